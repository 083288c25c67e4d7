"""Text from a log, made safe to show."""

from __future__ import annotations

import pytest

from sintra_cli.text import visible


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ana", "Ana"),
        ("two words", "two words"),
        ("Zoë", "Zoë"),
        ("山田", "山田"),
        ("\x1b[31m", r"\x1b[31m"),
        ("a\nb\tc\rd", r"a\nb\tc\rd"),
        ("\x00\x7f\x9b", r"\x00\x7f\x9b"),
        ("\u202eevil\u2066", r"\u202eevil\u2066"),
        ("\u2028\u2029", r"\u2028\u2029"),
        ("\ufeff\u200b", r"\ufeff\u200b"),
        ("\udcff", r"\udcff"),
        ("\U000e0001", r"\U000e0001"),
    ],
)
def test_what_is_not_printable_is_shown_as_an_escape(text: str, shown: str) -> None:
    assert visible(text) == shown
    assert visible(text).isprintable()


@pytest.mark.parametrize(
    "name", ["山田\u3000太郎", "Ana\u00a0Lu", "\u0645\u06cc\u200c\u062e\u0648", "\U0001f469\u200d\U0001f680"]
)
def test_spaces_of_all_kinds_and_joiners_are_parts_of_names(name: str) -> None:
    assert visible(name) == name
