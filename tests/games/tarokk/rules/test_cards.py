"""The cards (T1) and the texts of the actions (T17)."""

import pytest

from tartli_desktop.cards.tarokk import ALL, CODES, SUITS, TAROKKS, Rank, Suit, cards_of, mask_of
from tartli_desktop.games.tarokk import (
    CARDS,
    HIGH_HONOURS,
    HONOURS,
    POINTS,
    Action,
    ActionTextError,
    Card,
    Discard,
)
from tartli_desktop.games.tarokk.rules.actions import (
    ANNOUNCEMENTS,
    BIDS,
    CALLS,
    EIGHT,
    HOLD,
    KEEP,
    KONTRA_WORDS,
    NINE,
    PASS,
    PLAYS,
)
from tartli_desktop.games.tarokk.rules.card_values import KINGS, winning_card


def test_42_cards_in_canonical_order() -> None:
    tarokks = "SKIZ XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I"
    suits = "HK HQ HR HJ HA DK DQ DR DJ DA CK CQ CR CJ CT SK SQ SR SJ ST"
    assert " ".join(CODES) == f"{tarokks} {suits}"  # T1.1, T1.2, T1.6
    assert cards_of(TAROKKS) == tuple(map(Card.parse, tarokks.split()))
    assert cards_of(ALL) == CARDS
    assert [card.suit for card in cards_of(SUITS[2])] == [Suit.CLUBS] * 5


def test_no_other_code_is_a_card() -> None:
    for code in ("HT", "DT", "CA", "SA", "skiz", "XXII", "IIII", "SKIZ ", "", "hk", "0"):  # T1.2
        with pytest.raises(ValueError, match="is not a card"):
            Card.parse(code)
    assert Card.parse("SK") is not Card.parse("SKIZ")


def test_what_a_card_is() -> None:
    assert (Card.SKIZ.number, Card.XIV.number, Card.I.number, Card.HK.number) == (22, 14, 1, None)
    assert (Card.CT.suit, Card.CT.rank, Card.CT.is_tarokk) == (Suit.CLUBS, Rank.LOW, False)
    assert (Card.I.suit, Card.I.rank, Card.I.is_tarokk) == (None, None, True)
    assert Card.of(Suit.SPADES, Rank.RIDER) is Card.SR
    assert [Card.tarokk(number) for number in (22, 21, 1)] == [Card.SKIZ, Card.XXI, Card.I]
    assert Suit.parse("C") is Suit.CLUBS
    for number in (0, 23):
        with pytest.raises(ValueError, match="is no tarokk"):
            Card.tarokk(number)
    with pytest.raises(ValueError, match="is no suit"):
        Suit.parse("L")


def test_points() -> None:
    assert sum(POINTS) == 94  # T1.4
    assert [POINTS[Card[code]] for code in ("SKIZ", "XXI", "I", "XX", "II")] == [5, 5, 5, 1, 1]
    for suit in SUITS:
        assert [POINTS[card] for card in cards_of(suit)] == [5, 4, 3, 2, 1]
    assert cards_of(HONOURS) == (Card.SKIZ, Card.XXI, Card.I)  # T1.5
    assert cards_of(HIGH_HONOURS) == (Card.SKIZ, Card.XXI)
    assert cards_of(KINGS) == (Card.HK, Card.DK, Card.CK, Card.SK)


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("V II XIV HK", "XIV"),  # T1.3
        ("HK HQ V HA", "V"),  # T11.3
        ("HA HQ DK SK", "HQ"),
        ("CT CJ CR CQ", "CQ"),
        ("SKIZ XXI I XX", "SKIZ"),  # nothing special
        ("DQ HK SK CK", "DQ"),
    ],
)
def test_who_wins(trick: str, winner: str) -> None:
    cards = [Card.parse(code) for code in trick.split()]
    assert winning_card(mask_of(cards), cards[0]) == Card.parse(winner)


def test_every_action_has_its_text() -> None:
    actions = (*BIDS, HOLD, PASS, KEEP, EIGHT, NINE, *CALLS, *ANNOUNCEMENTS, *KONTRA_WORDS.values(), *PLAYS)
    texts = [str(action) for action in actions]
    assert len(set(texts)) == len(texts) == 4 + 3 + 2 + 42 + 6 + 35 + 42
    for action, text in zip(actions, texts, strict=True):
        assert Action.parse(text) == action  # T18.1
    assert "szubkontra volat" in texts


def test_a_discard_is_read_in_any_order_and_written_in_one() -> None:
    discard = Action.parse("discard HQ XIV")
    assert str(discard) == "discard XIV HQ"  # T17
    assert discard == Discard((Card.XIV, Card.HQ)) == Discard((Card.HQ, Card.XIV))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " pass",
        "pass ",
        "Pass",
        "bid",
        "bid four",
        "bid 1",
        "discard",
        "discard HQ HQ",  # T17.5
        "discard HQ  HJ",
        "discard HQ HJ HR HA",
        "discard HT",
        "tarokks 7",
        "tarokks 08",
        "call",
        "kontra",
        "kontra eight",
        "kontra game trull",
        "superkontra game",
        "play XX XIX",
        "play " + "X" * 5000,
        "pass\n",
    ],
)
def test_no_action(text: str) -> None:
    with pytest.raises(ActionTextError) as error:  # T17.4
        Action.parse(text)
    assert error.value.rule == "T17.4"
    assert len(error.value.message) < 100
