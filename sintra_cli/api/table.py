"""A table to play on: what is legal on it, what a move does, and the log of what was played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from sintra_cli.api.errors import Illegal, IllegalMove, NotAMove, NotWritten
from sintra_cli.api.logs import Log, parse_log
from sintra_cli.family.rules import illegal
from sintra_cli.family.rules.address import Address
from sintra_cli.family.rules.names import GAME_OVER, ROUND_OVER
from sintra_cli.family.rules.offer import in_order
from sintra_cli.family.rules.replay import PlayedRound
from sintra_cli.referee.moves import NoMove, read_move, refusal, why_none
from sintra_cli.report.ledger import Entry
from sintra_cli.report.model import Diagnostic

if TYPE_CHECKING:
    from sintra_cli.family.rules import table as rules
    from sintra_cli.family.rules.move import Move
    from sintra_cli.log import log as read_logs


@dataclass(frozen=True)
class ColumnChoice:
    """A column to be chosen when a round is over: whose tile, on which line (1 to 5), and the columns open to it."""

    player: str
    line: int
    colour: str
    columns: tuple[int, ...]


class Table:
    """A game being played; `new_game` and `play_on` make one.

    Each round begins with its displays (`lay`, `deal`), then moves are made (`play`), and where a round's end leaves a
    choice, it is made with `tile`. Whatever is refused leaves the table as it was. On the grey wall of Azul, some games
    never end: nobody can complete a row any more.

    >>> from random import Random
    >>> from sintra_cli import new_game
    >>> table, rng = new_game("sintra", ["Ana", "Ben"]), Random(1)
    >>> while not table.over:
    ...     if choice := table.choice:
    ...         table.tile(rng.choice(choice.columns))
    ...     elif moves := table.legal_moves():
    ...         entry = table.play(rng.choice(moves))
    ...     else:
    ...         displays = table.deal(rng)
    >>> table.round, sorted(table.scores)
    (6, ['Ana', 'Ben'])
    """

    def __init__(
        self,
        log: read_logs.Log,
        table: rules.Table,
        rounds: Sequence[Mapping[str, Any]],
        chosen: Mapping[tuple[int, int], int],
    ) -> None:
        """Take over a table with the rounds of its log that were played, and the columns chosen for the last one.

        This is for `new_game` and `play_on`; `rounds` are tables of a log, the moves of each as texts, and `chosen` is
        by seat (from 0) and line.
        """
        self._log = log
        self._table = table
        self._rounds: list[dict[str, Any]] = [{**this, "moves": list(this["moves"])} for this in rounds]
        self._chosen = chosen
        self._wind_up(table, chosen)

    def copy(self) -> Table:
        """Return a table of its own in the same position.

        >>> from sintra_cli import new_game
        >>> table = new_game("azul", ["Ana", "Ben"])
        >>> table.lay(["BBYR", "YYRK", "RKWB", "WWKB", "YRKW"])
        >>> table.copy().play("1B2").address, table.displays[0]
        ('1.1', 'BBYR')
        """
        return Table(self._log, self._table.copy(), self._rounds, self._chosen)

    def __copy__(self) -> Table:
        return self.copy()

    def __repr__(self) -> str:
        return f"<{self.game}, round {self.round}: {', '.join(f'{name} {n}' for name, n in self.scores.items())}>"

    # --- what is on it -----------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """Which game it is: `sintra` or `azul`."""
        return self._log.game.name

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the players, clockwise."""
        return tuple(self._log.names)

    @property
    def round(self) -> int:
        """The number of the round, of the last one between two; 0 before the first."""
        return self._table.round

    @property
    def turn(self) -> str | None:
        """Whose turn it is; None while nothing lies there to take."""
        seat = self._table.on_turn
        return None if seat is None else self._log.names[seat]

    @property
    def displays(self) -> tuple[str, ...]:
        """The letters on each display; none before the first round, and in a round whose displays are not written."""
        return tuple(self._table.offer.displays)

    @property
    def centre(self) -> str:
        """The letters in the centre, in box order."""
        return in_order(self._table.offer.centre, self._table.colours)

    @property
    def scores(self) -> dict[str, int]:
        """The points by player: during the game those of the score track, and the final totals when it is over."""
        if self.over:
            return {name: end.total for name, end in zip(self._log.names, self._table.final(), strict=True)}
        return {name: seat.score for name, seat in zip(self._log.names, self._table.seats, strict=True)}

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._table.finished

    @property
    def position(self) -> dict[str, Any]:
        """All that is on the table as plain data, with the keys of `[position]` and of `sintra show --format json`.

        >>> from sintra_cli import new_game
        >>> table = new_game("azul", ["Ana", "Ben"])
        >>> table.lay(["BBYR", "YYRK", "RKWB", "WWKB", "YRKW"])
        >>> entry = table.play("1B2")
        >>> table.position["turn"], table.position["centre"], table.position["players"]["Ana"]["lines"]
        ('Ben', 'YR', ['', 'BB', '', '', ''])
        """
        from sintra_cli.referee.snapshot import snapshot

        return snapshot(self._log, self._table)

    # --- a round -----------------------------------------------------------------------------------------------

    def lay(self, displays: Sequence[str] | None) -> None:
        """Begin a round with the letters on each display; "" is an empty one.

        None are displays that nobody writes down: moves then say how many they take, such as `?2R3`. Raise `Illegal`
        where the round may not begin, or not with them.

        >>> from sintra_cli import Illegal, new_game
        >>> try:
        ...     new_game("azul", ["Ana", "Ben"]).lay(["BBYR", "YYRK"])
        ... except Illegal as error:
        ...     print(error.rule)
        display-count
        """
        with self._told():
            if self._table.offer_over and not self._table.wound_up:
                self._table.copy().wind_up(self._choices(self._chosen), last=False)  # raises: it waits for a choice
            letters = None if displays is None else [self._letters(display) for display in displays]
            self._table.lay(letters)
        self._rounds.append({} if letters is None else {"displays": letters})
        self._rounds[-1]["moves"] = []
        self._wind_up(self._table, {})

    def deal(self, rng: Random) -> tuple[str, ...]:
        """Begin a round with displays that `rng` draws from the bag, and return them.

        Raise `Illegal` where no round may begin, and `NotWritten` where it is not known what the bag holds.

        >>> from random import Random
        >>> from sintra_cli import new_game
        >>> table = new_game("azul", ["Ana", "Ben", "Cleo"])
        >>> [len(display) for display in table.deal(Random(1))]
        [4, 4, 4, 4, 4, 4, 4]
        """
        from sintra_cli.api.drawing import drawn

        self.lay(drawn(self._table, rng))
        return self.displays

    def legal_moves(self) -> list[str]:
        """Return the legal moves in canonical form; none while nothing lies there to take.

        In a round without displays these are the moves that may be legal. Raise `NotWritten` where it is not known what
        fits on a strip.

        >>> from sintra_cli import new_game
        >>> table = new_game("azul", ["Ana", "Ben"])
        >>> table.lay(["BBYR", "YYRK", "RKWB", "WWKB", "YRKW"])
        >>> table.legal_moves()[:6]
        ['1B1', '1B2', '1B3', '1B4', '1B5', '1B-']
        """
        with self._told():
            return [str(move) for move in self._table.legal_moves()]

    def play(self, move: str) -> Entry:
        """Play a move as a log writes it, and return what happened; the end of the round may follow from it.

        Raise `NotAMove` where the text is none, `IllegalMove` where a rule forbids it, `Illegal` where it is the last
        of a round without displays that cannot have been drawn, and `NotWritten` where what it scores is not known.

        >>> from sintra_cli import new_game
        >>> table = new_game("azul", ["Ana", "Ben"])
        >>> table.lay(["BBYR", "YYRK", "RKWB", "WWKB", "YRKW"])
        >>> entry = table.play("1B2")
        >>> entry.player, [part.said() for part in entry.parts]
        ('Ana', ['takes BB of BBYR', 'BB on line 2 (2 of 2)'])
        """
        from sintra_cli.referee.replay import Writer

        table = self._table
        read = self._read(move)
        if not table.offer.left:
            rule, why = GAME_OVER if table.finished else ROUND_OVER, f"no move is possible: {why_none(table)}"
            raise IllegalMove(Diagnostic(rule=rule, message=why, text=move, legal=[]))
        number = len(self._rounds[-1]["moves"]) + 1
        offer = table.offer.copy() if table.offer.seen else None
        written = PlayedRound(number=table.round, starter=table.starter, seen=table.offer.seen, begun=True, turns=[])
        twin = table.copy()
        with self._told():
            try:
                turn = twin.play(read)
            except illegal.Illegal as error:
                raise IllegalMove(refusal(self._log, table, number, read, move, error)) from None
        text = str(written.canonical(turn))
        if not twin.offer.left:
            with self._told():
                twin.settle()
            self._wind_up(twin, {})
        self._table = twin
        self._rounds[-1]["moves"].append(text)
        return Writer(self._log).turn(Address(table.round, number), turn, text, offer)

    @property
    def choice(self) -> ColumnChoice | None:
        """The column that is to be chosen next now that a round is over; None where none is.

        On the grey wall of Azul a completed line may be open to several columns; nothing else leaves a choice.
        """
        waits = self._table.offer_over and not self._table.wound_up
        choices = self._table.column_choices(self._chosen) if waits else ()
        left = (
            ColumnChoice(self._log.names[choice.seat], choice.line, choice.colour, tuple(choice.columns))
            for choice, column in choices
            if column is None
        )
        return next(left, None)

    def tile(self, column: int) -> None:
        """Choose a column (1 to 5) for the tile of `choice`; after the last one the round ends.

        Raise `Illegal` where the column is not open to it, and `ValueError` where there is nothing to choose.
        """
        choice = self.choice
        if choice is None:
            raise ValueError("there is no column to choose now")
        chosen = {**self._chosen, (self._log.names.index(choice.player), choice.line): column}
        twin = self._table.copy()
        with self._told():
            self._wind_up(twin, chosen)
        self._table = twin
        texts = [[f"{line}:{at}" for line, at in of_seat.items()] for of_seat in self._choices(chosen)]
        self._rounds[-1]["tiling"] = [" ".join(of_seat) for of_seat in texts]

    # --- the log -----------------------------------------------------------------------------------------------

    def to_toml(self) -> str:
        """Return the log of what was played, in canonical form.

        >>> from sintra_cli import new_game
        >>> table = new_game("azul", ["Ana", "Ben"])
        >>> table.lay(["BBYR", "YYRK", "RKWB", "WWKB", "YRKW"])
        >>> entry = table.play("1 b 2")
        >>> table.to_toml().splitlines()[-2]
        '  1B2'
        """
        from sintra_cli.log.write import write_log

        document, claims = dict(self._log.data), {}
        document.pop("rounds", None)
        if "claimed" in document:
            claims["claimed"] = document.pop("claimed")
        rounds = [{**this, "moves": " ".join(this["moves"])} for this in self._rounds]
        return write_log({**document, **({"rounds": rounds} if rounds else {}), **claims})

    def log(self, name: str = "-") -> Log:
        """Return the log of what was played, to be scored or replayed; `name` is what reports call it.

        >>> from sintra_cli import check, new_game
        >>> table = new_game("azul", ["Ana", "Ben"])
        >>> table.lay(["BBYR", "YYRK", "RKWB", "WWKB", "YRKW"])
        >>> check(table.log())
        ()
        """
        return parse_log(self.to_toml(), name=name)

    # --- how ---------------------------------------------------------------------------------------------------

    def _wind_up(self, table: rules.Table, chosen: Mapping[tuple[int, int], int]) -> None:
        """End the round on a table of this game that is over, if no column is left to be chosen."""
        if not table.offer_over or table.wound_up:
            return
        ended = table.wind_up(self._choices(chosen), last=True)
        self._chosen = {} if ended is not None else chosen

    def _choices(self, chosen: Mapping[tuple[int, int], int]) -> list[dict[int, int]]:
        of_seats: list[dict[int, int]] = [{} for _ in self._log.names]
        for (seat, line), column in chosen.items():
            of_seats[seat][line] = column
        return of_seats

    def _read(self, text: str) -> Move:
        table = self._table
        try:
            if not table.offer.left:
                return read_move(self._log, text, "seen", "unseen")
            return read_move(self._log, text, "seen" if table.offer.seen else "unseen")
        except NoMove as error:
            raise NotAMove(text, str(error)) from None

    def _letters(self, display: str) -> str:
        letters, colours = display.upper(), self._table.colours
        strange = [letter for letter in letters if letter not in colours]
        if strange:
            raise ValueError(f"{display!r}: {strange[0]} is no colour of the box, which has {', '.join(colours)}")
        return letters

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Tell what a rule forbids, or what nobody wrote down, as others are told."""
        try:
            yield
        except illegal.Illegal as error:
            player = None if error.player is None else self._log.names[error.player]
            page = self._log.game.page(error.rule)
            told = Diagnostic(rule=error.rule, message=error.message, player=player, page=page)
            raise Illegal(told) from None
        except illegal.NotWritten as missing:
            raise NotWritten(missing.message) from None
