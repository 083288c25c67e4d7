"""What goes out and comes in: encodings, flushing, readers that leave, disks that are full, Ctrl-C."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO, Any

import pytest

from sintra_cli.cli.run import run
from tests.cli.calls import Put, Sintra, command, environ, process
from tests.cli.logs import FINISHED, ILLEGAL, NEW, NO_LOG

ACCENTS = FINISHED.replace("Ana", "Zoë – 名前").replace('game = "azul"', 'game = "azul"\ntitle = "Café ☕"')
SUMMARY = b"b.toml: illegal: Ana 0, Ben 0; round 1, move 2 (Ben): colour-not-there\n"
FULL = Path("/dev/full")
MANY = 100
"""So many logs that whoever reads the first line leaves long before the last."""
COMMANDS = (
    ["score", "a.toml"],
    ["check", "b.toml"],
    ["score", "--format", "json", "a.toml"],
    ["schema", "log"],
    ["--help"],
)
"""One for each way to write: text, errors, objects as they come, bytes at once, and help, which click writes."""

posix = pytest.mark.skipif(sys.platform == "win32", reason="there is no such thing on Windows")
needs_full = pytest.mark.skipif(not FULL.exists(), reason="there is no /dev/full here")


@pytest.fixture(autouse=True)
def _logs(put: Put) -> None:
    put("a.toml", ACCENTS)
    put("b.toml", ILLEGAL)


# --- encodings --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "environment"),
    [
        *((arguments, {"PYTHONIOENCODING": "ascii"}) for arguments in COMMANDS),
        *((arguments, {"LC_ALL": "C", "PYTHONUTF8": "0"}) for arguments in COMMANDS),
        # not the help: click writes it in the encoding asked for
        *((arguments, {"PYTHONIOENCODING": "utf-16"}) for arguments in COMMANDS[:-1]),
    ],
    ids=lambda value: " ".join(value),
)
def test_output_is_utf_8_with_lf_whatever_the_environment_says(
    arguments: list[str], environment: dict[str, str]
) -> None:
    done = process(*arguments, environment=environment)
    assert done.stdout.decode()
    assert b"\r" not in done.stdout
    assert done.returncode == (1 if "b.toml" in arguments else 0)


def test_letters_beyond_ascii_come_out_as_they_went_in() -> None:
    done = process("score", "-", stdin=ACCENTS.encode(), environment={"PYTHONIOENCODING": "ascii"})
    assert "Zoë – 名前 wins." in done.stdout.decode()
    done = process(
        "check", "-", stdin=ILLEGAL.replace("Ben", "Zoë").encode(), environment={"PYTHONIOENCODING": "ascii"}
    )
    assert "(Zoë): 1B2" in done.stdout.decode()
    done = process(
        "score", "-", stdin=ILLEGAL.replace("Ben", "Zoë").encode(), environment={"PYTHONIOENCODING": "ascii"}
    )
    assert "(Zoë): 1B2" in done.stderr.decode()


# --- flushing ---------------------------------------------------------------------------------------------------


def waiting(*arguments: str) -> subprocess.Popen[bytes]:
    """Start a process that reads its last log from standard input, and so waits."""
    pipe = subprocess.PIPE
    return subprocess.Popen(command(*arguments, "-"), stdin=pipe, stdout=pipe, stderr=pipe, env=environ())


def stream(of: IO[bytes] | None) -> IO[bytes]:
    """Return a stream that is there."""
    assert of is not None
    return of


@pytest.mark.parametrize("name", ["score", "check"])
def test_jsonl_is_written_log_by_log(name: str) -> None:
    with waiting(name, "--format", "jsonl", "a.toml", "b.toml") as running:
        out = stream(running.stdout)
        assert [json.loads(out.readline())["log"] for _ in range(2)] == ["a.toml", "b.toml"]
        assert running.poll() is None  # it waits for the third
        rest, _ = running.communicate(NEW.encode(), timeout=60)
        assert json.loads(rest)["log"] == "-"
        assert running.returncode == 1


# --- Ctrl-C -----------------------------------------------------------------------------------------------------


@posix
@pytest.mark.parametrize("form", [["score", "--format", "jsonl"], ["check", "--format", "json"]], ids=["jsonl", "json"])
def test_ctrl_c_is_130_and_no_traceback(form: list[str]) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # who runs the tests in the background ignores it
    with waiting(*form, "a.toml") as running:
        stream(running.stdout).readline()  # it is past its start
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=60)
        assert running.returncode == 130
        assert b"Traceback" not in err


def test_an_interrupt_anywhere_is_130(sintra: Sintra, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_args: Any, **_options: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("sintra_cli.cli.logs.judge", interrupted)
    assert sintra("check", "a.toml").code == 130


# --- readers that leave -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments",
    [["score"], ["score", "--format", "json"], ["check", "--format", "jsonl"]],
    ids=" ".join,
)
def test_a_reader_that_has_seen_enough_is_no_error(arguments: list[str]) -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command(*arguments, *["a.toml"] * MANY), stdout=pipe, stderr=pipe, stdin=subprocess.DEVNULL, env=environ()
    ) as running:
        stream(running.stdout).readline()
        stream(running.stdout).close()
        err = stream(running.stderr).read()
        assert (running.wait(timeout=60), err) == (0, b"")


@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_a_reader_that_is_gone_from_the_start_is_no_error(arguments: list[str]) -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command(*arguments), stdout=pipe, stderr=pipe, stdin=subprocess.DEVNULL, env=environ()
    ) as running:
        stream(running.stdout).close()
        err = stream(running.stderr).read()
        assert running.wait(timeout=60) == (1 if "b.toml" in arguments else 0)
        assert err == b""


def test_a_reader_that_leaves_does_not_hide_an_error_before_that() -> None:
    pipe = subprocess.PIPE
    logs = ["b.toml", *["a.toml"] * MANY]
    with subprocess.Popen(
        command("check", "--format", "jsonl", *logs), stdout=pipe, stderr=pipe, stdin=subprocess.DEVNULL, env=environ()
    ) as running:
        stream(running.stdout).readline()
        stream(running.stdout).close()
        assert running.wait(timeout=60) == 1


# --- output that cannot be written ------------------------------------------------------------------------------


@needs_full
@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_a_full_disk_is_3_and_one_line(arguments: list[str]) -> None:
    with FULL.open("wb") as full:
        done = subprocess.run(
            command(*arguments), stdout=full, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, env=environ(),
            check=False, timeout=60,
        )  # fmt: skip
    assert (done.returncode, done.stderr) == (3, b"sintra: cannot write: No space left on device\n")


@needs_full
def test_a_full_disk_for_diagnostics_changes_no_exit_code() -> None:
    with FULL.open("wb") as full:
        done = subprocess.run(
            command("score", "--summary", "b.toml"), stdout=subprocess.PIPE, stderr=full, stdin=subprocess.DEVNULL,
            env=environ(), check=False, timeout=60,
        )  # fmt: skip
    assert done.returncode == 1
    assert done.stdout.startswith(b"b.toml: illegal")


def closed(*arguments: str, which: str) -> subprocess.CompletedProcess[bytes]:
    """Run a process one of whose streams a shell has closed."""
    shell = ["sh", "-c", f'exec "$@" {which}', "sh", *map(os.fsdecode, command(*arguments))]
    return subprocess.run(shell, capture_output=True, stdin=subprocess.DEVNULL, env=environ(), check=False, timeout=60)


@posix
@pytest.mark.parametrize("arguments", COMMANDS[:-1], ids=" ".join)  # click writes the help, and is content
def test_standard_output_that_is_closed_is_3_and_one_line(arguments: list[str]) -> None:
    done = closed(*arguments, which=">&-")
    assert (done.returncode, done.stderr) == (3, b"sintra: cannot write: standard output is closed\n")


@posix
def test_where_nothing_is_to_be_written_a_closed_standard_output_does_not_matter() -> None:
    assert closed("check", "a.toml", which=">&-").returncode == 0


@posix
def test_standard_error_that_is_closed_changes_nothing() -> None:
    done = closed("score", "--summary", "b.toml", which="2>&-")
    assert (done.returncode, done.stdout) == (
        1,
        b"b.toml: illegal: Ana 0, Ben 0; round 1, move 2 (Ben): colour-not-there\n",
    )


@posix
def test_standard_input_that_is_closed_is_needed_only_where_it_is_read() -> None:
    assert closed("check", "a.toml", which="<&-").returncode == 0
    done = closed("check", "-", which="<&-")
    assert done.returncode == 2
    assert done.stdout.startswith(b"-: unreadable: cannot be read: ")


# --- file names -------------------------------------------------------------------------------------------------


@posix
def test_a_file_name_that_is_no_text_is_shown_as_it_is() -> None:
    name = b"caf\xe9.toml"
    try:
        Path(os.fsdecode(name)).write_bytes(ILLEGAL.encode())
    except OSError:
        pytest.skip("this file system has text for names")
    done = process("score", "--format", "json", name)
    assert done.returncode == 1
    assert json.loads(done.stdout)[0]["log"] == r"caf\xe9.toml"
    assert done.stderr.startswith(rb"caf\xe9.toml:13:14: colour-not-there")
    done = process("check", ".")
    assert rb"./caf\xe9.toml:13:14: colour-not-there" in done.stdout


@posix
def test_a_file_name_that_is_no_text_may_be_missing_too() -> None:
    done = process("check", b"\xff\xfe.toml")
    assert done.returncode == 2
    assert done.stdout.startswith(rb"\xff\xfe.toml: unreadable: cannot be read: ")


@posix
@pytest.mark.parametrize("arguments", [["check"], ["score"], ["score", "--summary"], ["score", "--format", "markdown"]])
def test_control_characters_in_a_file_name_are_shown_escaped(sintra: Sintra, put: Put, arguments: list[str]) -> None:
    put("d/a\nb\x1b[2J.toml", ILLEGAL)
    put("d/\x1b.toml", NO_LOG)
    put("d/.\x1b/a.toml", NEW)
    code, out, err = sintra(*arguments, "d", "\x1b.toml", "\x07")
    written = out + err
    assert code == 2
    assert not {"\x1b", "\x07"} & set(written)
    assert r"a\nb\x1b[2J" in written
    assert r"d/\x1b.toml: passed over" in written
    assert r"d/.\x1b: passed over" in written
    Path("e\x1b").mkdir()
    assert r"e\x1b: no log found" in sintra("check", "e\x1b").err


@posix
def test_in_json_a_file_name_is_the_name_itself(sintra: Sintra, put: Put) -> None:
    put("a\nb\x1b.toml", NEW)
    out = sintra("check", "--format", "json", "a\nb\x1b.toml").out
    assert json.loads(out)[0]["log"] == "a\nb\x1b.toml"
    assert "\x1b" not in out


def test_control_characters_in_a_log_are_shown_escaped(sintra: Sintra, put: Put) -> None:
    log = FINISHED.replace('"Ana"', '"A\\u001B[31m\\nna"')
    put("c.toml", log)
    put("d.toml", log.replace('"1B1 2Y-', '"1B1 2\\u001BY-', 1))
    for arguments in (
        ["score"],
        ["score", "--detail"],
        ["score", "--summary"],
        ["score", "--format", "markdown"],
        ["check"],
    ):
        _, out, err = sintra(*arguments, "c.toml", "d.toml")
        assert "\x1b" not in out + err
    assert r"A\x1b[31m\nna" in sintra("score", "c.toml").out


# --- a process of its own ---------------------------------------------------------------------------------------


def test_the_module_is_the_command() -> None:
    done = process("score", "--summary", "b.toml")
    assert (done.returncode, done.stdout) == (
        1,
        b"b.toml: illegal: Ana 0, Ben 0; round 1, move 2 (Ben): colour-not-there\n",
    )
    assert done.stderr.startswith(b"b.toml:13:14: colour-not-there: ")


def test_run_returns_the_code_and_does_not_leave(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert run(["check", "b.toml"]) == 1
    assert run(["--help"]) == 0
    assert run(["chekc"]) == 2
    assert capfdbinary.readouterr().out
