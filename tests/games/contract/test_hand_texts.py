"""A hand copied as text says of every game what was played, by whom and by which rules."""

import pytest

from tartli_desktop.face import face_of
from tartli_desktop.game.rules import Rules
from tests.games.contract.programs import IN_OURS
from tests.games.contract.walks import new_match, walk


@IN_OURS
@pytest.mark.usefixtures("qapp")
def test_the_text_of_a_hand_begins_with_game_players_rules_and_dealer(rules: Rules) -> None:
    face = face_of(rules.name)
    for dealer in range(rules.form.seats[0]):
        match = new_match(rules, rules.form.seats[0], dealer)
        for _ in walk(rules, match, 3, 300):
            if match.hands and match.to_move is None:
                break
        players = ("You", *match.players[1:])
        variant = match.variant
        text = face.records.hand_text(1, match.events, players, variant, viewer=0)
        head, dealt = text.splitlines()[:2]
        assert head.startswith(f"{face.game_name()}: You")
        assert all(name in head for name in players)
        assert head.endswith(f"hand 1. Rules: {face.variant_name(variant).removeprefix(face.game_name())}.")
        assert dealt == ("Dealer: you." if dealer == 0 else f"Dealer: {players[dealer]}.")
