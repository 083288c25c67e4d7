"""The rulings, drawn from the shape that a log's own rulings have.

What only the catalogue says of a ruling is in the `extra` of its `Meta`: summary, why and example. A ruling that both
games have needs it in the first of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, get_args, get_type_hints

from msgspec import Meta, structs

from sintra_cli.family.rulebook_entry import Game, Ruling
from sintra_cli.games.azul.rules.rulings import AzulRulings
from sintra_cli.games.sintra.rules.rulings import SintraRulings

_KINDS: Final[dict[Game, Any]] = {"sintra": SintraRulings, "azul": AzulRulings}


def _rulings() -> dict[str, Ruling]:
    found: dict[str, Ruling] = {}
    for game, kind in _KINDS.items():
        for name, answers, meta in _described(kind):
            if name in found:
                found[name] = structs.replace(found[name], games=(*found[name].games, game))
            else:
                found[name] = _ruling(name, game, answers, meta, getattr(kind(), name))
    return found


def _described(kind: Any) -> Iterator[tuple[str, tuple[str, ...], Meta]]:
    for name, hint in get_type_hints(kind, include_extras=True).items():
        answers, meta = get_args(hint)
        yield name, get_args(answers), meta


def _ruling(name: str, game: Game, answers: tuple[str, ...], meta: Meta, default: str) -> Ruling:
    more = meta.extra or {}
    case, outcomes = _divided(answers, more["example"])
    return Ruling(
        name=name,
        games=(game,),
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


RULINGS: Final = _rulings()
"""Each ruling; one that both games have is described once, as the first of them does."""
