"""The report as JSON."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from sintra_cli.report import machine
from sintra_cli.report.model import Diagnostic
from tests.report.build import azul_game, side_a_game, sintra, unreadable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

TORN = Diagnostic(rule="unreadable", message="not UTF-8")


def test_a_report_is_one_object_on_one_line() -> None:
    assert b"\n" not in machine.encode(side_a_game("A\nna").report)


def test_every_key_is_there_in_its_order() -> None:
    assert list(json.loads(machine.encode(sintra(rounds=[]).report))) == [
        *("report", "log", "game", "side", "wall", "status", "players", "rulings", "assumed", "unchecked", "stands"),
        *("rounds", "final", "ranking", "winners", "errors"),
    ]


def test_a_round_and_the_final_have_the_numbers_of_the_game() -> None:
    report = json.loads(machine.encode(azul_game().report))
    assert report["rounds"] == [
        {
            "round": 1,
            "starter": "Ben",
            "finished": True,
            "players": [
                {"player": "Ana", "wall": 9, "floor": 2, "points": 7, "total": 7, "claimed": None},
                {"player": "Ben", "wall": 5, "floor": 5, "points": 0, "total": 0, "claimed": None},
            ],
        }
    ]
    assert report["ranking"][0] == {"place": 1, "player": "Ana", "total": 16, "tie_break": 1}


def test_names_are_written_in_utf_8() -> None:
    assert '"players":["山田","Zoë"]'.encode() in machine.encode(side_a_game("山田", "Zoë").report)


def test_check_leaves_the_log_its_status_and_all_that_is_wrong() -> None:
    assert json.loads(machine.encode_check(unreadable(TORN).report)) == {
        "log": "broken.toml",
        "status": "unreadable",
        "errors": [dict.fromkeys(Diagnostic.__struct_fields__) | {"rule": "unreadable", "message": "not UTF-8"}],
    }


@pytest.mark.parametrize("encode", [machine.encode, machine.encode_check])
def test_half_a_surrogate_pair_is_written_as_an_escape(encode: Callable[[Any], bytes]) -> None:
    report = sintra(rounds=[], log="\udcffé.toml", rulings={"\udc80": "\udc81"}).report
    assert json.loads(encode(report))["log"] == r"\udcffé.toml"


def test_an_array_is_opened_separated_and_closed() -> None:
    assert b"".join(machine.array([b"{}", b"[]", b"1"])) == b"[\n{},\n[],\n1\n]\n"


def test_an_array_of_nothing_is_an_array() -> None:
    assert b"".join(machine.array([])) == b"[]\n"


def test_lines_are_ended() -> None:
    assert b"".join(machine.lines([b"{}", b"[]"])) == b"{}\n[]\n"


@pytest.mark.parametrize("stream", [machine.array, machine.lines])
def test_each_object_is_written_before_the_next_is_asked_for(
    stream: Callable[[Iterator[bytes]], Iterator[bytes]],
) -> None:
    def objects() -> Iterator[bytes]:
        yield b"{}"
        pytest.fail("asked for too early")

    assert b"{}" in next(stream(objects()))
