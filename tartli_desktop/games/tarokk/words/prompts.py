"""What the match waits for, and how the hand stands, in sentences."""

from collections.abc import Collection, Sequence

from msgspec import structs

from tartli_desktop.cards.tarokk import Card, cards_of, mask_of
from tartli_desktop.face.words import cut_prompt
from tartli_desktop.game.rules import Draw
from tartli_desktop.games import tarokk
from tartli_desktop.games.tarokk import HIGH_HONOURS, HONOURS, HandResult, View
from tartli_desktop.games.tarokk.rules.actions import BIDS, GAME, PASS, Action, Bid, Pass
from tartli_desktop.games.tarokk.rules.bidding.auction import Promise
from tartli_desktop.games.tarokk.rules.sides import DECLARERS, Side, other
from tartli_desktop.games.tarokk.rules.talon import ground
from tartli_desktop.games.tarokk.words.account import against, brought
from tartli_desktop.games.tarokk.words.terms import (
    bid_name,
    holding_name,
    item_name,
    kontra_word,
    side_name,
    tarokk_name,
    void_line,
)
from tartli_desktop.games.tarokk.words.utterances import pass_words
from tartli_desktop.kit.prompts import state_text, usual_prompt
from tartli_desktop.session.match_state import Phase
from tartli_desktop.text.context import Context
from tartli_desktop.text.numbers import in_digits
from tartli_desktop.text.placeholders import begun, closed, fill

tr = Context("Tarokk.Prompts")
tr_summary = Context("Tarokk.Summary")
tr_promises = Context("Tarokk.Promises")


def promise_by(view: View, action: Action) -> Promise | None:
    """What the seat that speaks would promise by an action of the auction, legal or not."""
    auction = view.bidding
    if auction.to_speak is None:
        return None
    if isinstance(action, Bid):
        return auction.promise_of(auction.to_speak, action.level)
    return auction.apply(action) if isinstance(action, Pass) else None


def told_of_pass(promise: Promise, view: View) -> str:
    """What a pass promises: a yielded game (T5.7), or the card of a bid that waited for it (T5.10)."""
    if promise.state != "yield":
        return fill(tr_promises("Pass: promises the %1."), tarokk_name(promise.card))
    if view.rules.yield_high_honour:
        return tr_promises("A pass yields: it promises the XX and a high honour.")
    return tr_promises("A pass yields: it promises the XX.")


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
        return tr_promises("A pass would promise the XX and a high honour.")
    return fill(tr_promises("A pass would promise the %1."), tarokk_name(promise.card))


def _needed(view: View) -> str:
    """Which bids need a card that the viewer lacks: at most two, since a cue bid jumps one level or two."""
    parts = []
    for level in range(view.bidding.level + 1, len(BIDS) + 1):
        promise = promise_by(view, Bid(level))
        if promise is not None and Bid(level) not in view.legal:
            parts += [bid_name(level), tarokk_name(promise.card)]
    if not parts:
        return ""
    text = tr_promises("For %1 you need the %2.", "a bid and a tarokk")
    if len(parts) > 2:
        text = tr_promises("For %1 you need the %2, for %3 the %4.", "bids and tarokks")
    return begun(fill(text, *parts))


def standing_promise(view: View, names: Sequence[str]) -> str:
    """Who has promised what in this auction: "Cue bid (Vilma): XIX"; empty if nothing was promised."""
    if view.promise is None:
        return ""
    state, seat, card = view.promise
    text = {
        "cue": tr_promises("Cue bid (%1): %2"),
        "pending": tr_promises("Cue bid if %1 passes: %2"),
        "yield": tr_promises("Yielded (%1): %2"),
        "rejected": tr_promises("Rejected cue bid (%1): %2"),
    }.get(state, "")
    if view.rules.cue_accept == "hold" and state == "cancelled":
        text = tr_promises("Cancelled cue bid (%1): %2")
    elif view.rules.cue_accept == "hold" and state == "cue" and view.bidding.is_accepted:
        text = tr_promises("Accepted cue bid (%1): %2")
    return fill(text, names[seat], tarokk_name(card)) if text else ""


