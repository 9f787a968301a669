"""Why a hint: facts that are true, whatever the hidden cards are, and numbers that are told honestly."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from tartli_desktop.ai import evaluate
from tartli_desktop.ai.strong import SearchSettings
from tartli_desktop.ai.value import Value
from tartli_desktop.engine import (
    AUSTRIAN,
    BELA,
    CARDS,
    EXCHANGE,
    HUNGARIAN,
    OUT,
    PLAYS,
    POINTS,
    STRENGTH,
    Action,
    Card,
    Declare,
    Match,
    Meld,
    Play,
    Rank,
    Sequence,
    Suit,
    View,
    barred_by,
    beats,
    mask_of,
    melds_in,
)
from tartli_desktop.games.tartli.coach import reasons as why
from tartli_desktop.games.tartli.coach.hint import Hint, Verdict, hint_of
from tartli_desktop.games.tartli.coach.reasons import Reason
from tartli_desktop.games.tartli.coach.wording import hint_sentence, reason_words
from tartli_desktop.text.card_names import SuitSystem
from tests.ai.stacked import late_view
from tests.engine.positions import dealt, play

from .test_card_locations import hands, views_alike

QUICK = SearchSettings(worlds=6, first=3, solved=2)
WORTH = Value(0.0, 0.5, 10, 0.0)


def told(view: View, chosen: Action, other: Action | None = None, **value: float) -> Hint:
    """A hint for this action, before that one."""
    order = [chosen, *([other] if other else [])]
    order += [action for action in view.legal if action not in order and other is not None]
    values = {
        action: Value(-float(place) if place > 1 else 0.0, 0.5, 10, 0.0, place)
        for place, action in enumerate(order)
    }
    if other is not None and value:
        values[other] = Value(**{"points": 0.0, "win": 0.5, "worlds": 10, "error": 0.0, "place": 1, **value})
    return hint_of(view, values)


def card(code: str) -> Play:
    return PLAYS[Card.parse(code)]


# Facts


def test_facts_hold_against_the_true_cards() -> None:
    """Any card before any other: what is told for it is so in the deal as it is (R4)."""
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
                if isinstance(reason, why.LittleDepends):
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
    """The points of each trick that a card may lead to, and whether this player gets it (R1, R4.2)."""
    trump = view.trump
    assert trump is not None
    last = 10 if view.trick_number == 16 else 0
    pairs = [(view.trick[0][1], chosen)] if view.trick else [(chosen, each) for each in theirs]
    return [
        (POINTS[trump][led] + POINTS[trump][reply] + last, beats(trump, led, reply) == bool(view.trick))
        for led, reply in pairs
    ]


def barred(view: View, meld: Meld) -> bool:
    """Whether it may never be declared again after what this player has scored (R5.7 to R5.9)."""
    scored = view.scored[view.seat]
    if not isinstance(meld, Sequence):
        return meld in scored
    same_suit = [each for each in scored if isinstance(each, Sequence) and each.suit is meld.suit]
    return barred_by(meld, same_suit, view.variant) is not None


def test_every_hint_has_a_reason() -> None:
    """Where nothing at the table speaks for it, that little depends on it, or what it rests on."""
    lone: set[type[Reason]] = set()
    for variant in (HUNGARIAN, AUSTRIAN):
        for match in hands(variant, 5, 3):
            seat = match.to_move
            if seat is None:
                continue
            view = match.view(seat)
            plays = [action for action in view.legal if isinstance(action, Play)]
            for chosen, other in pairwise(plays):
                for points in (-9.0, 0.0):
                    hint = told(view, chosen, other, points=points, error=1.0)
                    assert hint.reasons
                    if len(hint.reasons) == 1:
                        lone.add(type(hint.reasons[0]))
    assert lone >= {why.LittleDepends, why.ComesOutBetter, why.TakesTrick}


def test_what_would_mislead_is_not_told() -> None:
    # The card itself is as much part of a chance as the one that is kept, so that nothing is kept by it.
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
    # R2.3: the King would break it.
    assert why.KeepsBela() in told(view, card("H7"), card("HK")).reasons


_WITH_TERC = "H987 A78 L7 B7 AK L9"


def test_an_exchange_says_which_meld_it_breaks() -> None:  # R8.1, R5.1
    terc = Sequence(Suit.HEARTS, Rank.NINE, 3)
    for turned, broken in (("HA", (why.BreaksMeld(terc),)), ("HX", ())):
        # With the Ten in place of the Seven there is as good a terc.
        view = dealt(hands=("", _WITH_TERC), turned=turned, dealer=0).view(1)
        assert told(view, EXCHANGE).reasons == (why.TakesTurned(Card.parse(turned)), *broken)
    # R5.7: what has scored cannot be broken any more.
    view = replace(
        dealt(hands=("", _WITH_TERC), turned="HA", dealer=0).view(1), scored=((), (terc,)), legal=(EXCHANGE,)
    )
    assert told(view, EXCHANGE).reasons == (why.TakesTurned(Card.HA),)


# Numbers


def verdict(view: View, **value: float) -> Verdict | None:
    """How the Ace of Acorns, worth 0 points and half a game, compares with the Ace of Leaves."""
    return told(view, card("AA"), card("LA"), **value).verdict


def test_a_difference_below_two_standard_errors_is_none() -> None:
    view = dealt(hands=("", "AA LA"), turned="H7", dealer=0).view(1)
    assert verdict(view, points=-8.2, error=4.0) is Verdict.POINTS
    assert verdict(view, points=-7.8, error=4.0) is Verdict.UNCLEAR
    assert verdict(view, points=2.0, error=1.5) is Verdict.UNCLEAR
    # Surely less than 5 points apart.
    assert verdict(view, points=-1.0, error=1.0) is Verdict.NEARLY


def test_just_as_good_is_what_is_equal_in_points_and_games() -> None:
    view = dealt(hands=("", "AA LA"), turned="H7", dealer=0).view(1)
    assert verdict(view, worlds=0, points=0.0) is Verdict.EQUAL
    assert verdict(view, worlds=0, points=-2.0) is Verdict.POINTS
    assert verdict(view, worlds=0, points=0.0, worth=-3.0) is None
    assert verdict(view, points=0.0) is not Verdict.EQUAL


def test_a_reason_is_not_taken_back_by_naming_what_it_keeps() -> None:
    # The Nine keeps the higher King, so it is not said that the King may be just as good.
    view = dealt(hands=("", "B9 BK A7 L8"), turned="H7", dealer=0).view(1)
    hint = told(view, card("B9"), card("BK"), points=-3.0, error=5.0)
    assert why.KeepsHigher(Card.BK) in hint.reasons
    assert hint.verdict is None
    assert told(view, card("B9"), card("BK"), points=-30.0, error=5.0).verdict is Verdict.POINTS


def test_what_brings_more_points_is_told_so() -> None:
    """The player may go for the game, or for a double one, against points."""
    view = dealt(hands=("", "AA LA"), turned="H7", dealer=0).view(1)
    assert verdict(view, points=21.8, error=1.8, worth=-30.0, worth_error=2.0) is Verdict.GAME
    # That it is better for the game is not known either.
    assert verdict(view, points=21.8, error=1.8, worth=-3.0, worth_error=2.0) is None


def test_where_the_game_can_end_the_chance_to_win_counts() -> None:
    for scores, in_sight in (((0, 339), False), ((0, 340), True), ((340, 0), True)):
        view = replace(dealt(hands=("", "AA LA"), turned="H7", dealer=0).view(1), counts=scores)
        expected = Verdict.CHANCE if in_sight else Verdict.POINTS
        assert verdict(view, points=-9.0, win=0.4, win_error=0.02) is expected
        # Within the error of the chance, or too small to be told, points are left.
        assert verdict(view, points=-9.0, win=0.4, win_error=0.06) is Verdict.POINTS
        assert verdict(view, points=-9.0, win=0.491) is Verdict.POINTS


def test_either_card_may_win_the_game() -> None:
    view = replace(dealt(hands=("", "AA LA"), turned="H7", dealer=0).view(1), counts=(300, 495))
    won = Value(40.0, 1.0, 0, 0.0, worth=200.0)
    for other, expected in (
        (replace(won, points=30.0), Verdict.ALSO_WINS),
        (won, Verdict.EQUAL),
        (replace(won, win=0.4, worth=-10.0), Verdict.CHANCE),
    ):
        hint = hint_of(view, {card("AA"): won, card("LA"): replace(other, place=1)})
        assert hint.verdict is expected
    lost = replace(won, win=0.0, worth=-200.0)
    assert hint_of(view, {card("AA"): lost, card("LA"): replace(lost, place=1)}).verdict is Verdict.LOST


def test_a_declaration_that_loses_nothing_by_waiting_can_wait() -> None:  # R5.1
    view = dealt(hands=("", "AAKO LK"), turned="H7", dealer=0).view(1)
    terc = next(each for each in _declares() if str(each) == "declare AA3")
    for next_best, expected in (("LK", Verdict.CAN_WAIT), ("AO", Verdict.UNCLEAR)):
        values = {
            terc: replace(WORTH, then=(card("LK"),)),
            card(next_best): replace(WORTH, error=9.0, place=1),
        }
        assert hint_of(view, values).verdict is expected


# What decides the game


def at_counts(view: View, mine: int, theirs: int) -> View:
    return replace(view, counts=(mine, theirs) if view.seat == 0 else (theirs, mine))


def test_a_trick_that_brings_501_is_told_so() -> None:  # R9.2
    view = late_view("HA L7", "H7", "B", led="HX")
    assert why.ReachesGame() in told(at_counts(view, 480, 300), card("HA"), card("L7")).reasons
    assert why.ReachesGame() not in told(at_counts(view, 479, 300), card("HA"), card("L7")).reasons


def test_a_lead_that_may_be_taken_may_bring_501() -> None:  # R9.2
    view = dealt(hands=("", "LA AK"), turned="H7", dealer=0).view(1)
    for count, told_so in ((490, True), (489, False)):
        reasons = told(at_counts(view, count, 0), card("LA"), card("AK")).reasons
        assert (why.MayReachGame(by_trick=True) in reasons) == told_so


def test_a_card_that_keeps_the_other_from_501_is_told_so() -> None:  # R9.2
    view = dealt(hands=("", "L7 LA"), turned="H7", dealer=0).view(1)
    assert why.KeepsFromGame() in told(at_counts(view, 0, 470), card("L7"), card("LA")).reasons
    assert why.KeepsFromGame() not in told(at_counts(view, 0, 400), card("L7"), card("LA")).reasons


def test_melds_that_bring_501_are_told_so() -> None:  # R9.2
    match = dealt(hands=("LAKO", "AAKO"), turned="H7", dealer=0)
    declared = next(each for each in match.view(1).legal if str(each) == "declare AA3")
    assert why.MayReachGame(by_trick=False) in told(at_counts(match.view(1), 481, 0), declared).reasons
    view = dealt(hands=("", "HKO"), turned="HA", dealer=0).view(1)
    assert why.ReachesGame() in told(at_counts(view, 461, 0), BELA).reasons


def test_leaving_the_double_line_is_told_where_the_other_is_near() -> None:  # R9.3
    view = late_view("HA L7", "H7", "B", led="HX")
    assert why.LeavesDouble(251) in told(at_counts(view, 230, 450), card("HA"), card("L7")).reasons
    assert why.LeavesDouble(251) not in told(at_counts(view, 230, 100), card("HA"), card("L7")).reasons


def test_points_that_decide_a_sudden_death_are_told() -> None:  # R9.5
    view = replace(late_view("HA L7", "H7", "B", led="HX"), sudden_death=True)
    assert why.FirstPoints() in told(at_counts(view, 505, 505), card("HA"), card("L7")).reasons


def test_a_trick_that_is_given_away_is_told_with_its_points() -> None:  # R4.1
    match = dealt(hands=("LX", "LA AA"), turned="H7", dealer=1)
    play(match, "0:play LX")
    view = match.view(1)
    assert told(view, card("AA"), card("LA")).reasons[-1] == why.Costs(21, at_least=False)
    assert not any(isinstance(each, why.Costs) for each in told(view, card("LA"), card("AA")).reasons)


def test_half_of_bela_is_not_said_to_fit_no_meld() -> None:  # R2.3
    view = dealt(hands=("", "HK A7 A8 L9"), turned="HX", dealer=0).view(1)
    assert why.FitsNoMeld() not in told(view, card("HK"), card("A7")).reasons


def test_a_better_meld_that_is_held_back_is_told() -> None:  # R5.7
    view = dealt(hands=("", "HOUX98 AA"), turned="LX", dealer=0).view(1)
    ten_terc = next(each for each in view.legal if str(each) == "declare HX3")
    hint = hint_of(view, {ten_terc: replace(WORTH, then=(card("AA"),)), card("AA"): replace(WORTH, place=1)})
    assert why.MoreToCome(Sequence(Suit.HEARTS, Rank.OVER, 5)) in hint.reasons
    # A card of it is played.
    hint = hint_of(view, {ten_terc: replace(WORTH, then=(card("HO"),)), card("AA"): replace(WORTH, place=1)})
    assert not any(
        getattr(each, "meld", None) == Sequence(Suit.HEARTS, Rank.OVER, 5) for each in hint.reasons
    )


def test_what_speaks_against_a_card_is_told_last(qapp: object) -> None:
    match = dealt(hands=("LX", "LA AA"), turned="H7", dealer=1)
    play(match, "0:play LX")
    view = match.view(1)
    assert sentence(view, card("AA"), card("LA"), points=-9.0, error=1.0) == (
        "Ace of Acorns: it belongs to no meld you have or nearly have; but the trick is lost, with 21 "
        "point(s); better than the Ace of Leaves, by about 9 point(s)."
    )


def test_going_out_is_told_by_the_count() -> None:  # R9.2
    view = late_view("HO AA A7", "A8 A9 LA", "H", counts=(505, 300))
    hint = hint_of(view, evaluate(view))
    assert hint.action == OUT
    assert hint.reasons == (why.IsOut(505),)


# Words


def sentence(view: View, chosen: Action, other: Action | None = None, **value: float) -> str:
    return hint_sentence(told(view, chosen, other, **value), view, SuitSystem.GERMAN)


def test_a_hint_in_a_sentence(qapp: object) -> None:
    view = dealt(hands=("", "AA AX LK"), turned="H7", dealer=0).view(1)
    start = "Ten of Acorns: only a trump can take it, the Ace is yours; "
    for value, end in (
        ({"points": -3.14, "error": 1.0}, "slightly better than the King of Leaves."),
        ({"points": -7.4, "error": 2.0}, "better than the King of Leaves, by about 7 point(s)."),
        ({"points": -30.0, "error": 9.0}, "much better than the King of Leaves, by about 30 point(s)."),
        ({"points": -3.14, "worlds": 0}, "it is 3 point(s) better than the King of Leaves."),
        ({"points": -0.4, "error": 2.0}, "the King of Leaves is nearly as good."),
        ({"points": -6.0, "error": 5.0}, "the King of Leaves may be just as good."),
        ({"worlds": 0}, "the King of Leaves is just as good."),
        (
            {"points": 9.0, "worth": -9.0},
            "the King of Leaves brings more points, but this is better for the game.",
        ),
    ):
        assert sentence(view, card("AX"), card("LK"), **value) == start + end
    near = replace(view, counts=(0, 400))
    assert sentence(near, card("AX"), card("LK"), win=0.381).endswith(
        "; your chance of winning the game is 50%, against 38% for the King of Leaves."
    )


def test_a_declaration_is_told_with_the_card_that_follows(qapp: object) -> None:
    view = dealt(hands=("", "AAKO LK"), turned="H7", dealer=0).view(1)
    terc = next(each for each in _declares() if str(each) == "declare AA3")
    card_after = replace(WORTH, then=(card("LK"),))
    without = replace(WORTH, points=-12.0, place=1)
    hint = hint_of(view, {terc: card_after, card("AA"): without})
    assert hint_sentence(hint, view, SuitSystem.GERMAN) == (
        "Declare Acorns Ace terc first, then play the King of Leaves: 20 point(s), unless your "
        "opponent has better; better than playing the Ace of Acorns without declaring, by about 12 point(s)."
    )
    same = replace(WORTH, then=(card("AA"),))
    said = hint_sentence(hint_of(view, {terc: same, card("AA"): without}), view, SuitSystem.GERMAN)
    assert said.endswith("; better than not declaring, by about 12 point(s).")
    with_bela = replace(WORTH, then=(BELA, card("LK")))
    said = hint_sentence(hint_of(view, {terc: with_bela, card("AA"): without}), view, SuitSystem.GERMAN)
    assert said.startswith("Declare Acorns Ace terc and béla first, then play the King of Leaves: ")


def test_the_exchange_is_compared_with_doing_without_it(qapp: object) -> None:  # R8
    view = dealt(hands=("", "H7 AA"), turned="HA", dealer=0).view(1)
    hint = hint_of(view, {EXCHANGE: WORTH, card("AA"): replace(WORTH, points=-2.0, place=1)})
    assert hint_sentence(hint, view, SuitSystem.GERMAN) == (
        "Exchange the Seven: you get the Ace of Hearts; "
        "slightly better than playing the Ace of Acorns without exchanging."
    )


def test_every_reason_has_words(qapp: object) -> None:
    view = dealt(hands=("", "AA AX LK"), turned="H7", dealer=0).view(1)
    samples: dict[type[Reason], Reason] = {
        why.NothingBeats: why.NothingBeats((Card.AA,), ()),
        why.OnlyTrumpBeats: why.OnlyTrumpBeats((), (Card.AA,)),
        why.TakesTrick: why.TakesTrick(11),
        why.NoCardTakes: why.NoCardTakes(0),
        why.KeepsMeld: why.KeepsMeld(_declares()[0].items[0]),
        why.MeldsScore: why.MeldsScore(20, True),
        why.TakesTurned: why.TakesTurned(Card.HA),
        why.IsOut: why.IsOut(505),
        why.BreaksMeld: why.BreaksMeld(Sequence(Suit.HEARTS, Rank.NINE, 3)),
        why.MustAnswer: why.MustAnswer(Card.LX),
        why.BringsAtLeast: why.BringsAtLeast(4),
        why.OnlyBeater: why.OnlyBeater(Card.AA),
        why.LetsGo: why.LetsGo(2),
        why.GivesLess: why.GivesLess(0, 10),
        why.RisksLess: why.RisksLess(3, 10),
        why.KeepsChance: why.KeepsChance(Sequence(Suit.LEAVES, Rank.ACE, 3)),
        why.KeepsBelaChance: why.KeepsBelaChance(Card.HO),
        why.KeepsSeven: why.KeepsSeven(Card.HA),
        why.KeepsHighest: why.KeepsHighest(Card.LA),
        why.KeepsHigher: why.KeepsHigher(Card.LA),
        why.DrawsTurned: why.DrawsTurned(Card.H7),
        why.CanTrump: why.CanTrump(Suit.BELLS),
        why.ComesOutBetter: why.ComesOutBetter(300),
        why.Costs: why.Costs(12, at_least=False),
        why.LeavesDouble: why.LeavesDouble(251),
        why.MayReachGame: why.MayReachGame(by_trick=True),
        why.MoreToCome: why.MoreToCome(Sequence(Suit.LEAVES, Rank.ACE, 5)),
    }
    kinds = Reason.__subclasses__()
    assert len(kinds) > 12
    said = [reason_words(samples.get(kind) or kind(), view, SuitSystem.FRENCH) for kind in kinds]
    assert all(said)
    assert len(set(said)) == len(said)


@pytest.mark.usefixtures("qapp")
def test_a_trick_without_points_is_taken_without_a_number() -> None:
    view = dealt(hands=("", "AA AX LK"), turned="H7", dealer=0).view(1)
    assert reason_words(why.TakesTrick(0), view, SuitSystem.GERMAN) == "it takes the trick"


def _declares() -> list[Declare]:
    view = dealt(hands=("", "AAKO"), turned="H7", dealer=0).view(1)
    return [action for action in view.legal if isinstance(action, Declare)]
