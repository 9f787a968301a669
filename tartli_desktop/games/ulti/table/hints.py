"""The hints of Ulti: see :class:`tartli_desktop.face.learning.hint.Hints`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tartli_desktop.cards.german import Card
from tartli_desktop.games.ulti import Action, Lay, Play, View
from tartli_desktop.text.card_names import SuitSystem

if TYPE_CHECKING:
    from tartli_desktop.games.ulti.coach.hint import Hint
    from tartli_desktop.games.ulti.opponents.worth import Worth


def hint_of(view: View, values: Mapping[Action, Worth]) -> Hint:
    """A hint, from what actions are worth."""
    from tartli_desktop.games.ulti.coach import hint

    return hint.hint_of(view, values)


def sentence(hint: Hint, view: View, names: Sequence[str], suits: SuitSystem) -> str:
    """The hint in a sentence or two."""
    from tartli_desktop.games.ulti.words.hints import hint_sentence

    return hint_sentence(hint, view, suits)


def action(hint: Hint) -> Action:
    """The action to take."""
    return hint.action


def cards(hint: Hint) -> tuple[Card, ...]:
    """The card to play, or the two to discard."""
    match hint.action:
        case Play(card):
            return (card,)
        case Lay(cards):
            return cards
    return ()
