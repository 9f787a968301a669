"""What the tests of the store have in common."""

import os
from pathlib import Path

import tartli_desktop
from tartli_desktop.store.match_store import MatchHead, MatchStore

# Where a child process finds the package and these tests.
CHILD_ENVIRONMENT = os.environ | {"PYTHONPATH": str(Path(tartli_desktop.__file__).parents[1])}

HEAD = MatchHead(
    variant={"name": "hungarian", "turned_card": "nineteenth", "set_of_nines": True, "match_target": None},
    players=("Ödön", "Zsófi"),
    first_dealer=1,
    human_seat=0,
    level="heuristic",
)
DECK = " ".join(suit + rank for suit in "ALHB" for rank in "789XUOKA")
HANDS = (
    (DECK, tuple(f"{number % 2}:play {card}" for number, card in enumerate(DECK.split()))),
    (DECK[::-1], ("1:declare OOOO HK4", "1:play HO", "0:bela", "0:play H7")),
    (DECK, ()),
)


def fill(store: MatchStore, head: MatchHead = HEAD) -> int:
    """A match of HANDS."""
    match_id = store.create(head, extras={"seed": "4711"})
    for deck, actions in HANDS:
        store.add_hand(match_id, deck)
        for text in actions:
            store.add_action(match_id, text)
    return match_id


def record_of(hands: tuple[tuple[str, tuple[str, ...]], ...], head: MatchHead = HEAD) -> dict[str, object]:
    """The record (R14) of a match."""
    return {
        "format": "tartli-match",
        "version": 1,
        "variant": dict(head.variant),
        "players": list(head.players),
        "first_dealer": head.first_dealer,
        "hands": [{"deck": deck, "actions": list(actions)} for deck, actions in hands],
    }
