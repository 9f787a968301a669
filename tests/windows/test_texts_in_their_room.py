"""No text is cut off in the smallest window, and no mnemonic leads to two widgets of a dialog."""

import pytest

from tests.pictures import clipped_texts


# Each screen is set up once for all languages, so the screens are split among processes.
@pytest.mark.long
@pytest.mark.parametrize("part", range(clipped_texts.PARTS))
def test_every_text_of_every_screen_has_its_room_in_every_language(part: int) -> None:
    assert clipped_texts.run(part=part) == {}


@pytest.mark.long
def test_forms_do_not_scroll_where_the_screen_has_room() -> None:
    assert clipped_texts.run(clipped_texts.FORMS, *clipped_texts.LARGER) == {}
