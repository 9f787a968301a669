"""What happens at the table, in sentences for players who cannot see it.

They give away only what the player's own view holds (R12).
"""

from collections.abc import Collection, Mapping, Sequence

from tartli_desktop.cards.german import Card, Suit
from tartli_desktop.games import tartli
from tartli_desktop.games.tartli import LAST_DRAWING_TRICK, LAST_TRICK, Action, Event, View
from tartli_desktop.games.tartli.rules.cards import LAST_TRICK_POINTS, PLAIN_POINTS, TRUMP_POINTS
from tartli_desktop.games.tartli.words import refusals, terms
from tartli_desktop.kit.prompts import trick_text
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.settings import Talk
from tartli_desktop.table.hand_order import in_order
from tartli_desktop.text import card_names
from tartli_desktop.text.card_names import suit_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.announcer import Listener

tr = Context("Tartli.Told")
tr_accessible = Context("Tartli.Accessible")

_OWN_DOING = (tartli.Declared, tartli.BelaDeclared, tartli.Exchanged, tartli.TurnAsked, tartli.WentOut)
"""What is said aloud at the table, but need not be told to the player who says it."""


def sentence_for(event: Event, view: View, to: Listener, /) -> str:
    """The sentence that announces an event; empty for none.

    ``event`` is as the player sees it; ``view`` is from after all that belongs to the event.
    """
    names, talk, tells_counts = to
    match event:
        case tartli.Dealt():
            return _dealt(event, view.seat, talk)
        case tartli.CardPlayed():
            return _played(event, view, names, talk)
        case tartli.CardDrawn(seat, card, is_open) if card is not None and (seat == view.seat or is_open):
            name = card_names.card_name(card)
            return _by(seat, view, names, tr("You draw the %2."), tr("%1 draws the %2."), name)
        case tartli.TrickGathered(seat) if talk is Talk.MUCH and tells_counts:
            mine, theirs = tr("You take %2 points."), tr("%1 takes %2 points.")
            return _by(seat, view, names, mine, theirs, event.points)
        case tartli.HandEnded():
            text = tr("The hand is over. You have %1 points, %3 has %2.")
            return fill(text, *_mine_first(event.counts, view), names[1 - view.seat])
        case tartli.GameWon(seat, worth):
            won = terms.game_word(worth, view.variant)
            return _by(seat, view, names, tr("You win the game: %2."), tr("%1 wins the game: %2."), won)
        case tartli.MatchWon(seat, games):
            mine, theirs = tr("You win the match, %2 to %3."), tr("%1 wins the match, %2 to %3.")
            return _by(seat, view, names, mine, theirs, games[seat], games[1 - seat])
        case tartli.SuddenDeathNext():
            return tr("The score is tied. In the next hand, the first points win the game.")
        case tartli.Tied():
            return tr("Both of you are out, and the score is tied. The next points decide the game.")
    return _said(event, view, names, talk)


def _by(seat: int, view: View, names: Sequence[str], mine: str, theirs: str, *values: object) -> str:
    """What a seat did, with its name as %1: ``mine`` for the player's own, else ``theirs``."""
    return fill(mine if seat == view.seat else theirs, names[seat], *values)


def _said(event: Event, view: View, names: Sequence[str], talk: Talk) -> str:
    said, seat = terms.spoken(event, view.variant), getattr(event, "seat", None)
    if said is None or seat is None:
        return ""
    if seat == view.seat and isinstance(event, _OWN_DOING) and talk is not Talk.MUCH:
        return ""
    if seat == view.seat:
        return fill(tr("You: %1"), said)
    return fill(tr("%1: %2", "who speaks, and what"), names[seat], said)


def _dealt(event: tartli.Dealt, viewer: int, talk: Talk) -> str:
    trumps = fill(
        tr("Trumps are %1; the %2 lies face up."),
        card_names.suit_name(event.turned.suit),
        card_names.card_name(event.turned),
    )
    hand = event.hands[viewer]
    if talk is Talk.LITTLE or not hand:
        return trumps
    return f"{trumps} {hand_words(hand, event.turned.suit)}"


def hand_words(hand: Sequence[Card], trump: Suit | None) -> str:
    """A hand in few words, trumps first: "Hearts: Over, Nine. Leaves: Ace."."""
    return card_names.hand_words(in_order(hand, trump, alternate=False))


def _played(event: tartli.CardPlayed, view: View, names: Sequence[str], talk: Talk) -> str:
    card = card_names.card_name(event.card)
    if event.seat == view.seat:
        return "" if talk is Talk.LITTLE else fill(tr("You play the %1."), card)
    # An even number of cards was played before the first card of a trick.
    played = [each for _, each in view.played]
    leads = event.card in played and played.index(event.card) % 2 == 0
    text = tr("%1 leads the %2.") if leads else tr("%1 plays the %2.")
    return fill(text, names[event.seat], card)


