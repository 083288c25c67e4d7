"""What counts as the same, what counts as better, and that the search and the judge agree on what is wrong."""

from __future__ import annotations

from random import Random

import pytest

from sintra_cli.family.rules.address import END, START
from sintra_cli.family.rules.replay import LAY
from sintra_cli.log.log import Log, Overrides
from sintra_cli.log.read import read
from sintra_cli.referee import judge
from sintra_cli.referee.repair.draft import Draft
from sintra_cli.referee.repair.mending import Mending
from sintra_cli.referee.repair.search import Search
from sintra_cli.referee.repair.trial import CLAIMS_LEFT, Course
from sintra_cli.toml.faults import Refused
from tests.benchmarks.typing_errors import mistyped
from tests.building.logs import data_of
from tests.playout.changes import change
from tests.playout.every_move import azul_moves, sintra_moves
from tests.playout.play import play
from tests.referee.repair.samples import mended, mistype, sample

AZUL = """\
format = 1
game = "azul"
wall = "coloured"
players = [{ name = "Ana" }, { name = "Ben" }]
"""


def azul(displays: list[str], moves: str) -> str:
    """Return a log of one round."""
    return AZUL + f"[[rounds]]\ndisplays = {displays}\nmoves = '{moves}'\n"


def course_of(log: Log) -> Course:
    """Play a log as the search does."""
    table = log.open()
    return Course(table, Draft(tuple(log.rounds), tuple(log.claims), log.final_claims))


def test_equal_displays_are_one_suggestion() -> None:
    # Red lies on displays 1 and 2, which are equal, and on 5
    found = mended(azul(["RRBB", "BRBR", "YYYY", "KKKK", "RWWW"], "3Y4 4R3"))
    sources = {each.edits[0]: each.reason for each in found if "(source)" in each.edits[0]}
    assert sources == {
        "1.2: 1R3 instead of 4R3 (source)": "as written, colour-not-there at 1.2; "
        "displays 1 and 2 are equal, it may be any of them",
        "1.2: 5R3 instead of 4R3 (source)": "as written, colour-not-there at 1.2",
    }


def test_a_column_that_a_player_has_to_choose_is_not_left_out_to_hide_what_comes_after_it() -> None:
    # Ben's line 2 is not complete; where Ana had not chosen a column yet, nobody would come to look at it
    log = azul(["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"], "1B4 2Y4 3R3 4K3 5W2").replace("coloured", "grey")
    found = mended(f'{log}tiling = ["2:1 3:1 4:1", "3:1 2:1"]\n', 20)
    columns = [each.edits[0] for each in found if "(column)" in each.edits[0]]
    assert columns == ["1.end: Ben's line 2 not in column 1 (column)"]


def test_equal_panes_of_a_display_are_one_suggestion() -> None:
    found = mended(azul(["RRBB", "KKWW", "YYYY", "KKKK", "WWWW"], "3Y4 43K3"), 20)
    panes = [each.edits[0] for each in found if "(tile)" in each.edits[0]]
    assert len(panes) == len(set(panes)) == 4  # the fourth black tile is blue, yellow, red or white


def test_a_move_written_twice_is_one_suggestion_whichever_is_left_out() -> None:
    text = mistype(sample("two_players_side_a"), "3R1=R  CB7", "3R1=R  3R1=R  CB7")
    assert [each.edits for each in mended(text) if each.whole] == [["2.4: without 3R1=R (doubled)"]]


def test_what_leaves_final_totals_open_mends_nothing() -> None:
    text = mistype(sample("azul_two_players"), "Hamid = 67", "Hamid = 76")
    (only,) = mended(text)  # a game that does not come to its end would not have any final totals to differ
    assert only.edits == ["end of the game: Hamid's total 67 instead of 76 (claim)"]
    assert (only.claims_met, only.claims) == (5 * 2 + 2, 5 * 2 + 2)


def test_a_log_without_errors_is_not_searched() -> None:
    assert mended(sample("two_players_side_a")) == []


def test_a_wrong_set_up_is_not_mended() -> None:
    assert mended(mistype(sample("two_players_side_a"), '"WGWRYB"', '"WWWWWW"')) == []


def test_the_same_log_gives_the_same_suggestions() -> None:
    text = mistype(sample("azul_two_players"), '"WYKR", "KBKB"', '"WYKR", "KBKR"')
    assert mended(text) == mended(text)


@pytest.mark.parametrize("game", ["sintra", "azul"])
def test_search_and_judge_find_the_same_first_thing_wrong(game: str) -> None:
    rng = Random(7)
    letters = "RYGBW" if game == "sintra" else "BYRKW"
    moves = [str(move) for move in (sintra_moves if game == "sintra" else azul_moves)(letters)]
    wrong = 0
    for players in (2, 3, 4) * 10:
        played = play(game, rng, players=players, wall=rng.choice(("coloured", "grey")))
        document, _ = change(played.document, moves, letters, rng)
        for this, totals in zip(document["rounds"], played.totals, strict=False):
            this["claimed"] = list(totals)
        data = data_of(document)
        report = judge(data).report
        log = read(data, {}, {})
        if isinstance(log, Refused):
            continue
        trouble = course_of(log).outcome.trouble
        if not report.errors:
            assert trouble is None or trouble.rule == CLAIMS_LEFT
            continue
        wrong += 1
        error = report.errors[0]
        assert trouble is not None
        assert (trouble.rule, trouble.round + 1) == (error.rule, error.round)
        step = {LAY: START, len(log.rounds[trouble.round].moves): END}.get(trouble.step, trouble.step + 1)
        assert step == (error.move or (START if error.player is None else END))
    assert wrong > 10


@pytest.mark.parametrize("seed", range(100, 108))
def test_the_first_suggestion_makes_a_log_that_is_accepted(seed: int) -> None:
    first = mended(mistyped(seed).data, 1)[0]
    report = judge(first.log.encode()).report
    assert report.errors == []
    assert report.status == first.status
    assert (first.trouble, first.claims_met) == (None, first.claims)


def test_a_search_can_be_given_up_at_any_step() -> None:
    log = read(mistype(sample("two_players_side_a"), "CG2    CY1", "CG2    CY7").encode(), {}, {})
    assert not isinstance(log, Refused)
    search = Search(log)
    steps = search.run()
    assert search.repairs() == []
    seen = [next(steps) for _ in range(40)]
    assert seen == sorted(seen)
    assert 0 < seen[0] <= seen[-1] <= 1
    found = search.repairs()
    assert found
    for _ in steps:
        pass
    assert search.repairs()[0].rank <= found[0].rank


def test_when_there_is_no_time_left_only_the_best_suggestion_is_written() -> None:
    text = azul(["RRBB", "KKWW", "YYYY", "KKKK", "WWWW"], "3Y4 43K3")
    log = read(text.encode(), {}, {})
    assert not isinstance(log, Refused)
    mending = Mending(text.encode(), log, Overrides({}, {}))
    for _ in mending.run():
        pass
    assert len(mending.suggestions(5)) > 1
    assert mending.suggestions(5, lambda: False) == mending.suggestions(5)[:1]