def fate_of_cue(view: View, names: Sequence[str]) -> str:
    """What the last word of the auction made of a cue bid that counts only if held (T22.4); else empty."""
    if view.rules.cue_accept != "hold" or view.promise is None or not view.auction:
        return ""
    seat, before, now = view.promise[1], view.bidding_before, view.bidding
    if before.promise is None or before.promise.state != "cue":
        return ""
    if view.promise[0] == "cancelled":
        return fill(tr_promises("That cancels the cue bid (%1)."), names[seat])
    if now.is_accepted and not before.is_accepted:
        return fill(tr_promises("That accepts the cue bid (%1)."), names[seat])
    return ""


def prompt(phase: Phase, view: View, names: Sequence[str], *_: object) -> str:
    """What the match waits for; empty if nothing needs saying."""
    match phase:
        case Phase.DECIDE:
            return _decision(view, names)
        case Phase.CUT if view.rules.cut == "knock":
            or_knock = tr("Or press “Knock”: then everybody chooses a batch.")
            return f"{cut_prompt(names[view.dealer])} {or_knock}"
        case Phase.HAND_OVER | Phase.MATCH_OVER if view.result is not None:
            return hand_line(view.result, view, names)
    return usual_prompt(phase, names[view.dealer], whose_turn(view, names))


def _decision(view: View, names: Sequence[str]) -> str:
    match view.phase:
        case "batch":
            return tr("Choose nine cards: click a batch, drag it to you, or press its number.")
        case "auction":
            return " ".join((asked_to_bid(view), *filter(None, promises_in_prompt(view))))
        case "raise":
            return tr("Your Three was the only bid. You can raise it, or keep it.")
        case "discard":
            return _discarding(view)
        case "annul":
            found = ground(view.rules, mask_of(view.hand), mask_of(view.discards))
            # Whoever may not annul is not asked (T7.2).
            text = tr("You can annul the hand: %1. Do you?")
            return fill(text, holding_name(found)) if isinstance(found, str) else ""
        case "announce":
            return _speaking(view, names)
    if view.trick:
        leader, led = view.trick[0]
        return fill(tr("%1 led the %2. Your turn.", "a player, a card"), names[leader], tarokk_name(led))
    return tr("You lead.")


def asked_to_bid(view: View) -> str:
    """What can be done about the standing bid, without what bids promise."""
    if view.legal == (PASS,) and not mask_of(view.hand) & HONOURS:
        return tr("Without an honour (Skíz, XXI or Pagát) you can only pass.")
    if view.legal == (PASS,):
        return tr("You can only pass.")
    if view.legal == (tarokk.HOLD,):
        return tr("You can only hold.")
    if PASS not in view.legal:
        return tr("Hold, or bid higher.")
    if tarokk.HOLD not in view.legal:
        return tr("Your bid?") if view.bidding.bidder is None else tr("Bid higher?")
    return tr("Hold or pass?") if len(view.legal) == 2 else tr("Hold, bid higher or pass?")


def _discarding(view: View) -> str:
    count = len(view.talon)
    drawn = ", ".join(map(tarokk_name, view.talon))
    text = (
        tr("You drew: %1. Discard one card."),
        tr("You drew: %1. Discard two cards."),
        tr("You drew: %1. Discard three cards."),
    )[count - 1]
    return fill(text, drawn)


def _speaking(view: View, names: Sequence[str]) -> str:
    """What can be said in the round of announcements, and above all what must be (T8, T9.8, T9.9)."""
    if view.called is None:
        return _calling(view, names)
    must = owed(view) or kontra_first(view)
    if must:
        return must
    can_kontra = any(isinstance(action, tarokk.SayKontra) for action in view.legal)
    if any(isinstance(action, tarokk.Announce) for action in view.legal):
        text = tr("Announce something, or say “%1”.")
        if can_kontra:
            text = tr("Announce, say kontra, or say “%1”.")
    else:
        text = tr("Say kontra, or say “%1”.") if can_kontra else tr("You can only pass.")
    return fill(text, pass_words())


