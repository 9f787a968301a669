"""Reasons for a card or a declaration are facts that hold in the position."""

from collections.abc import Iterable
from itertools import pairwise
from random import Random

from msgspec.structs import replace

from tartli_desktop.cards.german import CARDS, Card, Rank, Suit, mask_of
from tartli_desktop.games.tartli import (
    AUSTRIAN,
    BELA,
    EXCHANGE,
    HUNGARIAN,
    POINTS,
    STRENGTH,
    Match,
    Meld,
    Play,
    Sequence,
    View,
    barred_by,
    beats,
    melds_in,
)
from tartli_desktop.games.tartli.coach import reasons as why
from tartli_desktop.games.tartli.coach.card_facts import facts_for
from tartli_desktop.games.tartli.coach.hint import hint_of
from tartli_desktop.games.tartli.coach.reasons import Reason
from tartli_desktop.games.tartli.opponents import evaluate
from tartli_desktop.games.tartli.opponents.value import Value
from tests.games.tartli.coach.sample_hints import QUICK, card, told
from tests.games.tartli.opponents.stacked import late_view
from tests.games.tartli.rules.positions import dealt, play

from .test_card_locations import hands, views_alike


def test_facts_hold_against_the_true_cards() -> None:
    """For every pair of cards, the facts for the one hold in the actual deal (R4)."""
    chance = Random(9)
    seen: set[type[Reason]] = set()
    for variant in (HUNGARIAN, AUSTRIAN):
        for match in hands(variant, 21, 40):
            seat = match.to_move
            if seat is None:
                continue
            view = match.view(seat)
            plays = [action for action in view.legal if isinstance(action, Play)]
            if len(plays) < 2:
                continue
            chosen, other = chance.sample(plays, 2)
            for reason in told(view, chosen, other).reasons:
                if isinstance(reason, why.LittleDepends | why.TooClose):
                    continue
                seen.add(type(reason))
                check(match, view, reason, chosen.card, other.card)
    assert seen >= {
        why.NothingBeats,
        why.OnlyTrumpBeats,
        why.TakesTrick,
        why.NoCardTakes,
        why.RisksNothing,
        why.DrawsTrump,
        why.KeepsMeld,
        why.SavesTrump,
        why.KeepsSweep,
        why.Costs,
        why.MustAnswer,
        why.ForcesTrump,
        why.BringsAtLeast,
        why.OnlyBeater,
        why.LetsGo,
        why.GivesLess,
        why.RisksLess,
        why.KeepsChance,
        why.KeepsBelaChance,
        why.KeepsSeven,
        why.KeepsHighest,
        why.KeepsHigher,
        why.DrawsTurned,
        why.CanTrump,
        why.FitsNoMeld,
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
        case why.NothingBeats(higher, held):
            assert not any(beats(trump, chosen, each) for each in theirs)
            assert set(higher) <= gone
            assert set(held) <= set(view.hand)
        case why.OnlyTrumpBeats(higher, held):
            assert all(each.suit is trump for each in theirs if beats(trump, chosen, each))
            assert set(higher) <= gone
            assert set(held) <= set(view.hand)
        case why.TakesTrick(points):
            led = view.trick[0][1]
            assert beats(trump, led, chosen)
            assert points == POINTS[trump][led] + POINTS[trump][chosen]
        case why.NoCardTakes(points):
            led = view.trick[0][1]
            legal = [action.card for action in view.legal if isinstance(action, Play)]
            assert not any(beats(trump, led, each) for each in legal)
            assert points == POINTS[trump][led] + min(POINTS[trump][each] for each in legal)
        case why.RisksNothing():
            assert not POINTS[trump][chosen]
        case why.DrawsTrump():
            assert {each.suit for each in theirs} == {trump}
            assert chosen.suit is trump
        case why.KeepsBela():
            assert BELA in view.legal
            assert other.suit is trump
        case why.KeepsMeld(meld):
            assert meld.mask & ~mask_of(view.hand) == 0
            assert other in meld.cards
            assert chosen not in meld.cards
            assert view.trick_number < 8
            assert not barred(view, meld)
        case why.MustAnswer(reply):
            assert theirs == (reply,) or theirs == [reply]
            assert not beats(trump, chosen, reply)
        case why.ForcesTrump():
            assert {each.suit for each in theirs} == {trump}
            assert chosen.suit is not trump
        case why.BringsAtLeast(points):
            assert not any(beats(trump, chosen, each) for each in theirs)
            assert points == min(POINTS[trump][each] for each in theirs) > 0
        case why.OnlyBeater(beater):
            assert [each for each in theirs if beats(trump, chosen, each)] in ([], [beater])
            assert beater not in gone
        case why.LetsGo(points):
            led = view.trick[0][1]
            assert not beats(trump, led, chosen)
            assert points == POINTS[trump][led] + POINTS[trump][chosen]
        case why.GivesLess(points, instead):
            led = view.trick[0][1]
            assert not beats(trump, led, chosen)
            assert not beats(trump, led, other)
            assert points == POINTS[trump][chosen] < POINTS[trump][other] == instead
        case why.RisksLess(points, instead):
            assert not view.trick
            assert points == POINTS[trump][chosen] < POINTS[trump][other] == instead
        case why.KeepsChance(meld):
            assert other in meld.cards
            assert chosen not in meld.cards
            (missing,) = set(meld.cards) - set(view.hand)
            assert missing not in gone
            assert missing != view.turned
            assert view.trick_number < 8
            assert not barred(view, meld)
        case why.FitsNoMeld():
            assert view.trick_number < 8
            for drawn in {*CARDS} - gone - {view.turned, *match.view(1 - view.seat).hand}:
                held = mask_of((*view.hand, drawn))
                assert all(
                    barred(view, meld) for meld in melds_in(held, view.variant) if chosen in meld.cards
                )
        case why.KeepsBelaChance(half):
            assert half == other
            assert half.suit is trump
            partner = Card.of(trump, Rank.KING if half.rank is Rank.OVER else Rank.OVER)
            assert half.rank in (Rank.KING, Rank.OVER)
            assert partner not in (*gone, *view.hand)
            assert view.trick_number < 8
        case why.KeepsSeven(turned):
            assert other == Card.of(trump, Rank.SEVEN)
            assert turned == view.turned
            assert view.trick_number < 7
        case why.KeepsHighest(highest):
            assert highest == other
            left = set(CARDS) - gone
            assert not any(
                STRENGTH[trump][each] > STRENGTH[trump][other] for each in left if each.suit is other.suit
            )
        case why.KeepsHigher():
            assert other.suit is chosen.suit
            assert STRENGTH[trump][other] > STRENGTH[trump][chosen]
        case why.DrawsTurned(turned):
            assert view.trick_number == 7
            assert not beats(trump, view.trick[0][1], chosen)
            assert turned == view.turned
        case why.CanTrump(suit):
            assert view.trick_number > 7
            assert [each for each in view.hand if each.suit is suit] == [chosen]
            assert any(each.suit is suit for each in match.view(1 - view.seat).hand)
            assert any(each.suit is trump for each in view.hand)
        case why.SavesTrump():
            assert other.suit is trump
            assert chosen.suit is not trump
        case why.KeepsSweep():
            assert view.trick_number > 8
            assert view.variant.stichmatsch
        case why.TakesLastTrick():
            assert view.trick_number == 16
        case why.Costs(points, at_least):
            tricks = tricks_of(view, chosen, theirs)
            assert not any(won for _, won in tricks)
            assert points <= min(brought for brought, _ in tricks)
            assert at_least or {brought for brought, _ in tricks} == {points}
        case why.ReachesGame() | why.MayReachGame(True):
            won = [brought for brought, is_mine in tricks_of(view, chosen, theirs) if is_mine]
            assert view.counts[view.seat] < 501 <= view.counts[view.seat] + min(won, default=501)
            assert not view.sudden_death
            if isinstance(reason, why.ReachesGame):
                assert all(is_mine for _, is_mine in tricks_of(view, chosen, theirs))
        case why.KeepsFromGame():
            count = view.counts[1 - view.seat]
            assert all(
                is_mine or count + brought < 501 for brought, is_mine in tricks_of(view, chosen, theirs)
            )
        case why.LeavesDouble(count):
            won = [brought for brought, is_mine in tricks_of(view, chosen, theirs) if is_mine]
            assert view.counts[view.seat] < view.variant.double_below <= count
            assert count <= view.counts[view.seat] + min(won)
        case _:
            assert isinstance(reason, why.Solved)
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
    lone: set[type[Reason]] = set()
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
                        lone.add(type(hint.reasons[0]))
    assert lone >= {why.LittleDepends, why.ComesOutBetter, why.TakesTrick, why.Weighed}


def test_what_would_mislead_is_not_told() -> None:
    # The played card is as much part of a possible meld as the kept one, so playing it keeps no chance.
    view = dealt(hands=("", "AA AK LA LK H8 B9 H9 B7 L7"), turned="HX", dealer=0).view(1)
    assert not any(isinstance(each, why.KeepsChance) for each in told(view, card("AA"), card("LA")).reasons)
    kept = told(view, card("L7"), card("LA")).reasons
    assert why.KeepsChance(Sequence(Suit.LEAVES, Rank.ACE, 3)) in kept
    # R5.7: after the Ace-kvart neither a shorter one nor one that touches it may score.
    scored = replace(view, scored=((), (Sequence(Suit.LEAVES, Rank.ACE, 4),)))
    assert not any(isinstance(each, why.KeepsChance) for each in told(scored, card("L7"), card("LA")).reasons)


def test_the_turned_card_may_come_into_the_other_hand_where_one_may_exchange_at_any_time() -> None:  # R8.2
    lead, other = card("H9"), card("AA")
    for variant, safe in ((HUNGARIAN, True), (AUSTRIAN, False)):
        match = dealt(variant, hands=("H7", "H9 AA"), turned="HO", dealer=0)
        found = {type(reason) for reason in told(match.view(1), lead, other).reasons}
        assert (why.NothingBeats in found) == safe


def test_who_loses_trick_7_draws_no_hidden_card() -> None:  # R4.3
    match = dealt(hands=("A7", "AA L9 HKO9 LK"), turned="H8", dealer=1)
    play(match, "0:play A7")
    view = match.view(1)
    chance = why.KeepsChance(Sequence(Suit.HEARTS, Rank.KING, 4))
    for number, kept in ((6, True), (7, False)):
        reasons = told(replace(view, trick_number=number), card("L9"), card("H9")).reasons
        assert any(isinstance(each, why.KeepsChance) for each in reasons) == kept, chance


def test_who_loses_trick_6_cannot_exchange_where_only_the_leader_may() -> None:  # R8.2
    for variant, kept in ((HUNGARIAN, False), (AUSTRIAN, True)):
        match = dealt(variant, hands=("A7", "L9 H7 AA"), turned="HO", dealer=1)
        play(match, "0:play A7")
        view = replace(match.view(1), trick_number=6)
        assert (why.KeepsSeven(Card.HO) in told(view, card("L9"), card("H7")).reasons) == kept


def test_a_card_that_needs_the_turned_one_is_not_said_to_fit_no_meld() -> None:  # R8.1
    match = dealt(hands=("A7", "HA HO A8 A9 B9"), turned="HK", dealer=1)
    play(match, "0:play A7")
    view = match.view(1)
    assert why.FitsNoMeld() not in facts_for(view, Card.HA, Card.A8)
    theirs = replace(view, turned=Card.H7, opponent_cards=(Card.HK,))
    assert why.FitsNoMeld() in facts_for(theirs, Card.HA, Card.A8)


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
    assert told(view, card("HA")).reasons == (why.OnlyCard(),)


def test_the_last_trick_is_told() -> None:  # R1.6
    view = late_view("HA", "H7", "B")
    hint = hint_of(view, {card("HA"): Value(10, 1, 0, 0, 0), card("H8"): Value(0, 0, 0, 0, 1)})
    assert why.TakesLastTrick() in hint.reasons


def test_melds_that_cannot_lose_are_told_so() -> None:  # R6.1
    match = dealt(hands=("LAKO", "AAKO"), turned="H7", dealer=0)
    kings = next(action for action in match.view(1).legal if str(action) == "declare AA3")
    assert told(match.view(1), kings).reasons[0] == why.MeldsScore(20, False)
    play(match, "1:play AA")
    mine = next(action for action in match.view(0).legal if str(action) == "declare LA3")
    assert told(match.view(0), mine).reasons[0] == why.MeldsScore(20, True)


def test_equal_words_may_lose() -> None:  # R6.3
    match = dealt(hands=("LAKO", "AAKO"), turned="H7", dealer=0)
    play(match, "1:declare AA3 1:play AA")
    mine = next(action for action in match.view(0).legal if str(action) == "declare LA3")
    assert told(match.view(0), mine).reasons == (why.MeldsScore(20, False),)


def test_bela_and_the_exchange_have_reasons_of_their_own() -> None:  # R7.1, R8.1
    match = dealt(hands=("", "HKO H7"), turned="HA", dealer=0)
    view = match.view(1)
    assert told(view, BELA).reasons == (why.BelaScores(),)
    assert told(view, EXCHANGE).reasons == (why.TakesTurned(Card.HA),)
    # R2.3: the King would break béla.
    assert why.KeepsBela() in told(view, card("H7"), card("HK")).reasons


_WITH_TERC = "H987 A78 L7 B7 AK L9"


def test_an_exchange_says_which_meld_it_breaks() -> None:  # R8.1, R5.1
    terc = Sequence(Suit.HEARTS, Rank.NINE, 3)
    for turned, broken in (("HA", (why.BreaksMeld(terc),)), ("HX", ())):
        # With the Ten in place of the Seven there is an equally good terc.
        view = dealt(hands=("", _WITH_TERC), turned=turned, dealer=0).view(1)
        assert told(view, EXCHANGE).reasons == (why.TakesTurned(Card.parse(turned)), *broken)
    # R5.7: a meld that has scored can no longer be broken.
    view = replace(
        dealt(hands=("", _WITH_TERC), turned="HA", dealer=0).view(1), scored=((), (terc,)), legal=(EXCHANGE,)
    )
    assert told(view, EXCHANGE).reasons == (why.TakesTurned(Card.HA),)
