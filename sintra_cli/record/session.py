"""A game being recorded: what is typed next, and whether it may be; knows no terminal and no file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

from msgspec import structs

from sintra_cli.family.notation import Notation
from sintra_cli.family.reading import made_by_player
from sintra_cli.family.rules.choice import ColumnChoice
from sintra_cli.family.rules.illegal import Illegal, NotWritten
from sintra_cli.family.rules.move import Move
from sintra_cli.family.rules.replay import could_stand, go_on, instead
from sintra_cli.family.rules.table import Table
from sintra_cli.family.rules.turn import Turn
from sintra_cli.family.written import WrittenMoves, moves_in
from sintra_cli.log.grow import CannotGrow, Growing
from sintra_cli.log.log import Log
from sintra_cli.log.read import read
from sintra_cli.log.shrink import without_last
from sintra_cli.record.typed import Unclear, read_displays, read_moves
from sintra_cli.record.undoing import Step, taken_last
from sintra_cli.referee import judge
from sintra_cli.referee.diagnose import let_stand
from sintra_cli.referee.judge import opened
from sintra_cli.referee.standing import Standing, stand
from sintra_cli.report.diagnostics import text as diagnostic_text
from sintra_cli.report.model import Verdict
from sintra_cli.report.not_taken import not_taken
from sintra_cli.text import listed, short
from sintra_cli.toml.faults import Refused

Expected: TypeAlias = Literal["displays", "move", "column", "end", "nothing"]
"""`end`: the round is over and is wound up without anything being asked."""


class Rejected(Exception):  # noqa: N818  # named after what happened to the line
    """What was typed is not accepted; the message is the diagnostic that `check` gives, or says what to type."""


class _Wrong(Exception):  # noqa: N818  # named after the log
    """A text is no log that could be gone on with, as its verdict says."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__()
        self.verdict = verdict


