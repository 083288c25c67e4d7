"""The command `new`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from shlex import quote
from typing import Any, TypeVar

import click

from sintra_cli.cli import output
from sintra_cli.cli.beginning import Begun, Given, gather, option, questions
from sintra_cli.cli.faults import Command
from sintra_cli.cli.new_file import create_new, refuse_to_overwrite, there_already
from sintra_cli.cli.options import parse_box
from sintra_cli.cli.saving import verify_folder
from sintra_cli.family.new_log import Beginning, Question
from sintra_cli.games import ROOMS, games
from sintra_cli.games.game import Game
from sintra_cli.log.template import SCHEMA, box_text, template

F = TypeVar("F", bound=Callable[..., Any])


def _question_options(command: F) -> F:
    """Add an option for each key that a question of a game is about; those with answers to choose from come first."""
    asked: dict[str, dict[str, Question]] = {}
    for game in games():
        for question in game.new_log().questions:
            asked.setdefault(question.key, {})[game.name] = question
    in_order = sorted(asked, key=lambda key: not _choices(asked[key].values()))
    for key in reversed(in_order):  # what is added last is listed first
        by_game = asked[key]
        choices = _choices(by_game.values())
        command = click.option(
            option(key),
            metavar=next(iter(by_game.values())).metavar,
            type=click.Choice(choices, case_sensitive=not all(map(str.isupper, choices))) if choices else None,
            help=" ".join(f"{name}: {question.help}" for name, question in by_game.items()),
        )(command)
    return command


def _player_options(command: F) -> F:
    """Add an option for each key that a game asks of each player."""
    for game in games():
        question = game.new_log().of_each_player({})
        if question is not None:
            what = f"{game.name}: {question.help}"
            command = click.option(option(question.key), metavar=question.metavar, multiple=True, help=what)(command)
    return command


def _choices(questions: Iterable[Question]) -> list[str]:
    return [*dict.fromkeys(choice for question in questions for choice in question.choices)]


@click.command(
    name="new",
    cls=Command,
    examples=[
        "sintra new -o game.toml",
        "sintra new --game azul --players Ana,Ben --wall coloured -o game.toml",
        "sintra new --boards --game sintra --players Ana,Ben --side A -o end.toml",
    ],
)
@click.option("--game", type=click.Choice([*ROOMS]), help="Which game it is.")
@click.option(
    "--players",
    metavar="NAMES",
    multiple=True,
    help="The players, clockwise, with commas between; given more than once, it is one name each time.",
)
@_question_options
@click.option(
    "--box",
    metavar="FILE",
    type=click.Path(),
    callback=parse_box,
    help="A TOML file with a [box], what is printed on your components: it is copied into the log.",
)
@click.option("--starting-player", metavar="NAME", help="Who starts round 1, if not the first player.")
@_player_options
@click.option("--no-displays", is_flag=True, help="Begin a log in which the displays are not written down.")
@click.option(
    "--boards", is_flag=True, help="Begin a log of a game that is over: write only what lies on the boards at the end."
)
@click.option("--schema", is_flag=True, help=f"Write {SCHEMA}, which the log names, beside it too.")
@click.option("-o", "--output", "file", metavar="FILE", type=click.Path(), help="Where to; default: standard output.")
def command(
    game: str | None,
    players: tuple[str, ...],
    box: dict[str, Any],
    starting_player: str | None,
    no_displays: bool,  # click calls by name
    boards: bool,
    schema: bool,
    file: str | None,
    **settings: Any,
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
    begun = gather(Given(game, players, settings, box, starting_player, displays=not no_displays, boards=boards), file)
    names_schema = file is not None and (schema or _schema_lies_beside(file))
    write = _boards if boards else template
    data = write(begun.game, begun.beginning, schema=names_schema).encode("utf-8")
    if begun.beginning.box or begun.beginning.of_players:
        _verify(data)
    _keep_box(begun)
    if file is None:
        output.write(data)
        return
    if schema_file is not None and not os.path.lexists(schema_file):
        create_new(schema_file, schema_data)
    create_new(file, data)
    if output.on_terminal(sys.stderr):
        output.say(f"wrote {output.shown(file)}; {_next(boards=boards)} {output.shown(quote(file))}")


def _next(*, boards: bool) -> str:
    if boards:
        return "write what lies on the boards into it, after each PLACEHOLDER, and then: sintra score"
    return "to take the game down: sintra record"


def _boards(game: Game, beginning: Beginning, *, schema: bool) -> str:
    from sintra_cli.log.boards import boards

    return boards(game, beginning, schema=schema)


def begin(file: str, box: dict[str, Any]) -> None:
    """Ask for all that a log needs and write it to a file that is not there yet; `box` are known printed values."""
    settings = {question.key: None for game in games() for question in questions(game)}
    _refuse_to_overwrite(file, None, b"")
    begun = gather(Given(None, (), settings, box, None, displays=True), file)
    data = template(begun.game, begun.beginning, schema=_schema_lies_beside(file)).encode("utf-8")
    _verify(data)
    _keep_box(begun)
    create_new(file, data)
    output.say(f"wrote {output.shown(file)}")


def _keep_box(begun: Begun) -> None:
    """Write the box file that was asked for, and say how to use it."""
    if begun.box_file is not None:
        create_new(begun.box_file, box_text(begun.game, begun.beginning).encode("utf-8"))
        output.say(f"wrote {output.shown(begun.box_file)}; it serves for every game with this copy")


def _schema_lies_beside(file: str) -> bool:
    return os.path.lexists(os.path.join(os.path.dirname(file), SCHEMA))  # noqa: PTH118, PTH120


def _verify(data: bytes) -> None:
    """Leave where a log is wrong because its box or the strips are; all else is checked by now."""
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
    if file is not None:
        refuse_to_overwrite(file)
        verify_folder(file)
    if schema_file is not None and os.path.lexists(schema_file):
        try:
            same = Path(schema_file).read_bytes() == schema_data
        except OSError:
            same = False
        if not same:
            raise there_already(schema_file)
