"""Compare what was written on paper with what the rules give."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from sintra_cli.family.rules.address import Address
from sintra_cli.family.rules.replay import Replay
from sintra_cli.family.rules.turn import FinalScore, Turn
from sintra_cli.family.setup import Claims
from sintra_cli.log.log import Log


class Claim(Struct, frozen=True):
    """Points on paper for a seat, and those that the rules give."""

    seat: int
    claimed: int
    counted: int

    @property
    def right(self) -> bool:
        """Whether they are the same."""
        return self.claimed == self.counted


def of_move(turn: Turn) -> Sequence[Claim]:
    """Return what was claimed for a move: one claim, or none."""
    claimed = turn.move.points
    return () if claimed is None else (Claim(turn.seat, claimed, turn.points),)


def of_round(claims: Claims, scores: Sequence[int]) -> Iterator[Claim]:
    """Yield what was claimed when a round was over, seat by seat."""
    return (Claim(seat, claimed, scores[seat]) for seat, claimed in sorted(claims.items()))


def of_game(claims: Claims, finals: Sequence[FinalScore]) -> Iterator[Claim]:
    """Yield what was claimed for the end of the game, seat by seat."""
    return of_round(claims, [final.total for final in finals])


class Mismatch(Struct, frozen=True, kw_only=True):
    """A claim that differs; `round` is None for a final total, `move` is there for the points of one move."""

    round: int | None
    move: int | None = None
    seat: int
    claimed: int
    counted: int
    is_final_total: bool = False


class Needless(Struct, frozen=True, kw_only=True):
    """A legal move that was written down as a wrong one which was let stand."""

    round: int
    move: int
    seat: int


def compare(log: Log, replay: Replay) -> tuple[list[Mismatch | Needless], bool]:
    """Return the claims that differ, in the order of the game, and whether some could not be compared.

    A total whose difference is that of the same player's claim before tells nothing new and is passed over.
    """
    found: list[Mismatch | Needless] = []
    differences = dict.fromkeys(range(len(log.names)), 0)
    totals = None if replay.final is None else [final.total for final in replay.final]

    def compare_total(number: int | None, claim: Claim) -> None:
        seat, claimed = claim.seat, claim.claimed
        difference = claimed - claim.counted
        if difference not in {0, differences[seat]}:
            last = number is not None and number == replay.rounds[-1].number
            meant = log.final_claims.get(seat, claimed)
            final_total = last and totals is not None and totals[seat] == claimed == meant
            found.append(
                Mismatch(round=number, seat=seat, claimed=claimed, counted=claim.counted, is_final_total=final_total)
            )
        differences[seat] = difference

    for played, claims in zip(replay.rounds, log.claims, strict=False):
        number = played.number
        for move, turn in enumerate(played.turns, 1):
            if turn.stands_needlessly and (log.what_if is None or Address(number, move) < log.what_if.first):
                found.append(Needless(round=number, move=move, seat=turn.seat))
            found += (
                Mismatch(round=number, move=move, seat=claim.seat, claimed=claim.claimed, counted=claim.counted)
                for claim in of_move(turn)
                if not claim.right
            )
        if played.end is not None:
            for claim in of_round(claims, played.scores):
                compare_total(number, claim)
    if replay.final is not None:
        for claim in of_game(log.final_claims, replay.final):
            compare_total(None, claim)
    return found, _some_left(log, replay) or (log.what_if is not None and log.what_if.dropped)


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
    found = [claim for this in replay.rounds for turn in this.turns for claim in of_move(turn)]
    for this, claims in zip(replay.rounds, log.claims, strict=False):
        if this.end is not None:
            found += of_round(claims, this.scores)
    if replay.final is not None:
        found += of_game(log.final_claims, replay.final)
    of_moves = sum(move.points is not None for written in log.rounds for move in written.moves)
    return sum(claim.right for claim in found), of_moves + sum(map(len, log.claims)) + len(log.final_claims)
