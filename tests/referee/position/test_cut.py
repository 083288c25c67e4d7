"""Cut a log anywhere: what comes after is what came after in the whole log."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
import tomli
from hypothesis import given
from hypothesis import strategies as st

from sintra_cli.cli.run import run
from sintra_cli.family.rules.address import END, START, Address
from sintra_cli.log.write import write_log
from sintra_cli.referee import judge
from sintra_cli.referee.cut import cut
from tests.building.logs import data_of, read_log
from tests.playout import Player, play
from tests.playout.careless import CarelessPlayer
from tests.playout.runs import examples
from tests.playout.sintra_player import SintraPlayer
from tests.playout.unseen import with_unknown_panes, without_displays

SEEDS = st.integers(0, 2**32 - 1)


def rest(data: bytes, after: int) -> Any:
    """Return what must be equal: final table, ranking, and the rounds after one."""
    report = msgspec.to_builtins(judge(data).report)
    later = [[this for this in report[key] if this["round"] > after] for key in ("rounds", "stands")]
    return report["status"], report["final"], report["ranking"], report["winners"], later


def some_log(seed: int, game: str) -> bytes:
    """Play a log of any kind: displays, kept panes unknown, moves let stand or not, finished or not."""
    rng = Random(seed)
    side = rng.choice("AB")
    player: Player | None = SintraPlayer(rng, 0.7) if game == "sintra" else None
    if rng.random() < 0.5:
        player = CarelessPlayer(rng)
    stop = rng.choice((None, rng.randrange(80)))
    played = play(
        game,
        rng,
        players=rng.choice((2, 3, 4)),
        side=side,
        wall=rng.choice(("coloured", "grey")),
        player=player,
        stop_after=stop,
    )
    document = played.document
    if document["rounds"] and rng.random() < 0.5:
        document = without_displays(played, rng)
        if game == "sintra" and side == "A":
            document = with_unknown_panes(document, rng)
    return data_of(document)


@pytest.mark.parametrize("game", ["sintra", "azul"])
@examples(6)
@given(seed=SEEDS)
def test_at_every_address_the_cut_log_ends_as_the_whole_one(game: str, seed: int) -> None:
    data = some_log(seed, game)
    log = read_log(data)
    rng = Random(seed)
    for number, this in enumerate(log.rounds, 1):
        over = number < len(log.rounds) or bool(judge(data).report.rounds[-1].finished)
        addresses = [START, *range(1, len(this.moves) + 1), *([END] if over else [])]
        for what in rng.sample(addresses, min(4, len(addresses))):
            document = cut(log, Address(number, what))
            assert rest(write_log(document).encode(), number) == rest(data, number), f"{number}.{what}"


def test_a_cut_log_can_be_cut_again() -> None:
    data = some_log(7, "sintra")
    once = write_log(cut(read_log(data), Address(1, 3))).encode()
    twice = write_log(cut(read_log(once), Address(1, 3))).encode()
    assert rest(twice, 1) == rest(data, 1)
    assert read_log(twice).rounds[0].moves == read_log(data).rounds[0].moves[4:]


LOG = """format = 1
game = "azul"
wall = "coloured"
players = [{ name = "Ana" }, { name = "Ben O'Neil" }]
[rulings]
untouched_centre = "next_player"
[[rounds]]
displays = ["BBYR", "KKKW", "RRRR", "YYYB", "WWWB"]
moves = ["1B2", "2K4", "CY1"]
claimed = [0, 0]
"""


def test_what_is_written_is_the_position_and_the_rest(capfd: pytest.CaptureFixture[str], tmp_path: Any) -> None:
    path = tmp_path / "log.toml"
    path.write_text(LOG, encoding="utf-8")
    assert run(["cut", str(path), "--at", "1.3"]) == 0
    assert (
        capfd.readouterr().out
        == """format = 1
game = "azul"
wall = "coloured"

[[players]]
name = "Ana"

[[players]]
name = "Ben O'Neil"

[rulings]
untouched_centre = "next_player"

[position]
round = 1
turn = "Ana"
starter = "Ana"
displays = ["", "", "RRRR", "YYYB", "WWWB"]
centre = "YRW"
bag = "BBBBBBBBBBBBBBBBYYYYYYYYYYYYYYYYRRRRRRRRRRRRRRRKKKKKKKKKKKKKKKKKWWWWWWWWWWWWWWWW"
lid = ""

[position.players.Ana]
score = 0
lines = ["", "BB", "", "", ""]
wall = [".....", ".....", ".....", ".....", "....."]
floor = ""

[position.players."Ben O'Neil"]
score = 0
lines = ["", "", "", "KKK", ""]
wall = [".....", ".....", ".....", ".....", "....."]
floor = ""

[[rounds]]
moves = [
  "CY1",
]
claimed = [0, 0]
"""
    )


def test_the_bag_is_what_is_left_of_20_tiles_of_each_colour() -> None:
    bag = tomli.loads(write_log(cut(read_log(LOG), Address(1, 3))))["position"]["bag"]
    # of 20 each, on the displays are 2 + 1 + 1 blue, 1 + 3 yellow, 1 + 4 red, 3 black, 1 + 3 white
    assert [bag.count(letter) for letter in "BYRKW"] == [20 - 4, 20 - 4, 20 - 5, 20 - 3, 20 - 4]


@pytest.mark.parametrize(
    ("at", "message"),
    [
        ("2.1", "there is no 2.1: the log has round 1"),
        ("1.9", "there is no 1.9: round 1 has 3 moves"),
        ("1", "'1' is no address"),
        ("0.1", "'0.1' is no address"),
    ],
)
def test_an_address_that_is_not_there_is_wrong_usage(
    at: str, message: str, capfd: pytest.CaptureFixture[str], tmp_path: Any
) -> None:
    path = tmp_path / "log.toml"
    path.write_text(LOG, encoding="utf-8")
    assert run(["cut", str(path), "--at", at]) == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert message in err


def test_before_the_end_of_a_round_is_the_position_after_its_last_move(
    capfd: pytest.CaptureFixture[str], tmp_path: Any
) -> None:
    path = tmp_path / "log.toml"
    path.write_text(LOG, encoding="utf-8")
    assert run(["cut", str(path), "--at", "1.end"]) == 0
    document = tomli.loads(capfd.readouterr().out)
    assert document["rounds"] == [{"moves": [], "claimed": [0, 0]}]
    assert document["position"]["players"]["Ana"]["lines"] == ["Y", "BB", "", "", ""]
