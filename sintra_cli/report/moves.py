"""The legal moves of a position and what each would do: plain values, and their text at 80 columns."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from sintra_cli.report.ansi import Paint, painter
from sintra_cli.text import SCREEN, counted, filled, listed, visible, wrapped

if TYPE_CHECKING:
    from sintra_cli.report.model import Diagnostic

_PLACES: Final = {"C": "centre", "?": "any display", "<": "return"}


class Effect(Struct, frozen=True, kw_only=True):
    """What a move does; a game says what that can be, and has the words for it."""

    @abstractmethod
    def said(self) -> Iterator[str]:
        """Say each thing that it does, in short, beside those of other moves."""

    def said_alone(self) -> Iterator[str]:
        """Say each thing that it does where it is the only move told."""
        return self.said()


class Choice(Struct, frozen=True):
    """A move in canonical form, what it would do, and what comes with it, such as the starting-player tile.

    It is legal, or breaks some `rules` and would be let stand.
    """

    move: str
    effect: Effect
    beside: str | None
    rules: Sequence[str] = ()


class Take(Struct, frozen=True, kw_only=True):
    """The choices with one source and one colour; `number` is how many there are, None where that is not known.

    `source` is as in a move. What comes beside them is the same for all choices.
    """

    source: str
    colour: str
    number: int | None
    choices: list[Choice]


class Here(Struct, frozen=True, kw_only=True):
    """A position and whose turn it is there; `move` is the number of the one to come.

    `why_none` says why no move is possible, `seen` whether the displays of the round are written down.
    """

    log: str
    where: str
    round: int
    move: int
    player: str
    seen: bool
    why_none: str | None


def render(here: Here, takes: Sequence[Take], *, colour: bool = False) -> str:
    """Write the legal moves, a line each; it ends with a line end."""
    paint = painter(colour=colour)
    lines = [paint(visible(f"{here.log}: {here.where}"), "bold"), *filled(_state(here, takes))]
    room = max((len(choice.move) for take in takes for choice in take.choices), default=0)
    for take in takes:
        lines += ["", paint(visible(_heading(take)), "bold")]
        for choice in take.choices:
            lines += _choice(choice, room, paint)
    return "\n".join(lines) + "\n"


def legal(here: Here, tried: Choice) -> str:
    """Say that a move is legal, or what it breaks if it is let stand, and what it would do; it ends with a line end."""
    verb, then = "is legal" if here.seen else "may be legal", ""
    if tried.rules:
        verb, then = f"breaks {listed(tried.rules)}", "; if it is let stand"
    elif tried.move.endswith("!"):
        then = ", and needs no !"
    where = f"round {here.round}, move {here.move} ({here.player}){then}"
    words = [*([f"takes the {tried.beside}"] if tried.beside else []), *tried.effect.said_alone()]
    return "\n".join(filled(f"{tried.move} {verb} in {where}: {', '.join(words)}")) + "\n"


def as_object(here: Here, found: Choice | Diagnostic | None) -> dict[str, Any]:
    """Say the same as plain values: what a move would do, which rule forbids it, or why no move is possible (None)."""
    made = found if isinstance(found, Choice) else None
    beside = [f"takes the {made.beside}"] if made is not None and made.beside else []
    return {
        "log": here.log,
        "where": here.where,
        "round": here.round,
        "number": here.move,
        "player": here.player,
        "legal": made is not None and not made.rules,
        "stands": [] if made is None else list(made.rules),
        "move": None if made is None else made.move,
        "does": [] if made is None else [*beside, *made.effect.said_alone()],
        "error": found if made is None else None,
        "why_none": here.why_none,
    }


def impossible(here: Here) -> str:
    """Say why no move is possible; it ends with a line end."""
    return "\n".join(filled(_state(here, []))) + "\n"


def _state(here: Here, takes: Sequence[Take]) -> str:
    if here.why_none is not None:
        return f"No move is possible: {here.why_none}."
    number = sum(len(take.choices) for take in takes)
    moves = counted(number, "legal move")
    if not here.seen:
        moves = f"{counted(number, 'move')} that may be legal (the displays of this round are not written down)"
    return f"Round {here.round}, move {here.move} ({here.player}): {moves}"


def _heading(take: Take) -> str:
    place = _PLACES.get(take.source, f"display {take.source}")
    number = f"{take.number} " if take.number else ""
    colour = f", {number}{take.colour}" if take.colour else ""
    beside = take.choices[0].beside
    return f"{place}{colour}{f', with the {beside}' if beside else ''}"


def _choice(choice: Choice, room: int, paint: Paint) -> Iterator[str]:
    first, *more = wrapped(", ".join(choice.effect.said()), SCREEN - room - 4)
    yield f"  {paint(choice.move.ljust(room), 'blue')}  {first}"
    yield from (f"  {'':{room}}  {line}" for line in more)
