"""What the program asks of the rules of the toy: see :class:`tartli_desktop.game.rules.Rules`."""

from collections.abc import Callable

from msgspec.structs import replace

from tartli_desktop.cards.german import CARDS
from tartli_desktop.game.rules import Draw, DuelRules, Opponents, RulesOf, Shuffle, StoredResult

from .options import Options
from .rules import FORM, Action, Event, HandEnded, Match, Play, TrickTaken, Variant, View, by_seat


class Toy(RulesOf[Match, View, Event, Action, Options, Variant]):
    """The rules of the toy as the program asks for them."""

    name = "toy"
    form = FORM
    trick_taken = TrickTaken
    match = Match
    opponents = Opponents("tests.games.toy.opponents", ("careless", "careful", "keen"), "careful", "careful")
    duels = DuelRules(15, (Variant(9), Variant(9, lays=True), Variant(9, seats=3)))
    options = Options
    plays = Play

    def without_end(self, variant: Variant) -> Variant:
        """Nine hands are enough for tests (Y5)."""
        return replace(variant, target=9)

    def draw_for_dealer(self, shuffle: Shuffle, seats: int) -> Draw:
        """Each seat draws a card; the lowest of all deals."""
        pack = list(CARDS)
        shuffle(pack)
        drawn = tuple(pack[:seats])
        return Draw((drawn,), drawn.index(min(drawn, key=lambda card: (card.rank, card))))

    def hand_result(self, match: Match) -> StoredResult:
        """Card points of the sides (Y4); partners have the same."""
        ended = match.events[-1]
        assert isinstance(ended, HandEnded)
        points, best = by_seat(match, ended.points), max(ended.points)
        is_won = ended.points.count(best) == 1
        outcomes = tuple((1 if each == best else -1) if is_won else 0 for each in points)
        return StoredResult(points, outcomes, {"tricks": list(match.taken)})

    def variant_text(self, variant: Variant, translate: Callable[[str, str], str]) -> str:
        """How many hands win the match."""
        return translate("Toy.Check", "first-to-%1").replace("%1", str(variant.target))

    def standing_text(self, match: Match, translate: Callable[[str, str], str]) -> str:
        """The hands that each side has won."""
        return " : ".join(map(str, match.won))


RULES = Toy()
