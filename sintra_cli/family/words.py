"""What a game calls its things."""

from __future__ import annotations

from msgspec import Struct


class Words(Struct, frozen=True, kw_only=True):
    """What a game calls its things: a pane or a tile, what the first taker takes, what the discard is."""

    piece: str
    tile: str
    discard: str
