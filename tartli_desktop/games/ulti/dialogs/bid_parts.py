"""Take a bid apart and put it together again, as the buttons above the ladder do (U3.2)."""

from __future__ import annotations

from tartli_desktop.games.ulti.rules.contracts import LADDER, Contract

Parts = frozenset[str]

PARTS = ("hearts", "40-100", "20-100", "ulti", "aces", "durchmars", "open", "plain", "betli")
"""The parts in the order of their buttons. With none of them a bid is a Simple; ``hearts`` also doubles the
bids without trumps, as Rebetli is also called Betli of Hearts."""

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
"""The parts that a part replaces."""


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
    """The bid made of parts that :func:`toggled` returned."""
    return _BY_PARTS[parts]


def toggled(parts: Parts, part: str) -> Parts:
    """The parts with ``part`` added or removed, without those that do not go with it."""
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
