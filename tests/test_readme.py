"""The README keeps its word: its examples print what it shows, and its links lead somewhere."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

import pytest

from sintra_cli.cli.run import run
from sintra_cli.referee import judge
from sintra_cli.report import diagnostics
from tests.calls import Stream
from tests.readme import HEADINGS, README, ROOT, Block, blocks, calls, typed_before

INSTALL_AND_SCORE: Final = (
    "python3 -m venv .venv && .venv/bin/pip install --quiet . && "
    ".venv/bin/sintra score sample_games/two_players_side_a.toml"
)
INSTALL_AND_TEST: Final = "python3 -m venv .venv && .venv/bin/pip install --quiet -e '.[test]' && .venv/bin/pytest"


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """Copy what the README's commands need, and make a command `sintra` that is this interpreter's, below `bin`."""
    shutil.copytree(ROOT / "sample_games", tmp_path / "desk" / "sample_games")
    command = tmp_path / "bin" / "sintra"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m sintra_cli "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    return tmp_path / "desk"


def printed(command: str, code: int, desk: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[int, str]:
    """Return the exit code of a command and what it prints; `$?` in it is `code`, that of the command before.

    Where it takes no shell, it is called within this process.
    """
    if command.startswith("sintra ") and not re.search(r"[|<>;&$*?`\\(\n]", command):
        return together(shlex.split(command)[1:], desk, monkeypatch)
    done = shell(f"(exit {code})\n{command}", desk)
    return done.returncode, done.stdout


def together(arguments: list[str], desk: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[int, str]:
    """Call the program; standard output and error come together."""
    stream = Stream()
    with monkeypatch.context() as patch:
        patch.chdir(desk)
        patch.delenv("NO_COLOR", raising=False)
        patch.setattr("sys.stdin", Stream())
        patch.setattr("sys.stdout", stream)
        patch.setattr("sys.stderr", stream)
        return run(arguments), stream.text


def shell(command: str, desk: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a command; standard output and error come together."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("COV_")}
    path = os.pathsep.join([str(desk.parent / "bin"), os.environ["PATH"]])
    return subprocess.run(
        ["sh", "-c", command],
        cwd=desk,
        env={**environment, "PATH": path, "PYTHONPATH": str(ROOT), "LC_ALL": "C", **more},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )


needs_sh = pytest.mark.skipif(sys.platform == "win32", reason="the README's commands are for a POSIX shell")


@needs_sh
@pytest.mark.parametrize("block", blocks("console"), ids=lambda block: f"line {block.line}")
def test_a_console_block_prints_what_it_shows(block: Block, desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if re.search(r"\bjq\b", block.text) and shutil.which("jq") is None:
        pytest.skip("jq is not installed")
    for file, text in typed_before(block.start).items():
        (desk / file).parent.mkdir(exist_ok=True)
        (desk / file).write_text(text, encoding="utf-8")
    code = 0
    for call in calls(block):
        code, out = printed(call.command, code, desk, monkeypatch)
        assert out == call.printed, f"README.md:{block.line}: {call.command}"


@pytest.mark.parametrize("shell_name", ["bash", "zsh", "fish"])
def test_completion_is_told_for_each_shell_that_has_it(shell_name: str) -> None:
    (block,) = [block for block in blocks("sh") if "_COMPLETE" in block.text]
    assert f"_SINTRA_COMPLETE={shell_name}_source sintra" in block.text


@needs_sh
@pytest.mark.parametrize("shell_name", ["zsh", "fish"])  # for bash, click looks at the version of this machine's
def test_the_completion_lines_print_a_script(shell_name: str, desk: Path) -> None:
    assert "_sintra_completion" in shell(f"_SINTRA_COMPLETE={shell_name}_source sintra", desk).stdout


@needs_sh
def test_completion_knows_options_and_the_names_of_rules(desk: Path) -> None:
    options = shell("sintra", desk, _SINTRA_COMPLETE="bash_complete", COMP_WORDS="sintra check --fi", COMP_CWORD="2")
    assert options.stdout == "plain,--finished\n"
    names = shell("sintra", desk, _SINTRA_COMPLETE="bash_complete", COMP_WORDS="sintra rule keep-m", COMP_CWORD="2")
    assert names.stdout == "plain,keep-missing\n"


@pytest.mark.parametrize("command", [INSTALL_AND_SCORE, INSTALL_AND_TEST])
def test_an_install_command_stands_once_and_alone_on_a_line_of_a_shell_block(command: str) -> None:
    assert README.count(command) == 1
    assert [block.text for block in blocks("sh") if command in block.text] == [f"{command}\n"]


def test_no_other_line_begins_like_the_install_commands() -> None:
    lines = [line for line in README.splitlines() if line.startswith("python3 -m venv")]
    assert lines == [INSTALL_AND_SCORE, INSTALL_AND_TEST]


def test_every_sample_that_is_named_is_there() -> None:
    named = set(re.findall(r"sample_games/\w+\.toml", README))
    assert "sample_games/two_players_side_a.toml" in named
    assert [file for file in sorted(named) if not (ROOT / file).is_file()] == []


def test_every_local_link_leads_somewhere() -> None:
    links = re.findall(r"\]\((?!https?://)([^)#]*)(?:#([^)]*))?\)", README)
    anchors = {re.sub(r"[^\w -]", "", heading["title"].lower()).replace(" ", "-") for heading in HEADINGS}
    assert links
    assert [file for file, _ in links if file and not (ROOT / file).exists()] == []
    assert [anchor for _, anchor in links if anchor and anchor not in anchors] == []


@pytest.mark.parametrize("block", blocks("toml"), ids=lambda block: f"line {block.line}")
def test_a_toml_block_is_toml(block: Block) -> None:
    tomllib.loads(block.text)


@pytest.mark.parametrize("block", blocks("json"), ids=lambda block: f"line {block.line}")
def test_a_json_block_is_json(block: Block) -> None:
    json.loads(block.text)


def test_the_problem_matcher_reads_the_first_line_of_a_diagnostic() -> None:
    (block,) = blocks("json")
    (task,) = json.loads(block.text)["tasks"]
    pattern = task["problemMatcher"]["pattern"]
    verdict = judge((ROOT / "sample_games/illegal_must_place.toml").read_bytes(), "games/a.toml")
    (error,) = verdict.report.errors
    match = re.search(pattern["regexp"], diagnostics.render(verdict), re.MULTILINE)
    assert match
    places = [match[pattern[part]] for part in ("file", "line", "column", "code", "message")]
    assert places == ["games/a.toml", str(error.line), str(error.column), "must-place", error.message]
