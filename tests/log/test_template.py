"""The log that is begun."""

from __future__ import annotations

import re
import tomllib
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sintra_cli.family.new_log import Beginning
from sintra_cli.games import game_called
from sintra_cli.log.template import template
from sintra_cli.record.session import Session
from sintra_cli.referee import judge
from sintra_cli.report.model import Verdict
from tests.playout.runs import examples

OTHER_COLOURS = ["C crimson", "J jade", "P purple", "O orange", "I ivory"]
STRIPS = ["RRRYB/GGWYB", "YYGWR/BBRGW", "G*BR*/WWRRY", *["BBWRG/YYGRW"] * 5]
OTHER_STRIPS = [*["CJPOI/IOPJC"] * 7, "CCCCC/**JPO"]
PRINTED = {
    "window_values": [5, 3, 3, 2, 2, 1, 1, 2],
    "broken_glass": [0, 2, 18],
    "ornaments": [[1, 2], [8, 7]],
    "ornament_points": [0, 1, 2, 4, 8],
}
BOXES: dict[str, dict[str, Any]] = {
    "none": {},
    "colours": {"colours": OTHER_COLOURS},
    "strips": {"strips": STRIPS},
    "all": {"colours": OTHER_COLOURS, **PRINTED, "strips": OTHER_STRIPS},
}
NAMES = ["Ana", "Ben", "Cleo", "Dan"]
SETTINGS = [{"side": "A"}, {"side": "B"}, {"wall": "coloured"}, {"wall": "grey"}]


def begun(settings: dict[str, str], box: dict[str, Any], players: list[str], *, displays: bool = True) -> str:
    game = game_called("azul" if "wall" in settings else "sintra")
    letters = "".join(game.new_log().colours(box))
    answers = settings if "wall" in settings else {"round_colours": letters[0] + letters, **settings}
    return template(game, Beginning(players=players, box=box, answers=answers, displays=displays))


def judged(text: str) -> Verdict:
    return judge(text.encode())


EVERY_LOG = [
    pytest.param(settings, box, NAMES[:number], displays, id=f"{settings}-{name}-{number}-{displays}")
    for settings, (name, box), number, displays in product(SETTINGS, BOXES.items(), (2, 3, 4), (True, False))
]


@pytest.mark.parametrize(("settings", "box", "players", "displays"), EVERY_LOG)
def test_every_log_that_is_begun_is_accepted_as_it_is(
    settings: dict[str, str], box: dict[str, Any], players: list[str], displays: bool
) -> None:
    report = judged(begun(settings, box, players, displays=displays)).report
    assert report.errors == []
    assert (report.status, report.players) == ("unfinished", players)
    assert len(report.rounds) == (0 if displays else 1)


@pytest.mark.parametrize(("settings", "box", "players", "displays"), EVERY_LOG)
def test_what_stands_after_one_number_sign_is_right_once_that_is_taken_away(
    settings: dict[str, str], box: dict[str, Any], players: list[str], displays: bool
) -> None:
    text = begun(settings, box, players, displays=displays)
    bared = re.sub(r'^# (?=\[|"""|\S+ = )', "", text, flags=re.MULTILINE)
    document = tomllib.loads(bared)
    assert document.keys() >= {"starting_player", "title", "date", "rulings", "box", "rounds", "claimed"}
    report = judged(bared).report
    assert report.errors == []
    assert len(report.rounds) == 1


@pytest.mark.parametrize("displays", [True, False])
@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_a_game_can_be_recorded_on_from_there(settings: dict[str, str], displays: bool) -> None:
    session = Session(begun(settings, {}, NAMES[:2], displays=displays), "new.toml", {}, {})
    if displays:
        letters = list(session.table.colours)
        session.lay(" ".join(["".join(letters[:4])] * 3 + ["".join(letters[1:])] * 2))
    move = str(next(session.table.legal_moves()))
    session.play(move)
    report = judged(session.text).report
    assert (report.errors, len(report.rounds)) == ([], 1)
    assert tomllib.loads(session.text)["rounds"][0]["moves"].split() == [move]


def test_a_log_of_sintra() -> None:
    text = begun({"side": "A"}, {}, ["Ana", "Ben"])
    assert text.startswith("# A game of ")
    strips = [
        "RRRYB/GGWYB",
        "YYGWR/BBRGW",
        "GGBRY/WWRRY",
        "BBWRG/YYGRW",
        "WWYGB/RRGBY",
        "RYGBW/RYBGW",
        "GBBYW/RRWGY",
        "YWWRG/B*G*R",
    ]
    assert tomllib.loads(text) == {
        "format": 1,
        "game": "sintra",
        "side": "A",
        "round_colours": "RRYGBW",
        "players": [{"name": "Ana", "strips": strips}, {"name": "Ben", "strips": strips}],
    }


