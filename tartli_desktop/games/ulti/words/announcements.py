"""What happens at the table, in sentences for players who do not see it.

They say only what the player's own view holds (U16).
"""

from collections.abc import Collection, Mapping, Sequence

from tartli_desktop.cards.german import Card, Suit, mask_of
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
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.announcer import Listener

tr = Context("Ulti.Announcements")
tr_names = Context("Ulti.Accessible")
tr_table = Context("Ulti.Table")


class UltiAnnouncements(TrickAnnouncements[View, Event, Action]):
    """What screen readers are told."""

    asks_for_card_alone = staticmethod(prompts.asks_for_card_alone)

    def begins_hand(self, event: Event, /) -> bool:
        """Whether a new hand begins with an event: its first deal."""
        return isinstance(event, ulti.Dealt) and sum(event.sizes) in (32, 15)

    def sentence_for(self, event: Event, view: View, to: Listener, /) -> str:
        """A sentence for everything said and played, and for what a hand brought."""
        names, talk, _ = to

        def by(seat: int, own: str, other: str, *values: object) -> str:
            return fill(own, *values) if seat == view.seat else fill(other, names[seat], *values)

        seat = getattr(event, "seat", None)
        match event:
            case ulti.Dealt(hands):
                held = hands[view.seat] or ()
                if talk is Talk.LITTLE or not held:
                    return ""
                told = hand_words(in_order(held, None, ranks=ranks_of(None))).removesuffix(".")
                return fill(tr("You are dealt: %1."), told)
            case ulti.Laid(who):
                return by(who, tr("You discard two cards."), tr("%1 discards two cards."))
            case ulti.Taken(who, cards) if who == view.seat and cards is not None:
                return fill(tr("You pick up %1."), ", ".join(card_name(card) for card in cards))
            case ulti.AuctionEnded(soloist, contract):
                value, bid = CONTRACTS[contract].value * event.multiplier, terms.bid_name(contract)
                own = tr("The auction is over: you play %1, worth %2.")
                return by(soloist, own, tr("The auction is over: %1 plays %2, worth %3."), bid, value)
            case ulti.Played(who, card):
                return fill(tr("%1: %2."), names[who], card_name(card))
            case ulti.TrickWon(who):
                return by(who, tr("You win the trick."), tr("%1 wins the trick."))
            case ulti.HandsOpened(hands):
                text = tr("%1 shows the hand: %2.")
                return " ".join(
                    fill(text, names[each], ", ".join(card_name(card) for card in cards))
                    for each, cards in enumerate(hands)
                    if cards is not None and each != view.seat
                )
            case ulti.HandEnded(result):
                return f"{hand_line(result, view.seat, names)}."
        said = terms.spoken(event, view.contract)
        told = "" if said is None or seat is None else f"{names[seat]}: {said}"
        if isinstance(event, ulti.TrumpNamed) and view.hand and talk is not Talk.LITTLE:
            # The fan is sorted anew, by which the arrow keys go.
            order = in_order(view.hand, Suit.parse(event.trump), ranks=ranks_of(view.contract))
            now = fill(tr("Your cards now: %1"), hand_words(order))
            told = f"{told} {now}"
        return told

    def open_actions(self, view: View, /) -> Collection[Action]:
        """Doubles and marriages that may be said with the first card, and what ends a hand early."""
        if view.phase != "play":
            return ()
        kinds = ulti.Announce | ulti.Double | ulti.Claim | ulti.Concede
        return one_of_each([action for action in view.legal if isinstance(action, kinds)])

    def open_words(self, kinds: Collection[type[Action]], keys: Mapping[type[Action], str], /) -> str:
        words: dict[type[Action], str] = {
            ulti.Announce: tr("You can announce marriages, key %1."),
            ulti.Double: tr("You can double, key %1."),
            ulti.Claim: tr("You can claim the rest, key %1."),
            ulti.Concede: tr("You can give up, key %1."),
        }
        return " ".join(fill(words[kind], keys.get(kind, "")) for kind in words if kind in kinds)


class UltiNames(AccessibleNamesOf[View, Card]):
    """See :class:`tartli_desktop.table.screen_reader.accessible.AccessibleNames`."""

    def trick(self, view: View, count: int) -> str:
        if view.contract is None:
            return tr_names("No trick is being played")
        # A full trick lies on the table until it is gathered.
        number = min(len(view.tricks) + (count < 3), 10)
        return trick_text(number, count)

    def middle(self, view: View | None, count: int) -> str:
        """The talon, and trumps."""
        named = fill(tr_names("Talon. Cards: %1"), count)
        if view is None or view.trump is None:
            return named
        trumps = fill(tr_names("Trumps are %1"), trump_name(view.trump))
        return f"{named}. {trumps}"

    def taken(self, names: Sequence[str], viewer: int, cards: Sequence[int]) -> str:
        text = tr_names("Tricks won. %1")
        told = (f"{name}: {taken // 3}" for name, taken in zip(names, cards, strict=True))
        return fill(text, ", ".join(told))

    def marks(self, view: View, card: Card) -> Sequence[str]:
        return (tr_names("trump"),) if view.trump == str(card.suit) else ()

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
                return fill(tr_table("%1 is back in your hand."), card_name(card))
            case Lay(cards):
                names = ", ".join(card_name(card) for card in cards)
                return fill(tr_table("%1 are back in your hand."), names)
            case MakeBid(bid):
                return fill(tr_table("Your bid, %1, was undone."), terms.bid_name(bid))
        return super().taken_back_line(action)

    def confirms(self) -> str:
        return tr_table("Discard")
