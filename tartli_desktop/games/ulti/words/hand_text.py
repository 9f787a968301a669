"""A hand in words, and the hands of a match: the deal, the auction, each trick, and what it brought."""

from collections.abc import Sequence

from tartli_desktop.cards.german import Card, Suit
from tartli_desktop.face.hand_parts import HandPart, HandParts, Line, OneHand, done_by, first_part, trick_head
from tartli_desktop.face.records import RecordsOf
from tartli_desktop.game.json_types import Json
from tartli_desktop.games import ulti
from tartli_desktop.games.ulti import CONTRACTS, Component, Event, HandResult, Match, Variant
from tartli_desktop.games.ulti.rules.contracts import ranks_of
from tartli_desktop.games.ulti.words.terms import bid_name, level_word, settled_name, spoken, variant_name
from tartli_desktop.table.hand_order import in_order
from tartli_desktop.text.amounts import amount, signed
from tartli_desktop.text.card_names import card_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

tr = Context("Ulti.HandText")
tr_records = Context("Ulti.Records")


_BELONGS_TO_THE_LAST = (
    ulti.ClaimAnswered,
    ulti.Claimed,
    ulti.Conceded,
    ulti.Forfeited,
    ulti.HandsOpened,
    ulti.HandEnded,
)
"""Events that do not begin the part that is coming."""


def hand_parts(events: Sequence[Event], hand: OneHand[Variant], /) -> list[HandPart]:
    """A hand in parts: the deal, the auction, each trick and what it brought."""
    players = hand.players
    # The player after the dealer is the first to act (U2.2).
    forehand = next((seat for event in events if (seat := getattr(event, "seat", None)) is not None), None)
    dealer = None if forehand is None else (forehand - 1) % len(players)
    parts = HandParts(first_part("Ulti", hand, variant_name(hand.variant), dealer))
    contract = next((event.contract for event in events if isinstance(event, ulti.AuctionEnded)), None)
    named = next((event.trump for event in events if isinstance(event, ulti.TrumpNamed)), None)
    is_hearts = contract is not None and CONTRACTS[contract].kind == "hearts"
    trump = Suit.HEARTS if is_hearts else None if named is None else Suit.parse(named)
    for event in events:
        lines = _lines(event, players, contract, trump)
        if isinstance(event, ulti.HandsOpened):
            parts.begin(tr("The hands, face up"))
        elif isinstance(event, ulti.HandEnded):
            parts.begin(tr("Score"))
        parts.add(lines, to_last=isinstance(event, _BELONGS_TO_THE_LAST))
        match event:
            case ulti.Dealt():
                parts.coming = tr("Auction")
            case ulti.AuctionEnded():
                parts.coming = trick_head(1)
            case ulti.Played(seat, card):
                parts.play(seat, card)
            case ulti.TrickWon(seat, trick):
                parts.take(seat, trick)
    return parts.found


def _lines(event: Event, players: Sequence[str], contract: str | None, trump: Suit | None) -> list[Line]:
    def by(seat: int, mine: str, theirs: str, *values: object) -> str:
        return done_by(players[seat], mine, theirs, *values)

    def listed(cards: Sequence[Card]) -> tuple[str, tuple[Card, ...]]:
        """The cards as they are held in the game that is played."""
        held = in_order(cards, trump, ranks=ranks_of(contract))
        return ", ".join(card_name(card) for card in held), tuple(held)

    def with_cards(seat: int, cards: Sequence[Card], mine: str, theirs: str) -> Line:
        names, held = listed(cards)
        return Line(by(seat, mine, theirs, names), held)

    match event:
        case ulti.Dealt(hands) | ulti.HandsOpened(hands):
            of = tr("%1: %2", "a player, and what is held")
            return [
                Line(fill(of, players[seat], names), held)
                for seat, cards in enumerate(hands)
                if cards is not None
                for names, held in [listed(cards)]
            ]
        case ulti.Laid(seat, None):
            return [Line(by(seat, tr("You discard two cards"), tr("%1 discards two cards")))]
        case ulti.Laid(seat, tuple(held)):
            return [with_cards(seat, held, tr("You discard two cards: %1"), tr("%1 discards two cards: %2"))]
        case ulti.Taken(seat, None):
            return [Line(by(seat, tr("You pick up the talon"), tr("%1 picks up the talon")))]
        case ulti.Taken(seat, tuple(held)):
            return [with_cards(seat, held, tr("You pick up the talon: %1"), tr("%1 picks up the talon: %2"))]
        case ulti.AuctionEnded(soloist, contract):
            text = tr("Contract: %1 (%2)")
            return [Line(fill(text, bid_name(contract), players[soloist]), stands_out=True)]
        case ulti.Played(seat, card):
            return [Line(f"{players[seat]}: {card_name(card)}")]
        case ulti.TrickWon(seat, _):
            return [Line(by(seat, tr("You win it", "a trick"), tr("%1 wins it")), stands_out=True)]
        case ulti.HandEnded(result):
            *lines, total = result_lines(result, players)
            return [*map(Line, lines), Line(total, stands_out=True)]
    said, seat_of = spoken(event, contract), getattr(event, "seat", None)
    if said is None or seat_of is None:
        return []
    return [Line(fill(tr("%1: “%2”", "what a player says"), players[seat_of], said))]


