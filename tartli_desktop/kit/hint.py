"""Hints in games that are paid by the hand: an action, what it is worth, and the next best."""

from typing import Generic

from msgspec import Struct

from tartli_desktop.face.sentences import Sentences
from tartli_desktop.game.match import A
from tartli_desktop.game.mistakes import W
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

tr = Context("Hints")
say = Sentences("house", "coach")


class HintByPay(Struct, Generic[A, W], frozen=True):
    """An action, and what is known about it."""

    action: A
    """The action to take."""

    worth: W | None = None
    """What it is worth; None if nothing else may be done, or if nothing could be valued and a rule of thumb
    chose the action."""

    second: A | None = None
    """The next best of the actions that were valued; None if there is none worth telling."""

    second_worth: W | None = None
    """What the second is worth."""

    is_close: bool = False
    """Whether the second may be as good: its worth differs by no more than chance explains."""


def expected(told: str) -> str:
    """What can be expected of an action, if there is no other to compare it with."""
    return fill(tr("You can expect %1."), told)


def compared(told: str, other: str, card: str, advice: str, *, is_close: bool) -> str:
    """What can be expected of an action, and of the next best.

    Args:
        told: what the action is worth.
        other: what the next best is worth.
        card: the name of the card that the next best plays; empty if it plays none.
        advice: the next best in a sentence.
        is_close: whether it may be as good.
    """
    about = {"told": told, "other": other, "card": card, "advice": advice}
    return say("compared", close=is_close, **about)
