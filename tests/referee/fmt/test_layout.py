"""How moves are laid out: one turn cycle a line, in columns."""

from __future__ import annotations

import pytest

from sintra_cli.log.layout import columns, cycles
from tests.referee.fmt.logs import AZUL, AZUL_DISPLAYS, AZUL_ROUND, array, azul, fmt, sintra, text

LAID_OUT = text(
    "1B4  2Y4",
    "3R-  4K3",
    "5W5",
)
ARRAY = array(
    '"1B4", "2Y4",',
    '"3R-", "4K3",',
    '"5W5",',
)


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (2, [["a", "b"], ["c", "d"], ["e"]]),
        (3, [["a", "b", "c"], ["d", "e"]]),
        (4, [["a", "b", "c", "d"], ["e"]]),
    ],
)
def test_a_cycle_is_one_turn_for_each_player(players: int, expected: list[list[str]]) -> None:
    assert cycles(["a", "b", "c", "d", "e"], players) == expected


def test_no_moves_are_no_cycles() -> None:
    assert cycles([], 2) == []


def test_columns_are_as_wide_as_their_longest_cell_and_nothing_stands_after_the_last() -> None:
    assert columns([["1R3", "2Y5", "<"], ["CB4j1=R", "<", "1R-"], ["<"]], "  ") == [
        "1R3      2Y5  <",
        "CB4j1=R  <    1R-",
        "<",
    ]


@pytest.mark.parametrize(
    "written",
    [
        '"1B4 2Y4 3R- 4K3 5W5"',
        "'1B4 2Y4 3R- 4K3 5W5'",
        '"""1B4 2Y4 3R- 4K3 5W5"""',
        "'''1B4 2Y4 3R- 4K3 5W5'''",
        '"""\n1B4\n2Y4\n\n3R-\n4K3 5W5\n"""',
        "'''\n1B4 2Y4 3R-\n   4K3 5W5'''",
        '"""   1B4     2Y4\n3R-  4K3   \n5W5   """',
        '"\t1B4\t2Y4\t3R-\t4K3\t5W5\t"',
    ],
    ids=[
        "basic",
        "literal",
        "long basic",
        "long literal",
        "a move a line",
        "other lines",
        "spaces at the ends",
        "tabs",
    ],
)
def test_a_text_becomes_one_turn_cycle_a_line_whatever_its_quotes_and_spaces(written: str) -> None:
    assert fmt(azul(written)) == azul(LAID_OUT)


@pytest.mark.parametrize(
    "written",
    [
        r'"1B4\n2Y4\t3R-\r\n4K3\f5W5"',
        r'"\u0031\u00424\u00202Y4 3\u0052- 4K3 5W\U00000035"',
        r'"\x31B4\x202Y4 3R- 4K3 5W5"',
        '"""\n1B4 2Y4 \\\n    3R- 4\\\nK3\\  \n\n  \\n5W5\\\n"""',
    ],
    ids=["white space", "unicode", "two digits", "line ends"],
)
def test_escapes_between_and_in_moves_are_read(written: str) -> None:
    assert fmt(azul(written)) == azul(LAID_OUT)


@pytest.mark.parametrize(
    "written",
    [
        '["1B4", "2Y4", "3R-", "4K3", "5W5"]',
        """['1B4','2Y4','3R-','4K3','5W5',]""",
        '[\n"1B4"\n,\n"2Y4",\n\n  "3R-", "4K3",\n\t"5W5"\n]',
        """[\"""1B4\""", '''\n2Y4''', "3R-", '4K3', "\\u0035W5"]""",
        """[" 1 B 4 ", "2\tY4", "3R -", "\\n4K3\\n", \"""\n5W5\n\"""]""",
    ],
    ids=["one line", "literal", "lines", "all quotes", "white space"],
)
def test_an_array_stays_one_with_one_turn_cycle_a_line(written: str) -> None:
    assert fmt(azul(written)) == azul(ARRAY)


def test_the_columns_of_an_array_begin_below_each_other_behind_the_commas() -> None:
    assert fmt(sintra('["1R1", "2Y1", "3G1=G(8)", "4B1=B", "5R1"]')) == sintra(
        array(
            '"1R1",      "2Y1",',
            '"3G1=G(8)", "4B1=B",',
            '"5R1",',
        )
    )


def test_the_starter_of_a_round_comes_first_in_its_cycles() -> None:
    log = azul('"1B4 2Y4"').replace("format = 1", 'format = 1\nstarting_player = "Ben"')
    assert fmt(log) == log.replace('"1B4 2Y4"', text("1B4  2Y4"))


def test_a_cycle_has_as_many_moves_as_there_are_players() -> None:
    log = azul('"1B4 2Y4 3R4 4K3 5W5"').replace('{ name = "Ben" }', '{ name = "Ben" }, { name = "Cleo" }')
    log = log.replace('"WWWW"]', '"WWWW", "BBBB", "YYYY"]')
    assert fmt(log) == log.replace(
        '"1B4 2Y4 3R4 4K3 5W5"',
        text(
            "1B4  2Y4  3R4",
            "4K3  5W5",
        ),
    )


