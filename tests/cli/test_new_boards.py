"""`sintra new --boards`: a log to fill in where only the boards are left."""

from __future__ import annotations

import tomllib
from itertools import product
from pathlib import Path

import pytest

from sintra_cli.cli.run import run
from tests.calls import Called
from tests.cli.new_logs import New
from tests.verdicts import judge

SINTRA = ("--boards", "--game", "sintra", "--players", "Ana,Ben", "--side", "A")
AZUL = ("--boards", "--game", "azul", "--players", "Ana,Ben", "--wall", "coloured")
EIGHT = '["", "", "", "", "", "", "", ""]'
EVERY = [
    ("--boards", *game, *players, *box)
    for game, players, box in product(
        [
            ("--game", "sintra", "--side", "A"),
            ("--game", "sintra", "--side", "b"),
            ("--game", "azul", "--wall", "coloured"),
            ("--game", "azul", "--wall", "grey"),
        ],
        [("--players", 'Zoë "Z",007,=,#'), ("--players", "Smith, J.", "--players", "美咲")],
        [(), ("--box", "box.toml")],
    )
]


def filled(text: str, *values: tuple[str, str]) -> str:
    """Fill in what was written, each value where its empty one stands first."""
    for empty, value in values:
        assert empty in text
        text = text.replace(empty, value, 1)
    return text


def strips_and_board(side: str, new: New) -> str:
    return filled(
        new(*SINTRA[:-1], side).out,
        (f"strips = {EIGHT}", 'strips = ["RRRYB", "", "", "", "", "", "", ""]'),
        ("score = 0", "score = 20"),
        (f"panes = {EIGHT}", 'panes = ["RRY", "", "", "", "", "", "", ""]'),
        (f"windows = {EIGHT}", 'windows = ["R", "YB", "RR", "", "B", "", "", ""]'),
        ("score = 0", "score = 25"),
        ("broken_glass = 0  # the number at the marker, as printed, without the minus\nlost = 0", "lost = 0"),
        ("broken_glass = 0", "broken_glass = 4"),
    )


@pytest.mark.parametrize("options", EVERY, ids=" ".join)
def test_check_accepts_what_is_written_with_any_options(new: New, options: tuple[str, ...]) -> None:
    assert new(*options, "-o", "end.toml") == Called(0, "", "")
    assert new.check("end.toml") == Called(0, "", "")


@pytest.mark.parametrize("options", [SINTRA, AZUL])
def test_every_board_is_marked_as_one_to_fill_in(new: New, options: tuple[str, ...]) -> None:
    text = new(*options).out
    for name in ("Ana", "Ben"):
        assert (
            f"# PLACEHOLDER: this board is empty; write what really lies on it\n[position.players.{name}]\nscore = 0  #"
        ) in text
    assert "Write what lies on the boards before you count what is scored at the end." in text
    assert "rounds" not in tomllib.loads(text)


def test_every_value_of_a_board_of_sintra_says_what_goes_there(new: New) -> None:
    text = new(*SINTRA).out
    board = text.partition("[position.players.Ben]\n")[2].partition("\n\n")[0].splitlines()
    assert board == [
        "score = 0  # the points on the track after round VI",
        "broken_glass = 0  # the number at the marker, as printed, without the minus",
        "lost = 0  # the points that resets of the marker have cost; they only break ties",
        f"panes = {EIGHT}  # the panes on each strip",
        f'windows = {EIGHT}  # the panes in each window, such as "R" or "YB"',
    ]
    assert "round_colours" not in text


def test_a_filled_in_log_of_side_a_has_every_part_of_the_final_scoring(new: New) -> None:
    report = judge(strips_and_board("A", new)).report
    # Ana: 3 panes left // 3 = 1; windows 1-2 hold 3 of 4 panes: 6; windows 3-4 hold 2: 3; 5-6 one: 0.
    assert report.final is not None
    assert [final.total for final in report.final] == [20 + 1 + 6 + 3, 25 - 4]
    assert (report.status, report.winners, report.errors) == ("finished", ["Ana"], [])


