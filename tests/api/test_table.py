"""A table to play on from Python: what is legal, what happens, and what stays as it was."""

from __future__ import annotations

from copy import copy
from random import Random
from typing import Any, Final

import pytest

from sintra_cli import (
    Illegal,
    IllegalMove,
    LogError,
    NotAMove,
    NotWritten,
    Stood,
    Table,
    azul,
    check,
    new_game,
    parse_log,
    play_on,
)
from tests.api.positions import NO_COLOUR
from tests.playout.state import snapshot

LAID: Final = ["BBYR", "YYRK", "RKWB", "WWKB", "YRKW"]
STRIPS: Final = ["RRRYB/GGWYB", "YYGWR/BBRGW", "GGBRY/WWRRY", "BBWRG/YYGRW", "WWYGB/RRGBY", "RYGBW/RYBGW"]
LAST_TWO: Final = ["GBBYW/RRWGY", "YWWRG/B*G*R"]
DISPLAYS: Final = ["RRRY", "YBGW", "BBWR", "GGYW", "WWRB"]
ROUND: Final = "1R1 5W2 CY1 CR2 CB1=R 3R2 4G1 CY2=W CB4 2G2 CW5 CB2 CY5"
"""The first game of the README, in which Ana scores 7 points and Ben 5."""


@pytest.fixture
def table() -> Table:
    """Return a table of Azul in round 1."""
    made = new_game("azul", ["Ana", "Ben"])
    made.lay(LAID)
    return made


def held(table: Table) -> Any:
    """Return all that a table holds."""
    return snapshot(vars(table))


# --- a new game ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["sintra", "azul"])
def test_a_new_game_needs_no_more_than_its_players(game: str) -> None:
    table = new_game(game, ["Ana", "Ben", "Cleo"])
    assert (table.game, table.players, table.round, table.turn) == (game, ("Ana", "Ben", "Cleo"), 0, None)
    assert table.scores == {"Ana": 0, "Ben": 0, "Cleo": 0}
    assert (table.displays, table.centre, table.over, table.choice, table.legal_moves()) == ((), "", False, None, [])
    assert check(table.log()) == ()


def test_settings_are_the_keys_of_a_log() -> None:
    own = [*STRIPS, *LAST_TWO]
    table = new_game(
        "sintra",
        ["Ana", "Ben"],
        side="B",
        round_colours="RRYGBW",
        starting_player="Ben",
        title="Club night",
        strips=[own, own[::-1]],
        rulings={"score_floor": "none"},
        box={"ornament_points": [0, 1, 2, 3, 4]},
    )
    log = table.log("a.toml")
    assert (log.name, log.title) == ("a.toml", "Club night")
    for line in ('side = "B"', 'round_colours = "RRYGBW"', 'score_floor = "none"', "ornament_points = [0, 1, 2, 3, 4]"):
        assert line in log.text
    assert log.text.count('strips = ["YWWRG/B*G*R", ') == 1
    table.lay(DISPLAYS)
    assert table.turn == "Ben"


def test_strips_by_number_are_those_of_the_box() -> None:
    box = {"strips": [*STRIPS, *LAST_TWO]}
    made_up = new_game("sintra", ["Ana", "Ben"], box=box)
    assert made_up.log().text.count('strips = "1 2 3 4 5 6 7 8"') == 2
    chosen = new_game("sintra", ["Ana", "Ben"], box=box, strips=["8 1 2 3 4 5 6 7", "1' 2 3 4 5 6 7 8"])
    assert 'strips = "8 1 2 3 4 5 6 7"' in chosen.to_toml()


def test_a_box_with_other_colours_is_played_in_its_letters() -> None:
    box = {"colours": ["D dots", "L leaves", "R rings", "S stars", "W waves"]}
    for game in ("sintra", "azul"):
        table = new_game(game, ["Ana", "Ben"], box=box)
        assert set("".join(table.deal(Random(3)))) <= set("DLRSW")
        table.play(table.legal_moves()[0])
        assert check(table.log()) == ()


