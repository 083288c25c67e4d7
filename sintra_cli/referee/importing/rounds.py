"""Read what is said of rounds beside their moves: displays in lines of a text, and the tiling in a cell."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sintra_cli.log.cells import NOTHING, is_time, player
from sintra_cli.log.log import Log
from sintra_cli.log.read import read
from sintra_cli.log.write import write_log
from sintra_cli.toml.faults import Refused

TILING: Final = "Ana 1:3 4:5; Ben 2:1"
"""A tiling as it stands in a cell."""
_BETWEEN: Final = re.compile(r'[\s,;|"]+')
_OF_PLAYER: Final = re.compile(r"(?P<name>.*?)[\s:,]*(?P<choices>(?:(?<![^\s:,])[0-9]+:[0-9]+[\s,]*)*)", re.DOTALL)


def displays_in(text: str) -> dict[int, list[str]]:
    """Return what lies on the displays, a round a line, by the number of the line; empty lines and remarks say nothing.

    Between displays stand blanks, commas, semicolons or tabs.
    """
    found: dict[int, list[str]] = {}
    for number, line in enumerate(text.splitlines(), 1):
        displays = [word for word in _BETWEEN.split(line.partition("#")[0]) if word]
        if displays:
            found[number] = ["" if word == NOTHING else word for word in displays]
    return found


def tiling_in(text: str, names: Sequence[str]) -> list[str]:
    """Return what a cell says of each player's tiling, in their order; raise `ValueError` with a message.

    Between players stands a semicolon, and before each the name, or before none: then they are in their order.
    """
    if is_time(text):
        message = "is a time that the spreadsheet made: format the column as text, or write the name before it"
        raise ValueError(f"{text} {message}, such as {TILING}")
    parts = [_OF_PLAYER.fullmatch(part.strip()) for part in text.split(";")]
    said = [(part["name"].strip(), " ".join(part["choices"].replace(",", " ").split())) for part in parts if part]
    if not any(name for name, _ in said):
        if len(said) != len(names):
            message = (
                f"write the name before the columns of each player, such as {TILING}, or those of all in their order"
            )
            raise ValueError(message)
        return [choices for _, choices in said]
    found: dict[str, str] = {}
    for name, choices in said:
        if not name and not choices:
            continue
        if not name:
            raise ValueError(f"{choices}: whose columns are these? Write the name before them, such as {TILING}")
        known = player(name, names)
        if known in found:
            raise ValueError(f"{known} is there twice")
        found[known] = choices
    return [found.get(name, "") for name in names]


def wrong_in(log: Log, rounds: Sequence[Mapping[str, Any]]) -> tuple[Log, dict[int, str]]:
    """Read rounds (displays, tilings) behind the head of a log; return that with them, and what is wrong by index."""
    head = {key: value for key, value in log.data.items() if key != "rounds"}
    made = read(write_log({**head, "rounds": list(rounds)}).encode(), {}, {})
    if not isinstance(made, Refused):
        return made, {}
    wrong: dict[int, str] = {}
    for fault in made.faults:
        if fault.round is not None:
            wrong.setdefault(fault.round - 1, fault.message)
    return log, wrong or {0: made.faults[0].message}
