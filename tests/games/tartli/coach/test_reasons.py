"""Reasons for a card or a declaration are facts that hold in the position."""

from collections.abc import Iterable
from itertools import pairwise
from random import Random

from msgspec.structs import replace

from tartli_desktop.cards.german import CARDS, Card, Rank, Suit, mask_of
from tartli_desktop.games.tartli import AUSTRIAN, BELA, EXCHANGE, HUNGARIAN, Match, Meld, Play, Sequence, View
from tartli_desktop.games.tartli.coach.card_facts import facts_for
from tartli_desktop.games.tartli.coach.hint import hint_of
from tartli_desktop.games.tartli.coach.reasons import Reason, Why
from tartli_desktop.games.tartli.opponents import evaluate
from tartli_desktop.games.tartli.opponents.value import Value
from tartli_desktop.games.tartli.rules.cards import POINTS, STRENGTH, beats
from tartli_desktop.games.tartli.rules.melds import barred_by, melds_in
from tests.games.tartli.coach.sample_hints import QUICK, card, told
from tests.games.tartli.opponents.stacked import late_view
from tests.games.tartli.rules.positions import dealt, play

from .test_card_locations import hands, views_alike


def test_facts_hold_against_the_true_cards() -> None:
    """For every pair of cards, the facts for the one hold in the actual deal (R4)."""
    chance = Random(9)
    seen: set[Why] = set()
    for variant in (HUNGARIAN, AUSTRIAN):
        for match in hands(variant, 21, 20):
            seat = match.to_move
            if seat is None:
                continue
            view = match.view(seat)
            plays = [action for action in view.legal if isinstance(action, Play)]
            if len(plays) < 2:
                continue
            chosen, other = chance.sample(plays, 2)
            for reason in told(view, chosen, other).reasons:
                if reason.why in (Why.LITTLE_DEPENDS, Why.TOO_CLOSE):
                    continue
                seen.add(reason.why)
                check(match, view, reason, chosen.card, other.card)
    assert seen >= {
        Why.NOTHING_BEATS,
        Why.ONLY_TRUMP_BEATS,
        Why.TAKES_TRICK,
        Why.NO_CARD_TAKES,
        Why.RISKS_NOTHING,
        Why.DRAWS_TRUMP,
        Why.KEEPS_MELD,
        Why.SAVES_TRUMP,
        Why.KEEPS_SWEEP,
        Why.COSTS,
        Why.MUST_ANSWER,
        Why.FORCES_TRUMP,
        Why.BRINGS_AT_LEAST,
        Why.ONLY_BEATER,
        Why.LETS_GO,
        Why.GIVES_LESS,
        Why.RISKS_LESS,
        Why.KEEPS_CHANCE,
        Why.KEEPS_BELA_CHANCE,
        Why.KEEPS_SEVEN,
        Why.KEEPS_HIGHEST,
        Why.KEEPS_HIGHER,
        Why.DRAWS_TURNED,
        Why.CAN_TRUMP,
        Why.FITS_NO_MELD,
    }


