"""Logs of every shape, and what in a log is wrong that no schema can see."""

from __future__ import annotations

import copy
import datetime
from typing import Any, Final

STRIPS: Final = ("RRRRR/RRB**", "RRYYY/GGGBB", *["GGGGG/BBBBB"] * 6)
SINTRA: Final[dict[str, Any]] = {
    "format": 1,
    "game": "sintra",
    "side": "A",
    "round_colours": "RRYGBW",
    "starting_player": "Ben",
    "title": "Club night",
    "date": datetime.date(2024, 5, 1),
    "box": {
        "colours": ["R red", "Y yellow", "G green", "B blue", "W white"],
        "window_values": [4, 3, 3, 2, 2, 1, 1, 2],
        "broken_glass": [0, 1, 18],
        "ornaments": [[1, 2], [4, 3]],
        "ornament_points": [0, 1, 2, 4, 8],
        "strips": [*STRIPS],
    },
    "rulings": {"score_floor": "none"},
    "players": [{"name": "Ana", "strips": "1 2 3 4 5 6 7 8'"}, {"name": "Ben", "strips": [*STRIPS]}],
    "rounds": [{"displays": ["RRRR", "YYYY", "GGGG", "BBBB", ""], "moves": "1R1 2Y2", "claimed": [0, 0]}],
    "claimed": {"Ana": 7},
}
AZUL: Final[dict[str, Any]] = {
    "format": 1,
    "game": "azul",
    "wall": "grey",
    "players": [{"name": "Ana"}, {"name": "Ben"}],
    "rounds": [
        {"displays": ["BBBB", "YYYY"], "moves": ["1B1", "2Y-"], "tiling": ["1:3", ""], "claimed": {"Ben": 0}},
        {"moves": "?2B1", "tiling": {"Ana": ""}},
    ],
    "claimed": [1, 2],
}


SINTRA_POSITION: Final[dict[str, Any]] = {
    **SINTRA,
    "position": {
        "round": 2,
        "turn": "Ben",
        "starter": "Ana",
        "displays": ["RRRY"],
        "centre": "B",
        "tile": "Ana",
        "bag": "RR",
        "tower": "BY",
        "missing": {"bag": ["1 R"], "tower": ["1 YB"], "given_back": []},
        "players": {"Ana": {"score": 3, "glazier": 2, "broken_glass": 1, "panes": ["RR"], "windows": ["R"], "lost": 0}},
    },
    "rounds": [{"moves": "1R2"}],
}
AZUL_POSITION: Final[dict[str, Any]] = {
    **AZUL,
    "position": {
        "unseen": {"displays": 2, "centre": 3, "left": 7, "taken": "BBB", "given_back": ["B-"]},
        "bag": "BB",
        "lid": "Y",
        "players": [{"score": 3, "lines": ["R"], "wall": [".B..."], "floor": "1B"}, {}],
    },
    "rounds": [{"moves": "?2B1"}],
}
DOCUMENTS: Final = {
    "sintra": SINTRA,
    "azul": AZUL,
    "sintra from a position": SINTRA_POSITION,
    "azul from a position": AZUL_POSITION,
}


def changed(document: dict[str, Any], *path: str | int, to: Any) -> dict[str, Any]:
    """Return a copy of a document with another value at a path."""
    copied = copy.deepcopy(document)
    node: Any = copied
    for part in path[:-1]:
        node = node[part]
    node[path[-1]] = to
    return copied


