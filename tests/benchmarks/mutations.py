"""Small changes to code, of the kinds that people make by mistake."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any, Final, NamedTuple, TypeVar

NodeT = TypeVar("NodeT", bound=ast.AST)

_OTHER: Final[dict[type[ast.AST], tuple[type[ast.AST], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.And: (ast.Or,),
    ast.Or: (ast.And,),
    ast.Add: (ast.Sub,),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.Add,),
    ast.FloorDiv: (ast.Mult,),
    ast.Mod: (ast.Add,),
}
"""Operators, and those that stand in their place."""
_NAMES: Final = {"all": "any", "any": "all", "min": "max", "max": "min", "sorted": "list"}
"""Functions, and those that are called instead."""
_REMOVED: Final = (
    ast.Assign,
    ast.AugAssign,
    ast.Break,
    ast.Continue,
    ast.Delete,
    ast.Expr,
    ast.For,
    ast.Raise,
    ast.While,
)
"""Statements that are left out."""
_NOT_RUN: Final = frozenset({"annotation", "returns", "decorator_list", "bases"})
"""Fields of a node that are there for the reader."""
_FOR_THE_READER: Final = re.compile(r"__slots__ = |\w+ = TypeVar\(")
"""Statements that are there for the reader."""


class Mutation(NamedTuple):
    """A change of one place: which node in the order of `_run`, which of its variants, and how it looks.

    `line` is the node's, `lines` are those of the statement that it is part of, without those of its body.
    """

    node: int
    variant: int
    line: int
    lines: range
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.line}: {self.before}  ->  {self.after}"


def mutations(source: str) -> Iterator[Mutation]:
    """Yield every change that is made of a module."""
    lines = range(0)
    for index, node in enumerate(_run(ast.parse(source))):
        if isinstance(node, ast.stmt):
            lines = _lines(node)
        for number, variant in enumerate(_variants(node)):
            if ast.unparse(variant) != ast.unparse(node):
                yield Mutation(index, number, node.lineno, lines, _shown(node), _shown(variant))


def mutated(source: str, mutation: Mutation) -> ast.Module:
    """Return a module with a change."""
    tree = ast.parse(source)
    node = list(_run(tree))[mutation.node]
    _Exchange(node, list(_variants(node))[mutation.variant]).visit(tree)
    return ast.fix_missing_locations(tree)


class _Exchange(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> Any:
        return self.new if node is self.old else self.generic_visit(node)


def _run(node: ast.AST) -> Iterator[Any]:
    """Yield the nodes with a line that do something: no docstrings, annotations, names of slots or types."""
    for field, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and field not in _NOT_RUN and not _for_the_reader(child):
                if hasattr(child, "lineno"):
                    yield child
                yield from _run(child)


def _for_the_reader(node: ast.AST) -> bool:
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    return isinstance(node, ast.Assign) and bool(_FOR_THE_READER.match(ast.unparse(node)))


def _lines(statement: ast.stmt) -> range:
    body = getattr(statement, "body", None)
    return range(statement.lineno, body[0].lineno if body else (statement.end_lineno or 0) + 1)


def _shown(node: ast.AST) -> str:
    first, *more = ast.unparse(node).splitlines()
    return f"{first} ..." if more else first


# --- the kinds -----------------------------------------------------------------------------------------------------


def _variants(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what may stand in place of a node."""
    if isinstance(node, _REMOVED):
        yield ast.Pass()
    for kind, changes in _KINDS.items():
        if isinstance(node, kind):
            yield from changes(node)


def _with(node: NodeT, **fields: object) -> NodeT:
    """Copy a node with other fields."""
    copy = deepcopy(node)
    for name, value in fields.items():
        setattr(copy, name, value)
    return copy


def _others(operator: ast.AST) -> Iterator[ast.AST]:
    return (other() for other in _OTHER.get(type(operator), ()))


def _constant(node: ast.Constant) -> Iterator[ast.AST]:
    value = node.value
    if isinstance(value, bool):
        yield ast.Constant(not value)
    elif isinstance(value, int):
        yield from (ast.Constant(value + 1), ast.Constant(value - 1))
    elif isinstance(value, str):
        yield ast.Constant(value + "~")


def _compare(node: ast.Compare) -> Iterator[ast.AST]:
    for index, operator in enumerate(node.ops):
        for other in _others(operator):
            yield _with(node, ops=[*node.ops[:index], other, *node.ops[index + 1 :]])


def _bool_op(node: ast.BoolOp) -> Iterator[ast.AST]:
    for other in _others(node.op):
        yield _with(node, op=other)
    for index in range(len(node.values)):
        left = [*node.values[:index], *node.values[index + 1 :]]
        yield left[0] if len(left) == 1 else _with(node, values=left)


def _calculation(node: ast.BinOp | ast.AugAssign) -> Iterator[ast.AST]:
    for other in _others(node.op):
        yield _with(node, op=other)


def _unary_op(node: ast.UnaryOp) -> Iterator[ast.AST]:
    yield node.operand


def _call(node: ast.Call) -> Iterator[ast.AST]:
    if isinstance(node.func, ast.Name) and node.func.id in _NAMES:
        yield _with(node, func=ast.Name(_NAMES[node.func.id], ast.Load()))
        return  # in which order their arguments stand makes no difference
    for index in range(len(node.args) - 1):
        first, second = node.args[index : index + 2]
        yield _with(node, args=[*node.args[:index], second, first, *node.args[index + 2 :]])


def _branches(node: ast.IfExp) -> Iterator[ast.AST]:
    yield from (node.body, node.orelse)


def _if(node: ast.If) -> Iterator[ast.AST]:
    yield _with(node, test=ast.Constant(True))
    yield _with(node, test=ast.Constant(False))


def _while(node: ast.While) -> Iterator[ast.AST]:
    yield _with(node, test=ast.UnaryOp(ast.Not(), node.test))


def _return(node: ast.Return) -> Iterator[ast.AST]:
    if node.value is not None and not (isinstance(node.value, ast.Constant) and node.value.value is None):
        yield ast.Return(ast.Constant(None))


def _slice(node: ast.Slice) -> Iterator[ast.AST]:
    for bound in ("lower", "upper"):
        if getattr(node, bound) is not None:
            yield _with(node, **{bound: None})


def _comprehension(node: ast.ListComp | ast.GeneratorExp | ast.SetComp | ast.DictComp) -> Iterator[ast.AST]:
    for index, loop in enumerate(node.generators):
        if loop.ifs:
            without = _with(loop, ifs=[])
            yield _with(node, generators=[*node.generators[:index], without, *node.generators[index + 1 :]])


_KINDS: Final[dict[Any, Callable[[Any], Iterator[ast.AST]]]] = {
    ast.Constant: _constant,
    ast.Compare: _compare,
    ast.BoolOp: _bool_op,
    (ast.BinOp, ast.AugAssign): _calculation,
    ast.UnaryOp: _unary_op,
    ast.Call: _call,
    ast.IfExp: _branches,
    ast.If: _if,
    ast.While: _while,
    ast.Return: _return,
    ast.Slice: _slice,
    (ast.ListComp, ast.GeneratorExp, ast.SetComp, ast.DictComp): _comprehension,
}
