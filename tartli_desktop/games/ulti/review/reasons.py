"""Why a card was a mistake, as far as the player could see for certain."""

from __future__ import annotations

from enum import Enum, auto

from tartli_desktop.cards.german import Card, Rank
from tartli_desktop.games.ulti.rules.actions import Play
from tartli_desktop.games.ulti.rules.cards import NO_TRUMP, winning_card
from tartli_desktop.games.ulti.rules.contracts import CONTRACTS
from tartli_desktop.games.ulti.rules.view import View

from .judgement import Judged


class Reason(Enum):
    """What a card did, or what another one would have done."""

    FED_THE_OTHERS = auto()
    """An Ace or a Ten went to the other side needlessly."""
    STARVED_THE_OWN_SIDE = auto()
    """An Ace or a Ten could have gone into a trick of the player's side."""


def reason_of(judged: Judged) -> Reason | None:
    """Why playing a card was a mistake; None if the view does not show it for certain."""
    done, better, view = judged.decision.action, judged.better, judged.decision.view
    if not (isinstance(done, Play) and isinstance(better, Play)) or view.contract is None:
        return None
    contract = CONTRACTS[view.contract]
    # Only the player of the last card of a trick knows who wins it.
    if len(view.trick) != 2 or not any(map(contract.has, ("simple", "40-100", "20-100"))):
        return None
    ends_with_us, better_with_us = (_takes_it(card, view) for card in (done.card, better.card))
    if not ends_with_us and _counts(done.card) and not _counts(better.card):
        return Reason.FED_THE_OTHERS
    if ends_with_us and better_with_us and _counts(better.card) and not _counts(done.card):
        return Reason.STARVED_THE_OWN_SIDE
    return None


def _counts(card: Card) -> bool:
    """Whether a card is worth points (U1.5)."""
    return card.rank in (Rank.ACE, Rank.TEN)


def _takes_it(card: Card, view: View) -> bool:
    """Whether the player's side wins the trick that a card completes."""
    assert view.leader is not None
    trump = NO_TRUMP if view.trump is None else "ALHB".index(view.trump)
    cards: list[int] = [*view.trick, card]
    winner = (view.leader + cards.index(winning_card(cards, trump))) % 3
    return (winner == view.soloist) == (view.seat == view.soloist)
