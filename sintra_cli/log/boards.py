"""A log to fill in of a game that is over and that nobody wrote down: its boards alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sintra_cli.family.new_log import Beginning, NewLog, pair
from sintra_cli.log.template import box_of, claimed_of, schema_of
from sintra_cli.toml.write import key_text

if TYPE_CHECKING:
    from sintra_cli.games.game import Game


def boards(game: Game, beginning: Beginning, *, schema: bool = False) -> str:
    """Write a log with an empty board for each player; with `schema` it names that file, which lies beside it."""
    own = game.new_log()(beginning)
    above = schema_of() if schema else ()
    parts = [above, _head(game, own), box_of(game, own), _players(own), _boards(own), claimed_of(beginning)]
    return "\n".join("".join(f"{line}\n" for line in part) for part in map(list, parts) if part)


def _head(game: Game, own: NewLog) -> Iterator[str]:
    yield f"# The end of a game of {game.title}, from its boards alone. What stands after a # is a remark."
    yield "# Write what lies on the boards before you count what is scored at the end. sintra score does that."
    yield "format = 1"
    yield pair("game", game.name)
    yield from (pair(question.key, own.beginning.answers[question.key]) for question in own.questions_of_boards())


def _players(own: NewLog) -> Iterator[str]:
    yield "# The players, clockwise."
    yield from own.about_boards()
    for name in own.beginning.players:
        yield ""
        yield "[[players]]"
        yield pair("name", name)
        yield from own.beside_board()


def _boards(own: NewLog) -> Iterator[str]:
    yield "[position]"
    yield from own.over()
    for name in own.beginning.players:
        yield ""
        yield "# PLACEHOLDER: this board is empty; write what really lies on it"
        yield f"[position.players.{key_text(name)}]"
        yield from own.board()
