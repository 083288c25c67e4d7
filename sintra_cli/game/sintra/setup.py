"""What has to lie right before the first round (rulebook p. 2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sintra_cli.game.illegal import Illegal
from sintra_cli.game.sintra.box import JOKER
from sintra_cli.game.words import counted


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
            "round-track",
            f"the round indicator shows {round_colours}: II to VI (or I to V) must be each of {letters} once",
        )
    for player, (name, set_of_strips) in enumerate(zip(names, strips, strict=True)):
        wrong = _wrong_jokers(set_of_strips)
        if wrong:
            raise Illegal("strip-set", f"{name}'s strips: {wrong}", player=player)


def _wrong_jokers(strips: Sequence[tuple[str, str]]) -> str | None:
    """Say what is wrong with the jokers of a player's strips, from left to right."""
    with_jokers = [slot for slot, faces in enumerate(strips, 1) if JOKER in "".join(faces)]
    if len(with_jokers) != 1:
        return f"exactly one of the eight has joker spaces, here are {len(with_jokers)}"
    slot = with_jokers[0]
    up, down = strips[slot - 1]
    if JOKER in up:
        return f"the face with the jokers is down at the start, that of strip {slot} is up"
    if down.count(JOKER) != 2:
        return f"the strip with jokers has two, strip {slot} has {counted(down.count(JOKER), 'joker space')}"
    return None
