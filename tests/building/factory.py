"""Azul at the table of the tests: logs that are short to write, and positions that are built by playing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import tomli_w

from sintra_cli.games.azul.rows import AzulRow
from sintra_cli.report.model import Diagnostic
from tests.verdicts import AnyReport, AnyVerdict, judge

ANA: Final = "Ana"
BEN: Final = "Ben"
CLEO: Final = "Cleo"
DAN: Final = "Dan"
COLOURS: Final = "BYRKW"
MIXED: Final = "BBYR YYYK RRWW KKBW WBRY"


@dataclass(frozen=True)
class Round:
    """One round as it is written down; displays are separated by spaces, an empty one is a full stop."""

    displays: str
    moves: str | Sequence[str] = ""
    tiling: Sequence[str] | Mapping[str, str] | None = None
    claimed: Sequence[int] | Mapping[str, int] | None = None

    def table(self) -> dict[str, object]:
        """Return the round as a table of the log."""
        displays = [display.strip(".") for display in self.displays.split()]
        optional = {"tiling": self.tiling, "claimed": self.claimed}
        written = {key: value for key, value in optional.items() if value is not None}
        return {"displays": displays, "moves": self.moves, **written}


def log(*rounds: Round, players: Sequence[str] = (ANA, BEN), **keys: object) -> bytes:
    """Write a log with these rounds; `keys` are further keys of its top level."""
    top = {
        "format": 1,
        "game": "azul",
        "players": [{"name": name} for name in players],
        "rounds": [each.table() for each in rounds],
        **keys,
    }
    return tomli_w.dumps(top).encode()


def play(*rounds: Round, wall: str = "coloured", **keys: Any) -> AnyVerdict:
    """Judge a log with these rounds."""
    return judge(log(*rounds, wall=wall, **keys))


def report(*rounds: Round, **keys: Any) -> AnyReport:
    """Return the report on a log with these rounds."""
    return play(*rounds, **keys).report


def error(*rounds: Round, **keys: Any) -> Diagnostic:
    """Return the one error in a log with these rounds."""
    errors = report(*rounds, **keys).errors
    assert len(errors) == 1, errors
    return errors[0]


def broken(*rounds: Round, **keys: Any) -> set[str]:
    """Return the names of all rules that a log with these rounds breaks."""
    return {each.rule for each in report(*rounds, **keys).errors}


def row(of: AnyReport, number: int, player: str) -> AzulRow:
    """Return what a round brought a player."""
    rows: list[AzulRow] = of.rounds[number - 1].players
    return next(each for each in rows if each.player == player)


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
    return Round(" ".join(displays), " ".join(moves), None if tiling is None else [tiling, ""])
