"""Positions that a person might type, sensible or not: good ones in which something has been changed."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

_LETTERS = {"sintra": "RYGBW", "azul": "BYRKW"}
_STRIPS = ("", "RRBGY", "?????", "RRBGY/?????", "?????/RRBGY", "RR*YY/BBWWG", "RYGBW/R*B*G")


def mutated(document: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Return a copy of a log that begins with a position, with one to four things in it changed."""
    changed = copy.deepcopy(document)
    for _ in range(rng.randrange(1, 5)):
        rng.choice(_KINDS)(changed, rng)
    return changed


def _some(document: dict[str, Any], rng: Random, most: int) -> str:
    return "".join(rng.choices(_LETTERS[document["game"]], k=rng.randrange(most + 1)))


def _leave_out(document: dict[str, Any], rng: Random) -> None:
    position = document["position"]
    place = rng.choice([position, *position.get("players", {}).values()])
    if place:
        del place[rng.choice([*place])]


def _other_number(document: dict[str, Any], rng: Random) -> None:
    position = document["position"]
    position["round"] = rng.choice([1, 2, 3, 5, 6, 6, 7, 7, 8])
    for board in position.get("players", {}).values():
        if rng.random() < 0.5:
            board["score"] = rng.randrange(60)
        if document["game"] == "sintra" and rng.random() < 0.5:
            board |= {"glazier": rng.randrange(1, 9), "broken_glass": rng.choice([0, 1, 8, 14])}


def _other_names(document: dict[str, Any], rng: Random) -> None:
    names = [player["name"] for player in document["players"]]
    document["position"] |= {rng.choice(["turn", "starter", "tile"]): rng.choice(names)}


def _other_offer(document: dict[str, Any], rng: Random) -> None:
    position = document["position"]
    position.pop("unseen", None)
    position["displays"] = [_some(document, rng, 4) for _ in range(rng.randrange(6))]
    position["centre"] = _some(document, rng, 3)


def _nothing_on_offer(document: dict[str, Any], rng: Random) -> None:
    position = document["position"]
    for key in ("unseen", "centre", "tile"):
        position.pop(key, None)
    position["displays"] = []
    if rng.random() < 0.3:
        del position["displays"]


def _unseen(document: dict[str, Any], rng: Random) -> None:
    position = document["position"]
    for key in ("displays", "centre"):
        position.pop(key, None)
    position["unseen"] = {
        "displays": rng.randrange(6),
        "centre": rng.randrange(8),
        "left": rng.randrange(12),
        "taken": _some(document, rng, 4),
        "given_back": [rng.choice(("R", "BB", "RB-", "RBW-"))] * rng.randrange(3),
    }


def _other_supply(document: dict[str, Any], rng: Random) -> None:
    position = document["position"]
    discard = "tower" if document["game"] == "sintra" else "lid"
    position[rng.choice(["bag", discard])] = _some(document, rng, rng.choice([0, 3, 30]))


def _other_board(document: dict[str, Any], rng: Random) -> None:
    boards = document["position"].setdefault("players", {})
    board = boards.setdefault(rng.choice(document["players"])["name"], {})
    if document["game"] == "sintra":
        windows = [rng.choice(("", "R", "?", "WB", "Y?", "??")) for _ in range(8)]
        board |= {"windows": windows, "panes": [_some(document, rng, 2) for _ in range(rng.randrange(9))]}
    else:
        line = rng.randrange(5)
        lines = [""] * 5
        lines[line] = rng.choice(_LETTERS["azul"]) * rng.randrange(line + 2)
        wall = ["".join(rng.choice("....BYRKW") for _ in range(5)) for _ in range(5)]
        board |= {"lines": lines, "floor": rng.choice(("", "1", "1R", "RRRRRRR"))}
        if rng.random() < 0.5:
            board["wall"] = wall


def _other_strips(document: dict[str, Any], rng: Random) -> None:
    if document["game"] == "sintra":
        rng.choice(document["players"])["strips"] = [rng.choice(_STRIPS) for _ in range(rng.randrange(9))]


def _other_colours(document: dict[str, Any], rng: Random) -> None:
    if document["game"] == "sintra":
        document["round_colours"] = "".join(rng.choice("RYGBW.") for _ in range(6))


def _other_moves(document: dict[str, Any], rng: Random) -> None:
    if rng.random() < 0.3:
        document.pop("rounds", None)
        return
    moves = [f"{rng.choice('12345C')}{_some(document, rng, 1)}{rng.choice('12345-')}" for _ in range(rng.randrange(4))]
    document["rounds"] = [{"moves": " ".join(moves)}, *document.get("rounds", [])[1:]][: rng.randrange(4)]


_KINDS = (
    _leave_out,
    _leave_out,
    _other_number,
    _other_names,
    _other_offer,
    _nothing_on_offer,
    _unseen,
    _other_supply,
    _other_board,
    _other_strips,
    _other_colours,
    _other_moves,
)
