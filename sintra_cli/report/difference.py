"""The first difference between two logs, for people and for editors that jump to FILE:LINE:COLUMN."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sintra_cli.report.ansi import painter
from sintra_cli.text import head, visible

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sintra_cli.report.ansi import Paint
    from sintra_cli.report.comparison import Account, Comparison, Difference, Position, ScorePair

_LONGEST_TEXT: Final = 60


def render(comparison: Comparison, settings: Mapping[str, str], *, colour: bool = False) -> str:
    """Write the first difference and the scores that differ; empty where the logs are the same.

    `settings` are what keys of the set-up are called, where not by the key.
    """
    paint = painter(colour=colour)
    if comparison.difference is None:
        return ""
    parts = ["\n".join(_first(comparison.difference, settings, paint))]
    if comparison.scores:
        parts.append("\n".join(_scores(comparison.difference, comparison.scores, paint)))
    return "\n\n".join(parts) + "\n"


def _first(difference: Difference, settings: Mapping[str, str], paint: Paint) -> Iterator[str]:
    yield paint(f"First difference: {visible(_where(difference, settings))}", "bold")
    for account in (difference.a, difference.b):
        place = f"{visible(account.log)}:{account.line}:{account.column}:"
        refused = "" if account.rule is None else f" {paint(f'(illegal: {account.rule})', 'red')}"
        yield f"{paint(place, 'bold')} {head(visible(_said(account)), _LONGEST_TEXT)}{refused}"
        if account.position is not None:
            yield f"  {visible(_position(account.position))}"


def _where(difference: Difference, settings: Mapping[str, str]) -> str:
    what, player = difference.what, difference.player
    if what in settings:
        return settings[what]
    if difference.round is None and difference.number is not None:
        return f"{what.removesuffix('s')} {difference.number} of {player}"
    if what == "rulings":
        return f"ruling {difference.key}"
    if what == "box":
        return f"{difference.key} in the box"
    if what == "position":
        of_whom = "" if player is None else f" of {player}"
        return "where the logs begin" if difference.key is None else f"{difference.key}{of_whom} in the position"
    if difference.round is None and what != "claimed":
        return f"the {what.replace('_', ' ')}"
    if difference.round is None:
        return f"final total claimed for {player}"
    parts = [f"round {difference.round}"]
    if difference.move is not None:
        parts.append(f"move {difference.move} ({player})" if player else f"move {difference.move}")
    if what == "displays":
        parts.append(f"display {difference.number}")
    elif what == "tiling":
        parts.append(f"tiling of {player}")
    elif what == "claimed":
        parts.append(f"total claimed for {player}" if difference.move is None else "points claimed")
    return ", ".join(parts)


def _said(account: Account) -> str:
    """Return what is written, or what holds where nothing is."""
    if account.text is not None:
        return account.text or '""'
    if account.value is None:
        return "the round is there" if account.written else "nothing"
    return account.value if account.written else f"{account.value} (not written)"


def _position(position: Position) -> str:
    """Say in a line whose turn it is and what can be taken."""
    if position.player is None:
        return "displays and centre are empty"
    tile = ["tile"] if position.tile else []
    if position.displays is None:
        centre = [f"at most {position.at_most}"] if position.at_most else []
        offer = [f"? {position.closed}"] if position.closed else []
    else:
        centre = [position.centre] if position.centre else []
        offer = [f"{number} {held}" for number, held in enumerate(position.displays, 1) if held]
    if centre or tile:
        offer.append(f"C {' + '.join(centre + tile)}")
    left = f", {position.left} left in all" if position.displays is None else ""
    return f"{position.player} to move: {'  '.join(offer)}{left}"


def _scores(difference: Difference, scores: Sequence[ScorePair], paint: Paint) -> Iterator[str]:
    from sintra_cli.report.layout import Column, once, table
    from sintra_cli.report.table import draw

    labels = once("final" if pair.round is None else str(pair.round) for pair in scores)
    columns: list[Column[tuple[str, ScorePair]]] = [
        Column(heading="round", cell=lambda row: row[0], words=True),
        Column(heading="player", cell=lambda row: row[1].player, words=True),
        Column(heading="A", cell=lambda row: str(row[1].a)),
        Column(heading="B", cell=lambda row: str(row[1].b)),
        Column(heading="difference", cell=lambda row: f"{row[1].b - row[1].a:+d}"),
    ]
    yield paint(f"Totals that differ (A {visible(difference.a.log)}, B {visible(difference.b.log)})", "bold")
    yield from draw(table(columns, list(zip(labels, scores, strict=True))), paint)
