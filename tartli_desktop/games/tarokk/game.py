"""What the program asks of the rules of tarokk: see :class:`tartli_desktop.game.rules.Rules`."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import to_builtins

from tartli_desktop.cards.tarokk import CARDS
from tartli_desktop.game.rules import Draw, HandResult, RulesOf, Shuffle
from tartli_desktop.text.numbers import in_digits

from .opponents import LEVELS
from .options import TarokkOptions
from .rules import variant
from .rules.actions import BIDS, KEEP, PASS, Action, Play
from .rules.events import Dealt, Event, HatMoved, TrickWon
from .rules.match import Match
from .rules.record import FORM
from .rules.view import View

LARGEST = 2**53 - 1
"""The largest payment that is stored beside a record: doubled rounds have no limit (T7.5), but numbers in a
database do."""

_THREE = BIDS[0]


class Tarokk(RulesOf[Match, View, Event, Action, TarokkOptions, variant.Variant]):
    """The rules of tarokk as the program asks for them."""

    name = "tarokk"
    form = FORM
    match = Match
    record_rule = "T17"
    levels = LEVELS
    options = TarokkOptions

    def seats_of(self, variant: variant.Variant) -> int:
        """Four, or five (T2.1)."""
        return variant.players

    def draw_for_dealer(self, shuffle: Shuffle, seats: int) -> Draw:
        """Each seat draws a card; the highest deals first. A tarokk beats any suit card (T2.7)."""
        while True:
            pack = list(CARDS)
            shuffle(pack)
            drawn = tuple(pack[:seats])
            values = [card if card.is_tarokk else 100 + (card.rank or 0) for card in drawn]
            if values.count(min(values)) == 1:
                return Draw((drawn,), values.index(min(values)))

    def may_give_notice(self, match: Match) -> bool:
        """Whether notice may be given: once in a match, between two hands (T2.6)."""
        return match.needs_deck and match.notice is None

    def give_notice(self, match: Match, seat: int) -> tuple[Event, ...]:
        """Give notice: the holder of the skíz in the next scored hand decides when the match ends (T2.6)."""
        return match.give_notice(seat)

    def automatic(self, view: View, options: TarokkOptions) -> Action | None:
        """Keep a hand that cannot be annulled (T7.2); play the last card if the player has chosen that."""
        if view.legal == (KEEP,):
            return KEEP
        return self.only_card(view) if options.last_card_by_itself and len(view.hand) == 1 else None

    def only_card(self, view: View) -> Action | None:
        """The only card that may be played (T11.2)."""
        return view.legal[0] if len(view.legal) == 1 and isinstance(view.legal[0], Play) else None

    def still_open(self, match: Match) -> int:
        """What has been said in a turn that is not closed: the others hear it only after the pass (T9.1)."""
        if match.phase != "announce" or match.to_move is None:
            return 0
        return len(match.view(match.to_move).said_in_turn)

    def may_sit_out(self, seats: int) -> bool:
        """Whether the dealer sits out: only of five (T2.3)."""
        return seats == 5

    def takes_part(self, match: Match, seat: int) -> bool:
        """Whether a seat is active: of five, the dealer sits out (T2.3)."""
        return seat in match.view(seat).active

    def gathers(self, event: Event) -> bool:
        """Whether an event gathers a full trick from the table (T11.5)."""
        return isinstance(event, TrickWon)

    def is_before_play(self, match: Match) -> bool:
        """Whether the match is before the play: auction, talon or announcements."""
        return match.phase in ("auction", "raise", "discard", "annul", "announce")

    def fallback(self, match: Match, seat: int) -> Action:
        """The action that continues the hand and changes least: a card, a pass, no annulling; else the first.

        If nobody has bid, it bids three when allowed: four passes would start one more doubled round (T7.5).
        """
        legal = match.legal_actions(seat)
        if match.phase == "auction" and _THREE in legal:
            return _THREE
        calm = (each for each in legal if isinstance(each, Play) or each in (PASS, KEEP))
        return next(calm, legal[0])

    def hand_result(self, match: Match) -> HandResult:
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
            "items": result.items,
            "payments": _kept(result.payments),
            "sits_out": dealers[0] if match.variant.players == 5 else None,
            "caught": next((event.seat for event in match.events if isinstance(event, HatMoved)), None),
        }
        outcomes = tuple((paid > 0) - (paid < 0) for paid in result.payments)
        return HandResult(_kept(result.payments), outcomes, to_builtins(facts))

    def standings(self, match: Match) -> tuple[int, ...]:
        """What each has won or lost (T14.6)."""
        return _kept(match.balance)

    def winners(self, match: Match) -> tuple[int, ...]:
        """Who has the most when the match is over (T2.5)."""
        if not match.over:
            return ()
        return tuple(seat for seat, balance in enumerate(match.balance) if balance == max(match.balance))

    def variant_text(self, variant: variant.Variant, translate: Callable[[str, str], str]) -> str:
        """The name of a set of rules: Paskievics, the online game's, or the player's own (T15)."""
        usual = {
            "paskievics": translate("Tarokk.Variants", "Paskievics"),
            "online": translate("Tarokk.Variants", "As played online"),
        }
        return usual.get(variant.name, variant.name)

    def standing_text(self, match: Match, translate: Callable[[str, str], str]) -> str:
        """The balances of all."""
        return " : ".join(map(in_digits, match.balance))


def _kept(numbers: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(max(-LARGEST, min(number, LARGEST)) for number in numbers)


RULES = Tarokk()
