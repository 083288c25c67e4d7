"""Claims of two logs compared, and the totals that they came to."""

from __future__ import annotations

from tests.building.logs import text_of
from tests.building.sintra import log_of
from tests.building.sintra_games import idle_rounds
from tests.referee.diff.logs import AZUL, SINTRA, compared, difference, place, same, scores, texts, values

TABLE = SINTRA.replace("claimed = [7, 5]", "claimed = { Ben = 5, Ana = 7 }")


def test_claims_by_name_are_the_same_as_in_the_order_of_the_players() -> None:
    assert same(SINTRA, TABLE)


def test_a_total_that_differs() -> None:
    found = difference(SINTRA, SINTRA.replace("[7, 5]", "[7, 6]"))
    assert (found.what, found.round, found.move, found.player) == ("claimed", 1, None, "Ben")
    assert (texts(found), values(found)) == (("5", "6"), ("5", "6"))
    assert (place(found.a), place(found.b)) == (("a", 37, 15), ("b", 37, 15))


def test_a_total_that_only_one_log_claims() -> None:
    found = difference(SINTRA, SINTRA.replace("claimed = [7, 5]", "claimed = { Ana = 7 }"))
    assert (found.player, texts(found), found.b.written, place(found.b)) == ("Ben", ("5", None), False, ("b", 26, 1))


def test_claims_come_last() -> None:
    found = difference(SINTRA, SINTRA.replace("[7, 5]", "[8, 5]").replace("CY5", "CY6"))
    assert (found.what, found.move) == ("move", 13)


def test_points_claimed_for_a_move_come_before_the_totals_of_their_round() -> None:
    found = difference(SINTRA, SINTRA.replace("[7, 5]", "[8, 5]").replace("CB1=R", "CB1=R(7)"))
    assert (found.what, found.round, found.move, found.player) == ("claimed", 1, 5, "Ana")
    assert (texts(found), place(found.a), place(found.b)) == ((None, "7"), ("a", 31, 3), ("b", 31, 9))
    assert (found.a.written, found.b.written) == (False, True)


def test_claims_of_rounds_come_before_the_final_ones() -> None:
    final = "[claimed]\nAna = 70\n"
    found = difference(SINTRA, SINTRA.replace("[7, 5]", "[7, 6]") + final)
    assert found.round == 1
    last = difference(SINTRA + final, SINTRA + final.replace("70", "71"))
    assert (last.what, last.round, last.player, texts(last)) == ("claimed", None, "Ana", ("70", "71"))
    assert (place(last.a), place(last.b)) == (("a", 39, 7), ("b", 39, 7))
    only = difference(SINTRA, SINTRA + final)
    assert (texts(only), place(only.a), only.a.written) == ((None, "70"), ("a", 1, 1), False)


def test_claims_after_an_illegal_move_are_not_compared() -> None:
    wrong = SINTRA.replace("CW5", "CW1")
    more = '[[rounds]]\ndisplays = ["RRRY", "YBGW", "BBWR", "GGYW", "WWRB"]\n'
    assert same(f"{wrong}{more}claimed = [1, 1]\n", f"{wrong}{more}claimed = [2, 2]\n")


# --- scores --------------------------------------------------------------------------------------------------------


def test_totals_after_a_round_where_they_differ() -> None:
    # Ana's red round scores 3 red panes and window 1, worth 4: 3 + 4 = 7; with 6 for it, 3 + 6
    found = compared(SINTRA, SINTRA.replace("[box]", "[box]\nwindow_values = [6, 3, 3, 2, 2, 1, 1, 2]"))
    assert scores(found.scores) == [(1, "Ana", 3 + 4, 3 + 6)]


def test_a_round_that_only_one_log_breaks_off_has_no_total_to_compare() -> None:
    assert compared(SINTRA, SINTRA[: SINTRA.index("  CB1=R")] + '"""\n').scores == []


def test_totals_so_far_where_both_logs_break_off_a_round() -> None:
    one, other = (SINTRA[: SINTRA.index(until)] + '"""\n' for until in ("  CB1=R", "  CB4"))
    # In between each completes a strip: Ana with 3 red panes over window 1, Ben with 2 over window 2
    assert scores(compared(one, other).scores) == [(1, "Ana", 0, 3 + 4), (1, "Ben", 0, 2 + 3)]


def test_players_are_told_by_their_names() -> None:
    swapped = AZUL.replace('"Ana"', '"?"').replace('"Ben"', '"Ana"').replace('"?"', '"Cy"')
    # Ana has 2 points in the first log, and Ana in the second one, who sits where Ben sits, 3
    assert scores(compared(AZUL, swapped).scores) == [(1, "Ana", 2, 3)]


def test_two_games_have_no_totals_to_compare() -> None:
    assert compared(SINTRA, AZUL).scores == []


def test_final_totals_where_they_differ() -> None:
    zero, none = (text_of(log_of(*idle_rounds(), rulings={"score_floor": ruling})) for ruling in ("zero", "none"))
    # Every eighth pane that breaks costs 18: Ana breaks 8 in rounds 1 to 5 and 12 in round 6, Ben 8 in each
    rounds = [(number, name, 0, -18 * number) for number in range(1, 7) for name in ("Ana", "Ben")]
    # At the end 20 panes lie on Ana's strips, and her marker is 4 steps down, where 6 points are lost
    ana = 20 // 3 - 6
    assert scores(compared(zero, none).scores) == [
        *rounds,
        (None, "Ana", 0 + ana, -18 * 6 + ana),
        (None, "Ben", 0, -18 * 6),
    ]


def test_a_game_that_is_finished_in_one_log_only_has_no_final_totals_to_compare() -> None:
    longer, shorter = (text_of(log_of(*idle_rounds(last))) for last in (6, 5))
    assert compared(longer, shorter).scores == []