def check(match: Match, view: View, reason: Reason, chosen: Card, other: Card) -> None:
    trump = view.trump
    assert trump is not None
    theirs = match.view(1 - view.seat).hand
    if view.trick_number > 7:
        suit = [each for each in theirs if each.suit is chosen.suit]
        theirs = tuple(suit or [each for each in theirs if each.suit is trump] or theirs)
    gone = {each for _, each in view.played}
    match reason:
        case Reason(Why.NOTHING_BEATS, (higher, held)):
            assert not any(beats(trump, chosen, each) for each in theirs)
            assert set(higher) <= gone
            assert set(held) <= set(view.hand)
        case Reason(Why.ONLY_TRUMP_BEATS, (higher, held)):
            assert all(each.suit is trump for each in theirs if beats(trump, chosen, each))
            assert set(higher) <= gone
            assert set(held) <= set(view.hand)
        case Reason(Why.TAKES_TRICK, (points,)):
            led = view.trick[0][1]
            assert beats(trump, led, chosen)
            assert points == POINTS[trump][led] + POINTS[trump][chosen]
        case Reason(Why.NO_CARD_TAKES, (points,)):
            led = view.trick[0][1]
            legal = [action.card for action in view.legal if isinstance(action, Play)]
            assert not any(beats(trump, led, each) for each in legal)
            assert points == POINTS[trump][led] + min(POINTS[trump][each] for each in legal)
        case Reason(Why.RISKS_NOTHING):
            assert not POINTS[trump][chosen]
        case Reason(Why.DRAWS_TRUMP):
            assert {each.suit for each in theirs} == {trump}
            assert chosen.suit is trump
        case Reason(Why.KEEPS_BELA):
            assert BELA in view.legal
            assert other.suit is trump
        case Reason(Why.KEEPS_MELD, (meld,)):
            assert meld.mask & ~mask_of(view.hand) == 0
            assert other in meld.cards
            assert chosen not in meld.cards
            assert view.trick_number < 8
            assert not barred(view, meld)
        case Reason(Why.MUST_ANSWER, (reply,)):
            assert theirs == (reply,) or theirs == [reply]
            assert not beats(trump, chosen, reply)
        case Reason(Why.FORCES_TRUMP):
            assert {each.suit for each in theirs} == {trump}
            assert chosen.suit is not trump
        case Reason(Why.BRINGS_AT_LEAST, (points,)):
            assert not any(beats(trump, chosen, each) for each in theirs)
            assert points == min(POINTS[trump][each] for each in theirs) > 0
        case Reason(Why.ONLY_BEATER, (beater,)):
            assert [each for each in theirs if beats(trump, chosen, each)] in ([], [beater])
            assert beater not in gone
        case Reason(Why.LETS_GO, (points,)):
            led = view.trick[0][1]
            assert not beats(trump, led, chosen)
            assert points == POINTS[trump][led] + POINTS[trump][chosen]
        case Reason(Why.GIVES_LESS, (points, instead)):
            led = view.trick[0][1]
            assert not beats(trump, led, chosen)
            assert not beats(trump, led, other)
            assert points == POINTS[trump][chosen] < POINTS[trump][other] == instead
        case Reason(Why.RISKS_LESS, (points, instead)):
            assert not view.trick
            assert points == POINTS[trump][chosen] < POINTS[trump][other] == instead
        case Reason(Why.KEEPS_CHANCE, (meld,)):
            assert other in meld.cards
            assert chosen not in meld.cards
            (missing,) = set(meld.cards) - set(view.hand)
            assert missing not in gone
            assert missing != view.turned
            assert view.trick_number < 8
            assert not barred(view, meld)
        case Reason(Why.FITS_NO_MELD):
            assert view.trick_number < 8
            for drawn in {*CARDS} - gone - {view.turned, *match.view(1 - view.seat).hand}:
                held = mask_of((*view.hand, drawn))
                assert all(
                    barred(view, meld) for meld in melds_in(held, view.variant) if chosen in meld.cards
                )
        case Reason(Why.KEEPS_BELA_CHANCE, (half,)):
            assert half == other
            assert half.suit is trump
            partner = Card.of(trump, Rank.KING if half.rank is Rank.OVER else Rank.OVER)
            assert half.rank in (Rank.KING, Rank.OVER)
            assert partner not in (*gone, *view.hand)
            assert view.trick_number < 8
        case Reason(Why.KEEPS_SEVEN, (turned,)):
            assert other == Card.of(trump, Rank.SEVEN)
            assert turned == view.turned
            assert view.trick_number < 7
        case Reason(Why.KEEPS_HIGHEST, (highest,)):
            assert highest == other
            left = set(CARDS) - gone
            assert not any(
                STRENGTH[trump][each] > STRENGTH[trump][other] for each in left if each.suit is other.suit
            )
        case Reason(Why.KEEPS_HIGHER):
            assert other.suit is chosen.suit
            assert STRENGTH[trump][other] > STRENGTH[trump][chosen]
        case Reason(Why.DRAWS_TURNED, (turned,)):
            assert view.trick_number == 7
            assert not beats(trump, view.trick[0][1], chosen)
            assert turned == view.turned
        case Reason(Why.CAN_TRUMP, (suit,)):
            assert view.trick_number > 7
            assert [each for each in view.hand if each.suit is suit] == [chosen]
            assert any(each.suit is suit for each in match.view(1 - view.seat).hand)
            assert any(each.suit is trump for each in view.hand)
        case Reason(Why.SAVES_TRUMP):
            assert other.suit is trump
            assert chosen.suit is not trump
        case Reason(Why.KEEPS_SWEEP):
            assert view.trick_number > 8
            assert view.variant.stichmatsch
        case Reason(Why.TAKES_LAST_TRICK):
            assert view.trick_number == 16
        case Reason(Why.COSTS | Why.COSTS_AT_LEAST, (points,)):
            tricks = tricks_of(view, chosen, theirs)
            assert not any(won for _, won in tricks)
            assert points <= min(brought for brought, _ in tricks)
            assert reason.why is Why.COSTS_AT_LEAST or {brought for brought, _ in tricks} == {points}
        case Reason(Why.REACHES_GAME | Why.TRICK_MAY_REACH_GAME):
            won = [brought for brought, is_mine in tricks_of(view, chosen, theirs) if is_mine]
            assert view.counts[view.seat] < 501 <= view.counts[view.seat] + min(won, default=501)
            assert not view.sudden_death
            if reason.why is Why.REACHES_GAME:
                assert all(is_mine for _, is_mine in tricks_of(view, chosen, theirs))
        case Reason(Why.KEEPS_FROM_GAME):
            count = view.counts[1 - view.seat]
            assert all(
                is_mine or count + brought < 501 for brought, is_mine in tricks_of(view, chosen, theirs)
            )
        case Reason(Why.LEAVES_DOUBLE, (count,)):
            won = [brought for brought, is_mine in tricks_of(view, chosen, theirs) if is_mine]
            assert view.counts[view.seat] < view.variant.double_below <= count
            assert count <= view.counts[view.seat] + min(won)
        case _:
            assert reason.why is Why.SOLVED
            assert view.trick_number > 7


