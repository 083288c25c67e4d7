"""The README keeps its word: its examples print what it shows, and nothing public is missing from it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, get_args

import click
import pytest

from sintra_cli.cli import logs, run
from sintra_cli.cli.commands import COMMANDS, sintra
from sintra_cli.game.sintra.box import PRINTED
from sintra_cli.log.shape import AzulLog, AzulPlayer, AzulRound, SintraBox, SintraLog, SintraPlayer, SintraRound
from sintra_cli.referee import judge
from sintra_cli.report import csv_rows, diagnostics, model
from sintra_cli.rulebook.catalogue import RULES
from sintra_cli.rulebook.rulings import RULINGS

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT: Final = Path(__file__).parents[1]
README: Final = (ROOT / "README.md").read_text(encoding="utf-8")

INSTALL_AND_SCORE: Final = (
    "python3 -m venv .venv && .venv/bin/pip install --quiet . && "
    ".venv/bin/sintra score sample_games/two_players_side_a.toml"
)
INSTALL_AND_TEST: Final = "python3 -m venv .venv && .venv/bin/pip install --quiet -e '.[test]' && .venv/bin/pytest"


class Block(NamedTuple):
    """A fenced block: what it is written in, its text, and where its text begins in the README."""

    language: str
    text: str
    start: int

    @property
    def line(self) -> int:
        """The line of the README that the text begins in."""
        return README.count("\n", 0, self.start) + 1


class Call(NamedTuple):
    """A command of a console block, and what it prints."""

    command: str
    printed: str


BLOCKS: Final = [
    Block(match["language"], match["text"], match.start("text"))
    for match in re.finditer(r"^```(?P<language>\w*)\n(?P<text>.*?)^```$", README, re.MULTILINE | re.DOTALL)
]
HEADINGS: Final = [
    match
    for match in re.finditer(r"^(?P<level>#+) (?P<title>.*)$", README, re.MULTILINE)
    if not any(block.start <= match.start() < block.start + len(block.text) for block in BLOCKS)
]


def blocks(language: str) -> list[Block]:
    return [block for block in BLOCKS if block.language == language]


def calls(block: Block) -> list[Call]:
    """Divide a console block: a command begins with a dollar sign, the lines below it are what it prints."""
    parts = re.split(r"^\$ (.*)\n", block.text, flags=re.MULTILINE)
    assert parts[0] == "", f"line {block.line}: a console block begins with a command"
    return [Call(command, printed) for command, printed in zip(parts[1::2], parts[2::2], strict=True)]


def typed_before(place: int) -> dict[str, str]:
    """Return the files that a reader has typed by then, as the first lines of their TOML blocks say."""
    files: dict[str, list[str]] = {}
    for block in blocks("toml"):
        named = re.match(r"# (?P<file>\S+\.toml)(?:, (?P<how>continued|last part again))?\n", block.text)
        if named and block.start < place:
            parts = files.setdefault(named["file"], [])
            assert bool(parts) == bool(named["how"]), f"line {block.line}: what is continued was begun, once"
            if named["how"] == "last part again":
                parts.pop()
            parts.append(block.text)
    return {file: "\n".join(parts) for file, parts in files.items()}


def section(title: str) -> str:
    """Return a chapter, up to the next of its level or above."""
    (this,) = [heading for heading in HEADINGS if heading["title"] == title]
    ends = [
        heading.start()
        for heading in HEADINGS
        if heading.start() > this.start() and len(heading["level"]) <= len(this["level"])
    ]
    return README[this.end() : min(ends, default=len(README))]


def rows(text: str) -> list[list[str]]:
    """Return the cells of all rows of tables, heads and rules under them left out."""
    lines = re.findall(r"^\|(.*)\|$", text, re.MULTILINE)
    cells = [[cell.strip() for cell in line.split(" | ")] for line in lines]
    rules = [index for index, row in enumerate(cells) if set("".join(row)) <= set("-| ")]
    return [row for index, row in enumerate(cells) if index not in rules and index + 1 not in rules]


def quoted(text: str) -> set[str]:
    """Return every text between backticks."""
    return set(re.findall(r"`([^`\n]+)`", text))


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """Copy what the README's commands need, and make a command `sintra` that is this interpreter's, below `bin`."""
    shutil.copytree(ROOT / "sample_games", tmp_path / "desk" / "sample_games")
    command = tmp_path / "bin" / "sintra"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m sintra_cli "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    return tmp_path / "desk"


def shell(command: str, desk: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a command; standard output and error come together."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("COV_", "NO_COLOR"))}
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
def test_a_console_block_prints_what_it_shows(block: Block, desk: Path) -> None:
    if re.search(r"\bjq\b", block.text) and shutil.which("jq") is None:
        pytest.skip("jq is not installed")
    for file, text in typed_before(block.start).items():
        (desk / file).parent.mkdir(exist_ok=True)
        (desk / file).write_text(text, encoding="utf-8")
    code = 0
    for call in calls(block):
        done = shell(f"(exit {code})\n{call.command}", desk)  # so that $? is that of the command before
        assert done.stdout == call.printed, f"README.md:{block.line}: {call.command}"
        code = done.returncode


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


def test_every_command_has_a_row() -> None:
    assert {row[0] for row in rows(section("The commands"))} == {f"`sintra {name}`" for name in COMMANDS}


def parameters() -> Iterator[click.Parameter]:
    context = click.Context(sintra)
    yield from sintra.get_params(context)
    for name in COMMANDS:
        command = sintra.get_command(context, name)
        assert command is not None
        yield from command.get_params(click.Context(command))


def test_every_option_and_each_of_its_values_is_named() -> None:
    told = {word for text in quoted(section("The commands")) for word in text.split()}
    options = {name for option in parameters() if isinstance(option, click.Option) for name in option.opts}
    choices = [option.type.choices for option in parameters() if isinstance(option.type, click.Choice)]
    assert {"--format", "--finished", "--ruling"} <= options
    assert (options | set(sintra.context_settings["help_option_names"])) - told == set()
    assert {value for values in choices for value in values} - told == set()


def test_the_exit_codes_are_those_of_the_program() -> None:
    codes = {int(row[0]) for row in rows(section("Exit codes"))}
    assert codes == {0, logs.ILLEGAL, logs.UNREADABLE, run.WRONG_USAGE, run.FAILED, run.INTERRUPTED}


def test_every_ruling_has_a_row_with_its_values_default_first() -> None:
    told = {row[0].strip("`"): tuple(re.findall(r"`(\w+)`", row[1])) for row in rows(section("Rulings"))}
    assert told == {ruling.name: tuple(ruling.values) for ruling in RULINGS.values()}
    assert [name for name, values in told.items() if values[0] != RULINGS[name].default] == []


def test_the_rulings_of_both_games_are_told_apart() -> None:
    both = re.search(r"^(.*) are for both games, the others for sintra", section("Rulings"), re.MULTILINE)
    assert both
    assert quoted(both[1]) == {ruling.name for ruling in RULINGS.values() if len(ruling.games) > 1}


def test_every_rule_with_a_point_that_is_decided_here_is_named() -> None:
    assert {rule.name for rule in RULES.values() if rule.decided} == quoted(section("Decided here"))


@pytest.mark.parametrize(
    "shape",
    [SintraLog, SintraPlayer, SintraRound, SintraBox, AzulLog, AzulPlayer, AzulRound],
    ids=lambda shape: shape.__name__,
)
def test_every_key_of_a_log_is_named(shape: Any) -> None:
    text = README.partition("\n## The log\n")[2].partition("\n## The commands\n")[0]
    keys = set(shape.__struct_fields__) - {"rounds", "players", "rulings", "box"}
    tables = {f"[{key}]" if key in {"rulings", "box"} else f"[[{key}]]" for key in set(shape.__struct_fields__) - keys}
    assert keys - quoted(text) == set()
    assert tables - quoted(text) == set()


@pytest.mark.parametrize(
    "shape",
    [
        model.Report,
        model.SintraRound,
        model.SintraRow,
        model.SintraFinal,
        model.AzulRound,
        model.AzulRow,
        model.AzulFinal,
        model.Rank,
        model.Diagnostic,
    ],
    ids=lambda shape: shape.__name__,
)
def test_every_key_of_the_report_is_named(shape: Any) -> None:
    assert set(shape.__struct_fields__) - quoted(section("The report")) == set()


def test_every_status_is_named() -> None:
    assert set(get_args(model.Status)) - quoted(section("The report")) == set()


def test_the_columns_of_csv_are_those_that_are_written() -> None:
    assert f"\n{csv_rows.header()}" in section("The report")


def test_the_printed_values_are_the_defaults() -> None:
    defaults = {row[0].strip("`"): row[1] for row in rows(section("Which printed values are confirmed"))}
    assert defaults["window_values"] == " ".join(map(str, PRINTED.window_values))
    assert defaults["broken_glass"] == " ".join(map(str, PRINTED.broken_glass))
    assert defaults["ornaments"] == f"between windows {', '.join(f'{a}-{b}' for a, b in PRINTED.ornaments)}"


def test_the_box_that_is_shown_has_the_defaults() -> None:
    box = tomllib.loads(typed_before(len(README))["club/box.toml"])["box"]
    assert box == {
        "colours": [f"{letter} {name}" for letter, name in PRINTED.colours.items()],
        "window_values": list(PRINTED.window_values),
        "broken_glass": list(PRINTED.broken_glass),
        "ornaments": [list(pair) for pair in PRINTED.ornaments],
    }
