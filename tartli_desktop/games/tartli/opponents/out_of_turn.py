"""What is said out of turn: béla, the exchange of the trump VII, and going out (R7, R8, R9.2)."""

from tartli_desktop.games.tartli.opponents.knowledge.position import Position
from tartli_desktop.games.tartli.rules.actions import BELA, EXCHANGE, OUT, Action
from tartli_desktop.games.tartli.rules.hand import GAME_POINTS, LAST_DECLARING_TRICK, LAST_DRAWING_TRICK
from tartli_desktop.games.tartli.rules.melds import BELA_POINTS

from .meld_tables import BELA_CARDS
from .melding import PRESSED_FROM, held_value, outlook
from .trickplay import late_value, wins_the_rest

LEAD_AGAIN = 0.6
"""The chance to lead once more, where only the leader may exchange (R8.2)."""


def interjection(position: Position) -> Action | None:
    """What to say now besides melds, or None: going out first, then the exchange, then béla.

    The exchange may complete béla; and where béla belongs to the declaring step, the exchange must come first
    (R7.2).
    """
    if OUT in position.view.legal and goes_out(position):
        return OUT
    if EXCHANGE in position.view.legal and exchanges(position):
        return EXCHANGE
    if BELA in position.view.legal and says_bela(position):
        return BELA
    return None


def goes_out(position: Position) -> bool:
    """Whether to go out: as soon as the count suffices (R9.2), with two exceptions.

    If béla has just scored and both players may be out, only with the higher count (R7.2). And not while a
    certain stichmatsch will make the game count double.
    """
    if position.count < GAME_POINTS or awaits_stichmatsch(position):
        return False
    if position.events.bela_scored_now and position.opponent_count >= GAME_POINTS:
        return position.count > position.opponent_count
    return True


def awaits_stichmatsch(position: Position) -> bool:
    """Whether to play on with 501 because the opponent is certain to lose all trick points (R9.4, R9.3).

    This happens only after trick 8, when no meld or trick can bring the opponent anything more.
    """
    variant = position.view.variant
    if not variant.stichmatsch or position.count < GAME_POINTS or position.opponent_count >= GAME_POINTS:
        return False
    if position.trick <= LAST_DECLARING_TRICK or position.sweeper != position.seat:
        return False
    rival_after = position.opponent_count - position.trick_points[1]
    return rival_after < variant.double_below <= position.opponent_count and wins_the_rest(position)


def says_bela(position: Position) -> bool:
    """Whether to declare béla now (R7).

    It is kept back to hide two trumps, but declared if it wins the game, if the opponent is close to 501, in
    trick 8, where both hands are known, or if the opponent already knows both cards.
    """
    view = position.view
    if view.sudden_death or view.tied or position.count + BELA_POINTS >= GAME_POINTS:
        return True
    if position.trick >= LAST_DECLARING_TRICK or position.opponent_count >= PRESSED_FROM:
        return True
    both = BELA_CARDS << position.trump * 8
    shown = 0
    for item in view.scored[position.seat]:
        shown |= item.mask
    return shown & both == both


def exchanges(position: Position) -> bool:
    """Whether the turned-up card is better than the trump VII, in melds and in tricks (R8).

    A sequence with the VII is declared first if there will be another chance to exchange.
    """
    after = position.hand & ~(1 << position.trump * 8) | 1 << position.turned
    # Whether this player may still declare in this trick.
    to_lay = position.view.to_move == position.seat and len(position.view.trick) < 2
    now = 1 if to_lay and position.events.my_melds is None else 0
    gain = late_value(position, position.turned) - late_value(position, position.trump * 8)
    gain += outlook(position, after, now) - outlook(position, position.hand, now)
    if now and position.trick < LAST_DRAWING_TRICK:
        chance = LEAD_AGAIN if position.view.variant.exchange == "leader" else 1.0
        melds_lost = held_value(position, position.hand, 1) - held_value(position, after, 1)
        if melds_lost > (1 - chance) * max(0.0, gain):
            return False
    return gain > 0
