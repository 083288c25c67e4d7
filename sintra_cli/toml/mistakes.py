"""What is wrong with a log that is no TOML, in the words of somebody who types a game from paper.

The parser says where it stopped; the mistake is often before that. Each function below knows one kind of mistake: it
returns what to say and where it is, or None where the parser stopped for another reason.
"""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Final, TypeAlias

import tomli
import tomli_w

from sintra_cli.toml.doubled import written_twice
from sintra_cli.toml.near_values import letter_for_digit, no_date
from sintra_cli.toml.texts import COMMENT, STRING, TOKEN, Lines, Stop

if TYPE_CHECKING:
    from sintra_cli.toml.places import Place

_Mistake: TypeAlias = tuple[str, int, int]

_LONGEST: Final = 60
_DEEP: Final = 100
_MOVE: Final = re.compile(
    r"(?:[^\s:]+:)?(?:[1-9C?][0-9]{0,2}[A-Z](?:[1-8](?:J[0-2])?(?:=[A-Z?])?|-)|<)(?:\(-?[0-9]+\))?", re.IGNORECASE
)
_CURLY: Final = "\u201c\u201d\u201e\u201f\u2018\u2019\u201a\u201b"
_CLOSING_CURLY: Final = re.compile(rf"[{_CURLY}](?=[ \t]*(?:[,\]}}#]|$))")
_IN_CURLY: Final = re.compile(rf"[{_CURLY}]([^\"\n{_CURLY}]+)[\"{_CURLY}]")
_INVISIBLE: Final = ("Cc", "Cf", "Zl", "Zp", "Zs")
_KEY_END: Final = re.compile(r"[^=:\n{}]*[=:]")
_ANY_PAIR: Final = re.compile(r"[A-Za-z0-9_-]+[ \t]*=")
_NEXT_VALUE: Final = re.compile(r",[ \t]*[\"'0-9+-]")
# How the next statement of a log begins, where something before it was not closed
_HEADER: Final = re.compile(r"[ \t]*\[\[?[ \t]*[a-z_]+(?:\.[a-z_]+)*[ \t]*\]{1,2}")
_PAIR: Final = re.compile(r"[a-z_]+[ \t]*=")
_SWALLOWED: Final = re.compile(rf"^(?:{_HEADER.pattern}|{_PAIR.pattern}[ \t]*[\"'\[])", re.MULTILINE)
_ELEMENT: Final = re.compile(rf"{STRING} | [\w-]+ | .", re.VERBOSE | re.DOTALL)
_DIGITS: Final = re.compile(
    rf"{COMMENT} | {STRING} | (?P<open>[\"']) | (?<![0-9_])(?P<digits>[0-9_]{{640,}}+)", re.VERBOSE | re.DOTALL
)


def explain(source: str, error: Exception) -> tuple[str, Place]:
    """Return what to say about a source that the parser refused with an error, and where the mistake is."""
    if isinstance(error, tomli.TOMLDecodeError):
        message, start, end = _mistake(Stop(source, min(error.pos, len(source)), error.msg))
    elif isinstance(error, RecursionError):
        message, start, end = _too_deep(source)
    else:
        message, start, end = _unreadable_value(source, error)
    text = source[start:end].partition("\n")[0]
    return message, Lines(source).place(start, end, text or None)


def _mistake(stop: Stop) -> _Mistake:
    for reasons, mistakes in (
        (("Cannot", "Duplicate"), (written_twice,)),
        (("Unescaped", "Invalid hex", "Escaped"), (_bad_escape,)),
        ("", (_invisible_character, _curly_quote, _swallowing_string, _open_string)),
        ("", (_bad_header, _stray_moves, _open_bracket, _quote_in_a_text)),
        (("Invalid value", "Invalid initial"), (_no_value,)),
        (("Expected '='", "Invalid statement", "Invalid initial"), (_no_key, _unquoted_key, _no_equals_sign)),
        (("Unclosed", "Invalid value", "Expected newline", "Invalid date"), (letter_for_digit, no_date)),
        (("Unclosed", "Invalid value"), (_missing_comma,)),
        ("Expected newline", (_after_a_value,)),
        (("Unclosed", "Invalid value", "Expected newline"), (_unquoted_value,)),
    ):
        for recognise in mistakes if stop.reason.startswith(reasons) else ():
            mistake = recognise(stop)
            if mistake is not None:
                return mistake
    word = _element(stop)
    what = (
        "there is no such date or time" if stop.reason.startswith("Invalid date") else f"this is no TOML: {stop.reason}"
    )
    return what, stop.offset, stop.offset + len(word)


