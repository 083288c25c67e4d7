"""Let the text of a log grow: add a round, moves, or a value, and leave everything else in it as it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import tomli

from sintra_cli.family.written import WrittenMoves, moves_in, texts_of
from sintra_cli.log.edit import LogEditor, moves_path
from sintra_cli.log.layout import one_line, text_lines
from sintra_cli.toml.edit import NoPlace, NotAsMeant
from sintra_cli.toml.write import escape, inline, key_text


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

    def with_moves(self, added: WrittenMoves) -> str:
        """Add moves to the last round, with their remarks."""
        if not self.document.get("rounds"):  # it goes on with a position
            return Growing(self.with_round(None), self._players).with_moves(added)
        number = len(self.document["rounds"]) - 1

        def change(file: LogEditor) -> None:
            written = file.moves(number)
            if "moves" not in self.document["rounds"][number]:
                file.add_key(("rounds", number), "moves", "", self._block(file, added, number))
            elif isinstance(written, list):
                file.insert_elements(moves_path(number), len(written), added.elements)
            else:
                self._add_words(file, number, added)
            file.mean_moves(number, [*texts_of(written, file.names), *(move.text for move in added.moves)])

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
            elif set(self.document["claimed"]) <= set(claims):
                for name, total in claims.items():
                    if name in self.document["claimed"]:
                        file.replace_value(("claimed", name), total)
                    else:
                        file.add_key(("claimed",), name, total)
            else:
                raise CannotGrow("[claimed] has other names than the players: change it in an editor")

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

    def _block(self, file: LogEditor, added: WrittenMoves, number: int) -> str:
        if file.places.is_inline(("rounds", number)):
            return one_line(added, self._players)
        return "\n".join(text_lines(added, self._players))

    def _add_words(self, file: LogEditor, number: int, added: WrittenMoves) -> None:
        """Add moves to those in a text, in lines where it has lines."""
        path, written = moves_path(number), file.written(number)
        start, end = file.span(path)
        whole = moves_in("\n".join([file.moves(number), *added.elements]), file.names)
        if file.source[start:end] == "\n".join(text_lines(written, self._players)):  # in good order, and stays so
            file.lay_out(start, end, text_lines(whole, self._players))
            return
        quotes = 3 if file.source.startswith(('"""', "'''"), start) else 1
        content = file.source[start + quotes : end - quotes]
        kept = content.rstrip()
        tail = content[len(kept) :] if kept else ""
        if "\n" in content or (quotes == 3 and not content):
            lines = self._lines(written, added, _indent(content))
            new = (lines if kept else "\n" + lines.lstrip("\n")) + (tail if "\n" in tail else "\n")
        elif written.has_remarks or added.has_remarks:
            inline = file.places.is_inline(path[:-1])
            lay_out = [one_line(whole, self._players)] if inline else text_lines(whole, self._players)
            file.lay_out(start, end, lay_out)
            return
        else:
            new = (" " if kept else "") + " ".join(added.elements) + tail
        file.replace(start + quotes + len(kept), end - quotes, new)

    def _lines(self, before: WrittenMoves, added: WrittenMoves, indent: str = "  ") -> str:
        """Write moves after others: a new line at each turn cycle, and after a remark."""
        new_line = f"\n{indent}"
        lines = "".join(new_line + escape(remark.text) for remark in added.opening)
        ended = bool(added.opening) or before.ends_with_remark
        for index, move in enumerate(added.moves, len(before.moves)):
            lines += (new_line if ended or index % self._players == 0 else "  ") + move.text
            lines += "".join(f"{new_line if remark.alone else '  '}{escape(remark.text)}" for remark in move.remarks)
            ended = bool(move.remarks)
        return lines


def _indent(content: str) -> str:
    lines = [line for line in content.split("\n") if line.strip()]
    return lines[-1][: len(lines[-1]) - len(lines[-1].lstrip())] if lines else "  "
