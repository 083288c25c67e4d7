"""The examples of the catalogue are true: what is wrong there breaks the very rule, and what is right does not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import cleandoc
from typing import Any

import pytest
import tomli

from sintra_cli.family.rules.illegal import Illegal
from sintra_cli.family.rules.offer import Offer
from sintra_cli.family.rules.supply import Supply
from sintra_cli.games import game_called
from sintra_cli.games.azul.rules.rulings import AzulRulings
from sintra_cli.games.azul.rules.table import AzulTable
from sintra_cli.games.azul.rules.tiling import Tilings
from sintra_cli.games.sintra.rules.board import Strip
from sintra_cli.games.sintra.rules.box import PRINTED
from sintra_cli.games.sintra.rules.rulings import SintraRulings
from sintra_cli.games.sintra.rules.setup import verify_setup
from sintra_cli.games.sintra.rules.table import SintraTable
from sintra_cli.referee.rule import catalogue

RULES = catalogue().rules

COLOURS = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white"}
WHITE = ("WWWWW", "WWWWW")
JOKERS_DOWN = ("WWWWW", "W*W*W")


def sintra(*displays: str, centre: str = "", glazier: int = 1, **strips: str) -> SintraTable:
    """Return a table in round 1, Ana to move; all strips are white, but for those such as `s3` (faces up)."""
    table = SintraTable(
        ["Ana", "Ben"],
        [[*[WHITE] * 7, JOKERS_DOWN]] * 2,
        starter=0,
        side="A",
        round_colours="RRYGBW",
        box=PRINTED,
        rulings=SintraRulings(),
    )
    on_offer(table, displays, centre)
    for seat in table.seats:
        seat.glazier = glazier
        seat.strips |= {int(slot[1]): Strip(up, "WWWWW") for slot, up in strips.items()}
    return table


def azul(*displays: str, **lines: str) -> AzulTable:
    """Return a table with a grey wall in round 1, Ana to move; `l3` are the tiles on her line 3."""
    table = AzulTable(["Ana", "Ben"], starter=0, wall="grey", colours=COLOURS, rulings=AzulRulings())
    on_offer(table, displays, "")
    for line, tiles in lines.items():
        table.seats[0].lines[int(line[1])] = tiles
    return table


def on_offer(table: Any, displays: Sequence[str], centre: str) -> None:
    """Begin round 1 with these displays, as far as five, and panes in the centre."""
    table.offer = Offer([*displays, *[""] * (5 - len(displays))], table.piece)
    table.offer.centre = centre
    table.offer.left += len(centre)
    table.round = 1
    table.wound_up = False


def with_panes(table: SintraTable, slot: int, **panes: int) -> SintraTable:
    """Put panes on spaces of their colour on one of Ana's strips."""
    for colour, number in panes.items():
        table.seats[0].strips[slot].place(colour, number, 0)
    return table


def above_a_gap() -> SintraTable:
    table = sintra("RRBG", glazier=4, s5="RRRRR")
    del table.seats[0].strips[4]
    return table


def with_black_in_row_4() -> AzulTable:
    table = azul("RRRR", "KKYY")
    table.seats[0].wall.lay(4, 1, "K")
    return table


def nearly_complete() -> SintraTable:
    return with_panes(sintra("BRGG", s3="RRRBB"), 3, R=3, B=1)


POSITIONS: dict[str, Callable[[], SintraTable | AzulTable]] = {
    "round-over": lambda: sintra(centre="BB", s4="BBBBB"),
    "turn-order": lambda: sintra("RRBG", "YYWR", s3="RRRRR", s5="YYYYY"),
    "no-such-display": lambda: sintra("RRBG", "YYWR", "BBBG", "RGYW", "YRBB", s3="RRRRR"),
    "colour-not-there": lambda: sintra("RRBG", s2="BBBBB", s3="RRRRR"),
    "pane-count": lambda: sintra("RRBG", "YYWR", s5="YYYYY"),
    "strip-left-of-glazier": lambda: sintra("RRBG", glazier=5, s3="RRRRR", s6="RRRRR"),
    "strip-removed": above_a_gap,
    "must-place": lambda: sintra("", "", "", "RRRW", glazier=5, s6="RWWWW", s8="RRWWW"),
    "nothing-fits": lambda: sintra("", "", "WWBB", glazier=7, s7="RRRRR", s8="BBBBB"),
    "joker-count": lambda: sintra("RRBG", s6="R**BG"),
    "keep-missing": nearly_complete,
    "keep-not-on-strip": nearly_complete,
    "keep-without-completion": lambda: with_panes(sintra("BRGG", s3="RRBBB"), 3, R=2),
    "glazier-already-leftmost": lambda: sintra("RRBG", s3="RRRRR"),
    "line-full": lambda: azul("BBYY", l2="BB"),
    "line-colour": lambda: azul("RRYY", l3="Y"),
    "wall-has-colour": with_black_in_row_4,
}

