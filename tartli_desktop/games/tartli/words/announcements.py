"""What happens at the table, in sentences for players who cannot see it.

They give away only what the player's own view holds (R12).
"""

from collections.abc import Collection, Mapping, Sequence

from tartli_desktop.cards.german import Card, Suit
from tartli_desktop.face.sentences import Sentences
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
from tartli_desktop.widgets.announcer import Listener

say = Sentences("tartli", "told")

_OWN_DOING = (tartli.Declared, tartli.BelaDeclared, tartli.Exchanged, tartli.TurnAsked, tartli.WentOut)
"""What is said aloud at the table, but need not be told to the player who says it."""


def sentence_for(event: Event, view: View, to: Listener, /) -> str:
    """The sentence that announces an event; empty for none.

    ``event`` is as the player sees it; ``view`` is from after all that belongs to the event.
    """
    names, talk, tells_counts = to
    seat = getattr(event, "seat", None)
    values: dict[str, object] = {}
    match event:
        case tartli.Dealt(hands, turned):
            hand = hands[view.seat] or ()
            quiet = talk is Talk.LITTLE or not hand
            values = _named(turned) | {"hand": "" if quiet else hand_words(hand, turned.suit)}
        case tartli.CardPlayed(seat, card):
            if seat == view.seat and talk is Talk.LITTLE:
                return ""
            # An even number of cards was played before the first card of a trick.
            played = [each for _, each in view.played]
            leads = card in played and played.index(card) % 2 == 0
            values = _named(card) | {"leads": leads}
        case tartli.CardDrawn(seat, card, is_open) if card is not None and (seat == view.seat or is_open):
            values = _named(card)
        case tartli.HandEnded():
            own, theirs = _mine_first(event.counts, view)
            values = {"own_points": own, "other_points": theirs, "other": names[1 - view.seat]}
        case tartli.GameWon(_, worth):
            values = {"games": terms.game_word(worth, view.variant)}
        case tartli.MatchWon(seat, games):
            values = {"won": games[seat], "lost": games[1 - seat]}
        case tartli.TrickGathered() if talk is not Talk.MUCH or not tells_counts:
            return ""
        case tartli.TrickGathered() | tartli.SuddenDeathNext() | tartli.Tied():
            pass
        case _:
            return _said(event, view, names, talk)
    return say.of(event, names[seat or 0], own=seat == view.seat, **values)


def _named(card: Card) -> dict[str, object]:
    return {"card": card_names.card_name(card), "suit": suit_name(card.suit)}


def _said(event: Event, view: View, names: Sequence[str], talk: Talk) -> str:
    said, seat = terms.spoken(event, view.variant), getattr(event, "seat", None)
    if said is None or seat is None:
        return ""
    if seat == view.seat and isinstance(event, _OWN_DOING) and talk is not Talk.MUCH:
        return ""
    return say("said", own=seat == view.seat, who=names[seat], said=said)


def hand_words(hand: Sequence[Card], trump: Suit | None) -> str:
    """A hand in few words, trumps first: "Hearts: Over, Nine. Leaves: Ace."."""
    return card_names.hand_words(in_order(hand, trump, alternate=False))


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
        return say("opening", shown=shown)
    if phase is Phase.PAUSE and talk is Talk.USUAL and tells_counts:
        # No trick is worth a single point.
        return say("points", shown=shown, points=_points_on_table(view))
    if not plays:
        return shown
    text = shown
    if view.trick and happened:
        text = say("your-turn")
    if view.trick_number == LAST_DRAWING_TRICK + 1:
        # R4.2
        text = say("must-follow", shown=text)
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
    return " ".join(
        say(f"open-{kind.__name__}", key=f" ({keys[kind]})" if keys.get(kind) else "")
        for kind in (tartli.Declare, tartli.Bela, tartli.Exchange)
        if kind in kinds
    )


def _mine_first(numbers: tuple[int, int], view: View) -> tuple[int, int]:
    """Numbers by seat, reordered so that the player's own comes first."""
    return numbers[view.seat], numbers[1 - view.seat]


def counts_line(view: View, names: Sequence[str], *, tells_counts: bool) -> str:
    """The size of the talon and the counts: "Cards in the talon: 8. You have 120 points, Kata has 85."."""
    parts = [say("talon-size", size=view.talon_size)]
    if tells_counts:
        own, theirs = _mine_first(view.counts, view)
        parts.append(say("counts", own=own, other=names[1 - view.seat], theirs=theirs))
    return " ".join(parts)


def state_line(view: View, names: Sequence[str], *, tells_counts: bool) -> str:
    """Trumps, trick, turned card, talon, counts, and the cards in the trick."""
    if not view.trick_number or view.trump is None:
        return say("nothing-dealt")
    parts = [say("state", suit=suit_name(view.trump), trick=view.trick_number)]
    if view.turned is not None:
        parts.append(say("face-up", card=card_names.card_name(view.turned)))
    parts.append(counts_line(view, names, tells_counts=tells_counts))
    for seat, card in view.trick:
        own, name = seat == view.seat, card_names.card_name(card)
        parts.append(say("has-played", own=own, who=names[seat], card=name))
    return " ".join(parts)


class TartliNames:
    """See :class:`tartli_desktop.table.screen_reader.accessible.AccessibleNames`."""

    def trick(self, view: View, count: int) -> str:
        """The trick, with its number."""
        if not view.trick_number:
            return say("no-trick")
        return trick_text(view.trick_number, count)

    def middle(self, view: View | None, count: int) -> str:
        """The talon with the turned card, and trumps."""
        named = say("talon", count=count)
        if view is None or view.trump is None:
            return named
        trumps = say("trumps", suit=suit_name(view.trump))
        return f"{named}. {trumps}"

    def in_middle(self, name: str) -> str:
        """The turned card."""
        return say("turned-up", card=name)

    def taken(self, names: Sequence[str], viewer: int, cards: Sequence[int]) -> str:
        """The numbers of tricks both players have taken."""
        other = names[1 - viewer] or say("opponent")
        return say("tricks", own=cards[viewer] // 2, other=other, theirs=cards[1 - viewer] // 2)

    def marks(self, view: View, card: Card) -> Sequence[str]:
        """Whether a card is a trump."""
        return (say("trump"),) if card.suit is view.trump else ()

    def why_not(self, view: View, card: Card) -> str:
        """Why a card may not be played (R4.2)."""
        return refusals.why_dimmed(view, card)
