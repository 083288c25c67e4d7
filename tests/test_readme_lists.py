"""Nothing public is missing from the README: each list in it is compared with the program."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final, get_args

import click
import pytest

from sintra_cli.cli import faults, logs, run
from sintra_cli.cli.commands import COMMANDS, sintra
from sintra_cli.family import position_shape
from sintra_cli.games import csv_columns
from sintra_cli.games.azul import position_shape as azul_position
from sintra_cli.games.azul import rows as azul_rows
from sintra_cli.games.azul.shape import AzulLog, AzulPlayer, AzulRound
from sintra_cli.games.sintra import position_shape as sintra_position
from sintra_cli.games.sintra import rows as sintra_rows
from sintra_cli.games.sintra.rules.box import PRINTED
from sintra_cli.games.sintra.shape import SintraBox, SintraLog, SintraPlayer, SintraRound
from sintra_cli.record import helping
from sintra_cli.referee.rule import catalogue
from sintra_cli.referee.settings import settings
from sintra_cli.report import comparison, csv_rows, ledger, model, standings
from tests.readme import README, REFERENCE, ROOT, quoted, rows
from tests.referee.diff.logs import AZUL, SINTRA, replayed
from tests.verdicts import judge

TEXT: Final = " ".join(README.text.split())
BOOK: Final = catalogue()


def test_the_contents_are_all_chapters_in_their_order() -> None:
    before = " ".join(README.text.partition("\n## ")[0].split())
    chapters = [heading.title for heading in README.headings if heading.level == 2]
    assert re.findall(r"\[([^]]+)\]\(#", before) == chapters


def test_every_chapter_of_the_reference_is_in_its_contents() -> None:
    before = REFERENCE.text.partition("\n## ")[0]
    chapters = {re.sub(r"[^\w -]", "", each.title.lower()).replace(" ", "-") for each in REFERENCE.headings[1:]}
    left_out = chapters - set(re.findall(r"\(#([^)]+)\)", before))
    assert left_out <= {"at-the-top", "players", "rounds", "your-own-keys", "the-commands-further", "recipes"}


def test_every_command_has_a_row_in_the_order_of_the_help() -> None:
    assert [row[0] for row in rows(README.section("The commands"))] == [f"`sintra {name}`" for name in COMMANDS]


def options_of(command: str) -> list[click.Option]:
    found = sintra.get_command(click.Context(sintra), command)
    assert found is not None
    return [
        option
        for option in found.get_params(click.Context(found, parent=click.Context(sintra, **sintra.context_settings)))
        if isinstance(option, click.Option)
    ]


SHARED: Final = {"--ruling", "--colour", "--color", "--help", "-h"}
OVERRIDES: Final = "--box FILE"


@pytest.mark.parametrize("command", COMMANDS)
def test_the_row_of_a_command_has_its_options_and_their_values(command: str) -> None:
    (row,) = [row for row in rows(README.section("The commands")) if row[0] == f"`sintra {command}`"]
    own = [option for option in options_of(command) if not SHARED & set(option.opts) and not is_override(option)]
    names = {name for option in own for name in (*option.opts, *option.secondary_opts)}
    values = {value for option in own if isinstance(option.type, click.Choice) for value in option.type.choices}
    assert quoted(row[2]) == names | values


def is_override(option: click.Option) -> bool:
    """Tell whether this is the --box that goes over what a log says, not the one that `new` copies."""
    return option.opts == ["--box"] and "over what the logs say" in (option.help or "")


def test_what_many_commands_have_is_told_of_them_together() -> None:
    reading = [name for name in COMMANDS if any(map(is_override, options_of(name)))]
    plain = {name for name in reading if not any("--colour" in option.opts for option in options_of(name))}
    told = re.search(
        r"All that read a log have (.*?) (?:\(.*?\) )?and (.*?), .*? All of them but (.*?) have (.*?):", TEXT
    )
    assert told
    assert quoted(told[1]) == {"--ruling NAME=VALUE"}
    assert quoted(told[2]) == {OVERRIDES}
    assert quoted(told[3]) == plain
    assert quoted(told[4]) == {"--colour", "--color", "auto", "always", "never"}
    assert set(COMMANDS) - set(reading) == {"new", "import", "paper", "rule", "schema"}


def test_what_every_command_has_is_told() -> None:
    told = {word for text in quoted(README.section("The commands")) for word in text.split()}
    everywhere = set(sintra.context_settings["help_option_names"]) | {"--version"}
    assert everywhere | SHARED <= told
    assert {name for option in sintra.params for name in option.opts} == {"--version"}


def test_commands_that_take_many_logs_are_told_apart() -> None:
    context = click.Context(sintra)
    many = {
        name
        for name in COMMANDS
        if (command := sintra.get_command(context, name)) and any(each.nargs == -1 for each in command.params)
    }
    told = re.search(r"([^.]*) take any number of logs", README.section("The commands"))
    assert told
    assert quoted(told[1]) == many


def test_the_exit_codes_are_those_of_the_program() -> None:
    codes = {int(row[0]) for row in rows(README.section("Exit codes"))}
    assert codes == {0, logs.ILLEGAL, logs.UNREADABLE, run.WRONG_USAGE, faults.FAILED, run.INTERRUPTED}


def test_every_ruling_has_a_row_with_its_values_default_first() -> None:
    told = {row[0].strip("`"): tuple(re.findall(r"`(\w+)`", row[1])) for row in rows(REFERENCE.section("Rulings"))}
    assert told == {ruling.name: tuple(ruling.values) for ruling in BOOK.rulings.values()}
    assert [name for name, values in told.items() if values[0] != BOOK.rulings[name].default] == []


def test_the_rulings_of_both_games_are_told_apart() -> None:
    both = re.search(r"^(.*) are for both games, the others for Sintra", REFERENCE.section("Rulings"), re.MULTILINE)
    assert both
    assert quoted(both[1]) == {ruling.name for ruling in BOOK.rulings.values() if len(ruling.games) > 1}


def test_every_rule_with_a_point_that_is_decided_here_is_named() -> None:
    of_all = {name for name, rule in BOOK.rules.items() if rule.decided}
    of_one = {name for home in BOOK.homes for name, note in home.notes.items() if note.decided}
    assert of_all | of_one == quoted(REFERENCE.section("Decided here"))


@pytest.mark.parametrize(
    "shape",
    [SintraLog, SintraPlayer, SintraRound, SintraBox, AzulLog, AzulPlayer, AzulRound],
    ids=lambda shape: shape.__name__,
)
def test_every_key_of_a_log_is_named(shape: Any) -> None:
    text = "".join(map(REFERENCE.section, ("The log", "Positions", "Rulings")))
    keys = set(shape.__struct_fields__) - {"rounds", "players", "rulings", "box"}
    tables = {f"[{key}]" if key in {"rulings", "box"} else f"[[{key}]]" for key in set(shape.__struct_fields__) - keys}
    assert keys - quoted(text) == set()
    assert tables - quoted(text) == set()


@pytest.mark.parametrize(
    "shape",
    [
        sintra_position.SintraPosition,
        azul_position.AzulPosition,
        sintra_position.SintraBoard,
        azul_position.AzulBoard,
        position_shape.Unseen,
        sintra_position.SintraPositionPlayer,
    ],
    ids=lambda shape: shape.__name__,
)
def test_every_key_of_a_position_is_named(shape: Any) -> None:
    told = quoted(REFERENCE.section("Positions"))
    assert {f"[position.{key}]" if key in {"missing", "unseen"} else key for key in shape.__struct_fields__} - told <= {
        "name"
    }


def test_the_positions_that_are_typed_are_positions() -> None:
    logs = {file: text for file, text in REFERENCE.typed.items() if "[position]" in text}
    assert sorted(logs) == ["club/end.toml", "club/endgame.toml", "club/question.toml", "club/walls.toml"]
    assert [judge(text).report.errors for text in logs.values()] == [[]] * 4


@pytest.mark.parametrize(
    "shape",
    [comparison.Comparison, comparison.Difference, comparison.Account, comparison.Position, comparison.ScorePair],
    ids=lambda shape: shape.__name__,
)
def test_every_key_of_a_difference_is_named(shape: Any) -> None:
    told = {
        word for text in quoted(REFERENCE.section("The difference of two logs")) for word in re.findall(r"\w+", text)
    }
    assert set(shape.__struct_fields__) - told == set()


def test_everything_in_which_logs_may_differ_is_named() -> None:
    logs = [replayed(text, "log.toml").log for text in (SINTRA, AZUL)]
    in_the_setup = {setting.what for log in logs for setting in settings(log)}
    in_the_game = {"round", "displays", "move", "tiling", "claimed"}
    assert in_the_setup >= {"game", "side", "wall", "players", "strips", "round_colours", "starting_player"}
    assert in_the_setup >= {"rulings", "box", "position"}
    assert (in_the_setup | in_the_game) - quoted(REFERENCE.section("The difference of two logs")) == set()


def test_every_key_of_a_ledger_is_named() -> None:
    keys = set(ledger.Entry.__struct_fields__) | {"part", *ledger.Part.__struct_fields__}
    assert keys - quoted(REFERENCE.section("A game as a ledger")) == set()


def test_every_command_while_recording_has_a_row() -> None:
    told = [row[0].strip("`").split()[0] for row in rows(README.section("At the table"))]
    assert told == list(helping.COMMANDS)


def test_the_columns_of_standings_are_named() -> None:
    assert set(standings.COLUMNS) - quoted(REFERENCE.section("Other JSON")) == set()


def test_the_hooks_for_pre_commit_are_those_that_are_shown() -> None:
    hooks = re.findall(r"^- id: (.*)$", (ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"), re.MULTILINE)
    assert hooks
    assert re.findall(r"- id: (.*)$", REFERENCE.section("Before each commit"), re.MULTILINE) == hooks


@pytest.mark.parametrize(
    "shape",
    [
        model.Report,
        sintra_rows.SintraRound,
        sintra_rows.SintraRow,
        sintra_rows.SintraFinal,
        azul_rows.AzulRound,
        azul_rows.AzulRow,
        azul_rows.AzulFinal,
        model.Rank,
        model.Diagnostic,
    ],
    ids=lambda shape: shape.__name__,
)
def test_every_key_of_the_report_is_named(shape: Any) -> None:
    assert set(shape.__struct_fields__) - quoted(REFERENCE.section("The report")) == set()


def test_every_status_is_named() -> None:
    assert set(get_args(model.Status)) - quoted(REFERENCE.section("The report")) == set()


def test_the_columns_of_csv_are_those_that_are_written() -> None:
    assert f"\n{csv_rows.header(csv_columns())}" in REFERENCE.section("The report")


def test_the_printed_values_are_the_defaults() -> None:
    defaults = {row[0].strip("`"): row[1] for row in rows(REFERENCE.section("Printed values"))}
    assert defaults["window_values"] == " ".join(map(str, PRINTED.window_values))
    assert defaults["broken_glass"] == " ".join(map(str, PRINTED.broken_glass))
    assert defaults["ornaments"] == f"between windows {', '.join(f'{a}-{b}' for a, b in PRINTED.ornaments)}"


def test_the_box_that_is_shown_has_the_defaults() -> None:
    box = tomllib.loads(REFERENCE.typed["club/box.toml"])["box"]
    assert box == {
        "colours": [f"{letter} {name}" for letter, name in PRINTED.colours.items()],
        "window_values": list(PRINTED.window_values),
        "broken_glass": list(PRINTED.broken_glass),
        "ornaments": [list(pair) for pair in PRINTED.ornaments],
        "ornament_points": list(PRINTED.ornament_points),
    }
