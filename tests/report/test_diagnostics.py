"""What is wrong with a log, as text."""

from __future__ import annotations

import re
from textwrap import dedent

import pytest
from msgspec import structs

from sintra_cli.names import TopicName
from sintra_cli.report import diagnostics
from sintra_cli.report.ansi import for_people
from sintra_cli.report.model import Diagnostic, ScoredBy
from tests.report.build import sintra, unreadable

MUST_PLACE = Diagnostic(
    rule="must-place",
    message="Ana must place the red panes: strips 6 and 8 have a free red space",
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
SOURCE = [""] * 56 + ['  "4R-", "2B1",']


def text(diagnostic: Diagnostic, source: list[str] = SOURCE, log: str = "club/table2.toml") -> str:
    return "\n" + diagnostics.text(diagnostic, log, source)


def test_an_illegal_move_is_shown_in_its_line_with_the_legal_moves_and_the_page() -> None:
    assert text(MUST_PLACE) == dedent("""
        club/table2.toml:57:4: must-place: Ana must place the red panes: strips 6 and 8 have a free red space
           |
        57 |   "4R-", "2B1",
           |    ^^^
           = round 3, move 9 (Ana): 4R-
           = legal: 4R6  4R8
           = rulebook p. 4; see: sintra rule must-place
        """)


def test_a_rule_without_a_page_points_only_at_its_explanation() -> None:
    full = Diagnostic(
        rule="line-full", message="line 2 is full", line=1, column=1, end_column=4, round=1, move=1, text="1R2"
    )
    assert text(full, ["1R2"]) == dedent("""
        club/table2.toml:1:1: line-full: line 2 is full
          |
        1 | 1R2
          | ^^^
          = round 1, move 1: 1R2
          = see: sintra rule line-full
        """)


def test_a_claim_shows_what_was_claimed_what_was_counted_and_the_difference() -> None:
    claim = Diagnostic(
        rule="claimed-score",
        message="Ana has 71 points, 1 less than claimed",
        line=120,
        column=8,
        end_column=10,
        round=2,
        player="Ana",
        text="72",
        claimed=72,
        counted=71,
    )
    assert text(claim, [""] * 119 + ["claimed=72"]) == dedent("""
        club/table2.toml:120:8: claimed-score: Ana has 71 points, 1 less than claimed
            |
        120 | claimed=72
            |        ^^
            = round 2 (Ana): 72
            = claimed 72, counted 71, difference +1
            = see: sintra rule claimed-score
        """)


WRONG_TOTAL = Diagnostic(
    rule="claimed-score", message="13, not 14", line=1, column=1, round=2, player="Ana", claimed=14, counted=13
)
SCORED_BY = ScoredBy(
    of_move=(TopicName("windows"),),
    of_round=(TopicName("windows"), TopicName("broken-glass")),
    of_end=(TopicName("leftover-panes"), TopicName("broken-glass"), TopicName("ornaments")),
)


def see(claim: Diagnostic) -> str:
    return diagnostics.text(claim, "a.toml", [""] * 1000, scored_by=SCORED_BY).splitlines()[-1].strip()


def test_a_claim_points_at_what_explains_its_points() -> None:
    assert see(structs.replace(WRONG_TOTAL, move=3)) == "= see: sintra rule claimed-score, or windows"
    assert see(WRONG_TOTAL) == "= see: sintra rule claimed-score, or windows, broken-glass"
    assert see(structs.replace(WRONG_TOTAL, round=None)) == (
        "= see: sintra rule claimed-score, or leftover-panes, broken-glass, ornaments"
    )


@pytest.mark.parametrize(("line", "fits"), [(999, True), (1000, False)])
def test_what_explains_the_points_is_left_out_where_it_does_not_fit_in_the_line(line: int, *, fits: bool) -> None:
    claim = structs.replace(WRONG_TOTAL, round=None, line=line)
    assert (see(claim) != "= see: sintra rule claimed-score") == fits


def test_a_broken_rule_points_at_no_topic() -> None:
    assert see(MUST_PLACE) == "= rulebook p. 4; see: sintra rule must-place"


def test_a_fault_of_the_set_up_names_the_player() -> None:
    strips = Diagnostic(rule="strip-set", message="no strip has jokers", line=1, column=1, player="Ana", page="2")
    assert text(strips, ["strips = ["]) == dedent("""
        club/table2.toml:1:1: strip-set: no strip has jokers
          |
        1 | strips = [
          | ^
          = Ana
          = rulebook p. 2; see: sintra rule strip-set
        """)


def test_a_fault_in_no_round_and_of_no_player_has_no_line_for_it() -> None:
    shape = Diagnostic(rule="log-shape", message="no such side", line=1, column=9, end_column=10, text="C")
    assert text(shape, ['side = "C"']) == dedent("""
        club/table2.toml:1:9: log-shape: no such side
          |
        1 | side = "C"
          |         ^
          = see: sintra rule log-shape
        """)


def test_a_fault_without_a_place_has_no_excerpt() -> None:
    assert text(Diagnostic(rule="unreadable", message="not UTF-8"), []) == dedent("""
        club/table2.toml: unreadable: not UTF-8
          = see: sintra rule unreadable
        """)


def test_a_line_that_is_not_in_the_source_has_no_excerpt() -> None:
    assert " |" not in text(MUST_PLACE, [])
    assert text(MUST_PLACE, []).startswith("\nclub/table2.toml:57:4: must-place: ")


def legal_lines(tried: str, legal: list[str]) -> list[str]:
    many = Diagnostic(rule="no-such-display", message="no display 8", line=1, column=1, text=tried, legal=legal)
    lines = text(many, [tried]).splitlines()[5:-1]
    assert max(map(len, lines)) <= 80
    return [line.removeprefix("  = legal:").strip() for line in lines]


def test_the_dozen_nearest_legal_moves_are_shown_in_their_order_and_how_many_more_there_are() -> None:
    # 2 displays, 3 colours, 5 lines: 30. With R on 2 two, with R 8 more; then on 2 two of other colours, in order.
    legal = [f"{display}{colour}{line}" for display in (1, 2) for colour in "BYR" for line in range(1, 6)]
    assert legal_lines("8R2", legal) == [
        "1B2  1Y2  1R1  1R2  1R3  1R4  1R5  2R1  2R2  2R3  2R4  2R5",
        "... and 18 more",
    ]


def test_of_moves_that_are_else_equally_near_that_from_the_same_source_is_nearer() -> None:
    legal = [f"{display}{colour}1" for display in range(1, 10) for colour in "BY"]  # 18
    shown = " ".join(legal_lines("9R1", legal)).split()
    assert shown[-6:] == ["9B1", "9Y1", "...", "and", "6", "more"]


def test_a_name_a_count_small_letters_and_blanks_do_not_make_a_move_less_near() -> None:
    legal = [f"{display}{colour}1" for colour in "BR" for display in range(1, 10)]  # 18
    assert legal_lines("Ana: 1 2r 1", legal) == legal_lines("1R1", legal)
    assert set(legal[9:]) <= set(" ".join(legal_lines("Ana: 1 2r 1", legal)).split())


@pytest.mark.parametrize("number", [1, 12, 13])
def test_no_more_than_thirteen_legal_moves_are_all_shown(number: int) -> None:
    legal = [f"{display}R{line}" for display in range(1, 6) for line in range(1, 4)][:number]
    assert " ".join(legal_lines("8R2", legal)).split() == legal


def test_no_legal_move_at_all_has_no_line() -> None:
    over = Diagnostic(rule="round-over", message="round 3 is over", legal=[])
    assert "legal" not in text(over, [])


def test_a_long_text_is_cut() -> None:
    long = Diagnostic(rule="move-syntax", message="no move", round=1, move=2, text="4" * 41)
    assert f"= round 1, move 2: {'4' * 39}…\n" in text(long, [])


def test_control_characters_are_shown_escaped_everywhere() -> None:
    evil = Diagnostic(
        rule="move-syntax",
        message="\x1b[2J is no move",
        line=1,
        column=2,
        end_column=3,
        round=1,
        move=1,
        player="A\u202ena",
        text="\x07",
    )
    assert text(evil, ["'\x07'"], log="a\nb.toml") == dedent(r"""
        a\nb.toml:1:2: move-syntax: \x1b[2J is no move
          |
        1 | '\x07'
          |  ^^^^
          = round 1, move 1 (A\u202ena): \x07
          = see: sintra rule move-syntax
        """)


def test_colour_is_added_only_where_it_is_asked_for() -> None:
    painted = for_people(diagnostics.text(MUST_PLACE, "club/table2.toml", SOURCE, colour=True))
    assert painted.startswith("\x1b[1mclub/table2.toml:57:4:\x1b[0m \x1b[1;31mmust-place\x1b[0m: Ana must place")
    assert "\n\x1b[1;34m57 |\x1b[0m   " in painted
    assert "    \x1b[1;31m^^^\x1b[0m\n" in painted
    assert "\n" + re.sub(r"\x1b\[[0-9;]*m", "", painted) == text(MUST_PLACE)


def test_a_log_without_faults_gives_no_text() -> None:
    assert diagnostics.render(sintra(rounds=[])) == ""


def errors(number: int) -> list[Diagnostic]:
    return [
        Diagnostic(rule="move-syntax", message=f"no {index}", line=index, column=1) for index in range(1, number + 1)
    ]


def test_several_faults_have_a_blank_line_between() -> None:
    assert "\n" + diagnostics.render(unreadable(*errors(2), source=["x", "y"])) == dedent("""
        broken.toml:1:1: move-syntax: no 1
          |
        1 | x
          | ^
          = see: sintra rule move-syntax

        broken.toml:2:1: move-syntax: no 2
          |
        2 | y
          | ^
          = see: sintra rule move-syntax
        """)


def test_no_more_than_20_faults_of_an_unreadable_log_are_shown_and_then_how_many_more() -> None:
    drawn = diagnostics.render(unreadable(*errors(23)))
    assert re.findall(r"no (\d+)", drawn) == [str(number) for number in range(1, 21)]
    assert drawn.endswith("\n\nbroken.toml: and 3 more\n")


def test_twenty_faults_are_all_shown() -> None:
    drawn = diagnostics.render(unreadable(*errors(20)))
    assert "no 20\n" in drawn
    assert "more" not in drawn


def test_all_claims_that_differ_are_shown() -> None:
    claims = [Diagnostic(rule="claimed-score", message=f"claim {number}") for number in range(25)]
    assert diagnostics.render(sintra(rounds=[], errors=claims)).count("claim ") == 25


def test_on_one_line_it_says_how_many_more_there_are_or_are_at_least() -> None:
    errors = [Diagnostic(rule="log-shape", message="wrong"), Diagnostic(rule="log-shape", message="wrong too")]
    verdict = structs.replace(unreadable(errors[0]), more_errors=False)
    assert diagnostics.first(verdict).endswith("log-shape: wrong\n")
    two = structs.replace(verdict, report=structs.replace(verdict.report, errors=errors))
    assert diagnostics.first(two).endswith("log-shape: wrong (and 1 more)\n")
    assert diagnostics.first(structs.replace(two, more_errors=True)).endswith("wrong (and at least 1 more)\n")
