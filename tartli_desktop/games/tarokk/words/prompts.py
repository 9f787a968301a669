"""What the match waits for, and how the hand stands, in sentences."""

from collections.abc import Collection, Sequence

from msgspec import structs

from tartli_desktop.cards.tarokk import Card, cards_of, mask_of
from tartli_desktop.face.sentences import Sentences
from tartli_desktop.face.words import cut_prompt
from tartli_desktop.game.rules import Draw
from tartli_desktop.games import tarokk
from tartli_desktop.games.tarokk import HIGH_HONOURS, HONOURS, HandResult, View
from tartli_desktop.games.tarokk.rules.actions import BIDS, GAME, PASS, Action, Bid, Pass
from tartli_desktop.games.tarokk.rules.bidding.auction import Promise
from tartli_desktop.games.tarokk.rules.sides import DECLARERS, Side, other
from tartli_desktop.games.tarokk.rules.talon import ground
from tartli_desktop.games.tarokk.words import account
from tartli_desktop.games.tarokk.words.account import against, brought
from tartli_desktop.games.tarokk.words.terms import bid_name, kontra_word, tarokk_name, term, void_line
from tartli_desktop.games.tarokk.words.utterances import pass_words
from tartli_desktop.kit.prompts import state_text, usual_prompt, whose_turn
from tartli_desktop.session.match_state import Phase
from tartli_desktop.text.context import Context
from tartli_desktop.text.numbers import in_digits
from tartli_desktop.text.placeholders import begun, closed

say = Sentences("tarokk", "prompts")
tr = Context("Tarokk.Prompts")


def promise_by(view: View, action: Action) -> Promise | None:
    """What the seat that speaks would promise by an action of the auction, legal or not."""
    auction = view.bidding
    if auction.to_speak is None:
        return None
    if isinstance(action, Bid):
        return auction.promise_of(auction.to_speak, action.level)
    return auction.apply(action) if isinstance(action, Pass) else None


def promises_in_prompt(view: View) -> list[str]:
    """What a pass would promise, and which bids would promise a card that the player does not hold (T5).

    Nothing for a player without an honour, who cannot bid at all (T4.3).
    """
    if view.phase != "auction":
        return []
    by_pass = promise_by(view, PASS)
    parts = []
    if by_pass is not None:
        told = say(
            "pass-promises" if PASS in view.legal else "pass-refused",
            yields=by_pass.state == "yield",
            high_honour=by_pass.state == "yield" and view.rules.yield_high_honour,
            card=tarokk_name(by_pass.card),
        )
        parts.append(told)
    if mask_of(view.hand) & HONOURS:
        parts.append(_needed(view))
    return parts


def owes_ultimo(view: View) -> bool:
    """Whether a cue bid would make the viewer owe pagátultimó, the pagát being the only honour (T5.4)."""
    return not mask_of(view.hand) & HIGH_HONOURS


def _needed(view: View) -> str:
    """Which bids need a card that the viewer lacks: at most two, since a cue bid jumps one level or two."""
    needed = []
    for level in range(view.bidding.level + 1, len(BIDS) + 1):
        promise = promise_by(view, Bid(level))
        if promise is not None and Bid(level) not in view.legal:
            needed.append((bid_name(level), tarokk_name(promise.card)))
    if not needed:
        return ""
    (bid, card), (other_bid, other_card) = (*needed, ("", ""))[:2]
    return begun(say("needed", bid=bid, card=card, other_bid=other_bid, other_card=other_card))


def standing_promise(view: View, names: Sequence[str]) -> str:
    """Who has promised what in this auction: "Cue bid (Vilma): XIX"; empty if nothing was promised."""
    if view.promise is None:
        return ""
    state, seat, card = view.promise
    if view.rules.cue_accept == "hold" and state == "cue" and view.bidding.is_accepted:
        state = "accepted"
    elif view.rules.cue_accept != "hold" and state == "cancelled":
        return ""
    return say.get(f"promise-{state}", who=names[seat], card=tarokk_name(card)) or ""


