"""The command: what it says at 80 columns, what it writes and where, and its exit codes."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.calls import call
from tests.referee.repair.samples import mistype, sample

RIGHT = """\
format = 1
game = "azul"
wall = "coloured"

[[players]]
name = "Ana"

[[players]]
name = "Ben"

[[rounds]]
displays = ["RRRR", "YYYY", "KKKK", "BBBB", "WWWW"]
moves = "1R4 2Y4 3K5 4B5 5W3"
# Ana: a red and a white tile without neighbours, and one on the floor; Ben: a yellow one
claimed = [1, 1]  # 1 + 1 - 1, 1
"""
WRONG = mistype(RIGHT, "3K5", "3K4")


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the path of a log with one error, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "table2.toml"
    path.write_bytes(WRONG.encode())
    return path


def test_a_suggestion_says_what_why_and_what_comes_of_it(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    called = call(monkeypatch, "repair", "table2.toml", "--most", "1")
    assert called.err == ""
    assert called.code == 0
    assert (
        called.out
        == """\
table2.toml: line-full at 1.3: 1 suggestion

1.  1.3: 3K5 instead of 3K4 (target)
    reason: as written, line-full at 1.3
    claims: 2 of 2 claims met
    game:   unfinished, after round 1
--- table2.toml
+++ table2.toml
@@ -13 +13 @@
-moves = "1R4 2Y4 3K4 4B5 5W3"
+moves = "1R4 2Y4 3K5 4B5 5W3"
"""
    )
    assert log.read_bytes() == WRONG.encode()


def test_what_is_still_wrong_is_said_and_is_exit_code_1(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # a slip in round 2, and in round 4 displays of twenty white panes, of which no bag holds so many
    slipped = sample("two_players_side_a").replace("3R1=R  CB7", "3R1=R  CY7")
    log.write_bytes(slipped.replace('"RGBY", "RYGR", "WBWG", "RBWG", "GGGW"', ", ".join(['"WWWW"'] * 5)).encode())
    called = call(monkeypatch, "repair", "table2.toml", "--seconds", "60")
    assert called.code == 1
    assert "1.  2.4: CB7 instead of CY7 (colour)\n" in called.out
    assert "    game:   still wrong: draw-supply at 4.start\n" in called.out


def test_json_is_a_list_in_the_order_of_rank(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    called = call(monkeypatch, "repair", log.name, "--format", "json")
    first, *others = json.loads(called.out)
    assert first == {
        "edits": ["1.3: 3K5 instead of 3K4 (target)"],
        "claims_met": 2,
        "claims": 2,
        "status": "unfinished",
        "trouble": None,
        "log": RIGHT,
    }
    assert all(other["claims_met"] < 2 for other in others)


def test_apply_writes_the_mended_log_to_a_new_file(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    called = call(monkeypatch, "repair", "table2.toml", "--apply", "1", "-o", "mended.toml")
    assert (called.code, called.err) == (0, "wrote mended.toml\n")
    assert log.with_name("mended.toml").read_bytes() == RIGHT.encode()
    assert log.read_bytes() == WRONG.encode()
    assert call(monkeypatch, "check", "mended.toml").code == 0


def test_bom_and_line_ends_are_kept_in_what_is_written(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log.write_bytes(b"\xef\xbb\xbf" + WRONG.replace("\n", "\r\n").encode())
    call(monkeypatch, "repair", "table2.toml", "--apply", "1", "-o", "mended.toml")
    assert log.with_name("mended.toml").read_bytes() == b"\xef\xbb\xbf" + RIGHT.replace("\n", "\r\n").encode()


@pytest.mark.parametrize("target", ["table2.toml", "./table2.toml", "other.toml"])
def test_nothing_is_written_over(log: Path, monkeypatch: pytest.MonkeyPatch, target: str) -> None:
    log.with_name("other.toml").write_bytes(b"mine")
    called = call(monkeypatch, "repair", "table2.toml", "--apply", "1", "-o", target)
    assert called.code == 2
    assert f"{target} exists already: a mended log goes to a new file." in " ".join(called.err.split())
    assert log.read_bytes() == WRONG.encode()
    assert log.with_name("other.toml").read_bytes() == b"mine"


@pytest.mark.skipif(sys.platform == "win32", reason="a link needs a permission there")
def test_nothing_is_written_through_a_link(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log.with_name("link.toml").symlink_to("nowhere.toml")
    assert call(monkeypatch, "repair", "table2.toml", "--apply", "1", "-o", "link.toml").code == 2
    assert not log.with_name("nowhere.toml").exists()


@pytest.mark.parametrize("arguments", [["--apply", "1"], ["-o", "mended.toml"]])
def test_apply_and_its_file_belong_together(log: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str]) -> None:
    called = call(monkeypatch, "repair", log.name, *arguments)
    assert called.code == 2
    assert "--apply N and -o FILE belong together." in called.err


def test_a_suggestion_that_is_not_there_cannot_be_applied(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    called = call(monkeypatch, "repair", "table2.toml", "--apply", "99", "-o", "mended.toml")
    assert called.code == 2
    assert "There is no suggestion 99" in called.err
    assert not log.with_name("mended.toml").exists()


def test_a_log_without_errors_has_nothing_to_repair(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log.write_bytes(RIGHT.encode())
    assert call(monkeypatch, "repair", "table2.toml").out == "table2.toml: nothing to repair\n"
    called = call(monkeypatch, "repair", "table2.toml", "--format", "json")
    assert (called.code, called.out) == (0, "[]\n")


def test_an_error_that_nothing_mends_is_exit_code_1(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log.write_bytes(mistype(sample("two_players_side_a"), '"WGWRYB"', '"WWWWWW"').encode())
    called = call(monkeypatch, "repair", "table2.toml")
    assert called.code == 1
    assert called.out == "table2.toml: round-track in the set-up: nothing found that mends it\n"


def test_a_log_that_cannot_be_read_is_exit_code_2_with_its_diagnostics(
    log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log.write_bytes(WRONG.replace('"coloured"', '"red"').encode())
    called = call(monkeypatch, "repair", "table2.toml")
    assert (called.code, called.out) == (2, "")
    assert called.err.startswith("table2.toml:3:9: log-shape: ")


def test_a_move_that_cannot_be_read_is_mended_and_written_with_all_remarks(
    log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log.write_bytes(WRONG.replace("3K4", "3KS").encode())  # S for 5
    called = call(monkeypatch, "repair", "table2.toml", "--apply", "1", "-o", "mended.toml")
    assert called.code == 0
    assert called.out.startswith(
        "table2.toml: move-syntax at 1.3: 1 suggestion\n\n1.  1.3: 3K5 instead of 3KS (spelling)\n"
    )
    assert log.with_name("mended.toml").read_bytes() == RIGHT.encode()


def test_moves_that_cannot_be_read_even_so_are_exit_code_2(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log.write_bytes(WRONG.replace("1R4", "what?").replace("4B5", "who?").encode())
    called = call(monkeypatch, "repair", "table2.toml", "--format", "json")
    assert called.code == 2
    found = json.loads(called.out)
    assert found
    assert None not in [each["trouble"] for each in found]


def test_a_wrong_starter_is_written_with_all_remarks(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    named = RIGHT.replace("1R4 2Y4 3K5 4B5 5W3", "{0}:1R4 {1}:2Y4 {0}:3K5 {1}:4B5 {0}:5W3")
    log.write_bytes(named.replace("{0}", "Ben").replace("{1}", "Ana").encode())
    called = call(monkeypatch, "repair", "table2.toml", "--apply", "1", "-o", "mended.toml")
    assert called.code == 0
    assert "1.start: Ben begins instead of Ana: starting_player is Ben (starter)" in called.out
    mended = log.with_name("mended.toml").read_text(encoding="utf-8")
    assert mended.startswith('format = 1\ngame = "azul"\nstarting_player = "Ben"\n')
    assert mended.endswith("claimed = [1, 1]  # 1 + 1 - 1, 1\n")


def test_the_search_stops_in_time_and_says_so(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    called = call(monkeypatch, "repair", log.name, "--seconds", "0")
    assert called.err == "sintra: stopped after 0 s before all was tried; --seconds gives it longer\n"
    assert called.code == 1


def test_standard_input_is_read_and_what_a_call_overrules_counts(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    called = call(monkeypatch, "repair", "-", "--ruling", "refill=when_short", piped=log.read_bytes())
    assert called.code == 0
    assert called.out.startswith("-: line-full at 1.3: ")


def test_a_terminal_shows_how_far_the_search_is(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    called = call(monkeypatch, "repair", log.name, typed="")
    assert called.code == 0
    assert "searching" in called.err
    assert "searching" not in called.out


def test_long_lines_are_cut_around_the_change(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log.write_bytes(WRONG.replace('"1R4', f'"{" " * 200}1R4').encode())
    called = call(monkeypatch, "repair", "table2.toml", "--most", "1")
    assert all(len(line) <= 80 for line in called.out.splitlines())
    assert '3K4 4B5 5W3"' in called.out
    assert '3K5 4B5 5W3"' in called.out


def test_control_characters_of_a_log_are_shown_escaped(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = WRONG.replace('name = "Ben"', 'name = "B\\u001bn"').replace("[1, 1]", "[1, 9]").replace("3K4", "3K5")
    log.write_bytes(text.encode())
    called = call(monkeypatch, "repair", "table2.toml")
    assert "B\\x1bn's total 1 instead of 9 (claim)" in called.out
    assert "\x1b" not in called.out
