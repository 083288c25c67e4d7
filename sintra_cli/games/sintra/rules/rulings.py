"""The questions that the rulebook of Stained Glass of Sintra leaves open, and the answers a log can choose."""

from typing import Annotated, Literal

from msgspec import Meta

from sintra_cli.family.rules.rulings import Refill, Rulings, UntouchedCentre


class SintraRulings(Rulings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The answers in force; the first value of each is the default."""

    score_floor: Annotated[
        Literal["zero", "none"],
        Meta(
            title="Can the score fall below 0?",
            description="zero: a loss is cut at 0. none: the score may become negative.",
            extra={
                "summary": "can the score fall below 0?",
                "why": "the score track has no space below 0, and at most tables the score stops there; the "
                "rulebook is silent. It holds for a reset of the marker and for the end of the game. "
                "The order within a turn matters then: see claimed-score.",
                "example": "Ana has 5 points when her marker reaches the 18. zero: she loses 5 and has 0. none: "
                "she has 5 - 18 = -13.",
            },
        ),
    ] = "zero"
    return_from_gap: Annotated[
        Literal["allowed", "forbidden"],
        Meta(
            title="May a glazier that stands on a gap left of the leftmost strip return to that strip?",
            description="allowed: yes, it is not above that strip yet. "
            "forbidden: no, a return never moves to the right.",
            extra={
                "summary": "may a glazier on a gap return to the right?",
                "why": "a return is ruled out where the glazier stands above the leftmost strip already; on a "
                "gap it does not. But the return would move it to the right.",
                "example": "Strip 1 has been removed, and Ana's glazier stands on that gap. allowed: < puts it "
                "above strip 2. forbidden: < is glazier-already-leftmost.",
            },
        ),
    ] = "allowed"
    breakage_after_reset: Annotated[
        Literal["continues", "dropped"],
        Meta(
            title="Do panes that break after the marker's reset, in the same move, go on counting?",
            description="continues: each moves the marker on. "
            "dropped: they move nothing, and go to the tower like all.",
            extra={
                "summary": "do panes go on counting after a reset?",
                "why": "every pane that breaks moves the marker one step, and nothing says that a reset ends "
                "that. The step for the starting-player tile belongs to the same move.",
                "example": "The marker is one step above the last space, and three panes break: the first one "
                "resets it. continues: the other two move it two steps down from the top. dropped: it "
                "stays at the top.",
            },
        ),
    ] = "continues"
    untouched_centre: UntouchedCentre = "same_starter"
    refill: Refill = "when_empty"
    tie_losses: Annotated[
        Literal["printed", "paid"],
        Meta(
            title="Which losses on the broken-glass track break a tie?",
            description="printed: the values on the track. paid: what was really taken off a score cut at 0.",
            extra={
                "summary": "which losses break a tie?",
                "why": "the tie-break asks for the points lost on the broken-glass track, resets included, and "
                "the track says how many.",
                "example": "Ana has 5 points when her marker reaches the 18. printed: 18 are counted. paid: 5 are.",
            },
        ),
    ] = "printed"
    leftover_panes: Annotated[
        Literal["total", "per_strip"],
        Meta(
            title="Are the groups of three leftover panes made over all strips together?",
            description="total: yes. per_strip: no, strip by strip.",
            extra={
                "summary": "are leftover panes counted over all strips?",
                "why": "the point is for every three panes still on the player's strips, and not on a strip.",
                "example": "2, 2 and 3 panes are left on three strips. total: 7 panes, 2 points. per_strip: 0 + 0 "
                "+ 1 = 1 point.",
            },
        ),
    ] = "total"
    round_bonus_jokers: Annotated[
        Literal["count", "skip"],
        Meta(
            title="Do panes on joker spaces earn the round bonus?",
            description="count: yes, the colour of the pane matters. skip: no.",
            extra={
                "summary": "do panes on jokers earn the round bonus?",
                "why": "the bonus is for panes of the round's colour, and a pane has its colour on a joker space too.",
                "example": "In a red round Ana completes a strip with three red panes, one of them on a joker "
                "space. count: 3 points. skip: 2.",
            },
        ),
    ] = "count"
    joker_choice: Annotated[
        Literal["free", "colour_first"],
        Meta(
            title="May a pane go on a joker space while a space of its own colour is free?",
            description="free: yes, where the move says so. colour_first: no.",
            extra={
                "summary": "a joker while a space of the colour is free?",
                "why": "a pane fits either space, and the rulebook does not say which comes first.",
                "example": "Strip 6 has a free red space and a free joker space, and one red pane is placed. 1R6 "
                "puts it on red. free: 1R6j1 puts it on the joker. colour_first: 1R6j1 is joker-count.",
            },
        ),
    ] = "free"