def prompt_for(phase: Phase, view: View, shown: str, to: Listener, /, *, happened: bool) -> str:
    """The announcement that prompts the player; empty for none.

    ``shown`` is the prompt on the table; an event that has just ``happened`` need not be repeated.
    """
    names, talk, tells_counts = to
    if phase in (Phase.HAND_OVER, Phase.MATCH_OVER):
        return "" if happened else shown
    plays = phase is Phase.DECIDE and bool(view.trick_number)
    if (plays or phase is Phase.PAUSE) and talk is Talk.LITTLE:
        return ""
    if phase is Phase.OPENING:
        return fill(tr("%1 Press Space to continue."), shown)
    if phase is Phase.PAUSE and talk is Talk.USUAL and tells_counts:
        # No trick is worth a single point.
        return fill(tr("%1 %2 points."), shown, _points_on_table(view))
    if not plays:
        return shown
    text = shown
    if view.trick and happened:
        text = tr("Your turn.")
    if view.trick_number == LAST_DRAWING_TRICK + 1:
        # R4.2
        text = fill(tr("%1 From this trick on you must follow suit."), text)
    if talk is Talk.MUCH and not view.trick:
        text = f"{text} {counts_line(view, names, tells_counts=tells_counts)}"
    return text


def _points_on_table(view: View) -> int:
    """The points of the trick on the table (R1.4 to R1.6)."""
    points = sum(
        (TRUMP_POINTS if card.suit == view.trump else PLAIN_POINTS)[card.rank] for _, card in view.trick
    )
    return points + (LAST_TRICK_POINTS if view.trick_number == LAST_TRICK else 0)


def begins_hand(event: Event) -> bool:
    """Whether an event begins a new hand."""
    return isinstance(event, tartli.Dealt)


def open_actions(view: View) -> tuple[Action, ...]:
    """The actions, other than playing a card, that are announced when they become possible."""
    return tuple(
        action for action in view.legal if isinstance(action, tartli.Declare | tartli.Bela | tartli.Exchange)
    )


def open_words(kinds: Collection[type[Action]], keys: Mapping[type[Action], str]) -> str:
    """A sentence on these actions, with their keys: "You can declare (D)."."""
    texts: dict[type[Action], str] = {
        tartli.Declare: tr("You can declare (%1).", "%1 is a key"),
        tartli.Bela: tr("You can say béla (%1).", "%1 is a key"),
        tartli.Exchange: tr("You can exchange the Seven (%1).", "%1 is a key"),
    }
    without_key = " (%1)"
    return " ".join(
        fill(text, key) if (key := keys.get(kind, "")) else text.replace(without_key, "")
        for kind, text in texts.items()
        if kind in kinds
    )


def _mine_first(numbers: tuple[int, int], view: View) -> tuple[int, int]:
    """Numbers by seat, reordered so that the player's own comes first."""
    return numbers[view.seat], numbers[1 - view.seat]


def counts_line(view: View, names: Sequence[str], *, tells_counts: bool) -> str:
    """The size of the talon and the counts: "Cards in the talon: 8. You have 120 points, Kata has 85."."""
    parts = [fill(tr("Cards in the talon: %1."), view.talon_size)]
    if not view.talon_size:
        parts = [tr("The talon is empty.")]
    if tells_counts:
        parts.append(
            fill(tr("You have %1 points, %3 has %2."), *_mine_first(view.counts, view), names[1 - view.seat])
        )
    return " ".join(parts)


def state_line(view: View, names: Sequence[str], *, tells_counts: bool) -> str:
    """Trumps, trick, turned card, talon, counts, and the cards in the trick."""
    if not view.trick_number or view.trump is None:
        return tr("Nothing has been dealt yet.")
    text = tr("Trumps are %1. Trick %2 of 16.")
    parts = [fill(text, card_names.suit_name(view.trump), view.trick_number)]
    if view.turned is not None:
        parts.append(fill(tr("The %1 lies face up."), card_names.card_name(view.turned)))
    parts.append(counts_line(view, names, tells_counts=tells_counts))
    for seat, card in view.trick:
        name = card_names.card_name(card)
        played = tr("You have played the %2."), tr("%1 has played the %2.")
        parts.append(_by(seat, view, names, *played, name))
    return " ".join(parts)


class TartliNames:
    """See :class:`tartli_desktop.table.screen_reader.accessible.AccessibleNames`."""

    def trick(self, view: View, count: int) -> str:
        """The trick, with its number."""
        if not view.trick_number:
            return tr_accessible("No trick is being played")
        return trick_text(view.trick_number, count)

    def middle(self, view: View | None, count: int) -> str:
        """The talon with the turned card, and trumps."""
        named = fill(tr_accessible("Talon. Cards: %1"), count)
        if view is None or view.trump is None:
            return named
        trumps = fill(tr_accessible("Trumps are %1"), suit_name(view.trump))
        return f"{named}. {trumps}"

    def in_middle(self, name: str) -> str:
        """The turned card."""
        return fill(tr_accessible("%1, turned up"), name)

    def taken(self, names: Sequence[str], viewer: int, cards: Sequence[int]) -> str:
        """The numbers of tricks both players have taken."""
        text = tr_accessible("Tricks won. You: %1, %3: %2")
        other = names[1 - viewer] or tr_accessible("your opponent")
        return fill(text, cards[viewer] // 2, cards[1 - viewer] // 2, other)

    def marks(self, view: View, card: Card) -> Sequence[str]:
        """Whether a card is a trump."""
        return (tr_accessible("trump"),) if card.suit is view.trump else ()

    def why_not(self, view: View, card: Card) -> str:
        """Why a card may not be played (R4.2)."""
        return refusals.why_dimmed(view, card)
