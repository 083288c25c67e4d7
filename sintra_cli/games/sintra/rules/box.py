"""What is printed on the components of Stained Glass of Sintra."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

SLOTS: Final = 8
"""Windows on a palace board, and strips above them."""
STRIP_SPACES: Final = 5
JOKER: Final = "*"
UNKNOWN_FACE: Final = "?????"
"""A face of a strip that nobody wrote down."""


class SintraBox(Struct, frozen=True, kw_only=True):
    """Printed values.

    Colours (letter: name), points of the windows 1 to 8, points lost on each space of the broken-glass track from the
    top, the pairs of windows (1 to 8) that have an ornament between them, and the points of an ornament for none to
    four filled spaces around it. The strips (faces up and down) are there where the box states them.
    """

    colours: dict[str, str]
    window_values: tuple[int, ...]
    broken_glass: tuple[int, ...]
    ornaments: tuple[tuple[int, int], ...]
    ornament_points: tuple[int, ...]
    strips: tuple[tuple[str, str], ...] | None = None


PRINTED: Final = SintraBox(
    colours={"R": "red", "Y": "yellow", "G": "green", "B": "blue", "W": "white"},
    # A published description of the palace board gives all eight; a worked example confirms windows 1, 4 and 8.
    window_values=(4, 3, 3, 2, 2, 1, 1, 2),
    # Of these only some are confirmed, see below.
    broken_glass=(0, 1, 2, 4, 6, 8, 11, 14, 18),
    # The number of four is published; 16 spaces, four around each, give the places.
    ornaments=((1, 2), (3, 4), (5, 6), (7, 8)),
    ornament_points=(0, 0, 3, 6, 10),  # rulebook p. 5-6
)
"""The values of the printed game, as far as they are known: the default of every log."""

CONFIRMED: Final = {0: 0, 1: 1, 8: 18}
"""What is confirmed of the broken-glass track: the start, the first step of 1, and the end (steps: points)."""
