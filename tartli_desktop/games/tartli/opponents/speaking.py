"""The value of the exchange and of silence while no card is to be chosen, in tricks 1 to 7.

Both are tried in the same sampled worlds. A player who keeps silent may speak again only in the next trick.
"""

from __future__ import annotations

from tartli_desktop.game.deadline import ShouldStop
from tartli_desktop.games.tartli.rules import LAST_DRAWING_TRICK, View

from .meld_tables import BEATEN_BY, BELA_CARDS, CARD_POINTS, normal_card
from .simulation.rollout import DeclarationChoice, Start, rollout
from .simulation.search_position import SearchPosition, search_position
from .simulation.worlds import World, sample
from .strong import AT_ONCE, SearchSettings, chance_of

End = tuple[float, float, int]
"""Both counts at the end of a simulated hand, this player's first, and who won: 1, -1 or 0."""


def ends_of_speaking(
    view: View, settings: SearchSettings, seed: int, should_stop: ShouldStop | None = None
) -> tuple[list[End], list[End]]:
    """The ends of the hand in sampled worlds if this player exchanges now, and if it keeps silent.

    The first list is empty for a player who may not exchange. ``view`` is one of tricks 1 to 7 in which this
    player has no card to choose.
    """
    position = search_position(view)
    chance = chance_of(position, seed)
    worlds = sample(position, settings.worlds, chance, settings.inference)
    at = chance.randrange(8192)
    may_exchange = position.turned > 1 and bool(position.hand & 1)
    exchanged: list[End] = []
    silent: list[End] = []
    for number, world in enumerate(worlds):
        if may_exchange:
            exchanged.append(_end(position, world, settings, at + 37 * number, exchanges=True))
        silent.append(_end(position, world, settings, at + 37 * number, exchanges=False))
        if should_stop is not None and number % AT_ONCE == AT_ONCE - 1 and should_stop():
            break
    return exchanged, silent


def _end(
    position: SearchPosition, world: World, settings: SearchSettings, at: int, *, exchanges: bool
) -> End:
    """How the hand ends in one world."""
    hand = position.hand ^ (1 | position.turned) if exchanges else position.hand
    # Béla scores in either case: simulated players declare it as soon as they can.
    bela = hand & BELA_CARDS == BELA_CARDS and not position.my_bela and not position.switches.bela_with_melds
    start, _ = position.start(bela=bela, exchanged=exchanges)
    mine, theirs = _counts(start)
    if bela and mine >= start.goal:
        return mine, theirs, 1
    if len(position.view.trick) == 2:
        return _after_gathering(position, start, hand, world, settings, at)
    said: DeclarationChoice = world.said if position.they_spoke else True
    if not position.leading:
        return _played(position, start, world.other, hand, world.talon, said, 0, True, settings, at)
    card = 1 << normal_card(int(position.view.trick[0][1]), position.trump)
    return _played(
        position,
        start,
        hand | card,
        world.other,
        world.talon,
        position.my_said,
        card,
        said,
        settings,
        at,
    )


def _after_gathering(
    position: SearchPosition, start: Start, hand: int, world: World, settings: SearchSettings, at: int
) -> End:
    """How the hand ends after the full trick on the table."""
    led, reply = (normal_card(int(card), position.trump) for _, card in position.view.trick)
    leader_wins = not BEATEN_BY[led] & 1 << reply
    won = leader_wins is start.leading
    points = CARD_POINTS[led] + CARD_POINTS[reply]
    start = start._replace(leader_early=start.leader_early + points * leader_wins)
    start = start._replace(other_early=start.other_early + points * (not leader_wins))
    start = start._replace(leader_count=start.leader_count + points * leader_wins)
    start = start._replace(other_count=start.other_count + points * (not leader_wins))
    mine, theirs = _counts(start)
    if (mine if won else theirs) >= start.goal:
        return mine, theirs, 1 if won else -1
    first, *talon = world.talon
    if position.trick < LAST_DRAWING_TRICK:
        second = talon.pop(0)
        turned = start.turned
    else:
        # The loser of trick 7 draws the turned card (R4.3).
        second, turned = start.turned, 0
    mine_drawn, theirs_drawn = (first, second) if won else (second, first)
    hand, other = hand | mine_drawn, world.other | theirs_drawn
    start = (start if leader_wins else _seats_changed(start))._replace(
        trick=position.trick + 1, turned=turned, interjections_over=position.trick < LAST_DRAWING_TRICK
    )
    hands = (hand, other) if won else (other, hand)
    return _played(position, start, *hands, tuple(talon), True, 0, True, settings, at)


def _played(
    position: SearchPosition,
    start: Start,
    leader: int,
    other: int,
    talon: tuple[int, ...],
    leader_declares: DeclarationChoice,
    lead: int,
    other_declares: DeclarationChoice,
    settings: SearchSettings,
    at: int,
) -> End:
    return rollout(
        position.switches,
        position.plans,
        start,
        leader,
        other,
        talon,
        leader_declares,
        lead,
        other_declares,
        noise=settings.noise,
        at=at,
        estimated=settings.estimated,
    )


def _counts(start: Start) -> tuple[int, int]:
    """Both counts, the searching player's first."""
    counts = start.leader_count, start.other_count
    return counts if start.leading else counts[::-1]


def _seats_changed(start: Start) -> Start:
    """The same start with leader and other swapped."""
    return start._replace(
        leading=not start.leading,
        leader_count=start.other_count,
        other_count=start.leader_count,
        leader_allowed=start.other_allowed,
        other_allowed=start.leader_allowed,
        leader_sets=start.other_sets,
        other_sets=start.leader_sets,
        leader_said_bela=start.other_said_bela,
        other_said_bela=start.leader_said_bela,
        leader_bela_now=start.other_bela_now,
        other_bela_now=start.leader_bela_now,
        leader_dead=start.other_dead,
        other_dead=start.leader_dead,
        leader_early=start.other_early,
        other_early=start.leader_early,
    )
