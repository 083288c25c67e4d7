"""The command `new`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import click

from sintra_cli.cli import output
from sintra_cli.cli.asking import answered
from sintra_cli.cli.faults import Command
from sintra_cli.cli.options import parse_box
from sintra_cli.cli.saving import create
from sintra_cli.log import answers
from sintra_cli.log.template import SCHEMA, Beginning, colours, template

_ONLY_FOR = {"side": "sintra", "round_colours": "sintra", "wall": "azul"}


@click.command(name="new", cls=Command)
@click.option("--game", type=click.Choice(["sintra", "azul"]), help="Which game it is.")
@click.option(
    "--players",
    metavar="NAMES",
    multiple=True,
    help="The players, clockwise, with commas between; given more than once, it is one name each time.",
)
@click.option("--side", type=click.Choice(["A", "B"], case_sensitive=False), help="sintra: side of the palace boards.")
@click.option("--wall", type=click.Choice(["coloured", "grey"]), help="azul: which side of the walls.")
@click.option("--round-colours", metavar="LETTERS", help="sintra: the round indicator, I to VI, such as RYGBWR.")
@click.option(
    "--box",
    metavar="FILE",
    type=click.Path(),
    callback=parse_box,
    help="A TOML file with a [box], what is printed on your components: it is copied into the log.",
)
@click.option("--no-displays", is_flag=True, help="Begin a log in which the displays are not written down.")
@click.option("--schema", is_flag=True, help=f"Write {SCHEMA}, which the log names, beside it too.")
@click.option("-o", "--output", "file", metavar="FILE", type=click.Path(), help="Where to; default: standard output.")
def command(
    game: str | None,
    players: tuple[str, ...],
    box: dict[str, Any],
    no_displays: bool,  # click calls by name
    schema: bool,
    file: str | None,
    **settings: str | None,
) -> None:
    """Write a log to start from.

    What is not given is asked for on a terminal. A file that is there is never overwritten.
    """
    file = None if file == "-" else file
    if schema and file is None:
        raise click.UsageError("--schema goes with --output: it writes a file beside that.")
    schema_file = None if file is None or not schema else os.path.join(os.path.dirname(file), SCHEMA)  # noqa: PTH118, PTH120
    schema_data = b"" if schema_file is None else _schema()
    _refuse_to_overwrite(file, schema_file, schema_data)
    beginning = _beginning(game, players, settings, box, displays=not no_displays)
    data = template(beginning).encode("utf-8")
    if box:
        _verify(data)
    if file is None:
        output.write(data)
        return
    if schema_file is not None and not os.path.lexists(schema_file):
        _create(schema_file, schema_data)
    _create(file, data)


def _beginning(
    game: str | None,
    players: tuple[str, ...],
    settings: dict[str, str | None],
    box: dict[str, Any],
    *,
    displays: bool,
) -> Beginning:
    """Gather what a log needs, and ask for what is missing."""
    game = _choice("--game", game, "Game, sintra or azul", ["sintra", "azul"])
    for setting, only_for in _ONLY_FOR.items():
        if settings[setting] is not None and game != only_for:
            raise click.UsageError(f"--{setting.replace('_', '-')} goes with --game {only_for}, not {game}.")
    given = players[0] if len(players) == 1 else players or None
    names = answered("--players", given, "Players, clockwise, with commas between", answers.players)
    if game == "azul":
        wall = _choice("--wall", settings["wall"], "Wall, coloured or grey", ["coloured", "grey"])
        return Beginning(game="azul", players=names, box=box, wall=wall, displays=displays)
    side = _choice("--side", settings["side"], "Side of the palace boards, A or B", ["A", "B"])
    letters = colours("sintra", box)
    track = answered(
        "--round-colours",
        settings["round_colours"],
        f"Round indicator, I to VI, six letters of {''.join(letters)}",
        lambda text: answers.round_colours(text, letters),
    )
    return Beginning(game="sintra", players=names, box=box, side=side, round_colours=track, displays=displays)


def _choice(option: str, given: str | None, question: str, choices: list[str]) -> str:
    """Return one of the choices; on a terminal the first is the default."""
    return answered(option, given, question, lambda text: answers.one_of(text, choices), default=choices[0])


def _verify(data: bytes) -> None:
    """Leave where a log is wrong because its box is; all else is checked by now."""
    from sintra_cli.referee import judge

    errors = judge(data).report.errors
    if errors:
        raise click.BadParameter(errors[0].message, param_hint="'--box'")


def _schema() -> bytes:
    from sintra_cli.cli.schema import text
    from sintra_cli.log.schema import log_schema

    return text(log_schema()).encode("utf-8")


def _refuse_to_overwrite(file: str | None, schema_file: str | None, schema_data: bytes) -> None:
    """Leave where a file would have to be overwritten; a schema that is there already is as good as a new one."""
    if file is not None and os.path.lexists(file):
        raise _there_already(file)
    if schema_file is not None and os.path.lexists(schema_file):
        try:
            same = Path(schema_file).read_bytes() == schema_data
        except OSError:
            same = False
        if not same:
            raise _there_already(schema_file)


def _create(file: str, data: bytes) -> None:
    try:
        create(file, data)
    except FileExistsError:
        raise _there_already(file) from None


def _there_already(file: str) -> click.UsageError:
    return click.UsageError(f"{output.shown(file)} is there already, and is not overwritten.")
