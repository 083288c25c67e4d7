"""A name is one name however its letters are composed, wherever names are compared.

What a report prints is the spelling that the log's players have; the two look the same.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import tomli

from sintra_cli.log import answers
from sintra_cli.log.places import LogPlaces
from sintra_cli.referee.fmt import formatted
from sintra_cli.report.standings import Tally, ended
from sintra_cli.text import name_key, spelt
from tests.calls import Called, call
from tests.log.logs import AZUL, ROUND, Wrong, accepted, assert_wrong, changed, place
from tests.referee.diff import logs as to_compare
from tests.referee.diff.logs import difference, same, values
from tests.referee.repair.samples import mended, mistype, sample
from tests.report.build import azul, azul_final, ranking
from tests.verdicts import judge

ONE: str = "Zo\u00eb"
"""With an e that has its dots."""
TWO: str = "Zoe\u0308"
"""With an e, and dots for it."""
SPELLINGS = [(ONE, TWO), (TWO, ONE)]

both_ways = pytest.mark.parametrize(("player", "other"), SPELLINGS)


def zoe(log: str, name: str) -> str:
    """Return a log with another name for Ana, wherever she is."""
    assert "Ana" in log
    return log.replace("Ana", name)


# --- one name -----------------------------------------------------------------------------------------------------


def test_names_are_compared_trimmed_and_composed() -> None:
    assert name_key(f"\t{TWO} ") == name_key(ONE) == ONE
    assert name_key(" Ana ") == "Ana"


def test_names_that_only_look_alike_are_different() -> None:
    assert name_key("\u0410na") != name_key("Ana")  # a Cyrillic capital
    assert name_key("\uff21na") != name_key("Ana")  # a wide one, which is the same in form KC only


def test_a_name_is_spelt_as_among_others() -> None:
    assert spelt(f" {TWO}", ["Ben", ONE]) == ONE
    assert spelt("Zoe", ["Ben", ONE]) is None


# --- a log --------------------------------------------------------------------------------------------------------


@both_ways
def test_two_players_whose_names_are_the_same_but_for_composition_are_not_distinct(player: str, other: str) -> None:
    log = changed(zoe(AZUL, player), "Ben", other)
    message = f'players 1 and 2 are both called "{other}": names must differ'
    assert_wrong(log, Wrong(other, message))


@both_ways
def test_a_log_may_write_one_name_both_ways(player: str, other: str) -> None:
    log = changed(zoe(AZUL, player), 'wall = "grey"', f'wall = "grey"\nstarting_player = "{other}"')
    log += ROUND + f'moves = ["{other} :1B1", "Ben:2Y1", " {other}: 3R2"]\n'
    log += f'tiling = {{ "{other}" = "1:2" }}\nclaimed = {{ " {other}" = 3 }}\n\n[claimed]\n"{other} " = 4\n'
    read = accepted(log)
    assert read.names == [player, "Ben"]
    assert read.starter == 0
    assert [move.player for move in read.rounds[0].moves] == [player, "Ben", player]
    assert read.rounds[0].choices == [{1: 2}, {}]
    assert (read.claims, read.final_claims) == ([{0: 3}], {0: 4})


@both_ways
def test_a_name_before_a_colon_is_a_player_in_one_text_too(player: str, other: str) -> None:
    read = accepted(zoe(AZUL, player) + ROUND + f'moves = "{other}:1B1 Ben:2Y1"\n')
    assert [move.player for move in read.rounds[0].moves] == [player, "Ben"]


@both_ways
def test_a_report_prints_the_name_as_players_has_it(player: str, other: str) -> None:
    log = zoe(AZUL, player) + ROUND + f'moves = ["{other}:1B1", "{other}:2Y1"]\n'
    (error,) = judge(log).report.errors
    assert error.rule == "turn-order"
    assert error.message.startswith(f"it is Ben's turn, not {player}'s; ")
    assert error.text == f"{other}:2Y1"


@both_ways
@pytest.mark.parametrize("key", ["claimed", "tiling"])
def test_both_spellings_of_a_name_in_one_table_are_one_player_twice(player: str, other: str, key: str) -> None:
    value = "3" if key == "claimed" else '"1:3"'
    log = zoe(AZUL, player) + ROUND + f'{key} = {{ "{player}" = {value}, "{other}" = {value} }}\n'
    assert_wrong(log, Wrong(other, f'{key}: "{player}" is there twice'))


@both_ways
def test_a_player_is_under_final_claims_once(player: str, other: str) -> None:
    log = zoe(AZUL, player) + f'\n[claimed]\n"{player}" = 1\n"{other}" = 1\n'
    assert_wrong(log, Wrong(other, f'claimed: "{player}" is there twice'))


@both_ways
def test_a_key_that_begins_with_an_underscore_is_a_player_where_one_has_that_name(player: str, other: str) -> None:
    log = "_own = {}\n" + zoe(AZUL, f"_{player}") + f'\n[claimed]\n_note = "by hand"\n"_{other}" = 4\n'
    assert accepted(log).final_claims == {0: 4}


@both_ways
def test_a_position_may_write_one_name_both_ways(player: str, other: str) -> None:
    log = zoe(AZUL, player) + f'\n[position]\nturn = "{other}"\nstarter = "{other}"\ntile = "{other}"\n'
    log += f'displays = ["BBRR"]\n\n[position.players."{other}"]\nscore = 7\nfloor = "1"\n'
    read = accepted(log)
    assert read.position is not None
    assert (read.position.turn, read.position.starter, read.position.tile) == (0, 0, 0)
    assert [board.score for board in read.position.boards] == [7, 0]


@both_ways
def test_a_position_has_a_player_once(player: str, other: str) -> None:
    log = zoe(AZUL, player)
    log += f'\n[position]\ndisplays = []\nplayers = {{ "{player}" = {{ score = 1 }}, "{other}" = {{ score = 1 }} }}\n'
    assert_wrong(log, Wrong(other, f'position, players: "{player}" is there twice'))


@both_ways
def test_what_is_written_of_a_player_is_found_in_the_file(player: str, other: str) -> None:
    log = zoe(AZUL, player) + ROUND + f'tiling = {{ "{other}" = "1:2" }}\nclaimed = {{ "{other}" = 31 }}\n'
    read = accepted(log)
    where = LogPlaces(read)
    assert where.claim(1, 0) == (*place(log, "31"), "31")
    assert where.tiling(1, 0) == (*place(log, "1:2"), "1:2")


# --- commands -----------------------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def sintra(monkeypatch: pytest.MonkeyPatch, log: str, command: str, *options: str) -> Called:
    """Call a command with a log, a.toml."""
    Path("a.toml").write_text(log, encoding="utf-8", newline="\n")
    return call(monkeypatch, command, "a.toml", *options)


@both_ways
def test_the_player_of_a_replay_may_be_typed_both_ways(
    monkeypatch: pytest.MonkeyPatch, player: str, other: str
) -> None:
    log = zoe(to_compare.AZUL, player)
    asked, as_written = (
        sintra(monkeypatch, log, "replay", "--format", "jsonl", "--player", name) for name in (other, player)
    )
    assert asked == as_written
    assert {json.loads(line)["player"] for line in asked.out.splitlines()} == {player}


@both_ways
def test_the_player_of_a_move_that_is_tried_may_be_typed_both_ways(
    monkeypatch: pytest.MonkeyPatch, player: str, other: str
) -> None:
    log = zoe(AZUL, player) + ROUND
    done = sintra(monkeypatch, log, "moves", "--try", f"{other}:1B1")
    assert done.code == 0
    assert done.out.startswith(f"1B1 is legal in round 1, move 1 ({player})")


@both_ways
def test_a_name_that_is_kept_when_moves_are_formatted_is_kept_as_written(player: str, other: str) -> None:
    # The second move is out of turn, and names stay behind it
    log = zoe(AZUL, player) + ROUND + f'moves = ["{other}:1B1", "{other}:2Y1", " {other} : 3r2"]\n'
    after = formatted(log.encode(), {}, {})
    assert isinstance(after, bytes)
    assert [text.strip() for text in tomli.loads(after.decode())["rounds"][0]["moves"]] == [
        "1B1",
        f"{other}:2Y1",
        f"{other}:3R2",
    ]


@both_ways
def test_a_new_log_has_no_two_players_of_one_name(player: str, other: str) -> None:
    with pytest.raises(ValueError, match=f"^two players are called '{other}': names must differ$"):
        answers.players([player, "Ben", other])


@both_ways
@pytest.mark.parametrize("log", [to_compare.SINTRA, to_compare.AZUL])
def test_two_logs_that_write_one_name_both_ways_are_the_same(log: str, player: str, other: str) -> None:
    assert same(zoe(log, player), zoe(log, other))


@both_ways
def test_who_starts_is_no_difference_between_two_spellings(player: str, other: str) -> None:
    log = to_compare.AZUL.replace("format = 1", 'format = 1\nstarting_player = "Ana"')
    assert same(zoe(log, player), zoe(log, other))


@both_ways
def test_a_move_out_of_turn_is_no_difference_between_two_spellings(player: str, other: str) -> None:
    log = to_compare.AZUL.replace("2R2", "Ana:2R2")
    assert same(zoe(log, player), zoe(log, other))


@both_ways
def test_a_position_is_no_difference_between_two_spellings(player: str, other: str) -> None:
    log = (
        AZUL + '\n[position]\nturn = "Ana"\ntile = "Ana"\ndisplays = ["BBRR"]\n[position.players."Ana"]\nfloor = "1"\n'
    )
    assert same(zoe(log, player), zoe(log, other))
    scored = zoe(log, other) + "score = 2\n"
    assert values(difference(zoe(log, player), scored)) == ("0", "2")


@both_ways
def test_totals_that_differ_are_those_of_one_player(player: str, other: str) -> None:
    ours = zoe(to_compare.AZUL, player)
    theirs = zoe(to_compare.AZUL.replace('"1:3 2:3 3:3"', '"1:3 2:4 3:3"'), other)
    # In one column the tiles score 1 + 2 + 3, and 2 are left after 4 for the floor; each alone 3 in all, and 0 are left
    (pair,) = to_compare.compared(ours, theirs).scores
    assert (pair.round, pair.player, pair.a - pair.b) == (1, player, 2)


@both_ways
def test_standings_have_one_line_for_a_player_as_spelt_first(
    monkeypatch: pytest.MonkeyPatch, player: str, other: str
) -> None:
    for name, text in (("a.toml", player), ("b.toml", other), ("c.toml", other)):
        log = zoe(sample("two_players_side_a").replace("Ana = 47", '"Ana" = 47'), text)
        Path(name).write_text(log, encoding="utf-8", newline="\n")
    done = call(monkeypatch, "standings", "--format", "json", "a.toml", "b.toml", "c.toml")
    lines = json.loads(done.out)
    assert (done.code, done.err) == (0, "")
    assert sorted((line["player"], line["games"]) for line in lines) == [("Ben", 3), (player, 3)]


@pytest.mark.parametrize("spellings", SPELLINGS)
def test_players_who_have_done_the_same_stand_in_the_order_of_their_names(spellings: tuple[str, str]) -> None:
    tally = Tally({"azul": "Azul"})
    for name in spellings:
        final = [azul_final(name, rows=1, total=30), azul_final("Zof", rows=1, total=30)]
        tally.add(ended(azul(rounds=[], final=final, ranks=ranking((1, name, 30, 1), (1, "Zof", 30, 1))).report))
    # Composed, the third letter is U+00EB, which comes after f; an e would come before it
    assert [(line.player, line.games) for line in tally.lines()] == [("Zof", 2), (spellings[0], 2)]


@both_ways
def test_a_claim_is_mended_where_it_is_written(player: str, other: str) -> None:
    text = mistype(sample("two_players_side_a"), "Ana = 47", f'"{other}" = 74')
    text = text.replace('name = "Ana"', f'name = "{player}"')
    assert mended(text)[0].edits == [f"end of the game: {player}'s total 47 instead of 74 (claim)"]
