"""What counts as a decision in a finished hand: everything chosen, said or left unsaid, each once."""

import random
from dataclasses import replace

import pytest

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli import AUSTRIAN, BELA, EXCHANGE, GATHER, OUT, Action, Match, Play
from tartli_desktop.games.tartli.opponents import evaluate
from tartli_desktop.games.tartli.opponents.strong import SearchSettings
from tartli_desktop.games.tartli.review import wording
from tartli_desktop.games.tartli.review.decisions import Decision, before_hand, decisions_of
from tests.games.tartli.review.planted import judged, planted
from tests.games.tartli.rules.positions import dealt, late, play, play_out
from tests.review_corpus import disguised, finished

FEW = SearchSettings(worlds=60, first=30, solved=4, declarations=2)
MANY = SearchSettings(worlds=300, first=30, solved=4, declarations=2)


def decided(match: Match, seat: int = 0) -> tuple[Decision, ...]:
    return decisions_of(match, len(match.hands), seat)


def said(match: Match, seat: int = 0) -> list[tuple[int, str]]:
    """A seat's decisions in the last hand other than cards, by trick."""
    return [
        (each.view.trick_number, str(each.action))
        for each in decided(match, seat)
        if not isinstance(each.action, Play)
    ]


def test_bela_out_of_turn_is_a_decision_and_no_mistake() -> None:  # R7.1
    match = dealt(hands=("HKO", ""), turned="H8", played="0:bela")
    play_out(match)
    assert said(match) == [(1, "bela")]
    found = judged(decided(match)[0], strength=FEW)
    assert not found.is_mistake
    assert found.better == BELA


def test_bela_said_before_a_card_is_not_taken_for_one_of_its_cards() -> None:  # R7.1
    """The value of béla must not be that of béla followed by throwing away its King."""
    match = dealt(hands=("", "HKO AAKO"), turned="H8", played="1:bela")
    play_out(match)
    assert said(match, 1)[0] == (1, "bela")
    assert not judged(decided(match, 1)[0], strength=FEW).is_mistake


def test_bela_that_can_still_be_said_was_not_forgotten(qapp: object) -> None:  # R7.1
    match = dealt(hands=("", "HKO A7"), turned="H8")
    play_out(match)
    by_card = {str(each.action): each for each in decided(match, 1) if BELA in each.view.legal}
    gone = [each for each in by_card.values() if each.forgets_bela]
    assert len(gone) == 1, "it is lost once"
    assert str(gone[0].action) in ("play HK", "play HO") or gone[0].view.trick_number == 8
    assert len(by_card) > 1


def test_the_last_card_before_trick_8_is_gathered_forgets_bela() -> None:  # R7.1
    match = late(hands=("HKO8 AX98 LX9 B9", "HAX7 AAK LAK BAX"), turned="H8")
    if match.to_move == 1:
        play(match, "1:play BA")
    view = match.view(0)
    card = next(each for each in view.legal if isinstance(each, Play) and str(each) != "play HK")
    assert Decision(view, card).forgets_bela
    assert not Decision(view, card, followed=frozenset({BELA})).forgets_bela


# The exchange


def with_seven(turned: str, *, hand: str = "H7") -> Match:
    """Seat 0 holds the trump VII and is to answer; the exchange is legal at any time (R8.2)."""
    return dealt(AUSTRIAN, hands=(hand, "BAKX"), turned=turned)


@pytest.mark.parametrize("script", ["0:exchange", "1:play BA 0:play B7 0:exchange"])
def test_an_exchange_out_of_turn_is_a_decision(script: str) -> None:  # R8.2
    match = with_seven("HA")
    play(match, script)
    play_out(match)
    assert (1, "exchange") in said(match)


def test_an_exchange_that_followed_in_the_trick_was_not_missed() -> None:  # R8.2
    match = with_seven("HA")
    play(match, "1:play BA 0:play B7 0:exchange")
    play_out(match)
    first = next(each for each in decided(match) if isinstance(each.action, Play))
    assert first.followed == {EXCHANGE}
    assert EXCHANGE not in judged(first, strength=FEW).values


@pytest.mark.parametrize(
    "script", ["", "1:play BA", "1:play BA 0:play B7"], ids=["to be led to", "on turn", "full trick"]
)
def test_silence_is_weighed_beside_the_exchange(script: str) -> None:  # R8.2
    match = with_seven("HO")
    play(match, script)
    view = match.view(0)
    assert EXCHANGE in view.legal
    values = evaluate(view, strength=MANY)
    assert values[EXCHANGE].worlds > 0
    if not any(isinstance(each, Play) for each in view.legal):
        assert set(values) == {*view.legal, GATHER}
        # The Over of trumps for the Seven, a trick earlier.
        ahead = values[EXCHANGE].points - values[GATHER].points
        assert ahead > -2 * values[GATHER].error
        assert not judged(Decision(view, EXCHANGE), strength=MANY).is_mistake
        assert values == evaluate(view, strength=MANY)


