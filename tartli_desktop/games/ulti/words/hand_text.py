"""A hand in words, and the hands of a match: the deal, the auction, each trick, and what it brought."""

from collections.abc import Sequence

from tartli_desktop.cards.german import Card, Suit
from tartli_desktop.face.hand_parts import HandPart, HandParts, Line, OneHand, first_part, trick_head
from tartli_desktop.face.records import RecordsOf
from tartli_desktop.face.sentences import Sentences
from tartli_desktop.game.json_types import Json
from tartli_desktop.games import ulti
from tartli_desktop.games.ulti import CONTRACTS, Component, Event, HandResult, Match, Variant
from tartli_desktop.games.ulti.rules.contracts import ranks_of
from tartli_desktop.games.ulti.words.terms import bid_name, level_word, settled_name, spoken, variant_name
from tartli_desktop.table.hand_order import in_order
from tartli_desktop.text.amounts import amount, signed
from tartli_desktop.text.card_names import card_name
from tartli_desktop.text.program_names import is_you

say = Sentences("ulti", "hand")

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
            parts.begin(say("open"))
        elif isinstance(event, ulti.HandEnded):
            parts.begin(say("head-score"))
        parts.add(lines, to_last=isinstance(event, _BELONGS_TO_THE_LAST))
        match event:
            case ulti.Dealt():
                parts.coming = say("auction")
            case ulti.AuctionEnded():
                parts.coming = trick_head(1)
            case ulti.Played(seat, card):
                parts.play(seat, card)
            case ulti.TrickWon(seat, trick):
                parts.take(seat, trick)
    return parts.found


def _lines(event: Event, players: Sequence[str], contract: str | None, trump: Suit | None) -> list[Line]:
    def listed(cards: Sequence[Card]) -> tuple[str, tuple[Card, ...]]:
        """The cards as they are held in the game that is played."""
        held = in_order(cards, trump, ranks=ranks_of(contract))
        return ", ".join(card_name(card) for card in held), tuple(held)

    seat = getattr(event, "seat", None)
    who = "" if seat is None else players[seat]
    match event:
        case ulti.Dealt(hands) | ulti.HandsOpened(hands):
            return [
                Line(say("held", who=players[seat], cards=names), held)
                for seat, cards in enumerate(hands)
                if cards is not None
                for names, held in [listed(cards)]
            ]
        case ulti.Laid() | ulti.Taken():
            names, held = listed(event.cards or ())
            return [Line(say.of(event, who, own=is_you(who), cards=names), held)]
        case ulti.AuctionEnded(soloist, contract):
            told = say.of(event, players[soloist], own=False, bid=bid_name(contract))
            return [Line(told, stands_out=True)]
        case ulti.Played(seat, card):
            return [Line(f"{players[seat]}: {card_name(card)}")]
        case ulti.TrickWon():
            return [Line(say.of(event, who, own=is_you(who)), stands_out=True)]
        case ulti.HandEnded(result):
            *lines, total = result_lines(result, players)
            return [*map(Line, lines), Line(total, stands_out=True)]
    said = spoken(event, contract)
    return [] if said is None or seat is None else [Line(say("said", who=who, said=said))]


def result_lines(result: HandResult, players: Sequence[str]) -> list[str]:
    """What a hand brought: the count, each component, and who pays whom."""
    lines = []
    if result.talon is not None:
        lines.append(say("talon", cards=", ".join(card_name(card) for card in result.talon)))
    if result.scores is not None:
        lines.append(say("score", own=result.scores[0], others=result.scores[1]))
    lines += [component_line(component, result, players) for component in result.components]
    total = ", ".join(f"{name} {signed(points)}" for name, points in zip(players, result.points, strict=True))
    lines.append(say("points", points=total))
    return lines


def component_line(component: Component, result: HandResult, players: Sequence[str]) -> str:
    """A component: what became of it, how it was doubled, and what it brought each player."""
    won = say("won" if component.won else "lost")
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

    def each(sides: Sequence[int], *names: str) -> str:
        """What each of them pays or gets, in one sentence if it is the same for two."""
        same = len(sides) == 2 and money[sides[0]] == money[sides[1]]
        told = []
        for group in [sides] if same else [[seat] for seat in sides]:
            first, second, *_ = [*(players[seat] for seat in group if seat != viewer), "", ""]
            name = names[2 * (viewer not in group) + (len(group) == 1)]
            told.append(say(name, first=first, second=second, money=amount(abs(money[group[0]]))))
        return ", ".join(told)

    payers, takers = ([seat for seat in seats if sign * money[seat] > 0] for sign in (-1, 1))
    pays = each(payers, "you-both-pay", "you-pay", "both-pay", "one-pays")
    return f"{pays}; {each(takers, 'you-both-get', 'you-get', 'both-get', 'one-gets')}."


class UltiRecords(RecordsOf[Match, Event, Variant]):
    """Contract, soloist and points of each hand."""

    def standings(self, standings: Sequence[int], variant: Json) -> str:
        return say("standings", money=" : ".join(map(signed, standings)))

    def unit(self, variant: Json) -> str:
        return say("unit")

    def columns(self) -> tuple[str, ...]:
        """The contract, who played it, and what it brought."""
        return (say("column-contract"), say("column-soloist"), say("column-points"))

    def cells(
        self, match: Match, events: Sequence[Event], players: Sequence[str], viewer: int
    ) -> tuple[str, ...]:
        """The cells of the last hand; its points with the viewer's first."""
        if match.contract is None or match.soloist is None:
            return (say("in-auction"), "", "")
        contract, soloist = bid_name(match.contract), players[match.soloist]
        if match.to_move is not None:
            return (contract, soloist, say("not-over"))
        points = match.results[-1].points
        return (contract, soloist, " : ".join(signed(points[(viewer + step) % 3]) for step in range(3)))

    hand_parts = staticmethod(hand_parts)