def owed(view: View) -> str:
    """What must be said before the turn can be closed (T9.8, T9.9); empty if nothing is owed."""
    legal = view.legal
    if view.phase != "announce" or view.called is None or not legal or PASS in legal:
        return ""
    if (tarokks := _owed_by_pais(view)) is not None:
        text = tr("You have announced or said kontra: declare your %1 tarokks before you pass.")
        return fill(text, tarokks.count)
    if all(isinstance(action, tarokk.DeclareTarokks) for action in legal):
        return tr("You owe Pagátultimó: declare your tarokks first.")
    if tarokk.Announce("ultimo") in legal:
        return tr("For your cue bid you owe Pagátultimó: announce it before you pass.")
    if tarokk.SayKontra(1, GAME) not in legal:
        return tr("You owe Pagátultimó: announce it before you pass.")
    if view.called not in view.discards:
        return tr("You owe Pagátultimó: say kontra first, then announce it.")
    text = tr("You discarded the %1, which was called: say kontra to the game.")
    return fill(text, tarokk_name(view.called))


def _owed_by_pais(view: View) -> tarokk.DeclareTarokks | None:
    """The declaration without which this turn cannot be closed, since something was announced (T22.9)."""
    said = any(isinstance(each, tarokk.Announce | tarokk.SayKontra) for each in view.said_in_turn)
    if view.rules.declarations != "pais" or not said or PASS in view.legal:
        return None
    return next((each for each in view.legal if isinstance(each, tarokk.DeclareTarokks)), None)


def what_is_owed(view: View) -> tuple[Action, ...]:
    """The actions that must come before the turn can be closed, as :func:`owed` asks for them."""
    if (tarokks := _owed_by_pais(view)) is not None:
        return (tarokks,)
    for action in (tarokk.Announce("ultimo"), tarokk.SayKontra(1, GAME)):
        if action in view.legal:
            return (action,)
    return view.legal


def _calling(view: View, names: Sequence[str]) -> str:
    cards = [action.card for action in view.legal if isinstance(action, tarokk.Call)]
    if not cards:
        return tr("You owe Pagátultimó: declare your tarokks first.")
    promise = view.promise
    if promise is not None and promise[1] != view.seat and cards == [promise[2]]:
        return fill(tr("Call the %1, which %2 has promised."), tarokk_name(promise[2]), names[promise[1]])
    if len(cards) == 1:
        return fill(tr("Call the %1: its holder is your partner."), tarokk_name(cards[0]))
    return tr("Call a tarokk: its holder is your partner.")


def presumed_side(view: View) -> Side:
    """The side that an announcement by an unproved player counts for (T10.3)."""
    for seat, text in reversed(view.said):
        action = Action.parse(text)
        binding = isinstance(action, tarokk.Announce | tarokk.SayKontra) or (
            isinstance(action, tarokk.DeclareTarokks) and view.rules.declarations == "bind"
        )
        side = view.sides[seat]
        if binding and side is not None:
            return side
    return DECLARERS


def counts_as(view: View) -> Side | None:
    """The wrong side, if the viewer's announcement would count for it (T10.3), else None."""
    if view.side is None or view.sides[view.seat] is not None:
        return None
    presumed = presumed_side(view)
    return presumed if presumed != view.side else None


def kontra_first(view: View) -> str:
    """A sentence that the viewer must say a kontra before announcing (T10.3); empty if that is not so."""
    side = counts_as(view)
    text = tr("To announce now would make you an opponent. Say kontra first, or just “%1”.")
    if side == DECLARERS:
        text = tr("To announce now would make you the declarer’s partner. Say kontra first, or just “%1”.")
    return "" if side is None else fill(text, pass_words())


