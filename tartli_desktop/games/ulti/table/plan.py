"""How Ulti lies on the table: see :class:`tartli_desktop.table.piles.TablePlan`."""

from collections.abc import Iterable, Iterator, Sequence

from tartli_desktop.cards.german import CARDS, Card, Suit
from tartli_desktop.games import ulti
from tartli_desktop.games.ulti import ASSOCIATION, CONTRACTS, Action, Event, Lay, MakeBid, Match, View
from tartli_desktop.games.ulti.rules.contracts import ranks_of
from tartli_desktop.kit.trick_piles import HANDS, OPEN, PLAYED, TAKEN, TALON, TrickPlan
from tartli_desktop.table import hand_order
from tartli_desktop.table.piles import (
    DRAW,
    GATHER,
    PLAY,
    Cards,
    Carry,
    Change,
    ClearNotes,
    Collect,
    Deal,
    Layout,
    Parcel,
    Say,
    SetInOrder,
)

SEATS = range(3)


class UltiPlan(TrickPlan[View, Event, Action, Card]):
    """Three hands, the talon, the trick, what each has taken, and hands that are laid open."""

    deck = CARDS

    def trump(self, view: View) -> Suit | None:
        """The trump suit, once it is known."""
        return None if view.trump is None else Suit.parse(view.trump)

    def lay_out(self, view: View) -> Layout:
        if not view.hand_number:
            return {}
        layout: dict[str, Cards] = {}
        for seat in SEATS:
            shown = view.open_hands[seat]
            if seat == view.seat:
                layout[HANDS[seat]] = view.hand
            elif shown is not None:
                layout[OPEN[seat]] = shown
            else:
                layout[HANDS[seat]] = (None,) * view.sizes[seat]
        layout[TALON] = _talon(view)
        for place, card in enumerate(view.trick):
            assert view.leader is not None
            layout[PLAYED[(view.leader + place) % 3]] = (card,)
        for _, cards, winner in view.tricks:
            layout[TAKEN[winner]] = (*layout.get(TAKEN[winner], ()), *cards)
        return layout

    def open_hands(self, views: Sequence[View], viewer: int, deck: Sequence[Card] = ()) -> Layout:
        """The hands and the talon; a hand that is open anyway (U10) is not there twice."""
        return {**super().open_hands(views, viewer, deck), **dict.fromkeys(OPEN[:3], ())}

    def steps(self, event: Event, view: View) -> tuple[Change, ...]:
        """What an event changes: the notes first, then the cards."""
        return (*_heard(event), *_moved(event, view))

    def said(self, view: View) -> Sequence[Event]:
        """In the auction, each player's last word; then what was said since the last trick was gathered."""
        if not view.tricks:
            return (*_said_before_play(view), *_announced(view), *_doubled(view, answers=False))
        answers = _doubled(view, answers=True) if len(view.tricks) == 1 else ()
        return (*answers, *_claimed(view))

    def chosen_at_once(self, view: View) -> int:
        """Two, to discard (U4.1)."""
        return 2 if view.phase == "lay" and view.to_move == view.seat else 0

    def laid_on(self, view: View) -> str | None:
        """The talon, where discarded cards go (U4.1)."""
        return TALON if self.chosen_at_once(view) else None

    def choosing(self, cards: Sequence[Card], view: View) -> Action:
        """A card is played, two are discarded."""
        first, *second = cards
        return ulti.Lay((first, second[0])) if second else ulti.Play(first)

    def in_order(self, cards: Iterable[Card], view: View, *, alternate: bool) -> list[Card]:
        """Cards by suit, trumps leftmost; Tens below the Under if no suit is trumps (U1.3, U1.4)."""
        ranks = ranks_of(view.contract)
        return hand_order.in_order(cards, self.trump(view), alternate=alternate, ranks=ranks)


def _talon(view: View) -> Cards:
    """The two cards that lie there, if any; only the player who laid them knows them."""
    layer = discarder(view)
    if layer is None:
        return ()
    return view.lays[-1][0] if layer == view.seat else (None, None)


def discarder(view: View) -> int | None:
    """The seat that discarded the talon which lies there (U4.8); None if none does."""
    acts = [(seat, text) for seat, text in view.auction if text in ("lay", "take")]
    return acts[-1][0] if acts and acts[-1][1] == "lay" else None


# What is said


def _heard(event: Event) -> Iterator[Change]:
    match event:
        case ulti.TrickWon():
            yield ClearNotes()
        case ulti.TrumpNamed(seat):
            yield ClearNotes()
            yield Say(seat)
        case ulti.AuctionEnded(soloist, contract) if CONTRACTS[contract].kind != "single":
            # Nobody names trumps: the contract itself is said once more.
            yield ClearNotes()
            yield Say(soloist)
        case ulti.Bid(seat) | ulti.Passed(seat) | ulti.Taken(seat) | ulti.Kept(seat):
            yield ClearNotes(seat)
            yield Say(seat)
        case ulti.MarriageSaid(seat) | ulti.Doubled(seat) | ulti.Forfeited(seat):
            yield Say(seat)
        case ulti.Claimed(seat) | ulti.ClaimAnswered(seat) | ulti.Conceded(seat):
            yield Say(seat)


