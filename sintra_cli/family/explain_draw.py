"""Explain how a round was laid: what bag and discard held, what was drawn, and who starts."""

from __future__ import annotations

from sintra_cli.family.explain import Grounds
from sintra_cli.family.rules.offer import ROOM
from sintra_cli.family.rules.replay import PlayedRound, Replay, WrittenRound
from sintra_cli.family.rules.table import Table
from sintra_cli.log.log import Log
from sintra_cli.report.explanation import Passage, Statement
from sintra_cli.text import counted


def draw(
    grounds: Grounds,
    table: Table,
    this: PlayedRound,
    written: WrittenRound,
    opening: list[Statement],
) -> list[Passage]:
    """Explain a draw on a table that stands before it, and lay it; `opening` is what is said before it."""
    known = table.supply.known
    before = grounds.supply(table.supply)
    held = table.supply.bag.size
    total = table.supply.total()
    table.lay(written.displays)
    laid = "".join(written.displays) if written.displays is not None else _taken(this)
    drawing = [Statement("The displays are not written down: what was drawn is known when all is taken.")]
    if len(laid) == table.offer.left:
        drawing = [_laid(written), _drawn(grounds, table, laid, held, this.refilled)]
    return [
        Passage("Before it", before),
        Passage("What happens", [*opening, _needed(grounds, table, total if known else None), *drawing]),
        Passage("After it", grounds.supply(table.supply) if table.offer.seen else []),
    ]


def starter(log: Log, grounds: Grounds, played: Replay, this: PlayedRound) -> Statement:
    """Say who starts a round, and why."""
    name = log.names[this.starter]
    previous = next((each for each in played.rounds if each.number == this.number - 1), None)
    if previous is None:
        why = "as the log says" if log.position is None else "as the position says"
        return Statement(f"{name} starts, {why}.", grounds.rules("turn-order"))
    if previous.taker is None:
        ruling = grounds.ruling(log, "untouched_centre")
        return Statement(f"{name} starts, because nobody took from the centre in round {previous.number}.", ruling)
    why = f"who took the {grounds.tile} in round {previous.number}"
    return Statement(f"{name} starts, {why}.", grounds.rules("turn-order"))


def _taken(this: PlayedRound) -> str:
    return "".join(turn.move.colour * (turn.move.count or 0) for turn in this.turns)


def _needed(grounds: Grounds, table: Table, total: int | None) -> Statement:
    displays = counted(table.wanted // ROOM, "display")
    needed = f"{len(table.names)} players have {displays}, {ROOM} {grounds.piece}s on each: {table.wanted}"
    if total is not None and total < table.wanted:
        needed += f"; bag and {grounds.discard} together hold {total}, and all of them are laid"
    return Statement(f"{needed}.", grounds.rules("display-count", "display-size"))


def _laid(written: WrittenRound) -> Statement:
    if written.displays is None:
        return Statement("The displays are not written down: what was drawn is what was taken in the round.")
    return Statement(f"They show {' '.join(display or '-' for display in written.displays)}.")


def _drawn(grounds: Grounds, table: Table, laid: str, held: int, refilled: bool | None) -> Statement:
    counts = {colour: laid.count(colour) for colour in table.colours}
    drawn = f"Drawn are {grounds.counts(counts)}"
    if refilled is None:
        return Statement(f"{drawn}.")
    how = f"the bag held {held}, so the {grounds.discard} "
    how += f"goes into it for the other {len(laid) - held}" if refilled else "stays as it is"
    return Statement(f"{drawn}; {how}.", grounds.rules("draw-supply"))
