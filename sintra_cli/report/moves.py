"""The legal moves of a position and what each would do: plain values, and their text at 80 columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from sintra_cli.report.ansi import Paint, painter
from sintra_cli.report.wording import counted
from sintra_cli.text import visible, wrapped

_SCREEN: Final = 80
_PLACES: Final = {"C": "centre", "?": "any display", "<": "return"}


class SintraEffect(Struct, frozen=True, kw_only=True):
    """What a move does in Stained Glass of Sintra.

    `losses` are what each reset of the marker takes; `score` is None where no strip is completed, and lacks the round
    bonus where that is not known; `glazier` is the slot that a return leads to.
    """

    placed: int
    on_jokers: int
    broken: int
    losses: Sequence[int]
    score: int | None
    bonus_known: bool
    removed: bool
    glazier: int | None


class AzulEffect(Struct, frozen=True, kw_only=True):
    """What a move does in Azul: tiles placed on a line, of which so many spaces are free then, and elsewhere."""

    line: int
    placed: int
    free: int
    floored: int
    to_lid: int


Effect: TypeAlias = SintraEffect | AzulEffect


class Choice(Struct, frozen=True):
    """A legal move in canonical form, what it would do, and what comes with it, such as the starting-player tile."""

    move: str
    effect: Effect
    beside: str | None


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
    lines = [paint(visible(f"{here.log}: {here.where}"), "bold"), *_filled(_state(here, takes))]
    room = max((len(choice.move) for take in takes for choice in take.choices), default=0)
    for take in takes:
        lines += ["", paint(visible(_heading(take)), "bold")]
        for choice in take.choices:
            lines += _choice(choice, room, paint)
    return "\n".join(lines) + "\n"


def legal(here: Here, tried: Choice) -> str:
    """Say that a move is legal and what it would do; it ends with a line end."""
    verb = "is legal" if here.seen else "may be legal"
    where = f"round {here.round}, move {here.move} ({here.player})"
    words = [*([f"takes the {tried.beside}"] if tried.beside else []), *_words(tried.effect)]
    if isinstance(tried.effect, SintraEffect) and tried.effect.score is None:
        words.append("scores 0")
    return "\n".join(_filled(f"{tried.move} {verb} in {where}: {', '.join(words)}")) + "\n"


def impossible(here: Here) -> str:
    """Say why no move is possible; it ends with a line end."""
    return "\n".join(_filled(_state(here, []))) + "\n"


def _filled(text: str) -> list[str]:
    return wrapped(visible(text), _SCREEN)


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
    first, *more = wrapped(", ".join(_words(choice.effect)), _SCREEN - room - 4)
    yield f"  {paint(choice.move.ljust(room), 'blue')}  {first}"
    yield from (f"  {'':{room}}  {line}" for line in more)


def _words(effect: Effect) -> Iterator[str]:
    yield from _of_sintra(effect) if isinstance(effect, SintraEffect) else _of_azul(effect)


def _of_sintra(effect: SintraEffect) -> Iterator[str]:
    if effect.glazier is not None:
        yield f"glazier to strip {effect.glazier}"
    if effect.placed:
        yield f"places {effect.placed}{f' ({effect.on_jokers} on jokers)' if effect.on_jokers else ''}"
    if effect.broken:
        yield f"breaks {effect.broken}"
    if effect.losses:
        yield f"resets the marker, loses {sum(effect.losses)}"
    if effect.score is not None:
        yield f"completes the strip{' and removes it' if effect.removed else ''}"
        bonus = "" if effect.bonus_known else " and the round bonus, whose colour the log does not say"
        yield f"scores {effect.score}{bonus}"


def _of_azul(effect: AzulEffect) -> Iterator[str]:
    if effect.placed:
        yield f"fills {effect.placed} of line {effect.line}"
        yield f"leaves {effect.free} free" if effect.free else "completes it"
    if effect.floored:
        yield f"floor {effect.floored}"
    if effect.to_lid:
        yield f"lid {effect.to_lid}"
