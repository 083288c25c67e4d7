"""Logs of good players with one typing error each, which makes them illegal or a claim differ."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import tomli_w

from sintra_cli.referee import judge
from tests.playout.azul_player import AzulPlayer
from tests.playout.play import PlayedLog, play
from tests.playout.sintra_player import SintraPlayer
from tests.playout.unseen import without_displays

Document = dict[str, Any]

WHIM: Final = 0.1
"""How often a player makes any move instead of the one that looks best."""
UNSEEN: Final = 0.2
"""How often nobody wrote down what lay on the displays of some rounds."""

_TRIES: Final = 20
"""How many errors are tried in one game: not every one makes it illegal or a claim differ."""

_MOVE: Final = re.compile(
    r"(?P<source>[1-9C?])[0-9]*(?P<colour>[A-Z])(?P<target>[1-8-])(?:j[0-2])?(?:=(?P<keep>[A-Z]))?.*"
)


@dataclass(frozen=True)
class Mistyped:
    """A log as it should be, as it is, and what happened to it."""

    right: Document
    wrong: Document
    kind: str

    @property
    def data(self) -> bytes:
        """The bytes of the log with the error."""
        return written(self.wrong)


def mistyped(seed: int) -> Mistyped:
    """Return a finished log with an error of a random kind, the same for the same number."""
    rng = Random(seed)
    kind = rng.choice(list(KINDS))
    while True:
        right = _finished(rng)
        for _ in range(_TRIES):
            wrong = deepcopy(right)
            if KINDS[kind](wrong, rng) and wrong != right:
                report = judge(written(wrong)).report
                if report.errors and report.status != "unreadable":
                    return Mistyped(right, wrong, kind)


def written(document: Document) -> bytes:
    """Write a log as the bytes of a file."""
    return tomli_w.dumps(document, multiline_strings=True).encode()


def _finished(rng: Random) -> Document:
    """Play a game to its end and write down all totals."""
    game, players = rng.choice(("sintra", "azul")), rng.choice((2, 3, 4))
    player: Any = (SintraPlayer if game == "sintra" else AzulPlayer)(rng, WHIM)
    side, wall = rng.choice("AB"), rng.choice(("coloured", "grey"))
    while True:
        played = play(game, rng, players=players, side=side, wall=wall, player=player)
        if played.table.over:
            return _with_claims(played, rng)


def _with_claims(played: PlayedLog, rng: Random) -> Document:
    document = without_displays(played, rng) if rng.random() < UNSEEN else deepcopy(played.document)
    for this, totals in zip(document["rounds"], played.totals, strict=True):
        this["claimed"] = list(totals)
    totals = [final.total for final in played.table.final()]
    document["claimed"] = {player["name"]: total for player, total in zip(document["players"], totals, strict=True)}
    return document


# --- the errors: each changes a document and says whether it could ------------------------------------------------


def _part(part: str, letters: Callable[[Document], str]) -> Callable[[Document, Random], bool]:
    """Make the error of another letter for a part of a move."""

    def mistype(document: Document, rng: Random) -> bool:
        this = rng.choice(document["rounds"])
        moves = this["moves"].split()
        index = rng.randrange(len(moves))
        match = _MOVE.fullmatch(moves[index])
        if match is None or match[part] is None:
            return False
        start, end = match.span(part)
        other = rng.choice([letter for letter in letters(document) if letter != match[part]])
        if match[part] == "?":
            other = "C"
        moves[index] = moves[index][:start] + other + moves[index][end:]
        this["moves"] = " ".join(moves)
        return True

    return mistype


def _colours(document: Document) -> str:
    return "RYGBW" if document["game"] == "sintra" else "BYRKW"


def _targets(document: Document) -> str:
    return "12345678" if document["game"] == "sintra" else "12345-"


def _displays(document: Document) -> str:
    return "123456789"[: 2 * len(document["players"]) + 1]


def _left_out(document: Document, rng: Random) -> bool:
    return _moves(document, rng, lambda moves, at: [*moves[:at], *moves[at + 1 :]])


def _doubled(document: Document, rng: Random) -> bool:
    return _moves(document, rng, lambda moves, at: [*moves[: at + 1], *moves[at:]])


def _swapped(document: Document, rng: Random) -> bool:
    return _moves(document, rng, lambda moves, at: [*moves[:at], *moves[at : at + 2][::-1], *moves[at + 2 :]])


def _moves(document: Document, rng: Random, change: Callable[[Sequence[str], int], list[str]]) -> bool:
    this = rng.choice(document["rounds"])
    moves = this["moves"].split()
    this["moves"] = " ".join(change(moves, rng.randrange(len(moves))))
    return True


def _pane(document: Document, rng: Random) -> bool:
    this = rng.choice(document["rounds"])
    if not any(this.get("displays", ())):
        return False
    at = rng.choice([index for index, display in enumerate(this["displays"]) if display])
    pane = rng.randrange(len(this["displays"][at]))
    display = this["displays"][at]
    this["displays"][at] = display[:pane] + rng.choice(_colours(document)) + display[pane + 1 :]
    return sorted(this["displays"][at]) != sorted(display)


def _claim(document: Document, rng: Random) -> bool:
    """Mistype a digit of a total, or put two digits in the wrong order."""
    totals = rng.choice([document["claimed"], *(this["claimed"] for this in document["rounds"])])
    at = rng.choice(list(totals) if isinstance(totals, dict) else range(len(totals)))
    digits = list(str(abs(totals[at])))
    index = rng.randrange(len(digits))
    if rng.random() < 0.5:
        digits[index] = rng.choice("0123456789")
    else:
        digits[index : index + 2] = digits[index : index + 2][::-1]
    totals[at] = int("".join(digits))
    return True


KINDS: Final[dict[str, Callable[[Document, Random], bool]]] = {
    "colour": _part("colour", _colours),
    "source": _part("source", lambda document: _displays(document) + "C"),
    "target": _part("target", _targets),
    "kept pane": _part("keep", _colours),
    "move left out": _left_out,
    "move doubled": _doubled,
    "neighbours swapped": _swapped,
    "pane in a display": _pane,
    "claim": _claim,
}
