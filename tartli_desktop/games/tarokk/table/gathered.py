"""What lies gathered before each player: the discarded cards and the tricks (T10.5).

Until all sides are known each seat has a pile of its own, then each side has one. The piles are joined when
the first trick is gathered after the last side was proved.
"""

from collections.abc import Iterator

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.games.tarokk.rules.sides import DECLARERS
from tartli_desktop.games.tarokk.rules.talon import in_turn, talon_sizes
from tartli_desktop.games.tarokk.rules.view import View

Cards = tuple[Card | None, ...]


def hand_dealer(view: View) -> int:
    """Who dealt the hand that is shown (T2.2, T2.3)."""
    idle = [seat for seat in range(len(view.sizes)) if seat not in view.active]
    return idle[0] if idle else view.active[-1]


class GatheredPiles:
    """The piles of a hand as one player sees them.

    Args:
        view: what the player knows.
        discards: whether the discarded cards lie in the piles; otherwise they lie open beside them.
    """

    def __init__(self, view: View, *, discards: bool = True) -> None:
        self._view = view
        self._discards = discards
        self._known_in = _known_in(view)

    @property
    def shown(self) -> tuple[Card, ...]:
        """The tarokks that the declarer has discarded, while they lie face up (T6.6)."""
        view = self._view
        return () if view.told is None or view.tricks else view.told[0]

    def piles(self) -> dict[int, Cards]:
        """The cards of each pile by the seat where it lies, the lowest first."""
        view = self._view
        number = len(view.winners)
        piles: dict[int, Cards] = {seat: self._discarded(seat) for seat in range(len(view.sizes))}
        joined = self._known_in is not None and number >= self._known_in
        last_alone = self._known_in - 1 if joined and self._known_in is not None else number
        for place in range(last_alone):
            piles[view.winners[place]] += self._trick(place)
        if joined and self._known_in is not None:
            for source, home, card in self.joining(self._known_in):
                piles[source] = ()
                piles[home] += (card,)
            for place in range(last_alone, number):
                piles[self._home_of(view.winners[place])] += self._trick(place)
        return piles

    def home_after(self, number: int, winner: int) -> int:
        """The seat where a trick comes to lie; ``number`` counts from 1."""
        is_joined = self._known_in is not None and number >= self._known_in
        return self._home_of(winner) if is_joined else winner

    def joining(self, number: int) -> Iterator[tuple[int, int, Card | None]]:
        """The cards that move from one seat's pile to another's with this trick: from, to, card.

        A card that the player does not know is None; it comes from the bottom, after the known ones.
        """
        if number != self._known_in:
            return
        view = self._view
        for seat in view.active:
            home = self._home_of(seat)
            if home == seat:
                continue
            cards = self._discarded(seat)
            for place in range(number - 1):
                if view.winners[place] == seat:
                    cards += self._trick(place)
            for card in sorted(cards, key=lambda card: card is None):
                yield seat, home, card

    def _discarded(self, seat: int) -> Cards:
        """The discarded cards that lie at a seat, without those that are still shown."""
        view = self._view
        if len(view.sizes) == len(view.active) or seat == view.declarer:
            return self._discards_of(seat)
        if seat in view.active or view.declarer is None:
            return ()
        others = in_turn(view.active, view.declarer)[1:]
        return tuple(card for other in others for card in self._discards_of(other))

    def _discards_of(self, seat: int) -> Cards:
        view = self._view
        if not self._discards or view.declarer is None or view.contract is None or view.sizes[seat] > _HAND:
            return ()
        told = view.told[0] if view.told is not None and seat == view.declarer else ()
        if seat == view.seat:
            rest: Cards = tuple(card for card in view.discards if card not in told)
        else:
            drawn = talon_sizes(view.active, view.declarer, view.contract)[seat]
            rest = (None,) * (drawn - len(told))
        return rest if self.shown else (*rest, *told)

    def _trick(self, place: int) -> Cards:
        return tuple(card for _, card in self._view.tricks[place * 4 : place * 4 + 4])

    def _home_of(self, seat: int) -> int:
        """The seat where the pile of a seat's side lies: the viewer's, or the first of that side."""
        view = self._view
        side = view.sides[seat]
        if view.seat in view.active and view.sides[view.seat] == side:
            return view.seat
        return next(each for each in in_turn(view.active, view.declarer or 0) if view.sides[each] == side)


_HAND = 9


def _known_in(view: View) -> int | None:
    """The trick in which the last side was proved, or 1 if before the play; None while one is unknown."""
    if not view.all_sides_public or view.called is None:
        return None
    place = next((place for place, (_, card) in enumerate(view.tricks) if card == view.called), None)
    return 1 if place is None or _known_by_words(view) else place // 4 + 1


def _known_by_words(view: View) -> bool:
    """Whether utterances proved all sides (T10.1), rather than the play of the called card."""
    proved = {seat for seat, text in view.said if _proves(text, view)}
    promise = view.promise
    forced = promise is not None and promise[0] in ("cue", "yield") and promise[1] != view.declarer
    if forced and promise is not None:
        proved.add(promise[1])
    sides = [view.sides[seat] for seat in view.active if seat in proved and seat != view.declarer]
    certain = forced or (view.called != Card.XX and not _others_discarded(view))
    return DECLARERS in sides or len(sides) == 3 or (certain and len(sides) == 2)


def _proves(text: str, view: View) -> bool:
    """Whether an utterance shows the side of its seat."""
    word = text.split(" ")[0]
    if word == "tarokks":
        return view.rules.declarations == "bind"
    return word not in ("pass", "call")


def _others_discarded(view: View) -> bool:
    """Whether everybody was told that a seat other than the declarer has discarded a tarokk (T6.6)."""
    counts = 0 if view.told is None else view.told[1]
    return bool(counts if isinstance(counts, int) else sum(count for _, count in counts))
