"""A hand in words, part by part: the deal, the auction, each trick, and what it brought."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from tartli_desktop.games.ulti.rules.events import (
    AuctionEnded,
    Dealt,
    Event,
    HandEnded,
    HandsOpened,
    Laid,
    Played,
    Taken,
    TrickWon,
)
from tartli_desktop.games.ulti.rules.settlement import Component, HandResult
from tartli_desktop.text.amounts import amount, signed
from tartli_desktop.text.card_names import SuitSystem, card_name
from tartli_desktop.text.placeholders import fill

from .terms import bid_name, component_name, level_word, spoken, trump_name

translate = QCoreApplication.translate


def hand_parts(number: int, events: Sequence[Event], players: Sequence[str], suits: SuitSystem) -> list[str]:
    """The parts of a hand, each of one or more lines."""
    parts: list[str] = []
    lines = [fill(translate("Ulti.HandText", "Hand %1"), number)]

    def end_part() -> None:
        if lines:
            parts.append("\n".join(lines))
            lines.clear()

    for event in events:
        lines += _lines(event, players, suits)
        if isinstance(event, Dealt | AuctionEnded | TrickWon | HandEnded):
            end_part()
    end_part()
    return parts


def _lines(event: Event, players: Sequence[str], suits: SuitSystem) -> list[str]:
    def cards(held: Sequence[object] | None) -> str:
        return ", ".join(card_name(card, suits) for card in held or ())  # type: ignore[arg-type]

    match event:
        case Dealt(hands) | HandsOpened(hands):
            return [f"{players[seat]}: {cards(held)}" for seat, held in enumerate(hands) if held is not None]
        case Laid(seat, held):
            text = translate("Ulti.HandText", "%1: two cards discarded, %2")
            plain = translate("Ulti.HandText", "%1: two cards discarded")
            return [fill(text, players[seat], cards(held)) if held else fill(plain, players[seat])]
        case Taken(seat, held):
            text = translate("Ulti.HandText", "%1: talon picked up, %2")
            plain = translate("Ulti.HandText", "%1: talon picked up")
            return [fill(text, players[seat], cards(held)) if held else fill(plain, players[seat])]
        case AuctionEnded(soloist, contract):
            return [
                fill(translate("Ulti.HandText", "Contract: %1 (%2)"), bid_name(contract), players[soloist])
            ]
        case Played(seat, card):
            return [f"{players[seat]}: {card_name(card, suits)}"]
        case TrickWon(seat, number):
            return [fill(translate("Ulti.HandText", "Trick %1: %2"), number, players[seat])]
        case HandEnded(result):
            return result_lines(result, players, suits)
    said, seat_of = spoken(event, suits), getattr(event, "seat", None)
    return [] if said is None or seat_of is None else [f"{players[seat_of]}: {said}"]


def result_lines(result: HandResult, players: Sequence[str], suits: SuitSystem) -> list[str]:
    """What a hand brought: the count, each part, and who pays whom."""
    lines = []
    if result.talon is not None:
        talon = ", ".join(card_name(card, suits) for card in result.talon)
        lines.append(fill(translate("Ulti.HandText", "Talon: %1"), talon))
    if result.scores is not None:
        text = translate("Ulti.HandText", "Score: %1 to %2")
        lines.append(fill(text, *result.scores))
    lines += [component_line(component, result, players) for component in result.components]
    total = ", ".join(f"{name} {signed(points)}" for name, points in zip(players, result.points, strict=True))
    lines.append(fill(translate("Ulti.HandText", "Points: %1"), total))
    return lines


def component_line(component: Component, result: HandResult, players: Sequence[str]) -> str:
    """A part: what became of it, how it was doubled, and what it brought each."""
    won = translate("Ulti.HandText", "won") if component.won else translate("Ulti.HandText", "lost")
    name = component_name(component.name)
    if component.seat != result.soloist:
        name = f"{name} ({players[component.seat]})"
    level = max(component.levels)
    doubled = f", {level_word(level)}" if level else ""
    paid = ", ".join(f"{who} {signed(points)}" for who, points in zip(players, component.paid, strict=True))
    return f"{name}: {won}{doubled}. {paid}"


def contract_line(result: HandResult, suits: SuitSystem) -> str:
    """The contract with its trumps: "Ulti, Bells"."""
    name = bid_name(result.contract)
    if result.trump is None or result.trump == "H":
        return name
    return f"{name}, {trump_name(result.trump, suits)}"


def payment_line(result: HandResult, viewer: int, players: Sequence[str], unit: int) -> str:
    """Who pays and who gets how much money, the viewer first: "You pay 20 Ft; Vilma gets 20 Ft." """
    payers, takers = [], []
    for seat in ((viewer + step) % 3 for step in range(3)):
        money = result.points[seat] * unit
        if money < 0 and seat == viewer:
            payers.append(fill(translate("Ulti.HandText", "You pay %1 Ft"), amount(-money)))
        elif money < 0:
            payers.append(fill(translate("Ulti.HandText", "%1 pays %2 Ft"), players[seat], amount(-money)))
        elif money > 0 and seat == viewer:
            takers.append(fill(translate("Ulti.HandText", "you get %1 Ft"), amount(money)))
        elif money > 0:
            takers.append(fill(translate("Ulti.HandText", "%1 gets %2 Ft"), players[seat], amount(money)))
    return f"{', '.join(payers)}; {', '.join(takers)}."
