"""Tables as a spreadsheet saves them, made of logs."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sintra_cli.family.rules.move import CENTRE, RETURN, UNSEEN
from sintra_cli.family.rules.replay import LAY, Stepper
from tests.building.logs import AnyLog, data_of, read_log

COLUMNS = ("round", "player", "source", "count", "colour", "target", "jokers", "keep", "points", "tiling")


def rows_of(log: AnyLog, *, displays: bool = True) -> list[dict[str, str]]:
    """Return the rows that say the moves of a log that is legal; without displays a display is `?`."""
    return list(_rows(log, displays=displays))


def _rows(log: AnyLog, *, displays: bool) -> Iterator[dict[str, str]]:
    game = read_log(log)
    stepper = Stepper(game.open(), game.rounds)
    while not stepper.over:
        this = game.rounds[stepper.round]
        if LAY < stepper.step < len(this.moves):
            move, offer = this.moves[stepper.step], stepper.table.offer
            row = {"round": str(stepper.round + 1)}
            row["player"] = game.names[stepper.table.current]
            row["points"] = "" if move.points is None else str(move.points)
            if move.source == RETURN:
                row["source"] = "<"
            else:
                seen = move.source != UNSEEN and displays
                row["source"] = "C" if move.source == CENTRE else str(move.source) if seen else "?"
                count = move.count if not offer.seen else offer.at(move.source).count(move.colour)
                row |= {"count": str(count), "colour": move.colour, "target": str(move.target or "")}
                row["jokers"] = "" if move.jokers is None else str(move.jokers)
                row["keep"] = move.keep or ""
            if stepper.step == len(this.moves) - 1 and this.choices is not None:
                texts = [" ".join(f"{line}:{at}" for line, at in chosen.items()) for chosen in this.choices]
                row["tiling"] = "; ".join(f"{name} {text}" for name, text in zip(game.names, texts, strict=True))
            yield row
        assert stepper.advance().wrong is None


def table_of(
    rows: Sequence[Mapping[str, str]], columns: Sequence[str] = COLUMNS, *, delimiter: str = ",", ends: str = "\n"
) -> str:
    """Return rows as the text of a table with these columns."""
    lines = io.StringIO()
    writer = csv.DictWriter(lines, columns, restval="", extrasaction="ignore", delimiter=delimiter, lineterminator=ends)
    writer.writeheader()
    writer.writerows(rows)
    return lines.getvalue()


def head_of(log: AnyLog) -> dict[str, Any]:
    """Return a log without its rounds."""
    import tomli

    return {key: value for key, value in tomli.loads(data_of(log).decode()).items() if key != "rounds"}


def displays_of(log: AnyLog) -> str:
    """Return what lay on the displays, a round a line."""
    rounds = [this.displays or () for this in read_log(log).rounds]
    return "".join(f"{' '.join(display or '-' for display in laid)}\n" for laid in rounds)
