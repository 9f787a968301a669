"""What the program asks of the rules of tarokk: see :class:`tartli_desktop.game.rules.Rules`."""

import dataclasses
from collections.abc import Callable, Mapping

from msgspec import to_builtins
from msgspec.structs import replace

from tartli_desktop.cards.sure_tricks import sure_order
from tartli_desktop.cards.tarokk import CARDS, SUITS, TAROKKS, Card, mask_of
from tartli_desktop.game.rules import Draw, DuelRules, Opponents, RulesOf, Shuffle, StoredResult
from tartli_desktop.text.numbers import in_digits
from tartli_desktop.to_translate import to_translate

from . import opponents
from .options import TarokkOptions
from .rules import variant
from .rules.actions import BIDS, KEEP, PASS, Action, Batch, Discard, Keep, Play
from .rules.card_values import HIGHER
from .rules.events import Dealt, Event, HatMoved, TrickWon
from .rules.match import FORM, LARGEST, Match, storable
from .rules.view import View, not_shown_out

_THREE = BIDS[0]


class Tarokk(RulesOf[Match, View, Event, Action, TarokkOptions, variant.Variant]):
    """The rules of tarokk as the program asks for them."""

    name = "tarokk"
    form = FORM
    trick_taken = TrickWon
    match = Match
    opponents = Opponents("tartli_desktop.games.tarokk.opponents", opponents.LEVELS)
    duels = DuelRules(
        3,
        (
            variant.PASKIEVICS,
            dataclasses.replace(variant.PASKIEVICS, players=5),
            variant.ONLINE,
            dataclasses.replace(variant.ONLINE, players=5),
            variant.ONLINE_POT,
            dataclasses.replace(variant.ONLINE_POT, players=5),
        ),
    )
    options = TarokkOptions
    plays = Play
    ends_sure_hands = True
    variant_names: Mapping[str, str] = {
        "paskievics": to_translate("Tarokk.Variants", "Paskievics"),
        "online": to_translate("Tarokk.Variants", "As played online"),
        "online_pot": to_translate("Tarokk.Variants", "Online, with the pot"),
    }

    def without_end(self, rules: variant.Variant) -> variant.Variant:
        return dataclasses.replace(rules, rounds=None)

    def draw_for_dealer(self, shuffle: Shuffle, seats: int) -> Draw:
        """Each seat draws a card; the highest deals first. A tarokk beats any suit card (T2.7)."""
        while True:
            pack = list(CARDS)
            shuffle(pack)
            drawn = tuple(pack[:seats])
            values = [card if card.is_tarokk else 100 + (card.rank or 0) for card in drawn]
            if values.count(min(values)) == 1:
                return Draw((drawn,), values.index(min(values)))

    def knocks(self, match: Match, seed: int) -> bool:
        """Opponents knock in one hand of ten, where that is the rule (T22.2)."""
        return match.may_knock and opponents.knocks(seed)

    def automatic(self, view: View, options: TarokkOptions) -> Action | None:
        """Keep a hand that cannot be annulled (T7.2), and take the last batch (T22.2).

        Play the last card if the player has chosen that.
        """
        if len(view.legal) == 1 and isinstance(view.legal[0], Batch | Keep):
            return view.legal[0]
        return super().automatic(view, options)

    def cards_told(self, action: Action) -> int:
        """The tarokks among the discards (T6.6)."""
        return sum(card.is_tarokk for card in action.cards) if isinstance(action, Discard) else 0

    def sure_card(self, view: View) -> Action | None:
        """The highest tarokk, then the suits, and the pagát at the end, for Pagátultimó (T9.6)."""
        if view.phase != "play" or view.to_move != view.seat or view.trick:
            return None
        hand = mask_of(view.hand)
        told = mask_of(view.told[0]) if view.told is not None else 0
        gone = mask_of(card for _, card in view.tricks) | mask_of(view.discards) | told
        others = [may_hold & ~(hand | gone) for may_hold in not_shown_out(view).values()]
        last = hand & 1 << Card.I
        order = sure_order(hand, others, (TAROKKS, *SUITS), TAROKKS, HIGHER, last=last)
        return Play(Card(order[0])) if order else None

    def fallback(self, match: Match, seat: int) -> Action:
        """The action that continues the hand and changes least: a card, a pass, no annulling; else the first.

        If nobody has bid, it bids three when allowed: four passes would start one more doubled round (T7.5).
        """
        legal = match.legal_actions(seat)
        if match.phase == "auction" and _THREE in legal:
            return _THREE
        calm = (each for each in legal if isinstance(each, Play) or each in (PASS, KEEP))
        return next(calm, legal[0])

    def hand_result(self, match: Match) -> StoredResult:
        """What the hand brought in points, and who won or lost by it."""
        result = match.result
        assert result is not None
        dealers = [each.dealer for each in match.events if isinstance(each, Dealt)]
        facts = {
            "kind": result.kind,
            "declarer": result.declarer,
            "partner": result.partner,
            "contract": result.contract,
            "points": result.points,
            "tricks": result.tricks,
            "multiplier": min(result.multiplier, LARGEST),
            "items": [replace(each, value=storable((each.value,))[0]) for each in result.items],
            "payments": storable(result.payments),
            "sits_out": dealers[0] if match.variant.players == 5 else None,
            "caught": next((event.seat for event in match.events if isinstance(event, HatMoved)), None),
        }
        # A void hand decides nothing, also where it costs a payment into the pot (T22.10).
        is_scored = result.kind in ("played", "trial")
        outcomes = tuple(is_scored * ((paid > 0) - (paid < 0)) for paid in result.payments)
        return StoredResult(storable(result.payments), outcomes, to_builtins(facts))

    def standing_text(self, match: Match, translate: Callable[[str, str], str]) -> str:
        """The balances of all."""
        return " : ".join(map(in_digits, match.balance))


RULES = Tarokk()
