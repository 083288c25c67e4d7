"""The set-up of two logs compared."""

from __future__ import annotations

import pytest

from tests.referee.diff.logs import AZUL, SINTRA, difference, place, same, texts, values

STATED = """\
strips = [
  "RRRYB/GGWYB", "YYGWR/BBRGW", "GGBRY/WWRRY", "BBWRG/YYGRW",
  "WWYGB/RRGBY", "RYGBW/RYBGW", "GBBYW/RRWGY", "YWWRG/B*G*R",
]
"""


def test_the_set_up_comes_before_the_rounds() -> None:
    other = SINTRA.replace('side = "A"', 'side = "B"').replace("1R1    5W2", "1R1    5W4")
    assert difference(SINTRA, other).what == "side"


def test_the_game_comes_first() -> None:
    found = difference(SINTRA, AZUL)
    assert (found.what, texts(found)) == ("game", ("sintra", "azul"))
    assert (place(found.a), place(found.b)) == (("a", 2, 9), ("b", 2, 9))


def test_the_side() -> None:
    found = difference(SINTRA, SINTRA.replace('"A"', '"B"'))
    assert (found.what, texts(found), place(found.b)) == ("side", ("A", "B"), ("b", 3, 9))


def test_the_wall() -> None:
    coloured = AZUL.replace("grey", "coloured").replace('tiling = ["1:3 2:3 3:3", "2:2 3:2"]\n', "")
    found = difference(AZUL, coloured)
    assert (found.what, texts(found), place(found.b)) == ("wall", ("grey", "coloured"), ("b", 3, 9))


def test_a_players_name() -> None:
    found = difference(SINTRA, SINTRA.replace('"Ben"', '"Bea"'))
    assert (found.what, texts(found), place(found.b)) == ("players", ("Ben", "Bea"), ("b", 23, 9))
    assert found.player is None


def test_names_are_compared_without_the_space_around_them() -> None:
    assert same(SINTRA, SINTRA.replace('"Ben"', '" Ben "'))


def test_the_order_of_the_players() -> None:
    swapped = AZUL.replace('"Ana"', '"?"').replace('"Ben"', '"Ana"').replace('"?"', '"Ben"')
    found = difference(AZUL, swapped)
    assert (found.what, texts(found), place(found.a)) == ("players", ("Ana", "Ben"), ("a", 6, 9))


@pytest.mark.parametrize("log", [SINTRA, AZUL], ids=["sintra", "azul"])
def test_a_player_whom_only_one_log_has(log: str) -> None:
    cut = log[: log.index("[[rounds]]")]
    strips = 'strips = "1 2 3 4 5 6 7 8"\n' if log is SINTRA else ""
    more = f'{cut}[[players]]\nname = "Cy"\n{strips}'
    found = difference(cut, more)
    assert (found.what, texts(found), values(found)) == ("players", (None, "Cy"), (None, "Cy"))
    assert (found.a.written, found.b.written) == (False, True)
    assert found.a.line == cut[: cut.index("[[players]]")].count("\n") + 1
    mirrored = difference(more, cut)
    assert (mirrored.what, texts(mirrored)) == ("players", ("Cy", None))


def test_strips_by_number_are_those_of_the_box() -> None:
    assert same(SINTRA, SINTRA.replace('strips = "1 2 3 4 5 6 7 8"\n', STATED))


def test_strips_in_small_letters_are_the_same() -> None:
    assert same(SINTRA, SINTRA.replace('"RRRYB/GGWYB"', '"rrryb/ggwyb"'))


def test_the_first_strip_that_differs_stated_in_one_log_and_by_its_number_in_the_other() -> None:
    stated = SINTRA.replace('strips = "1 2 3 4 5 6 7 8"\n', STATED)
    found = difference(stated, SINTRA.replace('"1 2 3 4 5 6 7 8"', '"1 2 4\' 3 5 6 7 8"'))
    assert (found.what, found.player, found.number) == ("strips", "Ana", 3)
    assert texts(found) == ("GGBRY/WWRRY", "4'")
    assert values(found) == ("GGBRY/WWRRY", "YYGRW/BBWRG")
    assert (place(found.a), place(found.b)) == (("a", 21, 34), ("b", 20, 15))
    assert (found.a.end_column, found.b.end_column) == (34 + 11, 15 + 2)


def test_the_round_colours() -> None:
    found = difference(SINTRA, SINTRA.replace("RRYGBW", "RRYGWB"))
    assert (found.what, texts(found), place(found.b)) == ("round_colours", ("RRYGBW", "RRYGWB"), ("b", 4, 18))


