"""Rules as text: a position, what is done in it, and what comes of it.

A case is a line that begins with its rules; indented lines continue it::

    R7.1 once in a hand | 1 HKO A9; up H7 | 1:bela =counts 0 40 !1:bela(R7.1)

First the position, its parts separated by semicolons: the cards of a seat, the card turned ``up``, the
``talon``, the ``dealer``, the ``scores``; ``late`` is trick 8, ``contest`` a trick with the items of leader /
second player (``open``: the second has yet to declare), ``scored`` an item that seat 1 scored in trick 1,
``tie`` the position of :func:`positions.both_at_501`, ``ended`` the end of a hand with these counts. Rules
are Hungarian unless named; ``both`` means two cases, and ``switch=value`` changes one switch.

Then the steps: actions and whole tricks as for :func:`positions.play`; ``?0:out`` and ``!0:out(R9.5)`` tell
what is allowed and by which rule refused; a dot begins something longer (``DONE``), an equals sign what must
hold (``ASKED``).
"""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from tartli_desktop.games import tartli
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Card, Event, Match, Suit, Variant

from .positions import (
    at_scores,
    both_at_501,
    cards,
    contest,
    dealt,
    declarations,
    known,
    last,
    late,
    may,
    play,
    play_out,
    playable,
    refused,
    stacked,
)

RULES: dict[str, tuple[Variant, ...]] = {
    "hungarian": (HUNGARIAN,),
    "austrian": (AUSTRIAN,),
    "both": (HUNGARIAN, AUSTRIAN),
    "pais": (replace(HUNGARIAN, bela_with_melds=True),),
    "touching": (replace(HUNGARIAN, bar_touching_sequences=True),),
}


def cases(text: str) -> list[Any]:
    """The cases of a text as parameters: the variant, the position and the steps."""
    lines = re.sub(r"\n +", " ", text).strip().splitlines()
    return [case for line in lines if line for case in _cases_of(line)]


def _cases_of(line: str) -> Iterator[Any]:
    name, position, steps = (part.strip() for part in line.split("|"))
    parts = dict((part.strip() + " ").split(" ", 1) for part in position.split(";"))
    named = next(
        (RULES[word] for word in parts if word in RULES), RULES["pais" if "tie" in parts else "hungarian"]
    )
    switches = {key: _value(value) for key, _, value in (word.partition("=") for word in parts) if value}
    for variant in named:
        ids = f"{name}, {variant.name}" if len(named) > 1 else name
        yield pytest.param(replace(variant, **switches), parts, steps, id=ids)


def _value(text: str) -> Any:
    return True if text == "True" else int(text) if text.isdecimal() else text


def begun(variant: Variant, parts: dict[str, str]) -> Match:
    """The match in its position."""
    hands = parts.get("0", "").strip(), parts.get("1", "").strip()
    up = parts.get("up", "A7").strip()
    scores = parts.get("scores") or parts.get("tie") or parts.get("ended") or "0 0"
    first, second = (int(each) for each in scores.split())
    if "ended" in parts:
        return at_scores((first, second), variant, int(parts.get("dealer", "0")))
    if "tie" in parts:
        return both_at_501(variant, (first, second))
    if "contest" in parts:
        leader, answer = parts["contest"].split("/")
        return contest(leader.strip(), answer.strip(), turned=up, variant=variant, answer="open" not in parts)
    if "late" in parts:
        return late(variant, hands=hands, turned=up, scores=(first, second))
    talon = parts.get("talon", "A8 A9 L9 LX B9 BX" if "scored" in parts else "").strip()
    dealer = int(parts.get("dealer", "0"))
    match = dealt(variant, hands=hands, talon=talon, turned=up, dealer=dealer, scores=(first, second))
    if "scored" in parts:
        score(match, parts["scored"].strip())
        to_declaring_step(match)
    return match


def check(match: Match, steps: str) -> None:
    """Take the steps of a case, and assert what they say."""
    given: tuple[Event, ...] = ()
    for step in re.split(r"\s+(?=[01]:|\w\w/\w\w\b|[?!=.])", steps):
        if step[0] == "?":
            assert may(match, step[1:]), f"{step} is refused"
        elif step[0] == "!":
            action, _, rule = step[1:].removesuffix(")").partition("(")
            assert refused(match, action) == rule, step
        elif step[0] == ".":
            word, _, rest = step[1:].partition(" ")
            DONE[word](match, rest)
        elif step.startswith("=gave"):
            assert [type(event).__name__ for event in given] == step.split()[1:]
        elif step[0] == "=":
            word, _, rest = step[1:].partition(" ")
            name, seat = (word[:-1], int(word[-1])) if word[-1] in "01" else (word, 0)
            found = ASKED[name](match, seat)
            wanted: object = rest
            if isinstance(found, set):
                of_cards = any(isinstance(each, Card) for each in found)
                wanted = {*cards(rest)} if of_cards else {each.strip() for each in rest.split(",")} - {""}
                found = found & wanted if name == "holds" else found
            elif isinstance(found, tuple | list):
                found = " ".join(map(str, found))
            else:
                found = str(found)
            assert found == wanted, step
        else:
            given = play(match, step)