def test_a_log_of_azul_without_displays() -> None:
    assert begun({"wall": "grey"}, {}, ["Ana", "Zoë"], displays=False) == (
        "# A game of Azul. What stands after a # is a remark.\n"
        "format = 1\n"
        'game = "azul"\n'
        'wall = "grey"\n'
        '# starting_player = "Ana"  # who has the tile in round 1, if not the first player\n'
        '# title = "Club night"  # title, date, place and notes: as you like\n'
        "# date = 2024-05-01\n"
        "\n"
        "# [rulings]  # what the rulebook leaves open: sintra rule lists the questions\n"
        "\n"
        "# [box]  # what is printed on your components, where it is not what the tool assumes\n"
        "\n"
        "# The players, clockwise.\n"
        "\n"
        "[[players]]\n"
        'name = "Ana"\n'
        "\n"
        "[[players]]\n"
        'name = "Zoë"\n'
        "\n"
        "# Rounds: a table [[rounds]] for each, with all moves in the order of play, white space between them.\n"
        "# The displays are not written down: a take says how many, from ? (a display) or C (the centre).\n"
        "#\n"
        "#   ?2R3   two R tiles of a display go on pattern line 3, the others there to the centre\n"
        "#   C4B5   four B tiles of the centre, on line 5\n"
        "#   ?3Y-   three Y tiles of a display go to the floor line\n"
        "#   ?3Y2!  a wrong move that was noticed too late, and stands\n"
        "#\n"
        "[[rounds]]\n"
        'moves = """\n'
        '"""\n'
        '# tiling = ["1:3 4:5", ""]  # line:column, a text a player, where there is a choice\n'
        "# claimed = [0, 0]  # the totals on paper after the round\n"
        "\n"
        "# [claimed]  # the final totals on paper\n"
        "# Ana = 0\n"
        '# "Zoë" = 0\n'
    )


@pytest.mark.parametrize(
    ("settings", "displays", "shown"),
    [
        ({"side": "A"}, True, ["1R3", "CB5", "CB5j1", "1R3=B", "4Y-", "4Y-!", "<"]),
        ({"side": "B"}, False, ["?2R3", "C4B5", "C4B5j1", "?2R3=B", "?3Y-", "?3Y-!", "<"]),
        ({"wall": "coloured"}, True, ["1R3", "CB5", "4Y-", "4Y2!"]),
    ],
)
def test_remarks_show_how_moves_are_written(settings: dict[str, str], displays: bool, shown: list[str]) -> None:
    text = begun(settings, {}, NAMES[:2], displays=displays)
    assert re.findall(r"^#   (\S+)  ", text, re.MULTILINE) == shown


def test_remarks_have_the_colours_of_the_box() -> None:
    text = begun({"side": "A"}, BOXES["all"], NAMES[:2])
    assert "#   CO5j1  " in text
    assert "#   4J-    no strip in reach has room for J: all of them break\n" in text
    assert '# displays = ["CCOP", "JJIC", "OOIP", "CPJI", "JCOP"]  # clockwise\n' in text


def test_strips_that_are_made_up_are_marked_as_placeholders_for_each_player() -> None:
    text = begun({"side": "A"}, {}, NAMES[:3])
    assert (
        text.count('"\n# PLACEHOLDER: these strips are made up; write those that this player really laid\nstrips') == 3
    )


def test_the_box_is_copied_into_the_log() -> None:
    text = begun({"side": "A"}, BOXES["all"], NAMES[:2])
    assert tomllib.loads(text)["box"] == BOXES["all"]
    assert '\n  "CCCCC/**JPO",  # 8\n]\n' in text


def test_of_the_box_only_what_azul_has_is_copied_into_a_log_of_azul() -> None:
    assert tomllib.loads(begun({"wall": "grey"}, BOXES["all"], NAMES[:2]))["box"] == {"colours": OTHER_COLOURS}
    assert "box" not in tomllib.loads(begun({"wall": "grey"}, BOXES["strips"], NAMES[:2]))


def test_strips_of_the_box_are_laid_by_number_and_the_one_with_jokers_with_that_face_down() -> None:
    text = begun({"side": "A"}, BOXES["strips"], NAMES[:2])
    assert [player["strips"] for player in tomllib.loads(text)["players"]] == ["1 2 3' 4 5 6 7 8"] * 2
    assert text.count("  # PLACEHOLDER: write how they really lie\n") == 2


# --- names ---------------------------------------------------------------------------------------------------------

HOSTILE = [
    'a"b',
    "a\\b",
    "a'b",
    "a#b",
    "]]",
    "a = 1",
    '"""',
    "a\nb = 2",
    "a\r\n[[rounds]]",
    "\x00",
    "\x1b[31m",
    "\x7f",
    "a\x85b",
    "a\u2028b",
    "007",
    "1e5",
    "true",
    "Ana,Ben",
    "Ana:Ben",
    "_photo",
    "{R}",
    "%s",
    "ü",
    "美咲",
    "👩\u200d🚀",
    "\u202eabc",
    "n" * 5000,
]


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
@pytest.mark.parametrize("name", HOSTILE, ids=ascii)
def test_any_name_is_written_so_that_it_is_read_again(name: str, settings: dict[str, str]) -> None:
    for players in ([name, "Ben"], ["Ben", name]):
        text = begun(settings, {}, players)
        assert [player["name"] for player in tomllib.loads(text)["players"]] == players
        report = judged(text).report
        assert (report.errors, report.players) == ([], players)


def names() -> st.SearchStrategy[list[str]]:
    name = st.text(st.characters(exclude_categories=["Cs"]), min_size=1).filter(lambda text: text == text.strip() != "")
    return st.lists(name, min_size=2, max_size=4, unique=True)


@examples(100)
@given(players=names(), settings=st.sampled_from(SETTINGS), displays=st.booleans())
def test_whoever_plays_the_log_is_accepted(players: list[str], settings: dict[str, str], displays: bool) -> None:
    report = judged(begun(settings, {}, players, displays=displays)).report
    assert (report.errors, report.players) == ([], players)
