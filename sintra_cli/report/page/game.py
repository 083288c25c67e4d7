"""A whole game as one page: the boards after every move, the moves with their reasons, and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from xml.etree.ElementTree import Element

from markupsafe import Markup
from msgspec import Struct, to_builtins

from sintra_cli.report.drawing.cells import Drawing
from sintra_cli.report.drawing.chart import Totals, chart
from sintra_cli.report.drawing.draw import DARK, draw
from sintra_cli.report.drawing.film import film
from sintra_cli.report.drawing.palette import shades
from sintra_cli.report.drawing.picture import Picture, drawings
from sintra_cli.report.drawing.symbols import definitions
from sintra_cli.report.drawing.xml import element, root, written
from sintra_cli.report.explanation import Explanation
from sintra_cli.report.heading import facts, title
from sintra_cli.report.ledger import Entry
from sintra_cli.report.model import Diagnostic, Verdict
from sintra_cli.report.narrative import decided, happened
from sintra_cli.report.page.filling import as_data, filled_in, own
from sintra_cli.report.sheet import score_sheet
from sintra_cli.report.wording import signed
from sintra_cli.text import visible


class Happened(Struct, frozen=True, kw_only=True):
    """What happened at an address, why, what is wrong with it, and the position after it."""

    address: str
    round: int | None
    entries: Sequence[Entry]
    explanation: Explanation
    wrong: Sequence[Diagnostic]
    after: Picture


class Line(Struct, frozen=True, kw_only=True):
    """An entry as the page shows it; points without a sign are none."""

    player: str
    move: str
    points: str
    total: str
    said: Sequence[str]


class Item(Struct, frozen=True, kw_only=True):
    """What the page shows of an address."""

    address: str
    lines: Sequence[Line]
    explanation: Explanation
    wrong: Sequence[Diagnostic]


def render(verdict: Verdict, story: Sequence[Happened]) -> bytes:
    """Write a game as a page; the name of the log is nowhere in it but where it stands for a title."""
    items = [_item(each, verdict.idle) for each in story]
    positions = [drawings(each.after) for each in story]
    data = _data(story, positions) if story else None
    last = story[-1].after if story else None
    rounds = [
        ("Final scoring" if number is None else f"Round {number}", [item for _, item in group])
        for number, group in groupby(zip(story, items, strict=True), key=lambda pair: pair[0].round)
    ]
    return filled_in(
        "game.html",
        style=Markup(own("game.css") + f"@media screen and (prefers-color-scheme:dark){{{DARK}}}"),
        script=own("game.js"),
        title=title(verdict),
        facts=facts(verdict)[-1:],
        sheet=score_sheet(verdict, detail=False),
        chart=_chart(verdict),
        rounds=rounds,
        state=last.view.state if last else "",
        drawings=[_drawing(drawing, index) for index, drawing in enumerate(positions[-1])] if last else [],
        players=len(last.boards) if last else 0,
        symbols=_symbols(story, positions),
        data=None if data is None else as_data(data),
        signed=signed,
    )


def _data(story: Sequence[Happened], positions: Sequence[Sequence[Drawing]]) -> dict[str, object]:
    """Return what the script needs."""
    found: dict[str, object] = to_builtins(film(positions))
    return found | {
        "addresses": [each.address for each in story],
        "rounds": [each.round or 0 for each in story],
        "states": [visible(each.after.view.state) for each in story],
        "movers": [_mover(each) for each in story],
    }


def _mover(each: Happened) -> int | None:
    """Return the index of the board that was last played on."""
    players = [board.player for board in each.after.view.boards]
    moved = [entry.player for entry in each.entries if entry.move is not None and entry.player is not None]
    return players.index(moved[0]) if moved else None


def _item(each: Happened, idle: str) -> Item:
    lines = [
        Line(
            player=entry.player or "",
            move=entry.move or "",
            points=signed(entry.points) if entry.points else "",
            total="" if entry.total is None else str(entry.total),
            said=[*happened(entry), *decided(entry)] or [idle],
        )
        for entry in each.entries
    ]
    if not lines:  # what is illegal has not happened
        lines = [Line(player="", move="", points="", total="", said=[each.explanation.subject])]
    return Item(address=each.address, lines=lines, explanation=each.explanation, wrong=each.wrong)


def _drawing(drawing: Drawing, index: int) -> Markup:
    """Return a drawing as an image of its own."""
    svg = root(
        "svg",
        class_="drawing",
        viewBox=f"0 0 {drawing.width} {drawing.height}",
        width=drawing.width,
        height=drawing.height,
        role="img",
        aria_labelledby=f"drawing-{index}-title",
        aria_describedby=f"drawing-{index}-desc",
    )
    svg.set("data-drawing", str(index))
    element(svg, "title", drawing.name, id=f"drawing-{index}-title")
    element(svg, "desc", " ".join(drawing.said), id=f"drawing-{index}-desc")
    draw(svg, drawing)
    return _markup(svg)


def _symbols(story: Sequence[Happened], positions: Sequence[Sequence[Drawing]]) -> Markup:
    """Define all symbols of a game in a drawing that shows nothing."""
    svg = root("svg", class_="symbols", aria_hidden="true", width=0, height=0)
    if story:
        used = {cell.holds for position in positions for drawing in position for cell in drawing.cells}
        board = positions[0][1]
        svg.append(definitions(used, shades(story[0].after.view.colours), (board.width, board.height)))
    return _markup(svg)


def _chart(verdict: Verdict) -> Markup | None:
    report = verdict.report
    rounds = [this for this in report.rounds if this.finished]
    if not rounds:
        return None
    headings = [str(this.round) for this in rounds]
    totals = {row.player: [row.total] for row in rounds[0].players}
    for this in rounds[1:]:
        for row in this.players:
            totals[row.player].append(row.total)
    if report.final is not None:
        headings.append("final")
        for final in report.final:
            totals[final.player].append(final.total)
    return _markup(chart(headings, [Totals(player, points) for player, points in totals.items()]))


def _markup(svg: Element) -> Markup:
    return Markup(written(svg))  # the writer of XML has escaped all that is in it
