"""A ruling is noted where another value would lead to something else, and nowhere else: tried on random games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from operator import methodcaller
from random import Random
from typing import Any, Final, get_args, get_type_hints

from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from sintra_cli.family.rules.illegal import Illegal
from sintra_cli.family.rules.move import RETURN, Move
from sintra_cli.family.rules.offer import DISPLAYS
from sintra_cli.family.rules.ranking import rank
from sintra_cli.family.rules.turn import Decision
from sintra_cli.games.azul.rules.rulings import AzulRulings
from sintra_cli.games.sintra.rules.rulings import SintraRulings
from tests.building.logs import read_log
from tests.playout import PlayedLog, play
from tests.playout.drawing import draw_displays
from tests.playout.runs import examples
from tests.playout.sintra_player import SintraPlayer
from tests.playout.state import snapshot

AnyTable = Any
Act = Callable[[AnyTable], Any]


VALUES: Final = {
    rulings.__name__: {name: get_args(values) for name, values in get_type_hints(rulings).items()}
    for rulings in (SintraRulings, AzulRulings)
}


def set_ups(rulings: type) -> dict[str, st.SearchStrategy[Any]]:
    chosen = {name: st.sampled_from(values) for name, values in VALUES[rulings.__name__].items()}
    return {
        "seed": st.integers(0, 2**32 - 1),
        "players": st.sampled_from((2, 3, 4)),
        "rulings": st.fixed_dictionaries({}, optional=chosen),
    }


# A short track, so that the marker often comes to its end, and windows of no worth, so that ties are often broken.
BOXES = (None, {"broken_glass": [0, 1, 2, 5]}, {"broken_glass": [0, 3], "window_values": [0] * 8, "ornaments": []})
sintra_games = st.fixed_dictionaries(
    {**set_ups(SintraRulings), "side": st.sampled_from("AB"), "box": st.sampled_from(BOXES)}
)
azul_games = st.fixed_dictionaries({**set_ups(AzulRulings), "wall": st.sampled_from(("coloured", "grey"))})


def sintra_game(game: dict[str, Any]) -> PlayedLog:
    rng = Random(game["seed"])
    rest = {key: value for key, value in game.items() if key != "seed"}
    return play("sintra", rng, player=SintraPlayer(rng, whim=0.5), **rest)


def azul_game(game: dict[str, Any]) -> PlayedLog:
    rest = {key: value for key, value in game.items() if key != "seed"}
    return play("azul", Random(game["seed"]), **rest)


def otherwise(table: AnyTable, ruling: str) -> Iterator[AnyTable]:
    """Yield a table in the same position for every other value of a ruling."""
    now = getattr(table.rulings, ruling)
    for value in VALUES[type(table.rulings).__name__][ruling]:
        if value != now:
            twin = table.copy()
            twin.rulings = structs.replace(table.rulings, **{ruling: value})
            yield twin


def outcome(table: AnyTable, act: Act) -> Any:
    """Do something on a copy of a table, and return what that came to."""
    twin = table.copy()
    try:
        act(twin)
    except Illegal:
        return "illegal"
    starter = None if twin.finished else twin.starter  # nobody starts a round after the last
    changing = (twin.seats, twin.supply, twin.offer, twin.round, twin.current, twin.wound_up)
    return snapshot((*changing, starter))


def deciding(table: AnyTable, act: Act) -> set[str]:
    """Return the rulings with another value of which something would come to something else."""
    as_it_is = outcome(table, act)
    names = type(table.rulings).__struct_fields__
    return {name for name in names if any(outcome(other, act) != as_it_is for other in otherwise(table, name))}


def steps(played: PlayedLog) -> Iterator[tuple[AnyTable, Act, Callable[[Any], set[str]]]]:
    """Yield each table before something happens, what happens then, and how to see which rulings were noted."""
    log = read_log(played.data)
    table: AnyTable = log.open()

    def noted(_: Any) -> set[str]:
        return {each.ruling for each in table.decided}

    def in_turn(turn: Any) -> set[str]:
        return {each.ruling for each in turn.decided}

    for number, written in enumerate(log.rounds, 1):
        yield table, methodcaller("lay", written.displays), noted
        for move in written.moves:
            yield table, methodcaller("play", move), in_turn
        last = number == len(log.rounds)
        yield table, methodcaller("wind_up", written.choices, last=last), noted


def verify(played: PlayedLog, rng: Random) -> None:
    """Try the other values at each step at which a ruling is noted, and at a quarter of those at which none is."""
    for table, act, noted in steps(played):
        before = table.copy()
        found = noted(act(table))
        if found or rng.random() < 0.25:
            assert found == deciding(before, act)


@given(game=sintra_games)
@examples(6)
def test_in_every_round_and_move_of_sintra(game: dict[str, Any]) -> None:
    verify(sintra_game(game), Random(game["seed"]))


@given(game=azul_games)
@examples(5)
def test_in_every_round_and_move_of_azul(game: dict[str, Any]) -> None:
    verify(azul_game(game), Random(game["seed"]))


def scored(table: AnyTable) -> list[dict[str, Any]]:
    """Return each final scoring without what only the ranking needs."""
    found = []
    for final in table.final():
        values = structs.asdict(final)
        del values["lost"], values["decided"]
        found.append(values)
    return found


def places(table: AnyTable) -> list[int]:
    standings = rank([(final.total, final.tie_break) for final in table.final()], "fewer")
    return [standing.place for standing in sorted(standings, key=lambda standing: standing.seat)]


@given(game=sintra_games)
@examples(15)
def test_in_the_final_scoring_of_sintra_and_its_ranking(game: dict[str, Any]) -> None:
    table = sintra_game(game).table
    finals = table.final()
    named = [{each.ruling for each in final.decided} for final in finals]
    for ruling in ("leftover_panes", "score_floor"):
        (other,) = otherwise(table, ruling)
        for names, now, then in zip(named, scored(table), scored(other), strict=True):
            assert (ruling in names) == (now != then)
    (other,) = otherwise(table, "tie_losses")
    same_places = places(table) == places(other)
    assert any("tie_losses" in names for names in named) == (not same_places)
    assert set().union(*named) <= {"leftover_panes", "score_floor", "tie_losses"}


def numbers(decided: Iterable[Decision], ruling: str) -> list[tuple[int, int]]:
    """Return what is noted of one ruling."""
    return [(each.did, each.otherwise) for each in decided if each.ruling == ruling]


def verify_numbers(decided: Iterable[Decision], ruling: str, done_otherwise: Iterable[Decision]) -> None:
    """Verify that what would have come of the other value of a ruling is what comes of it."""
    assert numbers(decided, ruling) == [pair[::-1] for pair in numbers(done_otherwise, ruling)]


@given(game=sintra_games)
@examples(10)
def test_what_would_have_come_of_the_other_value_comes_of_it(game: dict[str, Any]) -> None:
    table = None
    for table, act, noted in steps(sintra_game(game)):
        before = table.copy()
        done = act(table)
        for ruling in noted(done) & {"score_floor", "breakage_after_reset", "round_bonus_jokers"}:
            (other,) = otherwise(before, ruling)
            verify_numbers(done.decided, ruling, act(other).decided)
    assert table is not None
    for ruling in ("leftover_panes", "score_floor", "tie_losses"):
        (other,) = otherwise(table, ruling)
        for final, final_otherwise in zip(table.final(), other.final(), strict=True):
            verify_numbers(final.decided, ruling, final_otherwise.decided)


def refused_by(table: AnyTable, act: Act) -> str | None:
    """Return the ruling that something is said to be illegal by, or None; "legal" where it is legal."""
    try:
        act(table.copy())
    except Illegal as error:
        return error.ruling
    return "legal"


def tried(table: AnyTable, rng: Random) -> Iterator[Move]:
    """Yield moves that are legal, or may be illegal by a ruling."""
    yield Move(RETURN)
    for move in table.legal_moves():
        if move.target and rng.random() < 0.05:
            for jokers in (None, 1, 2):
                for keep in (None, move.colour):
                    yield structs.replace(move, jokers=jokers, keep=keep)


@given(game=sintra_games)
@examples(5)
def test_what_is_illegal_by_a_ruling_is_legal_with_its_other_value(game: dict[str, Any]) -> None:
    rng = Random(game["seed"])
    for table, act, _ in steps(sintra_game(game)):
        for move in tried(table, rng) if not table.wound_up and rng.random() < 0.4 else ():
            verify_refusal(table, methodcaller("play", move))
        if table.wound_up and not table.over:
            laid = draw_displays(table.supply, DISPLAYS[len(table.seats)], "when_short", rng)
            verify_refusal(table, methodcaller("lay", laid))
        act(table)


def verify_refusal(table: AnyTable, act: Act) -> None:
    ruling = refused_by(table, act)
    if ruling != "legal":
        names = type(table.rulings).__struct_fields__
        legal_with = [name for name in names for other in otherwise(table, name) if refused_by(other, act) == "legal"]
        assert legal_with == ([] if ruling is None else [ruling])
