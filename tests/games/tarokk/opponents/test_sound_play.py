"""What a watcher would call a blunder: the pagát given away, trulls missed, kontras on too little (T19)."""

import pytest

from tartli_desktop.games.tarokk import PASKIEVICS, Action, Card, Match
from tartli_desktop.games.tarokk.opponents import choose, heuristic
from tartli_desktop.games.tarokk.opponents.choice import chosen
from tartli_desktop.games.tarokk.opponents.search.payoff import Payoff
from tartli_desktop.games.tarokk.opponents.search.rollout import Outcome
from tartli_desktop.games.tarokk.opponents.worth import Worth, difference
from tartli_desktop.games.tarokk.rules.actions import PLAYS
from tests.games.tarokk.positions import cards, play

from .hands import chance_of

Position = tuple[str, str, int]

YIELDED = (
    # D, declarer, holds XXI; B has yielded the game, so that SKIZ is with B (T5.7).
    "SQ XIV HA CT XII XV HK XVI HR VII XX SK II CR SJ CJ V IX HQ DA X I XVIII DQ DR XVII SKIZ XIII DJ SR DK "
    "CK III HJ CQ VIII XXI VI ST IV XI XIX",
    "1:bid three, pass, bid two, pass, pass, discard HQ CQ, discard DQ CT, discard DJ, discard HJ, "
    "keep, keep, keep, keep, call XX",
    0,
)
FRIEND_WITH_SKIZ = (
    # D holds XXI XIX I and is the partner of C, who has bid and so has an honour (T4.3).
    "III VIII DR V HA XVI XVIII CK ST XVII HR VII CJ HJ XIX I SK XI XII CT DA VI XIV HQ XV DQ XIII XX SKIZ "
    "HK DJ CQ XXI IX CR SQ IV X SR SJ II DK",
    "2:bid three, bid one, pass, pass, hold, pass, discard ST, discard HJ DJ, discard HA SQ, discard HQ, "
    "keep, keep, keep, keep, call XIX, pass",
    1,
)
TRULL_TO_BREAK = (
    # A, an opponent, leads to the first trick; B has announced trull.
    "IV DK CT V DR XXI III CQ SR ST I II HJ DA XI CR VII X HQ XX SKIZ SJ HA XVII XIII IX DJ XII VIII HR SQ "
    "XVIII DQ CK SK XIX XIV CJ HK XV XVI VI",
    "0:pass, pass, bid two, pass, discard HQ CJ, discard CT SJ, discard CQ, discard SQ, keep, keep, keep, "
    "keep, call XVIII, pass, pass, pass, trull, pass, pass, pass, pass",
    3,
)
EIGHT_DECLARED = (
    # D holds SKIZ XIII IV II I; C has declared eight tarokks, and XX is called.
    "CK XIV IX I DR DJ XV XX XVIII VII SK HA HQ DQ XIII II SJ SR V CJ ST HJ XVI XII X XXI XIX VI CT III DA "
    "SQ SKIZ IV XVII CQ VIII XI HK HR CR DK",
    "2:pass, bid three, pass, bid two, hold, bid one, pass, discard HR, discard III CT, discard DQ SQ, "
    "discard DJ, keep, keep, keep, keep, call XX, pass, tarokks 8, pass",
    1,
)


def at(position: Position, more: str = "") -> Match:
    deck, actions, dealer = position
    match = Match.new(PASKIEVICS, first_dealer=dealer)
    match.deal(cards(deck))
    play(match, f"{actions}, {more}" if more else actions)
    return match


def answers(match: Match) -> set[str]:
    assert match.to_move is not None
    view = match.view(match.to_move)
    return {str(choose(view, "strong", seed=seed)) for seed in range(2)}


@pytest.mark.parametrize("position", [YIELDED, FRIEND_WITH_SKIZ], ids=["yielded", "cue bid"])
def test_trull_is_announced_where_a_bid_shows_the_other_high_honour(position: Position) -> None:  # T19.6
    match = at(position)
    assert match.to_move is not None
    assert str(heuristic.decide(match.view(match.to_move))) == "trull"
    assert answers(match) == {"trull"}


def test_who_yields_the_game_has_a_high_honour_to_the_end() -> None:  # T5.7
    match = at(YIELDED, "pass, pass, pass, pass, play SR, play SK, play SQ")
    assert chance_of(match.view(3), 1, Card.SKIZ) == 1
    assert chance_of(match.view(0), 1, Card.SKIZ) + chance_of(match.view(0), 1, Card.XXI) >= 1


def test_the_called_card_is_likelier_with_who_has_declared_tarokks() -> None:  # T9.3
    view = at(EIGHT_DECLARED).view(3)
    assert chance_of(view, 2, Card.XX) > 1.4 * chance_of(view, 0, Card.XX)


def test_no_kontra_on_few_tarokks_against_eight() -> None:  # T19.7
    assert answers(at(EIGHT_DECLARED)) == {"pass"}


def test_the_pagat_is_not_led_to_who_has_announced_trull() -> None:
    assert "play I" not in answers(at(TRULL_TO_BREAK))


@pytest.mark.parametrize(("gains", "parts"), [((3.0, 1.0, 2.0, 2.0), True), ((3.0, -1.0, 0.5, 1.5), False)])
def test_the_pagat_is_parted_with_only_where_that_is_clearly_better(
    gains: tuple[float, ...], parts: bool
) -> None:
    view = at(TRULL_TO_BREAK).view(0)
    pagat, suit, other = (PLAYS[card] for card in cards("I SR HR"))
    nothing = Worth((0.0,) * 4)
    worths: dict[Action, Worth] = {pagat: Worth(gains), suit: nothing, other: Worth((-1.0,) * 4)}
    assert chosen(view, worths, suit) == (pagat if parts else suit)
    # The same where the card of the rule of thumb was dropped as clearly worse.
    left = {pagat: Worth(gains), other: nothing}
    assert chosen(view, left, suit) == (pagat if parts else other)


def test_a_deal_that_counts_twice_tells_no_more_than_one() -> None:
    gap, error = difference(Worth((4.0, 1.0), (3, 1)), Worth((0.0, 0.0), (3, 1)))
    alike = difference(Worth((4.0, 4.0, 4.0, 1.0)), Worth((0.0,) * 4))
    assert gap == alike[0]
    assert error > 1.5 * alike[1]


def test_of_hands_that_pay_the_same_more_card_points_are_better() -> None:
    payoff = Payoff(PASKIEVICS, 1, {("game", "F"): 0}, point=0.01)
    nets = [payoff.net(Outcome(points, 5, 0, 0, 0, 0)) for points in (50, 60, 71)]
    assert nets[0] < nets[1] < nets[0] + 0.5 < nets[2]
