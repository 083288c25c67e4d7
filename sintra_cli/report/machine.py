"""The report as JSON: one object a log, on a line of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import json, to_builtins

from sintra_cli.text import escaped

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sintra_cli.report.comparison import Comparison
    from sintra_cli.report.ledger import Entry
    from sintra_cli.report.model import Report
    from sintra_cli.report.repair import Suggestion


def encode(value: object) -> bytes:
    """Write a report, or any other value, without a line end; what is hidden in its texts is escaped."""
    try:
        encoded = json.encode(value)
    except UnicodeEncodeError:  # half of a surrogate pair, as in file names that are no text
        encoded = json.encode(_encodable(to_builtins(value)))
    if encoded.isascii() and b"\x7f" not in encoded:
        return encoded
    return escaped(encoded.decode(), _as_json_does).encode()


def encode_check(report: Report) -> bytes:
    """Write the errors of a report as one object, without a line end."""
    return encode({"log": report.log, "status": report.status, "errors": report.errors})


def encode_suggestion(suggestion: Suggestion) -> bytes:
    """Write a suggestion as one object, without a line end."""
    names = ("edits", "claims_met", "claims", "status", "trouble", "log")
    return encode({name: getattr(suggestion, name) for name in names})


def encode_comparison(comparison: Comparison) -> bytes:
    """Write what comparing two logs came to as one object, without a line end."""
    return encode(comparison)


def encode_entry(entry: Entry) -> bytes:
    """Write an entry of a ledger as one object, without a line end."""
    return encode(entry)


def array(objects: Iterable[bytes]) -> Iterator[bytes]:
    """Write objects as one array, each as soon as it is there; the last piece closes it."""
    start = b"[\n"
    for encoded in objects:
        yield start + encoded
        start = b",\n"
    yield b"[]\n" if start == b"[\n" else b"\n]\n"


def lines(objects: Iterable[bytes]) -> Iterator[bytes]:
    """Write objects a line each."""
    for encoded in objects:
        yield encoded + b"\n"


def _as_json_does(character: str) -> str:
    units = character.encode("utf-16-be")
    return "".join(f"\\u{units[start : start + 2].hex()}" for start in range(0, len(units), 2))


def _encodable(value: Any) -> Any:
    if isinstance(value, str):
        return value.encode("utf-8", "backslashreplace").decode("utf-8")
    if isinstance(value, list):
        return [_encodable(item) for item in value]
    if isinstance(value, dict):
        return {_encodable(key): _encodable(item) for key, item in value.items()}
    return value
