"""One change to a log, well formed but perhaps not legal."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import Any

Place = tuple[int, float]
"""A round and a move, both from 1; move 0 is the beginning of the round, an infinite one its end."""


def change(document: dict[str, Any], moves: Sequence[str], colours: str, rng: Random) -> tuple[dict[str, Any], Place]:
    """Return a copy of a log that has rounds with one thing changed, and the place of that.

    `moves` are those that may be written instead of what is there, `colours` the letters of the box.
    """
    changed = deepcopy(document)
    number = rng.randrange(len(changed["rounds"]))
    this = changed["rounds"][number]
    if "tiling" in this and rng.random() < 0.3:
        _other_tiling(this["tiling"], rng)
        return changed, (number + 1, float("inf"))
    written = this["moves"].split()
    if not written or rng.random() < 0.15:
        _other_piece(this["displays"], colours, rng)
        return changed, (number + 1, 0)
    index = rng.randrange(len(written))
    if rng.random() < 0.2:
        written[index] = f"{rng.choice(changed['players'])['name']}:{written[index]}"
    else:
        rng.choice(_KINDS)(written, index, moves, rng)
    this["moves"] = " ".join(written)
    return changed, (number + 1, index + 1)


def _other_move(written: list[str], index: int, moves: Sequence[str], rng: Random) -> None:
    near = [move for move in moves if move[:2] == written[index][:2]]
    written[index] = rng.choice(near if rng.random() < 0.7 else moves)


def _one_move_less(written: list[str], index: int, _moves: Sequence[str], _rng: Random) -> None:
    del written[index]


def _one_move_more(written: list[str], index: int, moves: Sequence[str], rng: Random) -> None:
    written.insert(index, rng.choice(moves))


def _two_swapped(written: list[str], index: int, _moves: Sequence[str], _rng: Random) -> None:
    written[index : index + 2] = reversed(written[index : index + 2])


_KINDS = (_other_move, _other_move, _one_move_less, _one_move_more, _two_swapped)


def _other_piece(displays: list[str], colours: str, rng: Random) -> None:
    display = rng.randrange(len(displays))
    pieces = list(displays[display])
    at = rng.randrange(len(pieces) + 1)
    pieces[at : at + rng.randrange(2)] = rng.choice(("", *colours))
    displays[display] = "".join(pieces)


def _other_tiling(tiling: list[str], rng: Random) -> None:
    seat = rng.randrange(len(tiling))
    choices = dict(choice.split(":") for choice in tiling[seat].split())
    line = rng.choice("12345")
    if rng.random() < 0.3:
        choices.pop(line, None)
    else:
        choices[line] = rng.choice("12345")
    tiling[seat] = " ".join(":".join(choice) for choice in choices.items())
