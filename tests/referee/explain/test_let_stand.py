"""What an explanation says of a wrong move that was let stand, and of one that could not be."""

from __future__ import annotations

from tests.building import azul
from tests.building.logs import THREE, Round
from tests.building.sintra import log_of
from tests.referee.explain.explaining import explained, passage

RED = "RRRRR/YYYYY"
SEVEN = "RRRR WWWW WWWW WWWW YYYY GGGG BBBB"
WRONG = "Wrong, but let stand"
HAPPENS = "What happens"


def whose(moves: str, address: str) -> str:
    """Return what is said of whose turn it is, in a game of three."""
    return passage(log_of(Round(SEVEN, moves), players=THREE), address, HAPPENS)[0]


def test_out_of_turn_it_says_whose_turn_it_was_and_who_goes_on() -> None:
    log = log_of(Round(SEVEN, "Cleo:2W1! 3W1"), players=THREE)
    assert passage(log, "1.1", WRONG) == ["It is Ana's turn, not Cleo's. (turn-order, p. 3)"]
    assert explained(log, "1.1").subject == "Cleo: 2W1!"
    assert passage(log, "1.1", "Before it")[1].startswith("Cleo has 0 points")
    assert passage(log, "1.1", HAPPENS)[0] == (
        "Cleo moves out of turn, and Ana, whose turn it was, is next. (turn-order, p. 3)"
    )
    assert passage(log, "1.2", HAPPENS)[0] == "Ana is next in turn. (turn-order, p. 3)"


def test_who_was_skipped_has_lost_the_turn() -> None:
    assert whose("2W1 Cleo:3W1!", "1.2") == (
        "Cleo moves out of turn, and Ana is next: who was skipped has lost the turn. (turn-order, p. 3)"
    )


def test_who_moves_twice_takes_the_turn_from_nobody() -> None:
    assert whose("2W1 Ana:3W1!", "1.2") == (
        "Ana moves out of turn, and Ben, whose turn it was, is next. (turn-order, p. 3)"
    )


def test_after_the_last_move_of_a_round_nobody_goes_on() -> None:
    assert whose("1R- 2W1 3W1 4W1 5Y- 6G- Ben:7B-!", "1.7") == "Ben moves out of turn. (turn-order, p. 3)"


def test_a_strip_left_of_the_glazier_is_among_what_matters() -> None:
    log = log_of(Round("RRRR", "2W4 3W1 1R1!"), ana=[RED])
    assert "Strip 1, RRRRR, is empty; free for R: 5 R." in passage(log, "1.3", "Before it")
    assert passage(log, "1.3", WRONG) == [
        "Strip 1 is left of Ana's glazier, which stands above slot 4. (strip-left-of-glazier, p. 4)"
    ]
    assert "Strip 1 is to the left of the glazier, which moves above it. (strip-left-of-glazier, p. 4)" in passage(
        log, "1.3", HAPPENS
    )


def test_all_rules_that_it_broke_are_named_in_their_order() -> None:
    log = log_of(Round("RRRR", "2W1 Ana:1R-!"), ana=["WWWWW/WWWWW", RED])
    assert passage(log, "1.2", WRONG) == [
        "It is Ben's turn, not Ana's. (turn-order, p. 3)",
        "Ana must place the red panes: strip 2 has a free red space. (must-place, p. 4)",
    ]
    assert "All break, though some could be placed, and the glazier stays." in passage(log, "1.2", HAPPENS)


def test_a_return_that_does_nothing_passes_the_turn() -> None:
    log = log_of(Round("RRRR", "<!"))
    assert passage(log, "1.1", HAPPENS) == [
        "Ana starts the round. (turn-order, p. 3)",
        "The glazier stays above slot 1: the turn passes. (glazier-already-leftmost, p. 5)",
    ]


def test_what_could_not_stand_is_explained_as_illegal() -> None:
    found = explained(log_of(Round("RRRR", "2W1 Ana:1B1!")), "1.2")
    assert (found.subject, found.illegal) == ("Ben: 1B1!", True)
    (why,) = [each for each in found.passages if each.heading == "Why it is illegal"]
    assert why.statements[0].text == "It is Ben's turn, not Ana's."


def test_a_legal_move_with_a_mark_is_explained_as_a_legal_one() -> None:
    log = log_of(Round("RRRR", "2W1!"))
    assert not explained(log, "1.1").illegal
    assert passage(log, "1.1", WRONG) == []


def test_onto_a_full_line_all_tiles_go_to_the_floor_line() -> None:
    log = azul.log_of(Round("BBBB YYYY RRRR KKKK WWWW", "1B1 3R5 2Y1!"))
    assert passage(log, "1.3", WRONG) == ["Ana's line 1 is full: it takes no more tiles before the tiling. (line-full)"]
    # three blue tiles lie there: 1 + 1 + 2, and now 2 + 2 + 3 + 3
    assert passage(log, "1.3", HAPPENS)[-1] == "YYYY go to the floor line, which costs 14 now. (floor-line)"
