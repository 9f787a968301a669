"""Makes perft.json, counts for every variant and position.

``python -m tests.games.tartli.rules.golden.make_perft``

A count may be renewed only when a rule in the contract changes. ``perft.divided`` finds the action that
makes a difference.
"""

import json
from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Gather, Match, Play, Variant
from tests.games.tartli.rules.golden.perft import perft
from tests.games.tartli.rules.positions import at_scores, play

TABLE = Path(__file__).with_name("perft.json")

VARIANTS: dict[str, Variant] = {
    "hungarian": HUNGARIAN,
    "austrian": AUSTRIAN,
    "choice": replace(HUNGARIAN, turned_card="choice"),
    "no set of nines": replace(HUNGARIAN, set_of_nines=False),
    "one sequence per suit": replace(HUNGARIAN, sequences_per_trick="one_per_suit"),
    "not inside": replace(HUNGARIAN, further_sequences="not_inside"),
    "touching barred": replace(HUNGARIAN, bar_touching_sequences=True),
    "bela with melds": replace(HUNGARIAN, bela_with_melds=True),
    "exchange at any time": replace(HUNGARIAN, exchange="any_time"),
    "austrian, bela with melds": replace(AUSTRIAN, bela_with_melds=True),
    "austrian, higher or apart": replace(AUSTRIAN, further_sequences="higher_or_apart"),
}
"""The presets, and each with every other value of the switches that decide what is legal (R11)."""

MELDS = "HX HO HU AK AO BA HK H9 B9 BK BO LK L9 A9 HA LO LU A7 A8 H7 B7 L8 H8 B8 AX LX BX AU BU AA LA L7"
"""Seat 1, which leads, has a sequence of six and the Nines; seat 0 a terc, béla and the trump VII."""

TRUMPS = "HX HO HU AK AO BA HK B9 L9 BK BO LK H9 A9 BX LO LU A7 H8 H7 B7 L8 A8 B8 AX LX L7 AU BU AA LA HA"
"""Seat 1 has a kvint and béla in trumps, and the Nines; the trump VII is drawn first."""

SHUFFLED = "HU BK AU LU BA A8 A9 H8 AX LX H9 B9 H7 AK BX B8 LO HO B7 HA LA L7 LK A7 HK AA AO BO L9 HX L8 BU"
"""Seat 0 has the trump VII."""


def positions(variant: Variant) -> Iterator[tuple[str, Match, int]]:
    """The positions by name, with the depth of the count."""
    if variant.turned_card == "choice":
        yield "nothing turned yet", dealt(variant, MELDS, turn=False), 4
    yield "much to declare", dealt(variant, MELDS), 4
    yield "much to declare in trumps", dealt(variant, TRUMPS), 3
    yield "little to declare", dealt(variant, SHUFFLED), 4
    for top, name in (("HU", "low"), ("HK", "high")):
        scored = dealt(variant, MELDS)
        play(scored, f"1:declare {top}3 1:play A9 0:play A7 1:gather")
        yield f"a {name} terc has scored", scored, 3
    answered = dealt(variant, MELDS)
    play(answered, "1:declare HU3 1:play A9 0:declare LK3")
    yield "a declaration has been answered", answered, 4
    for trick, depth in ((7, 5), (8, 4), (14, 8)):
        yield f"trick {trick}", led_to(trick, dealt(variant, SHUFFLED)), depth
    yield "sudden death", dealt(variant, TRUMPS, scores=(503, 503)), 3


def dealt(variant: Variant, pack: str, *, scores: tuple[int, int] = (0, 0), turn: bool = True) -> Match:
    """A match with a hand just dealt; a turned card that is chosen is the 19th (R3.4), or not yet chosen."""
    match = at_scores(scores, variant)
    match.deal([Card.parse(code) for code in pack.split()])
    if turn and variant.turned_card == "choice":
        play(match, "1:turn 19")
    return match


def led_to(trick: int, match: Match) -> Match:
    """Play silently to the beginning of a trick, each player playing the first legal card."""
    while match.view(0).trick_number < trick:
        assert match.to_move is not None
        legal = match.legal_actions(match.to_move)
        match.apply(match.to_move, next(each for each in legal if isinstance(each, Play | Gather)))
    return match


def counts(variant: Variant) -> dict[str, list[int]]:
    """For each position, the counts for each depth from 1."""
    return {
        name: [perft(match, depth) for depth in range(1, deepest + 1)]
        for name, match, deepest in positions(variant)
    }


def main() -> None:
    """Make the table."""
    table = {name: counts(variant) for name, variant in VARIANTS.items()}
    lines = json.dumps(table, indent=1).replace("\n   ", " ").replace("\n  ]", "]")
    TABLE.write_text(lines + "\n", encoding="utf-8")
    print(TABLE.name, sum(row[-2] for rows in table.values() for row in rows.values()), "positions looked at")


if __name__ == "__main__":
    main()
