"""What a game calls its things."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class Words(Struct, frozen=True, kw_only=True):
    """What a game calls its things: a pane or a tile, what the first taker takes, what the discard is.

    `idle` is said of a player for whom the end of a round did nothing, in a game in which it may do something.
    `settings` are what keys of its set-up stand for, where the keys themselves do not say it.
    """

    piece: str
    tile: str
    discard: str
    idle: str = "nothing"
    settings: Mapping[str, str] = {}
