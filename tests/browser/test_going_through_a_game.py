"""In a browser: every address is reached by key, button, swipe and link, and shows the boards that `show` draws."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

import pytest

from sintra_cli.family.rules.address import FINAL
from sintra_cli.referee.picture import picture
from sintra_cli.referee.standing import stand, stand_after
from tests.browser.pages import address_of, addresses, at, page_of
from tests.report.drawing.reading import letters, shown_letters, text_view, understood
from tests.test_schemas import PLAYED

Open = Callable[..., Any]

BOARDS: Final = """async addresses => {
  const found = [];
  const shown = () => document.querySelector(".here-now .address").textContent;
  for (const address of addresses) {
    location.hash = address;
    while (shown() !== address) await new Promise(soon => setTimeout(soon, 1));
    const boards = [...document.querySelectorAll(".board")];
    found.push([
      document.querySelector(".state").textContent,
      boards.map(board => [...board.querySelectorAll(".line > use")].map(use => use.getAttribute("href").slice(1))),
      [...document.querySelectorAll(".board desc")].map(desc => desc.textContent),
    ]);
  }
  return found;
}"""


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_the_boards_are_those_of_show_at_ten_addresses(path: Any, opened: Open) -> None:
    log = understood(path.read_bytes())
    page = opened(page_of(path.stem))
    there = addresses(page)
    illegal = stand(log).replay.failure
    there = [each for each in there if illegal is None or each != str(illegal.address)]
    chosen = random.Random(path.stem).sample(there, 10)
    for text, (state, boards, said) in zip(chosen, page.evaluate(BOARDS, chosen), strict=True):
        address = address_of(text)
        table = (stand(log) if address == FINAL else stand_after(log, address)).table
        assert table is not None
        view = text_view(log, table)
        assert state == view.state
        assert list(map(letters, boards)) == [shown_letters(board, log.game.name) for board in view.boards], text
        for board, words in zip(picture(log, table, "").boards, said, strict=True):
            assert words.endswith(" ".join(board.said))


EVERY_ONE: Final = """([step, number]) => {
  const steps = {
    key: () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true })),
    button: () => document.querySelector("[data-go=back]").click(),
  };
  return Array.from({ length: number }, () => {
    steps[step]();
    return [document.querySelector(".here-now .address").textContent, location.hash];
  });
}"""


def test_every_address_is_reached_by_key_button_and_link(opened: Open) -> None:
    page = opened(page_of("illegal_must_place"), "#1.start")
    there = addresses(page)
    pairs = [[address, f"#{address}"] for address in there]
    page.keyboard.press("ArrowRight")
    assert at(page) == ("1.1", "#1.1")
    assert page.evaluate(EVERY_ONE, ["key", len(there) - 2]) == pairs[2:]
    assert page.evaluate(EVERY_ONE, ["button", len(there) - 1]) == pairs[-2::-1]
    page.evaluate(BOARDS, there)  # waits for each link to show its address
    links = page.eval_on_selector_all(".moves a", "nodes => nodes.map(node => node.getAttribute('href'))")
    assert links == [link for _, link in pairs]
    page.click('.moves a[href="#2.3"]')
    assert at(page) == ("2.3", "#2.3")


def test_a_link_opens_at_its_address_with_the_explanation(opened: Open) -> None:
    page = opened(page_of("two_players_side_a"), "#4.4")
    assert at(page) == ("4.4", "#4.4")
    assert "15 are lost, down to 0" in page.inner_text(".why-here")
    assert page.inner_text(".told").startswith("4.4 Ana CR3 -15 = 0: takes RRR of RRRYYB")
    assert page.evaluate("scrollY") == 0
    assert page.locator(".drawing").first.is_visible()
    other = opened(page_of("two_players_side_a"), "#9.9")
    assert at(other)[0] == "final"


def test_rounds_are_gone_through_by_button_and_key(opened: Open) -> None:
    page = opened(page_of("azul_two_players"), "#1.3")
    page.click("text=Round forward")
    assert at(page)[0] == "2.start"
    page.keyboard.press("Shift+ArrowRight")
    assert at(page)[0] == "3.start"
    page.keyboard.press("ArrowRight")
    page.click("text=Round back")
    assert at(page)[0] == "3.start"
    page.keyboard.press("Shift+ArrowLeft")
    assert at(page)[0] == "2.start"


def test_keys_of_the_browser_stay_and_the_button_keeps_the_focus(opened: Open) -> None:
    page = opened(page_of("azul_two_players"), "#1.1")
    page.keyboard.press("Control+ArrowRight")
    page.keyboard.press("ArrowDown")
    assert at(page)[0] == "1.1"
    length = page.evaluate("history.length")
    page.click("text='Back'")
    assert at(page)[0] == "1.start"
    assert page.get_attribute("[data-go=back]", "aria-disabled") == "true"
    page.keyboard.press("Enter")
    assert at(page)[0] == "1.start"
    page.keyboard.press("ArrowRight")
    assert at(page)[0] == "1.1"
    assert page.evaluate("document.activeElement.dataset.go") == "back"
    assert page.evaluate("history.length") == length


def test_swiping_goes_on_and_back(opened: Open) -> None:
    page = opened(page_of("azul_two_players"), "#1.1", viewport={"width": 360, "height": 700}, has_touch=True)
    swipe = """([from, to]) => {
        const boards = document.querySelector(".boards");
        const touch = x => new Touch({ identifier: 1, target: boards, clientX: x, clientY: 300 });
        const fire = (kind, x, on) => boards.dispatchEvent(new TouchEvent(kind, {
            touches: on ? [touch(x)] : [], changedTouches: [touch(x)], bubbles: true }));
        fire("touchstart", from, true);
        fire("touchend", to, false);
    }"""
    page.evaluate(swipe, [300, 100])
    assert at(page)[0] == "1.2"
    page.evaluate(swipe, [100, 300])
    page.evaluate(swipe, [100, 120])
    assert at(page)[0] == "1.1"


def test_what_a_move_changed_is_ringed(opened: Open) -> None:
    page = opened(page_of("two_players_side_a"), "#4.3")
    assert page.eval_on_selector_all(".board .hit", "nodes => nodes.map(node => node.getAttribute('href'))") == [
        *["#gap"] * 5,
        "#piece-Y",
    ]


@pytest.mark.parametrize(
    ("sample", "place", "said"),
    [
        ("illegal_must_place", "3.10", "must-place: Emre must place the red panes: strip 6 has a free red space"),
        ("three_players_wrong_claim", "3.end", "Luc's total after round 3 is claimed to be 8 and is 6"),
        ("azul_illegal_wall_has_colour", "3.1", "wall-has-colour"),
    ],
)
def test_what_is_wrong_is_marked_where_it_is(sample: str, place: str, said: str, opened: Open) -> None:
    page = opened(page_of(sample), f"#{place}")
    (marked,) = page.query_selector_all(".moves .has-wrong")
    assert marked.query_selector(".address").text_content() == place
    assert said in marked.query_selector(".wrong").inner_text()
    assert said in page.inner_text(".told")
