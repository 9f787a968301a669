"""One hand as plain text, for mails and bug reports: what was dealt, said and played, and the count."""

from collections.abc import Iterable, Sequence

import msgspec

from tartli_desktop.face.hand_parts import HandPart, HandParts, Line, OneHand, first_part, trick_head
from tartli_desktop.face.records import RecordsOf
from tartli_desktop.face.sentences import Sentences
from tartli_desktop.game.json_types import Json
from tartli_desktop.games import tartli
from tartli_desktop.games.tartli import Event, Match, PlayedHand, Variant, result_of
from tartli_desktop.games.tartli.words.terms import game_word, has_stakes, meld_name, spoken, variant_name
from tartli_desktop.table.hand_order import in_order
from tartli_desktop.text.card_names import card_name, suit_name
from tartli_desktop.text.program_names import is_you

say = Sentences("tartli", "hand")

_IN_A_TRICK = (tartli.BelaDeclared, tartli.CardPlayed, tartli.Declared, tartli.Exchanged, tartli.WentOut)
"""The events that a trick can begin with."""

_BETWEEN_HANDS = (tartli.HandOpened, tartli.GameWon, tartli.SuddenDeathNext, tartli.MatchWon)
"""The events whose lines belong to no trick."""


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
                parts.begin(say("score"))
            parts.add(list(self.of(event)), to_last=not isinstance(event, _IN_A_TRICK))
            match event:
                case tartli.Dealt():
                    parts.coming = trick_head(1)
                case tartli.CardPlayed(seat, card):
                    parts.play(seat, card)
                case tartli.TrickGathered(seat, number):
                    parts.take(seat, number)
        return parts.found

    def of(self, event: Event) -> Iterable[Line]:
        """The lines of an event."""
        seat = getattr(event, "seat", 0)
        values: dict[str, object] = {}
        match event:
            case tartli.Dealt():
                yield from self._dealt(event)
                return
            case tartli.CardPlayed(_, card) | tartli.CardDrawn(_, card):
                values = {"card": "" if card is None else card_name(card)}
            case tartli.HandEnded():
                yield from self._count(event)
                return
            case tartli.GameWon(_, worth):
                values = {"games": game_word(worth, self._hand.variant)}
            case tartli.MatchWon(seat, games):
                values = {"won": games[seat], "lost": games[1 - seat]}
        told = say.of(event, self._players[seat], own=is_you(self._players[seat]), **values)
        if not told:
            yield from self._said(event)
        elif isinstance(event, _BETWEEN_HANDS):
            yield Line(told, stands_out=isinstance(event, tartli.GameWon | tartli.MatchWon))
        else:
            yield Line("  " + told, stands_out=isinstance(event, tartli.TrickGathered))

    def _dealt(self, event: tartli.Dealt) -> Iterable[Line]:
        turned = event.turned
        suit, card = suit_name(turned.suit), card_name(turned)
        yield Line(say.of(event, "", own=False, suit=suit, card=card))
        for seat in self._seats:
            if (hand := event.hands[seat]) is not None:
                # In the order they are held.
                held, who = in_order(hand, turned.suit), self._players[seat]
                names = ", ".join(card_name(card) for card in held)
                yield Line(say("cards", own=is_you(who), who=who, cards=names), tuple(held))

    def _said(self, event: Event) -> Iterable[Line]:
        words = spoken(event, self._hand.variant)
        seat = getattr(event, "seat", None)
        if words is None or seat is None:
            return
        line = "  " + say("said", who=self._players[seat], said=words)
        if self._is_over and isinstance(event, tartli.Declared) and event.items:
            line += f" ({', '.join(meld_name(item, self._hand.variant) for item in event.items)})"
        scored = event.items if isinstance(event, tartli.MeldsScored) else ()
        yield Line(line, tuple(card for item in scored for card in item.cards))

    def _count(self, end: tartli.HandEnded) -> Iterable[Line]:
        for seat in self._seats:
            melds, tricks, now = end.meld_points[seat], end.trick_points[seat], end.counts[seat]
            values = {"before": now - melds - tricks, "melds": melds, "tricks": tricks, "now": now}
            yield Line("  " + say("count", who=self._players[seat], **values))
        if end.stichmatsch is not None:
            who = self._players[end.stichmatsch]
            yield Line("  " + say("stichmatsch", own=is_you(who), who=who))


class TartliRecords(RecordsOf[Match, Event, Variant]):
    """Melds, tricks, score and result of each hand."""

    def standings(self, standings: Sequence[int], variant: Json) -> str:
        """The bulis or stakes that each player has won, in words."""
        stakes, (own, theirs) = has_stakes(str(variant.get("name", ""))), standings
        return say("standings", stakes=stakes, own=own, theirs=theirs)

    def unit(self, variant: Json) -> str:
        """The word for the unit: bulis or stakes."""
        return say("unit", stakes=has_stakes(str(variant.get("name", ""))))

    def columns(self) -> tuple[str, ...]:
        return tuple(say(f"column-{name}") for name in ("melds", "tricks", "score", "result"))

    def cells(
        self, match: Match, events: Sequence[Event], players: Sequence[str], viewer: int
    ) -> tuple[str, ...]:
        """Meld and trick points, counts and result of a match's last hand, finished or not."""
        result = result_of(events, match.variant) if match.to_move is None else None
        hand = PlayedHand(
            len(match.hands), match.dealer, tuple(events), match.counts, match.games, {}, result
        )
        pairs = (hand.meld_points, hand.trick_points, hand.counts)
        return (
            *(say("pair", own=pair[viewer], theirs=pair[1 - viewer]) for pair in pairs),
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
        last = say("still-played")
        if record is not None:
            last = say("record") + "\n" + msgspec.json.encode(record).decode()
        told = super().hand_text(number, events, players, variant, record, viewer=viewer)
        return f"{told}\n{last}\n"


def _result(match: Match, hand: PlayedHand, players: Sequence[str]) -> str:
    result = hand.result
    if result is None:
        return say("not-over")
    values: dict[str, object] = {}
    if (seat := result.match_won) is not None:
        name, values = "match", {"won": hand.games[seat], "lost": hand.games[1 - seat]}
    elif (seat := result.game_won) is not None:
        name = "game" if result.false_claim is None else "claim"
        values = {"games": game_word(result.worth, match.variant)}
    elif result.sudden_death_next:
        return say("result-tied")
    elif (seat := result.stichmatsch) is not None:
        name = "stichmatsch"
    else:
        return ""
    return say(f"result-{name}", own=is_you(players[seat]), who=players[seat], **values)
