"""The command `import`: a table and a head make a log, and what is wrong is told like everywhere else."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
import tomli

from tests.cli.calls import Put, Sintra, command, environ, process
from tests.cli.hostile import HARM, verify_clean
from tests.readme import ROOT

SAMPLES: Final = ROOT / "sample_games"
HEAD: Final = (SAMPLES / "friday_head.toml").read_text(encoding="utf-8")
TABLE: Final = (SAMPLES / "friday.csv").read_text(encoding="utf-8")
DISPLAYS: Final = "RRRY YBGW BBWR GGYW WWRB\n"
SEEN: Final = "source,colour,target\n1,R,1\n5,W,2\n"
CALL: Final = ("import", "friday.csv", "--head", "head.toml")
FULL: Final = Path("/dev/full")


@pytest.fixture(autouse=True)
def _files(put: Put) -> None:
    put("friday.csv", TABLE)
    put("head.toml", HEAD)
    put("displays.txt", DISPLAYS)


# --- what is written ----------------------------------------------------------------------------------------------


def test_a_log_goes_to_standard_output_or_to_a_new_file(sintra: Sintra) -> None:
    code, out, err = sintra(*CALL)
    assert (code, err) == (0, "")
    assert sintra(*CALL, "-o", "-") == (0, out, "")
    assert sintra(*CALL, "-o", "friday.toml") == (0, "", "")
    assert Path("friday.toml").read_bytes().decode() == out
    assert sintra("check", "friday.toml") == (0, "", "")
    # Three red panes in the red round and window 1, 3 + 4; two of Ben's and window 2, 2 + 3.
    assert sintra("score", "--summary", "friday.toml").out == "friday.toml: unfinished: Ana 7, Ben 5; after round 1\n"


def test_the_log_is_in_good_order_and_keeps_the_head_as_it_is(sintra: Sintra) -> None:
    sintra(*CALL, "-o", "friday.toml")
    assert sintra("fmt", "--check", "friday.toml") == (0, "", "")
    text = Path("friday.toml").read_text(encoding="utf-8")
    assert text.startswith(HEAD)
    assert text.removeprefix(HEAD).startswith('\n[[rounds]]\nmoves = """\n  ?3R1    ?2W2\n')


def test_line_ends_and_the_mark_of_the_head_are_kept(sintra: Sintra, put: Put) -> None:
    put("head.toml", b"\xef\xbb\xbf" + HEAD.replace("\n", "\r\n").encode())
    sintra(*CALL, "-o", "friday.toml")
    data = Path("friday.toml").read_bytes()
    assert data.startswith(b"\xef\xbb\xbf#:schema")
    assert data.count(b"\n") == data.count(b"\r\n")
    assert sintra("check", "friday.toml").code == 0


