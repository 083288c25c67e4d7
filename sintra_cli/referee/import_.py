"""Make a log of a table: its rows become moves, and these become rounds behind the head of a log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from sintra_cli.log.edit import LogEditor
from sintra_cli.log.log import Log
from sintra_cli.log.sheet_text import NoSheet, text_of_sheet
from sintra_cli.log.table import CellFault, Faults, Table, read_table
from sintra_cli.log.write import write_rounds
from sintra_cli.referee.fmt import formatted
from sintra_cli.referee.importing.cutting import Choices, cut_by_displays, cut_by_supply
from sintra_cli.referee.importing.entries import Entry, entries_of
from sintra_cli.referee.importing.rounds import displays_in, tiling_in, wrong_in
from sintra_cli.text import counted
from sintra_cli.toml.edit import NoPlace, NotAsMeant
from sintra_cli.toml.faults import Refused

_LONGEST: Final = 100
"""No game has so many rounds."""


class NoHead(Exception):  # noqa: N818  # named after what it says
    """A log is none that rounds can be written behind; the message says why."""


class Unread(Struct, frozen=True):
    """What is wrong with a table and a file of displays: all of it, or, where there are `more`, the first of it."""

    table: Sequence[CellFault]
    displays: Sequence[CellFault]
    more: bool


class Imported(Struct, frozen=True):
    """A log made of a table, and the rows that its moves come from, round by round."""

    log: bytes
    rows: Sequence[Sequence[int]]


def verify_head(log: Log) -> None:
    """Raise `NoHead` where a log has more than what is known before the first round."""
    if log.position is not None:
        raise NoHead("it begins with a position, and a table has the moves from the first one on")
    written: Any = log.data.get("rounds", [])
    begun = [this for this in written if this.keys() - {"moves"} or this.get("moves")]
    if begun:
        raise NoHead(
            f"it has {counted(len(written), 'round')} already: a head is a log without rounds, as sintra new makes it"
        )


def imported(head: bytes, log: Log, table_data: bytes, displays_data: bytes | None) -> Imported | Unread:
    """Return a log with the moves of a table, in canonical form, or all that cannot be read.

    `head` is the file that reads as `log`, which is a head; the displays are those of all rounds, or None where nobody
    wrote them down.
    """
    table, wrong = read_table(table_data), Faults()
    displays = None if displays_data is None else _displays(displays_data, log, wrong)
    entries = entries_of(table, log, log.game.notation(log.setup.colours, "unseen" if displays is None else "seen"))
    tilings = _tilings(entries, table, log)
    if not table.rows and not table.faults:
        table.faults.add("there are no moves below the names of the columns", table.header)
    numbered = _numbered(entries, table)
    if not table.faults and not wrong:
        rounds = _rounds(entries, displays, tilings, numbered, table, log)
        if not table.faults:
            rows = [[entry.row for entry in this.entries] for this in rounds]
            return Imported(_written(head, log, [this.written() for this in rounds]), rows)
    found = sorted(table.faults.found, key=lambda fault: fault.row or 0)
    return Unread(found, wrong.found, table.faults.more or wrong.more)


# --- what is read ----------------------------------------------------------------------------------------------------


class _Round(Struct, frozen=True):
    """A round of a table: its displays, its moves, and the tiling at its end."""

    displays: Sequence[str] | None
    entries: Sequence[Entry]
    tiling: list[str] | None

    def written(self) -> dict[str, Any]:
        """Return it as a log has it."""
        this: dict[str, Any] = {} if self.displays is None else {"displays": list(self.displays)}
        this["moves"] = "\n".join(entry.text for entry in self.entries)
        return this if self.tiling is None else {**this, "tiling": self.tiling}


class _Tiling(Struct, frozen=True):
    """What a cell says of the end of a round: as a log says it, and as the rules need it."""

    written: list[str]
    choices: Choices | None


def _displays(data: bytes, log: Log, wrong: Faults) -> list[list[str]]:
    """Read what lay on the displays, round by round."""
    try:
        found = displays_in(text_of_sheet(data, "save it as text in UTF-8"))
    except NoSheet as error:
        wrong.add(str(error))
        return []
    lines, rounds = list(found), list(found.values())
    if len(rounds) > _LONGEST:
        wrong.add(f"displays of more than {_LONGEST} rounds are no game", lines[_LONGEST])
        return []
    _, of_rounds = wrong_in(log, [{"displays": laid} for laid in rounds])
    for index, message in of_rounds.items():
        wrong.add(message, lines[index])
    return rounds


def _tilings(entries: Sequence[Entry], table: Table, log: Log) -> dict[int, _Tiling]:
    """Read the tilings, by the index of the entry that they stand in."""
    written: dict[int, list[str]] = {}
    for index, entry in enumerate(entries):
        if entry.tiling is not None:
            try:
                written[index] = tiling_in(entry.tiling, log.names)
            except ValueError as error:
                _fault(table, entry, "tiling", str(error))
    if not written:
        return {}
    read, wrong = wrong_in(log, [{"tiling": tiling} for tiling in written.values()])
    places = list(written)
    for number, message in wrong.items():
        _fault(table, entries[places[number]], "tiling", message)
    of_rounds = [None] * len(written) if wrong else [this.choices for this in read.rounds]
    return {
        index: _Tiling(tiling, choices) for (index, tiling), choices in zip(written.items(), of_rounds, strict=True)
    }


# --- rounds ----------------------------------------------------------------------------------------------------------


def _rounds(
    entries: Sequence[Entry],
    laid: Sequence[Sequence[str]] | None,
    tilings: dict[int, _Tiling],
    numbered: list[int] | None,
    table: Table,
    log: Log,
) -> list[_Round]:
    """Return the rounds; what does not fit them is a fault of the table."""
    moves = [entry.move for entry in entries if entry.move is not None]
    if numbered is not None:
        ends = numbered
    elif laid is None:
        choices = {index: tiling.choices for index, tiling in tilings.items() if tiling.choices is not None}
        ends = cut_by_supply(log, moves, choices)
    else:
        ends = cut_by_displays(moves, laid, tilings)
    if laid is not None:
        _verify_displays(entries, ends, laid, table)
    if not table.faults:
        _verify_tilings(entries, ends, tilings, table)
    ends = [*ends, *[len(entries)] * (len(laid or ()) - len(ends))]  # displays that are laid, and nothing taken yet
    begins = [0, *ends]
    return [
        _Round(
            displays=None if laid is None or number >= len(laid) else laid[number],
            entries=entries[begins[number] : end],
            tiling=tilings[end - 1].written if end > begins[number] and end - 1 in tilings else None,
        )
        for number, end in enumerate(ends)
    ]


def _numbered(entries: Sequence[Entry], table: Table) -> list[int] | None:
    """Return for each round the index behind its last move, where the table says the rounds."""
    if all(entry.round is None for entry in entries):
        return None
    ends: list[int] = []
    number = 0
    for index, entry in enumerate(entries):
        said = number if entry.round is None else entry.round
        if said == number + 1 and number:
            ends.append(index)
        if not said:
            _fault(table, entry, "round", "the first row says no round, and there is none above it")
        elif said < number:
            _fault(table, entry, "round", f"round {said} comes after round {number}: the numbers must not go down")
        elif said > number + 1:
            after = f"after round {number} comes round {number + 1}" if number else "the first round is round 1"
            _fault(table, entry, "round", f"{after}, not {said}")
        number = max(said, number, 1)
    return [*ends, len(entries)]


def _verify_tilings(entries: Sequence[Entry], ends: Sequence[int], tilings: dict[int, _Tiling], table: Table) -> None:
    for index in tilings:
        if index + 1 not in ends:
            last = next((entries[end - 1].row for end in ends if end > index), None)
            where = "" if last is None else f", here row {last}"
            _fault(table, entries[index], "tiling", f"the tiling stands in the last row of its round{where}")


def _verify_displays(entries: Sequence[Entry], ends: Sequence[int], laid: Sequence[object], table: Table) -> None:
    """Note the first row of a round for which no displays are given."""
    covered = ends[: len(laid)]
    begin = covered[-1] if covered else 0
    if begin < len(entries):
        there = f"displays are given for {counted(len(laid), 'round')}"
        _fault(table, entries[begin], "source", f"{there}, and here begins round {len(laid) + 1}")


def _fault(table: Table, entry: Entry, name: str, message: str) -> None:
    table.faults.add(message, entry.row, table.spelt.get(name, name))


# --- what is written -------------------------------------------------------------------------------------------------


def _written(head: bytes, log: Log, rounds: list[dict[str, Any]]) -> bytes:
    """Write rounds behind a head, in canonical form; raise `NoHead` where there is no place for them."""
    file = LogEditor(head, log.data)
    written: Any = log.data.get("rounds", [])
    try:
        if "rounds" in log.data and file.places.is_inline(("rounds",)):
            file.replace_value(("rounds",), rounds)
        else:
            for number in range(len(written)):
                file.drop_round(number)
            if rounds:
                file.append(write_rounds(rounds, log.names))
            file.mean(("rounds",), rounds)
        data = file.result()
    except (NoPlace, NotAsMeant):
        raise NoHead("it is written in a way that nothing can be added to safely") from None
    if data.count(b"#") < head.count(b"#"):
        raise NoHead("a remark stands in its empty round: write it somewhere else")
    made = formatted(data, {}, {})
    return data if isinstance(made, Refused) else made
