"""A form to write a game down on by hand: what its game asks before the first round, and room for the rounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sintra_cli.family.rules.offer import DISPLAYS
from sintra_cli.report.page.form import Ask, Form, Printed

if TYPE_CHECKING:
    from sintra_cli.family.new_log import Beginning, NewLog
    from sintra_cli.games.game import Game


def form(game: Game, beginning: Beginning) -> Form:
    """Return the form of a game; what of its beginning is not known yet has no answer, and a player no name."""
    own = game.new_log()(beginning)
    players = len(beginning.players)
    moves = own.moves if beginning.displays else own.counted_moves
    return Form(
        title=game.title,
        colours=own.colours(beginning.box),
        names=beginning.players,
        asks=[*_asks(own)],
        strips=own.on_paper.strips,
        printed=[*_printed(own)],
        displays=DISPLAYS[players] if beginning.displays else 0,
        moves=[(move.format_map(own.letters), meaning.format_map(own.letters)) for move, meaning in moves.items()],
        rows=own.on_paper.rows[players],
        rounds=own.on_paper.rounds,
        tiling=own.chooses_columns,
    )


def _asks(own: NewLog) -> Iterator[Ask]:
    for question in own.questions:
        answer = own.beginning.answers.get(question.key)
        if answer:
            yield Ask(what=f"{question.on_paper}: {answer}")
        else:
            yield Ask(what=question.on_paper, choices=question.choices, boxes=question.boxes)


def _printed(own: NewLog) -> Iterator[Printed]:
    """Yield the strips that the box states."""
    strips = own.beginning.box.get("strips", ()) if own.on_paper.strips else ()
    for number, strip in enumerate(strips, 1):
        up, _, down = strip.partition("/")
        yield Printed(number, (up, down))
