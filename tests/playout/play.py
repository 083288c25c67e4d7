"""Play a game over the legal moves of its table, and write the log of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

import tomli_w
from msgspec import structs

from sintra_cli.family.rules.move import RETURN, Move
from sintra_cli.family.rules.offer import DISPLAYS
from tests.building.logs import read_log
from tests.playout.drawing import draw_displays
from tests.playout.setups import azul_head, sintra_head

AnyTable = Any
MOST_ROUNDS = 30
"""Some games of Azul would never end: all tiles are on the walls and no row is complete."""


class Player(Protocol):
    """Whoever decides; the same one decides for every seat."""

    def move(self, table: AnyTable) -> Move:
        """Choose one of the legal moves."""

    def column(self, columns: Sequence[int], line: int, colour: str, wall: AnyTable) -> int:
        """Choose one of the legal columns for a completed line."""


class RandomPlayer:
    """Takes any legal move, each as likely as the other."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def move(self, table: AnyTable) -> Move:
        """Choose any legal move."""
        moves: list[Move] = list(table.legal_moves())
        return self._rng.choice(moves)

    def column(self, columns: Sequence[int], line: int, colour: str, wall: AnyTable) -> int:  # noqa: ARG002
        """Choose any legal column."""
        return self._rng.choice(columns)


@dataclass(frozen=True)
class PlayedLog:
    """The log of a game, as a document, and the table as the game left it.

    `annotated` has the moves of each round with all that may be written beside them: player, count, points.
    `totals` are the scores after each round that is over.
    """

    document: dict[str, Any]
    table: AnyTable
    annotated: list[list[str]]
    totals: list[list[int]]

    @property
    def text(self) -> str:
        """The log in TOML."""
        return tomli_w.dumps(self.document, multiline_strings=True)

    @property
    def data(self) -> bytes:
        """The log as the bytes of a file."""
        return self.text.encode()


def play(
    game: str,
    rng: Random,
    *,
    players: int = 2,
    side: str = "A",
    wall: str = "coloured",
    rulings: Mapping[str, str] | None = None,
    box: Mapping[str, Any] | None = None,
    stop_after: int | None = None,
    player: Player | None = None,
    watch: Callable[[AnyTable], None] | None = None,
) -> PlayedLog:
    """Play a game with a set-up made up by `rng`; see `play_on`."""
    if game == "sintra":
        head = sintra_head(rng, players=players, side=side, rulings=rulings, box=box)
    else:
        head = azul_head(rng, players=players, wall=wall, rulings=rulings, box=box)
    return play_on(head, rng, stop_after=stop_after, player=player, watch=watch)


def play_on(
    head: Mapping[str, Any],
    rng: Random,
    *,
    stop_after: int | None = None,
    player: Player | None = None,
    watch: Callable[[AnyTable], None] | None = None,
) -> PlayedLog:
    """Play the game of a log without rounds, to its end or to the move after so many moves.

    `watch` sees the table whenever something has changed on it.
    """
    table = open_table(head)
    watch = watch or (lambda _table: None)
    scribe = _Scribe(table, stop_after)
    player = player or RandomPlayer(rng)
    watch(table)
    while table.offer_over and not table.over and table.round < MOST_ROUNDS:
        refill = head.get("rulings", {}).get("refill", "when_empty")
        scribe.lay(draw_displays(table.supply, DISPLAYS[len(table.seats)], refill, rng))
        watch(table)
        while not table.offer_over and not scribe.full:
            scribe.play(player.move(table))
            watch(table)
        if table.offer_over:
            scribe.wind_up(player)
            watch(table)
    return PlayedLog({**head, "rounds": scribe.rounds}, table, scribe.annotated, scribe.totals)


def open_table(head: Mapping[str, Any]) -> AnyTable:
    """Set the table for a log without rounds."""
    return read_log(head).open()


class _Scribe:
    """Plays on a table and writes down what was played, until so many moves are made."""

    def __init__(self, table: AnyTable, stop_after: int | None) -> None:
        self._table = table
        self._left = stop_after
        self.rounds: list[dict[str, Any]] = []
        self.annotated: list[list[str]] = []
        self.totals: list[list[int]] = []

    @property
    def full(self) -> bool:
        return self._left == 0

    def lay(self, displays: list[str]) -> None:
        self._table.lay(displays)
        self.rounds.append({"displays": displays, "moves": ""})
        self.annotated.append([])

    def play(self, move: Move) -> None:
        name = move.player or self._table.names[self._table.current]
        count = "" if move.source == RETURN else str(self._table.offer.at(move.source).count(move.colour))
        turn = self._table.play(move)
        points = f"({turn.points})" if self._table.piece == "pane" else ""
        self.rounds[-1]["moves"] = f"{self.rounds[-1]['moves']} {turn.canonical}".strip()
        text = str(structs.replace(move, player=None))
        self.annotated[-1].append(f"{name}:{text[0]}{count}{text[1:]}{points}")
        if self._left is not None:
            self._left -= 1

    def wind_up(self, player: Player) -> None:
        choices = None
        if getattr(self._table, "wall", None) == "grey":
            choices = [_choose_columns(player, seat) for seat in self._table.seats]
            self.rounds[-1]["tiling"] = [
                " ".join(f"{line}:{column}" for line, column in of_seat.items()) for of_seat in choices
            ]
        self._table.wind_up(choices, last=False)
        self.totals.append([seat.score for seat in self._table.seats])


def _choose_columns(player: Player, seat: AnyTable) -> dict[int, int]:
    """Let a player choose the columns of a grey wall (line: column), each with those before in mind."""
    wall = seat.wall.copy()
    chosen = {}
    for line, tiles in seat.lines.items():
        columns = wall.open_columns(line, tiles[0]) if len(tiles) == line else []
        if columns:
            chosen[line] = player.column(columns, line, tiles[0], wall)
            wall.lay(line, chosen[line], tiles[0])
    return chosen
