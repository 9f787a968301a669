"""High honours where a lower card does as well, kings for foes, and choices that only noise makes (T19)."""

import pytest

from tartli_desktop.games.tarokk import Action, Card
from tartli_desktop.games.tarokk.opponents import choose, heuristic
from tartli_desktop.games.tarokk.opponents.choice import chosen, outdone
from tartli_desktop.games.tarokk.opponents.worth import Worth
from tartli_desktop.games.tarokk.rules.actions import PLAYS
from tests.games.tarokk.positions import B, C, announcing, cards, play, view_to_move

from .hands import Position, at

LAST_BUT_ONE = (
    # D holds SKIZ XVII XVI, after CK XIII; A, last, has neither clubs nor tarokks. The XIX is out.
    "ST CQ X HK I HA DR DA HJ SKIZ XVII HQ II SJ XV DQ VII CJ SR DK VIII V XIX CR VI XI XXI IV XX XVI IX SQ "
    "CT HR XVIII SK CK III XIV XIII DJ XII",
    "3:bid three, pass, pass, pass, discard HJ CQ ST, discard DQ, discard SR, discard CR, keep, keep, keep, "
    "keep, call XIX, trull, pass, pass, pass, pass, play XX, play II, play III, play V, play XXI, play IX, "
    "play VII, play VI, play DA, play XV, play DK, play DJ, play HR, play I, play HA, play IV, play DR, play "
    "CT, play VIII, play XI, play XIV, play X, play HK, play XVIII, play CK, play XIII",
    2,
)
HIGH_TAROKKS_TO_BID = (
    # C holds SKIZ XXI XVI XV XII CK CR CJ SK: a three by rules of thumb.
    "DK SJ HR IX VI ST VII XI XVIII XIII III HQ HA XIX DA II XVI XXI SKIZ CJ CR DR XIV XVII X SR HK CT "
    "VIII SQ XX DJ I CQ XV XII SK CK HJ IV V DQ",
    "0:pass, pass",
    3,
)
TRULL_KNOWN = (
    # D holds SKIZ XX XIX XVIII XIV XI IX VII DR, after XII XIII; its friend C has the XXI (T19.6).
    "DA XVIII XI CT IV XII CK SJ DJ XVI III VIII CJ VI X XV XIV HA IX XIX DR CQ SK II HJ SQ CR HK HR XVII V "
    "XIII XXI I ST SKIZ VII XX HQ SR DK DQ",
    "1:pass, bid three, bid two, pass, hold, bid one, hold, pass, discard CJ, discard HA ST, discard HQ HJ, "
    "discard SJ, keep, keep, keep, keep, tarokks 8, call XX, pass, tarokks 8, double, trull, kings, pass, "
    "pass, pass, pass, play XII, play XIII",
    0,
)
LAST = (
    # B holds SKIZ XX XIX XVIII XVII XVI X VII SK, after DJ XIII XIV; D, its friend, has the XXI.
    "XIV DR V XX ST HR II HA I VI DA HJ XV XI XIII XXI CR SJ HK SR XII XVI XVII VII SKIZ XIX DJ III DK SQ CJ "
    "CT IX VIII HQ DQ CQ CK X IV XVIII SK",
    "2:pass, bid three, pass, bid one, hold, bid solo, hold, discard DQ DR, discard V IV, discard HR SQ, "
    "keep, keep, keep, keep, call XIX, trull, pass, pass, tarokks 8, double, kings, pass, pass, pass, pass, "
    "play DJ, play XIII, play XIV",
    1,
)
UNDER_A_FRIEND = (
    # D holds XXI XV XI HJ CJ CT, after XVIII of B, its friend, and VI; A, last, has no tarokks.
    LAST[0],
    LAST[1] + ", play SKIZ, play XX, play II, play VIII, play XII, play XIX, play III, play IX, play HQ, "
    "play XVIII, play VI",
    1,
)
SURE_TRICK = (
    # A holds SKIZ II I CJ, after HR and XIX of D, its friend; B, last, has no tarokks.
    "CR DJ DR HK VII CJ ST DA SJ XIV HJ IV CQ SK HR HQ DK CT XV XIX XII II V HA SQ SKIZ CK DQ XXI XIII XX XI "
    "XVII VIII III IX VI SR I XVI XVIII X",
    "1:bid three, pass, pass, bid two, hold, pass, discard HJ DQ, discard DR CQ, discard SR, discard SQ, "
    "keep, keep, keep, keep, call XX, pass, pass, pass, kontra game, pass, pass, pass, pass, play XIV, play "
    "IV, play III, play XVI, play HA, play XIII, play HQ, play XV, play IX, play X, play XXI, play VIII, "
    "play ST, play SK, play VI, play XVIII, play V, play CK, play XX, play VII, play HR, play XIX",
    0,
)
BESIDE_XX = (
    # A holds SKIZ XVIII XIII DK, after XVII of D; C, its friend, called XIX and so has XX.
    "HQ HJ CR XIII SJ DA SQ IX XII XVII XVI DR SKIZ IV XVIII SR III VIII SK CK HA CT XXI V XIV CJ II VI VII "
    "DQ ST HK DK XIX I CQ X HR XX XI DJ XV",
    "3:pass, bid three, bid two, bid one, pass, pass, discard HQ, discard DQ SQ, discard SR SJ, discard CQ, "
    "keep, keep, keep, keep, call XIX, pass, pass, pass, pass, play CR, play IV, play CK, play CT, play ST, "
    "play SK, play XXI, play II, play XIV, play XVI, play XIX, play III, play HK, play HA, play XV, play HJ, "
    "play DJ, play VI, play DR, play DA, play XVII",
    2,
)
PAGAT_HOME = (
    # B holds SKIZ I HK, after DA DK of foes; C, its friend, has no tarokks.
    "XIX HK XV CK XXI II VI CT VIII XI V HQ VII SJ DR X XVI CR ST XVII XX DA HJ XVIII DJ CQ III XIV DK CJ "
    "XIII SR I SKIZ HA HR SQ DQ SK IX XII IV",
    "0:pass, bid three, pass, pass, discard DR SR SJ, discard HA, discard CQ, discard CJ, keep, keep, keep, "
    "keep, call XX, pass, pass, pass, pass, play III, play VII, play XVI, play XXI, play HJ, play II, play "
    "HQ, play HR, play XIV, play XIX, play XVII, play IV, play X, play XX, play IX, play V, play ST, play "
    "SK, play XI, play XIII, play XV, play SQ, play XVIII, play VI, play DA, play DK",
    3,
)
BEFORE_A_PROVED_SKIZ = (
    # C holds XVI IX II I DR, after XX of its friend B, who had XXI; A, last, has bid and so has SKIZ (T4.3).
    "DK SJ II HJ HK VII XIX IX DA VIII XVI SQ XIV V XII HR DJ CJ HQ CK IV XXI XVIII CQ HA ST XI CT DR I XVII "
    "SK CR DQ III VI XV SKIZ SR X XIII XX",
    "2:bid three, pass, bid two, bid one, pass, pass, discard CQ, discard CT SJ, discard DQ CR, discard HQ, "
    "keep, keep, keep, keep, call XIX, pass, pass, pass, pass, play XIX, play V, play III, play X, play DA, "
    "play XII, play DJ, play DK, play SQ, play IV, play ST, play VIII, play XI, play XIV, play VI, play XXI, "
    "play XX",
    1,
)
OVER_A_FRIEND = (
    # A holds SKIZ XX XVIII XVII HK HR DQ CR and is last, after XVI II XIX; the XIX, which it called, is D's.
    "XX CR XIV XXI CT CJ HK SQ HR XVIII CQ XIII DK XVI SK CK HQ VI XI VIII V XIX SJ DA IX X XVII SR SKIZ DQ "
    "III DJ ST I II XV HJ IV HA DR XII VII",
    "0:bid three, bid two, pass, pass, hold, pass, discard SQ SR, discard DJ ST, discard HQ, discard HA, "
    "keep, keep, keep, keep, call XIX, pass, pass, pass, pass, play CQ, play CK, play CT, play CJ, play XVI, "
    "play II, play XIX",
    3,
)
BEFORE_EIGHT_TAROKKS = (
    # D holds XVII XIV HK CK CT SR, after CJ; A, next, has declared eight tarokks and has one suit card.
    "XI XVIII SK HJ IV CT VIII VII SQ DQ SJ XIV ST IX DA SR HR XV XII XIX SKIZ DR CR XXI V HQ HA CJ I XVI HK "
    "III CK XVII DJ X II DK VI XIII XX CQ",
    "2:pass, pass, bid two, pass, discard HR DJ, discard HJ DR, discard DQ, discard DA, keep, keep, keep, "
    "keep, tarokks 8, call XX, pass, trull, pass, pass, pass, pass, play SQ, play ST, play II, play SK, play "
    "X, play XX, play IV, play III, play VI, play XVI, play IX, play XI, play CJ",
    1,
)
UNDER_WHO_MAY_BE_A_FOE = (
    # D, last, holds XVII XVI HQ HJ CK CQ SR, after CT VII XIV; who of B and C is a friend is not known.
    "DJ XX VIII HR VI SR HQ CK CQ DQ XI IX CR DK CJ II VII XII XIII DA IV XIV DR HK XVIII SK SQ XVI XVII HJ "
    "XXI SKIZ ST CT V SJ X XV III XIX I HA",
    "3:pass, bid three, pass, bid two, hold, pass, discard CR ST, discard HR SJ, discard DR, discard DQ, "
    "keep, keep, keep, keep, call XIX, trull, pass, tarokks 8, pass, pass, pass, pass, play SQ, play XX, "
    "play IV, play SK, play XXI, play V, play I, play XI, play CT, play VII, play XIV",
    2,
)
A_QUEEN_TO_LAY = (
    # B, declarer, holds SKIZ XVII XV VIII VII VI V IV DQ SR ST and lays two cards.
    "SR XVII DA SJ III II XVIII HK X CK HJ DQ VII V VIII VI CJ HA XXI HR XI HQ SK DR XX DJ I DK XII XIII IV "
    "SKIZ ST XV CQ XVI CR SQ XIV XIX IX CT",
    "0:pass, bid three, bid two, pass, hold, pass",
    3,
)
PAGAT_AND_FIVE_TAROKKS = (
    # D holds XVI XV XIII VI I DA CQ CR SK; B has held the two that it bid over B's three.
    "XIX SQ DJ X SR HK XII SKIZ DR III V HR XVIII DQ IX VII CQ SK XV XIII DA XVII XIV CT HJ XXI IV CJ HA CK "
    "SJ VIII XI ST XVI VI CR I II XX DK HQ",
    "1:bid three, pass, bid two, pass, hold",
    0,
)


