"""How a table comes to be: a new game, or one that goes on from somewhere in a log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import structs

from sintra_cli.api.logs import Log, parse_log, verified_box
from sintra_cli.api.reports import what_is_illegal
from sintra_cli.api.table import Table
from sintra_cli.family.new_log import Beginning
from sintra_cli.family.rules.address import parse
from sintra_cli.games import ROOMS, game_called
from sintra_cli.log.kinds import section
from sintra_cli.log.write import write_log
from sintra_cli.referee.judge import replayed
from sintra_cli.referee.standing import NoSuchAddress, NotReached, stand_at_the_end, stand_before

if TYPE_CHECKING:
    from sintra_cli.family.rules.replay import PlayedRound
    from sintra_cli.log import log as read_logs


def new_game(
    game: str,
    players: Sequence[str],
    *,
    rulings: Mapping[str, str] | None = None,
    box: Mapping[str, Any] | None = None,
    **settings: object,
) -> Table:
    """Set the table for a new game, `sintra` or `azul`, with two to four players, clockwise.

    `settings` are keys at the top of a log, such as `side`, `round_colours`, `wall`, `starting_player` and `title`.
    What a log says of each player, such as `strips`, is a sequence with a value for each of them. What you leave out is
    what `sintra new` offers first; strips are made up. `rulings` and `box` become those of the log.

    Raise `LogError` where a log could not say so, `Illegal` where the rules do not allow the set-up, and `ValueError`
    where there is no such game.

    >>> from sintra_cli import new_game
    >>> new_game("sintra", ["Ana", "Ben"], side="B", round_colours="RRYGBW")
    <sintra, round 0: Ana 0, Ben 0>
    >>> new_game("azul", ["Ana", "Ben", "Cleo"], wall="grey", starting_player="Ben").players
    ('Ana', 'Ben', 'Cleo')
    """
    if game not in ROOMS:
        raise ValueError(f"there is no game {game!r}: it is {' or '.join(ROOMS)}")
    document = _beginning(game, list(players), verified_box(box or {}), settings)
    document |= {key: dict(value) for key, value in (("rulings", rulings), ("box", box)) if value}
    return play_on(parse_log(write_log(document)))


def play_on(log: Log, *, before: str | None = None) -> Table:
    """Return a table as a log leaves it, or as it stood before what is at an address such as `3.7` or `3.start`.

    What you play then is added to the log. Its moves are in canonical form there, without remarks. If it goes on from
    an address, what was claimed later is left out. Raise `Illegal` or `IllegalMove` where something illegal comes
    before that, `ValueError` where the address is none, and `LookupError` where the log has nothing there.

    >>> from sintra_cli import play_on, read_log
    >>> table = play_on(read_log("sample_games/two_players_side_a.toml"), before="4.4")
    >>> table.turn, table.round, table.scores["Ana"]
    ('Ana', 4, 15)
    """
    read = _with_what_stands_over_it(log)._read
    try:
        standing = stand_at_the_end(read) if before is None else stand_before(read, parse(before))
    except NotReached:
        raise what_is_illegal(log, replayed(read)) from None
    except NoSuchAddress as error:
        raise LookupError(str(error)) from None
    played = standing.replay.rounds
    if standing.table is None or standing.replay.failure is not None:
        raise what_is_illegal(log, standing.replay)
    if before is not None:  # another game may come of it
        read = structs.replace(read, data={key: value for key, value in read.data.items() if key != "claimed"})
    chosen = _chosen(read, played) if before is None else {}
    return Table(read, standing.table, _rounds(read, played, chosen), chosen)


def _with_what_stands_over_it(log: Log) -> Log:
    """Return a log that says by itself which rulings and printed values are in force."""
    read = log._read
    over = {
        "rulings": {name: value for name, value in log.rulings.items() if name in read.setup.rulings.answers()},
        "box": {key: value for key, value in log.box.items() if key in section(read.game, "box").__struct_fields__},
    }
    written: Any = read.data
    changed = {key: {**written.get(key, {}), **values} for key, values in over.items() if values}
    return parse_log(write_log({**written, **changed}), name=log.name) if changed else log


def _chosen(log: read_logs.Log, played: Sequence[PlayedRound]) -> dict[tuple[int, int], int]:
    """Return the columns (by seat and line) that a log says for a last round that waits for others."""
    if not played or played[-1].waits_for is None or played[-1].end is not None:
        return {}
    written = log.rounds[len(played) - 1].choices or ()
    return {(seat, line): column for seat, of_seat in enumerate(written) for line, column in of_seat.items()}


def _rounds(
    log: read_logs.Log, played: Sequence[PlayedRound], chosen: Mapping[tuple[int, int], int]
) -> list[dict[str, Any]]:
    """Return the tables of the rounds that were played, the moves of each as texts.

    Of a round that has not ended, only what has been played is there.
    """
    written: Any = log.data.get("rounds", [])
    tables = []
    for index, this in enumerate(played):
        table = dict(written[index]) if index < len(written) else {}
        begun = {"displays": table.pop("displays")} if "displays" in table else {}
        table.pop("moves", None)
        moves = [str(this.canonical(turn)) for turn in this.turns]
        rest = table if this.end else {key: table[key] for key in table if key == "tiling" and chosen}
        tables.append({**begun, "moves": moves, **rest})
    return tables


def _beginning(game: str, players: list[str], box: Mapping[str, Any], settings: Mapping[str, object]) -> dict[str, Any]:
    """Return what a log says before its first round, without rulings and box."""
    kind = game_called(game).new_log()
    colours = kind.colours(box)
    answers = {question.key: question.example(colours) for question in kind.questions}
    made_up = kind(Beginning(players=players, box=box, answers=answers)).made_up()
    rows: list[dict[str, object]] = [{"name": name, **made_up} for name in players]
    head = dict(settings)
    for key in made_up.keys() & head.keys():
        for row, value in zip(rows, _each(key, head.pop(key), len(players)), strict=True):
            row[key] = value
    return {"format": 1, "game": game, **answers, **head, "players": rows}


def _each(key: str, values: object, players: int) -> Sequence[object]:
    if not isinstance(values, Sequence) or isinstance(values, str) or len(values) != players:
        raise ValueError(f"{key} is a sequence with one value for each of the {players} players")
    return values
