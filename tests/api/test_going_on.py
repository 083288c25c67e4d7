"""The end of a round and of a game on a table from Python, and tables that go on from somewhere in a log."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from sintra_cli import (
    ColumnChoice,
    Illegal,
    IllegalMove,
    Table,
    azul,
    check,
    new_game,
    parse_log,
    play_on,
    read_log,
    replay,
    score,
    sintra,
)
from tests.api.positions import NO_COLOUR
from tests.playout.state import snapshot
from tests.readme import ROOT

LAID: Final = ["BBYR", "YYRK", "RKWB", "WWKB", "YRKW"]
SAMPLES: Final = sorted((ROOT / "sample_games").glob("*.toml"))
SIDE_A: Final = ROOT / "sample_games/two_players_side_a.toml"


def held(table: Table) -> Any:
    """Return all that a table holds."""
    return snapshot(vars(table))


def to_the_floor(table: Table) -> None:
    """Play a round to its end: all that is left goes to floor lines."""
    while table.turn is not None:
        table.play(next(move for move in table.legal_moves() if move.endswith("-")))


@pytest.fixture
def waiting() -> Table:
    """Return a table with a grey wall on which Ana has completed lines 1 (red) and 2 (blue) at the end of round 1."""
    table = new_game("azul", ["Ana", "Ben"], wall="grey")
    table.lay(LAID)
    for move in ("1B2", "2Y-", "CR1"):
        table.play(move)
    to_the_floor(table)
    return table


# --- the end of a round -------------------------------------------------------------------------------------------


def test_a_round_ends_by_itself_where_nothing_is_to_be_chosen() -> None:
    table = new_game("azul", ["Ana", "Ben"])
    table.lay(LAID)
    table.play("1R1")
    to_the_floor(table)
    assert (table.turn, table.choice, table.round, table.over) == (None, None, 1, False)
    assert table.position["players"]["Ana"]["wall"][0] == "..R.."
    table.lay(["BBYY", "YYRR", "RKWB", "WWKB", "YRKW"])
    assert table.round == 2


def test_columns_are_chosen_line_by_line(waiting: Table) -> None:
    assert waiting.choice == ColumnChoice(player="Ana", line=1, colour="R", columns=(1, 2, 3, 4, 5))
    waiting.tile(3)
    assert waiting.choice == ColumnChoice(player="Ana", line=2, colour="B", columns=(1, 2, 3, 4, 5))
    waiting.tile(3)
    assert waiting.choice is None
    assert waiting.position["players"]["Ana"]["wall"][:2] == ["..R..", "..B.."]
    assert waiting.to_toml().endswith('tiling = ["1:3 2:3", ""]\n')
    assert check(waiting.log()) == ()


@pytest.mark.parametrize("column", [-1, 0, 6])
def test_a_column_that_is_not_open_leaves_the_table_as_it_was(waiting: Table, column: int) -> None:
    before = held(waiting)
    with pytest.raises(Illegal, match=f"cannot go to column {column}: columns are 1 to 5") as caught:
        waiting.tile(column)
    assert (caught.value.rule, caught.value.diagnostic.player) == ("tiling-column", "Ana")
    assert held(waiting) == before


def test_no_round_begins_and_no_move_is_made_while_a_column_is_to_be_chosen(waiting: Table) -> None:
    before = held(waiting)
    with pytest.raises(Illegal, match="tiling-missing: Ana must choose the column for line 1"):
        waiting.lay(LAID)
    with pytest.raises(IllegalMove, match="round-over"):
        waiting.play("1B1")
    assert held(waiting) == before


def test_a_column_where_there_is_none_to_choose_is_a_value_error() -> None:
    table = new_game("azul", ["Ana", "Ben"], wall="grey")
    with pytest.raises(ValueError, match="there is no column to choose now"):
        table.tile(1)
    table.lay(LAID)
    with pytest.raises(ValueError, match="there is no column to choose now"):
        table.tile(1)


def test_a_log_may_stop_between_two_columns(waiting: Table) -> None:
    waiting.tile(4)
    assert waiting.to_toml().endswith('tiling = ["1:4", ""]\n')
    assert check(waiting.log()) == ()
    again = play_on(waiting.log())
    assert (again.choice, again.to_toml()) == (waiting.choice, waiting.to_toml())
    again.tile(1)
    assert again.choice is None


def test_a_game_that_is_over_takes_no_move_and_no_round() -> None:
    table = play_on(read_log(SIDE_A))
    before = held(table)
    assert (table.over, table.scores) == (True, {"Ana": 47, "Ben": 46})
    with pytest.raises(IllegalMove, match="game-over: no move is possible: the game is over"):
        table.play("1R1")
    with pytest.raises(Illegal, match="game-over"):
        table.lay(["RRRY", "YBGW", "BBWR", "GGYW", "WWRB"])
    assert held(table) == before


# --- from a log ---------------------------------------------------------------------------------------------------


LEGAL: Final = [path for path in SAMPLES if "illegal" not in path.stem]


@pytest.mark.parametrize("path", LEGAL, ids=lambda path: path.stem)
def test_the_moves_of_a_log_come_to_the_same_on_a_table(path: Path) -> None:
    log = read_log(path)
    entries = list(replay(log))
    columns = {
        (entry.player, entry.round, part.line): part.column
        for entry in entries
        for part in entry.parts
        if isinstance(part, azul.Tile)
    }
    table = play_on(log, before="1.start")
    for entry in entries:
        while (choice := table.choice) is not None:
            table.tile(columns[choice.player, table.round, choice.line])
        if entry.move is not None:
            assert table.play(entry.move) == entry
        elif isinstance(entry.parts[0], (azul.Laid, sintra.Laid)):
            table.lay(entry.parts[0].displays)
    report, again = score(log), score(table.log(log.name))
    assert [(row.player, row.total) for this in again.rounds for row in this.players] == [
        (row.player, row.total) for this in report.rounds for row in this.players
    ]
    assert (again.status, again.ranking) == (report.status, report.ranking)


@pytest.mark.parametrize("path", LEGAL, ids=lambda path: path.stem)
def test_a_table_goes_on_from_anywhere_in_a_log(path: Path) -> None:
    log = read_log(path)
    for address in {entry.address for entry in replay(log)} - {"final"}:
        if address.endswith((".3", ".start")):
            table = play_on(log, before=address)
            assert score(table.log()).status == "unfinished"
            assert play_on(table.log()).position == table.position


def test_a_table_stands_before_what_is_at_an_address() -> None:
    """The README shows this position: Ana has 15 points, and RRRYYB lie in the centre."""
    table = play_on(read_log(SIDE_A), before="4.4")
    assert (table.turn, table.scores["Ana"], table.centre) == ("Ana", 15, "RRRYYB")
    table.play("4R3")
    assert table.turn == "Ben"
    (last,) = [entry for entry in replay(table.log()) if entry.address == "4.4"]
    assert (last.player, last.move, last.points) == ("Ana", "4R3", 0)


def test_claims_of_rounds_that_were_played_are_kept_and_others_left_out() -> None:
    log = play_on(read_log(SIDE_A), before="3.2").log()
    assert [[row.claimed for row in this.players] for this in score(log).rounds] == [[4, 4], [9, 10], [None, None]]
    assert "[claimed]" not in log.text


def test_a_log_that_goes_on_from_its_end_keeps_what_is_claimed() -> None:
    log = play_on(read_log(SIDE_A)).log()
    assert [row.claimed for row in score(log).final or ()] == [47, 46]
    assert log.text.endswith("[claimed]\nAna = 47\nBen = 46\n")


def test_rulings_that_stand_over_a_log_are_written_into_what_goes_on() -> None:
    """The move costs 18 points of 15 where the score may fall below 0."""
    table = play_on(read_log(SIDE_A, rulings={"score_floor": "none"}), before="4.4")
    assert (table.play("CR3").points, table.scores["Ana"]) == (-18, -3)
    assert 'score_floor = "none"' in table.to_toml()
    (last,) = [entry for entry in replay(table.log()) if entry.address == "4.4"]
    assert last.total == -3


def test_a_box_that_stands_over_a_log_is_written_into_what_goes_on() -> None:
    table = play_on(read_log(SIDE_A, box={"ornament_points": [0] * 5}))
    assert table.scores == {"Ana": 47 - 19, "Ben": 46 - 16}
    assert [row.total for row in score(table.log()).final or ()] == [28, 30]


def test_a_log_that_begins_with_a_position_goes_on_from_there() -> None:
    table = play_on(parse_log(NO_COLOUR))
    assert (table.round, table.turn, table.displays[0]) == (1, "Ana", "RRW")
    assert table.play("1W-").address == "1.1"
    assert check(table.log()) == ()
    assert play_on(table.log()).turn == "Ben"


def test_an_illegal_move_before_an_address_is_raised() -> None:
    log = read_log(ROOT / "sample_games/illegal_must_place.toml")
    assert play_on(log, before="3.10").turn == "Emre"
    for before in ("3.11", "4.start", None):
        with pytest.raises(IllegalMove, match="must-place"):
            play_on(log, before=before)


def test_a_set_up_that_is_not_allowed_is_raised() -> None:
    text = SIDE_A.read_text(encoding="utf-8").replace("*", "R")
    with pytest.raises(Illegal, match="strip-set"):
        play_on(parse_log(text))


def test_an_address_where_the_log_has_nothing_is_a_lookup_error() -> None:
    log = read_log(SIDE_A)
    for before in ("9.1", "1.99"):
        with pytest.raises(LookupError, match=f"there is no {before}"):
            play_on(log, before=before)
    with pytest.raises(ValueError, match="'3,7' is no address"):
        play_on(log, before="3,7")
