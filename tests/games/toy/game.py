"""What the program asks of the rules of the toy: see :class:`tartli_desktop.game.rules.Rules`."""

from __future__ import annotations

from collections.abc import Callable

from tartli_desktop.cards.german import CARDS
from tartli_desktop.game.rules import Draw, HandResult, RulesOf, Shuffle

from .options import Options
from .rules import (
    FORM,
    Action,
    Event,
    HandEnded,
    Match,
    Play,
    TrickTaken,
    Variant,
    View,
)


class Toy(RulesOf[Match, View, Event, Action, Options, Variant]):
    """The rules of the toy as the program asks for them."""

    name = "toy"
    form = FORM
    match = Match
    record_rule = FORM.rule
    levels = ("careless", "careful", "keen")
    default_level = "careful"
    reserve_level = "careful"
    options = Options

    def chosen_variant(self, options: Options) -> Variant:
        """The number of hands, whether cards are laid away, and the number of seats."""
        return Variant(options.target, options.lays, options.seats)

    def seats_of(self, variant: Variant) -> int:
        """The number of seats, which is part of the variant."""
        return variant.seats

    def draw_for_dealer(self, shuffle: Shuffle, seats: int) -> Draw:
        """Each seat draws a card; the lowest of all deals."""
        pack = list(CARDS)
        shuffle(pack)
        drawn = tuple(pack[:seats])
        return Draw((drawn,), drawn.index(min(drawn, key=lambda card: (card.rank, card))))

    def automatic(self, view: View, options: Options) -> Action | None:
        """The last card, where the options have it played by itself."""
        return self.only_card(view) if options.last_card_by_itself and len(view.hand) == 1 else None

    def only_card(self, view: View) -> Action | None:
        """The only card that may be played."""
        return view.legal[0] if len(view.legal) == 1 and isinstance(view.legal[0], Play) else None

    def gathers(self, event: Event) -> bool:
        """A trick that is taken lies on the table until it is gathered."""
        return isinstance(event, TrickTaken)

    def hand_result(self, match: Match) -> HandResult:
        """Card points of the sides (Y4); partners have the same."""
        ended = match.events[-1]
        assert isinstance(ended, HandEnded)
        points, best = by_seat(match, ended.points), max(ended.points)
        is_won = ended.points.count(best) == 1
        outcomes = tuple((1 if each == best else -1) if is_won else 0 for each in points)
        return HandResult(points, outcomes, {"tricks": list(match.taken)})

    def standings(self, match: Match) -> tuple[int, ...]:
        """The hands that each seat's side has won."""
        return by_seat(match, match.won)

    def winners(self, match: Match) -> tuple[int, ...]:
        """All seats of the side that has won (Y5)."""
        won = enumerate(by_seat(match, match.won))
        return tuple(seat for seat, hands in won if hands >= match.variant.target)

    def variant_text(self, variant: Variant, translate: Callable[[str, str], str]) -> str:
        """How many hands win the match."""
        return translate("Toy.Check", "first-to-%1").replace("%1", str(variant.target))

    def standing_text(self, match: Match, translate: Callable[[str, str], str]) -> str:
        """The hands that each side has won."""
        return " : ".join(map(str, match.won))


def by_seat(match: Match, of_sides: tuple[int, ...]) -> tuple[int, ...]:
    """The figures of the sides, seat by seat (Y1)."""
    return tuple(of_sides[seat % match.variant.sides] for seat in range(match.variant.seats))


RULES = Toy()
