"""A log to start from: what its game asks before the first round, and what it shows of itself in it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from msgspec import Struct

from sintra_cli.family.reading import colours_of
from sintra_cli.toml.write import inline, key_text

_LETTERS: Final = "RYGBW"
"""The letters that stand for the five colours of a box, whatever they are, in what is made up here."""


class Question(ABC):
    """What a new log has to be told: the value of a key at its top. `help` and `metavar` are for the option."""

    key: str
    help: str
    of_boards: bool = True
    """Whether the boards alone, at the end of a game, need it too."""
    choices: Sequence[str] = ()
    metavar: str | None = None
    known: Sequence[str] = ()
    """Lines to look at before it is asked."""
    boxes: Sequence[str] = ()
    """Labels of the boxes for its letters on a form, where there are no choices."""

    @property
    @abstractmethod
    def on_paper(self) -> str:
        """What stands on a form before its choices or boxes."""

    @abstractmethod
    def asked(self, colours: Mapping[str, str]) -> str:
        """Return what is asked on a terminal; colours are those of the box (letter: name)."""

    @abstractmethod
    def read(self, text: str, colours: Mapping[str, str]) -> str:
        """Return the value for the log; raise `ValueError` with what is wrong."""

    @abstractmethod
    def example(self, colours: Mapping[str, str]) -> str:
        """Return an answer that may be given."""


class Choose(Question):
    """A question with the answers to choose from, in capitals or small letters; the first is the default."""

    def __init__(self, key: str, help: str, asked: str, choices: Sequence[str]) -> None:  # noqa: A002
        self.key = key
        self.help = help
        self.choices = choices
        self._asked = asked

    @property
    def on_paper(self) -> str:
        """What stands on a form before the choices."""
        return self._asked

    def asked(self, colours: Mapping[str, str]) -> str:  # noqa: ARG002
        """Return the question with its answers."""
        return f"{self._asked}, {' or '.join(self.choices)}"

    def read(self, text: str, colours: Mapping[str, str]) -> str:  # noqa: ARG002
        """Read one of the answers."""
        return one_of(text, self.choices)

    def example(self, colours: Mapping[str, str]) -> str:  # noqa: ARG002
        """Return the first answer."""
        return self.choices[0]


def one_of(text: str, choices: Sequence[str]) -> str:
    """Read a choice, in capitals or small letters; raise `ValueError` where it is none."""
    for choice in choices:
        if text.strip().lower() == choice.lower():
            return choice
    raise ValueError(f"{text.strip()!r} is not {' or '.join(choices)}")


class Beginning(Struct, frozen=True, kw_only=True):
    """What is known before the first round; `box` are printed values by their keys under `[box]`.

    `answers` are those to the questions of the game, by key; `displays` says whether they are going to be written down.
    `starter` is who starts, where that has been said, and `of_players` are the answers of each player, by key.
    """

    players: Sequence[str]
    box: Mapping[str, Any]
    answers: Mapping[str, str]
    displays: bool = True
    starter: str | None = None
    of_players: Sequence[Mapping[str, str]] = ()


class OnPaper(Struct, frozen=True, kw_only=True):
    """What a form to write on by hand has room for.

    `rows` are the moves of a player in a round, by the number of players; `rounds` the headings of the rounds, empty
    for one that may not be needed; `strips` how many a player lays.
    """

    rows: Mapping[int, int]
    rounds: Sequence[str]
    strips: int = 0


class NewLog(ABC):
    """What a log to start from has that is its game's own, line by line."""

    questions: ClassVar[Sequence[Question]]
    """What is asked, in this order."""
    colours_by_default: ClassVar[Mapping[str, str]]
    moves: ClassVar[Mapping[str, str]]
    """Moves as examples, and what each means; {R}, {Y}, {G}, {B} and {W} are letters of the five colours."""
    counted_moves: ClassVar[Mapping[str, str]]
    """The same where the displays are not written down."""
    lists: ClassVar[frozenset[str]] = frozenset()
    """Printed values of which each has a line of its own with its number."""

    on_paper: ClassVar[OnPaper] = OnPaper(rows={2: 10, 3: 8, 4: 7}, rounds=("1", "2", "3", "4", "5", "6", ""))
    """What a form has room for."""

    def __init__(self, beginning: Beginning) -> None:
        self.beginning = beginning

    @classmethod
    def of_each_player(cls, box: Mapping[str, Any]) -> Question | None:  # noqa: ARG003  # not every game asks
        """Return what is asked of each player besides the name; box are the printed values that are known."""
        return None

    @classmethod
    def of_box(cls) -> Question | None:
        """Return what is asked, once, of printed values that players are then asked for by number."""
        return None

    @classmethod
    def colours(cls, box: Mapping[str, Any]) -> dict[str, str]:
        """Return the colours (letter: name) of a box, in its order."""
        return colours_of(box.get("colours"), cls.colours_by_default)

    @property
    def letters(self) -> dict[str, str]:
        """A colour of the box for each letter that stands for one; itself, if there is one."""
        there = self.colours(self.beginning.box)
        others = (letter for letter in there if letter not in _LETTERS)
        return {letter: letter if letter in there else next(others) for letter in _LETTERS}

    def in_its_colours(self, texts: Sequence[str]) -> list[str]:
        """Return texts of letters that stand for colours in those of the box."""
        table = str.maketrans(self.letters)
        return [text.translate(table) for text in texts]

    @property
    def chooses_columns(self) -> bool:
        """Whether players choose columns at the end of a round."""
        return False

    def head(self) -> Iterator[str]:
        """Yield the answers, as they stand at the top."""
        for question in self.questions:
            yield pair(question.key, self.beginning.answers[question.key])

    def about_players(self) -> Iterator[str]:
        """Yield remarks on what is written of a player besides the name."""
        yield from ()

    def of_player(self, seat: int) -> Iterator[str]:  # noqa: ARG002  # not every game has any
        """Yield what is written of a player (from 0) besides the name."""
        yield from ()

    def made_up(self) -> dict[str, object]:
        """Return, by key, what stands for what nobody has told yet of a player besides the name."""
        return {}

    def of_round(self) -> Iterator[str]:
        """Yield what is written of a round besides displays, moves and totals."""
        yield from ()

    @classmethod
    def questions_of_boards(cls) -> list[Question]:
        """Return what is asked where only the boards are left."""
        return [question for question in cls.questions if question.of_boards]

    def about_boards(self) -> Iterator[str]:
        """Yield remarks on what is written of a board under the name of its player."""
        yield from ()

    def beside_board(self) -> Iterator[str]:
        """Yield what is written of an empty board under the name of its player."""
        yield from ()

    def over(self) -> Iterator[str]:
        """Yield what says in a position that the game is over."""
        yield from ()

    def board(self) -> Iterator[str]:
        """Yield an empty board, and say how to fill it in."""
        yield remarked("score", 0, "the points on the track")


def pair(key: str, value: object) -> str:
    """Write a key and its value on one line."""
    return f"{key_text(key)} = {inline(value)}"


def remarked(key: str, value: object, remark: str) -> str:
    """Write a key and its value on one line, and a remark after it."""
    return f"{pair(key, value)}  # {remark}"


def array(key: str, rows: Sequence[tuple[str, str]]) -> Iterator[str]:
    """Write an array with a text a line, and a remark after it where there is one."""
    yield f"{key} = ["
    yield from (f"  {inline(text)},{f'  # {remark}' if remark else ''}" for text, remark in rows)
    yield "]"
