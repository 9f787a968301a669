"""A bid as the parts it is put together from, and back: what the buttons above the ladder do (U3.2)."""

from __future__ import annotations

from tartli_desktop.games.ulti.rules.contracts import LADDER, Contract

Parts = frozenset[str]

PARTS = ("hearts", "40-100", "20-100", "ulti", "aces", "durchmars", "open", "plain", "betli")
"""In the order in which they are offered. With none of them a bid is a Simple; ``hearts`` doubles the bids
without trumps, too, as Rebetli is also called Betli of Hearts."""

_NOT_TOGETHER = {
    "40-100": {"20-100", "plain", "betli"},
    "20-100": {"40-100", "plain", "betli"},
    "ulti": {"plain", "betli"},
    "aces": {"durchmars", "open", "plain", "betli"},
    "durchmars": {"aces", "betli"},
    "open": {"aces"},
    "plain": {"40-100", "20-100", "ulti", "aces", "betli"},
    "betli": {"40-100", "20-100", "ulti", "aces", "durchmars", "plain"},
    "hearts": set(),
}
"""What a part takes the place of."""


def parts_of(contract: Contract) -> Parts:
    """The parts of a bid."""
    if contract.kind == "plain":
        more = "open" if contract.open else "hearts" if contract.value in (10, 12) else ""
        base = {"betli"} if contract.has("betli") else {"plain", "durchmars"}
        return frozenset(base | ({more} if more else set()))
    words = set(contract.text.split(" ")) - {"simple"}
    if "open-durchmars" in words:
        words = words - {"open-durchmars"} | {"durchmars", "open"}
    return frozenset(words)


_BY_PARTS: dict[Parts, Contract] = {parts_of(contract): contract for contract in LADDER}


def bid_of(parts: Parts) -> Contract:
    """The bid that is made of some parts, which :func:`toggled` gave."""
    return _BY_PARTS[parts]


def toggled(parts: Parts, part: str) -> Parts:
    """The parts with one more, or without one; whatever does not go with it goes."""
    kept = set(parts)
    if part in kept:
        kept.remove(part)
        if part == "durchmars":
            kept -= {"open", "plain"}
        elif part == "betli":
            kept -= {"open"}
    else:
        kept = kept - _NOT_TOGETHER[part] | {part}
        if part in ("open", "plain") and "betli" not in kept:
            kept.add("durchmars")
    without_trumps = kept & {"plain", "betli"}
    if without_trumps and {"open", "hearts"} <= kept:
        # There is no doubled form of the open games without trumps.
        kept.discard("hearts" if part != "hearts" else "open")
    if "open" in kept and not kept & {"durchmars", "betli"}:
        kept.discard("open")
    return frozenset(kept)
