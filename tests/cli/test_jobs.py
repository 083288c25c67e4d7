"""Logs shared out among processes: the same comes out, and nothing stays behind."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from sintra_cli.cli import workers
from tests.cli.calls import ROOT, Put, Sintra, command, environ, process
from tests.cli.logs import EVERY_KIND, FINISHED, ILLEGAL, NEW, NO_LOG
from tests.cli.test_faults import MORE, failing_at
from tests.cli.test_lines import line
from tests.cli.test_streams import posix, stream

FORMS = [
    *(["score", "--format", form] for form in ("table", "markdown", "csv", "json", "jsonl")),
    ["score", "--detail"],
    ["score", "--summary"],
    ["score", "--colour", "always"],
    *(["check", "--finished", "--format", form] for form in ("text", "json", "jsonl", "github")),
    *(["standings", "--format", form] for form in ("table", "markdown", "csv", "json", "jsonl")),
]
CHILDREN = Path(f"/proc/self/task/{os.getpid()}/children")


class _Kept:
    """The worker's end of a pipe; in a process of its own, the worker would have a copy."""

    def __init__(self, pipe: Any) -> None:
        self.send, self.recv, self.close = pipe.send, pipe.recv, pipe.close

    def __enter__(self) -> _Kept:
        return self

    def __exit__(self, *_error: object) -> None:
        pass


class _Threads:
    """Workers that are threads of this process: they start at once, and see what a test has changed."""

    started = 0

    def Pipe(self, *, duplex: bool = True) -> Any:  # noqa: N802  # as it is called there
        ours, theirs = multiprocessing.Pipe(duplex)
        return (ours, _Kept(theirs)) if duplex else (ours, theirs)

    def Process(self, *, target: Any, args: Any, daemon: bool) -> Any:  # noqa: N802
        self.started += 1
        thread: Any = threading.Thread(target=target, args=args, daemon=daemon)
        # Nobody closes the other end of this pipe before the thread ends: it is not to die.
        thread.sentinel, thread.theirs = multiprocessing.Pipe()
        thread.kill = lambda: None
        return thread


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> _Threads:
    """Put threads in place of processes."""
    made = _Threads()
    monkeypatch.setattr(workers, "_SPAWNED", made)
    return made


@pytest.fixture
def many(put: Put) -> list[str]:
    """Write logs of every kind, with what is none among them, and name them."""
    for name, (text, _) in EVERY_KIND.items():
        put(f"d/{name}", text)
    put("d/none.toml", NO_LOG)
    put("d/.hidden/a.toml", NEW)
    put("empty/none.toml", NO_LOG)
    return ["gone.toml", "d/illegal.toml", "-", "empty", str(ROOT / "sample_games"), "d", "d"]


# --- the same output --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", FORMS, ids=" ".join)
def test_the_same_comes_out_with_any_number_of_jobs(
    sintra: Sintra, many: list[str], threads: _Threads, form: list[str]
) -> None:
    alone = sintra(*form, *many, stdin=ILLEGAL.encode())
    assert (alone.code, threads.started) == (2, 0)
    for jobs in (2, 3):
        threads.started = 0
        assert sintra(*form, "-j", str(jobs), *many, stdin=ILLEGAL.encode()) == alone
        assert 1 <= threads.started <= jobs


