"""What a position says at any address is what the whole log says there; nothing that is typed is a fault."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from sintra_cli.cli.run import run
from sintra_cli.record.dialogue import Dialogue
from sintra_cli.record.session import Rejected, Session
from sintra_cli.referee.cut import cut
from sintra_cli.referee.judge import opened
from sintra_cli.referee.standing import stand_at_the_end
from sintra_cli.toml.faults import Refused
from tests.building.logs import text_of
from tests.record.script import Script
from tests.referee.position.everywhere import addresses, read, verify_alone, verify_cut
from tests.referee.position.mutations import mutated
from tests.referee.position.test_cut import some_log

SAMPLES = sorted((Path(__file__).parents[3] / "sample_games").glob("*.toml"))


def verify(data: bytes, rng: Random, most: int) -> None:
    log = read(data)
    there = list(addresses(log))
    for address in rng.sample(there, min(most, len(there))):
        verify_alone(log, address)
        verify_cut(data, log, address)


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_a_sample_game_at_its_addresses(path: Path) -> None:
    verify(path.read_bytes(), Random(path.stem), 5)


@pytest.mark.parametrize("seed", range(8))
def test_a_game_at_its_addresses(seed: int) -> None:
    verify(some_log(seed, ("azul", "sintra")[seed % 2]), Random(seed), 4)


def mutations(seed: int, number: int) -> list[str]:
    """Return logs that begin with positions of a game, each with something changed."""
    rng = Random(seed)
    log = read(some_log(seed, ("azul", "sintra")[seed % 2]))
    cut_off = [cut(log, address) for address in rng.sample(list(addresses(log)), 3)]
    return [text_of(mutated(rng.choice(cut_off), rng)) for _ in range(number)]


@pytest.mark.parametrize("seed", range(4))
def test_no_position_is_a_fault_of_the_program(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for text in mutations(seed, 10):
        Path("log.toml").write_text(text, encoding="utf-8")
        for command in ("score", "check --finished", "show", "moves", "explain", "replay", "fmt --check"):
            name, *options = command.split()
            code = run([name, "log.toml", *options, *(["final"] if name == "explain" else [])])
            assert code != 3, (command, capfd.readouterr().err, text)
        if not isinstance(opened(text.encode(), {}, {}), Refused):
            Dialogue(
                session(text), Script("?", "show", "score", "1", "1R1", "none"), lambda _: None, colour=False
            ).run()


def session(text: str) -> Session:
    """Record a log from where it stands; an illegal one from its position alone."""
    try:
        return Session(text, "log.toml", {}, {})
    except Rejected:
        return Session(text.partition("[[rounds]]")[0], "log.toml", {}, {})


@pytest.mark.parametrize("seed", range(4))
def test_any_position_that_can_be_read_is_written_the_same_again(seed: int) -> None:
    for text in mutations(seed, 12):
        log = opened(text.encode(), {}, {})
        if not isinstance(log, Refused) and stand_at_the_end(log).table is not None:
            for address in list(addresses(log))[-2:]:
                verify_alone(log, address)
