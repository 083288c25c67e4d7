"""The set-up of a game as a list of settings, so that two of them can be compared one by one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, get_args

from msgspec import Struct

from sintra_cli.family.setup import Setup
from sintra_cli.games.azul.setup import AzulSetup
from sintra_cli.games.sintra.setup import SintraSetup
from sintra_cli.log.log import Log
from sintra_cli.report.comparison import What
from sintra_cli.text import name_key, spelt
from sintra_cli.toml.faults import Path

_ORDER: Final = get_args(What)
_MIDDLE: Final = ("turn", "starter", "displays", "centre", "tile", "unseen", "bag", "tower", "lid", "missing")


class Setting(Struct, frozen=True, kw_only=True):
    """Something that lies ready before the first round: where it is written, and what it means (None: nothing).

    `seat` is whose it is, `slot` which strip, `key` which ruling, or which value of the box or the position.
    """

    what: What
    path: Path
    value: str | None
    seat: int | None = None
    slot: int | None = None
    key: str | None = None

    @property
    def name(self) -> tuple[int, int, int, str]:
        """What is meant; the settings of a log stand in this order, but for the keys of one thing."""
        return _ORDER.index(self.what), -1 if self.seat is None else self.seat, self.slot or 0, self.key or ""

    @property
    def meaning(self) -> str | None:
        """What the value is compared by: it may be a name."""
        return None if self.value is None else name_key(self.value)


def settings(log: Log) -> Iterator[Setting]:
    """Yield the settings of a log; those of two logs are in the same order, up to the first that differs."""
    setup = log.setup
    yield Setting(what="game", path=("game",), value="sintra" if isinstance(setup, SintraSetup) else "azul")
    if isinstance(setup, SintraSetup):
        yield Setting(what="side", path=("side",), value=setup.side)
    elif isinstance(setup, AzulSetup):
        yield Setting(what="wall", path=("wall",), value=setup.wall)
    for seat, name in enumerate(log.names):
        yield Setting(what="players", path=("players", seat, "name"), value=name, seat=seat)
    if isinstance(setup, SintraSetup):
        yield from _strips(setup)
        yield Setting(what="round_colours", path=("round_colours",), value=setup.round_colours)
    yield Setting(what="starting_player", path=("starting_player",), value=log.names[log.starter])
    for ruling, answer in setup.rulings.answers().items():
        yield Setting(what="rulings", path=("rulings", ruling), value=answer, key=ruling)
    for key, printed in _box(setup).items():
        yield Setting(what="box", path=("box", key), value=str(printed), key=key)
    begins = "the beginning" if log.position is None else f"round {log.position.round}"
    yield Setting(what="position", path=("position",), value=begins)
    if log.position is not None:
        yield from _position(log)


def _strips(setup: SintraSetup) -> Iterator[Setting]:
    for seat, strips in enumerate(setup.strips):
        for slot, (up, down) in enumerate(strips, 1):
            value = f"{up}/{down}" if up else ""
            yield Setting(what="strips", path=("players", seat, "strips"), value=value, seat=seat, slot=slot)


def _box(setup: Setup) -> dict[str, Any]:
    """Return the printed values that count in this game; colours by their letters, whatever they are called."""
    if not isinstance(setup, SintraSetup):
        return {"colours": "".join(setup.colours)}
    box = setup.box
    printed: dict[str, Any] = {
        "colours": "".join(box.colours),
        "window_values": list(box.window_values),
        "broken_glass": list(box.broken_glass),
    }
    if setup.side == "A":
        printed["ornaments"] = sorted(sorted(pair) for pair in box.ornaments)
        printed["ornament_points"] = list(box.ornament_points)
    return printed


def _position(log: Log) -> Iterator[Setting]:
    """Yield what stands on the table, and then on each board, where a log begins."""
    from sintra_cli.referee.snapshot import snapshot

    found = snapshot(log, log.open())
    for key in _MIDDLE:
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
