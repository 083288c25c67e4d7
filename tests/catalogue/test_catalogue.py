"""The catalogue of diagnostics: for each name the smallest logs that show it, and the exact text beside them.

A pair of files `<rule>.toml` and `<rule>.txt`, or several with a word more in their names, is all that a new entry
needs.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from sintra_cli.cli.run import run
from sintra_cli.referee import judge
from sintra_cli.referee.rule import catalogue

FOLDER: Final = Path(__file__).parent
LOGS: Final = sorted(path.name for path in FOLDER.glob("*.toml"))

STRUCTURAL: Final = ("unreadable", "toml-syntax", "log-shape", "move-syntax")
NAMES: Final = (
    *STRUCTURAL,
    *("claimed-score", "stands-needlessly", "game-unfinished"),
    *("round-track", "strip-set", "display-count", "display-size", "draw-supply"),
    *("turn-order", "round-over", "round-unfinished", "game-over"),
    *("no-such-display", "colour-not-there", "pane-count"),
    *("strip-left-of-glazier", "strip-removed", "must-place", "nothing-fits", "joker-count"),
    *("keep-missing", "keep-not-on-strip", "keep-without-completion", "glazier-already-leftmost"),
    *("line-full", "line-colour", "wall-has-colour", "tiling-line", "tiling-column", "tiling-missing"),
)
"""The names are public: people search for them."""


def rule_of(log: str) -> str:
    """Return the name that a log of the catalogue is there for."""
    return max((name for name in NAMES if log.startswith(name)), key=len)


@pytest.mark.parametrize("log", LOGS)
def test_check_prints_exactly_this(
    log: str, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    rule = rule_of(log)
    monkeypatch.chdir(FOLDER)
    code = run(["check", log, *(["--finished"] if rule == "game-unfinished" else [])])
    out, err = capfdbinary.readouterr()
    expected = (FOLDER / log).with_suffix(".txt").read_text(encoding="utf-8")
    assert out.decode() == expected
    assert err == b""
    assert code == (2 if rule in STRUCTURAL else 1)


@pytest.mark.parametrize("log", LOGS)
def test_a_log_of_the_catalogue_shows_its_diagnostic_and_no_other(log: str) -> None:
    rule = rule_of(log)
    report = judge((FOLDER / log).read_bytes(), log, must_finish=rule == "game-unfinished").report
    assert {error.rule for error in report.errors} == {rule}


def test_every_diagnostic_is_in_the_catalogue() -> None:
    assert {rule_of(log) for log in LOGS} == set(NAMES)


def test_every_diagnostic_has_a_page_of_explanation_and_every_page_a_diagnostic() -> None:
    assert sorted(catalogue().rules) == sorted(NAMES)


def test_beside_every_log_lies_its_text_and_nothing_else() -> None:
    texts = sorted(path.name for path in FOLDER.glob("*.txt"))
    assert [Path(text).stem for text in texts] == [Path(log).stem for log in LOGS]
