"""The command `new`."""

from __future__ import annotations

import json
import os
import tomllib
from itertools import product
from pathlib import Path

import pytest

from sintra_cli.cli.saving import create
from sintra_cli.log.schema import log_schema
from tests.calls import Called, call
from tests.cli.new_logs import AZUL, BOX, SINTRA, New


def test_without_an_output_the_log_goes_to_standard_output(new: New) -> None:
    done = new(*SINTRA)
    assert (done.code, done.err) == (0, "")
    assert tomllib.loads(done.out)["round_colours"] == "RYGBWR"
    assert new(*SINTRA, "-o", "-") == done


def test_with_an_output_it_goes_there_and_nothing_is_said(new: New, desk: Path) -> None:
    assert new(*SINTRA, "-o", "game.toml") == Called(0, "", "")
    assert (desk / "game.toml").read_bytes() == new(*SINTRA).out.encode()


EVERY = [
    (*game, *players, *box, *displays)
    for game, players, box, displays in product(
        [
            ("--game", "sintra", "--side", "A", "--round-colours", "rygbwr"),
            ("--game", "sintra", "--side", "b", "--round-colours", "RRYGBW"),
            ("--game", "azul", "--wall", "coloured"),
            ("--game", "azul", "--wall", "grey"),
        ],
        [("--players", 'Zoë "Z",007,=,#'), ("--players", "Smith, J.", "--players", "美咲")],
        [(), ("--box", "box.toml")],
        [(), ("--no-displays",)],
    )
]


@pytest.mark.parametrize("options", EVERY, ids=" ".join)
def test_check_accepts_what_is_written_with_any_options(new: New, options: tuple[str, ...]) -> None:
    assert new(*options, "-o", "game.toml") == Called(0, "", "")
    assert new.check("game.toml") == Called(0, "", "")


def test_names_given_one_by_one_may_have_commas(new: New) -> None:
    out = new(*AZUL[:2], *AZUL[4:], "--players", "Smith, J.", "--players", "Ben").out
    assert [player["name"] for player in tomllib.loads(out)["players"]] == ["Smith, J.", "Ben"]


def test_the_log_has_the_box_of_the_file_and_needs_it_no_more(new: New, desk: Path) -> None:
    done = new(*SINTRA, "--box", "box.toml")
    (desk / "box.toml").unlink()
    document = tomllib.loads(done.out)
    assert document["box"] == tomllib.loads(BOX)["box"]
    assert document["players"][0]["strips"] == "1 2' 3 4 5 6 7 8"
    assert new.check("-", piped=done.out.encode()) == Called(0, "", "")


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        (("Y*GW*", "YYGWR"), "Ana's strips: none of the eight has joker spaces, exactly one must"),
        (("BBGGR", "B*G*R"), "Ana's strips: strips 2 and 8 have joker spaces (2 and 2), exactly one strip must"),
        (("Y*GW*", "Y*GWR"), "Ana's strips: the face with jokers must have two, that of strip 2 has 1"),
        (("BBGGR", "KBGGR"), "strip 8: K is no colour of the box, which has R, Y, G, B, W"),
    ],
)
def test_a_box_whose_strips_nobody_can_lay_is_refused(
    new: New, desk: Path, change: tuple[str, str], wrong: str
) -> None:
    (desk / "box.toml").write_text(BOX.replace(*change), encoding="utf-8")
    done = new(*SINTRA, "--box", "box.toml", "-o", "game.toml")
    assert (done.code, done.out) == (2, "")
    assert done.err.endswith(f"Error: Invalid value for '--box': {wrong}\n")
    assert not (desk / "game.toml").exists()


def test_a_box_that_is_out_of_shape_is_told_with_its_place(new: New, desk: Path) -> None:
    (desk / "box.toml").write_text("[box]\nbroken_glass = [1, 2]\n", encoding="utf-8")
    done = new(*SINTRA, "--box", "box.toml")
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("box.toml:2:16: log-shape: the broken-glass track begins with 0, not 1\n")


# --- what is missing or wrong --------------------------------------------------------------------------------------


@pytest.mark.parametrize("option", ["--game", "--players", "--side", "--round-colours"])
def test_what_is_missing_is_named_where_nobody_can_be_asked(new: New, option: str) -> None:
    at = SINTRA.index(option)
    done = new(*SINTRA[:at], *SINTRA[at + 2 :])
    assert (done.code, done.out) == (2, "")
    assert f"Error: Missing option '{option}': " in done.err


def test_the_wall_of_azul_is_needed(new: New) -> None:
    done = new(*AZUL[:4])
    assert done.code == 2
    assert done.err.endswith("Error: Missing option '--wall': Wall, coloured or grey.\n")


@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        ((*AZUL, "--side", "A"), "--side goes with --game sintra, not azul."),
        ((*AZUL, "--round-colours", "RYGBWR"), "--round-colours goes with --game sintra, not azul."),
        ((*SINTRA, "--wall", "grey"), "--wall goes with --game azul, not sintra."),
        ((*AZUL[:2], "--players", "Ana", *AZUL[4:]), "Invalid value for '--players': 2 to 4 players can play, not 1"),
        (
            (*SINTRA[:-1], "RYRYRY"),
            (
                "Invalid value for '--round-colours': the round indicator shows RYRYRY: II to VI (or I to V) must be "
                "each of RYGBW once"
            ),
        ),
        ((*SINTRA, "--schema"), "--schema goes with --output: it writes a file beside that."),
    ],
)
def test_what_is_wrong_is_wrong_usage(new: New, options: tuple[str, ...], wrong: str) -> None:
    done = new(*options)
    assert (done.code, done.out) == (2, "")
    assert done.err.endswith(f"\nError: {wrong}\n")


