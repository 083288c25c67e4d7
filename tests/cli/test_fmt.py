"""The command: in place or to standard output, what it says, and its exit codes."""

from __future__ import annotations

import errno
import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from sintra_cli.cli.run import run
from tests.referee.fmt.logs import AZUL, AZUL_ROUND, azul, sintra, status, text

BEFORE = azul('"1b4 2y4 3r- 4k3 5w5"')
AFTER = azul(text("1B4  2Y4", "3R-  4K3", "5W5"))
UNREADABLE = azul('"1b4 2y9"')
ILLEGAL = azul('"1b4 2y4 9r-"')


class Shell:
    """Runs `sintra fmt` in a folder of its own, and holds what came out."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[bytes]) -> None:
        self.folder = folder
        self.out = self.err = ""
        self._monkeypatch = monkeypatch
        self._capture = capture
        monkeypatch.chdir(folder)

    def fmt(self, *arguments: str, command: str = "fmt") -> int:
        code = run([command, *arguments])
        out, err = self._capture.readouterr()
        self.out, self.err = out.decode(), err.decode()
        return code

    def write(self, **logs: str) -> None:
        for name, log in logs.items():
            self.path(name).write_bytes(log.encode())

    def path(self, name: str) -> Path:
        return self.folder / f"{name}.toml"

    def read(self, name: str) -> str:
        return self.path(name).read_bytes().decode()

    def pipe(self, data: bytes, *, terminal: bool = False) -> None:
        stream = io.TextIOWrapper(io.BytesIO(data))
        self._monkeypatch.setattr(stream, "isatty", lambda: terminal)
        self._monkeypatch.setattr(sys, "stdin", stream)


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]) -> Shell:
    return Shell(tmp_path, monkeypatch, capsysbinary)


# --- in place ------------------------------------------------------------------------------------------------


def test_a_file_is_formatted_in_place_and_named_on_standard_error(shell: Shell) -> None:
    shell.write(a=BEFORE)
    assert shell.fmt("a.toml") == 0
    assert shell.read("a") == AFTER
    assert shell.out == ""
    assert shell.err == "formatted a.toml\n1 log formatted\n"


def test_a_file_that_is_formatted_already_is_not_written_and_not_spoken_of(shell: Shell) -> None:
    shell.write(a=AFTER)
    os.utime(shell.path("a"), ns=(1, 1))
    before = shell.path("a").stat()
    assert shell.fmt("a.toml") == 0
    after = shell.path("a").stat()
    assert (after.st_mtime_ns, after.st_ino) == (before.st_mtime_ns, before.st_ino)
    assert (shell.out, shell.err) == ("", "")


def test_several_files_are_counted_at_the_end(shell: Shell) -> None:
    shell.write(a=BEFORE, b=AFTER, c=BEFORE)
    assert shell.fmt("c.toml", "b.toml", "a.toml") == 0
    assert shell.err == "formatted c.toml\nformatted a.toml\n2 logs formatted, 1 unchanged\n"
    assert {shell.read(name) for name in "abc"} == {AFTER}


def test_of_a_folder_every_log_is_formatted(shell: Shell) -> None:
    (shell.folder / "club" / ".git").mkdir(parents=True)
    shell.write(**{"club/table2": BEFORE, "club/table1": BEFORE, "club/.git/old": BEFORE, "club/ours": "key = 'x'\n"})
    assert shell.fmt("club") == 0
    assert shell.err == (
        "sintra: club/.git: passed over: a hidden folder\n"
        "sintra: club/ours.toml: passed over: it has no key of a log, such as game or players\n"
        "formatted club/table1.toml\nformatted club/table2.toml\n2 logs formatted\n"
    )
    assert shell.read("club/table1") == shell.read("club/table2") == AFTER
    assert shell.read("club/.git/old") == BEFORE


def test_a_folder_without_logs_is_wrong_usage(shell: Shell) -> None:
    (shell.folder / "club").mkdir()
    assert shell.fmt("club") == 2
    assert shell.err == "sintra: club: no log found (a log is a file whose name ends with .toml)\n"


def test_a_name_is_shown_without_its_control_characters(shell: Shell) -> None:
    try:
        shell.write(**{"a\x1b[2J": BEFORE})
    except OSError:
        pytest.skip("there are no such names here")
    assert shell.fmt("a\x1b[2J.toml") == 0
    assert shell.err == "formatted a\\x1b[2J.toml\n1 log formatted\n"


@pytest.mark.parametrize("option", [[], ["--check"], ["--diff"]])
def test_an_illegal_log_is_formatted_and_no_error(shell: Shell, option: list[str]) -> None:
    formatted = ILLEGAL.replace('"1b4 2y4 9r-"', text("1B4  2Y4", "9r-"))
    assert status(ILLEGAL) == "no-such-display"
    shell.write(a=ILLEGAL, b=formatted)
    assert shell.fmt("b.toml", *option) == 0
    assert (shell.out, shell.err) == ("", "")
    assert shell.fmt("a.toml") == 0
    assert shell.read("a") == formatted


def test_an_unfinished_log_is_no_error(shell: Shell) -> None:
    shell.write(a=azul('"1b4"'), b=sintra('"1r1"'))
    assert shell.fmt("a.toml", "b.toml") == 0
    assert (shell.read("a"), shell.read("b")) == (azul(text("1B4")), sintra(text("1R1")))


# --- standard input ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("arguments", [(), ("-",)])
def test_standard_input_goes_to_standard_output(shell: Shell, arguments: tuple[str, ...]) -> None:
    shell.pipe(BEFORE.encode())
    assert shell.fmt(*arguments) == 0
    assert (shell.out, shell.err) == (AFTER, "")


def test_standard_input_that_is_formatted_already_goes_there_too(shell: Shell) -> None:
    shell.pipe(AFTER.encode())
    assert shell.fmt("-") == 0
    assert (shell.out, shell.err) == (AFTER, "")


def test_standard_output_gets_the_bytes_of_the_file_line_ends_and_mark_included(shell: Shell) -> None:
    shell.pipe(b"\xef\xbb\xbf" + BEFORE.replace("\n", "\r\n").encode())
    assert shell.fmt("-") == 0
    assert shell.out == "\ufeff" + AFTER.replace("\n", "\r\n")


def test_a_terminal_is_not_waited_for(shell: Shell) -> None:
    shell.pipe(b"", terminal=True)
    assert shell.fmt() == 2
    assert "Missing LOG" in shell.err


def test_standard_input_and_files_may_be_mixed(shell: Shell) -> None:
    shell.write(a=BEFORE)
    shell.pipe(ILLEGAL.encode())
    assert shell.fmt("a.toml", "-") == 0
    assert shell.read("a") == AFTER
    assert shell.out == ILLEGAL.replace('"1b4 2y4 9r-"', text("1B4  2Y4", "9r-"))
    assert shell.err == "formatted a.toml\n1 log formatted\n"


def test_a_log_from_standard_input_that_cannot_be_read_leaves_standard_output_empty(shell: Shell) -> None:
    shell.pipe(UNREADABLE.encode())
    assert shell.fmt("-") == 2
    assert shell.out == ""
    assert shell.err.startswith("-:8:14: move-syntax: ")


# --- what cannot be read, or written -------------------------------------------------------------------------


@pytest.mark.parametrize("option", [[], ["--check"], ["--diff"]])
def test_a_log_that_cannot_be_read_is_refused_as_a_check_refuses_it_and_stays(shell: Shell, option: list[str]) -> None:
    shell.write(a=UNREADABLE)
    assert shell.fmt("a.toml", command="check") == 2
    said = shell.out
    assert said.startswith("a.toml:8:14: move-syntax: ")
    assert shell.fmt("a.toml", *option) == 2
    assert (shell.out, shell.err) == ("", said)
    assert shell.read("a") == UNREADABLE


def test_the_other_logs_are_formatted_all_the_same(shell: Shell) -> None:
    shell.write(a=BEFORE, b=UNREADABLE, c=BEFORE)
    assert shell.fmt("a.toml", "missing.toml", "b.toml", "c.toml") == 2
    assert shell.read("a") == shell.read("c") == AFTER
    assert shell.read("b") == UNREADABLE
    assert "missing.toml: unreadable: cannot be read: " in shell.err
    assert "b.toml:8:14: move-syntax: " in shell.err
    assert shell.err.endswith("formatted c.toml\n2 logs formatted\n")


@pytest.mark.parametrize("data", [b"\xff", BEFORE.encode("utf-16"), b"title = '\xe9'\n"])
def test_bytes_that_are_no_text_stay(shell: Shell, data: bytes) -> None:
    shell.path("a").write_bytes(data)
    assert shell.fmt("a.toml") == 2
    assert shell.path("a").read_bytes() == data
    assert "unreadable" in shell.err


def test_a_log_of_a_newer_format_stays(shell: Shell) -> None:
    newer = BEFORE.replace("format = 1", "format = 2")
    shell.write(a=newer)
    assert shell.fmt("a.toml") == 2
    assert shell.read("a") == newer


def test_a_file_that_cannot_be_written_is_named_and_the_others_are_formatted(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace = os.replace

    def fail(new: str, old: str) -> None:
        if Path(old).name == "b.toml":
            raise OSError(errno.ENOSPC, "No space left on device")
        replace(new, old)

    monkeypatch.setattr(os, "replace", fail)
    shell.write(a=BEFORE, b=BEFORE, c=BEFORE)
    assert shell.fmt("a.toml", "b.toml", "c.toml") == 3
    assert shell.err == (
        "formatted a.toml\nsintra: cannot write: b.toml: No space left on device\nformatted c.toml\n2 logs formatted\n"
    )
    assert [shell.read(name) for name in "abc"] == [AFTER, BEFORE, AFTER]
    assert len(list(shell.folder.iterdir())) == 3


# --- --check -------------------------------------------------------------------------------------------------


def test_check_lists_what_would_change_and_writes_nothing(shell: Shell) -> None:
    shell.write(a=BEFORE, b=AFTER, c=ILLEGAL)
    assert shell.fmt("--check", "a.toml", "b.toml", "c.toml") == 1
    assert (shell.out, shell.err) == ("a.toml\nc.toml\n", "")
    assert (shell.read("a"), shell.read("c")) == (BEFORE, ILLEGAL)


def test_check_is_silent_where_nothing_would_change(shell: Shell) -> None:
    shell.write(a=AFTER)
    assert shell.fmt("--check", "a.toml") == 0
    assert (shell.out, shell.err) == ("", "")


def test_check_of_standard_input_does_not_print_the_log(shell: Shell) -> None:
    shell.pipe(BEFORE.encode())
    assert shell.fmt("--check", "-") == 1
    assert shell.out == "-\n"


@pytest.mark.parametrize("order", [("a.toml", "b.toml"), ("b.toml", "a.toml")])
def test_of_several_exit_codes_the_highest_counts(shell: Shell, order: tuple[str, str]) -> None:
    shell.write(a=BEFORE, b=UNREADABLE)
    assert shell.fmt("--check", *order) == 2
    assert shell.out == "a.toml\n"


# --- --diff --------------------------------------------------------------------------------------------------

DIFF = "\n".join(
    [
        "--- a.toml",
        "+++ a.toml",
        "@@ -5,4 +5,8 @@",
        " ",
        " [[rounds]]",
        ' displays = ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"]',
        '-moves = "1b4 2y4 3r- 4k3 5w5"',
        '+moves = """',
        "+  1B4  2Y4",
        "+  3R-  4K3",
        "+  5W5",
        '+"""',
        "",
    ]
)


