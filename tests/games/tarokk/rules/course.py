"""Courses of hands, written as lines: a position, and steps that are done, refused or asked.

A case is a line that begins with its rules; indented lines continue it. First the cards of A, B, C and D,
and of the talon's top after a colon; then, in brackets, what differs from the rules of Paskievics, and how
far the hand has come: ``called`` when A, with a three, is to call, ``called B`` when B is. Then the steps:
actions of the seat to move, ``!pass(T9.9)`` for what is refused, an equals sign for what must hold
(``ASKED``), ``.discard`` and ``.keep`` for what all do alike.
"""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tartli_desktop.games.tarokk import ONLINE, PASKIEVICS, Match, Variant
from tests.games.tarokk.positions import dealt, discards, keep, legal, play, refused


def cases(text: str) -> list[Any]:
    lines = re.sub(r"\n +", ", ", text).replace("|,", "|").replace(" , ", " ").strip().splitlines()
    return [_case(line) for line in lines if line]


def _case(line: str) -> Any:
    name, position, steps = (part.strip(" ,") for part in line.split("|"))
    position, _, words = position.replace(",", "").rstrip("]").partition("[")
    variant = ONLINE if "online" in words.split() else PASKIEVICS
    switches: dict[str, Any] = {}
    for switch, is_given, value in (word.partition("=") for word in words.split()):
        if is_given:
            plain = {"True": True, "False": False, "": ()}.get(value, value)
            switches[switch] = int(value) if value.isdecimal() else plain
    called = re.search(r"called( B)?", words)
    opening = "" if called is None else f"{'pass, ' if called[1] else ''}bid three, pass, pass"
    opening += ", pass" if called is not None and not called[1] else ""
    return pytest.param(replace(variant, **switches), position, opening, steps, id=name)


def follow(variant: Variant, position: str, opening: str, steps: str) -> None:
    """Do the steps of a case."""
    hands, _, talon = position.partition(":")
    match = dealt([hand.strip() for hand in hands.split("/")], talon.strip(), variant, variant.players - 1)
    if opening:
        play(match, opening)
        discards(match)
        keep(match)
    for step in filter(None, (each.strip() for each in steps.split(","))):
        if step[0] == "!":
            text, _, rule = step[1:].rstrip(")").partition("(")
            seat = "ABCD".index(text[0]) if text[1] == ":" else None
            assert refused(match, text.rpartition(":")[2], seat) == rule, step
        elif step[0] == "=":
            word, _, wanted = step[1:].partition(" ")
            assert ASKED[word](match, wanted) == wanted, step
        elif step[0] == ".":
            {".discard": discards, ".keep": keep}[step](match)
        else:
            play(match, step)


def _contract(match: Match, _: str) -> str:
    views = {(match.view(seat).declarer, match.view(seat).contract) for seat in range(match.variant.players)}
    ((declarer, level),) = views
    return "none" if declarer is None else f"{'ABCD'[declarer]}{level}"


def _promise(match: Match, _: str) -> str:
    given = match.view(0).promise
    return "none" if given is None else f"{given[0]} {'ABCD'[given[1]]} {given[2]}"


def _calls(match: Match, _: str) -> str:
    """What the declarer may call, after the discards."""
    while match.phase in ("discard", "annul"):
        discards(match)
        keep(match)
    return " ".join(text.removeprefix("call ") for text in legal(match) if text.startswith("call "))


def _sides(match: Match, _: str) -> str:
    (sides,) = {match.view(seat).sides for seat in range(match.variant.players)}
    return "".join(side or "-" for side in sides)


def _known(match: Match, _: str) -> str:
    ((seat, card),) = match.view(1).known or match.view(0).known
    return f"{'ABCD'[seat]} {card}"


def _drew(match: Match, wanted: str) -> str:
    """The places in the talon of what a seat has drawn."""
    top, seat = match.hands[0][0], "ABCD".index(wanted[0])
    return " ".join([wanted[0], *(str(top.index(card)) for card in match.view(seat).talon)])


def _annulled(match: Match, _: str) -> str:
    seat, ground = match.view(2).annulled or (0, "")
    return f"{'ABCD'[seat]} {ground}"


def _told(match: Match, _: str) -> str:
    """The declarer's tarokks, then seat and number of the others; or what the five are told in all."""
    (told,) = {match.view(seat).told for seat in range(match.variant.players)}
    if told is None:
        return "none"
    mine, others = told
    counts = (
        str(others)
        if isinstance(others, int)
        else " ".join(f"{'ABCD'[seat]}{count}" for seat, count in others)
    )
    return f"{' '.join(map(str, mine))} / {counts}".strip()


def _result(match: Match) -> Any:
    assert match.result is not None
    return match.result


def _numbers(values: Any) -> str:
    return " ".join(map(str, values))


ASKED: dict[str, Callable[[Match, str], str]] = {
    "annulled": _annulled,
    "balance": lambda match, _: _numbers(match.balance),
    "calls": _calls,
    "can": lambda match, wanted: "; ".join(each for each in wanted.split("; ") if each in legal(match)),
    "contract": _contract,
    "dealer": lambda match, _: str(match.dealer),
    "drew": _drew,
    "items": lambda match, _: " ".join(f"{kind} {side}{level}" for kind, side, level in match.view(0).items),
    "kind": lambda match, _: _result(match).kind,
    "known": _known,
    "legal": lambda match, _: "; ".join(legal(match)),
    "move": lambda match, _: "ABCD"[match.to_move or 0],
    "multiplier": lambda match, _: str(match.multiplier),
    "payments": lambda match, _: _numbers(_result(match).payments),
    "phase": lambda match, _: match.phase,
    "promise": _promise,
    "pot": lambda match, _: str(match.pot),
    "side": lambda match, wanted: f"{wanted[0]} {match.view('ABCD'.index(wanted[0])).side}",
    "sides": _sides,
    "told": _told,
}
