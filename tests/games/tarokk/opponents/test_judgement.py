"""Positions in which noise must not decide, and words that tell where cards lie (T19)."""

import pytest

from tartli_desktop.cards.tarokk import mask_of
from tartli_desktop.games.tarokk import Action, Card, View
from tartli_desktop.games.tarokk.opponents import choose, evaluate
from tartli_desktop.games.tarokk.opponents.choice import chosen
from tartli_desktop.games.tarokk.opponents.rules_of_thumb.situation import Situation
from tartli_desktop.games.tarokk.opponents.search.rollout import KnownDeal, choices, surprises
from tartli_desktop.games.tarokk.opponents.worth import Worth
from tartli_desktop.games.tarokk.rules.actions import PASS, Announce
from tests.games.tarokk.positions import cards, play, view_to_move

from .hands import Position, at, chance_of

DOUBLED = (
    # A holds XXI XX XIX XV XIII V IV III SK and is the partner of D, who said ultimó but not trull.
    "VI VIII HQ CJ X SKIZ XIII XX XIX IV XV XIV SR CR DR HA CK DQ DK XII ST HK XI II SQ XVII XXI SK III V "
    "XVI VII HJ SJ CT DA CQ DJ XVIII IX I HR",
    "0:bid three, pass, pass, bid two, pass, discard HR SQ, discard HQ CJ, discard SR, discard DQ, "
    "keep, keep, keep, keep, tarokks 8, call XX, ultimo, pass, tarokks 8, double, trull, kings, pass, pass, "
    "kontra ultimo, kontra trull, pass, pass",
    3,
)
DOUBLED_AGAIN = (DOUBLED[0], DOUBLED[1] + ", volat, pass, pass, kontra volat, pass, pass", 3)
NO_HONOUR = (
    # D holds XX XIX XIV VIII V I HK HQ HR and is the partner of C.
    "XII DR XX SJ DQ HJ DJ XVI SK CQ XVII VII HA III SKIZ IX CT XIV V I HQ ST XXI XIII CR XVIII SR CK IV SQ "
    "XV VI DA XI XIX VIII HK HR II CJ DK X",
    "1:pass, bid three, bid two, pass, hold, pass, discard DR DA, discard CT SJ, discard ST, discard HJ, "
    "keep, keep, keep, keep, tarokks 8, call XX, pass",
    0,
)
NO_PAGAT = (
    # C holds XX XVIII XVII XII IX III HK HA SK and is the partner of B, who declared nine tarokks.
    "IV VII III HA DQ DJ VIII SQ ST XIX SJ XIII HQ II XV XXI XII SK CR HK IX X DA HR SKIZ DR VI DK CK SR V "
    "XVI CQ XI CT XX XVIII XVII CJ XIV HJ I",
    "0:pass, bid three, pass, bid two, hold, pass, discard HQ CQ, discard CR CT, discard DQ, discard SQ, "
    "keep, keep, keep, keep, tarokks 9, call XX, pass",
    3,
)
LAST_TO_A_SUIT = (
    # D is last to DA DK XV, without SKIZ.
    "IX XIV SKIZ CJ HR SR DA XIII SJ CT HQ HJ VI I IV II XV XIX DJ XVII HK V CK SK DR XVIII HA XI VII X III "
    "XII DK DQ CR ST XX CQ SQ XXI XVI VIII",
    "0:pass, pass, pass, bid two, discard DR SQ, discard HQ CJ, discard DQ, discard DJ, keep, keep, keep, "
    "keep, call XX, pass, pass, pass, pass, play DA, play DK, play XV",
    3,
)
SKIZ_AGAINST_A_TRULL = (
    # D holds SKIZ; A, the partner of B who has the XXI, has announced trull without it.
    "XXI XX HQ SQ HK DQ DR CT SK DK CR ST CJ XI XIII VIII SR VII SJ VI III XII HA XVIII XIX HR X I CQ XV IV "
    "IX XVII II SKIZ CK DJ DA XIV HJ XVI V",
    "1:bid three, pass, pass, pass, discard HQ DR CQ, discard SQ, discard SR, discard HR, keep, keep, keep, "
    "keep, call XIX, pass, pass, pass, trull, pass, pass, pass",
    0,
)

