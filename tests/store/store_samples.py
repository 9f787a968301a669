"""Shared by the tests of the store."""

import json
import os
from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import tartli_desktop
from tartli_desktop.face.statistics import Shown
from tartli_desktop.game.rules import StoredResult
from tartli_desktop.games.tartli.words.statistics import CountedMatches, TartliStatistics
from tartli_desktop.store.database.schema import rows
from tartli_desktop.store.learning_store import Trained
from tartli_desktop.store.match_head import MatchHead
from tartli_desktop.store.match_store import MatchStore

ALL = CountedMatches()

# Lets a child process import the package and these tests.
CHILD_ENVIRONMENT = os.environ | {"PYTHONPATH": str(Path(tartli_desktop.__file__).parents[1])}


def head_of(
    variant: Mapping[str, Any],
    names: Sequence[str],
    first_dealer: int,
    human_seat: int | None,
    level: str,
    title: str = "",
) -> MatchHead:
    """The settings agreed before a match of Tartli."""
    return MatchHead.at_level(
        level,
        game="tartli",
        variant=variant,
        names=names,
        first_dealer=first_dealer,
        human_seat=human_seat,
        title=title,
    )


HEAD = head_of(
    {"name": "hungarian", "turned_card": "nineteenth", "set_of_nines": True, "match_target": None},
    ("Ödön", "Zsófi"),
    1,
    0,
    "heuristic",
)
DECK = " ".join(suit + rank for suit in "ALHB" for rank in "789XUOKA")
HANDS = (
    (DECK, tuple(f"{number % 2}:play {card}" for number, card in enumerate(DECK.split()))),
    (DECK[::-1], ("1:declare OOOO HK4", "1:play HO", "0:bela", "0:play H7")),
    (DECK, ()),
)


def fill(store: MatchStore, head: MatchHead = HEAD) -> int:
    """Store a match with HANDS."""
    match_id = store.create(head, extras={"seed": "4711"})
    for deck, actions in HANDS:
        store.add_hand(match_id, deck)
        for text in actions:
            store.add_action(match_id, text)
    return match_id


def result(number: int) -> StoredResult:
    """A result that tells this number."""
    return StoredResult((1, 0), (1, -1), {"last": number})


def last_result(store: MatchStore, match_id: int) -> int | None:
    """The number that the result of the last hand tells."""
    found = rows(store.database.connection, "hand_facts", match_id, "hand", "facts")
    return json.loads(str(max(found)[1]))["last"] if found else None


def record_of(hands: tuple[tuple[str, tuple[str, ...]], ...], head: MatchHead = HEAD) -> dict[str, object]:
    """The record (R14) of a match."""
    return {
        "format": "tartli-match",
        "version": 1,
        "variant": dict(head.variant),
        "players": list(head.names),
        "first_dealer": head.first_dealer,
        "hands": [{"deck": deck, "actions": list(actions)} for deck, actions in hands],
    }


def study(number: int, notes: int = 100) -> dict[str, Any]:
    """A study with this many notes, 100 of them longer than a page of the database."""
    lines = [
        {"step": f"{line % 3}:play HU", "note": f"Note {line} of {number}: <ű>"} for line in range(notes)
    ]
    return {
        "format": "tartli-study",
        "version": 1,
        "game": "ulti",
        "title": f"Study {number}",
        "lines": lines,
    }


def answers(count: int) -> list[Trained]:
    """Answers in an exercise, one a day."""
    first = date(2026, 3, 10)
    return [
        Trained("bidding", first + timedelta(days=day), f'{{"deal":"{DECK}","day":{day}}}', "Betli", day / 8)
        for day in range(count)
    ]


def statistics_of(store: MatchStore, choice: CountedMatches = ALL, hints: bool | None = None) -> Shown:
    """The statistics of Tartli, by default of all matches."""
    return TartliStatistics().shown(store.results.counted("tartli"), choice, hints)
