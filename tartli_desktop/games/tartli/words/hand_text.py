"""One hand as plain text, for mails and bug reports: what was dealt, said and played, and the count."""

from collections.abc import Iterable, Sequence

import msgspec

from tartli_desktop.face.hand_parts import HandPart, HandParts, Line, OneHand, done_by, first_part, trick_head
from tartli_desktop.face.records import RecordsOf
from tartli_desktop.game.json_types import Json
from tartli_desktop.games import tartli
from tartli_desktop.games.tartli import Event, Match, PlayedHand, Variant, result_of
from tartli_desktop.games.tartli.words.terms import game_word, has_stakes, meld_name, spoken, variant_name
from tartli_desktop.table.hand_order import in_order
from tartli_desktop.text.card_names import card_name, suit_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

tr = Context("Tartli.HandText")
tr_records = Context("Tartli.Records")

_IN_A_TRICK = (tartli.BelaDeclared, tartli.CardPlayed, tartli.Declared, tartli.Exchanged, tartli.WentOut)
"""The events that a trick can begin with."""


def hand_parts(events: Sequence[Event], hand: OneHand[Variant], /) -> list[HandPart]:
    """A hand in parts: the deal, each trick and the count; if it is over, declarations are given in full."""
    return _Teller(hand).parts(events)


def told_of(events: Sequence[Event], players: Sequence[str], variant: Variant) -> list[str]:
    """Some events of a hand in play, as lines; the arguments are those of ``hand_text``."""
    teller = _Teller(OneHand(0, players, variant))
    return [line.words.strip() for event in events for line in teller.of(event)]


class _Teller:
    # A player without a name is addressed as "you", not treated as somebody named "You".

    def __init__(self, hand: OneHand[Variant]) -> None:
        self._hand = hand
        self._players, self._is_over = hand.players, hand.is_over
        self._seats = (hand.viewer, 1 - hand.viewer)

    def parts(self, events: Sequence[Event]) -> list[HandPart]:
        """The deal, each trick and the count."""
        dealer = next((event.dealer for event in events if isinstance(event, tartli.HandOpened)), None)
        parts = HandParts(first_part("Tartli", self._hand, variant_name(self._hand.variant), dealer))
        for event in events:
            if isinstance(event, tartli.HandEnded):
                parts.begin(tr("Score"))
            parts.add(list(self.of(event)), to_last=not isinstance(event, _IN_A_TRICK))
            match event:
                case tartli.Dealt():
                    parts.coming = trick_head(1)
                case tartli.CardPlayed(seat, card):
                    parts.play(seat, card)
                case tartli.TrickGathered(seat, number):
                    parts.take(seat, number)
        return parts.found

    def _by(self, seat: int, mine: str, theirs: str, *values: object) -> str:
        """What a player did: ``theirs`` with the name before the values, or ``mine`` for "you"."""
        return done_by(self._players[seat], mine, theirs, *values)

    def of(self, event: Event) -> Iterable[Line]:
        """The lines of an event."""
        match event:
            case tartli.HandOpened(_, True):
                yield Line(tr("The first points win the game."))
            case tartli.Dealt():
                yield from self._dealt(event)
            case tartli.CardPlayed(seat, card):
                text = tr("%1: %2", "a card")
                yield Line("  " + fill(text, self._players[seat], card_name(card)))
            case tartli.CardDrawn(seat, card, _) if card is not None:
                mine = tr("You draw the %1", "a card")
                theirs = tr("%1 draws the %2", "a card")
                yield Line("  " + self._by(seat, mine, theirs, card_name(card)))
            case tartli.TrickGathered(seat, _, _, points):
                mine = tr("You win it: %1 points", "its points")
                theirs = tr("%1 wins it: %2 points")
                yield Line("  " + self._by(seat, mine, theirs, points), stands_out=True)
            case tartli.BelaScored(seat, points):
                mine = tr("You score béla: %1", "its points")
                theirs = tr("%1 scores béla: %2")
                yield Line("  " + self._by(seat, mine, theirs, points))
            case tartli.HandEnded():
                yield from self._count(event)
            case tartli.GameWon(seat, worth, _):
                mine, theirs = (tr("You win the game: %1."), tr("%1 wins the game: %2."))
                yield Line(
                    self._by(seat, mine, theirs, game_word(worth, self._hand.variant)), stands_out=True
                )
            case tartli.SuddenDeathNext():
                yield Line(tr("In the next hand the first points win the game."))
            case tartli.MatchWon(seat, games):
                mine, theirs = (tr("You win the match, %1 : %2."), tr("%1 wins the match, %2 : %3."))
                yield Line(self._by(seat, mine, theirs, games[seat], games[1 - seat]), stands_out=True)
            case _:
                yield from self._said(event)

    def _dealt(self, event: tartli.Dealt) -> Iterable[Line]:
        turned = event.turned
        text = tr("Trumps: %1. Turned up as card %3: %2.")
        suit, card = suit_name(turned.suit), card_name(turned)
        yield Line(fill(text, suit, card, event.position))
        mine = tr("Your cards: %1.")
        theirs = tr("%1’s cards: %2.")
        for seat in self._seats:
            if (hand := event.hands[seat]) is not None:
                # In the order they are held.
                held = in_order(hand, turned.suit)
                names = ", ".join(card_name(card) for card in held)
                yield Line(self._by(seat, mine, theirs, names), tuple(held))

    def _said(self, event: Event) -> Iterable[Line]:
        words = spoken(event, self._hand.variant)
        seat = getattr(event, "seat", None)
        if words is None or seat is None:
            return
        line = "  " + fill(tr("%1: “%2”", "what a player says"), self._players[seat], words)
        if self._is_over and isinstance(event, tartli.Declared) and event.items:
            line += f" ({', '.join(meld_name(item, self._hand.variant) for item in event.items)})"
        scored = event.items if isinstance(event, tartli.MeldsScored) else ()
        yield Line(line, tuple(card for item in scored for card in item.cards))

    def _count(self, end: tartli.HandEnded) -> Iterable[Line]:
        text = tr("%1: %2 before, %3 from melds, %4 from tricks, %5 now")
        for seat in self._seats:
            melds, tricks, now = end.meld_points[seat], end.trick_points[seat], end.counts[seat]
            yield Line("  " + fill(text, self._players[seat], now - melds - tricks, melds, tricks, now))
        if end.stichmatsch is not None:
            mine = tr("Stichmatsch: you.")
            theirs = tr("Stichmatsch: %1.")
            yield Line("  " + self._by(end.stichmatsch, mine, theirs))


