"""A log to start from: what is known before the first round, and remarks that show where everything else goes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Literal

from msgspec import Struct

from sintra_cli.family.reading import colours_of
from sintra_cli.family.rules.offer import DISPLAYS
from sintra_cli.games.azul.reading import COLOURS
from sintra_cli.games.sintra.rules.box import JOKER, PRINTED
from sintra_cli.toml.write import inline, key_text

SCHEMA: Final = "game-log.schema.json"
"""The file that a log names as its schema, beside it."""

_LETTERS: Final = "RYGBW"
"""The letters that stand for the five colours of a box, whatever they are, in what is made up here."""
_STRIPS: Final = (
    "RRRYB/GGWYB",
    "YYGWR/BBRGW",
    "GGBRY/WWRRY",
    "BBWRG/YYGRW",
    "WWYGB/RRGBY",
    "RYGBW/RYBGW",
    "GBBYW/RRWGY",
    "YWWRG/B*G*R",
)
_DISPLAYS: Final = ("RRBG", "YYWR", "BBWG", "RGYW", "YRBG", "GWWB", "YGRB", "WYGR", "BYWR")
_MOVES: Final = {
    "sintra": {
        "1{R}3": "all {R} panes of display 1 go on strip 3, the others there to the centre",
        "C{B}5": "all {B} panes of the centre, on strip 5",
        "C{B}5j1": "the same, and one of them goes on a joker space though it need not",
        "1{R}3={B}": "this completes strip 3, and a {B} pane of it goes into the window",
        "4{Y}-": "no strip in reach has room for {Y}: all of them break",
        "<": "the glazier returns to the leftmost strip",
    },
    "azul": {
        "1{R}3": "all {R} tiles of display 1 go on pattern line 3, the others there to the centre",
        "C{B}5": "all {B} tiles of the centre, on line 5",
        "4{Y}-": "all {Y} tiles of display 4 go to the floor line",
    },
}
_COUNTED_MOVES: Final = {
    "sintra": {
        "?2{R}3": "two {R} panes of a display go on strip 3, the others there to the centre",
        "C4{B}5": "four {B} panes of the centre, on strip 5",
        "C4{B}5j1": "the same, and one of them goes on a joker space though it need not",
        "?2{R}3={B}": "this completes strip 3, and a {B} pane of it goes into the window",
        "?3{Y}-": "no strip in reach has room for {Y}: all three break",
        "<": "the glazier returns to the leftmost strip",
    },
    "azul": {
        "?2{R}3": "two {R} tiles of a display go on pattern line 3, the others there to the centre",
        "C4{B}5": "four {B} tiles of the centre, on line 5",
        "?3{Y}-": "three {Y} tiles of a display go to the floor line",
    },
}


class Beginning(Struct, frozen=True, kw_only=True):
    """What is known before the first round; `box` are printed values by their keys under `[box]`.

    Side and round colours are for sintra, the wall is for azul. `displays` says whether they are going to be
    written down.
    """

    game: Literal["sintra", "azul"]
    players: Sequence[str]
    box: Mapping[str, Any]
    side: str | None = None
    round_colours: str | None = None
    wall: str | None = None
    displays: bool = True


def colours(game: str, box: Mapping[str, Any]) -> dict[str, str]:
    """Return the colours (letter: name) of a box, in its order."""
    return colours_of(box.get("colours"), PRINTED.colours if game == "sintra" else COLOURS)


def template(beginning: Beginning) -> str:
    """Write a log to start from."""
    parts = [_head(beginning), _box(beginning), _players(beginning), _rounds(beginning), _claimed(beginning)]
    return "\n".join("".join(f"{line}\n" for line in part) for part in map(list, parts) if part)


def _head(beginning: Beginning) -> Iterator[str]:
    sintra = beginning.game == "sintra"
    yield f"#:schema ./{SCHEMA}"
    yield "# Editors check a log by that file; sintra schema log prints it."
    yield ""
    yield f"# A game of {'Azul: Stained Glass of Sintra' if sintra else 'Azul'}. What stands after a # is a remark."
    yield "format = 1"
    yield _pair("game", beginning.game)
    if sintra:
        yield f"{_pair('side', beginning.side)}  # of the palace boards"
        yield f"{_pair('round_colours', beginning.round_colours)}  # the round indicator, I to VI"
    else:
        yield _pair("wall", beginning.wall)
    yield f"# {_pair('starting_player', beginning.players[0])}  # who has the tile in round 1, if not the first player"
    yield '# title = "Club night"  # title, date, place and notes: as you like'
    yield "# date = 2024-05-01"
    yield ""
    yield "# [rulings]  # what the rulebook leaves open: sintra rule lists the questions"


def _box(beginning: Beginning) -> Iterator[str]:
    printed = beginning.box
    if beginning.game == "azul":
        printed = {key: value for key, value in printed.items() if key == "colours"}
    if not printed:
        yield "# [box]  # what is printed on your components, where it is not what the tool assumes"
        return
    yield "# What is printed on our components"
    yield "[box]"
    for key, value in printed.items():
        if key == "strips":
            yield from _array(key, [(strip, str(number)) for number, strip in enumerate(value, 1)])
        else:
            yield _pair(key, value)


def _players(beginning: Beginning) -> Iterator[str]:
    numbered = "strips" in beginning.box
    yield "# The players, clockwise."
    if beginning.game == "sintra":
        yield "# Strips are told from left to right. " + (
            "A number is that of [box] strips, ' says that its second face lies up."
            if numbered
            else '"face up/face down", five letters a face, * is a joker space.'
        )
        yield "# Exactly one strip has jokers, two of them, and that face lies down."
    for name in beginning.players:
        yield ""
        yield "[[players]]"
        yield _pair("name", name)
        if beginning.game != "sintra":
            continue
        if numbered:
            yield f"{_pair('strips', _numbers(beginning.box['strips']))}  # PLACEHOLDER: write how they really lie"
        else:
            yield "# PLACEHOLDER: these strips are made up; write those that this player really laid"
            letters = str.maketrans(_letters(beginning))
            yield from _array("strips", [(strip.translate(letters), "") for strip in _STRIPS])


def _rounds(beginning: Beginning) -> Iterator[str]:
    yield "# Rounds: a table [[rounds]] for each, with all moves in the order of play, white space between them."
    if not beginning.displays:
        yield "# The displays are not written down: a take says how many, from ? (a display) or C (the centre)."
    yield "#"
    yield from _examples((_MOVES if beginning.displays else _COUNTED_MOVES)[beginning.game], _letters(beginning))
    yield "#"
    if beginning.displays:
        yield "# When the first displays are laid, take the # away from these lines and write what is there:"
        yield "#"
        yield from (f"# {line}" for line in _round(beginning))
    else:
        yield from _round(beginning)


def _examples(moves: Mapping[str, str], letters: Mapping[str, str]) -> Iterator[str]:
    shown = [move.format_map(letters) for move in moves]
    widest = max(map(len, shown))
    for move, meaning in zip(shown, moves.values(), strict=True):
        yield f"#   {move:{widest}}  {meaning.format_map(letters)}"


def _round(beginning: Beginning) -> Iterator[str]:
    yield "[[rounds]]"
    if beginning.displays:
        letters = str.maketrans(_letters(beginning))
        laid = [display.translate(letters) for display in _DISPLAYS[: DISPLAYS[len(beginning.players)]]]
        yield f"{_pair('displays', laid)}  # clockwise"
    yield 'moves = """'
    yield '"""'
    if beginning.wall == "grey":
        texts = ["1:3 4:5", *[""] * (len(beginning.players) - 1)]
        yield f"# {_pair('tiling', texts)}  # line:column, a text a player, where there is a choice"
    yield f"# {_pair('claimed', [0] * len(beginning.players))}  # the totals on paper after the round"


def _claimed(beginning: Beginning) -> Iterator[str]:
    yield "# [claimed]  # the final totals on paper"
    yield from (f"# {_pair(name, 0)}" for name in beginning.players)


def _numbers(strips: Sequence[str]) -> str:
    """Return the numbers of the strips of a box, those with jokers on the first face turned over."""
    return " ".join(
        f"{number}'" if JOKER in strip.partition("/")[0] else str(number) for number, strip in enumerate(strips, 1)
    )


def _letters(beginning: Beginning) -> dict[str, str]:
    """Return a colour of the box for each letter; itself, if there is one."""
    there = colours(beginning.game, beginning.box)
    others = (letter for letter in there if letter not in _LETTERS)
    return {letter: letter if letter in there else next(others) for letter in _LETTERS}


def _array(key: str, rows: Sequence[tuple[str, str]]) -> Iterator[str]:
    """Write an array with a text a line, and a remark after it where there is one."""
    yield f"{key} = ["
    yield from (f"  {inline(text)},{f'  # {remark}' if remark else ''}" for text, remark in rows)
    yield "]"


def _pair(key: str, value: object) -> str:
    return f"{key_text(key)} = {inline(value)}"