LAYING = ["display-count", "display-size", "draw-supply"]
BAGS = {
    "display-count": {"R": 4, "Y": 3, "G": 3, "B": 4, "W": 2},  # 16 panes
    "draw-supply": {"R": 2, "B": 6, "Y": 4, "G": 4, "W": 4},  # 20 panes
}

TILINGS: dict[str, Callable[[], AzulTable]] = {
    "tiling-line": lambda: azul(l1="R", l4="YYYY", l5="KKK"),
    "tiling-column": lambda: azul(l1="R", l2="RR"),
    "tiling-missing": lambda: azul(l1="R", l4="YYYY"),
}


def play(table: SintraTable | AzulTable, text: str) -> None:
    """Play moves that are separated by white space."""
    game = "sintra" if isinstance(table, SintraTable) else "azul"
    for written in text.split():
        move = game_called(game).notation(table.colours).read(written)
        assert move is not None, written
        table.play(move)


def fragment(text: str) -> dict[str, Any]:
    """Return what a piece of a log says."""
    return tomli.loads(cleandoc(text))


@pytest.mark.parametrize("name", POSITIONS)
def test_the_wrong_moves_of_an_example_break_its_rule_with_the_last(name: str) -> None:
    *fine, wrong = RULES[name].example.wrong.split()
    table = POSITIONS[name]()
    play(table, " ".join(fine))
    with pytest.raises(Illegal) as refused:
        play(table, wrong)
    assert refused.value.rule == name


@pytest.mark.parametrize("name", POSITIONS)
def test_the_right_moves_of_an_example_are_legal(name: str) -> None:
    table = POSITIONS[name]()
    before = table.offer.left
    play(table, RULES[name].example.right)
    assert table.offer.left < before


@pytest.mark.parametrize(
    ("name", "move"),
    [
        ("must-place", "4R8"),
        ("joker-count", "1R6"),
        ("joker-count", "1R6j1"),
        ("pane-count", "2Y5"),
        ("line-full", "1B-"),
    ],
)
def test_other_moves_that_an_example_calls_right_are_legal(name: str, move: str) -> None:
    table = POSITIONS[name]()
    before = table.offer.left
    play(table, move)
    assert table.offer.left < before


def before_laying(name: str) -> SintraTable:
    """Return a table on which the next round can be laid, with the bag that an example tells of."""
    table = sintra()
    table.wound_up = True
    if name in BAGS:
        table.supply = Supply(BAGS[name])
    return table


@pytest.mark.parametrize("name", LAYING)
def test_the_wrong_displays_of_an_example_break_its_rule(name: str) -> None:
    with pytest.raises(Illegal) as refused:
        before_laying(name).lay(fragment(RULES[name].example.wrong)["displays"])
    assert refused.value.rule == name


@pytest.mark.parametrize("name", LAYING)
def test_the_right_displays_of_an_example_can_be_laid(name: str) -> None:
    table = before_laying(name)
    table.lay(fragment(RULES[name].example.right)["displays"])
    assert table.offer.left == (16 if name == "display-count" else 20)


def test_a_seventh_round_is_refused_as_in_its_example() -> None:
    table = sintra()
    table.round, table.wound_up = 6, True
    example = RULES["game-over"].example
    (seventh,) = fragment(example.wrong)["rounds"]
    with pytest.raises(Illegal) as refused:
        table.lay(seventh["displays"])
    assert refused.value.rule == "game-over"
    assert fragment(example.right) == {"claimed": dict(zip(["Ana", "Ben"], seventh["claimed"], strict=True))}


def test_a_round_cannot_begin_before_the_last_is_over_as_in_its_example() -> None:
    example = RULES["round-unfinished"].example
    displays = ["RRBG", "YYWR", "BBBG", "RGYW", "YRBB"]
    table = sintra("", "", "", "", "BBBB", centre="WW", s2="BBBBB")
    play(table, " ".join(fragment(example.wrong)["moves"]))
    with pytest.raises(Illegal) as refused:
        table.lay(displays)
    assert refused.value.rule == "round-unfinished"

    table = sintra("", "", "", "", "BBBB", centre="WW", s2="BBBBB")
    play(table, " ".join(fragment(example.right)["moves"]))
    table.wind_up(None, last=False)
    table.lay(displays)
    assert table.round == 2


