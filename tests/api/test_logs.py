"""Read logs from Python: a value, or an exception with all that is wrong."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Final

import pytest

from sintra_cli import IllegalMove, LogError, NotAMove, new_game, parse_log, read_log, score
from sintra_cli.log.read import LARGEST
from tests.api.positions import NO_COLOUR
from tests.readme import ROOT

SAMPLE: Final = ROOT / "sample_games/two_players_side_a.toml"
TWO_FAULTS: Final = 'format = 1\ngame = "azul"\nwall = "blue"\nplayers = [{ name = "Ana" }, { nam = "Ben" }]\n'


def test_a_log_is_the_same_from_a_path_a_text_and_bytes() -> None:
    logs = [
        read_log(SAMPLE),
        read_log(str(SAMPLE)),
        parse_log(SAMPLE.read_bytes()),
        parse_log(SAMPLE.read_text("utf-8")),
    ]
    assert [log.name for log in logs] == [str(SAMPLE), str(SAMPLE), "-", "-"]
    assert logs[0] == logs[1]
    assert logs[2] == logs[3]
    assert {log.text for log in logs} == {SAMPLE.read_text(encoding="utf-8")}
    assert len({*logs}) == 2


def test_line_ends_of_windows_and_a_byte_order_mark_make_no_difference() -> None:
    windows = b"\xef\xbb\xbf" + SAMPLE.read_bytes().replace(b"\n", b"\r\n")
    assert parse_log(windows) == parse_log(SAMPLE.read_bytes())


def test_a_log_that_cannot_be_read_carries_all_that_is_wrong() -> None:
    with pytest.raises(LogError) as caught:
        parse_log(TWO_FAULTS, name="club/a.toml")
    assert [(each.line, each.rule) for each in caught.value.diagnostics] == [(3, "log-shape"), (4, "log-shape")]
    assert str(caught.value).startswith("club/a.toml:3:9: log-shape: wall must be ")
    assert str(caught.value).endswith(" (and 1 more)")
    assert caught.value.report.status == "unreadable"


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"\x00", b"[[[", b"x" * 2_000_000, "\ud800"])
def test_whatever_is_no_log_is_a_log_error(data: bytes | str) -> None:
    with pytest.raises(LogError):
        parse_log(data)


def test_a_log_whose_own_moves_lack_something_is_a_log_error() -> None:
    """A strip is completed in a round whose colour nobody wrote down: the move cannot be judged."""
    with pytest.raises(LogError, match="write the colour of round 1 in round_colours"):
        parse_log(NO_COLOUR + '[[rounds]]\nmoves = "1R1=R"\n')


def test_a_file_that_is_not_there_is_an_os_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_log(tmp_path / "nothing.toml")


def test_a_file_that_is_too_large_is_a_log_error(tmp_path: Path) -> None:
    large = tmp_path / "large.toml"
    large.write_bytes(SAMPLE.read_bytes() + b"\n" * LARGEST)
    with pytest.raises(LogError, match="larger than 1 MiB"):
        read_log(large)


def test_rulings_stand_over_what_a_log_says() -> None:
    """The README tells this dispute: where the score may fall below 0, Ana has 44 and not 47, and Ben wins with 46."""
    log = read_log(SAMPLE)
    assert score(log).winners == ["Ana"]
    assert score(log.under(rulings={"score_floor": "none"})).winners == ["Ben"]
    assert score(read_log(SAMPLE, rulings={"score_floor": "none"})).rulings["score_floor"] == "none"  # type: ignore[index]


def test_a_box_stands_over_what_a_log_says() -> None:
    log = read_log(SAMPLE).under(box={"ornament_points": [0, 0, 0, 0, 0]})
    assert [row.total for row in score(log).final or ()] == [47 - 19, 46 - 16]
    assert score(log.under(box={})).winners == ["Ana"]


def test_other_rulings_are_kept_where_only_the_box_changes() -> None:
    log = read_log(SAMPLE, rulings={"score_floor": "none"}).under(box={"window_values": [0] * 8})
    assert log.rulings == {"score_floor": "none"}
    assert log != read_log(SAMPLE)


def test_a_ruling_that_does_not_exist_is_a_value_error() -> None:
    with pytest.raises(ValueError, match="there is no ruling 'score_flor': did you mean score_floor"):
        read_log(SAMPLE, rulings={"score_flor": "none"})
    with pytest.raises(ValueError, match="score_floor is zero or none, not 'nil'"):
        read_log(SAMPLE, rulings={"score_floor": "nil"})


def test_a_box_that_is_wrong_is_a_log_error() -> None:
    with pytest.raises(LogError, match="window_values"):
        read_log(SAMPLE, box={"window_values": [1]})


def test_a_log_and_an_error_travel_to_another_process_and_back() -> None:
    log = read_log(SAMPLE, rulings={"score_floor": "none"})
    again = pickle.loads(pickle.dumps(log))
    assert again == log
    assert score(again) == score(log)
    with pytest.raises(LogError) as caught:
        parse_log(TWO_FAULTS)
    for error in (caught.value, illegal(), NotAMove("1B9", "9 is no pattern line")):
        back = pickle.loads(pickle.dumps(error))
        assert (type(back), str(back), vars(back)) == (type(error), str(error), vars(error))


def illegal() -> IllegalMove:
    with pytest.raises(IllegalMove) as caught:
        new_game("azul", ["Ana", "Ben"]).play("1B1")
    return caught.value


def test_a_log_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        read_log(SAMPLE).name = "another"  # type: ignore[misc]
