"""Hints in sentences: what to do, and what it brings compared with the next best."""

from __future__ import annotations

from collections.abc import Sequence

from tartli_desktop.games import tarokk
from tartli_desktop.games.tarokk import Action, View
from tartli_desktop.games.tarokk.coach.hint import Hint, hint_of
from tartli_desktop.games.tarokk.coach.reasons import Reason, reason_of
from tartli_desktop.text.amounts import points_text
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

from . import terms

__all__ = ["advice", "hint_of", "sentence", "why"]

tr = Context("Tarokk.Hints")


def sentence(hint: Hint, view: View, names: Sequence[str], suits: SuitSystem) -> str:
    """What to do, and why."""
    parts = (advice(hint.action, view), why(view, hint.action), _value(hint, view))
    return " ".join(part for part in parts if part)


def advice(action: Action, view: View) -> str:
    """An action as it is advised: "Play the VII." """
    match action:
        case tarokk.Play(card):
            return fill(tr("Play the %1."), terms.tarokk_name(card))
        case tarokk.Discard(cards):
            return fill(tr("Discard %1."), terms.tarokk_names(cards))
        case tarokk.Bid(level):
            return fill(tr("Bid %1."), terms.bid_name(level))
        case tarokk.Call(card):
            return fill(tr("Call the %1."), terms.tarokk_name(card))
        case tarokk.DeclareTarokks(count):
            return fill(tr("Declare your %1 tarokks."), count)
        case tarokk.Announce(bonus):
            return fill(tr("Announce %1."), terms.item_name(bonus))
        case tarokk.SayKontra(level, item):
            text = tr("Say %1: %2.", "a level of kontra, what it is said to")
            return fill(text, terms.kontra_word(level), terms.item_name(item))
    plain = {tarokk.HOLD: tr("Hold."), tarokk.KEEP: tr("Play the hand."), tarokk.ANNUL: tr("Annul the hand.")}
    if action in plain:
        return plain[action]
    if view.phase == "announce":
        return tr("Say nothing more.")
    return tr("Pass.")


def why(view: View, action: Action, instead: Action | None = None) -> str:
    """What speaks for an action, as far as the player can see it for certain, or "".

    A reason that also speaks for ``instead`` does not count.
    """
    reason = reason_of(view, action, instead)
    return "" if reason is None else _sentence(reason)


def _sentence(reason: Reason) -> str:
    return {
        Reason.ONLY_CARD: tr("It is the only card you may play."),
        Reason.CATCHES_THE_XXI: tr("It catches the XXI."),
        Reason.MAY_CATCH_THE_XXI: tr("It catches the XXI, unless that is your partner’s."),
        Reason.WAITS_FOR_THE_XXI: tr("Your Skíz waits for the XXI."),
        Reason.SAVES_THE_XXI: tr("The Skíz cannot catch it in this trick."),
        Reason.KEEPS_THE_XXI_BACK: tr("The Skíz could catch your XXI in this trick."),
        Reason.BRINGS_THE_PAGAT_HOME: tr("Nobody can take it from your side now."),
        Reason.FEEDS_THE_OWN_SIDE: tr("The trick is your side’s, and its points count for you."),
        Reason.GIVES_THEM_LITTLE: tr("The trick is theirs: give them few points."),
        Reason.TAKES_THEIR_TRICK: tr("It wins a trick that would be theirs."),
        Reason.LOWEST_THAT_WINS: tr("It is your lowest card that wins the trick."),
        Reason.TRICK_IS_OURS: tr("The trick is your side’s already."),
        Reason.CANNOT_BE_BEATEN: tr("Nobody can beat it."),
        Reason.HAS_BOTH_HIGH_HONOURS: tr("You hold both high honours."),
        Reason.HAS_THE_SKIZ: tr("They lack the Skíz: you hold it."),
        Reason.HAS_THE_PAGAT: tr("They lack the Pagát: you hold it."),
        Reason.HAS_MANY_TAROKKS: tr("You have the Pagát, and enough tarokks to keep it to the end."),
        Reason.BIDS_WITH_THE_SKIZ: tr("With the Skíz you bid nearly always."),
        Reason.BIDS_OVER_THREE: tr(
            "Usually the game is yielded to you, or you draw one card more from the talon."
        ),
        Reason.WILL_BE_CALLED: tr("You hold the XX, so somebody may call you."),
        Reason.LAYS_AWAY_POINTS: tr("Their points count for your side."),
        Reason.LAYS_AWAY_POINTS_UNCALLED: tr("Unless you are called, their points count for your side."),
        Reason.LAYS_AWAY_LITTLE: tr("You hold the XX: if you are called, they count for the opponents."),
        Reason.LAYS_AWAY_LITTLE_PROMISED: tr("You will be called: they count for the opponents."),
        Reason.IS_RID_OF_A_SUIT: tr("That voids a suit, so you can play a tarokk when it is led."),
        Reason.IS_RID_OF_SUITS: tr(
            "That voids more than one suit, so you can play a tarokk when one of them is led."
        ),
    }[reason]


def _value(hint: Hint, view: View) -> str:
    multiplier = view.multiplier
    if isinstance(hint.action, tarokk.DeclareTarokks):
        text = tr("Each of the other three pays you %1 for them, however the hand ends.")
        return fill(text, (hint.action.count - 7) * multiplier)
    if len(view.legal) == 1:
        return ""
    if hint.value is None:
        return tr("This is only a rule of thumb: nothing can be worked out here.")
    told = _told(hint.value * multiplier, is_certain=hint.is_certain)
    if hint.second is None or hint.second_value is None:
        return fill(tr("You can expect %1."), told)
    other = _told(hint.second_value * multiplier, is_certain=hint.is_certain)
    if isinstance(hint.second, tarokk.Play):
        name = terms.tarokk_name(hint.second.card)
        if hint.is_close:
            return fill(tr("You can expect %1; the %2 may be just as good."), told, name)
        text = tr("You can expect %1; the next best, the %2, would bring %3.")
        return fill(text, told, name, other)
    second = advice(hint.second, view)
    if isinstance(hint.second, tarokk.Discard) and hint.is_close:
        names = terms.tarokk_names(hint.second.cards)
        return fill(tr("You can expect %1. Perhaps just as good: %2."), told, names)
    if hint.is_close:
        text = tr("You can expect %1. This may be just as good: %2", "a whole sentence")
        return fill(text, told, second)
    text = tr("You can expect %1. Next best, %2: %3", "a whole sentence")
    return fill(text, told, other, second)


def _told(points: float, *, is_certain: bool) -> str:
    """Points of the hand, with "about" if the sampled deals differ."""
    if not is_certain and abs(points) == 1:
        return fill(tr("about %1 point"), points_text(points))
    if not is_certain:
        return fill(tr("about %1 points"), points_text(points))
    if abs(points) == 1:
        return fill(tr("%1 point"), points_text(points))
    return fill(tr("%1 points"), points_text(points))
