"""A hand in words, part by part: the deal, the auction, the talon, what was said, each trick, the result."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from tartli_desktop.games.tarokk.rules.actions import GAME
from tartli_desktop.games.tarokk.rules.bidding.auction import Promise
from tartli_desktop.games.tarokk.rules.events import (
    Annulled,
    AuctionWon,
    BidMade,
    Dealt,
    Discarded,
    Event,
    HandScored,
    HandVoid,
    HatMoved,
    Kept,
    MatchOver,
    NoticeGiven,
    Passed,
    Played,
    SideProved,
    TalonDrawn,
    TarokksDiscarded,
    TrickWon,
)
from tartli_desktop.games.tarokk.rules.settlement import HandResult, Item
from tartli_desktop.games.tarokk.rules.sides import DECLARERS
from tartli_desktop.text.amounts import amount, signed
from tartli_desktop.text.placeholders import begun, fill

from .announcements import promised
from .prompts import discard_lines
from .terms import (
    bid_name,
    ground_sentence,
    item_name,
    kontra_word,
    side_name,
    spoken,
    tarokk_name,
    tarokks_held,
    void_line,
)

translate = QCoreApplication.translate


def hand_parts(number: int, events: Sequence[Event], players: Sequence[str]) -> list[str]:
    """The parts of a hand, each of one or more lines."""
    parts: list[str] = []
    lines = [fill(translate("Tarokk.HandText", "Hand %1"), number)]
    declarer = 0

    def end_part() -> None:
        if lines:
            parts.append("\n".join(lines))
            lines.clear()

    is_played = False
    for event in events:
        if isinstance(event, AuctionWon):
            declarer = event.seat
        if isinstance(event, Played) and not is_played:
            # What was said is a part of its own.
            is_played = True
            end_part()
        lines += _lines(event, players, declarer)
        if isinstance(event, HatMoved) and parts:
            # It belongs to the trick that has just been won.
            parts[-1] = "\n".join([parts[-1], *lines])
            lines.clear()
        if isinstance(event, Dealt | AuctionWon | TarokksDiscarded | TrickWon | HandScored):
            end_part()
    end_part()
    return parts


def _lines(event: Event, players: Sequence[str], declarer: int) -> list[str]:
    match event:
        case Dealt(_, hands):
            return [f"{players[seat]}: {cards_named(held)}" for seat, held in enumerate(hands) if held]
        case AuctionWon(seat, level):
            return [fill(translate("Tarokk.HandText", "Declarer: %1 (%2)"), players[seat], bid_name(level))]
        case TalonDrawn(seat, count, held):
            if held is None:
                return [fill(translate("Tarokk.HandText", "Drawn (%1), cards: %2"), players[seat], count)]
            return [fill(translate("Tarokk.HandText", "Drawn (%1): %2"), players[seat], cards_named(held))]
        case Discarded(seat, count, held):
            if held is None:
                return [fill(translate("Tarokk.HandText", "Discarded (%1), cards: %2"), players[seat], count)]
            return [
                fill(translate("Tarokk.HandText", "Discarded (%1): %2"), players[seat], cards_named(held))
            ]
        case TarokksDiscarded(shown, others):
            return discard_lines(shown, others, declarer, players)
        case Played(seat, card):
            return [f"{players[seat]}: {tarokk_name(card)}"]
        case TrickWon(seat, number):
            return [fill(translate("Tarokk.HandText", "Trick %1: %2"), number, players[seat])]
        case HatMoved(seat):
            return [
                fill(translate("Tarokk.HandText", "The XXI is caught; the hat goes on: %1"), players[seat])
            ]
        case HandVoid(ground):
            return [void_line(ground)] if ground == "passed" else []
        case HandScored(result):
            return result_lines(result, players)
        case NoticeGiven(seat):
            return [fill(translate("Tarokk.HandText", "Notice: %1"), players[seat])]
        case Kept() | MatchOver() | SideProved():
            return []
    return _said(event, players)


def _said(event: Event, players: Sequence[str]) -> list[str]:
    said, seat = spoken(event), getattr(event, "seat", None)
    if said is None or seat is None:
        return []
    line = f"{players[seat]}: {said}"
    match event:
        case BidMade(_, _, _, Promise() as promise) | Passed(_, Promise() as promise):
            return [f"{line} {promised(promise)}"]
        case Annulled(_, ground):
            return [f"{line} {ground_sentence(ground)}"]
    return [line]


def cards_named(cards: Sequence[object]) -> str:
    """Some cards by their names."""
    return ", ".join(tarokk_name(card) for card in cards)  # type: ignore[arg-type]


def result_lines(result: HandResult, players: Sequence[str]) -> list[str]:
    """What a hand brought: the points of both sides, each item, and what each player gets."""
    lines = []
    if result.points is not None:
        lines.append(score_line(result, players))
    lines += [item_line(item, players) for item in result.items]
    if result.multiplier > 1:
        text = translate("Tarokk.HandText", "Doubled round: everything counts ×%1")
        lines.append(fill(text, result.multiplier))
    if result.kind in ("played", "trial"):
        paid = zip(players, result.payments, strict=True)
        total = ", ".join(f"{name} {signed(points)}" for name, points in paid)
        lines.append(fill(translate("Tarokk.HandText", "Points: %1"), total))
    return lines


def score_line(result: HandResult, players: Sequence[str]) -> str:
    """The points and tricks of both sides."""
    assert result.points is not None
    assert result.tricks is not None
    assert result.declarer is not None
    side = players[result.declarer]
    if result.partner is not None:
        side = f"{side}, {players[result.partner]}"
    text = translate("Tarokk.HandText", "%1: %2 points, tricks: %3. Opponents: %4 points, tricks: %5")
    return fill(text, side, result.points[0], result.tricks[0], result.points[1], result.tricks[1])


def item_line(item: Item, players: Sequence[str]) -> str:
    """A line of the settlement: whose it is, announced or silent, its kontra, won or lost, and its value."""
    name = begun(item_name(item.kind))
    if item.kind == "trial":
        assert item.seat is not None
        text = translate("Tarokk.HandText", "%1 (%2): %3 to each")
        return fill(text, name, players[item.seat], item.value)
    if item.kind == "tarokks":
        name = tarokks_held(item)
        assert item.seat is not None
        assert item.others is not None
        payers = ", ".join(players[seat] for seat in item.others)
        text = translate("Tarokk.HandText", "%1 (%2), declared: %3 from each of %4")
        if not item.announced:
            text = translate("Tarokk.HandText", "%1 (%2), not declared: %3 from each of %4")
        return fill(text, name, players[item.seat], item.value, payers)
    parts = [] if item.kind == GAME else [announced_word(item)]
    if item.kontra:
        parts.append(kontra_word(item.kontra))
    parts.append(outcome_word(item))
    whose = "" if item.kind == GAME or item.side is None else f" ({side_name(item.side)})"
    return f"{name}{whose}: {', '.join(parts)}. {signed(item.value)}"


def announced_word(item: Item) -> str:
    """Whether a bonus was announced."""
    if item.announced:
        return translate("Tarokk.HandText", "announced")
    return translate("Tarokk.HandText", "silent")


def is_won(item: Item) -> bool:
    """Whether the side that owns the game or a bonus has won it."""
    return (item.value > 0) == (item.side == DECLARERS)


def outcome_word(item: Item) -> str:
    """Whether its owner has won it."""
    return translate("Tarokk.HandText", "won") if is_won(item) else translate("Tarokk.HandText", "lost")


def contract_line(result: HandResult, players: Sequence[str]) -> str:
    """What was played by whom: "Two: Anna, Bence"; of a trial or a void hand what it was."""
    if result.declarer is None or result.contract is None:
        return translate("Tarokk.HandText", "Void hand")
    side = players[result.declarer]
    if result.partner is not None:
        side = f"{side}, {players[result.partner]}"
    elif result.kind == "played":
        side = fill(translate("Tarokk.HandText", "%1 alone"), side)
    return f"{begun(bid_name(result.contract))}: {side}"


def payment_line(result: HandResult, viewer: int, players: Sequence[str], unit: int) -> str:
    """Who pays and who gets how much money, the viewer first: "You pay 20 Ft; Vilma gets 20 Ft." """
    payers, takers = [], []
    seats = len(result.payments)
    for seat in ((viewer + step) % seats for step in range(seats)):
        money = result.payments[seat] * unit
        if money < 0 and seat == viewer:
            payers.append(fill(translate("Tarokk.HandText", "You pay %1 Ft"), amount(-money)))
        elif money < 0:
            payers.append(fill(translate("Tarokk.HandText", "%1 pays %2 Ft"), players[seat], amount(-money)))
        elif money > 0 and seat == viewer:
            takers.append(fill(translate("Tarokk.HandText", "you get %1 Ft"), amount(money)))
        elif money > 0:
            takers.append(fill(translate("Tarokk.HandText", "%1 gets %2 Ft"), players[seat], amount(money)))
    if not payers:
        return translate("Tarokk.HandText", "Nobody pays anything.")
    return f"{', '.join(payers)}; {', '.join(takers)}."