def test_round_colours_in_small_letters_are_the_same() -> None:
    assert same(SINTRA, SINTRA.replace("RRYGBW", "rrygbw"))


def test_a_starting_player_who_would_start_anyway_is_no_difference() -> None:
    assert same(SINTRA, f'starting_player = "Ana"\n{SINTRA}')


def test_the_starting_player_stated_in_one_log_only() -> None:
    found = difference(SINTRA, f'starting_player = "Ben"\n{SINTRA}')
    assert (found.what, texts(found), values(found)) == ("starting_player", (None, "Ben"), ("Ana", "Ben"))
    assert (found.a.written, place(found.a), place(found.b)) == (False, ("a", 1, 1), ("b", 1, 20))


def test_a_ruling_by_default_and_the_same_one_stated() -> None:
    assert same(SINTRA, f'{SINTRA}[rulings]\nscore_floor = "zero"\n')


def test_a_ruling() -> None:
    found = difference(SINTRA, f'{SINTRA}[rulings]\nscore_floor = "none"\n')
    assert (found.what, found.key, texts(found)) == ("rulings", "score_floor", (None, "none"))
    assert (values(found), place(found.b)) == (("zero", "none"), ("b", 39, 16))


def test_a_ruling_that_one_log_leaves_out_of_its_rulings_is_missing_there() -> None:
    one, other = (f'{SINTRA}[rulings]\n{more}refill = "when_short"\n' for more in ("", 'score_floor = "none"\n'))
    assert place(difference(one, other).a) == ("a", 38, 1)


def test_a_printed_value_by_default_and_the_same_one_stated() -> None:
    assert same(SINTRA, SINTRA.replace("[box]", "[box]\nwindow_values = [4, 3, 3, 2, 2, 1, 1, 2]"))


def test_a_printed_value() -> None:
    found = difference(SINTRA, SINTRA.replace("[box]", "[box]\nbroken_glass = [0, 1, 3]"))
    assert (found.what, found.key, texts(found)) == ("box", "broken_glass", (None, None))
    assert values(found) == ("[0, 1, 2, 4, 6, 8, 11, 14, 18]", "[0, 1, 3]")
    assert (found.a.written, found.b.written) == (False, True)
    assert (place(found.a), place(found.b)) == (("a", 6, 1), ("b", 7, 16))


def test_ornaments_in_another_order_are_the_same() -> None:
    assert same(SINTRA, SINTRA.replace("[box]", "[box]\nornaments = [[4, 3], [2, 1], [5, 6], [7, 8]]"))


def test_ornaments_count_on_side_a() -> None:
    assert difference(SINTRA, SINTRA.replace("[box]", "[box]\nornaments = [[1, 2]]")).key == "ornaments"


def test_ornaments_do_not_count_on_side_b() -> None:
    side_b = SINTRA.replace('"A"', '"B"')
    assert same(side_b, side_b.replace("[box]", "[box]\nornaments = [[1, 2]]"))


def test_the_points_of_an_ornament_count_on_side_a_alone() -> None:
    points = "[box]\nornament_points = [0, 1, 2, 4, 8]"
    assert difference(SINTRA, SINTRA.replace("[box]", points)).key == "ornament_points"
    side_b = SINTRA.replace('"A"', '"B"')
    assert same(side_b, side_b.replace("[box]", points))


def test_the_colours_of_a_box_are_the_same_whatever_they_are_called() -> None:
    stated = '[box]\ncolours = ["R rouge", "Y jaune", "G vert", "B bleu", "W blanc"]'
    assert same(SINTRA, SINTRA.replace("[box]", stated))


def test_the_order_of_the_colours_is_printed_on_the_wall_of_azul() -> None:
    stated = '[box]\ncolours = ["Y yellow", "B blue", "R red", "K black", "W white"]\n'
    found = difference(AZUL, AZUL + stated)
    assert (found.what, found.key, values(found)) == ("box", "colours", ("BYRKW", "YBRKW"))


def test_strips_of_the_box_that_nobody_laid_by_number_are_no_difference() -> None:
    both_stated = SINTRA.replace('strips = "1 2 3 4 5 6 7 8"\n', STATED).replace(
        "strips = \"8 3' 1 5 2' 7 4 6\"\n", STATED
    )
    without = both_stated.replace(both_stated[both_stated.index("[box]") : both_stated.index("[[players]]")], "")
    assert same(both_stated, without)


def test_what_is_told_about_a_game_is_not_compared() -> None:
    about = 'title = "Club night"\ndate = 2024-05-01\nplace = "Porto"\nnotes = "rain"\n_photo = "a.jpg"\n'
    assert same(SINTRA, about + SINTRA)
