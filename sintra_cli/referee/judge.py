"""From the bytes of a log to its verdict."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from sintra_cli.family.rows import Claimed, Scored
from sintra_cli.family.rules.illegal import Illegal, NotWritten
from sintra_cli.family.rules.names import COLOUR_NOT_THERE, DISPLAY_SIZE, DRAW_SUPPLY, NO_SUCH_DISPLAY
from sintra_cli.family.rules.ranking import rank
from sintra_cli.family.rules.replay import Failure, Halt, Replay, replay
from sintra_cli.family.rules.turn import FinalScore
from sintra_cli.games import ROOMS, game_called
from sintra_cli.log.log import Log
from sintra_cli.log.read import read
from sintra_cli.names import CLAIMED_SCORE, LOG_SHAPE, UNREADABLE, RuleName
from sintra_cli.referee.claims import compare
from sintra_cli.report.later import Later
from sintra_cli.report.model import Diagnostic, Rank, Report, RulingNote, Status, StoodMove, Verdict
from sintra_cli.toml.faults import Fault, Refused

if TYPE_CHECKING:
    from sintra_cli.family.rules.address import Address
    from sintra_cli.games.game import Game
    from sintra_cli.toml.texts import Place


def judge(
    data: bytes,
    name: str = "-",
    *,
    rulings: Mapping[str, str] | None = None,
    box: Mapping[str, Any] | None = None,
    must_finish: bool = False,
    instead: Mapping[Address, str] | None = None,
) -> Verdict:
    """Judge the bytes of a log called `name`; never raises on any bytes.

    `rulings` and `box` (keys of `[box]`, of the right shape) stand over what the log says. With `must_finish` a
    game that is not over is a `game-unfinished`. `instead` are other moves by their addresses: only with them
    `NotInstead` is raised, where one cannot stand there.
    """
    log = read(data, rulings or {}, box or {})
    if isinstance(log, Refused):
        return refused(log, name)
    if instead:
        from sintra_cli.referee.instead import with_moves

        log = with_moves(log, instead)
    played = replayed(log)
    if played.halt is not None:
        return refused(halted(log, played.halt), name)
    return verdict_of(log, played, name, must_finish=must_finish)


def opened(data: bytes, rulings: Mapping[str, str], box: Mapping[str, Any]) -> Log | Refused:
    """Read a log as `read` does; one that leaves out what its own moves need is refused as well."""
    log = read(data, rulings, box)
    return log if isinstance(log, Refused) else judgeable(log)


def judgeable(log: Log) -> Log | Refused:
    """Return a log, or that it leaves out what its own moves need."""
    if log.position is None:
        return log
    halt = replayed(log).halt
    return log if halt is None else halted(log, halt)


def halted(log: Log, halt: Halt) -> Refused:
    """Say at its place what a log leaves out that a move needs."""
    from sintra_cli.log.places import LogPlaces

    place = LogPlaces(log).move(halt.round, halt.move)
    return _lacking(log, halt.message, place, round=halt.round, move=halt.move)


def not_written(log: Log, missing: NotWritten) -> Refused:
    """Say at its place what a log leaves out that a question about it needs."""
    from sintra_cli.log.places import LogPlaces

    place = LogPlaces(log).of_setup(missing.about, missing.player, missing.number)
    return _lacking(log, missing.message, place)


def _lacking(log: Log, message: str, place: Place, **address: int) -> Refused:
    fault = Fault(
        rule=LOG_SHAPE,
        message=message,
        line=place.line,
        column=place.column,
        end_column=place.end_column,
        text=place.text,
        **address,
    )
    return Refused(faults=[fault], source=log.source, data=log.data)


def replayed(log: Log) -> Replay:
    """Replay a log; a set-up that is not allowed is a failure in no round."""
    try:
        return replay(log.open(), log.rounds)
    except Illegal as error:
        return not_begun(error)


def not_begun(error: Illegal) -> Replay:
    """Return the replay of a log whose set-up is not allowed: a failure in no round."""
    failure = Failure(rule=error.rule, message=error.message, address=None, player=error.player, about=error.about)
    return Replay(rounds=[], failure=failure, final=None)


def unreadable(name: str, why: str) -> Verdict:
    """Judge a log that could not even be opened."""
    return refused(Refused(faults=[Fault(rule=UNREADABLE, message=why)], source="", data={}), name)


def verdict_of(log: Log, played: Replay, name: str, *, must_finish: bool = False) -> Verdict:
    """Say what a log came to that has been replayed."""
    mismatches, unchecked = compare(log, played)
    unfinished = played.failure is None and played.final is None
    errors: list[Diagnostic] = []
    if mismatches or played.failure is not None or (must_finish and unfinished):
        from sintra_cli.referee.diagnose import of_replay

        errors = of_replay(log, played, mismatches, must_finish=must_finish)
    status: Status = "illegal" if played.failure else "unfinished" if unfinished else "finished"
    ranking = None if played.final is None else ranked(log, played.final)
    scored = _scored(log, played)
    board = _board(log.game, log.data)
    report = Report(
        log=name,
        game=log.game.name,
        side=board.get("side"),
        wall=board.get("wall"),
        status=status,
        players=log.names,
        rulings=log.setup.rulings.answers(),
        assumed=log.assumed,
        unchecked=sorted(_unchecked(log, played, claims=unchecked)),
        stands=_stands(log, played),
        rounds=scored.rounds,
        final=scored.final,
        ranking=ranking,
        winners=None if ranking is None else [standing.player for standing in ranking if standing.place == 1],
        errors=errors,
    )
    return Verdict(
        report=report,
        about=log.game.about(log.data),
        source=log.source.split("\n") if errors else [],
        title=log.title,
        as_played=log.what_if is None,
        tables=scored.tables,
        assumptions=Later(partial(_assumptions, log, played)),
        notes=Later(partial(_notes, log, played)),
        idle=log.game.words.idle,
        waits_for=waits.said if played.rounds and (waits := played.rounds[-1].waits_for) else None,
    )


def _scored(log: Log, played: Replay) -> Scored:
    """Tell a replay in the rows and tables of its game."""
    before = [0] * len(log.names) if log.position is None else [seat.score for seat in log.position.boards]
    return log.setup.scored(log.names, played, Claimed(rounds=log.claims, final=log.final_claims), before)


def _assumptions(log: Log, played: Replay) -> list[str]:
    said = log.setup.assumptions(log.names, log.assumed, played.final)
    return [text for text in (said.values, said.winners) if text]


def _notes(log: Log, played: Replay) -> list[RulingNote]:
    from sintra_cli.referee.decisions import notes

    return notes(log, played)


def _stands(log: Log, played: Replay) -> list[StoodMove]:
    """List the wrong moves that were let stand."""
    return [
        StoodMove(
            round=this.number,
            move=move,
            player=log.names[turn.seat],
            rules=[wrong.rule for wrong in turn.stood],
            text=log.texts(index)[move - 1],
        )
        for index, this in enumerate(played.rounds)
        for move, turn in enumerate(this.turns, 1)
        if turn.stood
    ]


def _unchecked(log: Log, played: Replay, *, claims: bool) -> set[RuleName]:
    """Name the rules that could not be checked everywhere."""
    names = {CLAIMED_SCORE} if claims else set()
    if not all(this.seen for this in played.rounds):
        names |= {COLOUR_NOT_THERE, DISPLAY_SIZE, NO_SUCH_DISPLAY}
    if log.position is not None and None in (log.position.bag, log.position.discard):
        names |= {DISPLAY_SIZE, DRAW_SUPPLY}
    if any(this.end is not None and this.end.gave_unknown for this in played.rounds):
        names |= {DISPLAY_SIZE, DRAW_SUPPLY}
    if any(turn.kept_unknown for this in played.rounds for turn in this.turns):
        names.add(DRAW_SUPPLY)
    return names


def ranked(log: Log, finals: Sequence[FinalScore]) -> list[Rank]:
    """Return the places that the final scoring comes to by name, the best first."""
    standings = rank([(final.total, final.tie_break) for final in finals], log.game.tie_break.better)
    return [
        Rank(place=this.place, player=log.names[this.seat], total=this.total, tie_break=this.tie_break)
        for this in standings
    ]


def refused(log: Refused, name: str) -> Verdict:
    """Judge a log that cannot be replayed."""
    from sintra_cli.referee.diagnose import of_fault

    known = log.data.get("game")
    game = game_called(known) if isinstance(known, str) and known in ROOMS else None
    board = {} if game is None else _board(game, log.data)
    report = Report(
        log=name,
        game=None if game is None else game.name,
        side=board.get("side"),
        wall=board.get("wall"),
        status="unreadable",
        players=[],
        rulings=None,
        assumed=[],
        unchecked=[],
        stands=[],
        rounds=[],
        final=None,
        ranking=None,
        winners=None,
        errors=[of_fault(fault) for fault in log.faults],
    )
    source = log.source.split("\n") if log.source else []
    about = None if game is None else game.about(log.data)
    return Verdict(report=report, about=about, source=source, title=None, tables=None, more_errors=log.more)


def _board(game: Game, data: Mapping[str, object]) -> dict[str, str | None]:
    """Return the key that says on which board a game is played, if it has one, and what it says."""
    return {} if game.variant is None else {game.variant.key: game.variant.of(data)}