def test_a_key_that_no_log_has_is_a_log_error() -> None:
    with pytest.raises(LogError, match="unknown key `sid`: did you mean `side`"):
        new_game("sintra", ["Ana", "Ben"], sid="B")
    with pytest.raises(LogError, match="players must be 2 to 4"):
        new_game("azul", ["Ana"])


def test_a_set_up_that_the_rules_forbid_is_illegal() -> None:
    with pytest.raises(Illegal) as caught:
        new_game("sintra", ["Ana", "Ben"], strips=[["RRRRR/GGGGG"] * 8] * 2)
    assert (caught.value.rule, caught.value.diagnostic.player) == ("strip-set", "Ana")


def test_a_game_that_is_not_known_and_strips_for_too_few_are_value_errors() -> None:
    with pytest.raises(ValueError, match="there is no game 'chess': it is sintra or azul"):
        new_game("chess", ["Ana", "Ben"])
    with pytest.raises(ValueError, match="strips is a sequence with one value for each of the 2 players"):
        new_game("sintra", ["Ana", "Ben"], strips=[STRIPS])


# --- a round ------------------------------------------------------------------------------------------------------


def test_a_move_may_be_written_as_in_a_log_and_is_kept_in_canonical_form(table: Table) -> None:
    entry = table.play("Ana: 1 2 b 2")
    assert (entry.address, entry.player, entry.move, entry.points, entry.total) == ("1.1", "Ana", "1B2", 0, 0)
    assert any(
        isinstance(part, azul.Placed) and (part.line, part.number, part.filled) == (2, 2, 2) for part in entry.parts
    )
    assert (table.turn, table.displays[0], table.centre) == ("Ben", "", "YR")
    assert table.to_toml().endswith('moves = """\n  1B2\n"""\n')


def test_what_lies_in_the_centre_is_in_box_order(table: Table) -> None:
    table.play("5Y1")
    assert table.centre == "RKW"


REFUSED: Final = {
    "1W1": IllegalMove,
    "1B2=R": NotAMove,
    "1B6": NotAMove,
    "": NotAMove,
    "hello": NotAMove,
    "Ben:1B1": IllegalMove,
    "Zoe:1B1": NotAMove,
    "1 3 B 1": IllegalMove,
    "?2B1": NotAMove,
    "CB1": IllegalMove,
    "<": NotAMove,
}


@pytest.mark.parametrize("text", REFUSED)
def test_a_move_that_is_refused_leaves_the_table_as_it_was(table: Table, text: str) -> None:
    before = held(table)
    with pytest.raises(REFUSED[text]) as caught:
        table.play(text)
    assert type(caught.value) is REFUSED[text]
    assert held(table) == before


def test_an_illegal_move_carries_rule_message_and_legal_moves(table: Table) -> None:
    table.play("1B2")
    table.play("2Y2")
    with pytest.raises(IllegalMove) as caught:
        table.play("3B2")
    assert caught.value.rule == "line-full"
    assert caught.value.message.startswith("Ana's line 2 is full: it takes no more tiles before the tiling")
    assert caught.value.legal == ("3B1", "3B3", "3B4", "3B5", "3B-")
    told = caught.value.diagnostic
    assert (told.round, told.move, told.player, told.text, told.line) == (1, 3, "Ana", "3B2", None)


def test_a_text_that_is_no_move_is_told_with_what_may_be_meant(table: Table) -> None:
    with pytest.raises(NotAMove) as caught:
        table.play("1B9")
    assert (caught.value.text, caught.value.message) == (
        "1B9",
        "'1B9' is no move: 9 is no pattern line: these are 1 to 5",
    )


