"""What may have been meant by a move that cannot be read: legal moves that are written nearly so, nearest first."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final
from unicodedata import normalize

from msgspec import structs

from sintra_cli.family import plain
from sintra_cli.family.notation import Displays, Grammar, Notation, notation
from sintra_cli.family.reading import Misspelt
from sintra_cli.family.rules.move import Move
from sintra_cli.family.rules.table import Table
from sintra_cli.log.log import Log
from sintra_cli.referee.repair.edit import Edit
from sintra_cli.referee.repair.of_spelling import MoveRespelt, Respelling, WordDropped
from sintra_cli.referee.repair.trial import Course, is_legal
from sintra_cli.referee.repair.typing_errors import distance
from sintra_cli.text import spelt

_FAR: Final = 2.2
"""What is written more differently than this was not meant."""
_NEAREST: Final = 20
_LONGEST: Final = 24
"""No move is written with more letters, even with points behind it."""
_POINTS: Final = re.compile(r"\(\s*(-?[0-9]{1,3})\s*\)\s*$")


def certain(log: Log) -> Respelling | None:
    """Return how the words that can be read in one way only are read, None where there are none."""
    letters = "".join(log.setup.colours)
    found = tuple(
        (number, index, move.written, meant)
        for number, this in enumerate(log.rounds)
        for index, move in enumerate(this.moves)
        if isinstance(move, Misspelt)
        for meant in _meant(move.written, notation(log.game.grammar, letters, _kind(log, number)), log.names)
    )
    return Respelling(found) if found else None


def _kind(log: Log, number: int) -> Displays:
    """Tell whether the displays of a round (from 0) are written down; a position has those of the first."""
    seen = log.rounds[number].displays is not None
    if not number and log.position is not None and log.position.begun:
        seen = log.position.displays is not None
    return "seen" if seen else "unseen"


def _meant(written: str, form: Notation, names: Sequence[str]) -> Iterator[Move | None]:
    """Yield the move that a word is but for marks that belong to no move, None where it is only such marks."""
    name, colon, text = normalize("NFKC", written).rpartition(":")
    if not plain.stripped(text).strip("!") or (not colon and plain.is_number(text)):
        yield None
        return
    player = spelt(name, names) if colon and not name.strip().isdigit() else None
    if player is None and colon and not name.strip().isdigit():
        return
    move = next(map(form.read, plain.readings(text, form)), None)
    if move is not None:
        yield structs.replace(move, player=player)


def readings(course: Course, log: Log) -> Iterator[Edit]:
    """Yield what the move at the first trouble may be, or that it is none."""
    point = course.last
    move = course.draft.rounds[point.round].moves[point.step]
    assert isinstance(move, Misspelt)
    if not point.table.offer_over:
        found = sorted(_near(move.written, point.table, log.game.grammar), key=lambda one: one[0])
        for off, new in found[:_NEAREST]:
            yield MoveRespelt(point.round, point.step, move.written, new, off)
    yield WordDropped(point.round, point.step, move.written)


def _near(written: str, table: Table, grammar: Grammar) -> Iterator[tuple[float, Move]]:
    """Yield the legal moves that are written nearly like a text, with how far they are from it."""
    name, colon, text = written.rpartition(":")
    player = table.names[table.current]
    off = distance(name.strip(), player) if colon else 0.0
    found = _POINTS.search(text) if grammar.scores else None
    points = int(found[1]) if found else None
    text = re.sub(r"\s", "", text[: found.start()] if found else text)
    if len(text) > _LONGEST or off > _FAR:
        return
    for legal in table.legal_moves():
        for move, as_written in _spellings(legal, text, table, grammar):
            away = off + distance(text, as_written)
            if away <= _FAR:
                yield away, structs.replace(move, player=player if colon else None, points=points)


def _spellings(move: Move, text: str, table: Table, grammar: Grammar) -> Iterator[tuple[Move, str]]:
    """Yield a legal move, with all that may be said of it as far as the text says such things."""
    variants = [move]
    if grammar.jokers and move.jokers is None and move.target and "j" in text.lower():
        variants += [structs.replace(move, jokers=jokers) for jokers in grammar.jokers]
    if grammar.keeps and move.keep is None and move.target and "=" in text:
        variants += [structs.replace(this, keep=colour) for this in list(variants) for colour in table.colours]
    if move.count is None and move.colour and len(re.findall("[0-9]", text)) > 1:
        count = table.offer.at(move.source).count(move.colour)
        variants += [structs.replace(this, count=count) for this in list(variants)]
    for this in variants:
        if this is move or is_legal(table, this):
            yield this, str(this)
