"""The pictures of Ulti that the demonstration takes."""

from dataclasses import replace

from tartli_desktop.face.demo import Demo
from tartli_desktop.games import ulti
from tartli_desktop.games.ulti.dialogs.hand_summary import HandSummary

DEMO = Demo(
    {
        "1-deal.png": ulti.Dealt,
        "2-bid.png": ulti.Bid,
        "3-contract.png": ulti.AuctionEnded,
        "4-card.png": ulti.Played,
        "5-trick.png": ulti.TrickWon,
        "6-end-of-hand.png": ulti.HandEnded,
    },
    # Otherwise a match has no end.
    replace(ulti.ASSOCIATION, target_hands=6),
    lambda session, told, faces, parent: HandSummary(session.view, told, faces, parent),
    ["6-end-of-hand.png"],
)
