"""Whether it makes no difference which of several cards of one hand is played."""

from collections.abc import Sequence

from tartli_desktop.cards.german import mask_of as german_mask
from tartli_desktop.cards.tarokk import mask_of as tarokk_mask
from tartli_desktop.games.tarokk.opponents.search.rollout import KnownDeal
from tartli_desktop.games.tarokk.puzzles.goals import is_alike
from tartli_desktop.games.tarokk.rules.actions import Play as TarokkPlay
from tartli_desktop.games.tarokk.rules.settlement import TRULL
from tartli_desktop.games.ulti.opponents.valuation.strengths import TOPS, by_strength, strength_of
from tartli_desktop.games.ulti.puzzles.goals import world_of
from tartli_desktop.games.ulti.rules.actions import Play as UltiPlay
from tartli_desktop.games.ulti.rules.cards import NO_TRUMP
from tartli_desktop.games.ulti.rules.match import Match


def alike_in_tarokk(deal: KnownDeal, plays: Sequence[TarokkPlay]) -> bool:
    others = tarokk_mask(deal.open)
    for place, hand in enumerate(deal.hands):
        if place != deal.to_play:
            others |= hand
    cards = sorted(each.card for each in plays)
    honours = TRULL & tarokk_mask(cards)
    return len(cards) == 1 or (not honours and all(is_alike(cards[0], card, others) for card in cards[1:]))


def alike_in_ulti(match: Match, plays: Sequence[UltiPlay]) -> bool:
    view = match.view(match.to_move or 0)
    trump = NO_TRUMP if view.trump is None else "ALHB".index(view.trump)
    first, second = (hand for seat, hand in enumerate(world_of(match).hands) if seat != view.seat)
    between = by_strength(first | second | german_mask(view.trick), trump)
    cards = sorted(strength_of(each.card, trump) for each in plays)
    low, high = cards[0], cards[-1]
    seven = trump != NO_TRUMP and low == 8 * trump
    tops = {bool(TOPS >> card & 1) for card in cards} if trump != NO_TRUMP else set()
    return low == high or (
        low >> 3 == high >> 3 and len(tops) < 2 and not seven and not between & ((1 << high) - (2 << low))
    )