def fate_of_cue(view: View, names: Sequence[str]) -> str:
    """What the last word of the auction made of a cue bid that counts only if held (T22.4); else empty."""
    if view.rules.cue_accept != "hold" or view.promise is None or not view.auction:
        return ""
    seat, before, now = view.promise[1], view.bidding_before, view.bidding
    if before.promise is None or before.promise.state != "cue":
        return ""
    if view.promise[0] == "cancelled":
        return say("cue-cancelled", who=names[seat])
    if now.is_accepted and not before.is_accepted:
        return say("cue-accepted", who=names[seat])
    return ""


def prompt(phase: Phase, view: View, names: Sequence[str], *_: object) -> str:
    """What the match waits for; empty if nothing needs saying."""
    match phase:
        case Phase.DECIDE:
            return _decision(view, names)
        case Phase.CUT if view.rules.cut == "knock":
            return f"{cut_prompt(names[view.dealer])} {say('or-knock')}"
        case Phase.HAND_OVER | Phase.MATCH_OVER if view.result is not None:
            return hand_line(view.result, view, names)
    return usual_prompt(phase, names[view.dealer], whose_turn(say, view, view.phase, names))


def _decision(view: View, names: Sequence[str]) -> str:
    match view.phase:
        case "auction":
            return " ".join((asked_to_bid(view), *filter(None, promises_in_prompt(view))))
        case "discard":
            drawn = ", ".join(map(tarokk_name, view.talon))
            return say.get(f"discard-{len(view.talon)}", cards=drawn) or ""
        case "annul":
            found = ground(view.rules, mask_of(view.hand), mask_of(view.discards))
            # Whoever may not annul is not asked (T7.2).
            return say("annul", holding=term(f"held-{found}") if isinstance(found, str) else "")
        case "announce":
            return _speaking(view, names)
        case "batch" | "raise":
            return say(view.phase)
    leader, led = view.trick[0] if view.trick else (0, None)
    return say("play", leader=names[leader], led="" if led is None else tarokk_name(led))


def asked_to_bid(view: View) -> str:
    """What can be done about the standing bid, without what bids promise."""
    if view.legal == (PASS,):
        return say("only-pass" if mask_of(view.hand) & HONOURS else "no-honour")
    if view.legal == (tarokk.HOLD,):
        return say("only-hold")
    if PASS not in view.legal:
        return say("hold-or-higher")
    if tarokk.HOLD not in view.legal:
        return say("first-bid" if view.bidding.bidder is None else "higher")
    return say("hold-or-pass" if len(view.legal) == 2 else "hold-higher-or-pass")


def _speaking(view: View, names: Sequence[str]) -> str:
    """What can be said in the round of announcements, and above all what must be (T8, T9.8, T9.9)."""
    if view.called is None:
        return _calling(view, names)
    must = owed(view) or kontra_first(view)
    if must:
        return must
    return say(
        "speak",
        can_announce=any(isinstance(action, tarokk.Announce) for action in view.legal),
        can_kontra=any(isinstance(action, tarokk.SayKontra) for action in view.legal),
        nothing=pass_words(),
    )


def owed(view: View) -> str:
    """What must be said before the turn can be closed (T9.8, T9.9); empty if nothing is owed."""
    legal = view.legal
    if view.phase != "announce" or view.called is None or not legal or PASS in legal:
        return ""
    if (tarokks := _owed_by_pais(view)) is not None:
        return say("owe-declaration", count=tarokks.count)
    if all(isinstance(action, tarokk.DeclareTarokks) for action in legal):
        return say("owe-tarokks")
    if tarokk.Announce("ultimo") in legal:
        return say("owe-cue")
    if tarokk.SayKontra(1, GAME) not in legal:
        return say("owe-ultimo")
    if view.called not in view.discards:
        return say("owe-kontra-first")
    return say("owe-kontra", card=tarokk_name(view.called))


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
        return say("owe-tarokks")
    promise = view.promise
    by = ""
    if promise is not None and promise[1] != view.seat and cards == [promise[2]]:
        by = names[promise[1]]
    return say("call", by=by, card=tarokk_name(cards[0]) if len(cards) == 1 else "")


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
    return "" if side is None else say("kontra-first", as_partner=side == DECLARERS, nothing=pass_words())


