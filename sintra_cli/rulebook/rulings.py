"""The rulings, drawn from the shape that a log's own rulings have."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, get_args, get_type_hints

from msgspec import Meta, structs

from sintra_cli.game.azul.rulings import AzulRulings
from sintra_cli.game.sintra.rulings import SintraRulings
from sintra_cli.rulebook.entry import Game, Ruling

_KINDS: Final[dict[Game, Any]] = {"sintra": SintraRulings, "azul": AzulRulings}


def _rulings() -> dict[str, Ruling]:
    found: dict[str, Ruling] = {}
    for game, kind in _KINDS.items():
        for name, answers, meta in _described(kind):
            if name in found:
                found[name] = structs.replace(found[name], games=(*found[name].games, game))
            else:
                found[name] = Ruling(
                    name=name,
                    games=(game,),
                    question=meta.title or "",
                    values=_meanings(answers, meta.description or ""),
                    default=getattr(kind(), name),
                    **(meta.extra or {}),
                )
    return found


def _described(kind: Any) -> Iterator[tuple[str, tuple[str, ...], Meta]]:
    for name, hint in get_type_hints(kind, include_extras=True).items():
        answers, meta = get_args(hint)
        yield name, get_args(answers), meta


def _meanings(answers: tuple[str, ...], description: str) -> dict[str, str]:
    """Divide a description ("zero: a loss is ... none: the score ...") by the values that it describes."""
    _, *parts = re.split(rf"\b({'|'.join(answers)}): ", description)
    return {value: meaning.strip() for value, meaning in zip(parts[::2], parts[1::2], strict=True)}


RULINGS: Final = _rulings()
"""Each ruling; one that both games have is described once, as the first of them does."""
