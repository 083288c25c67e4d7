"""Help, version, completion, and what is said about wrong usage."""

from __future__ import annotations

import shlex
import shutil
from importlib import metadata
from pathlib import Path
from typing import Final

import pytest

from sintra_cli.cli.commands import COMMANDS, GROUPS
from sintra_cli.referee.rule import catalogue
from tests.cli.calls import Put, Sintra, process
from tests.cli.logs import NEW
from tests.readme import ROOT

PAGES = [[], *([name] for name in COMMANDS)]


@pytest.mark.parametrize("option", ["--help", "-h"])
@pytest.mark.parametrize("page", PAGES, ids=" ".join)
def test_help_fits_80_columns(sintra: Sintra, page: list[str], option: str) -> None:
    code, out, err = sintra(*page, option)
    assert (code, err) == (0, "")
    assert out.startswith("Usage: sintra")
    assert max(map(len, out.splitlines())) <= 80


def test_the_help_names_the_commands_in_their_order_and_the_exit_codes(sintra: Sintra) -> None:
    out = sintra("--help").out
    places = [out.index(f"\n  {name} ") for name in COMMANDS]
    assert places == sorted(places)
    assert "Exit codes: 0 all is well, 1 something illegal" in out


def test_the_help_groups_the_commands_by_what_one_wants_and_cuts_no_summary_off(sintra: Sintra) -> None:
    out = sintra("--help").out
    assert all(f"\n{heading}:\n" in out for heading in GROUPS)
    assert "..." not in out.partition("COMMAND [ARGS]...")[2]


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_a_command_ends_with_examples_that_work(
    sintra: Sintra, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for file in ("game.toml", "ana.toml", "ben.toml", "club/one.toml", "club/two.toml"):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_bytes((ROOT / "sample_games" / "two_players_side_a.toml").read_bytes())
    for file in ("friday.csv", "friday_head.toml"):
        (tmp_path / file).write_bytes((ROOT / "sample_games" / file).read_bytes())
    examples = sintra(name, "--help").out.partition("\nExamples:\n")[2].splitlines()
    assert examples
    for example in examples:
        program, command, *arguments = shlex.split(example.partition(" > ")[0])
        assert (program, command) == ("sintra", name)
        if "-o" in arguments:
            arguments[arguments.index("-o") + 1] = f"other{len(arguments)}.toml"
        done = sintra(command, *arguments)
        assert done.code in WORKED.get(example.strip(), {0}), done


WORKED: Final = {
    "sintra new -o game.toml": {2},  # it asks, and nobody is there
    "sintra record game.toml": {0, 2},  # the same
    "sintra moves --before 2.1 --try 1R3 game.toml": {0, 1},  # in this game it is illegal
    "sintra repair --apply 1 -o mended.toml game.toml": {0, 2},  # nothing is to be mended in this one
}
"""How those examples end that need more than the files."""


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("score", ["--format", "--detail", "--summary", "--ruling", "--box", "--colour", "[LOG]..."]),
        ("check", ["--format", "--finished", "--ruling", "--box", "--colour", "[LOG]..."]),
        ("rule", ["[NAME]"]),
        ("schema", ["log|report"]),
    ],
)
def test_the_help_of_a_command_names_all_its_options(sintra: Sintra, command: str, options: list[str]) -> None:
    out = sintra(command, "--help").out
    assert [option for option in options if option not in out] == []


def test_without_a_command_there_is_help(sintra: Sintra) -> None:
    code, out, err = sintra()
    assert code == 2
    assert "Usage: sintra [OPTIONS] COMMAND [ARGS]..." in out + err


def test_the_version_is_that_of_the_installed_package(sintra: Sintra, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metadata, "version", {"sintra-cli": "7.8.9"}.__getitem__)
    assert sintra("--version") == (0, "sintra 7.8.9\n", "")


def test_the_installed_package_has_a_version() -> None:
    try:
        version = metadata.version("sintra-cli")
    except metadata.PackageNotFoundError:
        pytest.skip("the package is not installed")
    done = process("--version")
    assert (done.returncode, done.stdout.decode().split(), done.stderr) == (0, ["sintra", version], b"")


# --- wrong usage ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "advice"),
    [
        ("chekc", "No such command 'chekc'. Did you mean 'check'?"),
        ("scores", "No such command 'scores'. Did you mean 'score'?"),
        ("xyzzy", f"No such command 'xyzzy'. There are {', '.join(COMMANDS)}."),
        ("a.toml", f"No such command 'a.toml'. There are {', '.join(COMMANDS)}."),
    ],
)
def test_an_unknown_command_gets_advice(sintra: Sintra, name: str, advice: str) -> None:
    code, out, err = sintra(name, "a.toml")
    assert (code, out) == (2, "")
    assert advice in err


@pytest.mark.parametrize(
    "arguments",
    [
        ["--no-such-option"],
        ["score", "--no-such-option"],
        ["score", "--format"],
        ["score", "--ruling"],
        ["score", "--colour", "sometimes"],
        ["check", "--box"],
        ["schema"],
        ["schema", "logs"],
        ["schema", "log", "report"],
        ["rule", "must-place", "round-over"],
    ],
    ids=" ".join,
)
def test_wrong_usage_is_2_with_nothing_on_standard_output(sintra: Sintra, put: Put, arguments: list[str]) -> None:
    put("a.toml", NEW)
    code, out, err = sintra(*arguments)
    assert (code, out) == (2, "")
    assert "Error: " in err
    assert "Traceback" not in err


def test_wrong_usage_is_found_before_anything_is_read(sintra: Sintra) -> None:
    code, out, err = sintra("check", "--ruling", "x=y", "gone.toml")
    assert (code, out) == (2, "")
    assert "gone.toml" not in err


# --- completion -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_completion_script_is_made_for(shell: str) -> None:
    if shell == "bash" and shutil.which("bash") is None:
        pytest.skip("click asks bash for its version")
    done = process(environment={"_SINTRA_COMPLETE": f"{shell}_source"})
    assert done.returncode == 0
    assert b"_SINTRA_COMPLETE" in done.stdout
    assert b"sintra" in done.stdout


def completed(*words: str) -> list[str]:
    """Return what may stand in place of the last word."""
    environment = {
        "_SINTRA_COMPLETE": "bash_complete",
        "COMP_WORDS": " ".join(["sintra", *words]),
        "COMP_CWORD": str(len(words)),
    }
    done = process(environment=environment)
    assert done.returncode == 0
    return [line.partition(",")[2] for line in done.stdout.decode().split()]


def test_commands_are_completed() -> None:
    assert completed("") == list(COMMANDS)
    assert completed("sco") == ["score"]


def test_names_of_rules_and_rulings_are_completed() -> None:
    assert completed("rule", "") == catalogue().names
    assert completed("rule", "keep-") == ["keep-missing", "keep-not-on-strip", "keep-without-completion"]
    assert completed("rule", "score_") == ["score_floor"]
    assert completed("rule", "no-such-rule") == []


def test_formats_are_completed() -> None:
    assert completed("score", "--format", "") == ["table", "markdown", "csv", "json", "jsonl"]
    assert completed("check", "--format", "g") == ["github"]
    assert completed("schema", "") == ["log", "report", "position", "ledger"]
