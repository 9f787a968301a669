"""What a bid, a hold or a pass would promise, told before it is made (T5)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.games.tarokk.rules.actions import Action, Bid, Hold, Pass
from tartli_desktop.games.tarokk.rules.bidding.auction import Auction, Promise
from tartli_desktop.games.tarokk.rules.view import View
from tartli_desktop.text.placeholders import fill

from .terms import bid_name, tarokk_name

translate = QCoreApplication.translate


def auction_of(view: View) -> Auction:
    """The auction as it stands, without anybody's cards."""
    auction = Auction(view.rules, view.active, (0,) * view.rules.players)
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


def promise_line(view: View, action: Action) -> str:
    """A bid, a hold or a pass with what it would promise: "Two: a cue bid, promises the XIX."

    A pass that promises nothing needs no words.
    """
    promise = promise_by(view, action)
    if isinstance(action, Pass):
        return "" if promise is None else told_of_pass(promise, view)
    said = bid_name(action.level) if isinstance(action, Bid) else translate("Tarokk.Promises", "Hold")
    if promise is None:
        text = translate("Tarokk.Promises", "%1: promises nothing but an honour.")
        if isinstance(action, Hold):
            text = translate("Tarokk.Promises", "%1: the game is yours at the same level.")
        elif view.phase == "raise" or auction_of(view).is_trial:
            text = translate("Tarokk.Promises", "%1: promises nothing.")
        return fill(text, said)
    if promise.state == "pending":
        text = translate("Tarokk.Promises", "%1: promises the %2 if you pass after another bid.")
    else:
        text = translate("Tarokk.Promises", "%1: a cue bid, promises the %2.")
    return fill(text, said, tarokk_name(promise.card))


def told_of_pass(promise: Promise, view: View) -> str:
    """What a pass promises: a yielded game (T5.7), or the card of a bid that waited for it (T5.10)."""
    if promise.state != "yield":
        return fill(translate("Tarokk.Promises", "Pass: promises the %1."), tarokk_name(promise.card))
    if view.rules.yield_high_honour:
        return translate("Tarokk.Promises", "Pass: yields the game, promises the XX and a high honour.")
    return translate("Tarokk.Promises", "Pass: yields the game, promises the XX.")


def standing_promise(view: View) -> str:
    """What has been promised in this auction: "Cue bid: XIX (Vilma)", without the name; empty: nothing."""
    if view.promise is None:
        return ""
    state, _, card = view.promise
    text = {
        "cue": translate("Tarokk.Promises", "Cue bid: %1"),
        "pending": translate("Tarokk.Promises", "Cue bid if the bidder passes: %1"),
        "yield": translate("Tarokk.Promises", "Yielded game: %1"),
        "rejected": translate("Tarokk.Promises", "Rejected cue bid: %1"),
    }.get(state, "")
    return fill(text, tarokk_name(card)) if text else ""
