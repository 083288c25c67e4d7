"""Whatever is written, in whatever form, is found again at its place."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import tomli
from hypothesis import example, given, settings
from hypothesis import strategies as st

from sintra_cli.toml.places import Path, Place, Places
from tests.toml.toml_writing import Raw, written_document, written_string

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

Value: TypeAlias = "str | list[Value] | dict[str, Value]"

# What is special to one of the kinds of strings, and what is wide, astral, combining, or ends lines elsewhere
TEXTS = st.text(
    st.one_of(
        st.sampled_from("\"\"''\\\\\t\n\n  \b\x1b\x7f\r#{}[],=é1R日́🎲\u2028"), st.characters(exclude_categories=["Cs"])
    )
)
RAW = st.sampled_from(
    [
        "0",
        "-17",
        "+99",
        "0xDEAD_beef",
        "0o17",
        "0b1_0",
        "1.5",
        "-2e+5",
        "1_0.0_1E-4",
        "inf",
        "-nan",
        "true",
        "false",
        "07:32",
        "07:32:01.5",
        "1979-05-27",
        "1979-05-27 07:32:00",
        "1979-05-27T07:32Z",
        "1979-05-27t07:32:00-07:00",
        "1979-05-27T07:32:00.999z",
    ]
).map(Raw)
VALUES = st.recursive(
    RAW | TEXTS,
    lambda values: (
        st.lists(values, max_size=3)
        | st.dictionaries(TEXTS, values, max_size=3)
        | st.lists(st.dictionaries(TEXTS | st.sampled_from("ab"), values, max_size=2), max_size=3)
    ),
    max_leaves=12,
)
DOCUMENTS = st.dictionaries(TEXTS | st.sampled_from("abc"), VALUES, max_size=4)


@settings(deadline=None)
@given(TEXTS, st.randoms(use_true_random=False))
def test_each_character_of_a_string_is_where_it_is_written(text: str, random: Random) -> None:
    source = f"moves = {written_string(random, text)} # a comment\n"
    assert tomli.loads(source)["moves"] == text
    places = Places(source)
    assert places.value(("moves",)).text == text
    for i, char in enumerate(text):
        place = places.within(("moves",), i, i + 1)
        assert place.text == char
        assert _read(source, place) == char


@settings(deadline=None)
@given(DOCUMENTS, st.randoms(use_true_random=False))
def test_every_value_of_a_document_is_found_at_its_path(document: dict[str, Value], random: Random) -> None:
    source = written_document(random, document)
    tomli.loads(source)
    places = Places(source)
    for path, value in _walk((), document):
        place = places.value(path)
        if isinstance(value, str):
            assert place.text == value
        else:
            assert place.text is None
            assert place == places.table(path)
        if isinstance(value, Raw):
            assert _slice(source, place) == value
        if path and isinstance(path[-1], str):
            assert places.key(path).text == path[-1]


@settings(deadline=None)
@given(st.text("ab.=[]{}\"'\\\n ,#1é:"), st.lists(st.sampled_from(["a", "b", 0, 1]), max_size=4))
@example("[", []).via("a header without a name")
@example("[a\nb = 1", ["b"]).via("a header that is not closed")
def test_no_path_raises_not_even_in_what_is_no_toml(source: str, parts: list[str | int]) -> None:
    places = Places(source)
    path = tuple(parts)
    for place in (places.value(path), places.key(path), places.table(path), places.within(path, -1, 2)):
        assert 1 <= place.line <= source.count("\n") + 1
        assert 1 <= place.column <= place.end_column


def _walk(path: Path, value: Value) -> Iterator[tuple[Path, Value]]:
    yield path, value
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _walk((*path, key), inner)
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            yield from _walk((*path, i), inner)


def _slice(source: str, place: Place) -> str:
    return source.split("\n")[place.line - 1][place.column - 1 : place.end_column - 1]


def _read(source: str, place: Place) -> str:
    """Return the character that is written at a place, which is empty at the end of a line."""
    written = _slice(source, place)
    if written.startswith("\\") and len(written) > 1:
        text: str = tomli.loads(f'text = "{written}"')["text"]
        return text
    return written or "\n"
