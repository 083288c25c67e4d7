"""Positions that contradict themselves, what is left out of one, and what is possible though odd."""

from __future__ import annotations

import pytest

from tests.verdicts import judge

SINTRA = """format = 1
game = "sintra"
side = "A"
round_colours = "RRYGBW"
starting_player = "Ben"
players = [{ name = "Ana" }, { name = "Ben" }, { name = "Cleo" }]
[position]
"""
AZUL = """format = 1
game = "azul"
wall = "grey"
players = [{ name = "Ana" }, { name = "Ben" }]
[position]
"""


def faults(text: str) -> list[tuple[int | None, str]]:
    report = judge(text).report
    assert {error.rule for error in report.errors} <= {"log-shape"}
    return [(error.line, error.message) for error in report.errors]


# --- 20 of a colour ------------------------------------------------------------------------------------------------


def test_more_than_20_of_a_colour_in_all_is_an_error() -> None:
    middle = 'displays = ["RRRR", "RR"]\ncentre = "R"\nbag = "RRRRR"\ntower = "RR"\n'
    board = '[position.players.Ana]\nwindows = ["RR", "R"]\n[position.players.Ben]\nwindows = ["R"]\n'
    # 4 + 2 + 1 + 5 + 2 + 3 + 1 = 18; the two of the round indicator are not counted
    assert faults(SINTRA + middle + board) == []
    assert faults(SINTRA + middle.replace('tower = "', 'tower = "RR') + board) == []
    assert faults(SINTRA + middle.replace('tower = "', 'tower = "RRR') + board) == [
        (7, "21 R are written down in all: a game has 20 of a colour")
    ]


def test_tiles_on_lines_wall_and_floor_are_counted() -> None:
    board = '[position.players.Ana]\nlines = ["", "RR"]\nwall = ["R...."]\nfloor = "1RR"\n'
    # 15 + 2 + 1 + 2 = 20
    assert faults(f'{AZUL}displays = ["{"R" * 4}"]\nbag = "{"R" * 11}"\n{board}') == []
    (fault,) = faults(f'{AZUL}displays = ["{"R" * 4}"]\nbag = "{"R" * 12}"\n{board}')
    assert fault == (5, "21 R are written down in all: a game has 20 of a colour")


def test_in_a_round_without_displays_what_was_taken_is_still_in_the_bag() -> None:
    unseen = 'unseen = { displays = 4, centre = 0, left = 16, taken = "RRRR", given_back = ["B"] }\n'
    board = '[position.players.Ana]\nlines = ["", "", "", "RRRR"]\n'
    # 20 in the bag - 4 taken + 4 on line 4 = 20; what has been given back since lies nowhere else
    text = f'{AZUL}{unseen}bag = "{"R" * 20}"\nlid = ""\n{board}'
    assert faults(text) == []
    assert faults(text.replace('["B"]', '["R"]')) == [(5, "21 R are written down in all: a game has 20 of a colour")]


# --- boards --------------------------------------------------------------------------------------------------------


def test_a_colour_twice_in_a_column_of_the_grey_wall_is_an_error_at_the_lower_row() -> None:
    assert faults(f'{AZUL}[position.players.Ana]\nwall = [\n"..R..",\n".....",\n"..R..",\n]\n') == [
        (10, "column 3 of the wall has R twice")
    ]


MARKER = """displays = []
centre = "R"
{tile}
[position.players.Ana]
floor = "{ana}"
[position.players.Ben]
floor = "{ben}"
"""


@pytest.mark.parametrize(
    ("tile", "ana", "ben", "fault"),
    [
        ("", "1", "", None),
        ('tile = "Ana"', "1", "", None),
        ('tile = "Ana"', "RRBBKKW", "", None),
        ("", "1", "B1", (12, "there is one starting-player marker, and here it lies for the second time")),
        ('tile = "Ben"', "1", "", (10, "`tile` says that Ben has the starting-player marker")),
        (
            'tile = "Ana"',
            "R",
            "",
            (8, "Ana's floor line has room, and the starting-player marker (1) does not lie there"),
        ),
    ],
)
def test_the_marker_lies_once_and_with_whoever_has_taken_it(
    tile: str, ana: str, ben: str, fault: tuple[int, str] | None
) -> None:
    assert faults(AZUL + MARKER.format(tile=tile, ana=ana, ben=ben)) == ([] if fault is None else [fault])


def test_before_a_round_the_marker_lies_on_no_floor_line() -> None:
    (fault,) = faults(AZUL + '[position.players.Ana]\nfloor = "1"\n')
    assert fault[0] == 7
    assert fault[1].startswith("before a round the starting-player marker is in the centre")


