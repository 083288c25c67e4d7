"""The catalogue of every rule and ruling, drawn from all games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from sintra_cli.games import games
from sintra_cli.log import rulebook as logs
from sintra_cli.referee.rulings_catalogue import rulings
from sintra_cli.report.rulebook import Catalogue, Home, Rule

if TYPE_CHECKING:
    from sintra_cli.family.rulebook import Rulebook

_ROUNDS: Final = "Setting up and rounds"
_LOGS: Final = "The log itself"


def catalogue() -> Catalogue:
    """Return all rules and rulings of all games, and of logs."""
    of_games = [(game, game.rulebook()) for game in games()]
    books = [book for _, book in of_games]
    homes: dict[str, list[Home]] = {}
    for game, book in of_games:
        for rule in (*book.set_up, *book.shared, *book.moves):
            homes.setdefault(rule.name, []).append(Home(game.short_title, book.pages.get(rule.name)))
    groups = {
        _ROUNDS: [*(rule for book in books for rule in book.set_up), *_shared(books)],
        **{book.heading: list(book.moves) for book in books},
        _LOGS: list(logs.RULES),
    }
    return Catalogue(groups=groups, homes=homes, rulings=rulings())


def _shared(books: Iterable[Rulebook]) -> list[Rule]:
    return list({rule.name: rule for book in books for rule in book.shared}.values())
