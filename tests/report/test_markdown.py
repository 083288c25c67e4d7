"""The score sheet as Markdown."""

from __future__ import annotations

from textwrap import dedent

import pytest

from sintra_cli.games.sintra.rows import Completion, Window
from sintra_cli.report import markdown
from sintra_cli.report.model import Diagnostic
from tests.report.build import azul_game, side_a_game, sintra, sintra_round, sintra_row, unreadable


def test_a_sheet_has_headings_and_tables() -> None:
    assert "\n" + markdown.render(side_a_game(), detail=False) == dedent(r"""
        ## Club night

        table2.toml

        Azul: Stained Glass of Sintra, side A, finished

        ### Rounds

        | round    | player   |   colour bonus |   windows |   broken glass |   points |   total |
        |:---------|:---------|---------------:|----------:|---------------:|---------:|--------:|
        | 1 red    | Ana \*   |              3 |         8 |              0 |       11 |      11 |
        |          | Ben      |              2 |         6 |              0 |        8 |       8 |
        | 2 yellow | Ana      |              4 |         9 |              0 |       13 |      24 |
        |          | Ben \*   |              0 |         0 |             -8 |       -8 |       0 |

        \* starts the round.

        ### Final scoring

        | player   |   rounds |   leftover panes |   broken glass |           ornaments |   total |
        |:---------|---------:|-----------------:|---------------:|--------------------:|--------:|
        | Ana      |       24 |            7: +2 |             -2 | 10 + 6 + 3 + 0: +19 |      43 |
        | Ben      |        0 |            4: +1 |              0 |   3 + 3 + 0 + 0: +6 |       7 |

        ### Ranking

        |   place | player   |   total |
        |--------:|:---------|--------:|
        |       1 | Ana      |      43 |
        |       2 | Ben      |       7 |

        Ana wins.

        Assumed: broken_glass, ornaments, window_values. \[box\] in the log corrects them.
        """)


def test_a_sheet_of_azul_has_the_wall_and_the_floor_line() -> None:
    drawn = markdown.render(azul_game(), detail=False)
    assert "| round   | player   |   wall |   floor line |   points |   total |\n" in drawn
    assert "| 1       | Ana      |      9 |           -2 |        7 |       7 |\n" in drawn


def test_the_detail_is_a_table_of_its_own() -> None:
    strip = Completion(
        round=1,
        move=7,
        player="Ana",
        slot=1,
        panes="RRBRG",
        bonus_panes=3,
        kept="B",
        windows=[Window(1, 4), Window(8, 2)],
        removed=False,
    )
    drawn = markdown.render(side_a_game(completions=[strip]), detail=True)
    start = drawn.index("### Completed strips")
    rows = drawn[start : drawn.index("R red")].split("\n")
    assert [cell.strip() for cell in rows[4].split("|")] == [
        *("", "1 R", "7", "Ana", "1", "RRBRG", "B", "3"),
        *("1:4 8:2 = 6", "9", ""),
    ]


def test_an_unfinished_game_is_marked_as_such() -> None:
    drawn = markdown.render(sintra(rounds=[]), detail=False)
    assert drawn.endswith("\n\n**UNFINISHED: the log stops before its first round. This is the score so far.**\n")


def test_an_illegal_game_is_marked_as_such() -> None:
    row = sintra_row("Ana", total=0)
    verdict = sintra(
        rounds=[sintra_round(1, "R", "Ana", row, finished=False)],
        status="illegal",
        errors=[Diagnostic(rule="must-place", message="strip 6 fits", round=1, move=2, player="Ana")],
    )
    drawn = markdown.render(verdict, detail=False)
    assert "\n\n**ILLEGAL: round 1, move 2 (Ana): strip 6 fits (must-place). Only what was " in drawn
    assert "\n\n### Rounds, as far as legal\n\n" in drawn


def test_an_unreadable_log_shows_its_first_error() -> None:
    verdict = unreadable(Diagnostic(rule="toml-syntax", message="a comma is missing", line=3, column=1))
    assert markdown.render(verdict, detail=False) == (
        "## broken.toml\n\n**UNREADABLE: line 3: a comma is missing (toml-syntax). Nothing is scored.**\n"
    )


@pytest.mark.parametrize(
    ("text", "escaped"),
    [
        ("a|b", r"a\|b"),
        ("*Ana*", r"\*Ana\*"),
        ("_Ana_", r"\_Ana\_"),
        ("window_values", "window_values"),
        ("a__b", r"a\_\_b"),
        ("[x](y)", r"\[x\](y)"),
        ("<b>", r"\<b\>"),
        ("`x`", r"\`x\`"),
        ("~~x~~", r"\~\~x\~\~"),
        ("# x", r"\# x"),
        ("&lt;", r"\&lt;"),
        ("$x$", r"\$x\$"),
        ("\\", "\\\\"),
        ("http://x.y", r"http\://x.y"),
        ("www.x.y", r"www\.x.y"),
        ("\x1b", r"\\x1b"),
        ("a\nb", r"a\\nb"),
        ("007", "007"),
        ("山田 Zoë", "山田 Zoë"),
    ],
)
def test_markup_is_escaped(text: str, escaped: str) -> None:
    assert markdown.escape(text) == escaped


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("-", r"\- wins."),
        ("+ x", r"\+ x wins."),
        ("1.", r"1\. wins."),
        ("12) x", r"12\) x wins."),
        ("1e5", "1e5 wins."),
    ],
)
def test_a_name_at_the_start_of_a_line_begins_no_list(name: str, sentence: str) -> None:
    assert f"\n\n{sentence}\n\n" in markdown.render(side_a_game(name), detail=False)


def test_a_long_name_stays_whole() -> None:
    name = "Wolfeschlegelsteinhausenbergerdorff the elder"
    assert f"| {name} |" in markdown.render(side_a_game(name), detail=False)


def test_no_cell_is_split_by_a_bar_in_a_name() -> None:
    drawn = markdown.render(side_a_game("a|\\|b"), detail=True)
    assert r"| a\|\\\|b \* |              3 |" in drawn
