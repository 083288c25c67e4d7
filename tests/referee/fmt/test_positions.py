"""A log that begins in the middle of a game is formatted from there on."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from sintra_cli.family.rules.address import parse
from sintra_cli.log.read import read
from sintra_cli.log.write import write_log
from sintra_cli.referee.cut import cut
from tests.referee.fmt.logs import fmt, status

SAMPLES: Final = Path(__file__).parents[3] / "sample_games"


def cut_sample(name: str, address: str) -> dict[str, Any]:
    """Return a sample game from an address on, as a document."""
    log: Any = read((SAMPLES / f"{name}.toml").read_bytes(), {}, {})
    return dict(cut(log, parse(address)))


@pytest.mark.parametrize("address", ["1.2", "2.start", "3.4", "3.end"])
@pytest.mark.parametrize("name", ["two_players_side_a", "azul_four_players", "azul_three_players_grey"])
def test_a_cut_log_is_formatted_already_but_for_small_letters(name: str, address: str) -> None:
    log = write_log(cut_sample(name, address))
    assert fmt(log) == log
    head, mark, rounds = log.partition("[[rounds]]")
    for line in rounds.split("\n"):
        if line.startswith("  "):
            rounds = rounds.replace(line, line.lower())
    assert mark in log
    assert fmt(head + mark + rounds) == log


def test_the_move_that_breaks_a_rule_is_found_by_the_number_of_its_round() -> None:
    document = cut_sample("azul_two_players", "3.start")
    first, second, *_ = document["rounds"]
    second["moves"] = f"9b1 {second['moves'].lower()}"
    document["rounds"] = [first, second]
    log = write_log(document)
    assert status(log) == "no-such-display"
    assert "\n  9b1  " in fmt(log)
    second["moves"] = f"9b1 {second['moves'][4:].upper()}"
    assert fmt(log) == write_log(document)


def test_the_moves_before_a_missing_tiling_are_found_by_the_number_of_their_round() -> None:
    document = cut_sample("azul_three_players_grey", "2.start")
    first, *rest = document["rounds"]
    first["moves"] = first["moves"].lower()
    del first["tiling"]
    log = write_log({**document, "rounds": [first, *rest]})
    assert status(log) == "tiling-missing"
    assert fmt(log) == log
