"""Hints about positions, from values like those of an opponent."""

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli import PLAYS, Action, Declare, Play, View
from tartli_desktop.games.tartli.coach.hint import Hint, hint_of
from tartli_desktop.games.tartli.coach.wording import hint_sentence
from tartli_desktop.games.tartli.opponents.strong import SearchSettings
from tartli_desktop.games.tartli.opponents.value import Value
from tests.games.tartli.rules.positions import dealt

QUICK = SearchSettings(worlds=6, first=3, solved=2)
WORTH = Value(0.0, 0.5, 10, 0.0)


def told(view: View, chosen: Action, other: Action | None = None, **value: float) -> Hint:
    """A hint for ``chosen``, with ``other`` as the next best."""
    order = [chosen, *([other] if other else [])]
    order += [action for action in view.legal if action not in order and other is not None]
    values = {
        action: Value(-float(place) if place > 1 else 0.0, 0.5, 10, 0.0, place)
        for place, action in enumerate(order)
    }
    if other is not None and value:
        values[other] = Value(**{"points": 0.0, "win": 0.5, "worlds": 10, "error": 0.0, "place": 1, **value})
    return hint_of(view, values)


def card(code: str) -> Play:
    return PLAYS[Card.parse(code)]


def declarations() -> list[Declare]:
    view = dealt(hands=("", "AAKO"), turned="H7", dealer=0).view(1)
    return [action for action in view.legal if isinstance(action, Declare)]


def sentence(view: View, chosen: Action, other: Action | None = None, **value: float) -> str:
    return hint_sentence(told(view, chosen, other, **value), view)
