"""A hand in words: the deal, the auction, the talon, what was said, each trick, the result."""

from collections.abc import Sequence

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.face.hand_parts import HandPart, HandParts, Line, OneHand, first_part, trick_head
from tartli_desktop.face.records import RecordsOf
from tartli_desktop.face.sentences import Sentences
from tartli_desktop.game.json_types import Json
from tartli_desktop.games import tarokk
from tartli_desktop.games.tarokk import AuctionWon, Event, HandResult, Item, Match, Promise, Variant
from tartli_desktop.games.tarokk.rules.actions import GAME
from tartli_desktop.games.tarokk.rules.sides import DECLARERS
from tartli_desktop.games.tarokk.words.account import owner, people_of, sides_line
from tartli_desktop.games.tarokk.words.announcements import promised
from tartli_desktop.games.tarokk.words.prompts import discard_lines, newly_told
from tartli_desktop.games.tarokk.words.terms import (
    bid_name,
    kontra_word,
    spoken,
    tarokk_name,
    tarokks_held,
    term,
    variant_name,
    void_line,
)
from tartli_desktop.text.amounts import signed
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, fill
from tartli_desktop.text.program_names import is_you

tr = Context("Tarokk.HandText")
tr_face = Context("Tarokk.Face")
say = Sentences("tarokk", "hand")

_BELONGS_TO_WHAT_WAS = (tarokk.HandVoid, tarokk.HatMoved)
"""Events that belong to the part before them, not to a part of their own."""


def hand_parts(events: Sequence[Event], hand: OneHand[Variant], /) -> list[HandPart]:
    """A hand in parts: the deal, the auction, the talon, what was said, each trick and what it brought."""
    players = hand.players
    dealer = next((event.dealer for event in events if isinstance(event, tarokk.Dealt)), None)
    parts = HandParts(first_part(tr_face("Tarokk"), hand, variant_name(hand.variant), dealer))
    declarer = trick = 0
    told = set[int | None]()
    for event in events:
        if isinstance(event, tarokk.AuctionWon):
            declarer = event.seat
        lines = _lines(event, players, declarer)
        if isinstance(event, tarokk.TarokksDiscarded) and not isinstance(event.others, int):
            seats: set[int | None] = {seat for seat, _ in event.others}
            newly = newly_told(event, seats - told) if hand.variant.tells_in_turn else event
            lines, told = list(map(Line, discard_lines(newly, declarer, players))), seats
        if isinstance(event, tarokk.Played) and not trick:
            parts.coming, trick = trick_head(1), 1
        parts.add(lines, to_last=isinstance(event, _BELONGS_TO_WHAT_WAS))
        match event:
            case tarokk.Dealt():
                parts.coming = say("auction")
            case tarokk.AuctionWon():
                parts.coming = say("talon")
            case tarokk.TarokksDiscarded() if not told or not hand.variant.tells_in_turn:
                parts.coming = say("announcements")
            case tarokk.Played(seat, card):
                parts.play(seat, card)
            case tarokk.TrickWon(seat, trick):
                parts.take(seat, trick)
            case tarokk.HandScored(result) | tarokk.HandVoid(_, result):
                brought = result_lines(result, events, players)
                parts.coming = say("score") if brought else parts.coming
                parts.add(list(map(Line, brought)))
    return parts.found


def _lines(event: Event, players: Sequence[str], declarer: int) -> list[Line]:
    seat = event.cutter if isinstance(event, tarokk.Dealt) else getattr(event, "seat", None)
    who = "" if seat is None else players[seat]
    held: tuple[Card, ...] = getattr(event, "cards", None) or ()
    match event:
        case tarokk.Dealt(_, hands) if not event.knocked:
            return [
                Line(say("held", who=players[seat], cards=", ".join(map(tarokk_name, held))), tuple(held))
                for seat, held in enumerate(hands)
                if held
            ]
        case tarokk.TalonDrawn(seat, count, None):
            return [Line(fill(tr("%1 draws %n card(s)", None, count), players[seat]))]
        case tarokk.Discarded(seat, count, None):
            return [Line(fill(tr("%1 discards %n card(s)", None, count), players[seat]))]
        case tarokk.TarokksDiscarded():
            return list(map(Line, discard_lines(event, declarer, players)))
        case tarokk.Played(seat, card):
            return [Line(f"{players[seat]}: {tarokk_name(card)}")]
        case tarokk.HandVoid("passed"):
            return [Line(void_line("passed"), stands_out=True)]
        case tarokk.AuctionWon(_, level):
            return [Line(say.of(event, who, own=False, bid=bid_name(level)), stands_out=True)]
        case tarokk.TrickWon():
            return [Line(say.of(event, who, own=is_you(who)), stands_out=True)]
    told = say.of(event, who, own=is_you(who), knocked=True, cards=", ".join(map(tarokk_name, held)))
    return [Line(told, held)] if told else [Line(each) for each in _said(event, players)]


