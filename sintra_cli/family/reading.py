"""From the shape of a log to its meaning, with the checks that a schema cannot express."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, TypeVar

from msgspec import UNSET, Struct, UnsetType, structs

from sintra_cli.family.notation import Displays, Grammar, Notation, notation
from sintra_cli.family.rules.move import CENTRE, Move
from sintra_cli.family.rules.replay import WrittenRound
from sintra_cli.family.setup import Claims, Position
from sintra_cli.family.written import WrittenMove, moves_in, texts_of
from sintra_cli.names import MOVE_SYNTAX
from sintra_cli.text import name_key, short, spelt
from sintra_cli.toml.faults import MOST, Path, Problem

_MOST_LETTERS: Final = 10

T = TypeVar("T")
R = TypeVar("R", bound=Struct)


class Misspelt(Move, frozen=True, gc=False):
    """What stands in place of a move that cannot be read, with the text; a log that has one is refused."""

    written: str = ""


class Interpreter:
    """Reads the parts that the logs of all games have, and gathers every problem on the way.

    `names_known` is false where the names of the players are a problem already, `players_known` where their number is:
    then no name, or no number of values, is a problem again. `made_up` are the places where an example stands for what
    could not be read. `starting` is the seat of the starting player, once `starter` has read it.
    """

    def __init__(self, log: Any, *, names_known: bool, made_up: Collection[Path] = ()) -> None:
        self.log = log
        self.problems: list[Problem] = []
        self.names = [player.name.strip() for player in log.players]
        self.seats = {name_key(name): seat for seat, name in enumerate(self.names)}
        self.names_known = names_known
        self.players_known = ("players",) not in made_up
        self._made_up = made_up
        self._noted: Counter[Path] = Counter()
        self.starting = 0

    def complain(self, path: Path, message: str, **more: Any) -> None:
        """Note a problem, unless there is enough of its kind already."""
        if not self.is_enough(path):
            self._noted[_kind(path)] += 1
            self.problems.append(Problem(path, message, **more))

    def is_enough(self, path: Path) -> bool:
        """Tell whether more problems have been noted of places like this one than are told; those lie before it."""
        return self._noted[_kind(path)] > MOST

    def is_certain(self, *paths: Path) -> bool:
        """Tell whether all that stands at these places, around and in them is what was written, and no example."""
        made_up = ((place, path) for place in self._made_up for path in paths)
        return not any(place[: len(path)] == path[: len(place)] for place, path in made_up)

    # --- players -----------------------------------------------------------------------------------------------

    def starter(self) -> int:
        """Return the seat of the starting player, after a look at the names."""
        if self.names_known:
            keys = [name_key(name) for name in self.names]
            for seat, name in enumerate(self.names):
                first = keys.index(keys[seat])
                if first != seat:
                    message = f'players {first + 1} and {seat + 1} are both called "{short(name)}": names must differ'
                    self.complain(("players", seat, "name"), message)
        if self.log.starting_player is not UNSET:
            self.starting = self.seat(self.log.starting_player, ("starting_player",), "starting_player")
        return self.starting

    def seat(self, name: str, path: Path, what: str, **more: Any) -> int:
        """Return a player's seat by name; complain where there is no such player."""
        seat = self.seats.get(name_key(name))
        if seat is None and self.names_known:
            strange = short(name.strip())
            self.complain(path, f'{what}: there is no player "{strange}"; the players are {self._players()}', **more)
        return seat or 0

    def _players(self) -> str:
        return ", ".join(map(short, self.names))

    def by_player(self, path: Path, values: Any, what: str, read: Callable[[Any, Path], T]) -> dict[int, T]:
        """Read a value per player: an array in their order, or a table by name, from which some may be missing."""
        if values is UNSET:
            return {}
        if isinstance(values, list):
            if len(values) != len(self.names) and self.players_known:
                due = f"one value for each of the {len(self.names)} players"
                self.complain(path, f"{what} must have {due}, not {len(values)}")
            return {seat: read(value, (*path, seat)) for seat, value in enumerate(values)}
        found: dict[int, T] = {}
        for key, value in values.items():
            is_player = name_key(key) in self.seats
            if key.startswith("_") and not is_player:
                continue
            seat = self.seat(key, (*path, key), what, on="key")
            if is_player and seat in found and self.names_known:
                self.complain((*path, key), f'{what}: "{short(self.names[seat])}" is there twice', on="key")
            read_value = read(value, (*path, key))
            if is_player:
                found[seat] = read_value
        return found

    def claims(self, path: Path, values: Any) -> Claims:
        """Read totals that are written on paper."""
        return self.by_player(path, values, "claimed", lambda points, _: points)

    # --- letters -----------------------------------------------------------------------------------------------

    def letters(self, text: str, allowed: str, path: Path, what: str) -> str:
        """Return letters as capitals; complain about those that are not in the box."""
        if not text.strip(allowed):
            return text
        capitals = text.translate(_CAPITALS)
        wrong = [letter for letter in dict.fromkeys(capitals) if letter not in allowed]
        if wrong:
            strange = ", ".join(f"{letter!r}"[1:-1] for letter in wrong[:_MOST_LETTERS])
            strange += ", …" if len(wrong) > _MOST_LETTERS else ""
            colours = ", ".join(filter(str.isalpha, allowed))
            self.complain(path, f"{what}: {strange} is no colour of the box, which has {colours}")
        return capitals

    # --- rounds ------------------------------------------------------------------------------------------------

    def rounds(
        self,
        colours: Mapping[str, str],
        grammar: Grammar,
        position: Position | None,
        choices: Callable[[Any, Path], list[dict[int, int]] | None] | None = None,
    ) -> list[WrittenRound]:
        """Read the rounds; `choices` reads what a round's end needs from a round and its path, if it needs anything.

        In the round that a position stands in, the first one goes on; it is there also where it is not written.
        """
        allowed = "".join(colours)
        rounds = [] if self.log.rounds is UNSET else self.log.rounds
        begun = position is not None and position.begun
        if begun and rounds and rounds[0].displays is not UNSET:
            path = ("rounds", 0, "displays")
            self.complain(path, "the round has begun: its displays stand under [position]", on="key")
        kinds: list[Displays] = ["unseen" if this.displays is UNSET else "seen" for this in rounds]
        if begun and kinds:
            kinds[0] = "seen" if position is not None and position.unseen is None else "unseen"
        if begun and not rounds:
            return [WrittenRound(displays=None, moves=[])]
        return [
            WrittenRound(
                displays=self.displays(this.displays, allowed, number),
                moves=self.moves(this.moves, notation(grammar, allowed, kinds[number]), number),
                choices=None if choices is None else choices(this, ("rounds", number)),
            )
            for number, this in enumerate(rounds)
        ]

    def displays(self, displays: list[str] | UnsetType, allowed: str, number: int) -> list[str] | None:
        """Read what lies on the displays of a round (from 0)."""
        if displays is UNSET:
            return None
        if not "".join(displays).strip(allowed):
            return displays
        return [
            self.letters(display, allowed, ("rounds", number, "displays", index), f"display {index + 1}")
            for index, display in enumerate(displays)
        ]

    def moves(self, written: str | list[str], form: Notation, number: int) -> list[Move]:
        """Read the moves of a round (from 0)."""
        texts = texts_of(written, self.names)
        moves: list[Move] = []
        wrong: dict[int, str] = {}
        if self.is_enough(("rounds", number, "moves")):
            return moves
        for index, text in enumerate(texts):
            move = form.read(text)
            if move is None:
                from sintra_cli.family.move_mistakes import explain

                wrong[index] = explain(text, form)
            elif move.player is not None and self.names_known:
                try:
                    move = made_by_player(move, self.names)
                except ValueError as error:
                    wrong[index] = str(error)
            moves.append(Misspelt(CENTRE, written=text) if move is None or index in wrong else move)
            if len(wrong) > MOST:
                break
        if wrong:
            places = moves_in(written, self.names).moves
            for index, message in wrong.items():
                path, span = move_place(places[index], number)
                self.complain(path, message, rule=MOVE_SYNTAX, span=span, move=index + 1)
        return moves


