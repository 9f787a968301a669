"""The rule book: every paragraph can be found by its rule, by its words, and from a refusal."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Variant
from tartli_desktop.games.tartli.help.chapters import part
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.widgets.pages.text_search import Hit, Lexicon, Passage, TextPicture, hits_of
from tartli_desktop.windows.help.how_to_play import HowToPlay
from tests.on_screen import in_front
from tests.windows.languages import english_again, speak

Key = Qt.Key

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def shown(qtbot: QtBot, variant: Variant = HUNGARIAN, pack: str = "tell") -> HowToPlay:
    return in_front(qtbot, HowToPlay("tartli", variant, (), None, CardFaces(pack)))


# Searching


def test_accents_and_capitals_do_not_matter() -> None:
    assert places("bela", "Béla and the BÉLA, belated") == [0, 13, 19]
    assert places("Béla", "bela") == [0]
    assert places("", "bela") == []
    assert places(" ", "be la") == []
    assert places("x", "bela") == []
    # Accents that some keyboards type as separate characters, and spaces of any kind.
    assert places("be\N{COMBINING ACUTE ACCENT}la", "Béla") == [0]
    assert places(" trick 8", "from trick\xa08 on") == [5]


def places(words: str, text: str) -> list[int]:
    return [hit.place for hit in hits_of(words, text)]


def found(words: str, text: str, *pictures: TextPicture) -> list[str]:
    return [text[hit.place : hit.place + hit.length] for hit in hits_of(words, text, pictures)]


def test_endings_do_not_matter_where_a_word_stands_without_them() -> None:
    text = "ász, adu, felső, talon, tízes; a falon"
    for typed, stem in (("ászok", "ász"), ("adut", "adu"), ("felsővel", "felső"), ("talonból", "talon")):
        assert found(typed, text) == [stem]
    # Only at the beginning of a word, and not every word with the same beginning.
    assert found("lonok", text) == []
    assert found("tizenhetedik", text) == []


def test_words_that_stand_apart_are_found_one_by_one() -> None:
    assert found("zöld felső", "zöld: levél; felső: Ober") == ["zöld", "felső"]
    assert found("zöld felső", "a zöld felső, zöld") == ["zöld felső"]


def test_a_picture_is_found_by_the_name_of_the_card() -> None:
    text, over = "A \ufffc! \ufffc", (TextPicture(2, "Zöld felső"), TextPicture(5, "Zöld alsó"))
    assert hits_of("zold felso", text, over) == [Hit(2, 1)]
    assert hits_of("felsővel zöld", text, over) == [Hit(2, 1)]
    assert [hit.place for hit in hits_of("zöld", text, over)] == [2, 5]


def test_whole_words_come_before_parts_and_short_ones_are_no_parts() -> None:
    assert found("king", "kings, the king, viking") == ["king", "king"]
    assert places("king", "kings, the king, viking") == [11, 0]
    # Another word with the same beginning is not the word with an ending, even in a title.
    titled = (Passage(0, is_title=True), Passage(12))
    assert [hit.place for hit in hits_of("pagat", "Pagátultimó\nThe Pagát", (), titled)] == [16, 0]
    assert [hit.place for hit in hits_of("pagat", "Pagátok ...\nThe Pagát", (), titled)] == [0, 16]
    assert found("do", "O-doo; what to do, O-DO") == ["do"]
    # Within a word if it occurs nowhere else.
    assert found("matsch", "Stichmatsch") == ["matsch"]


def test_endings_are_minded_before_what_stands_within_other_words() -> None:
    assert found("felsővel", "a legfelsővel kezdve; felső, felsők") == ["felső", "felső"]
    assert found("ászok", "ászod, ász") == ["ászo", "ász"]


BOOK = (
    "Melds\nA set; the Seven\nBéla and the Seven\nThe Seven of trumps is low\nKeys\nX: trump Seven\nZ: trump"
)
"""Titles and passages of a page, line by line."""
PASSAGES = tuple(
    Passage(BOOK.index(line), is_title=line in ("Melds", "Béla and the Seven", "Keys"))
    for line in BOOK.split("\n")
)


def lines(words: str, lexicon: Lexicon = Lexicon()) -> list[str]:  # noqa: B008
    """The passages of the book in which words are found, in order."""
    hits = hits_of(words, BOOK, (), PASSAGES, lexicon)
    begun = [max(each.start for each in PASSAGES if each.start <= hit.place) for hit in hits]
    return [BOOK[start:].split("\n")[0] for start in dict.fromkeys(begun)]


def test_all_words_of_a_question_are_found_in_a_section_the_one_about_them_first() -> None:
    assert lines("trump seven") == ["The Seven of trumps is low", "X: trump Seven"]
    assert lines("seven") == [
        "Béla and the Seven",
        "A set; the Seven",
        "The Seven of trumps is low",
        "X: trump Seven",
    ]
    assert lines("melds set") == ["A set; the Seven"]
    # No single passage has all the words, but a section does.
    assert lines("low béla") == ["The Seven of trumps is low"]
    # A word that occurs nowhere does not matter.
    assert lines("low poker") == ["The Seven of trumps is low"]


def test_words_that_say_nothing_are_left_out_of_a_question() -> None:
    asked = Lexicon(ignored=frozenset(("is", "the", "what")))
    assert lines("what is the set", asked) == ["A set; the Seven"]
    # Unless nothing else is asked for.
    assert lines("the", asked) == ["Béla and the Seven", "A set; the Seven", "The Seven of trumps is low"]


def test_other_words_for_the_same_are_found() -> None:
    same = Lexicon(same={"vii": ("seven",), "four": ("a set",)})
    assert lines("VII", same) == lines("seven")
    assert lines("four", same) == ["A set; the Seven"]
    # With a word ending.
    assert lines("fours", same) == ["A set; the Seven"]


QUESTIONS = {
    "en": {
        "trump seven": "Béla and the Seven",
        "how do i score": "Aim",
        "claim": "Aim",
        "contest": "The course of a hand",
        "discard": "The course of a hand",
        "stock": "The course of a hand",
        "VII": "Béla and the Seven",
        "jack": "The course of a hand",
        "strategy": "Playing well",
        "hint": "Playing well",
        "undo": "The program",
        "stichmatsch": "Winning a game",
    },
    "hu": {
        "színkényszer": "Egy leosztás menete",
        "adukényszer": "Egy leosztás menete",
        "döntetlen": "A játszma megnyerése",
        "tipp": "A program",
        "visszavonás": "A program",
        "mentés": "A program",
        "stratégia": "Így játssz jól",
        "bemondás": "Bemondások",
        "VII": "A béla és a hetes",
    },
    "de": {
        "Trumpf": "Ablauf einer Runde",
        "Farbzwang": "Ablauf einer Runde",
        "zugeben": "Ablauf einer Runde",
        "unentschieden": "Ein Spiel gewinnen",
        "Tipp": "Gut spielen",
        "zurücknehmen": "Das Programm",
        "speichern": "Das Programm",
        "Strategie": "Gut spielen",
        "Ansage": "Ansagen",
    },
}
"""What players ask in each language, and the section shown first."""


@pytest.mark.parametrize("language", QUESTIONS)
def test_what_players_ask_for_is_found(qtbot: QtBot, qapp: QApplication, language: str) -> None:
    with english_again(qapp):
        speak(language)
        dialog = shown(qtbot)
        first = {}
        for words in QUESTIONS[language]:
            dialog.search.line.setText(words)
            assert dialog.search.hits, words
            first[words] = dialog.headings.currentItem().text()
        assert first == QUESTIONS[language]
        dialog.search.line.setText("four of a kind")
        assert dialog.search.hits < 15


def test_a_hungarian_is_not_told_how_to_say_hungarian_words(qtbot: QtBot, hungarian: None) -> None:
    body = part("words", HUNGARIAN)[0].body
    assert "<b>bemondás</b>" in body
    assert "/" not in re.sub("<[^>]+>", "", body)
    assert "Kiejtés" not in body


def hits_marked(dialog: HowToPlay) -> list[str]:
    return [each.cursor.selectedText() for each in dialog.page.extraSelections()]


def test_words_are_found_as_they_are_typed(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    assert dialog.search.line.hasFocus()
    qtbot.keyClick(dialog.search.line, Key.Key_Down)
    assert dialog.page.hasFocus()
    qtbot.keyClick(dialog.page, Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert dialog.search.line.hasFocus()
    counts = []
    for letter in "bela":
        qtbot.keyClick(dialog.search.line, letter)
        counts.append(dialog.search.hits)
    # A single letter occurs everywhere and is not searched for.
    assert counts[0] == 0
    assert counts[1:] == sorted(counts[1:], reverse=True)
    assert counts[-1] >= 5
    assert {words.lower() for words in hits_marked(dialog)} == {"béla"}
    assert len(hits_marked(dialog)) == dialog.search.hits
    assert dialog.search.found.text() == f"1 of {dialog.search.hits}"
    # The match is in view.
    assert dialog.page.viewport().rect().contains(dialog.page.cursorRect())


def test_enter_goes_from_hit_to_hit_and_round(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    dialog.search.line.setFocus()
    qtbot.keyClicks(dialog.search.line, "stichmatsch")
    hits = dialog.search.hits
    assert hits >= 2
    reached = [dialog.page.textCursor().position()]
    for _ in range(hits):
        qtbot.keyClick(dialog.search.line, Key.Key_Return)
        reached.append(dialog.page.textCursor().position())
        assert dialog.page.viewport().rect().contains(dialog.page.cursorRect())
    assert len(set(reached)) == hits
    assert reached[0] == reached[-1]
    qtbot.keyClick(dialog.search.line, Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert dialog.search.present == hits
    qtbot.mouseClick(dialog.search.next_button, Qt.MouseButton.LeftButton)
    assert dialog.search.present == 1
    qtbot.keyClick(dialog.page, Key.Key_F3)
    assert dialog.search.present == 2
    # The list of headings follows.
    assert dialog.headings.currentRow() > 0


def test_what_is_not_found_is_said(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    qtbot.keyClicks(dialog.search.line, "poker")
    assert dialog.search.found.text() == "Not found"
    assert hits_marked(dialog) == []
    assert not dialog.search.next_button.isEnabled()
    qtbot.keyClick(dialog.search.line, Key.Key_Escape)
    assert (dialog.search.line.text(), dialog.search.found.text()) == ("", "")
    assert dialog.isVisible()
    qtbot.keyClick(dialog.search.line, Key.Key_Escape)
    assert not dialog.isVisible()


def test_hits_follow_the_game_that_is_chosen(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    qtbot.keyClicks(dialog.search.line, "vierling")
    few = dialog.search.hits
    qtbot.mouseClick(dialog.choices[AUSTRIAN], Qt.MouseButton.LeftButton)
    assert dialog.search.hits > few
    assert {words.lower() for words in hits_marked(dialog)} == {"vierling"}


# Pictures


@pytest.mark.parametrize("pack", ["tell", "french"])
def test_cards_are_pictured_from_the_pack_that_is_played_with(qtbot: QtBot, pack: str) -> None:
    dialog = shown(qtbot, pack=pack)
    book = "".join(section.body for section in part("rules", HUNGARIAN))
    names = re.findall(r'src="card:([^"]+)"', book)
    assert len(names) > 15
    assert set(names) <= set(Card.__members__)
    picture = dialog.page.loadResource(2, "card:HO")
    assert isinstance(picture, QImage)
    assert picture == CardFaces(pack).pixmap(Card.HO, picture.width()).toImage()
    assert dialog.page.loadResource(2, "card:ZZ") is None


# Glossary


def test_the_words_have_their_pronunciation() -> None:
    body = part("words", HUNGARIAN)[0].body
    for word in (
        *("terc", "kvart", "kvint", "szext", "szept", "okt", "vannak", "béla", "buli", "maccs", "talon"),
        *("adu", "bemondás", "makk", "zöld", "piros", "tök", "alsó", "felső", "király", "csikó", "ász"),
        *("tartli", "felsős", "filkó", "disznó"),
    ):
        row = re.search(f"<b>{word}</b></td>(.*?)</tr>", body)
        assert row is not None, word
        cells = re.findall(r">([^<]+)</td>", row[1])
        assert len(cells) == 2
        said = re.fullmatch(r"(?P<spelt>[^/]+) /(?P<phonetic>[^/]+)/", cells[0])
        assert said is not None
        # In Hungarian the first syllable is stressed.
        assert "ˈ" not in said["phonetic"] or said["phonetic"][0] == "ˈ"
        assert said["spelt"].islower() or re.match("[A-Z]+-", said["spelt"])
    # As every other ɒ is spelt.
    assert "TORT-lee /ˈtɒrtli/" in body
    assert "kint vagyok" in body
