"""A club's table over many logs."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest

from sintra_cli.cli.run import run
from sintra_cli.report.standings import Tally, ended, mixed, render
from tests.building.azul import log_of
from tests.building.logs import Round, text_of
from tests.report.build import azul, azul_final, ranking, side_a, sintra, sintra_round, sintra_row

TITLES = {"sintra": "Azul: Stained Glass of Sintra", "azul": "Azul"}
ANA_WINS = sintra(
    rounds=[
        sintra_round(
            1, "R", "Ana", sintra_row("Ana", bonus=3, windows=8, total=11), sintra_row("Ben", lost=0, total=0)
        ),
        sintra_round(2, "B", "Ana", sintra_row("Ana", lost=5, total=6), sintra_row("Ben", windows=4, total=4)),
    ],
    final=[
        side_a("Ana", leftover=3, glass=2, ornaments=[10, 0, 0, 0], lost=20, total=15),  # 6 + 1 - 2 + 10
        side_a("Ben", leftover=0, glass=1, ornaments=[0, 0, 0, 3], lost=1, total=6),  # 4 + 0 - 1 + 3
    ],
    ranks=ranking((1, "Ana", 15, 20), (2, "Ben", 6, 1)),
)
SHARED = sintra(
    rounds=[sintra_round(1, "R", "Ana", sintra_row("Ana", total=0), sintra_row("Ben", total=0))],
    final=[
        side_a("Ana", leftover=0, glass=0, ornaments=[6, 0, 0, 0], lost=0, total=6),
        side_a("Ben", leftover=0, glass=0, ornaments=[0, 6, 0, 0], lost=0, total=6),
    ],
    ranks=ranking((1, "Ana", 6, 0), (1, "Ben", 6, 0)),
)
AZUL = azul(
    rounds=[],
    final=[azul_final("Ana", rows=1, total=30), azul_final("007", rows=2, total=41)],
    ranks=ranking((1, "007", 41, 2), (2, "Ana", 30, 1)),
)


def tally() -> Tally:
    added = Tally(TITLES)
    for verdict in (ANA_WINS, SHARED, AZUL):
        added.add(ended(verdict.report))
    return added


def test_games_wins_totals_and_broken_glass_are_added_up_player_by_player_and_game_by_game() -> None:
    ana, ben, seven, ana_azul = tally().lines()
    assert (ana.game, ana.player, ana.games) == ("sintra", "Ana", 2)
    assert ana.wins == 1 + Fraction(1, 2)
    assert ana.average_total == Fraction(15 + 6, 2)
    assert ana.best_total == 15
    assert ana.average_broken_glass == Fraction((5 + 2) + 0, 2)
    assert (ben.player, ben.wins, ben.average_total, ben.best_total) == ("Ben", Fraction(1, 2), Fraction(6 + 6, 2), 6)
    assert ben.average_broken_glass == Fraction(1 + 0, 2)
    assert (seven.game, seven.player, seven.wins, seven.average_broken_glass) == ("azul", "007", Fraction(1), None)
    assert (ana_azul.player, ana_azul.games, ana_azul.wins, ana_azul.best_total) == ("Ana", 1, Fraction(0), 30)


def test_the_table_is_one_a_game_with_shared_wins_as_fractions() -> None:
    assert "".join(render(tally().lines(), "table")) == (
        "Azul: Stained Glass of Sintra\n\n"
        "player      games    wins    average    best    average broken glass\n"
        "--------  -------  ------  ---------  ------  ----------------------\n"
        "Ana             2   1 1/2       10.5      15                     3.5\n"
        "Ben             2     1/2        6.0       6                     0.5\n"
        "\n"
        "Azul\n\n"
        "player      games    wins    average    best\n"
        "--------  -------  ------  ---------  ------\n"
        "007             1       1       41.0      41\n"
        "Ana             1       0       30.0      30\n"
    )


def test_csv_and_json_have_a_row_a_player_with_numbers() -> None:
    assert "".join(render(tally().lines(), "csv")) == (
        "game,player,games,wins,average_total,best_total,average_broken_glass\n"
        "sintra,Ana,2,1.5,10.5,15,3.5\n"
        "sintra,Ben,2,0.5,6.0,6,0.5\n"
        "azul,007,1,1.0,41.0,41,\n"
        "azul,Ana,1,0.0,30.0,30,\n"
    )
    rows = json.loads("".join(render(tally().lines(), "json")))
    assert rows == [json.loads(line) for line in render(tally().lines(), "jsonl")]
    assert rows[0] == {
        "game": "sintra",
        "player": "Ana",
        "games": 2,
        "wins": 1.5,
        "average_total": 10.5,
        "best_total": 15,
        "average_broken_glass": 3.5,
    }


def test_markdown_escapes_what_is_markup_in_a_name() -> None:
    added = Tally(TITLES)
    added.add(
        ended(azul(rounds=[], final=[azul_final("A|b*", rows=1, total=2)], ranks=ranking((1, "A|b*", 2, 1))).report)
    )
    assert "A\\|b\\*" in "".join(render(added.lines(), "markdown"))


@pytest.mark.parametrize(
    ("number", "text"),
    [(Fraction(2), "2"), (Fraction(1, 3), "1/3"), (Fraction(7, 3), "2 1/3"), (Fraction(0), "0")],
)
def test_a_fraction_is_written_as_people_do(number: Fraction, text: str) -> None:
    assert mixed(number) == text


@pytest.mark.parametrize(("form", "written"), [("json", "[]\n"), ("jsonl", ""), ("table", "")])
def test_no_game_is_no_row(form: str, written: str) -> None:
    assert "".join(render([], form)) == written


UNFINISHED = text_of(log_of())
ILLEGAL = text_of(log_of(Round("BBBB")))


def test_logs_that_are_not_finished_or_not_legal_are_named_and_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.toml").write_text(UNFINISHED, encoding="utf-8")
    Path("b.toml").write_text(ILLEGAL, encoding="utf-8")
    assert run(["standings", "--format", "json", "."]) == 1
    out, err = capfd.readouterr()
    assert out == "[]\n"
    assert err == "sintra: ./a.toml: left out: unfinished\nsintra: ./b.toml: left out: illegal: display-count\n"