class Session:
    """The text of a log and the game as it stands there; each accepted line makes the text longer.

    Raises `Rejected` where the log that it begins with is not readable or not legal.
    """

    def __init__(
        self, text: str, name: str, rulings: Mapping[str, str], box: Mapping[str, Any], *, colour: bool = False
    ) -> None:
        self.name = name
        self._rulings = rulings
        self.box = box
        self._colour = colour
        self.reopen(text)

    def reopen(self, text: str) -> None:
        """Begin again with a text; raise `Rejected` where it is not readable or not legal, and stay as it was."""
        try:
            log, standing = self._opened(text)
        except _Wrong as wrong:
            error, source = wrong.verdict.report.errors[-1], wrong.verdict.source
            raise Rejected(diagnostic_text(error, self.name, source, colour=self._colour)) from None
        self._before: list[str] = []
        self.text, self.log, self.standing = text, log, standing

    @property
    def table(self) -> Table:
        """The table as the log leaves it."""
        table = self.standing.table
        assert table is not None  # a set-up that is not allowed has been rejected
        return table

    @property
    def expected(self) -> Expected:
        """What is typed next."""
        table = self.table
        if table.wound_up:
            return "nothing" if table.over else "displays"
        if not table.offer_over:
            return "move"
        return "end" if self.choice is None else "column"

    @property
    def goes_without_displays(self) -> bool:
        """Whether nobody wrote down the displays of the last round."""
        played = self.standing.replay.rounds
        return bool(played) and not played[-1].seen

    @property
    def address(self) -> str:
        """The address of the next move."""
        return f"{self.table.round}.{len(self.standing.replay.rounds[-1].turns) + 1}"

    def verdict(self) -> Verdict:
        """Judge the log as it is: its score sheet, and claims that differ."""
        return judge(self.text.encode(), self.name, rulings=self._rulings, box=self.box)

    # --- what may be typed -------------------------------------------------------------------------------------

    def lay(self, line: str) -> None:
        """Begin a round with the displays of a line, or without any where it says none."""
        try:
            displays = read_displays(line, self.log.setup.colours)
        except Unclear as unclear:
            raise Rejected(not_taken(unclear.text, unclear.why)) from None
        growing = self._growing()
        if self.log.begins_in_a_round and not growing.document.get("rounds"):
            growing = Growing(growing.with_round(None), len(self.log.names))  # the first one is that of the position
        self._accept(growing.with_round(displays))

    def play(self, line: str) -> None:
        """Play moves, all or none of them; they are kept in canonical form, with points and remarks written beside."""
        log, seen = self.log, self.table.offer.seen
        form = log.game.notation(log.setup.colours, "seen" if seen else "unseen")
        try:
            written = read_moves(line, form, log.names, log.setup.colours)
        except Unclear as unclear:
            self._tried(unclear.before, form, of=len(unclear.before) + 1)  # what is wrong before it comes first
            number = len(unclear.before) + 1
            of = max(number, len(moves_in(line, log.names).moves))
            raise Rejected(not_taken(unclear.text, unclear.why, number=number, of=of)) from None
        texts = [move.text for move in written.moves]
        moves = [self._canonical(turn) for turn in self._tried(texts, form, of=len(texts))]
        self._grow_by(written.spelt(moves))

    def _grow_by(self, written: WrittenMoves) -> None:
        """Add moves one by one, so that each can be taken back by itself, and accept all or none of them."""
        texts = [self.text]
        for index, move in enumerate(written.moves):
            one = WrittenMoves([] if index else written.opening, [move])
            texts.append(Growing(texts[-1], len(self.log.names)).with_moves(one))
        if not written.moves:
            texts.append(self._growing().with_moves(written))
        self._accept(texts[-1], texts[1:-1])

    def _tried(self, texts: Sequence[str], form: Notation, *, of: int) -> list[Turn]:
        """Play moves, of so many on the line, on a copy of the table; raise `Rejected` with the first not legal."""
        table = self.table.copy()
        turns: list[Turn] = []
        for number, text in enumerate(texts, 1):
            written = form.read(text)
            assert written is not None
            try:
                move = made_by_player(written, self.log.names)
                turns.append(table.play(move))
            except (NotWritten, ValueError) as error:
                raise Rejected(not_taken(text, str(error), number=number, of=of)) from None
            except Illegal as wrong:
                raise Rejected(self._refusal(wrong, table, move, text, number, of)) from None
            if move.stands and not turns[-1].stood:
                why = "it breaks no rule, and ! marks a wrong move that was let stand: type it without"
                raise Rejected(not_taken(text, why, number=number, of=of))
        return turns

    def _refusal(self, wrong: Illegal, table: Table, move: Move, text: str, number: int, of: int) -> str:
        legal = [] if table.offer_over else [str(other) for other in instead(table, move)]
        how = let_stand(self.log.game.grammar, text) if could_stand(table, move) else ""
        return not_taken(text, f"{wrong.message} ({wrong.rule}){how}", number=number, of=of, legal=legal)

    def _canonical(self, turn: Turn) -> str:
        move = turn.canonical if self.table.offer.seen else structs.replace(turn.canonical, count=turn.move.count)
        return str(move) + ("" if turn.move.points is None else f"({turn.move.points})")

    @property
    def choice(self) -> ColumnChoice | None:
        """The next column that has to be chosen."""
        return next((choice for choice, column in self.table.column_choices(self._chosen) if column is None), None)

    @property
    def _chosen(self) -> dict[tuple[int, int], int]:
        """The columns that the log says already for the round that is over (seat and line: column)."""
        written = (self.log.rounds[-1].choices if self.log.rounds else None) or ()
        return {(seat, line): column for seat, of_seat in enumerate(written) for line, column in of_seat.items()}

    def choose(self, answer: str) -> None:
        """Choose a column; it is kept though others are still to be chosen."""
        choice = self.choice
        if choice is None:
            raise Rejected("there is no column to choose now\n")
        columns = [str(column) for column in choice.columns]
        if answer not in columns:
            raise Rejected(not_taken(short(answer), f"the column is {listed(columns, 'or')}"))
        self._tile({**self._chosen, (choice.seat, choice.line): int(answer)})

    def end_round(self) -> None:
        """End a round in which nothing is left to be chosen."""
        if self.expected != "end":
            raise Rejected("there is no round to end now\n")
        self._tile(self._chosen)

    def _tile(self, chosen: dict[tuple[int, int], int]) -> None:
        """Write down the columns chosen; one that is not open has to be chosen again."""
        for choice, column in self.table.column_choices(dict(chosen)):
            if column is None:
                chosen.pop((choice.seat, choice.line), None)
        texts: list[list[str]] = [[] for _ in self.log.names]
        for (seat, line), column in sorted(chosen.items()):
            texts[seat].append(f"{line}:{column}")
        self._accept(self._growing().with_value("tiling", [" ".join(of_seat) for of_seat in texts]))

    def claim(self, totals: Sequence[int]) -> None:
        """Write down the totals claimed after the last round."""
        if self.expected not in ("displays", "nothing") or not self.log.rounds:
            raise Rejected("totals are claimed when a round is over\n")
        self._accept(self._growing().with_value("claimed", list(totals)))

    def claim_final(self, totals: Sequence[int]) -> None:
        """Write down the final totals claimed."""
        if self.expected != "nothing":
            raise Rejected("the final totals are claimed when the game is over\n")
        self._accept(self._growing().with_final_claims(dict(zip(self.log.names, totals, strict=True))))

    def step_back(self) -> Step:
        """Return what was accepted last, or else what the log had last when it was opened, and the text without it."""
        text = self._before[-1] if self._before else without_last(self.text, len(self.log.names))
        if text is None:
            raise Rejected("nothing is left that could be taken back\n")
        try:
            before, _ = self._opened(text)
        except _Wrong as wrong:
            raise Rejected(not_taken("undo", wrong.verdict.report.errors[-1].message)) from None
        return Step(text, taken_last(self.log, self.standing.replay, before), earlier=not self._before)

    def take_back(self, step: Step) -> None:
        """Take back the last thing that was accepted."""
        del self._before[-1:]
        self._become(step.text)

    @property
    def history(self) -> list[str]:
        """Every text that `undo` can go back to, the first one first, and the present one at the end."""
        return [*self._before, self.text]

    def restore(self, history: Sequence[str]) -> None:
        """Go back to a history that could not be left behind, because what came after it was not written."""
        *self._before, text = history
        self._become(text)

    # --- how ---------------------------------------------------------------------------------------------------

    def _growing(self) -> Growing:
        return Growing(self.text, len(self.log.names))

    def _accept(self, text: str, between: Sequence[str] = ()) -> None:
        """Go on with a text; `between` are those that `undo` stops at on the way back to the present one."""
        try:
            log, standing = self._grown(text)
        except _Wrong as wrong:
            error = wrong.verdict.report.errors[-1]
            raise Rejected(not_taken("", f"{error.message} ({error.rule})")) from None
        self._before += [self.text, *between]
        self.text, self.log, self.standing = text, log, standing

    def _become(self, text: str) -> None:
        self.text = text
        self.log, self.standing = self._opened(text)

    def _grown(self, text: str) -> tuple[Log, Standing]:
        """Read a text that has become longer, and play only what it has more; raise `_Wrong` where that is wrong."""
        log = read(text.encode(), self._rulings, self.box)
        if not isinstance(log, Refused):
            table = self.table.copy()
            replay = go_on(table, self.standing.replay, log.rounds)
            if replay.failure is None and replay.halt is None:
                return log, Standing(table, replay)
        return self._opened(text)

    def _opened(self, text: str) -> tuple[Log, Standing]:
        """Read and replay a text; raise `_Wrong` where something is wrong with it."""
        log = opened(text.encode(), self._rulings, self.box)
        standing = None if isinstance(log, Refused) else stand(log)
        if isinstance(log, Refused) or standing is None or standing.replay.failure is not None:
            raise _Wrong(judge(text.encode(), self.name, rulings=self._rulings, box=self.box))
        return log, standing


__all__ = ["CannotGrow", "Expected", "Rejected", "Session"]
