"""Work shared out among processes; what comes of it stands in the order in which there was something to do.

A worker has one thing to do at a time, and a pipe of its own. So it is known what a worker that dies was doing, no more
is read ahead than can be done, and what comes slowly is done as soon as it is there.
"""

from __future__ import annotations

import gc
import signal
import sys
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Any, Final, Generic, Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")
U = TypeVar("U")
T_contra = TypeVar("T_contra", contravariant=True)
R_co = TypeVar("R_co", covariant=True)

AHEAD: Final = 16
"""So many results for each worker may wait for one before them that takes longer."""
_SPAWNED: Final = get_context("spawn")
"""Every system can start processes so; and where there are threads, a copy of this process could hang."""


class Job(Protocol[T_contra, R_co]):
    """What is done with each thing; it goes to the workers, as the things do."""

    def do(self, thing: T_contra, /) -> R_co:
        """Do it; never fail."""

    def lost(self, thing: T_contra | None, how: str, /) -> R_co:
        """Return what comes of a worker's death: what it was doing, if anything, and how it died."""


def in_order(things: Iterable[T | U], kind: type[T], job: Job[T, R], most: int) -> Generator[R | U, None, None]:
    """Yield what comes of each thing of a kind in its place, and the others as they are.

    The first is done in this process. From the second on, workers are started as they are needed, up to `most`. A dead
    one is not replaced; when none lives, or none can be started, this process does what is left.
    """
    crew = _Crew(things, kind, job, most)
    try:
        yield from crew.results()
    finally:
        crew.dismiss()


def serve(pipe: Connection[Any, Any], job: Job[Any, Any], thresholds: tuple[int, int, int]) -> None:
    """Do what comes through a pipe, one thing at a time, until nobody is at its other end."""
    if sys.platform == "win32":  # elsewhere it has been born so
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(*thresholds)
    with suppress(EOFError, OSError):
        while True:
            pipe.send(job.do(pipe.recv()))


class _Place:
    """A place in the order, for something that is being done, or has been."""

    def __init__(self, thing: Any) -> None:
        self.thing = thing
        self.filled = False
        self.result: Any = None

    def fill(self, result: object) -> None:
        self.result = result
        self.filled = True


class _Worker:
    """A process that does one thing at a time; `place` is for what comes of that, None where it has nothing to do."""

    def __init__(self, job: Job[Any, Any]) -> None:
        self.place: _Place | None = None
        self.pipe, theirs = _SPAWNED.Pipe()
        self.process = _SPAWNED.Process(target=serve, args=(theirs, job, gc.get_threshold()), daemon=True)
        with theirs, _deaf_to_ctrl_c():
            self.process.start()

    def give(self, place: _Place) -> None:
        """Hand it something to do; raise `OSError` where it is dead."""
        self.pipe.send(place.thing)
        self.place = place

    def answer(self) -> object:
        """Return what has come of what it did; raise `OSError` or `EOFError` where it is dead."""
        if not self.pipe.poll():
            raise EOFError
        return self.pipe.recv()

    def death(self) -> str:
        """Say how it died."""
        self.process.join(1)
        code = self.process.exitcode
        return f"was killed (signal {-code})" if code is not None and code < 0 else f"has ended (code {code})"

    def dismiss(self) -> None:
        """End it, whatever it is doing."""
        self.pipe.close()
        self.process.kill()
        self.process.join(1)


class _Feed:
    """Things as they come: a thread waits for them, so that this one need not."""

    def __init__(self, things: Iterable[object]) -> None:
        self.pipe, self._end = _SPAWNED.Pipe(duplex=False)
        self.failure: Exception | None = None
        with _deaf_to_ctrl_c():
            Thread(target=self._fill, args=(things,), daemon=True).start()

    def take(self) -> Any:
        """Return the next one; raise `EOFError` behind the last, also where `failure` says why no more came."""
        return self.pipe.recv()

    def _fill(self, things: Iterable[object]) -> None:
        with self._end:
            try:
                for thing in things:
                    if not self._sent(thing):
                        return
            except Exception as error:
                self.failure = error

    def _sent(self, thing: object) -> bool:
        try:
            self._end.send(thing)
        except OSError:  # nobody takes any more
            return False
        return True


class _Crew(Generic[T, R]):
    """The workers, and what they are doing."""

    def __init__(self, things: Iterable[object], kind: type[T], job: Job[T, R], most: int) -> None:
        self._kind = kind
        self._job = job
        self._most = most
        self._ahead = AHEAD * most
        self._workers: list[_Worker] = []
        self._places: deque[_Place] = deque()
        self._begun = False
        self._more = True
        self._feed = _Feed(things)

    def results(self) -> Iterator[Any]:
        """Yield all results in order."""
        while self._more or self._places:
            self._go_on()
            yield from self._at_the_front()
        for worker in [worker for worker in self._workers if not worker.process.is_alive()]:
            self._bury(worker)
        yield from self._at_the_front()
        if self._feed.failure is not None:
            raise self._feed.failure

    def dismiss(self) -> None:
        """End all workers."""
        self._feed.pipe.close()
        for worker in self._workers:
            worker.dismiss()

    def _at_the_front(self) -> Iterator[Any]:
        while self._places and self._places[0].filled:
            yield self._places.popleft().result

    def _go_on(self) -> None:
        """Wait for what comes first: a result, the end of a worker, or something to do for which there is somebody."""
        awaited: list[Any] = [self._feed.pipe] if self._wants_more() else []
        for worker in self._workers:
            awaited += [worker.pipe, worker.process.sentinel]
        ready = wait(awaited) if awaited else []
        for worker in [each for each in self._workers if each.pipe in ready or each.process.sentinel in ready]:
            self._collect(worker)
        if self._feed.pipe in ready:
            self._take()

    def _wants_more(self) -> bool:
        somebody = len(self._workers) < self._most or not self._most or any(not each.place for each in self._workers)
        return self._more and somebody and len(self._places) < self._ahead

    def _take(self) -> None:
        try:
            thing = self._feed.take()
        except EOFError:
            self._more = False
            return
        place = _Place(thing)
        self._places.append(place)
        if not isinstance(thing, self._kind):
            place.fill(thing)
        elif not (self._begun and self._given(place)):
            place.fill(self._job.do(thing))
            self._begun = True

    def _given(self, place: _Place) -> bool:
        """Give something to a worker that has nothing to do; False where there is none."""
        while (worker := self._somebody()) is not None:
            try:
                worker.give(place)
            except OSError:
                self._bury(worker)
            else:
                return True
        return False

    def _somebody(self) -> _Worker | None:
        for worker in self._workers:
            if worker.place is None:
                return worker
        if len(self._workers) < self._most:
            try:
                self._workers.append(_Worker(self._job))
            except OSError:  # the system allows no more
                self._most = len(self._workers)
            else:
                return self._workers[-1]
        return None

    def _collect(self, worker: _Worker) -> None:
        try:
            result = worker.answer()
        except (EOFError, OSError):
            self._bury(worker)
            return
        if worker.place is not None:
            worker.place.fill(result)
        worker.place = None

    def _bury(self, worker: _Worker) -> None:
        self._workers.remove(worker)
        self._most -= 1
        how = worker.death()
        worker.dismiss()
        if worker.place is None:
            worker.place = _Place(None)
            self._places.append(worker.place)
        worker.place.fill(self._job.lost(worker.place.thing, how))


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Let what is started meanwhile never hear of Ctrl-C, which a terminal sends to all: this thread answers it."""
    if sys.platform == "win32":  # a worker sees to that by itself
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # the first process would start it, and it lets Ctrl-C through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
