"""What positions say about panes that are counted and not there, as it is written now and as older versions did."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Any

import pytest
import tomli
from hypothesis import given
from hypothesis import strategies as st

from sintra_cli.family.missing import write_missing
from sintra_cli.family.rules.address import START, Address
from sintra_cli.family.rules.bounds import Bounds, at_least, at_most, nothing, one_more
from sintra_cli.family.rules.supply import Supply
from sintra_cli.log.log import Log
from sintra_cli.log.read import read
from sintra_cli.log.write import write_log
from sintra_cli.referee import judge
from sintra_cli.referee.cut import cut
from sintra_cli.toml.faults import Refused
from sintra_cli.toml.write import inline
from tests.building.logs import read_log
from tests.family.rules.test_supply import spread
from tests.family.rules.unknown_kept_games import THREE_PLAYERS, TWO_PLAYERS
from tests.log.logs import messages
from tests.playout.runs import examples

COLOURS = "RYGBW"
HALF = "".join(colour * 10 for colour in COLOURS)
HEADER = """format = 1
game = "sintra"
side = "A"
players = [{ name = "Ana" }, { name = "Ben" }]
[position]
displays = []
"""


def position(missing: object, bag: str = HALF, tower: str = HALF) -> str:
    """Return a log that begins between two rounds, in which something is missing from bag and tower."""
    return f'{HEADER}bag = "{bag}"\ntower = "{tower}"\nmissing = {inline(missing)}\n'


def supply_of(text: str) -> Supply:
    supply: Supply = read_log(text).open().supply
    return supply


def some_bounds(rng: Random) -> Bounds:
    """Return bounds as a game leaves them: of strips that came back, and of draws that say more."""
    found = nothing(5)
    for _ in range(rng.randint(1, 6)):
        found = one_more(found, rng.sample(range(5), rng.randint(1, 5)))
    for _ in range(rng.randint(0, 2)):
        limits = [rng.randint(0, 3) for _ in COLOURS]
        found = at_most(found, limits) or at_least(found, [limit - 2 for limit in limits]) or found
    return found


def ways(bounds: Bounds) -> list[str]:
    """List all ways in which panes may be missing, as letters."""
    return sorted("".join(map(str.__mul__, COLOURS, counts)) for counts in spread(bounds))


# --- limits --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("limits", "what"),
    [
        (["1 R"], {"R"}),
        (["2 RY", "1 R"], {"RY", "YY"}),
        (["3 RYB", "1 R", "2 YB"], {"RYY", "RYB", "RBB"}),
        (["1 R", "1 Y"], {"RY"}),  # one of each
        (["1 RY", "1 GB"], {"RG", "RB", "YG", "YB"}),
        (["2 yr"], {"RR", "RY", "YY"}),
        (["2 RY", "1 RY"], {"R", "Y"}),
        (["1 RRY"], {"R", "Y"}),
        (["0 R"], {""}),
        ([], {""}),
    ],
)
def test_limits_say_how_many_are_missing_and_of_which_colours(limits: Sequence[str], what: set[str]) -> None:
    found = supply_of(position({"bag": limits}))
    assert set(ways(found.bag.missing)) == what
    assert found.total() == 100 - len(what.pop())


@examples(80)
@given(seed=st.integers(0, 2**32 - 1))
def test_what_is_written_is_read_as_the_same_and_nothing_of_it_can_be_left_out(seed: int) -> None:
    bounds = some_bounds(Random(seed))
    limits = write_missing(bounds, COLOURS)
    assert supply_of(position({"tower": limits})).discard.missing == bounds
    for left_out in limits:
        fewer = [limit for limit in limits if limit != left_out]
        read_as = read(position({"tower": fewer}).encode(), {}, {})
        assert isinstance(read_as, Refused) or supply_of(position({"tower": fewer})).discard.missing != bounds


def test_a_strip_of_three_colours_and_one_of_two_are_written_in_a_line() -> None:
    # a kept pane of RYB and one of RY: two in all, of which one may be blue
    bounds = one_more(one_more(nothing(5), [0, 1, 3]), [0, 1])
    assert write_missing(bounds, COLOURS) == ["2 RYB", "1 B"]


@pytest.mark.parametrize("text", [TWO_PLAYERS, THREE_PLAYERS], ids=["two players", "three players"])
def test_what_show_writes_in_a_game_without_any_kept_pane_is_the_same_supply(text: str) -> None:
    log = read(text.encode(), {}, {})
    assert isinstance(log, Log)
    for number in range(2, 7):
        document = cut(log, Address(number, START))
        written = write_log(document)
        again = read(written.encode(), {}, {})
        assert isinstance(again, Log)
        assert write_log(cut(again, Address(number, START))) == written
        assert judge(written.encode()).report.final == judge(text.encode()).report.final
    heaps = tomli.loads(written)["position"]["missing"]
    assert set(heaps) <= {"bag", "tower"}
    assert all(len(limits) < 32 for limits in heaps.values())


def test_the_middle_of_a_round_without_displays_says_what_is_missing_from_what_came_back() -> None:
    header = HEADER.replace('side = "A"\n', 'side = "A"\nround_colours = "RRYGBW"\n')
    log = header.replace("displays = []\n", "").replace(
        '{ name = "Ana" }', '{ name = "Ana", strips = ["RYGBW/RYGBW"] }'
    ) + (
        'bag = "RRRRRYYYYYGGGGGBBBBBWWWWW"\ntower = ""\n[position.players.Ana]\npanes = ["RYGB"]\n'
        '[[rounds]]\nmoves = "?1W1=? ?1W-"\n'
    )
    opened = read(log.encode(), {}, {})
    assert isinstance(opened, Log)
    written = write_log(cut(opened, Address(1, 2)))
    found = tomli.loads(written)["position"]
    assert found["missing"] == {"given_back": ["1 RYGBW"]}
    assert found["unseen"]["given_back"] == ["R", "Y", "G", "B", "W"]
    supply = supply_of(written)
    assert supply.held is not None
    assert (supply.held.missing, supply.held.size, supply.total()) == ((0, *[1] * 31), 4, 25)


def test_older_versions_wrote_all_but_one_of_what_came_back() -> None:
    log = HEADER.replace("displays = []\n", "") + (
        'bag = "RRRYYY"\ntower = ""\n'
        'unseen = { displays = 5, centre = 0, left = 4, given_back = ["RR", "RYGBB-", "gg-"] }\n'
    )
    held = supply_of(log).held
    assert held is not None
    # RR and RYGBB less one that nobody noted, and of GG the other one
    assert (dict(held), held.missing) == ({"R": 3, "Y": 1, "G": 2, "B": 2, "W": 0}, one_more(nothing(5), range(4)))


# --- ways, as older versions wrote them ----------------------------------------------------------------------------


@examples(40)
@given(seed=st.integers(0, 2**32 - 1))
def test_the_ways_that_older_versions_wrote_mean_the_same(seed: int) -> None:
    rng = Random(seed)
    in_bag, in_tower = some_bounds(rng), some_bounds(rng)
    written = [list(way) for way in product(ways(in_bag), ways(in_tower))]
    found = supply_of(position(written))
    assert (found.bag.missing, found.discard.missing) == (in_bag, in_tower)


def test_ways_that_no_game_leaves_are_all_allowed() -> None:
    # red and yellow or green and blue: no bounds say that and not red and green too
    found = supply_of(position([["RY", ""], ["GB", ""]]))
    assert set(ways(found.bag.missing)) == {"RY", "RG", "RB", "YG", "YB", "GB"}


OLD = """format = 1
game = "sintra"
side = "A"
[[players]]
name = "A"
strips = ["RYGBW/RYGBW", "RYGBW/RYGBW", "RYGBW/RYGBW", "RYGBW/RYGBW", "RYGBW/RYGBW", "RYGBW/RYGBW"]
[[players]]
name = "B"
strips = ["RYGBW/RYGBW", "RYGBW/RYGBW", "RYGBW/RYGBW", "RYGBW/RYGBW", "RYGBW/RYGBW", "RYGBW/RYGBW"]
[position]
displays = ["RYGB","RYGB","RYGB","RYGB","RYGB"]
bag = "RRRRRYYYYYGGGGGBBBBBWWWWW"
tower = "RYGBWRYGBW"
missing = MISSING
[position.players.A]
panes = ["YGBW"]
[position.players.B]
panes = ["RGBW"]
[[rounds]]
moves = "1R1=? CY1=? CG2 CB2 2R2 CY2"
"""


def test_a_list_of_many_ways_is_answered_as_its_one_limit() -> None:
    every = [[way, ""] for way in ways((0, *[5] * 31))]
    assert len(every) == 126  # of 5 colours 5 with repetition: (5 + 4)! / 5! / 4!
    by_ways = judge(OLD.replace("MISSING", str(every).replace("'", '"')).encode()).report
    by_limit = judge(OLD.replace("MISSING", '{ bag = ["5 RYGBW"] }').encode()).report
    assert (by_ways.status, by_ways.rounds) == (by_limit.status, by_limit.rounds)
    assert [(error.rule, error.message) for error in by_ways.errors] == [
        (error.rule, error.message) for error in by_limit.errors
    ]


# --- what cannot be --------------------------------------------------------------------------------------------------

LIMIT = 'must be how many panes of some colours may be missing at most, such as "2 RY", not '


@pytest.mark.parametrize(
    ("missing", "message"),
    [
        ({"bag": ["1 K"]}, "missing, bag: K is no colour of the box, which has R, Y, G, B, W"),
        ({"bag": ["11 R"]}, "11 R cannot be missing from `bag`, which counts 10 of them"),
        ({"given_back": ["1 R"]}, "1 R cannot be missing from `given_back`, which counts 0 of them"),
        ({"bag": ["R"]}, f'position, missing, bag no. 1 {LIMIT}"R"'),
        ({"bag": ["-1 R"]}, f'position, missing, bag no. 1 {LIMIT}"-1 R"'),
        ({"bag": ["9999999999999999 R"]}, f'position, missing, bag no. 1 {LIMIT}"9999999999999999 R"'),
        (
            {"bag": ["1 RY", "1 YG", "1 RG"]},
            "no game leaves such limits in `bag`: let `sintra show --format toml` write them",
        ),
        ({"lid": ["1 R"]}, 'unknown key `lid`: it is for game = "azul", under [position]'),
        ([["K", ""]], "missing, bag: K is no colour of the box, which has R, Y, G, B, W"),
        ([["R", "Y"], ["Y", ""]], "0 missing from `tower`, but 1 in the first way: all list as many"),
    ],
)
def test_what_cannot_be_missing_is_a_log_error(missing: Any, message: str) -> None:
    assert messages(position(missing)) == [message]


@pytest.mark.parametrize("missing", [{"bag": ["1 R"]}, [["R", ""]]])
def test_bag_and_tower_must_be_written_where_something_is_missing_from_them(missing: Any) -> None:
    text = f'{HEADER}bag = "R"\nmissing = {inline(missing)}\n'
    assert messages(text) == ["`missing` is about what bag and tower count: write both of them"]


def test_a_great_many_of_anything_are_read_at_once() -> None:
    many = [f"{number % 900} {letters}" for number in range(2_000) for letters in ("R", "RY", "RYGBW")]
    assert set(ways(supply_of(position({"bag": many})).bag.missing)) == {""}  # 0 RYGBW is among them
    long = "R" * 50_000
    assert messages(position([[long, ""]])) == ["50000 R cannot be missing from `bag`, which counts 10 of them"]


def test_in_azul_nothing_is_missing() -> None:
    log = 'format = 1\ngame = "azul"\nwall = "grey"\nplayers = [{ name = "A" }, { name = "B" }]\n[position]\n'
    (message,) = messages(f'{log}bag = "B"\nlid = ""\nmissing = {{ bag = ["1 B"] }}\n')
    assert message.startswith("unknown key `missing`")