def own_side(view: View, names: Sequence[str]) -> str:
    """Which side the viewer is on, and whether the others know it; empty before the call.

    A declarer with a partner knows, from every heading.
    """
    if view.side is None or (view.seat == view.declarer and not view.alone):
        return ""
    if view.seat == view.declarer:
        return tr("You play alone.") if view.all_sides_public else tr("You play alone; nobody else knows it.")
    text = tr("You play against %1.", "the declarer")
    if view.side == DECLARERS:
        text = tr("You are %1’s partner; nobody else knows it.")
        if view.sides[view.seat] is not None:
            text = tr("You are %1’s partner.")
    return fill(text, names[view.declarer or 0])


def whose(side: Side, bonuses: Collection[str], view: View, names: Sequence[str]) -> str:
    """Whose these announcements of a side are: the viewer's side's, one player's, or that side's."""
    if view.side == side:
        return tr("your side")
    seat = _owner(side, bonuses, view)
    return side_name(side) if seat is None else names[seat]


def _owner(side: Side, bonuses: Collection[str], view: View) -> int | None:
    """The seat whose these announcements of a side are; None if they are the whole side's."""
    others = {kind for kind, owner, _ in view.items if owner != side}
    said_by = {seat for seat, said in view.said if said in bonuses}
    if len(said_by) == 1 and not others & set(bonuses):
        return said_by.pop()
    # The game itself belongs to the declarer.
    return view.declarer if not said_by and side == DECLARERS else None


def standing_line(view: View, names: Sequence[str]) -> str:
    """The standing bid and who holds it: "Anna has bid two." Empty before the first."""
    auction = view.bidding
    if auction.bidder is None:
        return ""
    bid = bid_name(auction.level)
    if auction.bidder == view.seat:
        return fill(tr("Your bid stands: %1."), bid)
    return fill(tr("%1 holds: %2.") if auction.held else tr("%1 has bid: %2."), names[auction.bidder], bid)


def bids_line(view: View, names: Sequence[str]) -> str:
    """How the auction went, word by word: "Bids: Anna Three, Bence pass." Empty before the first."""
    said, level = [], 0
    for seat, text in view.auction:
        action = Action.parse(text)
        word = tr("pass", "in the list of bids")
        if isinstance(action, Bid):
            level = action.level
            word = bid_name(level)
        elif isinstance(action, tarokk.Hold):
            word = fill(tr("hold %1", "in the list of bids"), bid_name(level))
        said.append(f"{names[seat]} {word}")
    return fill(tr("Bids: %1."), ", ".join(said)) if said else ""


def whose_turn(view: View, names: Sequence[str]) -> str:
    """Whose turn it is; empty if it is the viewer's or nobody's."""
    if view.to_move is None or view.to_move == view.seat:
        return ""
    text = {
        "batch": tr("%1 is choosing a batch."),
        "auction": tr("%1 is bidding."),
        "raise": tr("%1 is thinking about raising the Three."),
        "discard": tr("%1 is discarding."),
        "annul": tr("%1 is asked about annulling the hand."),
        "announce": tr("%1 to speak."),
    }.get(view.phase, tr("%1 to play."))
    return fill(text, names[view.to_move])


def caption(view: View, names: Sequence[str]) -> str:
    """What is played, by whom, what is called and announced, in short lines; in the auction what stands."""
    text = tr("%1: %2", "a player and a bid")
    if view.declarer is None or view.contract is None:
        seat = view.bidding.bidder
        lines = [] if seat is None else [fill(text, names[seat], bid_name(view.bidding.level))]
    else:
        kontra = next((level for kind, _, level in view.items if kind == GAME), 0)
        lines = [fill(text, names[view.declarer], _with_kontra(bid_name(view.contract), kontra))]
    if view.called is not None:
        lines.append(_called(view, view.called, names))
        lines += [_own_side_in_brief(view, names), *_announced_lines(view, names)]
        lines += declared_tarokks(view, names)
    if view.promise is not None and view.promise[2] not in (view.called, *(card for _, card in view.tricks)):
        lines.append(standing_promise(view, names))
    lines += _discarded_in_brief(view, names)
    if view.seat not in view.active:
        lines.append(tr("You deal and sit out"))
    if view.multiplier > 1:
        lines.append(fill(tr("Doubled round: ×%1"), view.multiplier))
    if view.notice is not None and view.phase != "over":
        lines.append(_notice_line(view))
    return "\n".join(line for line in lines if line)