def _invisible_character(stop: Stop) -> _Mistake | None:
    char = stop.char
    if not char or char in " \t\n" or unicodedata.category(char) not in _INVISIBLE:
        return None
    message = f"an invisible character (U+{ord(char):04X}) is here: delete it, or write a plain space"
    return message, stop.offset, stop.offset + 1


def _curly_quote(stop: Stop) -> _Mistake | None:
    source, (start, end) = stop.source, stop.string
    # After a letter it is an apostrophe
    if stop.char and stop.char in _CURLY and not source[stop.offset - 1 : stop.offset].isalnum():
        text = _IN_CURLY.match(source, stop.offset)
        return _straight(stop, stop.offset, _quoted(text[1]) if text else '"')
    if source.startswith(('"""', "'''"), start) or not (stop.is_open or end == stop.offset):
        return None
    closing = _CLOSING_CURLY.search(source, start, stop.line_end(start) if stop.is_open else end)
    return _straight(stop, closing.start(), source[start]) if closing else None


def _straight(stop: Stop, offset: int, better: str) -> _Mistake:
    message = f"{stop.source[offset]} is a curly quote, but TOML has straight ones: write {better}"
    return message, offset, offset + 1


def _bad_escape(stop: Stop) -> _Mistake:
    start = stop.source.rfind("\\", 0, stop.offset)
    escape = stop.source[start : stop.offset].rstrip()
    message = f"{escape} is no escape that TOML knows: write \\\\ where a backslash is meant"
    return message, start, start + len(escape)


def _open_string(stop: Stop) -> _Mistake | None:
    if not stop.is_open:
        return None
    start = stop.string[0]
    quote = stop.source[start]
    if stop.source.startswith(quote * 3, start):
        return f"the text that begins here is never closed: put {quote * 3} at its end", start, start + 3
    message = f"the text that begins here is not closed on its line: put {quote} at its end"
    return f"{message}, or {quote * 3} before and after a text of several lines", start, stop.line_end(start)


def _swallowing_string(stop: Stop) -> _Mistake | None:
    start, end = stop.string
    quotes = stop.source[start : start + 3]
    swallowed = _SWALLOWED.search(stop.source, start, end) if quotes in ('"""', "'''") else None
    if swallowed is None:
        return None
    line = stop.source.count("\n", 0, swallowed.start()) + 1
    message = f"the text that begins here is not closed before line {line}, {_shown(swallowed[0].strip())}"
    return f"{message}: put {quotes} at its end", start, start + 3


def _bad_header(stop: Stop) -> _Mistake | None:
    if not stop.is_in_header:
        return None
    line = stop.source[stop.statement : stop.line_end(stop.statement)].partition("#")[0].rstrip()
    end = stop.statement + len(line)
    name, closed, _ = line.strip("[] \t").partition("]")
    if closed:
        return "a header stands alone on its line: begin a new line after it", stop.offset, end
    if not name:
        return "a header has a name in its brackets: write [[rounds]] for a round", stop.statement, end
    array = re.fullmatch(r"(round|player)s?\W*[0-9]*", name, re.IGNORECASE)
    if array:
        better = f"[[{array[1].lower()}s]]"
    else:
        better = f"[[{_as_key(name)}]]" if line.startswith("[[") else f"[{_as_key(name)}]"
    return f"this header is not well formed: write {better}", stop.statement, end


def _stray_moves(stop: Stop) -> _Mistake | None:
    line = stop.source[stop.statement : stop.line_end(stop.statement)].rstrip()
    words = line.strip("\"'").split()
    if stop.brackets or not words or not all(map(_MOVE.fullmatch, words)):
        return None
    message = 'these moves are not in quotes: put """ after moves =, above the first of them, and below the last'
    return message, stop.statement, stop.statement + len(line)


