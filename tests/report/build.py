"""Reports built by hand, with sums that a reader can check."""

from __future__ import annotations

from typing import Literal

from sintra_cli.games import game_called
from sintra_cli.games.azul.rows import AzulFinal, AzulRound, AzulRow, AzulTables, Tile
from sintra_cli.games.sintra.rows import Completion, SintraFinal, SintraRound, SintraRow, SintraTables
from sintra_cli.report.model import Diagnostic, Rank, Report, Status, Verdict

SINTRA_COLOURS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "W": "white"}
AZUL_COLOURS = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white"}


def sintra_row(
    player: str,
    *,
    bonus: int = 0,
    windows: int = 0,
    lost: int = 0,
    steps: int = 0,
    total: int,
    claimed: int | None = None,
) -> SintraRow:
    return SintraRow(
        player=player,
        colour_bonus=bonus,
        windows=windows,
        reset_losses=lost,
        steps=steps,
        points=bonus + windows - lost,
        total=total,
        claimed=claimed,
    )


def azul_row(player: str, *, wall: int = 0, floor: int = 0, total: int, claimed: int | None = None) -> AzulRow:
    return AzulRow(player=player, wall=wall, floor=floor, points=wall - floor, total=total, claimed=claimed)


def side_a(
    player: str,
    *,
    leftover: int,
    glass: int,
    ornaments: list[int],
    lost: int,
    total: int,
    claimed: int | None = None,
) -> SintraFinal:
    return SintraFinal(
        player=player,
        leftover_panes=leftover,
        leftover_points=leftover // 3,
        broken_glass=glass,
        ornaments=ornaments,
        completed_windows=None,
        chosen_colour=None,
        panes_of_colour=None,
        side_bonus=sum(ornaments),
        lost=lost,
        total=total,
        claimed=claimed,
    )


def side_b(
    player: str,
    *,
    leftover: int,
    glass: int,
    windows: int,
    panes: int,
    colour: str | None,
    lost: int,
    total: int,
) -> SintraFinal:
    return SintraFinal(
        player=player,
        leftover_panes=leftover,
        leftover_points=leftover // 3,
        broken_glass=glass,
        ornaments=None,
        completed_windows=windows,
        chosen_colour=colour,
        panes_of_colour=panes,
        side_bonus=windows * panes,
        lost=lost,
        total=total,
        claimed=None,
    )


def azul_final(
    player: str, *, rows: int, columns: int = 0, sets: int = 0, total: int, claimed: int | None = None
) -> AzulFinal:
    return AzulFinal(
        player=player,
        row_bonus=2 * rows,
        column_bonus=7 * columns,
        set_bonus=10 * sets,
        complete_rows=rows,
        total=total,
        claimed=claimed,
    )


def ranking(*ranks: tuple[int, str, int, int]) -> list[Rank]:
    """Build the ranking from place, player, total and the number that breaks ties."""
    return [Rank(place=place, player=player, total=total, tie_break=number) for place, player, total, number in ranks]


def sintra(
    *,
    rounds: list[SintraRound],
    final: list[SintraFinal] | None = None,
    ranks: list[Rank] | None = None,
    side: Literal["A", "B"] = "A",
    status: Status | None = None,
    assumed: list[str] | None = None,
    unchecked: list[str] | None = None,
    errors: list[Diagnostic] | None = None,
    completions: list[Completion] | None = None,
    title: str | None = None,
    log: str = "table2.toml",
    rulings: dict[str, str] | None = None,
) -> Verdict:
    said = f"Assumed: {', '.join(assumed or [])}. [box] in the log corrects them."
    return Verdict(
        assumptions=[said] if assumed else [],
        report=Report(
            log=log,
            game="sintra",
            side=side,
            wall=None,
            status=status or ("finished" if final else "unfinished"),
            players=[row.player for row in rounds[0].players] if rounds else ["Ana", "Ben"],
            rulings=rulings or {},
            assumed=assumed or [],
            stands=[],
            unchecked=unchecked or [],
            rounds=rounds,
            final=final,
            ranking=ranks,
            winners=winners(ranks),
            errors=errors or [],
        ),
        about=game_called("sintra").about({"side": side}),
        source=[],
        title=title,
        tables=SintraTables(
            side=side, colours=SINTRA_COLOURS, played=rounds, end=final or [], completions=completions or []
        ),
    )


