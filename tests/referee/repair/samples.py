"""Logs of the samples, with something mistyped in them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sintra_cli.log.log import Overrides
from sintra_cli.referee.repair.mending import Mending, to_mend
from sintra_cli.report.repair import Suggestion
from sintra_cli.toml.faults import Refused

SAMPLES: Final = Path(__file__).parents[3] / "sample_games"


def sample(name: str) -> str:
    """Return the text of a sample."""
    return (SAMPLES / f"{name}.toml").read_text(encoding="utf-8")


def mistype(text: str, right: str, wrong: str) -> str:
    """Return a text with something else in place of what is there once."""
    assert text.count(right) == 1, right
    return text.replace(right, wrong)


def mended(text: str | bytes, most: int = 5) -> list[Suggestion]:
    """Return the suggestions for a log, when all has been tried."""
    data = text if isinstance(text, bytes) else text.encode()
    log = to_mend(data, {}, {})
    assert not isinstance(log, Refused), log.faults
    mending = Mending(data, log, Overrides({}, {}))
    for _ in mending.run():
        pass
    return mending.suggestions(most)
