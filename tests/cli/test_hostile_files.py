"""Files that are no logs, or that were made to do harm: each is an unreadable log, and the next one is read."""

from __future__ import annotations

import json
import os
import sys
import threading
from pathlib import Path

import pytest

from tests.cli.calls import Put, Sintra, process
from tests.cli.logs import FINISHED, NEW

MANY = 100_000
MIB = 1024 * 1024

HOSTILE: dict[str, bytes] = {
    "empty": b"",
    "a line end": b"\n",
    "NUL bytes": bytes(100),
    "a NUL byte in a log": NEW.encode().replace(b"Ana", b"A\0a"),
    "UTF-16": NEW.encode("utf-16"),
    "UTF-16 without a mark": NEW.encode("utf-16-le"),
    "UTF-32": NEW.encode("utf-32"),
    "Latin-1": NEW.replace("Ana", "Zoë").encode("latin-1"),
    "an image": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
    "a program": b"\x7fELF\x02\x01\x01" + bytes(range(256)),
    "half of a surrogate pair": NEW.encode().replace(b"Ana", b"\xed\xa0\x80"),
    "carriage returns alone": NEW.replace("\n", "\r").encode(),
    "arrays in arrays": b"x = " + b"[" * MANY + b"]" * MANY,
    "arrays that never end": b"x = " + b"[" * MANY,
    "inline tables in inline tables": b"x = " + b"{a=" * MANY + b"1" + b"}" * MANY,
    "a header of many parts": NEW.encode() + b"[" + b"a." * MANY + b"a]\n",
    "a key of many parts": b"a." * MANY + b"a = 1\n" + NEW.encode(),
    "a key of one's own of many parts": b"_a." * MANY + b"a = 1\n" + NEW.encode().replace(b"Ana", b"Ben"),
    "many headers": NEW.encode() + b"".join(b"[a%d]\n" % number for number in range(1_000)),
    "a number of many digits": NEW.encode() + b"x = " + b"9" * MANY + b"\n",
    "a claim of many digits": NEW.encode() + b"claimed = " + b"9" * MANY + b"\n",
    "a fraction of many digits": NEW.encode() + b"[claimed]\nAna = 0." + b"9" * MANY + b"\n",
    "a very long line": b"x" * MIB,
    "a very long text": NEW.encode().replace(b'"coloured"', b'"' + b"x" * MIB + b'"'),
    "a text that never ends": NEW.encode() + b'x = """' + b"\n" * MANY,
    "quotes": b'"' * MANY,
    "many wrong moves": NEW.encode() + b'[[rounds]]\nmoves = "' + b"Q " * 10_000 + b'"\n',
    "many players": NEW.encode() + b'[[players]]\nname = "x"\n' * 1_000,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_file_that_is_no_log_is_an_unreadable_one(sintra: Sintra, put: Put, name: str) -> None:
    put("a.toml", HOSTILE[name])
    put("b.toml", NEW)
    code, out, err = sintra("check", "--format", "json", "a.toml", "b.toml")
    first, second = json.loads(out)
    assert (code, err) == (2, "")
    assert first["status"] == "unreadable"
    assert first["errors"]
    assert (second["status"], second["errors"]) == ("unfinished", [])


@pytest.mark.parametrize("name", HOSTILE)
def test_what_is_printed_about_it_is_not_long(sintra: Sintra, put: Put, name: str) -> None:
    code, out, err = sintra("check", put("a.toml", HOSTILE[name]))
    assert (code, err) == (2, "")
    assert out.startswith("a.toml:")
    assert len(out) < 20_000
    assert max(map(len, out.splitlines())) < 500


def test_a_file_of_more_than_1_mib_is_no_log(sintra: Sintra, put: Put) -> None:
    put("a.toml", NEW.encode() + b"#" * MIB)
    put("b.toml", NEW.encode() + b"#" * (MIB - len(NEW)))
    code, out, _ = sintra("check", "a.toml", "b.toml")
    assert code == 2
    assert out == "a.toml: unreadable: larger than 1 MiB: this is no log\n  = see: sintra rule unreadable\n"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no /dev/zero here")
def test_a_file_without_an_end_is_no_log(sintra: Sintra) -> None:
    code, out, _ = sintra("check", "/dev/zero")
    assert code == 2
    assert out.startswith("/dev/zero: unreadable: larger than 1 MiB: this is no log\n")


def test_standard_input_without_an_end_is_no_log(sintra: Sintra) -> None:
    code, out, _ = sintra("check", stdin=b"#" * (MIB + 1))
    assert code == 2
    assert out.startswith("-: unreadable: larger than 1 MiB: this is no log\n")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes")
def test_a_pipe_that_is_named_is_read(sintra: Sintra) -> None:
    os.mkfifo("a.toml")
    writer = threading.Thread(target=lambda: Path("a.toml").write_bytes(FINISHED.encode()))
    writer.start()
    (report,) = json.loads(sintra("score", "--format", "json", "a.toml").out)
    writer.join()
    assert report["status"] == "finished"


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes")
def test_a_pipe_in_a_folder_is_passed_over(put: Put) -> None:
    put("d/b.toml", NEW)
    os.mkfifo("d/a.toml")
    done = process("check", "--format", "json", "d")
    assert (done.returncode, [log["log"] for log in json.loads(done.stdout)]) == (0, ["d/b.toml"])
    assert done.stderr == b"sintra: d/a.toml: passed over: it is a pipe or a device\n"


def test_whatever_else_is_no_file_in_a_folder_is_passed_over(
    sintra: Sintra, put: Put, monkeypatch: pytest.MonkeyPatch
) -> None:
    put("d/a.toml", NEW)
    put("d/b.toml", NEW)
    monkeypatch.setattr("sintra_cli.cli.logs.is_no_file", "d/a.toml".__eq__)
    code, out, err = sintra("check", "--format", "json", "d")
    assert (code, [log["log"] for log in json.loads(out)]) == (0, ["d/b.toml"])
    assert err == "sintra: d/a.toml: passed over: it is a pipe or a device\n"
