"""Cards that are worth the same, cards that do no more than lower ones, and kings led to who ruffs them."""

from tartli_desktop.cards.tarokk import TAROKKS
from tartli_desktop.games.tarokk import Action, Match
from tartli_desktop.games.tarokk.opponents import choose, evaluate, heuristic
from tartli_desktop.games.tarokk.opponents.choice import chosen, outdone, touching
from tartli_desktop.games.tarokk.opponents.worth import Worth
from tartli_desktop.games.tarokk.rules.actions import PLAYS
from tartli_desktop.games.tarokk.rules.view import not_shown_out
from tests.games.tarokk.positions import announcing, cards, play


def led(*hands: str, then: str = "") -> Match:
    """A, the declarer, has called XIX; then these cards are played."""
    return announcing(hands, played="call XIX, pass, pass, pass, pass" + then)


def declared(then: str = "") -> Match:
    hands = "SKIZ XXI XX XVIII XVII XI HK", "XIX XV III I DA DJ CJ", "XVI XIII XII DK SK", "XIV X"
    return led(*hands, then=then)


def test_tarokks_with_no_hidden_card_between_touch() -> None:
    groups = touching(declared().view(0))
    assert [[str(action) for action in group] for group in groups] == [
        ["play XVIII", "play XVII"],
        ["play SKIZ", "play XXI", "play XX"],
    ]


def test_touching_tarokks_are_worth_the_same() -> None:
    view = declared().view(0)
    worths = evaluate(view, seed=1)
    assert [len({worths[action] for action in group}) for group in touching(view)] == [1, 1]


def test_what_does_no_more_than_a_lower_tarokk_is_kept() -> None:
    view = declared(", play XVIII, play III, play XVI").view(3)
    lowest, higher = PLAYS[cards("II")[0]], [PLAYS[card] for card in cards("XIV X IX VIII VII V")]
    assert outdone(view) == dict.fromkeys(higher, lowest)
    assert choose(view, "strong", seed=3) == lowest
    worths = evaluate(view, seed=3)
    assert all(worths[lowest].points >= worths[action].points for action in higher)


def test_no_king_is_led_to_who_will_ruff_it() -> None:
    hands = "SKIZ XXI XX HK HR CK CR SK SJ", "XIX HQ HA HJ XV", "XVI XIII XII", "XIV XI X DK DQ DR DJ DA"
    match = led(*hands, then=", play HR, play HA, play III, play X, play XI, play XXI, play II, play IX")
    view = match.view(0)
    king, other = (PLAYS[card] for card in cards("HK CK"))
    assert heuristic.decide(view) == other
    nearly: dict[Action, Worth] = {king: Worth((2.9, 0.9, 1.9, 1.9)), other: Worth((0.0,) * 4)}
    assert chosen(view, nearly, other) == other
    assert chosen(view, nearly | {king: Worth((4.0, 2.0, 3.0, 3.0))}, other) == king


def test_no_king_is_led_to_who_has_declared_that_it_has_nothing_but_tarokks() -> None:  # T9.3
    hands = "SKIZ XXI XX HK HR CK CR SK SJ", "XIX XV XIV XI X V IV II HA", "XVI XIII XII HQ HJ"
    match = announcing(hands, played="call XIX, pass, tarokks 9, pass, pass, pass, pass")
    king, other = (PLAYS[card] for card in cards("HK DR"))
    nearly: dict[Action, Worth] = {king: Worth((2.9, 0.9, 1.9, 1.9)), other: Worth((0.0,) * 4)}
    assert chosen(match.view(0), nearly, other) == other
    assert not not_shown_out(match.view(0))[1] & ~TAROKKS
    play(match, "play DR, play I, play DA, play DK")
    assert not not_shown_out(match.view(2))[1] & ~TAROKKS
