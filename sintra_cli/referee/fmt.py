"""Write the moves of a log in canonical form, as far as they were legally played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import structs

from sintra_cli.family.move_parts import points_of
from sintra_cli.family.rules.move import Move
from sintra_cli.family.rules.replay import Failure, Replay
from sintra_cli.log.log import Log
from sintra_cli.log.rewrite import rewrite
from sintra_cli.referee.judge import opened, replayed
from sintra_cli.toml.faults import Refused


def formatted(data: bytes, rulings: Mapping[str, str], box: Mapping[str, Any]) -> bytes | Refused:
    """Return a log's file with canonical moves, one turn cycle a line, or why the log cannot be read.

    The verdict on it stays the same, but for the places of what is wrong: claims stay, and so does all that is said
    of a move that is not legal or comes after such a one.
    """
    log = opened(data, rulings, box)
    if isinstance(log, Refused):
        return log
    replay = replayed(log)
    written: Any = log.data.get("rounds", [])
    moves = [
        None if _is_shown(replay.failure, number, this) else _moves(log, replay, number)
        for number, this in enumerate(written, log.first_round)
    ]
    return rewrite(data, log.data, moves, len(log.names))


def _is_shown(failure: Failure | None, number: int, written: Mapping[str, Any]) -> bool:
    """Tell whether a failure shows the moves of a round as they are written: where the tiling after them is missing."""
    if failure is None or failure.round != number:
        return False
    return failure.at_end and "tiling" not in written


def _moves(log: Log, replay: Replay, number: int) -> list[str]:
    """Return the moves of a round as they are to be written."""
    index, failure = number - log.first_round, replay.failure
    texts = list(log.texts(index))
    legal = [this.canonical(turn) for this in replay.rounds[index : index + 1] for turn in this.turns]
    illegal = failure.move if failure is not None and failure.round == number else None
    for at, (text, move) in enumerate(zip(texts, log.rounds[index].moves, strict=True)):
        if at < len(legal):
            texts[at] = f"{legal[at]}{_points(log, move, text)}"
        elif at + 1 != illegal:
            player = "" if move.player is None else f"{text.rpartition(':')[0].strip()}:"
            texts[at] = f"{player}{structs.replace(move, player=None)}{_points(log, move, text)}"
    return texts


def _points(log: Log, move: Move, text: str) -> str:
    """Return the points claimed for a move, as they are written."""
    span = None if move.points is None else points_of(log.game.grammar, text)
    return "" if span is None else f"({text[slice(*span)]})"
