"""How rules, rulings, colours and pieces are named in an explanation."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sintra_cli.family.rules.offer import in_order
from sintra_cli.family.rules.rulings import Rulings
from sintra_cli.family.words import Words
from sintra_cli.names import RuleName, TopicName


class Terms:
    """Names the things of one game; `page` gives the page of a rule or topic, where it stands on one."""

    def __init__(
        self,
        words: Words,
        page: Callable[[RuleName | TopicName], str | None],
        colours: Mapping[str, str],
        rulings: Rulings,
    ) -> None:
        self.words = words
        self._page = page
        self._colours = colours
        self._answers = rulings.answers()

    def rules(self, *names: RuleName | TopicName) -> tuple[str, ...]:
        """Return rules and topics by name, each with its page."""
        return tuple(f"{name}, p. {page}" if (page := self._page(name)) else name for name in names)

    def ruling(self, name: str) -> tuple[str, ...]:
        """Return a ruling with its value."""
        return (f"ruling {name} = {self._answers[name]}",)

    def colour(self, letter: str) -> str:
        """Return a colour's letter with its name."""
        name = self._colours.get(letter)
        return f"{letter} ({name})" if name else letter

    def in_order(self, pieces: str) -> str:
        """Return pieces in box order, those of no colour last."""
        others = "".join(piece for piece in pieces if piece not in self._colours)
        return in_order(pieces, self._colours) + others

    def counts(self, counts: Mapping[str, int]) -> str:
        """Write so many pieces of each colour, and of all."""
        each = ", ".join(f"{number} {colour}" for colour, number in counts.items() if number)
        total, piece = sum(counts.values()), self.words.piece
        return f"{each}: {total} {piece}{'' if total == 1 else 's'}" if each else f"no {piece}"


def go(pieces: str, verb: str = "go", one: str = "goes") -> str:
    """Put a verb behind pieces."""
    return f"{pieces} {one if len(pieces) == 1 else verb}"
