"""Visible text, made to fit so many cells."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from wcwidth import wcswidth

from sintra_cli.text import head, tail, width, wrapped


@pytest.mark.parametrize(
    ("text", "cells"),
    [("", 0), ("Ana", 3), ("Zoë", 3), ("Zoe\u0308", 3), ("山田", 4), ("カ\u3099", 2), ("❤\ufe0f", 2)],
)
def test_width_counts_the_cells_of_a_terminal(text: str, cells: int) -> None:
    assert width(text) == cells


@pytest.mark.parametrize(
    ("text", "room", "cut"),
    [
        ("abcdef", 6, "abcdef"),
        ("abcdef", 5, "abcd…"),
        ("山田太", 6, "山田太"),
        ("山田太", 5, "山田…"),
        ("山田太", 4, "山…"),
        ("e\u0308e\u0308e\u0308", 2, "e\u0308…"),
        ("ab", 1, "…"),
    ],
)
def test_a_text_is_cut_behind_where_it_does_not_fit(text: str, room: int, cut: str) -> None:
    assert head(text, room) == cut


@pytest.mark.parametrize(
    ("text", "room", "cut"),
    [
        ("abcdef", 6, "abcdef"),
        ("abcdef", 5, "…cdef"),
        ("山田太", 4, "…太"),
        ("e\u0308e\u0308e\u0308", 2, "…e\u0308"),
        ("ab", 1, "…"),
    ],
)
def test_a_text_is_cut_in_front_where_it_does_not_fit(text: str, room: int, cut: str) -> None:
    assert tail(text, room) == cut


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("", [""]),
        ("Ana", ["Ana"]),
        ("Ana Maria", ["Ana", "Maria"]),
        ("a b c d", ["a b c", "d"]),
        ("a  b", ["a  b"]),
        ("abcdefghijkl", ["abcde", "fghij", "kl"]),
        ("ab cdefghi", ["ab", "cdefg", "hi"]),
        ("abcdefg hi", ["abcde", "fg hi"]),
        ("山田太郎", ["山田", "太郎"]),
        ("e\u0308" * 6, ["e\u0308" * 5, "e\u0308"]),
    ],
)
def test_a_text_is_broken_between_words_and_within_long_ones(text: str, lines: list[str]) -> None:
    assert wrapped(text, 5) == lines


@given(st.text(st.characters(categories=["L", "M", "N", "P", "S"]) | st.just(" ")), st.integers(2, 30))
def test_whatever_the_text_it_fits_and_nothing_but_blanks_is_lost(text: str, room: int) -> None:
    lines = wrapped(text, room)
    assert [line for line in lines if wcswidth(line) > room] == []
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert wcswidth(head(text, room)) <= room
    assert wcswidth(tail(text, room)) <= room
