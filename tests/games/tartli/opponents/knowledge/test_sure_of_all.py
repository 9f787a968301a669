"""When a player is sure of every trick left; waiting for a stichmatsch relies on this (R9.4)."""

from random import Random

from tartli_desktop.cards.german import CARDS, mask_of
from tartli_desktop.games.tartli import beats
from tartli_desktop.games.tartli.opponents.knowledge.position import sure_of_all


def test_what_is_called_sure_of_all_tricks_is() -> None:  # R9.4: waiting for a stichmatsch relies on this.
    random = Random(5)
    sure = 0
    for _ in range(3000):
        size = random.choice((1, 2, 3))
        pack = random.sample(range(32), 2 * size)
        leader, other = sorted(pack[:size]), sorted(pack[size:])
        if sure_of_all(0, mask_of(leader), mask_of(other)):
            sure += 1
            assert wins_all(leader, other), [CARDS[card] for card in pack]
    assert sure > 100


def wins_all(leader: list[int], other: list[int]) -> bool:
    """Whether the leader can win every trick, by full search."""
    if not leader:
        return True
    return any(
        all(
            not beats(0, lead, reply)
            and wins_all([c for c in leader if c != lead], [c for c in other if c != reply])
            for reply in follow(other, lead)
        )
        for lead in leader
    )


def follow(hand: list[int], lead: int) -> list[int]:
    """The cards that may follow a lead while Acorns are trumps (R4.2)."""
    return (
        [card for card in hand if card >> 3 == lead >> 3] or [card for card in hand if card >> 3 == 0] or hand
    )
