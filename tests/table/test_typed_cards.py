"""Cards that are typed: a suit with Shift, then a rank, by the letters of the language."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tartli_desktop.cards import tarokk
from tartli_desktop.cards.german import CARDS, Card, Suit
from tartli_desktop.table import typed_cards
from tartli_desktop.table.card_faces.corner_indices import index_letters
from tartli_desktop.table.view import CardTableView
from tartli_desktop.text import catalogues
from tartli_desktop.text.card_names import SuitSystem, name_cards_of
from tests.games.tartli.rules.positions import dealt
from tests.windows.languages import english_again

SHIFT, NONE = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier
ENGLISH = "Acorns Leaves Hearts Bells Seven Eight Nine Ten Under Over King Ace"


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], object]]:
    with english_again(qapp):
        yield catalogues.install


@pytest.fixture
def fan(view: CardTableView) -> CardTableView:
    view.scene().lay_out(dealt(hands=("AAK LAX HKO9 B87", "AO"), turned="HA", dealer=1).view(0))
    return view


def pointed(view: CardTableView) -> Card | None:
    item = view.pointed_item
    return None if item is None else item.card


def press(view: CardTableView, letter: str, held: Qt.KeyboardModifier = NONE) -> None:
    """Press a key as a keyboard of that language sends it."""
    text = letter.upper() if held == SHIFT else letter.lower()
    key = Qt.Key(ord(letter.upper())) if letter.isascii() else Qt.Key.Key_unknown
    for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
        QApplication.sendEvent(view, QKeyEvent(kind, key, held, text))


def type_card(view: CardTableView, suit: str, rank: str) -> None:
    press(view, suit, SHIFT)
    press(view, rank)


@pytest.mark.parametrize("keys", ["AK", "AA", "LX", "LT", "L0", "L1", "HO", "H9", "HK", "B7"])
def test_a_suit_and_a_rank_point_at_the_card(fan: CardTableView, keys: str) -> None:
    for _ in range(2):
        type_card(fan, *keys)
        assert pointed(fan) is Card.parse({"LT": "LX", "L0": "LX", "L1": "LX"}.get(keys, keys))


@pytest.mark.parametrize(
    ("language", "keys", "card"),
    [
        ("hu", "MÁ", "AA"),
        ("hu", "MA", "AA"),  # no Unter of that suit is held
        ("hu", "ZT", "LX"),
        ("hu", "PF", "HO"),
        ("de", "LZ", "LX"),
        ("de", "ES", "AA"),
        ("de", "EA", "AA"),  # the letter in its corner
    ],
)
def test_the_letters_are_those_of_the_language(
    fan: CardTableView, speak: Callable[[str], object], language: str, keys: str, card: str
) -> None:
    speak(language)
    # The second time starts at the card itself: the suit's letter alone points at the next card.
    for _ in range(2):
        type_card(fan, *keys)
        assert pointed(fan) is Card.parse(card)


def test_suits_that_share_a_letter_and_named_tarokks_are_told_with_their_names(
    speak: Callable[[str], object],
) -> None:
    speak("hu")
    assert typed_cards.suit_letters(tarokk.CARDS) == "T (tarokk, treff), K (kőr, káró), P"
    assert typed_cards.rank_letters(tarokk.CARDS).endswith("utolsó számjegye, S (skíz), P (pagát)")


@pytest.fixture
def red_fours() -> None:
    """The lowest Hearts and Diamonds of the tarokk pack are Fours."""
    name_cards_of("tell", red_fours=True)


def test_the_key_of_a_lowest_tarokk_card_stands_on_it(red_fours: None) -> None:  # T22.1
    low = {code: typed_cards.keys_of(tarokk.Card.parse(code))[-1] for code in ("HA", "CT")}
    assert low == {"HA": "4", "CT": "1"}
    name_cards_of("tell")
    assert typed_cards.keys_of(tarokk.Card.HA)[-1] == "A"


@pytest.mark.parametrize("language", ["", "hu", "de"])
def test_every_card_has_keys_of_its_own(speak: Callable[[str], object], language: str) -> None:
    if language:
        speak(language)
    assert len({typed_cards.keys_of(card) for card in CARDS}) == 32
    for card in CARDS:
        suit, rank = typed_cards.keys_of(card).rpartition("+")[2].split(", ")
        assert typed_cards.suits_typed(suit, CARDS) == {card.suit}
        assert typed_cards.cards_typed(rank, {card.suit}, CARDS)[0] is card


def test_where_suits_share_a_letter_it_goes_through_both(
    fan: CardTableView, speak: Callable[[str], object]
) -> None:
    speak("de")
    name_cards_of("french")
    seen: list[Card | None] = []
    for _ in range(5):
        press(fan, "K", SHIFT)
        seen.append(pointed(fan))
    assert set(seen) == {Card.AA, Card.AK, Card.B8, Card.B7}
    assert seen[0] is seen[4]
    type_card(fan, "K", "7")
    assert pointed(fan) is Card.B7


def test_the_suit_again_goes_through_its_cards_round_and_round(fan: CardTableView) -> None:
    seen = []
    for _ in range(4):
        press(fan, "H", SHIFT)
        seen.append(pointed(fan))
    assert set(seen[:3]) == {Card.HK, Card.HO, Card.H9}
    assert seen[3] is seen[0]


def test_shift_may_be_held_for_the_rank_too(fan: CardTableView) -> None:
    press(fan, "H", SHIFT)
    press(fan, "O", SHIFT)
    assert pointed(fan) is Card.HO


def test_enter_plays_the_typed_card(qtbot: QtBot, fan: CardTableView) -> None:
    type_card(fan, "H", "O")
    with qtbot.waitSignal(fan.card_chosen, check_params_cb=lambda card: card is Card.HO):
        qtbot.keyClick(fan, Qt.Key.Key_Return)


def test_typing_never_plays(qtbot: QtBot, fan: CardTableView) -> None:
    with qtbot.assertNotEmitted(fan.card_chosen), qtbot.assertNotEmitted(fan.table_pressed):
        for suit in "ALHB":
            for rank in "AKOUX987":
                type_card(fan, suit, rank)


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [("HU", "You do not have the Under of Hearts."), ("B9", "You do not have the Nine of Bells.")],
)
def test_a_card_that_is_not_held_is_told(fan: CardTableView, keys: str, sentence: str) -> None:
    told: list[str] = []
    fan.notified.connect(told.append)
    type_card(fan, *keys)
    assert told == [sentence]


def test_a_suit_of_which_none_is_held_is_told(view: CardTableView) -> None:
    view.scene().lay_out(dealt(hands=("AAKU LAX B879X", "AO"), turned="LO", dealer=1).view(0))
    held = {card.suit for card in view.scene().own_cards}
    told: list[str] = []
    view.notified.connect(told.append)
    assert held == {Suit.ACORNS, Suit.LEAVES, Suit.BELLS}
    for suit, letter in enumerate("ALHB"):
        press(view, letter, SHIFT)
        assert (f"You have no {ENGLISH.split()[suit]}." in told) == (suit not in held)


LETTERS = "To pick a card, press Shift with one of A, L, H, B, then one of 7, 8, 9, T (Ten), U, O, K, A."


@pytest.mark.parametrize(
    ("suit", "letter", "held", "sentence"),
    [
        ("", "Q", SHIFT, f"Q does nothing right now. {LETTERS}"),
        ("", "q", NONE, f"Q does nothing right now. {LETTERS}"),
        ("", "7", NONE, f"7 does nothing right now. {LETTERS}"),
        ("H", "q", NONE, "Q is not a rank. After the suit comes one of 7, 8, 9, T (Ten), U, O, K, A."),
        ("H", "Q", SHIFT, "Q is not a rank. After the suit comes one of 7, 8, 9, T (Ten), U, O, K, A."),
    ],
)
def test_a_letter_that_stands_for_nothing_tells_what_can_be_typed(
    fan: CardTableView, suit: str, letter: str, held: Qt.KeyboardModifier, sentence: str
) -> None:
    told: list[str] = []
    fan.notified.connect(told.append)
    if suit:
        press(fan, suit, SHIFT)
    press(fan, letter, held)
    assert told == [sentence]


def test_keys_of_commands_and_keys_that_are_no_letters_are_let_alone(
    qtbot: QtBot, fan: CardTableView, commands: list[str]
) -> None:
    for action in fan.actions():
        action.setEnabled(False)
    with qtbot.assertNotEmitted(fan.notified):
        qtbot.keyClick(fan, "x")
        for key in (Qt.Key.Key_F7, Qt.Key.Key_Escape, Qt.Key.Key_Up, Qt.Key.Key_Period):
            qtbot.keyClick(fan, key)
        qtbot.keyClick(fan, "q", Qt.KeyboardModifier.ControlModifier)
    assert commands == []


def test_a_table_without_cards_asks_for_none(qtbot: QtBot, view: CardTableView) -> None:
    with qtbot.assertNotEmitted(view.notified):
        press(view, "Q", SHIFT)


@pytest.fixture
def commands(fan: CardTableView, qtbot: QtBot) -> Iterator[list[str]]:
    """Commands on letters of the cards; the list collects those that were called."""
    called: list[str] = []
    for letter in "BXO":
        action = QAction(letter, fan)
        action.setShortcut(QKeySequence(letter))
        action.triggered.connect(lambda _=False, letter=letter: called.append(letter))
        fan.addAction(action)
    fan.activateWindow()
    qtbot.waitUntil(fan.isActiveWindow)
    fan.setFocus()
    return called


def test_a_letter_alone_is_the_command_and_with_shift_the_suit(
    qtbot: QtBot, fan: CardTableView, commands: list[str]
) -> None:
    qtbot.keyClick(fan, Qt.Key.Key_B)
    assert commands == ["B"]
    qtbot.keyClick(fan, "B", SHIFT)
    assert commands == ["B"]
    assert pointed(fan) in (Card.B7, Card.B8)


def test_the_rank_after_a_suit_is_no_command_and_the_next_key_is_one_again(
    qtbot: QtBot, fan: CardTableView, commands: list[str]
) -> None:
    qtbot.keyClick(fan, "L", SHIFT)
    qtbot.keyClick(fan, "x")
    assert commands == []
    assert pointed(fan) is Card.LX
    qtbot.keyClick(fan, "x")
    assert commands == ["X"]


def test_a_key_that_is_no_rank_ends_the_typing(qtbot: QtBot, fan: CardTableView, commands: list[str]) -> None:
    qtbot.keyClick(fan, "L", SHIFT)
    qtbot.keyClick(fan, Qt.Key.Key_Home)
    qtbot.keyClick(fan, "x")
    assert commands == ["X"]


@pytest.mark.parametrize(
    ("language", "keys", "corner"),
    [("en", "Shift+H, A", "A"), ("hu", "Shift+P, Á", "Á"), ("de", "Umschalt+H, S", "S")],
)
def test_key_and_corner_of_an_ace_are_those_of_its_name(
    speak: Callable[[str], object], language: str, keys: str, corner: str
) -> None:
    speak(language)
    assert typed_cards.keys_of(Card.HA) == keys
    assert index_letters(SuitSystem.GERMAN, language)[-1] == corner
    # The letter of other packs works, too.
    assert typed_cards.cards_typed("A", {Suit.HEARTS}, CARDS)[-1] is Card.HA


TAROKKS = [tarokk.Card[code] for code in ("SKIZ", "XVIII", "XII", "VIII", "II", "I")]
SUITS = [tarokk.Card[code] for code in ("HK", "HR", "CT", "SJ")]


@pytest.mark.parametrize(
    ("suit", "then", "pointed_at", "card"),
    [
        ("T", "8", None, "XVIII"),
        ("T", "8", "XII", "VIII"),
        ("T", "2", "II", "II"),
        ("T", "2", "I", "XII"),
        ("T", "1", None, "I"),
        ("T", "P", None, "I"),
        ("T", "S", None, "SKIZ"),
        ("H", "K", None, "HK"),
        ("H", "R", None, "HR"),
        ("C", "1", None, "CT"),
        ("C", "0", None, "CT"),
        ("S", "J", None, "SJ"),
    ],
)
def test_a_tarokk_is_typed_by_its_last_figure_and_is_the_next_from_the_one_pointed_at(
    suit: str, then: str, pointed_at: str | None, card: str
) -> None:
    hand, suits = [*TAROKKS, *SUITS], tarokk.CARDS
    typed = typed_cards.cards_typed(then, typed_cards.suits_typed(suit, suits), suits)
    pointed = None if pointed_at is None else tarokk.Card[pointed_at]
    assert typed_cards.held_of(hand, typed, pointed) is tarokk.Card[card]


@pytest.mark.parametrize("language", ["en", "hu", "de"])
def test_the_keys_of_each_tarokk_card_lead_to_it(speak: Callable[[str], object], language: str) -> None:
    suits = tarokk.CARDS
    speak(language)
    for card in tarokk.CARDS:
        suit, then = typed_cards.keys_of(card).rpartition("+")[2].split(", ")
        assert card in typed_cards.cards_typed(then, typed_cards.suits_typed(suit, suits), suits)


@pytest.mark.parametrize(
    ("suit", "rank", "card"),
    [
        (("Р", 43), ("Л", 45), "HK"),  # Russian: H, K
        (("Ф", 38), ("Ф", 38), "AA"),
        (("Х", 43), ("К", 45), "HK"),  # Serbian
        (("Д", 46), ("7", 16), None),
        (("B", 56), ("7", 16), "B7"),
    ],
)
def test_keys_without_latin_letters_type_what_is_in_their_place(
    fan: CardTableView, suit: tuple[str, int], rank: tuple[str, int], card: str | None
) -> None:
    for (letter, place), held in ((suit, SHIFT), (rank, NONE)):
        for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            text = letter if held == SHIFT else letter.lower()
            event = QKeyEvent(kind, ord(letter), held, place, ord(letter), 0, text)
            QApplication.sendEvent(fan, event)
    assert card is None or pointed(fan) is Card.parse(card)


def test_the_letters_of_a_turkish_keyboard_are_the_usual_ones() -> None:
    suits, all_suits = tarokk.CARDS, {None}
    for typed in ("i", "ı", "I", "İ"):
        assert typed_cards.cards_typed(typed, all_suits, suits) == typed_cards.cards_typed(
            "I", all_suits, suits
        )
