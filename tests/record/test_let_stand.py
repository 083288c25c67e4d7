"""A wrong move that was noticed too late, typed at the table."""

from __future__ import annotations

import pytest

from sintra_cli.record.session import Rejected
from tests.record.script import DISPLAYS, recorded, session


def test_a_refused_move_that_could_stand_says_how_to_write_it_and_so_it_is_taken() -> None:
    # line 1 is full after the first move
    script, kept, _ = recorded(DISPLAYS, "1B1 2Y2", "3 red 1", "3 red 1!")
    assert "if it was played and let stand, write 3 R 1!" in " ".join(script.shown.split())
    assert [line.split() for line in kept[-1].split('"""')[1].split("\n")] == [[], ["1B1", "2Y2"], ["3R1!"], []]
    assert "wrong, but let stand (line-full)" in script.shown


def test_a_refused_move_that_could_not_stand_says_nothing_of_it() -> None:
    this = session()
    this.lay(DISPLAYS)
    with pytest.raises(Rejected) as refused:
        this.play("1R1!")
    assert "colour-not-there" in str(refused.value)
    assert "let stand" not in str(refused.value)


def test_out_of_turn_the_name_stays_and_who_comes_after_is_next() -> None:
    script, kept, _ = recorded(DISPLAYS, "1B1", "ana: 2 y 2 !", "3R3")
    assert "Ana:2Y2!" in kept[-1]
    assert script.asked[-1].endswith("Ana> ")


def test_a_mark_that_is_not_needed_is_not_taken() -> None:
    this = session()
    this.lay(DISPLAYS)
    with pytest.raises(Rejected, match="breaks no rule"):
        this.play("1B1!")
    assert "1B1" not in this.text
