"""Which silent bids go with a bid, and what each is worth (U11)."""

from __future__ import annotations

from tartli_desktop.games.ulti import Contract, Variant


def silent_bids(contract: Contract, variant: Variant) -> tuple[tuple[str, int], ...]:
    """Their words of U18.4 and their values, Hearts counted; a lost one costs twice its value (U11.5)."""
    if contract.kind == "plain":
        return ()
    simple, durchmars = contract.has("simple"), contract.durchmars
    found = []
    if simple and variant.silent_hundred == "added":
        found.append(("silent-100", 2))
    if variant.silent_ulti != "none" and not contract.has("ulti"):
        found.append(("silent-ulti", 2))
    if variant.silent_aces and not contract.has("aces") and not durchmars:
        found.append(("silent-aces", 2))
    if variant.silent_durchmars != "none" and not durchmars:
        more = variant.silent_durchmars == "four_in_simple" and contract.names == ("simple",)
        found.append(("silent-durchmars", 4 if more else 3))
    return tuple((name, value * contract.factor) for name, value in found)
