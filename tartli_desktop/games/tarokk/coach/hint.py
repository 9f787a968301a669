"""What the strongest level would do, and what that brings compared with the next best."""

from collections.abc import Mapping

from msgspec import structs

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.game.mistakes import ERRORS
from tartli_desktop.games.tarokk import Action, DeclareTarokks, Discard, View
from tartli_desktop.games.tarokk.game import RULES
from tartli_desktop.games.tarokk.opponents.choice import chosen
from tartli_desktop.games.tarokk.opponents.worth import Worth, difference
from tartli_desktop.kit.hint import HintByPay


class Hint(HintByPay[Action, Worth], frozen=True):
    """An action, and what is known about it; a second discard is told only if it is close."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The card to play, or the cards to discard."""
        return RULES.cards_leaving(self.action)


def hint_of(view: View, values: Mapping[Action, Worth]) -> Hint:
    """A hint, from what actions bring; see :func:`tartli_desktop.games.tarokk.opponents.evaluate`."""
    if len(view.legal) == 1 or view.phase == "batch":
        return Hint(view.legal[0])
    declares = next((action for action in view.legal if isinstance(action, DeclareTarokks)), None)
    if declares is not None:
        # Declared tarokks are paid whatever the hand brings (T14.4); the values leave them out.
        return Hint(declares)
    usual = _by_rule_of_thumb(view)
    if not values:
        return Hint(usual)
    best = chosen(view, values, usual)
    hint = Hint(best, values[best])
    if len(values) == 1:
        return hint
    second = max(values.keys() - {best}, key=lambda action: (values[action].points, str(action)))
    gap, error = difference(values[best], values[second])
    is_close = gap <= ERRORS * error
    if isinstance(best, Discard) and not is_close:
        return hint
    return structs.replace(hint, second=second, second_worth=values[second], is_close=is_close)


def _by_rule_of_thumb(view: View) -> Action:
    from tartli_desktop.games.tarokk.opponents import choose

    return choose(view, "heuristic")
