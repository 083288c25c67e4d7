"""Games in which nobody noted which panes were kept: judged as quickly, and as exactly, as with the panes written."""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sintra_cli.cli.run import run
from sintra_cli.games.sintra.rules.table import SintraTable
from sintra_cli.log.log import Log
from sintra_cli.log.read import read
from tests.building.logs import text_of
from tests.family.rules.unknown_kept_games import THREE_PLAYERS, TWO_PLAYERS
from tests.playout import play
from tests.playout.runs import examples
from tests.playout.sintra_player import SintraPlayer
from tests.verdicts import judge

GAMES = {"two players": TWO_PLAYERS, "three players": THREE_PLAYERS}


@cache
def written_out(text: str) -> str:
    """Write a pane for each that nobody noted, one after the other: the first colour with which the log is legal."""
    while "=?" in text:
        tries = (text.replace("=?", f"={colour}", 1) for colour in "RYGBW")
        text = next(each for each in tries if not judge(each).report.errors)
    return text


@pytest.mark.parametrize("text", GAMES.values(), ids=GAMES)
def test_a_log_that_is_accepted_can_be_written_out(text: str) -> None:
    known, unknown = judge(written_out(text)).report, judge(text).report
    assert known.errors == unknown.errors == []
    assert known.final == unknown.final


@examples(4)
@given(seed=st.integers(0, 2**32 - 1))
def test_displays_that_may_be_wrong_are_accepted_only_where_the_log_can_be_written_out(seed: int) -> None:
    # one pane on a display of the last round is another one: some kept panes may explain that
    rng = Random(seed)
    document = play("sintra", rng, players=rng.choice((2, 3, 4)), side="A", player=SintraPlayer(rng)).document
    last = document["rounds"][-1]
    last["moves"] = ""
    place = rng.randrange(len(last["displays"]))
    last["displays"][place] = last["displays"][place][:-1] + rng.choice("RYGBW")
    text = re.sub("=[A-Z]", "=?", text_of(document))
    if judge(text).report.errors:
        assert [error.rule for error in judge(text).report.errors] == ["draw-supply"]
    else:
        assert not judge(written_out(text)).report.errors


@pytest.mark.parametrize("text", GAMES.values(), ids=GAMES)
def test_a_hundred_panes_stay_a_hundred(text: str) -> None:
    log = read(text.encode(), {}, {})
    assert isinstance(log, Log)
    table = log.open()
    assert isinstance(table, SintraTable)
    for written in log.rounds:
        table.lay(written.displays)
        for move in written.moves:
            table.play(move)
            on_offer = sum(map(len, [*table.offer.displays, table.offer.centre]))
            on_boards = sum(
                sum(map(len, seat.windows.values())) + sum(len(strip.panes) for strip in seat.strips.values())
                for seat in table.seats
            )
            # those on the round indicator come back as the rounds end
            indicator = 6 - (table.round - 1)
            assert table.supply.total() + on_offer + on_boards + indicator == 100
        table.wind_up(None, last=False)


# --- work ------------------------------------------------------------------------------------------------------------


def work(command: str, path: Path) -> int:
    """Count the calls that a command about LOG makes."""
    words = [str(path) if word == "LOG" else word for word in command.split()]
    calls = 0

    def count(_frame: object, event: str, _what: object) -> None:
        nonlocal calls
        calls += event in {"call", "c_call"}

    assert run(words) == 0  # what is loaded only once is loaded here
    sys.setprofile(count)
    try:
        run(words)
    finally:
        sys.setprofile(None)
    return calls


COMMANDS = (
    *("score LOG", "score LOG --format json", "check LOG", "replay LOG", "explain LOG 5.start", "explain LOG final"),
    *("rulings LOG", "standings LOG", "moves LOG --before 5.1", "cut LOG --at 5.1", "diff LOG LOG"),
    *("show LOG --before 5.1", "show LOG --before 5.1 --format json", "show LOG --before 5.1 --format toml"),
    *("repair LOG --seconds 1", "show LOG"),
)


@pytest.mark.parametrize("text", GAMES.values(), ids=GAMES)
def test_a_command_does_at_most_twice_what_it_does_with_the_panes_written(text: str, tmp_path: Path) -> None:
    unknown, known = tmp_path / "unknown.toml", tmp_path / "known.toml"
    unknown.write_text(text, encoding="utf-8")
    known.write_text(written_out(text), encoding="utf-8")
    for command in COMMANDS:
        assert work(command, unknown) <= 2 * work(command, known), command
