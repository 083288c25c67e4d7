"""Pages in HTML as tests see them: their elements, what they let in, and what of them is text."""

from __future__ import annotations

import re
from base64 import b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from html.parser import HTMLParser

VOID = {"meta", "br", "hr", "img", "input", "link", "use", "rect", "path", "circle"}


@dataclass
class Node:
    """An element: its attributes, what is in it, and its own text."""

    tag: str
    attributes: dict[str, str]
    inner: list[Node] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)

    def every(self, tag: str, **attributes: str) -> list[Node]:
        """Return all elements below with this tag and these attributes."""
        found = []
        for node in self.inner:
            if node.tag == tag and all(node.attributes.get(key.rstrip("_")) == v for key, v in attributes.items()):
                found.append(node)
            found += node.every(tag, **attributes)
        return found

    def every_at_all(self) -> list[Node]:
        """Return all elements below."""
        return [each for node in self.inner for each in (node, *node.every_at_all())]

    @property
    def text(self) -> str:
        """All text in it, with single blanks."""
        return re.sub(r"\s+", " ", "".join(self.texts)).strip()


class _Tree(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.root = Node("", {})
        self._open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, {key: value or "" for key, value in attrs})
        self._open[-1].inner.append(node)
        if tag not in VOID:
            self._open.append(node)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._open[-1].inner.append(Node(tag, {key: value or "" for key, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self._open.pop().tag == tag

    def handle_data(self, data: str) -> None:
        for node in self._open:
            node.texts.append(data)


def page(html: str) -> Node:
    """Read a page, each element of which is closed."""
    tree = _Tree()
    tree.feed(html)
    tree.close()
    return tree.root


def assert_lets_in_its_own_alone(html: str) -> None:
    """Hold a page to its policy: nothing from elsewhere, and of style and script what has its hash."""
    read = page(html)
    (policy,) = (meta.attributes["content"] for meta in read.every("meta", **{"http-equiv": "Content-Security-Policy"}))
    hashed = {f"'sha256-{_hash(text)}'" for text in re.findall(r"<(?:style|script)>(.*?)</", html, re.DOTALL)}
    assert policy.startswith("default-src 'none'; ")
    assert set(re.findall(r"'sha256-[^']*'", policy)) == hashed
    assert "unsafe" not in policy
    for node in read.every_at_all():
        assert not {key for key in node.attributes if key == "style" or key.startswith("on")}, node
        assert node.tag not in {"link", "img", "iframe", "object", "embed", "base", "form"}
        assert not {"src", "srcset"} & node.attributes.keys()
        assert node.attributes.get("href", "#").startswith("#")


def _hash(text: str) -> str:
    return b64encode(sha256(text.encode()).digest()).decode()
