"""The report: what one log came to, as plain values; the source of its JSON and of its schema."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Generic, Literal, TypeAlias, TypeVar

from msgspec import Meta, Struct

Status: TypeAlias = Literal["finished", "unfinished", "illegal", "unreadable"]
Position: TypeAlias = Annotated[int, Meta(ge=1)]
NotNegative: TypeAlias = Annotated[int, Meta(ge=0)]

GameT = TypeVar("GameT")
RulingsT = TypeVar("RulingsT")
RoundT = TypeVar("RoundT")
FinalT = TypeVar("FinalT")
RowT = TypeVar("RowT")


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


class SintraRow(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What one round brought one player; `points` is colour_bonus + windows - reset_losses."""

    player: str
    colour_bonus: NotNegative
    windows: NotNegative
    reset_losses: Annotated[int, Meta(ge=0, description="what resets of the marker really took")]
    steps: Annotated[int, Meta(ge=0, description="steps that the broken-glass marker made")]
    points: int
    total: int
    claimed: int | None


class AzulRow(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What one round brought one player; `points` is wall - floor."""

    player: str
    wall: NotNegative
    floor: Annotated[int, Meta(ge=0, description="what the floor line really took")]
    points: int
    total: int
    claimed: int | None


class SintraRound(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """One round of Stained Glass of Sintra."""

    round: Position
    colour: Annotated[str | None, Meta(description="null where the log does not say it")]
    starter: str
    finished: bool
    players: list[SintraRow]


class AzulRound(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """One round of Azul."""

    round: Position
    starter: str
    finished: bool
    players: list[AzulRow]


class SintraFinal(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """The end of the game for one player; what belongs to the other side of the board is null."""

    player: str
    leftover_panes: NotNegative
    leftover_points: NotNegative
    broken_glass: Annotated[int, Meta(ge=0, description="what the broken-glass track really took at the end")]
    ornaments: Annotated[list[int] | None, Meta(description="side A: the points of each")]
    completed_windows: Annotated[int | None, Meta(description="side B: windows with both spaces filled")]
    chosen_colour: Annotated[str | None, Meta(description="side B: letter of the colour that counts")]
    panes_of_colour: Annotated[int | None, Meta(description="side B: its panes in all windows")]
    side_bonus: NotNegative
    lost: Annotated[int, Meta(ge=0, description="points lost on the broken-glass track, as the tie-break counts")]
    total: int
    claimed: int | None


class AzulFinal(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """The end of the game for one player of Azul."""

    player: str
    row_bonus: NotNegative
    column_bonus: NotNegative
    set_bonus: NotNegative
    complete_rows: NotNegative
    total: int
    claimed: int | None


class Rank(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """A player's place; players still tied share it."""

    place: Position
    player: str
    total: int
    tie_break: Annotated[int, Meta(ge=0, description="the number that a tie is broken by")]


class Report(Struct, Generic[GameT, RulingsT, RoundT, FinalT], kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What one log came to; null where not known or not applicable."""

    report: Literal[1] = 1
    log: Annotated[str, Meta(description="the path as given")]
    game: GameT
    side: Literal["A", "B"] | None
    wall: Literal["coloured", "grey"] | None
    status: Status
    players: list[str]
    rulings: RulingsT
    assumed: Annotated[list[str], Meta(description="printed values that the log left to the defaults")]
    unchecked: Annotated[list[str], Meta(description="names of rules that could not be checked everywhere")]
    rounds: list[RoundT]
    final: list[FinalT] | None
    ranking: list[Rank] | None
    winners: list[str] | None
    errors: list[Diagnostic]


class Window(Struct, frozen=True):
    """A window (1 to 8) that scored when a strip was completed, and its value."""

    window: int
    value: int


class Completion(Struct, kw_only=True, frozen=True):
    """One completed strip, for the detailed sheet."""

    round: int
    move: int
    player: str
    slot: Annotated[int, Meta(description="1 to 8")]
    panes: Annotated[str, Meta(description="the five panes, letters in box order")]
    bonus_panes: Annotated[int, Meta(description="panes of the round's colour that counted, a point each")]
    kept: Annotated[str, Meta(description="letter of the pane that went into the window")]
    windows: list[Window]
    removed: Annotated[bool, Meta(description="true the second time: the strip left the board")]


class Tile(Struct, kw_only=True, frozen=True):
    """One tile laid on a wall, for the detailed sheet; a run of 1 is no run and scores nothing."""

    round: int
    player: str
    line: int
    column: int
    colour: str
    horizontal: int
    vertical: int
    points: int


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


class Verdict(Struct, kw_only=True, frozen=True):
    """A report with what only a person's view of it needs."""

    report: Report  # type: ignore[type-arg]
    source: Annotated[list[str], Meta(description="lines of the log, without line ends; empty if not text")]
    title: Annotated[str | None, Meta(description="title, date and place, as far as the log has them")]
    colours: Annotated[dict[str, str], Meta(description="letter: name, in box order")]
    completions: list[Completion]
    tiles: list[Tile]
    notes: Sequence[RulingNote] = ()
    more_errors: bool = False
    """Whether a log that cannot be read has more errors than the report tells."""
    waits_for: Annotated[str | None, Meta(description="what the last round waits for, which is not chosen yet")] = None
    idle: Annotated[str, Meta(description="said of a player for whom the end of a round did nothing")] = "nothing"
