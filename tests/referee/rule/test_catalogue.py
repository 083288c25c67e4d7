"""The catalogue knows every rule and ruling, with its games, its page and what is decided here."""

from __future__ import annotations

import json
import re
from typing import Any, get_type_hints

import msgspec
import pytest

from sintra_cli.games import game_called
from sintra_cli.games.azul.rules.rulings import AzulRulings
from sintra_cli.games.sintra.rules.rulings import SintraRulings
from sintra_cli.names import RuleName
from sintra_cli.referee.rule import catalogue

BOOK = catalogue()
RULES = BOOK.rules
RULINGS = BOOK.rulings
GAMES = {name: [home.game for home in homes] for name in BOOK.entries if (homes := BOOK.homes_of(RuleName(name)))}
SINTRA = "Stained Glass of Sintra"
AZUL = "Azul"

NAMES = {
    "Setting up and rounds": (
        "round-track strip-set round-unfinished game-over display-count display-size draw-supply "
        "round-over turn-order no-such-display colour-not-there pane-count"
    ),
    "Moves of Stained Glass of Sintra": (
        "strip-left-of-glazier strip-removed must-place nothing-fits joker-count "
        "keep-missing keep-not-on-strip keep-without-completion glazier-already-leftmost"
    ),
    "Scoring in Stained Glass of Sintra": (
        "starting-tile broken-glass round-bonus windows leftover-panes ornaments multiplier tie-break"
    ),
    "Lines and walls of Azul": "line-full line-colour wall-has-colour tiling-line tiling-column tiling-missing",
    "Scoring in Azul": "wall-points floor-line end-of-game end-bonuses azul-tie-break",
    "The log itself": "unreadable toml-syntax log-shape move-syntax claimed-score stands-needlessly game-unfinished",
}

PAGES = {
    "2": "round-track strip-set display-count display-size",
    "3": "draw-supply turn-order no-such-display colour-not-there pane-count starting-tile",
    "3, 5": "round-over round-unfinished game-over",
    "4": "strip-left-of-glazier strip-removed must-place nothing-fits joker-count",
    "4-5": "keep-missing keep-not-on-strip keep-without-completion round-bonus windows",
    "5": "glazier-already-leftmost",
    "5-6": "leftover-panes ornaments multiplier tie-break",
    "4-6": "broken-glass",
}

OF_BOTH_GAMES = (
    "display-count display-size draw-supply turn-order no-such-display colour-not-there pane-count "
    "round-over round-unfinished game-over"
)

# Values with the default first
ANSWERS = {
    "score_floor": "zero none",
    "return_from_gap": "allowed forbidden",
    "breakage_after_reset": "continues dropped",
    "untouched_centre": "same_starter next_player after_last",
    "refill": "when_empty when_short",
    "tie_losses": "printed paid",
    "leftover_panes": "total per_strip",
    "round_bonus_jokers": "count skip",
    "joker_choice": "free colour_first",
}


def test_each_group_has_these_rules_in_the_order_in_which_they_are_checked() -> None:
    assert {heading: " ".join(rule.name for rule in rules) for heading, rules in BOOK.groups.items()} == NAMES


def test_nothing_is_there_twice() -> None:
    assert len(RULES) == 12 + 9 + 6 + 7
    assert len(BOOK.topics) == 8 + 5
    assert sum(map(len, BOOK.groups.values())) == 34 + 13


def test_a_rule_of_sintra_stands_on_a_page_of_the_rulebook_and_no_other_does() -> None:
    pages = {name: page for page, names in PAGES.items() for name in names.split()}
    assert {name: page for home in BOOK.homes for name, page in home.pages.items()} == pages
    assert dict(game_called("sintra").rulebook().pages) == pages
    assert {name for name, games in GAMES.items() if SINTRA in games} == set(pages)


@pytest.mark.parametrize(
    ("rule", "page"),
    [
        ("must-place", "4"),
        ("keep-missing", "4-5"),
        ("windows", "4-5"),
        ("broken-glass", "4-6"),
        ("starting-tile", "3"),
        ("line-full", None),
        ("wall-points", None),
        ("claimed-score", None),
        ("score_floor", None),
        ("xyzzy", None),
    ],
)
def test_the_page_of_a_rule_is_known_by_its_name(rule: RuleName, page: str | None) -> None:
    assert game_called("sintra").page(rule) == page
    assert game_called("azul").page(rule) is None


def test_these_rules_are_shared_by_both_games() -> None:
    assert {name for name, games in GAMES.items() if games == [SINTRA, AZUL]} == set(OF_BOTH_GAMES.split())


