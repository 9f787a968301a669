"""What happens at the table, in sentences for players who do not see it.

They say only what the player's own view holds (T16).
"""

from collections.abc import Collection, Mapping, Sequence

from tartli_desktop.cards.tarokk import Card, mask_of
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
tr_names = Context("Tarokk.Accessible")
tr_table = Context("Tarokk.Table")


_BIDDING = (tarokk.BidMade, tarokk.Held, tarokk.Passed)


class TarokkAnnouncements(TrickAnnouncements[View, Event, Action]):
    """What screen readers are told."""

    def begins_hand(self, event: Event, /) -> bool:
        return isinstance(event, tarokk.Dealt)

    def sentence_for(self, event: Event, view: View, to: Listener, /) -> str:
        """A sentence for everything said and played, and for what a hand brought."""
        names = to.names

        def by(seat: int, own: str, other: str, *values: object) -> str:
            return fill(own, *values) if seat == view.seat else fill(other, names[seat], *values)

        match event:
            case tarokk.Dealt() | tarokk.BatchTaken():
                return _got(event, view, to)
            case tarokk.TalonDrawn(seat, count):
                # The question which cards to discard tells the player what was drawn.
                told = fill(tr("%1 draws %n card(s).", None, count), names[seat])
                return "" if seat == view.seat else told
            case tarokk.Discarded(seat, count, cards):
                if seat == view.seat:
                    # In a study it may be unknown which ones.
                    return fill(tr("You discard %1."), ", ".join(map(tarokk_name, cards))) if cards else ""
                return fill(tr("%1 discards %n card(s).", None, count), names[seat])
            case tarokk.AuctionWon(seat, level):
                own = tr("The auction is over: you are the declarer, %1.")
                other = tr("The auction is over: %1 is the declarer, %2.")
                return by(seat, own, other, terms.bid_name(level))
            case tarokk.TarokksDiscarded():
                declarer = view.declarer
                new = newly_told(event, (view.to_move,)) if view.rules.tells_in_turn else event
                return "" if declarer is None else " ".join(discard_lines(new, declarer, names))
            case tarokk.SideProved(seat, side):
                own = tr("Everybody knows now: you are an opponent.")
                other = tr("%1 is an opponent of the declarer.")
                if side == DECLARERS:
                    own = tr("Everybody knows now: you are the declarer’s partner.")
                    other = tr("%1 is the declarer’s partner.")
                return "" if seat == view.declarer else by(seat, own, other)
            case tarokk.Played(seat, card):
                return fill(tr("%1: %2.", "a player and a card"), names[seat], tarokk_name(card))
            case tarokk.TrickWon(seat):
                return by(seat, tr("You win the trick."), tr("%1 wins the trick."))
            case tarokk.HatMoved(seat):
                own = tr("Your XXI was caught: you wear the hat.")
                return by(seat, own, tr("%1 has lost the XXI and wears the hat."))
            case tarokk.HandVoid(ground):
                # The player who annulled has said why.
                return terms.void_line(ground) if ground == "passed" else ""
            case tarokk.HandScored(result):
                return hand_line(result, view, names)
            case tarokk.NoticeGiven(seat):
                return fill(tr("Notice (%1): the Skíz deals and does not deal."), names[seat])
            case tarokk.Kept() | tarokk.MatchOver():
                return ""
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
        both = tarokk.Announce in kinds and tarokk.SayKontra in kinds
        if both and keys.get(tarokk.Announce) == keys.get(tarokk.SayKontra):
            return fill(tr("You can announce and say kontra, key %1."), keys.get(tarokk.Announce, ""))
        words: dict[type[Action], str] = {
            tarokk.Announce: tr("You can announce bonuses, key %1."),
            tarokk.SayKontra: tr("You can say kontra, key %1."),
        }
        return " ".join(fill(words[kind], keys.get(kind, "")) for kind in words if kind in kinds)


