"""A line never ends between a number and what it counts, nor leaves a tiny word for the next one."""

import pytest

from tartli_desktop.text.line_breaks import (
    held_together,
    lines_of_sentences,
    sentence_by_sentence,
    with_whole,
)


@pytest.mark.parametrize(
    ("text", "held"),
    [
        ("The trick is worth 11 points.", "The trick is worth 11~points."),
        ("8 ponttal jobb, mint a makk hetes.", "8~ponttal jobb, mint a~makk hetes."),
        ("Ez az 5. ütés a leosztásban.", "Ez az~5.~ütés a~leosztásban."),
        # The number ends a sentence, so it is no ordinal.
        ("Most 135. Te hívsz.", "Most 135. Te~hívsz."),
        ("Vilma spielt aus. Du bist dran.", "Vilma spielt aus. Du~bist~dran."),
        ("Anna wins the match, 5 : 0", "Anna wins the match, 5~:~0"),
        ("Vilma leads. You may do what you like.", "Vilma leads. You may do what you like."),
        ("Tök király terc: 20.", "Tök király terc:~20."),
        ("Du sagst: „Laub Sau Terz: 20.“", "Du sagst: „Laub Sau Terz:~20.“"),
        ("You +8, Vilma 0, Franz −4, Lajos −4 in all.", "You~+8, Vilma 0, Franz~−4, Lajos~−4~in all."),
        # Such a long word may take a line alone.
        ("Hívom a tizenkilencest.", "Hívom a tizenkilencest."),
        ("Hívd az ászt, vagy a királyt.", "Hívd az~ászt, vagy a~királyt."),
        ("Nyomd meg a „Kopogás” gombot.", "Nyomd meg a~„Kopogás” gombot."),
        ("Ágoston: ulti (5). Mehet?", "Ágoston: ulti~(5). Mehet?"),
    ],
)
def test_numbers_and_short_last_words_stay_with_their_neighbours(text: str, held: str) -> None:
    assert held_together(text) == held.replace("~", "\u00a0")


@pytest.mark.parametrize(
    ("text", "held"),
    [
        ("Spiel den Herz-Neuner.", "Spiel den Herz-+Neuner."),
        ("Du hast die Laub-Ober-Terz.", "Du hast die Laub-+Ober-+Terz."),
        ("Hívd a XX-ast.", "Hívd a~XX-+ast."),
        ("5. ütés a 16-ból", "5.~ütés a~16-+ból"),
        # Such a long name may be wider than the line.
        ("Du hast die Schellen-König-Quart.", "Du hast die Schellen-König-Quart."),
        ("Tartli - Ulti", "Tartli - Ulti"),
    ],
)
def test_a_name_is_not_torn_at_its_hyphen(text: str, held: str) -> None:
    assert held_together(text) == held.replace("+", "\u2060").replace("~", "\u00a0")


def test_each_sentence_can_begin_a_line() -> None:
    assert sentence_by_sentence("Vilma leads: 7. It is your turn.") == "Vilma leads: 7. It is your turn."
    assert sentence_by_sentence("Vilma spielt aus. Du bist dran.") == "Vilma spielt aus.\nDu bist dran."
    assert sentence_by_sentence("Ulti (5). Mondasz többet?") == "Ulti (5).\nMondasz többet?"
    # The number is a rank, not the end of a sentence.
    assert sentence_by_sentence("Ab dem 8. Stich gilt es.") == "Ab dem 8. Stich gilt es."


def test_a_card_is_not_torn_unless_it_or_the_text_is_long() -> None:
    assert (
        held_together("Play the Ace of Leaves or another.") == "Play the Ace\u00a0of\u00a0Leaves or another."
    )
    long = "Vilma led the Seven of Diamonds."
    assert held_together(long) == "Vilma led the Seven of\u00a0Diamonds."
    text = "The Ten is too high for your King and Over, whose points would be lost. Play the Nine of Leaves."
    assert held_together(text) == text.replace("of Leaves", "of\u00a0Leaves")
    assert held_together(long, long_names=True) == "Vilma led the Seven\u00a0of\u00a0Diamonds."


@pytest.mark.parametrize(
    ("name", "text", "held"),
    [
        ("Nine of Acorns", "Anna’s cards: Nine of Acorns.", "Anna’s cards: Nine~of~Acorns."),
        ("makk kilences", "Te jössz. Makk kilencest húztál.", "Te jössz. Makk~kilencest húztál."),
        ("Schellen-Neuner", "Vilma: Schellen-Neuner", "Vilma: Schellen-+Neuner"),
        ("Schellen-Zehner", "„Schellen-Zehner-Terz“", "„Schellen-Zehner-Terz“"),
        ("tök ász", "sütök ászt", "sütök ászt"),
    ],
)
def test_given_names_are_whole_in_any_text(name: str, text: str, held: str) -> None:
    held = held.replace("+", "\u2060").replace("~", "\u00a0")
    assert with_whole(["Skíz", name], text) == held
    assert with_whole([], text) == text


def test_a_sentence_that_does_not_fit_begins_a_line() -> None:
    told = ("Vilma has 80.", "It counts double.", "The next game starts at 0 to 0.")

    def fits(line: str) -> bool:
        return len(line) <= 34

    assert lines_of_sentences(told, fits) == (
        "Vilma has 80. It counts double.\nThe next game starts at 0 to 0."
    )
    assert lines_of_sentences(told[:2], fits) == "Vilma has 80. It counts double."
    assert lines_of_sentences((), fits) == ""
