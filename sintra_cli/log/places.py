"""Where the things of a game stand in the log's file; loaded only for a diagnostic."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from sintra_cli.family.move_parts import points_of
from sintra_cli.family.reading import move_place
from sintra_cli.family.written import WrittenMove, moves_in
from sintra_cli.log.log import Log
from sintra_cli.text import spelt
from sintra_cli.toml.faults import Path
from sintra_cli.toml.places import Place, Places

_WORD: Final = re.compile(r"\S+")


class LogPlaces:
    """Finds places in a log that could be read. Rounds, moves and displays count from 1, seats from 0."""

    def __init__(self, log: Log) -> None:
        self._places = Places(log.source)
        self._data: Any = log.data
        self._names = log.names
        self._first = log.first_round
        self._grammar = log.game.grammar
        self._instead: Mapping[tuple[int, int], str] = {} if log.what_if is None else log.what_if.texts

    def top(self) -> Place:
        """Return the place of the log as a whole."""
        return self._places.table(())

    def of_setup(self, key: str | None, seat: int | None, number: int | None = None) -> Place:
        """Return the place of a value of the set-up: of a player, or of the game; or that of what lacks it.

        A number is that of one of several things in the value.
        """
        around: Path = () if seat is None else ("players", seat)
        if key is None:
            return self._places.table(around)
        return self.setting((*around, key), number) or self._places.table(around)

    def setting(self, path: Path, number: int | None = None) -> Place | None:
        """Return the place of a value of the set-up, or of one of several things in it (from 1): an element or a word.

        None where the value is not written.
        """
        value: Any = self._data
        for part in path:
            there = range(len(value)) if isinstance(value, list) else value
            if part not in there:
                return None
            value = value[part]
        if number is None:
            return self._places.value(path)
        if not isinstance(value, str):
            return self._places.value((*path, number - 1))
        return self._places.within(path, *list(_WORD.finditer(value))[number - 1].span())

    def lacking(self, path: Path) -> Place:
        """Return the place of the table that lacks a value of the set-up."""
        return self._places.table(path)

    def round(self, number: int) -> Place:
        """Return the place of a round: its header, or the table written inline."""
        return self._places.table(("rounds", number - self._first))

    def displays(self, number: int, display: int | None = None) -> Place:
        """Return the place of a round's displays, or of one of them."""
        path: Path = ("rounds", number - self._first, "displays")
        return self._places.value(path if display is None else (*path, display - 1))

    def move(self, number: int, move: int) -> Place:
        """Return the place of a move; its text is that of the move that stands there instead, if one does."""
        path, span = move_place(self._written(number, move), number - self._first)
        place = self._places.within(path, *span)
        return place._replace(text=self._instead.get((number, move), place.text))

    def points(self, number: int, move: int) -> Place:
        """Return the place of the points that are written after a move."""
        written = self._written(number, move)
        points = points_of(self._grammar, written.text)
        if points is None:
            return self.move(number, move)
        path, (start, _) = move_place(written, number - self._first)
        return self._places.within(path, start + points[0], start + points[1])

    def claim(self, number: int | None, seat: int) -> Place:
        """Return the place of a claimed total, after a round or (None) at the end."""
        path: Path = ("claimed",) if number is None else ("rounds", number - self._first, "claimed")
        return self._places.value(self._of_player(path, seat) or path)

    def tiling(self, number: int, seat: int) -> Place:
        """Return the place of a player's choices, or of what they are missing from."""
        path: Path = ("rounds", number - self._first)
        written = self._data["rounds"][number - self._first]
        if "tiling" in written:
            return self._places.value(self._of_player((*path, "tiling"), seat) or (*path, "tiling"))
        return self._places.value((*path, "moves")) if "moves" in written else self._places.table(path)

    def _of_player(self, path: Path, seat: int) -> Path | None:
        values: Any = self._data
        for part in path:
            values = values[part]
        if isinstance(values, list):
            return (*path, seat)
        key = spelt(self._names[seat], values)
        return None if key is None else (*path, key)

    def _written(self, number: int, move: int) -> WrittenMove:
        return moves_in(self._data["rounds"][number - self._first]["moves"], self._names).moves[move - 1]
