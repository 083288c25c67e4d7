"""The set-up of a game as a list of settings, so that two of them can be compared one by one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct, structs

from sintra_cli.log.faults import Path
from sintra_cli.log.log import AzulSetup, Log, SintraSetup
from sintra_cli.report.comparison import What


class Setting(Struct, frozen=True, kw_only=True):
    """Something that lies ready before the first round: where it is written, and what it means.

    `seat` is whose it is, `slot` which strip, `key` which ruling or value of the box.
    """

    what: What
    path: Path
    value: str
    seat: int | None = None
    slot: int | None = None
    key: str | None = None


def settings(log: Log) -> Iterator[Setting]:
    """Yield the settings of a log; those of two logs are in the same order, up to the first that differs."""
    sintra = isinstance(log.setup, SintraSetup)
    yield Setting(what="game", path=("game",), value="sintra" if sintra else "azul")
    if isinstance(log.setup, SintraSetup):
        yield Setting(what="side", path=("side",), value=log.setup.side)
    else:
        yield Setting(what="wall", path=("wall",), value=log.setup.wall)
    for seat, name in enumerate(log.names):
        yield Setting(what="players", path=("players", seat, "name"), value=name, seat=seat)
    if isinstance(log.setup, SintraSetup):
        yield from _of_sintra(log.setup)
    yield Setting(what="starting_player", path=("starting_player",), value=log.names[log.starter])
    for ruling, answer in structs.asdict(log.setup.rulings).items():
        yield Setting(what="rulings", path=("rulings", ruling), value=answer, key=ruling)
    for key, printed in _box(log.setup).items():
        yield Setting(what="box", path=("box", key), value=str(printed), key=key)


def _of_sintra(setup: SintraSetup) -> Iterator[Setting]:
    for seat, strips in enumerate(setup.strips):
        for slot, (up, down) in enumerate(strips, 1):
            path = ("players", seat, "strips")
            yield Setting(what="strips", path=path, value=f"{up}/{down}", seat=seat, slot=slot)
    yield Setting(what="round_colours", path=("round_colours",), value=setup.round_colours)


def _box(setup: SintraSetup | AzulSetup) -> dict[str, Any]:
    """Return the printed values that count in this game; colours by their letters, whatever they are called."""
    if isinstance(setup, AzulSetup):
        return {"colours": "".join(setup.colours)}
    box = setup.box
    printed: dict[str, Any] = {
        "colours": "".join(box.colours),
        "window_values": list(box.window_values),
        "broken_glass": list(box.broken_glass),
    }
    if setup.side == "A":
        printed["ornaments"] = sorted(sorted(pair) for pair in box.ornaments)
    return printed
