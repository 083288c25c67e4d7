"""Mend a log: search for what may have been meant, and write it into the text of the log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from sintra_cli.family.rules.illegal import Illegal
from sintra_cli.log.amend import Amender
from sintra_cli.log.log import Log
from sintra_cli.referee.claims import agreeing
from sintra_cli.referee.judge import judge, opened, replayed, verdict_of
from sintra_cli.referee.repair.edits import (
    ClaimChanged,
    ClaimsShifted,
    ColumnChanged,
    Draft,
    Edit,
    MoveAdded,
    MoveChanged,
    MoveDropped,
    MovesSwapped,
    PaneChanged,
    chosen_with,
)
from sintra_cli.referee.repair.ranking import Repair
from sintra_cli.referee.repair.search import Search
from sintra_cli.referee.repair.trial import start
from sintra_cli.referee.repair.words import EditWords
from sintra_cli.report.model import Diagnostic
from sintra_cli.report.repair import Suggestion
from sintra_cli.toml.faults import Refused


class Overruled(Struct, frozen=True):
    """Rulings and printed values that stand over those of a log."""

    rulings: Mapping[str, str]
    box: Mapping[str, Any]


class Mending:
    """The mending of one log, given as the bytes of its file and as what they say."""

    def __init__(self, data: bytes, log: Log, overruled: Overruled) -> None:
        self._data = data
        self._log = log
        self._over = overruled
        self._verdict = judge(data, rulings=overruled.rulings, box=overruled.box)
        self._search: Search | None = None
        if self.errors:
            try:
                table = log.open()
                self._words = EditWords(log, table.piece)
                self._search = Search(table, _draft(log))
            except Illegal:
                pass  # what is wrong is the set-up

    @property
    def errors(self) -> list[Diagnostic]:
        """What is wrong with the log."""
        return self._verdict.report.errors

    @property
    def source(self) -> str:
        """The text of the log."""
        return self._data.decode()

    @property
    def wrong(self) -> str | None:
        """Which is the first thing that is wrong, and where; None where nothing is."""
        return _shows(self.errors[0]) if self.errors else None

    def run(self) -> Iterator[float]:
        """Search; yield in between how much is done of what is being looked through (0 to 1)."""
        if self._search is not None:
            yield from self._search.run()

    def suggestions(self, most: int, is_time: Callable[[], bool] = lambda: True) -> list[Suggestion]:
        """Return the best of what was found; `is_time` is asked before each but the first whether to go on.

        Each is written into the log and read again, which takes its time where the file is very long.
        """
        found: list[Suggestion] = []
        for index, repair in enumerate(self._search.repairs() if self._search is not None else ()):
            if len(found) == most or (index and not is_time()):
                break
            mended = self._mended(repair)
            if mended is not None:
                found.append(self._suggestion(repair, *mended))
        return found

    def _mended(self, repair: Repair) -> tuple[bytes, Log] | None:
        """Return the file and the log with the changes of a repair; None where they cannot be written into it."""
        data, log = self._data, self._log
        for edit in repair.edits:
            try:
                data = amended(data, log, edit)
            except LookupError:
                return None
            changed = opened(data, self._over.rulings, self._over.box)
            if isinstance(changed, Refused):
                return None
            log = changed
        return data, log

    def _suggestion(self, repair: Repair, data: bytes, log: Log) -> Suggestion:
        played = replayed(log)
        report = verdict_of(log, played, "-").report
        met, claims = agreeing(log, played)
        number = report.rounds[-1].round if report.rounds else 0
        over = bool(report.rounds) and report.rounds[-1].finished
        stopped = f"unfinished, {'after' if over else 'in'} round {number}" if number else "unfinished"
        return Suggestion(
            edits=[self._words.say(edit) for edit in repair.edits],
            reason=self._reason(repair),
            claims_met=met,
            claims=claims,
            status=report.status,
            trouble=f"still wrong: {_shows(report.errors[0])}" if report.errors else None,
            stopped=stopped,
            log=data.decode(),
        )

    def _reason(self, repair: Repair) -> str:
        edit = repair.edits[0]
        shown = f"as written, {_shows(self.errors[0])}"
        at = start(edit)
        if isinstance(edit, ClaimChanged | ClaimsShifted) and repair.whole:
            shown += ", and nothing else differs"
        elif at is not None and isinstance(edit, PaneChanged):
            shown += ", after this display was laid"
        elif at is not None and repair.distance and len(repair.edits) == 1:
            shown += f", {repair.distance} {'step' if repair.distance == 1 else 'steps'} after this"
        return shown + self._words.equal(repair.edits[-1], repair.alike)


def amended(data: bytes, log: Log, edit: Edit) -> bytes:
    """Return the file of a log with one thing changed; raise `LookupError` where that cannot be written into it."""
    file = Amender(data, log)
    match edit:
        case MoveChanged():
            value = getattr(edit.new, edit.part)
            file.change_move(edit.round, edit.move, edit.part, value)
        case MoveAdded():
            file.add_move(edit.round, edit.move, str(edit.new))
        case MoveDropped():
            file.drop_move(edit.round, edit.move)
        case MovesSwapped():
            file.swap_moves(edit.round, edit.move)
        case PaneChanged():
            file.change_pane(edit.round, edit.display, edit.pane, edit.old, edit.new)
        case ClaimChanged():
            file.change_claims([(edit.round, edit.seat, edit.new)])
        case ClaimsShifted():
            numbers: list[int | None] = [*range(edit.round, len(log.claims)), None]
            file.change_claims(
                (number, edit.seat, claims[edit.seat] + edit.by)
                for number, claims in zip(numbers, (*log.claims[edit.round :], log.final_claims), strict=True)
                if edit.seat in claims
            )
        case ColumnChanged():
            choices = log.rounds[edit.round].choices or ()
            file.change_choices(edit.round, edit.seat, chosen_with(choices[edit.seat], edit.line, edit.new))
    return file.data


def _shows(error: Diagnostic) -> str:
    """Say where something is wrong, and which rule it is."""
    if error.round is None:
        return f"{error.rule} {'at the end of the game' if error.claimed is not None else 'in the set-up'}"
    if error.move is not None:
        return f"{error.rule} at {error.round}.{error.move}"
    if error.player is not None:
        return f"{error.rule} at {error.round}.end"
    return f"{error.rule} at {error.round}.start"


def _draft(log: Log) -> Draft:
    return Draft(tuple(log.rounds), tuple(log.claims), log.final_claims)
