"""Logs that begin with a position compared."""

from __future__ import annotations

import pytest

from sintra_cli.family.rules.address import parse
from sintra_cli.log.write import write_log
from sintra_cli.referee.cut import cut
from tests.building.logs import AnyLog, text_of
from tests.building.sintra import log_of
from tests.building.sintra_games import idle, idle_rounds
from tests.referee.diff.logs import (
    AZUL,
    SINTRA,
    UNSEEN,
    compared,
    difference,
    place,
    render,
    replayed,
    same,
    scores,
    texts,
    values,
)

IDLE = text_of(log_of(*idle_rounds(5)))


def cut_at(log: AnyLog, address: str) -> str:
    """Return the log that begins with the position before an address."""
    return write_log(cut(replayed(log, "").log, parse(address)))


@pytest.mark.parametrize(
    ("log", "address"),
    [
        (SINTRA, "1.7"),
        (SINTRA, "1.start"),
        (UNSEEN, "1.4"),
        (AZUL, "1.4"),
        (AZUL, "1.end"),
        (IDLE, "3.2"),
        (IDLE, "4.end"),
    ],
)
def test_a_log_that_begins_with_a_position_differs_from_itself_never(log: str, address: str) -> None:
    assert same(cut_at(log, address), cut_at(log, address))


def test_where_the_logs_begin() -> None:
    found = compared(IDLE, cut_at(IDLE, "3.2"))
    assert found.difference is not None
    assert (found.difference.what, found.difference.key) == ("position", None)
    assert values(found.difference) == ("the beginning", "round 3")
    assert (found.difference.a.written, found.difference.b.written) == (False, True)
    assert render(found).startswith("First difference: where the logs begin\na:1:1: the beginning (not written)\nb:")
    assert found.scores == []


def test_two_positions_in_different_rounds() -> None:
    found = difference(cut_at(IDLE, "3.2"), cut_at(IDLE, "4.2"))
    assert (found.what, found.key, values(found)) == ("position", None, ("round 3", "round 4"))


@pytest.mark.parametrize(
    ("change", "key", "player", "said", "where"),
    [
        (('turn = "Ben"', 'turn = "Ana"'), "turn", None, ("Ben", "Ana"), "turn in the position"),
        (('centre = ""\nbag = "R', 'centre = "R"\nbag = "'), "centre", None, ("", "R"), "centre in the position"),
        (
            ("score = 0\nglazier = 3", "score = 7\nglazier = 3"),
            "score",
            "Ana",
            ("0", "7"),
            "score of Ana in the position",
        ),
    ],
)
def test_what_stands_on_the_table_and_on_a_board(
    change: tuple[str, str], key: str, player: str | None, said: tuple[str, str], where: str
) -> None:
    log = cut_at(IDLE, "4.2")
    other = log.replace(*change)
    assert other != log
    found = compared(log, other)
    assert found.difference is not None
    assert (found.difference.key, found.difference.player) == (key, player)
    assert values(found.difference) == said
    assert render(found).startswith(f"First difference: {where}\n")


def test_what_only_one_position_has() -> None:
    log = cut_at(IDLE, "4.2")
    found = difference(log, log.replace('turn = "Ben"\n', 'turn = "Ben"\ntile = "Ben"\n'))
    assert (found.key, values(found), found.a.written) == ("tile", (None, "Ben"), False)


def test_moves_after_a_position_count_from_there_and_rounds_from_the_beginning() -> None:
    log = cut_at(IDLE, "3.2")
    # Round 3 was 1R- 2Y- 3G- 4B- 5W3: the first move is left out, so that 4B- is the third one here
    found = difference(log, log.replace("4B-", "Ben:4B1", 1))
    assert (found.what, found.round, found.move, found.player) == ("move", 3, 3, "Ben")
    assert (texts(found), found.b.rule) == (("4B-", "Ben:4B1"), "nothing-fits")
    assert found.a.position is not None
    assert found.a.position.displays == ["", "", "", "BBBB", "WWWW"]
    line, column = next((n, text.index("4B-")) for n, text in enumerate(log.split("\n"), 1) if "4B-" in text)
    assert place(found.a) == ("a", line, column + 1)


def test_displays_and_totals_after_a_position() -> None:
    log = cut_at(IDLE, "3.2")
    found = compared(log, log.replace('displays = ["RRRR", "YYYY"', 'displays = ["YYYY", "RRRR"'))
    assert found.difference is not None
    assert (found.difference.what, found.difference.round, found.difference.number) == ("displays", 4, 1)
    below = f'{log}[rulings]\nscore_floor = "none"\n'
    # Every eighth pane that breaks costs 18, and both break as many in a round; both begin with 0 points
    assert scores(compared(log, below).scores) == [
        (number, name, 0, -18 * (number - 2)) for number in (3, 4, 5) for name in ("Ana", "Ben")
    ]


def test_claims_after_a_position() -> None:
    log = cut_at(log_of(*idle_rounds(2), idle(3, [0, 0])), "3.2")
    found = difference(log, log.replace("claimed = [0, 0]", "claimed = [0, 1]"))
    assert (found.what, found.round, found.player, texts(found)) == ("claimed", 3, "Ben", ("0", "1"))


def test_points_claimed_after_a_position() -> None:
    log = cut_at(IDLE, "3.2")
    found = difference(log, log.replace("4B-", "4B-(0)", 1))
    assert (found.what, found.round, found.move, found.player) == ("claimed", 3, 3, "Ben")
