"""The value of the exchange and of silence while no card is to be chosen, in tricks 1 to 7.

Both are tried in the same sampled worlds. A player who keeps silent may speak again only in the next trick.
"""

from collections.abc import Callable
from functools import partial

from tartli_desktop.games.tartli.rules.hand import LAST_DRAWING_TRICK

from .meld_tables import BEATEN_BY, BELA_CARDS, CARD_POINTS, normal_card
from .simulation.rollout import DeclarationChoice, Start, rollout
from .simulation.search_position import SearchPosition
from .simulation.worlds import World
from .strong import AT_ONCE, Search

End = tuple[float, float, int]
"""Both counts at the end of a simulated hand, this player's first, and who won: 1, -1 or 0."""


def ends_of_speaking(search: Search) -> tuple[list[End], list[End]]:
    """The ends of the hand in sampled worlds if this player exchanges now, and if it keeps silent.

    The first list is empty for a player who may not exchange. The view is one of tricks 1 to 7 in which this
    player has no card to choose.
    """
    position = search.position
    may_exchange = position.turned > 1 and bool(position.hand & 1)
    exchanged: list[End] = []
    silent: list[End] = []
    for number in range(len(search.worlds)):
        if may_exchange:
            exchanged.append(_end(search, number, exchanges=True))
        silent.append(_end(search, number, exchanges=False))
        if number % AT_ONCE == AT_ONCE - 1 and search.is_time_up():
            break
    return exchanged, silent


def _end(search: Search, number: int, *, exchanges: bool) -> End:
    """How the hand ends in one world."""
    position, world = search.position, search.worlds[number]
    table = position.view.trick
    hand = position.hand ^ (1 | position.turned) if exchanges else position.hand
    # Béla scores in either case: simulated players declare it as soon as they can.
    bela = (
        hand & BELA_CARDS == BELA_CARDS and not position.said_bela and not position.switches.bela_with_melds
    )
    start, _ = position.start(bela=bela, exchanged=exchanges)
    count = (start.leader if start.leading else start.other).points
    if bela and count >= start.goal:
        return count, position.known.opponent_count, 1
    play = partial(
        rollout, position.plans, noise=search.settings.noise, at=search.at + 37 * number, estimated=True
    )
    if len(table) == 2:
        return _after_gathering(position, start, hand, world, play)
    said: DeclarationChoice = True if position.their_words is None else world.said
    if not start.leading:
        return play(start, world.other, hand, world.talon, said)
    card = 1 << normal_card(int(table[0][1]), position.trump)
    return play(start, hand | card, world.other, world.talon, position.my_said, card, said)


def _after_gathering(
    position: SearchPosition, start: Start, hand: int, world: World, play: Callable[..., End]
) -> End:
    """How the hand ends after the full trick on the table."""
    led, reply = (normal_card(int(card), position.trump) for _, card in position.view.trick)
    points = CARD_POINTS[led] + CARD_POINTS[reply]
    winner, loser = start.leader, start.other
    leading = start.leading
    if BEATEN_BY[led] & 1 << reply:
        winner, loser, leading = loser, winner, not leading
    winner = winner._replace(points=winner.points + points, early=winner.early + points)
    if winner.points >= start.goal:
        return (winner.points, loser.points, 1) if leading else (loser.points, winner.points, -1)
    drawn, *talon = world.talon
    draws_again = position.trick < LAST_DRAWING_TRICK
    # The loser of trick 7 draws the turned card (R4.3).
    other_drawn = talon.pop(0) if draws_again else start.turned
    after = Start(
        leading,
        position.trick + 1,
        start.turned if draws_again else 0,
        start.goal,
        winner,
        loser,
        interjections_over=draws_again,
    )
    mine, theirs = (drawn, other_drawn) if leading else (other_drawn, drawn)
    hands = hand | mine, world.other | theirs
    return play(after, *(hands if leading else hands[::-1]), tuple(talon))