def made_by_player(move: Move, names: Sequence[str]) -> Move:
    """Return a move with the name before its colon as the players' names have it.

    Raises `ValueError` with a message where it is none of them.
    """
    if move.player is None or move.player in names:
        return move
    name = spelt(move.player, names)
    if name is None:
        players = ", ".join(map(short, names))
        raise ValueError(f'there is no player "{short(move.player)}" (before the colon); the players are {players}')
    return structs.replace(move, player=name)


def _kind(path: Path) -> Path:
    """Return what the paths of places of one kind share, such as the moves of all rounds, which are read in order."""
    return path[:1] + path[2:3]


def problems_of_colours(colours: Sequence[str]) -> list[Problem]:
    """List the colours of a box (letter and name) whose letters stand for another one already."""
    letters = [colour[0] for colour in colours]
    return [
        Problem(("box", "colours", index), f"two colours have the letter {letter}: letters must differ")
        for index, letter in enumerate(letters)
        if letter in letters[:index]
    ]


def colours_of(stated: Sequence[str] | None, default: Mapping[str, str]) -> dict[str, str]:
    """Return the five colours in box order (letter: name), as stated or by default."""
    if stated is None:
        return dict(default)
    return {colour[0]: colour[1:].strip() for colour in stated}


def move_place(move: WrittenMove, number: int) -> tuple[Path, tuple[int, int]]:
    """Return the path of the text that a move of a round (from 0) is in, and the characters of that which it is."""
    path: Path = ("rounds", number, "moves")
    return path if move.element is None else (*path, move.element), (move.start, move.end)


_CAPITALS: Final = {code: code - 32 for code in range(ord("a"), ord("z") + 1)}


def overruled(stated: R, override: Mapping[str, str]) -> R:
    """Return the rulings of a log with those that stand over them; those of another game are passed over."""
    known = {name: value for name, value in override.items() if name in stated.__struct_fields__}
    return structs.replace(stated, **known) if known else stated
