"""A recording begins with any log: before a round, in the middle of one, at its end, or at the end of a game."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from sintra_cli.family.rules.address import END, START, Address
from sintra_cli.log.log import Log
from sintra_cli.referee.fmt import formatted
from sintra_cli.referee.standing import stand
from tests.record.script import recorded
from tests.referee.position.everywhere import addresses, read, written

SAMPLES = sorted((Path(__file__).parents[2] / "sample_games").glob("*.toml"))
LEGAL = [path for path in SAMPLES if not any(word in path.stem for word in ("illegal", "grey", "head"))]


def rest_of_the_round(log: Log, address: Address) -> list[str]:
    """Return the lines to type from an address to the end of its round."""
    this = log.rounds[address.round - log.first_round]
    moves = [str(move) for move in this.moves]
    if address.what == END:
        return []
    if address.what != START:
        return moves[address.what - 1 :]
    laid = "none" if this.displays is None else " ".join(display or "-" for display in this.displays)
    return [laid, *moves]


@pytest.mark.parametrize("path", LEGAL, ids=lambda path: path.stem)
def test_a_round_is_recorded_to_its_end_from_a_position_anywhere_in_it(path: Path) -> None:
    log = read(path.read_bytes())
    rounds = {this.number: this for this in stand(log).replay.rounds}
    for address in Random(path.stem).sample(list(addresses(log)), 4):
        _, kept, this = recorded(*rest_of_the_round(log, address), text=written(log, address).decode())
        assert [seat.score for seat in this.table.seats] == list(rounds[address.round].scores), address
        assert this.table.offer_over == (rounds[address.round].end is not None), address
        for text in kept[-1:]:
            assert formatted(text.encode(), {}, {}) == text.encode(), address


@pytest.mark.parametrize("path", LEGAL, ids=lambda path: path.stem)
def test_a_whole_log_is_gone_on_with_where_it_stops(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    script, kept, this = recorded("?", "show", text=text)
    assert kept == []
    assert ("the game is over> " in script.asked) == this.table.finished
    script, kept, _ = recorded("undo", "no", "undo", "yes", text=text)
    assert "nothing was taken back\n" in script.shown
    assert "took back " in script.shown
    assert len(kept) == 1