def test_a_marker_on_a_floor_line_says_who_has_taken_it() -> None:
    report = judge(
        AZUL + 'turn = "Ben"\n' + MARKER.format(tile="", ana="1", ben="") + '[[rounds]]\nmoves = "CR2"\n'
    ).report
    # Ben takes from the centre without the marker, so that nothing is on his floor line; Ana starts the next round.
    assert [row.floor for row in report.rounds[0].players] == [0, 0]
    assert report.errors == []
    later = '[[rounds]]\ndisplays = ["RRRR", "BBBB", "YYYY", "KKKK", "WWWW"]\nmoves = "Ana:1R4"\n'
    log = AZUL + 'turn = "Ben"\n' + MARKER.format(tile="", ana="1", ben="") + '[[rounds]]\nmoves = "CR2"\n' + later
    assert judge(log).report.errors == []


@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_a_line_whose_colour_is_on_its_wall_row_goes_to_the_floor_line_when_it_is_tiled(wall: str) -> None:
    text = AZUL.replace("grey", wall) + 'displays = []\n[position.players.Ana]\nscore = 20\nlines = ["", "YY"]\n'
    report = judge(text + 'wall = ["", ".BY.."]\nfloor = "R"\n[[rounds]]\n').report
    # Two yellow tiles beside the red one: 1 + 1 + 2 lost, and none on the wall.
    assert report.errors == []
    row = report.rounds[0].players[0]
    assert (row.wall, row.floor, row.total) == (0, 4, 16)


def test_a_column_chosen_for_such_a_line_is_a_tiling_line() -> None:
    text = AZUL + 'displays = []\n[position.players.Ana]\nlines = ["", "YY"]\nwall = ["", ".BY.."]\n'
    (error,) = judge(text + '[[rounds]]\ntiling = ["2:1", ""]\n').report.errors
    assert error.rule == "tiling-line"


def test_no_tile_may_be_added_to_such_a_line() -> None:
    text = AZUL + 'displays = ["Y"]\n[position.players.Ana]\nlines = ["", "Y"]\nwall = ["", ".BY.."]\n'
    (error,) = judge(text + '[[rounds]]\nmoves = "1Y2"\n').report.errors
    assert (error.rule, error.legal) == ("wall-has-colour", ["1Y1", "1Y3", "1Y4", "1Y5", "1Y-"])


@pytest.mark.parametrize("side", ["A", "B"])
def test_a_pane_in_a_window_may_be_unknown_on_side_a_only(side: str) -> None:
    text = SINTRA.replace('"A"', f'"{side}"') + '[position.players.Ana]\nwindows = ["", "Y?"]\n'
    message = "window 2: on side B the panes decide points, so each must be written, not ?"
    assert faults(text) == ([] if side == "A" else [(9, message)])


# --- what is left out ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "player"),
    [
        ("", "Ben"),
        ('starter = "Cleo"\n', "Cleo"),
        ('turn = "Ana"\n', "Ana"),
        ('starter = "Ben"\nturn = "Cleo"\n', "Cleo"),
    ],
)
def test_turn_left_out_is_the_starters_and_that_the_starting_players(written: str, player: str) -> None:
    log = f'{SINTRA}{written}displays = ["R"]\n[[rounds]]\nmoves = "{player}:1R-"\n'
    assert judge(log).report.errors == []


def test_without_a_starting_player_it_is_the_first_players_turn() -> None:
    log = SINTRA.replace('starting_player = "Ben"\n', "") + 'displays = ["R"]\n[[rounds]]\nmoves = "Ana:1R-"\n'
    assert judge(log).report.errors == []


@pytest.mark.parametrize(
    ("written", "player"),
    [
        ("", "Ben"),
        ('turn = "Cleo"\n', "Ben"),
        ('starter = "Cleo"\n', "Cleo"),
        ('starter = "Ana"\nturn = "Cleo"\n', "Ana"),
    ],
)
def test_before_a_round_the_starter_begins_it_whoever_is_on_turn(written: str, player: str) -> None:
    laid = ", ".join(f'"{colour * 4}"' for colour in "RYGBWRY")
    log = f'{SINTRA}{written}[[rounds]]\ndisplays = [{laid}]\nmoves = "{player}:1R-"\n'
    assert judge(log).report.errors == []


# --- places --------------------------------------------------------------------------------------------------------


def test_a_fault_in_a_round_has_the_number_of_the_round_of_the_game() -> None:
    report = judge(f'{SINTRA}round = 5\ndisplays = ["R"]\n[[rounds]]\nmoves = "R13"\n[[rounds]]\nmoves = 7\n').report
    assert [(error.rule, error.round, error.move) for error in report.errors] == [
        ("move-syntax", 5, 1),
        ("log-shape", 6, None),
    ]
    assert report.errors[1].message.startswith("round 6, moves must be")


def test_letters_of_a_position_may_be_small_and_are_colours_of_the_box_by_their_letter() -> None:
    box = '[box]\ncolours = ["R red", "Y  yellow", "G green", "B blue", "W white"]\n'
    text = f'{SINTRA}displays = ["r"]\n[[rounds]]\nmoves = "1y-"\n{box}'
    (error,) = judge(text).report.errors
    assert error.message == "display 1 has no yellow pane: it holds R"
