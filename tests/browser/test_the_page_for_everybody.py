"""In a browser: a page for phones, for paper, without scripts, for screen readers, and with names that mean harm."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.browser.pages import FOLDER, addresses, page_of, page_of_log
from tests.browser.test_going_through_a_game import BOARDS
from tests.report.drawing.reading import understood

Open = Callable[..., Any]

PHONE: Final = {"width": 360, "height": 700}


@pytest.mark.parametrize("sample", ["four_players_side_b", "azul_four_players", "three_players_wrong_claim"])
def test_nothing_is_wider_than_a_phone_and_buttons_are_high_enough(sample: str, opened: Open) -> None:
    page = opened(page_of(sample), "#2.3", viewport=PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    heights = page.eval_on_selector_all("button", "nodes => nodes.map(node => node.getBoundingClientRect().height)")
    assert len(heights) == 4
    assert min(heights) >= 44
    names = page.eval_on_selector_all(
        ".board", "nodes => nodes.map(node => [node.offsetTop, node.classList.contains('mover')])"
    )
    assert min(names)[1], "the board of who moved stands first"


def test_the_controls_stay_in_sight_on_a_phone(opened: Open) -> None:
    page = opened(page_of("four_players_side_b"), "#2.3", viewport=PHONE)
    box = page.locator(".controls").bounding_box()
    assert box["y"] + box["height"] <= PHONE["height"] + 1


def test_printed_the_page_is_the_sheet_alone_on_white(opened: Open) -> None:
    page = opened(page_of("two_players_side_a"), "#4.4", color_scheme="dark")
    page.emulate_media(media="print", color_scheme="dark")
    assert not page.locator(".game").is_visible()
    assert page.locator(".sheet").is_visible()
    printed = page.inner_text("body")
    assert "Final scoring" in printed
    assert "takes RRR" not in printed
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(255, 255, 255)"
    assert page.evaluate("getComputedStyle(document.body).color") == "rgb(0, 0, 0)"


def test_with_scripts_off_the_page_says_the_same(opened: Open) -> None:
    html = page_of("azul_two_players")
    plain = opened(html, java_script_enabled=False)
    page = opened(html)
    assert not plain.locator(".controls").is_visible()
    assert addresses(plain) == addresses(page)
    assert plain.inner_text(".sheet") == page.inner_text(".sheet")
    boards = "nodes => nodes.map(node => node.getAttribute('href'))"
    assert plain.eval_on_selector_all(".board use", boards) == page.eval_on_selector_all(".board use", boards)
    pairs = "nodes => nodes.map(node => [node.id, node.querySelector('.why').textContent])"
    whys = plain.eval_on_selector_all(".moves li[id]", pairs)
    assert [address for address, _ in whys] == addresses(page)
    for address, why in (whys[0], whys[10], whys[-1]):
        page.evaluate(BOARDS, [address])
        assert page.text_content(".why-here") == why
    assert plain.locator(".moves .why").nth(3).is_visible()


HOSTILE: Final = (
    "<img src=x onerror=alert(1)>",
    "</script><script>document.title=1</script>",
    "' onmouseover=alert(1) {{ 7*7 }} \u202e",
)


def test_names_that_mean_harm_stay_text(opened: Open) -> None:
    text = (FOLDER / "azul_unfinished_in_the_offer.toml").read_text(encoding="utf-8")
    for name, harm in zip(("Marek", "Sofía", "Ben"), HOSTILE, strict=True):
        text = text.replace(f'name = "{name}"', f'name = """{harm}"""' if "'" in harm else f"name = '{harm}'")
    text = re.sub("^title = .*$", "title = '<b>&</b></title>'", text, flags=re.MULTILINE)
    text = re.sub("^(claimed|starting_player) = .*$", "", text, flags=re.MULTILINE)
    text = re.sub(r"^\[\[rounds\]\].*", "", text, flags=re.MULTILINE | re.DOTALL)
    text += '[[rounds]]\nmoves = "?2B1"\n'
    page = opened(page_of_log(understood(text.encode())))
    assert page.evaluate("document.title").startswith("<b>&</b></title>")
    assert page.locator("script").count() == 2
    assert page.locator("img, header b").count() == 0
    titles = page.eval_on_selector_all(".board svg > title", "nodes => nodes.map(node => node.textContent)")
    assert titles == [*HOSTILE[:2], HOSTILE[2].replace("\u202e", "\\u202e")]


@pytest.mark.parametrize(
    ("sample", "options"),
    [
        ("illegal_must_place", {"color_scheme": "light"}),
        ("azul_unfinished_in_the_offer", {"color_scheme": "dark", "viewport": PHONE}),
    ],
)
def test_axe_finds_no_violation(sample: str, options: dict[str, Any], opened: Open, axe: str) -> None:
    page = opened(page_of(sample), "#3.1", **options)
    page.evaluate(axe)
    found = page.evaluate("axe.run().then(found => found.violations.map(each => [each.id, each.nodes[0].html]))")
    assert found == []
