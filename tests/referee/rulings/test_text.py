"""How it is said which rulings matter."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Any, TypeAlias

import pytest

from sintra_cli.report.alternatives import Alternative, beyond_their_parts, render
from sintra_cli.report.ansi import for_people

Outcome: TypeAlias = dict[str, Any]
NAMES = ("first", "second", "third")


def finished(ana: int, ben: int) -> Outcome:
    """Return a finished game; the higher total wins."""
    winners = ["Ana", "Ben"] if ana == ben else ["Ana"] if ana > ben else ["Ben"]
    return {"status": "finished", "at": None, "totals": {"Ana": ana, "Ben": ben}, "winners": winners}


def illegal(at: str | None) -> Outcome:
    """Return an illegal game."""
    return {"status": "illegal", "at": at, "totals": None, "winners": None}


UNFINISHED: Outcome = {"status": "unfinished", "at": None, "totals": None, "winners": None}


def every(outcome: Callable[[set[str]], Outcome], names: tuple[str, ...] = NAMES) -> list[Alternative]:
    """Return all combinations of rulings, by what the game comes to when these differ."""
    own = outcome(set())
    return [
        Alternative(
            rulings=dict.fromkeys(differing, "other"), matters=outcome(set(differing)) != own, **outcome(set(differing))
        )
        for number in range(len(names) + 1)
        for differing in combinations(names, number)
    ]


def adding(points: Mapping[str, tuple[int, int]], ana: int = 20, ben: int = 10) -> Callable[[set[str]], Outcome]:
    """Return an outcome to which each ruling that differs adds points, whatever the others do."""

    def outcome(differing: set[str]) -> Outcome:
        return finished(
            ana + sum(points[name][0] for name in differing if name in points),
            ben + sum(points[name][1] for name in differing if name in points),
        )

    return outcome


def together(alternatives: list[Alternative]) -> list[set[str]]:
    """Return the combinations that do more than their parts."""
    return [set(this.rulings) for this in beyond_their_parts(alternatives)]


# --- the answer --------------------------------------------------------------------------------------------------


def test_no_ruling_changes_anything() -> None:
    assert render(every(adding({}))) == (
        "No ruling changes anything in this game.\n"
        "\n"
        "as scored: Ana 20, Ben 10; Ana wins\n"
    )  # fmt: skip


def test_an_illegal_log_that_no_ruling_helps() -> None:
    assert render(every(lambda _: illegal("3.7"))) == (
        "No ruling changes anything in this game.\n"
        "\n"
        "as scored: illegal at 3.7\n"
    )  # fmt: skip
    assert "as scored: illegal in the set-up\n" in render(every(lambda _: illegal(None)))


def test_a_ruling_of_which_two_values_change_something_is_one_ruling() -> None:
    own, *others = (
        Alternative(rulings=rulings, matters=bool(rulings), **finished(20 + len(rulings.get("first", "")), 10))
        for rulings in ({}, {"first": "one"}, {"first": "other"})
    )
    assert render([own, *others]) == (
        "1 of 1 ruling changes something in this game. Ana wins under all of them.\n"
        "\n"
        "as scored: Ana 20, Ben 10; Ana wins\n"
        "first = one: Ana 23 (+3), Ben 10; Ana wins\n"
        "first = other: Ana 25 (+5), Ben 10; Ana wins\n"
    )


def test_of_an_unfinished_game_no_totals_are_compared() -> None:
    assert render(every(lambda _: UNFINISHED)) == (
        "No ruling changes anything in this game. It is not finished: only whether it is\n"
        "legal is compared.\n"
        "\n"
        "as scored: legal, not finished\n"
    )


def test_each_ruling_that_matters_alone_has_a_line_with_totals_and_winners() -> None:
    assert render(every(adding({"first": (-12, 0), "third": (1, 2)}))) == (
        "2 of 3 rulings change something in this game. Who wins depends on them.\n"
        "\n"
        "as scored: Ana 20, Ben 10; Ana wins\n"
        "first = other: Ana 8 (-12), Ben 10; Ben wins\n"
        "third = other: Ana 21 (+1), Ben 12 (+2); Ana wins\n"
    )


def test_a_shared_win_is_said_to_be_shared() -> None:
    assert "first = other: Ana 10 (-10), Ben 10; Ana and Ben share the win\n" in render(
        every(adding({"first": (-10, 0)}))
    )


def test_where_nobody_else_ever_wins_that_is_said() -> None:
    assert render(every(adding({"first": (-1, 0)}))).startswith(
        "1 of 3 rulings changes something in this game. Ana wins under all of them.\n"
    )


def test_a_ruling_that_makes_the_game_illegal_is_said_with_the_place() -> None:
    assert render(every(lambda differing: illegal("4.12") if "second" in differing else finished(20, 10))) == (
        "1 of 3 rulings changes something in this game. Ana wins wherever the game is\n"
        "legal.\n"
        "\n"
        "as scored: Ana 20, Ben 10; Ana wins\n"
        "second = other: illegal at 4.12\n"
        "\n"
        "What is illegal then: sintra check --ruling NAME=VALUE\n"
    )


def test_a_ruling_that_makes_the_game_legal_is_said_too() -> None:
    assert render(every(lambda differing: finished(20, 10) if "second" in differing else illegal("5.start"))) == (
        "1 of 3 rulings changes something in this game.\n"
        "\n"
        "as scored: illegal at 5.start\n"
        "second = other: Ana 20, Ben 10; Ana wins\n"
    )


def test_what_only_matters_together_is_said_to_do_so() -> None:
    def outcome(differing: set[str]) -> Outcome:
        return finished(5, 10) if {"first", "third"} <= differing else finished(20, 10)

    assert render(every(outcome)) == (
        "No ruling changes anything in this game alone, but some do together. Who wins\n"
        "depends on them.\n"
        "\n"
        "as scored: Ana 20, Ben 10; Ana wins\n"
        "\n"
        "Together they do more than one by one:\n"
        "first = other, third = other: Ana 5 (-15), Ben 10; Ben wins\n"
    )


# --- combinations ------------------------------------------------------------------------------------------------


def test_a_combination_that_adds_up_is_not_said() -> None:
    assert together(every(adding({"first": (-1, 0), "second": (0, -1), "third": (2, 2)}))) == []


def test_a_combination_that_adds_up_to_another_winner_is_said() -> None:
    # 20 - 6 and 10 + 5: one of them is not enough
    assert together(every(adding({"first": (-6, 0), "second": (0, 5)}))) == [{"first", "second"}]


def test_a_combination_that_does_not_add_up_is_said_and_what_adds_up_with_it_is_not() -> None:
    def outcome(differing: set[str]) -> Outcome:
        both = -5 if {"first", "second"} <= differing else 0
        return finished(30 - len(differing) + both, 10)

    assert together(every(outcome)) == [{"first", "second"}]


def test_three_may_do_more_than_any_two() -> None:
    def outcome(differing: set[str]) -> Outcome:
        return finished(30 - 5 * (len(differing) == 3), 10)

    assert together(every(outcome)) == [set(NAMES)]


def test_where_a_ruling_makes_the_game_illegal_the_others_do_not_matter() -> None:
    def outcome(differing: set[str]) -> Outcome:
        return illegal("2.1") if "first" in differing else finished(20 - len(differing), 10)

    assert together(every(outcome)) == []


def test_of_two_illegal_places_the_first_counts() -> None:
    def outcome(differing: set[str]) -> Outcome:
        places = {"first": "2.10", "second": "2.9", "third": "2.start"}
        return next((illegal(places[name]) for name in reversed(NAMES) if name in differing), finished(20, 10))

    assert together(every(outcome)) == []


@pytest.mark.parametrize("at", ["2.9", "2.11", "2.end", "3.1"])
def test_illegal_at_another_place_than_either_is_said(at: str) -> None:
    def outcome(differing: set[str]) -> Outcome:
        if {"first", "second"} <= differing:
            return illegal(at)
        return illegal("2.10") if differing & {"first", "second"} else finished(20, 10)

    assert together(every(outcome)) == [{"first", "second"}]


def test_together_legal_again_is_said() -> None:
    def outcome(differing: set[str]) -> Outcome:
        return illegal("2.10") if len(differing & {"first", "second"}) == 1 else finished(20, 10)

    assert together(every(outcome)) == [{"first", "second"}]


# --- how it looks ------------------------------------------------------------------------------------------------


def test_there_is_no_more_than_a_screenful() -> None:
    names = tuple(f"ruling_{letter}" for letter in "abcdefghi")

    def outcome(differing: set[str]) -> Outcome:
        return finished(1000 - 2 ** len(differing), 10)

    text = render(every(outcome, names))
    lines = text.splitlines()
    # all combinations of two or more do more than their parts: 512 - 9 - 1
    assert "9 of 9 rulings change something in this game. Ana wins under all of them." in lines
    assert len(lines) == 24
    said = sum("," in line.partition(":")[0] for line in lines)
    assert lines[-1] == f"and {502 - said} more combinations: --format json has all"


def test_long_names_are_wrapped_at_80_columns_and_nothing_reaches_the_terminal_as_it_is() -> None:
    names = [f"\x1b[31m{letter * 30}" for letter in "ABCD"]
    outcome = {"status": "finished", "at": None, "totals": dict.fromkeys(names, 7), "winners": names[:1]}
    text = render(every(lambda _: outcome))
    assert "\x1b" not in text
    assert max(map(len, text.splitlines())) <= 80
    assert text.endswith(
        "as scored: \\x1b[31mAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA 7,\n"
        "  \\x1b[31mBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB 7,\n"
        "  \\x1b[31mCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC 7,\n"
        "  \\x1b[31mDDDDDDDDDDDDDDDDDDDDDDDDDDDDDD 7;\n"
        "  \\x1b[31mAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA wins\n"
    )


def test_only_the_answer_is_painted() -> None:
    assert for_people(render(every(adding({})), colour=True)) == (
        "\x1b[1mNo ruling changes anything in this game.\x1b[0m\n"
        "\n"
        "as scored: Ana 20, Ben 10; Ana wins\n"
    )  # fmt: skip
