"""Read a log: from bytes to a value that can be replayed, or to all that is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
import tomli
from msgspec import UNSET, Struct

from sintra_cli.family.reading import Interpreter
from sintra_cli.family.shape import FORMAT
from sintra_cli.games import ROOMS, game_called, games
from sintra_cli.log.kinds import first_round, kind_of
from sintra_cli.log.log import Log
from sintra_cli.names import MOVE_SYNTAX, TOML_SYNTAX, UNREADABLE
from sintra_cli.text import name_key
from sintra_cli.toml.faults import MOST, Fault, Path, Problem, Refused

if TYPE_CHECKING:
    from sintra_cli.toml.places import Place

LARGEST: Final = 1024 * 1024
"""A file of more bytes is no log; a finished game takes some three thousand."""

_BOM: Final = "\ufeff"

TELLING: Final = frozenset({"format", "game", "players", "rounds", "position", "claimed"})
"""The keys that tell a log from other files in TOML, beside those that one game asks for."""

_TABLES: Final = ("players", "rounds", "claimed", "box", "rulings", "position")
"""What may hold tables at the top of a log."""

_FITTING: Final = (("box",), ("position",))
"""Where one value has to fit the others."""

_DEEPEST: Final = 8
"""No table of a log is in so many others: what is deeper is in one that does not belong there."""

R = TypeVar("R", bound=Struct)


def read(data: bytes, rulings: Mapping[str, str], box: Mapping[str, Any]) -> Log | Refused:
    """Read a log with rulings and printed values that stand over its own; those of another game are passed over."""
    made, problems = _read(data, rulings, box)
    if isinstance(made, Refused) or not problems:
        return made
    return located(problems, made.source, made.data)


def read_but_for_spelling(data: bytes, rulings: Mapping[str, str], box: Mapping[str, Any]) -> Log | Refused:
    """Read a log as `read` does; moves that cannot be read are there as `Misspelt`, if they are all that is wrong."""
    made, problems = _read(data, rulings, box)
    if isinstance(made, Refused) or (len(problems) < MOST and all(one.rule == MOVE_SYNTAX for one in problems)):
        return made
    return located(problems, made.source, made.data)


def _read(data: bytes, rulings: Mapping[str, str], box: Mapping[str, Any]) -> tuple[Log | Refused, list[Problem]]:
    """Return a log with what is wrong with its meaning, or what is wrong before that."""
    source = decoded(data)
    if isinstance(source, Refused):
        return source, []
    document = parsed(source)
    if isinstance(document, Refused):
        return document, []
    return _understood(source, document, rulings, box)


def is_log(data: bytes) -> bool:
    """Tell whether a file is meant as a log: it cannot be parsed, or it has a key of one.

    A file with the `[box]` of a game has none of them.
    Keys that stand below `[rulings]` or `[box]` by mistake count, and so do those in other letters, such as `Game`.
    """
    source = decoded(data)
    document = source if isinstance(source, Refused) else parsed(source)
    if isinstance(document, Refused):
        return True
    within = [table for key, table in document.items() if key.lower() in {"rulings", "box"} and isinstance(table, dict)]
    keys = {key.lower() for table in (document, *within) for key in table}
    return not keys.isdisjoint(TELLING) or not keys.isdisjoint(_asked_for())


def _asked_for() -> set[str]:
    """Return the keys at the top that one game or another asks for."""
    return {question.key for game in games() for question in game.new_log().questions}


def parsed(source: str) -> dict[str, Any] | Refused:
    """Return the TOML document, or the first thing in it that is no TOML."""
    try:
        return tomli.loads(source)
    except (ValueError, RecursionError) as error:
        from sintra_cli.log.not_a_log import no_toml
        from sintra_cli.toml.mistakes import explain

        other = no_toml(source)
        if other is not None:
            return _refused(other, source)
        message, place = explain(source, error)
        return _refused(Fault(rule=TOML_SYNTAX, message=message, **_placed(place)), source)


def decoded(data: bytes) -> str | Refused:
    """Return a file's text without BOM and with LF, or why it is none."""
    if len(data) > LARGEST:
        return _refused(Fault(rule=UNREADABLE, message=f"larger than {LARGEST // 1024**2} MiB: this is no log"), "")
    try:
        return data.decode().removeprefix(_BOM).replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        from sintra_cli.log.not_a_log import undecodable

        return _refused(undecodable(data, error), "")


def _understood(
    source: str, document: dict[str, Any], rulings: Mapping[str, str], box: Mapping[str, Any]
) -> tuple[Log | Refused, list[Problem]]:
    if not document:
        from sintra_cli.log.not_a_log import nothing

        return located([Problem((), nothing(source), on="table")], source, document), []
    if isinstance(document.get("date"), date):
        document["date"] = document["date"].isoformat()
    version = document.get("format")
    if isinstance(version, int) and version > FORMAT:
        from sintra_cli.text import shown

        message = f"written for a newer sintra: format {shown(version)}, and this one reads up to {FORMAT}"
        return located([Problem(("format",), message)], source, document), []
    if "game" not in document:
        return _of_wrong_shape(source, document, rulings, box), []
    try:
        log = _converted(document)
    except msgspec.ValidationError:
        return _of_wrong_shape(source, document, rulings, box), []
    reader = Interpreter(log, names_known=True)
    made = _interpreted(reader, log, source, document, rulings, box)
    return made, reader.problems


def _converted(document: dict[str, Any]) -> Any:
    """Convert a document to the shape of its game's log; keys of the user's own are passed over."""
    kind = kind_of(document)
    try:
        return msgspec.convert(document, type=kind)
    except msgspec.ValidationError:
        return msgspec.convert(without_own_keys(document), type=kind)


