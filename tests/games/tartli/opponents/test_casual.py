"""The casual level: what it forgets, and that it forgets nothing else."""

from random import Random

from msgspec.structs import replace

from tartli_desktop.cards.german import CARDS, mask_of
from tartli_desktop.games.tartli import HUNGARIAN, Match, View
from tartli_desktop.games.tartli.opponents import casual, choose
from tartli_desktop.games.tartli.opponents.knowledge.position import read_position


def views_of_a_hand(seed: int) -> list[View]:
    """The views of the acting seat in a hand between two casual players."""
    deck = list(CARDS)
    Random(seed).shuffle(deck)
    match = Match.new(replace(HUNGARIAN, double_below=1), first_dealer=0)
    match.deal(deck)
    views = []
    while match.to_move is not None:
        view = match.view(match.to_move)
        views.append(view)
        match.apply(view.seat, choose(view, "casual"))
    return views


def test_cards_that_are_gone_may_come_again_for_it() -> None:
    for view in views_of_a_hand(1):
        gone = mask_of(card for _, card in view.played) & ~mask_of(card for _, card in view.trick)
        mind, truth = casual.recall(view), read_position(view)
        may_come = mind.unseen | mind.theirs
        assert may_come == truth.unseen | truth.theirs | gone
        assert not may_come & truth.hand


def test_what_was_shown_of_the_other_hand_is_remembered_in_tricks_1_to_7() -> None:  # R12
    for view in views_of_a_hand(2):
        if view.trick_number <= 7:
            assert casual.recall(view).theirs == read_position(view).theirs


def test_it_does_not_count_the_other_hand_from_trick_8_on() -> None:
    last = next(view for view in views_of_a_hand(3) if view.trick_number == 16 and not view.trick)
    assert casual.recall(last).theirs.bit_count() == 31
