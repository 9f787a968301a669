"""What is said aloud holds what R5.3 and R6 allow, and no more."""

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from tartli_desktop.cards.german import CARDS, Card, Rank, Suit
from tartli_desktop.games import tartli
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Event, FourOfAKind, Match, Sequence, Variant
from tartli_desktop.games.tartli.words import terms
from tartli_desktop.text import card_names, catalogues
from tartli_desktop.text.card_names import SuitSystem, name_cards_of
from tests.games.tartli.rules.random_matches import variants
from tests.session.playing import at_random
from tests.windows.languages import english_again

OTHER = {"tell": SuitSystem.FRENCH, "french": SuitSystem.GERMAN}
"""The suits that a pack does not show."""
SILENT = (
    tartli.HandOpened,
    tartli.Dealt,
    tartli.CardPlayed,
    tartli.TrickGathered,
    tartli.HandEnded,
    tartli.GameWon,
)


def names_in(text: str, names: list[str]) -> set[str]:
    """The names that occur in a text."""
    return {name for name in names if re.search(rf"\b{name}\b", text)}


def hand_of(variant: Variant, seed: int) -> tuple[Event, ...]:
    """The events of one random hand, with nothing hidden."""
    chance = random.Random(seed)
    match = Match.new(variant, first_dealer=seed % 2)
    deck = list(CARDS)
    chance.shuffle(deck)
    match.deal(deck)
    choose = at_random(chance, claims=0.01)
    while (seat := match.to_move) is not None:
        # Declare often, since declarations are what is said.
        said = [action for action in match.legal_actions(seat) if isinstance(action, tartli.Declare)]
        match.apply(seat, chance.choice(said) if said and chance.random() < 0.8 else choose(match.view(seat)))
    return match.events


@settings(max_examples=50)
@given(
    variant=st.one_of(st.sampled_from((HUNGARIAN, AUSTRIAN)), variants),
    seed=st.integers(0, 2**32),
    pack=st.sampled_from(("tell", "french")),
)
def test_what_is_said_tells_no_more_than_it_may(variant: Variant, seed: int, pack: str) -> None:
    name_cards_of(pack)
    for event in hand_of(variant, seed):
        for seat in (0, 1):
            text = terms.spoken(event.seen_by(seat), variant)
            if isinstance(event, SILENT):
                assert text is None
                continue
            if text is not None:
                check(event, text, variant)
                foreign = {*_suits(OTHER[pack]), *_ranks(OTHER[pack])} - {*_suits(), *_ranks()}
                assert names_in(text, sorted(foreign)) == set()


def _suits(suits: SuitSystem | None = None) -> list[str]:
    return [card_names.suit_name(suit, suits) for suit in Suit]


def _ranks(suits: SuitSystem | None = None) -> list[str]:
    return [card_names.rank_name(rank, suits) for rank in Rank]


def check(event: Event, text: str, variant: Variant) -> None:
    every = _suits(), _ranks(), [card_names.ranks_name(rank) for rank in Rank]
    suits, ranks, plurals = (names_in(text, names) for names in every)

    def named(card: Card) -> tuple[set[str], set[str]]:
        return {card_names.suit_name(card.suit)}, {card_names.rank_name(card.rank)}

    match event:
        case tartli.Declared(_, words, _):  # R5.3
            assert (suits, ranks, plurals) == (set(), set(), set())
            assert not re.search(r"\d", text)
            expected = [
                terms.set_word(variant) if word == "set" else terms.length_word(word, variant)
                for word in words
            ]
            assert re.findall(r"\w+", text.casefold()) == [word.casefold() for word in expected]
        case tartli.RankNamed(_, rank):  # R6.3: the rank only
            assert (suits, ranks, plurals) == (set(), {card_names.rank_name(rank)}, set())
        case tartli.ContestAnswered(_, higher):  # R6.3
            assert text == ("Not good." if higher else "Good.")
        case tartli.MeldsScored(_, items, points):  # R6.4: every item in full
            runs = [item for item in items if isinstance(item, Sequence)]
            sets = [item for item in items if isinstance(item, FourOfAKind)]
            assert suits == {card_names.suit_name(item.suit) for item in runs}
            assert ranks == {card_names.rank_name(item.top) for item in runs}
            assert plurals == {card_names.ranks_name(item.rank) for item in sets}
            assert str(points) in text
        case tartli.Exchanged(_, _, taken):  # R8.4
            assert (suits, ranks - {"Seven"}) == named(taken)
        case tartli.BelaDeclared() | tartli.WentOut():
            assert (suits, ranks, plurals) == (set(), set(), set())
        case tartli.CardDrawn(_, card, is_open):  # R4.3, R4.4: only a card that both see
            assert is_open
            assert card is not None
            assert (suits, ranks) == named(card)
        case tartli.TurnAsked(_, position):
            assert str(position) in text


def test_the_words_of_each_game() -> None:  # R2.1, R2.2, R9.3
    lengths = [terms.length_word(length, HUNGARIAN) for length in range(3, 9)]
    assert lengths == ["terc", "kvart", "kvint", "szext", "szept", "okt"]
    lengths = [terms.length_word(length, AUSTRIAN) for length in range(3, 9)]
    assert lengths == ["Terz", "Quart", "Quint", "Sext", "Siebt", "Acht"]
    assert (terms.set_word(HUNGARIAN), terms.set_word(AUSTRIAN)) == ("vannak", "Vierling")
    assert (terms.double_word(HUNGARIAN), terms.double_word(AUSTRIAN)) == ("maccs", "Double")


def test_a_french_suited_pack_has_words_of_its_own() -> None:  # R1.1: Acorns ♣, Leaves ♠, Hearts ♥, Bells ♦
    cards = (Card.A7, Card.L8, Card.H9, Card.BX, Card.AU, Card.LO, Card.HK, Card.BA)
    name_cards_of("french")
    assert [card_names.card_name(card) for card in cards] == [
        "Seven of Clubs",
        "Eight of Spades",
        "Nine of Hearts",
        "Ten of Diamonds",
        "Jack of Clubs",
        "Queen of Spades",
        "King of Hearts",
        "Ace of Diamonds",
    ]
    assert terms.meld_name(Sequence(Suit.BELLS, Rank.OVER, 4), HUNGARIAN) == "Diamonds Queen kvart"
    assert terms.meld_name(FourOfAKind(Rank.UNDER), AUSTRIAN) == "Jacks Vierling"


@pytest.mark.parametrize(
    ("pack", "system"),
    [
        ("tell", SuitSystem.GERMAN),
        ("french", SuitSystem.FRENCH),
        ("own:french", SuitSystem.GERMAN),
        ("own:my-cards", SuitSystem.GERMAN),
        ("own-tarokk:my-cards", SuitSystem.TAROKK),
    ],
)
def test_words_are_those_of_the_pack(pack: str, system: SuitSystem) -> None:
    assert card_names.suits_of(pack) is system


# R6.3, R6.4
def test_what_is_said_begins_with_a_capital_where_names_of_cards_are_in_small_letters(
    qapp: QApplication,
) -> None:
    events = [
        tartli.Declared(0, ("set", 3), None),
        tartli.RankNamed(0, Rank.OVER),
        tartli.MeldsScored(0, (Sequence(Suit.HEARTS, Rank.KING, 4),), 50),
    ]
    with english_again(qapp):
        assert catalogues.install("hu")
        said = [terms.spoken(event, HUNGARIAN) for event in events]
    assert said == ["Vannak, terc!", "Felső.", "Piros király kvart: 50."]
