"""No text from outside reaches a terminal or a machine format raw, whatever the command and the format."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import sys
from collections.abc import Iterator
from itertools import cycle, product
from pathlib import Path
from typing import Final

import click
import pytest
import tomli

from sintra_cli.cli.commands import COMMANDS
from sintra_cli.cli.commands import sintra as group
from sintra_cli.referee import judge
from tests.cli.calls import Put, Sintra
from tests.cli.hostile import HARM, READABLE, STATUSES, UNREADABLE, evil, verify_clean

LOG: Final = "LOG"
FOR_PROGRAMS: Final = {"json", "jsonl", "csv", "github", "markdown", "toml"}

CALLS: Final[dict[str, list[list[str]]]] = {
    "new": [],
    "record": [[LOG]],
    "import": [],
    "score": [[LOG], ["--detail", LOG], ["--summary", LOG]],
    "check": [[LOG], ["--finished", LOG]],
    "fmt": [["--check", LOG], ["--diff", LOG]],
    "repair": [["--seconds", "0", LOG]],
    "diff": [[LOG, "other.toml"], ["other.toml", LOG]],
    "show": [[LOG], ["--before", "1.2", LOG], ["--after", "1.start", LOG], ["--before", "6.1", LOG]],
    "moves": [[LOG], ["--before", "1.2", LOG], ["--try", "1R1", "--before", "1.1", LOG], ["--after", "6.1", LOG]],
    "replay": [[LOG], ["--round", "1", LOG], ["--player", evil(0), LOG]],
    "explain": [[LOG, "1.1"], [LOG, "1.start"], [LOG, "1.end"], [LOG, "3.10"], [LOG, "5.1"], [LOG, "final"]],
    "rulings": [[LOG]],
    "cut": [["--at", "1.2", LOG], ["--at", "6.1", LOG]],
    "standings": [[LOG], [LOG, LOG, "other.toml"]],
    "rule": [],
    "paper": [],
    "schema": [],
}
"""Calls of every command that takes a log, with each of its formats added by the tests."""

_PLAYERS: Final = ["--players", evil(0).replace(",", ""), "--players", "Ben"]
BEGUN: Final = {
    "sintra": [
        "--game",
        "sintra",
        "--players",
        evil(0).replace(",", ""),
        "--players",
        "Ben",
        "--side",
        "A",
        "--round-colours",
        "RYGBWR",
    ],
    "azul": ["--game", "azul", *_PLAYERS, "--wall", "grey"],
}


def command(name: str) -> click.Command:
    found = group.get_command(click.Context(group), name)
    assert isinstance(found, click.Command)
    return found


def formats(name: str) -> list[str]:
    """Return the formats that a command has, by its own account; none where it has but one."""
    kinds = [param.type for param in command(name).params if param.name == "form"]
    return [form for kind in kinds if isinstance(kind, click.Choice) for form in kind.choices]


EVERY_LOG: Final = [*READABLE.values(), *UNREADABLE.values()]


def _calls() -> Iterator[tuple[tuple[str, ...], list[str | bytes]]]:
    """Yield each call in each format, with its share of the logs: each call gets every log in one of its formats."""
    for name, every in CALLS.items():
        forms = formats(name) or [""]
        for (turn, call), (place, form) in product(enumerate(every), enumerate(forms)):
            logs = [log for number, log in enumerate(EVERY_LOG) if (number + turn) % len(forms) == place]
            yield (name, *(["--format", form] if form else []), *call), logs


LOGS_OF_CALL: Final = dict(_calls())
every_call = pytest.mark.parametrize(
    "call", LOGS_OF_CALL, ids=lambda call: " ".join(call)[:60].encode("unicode_escape").decode()
)


def options(name: str) -> list[str]:
    """Return the options of a command that take a value."""
    return [
        param.opts[0]
        for param in command(name).params
        if isinstance(param, click.Option) and not param.is_flag and not param.count
    ]


def has_colour(name: str) -> bool:
    return "--colour" in options(name)


@pytest.fixture(autouse=True)
def _other_log(put: Put) -> None:
    put("other.toml", READABLE["three_players_wrong_claim"])


# --- every command --------------------------------------------------------------------------------------------


def test_every_command_has_a_case() -> None:
    assert set(CALLS) == set(COMMANDS)
    for name in COMMANDS:
        takes_logs = any(param.name in {"log", "logs", "a"} for param in command(name).params)
        assert bool(CALLS[name]) == takes_logs, name


@pytest.mark.parametrize("name", STATUSES)
def test_names_that_do_harm_change_nothing_in_a_game(name: str) -> None:
    assert judge(READABLE[name].encode()).report.status == STATUSES[name]


@every_call
def test_nothing_in_a_log_reaches_the_streams_raw(sintra: Sintra, put: Put, call: tuple[str, ...]) -> None:
    name, *rest = call
    told = 0
    for content, colour in zip(LOGS_OF_CALL[call], cycle(("always", "never")), strict=False):
        put("log.toml", content)
        painted = ["--colour", colour] if has_colour(name) else []
        done = sintra(name, *painted, *("log.toml" if part == LOG else part for part in rest))
        told += len(done.out) + len(done.err)
        assert done.code in {0, 1, 2}, done.err
        may_paint = bool(painted) and colour == "always"
        verify_clean(done.out, colour=may_paint and FOR_PROGRAMS.isdisjoint(call))
        verify_clean(done.err, colour=may_paint)
    assert told


@pytest.mark.parametrize("name", COMMANDS)
def test_nothing_in_an_argument_reaches_the_streams_raw(sintra: Sintra, put: Put, name: str) -> None:
    put("log.toml", READABLE["own_box_and_rulings"])
    logs = ["log.toml"] if CALLS[name] else []
    for values in (HARM.replace("\0", ""), os.fsdecode(b"\xff\x9b2J") if os.name == "posix" else "\x9b2J"):
        tried = [[f"--{values}"], [values], [*logs, values], [*logs, values, values], [values, *logs]]
        tried += [[option, values, *logs] for option in options(name)]
        tried += [["--ruling", f"{values}=x"], ["--ruling", f"score_floor={values}"]]
        for arguments in tried:
            done = sintra(name, *arguments)
            assert done.code in {0, 1, 2, 3}
            assert done.out or done.err or (done.code == 0 and arguments[0] == "-o")  # that wrote a file
            verify_clean(done.out, colour=False)
            verify_clean(done.err, colour=False)
    verify_clean(sintra(HARM).err, colour=False)
    verify_clean(sintra(f"--{HARM}").err, colour=False)


@pytest.mark.parametrize("name", [name for name in COMMANDS if "--box" in options(name)])
def test_nothing_in_a_box_file_reaches_the_streams_raw(sintra: Sintra, put: Put, name: str) -> None:
    put("log.toml", READABLE["own_box_and_rulings"])
    codes = set()
    for content in ["[box]\ncolours = ['\u202e\x85']\n", *UNREADABLE.values()]:
        put("box.toml", content)
        call = CALLS[name][0] if CALLS[name] else BEGUN["azul"]
        done = sintra(name, "--box", "box.toml", *("log.toml" if part == LOG else part for part in call))
        codes.add(done.code)
        verify_clean(done.out, colour=False)
        verify_clean(done.err, colour=False)
    assert 2 in codes
    assert codes <= {0, 1, 2}


@pytest.mark.skipif(os.name != "posix", reason="there are no such names")
@every_call
def test_nothing_in_a_file_name_reaches_the_streams_raw(sintra: Sintra, put: Put, call: tuple[str, ...]) -> None:
    name, *rest = call
    folder = "=d\x1b[2J\u202e|` \nLIE <script>"
    names = [f"{folder}/=cmd|\x1b]0;t\x07 \rLIE \x9b\u2028.toml", f"{folder}/.\x1b\x07/a.toml"]
    not_text = Path(os.fsdecode(b"\xff\x9b.toml"))
    illegal = READABLE["azul_illegal_wall_has_colour"]
    try:
        not_text.write_text(illegal, encoding="utf-8")
    except OSError:
        not_text = Path(names[0])
    tried = [(illegal, str(not_text)), (illegal, f"{folder}/gone\x1b\n LIE")]
    tried += product((READABLE["azul_two_players"], illegal, str(UNREADABLE["no TOML"])), (names[0], folder))
    for content, path in tried:
        for each in names:
            put(each, content)
        done = sintra(name, *(path if part == LOG else part for part in rest))
        assert done.code in {0, 1, 2}
        verify_clean(done.out, colour=False)
        verify_clean(done.err, colour=False)


@pytest.mark.skipif(os.name != "posix", reason="there are no such names")
def test_a_file_that_is_written_is_named_escaped(sintra: Sintra, put: Put) -> None:
    put("log.toml", READABLE["azul_illegal_wall_has_colour"])
    for target in ("a\x1b[2J \nLIE.toml", "gone\u202e/a\x07.toml"):
        for call in (
            ["repair", "--apply", "1", "-o", target, "log.toml"],
            ["new", *BEGUN["azul"], "-o", target],
            ["new", *BEGUN["azul"], "-o", target, "--schema"],
        ):
            done = sintra(*call)
            verify_clean(done.out, colour=False)
            verify_clean(done.err, colour=False)
            verify_clean(sintra(*call).err, colour=False)
    assert Path("a\x1b[2J \nLIE.toml").exists()


# --- formats of programs keep the text ------------------------------------------------------------------------


@pytest.mark.parametrize("name", STATUSES)
def test_json_has_the_texts_themselves(sintra: Sintra, put: Put, name: str) -> None:
    put("log.toml", READABLE[name])
    names = [player["name"] for player in tomli.loads(READABLE[name])["players"]]
    (report,) = json.loads(sintra("score", "--format", "json", "log.toml").out)
    assert report["players"] == names
    (line,) = map(json.loads, sintra("score", "--format", "jsonl", "log.toml").out.splitlines())
    assert line == report
    shown = json.loads(sintra("show", "--format", "json", "log.toml").out)
    assert [player["name"] for player in shown["players"]] == names
    entries = [json.loads(each) for each in sintra("replay", "--format", "jsonl", "log.toml").out.splitlines()]
    assert {entry["player"] for entry in entries} - {None} <= set(names)
    if STATUSES[name] == "finished":
        lines = json.loads(sintra("standings", "--format", "json", "log.toml").out)
        assert {line["player"] for line in lines} == set(names)


@pytest.mark.parametrize("call", [["show", "--format", "toml"], ["cut", "--at", "1.2"]], ids=" ".join)
@pytest.mark.parametrize("name", STATUSES)
def test_toml_has_the_texts_themselves(sintra: Sintra, put: Put, name: str, call: list[str]) -> None:
    put("log.toml", READABLE[name])
    log, written = tomli.loads(READABLE[name]), tomli.loads(sintra(*call, "log.toml").out)
    assert written["box"]["colours"] == log["box"]["colours"]
    assert [player["name"] for player in written["players"]] == [player["name"] for player in log["players"]]


@pytest.mark.parametrize("game", BEGUN)
def test_a_new_log_has_the_names_themselves(sintra: Sintra, game: str) -> None:
    done = sintra("new", *BEGUN[game])
    verify_clean(done.out, colour=False)
    verify_clean(done.err, colour=False)
    assert done.code == 0
    assert [player["name"] for player in tomli.loads(done.out)["players"]] == [evil(0).replace(",", ""), "Ben"]


@pytest.mark.parametrize("name", STATUSES)
def test_csv_has_as_many_cells_in_each_row_and_no_formula(sintra: Sintra, put: Put, name: str) -> None:
    log = put("=1+1.toml", READABLE[name])
    for command_name in ("score", "standings"):
        out = sintra(command_name, "--format", "csv", log).out
        header, *rows = csv.reader(io.StringIO(out))
        assert out.count("\n") == 1 + len(rows)  # a row is a line
        for row in rows:
            assert len(row) == len(header)
            for cell in row:
                assert not re.match(r"[=+@-]", cell) or re.fullmatch(r"-?[0-9.]+", cell)


@pytest.mark.parametrize("call", [["score"], ["score", "--detail"], ["score", "--summary"], ["replay"], ["standings"]])
@pytest.mark.parametrize("name", STATUSES)
def test_in_markdown_nothing_is_markup_but_ours(sintra: Sintra, put: Put, name: str, call: list[str]) -> None:
    put("log.toml", READABLE[name])
    out = sintra(*call, "--format", "markdown", "log.toml").out
    unescaped = re.sub(r"\\[\\`*\[\]<>|~&#$_:.]", "", out)
    assert not set("`<>[") & set(unescaped)
    for block in out.split("\n\n"):
        lines = [re.sub(r"\\.", "", line) for line in block.split("\n") if line.startswith("|")]
        assert len({line.count("|") for line in lines}) <= 1


@pytest.mark.parametrize("content", [READABLE["azul_illegal_wall_has_colour"], *UNREADABLE.values()])
def test_an_annotation_is_one_line(sintra: Sintra, put: Put, content: str | bytes) -> None:
    log = put("a,b%0A.toml", content)
    out = sintra("check", "--format", "github", log).out
    errors = json.loads(sintra("check", "--format", "json", log).out)[0]["errors"]
    assert out.count("\n") == len(errors)
    for line in out.splitlines():
        match = re.fullmatch(r"::error file=a%2Cb%250A\.toml(,(line|col|endColumn)=[0-9]+)*,title=[a-z-]+::(.*)", line)
        assert match is not None
        assert not re.search("%(?!25|0A)", match[3])


# --- how it looks ---------------------------------------------------------------------------------------------


def test_what_is_escaped_keeps_its_columns(sintra: Sintra, put: Put) -> None:
    put("log.toml", READABLE["azul_two_players"])
    _, _, heading, rule, *rows = sintra("standings", "log.toml").out.splitlines()
    ends = [match.end() for match in re.finditer("-+", rule)]
    assert rows
    for line in (heading, *rows):
        assert all(line[end : end + 1].strip() == "" for end in ends)
        assert len(line) == len(rule)


@pytest.mark.parametrize("arguments", [["--diff", "--colour", "never", "log.toml"], ["-"]])
def test_lines_of_a_file_are_as_they_are_but_on_a_terminal(
    sintra: Sintra, put: Put, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    remark = "# \x9b2J\u202e"
    content = 'format = 1\ngame = "azul"\nwall = "grey"\nplayers = [{ name = "A" }, { name = "B" }]\n'
    content += f"[[rounds]]  {remark}\n"
    content += 'displays = ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"]\nmoves = "1b1"\n'
    put("log.toml", content)
    assert remark in sintra("fmt", *arguments, stdin=content.encode()).out
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    done = sintra("fmt", *arguments, stdin=content.encode())
    verify_clean(done.out, colour=False)
    assert "# \\x9b2J\\u202e" in done.out


# --- two that went wrong --------------------------------------------------------------------------------------

TITLE_SET: Final = r"\u001b]0;pwn\u0007\u202e"


def test_an_address_that_is_not_reached_is_told_without_what_a_name_does(sintra: Sintra, put: Put) -> None:
    sample = Path(__file__).parents[2] / "sample_games" / "illegal_must_place.toml"
    put("log.toml", sample.read_text(encoding="utf-8").replace('"Emre"', f'"{TITLE_SET}E"'))
    for call in (["show", "--before", "6.1"], ["moves", "--before", "6.1"], ["cut", "--at", "6.1"]):
        done = sintra(*call, "log.toml")
        assert done.code == 2
        verify_clean(done.out + done.err, colour=False)
        assert "6.1 is not reached: the log is illegal at 3." in done.err
        assert r"\x1b]0;pwn\x07\u202eE" in done.err


@pytest.mark.parametrize(
    ("name", "player", "told"),
    [
        ("two_players_side_b", "Noor", r"as scored: \x1b]0;pwn\x07\u202eN 74, Tomáš 55; \x1b]0;pwn\x07\u202eN wins"),
        ("three_players_wrong_claim", "Luc", r"\x1b]0;pwn\x07\u202eN wins under all of them."),
    ],
)
def test_who_wins_is_told_without_what_a_name_does(sintra: Sintra, put: Put, name: str, player: str, told: str) -> None:
    text = (Path(__file__).parents[2] / "sample_games" / f"{name}.toml").read_text(encoding="utf-8")
    put("log.toml", text.replace(f'"{player}"', f'"{TITLE_SET}N"').replace(f"{player} = ", f'"{TITLE_SET}N" = '))
    done = sintra("rulings", "log.toml")
    assert (done.code, done.err) == (0, "")
    verify_clean(done.out, colour=False)
    assert told in " ".join(done.out.split())
