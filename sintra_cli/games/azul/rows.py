"""What the report says of a game of Azul."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from sintra_cli.family.rules.replay import PlayedRound
from sintra_cli.family.setup import Claims
from sintra_cli.games.azul.rules.final import Final
from sintra_cli.games.azul.rules.tiling import Tiling
from sintra_cli.games.azul.setup import AzulSetup
from sintra_cli.log.log import Log
from sintra_cli.report.model import AzulFinal, AzulRound, AzulRow, Completion, Tile

GAME: Literal["azul"] = "azul"
BETTER: Literal["more"] = "more"
"""What breaks a tie: more complete rows."""


def round_row(
    log: Log,
    setup: AzulSetup,  # noqa: ARG001  # the other game needs its round colours
    claims: Claims,
    played: PlayedRound,
    before: Sequence[int],
) -> AzulRound:
    """Tell a round from its wall-tiling; `before` are the totals that it began with."""
    tilings: Sequence[Tiling | None] = played.end or [None] * len(log.names)
    rows = [
        AzulRow(
            player=name,
            wall=tiling.wall_points if tiling else 0,
            floor=tiling.lost if tiling else 0,
            points=played.scores[seat] - before[seat],
            total=played.scores[seat],
            claimed=claims.get(seat),
        )
        for seat, (name, tiling) in enumerate(zip(log.names, tilings, strict=True))
    ]
    return AzulRound(
        round=played.number, starter=log.names[played.starter], finished=played.end is not None, players=rows
    )


def final_row(name: str, final: Final, claimed: int | None) -> AzulFinal:
    """Tell a player's final scoring."""
    return AzulFinal(
        player=name,
        row_bonus=final.row_bonus,
        column_bonus=final.column_bonus,
        set_bonus=final.set_bonus,
        complete_rows=final.complete_rows,
        total=final.total,
        claimed=claimed,
    )


def completions(_log: Log, _setup: AzulSetup, _rounds: Sequence[PlayedRound]) -> list[Completion]:
    """List the completed strips: this game has none."""
    return []


def tiles(log: Log, _setup: AzulSetup, rounds: Sequence[PlayedRound]) -> list[Tile]:
    """List every tile laid on a wall."""
    return [
        Tile(
            round=played.number,
            player=log.names[seat],
            line=laid.line,
            column=laid.column,
            colour=laid.colour,
            horizontal=laid.horizontal,
            vertical=laid.vertical,
            points=laid.points,
        )
        for played in rounds
        for seat, tiling in enumerate(played.end or ())
        for laid in tiling.laid
    ]


def colours(setup: AzulSetup) -> dict[str, str]:
    """Return the colours (letter: name) in box order."""
    return setup.colours
