"""The text of a file that a spreadsheet has saved, or of one that is typed beside it."""

from __future__ import annotations

from codecs import BOM_UTF16_BE, BOM_UTF16_LE

from sintra_cli.log.read import LARGEST


class NoSheet(Exception):  # noqa: N818  # named after what it says
    """A file cannot be read as text; the message says why, `before` is the text before the place, if there is one."""

    def __init__(self, message: str, before: str | None = None) -> None:
        super().__init__(message)
        self.before = before


def text_of_sheet(data: bytes, advice: str) -> str:
    """Return the text of a file in UTF-8, or in UTF-16 where it begins with its mark; raise `NoSheet`.

    `advice` says how to save it where it is something else.
    """
    if len(data) > LARGEST:
        raise NoSheet(f"larger than {LARGEST // 1024**2} MiB: this is no game")
    marked = data.startswith((BOM_UTF16_LE, BOM_UTF16_BE))
    try:
        text = data.decode("utf-16" if marked else "utf-8-sig")
    except UnicodeDecodeError as error:
        raise _undecodable(data, error, advice, marked=marked) from None
    if "\0" in text or text.startswith("PK\3\4"):
        raise NoSheet(_what(data, advice))
    return text


def _undecodable(data: bytes, error: UnicodeDecodeError, advice: str, *, marked: bool) -> NoSheet:
    from sintra_cli.log.not_a_log import in_windows, kind_of_file

    if marked:
        return NoSheet(f"this is UTF-16, but not all of it can be read: {advice}")
    if kind_of_file(data):
        return NoSheet(_what(data, advice))
    byte = data[error.start : error.start + 1]
    message = f"byte 0x{byte.hex()} is not UTF-8{in_windows(data, byte)}: {advice}"
    return NoSheet(message, data[: error.start].decode("utf-8-sig"))


def _what(data: bytes, advice: str) -> str:
    from sintra_cli.log.not_a_log import UTF_16, kind_of_file

    kind = kind_of_file(data) or "no text"
    without = " without a mark at its beginning" if kind == UTF_16 else ""
    return f"this is {kind}{without}: {advice}"
