"""Logs of people who did not write down what lay on the displays."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from tests.playout.play import PlayedLog


def without_displays(played: PlayedLog, rng: Random) -> dict[str, Any]:
    """Return the log of a game in which some rounds leave out the displays, the last one among them."""
    rounds = played.document["rounds"]
    last = len(rounds) - 1
    return {
        **played.document,
        "rounds": [
            _unseen(this, moves) if number == last or rng.random() < 0.5 else this
            for number, (this, moves) in enumerate(zip(rounds, played.annotated, strict=True))
        ],
    }


def with_unknown_panes(document: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Return a log in which half of the panes that were kept for a window are not known."""
    rounds = [
        {**this, "moves": re.sub("=[A-Z]", lambda kept: rng.choice((kept[0], "=?")), this["moves"])}
        for this in document["rounds"]
    ]
    return {**document, "rounds": rounds}


def _unseen(this: dict[str, Any], moves: list[str]) -> dict[str, Any]:
    unseen = [re.sub("(^|:)[1-9]", r"\1?", move if "!" in move else move.partition(":")[2]) for move in moves]
    return {key: value for key, value in this.items() if key != "displays"} | {"moves": " ".join(unseen)}
