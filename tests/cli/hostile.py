"""Logs in which every text that is free was chosen to do harm, and what must not come of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final
from unicodedata import category

import tomli

from tests.building.logs import text_of
from tests.referee.position.test_position import AZUL, SINTRA

SAMPLES: Final = Path(__file__).parents[2] / "sample_games"

HARM: Final = (
    "\x1b[2J\x1b]0;t\x07\x1b[1;31m\x00\x7f\x9b2J\x85 \nLIE \rLIE \u202e\u2066\u200e\u200f\u200b\ufeff"
    "\u2028\u2029 \t |`<script>[a](b)**_x_ \"'\\ %0A,:: \U000e0001"
)
"""Clears the screen, sets the title, rings, paints, begins a line with LIE, turns the direction, and is markup."""
FORMULA: Final = "=cmd|' /C calc'!A0"

OUR_COLOUR: Final = re.compile(r"\x1b\[(?:0|1|1;3[1-4])m")


def evil(number: int) -> str:
    """Return a name that does harm, another one for each number."""
    return f"{FORMULA} {number}{HARM}"


def raw(text: str) -> set[str]:
    """Return what is hidden in a text, but for line ends: control characters, marks, separators, lone surrogates."""
    return {character for character in set(text) if category(character) in {"Cc", "Cf", "Zl", "Zp", "Cs"}} - {"\n"}


def verify_clean(text: str, *, colour: bool) -> None:
    """Fail where something is raw in what was written: only our colours may be, each of them ended."""
    codes = OUR_COLOUR.findall(text)
    assert colour or not codes
    assert all((code == "\x1b[0m") == (index % 2 == 1) for index, code in enumerate(codes))
    plain = OUR_COLOUR.sub("", text)
    assert not raw(plain), sorted(map(ascii, raw(plain)))
    assert not re.search(r"^\s*LIE", plain, re.MULTILINE)


# --- logs -------------------------------------------------------------------------------------------------------


def _written(document: dict[str, Any]) -> str:
    """Write a document as TOML with everything hidden in its texts escaped, so that the file itself is harmless."""
    text = text_of(document)
    for letter in raw(text):
        text = text.replace(letter, f"\\U{ord(letter):08x}")
    return text


def spoilt(text: str) -> str:
    """Return a log with every name in it, and every other text that is free, made harmful."""
    document = tomli.loads(text)
    names = {player["name"]: evil(number) for number, player in enumerate(document["players"])}
    for holder, key in _places(document, names):
        holder[key] = names[holder[key]]
    for table in _tables(document):
        for name in names.keys() & table.keys():
            table[names[name]] = table.pop(name)
    box = document.get("box", {})
    # the name of a colour is on one line
    harm = HARM.replace("\nLIE ", "")
    box["colours"] = [f"{colour}{harm}" for colour in box.get("colours", _COLOURS[document["game"]])]
    return _written({**document, "title": evil(7), "place": HARM, "notes": HARM, "_own": HARM, "box": box})


_COLOURS: Final = {
    "sintra": ["R red", "Y yellow", "G green", "B blue", "W white"],
    "azul": ["B blue", "Y yellow", "R red", "K black", "W white"],
}


def _places(value: Any, names: dict[str, str]) -> Iterator[tuple[Any, Any]]:
    items = list(value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ())
    for key, inner in items:
        if isinstance(inner, str) and inner in names:
            yield value, key
        yield from _places(inner, names)


def _tables(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
    for inner in list(value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()):
        yield from _tables(inner)


def _changed(name: str, change: Callable[[dict[str, Any]], object]) -> str:
    document = tomli.loads(spoilt(_sample(name)))
    change(document)
    return _written(document)


def _sample(name: str) -> str:
    return (SAMPLES / f"{name}.toml").read_text(encoding="utf-8")


STATUSES: Final = {
    "azul_four_players": "finished",
    "azul_illegal_wall_has_colour": "illegal",
    "azul_three_players_grey": "finished",
    "azul_two_players": "finished",
    "azul_unfinished_in_the_offer": "unfinished",
    "illegal_left_of_glazier": "illegal",
    "illegal_must_place": "illegal",
    "own_box_and_rulings": "finished",
    "three_players_wrong_claim": "finished",
    "two_players_side_b": "finished",
    "unfinished_in_round_four": "unfinished",
    "without_displays": "finished",
}
"""Samples of all kinds, and what they are with other names too."""

READABLE: Final[dict[str, str]] = {
    **{name: spoilt(_sample(name)) for name in STATUSES},
    "azul_claims_nothing": _changed(
        "azul_two_players", lambda document: document.update(claimed={evil(0): 1, evil(1): 2})
    ),
    "sintra_position": spoilt(SINTRA + '[[rounds]]\nmoves = "1R3"\n'),
    "azul_position": spoilt(AZUL + '[[rounds]]\nmoves = "1B2 CR1"\n'),
}

UNREADABLE: Final[dict[str, str | bytes]] = {
    "an unknown game": _written({"format": 1, "game": HARM, "players": [{"name": HARM}]}),
    "texts and keys in wrong places": _changed(
        "two_players_side_b",
        lambda document: document.update(
            dict.fromkeys([HARM, "side", "round_colours", "date", "starting_player"], HARM) | {"rulings": {HARM: HARM}}
        ),
    ),
    "names twice": _changed("azul_two_players", lambda document: document["players"][1].update(name=evil(0))),
    "a move": _changed("azul_two_players", lambda document: document["rounds"][0].update(moves=["1K3", HARM])),
    "a display": _changed("azul_two_players", lambda document: document["rounds"][0].update(displays=[HARM])),
    "a colour": _changed("own_box_and_rulings", lambda document: document["box"].update(colours=[HARM, "red"])),
    "a claim": _changed("azul_two_players", lambda document: document.update(claimed={HARM: 1, evil(0): HARM})),
    "no TOML": f"format = 1\ngame = 'azul'\n{HARM} = {HARM}\n",
    "a text that is not closed": f'format = 1\ngame = "azul"\nname = "{HARM}\nwall = 1\n',
    "a key twice": 'format = 1\ngame = "azul"\n"\\u202e\\u001b[2J" = 1\n"\\u202e\\u001b[2J" = 2\n',
    "raw marks in a line": 'format = 1\ngame = "azul"\nwall = "\u202e\x85\u2028"\n',
    "no UTF-8": b"format = 1\nname = '\xff\x9b2J'\n",
}
