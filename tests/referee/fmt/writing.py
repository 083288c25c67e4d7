"""Logs of games made up at random, written in all the forms that TOML has, and as people write moves."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, zip_longest
from random import Random
from typing import Any, Final

from sintra_cli.family.written import texts_of
from tests.building.logs import text_of
from tests.playout import PlayedLog, play_on
from tests.playout.careless import CarelessPlayer
from tests.playout.setups import azul_head, sintra_head
from tests.toml.toml_writing import written_key, written_string

NAMES: Final = ("Ana", "Zoë", 'Q"x', "b\\s", "a:b", "Ana B", "007", "日本")
BOXES: Final = (None, {"colours": ["C coral", "J jade", "A amber", "B blue", "W white"]})
_MOVE: Final = re.compile(
    r"(?P<name>.*):(?P<source>.)(?P<count>[0-9]*)(?P<colour>[A-Z]?)(?P<target>[1-8-]?)"
    r"(?:j(?P<jokers>[0-2]))?(?:=(?P<keep>.))?(?P<stands>!?)(?:\((?P<points>-?[0-9]+)\))?"
)


@dataclass(frozen=True)
class WrittenLog:
    """A log as written: what stands outside the moves, and the pieces between them.

    `expected` are the moves as formatting should write them, if all of them are legal; None where something in the
    log was spoilt.
    """

    outside: list[str]
    moves: list[str]
    expected: list[list[str]] | None

    @property
    def data(self) -> bytes:
        """The log as the bytes of a file."""
        return "".join(chain(*zip_longest(self.outside, self.moves, fillvalue=""))).encode()


@dataclass(frozen=True)
class _WrittenMoves:
    """The moves of a round: as written, and as they are expected."""

    texts: list[str]
    is_array: bool
    expected: list[str]


def write(seed: int) -> WrittenLog:
    """Make up a game and write the log of it."""
    random = Random(seed)
    played = _play(random)
    document = played.document
    rounds = [dict(this) for this in document.pop("rounds")]
    moves = [
        _moves(random, this, annotated, texts_of(this["moves"], played.table.names))
        for this, annotated in zip(rounds, played.annotated, strict=True)
    ]
    for this, totals in zip(rounds, played.totals, strict=False):
        if random.random() < 0.3:
            this["claimed"] = [total + random.choice((0, 0, 0, 1)) for total in totals]
    spoilt = random.random() < 0.4 and _spoil(random, rounds, moves)
    head = _head(random, document)
    if random.random() < 0.3:
        pieces = [*_inline_rounds(random, rounds, moves), "\n", head]
    else:
        pieces = [head, *chain(*(_round(random, *each) for each in zip(rounds, moves, strict=True)))]
    return _written(random, pieces, None if spoilt else [this.expected for this in moves])


class _Moves(str):
    """A piece of a file that is moves, or one move."""

    __slots__ = ()


def _written(random: Random, pieces: Sequence[str], expected: list[list[str]] | None) -> WrittenLog:
    outside, moves = [random.choice(("", "", "\ufeff"))], []
    line_end = random.choice(("\n", "\n", "\r\n"))
    for piece in pieces:
        text = piece.replace("\n", line_end)
        if isinstance(piece, _Moves):
            moves.append(text)
            outside.append("")
        else:
            outside[-1] += text
    return WrittenLog(outside, moves, expected)


# --- the game ------------------------------------------------------------------------------------------------


def _play(random: Random) -> PlayedLog:
    head_of = random.choice((sintra_head, azul_head))
    more: dict[str, Any] = {"players": random.choice((2, 2, 3, 4))}
    if head_of is sintra_head:
        more |= {"side": random.choice("AB"), "box": random.choice(BOXES)}
    else:
        more["wall"] = random.choice(("coloured", "grey"))
    head = head_of(random, **more)
    names = random.sample(NAMES, more["players"])
    for player, name in zip(head["players"], names, strict=True):
        player["name"] = name
    head["starting_player"] = random.choice(names)
    player = CarelessPlayer(random) if random.random() < 0.5 else None
    return play_on(head, random, stop_after=random.choice((0, 1, 5, 20, 40, 60, None)), player=player)


def _spoil(random: Random, rounds: Sequence[dict[str, Any]], moves: Sequence[_WrittenMoves]) -> bool:
    """Change something that is likely to make a log illegal; tell whether there was anything to change."""
    filled = [this.texts for this in moves if this.texts]
    tiled = [this for this in rounds if "tiling" in this]
    if tiled and random.random() < 0.3:
        del random.choice(tiled)["tiling"]
        return True
    if not filled:
        return False
    texts = random.choice(filled)
    index = random.randrange(len(texts))
    change = random.choice((texts.reverse, texts.pop, lambda: texts.insert(index, random.choice(texts))))
    change()
    return True


# --- moves as people write them ------------------------------------------------------------------------------


def _moves(random: Random, this: dict[str, Any], annotated: Sequence[str], canonical: Sequence[str]) -> _WrittenMoves:
    """Write the moves of a round, with or without its displays."""
    unseen = random.random() < 0.2
    if unseen:
        del this["displays"]
    is_array = random.random() < 0.5
    careful = random.random() < 0.5
    texts, expected = [], []
    for move, shortest in zip(annotated, canonical, strict=True):
        found = _MOVE.fullmatch(move)
        assert found is not None
        part = {key: value or "" for key, value in found.groupdict().items()}
        if unseen and part["source"].isdigit():
            part["source"] = "?"
        points = random.choice((part["points"], f"0{part['points']}", "-7")) if random.random() < 0.2 else ""
        claim = f"({points})" if points and part["points"] else ""
        keep, jokers = (f"{sign}{part[key]}" if part[key] else "" for key, sign in (("keep", "="), ("jokers", "j")))
        count = part["count"] if unseen else ""
        out_of_turn = ":" in shortest
        name = f"{part['name']}:" if out_of_turn else ""
        stands = part["stands"] or random.choice(("!", *[""] * 30))
        expected.append(f"{name}{part['source']}{count}{part['colour']}{part['target']}{jokers}{keep}{stands}{claim}")
        tokens = [*([part["source"], part["count"]] if unseen or random.random() < 0.4 else [part["source"]])]
        tokens += [
            part["colour"],
            part["target"],
            *jokers,
            *keep,
            stands,
            *([claim[0], claim[1:-1], ")"] if claim else []),
        ]
        if out_of_turn or (random.random() < 0.4 and (is_array or " " not in part["name"])):
            tokens = [part["name"], ":", *tokens]
        texts.append(_text(random, tokens, roomy=is_array and not careful, careful=careful))
    return _WrittenMoves(texts, is_array, expected)


def _text(random: Random, tokens: Sequence[str], *, roomy: bool, careful: bool) -> str:
    named = tokens[1:2] == [":"]
    letters = [
        token.lower() if not careful and not (named and index == 0) and random.random() < 0.5 else token
        for index, token in enumerate(tokens)
        if token
    ]
    if not roomy:
        return "".join(letters)
    return "".join(random.choice(("", "", " ", "\t", "\n")) + letter for letter in letters) + random.choice(("", " "))


# --- the file ------------------------------------------------------------------------------------------------


def _head(random: Random, document: dict[str, Any]) -> str:
    """Write all but the rounds, with comments between the lines."""
    lines = text_of({"title": 'Ça # = "1R3"', **document}).split("\n")
    return "\n".join(chain(*((line, *_noise(random)) for line in lines))) + "\n"


def _noise(random: Random) -> Iterator[str]:
    if random.random() < 0.1:
        yield random.choice(("", "   ", "# moves = '1r3'", '  # """ é', "\t#]}'''"))


