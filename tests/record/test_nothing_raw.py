"""What a name does to a terminal is not done while a game is recorded."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from sintra_cli.report.ansi import for_people
from tests.cli.hostile import READABLE, evil, raw, spoilt, verify_clean
from tests.record.script import AZUL, DISPLAYS, recorded

EVERY_COMMAND = ["?", "show", "score", "help", "claim", "claim 1", "final 1 2", "nothing"]


def test_no_prompt_and_no_answer_has_anything_raw() -> None:
    # Four blue tiles fill line 4: it waits for a column on the grey wall.
    moves = ["1B4", "2Y-", "3R-", "4K-", "5W-"]
    script, _, _ = recorded(
        *EVERY_COMMAND, DISPLAYS, *EVERY_COMMAND, *moves, "3", *EVERY_COMMAND, "undo", text=spoilt(AZUL)
    )
    verify_clean(for_people(script.shown), colour=False)
    assert not [prompt for prompt in script.asked if raw(prompt) or "\n" in prompt]
    assert any("column" in prompt and r"\x1b[2J" in prompt for prompt in script.asked)
    assert any(prompt.startswith("1.1 ") and r"\x1b[2J" in prompt for prompt in script.asked)
    assert "after claim stands a total for each player: =cmd" in script.shown


@pytest.mark.parametrize("name", ["azul_unfinished_in_the_offer", "unfinished_in_round_four", "azul_two_players"])
def test_a_game_that_has_begun_is_told_without_anything_raw(name: str) -> None:
    script, _, _ = recorded(*EVERY_COMMAND, text=READABLE[name])
    verify_clean(for_people(script.shown), colour=False)
    assert not [prompt for prompt in script.asked if raw(prompt) or "\n" in prompt]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no pseudo-terminal")
def test_nothing_in_a_name_reaches_a_real_terminal_raw(tmp_path: Path) -> None:
    pexpect: Any = pytest.importorskip("pexpect")
    log = tmp_path / "log.toml"
    log.write_text(spoilt(AZUL), encoding="utf-8")
    run = f"import sys; sys.argv = ['sintra', 'record', {str(log)!r}]; from sintra_cli.__main__ import main; main()"
    child = pexpect.spawn(sys.executable, ["-c", run], encoding="utf-8", dimensions=(60, 400), timeout=60)
    child.logfile_read = seen = _Kept()
    child.expect("displays of round 1")
    child.send(f"{DISPLAYS}\r")
    child.expect_exact("1.1 =cmd")
    child.send("claim\r")
    child.expect_exact("a total for each player: ")
    child.expect_exact("1.1 =cmd")
    child.sendeof()
    child.expect(pexpect.EOF)
    assert not [harm for harm in ("\x1b]0;t", "\x1b[1;31m", "\x9b", "\x85", "\u202e", "\u2028") if harm in seen.text]
    assert r"\x1b]0;t\x07" in seen.text
    assert evil(0) not in seen.text


class _Kept:
    """A file that keeps what is written to it."""

    def __init__(self) -> None:
        self.text = ""

    def write(self, text: str) -> None:
        self.text += text

    def flush(self) -> None:
        """Do nothing."""
