"""What is wrong with a log, as annotations of GitHub."""

from __future__ import annotations

from sintra_cli.report import github
from sintra_cli.report.model import Diagnostic
from tests.report.build import sintra, unreadable

MUST_PLACE = Diagnostic(
    rule="must-place",
    message="Ana must place the red panes",
    line=57,
    column=4,
    end_column=7,
    round=3,
    move=9,
    player="Ana",
    text="4R-",
    legal=["4R6", "4R8"],
    page="4",
)


def test_an_annotation_has_the_place_the_rule_the_message_and_the_legal_moves() -> None:
    assert github.annotation(MUST_PLACE, "club/table2.toml") == (
        "::error file=club/table2.toml,line=57,col=4,endColumn=7,title=must-place::"
        "Ana must place the red panes%0Around 3, move 9 (Ana): 4R-%0Alegal: 4R6  4R8"
    )


def test_what_is_not_known_is_left_out() -> None:
    torn = Diagnostic(rule="unreadable", message="not UTF-8")
    assert github.annotation(torn, "a.toml") == "::error file=a.toml,title=unreadable::not UTF-8"


def test_a_round_without_a_text_ends_with_its_place() -> None:
    short = Diagnostic(rule="draw-supply", message="no red is left", round=3)
    assert github.annotation(short, "a.toml") == "::error file=a.toml,title=draw-supply::no red is left%0Around 3"


def test_percent_signs_are_escaped_and_in_properties_colons_and_commas_too() -> None:
    torn = Diagnostic(rule="log-shape", message="100%: a, b")
    assert github.annotation(torn, "C:\\a,b%.toml") == (
        "::error file=C%3A\\a%2Cb%25.toml,title=log-shape::100%25: a, b"
    )


def test_control_characters_are_shown_escaped() -> None:
    torn = Diagnostic(rule="log-shape", message="a\r\n::error::b\x1b")
    assert github.annotation(torn, "a\nb.toml") == ("::error file=a\\nb.toml,title=log-shape::a\\r\\n::error::b\\x1b")


def test_each_fault_is_a_line() -> None:
    torn = Diagnostic(rule="unreadable", message="no")
    assert github.render(unreadable(torn, torn).report) == "::error file=broken.toml,title=unreadable::no\n" * 2


def test_a_log_without_faults_gives_no_line() -> None:
    assert github.render(sintra(rounds=[]).report) == ""
