"""The command `new`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from shlex import quote
from typing import Any, NamedTuple, TypeVar

import click

from sintra_cli.cli import output
from sintra_cli.cli.asking import answered
from sintra_cli.cli.faults import Command
from sintra_cli.cli.options import parse_box
from sintra_cli.cli.saving import create, verify_folder
from sintra_cli.family.new_log import Beginning, Choose, Question, one_of
from sintra_cli.games import ROOMS, game_called, games
from sintra_cli.games.game import Game
from sintra_cli.log import answers
from sintra_cli.log.template import SCHEMA, template
from sintra_cli.text import listed

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
            _option(key),
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
            command = click.option(_option(question.key), metavar=question.metavar, multiple=True, help=what)(command)
    return command


def _questions(game: Game) -> list[Question]:
    """Return all that a game asks."""
    each = game.new_log().of_each_player({})
    return [*game.new_log().questions, *([] if each is None else [each])]


def _option(key: str) -> str:
    return f"--{key.replace('_', '-')}"


def _choices(questions: Iterable[Question]) -> list[str]:
    return [*dict.fromkeys(choice for question in questions for choice in question.choices)]


@click.command(
    name="new",
    cls=Command,
    examples=["sintra new -o game.toml", "sintra new --game azul --players Ana,Ben --wall coloured -o game.toml"],
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
@click.option("--schema", is_flag=True, help=f"Write {SCHEMA}, which the log names, beside it too.")
@click.option("-o", "--output", "file", metavar="FILE", type=click.Path(), help="Where to; default: standard output.")
def command(
    game: str | None,
    players: tuple[str, ...],
    box: dict[str, Any],
    starting_player: str | None,
    no_displays: bool,  # click calls by name
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
    given = Given(game, players, settings, box, starting_player)
    chosen, beginning = _beginning(given, displays=not no_displays)
    names_schema = file is not None and (schema or os.path.lexists(os.path.join(os.path.dirname(file), SCHEMA)))  # noqa: PTH118, PTH120
    data = template(chosen, beginning, schema=names_schema).encode("utf-8")
    if box or beginning.of_players:
        _verify(data)
    if file is None:
        output.write(data)
        return
    if schema_file is not None and not os.path.lexists(schema_file):
        _create(schema_file, schema_data)
    _create(file, data)
    if output.on_terminal(sys.stderr):
        output.say(f"wrote {output.shown(file)}; to take the game down: sintra record {output.shown(quote(file))}")


class Given(NamedTuple):
    """What was given as options."""

    game: str | None
    players: tuple[str, ...]
    settings: Mapping[str, Any]
    box: dict[str, Any]
    starting_player: str | None


def begin(file: str) -> None:
    """Ask for all that a log needs and write it to a file that is not there yet."""
    settings = {question.key: None for game in games() for question in _questions(game)}
    _refuse_to_overwrite(file, None, b"")
    chosen, beginning = _beginning(Given(None, (), settings, {}, None), displays=True)
    data = template(chosen, beginning).encode("utf-8")
    _verify(data)
    _create(file, data)


def _beginning(given_options: Given, *, displays: bool) -> tuple[Game, Beginning]:
    """Choose the game and gather what its log needs; ask for what is missing."""
    game, players, settings, box, starter = given_options
    asked = Choose("game", "", "Game", [*ROOMS])
    chosen = game_called(_answer(asked, game, {}))
    own = chosen.new_log()
    _refuse_other_games(chosen, settings)
    given = players[0] if len(players) == 1 else players or None
    names = answered("--players", given, "Players, clockwise, with commas between", answers.players)
    colours = own.colours(box)
    told = {question.key: _answer(question, settings[question.key], colours) for question in own.questions}
    return chosen, Beginning(
        players=names,
        box=box,
        answers=told,
        displays=displays,
        starter=_starter(starter, names, ask=given is None),
        of_players=_of_players(own.of_each_player(box), settings, names, colours, ask=given is None),
    )


def _starter(given: str | None, names: Sequence[str], *, ask: bool) -> str | None:
    """Return who starts, where that has been said; it is asked for where the players were."""
    if given is None and not ask:
        return None
    question = f"Who starts, {listed(names, 'or')}"
    return answered("--starting-player", given, question, partial(one_of, choices=names), names[0])


def _of_players(
    question: Question | None,
    settings: Mapping[str, Any],
    names: Sequence[str],
    colours: Mapping[str, str],
    *,
    ask: bool,
) -> list[dict[str, str]]:
    """Return what each player answered, in the order of the names; it is asked for where the players were."""
    given = settings[question.key] if question else ()
    if question is None or not (given or ask):
        return []
    if given and len(given) != len(names):
        raise click.UsageError(f"{_option(question.key)} is given {len(given)} times, for {len(names)} players.")
    answers_given: Sequence[str | None] = given or [None] * len(names)
    option, read = _option(question.key), partial(question.read, colours=colours)
    asked = question.asked(colours)
    return [
        {question.key: answered(option, one, f"{name}'s {question.key}, {asked}", read)}
        for name, one in zip(names, answers_given, strict=True)
    ]


def _refuse_other_games(chosen: Game, settings: Mapping[str, Any]) -> None:
    """Leave where a setting is given that only another game asks for."""
    own = {question.key for question in _questions(chosen)}
    for other in games():
        for question in _questions(other):
            if question.key not in own and settings[question.key]:
                option = _option(question.key)
                raise click.UsageError(f"{option} goes with --game {other.name}, not {chosen.name}.")


def _answer(question: Question, given: str | None, colours: Mapping[str, str]) -> str:
    """Return the answer to a question; on a terminal the first choice is the default."""
    default = question.choices[0] if question.choices else None
    read = partial(question.read, colours=colours)
    return answered(_option(question.key), given, question.asked(colours), read, default)


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
    if file is not None and os.path.lexists(file):
        raise _there_already(file)
    if file is not None:
        verify_folder(file)
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
