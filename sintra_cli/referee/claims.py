"""Compare what was written on paper with what the rules give."""

from __future__ import annotations

from msgspec import Struct

from sintra_cli.family.rules.replay import Replay
from sintra_cli.log.log import Log


class Mismatch(Struct, frozen=True, kw_only=True):
    """A claim that differs; `round` is None for a final total, `move` is there for the points of one move."""

    round: int | None
    move: int | None = None
    seat: int
    claimed: int
    counted: int
    is_final_total: bool = False


def compare(log: Log, replay: Replay) -> tuple[list[Mismatch], bool]:
    """Return the claims that differ, in the order of the game, and whether some could not be compared.

    A total whose difference is that of the same player's claim before tells nothing new and is passed over.
    """
    found: list[Mismatch] = []
    differences = dict.fromkeys(range(len(log.names)), 0)
    totals = None if replay.final is None else [final.total for final in replay.final]

    def compare_total(number: int | None, seat: int, claimed: int, counted: int) -> None:
        difference = claimed - counted
        if difference not in {0, differences[seat]}:
            last = number is not None and number == replay.rounds[-1].number
            final_total = last and totals is not None and totals[seat] == claimed
            found.append(
                Mismatch(round=number, seat=seat, claimed=claimed, counted=counted, is_final_total=final_total)
            )
        differences[seat] = difference

    for played, claims in zip(replay.rounds, log.claims, strict=False):
        number = played.number
        for move, turn in enumerate(played.turns, 1):
            claimed = turn.move.points
            if claimed is not None and claimed != turn.points:
                found.append(Mismatch(round=number, move=move, seat=turn.seat, claimed=claimed, counted=turn.points))
        if played.end is not None:
            for seat, claimed in sorted(claims.items()):
                compare_total(number, seat, claimed, played.scores[seat])
    if totals is not None:
        for seat, claimed in sorted(log.final_claims.items()):
            compare_total(None, seat, claimed, totals[seat])
    return found, _some_left(log, replay)


def _some_left(log: Log, replay: Replay) -> bool:
    """Tell whether there are claims of a round, a move or a game that was not played to its end."""
    if replay.final is None and log.final_claims:
        return True
    for index, written in enumerate(log.rounds):
        played = replay.rounds[index] if index < len(replay.rounds) else None
        if log.claims[index] and (played is None or played.end is None):
            return True
        done = len(played.turns) if played else 0
        if any(move.points is not None for move in written.moves[done:]):
            return True
    return False


def agreeing(log: Log, replay: Replay) -> tuple[int, int]:
    """Count the claims that are right, and all there are; those that cannot be compared are not right."""
    right = 0
    for played, claims in zip(replay.rounds, log.claims, strict=False):
        right += sum(turn.move.points == turn.points for turn in played.turns if turn.move.points is not None)
        if played.end is not None:
            right += sum(claimed == played.scores[seat] for seat, claimed in claims.items())
    if replay.final is not None:
        right += sum(claimed == replay.final[seat].total for seat, claimed in log.final_claims.items())
    of_moves = sum(move.points is not None for written in log.rounds for move in written.moves)
    return right, of_moves + sum(map(len, log.claims)) + len(log.final_claims)
