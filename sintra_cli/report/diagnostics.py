"""What is wrong with a log, for people and for editors that jump to FILE:LINE:COLUMN."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sintra_cli.names import CLAIMED_SCORE
from sintra_cli.report.ansi import painter
from sintra_cli.report.excerpt import excerpt
from sintra_cli.report.wording import place_in_game
from sintra_cli.text import SCREEN, head, visible

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sintra_cli.report.ansi import Paint
    from sintra_cli.report.model import Diagnostic, ScoredBy, Verdict

_MOST: Final = 20
_MOST_LEGAL: Final = 12
_LONGEST_TEXT: Final = 40


def render(verdict: Verdict, *, colour: bool = False) -> str:
    """Write all that is wrong with a log, a blank line between; empty, or ends with a line end.

    Of an unreadable log no more than 20 errors are written, and then how many more there are, or are at least.
    """
    report = verdict.report
    most = _MOST if report.status == "unreadable" else len(report.errors)
    scored_by = None if verdict.about is None else verdict.about.scored_by
    texts = [
        text(error, report.log, verdict.source, scored_by=scored_by, colour=colour) for error in report.errors[:most]
    ]
    if report.status == "illegal" and verdict.as_played:
        texts[-1] += _repair(report.log, report.errors[-1], colour=colour)
    if len(report.errors) > most:
        texts.append(f"{visible(report.log)}: {_how_many_more(verdict, most)}\n")
    return "\n".join(texts)


def first(verdict: Verdict, *, colour: bool = False) -> str:
    """Write the first thing that is wrong with a log, on one line, and how many more there are."""
    error, *more = verdict.report.errors
    line = headline(error, verdict.report.log, colour=colour)
    return f"{line}{f' ({_how_many_more(verdict, 1)})' if more else ''}\n"


def _how_many_more(verdict: Verdict, told: int) -> str:
    return f"and {'at least ' if verdict.more_errors else ''}{len(verdict.report.errors) - told} more"


def headline(diagnostic: Diagnostic, log: str, *, colour: bool = False) -> str:
    """Say where something is wrong, which rule says so, and what it is, on one line without a line end."""
    paint = painter(colour=colour)
    place = ":".join(str(part) for part in (visible(log), diagnostic.line, diagnostic.column) if part is not None)
    return f"{paint(place + ':', 'bold')} {paint(diagnostic.rule, 'red')}: {visible(diagnostic.message)}"


def text(
    diagnostic: Diagnostic,
    log: str,
    source: Sequence[str],
    *,
    scored_by: ScoredBy | None = None,
    colour: bool = False,
) -> str:
    """Write one thing that is wrong, with the line that it is in, if it is in one; ends with a line end.

    Of a claim it names what explains the points, which is in `scored_by`, if that fits in the line.
    """
    paint = painter(colour=colour)
    lines = [
        headline(diagnostic, log, colour=colour),
        *_excerpt(diagnostic, source, paint),
        *_remarks(diagnostic, _margin(diagnostic), paint, scored_by),
    ]
    return "".join(f"{line}\n" for line in lines)


def _repair(log: str, diagnostic: Diagnostic, *, colour: bool) -> str:
    """Say what may find the slip that shows only here, of a log that is a file and stops within a round."""
    if log == "-" or diagnostic.round is None:
        return ""
    from shlex import quote

    sign = f"{'':{_margin(diagnostic)}} {painter(colour=colour)('=', 'blue')}"
    return f"{sign} a slip of the pen? look for it: sintra repair {visible(quote(log))}\n"


def refusal(diagnostic: Diagnostic, *, colour: bool = False) -> str:
    """Write why a move is refused that stands in no log; ends with a line end."""
    paint = painter(colour=colour)
    lines = [f"{paint(diagnostic.rule, 'red')}: {visible(diagnostic.message)}", *_remarks(diagnostic, 0, paint)]
    return "".join(f"{line}\n" for line in lines)


def _margin(diagnostic: Diagnostic) -> int:
    return len(str(diagnostic.line or 0))


def _excerpt(diagnostic: Diagnostic, source: Sequence[str], paint: Paint) -> Iterator[str]:
    if diagnostic.line is None or diagnostic.line > len(source):
        return
    margin = _margin(diagnostic)
    shown = excerpt(source[diagnostic.line - 1], diagnostic.column or 1, diagnostic.end_column, SCREEN - margin - 3)
    blank = paint(f"{'':{margin}} |", "blue")
    yield blank
    yield f"{paint(f'{diagnostic.line} |', 'blue')} {shown.line}".rstrip()
    yield f"{blank} {shown.blanks}{paint(shown.carets, 'red')}"


def _remarks(diagnostic: Diagnostic, margin: int, paint: Paint, scored_by: ScoredBy | None = None) -> Iterator[str]:
    sign = f"{'':{margin}} {paint('=', 'blue')}"
    where = place_in_game(diagnostic)
    if where:
        yield f"{sign} {visible(where)}{_written(diagnostic.text)}"
    if diagnostic.claimed is not None and diagnostic.counted is not None:
        difference = f"{diagnostic.claimed - diagnostic.counted:+d}"
        yield f"{sign} claimed {diagnostic.claimed}, counted {diagnostic.counted}, difference {difference}"
    if diagnostic.legal:
        first, *more = _legal(diagnostic.legal, diagnostic.text, SCREEN - margin - len(" = legal: "))
        yield f"{sign} legal: {first}"
        yield from (f"{'':{margin}}   {'':7}{line}" for line in more)
    rulebook = f"rulebook p. {diagnostic.page}; " if diagnostic.page is not None else ""
    see = f"see: sintra rule {diagnostic.rule}"
    topics = _explained_by(diagnostic, scored_by)
    room = SCREEN - margin - len(" = ")
    yield f"{sign} {rulebook}{see}{topics if len(see) + len(topics) <= room else ''}"


def _explained_by(claim: Diagnostic, scored_by: ScoredBy | None) -> str:
    """Name the topics that explain the points of a claim."""
    if scored_by is None or claim.rule != CLAIMED_SCORE:
        return ""
    topics = scored_by.of_end if claim.round is None else scored_by.of_round
    if claim.move is not None:
        topics = scored_by.of_move
    return f", or {', '.join(topics)}" if topics else ""


def _written(text: str | None) -> str:
    return f": {head(visible(text), _LONGEST_TEXT)}" if text else ""


def _legal(moves: Sequence[str], tried: str | None, room: int) -> list[str]:
    """Set the moves that are nearest to the one tried beside each other, two blanks between, and say how many more."""
    most = len(moves) if len(moves) == _MOST_LEGAL + 1 else _MOST_LEGAL  # the last one is shorter than that it is there
    shown = set(sorted(range(len(moves)), key=lambda index: _distance(moves[index], tried or ""))[:most])
    words = [move for index, move in enumerate(moves) if index in shown]
    if len(moves) > len(words):
        words.append(f"... and {len(moves) - len(words)} more")
    lines = [words[0]]
    for word in words[1:]:
        if len(lines[-1]) + 2 + len(word) <= room:
            lines[-1] += f"  {word}"
        else:
            lines.append(word)
    return lines


def _distance(move: str, tried: str) -> tuple[bool, bool, bool]:
    """Say how far a move is from another one: what it takes and where to count before where it takes from."""
    source, colour, target = _parts(move)
    tried_source, tried_colour, tried_target = _parts(tried)
    return colour != tried_colour, target != tried_target, source != tried_source


def _parts(move: str) -> tuple[str, str, str]:
    """Split a move as far as it is one: source, colour and target, in capitals; its name, count and points left out."""
    written = move.rpartition(":")[2].replace(" ", "").upper()
    taken = written[1:].lstrip("0123456789")
    return written[:1], taken[:1], taken[1:2]
