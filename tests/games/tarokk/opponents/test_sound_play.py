"""What a watcher would call a blunder: the pagát given away, trulls missed, kontras on too little (T19)."""

import pytest

from tartli_desktop.games.tarokk import PASKIEVICS, Action, Card, Match
from tartli_desktop.games.tarokk.opponents import choose, heuristic
from tartli_desktop.games.tarokk.opponents.choice import chosen
from tartli_desktop.games.tarokk.opponents.search.payoff import Payoff
from tartli_desktop.games.tarokk.opponents.search.rollout import Outcome
from tartli_desktop.games.tarokk.opponents.worth import Worth, difference
from tartli_desktop.games.tarokk.rules.actions import PLAYS
from tests.games.tarokk.positions import announcing, cards, dealt, play, view_to_move

from .hands import Position, at, chance_of

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
NO_DEBT = (
    # C invited with XIX and passed without pagátultimó, so that its honour is the XXI: A holds SKIZ (T9.8).
    "V SK IV XVI SKIZ XIV X HR XXI I DJ II III HA XVII XIII XI VI DK DQ CT IX HK XVIII CK DR DA XIX CJ XII "
    "XV SQ ST SR VII XX HQ CQ SJ HJ CR VIII",
    "2:bid two, pass, pass, pass, discard HR DJ, discard SQ SR, discard HQ, discard DR, keep, keep, keep, "
    "keep, call XX, pass, pass",
    1,
)
NO_TRULL = (
    # C, D's partner, said ultimó but not trull, though D must hold the XXI if C has SKIZ and I.
    "CK CT HK SKIZ XVIII X XIII XXI XVI HJ CQ V III SJ CR CJ DK XII DA HR IX VIII XVII IV HA I DQ XV XIV SK "
    "ST SR XI XX DJ DR II SQ VII HQ VI XIX",
    "3:bid three, pass, pass, bid one, hold, pass, discard DQ, discard CR SR, discard DR SQ, discard HA, "
    "keep, keep, keep, keep, call XIX, pass, pass, pass, tarokks 8, ultimo, pass, pass, pass, pass, play "
    "XIII, play XX, play II, play IV, play HK, play HR, play HQ, play HJ, play ST, play IX, play X, play SK, "
    "play VI",
    2,
)
BEFORE_SKIZ = (
    # D holds XXI VIII I; A, last, has SKIZ, and perhaps a spade.
    "HJ CT SR IX II HK DK X V III DJ XVII HQ DA VIII CJ HR XVIII XII CQ XV VII SQ XIX SK IV XIII VI XI DQ I "
    "CR CK XXI DR XX SKIZ ST XVI HA XIV SJ",
    "2:pass, bid three, bid two, pass, hold, bid one, pass, discard CQ, discard HA SQ, discard DQ DJ, "
    "discard DA, keep, keep, keep, keep, call XIX, pass, pass, tarokks 8, pass, pass, pass, pass, play XIII, "
    "play XVII, play XVIII, play XIX, play SK, play III",
    1,
)
FRIEND_WITH_NINE = (
    # C holds XX XIX XIII IV HQ HR DK SK SJ; A, its friend, has declared nine tarokks and announced trull.
    "SKIZ VI DR XVII HR DQ DJ X V XIV II XV HJ CT DA XI XIX SK HQ DK XX CJ SR CR XII I VII XVI XXI III VIII "
    "XVIII SQ HA IV SJ XIII CQ HK CK IX ST",
    "0:bid three, pass, pass, pass, discard II DR DJ, discard SQ, discard CQ, discard DQ, keep, keep, keep, "
    "keep, tarokks 9, call XX, trull, pass, pass",
    3,
)
OVER_A_THREE = (
    # A holds SKIZ XVII XII VII VI IV HK HA SK.
    "XI XXI X DK HJ HQ DJ XV CR IX II XVI XIX VIII ST CK III CQ CJ SR XIII IV XII VII HK SK I XIV DQ DA "
    "XVIII HR V CT XX SJ DR SQ SKIZ VI HA XVII",
    "1:bid three, pass, pass",
    0,
)
ANNOUNCED_IN_EARNEST = (
    # C and its friend D hold 14 tarokks, with SKIZ, XXI and XX; A, a foe, holds XIII VII V HA DR CK CJ CT ST.
    "HA CT XIV DK SK CR XII XXI SKIZ SQ IX HQ V CQ CJ CK HJ DQ DA SR VIII HK XIX XI IV XX X XV SJ II XIII "
    "VII DR ST DJ HR XVII VI III XVI I XVIII",
    "3:bid solo, discard HQ CQ, discard DQ SR, discard III CR, keep, keep, keep, keep, call XX, trull, "
    "pass, pass, pass, ultimo, double, kings, pass, pass",
    2,
)
SKIZ_FOR_LITTLE = (
    # D, who has two tarokks left, can take three points with SKIZ, and the XXI is out.
    "SJ DQ DA II X XVII XII XIII XIX III CR DJ XV HR IX HK XI VIII CJ XVIII CT IV SKIZ SQ HA HJ XVI DK I "
    "XXI XIV DR XX VI HQ SR SK CK VII ST V CQ",
    "0:bid two, pass, pass, pass, discard CR SJ, discard DJ DA, discard HQ, discard ST, keep, keep, keep, "
    "keep, call XX, pass, pass, pass, pass, play DK, play DR, play XI, play XVII, play HA, play III, play "
    "HR, play VIII, play XVIII, play IV, play XIX, play XX, play XV, play X, play V, play I, play XIV, "
    "play CT",
    3,
)


