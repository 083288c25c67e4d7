"""A rule or ruling is explained in plain text of 80 columns."""

from __future__ import annotations

from textwrap import dedent

import pytest

from sintra_cli.referee.rule import catalogue
from sintra_cli.report.rule import UnknownRule
from sintra_cli.report.rule_text import explain, listing

BOOK = catalogue()

MUST_PLACE = """\
must-place
Stained Glass of Sintra, rulebook p. 4

A pane fits a free space of its own colour and a free joker space. If any strip
in reach, under your glazier or to its right, has a fitting space, you have to
use one. You may not break all panes instead, nor name a strip on which none
fits.

Choose any strip with at least one fitting space; it need not be the one that
takes most. Place as many panes as fit on it. Every other pane breaks (see
broken-glass).

If it was let stand: if you broke all panes, they are broken, and the glazier
stays. A move that names a strip on which none fits cannot stand.

Example: Ana takes three red panes from display 4. Of the strips that her
glazier can reach, 6 and 8 have a free red space; she may choose either.

  wrong  4R-
  right  4R6
"""

DISPLAY_SIZE = """\
display-size
Stained Glass of Sintra, rulebook p. 2; Azul

Put four panes or tiles on each display. If bag and discard together hold too
few for that, put out all that there are, never more than four on a display, and
play the round with those.

A round that begins with nothing at all on the displays is over at once.

Decided here: you may spread the panes or tiles of such a short round over the
displays as you like.

Example: Round 1 of a game for two: the bag is full.

  wrong  displays = ["RRBGW", "YYW", "BBBG", "RGYW", "YRBB"]
  right  displays = ["RRBG", "YYWR", "BBBG", "RGYW", "YRBB"]
"""

TOML_SYNTAX = """\
toml-syntax
The log itself

A log is written in TOML 1.0. Where this one is not, you are told the first such
place, and nothing else is looked at; the exit code is 2. Most often a comma is
missing, quotes are curly, or a name or a move stands without quotes. A name
that you use as a key needs quotes unless it has only the letters A-Z and a-z,
digits, _ and -.

Example: Final totals by name, and a name with an accent.

  wrong  [claimed]
         Zoë = 71
  right  [claimed]
         "Zoë" = 71
"""

WINDOWS = """\
windows
Stained Glass of Sintra, rulebook p. 4-5

When you complete a strip, one of its panes goes into the window below. You
score that window, and every window to its right that has at least one pane in
it; two panes count no more than one. Windows go on scoring when the strips
above them are gone. From left to right they are worth 4 3 3 2 2 1 1 2, unless
the `[box]` of your log says otherwise.

Some texts say otherwise: one review scores all your windows when you complete a
strip. Those to the left do not score.

Example: Ana has two panes in window 4, one in window 8 and none elsewhere. She
completes the strip above window 1, so windows 1, 4 and 8 score.

  4 + 2 + 2 = 8 points
"""

GAME_OVER = """\
game-over
Stained Glass of Sintra, rulebook p. 3, 5; Azul

Once the game has ended, you play no further round.

Stained Glass of Sintra: the game ends after six rounds; a seventh is an error.

Azul: the game ends when somebody has completed a horizontal row (see
end-of-game). There is no other limit of rounds.

Decided here, for Azul: if bag and lid are both empty when a round is to begin,
the game is over, and is scored. All tiles lie on walls and pattern lines then,
which four players can bring about.

Example: After the last round you wrote the final totals down as one more round.

  wrong  [[rounds]]
         displays = []
         claimed = [71, 64]
  right  [claimed]
         Ana = 71
         Ben = 64
"""

REFILL = """\
refill
A ruling of Stained Glass of Sintra and Azul: decided here

The bag cannot fill all displays: when does the discard go into it?

  when_empty (default)  once what was left in the bag is drawn.
  when_short            before drawing, so that any draw that both together can
                        give is right.

Why when_empty: the bag is filled again when it is empty and more are needed, so
what is left comes first; but one published text of the rules fills it before
drawing. A bag that holds enough for the round is drawn from as always.

Example: Five displays need 20; the bag holds 3 red and 2 blue, the discard 40.

  when_empty  these 5 are on the displays, and 15 of the discard.
  when_short  any 20 of bag and discard together are right.

To choose the other, in a log or for one call:

  [rulings]
  refill = "when_short"

  sintra score --ruling refill=when_short LOG
"""

UNTOUCHED_CENTRE = """\
untouched_centre
A ruling of Stained Glass of Sintra and Azul: decided here

Nobody took from the centre: who starts the next round?

  same_starter (default)  who started this one.
  next_player             the player after that one.
  after_last              the player after who moved last in the game so far;
                          turns just go on.

Why same_starter: the starting player changes with the tile, and nobody has
taken it.

Example: Ana, Ben and Cleo play, in this order. Ana has started, nobody took
from the centre, and Ben has moved last.

  same_starter  Ana starts again.
  next_player   Ben does.
  after_last    Cleo does.

To choose another, in a log or for one call:

  [rulings]
  untouched_centre = "next_player"

  sintra score --ruling untouched_centre=next_player LOG
"""

GROUPS = """\
Lines and walls of Azul
  line-full                 a full pattern line takes no tile
  line-colour               a pattern line holds tiles of one colour
  wall-has-colour           no colour on a line whose wall row has it
  tiling-line               a column only for a complete line that has one
  tiling-column             a free space, a colour once in row and column
  tiling-missing            say the column where there is a choice

Scoring in Azul
  wall-points               a tile scores its row and its column on the wall
"""


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("must-place", MUST_PLACE),
        ("display-size", DISPLAY_SIZE),
        ("toml-syntax", TOML_SYNTAX),
        ("game-over", GAME_OVER),
        ("windows", WINDOWS),
        ("refill", REFILL),
        ("untouched_centre", UNTOUCHED_CENTRE),
    ],
)
def test_an_explanation_has_name_games_and_page_text_what_is_decided_and_an_example(name: str, text: str) -> None:
    assert explain(BOOK, name) == text


