"""Hints in sentences: what to do, and what it brings compared with the next best."""

import math
from collections.abc import Sequence

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


def sentence(hint: Hint, view: View, names: Sequence[str]) -> str:
    """What to do, and why."""
    worth = hint.worth
    reason = why(view, hint.action, bid=worth.bid if worth else "", trump=worth.trump if worth else None)
    told = (advice(hint.action, view), purpose(hint), reason, _value(hint, view))
    return " ".join(filter(None, told))


def advice(action: Action, view: View) -> str:
    """An action as it is advised: "Play the VII of Bells." """
    match action:
        case ulti.Play(card):
            text = tr("Play the %1.") if view.trick else tr("Lead the %1.")
            return fill(text, card_name(card))
        case ulti.Lay((first, second)):
            return fill(tr("Discard the %1 and the %2."), card_name(first), card_name(second))
        case ulti.MakeBid(bid):
            return fill(tr("Bid %1."), terms.bid_name(bid))
        case ulti.NameTrump(suit):
            return fill(tr("Make %1 trumps."), terms.trump_name(suit))
        case ulti.Announce(values):
            return fill(tr("Announce %1."), terms.marriages_in_sentence(values))
        case ulti.Double(words):
            if view.phase == "answer":
                return fill(tr("Raise the double of %1."), terms.lanes_in_sentence(words))
            return fill(tr("Double %1."), terms.lanes_in_sentence(words))
    plain = {
        actions.PASS: tr("Pass."),
        actions.TAKE: tr("Pick up the talon."),
        actions.KEEP: tr("Keep your bid."),
        actions.FORFEIT: tr("Throw the hand in."),
        actions.CLAIM: tr("Claim the rest."),
        actions.CONCEDE: tr("Give up."),
        actions.AGREE: tr("Agree to the claim."),
        actions.REFUSE: tr("Refuse the claim."),
    }
    return plain.get(action, tr("Leave the double as it is."))


def action_name(action: Action, view: View, worth: Worth | None = None) -> str:
    """An action as it stands in a list: "VII of Bells", "Betli: discard Ace of Acorns, X of Bells"."""
    match action:
        case ulti.Play(card):
            return begun(card_name(card))
        case ulti.Lay((first, second)):
            cards = (card_name(first), card_name(second))
            if worth is None or not worth.bid:
                return fill(tr("Discard %1, %2", "two cards"), *cards)
            return fill(
                tr("%1: discard %2, %3", "a bid, two cards"), begun(terms.bid_name(worth.bid)), *cards
            )
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
    if hint.action == actions.TAKE:
        return fill(tr("The likeliest bid then: %1."), bid)
    if isinstance(hint.action, ulti.Lay):
        if trump is None:
            return fill(tr("Then bid %1."), bid)
        return fill(tr("Then bid %1, with %2 as trumps."), bid, _suit(trump))
    return "" if trump is None else fill(tr("Trumps: %1."), _suit(trump))


def _suit(trump: str) -> str:
    return terms.trump_name(trump)


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
        return tr("This is only a rule of thumb: it is too early to work anything out.")
    told = _told(hint.worth, view)
    if hint.second is None or hint.second_worth is None:
        return expected(told)
    if hint.is_all_the_same:
        return fill(tr("Whatever you do now, you can expect %1."), told)
    other, bid = _told(hint.second_worth, view), hint.second_worth.bid
    if bid and hint.second != actions.TAKE:
        # Only the promising discards and bids are valued: none can be called the next best.
        if hint.is_close:
            text = tr("You can expect %1; %2 may be just as good a bid.")
            return fill(text, told, terms.bid_name(bid))
        text = tr("You can expect %1; if you bid %2, %3.", "a bid, points")
        return fill(text, told, terms.bid_name(bid), other)
    card = card_name(hint.second.card) if isinstance(hint.second, ulti.Play) else ""
    return compared(told, other, card, advice(hint.second, view), is_close=hint.is_close)


def _told(worth: Worth, view: View) -> str:
    """Points of the hand and the same in money, with "about" if deals were sampled."""
    money = signed(round(worth.points * view.rules.unit))
    if worth.error == 0 and abs(worth.points) == 1:
        return fill(tr("%1 point (%2 Ft)"), points_text(worth.points), money)
    if worth.error == 0:
        return fill(tr("%1 points (%2 Ft)"), points_text(worth.points), money)
    return fill(tr("about %1 points (%2 Ft)"), points_text(worth.points), money)
