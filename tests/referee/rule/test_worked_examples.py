"""The sums of worked examples are right, by hand and when their cases are played."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from sintra_cli.games.azul.rules.board import FLOOR
from sintra_cli.games.azul.rules.final import COLOUR, COLUMN, ROW
from sintra_cli.games.sintra.rules.box import PRINTED
from sintra_cli.referee.rule import catalogue
from tests.referee.rule.worked import PLAYED

TOPICS = catalogue().topics
EXAMPLES = [(name, number) for name, topic in TOPICS.items() for number in range(len(topic.examples))]

# By hand, from the rules: what each example of a topic comes to.
COMES_TO = {
    "starting-tile": [3],  # 11 - 8
    "broken-glass": [2, 1],  # 20 - 18; 20 - 18 - 1
    "round-bonus": [3],  # three yellow panes
    "windows": [8],  # 4 + 2 + 2, as a published review has it
    "leftover-panes": [2],  # 7 panes; strip by strip it would be 0 + 1 + 0
    "ornaments": [19],  # 6 + 3 + 0 + 10
    "multiplier": [12],  # 3 x 4
    "tie-break": [22],  # 18 + 4
    "wall-points": [5, 4, 7, 3],  # 3 + 2; 4; 3 + 4; 1 + 2
    "floor-line": [1, 4, 6, 0],  # 1; 1 + 1 + 2; 1 + 1 + 2 + 2; 2 of 11
    "end-of-game": [27],  # 20 + 5 + 2
    "end-bonuses": [19],  # 2 + 7 + 10
    "azul-tie-break": [1],  # 2 - 1 rows
}


def added(term: str) -> int:
    """Work out a sum, such as `3 x 4 - 1`; what is divided is rounded down."""
    inner = re.fullmatch(r"\((.*)\) / (\d+)", term)
    if inner:
        return added(inner[1]) // int(inner[2])
    total = 0
    for sign, product in re.findall(r"([+-]?) ?(\d+(?: x \d+)?)", term):
        first, *more = map(int, product.split(" x "))
        total += (-1 if sign == "-" else 1) * first * (more[0] if more else 1)
    return total


def test_sums_are_worked_out() -> None:
    worked_out = [added(term) for term in ("4 + 2 + 2", "11 - 8", "3 x 4", "(2 + 4 + 1) / 3")]
    assert worked_out == [8, 3, 12, 2]


def test_every_topic_has_an_example_that_is_played_here() -> None:
    assert {name: len(topic.examples) for name, topic in TOPICS.items()} == {
        name: len(played) for name, played in PLAYED.items()
    }
    assert all(topic.examples for topic in TOPICS.values())


@pytest.mark.parametrize(("name", "number"), EXAMPLES)
def test_the_sum_of_an_example_is_right_by_hand(name: str, number: int) -> None:
    found = re.match(r"([\d+x/() -]+) = (\d+) ", TOPICS[name].examples[number].sum)
    assert found
    assert added(found[1]) == int(found[2]) == COMES_TO[name][number]


@pytest.mark.parametrize(("name", "number"), EXAMPLES)
def test_the_program_comes_to_the_sum_of_an_example_when_it_is_played(name: str, number: int) -> None:
    assert PLAYED[name][number]() == COMES_TO[name][number]


@pytest.mark.parametrize(
    ("name", "printed"),
    [
        ("windows", PRINTED.window_values),
        ("broken-glass", PRINTED.broken_glass),
        ("floor-line", FLOOR),
    ],
)
def test_a_topic_gives_the_values_that_the_program_counts_with(name: str, printed: Sequence[int]) -> None:
    assert " ".join(map(str, printed)) in " ".join(TOPICS[name].text.split())


def test_the_points_for_ornaments_and_at_the_end_are_those_that_the_program_gives() -> None:
    ornaments, bonuses = (" ".join(TOPICS[name].text.split()) for name in ("ornaments", "end-bonuses"))
    pairs = ", ".join(f"{left}-{right}" for left, right in PRINTED.ornaments[:-1])
    left, right = PRINTED.ornaments[-1]
    assert f"between windows {pairs} and {left}-{right}" in ornaments
    nothing, one, two, three, four = PRINTED.ornament_points
    assert (nothing, one) == (0, 0)
    assert f"four filled spaces give you {four} points, three {three}, two {two}, and fewer nothing" in ornaments
    assert f"{ROW} points for each complete horizontal row of your wall, {COLUMN} for each complete column" in bonuses
    assert f"{COLOUR} for each colour" in bonuses
