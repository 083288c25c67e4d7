"""The table: how it fits 80 columns, whatever the players are called."""

from __future__ import annotations

import re

import pytest
from wcwidth import wcswidth

from sintra_cli.games.sintra.rows import Completion, Window
from sintra_cli.report import table
from sintra_cli.report.ansi import for_people
from sintra_cli.report.model import Diagnostic, Verdict
from tests.report.build import (
    ranking,
    side_a,
    side_a_game,
    side_b,
    sintra,
    sintra_round,
    sintra_row,
    unreadable,
)

NAMES = [
    "山田太郎と愉快な仲間たちのステンドグラス",
    "Zoë-Anaïs Müller",
    "Zoe\u0308",
    "Wolfeschlegelsteinhausenbergerdorff",
]
WINDOWS = [Window(window, value) for window, value in enumerate((4, 3, 3, 2, 2, 1, 1, 2), start=1)]


def crowded(*, side_b_too: bool = False) -> Verdict:
    """Build a game of four that needs all the room that a sheet may need."""
    completions = [
        Completion(
            round=number,
            move=40,
            player=name,
            slot=8,
            panes="RRRRR",
            bonus_panes=5,
            kept="R",
            windows=WINDOWS,
            removed=True,
        )
        for number in range(1, 7)
        for name in NAMES
    ]
    return sintra(
        side="B" if side_b_too else "A",
        title="A very long title that someone gave to this game, " * 3,
        log="a/very/long/path/" * 6 + "table2.toml",
        rounds=[
            sintra_round(
                number,
                "R",
                NAMES[3],
                *(sintra_row(name, bonus=10, windows=36, lost=18, steps=20, total=-999, claimed=999) for name in NAMES),
            )
            for number in range(1, 7)
        ],
        final=[
            side_b(name, leftover=38, glass=18, windows=8, panes=16, colour="R", lost=99, total=-999)
            if side_b_too
            else side_a(name, leftover=38, glass=18, ornaments=[10] * 7, lost=99, total=-999, claimed=999)
            for name in NAMES
        ],
        ranks=ranking(*((1, name, -999, 99) for name in NAMES)),
        completions=completions,
        errors=[
            Diagnostic(rule="claimed-score", message="", round=1, player=name, claimed=999, counted=-999)
            for name in NAMES
        ],
        unchecked=["claimed-score"],
    )


@pytest.mark.parametrize("detail", [False, True])
@pytest.mark.parametrize("side_b_too", [False, True])
def test_no_line_is_wider_than_80_cells_with_four_players_with_wide_accented_and_long_names(
    detail: bool, side_b_too: bool
) -> None:
    lines = table.render(crowded(side_b_too=side_b_too), detail=detail).splitlines()
    assert [line for line in lines if wcswidth(line) > 80] == []


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("detail", [False, True])
def test_a_long_name_is_wrapped_and_nothing_of_it_is_lost(name: str, detail: bool) -> None:
    drawn = table.render(side_a_game(ana=name), detail=detail)
    final = drawn[drawn.index("Final scoring") : drawn.index("Ranking")].splitlines()[4:]
    column = re.compile(r"^(.*?)(?:  .*)?$")
    written = [match[1] for line in final if (match := column.match(line))]
    assert "".join(written).replace(" ", "").startswith(name.replace(" ", "") + "Ben")


def test_the_columns_stand_under_each_other_where_names_are_wide_or_combined() -> None:
    drawn = table.render(side_a_game("山田", "Zoe\u0308"), detail=False)
    rows = drawn[drawn.index("1 red") :].splitlines()[:4]
    assert [wcswidth(row) for row in rows] == [wcswidth(rows[0])] * 4


@pytest.mark.parametrize("name", ["007", "1e5", "-5", "1_000", "0x10", "nan", "1.50", "True", "|", "---"])
def test_names_that_look_like_something_else_are_shown_as_they_are(name: str) -> None:
    drawn = table.render(side_a_game(name), detail=False)
    assert re.search(rf"^    1  {re.escape(name)} +43$", drawn, re.MULTILINE)
    assert f"\n\n{name} wins.\n" in drawn


def test_control_characters_are_shown_escaped_everywhere() -> None:
    name = "A\x1b[2Jna\nBen\u202e"
    verdict = side_a_game(name)
    drawn = table.render(verdict, detail=True)
    assert r"A\x1b[2Jna\nBen\u202e" in drawn
    assert all(line.isprintable() for line in drawn.split("\n"))


def test_no_line_ends_in_a_blank() -> None:
    lines = table.render(crowded(), detail=True).splitlines()
    assert [line for line in lines if line.endswith(" ")] == []


def test_colour_makes_headings_bold_and_changes_nothing_else() -> None:
    plain = table.render(side_a_game(), detail=False)
    painted = for_people(table.render(side_a_game(), detail=False, colour=True))
    assert "\x1b[1mClub night\x1b[0m\n" in painted
    assert "\x1b[1mRanking\x1b[0m\n\x1b[1mplace  player  total\x1b[0m\n-----" in painted
    assert re.sub(r"\x1b\[[0-9;]*m", "", painted) == plain


def test_an_unreadable_log_is_shown_with_its_first_error() -> None:
    errors = [
        Diagnostic(rule="log-shape", message="format is missing", line=1, column=1),
        Diagnostic(rule="log-shape", message="game is missing", line=1, column=1),
    ]
    assert table.render(unreadable(*errors), detail=False) == (
        "broken.toml\n\nUNREADABLE: line 1: format is missing (log-shape). And 1 more error. Nothing is\nscored.\n"
    )


def test_an_unreadable_log_with_one_error_without_a_place_is_shown_with_that() -> None:
    error = Diagnostic(rule="unreadable", message="not UTF-8")
    assert table.render(unreadable(error), detail=False) == (
        "broken.toml\n\nUNREADABLE: not UTF-8 (unreadable). Nothing is scored.\n"
    )


def test_what_is_wrong_is_red_and_what_is_not_complete_yellow() -> None:
    error = Diagnostic(rule="unreadable", message="not UTF-8")
    assert "\x1b[1;31mUNREADABLE: " in for_people(table.render(unreadable(error), detail=False, colour=True))
    assert "\x1b[1;33mUNFINISHED: " in for_people(table.render(sintra(rounds=[]), detail=False, colour=True))
