"""How Hungarian Tarokk lies on the table: see :class:`tartli_desktop.table.piles.TablePlan`."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise, permutations

from tartli_desktop.cards.tarokk import CARDS, Card, Suit
from tartli_desktop.games import tarokk
from tartli_desktop.games.tarokk import PASKIEVICS, Action, Event, Match, Variant, View
from tartli_desktop.games.tarokk.rules.sides import other
from tartli_desktop.games.tarokk.table.gathered import GatheredPiles, hand_dealer
from tartli_desktop.kit.trick_piles import BATCHES, HANDS, OPEN, PLAYED, TAKEN, TALON, TrickPlan
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
    PileKind,
    PileSpec,
    Say,
)

_DARK = (Suit.CLUBS, Suit.SPADES)
_TALON, _PACKETS = 6, (5, 4)
"""How many cards come to the talon, and in which packets the rest (T3.2)."""
_BATCH = sum(_PACKETS)
"""How many cards lie in each batch after a knock (T22.2)."""


class TarokkPlan(TrickPlan[View, Event, Action, Card]):
    """Open before the declarer lie the tarokks that were discarded, until the first lead (T6.6)."""

    deck = CARDS

    def piles(self, seats: int) -> tuple[PileSpec, ...]:
        """Those of all games with tricks, and the batches to choose from after a knock (T22.2)."""
        batches = (PileSpec(name, None, PileKind.BATCH, face_up=False) for name in BATCHES)
        return (*super().piles(seats), *batches)

    def taking(self, pile: str, view: View) -> Action | None:
        """A batch is chosen (T22.2)."""
        return tarokk.Batch(BATCHES.index(pile) + 1)

    def trump(self, view: View) -> None:
        """No suit is trumps: the tarokks always are."""

    def lay_out(self, view: View) -> Layout:
        if not any(view.sizes) and not view.tricks and view.phase != "batch":
            return {}
        layout: dict[str, Cards] = {
            HANDS[seat]: view.hand if seat == view.seat else (None,) * view.sizes[seat]
            for seat in range(len(view.sizes))
        }
        if view.phase == "batch":
            taken = {number for _, number in view.batches}
            layout |= {
                name: (None,) * _BATCH for number, name in enumerate(BATCHES, 1) if number not in taken
            }
        if view.declarer is None:
            layout[TALON] = (None,) * _TALON
        for seat, card in view.trick:
            layout[PLAYED[seat]] = (card,)
        gathered = GatheredPiles(view)
        if view.declarer is not None:
            layout[OPEN[view.declarer]] = gathered.shown
        layout |= {TAKEN[seat]: cards for seat, cards in gathered.piles().items()}
        return layout

    def open_hands(self, views: Sequence[View], viewer: int, deck: Sequence[Card] = ()) -> Layout:
        """The hands, the talon until it is drawn, and beside each player what that player has discarded."""
        view = views[viewer]
        layout = dict(super().open_hands(views, viewer, deck))
        if view.phase == "batch" and deck:
            layout[TALON] = tuple(deck[:_TALON])
        if layout and TALON not in layout:
            layout |= {OPEN[seat]: each.discards for seat, each in enumerate(views)}
            tricks = GatheredPiles(view, discards=False).piles()
            layout |= {TAKEN[seat]: cards for seat, cards in tricks.items()}
        return layout

    def steps(self, event: Event, view: View) -> tuple[Change, ...]:
        """What an event changes: the notes first, then the cards."""
        return (*_heard(event, view), *_moved(event, view))

    def said(self, view: View) -> Sequence[Event]:
        """What each said last before the play, until the first trick is gathered."""
        return () if view.winners else said_last(view)

    def chosen_at_once(self, view: View) -> int:
        """As many are discarded as were drawn (T6.3)."""
        return len(view.talon) if view.phase == "discard" and view.to_move == view.seat else 0

    def laid_on(self, view: View) -> str | None:
        """The gathered cards of the side that the discards count for (T6.4)."""
        return _laid_on(view.seat, view) if self.chosen_at_once(view) else None

    def may_choose(self, card: Card, view: View) -> bool:
        """Kings, honours and what was promised cannot be discarded (T6.5)."""
        return any(isinstance(action, tarokk.Discard) and card in action.cards for action in view.legal)

    def choosing(self, cards: Sequence[Card], view: View) -> Action:
        """A card is played, or some are discarded."""
        return tarokk.Discard(tuple(cards)) if view.phase == "discard" else tarokk.Play(cards[0])

    def in_order(self, cards: Iterable[Card], view: View, *, alternate: bool) -> list[Card]:
        """Tarokks from the highest, then the suits, each from its king (T1.6)."""
        held = sorted(cards)
        if not alternate:
            return held
        suits = [suit for suit in Suit if any(card.suit is suit for card in held)]
        order: list[Suit | None] = [None, *max(permutations(suits), key=_changes_of_colour)]
        return sorted(held, key=lambda card: (order.index(card.suit), card))

    def inserted(self, order: Sequence[Card], new: Card) -> list[Card]:
        """The player's own order with a new card beside its nearest of the suit, or at the right end."""
        same = [card for card in order if card.suit is new.suit]
        if not same:
            return [*order, new]
        nearest = min(same, key=lambda card: abs(card - new))
        place = order.index(nearest) + (1 if nearest < new else 0)
        return [*order[:place], new, *order[place:]]


