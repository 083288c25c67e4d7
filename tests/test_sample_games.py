"""The sample games are what their comments say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, NamedTuple

import jsonschema
import pytest
import tomli

from sintra_cli.referee.fmt import formatted
from tests.verdicts import AnyReport, judge

ROOT: Final = Path(__file__).parent.parent
FOLDER: Final = ROOT / "sample_games"


class Wrong(NamedTuple):
    """What is wrong in a sample: rule, round, move, whose move or claim it is, and what is written there."""

    rule: str
    round: int | None
    move: int | None
    player: str | None
    text: str | None


FINISHED: Final = {
    "two_players_side_a.toml": "Ana",
    "two_players_side_b.toml": "Noor",
    "three_players_wrong_claim.toml": "Luc",
    "four_players_side_b.toml": "Inés",
    "by_patterns.toml": "Yusuf",
    "own_box_and_rulings.toml": "João",
    "without_displays.toml": "Tom",
    "azul_two_players.toml": "Hamid",
    "azul_three_players_grey.toml": "Greta",
    "azul_four_players.toml": "Ngozi",
}
"""Who wins."""
UNFINISHED: Final = {"unfinished_in_round_four.toml": 4, "azul_unfinished_in_the_offer.toml": 4}
"""The round in which the log stops."""
UNCHECKED: Final = {
    "without_displays.toml": ["colour-not-there", "display-size", "draw-supply", "no-such-display"],
}
"""What could not be checked, for want of displays and of a pane that was kept."""
PICTURE = "two_players_side_a.svg"
HEADS: Final = {"friday_head.toml": "friday.csv"}
"""Logs without rounds, and the tables that have their moves."""
WRONG: Final = {
    "three_players_wrong_claim.toml": Wrong("claimed-score", 3, None, "Luc", "8"),
    "illegal_left_of_glazier.toml": Wrong("strip-left-of-glazier", 4, 1, "Olek", "3W2=Y"),
    "illegal_must_place.toml": Wrong("must-place", 3, 10, "Emre", "CR-"),
    "azul_illegal_wall_has_colour.toml": Wrong("wall-has-colour", 3, 1, "Aya", "5K3"),
}
every_sample = pytest.mark.parametrize("name", sorted({*FINISHED, *UNFINISHED, *WRONG, *HEADS}))


def report_on(name: str) -> AnyReport:
    return judge((FOLDER / name).read_bytes(), name).report


def test_every_sample_is_known_here() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {
        "README.md",
        *FINISHED,
        *UNFINISHED,
        *WRONG,
        *HEADS,
        *HEADS.values(),
        PICTURE,
    }


@every_sample
def test_a_sample_is_in_good_order(name: str) -> None:
    data = (FOLDER / name).read_bytes()
    assert formatted(data, {}, {}) == data


@every_sample
def test_a_sample_has_what_is_wrong_with_it_and_nothing_else(name: str) -> None:
    errors = [Wrong(each.rule, each.round, each.move, each.player, each.text) for each in report_on(name).errors]
    assert errors == ([WRONG[name]] if name in WRONG else [])


@pytest.mark.parametrize(("name", "winner"), FINISHED.items())
def test_a_finished_sample_claims_its_totals(name: str, winner: str) -> None:
    report = report_on(name)
    assert report.status == "finished"
    assert report.winners == [winner]
    assert report.unchecked == UNCHECKED.get(name, [])
    off = {"Luc": 2} if name == "three_players_wrong_claim.toml" else {}
    assert [row.claimed for row in report.final or ()] == [
        row.total + off.get(row.player, 0) for row in report.final or ()
    ]


@pytest.mark.parametrize(("name", "number"), UNFINISHED.items())
def test_an_unfinished_sample_stops_in_a_round(name: str, number: int) -> None:
    report = report_on(name)
    assert report.status == "unfinished"
    assert [this.finished for this in report.rounds] == [True] * (number - 1) + [False]


@pytest.mark.parametrize("name", [name for name in WRONG if name not in FINISHED])
def test_an_illegal_sample_goes_on_after_the_illegal_move(name: str) -> None:
    report = report_on(name)
    assert report.status == "illegal"
    document = tomli.loads((FOLDER / name).read_text(encoding="utf-8"))
    assert len(document["rounds"]) > len(report.rounds)


@every_sample
def test_a_sample_is_of_the_shape_that_the_schema_describes(name: str) -> None:
    schema = json.loads((ROOT / "schemas" / "game-log.schema.json").read_text(encoding="utf-8"))
    document = tomli.loads((FOLDER / name).read_text(encoding="utf-8"))
    document["date"] = document["date"].isoformat()
    jsonschema.Draft202012Validator(schema).validate(document)


@every_sample
def test_a_sample_names_the_schema_and_says_that_it_is_made_up(name: str) -> None:
    lines = (FOLDER / name).read_bytes().decode("utf-8").split("\n")
    assert lines[0] == "#:schema ../schemas/game-log.schema.json"
    introduction = " ".join(line[2:] for line in lines[1 : lines.index("")])
    made_up = "The game is made up." if name.startswith("azul") else "The strips are made up, and so is the game."
    assert introduction.endswith(made_up)
    assert lines[-1] == ""
    assert all(len(line) <= 100 and line == line.rstrip() for line in lines)