def tricks_of(view: View, chosen: Card, theirs: Iterable[Card]) -> list[tuple[int, bool]]:
    """The points of each trick that a card may lead to, and whether this player wins it (R1, R4.2)."""
    trump = view.trump
    assert trump is not None
    last = 10 if view.trick_number == 16 else 0
    pairs = [(view.trick[0][1], chosen)] if view.trick else [(chosen, each) for each in theirs]
    return [
        (POINTS[trump][led] + POINTS[trump][reply] + last, beats(trump, led, reply) == bool(view.trick))
        for led, reply in pairs
    ]


def barred(view: View, meld: Meld) -> bool:
    """Whether this player's scored melds bar a meld for good (R5.7 to R5.9)."""
    scored = view.scored[view.seat]
    if not isinstance(meld, Sequence):
        return meld in scored
    same_suit = [each for each in scored if isinstance(each, Sequence) and each.suit is meld.suit]
    return barred_by(meld, same_suit, view.variant) is not None


def test_every_hint_has_a_reason() -> None:
    """If no fact speaks for a card, the reason is that little depends on it, or what its numbers rest on."""
    lone: set[Why] = set()
    for variant in (HUNGARIAN, AUSTRIAN):
        for match in hands(variant, 5, 3):
            seat = match.to_move
            if seat is None:
                continue
            view = match.view(seat)
            plays = [action for action in view.legal if isinstance(action, Play)]
            for chosen, other in pairwise(plays):
                for points in (-9.0, 0.0, 9.0):
                    hint = told(view, chosen, other, points=points, error=1.0)
                    assert hint.reasons
                    if len(hint.reasons) == 1:
                        lone.add(hint.reasons[0].why)
    assert lone >= {Why.LITTLE_DEPENDS, Why.COMES_OUT_BETTER, Why.TAKES_TRICK, Why.WEIGHED}


def test_what_would_mislead_is_not_told() -> None:
    # The played card is as much part of a possible meld as the kept one, so playing it keeps no chance.
    view = dealt(hands=("", "AA AK LA LK H8 B9 H9 B7 L7"), turned="HX", dealer=0).view(1)
    assert not any(each.why is Why.KEEPS_CHANCE for each in told(view, card("AA"), card("LA")).reasons)
    kept = told(view, card("L7"), card("LA")).reasons
    assert Why.KEEPS_CHANCE(Sequence(Suit.LEAVES, Rank.ACE, 3)) in kept
    # R5.7: after the Ace-kvart neither a shorter one nor one that touches it may score.
    scored = replace(view, scored=((), (Sequence(Suit.LEAVES, Rank.ACE, 4),)))
    assert not any(each.why is Why.KEEPS_CHANCE for each in told(scored, card("L7"), card("LA")).reasons)


def test_the_turned_card_may_come_into_the_other_hand_where_one_may_exchange_at_any_time() -> None:  # R8.2
    lead, other = card("H9"), card("AA")
    for variant, safe in ((HUNGARIAN, True), (AUSTRIAN, False)):
        match = dealt(variant, hands=("H7", "H9 AA"), turned="HO", dealer=0)
        found = {reason.why for reason in told(match.view(1), lead, other).reasons}
        assert (Why.NOTHING_BEATS in found) == safe


def test_who_loses_trick_7_draws_no_hidden_card() -> None:  # R4.3
    match = dealt(hands=("A7", "AA L9 HKO9 LK"), turned="H8", dealer=1, played="0:play A7")
    view = match.view(1)
    chance = Why.KEEPS_CHANCE(Sequence(Suit.HEARTS, Rank.KING, 4))
    for number, kept in ((6, True), (7, False)):
        reasons = told(replace(view, trick_number=number), card("L9"), card("H9")).reasons
        assert any(each.why is Why.KEEPS_CHANCE for each in reasons) == kept, chance


