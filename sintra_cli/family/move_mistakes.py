"""Say what is wrong with a move that the notation does not produce; loaded only for such a move."""

from __future__ import annotations

import re
from typing import Final

from sintra_cli.text import short

_LONGEST: Final = 100
"""What has more characters was not meant as a move, and no better one is suggested."""
_EXAMPLE: Final = {
    "sintra": "1R3 (display 1, red, strip 3), CB4j1=R, 2Y- or <",
    "azul": "1R3 (display 1, red, line 3), CB4 or 2Y- (to the floor line)",
}
_TARGETS: Final = {"sintra": ("strip", 8), "azul": ("pattern line", 5)}
_DASHES: Final = "‐‑‒–—―−"  # noqa: RUF001  # what word processors make of a hyphen
_OTHER_MARKS: Final = {"≤": "<", "‹": "<", "＜": "<", "«": "<"}  # noqa: RUF001


def explain(text: str, game: str, letters: str, displays: str) -> str:
    """Return a message for a move (text as written) in a game whose colours have these letters.

    `displays` says whether those of its round are written down.
    """
    move = text.rpartition(":")[2].strip()
    hint = _hint(move[:_LONGEST], game, letters, displays)
    if len(move) > _LONGEST and hint and "did you mean" in hint:
        hint = None
    return f"{short(text)!r} is no move: {hint or f'a move is written like {_EXAMPLE[game]}'}"


def _hint(move: str, game: str, letters: str, displays: str) -> str | None:
    if not move:
        return None
    dashes = [mark for mark in move if mark in _DASHES]
    if dashes:
        plain = "".join("-" if mark in _DASHES else mark for mark in move)
        return f"{dashes[0]} is not a hyphen; did you mean {plain}?"
    for mark, meant in _OTHER_MARKS.items():
        if mark in move:
            return f"{mark} is not {meant}; did you mean {move.replace(mark, meant)}?"
    if move[-1] in ",;":
        return f"moves have only white space between them; did you mean {move.rstrip(',; ')}?"
    if move[0] == "<":
        return _of_return(move, game)
    if displays == "unseen":
        as_seen = f"1{move[1:]}"
        return _of_unseen(move) or _of_parts(as_seen, game, letters) or _of_rest(as_seen, game, letters)
    if move[0] == "?":
        return "? is no source: a round whose displays are written down has sources 1 to 9 and C"
    both = re.escape(letters + letters.lower())
    swapped = re.fullmatch(rf"([{both}])([1-9])([1-8])(.*)", move)
    if swapped:
        colour, source, target, rest = swapped.groups()
        return f"the display comes before the colour; did you mean {source}{colour.upper()}{target}{rest}?"
    return _of_parts(move, game, letters) or _of_rest(move, game, letters)


def _of_unseen(move: str) -> str | None:
    if move[0] not in "?Cc":
        return f"{move[0]!r} is no source: the round has no displays, so a move begins with ? (a display) or C"
    if not move[1:].lstrip()[:1].isdigit():
        return "the count is missing: in a round without displays each take says how many, such as ?2R3 or C4B5"
    count = re.match("[0-9]*", move[1:].lstrip())
    if count and (count[0].startswith("0") or not 1 <= int(count[0][:4]) <= 20):
        return f"{count[0][:9]} is no count: a take is of 1 to 20"
    return None


def _of_return(move: str, game: str) -> str:
    if game == "azul":
        return "there is no glazier in Azul, so nothing returns"
    return f"< stands alone, perhaps with points: <(0); {move[1:]!r} does not belong there"


def _of_parts(move: str, game: str, letters: str) -> str | None:
    """Look at the parts from left to right."""
    parts = re.match(r"(?P<source>[0-9A-Za-z])\s*(?P<count>[0-9]*)\s*(?P<colour>\w?)\s*(?P<target>-|[0-9]*)", move)
    if parts is None:
        return None
    source, count, colour, target = parts.group("source", "count", "colour", "target")
    if source not in "123456789Cc":
        return f"{source!r} is no source: a move begins with a display from 1 to 9, or C for the centre"
    if count and (not 1 <= int(count[:4]) <= 20 or count.startswith("0")):
        return f"{count[:9]} is no count of panes: between display and colour stands a number from 1 to 20, or nothing"
    if not colour:
        return "the colour is missing: it stands after the display"
    if colour.upper() not in letters:
        return f"{colour} is no colour of the box, which has {', '.join(letters)}"
    what, most = _TARGETS[game]
    if not target:
        return f"the {what} is missing: 1 to {most} after the colour, or -"
    if target != "-" and (len(target) > 1 or not 1 <= int(target) <= most):
        return f"{target[:9]} is no {what}: these are 1 to {most}"
    return None


def _of_rest(move: str, game: str, letters: str) -> str | None:
    """Look at what stands after the target."""
    parts = re.fullmatch(r"([0-9Cc]\s*[0-9]*\s*\w\s*([0-9]|-))\s*(.*)", move, re.DOTALL)
    if parts is None:
        return None
    take, target, rest = parts.groups()
    if game == "azul":
        if rest.startswith("("):
            return "in Azul a move scores nothing itself: leave out the points"
        if rest[:1] in {"j", "J", "="}:
            return f"{rest!r} is for Stained Glass of Sintra: in Azul a move ends with its line"
        return None
    if target == "-" and rest[:1] in {"j", "J", "="}:
        return "after - all panes break: none goes on a joker, and none is kept"
    kept_first = re.fullmatch(r"(=\s*\w)\s*([jJ]\s*[0-2])(.*)", rest)
    if kept_first:
        kept, jokers, more = kept_first.groups()
        return f"jokers come before the pane that is kept; did you mean {take}{jokers}{kept}{more}?"
    if re.match(r"[jJ]", rest) and not re.match(r"[jJ]\s*[0-2](?![0-9])", rest):
        return "after j stands how many panes go on jokers: 0, 1 or 2"
    letter = re.match(r"(?:[jJ]\s*[0-2]\s*)?=\s*(\w?)", rest)
    if letter and letter[1] and letter[1].upper() not in letters:
        return f"{letter[1]} is no colour of the box, which has {', '.join(letters)}"
    if letter and "(" not in rest:
        return "after = stands one letter, that of the pane that is kept for the window"
    if "(" in rest:
        return "points stand in brackets at the end of the move, a whole number from -999 to 999"
    return None
