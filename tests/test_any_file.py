"""Whatever a file holds, it gets a report, and never anything worse."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.building.logs import data_of
from tests.playout import play
from tests.playout.reports import assert_sound
from tests.playout.runs import examples
from tests.verdicts import judge

OWN_BOX: Final = {"colours": ["R red", "Y yellow", "G green", "B blue", "W white"], "window_values": [1] * 8}
LOGS: Final = [
    play("sintra", Random(1), players=3, rulings={"score_floor": "none"}, box=OWN_BOX, stop_after=30),
    play("sintra", Random(2), side="B"),
    play("azul", Random(3), stop_after=30),
    play("azul", Random(4), players=4, wall="grey", rulings={"refill": "when_short"}),
]
SPLICES: Final = (
    *('"', "'", '"""', "'''", "[", "]", "[[", "{", "}", "=", ",", "#", "\n", "\r\n", "\t", "\\", "\\u00e9"),
    *("\ufeff", "\x00", "é", "日本", "“", "–", "1e400", "1979-05-27", "true", "-", "\n[[rounds]]\n", "\n[rulings]\n"),
)
values = st.recursive(
    st.booleans()
    | st.integers()
    | st.floats()
    | st.dates()
    | st.text(max_size=8)
    | st.sampled_from(("", "RRBG", "1R3", "R*BG*/RRRRR", "Ana", "1:1")),
    lambda inner: st.lists(inner, max_size=8) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@examples(120)
@given(st.binary(max_size=200) | st.text(max_size=100).map(str.encode))
def test_any_bytes_get_a_report(data: bytes) -> None:
    assert_sound(judge(data).report, data)


@examples(120)
@given(
    st.sampled_from(LOGS).map(lambda log: log.data),
    st.integers(0, 2**16),
    st.integers(0, 20),
    st.binary(max_size=4) | st.sampled_from(SPLICES).map(str.encode),
)
def test_a_log_with_some_bytes_replaced_gets_a_report(data: bytes, at: int, length: int, splice: bytes) -> None:
    at %= len(data) + 1
    changed = data[:at] + splice + data[at + length :]
    assert_sound(judge(changed).report, changed)


@examples(60)
@given(st.sampled_from([log.document for log in LOGS]), st.randoms(use_true_random=False), values)
def test_a_log_with_a_value_replaced_gets_a_report(document: dict[str, Any], rng: Random, value: Any) -> None:
    changed = deepcopy(document)
    holder, key = rng.choice(list(_values_in(changed)))
    holder[key] = value
    data = data_of(changed)
    assert_sound(judge(data).report, data)


@examples(40)
@given(st.sampled_from([log.document for log in LOGS]), st.randoms(use_true_random=False), st.text(max_size=8), values)
def test_a_log_with_a_key_more_or_less_gets_a_report(
    document: dict[str, Any], rng: Random, key: str, value: Any
) -> None:
    changed = deepcopy(document)
    table = rng.choice(
        [changed, *(holder[key] for holder, key in _values_in(changed) if isinstance(holder[key], dict))]
    )
    if rng.random() < 0.5:
        del table[rng.choice(list(table))]
    else:
        table[key] = value
    data = data_of(changed)
    assert_sound(judge(data).report, data)


@pytest.mark.parametrize(
    "data", [b"", b"\xef\xbb\xbf", b"\n", b"format = 1", b"game = []", b"[" * 100_000, b"a." * 100_000 + b"b = 1"]
)
def test_what_is_hardly_a_log_is_unreadable(data: bytes) -> None:
    report = judge(data).report
    assert report.status == "unreadable"
    assert_sound(report, data)


def _values_in(node: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every value of a document, as what holds it and the key or index there."""
    items = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, value in items:
        yield node, key
        yield from _values_in(value)
