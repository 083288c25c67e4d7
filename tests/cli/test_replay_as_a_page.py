"""`replay --format html`: a whole game as one page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from tests.calls import call
from tests.pages import Node, assert_lets_in_its_own_alone, page
from tests.referee.position.test_position import SINTRA
from tests.test_schemas import PLAYED

each_sample: Final = pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)


def sample(name: str) -> Path:
    return next(path for path in PLAYED if path.stem == name)


def read(monkeypatch: pytest.MonkeyPatch, path: Path) -> Node:
    return page(call(monkeypatch, "replay", "--format", "html", path).out)


def items(read: Node) -> dict[str, Node]:
    """Return the items of the list of moves by their addresses."""
    return {node.attributes["id"]: node for node in read.every("li") if "id" in node.attributes}


@each_sample
def test_a_page_is_one_small_file_with_all_addresses(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    html = call(monkeypatch, "replay", "--format", "html", path).out
    told = call(monkeypatch, "replay", "--format", "jsonl", path).out
    addresses = list(dict.fromkeys(re.findall(r'^\{"address":"([^"]*)"', told, re.MULTILINE)))
    illegal = re.findall(r"= round (\d+), move (\d+)", call(monkeypatch, "check", path).out)
    assert list(items(page(html))) == [*addresses, *(".".join(place) for place in illegal[:1])]
    assert_lets_in_its_own_alone(html)
    assert len(html.encode()) <= 400_000
    ids = re.findall(r'\bid="([^"]*)"', html)
    assert len(set(ids)) == len(ids)
    assert path.stem not in html
    assert str(path.parent) not in html
    assert not re.search("https?:|url\\(|@import", html)


def test_the_same_log_is_the_same_page(monkeypatch: pytest.MonkeyPatch) -> None:
    pages = {call(monkeypatch, "replay", "--format", "html", sample("azul_two_players")).out for _ in range(2)}
    assert len(pages) == 1


def test_every_address_has_the_explanation_that_explain_gives(monkeypatch: pytest.MonkeyPatch) -> None:
    path = sample("two_players_side_a")
    found = items(read(monkeypatch, path))
    for address in ("1.start", "3.7", "4.4", "6.end", "final"):
        explained = call(monkeypatch, "explain", path, address).out.split("\n\n", 1)[1]
        (why,) = found[address].every("div", class_="why")
        said = re.sub(r"\W+", " ", why.text)
        for words in re.sub(r"\([^)]*\)", "\n", explained).splitlines():
            assert re.sub(r"\W+", " ", words).strip() in said


def test_the_sheet_has_the_numbers_of_the_score_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    path = sample("two_players_side_a")
    (sheet,) = read(monkeypatch, path).every("section", class_="sheet")
    rows = [[cell.text for cell in row.every("td")] for row in sheet.every("tr")]
    assert ["Ana", "31", "4: +1", "-4", "10 + 0 + 6 + 3: +19", "47", "47"] in rows
    assert ["4 red", "Ana", "6", "11", "-15", "2", "12", "12"] in rows
    (chart,) = sheet.every("svg")
    # Ana's totals after the rounds, as they stand on the sheet, and at the end
    assert "Ana: 4, 9, 10, 12, 21, 31, 47." in chart.text


def test_a_claim_is_marked_at_the_end_of_its_round(monkeypatch: pytest.MonkeyPatch) -> None:
    called = call(monkeypatch, "replay", "--format", "html", sample("three_players_wrong_claim"))
    marked = {address: node for address, node in items(page(called.out)).items() if node.every("div", class_="wrong")}
    assert list(marked) == ["3.end"]
    assert "8 on paper, 6 counted." in marked["3.end"].text
    assert called.code == 1
    assert "three_players_wrong_claim.toml:73:31: claimed-score" in called.err


def test_a_claim_for_a_move_and_a_final_one_are_marked_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    text = sample("two_players_side_a").read_text(encoding="utf-8")
    path = tmp_path / "log.toml"
    path.write_text(text.replace("2W7=Y", "2W7=Y(9)", 1).replace("Ana = 47", "Ana = 50"), encoding="utf-8")
    marked = [at for at, node in items(read(monkeypatch, path)).items() if node.every("div", class_="wrong")]
    assert marked == ["3.1", "final"]


def test_the_first_illegal_move_is_the_last_item_with_what_was_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    called = call(monkeypatch, "replay", "--format", "html", sample("illegal_must_place"))
    address, last = list(items(page(called.out)).items())[-1]
    assert (address, called.code) == ("3.10", 1)
    (wrong,) = last.every("div", class_="wrong")
    assert wrong.text.startswith("must-place: Emre must place the red panes")
    assert "Legal: CR6" in wrong.text


def test_a_set_up_that_is_not_allowed_has_no_boards(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "log.toml"
    text = sample("two_players_side_a").read_text(encoding="utf-8")
    path.write_text(re.sub('round_colours = ".*"', 'round_colours = "RRRRRR"', text), encoding="utf-8")
    called = call(monkeypatch, "replay", "--format", "html", path)
    found = page(called.out)
    assert (called.code, items(found), found.every("script")) == (1, {}, [])
    assert "ILLEGAL" in found.text


def test_a_log_that_begins_with_a_position_and_goes_wrong_at_once_has_both(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "log.toml"
    path.write_text(f'{SINTRA}\n[[rounds]]\nmoves = "1R3"\n', encoding="utf-8")
    assert list(items(read(monkeypatch, path))) == ["2.start", "2.1"]


@pytest.mark.parametrize("option", [("--round", "2"), ("--from", "2.1"), ("--to", "2.1"), ("--player", "Ana")])
def test_a_page_is_of_the_whole_game(option: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    called = call(monkeypatch, "replay", "--format", "html", *option, sample("two_players_side_a"))
    assert (called.code, called.out) == (2, "")
    assert "--format html is the whole game: leave out --from, --to, --round and --player" in called.err
