"""A browser for the tests of pages: chromium, or one that is built on it, wherever this machine has it.

Where there is none these tests are skipped. `SINTRA_BROWSER` is the path of another one, or `required`: then it is a
failure where there is none. `SINTRA_AXE` is the file `axe.min.js` of axe-core, which npm installs.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

KNOWN: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "msedge")


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Start the browser, once for all tests."""
    said = os.environ.get("SINTRA_BROWSER", "")
    path = next(filter(None, map(shutil.which, KNOWN)), None) if said in ("", "required") else said
    if path is None:
        why = f"no browser is installed: one of {', '.join(KNOWN)}"
        if said:
            pytest.fail(why)
        pytest.skip(why)
    sync_api = pytest.importorskip("playwright.sync_api")
    with sync_api.sync_playwright() as playwright:
        # within a container there is no sandbox for root
        started = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield started
        started.close()


@pytest.fixture
def opened(browser: Any, tmp_path: Path) -> Iterator[Callable[..., Any]]:
    """Return what opens a page from its text; whatever the browser complains of is an error at the end."""
    contexts = []
    complaints: list[str] = []

    def open_page(html: str, fragment: str = "", **options: Any) -> Any:
        (tmp_path / "page.html").write_text(html, encoding="utf-8")
        contexts.append(browser.new_context(**{"viewport": {"width": 1280, "height": 800}, **options}))
        page = contexts[-1].new_page()
        page.set_default_timeout(10_000)
        page.on("console", lambda message: complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda request: None if request.url.startswith("file:") else complaints.append(request.url))
        page.goto(f"{(tmp_path / 'page.html').as_uri()}{fragment}")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture(scope="session")
def axe() -> str:
    """Return the script of axe-core."""
    path = os.environ.get("SINTRA_AXE")
    if not path:
        pytest.skip("SINTRA_AXE does not say where axe.min.js of axe-core is")
    return Path(path).read_text(encoding="utf-8")
