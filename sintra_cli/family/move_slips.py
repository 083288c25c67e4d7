"""Slips in what is nearly a move, each recognised by the move that it becomes without it; loaded only for one."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

from sintra_cli.family.notation import Notation
from sintra_cli.family.plain import digits, marked_once, without_letters_for_digits
from sintra_cli.text import listed, short

_MOST: Final = 400
"""What is longer is not taken apart."""
_LONGEST: Final = 40
"""What is longer is not tried letter by letter."""
_BETWEEN: Final = re.compile(r"[\s,;/]+")
_ONE_COLOUR: Final = re.compile(
    r"(?P<source>[1-9Cc?])\s*(?P<count>[0-9]*)\s*(?P<run>[A-Za-z]{2,})(?P<rest>.*)", re.DOTALL
)


def several(text: str, form: Notation) -> str | None:
    """Say that a text holds more moves than one."""
    if len(text) > _MOST:
        return None
    moves = [part for part in _BETWEEN.split(text) if part]
    if len(moves) < 2 or not all(map(form.read, moves)):
        moves = _glued(text, form)
    if not moves:
        return None
    advice = "put white space between them, in an array each in quotes of its own"
    return f"these are {len(moves)} moves, {short(listed(moves))}: {advice}"


def _glued(text: str, form: Notation) -> list[str]:
    """Return two moves that stand in a text with nothing between them."""
    for at in range(1, len(text) if len(text) <= _LONGEST else 0):
        if form.read(text[:at]) and form.read(text[at:]):
            return [text[:at], text[at:]]
    return []


def slip(move: str, form: Notation) -> str | None:
    """Say which slip stands between a text and a move, without the player's name; None for others."""
    ways = (_numbered, _letter_for_digit, _stands, _points, _colours)
    return next(filter(None, (way(move, form) for way in ways)), None)


def _numbered(move: str, form: Notation) -> str | None:
    number = re.match(r"[0-9]{1,3}[.)]", move)
    if number is None:
        return None
    rest = move[number.end() :].strip()
    if rest and form.read(rest):
        return f"moves have no numbers; did you mean {rest}?"
    return f"moves have no numbers: leave out {move if re.fullmatch('[0-9]*', rest) else number[0]}"


def _letter_for_digit(move: str, form: Notation) -> str | None:
    found = without_letters_for_digits(move, form)
    if found is None:
        return None
    plain, wrong = found
    return f"{wrong} is not the digit {digits(wrong)}; did you mean {plain}?"


def _stands(move: str, form: Notation) -> str | None:
    """Look for the mark of a move that was let stand in another place, or more than once."""
    if "!" not in move:
        return None
    if not move.partition("(")[0].strip("! "):
        return "! stands right behind its move, with no space between them, such as CR-!"
    plain = marked_once(move)
    if not form.read(plain):
        return None
    before = ", before its points" if form.grammar.scores else ""
    return f"! stands once, right behind a move that was wrong and was let stand{before}; did you mean {plain}?"


def _points(move: str, form: Notation) -> str | None:
    if not form.grammar.scores:
        return None
    if re.fullmatch(r"\([^()]*\)", move):
        return "points stand right behind their move, with no space between them, such as 1R3(4)"
    signed = re.fullmatch(r"(?P<move>[^+]*?)\s*(?P<bracket>\(?)\+(?P<points>[0-9]{1,3})\)?", move)
    plain = signed and f"{signed['move']}({signed['points']})"
    if not signed or not plain or not form.read(plain):
        return None
    what = "have no + before them" if signed["bracket"] else "stand in brackets"
    return f"points {what}; did you mean {plain}?"


def _colours(move: str, form: Notation) -> str | None:
    """Look for more than one letter of a colour."""
    parts = _ONE_COLOUR.fullmatch(move)
    if parts is None or (form.grammar.jokers and parts["run"][1] in "Jj"):
        return None
    run = parts["run"].upper()
    if not set(run) <= set(form.letters):
        return None
    if any(one != other for one, other in pairwise(run)):
        return f"a move takes one colour, and here are {listed(dict.fromkeys(run))}"
    count = parts["count"] or (str(len(run)) if form.displays == "unseen" else "")
    plain = f"{parts['source']}{count}{run[0]}{parts['rest']}"
    advice = f"did you mean {plain}?" if form.read(plain) else "write it once"
    return f"a colour is one letter, however many there are; {advice}"
