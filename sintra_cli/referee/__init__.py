"""Judge a log: read it, replay it, compare its claims, and say what it came to."""

from __future__ import annotations

from sintra_cli.referee.judge import judge, refused, unreadable

__all__ = ["judge", "refused", "unreadable"]
