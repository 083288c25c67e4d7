"""What every game of the registry must keep, whichever it is: all commands on logs of each, by the same sentences."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Callable, Iterator
from itertools import chain, pairwise
from math import prod
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints
from xml.etree.ElementTree import fromstring

import jsonschema
import pytest
import tomli

from sintra_cli.family.new_log import Beginning, NewLog
from sintra_cli.games import game_called
from sintra_cli.games.game import Game
from sintra_cli.log import paper
from sintra_cli.log.log import Log
from sintra_cli.log.read import read
from sintra_cli.log.schema import log_schema
from sintra_cli.log.template import template
from sintra_cli.referee import judge
from sintra_cli.referee.rule import catalogue
from sintra_cli.referee.schema import report_schema
from sintra_cli.report.machine import encode
from sintra_cli.report.page.form import render
from tests.calls import Called, call
from tests.test_schemas import SAMPLES, as_json
from tests.third_game.registered import GAME_BY_HAND, registered

GAMES: Final = ("sintra", "azul", "ribbons")
LOGS: Final = [*(path for path in SAMPLES if judge(path.read_bytes()).report.rounds), GAME_BY_HAND]
"""Logs in which something is played."""
FINISHED: Final = [*(path for path in SAMPLES if judge(path.read_bytes()).report.status == "finished"), GAME_BY_HAND]


@pytest.fixture(autouse=True)
def _with_a_third_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    yield from registered(monkeypatch)


class Program:
    """The command line in a folder of its own."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch

    def __call__(self, *arguments: object) -> Called:
        return call(self._monkeypatch, *arguments)

    def lines(self, *arguments: object) -> list[Any]:
        """Return what is written as JSON lines."""
        return [json.loads(line) for line in self(*arguments).out.splitlines()]


@pytest.fixture
def sintra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    monkeypatch.chdir(tmp_path)
    return Program(monkeypatch)


every_game: Final = pytest.mark.parametrize("name", GAMES)
every_log: Final = pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
every_finished_log: Final = pytest.mark.parametrize("path", FINISHED, ids=lambda path: path.stem)


def understood(path: Path) -> Log:
    log = read(path.read_bytes(), {}, {})
    assert isinstance(log, Log)
    return log


def report_on(path: Path) -> Any:
    return judge(path.read_bytes(), str(path)).report


def addresses(sintra: Program, path: Path) -> list[str]:
    """Return the addresses of all that happens in a log, in order."""
    return list(dict.fromkeys(entry["address"] for entry in sintra.lines("replay", "--format", "jsonl", path)))


