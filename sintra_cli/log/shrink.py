"""Take the last thing out of the text of a log: what stands before it stays as it is."""

from __future__ import annotations

from typing import Any

import tomli

from sintra_cli.family.written import WrittenMoves, texts_of
from sintra_cli.log.edit import LogEditor, moves_path
from sintra_cli.log.grow import CannotGrow
from sintra_cli.log.layout import array_lines, one_line, text_lines
from sintra_cli.toml.edit import NoPlace, NotAsMeant
from sintra_cli.toml.faults import Path


def without_last(text: str, players: int) -> str | None:
    """Return the text (LF line ends, no BOM) without what was recorded last, None where nothing is left.

    That is the final totals, those after the last round, its last column, its last move, or the round itself. Raises
    `CannotGrow` where it cannot be taken out safely.
    """
    document = tomli.loads(text)
    file = LogEditor(text.encode(), document)
    try:
        if not _drop_last(file, document, players):
            return None
        return file.result().decode()
    except (NoPlace, NotAsMeant):
        raise CannotGrow("this log is written in a way that nothing can be taken out safely: use an editor") from None


def _drop_last(file: LogEditor, document: dict[str, Any], players: int) -> bool:
    rounds = document.get("rounds", [])
    if "claimed" in document:
        _drop_table(file, document, "claimed")
        return True
    if not rounds:
        return False
    number, last = len(rounds) - 1, rounds[-1]
    path = ("rounds", number)
    if "claimed" in last:
        _drop_key(file, path, "claimed")
    elif any(last.get("tiling", ())):
        _drop_column(file, path, last["tiling"])
    elif texts_of(last.get("moves", ""), file.names):
        _drop_move(file, number, players)
    else:
        file.drop_round(number)
        file.mean(("rounds",), rounds[:-1])
        if number == 0 and not file.places.is_inline(("rounds",)):
            file.mean((), {key: value for key, value in document.items() if key != "rounds"})
    return True


def _drop_table(file: LogEditor, document: dict[str, Any], key: str) -> None:
    """Take out a table at the top with the empty lines before it, or a key there."""
    if file.places.is_inline((key,)):
        _drop_key(file, (), key)
        return
    start, _ = file.line(file.span((key,))[0])
    _, end = file.line(file.last_end((key,)))
    while file.source[:start].endswith("\n\n"):
        start -= 1
    file.replace(start, min(end + 1, len(file.source)), "")
    file.mean((), {other: value for other, value in document.items() if other != key})


def _drop_key(file: LogEditor, path: Path, key: str) -> None:
    """Take out a key of a table that has its lines to itself."""
    if path and file.places.is_inline(path):
        raise NoPlace("it is in a table on one line")
    span = file.span((*path, key))
    (start, _), (_, end) = file.line(span[0]), file.line(span[1])
    file.replace(start, min(end + 1, len(file.source)), "")
    file.mean(path, {other: value for other, value in file.value(path).items() if other != key})


def _drop_column(file: LogEditor, path: Path, tiling: Any) -> None:
    texts = list(tiling)
    last = max(seat for seat, text in enumerate(texts) if text.strip())
    texts[last] = " ".join(texts[last].split()[:-1])
    file.replace_value((*path, "tiling"), texts)


def _drop_move(file: LogEditor, number: int, players: int) -> None:
    path, old = moves_path(number), file.written(number)
    left = WrittenMoves(old.opening, old.moves[:-1])
    inline = file.places.is_inline(path[:-1])
    if not left.moves and not left.opening and not inline:
        _drop_key(file, path[:-1], "moves")
        return
    if isinstance(file.moves(number), str):
        lines = [one_line(left, players)] if inline else text_lines(left, players)
    else:
        lines = array_lines(left, players)
    file.lay_out(*file.span(path), lines)
    file.mean_moves(number, [move.text for move in left.moves])
