"""Every view and event has words, with four and five players, that tell no seat what it may not know."""

import random
from dataclasses import replace

import pytest

from tartli_desktop.face.hand_parts import OneHand
from tartli_desktop.games.tarokk import CARDS, ONLINE, PASKIEVICS, Match, Variant
from tartli_desktop.games.tarokk.rules.actions import KEEP
from tartli_desktop.games.tarokk.words import hand_text, prompts
from tartli_desktop.games.tarokk.words.announcements import TarokkAnnouncements, TarokkNames
from tartli_desktop.games.tarokk.words.hand_text import TarokkRecords
from tartli_desktop.games.tarokk.words.terms import tarokk_name
from tartli_desktop.session.match_state import Phase
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.widgets.announcer import Listener

NAMES = ("Anna", "Bence", "Cili", "Dani", "Ede")
FIVE = replace(
    PASKIEVICS,
    players=5,
    sole_bidder_raise=True,
    cue_bids="level",
    declarations="bind",
    tell_discarded_call=True,
    annul_when="before_discard",
)


@pytest.mark.parametrize("variant", [PASKIEVICS, ONLINE, FIVE], ids=("paskievics", "online", "five"))
def test_every_view_and_event_has_words(variant: Variant) -> None:
    chance, names = random.Random(4), NAMES[: variant.players]
    match = Match.new(variant, first_dealer=0, players=names)
    kinds = set()
    for hand in range(5):
        match.deal(chance.sample(CARDS, 42))
        while match.to_move is not None:
            for seat in range(variant.players):
                view = match.view(seat)
                mine = seat == match.to_move
                told = prompts.prompt(Phase.DECIDE if mine else Phase.OPPONENT, view, names)
                # Whoever can only keep the hand is not asked (T7.2).
                assert bool(told) != (view.legal == (KEEP,))
                told += prompts.state_line(view, names)
                assert "%" not in told + prompts.caption(view, names) + prompts.own_side(view, names)
                for card in view.hand if mine else ():
                    assert "%" not in TarokkNames().why_not(view, card, SuitSystem.TAROKK)
            kinds.add(match.phase)
            legal = match.legal_actions(match.to_move)
            # Most hands begin with the first legal bids, so that they are played.
            bids = [action for action in legal if str(action).startswith("bid")]
            match.apply(match.to_move, bids[0] if bids and hand % 4 else chance.choice(legal))
        for seat in range(variant.players):
            view, seen = match.view(seat), [event.seen_by(seat) for event in match.events]
            words = [
                TarokkAnnouncements().sentence_for(event, view, SuitSystem.TAROKK, Listener(names))
                for event in seen
            ]
            assert not any("%" in text for text in words)
            assert TarokkRecords().cells(match, seen, names, seat)
            deal = hand_text.hand_parts(seen, OneHand(hand + 1, names, variant, SuitSystem.TAROKK, seat))[
                0
            ].text
            hidden = set(CARDS) - set(next(iter(seen)).hands[seat])  # type: ignore[attr-defined]
            assert not any(f" {tarokk_name(card)}," in deal for card in hidden if card.suit is not None)
            assert prompts.prompt(Phase.HAND_OVER, view, names)
        if match.over:
            break
    assert {"auction", "discard", "annul", "announce", "play"} <= kinds
