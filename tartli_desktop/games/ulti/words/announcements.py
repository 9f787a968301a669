"""What happens at the table, in sentences for players who do not see it.

They say only what the player's own view holds (U16).
"""

from collections.abc import Collection, Mapping, Sequence

from tartli_desktop.cards.german import Card, Suit, mask_of
from tartli_desktop.face.sentences import Sentences
from tartli_desktop.face.words import WordsOf
from tartli_desktop.games import ulti
from tartli_desktop.games.ulti import CONTRACTS, Action, Event, Lay, MakeBid, Match, Play, View
from tartli_desktop.games.ulti.coach.facts import points_so_far
from tartli_desktop.games.ulti.options import UltiOptions
from tartli_desktop.games.ulti.rules.cards import NO_TRUMP, broken_by, winning_card
from tartli_desktop.games.ulti.rules.contracts import ranks_of
from tartli_desktop.games.ulti.words import prompts, refusals, terms
from tartli_desktop.games.ulti.words.prompts import hand_line
from tartli_desktop.games.ulti.words.refusals import why_no_card
from tartli_desktop.games.ulti.words.terms import trump_name
from tartli_desktop.kit.prompts import TrickAnnouncements, one_of_each, trick_text
from tartli_desktop.settings.settings import Talk
from tartli_desktop.table.hand_order import in_order
from tartli_desktop.table.screen_reader.accessible import AccessibleNamesOf
from tartli_desktop.text.card_names import card_name, hand_words
from tartli_desktop.widgets.announcer import Listener

say = Sentences("ulti", "told")


class UltiAnnouncements(TrickAnnouncements[View, Event, Action]):
    """What screen readers are told."""

    asks_for_card_alone = staticmethod(prompts.asks_for_card_alone)

    def begins_hand(self, event: Event, /) -> bool:
        """Whether a new hand begins with an event: its first deal."""
        return isinstance(event, ulti.Dealt) and sum(event.sizes) in (32, 15)

    def sentence_for(self, event: Event, view: View, to: Listener, /) -> str:
        """A sentence for everything said and played, and for what a hand brought."""
        names, talk, _ = to

        def listed(cards: Sequence[Card] | None) -> str:
            return ", ".join(card_name(card) for card in cards or ())

        seat = getattr(event, "seat", None)
        match event:
            case ulti.HandEnded(result):
                return f"{hand_line(result, view.seat, names)}."
            case ulti.HandsOpened(hands):
                others = [(names[each], cards) for each, cards in enumerate(hands) if each != view.seat]
                shown = (say("shows", who=who, cards=listed(cards)) for who, cards in others if cards)
                return " ".join(shown)
            case ulti.AuctionEnded(seat, contract):
                value, bid = CONTRACTS[contract].value * event.multiplier, terms.bid_name(contract)
                return say.of(event, names[seat], own=seat == view.seat, bid=bid, value=value)
            case ulti.Dealt(hands):
                cards = in_order(hands[view.seat] or (), None, ranks=ranks_of(None))
                held = "" if talk is Talk.LITTLE else hand_words(cards).removesuffix(".")
                return say.of(event, "", own=True, held=held)
            case ulti.Played(who, card):
                return say.of(event, names[who], own=who == view.seat, card=card_name(card))
        seen = listed(getattr(event, "cards", None))
        told = say.of(event, names[seat or 0], own=seat == view.seat, cards=seen)
        if told:
            return told
        said = terms.spoken(event, view.contract)
        told = "" if said is None or seat is None else f"{names[seat]}: {said}"
        if isinstance(event, ulti.TrumpNamed) and view.hand and talk is not Talk.LITTLE:
            # The fan is sorted anew, by which the arrow keys go.
            order = in_order(view.hand, Suit.parse(event.trump), ranks=ranks_of(view.contract))
            told = f"{told} {say('cards-now', cards=hand_words(order))}"
        return told

    def open_actions(self, view: View, /) -> Collection[Action]:
        """Doubles and marriages that may be said with the first card, and what ends a hand early."""
        if view.phase != "play":
            return ()
        kinds = ulti.Announce | ulti.Double | ulti.Claim | ulti.Concede
        return one_of_each([action for action in view.legal if isinstance(action, kinds)])

    def open_words(self, kinds: Collection[type[Action]], keys: Mapping[type[Action], str], /) -> str:
        order = (ulti.Announce, ulti.Double, ulti.Claim, ulti.Concede)
        return " ".join(
            say(f"open-{kind.__name__}", key=keys.get(kind, "")) for kind in order if kind in kinds
        )


class UltiNames(AccessibleNamesOf[View, Card]):
    """See :class:`tartli_desktop.table.screen_reader.accessible.AccessibleNames`."""

    def trick(self, view: View, count: int) -> str:
        if view.contract is None:
            return say("no-trick")
        # A full trick lies on the table until it is gathered.
        number = min(len(view.tricks) + (count < 3), 10)
        return trick_text(number, count)

    def middle(self, view: View | None, count: int) -> str:
        """The talon, and trumps."""
        named = say("talon", count=count)
        if view is None or view.trump is None:
            return named
        trumps = say("trumps", suit=trump_name(view.trump))
        return f"{named}. {trumps}"

    def taken(self, names: Sequence[str], viewer: int, cards: Sequence[int]) -> str:
        told = (f"{name}: {taken // 3}" for name, taken in zip(names, cards, strict=True))
        return say("tricks", tricks=", ".join(told))

    def marks(self, view: View, card: Card) -> Sequence[str]:
        return (say("trump"),) if view.trump == str(card.suit) else ()

    def why_not(self, view: View, card: Card) -> str:
        """Why a card may not be played, by the rule that it breaks (U9)."""
        return why_no_card(view, card, rule_against(view, card))


def rule_against(view: View, card: Card) -> str:
    """The rule that a card of the hand would break; empty if it is only not the player's turn."""
    if view.to_move != view.seat or view.phase != "play":
        return ""
    if view.trick:
        trump = NO_TRUMP if view.trump is None else "ALHB".index(view.trump)
        broken = broken_by(card, mask_of(view.hand), trump, view.trick[0], winning_card(view.trick, trump))
        if broken is not None:
            return broken.rule
    return "U9.6"


class TableWords(WordsOf[Match, View, Event, Action, UltiOptions]):
    """The sentences of Ulti, each from the module for its kind."""

    announcements = UltiAnnouncements()
    parts = UltiNames()

    draw_prompt = staticmethod(prompts.draw_line)
    prompt = staticmethod(prompts.prompt)
    why_not = staticmethod(refusals.why_not)

    def state_line(self, view: View, names: Sequence[str], /, *, tells_counts: bool) -> str:
        """What is played, the points so far, what lies in the trick, whose turn it is."""
        count = points_so_far(view, len(view.tricks)) if tells_counts else None
        return prompts.state_line(view, names, count)

    def spoken(self, event: Event, view: View, /) -> str | None:
        return terms.spoken(event, view.contract)

    def taken_back_line(self, action: Action, /) -> str:
        match action:
            case Play(card):
                return say("back-play", card=card_name(card))
            case Lay(cards):
                return say("back-lay", cards=", ".join(card_name(card) for card in cards))
            case MakeBid(bid):
                return say("back-bid", bid=terms.bid_name(bid))
        return super().taken_back_line(action)

    def confirms(self) -> str:
        return say("confirm")
