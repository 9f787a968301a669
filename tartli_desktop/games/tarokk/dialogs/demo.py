"""The pictures of tarokk that the demonstration takes: see :class:`tartli_desktop.face.demo.Demo`."""

from dataclasses import replace

from tartli_desktop.games import tarokk
from tartli_desktop.games.tarokk import View
from tartli_desktop.games.tarokk.dialogs.hand_summary import HandSummary
from tartli_desktop.kit.table_dialogs import AccountDemo

DEMO: AccountDemo[View] = AccountDemo(
    # Otherwise a match has no end.
    replace(tarokk.PASKIEVICS, rounds=1),
    {
        "1-deal.png": tarokk.Dealt,
        "2-bid.png": tarokk.BidMade,
        "3-call.png": tarokk.Called,
        "4-card.png": tarokk.Played,
        "5-trick.png": tarokk.TrickWon,
        "6-end-of-hand.png": tarokk.HandScored,
    },
    lambda view, told, faces, parent: HandSummary(view, told, parent),
)