def _said(event: Event, players: Sequence[str]) -> list[str]:
    said, seat = spoken(event), getattr(event, "seat", None)
    if said is None or seat is None:
        return []
    line = say("said", who=players[seat], said=said)
    match event:
        case tarokk.BidMade(_, _, _, Promise() as promise) | tarokk.Passed(_, Promise() as promise):
            return [f"{line} {promised(promise)}"]
        case tarokk.Annulled(_, ground):
            return [f"{line} {term(f'void-{ground}')}"]
    return [line]


def result_lines(result: HandResult, events: Sequence[Event], players: Sequence[str]) -> list[str]:
    """What a hand brought: the points of both sides, each item, and what each player gets.

    Args:
        result: the result of the hand.
        events: the events of the hand.
        players: the players' names.
    """
    lines = []
    deals = next(event for event in events if isinstance(event, tarokk.Dealt))
    seats_dealt = range(len(deals.hands))
    active = [seat for seat in seats_dealt if len(seats_dealt) == 4 or seat != deals.dealer]
    if result.points is not None:
        lines.append(sides_line(result, active, players))
    announced = [(event.seat, event.bonus) for event in events if isinstance(event, tarokk.Announced)]
    played = [(event.seat, event.card) for event in events if isinstance(event, tarokk.Played)]
    for item in result.items:
        seat = owner(item, result, announced, played)
        seats = people_of(item.side, result, active) if seat is None and item.side is not None else [seat]
        lines.append(item_line(item, [players[each] for each in seats if each is not None], players))
    is_scored = result.kind in ("played", "trial")
    if result.multiplier > 1 and is_scored:
        lines.append(say("doubled", times=result.multiplier))
    if is_scored or any(result.payments):
        paid = zip(players, result.payments, strict=True)
        total = ", ".join(f"{name} {signed(points)}" for name, points in paid)
        lines.append(say("points", points=total))
    return lines


def item_line(item: Item, owners: Sequence[str], players: Sequence[str]) -> str:
    """A line of the settlement: whose it is, announced or silent, its kontra, won or lost, and its value."""
    name = begun(term(item.kind))
    whose = ", ".join(owners)
    if item.kind in ("pot", "talon", "trial", "tarokks"):
        return say(
            f"item-{item.kind}",
            name=tarokks_held(item) if item.kind == "tarokks" else name,
            whose=whose,
            value=item.value,
            paid=max(0, item.value),
            taken=-item.value,
            announced=item.announced,
            others=", ".join(players[seat] for seat in item.others or ()),
        )
    parts = [] if item.kind == GAME else [say("item-announced" if item.announced else "item-silent")]
    if item.kontra:
        parts.append(kontra_word(item.kontra))
    is_won = (item.value > 0) == (item.side == DECLARERS)
    parts.append(say("item-won" if is_won else "item-lost"))
    # Its owner gets or pays it; the value counts for the declarers.
    value = item.value if item.side == DECLARERS else -item.value
    return f"{name} ({whose}): {', '.join(parts)}. {signed(value)}"


class TarokkRecords(RecordsOf[Match, Event, Variant]):
    """Bid, declarer with partner, and points of each hand."""

    def standings(self, standings: Sequence[int], variant: Json) -> str:
        return say("standings", points=" : ".join(map(signed, standings)))

    def unit(self, variant: Json) -> str:
        return say("unit")

    def columns(self) -> tuple[str, ...]:
        """The bid, the declarer and the partner, and what it brought."""
        return (say("column-bid"), say("column-declarer"), say("column-points"))

    def cells(
        self, match: Match, events: Sequence[Event], players: Sequence[str], viewer: int
    ) -> tuple[str, ...]:
        """The cells of the last hand; its points with the viewer's first."""
        won = next((event for event in events if isinstance(event, AuctionWon)), None)
        result = match.result
        if result is None:
            if won is None:
                return (say("in-auction"), "", "")
            return (begun(bid_name(won.level)), players[won.seat], say("not-over"))
        bid = "" if won is None else begun(bid_name(won.level))
        seats = len(players)
        paid = " : ".join(signed(result.payments[(viewer + step) % seats]) for step in range(seats))
        if result.kind in ("passed", "annulled") or result.declarer is None:
            declarer, void = "" if won is None else players[won.seat], say("void")
            return (bid, declarer, f"{void}, {paid}" if any(result.payments) else void)
        side = players[result.declarer]
        if result.partner is not None:
            side = f"{side}, {players[result.partner]}"
        return (bid, side, paid)

    hand_parts = staticmethod(hand_parts)
