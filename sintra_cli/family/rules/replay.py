"""Replay a log against a table: the valid prefix and the first failure, as one value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct, structs

from sintra_cli.family.rules.address import END, START, Address, Stop
from sintra_cli.family.rules.illegal import Illegal, NotWritten
from sintra_cli.family.rules.move import RETURN, Move
from sintra_cli.family.rules.table import Table, Waiting
from sintra_cli.family.rules.turn import FinalScore, RoundEnd, Turn


class WrittenRound(Struct, frozen=True, kw_only=True):
    """A round as the log has it: displays in order, moves, and choices at its end (seat by seat) if written.

    `displays` is None where nobody wrote them down.
    """

    displays: Sequence[str] | None
    moves: Sequence[Move]
    choices: Sequence[Mapping[int, int]] | None = None


class PlayedRound(Struct, kw_only=True):
    """A round that began: who started it, its legal turns, how it ended (None: it has not), and the scores then.

    `starter` is a seat (from 0), `taker` that of who took the tile, `next_starter` that of who starts the round after
    it, if there can be one. `seen` says whether its displays were written down, `begun` whether they were laid in this
    log, and `refilled` whether the discard went into the bag for them (None: not known). `waits_for` is what is still
    to be chosen, where only that keeps it from ending. `decided_at_start` and `decided_at_end` name the rulings that
    decided something when it was laid and wound up.
    """

    number: int
    starter: int
    seen: bool
    begun: bool
    refilled: bool | None = None
    turns: list[Turn]
    end: RoundEnd | None = None
    taker: int | None = None
    next_starter: int | None = None
    waits_for: Waiting | None = None
    scores: Sequence[int] = ()
    decided_at_start: tuple[str, ...] = ()
    decided_at_end: tuple[str, ...] = ()

    def canonical(self, turn: Turn) -> Move:
        """Return a turn's move in canonical form: with its count where the displays are not written down."""
        move = turn.canonical
        return move if self.seen else structs.replace(move, count=turn.move.count)


class Failure(Struct, frozen=True, kw_only=True):
    """The first illegal thing. `round` and `move` count from 1, seats and displays from 0; `legal` is for a move.

    `ruling` names the ruling with another value of which it would not be illegal, if there is one.
    """

    rule: str
    message: str
    round: int | None
    move: int | None = None
    player: int | None = None
    display: int | None = None
    ruling: str | None = None
    legal: tuple[Move, ...] | None = None

    @property
    def address(self) -> Address | None:
        """Where in the game it is; None in the set-up."""
        if self.round is None:
            return None
        if self.move is not None:
            return Address(self.round, self.move)
        return Address(self.round, START if self.player is None else END)  # only a tiling is a player's


class Halt(Struct, frozen=True):
    """A move (round and number from 1) that cannot be judged, and what nobody wrote down that this would take."""

    round: int
    move: int
    message: str


class Replay(Struct, frozen=True, kw_only=True):
    """What was legally played, and the first failure, if any; `final` is the final scoring of a finished game.

    `halt` is where it stops because the log leaves out what it takes to go on.
    `undone` is a round whose moves were legal one by one, but cannot have begun: together they are no possible draw.
    """

    rounds: list[PlayedRound]
    failure: Failure | None
    final: Sequence[FinalScore] | None
    halt: Halt | None = None
    undone: PlayedRound | None = None


def replay(table: Table, rounds: Sequence[WrittenRound], stop: Stop | None = None) -> Replay:
    """Play the rounds on a table; stop at the first thing that a rule forbids, or where `stop` says.

    A table in the middle of a round goes on with it: what the first round adds are moves. The table is left as it
    stands then.
    """
    played: list[PlayedRound] = []
    first = table.round if not table.wound_up else table.round + 1
    for number, written in enumerate(rounds, first):
        if stop is not None and number > stop.round:
            break
        last = number == first + len(rounds) - 1
        at_stop = stop if stop is not None and number == stop.round else None
        failure = replay_round(table, number, written, played, at_stop, last=last)
        if isinstance(failure, Halt):
            return Replay(rounds=played, failure=None, final=None, halt=failure)
        if failure is not None:
            begun = bool(played) and played[-1].number == number
            undone = played.pop() if failure.rule == "draw-supply" and begun else None
            return Replay(rounds=played, failure=failure, final=None, undone=undone)
    final = table.final() if table.finished else None
    return Replay(rounds=played, failure=None, final=final)


def replay_round(
    table: Table,
    number: int,
    written: WrittenRound,
    played: list[PlayedRound],
    stop: Stop | None = None,
    *,
    last: bool,
) -> Failure | Halt | None:
    """Play one round, add it to those played where it can begin, and return what stops it.

    That is the first thing that a rule forbids, or that cannot be judged. `last` says that no round follows in the log.
    Whatever else is raised has a note that says which round it was.
    """
    try:
        return _replay_round(table, number, written, played, stop, last=last)
    except Exception as fault:
        fault.add_note(f"round {number}")
        raise


def _replay_round(
    table: Table,
    number: int,
    written: WrittenRound,
    played: list[PlayedRound],
    stop: Stop | None,
    *,
    last: bool,
) -> Failure | Halt | None:
    begun = table.wound_up or table.round != number
    if begun:
        try:
            table.lay(written.displays)
        except Illegal as error:
            return _failed(error, number)
    this = PlayedRound(number=number, starter=table.starter, seen=table.offer.seen, begun=begun, turns=[])
    played.append(this)
    this.decided_at_start = table.notes()
    failure = _play(table, number, written.moves if stop is None else written.moves[: stop.moves], this)
    if failure is None and table.offer_over and (stop is None or stop.wind_up):
        try:
            this.end = table.wind_up(written.choices, last=last)
        except Illegal as error:
            failure = _failed(error, number)
        this.decided_at_end = table.notes()
        this.next_starter = None if this.end is None or table.over else table.starter
        this.waits_for = table.waits_for
    this.refilled = table.refilled if begun else None
    this.taker = table.offer.tile_taken_by
    this.scores = tuple(seat.score for seat in table.seats)
    return failure


def _play(table: Table, number: int, moves: Sequence[Move], this: PlayedRound) -> Failure | Halt | None:
    """Play the moves of a round, up to the first thing that stops it."""
    for index, move in enumerate(moves, 1):
        try:
            failure = _play_one(table, number, index, move, this)
        except Exception as fault:
            fault.add_note(f"move {index}")
            raise
        if failure is not None:
            return failure
    return None


def _play_one(table: Table, number: int, index: int, move: Move, this: PlayedRound) -> Failure | Halt | None:
    """Play a move, and judge the draw of the round when all is taken, if only then it is known."""
    try:
        this.turns.append(table.play(move))
    except Illegal as error:
        return _failed(error, number, index, tuple(instead(table, move)))
    except NotWritten as error:
        return Halt(number, index, error.message)
    if table.offer_over:
        try:
            table.settle()
        except Illegal as error:
            return _failed(error, number)
        this.decided_at_start += table.notes()
    return None


def _failed(error: Illegal, number: int, move: int | None = None, legal: tuple[Move, ...] | None = None) -> Failure:
    return Failure(
        rule=error.rule,
        message=error.message,
        round=number,
        move=move,
        player=error.player,
        display=error.display,
        ruling=error.ruling,
        legal=legal,
    )


def instead(table: Table, tried: Move) -> list[Move]:
    """List the legal moves from the same source with the same colour, or all where there are none."""
    moves = list(table.legal_moves())
    same = [move for move in moves if (move.source, move.colour) == (tried.source, tried.colour)]
    return same if same and tried.source != RETURN else moves
