"""Why some components are already lost, in words (U3.8)."""

from __future__ import annotations

from collections.abc import Sequence

from tartli_desktop.games.ulti.coach.lost_parts import PARTS, Lost
from tartli_desktop.games.ulti.rules.contracts import Contract
from tartli_desktop.text.amounts import amount
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

tr = Context("Ulti.LostParts")


def cost_sentence(contract: Contract, reasons: Sequence[Lost], unit: int, factor: int = 1) -> str:
    """What the components that are certainly lost cost; empty if it is unknown which are.

    ``factor`` is what a double multiplies their value by; a lost Ulti's penalty is never doubled (U12.2).
    """
    values, names = dict(contract.components), {PARTS[why] for why in reasons if why in PARTS}
    if not names:
        return ""
    # U12.2: a lost Ulti costs its value once more.
    lost = 2 * sum(values[name] * (factor + (name == "ulti")) for name in names)
    text = tr("That alone costs you %1 points (%2 Ft).")
    return fill(text, amount(lost), amount(lost * unit))


def lost_words(why: Lost) -> str:
    """The component that is lost, in as few words as possible."""
    return {
        Lost.NO_FORTY: tr("40-100 lost"),
        Lost.NO_TWENTY: tr("20-100 lost"),
        Lost.TOO_FEW_POINTS: tr("20-100 lost"),
        Lost.NO_SEVEN: tr("Ulti lost"),
        Lost.NO_ONE_SUIT: tr("one part lost"),
        Lost.ACE_AWAY: tr("Four Aces lost"),
    }[why]


def lost_sentence(why: Lost) -> tuple[str, str]:
    """Why it is lost, and the rule to read about it."""
    return {
        Lost.NO_FORTY: (tr("You do not hold King and Over of trumps: 40-100 would be lost."), "U6.2"),
        Lost.NO_TWENTY: (tr("You hold no King and Over of another suit: 20-100 would be lost."), "U6.2"),
        Lost.TOO_FEW_POINTS: (tr("With two Aces or Tens discarded, 20-100 would be lost."), "U6.2"),
        Lost.NO_SEVEN: (tr("You do not hold the Seven of trumps: Ulti would be lost."), "U6.3"),
        Lost.NO_ONE_SUIT: (tr("No trump suit is right for every part: one would be lost."), "U6"),
        Lost.ACE_AWAY: (tr("You have discarded an Ace: Four Aces would be lost."), "U6.4"),
    }[why]
