"""Hints in sentences: what to do, and what it brings compared with the next best."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from tartli_desktop.games.tarokk import (
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
    View,
)
from tartli_desktop.games.tarokk.coach.hint import Hint, hint_of
from tartli_desktop.games.tarokk.coach.reasons import Reason, reason_of
from tartli_desktop.text.amounts import points_text
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.placeholders import fill

from . import terms

__all__ = ["advice", "hint_of", "sentence", "why"]

translate = QCoreApplication.translate


def sentence(hint: Hint, view: View, names: Sequence[str], suits: SuitSystem) -> str:
    """What to do, and why."""
    parts = (advice(hint.action, view), why(view, hint.action), _value(hint, view))
    return " ".join(part for part in parts if part)


def advice(action: Action, view: View) -> str:
    """An action as it is advised: "Play the VII." """
    match action:
        case Play(card):
            return fill(translate("Tarokk.Hints", "Play the %1."), terms.tarokk_name(card))
        case Discard(cards):
            return fill(translate("Tarokk.Hints", "Discard %1."), terms.tarokk_names(cards))
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


def why(view: View, action: Action, instead: Action | None = None) -> str:
    """What speaks for an action, as far as the player can see it for certain, or "".

    A reason that also speaks for ``instead`` does not count.
    """
    reason = reason_of(view, action, instead)
    return "" if reason is None else _sentence(reason)


def _sentence(reason: Reason) -> str:
    return {
        Reason.ONLY_CARD: translate("Tarokk.Hints", "It is the only card you may play."),
        Reason.CATCHES_THE_XXI: translate("Tarokk.Hints", "It catches the XXI."),
        Reason.MAY_CATCH_THE_XXI: translate(
            "Tarokk.Hints", "It catches the XXI, unless that is your partner’s."
        ),
        Reason.WAITS_FOR_THE_XXI: translate("Tarokk.Hints", "Your Skíz waits for the XXI."),
        Reason.SAVES_THE_XXI: translate("Tarokk.Hints", "The Skíz cannot catch it in this trick."),
        Reason.KEEPS_THE_XXI_BACK: translate("Tarokk.Hints", "The Skíz could catch your XXI in this trick."),
        Reason.BRINGS_THE_PAGAT_HOME: translate("Tarokk.Hints", "Nobody can take it from your side now."),
        Reason.FEEDS_THE_OWN_SIDE: translate(
            "Tarokk.Hints", "The trick is your side’s, and its points count for you."
        ),
        Reason.GIVES_THEM_LITTLE: translate("Tarokk.Hints", "The trick is theirs: give them few points."),
        Reason.TAKES_THEIR_TRICK: translate("Tarokk.Hints", "It wins a trick that would be theirs."),
        Reason.LOWEST_THAT_WINS: translate("Tarokk.Hints", "It is your lowest card that wins the trick."),
        Reason.TRICK_IS_OURS: translate("Tarokk.Hints", "The trick is your side’s already."),
        Reason.CANNOT_BE_BEATEN: translate("Tarokk.Hints", "Nobody can beat it."),
        Reason.HAS_BOTH_HIGH_HONOURS: translate("Tarokk.Hints", "You hold both high honours."),
        Reason.HAS_THE_SKIZ: translate("Tarokk.Hints", "They lack the Skíz: you hold it."),
        Reason.HAS_THE_PAGAT: translate("Tarokk.Hints", "They lack the Pagát: you hold it."),
        Reason.HAS_MANY_TAROKKS: translate(
            "Tarokk.Hints", "You have the Pagát, and enough tarokks to keep it to the end."
        ),
        Reason.BIDS_WITH_THE_SKIZ: translate("Tarokk.Hints", "With the Skíz you bid nearly always."),
        Reason.BIDS_OVER_THREE: translate(
            "Tarokk.Hints", "Usually the game is yielded to you, or you draw one card more from the talon."
        ),
        Reason.WILL_BE_CALLED: translate("Tarokk.Hints", "You hold the XX, so somebody may call you."),
        Reason.LAYS_AWAY_POINTS: translate("Tarokk.Hints", "Their points count for your side."),
        Reason.LAYS_AWAY_POINTS_UNCALLED: translate(
            "Tarokk.Hints", "Unless you are called, their points count for your side."
        ),
        Reason.LAYS_AWAY_LITTLE: translate(
            "Tarokk.Hints", "You hold the XX: if you are called, they count for the opponents."
        ),
        Reason.LAYS_AWAY_LITTLE_PROMISED: translate(
            "Tarokk.Hints", "You will be called: they count for the opponents."
        ),
        Reason.IS_RID_OF_A_SUIT: translate(
            "Tarokk.Hints", "That voids a suit, so you can play a tarokk when it is led."
        ),
        Reason.IS_RID_OF_SUITS: translate(
            "Tarokk.Hints", "That voids more than one suit, so you can play a tarokk when one of them is led."
        ),
    }[reason]


def _value(hint: Hint, view: View) -> str:
    multiplier = view.multiplier
    if isinstance(hint.action, DeclareTarokks):
        text = translate(
            "Tarokk.Hints", "Each of the other three pays you %1 for them, however the hand ends."
        )
        return fill(text, (hint.action.count - 7) * multiplier)
    if len(view.legal) == 1:
        return ""
    if hint.value is None:
        return translate("Tarokk.Hints", "This is only a rule of thumb: nothing can be worked out here.")
    told = _told(hint.value * multiplier, is_certain=hint.is_certain)
    if hint.second is None or hint.second_value is None:
        return fill(translate("Tarokk.Hints", "You can expect %1."), told)
    other = _told(hint.second_value * multiplier, is_certain=hint.is_certain)
    if isinstance(hint.second, Play):
        name = terms.tarokk_name(hint.second.card)
        if hint.is_close:
            return fill(
                translate("Tarokk.Hints", "You can expect %1; the %2 may be just as good."), told, name
            )
        text = translate("Tarokk.Hints", "You can expect %1; the next best, the %2, would bring %3.")
        return fill(text, told, name, other)
    second = advice(hint.second, view)
    if isinstance(hint.second, Discard) and hint.is_close:
        names = terms.tarokk_names(hint.second.cards)
        return fill(translate("Tarokk.Hints", "You can expect %1. Perhaps just as good: %2."), told, names)
    if hint.is_close:
        text = translate(
            "Tarokk.Hints", "You can expect %1. This may be just as good: %2", "a whole sentence"
        )
        return fill(text, told, second)
    text = translate("Tarokk.Hints", "You can expect %1. Next best, %2: %3", "a whole sentence")
    return fill(text, told, other, second)


def _told(points: float, *, is_certain: bool) -> str:
    """Points of the hand, with "about" if the sampled deals differ."""
    if not is_certain and abs(points) == 1:
        return fill(translate("Tarokk.Hints", "about %1 point"), points_text(points))
    if not is_certain:
        return fill(translate("Tarokk.Hints", "about %1 points"), points_text(points))
    if abs(points) == 1:
        return fill(translate("Tarokk.Hints", "%1 point"), points_text(points))
    return fill(translate("Tarokk.Hints", "%1 points"), points_text(points))
