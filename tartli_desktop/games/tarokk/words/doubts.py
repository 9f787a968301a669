"""Why an announcement or a kontra is asked about, and what it costs, in words (T9.5, T9.10)."""

from __future__ import annotations

from tartli_desktop.games.tarokk import Action, Announce, SayKontra, View
from tartli_desktop.games.tarokk.coach.doubts import Doubt
from tartli_desktop.text.amounts import amount
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

from .money import stake

tr = Context("Tarokk.Doubts")


def doubt_sentence(doubt: Doubt) -> str:
    """Why it can hardly be won, or not at all."""
    return {
        Doubt.OWN_XXI: tr("You hold the XXI yourself: it cannot be won."),
        Doubt.NO_SKIZ: tr("You do not hold the Skíz, so only a partner who has it can win this."),
        Doubt.NO_PAGAT: tr("You do not hold the I, so only a partner who has it can win this."),
        Doubt.NO_HONOUR: tr("You hold none of the three cards of the Trull."),
        Doubt.SKIZ_AGAINST: tr("You play alone without the Skíz: it cannot be won."),
    }[doubt]


def cost_sentence(action: Action, view: View) -> str:
    """What each opponent gets if it fails (T13, T14.1)."""
    item, level = "", 0
    match action:
        case Announce(bonus):
            item = bonus
        case SayKontra(kontra, bonus):
            item, level = bonus, kontra
    points = stake(item, view.rules, view.contract or 1, level) * view.multiplier
    if view.alone:
        points *= 3
    return fill(tr("If it fails, it costs you %1 points."), amount(points))
