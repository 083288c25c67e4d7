"""The names of the rules and topics that only Stained Glass of Sintra has."""

from __future__ import annotations

from typing import Final

from sintra_cli.names import RuleName, TopicName

ROUND_TRACK: Final = RuleName("round-track")
STRIP_SET: Final = RuleName("strip-set")
STRIP_LEFT_OF_GLAZIER: Final = RuleName("strip-left-of-glazier")
STRIP_REMOVED: Final = RuleName("strip-removed")
MUST_PLACE: Final = RuleName("must-place")
NOTHING_FITS: Final = RuleName("nothing-fits")
JOKER_COUNT: Final = RuleName("joker-count")
KEEP_MISSING: Final = RuleName("keep-missing")
KEEP_NOT_ON_STRIP: Final = RuleName("keep-not-on-strip")
KEEP_WITHOUT_COMPLETION: Final = RuleName("keep-without-completion")
GLAZIER_ALREADY_LEFTMOST: Final = RuleName("glazier-already-leftmost")

STARTING_TILE: Final = TopicName("starting-tile")
BROKEN_GLASS: Final = TopicName("broken-glass")
ROUND_BONUS: Final = TopicName("round-bonus")
WINDOWS: Final = TopicName("windows")
LEFTOVER_PANES: Final = TopicName("leftover-panes")
ORNAMENTS: Final = TopicName("ornaments")
MULTIPLIER: Final = TopicName("multiplier")
TIE_BREAK: Final = TopicName("tie-break")
