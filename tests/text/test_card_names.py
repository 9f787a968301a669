"""What is said holds what R5.3 and R6 say, and no more; what is refused is explained in a sentence."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from tartli_desktop.engine import (
    AUSTRIAN,
    BELA,
    CARDS,
    EXCHANGE,
    HUNGARIAN,
    OUT,
    Action,
    BelaDeclared,
    Card,
    CardDrawn,
    CardPlayed,
    ContestAnswered,
    Dealt,
    Declare,
    Declared,
    Event,
    Exchanged,
    FourOfAKind,
    GameWon,
    HandEnded,
    HandOpened,
    Match,
    MeldsScored,
    Play,
    Rank,
    RankNamed,
    Sequence,
    Suit,
    TrickGathered,
    TurnAsked,
    Variant,
    WentOut,
)
from tartli_desktop.resources import resources_folder
from tartli_desktop.text import card_names
from tartli_desktop.text.card_names import SuitSystem
from tests.engine.positions import dealt, late, play, refused
from tests.session.playing import at_random, variants

GERMAN, FRENCH = SuitSystem.GERMAN, SuitSystem.FRENCH
SUITS = {system: [card_names.suit_name(suit, system) for suit in Suit] for system in SuitSystem}
RANKS = {system: [card_names.rank_name(rank, system) for rank in Rank] for system in SuitSystem}
PLURALS = {system: [card_names.ranks_name(rank, system) for rank in Rank] for system in SuitSystem}
SILENT = (HandOpened, Dealt, CardPlayed, TrickGathered, HandEnded, GameWon)


def names_in(text: str, names: list[str]) -> set[str]:
    """Which of these names stand in a text."""
    return {name for name in names if re.search(rf"\b{name}\b", text)}


def hand_of(variant: Variant, seed: int) -> tuple[Event, ...]:
    """What happens in one random hand, nothing hidden."""
    chance = random.Random(seed)
    match = Match.new(variant, first_dealer=seed % 2)
    deck = list(CARDS)
    chance.shuffle(deck)
    match.deal(deck)
    choose = at_random(chance, claims=0.01)
    while (seat := match.to_move) is not None:
        # Melds are what is said: declare often.
        said = [action for action in match.legal_actions(seat) if isinstance(action, Declare)]
        match.apply(seat, chance.choice(said) if said and chance.random() < 0.8 else choose(match.view(seat)))
    return match.events


@settings(max_examples=50)
@given(
    variant=st.one_of(st.sampled_from((HUNGARIAN, AUSTRIAN)), variants()),
    seed=st.integers(0, 2**32),
    system=st.sampled_from(SuitSystem),
)
def test_what_is_said_tells_no_more_than_it_may(variant: Variant, seed: int, system: SuitSystem) -> None:
    for event in hand_of(variant, seed):
        for seat in (0, 1):
            text = card_names.spoken(event.seen_by(seat), variant, system)
            if isinstance(event, SILENT):
                assert text is None
                continue
            if text is not None:
                check(event, text, variant, system)
                other = FRENCH if system is GERMAN else GERMAN
                foreign = {*SUITS[other], *RANKS[other]} - {*SUITS[system], *RANKS[system]}
                assert names_in(text, sorted(foreign)) == set()


def check(event: Event, text: str, variant: Variant, system: SuitSystem) -> None:
    suits, ranks, plurals = (names_in(text, names[system]) for names in (SUITS, RANKS, PLURALS))

    def named(card: Card) -> tuple[set[str], set[str]]:
        return {card_names.suit_name(card.suit, system)}, {card_names.rank_name(card.rank, system)}

    match event:
        case Declared(_, words, _):  # R5.3
            assert (suits, ranks, plurals) == (set(), set(), set())
            assert not re.search(r"\d", text)
            expected = [
                card_names.set_word(variant) if word == "set" else card_names.length_word(word, variant)
                for word in words
            ]
            assert re.findall(r"\w+", text.casefold()) == [word.casefold() for word in expected]
        case RankNamed(_, rank):  # R6.3: the rank only
            assert (suits, ranks, plurals) == (set(), {card_names.rank_name(rank, system)}, set())
        case ContestAnswered(_, higher):  # R6.3
            assert text == ("Higher here." if higher else "Good.")
        case MeldsScored(_, items, points):  # R6.4: every item in full
            runs = [item for item in items if isinstance(item, Sequence)]
            sets = [item for item in items if isinstance(item, FourOfAKind)]
            assert suits == {card_names.suit_name(item.suit, system) for item in runs}
            assert ranks == {card_names.rank_name(item.top, system) for item in runs}
            assert plurals == {card_names.ranks_name(item.rank, system) for item in sets}
            assert str(points) in text
        case Exchanged(_, _, taken):  # R8.4
            assert (suits, ranks - {"Seven"}) == named(taken)
        case BelaDeclared() | WentOut():
            assert (suits, ranks, plurals) == (set(), set(), set())
        case CardDrawn(_, card, is_open):  # R4.3, R4.4: only a card that both see
            assert is_open
            assert card is not None
            assert (suits, ranks) == named(card)
        case TurnAsked(_, position):
            assert str(position) in text


@settings(max_examples=20)
@given(seed=st.integers(0, 2**32))
def test_a_declaration_sounds_the_same_to_both(seed: int) -> None:
    for event in hand_of(AUSTRIAN, seed):
        if isinstance(event, Declared):
            heard = {card_names.spoken(event.seen_by(seat), AUSTRIAN, GERMAN) for seat in (0, 1)}
            assert len(heard) == 1


def test_the_words_of_each_game() -> None:  # R2.1, R2.2, R9.3
    lengths = [card_names.length_word(length, HUNGARIAN) for length in range(3, 9)]
    assert lengths == ["terc", "kvart", "kvint", "szext", "szept", "okt"]
    lengths = [card_names.length_word(length, AUSTRIAN) for length in range(3, 9)]
    assert lengths == ["Terz", "Quart", "Quint", "Sext", "Siebt", "Acht"]
    assert (card_names.set_word(HUNGARIAN), card_names.set_word(AUSTRIAN)) == ("vannak", "Vierling")
    assert (card_names.double_word(HUNGARIAN), card_names.double_word(AUSTRIAN)) == ("maccs", "Double")


def test_melds_and_cards_by_name() -> None:
    assert card_names.card_name(Card.HO, GERMAN) == "Over of Hearts"
    assert card_names.meld_name(Sequence(Suit.HEARTS, Rank.OVER, 4), HUNGARIAN, GERMAN) == "Hearts Over kvart"
    assert card_names.meld_name(FourOfAKind(Rank.UNDER), AUSTRIAN, GERMAN) == "Unders Vierling"
    for system in SuitSystem:
        assert len({card_names.card_name(card, system) for card in CARDS}) == 32


def test_a_french_suited_pack_has_words_of_its_own() -> None:  # R1.1: Acorns ♣, Leaves ♠, Hearts ♥, Bells ♦
    cards = (Card.A7, Card.L8, Card.H9, Card.BX, Card.AU, Card.LO, Card.HK, Card.BA)
    assert [card_names.card_name(card, FRENCH) for card in cards] == [
        "Seven of Clubs",
        "Eight of Spades",
        "Nine of Hearts",
        "Ten of Diamonds",
        "Jack of Clubs",
        "Queen of Spades",
        "King of Hearts",
        "Ace of Diamonds",
    ]
    assert (
        card_names.meld_name(Sequence(Suit.BELLS, Rank.OVER, 4), HUNGARIAN, FRENCH) == "Diamonds Queen kvart"
    )
    assert card_names.meld_name(FourOfAKind(Rank.UNDER), AUSTRIAN, FRENCH) == "Jacks Vierling"


@pytest.mark.parametrize(
    ("pack", "system"),
    [("tell", GERMAN), ("french", FRENCH), ("own:french", GERMAN), ("own:my-cards", GERMAN)],
)
def test_words_are_those_of_the_pack(pack: str, system: SuitSystem) -> None:
    assert card_names.suits_of(pack) is system


def test_variants_by_name() -> None:
    assert card_names.variant_name(HUNGARIAN) == "Hungarian"
    assert card_names.variant_name(AUSTRIAN) == "Austrian"
    assert card_names.variant_name(Variant(name="At grandma's")) == "At grandma's"
    assert card_names.variant_name(Variant(name="")) == "Own rules"


# Why not?


def test_why_a_card_may_not_be_played_out_of_turn() -> None:
    match = dealt(hands=("LA", "AO"), turned="H7", dealer=0)
    assert card_names.why_not_play(match.view(0), Card.LA, GERMAN) == "It is not your turn."


def test_why_no_card_may_be_played_before_the_deal() -> None:  # R3.4
    match = Match.new(AUSTRIAN, first_dealer=1)
    assert card_names.why_not_play(match.view(0), Card.LA, GERMAN) == "No trick is being played."
    match.deal(CARDS)
    assert card_names.why_not_play(match.view(0), Card.LA, GERMAN) == "First choose the card to be turned up."
    assert card_names.why_not_play(match.view(1), Card.LA, GERMAN) == "It is not your turn."


def test_why_no_card_may_be_played_to_a_full_trick() -> None:
    for reply in ("LX", "LA"):
        match = dealt(hands=("LK", reply), turned="H8", dealer=1)
        play(match, f"0:play LK 1:play {reply}")
        text = card_names.why_not_play(match.view(0), Card.LK, GERMAN)
        assert text == "The trick is full and must be gathered first."


def test_why_no_card_may_be_played_after_the_hand() -> None:
    match = dealt(hands=("LA", "AO"), turned="H7", dealer=0)
    play(match, "1:out")
    assert card_names.why_not_play(match.view(0), Card.LA, GERMAN) == "No trick is being played."


def test_why_suit_must_be_followed() -> None:  # R4.2
    match = late(hands=("AAK LA HO7 BAK7X", "AX98 LX98 H98 BU"), turned="HO")
    play(match, "1:play AX")
    text = "From trick 8 on you must follow suit: Acorns were led, and you have some."
    assert card_names.why_not_play(match.view(0), Card.LA, GERMAN) == text
    french = text.replace("Acorns", "Clubs")
    assert card_names.why_not_play(match.view(0), Card.LA, FRENCH) == french


def test_why_a_trump_must_be_played() -> None:  # R4.2
    match = late(hands=("LAKO HO7 BAK7X", "AX98 LX98 H98 BU"), turned="HO")
    play(match, "1:play AX")
    text = "From trick 8 on, if you cannot follow suit, you must play a trump: Hearts."
    assert card_names.why_not_play(match.view(0), Card.LA, GERMAN) == text
    assert refused(match, "0:play LA") == "R4.2"


@settings(max_examples=30)
@given(variant=variants(), seed=st.integers(0, 2**32))
def test_every_card_that_may_not_be_played_has_its_reason(variant: Variant, seed: int) -> None:
    chance = random.Random(seed)
    match = Match.new(variant, first_dealer=seed % 2)
    deck = list(CARDS)
    chance.shuffle(deck)
    match.deal(deck)
    choose = at_random(chance, claims=0)
    while (seat := match.to_move) is not None:
        for each in (0, 1):
            view = match.view(each)
            for card in view.hand:
                if Play(card) not in view.legal:
                    text = card_names.why_not_play(view, card, GERMAN)
                    assert text.endswith(".")
                    assert "%" not in text
        match.apply(seat, choose(match.view(seat)))


RULES = (
    "R3.4",
    "R4",
    "R5.1",
    "R5.4",
    "R5.7",
    "R5.8",
    "R5.9",
    "R5.10",
    "R7.1",
    "R8.1",
    "R8.2",
    "R8.3",
    "R9.5",
)


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_its_own_sentence(rule: str) -> None:
    text = card_names.why_not(rule, HUNGARIAN, GERMAN)
    assert text.endswith(".")
    assert text != card_names.why_not("R0", HUNGARIAN, GERMAN)
    assert len({card_names.why_not(each, HUNGARIAN, GERMAN) for each in RULES}) == len(RULES)


def test_what_bela_takes_is_said_in_the_words_of_the_pack() -> None:  # R7.1
    for system, pair in ((GERMAN, "King and Over"), (FRENCH, "King and Queen")):
        assert f"For béla you need {pair} of trumps" in card_names.why_not("R7.1", HUNGARIAN, system)


def test_bela_at_ones_own_step_is_explained_by_the_house_rule() -> None:  # R7.2
    pais = Variant(bela_with_melds=True)
    match = dealt(pais, hands=("HKO", "AA"), turned="H8", dealer=0)
    rule = refused(match, "0:bela")
    assert "house rule" in card_names.why_not(rule, pais, GERMAN)


def test_an_exchange_after_bela_is_explained_by_the_house_rule() -> None:  # R7.2
    pais = Variant(bela_with_melds=True)
    match = dealt(pais, hands=("", "HKO7"), turned="HA", dealer=0)
    play(match, "1:bela")
    rule = refused(match, "1:exchange")
    assert "exchange before you declare béla" in card_names.why_not(rule, pais, GERMAN, EXCHANGE)


def test_going_out_from_a_tie_is_explained_by_the_tie() -> None:  # R7.2
    pais = Variant(bela_with_melds=True)
    match = dealt(
        pais, hands=("HKO LA9", "LKOUX BA7"), turned="H7", scores=(463, 442), talon="A8 A9 AU BU", dealer=0
    )
    play(match, "BA/L9 1:declare LK4 1:play B7 0:bela 0:play LA 0:out")
    for seat in (0, 1):
        rule = refused(match, f"{seat}:out")
        assert "the next points win" in card_names.why_not(rule, pais, GERMAN, OUT)


def test_what_cannot_be_done_gives_the_rule_with_the_right_sentence() -> None:
    match = dealt(hands=("LA", "AO"), turned="H7", dealer=0)
    for action, words in (
        (EXCHANGE, "only the trump Seven"),
        (BELA, "King and Over of trumps"),
        (Action.parse("declare LA3"), "in tricks 1 to 8"),
    ):
        found = match.refusal(0, action)
        assert found is not None
        assert words in card_names.why_not(found[0], HUNGARIAN, GERMAN)
    assert match.refusal(0, OUT) is None


# R6.3, R6.4
def test_what_is_said_begins_with_a_capital_where_names_of_cards_are_in_small_letters(
    qapp: QApplication,
) -> None:
    events = [
        Declared(0, ("set", 3), None),
        RankNamed(0, Rank.OVER),
        MeldsScored(0, (Sequence(Suit.HEARTS, Rank.KING, 4),), 50),
    ]
    hungarian = QTranslator()
    assert hungarian.load(str(resources_folder() / "translations" / "tartli_hu.qm"))
    qapp.installTranslator(hungarian)
    try:
        said = [card_names.spoken(event, HUNGARIAN, GERMAN) for event in events]
    finally:
        qapp.removeTranslator(hungarian)
    assert said == ["Vannak, terc!", "Felső.", "Piros király kvart: 50."]
