"""The worked examples of topics, played: a function each, which returns the points that its sum comes to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sintra_cli.family.rules.offer import Offer
from sintra_cli.family.rules.ranking import rank
from sintra_cli.games import game_called
from sintra_cli.games.azul.rules.board import Seat as AzulSeat
from sintra_cli.games.azul.rules.board import penalty
from sintra_cli.games.azul.rules.final import Final as AzulFinal
from sintra_cli.games.azul.rules.final import score_end as azul_end
from sintra_cli.games.azul.rules.rulings import AzulRulings
from sintra_cli.games.azul.rules.table import AzulTable
from sintra_cli.games.azul.rules.tiling import Tiling, Tilings
from sintra_cli.games.azul.rules.wall import Wall
from sintra_cli.games.sintra.rules.board import Seat, Strip
from sintra_cli.games.sintra.rules.box import PRINTED
from sintra_cli.games.sintra.rules.final import Final as SintraFinal
from sintra_cli.games.sintra.rules.final import score_end
from sintra_cli.games.sintra.rules.rulings import SintraRulings
from sintra_cli.games.sintra.rules.table import SintraTable

COLOURS: Final = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white"}


def sintra(*displays: str, centre: str = "", colour: str = "G") -> SintraTable:
    """Return a table in round 1 of this colour, Ana to move; all strips take white panes only."""
    strips = [[*[("WWWWW", "WWWWW")] * 7, ("WWWWW", "W*W*W")]] * 2
    table = SintraTable(
        *(["Ana", "Ben"], strips),
        starter=0,
        side="A",
        round_colours=f"{colour}RYGBW",
        box=PRINTED,
        rulings=SintraRulings(),
    )
    offered(table, displays, centre)
    return table


def azul(*displays: str, centre: str = "", wall: str = "coloured") -> AzulTable:
    """Return a table in round 1, Ana to move."""
    table = AzulTable(
        ["Ana", "Ben"],
        starter=0,
        wall="grey" if wall == "grey" else "coloured",
        colours=COLOURS,
        rulings=AzulRulings(),
    )
    offered(table, displays, centre)
    return table


def offered(table: SintraTable | AzulTable, displays: tuple[str, ...], centre: str) -> None:
    table.offer = Offer([*displays, *[""] * (5 - len(displays))], table.piece)
    table.offer.centre = centre
    table.offer.left += len(centre)
    table.round, table.wound_up = 1, False


def play(table: SintraTable | AzulTable, game: str, written: str) -> None:
    move = game_called(game).notation(table.colours).read(written)
    assert move is not None
    table.play(move)


def completing(colour: str, up: str, coloured: str, on_jokers: str, **windows: str) -> int:
    """Return what Ana scores who completes strip 1 with a red pane, and keeps it."""
    table = sintra("RYBG", colour=colour)
    seat = table.seats[0]
    seat.strips[1] = strip = Strip(up, "WWWWW")
    for pane in coloured:
        strip.place(pane, 1, 0)
    for pane in on_jokers:
        strip.place(pane, 0, 1)
    seat.windows |= {int(window[1]): panes for window, panes in windows.items()}
    play(table, "sintra", "1R1=R")
    return seat.score


# --- sintra ------------------------------------------------------------------------------------------------------


def the_tile_at_8() -> int:
    table = sintra(centre="WR")
    seat = table.seats[0]
    seat.marker = before = PRINTED.broken_glass.index(8)
    play(table, "sintra", "CW1")
    return PRINTED.broken_glass[seat.marker] - PRINTED.broken_glass[before]


def breaking(at: int, panes: int) -> SintraTable:
    """Return the table after Ana, who has 20 points and whose marker stands at `at`, has broken red panes."""
    table = sintra("R" * panes + "W" * (4 - panes))
    seat = table.seats[0]
    seat.score, seat.marker = 20, PRINTED.broken_glass.index(at)
    play(table, "sintra", "1R-")
    return table


def the_last_space() -> int:
    seat = breaking(14, 1).seats[0]
    assert seat.marker == 0
    return seat.score


def past_the_last_space() -> int:
    seat = breaking(11, 3).seats[0]
    assert (seat.score, seat.marker) == (2, 1)
    return ended(seat).total


def ended(seat: Seat, side: str = "A") -> SintraFinal:
    return score_end(seat, side, PRINTED, SintraRulings())


def the_bonus() -> int:
    with_windows = completing("Y", "YY*RR", "YYR", "Y")
    return with_windows - completing("G", "YY*RR", "YYR", "Y")


def the_windows() -> int:
    return completing("G", "RRRYY", "RRYY", "", w4="BB", w8="Y")


def bare() -> Seat:
    return sintra().seats[0]


def the_leftover_panes() -> int:
    seat = bare()
    for slot, panes in {1: 2, 2: 4, 6: 1}.items():
        seat.strips[slot].place("W", panes, 0)
    per_strip = SintraRulings(leftover_panes="per_strip")
    assert score_end(seat, "A", PRINTED, per_strip).leftover_points == 1
    return ended(seat).leftover_points


def the_ornaments() -> int:
    seat = bare()
    seat.windows |= {1: "RR", 2: "B", 3: "Y", 4: "Y", 5: "G", 7: "RB", 8: "YY"}
    final = ended(seat)
    assert final.filled == [3, 2, 1, 4]
    return final.side_bonus


def the_multiplier() -> int:
    seat = bare()
    seat.windows |= {1: "RR", 2: "RB", 5: "YB", 7: "R"}
    final = ended(seat, "B")
    assert (final.completed_windows, final.panes_of_colour) == (3, 4)
    return final.side_bonus


def the_tie() -> int:
    ana, ben = sintra().seats
    ana.lost_printed, ana.marker, ana.score = 18, PRINTED.broken_glass.index(4), 64
    ben.marker, ben.score = PRINTED.broken_glass.index(14), 74
    finals = [ended(ana), ended(ben)]
    assert [final.total for final in finals] == [60, 60]
    standing = rank([(final.total, final.tie_break) for final in finals], game_called("sintra").tie_break.better)
    assert [(each.place, each.seat) for each in standing] == [(1, 1), (2, 0)]
    assert finals[1].lost == 14
    return finals[0].lost


# --- azul --------------------------------------------------------------------------------------------------------


def tiled(table: AzulTable, chosen: dict[int, int] | None = None) -> Tiling:
    """Return Ana's wall-tiling."""
    done = table.wind_up(None if chosen is None else [chosen, {}], last=False)
    assert isinstance(done, Tilings)
    return done.of_seats[0]


