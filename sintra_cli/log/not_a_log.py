"""What a file seems to be that is no text, or text of another kind; loaded only for a file that cannot be read."""

from __future__ import annotations

from typing import Final

from sintra_cli.names import TOML_SYNTAX, UNREADABLE
from sintra_cli.toml.faults import Fault
from sintra_cli.toml.texts import Lines

_AS_TEXT: Final = "save what is in it as plain text in UTF-8"
_ANEW: Final = "a log is plain text in UTF-8; sintra new writes one to start from"
_UTF_8: Final = "a log is text in UTF-8; save it in that encoding"
_ARCHIVE: Final = b"PK\x03\x04"
_IN_ARCHIVES: Final = {
    b"word/": "a Word document (.docx)",
    b"xl/": "an Excel workbook (.xlsx)",
    b"vnd.oasis.opendocument.text": "a document of LibreOffice or OpenOffice (.odt)",
    b"vnd.oasis.opendocument.spreadsheet": "a spreadsheet of LibreOffice or OpenOffice (.ods)",
}
_DOCUMENTS: Final = {
    b"{\\rtf": "a document with fonts (RTF)",
    b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1": "a document of an older Word or Excel (.doc, .xls)",
    b"%pdf": "a PDF document",
    b"<!doctype": "a web page (HTML)",
    b"<html": "a web page (HTML)",
}
_OTHERS: Final = {
    b"\x89png": "an image (PNG)",
    b"\xff\xd8\xff": "an image (JPEG)",
    b"gif8": "an image (GIF)",
    b"ii*\x00": "an image (TIFF)",
    b"mm\x00*": "an image (TIFF)",
    b"\x1f\x8b": "a compressed file (gzip)",
    b"<?xml": "XML",
    b"{": "JSON",
}
"""What files begin with, in small letters."""
UTF_16: Final = "UTF-16"
NO_TEXT: Final = "no text"
_SEPARATORS: Final = {";": "semicolons", "\t": "tabs", ",": "commas"}
_NEAR: Final = 4096
"""So many bytes are looked at to tell text from other files."""


def undecodable(data: bytes, error: UnicodeDecodeError) -> Fault:
    """Say what a file is that is not in UTF-8."""
    known = _kind(data)
    if known:
        return Fault(rule=UNREADABLE, message=known, line=1, column=1, end_column=2)
    good = error.object[: error.start].decode("utf-8-sig")
    line, column = good.count("\n") + 1, len(good) - (good.rfind("\n") + 1) + 1
    byte = error.object[error.start : error.start + 1]
    message = f"byte 0x{byte.hex()} is not UTF-8{in_windows(data, byte)}: {_UTF_8}"
    return Fault(rule=UNREADABLE, message=message, line=line, column=column, end_column=column + 1)


def no_toml(source: str) -> Fault | None:
    """Say what a text is that was not meant as TOML, or not saved as text is today; None where it may have been."""
    message, start = _kind(source.encode()), len(source) - len(source.lstrip())
    if message is None and "\r" in source and "\n" not in source:
        message = "lines end with CR alone, as on an old Macintosh: save the file with LF or CRLF at the ends of lines"
        start = source.index("\r")
    mark = None if message else _separator(source)
    if mark:
        message = (
            f"this is a table with {_SEPARATORS[mark]} between its values (CSV), as a spreadsheet saves it: {_ANEW}"
        )
        start = source.index(mark)
    if message is None:
        return None
    place = Lines(source).place(start, start + 1, None)
    return Fault(rule=TOML_SYNTAX, message=message, line=place.line, column=place.column, end_column=place.end_column)


def nothing(source: str) -> str:
    """Say that there is nothing in a log, or nothing but remarks."""
    return f"{'there are only remarks in the file' if source.strip() else 'the file is empty'}: {_ANEW}"


def _kind(data: bytes) -> str | None:
    """Return a message on what a file is, where that is certain from how it begins."""
    kind, advice = kind_of_file(data), _AS_TEXT
    if kind in {*_OTHERS.values(), NO_TEXT}:
        advice = _ANEW
    elif kind == UTF_16:
        advice = _UTF_8
    return None if kind is None else f"this is {kind}: {advice}"


def kind_of_file(data: bytes) -> str | None:
    """Return what a file is that is not plain text in UTF-8, where that is certain from how it begins."""
    if data.startswith(_ARCHIVE):
        inside = (kind for mark, kind in _IN_ARCHIVES.items() if mark in data)
        return next(inside, "a ZIP archive, such as a Word document (.docx)")
    start = data[:_NEAR].removeprefix(b"\xef\xbb\xbf").lstrip().lower()
    for mark, kind in {**_DOCUMENTS, **_OTHERS}.items():
        if start.startswith(mark):
            return kind
    near = data[:_NEAR]
    if data[:2] in {b"\xff\xfe", b"\xfe\xff"} or near.count(0) * 3 > len(near):
        return UTF_16
    return NO_TEXT if near.count(0) * 20 > len(near) else None


def in_windows(data: bytes, byte: bytes) -> str:
    """Say which letter a byte is in the encoding of Western Windows, where the whole file may be in it."""
    try:
        data.decode("cp1252")
    except UnicodeDecodeError:
        return ""
    letter = byte.decode("cp1252")
    return f", but {letter} in Windows-1252 (Latin-1)" if letter.isalpha() else ""


def _separator(source: str) -> str | None:
    """Return what stands between the values of a table, where a text begins with the lines of one."""
    lines = [line for line in source[:_NEAR].split("\n") if line.strip()][:2]
    if not lines or "=" in lines[0] or lines[0].lstrip().startswith(("#", "[", *_SEPARATORS)):
        return None
    for mark in _SEPARATORS:
        counts = {line.count(mark) for line in lines}
        if len(counts) == 1 and min(counts) > (1 if len(lines) == 1 else 0):
            return mark
    return None
