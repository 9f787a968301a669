"""What is said out of turn: béla, the exchange of the trump VII, and going out (R7, R8, R9.2)."""

from __future__ import annotations

from tartli_desktop.engine import (
    BELA,
    BELA_POINTS,
    EXCHANGE,
    GAME_POINTS,
    LAST_DECLARING_TRICK,
    LAST_DRAWING_TRICK,
    OUT,
    Action,
)

from .melding import PRESSED_FROM, held_value, outlook
from .position import OVER_AND_KING, Knowledge
from .trickplay import late_value, wins_the_rest

LEAD_AGAIN = 0.6
"""Chance to lead once more while the exchange is the leader's only (R8.2)."""


def claim(k: Knowledge) -> Action | None:
    """What to say now besides melds, or None: going out first, then the exchange, then béla.

    The exchange may make a béla; and where béla belongs to the declaring step it must come first (R7.2).
    """
    if OUT in k.view.legal and goes_out(k):
        return OUT
    if EXCHANGE in k.view.legal and exchanges(k):
        return EXCHANGE
    if BELA in k.view.legal and says_bela(k):
        return BELA
    return None


def goes_out(k: Knowledge) -> bool:
    """Whether to end the game: as soon as the count suffices (R9.2).

    Where a béla has just scored and both may be out, only with the higher count (R7.2). And not while a
    stichmatsch that cannot fail will make the game a double one.
    """
    if k.count < GAME_POINTS or awaits_stichmatsch(k):
        return False
    if k.bela_scored_now and k.rival_count >= GAME_POINTS:
        return k.count > k.rival_count
    return True


def awaits_stichmatsch(k: Knowledge) -> bool:
    """Whether to play on with 501, since the other's tricks will be taken away for certain (R9.4, R9.3).

    Only after trick 8, when neither a meld nor a trick can bring the other anything more.
    """
    variant = k.view.variant
    if not variant.stichmatsch or k.count < GAME_POINTS or k.rival_count >= GAME_POINTS:
        return False
    if k.trick <= LAST_DECLARING_TRICK or k.sweeper != k.seat:
        return False
    rival_after = k.rival_count - k.trick_points[1]
    return rival_after < variant.double_below <= k.rival_count and wins_the_rest(k)


def says_bela(k: Knowledge) -> bool:
    """Whether to declare béla now (R7).

    It is kept back while that hides two trumps; but it is declared where it decides something, in trick 8,
    where both hands are known, and where the other knows both cards already.
    """
    view = k.view
    if view.sudden_death or view.tied or k.count + BELA_POINTS >= GAME_POINTS:
        return True
    if k.trick >= LAST_DECLARING_TRICK or k.rival_count >= PRESSED_FROM:
        return True
    both = OVER_AND_KING << k.trump * 8
    shown = 0
    for item in view.scored[k.seat]:
        shown |= item.mask
    return shown & both == both


def exchanges(k: Knowledge) -> bool:
    """Whether the turned-up card serves better than the trump VII, in melds and in tricks (R8).

    A sequence with the VII is declared first where there will be another chance to exchange.
    """
    after = k.hand & ~(1 << k.trump * 8) | 1 << k.turned
    now = 1 if _can_declare(k) else 0
    gain = late_value(k, k.turned) - late_value(k, k.trump * 8)
    gain += outlook(k, after, now) - outlook(k, k.hand, now)
    if now and k.trick < LAST_DRAWING_TRICK:
        chance = LEAD_AGAIN if k.view.variant.exchange == "leader" else 1.0
        melds_lost = held_value(k, k.hand, 1) - held_value(k, after, 1)
        if melds_lost > (1 - chance) * max(0.0, gain):
            return False
    return gain > 0


def _can_declare(k: Knowledge) -> bool:
    """Whether this player has yet to declare in this trick."""
    to_lay = k.view.to_move == k.seat and len(k.view.table) < 2
    return to_lay and k.my_melds is None
