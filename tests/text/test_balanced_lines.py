"""A short text stands on lines of even length."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tartli_desktop.text.line_breaks import balanced, lonely_words


@pytest.mark.parametrize(
    ("text", "width", "written"),
    [
        ("Kornél spielt den König aus.", 24, "Kornél spielt\nden König aus."),
        ("Kornél spielt den König aus.\nDu bist dran.", 24, "Kornél spielt\nden König aus.\nDu bist dran."),
        ("Vilma led the Eight\u00a0of\u00a0Leaves.", 28, "Vilma led the\nEight\u00a0of\u00a0Leaves."),
        ("Your turn.", 20, "Your turn."),
        ("", 20, ""),
        ("Donaudampfschifffahrt", 5, "Donaudampfschifffahrt"),
    ],
)
def test_no_word_is_left_alone(text: str, width: float, written: str) -> None:
    assert balanced(text, len, width) == written


@pytest.mark.parametrize(
    ("text", "width", "written"),
    [
        # After a comma, a colon or the end of a sentence.
        ("Ha nem kérsz mást, a 19.\u00a0lesz az.", 25, "Ha nem kérsz mást,\na 19.\u00a0lesz az."),
        ("Vilma oszt: övé az alacsonyabb lap.", 26, "Vilma oszt:\növé az alacsonyabb lap."),
        ("Ágoston bemondása: ulti (5). Mondasz többet?", 32, "Ágoston bemondása: ulti (5).\nMondasz többet?"),
        # Not after a short word or the first one of a sentence.
        (
            "Double: Simple. Do you answer? At stake for you now.",
            28,
            "Double: Simple.\nDo you answer?\nAt stake for you now.",
        ),
        # Not before the last word of a part.
        (
            "If you announce now, you count as the declarer’s partner.",
            26,
            "If you announce now,\nyou count as the\ndeclarer’s partner.",
        ),
        # Not between an owner and what is owned, nor before the end of a German verb.
        (
            "Ha most bemondasz, a\u00a0felvevő segítőjének vesznek.",
            24,
            "Ha most bemondasz,\na\u00a0felvevő segítőjének\nvesznek.",
        ),
        ("Leg zwei Karten weg und geh höher.", 24, "Leg zwei Karten weg\nund geh höher."),
        ("Előbb mondd be a\u00a0tarokkjaidat.", 22, "Előbb mondd be\na\u00a0tarokkjaidat."),
        # Not within a card.
        ("Szalayné zöld nyolcast hívott.", 24, "Szalayné zöld nyolcast\nhívott."),
        ("Ezt húztad: kőr dáma, XIV, treff bubi.", 24, "Ezt húztad: kőr dáma,\nXIV, treff bubi."),
    ],
)
def test_a_line_ends_where_a_reader_would_pause(text: str, width: float, written: str) -> None:
    assert balanced(text, len, width) == written


def test_a_last_word_on_a_line_of_its_own_is_counted() -> None:
    assert lonely_words("Ágoston tök nyolcast\nhívott.\nTe jössz.") == 1
    assert lonely_words("Te hívsz.\nMehet.") == 0
    assert lonely_words("Kata led the\nNine\u00a0of\u00a0Hearts.") == 0


@given(st.lists(st.text("abcű", min_size=1, max_size=9), min_size=1, max_size=14), st.integers(9, 60))
def test_it_takes_no_more_lines_and_no_more_width_than_running_text(words: list[str], width: int) -> None:
    lines = balanced(" ".join(words), len, width).split("\n")
    assert " ".join(lines).split(" ") == words
    assert max(map(len, lines)) <= width
    running = 1
    room = width - len(words[0])
    for word in words[1:]:
        room -= len(word) + 1
        if room < 0:
            running, room = running + 1, width - len(word)
    assert len(lines) == running
