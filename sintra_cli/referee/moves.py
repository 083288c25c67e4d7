"""The legal moves of a position, and what each would do: found by playing it on a copy of the table."""

from __future__ import annotations

from itertools import groupby

from msgspec import structs

from sintra_cli.family.notation import Displays
from sintra_cli.family.reading import made_by_player
from sintra_cli.family.rules.illegal import Illegal
from sintra_cli.family.rules.move import RETURN, Move
from sintra_cli.family.rules.replay import could_stand, instead
from sintra_cli.family.rules.table import Table
from sintra_cli.family.rules.turn import Turn
from sintra_cli.log.log import Log
from sintra_cli.referee.diagnose import let_stand
from sintra_cli.referee.standing import Standing
from sintra_cli.report.model import Diagnostic
from sintra_cli.report.moves import Choice, Here, Take


class NoMove(Exception):  # noqa: N818  # named after what it says
    """A text is no move of this game; the message says why, with a hint where one can be guessed."""


def here(log: Log, standing: Standing, name: str, where: str) -> Here:
    """Return whose turn it is; `where` says which position it is."""
    table = standing.table
    return Here(
        log=name,
        where=where,
        round=table.round if table else 0,
        move=_number(standing),
        player=log.names[table.current if table else 0],
        seen=table is None or table.offer.seen,
        why_none=why_none(table),
    )


def takes(log: Log, table: Table) -> list[Take]:
    """Return what the player whose turn it is may do; nothing where no move is possible."""
    return [
        Take(
            source=Move(source).taken_from,
            colour=table.colours.get(colour, ""),
            number=table.offer.at(source).count(colour) if source != RETURN and table.offer.seen else None,
            choices=[_choice(log, table, move) for move in moves],
        )
        for (source, colour), moves in groupby(table.legal_moves(), lambda move: (move.source, move.colour))
    ]


def attempt(log: Log, standing: Standing, text: str) -> Choice | Diagnostic | None:
    """Try a move; return what it would do, or which rule forbids it, or None where no round is going on.

    Raise `NoMove` where the text is none.
    """
    table = standing.table
    if table is None or table.wound_up:
        read_move(log, text, "seen", "unseen")
        return None
    move = read_move(log, text, "seen" if table.offer.seen else "unseen")
    try:
        return _choice(log, table, move)
    except Illegal as error:
        return refusal(log, table, _number(standing), move, text, error)


def why_none(table: Table | None) -> str | None:
    """Say why no move is possible; None where some are."""
    if table is None:
        return "the set-up is not allowed"
    if table.finished:
        return "the game is over"
    if table.wound_up:
        return f"round {table.round + 1} has not begun"
    if table.offer_over:
        return f"round {table.round} is over, displays and centre are empty"
    return None


def _number(standing: Standing) -> int:
    """Return the number of the move to come (from 1), counted as the log does."""
    rounds = standing.replay.rounds
    return len(rounds[-1].turns) + 1 if rounds else 1


def _choice(log: Log, table: Table, move: Move) -> Choice:
    """Play a move on a copy of the table; raise `Illegal` where it is neither legal nor let stand."""
    turn: Turn
    _, turn = table.imagined(move)
    canonical = turn.canonical
    if not table.offer.seen:
        canonical = structs.replace(canonical, count=move.count)
    beside = f"starting-player {log.game.words.tile}" if turn.tile else None
    return Choice(str(canonical), log.setup.effect(turn), beside, [wrong.rule for wrong in turn.stood])


def read_move(log: Log, text: str, *displays: Displays) -> Move:
    """Read a move as in rounds with displays or without; raise `NoMove` where it is none."""
    forms = [log.game.notation(log.setup.colours, kind) for kind in displays]
    move = next(filter(None, (form.read(text) for form in forms)), None)
    if move is None:
        from sintra_cli.family.move_mistakes import explain

        raise NoMove(explain(text, forms[0]))
    try:
        return made_by_player(move, log.names)
    except ValueError as error:
        raise NoMove(str(error)) from None


def refusal(log: Log, table: Table, number: int, move: Move, text: str, error: Illegal) -> Diagnostic:
    """Say which rule forbids a move, the one with this number in the round, and what is legal instead."""
    return Diagnostic(
        rule=error.rule,
        message=error.message + (let_stand(log.game.grammar, text) if could_stand(table, move) else ""),
        round=table.round,
        move=number,
        player=None if table.on_turn is None else log.names[table.on_turn],
        text=text,
        legal=[str(other) for other in instead(table, move)],
        page=log.game.page(error.rule),
    )
