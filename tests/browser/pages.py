"""The pages that the tests open, each made once."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from sintra_cli.family.rules.address import FINAL, Address, parse
from sintra_cli.log.log import Log
from sintra_cli.referee.judge import verdict_of
from sintra_cli.referee.standing import stand
from sintra_cli.referee.story import story
from sintra_cli.report.page.game import render
from tests.report.drawing.reading import understood

FOLDER: Final = Path(__file__).parents[2] / "sample_games"


@cache
def page_of(sample: str) -> str:
    """Return the page of a sample game."""
    return page_of_log(understood((FOLDER / f"{sample}.toml").read_bytes()))


def page_of_log(log: Log) -> str:
    """Return the page of a log."""
    whole = stand(log)
    verdict = verdict_of(log, whole.replay, log.game.title)
    return render(verdict, story(log, whole, verdict.report.errors)).decode()


def addresses(page: Any) -> list[str]:
    """Return the addresses of a page, in order."""
    found: list[str] = page.eval_on_selector_all(".moves .address", "nodes => nodes.map(node => node.textContent)")
    return found


def at(page: Any) -> tuple[str, str]:
    """Return the address that a page shows, and that of its link."""
    shown: str = page.text_content(".here-now .address")
    return shown, page.evaluate("location.hash")


def address_of(text: str) -> Address:
    """Read an address of a page."""
    return FINAL if text == "final" else parse(text)
