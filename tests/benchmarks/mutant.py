"""A module with one change, and how it takes the place of the module."""

from __future__ import annotations

import ast
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Any

from tests.benchmarks.mutations import Mutation, mutated, mutations


@dataclass(frozen=True)
class Mutant:
    """A file with one change; `function` names what the change is in (`Table.lay`), None where it is run on import."""

    path: Path
    mutation: Mutation
    function: str | None

    @property
    def module(self) -> str:
        """The module's name."""
        parts = self.path.with_suffix("").parts
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    def __str__(self) -> str:
        return f"{self.path.as_posix()}:{self.mutation}"

    def code(self) -> CodeType:
        """Compile it."""
        return compile(mutated(self.path.read_text(encoding="utf-8"), self.mutation), str(self.path.resolve()), "exec")

    def change_function(self) -> bool:
        """Give the function that has been imported the changed code; return whether that can be done."""
        if self.function is None:
            return False
        code = self.code()
        found: Any = importlib.import_module(self.module)
        for name in self.function.split("."):
            code = next(each for each in code.co_consts if isinstance(each, CodeType) and each.co_name == name)
            found = vars(found)[name]
        function: Any = found.fget if isinstance(found, property) else found
        if function.__code__.co_freevars != code.co_freevars:  # such as without the only `super()`
            return False
        function.__code__ = code
        return True

    def change_module(self) -> None:
        """Have the changed module imported, which must not have been imported yet."""
        sys.meta_path.insert(0, _Substitute(self))


class _Substitute(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, fullname: str, *_: object) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.mutant.module:
            return None
        return importlib.util.spec_from_file_location(fullname, self.mutant.path.resolve(), loader=self)

    def get_code(self, fullname: str) -> CodeType:  # noqa: ARG002  # there is one only
        return self.mutant.code()

    def get_source(self, fullname: str) -> None:
        """Return none: the file holds other code."""


def mutants_of(place: str) -> Iterator[Mutant]:
    """Yield all mutants of a file, a line of it (`file:line`), or the files of a folder."""
    name, colon, line = place.partition(":")
    path = Path(name)
    for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
        source = file.read_text(encoding="utf-8")
        functions = list(_functions(ast.parse(source), ""))
        for mutation in mutations(source):
            if not colon or int(line) in mutation.lines:
                within = [name for name, lines in functions if mutation.lines[0] in lines]
                yield Mutant(file, mutation, within[0] if within else None)


def _functions(node: ast.Module | ast.ClassDef, prefix: str) -> Iterator[tuple[str, range]]:
    """Yield functions and methods that are where their names are, and the lines of their bodies."""
    for child in node.body:
        if isinstance(child, ast.FunctionDef) and all(ast.unparse(each) == "property" for each in child.decorator_list):
            yield prefix + child.name, range(child.body[0].lineno, (child.end_lineno or 0) + 1)
        elif isinstance(child, ast.ClassDef):
            yield from _functions(child, f"{prefix}{child.name}.")