def result_lines(result: HandResult, players: Sequence[str]) -> list[str]:
    """What a hand brought: the count, each component, and who pays whom."""
    lines = []
    if result.talon is not None:
        talon = ", ".join(card_name(card) for card in result.talon)
        lines.append(fill(tr("Talon: %1"), talon))
    if result.scores is not None:
        lines.append(fill(tr("Score: %1 to %2"), *result.scores))
    lines += [component_line(component, result, players) for component in result.components]
    total = ", ".join(f"{name} {signed(points)}" for name, points in zip(players, result.points, strict=True))
    lines.append(fill(tr("Points: %1"), total))
    return lines


def component_line(component: Component, result: HandResult, players: Sequence[str]) -> str:
    """A component: what became of it, how it was doubled, and what it brought each player."""
    won = tr("won") if component.won else tr("lost")
    name = settled_name(component, result)
    if component.seat != result.soloist:
        name = f"{name} ({players[component.seat]})"
    level = max(component.levels)
    doubled = f", {level_word(level)}" if level else ""
    paid = ", ".join(f"{who} {signed(points)}" for who, points in zip(players, component.paid, strict=True))
    return f"{name}: {won}{doubled}. {paid}"


def payment_line(result: HandResult, viewer: int, players: Sequence[str], unit: int) -> str:
    """Who pays and who gets how much money, the viewer first: "You pay 20 Ft; Vilma gets 20 Ft." """
    seats = [(viewer + step) % 3 for step in range(3)]
    money = {seat: result.points[seat] * unit for seat in seats}

    def each(sides: Sequence[int], *said: str) -> str:
        """What each of them pays or gets, in one sentence if it is the same for two."""
        same = len(sides) == 2 and money[sides[0]] == money[sides[1]]
        told = []
        for group in [sides] if same else [[seat] for seat in sides]:
            others = [players[seat] for seat in group if seat != viewer]
            text = said[2 * (viewer not in group) + (len(group) == 1)]
            told.append(fill(text, *others, amount(abs(money[group[0]]))))
        return ", ".join(told)

    pays = each(
        [seat for seat in seats if money[seat] < 0],
        tr("You and %1 each pay %2 Ft"),
        tr("You pay %1 Ft"),
        tr("%1 and %2 each pay %3 Ft"),
        tr("%1 pays %2 Ft"),
    )
    gets = each(
        [seat for seat in seats if money[seat] > 0],
        tr("you and %1 each get %2 Ft"),
        tr("you get %1 Ft"),
        tr("%1 and %2 each get %3 Ft"),
        tr("%1 gets %2 Ft"),
    )
    return f"{pays}; {gets}."


class UltiRecords(RecordsOf[Match, Event, Variant]):
    """Contract, soloist and points of each hand."""

    def standings(self, standings: Sequence[int], variant: Json) -> str:
        return fill(tr_records("%1 Ft"), " : ".join(map(signed, standings)))

    def unit(self, variant: Json) -> str:
        return tr_records("Ft", "after an amount of money")

    def columns(self) -> tuple[str, ...]:
        """The contract, who played it, and what it brought."""
        return (tr_records("Contract"), tr_records("Soloist"), tr_records("Points"))

    def cells(
        self, match: Match, events: Sequence[Event], players: Sequence[str], viewer: int
    ) -> tuple[str, ...]:
        """The cells of the last hand; its points with the viewer's first."""
        if match.contract is None or match.soloist is None:
            return (tr_records("auction"), "", "")
        contract, soloist = bid_name(match.contract), players[match.soloist]
        if match.to_move is not None:
            return (contract, soloist, tr_records("not over"))
        points = match.results[-1].points
        return (contract, soloist, " : ".join(signed(points[(viewer + step) % 3]) for step in range(3)))

    hand_parts = staticmethod(hand_parts)
