"""Elements of SVG, with numbers as they are short."""

from __future__ import annotations

from xml.etree.ElementTree import Element, SubElement, tostring

from sintra_cli.text import visible


def element(parent: Element, tag: str, text: str | None = None, **attributes: str | float | None) -> Element:
    """Add an element; an underscore in an attribute is a hyphen, one that is None is left out, hidden text is shown."""
    made = SubElement(parent, tag, _written(attributes))
    if text is not None:
        made.text = visible(text)
    return made


def root(tag: str, **attributes: str | float | None) -> Element:
    """Return an element without a parent."""
    return Element(tag, _written(attributes))


def _written(attributes: dict[str, str | float | None]) -> dict[str, str]:
    return {
        name.rstrip("_").replace("_", "-"): value if isinstance(value, str) else f"{value:g}"
        for name, value in attributes.items()
        if value is not None
    }


def written(made: Element) -> str:
    """Write an element."""
    return tostring(made, encoding="unicode")
