"""Make perft.json, the counts by variant and position: ``python -m tests.games.tarokk.rules.make_perft``.

A count may be replaced only when a rule in the contract changes.
"""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from tartli_desktop.games.tarokk import ONLINE, PASKIEVICS, Match, Variant
from tests.games.tarokk.positions import dealt, discards, keep, play

TABLE = Path(__file__).with_name("perft.json")

VARIANTS: dict[str, Variant] = {
    "paskievics": PASKIEVICS,
    "online": ONLINE,
    "five players": replace(PASKIEVICS, players=5),
    "hold earlier": replace(PASKIEVICS, hold="earlier"),
    "sole bidder raises": replace(PASKIEVICS, sole_bidder_raise=True),
    "cue bids by level": replace(PASKIEVICS, cue_bids="level"),
    "no cue bids": replace(PASKIEVICS, cue_bids="none"),
    "no opening cue bid": replace(PASKIEVICS, opening_cue="no"),
    "opening cue bid if passed": replace(PASKIEVICS, opening_cue="if_passed"),
    "yield without a high honour": replace(PASKIEVICS, yield_high_honour=False),
    "XX kept": replace(PASKIEVICS, discard_xx=False),
    "no free call": replace(PASKIEVICS, free_call=False),
    "discarded call told": replace(PASKIEVICS, tell_discarded_call=True),
    "double and volat in a turn": replace(PASKIEVICS, double_and_volat="same_turn"),
    "double and volat by two": replace(PASKIEVICS, double_and_volat="not_same_player"),
    "declarations bind": replace(PASKIEVICS, declarations="bind"),
    "Pais’s cue bids": replace(PASKIEVICS, cue_bids="pais"),
    "cue bids to bidders only": replace(PASKIEVICS, cue_accept="hold"),
    "Pais’s declarations": replace(PASKIEVICS, declarations="pais"),
    "discards told in turn": replace(PASKIEVICS, discards_told="first_turn"),
    "XX kept unless invited": replace(PASKIEVICS, discard_xx=False, xx_if_invited=True),
    "annul before the discards": replace(PASKIEVICS, annul_when="before_discard"),
    "annul by kings only": replace(PASKIEVICS, annul_holdings=("kings",)),
}
"""The presets, and one variant for each other value of the switches that decide what is legal (T15)."""

HONOURS_APART = ("XXI XX XVIII VI", "SKIZ XIX IX", "I XVII", "XVI HK")
"""Three may bid; A can promise XVIII and XX, B can promise XIX."""

PAGAT_AND_XX = ("I XX XIX", "SKIZ", "XXI")
"""A can yield only where no high honour is promised."""

ONE_EIGHT = ("SKIZ XIX XVIII", "XX XVII XVI XV XIV XIII XII XI HK", "XXI I", "DK CK SK")
"""B is the partner with eight tarokks, D has three kings."""

LONE_XXI = ("SKIZ XX XIX", "XXI HK HQ HR DQ DR CQ CR SQ")
"""B may annul."""

TALON = "HJ DJ CJ SJ CT II"


def positions(variant: Variant) -> Iterator[tuple[str, Match, int]]:
    """Each position with its name and the depth of the count."""
    dealer = variant.players - 1
    yield "three may bid", dealt(HONOURS_APART, TALON, variant, dealer), 9
    yield "two may bid", dealt(ONE_EIGHT, TALON, variant, dealer), 9
    opened = dealt(PAGAT_AND_XX, TALON, variant, dealer, played="bid three, bid two, pass, pass")
    yield "the opener may yield", opened, 5
    entitled = drawn(LONE_XXI, variant)
    while entitled.phase == "discard":
        discards(entitled)
    if entitled.phase == "annul":
        play(entitled, "keep")
    yield "who may annul", entitled, 2
    sole = dealt(ONE_EIGHT, TALON, variant, dealer, played="bid three, pass, pass, pass")
    yield "the three was the only bid", sole, 1
    match = drawn(ONE_EIGHT, variant)
    yield "the talon is drawn", match, 1
    yield "the declarer is to call", to_call(match.copy(), lay_tarokks=True), 2
    called = to_call(match.copy(), lay_tarokks=True)
    play(called, "call XX, pass")
    yield "the called card lies among the discards", called, 2
    called = to_call(match.copy())
    play(called, "call XX")
    yield "the declarer has called", called.copy(), 3
    doubled = called.copy()
    play(doubled, "double, pass, pass, kontra double, pass, pass")
    yield "double is kontrad", doubled, 2
    while called.phase == "announce":
        play(called, "pass")
    yield "the first trick", called.copy(), 3
    yield "the last three tricks", led_to(7, called), 12


def drawn(hands: tuple[str, ...], variant: Variant) -> Match:
    """A hand in which A has won the auction with a three."""
    match = dealt(hands, TALON, variant, variant.players - 1)
    play(match, "bid three, pass, pass, pass" + (", pass" if variant.sole_bidder_raise else ""))
    return match


def to_call(match: Match, *, lay_tarokks: bool = False) -> Match:
    """Let everybody discard low suit cards, or all but the declarer discard tarokks."""
    while match.phase in ("annul", "discard"):
        keep(match)
        seat = match.to_move
        if match.phase == "discard" and seat is not None:
            legal = match.legal_actions(seat)
            match.apply(seat, legal[0] if lay_tarokks and seat else legal[-1])
    return match


def led_to(trick: int, match: Match) -> Match:
    """Play the first legal card each time, up to the lead of this trick."""
    while len(match.view(0).winners) < trick - 1:
        assert match.to_move is not None
        match.apply(match.to_move, match.legal_actions(match.to_move)[0])
    return match


def perft(match: Match, depth: int, phase: str) -> int:
    """The number of sequences of legal actions of this length, or to the end of the phase."""
    if match.phase != phase:
        return 1
    assert match.to_move is not None
    actions = match.legal_actions(match.to_move)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        twin = match.copy()
        twin.apply(match.to_move, action)
        total += perft(twin, depth - 1, phase)
    return total


def counts(variant: Variant) -> dict[str, int]:
    """The number of sequences from each position."""
    return {name: perft(match, depth, match.phase) for name, match, depth in positions(variant)}


def main() -> None:
    """Write the table of counts."""
    table = {name: counts(variant) for name, variant in VARIANTS.items()}
    TABLE.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
    print(TABLE.name, sum(sum(row.values()) for row in table.values()), "sequences")


if __name__ == "__main__":
    main()