def _open_bracket(stop: Stop) -> _Mistake | None:
    line = stop.source.rfind("\n", 0, stop.offset) + 1
    around = [bracket for bracket in stop.brackets if bracket < line]
    if around and _HEADER.match(stop.source, line):
        bracket = around[-1]
    elif stop.brackets and (not stop.char or _is_next_pair(stop)):
        bracket = stop.brackets[-1]
    else:
        return None
    kind, closing = ("array", "]") if stop.source[bracket] == "[" else ("table", "}")
    return f"the {kind} that begins here is not closed: put {closing} after its last value", bracket, bracket + 1


def _is_next_pair(stop: Stop) -> bool:
    """Tell whether what the parser stopped at is no part of the innermost bracket, but comes after it."""
    if not _PAIR.match(stop.source, stop.offset):
        return False
    return stop.innermost == "[" or (stop.reason.startswith("Unclosed") and not _is_closed_below(stop))


def _is_closed_below(stop: Stop) -> bool:
    """Tell whether the innermost bracket is closed before the next header."""
    depth = 1
    for token in TOKEN.finditer(stop.source, stop.offset):
        depth += _deeper(token)
        if depth == 0 or token["open"] or (token["gap"] and _HEADER.match(stop.source, token.end())):
            break
    return depth == 0


def _deeper(token: re.Match[str]) -> int:
    return {"[": 1, "{": 1, "]": -1, "}": -1}.get(token["mark"], 0)


def _quote_in_a_text(stop: Stop) -> _Mistake | None:
    start, end = stop.string
    if end != stop.offset or start == end or not stop.char.isalnum():
        return None
    quote, text = stop.source[start], stop.source[start + 1 : end - 1].rstrip()
    if stop.innermost and text.endswith(","):
        better = _quoted(text.rstrip(" \t,"))
        return f"the text that begins here has no quote at its end: write {better}", start, end
    advice = 'write \\" for a quote in a text' if quote == '"' else "put \" around a text that has ' in it"
    return f"the text ends at this {quote}, but something follows: {advice}", end - 1, end


def _no_value(stop: Stop) -> _Mistake | None:
    if stop.char == "," and stop.innermost:
        return "there is a comma too many here: take it away", stop.offset, stop.offset + 1
    if stop.char not in ("", "\n", "#", ",", "]", "}") or stop.source[stop.key[1] : stop.offset].strip() != "=":
        return None
    if stop.key_text == "moves":
        return '`moves` has no value on its line: put """ there, and """ below the last move', *stop.key
    return f"`{_shown(stop.key_text)}` has no value on its line: write one after =", *stop.key


def _no_key(stop: Stop) -> _Mistake | None:
    offset = stop.offset
    if stop.source.startswith(("//", "/*", ";"), offset):
        return "a comment begins with #", offset, stop.line_end(offset)
    if stop.char in (")", "]", "}") and not stop.innermost:
        return f"there is nothing here that {stop.char} could close: take it away", offset, offset + 1
    if stop.char in ("=", ":") and offset == stop.piece:
        return f"there is no key before this {stop.char}: a line is a key = value", offset, offset + 1
    return None


def _unquoted_key(stop: Stop) -> _Mistake | None:
    ending = _KEY_END.match(stop.source, stop.offset)
    if ending is None:
        return None
    separator = ending.end() - 1
    name = stop.source[stop.piece : separator].rstrip()
    better = f"{_as_key(name)} = {_shown(stop.rest(separator + 1).strip())}"
    if stop.source[separator] == ":":
        return f"between a key and its value is =, not a colon: write {better}", separator, separator + 1
    start = stop.piece + len(_split(name)[0])
    return f"a name with anything but A-Z a-z 0-9 _ - has to be quoted: write {better}", start, stop.piece + len(name)


def _no_equals_sign(stop: Stop) -> _Mistake:
    due = "in { } each value has its key" if stop.innermost else "a line is a key = value, a [header] or a # comment"
    return f"there is no = here: {due}", stop.piece, stop.line_end(stop.offset)