def own_side(view: View, names: Sequence[str]) -> str:
    """Which side the viewer is on, and whether the others know it; empty before the call.

    A declarer with a partner knows, from every heading.
    """
    if view.side is None or (view.seat == view.declarer and not view.alone):
        return ""
    return say(
        "own-side",
        is_declarer=view.seat == view.declarer,
        is_partner=view.side == DECLARERS,
        is_public=view.all_sides_public if view.seat == view.declarer else view.sides[view.seat] is not None,
        declarer=names[view.declarer or 0],
    )


def whose(side: Side, bonuses: Collection[str], view: View, names: Sequence[str]) -> str:
    """Whose these announcements of a side are: the viewer's side's, one player's, or that side's."""
    if view.side == side:
        return say("your-side")
    seat = _owner(side, bonuses, view)
    return term(f"side-{side}") if seat is None else names[seat]


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
    own, held = auction.bidder == view.seat, auction.held
    return say("standing", own=own, held=held, who=names[auction.bidder], bid=bid_name(auction.level))


def bids_line(view: View, names: Sequence[str]) -> str:
    """How the auction went, word by word: "Bids: Anna Three, Bence pass." Empty before the first."""
    said, level = [], 0
    for seat, text in view.auction:
        action = Action.parse(text)
        word = say("listed-pass")
        if isinstance(action, Bid):
            level = action.level
            word = bid_name(level)
        elif isinstance(action, tarokk.Hold):
            word = say("listed-hold", bid=bid_name(level))
        said.append(f"{names[seat]} {word}")
    return say("bids", bids=", ".join(said)) if said else ""


def caption(view: View, names: Sequence[str]) -> str:
    """What is played, by whom, what is called and announced, in short lines; in the auction what stands."""
    if view.declarer is None or view.contract is None:
        seat = view.bidding.bidder
        bid = bid_name(view.bidding.level)
        lines = [] if seat is None else [say("player-and-bid", who=names[seat], bid=bid)]
    else:
        kontra = next((level for kind, _, level in view.items if kind == GAME), 0)
        bid = _with_kontra(bid_name(view.contract), kontra)
        lines = [say("player-and-bid", who=names[view.declarer], bid=bid)]
    if view.called is not None:
        lines.append(_called(view, view.called, names))
        lines += [_own_side_in_brief(view, names), *_announced_lines(view, names)]
        lines += declared_tarokks(view, names)
    if view.promise is not None and view.promise[2] not in (view.called, *(card for _, card in view.tricks)):
        lines.append(standing_promise(view, names))
    lines += _discarded_in_brief(view, names)
    if view.seat not in view.active:
        lines.append(say("sits-out"))
    if view.multiplier > 1:
        lines.append(say("doubled", times=view.multiplier))
    if view.notice is not None and view.phase != "over":
        lines.append(say("notice", left=view.notice[2]))
    return "\n".join(line for line in lines if line)


def pot_words(view: View) -> str:
    """What is in the ultimó pot (T22.10)."""
    return say("pot", pot=in_digits(view.pot))