def test_the_round_indicator_of_an_example_is_refused_and_the_other_is_not() -> None:
    example = RULES["round-track"].example
    strips = [[*[WHITE] * 7, JOKERS_DOWN]] * 2
    with pytest.raises(Illegal) as refused:
        verify_setup(["Ana", "Ben"], strips, fragment(example.wrong)["round_colours"], PRINTED.colours)
    assert refused.value.rule == "round-track"
    verify_setup(["Ana", "Ben"], strips, fragment(example.right)["round_colours"], PRINTED.colours)


def test_the_strip_of_an_example_is_refused_and_the_other_is_not() -> None:
    def strips(quoted: str) -> list[list[tuple[str, str]]]:
        up, down = quoted.strip('"').split("/")
        return [[(up, down), *[WHITE] * 7], [*[WHITE] * 7, JOKERS_DOWN]]

    example = RULES["strip-set"].example
    with pytest.raises(Illegal) as refused:
        verify_setup(["Ana", "Ben"], strips(example.wrong), "RRBYGW", PRINTED.colours)
    assert (refused.value.rule, refused.value.player) == ("strip-set", 0)
    verify_setup(["Ana", "Ben"], strips(example.right), "RRBYGW", PRINTED.colours)


def choices(text: str) -> list[dict[int, int]]:
    """Return the columns chosen, a table a player."""
    return [
        {int(line): int(column) for line, column in (choice.split(":") for choice in of_player.split())}
        for of_player in fragment(text)["tiling"]
    ]


@pytest.mark.parametrize("name", TILINGS)
def test_the_wrong_tiling_of_an_example_breaks_its_rule(name: str) -> None:
    with pytest.raises(Illegal) as refused:
        TILINGS[name]().wind_up(choices(RULES[name].example.wrong), last=False)
    assert refused.value.rule == name


@pytest.mark.parametrize("name", TILINGS)
def test_the_right_tiling_of_an_example_can_be_done(name: str) -> None:
    done = TILINGS[name]().wind_up(choices(RULES[name].example.right), last=False)
    assert isinstance(done, Tilings)
    assert len(done.of_seats[0].laid) == 2


@pytest.mark.parametrize("name", ["round-over", "turn-order", "colour-not-there", "no-such-display", "pane-count"])
@pytest.mark.parametrize("letters", ["RYGBW", "BYRKW"])
def test_the_examples_of_shared_rules_are_moves_in_both_games(name: str, letters: str) -> None:
    example = RULES[name].example
    moves = [move for move in f"{example.wrong} {example.right}".split() if move != "<"]
    game = "sintra" if "G" in letters else "azul"
    assert all(game_called(game).notation(letters).read(move) for move in moves)


def test_the_example_of_move_syntax_is_no_move_and_the_other_is_one() -> None:
    example = RULES["move-syntax"].example
    reader = game_called("sintra").notation("RYGBW")
    assert reader.read(example.wrong) is None
    assert str(reader.read(example.right)) == "1R3"


def test_the_example_of_toml_syntax_is_no_toml_and_the_other_is() -> None:
    example = RULES["toml-syntax"].example
    with pytest.raises(tomli.TOMLDecodeError):
        fragment(example.wrong)
    assert fragment(example.right) == {"claimed": {"Zoë": 71}}


def test_the_examples_of_claims_are_totals_of_two_players() -> None:
    shape, claim = RULES["log-shape"].example, RULES["claimed-score"].example
    assert fragment(shape.wrong) == {"claimed": [12, "9"]}
    assert fragment(shape.right) == {"claimed": [12, 9]}
    assert fragment(claim.wrong) == {"claimed": [12, 9]}
    assert fragment(claim.right) == {"claimed": [3 + 8, 9]}


def test_the_example_of_a_needless_mark_is_of_moves() -> None:
    example = RULES["stands-needlessly"].example
    reader = game_called("sintra").notation("RYGBW")
    wrong, right = ([reader.read(move) for move in text.split()] for text in (example.wrong, example.right))
    assert [move and move.stands for move in wrong] == [True, True]
    assert [move and move.stands for move in right] == [True, False]


def test_every_example_is_looked_at_here() -> None:
    others = {
        *("game-over", "round-unfinished", "round-track", "strip-set"),
        *("move-syntax", "toml-syntax", "log-shape", "claimed-score", "stands-needlessly"),
    }
    in_words = {"unreadable", "game-unfinished"}
    assert {*POSITIONS, *LAYING, *TILINGS, *others, *in_words} == set(RULES)
