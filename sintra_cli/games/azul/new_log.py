"""A log of Azul to start from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from sintra_cli.family.new_log import Choose, NewLog, OnPaper, array, pair, remarked
from sintra_cli.games.azul.reading import COLOURS


class AzulNewLog(NewLog):
    """What a log to start from has of Azul."""

    questions = (Choose("wall", "which side of the walls.", "Wall", ("coloured", "grey")),)
    colours_by_default = COLOURS
    moves: ClassVar = {
        "1{R}3": "all {R} tiles of display 1 go on pattern line 3, the others there to the centre",
        "C{B}5": "all {B} tiles of the centre, on line 5",
        "4{Y}-": "all {Y} tiles of display 4 go to the floor line",
        "4{Y}2!": "a wrong move that was noticed too late, and stands",
    }
    counted_moves: ClassVar = {
        "?2{R}3": "two {R} tiles of a display go on pattern line 3, the others there to the centre",
        "C4{B}5": "four {B} tiles of the centre, on line 5",
        "?3{Y}-": "three {Y} tiles of a display go to the floor line",
        "?3{Y}2!": "a wrong move that was noticed too late, and stands",
    }

    on_paper = OnPaper(rows={2: 7, 3: 6, 4: 6}, rounds=("1", "2", "3", "4", "5", "6", "", ""))

    @property
    def chooses_columns(self) -> bool:
        """Whether the wall is grey."""
        return self.beginning.answers.get("wall") == "grey"

    def of_round(self) -> Iterator[str]:
        """Yield the tiling of a grey wall, as a remark."""
        if self.chooses_columns:
            texts = ["1:3 4:5", *[""] * (len(self.beginning.players) - 1)]
            yield f"# {pair('tiling', texts)}  # line:column, a text a player, where there is a choice"

    def over(self) -> Iterator[str]:
        """Yield when the game is over."""
        yield "# A complete row says that the game is over. If bag and lid ran empty instead, take these two # away:"
        yield f"# {pair('bag', '')}"
        yield f"# {pair('lid', '')}"

    def board(self) -> Iterator[str]:
        """Yield an empty board: the score and the wall."""
        (example,) = self.in_its_colours(["BYR.."])
        yield remarked("score", 0, "the points on the track after the last round, without rows, columns and colours")
        yield f"# The rows of the wall from the top, a letter for each tile and . for a free space, such as {example}"
        yield from array("wall", [("." * 5, f"row {row}") for row in range(1, 6)])
