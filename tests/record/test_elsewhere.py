"""What another program makes of the log while it is recorded is not written over: it is gone on with, or it stops."""

from __future__ import annotations

import pytest

from sintra_cli.record.dialogue import Dialogue, Stopped, WrittenElsewhere
from sintra_cli.record.session import Session
from tests.record.script import AZUL, DISPLAYS, Script, session

LAID = AZUL + '\n[[rounds]]\ndisplays = ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"]\n'


class Disk:
    """A file into which another program writes once, before the second thing that is kept."""

    def __init__(self, theirs: str) -> None:
        self.theirs = theirs
        self.kept: list[str] = []

    def keep(self, text: str) -> None:
        if len(self.kept) == 1:
            self.kept.append(self.theirs)
            raise WrittenElsewhere(self.theirs)
        self.kept.append(text)


def recorded(theirs: str, *lines: str) -> tuple[Script, Disk, Session]:
    script, disk, this = Script(*lines), Disk(theirs), session()
    Dialogue(this, script, disk.keep, colour=False).run()
    return script, disk, this


def test_a_log_that_can_go_on_is_gone_on_with_and_what_is_different_is_said() -> None:
    theirs = LAID + 'moves = "1B4 2Y3"\n'
    script, disk, this = recorded(theirs, DISPLAYS, "1B3", "3R2")
    assert (
        "another program has changed the log meanwhile:\n"
        '+moves = "1B4 2Y3"\n'
        "it goes on from there: round 1, Ana's turn\n"
        "not taken: 1B3\n"
    ) in script.shown
    assert disk.kept[2] == LAID + 'moves = "1B4 2Y3 3R2"\n'
    assert this.address == "1.4"


def test_the_board_is_drawn_again_as_it_is_now() -> None:
    script, _, _ = recorded(LAID + 'moves = "1B4 2Y3"\n', DISPLAYS, "1B3")
    assert "displays   1 -   2 -   3 RRRR   4 KKKK   5 WWWW\n" in script.shown


def test_where_it_is_no_log_any_more_it_stops_and_says_what_was_typed() -> None:
    script, disk, this = Script(DISPLAYS, "1B3", "2Y3"), Disk(AZUL.replace("grey", "green")), session()
    with pytest.raises(Stopped):
        Dialogue(this, script, disk.keep, colour=False).run()
    assert "it cannot be gone on with:\nlog.toml:3:9: log-shape: " in script.shown
    assert script.shown.endswith("not taken: 1B3\n")
    assert len(disk.kept) == 2


def test_of_many_lines_that_differ_some_are_shown() -> None:
    script, _, _ = recorded(LAID + "# more\n" * 30, DISPLAYS, "1B3")
    assert script.shown.count("+# more\n") == 10
    assert "and 20 lines more\n" in script.shown