def test_diff_shows_what_would_change_and_writes_nothing(shell: Shell) -> None:
    shell.write(a=BEFORE, b=AFTER)
    assert shell.fmt("--diff", "a.toml", "b.toml") == 0
    assert (shell.out, shell.err) == (DIFF, "")
    assert shell.read("a") == BEFORE


def test_diff_with_check_shows_the_same_and_exits_with_1(shell: Shell) -> None:
    shell.write(a=BEFORE, b=AFTER)
    assert shell.fmt("--diff", "--check", "a.toml", "b.toml") == 1
    assert (shell.out, shell.err) == (DIFF, "")
    assert shell.read("a") == BEFORE
    assert shell.fmt("--diff", "--check", "b.toml") == 0


def test_diff_of_standard_input_is_called_by_its_dash(shell: Shell) -> None:
    shell.pipe(BEFORE.encode())
    assert shell.fmt("--diff") == 0
    assert shell.out == DIFF.replace("a.toml", "-")


def test_diff_in_colour_still_has_its_signs(shell: Shell) -> None:
    shell.write(a=BEFORE.replace("[[rounds]]", "[[rounds]]\t# \x9b2J"))
    assert shell.fmt("--diff", "--colour", "always", "a.toml") == 0
    lines = shell.out.split("\n")
    assert lines[:6] == [
        "\x1b[1m--- a.toml\x1b[0m",
        "\x1b[1m+++ a.toml\x1b[0m",
        "\x1b[1;34m@@ -5,4 +5,8 @@\x1b[0m",
        " ",
        " [[rounds]]     # \\x9b2J",
        ' displays = ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"]',
    ]
    assert lines[6] == '\x1b[1;31m-moves = "1b4 2y4 3r- 4k3 5w5"\x1b[0m'
    assert lines[7:10] == [
        '\x1b[1;32m+moves = """\x1b[0m',
        "\x1b[1;32m+  1B4  2Y4\x1b[0m",
        "\x1b[1;32m+  3R-  4K3\x1b[0m",
    ]