@pytest.mark.parametrize(
    ("displays", "rule"),
    [(["BBYR"], "display-count"), (["BBYRK", *LAID[1:]], "display-size"), ([*LAID[1:], ""], "display-size")],
)
def test_displays_that_are_refused_leave_the_table_as_it_was(displays: list[str], rule: str) -> None:
    table = new_game("azul", ["Ana", "Ben"])
    before = held(table)
    with pytest.raises(Illegal) as caught:
        table.lay(displays)
    assert (caught.value.rule, held(table)) == (rule, before)


def test_letters_that_no_colour_has_are_a_value_error() -> None:
    table = new_game("azul", ["Ana", "Ben"])
    before = held(table)
    with pytest.raises(ValueError, match="'bbyg': G is no colour of the box, which has B, Y, R, K, W"):
        table.lay(["bbyg", *LAID[1:]])
    assert held(table) == before
    table.lay([display.lower() for display in LAID])
    assert table.displays == tuple(LAID)


def test_a_round_that_is_not_over_lets_no_other_begin(table: Table) -> None:
    before = held(table)
    with pytest.raises(Illegal, match="round-unfinished"):
        table.deal(Random(1))
    assert held(table) == before


def test_no_move_is_possible_before_a_round_has_begun() -> None:
    table = new_game("azul", ["Ana", "Ben"])
    with pytest.raises(IllegalMove) as caught:
        table.play("1B1")
    assert (caught.value.rule, caught.value.legal) == ("round-over", ())
    assert caught.value.message == "no move is possible: round 1 has not begun"
    with pytest.raises(NotAMove):
        table.play("nonsense")


def test_a_copy_is_a_table_of_its_own(table: Table) -> None:
    table.play("1B2")
    before = held(table)
    for twin in (table.copy(), copy(table)):
        assert (twin.to_toml(), twin.position) == (table.to_toml(), table.position)
        twin.play("2Y2")
        assert (twin.turn, table.turn) == ("Ana", "Ben")
    assert held(table) == before


def test_the_position_is_what_show_prints(table: Table) -> None:
    """The bag had 20 tiles of each colour, and four of each lie on the displays."""
    position = table.position
    assert (position["turn"], position["displays"], position["centre"]) == ("Ana", LAID, "")
    assert {colour: position["bag"].count(colour) for colour in "BYRKW"} == dict.fromkeys("BYRKW", 16)


# --- a draw -------------------------------------------------------------------------------------------------------


def test_the_same_generator_deals_the_same_displays() -> None:
    first, second = (new_game("azul", ["Ana", "Ben"]).deal(Random(5)) for _ in range(2))
    assert first == second
    assert first != new_game("azul", ["Ana", "Ben"]).deal(Random(6))


def with_supply(bag: str, lid: str, refill: str) -> Table:
    return play_on(
        parse_log(
            f'format = 1\ngame = "azul"\nwall = "coloured"\nplayers = [{{ name = "Ana" }}, {{ name = "Ben" }}]\n'
            f'[rulings]\nrefill = "{refill}"\n[position]\nround = 3\nbag = "{bag}"\nlid = "{lid}"\n'
        )
    )


def test_what_is_left_in_the_bag_is_dealt_before_the_lid() -> None:
    displays = "".join(with_supply("BBBBB", "R" * 20, "when_empty").deal(Random(1)))
    assert (len(displays), displays.count("B")) == (20, 5)


def test_the_lid_goes_into_a_short_bag_first_where_the_ruling_says_so() -> None:
    """20 of 65 tiles are drawn: all five blue ones are hardly ever among them."""
    dealt = [
        "".join(with_supply("BBBBB", "R" * 20 + "K" * 20 + "W" * 20, "when_short").deal(Random(n))) for n in range(9)
    ]
    assert {len(displays) for displays in dealt} == {20}
    assert min(displays.count("B") for displays in dealt) < 5


def test_too_few_tiles_leave_displays_empty() -> None:
    assert with_supply("BBBBBB", "", "when_empty").deal(Random(1)) == ("BBBB", "BB", "", "", "")


