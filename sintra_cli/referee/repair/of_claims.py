"""What can be changed in the totals of a log: one of them, or all from a round on."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from msgspec import structs

from sintra_cli.family.setup import Claims
from sintra_cli.referee.repair.draft import Draft, replaced
from sintra_cli.referee.repair.edit import Change, Edit

if TYPE_CHECKING:
    from sintra_cli.log.amend import Amender
    from sintra_cli.referee.repair.words import Words

_CLAIM: Final = 5.6  # 30 x 10
_CLAIM_BEYOND_A_SLIP: Final = 7.0
_CLAIMS_SHIFTED: Final = 6.5
_ALONE: Final = ", and nothing else differs"


class ClaimChanged(Change, frozen=True):
    """A total that was written on paper is another; `round` is None for a final one."""

    round: int | None
    seat: int
    old: int
    new: int

    @property
    def cost(self) -> float:
        return _CLAIM if _is_slip(str(self.old), str(self.new)) else _CLAIM_BEYOND_A_SLIP

    def after(self, earlier: Edit) -> Sequence[Edit]:
        if not isinstance(earlier, ClaimsShifted) or earlier.seat != self.seat:
            return earlier, self
        shifted = self.round is None or self.round >= earlier.round
        return earlier, structs.replace(self, old=self.old - earlier.by) if shifted else self

    def applied(self, draft: Draft) -> Draft:
        if self.round is None:
            return structs.replace(draft, final_claims={**draft.final_claims, self.seat: self.new})
        claims = {**draft.claims[self.round], self.seat: self.new}
        return structs.replace(draft, claims=replaced(draft.claims, self.round, claims))

    def write(self, file: Amender, draft: Draft) -> None:
        file.change_claims([(self.round, self.seat, self.new)])

    def address(self, words: Words) -> str:
        return "end of the game" if self.round is None else words.end(self.round)

    def said(self, words: Words) -> str:
        return f"{words.names[self.seat]}'s total {self.new} instead of {self.old} (claim)"

    def shown(self, words: Words, *, whole: bool, steps: int) -> str:
        return _ALONE if whole else ""


class ClaimsShifted(Change, frozen=True):
    """A player's totals are wrong by the same number from a round on: a slip that was carried on.

    `by` is what is to be added to each of them.
    """

    round: int
    seat: int
    by: int
    cost: ClassVar[float] = _CLAIMS_SHIFTED

    @property
    def kind(self) -> Hashable:
        return self  # a slip that was carried on is made once

    def applied(self, draft: Draft) -> Draft:
        claims = tuple(self._shifted(this) if index >= self.round else this for index, this in enumerate(draft.claims))
        return structs.replace(draft, claims=claims, final_claims=self._shifted(draft.final_claims))

    def _shifted(self, claims: Claims) -> Claims:
        return {seat: points + self.by if seat == self.seat else points for seat, points in claims.items()}

    def write(self, file: Amender, draft: Draft) -> None:
        numbers: list[int | None] = [*range(self.round, len(draft.claims)), None]
        file.change_claims(
            (number, self.seat, claims[self.seat] + self.by)
            for number, claims in zip(numbers, (*draft.claims[self.round :], draft.final_claims), strict=True)
            if self.seat in claims
        )

    def address(self, words: Words) -> str:
        return words.end(self.round)

    def said(self, words: Words) -> str:
        more = f"{abs(self.by)} {'more' if self.by > 0 else 'less'}"
        return f"{words.names[self.seat]}'s totals from here on {more} (claims)"

    def shown(self, words: Words, *, whole: bool, steps: int) -> str:
        return _ALONE if whole else ""


def _is_slip(old: str, new: str) -> bool:
    """Tell whether two numbers differ in one digit, there or not, or in the order of two."""
    if len(old) != len(new):
        longer, shorter = sorted((old, new), key=len, reverse=True)
        return any(longer[:at] + longer[at + 1 :] == shorter for at in range(len(longer)))
    wrong = [at for at, (left, right) in enumerate(zip(old, new, strict=True)) if left != right]
    return len(wrong) == 1 or (len(wrong) == 2 and sorted(old) == sorted(new) and wrong[1] - wrong[0] == 1)
