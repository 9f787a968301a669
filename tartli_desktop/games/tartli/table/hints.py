"""The hints of Tartli: see :class:`tartli_desktop.face.learning.hint.Hints`.

What makes and words them is not needed before the first one, and long to import.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli.rules import Action, Play, View
from tartli_desktop.text.card_names import SuitSystem

if TYPE_CHECKING:
    from tartli_desktop.games.tartli.coach.hint import Hint
    from tartli_desktop.games.tartli.opponents.value import Value


def hint_of(view: View, values: Mapping[Action, Value]) -> Hint:
    """A hint, from what each action is worth."""
    from tartli_desktop.games.tartli.coach import hint

    return hint.hint_of(view, values)


def sentence(hint: Hint, view: View, names: Sequence[str], suits: SuitSystem) -> str:
    """It in a sentence."""
    from tartli_desktop.games.tartli.coach.wording import hint_sentence

    return hint_sentence(hint, view, suits, names[1 - view.seat])


def action(hint: Hint) -> Action:
    """What is to be done first."""
    return hint.action


def cards(hint: Hint) -> tuple[Card, ...]:
    """The card that is to be played, at once or after what is declared."""
    return tuple(each.card for each in (hint.action, *hint.then) if isinstance(each, Play))[:1]
