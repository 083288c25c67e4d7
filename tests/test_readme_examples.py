"""The pages for readers keep their word: their examples print what they show."""

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
from typing import Final, NamedTuple

import pytest

from sintra_cli.cli.run import run
from sintra_cli.report import diagnostics
from tests.calls import Stream
from tests.readme import README, REFERENCE, ROOT, SAMPLES, Block, blocks
from tests.verdicts import judge

COLOURS: Final = ("NO_COLOR", "FORCE_COLOR")


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """Copy what the commands of the pages need, and make a command `sintra` that is this interpreter's, below `bin`."""
    shutil.copytree(ROOT / "sample_games", tmp_path / "desk" / "sample_games")
    command = tmp_path / "bin" / "sintra"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m sintra_cli "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    return tmp_path / "desk"


class Call(NamedTuple):
    """A command of a console block, and what it prints."""

    command: str
    printed: str


def calls(block: Block) -> list[Call]:
    """Divide a console block: a command begins with a dollar sign, the lines below it are what it prints."""
    parts = re.split(r"^\$ (.*)\n", block.text, flags=re.MULTILINE)
    assert parts[0] == "", f"{block.place}: a console block begins with a command"
    return [Call(command, printed) for command, printed in zip(parts[1::2], parts[2::2], strict=True)]


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
        for name in COLOURS:
            patch.delenv(name, raising=False)
        patch.setattr("sys.stdin", Stream())
        patch.setattr("sys.stdout", stream)
        patch.setattr("sys.stderr", stream)
        return run(arguments), stream.text


def shell(command: str, desk: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a command; standard output and error come together."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("COV_", *COLOURS))}
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


needs_sh = pytest.mark.skipif(sys.platform == "win32", reason="the commands of the pages are for a POSIX shell")


@needs_sh
@pytest.mark.parametrize("block", blocks("console"), ids=lambda block: block.place)
def test_a_console_block_prints_what_it_shows(block: Block, desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if re.search(r"\bjq\b", block.text) and shutil.which("jq") is None:
        pytest.skip("jq is not installed")
    for file, text in block.page.typed_before(block.start).items():
        (desk / file).parent.mkdir(exist_ok=True)
        (desk / file).write_text(text, encoding="utf-8")
    code = 0
    for call in calls(block):
        code, out = printed(call.command, code, desk, monkeypatch)
        assert out == call.printed, f"{block.place}: {call.command}"


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


def test_each_page_with_examples_has_some() -> None:
    assert {block.page for block in blocks("console")} == {README, REFERENCE, SAMPLES}


@pytest.mark.parametrize("block", blocks("toml"), ids=lambda block: block.place)
def test_a_toml_block_is_toml(block: Block) -> None:
    tomllib.loads(block.text)


@pytest.mark.parametrize("block", blocks("json"), ids=lambda block: block.place)
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