TRACK = ("box", "broken_glass")
PLAYERS = ("position", "players")
OF_ANA = (*PLAYERS, "Ana")
FIRST = ("position", "players", 0)
DIFFERENCES: Final[dict[str, tuple[dict[str, Any], str]]] = {
    # names
    "two players have one name": (
        changed(changed(AZUL, "rounds", to=[]), "players", 1, "name", to="Ana "),
        'players 1 and 2 are both called "Ana": names must differ',
    ),
    "the starting player is no player": (
        changed(SINTRA, "starting_player", to="Bea"),
        'starting_player: there is no player "Bea"; the players are Ana, Ben',
    ),
    "a claim is for nobody": (
        changed(SINTRA, "claimed", to={"Bea": 3}),
        'claimed: there is no player "Bea"; the players are Ana, Ben',
    ),
    "a tiling is for nobody": (
        changed(AZUL, "rounds", 0, "tiling", to={"Bea": ""}),
        'tiling: there is no player "Bea"; the players are Ana, Ben',
    ),
    "a player is in a table twice": (
        changed(SINTRA, "claimed", to={"Ana": 3, " Ana": 3}),
        'claimed: "Ana" is there twice',
    ),
    "a key of one's own has the name of a player": (
        changed(changed(AZUL, "players", 1, "name", to="_b"), "rounds", 0, "claimed", to={"_b": "x"}),
        'round 1, claimed, _b must be a whole number of points from -999 to 999, not "x"',
    ),
    # one value for each player
    "too many claims": (
        changed(AZUL, "claimed", to=[1, 2, 3]),
        "claimed must have one value for each of the 2 players, not 3",
    ),
    "too few tilings": (
        changed(AZUL, "rounds", 0, "tiling", to=[""]),
        "tiling must have one value for each of the 2 players, not 1",
    ),
    # letters
    "a letter on a display is not in the box": (
        changed(AZUL, "rounds", 0, "displays", 0, to="BBBG"),
        "display 1: G is no colour of the box, which has B, Y, R, K, W",
    ),
    "a letter on the round indicator is not in the box": (
        changed(SINTRA, "round_colours", to="RRYGBK"),
        "round_colours: K is no colour of the box, which has R, Y, G, B, W",
    ),
    "a letter on a strip is not in the box": (
        changed(SINTRA, "players", 1, "strips", 2, to="GGGGK/BBBBB"),
        "strip 3: K is no colour of the box, which has R, Y, G, B, W",
    ),
    "a letter on a strip of the box is not in the box": (
        changed(SINTRA, "box", "strips", 7, to="GGGGK/BBBBB"),
        "strip 8: K is no colour of the box, which has R, Y, G, B, W",
    ),
    # the box
    "two colours have one letter": (
        changed(AZUL, "box", to={"colours": ["B blue", "Y yellow", "R red", "K black", "R rose"]}),
        "two colours have the letter R: letters must differ",
    ),
    "the track does not begin with 0": (
        changed(SINTRA, *TRACK, 0, to=1),
        "the broken-glass track begins with 0, not 1",
    ),
    "the track does not increase": (
        changed(SINTRA, *TRACK, 1, to=18),
        "the numbers of the broken-glass track must increase at every step",
    ),
    "an ornament is not between neighbours": (
        changed(SINTRA, "box", "ornaments", 1, to=[4, 2]),
        "an ornament lies between neighbouring windows, not 4 and 2",
    ),
    "strips by number without strips in the box": (
        changed(SINTRA, "box", to={}),
        "strips by number need the strips of the box: there is no [box] strips",
    ),
    "a strip by number twice": (
        changed(SINTRA, "players", 0, "strips", to="1 2 3 4 5 6 7 7'"),
        "strips: 8 is missing and 7 is there more than once: each of 1 to 8 must be there once",
    ),
    # the tiling
    "a tiling of a coloured wall": (
        changed(changed(AZUL, "wall", to="coloured"), "rounds", 1, to={"displays": []}),
        "a coloured wall leaves no choice of the column: leave out `tiling`",
    ),
    "a line twice in a tiling": (
        changed(AZUL, "rounds", 0, "tiling", to=["1:3 1:4", ""]),
        "tiling: line 1 is there twice",
    ),
    # positions
    "a centre without displays": (
        changed(SINTRA_POSITION, "position", to={"centre": "R"}),
        "a centre without displays: say `displays = []` where all of them are empty",
    ),
    "displays seen and unseen": (
        changed(AZUL_POSITION, "position", "displays", to=[]),
        "displays are either written down or unseen, not both",
    ),
    "more displays than there are": (
        changed(SINTRA_POSITION, "position", "displays", to=[""] * 6),
        "2 players have 5 displays, here are 6",
    ),
    "a display with five": (
        changed(SINTRA_POSITION, "position", "displays", 0, to="RRRRR"),
        "display 1 has 5 letters: a display has at most 4",
    ),
    "the tile is with nobody": (
        changed(SINTRA_POSITION, "position", "tile", to="Bea"),
        'position, tile: there is no player "Bea"; the players are Ana, Ben',
    ),
    "a board is nobody's": (
        changed(SINTRA_POSITION, "position", "players", to={"Bea": {}}),
        'position, players: there is no player "Bea"; the players are Ana, Ben',
    ),
    "too few boards": (
        changed(AZUL_POSITION, "position", "players", to=[{}]),
        "position, players must have one value for each of the 2 players, not 1",
    ),
    "a letter in the bag is not in the box": (
        changed(AZUL_POSITION, "position", "bag", to="G"),
        "bag: G is no colour of the box, which has B, Y, R, K, W",
    ),
    "more is missing than the bag counts": (
        changed(SINTRA_POSITION, "position", "missing", "bag", 0, to="3 R"),
        "3 R cannot be missing from `bag`, which counts 2 of them",
    ),
    "what is missing from a tower that is not written": (
        {**SINTRA_POSITION, "position": {"bag": "R", "missing": {"bag": ["1 R"]}}},
        "`missing` is about what bag and tower count: write both of them",
    ),
    "limits that no game leaves": (
        changed(
            changed(SINTRA_POSITION, "position", "bag", to="RYG"),
            *("position", "missing", "bag"),
            to=["1 RY", "1 YG", "1 RG"],
        ),
        "no game leaves such limits in `bag`: let `sintra show --format toml` write them",
    ),
    "ways of two lengths": (
        changed(SINTRA_POSITION, "position", "missing", to=[["R", ""], ["RR", ""]]),
        "2 missing from `bag`, but 1 in the first way: all list as many",
    ),
    "the marker is beside the track": (
        changed(SINTRA_POSITION, *OF_ANA, "broken_glass", to=2),
        "the marker stands at one of 0, 1",
    ),
    "panes on a strip that is gone": (
        changed(SINTRA_POSITION, *OF_ANA, "windows", 0, to="RR"),
        "there is no strip in slot 1 for these panes",
    ),
    "a pane without a space": (
        changed(SINTRA_POSITION, *OF_ANA, "panes", 0, to="RRRRR"),
        "R has no free space on strip 1, RRB**",
    ),
    "a strip that is complete": (
        changed(SINTRA_POSITION, *OF_ANA, "panes", 0, to="RRB*B*B"),
        "strip 1 is complete: turn it over and put the pane that is kept into its window",
    ),
    "a row of the wall with a colour twice": (
        changed(AZUL_POSITION, *FIRST, "wall", 0, to=".B.B."),
        "row 1 of the wall has a colour twice",
    ),
    "a tile of a coloured wall in the wrong column": (
        changed(changed(AZUL_POSITION, "wall", to="coloured"), *FIRST, "wall", 0, to=".B..."),
        "the space of B in row 1 of the wall is column 1",
    ),
    "a pattern line of two colours": (
        changed(AZUL_POSITION, *FIRST, "lines", to=["", "BY"]),
        "line 2 holds one colour, not BY",
    ),
    "more tiles than a pattern line has spaces": (
        changed(AZUL_POSITION, *FIRST, "lines", 0, to="RR"),
        "line 1 has 1 spaces, here are 2 tiles",
    ),
    "a colour twice in a column of the wall": (
        changed(AZUL_POSITION, *FIRST, "wall", to=[".B...", "", ".B..."]),
        "column 2 of the wall has B twice",
    ),
    "the marker twice on one floor line": (
        changed(AZUL_POSITION, *FIRST, "floor", to="1B1"),
        "there is one starting-player marker, and here it lies for the second time",
    ),
    "the marker on two floor lines": (
        changed(AZUL_POSITION, "position", "players", 1, to={"floor": "1"}),
        "there is one starting-player marker, and here it lies for the second time",
    ),
    "the marker on another floor line than that of who has it": (
        changed(AZUL_POSITION, "position", "tile", to="Ben"),
        "`tile` says that Ben has the starting-player marker",
    ),
    "the marker on no floor line, though there is room": (
        changed(changed(AZUL_POSITION, "position", "tile", to="Ana"), *FIRST, "floor", to="BBBBBB"),
        "Ana's floor line has room, and the starting-player marker (1) does not lie there",
    ),
    "the marker on a floor line before a round": (
        changed(AZUL_POSITION, "position", to={"players": [{"floor": "1"}, {}]}),
        "before a round the starting-player marker is in the centre: a round that goes on has `displays`",
    ),
    "a row of a wall is complete, and tiles are on offer": (
        changed(AZUL_POSITION, *FIRST, "wall", 0, to="YBRKW"),
        "a row of a wall is complete, so the game is over and nothing can be taken any more",
    ),
    "more of a colour than there are": (
        changed(SINTRA_POSITION, "position", "tower", to="BY" + "R" * 13),
        "21 R are written down in all: a game has 20 of a colour",
    ),
    "an unknown pane on side B": (
        changed(changed(SINTRA_POSITION, "side", to="B"), *OF_ANA, "windows", 0, to="?"),
        "window 1: on side B the panes decide points, so each must be written, not ?",
    ),
    "one face of a strip that has been removed": (
        changed(
            changed(SINTRA_POSITION, "players", 1, "strips", to=["RRRRR"]), *PLAYERS, "Ben", to={"windows": ["RY"]}
        ),
        'window 1 holds two panes, so strip 1 has been completed twice and removed: write "", or both its faces',
    ),
    "panes on a face that is not known": (
        changed(SINTRA_POSITION, "players", 0, "strips", to=["GGGGG/?????"]),
        "the face up of strip 1 is not known: write it, so that panes can lie on it",
    ),
    "round 8 of sintra": (
        changed(SINTRA_POSITION, "position", "round", to=8),
        "round 8: the game has 6 rounds, and stands before round 7 when it is over",
    ),
    "panes on offer after round 6": (
        changed(SINTRA_POSITION, "position", "round", to=7),
        "round 7: the game is over after round 6, so nothing can be taken any more",
    ),
    "more displays unseen than there are": (
        changed(AZUL_POSITION, "position", "unseen", "displays", to=6),
        "2 players have 5 displays, not 6",
    ),
    "more left than can lie there": (
        changed(AZUL_POSITION, "position", "unseen", "left", to=12),
        "12 cannot be left on 2 displays and with 3 in the centre",
    ),
    # numbers and dates, which JSON has less of than TOML
    "a format of 1.0": (changed(AZUL, "format", to=1.0), "format must be 1, not 1.0"),
    "a claim of 1.0": (
        changed(AZUL, "claimed", 0, to=1.0),
        "claimed no. 1 must be a whole number of points from -999 to 999, not 1.0",
    ),
    "a printed value of 1.0": (
        changed(SINTRA, "box", "window_values", 5, to=1.0),
        "box, window_values no. 6 must be points of a window, from 0, not 1.0",
    ),
    "a date for a text": (
        changed(SINTRA, "title", to=datetime.date(2024, 5, 1)),
        "title must be text, not 2024-05-01",
    ),
    "a time for a date": (
        changed(SINTRA, "date", to=datetime.time(20, 15)),
        "date must be a TOML date or text, not 20:15:00",
    ),
}
"""What the program refuses and a schema cannot express, with what the program says: this is all of it."""
