"""Score and check recorded games of Azul: Stained Glass of Sintra and Azul, and play on a table that knows the rules.

>>> import sintra_cli
>>> log = sintra_cli.read_log("sample_games/two_players_side_a.toml")
>>> sintra_cli.score(log).winners
['Ana']

The names in `__all__` are for everybody, and stay; all others are the project's own. Each is loaded when you first use
it, so that importing this costs nothing. `API.md` beside this file shows them all.
"""

from __future__ import annotations

TYPE_CHECKING = False  # type checkers take it as true; typing itself would be one more thing to load
if TYPE_CHECKING:
    from sintra_cli.api.beginning import new_game, play_on
    from sintra_cli.api.errors import Illegal, IllegalMove, LogError, NotAMove, NotWritten
    from sintra_cli.api.logs import Log, parse_log, read_log
    from sintra_cli.api.reports import check, replay, score, to_json, to_rows
    from sintra_cli.api.table import ColumnChoice, Table
    from sintra_cli.games.azul import public as azul
    from sintra_cli.games.sintra import public as sintra
    from sintra_cli.report.ledger import Entry, Next, Part, Ranking, Resumed, Stood, Took
    from sintra_cli.report.model import Decided, Diagnostic, FinalRow, Rank, Report, Round, Row

__all__ = [
    "ColumnChoice",
    "Decided",
    "Diagnostic",
    "Entry",
    "FinalRow",
    "Illegal",
    "IllegalMove",
    "Log",
    "LogError",
    "Next",
    "NotAMove",
    "NotWritten",
    "Part",
    "Rank",
    "Ranking",
    "Report",
    "Resumed",
    "Round",
    "Row",
    "Stood",
    "Table",
    "Took",
    "azul",
    "check",
    "new_game",
    "parse_log",
    "play_on",
    "read_log",
    "replay",
    "score",
    "sintra",
    "to_json",
    "to_rows",
]

_HOMES = {
    "api.beginning": ("new_game", "play_on"),
    "api.errors": ("Illegal", "IllegalMove", "LogError", "NotAMove", "NotWritten"),
    "api.logs": ("Log", "parse_log", "read_log"),
    "api.reports": ("check", "replay", "score", "to_json", "to_rows"),
    "api.table": ("ColumnChoice", "Table"),
    "report.ledger": ("Entry", "Next", "Part", "Ranking", "Resumed", "Stood", "Took"),
    "report.model": ("Decided", "Diagnostic", "FinalRow", "Rank", "Report", "Round", "Row"),
}
"""Where each name is defined; a game is a module of its own, which gives its types."""
_GAMES = ("azul", "sintra")

if not TYPE_CHECKING:  # a type checker would take any name then

    def __getattr__(name: str) -> object:
        """Load what is asked for."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        if name in _GAMES:
            found: object = import_module(f"{__name__}.games.{name}.public")
        else:
            home = next(home for home, names in _HOMES.items() if name in names)
            found = getattr(import_module(f"{__name__}.{home}"), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
