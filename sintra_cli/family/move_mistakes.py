"""Say what is wrong with a move that the notation does not produce; loaded only for such a move."""

from __future__ import annotations

import re
from typing import Final

from sintra_cli.family.move_slips import several, slip
from sintra_cli.family.notation import Grammar, Notation
from sintra_cli.family.plain import DASHES, OTHER_MARKS
from sintra_cli.text import short

_LONGEST: Final = 100
"""What has more characters was not meant as a move, and no better one is suggested."""
_ENDS: Final = ",;."


def explain(text: str, form: Notation) -> str:
    """Return a message for a move (text as written) that is none in this notation."""
    move = text.rpartition(":")[2].strip()
    hint = several(text.strip(), form) or _hint(move[:_LONGEST], form)
    if len(move) > _LONGEST and hint and "did you mean" in hint:
        hint = None
    return f"{short(text)!r} is no move: {hint or f'a move is written like {form.grammar.example}'}"


def _hint(move: str, form: Notation) -> str | None:
    if not move:
        return None
    dashes = [mark for mark in move if mark in DASHES]
    if dashes:
        return f"{dashes[0]} is not a hyphen{_meant(re.sub(f'[{DASHES}]', '-', move), form)}"
    for mark, meant in OTHER_MARKS.items():
        if mark in move:
            return f"{mark} is not {meant}{_meant(move.replace(mark, meant), form)}"
    slipped = slip(move, form)
    if slipped:
        return slipped
    if move[-1] in _ENDS:
        plain = move.rstrip(f"{_ENDS} ")
        between = f"moves have only white space between them{_meant(plain, form)}"
        return between if form.read(plain) else _hint(plain, form) or between
    if move[0] == "<":
        return form.grammar.hint_of_return(move[1:])
    if form.displays == "unseen":
        as_seen = f"1{move[1:]}"
        return _of_unseen(move) or _of_parts(as_seen, form.grammar, form.letters) or _of_rest(as_seen, form)
    if move[0] == "?":
        return "? is no source: a round whose displays are written down has sources 1 to 9 and C"
    return _of_order(move, form) or _of_parts(move, form.grammar, form.letters) or _of_rest(move, form)


def _meant(move: str, form: Notation) -> str:
    """Ask whether a move was meant, where it is one."""
    return f"; did you mean {move}?" if form.read(move) else ""


def _of_order(move: str, form: Notation) -> str | None:
    targets = form.grammar.targets
    swapped = re.fullmatch(rf"([A-Za-z])([1-9])([{targets[0]}-{targets[-1]}])(.*)", move, re.DOTALL)
    if swapped is None or swapped[1].upper() not in form.letters:
        return None
    colour, source, target, rest = swapped.groups()
    return f"the display comes before the colour{_meant(f'{source}{colour.upper()}{target}{rest}', form)}"


def _of_unseen(move: str) -> str | None:
    if move[0] not in "?Cc":
        return f"{move[0]!r} is no source: the round has no displays, so a move begins with ? (a display) or C"
    if not move[1:].lstrip()[:1].isdigit():
        return "the count is missing: in a round without displays each take says how many, such as ?2R3 or C4B5"
    count = re.match("[0-9]*", move[1:].lstrip())
    if count and (count[0].startswith("0") or not 1 <= int(count[0][:4]) <= 20):
        return f"{count[0][:9]} is no count: a take is of 1 to 20"
    return None


def _of_parts(move: str, grammar: Grammar, letters: str) -> str | None:
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
        return no_colour(colour, letters)
    what, most = grammar.target, grammar.targets[-1]
    if not target:
        return f"the {what} is missing: 1 to {most} after the colour, or -"
    if target != "-" and (len(target) > 1 or not 1 <= int(target) <= most):
        return f"{target[:9]} is no {what}: these are 1 to {most}"
    return None


def _of_rest(move: str, form: Notation) -> str | None:
    """Look at what stands after the target."""
    parts = re.fullmatch(r"([0-9Cc]\s*[0-9]*\s*\w\s*(?:[0-9]|-))\s*(.*)", move, re.DOTALL)
    return None if parts is None else form.grammar.hint_of_rest(parts[1], parts[2], form.letters)


def no_colour(letter: str, letters: str) -> str:
    """Say that a letter is none of the five of the box."""
    return f"{letter} is no colour of the box, which has {', '.join(letters)}"