def _missing_comma(stop: Stop) -> _Mistake | None:
    offset = stop.offset
    kind, closing = ("an array", "]") if stop.innermost == "[" else ("a table in { }", "}")
    if stop.innermost and stop.char in (")", "]", "}"):
        return f"{kind} ends with {closing}, not with {stop.char}", offset, offset + 1
    if stop.char == ";":
        return "values are separated by a comma, not by ;", offset, offset + 1
    # What follows a value without a space is part of it
    if stop.reason == "Invalid value" or (offset > stop.piece and stop.source[offset - 1] not in " \t\"'"):
        return None
    text = _element(stop)
    message = f"a comma is missing before {_shown(text)}: write one after every value of {kind}"
    return message, offset, offset + len(text)


def _after_a_value(stop: Stop) -> _Mistake | None:
    value = stop.source[stop.piece : stop.offset].strip()
    rest = stop.rest(stop.offset)
    end = stop.offset + len(rest)
    is_text = value[:1] in ("'", '"')
    if rest in (",", ";"):
        return f"a line does not end with {rest}: take it away", stop.offset, end
    if _NEXT_VALUE.match(rest) or (is_text and rest[:1] in ("'", '"')):
        better = f"{_shown(stop.key_text)} = [{_shown(value)}, …]"
        return f"several values are an array, in brackets and with commas: write {better}", stop.piece, end
    if stop.source[stop.offset - 1] in " \t" and _ANY_PAIR.match(rest):
        return "each key = value has a line of its own: begin a new line here", stop.offset, end
    if is_text or not value:
        return "nothing but a # comment may follow a value on its line", stop.offset, end
    return None


def _unquoted_value(stop: Stop) -> _Mistake:
    text = stop.rest(stop.piece)
    what = "a move has to be in quotes" if stop.key_text == "moves" else "text has to be in quotes"
    if stop.key_text == "moves" and stop.innermost:
        text = re.split(r"\s", text, maxsplit=1)[0]  # in an array each move has its own
    better = _quoted(text.strip('"') if text.count('"') % 2 else text)
    if re.fullmatch("0[0-9]+", text):
        what, better = "a number does not begin with 0", _shown(text.lstrip("0") or "0")
    key = "" if stop.innermost else f"{_shown(stop.key_text)} = "
    return f"{what}: write {key}{better}", stop.piece, stop.piece + len(text)


def _too_deep(source: str) -> _Mistake:
    depth = deepest = start = 0
    for token in TOKEN.finditer(source):
        depth += _deeper(token)
        if depth > deepest:
            deepest, start = depth, token.start()
        if token["open"]:
            break
    if deepest > _DEEP:
        return f"brackets are nested more than {_DEEP} deep here: a log needs three", start, start + 1
    longest = max(source.split("\n"), key=lambda line: line.count("."))
    start = source.index(longest)
    return "this key has too many parts", start, start + len(longest)


def _unreadable_value(source: str, error: Exception) -> _Mistake:
    for token in _DIGITS.finditer(source):
        if token["open"]:
            break
        if token["digits"]:
            return "this number has too many digits", *token.span()
    return f"this is no TOML: {_shown(str(error))}", 0, 0


def _element(stop: Stop) -> str:
    """Return the element that the parser stopped at, or its bracket."""
    element = _ELEMENT.match(stop.source, stop.offset)
    return element[0] if element else ""


def _split(name: str) -> tuple[str, str]:
    """Return the tables that a key begins with, as far as they are a log's, and the name in them."""
    last = re.sub(r"^(?:[a-z_]{1,20}\.){1,3}(?=.)", "", name)
    return name[: len(name) - len(last)], last


def _as_key(name: str) -> str:
    """Return a key as it was meant, with its name in quotes where it needs them."""
    tables, last = _split(name)
    last = last.strip('"') if last.count('"') % 2 else last
    return tables + tomli_w.dumps({_shown(last): 0})[: -len(" = 0\n")]


def _quoted(text: str) -> str:
    return tomli_w.dumps({"text": _shown(text)})[len("text = ") : -1]


def _shown(text: str) -> str:
    line = text.partition("\n")[0]
    return text if len(line) == len(text) <= _LONGEST else f"{line[: _LONGEST - 1]}…"
