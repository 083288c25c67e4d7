"""Mend a log: search for what may have been meant, and write it into the text of the log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from sintra_cli.family.rules.illegal import Illegal
from sintra_cli.log.amend import Amender
from sintra_cli.log.log import Log, Overrides
from sintra_cli.log.read import read_but_for_spelling
from sintra_cli.referee.claims import agreeing
from sintra_cli.referee.judge import judge, opened, replayed, verdict_of
from sintra_cli.referee.repair.draft import draft_of, up_to_misspelt
from sintra_cli.referee.repair.edit import Edit
from sintra_cli.referee.repair.ranking import Repair, best
from sintra_cli.referee.repair.search import Search
from sintra_cli.referee.repair.spelling import certain
from sintra_cli.referee.repair.words import Words
from sintra_cli.report.model import Diagnostic
from sintra_cli.report.repair import Suggestion
from sintra_cli.text import listed
from sintra_cli.toml.faults import Refused


class Mending:
    """The mending of one log, given as the bytes of its file and as what they say."""

    def __init__(self, data: bytes, log: Log, overruled: Overrides) -> None:
        self._data = data
        self._log = log
        self._over = overruled
        self._verdict = judge(data, rulings=overruled.rulings, box=overruled.box)
        self._words = Words(log.names, log.game.words.piece, log.first_round)
        self._searches: list[Search] = []
        if self.errors:
            with suppress(Illegal):  # else what is wrong is the set-up
                self._searches = _searches(log)

    @property
    def errors(self) -> list[Diagnostic]:
        """What is wrong with the log."""
        return self._verdict.report.errors

    @property
    def readable(self) -> bool:
        """Whether all moves of the log can be read."""
        return self._verdict.report.status != "unreadable"

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
        for search in self._searches:
            yield from search.run()
            if any(repair.whole for repair in search.repairs()):
                return

    def suggestions(self, most: int, is_time: Callable[[], bool] = lambda: True) -> list[Suggestion]:
        """Return the best of what was found; `is_time` is asked before each but the first whether to go on.

        Each is written into the log and read again, which takes its time where the file is very long.
        """
        found: list[Suggestion] = []
        for index, repair in enumerate(best(repair for search in self._searches for repair in search.repairs())):
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
            file = Amender(data, log)
            try:
                edit.write(file, draft_of(log))
                data = file.data
            except LookupError:
                return None
            changed = to_mend(data, self._over.rulings, self._over.box)
            if isinstance(changed, Refused):
                return None
            log = changed
        return data, log

    def _suggestion(self, repair: Repair, data: bytes, log: Log) -> Suggestion:
        readable = up_to_misspelt(log)
        played = replayed(readable)
        report = verdict_of(readable, played, "-").report
        met, claims = agreeing(readable, played)
        number = report.rounds[-1].round if report.rounds else 0
        over = bool(report.rounds) and report.rounds[-1].finished
        stopped = f"unfinished, {'after' if over else 'in'} round {number}" if number else "unfinished"
        errors = report.errors
        if readable is not log:
            errors = judge(data, rulings=self._over.rulings, box=self._over.box).report.errors
        trouble = f"still wrong: {_shows(errors[0])}" if errors else None
        if trouble is None and not repair.whole:
            trouble = f"not mended: {stopped}, and it was written to its end"
        return Suggestion(
            edits=[f"{edit.address(self._words)}: {edit.said(self._words)}" for edit in repair.edits],
            reason=self._reason(repair),
            claims_met=met,
            claims=claims,
            status=report.status if readable is log else "unreadable",
            trouble=trouble,
            stopped=stopped,
            log=data.decode(),
        )

    def _reason(self, repair: Repair) -> str:
        steps = repair.distance if len(repair.edits) == 1 else 0
        shown = repair.edits[0].shown(self._words, whole=repair.whole, steps=steps)
        return f"as written, {_shows(self.errors[0])}{shown}{_equal([repair.edits[-1], *repair.alike])}"


def to_mend(data: bytes, rulings: Mapping[str, str], box: Mapping[str, Any]) -> Log | Refused:
    """Read a log that may have moves that cannot be read, and nothing else that keeps it from being replayed."""
    log = opened(data, rulings, box)
    return read_but_for_spelling(data, rulings, box) if isinstance(log, Refused) else log


def _searches(log: Log) -> list[Search]:
    """Return the searches for what mends a log, the next one for where the one before finds nothing that does."""
    reading = certain(log)
    return [Search(log)] if reading is None else [Search(log, (reading,)), Search(log)]


def _equal(alike: Sequence[Edit]) -> str:
    """Say which displays could be meant as well."""
    displays = sorted({edit.on_display for edit in alike} - {0})
    return f"; displays {listed(displays)} are equal, it may be any of them" if len(displays) > 1 else ""


def _shows(error: Diagnostic) -> str:
    """Say where something is wrong, and which rule it is."""
    if error.round is None:
        return f"{error.rule} {'at the end of the game' if error.claimed is not None else 'in the set-up'}"
    if error.move is not None:
        return f"{error.rule} at {error.round}.{error.move}"
    if error.player is not None:
        return f"{error.rule} at {error.round}.end"
    return f"{error.rule} at {error.round}.start"
