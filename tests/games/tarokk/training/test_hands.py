"""How answers to questions before the play of tarokk are judged."""

import pytest

from tartli_desktop.cards.tarokk import CARDS
from tartli_desktop.game.training import BIDDING, Sought
from tartli_desktop.games.tarokk import Action, Match
from tartli_desktop.games.tarokk.game import RULES
from tartli_desktop.games.tarokk.opponents.worth import Worth
from tartli_desktop.games.tarokk.options import TarokkOptions
from tartli_desktop.games.tarokk.rules.actions import PASS, Announce
from tartli_desktop.games.tarokk.training.hands import TRAINING
from tartli_desktop.kit.review.hand_review import answered_at_once
from tartli_desktop.kit.training.found_hands import found_hands
from tests.games.tarokk.at_the_table import announcing, done

TRULL, KINGS, VOLAT = Announce("trull"), Announce("kings"), Announce("volat")


def always(points: float) -> Worth:
    return Worth((points,) * 40)


WORTHS: dict[Action, Worth] = {TRULL: always(6.0), KINGS: always(4.0), PASS: always(2.0), VOLAT: always(-9.0)}


@pytest.mark.parametrize(
    ("said", "cost"),
    [
        (TRULL, 0.0),
        # Trull can be announced next (T9.1).
        (KINGS, 0.0),
        (PASS, 4.0),
        (VOLAT, 15.0),
    ],
)
def test_what_is_worth_announcing_is_right_in_any_order(said: Action, cost: float) -> None:
    match = Match.new(TarokkOptions().next_variant, first_dealer=0)
    match.deal(CARDS)
    view = match.view(1)
    judged = answered_at_once(TRAINING.judging([(view, said)]), lambda query: WORTHS)
    assert judged.cost == cost
    assert judged.is_mistake == (cost > 0)
    assert judged.better == (TRULL if cost else said)


def test_trull_with_both_high_honours_is_right_as_the_strongest_level_announces_it() -> None:  # T19.6
    match = done(announcing(("SKIZ XXI XIX XVIII II", "XX")), "call XX")
    worths = {PASS: always(2.0), TRULL: always(1.0), VOLAT: always(-9.0)}
    view = match.view(1)
    judged = {
        said: answered_at_once(TRAINING.judging([(view, said)]), lambda query: worths) for said in worths
    }
    assert [each.cost for each in judged.values()] == [0.0, 0.0, 11.0]


def test_bids_discards_and_announcements_are_asked() -> None:
    found = found_hands(RULES, Sought(BIDDING, TarokkOptions().next_variant), ())
    phases = {Match.from_record(each.record).view(each.seat).phase for each in found}
    assert phases == {"auction", "discard", "announce"}
