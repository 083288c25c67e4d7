"""Read the table of a spreadsheet: from bytes to rows with their places, or to what is wrong with them."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from sintra_cli.log.sheet_text import NoSheet, text_of_sheet
from sintra_cli.text import listed, name_key, short
from sintra_cli.toml.faults import MOST

COLUMNS: Final = ("source", "colour", "target", "round", "player", "count", "jokers", "keep", "points", "tiling")
"""The columns that a table may have, in any order."""
REQUIRED: Final = COLUMNS[:3]
_LONGEST: Final = 5000
"""No game has so many moves."""
_ALSO: Final = {"color": "colour"}
_DELIMITERS: Final = ",;\t|"
_SAID_DELIMITER: Final = re.compile(r'"?sep=([^"\r\n])"?(?:\r\n|\r|\n)')
"""The line that tells Excel what stands between cells; Excel does not show it."""


class CellFault(Struct, frozen=True):
    """What is wrong with a table, and where: the row as a spreadsheet counts it, and the column by name or letter."""

    message: str
    row: int | None = None
    column: str | None = None


class Faults:
    """What is wrong with a table, in the order of its rows; of very many only the first 1,000."""

    def __init__(self) -> None:
        self.found: list[CellFault] = []
        self.more = False

    def __bool__(self) -> bool:
        return bool(self.found)

    def add(self, message: str, row: int | None = None, column: str | None = None) -> None:
        """Note a fault, unless there are enough."""
        if len(self.found) < MOST:
            self.found.append(CellFault(message, row, column))
        else:
            self.more = True


class Row(Struct, frozen=True):
    """A row of a table: its number (that of the header is 1), and what is in it by column; empty cells are left out."""

    number: int
    cells: Mapping[str, str]


class Table(Struct, frozen=True):
    """A table as it was read: the row of its header, its columns as that spells them, its other rows, its faults.

    Rows in which nothing stands are left out.
    """

    header: int
    spelt: Mapping[str, str]
    rows: Sequence[Row]
    faults: Faults


def read_table(data: bytes) -> Table:
    """Read a table with a header; what cannot be read is among its faults."""
    faults = Faults()
    try:
        text = text_of_sheet(data, "save the sheet as CSV in UTF-8")
    except NoSheet as error:
        row, column = (None, None) if error.before is None else _place_behind(error.before)
        faults.add(str(error), row, column)
        return Table(1, {}, [], faults)
    said = _SAID_DELIMITER.match(text)
    if said is not None:
        text = text[said.end() :]
    records = _records(text, said[1] if said else _delimiter(text), faults)
    number, header = next(records, (1, []))
    columns = _columns(number, header, faults)
    rows = [Row(at, _cells(at, record, columns, header, faults)) for at, record in records]
    spelt = {name: header[index] for index, name in columns.items() if name}
    return Table(number, spelt, [row for row in rows if row.cells], faults)


def letter(index: int) -> str:
    """Return the letters that a spreadsheet gives a column (from 0): A to Z, AA and so on."""
    letters = ""
    while index >= 0:
        letters = chr(ord("A") + index % 26) + letters
        index = index // 26 - 1
    return letters


# --- rows of cells ---------------------------------------------------------------------------------------------------


def _records(text: str, delimiter: str, faults: Faults) -> Iterator[tuple[int, list[str]]]:
    """Yield the rows in which anything stands, with their numbers; the cells are trimmed."""
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    number = found = 0
    while True:
        number += 1
        try:
            record = next(reader, None)
        except csv.Error as error:
            large = "field larger" in str(error)
            what = "a cell is too large" if large else "a cell begins with a quotation mark, and does not end with one"
            faults.add(what, number)
            return
        if record is None:
            return
        cells = [cell.strip() for cell in record]
        if any(cells):
            found += 1
            if found > _LONGEST + 1:  # one is the header
                faults.add(f"a table with more than {_LONGEST} rows is no game", number)
                return
            yield number, cells


def _delimiter(text: str) -> str:
    """Return what stands between the cells: what makes most known columns of the header."""
    start = text[len(text) - len(text.lstrip("\r\n,;\t| ")) :]

    def known(delimiter: str) -> tuple[int, int]:
        _, header = next(_records(start, delimiter, Faults()), (0, []))
        return len(set(COLUMNS) & set(map(_known, header))), len(header)

    return max(_DELIMITERS, key=known)


def _place_behind(before: str) -> tuple[int, str]:
    """Return row and column of the cell in which a text ends."""
    line_ends = before.replace("\r\n", "\n").replace("\r", "\n")
    last = line_ends.rpartition("\n")[2]
    return line_ends.count("\n") + 1, letter(len(re.findall(f"[{_delimiter(before)}]", last)))


# --- the header ------------------------------------------------------------------------------------------------------


def _known(name: str) -> str:
    """Return the name of a column in small letters, as it is called here."""
    plain = " ".join(name_key(name).lower().split())
    return _ALSO.get(plain, plain)


def _columns(number: int, header: Sequence[str], faults: Faults) -> dict[int, str]:
    """Return which columns there are, by their index; one of the user's own, whose name begins with _, is empty."""
    names = [_known(name) for name in header]
    if not set(names) & set(COLUMNS):
        said = "the first row has to name the columns" if header else "there is nothing in it"
        faults.add(f"{said}: {listed(REQUIRED)}, and as wanted {listed(COLUMNS[3:])}", number)
        return dict.fromkeys(range(len(header)), "")
    columns: dict[int, str] = {}
    for index, name in enumerate(names):
        if name.startswith("_"):
            columns[index] = ""
        elif name in columns.values() and name:
            faults.add(f"the column {name} is there twice", number, letter(index))
        elif name in COLUMNS:
            columns[index] = name
        elif name:
            columns[index] = ""
            faults.add(f'there is no column "{short(header[index])}"{_meant(name)}', number, letter(index))
    for name in REQUIRED:
        if name not in names:
            faults.add(f"the column {name} is missing", number)
    return columns


def _meant(name: str) -> str:
    if name in {"strip", "line", "pattern line"}:
        return "; did you mean target?"
    from difflib import get_close_matches

    near = get_close_matches(short(name), COLUMNS, n=1)
    return f"; did you mean {near[0]}?" if near else f": there are {listed(COLUMNS)}; begin a name of your own with _"


def _cells(
    number: int, record: Sequence[str], columns: Mapping[int, str], header: Sequence[str], faults: Faults
) -> dict[str, str]:
    """Return the cells of a row by column; what stands in a column without a name is a fault."""
    cells: dict[str, str] = {}
    for index, cell in enumerate(record):
        name = columns.get(index)
        if name and cell:
            cells[name] = cell
        elif name is None and cell and not "".join(header[index : index + 1]):
            faults.add(f'"{short(cell)}" stands below no name of a column', number, letter(index))
    return cells
