"""`show --format svg`: the position as one picture."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Final
from xml.etree.ElementTree import Element, fromstring

import pytest

from sintra_cli.family.rules.address import Address
from sintra_cli.referee import judge
from sintra_cli.referee.standing import stand_before
from tests.calls import call
from tests.referee.position.test_position import AZUL, SINTRA
from tests.report.drawing.reading import letters, shown_letters, text_view, understood
from tests.test_schemas import PLAYED

SVG: Final = "{http://www.w3.org/2000/svg}"
each_sample: Final = pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)


def drawn(monkeypatch: pytest.MonkeyPatch, *arguments: object) -> Element:
    """Return the picture that `show` draws."""
    return fromstring(call(monkeypatch, "show", "--format", "svg", *arguments).out)


def groups(svg: Element) -> list[Element]:
    """Return the drawings that a picture is made of."""
    return svg.findall(f"{SVG}g[@transform]")


def boards(svg: Element) -> list[Element]:
    """Return the drawings of boards."""
    framed = {"#board", "#board-on-turn"}
    return [group for group in groups(svg) if framed & {use.get("href") for use in group.iter(f"{SVG}use")}]


def symbols(group: Element) -> list[str]:
    """Return the names of the symbols in a drawing."""
    return [use.attrib["href"].removeprefix("#") for use in group.iter(f"{SVG}use")]


def words(svg: Element) -> str:
    """Return the title and the description."""
    return " ".join(svg.findtext(f"{SVG}{tag}") or "" for tag in ("title", "desc"))


@each_sample
def test_the_boards_are_those_of_show_at_ten_addresses(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = understood(path.read_bytes())
    report = judge(path.read_bytes()).report
    stop = report.errors[0] if report.status == "illegal" else None
    there = [
        Address(number, move)
        for number, this in enumerate(log.rounds, 1)
        for move in range(1, len(this.moves) + 1)
        if stop is None or (number, move) < (stop.round or 0, stop.move or 0)
    ]
    for address in random.Random(path.stem).sample(there, 10):
        svg = drawn(monkeypatch, "--before", address, path)
        table = stand_before(log, address).table
        for group, board in zip(boards(svg), text_view(log, table).boards, strict=True):
            assert letters(symbols(group)) == shown_letters(board, log.game.name), f"{address}, {board.player}"
            assert board.player in "".join(group.itertext())


@each_sample
def test_a_picture_is_whole_small_and_the_same_each_time(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = (call(monkeypatch, "show", "--format", "svg", path).out for _ in range(2))
    assert first == second
    assert len(first.encode()) < 60_000
    svg = fromstring(first)
    ids = [element.attrib["id"] for element in svg.iter() if "id" in element.attrib]
    assert len(set(ids)) == len(ids)
    assert {name for group in groups(svg) for name in symbols(group)} <= set(ids)
    assert svg.attrib["aria-labelledby"] == "title desc"
    assert "http" not in first.replace("http://www.w3.org/2000/svg", "")
    assert path.name not in first


def test_title_and_description_say_what_lies_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "sintra.toml"
    path.write_text(SINTRA, encoding="utf-8")
    assert words(drawn(monkeypatch, path)) == (
        "Azul: Stained Glass of Sintra: at the end Round 2 (R red), Ana's turn. Display 1: 3 red, 1 blue. "
        "Display 2: 1 red, 3 white. Empty: displays 3, 4 and 5. Centre: empty. The tile is in the centre. "
        "Ana (on turn): 5 points. Broken glass at 11 of 18. The glazier is above strip 3. "
        "Strip 1: no panes; free 2 red, 1 yellow, 1 green, 1 blue. Strip 2 is gone. "
        "Strip 3: 2 red, 1 yellow, 1 blue on jokers; free 1 yellow. "
        "Strip 4, turned over: no panes; free 4 red, 1 yellow. "
        "Strip 5 is gone. Strip 6 is gone. Strip 7 is gone. Strip 8 is gone. Window 2: 1 white. Window 4: 1 yellow. "
        "Ornaments so far: 0, 0, 0, 0. "
        "Ben: 0 points. Broken glass at 0 of 18. The glazier is above strip 1. "
        f"{' '.join(f'Strip {slot} is gone.' for slot in range(1, 9))} The windows are empty. "
        "Ornaments so far: 0, 0, 0, 0. Bag: not written down."
    )


def test_a_board_of_azul_is_described_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "azul.toml"
    path.write_text(AZUL, encoding="utf-8")
    said = words(drawn(monkeypatch, path))
    assert "Wall row 1: blue in column 1, yellow in column 2, red in column 3." in said
    assert "Floor line: empty." in said


def test_what_was_done_last_is_told_and_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    path = next(path for path in PLAYED if path.stem == "two_players_side_a")
    svg = drawn(monkeypatch, "--before", "4.4", path)
    assert "last: 4.3 Ben 2G1=Y" in "".join(svg.itertext())
    middle, *rest = groups(svg)
    hit = [[use.attrib["href"] for use in group.iter(f"{SVG}use") if use.get("class") == "hit"] for group in rest]
    assert [use.attrib["href"] for use in middle.iter(f"{SVG}use") if use.get("class") == "hit"] == ["#taken"]
    # Ben completes strip 1 for the second time: its five spaces are gaps, and the yellow pane is in the window.
    assert hit == [[], ["#gap"] * 5 + ["#piece-Y"], []]


def test_nothing_is_marked_before_the_first_move(monkeypatch: pytest.MonkeyPatch) -> None:
    path = next(path for path in PLAYED if path.stem == "azul_two_players")
    for where in (("--before", "1.start"), ("--after", "1.start")):
        svg = drawn(monkeypatch, *where, path)
        assert [use for use in svg.iter(f"{SVG}use") if use.get("class") == "hit"] == []
        assert "last:" not in "".join(svg.itertext())


def test_displays_that_nobody_wrote_down_are_not_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    path = next(path for path in PLAYED if path.stem == "without_displays")
    svg = drawn(monkeypatch, "--after", "2.3", path)
    middle = groups(svg)[0]
    assert symbols(middle).count("unseen") == 4
    assert symbols(middle).count("taken") == 1
    assert "at most" in "".join(middle.itertext())


def test_a_box_of_any_colours_is_drawn_with_its_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    path = next(path for path in PLAYED if path.stem == "by_patterns")
    svg = drawn(monkeypatch, path)
    pieces = {symbol for group in groups(svg) for symbol in symbols(group) if symbol.startswith("piece-")}
    assert pieces <= {f"piece-{letter}" for letter in "DLRSW"}
    for symbol in pieces:
        (defined,) = (group for group in svg.iter(f"{SVG}g") if group.get("id") == symbol)
        assert "".join(defined.itertext()) == symbol[-1]


HOSTILE: Final = ("<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "]]>&amp;\u202eevil\u0007", "W" * 200)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_text_whatever_is_in_it(name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    quoted = name.replace("\\", "\\\\").replace('"', '\\"').replace("\u0007", "\\u0007")
    path = tmp_path / "log.toml"
    path.write_text(SINTRA.replace('"Ana"', f'"{quoted}"'), encoding="utf-8")
    called = call(monkeypatch, "show", "--format", "svg", path)
    svg = fromstring(called.out)
    assert {element.tag.removeprefix(SVG) for element in svg.iter()} <= {
        *("svg", "title", "desc", "style", "defs", "g", "rect", "path", "circle", "text", "use"),
    }
    assert name.replace("\u202e", "\\u202e").replace("\u0007", "\\x07") in words(svg)
    assert not re.search(r"[\x00-\x08\u202e]", called.out)


def test_a_long_name_is_cut_and_whole_where_one_points_at_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "log.toml"
    path.write_text(AZUL.replace("Ana", "W" * 200), encoding="utf-8")
    svg = drawn(monkeypatch, path)
    (text,) = (text for text in boards(svg)[0].iter(f"{SVG}text") if text.find(f"{SVG}title") is not None)
    assert re.fullmatch("W{5,20}…", text.text or "")
    assert text.findtext(f"{SVG}title") == "W" * 200
