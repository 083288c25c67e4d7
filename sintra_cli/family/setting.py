"""One thing that lies ready before the first round, so that the set-ups of two logs can be compared one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from sintra_cli.text import name_key
from sintra_cli.toml.faults import Path


class Setting(Struct, frozen=True, kw_only=True):
    """What a log says of a thing: where it is written, and what it means (None: nothing).

    `what` is the key of the log that it belongs to, `seat` whose it is, `slot` which of several (from 1), `key` which
    ruling, or which value of the box or the position. `place` is the place of `what` among those of the log.
    """

    what: str
    path: Path
    value: str | None
    seat: int | None = None
    slot: int | None = None
    key: str | None = None
    place: int = 0

    @property
    def name(self) -> tuple[int, int, int, str]:
        """What is meant; the settings of a log stand in this order, but for the keys of one thing."""
        return self.place, -1 if self.seat is None else self.seat, self.slot or 0, self.key or ""

    @property
    def meaning(self) -> str | None:
        """What the value is compared by: it may be a name."""
        return None if self.value is None else name_key(self.value)


def players(names: Sequence[str]) -> Iterator[Setting]:
    """Yield who plays."""
    for seat, name in enumerate(names):
        yield Setting(what="players", path=("players", seat, "name"), value=name, seat=seat)
