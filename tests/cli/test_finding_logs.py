"""What LOG may be: files, folders, standard input."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from sintra_cli.cli.run import run
from tests.cli.calls import ROOT, Put, Sintra, command, environ
from tests.cli.logs import FINISHED, ILLEGAL, MISSHAPEN, NEW, NO_LOG, NO_TOML

KEYS = ["format", "game", "players", "rounds", "position", "claimed", "side", "wall", "round_colours"]
NOTE = "sintra: {}: passed over: it has no key of a log, such as game or players\n"
BOX = '[box]\ncolours = ["R red"]\nwindow_values = []\nbroken_glass = []\nornaments = []\nstrips = []\n'
NONE_FOUND = "no log found (a log is a file whose name ends with .toml)"


def named(out: str) -> list[str]:
    """Return the names of the logs in a JSON array of reports."""
    return [report["log"] for report in json.loads(out)]


# --- folders ----------------------------------------------------------------------------------------------------


def test_a_folder_is_every_toml_file_below_it_sorted_by_path_as_text(sintra: Sintra, put: Put) -> None:
    names = ["d/B.toml", "d/a-b.toml", "d/a.toml", "d/a/b.toml", "d/a0.toml", "d/z/y/x.toml", "d/é.toml"]
    for name in reversed(names):
        put(name, NEW)
    put("d/readme.md", "no log")
    put("d/toml", "no log")
    put("d/a.toml.bak", "no log")
    code, out, err = sintra("score", "--format", "json", "d")
    assert (code, err) == (0, "")
    assert named(out) == names


@pytest.mark.parametrize("folder", ["d", "d/", "./d", "../{}/d"])
def test_logs_below_a_folder_are_named_by_the_folder_as_given(sintra: Sintra, put: Put, folder: str) -> None:
    put("d/e/a.toml", NEW)
    given = folder.format(Path.cwd().name)
    out = sintra("score", "--format", "json", given).out
    assert named(out) == [f"{given.removesuffix('/')}/e/a.toml"]


def test_this_folder_is_a_dot(sintra: Sintra, put: Put) -> None:
    put("a.toml", NEW)
    assert named(sintra("score", "--format", "json", ".").out) == ["./a.toml"]


def test_hidden_folders_are_passed_over_with_a_note(sintra: Sintra, put: Put) -> None:
    put("d/.git/a.toml", MISSHAPEN)
    put("d/e/.venv/lib/a.toml", MISSHAPEN)
    put("d/a.toml", NEW)
    code, out, err = sintra("score", "--format", "json", "d")
    assert (code, named(out)) == (0, ["d/a.toml"])
    assert err == "sintra: d/.git: passed over: a hidden folder\nsintra: d/e/.venv: passed over: a hidden folder\n"


def test_a_hidden_folder_that_is_named_is_looked_through(sintra: Sintra, put: Put) -> None:
    put(".logs/a.toml", NEW)
    assert named(sintra("score", "--format", "json", ".logs").out) == [".logs/a.toml"]


def test_a_hidden_file_is_a_file(sintra: Sintra, put: Put) -> None:
    put("d/.a.toml", NEW)
    assert named(sintra("score", "--format", "json", "d").out) == ["d/.a.toml"]


@pytest.mark.parametrize("ending", [".TOML", ".Toml", ".tOmL"])
def test_the_ending_may_have_any_case(sintra: Sintra, put: Put, ending: str) -> None:
    put(f"d/GAME{ending}", NEW)
    put("d/a.toml", NEW)
    assert named(sintra("score", "--format", "json", "d").out) == [f"d/GAME{ending}", "d/a.toml"]


@pytest.mark.parametrize(
    "text",
    [
        NO_LOG,
        "",
        BOX,
        "[tool]\ngame = 1\n",
        "[tool.box]\nwall = 1\n",
        "box = 1\n[[rulings]]\n",
        "moves = 1\ntiling = 1\n",
    ],
)
def test_files_that_parse_and_have_no_key_of_a_log_are_passed_over_with_a_note(
    sintra: Sintra, put: Put, text: str
) -> None:
    put("d/a.toml", NEW)
    put("d/other.TOML", text)
    code, out, err = sintra("check", "--format", "json", "d")
    assert (code, named(out)) == (0, ["d/a.toml"])
    assert err == NOTE.format("d/other.TOML")


@pytest.mark.parametrize("command", ["score", "standings", "fmt"])
def test_what_is_passed_over_is_said_whatever_is_done_with_the_logs(sintra: Sintra, put: Put, command: str) -> None:
    put("d/a.toml", FINISHED)
    put("d/box.toml", BOX)
    code, _, err = sintra(command, "d")
    assert (code, NOTE.format("d/box.toml") in err) == (0, True)


@pytest.mark.parametrize("before", ["", "[rulings]\n", "[box]\n"])
@pytest.mark.parametrize("key", [*KEYS, "Format", "GAME", "Round_Colours"])
def test_a_file_with_a_key_of_a_log_is_a_log(sintra: Sintra, put: Put, key: str, before: str) -> None:
    put("d/a.toml", f"{before}{key} = 1\n")
    code, out, err = sintra("check", "--format", "json", "d")
    assert (code, named(out), err) == (2, ["d/a.toml"], "")


@pytest.mark.parametrize(
    "log",
    [
        NO_TOML,
        "\xff\xfe",
        '[rulings]\nuntouched_centre = "same_starter"\n\n' + NEW,
        NEW.replace("format", "Format").replace("game", "Game"),
        NEW.replace("format", "fromat").replace("game", "gmae"),
        NEW.replace("format = 1\n", "").replace('game = "azul"\n', ""),
    ],
    ids=["no TOML", "no text", "a table above", "capitals", "misspelt", "forgotten"],
)
@pytest.mark.parametrize("command", ["check", "score", "standings", "fmt"])
def test_a_broken_log_beside_a_good_one_is_reported(sintra: Sintra, put: Put, command: str, log: str) -> None:
    put("d/bad.toml", log.encode("latin-1"))
    put("d/good.toml", FINISHED)
    code, out, err = sintra(command, "d")
    assert code == 2
    assert "d/bad.toml" in (out if command == "check" else err)
    assert "passed over" not in err


def test_the_reference_names_the_keys_that_tell_a_log() -> None:
    _, _, after = (ROOT / "schemas/README.md").read_text(encoding="utf-8").partition("none of the keys ")
    assert re.findall("`(.*?)`", after.partition(", be it")[0]) == KEYS


def test_a_file_that_is_named_is_a_log_whatever_is_in_it(sintra: Sintra, put: Put) -> None:
    code, out, err = sintra("check", put("pyproject.toml", NO_LOG))
    assert (code, err) == (2, "")
    assert "pyproject.toml:1:1: log-shape: `game` is missing" in out


def test_a_file_that_is_named_may_have_any_name(sintra: Sintra, put: Put) -> None:
    assert sintra("check", put("table 2.txt", NEW)) == (0, "", "")


@pytest.mark.parametrize("content", [{}, {"d/readme.md": "x"}, {"d/pyproject.toml": NO_LOG}, {"d/.e/a.toml": NEW}])
def test_a_folder_without_a_log_is_wrong(sintra: Sintra, put: Put, content: dict[str, str]) -> None:
    Path("d").mkdir()
    for name, text in content.items():
        put(name, text)
    code, out, err = sintra("check", "d")
    assert (code, out) == (2, "")
    assert err.splitlines()[-1] == f"sintra: d: {NONE_FOUND}"


def test_a_folder_without_a_log_hides_no_other(sintra: Sintra, put: Put) -> None:
    Path("empty").mkdir()
    put("a.toml", NEW)
    code, out, err = sintra("score", "--format", "json", "empty", "a.toml")
    assert (code, named(out)) == (2, ["a.toml"])
    assert err == f"sintra: empty: {NONE_FOUND}\n"


def test_a_folder_may_be_called_like_a_log(sintra: Sintra, put: Put) -> None:
    put("x.toml/a.toml", NEW)
    put("d/y.toml/b.toml", NEW)
    assert named(sintra("score", "--format", "json", "x.toml", "d").out) == ["x.toml/a.toml", "d/y.toml/b.toml"]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such links")
def test_links_to_files_are_followed_and_those_to_nothing_are_reported(sintra: Sintra, put: Put) -> None:
    put("a.toml", NEW)
    Path("d").mkdir()
    Path("d/b.toml").symlink_to(Path("a.toml").resolve())
    Path("d/c.toml").symlink_to("gone.toml")
    code, out, _ = sintra("check", "--format", "json", "d")
    assert code == 2
    assert [(log["log"], log["status"]) for log in json.loads(out)] == [
        ("d/b.toml", "unfinished"),
        ("d/c.toml", "unreadable"),
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such links")
def test_links_to_folders_are_passed_over_with_a_note(sintra: Sintra, put: Put) -> None:
    put("club/a.toml", MISSHAPEN)
    put("d/e/b.toml", NEW)
    for link, target in (("d/.hidden", "club"), ("d/club.toml", "club"), ("d/e/loop", "d")):
        Path(link).symlink_to(Path(target).resolve())
    code, out, err = sintra("check", "--format", "json", "d")
    assert (code, named(out)) == (0, ["d/e/b.toml"])
    assert err == (
        "sintra: d/.hidden: passed over: a hidden folder\n"
        "sintra: d/club.toml: passed over: a link to a folder; name it to read what is there\n"
        "sintra: d/e/loop: passed over: a link to a folder; name it to read what is there\n"
    )


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such links")
@pytest.mark.parametrize("name", ["d/club", "d/club/"])
def test_a_link_to_a_folder_that_is_named_is_looked_through(sintra: Sintra, put: Put, name: str) -> None:
    put("club/a.toml", NEW)
    Path("d").mkdir()
    Path("d/club").symlink_to(Path("club").resolve())
    assert named(sintra("score", "--format", "json", name).out) == ["d/club/a.toml"]


def test_what_windows_calls_a_junction_is_a_link(sintra: Sintra, put: Put, monkeypatch: pytest.MonkeyPatch) -> None:
    put("d/a.toml", NEW)
    put("d/junction/b.toml", NEW)
    lstat = os.lstat

    def with_tag(path: str) -> object:
        tag = 0xA0000003 if str(path).endswith("junction") else 0
        return SimpleNamespace(st_mode=lstat(path).st_mode, st_reparse_tag=tag)

    monkeypatch.setattr("sintra_cli.cli.logs.os.lstat", with_tag)
    code, out, err = sintra("check", "--format", "json", "d")
    assert (code, named(out)) == (0, ["d/a.toml"])
    assert err == "sintra: d/junction: passed over: a link to a folder; name it to read what is there\n"


@pytest.mark.skipif(sys.platform == "win32" or not hasattr(os, "geteuid"), reason="there are no such permissions")
def test_a_folder_that_cannot_be_opened_is_an_unreadable_log(sintra: Sintra, put: Put) -> None:
    if os.geteuid() == 0:
        pytest.skip("root may open everything")
    put("d/a.toml", NEW)
    Path("d/locked").mkdir(mode=0o000)
    try:
        code, out, _ = sintra("check", "--format", "json", "d")
    finally:
        Path("d/locked").chmod(0o700)
    assert code == 2
    assert [(log["log"], log["status"]) for log in json.loads(out)] == [
        ("d/a.toml", "unfinished"),
        ("d/locked", "unreadable"),
    ]


def test_a_folder_that_cannot_be_opened_hides_no_log_beside_it(
    sintra: Sintra, put: Put, monkeypatch: pytest.MonkeyPatch
) -> None:
    put("d/a.toml", NEW)
    put("d/locked/b.toml", NEW)
    scandir = os.scandir

    def refuse(path: str) -> object:
        if str(path).endswith("locked"):
            raise PermissionError(13, "Permission denied", path)
        return scandir(path)

    monkeypatch.setattr(os, "scandir", refuse)
    code, out, err = sintra("check", "--format", "json", "d")
    first, second = json.loads(out)
    assert (code, err) == (2, "")
    assert (first["log"], first["status"]) == ("d/a.toml", "unfinished")
    assert second["log"].replace(os.sep, "/") == "d/locked"
    assert [error["message"] for error in second["errors"]] == ["the folder cannot be opened: Permission denied"]


# --- files ------------------------------------------------------------------------------------------------------


def test_a_file_that_is_not_there_is_an_unreadable_log(sintra: Sintra) -> None:
    code, out, err = sintra("check", "gone.toml")
    assert (code, err) == (2, "")
    assert out == "gone.toml: unreadable: cannot be read: No such file or directory\n  = see: sintra rule unreadable\n"


@pytest.mark.skipif(sys.platform == "win32" or not hasattr(os, "geteuid"), reason="there are no such permissions")
def test_a_file_that_must_not_be_read_is_an_unreadable_log(sintra: Sintra, put: Put) -> None:
    if os.geteuid() == 0:
        pytest.skip("root may read everything")
    Path(put("a.toml", NEW)).chmod(0o000)
    code, out, _ = sintra("check", "a.toml")
    assert (code, out.splitlines()[0]) == (2, "a.toml: unreadable: cannot be read: Permission denied")


def test_whether_a_file_may_be_read_is_found_out_by_reading_it(
    sintra: Sintra, put: Put, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda *_args, **_options: False)
    put("a.toml", NEW)
    put("d/b.toml", NEW)
    assert sintra("check", "a.toml", "d") == (0, "", "")


def test_a_file_that_breaks_while_it_is_read_is_an_unreadable_log(
    sintra: Sintra, put: Put, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_path: str) -> bytes:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr("sintra_cli.cli.logs.read", broken)
    code, out, _ = sintra("check", put("a.toml", NEW))
    assert (code, out.splitlines()[0]) == (2, "a.toml: unreadable: cannot be read: Input/output error")


# --- standard input ---------------------------------------------------------------------------------------------


def test_a_hyphen_is_standard_input(sintra: Sintra) -> None:
    (report,) = json.loads(sintra("score", "--format", "json", "-", stdin=FINISHED.encode()).out)
    assert (report["log"], report["status"]) == ("-", "finished")


@pytest.mark.parametrize("name", ["score", "check"])
def test_without_a_log_it_is_standard_input(sintra: Sintra, name: str) -> None:
    code, out, err = sintra(name, "--format", "json", stdin=ILLEGAL.encode())
    assert (code, named(out)) == (1, ["-"])
    assert err.startswith("-:13:14: colour-not-there" if name == "score" else "")


def test_standard_input_is_one_log_among_others(sintra: Sintra, put: Put) -> None:
    put("a.toml", NEW)
    put("b.toml", NEW)
    out = sintra("score", "--format", "json", "a.toml", "-", "b.toml", stdin=FINISHED.encode()).out
    assert [(report["log"], report["status"]) for report in json.loads(out)] == [
        ("a.toml", "unfinished"),
        ("-", "finished"),
        ("b.toml", "unfinished"),
    ]


def test_standard_input_without_anything_in_it_is_an_unreadable_log(sintra: Sintra) -> None:
    code, out, _ = sintra("check")
    assert code == 2
    assert out.startswith("-:1:1: log-shape: the file is empty: a log is plain text in UTF-8")


def test_standard_input_is_bytes_whatever_the_terminal_thinks(sintra: Sintra) -> None:
    log = NEW.replace("Ana", "Zoë").replace("\n", "\r\n").encode("utf-8-sig")
    (report,) = json.loads(sintra("score", "--format", "json", stdin=log).out)
    assert report["players"] == ["Zoë", "Ben"]


def test_without_a_log_a_terminal_is_wrong_usage() -> None:
    pty = pytest.importorskip("pty", reason="there are no such terminals")
    master, terminal = pty.openpty()
    try:
        done = subprocess.run(
            command("score"), stdin=terminal, capture_output=True, env=environ(), check=False, timeout=60
        )
    finally:
        os.close(terminal)
        os.close(master)
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"Missing LOG: name a file, a folder, or - for standard input." in done.stderr


def test_standard_input_may_be_closed(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert run(["check", "-"]) == 2
    assert capfdbinary.readouterr().out.startswith(b"-: unreadable: cannot be read: standard input is closed\n")
    assert run(["check"]) == 2
    assert b"Missing LOG: name a file, a folder, or - for standard input." in capfdbinary.readouterr().err
