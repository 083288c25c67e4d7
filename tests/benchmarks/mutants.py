"""How many random changes to the code the tests notice, and which they do not.

Run it in the root of the repository, for random changes or for all changes to a line:

    python -m tests.benchmarks.mutants --sample 300 --seed 1 sintra_cli/family/rules sintra_cli/games/*/rules
    python -m tests.benchmarks.mutants sintra_cli/family/rules/offer.py:60

It has to fork (Linux, macOS).

The tests are collected once, and run once to learn which of them runs which line. Then each mutant, the code with one
change, lives in a process of its own and meets the tests that run what is changed, until the first fails. It counts as
noticed, too, where a test does not end. Tests that start another process see the code as it is.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import zip_longest
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

import coverage
import hypothesis
import pytest

from tests.benchmarks.mutant import Mutant, mutants_of

SECONDS: Final = 120.0
"""How long one test may take."""
CONTROL: Final = 100
"""How many tests are run without any change, to see that what fails is due to one."""
TESTS: Final = (
    *("games", "family", "catalogue", "log", "referee", "report"),
    *("test_schemas.py", "test_sample_games.py"),
)
"""The tests that are likely to notice something, those that do so soon first."""
OPTIONS: Final = (
    "-p no:cacheprovider -p no:terminal -o addopts= -W ignore::pytest.PytestAssertRewriteWarning".split()  # noqa: SIM905
)


class Messenger:
    """Tells of every test that begins, and of what fails."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def pytest_runtest_logstart(self) -> None:
        """Tell that it goes on."""
        self.connection.send("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Tell what has failed."""
        self.connection.send(report.nodeid if report.failed else "")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Tell what cannot even be imported."""
        self.connection.send(report.nodeid if report.failed else "")


class Laboratory:
    """Holds the collected tests, and puts each mutant to them."""

    def __init__(self, mutants: Sequence[Mutant], tests: Sequence[str], known: Path) -> None:
        self.mutants = mutants
        self.tests = tests
        self.known = known
        self.learned: set[str] = set()
        self.runs: dict[str, dict[int, list[str]]] = {}
        """The tests that run each line of each file."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Do all this in place of running the tests."""
        if not self._is_known():
            self._expect_none(partial(self._learn, session.items))
        self._read()
        self._expect_none(partial(run_all, session.items[:CONTROL]))
        alive = []
        for number, mutant in enumerate(self.mutants, 1):
            begin = perf_counter()
            items = self._chosen(session.items, mutant)
            failed = first_failure(partial(self._meet, mutant, items))
            end = failed or f"SURVIVES {len(items)} tests"
            print(f"{number:4} {perf_counter() - begin:5.1f} s  {mutant}\n{'':14}{end}", flush=True)
            if failed is None:
                alive.append(mutant)
        noticed = len(self.mutants) - len(alive)
        print(f"\n{noticed} of {len(self.mutants)} mutants noticed ({noticed / len(self.mutants):.1%})", flush=True)
        for mutant in alive:
            print(f"survives: {mutant}", flush=True)
        return True

    def _expect_none(self, task: Callable[[Connection], None]) -> None:
        failed = first_failure(task)
        if failed is not None:
            sys.exit(f"without any change: {failed}")

    def _is_known(self) -> bool:
        """Tell whether it has been learned already from the code as it is."""
        newest = max(path.stat().st_mtime for path in Path("sintra_cli").rglob("*.py"))
        return self.known.exists() and self.known.stat().st_mtime > newest

    def _learn(self, items: Sequence[pytest.Item], connection: Connection) -> None:
        """Run all tests, and save which runs which line."""
        file = self.known.with_suffix(".part")
        file.unlink(missing_ok=True)
        known = coverage.Coverage(data_file=str(file), source=["sintra_cli"], config_file=False)
        known.start()
        for item in run(items, connection):
            known.switch_context(item.nodeid)
        known.stop()
        known.save()
        file.replace(self.known)

    def _read(self) -> None:
        data = coverage.CoverageData(str(self.known))
        data.read()
        self.runs = {path: data.contexts_by_lineno(path) for path in data.measured_files()}
        self.learned = data.measured_contexts()
        data.close()

    def _chosen(self, items: list[pytest.Item], mutant: Mutant) -> list[pytest.Item]:
        """Return the tests that run what is changed, and new ones; all where it is run on import."""
        if mutant.function is None:
            return items
        by_line = self.runs[str(mutant.path.resolve())]
        chosen = {context for line in mutant.mutation.lines for context in by_line.get(line, ())}
        return [item for item in items if item.nodeid in chosen or item.nodeid not in self.learned]

    def _meet(self, mutant: Mutant, items: Sequence[pytest.Item], connection: Connection) -> None:
        """Change the code and run the tests; what is run on import needs everything imported anew."""
        if mutant.change_function():
            run_all(items, connection)
            return
        for name in [name for name in sys.modules if name.split(".")[0] in ("sintra_cli", "tests")]:
            del sys.modules[name]
        mutant.change_module()
        for part in self.tests:
            if pytest.main([*OPTIONS, "-x", f"tests/{part}"], plugins=[Messenger(connection)]):
                return


def run(items: Sequence[pytest.Item], connection: Connection) -> Iterator[pytest.Item]:
    """Run tests, and yield each before it is run."""
    messenger = Messenger(connection)
    for item, following in zip_longest(items, items[1:]):
        if item is items[0]:
            item.config.pluginmanager.register(messenger)
        yield item
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)


def run_all(items: Sequence[pytest.Item], connection: Connection) -> None:
    """Run tests."""
    for _ in run(items, connection):
        pass


def first_failure(task: Callable[[Connection], None]) -> str | None:
    """Do a task in a process of its own; return the first test that fails, or what else goes wrong; None if nothing."""
    connection, other_end = Pipe(duplex=False)
    process = get_context("fork").Process(target=task, args=(other_end,))
    process.start()
    other_end.close()
    try:
        while connection.poll(SECONDS):
            message: str = connection.recv()
            if message:
                return message
        return "a test does not end"
    except EOFError:
        process.join()
        return f"the process ends with {process.exitcode}" if process.exitcode else None
    finally:
        process.kill()
        process.join()


def main() -> None:
    """Draw a sample, run it, and print the survivors."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("places", nargs="+", help="folders, files, or lines of files (file:line)")
    parser.add_argument("--sample", type=int, help="how many mutants, drawn at random; all without it")
    parser.add_argument("--seed", type=int, default=1, help="another number draws another sample")
    parser.add_argument("--tests", nargs="+", default=TESTS, help="which tests may notice them")
    parser.add_argument("--known", type=Path, default=Path(".coverage.mutants"), help="which test runs which line")
    arguments = parser.parse_args()
    hypothesis.settings.register_profile("first failure", phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate])
    hypothesis.settings.load_profile("first failure")
    mutants = [mutant for place in arguments.places for mutant in mutants_of(place)]
    if arguments.sample is not None and arguments.sample < len(mutants):
        mutants = Random(arguments.seed).sample(mutants, arguments.sample)
    laboratory = Laboratory(mutants, arguments.tests, arguments.known)
    pytest.main([*OPTIONS, *(f"tests/{part}" for part in arguments.tests)], plugins=[laboratory])


if __name__ == "__main__":
    main()
