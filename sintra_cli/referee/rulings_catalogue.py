"""The rulings, drawn from the shape that a log's own rulings have.

What only the catalogue says of a ruling is in the `extra` of its `Meta`: summary, why and example. A ruling that
several games have needs it in the first of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, get_args, get_type_hints

from msgspec import Meta, structs

from sintra_cli.games import games
from sintra_cli.report.rulebook import Ruling

if TYPE_CHECKING:
    from sintra_cli.family.rules.rulings import Rulings


def rulings() -> dict[str, Ruling]:
    """Return each ruling by its name; one that several games have is described once, as the first of them does."""
    found: dict[str, Ruling] = {}
    for game in games():
        kind = game.rulings()
        for name, answers, meta in _described(kind):
            if name in found:
                found[name] = structs.replace(found[name], games=[*found[name].games, game.short_title])
            else:
                found[name] = _ruling(name, game.short_title, answers, meta, kind().answers()[name])
    return found


def _described(kind: type[Rulings]) -> Iterator[tuple[str, tuple[str, ...], Meta]]:
    for name, hint in get_type_hints(kind, include_extras=True).items():
        answers, meta = get_args(hint)
        yield name, get_args(answers), meta


def _ruling(name: str, game: str, answers: tuple[str, ...], meta: Meta, default: str) -> Ruling:
    more = meta.extra or {}
    case, outcomes = _divided(answers, more["example"])
    return Ruling(
        name=name,
        games=[game],
        summary=more["summary"],
        question=meta.title or "",
        values=_divided(answers, meta.description or "")[1],
        default=default,
        why=more["why"],
        case=case,
        outcomes=outcomes,
    )


def _divided(answers: tuple[str, ...], text: str) -> tuple[str, dict[str, str]]:
    """Divide a text ("... zero: a loss is ... none: the score ...") into its beginning and a part for each answer."""
    beginning, *parts = re.split(rf"\b({'|'.join(answers)}): ", text)
    return beginning.strip(), {answer: part.strip() for answer, part in zip(parts[::2], parts[1::2], strict=True)}
