"""The reasons for one card rather than another: true facts of the position, most telling first."""

from tartli_desktop.cards.german import Card, Rank, Suit, cards_of, mask_of
from tartli_desktop.games.tartli import BELA, Meld, Play, TrickGathered, View
from tartli_desktop.games.tartli.opponents.knowledge.position import read_position
from tartli_desktop.games.tartli.rules.cards import POINTS, STRENGTH, beats
from tartli_desktop.games.tartli.rules.hand import LAST_DECLARING_TRICK, LAST_DRAWING_TRICK, LAST_TRICK

from .card_locations import card_locations, possible_replies
from .future_melds import held, nearly_held
from .game_facts import of_card
from .reasons import Reason, Why

SMALL_TRICK = 4
"""A trick of at most this many points is not worth taking for its points."""


def facts_for(view: View, card: Card, other: Card | None) -> list[Reason]:
    """The facts that speak for a card, most telling first.

    Args:
        view: a view in which a card is to be played, with trumps.
        card: the card.
        other: the card that comes next; None where no other may be played.
    """
    if other is None:
        return [Why.ONLY_CARD()]
    found = _of_reply(view, card, other) if view.trick else _of_lead(view, card, other)
    return [*of_card(view, card, other), *found]


def cost_of(view: View, card: Card) -> Reason | None:
    """What a card gives away for certain, to be told beside its reasons."""
    trump = _trump(view)
    values = POINTS[trump]
    if view.trick:
        led = view.trick[0][1]
        points = values[led] + values[card]
        cards = [action.card for action in view.legal if isinstance(action, Play)]
        could_do_better = any(beats(trump, led, each) or values[each] < values[card] for each in cards)
        if not beats(trump, led, card) and points > SMALL_TRICK and could_do_better:
            return Why.COSTS(points)
        return None
    replies = possible_replies(view, card)
    if not replies or not _surely_lost(view, card):
        return None
    brought = {values[card] + values[reply] for reply in replies}
    why = Why.COSTS if len(brought) == 1 else Why.COSTS_AT_LEAST
    return why(min(brought)) if min(brought) else None


def _trump(view: View) -> Suit:
    assert view.trump is not None
    return view.trump


def _of_lead(view: View, card: Card, other: Card) -> list[Reason]:
    points, beaters = POINTS[_trump(view)], _beaters(view, card)
    wins = not beaters
    found = _of_winning(view) if wins else []
    safety, forced = _safety(view, card), _forced(view, card, wins=wins)
    # "A trump must take it" already says that only a trump can.
    if safety is not None and Why.FORCES_TRUMP() not in forced:
        found.append(safety)
    found += forced
    found += _kept(view, card, other)
    if not wins:
        if not points[card]:
            found.append(Why.RISKS_NOTHING())
        elif points[card] < points[other] and _beaters(view, other):
            found.append(Why.RISKS_LESS(points[card], points[other]))
    found += _later(view, card, other)
    if len(beaters) == 1 and not any(each.why is Why.MUST_ANSWER for each in found):
        found.append(Why.ONLY_BEATER(beaters[0]))
    return found


def _of_reply(view: View, card: Card, other: Card) -> list[Reason]:
    trump, led = _trump(view), view.trick[0][1]
    values, total = POINTS[trump], POINTS[trump][led] + POINTS[trump][card]
    if beats(trump, led, card):
        return [
            *_of_winning(view),
            Why.TAKES_TRICK(total),
            *_kept(view, card, other),
            *_later(view, card, other),
        ]
    found: list[Reason] = []
    cards = [action.card for action in view.legal if isinstance(action, Play)]
    lost_anyway = not any(beats(trump, led, each) for each in cards)
    if view.trick_number == LAST_DRAWING_TRICK and view.turned is not None and not lost_anyway:
        found.append(Why.DRAWS_TURNED(view.turned))
    if lost_anyway and values[card] == min(values[each] for each in cards):
        found.append(Why.NO_CARD_TAKES(total))
    found += _kept(view, card, other)
    if not lost_anyway and total <= SMALL_TRICK:
        found.append(Why.LETS_GO(total))
    costs_little = any(each.why in (Why.NO_CARD_TAKES, Why.LETS_GO) for each in found)
    if not costs_little and not beats(trump, led, other) and values[card] < values[other]:
        found.append(Why.GIVES_LESS(values[card], values[other]))
    return found + _later(view, card, other)


