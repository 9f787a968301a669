"""The pictures of tarokk that the demonstration takes."""

from dataclasses import replace

from tartli_desktop.face.demo import Demo
from tartli_desktop.games import tarokk
from tartli_desktop.games.tarokk.dialogs.hand_summary import HandSummary

DEMO = Demo(
    {
        "1-deal.png": tarokk.Dealt,
        "2-bid.png": tarokk.BidMade,
        "3-call.png": tarokk.Called,
        "4-card.png": tarokk.Played,
        "5-trick.png": tarokk.TrickWon,
        "6-end-of-hand.png": tarokk.HandScored,
    },
    # Otherwise a match has no end.
    replace(tarokk.PASKIEVICS, rounds=1),
    lambda session, told, faces, parent: HandSummary(session.view, told, parent),
    ["6-end-of-hand.png"],
)
