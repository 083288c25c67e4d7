"""`#` begins a remark in moves: the program reads past it, and keeps it wherever it writes moves."""

from __future__ import annotations

import pytest
import tomli

from sintra_cli.family.rules.address import Address
from sintra_cli.family.written import moves_in
from sintra_cli.log.amend import Amender
from sintra_cli.log.grow import Growing
from sintra_cli.log.log import Log
from sintra_cli.log.read import read
from sintra_cli.log.write import write_log
from sintra_cli.record.session import Session
from sintra_cli.referee import judge
from sintra_cli.referee.cut import cut
from tests.referee.fmt.logs import AZUL, AZUL_ROUND, azul, fmt, text

REMARKED = '"""\n# Ana begins\n1B4 2Y4  # good\n3R- # too many\n  # a pause\n4K3 5W5\n"""'
ARRAY = '["# Ana begins", "1B4", "2Y4 # good", "3R- # too many", "# a pause", "4K3", "5W5"]'


def opened(log: str) -> Log:
    read_log = read(log.encode(), {}, {})
    assert isinstance(read_log, Log), read_log
    return read_log


@pytest.mark.parametrize("moves", [REMARKED, ARRAY, "'1B4 2Y4 3R- 4K3 5W5 # to the end'"])
def test_a_log_with_remarks_says_what_it_says_without_them(moves: str) -> None:
    assert judge(azul(moves).encode()).report == judge(azul('"1B4 2Y4 3R- 4K3 5W5"').encode()).report


@pytest.mark.parametrize(
    ("moves", "line", "column"),
    [
        ('"""\n# Ana: 9X9\n1B4 # 1B4\n 1B4 # 2\n"""', 11, 2),
        ('["# Ana: 9X9", "1B4 # 1B4", "1B4 # 2"]', 8, 38),
    ],
)
def test_places_and_text_are_without_remarks(moves: str, line: int, column: int) -> None:
    (error,) = judge(azul(moves).encode()).report.errors
    assert (error.rule, error.round, error.move, error.text) == ("colour-not-there", 1, 2, "1B4")
    assert (error.line, error.column, error.end_column) == (line, column, column + 3)


@pytest.mark.parametrize("moves", ['"""\n# so\n1B4 #\n9 # x\n"""', '["# so", "1B4", "9 # x"]'])
def test_what_is_no_move_is_shown_without_its_remark_and_counted_without_those_before(moves: str) -> None:
    (error,) = judge(azul(moves).encode()).report.errors
    assert (error.rule, error.round, error.move, error.text) == ("move-syntax", 1, 2, "9")


def test_a_value_of_the_wrong_type_is_counted_without_the_remarks_before_it() -> None:
    (error,) = judge(azul('["# so", "1B4", 7]').encode()).report.errors
    assert (error.rule, error.round, error.move) == ("log-shape", 1, 2)


def test_fmt_keeps_a_remark_behind_its_move_and_ends_the_line_there() -> None:
    laid_out = text("# Ana begins", "1B4  2Y4  # good", "3R-  # too many", "# a pause", "4K3", "5W5")
    assert fmt(azul(REMARKED)) == azul(laid_out)
    assert fmt(azul(laid_out)) == azul(laid_out)


def test_fmt_keeps_the_remarks_of_an_array_in_its_texts() -> None:
    lines = [
        '"# Ana begins",',
        '"1B4",            "2Y4 # good",',
        '"3R- # too many",',
        '"# a pause",',
        '"4K3",',
        '"5W5",',
    ]
    laid_out = "\n".join(["[", *(f"  {line}" for line in lines), "]"])
    assert fmt(azul(ARRAY)) == azul(laid_out)
    assert fmt(azul(laid_out)) == azul(laid_out)


def test_fmt_writes_the_canonical_move_before_a_remark_in_an_array_with_comments() -> None:
    array = '[\n  "# so",\n  "1b4  # good", # a comment\n  "2y4" ]'
    assert fmt(azul(array)) == azul(array.replace("1b4", "1B4").replace("2y4", "2Y4"))


def test_fmt_keeps_remarks_in_an_inline_table() -> None:
    log = AZUL.replace("format = 1\n", 'format = 1\nrounds = [{ displays = ["B"], moves = "1b4 # a \\"B\\"\\n" }]\n')
    assert fmt(log) == log.replace('"1b4 # a \\"B\\"\\n"', '"1B4  # a \\"B\\""')


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('"""\n  1B4  # good\n"""', '"""\n  1B4  # good\n  2Y4\n  3R-\n"""'),
        ('"""\n  1B4\n  # pause\n"""', '"""\n  1B4\n  # pause\n  2Y4\n  3R-\n"""'),
        ('"1B4 # good"', '"""\n  1B4  # good\n  2Y4\n  3R-\n"""'),
        ('["1B4 # good"]', '["1B4 # good", "2Y4", "3R-"]'),
    ],
)
def test_moves_are_never_added_to_a_remark(before: str, after: str) -> None:
    assert Growing(azul(before), 2).with_moves(moves_in("2Y4 3R-", [])) == azul(after)


def test_record_keeps_what_is_typed_behind_a_move() -> None:
    session = Session(f"{AZUL}{AZUL_ROUND}", "", {}, {})
    session.play("1b4 # Ana said so")
    session.play("2y4")
    session.play("# a pause")
    session.play('3r- # "bad"\\')
    moves = text("1B4  # Ana said so", "2Y4", "# a pause", '3R-  # \\"bad\\"\\\\')
    assert session.text == azul(moves).replace('"""\n\n', '"""\n')
    assert [str(turn.move) for turn in session.standing.replay.rounds[0].turns] == ["1B4", "2Y4", "3R-"]


def test_cut_keeps_the_remarks_of_the_moves_that_are_left() -> None:
    for moves in (REMARKED, ARRAY):
        document = tomli.loads(write_log(cut(opened(azul(moves)), Address(1, 3))))
        (this,) = document["rounds"]
        assert moves_in(this["moves"], []).elements == ["3R- # too many", "# a pause", "4K3", "5W5"]


@pytest.mark.parametrize("moves", [REMARKED, ARRAY])
def test_single_changes_leave_remarks_where_they_are(moves: str) -> None:
    log = azul(moves)
    amender = Amender(log.encode(), opened(log))
    amender.change_moves(0, {2: {"target": 2}})
    assert amender.data.decode() == log.replace("3R-", "3R2")
    amender = Amender(log.encode(), opened(log))
    amender.swap_moves(0, 1)
    assert amender.data.decode() == log.replace("2Y4", "X").replace("3R-", "2Y4").replace("X", "3R-")


def test_a_move_is_dropped_or_added_before_the_remark_on_its_line() -> None:
    log = azul(REMARKED)
    amender = Amender(log.encode(), opened(log))
    amender.drop_move(0, 1)
    assert amender.data.decode() == log.replace("1B4 2Y4  # good", "1B4 # good")
    amender = Amender(log.encode(), opened(log))
    amender.add_move(0, 2, "5W5")
    assert amender.data.decode() == log.replace("2Y4  # good", "2Y4  5W5  # good")
    log = azul(ARRAY)
    amender = Amender(log.encode(), opened(log))
    amender.drop_move(0, 2)
    assert amender.data.decode() == log.replace('"3R- # too many", ', '"# too many", ')
    amender = Amender(log.encode(), opened(log))
    amender.add_move(0, 3, "5W5")
    assert amender.data.decode() == log.replace('"3R- # too many", ', '"3R- # too many", "5W5", ')
