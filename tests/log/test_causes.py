"""The cause is told at its place, and not what follows from it; advice that is followed makes a log."""

from __future__ import annotations

import pytest

from tests.log.logs import AZUL, ROUND, SINTRA, Wrong, accepted, assert_wrong, changed, messages

AT_THE_TOP = "it belongs at the top, before the first [table]"
BOTH = pytest.mark.parametrize("log", [AZUL, SINTRA], ids=["azul", "sintra"])
POSITION = """\
format = 1
game = "sintra"
side = "A"

[[players]]
name = "Ana"
strips = ["RRBGY", "", "YYR*W"]

[[players]]
name = "Ben"

[position]
displays = ["RRRW"]

[position.players.Ana]
panes = ["RGY", "", "YY"]
"""


# --- another spelling --------------------------------------------------------------------------------------------


@BOTH
def test_a_game_under_a_capital_key_is_known(log: str) -> None:
    for game in ("azul", "sintra"):
        if f'"{game}"' in log:
            plain = changed(log, "game =", "Game =")
            assert_wrong(plain, Wrong("Game", "unknown key `Game`: did you mean `game`?"))
            loud = changed(plain, f'"{game}"', f'"{game.title()}"')
            assert_wrong(loud, Wrong("Game", f'unknown key `Game`: did you mean `game = "{game}"`?'))
            accepted(changed(loud, f'Game = "{game.title()}"', f'game = "{game}"'))


def test_a_game_that_nobody_knows_is_not_missing_as_well() -> None:
    log = changed(AZUL, 'game = "azul"', 'Game = "chess"')
    assert_wrong(log, Wrong("Game", "unknown key `Game`: did you mean `game`?"))


@pytest.mark.parametrize(
    ("log", "key", "better"),
    [
        (SINTRA, "round_colors", "round_colours"),
        (SINTRA, "Side", "side"),
        (SINTRA, "Format", "format"),
        (AZUL, "Wall", "wall"),
        (AZUL, "fomat", "format"),
    ],
)
def test_what_is_spelt_otherwise_is_not_missing(log: str, key: str, better: str) -> None:
    wrong = changed(
        log,
        f"\n{better} =" if better != "format" else f"{better} =",
        f"{key} =" if better == "format" else f"\n{key} =",
    )
    assert_wrong(wrong, Wrong(key, f"unknown key `{key}`: did you mean `{better}`?"))


@BOTH
def test_players_under_another_key_are_not_missing(log: str) -> None:
    wrong = log.replace("[[players]]", "[[Players]]") + "\n[claimed]\nAna = 1\nBen = 2\n"
    assert_wrong(wrong, Wrong("Players", "unknown key `Players`: did you mean `players`?"))
    accepted(wrong.replace("Players", "players"))


@BOTH
def test_a_name_under_another_key_is_not_missing(log: str) -> None:
    wrong = changed(log, 'name = "Ben"', 'Name = "Ben"')
    assert_wrong(wrong, Wrong("Name", "unknown key `Name`: did you mean `name`?"))


def test_displays_under_another_key_leave_the_moves_right() -> None:
    log = AZUL + ROUND.replace("displays", "Displays") + 'moves = "1B1 2Y2"\n'
    assert_wrong(log, Wrong("Displays", "unknown key `Displays`: did you mean `displays`?"))


def test_a_box_under_another_key_still_has_its_strips() -> None:
    for box, log in (
        ("Box", changed(SINTRA, "[box]", "[Box]")),
        ("Strips", changed(SINTRA, "\nstrips = [", "\nStrips = [")),
    ):
        assert_wrong(log, Wrong(box, f"unknown key `{box}`: did you mean `{box.lower()}`?"))


def test_a_position_under_another_key_is_one() -> None:
    log = changed(POSITION, "[position]", "[Position]").replace("[position.", "[Position.")
    assert_wrong(log, Wrong("Position", "unknown key `Position`: did you mean `position`?"))


# --- another table ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("log", "line"),
    [
        (SINTRA, 'side = "A"\n'),
        (SINTRA, 'round_colours = "RRYGBW"\n'),
        (AZUL, 'wall = "grey"\n'),
        (AZUL, "format = 1\n"),
    ],
)
@pytest.mark.parametrize("table", ["box", "rulings", "claimed"])
def test_a_key_below_the_wrong_header_is_not_missing_at_the_top(log: str, line: str, table: str) -> None:
    start = changed(log, line, "")
    wrong = changed(start, "[box]\n", f"[box]\n{line}") if f"[{table}]" in start else f"{start}\n[{table}]\n{line}"
    key = line.partition(" ")[0]
    unknown = f"`{key}` stands under [claimed], among the players" if table == "claimed" else f"unknown key `{key}`"
    assert_wrong(wrong, Wrong(key, f"{unknown}: {AT_THE_TOP}"))


