"""The hints of tarokk: see :class:`tartli_desktop.face.learning.hint.Hints`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.games.tarokk import Action, Discard, Play, View
from tartli_desktop.text.card_names import SuitSystem

if TYPE_CHECKING:
    from tartli_desktop.games.tarokk.coach.hint import Hint
    from tartli_desktop.games.tarokk.opponents.worth import Worth


def hint_of(view: View, values: Mapping[Action, Worth]) -> Hint:
    """A hint, from what actions bring."""
    from tartli_desktop.games.tarokk.coach import hint

    return hint.hint_of(view, values)


def sentence(hint: Hint, view: View, names: Sequence[str], suits: SuitSystem) -> str:
    """The hint in a sentence or two."""
    from tartli_desktop.games.tarokk.words.hints import hint_sentence

    return hint_sentence(hint, view)


def action(hint: Hint) -> Action:
    """The action to take."""
    return hint.action


def cards(hint: Hint) -> tuple[Card, ...]:
    """The card to play, or the cards to discard."""
    match hint.action:
        case Play(card):
            return (card,)
        case Discard(cards):
            return cards
    return ()
