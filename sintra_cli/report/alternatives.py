"""What a game comes to under every combination of rulings: the value, and how it is said."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from sintra_cli.report.ansi import painter
from sintra_cli.report.model import Status
from sintra_cli.report.wording import outcome
from sintra_cli.text import SCREEN, counted, visible, wrapped

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

Answers: TypeAlias = frozenset[tuple[str, str]]

_LINES: Final = 24
_INDENT: Final = "  "


class Alternative(Struct, frozen=True, kw_only=True):
    """What a game comes to under some rulings; null where it does not come so far."""

    rulings: Annotated[dict[str, str], Meta(description="those that differ from the log's own")]
    status: Status
    at: Annotated[str | None, Meta(description="address of the first illegal thing, or of what cannot be judged")]
    totals: dict[str, int] | None
    winners: list[str] | None
    matters: Annotated[bool, Meta(description="whether it is anything else than under the log's own")]

    @property
    def answers(self) -> Answers:
        """The rulings that differ, to look them up by."""
        return frozenset(self.rulings.items())

    def same(self, other: Alternative) -> bool:
        """Tell whether the game comes to the same."""
        return (self.status, self.at, self.totals, self.winners) == (
            other.status,
            other.at,
            other.totals,
            other.winners,
        )


def render(alternatives: Sequence[Alternative], printed: str = "", *, colour: bool = False) -> str:
    """Say which rulings matter; `alternatives` are all combinations, that of the log first, of one ruling then.

    `printed` says whether printed values that the log does not state decide who wins.
    Combinations are said only where they do more than their parts, and no more of them than a screen holds.
    """
    own = alternatives[0]
    alone = [this for this in alternatives if len(this.rulings) == 1]
    telling = [this for this in alone if this.matters]
    together = list(beyond_their_parts(alternatives))
    paint = painter(colour=colour)
    lines = [paint(line, "bold") for line in wrapped(visible(" ".join(_answer(alternatives, telling))), SCREEN)]
    lines += ["", *_item("as scored", own, own)]
    for this in telling:
        lines += _item(_named(this.rulings), this, own)
    hint = []
    if any(this.status == "illegal" and this.matters for this in alternatives):
        hint = ["", "What is illegal then: sintra check --ruling NAME=VALUE"]
    if together:
        lines += ["", "Together they do more than one by one:"]
        lines += _as_many_as_fit(together, own, _LINES - len(lines) - len(hint))
    if printed:
        first, *more = wrapped(visible(f"printed values: {printed}"), SCREEN - len(_INDENT))
        hint += ["", first, *(_INDENT + line for line in more)]
    return "\n".join([*lines, *hint]) + "\n"


def _answer(alternatives: Sequence[Alternative], telling: Sequence[Alternative]) -> Iterator[str]:
    own = alternatives[0]
    if telling:
        number = len({name for this in telling for name in this.rulings})
        verb = "changes" if number == 1 else "change"
        rulings = counted(max(len(this.rulings) for this in alternatives), "ruling")
        yield f"{number} of {rulings} {verb} something in this game."
    elif any(this.matters for this in alternatives):
        yield "No ruling changes anything in this game alone, but some do together."
    else:
        yield "No ruling changes anything in this game."
    if own.status == "unfinished":
        yield "It is not finished: only whether it is legal is compared."
    elif own.winners is not None and any(this.matters for this in alternatives):
        finished = [this for this in alternatives if this.winners is not None]
        if any(this.winners != own.winners for this in finished):
            yield "Who wins depends on them."
        elif len(finished) == len(alternatives):
            yield f"{outcome(own.winners)} under all of them."
        else:
            yield f"{outcome(own.winners)} wherever the game is legal."


def _named(rulings: Mapping[str, str]) -> str:
    return ", ".join(f"{name} = {value}" for name, value in rulings.items())


def _as_many_as_fit(together: Sequence[Alternative], own: Alternative, room: int) -> list[str]:
    items = [_item(_named(this.rulings), this, own) for this in together]
    if len(items) == 1 or sum(map(len, items)) <= room:
        return [line for item in items for line in item]
    lines = items.pop(0)
    while len(lines) + len(items[0]) < room:
        lines += items.pop(0)
    return [*lines, f"and {counted(len(items), 'more combination')}: --format json has all"]


def _item(label: str, this: Alternative, own: Alternative) -> list[str]:
    first, *more = wrapped(visible(f"{label}: {_came_to(this, own)}"), SCREEN - len(_INDENT))
    return [first, *(_INDENT + line for line in more)]


def _came_to(this: Alternative, own: Alternative) -> str:
    if this.totals is not None and this.winners is not None:
        totals = ", ".join(f"{name} {_total(total, own, name)}" for name, total in this.totals.items())
        return f"{totals}; {outcome(this.winners)}"
    if this.status == "illegal":
        return f"illegal {'in the set-up' if this.at is None else f'at {this.at}'}"
    if this.status == "unreadable":
        return f"not known: the log does not say what {this.at} needs"
    return "legal, not finished"


def _total(total: int, own: Alternative, name: str) -> str:
    difference = total - own.totals[name] if own.totals is not None else 0
    return f"{total} ({difference:+d})" if difference else str(total)


# --- combinations ----------------------------------------------------------------------------------------------


def beyond_their_parts(alternatives: Sequence[Alternative]) -> Iterator[Alternative]:
    """Yield the combinations whose outcome does not follow from those of the combinations within them.

    It follows where two of the rulings act on the game as if the other were not there.
    """
    by_answers = {this.answers: this for this in alternatives}
    for this in alternatives:
        answers = sorted(this.answers)
        if len(answers) > 1 and not any(
            _follows(
                this,
                by_answers[this.answers - {one, other}],
                by_answers[this.answers - {one}],
                by_answers[this.answers - {other}],
            )
            for one, other in combinations(answers, 2)
        ):
            yield this


def _follows(both: Alternative, neither: Alternative, one: Alternative, other: Alternative) -> bool:
    """Tell whether the outcome of two rulings follows from what each of them does without the other."""
    if one.same(neither):
        return both.same(other)
    if other.same(neither):
        return both.same(one)
    illegal = [_place(this.at) for this in (one, other) if this.at is not None]
    if illegal:
        return both.at is not None and _place(both.at) == min(illegal)
    if neither.totals is None or one.totals is None or other.totals is None or both.totals is None:
        return both.same(one) or both.same(other)
    for name, total in both.totals.items():
        if total - one.totals[name] != other.totals[name] - neither.totals[name]:
            return False
    return both.winners in (neither.winners, one.winners, other.winners)


def _place(at: str) -> tuple[int, float]:
    """Return what an address is sorted by."""
    number, _, what = at.partition(".")
    return int(number), float({"start": "0", "end": "inf"}.get(what, what))
