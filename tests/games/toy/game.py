"""What the program asks of the rules of the toy: see :class:`tartli_desktop.game.rules.Rules`."""

from __future__ import annotations

from collections.abc import Callable

from tartli_desktop.cards.german import CARDS, Card
from tartli_desktop.game.rules import Draw, HandResult, Rules, Shuffle

from .options import Options
from .rules import FORM, Action, Event, HandEnded, Match, TrickTaken, Variant, View, parse, variant_from


class Toy(Rules):
    """The rules of the toy as the program asks for them."""

    name = "toy"
    record_format = FORM.format
    record_version = FORM.version
    record_rule = FORM.rule
    variant_key = FORM.variant
    seats = (4,)
    deck = CARDS
    levels = ("careless", "careful", "keen")
    default_level = "careful"
    reserve_level = "careful"
    opponents = "tests.games.toy.opponents"
    options = Options

    new_match = staticmethod(Match)
    replaying = staticmethod(Match.replaying)
    parse = staticmethod(parse)
    variant_from = staticmethod(variant_from)
    parse_card = staticmethod(Card.parse)

    def chosen_variant(self, options: Options) -> Variant:
        """The number of hands, and whether cards are laid away."""
        return Variant(options.target, options.lays)

    def draw_for_dealer(self, shuffle: Shuffle, seats: int) -> Draw:
        """Each seat draws a card; the lowest of all deals."""
        pack = list(CARDS)
        shuffle(pack)
        drawn = tuple(pack[:seats])
        return Draw((drawn,), drawn.index(min(drawn, key=lambda card: (card.rank, card))))

    def automatic(self, view: View, options: Options) -> Action | None:
        """Play the last card by itself, where so chosen."""
        return view.legal[0] if options.last_card_by_itself and view.legal and len(view.hand) == 1 else None

    def gathers(self, event: Event) -> bool:
        """The trick that is taken lies there first."""
        return isinstance(event, TrickTaken)

    def hand_result(self, match: Match) -> HandResult:
        """Card points of the sides (Y4); both partners have them."""
        ended = match.events[-1]
        assert isinstance(ended, HandEnded)
        (first, second), won = ended.points, max(ended.points) > 60
        lead = (1 if first > second else -1) if won else 0
        return HandResult((first, second) * 2, (lead, -lead) * 2, {"tricks": list(match.taken)})

    def standings(self, match: Match) -> tuple[int, ...]:
        """The hands that each seat's side has won."""
        return match.won * 2

    def winners(self, match: Match) -> tuple[int, ...]:
        """Both partners (Y5)."""
        side = match.won.index(max(match.won))
        return (side, side + 2) if match.is_over else ()

    def variant_told(self, variant: Variant, translate: Callable[[str, str], str]) -> str:
        """How many hands win it."""
        return translate("Toy.Check", "first-to-%1").replace("%1", str(variant.target))

    def standing_told(self, match: Match, translate: Callable[[str, str], str]) -> str:
        """The hands that each side has won."""
        return " : ".join(map(str, match.won))


RULES = Toy()