def declared_tarokks(view: View, names: Sequence[str]) -> list[str]:
    """How many tarokks each player has declared (T9.3): "Anna: 8 tarokks"."""
    said = [(seat, Action.parse(text)) for seat, text in view.said]
    return [
        say("declared", who=names[seat], count=action.count)
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
        counts = say("the-others", count=others)
    else:
        tells_none = view.rules.tells_in_turn
        counts = ", ".join(f"{names[seat]} {count}" for seat, count in others if count or tells_none)
    return [say("discarded"), counts] if counts else []


def _own_side_in_brief(view: View, names: Sequence[str]) -> str:
    """Which side the viewer is on; for a declarer, only whether they play alone."""
    is_declarer, is_partner = view.seat == view.declarer, view.side == DECLARERS
    if view.side is None and not is_declarer:
        return ""
    brief = {"alone": view.alone, "declarer": names[view.declarer or 0]}
    return say("own-side-in-brief", is_declarer=is_declarer, is_partner=is_partner, **brief)


def _announced_lines(view: View, names: Sequence[str]) -> list[str]:
    """The bonuses that each side has announced, each on a line under the side."""
    lines = []
    for side in (DECLARERS, other(DECLARERS)):
        if bonuses := {kind: level for kind, owner, level in view.items if owner == side and kind != GAME}:
            seat = _owner(side, bonuses, view)
            who, is_declarers = "" if seat is None else names[seat], side == DECLARERS
            about = {"is_own": view.side == side, "alone": view.alone, "is_declarers": is_declarers}
            lines.append(say("announced", who=who, **about))
            lines += [_with_kontra(term(kind), level) for kind, level in bonuses.items()]
    return lines


def _with_kontra(name: str, level: int) -> str:
    return f"{name} ({kontra_word(level)})" if level else name


def contract_line(view: View, names: Sequence[str]) -> str:
    """What is played, in a sentence; in the auction the standing bid."""
    if view.declarer is None or view.contract is None:
        return standing_line(view, names)
    bid = bid_name(view.contract)
    told = say("contract", own=view.declarer == view.seat, who=names[view.declarer], bid=bid)
    if view.called is None:
        return told
    return f"{told} {_called(view, view.called, names)}."


def _called(view: View, called: Card, names: Sequence[str]) -> str:
    """What was called, or once everybody knows it, who the partner is (T10.1)."""
    partners = [seat for seat in view.active if seat != view.declarer and view.sides[seat] == DECLARERS]
    partner = names[partners[0]] if partners and partners != [view.seat] else ""
    alone = ""
    if view.all_sides_public and not partners and view.declarer not in (None, view.seat):
        alone = names[view.declarer or 0]
    return say("called", partner=partner, alone=alone, card=tarokk_name(called))


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
        parts.append(say("trick", number=min(len(view.winners) + 1, 9)))
    on_table = [tarokk_name(card) for _, card in view.trick]
    return state_text(parts, on_table, whose_turn(say, view, view.phase, names))


def hand_line(result: HandResult, view: View, names: Sequence[str]) -> str:
    """What a hand brought, in two sentences."""
    declarer = result.declarer
    if result.kind in ("passed", "annulled") or declarer is None:
        return void_line("passed" if view.annulled is None else view.annulled[1])
    if result.kind == "trial":
        how = say("trial", own=declarer == view.seat, who=names[declarer])
    else:
        how = against(result, view.active, names, view.seat)
    what = brought(result.payments[view.seat])
    if view.seat not in view.active and not result.payments[view.seat]:
        what = account.say("sat-out")
    return f"{how} {what}."


def draw_line(draw: Draw, viewer: int | None, names: Sequence[str], *_: object) -> str:
    """Who deals first, by the highest card."""
    card: Card = draw.rounds[-1][draw.dealer]
    return say("draw", own=draw.dealer == viewer, who=names[draw.dealer], card=tarokk_name(card))


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
        lines.append(say("tarokks-discarded", who=names[declarer], cards=cards))
    if isinstance(others, int):
        return [*lines, say("others-discarded", count=others)]
    # Who tells alone also tells that it is none (T22.11).
    lines += [
        say("tarokks-discarded", who=names[seat], cards=count)
        for seat, count in others
        if count or len(others) == 1
    ]
    return lines
