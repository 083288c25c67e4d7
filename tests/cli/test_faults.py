"""Faults of the program itself: one line, and an exit code of their own."""

from __future__ import annotations

from typing import Any

import pytest

from sintra_cli.referee import judge
from tests.cli.calls import Put, Sintra
from tests.cli.logs import NEW


def failing(error: BaseException) -> Any:
    """Return a function that fails."""

    def fail(*_arguments: Any, **_options: Any) -> None:
        raise error

    return fail


@pytest.mark.parametrize("arguments", [["score"], ["score", "--format", "json"], ["check"]], ids=" ".join)
@pytest.mark.parametrize(
    ("error", "line"),
    [
        (RuntimeError("boom"), "RuntimeError: boom"),
        (KeyError("x\ny"), r"KeyError: 'x\ny'"),
        (AssertionError(), "AssertionError: "),
        (ValueError("two\nlines"), "ValueError: two lines"),
        (RecursionError("maximum"), "something is nested too deeply"),
        (MemoryError(), "MemoryError: "),
    ],
)
def test_a_fault_is_3_and_one_line(
    sintra: Sintra, put: Put, monkeypatch: pytest.MonkeyPatch, arguments: list[str], error: Exception, line: str
) -> None:
    monkeypatch.setattr("sintra_cli.cli.logs.judge", failing(error))
    code, _, err = sintra(*arguments, put("a.toml", NEW))
    assert (code, err) == (3, f"sintra: fault in the program: {line}\n")


def test_a_fault_in_the_middle_leaves_what_was_written_before(
    sintra: Sintra, put: Put, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail_at_b(data: bytes, name: str, **options: Any) -> Any:
        if name == "b.toml":
            raise RuntimeError("boom")
        return judge(data, name, **options)

    monkeypatch.setattr("sintra_cli.cli.logs.judge", fail_at_b)
    code, out, err = sintra("score", "--format", "jsonl", put("a.toml", NEW), put("b.toml", NEW))
    assert (code, err) == (3, "sintra: fault in the program: RuntimeError: boom\n")
    assert out.startswith('{"report":1,"log":"a.toml"')
    assert out.count("\n") == 1


def test_a_fault_in_a_renderer_is_one_too(sintra: Sintra, put: Put, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sintra_cli.report.table.render", failing(ZeroDivisionError("division by zero")))
    code, out, err = sintra("score", put("a.toml", NEW))
    assert (code, out) == (3, "")
    assert err == "sintra: fault in the program: ZeroDivisionError: division by zero\n"
