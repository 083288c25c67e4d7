"""Explain what happens in Stained Glass of Sintra."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from sintra_cli.family.explain import Explainer, MoveExplainer, sum_up
from sintra_cli.family.rules.address import FINAL, Address
from sintra_cli.family.rules.move import RETURN, UNKNOWN, UNKNOWN_COLOUR, Move
from sintra_cli.family.rules.table import Table
from sintra_cli.family.rules.turn import FinalScore, RoundEnd, Turn
from sintra_cli.family.terms import Terms, go
from sintra_cli.games.sintra import GAME
from sintra_cli.games.sintra import events as part
from sintra_cli.games.sintra.ledger import SintraTeller
from sintra_cli.games.sintra.pages import BREAKING, COMPLETING, ENDING, INDICATOR, RESET
from sintra_cli.games.sintra.rules.board import Seat
from sintra_cli.games.sintra.rules.box import JOKER, UNKNOWN_FACE
from sintra_cli.games.sintra.rules.names import (
    BROKEN_GLASS,
    GLAZIER_ALREADY_LEFTMOST,
    JOKER_COUNT,
    KEEP_MISSING,
    LEFTOVER_PANES,
    MULTIPLIER,
    MUST_PLACE,
    NOTHING_FITS,
    ORNAMENTS,
    ROUND_BONUS,
    ROUND_TRACK,
    STARTING_TILE,
    STRIP_LEFT_OF_GLAZIER,
    TIE_BREAK,
    WINDOWS,
)
from sintra_cli.games.sintra.rules.table import ROUNDS, SintraTable
from sintra_cli.games.sintra.rules.turn import RoundEnd as SintraRoundEnd
from sintra_cli.games.sintra.rules.turn import Turn as SintraTurn
from sintra_cli.report.explanation import Passage, Statement
from sintra_cli.report.ledger import Part, Took
from sintra_cli.text import counted, listed

if TYPE_CHECKING:
    from sintra_cli.games.sintra.setup import SintraSetup

_ROMAN: Final = ("I", "II", "III", "IV", "V", "VI")


class SintraExplainer(Explainer):
    """Explains a game of Stained Glass of Sintra."""

    ranking = (TIE_BREAK,)

    def __init__(self, setup: SintraSetup, names: Sequence[str]) -> None:
        super().__init__(names, Terms(GAME.words, GAME.page, setup.colours, setup.rulings))
        self._setup = setup

    def circumstances(self, address: Address) -> str:
        """Say where in the game an address is."""
        if address == FINAL:
            return "the end of the game"
        colour = self._setup.round_colours[address.round - 1] if address.round <= ROUNDS else UNKNOWN_COLOUR
        known = "" if colour == UNKNOWN_COLOUR else f", whose colour is {self.terms.colour(colour)}"
        return f"round {address.round}{known}"

    def move(self, table: Table, move: Move) -> MoveExplainer:
        """Return what explains a move on the table as it stands."""
        return _Move(self.terms, table, move)

    def opening(self, number: int) -> list[Statement]:
        """Say which colour the round has."""
        letter, which = self._setup.round_colours[number - 1], f"round {_ROMAN[number - 1]}"
        if letter == UNKNOWN_COLOUR:
            return [Statement(f"The log does not say which colour the round indicator shows for {which}.")]
        colour = self.terms.colour(letter)
        said = f"The round indicator shows {colour} for {which}: such panes earn the round bonus."
        return [Statement(said, self.terms.rules(ROUND_TRACK))]

    def at_end(self, end: RoundEnd) -> list[Statement]:
        """Say what becomes of the pane on the round indicator."""
        assert isinstance(end, SintraRoundEnd)
        if end.gave_unknown:
            unknown = "its colour is not known, so no draw is checked any more"
            return [Statement(f"The pane of the round indicator goes to the tower; {unknown}.", _page(INDICATOR))]
        return [
            Statement(f"{self.terms.colour(end.colour)} of the round indicator goes to the tower.", _page(INDICATOR))
        ]

    def finals(self, table: Table, finals: Sequence[FinalScore]) -> Iterator[Passage]:
        """Explain the final scoring of each player, part by part."""
        assert isinstance(table, SintraTable)
        teller = SintraTeller(self._setup, self.names)
        for seat, final in zip(table.seats, finals, strict=True):
            name, parts = self.names[seat.index], teller.final(final)
            yield Passage(name, [*(self._final(seat, each) for each in parts), sum_up(name, seat.score, parts)])

    def _final(self, seat: Seat, each: Part) -> Statement:
        if isinstance(each, part.LeftoverPanes):
            lying = [f"{len(strip.panes)} on strip {slot}" for slot, strip in seat.strips.items() if strip.panes]
            left = f"{counted(sum(each.on_strips), 'pane')} left, {listed(lying)}" if lying else "No pane is left"
            three = {"total": "for every three of all", "per_strip": "for every three on a strip"}
            said = f"{left}: a point {three[self._setup.rulings.leftover_panes]}."
            return Statement(said, self.terms.rules(LEFTOVER_PANES), each.points)
        if isinstance(each, part.BrokenGlass):
            stands = f"The broken-glass marker stands at {each.printed}"
            return Statement(f"{stands}{_cut(each)}.", _broken_glass(ENDING), each.points)
        if isinstance(each, part.Ornament):
            windows = listed(f"{window} ({seat.windows[window] or 'empty'})" for window in each.windows)
            filled = f"{each.filled} of the four spaces around it are filled"
            said = f"Ornament between windows {windows}: {filled}."
            return Statement(said, self.terms.rules(ORNAMENTS), each.points)
        assert isinstance(each, part.CompletedWindows)
        panes = self.terms.in_order("".join(seat.windows.values()))
        full = [str(window) for window, held in seat.windows.items() if len(held) == 2]
        windows = f"{counted(each.windows, 'completed window')} ({', '.join(full) or 'none'})"
        most = "no pane" if each.colour is None else f"{each.panes} {self.terms.colour(each.colour)}"
        said = f"{windows} x {most}, the most of a colour in all windows, {panes or 'which are empty'}."
        return Statement(said, self.terms.rules(MULTIPLIER), each.points)


class _Move(MoveExplainer):
    """Explains a move with what it found on the board: the strip and its window, the spaces free, the glazier."""

    def __init__(self, terms: Terms, table: Table, move: Move) -> None:
        super().__init__(terms, table, move)
        assert isinstance(table, SintraTable)
        seat = table.seats[table.current]
        self._glazier = seat.glazier
        self._strip = strip = seat.strips.get(move.target)
        self._window = seat.windows.get(move.target, "")
        self._free = strip.free.get(move.colour, 0) if strip else 0
        self._jokers = strip.free.get(JOKER, 0) if strip else 0
        self._fitting = seat.in_reach(move.colour) if move.colour else []

    def _position(self, table: Table) -> list[Statement]:
        """Say what matters for it: the source, the glazier, the strips in reach, the marker."""
        assert isinstance(table, SintraTable)
        seat = table.seats[table.current]
        track = table.box.broken_glass
        left = counted(len(track) - 1 - seat.marker, "step")
        where = "strip" if seat.glazier in seat.strips else "the gap in slot"
        glazier = f"the glazier stands above {where} {seat.glazier}"
        marker = f"{self.name}'s broken-glass marker stands at {track[seat.marker]}"
        found = [
            Statement(f"{self.name} has {counted(seat.score, 'point')}, and {glazier}."),
            Statement(f"{marker}, {left} before the last, {track[-1]}."),
        ]
        if self._move.source == RETURN:
            leftmost = min(seat.strips, default=None)
            there = "No strip is left." if leftmost is None else f"The leftmost strip that is left is strip {leftmost}."
            return [*found, Statement(there)]
        return [*self._source(table.offer), *found, *self._reach(seat, self._move.colour)]

    def _reach(self, seat: Seat, colour: str) -> Iterator[Statement]:
        slots = seat.in_reach(colour)
        if not slots:
            name = self._terms.colour(colour)
            yield Statement(f"No strip in reach has a free space for {name}, nor a free joker space.")
        target = self._move.target
        if target in seat.strips and target < seat.glazier and seat.strips[target].fitting(colour):
            slots = [target, *slots]
        for slot in slots:
            strip = seat.strips[slot]
            holds = f"holds {self._terms.in_order(strip.panes)}" if strip.panes else "is empty"
            spaces = [
                *([f"{strip.free[colour]} {colour}"] if strip.free.get(colour) else []),
                *([counted(strip.free[JOKER], "joker")] if strip.free.get(JOKER) else []),
            ]
            yield Statement(f"Strip {slot}, {strip.up}, {holds}; free for {colour}: {listed(spaces)}.")

    def happens(self, turn: Turn, parts: Sequence[Part]) -> Iterator[Statement]:  # noqa: ARG002  # the parts say it all
        """Say what the move did, rule by rule."""
        for before, each in pairwise([None, *parts]):
            if isinstance(each, part.Marker):
                yield self._steps(each, for_tile=isinstance(before, Took))
            elif each is not None:
                yield from self._said(each)

    def _steps(self, made: part.Marker, *, for_tile: bool) -> Statement:
        steps = f"{counted(made.steps, 'step')} down the track, from {made.before} to {made.after}"
        past = ", past the last space and back to the top" if made.resets else ""
        basis = self._terms.rules(STARTING_TILE) if for_tile else _broken_glass(BREAKING)
        return Statement(f"The marker goes {steps}{past}.", basis)

    def _said(self, each: Part) -> Iterator[Statement]:
        if isinstance(each, Took):
            yield from self._taking(each)
        elif isinstance(each, part.Returned):
            went = f"goes from slot {each.from_slot} all the way to the leftmost strip, in slot {each.to_slot}"
            if each.to_slot == each.from_slot:
                went = f"stays above slot {each.to_slot}: the turn passes"
            yield Statement(f"The glazier {went}.", self._terms.rules(GLAZIER_ALREADY_LEFTMOST))
        elif isinstance(each, part.Placed):
            yield from self._placed(each)
        elif isinstance(each, part.Broke):
            if not self._move.target and self._fitting:
                yield Statement("All break, though some could be placed, and the glazier stays.")
            elif not self._move.target:
                why = f"No strip in reach has a free space for {each.colour}, nor a free joker: all break"
                yield Statement(f"{why}, and the glazier stays.", self._terms.rules(NOTHING_FITS))
            broke = go(each.colour * each.number, "break and go", "breaks and goes")
            yield Statement(f"{broke} to the tower.", _broken_glass(BREAKING))
        elif isinstance(each, part.Completed):
            yield from self._completed(each)

    def _placed(self, placed: part.Placed) -> Iterator[Statement]:
        slot = placed.strip
        where = "is under the glazier"
        if slot != self._glazier:
            side = "right" if slot > self._glazier else "left"
            where = f"is to the {side} of the glazier, which moves above it"
        yield Statement(f"Strip {slot} {where}.", self._terms.rules(STRIP_LEFT_OF_GLAZIER))
        others = [str(each) for each in self._fitting if each != slot]
        instead = f", as {'strip' if len(others) == 1 else 'strips'} {listed(others)} might have been" if others else ""
        if slot in self._fitting:
            yield Statement(f"It has a fitting space, so it may be used{instead}.", self._terms.rules(MUST_PLACE))
        fit = counted(self._free + self._jokers, "space")
        panes = go(placed.colour * placed.number)
        yield Statement(f"{panes} there, as many as fit: {fit} for {placed.colour}.", self._terms.rules(MUST_PLACE))
        if self._jokers:
            why = "as the move says" if self._move.jokers is not None else "those that find no space of their colour"
            on = f"{placed.number - placed.on_jokers} on {placed.colour}, {placed.on_jokers} on jokers"
            yield Statement(f"That is {on}: {why}.", self._terms.rules(JOKER_COUNT))

    def _completed(self, completed: part.Completed) -> Iterator[Statement]:
        slot = completed.strip
        yield Statement(f"All five spaces of strip {slot} are filled: {completed.panes}.", _page(COMPLETING))
        kept = "A pane, which one is not noted," if completed.kept == UNKNOWN else completed.kept
        space = "lower" if self._window else "upper"
        goes = f"{kept} goes into the {space} space of window {slot}, the other four go to the tower"
        yield Statement(f"{goes}.", self._terms.rules(KEEP_MISSING))
        if completed.removed or self._strip is None:
            yield Statement("It is completed for the second time and removed; the glazier stays.", _page(COMPLETING))
        else:
            down = self._strip.down
            if down == UNKNOWN_FACE:
                down = "its other face, which is not written down,"
            yield Statement(f"It is turned over: {down} lies up now.", _page(COMPLETING))

    def points(self, turn: Turn, parts: Sequence[Part]) -> Iterator[Statement]:
        """Give each point that the move brought or cost, with its reason, and the sum."""
        assert isinstance(turn, SintraTurn)
        for each in parts:
            if isinstance(each, part.Reset):
                reached = f"The marker reaches the last space, which costs {each.printed}, and goes back to the top"
                yield Statement(f"{reached}{_cut(each)}.", _broken_glass(RESET), each.points)
            elif isinstance(each, part.ColourBonus):
                yield self._bonus(turn, each)
            elif isinstance(each, part.Window):
                yield self._window_scored(turn, each)
        yield sum_up(self.name, self._before, parts)

    def _bonus(self, turn: SintraTurn, bonus: part.ColourBonus) -> Statement:
        """Give the round bonus pane by pane."""
        strip = turn.completion
        assert strip is not None  # only a completed strip has a bonus
        coloured = strip.panes[: len(strip.panes) - len(strip.on_jokers)]
        earning = bonus.points - coloured.count(bonus.colour)
        terms = self._terms
        panes = [f"{pane}+{int(pane == bonus.colour)}" for pane in terms.in_order(coloured)]
        panes += [f"{pane}*+{int(pane == bonus.colour and earning > 0)}" for pane in terms.in_order(strip.on_jokers)]
        jokers = " (* is on a joker)" if strip.on_jokers else ""
        why = f"The round's colour is {terms.colour(bonus.colour)}, a point for each such pane"
        return Statement(f"{why}: {' '.join(panes)}{jokers}.", terms.rules(ROUND_BONUS), bonus.points)

    def _window_scored(self, turn: SintraTurn, window: part.Window) -> Statement:
        assert turn.completion is not None  # only a completed strip has windows
        where = "below the strip" if window.window == turn.completion.slot else "to its right, with a pane in it"
        return Statement(f"Window {window.window}, {where}.", self._terms.rules(WINDOWS), window.points)


def _cut(loss: part.Reset | part.BrokenGlass) -> str:
    """Say how much of a loss there was to lose, where that is less."""
    return f"; {-loss.points} are lost, down to 0" if -loss.points < loss.printed else ""


def _broken_glass(page: str) -> tuple[str, ...]:
    """Name the topic with the page that says this much of it."""
    return (f"{BROKEN_GLASS}, p. {page}",)


def _page(page: str) -> tuple[str, ...]:
    """Return a page of the rulebook, as what a statement stands on."""
    return (f"p. {page}",)