def test_a_bag_that_nobody_knows_deals_nothing() -> None:
    table = play_on(parse_log(NO_COLOUR))
    table.play("1W-")
    table.play("CR-")
    before = held(table)
    with pytest.raises(NotWritten, match="nobody wrote down what is in the bag"):
        table.deal(Random(1))
    assert held(table) == before


@pytest.mark.parametrize("kept", ["=R", "=?"])
def test_a_kept_pane_that_nobody_noted_leaves_the_bag_unknown(kept: str) -> None:
    strips = ["1 2 3 4 5 6 7 8", "8 3' 1 5 2' 7 4 6"]
    box = {"strips": [*STRIPS, *LAST_TWO]}
    table = new_game("sintra", ["Ana", "Ben"], round_colours="RRYGBW", strips=strips, box=box)
    table.lay(DISPLAYS)
    for move in ROUND.replace("=R", kept).split():
        table.play(move)
    assert (table.turn, table.scores) == (None, {"Ana": 7, "Ben": 5})
    if kept == "=R":
        assert len(table.deal(Random(1))) == 5
        return
    with pytest.raises(NotWritten, match="a pane was kept that nobody noted"):
        table.deal(Random(1))


# --- rounds whose displays nobody writes down ---------------------------------------------------------------------


def test_a_round_without_displays_is_played_with_numbers() -> None:
    table = new_game("azul", ["Ana", "Ben"])
    table.lay(None)
    assert "?2B2" in table.legal_moves()
    assert table.play("?2B2").move == "?2B2"
    with pytest.raises(NotAMove):
        table.play("1B2")
    assert table.to_toml().endswith('[[rounds]]\nmoves = """\n  ?2B2\n"""\n')
    assert check(table.log()) == ()


def test_a_last_move_that_makes_the_draw_impossible_leaves_the_table_as_it_was() -> None:
    """The bag has one tile, blue; nobody can have drawn a red one."""
    table = with_supply("B", "", "when_empty")
    table.lay(None)
    before = held(table)
    with pytest.raises(Illegal) as caught:
        table.play("?1R1")
    assert (type(caught.value), caught.value.rule) == (Illegal, "draw-supply")
    assert held(table) == before
    table.play("?1B1")
    assert table.round == 3
    assert table.scores == {"Ana": 1, "Ben": 0}


# --- what nobody wrote down ---------------------------------------------------------------------------------------


def test_a_move_that_cannot_be_judged_leaves_the_table_as_it_was() -> None:
    table = play_on(parse_log(NO_COLOUR))
    before = held(table)
    with pytest.raises(NotWritten, match="write the colour of round 1 in round_colours"):
        table.play("1R1=R")
    assert held(table) == before


def test_a_strip_that_nobody_wrote_down_lets_nothing_be_said_of_moves() -> None:
    table = play_on(parse_log(NO_COLOUR.replace("RRRYB/GGWYB", "?????/GGWYB").replace('panes = ["RYB"]', "score = 0")))
    with pytest.raises(NotWritten, match="write both faces of strip 1"):
        table.legal_moves()
    with pytest.raises(NotWritten):
        table.play("1R1")


def test_names_may_have_blanks_and_signs() -> None:
    table = new_game("azul", ["Ana # 1", "Ben: two"])
    table.lay(LAID)
    assert table.play("Ana # 1: 1B2").address == "1.1"
    assert table.play("Ben: two: 2Y2").address == "1.2"
    assert play_on(table.log()).turn == "Ana # 1"


def test_a_wrong_move_that_was_let_stand_is_played_and_told(table: Table) -> None:
    for move in ("1B2", "2Y2"):
        table.play(move)
    assert [part.rules for part in table.play("3B2!").parts if isinstance(part, Stood)] == [["line-full"]]
    entry = table.play("Ana:4K1!")
    assert (entry.player, entry.move, table.turn) == ("Ana", "Ana:4K1!", "Ben")
    assert check(table.log()) == ()
    assert play_on(table.log()).to_toml() == table.to_toml()
