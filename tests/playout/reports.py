"""What two reports of the same game must share, and what holds for every report."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from sintra_cli.report.model import Diagnostic
from tests.verdicts import AnyReport

PLACE = ("line", "column", "end_column")


def without_places(report: AnyReport) -> dict[str, Any]:
    """Return a report as plain values, without the places of its errors in the file."""
    plain: dict[str, Any] = msgspec.to_builtins(report)
    for error in plain["errors"]:
        for key in PLACE:
            del error[key]
    return plain


def cut_before(document: Mapping[str, Any], error: Diagnostic) -> dict[str, Any]:
    """Return a log up to the thing that an error is about."""
    assert error.round is not None
    rounds = [dict(this) for this in document["rounds"][: error.round]]
    if error.move is not None:
        rounds[-1]["moves"] = " ".join(rounds[-1]["moves"].split()[: error.move - 1])
        rounds[-1].pop("tiling", None)
    elif error.rule.startswith("tiling"):
        del rounds[-1]["tiling"]
    else:
        del rounds[-1]
    return {**document, "rounds": rounds}


def with_move(document: Mapping[str, Any], number: int, move: int, text: str) -> dict[str, Any]:
    """Return a log with another move in this place (both from 1)."""
    rounds = [dict(this) for this in document["rounds"]]
    written = rounds[number - 1]["moves"].split()
    written[move - 1] = text
    rounds[number - 1]["moves"] = " ".join(written)
    return {**document, "rounds": rounds}


def place_of(error: Diagnostic) -> tuple[int, float]:
    """Return the round and the move of an error, 0 where a round cannot begin, infinite where it cannot end."""
    assert error.round is not None
    beside = float("inf") if error.rule.startswith("tiling") else 0
    return error.round, error.move or beside


def assert_sound(report: AnyReport, data: bytes) -> None:
    """Check what holds for the report of any bytes."""
    assert report.status in {"finished", "unfinished", "illegal", "unreadable"}
    if report.status in {"illegal", "unreadable"}:
        assert report.errors
    for error in report.errors:
        assert error.message
        places = (error.line, error.column, error.end_column)
        if None in places:
            assert places == (None, None, None)
            assert error.rule == "unreadable"
        else:
            assert error.line is not None
            assert error.column is not None
            assert error.end_column is not None
            assert 1 <= error.line <= data.count(b"\n") + 1
            assert 1 <= error.column <= error.end_column