@pytest.mark.parametrize("option", ["--game", "--side", "--wall"])
def test_a_choice_that_there_is_not(new: New, option: str) -> None:
    done = new(*AZUL, option, "none")
    assert (done.code, done.out) == (2, "")
    assert f"Invalid value for '{option}': 'none' is not one of" in done.err


def test_what_is_wrong_with_a_name_is_shown_escaped(new: New) -> None:
    done = new(*AZUL[:2], *AZUL[4:], "--players", "\x1b[31m,\x1b[31m")
    assert "\x1b" not in done.err


# --- files ---------------------------------------------------------------------------------------------------------


def test_a_file_that_is_there_is_never_overwritten(new: New, desk: Path) -> None:
    (desk / "game.toml").write_bytes(b"mine")
    done = new(*SINTRA, "-o", "game.toml")
    assert (done.code, done.out) == (2, "")
    assert done.err.endswith("\nError: game.toml is there already, and is not overwritten.\n")
    assert (desk / "game.toml").read_bytes() == b"mine"


def test_it_is_said_before_anything_is_asked(new: New, desk: Path) -> None:
    (desk / "game.toml").write_bytes(b"mine")
    done = new("-o", "game.toml", typed="")
    assert done.code == 2
    assert "Game" not in done.err


def test_a_file_that_appears_in_the_meantime_is_not_overwritten(
    new: New, desk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (desk / "game.toml").write_bytes(b"mine")
    monkeypatch.setattr(os.path, "lexists", lambda _path: False)
    done = new(*SINTRA, "-o", "game.toml")
    assert done.code == 2
    assert done.err.endswith("\nError: game.toml is there already, and is not overwritten.\n")
    assert (desk / "game.toml").read_bytes() == b"mine"


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_link_that_leads_nowhere_is_not_followed(new: New, desk: Path) -> None:
    (desk / "game.toml").symlink_to(desk / "elsewhere.toml")
    assert new(*SINTRA, "-o", "game.toml").code == 2
    assert not (desk / "elsewhere.toml").exists()


def test_a_folder_is_not_overwritten_either(new: New, desk: Path) -> None:
    (desk / "games").mkdir()
    assert new(*SINTRA, "-o", "games").code == 2


def test_what_cannot_be_written_is_said(new: New) -> None:
    done = new(*SINTRA, "-o", "no/such/game.toml")
    why = "there is no folder no/such: make it first, or name another"
    assert done == Called(3, "", f"sintra: cannot write: no/such/game.toml: {why}\n")


def test_a_file_is_created_wholly_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    with pytest.raises(TypeError):
        create(str(file), "no bytes")  # type: ignore[arg-type]
    assert not file.exists()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
def test_a_full_disk_leaves_nothing_behind_and_is_in_nobodys_way(
    new: New, desk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    system_open = os.open

    def full(path: str, flags: int, mode: int = 0o777) -> int:
        opened = system_open(path, flags, mode)
        if path.endswith("-new"):  # what is written into it goes to the disk that is always full
            os.dup2(system_open("/dev/full", os.O_WRONLY), opened)
        return opened

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", full)
        done = new(*SINTRA, "-o", "game.toml")
    assert done == Called(3, "", "sintra: cannot write: game.toml: No space left on device\n")
    assert [path.name for path in desk.iterdir()] == ["box.toml"]
    assert new(*SINTRA, "-o", "game.toml").code == 0


# --- the schema ----------------------------------------------------------------------------------------------------


def test_the_log_names_its_schema_which_is_written_beside_it_on_request(new: New, desk: Path) -> None:
    (desk / "games").mkdir()
    assert new(*SINTRA, "-o", "games/a.toml", "--schema") == Called(0, "", "")
    first, *_ = (desk / "games" / "a.toml").read_text(encoding="utf-8").split("\n")
    assert first == "#:schema ./game-log.schema.json"
    assert json.loads((desk / "games" / "game-log.schema.json").read_text(encoding="utf-8")) == log_schema()


def test_the_schema_is_what_the_command_schema_prints(new: New, desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    new(*SINTRA, "-o", "a.toml", "--schema")
    printed = call(monkeypatch, "schema", "log").out
    assert (desk / "game-log.schema.json").read_bytes() == printed.encode()


def test_the_schema_is_only_written_on_request(new: New, desk: Path) -> None:
    new(*SINTRA, "-o", "a.toml")
    assert not (desk / "game-log.schema.json").exists()


def test_a_second_log_shares_the_schema_of_the_first(new: New) -> None:
    assert new(*SINTRA, "-o", "a.toml", "--schema").code == 0
    assert new(*AZUL, "-o", "b.toml", "--schema") == Called(0, "", "")


def test_another_schema_that_is_there_is_not_overwritten_and_no_log_is_written(new: New, desk: Path) -> None:
    (desk / "game-log.schema.json").write_bytes(b"{}")
    done = new(*SINTRA, "-o", "a.toml", "--schema")
    assert done.code == 2
    assert done.err.endswith("\nError: game-log.schema.json is there already, and is not overwritten.\n")
    assert (desk / "game-log.schema.json").read_bytes() == b"{}"
    assert not (desk / "a.toml").exists()


def test_a_folder_of_that_name_is_no_schema(new: New, desk: Path) -> None:
    (desk / "game-log.schema.json").mkdir()
    assert new(*SINTRA, "-o", "a.toml", "--schema").code == 2
