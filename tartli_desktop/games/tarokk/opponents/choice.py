"""Which cards are worth trying, and which action to choose of those that sampling cannot tell apart."""

from collections.abc import Mapping, Sequence

from tartli_desktop.cards.tarokk import TAROKKS, Card, iterate, mask_of
from tartli_desktop.games.tarokk.rules.actions import PLAYS, Action, Announce, Play
from tartli_desktop.games.tarokk.rules.card_values import HONOURS, KINGS, winning_card
from tartli_desktop.games.tarokk.rules.view import View

from .rules_of_thumb.bidding import level_of, misleads
from .rules_of_thumb.situation import Situation
from .rules_of_thumb.tactics import FEW, PAGAT, SKIZ, XXI, highest, lowest, stronger
from .worth import Worth, difference

_TRULL = Announce("trull")

_SELDOM = 1.0
"""How many points more than other cards good players want for SKIZ, a king that is led, a card over a
friend's that no foe can beat, a pagát that one may beat; for any other pagát and the XXI half of it."""

_THROWN = 0.3
"""The same for a king that is not led, before foes who may ruff it."""

_SURE_OF = {"auction": (2.0, 1.0), "discard": (2.0, 0.5), "play": (0.5, 0.15)}
"""By how many errors, and how many points, a bid, a discard, a card must be better than that of the rules of
thumb: less is noise, and looks odd. So many points for each level above their bid, or above a pass: others
double a high game more often than in playouts."""


def touching(view: View) -> list[list[Action]]:
    """The tarokks that are worth the same as others in hand, each group from the highest to the lowest.

    No hidden card lies between them. Honours are worth more points, which is all the same where nothing can
    beat any of the group. The called card stands apart while it would tell who the partner is.
    """
    situation = Situation(view)
    hidden = situation.unseen | situation.trick
    groups: list[list[int]] = []
    for card in reversed([*iterate(_plain(view) | _legal(view) & (SKIZ | XXI))]):
        above = hidden & ((1 << groups[-1][-1]) - 1) if groups else hidden
        if not groups or above >> (0 if card < Card.XX else card):
            groups.append([card])
        else:
            groups[-1].insert(0, card)
    return [[PLAYS[card] for card in group] for group in groups if len(group) > 1]


def outdone(view: View) -> dict[Action, Action]:
    """For tarokks that do no more in the open trick than a lower one, the lowest that does it.

    So are high honours where a friend or a lower tarokk wins the trick, whatever foes play after it; the XXI
    only if SKIZ is no danger. The pagát does less than any tarokk under a card that foes are likely to win.
    """
    trick = view.trick
    if not trick:
        return {}
    situation = Situation(view)
    over = _over(situation)
    legal, plain = _legal(view), _plain(view)
    is_safe = not situation.may_be_beaten(over)
    found: dict[Action, Action] = {}
    common = legal & TAROKKS & ~HONOURS
    for part in (common & ~over, common & over if is_safe else 0):
        for low in [*iterate(plain & part)][-1:]:
            found |= {PLAYS[card]: PLAYS[low] for card in iterate(part) if card < low}
    lower = plain | legal & PAGAT
    if _is_friends(situation) and is_safe:
        enough = [*iterate(lower)]
    else:
        enough = [card for card in iterate(lower & over) if not situation.may_be_beaten((1 << card) - 1)]
        if legal & PAGAT & ~over and plain and len(view.hand) > 2 and _is_lost(situation, over, enough):
            found[PLAYS[Card.I]] = PLAYS[lowest(plain)]
    if enough:
        honours = legal & (SKIZ if situation.foes_cards & SKIZ else SKIZ | XXI)
        found |= {PLAYS[card]: PLAYS[enough[-1]] for card in iterate(honours)}
    return found


def _over(situation: Situation) -> int:
    """The cards that would win over the open trick."""
    led = situation.view.trick[0][1]
    return stronger(winning_card(situation.trick, led), led)