def test_a_text_of_less_than_a_cycle_has_a_line_of_its_own_too() -> None:
    assert fmt(azul('"1B4"')) == azul(text("1B4"))


@pytest.mark.parametrize("empty", ['""', "''", '"""\n"""', '"""\n\n  """', '"  "', "[]", "[\n]", "[ # no move yet\n]"])
def test_where_there_are_no_moves_nothing_changes(empty: str) -> None:
    assert fmt(azul(empty)) == azul(empty)


def test_a_round_without_moves_stays_without() -> None:
    assert fmt(AZUL + AZUL_ROUND) == AZUL + AZUL_ROUND


@pytest.mark.parametrize("rounds", ["", "rounds = []\n"])
def test_a_log_without_rounds_stays_as_it_is(rounds: str) -> None:
    assert fmt(AZUL + rounds) == AZUL + rounds


def test_every_round_is_laid_out_for_itself() -> None:
    second = AZUL_ROUND + 'moves = ["1b3", "2y5", "3r-"]\n'
    assert (
        fmt(azul('"1B4 2Y4 3R- 4K3 5W5"') + second)
        == azul(LAID_OUT)
        + AZUL_ROUND
        + "moves = "
        + array(
            '"1B3", "2Y5",',
            '"3R-",',
        )
        + "\n"
    )


# --- comments in an array ------------------------------------------------------------------------------------


def test_an_array_with_comments_keeps_its_layout() -> None:
    written = """[ # Ana starts
   '14b4'  , # all of them
  "2Y4", '3r-' # "to the floor"
,   "Ben: 4K3", '''
5w5''' ]  # the end"""
    expected = """[ # Ana starts
   "1B4"  , # all of them
  "2Y4", "3R-" # "to the floor"
,   "4K3", "5W5" ]  # the end"""
    assert fmt(azul(written)) == azul(expected)


def test_in_an_array_with_comments_a_move_that_is_canonical_keeps_its_quotes() -> None:
    written = '[\'1B4\', # one\n"""2Y4"""]'
    assert fmt(azul(written)) == azul(written)


@pytest.mark.parametrize(
    "written",
    ["[ # before\n'1b4']", "['1b4' # after\n]", "['1b4', # after the comma\n]", "['1b4' # before the comma\n,]"],
)
def test_a_comment_anywhere_in_an_array_is_kept(written: str) -> None:
    assert fmt(azul(written)) == azul(written.replace("'1b4'", '"1B4"'))


def test_what_looks_like_a_comment_in_a_string_is_none() -> None:
    log = azul("""['A#1:1b4', "2y4"]""").replace('"Ana"', '"A#1"')
    assert fmt(log) == azul(array('"1B4", "2Y4",')).replace('"Ana"', '"A#1"')


# --- inline tables -------------------------------------------------------------------------------------------


def inline(*values: str) -> str:
    """Write a log whose rounds are an array of inline tables."""
    return AZUL + "rounds = [" + ", ".join(f"{{ {AZUL_DISPLAYS.strip()}, moves = {value} }}" for value in values) + "]"


@pytest.mark.parametrize(
    "written", ['"1b4  2y4 3r-"', "'1B4 2Y4 3R-'", '"""\n1B4 2Y4\n3R-\n"""', "'''1B4\n2Y4\n3R-'''", '"1B4\\n2Y4 3R-"']
)
def test_in_an_inline_table_a_text_stays_on_one_line(written: str) -> None:
    assert fmt(inline(written)) == inline('"1B4 2Y4 3R-"')


def test_in_an_inline_table_an_array_is_indented_like_the_line_that_it_begins_in() -> None:
    log = inline("VALUE").replace("rounds = [", "rounds = [\n\t")
    assert fmt(log.replace("VALUE", "['1b4', '2y4', '3r-']")) == log.replace(
        "VALUE", '[\n\t  "1B4", "2Y4",\n\t  "3R-",\n\t]'
    )


def test_a_second_formatting_finds_the_line_that_the_first_one_made() -> None:
    assert fmt(inline("'''1B4 2Y4 3R- 4K3\n    5W5'''", "['1b3', '2y5', '3r-']")) == inline(
        '"1B4 2Y4 3R- 4K3 5W5"', '[\n  "1B3", "2Y5",\n  "3R-",\n]'
    )


def test_inline_tables_over_several_lines_with_comments_keep_them() -> None:
    log = f"{AZUL}rounds = [ # all of them\n  {{{AZUL_DISPLAYS.strip()},\n   moves = '1b4', # one\n  }},\n]\n"
    assert fmt(log) == log.replace("'1b4'", '"1B4"')