def moves_in(sintra: Program, path: Path) -> list[str]:
    """Return the addresses of some moves of a log: about three, the first among them."""
    found = [address for address in addresses(sintra, path) if address[-1].isdigit()]
    return found[:: max(1, len(found) // 3)]


# --- the games ----------------------------------------------------------------------------------------------------


@every_game
def test_a_game_is_called_as_it_is_registered(name: str) -> None:
    game = game_called(name)
    assert game.name == name
    for position in (False, True):
        assert game.shape(position=position).__struct_config__.tag == name


def test_no_two_shapes_share_a_name() -> None:
    shapes = [game_called(name).shape(position=position) for name in GAMES for position in (False, True)]
    assert len({shape.__name__ for shape in shapes}) == len(shapes)
    assert {shape.__name__ for shape in shapes} <= set(log_schema()["$defs"])


@every_game
def test_there_is_a_finished_log_of_every_game(name: str) -> None:
    assert [path for path in FINISHED if understood(path).game.name == name]


@every_game
def test_the_columns_are_keys_of_the_rows(name: str) -> None:
    game = game_called(name)
    shape = game.report_shape()
    (row,) = get_args(get_type_hints(shape.round)["players"])
    assert set(game.columns.round) <= set(row.__struct_fields__)
    assert set(game.columns.final) <= set(shape.final.__struct_fields__)


@every_game
def test_every_ruling_has_its_first_value_by_default_and_is_told_of(name: str) -> None:
    rulings = game_called(name).rulings()
    values = {ruling: get_args(hint) for ruling, hint in get_type_hints(rulings).items()}
    assert rulings().answers() == {ruling: answers[0] for ruling, answers in values.items()}
    assert {"untouched_centre", "refill"} <= set(values) <= set(catalogue().rulings)


@every_game
def test_the_words_of_the_table_are_those_of_the_game(name: str) -> None:
    path = next(path for path in FINISHED if understood(path).game.name == name)
    assert understood(path).open().piece == game_called(name).words.piece


@every_game
def test_what_a_new_log_begins_with_is_all_there(name: str) -> None:
    own = game_called(name).new_log()
    assert [key for key in get_type_hints(NewLog) if not hasattr(own, key)] == []


@every_game
def test_a_new_log_is_a_game_that_has_not_begun(name: str) -> None:
    text = template(game_called(name), beginning(game_called(name)))
    report = judge(text.encode()).report
    assert (report.game, report.status, report.errors) == (name, "unfinished", [])
    jsonschema.Draft202012Validator(log_schema()).validate(as_json(tomli.loads(text)))


@every_game
def test_a_form_has_the_moves_of_the_game_and_a_column_for_each_player(name: str) -> None:
    drawn = paper.form(game_called(name), beginning(game_called(name)))
    page = render(drawn).decode()
    assert page.count("<dt>") == len(game_called(name).new_log().moves)
    assert page.count('<th scope="col">Ben</th>') == len(drawn.rounds) + 1  # and one for the end of the game


def beginning(game: Game) -> Beginning:
    """Return the beginning of a game of which all that is asked for is answered."""
    own = game.new_log()
    colours = own.colours({})
    in_a_row = " ".join([*colours, next(iter(colours))])
    answers = {
        question.key: question.read(question.choices[0] if question.choices else in_a_row, colours)
        for question in own.questions
    }
    return Beginning(players=["Ana", "Ben"], box={}, answers=answers)


# --- its reports ---------------------------------------------------------------------------------------------------


@every_log
def test_score_and_check_leave_with_what_they_found(path: Path, sintra: Program) -> None:
    code = 1 if report_on(path).errors else 0
    for form in ("table", "markdown", "csv", "json", "jsonl"):
        called = sintra("score", "--format", form, path)
        assert called.code == code
        assert called.out
    assert sintra("score", "--detail", path).code == code
    checked = sintra("check", path)
    assert (checked.code, checked.out == "") == (code, code == 0)


@every_log
def test_logs_and_reports_fit_their_schemas(path: Path, sintra: Program) -> None:
    jsonschema.Draft202012Validator(log_schema()).validate(as_json(tomli.loads(path.read_text(encoding="utf-8"))))
    (report,) = sintra.lines("score", "--format", "jsonl", path)
    jsonschema.Draft202012Validator(report_schema()).validate(report)


@every_log
def test_csv_has_the_points_of_every_row(path: Path, sintra: Program) -> None:
    report = report_on(path)
    rows = list(csv.DictReader(io.StringIO(sintra("score", "--format", "csv", path).out)))
    played = [row for this in report.rounds for row in this.players]
    columns = game_called(report.game).columns
    for row, keys, written in zip(
        [*played, *(report.final or [])],
        [columns.round] * len(played) + [columns.final] * len(report.final or []),
        rows,
        strict=True,
    ):
        assert [written[key] for key in (*keys, "total")] == [str(getattr(row, key)) for key in (*keys, "total")]


@every_log
def test_every_point_of_the_ledger_is_in_a_total(path: Path, sintra: Program) -> None:
    entries = sintra.lines("replay", "--format", "jsonl", path)
    report = report_on(path)
    for entry in entries:
        assert entry["points"] == sum(part["points"] for part in entry["parts"])
    for player in report.players:
        of_player = [entry for entry in entries if entry["player"] == player]
        assert of_player[0]["total"] == of_player[0]["points"]
        for before, after in pairwise(of_player):
            assert after["total"] == before["total"] + after["points"]
        for this in report.rounds:
            (row,) = (row for row in this.players if row.player == player)
            assert row.points == sum(entry["points"] for entry in of_player if entry["round"] == this.round)
            assert row.total == [entry["total"] for entry in of_player if (entry["round"] or 99) <= this.round][-1]
        for final in report.final or ():
            assert final.player != player or final.total == of_player[-1]["total"]


@every_log
def test_explain_has_something_to_say_at_every_kind_of_address(path: Path, sintra: Program) -> None:
    between = [address for address in addresses(sintra, path) if not address[-1].isdigit()]
    for address in (*moves_in(sintra, path), *between[:2], *between[-2:]):
        called = sintra("explain", path, address)
        assert (called.code, called.err) == (0, "")
        assert called.out.startswith(f"{address}  ")
        assert "What happens" in called.out or "Ranking" in called.out


@every_finished_log
def test_every_combination_of_rulings_is_looked_at(path: Path, sintra: Program) -> None:
    kind = type(understood(path).setup.rulings)
    told = json.loads(sintra("rulings", "--format", "json", path).out)
    combinations = prod(len(get_args(hint)) for hint in get_type_hints(kind).values())
    assert len(told) == combinations
    assert told[0]["totals"] == {row.player: row.total for row in report_on(path).final}


@every_log
def test_standings_count_a_game_that_is_finished(path: Path, sintra: Program) -> None:
    report = report_on(path)
    lines = sintra.lines("standings", "--format", "jsonl", path)
    counted = report.players if report.status == "finished" else []
    assert {(line["game"], line["player"], line["games"]) for line in lines} == {
        (report.game, player, 1) for player in counted
    }


# --- its positions and moves ---------------------------------------------------------------------------------------


@every_log
def test_a_position_written_as_a_log_is_the_same_position(path: Path, sintra: Program) -> None:
    for address in (*moves_in(sintra, path), "2.start"):
        written = sintra("show", "--before", address, "--format", "toml", path)
        assert written.code == 0
        Path("position.toml").write_text(written.out, encoding="utf-8")
        assert sintra("show", "--format", "toml", "position.toml").out == written.out
        there = sintra("show", "--before", address, path).out.partition("\n")[2]
        assert sintra("show", "position.toml").out.partition("\n")[2] == there


@every_log
def test_every_position_is_drawn_with_all_names(path: Path, sintra: Program) -> None:
    for address in moves_in(sintra, path):
        picture = fromstring(sintra("show", "--before", address, "--format", "svg", path).out)
        assert all(name in "".join(picture.itertext()) for name in understood(path).names)


@every_game
def test_the_page_of_a_game_has_all_its_addresses(name: str, sintra: Program) -> None:
    path = next(path for path in FINISHED if understood(path).game.name == name)
    page = sintra("replay", "--format", "html", path).out
    assert all(f'<li id="{address}"' in page for address in addresses(sintra, path))


@every_finished_log
def test_a_game_cut_in_the_middle_comes_to_the_same_end(path: Path, sintra: Program) -> None:
    report = report_on(path)
    for address in (*moves_in(sintra, path), "2.start"):
        cut = judge(sintra("cut", "--at", address, path).out.encode()).report
        assert cut.ranking == report.ranking
        jsonschema.Draft202012Validator(report_schema()).validate(json.loads(encode(cut)))


@every_log
def test_every_legal_move_reads_back_and_can_be_tried(path: Path, sintra: Program) -> None:
    log = understood(path)
    for address in moves_in(sintra, path):
        moves = json.loads(sintra("moves", "--before", address, "--format", "json", path).out)
        form = log.game.notation(log.setup.colours, "any")
        assert moves
        assert [str(form.read(move)) for move in moves] == moves
        for move in (moves[0], moves[-1]):
            tried = sintra("moves", "--before", address, "--try", move, path)
            assert (tried.code, tried.err) == (0, "")
            assert tried.out.startswith(f"{move} ")


@every_log
def test_fmt_changes_how_moves_are_written_and_not_what_they_come_to(path: Path, sintra: Program) -> None:
    Path("log.toml").write_bytes(path.read_bytes())
    before = sintra("score", "log.toml").out
    assert sintra("fmt", "log.toml").code == 0
    assert sintra("fmt", "--check", "log.toml").code == 0
    assert sintra("score", "log.toml").out == before
    compared = sintra("diff", path, "log.toml")
    assert (compared.code, compared.out) == (0, "")


# --- what is wrong -------------------------------------------------------------------------------------------------


FIRST_MOVE: Final = re.compile(r'(moves = (?:"""|"|\[\s*")\s*)([^\s"]+)')


def with_a_wrong_claim(text: str) -> str:
    first = tomli.loads(text)["players"][0]["name"]
    return f"{text.partition('[claimed]')[0]}[claimed]\n{json.dumps(first, ensure_ascii=False)} = -999\n"


BROKEN: Final[dict[str, Callable[[str], str]]] = {
    "a move twice": lambda text: FIRST_MOVE.sub(r"\1\2 \2", text, count=1),
    "no move": lambda text: FIRST_MOVE.sub(r"\g<1>9!9", text, count=1),
    "a display too many": lambda text: text.replace("displays = [", 'displays = ["", ', 1),
    "an unknown key": lambda text: text.replace("[[rounds]]", "[[rounds]]\nstrange = 1", 1),
    "a wrong claim": with_a_wrong_claim,
    "another round": lambda text: text.partition("[claimed]")[0] + "[[rounds]]\ndisplays = []\n",
    "no players": lambda text: text.replace("[[players]]", "[[player]]"),
}


@every_finished_log
@pytest.mark.parametrize("breach", BROKEN)
def test_whatever_is_wrong_has_a_rule_in_the_rulebook(path: Path, breach: str, sintra: Program) -> None:
    text = BROKEN[breach](path.read_text(encoding="utf-8"))
    Path("log.toml").write_text(text, encoding="utf-8")
    report = judge(text.encode()).report
    assert report.errors
    called = sintra("check", "log.toml")
    assert called.code == (2 if report.status == "unreadable" else 1)
    for error in report.errors:
        assert error.rule in catalogue().rules
        assert error.rule in called.out
        assert sintra("rule", error.rule).code == 0


@every_game
def test_the_rulebook_of_a_game_is_in_the_catalogue(name: str) -> None:
    book = game_called(name).rulebook()
    rules = {rule.name for rule in (*book.set_up, *book.shared, *book.moves)}
    topics = {topic.name for topic in book.topics}
    assert rules <= set(catalogue().rules)
    assert topics <= set(catalogue().topics)
    assert set(book.pages) <= rules | topics
    assert set(book.notes) <= set(catalogue().rules)


@every_game
def test_the_chapters_of_a_rulebook_have_all_that_the_game_has_once(name: str) -> None:
    book = game_called(name).rulebook()
    rules = [rule.name for rule in (*book.set_up, *book.shared, *book.moves)]
    topics = [topic.name for topic in book.topics]
    assert sorted(chain.from_iterable(book.chapters.values())) == sorted([*rules, *topics])


@every_game
def test_what_scores_is_explained_by_topics_of_the_game(name: str) -> None:
    game = game_called(name)
    topics = {topic.name for topic in game.rulebook().topics}
    for board in (None, *(game.variant.values if game.variant else ())):
        scored_by = game.scored_by(board)
        assert {*scored_by.of_move, *scored_by.of_round, *scored_by.of_end} <= topics


@every_game
def test_the_reference_to_print_has_a_part_for_the_game_with_all_its_names(name: str, sintra: Program) -> None:
    game = game_called(name)
    called = sintra("rule", "--format", "markdown")
    part = called.out.partition(f"# {game.short_title}\n")[2].partition("\n# ")[0]
    told = re.findall(r"^### (.*)$", part, re.MULTILINE)
    assert (called.code, told) == (0, [*chain.from_iterable(game.rulebook().chapters.values())])
