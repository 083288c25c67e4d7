"""The name of the rule that only Ribbons has."""

from __future__ import annotations

from typing import Final

from sintra_cli.names import RuleName

RIBBON_FULL: Final = RuleName("ribbon-full")
