"""Displays and tilings of two logs compared."""

from __future__ import annotations

from sintra_cli.report.comparison import Position
from tests.building.logs import text_of
from tests.building.sintra import log_of
from tests.building.sintra_games import idle_rounds
from tests.referee.diff.logs import AZUL, SINTRA, UNSEEN, difference, place, same, texts, values


def test_what_lies_on_a_display_has_no_order() -> None:
    assert same(SINTRA, SINTRA.replace('"YBGW", "BBWR"', '"wgby", "RBWB"'))


def test_displays_have_an_order() -> None:
    found = difference(SINTRA, SINTRA.replace('"YBGW", "BBWR"', '"BBWR", "YBGW"'))
    assert (found.what, found.round, found.number, found.move) == ("displays", 1, 2, None)
    assert (texts(found), values(found)) == (("YBGW", "BBWR"), ("YGBW", "RBBW"))
    assert (place(found.a), place(found.b)) == (("a", 27, 22), ("b", 27, 22))


def test_the_positions_of_displays_are_those_with_the_displays_laid() -> None:
    found = difference(SINTRA, SINTRA.replace('"YBGW", "BBWR"', '"BBWR", "YBGW"'))
    assert found.a.position == just_laid(["RRRY", "YGBW", "RBBW", "YGGW", "RBWW"])
    assert found.b.position == just_laid(["RRRY", "RBBW", "YGBW", "YGGW", "RBWW"])


def just_laid(displays: list[str]) -> Position:
    left = sum(map(len, displays))
    return Position(player="Ana", displays=displays, centre="", closed=None, at_most=None, left=left, tile=True)


def test_displays_come_before_the_moves_of_their_round() -> None:
    assert difference(SINTRA, SINTRA.replace('"BBWR"', '"BBWG"').replace("1R1", "1R2")).what == "displays"


def test_displays_that_are_refused_have_no_position() -> None:
    found = difference(SINTRA, SINTRA.replace('"BBWR"', '"BBWRR"'))
    assert (found.number, texts(found), found.b.rule) == (3, ("BBWR", "BBWRR"), "display-size")
    assert found.a.position is not None
    assert found.b.position is None


def test_a_display_that_only_one_log_has() -> None:
    found = difference(SINTRA, SINTRA.replace(', "WWRB"]', "]"))
    assert (found.number, texts(found), found.b.written) == (5, ("WWRB", None), False)
    assert (place(found.a), place(found.b)) == (("a", 27, 46), ("b", 27, 12))
    assert found.b.rule == "display-count"


def test_the_same_wrong_displays_are_no_difference() -> None:
    wrong = SINTRA.replace('"BBWR"', '"BBWRR"')
    assert same(wrong, wrong.replace("BBWRR", "BRBWR"))


def test_a_round_that_is_refused_in_one_log_only() -> None:
    found = difference(UNSEEN, SINTRA.replace('"BBWR"', '"BBWRR"'))
    assert (found.what, found.round, found.a.rule, found.b.rule) == ("round", 1, None, "display-size")
    assert (place(found.a), place(found.b)) == (("a", 26, 1), ("b", 26, 1))


def test_a_round_too_many() -> None:
    six = log_of(*idle_rounds())
    seven = text_of(six | {"rounds": [*six["rounds"], six["rounds"][0]]})
    found = difference(six, seven)
    assert (found.what, found.round, found.a.rule, found.b.rule) == ("round", 7, None, "game-over")
    assert (found.a.written, found.b.written) == (False, True)
    assert same(seven, seven)


# --- tiling --------------------------------------------------------------------------------------------------------


def test_a_tiling_by_name_is_the_same_as_in_the_order_of_the_players() -> None:
    by_name = 'tiling = { Ben = "3:2 2:2", Ana = "3:3 1:3  2:3" }'
    assert same(AZUL, AZUL.replace('tiling = ["1:3 2:3 3:3", "2:2 3:2"]', by_name))


