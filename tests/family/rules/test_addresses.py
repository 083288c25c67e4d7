"""Addresses: where in a game something happens, what is before it, and what it leads to."""

from __future__ import annotations

import pytest

from sintra_cli.family.rules.address import END, FINAL, START, Address, Stop, after, before, parse

MOVE = Address(3, 7)
DISPLAYS = Address(3, START)
WOUND_UP = Address(3, END)


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("3.7", MOVE),
        ("3.start", DISPLAYS),
        ("3.end", WOUND_UP),
        ("1.1", Address(1, 1)),
        ("9999.9999", Address(9999, 9999)),
    ],
)
def test_an_address_is_a_round_and_a_move_or_start_or_end(text: str, address: Address) -> None:
    assert parse(text) == parse(f" {text}\n") == address
    assert str(address) == text


@pytest.mark.parametrize(
    "text", ["", "3", "3.", ".7", "0.7", "3.0", "03.7", "3.7.1", "3.1000000", "1000000.1", "3.End", "3,7"]
)
def test_nothing_else_is_one(text: str) -> None:
    with pytest.raises(ValueError, match=r"is no address: 3\.7 is the seventh move of round 3, beside it are") as error:
        parse(text)
    assert str(error.value).startswith(repr(text))


def test_addresses_are_ordered_as_things_happen() -> None:
    things = [Address(2, END), DISPLAYS, Address(3, 1), MOVE, Address(3, 10), WOUND_UP, Address(9999, END), FINAL]
    assert sorted({*things}) == things
    assert str(FINAL) == "final"


@pytest.mark.parametrize(
    ("address", "stop"),
    [
        (MOVE, Stop(3, 6)),
        (Address(3, 1), Stop(3, 0)),
        (WOUND_UP, Stop(3, None)),
        (DISPLAYS, Stop(2, None, wind_up=True)),
        (Address(1, START), Stop(0, None, wind_up=True)),
    ],
)
def test_before_a_move_are_the_moves_before_it_and_before_displays_the_round_before_wound_up(
    address: Address, stop: Stop
) -> None:
    assert before(address) == stop


@pytest.mark.parametrize(
    ("address", "stop"),
    [(MOVE, Stop(3, 7)), (DISPLAYS, Stop(3, 0)), (WOUND_UP, Stop(3, None, wind_up=True))],
)
def test_after_the_last_move_of_a_round_it_is_not_wound_up_and_after_its_end_it_is(
    address: Address, stop: Stop
) -> None:
    assert after(address) == stop