# --- everything else in the file -----------------------------------------------------------------------------


def test_a_value_that_is_indented_is_laid_out_with_that_indent() -> None:
    log = azul("VALUE").replace("moves =", " \tmoves =")
    assert fmt(log.replace("VALUE", "'1b4 2y4 3r-'")) == log.replace("VALUE", '"""\n \t  1B4  2Y4\n \t  3R-\n \t"""')
    assert fmt(log.replace("VALUE", "['1b4', '2y4', '3r-']")) == log.replace(
        "VALUE", '[\n \t  "1B4", "2Y4",\n \t  "3R-",\n \t]'
    )


@pytest.mark.parametrize(
    "key",
    ["moves=", "moves   =\t", '"moves" = ', "'moves' = ", '"\\u006doves" = '],
)
def test_keys_and_the_space_around_them_stay_as_they_are(key: str) -> None:
    log = azul("VALUE").replace("moves = ", key)
    assert fmt(log.replace("VALUE", '"1b4 2y4 3r- 4k3 5w5"')) == log.replace("VALUE", LAID_OUT)


@pytest.mark.parametrize("header", ["[[ rounds ]]", '[["rounds"]]', "  [[rounds]] # I", "[['rounds']]\t"])
def test_headers_stay_as_they_are(header: str) -> None:
    log = azul("VALUE").replace("[[rounds]]", header)
    assert fmt(log.replace("VALUE", '"1b4 2y4 3r- 4k3 5w5"')) == log.replace("VALUE", LAID_OUT)


def test_comments_order_trailing_spaces_and_own_keys_stay_as_they_are() -> None:
    log = (
        '# a club night   \n_ours = "1b4 2y4" # not moves\nwall   = \'coloured\'\ngame = "azul"\n\n\n'
        "[[rounds]]  \nmoves = VALUE   # what we played\t\n_moves = '1b4'\n"
        f"  {AZUL_DISPLAYS}claimed = [ 0,  0 ]\n#moves = '2y4'\n"
        '[[players]]\nname = "Ana"\n[[players]]\nname = "Ben"\n[_]\nformat = 2\n'
    )
    log = log.replace("wall ", "format = 0x1\nwall ")
    assert fmt(log.replace("VALUE", '"1b4 2y4 3r- 4k3 5w5"')) == log.replace("VALUE", LAID_OUT)


@pytest.mark.parametrize("end", ["", "\n", "\n\n", "   ", " # the end"])
def test_the_end_of_the_file_stays_as_it_is(end: str) -> None:
    assert fmt(azul('"1b4"').rstrip("\n") + end) == azul(text("1B4")).rstrip("\n") + end


def test_a_byte_order_mark_stays() -> None:
    assert fmt("\ufeff" + azul('"1b4"')) == "\ufeff" + azul(text("1B4"))


@pytest.mark.parametrize("bom", ["", "\ufeff"])
@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("'''\n1b4 2y4\n3r- 4k3 5w5'''", LAID_OUT),
        ("['1b4', '2y4',\n'3r-', '4k3', '5w5']", ARRAY),
        ("[ # é\n'1b4', # ü\n\n'2y4' ]", '[ # é\n"1B4", # ü\n\n"2Y4" ]'),
    ],
)
def test_crlf_line_ends_stay_and_new_lines_have_them_too(written: str, expected: str, bom: str) -> None:
    rest = "\n_after = '''\né'''\n"
    before = bom + azul(written) + rest
    assert fmt(before.replace("\n", "\r\n")) == (bom + azul(expected) + rest).replace("\n", "\r\n")


def test_where_line_ends_are_mixed_new_lines_have_the_first_one_of_the_file() -> None:
    head, rest = AZUL.replace("\n", "\r\n"), AZUL_ROUND
    assert fmt(f"{head}{rest}moves = '1b4'\n") == f'{head}{rest}moves = """\r\n  1B4\r\n"""\n'
    head, rest = AZUL, AZUL_ROUND.replace("\n", "\r\n")
    assert fmt(f"{head}{rest}moves = '1b4'\r\n") == f'{head}{rest}moves = """\n  1B4\n"""\r\n'


def test_a_line_end_in_moves_that_goes_away_does_not_count_as_the_first_one() -> None:
    rounds = f"rounds = [{{ {AZUL_DISPLAYS.strip()}, moves = VALUE }}]"
    log = f"{rounds}\n{AZUL}"
    assert fmt(log.replace("VALUE", "'''\r\n1b4'''")) == log.replace("VALUE", '"1B4"')


def test_text_that_is_not_ascii_moves_nothing() -> None:
    log = '# Partie du 1er mai, 日本 🎲\ntitle = "É🎲"\n' + azul("VALUE # ’é")
    assert fmt(log.replace("VALUE", "'1b4 2y4'")) == log.replace("VALUE", text("1B4  2Y4"))