@pytest.mark.parametrize("displays", [True, False])
def test_a_head_may_be_what_new_writes(sintra: Sintra, put: Put, *, displays: bool) -> None:
    wanted = ("--game", "azul", "--players", "Ana,Ben", "--wall", "grey", *(() if displays else ("--no-displays",)))
    sintra("new", *wanted, "-o", "new.toml")
    put("moves.csv", "source,count,colour,target\n?,4,black,4\n")
    code, out, err = sintra("import", "moves.csv", "--head", "new.toml")
    assert (code, err) == (0, "")
    assert tomli.loads(out)["rounds"] == [{"moves": "  ?4K4\n"}]
    remarks = [line for line in Path("new.toml").read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    assert [line for line in out.splitlines() if line.startswith("#")] == remarks


def test_a_remark_in_a_head_is_never_lost(sintra: Sintra, put: Put) -> None:
    put("head.toml", f'{HEAD}\n[[rounds]]\nmoves = ""\n')
    assert tomli.loads(sintra(*CALL).out)["rounds"][0]["moves"].startswith("  ?3R1 ")
    put("head.toml", f'{HEAD}\n[[rounds]]  # the first\nmoves = ""\n')
    code, out, err = sintra(*CALL)
    assert (code, out) == (2, "")
    assert "head.toml: a remark stands in its empty round: write it somewhere else" in err


def test_a_head_may_have_the_totals_of_the_end_and_an_empty_array_of_rounds(sintra: Sintra, put: Put) -> None:
    put("head.toml", HEAD.replace("[box]", "rounds = []\n\n[box]") + "\n[claimed]\nAna = 40\n")
    code, out, err = sintra(*CALL)
    assert (code, err) == (0, "")
    assert tomli.loads(out)["claimed"] == {"Ana": 40}
    assert [len(this["moves"].split()) for this in tomli.loads(out)["rounds"]] == [13]


@pytest.mark.parametrize("name", ["friday.csv", "head.toml", "displays.txt"])
def test_one_of_the_files_may_be_standard_input(sintra: Sintra, put: Put, name: str) -> None:
    put("friday.csv", SEEN)
    files = ["import", "friday.csv", "--head", "head.toml", "--displays", "displays.txt"]
    expected = sintra(*files)
    assert expected.code == 0
    piped = ["-" if part == name else part for part in files]
    assert sintra(*piped, stdin=Path(name).read_bytes()) == expected
    assert "Only one file can be standard input." in sintra("import", "-", "--head", "-").err


# --- what is wrong ------------------------------------------------------------------------------------------------


def test_what_cannot_be_read_is_listed_by_row_and_column_and_nothing_is_written(sintra: Sintra, put: Put) -> None:
    put("friday.csv", TABLE.replace("Ana,?,3,red,1,", "Anna,?,3,red,9,"))
    put("displays.txt", "RRRY QQQQ\n")
    code, out, err = sintra(*CALL, "--displays", "displays.txt", "-o", "friday.toml")
    assert (code, out) == (2, "")
    assert err.splitlines()[:4] == [
        "displays.txt:1: display 2: Q is no colour of the box, which has R, Y, G, B, W",
        'friday.csv:2:player: there is no player "Anna"; the players are Ana and Ben',
        "friday.csv:2:source: ? is no source: the displays are given, so write which one it was, from 1 to 9",
        "friday.csv:2:target: 9 is no strip: it is 1 to 8",
    ]
    assert not Path("friday.toml").exists()


@pytest.mark.parametrize(("rows", "rest"), [(20, None), (25, "and 5 more"), (1500, "and at least 980 more")])
def test_of_many_faults_20_are_said_and_how_many_more_there_are(
    sintra: Sintra, put: Put, rows: int, rest: str | None
) -> None:
    put("friday.csv", "source,count,colour,target\n" + "?,1,Q,1\n" * rows)
    code, _, err = sintra(*CALL)
    lines = err.splitlines()
    assert code == 2
    assert [line.partition(": ")[0] for line in lines[:20]] == [f"friday.csv:{row}:colour" for row in range(2, 22)]
    assert lines[20:] == ([] if rest is None else [rest])


@pytest.mark.parametrize("target", ["-", "friday.toml"])
def test_a_game_that_is_illegal_is_written_and_told_like_check_does(sintra: Sintra, put: Put, target: str) -> None:
    put("friday.csv", TABLE.replace("Ana,C,3,white,5,", "Ana,C,3,white,1,"))
    code, out, err = sintra(*CALL, "-o", target)
    assert code == 1
    log = out if target == "-" else Path(target).read_text(encoding="utf-8")
    assert [len(this["moves"].split()) for this in tomli.loads(log)["rounds"]] == [13]
    *told, row = err.splitlines()
    checked = sintra("check", target, stdin=log.encode())
    assert told == checked.out.splitlines()
    assert "strip-left-of-glazier" in told[0]
    assert row == "friday.csv:12: round 1, move 11 stands here"


def test_points_on_paper_that_differ_are_told(sintra: Sintra, put: Put) -> None:
    put("friday.csv", "source,colour,target,points\n1,R,1,3\n")
    code, out, err = sintra(*CALL, "--displays", "displays.txt")
    assert (code, tomli.loads(out)["rounds"][0]["moves"].split()) == (1, ["1R1(3)"])
    assert "Ana's move is claimed to score 3 and scores 0" in err


# --- the files ----------------------------------------------------------------------------------------------------


def test_a_file_that_is_there_is_not_overwritten(sintra: Sintra, put: Put) -> None:
    put("friday.toml", "mine")
    code, out, err = sintra(*CALL, "-o", "friday.toml")
    assert (code, out) == (2, "")
    assert "friday.toml is there already, and is not overwritten." in err
    assert Path("friday.toml").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("name", ["friday.csv", "displays.txt", "head.toml"])
def test_a_file_that_is_missing_is_named(sintra: Sintra, name: str) -> None:
    Path(name).unlink()
    code, out, err = sintra(*CALL, "--displays", "displays.txt", "-o", "friday.toml")
    assert (code, out) == (2, "")
    assert err.startswith(f"{name}: ")
    assert "cannot be read: No such file or directory" in err
    assert not Path("friday.toml").exists()


def test_without_a_head_the_option_is_named(sintra: Sintra) -> None:
    code, _, err = sintra("import", "friday.csv")
    assert code == 2
    assert "Missing option '--head'" in err


@pytest.mark.parametrize("content", [HEAD.replace('"A"', '"C"'), "x", b"\xff", ""])
def test_a_head_that_is_no_log_is_told_like_check_does(sintra: Sintra, put: Put, content: str | bytes) -> None:
    put("head.toml", content)
    code, out, err = sintra(*CALL)
    assert (code, out) == (2, "")
    assert err == sintra("check", "head.toml").out


def test_a_log_that_has_rounds_or_begins_with_a_position_is_no_head(sintra: Sintra, put: Put) -> None:
    put("head.toml", (SAMPLES / "two_players_side_a.toml").read_bytes())
    code, out, err = sintra(*CALL)
    assert (code, out) == (2, "")
    assert "Invalid value for '--head': head.toml: it has 6 rounds already: a head is a log without rounds" in err
    put("head.toml", sintra("show", "--before", "2.1", "--format", "toml", str(SAMPLES / "azul_two_players.toml")).out)
    code, out, err = sintra(*CALL)
    assert (code, out) == (2, "")
    assert "head.toml: it begins with a position" in err


@pytest.mark.parametrize("name", ["friday.csv", "displays.txt"])
@pytest.mark.parametrize(
    "content",
    [b"", b"\0" * 99, bytes(range(256)) * 9, b"\xff\xfe\x00", b'"' * 5000, b"," * 5000, b"x" * (1024 * 1024 + 9)],
    ids=["nothing", "zeros", "bytes", "half a letter", "quotes", "commas", "large"],
)
def test_no_file_is_too_hostile(sintra: Sintra, put: Put, name: str, content: bytes) -> None:
    put("friday.csv", SEEN)
    put(name, content)
    code, out, err = sintra(*CALL, "--displays", "displays.txt")
    assert (code, out) == (2, "")
    assert "fault in the program" not in err
    assert err.startswith((f"{name}: ", f"{name}:", "friday.csv:2:source: displays are given for 0 rounds"))
    verify_clean(err, colour=False)


def test_nothing_in_a_table_reaches_the_streams_raw(sintra: Sintra, put: Put) -> None:
    harm = HARM.replace("\0", "").replace('"', '""')
    put("friday.csv", f'source,count,colour,target,player,"{harm}"\n?,1,"{harm}","{harm}","{harm}"\n')
    put("displays.txt", HARM.replace("\0", ""))
    for more in ((), ("--displays", "displays.txt")):
        done = sintra(*CALL, *more)
        assert done.code == 2
        assert len(done.err.splitlines()) > 3
        verify_clean(done.err, colour=False)


@pytest.mark.skipif(not FULL.exists(), reason="there is no disk that is always full")
def test_a_full_disk_is_3_and_leaves_nothing_behind(sintra: Sintra, monkeypatch: pytest.MonkeyPatch) -> None:
    system_open = os.open

    def full(path: str, flags: int, mode: int = 0o777) -> int:
        opened = system_open(path, flags, mode)
        if path.endswith("-new"):  # what is written into it goes to the disk that is always full
            os.dup2(system_open(FULL, os.O_WRONLY), opened)
        return opened

    before = sorted(Path.cwd().iterdir())
    with monkeypatch.context() as patch:
        patch.setattr(os, "open", full)
        done = sintra(*CALL, "-o", "friday.toml")
    assert done == (3, "", "sintra: cannot write: friday.toml: No space left on device\n")
    assert sorted(Path.cwd().iterdir()) == before


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such thing on Windows")
def test_a_reader_that_has_gone_is_no_error() -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    done = subprocess.run(command(*CALL), stdout=write_end, stderr=subprocess.PIPE, env=environ(), check=False)
    os.close(write_end)
    assert (done.returncode, done.stderr) == (0, b"")


def test_the_log_is_in_utf_8_whatever_the_environment_says() -> None:
    head = HEAD.replace('"Ana"', '"Zoë"')
    Path("head.toml").write_text(head, encoding="utf-8")
    Path("friday.csv").write_text(TABLE.replace("Ana", "Zoë"), encoding="utf-8")
    done = process(*CALL, environment={"PYTHONIOENCODING": "ascii", "LC_ALL": "C", "PYTHONUTF8": "0"})
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().startswith(head)