def test_the_first_player_whose_tiling_differs() -> None:
    found = difference(AZUL, AZUL.replace('"2:2 3:2"', '"2:2  3:4"'))
    assert (found.what, found.round, found.move, found.player) == ("tiling", 1, None, "Ben")
    assert texts(found) == ("2:2 3:2", "2:2  3:4")
    assert values(found) == ("2:2 3:2", "2:2 3:4")
    assert (place(found.a), place(found.b)) == (("a", 21, 27), ("b", 21, 27))
    assert found.a.position is None


def test_a_tiling_that_is_not_written_yet() -> None:
    found = difference(AZUL, AZUL.replace('tiling = ["1:3 2:3 3:3", "2:2 3:2"]\n', ""))
    assert (found.what, found.player, texts(found)) == ("tiling", "Ana", ("1:3 2:3 3:3", None))
    assert (found.b.written, values(found), place(found.b)) == (False, ("1:3 2:3 3:3", None), ("b", 11, 1))


def test_a_tiling_that_is_refused() -> None:
    # Ben's line 4 is not complete
    found = difference(AZUL, AZUL.replace('"1:3 2:3 3:3", "2:2 3:2"', '"1:3 2:3 3:3", "2:2 4:2"'))
    assert (found.player, texts(found), found.a.rule, found.b.rule) == (
        "Ben",
        ("2:2 3:2", "2:2 4:2"),
        None,
        "tiling-line",
    )


def test_the_same_refused_tiling_is_no_difference_and_another_one_is() -> None:
    wrong = AZUL.replace('"2:2 3:2"', '"2:2 4:2"')
    assert same(wrong, wrong.replace('"2:2 4:2"', '"4:2 2:2"'))
    found = difference(wrong, wrong.replace('"2:2 4:2"', '"2:2 4:3"'))
    assert (found.player, texts(found), values(found)) == ("Ben", ("2:2 4:2", "2:2 4:3"), ("2:2 4:2", "2:2 4:3"))
    assert found.a.rule == found.b.rule == "tiling-line"


def test_a_choice_that_is_not_made_yet() -> None:
    found = difference(AZUL, AZUL.replace('"2:2 3:2"', '"2:2"'))
    assert (found.player, texts(found), values(found)) == ("Ben", ("2:2 3:2", "2:2"), ("2:2 3:2", "2:2"))
    assert (found.a.rule, found.b.rule) == (None, None)


def test_a_choice_that_is_missing() -> None:
    further = '[[rounds]]\ndisplays = ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"]\n'
    found = difference(AZUL + further, AZUL.replace('"2:2 3:2"', '"2:2"') + further)
    assert (found.player, texts(found), found.b.rule) == ("Ben", ("2:2 3:2", "2:2"), "tiling-missing")


def test_a_player_who_is_missing_from_a_table_has_chosen_nothing() -> None:
    found = difference(AZUL, AZUL.replace('["1:3 2:3 3:3", "2:2 3:2"]', '{ Ana = "1:3 2:3 3:3" }'))
    assert (found.player, texts(found), found.b.rule) == ("Ben", ("2:2 3:2", None), None)
    assert place(found.b) == ("b", 21, 10)


def test_a_tiling_without_choices_says_no_more_than_none() -> None:
    tiling = 'tiling = ["1:3 2:3 3:3", "2:2 3:2"]\n'
    assert same(AZUL.replace(tiling, ""), AZUL.replace(tiling, 'tiling = ["", ""]\n'))


def test_choices_that_only_one_of_two_unfinished_tilings_says_are_a_difference() -> None:
    found = difference(AZUL.replace('"2:2 3:2"', '"2:2"'), AZUL.replace('"2:2 3:2"', '"3:2"'))
    assert (found.player, values(found)) == ("Ben", ("2:2", "3:2"))


def test_moves_come_before_the_tiling() -> None:
    found = difference(AZUL, AZUL.replace("CB5", "CB4").replace("3:2", "3:4"))
    assert (found.what, found.move) == ("move", 10)
