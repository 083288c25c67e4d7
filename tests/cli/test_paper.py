"""`paper`: a form to write a game down on by hand."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from sintra_cli.games import ROOMS, game_called
from sintra_cli.games.game import Game
from tests.calls import call
from tests.pages import Node, assert_lets_in_its_own_alone, page

BOX: Final = """[box]
colours = ["A amber", "B blue", "C coral", "D dun", "E ebony"]
strips = [
  "AABBC/DDEEA", "AABBC/DDEEA", "AABBC/DDEEA", "AABBC/DDEEA",
  "AABBC/DDEEA", "AABBC/DDEEA", "AABBC/DDEEA", "EEDDC/B*A*C",
]
"""
TABLES: Final = [(name, players) for name in ROOMS for players in (2, 3, 4)]


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("box.toml").write_text(BOX, encoding="utf-8")


def form(monkeypatch: pytest.MonkeyPatch, *arguments: object) -> Node:
    """Return the page of a form."""
    called = call(monkeypatch, "paper", *arguments)
    assert (called.code, called.err) == (0, "")
    assert_lets_in_its_own_alone(called.out)
    assert "<script" not in called.out
    assert called.out == call(monkeypatch, "paper", *arguments).out
    return page(called.out)


def rounds(read: Node) -> list[Node]:
    return read.every("section", class_="round")


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_round_has_a_column_for_each_player_and_rows_for_all_moves(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = form(monkeypatch, "--game", name, "--players", players)
    displays = {2: 5, 3: 7, 4: 9}[players]
    # of some thousand games, the longest round had so many moves, and real ones reach 25
    longest = {"sintra": {2: 18, 3: 24, 4: 24}, "azul": {2: 14, 3: 17, 4: 20}}[name][players]
    assert len(rounds(read)) >= 7
    for this in rounds(read):
        assert [each.text for each in this.every("span", class_="display")] == [str(n) for n in range(1, displays + 1)]
        (moves,) = this.every("tbody")
        cells = [len(row.every("td")) for row in moves.every("tr")]
        assert set(cells) == {players}
        assert sum(cells) >= longest
        (total,) = this.every("tr", class_="total")
        assert len(total.every("td")) == players


def test_names_stand_above_their_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    read = form(monkeypatch, "--players", "Ana, 美咲,Zoë")
    for this in rounds(read):
        (head,) = this.every("thead")
        assert [each.text for each in head.every("th")] == ["#", "Ana", "美咲", "Zoë"]


def test_without_displays_there_is_no_room_for_them_and_moves_have_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    read = form(monkeypatch, "--no-displays")
    assert read.every("span", class_="display") == []
    assert "?2R3" in [each.text for each in read.every("dt")]


def test_a_grey_wall_has_a_row_for_the_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    read = form(monkeypatch, "--game", "azul", "--wall", "grey")
    assert all("tiling" in [each.text for each in this.every("th")] for this in rounds(read))
    assert "Wall: grey" in read.text
    read = form(monkeypatch, "--game", "azul")
    assert "tiling" not in [each.text for each in read.every("th")]
    assert "Wall coloured grey" in read.text


def test_the_strips_of_the_box_are_drawn_and_told_by_their_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    read = form(monkeypatch, "--box", "box.toml")
    strips = read.every("table", class_="strip")
    assert [strip.every("caption")[0].text for strip in strips] == list("12345678")
    letters = [cell.text for cell in strips[7].every("td")]
    assert ("".join(letters[::2]), "".join(letters[1::2])) == ("EEDDC", "B*A*C")
    assert read.every("table", class_="laid") == []
    assert "A amber, B blue, C coral, D dun, E ebony" in read.text


def test_without_a_box_each_player_has_eight_strips_of_two_faces_to_fill_in(monkeypatch: pytest.MonkeyPatch) -> None:
    read = form(monkeypatch, "--players", "3")
    tables = read.every("table", class_="laid")
    assert [len(table.every("td")) for table in tables] == [8 * 5 * 2] * 3
    assert form(monkeypatch, "--game", "azul").every("table", class_="laid") == []


@pytest.mark.parametrize("name", ROOMS)
@pytest.mark.parametrize("displays", [True, False])
def test_the_moves_that_are_shown_can_be_typed(name: str, displays: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    game: Game = game_called(name)
    read = form(monkeypatch, "--game", name, "--displays" if displays else "--no-displays")
    form_of_moves = game.notation(game.new_log().colours({}), "seen" if displays else "unseen")
    moves = [each.text for each in read.every("dt")]
    assert len(moves) >= 3
    assert [str(form_of_moves.read(move)) for move in moves] == moves


def test_a_name_is_text_whatever_is_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    name = '<b onclick="x">&amp;\u202e'
    read = form(monkeypatch, "--players", name, "--players", "Ben")
    assert read.every("b", onclick="x") == []
    assert [each.text for each in read.every("strong")] == ['<b onclick="x">&amp;\\u202e', "Ben"]


def test_on_a_terminal_it_says_what_it_wrote_and_how_to_print_it(monkeypatch: pytest.MonkeyPatch) -> None:
    called = call(monkeypatch, "paper", "-o", "form.html", typed="")
    assert (called.code, called.err) == (0, "wrote form.html; to print it, open it in a browser\n")


def test_a_file_that_is_there_is_not_overwritten(monkeypatch: pytest.MonkeyPatch) -> None:
    assert call(monkeypatch, "paper", "-o", "form.html").code == 0
    first = Path("form.html").read_bytes()
    assert first.startswith(b"<!DOCTYPE html>")
    called = call(monkeypatch, "paper", "--game", "azul", "-o", "form.html")
    assert called.code == 2
    assert "form.html is there already, and is not overwritten" in called.err
    assert Path("form.html").read_bytes() == first


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--players", "5"), "2 to 4 players can play, not 1; or say only how many: 2, 3 or 4"),
        (("--players", "Ana,Ana"), "two players are called 'Ana'"),
        (("--wall", "grey"), "--wall goes with --game azul, not sintra"),
        (("--game", "azul", "--side", "A"), "--side goes with --game sintra, not azul"),
    ],
)
def test_what_cannot_be_is_refused(arguments: tuple[str, ...], said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    called = call(monkeypatch, "paper", *arguments)
    assert (called.code, called.out) == (2, "")
    assert said in called.err


def test_what_fills_in_pages_is_loaded_for_pages_alone() -> None:
    sample = Path(__file__).parents[2] / "sample_games" / "azul_two_players.toml"
    program = (
        "import sys; from sintra_cli.cli.run import run\n"
        "for command in (['check'], ['score'], ['show'], ['show', '--format', 'svg'], ['replay']):\n"
        f"    assert run([command[0], {str(sample)!r}, *command[1:]]) == 0\n"
        "print(*sorted({'jinja2', 'markupsafe'} & set(sys.modules)), file=sys.stderr)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stderr == "\n"