class TartliRecords(RecordsOf[Match, Event, Variant]):
    """Melds, tricks, score and result of each hand."""

    def standings(self, standings: Sequence[int], variant: Json) -> str:
        """The bulis or stakes that each player has won, in words."""
        if has_stakes(str(variant.get("name", ""))):
            return fill(tr_records("%1 : %2 stakes"), *standings)
        return fill(tr_records("%1 : %2 bulis"), *standings)

    def unit(self, variant: Json) -> str:
        """The word for the unit: bulis or stakes."""
        if has_stakes(str(variant.get("name", ""))):
            return tr_records("stakes")
        return tr_records("bulis")

    def columns(self) -> tuple[str, ...]:
        return (tr_records("Melds"), tr_records("Tricks"), tr_records("Score"), tr_records("Result"))

    def cells(
        self, match: Match, events: Sequence[Event], players: Sequence[str], viewer: int
    ) -> tuple[str, ...]:
        """Meld and trick points, counts and result of a match's last hand, finished or not."""
        result = result_of(events, match.variant) if match.to_move is None else None
        hand = PlayedHand(
            len(match.hands), match.dealer, tuple(events), match.counts, match.games, {}, result
        )
        pairs = (hand.meld_points, hand.trick_points, hand.counts)
        text = tr_records("%1 : %2", "points of both players")
        return (
            *(fill(text, pair[viewer], pair[1 - viewer]) for pair in pairs),
            _result(match, hand, players),
        )

    hand_parts = staticmethod(hand_parts)

    def hand_text(
        self,
        number: int,
        events: Sequence[Event],
        players: Sequence[str],
        variant: Variant,
        record: Json | None = None,
        *,
        viewer: int = 0,
    ) -> str:
        """The same as one text; the record of a finished hand is appended so that it can be replayed."""
        last = tr("The hand is still being played.")
        if record is not None:
            last = tr("As a record:") + "\n" + msgspec.json.encode(record).decode()
        told = super().hand_text(number, events, players, variant, record, viewer=viewer)
        return f"{told}\n{last}\n"


def _result(match: Match, hand: PlayedHand, players: Sequence[str]) -> str:
    result = hand.result
    if result is None:
        return tr_records("not over")
    if (seat := result.match_won) is not None:
        mine = tr_records("You win the match, %1 : %2")
        theirs = tr_records("%1 wins the match, %2 : %3")
        return done_by(players[seat], mine, theirs, hand.games[seat], hand.games[1 - seat])
    if (seat := result.game_won) is not None:
        words = game_word(result.worth, match.variant)
        if result.false_claim is not None:
            mine = tr_records("You win %1 on a false claim")
            return done_by(players[seat], mine, tr_records("%1 wins %2 on a false claim"), words)
        mine = tr_records("You win %1")
        return done_by(players[seat], mine, tr_records("%1 wins %2"), words)
    if result.sudden_death_next:
        return tr_records("Tied: the next points win")
    if (seat := result.stichmatsch) is not None:
        mine = tr_records("Stichmatsch: you")
        return done_by(players[seat], mine, tr_records("Stichmatsch: %1"))
    return ""
