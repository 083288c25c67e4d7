"""Let the text of a log grow: add a round, moves, or a value, and leave everything else in it as it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import tomli

from sintra_cli.log.edit import LogEditor, moves_path
from sintra_cli.toml.edit import NoPlace, NotAsMeant
from sintra_cli.toml.write import inline, key_text, string


class CannotGrow(Exception):  # noqa: N818  # named after what it says
    """The log is written in a way that nothing can be added to safely; the message says what to do."""


class Growing:
    """The text of a log (LF line ends, no BOM) that things are added to; each method returns the new text.

    Raises `CannotGrow` where what comes out would not read as it was meant.
    """

    def __init__(self, text: str, players: int) -> None:
        self.text = text
        self.document: dict[str, Any] = tomli.loads(text)
        self._players = players

    def with_round(self, displays: Sequence[str] | None) -> str:
        """Add a round with these displays, or without."""
        made: dict[str, Any] = {} if displays is None else {"displays": list(displays)}
        rounds = self.document.get("rounds", [])

        def change(file: LogEditor) -> None:
            if "rounds" in self.document and file.places.is_inline(("rounds",)):
                file.insert_elements(("rounds",), len(rounds), [made])
            else:
                file.append("[[rounds]]\n" + "".join(f"{key} = {inline(value)}\n" for key, value in made.items()))
                file.mean(("rounds",), [*rounds, made])

        return self._grown(change)

    def with_moves(self, moves: Sequence[str]) -> str:
        """Add moves to the last round."""
        if not self.document.get("rounds"):  # it goes on with a position
            return Growing(self.with_round(None), self._players).with_moves(moves)
        number = len(self.document["rounds"]) - 1

        def change(file: LogEditor) -> None:
            written = file.moves(number)
            if "moves" not in self.document["rounds"][number]:
                file.add_key(("rounds", number), "moves", " ".join(moves), self._block(file, moves, number))
                file.mean_moves(number, moves)
            elif isinstance(written, list):
                file.insert_elements(moves_path(number), len(written), moves)
            else:
                self._add_words(file, number, written, moves)

        return self._grown(change)

    def with_value(self, key: str, value: Any) -> str:
        """Give the last round a value such as `claimed` or `tiling`, or another one."""
        if not self.document.get("rounds"):
            return Growing(self.with_round(None), self._players).with_value(key, value)
        path = ("rounds", len(self.document["rounds"]) - 1)

        def change(file: LogEditor) -> None:
            if key in file.value(path):
                file.replace_value((*path, key), value)
            else:
                file.add_key(path, key, value)

        return self._grown(change)

    def with_final_claims(self, claims: dict[str, int]) -> str:
        """Write the final totals under `[claimed]`."""

        def change(file: LogEditor) -> None:
            if "claimed" not in self.document:
                file.append("[claimed]\n" + "".join(f"{key_text(name)} = {total}\n" for name, total in claims.items()))
                file.mean(("claimed",), claims)
            elif file.places.is_inline(("claimed",)):
                file.replace_value(("claimed",), claims)
            else:
                raise CannotGrow("there is a [claimed] already: change it in an editor")

        return self._grown(change)

    # --- how ---------------------------------------------------------------------------------------------------

    def _grown(self, change: Callable[[LogEditor], None]) -> str:
        file = LogEditor(self.text.encode(), self.document)
        try:
            change(file)
            return file.result().decode()
        except NoPlace:
            where = "the place for it in the file is not clear"
            raise CannotGrow(f"{where}: write it in an editor, or sintra fmt it first") from None
        except NotAsMeant:
            how = "this log is written in a way that nothing can be added to safely"
            raise CannotGrow(f"{how}: write it in an editor") from None

    def _block(self, file: LogEditor, moves: Sequence[str], number: int) -> str:
        if file.places.is_inline(("rounds", number)):
            return string(" ".join(moves))
        return '"""\n' + "".join(self._lines(0, moves)).lstrip("\n") + '\n"""'

    def _add_words(self, file: LogEditor, number: int, written: str, moves: Sequence[str]) -> None:
        """Add moves to those in a text, in lines where it has lines."""
        start, end = file.span(moves_path(number))
        quotes = 3 if file.source.startswith(('"""', "'''"), start) else 1
        start, end = start + quotes, end - quotes
        content = file.source[start:end]
        kept = content.rstrip()
        tail = content[len(kept) :] if kept else ""
        if "\n" in content or (quotes == 3 and not content):
            added = "".join(self._lines(len(written.split()), moves, _indent(content)))
            new = (added if kept else "\n" + added.lstrip("\n")) + (tail if "\n" in tail else "\n")
        else:
            new = (" " if kept else "") + " ".join(moves) + tail
        file.replace(start + len(kept), end, new)
        file.mean_moves(number, [*written.split(), *moves])

    def _lines(self, count: int, moves: Sequence[str], indent: str = "  ") -> list[str]:
        """Write moves after so many others: a new line at each turn cycle."""
        return [
            (f"\n{indent}" if (count + index) % self._players == 0 else "  ") + move for index, move in enumerate(moves)
        ]


def _indent(content: str) -> str:
    lines = [line for line in content.split("\n") if line.strip()]
    return lines[-1][: len(lines[-1]) - len(lines[-1].lstrip())] if lines else "  "
