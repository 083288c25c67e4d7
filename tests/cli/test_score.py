"""`sintra score`: formats, options and exit codes."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from sintra_cli.cli.score import _then_say_all_that_is_wrong
from sintra_cli.games import csv_columns
from sintra_cli.referee import judge
from sintra_cli.report import csv_rows, diagnostics, markdown, table
from tests.cli.calls import Put, Sintra
from tests.cli.logs import EVERY_KIND, FINISHED, ILLEGAL, MISSHAPEN, NEW, SINTRA, UNFINISHED, WRONG_CLAIM


def sheet(log: str, name: str) -> str:
    """Return the score sheet of a log."""
    return table.render(judge(log.encode(), name), detail=False)


def test_a_finished_game_gets_its_score_sheet(sintra: Sintra, put: Put) -> None:
    code, out, err = sintra("score", put("a.toml", FINISHED))
    assert (code, err) == (0, "")
    assert out == sheet(FINISHED, "a.toml")
    assert "Ana wins." in out


def test_the_summary_is_one_line_a_log(sintra: Sintra, put: Put) -> None:
    for name, (log, _) in EVERY_KIND.items():
        put(name, log)
    code, out, _ = sintra("score", "--summary", *EVERY_KIND)
    assert code == 2
    assert out == (
        "finished.toml: finished: Ana 2, Ben 0; Ana wins\n"
        "illegal.toml: illegal: Ana 0, Ben 0; round 1, move 2 (Ben): colour-not-there\n"
        "misshapen.toml: unreadable: 1 error\n"
        "new.toml: unfinished: nothing played; before its first round\n"
        "no_toml.toml: unreadable: 1 error\n"
        "sintra.toml: unfinished: nothing played; before its first round\n"
        "unfinished.toml: unfinished: Ana 0, Ben 0; in round 1\n"
        "wrong_claim.toml: unfinished: Ana 0, Ben 0; after round 1; 1 claim differs\n"
    )


@pytest.mark.parametrize("name", EVERY_KIND)
def test_the_exit_code_says_what_kind_of_log_it_is(sintra: Sintra, put: Put, name: str) -> None:
    log, code = EVERY_KIND[name]
    assert sintra("score", put(name, log)).code == code


def test_what_is_wrong_goes_to_standard_error_after_the_sheet(sintra: Sintra, put: Put) -> None:
    code, out, err = sintra("score", put("a.toml", ILLEGAL))
    verdict = judge(ILLEGAL.encode(), "a.toml")
    assert code == 1
    assert out == sheet(ILLEGAL, "a.toml")
    assert err == diagnostics.render(verdict)
    assert err.startswith("a.toml:13:14: colour-not-there: display 1 has no blue tile: it is empty\n")


def test_a_claim_that_differs_is_an_error_of_a_game_that_goes_on(sintra: Sintra, put: Put) -> None:
    code, _, err = sintra("score", put("a.toml", WRONG_CLAIM))
    assert code == 1
    assert "claimed-score: Ana's total after round 1 is claimed to be 1 and is 0" in err


def test_several_sheets_have_an_empty_line_between(sintra: Sintra, put: Put) -> None:
    put("a.toml", FINISHED)
    put("b.toml", UNFINISHED)
    code, out, _ = sintra("score", "a.toml", "b.toml")
    assert code == 0
    assert out == sheet(FINISHED, "a.toml") + "\n" + sheet(UNFINISHED, "b.toml")


def test_one_bad_log_hides_no_other(sintra: Sintra, put: Put) -> None:
    put("a.toml", MISSHAPEN)
    put("c.toml", FINISHED)
    code, out, err = sintra("score", "a.toml", "gone.toml", "c.toml")
    assert code == 2
    assert sheet(FINISHED, "c.toml") in out
    assert "a.toml:3:9: log-shape" in err
    assert "gone.toml: unreadable" in err


@pytest.mark.parametrize(
    ("names", "code"),
    [
        (["finished.toml", "unfinished.toml"], 0),
        (["finished.toml", "illegal.toml", "new.toml"], 1),
        (["misshapen.toml", "illegal.toml"], 2),
        (["illegal.toml", "misshapen.toml", "finished.toml"], 2),
    ],
)
def test_of_several_logs_the_highest_code_counts(sintra: Sintra, put: Put, names: list[str], code: int) -> None:
    for name in names:
        put(name, EVERY_KIND[name][0])
    assert sintra("score", *names).code == code
    assert sintra("check", *names).code == code


# --- formats ----------------------------------------------------------------------------------------------------


def test_markdown(sintra: Sintra, put: Put) -> None:
    code, out, err = sintra("score", "--format", "markdown", put("a.toml", FINISHED))
    assert (code, err) == (0, "")
    assert out == markdown.render(judge(FINISHED.encode(), "a.toml"), detail=False)
    assert "| Ana" in out


def test_markdown_escapes_what_a_name_may_have_in_it(sintra: Sintra, put: Put) -> None:
    log = FINISHED.replace('"Ana"', '"A|*a_"')
    out = sintra("score", "--format", "markdown", put("a.toml", log)).out
    assert "A|" not in out
    assert r"A\|" in out


def test_beside_a_summary_only_the_first_thing_that_is_wrong_with_a_log_is_said_on_one_line(
    sintra: Sintra, put: Put
) -> None:
    _, out, err = sintra(
        "score", "--summary", put("a.toml", ILLEGAL), put("b.toml", FINISHED), put("c.toml", MISSHAPEN)
    )
    assert [line.partition(":")[0] for line in out.splitlines()] == ["a.toml", "b.toml", "c.toml"]
    first, last = err.splitlines()
    assert first.startswith("a.toml:")
    assert "colour-not-there: " in first
    assert last.startswith("c.toml:")
    assert "log-shape: " in last


def test_beside_a_summary_what_is_wrong_comes_when_all_lines_are_written() -> None:
    done: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sintra_cli.cli.output.say", lambda text: done.append(text))
        lines = _then_say_all_that_is_wrong([("one", "bad"), ("two", ""), ("three", "worse")])
        assert [(line, list(done)) for line in lines] == [("one", []), ("two", []), ("three", [])]
    assert done == ["bad\nworse"]


def test_a_markdown_summary_is_one_line_a_log(sintra: Sintra, put: Put) -> None:
    out = sintra("score", "--format", "markdown", "--summary", put("a.toml", FINISHED), put("b.toml", NEW)).out
    assert [line.split(":")[0].lstrip("- ") for line in out.splitlines() if "toml" in line] == ["a.toml", "b.toml"]


def test_csv_has_one_header_and_a_row_per_log_round_and_player(sintra: Sintra, put: Put) -> None:
    code, out, _ = sintra("score", "--format", "csv", put("a.toml", FINISHED), put("b.toml", NEW), put("c.toml", "?"))
    rows = list(csv.DictReader(io.StringIO(out)))
    assert code == 2
    assert out.count("colour_bonus") == 1
    assert [(row["log"], row["round"], row["player"]) for row in rows] == [
        *[("a.toml", str(number), name) for number in range(1, 6) for name in ("Ana", "Ben")],
        ("a.toml", "final", "Ana"),
        ("a.toml", "final", "Ben"),
        ("b.toml", "", ""),
        ("c.toml", "", ""),
    ]
    assert [row["status"] for row in rows[-3:]] == ["finished", "unfinished", "unreadable"]
    assert rows[10]["total"] == "2"


def test_csv_without_any_log_is_the_header(sintra: Sintra) -> None:
    code, out, err = sintra("score", "--format", "csv", ".")
    assert (code, out) == (2, csv_rows.header(csv_columns()))
    assert "no log found" in err


def test_json_is_one_array_of_a_report_a_log(sintra: Sintra, put: Put) -> None:
    code, out, err = sintra("score", "--format", "json", put("a.toml", FINISHED), put("b.toml", SINTRA))
    reports = json.loads(out)
    assert (code, err) == (0, "")
    assert [(report["log"], report["game"], report["status"]) for report in reports] == [
        ("a.toml", "azul", "finished"),
        ("b.toml", "sintra", "unfinished"),
    ]
    assert reports[0]["winners"] == ["Ana"]


def test_json_is_an_array_also_of_one_log_and_of_none(sintra: Sintra, put: Put) -> None:
    assert len(json.loads(sintra("score", "--format", "json", put("a.toml", FINISHED)).out)) == 1
    put("empty/readme.txt", "nothing")
    code, out, _ = sintra("score", "--format", "json", "empty")
    assert (code, json.loads(out)) == (2, [])


def test_jsonl_is_one_report_a_line(sintra: Sintra, put: Put) -> None:
    code, out, _ = sintra("score", "--format", "jsonl", put("a.toml", FINISHED), put("b.toml", NEW))
    lines = out.splitlines()
    assert code == 0
    assert [json.loads(line)["log"] for line in lines] == ["a.toml", "b.toml"]
    assert out == "".join(f"{line}\n" for line in lines)


def test_jsonl_of_no_log_is_empty(sintra: Sintra) -> None:
    code, out, _ = sintra("score", "--format", "jsonl", ".")
    assert (code, out) == (2, "")


@pytest.mark.parametrize("form", ["csv", "json", "jsonl"])
def test_with_a_machine_format_what_is_wrong_goes_to_standard_error_alone(sintra: Sintra, put: Put, form: str) -> None:
    put("d/a.toml", ILLEGAL)
    put("d/b.toml", "?")
    put("d/c.toml", "x = 1\n")
    code, out, err = sintra("score", "--format", form, "d", "gone.toml")
    assert code == 2
    assert "d/a.toml:13:14: colour-not-there" in err
    assert "d/c.toml: passed over" in err
    if form == "csv":
        read = list(csv.DictReader(io.StringIO(out)))
    else:
        read = json.loads(out) if form == "json" else [json.loads(line) for line in out.splitlines()]
    assert {row["log"] for row in read} == {"d/a.toml", "d/b.toml", "gone.toml"}


def test_an_unreadable_log_has_a_report_too(sintra: Sintra, put: Put) -> None:
    (report,) = json.loads(sintra("score", "--format", "json", put("a.toml", b"\xff\xfe")).out)
    assert (report["status"], report["players"], report["game"]) == ("unreadable", [], None)
    assert [error["rule"] for error in report["errors"]] == ["unreadable"]


# --- detail and summary -----------------------------------------------------------------------------------------


def test_the_detailed_sheet_adds_every_tile(sintra: Sintra, put: Put) -> None:
    out = sintra("score", "--detail", put("a.toml", FINISHED)).out
    assert out == table.render(judge(FINISHED.encode(), "a.toml"), detail=True)
    assert len(out) > len(sintra("score", "a.toml").out)


@pytest.mark.parametrize("option", ["--detail", "--summary"])
@pytest.mark.parametrize("form", ["csv", "json", "jsonl"])
def test_detail_and_summary_are_for_people(sintra: Sintra, put: Put, option: str, form: str) -> None:
    code, out, err = sintra("score", option, "--format", form, put("a.toml", FINISHED))
    assert (code, out) == (2, "")
    assert f"{option} goes with --format table or markdown, not {form}." in err


def test_detail_and_summary_exclude_each_other(sintra: Sintra, put: Put) -> None:
    code, out, err = sintra("score", "--detail", "--summary", put("a.toml", FINISHED))
    assert (code, out) == (2, "")
    assert "--detail and --summary exclude each other." in err


@pytest.mark.parametrize("form", ["text", "github", "JSON", "xml", ""])
def test_an_unknown_format_is_wrong_usage(sintra: Sintra, put: Put, form: str) -> None:
    code, out, err = sintra("score", "--format", form, put("a.toml", FINISHED))
    assert (code, out) == (2, "")
    assert "'table', 'markdown', 'csv', 'json', 'jsonl'" in err


def test_the_log_is_named_as_it_was_given(sintra: Sintra, put: Put) -> None:
    put("a.toml", FINISHED)
    for name in ("./a.toml", f"../{Path.cwd().name}/a.toml", str(Path.cwd() / "a.toml")):
        (report,) = json.loads(sintra("score", "--format", "json", name).out)
        assert report["log"] == name


def test_the_same_log_twice_is_judged_twice(sintra: Sintra, put: Put) -> None:
    put("a.toml", FINISHED)
    assert sintra("score", "--summary", "a.toml", "a.toml").out.count("Ana wins") == 2


def test_nothing_is_ever_written_next_to_the_input(sintra: Sintra, put: Put) -> None:
    for name, (log, _) in EVERY_KIND.items():
        put(f"d/{name}", log)
    before = {path: path.read_bytes() for path in sorted(Path.cwd().rglob("*.*"))}
    for form in ("table", "markdown", "csv", "json", "jsonl"):
        sintra("score", "--format", form, "d")
    for form in ("text", "json", "jsonl", "github"):
        sintra("check", "--format", form, "d")
    assert {path: path.read_bytes() for path in sorted(Path.cwd().rglob("*.*"))} == before


@pytest.mark.parametrize("form", ["table", "markdown"])
def test_of_a_file_that_is_not_there_only_the_error_is_said(sintra: Sintra, put: Put, form: str) -> None:
    put("a.toml", FINISHED)
    code, out, err = sintra("score", "--format", form, "none.toml", "a.toml")
    assert code == 2
    assert err.startswith("none.toml: unreadable: cannot be read: ")
    assert out == sintra("score", "--format", form, "a.toml").out
