"""The first game of the README is recorded as it stands there, from nothing."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

import pytest

from sintra_cli.referee.fmt import formatted
from tests.readme import README
from tests.record.screen import Watched
from tests.record.terminal import ended

STRIPS = "RRRYB/GGWYB YYGWR/BBRGW GGBRY/WWRRY BBWRG/YYGRW WWYGB/RRGBY RYGBW/RYBGW GBBYW/RRWGY YWWRG/B*G*R"
NEXT = "2 5' 4 7 6: "
TYPED = [
    ("", "Players, "),
    ("Ana, Ben", "[club/box.toml]: "),
    ("", "they become 1 to 8: "),
    (STRIPS, "Side of "),
    ("", "Round indicator, "),
    ("RRYGBW", "Who starts"),
    ("", "displays down"),
    ("", NEXT),
    ("1 2 3 4 5 6 7 8", NEXT),
    ("8 3' 1 5 2' 7 4 6", "displays of round 1"),
    ("rrry ybgw bbwr ggyw wwrb", "1.1 Ana>"),
    ("1 red 1, 5w2, cy1, cr2", "1.5 Ana>"),
    ("cb1=r 3r2 4g1 cy2=w cb4 2g2", "1.11 Ana>"),
    ("cw1", "(strip-left-of-glazier)", "1.11 Ana>"),
    ("cw5 cb2 cy5", "after round 1: Ana 7 and Ben 5", "displays of round 2"),
    ("claim 7 5", "as counted", "displays of round 2"),
    ("quit", "go on with"),
]


def test_the_first_game_is_recorded_as_the_readme_shows_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "club").mkdir()
    seen = Watched(os.path.join("club", "first.toml"), lines=300)  # noqa: PTH118  # named as in the README
    seen.child.expect_exact("Game")
    for line, *answers in TYPED:
        seen.type(line, *answers)
    assert ended(seen.child) == 0
    screen = "\n".join(seen.lines)
    [block] = [block.text for block in README.blocks if block.text.startswith("$ sintra record club/first.toml\n")]
    place = 0
    for shown in block.partition("\n")[2].split("...\n"):
        plain = "\n".join(line.rstrip() for line in shown.splitlines())
        assert plain in screen[place:]
        place = screen.index(plain, place) + len(plain)
    data = (tmp_path / "club" / "first.toml").read_bytes()
    assert formatted(data, {}, {}) == data
    recorded = tomllib.loads(data.decode())
    [by_hand] = [text for file, text in README.typed.items() if file == "club/first.toml"]
    written = tomllib.loads(by_hand)
    for document in (recorded, written):
        for this in document["rounds"]:
            this["moves"] = this["moves"].split()
    assert recorded == written
