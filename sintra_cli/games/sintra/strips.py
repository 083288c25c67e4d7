"""The strips that a player laid, or that a box holds."""

from __future__ import annotations

from sintra_cli.family.reading import Interpreter
from sintra_cli.games.sintra.rules.box import JOKER, SintraBox
from sintra_cli.toml.faults import Path


def faces_of(reader: Interpreter, strip: str, letters: str, path: Path, index: int) -> tuple[str, str]:
    """Read the faces up and down of a strip at an index of its list (from 0)."""
    allowed = letters + JOKER + "/"
    up, _, down = reader.letters(strip, allowed, (*path, index), f"strip {index + 1}").partition("/")
    return up, down


def eight_strips(
    reader: Interpreter, written: list[str] | str, box: SintraBox, letters: str, path: Path
) -> tuple[tuple[str, str], ...]:
    """Return a player's strips, from left to right, stated or by their numbers in the box."""
    if not isinstance(written, str):
        return tuple(faces_of(reader, strip, letters, path, index) for index, strip in enumerate(written))
    return strips_by_number(reader, written, box, path)


def strips_by_number(reader: Interpreter, written: str, box: SintraBox, path: Path) -> tuple[tuple[str, str], ...]:
    """Return strips, from left to right, by their numbers in the box."""
    if box.strips is None:
        reader.complain(path, "strips by number need the strips of the box: there is no [box] strips")
        return ()
    numbers = written.split()
    if len({number[0] for number in numbers}) != len(box.strips):
        from sintra_cli.games.sintra.strip_numbers import not_each_once

        reader.complain(path, f"strips: {not_each_once(numbers)}")
    laid = [(box.strips[int(number[0]) - 1], number.endswith("'")) for number in numbers]
    return tuple((down, up) if turned else (up, down) for (up, down), turned in laid)
