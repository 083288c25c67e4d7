"""The question that the rules of Ribbons leave open besides the shared ones."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from sintra_cli.family.rules.rulings import Refill, Rulings, UntouchedCentre

Spilled = Annotated[
    Literal["cost", "free"],
    Meta(
        title="What does a spilled tile cost?",
        description="cost: a point. free: nothing.",
        extra={
            "summary": "what does a spilled tile cost?",
            "why": "the rules say that it is lost, and not what is lost with it.",
            "example": "Ana spills two tiles. cost: she loses 2 points. free: she loses none.",
        },
    ),
]


class RibbonsRulings(Rulings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The answers in force; the first value of each is the default."""

    untouched_centre: UntouchedCentre = "same_starter"
    refill: Refill = "when_empty"
    spilled: Spilled = "cost"
