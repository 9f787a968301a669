"""What the strongest level would do, and what that is worth compared with the next best."""

import math
from collections.abc import Mapping

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.game.mistakes import ERRORS
from tartli_desktop.games.ulti import Action, Lay, View
from tartli_desktop.games.ulti.game import RULES
from tartli_desktop.games.ulti.opponents.worth import Worth, difference
from tartli_desktop.kit.hint import HintByPay


class Hint(HintByPay[Action, Worth], frozen=True):
    """An action, and what is known about it.

    After a discard or a bid, of which not all are valued, the second is the best for another bid.
    """

    is_all_the_same: bool = False
    """Whether each legal action brings exactly the same."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The card to play, or the cards to discard."""
        return RULES.cards_leaving(self.action)


def hint_of(view: View, values: Mapping[Action, Worth]) -> Hint:
    """A hint, from what actions are worth; see :func:`tartli_desktop.games.ulti.opponents.evaluate`."""
    if len(view.legal) == 1:
        return Hint(view.legal[0])
    best_first = sorted(values, key=lambda action: values[action].points, reverse=True)
    if not best_first:
        return Hint(_by_rule_of_thumb(view))
    best, *others = best_first
    if isinstance(best, Lay):
        others = [action for action in others if values[action].bid != values[best].bid]
    if not others:
        return Hint(best, values[best])
    second = others[0]
    gap, error = difference(values[best], values[second])
    return Hint(
        best,
        values[best],
        second,
        values[second],
        is_close=gap <= ERRORS * error,
        is_all_the_same=len(values) == len(view.legal)
        and all(math.isclose(worth.points, values[best].points, abs_tol=1e-9) for worth in values.values()),
    )


def _by_rule_of_thumb(view: View) -> Action:
    from tartli_desktop.games.ulti.opponents import choose

    return choose(view, "casual")
