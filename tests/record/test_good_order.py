"""What is recorded is in good order: `sintra fmt --check` finds nothing in it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sintra_cli.family.new_log import Beginning
from sintra_cli.family.rules.move import Move
from sintra_cli.family.rules.turns import TableOf
from sintra_cli.games import game_called, games
from sintra_cli.log.template import template
from sintra_cli.referee.fmt import formatted
from sintra_cli.referee.replay import ledger
from sintra_cli.referee.standing import stand
from tests.record.script import AZUL, DISPLAYS, recorded, session

SAMPLES = sorted((Path(__file__).parents[2] / "sample_games").glob("*.toml"))
LEGAL = [path for path in SAMPLES if "illegal" not in path.stem and "head" not in path.stem]


def typed(document: dict[str, Any]) -> Iterator[str]:
    """Yield the lines that are typed for the rounds of a log, a move a line."""
    for this in document["rounds"]:
        yield " ".join(display or "-" for display in this["displays"]) if "displays" in this else "none"
        moves = this.get("moves", "")
        yield from (line.partition("#")[0] for line in (moves.split() if isinstance(moves, str) else moves))


@pytest.mark.parametrize("path", [path for path in LEGAL if "grey" not in path.name], ids=lambda path: path.stem)
def test_a_game_that_is_recorded_is_in_good_order_and_the_same_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    document = tomllib.loads(text)
    _, _, this = recorded(*typed(document), text=text[: text.index("[[rounds]]")])
    data = this.text.encode()
    assert formatted(data, {}, {}) == data
    assert ledger(this.log, this.standing.replay) == ledger(this.log, stand(this.log).replay)
    recorded_moves = [len(this.moves) for this in this.log.rounds]
    assert recorded_moves == [len(list(typed({"rounds": [each]}))) - 1 for each in document["rounds"]]


def test_columns_remarks_and_what_is_taken_back_leave_it_in_good_order() -> None:
    lines = [DISPLAYS, "1B4 # first", "2Y-", "3R1 4K-", "5W-", "2", "5", "undo", "4", "claim 0 0"]
    _, kept, this = recorded(*lines)
    assert ledger(this.log, this.standing.replay) == ledger(this.log, stand(this.log).replay)
    for text in kept:
        assert formatted(text.encode(), {}, {}) == text.encode()


@pytest.mark.parametrize("displays", [True, False])
@pytest.mark.parametrize("name", [game.name for game in games()])
def test_what_new_writes_is_in_good_order(name: str, displays: bool) -> None:
    answers = {"side": "A", "round_colours": "RYGBWR", "wall": "grey"}
    data = template(
        game_called(name), Beginning(players=["Ana", "Ben"], box={}, answers=answers, displays=displays)
    ).encode()
    assert formatted(data, {}, {}) == data


def test_a_line_in_another_order_stays_as_it_was() -> None:
    text = AZUL + '[[rounds]]\ndisplays = ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"]\nmoves = """\n 1B4\n"""\n'
    _, kept, _ = recorded("2Y3", text=text)
    assert kept == [text.replace(" 1B4\n", " 1B4  2Y3\n")]


def test_what_was_judged_is_not_judged_again(monkeypatch: pytest.MonkeyPatch) -> None:
    text = next(path for path in LEGAL if path.stem == "four_players_side_b").read_text(encoding="utf-8")
    this, judged = session(text[: text.index("[[rounds]]")]), 0
    plain = TableOf.play

    def counted(table: Any, move: Move) -> Any:
        nonlocal judged
        judged += 1
        return plain(table, move)

    monkeypatch.setattr(TableOf, "play", counted)
    for line in typed(tomllib.loads(text)):
        judged = 0
        if this.expected == "displays":
            this.lay(line)
            assert judged == 0
        else:
            this.play(line)
            assert judged == 2  # when it is tried, and when it is played
    assert this.expected == "nothing"