def score(match: Match, item: str) -> None:
    """Play a trick in which only seat 1 declares, an item of hearts, scores it and keeps its hearts."""
    to_declaring_step(match)
    play(match, f"1:declare {item}")
    other = next(card for card in match.view(1).hand if card.suit is not Suit.HEARTS)
    play(match, f"1:play {other}")
    if match.view(0).leader == 1:
        _any(match)
    assert [str(each) for each in last(match, tartli.MeldsScored).items] == [item]
    _gather(match)


def to_declaring_step(match: Match, _: str = "") -> None:
    """Let seat 0 lead, if it is its turn, so that seat 1 may declare."""
    if match.to_move == 0:
        _any(match)


def _any(match: Match, _: str = "") -> None:
    """Play the first card that may be played."""
    assert match.to_move is not None
    action = next(each for each in match.legal_actions(match.to_move) if isinstance(each, tartli.Play))
    match.apply(match.to_move, action)


def _gather(match: Match, _: str = "") -> None:
    play(match, f"{match.to_move}:gather")


def _deal(match: Match, text: str) -> None:
    parts = dict((part.strip() + " ").split(" ", 1) for part in text.split(";"))
    hands = parts.get("0", "").strip(), parts.get("1", "").strip()
    match.deal(stacked(hands, turned=parts["up"].strip(), dealer=match.dealer))


DONE: dict[str, Callable[[Match, str], object]] = {
    "any": _any,
    "deal": _deal,
    "declaring": to_declaring_step,
    "end": lambda match, _: play_out(match),
    "gather": _gather,
    "score": score,
}


def _heard(match: Match, seat: int) -> list[str]:
    """The kinds of what a seat has heard about melds in this hand."""
    kinds = (tartli.Declared, tartli.RankNamed, tartli.ContestAnswered, tartli.MeldsScored)
    return [type(event).__name__ for event in match.view(seat).events if isinstance(event, kinds)]


def _named(match: Match, _: int) -> str:
    rank, answer = last(match, tartli.RankNamed), last(match, tartli.ContestAnswered)
    return f"{rank.rank} {'higher' if answer.higher else 'good'}" if rank else "none"


def _draws(match: Match, seat: int) -> list[str]:
    """The last two draws as a seat has seen them."""
    seen = [event for event in match.view(seat).events if isinstance(event, tartli.CardDrawn)]
    return [f"{event.seat}-{'?' if event.card is None else event.card}" for event in seen[-2:]]


ASKED: dict[str, Callable[[Match, int], object]] = {
    "can": declarations,
    "count": lambda match, seat: match.counts[seat],
    "counts": lambda match, _: match.counts,
    "dealer": lambda match, _: match.dealer,
    "draws": _draws,
    "ending": lambda match, _: last(match, tartli.HandEnded).ending,
    "games": lambda match, _: match.games,
    "hand": lambda match, seat: {*match.view(seat).hand},
    "heard": _heard,
    "holds": lambda match, seat: {*match.view(seat).hand},
    "items": lambda match, seat: match.view(seat).scored[seat],
    "knows": known,
    "leader": lambda match, _: match.view(0).leader,
    "legal": lambda match, seat: set(map(str, match.legal_actions(seat))),
    "melds": lambda match, _: last(match, tartli.HandEnded).meld_points,
    "move": lambda match, _: match.to_move,
    "named": _named,
    "played": lambda match, seat: [card for _, card in match.view(seat).played],
    "plays": playable,
    "points": lambda match, seat: sum(item.points for item in match.view(seat).scored[seat]),
    "scorer": lambda match, _: last(match, tartli.MeldsScored).seat,
    "scores": lambda match, _: match.scores,
    "sizes": lambda match, seat: (match.view(seat).opponent_hand_size, match.view(seat).talon_size),
    "stichmatsch": lambda match, _: last(match, tartli.HandEnded).stichmatsch,
    "sudden": lambda match, _: match.view(0).sudden_death,
    "tied": lambda match, _: match.view(0).tied and match.view(1).tied,
    "trick": lambda match, _: match.view(0).trick_number,
    "trump": lambda match, _: match.view(0).trump,
    "turned": lambda match, _: match.view(0).turned,
    "waits": lambda match, _: match.needs_deck,
    "worth": lambda match, _: last(match, tartli.GameWon).worth,
}
