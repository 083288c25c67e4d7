"""The meaning of a log of Stained Glass of Sintra."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from msgspec import UNSET, structs

from sintra_cli.family.reading import Interpreter, colours_of, overruled, problems_of_colours
from sintra_cli.family.rules.move import UNKNOWN_COLOUR
from sintra_cli.family.setup import Meaning
from sintra_cli.games.sintra.notation import GRAMMAR
from sintra_cli.games.sintra.rules.box import PRINTED, SintraBox
from sintra_cli.games.sintra.setup import SintraSetup
from sintra_cli.games.sintra.shape import SintraLog
from sintra_cli.games.sintra.strips import eight_strips, faces_of
from sintra_cli.toml.faults import Problem


def read(reader: Interpreter, log: Any, rulings: Mapping[str, str], override: Mapping[str, Any]) -> Meaning:
    """Return what a log says, from the beginning or from a position on."""
    box, assumed, stated = _box(reader, log, override)
    if log.side == "B" and "ornaments" in assumed:
        assumed.remove("ornaments")
    letters = "".join(box.colours)
    strips: list[tuple[tuple[str, str], ...]] = []
    position = None
    if isinstance(log, SintraLog):
        track = reader.letters(log.round_colours, letters, ("round_colours",), "round_colours")
        for seat, player in enumerate(log.players):
            strips.append(eight_strips(reader, player.strips, box, letters, ("players", seat, "strips")))
    else:
        from sintra_cli.games.sintra import position as sintra_position

        track = reader.letters(log.round_colours, letters + UNKNOWN_COLOUR, ("round_colours",), "round_colours")
        position, strips = sintra_position.read(reader, log, box)
    return Meaning(
        setup=SintraSetup(
            side=log.side, round_colours=track, strips=tuple(strips), box=box, rulings=overruled(log.rulings, rulings)
        ),
        assumed=assumed,
        stated=stated,
        position=position,
        rounds=reader.rounds(box.colours, GRAMMAR, position),
    )


def _box(reader: Interpreter, log: Any, override: Mapping[str, Any]) -> tuple[SintraBox, list[str], list[str]]:
    """Return the box in force, and the names of the values that are the defaults and of those that are stated."""
    stated = {key: value for key, value in structs.asdict(log.box).items() if value is not UNSET}
    reader.problems += problems_of_box(stated)
    in_force: dict[str, Any] = {**stated, **override}
    colours = colours_of(in_force.get("colours"), PRINTED.colours)
    faces = None
    if "strips" in in_force:
        path = ("box", "strips")
        faces = tuple(
            faces_of(reader, strip, "".join(colours), path, index) for index, strip in enumerate(in_force["strips"])
        )
    box = SintraBox(
        colours=colours,
        window_values=tuple(in_force.get("window_values", PRINTED.window_values)),
        broken_glass=tuple(in_force.get("broken_glass", PRINTED.broken_glass)),
        ornaments=tuple((left, right) for left, right in in_force.get("ornaments", PRINTED.ornaments)),
        ornament_points=tuple(in_force.get("ornament_points", PRINTED.ornament_points)),
        strips=faces,
    )
    return box, sorted({"window_values", "broken_glass", "ornaments"} - in_force.keys()), sorted(in_force)


def problems_of_box(stated: Mapping[str, Any]) -> list[Problem]:
    """List what is wrong with printed values of the right shape, by their keys under `[box]`."""
    problems = problems_of_colours(stated.get("colours", ()))
    track = stated.get("broken_glass", [0, 1])
    path = ("box", "broken_glass")
    if track[0] != 0:
        problems.append(Problem(path, f"the broken-glass track begins with 0, not {track[0]}"))
    elif any(after <= before for before, after in pairwise(track)):
        problems.append(Problem(path, "the numbers of the broken-glass track must increase at every step"))
    for index, (left, right) in enumerate(stated.get("ornaments", ())):
        if abs(left - right) != 1:
            message = f"an ornament lies between neighbouring windows, not {left} and {right}"
            problems.append(Problem(("box", "ornaments", index), message))
    return problems
