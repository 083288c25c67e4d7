"""What holds for every game of Stained Glass of Sintra, tried on games made up at random."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any, Final, get_args, get_type_hints

from hypothesis import given
from hypothesis import strategies as st

from sintra_cli.family.rules.illegal import Illegal
from sintra_cli.family.rules.offer import DISPLAYS
from sintra_cli.games.sintra.rules.rulings import SintraRulings
from sintra_cli.games.sintra.rules.table import SintraTable
from tests.playout import PlayedLog, play
from tests.playout.changes import change
from tests.playout.drawing import draw_displays
from tests.playout.every_move import accepted, canonical, sintra_moves
from tests.playout.reports import cut_before, place_of, with_move, without_places
from tests.playout.runs import examples
from tests.playout.setups import SINTRA_COLOURS, letters_of
from tests.playout.sintra_player import SintraPlayer
from tests.playout.state import panes_of, snapshot
from tests.verdicts import judge

OWN_BOX: Final = {
    "colours": ["C coral", "J jade", "A amber", "B blue", "W white"],
    "window_values": [1, 2, 3, 4, 5, 6, 7, 8],
    "broken_glass": [0, 1, 3, 7],
    "ornaments": [[2, 3], [6, 7]],
}
RULINGS: Final = {name: get_args(values) for name, values in get_type_hints(SintraRulings).items()}

Game = dict[str, Any]
seeds = st.integers(0, 2**32 - 1)
set_ups: Final = {
    "seed": seeds,
    "players": st.sampled_from((2, 3, 4)),
    "side": st.sampled_from("AB"),
    "whim": st.sampled_from((1.0, 0.7, 0.3)),
    "rulings": st.fixed_dictionaries({}, optional={name: st.sampled_from(values) for name, values in RULINGS.items()}),
    "box": st.sampled_from((None, OWN_BOX)),
}
whole_games = st.fixed_dictionaries(set_ups)
games = st.fixed_dictionaries({**set_ups, "stop_after": st.integers(0, 100)})


def played(game: Game, watch: Callable[[SintraTable], None] | None = None) -> PlayedLog:
    """Play the game that a strategy has set up."""
    rng = Random(game["seed"])
    rest = {key: value for key, value in game.items() if key not in {"seed", "whim"}}
    return play("sintra", rng, player=SintraPlayer(rng, game["whim"]), watch=watch, **rest)


def letters(game: Game) -> str:
    return letters_of(game["box"], SINTRA_COLOURS)


# --- playing -------------------------------------------------------------------------------------------------


@examples(10)
@given(whole_games)
def test_a_game_of_legal_moves_is_accepted_with_the_totals_that_the_table_had(game: Game) -> None:
    this = played(game)
    report = judge(this.data).report
    assert report.status == "finished"
    assert report.errors == []
    assert [[row.total for row in row_of.players] for row_of in report.rounds] == this.totals
    assert len(this.totals) == 6


@examples(10)
@given(games)
def test_a_game_may_stop_after_any_move(game: Game) -> None:
    this = played(game)
    report = judge(this.data).report
    assert report.errors == []
    assert report.status == ("finished" if len(this.totals) == 6 else "unfinished")


@examples(10)
@given(whole_games)
def test_there_are_always_20_panes_of_each_colour(game: Game) -> None:
    due = dict.fromkeys(letters(game), 20)

    def count(table: SintraTable) -> None:
        assert panes_of(table) == due

    played(game, count)


@examples(8)
@given(whole_games)
def test_score_and_marker_stay_on_their_tracks(game: Game) -> None:
    def look(table: SintraTable) -> None:
        for seat in table.seats:
            assert seat.score >= 0 or table.rulings.score_floor == "none"
            assert 0 <= seat.marker < len(table.box.broken_glass) - 1
            assert 1 <= seat.glazier <= 8
            assert all(len(strip.panes) < 5 for strip in seat.strips.values())

    played(game, look)


# --- legal moves ---------------------------------------------------------------------------------------------


@examples(8)
@given(games)
def test_the_legal_moves_are_all_that_are_accepted_each_once_in_canonical_form_and_order(game: Game) -> None:
    table = played(game).table
    wear_off(table, Random(game["seed"]))
    colours = letters(game)
    right = {canonical(table, move) for move in accepted(table, sintra_moves(colours))}
    listed = list(table.legal_moves())
    order = [(*"123456789C<",), colours, "12345678-", "-012", f"-{colours}"]

    def place(text: str) -> list[int]:
        parts = (text[0], text[1:2], text[2:3], *(text.partition(mark)[2][:1] or "-" for mark in "j="))
        return [list(of).index(part) if part else -1 for of, part in zip(order, parts, strict=True)]

    assert set(listed) == right
    assert [str(move) for move in listed] == sorted({str(move) for move in right}, key=place)


def wear_off(table: SintraTable, rng: Random) -> None:
    """Turn some strips over and remove others, as late in a game that nobody could play in so few moves."""
    for seat in table.seats:
        for slot, strip in list(seat.strips.items()):
            if strip.down is not None and rng.random() < 0.4:
                seat.strips[slot] = strip.turned()
            elif rng.random() < 0.2:
                del seat.strips[slot]


@examples(6)
@given(games)
def test_every_legal_move_can_be_played_and_puts_the_glazier_where_it_says(game: Game) -> None:
    table = played(game).table
    wear_off(table, Random(game["seed"]))
    for move in table.legal_moves():
        ahead = deepcopy(table)
        turn = ahead.play(move)
        assert turn.seat == table.current
        seat = ahead.seats[table.current]
        assert seat.glazier == (
            move.target or (min(seat.strips) if str(move) == "<" else table.seats[turn.seat].glazier)
        )
        assert panes_of(ahead) == panes_of(table)
        assert ahead.current == (table.current + 1) % len(table.seats)


@examples(6)
@given(whole_games)
def test_displays_that_are_refused_change_nothing(game: Game) -> None:
    rng = Random(game["seed"])

    def try_displays(table: SintraTable) -> None:
        if not table.wound_up and rng.random() < 0.9:
            return  # then it is the round that is not over, whatever the displays are
        displays = draw_displays(table.supply, DISPLAYS[len(table.seats)], table.rulings.refill, rng)
        display = rng.randrange(len(displays))
        displays[display] = displays[display][1:] + rng.choice(("", *letters(game)))
        tried = deepcopy(table)
        try:
            tried.lay(displays)
        except Illegal:
            assert snapshot(tried) == snapshot(table)

    played(game, try_displays)


# --- logs ----------------------------------------------------------------------------------------------------


@examples(30)
@given(games, seeds)
def test_one_change_is_legal_or_reported_at_a_move_not_before_it(game: Game, seed: int) -> None:
    before = played(game).document
    moves = [str(move) for move in sintra_moves(letters(game))]
    after, place = change(before, moves, letters(game), Random(seed))
    report = judge(after).report
    untouched = int(place[0]) - 1
    assert report.rounds[:untouched] == judge(before).report.rounds[:untouched]
    if report.status == "illegal":
        error = report.errors[0]
        assert place_of(error) >= place
        assert judge(cut_before(after, error)).report.errors == []
    else:
        assert report.errors == []


@examples(12)
@given(games, seeds)
def test_each_move_that_is_offered_instead_is_accepted_in_its_place(game: Game, seed: int) -> None:
    log = played({**game, "stop_after": game["stop_after"] + 1}).document
    if not log["rounds"][-1]["moves"]:
        del log["rounds"][-1]
    number, written = len(log["rounds"]), log["rounds"][-1]["moves"].split()
    move, rng = len(written), Random(seed)
    every = [str(move) for move in sintra_moves(letters(game))]
    tried = rng.choice(every if rng.random() < 0.3 else [each for each in every if each[:2] == written[-1][:2]])
    report = judge(with_move(log, number, move, tried)).report
    for error in report.errors:
        assert place_of(error) == (number, move)
        assert error.legal
        for instead in rng.sample(error.legal, min(3, len(error.legal))):
            assert judge(with_move(log, number, move, instead)).report.errors == []
        assert tried not in error.legal


@examples(8)
@given(games, seeds)
def test_both_forms_of_moves_give_the_same_report(game: Game, seed: int) -> None:
    moves = [str(move) for move in sintra_moves(letters(game))]
    log, _ = change(played(game).document, moves, letters(game), Random(seed))
    rounds = [{**this, "moves": this["moves"].split()} for this in log["rounds"]]
    assert without_places(judge({**log, "rounds": rounds}).report) == without_places(judge(log).report)


@examples(8)
@given(games)
def test_player_count_and_points_may_be_written_with_every_move(game: Game) -> None:
    this = played(game)
    rounds = [{**round_, "moves": moves} for round_, moves in zip(this.document["rounds"], this.annotated, strict=True)]
    assert judge({**this.document, "rounds": rounds}).report == judge(this.document).report


@examples(8)
@given(whole_games)
def test_the_totals_after_each_round_may_be_claimed(game: Game) -> None:
    this = played(game)
    rounds = [
        {**round_, "claimed": totals} for round_, totals in zip(this.document["rounds"], this.totals, strict=True)
    ]
    final = {name: score.total for name, score in zip(this.table.names, this.table.final(), strict=True)}
    report = judge({**this.document, "rounds": rounds, "claimed": final}).report
    assert report.errors == []
    assert report.final is not None
    assert {row.player: row.claimed for row in report.final} == final


@examples(6)
@given(games)
def test_the_same_log_gives_the_same_report(game: Game) -> None:
    this = played(game)
    assert played(game).data == this.data
    assert judge(this.data) == judge(this.data)