def test_diff_without_colour_has_the_lines_of_the_file_as_they_are(shell: Shell) -> None:
    odd = BEFORE.replace("[[rounds]]", "[[rounds]] # \x85 \u2028 \x9b").replace("\n", "\r\n").rstrip()
    shell.write(a=odd)
    assert shell.fmt("--diff", "--colour", "never", "a.toml") == 0
    expected = DIFF.replace("[[rounds]]", "[[rounds]] # \x85 \u2028 \x9b").replace("\n", "\r\n")
    for mark in ("--- a.toml", "+++ a.toml", "@@ -5,4 +5,8 @@"):
        expected = expected.replace(f"{mark}\r\n", f"{mark}\n")
    ending = "\n\\ No newline at end of file\n"
    expected = expected.replace('5w5"\r\n', f'5w5"{ending}')
    assert shell.out == expected.removesuffix("\r\n") + ending


def test_a_diff_can_be_applied_by_patch(shell: Shell) -> None:
    shell.write(a=BEFORE.rstrip("\n"))
    assert shell.fmt("--diff", "a.toml") == 0
    try:
        subprocess.run(["patch", "-p0", "--quiet"], input=shell.out.encode(), check=True)
    except FileNotFoundError:
        pytest.skip("there is no patch here")
    assert shell.read("a") == AFTER.rstrip("\n")


