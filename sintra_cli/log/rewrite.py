"""Write other moves into the text of a log, and leave everything else in it as it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sintra_cli.log.edit import LogEditor, moves_path
from sintra_cli.log.layout import array_lines, one_line, text_lines
from sintra_cli.toml.edit import NoPlace, NotAsMeant, Span
from sintra_cli.toml.write import string


def rewrite(data: bytes, document: Mapping[str, Any], moves: Sequence[Sequence[str] | None], players: int) -> bytes:
    """Return the file of a log with these moves, round by round, laid out for so many players.

    `document` is what the file reads as. None leaves the moves of a round as they are, and so does a value whose
    place in the file cannot be told for certain.
    """
    file = LogEditor(data, document)
    for number, (written, texts) in enumerate(zip(document.get("rounds", ()), moves, strict=True)):
        if texts and "moves" in written:
            try:
                _write(file, number, texts, players)
            except NoPlace:
                continue
    try:
        return file.result()
    except NotAsMeant:
        return data


def _write(file: LogEditor, number: int, texts: Sequence[str], players: int) -> None:
    """Give a round (from 0) these moves."""
    path, written = moves_path(number), file.moves(number)
    whole, old = file.span(path), file.written(number)
    new = old.spelt(texts)
    if isinstance(written, str):
        inline = file.places.is_inline(path[:-1])
        file.lay_out(*whole, [one_line(new, players)] if inline else text_lines(new, players))
    else:
        spans = [file.span((*path, index)) for index in range(len(written))]
        if file.places.span((*path, len(written))) is not None:
            raise NoPlace("it has more elements than were read")
        if not _has_comments(file.source, whole, spans):
            file.lay_out(*whole, array_lines(new, players))
        else:
            for move, text in zip(old.moves, texts, strict=True):
                if text != move.text:
                    assert move.element is not None
                    file.replace(*spans[move.element], string(text + written[move.element][move.end :]))
    file.mean_moves(number, texts)


def _has_comments(source: str, whole: Span, elements: Sequence[Span]) -> bool:
    ends = [whole[0], *(end for _, end in elements)]
    starts = [*(start for start, _ in elements), whole[1]]
    return any("#" in source[end:start] for end, start in zip(ends, starts, strict=True))
