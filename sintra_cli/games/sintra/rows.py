"""What the report says of a game of Stained Glass of Sintra."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from sintra_cli.family.rules.move import UNKNOWN_COLOUR
from sintra_cli.family.rules.replay import PlayedRound
from sintra_cli.family.setup import Claims
from sintra_cli.games.sintra.rules.final import Final
from sintra_cli.games.sintra.rules.turn import Turn
from sintra_cli.games.sintra.setup import SintraSetup
from sintra_cli.log.log import Log
from sintra_cli.report.model import Completion, SintraFinal, SintraRound, SintraRow, Tile, Window

GAME: Literal["sintra"] = "sintra"
BETTER: Literal["fewer"] = "fewer"
"""What breaks a tie: fewer points lost."""


def round_row(log: Log, setup: SintraSetup, claims: Claims, played: PlayedRound, before: Sequence[int]) -> SintraRound:
    """Add up a round from its turns; `before` are the totals that it began with."""
    seats = range(len(log.names))
    bonus, windows, losses, steps = ([0 for _ in seats] for _ in range(4))
    turn: Turn
    for turn in played.turns:
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
        for seat, name in enumerate(log.names)
    ]
    colour = setup.round_colours[played.number - 1]
    return SintraRound(
        round=played.number,
        colour=None if colour == UNKNOWN_COLOUR else colour,
        starter=log.names[played.starter],
        finished=played.end is not None,
        players=rows,
    )


def final_row(name: str, final: Final, claimed: int | None) -> SintraFinal:
    """Tell a player's final scoring."""
    return SintraFinal(
        player=name,
        leftover_panes=final.leftover_panes,
        leftover_points=final.leftover_points,
        broken_glass=final.broken_glass,
        ornaments=final.ornaments,
        completed_windows=final.completed_windows,
        chosen_colour=final.chosen_colour,
        panes_of_colour=final.panes_of_colour,
        side_bonus=final.side_bonus,
        lost=final.lost,
        total=final.total,
        claimed=claimed,
    )


def completions(log: Log, setup: SintraSetup, rounds: Sequence[PlayedRound]) -> list[Completion]:
    """List every completed strip."""
    order = list(setup.box.colours)
    return [
        Completion(
            round=played.number,
            move=move,
            player=log.names[turn.seat],
            slot=done.slot,
            panes="".join(sorted(done.panes, key=order.index)),
            bonus_panes=done.bonus,
            kept=done.keep,
            windows=[Window(window, value) for window, value in done.windows],
            removed=done.removed,
        )
        for played in rounds
        for move, turn in enumerate(played.turns, 1)
        if (done := turn.completion) is not None
    ]


def tiles(_log: Log, _setup: SintraSetup, _rounds: Sequence[PlayedRound]) -> list[Tile]:
    """List the tiles laid on walls: this game has none."""
    return []


def colours(setup: SintraSetup) -> dict[str, str]:
    """Return the colours (letter: name) in box order."""
    return setup.box.colours
