"""Writes values as TOML in all the forms that there are, chosen by a random generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

SHORT = {"\b": "b", "\t": "t", "\n": "n", "\f": "f", "\r": "r", "\x1b": "e", '"': '"', "\\": "\\"}
BARE = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


class Raw(str):
    """A value that is no text, as it is written."""

    __slots__ = ()


def written_string(random: Random, text: str) -> str:
    """Write a text as one of the four kinds of strings."""
    kinds = [_basic, _long_basic]
    if not any(_is_control(char) and char != "\n" for char in text):
        if "'" not in text and "\n" not in text:
            kinds.append(_literal)
        if "'''" not in text and not text.startswith("\n"):
            kinds.append(_long_literal)
    return random.choice(kinds)(random, text)


def written_key(random: Random, key: str) -> str:
    """Write one part of a key, bare where that is possible and comes up."""
    kinds = [_basic]
    if not any(_is_control(char) or char == "'" for char in key):
        kinds.append(_literal)
    if key and BARE.issuperset(key):
        return random.choice([key, key, random.choice(kinds)(random, key)])
    return random.choice(kinds)(random, key)


def written_document(random: Random, root: Mapping[str, object]) -> str:
    """Write a table as a document: with headers, dotted keys and inline values."""
    return _end_of_line(random).join(_lines(random, root, ())) + random.choice(["", "\n"])


def _lines(random: Random, table: Mapping[str, object], header: tuple[str, ...]) -> list[str]:
    """Return the lines of a table without its header, and those of the tables below it."""
    own: list[str] = []
    below: list[str] = []
    for key, value in table.items():
        path = (*header, key)
        if isinstance(value, dict) and random.random() < 0.5:
            lines = _lines(random, value, path)
            first_header = next((i for i, line in enumerate(lines) if line.lstrip().startswith("[")), len(lines))
            own_header = [_header(random, path, "[", "]"), *lines[:first_header]]
            others = lines[first_header:]
            if others and first_header == 0 and random.random() < 0.5:
                own_header = []
            below += others + own_header if random.random() < 0.3 else own_header + others
        elif isinstance(value, list) and value and all(isinstance(v, dict) for v in value) and random.random() < 0.6:
            for element in value:
                below += [_header(random, path, "[[", "]]"), *_lines(random, element, path)]
        else:
            own += _pairs(random, (key,), value)
    return own + below


def _header(random: Random, path: tuple[str, ...], opening: str, closing: str) -> str:
    space = random.choice(["", " "])
    return random.choice(["", "  "]) + opening + space + _dotted(random, path) + space + closing


def _pairs(random: Random, path: tuple[str, ...], value: object) -> list[str]:
    if isinstance(value, dict) and value and random.random() < 0.4:
        return [pair for key, inner in value.items() for pair in _pairs(random, (*path, key), inner)]
    space = random.choice(["", " ", "\t"])
    return [_dotted(random, path) + space + "=" + space + _value(random, value)]


def _dotted(random: Random, path: tuple[str, ...]) -> str:
    return random.choice([".", " . "]).join(written_key(random, key) for key in path)


def _value(random: Random, value: object) -> str:
    match value:
        case Raw():
            return value
        case str():
            return written_string(random, value)
        case list():
            return _bracketed(random, "[]", [_value(random, element) for element in value])
        case dict():
            return _bracketed(random, "{}", [p for key, v in value.items() for p in _pairs(random, (key,), v)])
    raise TypeError(value)


def _bracketed(random: Random, brackets: str, elements: list[str]) -> str:
    gaps = ["", "", " ", "\n", "\n\n  ", " # {é] '\n"]
    comma = [f"{random.choice(gaps)},{random.choice(gaps)}" for _ in elements[1:]]
    if elements and random.random() < 0.3:
        comma.append(random.choice(gaps) + ",")
    inner = "".join(part for pair in zip(elements, [*comma, ""], strict=False) for part in pair)
    return brackets[0] + random.choice(gaps) + inner + random.choice(gaps) + brackets[1]


def _end_of_line(random: Random) -> str:
    return random.choice(["\n", "\n\n", ' # "é\n', "  \n\t"])


def _basic(random: Random, text: str, /) -> str:
    return '"' + "".join(_char(random, char, raw=char not in '"\\\n') for char in text) + '"'


def _literal(_random: Random, text: str, /) -> str:
    return f"'{text}'"


def _long_literal(random: Random, text: str, /) -> str:
    return "'''" + random.choice(["", "\n"]) + text + "'''"


def _long_basic(random: Random, text: str, /) -> str:
    parts = [random.choice(["", "\n"])]
    is_trimmed = parts == [""]
    quotes = 0
    for char in text:
        if random.random() < 0.1:
            parts.append(random.choice(["\\\n", "\\ \t\n \n\t"]))
            is_trimmed, quotes = True, 0
        raw = char != "\\" and not (is_trimmed and char in " \t\n") and not (char == '"' and quotes == 2)
        parts.append(_char(random, char, raw=raw))
        is_trimmed = False
        quotes = quotes + 1 if parts[-1] == '"' else 0
    return '"""' + "".join(parts) + '"""'


def _char(random: Random, char: str, *, raw: bool) -> str:
    """Write one character as itself, where that is possible and comes up, or as one of its escapes."""
    if raw and not (_is_control(char) and char != "\n") and random.random() < 0.8:
        return char
    code = ord(char)
    forms = [f"\\U{code:08x}"]
    if code < 0x10000:
        forms.append(f"\\u{code:04X}")
    if code < 0x100:
        forms.append(f"\\x{code:02x}")
    if char in SHORT:
        forms += ["\\" + SHORT[char]] * 3
    return random.choice(forms)


def _is_control(char: str) -> bool:
    return (char < " " and char != "\t") or char == "\x7f"
