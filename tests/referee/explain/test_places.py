"""What an explanation says where a log begins in the middle, and of addresses that are not there."""

from __future__ import annotations

import pytest

from sintra_cli.family.rules.address import parse
from sintra_cli.referee.cut import cut
from sintra_cli.referee.standing import NoSuchAddress
from tests.building.logs import Round, read_log, text_of
from tests.building.sintra import log_of
from tests.referee.explain.explaining import explained, passage
from tests.referee.replay.games import AZUL, SINTRA

BEFORE, HAPPENS = ("Before it", "What happens")


# --- a log that begins in the middle ------------------------------------------------------------------------------


def test_of_a_round_that_began_before_the_log_that_is_said() -> None:
    log = text_of(cut(read_log(SINTRA), parse("1.4")))
    assert passage(log, "1.start", BEFORE) == ["The log begins in the middle of this round, with a position."]
    assert passage(log, "1.1", HAPPENS)[0] == "Ben is next in turn. (turn-order, p. 3)"


def test_of_a_supply_that_nobody_wrote_down_that_is_said() -> None:
    log = cut(read_log(SINTRA), parse("1.start"))
    del log["position"]["bag"], log["position"]["tower"]
    assert passage(log, "1.start", BEFORE) == ["What bag and tower hold is not written down."]
    assert passage(log, "1.start", HAPPENS)[1:] == [
        "Ana starts, as the position says. (turn-order, p. 3)",
        "2 players have 5 displays, 4 panes on each: 20. (display-count, p. 2; display-size, p. 2)",
        "They show RRRR RYBB GGGG YYYY WWWB.",
        "Drawn are 5 R, 5 Y, 4 G, 3 B, 3 W: 20 panes.",
    ]


# --- addresses that are not there ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("2.start", "there is no 2.start: the log has round 1"),
        ("1.10", "there is no 1.10: round 1 has 9 moves"),
        ("final", "final is not reached: the game is not finished in this log"),
    ],
)
def test_an_address_that_the_log_does_not_have(address: str, message: str) -> None:
    with pytest.raises(NoSuchAddress) as found:
        explained(SINTRA, address)
    assert str(found.value) == message


def test_the_end_of_a_round_that_is_not_over() -> None:
    with pytest.raises(NoSuchAddress, match=r"^1\.end is not reached: round 1 is not over in this log$"):
        explained(SINTRA.replace("\n  CB7", ""), "1.end")
    with pytest.raises(
        NoSuchAddress, match=r"^1\.end is not reached: Ana has not yet chosen the column for line 1 \(R\): 1, "
    ):
        explained(AZUL.split("tiling")[0], "1.end")


@pytest.mark.parametrize("address", ["1.7", "1.end", "final"])
def test_what_comes_after_something_illegal_is_not_reached(address: str) -> None:
    with pytest.raises(NoSuchAddress) as found:
        explained(SINTRA.replace("4Y7", "4Y1"), address)
    assert str(found.value).startswith(
        f"{address} is not reached: the log is illegal at 1.6 (strip-left-of-glazier: strip 1 is left of Ben's glazier"
    )


def test_nothing_is_reached_where_the_set_up_is_illegal() -> None:
    with pytest.raises(NoSuchAddress, match=r"^1\.1 is not reached: the log is illegal in the set-up \(round-track: "):
        explained(log_of(Round("RRRR", "1R-"), round_colours="RRRRRR"), "1.1")