def _of_winning(view: View) -> list[Reason]:
    """The reasons to take this trick beyond its points."""
    found: list[Reason] = []
    if _sweeps(view):
        found.append(Why.KEEPS_SWEEP())
    if view.trick_number == LAST_TRICK:
        found.append(Why.TAKES_LAST_TRICK())
    return found


def _beaters(view: View, card: Card) -> tuple[Card, ...]:
    """The replies that would beat a card that is led."""
    trump = _trump(view)
    return tuple(reply for reply in possible_replies(view, card) if beats(trump, card, reply))


def _safety(view: View, card: Card) -> Reason | None:
    """The reason that nothing, or only a trump, beats a card led, with where the suit's higher cards are."""
    trump = _trump(view)
    strength, places = STRENGTH[trump], card_locations(view)
    above = [
        each
        for each in sorted(cards_of(0xFF << 8 * card.suit), key=lambda one: -strength[one])
        if strength[each] > strength[card]
    ]
    gone = tuple(each for each in above if each in places.gone)
    held = tuple(each for each in above if each in places.mine)
    beaters = _beaters(view, card)
    if not beaters:
        return Why.NOTHING_BEATS(gone, held)
    if card.suit is not trump and all(each.suit is trump for each in beaters):
        return Why.ONLY_TRUMP_BEATS(gone, held)
    return None


def _forced(view: View, card: Card, *, wins: bool) -> list[Reason]:
    """The reasons from the reply the opponent must make to a lead; only if that hand is known (R4.2)."""
    trump = _trump(view)
    replies = possible_replies(view, card)
    if view.trick_number <= LAST_DRAWING_TRICK or not replies:
        return []
    found: list[Reason] = []
    if len(replies) == 1 and view.opponent_hand_size > 1 and not beats(trump, card, replies[0]):
        found.append(Why.MUST_ANSWER(replies[0]))
    elif all(each.suit is trump for each in replies):
        found.append(Why.DRAWS_TRUMP() if card.suit is trump else Why.FORCES_TRUMP())
    least = min(POINTS[trump][each] for each in replies)
    if wins and least and len(replies) > 1:
        found.append(Why.BRINGS_AT_LEAST(least))
    return found


def _sweeps(view: View) -> bool:
    """Whether this player has won every trick from the 8th on, and at least one (R9.4)."""
    winners = {
        event.seat
        for event in view.events
        if isinstance(event, TrickGathered) and event.number > LAST_DRAWING_TRICK
    }
    return view.variant.stichmatsch and winners == {view.seat}


def _kept(view: View, card: Card, other: Card) -> list[Reason]:
    """The reasons from what the other card would break or cost and this one does not."""
    found: list[Reason] = []
    trump = _trump(view)
    lost = _surely_lost(view, card)
    # The loser of trick 7 draws the turned card (R4.3).
    draws_hidden = view.trick_number < LAST_DRAWING_TRICK or not lost
    if _may_be_of_bela(view, other) and card not in (Card.of(trump, Rank.KING), Card.of(trump, Rank.OVER)):
        if BELA in view.legal:
            found.append(Why.KEEPS_BELA())
        elif draws_hidden:
            found.append(Why.KEEPS_BELA_CHANCE(other))
    meld = _spared(held(view, read_position(view).scored), card, other)
    if meld is not None:
        found.append(Why.KEEPS_MELD(meld))
    if (
        other == Card.of(trump, Rank.SEVEN)
        and view.turned is not None
        and POINTS[trump][view.turned]
        and _may_exchange_later(view, lost=lost)
    ):
        found.append(Why.KEEPS_SEVEN(view.turned))
    lacking = nearly_held(view, read_position(view).scored)
    chance = _spared(lacking, card, other) if meld is None and draws_hidden else None
    if chance is not None:
        found.append(Why.KEEPS_CHANCE(chance))
    if other.suit is trump and card.suit is not trump:
        found.append(Why.SAVES_TRUMP())
    for_bela = any(each.why in (Why.KEEPS_BELA, Why.KEEPS_BELA_CHANCE) for each in found)
    if _is_highest(view, other) and not _is_highest(view, card) and not for_bela:
        found.append(Why.KEEPS_HIGHEST(other))
    return found


