"""The tables of a score sheet of Stained Glass of Sintra."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sintra_cli.report.layout import (
    STARTS,
    Column,
    RoundLine,
    Section,
    claim,
    once,
    round_lines,
    table,
)
from sintra_cli.report.wording import signed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sintra_cli.games.sintra.rows import Completion, SintraFinal, SintraRound, SintraRow, SintraTables

_STEPS: Final[Column[RoundLine[SintraRow]]] = Column(heading="marker steps", cell=lambda line: str(line.row.steps))
_ROUND: Final[list[Column[RoundLine[SintraRow]]]] = [
    Column(heading="round", cell=lambda line: line.label, words=True),
    Column(heading="player", cell=lambda line: line.name, words=True),
    Column(heading="colour bonus", cell=lambda line: str(line.row.colour_bonus)),
    Column(heading="windows", cell=lambda line: str(line.row.windows)),
    _STEPS,
    Column(heading="broken glass", cell=lambda line: signed(-line.row.reset_losses)),
    Column(heading="points", cell=lambda line: str(line.row.points)),
    Column(heading="total", cell=lambda line: str(line.row.total)),
    Column(
        heading="claimed",
        cell=lambda line: claim(line.row.claimed, line.row.total, compared=line.finished),
        optional=True,
    ),
]


def rounds(tables: SintraTables, heading: str, *, detail: bool) -> Section:
    """Lay out what each round brought each player."""
    lines = round_lines((played, _round_label(played, tables.colours), played.players) for played in tables.played)
    columns = [column for column in _ROUND if detail or column is not _STEPS]
    return Section(heading=heading, table=table(columns, lines), notes=[STARTS])


def _round_label(played: SintraRound, colours: Mapping[str, str]) -> str:
    return f"{played.round} {colours.get(played.colour or '', '?')}"


def details(tables: SintraTables) -> list[Section]:
    """Lay out every completed strip, as far as there is one."""
    if not tables.completions:
        return []
    colours = {played.round: played.colour for played in tables.played}
    labels = once(f"{strip.round} {colours[strip.round]}" for strip in tables.completions)
    columns: list[Column[tuple[str, Completion]]] = [
        Column(heading="round", cell=lambda row: row[0], words=True),
        Column(heading="move", cell=lambda row: str(row[1].move)),
        Column(heading="player", cell=lambda row: row[1].player, words=True),
        Column(heading="strip", cell=lambda row: f"{row[1].slot}{' back' if row[1].removed else ''}", words=True),
        Column(heading="panes", cell=lambda row: row[1].panes, words=True),
        Column(heading="kept", cell=lambda row: row[1].kept, words=True),
        Column(heading="colour bonus", cell=lambda row: str(row[1].bonus_panes)),
        Column(heading="windows counted (number:value)", cell=lambda row: _windows(row[1])),
        Column(heading="points", cell=lambda row: str(row[1].bonus_panes + _windows_sum(row[1]))),
    ]
    letters = ", ".join(f"{letter} {name}" for letter, name in tables.colours.items())
    return [
        Section(
            heading="Completed strips",
            table=table(columns, list(zip(labels, tables.completions, strict=True))),
            notes=[f"{letters}. The colour bonus is a point for each pane of the round's colour that counts."],
        )
    ]


def _windows(strip: Completion) -> str:
    counted = " ".join(f"{window.window}:{window.value}" for window in strip.windows)
    return f"{counted} = {_windows_sum(strip)}"


def _windows_sum(strip: Completion) -> int:
    return sum(window.value for window in strip.windows)


def _before(row: SintraFinal) -> int:
    """Return the points that a player had before the final scoring."""
    return row.total - row.leftover_points + row.broken_glass - row.side_bonus


def final(tables: SintraTables) -> Section:
    """Lay out the end of the game, part by part."""
    columns: list[Column[SintraFinal]] = [
        Column(heading="player", cell=lambda row: row.player, words=True),
        Column(heading="rounds", cell=lambda row: str(_before(row))),
        Column(heading="leftover panes", cell=lambda row: f"{row.leftover_panes}: {signed(row.leftover_points)}"),
        Column(heading="broken glass", cell=lambda row: signed(-row.broken_glass)),
        _ornaments() if tables.side == "A" else _completed_windows(tables.colours),
        Column(heading="total", cell=lambda row: str(row.total)),
        Column(heading="claimed", cell=lambda row: claim(row.claimed, row.total), optional=True),
    ]
    return Section(heading="Final scoring", table=table(columns, tables.end))


def _ornaments() -> Column[SintraFinal]:
    return Column(
        heading="ornaments",
        cell=lambda row: f"{' + '.join(map(str, row.ornaments or [])) or 'none'}: {signed(row.side_bonus)}",
    )


def _completed_windows(colours: Mapping[str, str]) -> Column[SintraFinal]:
    def cell(row: SintraFinal) -> str:
        letter = row.chosen_colour
        panes = "0 panes" if letter is None else f"{row.panes_of_colour} {colours.get(letter, letter)}"
        return f"{row.completed_windows} x {panes}: {signed(row.side_bonus)}"

    return Column(heading="completed windows x panes of colour", cell=cell)