def pot_words(view: View) -> str:
    """What is in the ultimó pot (T22.10)."""
    return fill(tr("Pot: %1"), in_digits(view.pot))


def declared_tarokks(view: View, names: Sequence[str]) -> list[str]:
    """How many tarokks each player has declared (T9.3): "Anna: 8 tarokks"."""
    said = [(seat, Action.parse(text)) for seat, text in view.said]
    text = tr("%1: %2 tarokks", "a player, how many are declared")
    return [
        fill(text, names[seat], action.count)
        for seat, action in said
        if isinstance(action, tarokk.DeclareTarokks)
    ]


def _discarded_in_brief(view: View, names: Sequence[str]) -> list[str]:
    """How many tarokks the others have discarded, until the first trick has been gathered (T6.6)."""
    if view.told is None or view.winners:
        return []
    others = view.told[1]
    if isinstance(others, int):
        if not others:
            return [tr("Others: no tarokk")]
        counts = fill(tr("the others %1", "a number of tarokks"), others)
    else:
        tells_none = view.rules.tells_in_turn
        counts = ", ".join(f"{names[seat]} {count}" for seat, count in others if count or tells_none)
    return [tr("Tarokks discarded:"), counts] if counts else []


def _own_side_in_brief(view: View, names: Sequence[str]) -> str:
    """Which side the viewer is on; for a declarer, only whether they play alone."""
    if view.seat == view.declarer:
        return tr("You play alone") if view.alone else ""
    if view.side is None:
        return ""
    if view.side == DECLARERS:
        return tr("You are the partner")
    return fill(tr("You play against %1", "the declarer"), names[view.declarer or 0])


def _announced_lines(view: View, names: Sequence[str]) -> list[str]:
    """The bonuses that each side has announced, each on a line under the side."""
    lines = []
    for side in (DECLARERS, other(DECLARERS)):
        bonuses = {kind: level for kind, owner, level in view.items if owner == side and kind != GAME}
        if bonuses:
            lines.append(_who_announced(side, bonuses, view, names))
            lines += [_with_kontra(item_name(kind), level) for kind, level in bonuses.items()]
    return lines


def _who_announced(side: Side, bonuses: Collection[str], view: View, names: Sequence[str]) -> str:
    """The line above the bonuses that a side has announced."""
    if view.side == side:
        return tr("Your side announced:")
    seat = _owner(side, bonuses, view)
    if seat is not None:
        return fill(tr("%1 announced:"), names[seat])
    if side == DECLARERS:
        return tr("The declarer’s side announced:")
    return tr("The opponents announced:")


def _with_kontra(name: str, level: int) -> str:
    return f"{name} ({kontra_word(level)})" if level else name


def _notice_line(view: View) -> str:
    """That notice was given, and how many hands are left, the running one included (T2.6)."""
    assert view.notice is not None
    left = view.notice[2]
    if left is None:
        return tr("Notice: the Skíz decides")
    return fill(tr("Notice, hands left: %1"), left)


def contract_line(view: View, names: Sequence[str]) -> str:
    """What is played, in a sentence; in the auction the standing bid."""
    if view.declarer is None or view.contract is None:
        return standing_line(view, names)
    bid = bid_name(view.contract)
    if view.declarer == view.seat:
        told = fill(tr("You are the declarer: %1."), bid)
    else:
        told = fill(tr("%1 is the declarer: %2."), names[view.declarer], bid)
    if view.called is None:
        return told
    return f"{told} {_called(view, view.called, names)}."


