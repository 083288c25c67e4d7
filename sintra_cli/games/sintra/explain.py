"""Explain what happens in Stained Glass of Sintra."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from sintra_cli.family.explain import Grounds, go, sum_up
from sintra_cli.family.rules.address import FINAL, Address
from sintra_cli.family.rules.move import RETURN, UNKNOWN, UNKNOWN_COLOUR, Move
from sintra_cli.games.sintra import events as part
from sintra_cli.games.sintra.ledger import final as final_parts
from sintra_cli.games.sintra.rules.board import Seat, Strip
from sintra_cli.games.sintra.rules.box import JOKER, UNKNOWN_FACE
from sintra_cli.games.sintra.rules.final import SintraFinalScore
from sintra_cli.games.sintra.rules.table import ROUNDS, SintraTable
from sintra_cli.games.sintra.rules.turn import SintraTurn
from sintra_cli.games.sintra.setup import SintraSetup
from sintra_cli.log.log import Log
from sintra_cli.report.explanation import Passage, Statement
from sintra_cli.report.ledger import Part, Took
from sintra_cli.text import counted, listed

_ROMAN = ("I", "II", "III", "IV", "V", "VI")


class Choice(Struct, frozen=True, kw_only=True):
    """What a move finds on the board: the strip and its window, free spaces, the glazier, the strips that fit."""

    strip: Strip | None
    window: str
    free: int
    jokers: int
    glazier: int
    fitting: list[int]


# --- the position ------------------------------------------------------------------------------------------------


def circumstances(grounds: Grounds, log: Log, address: Address) -> str:
    """Say where in the game an address is."""
    if address == FINAL:
        return "the end of the game"
    setup = log.setup
    assert isinstance(setup, SintraSetup)
    colour = setup.round_colours[address.round - 1] if address.round <= ROUNDS else UNKNOWN_COLOUR
    known = "" if colour == UNKNOWN_COLOUR else f", whose colour is {grounds.colour(colour)}"
    return f"round {address.round}{known}"


def position(grounds: Grounds, table: SintraTable, move: Move) -> list[Statement]:
    """Say what of a position matters for a move: the source, the glazier, the strips in reach, the marker."""
    seat = table.seats[table.current]
    name = table.names[seat.index]
    track = table.box.broken_glass
    left = counted(len(track) - 1 - seat.marker, "step")
    where = "strip" if seat.glazier in seat.strips else "the gap in slot"
    found = [
        Statement(f"{name} has {counted(seat.score, 'point')}, and the glazier stands above {where} {seat.glazier}."),
        Statement(f"{name}'s broken-glass marker stands at {track[seat.marker]}, {left} before the last, {track[-1]}."),
    ]
    if move.source == RETURN:
        leftmost = min(seat.strips, default=None)
        there = "No strip is left." if leftmost is None else f"The leftmost strip that is left is strip {leftmost}."
        return [*found, Statement(there)]
    return [*grounds.source(table.offer, move), *found, *_reach(grounds, seat, move.colour)]


def _reach(grounds: Grounds, seat: Seat, colour: str) -> Iterator[Statement]:
    slots = seat.in_reach(colour)
    if not slots:
        yield Statement(f"No strip in reach has a free space for {grounds.colour(colour)}, nor a free joker space.")
    for slot in slots:
        strip = seat.strips[slot]
        holds = f"holds {grounds.in_order(strip.panes)}" if strip.panes else "is empty"
        spaces = [
            *([f"{strip.free[colour]} {colour}"] if strip.free.get(colour) else []),
            *([counted(strip.free[JOKER], "joker")] if strip.free.get(JOKER) else []),
        ]
        yield Statement(f"Strip {slot}, {strip.up}, {holds}; free for {colour}: {listed(spaces)}.")


def choice(seat: Seat, move: Move) -> Choice:
    """Return what a move has to choose from, before it is made."""
    strip = seat.strips.get(move.target)
    return Choice(
        strip=strip,
        window=seat.windows.get(move.target, ""),
        free=strip.free.get(move.colour, 0) if strip else 0,
        jokers=strip.free.get(JOKER, 0) if strip else 0,
        glazier=seat.glazier,
        fitting=seat.in_reach(move.colour) if move.colour else [],
    )


# --- a move ------------------------------------------------------------------------------------------------------


def turn(grounds: Grounds, name: str, done: SintraTurn, parts: Sequence[Part], choice: Choice) -> Iterator[Statement]:
    """Say what a move did, rule by rule."""
    for each in parts:
        yield from _said(grounds, name, done, each, choice)


def _said(grounds: Grounds, name: str, done: SintraTurn, each: Part, choice: Choice) -> Iterator[Statement]:
    if isinstance(each, Took):
        yield from grounds.taking(name, each, done.move)
    elif isinstance(each, part.Returned):
        went = f"The glazier goes from slot {each.from_slot} all the way to the leftmost strip, in slot {each.to_slot}"
        yield Statement(f"{went}.", grounds.rules("glazier-already-leftmost"))
    elif isinstance(each, part.Marker):
        steps = f"{counted(each.steps, 'step')} down the track, from {each.before} to {each.after}"
        past = ", past the last space and back to the top" if each.resets else ""
        yield Statement(f"The marker goes {steps}{past}.", grounds.page("4"))
    elif isinstance(each, part.Placed):
        yield from _placed(grounds, each, done, choice)
    elif isinstance(each, part.Broke):
        if not done.move.target:
            why = f"No strip in reach has a free space for {each.colour}, nor a free joker: all break"
            yield Statement(f"{why}, and the glazier stays.", grounds.rules("nothing-fits"))
        broke = go(each.colour * each.number, "break and go", "breaks and goes")
        yield Statement(f"{broke} to the tower.", grounds.page("4"))
    elif isinstance(each, part.Completed):
        yield from _completed(grounds, each, choice)


def _placed(grounds: Grounds, placed: part.Placed, done: SintraTurn, choice: Choice) -> Iterator[Statement]:
    slot = placed.strip
    if slot == choice.glazier:
        yield Statement(f"Strip {slot} is under the glazier.", grounds.rules("strip-left-of-glazier"))
    else:
        where = f"Strip {slot} is to the right of the glazier, which moves above it"
        yield Statement(f"{where}.", grounds.rules("strip-left-of-glazier"))
    others = [str(each) for each in choice.fitting if each != slot]
    instead = f", as {'strip' if len(others) == 1 else 'strips'} {listed(others)} might have been" if others else ""
    yield Statement(f"It has a fitting space, so it may be used{instead}.", grounds.rules("must-place"))
    fit = counted(choice.free + choice.jokers, "space")
    panes = go(placed.colour * placed.number)
    yield Statement(f"{panes} there, as many as fit: {fit} for {placed.colour}.", grounds.page("4"))

    if choice.jokers:
        why = "as the move says" if done.move.jokers is not None else "those that find no space of their colour"
        on = f"{placed.number - placed.on_jokers} on {placed.colour}, {placed.on_jokers} on jokers"
        yield Statement(f"That is {on}: {why}.", grounds.rules("joker-count"))


def _completed(grounds: Grounds, completed: part.Completed, choice: Choice) -> Iterator[Statement]:
    slot = completed.strip
    yield Statement(f"All five spaces of strip {slot} are filled: {completed.panes}.", grounds.page("4-5"))
    kept = "A pane, which one is not noted," if completed.kept == UNKNOWN else completed.kept
    space = "lower" if choice.window else "upper"
    goes = f"{kept} goes into the {space} space of window {slot}, the other four go to the tower"
    yield Statement(f"{goes}.", grounds.rules("keep-missing"))
    if completed.removed or choice.strip is None:
        yield Statement("It is completed for the second time and removed; the glazier stays.", grounds.page("4-5"))
    else:
        down = "its other face, which is not written down," if choice.strip.down == UNKNOWN_FACE else choice.strip.down
        yield Statement(f"It is turned over: {down} lies up now.", grounds.page("4-5"))


def points(grounds: Grounds, name: str, before: int, done: SintraTurn, parts: Sequence[Part]) -> Iterator[Statement]:
    """Give each point that a move brought or cost, with its reason, and the sum."""
    for each in parts:
        if isinstance(each, part.Reset):
            reached = f"The marker reaches the last space, which costs {each.printed}, and goes back to the top"
            yield Statement(f"{reached}{_cut(each)}.", grounds.page("5"), each.points)
        elif isinstance(each, part.ColourBonus):
            yield _bonus(grounds, done, each)
        elif isinstance(each, part.Window):
            yield _window(grounds, done, each)
    yield sum_up(name, before, parts)


def _cut(loss: part.Reset | part.BrokenGlass) -> str:
    """Say how much of a loss there was to lose, where that is less."""
    return f"; {-loss.points} are lost, down to 0" if -loss.points < loss.printed else ""


def _bonus(grounds: Grounds, done: SintraTurn, bonus: part.ColourBonus) -> Statement:
    """Give the round bonus pane by pane."""
    strip = done.completion
    assert strip is not None  # only a completed strip has a bonus
    coloured = strip.panes[: len(strip.panes) - len(strip.on_jokers)]
    earning = bonus.points - coloured.count(bonus.colour)
    panes = [f"{pane}+{int(pane == bonus.colour)}" for pane in grounds.in_order(coloured)]
    panes += [f"{pane}*+{int(pane == bonus.colour and earning > 0)}" for pane in grounds.in_order(strip.on_jokers)]
    jokers = " (* is on a joker)" if strip.on_jokers else ""
    said = (
        f"The round's colour is {grounds.colour(bonus.colour)}, a point for each such pane: {' '.join(panes)}{jokers}."
    )
    return Statement(said, grounds.page("4-5"), bonus.points)


def _window(grounds: Grounds, done: SintraTurn, window: part.Window) -> Statement:
    assert done.completion is not None  # only a completed strip has windows
    where = "below the strip" if window.window == done.completion.slot else "to its right, with a pane in it"
    return Statement(f"Window {window.window}, {where}.", grounds.page("4-5"), window.points)


# --- rounds ------------------------------------------------------------------------------------------------------


def opening(grounds: Grounds, log: Log, number: int) -> list[Statement]:
    """Say what a round begins with."""
    setup = log.setup
    assert isinstance(setup, SintraSetup)
    letter = setup.round_colours[number - 1]
    if letter == UNKNOWN_COLOUR:
        return [
            Statement(f"The log does not say which colour the round indicator shows for round {_ROMAN[number - 1]}.")
        ]
    colour = grounds.colour(letter)
    said = f"The round indicator shows {colour} for round {_ROMAN[number - 1]}: such panes earn the round bonus."
    return [Statement(said, grounds.rules("round-track"))]


def at_end(grounds: Grounds, end: str) -> list[Statement]:
    """Say what the end of a round does."""
    if end == UNKNOWN_COLOUR:
        said = (
            "The pane of the round indicator goes to the tower; its colour is not known, so no draw is checked any more"
        )
        return [Statement(f"{said}.", grounds.page("3, 5"))]
    return [Statement(f"{grounds.colour(end)} of the round indicator goes to the tower.", grounds.page("3, 5"))]


def tilings(_grounds: Grounds, _log: Log, _seats: Sequence[Seat], _choices: object, _end: str) -> list[Passage]:
    """Explain each player's wall-tiling: this game has none."""
    return []


