"""What holds for every log, in whatever form it is written."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import tomli
from hypothesis import given
from hypothesis import strategies as st

from sintra_cli.family.written import names_in, texts_of
from sintra_cli.referee import judge
from sintra_cli.referee.fmt import formatted
from sintra_cli.toml.faults import Refused
from tests.playout.runs import examples
from tests.referee.fmt.logs import AZUL_ROUND, azul, report, sintra
from tests.referee.fmt.writing import WrittenLog, write

EXAMPLES: Final = 100
seeds = st.integers(0, EXAMPLES - 1)


@cache
def written(seed: int) -> WrittenLog:
    return write(seed)


@cache
def after(seed: int) -> bytes:
    result = formatted(written(seed).data, {}, {})
    assert isinstance(result, bytes), result
    return result


def document(data: bytes) -> dict[str, Any]:
    return tomli.loads(data.decode("utf-8-sig").replace("\r\n", "\n"))


def without_moves(data: bytes) -> dict[str, Any]:
    read = document(data)
    read["rounds"] = [{key: value for key, value in this.items() if key != "moves"} for this in read.get("rounds", [])]
    return read


def moves(data: bytes) -> list[list[str]]:
    read = document(data)
    return [list(texts_of(this["moves"], names_in(read))) for this in read.get("rounds", [])]


@examples(EXAMPLES)
@given(seeds)
def test_the_report_stays_the_same(seed: int) -> None:
    assert report(after(seed)) == report(written(seed).data)


@examples(EXAMPLES)
@given(seeds)
def test_formatting_twice_changes_nothing(seed: int) -> None:
    assert formatted(after(seed), {}, {}) == after(seed)


@examples(EXAMPLES)
@given(seeds)
def test_all_that_is_not_moves_stays_as_it_is(seed: int) -> None:
    assert re.fullmatch("(.*?)".join(map(re.escape, written(seed).outside)), after(seed).decode(), re.DOTALL)
    assert without_moves(after(seed)) == without_moves(written(seed).data)


@examples(EXAMPLES)
@given(seeds)
def test_moves_that_are_legal_become_canonical_and_keep_their_points(seed: int) -> None:
    expected = written(seed).expected
    if expected is not None:
        assert judge(written(seed).data).report.status != "illegal"
        assert moves(after(seed)) == expected


@examples(EXAMPLES)
@given(seeds)
def test_no_line_of_moves_is_longer_than_a_cycle_or_ends_in_a_space(seed: int) -> None:
    log = after(seed).decode("utf-8-sig").replace("\r\n", "\n")
    names = names_in(document(after(seed)))
    players = len(names)
    if any(error.rule == "tiling-missing" for error in judge(after(seed)).report.errors):
        return  # there the moves may be what is wrong, and stay as they are
    for value in re.findall(r'=\s*"""\n(.*?)\n[ \t]*"""', log, re.DOTALL):
        lines = value.split("\n")
        assert all(len(texts_of(line, names)) == players for line in lines[:-1])
        assert 1 <= len(texts_of(lines[-1], names)) <= players
        assert not any(line.endswith((" ", "\t")) for line in lines)


def test_the_logs_that_are_tried_are_of_every_kind() -> None:
    data = [written(seed).data for seed in range(EXAMPLES)]
    reports = [judge(log).report for log in data]
    kinds: list[Callable[[int], object]] = [
        lambda i: reports[i].status == "illegal" and reports[i].errors[-1].move,
        lambda i: any(error.rule == "tiling-missing" for error in reports[i].errors),
        lambda i: any(error.rule == "claimed-score" and error.move for error in reports[i].errors),
        lambda i: reports[i].status == "finished" and reports[i].game == "sintra",
        lambda i: reports[i].status == "finished" and reports[i].game == "azul",
        lambda i: "display-size" in reports[i].unchecked,
        lambda i: any("turn-order" in each.rules for each in reports[i].stands),
        lambda i: any(error.rule == "stands-needlessly" for error in reports[i].errors),
        lambda i: written(i).expected is not None and data[i].startswith(b"\xef\xbb\xbf"),
        lambda i: b"\r\n" in data[i] and b'"""' in after(i),
    ]
    assert [sum(bool(kind(i)) for i in range(EXAMPLES)) > 0 for kind in kinds] == [True] * len(kinds)


LOGS: Final = [
    azul("'1b4 2y4 Ana:3r-'") + AZUL_ROUND + "moves = ['1b4', # é\n '2Y4']\n",
    sintra('"""\n1R1 2Y1 \\\n 33G1=g(8)"""') + "_x = { y = [ '1r3' ] }\n",
    azul("['1b4', \"2\\u00594\"]").replace("\n", "\r\n"),
]
PIECES: Final = (
    *(
        " ",
        "\t",
        "\n",
        "\r\n",
        "\\\n",
        "\\t",
        "\\u0020",
        " # é\n",
        "#",
        "'",
        '"',
        '"""',
        "'''",
        ",",
        "[",
        "}",
        "é",
        "\ufeff",
    ),
    *(
        "1r1",
        " 2y1 ",
        "<",
        "Ben:",
        "(3)",
        "j0",
        "=r",
        "4",
        "-",
        "moves = '1b4'\n",
        "\n[[rounds]]\n",
        "\n_x = 1979-05-27\n",
    ),
)
splices = st.tuples(
    st.integers(0, 2**12),
    st.sampled_from((0, 0, 0, 1, 2)),
    st.sampled_from(PIECES).map(str.encode) | st.binary(max_size=1),
)


@examples(150)
@given(st.sampled_from(LOGS).map(str.encode), st.lists(splices, min_size=1, max_size=2))
def test_whatever_a_file_holds_it_is_refused_or_its_report_stays(
    log: bytes, splices: list[tuple[int, int, bytes]]
) -> None:
    for at, length, splice in splices:
        at %= len(log) + 1
        log = log[:at] + splice + log[at + length :]
    result = formatted(log, {}, {})
    if isinstance(result, Refused):
        assert judge(log).report.status == "unreadable"
    else:
        assert report(result) == report(log)
        assert formatted(result, {}, {}) == result
