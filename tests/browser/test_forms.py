"""In a browser: the form prints so that no round is broken, on A4 and on Letter."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from sintra_cli.family.new_log import Beginning
from sintra_cli.games import ROOMS, game_called
from sintra_cli.log.paper import form
from sintra_cli.report.page.form import render

MILLIMETRE = 96 / 25.4
LOWEST, NARROWEST = 279.4 - 20, 210 - 24
"""The room of a page, in millimetres: the height of Letter and the width of A4, less their margins."""


@pytest.mark.parametrize("name", ROOMS)
def test_a_round_fits_on_a_page_of_either_kind(name: str, opened: Callable[..., Any]) -> None:
    for players in (2, 3, 4):
        answers = {"wall": "grey"}
        beginning = Beginning(players=[""] * players, box={}, answers=answers)
        page = opened(render(form(game_called(name), beginning)).decode())
        page.emulate_media(media="print")
        boxes = page.eval_on_selector_all(
            "section", "nodes => nodes.map(node => node.getBoundingClientRect()).map(box => [box.width, box.height])"
        )
        assert max(width for width, _ in boxes) <= NARROWEST * MILLIMETRE + 1
        assert max(height for _, height in boxes) <= LOWEST * MILLIMETRE
        assert page.eval_on_selector(".round", "node => getComputedStyle(node).breakInside") == "avoid"
        for paper in ("A4", "Letter"):
            sheets = re.findall(rb"/Type /Page\b", page.pdf(format=paper, prefer_css_page_size=True))
            assert 2 <= len(sheets) <= 5
