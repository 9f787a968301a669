"""Hints in sentences: what to do, and what it brings compared with the next best."""

import math
from collections.abc import Sequence

from tartli_desktop.face.sentences import Sentences
from tartli_desktop.game.evaluating import Figures
from tartli_desktop.games import tarokk
from tartli_desktop.games.tarokk import Action, View
from tartli_desktop.games.tarokk.coach.hint import Hint, hint_of
from tartli_desktop.games.tarokk.coach.reasons import reason_of
from tartli_desktop.games.tarokk.opponents.worth import EXACT_TRICKS, Worth, difference
from tartli_desktop.kit.hint import compared, expected
from tartli_desktop.text.amounts import points_text
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun

from . import terms

__all__ = ["action_name", "advice", "figures", "hint_of", "sentence", "why"]

tr = Context("Tarokk.Hints")
say = Sentences("tarokk", "hints")


def sentence(hint: Hint, view: View, names: Sequence[str]) -> str:
    """What to do, and why."""
    parts = (advice(hint.action, view), why(view, hint.action), _value(hint, view))
    return " ".join(part for part in parts if part)


def advice(action: Action, view: View) -> str:
    """An action as it is advised: "Play the VII." """
    about, announces = terms.named(action), view.phase == "announce"
    return say(type(action).__name__, **about, follows=bool(view.trick), announces=announces)


def action_name(action: Action, view: View, worth: Worth | None = None) -> str:
    """An action as it stands in a list: "Pagát", "Discard XIX, Ten of Clubs"."""
    match action:
        case tarokk.Play(card):
            return begun(terms.tarokk_name(card))
        case tarokk.Discard(cards):
            return say("listed-discard", cards=", ".join(map(terms.tarokk_name, cards)))
        case tarokk.Batch(number):
            return say("listed-batch", number=number)
        case tarokk.KEEP:
            return say("listed-keep")
    return (terms.said(action) or advice(action, view)).rstrip(".!")


def figures(worth: Worth, view: View) -> Figures:
    """What an action is worth, in points of this hand."""
    points, error = difference(worth, Worth((0.0,) * len(worth.deals), worth.weights))
    weights = worth.weights or (1,) * len(worth.deals)
    won = sum([weight for weight, brought in zip(weights, worth.deals, strict=True) if brought > 0])
    wins = None if worth.is_certain else won / sum(weights)
    times = view.multiplier
    # That deals do not differ makes a value certain only where they are solved to the end.
    is_guessed = worth.is_certain and len(view.winners) < 9 - EXACT_TRICKS
    sure = math.inf if is_guessed else 0.0
    return Figures(points * times, sure if worth.is_certain else error * times, wins, points)


def why(view: View, action: Action, instead: Action | None = None) -> str:
    """What speaks for an action, as far as the player can see it for certain, or "".

    A reason that also speaks for ``instead`` does not count.
    """
    reason = reason_of(view, action, instead)
    return "" if reason is None else tr(reason.value)


def _value(hint: Hint, view: View) -> str:
    multiplier = view.multiplier
    if isinstance(hint.action, tarokk.DeclareTarokks):
        return say("tarokks-paid", points=(hint.action.count - 7) * multiplier)
    if len(view.legal) == 1 or view.phase == "batch":
        return ""
    if hint.worth is None:
        return say("rule-of-thumb")
    is_certain, second = hint.worth.is_certain, hint.second
    told = _told(hint.worth.points * multiplier, is_certain=is_certain)
    if second is None or hint.second_worth is None:
        return expected(told)
    if isinstance(second, tarokk.Discard) and hint.is_close:
        return say("second-discard", told=told, cards=terms.tarokk_names(second.cards))
    other = _told(hint.second_worth.points * multiplier, is_certain=is_certain)
    card = terms.tarokk_name(second.card) if isinstance(second, tarokk.Play) else ""
    return compared(told, other, card, advice(second, view), is_close=hint.is_close)


def _told(points: float, *, is_certain: bool) -> str:
    """Points of the hand, with "about" if the sampled deals differ."""
    return say("points", exact=is_certain, one=abs(points) == 1, points=points_text(points))
