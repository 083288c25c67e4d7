"""The command `paper`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

import click

from sintra_cli.cli import output
from sintra_cli.cli.faults import Command
from sintra_cli.cli.options import parse_box
from sintra_cli.cli.saving import create
from sintra_cli.family.new_log import Beginning
from sintra_cli.games import ROOMS, game_called, games
from sintra_cli.games.game import Game
from sintra_cli.log import answers

F = TypeVar("F", bound=Callable[..., Any])

_NUMBERS: Final = ("2", "3", "4")


def _variant_options(command: F) -> F:
    """Add an option for the board of each game that has several."""
    for game in reversed(games()):
        if game.variant is not None:
            said = f"{game.name}: the {game.variant.key}, as far as it is known."
            kind = click.Choice(game.variant.values)
            command = click.option(f"--{game.variant.key}", type=kind, help=said)(command)
    return command


@click.command(
    name="paper",
    cls=Command,
    examples=["sintra paper --players Ana,Ben -o form.html", "sintra paper --game azul --players 3 --wall grey"],
)
@click.option("--game", type=click.Choice([*ROOMS]), default=next(iter(ROOMS)), show_default=True, help="Which game.")
@click.option(
    "--players",
    metavar="NAMES",
    multiple=True,
    default=["2"],
    show_default=True,
    help="The players, clockwise, with commas between, or only how many they are.",
)
@_variant_options
@click.option(
    "--box",
    metavar="FILE",
    type=click.Path(),
    callback=parse_box,
    help="A TOML file with a [box], whose strips are drawn.",
)
@click.option("--displays/--no-displays", default=True, help="Whether there is room for the displays of each round.")
@click.option("-o", "--output", "file", metavar="FILE", type=click.Path(), help="Where to; default: standard output.")
def command(
    game: str,
    players: tuple[str, ...],
    box: dict[str, Any],
    displays: bool,  # click calls by name
    file: str | None,
    **variants: str | None,
) -> None:
    """Make a form to write a game down by hand.

    It is a page in HTML that prints in black and white, on A4 and on Letter. What is written on it is typed into sintra
    record as it stands there. A file that is there is never overwritten.
    """
    chosen = game_called(game)
    beginning = Beginning(players=_names(players), box=box, answers=_board(chosen, variants), displays=displays)
    if file is not None and file != "-" and os.path.lexists(file):
        raise _there_already(file)
    from sintra_cli.log.paper import form
    from sintra_cli.report.page.form import render

    data = render(form(chosen, beginning))
    if file is None or file == "-":
        output.write(data)
        return
    try:
        create(file, data)
    except FileExistsError:
        raise _there_already(file) from None
    if output.on_terminal(sys.stderr):
        output.say(f"wrote {output.shown(file)}; to print it, open it in a browser")


def _names(players: tuple[str, ...]) -> list[str]:
    """Return the names, empty ones where only their number is known."""
    if len(players) == 1 and players[0].strip() in _NUMBERS:
        return [""] * int(players[0])
    try:
        return answers.players(players[0] if len(players) == 1 else players)
    except ValueError as error:
        raise click.BadParameter(f"{error}; or say only how many: 2, 3 or 4", param_hint="'--players'") from None


def _board(chosen: Game, variants: Mapping[str, str | None]) -> dict[str, str]:
    """Return what is known of the board; leave where only another game has such boards."""
    given = {key: value for key, value in variants.items() if value is not None}
    for other in games():
        key = None if other.variant is None else other.variant.key
        if key in given and (chosen.variant is None or key != chosen.variant.key):
            raise click.UsageError(f"--{key} goes with --game {other.name}, not {chosen.name}.")
    return given


def _there_already(file: str) -> click.UsageError:
    return click.UsageError(f"{output.shown(file)} is there already, and is not overwritten.")
