"""One line for each log."""

from __future__ import annotations

import pytest

from sintra_cli.report import markdown, table
from sintra_cli.report.model import Diagnostic, Verdict
from tests.report.build import (
    azul_game,
    ranking,
    side_a,
    side_a_game,
    sintra,
    sintra_round,
    sintra_row,
    unreadable,
)


def level(*places: int, errors: list[Diagnostic] | None = None) -> Verdict:
    names = ["Ana", "Ben"]
    return sintra(
        rounds=[sintra_round(1, "R", "Ana", *(sintra_row(name, total=5) for name in names))],
        final=[side_a(name, leftover=0, glass=0, ornaments=[0], lost=0, total=5) for name in names],
        ranks=ranking(*((place, name, 5, place) for place, name in zip(places, names, strict=True))),
        errors=errors,
    )


def stopped(*errors: Diagnostic) -> Verdict:
    rows = [sintra_row("Ana", total=3), sintra_row("Ben", total=4)]
    return sintra(
        rounds=[sintra_round(1, "R", "Ana", *rows, finished=False)],
        status="illegal" if errors else "unfinished",
        errors=list(errors),
    )


CLAIM = Diagnostic(rule="claimed-score", message="", round=1, player="Ana", claimed=6, counted=5)
ILLEGAL = Diagnostic(rule="must-place", message="no", round=1, move=9, player="Ana")
SET_UP = Diagnostic(rule="strip-set", message="no", player="Ana")
TORN = Diagnostic(rule="unreadable", message="no")


@pytest.mark.parametrize(
    ("verdict", "line"),
    [
        (side_a_game(), "table2.toml: finished: Ana 43, Ben 7; Ana wins"),
        (side_a_game("007", "1e5"), "table2.toml: finished: 007 43, 1e5 7; 007 wins"),
        (azul_game(), "azul.toml: finished: Ana 16, Ben 2; Ana wins"),
        (level(1, 2), "table2.toml: finished: Ana 5, Ben 5; Ana wins on the tie-break"),
        (level(1, 1), "table2.toml: finished: Ana 5, Ben 5; Ana and Ben share the win"),
        (
            level(1, 1, errors=[CLAIM]),
            "table2.toml: finished: Ana 5, Ben 5; Ana and Ben share the win; 1 claim differs",
        ),
        (stopped(), "table2.toml: unfinished: Ana 3, Ben 4; in round 1"),
        (sintra(rounds=[]), "table2.toml: unfinished: nothing played; before its first round"),
        (stopped(ILLEGAL), "table2.toml: illegal: Ana 3, Ben 4; round 1, move 9 (Ana): must-place"),
        (
            stopped(CLAIM, CLAIM, ILLEGAL),
            "table2.toml: illegal: Ana 3, Ben 4; round 1, move 9 (Ana): must-place; 2 claims differ",
        ),
        (
            sintra(rounds=[], status="illegal", errors=[SET_UP]),
            "table2.toml: illegal: nothing played; Ana: strip-set",
        ),
        (unreadable(TORN), "broken.toml: unreadable: 1 error"),
        (unreadable(TORN, TORN), "broken.toml: unreadable: 2 errors"),
    ],
)
def test_a_log_is_summed_up_in_one_line(verdict: Verdict, line: str) -> None:
    assert table.summary(verdict) == f"{line}\n"
    assert markdown.summary(verdict) == f"- {line}\n"


def test_a_summary_stays_one_line_with_line_ends_in_names() -> None:
    assert table.summary(side_a_game("A\nna")) == "table2.toml: finished: A\\nna 43, Ben 7; A\\nna wins\n"


def test_a_summary_in_markdown_is_escaped() -> None:
    assert markdown.summary(sintra(rounds=[], log="1. *x*.toml")) == (
        "- 1\\. \\*x\\*.toml: unfinished: nothing played; before its first round\n"
    )
