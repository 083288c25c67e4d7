"""Games in which rulings come up often: short tracks, jokers, gaps, short supplies, displays of one colour."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from msgspec import structs

from sintra_cli.family.rules.address import Stop
from sintra_cli.family.rules.move import CENTRE, NOWHERE, RETURN, UNKNOWN, UNSEEN, Move
from sintra_cli.family.rules.offer import DISPLAYS
from sintra_cli.family.rules.replay import WrittenRound
from sintra_cli.log.log import Log
from sintra_cli.referee.snapshot import document_at
from sintra_cli.referee.standing import stand
from tests.building.logs import read_log
from tests.playout import azul_head, sintra_head
from tests.playout.drawing import draw_displays
from tests.referee.rulings.plainly import under

MOST_ROUNDS: Final = 8
RULINGS: Final = {
    "score_floor": ("zero", "none"),
    "return_from_gap": ("allowed", "forbidden"),
    "breakage_after_reset": ("continues", "dropped"),
    "untouched_centre": ("same_starter", "next_player", "after_last"),
    "refill": ("when_empty", "when_short"),
    "tie_losses": ("printed", "paid"),
    "leftover_panes": ("total", "per_strip"),
    "round_bonus_jokers": ("count", "skip"),
    "joker_choice": ("free", "colour_first"),
}
SHARED: Final = ("untouched_centre", "refill")


def awkward_log(game: str, rng: Random) -> Log:
    """Return the log of a game, perhaps cut, changed, from the middle, or with other rulings than it was played by."""
    names = SHARED if game == "azul" else tuple(RULINGS)
    rulings = any_rulings(names, rng)
    log = read_log(_azul_head(rng, rulings) if game == "azul" else _sintra_head(rng, rulings))
    rounds = _played(log, rng)
    if rng.random() < 0.3:
        rounds = _without_displays(rounds, rng, unknown=getattr(log.setup, "side", None) == "A")
    if rounds and rng.random() < 0.3:
        rounds = _cut(rounds, rng)
    if rounds and rng.random() < 0.2:
        rounds = _changed(rounds, rng)
    log = structs.replace(log, rounds=rounds, claims=[{} for _ in rounds])
    if rounds and rng.random() < 0.2:
        log = _from_the_middle(log, rng)
    return under(log, any_rulings(names, rng)) if rng.random() < 0.5 else log


def any_rulings(names: tuple[str, ...], rng: Random) -> dict[str, str]:
    """Choose a value for each ruling, the default more often than not."""
    return {name: rng.choice(RULINGS[name][1:]) if rng.random() < 0.3 else RULINGS[name][0] for name in names}


def _sintra_head(rng: Random, rulings: Mapping[str, str]) -> dict[str, Any]:
    track = rng.choice(([0, 1], [0, 5], [0, 1, 3], [0, 2, 4, 9], [0, 1, 2, 4, 6, 8, 11, 14, 18]))
    head = sintra_head(
        rng,
        players=rng.choice((2, 2, 3, 4)),
        side=rng.choice("AB"),
        rulings=rulings,
        box={"broken_glass": track},
    )
    for player in head["players"]:
        jokered = rng.choice((0, 0, 1))
        player["strips"] = [_strip(rng, jokers=slot == jokered) for slot in range(8)]
    return head


def _strip(rng: Random, *, jokers: bool) -> str:
    up, down = (_face(rng) for _ in range(2))
    return f"{up}/{down[:3]}**" if jokers else f"{up}/{down}"


def _face(rng: Random) -> str:
    one, other = rng.sample("RYGBW", 2)
    return one * 5 if rng.random() < 0.5 else one * 3 + other * 2


def _azul_head(rng: Random, rulings: Mapping[str, str]) -> dict[str, Any]:
    return azul_head(rng, players=rng.choice((2, 3, 4)), wall=rng.choice(("coloured", "grey")), rulings=rulings)


def _played(log: Log, rng: Random) -> list[WrittenRound]:
    table: Any = log.open()
    rounds = []
    while table.offer_over and not table.over and table.round < MOST_ROUNDS:
        number = DISPLAYS[len(table.seats)]
        displays = _by_fours(table.supply.bag, number, rng) if rng.random() < 0.4 else []
        if len(displays) < number:
            displays = draw_displays(table.supply, number, table.rulings.refill, rng)
        table.lay(displays)
        moves = []
        while not table.offer_over:
            move = _interesting(list(table.legal_moves()), rng)
            count = None if move.source == RETURN else table.offer.at(move.source).count(move.colour)
            table.play(move)
            moves.append(structs.replace(move, count=count))
        choices = None
        if getattr(table, "wall", None) == "grey":
            choices = [_columns(seat, rng) for seat in table.seats]
        table.wind_up(choices, last=False)
        rounds.append(WrittenRound(displays=displays, moves=moves, choices=choices))
    return rounds


def _columns(seat: Any, rng: Random) -> dict[int, int]:
    """Choose the columns of a grey wall (line: column), each with those before in mind."""
    wall = seat.wall.copy()
    chosen = {}
    for line, tiles in seat.lines.items():
        columns = wall.open_columns(line, tiles[0]) if len(tiles) == line else []
        if columns:
            chosen[line] = rng.choice(columns)
            wall.lay(line, chosen[line], tiles[0])
    return chosen


def _by_fours(bag: Mapping[str, int], displays: int, rng: Random) -> list[str]:
    """Fill displays with one colour each, as many as the bag gives."""
    fours = [colour * 4 for colour, number in bag.items() for _ in range(number // 4)]
    rng.shuffle(fours)
    return fours[:displays]


def _interesting(moves: list[Move], rng: Random) -> Move:
    """Choose a move: often one that says its jokers, completes a strip, returns, or fills the leftmost strips."""
    for wanted, often in (
        ([move for move in moves if move.jokers is not None], 0.7),
        ([move for move in moves if move.keep is not None], 0.7),
        ([move for move in moves if move.target == 1], 0.7),
        ([move for move in moves if move.source == RETURN], 0.5),
        ([move for move in moves if move.target == 2], 0.5),
        ([move for move in moves if move.target != NOWHERE], 0.8),
    ):
        if wanted and rng.random() < often:
            return rng.choice(wanted)
    return rng.choice(moves)


def _without_displays(rounds: list[WrittenRound], rng: Random, *, unknown: bool) -> list[WrittenRound]:
    unseen = []
    for this in rounds:
        moves = [
            structs.replace(move, keep=UNKNOWN) if unknown and move.keep and rng.random() < 0.5 else move
            for move in this.moves
        ]
        if rng.random() < 0.6:
            moves = [structs.replace(move, source=UNSEEN) if move.source > CENTRE else move for move in moves]
            unseen.append(structs.replace(this, displays=None, moves=moves))
        else:
            unseen.append(structs.replace(this, moves=moves))
    return unseen


def _cut(rounds: list[WrittenRound], rng: Random) -> list[WrittenRound]:
    *before, this = rounds[: rng.randrange(len(rounds)) + 1]
    moves = this.moves[: rng.randrange(len(this.moves) + 1)]
    return [*before, structs.replace(this, moves=moves, choices=None if rng.random() < 0.5 else this.choices)]


def _from_the_middle(log: Log, rng: Random) -> Log:
    """Return a log that begins with a position of this one; the same log where it is not legal so far."""
    number = rng.randrange(len(log.rounds))
    this = log.rounds[number]
    moves = rng.randrange(len(this.moves) + 1)
    standing = stand(log, Stop(number + 1, moves))
    if standing.replay.failure is not None or standing.table is None:
        return log
    rest = [structs.replace(this, moves=this.moves[moves:]), *log.rounds[number + 1 :]]
    begun = read_log(document_at(log, standing.table))
    return structs.replace(begun, rounds=rest, claims=[{} for _ in rest])


def _changed(rounds: list[WrittenRound], rng: Random) -> list[WrittenRound]:
    """Move a piece on the displays of a round, swap two of its moves, or leave one out."""
    number = rng.randrange(len(rounds))
    this = rounds[number]
    moves = list(this.moves)
    if this.displays and rng.random() < 0.3:
        displays = [display.replace(rng.choice("RYGBW"), rng.choice("RYGBW"), 1) for display in this.displays]
        this = structs.replace(this, displays=displays)
    elif moves:
        index = rng.randrange(len(moves))
        moves[index : index + 2] = moves[index : index + 2][::-1] if rng.random() < 0.5 else moves[index : index + 1]
        this = structs.replace(this, moves=moves)
    return [*rounds[:number], this, *rounds[number + 1 :]]
