"""What is said of the commands and the notation: on greeting, for help, and where it is asked what may be typed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sintra_cli.family.new_log import Beginning, NewLog
from sintra_cli.family.rules.illegal import NotWritten
from sintra_cli.log.template import examples
from sintra_cli.record.session import Session
from sintra_cli.referee.view import view
from sintra_cli.report.happened import hanging
from sintra_cli.text import SCREEN, listed, wrapped

_GAP: Final = "   "

COMMANDS: Final = {
    "?": "what may be typed now, such as the legal moves",
    "undo": "take back what was taken last, as often as you like",
    "show": "the whole position",
    "score": "the score sheet so far",
    "claim": "totals written on paper after the last round: claim 12 9",
    "final": "final totals written on paper: final 71 60",
    "help": "this list",
    "quit": "stop; everything that was taken is in the file",
}


def greeting(session: Session) -> str:
    """Say which game it is, where it stands, and how a move is written."""
    log = session.log
    about = log.game.about(log.data)
    title = ", ".join(part for part in (about.title, about.board) if part)
    move, meaning = next(examples(_new_log(session))).split(maxsplit=1)
    return _text(
        f"{title}: {view(log, session.table, '', '').state}",
        f"A move is written like {move}: {meaning}.",
        "? says what may be typed now, help shows notation and commands, quit stops.",
    )


def help_text(session: Session) -> str:
    """Say all commands and the notation of the game, on one screen."""
    own = _new_log(session)
    letters = ", ".join(f"{letter} {name}" for letter, name in session.table.colours.items())
    return _text(
        *(f"{name:<6} {what}" for name, what in COMMANDS.items()),
        "",
        f"Colours: {letters}",
        f"Displays: their letters, such as {_displays(session)}",
        "Moves, of which several may stand on a line; # begins a remark:",
        *examples(own),
    )


def now(session: Session) -> str:
    """Say what may be typed now."""
    if session.expected == "displays":
        return _text(
            f"the letters of each display, clockwise, - for an empty one: {_displays(session)}",
            "or none, for a round whose displays are not written down",
        )
    choice = session.choice
    if session.expected == "column" and choice is not None:
        return _text(f"a column for {choice.colour} of line {choice.line}: {listed(choice.columns, 'or')}")
    return _legal(session) if session.expected == "move" else _text("the game is over: final, score, show, undo, quit")


def _legal(session: Session) -> str:
    """List the legal moves, those of one take beside each other, as many on a line as it has room for."""
    by_take: dict[str, list[str]] = {}
    try:
        legal = list(session.table.legal_moves())
    except NotWritten as missing:
        return _text(str(missing))
    for move in legal:
        text = str(move)
        by_take.setdefault(text[:2] if move.count is None else text[: text.index(move.colour) + 1], []).append(text)
    lines = [""]
    for take in map(" ".join, by_take.values()):
        beside = f"{lines[-1]}{_GAP if lines[-1] else ''}{take}"
        if len(beside) <= SCREEN:
            lines[-1] = beside
        else:
            lines += wrapped(take, SCREEN)
    return "".join(f"{line}\n" for line in lines if line) or "no move is possible now\n"


def _displays(session: Session) -> str:
    """Return displays of the colours of the box, as an example."""
    letters = list(session.table.colours)
    return f"{''.join(letters[:4])} {letters[0] * 2}{letters[-1] * 2} ..."


def _new_log(session: Session) -> NewLog:
    log, table = session.log, session.table
    stated: Any = log.data.get("box", {})
    box: Mapping[str, Any] = {**stated, **session.box}
    seen = table.wound_up or table.offer.seen
    return log.game.new_log()(Beginning(players=log.names, box=box, answers={}, displays=seen))


def _text(*lines: str) -> str:
    return "".join(f"{part}\n" for line in lines for part in hanging(line))