def azul(
    *,
    rounds: list[AzulRound],
    final: list[AzulFinal] | None = None,
    ranks: list[Rank] | None = None,
    status: Status | None = None,
    errors: list[Diagnostic] | None = None,
    tiles: list[Tile] | None = None,
    log: str = "azul.toml",
) -> Verdict:
    return Verdict(
        report=Report(
            log=log,
            game="azul",
            side=None,
            wall="coloured",
            status=status or ("finished" if final else "unfinished"),
            players=[row.player for row in rounds[0].players] if rounds else ["Ana", "Ben"],
            rulings={},
            assumed=[],
            stands=[],
            unchecked=[],
            rounds=rounds,
            final=final,
            ranking=ranks,
            winners=winners(ranks),
            errors=errors or [],
        ),
        about=game_called("azul").about({"wall": "coloured"}),
        source=[],
        title=None,
        tables=AzulTables(colours=AZUL_COLOURS, played=rounds, end=final or [], tiles=tiles or []),
    )


def unreadable(*errors: Diagnostic, log: str = "broken.toml", source: list[str] | None = None) -> Verdict:
    return Verdict(
        report=Report(
            log=log,
            game=None,
            side=None,
            wall=None,
            status="unreadable",
            players=[],
            rulings=None,
            assumed=[],
            stands=[],
            unchecked=[],
            rounds=[],
            final=None,
            ranking=None,
            winners=None,
            errors=list(errors),
        ),
        about=None,
        source=source or [],
        title=None,
        tables=None,
    )


def winners(ranks: list[Rank] | None) -> list[str] | None:
    return None if ranks is None else [rank.player for rank in ranks if rank.place == 1]


def sintra_round(number: int, colour: str, starter: str, *rows: SintraRow, finished: bool = True) -> SintraRound:
    return SintraRound(round=number, colour=colour, starter=starter, finished=finished, players=list(rows))


def azul_round(number: int, starter: str, *rows: AzulRow, finished: bool = True) -> AzulRound:
    return AzulRound(round=number, starter=starter, finished=finished, players=list(rows))


def side_a_game(ana: str = "Ana", ben: str = "Ben", *, completions: list[Completion] | None = None) -> Verdict:
    """Build a finished game of two rounds: Ana 11 + 13 + 2 - 2 + 19 = 43, Ben 8 - 8 + 1 - 0 + 6 = 7."""
    return sintra(
        title="Club night",
        assumed=["broken_glass", "ornaments", "window_values"],
        rounds=[
            sintra_round(
                1,
                "R",
                ana,
                sintra_row(ana, bonus=3, windows=8, steps=2, total=3 + 8),
                sintra_row(ben, bonus=2, windows=6, steps=5, total=2 + 6),
            ),
            sintra_round(
                2,
                "Y",
                ben,
                sintra_row(ana, bonus=4, windows=9, total=11 + 4 + 9),
                sintra_row(ben, lost=8, steps=3, total=8 - 8),
            ),
        ],
        final=[
            side_a(ana, leftover=7, glass=2, ornaments=[10, 6, 3, 0], lost=2, total=24 + 2 - 2 + 19),
            side_a(ben, leftover=4, glass=0, ornaments=[3, 3, 0, 0], lost=18, total=0 + 1 - 0 + 6),
        ],
        ranks=ranking((1, ana, 43, 2), (2, ben, 7, 18)),
        completions=completions,
    )


def azul_game(*, tiles: list[Tile] | None = None) -> Verdict:
    """Build a finished game of one round: Ana 9 - 2 + 2 + 7 = 16, Ben 5 - 5 + 2 = 2."""
    return azul(
        rounds=[
            azul_round(
                1,
                "Ben",
                azul_row("Ana", wall=9, floor=2, total=9 - 2),
                azul_row("Ben", wall=5, floor=5, total=5 - 5),
            )
        ],
        final=[
            azul_final("Ana", rows=1, columns=1, total=7 + 2 + 7),
            azul_final("Ben", rows=1, total=0 + 2),
        ],
        ranks=ranking((1, "Ana", 16, 1), (2, "Ben", 2, 1)),
        tiles=tiles,
    )
