"""The hints of Tartli: see :class:`tartli_desktop.face.learning.hint.Hints`.

The modules that make and word hints are slow to import, so they are loaded with the first hint.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tartli_desktop.games.tartli import Action, View
from tartli_desktop.text.card_names import SuitSystem

if TYPE_CHECKING:
    from tartli_desktop.games.tartli.coach.hint import Hint
    from tartli_desktop.games.tartli.opponents.value import Value


def hint_of(view: View, values: Mapping[Action, Value]) -> Hint:
    """The hint for a view, from the values of its actions."""
    from tartli_desktop.games.tartli.coach import hint

    return hint.hint_of(view, values)


def sentence(hint: Hint, view: View, names: Sequence[str], suits: SuitSystem) -> str:
    """The hint in a sentence."""
    from tartli_desktop.games.tartli.coach.wording import hint_sentence

    return hint_sentence(hint, view, suits, names[1 - view.seat])
