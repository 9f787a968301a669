"""Cards as people write them, in three languages, by short forms and by names."""

from collections.abc import Sequence

import pytest
from PySide6.QtWidgets import QApplication

from tartli_desktop.cards import german, tarokk
from tartli_desktop.cards.any_pack import Card
from tartli_desktop.table.typed_cards import reader_of, suit_letter, typed_form
from tartli_desktop.text import catalogues
from tartli_desktop.text.card_names import card_name, deck_of, name_cards_of, suits_of
from tartli_desktop.text.written_cards import CardReader
from tests.windows.languages import english_again


@pytest.fixture(params=["tell", "french", "tarokk"])
def cards(request: pytest.FixtureRequest) -> tuple[Card, ...]:
    """The cards of a pack that is in use."""
    name_cards_of(request.param)
    return deck_of(suits_of(request.param))


LANGUAGES = pytest.mark.parametrize("language", catalogues.LOCALES)


def reader(cards: Sequence[Card] = german.CARDS) -> CardReader:
    return reader_of(cards)


def written(language: str, cards: Sequence[Card]) -> list[str]:
    """The names of all cards in a language."""
    with english_again(QApplication.instance()):  # type: ignore[arg-type]
        assert catalogues.install(language)
        return [card_name(card) for card in cards]


def same(found: Sequence[Card], cards: Sequence[Card]) -> bool:
    return [repr(card) for card in found] == [repr(card) for card in cards]


@LANGUAGES
@pytest.mark.parametrize("joint", [", ", "\n", " ", "; "])
@pytest.mark.usefixtures("qapp")
def test_all_cards_come_back_by_their_names(language: str, cards: tuple[Card, ...], joint: str) -> None:
    names = written(language, cards)
    for text in (joint.join(names), joint.join(names).upper(), joint.join(names).replace("-", " ")):
        found = reader(cards).read(text)
        assert same(found.cards, cards)
        assert found.unknown == []


@LANGUAGES
@pytest.mark.usefixtures("qapp")
def test_typed_letter_by_letter_the_names_come_back_too(language: str, cards: tuple[Card, ...]) -> None:
    reads = reader(cards)
    for name, card in zip(written(language, cards), cards, strict=True):
        got, left = [], ""
        for letter in f"{name} ":
            found = reads.read(left + letter, goes_on=True)
            assert found.unknown == []
            got, left = [*got, *found.cards], found.rest
        assert same(got, [card])


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("piros asz", "HA"),
        ("piros ászt", "HA"),
        ("TÖK ALSÓ", "BU"),
        ("tok alsot", "BU"),
        ("Herz-Ass", "HA"),
        ("herzass", "HA"),
        ("Laub 7", "L7"),
        ("Laub-Ass", "LA"),
        ("10 of Hearts", "HX"),
        ("zöld királlyal", "LK"),
        ("Queen of Spades", "LO"),
        ("ho", "HO"),
    ],
)
def test_accents_endings_and_the_suits_of_other_packs_do_not_matter(text: str, code: str) -> None:
    assert same(reader().read(text).cards, [german.Card.parse(code)])


def test_tarokks_in_a_row_stay_apart_and_have_their_names() -> None:
    found = reader(tarokk.CARDS).read("x v i, XXI-est skiz Sküs pagat 20 tarokk IX")
    codes = "X V I XXI SKIZ SKIZ I XX IX"
    assert same(found.cards, [tarokk.Card[code] for code in codes.split()])


@pytest.mark.parametrize("fours", [False, True])
def test_the_lowest_red_cards_have_both_names(fours: bool) -> None:  # T22.1
    name_cards_of("tell", red_fours=fours)
    found = reader(tarokk.CARDS).read("kőr négyes, Karo-Ass, 4 of Hearts, pikk 10")
    assert same(found.cards, [tarokk.Card.parse(code) for code in ("HA", "DA", "HA", "ST")])


def test_what_is_no_card_is_told_and_the_rest_is_taken() -> None:
    found = reader().read("my hand: ho, ace of hearts and xyz")
    assert same(found.cards, [german.Card.HO, german.Card.HA])
    assert found.unknown == ["my", "hand", "and", "xyz"]


def test_what_may_become_another_card_waits_for_more() -> None:
    reads = reader()
    assert reads.read("hu", goes_on=True).cards == [german.Card.HU]
    assert reads.read("la", goes_on=True) == ([], [], "la"), "it may become Laub-Ass"
    assert reads.read("la ", goes_on=True).cards == [german.Card.LA]
    assert reads.read("lal", goes_on=True) == ([german.Card.LA], [], "l")
    assert reads.read("laubx", goes_on=True) == ([], [], "laubx"), "a slip of the finger"
    assert reads.read("piros ", goes_on=True) == ([], [], "piros ")
    assert reads.read("piros ").unknown == ["piros"]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.usefixtures("qapp")
def test_an_a_stands_for_an_ace_also_where_that_is_called_sau(language: str) -> None:
    """In Hungarian it stands for the Under, and an Á for the Ace."""
    with english_again(QApplication.instance()):  # type: ignore[arg-type]
        assert catalogues.install(language)
        suits = [suit_letter(suit) for suit in german.Suit]
        found = reader().read(" ".join(f"{suit}a" for suit in suits).lower(), goes_on=False)
    assert same(found.cards, [german.Card.AA, german.Card.LA, german.Card.HA, german.Card.BA])


@pytest.mark.usefixtures("qapp")
def test_a_hungarian_under_is_typed_with_one_letter_or_with_both_of_its_corner() -> None:
    with english_again(QApplication.instance()):  # type: ignore[arg-type]
        assert catalogues.install("hu")
        reads = reader()
        assert reads.read("pa", goes_on=True) == ([], [], "pa")
        assert reads.read("pa p", goes_on=True) == ([german.Card.HU], [], "p")
        assert reads.read("pal", goes_on=True) == ([german.Card.HU], [], "")


@LANGUAGES
@pytest.mark.usefixtures("qapp")
def test_no_two_cards_are_typed_alike(language: str, cards: tuple[Card, ...]) -> None:
    """Hungarian Hearts and Diamonds begin with a K, and so do German Clubs and Diamonds; "sk" is the Skíz."""
    with english_again(QApplication.instance()):  # type: ignore[arg-type]
        assert catalogues.install(language)
        forms = [typed_form(card) for card in cards]
        found, skiz = reader(cards).read(" ".join(forms)), reader(tarokk.CARDS).read("sk").cards[0]
    assert same(found.cards, cards)
    assert (found.unknown, len(set(forms))) == ([], len(forms))
    assert str(skiz) == ("SK" if language == "en" else "SKIZ"), "English Spades begin with an S"