TRULL = Announce("trull")


@pytest.mark.parametrize(
    ("position", "answer"),
    [
        (DOUBLED, "pass"),
        (DOUBLED_AGAIN, "pass"),
        (NO_HONOUR, "pass"),  # T19.6
        (NO_PAGAT, "pass"),  # T19.8
        (LAST_TO_A_SUIT, "play XXI"),  # T19.10
        (SKIZ_AGAINST_A_TRULL, "kontra trull"),  # not catch: the kontra tells the XXI where SKIZ is
    ],
    ids=["volat", "rekontra", "no honour", "no pagát", "last to a suit", "SKIZ against a trull"],
)
def test_what_chance_does_not_decide(position: Position, answer: str) -> None:
    view = view_to_move(at(position))
    assert str(choose(view, "strong", seed=0)) == answer


@pytest.mark.parametrize("answer", ["kontra trull", "catch"])
def test_the_holder_of_the_xxi_trusts_in_its_sides_trull_until_foes_show_skiz(answer: str) -> None:
    assert not Situation(at(SKIZ_AGAINST_A_TRULL).view(1)).foes_cards & mask_of([Card.SKIZ])
    assert Situation(at(SKIZ_AGAINST_A_TRULL, answer).view(1)).foes_cards & mask_of([Card.SKIZ])


def test_who_doubles_the_trull_of_the_holder_of_the_xxi_has_the_skiz() -> None:
    assert chance_of(at(DOUBLED).view(0), 2, Card.SKIZ) > 0.7


def test_an_announcement_is_worth_more_won_and_less_lost_the_likelier_it_is_doubled() -> None:
    values = evaluate(at(NO_HONOUR).view(3), seed=1)
    gains = [more - less for more, less in zip(values[TRULL].deals, values[PASS].deals, strict=True)]
    # As it stands a trull brings 1 more than unannounced and costs 2 or more; a kontra doubles that.
    assert min(gain for gain in gains if gain > 0) > 1
    assert max(gain for gain in gains if gain < 0) < -2


def test_within_its_error_the_rule_of_thumb_decides() -> None:
    match = at(NO_HONOUR)
    speaking, playing = match.view(3), at(LAST_TO_A_SUIT).view(3)
    usual, better = PASS, Announce("kings")
    worse = Worth((0.0, 0.0, 0.0))

    def answer(view: View, deals: tuple[float, ...]) -> Action:
        return chosen(view, {better: Worth(deals), usual: worse}, usual)

    far, near, nearer = (5.0, 4.0, 6.0), (6.0, -3.0, 3.0), (5.0, -5.0, 0.5)
    assert [answer(speaking, deals) for deals in (far, near, nearer)] == [better, usual, usual]
    assert [answer(playing, deals) for deals in (far, near, nearer)] == [better, better, usual]


@pytest.mark.parametrize(("kept", "trull", "count"), [("XXI", False, 1), ("XIV", False, 0), ("XXI", True, 0)])
def test_what_rules_of_thumb_would_not_play_is_a_surprise(kept: str, trull: bool, count: int) -> None:
    # C takes DA DK with XV; D, last, plays XVI and keeps the XXI, which nobody could catch (T19.10).
    # With trull announced it knows the SKIZ with a friend.
    left = [mask_of(cards(text)) for text in ("SKIZ", "V", "HK", kept)]
    deal = KnownDeal(left, (1, 1, 1, 0), (False, False), (trull, False))
    assert surprises(deal, choices([*enumerate(cards("DA DK XV XVI"))], 0)) == count


def test_who_plays_a_surprising_card_is_less_likely_to_hold_what_would_have_been_better() -> None:
    # D, last, takes with XVI where nobody could catch its XXI (T19.10). By what was said before, 3 of 4 deals
    # give it the XXI.
    match = at(LAST_TO_A_SUIT)
    play(match, "play XVI")
    assert chance_of(match.view(0), 3, Card.XXI, 600) < 0.7