@pytest.mark.parametrize("form", [["score", "--colour", "always"], ["standings"]], ids=" ".join)
def test_the_same_comes_out_of_processes_of_their_own(sintra: Sintra, many: list[str], form: list[str]) -> None:
    alone = sintra(*form, *many, stdin=ILLEGAL.encode())
    assert sintra(*form, "--jobs", "2", *many, stdin=ILLEGAL.encode()) == alone
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("way", ["module", "console script"])
def test_it_works_however_the_program_was_started(many: list[str], way: str) -> None:
    names = [name for name in many if name != "-"]
    alone = process("check", *names)
    script = Path(sys.executable).with_name("sintra.exe" if sys.platform == "win32" else "sintra")
    if way == "console script" and not script.exists():
        pytest.skip("the program is not installed")
    start = command() if way == "module" else [str(script)]
    done = subprocess.run(
        [*start, "check", "-j2", *names], capture_output=True, stdin=subprocess.DEVNULL, env=environ(), check=False,
        timeout=60,
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (alone.returncode, alone.stdout, alone.stderr)


def test_lines_are_answered_the_same(sintra: Sintra, threads: _Threads) -> None:
    fed = b"".join(line(log=name, toml=text) + b"\n" for name, (text, _) in EVERY_KIND.items())
    for name in ("score", "check"):
        alone = sintra(name, "--input", "jsonl", stdin=fed)
        assert len(alone.out.splitlines()) == 2 * len(EVERY_KIND)
        assert sintra(name, "--input", "jsonl", "-j", "2", stdin=fed) == alone
    assert threads.started


def test_rulings_and_boxes_go_to_the_workers(sintra: Sintra, put: Put, threads: _Threads) -> None:
    put("d/sintra.toml", EVERY_KIND["sintra.toml"][0])
    box = put("box.toml", "[box]\nbroken_glass = [0, 5]\n")
    call = ["score", "--format", "json", "--ruling", "score_floor=none", "--box", box, "d", "d", "d"]
    alone = sintra(*call)
    assert {
        (report["rulings"]["score_floor"], "broken_glass" in report["assumed"]) for report in json.loads(alone.out)
    } == {("none", False)}
    assert sintra(*call, "-j", "2") == alone
    assert threads.started


def test_a_log_that_the_program_fails_on_hides_no_other(
    sintra: Sintra, put: Put, monkeypatch: pytest.MonkeyPatch, threads: _Threads
) -> None:
    monkeypatch.setattr("sintra_cli.cli.logs.judge", failing_at("c.toml"))
    names = [put(f"{name}.toml", ILLEGAL) for name in "abcde"]
    alone = sintra("score", "--summary", *names)
    assert alone.code == 3
    assert f"sintra: fault in the program: score, c.toml: RuntimeError: boom {MORE}\n" in alone.err
    assert sintra("score", "--summary", "-j", "2", *names) == alone
    assert threads.started


def test_for_one_log_no_worker_is_started(sintra: Sintra, put: Put, threads: _Threads) -> None:
    assert sintra("check", "-j", "2", put("d/a.toml", ILLEGAL)).code == 1
    assert sintra("check", "-j", "0", "d").code == 1
    assert threads.started == 0


@pytest.mark.parametrize("name", ["score", "check", "standings"])
@pytest.mark.parametrize("number", ["-1", "31"])
def test_a_number_of_jobs_that_makes_no_sense_is_wrong_usage(sintra: Sintra, name: str, number: str) -> None:
    code, out, err = sintra(name, "--jobs", number, "a.toml")
    assert (code, out) == (2, "")
    expected = f"{number} is not a number from 1 to 30, or 0 for one process for each core"
    assert err.endswith(f"Error: Invalid value for '--jobs' / '-j': {expected}\n")


# --- processes that end -----------------------------------------------------------------------------------------


@contextmanager
def fed(*arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """Start a process in a group of its own that has answered some lines, and waits for more."""
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command(*arguments, "--input", "jsonl", "-j", "2"), stdin=pipe, stdout=pipe, stderr=pipe, env=environ(),
        start_new_session=True,
    ) as running:  # fmt: skip
        for name in "abc":
            stream(running.stdin).write(line(log=name, toml=NEW))
            stream(running.stdin).flush()
            assert json.loads(stream(running.stdout).readline())["log"] == name
        yield running


def test_a_line_is_answered_before_the_next_one_comes() -> None:
    with fed("check") as running:
        out, err = running.communicate(line(log="d", toml=ILLEGAL), timeout=60)
        assert (json.loads(out)["log"], err, running.returncode) == ("d", b"", 1)


@posix
def test_ctrl_c_ends_all_at_once() -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # who runs the tests in the background ignores it
    with fed("check") as running:
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=60)  # it ends when no process has these streams any more
        assert (running.returncode, out, err.strip()) == (130, b"", b"")


@posix
def test_a_killed_program_leaves_no_worker_behind() -> None:
    with fed("check") as running:
        running.kill()
        assert running.communicate(timeout=60) == (b"", b"")


def workers_of(pid: int) -> list[int]:
    """Return the workers of a process."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


@pytest.mark.skipif(not CHILDREN.exists(), reason="this system does not tell which processes there are")
def test_a_killed_worker_is_said_and_not_waited_for() -> None:
    with fed("check") as running:
        for pid in workers_of(running.pid):
            os.kill(pid, signal.SIGKILL)
        said = b"sintra: a worker process was killed (signal 9); no log is left out\n"
        assert stream(running.stderr).readline() == said
        out, err = running.communicate(line(log="d", toml=NEW) + line(log="e", toml=ILLEGAL), timeout=60)
        assert [json.loads(report)["log"] for report in out.splitlines()] == ["d", "e"]
        assert (err, running.returncode) == (b"", 3)


@pytest.mark.usefixtures("threads")
def test_a_worker_killed_over_a_log_is_said_with_its_name(
    sintra: Sintra, put: Put, monkeypatch: pytest.MonkeyPatch
) -> None:
    def answer(self: Any) -> object:
        self.pipe.recv()
        raise EOFError

    monkeypatch.setattr(workers._Worker, "answer", answer)
    monkeypatch.setattr(workers._Worker, "death", lambda _worker: "was killed (signal 9)")
    names = [put(f"{name}.toml", NEW) for name in ("a", "\x1b", "c")]
    code, out, err = sintra("score", "--summary", "-j", "2", *names)
    lost = [name for name in (r"\x1b", "c") if f"sintra: {name}.toml: left out: its worker process" in err]
    assert lost
    assert code == 3
    assert len(out.splitlines()) == 3 - len(lost)
    given = b"".join(line(log=name, toml=NEW) for name in "abc")
    code, out, err = sintra("check", "--input", "jsonl", "-j", "2", stdin=given)
    assert [report["log"] for report in map(json.loads, out.splitlines())] == ["a", "b", "c"]
    assert "sintra: b: left out: its worker process was killed (signal 9)\n" in err
    assert "the program failed on this log; standard error says how" in out


def test_a_reader_that_has_seen_enough_is_no_error(put: Put) -> None:
    put("a.toml", FINISHED)
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command("score", "-j", "2", *["a.toml"] * 200), stdout=pipe, stderr=pipe, stdin=subprocess.DEVNULL,
        env=environ(),
    ) as running:  # fmt: skip
        stream(running.stdout).readline()
        stream(running.stdout).close()
        assert (running.wait(timeout=60), stream(running.stderr).read()) == (0, b"")


def test_reports_before_standard_input_do_not_wait_for_it(put: Put) -> None:
    names = [put(f"{name}.toml", NEW) for name in "abc"]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command("check", "-j", "2", "--format", "jsonl", *names, "-"), stdin=pipe, stdout=pipe, env=environ()
    ) as running:
        assert [json.loads(stream(running.stdout).readline())["log"] for _ in names] == names
        with suppress(BrokenPipeError):
            rest, _ = running.communicate(NEW.encode(), timeout=60)
        assert json.loads(rest)["log"] == "-"
