"""The auction and the cue bids, for the help (T4, T5)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.games.tarokk.rules.variant import Rules
from tartli_desktop.games.tarokk.words import terms
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.pages.rich_text import Section, at, heading, listed, said, table

translate = QCoreApplication.translate


def bidding(variant: Rules) -> tuple[Section, ...]:
    """How the declarer is found, and what bids promise."""
    return (
        Section(translate("Tarokk.Help", "The auction"), _auction(variant)),
        Section(translate("Tarokk.Help", "Cue bids"), _cue_bids(variant)),
    )


def _auction(variant: Rules) -> str:
    head = (translate("Tarokk.Help", "Bid"), translate("Tarokk.Help", "Value of the game"))
    rows = [(terms.bid_name(level), str(level)) for level in range(1, 5)]
    hold = translate(
        "Tarokk.Help",
        "<b>Hold:</b> a player who has bid and was outbid may take the game at the same level. Each level "
        "can be held once. Solo, too, can be held.",
    )
    if variant.hold == "earlier":
        hold = translate(
            "Tarokk.Help",
            "<b>Hold:</b> a player who has bid and was outbid by somebody whose first turn came later may "
            "take the game at the same level. Each level can be held once.",
        )
    lines = [
        at(
            "T4.3",
            translate(
                "Tarokk.Help",
                "<b>A bid needs an honour</b> in your nine cards: Skíz, XXI or Pagát. Nobody has to bid.",
            ),
        ),
        at("T4.4", hold),
        at(
            "T4.2 T4.5 T4.6 T4.7",
            translate(
                "Tarokk.Help",
                "Bidding goes round in turn. A player who has passed is out. The last bidder becomes the "
                "declarer as soon as nobody else can or wants to bid.",
            ),
        ),
        at(
            "T4.8 T4.9",
            translate(
                "Tarokk.Help",
                "The lowest bid open to you promises only an honour. A higher one is a jump, and most jumps "
                "are cue bids; see the next chapter.",
            ),
        ),
        at("T4.12", _trial(variant)),
        at("T4.11", translate("Tarokk.Help", "Everybody hears every bid and knows what it means.")),
    ]
    if variant.sole_bidder_raise:
        lines.append(
            at(
                "T4.10",
                translate(
                    "Tarokk.Help",
                    "If a Three was the only bid, its bidder may raise it to Two or One; that promises "
                    "nothing. The player who speaks last may not.",
                ),
            )
        )
    return at("T4 T4.1", "") + table(head, rows, (1,)) + listed(lines)


def _trial(variant: Rules) -> str:
    text = translate(
        "Tarokk.Help",
        "<b>Trial:</b> after three passes the last player may bid Three, Two or One without an honour, in "
        "the hope of drawing one. If none comes, the hand is lost at once.",
    )
    if variant.trial_price is None:
        price = translate("Tarokk.Help", "It costs the value of the bid to each of the other three.")
    else:
        price = translate("Tarokk.Help", "It costs %1 points to each of the other three.")
        price = fill(price, variant.trial_price)
    return f"{text} {price}"


def _cue_bids(variant: Rules) -> str:
    if variant.cue_bids == "none":
        numbers = "T5 T5.1 T5.2 T5.3 T5.4 T5.5 T5.7 T5.9 T5.10 T5.11"
        return said(at(numbers, translate("Tarokk.Help", "By these rules no bid promises a card.")))
    intro = translate(
        "Tarokk.Help",
        "A <b>cue bid</b> tells everybody: I hold this tarokk, call me. You make it by bidding higher than "
        "you have to. You may make a bid that promises a card only if you hold that card; you never have "
        "to make it.",
    )
    return (
        said(at("T5 T5.4", intro))
        + _jumps(variant)
        + listed(_about_cues(variant))
        + heading(translate("Tarokk.Help", "The yielded game"))
        + said(_yielded(variant))
        + _examples(variant)
    )


def _jumps(variant: Rules) -> str:
    one, two = (
        translate("Tarokk.Help", "one step higher than needed"),
        translate("Tarokk.Help", "two steps higher than needed"),
    )
    head = (translate("Tarokk.Help", "Bid"), translate("Tarokk.Help", "Promises"))
    rows = [(one, "XIX"), (two, "XVIII")]
    if variant.cue_bids == "level":
        rows = [
            (translate("Tarokk.Help", "so high that only Solo is left to the others"), "XVIII"),
            (translate("Tarokk.Help", "any other jump"), "XIX"),
        ]
    elif variant.cue_bids == "online":
        solo = translate("Tarokk.Help", "Solo, but not over a held Two")
        held = translate("Tarokk.Help", "One, where you could hold the Two")
        rows = [(one, "XIX"), (two, "XVIII"), (solo, "XVIII"), (held, "XVIII")]
    return at("T5.1 T5.9", "") + table(head, rows)


def _about_cues(variant: Rules) -> list[str]:
    debt = translate(
        "Tarokk.Help",
        "If the Pagát is your only honour when you make the promise, you <b>owe Pagátultimó</b>: you must "
        "announce it in your first turn in the round of announcements, even as the declarer.",
    )
    if variant.cue_debt == "accepted":
        debt = translate(
            "Tarokk.Help",
            "If the Pagát is your only honour when you make the promise and another player must call you, "
            "you <b>owe Pagátultimó</b>: you must announce it in your first turn in the round of "
            "announcements.",
        )
    opening = {
        "yes": "",
        "no": translate("Tarokk.Help", "The first bid of an auction is never a cue bid."),
        "if_passed": translate(
            "Tarokk.Help",
            "A first bid of Two or One becomes a cue bid only if its bidder passes after another bid: that "
            "pass promises the card. Holding or bidding again cancels it.",
        ),
    }[variant.opening_cue]
    lines = [
        at(
            "T5.2 T5.3",
            translate(
                "Tarokk.Help",
                "Only the first jump in an auction is a cue bid; later ones promise nothing. Nor does a bid "
                "that nobody can answer any more.",
            ),
        ),
        translate(
            "Tarokk.Help",
            "If another player becomes the declarer, the promised card must be called. If the cue bidder "
            "does, the promise has no meaning for the call.",
        ),
        at("T5.5", translate("Tarokk.Help", "The cue bidder may go on bidding, and hold.")),
        at("T9.8", debt),
    ]
    if opening:
        lines.append(at("T5.10", opening))
    else:
        lines[0] = at("T5.10", lines[0])
    if variant.cue_bids == "online":
        lines.append(
            translate(
                "Tarokk.Help",
                "A jump from Two to One by a player who could hold is rejected if the next bid is a hold: "
                "then it promises nothing.",
            )
        )
    return lines


def _yielded(variant: Rules) -> str:
    text = translate(
        "Tarokk.Help",
        "One player bids Three, another Two, and the rest pass. If the first bidder now passes instead of "
        "holding, the game is yielded: that pass promises the XX and a high honour, and the XX must be "
        "called. Without these cards you cannot pass there.",
    )
    if not variant.yield_high_honour:
        text = translate(
            "Tarokk.Help",
            "One player bids Three, another Two, and the rest pass. If the first bidder now passes instead "
            "of holding, the game is yielded: that pass promises the XX, which must be called. Without the "
            "XX you cannot pass there; without a high honour you owe Pagátultimó.",
        )
    return at("T5.7 T5.11", text)


def _examples(variant: Rules) -> str:
    """Examples of auctions with cue bids by the usual rules."""
    if variant.cue_bids != "jump" or variant.opening_cue != "yes":
        return ""
    three, two, one, solo = (terms.bid_name(level) for level in range(1, 5))
    hold, passes = translate("Tarokk.Help", "hold"), translate("Tarokk.Help", "pass")
    head = (
        translate("Tarokk.Help", "1st"),
        translate("Tarokk.Help", "2nd"),
        translate("Tarokk.Help", "3rd"),
        translate("Tarokk.Help", "4th"),
        translate("Tarokk.Help", "What it means"),
    )
    nothing = translate("Tarokk.Help", "nothing: Two was the least")
    rows = [
        (three, two, passes, passes, nothing),
        (three, one, "", "", translate("Tarokk.Help", "the 2nd has the XIX")),
        (three, solo, "", "", translate("Tarokk.Help", "the 2nd has the XVIII")),
        (two, "", "", "", translate("Tarokk.Help", "the 1st has the XIX")),
        (passes, passes, passes, one, translate("Tarokk.Help", "nothing: nobody can answer")),
        (f"{three}, {hold}", two, passes, passes, translate("Tarokk.Help", "the 1st did not yield")),
        (f"{three}, {passes}", two, passes, passes, translate("Tarokk.Help", "the 1st has the XX")),
    ]
    return heading(translate("Tarokk.Help", "Examples")) + table(head, rows)
