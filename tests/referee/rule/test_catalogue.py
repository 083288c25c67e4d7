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
GAMES = {rule: [home.game for home in homes] for rule, homes in BOOK.homes.items()}
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
    "Lines and walls of Azul": "line-full line-colour wall-has-colour tiling-line tiling-column tiling-missing",
    "The log itself": "unreadable toml-syntax log-shape move-syntax claimed-score game-unfinished",
}

PAGES = {
    "2": "round-track strip-set display-count display-size",
    "3": "draw-supply turn-order no-such-display colour-not-there pane-count",
    "3, 5": "round-over round-unfinished game-over",
    "4": "strip-left-of-glazier strip-removed must-place nothing-fits joker-count",
    "4-5": "keep-missing keep-not-on-strip keep-without-completion",
    "5": "glazier-already-leftmost",
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


def test_no_rule_is_there_twice() -> None:
    assert len(RULES) == sum(map(len, BOOK.groups.values())) == 12 + 9 + 6 + 6


def test_a_rule_of_sintra_stands_on_a_page_of_the_rulebook_and_no_other_does() -> None:
    pages = {name: page for page, names in PAGES.items() for name in names.split()}
    assert {name: home.page for name, homes in BOOK.homes.items() for home in homes if home.page is not None} == pages
    assert {name for name, games in GAMES.items() if SINTRA in games} == set(pages)


@pytest.mark.parametrize(
    ("rule", "page"),
    [
        ("must-place", "4"),
        ("keep-missing", "4-5"),
        ("line-full", None),
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
    azul = NAMES["Lines and walls of Azul"].split()
    assert [name for name, games in GAMES.items() if games == [AZUL]] == azul


def test_what_is_wrong_with_a_log_is_of_no_game() -> None:
    assert [name for name in RULES if name not in GAMES] == NAMES["The log itself"].split()


@pytest.mark.parametrize(
    ("rule", "point"),
    [
        ("display-size", "how the panes of such a short round are spread over the displays is not checked"),
        ("nothing-fits", "the glazier stays where it is"),
        ("glazier-already-leftmost", "with no strip left the glazier cannot return"),
        ("turn-order", "whoever takes the marker with a full floor line starts the next round all the same"),
        ("claimed-score", "the order within a turn"),
        ("game-over", "where bag and lid are both empty when a round is to begin"),
    ],
)
def test_where_the_rulebooks_are_silent_the_rule_says_what_is_decided_here(rule: str, point: str) -> None:
    assert point in " ".join((RULES[rule].decided or "").split())


def test_nothing_else_is_decided_here_but_by_a_ruling() -> None:
    decided = {name for name, rule in RULES.items() if rule.decided is not None}
    assert decided == {
        "claimed-score",
        "display-size",
        "game-over",
        "glazier-already-leftmost",
        "nothing-fits",
        "turn-order",
    }


@pytest.mark.parametrize("rule", RULES.values(), ids=RULES)
def test_a_ruling_that_a_rule_refers_to_exists(rule: Any) -> None:
    referred = re.findall(r"\bruling\s+(\w+)", rule.text)
    assert set(referred) <= set(RULINGS)


def test_these_rules_refer_to_a_ruling() -> None:
    referring = {name: found[1] for name, rule in RULES.items() if (found := re.search(r"\bruling\s+(\w+)", rule.text))}
    assert referring == {
        "draw-supply": "refill",
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
