"""A hint in a sentence."""

import pytest
from msgspec.structs import replace

from tartli_desktop.cards.german import Card, Rank, Suit
from tartli_desktop.games.tartli import BELA, EXCHANGE, Sequence
from tartli_desktop.games.tartli.coach.hint import Hint, Verdict, hint_of
from tartli_desktop.games.tartli.coach.reasons import Why
from tartli_desktop.games.tartli.coach.wording import hint_sentence, reason_words
from tartli_desktop.text.card_names import name_cards_of
from tests.games.tartli.coach.sample_hints import WORTH, card, declarations, sentence
from tests.games.tartli.rules.positions import dealt


def test_a_hint_in_a_sentence(qapp: object) -> None:
    view = dealt(hands=("", "AA AX LK"), turned="H7", dealer=0).view(1)
    start = "Play the Ten of Acorns: only a trump can take it, the Ace is yours. "
    for value, end in (
        ({"points": -3.14, "error": 1.0}, "Slightly better than the King of Leaves."),
        ({"points": -7.4, "error": 2.0}, "About 7 point(s) better than the King of Leaves."),
        ({"points": -30.0, "error": 9.0}, "About 30 point(s) better than the King of Leaves."),
        ({"points": -3.14, "worlds": 0}, "It is 3 point(s) better than the King of Leaves."),
        ({"points": -0.4, "error": 2.0}, "The King of Leaves is nearly as good."),
        ({"points": -6.0, "error": 5.0}, "The King of Leaves may be just as good."),
        ({"worlds": 0}, "The King of Leaves is just as good."),
        (
            {"points": 9.0, "worth": -9.0},
            "The King of Leaves brings more points, but this is better for the game.",
        ),
    ):
        assert sentence(view, card("AX"), card("LK"), **value) == start + end
    near = replace(view, counts=(0, 400))
    assert sentence(near, card("AX"), card("LK"), win=0.381).endswith(
        " Your chance of winning the game is 50%, against 38% for the King of Leaves."
    )


def test_a_declaration_is_told_with_the_card_that_follows(qapp: object) -> None:
    view = dealt(hands=("", "AAKO LK"), turned="H7", dealer=0).view(1)
    terc = next(each for each in declarations() if str(each) == "declare AA3")
    card_after = replace(WORTH, then=(card("LK"),))
    without = replace(WORTH, points=-12.0, place=1)
    hint = hint_of(view, {terc: card_after, card("AA"): without})
    assert hint_sentence(hint, view) == (
        "Declare Acorns Ace terc first: 20 point(s), unless your opponent has a better meld. "
        "Then play the King of Leaves. About 12 point(s) better than playing the Ace of Acorns without "
        "declaring."
    )
    same = replace(WORTH, then=(card("AA"),))
    said = hint_sentence(hint_of(view, {terc: same, card("AA"): without}), view)
    assert said.endswith(" About 12 point(s) better than not declaring.")
    with_bela = replace(WORTH, then=(BELA, card("LK")))
    said = hint_sentence(hint_of(view, {terc: with_bela, card("AA"): without}), view)
    assert said.startswith("Declare Acorns Ace terc and béla first: 20 point(s), ")


def test_the_exchange_is_compared_with_doing_without_it(qapp: object) -> None:  # R8
    view = dealt(hands=("", "H7 AA"), turned="HA", dealer=0).view(1)
    hint = hint_of(view, {EXCHANGE: WORTH, card("AA"): replace(WORTH, points=-2.0, place=1)})
    assert hint_sentence(hint, view) == (
        "Exchange the Seven: you get the Ace of Hearts. "
        "Slightly better than playing the Ace of Acorns without exchanging."
    )


def test_two_reasons_are_one_sentence_and_what_speaks_against_comes_last(qapp: object) -> None:
    view = dealt(hands=("", "AA AX LK"), turned="H7", dealer=0).view(1)
    for reasons, said in (
        ((Why.FORCES_TRUMP(), Why.COSTS_AT_LEAST(14)), FORCED),
        ((Why.TAKES_TURNED(Card.HA), Why.BREAKS_MELD(Sequence(Suit.HEARTS, Rank.NINE, 3))), BROKEN),
    ):
        hint = Hint(card("AX"), reasons)
        assert hint_sentence(hint, view) == f"Play the Ten of Acorns: {said}."


def test_a_hint_begins_with_the_advice(qapp: object) -> None:
    """After "Better:", too, a reader wants to know first what to do."""
    view = dealt(hands=("", "AA AX LK"), turned="H7", dealer=0).view(1)
    wins = Why.TAKES_TRICK(11)
    for reasons, said in (
        ((), ""),
        ((wins, Why.SAVES_TRUMP()), ": it wins the trick with 11 point(s), and it saves a trump"),
        ((wins, Why.KEEPS_BELA()), ": it wins the trick with 11 point(s), and it keeps your béla"),
    ):
        hint = Hint(card("AX"), reasons)
        assert hint_sentence(hint, view) == f"Play the Ten of Acorns{said}."


FORCED = "your opponent must trump it, but the trick is lost, with at least 14 point(s)"
BROKEN = "you get the Ace of Hearts, but it breaks your Hearts Nine terc, worth 20"


def test_a_meld_that_is_held_back_is_told_instead_of_what_it_is_worth(qapp: object) -> None:
    view = dealt(hands=("", "AA AX LK"), turned="H7", dealer=0).view(1)
    held = Why.MORE_TO_COME(Sequence(Suit.LEAVES, Rank.ACE, 5))
    hint = Hint(
        declarations()[0],
        (Why.MELDS_SCORE(20), held),
        card("LK"),
        Verdict.POINTS,
        ahead=20.0,
        then=(card("LK"),),
    )
    said = hint_sentence(hint, view)
    assert said.endswith(
        ": it scores 20 point(s) for certain. Then play the King of Leaves. "
        "Your Leaves Ace kvint can follow later."
    )
    assert "better" not in said


def test_every_reason_has_words(qapp: object) -> None:
    view = dealt(hands=("", "AA AX LK"), turned="H7", dealer=0).view(1)
    higher, others = ((Card.AA,), ()), (5, 10, Card.LX, Suit.BELLS, declarations()[0].items[0])
    reasons = [why(*(higher if "BEATS" in why.name else others)) for why in Why]
    name_cards_of("french")
    said = [reason_words(reason, view) for reason in reasons]
    assert all(said)
    assert len(set(said)) == len(said)
    assert not any("%" in each for each in said)


@pytest.mark.usefixtures("qapp")
def test_a_trick_without_points_is_taken_without_a_number() -> None:
    view = dealt(hands=("", "AA AX LK"), turned="H7", dealer=0).view(1)
    assert reason_words(Why.TAKES_TRICK(0), view) == "it wins the trick"


@pytest.mark.usefixtures("qapp")
def test_an_opponent_with_a_name_is_named() -> None:
    view = dealt(hands=("", "AA AX LK"), turned="H7", dealer=0).view(1)
    reasons = (
        Why.MUST_ANSWER(Card.parse("AX")),
        Why.FORCES_TRUMP(),
        Why.BRINGS_AT_LEAST(3),
        Why.KEEPS_FROM_GAME(),
    )
    for reason in (*reasons, Why.MELDS_MAY_SCORE(40)):
        unnamed = reason_words(reason, view)
        assert "your opponent" in unnamed
        named = reason_words(reason, view, "Franz")
        assert named == unnamed.replace("your opponent", "Franz")