def _said_before_play(view: View) -> Iterator[Event]:
    """What was said before the first card: trumps or the contract, or what each said last in the auction."""
    forfeited = bool(view.results) and view.phase in ("deck", "over") and view.results[-1].end == "forfeit"
    if view.soloist is not None and view.contract is not None:
        if CONTRACTS[view.contract].kind != "single":
            yield ulti.AuctionEnded(view.soloist, view.contract, view.multiplier or 1)
            return
        if view.trump is not None:
            yield ulti.TrumpNamed(view.soloist, view.trump)
            return
    first_round = view.rules.auction == "two_rounds"
    last: dict[int, Event] = {}
    for seat, text in view.auction:
        first_round = first_round and text != "lay"
        if text != "lay":
            last[seat] = _auction_event(seat, text, 2 if first_round else 1)
    yield from last.values()
    if forfeited and view.soloist is not None:
        yield ulti.Forfeited(view.soloist)


def _auction_event(seat: int, text: str, multiplier: int) -> Event:
    if text == "pass":
        return ulti.Passed(seat)
    if text == "take":
        return ulti.Taken(seat, None)
    if text == "keep":
        return ulti.Kept(seat)
    return ulti.Bid(seat, text.removeprefix("bid "), multiplier)


def _announced(view: View) -> Iterator[Event]:
    for seat, values in enumerate(view.marriages):
        if values:
            yield ulti.MarriageSaid(seat, values)


def _doubled(view: View, *, answers: bool) -> Iterator[Event]:
    """The doubles said with the first card, or those said after its trick (U8.5, U8.6)."""
    level, side = 1, False
    for seat, text in view.doubles:
        is_soloist = seat == view.soloist
        if is_soloist is not side:
            level, side = level + 1, is_soloist
        if (level > 1) is answers:
            yield ulti.Doubled(seat, tuple(text.split(" ")[1:]), level)


def _claimed(view: View) -> Iterator[Event]:
    for seat, word, trick in view.claims:
        if trick == len(view.tricks) + 1:
            yield ulti.Claimed(seat) if word == "claim" else ulti.ClaimAnswered(seat, word == "agree")


# What moves


def _moved(event: Event, view: View) -> tuple[Change, ...]:
    match event:
        case ulti.Dealt(hands, sizes):
            parcels = Deal(tuple(_parcels(hands, sizes, view)))
            # The second deal of two rounds comes to hands of five (U2.5).
            return (parcels,) if sum(sizes) == _SECOND_DEAL else (Collect(_dealer(view)), parcels)
        case ulti.Laid(seat, cards):
            return tuple(Carry((HANDS[seat],), TALON, card, PLAY) for card in cards or (None, None))
        case ulti.Taken(seat, cards):
            return tuple(
                Carry((TALON,), HANDS[seat], card, DRAW, is_new=True) for card in cards or (None, None)
            )
        case ulti.AuctionEnded() | ulti.TrumpNamed():
            return (SetInOrder(),)
        case ulti.Played(seat, card):
            return (Carry((OPEN[seat], HANDS[seat]), PLAYED[seat], card, PLAY),)
        case ulti.TrickWon(seat, number):
            return tuple(
                Carry(tuple(PLAYED[:3]), TAKEN[seat], card, GATHER) for card in view.tricks[number - 1][1]
            )
        case ulti.HandsOpened(hands):
            return tuple(
                Carry((HANDS[seat],), OPEN[seat], card, DRAW)
                for seat, cards in enumerate(hands)
                if cards is not None and seat != view.seat
                for card in cards
            )
    return ()


_SECOND_DEAL = 17
"""How many cards the second deal of two rounds has."""


def _dealer(view: View) -> int:
    """Who dealt the hand; the view may be from after its end."""
    return (view.dealer - 1) % 3 if view.phase in ("deck", "over") else view.dealer


def _parcels(hands: Sequence[tuple[Card, ...] | None], sizes: Sequence[int], view: View) -> Iterator[Parcel]:
    """Packets of five; the two extra cards come first (U2.4, U2.5)."""
    forehand = (_dealer(view) + 1) % 3
    seats = [(forehand + place) % 3 for place in range(3)]
    given = dict.fromkeys(seats, 0)

    def parcel(seat: int, count: int) -> Parcel:
        cards: Cards = hands[seat] or (None,) * sizes[seat]
        given[seat] += count
        return Parcel(HANDS[seat], cards[given[seat] - count : given[seat]])

    packets = max(1, min(sizes) // 5)
    for number in range(packets):
        if sum(sizes) == _SECOND_DEAL:
            favoured = next(seat for seat in seats if sizes[seat] == max(sizes))
            yield parcel(favoured, 2)
        for seat in seats:
            more = 2 if not number and max(sizes) == 12 and seat == forehand else 0
            yield parcel(seat, 5 + more)


PLAN = UltiPlan()


_DECK = "HA HX H7 BK BO AA L8 A9 AK LU B7 HU A8 LK BU H9 LX AX LA A7 B8 HK AO BX L9 HO LO BA L7 B9 AU H8"


def example_view(seats: int) -> View:
    """The view of the first bidder after laying two cards and bidding."""
    match = Match.new(ASSOCIATION, first_dealer=2, players=("A", "B", "C"))
    match.deal(map(Card.parse, _DECK.split(" ")))
    lay = next(each for each in match.legal_actions(0) if isinstance(each, Lay))
    match.apply(0, lay)
    match.apply(0, MakeBid("hearts simple"))
    return match.view(0)
