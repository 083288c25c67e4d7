"""Let the text of a log grow: add a round, moves, or a value, and leave everything else in it as it is."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from typing import Any

import tomli

from sintra_cli.log.layout import string
from sintra_cli.toml.faults import Path
from sintra_cli.toml.places import Places
from sintra_cli.toml.write import inline


class CannotGrow(Exception):  # noqa: N818  # named after what it says
    """The log is written in a way that nothing can be added to safely; the message says what to do."""


class Growing:
    """The text of a log (LF line ends, no BOM) that things are added to; each method returns the new text.

    What comes out is read again and compared with what was meant: raises `CannotGrow` where it is not that.
    """

    def __init__(self, text: str, players: int) -> None:
        self.text = text
        self.document: dict[str, Any] = tomli.loads(text)
        self._players = players
        self._places = Places(text)

    def with_round(self, displays: Sequence[str] | None) -> str:
        """Add a round with these displays, or without."""
        made: dict[str, Any] = {} if displays is None else {"displays": list(displays)}
        if "rounds" in self.document and self._places.is_inline(("rounds",)):
            grown = self._after_last(("rounds",), inline(made))
        else:
            body = "".join(f"{key} = {inline(value)}\n" for key, value in made.items())
            grown = f"{self._with_line_end()}\n[[rounds]]\n{body}"
        return self._checked(grown, lambda document: document.setdefault("rounds", []).append(made))

    def with_moves(self, moves: Sequence[str]) -> str:
        """Add moves to the last round."""
        if not self.document.get("rounds"):  # it goes on with a position
            return Growing(self.with_round(None), self._players).with_moves(moves)
        number = len(self.document["rounds"]) - 1
        path: Path = ("rounds", number, "moves")
        written = self.document["rounds"][number].get("moves")
        grown = self.text
        if written is None:
            grown = self._with_key(number, "moves", self._block(moves, number))
        elif isinstance(written, list):
            for move in moves:  # each changes the places
                grown = Growing(grown, self._players)._after_last(path, string(move))
        else:
            grown = self._with_words(path, written, moves)
        return self._checked(grown, lambda document: _add_moves(document["rounds"][number], moves))

    def with_value(self, key: str, value: Any) -> str:
        """Give the last round a value such as `claimed` or `tiling`, or another one."""
        if not self.document.get("rounds"):
            return Growing(self.with_round(None), self._players).with_value(key, value)
        number = len(self.document["rounds"]) - 1
        span = self._places.span(("rounds", number, key))
        if span is None:
            grown = self._with_key(number, key, inline(value))
        else:
            grown = self.text[: span[0]] + inline(value) + self.text[span[1] :]
        return self._checked(grown, lambda document: document["rounds"][number].update({key: value}))

    def with_final_claims(self, claims: dict[str, int]) -> str:
        """Write the final totals under `[claimed]`."""
        span = self._places.span(("claimed",))
        if span is None:
            from sintra_cli.toml.write import key_text

            body = "".join(f"{key_text(name)} = {total}\n" for name, total in claims.items())
            grown = f"{self._with_line_end()}\n[claimed]\n{body}"
        elif self._places.is_inline(("claimed",)):
            grown = self.text[: span[0]] + inline(claims) + self.text[span[1] :]
        else:
            raise CannotGrow("there is a [claimed] already: change it in an editor")
        return self._checked(grown, lambda document: document.update({"claimed": claims}))

    # --- where it goes -----------------------------------------------------------------------------------------

    def _block(self, moves: Sequence[str], number: int) -> str:
        if self._places.is_inline(("rounds", number)):
            return string(" ".join(moves))
        return '"""\n' + "".join(self._lines(0, moves)).lstrip("\n") + '\n"""'

    def _with_words(self, path: Path, written: str, moves: Sequence[str]) -> str:
        start, end = self._span(path)
        raw = self.text[start:end]
        quotes = 3 if raw.startswith(('"""', "'''")) else 1
        content = raw[quotes:-quotes]
        kept = content.rstrip() if content.strip() else content[: content.find("\n") + 1].rstrip(" \t")
        tail = content[len(content.rstrip()) :] if content.strip() else ""
        count = len(written.split())
        if "\n" in content or (quotes == 3 and not content):
            added = "".join(self._lines(count, moves, _indent(content)))
            tail = tail if "\n" in tail else "\n"
            added = added if kept.strip() else added.lstrip("\n")
            kept = kept if kept.strip() else "\n"
        else:
            added = (" " if kept.strip() else "") + " ".join(moves)
        return self.text[: start + quotes] + kept + added + tail + self.text[end - quotes :]

    def _lines(self, count: int, moves: Sequence[str], indent: str = "  ") -> list[str]:
        """Write moves after so many others: a new line at each turn cycle."""
        return [
            (f"\n{indent}" if (count + index) % self._players == 0 else "  ") + move for index, move in enumerate(moves)
        ]

    def _after_last(self, path: Path, written: str) -> str:
        """Add an element to an array, behind its last one."""
        array: Any = self.document
        for part in path:
            array = array[part]
        if array:
            _, end = self._span((*path, len(array) - 1))
            return f"{self.text[:end]}, {written}{self.text[end:]}"
        start, _ = self._span(path)
        return f"{self.text[: start + 1]}{written}{self.text[start + 1 :]}"

    def _with_key(self, number: int, key: str, written: str) -> str:
        """Add a key to a round: behind what it has, or behind its header."""
        this = self.document["rounds"][number]
        ends = [self._span(("rounds", number, other))[1] for other in this]
        if self._places.is_inline(("rounds", number)):
            start, end = self._span(("rounds", number))
            behind = max(ends, default=start + 1)
            comma = ", " if ends else ""
            return f"{self.text[:behind]}{comma}{key} = {written}{self.text[behind:end]}{self.text[end:]}"
        behind = self._end_of_line(max(ends) if ends else self._span(("rounds", number))[1])
        return f"{self.text[:behind]}\n{key} = {written}{self.text[behind:]}"

    def _end_of_line(self, offset: int) -> int:
        end = self.text.find("\n", offset)
        return len(self.text) if end < 0 else end

    def _span(self, path: Path) -> tuple[int, int]:
        span = self._places.span(path)
        if span is None:
            raise CannotGrow("the place for it in the file is not clear: write it in an editor, or sintra fmt it first")
        return span

    def _with_line_end(self) -> str:
        return self.text if self.text.endswith("\n") or not self.text else f"{self.text}\n"

    def _checked(self, grown: str, change: Callable[[dict[str, Any]], object]) -> str:
        meant = copy.deepcopy(self.document)
        change(meant)
        try:
            right = _alike(tomli.loads(grown), meant)
        except ValueError:
            right = False
        if not right:
            raise CannotGrow("this log is written in a way that nothing can be added to safely: write it in an editor")
        return grown


def _add_moves(this: dict[str, Any], moves: Sequence[str]) -> None:
    written = this.get("moves", "")
    this["moves"] = [*written, *moves] if isinstance(written, list) else " ".join([*written.split(), *moves])


def _alike(found: Any, meant: Any) -> bool:
    """Tell whether two documents say the same; white space between moves says nothing."""
    return _plain(found) == _plain(meant)


def _plain(document: dict[str, Any]) -> dict[str, Any]:
    rounds = [
        {key: value.split() if key == "moves" and isinstance(value, str) else value for key, value in this.items()}
        for this in document.get("rounds", [])
    ]
    return {**document, "rounds": rounds}


def _indent(content: str) -> str:
    lines = [line for line in content.split("\n") if line.strip()]
    return lines[-1][: len(lines[-1]) - len(lines[-1].lstrip())] if lines else "  "
