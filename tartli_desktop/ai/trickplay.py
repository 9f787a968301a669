"""Which card to lead or to answer with (R4).

Tricks 1 to 7 weigh what a trick brings now against what the card is still good for: melds hoped for, and
tricks 8 to 16. From trick 8 on both hands are known and the ending is searched.
"""

from __future__ import annotations

from tartli_desktop.engine import GAME_POINTS, LAST_DRAWING_TRICK, Card, Play

from .endgame import BEFORE_TRICK_8, GAME_WORTH, NO_SWEEP, SWEEP, Ending, SearchLimit, Setting, sure_of_all
from .knowledge import BEATERS, SUIT_CARDS, Knowledge
from .melding import stakes

TRUMP_LATE = (5.0, 6.0, 25.0, 17.0, 8.0, 32.0, 11.0, 20.0)
"""What a trump, VII to Ace, is worth in hand for tricks 8 to 16: the points it takes and brings home."""

PLAIN_LATE = (0.2, 0.3, 0.5, 6.0, 1.5, 2.5, 3.5, 13.0)
"""The same for the other suits: only Ace and Ten often win or are worth keeping for it."""

ENDING_POINTS = 130
"""Points that can be played for in tricks 8 to 16 at most, the last 10 included, as a rule."""

LEAD_COST = 2.0
"""What it costs to lead in tricks 1 to 7: the other sees the card before choosing."""


def late_value(k: Knowledge, card: int) -> float:
    """What a card is worth to hold when the talon is used up."""
    return (TRUMP_LATE if card >> 3 == k.trump else PLAIN_LATE)[card & 7]


def card_to_play(k: Knowledge) -> Card:
    """The card to lead, or to answer with."""
    legal = [int(action.card) for action in k.view.legal if isinstance(action, Play)]
    if len(legal) == 1:
        return Card(legal[0])
    if k.trick > LAST_DRAWING_TRICK:
        return Card(_ending_card(k, legal))
    return Card(_drawing_card(k, legal))


# Tricks 1 to 7


def _drawing_card(k: Knowledge, legal: list[int]) -> int:
    given_up = stakes(k)
    score = _lead_score if k.led < 0 else _reply_score
    return max(legal, key=lambda card: (score(k, card) - given_up[card] - late_value(k, card), -card))


def _reply_score(k: Knowledge, card: int) -> float:
    """What the trick brings when it is answered with that card."""
    points = k.points[k.led] + k.points[card]
    if BEATERS[k.trump][k.led] >> card & 1:
        return _swing(k, points, mine=True)
    return _swing(k, points, mine=False)


def _lead_score(k: Knowledge, card: int) -> float:
    """What the trick can be expected to bring when that card is led."""
    lost = 1.0 - _holds_chance(k, card)
    worth = k.points[card]
    return (1 - lost) * _swing(k, worth + 1, mine=True) + lost * _swing(k, worth + 3, mine=False)


def _holds_chance(k: Knowledge, card: int) -> float:
    """How likely a card led in tricks 1 to 7 is to win: the other may hold what beats it, and spend it."""
    beaters = BEATERS[k.trump][card] & (k.theirs | k.unseen)
    dear = k.points[card] >= 10
    chance = 1.0
    while beaters:
        low = beaters & -beaters
        beaters ^= low
        there = 1.0 if low & k.theirs else k.hidden_share
        beater = low.bit_length() - 1
        if beater >> 3 == k.trump:
            willing = (0.8 if k.points[beater] < 10 else 0.5) if dear else 0.05
        else:
            willing = 0.9 if dear else 0.5
        chance *= 1 - there * willing
    return chance


def _swing(k: Knowledge, points: float, *, mine: bool) -> float:
    """What a trick of so many points means: the points, the lead, the last draws, and the game near 501."""
    value = points if mine else -points
    value += -LEAD_COST if mine else LEAD_COST
    count = k.count if mine else k.rival_count
    ends = count + points >= GAME_POINTS or ((k.view.sudden_death or k.view.tied) and points > 0)
    if ends:
        value += GAME_WORTH if mine else -GAME_WORTH
    if k.trick == LAST_DRAWING_TRICK and k.turned >= 0:
        # The loser draws the turned-up card, the winner an unknown one (R4.3).
        unknown = list(_cards(k.unseen))
        usual = sum(late_value(k, each) for each in unknown) / len(unknown) if unknown else 0.0
        last_draw = late_value(k, k.turned) - usual
        value += -last_draw if mine else last_draw
    return value


