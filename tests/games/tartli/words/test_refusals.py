"""Each refusal is explained in a sentence (R3 to R9)."""

import pytest

from tartli_desktop.cards.german import CARDS, Card
from tartli_desktop.games.tartli import AUSTRIAN, BELA, EXCHANGE, HUNGARIAN, OUT, Action, Match, Variant
from tartli_desktop.games.tartli.words import refusals
from tartli_desktop.text.card_names import name_cards_of
from tests.games.tartli.rules.positions import dealt, late, play, refused


def test_why_no_card_may_be_played_before_the_deal() -> None:  # R3.4
    match = Match.new(AUSTRIAN, first_dealer=1)
    assert refusals.why_not_play(match.view(0), Card.LA) == "No trick is being played."
    match.deal(CARDS)
    assert refusals.why_not_play(match.view(0), Card.LA) == "First choose the card to be turned up."
    assert refusals.why_not_play(match.view(1), Card.LA) == "It is not your turn."


def test_why_no_card_may_be_played_to_a_full_trick() -> None:
    for reply in ("LX", "LA"):
        match = dealt(hands=("LK", reply), turned="H8", dealer=1, played=f"0:play LK 1:play {reply}")
        text = refusals.why_not_play(match.view(0), Card.LK)
        assert text == "The trick is full and must be gathered first."


def test_why_suit_must_be_followed() -> None:  # R4.2
    match = late(hands=("AAK LA HO7 BAK7X", "AX98 LX98 H98 BU"), turned="HO", played="1:play AX")
    text = "From trick 8 on you must follow suit: Acorns were led, and you have some."
    assert refusals.why_not_play(match.view(0), Card.LA) == text
    french = text.replace("Acorns", "Clubs")
    name_cards_of("french")
    assert refusals.why_not_play(match.view(0), Card.LA) == french


def test_why_a_trump_must_be_played() -> None:  # R4.2
    match = late(hands=("LAKO HO7 BAK7X", "AX98 LX98 H98 BU"), turned="HO", played="1:play AX")
    text = "From trick 8 on, if you cannot follow suit, you must play a trump: Hearts."
    assert refusals.why_not_play(match.view(0), Card.LA) == text
    assert refused(match, "0:play LA") == "R4.2"


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
    text = refusals.why_not(rule, HUNGARIAN)
    assert text.endswith(".")
    assert text != refusals.why_not("R0", HUNGARIAN)
    assert len({refusals.why_not(each, HUNGARIAN) for each in RULES}) == len(RULES)


def test_what_bela_takes_is_said_in_the_words_of_the_pack() -> None:  # R7.1
    for pack, pair in (("tell", "King and Over"), ("french", "King and Queen")):
        name_cards_of(pack)
        assert f"For béla you need {pair} of trumps" in refusals.why_not("R7.1", HUNGARIAN)


def test_bela_at_ones_own_step_is_explained_by_the_house_rule() -> None:  # R7.2
    pais = Variant(bela_with_melds=True)
    match = dealt(pais, hands=("HKO", "AA"), turned="H8", dealer=0)
    rule = refused(match, "0:bela")
    assert "house rule" in refusals.why_not(rule, pais)


def test_an_exchange_after_bela_is_explained_by_the_house_rule() -> None:  # R7.2
    pais = Variant(bela_with_melds=True)
    match = dealt(pais, hands=("", "HKO7"), turned="HA", dealer=0, played="1:bela")
    rule = refused(match, "1:exchange")
    assert "exchange before you declare béla" in refusals.why_not(rule, pais, EXCHANGE)


def test_going_out_from_a_tie_is_explained_by_the_tie() -> None:  # R7.2
    pais = Variant(bela_with_melds=True)
    match = dealt(
        pais, hands=("HKO LA9", "LKOUX BA7"), turned="H7", scores=(463, 442), talon="A8 A9 AU BU", dealer=0
    )
    play(match, "BA/L9 1:declare LK4 1:play B7 0:bela 0:play LA 0:out")
    for seat in (0, 1):
        rule = refused(match, f"{seat}:out")
        assert "the next points win" in refusals.why_not(rule, pais, OUT)


def test_what_cannot_be_done_gives_the_rule_with_the_right_sentence() -> None:
    match = dealt(hands=("LA", "AO"), turned="H7", dealer=0)
    for action, words in (
        (EXCHANGE, "only the trump Seven"),
        (BELA, "King and Over of trumps"),
        (Action.parse("declare LA3"), "in tricks 1 to 8"),
    ):
        found = match.refusal(0, action)
        assert found is not None
        assert words in refusals.why_not(found[0], HUNGARIAN)
    assert match.refusal(0, OUT) is None