def _changes_of_colour(order: Sequence[Suit]) -> int:
    return sum((a in _DARK) != (b in _DARK) for a, b in pairwise(order))


# What is said


def _heard(event: Event, view: View) -> Iterator[Change]:
    match event:
        case tarokk.TrickWon():
            yield ClearNotes()
        case tarokk.BatchTaken() if len(view.batches) == len(BATCHES):
            yield ClearNotes()
        case tarokk.BidMade(seat) | tarokk.Held(seat) | tarokk.Passed(seat):
            if not has_bid_before(seat, view):
                yield ClearNotes(seat)
            yield Say(seat)
        case (
            tarokk.Called(seat) | tarokk.Announced(seat) | tarokk.Kontra(seat) | tarokk.TarokksDeclared(seat)
        ):
            if replaces_note(view):
                # The first utterance of all clears the bids.
                yield ClearNotes(None if len(view.said) == 1 else seat)
            yield Say(seat)
        case tarokk.TurnClosed(seat, empty):
            if empty:
                yield ClearNotes(seat)
                yield Say(seat)
        case tarokk.Annulled(seat) | tarokk.NoticeGiven(seat):
            yield Say(seat)


# What moves


def _laid_on(seat: int, view: View) -> str:
    """Where this player's discards lie: with five players, the dealer keeps the opponents'."""
    if len(view.sizes) > len(view.active) and seat != view.declarer:
        return TAKEN[hand_dealer(view)]
    return TAKEN[seat]


def _moved(event: Event, view: View) -> tuple[Change, ...]:
    match event:
        case tarokk.Dealt(dealer) if event.knocked:
            parcels = [Parcel(TALON, (None,) * _TALON), *(Parcel(name, (None,) * _BATCH) for name in BATCHES)]
            return (Collect(dealer), Deal(tuple(parcels)), Say(event.cutter))
        case tarokk.Dealt(dealer, hands):
            return (Collect(dealer), Deal(tuple(_parcels(dealer, hands))))
        case tarokk.BatchTaken(seat, number, cards):
            batch, held = BATCHES[number - 1], cards or (None,) * _BATCH
            return tuple(Carry((batch,), HANDS[seat], card, DRAW) for card in held)
        case tarokk.TalonDrawn(seat, count, cards):
            own = seat == view.seat
            return tuple(
                Carry((TALON,), HANDS[seat], card, DRAW, is_new=own) for card in cards or (None,) * count
            )
        case tarokk.Discarded(seat, count, cards):
            pile = _laid_on(seat, view)
            return tuple(Carry((HANDS[seat],), pile, card, PLAY) for card in cards or (None,) * count)
        case tarokk.TarokksDiscarded(declarers, others) if not view.rules.tells_in_turn or others == ():
            seat = _declarer(view)
            return tuple(Carry((TAKEN[seat],), OPEN[seat], card, DRAW) for card in declarers)
        case tarokk.Played(seat, card):
            return (*_put_away(view), Carry((HANDS[seat],), PLAYED[seat], card, PLAY))
        case tarokk.TrickWon(seat, number, cards):
            gathered = GatheredPiles(view)
            target = TAKEN[gathered.home_after(number, seat)]
            return (
                *(
                    Carry((TAKEN[source], OPEN[source]), TAKEN[home], card, GATHER)
                    for source, home, card in gathered.joining(number)
                ),
                *(Carry(tuple(PLAYED[: len(view.sizes)]), target, card, GATHER) for card in cards),
            )
    return ()


