"""A log grows where it has to, and stays as it is everywhere else."""

from __future__ import annotations

import pytest

from sintra_cli.family.written import moves_in
from sintra_cli.log.grow import CannotGrow, Growing

HEAD = "format = 1 # ours\n"


def grown(text: str, players: int = 2) -> Growing:
    return Growing(HEAD + text, players)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", 'moves = """\n  X  Y\n  Z\n"""\n'),
        ('moves = ""\n', 'moves = "X Y Z"\n'),
        ("moves = 'a b'\n", "moves = 'a b X Y Z'\n"),
        ('moves = """"""\n', 'moves = """\n  X  Y\n  Z\n"""\n'),
        ('moves = """\n"""\n', 'moves = """\n  X  Y\n  Z\n"""\n'),
        ('moves = """\na   b\nc\n"""\n', 'moves = """\na   b\nc  X\nY  Z\n"""\n'),
        ('moves = """a\n   b"""  # late\n', 'moves = """a\n   b\n   X  Y\n   Z\n"""  # late\n'),
        ("moves = []\n", 'moves = ["X", "Y", "Z"]\n'),
        ('moves = [ "a", # first\n  "b", # second\n]\n', 'moves = [ "a", # first\n  "b", "X", "Y", "Z", # second\n]\n'),
    ],
)
def test_moves_are_added_in_the_form_that_is_there(before: str, after: str) -> None:
    tail = "# the end\n[claimed]\nAna = 1\n"
    begin = '[[rounds]]\ndisplays = ["RRRR"] # laid\n'
    assert grown(begin + before + tail).with_moves(moves_in("X Y Z", [])) == HEAD + begin + after + tail


def test_a_round_is_added_at_the_end() -> None:
    assert grown("[claimed]\nAna = 1").with_round(["RR", ""]) == (
        HEAD + '[claimed]\nAna = 1\n\n[[rounds]]\ndisplays = ["RR", ""]\n'
    )


def test_a_round_without_displays_is_added() -> None:
    assert grown("").with_round(None) == HEAD + "\n[[rounds]]\n"


def test_rounds_that_are_written_inline_stay_so() -> None:
    assert grown("rounds = []\n").with_round(["R"]) == HEAD + 'rounds = [{ displays = ["R"] }]\n'
    assert grown('rounds = [{displays = ["R"]}]\n').with_round(["Y"]) == (
        HEAD + 'rounds = [{displays = ["R"]}, { displays = ["Y"] }]\n'
    )
    assert grown('rounds = [{displays = ["R"]}]\n').with_moves(moves_in("X Y", [])) == (
        HEAD + 'rounds = [{displays = ["R"], moves = "X Y"}]\n'
    )


def test_a_value_is_added_to_the_last_round_or_replaced() -> None:
    begin = "[[rounds]]\nmoves = 'a'\n"
    once = grown(begin).with_value("claimed", [1, 2])
    assert once == HEAD + begin + "claimed = [1, 2]\n"
    assert Growing(once, 2).with_value("claimed", [3, 4]) == HEAD + begin + "claimed = [3, 4]\n"


def test_final_claims_go_under_claimed() -> None:
    assert grown("").with_final_claims({"Ana": 3, "Ben O'Neil": -1}) == (
        HEAD + '\n[claimed]\nAna = 3\n"Ben O\'Neil" = -1\n'
    )
    assert grown("claimed = { Ana = 1 }\n").with_final_claims({"Ana": 2}) == HEAD + "claimed = { Ana = 2 }\n"
    table = "[claimed]  # on paper\nAna = 1  # at first\n"
    assert grown(table).with_final_claims({"Ana": 2, "Ben": 0}) == (
        HEAD + "[claimed]  # on paper\nAna = 2  # at first\nBen = 0\n"
    )
    with pytest.raises(CannotGrow, match="change it in an editor"):
        grown("[claimed]\nEmre = 1\n").with_final_claims({"Ana": 2})


def test_what_would_not_read_as_it_was_meant_is_not_written() -> None:
    with pytest.raises(CannotGrow, match="nothing can be added to safely"):
        grown("[[rounds]]\nmoves = 'a'\n").with_moves(moves_in("it's", []))
