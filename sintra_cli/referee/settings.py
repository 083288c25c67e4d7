"""The set-up of a game as a list of settings, so that two of them can be compared one by one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import structs

from sintra_cli.family.setting import Setting
from sintra_cli.log.log import Log
from sintra_cli.text import spelt
from sintra_cli.toml.faults import Path

_BEFORE: Final = ("turn", "starter", "displays", "centre", "tile", "unseen", "bag")
"""The keys of a position before that of the discard."""


def settings(log: Log) -> Iterator[Setting]:
    """Yield the settings of a log; those of two logs are in the same order, up to the first that differs."""
    places: dict[str, int] = {}
    for setting in _settings(log):
        yield structs.replace(setting, place=places.setdefault(setting.what, len(places)))


def _settings(log: Log) -> Iterator[Setting]:
    setup = log.setup
    yield Setting(what="game", path=("game",), value=log.game.name)
    yield from setup.settings(log.names)
    yield Setting(what="starting_player", path=("starting_player",), value=log.names[log.starter])
    for ruling, answer in setup.rulings.answers().items():
        yield Setting(what="rulings", path=("rulings", ruling), value=answer, key=ruling)
    for key, printed in setup.compared_box().items():
        yield Setting(what="box", path=("box", key), value=str(printed), key=key)
    begins = "the beginning" if log.position is None else f"round {log.position.round}"
    yield Setting(what="position", path=("position",), value=begins)
    if log.position is not None:
        yield from _position(log)


def _position(log: Log) -> Iterator[Setting]:
    """Yield what stands on the table, and then on each board, where a log begins."""
    from sintra_cli.referee.snapshot import snapshot

    found = snapshot(log, log.open())
    for key in (*_BEFORE, log.game.words.discard, "missing"):
        yield Setting(what="position", path=("position", key), value=_text(found.get(key)), key=key)
    for seat, (name, board) in enumerate(found["players"].items()):
        path = _board_path(log, seat, name)
        for key, value in board.items():
            yield Setting(what="position", path=(*path, key), value=_text(value), seat=seat, key=key)


def _board_path(log: Log, seat: int, name: str) -> Path:
    written: Any = log.data["position"]
    boards = written.get("players", {})
    at = seat if isinstance(boards, list) else spelt(name, boards) or name
    return "position", "players", at


def _text(value: Any) -> str | None:
    from sintra_cli.toml.write import inline

    return value if value is None or isinstance(value, str) else inline(value)