def _called(view: View, called: Card, names: Sequence[str]) -> str:
    """What was called, or once everybody knows it, who the partner is (T10.1)."""
    partners = [seat for seat in view.active if seat != view.declarer and view.sides[seat] == DECLARERS]
    if partners and partners != [view.seat]:
        text = tr("Partner: %1 (%2)", "a player, the called tarokk")
        return fill(text, names[partners[0]], tarokk_name(called))
    if view.all_sides_public and not partners and view.declarer not in (None, view.seat):
        return fill(tr("%1 plays alone"), names[view.declarer or 0])
    return fill(tr("Called: %1"), tarokk_name(called))


def state_line(view: View, names: Sequence[str], *_: object, tells_counts: bool = True) -> str:
    """How the hand stands: what is played, what lies in the trick, whose turn it is."""
    if not any(view.sizes):
        return ""
    parts = [contract_line(view, names), "" if view.tricks else bids_line(view, names)]
    if view.seat != view.declarer:
        parts.append(own_side(view, names))
    parts += map(closed, declared_tarokks(view, names))
    if view.rules.ultimo_pot:
        parts.append(closed(pot_words(view)))
    if view.phase == "play":
        parts.append(fill(tr("Trick %1."), min(len(view.winners) + 1, 9)))
    on_table = [tarokk_name(card) for _, card in view.trick]
    return state_text(parts, on_table, whose_turn(view, names))


def hand_line(result: HandResult, view: View, names: Sequence[str]) -> str:
    """What a hand brought, in two sentences."""
    declarer = result.declarer
    if result.kind in ("passed", "annulled") or declarer is None:
        return void_line("passed" if view.annulled is None else view.annulled[1])
    if result.kind == "trial":
        how = tr("The trial failed: there was no honour in the talon.")
        if declarer != view.seat:
            how = fill(tr("The trial failed: %1 found no honour."), names[declarer])
    else:
        how = against(result, view.active, names, view.seat)
    what = brought(result.payments[view.seat])
    if view.seat not in view.active and not result.payments[view.seat]:
        what = tr_summary("You sat out this hand")
    return f"{how} {what}."


def draw_line(draw: Draw, viewer: int | None, names: Sequence[str], *_: object) -> str:
    """Who deals first, by the highest card."""
    card: Card = draw.rounds[-1][draw.dealer]
    if draw.dealer == viewer:
        return fill(tr("You have the highest card, the %1: you deal."), tarokk_name(card))
    return fill(tr("%1 deals, with the highest card: %2."), names[draw.dealer], tarokk_name(card))


def newly_told(told: tarokk.TarokksDiscarded, tellers: Collection[int | None]) -> tarokk.TarokksDiscarded:
    """What a telling adds to the earlier ones, where each player tells in turn (T22.11)."""
    if isinstance(told.others, int) or not told.others:
        return told
    return structs.replace(told, declarers=(), others=tuple(e for e in told.others if e[0] in tellers))


def discard_lines(told: tarokk.TarokksDiscarded, declarer: int, names: Sequence[str]) -> list[str]:
    """What everybody is told about the tarokks among the discards, in lines (T6.6)."""
    shown, others, lines = told.declarers, told.others, list[str]()
    if shown:
        cards = ", ".join(map(tarokk_name, cards_of(mask_of(shown))))
        lines.append(fill(tr("Tarokks discarded (%1): %2."), names[declarer], cards))
    if isinstance(others, int):
        text = tr("Tarokks discarded by the three others: %1.")
        lines.append(fill(text, others) if others else tr("The discards of the three others are clean."))
        return lines
    text = tr("Tarokks discarded (%1): %2.")
    # Who tells alone also tells that it is none (T22.11).
    lines += [fill(text, names[seat], count) for seat, count in others if count or len(others) == 1]
    return lines
