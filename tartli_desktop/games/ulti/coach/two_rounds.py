"""Where the auction of two rounds stands, as a player sees it (U4.9)."""

from __future__ import annotations

from tartli_desktop.games.ulti.rules.view import View


def is_first_round(view: View) -> bool:
    """Whether the players bid on their first five cards."""
    return view.contract is None and view.sizes == (5, 5, 5)


def multiplier_of_bids(view: View) -> int:
    """How many times a bid made now counts."""
    return 2 if is_first_round(view) else 1


def is_bid_of_first_round(view: View) -> bool:
    """Whether the player who is to bid has won the first round, and may keep that bid."""
    said = [text for _, text in view.auction]
    return view.standing is not None and "take" not in said and said.count("lay") == (view.phase == "bid")
