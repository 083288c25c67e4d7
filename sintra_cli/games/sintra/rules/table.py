"""A game of Stained Glass of Sintra in progress: what a turn may do and what it does (rulebook p. 3 to 5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Final

from sintra_cli.family.rules.illegal import Illegal, NotWritten, refuse
from sintra_cli.family.rules.move import NOWHERE, RETURN, UNKNOWN, UNKNOWN_COLOUR, Move
from sintra_cli.family.rules.offer import OF_A_COLOUR
from sintra_cli.family.rules.supply import Supply, UnknownSupply
from sintra_cli.family.rules.turns import Refuse, TableOf
from sintra_cli.games.sintra.rules import final
from sintra_cli.games.sintra.rules.board import Seat
from sintra_cli.games.sintra.rules.box import SLOTS, STRIP_SPACES, UNKNOWN_FACE, SintraBox
from sintra_cli.games.sintra.rules.final import note_ties, score_end, taken_off
from sintra_cli.games.sintra.rules.names import (
    GLAZIER_ALREADY_LEFTMOST,
    JOKER_COUNT,
    KEEP_MISSING,
    KEEP_NOT_ON_STRIP,
    KEEP_WITHOUT_COMPLETION,
    MUST_PLACE,
    NOTHING_FITS,
    STRIP_LEFT_OF_GLAZIER,
    STRIP_REMOVED,
)
from sintra_cli.games.sintra.rules.rulings import SintraRulings
from sintra_cli.games.sintra.rules.turn import Completion, Plan, RoundEnd, Turn
from sintra_cli.text import counted, listed

ROUNDS: Final = 6


class SintraTable(TableOf[Seat, Plan]):
    """The table of a game whose set-up has been verified."""

    piece: ClassVar[str] = "pane"
    rulings: SintraRulings

    def __init__(
        self,
        names: Sequence[str],
        strips: Sequence[Sequence[tuple[str, str]]],
        *,
        starter: int,
        side: str,
        round_colours: str,
        box: SintraBox,
        rulings: SintraRulings,
    ) -> None:
        bag = {colour: OF_A_COLOUR - round_colours.count(colour) for colour in box.colours}
        seats = [Seat(index, of_player) for index, of_player in enumerate(strips)]
        super().__init__(names, seats, box.colours, starter, Supply(bag), rulings)
        self.side = side
        self.round_colours = round_colours
        self.box = box

    # --- a round -----------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether six rounds have been played."""
        return self.round == ROUNDS

    def why_over(self) -> str:
        """Say that there is no seventh round."""
        return "the game ends after round VI: there is no seventh round"

    def _end_round(self, choices: Sequence[Mapping[int, int]] | None, *, last: bool) -> RoundEnd:  # noqa: ARG002
        colour = self.round_colours[self.round - 1]
        if colour == UNKNOWN_COLOUR:  # then nobody knows any more what the tower holds
            self.supply = UnknownSupply(dict.fromkeys(self.colours, 0))
        else:
            self.supply.give_back(colour, 1)
        return RoundEnd(colour=colour)

    # --- may it? -----------------------------------------------------------------------------------------------

    def _require_board(self, seat: int) -> None:
        """Raise `NotWritten` where a face up of a player's strips is not known: nobody knows what fits."""
        for slot, strip in self.seats[seat].strips.items():
            if strip.up == UNKNOWN_FACE:  # asked at every move: a property costs twice this
                raise NotWritten(
                    f"what {self.names[seat]} may do is not known, as the face up of strip {slot} is not: "
                    f"write both faces of strip {slot}",
                    about="strips",
                    player=seat,
                    number=slot,
                )

    def _require_known(self, plan: Plan) -> None:
        if plan.keep is not None and self.round_colours[self.round - 1] == UNKNOWN_COLOUR:
            raise NotWritten(
                f"this completes a strip, and its round bonus is not known: write the colour of round {self.round} "
                "in round_colours",
                about="round_colours",
            )

    def _plan(self, seat: Seat, name: str, move: Move, number: int, refuse: Refuse) -> Plan:
        if move.source == RETURN:
            self._verify_return(seat, name, refuse)
            return Plan()
        if move.target == NOWHERE:
            if seat.can_place(move.colour):
                refuse(Illegal(MUST_PLACE, self._must_place(seat, name, move.colour)))
            return Plan(broken=number)
        return self._plan_placing(seat, name, move, number, refuse)

    def _plan_placing(self, seat: Seat, name: str, move: Move, number: int, refuse: Refuse) -> Plan:
        slot = move.target
        if slot < seat.glazier:
            where = f"strip {slot} is left of {name}'s glazier, which stands above slot {seat.glazier}"
            refuse(Illegal(STRIP_LEFT_OF_GLAZIER, where))
        strip = seat.strips.get(slot)
        if strip is None:
            raise Illegal(STRIP_REMOVED, f"{name} has no strip in slot {slot}: it was completed twice and removed")
        colour = move.colour
        placed = min(number, strip.fitting(colour))
        if not placed:
            if seat.can_place(colour):
                why = f"no {self.colours[colour]} pane fits on strip {slot}; {self._must_place(seat, name, colour)}"
                raise Illegal(MUST_PLACE, why)
            written = Move(move.source, colour, count=None if self.offer.seen else number)
            raise Illegal(
                NOTHING_FITS,
                f"no strip that {name} can reach has a free {self.colours[colour]} or joker space: "
                f"{'the pane breaks' if number == 1 else f'all {number} break'}, written {written}",
            )
        fewest, most = strip.joker_range(colour, placed)
        on_jokers = fewest if move.jokers is None else move.jokers
        if not fewest <= on_jokers <= most:
            raise Illegal(JOKER_COUNT, self._joker_count(move, placed, fewest, most))
        if on_jokers > fewest and self.rulings.joker_choice == "colour_first":
            # A strip that has such a choice is not completed: a pane to keep would be wrong as well
            ruling = "joker_choice" if move.keep is None else None
            refuse(Illegal(JOKER_COUNT, self._joker_count(move, placed, fewest, most), ruling=ruling))
        if strip.completed_by(placed):
            keep = self._plan_keep(name, move, strip.panes + colour * placed)
        elif move.keep is None:
            keep = None
        else:
            missing = STRIP_SPACES - len(strip.panes) - placed
            raise Illegal(
                KEEP_WITHOUT_COMPLETION,
                f"the move does not complete strip {slot} ({missing} of its five spaces stay free), "
                f"so no pane is kept: leave out ={move.keep}",
            )
        return Plan(placed - on_jokers, on_jokers, number - placed, keep, fewest)

    def _must_place(self, seat: Seat, name: str, colour: str) -> str:
        slots = seat.in_reach(colour)
        own = all(seat.strips[slot].free.get(colour) for slot in slots)
        verb = "strip {} has" if len(slots) == 1 else "strips {} have"
        colour_name = self.colours[colour]
        space = f"a free {colour_name} space" if own else f"a free {colour_name} or joker space"
        return f"{name} must place the {colour_name} panes: {verb.format(listed(slots))} {space}"

    def _joker_count(self, move: Move, placed: int, fewest: int, most: int) -> str:
        colour_first = self.rulings.joker_choice == "colour_first"
        exact = colour_first or fewest == most
        allowed = f"exactly {fewest}" if exact else listed(range(fewest, most + 1), "or")
        why = " (ruling joker_choice = colour_first)" if colour_first and most > fewest else ""
        panes = counted(placed, f"{self.colours[move.colour]} pane")
        return f"strip {move.target} takes {panes}: {allowed} on jokers, not {move.jokers}{why}"

    def _plan_keep(self, name: str, move: Move, panes: str) -> str:
        """Return the pane that is kept of those on a completed strip."""
        on_strip = [colour for colour in self.colours if colour in panes]
        if move.keep is None:
            if len(on_strip) > 1:
                raise Illegal(
                    KEEP_MISSING,
                    f"{name} completes strip {move.target} with {listed(on_strip)} on it: say which pane goes into "
                    f"the window, such as {move}={on_strip[0]}",
                )
            return on_strip[0]
        if move.keep == UNKNOWN:
            if len(on_strip) > 1 and self.side == "B":
                raise Illegal(
                    KEEP_MISSING,
                    f"{name} completes strip {move.target} with {listed(on_strip)} on it: on side B the pane that is "
                    f"kept decides points, so it must be written",
                )
            return on_strip[0] if len(on_strip) == 1 else UNKNOWN
        if move.keep not in panes:
            raise Illegal(
                KEEP_NOT_ON_STRIP,
                f"there is no {self.colours[move.keep]} pane on strip {move.target} to keep: "
                f"it holds {listed(on_strip)}",
            )
        return move.keep

    def _verify_return(self, seat: Seat, name: str, refuse: Refuse) -> None:
        leftmost = min(seat.strips, default=None)
        if leftmost is None:
            refuse(Illegal(GLAZIER_ALREADY_LEFTMOST, f"{name} has no strip left, so the glazier cannot return"))
        elif seat.glazier == leftmost:
            there = f"{name}'s glazier already stands above the leftmost strip, in slot {leftmost}"
            refuse(Illegal(GLAZIER_ALREADY_LEFTMOST, there))
        elif seat.glazier < leftmost and self.rulings.return_from_gap == "forbidden":
            why = (
                f"{name}'s glazier stands on the gap {seat.glazier}, left of the leftmost strip {leftmost}: a return "
                "would move it right (ruling return_from_gap = forbidden)"
            )
            refuse(Illegal(GLAZIER_ALREADY_LEFTMOST, why, ruling="return_from_gap"))

    # --- it does -----------------------------------------------------------------------------------------------

    def _carry_out(self, seat: Seat, move: Move, number: int, plan: Plan, *, tile: bool) -> Turn:
        glazier, marker = seat.glazier, seat.marker
        steps, resets = self._move_marker(seat, plan.broken + tile)
        if plan.broken:
            self.supply.give_back(move.colour, plan.broken)
        completion = None
        if move.source == RETURN:
            leftmost = min(seat.strips, default=seat.glazier)
            if seat.glazier < leftmost:
                self._decided_by("return_from_gap", leftmost, seat.glazier)
            seat.glazier = leftmost
        elif plan.broken != number:
            seat.glazier = move.target
            strip = seat.strips[move.target]
            strip.place(move.colour, plan.on_colour, plan.on_jokers)
            if plan.on_jokers > plan.fewest_jokers:
                self._decided_by("joker_choice", plan.on_jokers, plan.fewest_jokers)
            if plan.keep is not None:
                completion = self._complete(seat, move.target, plan.keep)
        return Turn(
            seat=seat.index,
            move=move,
            plan=plan,
            tile=tile,
            steps=steps,
            resets=resets,
            glazier=(glazier, seat.glazier),
            marker=(marker, seat.marker),
            completion=completion,
            total=seat.score,
            decided=self.decided,
        )

    def _move_marker(self, seat: Seat, due: int) -> tuple[int, tuple[int, ...]]:
        """Move the marker down; return the steps made and what each reset really took."""
        last = len(self.box.broken_glass) - 1
        after = seat.marker + due - last
        if after < 0:
            seat.marker += due
            return due, ()
        made = 0 if self.rulings.breakage_after_reset == "dropped" else after
        seat.marker = made % last
        resets = self._reset(seat, 1 + made // last)
        if after:
            self._decided_by("breakage_after_reset", made, after - made)
        return due - after + made, resets

    def _reset(self, seat: Seat, times: int) -> tuple[int, ...]:
        """Take the last value of the track off the score, once or several times; return what each really took."""
        printed = self.box.broken_glass[-1]
        did, otherwise = taken_off(printed * times, seat.score, self.rulings)
        if did != otherwise:
            self._decided_by("score_floor", did, otherwise)
        resets = []
        for _ in range(times):
            paid, _ = taken_off(printed, seat.score, self.rulings)
            seat.score -= paid
            resets.append(paid)
        seat.lost_printed += printed * times
        seat.lost_paid += did
        return tuple(resets)

    def _complete(self, seat: Seat, slot: int, keep: str) -> Completion:
        strip = seat.strips[slot]
        colour = self.round_colours[self.round - 1]
        on_spaces, on_jokers = strip.coloured.count(colour), strip.on_jokers.count(colour)
        earning = 0 if self.rulings.round_bonus_jokers == "skip" else on_jokers
        if on_jokers:
            self._decided_by("round_bonus_jokers", earning, on_jokers - earning)
        seat.windows[slot] += keep
        if keep == UNKNOWN:
            self.supply.give_back_all_but_one(strip.panes)
        else:
            for pane in strip.panes.replace(keep, "", 1):
                self.supply.give_back(pane, 1)
        completion = Completion(
            slot=slot,
            panes=strip.panes,
            on_jokers=strip.on_jokers,
            colour=colour,
            bonus=on_spaces + earning,
            keep=keep,
            windows=tuple(
                (window, self.box.window_values[window - 1])
                for window in range(slot, SLOTS + 1)
                if seat.windows[window]
            ),
            removed=strip.down is None,
        )
        if strip.down is None:
            del seat.strips[slot]
        else:
            seat.strips[slot] = strip.turned()
        seat.score += completion.bonus + completion.window_points
        return completion

    # --- what would be legal? ----------------------------------------------------------------------------------

    def legal_moves(self) -> Iterator[Move]:
        """Yield the legal moves; raise `NotWritten` where a face of the player's strips is not known."""
        if self.offer.left:
            self._require_board(self.current)
        return super().legal_moves()

    def _placings(self, seat: Seat, take: Move, number: int) -> Iterator[Move]:
        source, colour = take.source, take.colour
        slots = seat.in_reach(colour)
        if not slots:
            yield take
        for slot in slots:
            strip = seat.strips[slot]
            placed = min(number, strip.fitting(colour))
            fewest, most = strip.joker_range(colour, placed)
            if self.rulings.joker_choice == "colour_first":
                most = fewest
            panes = strip.panes + colour * placed
            kept: list[str | None] = [None]
            if len(panes) == STRIP_SPACES and len(set(panes)) > 1:
                kept = [pane for pane in self.colours if pane in panes]
            for jokers in range(fewest, most + 1):
                for keep in kept:
                    yield Move(source, colour, slot, None if jokers == fewest else jokers, keep, take.count)

    def _returns(self, seat: Seat) -> Iterator[Move]:
        try:
            self._verify_return(seat, self.names[seat.index], refuse)
        except Illegal:
            return
        yield Move(RETURN)

    # --- the end -----------------------------------------------------------------------------------------------

    def final(self) -> list[final.Final]:
        """Return the final scoring, seat by seat (rulebook p. 5-6)."""
        return note_ties([score_end(seat, self.side, self.box, self.rulings) for seat in self.seats])
