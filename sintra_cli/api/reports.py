"""What a log comes to: its report, what is wrong with it, and the game move by move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sintra_cli.api.errors import Illegal, IllegalMove
from sintra_cli.api.logs import Log
from sintra_cli.referee.judge import replayed, verdict_of
from sintra_cli.report.ledger import Entry
from sintra_cli.report.model import Diagnostic, Report

if TYPE_CHECKING:
    from sintra_cli.family.rules.replay import Replay


def score(log: Log) -> Report:
    """Return the report on a log, the same as that of `sintra score --format json`.

    What was played before something illegal is scored, and `errors` says what is illegal.

    >>> from sintra_cli import read_log, score
    >>> report = score(read_log("sample_games/two_players_side_a.toml"))
    >>> report.status, report.winners
    ('finished', ['Ana'])
    >>> [(row.player, row.total, row.claimed) for row in report.final or ()]
    [('Ana', 47, 47), ('Ben', 46, 46)]
    """
    return verdict_of(log._read, replayed(log._read), log.name).report


def check(log: Log, *, finished: bool = False) -> tuple[Diagnostic, ...]:
    """Return what is wrong with a log, as `sintra check` says it; nothing where all is well.

    These are claims that differ, and the first illegal thing. With `finished`, a game that is not over is wrong too.

    >>> from sintra_cli import check, read_log
    >>> for error in check(read_log("sample_games/illegal_must_place.toml")):
    ...     print(error.rule, error.round, error.move, error.player, error.text)
    must-place 3 10 Emre CR-
    """
    return tuple(verdict_of(log._read, replayed(log._read), log.name, must_finish=finished).report.errors)


def replay(log: Log) -> Iterator[Entry]:
    """Yield what happened in a game, entry by entry, as `sintra replay --format jsonl` does.

    An entry has its address, the player, the move, the points and what happened in parts. Where something illegal
    follows on what was legally played, the iterator raises `Illegal`, or `IllegalMove` where that is a move.

    >>> from sintra_cli import read_log, replay
    >>> for entry in replay(read_log("sample_games/two_players_side_a.toml")):
    ...     if entry.address == "4.4":
    ...         print(entry.player, entry.move, entry.points, entry.total)
    Ana CR3 -15 0
    """
    from sintra_cli.referee.replay import ledger

    played = replayed(log._read)
    yield from ledger(log._read, played)
    if played.failure is not None:
        raise what_is_illegal(log, played)


def what_is_illegal(log: Log, played: Replay) -> Illegal:
    """Return the first illegal thing in a log, as it is raised; its replay has failed there."""
    from sintra_cli.referee.diagnose import of_replay

    (error,) = of_replay(log._read, played, [], must_finish=False)
    return IllegalMove(error) if error.move is not None else Illegal(error)


def to_json(value: Report | Entry | Diagnostic) -> str:
    r"""Write a report, an entry or a diagnostic as one line of JSON, just as the commands do.

    >>> from sintra_cli import read_log, score, to_json
    >>> to_json(score(read_log("sample_games/two_players_side_a.toml")))[:45]
    '{"report":1,"log":"sample_games/two_players_s'
    """
    from sintra_cli.report.machine import encode

    return encode(value).decode()


def to_rows(report: Report) -> list[dict[str, object]]:
    """Return the rows of `sintra score --format csv` as plain values: each has all columns, None where it has none.

    There is a row for each round and player, and one for each player at the end. `round` is a text: a number, or
    `final`. A log of which nothing was played has one row, without round and player.

    >>> from sintra_cli import read_log, score, to_rows
    >>> rows = to_rows(score(read_log("sample_games/azul_three_players_grey.toml")))
    >>> [(row["player"], row["total"], row["place"]) for row in rows if row["round"] == "final"]
    [('Greta', 75, 1), ('Oğuz', 63, 3), ('Lin', 67, 2)]
    """
    from sintra_cli.games import csv_columns
    from sintra_cli.report.csv_rows import all_columns, records

    columns = all_columns(csv_columns())
    rows = [{column: row.get(column) for column in columns} for row in records(report, columns)]
    return [{**row, "round": str(row["round"])} if row["round"] is not None else row for row in rows]