def _put_away(view: View) -> Iterator[Change]:
    """With the first lead, the declarer's tarokks that were shown go to the other discarded cards (T6.6)."""
    if len(view.tricks) == 1 and view.told is not None:
        seat = _declarer(view)
        for card in view.told[0]:
            yield Carry((OPEN[seat],), TAKEN[seat], card, GATHER)


def _declarer(view: View) -> int:
    assert view.declarer is not None
    return view.declarer


def _parcels(dealer: int, hands: Sequence[tuple[Card, ...] | None]) -> Iterator[Parcel]:
    """Six to the talon, then packets of five and of four from the forehand on (T3.2)."""
    seats = [(dealer + 1 + place) % len(hands) for place in range(4)]
    yield Parcel(TALON, (None,) * _TALON)
    given = 0
    for packet in _PACKETS:
        for seat in seats:
            cards: Cards = hands[seat] or (None,) * sum(_PACKETS)
            yield Parcel(HANDS[seat], cards[given : given + packet])
        given += packet


PLAN = TarokkPlan()


_STEP = 25
"""The step from card to card through the pack, coprime to its 42 cards: a fixed shuffle."""


def example_view(seats: int) -> View:
    """The view of the forehand, who speaks first."""
    variant: Variant = PASKIEVICS if seats == PASKIEVICS.players else Variant(players=5)
    match = Match.new(variant, first_dealer=seats - 1)
    match.deal([CARDS[place * _STEP % len(CARDS)] for place in range(len(CARDS))])
    return match.view(0)


_FIVE = 5
"""With this many seats a note has room for only one utterance; the caption shows what stands."""


def replaces_note(view: View) -> bool:
    """Whether the last utterance of the round of announcements stands alone on its player's note.

    That is so if it is the first of its turn, or if the notes have no room for more.
    """
    return len(view.said) < 2 or view.said[-2][1] == "pass" or len(view.sizes) == _FIVE


def has_bid_before(seat: int, view: View) -> bool:
    """Whether a player spoke in the auction before the last time, so that the note keeps what was said."""
    return sum(each == seat for each, _ in view.auction) > 1


def said_last(view: View) -> tuple[Event, ...]:
    """What the notes show: the whole auction, or in the round of announcements each seat's last turn."""
    annulled = () if view.annulled is None else (tarokk.Annulled(*view.annulled),)
    if view.phase == "batch":
        return (tarokk.Dealt(hand_dealer(view), ((),) * len(view.sizes)),)
    if not view.said:
        return (*_bids(view), *annulled)
    turns: dict[int, list[Event]] = {}
    is_new = True
    for seat, text in view.said:
        if text == "pass":
            if is_new:
                turns[seat] = [tarokk.TurnClosed(seat, True)]
            is_new = True
            continue
        if is_new or len(view.sizes) == _FIVE:
            turns[seat] = []
        is_new = False
        turns[seat].append(_uttered(seat, text, view))
    return tuple(event for turn in turns.values() for event in turn)


def _bids(view: View) -> Iterator[Event]:
    level = 0
    for seat, text in view.auction:
        match Action.parse(text):
            case tarokk.Bid(bid):
                level = bid
                yield tarokk.BidMade(seat, level, 0, None)
            case tarokk.Hold():
                yield tarokk.Held(seat, level)
            case _:
                yield tarokk.Passed(seat, None)


def _uttered(seat: int, text: str, view: View) -> Event:
    side = view.sides[seat]
    match Action.parse(text):
        case tarokk.Call(card):
            return tarokk.Called(seat, card)
        case tarokk.DeclareTarokks(count):
            return tarokk.TarokksDeclared(seat, count)
        case tarokk.Announce(bonus):
            # An announcement proves its seat's side.
            assert side is not None
            return tarokk.Announced(seat, bonus, side)
        case tarokk.SayKontra(level, item):
            assert side is not None
            return tarokk.Kontra(seat, item, other(side) if level % 2 else side, level)
    raise ValueError(f"{text!r} is not said in the round of announcements")
