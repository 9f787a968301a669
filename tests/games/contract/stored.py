"""Matches of any game in a store."""

from tartli_desktop.game.match import Match
from tartli_desktop.game.rules import Rules
from tartli_desktop.game.variant_base import written
from tartli_desktop.store.match_head import MatchHead
from tartli_desktop.store.match_store import MatchStore

PERSON = 1
"""The seat of the person: not 0, which the program could wrongly assume."""


def head_of(rules: Rules, match: Match, level: str = "") -> MatchHead:
    """The head of a match of a person in seat :data:`PERSON` against a level, by default the usual one."""
    return MatchHead.at_level(
        level or rules.opponents.default,
        game=rules.name,
        variant=written(match.variant),
        names=match.players,
        first_dealer=match.first_dealer,
        human_seat=PERSON,
        title="An evening",
    )


def keep(store: MatchStore, rules: Rules, match: Match, level: str = "") -> int:
    """Save a match as it stands, as if it had been played against a level."""
    match_id = store.create(head_of(rules, match, level))
    replay = rules.match.replaying(match.to_record())
    next(replay)
    for hand, ((deck, actions), state) in enumerate(zip(match.hands, replay, strict=True), 1):
        store.add_hand(match_id, " ".join(map(str, deck)), notes=match.hand_notes.get(hand, {}))
        for number, text in enumerate(actions, 1):
            ends = state.to_move is None and number == len(actions)
            store.add_action(match_id, text, result=rules.hand_result(state) if ends else None)
        store.set_result(match_id, state.standings, state.is_over)
    return match_id
