"""Hints in sentences: what to do, and what it brings compared with the next best."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from tartli_desktop.games.ulti.coach.hint import Hint
from tartli_desktop.games.ulti.opponents.worth import Worth
from tartli_desktop.games.ulti.rules.actions import (
    AGREE,
    CLAIM,
    CONCEDE,
    FORFEIT,
    KEEP,
    PASS,
    REFUSE,
    TAKE,
    Action,
    Announce,
    Double,
    Lay,
    MakeBid,
    NameTrump,
    Play,
)
from tartli_desktop.games.ulti.rules.view import View
from tartli_desktop.text.amounts import signed
from tartli_desktop.text.card_names import SuitSystem, card_name
from tartli_desktop.text.placeholders import fill

from . import terms

translate = QCoreApplication.translate


def hint_sentence(hint: Hint, view: View, suits: SuitSystem) -> str:
    """What to do, and why."""
    told = (advice(hint.action, view, suits), purpose(hint, suits), _reason(hint, view, suits))
    return " ".join(filter(None, told))


def advice(action: Action, view: View, suits: SuitSystem) -> str:
    """An action as it is advised: "Play the VII of Bells." """
    match action:
        case Play(card):
            return fill(translate("Ulti.Hints", "Play the %1."), card_name(card, suits))
        case Lay((first, second)):
            text = translate("Ulti.Hints", "Discard the %1 and the %2.")
            return fill(text, card_name(first, suits), card_name(second, suits))
        case MakeBid(bid):
            return fill(translate("Ulti.Hints", "Bid %1."), terms.bid_name(bid))
        case NameTrump(suit):
            return fill(translate("Ulti.Hints", "Make %1 trumps."), terms.trump_name(suit, suits))
        case Announce(values):
            return fill(translate("Ulti.Hints", "Announce %1."), ", ".join(map(str, values)))
        case Double(words):
            if view.phase == "answer":
                return fill(translate("Ulti.Hints", "Raise the double: %1."), terms.lanes_named(words))
            return fill(translate("Ulti.Hints", "Double: %1."), terms.lanes_named(words))
    plain = {
        PASS: translate("Ulti.Hints", "Pass."),
        TAKE: translate("Ulti.Hints", "Pick up the talon."),
        KEEP: translate("Ulti.Hints", "Keep your bid."),
        FORFEIT: translate("Ulti.Hints", "Throw the hand in."),
        CLAIM: translate("Ulti.Hints", "Claim the rest."),
        CONCEDE: translate("Ulti.Hints", "Give up."),
        AGREE: translate("Ulti.Hints", "Agree to the claim."),
        REFUSE: translate("Ulti.Hints", "Refuse the claim."),
    }
    return plain.get(action, translate("Ulti.Hints", "Leave the double as it is."))


def purpose(hint: Hint, suits: SuitSystem) -> str:
    """Which bid two cards are discarded for, and which suit is to be trumps; empty if nothing follows."""
    worth = hint.worth
    if worth is None or not worth.bid:
        return ""
    bid, trump = terms.bid_name(worth.bid), worth.trump
    if isinstance(hint.action, Lay):
        if trump is None:
            return fill(translate("Ulti.Hints", "Then bid %1."), bid)
        return fill(translate("Ulti.Hints", "Then bid %1, with %2 as trumps."), bid, _suit(trump, suits))
    return "" if trump is None else fill(translate("Ulti.Hints", "Trumps: %1."), _suit(trump, suits))


def _suit(trump: str, suits: SuitSystem) -> str:
    return terms.trump_name(trump, suits)


def _reason(hint: Hint, view: View, suits: SuitSystem) -> str:
    if hint.worth is None:
        return translate("Ulti.Hints", "This is only a rule of thumb: it is too early to work anything out.")
    told = _told(hint.worth, view)
    if hint.second is None or hint.second_worth is None:
        return fill(translate("Ulti.Hints", "You can expect %1."), told)
    if hint.is_all_the_same:
        return fill(translate("Ulti.Hints", "Whatever you do now, you can expect %1."), told)
    if not hint.makes_difference:
        if isinstance(hint.second, Play):
            text = translate("Ulti.Hints", "You can expect %1; the %2 may be just as good.")
            return fill(text, told, card_name(hint.second.card, suits))
        return fill(translate("Ulti.Hints", "You can expect %1; something else may be just as good."), told)
    other = points_told(hint.second_worth.points)
    if isinstance(hint.second, Play):
        text = translate("Ulti.Hints", "You can expect %1; the next best, the %2, would bring %3.")
        return fill(text, told, card_name(hint.second.card, suits), other)
    return fill(translate("Ulti.Hints", "You can expect %1; the next best would bring %2."), told, other)


def _told(worth: Worth, view: View) -> str:
    """Points of the hand and the same in money, with "about" if deals were sampled."""
    money = signed(round(worth.points * view.rules.unit))
    if worth.error == 0 and abs(worth.points) == 1:
        return fill(translate("Ulti.Hints", "%1 point (%2 Ft)"), points_told(worth.points), money)
    if worth.error == 0:
        return fill(translate("Ulti.Hints", "%1 points (%2 Ft)"), points_told(worth.points), money)
    return fill(translate("Ulti.Hints", "about %1 points (%2 Ft)"), points_told(worth.points), money)


def points_told(points: float) -> str:
    """A number with its sign and one decimal: "+2.4"."""
    tenths = round(points * 10)
    sign = "+" if tenths > 0 else "\u2212" if tenths < 0 else ""
    whole = tenths % 10 == 0
    return sign + QLocale().toString(abs(tenths) / 10, "f", 0 if whole else 1)
