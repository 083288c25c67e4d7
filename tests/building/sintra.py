"""Logs of Stained Glass of Sintra that state only what a test is about.

Unless a test says otherwise the round colours are W W R Y G B, so that the bag begins with 18 white panes and
19 of each other colour. All strips are white, and so are the displays that a test does not mention: white is
placed anywhere, everything else breaks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from sintra_cli.games.sintra.rows import SintraFinal, SintraRow
from tests.building.logs import FOUR, TWO, Round
from tests.verdicts import Asked, SintraReport, SintraVerdict

DISPLAYS: Final = {2: 5, 3: 7, 4: 9}

WHITE: Final = "WWWWW/WWWWW"
WHITE_WITH_JOKERS: Final = "WWWWW/W*W*W"

EVERY: Final = "RRRR YYYY GGGG BBBB WWWW"
"""Displays that leave nothing for the centre; four panes of each colour."""


def log_of(
    *rounds: Round,
    players: Sequence[str] = TWO,
    side: str = "A",
    round_colours: str = "WWRYGB",
    ana: Sequence[str] = (),
    ben: Sequence[str] = (),
    cleo: Sequence[str] = (),
    dan: Sequence[str] = (),
    **keys: Any,
) -> dict[str, Any]:
    """Return a log; a player's strips are filled up with white ones, the last of them with the jokers."""
    strips = dict(zip(FOUR, (ana, ben, cleo, dan), strict=True))
    return {
        "format": 1,
        "game": "sintra",
        "side": side,
        "round_colours": round_colours,
        **keys,
        "players": [{"name": name, "strips": _filled_up(strips[name])} for name in players],
        "rounds": [_with_white(each, DISPLAYS[len(players)]).table() for each in rounds],
    }


def _filled_up(own: Sequence[str]) -> list[str] | str:
    if isinstance(own, str) or len(own) == 8:
        return own if isinstance(own, str) else list(own)
    last = WHITE if any("*" in strip for strip in own) else WHITE_WITH_JOKERS
    return [*own, *[WHITE] * (7 - len(own)), last]


def _with_white(each: Round, count: int) -> Round:
    laid = each.laid
    if laid is None or not isinstance(each.displays, str):
        return each
    return replace(each, displays=laid + ["WWWW"] * (count - len(laid)))


_ASKED: Final = Asked[SintraVerdict, SintraReport](log_of)
judged = _ASKED.judged
played = _ASKED.played
reported = _ASKED.reported
accepted = _ASKED.accepted
error = _ASKED.error
refused = _ASKED.refused
broken = _ASKED.broken


def row(report: SintraReport, player: str, *, of_round: int = 1) -> SintraRow:
    """Return what a round brought a player."""
    (found,) = [each for each in report.rounds[of_round - 1].players if each.player == player]
    return found


def final(report: SintraReport, player: str) -> SintraFinal:
    """Return the end of the game for a player."""
    assert report.final is not None
    (found,) = [each for each in report.final if each.player == player]
    return found