def laid(column: int, *rows: str) -> int:
    """Return the points of a red tile that goes from line 3 to a column of a grey wall, on which there are others."""
    table = azul(wall="grey")
    seat = table.seats[0]
    seat.wall = Wall([[tile.strip(".") for tile in row] for row in rows])
    seat.lines[3] = "RRR"
    return tiled(table, {3: column}).wall_points


def blue_above_white() -> int:
    table = azul()
    table.seats[0].lines |= {1: "B", 2: "WW"}
    return tiled(table).wall_points


def four_yellow() -> int:
    table = azul("YYYY")
    play(table, "azul", "1Y3")
    return penalty(table.seats[0].floor)


def the_marker_and_two() -> int:
    table = azul(centre="YY")
    seat = table.seats[0]
    play(table, "azul", "CY-")
    seat.score = 10
    return tiled(table).lost


def four_red_on_the_grey_wall() -> int:
    table = azul(wall="grey")
    seat = table.seats[0]
    seat.lines[4] = "RRRR"
    seat.wall.lay(1, 2, "R")
    seat.wall.lay(2, 5, "R")
    for column, tile in {1: "B", 3: "Y", 4: "K"}.items():
        seat.wall.lay(4, column, tile)
    seat.score = 10
    return tiled(table).lost


def eleven_of_two() -> int:
    table = azul()
    seat = table.seats[0]
    seat.score, seat.floor = 2, "RRRRRR"
    assert penalty(seat.floor) == 11
    return tiled(table).score


def a_complete_row() -> int:
    table = azul()
    ana, ben = table.seats
    ana.score = 20
    for column, tile in enumerate("BYRK", 1):
        ana.wall.lay(1, column, tile)
    ana.lines[1], ben.lines[1] = "W", "B"
    table.wind_up(None, last=False)
    assert ben.wall.rows[0][0] == "B"
    assert table.over
    return table.final()[0].total


def of_a_wall(*rows: str, score: int = 0) -> AzulFinal:
    seat = AzulSeat(0)
    seat.wall = Wall([[tile.strip(".") for tile in row] for row in rows])
    seat.score = score
    return azul_end(seat)


def the_bonuses() -> int:
    return of_a_wall("BYRKW", "R.Y..", "K..Y.", "W...Y", "Y....").total


def tied_for_rows() -> int:
    empty = "....."
    finals = [
        of_a_wall("BYRKW", *[empty] * 4, score=68),
        of_a_wall("BYRKW", "WBYRK", *[empty] * 3, score=66),
        of_a_wall("BYRKW", "WBYRK", "KWBYR", *[empty] * 2, score=59),
    ]
    assert [final.total for final in finals] == [70, 70, 65]
    standing = rank([(final.total, final.tie_break) for final in finals], game_called("azul").tie_break.better)
    assert [each.seat for each in standing] == [1, 0, 2]
    return finals[1].tie_break - finals[0].tie_break


PLAYED: Final[dict[str, list[Callable[[], int]]]] = {
    "starting-tile": [the_tile_at_8],
    "broken-glass": [the_last_space, past_the_last_space],
    "round-bonus": [the_bonus],
    "windows": [the_windows],
    "leftover-panes": [the_leftover_panes],
    "ornaments": [the_ornaments],
    "multiplier": [the_multiplier],
    "tie-break": [the_tie],
    "wall-points": [
        lambda: laid(3, ".....", "..B..", "BY...", ".....", "....."),
        lambda: laid(4, ".....", ".....", "BYK..", ".....", "....."),
        lambda: laid(3, "..B..", "..Y..", "BY...", "..K..", "....."),
        blue_above_white,
    ],
    "floor-line": [four_yellow, the_marker_and_two, four_red_on_the_grey_wall, eleven_of_two],
    "end-of-game": [a_complete_row],
    "end-bonuses": [the_bonuses],
    "azul-tie-break": [tied_for_rows],
}
"""By the name of the topic, in the order of its examples."""
