"""Take a bid apart and put it together again, as the buttons above the ladder do (U3.2)."""

from tartli_desktop.games.ulti.rules.contracts import LADDER, Contract

Parts = frozenset[str]

PARTS = ("hearts", "40-100", "20-100", "ulti", "aces", "durchmars", "open", "plain", "betli")
"""The parts in the order of their buttons. With none of them a bid is a Simple; ``hearts`` also doubles the
bids without trumps, as Rebetli is also called Betli of Hearts."""


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
    """The parts of the bid that lies nearest when ``part`` is added or removed.

    To remove a part adds no other. Of two bids as near, the one without trumps, then the open one.
    """
    wanted = parts ^ {part}
    bids = [each for each in _BY_PARTS if (part in each) == (part in wanted)]
    if part not in wanted:
        return max((each for each in bids if each <= wanted), key=len)

    def nearness(each: Parts) -> tuple[int, int, bool, bool]:
        more = len(each - wanted)
        return len(each & wanted) - more, -more, "plain" in each, "open" in each

    return max(bids, key=nearness)
