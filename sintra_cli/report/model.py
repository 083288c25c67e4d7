"""The report: what one log came to, as plain values; the source of its JSON and of its schema."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from sintra_cli.names import TopicName

if TYPE_CHECKING:
    from sintra_cli.report.layout import Tables

Status: TypeAlias = Literal["finished", "unfinished", "illegal", "unreadable"]
Position: TypeAlias = Annotated[int, Meta(ge=1)]
NotNegative: TypeAlias = Annotated[int, Meta(ge=0)]


class Diagnostic(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """One thing that is wrong with a log; positions are 1-based, in characters, `end_column` exclusive."""

    rule: Annotated[str, Meta(description="name of the rule, as `sintra rule` knows it")]
    message: str
    line: Position | None = None
    column: Position | None = None
    end_column: Position | None = None
    round: Position | None = None
    move: Position | None = None
    player: str | None = None
    text: Annotated[str | None, Meta(description="what was written at the place")] = None
    legal: Annotated[list[str] | None, Meta(description="the legal moves instead, in canonical form")] = None
    page: Annotated[str | None, Meta(description="page of the printed rulebook")] = None
    claimed: Annotated[int | None, Meta(description="points written on paper")] = None
    counted: Annotated[int | None, Meta(description="points that the rules give")] = None


class Row(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What one round brought one player; a game states these fields where they belong among its own."""

    if TYPE_CHECKING:
        player: str
        points: int
        total: int
        claimed: int | None

    @property
    def glass_losses(self) -> int | None:
        """What broken glass took off the score; None in a game that has none."""
        return None


class Round(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """One round; a game states these fields where they belong among its own."""

    if TYPE_CHECKING:
        round: Position
        starter: str
        finished: bool
        players: Sequence[Row]


class FinalRow(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """The end of the game for one player; a game states these fields where they belong among its own."""

    if TYPE_CHECKING:
        player: str
        total: int
        claimed: int | None

    @property
    def glass_losses(self) -> int | None:
        """What broken glass took off the score at the end; None in a game that has none."""
        return None


class Rank(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """A player's place; players still tied share it."""

    place: Position
    player: str
    total: int
    tie_break: Annotated[int, Meta(ge=0, description="the number that a tie is broken by")]


class StoodMove(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """A wrong move that was let stand."""

    round: Position
    move: Position
    player: Annotated[str, Meta(description="who made it")]
    rules: Annotated[list[str], Meta(description="names of the rules that it broke, in the order of the checks")]
    text: Annotated[str, Meta(description="the move as it was written")]


class Report(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What one log came to; null where not known or not applicable."""

    report: Literal[1] = 1
    log: Annotated[str, Meta(description="the path as given, or the name with --input jsonl")]
    game: str | None
    side: str | None
    wall: str | None
    status: Status
    players: list[str]
    rulings: dict[str, str] | None
    assumed: Annotated[list[str], Meta(description="printed values that the log left to the defaults")]
    unchecked: Annotated[list[str], Meta(description="names of rules that could not be checked everywhere")]
    stands: Annotated[list[StoodMove], Meta(description="wrong moves that were let stand, in order")]
    rounds: Sequence[Round]
    final: Sequence[FinalRow] | None
    ranking: list[Rank] | None
    winners: list[str] | None
    errors: list[Diagnostic]


class Decided(Struct, frozen=True, kw_only=True):
    """A ruling with another value of which something would have gone another way: its value, and what it did."""

    ruling: str
    value: str
    did: str


class RulingNote(Struct, frozen=True, kw_only=True):
    """Where a ruling decided something; `player` is whose it was, None where it was nobody's."""

    round: int | None
    address: str
    player: str | None
    decided: Decided


class TieBreak(Struct, frozen=True, kw_only=True):
    """The number that breaks a tie, and whether fewer or more of it is better."""

    noun: str
    better: Literal["fewer", "more"]


class ScoredBy(Struct, frozen=True, kw_only=True):
    """The topics that explain the points of a move, what a round adds to a total, and what the end adds."""

    of_move: tuple[TopicName, ...] = ()
    of_round: tuple[TopicName, ...] = ()
    of_end: tuple[TopicName, ...] = ()


class About(Struct, frozen=True, kw_only=True):
    """What is said of the game of a log.

    That is its title, which board it is played on (`side A`), what breaks a tie, and what explains its points.
    """

    title: str
    board: str | None
    tie_break: TieBreak
    scored_by: ScoredBy = ScoredBy()


class Verdict(Struct, kw_only=True, frozen=True):
    """A report with what only a person's view of it needs."""

    report: Report
    about: Annotated[About | None, Meta(description="None where the log does not say which game it is")]
    source: Annotated[list[str], Meta(description="lines of the log, without line ends; empty if not text")]
    title: Annotated[str | None, Meta(description="title, date and place, as far as the log has them")]
    tables: Annotated[Tables | None, Meta(description="the game's part of the score sheet; None if not replayed")]
    assumptions: Annotated[
        Sequence[str], Meta(description="what was assumed of printed values, and if it matters")
    ] = ()
    notes: Sequence[RulingNote] = ()
    as_played: bool = True
    """Whether the log was judged with its own moves."""
    more_errors: bool = False
    """Whether a log that cannot be read has more errors than the report tells."""
    waits_for: Annotated[str | None, Meta(description="what the last round waits for, which is not chosen yet")] = None
    idle: Annotated[str, Meta(description="said of a player for whom the end of a round did nothing")] = "nothing"
