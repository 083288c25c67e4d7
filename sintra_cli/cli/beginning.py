"""What a new log begins with: given as options, or else asked for on a terminal."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import click

from sintra_cli.cli.asking import answered, told
from sintra_cli.cli.output import CannotWrite, shown
from sintra_cli.cli.saving import verify_folder
from sintra_cli.family.new_log import Beginning, Choose, NewLog, Question, one_of
from sintra_cli.games import ROOMS, game_called, games
from sintra_cli.games.game import Game
from sintra_cli.log import answers
from sintra_cli.text import listed

_NONE = "-"
_YES_OR_NO = ("yes", "no")


class Given(NamedTuple):
    """What was given as options."""

    game: str | None
    players: tuple[str, ...]
    settings: Mapping[str, Any]
    box: dict[str, Any]
    starting_player: str | None
    displays: bool
    boards: bool = False


class Begun(NamedTuple):
    """A game and what is known of it; `box_file` is a file that is to be written with its printed values."""

    game: Game
    beginning: Beginning
    box_file: str | None


class _Box(NamedTuple):
    """The printed values of a file; one that is not there yet has none."""

    file: str
    values: dict[str, Any] | None


def gather(given: Given, file: str | None) -> Begun:
    """Choose the game and gather what its log needs, which goes to `file`; ask for what is missing."""
    asked = Choose("game", "", "Game", [*ROOMS])
    chosen = game_called(_answer(asked, given.game, {}))
    _refuse_other_games(chosen, given.settings)
    if given.boards:
        return _of_boards(chosen, given)
    own, ask = chosen.new_log(), not given.players
    names = _names(given.players)
    box, box_file = _box(own, given, file) if ask else (given.box, None)
    colours = own.colours(box)
    settings = {question.key: _answer(question, given.settings[question.key], colours) for question in own.questions}
    beginning = Beginning(
        players=names,
        box=box,
        answers=settings,
        starter=_starter(given.starting_player, names, ask=ask),
        displays=given.displays and not (ask and _no_displays()),
        of_players=_of_players(own.of_each_player(box), given.settings, names, colours, ask=ask),
    )
    return Begun(chosen, beginning, box_file)


def _of_boards(game: Game, given: Given) -> Begun:
    """Gather what a log of the boards alone needs, which is less; leave where more is given."""
    own = game.new_log()
    asked = own.questions_of_boards()
    needed = {question.key for question in asked}
    more = {key: value for key, value in given.settings.items() if key not in needed}
    more |= {"starting_player": given.starting_player, "no_displays": not given.displays}
    for key, value in more.items():
        if value:
            raise click.UsageError(f"{option(key)} does not go with --boards: the end of a game does not need it.")
    names, colours = _names(given.players), own.colours(given.box)
    settings = {question.key: _answer(question, given.settings[question.key], colours) for question in asked}
    return Begun(game, Beginning(players=names, box=given.box, answers=settings), None)


def questions(game: Game) -> list[Question]:
    """Return all that a game asks."""
    each = game.new_log().of_each_player({})
    return [*game.new_log().questions, *([] if each is None else [each])]


def option(key: str) -> str:
    """Return the option for a key."""
    return f"--{key.replace('_', '-')}"


def _names(given: tuple[str, ...]) -> list[str]:
    names = given[0] if len(given) == 1 else given or None
    return answered("--players", names, "Players, clockwise, with commas between, such as Ana, Ben", answers.players)


def _box(own: type[NewLog], given: Given, file: str | None) -> tuple[dict[str, Any], str | None]:
    """Return the printed values, and the file that they are to be kept in where it is not there yet."""
    question = own.of_box()
    if question is None or given.box or given.settings[question.key]:
        return given.box, None
    folder, name = os.path.split(file or "")
    default = os.path.join(folder, "strips.toml" if name == "box.toml" else "box.toml")  # noqa: PTH118  # as given
    asked = f"{question.help}; {_NONE} for none"
    found = answered("--box", None, asked, partial(_read_box, log=file), default)
    if found.values is not None:
        return found.values, None
    text = answered("--box", None, question.asked(own.colours({})), partial(question.read, colours=own.colours({})))
    return {question.key: text.split()}, found.file


def _read_box(file: str, log: str | None) -> _Box:
    """Read a box file; raise `ValueError` where it is wrong, or cannot be written where it is not there."""
    from sintra_cli.log.box import read_box
    from sintra_cli.log.read import LARGEST
    from sintra_cli.toml.faults import Refused

    if file == _NONE:
        return _Box(file, {})
    if log is not None and os.path.abspath(file) == os.path.abspath(log):  # noqa: PTH100
        raise ValueError(f"{shown(file)} is going to be the log: give the strips a file of their own")
    try:
        if not os.path.lexists(file):
            verify_folder(file)
            return _Box(file, None)
        with Path(file).open("rb") as opened:
            box = read_box(opened.read(LARGEST + 1))
    except (OSError, CannotWrite) as error:
        raise ValueError(f"{shown(file)}: {error.strerror}" if isinstance(error, OSError) else str(error)) from None
    if isinstance(box, Refused):
        raise ValueError(f"{shown(file)}: {box.faults[0].message}")
    return _Box(file, box)


def _starter(given: str | None, names: Sequence[str], *, ask: bool) -> str | None:
    """Return who starts, where that has been said; it is asked for where the players were."""
    if given is None and not ask:
        return None
    question = f"Who starts, {listed(names, 'or')}"
    return answered("--starting-player", given, question, partial(one_of, choices=names), names[0])


def _no_displays() -> bool:
    question = f"Are you going to write the displays down, {listed(_YES_OR_NO, 'or')}"
    return answered("--no-displays", None, question, partial(one_of, choices=_YES_OR_NO), "yes") == "no"


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
        raise click.UsageError(f"{option(question.key)} is given {len(given)} times, for {len(names)} players.")
    if not given:
        told(question.known)
    answers_given: Sequence[str | None] = given or [None] * len(names)
    read = partial(question.read, colours=colours)
    asked = question.asked(colours)
    return [
        {question.key: answered(option(question.key), one, f"{name}'s {question.key}, {asked}", read)}
        for name, one in zip(names, answers_given, strict=True)
    ]


def _refuse_other_games(chosen: Game, settings: Mapping[str, Any]) -> None:
    """Leave where a setting is given that only another game asks for."""
    own = {question.key for question in questions(chosen)}
    for other in games():
        for question in questions(other):
            if question.key not in own and settings[question.key]:
                raise click.UsageError(f"{option(question.key)} goes with --game {other.name}, not {chosen.name}.")


def _answer(question: Question, given: str | None, colours: Mapping[str, str]) -> str:
    """Return the answer to a question; on a terminal the first choice is the default."""
    default = question.choices[0] if question.choices else None
    read = partial(question.read, colours=colours)
    return answered(option(question.key), given, question.asked(colours), read, default)