def test_who_loses_trick_6_cannot_exchange_where_only_the_leader_may() -> None:  # R8.2
    for variant, kept in ((HUNGARIAN, False), (AUSTRIAN, True)):
        match = dealt(variant, hands=("A7", "L9 H7 AA"), turned="HO", dealer=1, played="0:play A7")
        view = replace(match.view(1), trick_number=6)
        assert (Why.KEEPS_SEVEN(Card.HO) in told(view, card("L9"), card("H7")).reasons) == kept


def test_a_card_that_needs_the_turned_one_is_not_said_to_fit_no_meld() -> None:  # R8.1
    match = dealt(hands=("A7", "HA HO A8 A9 B9"), turned="HK", dealer=1, played="0:play A7")
    view = match.view(1)
    assert Why.FITS_NO_MELD() not in facts_for(view, Card.HA, Card.A8)
    theirs = replace(view, turned=Card.H7, opponent_cards=(Card.HK,))
    assert Why.FITS_NO_MELD() in facts_for(theirs, Card.HA, Card.A8)


def test_hidden_cards_change_no_hint() -> None:  # R12
    chance = Random(4)
    compared = 0
    for number, match in enumerate(hands(HUNGARIAN, 33, 3)):
        if match.to_move is None or number % 4:
            continue
        other = views_alike(match, match.to_move, chance)
        if other is not None and any(isinstance(action, Play) for action in other.legal):
            compared += 1
            view = match.view(match.to_move)
            hints = [hint_of(each, evaluate(each, seed=1, strength=QUICK)) for each in (view, other)]
            assert hints[0] == hints[1]
    assert compared > 3


def test_an_only_card_needs_no_other_reason() -> None:  # R4.2
    view = late_view("HA L7", "H7", "B", led="H8")
    assert told(view, card("HA")).reasons == (Why.ONLY_CARD(),)


def test_the_last_trick_is_told() -> None:  # R1.6
    view = late_view("HA", "H7", "B")
    hint = hint_of(view, {card("HA"): Value(10, 1, 0, 0, 0), card("H8"): Value(0, 0, 0, 0, 1)})
    assert Why.TAKES_LAST_TRICK() in hint.reasons


def test_melds_that_cannot_lose_are_told_so() -> None:  # R6.1
    match = dealt(hands=("LAKO", "AAKO"), turned="H7", dealer=0)
    kings = next(action for action in match.view(1).legal if str(action) == "declare AA3")
    assert told(match.view(1), kings).reasons[0] == Why.MELDS_MAY_SCORE(20)
    play(match, "1:play AA")
    mine = next(action for action in match.view(0).legal if str(action) == "declare LA3")
    assert told(match.view(0), mine).reasons[0] == Why.MELDS_SCORE(20)


def test_equal_words_may_lose() -> None:  # R6.3
    match = dealt(hands=("LAKO", "AAKO"), turned="H7", dealer=0, played="1:declare AA3 1:play AA")
    mine = next(action for action in match.view(0).legal if str(action) == "declare LA3")
    assert told(match.view(0), mine).reasons == (Why.MELDS_MAY_SCORE(20),)


def test_bela_and_the_exchange_have_reasons_of_their_own() -> None:  # R7.1, R8.1
    match = dealt(hands=("", "HKO H7"), turned="HA", dealer=0)
    view = match.view(1)
    assert told(view, BELA).reasons == (Why.BELA_SCORES(40),)
    assert told(view, EXCHANGE).reasons == (Why.TAKES_TURNED(Card.HA),)
    # R2.3: the King would break béla.
    assert Why.KEEPS_BELA() in told(view, card("H7"), card("HK")).reasons


_WITH_TERC = "H987 A78 L7 B7 AK L9"


def test_an_exchange_says_which_meld_it_breaks() -> None:  # R8.1, R5.1
    terc = Sequence(Suit.HEARTS, Rank.NINE, 3)
    for turned, broken in (("HA", (Why.BREAKS_MELD(terc),)), ("HX", ())):
        # With the Ten in place of the Seven there is an equally good terc.
        view = dealt(hands=("", _WITH_TERC), turned=turned, dealer=0).view(1)
        assert told(view, EXCHANGE).reasons == (Why.TAKES_TURNED(Card.parse(turned)), *broken)
    # R5.7: a meld that has scored can no longer be broken.
    view = replace(
        dealt(hands=("", _WITH_TERC), turned="HA", dealer=0).view(1), scored=((), (terc,)), legal=(EXCHANGE,)
    )
    assert told(view, EXCHANGE).reasons == (Why.TAKES_TURNED(Card.HA),)
