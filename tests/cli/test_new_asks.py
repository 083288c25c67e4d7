"""What `sintra new` asks for on a terminal."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.cli.new_logs import ASKED, AZUL, DISPLAYS, KEPT, ROUNDS, SINTRA, STRIPS, New


def one_line(screen: str) -> str:
    """Undo the breaks between the words of a question."""
    return screen.replace("\n", " ")


def test_what_is_not_given_is_asked_for_on_a_terminal(new: New) -> None:
    done = new(typed=f"sintra\nAna, Zoë\n-\nb\nrygbwr\nzoë\n\n{STRIPS}\n{STRIPS}\n")
    assert done.code == 0
    assert one_line(done.err) == (
        "Game, sintra or azul [sintra]: "
        "Players, clockwise, with commas between, such as Ana, Ben: "
        f"{KEPT}"
        "Side of the palace boards, A or B [A]: "
        f"{ROUNDS}"
        "Who starts, Ana or Zoë [Ana]: "
        f"{DISPLAYS}"
        f"Ana's {ASKED}"
        f"Zoë's {ASKED}"
    )
    document = tomllib.loads(done.out)
    assert (document["game"], document["side"], document["round_colours"]) == ("sintra", "B", "RYGBWR")
    assert [player["name"] for player in document["players"]] == ["Ana", "Zoë"]
    assert document["starting_player"] == "Zoë"
    assert [player["strips"] for player in document["players"]] == [STRIPS.split()] * 2
    assert "PLACEHOLDER" not in done.out


def test_the_answer_may_be_the_default(new: New) -> None:
    done = new("--game", "azul", typed="Ana,Ben\n\n\n\n")
    assert done.err == (
        "Players, clockwise, with commas between, such as Ana, Ben: "
        f"Wall, coloured or grey [coloured]: Who starts, Ana or Ben [Ana]: {DISPLAYS}"
    )
    assert done.out == new(*AZUL, "--starting-player", "Ana").out


def test_strips_are_given_once_for_each_player_by_number_or_with_both_faces(new: New, desk: Path) -> None:
    faces = ", ".join(f'"{strip}"' for strip in STRIPS.split())
    (desk / "box.toml").write_text(f"[box]\nstrips = [{faces}]\n", encoding="utf-8")
    numbers = ("1 2 3 4 5 6 7 8", "8, 7; 6' 5 4 3 2 1'")
    done = new(*SINTRA, "--box", "box.toml", "--strips", numbers[0], "--strips", numbers[1])
    assert done.code == 0
    players = tomllib.loads(done.out)["players"]
    assert [player["strips"] for player in players] == ["1 2 3 4 5 6 7 8", "8 7 6' 5 4 3 2 1'"]


@pytest.mark.parametrize(
    ("strips", "why"),
    [
        ("1 2 3 4 5 6 7 8", "numbers are those of a box file with strips (--box)"),
        ("RRRYB/GGWYB", "a player has 8 strips, here are 1"),
        ("RRRYB " * 8, "strip 1, RRRYB, is not two faces of five letters"),
        ("RRRYB/GGWYB " * 8, "none of the eight has"),
    ],
)
def test_strips_that_cannot_be_are_refused(new: New, strips: str, why: str) -> None:
    done = new(*SINTRA, "--strips", strips, "--strips", STRIPS)
    assert done.code == 2
    assert why in " ".join(done.err.split())


def test_strips_for_some_of_the_players_are_refused(new: New) -> None:
    assert "--strips is given 1 times, for 2 players." in " ".join(new(*SINTRA, "--strips", STRIPS).err.split())


def test_a_folder_that_is_not_there_is_said_before_the_first_question(new: New) -> None:
    done = new("-o", "nowhere/a.toml", typed="")
    assert done.code == 3
    assert "Game, sintra or azul" not in done.err
    assert "nowhere/a.toml: there is no folder nowhere: make it first, or name another" in done.err


def test_the_schema_is_named_where_it_lies_beside_the_log(new: New, desk: Path) -> None:
    new(*SINTRA, "-o", "a.toml")
    new(*SINTRA, "-o", "b.toml", "--schema")
    new(*SINTRA, "-o", "c.toml")
    named = [
        (desk / name).read_text(encoding="utf-8").startswith("#:schema ") for name in ("a.toml", "b.toml", "c.toml")
    ]
    assert named == [False, True, True]


def test_what_is_given_is_not_asked_for(new: New) -> None:
    assert new(*SINTRA, typed="") == new(*SINTRA)


def test_an_answer_is_checked_at_once_and_asked_for_again_with_what_is_wrong(new: New) -> None:
    done = new(*SINTRA[:4], "--side", "A", typed="RYGBW\n\nRYGGWB\nRYGBWW\n")
    assert done.err == (
        f"{ROUNDS}  'RYGBW' is not six letters, I to VI, of R red, Y yellow, G green, B blue, W\n  white\n"
        f"{ROUNDS}  nothing was typed: ? says what may be\n"
        f"{ROUNDS}  the round indicator shows RYGGWB: II to VI (or I to V) must be each of RYGBW\n  once\n"
        f"{ROUNDS}"
    )
    assert tomllib.loads(done.out)["round_colours"] == "RYGBWW"


def test_an_option_that_is_wrong_is_not_asked_for_again(new: New) -> None:
    done = new(*SINTRA[:-1], "RYGBW", typed="RYGBWW\n")
    assert (done.code, done.out) == (2, "")


def test_who_stops_answering_gets_no_log(new: New, desk: Path) -> None:
    done = new("-o", "game.toml", typed="sintra\nAna,Ben\n-\n")
    assert (done.code, done.out) == (130, "")
    assert done.err.endswith("A or B [A]: \n")
    assert not (desk / "game.toml").exists()


# --- strips that are kept --------------------------------------------------------------------------------------------

BEGUN = "sintra\nAna,Ben\n"
REST = "\nRYGBWR\n\n\n"


def test_strips_typed_once_are_kept_in_a_box_file_and_laid_by_number(new: New, desk: Path) -> None:
    (desk / "club").mkdir()
    turned = STRIPS.replace("YWWRG/B*G*R", "B*G*R/YWWRG")  # the second face of the eighth lies up then
    typed = f"{BEGUN}\n{turned.lower()}\n{REST}1 2 3 4 5 6 7 8'\n8' 7 6 5 4 3 2 1'\n"
    done = new("-o", "club/game.toml", typed=typed)
    assert done.code == 0
    assert "wrote club/box.toml; it serves for every game with this copy\nwrote club/game.toml" in done.err
    box = tomllib.loads((desk / "club" / "box.toml").read_text(encoding="utf-8"))
    assert box == {"box": {"strips": turned.split()}}
    document = tomllib.loads((desk / "club" / "game.toml").read_text(encoding="utf-8"))
    assert document["box"] == box["box"]
    assert [player["strips"] for player in document["players"]] == ["1 2 3 4 5 6 7 8'", "8' 7 6 5 4 3 2 1'"]
    assert new.check("club/game.toml").code == 0
    again = new("-o", "club/next.toml", typed=f"{BEGUN}\n{REST}1 2 3 4 5 6 7 8'\n1 2 3 4 5 6 7 8'\n")
    assert again.code == 0
    assert "1 RRRYB/GGWYB   2 YYGWR/BBRGW   3 GGBRY/WWRRY   4 BBWRG/YYGRW\n" in again.err
    assert "wrote club/box.toml" not in again.err
    assert new.check("club/next.toml").code == 0


@pytest.mark.parametrize(
    ("file", "why"),
    [
        ("nowhere/box.toml", "nowhere/box.toml: there is no folder nowhere: make it first, or name another"),
        ("broken.toml", "broken.toml: "),
    ],
)
def test_a_box_file_that_is_of_no_use_is_asked_for_again_with_the_reason(
    new: New, desk: Path, file: str, why: str
) -> None:
    (desk / "broken.toml").write_text("[box]\nstrips = [1]\n", encoding="utf-8")
    done = new(typed=f"{BEGUN}{file}\n-\n{REST}{STRIPS}\n{STRIPS}\n")
    assert done.code == 0
    assert f"  {why}" in done.err
    assert one_line(done.err).count(KEPT) == 2


@pytest.mark.parametrize(
    ("numbers", "why"),
    [
        ("1 2 3 4 5 6 7", "8 is missing"),
        ("1 2 3 4 5 6 7 9", "9 is no strip of the box"),
        ("1 2 3 4 5 6 7 8'", "the face with the jokers must be down at the start, that of strip 8 is up"),
    ],
)
def test_numbers_that_cannot_be_are_asked_for_again_at_once(new: New, numbers: str, why: str) -> None:
    right = "1 2 3 4 5 6 7 8"
    done = new("-o", "game.toml", typed=f"{BEGUN}new.toml\n{STRIPS}\n{REST}{numbers}\n{right}\n{right}\n")
    assert done.code == 0
    assert why in one_line(done.err)
    assert one_line(done.err).count("Ana's strips, left to right by number") == 2


def test_no_displays_can_be_chosen_by_an_answer(new: New) -> None:
    done = new("--game", "azul", typed="Ana,Ben\n\n\nNo\n")
    assert done.out == new(*AZUL, "--starting-player", "Ana", "--no-displays").out


@pytest.mark.parametrize("typed", ["quit\n", "sintra\nQuit\n", "sintra\nAna,Ben\n\nquit\n"])
def test_quit_leaves_at_every_question_and_nothing_is_written(new: New, desk: Path, typed: str) -> None:
    before = sorted(desk.iterdir())
    assert new("-o", "game.toml", typed=typed).code == 130
    assert sorted(desk.iterdir()) == before


@pytest.mark.parametrize("word", ["?", "help", "HELP"])
def test_a_question_mark_says_what_may_be_typed(new: New, word: str) -> None:
    done = new("--game", "azul", typed=f"{word}\nAna,Ben\n\n\n\n")
    assert "  what is asked for stands in the question; quit stops, and then nothing is\n  written\n" in done.err
    assert done.code == 0


def test_the_log_and_the_box_file_are_two_files(new: New, desk: Path) -> None:
    (desk / "club").mkdir()
    answers = f"\n{STRIPS}\n{REST}1 2 3 4 5 6 7 8\n1 2 3 4 5 6 7 8\n"
    done = new("-o", "club/box.toml", typed=f"{BEGUN}club/box.toml\n{answers}")
    assert done.code == 0
    assert "club/box.toml is going to be the log: give the strips a file of their own" in one_line(done.err)
    assert sorted(path.name for path in (desk / "club").iterdir()) == ["box.toml", "strips.toml"]


def test_a_folder_that_may_not_be_written_is_said_before_the_first_question(
    new: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.access", lambda *_, **__: False)
    done = new("-o", "game.toml", typed="")
    assert done.code == 3
    assert "game.toml: Permission denied" in done.err
    assert "Game, sintra or azul" not in done.err


def test_no_box_file_is_asked_for_where_the_strips_are_given(new: New) -> None:
    done = new("--strips", STRIPS, "--strips", STRIPS, typed=f"{BEGUN}{REST}")
    assert done.code == 0
    assert "[box.toml]" not in done.err
