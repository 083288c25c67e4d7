"""Replay a log against a table: the valid prefix and the first failure, as one value."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Final

from msgspec import Struct, structs

from sintra_cli.family.rules.address import END, START, Address, Stop
from sintra_cli.family.rules.illegal import Illegal, NotWritten
from sintra_cli.family.rules.move import RETURN, Move
from sintra_cli.family.rules.names import DRAW_SUPPLY
from sintra_cli.family.rules.table import Table, Waiting
from sintra_cli.family.rules.turn import Decision, FinalScore, RoundEnd, Turn
from sintra_cli.names import RuleName

LAY: Final = -1
"""The step of a round in which its displays are laid; a move is its index, winding up is the number of moves."""


class WrittenRound(Struct, frozen=True, kw_only=True):
    """A round as the log has it: displays in order, moves, and choices at its end (seat by seat) if written.

    `displays` is None where nobody wrote them down.
    """

    displays: Sequence[str] | None
    moves: Sequence[Move]
    choices: Sequence[Mapping[int, int]] | None = None


class Step(Struct, frozen=True):
    """What a step of a game came to: the turn of a move, or the end of a round, and what stops the game there.

    With both a turn and something wrong the move is legal, but nobody wrote down what was drawn for the round, and now
    that all is taken it turns out that this cannot have been drawn.
    """

    turn: Turn | None = None
    end: RoundEnd | None = None
    wrong: Illegal | NotWritten | None = None


class Stepper:
    """Rounds being played on a table, step by step: displays are laid, moves made, the round is wound up.

    `round` is the index of the round, and `step` what comes next in it: `LAY`, the index of a move, or their number,
    for the end. A table in the middle of a round goes on with it: what the first round adds are moves.
    """

    __slots__ = ("round", "rounds", "step", "table")

    def __init__(self, table: Table, rounds: Sequence[WrittenRound], at: int = 0, step: int = LAY) -> None:
        self.table = table
        self.rounds = rounds
        self.round = at
        self.step = step

    @property
    def over(self) -> bool:
        """Whether all rounds have been played."""
        return self.round == len(self.rounds)

    @property
    def lays(self) -> bool:
        """Whether displays are laid in this round; not where the game goes on in the middle of its first one."""
        return self.table.wound_up or self.round > 0

    @property
    def address(self) -> Address:
        """The address of what comes next."""
        number = self.table.round
        if self.step == LAY:
            return Address(number + self.lays, START)
        return Address(number, END if self.step == len(self.rounds[self.round].moves) else self.step + 1)

    def advance(self) -> Step:
        """Play what comes next; where something is wrong with it, it is still to come.

        Whatever else is raised has notes that say which round it was, and which move.
        """
        written, step = self.rounds[self.round], self.step
        try:
            if step == LAY:
                return self._lay(written)
            if step < len(written.moves):
                return self._play(written.moves[step])
            return self._wind_up(written)
        except (Illegal, NotWritten) as wrong:
            return Step(wrong=wrong)
        except Exception as fault:
            if LAY < step < len(written.moves):
                fault.add_note(f"move {step + 1}")
            fault.add_note(f"round {self.address.round}")
            raise

    def _lay(self, written: WrittenRound) -> Step:
        if self.lays:
            self.table.lay(written.displays)
        self.step = 0
        return Step()

    def _play(self, move: Move) -> Step:
        """Play a move, and judge the draw of the round when all is taken, if only then it is known."""
        table = self.table
        turn = table.play(move)
        self.step += 1
        if not table.offer.left:
            try:
                table.settle()
            except Illegal as wrong:
                return Step(turn, wrong=wrong)
        return Step(turn)

    def _wind_up(self, written: WrittenRound) -> Step:
        """End a round, if it is over."""
        end = None
        if self.table.offer_over:
            end = self.table.wind_up(written.choices, last=self.round == len(self.rounds) - 1)
        self.round, self.step = self.round + 1, LAY
        return Step(end=end)


class PlayedRound(Struct, kw_only=True):
    """A round that began: who started it, its legal turns, how it ended (None: it has not), and the scores then.

    `starter` is a seat (from 0), `taker` that of who took the tile, `next_starter` that of who starts the round after
    it, if there can be one. `seen` says whether its displays were written down, `begun` whether they were laid in this
    log, and `refilled` whether the discard went into the bag for them (None: not known). `waits_for` is what is still
    to be chosen, where only that keeps it from ending. `decided_at_start` and `decided_at_end` are what rulings decided
    when it was laid and wound up.
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
    decided_at_start: tuple[Decision, ...] = ()
    decided_at_end: tuple[Decision, ...] = ()

    @property
    def decided(self) -> Iterator[Decision]:
        """What rulings decided in it, from its beginning to its end."""
        return chain(self.decided_at_start, *(turn.decided for turn in self.turns), self.decided_at_end)

    def canonical(self, turn: Turn) -> Move:
        """Return a turn's move in canonical form: with its count where the displays are not written down."""
        move = turn.canonical
        return move if self.seen else structs.replace(move, count=turn.move.count)


