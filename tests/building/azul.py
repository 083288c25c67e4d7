"""Logs of Azul that state only what a test is about, and rounds after which tiles lie where a test wants them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from sintra_cli.games.azul.rows import AzulFinal, AzulRow
from sintra_cli.report.model import Diagnostic
from tests.building.logs import TWO, Round
from tests.verdicts import Asked, AzulReport, AzulVerdict

COLOURS: Final = "BYRKW"
MIXED: Final = "BBYR YYYK RRWW KKBW WBRY"


def log_of(*rounds: Round, players: Sequence[str] = TWO, wall: str = "coloured", **keys: Any) -> dict[str, Any]:
    """Return a log."""
    return {
        "format": 1,
        "game": "azul",
        "wall": wall,
        **keys,
        "players": [{"name": name} for name in players],
        "rounds": [each.table() for each in rounds],
    }


_ASKED: Final = Asked[AzulVerdict, AzulReport](log_of)
judged = _ASKED.judged
played = _ASKED.played
reported = _ASKED.reported
accepted = _ASKED.accepted
error = _ASKED.error
refused = _ASKED.refused
broken = _ASKED.broken


def row(report: AzulReport, player: str, *, of_round: int = 1) -> AzulRow:
    """Return what a round brought a player."""
    (found,) = [each for each in report.rounds[of_round - 1].players if each.player == player]
    return found


def final(report: AzulReport, player: str) -> AzulFinal:
    """Return the end of the game for a player."""
    assert report.final is not None
    (found,) = [each for each in report.final if each.player == player]
    return found


def place(found: Diagnostic) -> tuple[str, int | None, int | None, str | None]:
    """Return the rule that was broken, and where: round, move and player."""
    assert found.page is None
    assert found.claimed is None
    assert found.counted is None
    return found.rule, found.round, found.move, found.player


def fours(colours: str) -> str:
    """Return displays of four equal tiles each."""
    return " ".join(colour * 4 for colour in colours)


def thrown_away(colours: str) -> Round:
    """Return a round of displays of four equal tiles that all go to the floor, in order."""
    moves = " ".join(f"{number}{colour}-" for number, colour in enumerate(colours, start=1))
    return Round(fours(colours), moves)


def ana_places(wishes: str, tiling: str | None = None) -> Round:
    """Return a round for two in which Ben starts and throws away all that Ana does not take.

    The wish `3B4` is Ana putting three blue on line 4, `4K-` four black on the floor. Four tiles of every
    colour are drawn, so that five such rounds empty the bag. Nobody but Ben takes from the centre. Ana
    takes all of at most two colours in parts; then she has three wishes (or four), otherwise two.
    """
    parts = [(int(wish[0]), wish[1]) for wish in wishes.split()]
    wished = {colour: sum(number for number, part in parts if part == colour) for colour in COLOURS}
    split = [colour for colour in COLOURS if wished[colour] and (4, colour) not in parts]
    unwished = [colour for colour in COLOURS if not wished[colour]]
    beside = dict(zip(split, reversed(unwished), strict=False))
    for_ben = [(4 - wished[colour], colour) for colour in COLOURS if colour not in beside.values()]
    parts += [part for part in for_ben if part[0]]
    displays = [colour * number + beside.get(colour, "") * (4 - number) for number, colour in parts]

    moves: list[str] = []
    centre = Counter[str]()
    undisturbed = list(range(len(wishes.split()), len(displays)))

    def take(index: int, where: str) -> None:
        number, colour = parts[index]
        centre.update(displays[index][number:])
        moves.append(f"{index + 1}{colour}{where}")

    def throw_away() -> None:
        if undisturbed:
            take(undisturbed.pop(0), "-")
        else:
            [(colour, _)] = centre.most_common(1)
            del centre[colour]
            moves.append(f"C{colour}-")

    for index, wish in enumerate(wishes.split()):
        throw_away()
        take(index, wish[2])
    if centre or undisturbed:
        throw_away()
    assert not centre, f"{wishes}: Ana would have to take some of the rest"
    assert not undisturbed, f"{wishes}: Ana would have to take some of the rest"
    return Round(" ".join(displays), " ".join(moves), tiling=None if tiling is None else [tiling, ""])
