"""A wrong starter is a slip of its own: the starting player of the log, or the names of a round."""

from __future__ import annotations

import pytest

from tests.referee.repair.samples import mended, mistype, sample

PLAYERS = """\
format = 1
game = "azul"
wall = "coloured"
players = [{ name = "Ana" }, { name = "Ben" }]
"""
FIRST = """\
[[rounds]]
displays = ["BBBB", "YYYY", "RRRR", "KKKK", "WWWK"]
moves = "1B4 2Y4 3R3 4K3 5W5 CK-"
# Who begins scores 1 + 1 - 1, the other one 1 + 1 and loses 1 + 1 + 2 for a black, the marker and a black
claimed = {}
"""
SECOND = """\
[[rounds]]
displays = ["RRRR", "YYYY", "KKKK", "BBBB", "WWWW"]
moves = "{}"  # all there
"""
MOVED_ON = "Ben begins instead of Ana: all names of the round moved on (starter)"


def two_rounds(names: str, claimed: str = "[1, 0]") -> str:
    """Return a log of two rounds, in the first of which the second to play takes the tile."""
    moves = ("1R5", "2Y4", "3K4", "4B2", "5W3")
    written = " ".join(f"{name}:{move}" if name else move for name, move in zip(names.split(","), moves, strict=True))
    return PLAYERS + FIRST.format(claimed) + SECOND.format(written)


TABLES = """\
format = 1
game = "azul"
wall = "coloured"
[[players]]
name = "Ana"
[[players]]
name = "Ben"
"""
AFTER_A_POSITION = f"""\
{TABLES}[position]
displays = ["BBYY"]
[position.players.Ana]
wall = ["..R.."]
[[rounds]]
moves = "1B2 CY2"
[[rounds]]
displays = ["RBBB", "YYYY", "RRRR", "KKKK", "WWWW"]
moves = "Ana:1R1 Ben:2Y4 Ana:3R3 Ben:4K5 Ana:5W4 Ben:CB5"
"""


def test_names_that_begin_with_the_wrong_player_are_each_moved_on() -> None:
    first = mended(two_rounds("Ana,Ben,Ana,Ben,Ana"))[0]
    assert first.edits == [f"2.start: {MOVED_ON}"]
    assert first.reason == "as written, turn-order at 2.1, and Ben took the tile in round 1"
    assert first.whole
    assert first.log == two_rounds("Ben,Ana,Ben,Ana,Ben")


def test_moves_without_a_name_stay_without_one_where_the_others_move_on() -> None:
    first = mended(two_rounds(",Ben,,Ben,"))[0]
    assert first.log == two_rounds(",Ana,,Ana,")


def test_names_that_are_not_in_order_are_not_moved_on() -> None:
    found = mended(two_rounds("Ana,Ben,Ben,Ana,Ben"))
    assert [edit for each in found for edit in each.edits if "(starter)" in edit] == []
    assert found[0].log == two_rounds("Ben,Ana,Ben,Ana,Ben")


def test_one_name_alone_is_a_slip_of_that_name() -> None:
    first = mended(two_rounds("Ana,,,,"))[0]
    assert first.edits == ["2.1: Ben:1R5 instead of Ana:1R5 (player)"]


def test_claims_tell_whether_the_names_or_the_starting_player_is_wrong() -> None:
    wrong = "Ana,Ben,Ana,Ben,Ana"
    assert mended(two_rounds(wrong, "[1, 0]"))[0].log == two_rounds("Ben,Ana,Ben,Ana,Ben", "[1, 0]")
    (other,) = mended(two_rounds(wrong, "[0, 1]"))
    assert other.edits == ["1.start: Ben begins instead of Ana: starting_player is Ben (starter)"]
    game = 'game = "azul"\n'
    assert other.log == two_rounds(wrong, "[0, 1]").replace(game, f'{game}starting_player = "Ben"\n')


def test_names_of_several_rounds_that_begin_with_the_wrong_player_are_moved_on_in_each() -> None:
    # Nobody takes from the centre in round 2, so that Ben begins round 3 as well
    third = SECOND.format("{0}:1R2 {1}:2Y2 {0}:3K1 {1}:4B3 {0}:5W4")
    first = mended(two_rounds("Ana,Ben,Ana,Ben,Ana") + third.format("Ana", "Ben"))[0]
    assert first.edits == [f"2.start: {MOVED_ON}", f"3.start: {MOVED_ON}"]
    assert first.log == two_rounds("Ben,Ana,Ben,Ana,Ben") + third.format("Ben", "Ana")


def test_where_the_starter_is_wrong_nothing_is_deleted() -> None:
    # Whoever begins, the last blue cannot go on line 5: it holds black
    let_stand = "2.1: Ana:1R1! instead of Ana:1R1 (wrong, but let stand)"
    found = mended(AFTER_A_POSITION, 20)
    assert all(each.edits[0] == f"2.start: {MOVED_ON}" for each in found[:5])
    for each in found:
        starter, other = each.edits
        assert starter in {f"2.start: {MOVED_ON}", let_stand}
        assert other.endswith("(target)")
        assert each.whole
        assert (each.status, each.stopped) == ("unfinished", "unfinished, after round 2")


def test_moves_without_names_do_not_fit_the_strips_where_another_player_began() -> None:
    wrong = mistype(sample("two_players_side_a"), 'starting_player = "Ben"', 'starting_player = "Ana"')
    (first,) = mended(wrong)
    assert first.edits == ["1.start: Ben begins instead of Ana: starting_player is Ben (starter)"]
    assert first.log == sample("two_players_side_a")
    assert (first.whole, first.status) == (True, "finished")


BEFORE_ROUND_2 = 'displays = ["RRRR", "YYYY", "KKKK", "BBBB", "WWWW"]\n'
IN_ROUND_2 = 'displays = ["RRRR", "", "", "", "WWWW"]\n'


@pytest.mark.parametrize(
    ("position", "displays", "then"),
    [
        ('starter = "Ana"  # it says\n', BEFORE_ROUND_2, 'starter = "Ben"  # it says\n'),
        ("", BEFORE_ROUND_2, 'starter = "Ben"\n'),
        (IN_ROUND_2, "", f'turn = "Ben"\n{IN_ROUND_2}'),
    ],
)
def test_a_position_says_itself_who_goes_on(position: str, displays: str, then: str) -> None:
    # Only Ben has room for red in line 1
    walls = '[position.players.Ana]\nwall = ["..R.."]\n'
    text = f'{TABLES}[position]\n{{}}round = 2\n{walls}[[rounds]]\n{displays}moves = "1R1"\n'
    found = [each for each in mended(text.format(position), 40) if "(starter)" in each.edits[0]]
    assert [each.log for each in found] == [text.format(then)]
    key = then.split()[0]
    assert found[0].edits == [f"2.start: Ben begins instead of Ana: {key} is Ben (starter)"]


@pytest.mark.parametrize("names", [("Ana:", ""), ("", "Ana:"), ("Ana:", "Ben:")])
def test_a_move_is_written_twice_whichever_of_the_two_has_which_name(names: tuple[str, str]) -> None:
    first, second = (f"{name}1R5" for name in names)
    found = mended(PLAYERS + SECOND.format(f"{first} {second} 2Y4 3K4 4B2 5W3"))
    assert found[0].edits in ([f"1.1: without {first} (doubled)"], [f"1.2: without {second} (doubled)"])