def without_own_keys(document: dict[str, Any]) -> dict[str, Any]:
    """Return a document without the keys that begin with an underscore, unless a player has that name."""
    players = document.get("players")
    names = {
        name_key(player["name"])
        for player in (players if isinstance(players, list) else ())
        if isinstance(player, dict) and isinstance(player.get("name"), str)
    }

    def cleaned(node: Any, depth: int = 0, *, by_name: bool = False) -> Any:
        if isinstance(node, list):
            return [cleaned(element, depth) if isinstance(element, dict) else element for element in node]
        if not isinstance(node, dict) or depth > _DEEPEST:
            return node
        return {
            key: cleaned(value, depth + 1, by_name=key in {"claimed", "tiling", "players"})
            if depth or key in _TABLES
            else value
            for key, value in node.items()
            if not key.startswith("_") or (by_name and name_key(key) in names)
        }

    return cleaned(document)  # type: ignore[no-any-return]


def _interpreted(
    reader: Interpreter,
    log: Any,
    source: str,
    document: dict[str, Any],
    rulings: Mapping[str, str],
    box: Mapping[str, Any],
) -> Log:
    starter = reader.starter()
    game = game_called(document["game"])
    meaning = game.read(reader, log, rulings, box)
    written: Any = [] if log.rounds is UNSET else log.rounds
    claims = [reader.claims(("rounds", number, "claimed"), this.claimed) for number, this in enumerate(written)]
    return Log(
        names=reader.names,
        starter=starter,
        game=game,
        setup=meaning.setup,
        position=meaning.position,
        rounds=meaning.rounds,
        claims=claims or [{} for _ in meaning.rounds],
        final_claims=reader.claims(("claimed",), log.claimed),
        assumed=meaning.assumed,
        stated=meaning.stated,
        title=_heading(log),
        source=source,
        data=document,
    )


def _heading(log: Any) -> str | None:
    """Return title, date and place in one line, as far as they are there."""
    about = ", ".join(text for text in (log.date, log.place) if isinstance(text, str))
    return " - ".join(part for part in (log.title, about) if isinstance(part, str) and part) or None


def _of_wrong_shape(
    source: str, document: dict[str, Any], rulings: Mapping[str, str], box: Mapping[str, Any]
) -> Refused:
    """List what is wrong with the shape, and what else is wrong where the shape is right."""
    from sintra_cli.log.keys import as_known
    from sintra_cli.log.wrong_shape import lies_in, mended, misfits_of, problems_of_any, relocated, told

    own = as_known(without_own_keys(document))
    if own.get("game") not in [*ROOMS]:  # what was written there may be unhashable
        return located(problems_of_any(own), source, document)
    whole, moved = relocated(own)
    found = misfits_of(whole)
    problems = told(whole, found, moved)
    copied, mended_at = mended(whole, found)
    mended_at |= moved
    if any(path[:2] == ("box", "colours") for path in mended_at):  # which letters are right is not known then
        return located(problems, source, document)
    log = msgspec.convert(copied, type=kind_of(own))
    names = [path for path in mended_at if path[:1] == ("players",) and path[2:3] in ((), ("name",))]
    reader = Interpreter(log, names_known=not names, made_up=mended_at)
    _interpreted(reader, log, source, own, rulings, box)
    # What is wrong may come from a place that was mended: around it or, where parts must fit, in it
    around = {at[:length] for at in mended_at if at[:1] in _FITTING for length in range(1, len(at))}
    problems += [
        problem for problem in reader.problems if not lies_in(problem.path, mended_at) and problem.path not in around
    ]
    return located(problems, source, document)


def located(problems: list[Problem], source: str, document: dict[str, Any]) -> Refused:
    """Give each problem its place, and put them in the order of their places; of very many only the first."""
    from sintra_cli.toml.places import Places

    places = Places(source)
    finders = {"value": places.value, "key": places.key, "table": places.table}
    found: list[tuple[Place, Problem]] = []
    for problem in problems:
        path, span = problem.path, problem.span
        found.append((finders[problem.on](path) if span is None else places.within(path, *span), problem))
    found.sort(key=lambda one: one[0][:2])
    faults = [_fault(problem, place, document) for place, problem in found[:MOST]]
    return Refused(faults=faults, source=source, data=document, more=len(found) > MOST)


def _fault(problem: Problem, place: Place, document: Mapping[str, Any]) -> Fault:
    return Fault(
        rule=problem.rule,
        message=problem.message if isinstance(problem.message, str) else problem.message(),
        round=_round(problem.path, document),
        move=problem.move or _move(problem.path, document),
        **_placed(place),
    )


def _round(path: Path, document: Mapping[str, Any]) -> int | None:
    """Return the round of the game that a path lies in, if it lies in one."""
    number = path[1] if path[:1] == ("rounds",) and len(path) > 1 else None
    return first_round(document) + number if isinstance(number, int) else None


def _move(path: Path, document: Mapping[str, Any]) -> int | None:
    """Return the move (from 1) that an element of an array is, if a path leads to one; remarks are none."""
    if path[:1] != ("rounds",) or path[2:3] != ("moves",) or len(path) == 3:
        return None
    _, number, _, element, *_ = path
    before = document["rounds"][number]["moves"][:element]
    return len(before) + 1 - sum(isinstance(text, str) and text.lstrip().startswith("#") for text in before)


def _placed(place: Any) -> dict[str, Any]:
    line, column, end_column, *text = place
    return {"line": line, "column": column, "end_column": end_column, "text": text[0] if text else None}


def _refused(fault: Fault, source: str) -> Refused:
    return Refused(faults=[fault], source=source, data={})
