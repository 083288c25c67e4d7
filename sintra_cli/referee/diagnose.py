"""Diagnostics of a log: what is wrong, with its place in the file; loaded only when there is something to say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sintra_cli.family.move_parts import respelt
from sintra_cli.family.notation import Grammar
from sintra_cli.family.rules.names import DISPLAY_COUNT, DISPLAY_SIZE
from sintra_cli.family.rules.replay import Failure, Replay
from sintra_cli.log.log import Log
from sintra_cli.log.places import LogPlaces
from sintra_cli.names import CLAIMED_SCORE, GAME_UNFINISHED, STANDS_NEEDLESSLY
from sintra_cli.referee.claims import Mismatch, Needless
from sintra_cli.report.model import Diagnostic
from sintra_cli.toml.faults import Fault
from sintra_cli.toml.places import Place


def of_fault(fault: Fault) -> Diagnostic:
    """Tell a fault of a log that could not be read."""
    return Diagnostic(
        rule=fault.rule,
        message=fault.message,
        line=fault.line,
        column=fault.column,
        end_column=fault.end_column,
        round=fault.round,
        move=fault.move,
        text=fault.text,
    )


def of_replay(
    log: Log, replay: Replay, mismatches: Sequence[Mismatch | Needless], *, must_finish: bool
) -> list[Diagnostic]:
    """Tell the claims that differ and the first illegal thing, in the order of the game."""
    where = LogPlaces(log)
    found = [
        _of_needless(log, where, each) if isinstance(each, Needless) else _of_mismatch(log, where, each)
        for each in mismatches
    ]
    if replay.failure is not None:
        found.append(_of_failure(log, where, replay.failure))
    elif must_finish and replay.final is None:
        found.append(_of_unfinished(log, where, replay))
    return found


def _at(place: Place) -> dict[str, Any]:
    return {"line": place.line, "column": place.column, "end_column": place.end_column}


def _of_mismatch(log: Log, where: LogPlaces, found: Mismatch) -> Diagnostic:
    name = log.names[found.seat]
    difference = f"a difference of {found.claimed - found.counted:+d}"
    if found.move is not None and found.round is not None:
        place = where.points(found.round, found.move)
        what = f"{name}'s move is claimed to score {found.claimed} and scores {found.counted}, {difference}"
    else:
        place = where.claim(found.round, found.seat)
        when = "at the end" if found.round is None else f"after round {found.round}"
        what = f"{name}'s total {when} is claimed to be {found.claimed} and is {found.counted}, {difference}"
        if found.is_final_total:
            what += "; it is the final total, which belongs under [claimed]"
    return Diagnostic(
        rule=CLAIMED_SCORE,
        message=what,
        **_at(place),
        text=place.text,
        round=found.round,
        move=found.move,
        player=name,
        claimed=found.claimed,
        counted=found.counted,
    )


def _of_needless(log: Log, where: LogPlaces, found: Needless) -> Diagnostic:
    place, name = where.move(found.round, found.move), log.names[found.seat]
    return Diagnostic(
        rule=STANDS_NEEDLESSLY,
        message=f"{name}'s move breaks no rule: ! marks a wrong move that was let stand, so leave it out",
        **_at(place),
        text=place.text,
        round=found.round,
        move=found.move,
        player=name,
    )


def _of_failure(log: Log, where: LogPlaces, failure: Failure) -> Diagnostic:
    place = _place_of(where, failure)
    return Diagnostic(
        rule=failure.rule,
        message=failure.message + (let_stand(log.game.grammar, place.text) if failure.may_stand else ""),
        **_at(place),
        text=place.text,
        round=failure.round,
        move=failure.move,
        player=None if failure.player is None else log.names[failure.player],
        legal=None if failure.legal is None else [str(move) for move in failure.legal],
        page=log.game.page(failure.rule),
    )


def let_stand(grammar: Grammar, text: str | None) -> str:
    """Say how a move is written that was wrong and was let stand; nothing where its place is not certain."""
    if text is None:
        return ""
    start, end, mark = respelt(grammar, text, "stands", value=True)
    return f"; if it was played and let stand, write {text[:start]}{mark}{text[end:]}"


def _place_of(where: LogPlaces, failure: Failure) -> Place:
    number, player = failure.round, failure.player
    if number is None:
        return where.of_setup(failure.about, player)
    if failure.move is not None:
        return where.move(number, failure.move)
    if failure.at_end and player is not None:
        return where.tiling(number, player)
    if failure.rule in {DISPLAY_COUNT, DISPLAY_SIZE}:
        return where.displays(number, None if failure.display is None else failure.display + 1)
    return where.round(number)


def _of_unfinished(log: Log, where: LogPlaces, replay: Replay) -> Diagnostic:
    """Say that the game is not over: in its last round where that is not over, else at the top of the log."""
    number = replay.rounds[-1].number if replay.rounds else 0
    if number and replay.rounds[-1].end is None:
        waits = replay.rounds[-1].waits_for
        where_in_it = f", where {waits.said}" if waits else ""
        message = f"the game is not finished: the log stops in round {number}{where_in_it}"
        return Diagnostic(rule=GAME_UNFINISHED, message=message, **_at(where.round(number)), round=number)
    first = "the first round" if log.position is None else f"round {log.first_round}"
    after = f"after round {number}" if number else f"before {first}"
    message = f"the game is not finished: the log stops {after}"
    return Diagnostic(rule=GAME_UNFINISHED, message=message, **_at(where.top()))
