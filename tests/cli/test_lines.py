"""Logs handed over on standard input, each on a line of JSON."""

from __future__ import annotations

import io
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from sintra_cli.cli import lines
from tests.calls import call
from tests.cli.calls import Put, Sintra, command, environ, process
from tests.cli.logs import EVERY_KIND, FINISHED, ILLEGAL, NEW
from tests.cli.test_streams import stream

FED = ["--input", "jsonl"]


def line(**keys: Any) -> bytes:
    """Return a line with these keys."""
    return json.dumps(keys).encode() + b"\n"


def answers(out: str) -> list[tuple[str, str]]:
    """Return the name and the status of each report."""
    return [(report["log"], report["status"]) for report in map(json.loads, out.splitlines())]


def why(out: str) -> str:
    """Return what is wrong with the only log."""
    (report,) = map(json.loads, out.splitlines())
    (error,) = report["errors"]
    assert error["rule"] == "unreadable"
    return str(error["message"])


# --- logs -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["score", "check"])
def test_each_line_is_a_log_by_text_or_by_path_and_is_answered_in_order(sintra: Sintra, put: Put, name: str) -> None:
    put("d/b.toml", ILLEGAL)
    fed = (
        line(log="a", toml=FINISHED) + line(log="b", path="d/b.toml", year=2026) + line(other=[1, {}], toml="", log="")
    )
    code, out, _ = sintra(name, *FED, stdin=fed)
    assert (code, answers(out)) == (2, [("a", "finished"), ("b", "illegal"), ("", "unreadable")])


@pytest.mark.parametrize("name", ["score", "check"])
def test_a_report_is_that_of_the_log_by_itself(sintra: Sintra, put: Put, name: str) -> None:
    for file, (text, code) in EVERY_KIND.items():
        alone = sintra(name, "--format", "jsonl", put(file, text))
        assert alone.code == code
        assert sintra(name, *FED, stdin=line(log=file, path=file)) == alone
        assert sintra(name, *FED, "--format", "jsonl", stdin=line(log=file, toml=text)) == alone


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("gone.toml", "cannot be read: No such file or directory"),
        ("-", "cannot be read: No such file or directory"),  # not standard input, which has the lines
        ("a\0b", "cannot be read: embedded null byte"),
    ],
)
def test_a_path_that_cannot_be_read_is_an_unreadable_log_of_that_name(sintra: Sintra, path: str, message: str) -> None:
    code, out, _ = sintra("check", *FED, stdin=line(log="x", path=path))
    assert (code, answers(out), why(out)) == (2, [("x", "unreadable")], message)


def test_a_file_called_hyphen_is_read(sintra: Sintra, put: Put) -> None:
    put("-", NEW)
    assert answers(sintra("check", *FED, stdin=line(log="x", path="-")).out) == [("x", "unfinished")]


def test_a_log_is_no_larger_than_in_a_file(sintra: Sintra) -> None:
    most = 1024 * 1024
    text = FINISHED + "#" * (most - len(FINISHED))
    fed = line(log="most", toml=text) + line(log="more", toml=text + "#")
    code, out, _ = sintra("check", *FED, stdin=fed)
    assert (code, answers(out)) == (2, [("most", "finished"), ("more", "unreadable")])


def test_rulings_and_finished_hold_for_all_lines(sintra: Sintra) -> None:
    fed = line(log="a", toml=NEW) * 2
    _, out, _ = sintra("check", "--finished", *FED, stdin=fed)
    assert [report["errors"][0]["rule"] for report in map(json.loads, out.splitlines())] == ["game-unfinished"] * 2
    out = sintra("score", "--ruling", "refill=when_short", *FED, stdin=fed).out
    assert {report["rulings"]["refill"] for report in map(json.loads, out.splitlines())} == {"when_short"}


# --- lines that are none ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fed", "message"),
    [
        (b"\n", "it is empty"),
        (b" \t\r\n", "it is empty"),
        (b"no JSON\n", "it is not JSON"),
        (b'{"log": "a"\n', "it is not JSON"),
        (b'{"log": "a", "toml": ""} {}\n', "it is not JSON"),
        (b'{"log": "\xff", "toml": ""}\n', "it is not UTF-8"),
        (b'["a"]\n', "it is not an object"),
        (b"null\n", "it is not an object"),
        (b'{"log": ' + b"[" * 100_000 + b"\n", "it is nested too deeply"),
        (line(toml=""), "it has no key log"),
        (line(log="a"), "it has neither toml nor path"),
        (line(log="a", toml="", path="b"), "it has both toml and path"),
        (line(log=1, toml=""), "its log is not a text"),
        (line(log="a", toml=["x"]), "its toml is not a text"),
        (line(log="a", path=None), "its path is not a text"),
    ],
)
def test_a_line_that_gives_no_log_is_an_unreadable_one_called_after_its_number(
    sintra: Sintra, fed: bytes, message: str
) -> None:
    good = line(log="good", toml=NEW)
    code, out, err = sintra("check", *FED, stdin=good + fed + good)
    assert (code, err) == (2, "")
    assert answers(out) == [("good", "unfinished"), ("-:2", "unreadable"), ("good", "unfinished")]
    expected = 'expected {"log": name, "toml": text} or {"log": name, "path": path}'
    assert why(out.splitlines()[1]) == f"line 2 gives no log: {message}; {expected}"


