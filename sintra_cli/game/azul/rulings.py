"""The questions that the rules of Azul leave open, and the answers a log can choose."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class AzulRulings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The answers in force; the first value of each is the default."""

    untouched_centre: Annotated[
        Literal["same_starter", "next_player"],
        Meta(
            title="Nobody took from the centre: who starts the next round?",
            description="same_starter: who started this one. next_player: the player after that one.",
        ),
    ] = "same_starter"
    refill: Annotated[
        Literal["when_empty", "when_short"],
        Meta(
            title="The bag cannot fill all displays: when does the discard go into it?",
            description="when_empty: once what was left in the bag is drawn. "
            "when_short: before drawing, so that any draw that both together can give is right.",
        ),
    ] = "when_empty"
