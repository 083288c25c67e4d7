"""How properties are tried: the same examples in every run, on every machine."""

from __future__ import annotations

from hypothesis import settings


def examples(number: int) -> settings:
    """Return the settings for so many examples."""
    return settings(max_examples=number, derandomize=True, deadline=None, database=None)
