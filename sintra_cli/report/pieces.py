"""The letters of panes and tiles in their own colours, as far as the names of these say one."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from sintra_cli.report.ansi import Paint, Style

PiecePaint: TypeAlias = Callable[[str], str]

_STYLES: Final[Mapping[str, Style]] = {
    "red": "red",
    "yellow": "yellow",
    "green": "green",
    "blue": "blue",
    "purple": "purple",
    "violet": "purple",
    "pink": "purple",
    "turquoise": "turquoise",
    "cyan": "turquoise",
    "teal": "turquoise",
    "orange": "orange",
    "brown": "orange",
    "grey": "grey",
    "gray": "grey",
    "black": "grey",  # black cannot be seen on a dark terminal
    "white": "inverse",  # nor white on a light one
}
"""How a colour word is drawn, so that it can be told on dark and on light terminals."""


def piece_painter(colours: Mapping[str, str], paint: Paint) -> PiecePaint:
    """Return what paints the letters of pieces in a text; `colours` has the names of their colours by letter.

    Letters of colours whose names are no colour words stay as they are, and so do letters within words.
    """
    styles = {letter: style for letter, name in colours.items() if (style := _STYLES.get(name.lower()))}
    letters = "".join(colours) + "".join(colours).lower()
    alone = re.compile(rf"(?<!\w)[{letters}]+(?!\w)")

    def painted(pieces: re.Match[str]) -> str:
        return "".join(_piece(same[0], styles, paint) for same in re.finditer(r"(.)\1*", pieces[0]))

    return lambda text: alone.sub(painted, text)


def _piece(letters: str, styles: Mapping[str, Style], paint: Paint) -> str:
    style = styles.get(letters[0].upper())
    return letters if style is None else paint(letters, style)
