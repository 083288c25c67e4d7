"""What has to lie right before the first round (rulebook p. 2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sintra_cli.family.rules.illegal import Illegal
from sintra_cli.games.sintra.rules.box import JOKER
from sintra_cli.games.sintra.rules.names import ROUND_TRACK, STRIP_SET
from sintra_cli.text import listed


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
    if len(with_jokers) != 1:
        these = f"strips {listed(with_jokers)} have" if with_jokers else "none of the eight has"
        return f"{these} joker spaces, exactly one must"
    slot = with_jokers[0]
    up, down = strips[slot - 1]
    if JOKER in up and JOKER in down:
        return f"joker spaces must be on one face, strip {slot} has some on both"
    if JOKER in up:
        return f"the face with the jokers must be down at the start, that of strip {slot} is up"
    if down.count(JOKER) != 2:
        return f"the face with jokers must have two, that of strip {slot} has {down.count(JOKER)}"
    return None
