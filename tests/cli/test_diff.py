"""The command `diff`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from sintra_cli.report.comparison import Account, Comparison, Difference, Position, ScorePair
from tests.calls import Called, call
from tests.referee.diff.logs import AZUL, SINTRA

if TYPE_CHECKING:
    from pathlib import Path

OTHER = SINTRA.replace("CB4    2G2", "CB5    2G2")
ILLEGAL = SINTRA.replace("CW5", "CW1")
NO_MOVE = SINTRA.replace("CW5", "CX5")


class Desk:
    """A folder to work in, with logs called a.toml and b.toml."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._patch = patch

    def diff(self, *arguments: object, piped: bytes = b"") -> Called:
        return call(self._patch, "diff", *arguments, piped=piped)

    def of(self, a: str, b: str, *options: str) -> Called:
        for name, text in (("a.toml", a), ("b.toml", b)):
            with open(name, "w", encoding="utf-8", newline="\n") as file:  # noqa: PTH123
                file.write(text)
        return self.diff("a.toml", "b.toml", *options)


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.chdir(tmp_path)
    return Desk(monkeypatch)


def test_two_logs_that_are_the_same_print_nothing(desk: Desk) -> None:
    assert desk.of(SINTRA, SINTRA) == Called(0, "", "")


def test_a_difference_is_printed_and_the_exit_code_is_1(desk: Desk) -> None:
    done = desk.of(SINTRA, OTHER)
    assert (done.code, done.err) == (1, "")
    assert done.out == (
        "First difference: round 1, move 9 (Ana)\n"
        "a.toml:33:3: CB4\n"
        "  Ana to move: 2 YGBW  C BBWW\n"
        "b.toml:33:3: CB5\n"
        "  Ana to move: 2 YGBW  C BBWW\n"
    )


def test_json_of_two_logs_that_are_the_same(desk: Desk) -> None:
    done = desk.of(SINTRA, SINTRA, "--format", "json")
    assert done == Called(0, '{"same":true,"difference":null,"scores":[]}\n', "")


def test_json_of_a_difference(desk: Desk) -> None:
    done = desk.of(SINTRA, OTHER, "--format", "json")
    position = {
        "player": "Ana",
        "displays": ["", "YGBW", "", "", ""],
        "centre": "BBWW",
        "closed": None,
        "at_most": None,
        "left": 8,
        "tile": False,
    }
    said = {"line": 33, "column": 3, "end_column": 6, "written": True, "rule": None, "position": position}
    assert done.code == 1
    assert json.loads(done.out) == {
        "same": False,
        "difference": {
            "what": "move",
            "key": None,
            "number": None,
            "round": 1,
            "move": 9,
            "player": "Ana",
            "a": {"log": "a.toml", "text": "CB4", "value": "CB4", **said},
            "b": {"log": "b.toml", "text": "CB5", "value": "CB5", **said},
        },
        "scores": [],
    }


def test_json_has_all_keys_always(desk: Desk) -> None:
    values = SINTRA.replace("[box]", "[box]\nwindow_values = [6, 3, 3, 2, 2, 1, 1, 2]")
    found = json.loads(desk.of(SINTRA, values, "--format", "json").out)
    assert keys(found) == set(Comparison.__struct_fields__)
    assert keys(found["difference"]) == set(Difference.__struct_fields__)
    assert keys(found["difference"]["a"]) == set(Account.__struct_fields__)
    assert [keys(pair) for pair in found["scores"]] == [set(ScorePair.__struct_fields__)]
    move = json.loads(desk.of(SINTRA, OTHER, "--format", "json").out)
    assert keys(move["difference"]["a"]["position"]) == set(Position.__struct_fields__)


def keys(node: dict[str, Any]) -> set[str]:
    return set(node)


def test_what_is_illegal_is_told_on_standard_error(desk: Desk) -> None:
    done = desk.of(SINTRA, ILLEGAL)
    assert done.code == 1
    assert "\nb.toml:34:3: CW1 (illegal: strip-left-of-glazier)\n" in done.out
    assert done.err.startswith("b.toml:34:3: strip-left-of-glazier: strip 1 is left of Ana's glazier")
    assert done.err.count("see: sintra rule") == 1


