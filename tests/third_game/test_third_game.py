"""A third game is a folder and a line: Ribbons goes through every command, and nothing outside its folder knows it."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import jsonschema
import pytest

from sintra_cli.family.new_log import Beginning
from sintra_cli.family.rules.illegal import Illegal
from sintra_cli.family.setup import Setup
from sintra_cli.games import game_called
from sintra_cli.games.azul.setup import AzulSetup
from sintra_cli.games.game import Game
from sintra_cli.games.sintra.setup import SintraSetup
from sintra_cli.log.schema import log_schema
from sintra_cli.log.template import template
from sintra_cli.record.session import Rejected, Session
from sintra_cli.referee import judge
from sintra_cli.referee.schema import ledger_schema, position_schema, report_schema
from sintra_cli.report.machine import encode
from tests.calls import Called, call
from tests.third_game import Ribbons
from tests.third_game.registered import GAME_BY_HAND, registered
from tests.third_game.rules.names import RIBBON_FULL
from tests.third_game.setup import RibbonsSetup

TEXT: Final = GAME_BY_HAND.read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    yield from registered(monkeypatch)


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Write the game to a file of this name, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "log.toml").write_text(TEXT, encoding="utf-8")
    return "log.toml"


def sintra(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> Called:
    return call(monkeypatch, *arguments)


def changed(old: str, new: str) -> bytes:
    assert TEXT.count(old) == 1
    return TEXT.replace(old, new).encode()


# --- its points ---------------------------------------------------------------------------------------------------


def test_the_rounds_score_what_is_tied_less_what_is_spilled_and_three_for_each_full_ribbon() -> None:
    report: Any = judge(TEXT.encode()).report
    assert [
        (row.player, row.tied, row.spilled, row.full, row.points, row.total)
        for this in report.rounds
        for row in this.players
    ] == [
        ("Ana", 4 * 2 + 4 * 1 + 4 * 1, 0, 2 * 3, 22, 0 + 22),
        ("Ben", 4 * 1 + 4 * 1, 0, 3, 11, 0 + 11),
        ("Ana", 2 * 2 + 2 * 2 + 4 * 1, 4, 3, 12 - 4 + 3, 22 + 11),
        ("Ben", 2 * 2 + 2 * 2 + 4 * 1, 0, 3, 12 + 3, 11 + 15),
        ("Ana", 3 * 2 + 1 * 1 + 1 * 2, 3, 3, 9 - 3 + 3, 33 + 9),
        ("Ben", 4 * 2 + 4 * 1, 4, 2 * 3, 12 - 4 + 6, 26 + 14),
    ]


def test_each_colour_left_on_the_ribbons_scores_two_at_the_end() -> None:
    report: Any = judge(TEXT.encode()).report
    assert [(row.player, row.colours, row.variety, row.total) for row in report.final] == [
        ("Ana", 2, 2 * 2, 42 + 4),  # WWWWB on ribbon 2
        ("Ben", 0, 0, 40 + 0),  # both ribbons were full
    ]
    assert report.winners == ["Ana"]
    assert report.errors == []


def test_with_spilled_tiles_free_nobody_loses_points() -> None:
    report: Any = judge(changed('starting_player = "Ana"', 'rulings = { spilled = "free" }')).report
    assert [row.total for row in report.final] == [46 + 4 + 3, 40 + 4]


# --- through the commands -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [[], ["--detail"], ["--summary"], ["--format", "markdown"], ["--format", "jsonl"]])
def test_score_tells_both_totals(options: list[str], log: str, monkeypatch: pytest.MonkeyPatch) -> None:
    called = sintra(monkeypatch, "score", *options, log)
    assert (called.code, called.err) == (0, "")
    assert "46" in called.out
    assert "40" in called.out


def test_score_in_csv_has_the_games_own_columns(log: str, monkeypatch: pytest.MonkeyPatch) -> None:
    called = sintra(monkeypatch, "score", "--format", "csv", log)
    rows = list(csv.DictReader(io.StringIO(called.out)))
    columns = ("round", "player", "tied", "spilled", "full", "variety", "total", "place")
    assert [[row[column] for column in columns] for row in rows[-3:]] == [
        ["3", "Ben", "12", "4", "6", "", "40", ""],
        ["final", "Ana", "", "", "", "4", "46", "1"],
        ["final", "Ben", "", "", "", "0", "40", "2"],
    ]


def test_check_says_nothing_of_a_legal_log(log: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert sintra(monkeypatch, "check", log) == Called(0, "", "")


def test_check_names_the_games_own_rule(log: str, monkeypatch: pytest.MonkeyPatch) -> None:
    Path(log).write_bytes(changed("5W2", "5W1"))
    called = sintra(monkeypatch, "check", log)
    assert called.code == 1
    assert "ribbon-full" in called.out
    assert "Ana's ribbon 1 is full: it takes no more tiles" in called.out


def test_check_says_what_is_wrong_with_the_shape(log: str, monkeypatch: pytest.MonkeyPatch) -> None:
    Path(log).write_bytes(
        changed('starting_player = "Ana"', "starting_player = 1\nribbons = 2").replace(b"4B2", b"4B3")
    )
    called = sintra(monkeypatch, "check", log)
    assert called.code == 2
    assert "starting_player must be the name of one of the players, not 1" in called.out
    assert "unknown key `ribbons`: it belongs under [[position.players]]" in called.out
    assert "'4B3' is no move: 3 is no ribbon" in called.out


@pytest.mark.parametrize(
    ("about", "player", "line"),
    [(None, None, 1), ("starting_player", None, 4), ("name", 1, 10), ("cat", 0, 6)],  # nobody has a cat: [[players]]
)
def test_a_set_up_that_is_not_allowed_has_its_place(
    about: str | None, player: int | None, line: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any) -> None:
        raise Illegal(RIBBON_FULL, "one ribbon must be longer", about=about, player=player)

    monkeypatch.setattr(RibbonsSetup, "open", refuse)
    (error,) = judge(TEXT.encode()).report.errors
    assert (error.rule, error.line) == ("ribbon-full", line)


def test_an_unknown_game_is_told_of_all_three() -> None:
    message = judge(changed('game = "ribbons"', 'game = "ribons"')).report.errors[0].message
    assert message == 'game must be "sintra" or "azul" or "ribbons", not "ribons"'


def test_show_draws_the_boards(log: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = sintra(monkeypatch, "show", "--before", "2.3", log).out
    assert "tray       4 R  4 Y  4 G  4 B  4 W  (20)" in shown
    assert "Ana (on turn): 26 points\nribbon 1  RR..\nribbon 2  ........\n" in shown


def test_a_log_that_begins_in_the_middle_comes_to_the_same(log: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cut = sintra(monkeypatch, "cut", "--at", "2.3", log).out
    assert 'ribbons = ["RR", ""]' in cut
    report: Any = judge(cut.encode()).report
    assert (report.errors, [row.total for row in report.final]) == ([], [46, 40])


def test_moves_say_what_each_would_do(log: str, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = sintra(monkeypatch, "moves", "--before", "3.5", log).out
    assert "display 4, 4 white\n  4W1  ties 1, spills 3, scores -1\n  4W2  ties 3, spills 1, scores 2\n" in listed
    tried = sintra(monkeypatch, "moves", "--before", "2.3", "--try", "cy1", log)
    said = "CY1 is legal in round 2, move 3 (Ana): takes the starting-player bow, ties 2,\nscores 4\n"
    assert tried == Called(0, said, "")


def test_replay_tells_every_part(log: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = sintra(monkeypatch, "replay", log).out
    assert "3.5      Ana  4W1  -1  39  takes WWWW of WWWW; W on ribbon 1 +2; WWW spilled -3\n" in told
    assert "1.end    Ana       +6  22  ribbon 1 full +3; ribbon 2 full +3\n" in told
    lines = sintra(monkeypatch, "replay", "--format", "jsonl", "--from", "final", log).out.splitlines()
    assert json.loads(lines[0])["parts"] == [{"part": "colours_kept", "points": 4, "number": 2}]


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("1.start", "The tray holds no tile."),
        ("3.5", "Ana has 40 + 2 - 3 = 39 points."),
        ("3.end", "Ben has 34 + 3 + 3 = 40 points."),
        ("final", "Most points win: 1 Ana (46), 2 Ben (40)."),
    ],
)
def test_explain_adds_up_the_points(address: str, said: str, log: str, monkeypatch: pytest.MonkeyPatch) -> None:
    called = sintra(monkeypatch, "explain", log, address)
    assert (called.code, called.err) == (0, "")
    assert said in called.out


def test_fmt_writes_a_turn_cycle_a_line(log: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert sintra(monkeypatch, "fmt", log).code == 0
    assert 'moves = """\n  1R1  2Y2\n  3G2  4B2\n  5W2\n"""' in Path(log).read_text(encoding="utf-8")


def test_diff_names_the_first_difference(log: str, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("other.toml").write_bytes(changed("5W2", "5W-"))
    called = sintra(monkeypatch, "diff", log, "other.toml")
    assert called.code == 1
    assert called.out.startswith("First difference: round 1, move 5 (Ana)")


def test_repair_finds_the_ribbon_that_was_meant(log: str, monkeypatch: pytest.MonkeyPatch) -> None:
    Path(log).write_bytes(changed("5W2", "5W1"))
    assert "5W2" in sintra(monkeypatch, "repair", log).out


def test_rulings_say_what_the_games_own_one_changes(log: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = sintra(monkeypatch, "rulings", log).out
    assert "spilled = free: Ana 53 (+7), Ben 44 (+4); Ana wins" in told
    assert "53" in sintra(monkeypatch, "score", "--ruling", "spilled=free", log).out


def test_standings_have_the_game_under_its_title(log: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = sintra(monkeypatch, "standings", log, "--format", "csv")
    assert told.out.splitlines()[1:] == ["ribbons,Ana,1,1.0,46.0,46,", "ribbons,Ben,1,0.0,40.0,40,"]


def test_rule_tells_of_its_rule_and_of_its_ruling(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sintra(monkeypatch, "rule", "ribbon-full").out.startswith("ribbon-full\nRibbons\n")
    assert sintra(monkeypatch, "rule", "spilled").out.startswith("spilled\nA ruling of Ribbons")
    assert "Ribbons" in sintra(monkeypatch, "rule", "turn-order").out


def test_a_new_log_can_be_recorded() -> None:
    text = template(game_called("ribbons"), Beginning(players=["Ana", "Ben"], box={}, answers={}))
    session = Session(text, "log.toml", {}, {})
    session.lay("RRRR YYYY GGGG BBBB WWWW")
    session.play("1r1 2y2")
    with pytest.raises(Rejected, match="ribbon-full"):
        session.play("3G1")
    session.play("3G2 4B2 5W2")
    session.claim([22, 11])
    assert session.expected == "displays"
    report: Any = session.verdict().report
    assert [row.total for row in report.rounds[0].players] == [22, 11]
    assert report.errors == []


def test_both_schemas_have_the_game() -> None:
    logs, reports = log_schema(), report_schema()
    assert logs["description"].endswith("of Azul: Stained Glass of Sintra, of Azul or of Ribbons of the Family.")
    assert {"RibbonsLog", "RibbonsPositionLog"} <= set(logs["$defs"])
    report = judge(TEXT.encode()).report
    assert report.game == "ribbons"
    shape = reports["$defs"]["RibbonsReport"] | {"$defs": reports["$defs"]}
    jsonschema.Draft202012Validator(shape).validate(json.loads(encode(report)))


def test_what_is_printed_for_programs_fits_the_schemas(log: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = sintra(monkeypatch, "replay", "--format", "jsonl", log).out.splitlines()
    assert any('"part":"full_ribbon"' in line for line in lines)
    for line in lines:
        jsonschema.Draft202012Validator(ledger_schema()).validate(json.loads(line))
    shown = json.loads(sintra(monkeypatch, "show", "--format", "json", "--before", "2.3", log).out)
    assert shown["game"] == "ribbons"
    jsonschema.Draft202012Validator(position_schema()).validate(shown)


# --- what it has to give -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(Game.__abstractmethods__))
def test_a_game_that_lacks_something_is_told_what(name: str) -> None:
    lacking: type[Ribbons] = type("Lacking", (Ribbons,), {name: getattr(Game, name)})
    with pytest.raises(TypeError, match=rf"abstract method '?{name}'?$"):
        lacking()


@pytest.mark.parametrize("setup", [SintraSetup, AzulSetup, RibbonsSetup], ids=lambda setup: setup.__name__)
def test_a_set_up_has_what_is_asked_of_it_and_no_other_method(setup: type) -> None:
    asked = {name for name in vars(Setup) if not name.startswith("_")}
    assert asked - set(dir(setup)) == set()
    methods = {name for name, value in vars(setup).items() if callable(value) and not name.startswith("_")}
    assert methods - asked == set()
