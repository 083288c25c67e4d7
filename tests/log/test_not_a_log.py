"""Files that are no logs: what they seem to be, and how a log is saved."""

from __future__ import annotations

import io
import zipfile

import pytest

from sintra_cli.log.box import read_box
from sintra_cli.toml.faults import Refused
from tests.log.logs import AZUL, SINTRA, Wrong, accepted, assert_wrong, changed, faults

AS_TEXT = "save what is in it as plain text in UTF-8"
ANEW = "a log is plain text in UTF-8; sintra new writes one to start from"
UTF_8 = "a log is text in UTF-8; save it in that encoding"


def archive(*names: str) -> bytes:
    """Return a ZIP archive with files of these names."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as made:
        for name in names:
            made.writestr(name, "\x00\xff")
    return file.getvalue()


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (archive("[Content_Types].xml", "word/document.xml"), f"this is a Word document (.docx): {AS_TEXT}"),
        (archive("[Content_Types].xml", "xl/workbook.xml"), f"this is an Excel workbook (.xlsx): {AS_TEXT}"),
        (archive("x"), f"this is a ZIP archive, such as a Word document (.docx): {AS_TEXT}"),
        (
            b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\x00" * 512,
            f"this is a document of an older Word or Excel (.doc, .xls): {AS_TEXT}",
        ),
        (b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj", f"this is a PDF document: {AS_TEXT}"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", f"this is an image (PNG): {ANEW}"),
        (b"\xff\xd8\xff\xe0\x00\x10JFIF", f"this is an image (JPEG): {ANEW}"),
        (b"\x1f\x8b\x08\x00\xff", f"this is a compressed file (gzip): {ANEW}"),
        (b"\x7fELF\x02\xff\x00\x00" + b"x" * 20, f"this is no text: {ANEW}"),
        (AZUL.encode("utf-16"), f"this is UTF-16: {UTF_8}"),
        (b"\xfe\xff" + AZUL.encode("utf-16-be"), f"this is UTF-16: {UTF_8}"),
        (AZUL.replace("Ana", "Zoë").encode("utf-16-le"), f"this is UTF-16: {UTF_8}"),
        (AZUL.replace("Ana", "Zoë").encode("utf-16-be"), f"this is UTF-16: {UTF_8}"),
    ],
)
def test_what_is_not_in_utf_8_is_called_by_its_name(data: bytes, message: str) -> None:
    (fault,) = faults(data)
    assert (fault.rule, fault.message) == ("unreadable", message)
    assert (fault.line, fault.column, fault.end_column, fault.text) == (1, 1, 2, None)


@pytest.mark.parametrize(
    ("data", "line", "column", "byte"),
    [
        (b'title = "Zo\xeb"', 1, 12, "0xeb is not UTF-8, but ë in Windows-1252 (Latin-1)"),
        (b"# a\n# \xc3\xab\xff", 2, 4, "0xff is not UTF-8, but ÿ in Windows-1252 (Latin-1)"),
        (b"\xef\xbb\xbf\xff", 1, 1, "0xff is not UTF-8, but ÿ in Windows-1252 (Latin-1)"),
        (b"a = 1\r\n\xc3", 2, 1, "0xc3 is not UTF-8, but Ã in Windows-1252 (Latin-1)"),
        (b'title = "\x93Club\x94"', 1, 10, "0x93 is not UTF-8"),
        (b'title = "Zo\xeb \x81"', 1, 12, "0xeb is not UTF-8"),
    ],
)
def test_a_byte_that_is_not_utf_8_is_pointed_at(data: bytes, line: int, column: int, byte: str) -> None:
    (fault,) = faults(data)
    assert (fault.rule, fault.line, fault.column, fault.end_column) == ("unreadable", line, column, column + 1)
    assert fault.message == f"byte {byte}: {UTF_8}"
    assert fault.text is None


@pytest.mark.parametrize(
    ("data", "message", "column"),
    [
        (b"{\\rtf1\\ansi {\\fonttbl}}\nformat = 1\\par\n", f"this is a document with fonts (RTF): {AS_TEXT}", 1),
        (b"  {\\rtf1\\ansi}", f"this is a document with fonts (RTF): {AS_TEXT}", 3),
        (b"%PDF-1.4\n1 0 obj\n", f"this is a PDF document: {AS_TEXT}", 1),
        (b"<!DOCTYPE html>\n<title>x</title>", f"this is a web page (HTML): {AS_TEXT}", 1),
        (b'{"format": 1, "game": "azul"}', f"this is JSON: {ANEW}", 1),
        (AZUL.encode("utf-16-le"), f"this is UTF-16: {UTF_8}", 1),
        (b"\x00", f"this is UTF-16: {UTF_8}", 1),
    ],
)
def test_what_is_no_plain_text_is_called_by_its_name(data: bytes, message: str, column: int) -> None:
    (fault,) = faults(data)
    assert (fault.rule, fault.message) == ("toml-syntax", message)
    assert (fault.line, fault.column, fault.end_column) == (1, column, column + 1)


@pytest.mark.parametrize(
    ("text", "mark", "called"),
    [
        ("Round;Player;Move\n1;Ana;2R1\n1;Ben;4R1\n", ";", "semicolons"),
        ("\nRound,Player,Move\n1,Ana,2R1\n", ",", "commas"),
        ("Ana\tBen\n2R1\t4R1\n", "\t", "tabs"),
        ("Ana,Ben,Cleo", ",", "commas"),
        ('"Round";"Move"\n"1";"2R1"\n', ";", "semicolons"),
    ],
)
def test_a_table_of_a_spreadsheet_is_no_log(text: str, mark: str, called: str) -> None:
    (fault,) = faults(text)
    assert fault.rule == "toml-syntax"
    assert fault.message == f"this is a table with {called} between its values (CSV), as a spreadsheet saves it: {ANEW}"
    line = text.index(mark) - text.rfind("\n", 0, text.index(mark))
    assert (fault.line, fault.column) == (text.count("\n", 0, text.index(mark)) + 1, line)


@pytest.mark.parametrize(
    "text", ["; a remark\n", "[a, b]\n", "a = 1; b = 2\n", "1R1, 2Y2\n3B4\n", "# a;b;c\nx\n", "é\n"]
)
def test_what_may_have_been_meant_as_a_log_is_no_table(text: str) -> None:
    (fault,) = faults(text)
    assert fault.rule == "toml-syntax"
    assert "CSV" not in fault.message


@pytest.mark.parametrize("log", [AZUL, SINTRA], ids=["azul", "sintra"])
def test_lines_that_end_with_cr_alone_are_named(log: str) -> None:
    (fault,) = faults(log.replace("\n", "\r"))
    assert (fault.rule, fault.line, fault.column, fault.end_column) == ("toml-syntax", 1, 11, 12)
    assert fault.message == (
        "lines end with CR alone, as on an old Macintosh: save the file with LF or CRLF at the ends of lines"
    )
    accepted(log.replace("\n", "\r\n"))


def test_a_single_cr_is_an_invisible_character() -> None:
    (fault,) = faults(changed(AZUL, "format = 1\n", "format = 1\r# one\n"))
    assert fault.message == "an invisible character (U+000D) is here: delete it, or write a plain space"


@pytest.mark.parametrize("text", ["", "\n \n", "\ufeff"])
def test_an_empty_file_is_one_error(text: str) -> None:
    assert_wrong(text, Wrong("", f"the file is empty: {ANEW}"))


def test_a_file_with_nothing_but_remarks_is_one_error() -> None:
    assert_wrong("# format = 1\n", Wrong("", f"there are only remarks in the file: {ANEW}"))


@pytest.mark.parametrize("data", [b"\x00", b"format = 1\x00", b"\x7fELF\x01", b"\x00\x01\x02" * 1000, b"\x80" * 1000])
def test_any_binary_file_is_one_error(data: bytes) -> None:
    (fault,) = faults(data)
    assert fault.rule in {"unreadable", "toml-syntax"}


def test_a_file_with_a_box_may_be_something_else_as_well() -> None:
    refused = read_box(b"{\\rtf1\\ansi [box]}")
    assert isinstance(refused, Refused)
    assert [fault.message for fault in refused.faults] == [f"this is a document with fonts (RTF): {AS_TEXT}"]