def _cards(mask: int) -> list[int]:
    return [card for card in range(32) if mask >> card & 1]


# Tricks 8 to 16


def wins_the_rest(k: Knowledge) -> bool:
    """Whether this player, who leads, wins this trick and all that follow, whatever the other plays."""
    if not k.leading:
        return False
    drawn = 0
    if k.view.table:
        led = int(k.view.table[0][1])
        trumps = SUIT_CARDS[k.trump]
        replies = k.theirs & SUIT_CARDS[led >> 3] or k.theirs & trumps or k.theirs
        if len(k.view.table) == 2:
            replies = 1 << k.view.table[1][1]
        elif led >> 3 == k.trump and k.theirs & trumps:
            drawn = 1
        if replies & BEATERS[k.trump][led]:
            return False
    return sure_of_all(k.trump, k.hand, k.theirs, drawn)


def _ending_card(k: Knowledge, legal: list[int]) -> int:
    """The card that the search finds best; where it takes too long, without the game in view, or by rule."""
    if k.led < 0 and k.count >= GAME_POINTS and wins_the_rest(k):
        # It has not gone out, so it waits for the stichmatsch: trumps first, then the rest is safe.
        return max(legal, key=lambda card: k.strength[card])
    for racing in (True, False) if _can_end(k) else (False,):
        try:
            return _searched_card(k, racing)
        except SearchLimit:
            continue
    return _plain_card(k, legal)


def _can_end(k: Knowledge) -> bool:
    """Whether either player can come to 501 in this hand."""
    return max(k.count, k.rival_count) + ENDING_POINTS >= GAME_POINTS


def _searched_card(k: Knowledge, racing: bool) -> int:
    view = k.view
    setting = Setting(k.trump, k.hand, k.trick_points, view.variant.stichmatsch, view.variant.double_below)
    if not view.variant.stichmatsch:
        sweep = NO_SWEEP
    elif k.trick == LAST_DRAWING_TRICK + 1:
        sweep = BEFORE_TRICK_8
    else:
        sweep = SWEEP if k.sweeper == view.leader else NO_SWEEP
    mine, theirs = (k.count, k.rival_count) if racing else (0, 0)
    ending = Ending(setting)
    if k.led < 0:
        return ending.lead(k.hand, k.theirs, sweep, (mine, theirs))
    return ending.reply(k.theirs | 1 << k.led, k.hand, k.led, sweep, (theirs, mine))


def _plain_card(k: Knowledge, legal: list[int]) -> int:
    """A sound card without search: a sure and dear winner, else the cheapest card."""
    points, trump = k.points, k.trump
    if k.led >= 0:
        winners = [card for card in legal if BEATERS[trump][k.led] >> card & 1]
        losers = [card for card in legal if card not in winners]
        if winners and (points[k.led] + max(points[card] for card in winners) >= 4 or not losers):
            return max(winners, key=lambda card: (points[card], -k.strength[card]))
        return min(losers or legal, key=lambda card: (points[card], k.strength[card]))
    sure = []
    for card in legal:
        following = k.theirs & SUIT_CARDS[card >> 3] or k.theirs & SUIT_CARDS[trump] or k.theirs
        if not following & BEATERS[trump][card]:
            sure.append(card)
    plain = [card for card in sure if card >> 3 != trump]
    their_trumps = k.theirs & SUIT_CARDS[trump]
    if sure and (plain or their_trumps or len(sure) == len(legal)):
        drawing = [card for card in sure if card >> 3 == trump] if their_trumps else plain
        return max(drawing or sure, key=lambda card: (points[card], k.strength[card]))
    return min(legal, key=lambda card: (points[card], k.strength[card]))