def test_a_rule_of_azul_alone_has_no_page() -> None:
    assert explain(BOOK, "line-full").splitlines()[:3] == ["line-full", "Azul", ""]


def test_a_stretch_of_pages_is_written_with_both() -> None:
    assert "Stained Glass of Sintra, rulebook p. 4-5\n" in explain(BOOK, "keep-missing")


def test_the_notation_of_moves_keeps_its_lines() -> None:
    part = """
      source    the display, 1 to 9, or C for the centre
      count     may be left out: how many there are, 1 to 20
      colour    its letter
    """
    wanted = "".join(f"  {line}\n" for line in dedent(part).strip().splitlines())
    assert wanted in explain(BOOK, "move-syntax")


@pytest.mark.parametrize(
    ("name", "default", "other"),
    [
        ("score_floor", "zero", "none"),
        ("return_from_gap", "allowed", "forbidden"),
        ("breakage_after_reset", "continues", "dropped"),
        ("untouched_centre", "same_starter", "next_player"),
        ("refill", "when_empty", "when_short"),
        ("tie_losses", "printed", "paid"),
        ("leftover_panes", "total", "per_strip"),
        ("round_bonus_jokers", "count", "skip"),
        ("joker_choice", "free", "colour_first"),
    ],
)
def test_a_ruling_is_explained_with_both_values_the_default_and_how_to_choose(
    name: str, default: str, other: str
) -> None:
    text = explain(BOOK, name)
    room = len(f"{default} (default)")
    assert f"\n  {default} (default)  {BOOK.rulings[name].values[default].split()[0]}" in text
    assert f"\n  {other:{room}}  {BOOK.rulings[name].values[other].split()[0]}" in text
    assert f"\nWhy {default}: " in text
    assert f'\n  [rulings]\n  {name} = "{other}"\n' in text
    assert f"--ruling {name}={other} " in text


@pytest.mark.parametrize("name", BOOK.names)
def test_an_explanation_fits_in_80_columns(name: str) -> None:
    text = explain(BOOK, name)
    lines = text.splitlines()
    assert max(map(len, lines)) <= 80
    assert lines[0] == name
    assert text.endswith("\n")
    assert not text.endswith("\n\n")
    assert all(line == line.rstrip() for line in lines)
    prose = [line for line in lines if not line.startswith(" ")]
    assert not [line for line in prose if "  " in line]


def test_the_listing_fits_in_80_columns() -> None:
    assert max(map(len, listing(BOOK).splitlines())) <= 80


def test_the_listing_has_every_name_once_in_the_order_of_names() -> None:
    entries = [line.split()[0] for line in listing(BOOK).splitlines() if line.startswith("  ")]
    assert entries == BOOK.names
    assert len(set(entries)) == len(entries) == 34 + 13 + 9


def test_the_listing_is_in_seven_groups() -> None:
    blocks = listing(BOOK).split("\n\n")
    assert [block.splitlines()[0] for block in blocks[:-1]] == [
        "Setting up and rounds",
        "Moves of Stained Glass of Sintra",
        "Scoring in Stained Glass of Sintra",
        "Lines and walls of Azul",
        "Scoring in Azul",
        "The log itself",
        "Rulings",
    ]


def test_the_listing_has_a_line_for_each_name() -> None:
    assert GROUPS in listing(BOOK)
    assert "\n  score_floor               can the score fall below 0?\n" in listing(BOOK)


def test_the_listing_says_in_which_order_rules_are_checked_and_how_to_go_on() -> None:
    assert listing(BOOK).endswith(
        "\n\n"
        "Rules stand in the order in which they are checked: the first that a round or a\n"
        "move breaks is reported, and a refused move changes nothing. What stands under\n"
        "Scoring says where points come from; nobody can break it. `sintra rule NAME`\n"
        "explains one name, `sintra rule --format markdown` all of them, in the order of\n"
        "play.\n"
    )


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("must-plac", "there is no rule, topic or ruling 'must-plac'; did you mean must-place?"),
        ("MUST-PLACE", "there is no rule, topic or ruling 'MUST-PLACE'; did you mean must-place?"),
        ("line color", "there is no rule, topic or ruling 'line color'; did you mean line-colour?"),
        ("score-floor", "there is no rule, topic or ruling 'score-floor'; did you mean score_floor?"),
        ("window", "there is no rule, topic or ruling 'window'; did you mean windows?"),
        ("Round Bonus", "there is no rule, topic or ruling 'Round Bonus'; did you mean round-bonus?"),
        ("tile", "there is no rule, topic or ruling 'tile'; did you mean starting-tile?"),
        (
            "glazier",
            (
                "there is no rule, topic or ruling 'glazier'; "
                "did you mean strip-left-of-glazier or glazier-already-leftmost?"
            ),
        ),
        ("xyzzy", "there is no rule, topic or ruling 'xyzzy'; without a name, sintra rule lists all"),
        ("", "there is no rule, topic or ruling ''; without a name, sintra rule lists all"),
        ("\x1b[31m", r"there is no rule, topic or ruling '\x1b[31m'; without a name, sintra rule lists all"),
    ],
)
def test_an_unknown_name_is_refused_with_the_one_that_was_probably_meant(name: str, message: str) -> None:
    with pytest.raises(UnknownRule) as refused:
        explain(BOOK, name)
    assert str(refused.value) == message
    assert refused.value.name == name
