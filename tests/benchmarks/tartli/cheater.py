"""A player that sees all cards, to measure how far the others fall short of one that cheats.

It decides as the strongest level does, but tries every action in the actual deal: the other hand, what was
declared from it, and the talon in its order. No match can be played against it.
"""

from dataclasses import replace

from tartli_desktop.cards.german import Card, mask_of
from tartli_desktop.games.tartli import (
    BELA,
    EXCHANGE,
    GATHER,
    LAST_DRAWING_TRICK,
    PLAYS,
    Action,
    Declared,
    Match,
    TrickGathered,
    View,
)
from tartli_desktop.games.tartli.opponents import strong
from tartli_desktop.games.tartli.opponents.knowledge.position import read_position
from tartli_desktop.games.tartli.opponents.meld_tables import (
    BELA_CARDS,
    Declaration,
    declare_action,
    item_of,
    normal,
    normal_card,
)
from tartli_desktop.games.tartli.opponents.out_of_turn import interjection
from tartli_desktop.games.tartli.opponents.simulation.search_position import SearchPosition
from tartli_desktop.games.tartli.opponents.simulation.worlds import World

TRIALS = 96
"""How often each action is tried; the simulated players deviate at random in each trial."""

_STRENGTH = replace(strong.FULL, worlds=TRIALS)
_LAST_CARDS = 13
"""Cards of the whole talon, without the turned one."""


def decide(match: Match, seat: int) -> Action:
    """The action of the seat that must act."""
    view = match.view(seat)
    if not 1 <= view.trick_number <= LAST_DRAWING_TRICK:
        return strong.decide(view, _STRENGTH)
    said = interjection(read_position(view))
    if said is not None:
        return said
    if GATHER in view.legal:
        return GATHER
    best = _best(SearchPosition(view), _true_world(match, view))
    if best.exchanged:
        return EXCHANGE
    if isinstance(best.declares, tuple) and not SearchPosition(view).my_said:
        return declare_action(best.declares, int(view.trump or 0))
    if BELA in view.legal and BELA_CARDS >> best.card & 1:
        return BELA
    return PLAYS[normal_card(best.card, int(view.trump or 0))]


def _best(position: SearchPosition, world: World) -> strong.Candidate:
    candidates = strong.candidates_of(position, _STRENGTH)
    search = strong.Search(position, _STRENGTH, seed=0)
    search.worlds = [world] * TRIALS
    for candidate in candidates:
        search.try_out(candidate, 0, TRIALS)
    return max(candidates, key=strong.Candidate.merit)


def _true_world(match: Match, view: View) -> World:
    """The actual deal, in tricks 1 to 7."""
    other = match.view(1 - view.seat)
    trump = int(view.trump or 0)
    held = mask_of(other.hand)
    if len(view.trick) == 1 and view.trick[0][0] != view.seat:
        # The simulation itself plays the card that was led.
        held |= 1 << view.trick[0][1]
    deck = match.to_record()["hands"][-1]["deck"].split()
    down = view.talon_size - 1
    talon = [Card.parse(code) for code in deck[-_LAST_CARDS:]][_LAST_CARDS - down :]
    bits = tuple(1 << normal_card(int(card), trump) for card in talon)
    return World(normal(held, trump), bits, _declared(other, trump, SearchPosition(view)))


def _declared(other: View, trump: int, position: SearchPosition) -> Declaration | None:
    """What the other player declared in this trick."""
    for event in reversed(other.events):
        if isinstance(event, TrickGathered):
            return None
        if isinstance(event, Declared) and event.seat == other.seat and event.items is not None:
            numbers = tuple(item_of(item, trump) for item in event.items)
            standings = position.switches.standings
            return (
                sum(item.points for item in event.items),
                max(standings[number] for number in numbers),
                numbers,
            )
    return None
