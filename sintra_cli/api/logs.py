"""Read a log: a value that can be scored, replayed and played on, or an exception with all that is wrong."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sintra_cli.api.errors import LogError
from sintra_cli.log import log as read_logs
from sintra_cli.log.read import LARGEST
from sintra_cli.referee.judge import opened, refused
from sintra_cli.toml.faults import Refused


@dataclass(frozen=True)
class Log:
    r"""A log that can be read; it may still hold an illegal move, which `score`, `check` and `replay` tell.

    `name` is what reports call it, `text` its TOML with `\n` as line ends. `rulings` and `box` stand over what it
    says. Two logs are equal where all of that is.

    >>> from sintra_cli import read_log
    >>> log = read_log("sample_games/azul_three_players_grey.toml")
    >>> log.game, log.players
    ('azul', ('Greta', 'Oğuz', 'Lin'))
    """

    name: str
    text: str = field(repr=False)
    rulings: Mapping[str, str] = field(repr=False)
    box: Mapping[str, Any] = field(repr=False)
    _read: read_logs.Log = field(repr=False, compare=False)

    @property
    def game(self) -> str:
        """Which game it is: `sintra` or `azul`."""
        return self._read.game.name

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the players, clockwise."""
        return tuple(self._read.names)

    @property
    def title(self) -> str | None:
        """Title, date and place in one line, as far as the log has them."""
        return self._read.title

    def under(self, *, rulings: Mapping[str, str] | None = None, box: Mapping[str, Any] | None = None) -> Log:
        """Return the same log with other rulings or another box over what it says; None leaves them as they are.

        >>> from sintra_cli import read_log, score
        >>> log = read_log("sample_games/two_players_side_a.toml")
        >>> score(log).winners, score(log.under(rulings={"score_floor": "none"})).winners
        (['Ana'], ['Ben'])
        """
        rulings = self.rulings if rulings is None else rulings
        return parse_log(self.text, name=self.name, rulings=rulings, box=self.box if box is None else box)

    def __hash__(self) -> int:
        return hash((self.name, self.text))

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.text, self.name, self.rulings, self.box)


def read_log(
    path: str | os.PathLike[str],
    *,
    rulings: Mapping[str, str] | None = None,
    box: Mapping[str, Any] | None = None,
) -> Log:
    """Read the log in a file.

    `rulings` (name: value) and `box` (what may stand under `[box]`) stand over what the log says. Raise `LogError` with
    all that is wrong where it cannot be read, `OSError` where the file cannot be, and `ValueError` where there is no
    such ruling.

    >>> from sintra_cli import read_log
    >>> read_log("sample_games/two_players_side_a.toml").players
    ('Ana', 'Ben')
    """
    with open(path, "rb") as file:  # noqa: PTH123  # a path of whichever type
        data = file.read(LARGEST + 1)
    return parse_log(data, name=os.fspath(path), rulings=rulings, box=box)


def parse_log(
    source: str | bytes,
    *,
    name: str = "-",
    rulings: Mapping[str, str] | None = None,
    box: Mapping[str, Any] | None = None,
) -> Log:
    """Read a log from its text, or from the bytes of a file; `name` is what reports call it.

    `rulings` and `box` are as for `read_log`, and so is what is raised.

    >>> from sintra_cli import parse_log
    >>> parse_log('''
    ... format = 1
    ... game = "azul"
    ... wall = "coloured"
    ... players = [{ name = "Ana" }, { name = "Ben" }]
    ... ''')
    Log(name='-')
    """
    rulings, box = rulings or {}, verified_box(box or {})
    if rulings:
        from sintra_cli.referee.overrides import verify_ruling

        for ruling, value in rulings.items():
            verify_ruling(ruling, value)
    log = opened(source.encode(errors="surrogatepass") if isinstance(source, str) else source, rulings, box)
    if isinstance(log, Refused):
        raise LogError(refused(log, name).report)
    return Log(name=name, text=log.source, rulings=rulings, box=box, _read=log)


def verified_box(box: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return printed values of the right shape; raise `LogError` where they are not."""
    if not box:
        return box
    from sintra_cli.log.box import read_box
    from sintra_cli.log.write import write_log

    found = read_box(write_log({"box": box}).encode())
    if isinstance(found, Refused):
        raise LogError(refused(found, "box").report)
    return found


def _again(text: str, name: str, rulings: Mapping[str, str], box: Mapping[str, Any]) -> Log:
    """Read a log again in another process."""
    return parse_log(text, name=name, rulings=rulings, box=box)
