"""What the program asks of the rules of Ulti: see :class:`tartli_desktop.game.rules.Rules`."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from msgspec import to_builtins

from tartli_desktop.cards.german import CARDS, Card
from tartli_desktop.game.rules import Draw, DuelRules, Opponents, RulesOf, Shuffle, StoredResult
from tartli_desktop.text.numbers import in_digits
from tartli_desktop.to_translate import to_translate

from .opponents import LEVELS
from .options import UltiOptions
from .rules import variant
from .rules.actions import CLAIM, CONCEDE, GOOD, PASS, REFUSE, Action, Play
from .rules.events import Event, TrickWon
from .rules.match import FORM, Match
from .rules.view import View


class Ulti(RulesOf[Match, View, Event, Action, UltiOptions, variant.Variant]):
    """The rules of Ulti as the program asks for them."""

    name = "ulti"
    form = FORM
    trick_taken = TrickWon
    match = Match
    opponents = Opponents("tartli_desktop.games.ulti.opponents", LEVELS)
    duels = DuelRules(2, (variant.ASSOCIATION, variant.SOCIAL, variant.TWO_ROUNDS))
    options = UltiOptions
    plays = Play
    variant_names: Mapping[str, str] = {
        "association": to_translate("Ulti.Variants", "Association"),
        "social": to_translate("Ulti.Variants", "Club evening"),
        "two_rounds": to_translate("Ulti.Variants", "Two rounds of bids"),
    }

    def without_end(self, rules: variant.Variant) -> variant.Variant:
        return replace(rules, target_hands=None)

    def draw_for_dealer(self, shuffle: Shuffle, seats: int) -> Draw:
        """Each seat draws a card, until one has the lowest rank alone; its seat deals (U2.2)."""
        rounds: list[tuple[Card, ...]] = []
        while True:
            pack = list(CARDS)
            shuffle(pack)
            rounds.append(tuple(pack[:seats]))
            ranks = [card.rank for card in rounds[-1]]
            if ranks.count(min(ranks)) == 1:
                return Draw(tuple(rounds), ranks.index(min(ranks)))

    def automatic(self, view: View, options: UltiOptions) -> Action | None:
        """Pass if nothing more can be bid (U4.5); play the last card if the player has chosen that."""
        if view.legal == (PASS,):
            return PASS
        return super().automatic(view, options)

    def only_card(self, view: View) -> Action | None:
        """The only card that may be played, even if the rest could be claimed or given up (U9, U13)."""
        actions = [action for action in view.legal if action not in (CLAIM, CONCEDE)]
        return actions[0] if len(actions) == 1 and isinstance(actions[0], Play) else None

    def fallback(self, match: Match, seat: int) -> Action:
        """The action that continues the hand and changes least: a card, a pass, no double, no consent."""
        legal = match.legal_actions(seat)
        calm = (each for each in legal if isinstance(each, Play) or each in (PASS, GOOD, REFUSE))
        return next(calm, legal[0])

    def hand_result(self, match: Match) -> StoredResult:
        """What the hand brought in points, and who won or lost by it."""
        result = match.results[-1]
        facts = {
            "soloist": result.soloist,
            "contract": result.contract,
            "multiplier": result.multiplier,
            "trump": result.trump,
            "end": result.end,
            "components": result.components,
        }
        outcomes = tuple((points > 0) - (points < 0) for points in result.points)
        return StoredResult(result.points, outcomes, to_builtins(facts))

    def standing_text(self, match: Match, translate: Callable[[str, str], str]) -> str:
        """The money of all three."""
        money = " : ".join(map(in_digits, match.balance))
        return translate("Ulti.Check", "%1 Ft").replace("%1", money)


RULES = Ulti()
