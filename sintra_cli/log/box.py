"""Read a file that keeps the `[box]` of one's own copy of a game; what else is in it is passed over."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, structs

from sintra_cli.games import games
from sintra_cli.games.game import Game
from sintra_cli.log.kinds import section
from sintra_cli.log.read import decoded, located, parsed, without_own_keys
from sintra_cli.toml.faults import Problem, Refused


def read_box(data: bytes) -> dict[str, Any] | Refused:
    """Return the printed values by their keys under `[box]`, or all that is wrong with them."""
    source = decoded(data)
    if isinstance(source, Refused):
        return source
    document = parsed(source)
    if isinstance(document, Refused):
        return document
    stated = without_own_keys(document).get("box")
    if stated is None:
        message = "there is no [box]: a table with what is printed on your components"
        return located([Problem((), message, on="table")], source, document)
    game = _game_of(stated)
    try:
        box = msgspec.convert(stated, section(game, "box"))
    except msgspec.ValidationError:
        from sintra_cli.log.wrong_shape import problems_of_box

        return located(problems_of_box(game.name, stated), source, document)
    values = {key: value for key, value in structs.asdict(box).items() if value is not UNSET}
    problems = game.problems_of_box(values)
    return located(problems, source, document) if problems else values


def _game_of(stated: object) -> Game:
    """Return the game that prints most of what is stated, the first of several: nothing else says which one it is."""
    keys = set(stated) if isinstance(stated, dict) else set()
    return max(games(), key=lambda game: len(keys.intersection(section(game, "box").__struct_fields__)))
