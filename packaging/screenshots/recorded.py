"""Windows with a match of the records on the table."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tartli_desktop.game.registry import rules_of_record
from tartli_desktop.game.rules import seated
from tartli_desktop.games.tartli import Match
from tartli_desktop.store.match_head import MatchHead
from tartli_desktop.windows.main_window import MainWindow

from .studio import Studio
from .waiting import wait_for_the_player

RECORDS = Path(__file__).parent / "records"
PERSON = "vilma"
"""The person of the café who plays Tartli against Anna."""


def record(name: str) -> dict[str, Any]:
    """A match of the records."""
    return dict(json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8")))


def tartli_head(
    variant: dict[str, Any], players: Sequence[str], first_dealer: int, level: str, title: str = ""
) -> MatchHead:
    """What is agreed before a match of Tartli between a person, in the first seat, and the program."""
    return MatchHead.at_level(
        level,
        game="tartli",
        variant=variant,
        names=players,
        first_dealer=first_dealer,
        human_seat=0,
        title=title,
    )


def resumed(
    studio: Studio,
    name: str,
    hands: int | None = None,
    target: int | None = None,
    actions: int | None = None,
    practice: bool = False,
    two: bool = False,
    **chosen: object,
) -> MainWindow:
    """A window with a match of Tartli on the table, and with these settings.

    If given, ``hands`` keeps only the first hands, ``target`` sets how many games win, and ``actions`` cuts
    the last hand off after this many; ``practice`` makes it a practice match, ``two`` one between two people.
    """
    window, store = studio.window(**chosen)
    document = record(name)
    document["hands"] = document["hands"][:hands]
    if actions is not None:
        document["hands"][-1]["actions"] = document["hands"][-1]["actions"][:actions]
    if target is not None:
        document["variant"]["match_target"] = target
    if not two:
        document["players"][1] = PERSON.title()
    # This raises an error that says where a record is wrong.
    Match.from_record(document)
    head = tartli_head(document["variant"], document["players"], document["first_dealer"], "heuristic")
    marks = {"practice": practice, "two": two}
    extras = {name: "1" for name, is_so in marks.items() if is_so}
    if not two:
        extras["people"] = f",{PERSON}"
    # The program would not take up a finished match at its start.
    _put_on_table(window, store, head, extras, document)
    return window


def at_moment(
    studio: Studio, name: str, characters: str, hand: int, moment: Callable[[Any], bool] | None = None
) -> MainWindow:
    """A window with a match of another game on the table, in a hand counted from 1.

    It stands where the person must act for the first time at such a moment; without ``moment``, at the end of
    the hand.
    """
    document = record(name)
    rules = rules_of_record(document)
    window, store = studio.window(last_game=rules.name)
    hands = document["hands"] = document["hands"][:hand]
    played, hands[-1]["actions"] = hands[-1]["actions"], []
    match = rules.match.from_record(document)
    for text in played:
        if moment is not None and match.to_move == 0 and moment(match.view(0)):
            break
        match.apply(*seated(rules, text))
        hands[-1]["actions"].append(text)
    head = MatchHead.at_level(
        "heuristic",
        game=rules.name,
        variant=document["rules"],
        names=document["players"],
        first_dealer=document["first_dealer"],
        human_seat=0,
    )
    _put_on_table(window, store, head, {"people": characters}, document)
    return window


def _put_on_table(
    window: MainWindow, store: Any, head: MatchHead, extras: dict[str, str], document: dict[str, Any]
) -> None:
    match_id = store.create(head, extras=extras)
    for hand in document["hands"]:
        notes = {name: value for name, value in hand.items() if name not in ("deck", "actions")}
        store.add_hand(match_id, hand["deck"], notes=notes)
        for action in hand["actions"]:
            store.add_action(match_id, action)
    window.on_table.resume(match_id)
    wait_for_the_player(window)
