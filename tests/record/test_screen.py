"""Board, prompt and last answer are on a screen of 80 columns and 24 lines together."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.record.screen import Watched
from tests.record.terminal import ended

SAMPLES = Path(__file__).parents[2] / "sample_games"
FOUR = {
    "azul_four_players": ("1.1 Ngozi>", "floor", "8Y9", "not taken: 8Y9"),
    "four_players_side_b": ("1.1 Chiara>", "window", "1Y9", "not taken: 1Y9"),
}


def begun(tmp_path: Path, name: str, first: str = "") -> Watched:
    """Record a sample for four players from the first displays on."""
    text = (SAMPLES / f"{name}.toml").read_text(encoding="utf-8")
    log = tmp_path / "log.toml"
    log.write_text(text[: text.index('moves = """')], encoding="utf-8")
    seen = Watched(log, first)
    seen.child.expect_exact(FOUR[name][0])
    return seen


@pytest.mark.parametrize("name", FOUR)
def test_the_board_stays_on_the_screen_however_many_lines_are_refused(tmp_path: Path, name: str) -> None:
    prompt, last_row, wrong, refusal = FOUR[name]
    seen = begun(tmp_path, name)
    assert seen.at("displays   1") < seen.at(last_row) < seen.at(prompt)
    for _ in range(8):
        seen.type(wrong, refusal, prompt)
        assert 0 <= seen.at("displays   1") < seen.at(last_row) < seen.at(refusal) < seen.at(prompt)
        assert seen.at(prompt) == len(seen.lines) - 1
        assert seen.lines[seen.at(prompt) - 1].startswith(("not taken", "  "))  # nothing comes after the reason
    seen.child.sendeof()
    assert ended(seen.child) == 0


@pytest.mark.parametrize("name", FOUR)
def test_all_legal_moves_are_on_the_screen_with_the_board(tmp_path: Path, name: str) -> None:
    prompt, last_row, wrong, refusal = FOUR[name]
    seen = begun(tmp_path, name)
    seen.type(wrong, refusal, prompt)
    seen.type("?", "9Y", prompt)
    listed = [line for line in seen.lines if line.startswith(("1Y1 ", "1B1 "))]
    assert listed
    assert 0 <= seen.at("displays   1") < seen.at(last_row) < seen.at(listed[0]) < seen.at(prompt)
    seen.type("quit", "go on with: sintra record")
    assert ended(seen.child) == 0


@pytest.mark.parametrize(("first", "coloured"), [("", True), ("import os; os.environ['NO_COLOR'] = '1'", False)])
def test_panes_have_their_colours_and_always_their_letters(tmp_path: Path, first: str, coloured: bool) -> None:
    seen = begun(tmp_path, "four_players_side_b", f"import os; os.environ.pop('NO_COLOR', None); {first}")
    assert seen.lines[seen.at("displays   1")].startswith("displays   1 ")
    assert {"R", "Y", "G", "B", "W"} <= set(seen.lines[seen.at("displays   1")])
    assert ({"red", "green", "blue"} <= seen.colours("displays   1")) is coloured
    assert (seen.colours("displays   1") == {"default"}) is not coloured
    seen.type("quit", "go on with")
    assert ended(seen.child) == 0


@pytest.mark.parametrize("how", ["quit", "key"])
@pytest.mark.parametrize("before", [[], ["azul"], ["azul", "Ana, Ben"]])
def test_leaving_while_it_asks_what_it_needs_writes_nothing(tmp_path: Path, how: str, before: list[str]) -> None:
    log = tmp_path / "new.toml"
    seen = Watched(log)
    seen.child.expect_exact("Game")
    for answer, question in zip(before, ["Players", "Wall"], strict=False):
        seen.type(answer, question)
    if how == "quit":
        seen.child.send("quit\r")
    else:
        seen.child.sendeof()
    seen.child.expect("is not begun: nothing was\\s+written")
    assert ended(seen.child) == 0
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_while_it_asks_what_it_needs_leaves_with_its_own_code(tmp_path: Path) -> None:
    seen = Watched(tmp_path / "new.toml")
    seen.child.expect_exact("[sintra]: ")
    seen.child.sendintr()
    assert ended(seen.child) == 130
    assert "Traceback" not in "\n".join(seen.lines)
    assert list(tmp_path.iterdir()) == []
