"""What happens at the table, in sentences for players who do not see it.

They say only what the player's own view holds (T16).
"""

from collections.abc import Collection, Mapping, Sequence

from tartli_desktop.cards.tarokk import Card, mask_of
from tartli_desktop.face.sentences import Sentences
from tartli_desktop.face.words import WordsOf
from tartli_desktop.games import tarokk
from tartli_desktop.games.tarokk import HONOURS, Action, Batch, Discard, Event, Match, Play, Promise, View
from tartli_desktop.games.tarokk.options import TarokkOptions
from tartli_desktop.games.tarokk.rules.card_values import play_refusal
from tartli_desktop.games.tarokk.rules.sides import DECLARERS
from tartli_desktop.games.tarokk.words import prompts, refusals, terms
from tartli_desktop.games.tarokk.words.prompts import discard_lines, hand_line, newly_told
from tartli_desktop.games.tarokk.words.refusals import why_no_card, why_not_discarded
from tartli_desktop.games.tarokk.words.terms import tarokk_name
from tartli_desktop.kit.prompts import TrickAnnouncements, one_of_each, trick_text
from tartli_desktop.settings.settings import Talk
from tartli_desktop.table.screen_reader.accessible import AccessibleNamesOf
from tartli_desktop.text.card_names import hand_words
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.announcer import Listener

tr = Context("Tarokk.Announcements")
say = Sentences("tarokk", "told")

_BIDDING = (tarokk.BidMade, tarokk.Held, tarokk.Passed)


class TarokkAnnouncements(TrickAnnouncements[View, Event, Action]):
    """What screen readers are told."""

    def begins_hand(self, event: Event, /) -> bool:
        return isinstance(event, tarokk.Dealt)

    def sentence_for(self, event: Event, view: View, to: Listener, /) -> str:
        """A sentence for everything said and played, and for what a hand brought."""
        names = to.names
        match event:
            case tarokk.TalonDrawn(seat, count):
                # The question which cards to discard tells the player what was drawn.
                told = fill(tr("%1 draws %n card(s).", None, count), names[seat])
                return "" if seat == view.seat else told
            case tarokk.Discarded(seat, count) if seat != view.seat:
                return fill(tr("%1 discards %n card(s).", None, count), names[seat])
            case tarokk.TarokksDiscarded():
                declarer = view.declarer
                new = newly_told(event, (view.to_move,)) if view.rules.tells_in_turn else event
                return "" if declarer is None else " ".join(discard_lines(new, declarer, names))
            case tarokk.HandVoid(ground):
                # The player who annulled has said why.
                return terms.void_line(ground) if ground == "passed" else ""
            case tarokk.HandScored(result):
                return hand_line(result, view, names)
            case tarokk.SideProved(seat) if seat == view.declarer:
                return ""
        at = event.cutter if isinstance(event, tarokk.Dealt) else getattr(event, "seat", None)
        if told := say.of(event, names[at or 0], own=at == view.seat, **_values(event, view, to)):
            return told
        fate = prompts.fate_of_cue(view, names) if isinstance(event, _BIDDING) else ""
        return " ".join(filter(None, (_said(event, names), fate)))

    def asks_for_card_alone(self, view: View) -> bool:
        """Whether only a card is to be played, to a trick that has been led."""
        return view.phase == "play" and bool(view.trick)

    def open_actions(self, view: View, /) -> Collection[Action]:
        """What can be said in the round of announcements."""
        return one_of_each(
            [action for action in view.legal if isinstance(action, tarokk.Announce | tarokk.SayKontra)]
        )

    def open_words(self, kinds: Collection[type[Action]], keys: Mapping[type[Action], str], /) -> str:
        """A sentence that bonuses can be announced and kontra said, with the keys for them."""
        announce, kontra = keys.get(tarokk.Announce, ""), keys.get(tarokk.SayKontra, "")
        both = {tarokk.Announce, tarokk.SayKontra} <= {*kinds} and announce == kontra
        return say(
            "open",
            both=both,
            key=announce,
            announce=tarokk.Announce in kinds and not both,
            announce_key=announce,
            kontra=tarokk.SayKontra in kinds and not both,
            kontra_key=kontra,
        )


def _values(event: Event, view: View, to: Listener) -> Mapping[str, object]:
    """What the sentence for an event fills in and asks beside its fields."""
    cards: Sequence[Card] = getattr(event, "cards", None) or ()
    if isinstance(event, tarokk.Dealt):
        cards = event.hands[view.seat] or ()
    quiet = to.talk is Talk.LITTLE
    return {
        "knocked": isinstance(event, tarokk.Dealt) and event.knocked,
        "sits_out": view.seat not in view.active,
        "held": "" if quiet else hand_words(sorted(cards)).removesuffix("."),
        "cards": ", ".join(map(tarokk_name, cards)),
        "card": tarokk_name(event.card) if isinstance(event, tarokk.Played) else "",
        "bid": terms.bid_name(event.level) if isinstance(event, tarokk.AuctionWon) else "",
        "is_partner": isinstance(event, tarokk.SideProved) and event.side == DECLARERS,
    }


