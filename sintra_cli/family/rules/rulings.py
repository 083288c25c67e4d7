"""The questions that the rules of every game of the family leave open, and the answers a log can choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

UntouchedCentre: TypeAlias = Annotated[
    Literal["same_starter", "next_player", "after_last"],
    Meta(
        title="Nobody took from the centre: who starts the next round?",
        description="same_starter: who started this one. next_player: the player after that one. "
        "after_last: the player after who moved last in the game so far; turns just go on.",
        extra={
            "summary": "who starts if nobody took from the centre?",
            "why": "the starting player changes with the tile, and nobody has taken it.",
            "example": "Ana, Ben and Cleo play, in this order. Ana has started, nobody took from the centre, and "
            "Ben has moved last. same_starter: Ana starts again. next_player: Ben does. after_last: Cleo does.",
        },
    ),
]
Refill: TypeAlias = Annotated[
    Literal["when_empty", "when_short"],
    Meta(
        title="The bag cannot fill all displays: when does the discard go into it?",
        description="when_empty: once what was left in the bag is drawn. "
        "when_short: before drawing, so that any draw that both together can give is right.",
        extra={
            "summary": "when does the discard go into the bag?",
            "why": "the bag is filled again when it is empty and more are needed, so what is left comes "
            "first; but one published text of the rules fills it before drawing. A bag that holds "
            "enough for the round is drawn from as always.",
            "example": "Five displays need 20; the bag holds 3 red and 2 blue, the discard 40. "
            "when_empty: these 5 are on the displays, and 15 of the discard. "
            "when_short: any 20 of bag and discard together are right.",
        },
    ),
]


class Rulings(Struct, frozen=True, kw_only=True):
    """The answers in force, one a field; a game states its own, the shared ones where they belong among them."""

    if TYPE_CHECKING:
        untouched_centre: UntouchedCentre = "same_starter"
        refill: Refill = "when_empty"

    def answers(self) -> dict[str, str]:
        """Return the answer to each ruling by its name, in the order of the game."""
        return {name: getattr(self, name) for name in self.__struct_fields__}
