"""What holds for every game of Azul, tried on games made up at random."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any, Final, get_args, get_type_hints

from hypothesis import given
from hypothesis import strategies as st

from sintra_cli.family.rules.illegal import Illegal
from sintra_cli.family.rules.offer import DISPLAYS
from sintra_cli.games.azul.rules.board import MARKER, Seat
from sintra_cli.games.azul.rules.rulings import AzulRulings
from sintra_cli.games.azul.rules.table import AzulTable
from tests.playout import PlayedLog, play
from tests.playout.azul_player import AzulPlayer
from tests.playout.changes import change
from tests.playout.drawing import draw_displays
from tests.playout.every_move import accepted, azul_moves
from tests.playout.reports import cut_before, place_of, with_move, without_places
from tests.playout.runs import examples
from tests.playout.setups import AZUL_COLOURS, letters_of
from tests.playout.state import snapshot, tiles_of
from tests.verdicts import judge

OWN_BOX: Final = {"colours": ["C coral", "J jade", "A amber", "B blue", "W white"]}
RULINGS: Final = {name: get_args(values) for name, values in get_type_hints(AzulRulings).items()}
"""Every ruling and its values."""

Game = dict[str, Any]
seeds = st.integers(0, 2**32 - 1)
set_ups: Final = {
    "seed": seeds,
    "players": st.sampled_from((2, 3, 4)),
    "wall": st.sampled_from(("coloured", "grey")),
    "whim": st.sampled_from((1.0, 0.7, 0.3)),
    "rulings": st.fixed_dictionaries({}, optional={name: st.sampled_from(values) for name, values in RULINGS.items()}),
    "box": st.sampled_from((None, OWN_BOX)),
}
whole_games = st.fixed_dictionaries(set_ups)
games = st.fixed_dictionaries({**set_ups, "stop_after": st.integers(0, 120)})


def played(game: Game, watch: Callable[[AzulTable], None] | None = None) -> PlayedLog:
    """Play the game that a strategy has set up."""
    rng = Random(game["seed"])
    rest = {key: value for key, value in game.items() if key not in {"seed", "whim"}}
    return play("azul", rng, player=AzulPlayer(rng, game["whim"]), watch=watch, **rest)


def letters(game: Game) -> str:
    return letters_of(game["box"], AZUL_COLOURS)


def written_moves(game: Game) -> list[str]:
    return [str(move) for move in azul_moves(letters(game))]


# --- playing -------------------------------------------------------------------------------------------------


@examples(12)
@given(whole_games)
def test_a_game_of_legal_moves_is_accepted_with_the_totals_that_the_table_had(game: Game) -> None:
    this = played(game)
    report = judge(this.data).report
    assert report.status == ("finished" if this.table.over else "unfinished")
    assert report.errors == []
    assert [[row.total for row in row_of.players] for row_of in report.rounds] == this.totals


@examples(10)
@given(games)
def test_a_game_may_stop_after_any_move(game: Game) -> None:
    this = played(game)
    report = judge(this.data).report
    assert report.errors == []
    assert report.status == ("finished" if this.table.over else "unfinished")


@examples(12)
@given(whole_games)
def test_there_are_always_20_tiles_of_each_colour(game: Game) -> None:
    due = dict.fromkeys(letters(game), 20)

    def count(table: AzulTable) -> None:
        assert tiles_of(table) == due

    played(game, count)


@examples(8)
@given(whole_games)
def test_the_boards_hold_what_boards_can_hold(game: Game) -> None:
    def look(table: AzulTable) -> None:
        for seat in table.seats:
            assert seat.score >= 0
            assert len(seat.floor) <= 7
            for line, tiles in seat.lines.items():
                assert len(tiles) <= line
                assert len(set(tiles)) <= 1
            for row in seat.wall.rows:
                laid = [tile for tile in row if tile]
                assert len(set(laid)) == len(laid)
            for column in zip(*seat.wall.rows, strict=True):
                laid = [tile for tile in column if tile]
                assert len(set(laid)) == len(laid)
        markers = sum(seat.floor.count(MARKER) for seat in table.seats)
        assert markers <= (table.offer.tile_taken_by is not None and not table.wound_up)

    played(game, look)


@examples(8)
@given(whole_games)
def test_the_game_ends_after_the_first_round_that_completes_a_row_or_leaves_nothing_to_draw(game: Game) -> None:
    ended: list[bool] = []

    def look(table: AzulTable) -> None:
        if table.wound_up:
            row = any(all(row) for seat in table.seats for row in seat.wall.rows)
            ended.append(row or not any([*table.supply.bag.values(), *table.supply.discard.values()]))

    this = played(game, look)
    assert ended[-1] is this.table.over
    assert not any(ended[:-1])


# --- legal moves ---------------------------------------------------------------------------------------------


@examples(16)
@given(games)
def test_the_legal_moves_are_all_that_are_accepted_in_canonical_order(game: Game) -> None:
    table = played(game).table
    order = ("123456789C", letters(game), "12345-")

    def place(text: str) -> list[int]:
        return [of.index(part) for of, part in zip(order, text, strict=True)]

    right = sorted(map(str, accepted(table, azul_moves(letters(game)))), key=place)
    assert [str(move) for move in table.legal_moves()] == right


@examples(8)
@given(games)
def test_every_legal_move_can_be_played(game: Game) -> None:
    table = played(game).table
    due = dict.fromkeys(letters(game), 20)
    for move in table.legal_moves():
        ahead = deepcopy(table)
        turn = ahead.play(move)
        assert turn.seat == table.current
        assert tiles_of(ahead) == due
        assert ahead.current == (table.current + 1) % len(table.seats)


@examples(6)
@given(whole_games)
def test_displays_that_are_refused_change_nothing(game: Game) -> None:
    rng = Random(game["seed"])

    def try_displays(table: AzulTable) -> None:
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


@examples(10)
@given(whole_games.map(lambda game: {**game, "wall": "grey"}))
def test_columns_are_accepted_where_they_are_free_and_lack_the_colour_and_a_refusal_changes_nothing(
    game: Game,
) -> None:
    rng = Random(game["seed"])

    def try_columns(table: AzulTable) -> None:
        if table.wound_up or not table.offer_over:
            return
        for _ in range(3):
            choices = [_some_columns(seat, rng) for seat in table.seats]
            tried = deepcopy(table)
            try:
                tried.wind_up(choices, last=False)
            except Illegal:
                assert snapshot(tried) == snapshot(table)
                legal = False
            else:
                legal = True
            assert legal is all(map(_is_legal, table.seats, choices))

    played(game, try_columns)


def _some_columns(seat: Seat, rng: Random) -> dict[int, int]:
    """Choose columns, mostly for the complete lines, and mostly free ones."""
    chosen = {}
    for line, tiles in seat.lines.items():
        if rng.random() < (0.97 if len(tiles) == line else 0.01):
            columns = [column for column in range(1, 6) if not seat.wall.rows[line - 1][column - 1]]
            chosen[line] = rng.choice(columns or [1]) if rng.random() < 0.95 else rng.randint(1, 5)
    return chosen


def _is_legal(seat: Seat, choices: dict[int, int]) -> bool:
    """Tell whether each complete line has one column that may be meant, and no other line has any."""
    taken = {
        (row, column): tile
        for row, tiles in enumerate(seat.wall.rows, 1)
        for column, tile in enumerate(tiles, 1)
        if tile
    }
    for line, tiles in seat.lines.items():
        if len(tiles) < line:
            if line in choices:
                return False
            continue
        closed = {column for (_, column), tile in taken.items() if tile == tiles[0]}
        closed |= {column for row, column in taken if row == line}
        open_to_it = {1, 2, 3, 4, 5} - closed
        meant = {choices[line]} if line in choices else open_to_it
        if len(meant) > 1 or not meant <= open_to_it:
            return False
        for column in meant:
            taken[line, column] = tiles[0]
    return True


# --- logs ----------------------------------------------------------------------------------------------------


@examples(40)
@given(games, seeds)
def test_one_change_is_legal_or_reported_at_a_move_not_before_it(game: Game, seed: int) -> None:
    before = played(game).document
    after, place = change(before, written_moves(game), letters(game), Random(seed))
    report = judge(after).report
    untouched = int(place[0]) - 1
    assert report.rounds[:untouched] == judge(before).report.rounds[:untouched]
    if report.status == "illegal":
        error = report.errors[0]
        assert place_of(error) >= place
        assert judge(cut_before(after, error)).report.errors == []
    else:
        assert report.errors == []


@examples(16)
@given(games, seeds)
def test_each_move_that_is_offered_instead_is_accepted_in_its_place(game: Game, seed: int) -> None:
    log = played({**game, "stop_after": game["stop_after"] + 1}).document
    if not log["rounds"][-1]["moves"]:
        del log["rounds"][-1]
    log["rounds"][-1].pop("tiling", None)
    number, written = len(log["rounds"]), log["rounds"][-1]["moves"].split()
    move, rng = len(written), Random(seed)
    every = written_moves(game)
    tried = rng.choice(every if rng.random() < 0.3 else [each for each in every if each[:2] == written[-1][:2]])
    report = judge(with_move(log, number, move, tried)).report
    for error in report.errors:
        assert place_of(error) == (number, move)
        assert error.legal
        for instead in rng.sample(error.legal, min(3, len(error.legal))):
            assert judge(with_move(log, number, move, instead)).report.errors == []
        assert tried not in error.legal


@examples(10)
@given(games, seeds)
def test_both_forms_of_moves_give_the_same_report(game: Game, seed: int) -> None:
    log, _ = change(played(game).document, written_moves(game), letters(game), Random(seed))
    rounds = [{**this, "moves": this["moves"].split()} for this in log["rounds"]]
    assert without_places(judge({**log, "rounds": rounds}).report) == without_places(judge(log).report)


@examples(10)
@given(games)
def test_player_and_count_may_be_written_with_every_move(game: Game) -> None:
    this = played(game)
    rounds = [{**round_, "moves": moves} for round_, moves in zip(this.document["rounds"], this.annotated, strict=True)]
    assert judge({**this.document, "rounds": rounds}).report == judge(this.document).report


@examples(8)
@given(whole_games)
def test_choices_may_be_written_by_name(game: Game) -> None:
    this = played({**game, "wall": "grey"})
    names = this.table.names
    rounds = [
        {**round_, "tiling": {name: text for name, text in zip(names, round_["tiling"], strict=True) if text}}
        for round_ in this.document["rounds"]
    ]
    assert judge({**this.document, "rounds": rounds}).report == judge(this.document).report


@examples(8)
@given(whole_games)
def test_the_totals_after_each_round_may_be_claimed(game: Game) -> None:
    this = played(game)
    rounds = [
        {**round_, "claimed": totals} for round_, totals in zip(this.document["rounds"], this.totals, strict=True)
    ]
    final = {name: score.total for name, score in zip(this.table.names, this.table.final(), strict=True)}
    claimed = final if this.table.over else {}
    report = judge({**this.document, "rounds": rounds, "claimed": claimed}).report
    assert report.errors == []
    assert {row.player: row.claimed for row in report.final or ()} == claimed


@examples(6)
@given(games)
def test_the_same_log_gives_the_same_report(game: Game) -> None:
    this = played(game)
    assert played(game).data == this.data
    assert judge(this.data) == judge(this.data)
