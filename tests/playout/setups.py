"""Heads of logs: who plays what, with which made-up strips."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from tests.building.logs import FOUR

SINTRA_COLOURS = "RYGBW"
AZUL_COLOURS = "BYRKW"


def sintra_head(
    rng: Random,
    *,
    players: int = 2,
    side: str = "A",
    rulings: Mapping[str, str] | None = None,
    box: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """Return a log of Stained Glass of Sintra without rounds; any player may start."""
    names = FOUR[:players]
    colours = letters_of(box, SINTRA_COLOURS)
    head = {
        "format": 1,
        "game": "sintra",
        "side": side,
        "round_colours": round_colours(rng, colours),
        "starting_player": rng.choice(names),
        "players": [{"name": name, "strips": strips(rng, colours)} for name in names],
    }
    return head | _stated(rulings, box)


def azul_head(
    rng: Random,
    *,
    players: int = 2,
    wall: str = "coloured",
    rulings: Mapping[str, str] | None = None,
    box: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """Return a log of Azul without rounds; any player may start."""
    names = FOUR[:players]
    head = {
        "format": 1,
        "game": "azul",
        "wall": wall,
        "starting_player": rng.choice(names),
        "players": [{"name": name} for name in names],
    }
    return head | _stated(rulings, box)


def round_colours(rng: Random, colours: Sequence[str]) -> str:
    """Return six panes for the round indicator: each colour once, and an odd one at the front or the back."""
    each = "".join(rng.sample(colours, 5))
    odd = rng.choice(colours)
    return odd + each if rng.random() < 0.8 else each + odd


def strips(rng: Random, colours: Sequence[str]) -> list[str]:
    """Return eight strips, one of them with two jokers on the face that lies down."""
    jokered = rng.randrange(8)
    return [
        f"{_face(rng, colours)}/{_jokers(rng, colours) if slot == jokered else _face(rng, colours)}"
        for slot in range(8)
    ]


def letters_of(box: Mapping[str, Any] | None, default: str) -> str:
    """Return the letters of a box's colours."""
    return "".join(colour[0] for colour in (box or {}).get("colours", default))


def _face(rng: Random, colours: Sequence[str]) -> str:
    """Return five spaces in two to four colours, no more than three of one."""
    chosen = rng.sample(colours, rng.choice((2, 3, 3, 4)))
    spaces = chosen + rng.sample(chosen * 2, 5 - len(chosen))
    rng.shuffle(spaces)
    return "".join(spaces)


def _jokers(rng: Random, colours: Sequence[str]) -> str:
    spaces = [*rng.sample(colours, 3), "*", "*"]
    rng.shuffle(spaces)
    return "".join(spaces)


def _stated(rulings: Mapping[str, str] | None, box: Mapping[str, Any] | None) -> dict[str, Any]:
    return {key: dict(value) for key, value in (("rulings", rulings), ("box", box)) if value}