def _is_lost(situation: Situation, over: int, sure: Sequence[int]) -> bool:
    """Whether a pagát under the best card so far likely goes to foes, or ``sure`` tarokks would do better."""
    if _is_friends(situation):
        proved = situation.proved_honours(situation.still_to_play, friends=False)
        return (situation.foes_cards & over).bit_count() > FEW or proved & over != 0
    return bool(sure) or not any(situation.is_friend(seat) for seat in situation.still_to_play)


def _is_friends(situation: Situation) -> bool:
    """Whether a friend wins the open trick so far."""
    trick = situation.view.trick
    best = winning_card(situation.trick, trick[0][1])
    return any(card == best and situation.is_friend(seat) for seat, card in trick)


def _legal(view: View) -> int:
    return mask_of(action.card for action in view.legal if isinstance(action, Play))


def _plain(view: View) -> int:
    """The tarokks that may be played, but for honours and a called card that would tell the seat's side."""
    called = 0 if view.called is None or view.sides[view.seat] else 1 << view.called
    return _legal(view) & TAROKKS & ~(SKIZ | XXI | PAGAT | called)


def reserve(view: View, action: Action) -> float:
    """How many points an action must be better than others, against the rules of thumb: 0 for most."""
    if not isinstance(action, Play):
        return 0.0
    card = action.card
    if card == Card.XXI:
        return _SELDOM / 2
    situation = Situation(view)
    if card == Card.I and not view.trick and view.seat == view.declarer:
        # The called card may be the highest that is out.
        return _SELDOM / 2 if highest(situation.unseen & TAROKKS) == view.called else _SELDOM
    if card == Card.SKIZ or not view.trick:
        # A king led to foes who must ruff it is a present.
        times = 2 if situation.ruffed_kings >> card & 1 else 1
        return times * _SELDOM if (SKIZ | PAGAT | KINGS) >> card & 1 else 0.0
    if KINGS >> card & 1:
        return _THROWN
    over = _over(situation)
    if card == Card.I:
        return _SELDOM if over & PAGAT and situation.may_be_beaten(over) else _SELDOM / 2
    return _SELDOM * (over >> card & 1 and _is_friends(situation) and not situation.may_be_beaten(over))


def chosen(view: View, worths: Mapping[Action, Worth], usual: Action) -> Action:
    """The best action, or the usual one where sampling cannot tell that the best is better.

    What is announced or doubled against the rules of thumb must be better by its error, a bid by two; a card
    or a discard by half of it, which loses least on deals that were not sampled. An honour or a king is
    played against them, or a friend's trick taken, only where that is better than any other card by its
    :func:`reserve` and, but for the XXI, by two errors: good players do it seldom, and it cannot be taken
    back. Trull is announced as they say, with both high honours (T19.6), and no bid may mislead.
    Raises ValueError if there are none.
    """
    if usual == _TRULL and usual in worths:
        return usual
    situation = Situation(view)
    worths = {action: worth for action, worth in worths.items() if not misleads(situation, action)}
    best = max(worths, key=lambda action: worths[action].points)
    others = {action: worth for action, worth in worths.items() if worth.deals != worths[best].deals}
    if not others or (usual in worths and usual not in others):
        return usual if usual in worths else best
    wanted = reserve(view, best)
    if wanted:
        others = {action: worth for action, worth in others.items() if reserve(view, action) <= wanted}
        if not others:
            return best
        instead = chosen(view, others, usual)
        gap, error = difference(worths[best], worths[instead])
        return best if gap > max(wanted, (0.5 if best == PLAYS[Card.XXI] else 2.0) * error) else instead
    if usual not in worths:
        return best
    gap, error = difference(worths[best], worths[usual])
    errors, least = _SURE_OF.get(view.phase, (1.0, 0.0))
    least *= max(1, level_of(view, best) - level_of(view, usual))
    return best if gap > max(errors * error, least) else usual