def test_a_filled_in_log_of_side_b_has_every_part_of_the_final_scoring(new: New) -> None:
    report = judge(strips_and_board("B", new)).report
    # Ana: 3 panes left // 3 = 1; two completed windows (2 and 3), times three red panes (R, RR): 6.
    assert report.final is not None
    assert [final.total for final in report.final] == [20 + 1 + 2 * 3, 25 - 4]


def azul_wall(new: New, *rows: str) -> str:
    return filled(new(*AZUL).out, ("score = 0", "score = 58"), *(('"....."', f'"{row}"') for row in rows))


def test_a_filled_in_log_of_azul_has_every_part_of_the_final_scoring(new: New) -> None:
    report = judge(azul_wall(new, "BYRKW", "WBYR.", "KWBY.", ".KWB.", ".R..B")).report
    # Ana: one row 2; column 2 (Y B W K R) 7; all five blue ones 10.
    assert report.final is not None
    assert [final.total for final in report.final] == [58 + 2 + 7 + 10, 0]
    assert (report.status, report.winners, report.errors) == ("finished", ["Ana"], [])


def test_azul_without_a_complete_row_is_over_once_bag_and_lid_are_said_to_be_empty(new: New) -> None:
    text = azul_wall(new, ".Y...", ".B...", ".W...", ".K...", ".R...")
    assert judge(text).report.status == "unfinished"
    report = judge(filled(text, ('# bag = ""', 'bag = ""'), ('# lid = ""', 'lid = ""'))).report
    assert report.final is not None
    assert [final.total for final in report.final] == [58 + 7, 0]


def test_the_examples_of_letters_are_in_the_colours_of_the_box(new: New, desk: Path) -> None:
    (desk / "colours.toml").write_text(
        '[box]\ncolours = ["R red", "Y yellow", "G green", "P purple", "W white"]\n', encoding="utf-8"
    )
    text = new(*SINTRA, "--box", "colours.toml").out
    assert 'lies up, such as "RRRYP"' in text
    assert 'such as "R" or "YP"' in text


@pytest.mark.parametrize(
    ("more", "option"),
    [
        (("--round-colours", "RYGBWR"), "--round-colours"),
        (("--strips", "1 2 3 4 5 6 7 8", "--strips", "1 2 3 4 5 6 7 8"), "--strips"),
        (("--starting-player", "Ana"), "--starting-player"),
        (("--no-displays",), "--no-displays"),
    ],
)
def test_what_only_a_game_from_the_start_needs_is_refused(new: New, more: tuple[str, ...], option: str) -> None:
    done = new(*SINTRA, *more)
    assert (done.code, done.out) == (2, "")
    assert f"{option} does not go with --boards: the end of a game does not need it." in " ".join(done.err.split())


def test_on_a_terminal_it_asks_for_the_game_the_players_and_the_side_alone(new: New) -> None:
    done = new("--boards", "-o", "end.toml", typed="sintra\nAna, Ben\nB\n")
    assert done.code == 0
    assert [
        question in done.out + done.err for question in ("Game", "Players", "Side", "Round", "strips", "starts")
    ] == [
        *[True] * 3,
        *[False] * 3,
    ]
    text = Path("end.toml").read_text(encoding="utf-8")
    assert (tomllib.loads(text)["side"], [each["name"] for each in tomllib.loads(text)["players"]]) == (
        "B",
        ["Ana", "Ben"],
    )


def test_on_a_terminal_it_says_what_to_fill_in_and_how_to_go_on(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("sintra_cli.cli.output.on_terminal", lambda _: True)
    assert run(["new", *AZUL, "-o", str(tmp_path / "end.toml")]) == 0
    said = " ".join(capfd.readouterr().err.split())
    assert "write what lies on the boards into it, after each PLACEHOLDER, and then: sintra score" in said
