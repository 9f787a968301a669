"""No text is cut off in the smallest window, no mnemonic leads to two widgets, and words are easy to read."""

import pytest

from tests.pictures import clipped_texts, table_words


# Each screen is set up once for all languages, so the screens are split among processes.
@pytest.mark.long
@pytest.mark.parametrize("part", range(clipped_texts.PARTS))
def test_every_text_of_every_screen_has_its_room_in_every_language(part: int) -> None:
    assert clipped_texts.run(part=part) == {}


@pytest.mark.long
def test_forms_do_not_scroll_where_the_screen_has_room() -> None:
    assert clipped_texts.run(clipped_texts.FORMS, *clipped_texts.LARGER) == {}


@pytest.mark.long
def test_no_word_on_the_table_is_smaller_than_13_pixels_and_none_on_a_paper_is_pale() -> None:
    assert table_words.run() == {}
