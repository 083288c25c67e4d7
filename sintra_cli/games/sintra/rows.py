"""What the report says of a game of Stained Glass of Sintra."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from sintra_cli.family.rows import Rows
from sintra_cli.family.rules.move import UNKNOWN_COLOUR
from sintra_cli.games.sintra.rules.final import Final
from sintra_cli.games.sintra.rules.turn import Turn
from sintra_cli.report.later import Later
from sintra_cli.report.model import FinalRow, NotNegative, Position, Round, Row

if TYPE_CHECKING:
    from sintra_cli.family.rules.replay import PlayedRound
    from sintra_cli.family.rules.turn import FinalScore
    from sintra_cli.family.setup import Claims
    from sintra_cli.games.sintra.setup import SintraSetup
    from sintra_cli.report.layout import Section


class SintraRow(Row, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What one round brought one player; `points` is colour_bonus + windows - reset_losses."""

    player: str
    colour_bonus: NotNegative
    windows: NotNegative
    reset_losses: Annotated[int, Meta(ge=0, description="what resets of the marker really took")]
    steps: Annotated[int, Meta(ge=0, description="steps that the broken-glass marker made")]
    points: int
    total: int
    claimed: int | None

    @property
    def glass_losses(self) -> int:
        """What broken glass took off the score."""
        return self.reset_losses


class SintraRound(Round, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """One round of Stained Glass of Sintra."""

    round: Position
    colour: Annotated[str | None, Meta(description="null where the log does not say it")]
    starter: str
    finished: bool
    players: list[SintraRow]


class SintraFinal(FinalRow, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """The end of the game for one player; what belongs to the other side of the board is null."""

    player: str
    leftover_panes: NotNegative
    leftover_points: NotNegative
    broken_glass: Annotated[int, Meta(ge=0, description="what the broken-glass track really took at the end")]
    ornaments: Annotated[list[int] | None, Meta(description="side A: the points of each")]
    completed_windows: Annotated[int | None, Meta(description="side B: windows with both spaces filled")]
    chosen_colour: Annotated[str | None, Meta(description="side B: letter of the colour that counts")]
    panes_of_colour: Annotated[int | None, Meta(description="side B: its panes in all windows")]
    side_bonus: NotNegative
    lost: Annotated[int, Meta(ge=0, description="points lost on the broken-glass track, as the tie-break counts")]
    total: int
    claimed: int | None

    @property
    def glass_losses(self) -> int:
        """What the broken-glass track took off the score at the end."""
        return self.broken_glass


class Window(Struct, frozen=True):
    """A window (1 to 8) that scored when a strip was completed, and its value."""

    window: int
    value: int


class Completion(Struct, kw_only=True, frozen=True):
    """One completed strip, for the detailed sheet."""

    round: int
    move: int
    player: str
    slot: Annotated[int, Meta(description="1 to 8")]
    panes: Annotated[str, Meta(description="the five panes, letters in box order")]
    bonus_panes: Annotated[int, Meta(description="panes of the round's colour that counted, a point each")]
    kept: Annotated[str, Meta(description="letter of the pane that went into the window")]
    windows: list[Window]
    removed: Annotated[bool, Meta(description="true the second time: the strip left the board")]


class SintraTables(Struct, kw_only=True, frozen=True):
    """The tables of a score sheet; `end` is empty where the game is not finished."""

    side: str
    colours: Mapping[str, str]
    played: Sequence[SintraRound]
    end: Sequence[SintraFinal]
    completions: Sequence[Completion]

    def rounds(self, heading: str, *, detail: bool) -> Section:
        """Lay out what each round brought each player."""
        from sintra_cli.games.sintra import sheet

        return sheet.rounds(self, heading, detail=detail)

    def details(self) -> list[Section]:
        """Lay out every completed strip, as far as there is one."""
        from sintra_cli.games.sintra import sheet

        return sheet.details(self)

    def final(self) -> Section:
        """Lay out the end of the game, part by part."""
        from sintra_cli.games.sintra import sheet

        return sheet.final(self)


class SintraRows(Rows[SintraRound, SintraFinal]):
    """Tells a game of Stained Glass of Sintra."""

    def __init__(self, names: Sequence[str], setup: SintraSetup) -> None:
        super().__init__(names)
        self._setup = setup

    def round(self, played: PlayedRound, before: Sequence[int], claims: Claims) -> SintraRound:
        """Add up a round from its turns."""
        seats = range(len(self._names))
        bonus, windows, losses, steps = ([0 for _ in seats] for _ in range(4))
        for _, turn in _turns(played):
            steps[turn.seat] += turn.steps
            losses[turn.seat] += sum(turn.resets)
            if turn.completion is not None:
                bonus[turn.seat] += turn.completion.bonus
                windows[turn.seat] += turn.completion.window_points
        rows = [
            SintraRow(
                player=name,
                colour_bonus=bonus[seat],
                windows=windows[seat],
                reset_losses=losses[seat],
                steps=steps[seat],
                points=played.scores[seat] - before[seat],
                total=played.scores[seat],
                claimed=claims.get(seat),
            )
            for seat, name in enumerate(self._names)
        ]
        colour = self._setup.round_colours[played.number - 1]
        return SintraRound(
            round=played.number,
            colour=None if colour == UNKNOWN_COLOUR else colour,
            starter=self._names[played.starter],
            finished=played.end is not None,
            players=rows,
        )

    def final(self, name: str, end: FinalScore, claimed: int | None) -> SintraFinal:
        """Tell a player's final scoring."""
        assert isinstance(end, Final)
        return SintraFinal(
            player=name,
            leftover_panes=end.leftover_panes,
            leftover_points=end.leftover_points,
            broken_glass=end.broken_glass,
            ornaments=end.ornaments,
            completed_windows=end.completed_windows,
            chosen_colour=end.chosen_colour,
            panes_of_colour=end.panes_of_colour,
            side_bonus=end.side_bonus,
            lost=end.lost,
            total=end.total,
            claimed=claimed,
        )

    def tables(
        self, rounds: Sequence[SintraRound], final: Sequence[SintraFinal], played: Sequence[PlayedRound]
    ) -> SintraTables:
        """Lay out the rows, and the completed strips when somebody looks at them."""
        return SintraTables(
            side=self._setup.side,
            colours=self._setup.colours,
            played=rounds,
            end=final,
            completions=Later(partial(self._completions, played)),
        )

    def _completions(self, rounds: Sequence[PlayedRound]) -> list[Completion]:
        """List every completed strip."""
        order = list(self._setup.colours)
        return [
            Completion(
                round=played.number,
                move=move,
                player=self._names[turn.seat],
                slot=done.slot,
                panes="".join(sorted(done.panes, key=order.index)),
                bonus_panes=done.bonus,
                kept=done.keep,
                windows=[Window(window, value) for window, value in done.windows],
                removed=done.removed,
            )
            for played in rounds
            for move, turn in _turns(played)
            if (done := turn.completion) is not None
        ]


def _turns(played: PlayedRound) -> Iterator[tuple[int, Turn]]:
    """Yield the turns of a round with their numbers (from 1)."""
    return ((move, turn) for move, turn in enumerate(played.turns, 1) if isinstance(turn, Turn))