def _surely_lost(view: View, card: Card) -> bool:
    """Whether a card loses the trick whatever the opponent plays."""
    if view.trick:
        return not beats(_trump(view), view.trick[0][1], card)
    return len(_beaters(view, card)) == len(possible_replies(view, card))


def _may_exchange_later(view: View, *, lost: bool) -> bool:
    """Whether there may be another chance to exchange the Seven after this trick (R8.2)."""
    # In one variant only the leader may, and the loser of trick 6 does not lead to trick 7.
    too_late = view.variant.exchange == "leader" and lost and view.trick_number == LAST_DRAWING_TRICK - 1
    return view.trick_number < LAST_DRAWING_TRICK and not too_late


def _later(view: View, card: Card, other: Card) -> list[Reason]:
    """The reasons from what may be useful in later tricks."""
    trump = _trump(view)
    found: list[Reason] = []
    if view.trick_number > LAST_DRAWING_TRICK and card.suit is not trump:
        mine, theirs = mask_of(view.hand) & ~(1 << card), mask_of(view.opponent_cards)
        suit, trumps = 0xFF << 8 * card.suit, 0xFF << 8 * trump
        if not mine & suit and mine & trumps and theirs & suit:
            found.append(Why.CAN_TRUMP(card.suit))
    higher = other.suit is card.suit and STRENGTH[trump][other] > STRENGTH[trump][card]
    if higher and not _is_highest(view, other):
        found.append(Why.KEEPS_HIGHER(other))
    scored = view.scored[view.seat]
    melds = [*held(view, scored), *nearly_held(view, scored, with_turned=True)]
    if melds and not any(card in meld.cards for meld in melds) and not _may_be_of_bela(view, card):
        found.append(Why.FITS_NO_MELD())
    return found


def _may_be_of_bela(view: View, card: Card) -> bool:
    """Whether a card is half of a béla that can still be declared (R7.1)."""
    halves = (Card.of(_trump(view), Rank.KING), Card.of(_trump(view), Rank.OVER))
    if card not in halves:
        return False
    partner = halves[1 - halves.index(card)]
    return BELA in view.legal or (
        view.trick_number < LAST_DECLARING_TRICK and partner in card_locations(view).hidden
    )


def _is_highest(view: View, card: Card) -> bool:
    """Whether all higher cards of its suit have been played."""
    strength, gone = STRENGTH[_trump(view)], card_locations(view).gone
    return all(each in gone for each in cards_of(0xFF << 8 * card.suit) if strength[each] > strength[card])


# Melds that a card is part of


def _spared(melds: list[Meld], card: Card, other: Card) -> Meld | None:
    """The best meld that only the other card is part of, if it is better than every meld of this card."""

    def worth(meld: Meld) -> tuple[int, int, int]:
        return meld.points, len(meld.cards), -int(max(meld.cards))

    lost = [meld for meld in melds if other in meld.cards and card not in meld.cards]
    best = max(lost, key=worth, default=None)
    if best is None or any(card in meld.cards and meld.points >= best.points for meld in melds):
        return None
    return best
