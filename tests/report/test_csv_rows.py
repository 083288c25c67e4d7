"""The report as comma-separated values."""

from __future__ import annotations

import csv
import io

import pytest

from sintra_cli.games import csv_columns
from sintra_cli.report import csv_rows
from sintra_cli.report.model import Diagnostic
from tests.report.build import azul_game, side_a_game, sintra, sintra_round, sintra_row, unreadable

COLUMNS = csv_columns()
TORN = Diagnostic(rule="unreadable", message="no")


def test_the_header_names_the_columns_of_both_games() -> None:
    assert csv_rows.header(COLUMNS) == (
        "log,game,status,round,player,colour_bonus,windows,reset_losses,steps,wall,floor,leftover_points,"
        "broken_glass,side_bonus,row_bonus,column_bonus,set_bonus,points,total,claimed,place\n"
    )


def test_sintra_has_a_row_for_each_round_and_player_and_the_final() -> None:
    assert csv_rows.rows(side_a_game().report, COLUMNS) == (
        "table2.toml,sintra,finished,1,Ana,3,8,0,2,,,,,,,,,11,11,,\n"
        "table2.toml,sintra,finished,1,Ben,2,6,0,5,,,,,,,,,8,8,,\n"
        "table2.toml,sintra,finished,2,Ana,4,9,0,0,,,,,,,,,13,24,,\n"
        "table2.toml,sintra,finished,2,Ben,0,0,8,3,,,,,,,,,-8,0,,\n"
        "table2.toml,sintra,finished,final,Ana,,,,,,,2,2,19,,,,,43,,1\n"
        "table2.toml,sintra,finished,final,Ben,,,,,,,1,0,6,,,,,7,,2\n"
    )


def test_azul_has_a_row_for_each_round_and_player_and_the_final() -> None:
    assert csv_rows.rows(azul_game().report, COLUMNS) == (
        "azul.toml,azul,finished,1,Ana,,,,,9,2,,,,,,,7,7,,\n"
        "azul.toml,azul,finished,1,Ben,,,,,5,5,,,,,,,0,0,,\n"
        "azul.toml,azul,finished,final,Ana,,,,,,,,,,2,7,0,,16,,1\n"
        "azul.toml,azul,finished,final,Ben,,,,,,,,,,2,0,0,,2,,2\n"
    )


def test_a_claimed_total_has_its_column() -> None:
    verdict = sintra(rounds=[sintra_round(1, "R", "Ana", sintra_row("Ana", total=4, claimed=5))])
    assert csv_rows.rows(verdict.report, COLUMNS) == "table2.toml,sintra,unfinished,1,Ana,0,0,0,0,,,,,,,,,0,4,5,\n"


def test_a_log_without_rows_has_one_with_its_status() -> None:
    assert csv_rows.rows(sintra(rounds=[]).report, COLUMNS) == "table2.toml,sintra,unfinished" + "," * 18 + "\n"
    assert csv_rows.rows(unreadable(TORN).report, COLUMNS) == "broken.toml,,unreadable" + "," * 18 + "\n"


def test_every_row_has_every_column() -> None:
    rows = (
        csv_rows.header(COLUMNS)
        + csv_rows.rows(side_a_game().report, COLUMNS)
        + csv_rows.rows(unreadable(TORN).report, COLUMNS)
    )
    assert {len(row) for row in csv.reader(io.StringIO(rows))} == {21}


@pytest.mark.parametrize(
    ("text", "cell"),
    [
        ("Ana", "Ana"),
        ("007", "007"),
        ("1e5", "1e5"),
        ("a-5", "a-5"),
        ("山田", "山田"),
        ("-5", "'-5"),
        ("=1+1", "'=1+1"),
        ("+1", "'+1"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("  =1+1", "'  =1+1"),
        ("＝1+1", "'＝1+1"),
        ("＋1", "'＋1"),
        ("－1", "'－1"),
        ("＠x", "'＠x"),
        ("\t=1", r"\t=1"),
        ("\r=1", r"\r=1"),
        ("\x1b[0m", r"\x1b[0m"),
    ],
)
def test_text_that_a_spreadsheet_would_run_is_made_harmless(text: str, cell: str) -> None:
    rows = list(csv.reader(io.StringIO(csv_rows.rows(side_a_game(text).report, COLUMNS))))
    assert [row[4] for row in rows] == [cell, "Ben"] * 3


def test_a_file_name_that_a_spreadsheet_would_run_is_made_harmless() -> None:
    assert csv_rows.rows(sintra(rounds=[], log="=x.toml").report, COLUMNS).startswith("'=x.toml,")


def test_the_sign_for_standard_input_is_no_formula() -> None:
    assert csv_rows.rows(sintra(rounds=[], log="-").report, COLUMNS).startswith("-,")


def test_commas_and_quotes_in_names_are_quoted() -> None:
    rows = csv_rows.rows(side_a_game('A, "B"').report, COLUMNS)
    assert rows.startswith('table2.toml,sintra,finished,1,"A, ""B""",3,')