def _got(event: tarokk.Dealt | tarokk.BatchTaken, view: View, to: Listener) -> str:
    """What cards a player is dealt, or who has knocked and takes which batch (T3, T22.2)."""

    def by(seat: int, own: str, other: str, *values: object) -> str:
        return fill(own, *values) if seat == view.seat else fill(other, to.names[seat], *values)

    def named(cards: Collection[Card]) -> str:
        return "" if to.talk is Talk.LITTLE else hand_words(sorted(cards)).removesuffix(".")

    match event:
        case tarokk.Dealt() if event.knocked:
            own = tr("You knock: everybody chooses one of four batches.")
            return by(event.cutter, own, tr("%1 knocks: everybody chooses one of four batches."))
        case tarokk.Dealt() if view.seat not in view.active:
            return tr("You deal and sit out.")
        case tarokk.Dealt(_, hands):
            held = named(hands[view.seat] or ())
            return fill(tr("You are dealt: %1."), held) if held else ""
        case tarokk.BatchTaken(seat, number, cards):
            if held := named(cards or ()):
                return fill(tr("You take batch %1: %2."), number, held)
            return by(seat, tr("You take batch %1."), tr("%1 takes batch %2."), number)


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
    card = tarokk_name(promise.card)
    if promise.state == "pending":
        return fill(tr("It will promise the %1 if the bidder passes."), card)
    if promise.state == "yield":
        return tr("That yields the game and promises the XX.")
    return fill(tr("A cue bid: it promises the %1."), card)


class TarokkNames(AccessibleNamesOf[View, Card]):
    """See :class:`tartli_desktop.table.screen_reader.accessible.AccessibleNames`."""

    def trick(self, view: View, count: int) -> str:
        if view.phase != "play" and not count:
            return tr_names("No trick is being played")
        # A full trick lies on the table until it is gathered.
        number = min(len(view.winners) + (count < 4), 9)
        return trick_text(number, count)

    def middle(self, view: View | None, count: int) -> str:
        """The talon, and what was called."""
        named = [fill(tr_names("Talon. Cards: %1"), count)]
        if view is not None and view.phase == "batch":
            taken = [number for _, number in view.batches]
            left = (number for number in range(1, 5) if number not in taken)
            named.append(fill(tr_names("Batches to choose from: %1"), ", ".join(map(str, left))))
        if view is not None and view.called is not None:
            named.append(fill(tr_names("Called: %1"), tarokk_name(view.called)))
        if view is not None and view.rules.ultimo_pot:
            named.append(prompts.pot_words(view))
        return ". ".join(named)

    def taken(self, names: Sequence[str], viewer: int, cards: Sequence[int]) -> str:
        told = (f"{name}: {taken // 4}" for name, taken in zip(names, cards, strict=True))
        return fill(tr_names("Tricks won. %1"), ", ".join(told))

    def marks(self, view: View, card: Card) -> Sequence[str]:
        """Whether a card is an honour, the called tarokk, or one that a bid has promised."""
        marks = []
        if HONOURS >> card & 1:
            marks.append(tr_names("honour"))
        if card == view.called:
            marks.append(tr_names("called"))
        promise = view.promise
        if promise is not None and promise[0] in ("cue", "yield") and promise[1:] == (view.seat, card):
            marks.append(tr_names("promised"))
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
                return fill(tr_table("%1 is back in your hand."), terms.tarokk_name(card))
            case Discard(cards):
                names = ", ".join(map(terms.tarokk_name, cards))
                return fill(tr_table("Back in your hand: %1."), names)
            case Batch(number):
                return fill(tr_table("Batch %1 is back on the table."), number)
        said = terms.said(action)
        if said is not None:
            return fill(tr_table("Undone: “%1”", "what was said"), said)
        return super().taken_back_line(action)

    def confirms(self) -> str:
        return tr_table("Discard")

    def why_not(self, view: View, action: Action, rule: str, /) -> tuple[str, str]:
        return refusals.why_not(view, action, rule)