def answer(match: Match) -> str:
    """What the strongest level does; by any seed, so that one shows it."""
    return str(choose(view_to_move(match), "strong", seed=0))


@pytest.mark.parametrize(
    "position", [YIELDED, FRIEND_WITH_SKIZ, NO_DEBT], ids=["yielded", "cue bid", "no debt"]
)
def test_trull_is_announced_where_a_bid_shows_the_other_high_honour(position: Position) -> None:  # T19.6
    match = at(position)
    assert str(heuristic.decide(view_to_move(match))) == "trull"
    assert answer(match) == "trull"


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        (NO_TRULL, "play XIV"),  # T19.10: SKIZ is not with the friend who plays it
        (BEFORE_SKIZ, "play XXI"),  # T19.11: the best hope of saving it
        (OVER_A_THREE, "bid two"),  # T19.3
        (ANNOUNCED_IN_EARNEST, "pass"),  # T19.7
        (SKIZ_FOR_LITTLE, "play VII"),  # T19.10
        (EIGHT_DECLARED, "pass"),  # T19.7: no kontra on few tarokks
    ],
    ids=["no trull", "before SKIZ", "over a three", "in earnest", "SKIZ", "eight declared"],
)
def test_what_a_watcher_expects(position: Position, expected: str) -> None:
    assert answer(at(position)) == expected


def test_a_friend_is_called_where_one_brings_more_than_the_own_xx() -> None:  # T8.3
    match = announcing(("SKIZ XXI XX XIX XVI XII XI IX DA",), played="tarokks 8")
    assert answer(match) == "call XVIII"


def test_no_cue_bid_with_fewer_tarokks_than_friends_expect() -> None:  # T19.5
    assert answer(dealt(("XXI XIX XVI X HJ DR CJ SK SQ",))) == "bid three"


def test_who_has_xx_bids_two_over_a_three_and_is_called_by_who_holds() -> None:  # T19.3, T19.4
    hands = "XVIII", "XIV", "SKIZ XIII XII X VI HK CQ CT SJ", "XXI XX XVII XI V I DQ SK SR"
    match = dealt(hands, played="pass, pass, bid three")
    assert answer(match) == "bid two"
    play(match, "bid two, hold")
    assert answer(match) == "pass"


def test_no_pagatultimo_on_a_guess_and_no_pagat_led_to_who_has_announced_trull() -> None:  # T19.8
    assert answer(at(FRIEND_WITH_NINE)) != "ultimo"
    assert answer(at(TRULL_TO_BREAK)) != "play I"


def test_who_does_not_say_trull_lacks_what_would_complete_it() -> None:  # T19.6
    assert chance_of(at(NO_TRULL).view(3), 2, Card.SKIZ) < 0.6


def test_who_yields_the_game_has_a_high_honour_to_the_end() -> None:  # T5.7
    match = at(YIELDED, "pass, pass, pass, pass, play SR, play SK, play SQ")
    assert chance_of(match.view(3), 1, Card.SKIZ) == 1
    assert chance_of(match.view(0), 1, Card.SKIZ) + chance_of(match.view(0), 1, Card.XXI) >= 1


def test_the_called_card_is_likelier_with_who_has_declared_tarokks() -> None:  # T9.3
    view = at(EIGHT_DECLARED).view(3)
    assert chance_of(view, 2, Card.XX) > 1.4 * chance_of(view, 0, Card.XX)


@pytest.mark.parametrize(("gains", "parts"), [((3.0, 1.0, 2.0, 2.0), True), ((3.0, -1.0, 0.5, 1.5), False)])
def test_the_pagat_is_parted_with_where_clearly_better(gains: tuple[float, ...], parts: bool) -> None:
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
