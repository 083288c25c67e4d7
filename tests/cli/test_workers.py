"""Work shared out among processes."""

from __future__ import annotations

import gc
import multiprocessing
import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from multiprocessing import Pipe
from pathlib import Path
from typing import Any

import pytest

from sintra_cli.cli import workers
from sintra_cli.cli.workers import AHEAD, in_order, serve
from tests.cli.counting import Counting


def done(things: Any, most: int, kind: Any = int) -> list[Any]:
    """Return what comes of things, without who did it."""
    return [result[0] if isinstance(result, tuple) else result for result in in_order(things, kind, Counting(), most)]


def test_results_are_in_order_and_other_things_stand_in_their_places() -> None:
    things = [1, "one", *range(20, 50), "two", 50, None]
    assert done(things, 2) == [2, "one", *range(40, 100, 2), "two", 100, None]
    assert multiprocessing.active_children() == []


def test_for_one_thing_no_process_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "_Worker", None)
    things: list[int | str] = ["a", 1, "b"]
    assert list(in_order(things, int, Counting(), 2)) == ["a", (2, os.getpid()), "b"]
    assert list(in_order([], int, Counting(), 2)) == []


def test_where_no_process_can_be_started_this_one_does_all(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_job: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(workers, "_Worker", refuse)
    assert list(in_order([1, 2, 3], int, Counting(), 2)) == [(number, os.getpid()) for number in (2, 4, 6)]


def test_who_dies_is_said_in_the_place_of_what_it_was_doing_and_the_others_go_on() -> None:
    assert done([1, 2, 13, 3, 4], 2) == [2, 4, "13 has ended (code 7)", 6, 8]


def test_when_all_are_dead_this_process_does_what_is_left() -> None:
    results = list(in_order([1, 13, 2, 3], int, Counting(), 1))
    assert results == [(2, os.getpid()), ("13 has ended (code 7)", 0), (4, os.getpid()), (6, os.getpid())]


@pytest.mark.parametrize("more", [[], [3]], ids=["at the end", "before more comes"])
def test_who_is_killed_with_nothing_to_do_is_said_too(more: list[int]) -> None:
    going = threading.Event()

    def things() -> Iterator[int]:
        yield 1
        yield 2
        going.wait(60)
        yield from more

    results = in_order(things(), int, Counting(), 1)
    assert [next(results)[0] for _ in range(2)] == [2, 4]
    (worker,) = multiprocessing.active_children()
    worker.kill()
    worker.join()
    going.set()
    how = "was killed (signal 9)" if sys.platform != "win32" else "has ended (code 1)"
    assert sorted(str(result) for result, _ in results) == sorted([f"None {how}", *(str(2 * one) for one in more)])


def test_what_comes_slowly_is_done_before_the_next_comes() -> None:
    answered = threading.Semaphore(0)

    def things() -> Iterator[int]:
        for number in range(4):
            yield number
            assert answered.acquire(timeout=60)

    for number, (result, _) in enumerate(in_order(things(), int, Counting(), 2)):
        assert result == 2 * number
        answered.release()


def test_what_takes_long_holds_up_a_bounded_number_of_others(tmp_path: Path) -> None:
    given = 0
    large = b"x" * 100_000  # more than a pipe holds

    def things() -> Iterator[object]:
        nonlocal given
        for number in range(200):
            given += 1
            yield str(tmp_path / "go") if number == 1 else large

    def release() -> None:
        before = -1
        while before < given:
            before = given
            time.sleep(0.3)
        (tmp_path / f"go {given}").touch()
        (tmp_path / "go").touch()

    threading.Thread(target=release).start()
    assert len(done(things(), 2, object)) == 200
    (stopped_at,) = (int(path.name[3:]) for path in tmp_path.glob("go *"))
    assert 2 < stopped_at <= 1 + 2 * AHEAD + 1  # the first is done here, and one waits to be taken


def test_what_fails_to_come_is_raised_behind_the_results_before_it() -> None:
    def things() -> Iterator[int]:
        yield 1
        yield 2
        raise OSError(5, "Input/output error")

    results = in_order(things(), int, Counting(), 2)
    got: list[int] = []
    with pytest.raises(OSError, match="Input/output error"):
        got.extend(result for result, _ in results)
    assert got == [2, 4]
    assert multiprocessing.active_children() == []


def test_who_has_seen_enough_ends_the_workers_whatever_they_do(tmp_path: Path) -> None:
    things = [1, 2, *[str(tmp_path / "never")] * 5]
    with closing(in_order(things, object, Counting(), 2)) as results:
        assert [next(results)[0] for _ in range(2)] == [2, 4]
        assert multiprocessing.active_children()
    assert multiprocessing.active_children() == []


def test_a_worker_does_one_thing_after_the_other_until_nobody_asks() -> None:
    ours, theirs = Pipe()
    thread = threading.Thread(target=serve, args=(theirs, Counting(), gc.get_threshold()))
    with ours:
        thread.start()
        for number in (1, 2):
            ours.send(number)
            assert ours.recv() == (2 * number, os.getpid())
    thread.join(60)
    assert not thread.is_alive()
