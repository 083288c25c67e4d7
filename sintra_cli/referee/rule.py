"""The catalogue of every rule, topic and ruling, drawn from all games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from sintra_cli.games import games
from sintra_cli.log import rulebook as logs
from sintra_cli.referee.rulings_catalogue import rulings
from sintra_cli.report.rulebook import Catalogue, Home, Rule, Topic

if TYPE_CHECKING:
    from sintra_cli.family.rulebook import Rulebook

_ROUNDS: Final = "Setting up and rounds"
_LOGS: Final = "The log itself"


def catalogue() -> Catalogue:
    """Return all rules, topics and rulings of all games, and of logs."""
    of_games = [(game.short_title, game.rulebook()) for game in games()]
    books = [book for _, book in of_games]
    groups: dict[str, list[Rule | Topic]] = {
        _ROUNDS: [*(rule for book in books for rule in book.set_up), *_shared(books)]
    }
    for title, book in of_games:
        groups[book.heading] = [*book.moves]
        if book.topics:
            groups[f"Scoring in {title}"] = [*book.topics]
    groups[_LOGS] = [*logs.RULES]
    homes = [Home(game=title, pages=book.pages, notes=book.notes, chapters=book.chapters) for title, book in of_games]
    return Catalogue(groups=groups, homes=homes, rulings=rulings())


def _shared(books: Iterable[Rulebook]) -> list[Rule]:
    return list({rule.name: rule for book in books for rule in book.shared}.values())