def test_two_logs_with_the_same_illegal_move_have_no_difference(desk: Desk) -> None:
    done = desk.of(ILLEGAL, ILLEGAL)
    assert (done.code, done.out) == (0, "")
    assert [line.partition(" ")[0] for line in done.err.split("\n") if "strip-left-of-glazier:" in line] == [
        "a.toml:34:3:",
        "b.toml:34:3:",
    ]


def test_a_claim_that_differs_from_what_the_rules_give_is_no_matter_here(desk: Desk) -> None:
    wrong = SINTRA.replace("[7, 5]", "[9, 5]")
    assert desk.of(wrong, wrong) == Called(0, "", "")


@pytest.mark.parametrize("form", ["text", "json"])
def test_logs_that_cannot_be_read_are_told_on_standard_error_and_the_exit_code_is_2(desk: Desk, form: str) -> None:
    done = desk.of(NO_MOVE, SINTRA, "--format", form)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("a.toml:34:3: move-syntax: 'CX5' is no move")
    both = desk.of(NO_MOVE, NO_MOVE, "--format", form)
    assert (both.code, both.out, both.err.count("move-syntax: 'CX5' is no move")) == (2, "", 2)
    assert "b.toml:34:3: move-syntax" in both.err


def test_a_file_that_is_not_there_or_a_folder_cannot_be_read(desk: Desk, tmp_path: Path) -> None:
    desk.of(SINTRA, SINTRA)
    missing = desk.diff("a.toml", "c.toml")
    assert (missing.code, missing.out) == (2, "")
    assert missing.err.startswith("c.toml: unreadable: cannot be read: No such file or directory\n")
    folder = desk.diff(tmp_path, "a.toml")
    assert (folder.code, folder.out) == (2, "")
    assert folder.err.startswith(f"{tmp_path}: unreadable: cannot be read: ")


def test_one_of_the_two_may_be_standard_input(desk: Desk) -> None:
    desk.of(SINTRA, SINTRA)
    assert desk.diff("-", "a.toml", piped=SINTRA.encode()) == Called(0, "", "")
    done = desk.diff("a.toml", "-", piped=OTHER.encode())
    assert done.code == 1
    assert "\n-:33:3: CB5\n" in done.out


def test_not_both_can_be_standard_input(desk: Desk) -> None:
    done = desk.diff("-", "-")
    assert (done.code, done.out) == (2, "")
    assert done.err.endswith("Error: Only one of the two logs can be standard input.\n")


def test_it_takes_two_logs(desk: Desk) -> None:
    assert desk.diff("a.toml").code == 2


def test_rulings_of_the_call_hold_for_both(desk: Desk) -> None:
    ruled = f'{SINTRA}[rulings]\nrefill = "when_short"\n'
    assert desk.of(SINTRA, ruled).code == 1
    assert desk.of(SINTRA, ruled, "--ruling", "refill=when_empty") == Called(0, "", "")


def test_the_box_of_the_call_holds_for_both(desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text("[box]\nwindow_values = [6, 3, 3, 2, 2, 1, 1, 2]\n", encoding="utf-8")
    stated = SINTRA.replace("[box]", "[box]\nwindow_values = [5, 3, 3, 2, 2, 1, 1, 2]")
    assert desk.of(SINTRA, stated).code == 1
    assert desk.of(SINTRA, stated, "--box", "box.toml") == Called(0, "", "")


def test_colour_is_for_whom_it_is_asked(desk: Desk) -> None:
    done = desk.of(SINTRA, ILLEGAL, "--colour", "always")
    assert done.out.startswith("\x1b[1mFirst difference:")
    assert done.err.startswith("\x1b[1mb.toml:34:3:")
    assert "\x1b" not in desk.of(SINTRA, ILLEGAL, "--format", "json", "--colour", "always").out


def test_totals_that_differ_after_two_rounds(desk: Desk) -> None:
    done = desk.of(AZUL, AZUL.replace("3:2", "3:4"))
    # Ben's white tile of row 3 stands by itself in column 4, 1 point; below his red one of row 2 it is a run of 2
    assert done.out.endswith(
        "\n"
        "Totals that differ (A a.toml, B b.toml)\n"
        "round  player  A  B  difference\n"
        "-----  ------  -  -  ----------\n"
        "1      Ben     3  2          -1\n"
    )
