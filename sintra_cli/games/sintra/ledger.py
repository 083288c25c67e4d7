"""From what the rules did to the parts of a ledger of Stained Glass of Sintra."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from sintra_cli.family.events import Teller
from sintra_cli.family.rules.move import RETURN, UNKNOWN_COLOUR
from sintra_cli.family.rules.replay import PlayedRound
from sintra_cli.family.rules.turn import FinalScore, Turn
from sintra_cli.games.sintra.events import (
    Broke,
    BrokenGlass,
    ColourBonus,
    Completed,
    CompletedWindows,
    Indicator,
    Laid,
    LeftoverPanes,
    Marker,
    Ornament,
    Placed,
    Reset,
    Returned,
    Window,
)
from sintra_cli.games.sintra.rules.final import Final as SintraFinal
from sintra_cli.games.sintra.rules.turn import Completion, RoundEnd
from sintra_cli.games.sintra.rules.turn import Turn as SintraTurn
from sintra_cli.report.ledger import Part

if TYPE_CHECKING:
    from sintra_cli.games.sintra.setup import SintraSetup


class SintraTeller(Teller):
    """Tells a game of Stained Glass of Sintra."""

    def __init__(self, setup: SintraSetup, names: Sequence[str]) -> None:
        super().__init__(names, setup.colours)
        self._setup = setup

    def laid(self, this: PlayedRound, displays: Sequence[str] | None) -> Part:
        """Tell the displays of a round, with its colour."""
        return Laid(
            displays=None if displays is None else list(displays),
            starter=self.names[this.starter],
            colour=_known(self._setup.round_colours[this.number - 1]),
            refilled=this.refilled,
        )

    def _done(self, turn: Turn) -> Iterator[Part]:
        """Tell the tile's step, placing, the breaks with any reset, and the completed strip."""
        assert isinstance(turn, SintraTurn)
        if turn.move.source == RETURN:
            yield Returned(from_slot=turn.glazier[0], to_slot=turn.glazier[1])
            return
        track = _Track(self._setup.box.broken_glass, turn)
        if turn.tile:
            yield from track.steps(1)
        placed = turn.plan.on_colour + turn.plan.on_jokers
        if placed:
            yield Placed(strip=turn.move.target, colour=turn.move.colour, number=placed, on_jokers=turn.plan.on_jokers)
        if turn.plan.broken:
            yield Broke(colour=turn.move.colour, number=turn.plan.broken)
            yield from track.steps(turn.steps - turn.tile)
        if turn.completion is not None:
            yield from self._completed(turn.completion)

    def _completed(self, done: Completion) -> Iterator[Part]:
        yield Completed(strip=done.slot, panes=self._in_order(done.panes), kept=done.keep, removed=done.removed)
        yield ColourBonus(points=done.bonus, colour=done.colour)
        yield from (Window(points=value, window=window) for window, value in done.windows)

    def table_at_end(self, this: PlayedRound) -> list[Part]:
        """Tell what becomes of the pane on the round indicator."""
        assert isinstance(this.end, RoundEnd)
        return [Indicator(colour=_known(this.end.colour))]

    def final(self, final: FinalScore) -> list[Part]:
        """Tell a player's final scoring, part by part."""
        assert isinstance(final, SintraFinal)
        parts: list[Part] = [
            LeftoverPanes(points=final.leftover_points, on_strips=list(final.leftover)),
            BrokenGlass(points=-final.broken_glass, printed=final.printed),
        ]
        if final.ornaments is not None:
            for points, pair, filled in zip(
                final.ornaments, self._setup.box.ornaments, final.filled or (), strict=True
            ):
                parts.append(Ornament(points=points, windows=list(pair), filled=filled))
        else:
            parts.append(
                CompletedWindows(
                    points=final.side_bonus,
                    windows=final.completed_windows or 0,
                    colour=final.chosen_colour,
                    panes=final.panes_of_colour or 0,
                )
            )
        return parts


def _known(colour: str) -> str | None:
    """Return the colour of a round; None where a position leaves it out."""
    return None if colour == UNKNOWN_COLOUR else colour


class _Track:
    """The broken-glass track with a player's marker on it, which makes the steps of one turn."""

    def __init__(self, printed: Sequence[int], turn: SintraTurn) -> None:
        self._printed = printed
        self._at = turn.marker[0]
        self._paid = iter(turn.resets)

    def steps(self, number: int) -> Iterator[Part]:
        if not number:
            return
        last = len(self._printed) - 1
        resets, at = divmod(self._at + number, last)
        yield Marker(steps=number, before=self._printed[self._at], after=self._printed[at], resets=resets)
        self._at = at
        yield from (Reset(points=-next(self._paid), printed=self._printed[last]) for _ in range(resets))
