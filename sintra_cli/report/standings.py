"""A club's table over many games: added up from reports, and written in every format that score sheets have."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import groupby
from typing import Any, Final

from msgspec import Struct

from sintra_cli.report.machine import encode
from sintra_cli.report.model import FinalRow, Report
from sintra_cli.text import name_key, visible

COLUMNS: Final = ("game", "player", "games", "wins", "average_total", "best_total", "average_broken_glass")
_HEADINGS: Final = ("player", "games", "wins", "average", "best", "average broken glass")


class Line(Struct, frozen=True, kw_only=True):
    """What a player has done in one of the games; a shared win counts as a fraction.

    `title` is that of the game. `average_broken_glass` is what broken glass took off the score, a game; None where the
    game has none.
    """

    game: str
    title: str
    player: str
    games: int
    wins: Fraction
    average_total: Fraction
    best_total: int
    average_broken_glass: Fraction | None


class Result(Struct, frozen=True):
    """How a player ended a game; `broken_glass` is what that took off the score, None where the game has none."""

    player: str
    total: int
    won: Fraction
    broken_glass: int | None


class Ended(Struct, frozen=True):
    """A finished game, as far as it counts here."""

    game: str
    results: list[Result]


def ended(report: Report) -> Ended:
    """Return what counts of a finished game."""
    assert report.game is not None  # a finished game is of one
    winners = report.winners or []
    return Ended(
        report.game,
        [
            Result(
                player=final.player,
                total=final.total,
                won=Fraction(1, len(winners)) if final.player in winners else Fraction(0),
                broken_glass=_broken_glass(report, final),
            )
            for final in report.final or []
        ],
    )


class Tally:
    """Adds games up, one at a time; only what a line needs is kept. A name is spelt as it came first."""

    def __init__(self, titles: Mapping[str, str]) -> None:
        """Begin with no game; `titles` has all games by name, in the order in which they are listed."""
        self._titles = titles
        self._spelling: dict[str, str] = {}
        self._results: dict[tuple[str, str], list[Result]] = {}

    def add(self, game: Ended) -> None:
        """Count a finished game."""
        for result in game.results:
            key = name_key(result.player)
            self._spelling.setdefault(key, result.player)
            self._results.setdefault((game.game, key), []).append(result)

    def lines(self) -> list[Line]:
        """Return the lines: game by game, most wins first, then the better average, then by name."""
        lines = [self._line(game, self._spelling[key], results) for (game, key), results in self._results.items()]
        order = list(self._titles)
        return sorted(
            lines, key=lambda line: (order.index(line.game), -line.wins, -line.average_total, name_key(line.player))
        )

    def _line(self, game: str, player: str, results: list[Result]) -> Line:
        games = len(results)
        broken = [each.broken_glass for each in results if each.broken_glass is not None]
        return Line(
            game=game,
            title=self._titles[game],
            player=player,
            games=games,
            wins=sum((each.won for each in results), Fraction(0)),
            average_total=Fraction(sum(each.total for each in results), games),
            best_total=max(each.total for each in results),
            average_broken_glass=Fraction(sum(broken), games) if broken else None,
        )


def _broken_glass(report: Report, final: FinalRow) -> int | None:
    """Return what broken glass took off a player's score in a game; None where the game has none."""
    if final.glass_losses is None:
        return None
    rows = [row for this in report.rounds for row in this.players if row.player == final.player]
    return final.glass_losses + sum(row.glass_losses or 0 for row in rows)


def render(lines: Iterable[Line], form: str) -> Iterator[str]:
    """Write the table: table, markdown, csv, json or jsonl."""
    lines = list(lines)
    if form in {"table", "markdown"}:
        yield from _for_people(lines, form)
    elif form == "csv":
        yield from _csv(lines)
    elif form == "json":
        yield "[\n" + ",\n".join(map(_encoded, lines)) + "\n]\n" if lines else "[]\n"
    else:
        yield from (f"{_encoded(line)}\n" for line in lines)


def _for_people(lines: list[Line], form: str) -> Iterator[str]:
    from sintra_cli.report.markdown import escape

    between = ""
    for title, of_game in groupby(lines, key=lambda line: line.title):
        rows = list(map(_cells, of_game))
        width = len(_HEADINGS) if any(row[-1] for row in rows) else len(_HEADINGS) - 1
        shown = escape if form == "markdown" else visible
        cells = [[shown(cell) for cell in row[:width]] for row in rows]
        yield f"{between}{'## ' if form == 'markdown' else ''}{title}\n\n{_drawn(cells, width, form)}\n"
        between = "\n"


def _drawn(cells: list[list[str]], width: int, form: str) -> str:
    from tabulate import tabulate  # slow to load

    return tabulate(
        cells,
        headers=_HEADINGS[:width],
        tablefmt="pipe" if form == "markdown" else "simple",
        disable_numparse=True,
        colalign=("left", *["right"] * (width - 1)),
    )


def _cells(line: Line) -> list[str]:
    broken = line.average_broken_glass
    return [
        line.player,
        str(line.games),
        mixed(line.wins),
        f"{float(line.average_total):.1f}",
        str(line.best_total),
        "" if broken is None else f"{float(broken):.1f}",
    ]


def mixed(number: Fraction) -> str:
    """Write a number as people do: "2", "2 1/3", "1/2"."""
    whole, rest = divmod(number, 1)
    if not rest:
        return str(whole)
    return f"{whole} {rest}" if whole else str(rest)


def _csv(lines: list[Line]) -> Iterator[str]:
    from sintra_cli.report.csv_rows import written

    rows = [dict(zip(COLUMNS, COLUMNS, strict=True)), *map(_plain, lines)]
    yield written(rows, COLUMNS)


def _encoded(line: Line) -> str:
    return encode(_plain(line)).decode()


def _plain(line: Line) -> dict[str, Any]:
    values = {column: getattr(line, column) for column in COLUMNS}
    return {key: round(float(value), 4) if isinstance(value, Fraction) else value for key, value in values.items()}
