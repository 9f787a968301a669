"""The whole observable state of a match as plain text, from which the golden digests are made.

Each field is named here and written in the codes of the record (R14), so that renaming a class, attribute or
module, or adding a field, leaves the text unchanged. A change that renames one updates this module and no
digest.
"""

import hashlib
from collections.abc import Iterator
from functools import cache
from typing import Any

from tartli_desktop.cards.german import Card
from tartli_desktop.games import tartli
from tartli_desktop.games.tartli import Action, Event, Match, Variant, View, parse_seated

SWITCHES = (
    "turned_card",
    "next_dealer",
    "set_of_nines",
    "tens_below_unders",
    "sequences_per_trick",
    "further_sequences",
    "bar_touching_sequences",
    "bela_with_melds",
    "exchange",
    "show_trick_7_draw",
    "stichmatsch",
    "double_below",
    "match_target",
)
"""The switches of R11 in the digests. A later switch that changes nothing does not belong here."""

DIGITS = 8
"""The number of hexadecimal digits in a digest."""


def steps(record: dict[str, Any]) -> Iterator[tuple[int, int, str]]:
    """Replay a record: yield hand, action (0 is the deck) and the full text of the step."""
    match = Match.from_record({**record, "hands": []})
    for number, hand in enumerate(record["hands"], 1):
        seen: list[tuple[Event, ...]] = [(), ()]
        events = match.deal([Card.parse(code) for code in hand["deck"].split(" ")])
        yield number, 0, _step(match, events, seen)
        for place, text in enumerate(hand["actions"], 1):
            events = match.apply(*parse_seated(text))
            yield number, place, _step(match, events, seen)


def digest(text: str) -> str:
    """A short digest of one step."""
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def _step(match: Match, events: tuple[Event, ...], seen: list[tuple[Event, ...]]) -> str:
    """The events, the state of the match and each seat's view; ``seen`` holds what each seat has seen."""
    lines = [event_text(event) for event in events]
    lines.append(
        f"counts {match.counts} scores {match.scores} games {match.games} dealer {match.dealer}"
        f" to move {match.to_move} needs deck {match.needs_deck} winner {match.winner}"
    )
    for seat in (0, 1):
        view = match.view(seat)
        known = len(seen[seat])
        # What a seat has seen stays seen, so only new events are written.
        is_longer = view.events[:known] == seen[seat]
        lines.append(view_text(view))
        lines.append(f"seen {known}" if is_longer else "seen otherwise")
        lines += [event_text(event) for event in view.events[known if is_longer else 0 :]]
        seen[seat] = view.events
    return "\n".join(lines)


def view_text(view: View) -> str:
    """What a seat may know, without the events."""
    melds = " | ".join(_text(items) for items in view.scored)
    trick = " ".join(f"{seat}:{card}" for seat, card in view.trick)
    played = " ".join(f"{seat}:{card}" for seat, card in view.played)
    return (
        f"view {view.seat} by {variant_text(view.variant)}\n"
        f"dealer {view.dealer} scores {view.scores} games {view.games} counts {view.counts}\n"
        f"sudden death {view.sudden_death} tied {view.tied} wins by going out {view.wins_by_going_out}\n"
        f"trick {view.trick_number} leader {view.leader} to move {view.to_move} on the table {trick}\n"
        f"hand {_text(view.hand)}; turned {view.turned}; trump {view.trump}; talon {view.talon_size}\n"
        f"other hand {view.opponent_hand_size}: {_text(view.opponent_cards)}; unseen {_text(view.unseen)}\n"
        f"played {played}; scored {melds}\n"
        f"legal {'; '.join(map(_action_text, view.legal))}"
    )


@cache
def _action_text(action: Action) -> str:
    return str(action)


@cache
def variant_text(variant: Variant) -> str:
    """The name and the switches of a variant."""
    return " ".join([variant.name, *(f"{name}={getattr(variant, name)}" for name in SWITCHES)])


def _text(some: Any) -> str:
    return " ".join(map(str, some))


EVENTS: dict[type[Event], str] = {
    tartli.CardPlayed: "played {seat} {card}",
    tartli.TrickGathered: "gathered {seat} {number} {cards} {points}",
    tartli.CardDrawn: "drawn {seat} {card} open={open}",
    tartli.Declared: "declared {seat} {words} ({items})",
    tartli.MeldsScored: "scored {seat} {items} {points}",
    tartli.RankNamed: "named {seat} {rank}",
    tartli.ContestAnswered: "answered {seat} higher={higher}",
    tartli.BelaDeclared: "bela {seat}",
    tartli.BelaScored: "bela scored {seat} {points}",
    tartli.Exchanged: "exchanged {seat} {seven} {taken}",
    tartli.HandOpened: "opened {dealer} sudden death={sudden_death}",
    tartli.TurnAsked: "turn {seat} {position}",
    tartli.Dealt: "dealt {hands} turned {turned} at {position}",
    tartli.WentOut: "went out {seat}",
    tartli.Tied: "tied {counts!r}",
    tartli.HandEnded: "ended {ending}: counts {counts!r} tricks {trick_points!r} melds {meld_points!r}"
    " last trick {last_trick} stichmatsch {stichmatsch}",
    tartli.GameWon: "game {seat} {worth} {counts!r}",
    tartli.SuddenDeathNext: "sudden death next {counts!r}",
    tartli.MatchWon: "match {seat} {games!r}",
}


class _Told(tuple[Any, ...]):
    __slots__ = ()

    def __str__(self) -> str:
        return _text(self)


def event_text(event: Event) -> str:
    """One event, with all its fields."""
    values = {name: getattr(event, name) for name in event.__struct_fields__}
    told = {name: _Told(each) if isinstance(each, tuple) else each for name, each in values.items()}
    if isinstance(event, tartli.Dealt):
        told["hands"] = " | ".join("hidden" if hand is None else _text(hand) for hand in event.hands)
    return EVENTS[type(event)].format_map(told)
