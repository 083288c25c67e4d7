"""A third game, entered in the registry for one test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from sintra_cli.games import ROOMS, game_called
from sintra_cli.log.schema import shape_schema

FOLDER: Final = Path(__file__).parent
GAME_BY_HAND: Final = FOLDER / "game.toml"


def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Enter Ribbons in the registry, and take it out again; what is kept of the registry is forgotten both times."""
    with monkeypatch.context() as patch:
        patch.setitem(ROOMS, "ribbons", "tests.third_game")
        _forget()
        yield
    _forget()


def _forget() -> None:
    game_called.cache_clear()
    shape_schema.cache_clear()
