"""What a bid, a hold or a pass would promise, shown before it is made (T5)."""

from __future__ import annotations

from collections.abc import Sequence

from tartli_desktop.cards.tarokk import mask_of
from tartli_desktop.games.tarokk import HIGH_HONOURS, HONOURS, View
from tartli_desktop.games.tarokk.rules.actions import BIDS, PASS, Action, Bid, Pass
from tartli_desktop.games.tarokk.rules.bidding.auction import Auction, Promise
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, fill

from .terms import bid_name, tarokk_name

tr = Context("Tarokk.Promises")


def auction_of(view: View) -> Auction:
    """The auction as it stands, without anybody's cards."""
    auction = Auction.begun(view.rules, view.active, (0,) * view.rules.players)
    for _, text in view.auction:
        auction.apply(Action.parse(text))
    return auction


def promise_by(view: View, action: Action) -> Promise | None:
    """What the seat that speaks would promise by an action of the auction, legal or not."""
    auction = auction_of(view)
    if auction.to_speak is None:
        return None
    if isinstance(action, Bid):
        return auction.promise_of(auction.to_speak, action.level)
    return auction.apply(action) if isinstance(action, Pass) else None


def told_of_pass(promise: Promise, view: View) -> str:
    """What a pass promises: a yielded game (T5.7), or the card of a bid that waited for it (T5.10)."""
    if promise.state != "yield":
        return fill(tr("Pass: promises the %1."), tarokk_name(promise.card))
    if view.rules.yield_high_honour:
        return tr("A pass yields: it promises the XX and a high honour.")
    return tr("A pass yields: it promises the XX.")


def promises_in_prompt(view: View) -> list[str]:
    """What a pass would promise, and which bids would promise a card that the player does not hold (T5).

    Nothing for a player without an honour, who cannot bid at all (T4.3).
    """
    if view.phase != "auction":
        return []
    by_pass = promise_by(view, PASS)
    parts = []
    if by_pass is not None:
        parts.append(told_of_pass(by_pass, view) if PASS in view.legal else _refused_pass(by_pass, view))
    if mask_of(view.hand) & HONOURS:
        parts.append(_needed(view))
    return parts


def owes_ultimo(view: View) -> bool:
    """Whether a cue bid would make the viewer owe pagátultimó, the pagát being the only honour (T5.4)."""
    return not mask_of(view.hand) & HIGH_HONOURS


def _refused_pass(promise: Promise, view: View) -> str:
    """What a pass would promise that is therefore refused."""
    if promise.state == "yield" and view.rules.yield_high_honour:
        return tr("A pass would promise the XX and a high honour.")
    return fill(tr("A pass would promise the %1."), tarokk_name(promise.card))


def _needed(view: View) -> str:
    """Which bids need a card that the viewer lacks: at most two, since a cue bid jumps one level or two."""
    parts = []
    for level in range(auction_of(view).level + 1, len(BIDS) + 1):
        promise = promise_by(view, Bid(level))
        if promise is not None and Bid(level) not in view.legal:
            parts += [bid_name(level), tarokk_name(promise.card)]
    if not parts:
        return ""
    text = tr("For %1 you need the %2.", "a bid and a tarokk")
    if len(parts) > 2:
        text = tr("For %1 you need the %2, for %3 the %4.", "bids and tarokks")
    return begun(fill(text, *parts))


def standing_promise(view: View, names: Sequence[str]) -> str:
    """Who has promised what in this auction: "Cue bid (Vilma): XIX"; empty if nothing was promised."""
    if view.promise is None:
        return ""
    state, seat, card = view.promise
    text = {
        "cue": tr("Cue bid (%1): %2"),
        "pending": tr("Cue bid if %1 passes: %2"),
        "yield": tr("Yielded (%1): %2"),
        "rejected": tr("Rejected cue bid (%1): %2"),
    }.get(state, "")
    return fill(text, names[seat], tarokk_name(card)) if text else ""