@pytest.mark.parametrize("wins", [False, True], ids=["lost", "won"])
def test_the_last_draw_is_weighed_with_the_turned_card(wins: bool) -> None:  # R4.3, R8.2
    """The loser of trick 7 draws the turned card, so only the winner forfeits it by silence."""
    match = with_seven("HO", hand="H7 HA BO BU B9 B8 B7")
    for trick in range(1, 8):
        while len(match.view(0).trick) < 2:
            play_one(match, HA if wins and trick == 7 and match.to_move == 0 else None)
        if trick < 7:
            play(match, f"{match.to_move}:gather")
    view = match.view(0)
    assert EXCHANGE in view.legal
    assert (view.trick_number, view.to_move) == (7, 0 if wins else 1)
    values = evaluate(view, strength=FEW)
    ahead = values[EXCHANGE].points - values[GATHER].points
    assert ahead > 15 if wins else ahead == pytest.approx(0.0)
    assert values[EXCHANGE].worlds == values[GATHER].worlds == FEW.worlds


HA = Card.parse("HA")


def play_one(match: Match, card: Card | None = None) -> None:
    """Play ``card``, or else the lowest plain card, if there is one."""
    seat = match.to_move
    assert seat is not None
    plays = [each for each in match.legal_actions(seat) if isinstance(each, Play)]
    trump = match.view(seat).trump
    found = [each for each in plays if each.card == card] or [
        each for each in plays if each.card.suit is not trump
    ]
    match.apply(seat, min(found or plays, key=lambda each: each.card.rank))


def test_an_exchange_that_breaks_what_is_worth_more_is_a_mistake(qapp: object) -> None:  # R2.1, R8
    match = dealt(AUSTRIAN, hands=("HX987 HU HO HK", "BAKX"), turned="HA")
    assert EXCHANGE in match.view(0).legal
    found = judged(Decision(match.view(0), EXCHANGE), strength=MANY)
    told = wording.better(replace(found, better=GATHER))
    assert told.startswith("Keep the Seven for now; that did better in 300 ")


# Going out


def both_near() -> Match:
    """A match in which seat 0 stands at 501 and seat 1 reaches it with the trick on the table."""
    match = dealt(hands=("HKO BX", "BA AA"), turned="H7", scores=(461, 493))
    play(match, "0:bela 1:play BA 0:play BX")
    assert match.view(0).wins_by_going_out
    return match


def test_who_let_the_other_go_out_first_made_a_decision() -> None:  # R9.2
    match = both_near()
    play(match, "1:gather 1:out")
    found = [each for each in decided(match) if each.action == GATHER]
    assert len(found) == 1
    told = judged(found[0])
    assert (told.better, told.is_mistake, told.by_chance, told.gap.exact) == (OUT, True, True, True)
    assert told.gap.win == 1.0


def test_who_went_out_first_did_not_keep_silent() -> None:  # R9.2
    match = both_near()
    play(match, "0:out")
    assert [action for _, action in said(match)] == ["bela", "out"]
    assert not judged(decided(match)[-1]).is_mistake


def test_a_claim_with_too_little_is_told(qapp: object) -> None:  # R9.2
    match = dealt(hands=("HA HX", ""), turned="LK")
    found = judged(Decision(match.view(0), OUT), strength=FEW)
    assert found.better == GATHER
    assert "fewer than 501" in wording.better(found)


def test_a_false_claim_is_never_what_would_have_been_better() -> None:  # R9.2, R9.3
    """A false claim loses a nearly lost game at a worth of 1, yet must never be advised."""
    asked = 0
    for _, match, hand in finished(224, 224):
        for decision in decisions_of(match, hand, 0):
            if decision.view.trick_number > 9:
                found = judged(decision)
                asked += 1
                assert found.better != OUT
                assert not (found.is_mistake and found.gap.worth < 1.0)
    assert asked > 3


@pytest.mark.parametrize("done", [GATHER, OUT])
def test_a_claim_is_told_by_the_game_alone(qapp: object, done: Action) -> None:  # R9.2
    """The points of a hand that a claim ends are not those of a hand played out."""
    if done == OUT:
        found = judged(Decision(dealt(hands=("HA HX", ""), turned="LK").view(0), OUT), strength=FEW)
    else:
        match = both_near()
        play(match, "1:gather 1:out")
        found = judged(next(each for each in decided(match) if each.action == GATHER))
    assert found.is_mistake
    assert found.by_chance
    assert not found.in_points


# For the search through the corpus


def test_a_disguised_deal_looks_the_same_to_the_player() -> None:  # R12
    match = planted()
    before, (deck, actions) = before_hand(match, 1), match.hands[0]
    for seat in (0, 1):
        for decision in decisions_of(match, 1, seat):
            if decision.view.trick_number > 7:
                continue
            chance = random.Random(decision.at)
            other = disguised(before, deck, actions[: decision.at], decision.view, chance)
            assert other == decision.view