@BOTH
def test_a_game_below_another_header_is_known(log: str) -> None:
    for game in ("azul", "sintra"):
        line = f'game = "{game}"\n'
        if line in log:
            wrong = f"{changed(log, line, '')}\n[rulings]\n{line}"
            assert_wrong(wrong, Wrong("game", f"unknown key `game`: {AT_THE_TOP}"))


@BOTH
def test_a_title_below_the_final_claims_belongs_at_the_top(log: str) -> None:
    claims = "\n[claimed]\nAna = 21\n"
    wrong = f'{log}{claims}title = "Club night"\n'
    assert_wrong(wrong, Wrong("title", f"`title` stands under [claimed], among the players: {AT_THE_TOP}"))
    accepted(f'title = "Club night"\n{log}{claims}')
    below = f"{log}\n[[rounds]]\n[rounds.claimed]\nAna = 0\nstarting_player = 'Ana'\n"
    said = f"`starting_player` stands under [rounds.claimed], among the players: {AT_THE_TOP}"
    assert_wrong(below, Wrong("starting_player", said))


def test_a_player_may_be_called_like_a_key() -> None:
    accepted(f"{changed(AZUL, 'Ana', 'title')}\n[claimed]\ntitle = 3\n")


# --- a line that is missing --------------------------------------------------------------------------------------


@BOTH
def test_a_round_without_its_line_is_one_error(log: str) -> None:
    wrong = f"{log}\ndisplays = []\nmoves = ''\nclaimed = [1, 2]\n"
    said = "unknown key `displays`: it belongs under [[rounds]], and a line [[rounds]] is missing before it"
    assert_wrong(wrong, Wrong("displays", said))
    accepted(changed(wrong, "displays = []\n", "[[rounds]]\ndisplays = []\n"))


@BOTH
def test_a_first_player_without_a_line_is_one_error(log: str) -> None:
    wrong = changed(log, '[[players]]\nname = "Ana"', 'name = "Ana"')
    if log == AZUL:
        said = "unknown key `name`: it belongs under [[players]], and a line [[players]] is missing before it"
        assert_wrong(wrong, Wrong("name", said))


def test_a_round_below_the_final_claims_lacks_its_line() -> None:
    wrong = f"{AZUL}\n[claimed]\nAna = 1\n{ROUND.removeprefix(chr(10) + '[[rounds]]' + chr(10))}moves = ''\n"
    said = "it belongs under [[rounds]], and a line [[rounds]] is missing before it"
    assert_wrong(wrong, Wrong("displays", f"`displays` stands under [claimed], among the players: {said}"))


# --- what was made up ---------------------------------------------------------------------------------------------


def test_a_strip_that_is_not_well_formed_is_never_told_of_in_other_words() -> None:
    wrong = changed(POSITION, "YYR*W", "YYR*WW")
    due = (
        'a strip as laid at the start, "RRBGY/BBWWG" (?????, a face not known), the face that lies up, "RRBGY", '
        'or "" for none'
    )
    assert_wrong(wrong, Wrong("YYR*WW", f'player 1, strip 3 must be {due}, not "YYR*WW"'))


def test_a_wall_that_is_none_does_not_forbid_tilings() -> None:
    log = changed(AZUL, '"grey"', '"gray"') + ROUND + 'moves = ""\ntiling = ["", ""]\n'
    assert_wrong(log, Wrong("gray", 'wall must be "coloured" or "grey", not "gray"'))


def test_players_that_are_too_many_may_have_as_many_claims() -> None:
    more = "".join(f'\n[[players]]\nname = "{name}"\n' for name in "CDE")
    log = f"{AZUL}{more}{ROUND}claimed = [1, 2, 3, 4, 5]\n"
    assert_wrong(log, Wrong("[[players]]", "players must be 2 to 4 tables [[players]], clockwise, not an array of 5"))


def test_a_floor_line_that_is_none_says_nothing_of_the_marker() -> None:
    log = f'{AZUL}\n[position]\ndisplays = []\ntile = "Ana"\n[position.players.Ana]\nfloor = 3\n'
    (fault,) = messages(log)
    assert fault.startswith("position, players, Ana, floor must be ")
