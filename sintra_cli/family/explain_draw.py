"""Explain how a round was laid: what bag and discard held, what was drawn, and who starts."""

from __future__ import annotations

from sintra_cli.family.rules.names import DISPLAY_COUNT, DISPLAY_SIZE, DRAW_SUPPLY, TURN_ORDER
from sintra_cli.family.rules.offer import ROOM
from sintra_cli.family.rules.replay import PlayedRound, WrittenRound
from sintra_cli.family.rules.supply import Supply
from sintra_cli.family.rules.table import Table
from sintra_cli.family.terms import Terms
from sintra_cli.report.explanation import Passage, Statement
from sintra_cli.text import counted


def draw(
    terms: Terms,
    table: Table,
    this: PlayedRound,
    written: WrittenRound,
    opening: list[Statement],
) -> list[Passage]:
    """Explain a draw on a table that stands before it, and lay it; `opening` is what is said before it."""
    known = table.supply.known
    before = supply(terms, table.supply)
    held = table.supply.bag.size
    total = table.supply.total()
    table.lay(written.displays)
    laid = "".join(written.displays) if written.displays is not None else _taken(this)
    drawing = [Statement("The displays are not written down: what was drawn is known when all is taken.")]
    if len(laid) == table.offer.left:
        drawing = [_laid(written), _drawn(terms, table, laid, held, this.refilled)]
    return [
        Passage("Before it", before),
        Passage("What happens", [*opening, _needed(terms, table, total if known else None), *drawing]),
        Passage("After it", supply(terms, table.supply) if table.offer.seen else []),
    ]


def starter(terms: Terms, name: str, previous: PlayedRound | None, *, from_position: bool) -> Statement:
    """Say who starts a round, and why; there is no previous round where the log begins with this one."""
    if previous is None:
        why = "as the position says" if from_position else "as the log says"
        return Statement(f"{name} starts, {why}.", terms.rules(TURN_ORDER))
    if previous.taker is None:
        why = f"because nobody took from the centre in round {previous.number}"
        return Statement(f"{name} starts, {why}.", terms.ruling("untouched_centre"))
    why = f"who took the {terms.words.tile} in round {previous.number}"
    return Statement(f"{name} starts, {why}.", terms.rules(TURN_ORDER))


def supply(terms: Terms, supply: Supply) -> list[Statement]:
    """Say what bag and discard hold."""
    discard = terms.words.discard
    if not supply.known:
        return [Statement(f"What bag and {discard} hold is not written down.")]
    found = [
        Statement(f"The bag holds {terms.counts(supply.bag)}."),
        Statement(f"The {discard} holds {terms.counts(supply.discard)}."),
    ]
    missing = supply.bag.missing[-1] + supply.discard.missing[-1]
    if missing:
        many = f"{missing} of these lie" if missing > 1 else "1 of these lies"
        found.append(Statement(f"{many} in windows instead: which were kept is not written down."))
    return found


def _taken(this: PlayedRound) -> str:
    return "".join(turn.move.colour * (turn.move.count or 0) for turn in this.turns)


def _needed(terms: Terms, table: Table, total: int | None) -> Statement:
    displays = counted(table.wanted // ROOM, "display")
    needed = f"{len(table.names)} players have {displays}, {ROOM} {terms.words.piece}s on each: {table.wanted}"
    if total is not None and total < table.wanted:
        needed += f"; bag and {terms.words.discard} together hold {total}, and all of them are laid"
    return Statement(f"{needed}.", terms.rules(DISPLAY_COUNT, DISPLAY_SIZE))


def _laid(written: WrittenRound) -> Statement:
    if written.displays is None:
        return Statement("The displays are not written down: what was drawn is what was taken in the round.")
    return Statement(f"They show {' '.join(display or '-' for display in written.displays)}.")


def _drawn(terms: Terms, table: Table, laid: str, held: int, refilled: bool | None) -> Statement:
    counts = {colour: laid.count(colour) for colour in table.colours}
    drawn = f"Drawn are {terms.counts(counts)}"
    if refilled is None:
        return Statement(f"{drawn}.")
    how = f"the bag held {held}, so the {terms.words.discard} "
    how += f"goes into it for the other {len(laid) - held}" if refilled else "stays as it is"
    return Statement(f"{drawn}; {how}.", terms.rules(DRAW_SUPPLY))
