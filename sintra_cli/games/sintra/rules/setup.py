"""What has to lie right before the first round (rulebook p. 2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sintra_cli.family.rules.illegal import Illegal
from sintra_cli.games.sintra.rules.box import JOKER
from sintra_cli.games.sintra.rules.names import ROUND_TRACK, STRIP_SET
from sintra_cli.text import listed

_JOKERS: Final = 2
"""So many joker spaces are on the face that has some."""


def verify_setup(
    names: Sequence[str],
    strips: Sequence[Sequence[tuple[str, str]]],
    round_colours: str,
    colours: Mapping[str, str],
) -> None:
    """Raise `Illegal` (`round-track`, then `strip-set` player by player) where the set-up is not allowed."""
    due = set(colours)
    if set(round_colours[1:]) != due and set(round_colours[:-1]) != due:
        letters = "".join(colours)
        raise Illegal(
            ROUND_TRACK,
            f"the round indicator shows {round_colours}: II to VI (or I to V) must be each of {letters} once",
            about="round_colours",
        )
    for player, (name, set_of_strips) in enumerate(zip(names, strips, strict=True)):
        wrong = wrong_jokers(set_of_strips)
        if wrong:
            raise Illegal(STRIP_SET, f"{name}'s strips: {wrong}", player=player, about="strips")


def wrong_jokers(strips: Sequence[tuple[str, str]]) -> str | None:
    """Say what is wrong with the jokers of a player's strips, from left to right."""
    with_jokers = [slot for slot, faces in enumerate(strips, 1) if JOKER in "".join(faces)]
    if not with_jokers:
        return "none of the eight has joker spaces, exactly one must"
    if len(with_jokers) > 1:
        numbers = [sum(face.count(JOKER) for face in strips[slot - 1]) for slot in with_jokers]
        return f"strips {listed(with_jokers)} have joker spaces ({listed(numbers)}), exactly one strip must"
    [slot] = with_jokers
    up, down = (face.count(JOKER) for face in strips[slot - 1])
    if up and down:
        return f"joker spaces must be on one face, strip {slot} has {up} on the face up and {down} on the face down"
    if up:
        return f"the face with the jokers must be down at the start, that of strip {slot} is up"
    if down != _JOKERS:
        return f"the face with jokers must have two, that of strip {slot} has {down}"
    return None
