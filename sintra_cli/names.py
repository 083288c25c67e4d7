"""Names of players, and when two of them are one; knows nothing else."""

from __future__ import annotations

from collections.abc import Iterable


def name_key(name: str) -> str:
    """Return what a name is compared by: trimmed, and in Unicode normal form C, where an accented letter is one."""
    name = name.strip()
    if name.isascii():
        return name
    from unicodedata import normalize

    return normalize("NFC", name)


def spelt(name: str, names: Iterable[str]) -> str | None:
    """Return a name as it is spelt among others; None where it is not there."""
    key = name_key(name)
    return next((other for other in names if name_key(other) == key), None)