def _round(random: Random, this: dict[str, Any], moves: _WrittenMoves) -> Iterator[str]:
    """Yield the pieces of a round with a header of its own."""
    yield random.choice(("", "  ")) + random.choice(("[[rounds]]", "[[ rounds ]]", '[["rounds"]]'))
    yield random.choice(("", " ", " # a round")) + "\n"
    for pieces in _pairs(random, this, moves):
        yield random.choice(("", "", "  ", "\t"))
        yield from pieces
        yield random.choice(("\n", "\n\n", " # é 1r3\n", '  \n# """\n'))


def _inline_rounds(random: Random, rounds: Sequence[dict[str, Any]], moves: Sequence[_WrittenMoves]) -> Iterator[str]:
    """Yield the pieces of rounds that are inline tables."""
    gaps = random.choice((("", " "), ("", " ", "\n", "\n\n  ", " # [{'\n")))

    def gap() -> str:
        return random.choice(gaps)

    yield f"{written_key(random, 'rounds')} = [{gap()}"
    for this, of_round in zip(rounds, moves, strict=True):
        yield f"{{{gap()}"
        for index, pieces in enumerate(_pairs(random, this, of_round)):
            yield f"{gap()},{gap()}" if index else ""
            yield from pieces
        yield f"{gap()}}}{gap()},{gap()}"
    yield "]"


def _pairs(random: Random, this: dict[str, Any], moves: _WrittenMoves) -> list[list[str]]:
    """Return the pieces of each key with its value, in any order."""
    pairs = [
        [f"{written_key(random, key)} = {_listed(random, value)}"]
        for key, value in this.items()
        if key in {"displays", "tiling", "claimed"}
    ]
    pairs.append([written_key(random, "moves") + random.choice((" = ", "=", "\t=  ")), *_value(random, moves)])
    if random.random() < 0.2:
        pairs.append(["_moves = '1r3 2y5'"])
    random.shuffle(pairs)
    return pairs


def _listed(random: Random, values: Sequence[str | int]) -> str:
    return f"[{', '.join(written_string(random, v) if isinstance(v, str) else str(v) for v in values)}]"


def _value(random: Random, moves: _WrittenMoves) -> Iterator[str]:
    """Yield the pieces of what stands after `moves =`."""
    if not moves.is_array:
        space = random.choice((" ", "  ", "\n", " \n\t", " \t"))
        value = written_string(random, space.join(["", *moves.texts, ""] if random.random() < 0.3 else moves.texts))
        yield _Moves(value) if moves.texts else value
        return
    gaps = random.choice((("", " "), ("", "\n", "\n\t", " "), ("", " ", "\n", " # ] 'é\n")))
    elements = []
    for text in moves.texts:
        elements += [_Moves(written_string(random, text)), f"{random.choice(gaps)},{random.choice(gaps)}"]
    pieces = [f"[{random.choice(gaps)}", *elements, "]"]
    has_comments = any("#" in piece for piece in pieces if not isinstance(piece, _Moves))
    yield from pieces if has_comments or not elements else [_Moves("".join(pieces))]
