"""What is said of a number or a date that is nearly one."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from sintra_cli.text import short

if TYPE_CHECKING:
    from sintra_cli.toml.texts import Stop

_NUMBERS: Final = {
    *("format", "claimed", "round", "score", "glazier", "lost", "lost_paid", "left"),
    *("broken_glass", "window_values", "ornaments", "ornament_points"),
}
"""The keys of a log that have numbers as their values, in an array or a table as well."""
_DIGITS: Final = str.maketrans("oOlI|", "00111")
_NEARLY: Final = re.compile(r"[+-]?[0-9]*([oOlI|])[0-9oOlI|]*")
_DATE: Final = re.compile(r"([0-9]{4})([-/.])([0-9]{1,2})\2([0-9]{1,2})")
_MONTHS: Final = 12


def letter_for_digit(stop: Stop) -> tuple[str, int, int] | None:
    """Return what to say of a letter that looks like a digit, where a number is due."""
    text = stop.rest(stop.piece)
    nearly = _NEARLY.fullmatch(text)
    keys = " ".join([stop.header_text, *stop.keys])
    if nearly is None or _NUMBERS.isdisjoint(re.findall(r"[a-z_]+", keys)):
        return None
    letter = nearly[1]
    number = re.sub("^([+-]?)0+(?=[0-9])", r"\1", text.translate(_DIGITS))
    key = "" if stop.innermost == "[" else f"{stop.key_text} = "
    message = f"{letter} is a letter, not the digit {letter.translate(_DIGITS)}: write {key}{short(number)}"
    return message, stop.piece, stop.piece + len(text)


def no_date(stop: Stop) -> tuple[str, int, int] | None:
    """Return what to say of a date that there is not, or that is not written as one."""
    text = stop.rest(stop.piece)
    written = _DATE.fullmatch(text)
    if written is None or stop.key_text != "date":
        return None
    year, month, day = (int(written[part]) for part in (1, 3, 4))
    better = f"{year:04}-{month:02}-{day:02}"
    if not 1 <= month <= _MONTHS:
        what = f"there is no month {month}"
        better = f"{year:04}-{day:02}-{month:02}" if 1 <= day <= _MONTHS and 1 <= month <= _last_day(year, day) else ""
    elif not 1 <= day <= _last_day(year, month):
        what, better = f"month {month} of {year} has {_last_day(year, month)} days", ""
    elif written[2] == "-":
        what = "its month and its day have two digits each"
    else:
        what = "a date has hyphens"
    advice = f"write date = {better}" if better else f"write one like {year:04}-05-31, or any text in quotes"
    return f"{text} is no date ({what}): {advice}", stop.piece, stop.piece + len(text)


def _last_day(year: int, month: int) -> int:
    from calendar import monthrange

    return monthrange(year, month)[1]