class Failure(Struct, frozen=True, kw_only=True):
    """The first illegal thing, and where it is: `address` is None in the set-up. `legal` is for a move.

    `player` is the seat (from 0) whose move, tiling or set-up it is, `display` counts from 0; `ruling` names the
    ruling with another value of which it would not be illegal, if there is one; `about` is what of the set-up is wrong.
    `may_stand` says that the move could have been let stand.
    """

    rule: RuleName
    message: str
    address: Address | None
    player: int | None = None
    about: str | None = None
    display: int | None = None
    ruling: str | None = None
    legal: tuple[Move, ...] | None = None
    may_stand: bool = False

    @property
    def round(self) -> int | None:
        """The number of the round; None in the set-up."""
        return None if self.address is None else self.address.round

    @property
    def move(self) -> int | None:
        """The number of the move in its round (from 1), if it is one."""
        return None if self.address is None or self.address.what in (START, END) else self.address.what

    @property
    def at_end(self) -> bool:
        """Whether it is the end of a round: what a player chose there, or did not."""
        return self.address is not None and self.address.what == END


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

    The table is left as it stands then.
    """
    played: list[PlayedRound] = []
    stepper = Stepper(table, rounds)
    while not stepper.over and (stop is None or stepper.address.round < stop.round):
        stopped = replay_round(stepper, played)
        if stopped is not None:
            return _broken_off(played, stopped)
    if not stepper.over and stop is not None and stepper.address.round == stop.round:
        stopped = replay_round(stepper, played, stop)
        if stopped is not None:
            return _broken_off(played, stopped)
    return _reached(table, played)


def go_on(table: Table, before: Replay, rounds: Sequence[WrittenRound]) -> Replay:
    """Play on from where a replay ended with nothing wrong, to the end of these rounds, of which it played the first.

    The table stands as that replay left it, and is played on; what was judged before is not judged again.
    """
    played = list(before.rounds)
    if played and played[-1].end is None:
        this = played[-1] = structs.replace(played[-1], turns=list(played[-1].turns))
        stepper = Stepper(table, rounds, len(played) - 1, len(this.turns))
        stopped = _play_round(stepper, this, None)
        _note_state(this, table)
    else:
        stepper, stopped = Stepper(table, rounds, len(played)), None
    while stopped is None and not stepper.over:
        stopped = replay_round(stepper, played)
    return _reached(table, played) if stopped is None else _broken_off(played, stopped)


def _reached(table: Table, played: list[PlayedRound]) -> Replay:
    return Replay(rounds=played, failure=None, final=table.final() if table.finished else None)


def _broken_off(played: list[PlayedRound], stopped: Failure | Halt) -> Replay:
    if isinstance(stopped, Halt):
        return Replay(rounds=played, failure=None, final=None, halt=stopped)
    begun = bool(played) and played[-1].number == stopped.round
    undone = played.pop() if stopped.rule == DRAW_SUPPLY and begun else None
    return Replay(rounds=played, failure=stopped, final=None, undone=undone)


def replay_round(stepper: Stepper, played: list[PlayedRound], stop: Stop | None = None) -> Failure | Halt | None:
    """Play a round to its end, or as far as `stop` says; add it to those played, and return what stops it, if anything.

    That is the first thing that a rule forbids, or that cannot be judged. A round that cannot begin is not added.
    """
    table, begun = stepper.table, stepper.lays
    laid = stepper.advance()
    if laid.wrong is not None:
        return _stopped(stepper, laid, laid.wrong)
    this = PlayedRound(
        number=table.round,
        starter=table.starter,
        seen=table.offer.seen,
        begun=begun,
        turns=[],
        decided_at_start=table.decided,
    )
    played.append(this)
    stopped = _play_round(stepper, this, stop)
    _note_state(this, table)
    return stopped


def _note_state(this: PlayedRound, table: Table) -> None:
    """Note what is known of a round as far as it was played."""
    this.refilled = table.refilled if this.begun else None
    this.taker = table.offer.tile_taken_by
    this.waits_for = table.waits_for
    this.scores = tuple(seat.score for seat in table.seats)


def _play_round(stepper: Stepper, this: PlayedRound, stop: Stop | None) -> Failure | Halt | None:
    """Play the moves of a round that has begun, and wind it up."""
    table, at = stepper.table, stepper.round
    steps = len(stepper.rounds[at].moves) + 1
    if stop is not None and not stop.wind_up:
        steps = steps - 1 if stop.moves is None else min(stop.moves, steps - 1)
    while stepper.round == at and stepper.step < steps:
        step = stepper.advance()
        if step.turn is not None:
            this.turns.append(step.turn)
        if step.wrong is not None:
            return _stopped(stepper, step, step.wrong)
        if not table.offer.left:
            _note_end(this, step, table)
    return None


def _note_end(this: PlayedRound, step: Step, table: Table) -> None:
    """Note what is known of a round only when all is taken: its draw, if nobody wrote it down, and its end."""
    if step.turn is not None:
        this.decided_at_start += table.decided
    elif step.end is not None:
        this.end, this.decided_at_end = step.end, table.decided
        this.next_starter = None if table.over else table.starter


def _stopped(stepper: Stepper, step: Step, wrong: Illegal | NotWritten) -> Failure | Halt:
    """Say what stops a game, and where."""
    address = stepper.address if step.turn is None else Address(stepper.table.round, START)
    if isinstance(wrong, NotWritten):
        return Halt(address.round, address.what, wrong.message)
    table, tried = stepper.table, None
    if address.what not in (START, END):
        tried = stepper.rounds[stepper.round].moves[stepper.step]
    return Failure(
        rule=wrong.rule,
        message=wrong.message,
        address=address,
        player=wrong.player if tried is None else table.on_turn,
        display=wrong.display,
        ruling=wrong.ruling,
        legal=None if tried is None else tuple(instead(table, tried)),
        may_stand=tried is not None and could_stand(table, tried),
    )


def could_stand(table: Table, refused: Move) -> bool:
    """Tell whether a move that was refused could have been let stand."""
    try:
        table.verify(structs.replace(refused, stands=True))
    except (Illegal, NotWritten):
        return False
    return True


def instead(table: Table, tried: Move) -> list[Move]:
    """List the legal moves from the same source with the same colour, or all where there are none."""
    moves = list(table.legal_moves())
    same = [move for move in moves if (move.source, move.colour) == (tried.source, tried.colour)]
    return same if same and tried.source != RETURN else moves
