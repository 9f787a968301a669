"""Collects decisions with a sure answer from hands between two players:
``python -m tests.games.tartli.opponents.make_decisions``.

It writes ``decisions.json``. In tricks 11 to 16 the answer comes from plain full search, in tricks 8 to 10
from the exact search, which is tested against full search, and before that from thousands of sampled deals. A
decision is taken only if it is better than all others by a clear margin, far beyond chance.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from tartli_desktop.cards.german import CARDS, Card
from tartli_desktop.games.tartli.opponents import choose, evaluate, interject
from tartli_desktop.games.tartli.opponents.endgame.solver import Stakes
from tartli_desktop.games.tartli.opponents.knowledge.position import read_position
from tartli_desktop.games.tartli.opponents.meld_tables import following, normal, normal_card
from tartli_desktop.games.tartli.opponents.strong import SearchSettings
from tartli_desktop.games.tartli.rules import AUSTRIAN, BELA, EXCHANGE, HUNGARIAN, OUT, Match, Play, View
from tests.games.tartli.opponents.endgame.test_solver import Full, cards

FILE = Path(__file__).with_name("decisions.json")
VARIANTS = (HUNGARIAN, replace(AUSTRIAN, match_target=5))
WANTED = {"full search": 14, "exact": 8, "sampled": 10}
"""The number of decisions for each variant, by the source of the answer."""

LEAST = {"full search": 4, "exact": 10, "sampled": 15.0}
"""The points by which the right answer must beat the next best."""

# Every decision is tried in all these worlds, except where endings are solved.
FIRST_LOOK, LONG_LOOK = (
    SearchSettings(worlds=100, first=100),
    SearchSettings(worlds=3000, first=3000, prior=0.0),
)
SURE = 6.0
"""The standard errors by which it must be better."""


def hands(variant: Any, seed: int) -> Iterator[tuple[Match, View]]:
    """Every view in which somebody has a card to choose, hand after hand."""
    random = Random(f"decisions {seed} {variant.name}")
    number = 0
    while True:
        scores = (0, 0) if number % 3 else (random.randrange(250, 490), random.randrange(250, 490))
        match = Match.new(variant, first_dealer=number % 2, scores=scores)
        match.deal(random.sample(CARDS, 32))
        while match.to_move is not None:
            seat = match.to_move
            for speaker in (seat, 1 - seat):
                view = match.view(speaker)
                said = None
                if any(action in view.legal for action in (OUT, BELA, EXCHANGE)):
                    said = interject(view, "heuristic")
                if said is not None:
                    match.apply(speaker, said)
                    break
            else:
                view = match.view(seat)
                if sum(isinstance(action, Play) for action in view.legal) > 1:
                    yield match, view
                match.apply(seat, choose(view, "heuristic"))
        number += 1


def by_full_search(view: View) -> dict[str, int]:
    """The value of every card to the player, by full search."""
    k = read_position(view)
    trump = k.trump
    mine, theirs = normal(k.hand, trump), normal(k.theirs, trump)
    counts = (k.count, k.opponent_count)
    stakes = Stakes(
        early=k.trick_points,
        counts=counts,
        stichmatsch=view.variant.stichmatsch,
        double_below=view.variant.double_below,
    )
    full = Full(stakes)
    sweeper = {None: None, view.seat: 0}.get(k.sweeper, 1)
    if k.led < 0:
        found = {each: full.lead((mine, theirs), 0, each, sweeper, counts, False) for each in cards(mine)}
    else:
        led = normal_card(k.led, trump)
        held = (mine, theirs | 1 << led)
        found = {
            each: full.trick(held, 1, led, each, sweeper, counts, False)
            for each in cards(following(mine, led))
        }
    return {f"play {Card(normal_card(each, trump))}": value for each, value in found.items()}


def answer(view: View, kind: str) -> str | None:
    """The one right decision, or None if it is not certain."""
    if kind == "full search":
        values: dict[str, float] = dict(by_full_search(view))
    else:
        if kind == "sampled":
            ahead = _ahead({str(a): v.points for a, v in evaluate(view, strength=FIRST_LOOK).items()})
            if ahead is None or ahead[1] < LEAST[kind]:
                return None
        found = evaluate(view, strength=LONG_LOOK)
        values = {str(action): value.points for action, value in found.items() if action != OUT}
        errors = {str(action): value.error for action, value in found.items()}
    ahead = _ahead(values)
    if ahead is None or ahead[1] < LEAST[kind]:
        return None
    if kind == "sampled" and ahead[1] < SURE * 2 * max(errors.values()):
        return None
    return ahead[0]


def _ahead(values: dict[str, float]) -> tuple[str, float] | None:
    """The best decision, and by how much it is better than the next best."""
    ordered = sorted(values, key=lambda each: values[each], reverse=True)
    return (ordered[0], values[ordered[0]] - values[ordered[1]]) if len(ordered) > 1 else None


def kind_of(view: View, random: Random) -> str | None:
    """The source for the answer to this view; None for most views, so that decisions come from many hands."""
    if random.random() < 0.6 or max(view.counts) > 330:
        return None
    if view.trick_number > 10:
        return "full search"
    # The exact search would not consider a declaration in trick 8.
    return "exact" if view.trick_number > 8 else "sampled" if view.trick_number < 8 else None


def main() -> None:
    """Find the decisions and write the file."""
    written = []
    for variant in VARIANTS:
        random = Random(f"choice {variant.name}")
        missing = dict(WANTED)
        for match, view in hands(variant, 1):
            kind = kind_of(view, random)
            if kind is not None and missing[kind]:
                right = answer(view, kind)
                if right is not None:
                    missing[kind] -= 1
                    dealt = match.to_record()
                    hand = dealt["hands"][-1]
                    written.append(
                        {
                            "variant": variant.name,
                            "dealer": dealt["first_dealer"],
                            "scores": list(view.scores),
                            "deck": hand["deck"],
                            "actions": hand["actions"],
                            "right": right,
                            "known_by": kind,
                        }
                    )
                    print(variant.name, view.trick_number, kind, right, missing, flush=True)
            if not any(missing.values()):
                break
    lines = ",\n".join(json.dumps(each, separators=(",", ":")) for each in written)
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