def _said(event: Event, names: Sequence[str]) -> str:
    """What a player says, with what it promises (T5) or its ground (T7.4)."""
    said, seat = terms.spoken(event), getattr(event, "seat", None)
    if said is None or seat is None:
        return ""
    told = f"{names[seat]}: {said}"
    match event:
        case tarokk.BidMade(_, _, _, Promise() as promise) | tarokk.Passed(_, Promise() as promise):
            return f"{told} {promised(promise)}"
        case tarokk.Annulled(_, ground):
            return f"{told} {terms.void_line(ground)}"
    return told


def promised(promise: Promise) -> str:
    """What a bid or a pass has promised, in a sentence (T5)."""
    pending, yields = promise.state == "pending", promise.state == "yield"
    return say("promised", pending=pending, yields=yields, card=tarokk_name(promise.card))


class TarokkNames(AccessibleNamesOf[View, Card]):
    """See :class:`tartli_desktop.table.screen_reader.accessible.AccessibleNames`."""

    def trick(self, view: View, count: int) -> str:
        if view.phase != "play" and not count:
            return say("no-trick")
        # A full trick lies on the table until it is gathered.
        number = min(len(view.winners) + (count < 4), 9)
        return trick_text(number, count)

    def middle(self, view: View | None, count: int) -> str:
        """The talon, and what was called."""
        named = [say("talon", count=count)]
        if view is not None and view.phase == "batch":
            taken = [number for _, number in view.batches]
            left = (number for number in range(1, 5) if number not in taken)
            named.append(say("batches", batches=", ".join(map(str, left))))
        if view is not None and view.called is not None:
            named.append(say("called", card=tarokk_name(view.called)))
        if view is not None and view.rules.ultimo_pot:
            named.append(prompts.pot_words(view))
        return ". ".join(named)

    def taken(self, names: Sequence[str], viewer: int, cards: Sequence[int]) -> str:
        told = (f"{name}: {taken // 4}" for name, taken in zip(names, cards, strict=True))
        return say("tricks", tricks=", ".join(told))

    def marks(self, view: View, card: Card) -> Sequence[str]:
        """Whether a card is an honour, the called tarokk, or one that a bid has promised."""
        marks = []
        if HONOURS >> card & 1:
            marks.append(say("marked-honour"))
        if card == view.called:
            marks.append(say("marked-called"))
        promise = view.promise
        if promise is not None and promise[0] in ("cue", "yield") and promise[1:] == (view.seat, card):
            marks.append(say("marked-promised"))
        return tuple(marks)

    def why_not(self, view: View, card: Card) -> str:
        """Why a card may not be discarded (T6.5), or played, by the rule that it breaks (T11)."""
        if view.phase == "discard" and view.to_move == view.seat:
            return why_not_discarded(view, card)
        return why_no_card(view, card, rule_against(view, card))


def rule_against(view: View, card: Card) -> str:
    """The rule that a card of the hand would break; empty if it is only not the player's turn."""
    if view.to_move != view.seat or view.phase != "play":
        return ""
    led = view.trick[0][1] if view.trick else None
    keeps = any((kind, side) == ("ultimo", view.side) for kind, side, _ in view.items)
    refusal = play_refusal(mask_of(view.hand), led, keeps, card)
    return "" if refusal is None else refusal.rule


class TableWords(WordsOf[Match, View, Event, Action, TarokkOptions]):
    """The sentences of tarokk, each from the module for its kind."""

    announcements = TarokkAnnouncements()
    parts = TarokkNames()

    draw_prompt = staticmethod(prompts.draw_line)
    prompt = staticmethod(prompts.prompt)
    state_line = staticmethod(prompts.state_line)

    def spoken(self, event: Event, view: View, /) -> str | None:
        return terms.spoken(event)

    def taken_back_line(self, action: Action, /) -> str:
        match action:
            case Play(card):
                return say("back-play", cards=tarokk_name(card))
            case Discard(cards):
                return say("back-discard", cards=", ".join(map(tarokk_name, cards)))
            case Batch(number):
                return say("back-batch", cards=number)
        said = terms.said(action)
        return super().taken_back_line(action) if said is None else say("back-said", said=said)

    def confirms(self) -> str:
        return say("confirm")

    def why_not(self, view: View, action: Action, rule: str, /) -> tuple[str, str]:
        return refusals.why_not(view, action, rule)
