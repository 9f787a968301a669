"""The sentences of the toy at the table: see :class:`tartli_desktop.face.words.WordsOf`."""

from collections.abc import Sequence
from typing import Any

from tartli_desktop.cards.german import Card
from tartli_desktop.face.words import WordsOf
from tartli_desktop.game.rules import Draw
from tartli_desktop.session.match_state import Phase
from tartli_desktop.table.screen_reader.accessible import AccessibleNamesOf
from tartli_desktop.text.card_names import card_name, suit_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.announcer import AnnouncementsOf, Listener

from .options import Options
from .rules import Action, Event, HandEnded, LaidAway, Match, Opened, Play, Played, TrickTaken, View

tr = Context("Toy.Words")


def between_sides(figures: Sequence[int]) -> str:
    """The figures of the sides, side by side."""
    return " : ".join(map(str, figures))


def over_line(points: Sequence[int]) -> str:
    """The result of a hand."""
    return fill(tr("The hand is over, %1."), between_sides(points))


def state_lines(view: View, *, tells_counts: bool) -> tuple[str, ...]:
    """Trumps and card points."""
    if not view.events:
        return ()
    trumps = fill(tr("Trumps are %1."), suit_name(view.turned.suit))
    counts = fill(tr("Card points %1."), between_sides(view.points))
    return (trumps, counts) if tells_counts else (trumps,)


class ToyAnnouncements(AnnouncementsOf[View, Event, Action]):
    """What screen readers are told."""

    def begins_hand(self, event: Event, /) -> bool:
        """Whether a new hand begins with an event."""
        return isinstance(event, Opened)

    def sentence_for(self, event: Event, view: View, to: Listener, /) -> str:
        """A sentence for every card, every trick and the result of a hand."""
        names = to.names
        match event:
            case Played(seat, card):
                return fill(tr("%1: %2."), names[seat], card_name(card))
            case LaidAway(seat):
                return fill(tr("%1 lays two cards away."), names[seat])
            case TrickTaken(seat):
                return fill(tr("%1 takes the trick."), names[seat])
            case HandEnded(points):
                return over_line(points)
        return ""


class ToyParts(AccessibleNamesOf[View, Card]):
    """What screen readers are told of the parts of the table."""

    def trick(self, view: View, count: int) -> str:
        """How many cards lie in the trick."""
        return fill(tr("Trick. Cards: %1"), count)

    def middle(self, view: View | None, count: int) -> str:
        """Trumps, from the card that was shown (Y2); nothing else lies in the middle."""
        if view is None or not view.events:
            return tr("Nothing lies in the middle")
        return fill(tr("Trumps are %1."), suit_name(view.turned.suit))

    def taken(self, names: Sequence[str], viewer: int, cards: Sequence[int]) -> str:
        """The tricks of each seat."""
        text = tr("%1 has tricks: %2")
        return ", ".join(
            fill(text, name, taken // len(names)) for name, taken in zip(names, cards, strict=True)
        )

    def marks(self, view: View, card: Card) -> Sequence[str]:
        """The word for a trump."""
        return (tr("trump"),) if view.events and card.suit is view.turned.suit else ()

    def why_not(self, view: View, card: Card) -> str:
        """Why a card may not be played, for a dimmed card and for one that was tried."""
        if view.to_move != view.seat or not view.trick:
            return tr("It is not your turn.")
        led = suit_name(view.trick[0][1].suit)
        return fill(tr("You must follow: %1 were led."), led)


class ToyWords(WordsOf[Match, View, Event, Action, Options]):
    """The sentences of the toy."""

    announcements = ToyAnnouncements()
    parts = ToyParts()

    def prompt(self, phase: Phase, view: View, names: Sequence[str], options: Any, /) -> str:
        """What the match waits for."""
        match phase:
            case Phase.DECIDE if view.lays:
                return tr("Choose two cards to lay away.")
            case Phase.DECIDE:
                return tr("Play a card.")
            case Phase.PAUSE:
                return tr("A click takes the trick away.")
            case Phase.CUT:
                return tr("Cut the pack.")
            case Phase.HAND_OVER | Phase.MATCH_OVER:
                return over_line(view.points)
        return ""

    def draw_prompt(self, draw: Draw, viewer: int | None, names: Sequence[str], /) -> str:
        """Who deals first."""
        return fill(tr("The lowest card deals: %1."), names[draw.dealer])

    def state_line(self, view: View, names: Sequence[str], /, *, tells_counts: bool) -> str:
        """Trumps and card points."""
        return " ".join(state_lines(view, tells_counts=tells_counts))

    def confirms(self) -> str:
        """The text of the button that confirms two chosen cards."""
        return tr("Lay away")

    def why_not(self, view: View, action: Action, rule: str, /) -> tuple[str, str]:
        """Why a card may not be played or laid away; no rule in the help belongs to it."""
        card = action.card if isinstance(action, Play) else action.cards[0]
        return self.parts.why_not(view, card), ""