def test_the_lines_and_walls_are_of_azul_alone() -> None:
    azul = f"{NAMES['Lines and walls of Azul']} {NAMES['Scoring in Azul']}".split()
    assert [name for name, games in GAMES.items() if games == [AZUL]] == azul


def test_what_is_wrong_with_a_log_is_of_no_game() -> None:
    assert [name for name in RULES if name not in GAMES] == NAMES["The log itself"].split()


@pytest.mark.parametrize(
    ("rule", "point"),
    [
        ("display-size", "you may spread the panes or tiles of such a short round over the displays as you like"),
        ("nothing-fits", "the glazier stays where it is"),
        ("glazier-already-leftmost", "with no strip left the glazier cannot return"),
        ("turn-order", "you start the next round all the same"),
        ("claimed-score", "the order within a turn"),
        ("game-over", "if bag and lid are both empty when a round is to begin"),
        ("broken-glass", "the order within a turn"),
        ("floor-line", "it costs you nothing more"),
        ("end-of-game", "if bag and lid are both empty when a round is to begin"),
    ],
)
def test_where_the_rulebooks_are_silent_the_rule_says_what_is_decided_here(rule: str, point: str) -> None:
    assert point in " ".join(decided()[rule].split())


def decided() -> dict[str, str]:
    """Return what is decided here, by all games or by one of them."""
    of_all = {name: entry.decided for name, entry in BOOK.entries.items() if entry.decided is not None}
    of_one = {
        name: note.decided for home in BOOK.homes for name, note in home.notes.items() if note.decided is not None
    }
    assert not of_all.keys() & of_one.keys()
    return {str(name): point for name, point in [*of_all.items(), *of_one.items()]}


def test_nothing_else_is_decided_here_but_by_a_ruling() -> None:
    assert set(decided()) == {
        "broken-glass",
        "claimed-score",
        "display-size",
        "end-of-game",
        "floor-line",
        "game-over",
        "glazier-already-leftmost",
        "nothing-fits",
        "turn-order",
    }


def test_these_refer_to_a_ruling() -> None:
    said = {name: f"{entry.text} {entry.otherwise}" for name, entry in BOOK.entries.items()}
    referring = {name: found for name, text in said.items() if (found := re.findall(r"\bruling\s+(\w+)", text))}
    assert {name: " ".join(found) for name, found in referring.items()} == {
        "draw-supply": "refill",
        "starting-tile": "untouched_centre",
        "broken-glass": "breakage_after_reset score_floor",
        "round-bonus": "round_bonus_jokers",
        "leftover-panes": "leftover_panes",
        "tie-break": "tie_losses",
        "turn-order": "untouched_centre",
        "joker-count": "joker_choice",
        "glazier-already-leftmost": "return_from_gap",
    }


def test_the_rulings_are_these_with_these_values() -> None:
    assert {name: " ".join(ruling.values) for name, ruling in RULINGS.items()} == ANSWERS


def test_the_first_value_of_a_ruling_is_the_default() -> None:
    defaults = {name: values.split()[0] for name, values in ANSWERS.items()}
    assert {name: ruling.default for name, ruling in RULINGS.items()} == defaults


def test_azul_shares_two_rulings_with_sintra_and_has_none_of_its_own() -> None:
    both = {"untouched_centre", "refill"}
    assert {name for name, ruling in RULINGS.items() if ruling.games == [SINTRA, AZUL]} == both
    assert {name for name, ruling in RULINGS.items() if ruling.games == [SINTRA]} == set(ANSWERS) - both


@pytest.mark.parametrize("name", ["untouched_centre", "refill"])
def test_a_shared_ruling_is_described_alike_in_both_games(name: str) -> None:
    described = []
    for kind in (SintraRulings, AzulRulings):
        hint = get_type_hints(kind, include_extras=True)[name]
        (meta,) = hint.__metadata__
        described.append((hint.__origin__, meta.title, meta.description))
    assert described[0] == described[1]


@pytest.mark.parametrize("ruling", RULINGS.values(), ids=RULINGS)
def test_each_value_of_a_ruling_has_a_meaning_and_an_outcome_in_the_example(ruling: Any) -> None:
    values = ANSWERS[ruling.name].split()
    assert list(ruling.values) == list(ruling.outcomes) == values
    assert all([*ruling.values.values(), *ruling.outcomes.values(), ruling.case, ruling.question])


def test_why_a_ruling_has_its_default_is_not_in_the_schema_of_a_log() -> None:
    schema = json.dumps(msgspec.json.schema(SintraRulings))
    assert "a loss is cut at 0" in schema
    assert "the score track has no space below 0" in RULINGS["score_floor"].why
    assert "the score track has no space below 0" not in schema
