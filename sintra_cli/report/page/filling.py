"""Fill in the template of a page. All that is filled in is escaped; style and script are let in by their hashes."""

from __future__ import annotations

import json
from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from sintra_cli.text import visible

_FOLDER: Final = Path(__file__).parent


def own(file: str) -> Markup:
    """Return a file of this folder as markup that needs no escaping."""
    return Markup((_FOLDER / file).read_text(encoding="utf-8"))  # a file of ours


def filled_in(template: str, *, style: Markup, script: Markup | None = None, **values: object) -> bytes:
    """Fill in a template of this folder; what is hidden in a text is shown."""
    policy = f"default-src 'none'; style-src {_source(style)}"
    if script is not None:
        policy += f"; script-src {_source(script)}"
    page = _environment().get_template(template).render(style=style, script=script, policy=policy, **values)
    return page.encode()


def as_data(value: object) -> Markup:
    """Write a value as JSON in which nothing ends a script."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return Markup(text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029"))


def _source(text: Markup) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


@cache
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(_FOLDER),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        finalize=_shown,
    )


def _shown(value: object) -> object:
    return visible(value) if isinstance(value, str) and not isinstance(value, Markup) else value
