"""A log to start from: what is known before the first round, and remarks that show where everything else goes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from sintra_cli.family.new_log import Beginning, NewLog, array, pair
from sintra_cli.family.rules.offer import DISPLAYS
from sintra_cli.log.kinds import section

if TYPE_CHECKING:
    from sintra_cli.games.game import Game

SCHEMA: Final = "game-log.schema.json"
"""The file that a log names as its schema, beside it."""

_DISPLAYS: Final = ("RRBG", "YYWR", "BBWG", "RGYW", "YRBG", "GWWB", "YGRB", "WYGR", "BYWR")


def template(game: Game, beginning: Beginning, *, schema: bool = False) -> str:
    """Write a log to start from; with `schema` it names that file, which lies beside it."""
    own = game.new_log()(beginning)
    above = schema_of() if schema else ()
    parts = [above, _head(game, own), box_of(game, own), _players(own), _rounds(own), claimed_of(beginning)]
    return "\n".join("".join(f"{line}\n" for line in part) for part in map(list, parts) if part)


def box_text(game: Game, beginning: Beginning) -> str:
    """Write the printed values alone, for a file that serves every log."""
    return "".join(f"{line}\n" for line in box_of(game, game.new_log()(beginning)))


def schema_of() -> Iterator[str]:
    """Yield the lines that name the schema of a log."""
    yield f"#:schema ./{SCHEMA}"
    yield "# Editors check a log by that file; sintra schema log prints it."


def _head(game: Game, own: NewLog) -> Iterator[str]:
    yield f"# A game of {game.title}. What stands after a # is a remark."
    yield "format = 1"
    yield pair("game", game.name)
    yield from own.head()
    starter = own.beginning.starter
    first = pair("starting_player", starter or own.beginning.players[0])
    if starter:
        yield f"{first}  # who has the tile in round 1"
    else:
        yield f"# {first}  # who has the tile in round 1, if not the first player"
    yield '# title = "Club night"  # title, date, place and notes: as you like'
    yield "# date = 2024-05-01"
    yield ""
    yield "# [rulings]  # what the rulebook leaves open: sintra rule lists the questions"


def box_of(game: Game, own: NewLog) -> Iterator[str]:
    """Yield what this game has of a box: one file may serve several games."""
    known = section(game, "box").__struct_fields__
    printed = {key: value for key, value in own.beginning.box.items() if key in known}
    if not printed:
        yield "# [box]  # what is printed on your components, where it is not what the tool assumes"
        return
    yield "# What is printed on our components"
    yield "[box]"
    for key, value in printed.items():
        if key in own.lists:
            yield from array(key, [(element, str(number)) for number, element in enumerate(value, 1)])
        else:
            yield pair(key, value)


def _players(own: NewLog) -> Iterator[str]:
    yield "# The players, clockwise."
    yield from own.about_players()
    for seat, name in enumerate(own.beginning.players):
        yield ""
        yield "[[players]]"
        yield pair("name", name)
        yield from own.of_player(seat)


def _rounds(own: NewLog) -> Iterator[str]:
    displays = own.beginning.displays
    yield "# Rounds: a table [[rounds]] for each, with all moves in the order of play, white space between them."
    if not displays:
        yield "# The displays are not written down: a take says how many, from ? (a display) or C (the centre)."
    yield "#"
    yield from (f"#   {line}" for line in examples(own))
    yield "#"
    if displays:
        yield "# When the first displays are laid, take the # away from these lines and write what is there:"
        yield "#"
        yield from (f"# {line}" for line in _round(own))
    else:
        yield from _round(own)


def examples(own: NewLog) -> Iterator[str]:
    """Yield moves as examples, each with what it means."""
    letters = own.letters
    moves = own.moves if own.beginning.displays else own.counted_moves
    shown = [move.format_map(letters) for move in moves]
    widest = max(map(len, shown))
    for move, meaning in zip(shown, moves.values(), strict=True):
        yield f"{move:{widest}}  {meaning.format_map(letters)}"


def _round(own: NewLog) -> Iterator[str]:
    players = len(own.beginning.players)
    yield "[[rounds]]"
    if own.beginning.displays:
        yield f"{pair('displays', own.in_its_colours(_DISPLAYS[: DISPLAYS[players]]))}  # clockwise"
    yield 'moves = """'
    yield '"""'
    yield from own.of_round()
    yield f"# {pair('claimed', [0] * players)}  # the totals on paper after the round"


def claimed_of(beginning: Beginning) -> Iterator[str]:
    """Yield where the final totals go, as remarks."""
    yield "# [claimed]  # the final totals on paper"
    yield from (f"# {pair(name, 0)}" for name in beginning.players)
