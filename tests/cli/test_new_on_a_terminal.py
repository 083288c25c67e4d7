"""The command `new` on a real terminal."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from typing import TYPE_CHECKING

import pytest

from tests.cli.new_logs import ASKED, DISPLAYS, KEPT, ROUNDS, STRIPS

if TYPE_CHECKING:
    from pathlib import Path

if sys.platform == "win32":
    pytest.skip("there are no pseudo-terminals", allow_module_level=True)

import pty


def test_questions_are_asked_on_the_terminal_and_the_log_goes_where_standard_output_leads(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    with (tmp_path / "game.toml").open("wb") as out:
        command = [sys.executable, "-m", "sintra_cli", "new", "--game", "sintra"]
        asking = subprocess.Popen(command, stdin=theirs, stdout=out, stderr=theirs)
    os.close(theirs)
    screen = ""
    for answer in ("Ana", "Ana,Zoë", "-", "", "RYGBWR", "", "", STRIPS, STRIPS):
        said = b""
        while not said.endswith(b": "):
            said += os.read(ours, 1024)
        screen += said.decode().replace("\r\n", "\n")
        os.write(ours, f"{answer}\n".encode())
    assert asking.wait(60) == 0
    os.close(ours)
    assert screen.replace("\n", " ") == (
        "Players, clockwise, with commas between, such as Ana, Ben: Ana "
        "  2 to 4 players can play, not 1 "
        "Players, clockwise, with commas between, such as Ana, Ben: Ana,Zoë "
        f"{KEPT}- Side of the palace boards, A or B [A]:  {ROUNDS}RYGBWR "
        f"Who starts, Ana or Zoë [Ana]:  {DISPLAYS} Ana's {ASKED}{STRIPS} Zoë's {ASKED}"
    )
    document = tomllib.loads((tmp_path / "game.toml").read_text(encoding="utf-8"))
    assert ([player["name"] for player in document["players"]], document["side"]) == (["Ana", "Zoë"], "A")


def test_on_a_terminal_it_says_what_it_wrote_and_how_to_go_on(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "sintra_cli", "new", "--game", "azul", "--players", "Ana,Ben", "--wall", "grey"]
    done = subprocess.run([*command, "-o", "my game.toml"], cwd=tmp_path, stdin=subprocess.DEVNULL, stderr=theirs)
    os.close(theirs)
    assert done.returncode == 0
    said = os.read(ours, 1024).decode()
    os.close(ours)
    assert said == "wrote my game.toml; to take the game down: sintra record 'my game.toml'\r\n"
