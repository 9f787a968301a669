"""Prompts that games with tricks to gather have in common."""

from __future__ import annotations

from collections.abc import Sequence

from tartli_desktop.face.words import cut_prompt
from tartli_desktop.session.match_state import Phase
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

tr = Context("Prompts")


def usual_prompt(phase: Phase, dealer: str, whose_turn: str) -> str:
    """What a match waits for outside the decisions of the player; empty if nothing needs saying."""
    match phase:
        case Phase.PAUSE:
            return tr("Gather the trick: click, or press Space.")
        case Phase.CUT:
            return cut_prompt(dealer)
        case Phase.OPPONENT:
            return whose_turn
    return ""


def state_text(parts: Sequence[str], on_table: Sequence[str], whose_turn: str) -> str:
    """How a hand stands: what the game tells, then the cards on the table, then whose turn it is."""
    cards = fill(tr("On the table: %1."), ", ".join(on_table)) if on_table else ""
    return " ".join(filter(None, (*parts, cards, whose_turn)))


def trick_text(number: int, cards: int) -> str:
    """A trick in words, with the number of its cards on the table."""
    if not cards:
        return fill(tr("Trick %1. No cards yet"), number)
    return fill(tr("Trick %1. Cards: %2"), number, cards)