@pytest.mark.parametrize(
    ("position", "honour", "instead"),
    [  # T19.10
        (LAST_BUT_ONE, "SKIZ", "XVI"),
        (TRULL_KNOWN, "SKIZ", "XVIII"),
        (LAST, "SKIZ", "XVI"),
        (UNDER_A_FRIEND, "XXI", "XI"),
        (SURE_TRICK, "SKIZ", "I"),
        (BESIDE_XX, "SKIZ", "XVIII"),
        (PAGAT_HOME, "SKIZ", "I"),
        (BEFORE_A_PROVED_SKIZ, "I", "II"),
    ],
    ids=["last but one", "trull", "last", "under a friend", "a friend's ruff", "beside XX", "pagát", "foe"],
)
def test_no_honour_where_a_lower_card_does_as_well(position: Position, honour: str, instead: str) -> None:
    view = view_to_move(at(position))
    assert outdone(view)[PLAYS[Card.parse(honour)]] == PLAYS[Card.parse(instead)]
    assert PLAYS[Card.parse(honour)] not in (heuristic.decide(view), choose(view, "strong", seed=1))


@pytest.mark.parametrize(
    ("position", "usual", "other", "gain"),
    [
        (OVER_A_FRIEND, "play XVII", "play XX", 0.9),  # T19.12
        (BEFORE_EIGHT_TAROKKS, "play CT", "play CK", 0.2),  # T19.10
        (UNDER_WHO_MAY_BE_A_FOE, "play CQ", "play CK", 0.2),  # T19.10
        (A_QUEEN_TO_LAY, "discard DQ SR", "discard SR ST", 0.4),  # T19.9
        (PAGAT_AND_FIVE_TAROKKS, "pass", "bid one", 2.9),  # T19.2
        (HIGH_TAROKKS_TO_BID, "bid three", "bid solo", 1.6),  # T19.2
    ],
    ids=["a friend's trick", "king", "king, last", "discard", "bid", "high bid"],
)
def test_a_small_gain_does_not_count(position: Position, usual: str, other: str, gain: float) -> None:
    view = view_to_move(at(position))
    expected, odd = Action.parse(usual), Action.parse(other)
    assert heuristic.decide(view) == expected
    nothing = Worth((0.0,) * 3)
    assert chosen(view, {odd: Worth((gain,) * 3), expected: nothing}, expected) == expected
    assert chosen(view, {odd: Worth((2 * gain,) * 3), expected: nothing}, expected) == odd


def test_no_called_card_and_no_pagat_under_a_foes_card() -> None:  # T19.10
    match = announcing(("SKIZ XXI", "XX III", "XV IV I"), played="call XX, pass, pass, pass, pass, play XXI")
    assert outdone(match.view(B))[PLAYS[Card.XX]] == PLAYS[Card.III]
    play(match, "play III")
    assert outdone(match.view(C))[PLAYS[Card.I]] == PLAYS[Card.IV]
    assert str(choose(match.view(C), "strong")) == "play IV"


def test_where_only_high_honours_are_left_the_best_is_played() -> None:
    view = at(LAST_BUT_ONE).view(3)
    skiz, xxi = (PLAYS[card] for card in cards("SKIZ XXI"))
    assert chosen(view, {skiz: Worth((1.0, 1.0)), xxi: Worth((1.1, 1.2))}, PLAYS[Card.XVI]) == xxi
