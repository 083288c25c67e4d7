"""A TOML file changes where it is to change, stays as it is everywhere else, and says what was meant."""

from __future__ import annotations

import pytest
import tomli

from sintra_cli.toml.edit import Editor, NoPlace, NotAsMeant

TEXT = """\
a = [1, 2 , 3] # three
b = 'one two'
[t] # a table
c = { d = 1 }
  e = "x"
"""


def editor(text: str = TEXT) -> Editor:
    return Editor(text.encode(), tomli.loads(text))


def test_a_value_is_replaced_on_its_line() -> None:
    file = editor()
    file.replace_value(("t", "c", "d"), [2, "y"])
    assert file.result().decode() == TEXT.replace("d = 1", 'd = [2, "y"]')


def test_characters_of_a_string_are_replaced_within_its_quotes() -> None:
    file = editor()
    file.replace_within(("b",), 4, 7, "2")
    assert file.result().decode() == TEXT.replace("one two", "one 2")


@pytest.mark.parametrize(("index", "then"), [(0, "[7, 8, 1, 2 , 3]"), (1, "[1, 7, 8, 2 , 3]"), (3, "[1, 2 , 3, 7, 8]")])
def test_elements_are_inserted_behind_the_one_before(index: int, then: str) -> None:
    file = editor()
    file.insert_elements(("a",), index, [7, 8])
    assert file.result().decode() == TEXT.replace("[1, 2 , 3]", then)


def test_the_first_elements_of_an_array_go_behind_its_bracket() -> None:
    file = editor("a = [ ] # none\n")
    file.insert_elements(("a",), 0, [7, 8])
    assert file.result() == b"a = [7, 8 ] # none\n"


@pytest.mark.parametrize(("index", "then"), [(0, "[2 , 3]"), (1, "[1, 3]"), (2, "[1, 2 ]")])
def test_an_element_is_deleted_with_its_comma(index: int, then: str) -> None:
    file = editor()
    file.delete_element(("a",), index)
    assert file.result().decode() == TEXT.replace("[1, 2 , 3]", then)


def test_a_key_is_added_behind_the_last_one_of_its_table() -> None:
    file = editor()
    file.add_key(("t",), "f", 1)
    file.add_key(("t", "c"), "g h", 2)
    assert file.result().decode() == TEXT.replace("d = 1", 'd = 1, "g h" = 2') + "f = 1\n"


def test_new_lines_end_as_the_others_of_the_file_do_and_the_bom_stays() -> None:
    data = b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode()
    file = Editor(data, tomli.loads(TEXT))
    file.add_key(("t",), "f", 1)
    file.replace_value(("t", "e"), "y")
    assert file.result() == data.replace(b'"x"', b'"y"') + b"f = 1\r\n"


def test_what_is_laid_out_is_indented_as_its_line_is() -> None:
    file = editor()
    file.lay_out(*file.span(("t", "e")), ["[", "  1,", "]"])
    file.mean(("t", "e"), [1])
    assert file.result().decode() == TEXT.replace('"x"', "[\n    1,\n  ]")


def test_without_a_change_the_file_is_the_same() -> None:
    assert editor().result() == TEXT.encode()


def test_what_would_not_say_what_was_meant_is_not_written() -> None:
    file = editor()
    file.replace_within(("b",), 0, 3, "it's")
    with pytest.raises(NotAsMeant):
        file.result()
    file = editor()
    file.replace(*file.span(("a",)), "[1]")
    with pytest.raises(NotAsMeant):
        file.result()


def test_nan_is_itself() -> None:
    file = editor("a = nan\nb = 1\n")
    file.replace_value(("b",), 2)
    assert file.result() == b"a = nan\nb = 2\n"


def test_a_string_whose_characters_are_on_several_lines_has_no_certain_place() -> None:
    file = editor('a = """one\ntwo"""\n')
    with pytest.raises(NoPlace):
        file.replace_within(("a",), 0, 7, "x")
