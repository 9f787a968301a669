"""Hints in sentences: what to do, and what it brings beside the next best."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from tartli_desktop.games.tarokk.coach.hint import Hint
from tartli_desktop.games.tarokk.rules.actions import (
    ANNUL,
    HOLD,
    KEEP,
    Action,
    Announce,
    Bid,
    Call,
    DeclareTarokks,
    Discard,
    Play,
    SayKontra,
)
from tartli_desktop.games.tarokk.rules.view import View
from tartli_desktop.text.placeholders import fill

from . import terms

translate = QCoreApplication.translate


def hint_sentence(hint: Hint, view: View) -> str:
    """What is to be done, and why."""
    return f"{advice(hint.action, view)} {_reason(hint)}"


def advice(action: Action, view: View) -> str:
    """An action as it is advised: "Play the VII." """
    match action:
        case Play(card):
            return fill(translate("Tarokk.Hints", "Play the %1."), terms.tarokk_name(card))
        case Discard(cards):
            names = ", ".join(map(terms.tarokk_name, cards))
            return fill(translate("Tarokk.Hints", "Lay away: %1."), names)
        case Bid(level):
            return fill(translate("Tarokk.Hints", "Bid %1."), terms.bid_name(level))
        case Call(card):
            return fill(translate("Tarokk.Hints", "Call the %1."), terms.tarokk_name(card))
        case DeclareTarokks(count):
            return fill(translate("Tarokk.Hints", "Declare your %1 tarokks."), count)
        case Announce(bonus):
            return fill(translate("Tarokk.Hints", "Announce %1."), terms.item_name(bonus))
        case SayKontra(level, item):
            text = translate("Tarokk.Hints", "Say %1: %2.", "a level of kontra, what it is said to")
            return fill(text, terms.kontra_word(level), terms.item_name(item))
    plain = {
        HOLD: translate("Tarokk.Hints", "Hold."),
        KEEP: translate("Tarokk.Hints", "Play the hand."),
        ANNUL: translate("Tarokk.Hints", "Annul the hand."),
    }
    if action in plain:
        return plain[action]
    if view.phase == "announce":
        return translate("Tarokk.Hints", "Say nothing more.")
    return translate("Tarokk.Hints", "Pass.")


def _reason(hint: Hint) -> str:
    if isinstance(hint.action, DeclareTarokks):
        text = translate("Tarokk.Hints", "Each of the others pays you %1 for them, however the hand ends.")
        return fill(text, hint.action.count - 7)
    if hint.value is None:
        return translate("Tarokk.Hints", "That is by rule of thumb: nothing can be worked out here.")
    told = points_told(hint.value)
    if hint.second is None or hint.second_value is None:
        return fill(translate("Tarokk.Hints", "It should bring you about %1 points."), told)
    other = points_told(hint.second_value)
    if isinstance(hint.second, Play):
        name = terms.tarokk_name(hint.second.card)
        if hint.is_close:
            text = translate(
                "Tarokk.Hints", "It should bring you about %1 points; the %2 may be just as good."
            )
            return fill(text, told, name)
        text = translate(
            "Tarokk.Hints", "It should bring you about %1 points; the next best, the %2, about %3."
        )
        return fill(text, told, name, other)
    if hint.is_close:
        text = translate(
            "Tarokk.Hints", "It should bring you about %1 points; something else may be just as good."
        )
        return fill(text, told)
    text = translate("Tarokk.Hints", "It should bring you about %1 points; the next best would bring %2.")
    return fill(text, told, other)


def points_told(points: float) -> str:
    """A number with its sign and one decimal: "+2.4"."""
    tenths = round(points * 10)
    sign = "+" if tenths > 0 else "\u2212" if tenths < 0 else ""
    whole = tenths % 10 == 0
    return sign + QLocale().toString(abs(tenths) / 10, "f", 0 if whole else 1)