def finals(grounds: Grounds, log: Log, table: SintraTable, finals: Sequence[SintraFinalScore]) -> Iterator[Passage]:
    """Explain the final scoring of each player, part by part."""
    setup = log.setup
    assert isinstance(setup, SintraSetup)
    for seat, final in zip(table.seats, finals, strict=True):
        parts = final_parts(setup, final)
        said = [_final_said(grounds, setup, seat, each) for each in parts]
        yield Passage(log.names[seat.index], [*said, sum_up(log.names[seat.index], seat.score, parts)])


def _final_said(grounds: Grounds, setup: SintraSetup, seat: Seat, each: Part) -> Statement:
    if isinstance(each, part.LeftoverPanes):
        lying = [f"{len(strip.panes)} on strip {slot}" for slot, strip in seat.strips.items() if strip.panes]
        left = f"{counted(sum(each.on_strips), 'pane')} left, {listed(lying)}" if lying else "No pane is left"
        three = {"total": "for every three of all", "per_strip": "for every three on a strip"}
        return Statement(f"{left}: a point {three[setup.rulings.leftover_panes]}.", grounds.page("5-6"), each.points)
    if isinstance(each, part.BrokenGlass):
        stands = f"The broken-glass marker stands at {each.printed}"
        return Statement(f"{stands}{_cut(each)}.", grounds.page("5-6"), each.points)
    if isinstance(each, part.Ornament):
        windows = listed(f"{window} ({seat.windows[window] or 'empty'})" for window in each.windows)
        filled = f"{each.filled} of the four spaces around it are filled"
        return Statement(f"Ornament between windows {windows}: {filled}.", grounds.page("5-6"), each.points)
    assert isinstance(each, part.CompletedWindows)
    panes = grounds.in_order("".join(seat.windows.values()))
    full = [str(window) for window, held in seat.windows.items() if len(held) == 2]
    windows = f"{counted(each.windows, 'completed window')} ({', '.join(full) or 'none'})"
    most = "no pane" if each.colour is None else f"{each.panes} {grounds.colour(each.colour)}"
    said = f"{windows} x {most}, the most of a colour in all windows, {panes or 'which are empty'}."
    return Statement(said, grounds.page("5-6"), each.points)
