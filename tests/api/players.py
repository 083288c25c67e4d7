"""Players as a reader of `API.md` writes them; that page shows the same lines, and mypy reads them here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from sintra_cli import Table, azul, new_game, sintra

Player = Callable[[Table, Random], str]


def at_random(table: Table, rng: Random) -> str:
    return rng.choice(table.legal_moves())


def greedy(table: Table, rng: Random) -> str:
    def gain(move: str) -> int:
        happened = table.copy().play(move)
        waste = (part for part in happened.parts if isinstance(part, (sintra.Broke, azul.Floored, azul.ToLid)))
        return happened.points - sum(part.number for part in waste)

    moves = table.legal_moves()
    rng.shuffle(moves)  # of equals, any
    return max(moves, key=gain)


def play(table: Table, players: Mapping[str, Player], rng: Random) -> None:
    while not table.over and table.round < 30:
        if table.turn is not None:
            table.play(players[table.turn](table, rng))
        elif table.choice is not None:  # a column on the grey wall of Azul
            table.tile(rng.choice(table.choice.columns))
        else:
            table.deal(rng)


if __name__ == "__main__":
    table = new_game("sintra", ["Ana", "Ben"])
    play(table, {"Ana": greedy, "Ben": at_random}, Random(1))
    print(table.scores, table.to_toml(), sep="\n")
