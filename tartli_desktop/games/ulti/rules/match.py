"""A session: hand after hand, the points won in it, and its record (U14, U17, U18)."""

from collections.abc import Iterable
from typing import ClassVar, TypeVar

from tartli_desktop.cards.german import CARDS, DECK, Card
from tartli_desktop.game.errors import Refusal, refused
from tartli_desktop.game.match import MatchBase
from tartli_desktop.game.record import Form
from tartli_desktop.games.ulti.rules import legal
from tartli_desktop.games.ulti.rules.actions import Action
from tartli_desktop.games.ulti.rules.cards import NO_TRUMP, in_order, pair_of
from tartli_desktop.games.ulti.rules.events import Event
from tartli_desktop.games.ulti.rules.hand import Hand, Phase
from tartli_desktop.games.ulti.rules.settlement import HandResult, Seats
from tartli_desktop.games.ulti.rules.variant import Variant
from tartli_desktop.games.ulti.rules.view import View

FORM = Form(
    format="ulti-match",
    version=1,
    rule="U17",
    seats=(3,),
    pack=DECK,
    parse=Action.parse,
    variant_from=Variant.from_dict,
    variant="rules",
    code_rule="U1.1",
    deck_rule="U1.1",
    over_rule="U14.1",
    unfinished_rule="U17.2",
    action_rule="U17.1",
    any_notes=True,
    has_names=True,
)
"""The form of Ulti records; what notes contain is not looked at (U17.5)."""


T = TypeVar("T")


class Match(MatchBase[Hand, View, Event, Action, Variant]):
    """A session of Ulti between seats 0, 1 and 2.

    It takes the decks and the players' actions and works out the rest (U2.3).

    Attributes:
        points: what each seat has won so far (U14.1).
        results: the hands that are over.
    """

    __slots__ = ("points", "results")

    form: ClassVar[Form] = FORM
    no_hand: ClassVar[Refusal] = refused("U18.2", "no hand is being played")
    legal_in = staticmethod(legal.legal_actions)
    refusal_in = staticmethod(legal.refusal)

    def __init__(self, variant: Variant, first_dealer: int, players: Iterable[str]) -> None:
        super().__init__(variant, first_dealer, players)
        self.points: Seats = (0, 0, 0)
        self.results: tuple[HandResult, ...] = ()

    @property
    def phase(self) -> Phase:
        """What is awaited (U18.2)."""
        if self._hand is not None and self._hand.result is None:
            return self._hand.phase
        target = self.variant.target_hands
        return "over" if target is not None and len(self.results) >= target else "deck"

    @property
    def needs_deck(self) -> bool:
        return self.phase == "deck"

    @property
    def soloist(self) -> int | None:
        """Who plays alone; None until the auction is over."""
        return None if self._hand is None or self._hand.contract is None else self._hand.soloist

    @property
    def contract(self) -> str | None:
        """The text code of the bid that won the auction, or None."""
        return None if self._hand is None or self._hand.contract is None else self._hand.contract.text

    @property
    def trump(self) -> str | None:
        """The trump suit, A L H B; None until it is known, and without trumps."""
        trump = None if self._hand is None else self._hand.trump
        return None if trump is None or trump == NO_TRUMP else "ALHB"[trump]

    @property
    def multiplier(self) -> int | None:
        """m of U4.9; None until the auction is over."""
        return None if self._hand is None or self._hand.contract is None else self._hand.multiplier

    @property
    def balance(self) -> Seats:
        """The points of each seat in money (U12.3)."""
        unit, (first, second, third) = self.variant.unit, self.points
        return first * unit, second * unit, third * unit

    @property
    def standings(self) -> tuple[int, ...]:
        """What each has won or lost, in money (U12.3)."""
        return self.balance

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has the most when the agreed hands are played (U14.1)."""
        best = max(self.points)
        return tuple(seat for seat in range(3) if self.phase == "over" and self.points[seat] == best)

    @property
    def is_before_play(self) -> bool:
        """Whether the match is in the auction or naming trumps."""
        return self.phase in ("lay", "bid", "auction", "trump")

    @property
    def still_open(self) -> int:
        """One if two cards were just laid: only the bid that follows makes this final (U4.2, U4.7)."""
        if self.phase != "bid" or self.to_move is None:
            return 0
        return int(self.view(self.to_move).auction[-1:] == ((self.to_move, "lay"),))

    def begun(self, deck: tuple[Card, ...]) -> Hand:
        return Hand.begun(self.variant, len(self.results) + 1, self.dealer, deck)

    def view(self, seat: int) -> View:
        """What a seat may know now (U16). Raises ValueError for a seat that is not 0, 1 or 2."""
        self.check_seat(seat, 3)
        hand = self._hand
        if hand is None:
            hand = self.begun(())
            hand.number, hand.phase, hand.to_move = 0, "deck", None
        standing, doubling, sizes = hand.auction.standing, hand.doubling, map(int.bit_count, hand.hands)
        hands = (in_order(hand.hands[place]) if hand.is_open(place) else None for place in range(3))
        return View(
            seat=seat,
            rules=self.variant,
            players=_three(self.players),
            hand_number=hand.number,
            dealer=self.dealer,
            phase=self.phase,
            to_move=hand.to_move,
            hand=in_order(hand.hands[seat]),
            sizes=_three(sizes),
            lays=tuple([(pair_of(cards), taker) for who, cards, taker in hand.lays if who == seat]),
            takes=tuple([pair_of(cards) for who, cards in hand.takes if who == seat]),
            auction=hand.auction.heard,
            standing=None
            if standing is None
            else (hand.auction.bidder, standing.text, hand.auction.multiplier),
            soloist=self.soloist,
            contract=self.contract,
            trump=self.trump,
            multiplier=self.multiplier,
            marriages=_three(values or () for values in hand.marriages),
            doubles=() if doubling is None else doubling.said,
            levels=() if doubling is None else doubling.levels_by_seat(),
            tricks=tuple(hand.tricks),
            trick=tuple([CARDS[card] for card in hand.table]),
            open_hands=_three(hands),
            claims=hand.claims,
            results=self.results,
            points=self.points,
            balance=self.balance,
            legal=self.legal_actions(seat),
        )

    def ended(self, hand: Hand) -> None:
        """After a hand: the points, and who deals next (U2.2, U14.1)."""
        assert hand.result is not None
        (first, second, third), more = self.points, hand.result.points
        self.points = (first + more[0], second + more[1], third + more[2])
        self.results += (hand.result,)
        self.dealer = (self.dealer + 1) % 3


def _three(each: Iterable[T]) -> tuple[T, T, T]:
    first, second, third = each
    return first, second, third
