"""Hints in sentences: what to do, and what it brings compared with the next best."""

import math
from collections.abc import Sequence

from tartli_desktop.face.sentences import Sentences
from tartli_desktop.game.evaluating import Figures
from tartli_desktop.games import ulti
from tartli_desktop.games.ulti.coach.hint import Hint, hint_of
from tartli_desktop.games.ulti.coach.reasons import reason_of
from tartli_desktop.games.ulti.opponents.worth import EXACT_TRICKS, Worth
from tartli_desktop.games.ulti.rules import actions
from tartli_desktop.games.ulti.rules.actions import Action
from tartli_desktop.games.ulti.rules.view import View
from tartli_desktop.kit.hint import compared, expected
from tartli_desktop.text.amounts import points_text, signed
from tartli_desktop.text.card_names import card_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, fill

from . import terms

__all__ = ["action_name", "advice", "figures", "hint_of", "purpose", "sentence", "why"]

tr = Context("Ulti.Hints")
say = Sentences("ulti", "hints")


def sentence(hint: Hint, view: View, names: Sequence[str]) -> str:
    """What to do, and why."""
    worth = hint.worth
    reason = why(view, hint.action, bid=worth.bid if worth else "", trump=worth.trump if worth else None)
    told = (advice(hint.action, view), purpose(hint), reason, _value(hint, view))
    return " ".join(filter(None, told))


def advice(action: Action, view: View) -> str:
    """An action as it is advised: "Play the VII of Bells." """
    about = terms.named(action)
    return say(type(action).__name__, **about, follows=bool(view.trick), answers=view.phase == "answer")


def action_name(action: Action, view: View, worth: Worth | None = None) -> str:
    """An action as it stands in a list: "VII of Bells", "Betli: discard Ace of Acorns, X of Bells"."""
    match action:
        case ulti.Play(card):
            return begun(card_name(card))
        case ulti.Lay():
            bid = "" if worth is None or not worth.bid else begun(terms.bid_name(worth.bid))
            return say("listed-lay", **terms.named(action), bid=bid)
    parts = {word.partition("/")[0] for word in getattr(action, "words", ())}
    level = 1 + max((max(by_seat) for name, by_seat in view.levels if name in parts), default=0)
    return (terms.said(action, view.contract, level=level) or str(action)).rstrip(".!")


def figures(worth: Worth, view: View) -> Figures:
    """What an action is worth, in points."""
    wins = sum(points > 0 for points in worth.deals) / len(worth.deals) if worth.deals else None
    # That deals do not differ makes a value certain only where they are solved to the end.
    is_guessed = not worth.error and worth.deals and len(view.tricks) < 10 - EXACT_TRICKS
    return Figures(worth.points, math.inf if is_guessed else worth.error, wins, worth.points)


def purpose(hint: Hint) -> str:
    """Which bid an action leads to, and which suit is to be trumps; empty if nothing follows."""
    worth = hint.worth
    if worth is None or not worth.bid:
        return ""
    bid, trump = terms.bid_name(worth.bid), worth.trump
    trump = "" if trump is None else terms.trump_name(trump)
    if hint.action == actions.TAKE:
        return say("likeliest", bid=bid)
    if isinstance(hint.action, ulti.Lay):
        return say("then-bid", bid=bid, trump=trump)
    return say("trumps", trump=trump) if trump else ""


def why(
    view: View, action: Action, instead: Action | None = None, *, bid: str = "", trump: str | None = None
) -> str:
    """What speaks for an action, as far as the player can see it for certain, or "".

    See :func:`tartli_desktop.games.ulti.coach.reasons.reason_of`.
    """
    reason = reason_of(view, action, instead, bid=bid, trump=trump)
    if isinstance(action, ulti.Announce):
        return "" if reason is None else fill(tr(reason.value), sum(action.values))
    return "" if reason is None else tr(reason.value)


def _value(hint: Hint, view: View) -> str:
    plays = sum(isinstance(action, ulti.Play) for action in view.legal)
    if len(view.legal) == 1 or (plays == 1 and isinstance(hint.action, ulti.Play)):
        return ""
    if hint.worth is None:
        return say("too-early")
    told = _told(hint.worth, view)
    if hint.second is None or hint.second_worth is None:
        return expected(told)
    if hint.is_all_the_same:
        return say("whatever", told=told)
    other, bid = _told(hint.second_worth, view), hint.second_worth.bid
    if bid and hint.second != actions.TAKE:
        # Only the promising discards and bids are valued: none can be called the next best.
        return say("other-bid", close=hint.is_close, told=told, bid=terms.bid_name(bid), other=other)
    card = card_name(hint.second.card) if isinstance(hint.second, ulti.Play) else ""
    return compared(told, other, card, advice(hint.second, view), is_close=hint.is_close)


def _told(worth: Worth, view: View) -> str:
    """Points of the hand and the same in money, with "about" if deals were sampled."""
    money = signed(round(worth.points * view.rules.unit))
    points, one = points_text(worth.points), abs(worth.points) == 1
    return say("points", exact=worth.error == 0, one=one, points=points, money=money)