def test_a_line_that_is_too_long_is_not_kept_and_the_next_is_read(
    sintra: Sintra, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "LONGEST", 1024**2)
    good = line(log="good", toml=NEW)
    for length in (1024**2 + 1, 5 * 1024**2):
        out = sintra("check", *FED, stdin=good + b"x" * length + b"\n" + good + b"x" * length).out
        assert answers(out) == [
            ("good", "unfinished"), ("-:2", "unreadable"), ("good", "unfinished"), ("-:4", "unreadable")
        ]  # fmt: skip
        assert "gives no log: it is longer than 1 MiB; " in out


def test_of_an_endless_line_only_a_piece_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    class Endless(io.BytesIO):
        def readline(self, size: int | None = -1, /) -> bytes:
            asked.append(size)
            return b"x" * (size or 0) if len(asked) < 10 else b""

    monkeypatch.setattr("sintra_cli.cli.lines.standard_input", Endless)
    monkeypatch.setattr("sintra_cli.cli.lines.verify_piped", lambda _usage: None)
    (only,) = lines.Lines()
    assert only.name == "-:1"
    assert asked == [lines.LONGEST + 1] + [64 * 1024] * 9 + [lines.LONGEST + 1]


def test_the_last_line_needs_no_end_and_the_first_may_have_a_mark_before_it(sintra: Sintra) -> None:
    fed = b"\xef\xbb\xbf" + line(log="a", toml=NEW).replace(b"\n", b"\r\n") + line(log="b", toml=NEW).rstrip()
    assert answers(sintra("check", *FED, stdin=fed).out) == [("a", "unfinished"), ("b", "unfinished")]


def test_of_no_line_nothing_comes_and_all_is_well(sintra: Sintra) -> None:
    assert sintra("score", *FED) == (0, "", "")


def test_where_standard_input_breaks_a_last_report_says_so(sintra: Sintra, monkeypatch: pytest.MonkeyPatch) -> None:
    class Breaking(io.BytesIO):
        def readline(self, size: int | None = -1, /) -> bytes:
            if found := super().readline(size):
                return found
            raise OSError(5, "Input/output error")

    monkeypatch.setattr("sintra_cli.cli.lines.standard_input", lambda: Breaking(line(log="a", toml=NEW)))
    code, out, _ = sintra("check", *FED)
    assert (code, answers(out)) == (2, [("a", "unfinished"), ("-:2", "unreadable")])
    assert why(out.splitlines()[1]) == "standard input cannot be read: Input/output error"


def test_a_log_that_the_program_fails_on_is_answered_too(sintra: Sintra, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_arguments: Any, **_options: Any) -> None:
        raise RuntimeError("boom")

    monkeypatch.setattr("sintra_cli.cli.logs.judge", fail)
    code, out, err = sintra("check", *FED, stdin=line(log="a", toml=NEW))
    assert (code, answers(out)) == (3, [("a", "unreadable")])
    assert why(out) == "the program failed on this log; standard error says how"
    assert err.startswith("sintra: fault in the program: check, a: RuntimeError: boom")


# --- usage ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["score", *FED, "a.toml"], "--input jsonl reads all logs from standard input: leave out a.toml."),
        (["check", *FED, "-"], "--input jsonl reads all logs from standard input: leave out -."),
        (["score", *FED, "--format", "table"], "--input jsonl goes with --format jsonl, not table."),
        (["check", *FED, "--format", "json"], "--input jsonl goes with --format jsonl, not json."),
        (["score", *FED, "--summary"], "--summary goes with --format table or markdown, not jsonl."),
        (["check", "--input", "csv"], "Invalid value for '--input': 'csv' is not 'jsonl'."),
    ],
)
def test_what_does_not_go_with_lines_is_wrong_usage(sintra: Sintra, arguments: list[str], message: str) -> None:
    code, out, err = sintra(*arguments, stdin=line(log="a", toml=NEW))
    assert (code, out, err.splitlines()[-1]) == (2, "", f"Error: {message}")


def test_a_terminal_is_not_asked_for_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    called = call(monkeypatch, "check", *FED, typed="")
    assert (called.code, called.out) == (2, "")
    assert called.err.endswith("Error: --input jsonl reads lines from standard input: pipe them into it.\n")


# --- processes --------------------------------------------------------------------------------------------------


def test_a_line_is_answered_before_the_next_one_comes() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen(command("check", *FED), stdin=pipe, stdout=pipe, env=environ()) as running:
        fed, out = stream(running.stdin), stream(running.stdout)
        for name in ("a", "b"):
            fed.write(line(log=name, toml=NEW))
            fed.flush()
            assert json.loads(out.readline())["log"] == name
        fed.close()
        assert (out.read(), running.wait(timeout=60)) == (b"", 0)


def test_lines_may_be_split_over_processes_in_any_way(put: Put) -> None:
    texts = [FINISHED, ILLEGAL, NEW]
    fed = [line(log=str(number), toml=texts[number % 3]) for number in range(7)]
    put("f.toml", NEW)
    fed.append(line(log="7", path=str(Path("f.toml").resolve())))
    whole = process("score", *FED, stdin=b"".join(fed))
    halves = [process("score", *FED, stdin=b"".join(half)) for half in (fed[:3], fed[3:])]
    assert b"".join(half.stdout for half in halves) == whole.stdout
    assert b"".join(half.stderr for half in halves) == whole.stderr
    assert max(half.returncode for half in halves) == whole.returncode == 1
