"""What the schema of a log and the program think of the same documents, and where they differ."""

from __future__ import annotations

import copy
import datetime
from collections.abc import Iterator
from typing import Any, Final

import jsonschema
import pytest

from sintra_cli.log.schema import log_schema
from tests.schema_cases import DIFFERENCES, DOCUMENTS, SINTRA, changed
from tests.test_schemas import as_json
from tests.verdicts import judge

SCHEMA: Final = log_schema()
LOG: Final = jsonschema.Draft202012Validator(SCHEMA)
OF_KIND: Final = {
    (game, position): LOG.evolve(schema={"$ref": f"#/$defs/{game.title()}{position}Log", "$defs": SCHEMA["$defs"]})
    for game in ("sintra", "azul")
    for position in ("", "Position")
}
"""What the schema says of a game, begun or not: each of the four excludes the others by the game or the position."""


def fits(document: dict[str, Any]) -> bool:
    """Tell whether a document is a log, as the schema sees it."""
    kind = (str(document.get("game")), "Position" if "position" in document else "")
    return OF_KIND.get(kind, LOG).is_valid(as_json(document))


def misshapen(document: dict[str, Any]) -> list[str]:
    """Return what the program has to say about the shape of a document."""
    errors = judge(document).report.errors
    return [error.message for error in errors if error.rule == "log-shape"]


def test_the_logs_to_start_from_have_the_right_shape() -> None:
    for document in DOCUMENTS.values():
        assert LOG.is_valid(as_json(document))
        assert [kind for kind, shape in OF_KIND.items() if shape.is_valid(as_json(document))] == [
            (document["game"], "Position" if "position" in document else "")
        ]
        assert misshapen(document) == []


@pytest.mark.parametrize("name", DIFFERENCES)
def test_a_schema_cannot_see(name: str) -> None:
    document, message = DIFFERENCES[name]
    assert fits(document)
    assert misshapen(document) == [message]


def rules_broken(document: dict[str, Any]) -> set[str]:
    return {error.rule for error in judge(document).report.errors}


def test_what_is_wrong_with_a_move_in_one_text_is_no_question_for_the_schema() -> None:
    document = changed(SINTRA, "rounds", 0, "moves", to="R13 Zed:1R1")
    assert fits(document)
    assert rules_broken(document) == {"move-syntax"}


@pytest.mark.parametrize(
    "move",
    [
        "R13",
        "1R9",
        "1R1j3",
        "1R1=RR",
        "1R-j1",
        "1R1(1000)",
        "1R1(+3)",
        "1R",
        "",
        "ja",
        "0R1",
        "1R1!!",
        "!1R1",
        "1R!-",
        "1R1(3)!",
        "!",
    ],
)
def test_an_editor_marks_a_text_of_an_array_that_is_no_move(move: str) -> None:
    document = changed(SINTRA, "rounds", 0, "moves", to=[move])
    assert not fits(document)
    assert rules_broken(document) == {"move-syntax"}


@pytest.mark.parametrize(
    "move",
    [
        "1R1",
        " 1 2 r 1 j 0 = r (3) ",
        "c20b-",
        "?2R3",
        "<",
        "< (0)",
        "Ana: 1R1",
        "# a remark",
        "1R1 # so: 9X9",
        "Z9:<",
        "1R1!",
        "Ana: 1 R - ! (3)",
        "<!(0) # seen too late!",
    ],
)
def test_an_editor_accepts_a_text_of_an_array_that_is_a_move_or_a_remark(move: str) -> None:
    assert fits(changed(SINTRA, "rounds", 0, "moves", to=[move]))


# --- nothing else differs ---------------------------------------------------------------------------------------

TRIED: Final = [
    *(1, -1, 1.0, True, "", "Ana", "RRRRR/BBBBB", [], [1], {}, {"Ana": 1}),
    *(datetime.date(2024, 5, 1), datetime.time(20, 15)),
]
DIFFER_IN: Final = (
    *("names must differ", "there is no player", "is there twice", "one value for each", "is no colour of the box"),
    *("two colours have the letter", "begins with 0", "must increase at every step", "between neighbouring windows"),
    *("strips by number need", "must be there once", "a coloured wall leaves no choice", "not 1.0"),
    *("not 2024-05-01", "not 20:15:00", "a centre without displays", "not both", "here are", "has at most"),
    *("the marker stands", "there is no strip in slot", "has no free space", "is complete", "has a colour twice"),
    *("of the wall is column", "of the wall has", "holds one colour", "starting-player marker", "cannot be left on"),
    *(
        "cannot be missing from",
        "write both of them",
        "a game has 20 of a colour",
        "the game is over",
        "the game has 6 rounds",
    ),
    *("on side B the panes", "has been completed twice", "is not known", "displays, not"),
)
"""Of each difference the words that its message has in every log."""


def paths(node: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the path of everything in a document, but of an array only the first element."""
    keys = range(min(1, len(node))) if isinstance(node, list) else node if isinstance(node, dict) else ()
    for key in keys:
        yield (*path, key)
        yield from paths(node[key], (*path, key))


def looked_at(name: str) -> list[tuple[str | int, ...]]:
    """Return the paths of a document, of one with a position only those in it."""
    return [path for path in paths(DOCUMENTS[name]) if "position" not in DOCUMENTS[name] or path[0] == "position"]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_whatever_stands_anywhere_schema_and_program_agree_but_for_the_differences(name: str) -> None:
    document = DOCUMENTS[name]
    for path in looked_at(name):
        for value in TRIED:
            tried = changed(document, *path, to=value)
            assert_agreed(tried, f"{path}: {value!r}")


@pytest.mark.parametrize("name", DOCUMENTS)
def test_whatever_is_missing_or_too_much_schema_and_program_agree(name: str) -> None:
    document = DOCUMENTS[name]
    for path in looked_at(name):
        missing = copy.deepcopy(document)
        node: Any = missing
        for part in path[:-1]:
            node = node[part]
        del node[path[-1]]
        assert_agreed(missing, f"{path} is missing")
        if isinstance(path[-1], str):
            for key in ("x", "_x", "format", "moves", "strips", "Ana"):
                assert_agreed(changed(document, *path[:-1], key, to=3), f"{key} beside {path}")


def assert_agreed(document: dict[str, Any], what: str) -> None:
    """Assert that the schema and the program agree on a document, or differ in a way that is known."""
    told = misshapen(document)
    if fits(document):
        assert all(any(words in message for words in DIFFER_IN) for message in told), (what, told)
    else:
        assert told or "move-syntax" in rules_broken(document), what
