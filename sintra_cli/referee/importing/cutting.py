"""Say where the rounds end in the moves of a game: where nothing is left on displays and in the centre.

After an illegal move this is a good guess: it is shown with what is wrong.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from msgspec import Struct

from sintra_cli.family.rules.illegal import Illegal, NotWritten
from sintra_cli.family.rules.move import RETURN, Move
from sintra_cli.family.rules.offer import DISPLAYS, ROOM, Offer
from sintra_cli.family.rules.table import Table
from sintra_cli.log.log import Log

_LONGEST: Final = 100
"""No round has so many moves: 36 takes, and two returns between two of them."""

Choices = Sequence[Mapping[int, int]]


class Played(Struct, frozen=True):
    """How far moves can be taken from displays: up to which index, and whether nothing is left then."""

    stop: int
    over: bool


# --- with displays ---------------------------------------------------------------------------------------------------


def cut_by_displays(moves: Sequence[Move], displays: Sequence[Sequence[str]], closing: Collection[int]) -> list[int]:
    """Return for each round the index behind its last move; rounds of which nothing is played are left out.

    `closing` are the moves that certainly end a round, which serve where one cannot be made. Moves that are left when
    nothing is left on the last displays are in no round.
    """
    ends: list[int] = []
    begin, broken = 0, False
    for number, laid in enumerate(displays):
        if begin == len(moves):
            break
        played = take_from(moves, begin, laid)
        end = played.stop
        broken = broken or not (played.over or end == len(moves))
        if broken:
            later = [move for move in closing if move >= begin]
            if later:
                end = min(later) + 1
            elif not played.over:
                end = _next_begin(moves, begin, end, displays[number + 1 :])
        ends.append(end)
        begin = end
    return [*ends[:-1], len(moves)] if broken and ends else ends


def take_from(moves: Sequence[Move], begin: int, laid: Sequence[str]) -> Played:
    """Take moves from displays, from one on, up to the first that takes what does not lie there."""
    offer = Offer(laid, "")
    at = begin
    while offer.left and at < len(moves):
        move = moves[at]
        if move.source != RETURN:
            there = offer.at(move.source) if move.source <= len(laid) else ""
            number = there.count(move.colour)
            if not number:
                return Played(at, over=False)
            offer.take(move.source, move.colour, number, 0)
        at += 1
    return Played(at, over=not offer.left)


def _next_begin(moves: Sequence[Move], begin: int, wrong: int, following: Sequence[Sequence[str]]) -> int:
    """Return where the next round begins, in a round with a move (`wrong`) that cannot be made.

    That is where all that lies on the next displays can be taken, or, behind that move, most of it.
    """
    if not following:
        return len(moves)
    best, most = len(moves), (False, 0)
    for at in range(begin + 1, min(len(moves), wrong + _LONGEST)):
        played = take_from(moves[: at + _LONGEST], at, following[0])
        found = (played.over, played.stop - at)
        if found > most and (played.over or at > wrong):
            best, most = at, found
    return best


# --- without displays ------------------------------------------------------------------------------------------------


def cut_by_supply(log: Log, moves: Sequence[Move], choices: Mapping[int, Choices]) -> list[int]:
    """Return for each round the index behind its last move.

    `choices` is what was chosen at the end of the round that a move ends, by the index of that.
    """
    counter = _Counter(log)
    last_choice = max(choices, default=-1)
    ends: list[int] = []
    for index, move in enumerate(moves):
        while counter.lay():  # nothing is left to be laid
            ends.append(index)
            counter.wind_up(None)
        counter.play(move)
        if (index in choices) if not counter.sure and index <= last_choice else counter.left <= 0:
            ends.append(index + 1)
            counter.wind_up(choices.get(index))
    if counter.begun:
        ends.append(len(moves))
    elif moves:
        ends += [len(moves)] * counter.empty_rounds()
    return ends


class _Counter:
    """Counts what is left in a round: by the rules as long as all is legal, by what is taken from then on.

    `sure` says whether all has been legal, `begun` whether a round has begun and is not over.
    """

    def __init__(self, log: Log) -> None:
        self._table: Table | None
        try:
            self._table = log.open()
        except Illegal:
            self._table = None
        self._full = ROOM * DISPLAYS[len(log.names)]
        self.left = 0
        self.begun = False

    @property
    def sure(self) -> bool:
        return self._table is not None

    def lay(self) -> bool:
        """Begin a round, if none has begun; return whether there was nothing to lay."""
        if self.begun:
            return False
        self.left = self._full
        if self._table is not None:
            try:
                self._table.lay(None)
                self.left = self._table.offer.left
            except Illegal:
                self._table = None
        self.begun = True
        return self.left == 0

    def play(self, move: Move) -> None:
        """Take what a move takes."""
        if self._table is not None:
            try:
                self._table.play(move)
                self.left = self._table.offer.left
                if not self.left:
                    self._table.settle()
            except (Illegal, NotWritten):
                self._table = None
            else:
                return
        if self.left:
            self.left -= move.count or 0

    def wind_up(self, choices: Choices | None) -> None:
        """End a round."""
        self.begun = False
        if self._table is not None:
            try:
                self._table.wind_up(choices, last=False)
            except Illegal:
                self._table = None

    def empty_rounds(self) -> int:
        """Return how many rounds are over as they begin, at the end of a game: nothing is left to be laid."""
        number = 0
        while self._table is not None and not self._table.over and not self._table.supply.total() and self.lay():
            self.wind_up(None)
            number += 1
        return number
