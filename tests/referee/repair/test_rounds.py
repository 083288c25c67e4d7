"""What is mended in whole rounds: one too many, a move after its end, a choice that was not written."""

from __future__ import annotations

from tests.referee.repair.samples import mended, sample

HEAD = """\
format = 1
game = "azul"
wall = "grey"
players = [{ name = "Ana" }, { name = "Ben" }]
"""
# Ana fills lines 4 (red), 3 (black), Ben line 4 (yellow)
ROUND = """\
[[rounds]]
displays = ["RRRR", "YYYY", "KKKK", "BBBB", "WWWW"]
moves = "1R4 2Y4 3K3 4B5 5W5"  # all there
"""
# Nobody took from the centre: Ana begins again
NEXT = """
[[rounds]]
displays = ["RRRR", "YYYY", "KKKK", "BBBB", "WWWW"]
moves = "2Y4 3K2 1R2 4B3 5W5"
"""
SINTRA = "two_players_side_a"


def test_a_round_after_the_end_of_the_game_is_left_out() -> None:
    text = sample(SINTRA)
    more = '\n[[rounds]]  # VII\ndisplays = ["RRRR"]\nmoves = "1R1"\n'
    first = mended(text.replace("\n# The totals", f"{more}\n# The totals"))[0]
    assert first.edits == ["7.start: without this round (after the end of the game)"]
    assert first.log == text
    assert (first.whole, first.status) == (True, "finished")


def test_all_rounds_after_the_end_of_the_game_are_left_out_at_once() -> None:
    text = sample(SINTRA)
    more = '\n[[rounds]]\ndisplays = []\nmoves = "1R1"  # what is this?\n\n# and one more\n[[rounds]]\ndisplays = []\n'
    first = mended(text.replace("\n# The totals", f"{more}\n# The totals"))[0]
    assert first.edits == ["7.start: without rounds 7 to 8 (after the end of the game)"]
    assert first.log == text.replace("\n# The totals", "\n# and one more\n\n# The totals")


def test_an_empty_round_and_one_with_a_table_of_its_own_are_left_out_whole() -> None:
    text = sample(SINTRA)
    more = "\n[[rounds]]\ndisplays = []\n[rounds.claimed]\nAna = 1\nBen = 2  # what?\n\n[[rounds]]\ndisplays = []\n"
    first = mended(text.replace("\n# The totals", f"{more}\n# The totals"))[0]
    assert first.edits == ["7.start: without rounds 7 to 8 (after the end of the game)"]
    assert first.log == text


def test_rounds_after_a_position_in_which_the_game_is_over_are_left_out() -> None:
    head = HEAD.replace("grey", "coloured").replace('players = [{ name = "Ana" }, { name = "Ben" }]\n', "")
    players = '[[players]]\nname = "Ana"\n[[players]]\nname = "Ben"\n'
    over = f'{head}{players}[position]\nround = 6\n[position.players.Ana]\nwall = ["BYRKW"]\n'
    first = mended(f"{over}\n{ROUND}")[0]
    assert first.edits == ["6.start: without this round (after the end of the game)"]
    assert first.log == over


def test_a_round_that_is_there_twice_is_left_out_once() -> None:
    text = sample("azul_two_players")
    begin = text.index("[[rounds]]  # II")
    end = text.index("[[rounds]]  # III")
    first = mended(text[:end] + text[begin:end].replace("# II", "# copied") + text[end:])[0]
    assert first.edits == ["3.start: without this round, the same as round 2 (doubled)"]
    assert first.log.count("[[rounds]]") == text.count("[[rounds]]")
    assert (first.whole, first.status, first.claims_met) == (True, "finished", first.claims)


def test_moves_after_the_round_is_over_are_left_out() -> None:
    text = HEAD + ROUND.replace("5W5", "5W5 CK1 <".replace(" <", " 2R3"))
    first = mended(text)[0]
    assert first.edits == ["1.6: without CK1 (one too many)", "1.6: without 2R3 (one too many)"]
    assert first.log == HEAD + ROUND
    assert first.whole


def test_a_tiling_that_is_not_written_is_any_legal_column() -> None:
    tiling = 'tiling = ["4:{}", ""]\n'
    text = HEAD + ROUND.replace("3K3", "3K5").replace("2Y4", "2Y5").replace("4B5", "4B-").replace("5W5", "5W-")
    found = mended(text + NEXT.replace("2Y4 3K2 1R2 4B3 5W5", "2Y1 3K1"), 9)
    found = [each for each in found if "(column)" in each.edits[0]]
    assert [each.edits for each in found] == [
        [f"1.end: Ana's line 4 in column {column} (column)"] for column in range(1, 6)
    ]
    assert [tiling.format(column) in each.log for column, each in enumerate(found, 1)] == [True] * 5
    assert "  # all there\ntiling = " in found[0].log
    assert all(each.whole for each in found)


def test_all_columns_of_a_tiling_that_is_not_written_are_found_one_after_the_other() -> None:
    first = mended(HEAD + ROUND + NEXT)[0]
    lines = sorted(edit.split(" in column ")[0] for edit in first.edits)
    assert lines == ["1.end: Ana's line 3", "1.end: Ana's line 4", "1.end: Ben's line 4"]
    assert first.whole
    assert first.log.count("tiling = ") == 1


def test_a_player_who_is_missing_from_the_table_of_a_tiling_is_written_into_it() -> None:
    text = HEAD + ROUND + 'tiling = { Ana = "4:1 3:2" }  # Ben?\n' + NEXT
    first = mended(text)[0]
    assert first.log == text.replace('"4:1 3:2" }', '"4:1 3:2", Ben = "4:1" }')
