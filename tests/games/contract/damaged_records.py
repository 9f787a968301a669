"""Records of any game that must be refused."""

from typing import Any

from tartli_desktop.game.rules import Rules

from .walks import positions

LOOKS_AT_NO_NOTES = ("ulti",)
"""The games whose rules keep a title or note of any type (U17.5); files are checked before."""


def damaged_records(rules: Rules) -> list[Any]:
    """Values that resemble a record, none of which is valid."""
    *_, match = positions(rules, 13, hands=2)
    record = match.to_record()
    hand = record["hands"][0]
    seats, keeps_any_note = len(record["players"]), rules.name in LOOKS_AT_NO_NOTES
    damaged: list[Any] = [None, [], "record"]
    damaged += [{name: value for name, value in record.items() if name != key} for key in record]
    damaged += [
        record | change
        for change in (
            {"format": "whist-match"},
            {"version": 99},
            {"version": True},
            {"players": []},
            {"players": [1] * seats},
            {"first_dealer": seats},
            {"first_dealer": True},
            {"hands": {}},
            {"hands": [None]},
            {"colour": "green"},
            *([] if keeps_any_note else [{"title": 5}]),
        )
    ]
    damaged += [
        record | {"hands": [hand | change]}
        for change in (
            {"deck": ""},
            {"deck": hand["deck"][:-3]},
            {"deck": 5},
            {"actions": {}},
            {"actions": [5]},
            {"actions": ["dance"]},
            {"actions": ["0:dance"]},
            {"actions": ["9:" + hand["actions"][0][2:]]},
            {"actions": ["0" + hand["actions"][0]]},
            {"actions": hand["actions"] + hand["actions"][-1:]},
            {"colour": "green"},
            *([] if keeps_any_note else [{"note": 5}]),
        )
    ]
    damaged.append(record | {"hands": [hand | {"actions": hand["actions"][:-1]}, *record["hands"]]})
    return damaged
