"""What the program asks of the rules of a game: no Qt, no files, no clock, no chance.

Rules ``Of`` some types are those of one game; without ``Of``, those of any game.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from tartli_desktop.cards.any_pack import Card

from .json_types import Json
from .match import A, Action, E, E_contra, Event, M, Match, O, R, R_contra, V, V_contra, View
from .record import Form

_Item = TypeVar("_Item")


class Shuffle(Protocol):
    """Brings a list into a random order, in place."""

    def __call__(self, items: list[_Item], /) -> None:
        """Shuffle the items of a list."""


class Draw(Struct, frozen=True):
    """How the first dealer was found: each seat draws a card, again as long as the draw is undecided."""

    rounds: tuple[tuple[Any, ...], ...]
    """The cards of each round, seat by seat."""

    dealer: int


class StoredResult(Struct, frozen=True):
    """The result of a finished hand, as the list of matches and the statistics of every game need it."""

    scores: tuple[int, ...]
    """What each seat got: points, or the payment in units."""

    outcomes: tuple[int, ...]
    """1 for a seat that won the hand, -1 for one that lost it, 0 where it decided nothing."""

    facts: Json
    """What the game's own statistics need, ready for JSON."""


class Opponents(Struct, frozen=True):
    """Who plays against a player of a game."""

    module: str
    """The module with ``choose``, ``interject`` and ``evaluate``."""

    levels: tuple[str, ...]
    """The levels of play, weakest first."""

    default: str = "heuristic"
    """The level of a new match."""

    reserve: str = "casual"
    """The level that decides when a stronger one fails."""

    def chosen(self, options: object) -> str:
        """The level of the opponents in a new match: their option, if there is such a level."""
        level: str = getattr(options, "opponent_level", "")
        return level if level in self.levels else self.default


class DuelRules(Struct, frozen=True):
    """What can be played in duels. The numbers of games and rules stand in codes, and never change."""

    number: int
    """The number of the game, 1 to 15."""

    variants: tuple[object, ...]
    """The known rules, without an end of their own; new ones come last, up to 32."""


class RulesOf(Protocol[M, V_contra, E_contra, A, O, R_contra]):
    """The rules of one game, found as ``RULES`` in its package.

    A game derives its own from this class; methods with a body here do what most games need.
    """

    name: str
    """What settings, databases and command lines call the game, such as ``"tartli"``."""

    form: Form
    """What its records are like; their ``format`` is the name followed by ``-match``."""

    match: type[M]
    """Its matches, made of a variant, the first dealer and the names."""

    opponents: Opponents

    duels: DuelRules

    variant_names: Mapping[str, str] = {}
    """The names of the known variants, in English, by those that records give them."""

    options: type[O]
    """The type of the player's choices for this game; without arguments it has the defaults."""

    def without_end(self, variant: R_contra) -> Any:
        """The same rules for a match that is over after an agreed number of hands, and not before."""
        return variant

    def draw_for_dealer(self, shuffle: Shuffle, seats: int) -> Draw:
        """Draw cards to find the first dealer."""

    # While a hand is played

    def automatic(self, view: V_contra, options: O) -> A | None:
        """The action that the program does at once for the player of the view, by the player's options.

        By default the last card, if the options have it played by itself; None where the player decides.
        """
        is_wanted = getattr(options, "last_card_by_itself", False)
        return self.only_card(view) if is_wanted and len(getattr(view, "hand", ())) == 1 else None

    plays: type[A] | tuple[()] = ()
    """The type of action that plays a card, for :meth:`only_card`."""

    def only_card(self, view: V_contra) -> A | None:
        """The action that plays a card, if it is all that the player of the view can do; None otherwise."""
        legal: tuple[Any, ...] = view.legal
        return legal[0] if len(legal) == 1 and isinstance(legal[0], self.plays) else None

    def cards_leaving(self, action: A) -> tuple[Card, ...]:
        """The cards that leave the hand with an action: one that is played, or those that are laid away."""
        card: Card | None = getattr(action, "card", None)
        laid: tuple[Card, ...] = getattr(action, "cards", ())
        return (card,) if card is not None and isinstance(action, self.plays) else laid

    def cards_shown(self, action: A) -> tuple[Card, ...]:
        """The cards that a seat must hold for an action, such as a meld, and keeps; none by default."""
        return ()

    def cards_told(self, action: A) -> int:
        """How many of the cards that are laid away face down everybody is told of; none by default."""
        return 0

    ends_sure_hands: bool = False
    """Whether :meth:`sure_card` may find anything."""

    def sure_card(self, view: V_contra) -> A | None:
        """The card to play next for a player who wins all tricks left, by what the view tells.

        None where that is not certain, where there is something else to decide, and by default.
        """
        return None

    def is_decision(self, action: A, view: Callable[[], V_contra], options: O) -> bool:
        """Whether a player chose an action, so that it may be undone; False if the program did it.

        ``view`` makes the player's view before the action, which takes a while.
        """
        return bool(self.automatic(view(), options) != action)

    def knocks(self, match: M, seed: int) -> bool:
        """Whether the opponent who cuts the next pack knocks instead; never by default."""
        return False

    def speakers(self, match: M, humans: Collection[int]) -> tuple[int, ...]:
        """The seats to ask, in this order, whether they say something out of turn.

        Empty while one of ``people``, who speak without being asked, may speak first.
        """
        return ()

    def pause_action(self, match: M) -> tuple[int, A] | None:
        """The seat and the action that end the pause after a full trick; None if there is no such pause."""
        return None

    trick_taken: type[object] | tuple[()] = ()
    """The type of event that removes a full trick, which must first lie on the table for a while.

    None in a game in which an action ends the pause; see :meth:`pause_action`.
    """

    def gathers(self, event: E_contra) -> bool:
        """Whether this event removes a full trick."""
        return isinstance(event, self.trick_taken)

    def fallback(self, match: M, seat: int) -> A:
        """A legal action for an opponent that has failed; by default the first."""
        first: A = match.legal_actions(seat)[0]
        return first

    # How it ended

    def hand_result(self, match: M) -> StoredResult:
        """The result of the hand that has just ended."""

    # Texts for a terminal, without Qt; ``translate`` takes a context and a text in English

    def variant_text(self, variant: R_contra, translate: Callable[[str, str], str]) -> str:
        """The name of a variant, such as "Hungarian"; empty for rules without a name."""
        own: str = getattr(variant, "name", "")
        known = self.variant_names.get(own)
        return own if known is None else translate(f"{self.name.capitalize()}.Variants", known)

    def standing_text(self, match: M, translate: Callable[[str, str], str]) -> str:
        """The score of an unfinished match, such as "2 : 1 in bulis, 120 : 88 in points"."""


Rules = RulesOf[Match, View, Event, Action, Any, Any]
RulesPlayed = RulesOf[M, V, E, A, Any, Any]
"""The rules of one game, for those who do not look into its options and variants."""


def seated(rules: RulesOf[M, V, E, A, O, R], text: str) -> tuple[int, A]:
    """Seat and action of a text of :attr:`Match.hands`. Raises ActionTextError."""
    seat, _, action = text.partition(":")
    return int(seat), rules.form.parse(action)
