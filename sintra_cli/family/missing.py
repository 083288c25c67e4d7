"""What is written about pieces that bag and discard count and that are not there: `=?` kept them elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from msgspec import UNSET, Struct, UnsetType

from sintra_cli.family.position_shape import PositionHead
from sintra_cli.family.reading import Interpreter
from sintra_cli.family.rules.bounds import Bounds, members, nothing, parts
from sintra_cli.toml.faults import Path

AT: Final[Path] = ("position", "missing")


class Missing(NamedTuple):
    """Which of the pieces that are counted may not be there: in the bag, the discard, and what was given back."""

    bag: Bounds
    discard: Bounds
    held: Bounds


def read_missing(
    reader: Interpreter,
    stated: PositionHead,
    missing: Struct | Sequence[Sequence[str]] | UnsetType,
    discard: str,
    letters: str,
) -> Missing | None:
    """Read `missing` of a position (`stated`) in any form; complain about what no game can leave behind.

    `discard` is the key of the discard.
    """
    if missing is UNSET or not missing:
        return None
    in_discard: str | UnsetType = getattr(stated, discard)
    if stated.bag is UNSET or in_discard is UNSET:
        reader.complain(AT, f"`missing` is about what bag and {discard} count: write both of them", on="key")
        return None
    names = ("bag", discard, "given_back")
    if isinstance(missing, Struct):
        found = Missing(*(_bounds(reader, getattr(missing, name), letters, (*AT, name), name) for name in names))
    else:
        found = _of_ways(reader, missing, names[:2], letters)
    given_back = stated.unseen.given_back if stated.unseen is not UNSET else []
    heaps = (stated.bag, in_discard, "".join(given_back))
    for name, bounds, pieces in zip(names, found, heaps, strict=True):
        for index, letter in enumerate(letters):
            most, there = bounds[1 << index], pieces.upper().count(letter)
            if most > there and reader.is_certain(("position", name), ("position", "unseen")):
                path = (*AT, name) if isinstance(missing, Struct) else AT
                reader.complain(path, f"{most} {letter} cannot be missing from `{name}`, which counts {there} of them")
    return found


def write_missing(bounds: Bounds, letters: Sequence[str]) -> list[str]:
    """Return the fewest limits that say all that bounds say, such as ["3 RYB", "1 R"], large sets first.

    These are the sets to which no colour can be added without a higher bound, and whose bound is lower than those of
    any two parts together.
    """
    named = [chosen for chosen in range(1, len(bounds)) if _is_needed(bounds, chosen)]
    named.sort(key=lambda chosen: (-chosen.bit_count(), chosen))
    return [f"{bounds[chosen]} {''.join(letters[colour] for colour in members(chosen))}" for chosen in named]


def _is_needed(bounds: Bounds, chosen: int) -> bool:
    singles = [1 << colour for colour in range(len(bounds).bit_length() - 1)]
    if any(not bounds[single] for single in singles if chosen & single):
        return False
    if any(bounds[single] and bounds[chosen | single] == bounds[chosen] for single in singles if not chosen & single):
        return False
    return all(bounds[chosen] < bounds[part] + bounds[chosen ^ part] for part in parts(chosen))


# --- limits --------------------------------------------------------------------------------------------------------


def _bounds(reader: Interpreter, limits: Sequence[str], letters: str, path: Path, name: str) -> Bounds:
    """Return the bounds that follow from limits: of the colours that none of them names nothing is missing."""
    at_most: dict[int, int] = {}
    for index, limit in enumerate(limits):
        number, _, colours = limit.partition(" ")
        colours = reader.letters(colours, letters, (*path, index), f"missing, {name}")
        chosen = sum(1 << letters.index(colour) for colour in set(colours) if colour in letters)
        at_most[chosen] = min(int(number), at_most.get(chosen, int(number)))
    named = 0
    for chosen in at_most:
        named |= chosen
    found = [0]
    for chosen in range(1, 1 << len(letters)):
        around = [most for limited, most in at_most.items() if chosen & named & ~limited == 0]
        split = (found[part] + found[chosen ^ part] for part in parts(chosen))
        found.append(min([*around, *split]) if chosen & named else 0)
    if _is_possible(found):
        return tuple(found)
    reader.complain(path, f"no game leaves such limits in `{name}`: let `sintra show --format toml` write them")
    return nothing(len(letters))


def _is_possible(found: Sequence[int]) -> bool:
    """Tell whether two more colours together never add more to a set than what each of them adds alone."""
    singles = [1 << colour for colour in range(len(found).bit_length() - 1)]
    return all(
        found[chosen | one] + found[chosen | other] >= found[chosen | one | other] + found[chosen]
        for chosen in range(len(found))
        for one, other in combinations([single for single in singles if not chosen & single], 2)
    )


# --- ways ----------------------------------------------------------------------------------------------------------


def _of_ways(reader: Interpreter, ways: Sequence[Sequence[str]], names: Sequence[str], letters: str) -> Missing:
    """Return the bounds of all ways in which pieces may be missing: each lists those of bag and discard (`names`).

    Older versions wrote that. Their ways are what bounds say exactly. Others, which somebody made up, are all among
    what these bounds allow.
    """
    heaps: list[Bounds] = []
    for heap, name in enumerate(names):
        listed: dict[str, int] = {}
        for index, way in enumerate(ways):
            listed.setdefault(reader.letters(way[heap], letters, (*AT, index, heap), f"missing, {name}"), index)
        first, *others = listed
        wrong = [way for way in others if len(way) != len(first)]
        if wrong:
            message = f"{len(wrong[0])} missing from `{name}`, but {len(first)} in the first way: all list as many"
            reader.complain((*AT, listed[wrong[0]], heap), message)
        heaps.append(nothing(len(letters)) if wrong else _around(listed, letters))
    in_bag, in_tower = heaps
    return Missing(in_bag, in_tower, nothing(len(letters)))


def _around(ways: Iterable[str], letters: str) -> Bounds:
    counts = {tuple(map(way.count, letters)) for way in ways}
    found = tuple(max(_of(chosen, way) for way in counts) for chosen in range(1 << len(letters)))
    if _is_possible(found):
        return found
    most = [found[1 << colour] for colour in range(len(letters))]
    return tuple(min(found[-1], _of(chosen, most)) for chosen in range(len(found)))


def _of(chosen: int, counts: Sequence[int]) -> int:
    return sum(counts[colour] for colour in members(chosen))