# --- the call ------------------------------------------------------------------------------------------------


def test_the_help_says_what_finds_errors(shell: Shell) -> None:
    assert shell.fmt("--help") == 0
    assert "To find errors, use sintra check" in shell.out


def test_rulings_and_box_of_the_call_hold(shell: Shell) -> None:
    box = shell.folder / "box.txt"
    box.write_bytes(b'[box]\ncolours = ["J jade", "C coral", "R red", "K black", "W white"]\n')
    log = f"{AZUL}{AZUL_ROUND.replace('B', 'J').replace('Y', 'C')}moves = VALUE\n"
    shell.write(a=log.replace("VALUE", '"1j4 2c4"'))
    assert shell.fmt("a.toml") == 2
    assert shell.fmt("a.toml", "--box", "box.txt", "--ruling", "refill=when_short") == 0
    assert shell.read("a") == log.replace("VALUE", text("1J4  2C4"))


def test_what_formatting_does_not_need_is_not_loaded(shell: Shell) -> None:
    shell.write(a=BEFORE)
    program = (
        "import sys; from sintra_cli.cli.run import run; assert run(['fmt', 'a.toml']) == 0\n"
        "print(*sorted({'difflib', 'jsonschema', 'tabulate', 'tomli_w', 'wcwidth', 'sintra_cli.report.diagnostics'}"
        " & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "\n"
