"""Panes and tiles in colour, never told by colour alone."""

from __future__ import annotations

import re

import pytest

from sintra_cli.family.rules.address import parse
from sintra_cli.log.log import Log
from sintra_cli.log.read import read
from sintra_cli.referee.standing import stand_before
from sintra_cli.referee.view import view
from sintra_cli.report.ansi import painter
from sintra_cli.report.pieces import piece_painter
from sintra_cli.report.position import brief, render
from tests.readme import ROOT

NAMES = {"R": "red", "Y": "Yellow", "W": "waves", "K": "black"}


def marked(text: str, names: dict[str, str] | None = None) -> str:
    """Return a text with each painted piece as its style and letters in angle brackets."""
    return piece_painter(names or NAMES, lambda letters, style: f"<{style} {letters}>")(text)


def test_each_piece_has_its_letter_in_the_colour_that_its_name_says() -> None:
    assert marked("RRY  k.") == "<red RR><yellow Y>  <grey k>."


def test_a_name_that_is_no_colour_word_stays_plain() -> None:
    assert marked("RWW") == "<red R>WW"


@pytest.mark.parametrize("text", ["rky7", "Ray", "_R_", "4R", "Rück"])
def test_letters_within_words_are_no_pieces(text: str) -> None:
    assert marked(text) == text


def test_without_colour_nothing_is_painted() -> None:
    assert piece_painter(NAMES, painter(colour=False))("RRY") == "RRY"


@pytest.mark.parametrize(
    ("sample", "address"),
    [("two_players_side_a.toml", "2.3"), ("azul_two_players.toml", "3.3"), ("by_patterns.toml", "1.5")],
)
def test_with_colours_taken_away_a_board_is_the_same_as_without(sample: str, address: str) -> None:
    log = read((ROOT / "sample_games" / sample).read_bytes(), {}, {})
    assert isinstance(log, Log)
    table = stand_before(log, parse(address)).table
    assert table is not None
    shown = view(log, table, sample, "now")
    for draw in (render, brief):
        coloured = draw(shown, colour=True)
        assert coloured != draw(shown)
        assert re.sub("[\ud800-\udfff]", "", coloured) == draw(shown)
