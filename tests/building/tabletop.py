"""A table to play on: logs of Stained Glass of Sintra that state only what a test is about.

Unless a test says otherwise the round colours are W W R Y G B, so that the bag begins with 18 white panes and
19 of each other colour. All strips are white, and so are the displays that a test does not mention: white is
placed anywhere, everything else breaks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, cast

import tomli_w

from tests.verdicts import SintraReport, SintraVerdict, judge

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sintra_cli.games.sintra.rows import SintraFinal, SintraRow
    from sintra_cli.report.model import Diagnostic

PLAYERS: Final = ("Ana", "Ben", "Cleo", "Dan")
DISPLAYS: Final = {2: 5, 3: 7, 4: 9}

WHITE: Final = "WWWWW/WWWWW"
WHITE_WITH_JOKERS: Final = "WWWWW/W*W*W"

EVERY: Final = "RRRR YYYY GGGG BBBB WWWW"
"""Displays that leave nothing for the centre; four panes of each colour."""


@dataclass(frozen=True)
class Round:
    """One round as written; a text of displays is filled up with white ones, `-` is empty, a list is exact."""

    displays: str | list[str]
    moves: str = ""
    claimed: list[int] | dict[str, int] | None = None


def log_of(
    *rounds: Round,
    players: int = 2,
    side: str = "A",
    round_colours: str = "WWRYGB",
    ana: Sequence[str] = (),
    ben: Sequence[str] = (),
    cleo: Sequence[str] = (),
    dan: Sequence[str] = (),
    **more: Any,
) -> dict[str, Any]:
    """Return a log; a player's strips are filled up with white ones, the last of them with the jokers."""
    strips = (ana, ben, cleo, dan)
    return {
        "format": 1,
        "game": "sintra",
        "side": side,
        "round_colours": round_colours,
        **more,
        "players": [{"name": PLAYERS[seat], "strips": _strips(strips[seat])} for seat in range(players)],
        "rounds": [_written(each, DISPLAYS[players]) for each in rounds],
    }


def _strips(own: Sequence[str]) -> list[str] | str:
    if isinstance(own, str) or len(own) == 8:
        return own if isinstance(own, str) else list(own)
    last = WHITE if any("*" in strip for strip in own) else WHITE_WITH_JOKERS
    return [*own, *[WHITE] * (7 - len(own)), last]


def _written(each: Round, count: int) -> dict[str, Any]:
    displays = each.displays
    if isinstance(displays, str):
        laid = ["" if display == "-" else display for display in displays.split()]
        displays = laid + ["WWWW"] * (count - len(laid))
    written: dict[str, Any] = {"displays": displays, "moves": each.moves}
    if each.claimed is not None:
        written["claimed"] = each.claimed
    return written


def judged(log: dict[str, Any], **overrides: Any) -> SintraVerdict:
    """Return the verdict on a log."""
    return cast("SintraVerdict", judge(tomli_w.dumps(log).encode(), **overrides))


def reported(*rounds: Round, **table: Any) -> SintraReport:
    """Return the report, whatever it says."""
    return judged(log_of(*rounds, **table)).report


def accepted(*rounds: Round, **table: Any) -> SintraReport:
    """Return the report of a log in which nothing is wrong."""
    report = reported(*rounds, **table)
    assert report.errors == []
    assert report.status in ("finished", "unfinished")
    return report


def refused(*rounds: Round, **table: Any) -> Diagnostic:
    """Return the first illegal thing, which is the only thing wrong with the log."""
    report = reported(*rounds, **table)
    assert report.status == "illegal"
    assert len(report.errors) == 1
    return report.errors[0]


def row(report: SintraReport, player: str, *, of_round: int = 1) -> SintraRow:
    """Return what a round brought a player."""
    (found,) = [each for each in report.rounds[of_round - 1].players if each.player == player]
    return found


def final(report: SintraReport, player: str) -> SintraFinal:
    """Return the end of the game for a player."""
    assert report.final is not None
    (found,) = [each for each in report.final if each.player == player]
    return found
