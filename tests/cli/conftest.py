"""Call the program as somebody in a terminal would, in an empty folder."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from sintra_cli.cli.run import run
from tests.cli.calls import Put, Result, Sintra
from tests.cli.new_logs import BOX, New


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def sintra(monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]) -> Sintra:
    """Call the program within this process."""

    def call(*arguments: str, stdin: bytes = b"") -> Result:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), encoding="ascii"))
        code = run(arguments)
        out, err = capfdbinary.readouterr()
        return Result(code, out.decode(), err.decode())

    return call


@pytest.fixture
def put(tmp_path: Path) -> Put:
    """Write files in the folder."""

    def write(name: str, content: str | bytes) -> str:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return name

    return write


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "box.toml").write_text(BOX, encoding="utf-8")
    return tmp_path


@pytest.fixture
def new(desk: Path, monkeypatch: pytest.MonkeyPatch) -> New:  # noqa: ARG001  # it works there
    return New(monkeypatch)
