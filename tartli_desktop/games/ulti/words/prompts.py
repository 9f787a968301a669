"""What the match waits for, and how the hand stands, in sentences."""

from collections.abc import Sequence

from tartli_desktop.cards.german import Card
from tartli_desktop.face.sentences import Sentences
from tartli_desktop.game.rules import Draw
from tartli_desktop.games.ulti import CONTRACTS, HandResult, View
from tartli_desktop.games.ulti.coach.facts import announcements
from tartli_desktop.games.ulti.rules.actions import KEEP, Announce, Double
from tartli_desktop.kit.prompts import state_text, usual_prompt, whose_turn
from tartli_desktop.session.match_state import Phase
from tartli_desktop.text.amounts import signed
from tartli_desktop.text.card_names import card_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun

from .money import as_it_stands, gain, if_claimed, loss
from .terms import bid_name, level_word, marriages_in_sentence, part_name, trump_name

tr = Context("Ulti.Prompts")
say = Sentences("ulti", "prompts")


def prompt(phase: Phase, view: View, names: Sequence[str], *_: object) -> str:
    """What the match waits for; empty if nothing needs saying."""
    match phase:
        case Phase.DECIDE:
            return _decision(view, names)
        case Phase.HAND_OVER | Phase.MATCH_OVER if view.results:
            return f"{hand_line(view.results[-1], view.seat, names)}."
    return usual_prompt(phase, names[view.dealer], whose_turn(say, view, view.phase, names))


def _decision(view: View, names: Sequence[str]) -> str:
    first_round, standing = view.bidding.first_round, view.standing
    match view.phase:
        case "lay":
            return say("lay", opens=standing is None, raises=view.bidding.raising)
        case "bid":
            keeps = KEEP in view.legal and standing is not None
            worth = 0 if standing is None else CONTRACTS[standing[1]].value * standing[2]
            only, opens = len(view.legal) == 1, standing is None
            return say("bid", first_round=first_round, opens=opens, keeps=keeps, only=only, worth=worth)
        case "auction":
            return say("auction")
        case "trump":
            contract = CONTRACTS[view.contract or "simple"]
            times, unit = view.multiplier or 1, view.rules.unit
            won, lost = gain(contract, times), -loss(contract, times)
            money = {"won_money": signed(won * unit), "lost_money": signed(lost * unit)}
            return say("trump", won=signed(won), lost=signed(lost), **money)
        case "answer":
            return f"{say('answer')} {as_it_stands(view)}"
        case "claim":
            return say(
                "claim",
                betli=CONTRACTS[view.contract or "simple"].has("betli"),
                who=names[view.soloist or 0],
                brings=if_claimed(view),
                hidden=view.open_hands[view.soloist or 0] is None,
            )
    asked = _card_asked(view, names)
    return say("claim-refused", asked=asked) if _is_claim_refused(view) else asked


def _is_claim_refused(view: View) -> bool:
    return (view.seat, "claim", len(view.tricks) + 1) in view.claims


def asks_for_card_alone(view: View) -> bool:
    """Whether the viewer must follow to a trick, and there is nothing else to say or to tell."""
    may_speak = any(isinstance(action, Double | Announce) for action in view.legal)
    return view.phase == "play" and bool(view.trick) and not may_speak and not _is_claim_refused(view)


def _card_asked(view: View, names: Sequence[str]) -> str:
    """The request for a card, with what can be said before it."""
    can_announce = any(isinstance(action, Announce) for action in view.legal)
    return say(
        "play",
        marriages=marriages_in_sentence(announcements(view)[0].values) if can_announce else "",
        can_double=any(isinstance(action, Double) for action in view.legal),
        who=names[view.leader or 0],
        led=card_name(view.trick[0]) if view.trick else "",
    )


def standing_line(view: View, names: Sequence[str]) -> str:
    """The standing bid and its value: "Anna bids Ulti, 5 points." """
    if view.standing is None:
        return ""
    seat, bid, multiplier = view.standing
    value = CONTRACTS[bid].value * multiplier
    return say("standing", own=seat == view.seat, who=names[seat], bid=bid_name(bid), worth=value)


def caption(view: View, names: Sequence[str], count: tuple[int, int] | None = None) -> str:
    """What is played, by whom and with which trumps, in short lines; in the auction, what stands.

    ``count``: the points of the soloist and of the defenders so far, if they are shown.
    """
    if view.contract is None or view.soloist is None:
        if view.standing is None:
            return ""
        seat, bid, multiplier = view.standing
        value = CONTRACTS[bid].value * multiplier
        return f"{say('player-and-bid', who=names[seat], bid=bid_name(bid))}\n{say('worth', worth=value)}"
    lines = [say("player-and-bid", who=names[view.soloist], bid=bid_name(view.contract))]
    defenders = [seat for seat in range(3) if seat != view.soloist]
    reached = {levels[seat] for _, levels in view.levels for seat in defenders}
    if len(reached) == 1 and any(reached):
        # On a line of its own it would make all the letters too small.
        lines[0] = say("doubled", contract=lines[0], level=level_word(max(reached)))
    else:
        lines += doubled_lines(view, names)
    if view.trump is not None:
        lines.append(say("trumps-in-brief", trumps=trump_name(view.trump)))
    if count is not None:
        lines.append(say("points-in-brief", soloist=count[0], defenders=count[1]))
    return "\n".join(lines)


def doubled_lines(view: View, names: Sequence[str]) -> list[str]:
    """What is doubled, one line for each level, the highest first: "Redouble: Ulti", "Double: Simple"."""
    by_level: dict[int, list[str]] = {}
    for component, levels in view.levels:
        defenders = [seat for seat in range(3) if seat != view.soloist]
        name = part_name(component)
        if len({levels[seat] for seat in defenders}) == 1:
            by_level.setdefault(levels[defenders[0]], []).append(name)
            continue
        for seat in defenders:
            by_level.setdefault(levels[seat], []).append(say("doubled-by", part=name, who=names[seat]))
    raised = sorted((level for level in by_level if level), reverse=True)
    return [
        begun(say("double", level=level_word(level), parts=", ".join(by_level[level]))) for level in raised
    ]


def contract_line(view: View, names: Sequence[str]) -> str:
    """What is played, in a sentence; in the auction the standing bid."""
    if view.contract is None or view.soloist is None:
        return standing_line(view, names)
    own, who, contract = view.soloist == view.seat, names[view.soloist], bid_name(view.contract)
    trumps = "" if view.trump is None else trump_name(view.trump)
    return say("contract", own=own, who=who, contract=contract, trumps=trumps)


def state_line(view: View, names: Sequence[str], count: tuple[int, int] | None = None) -> str:
    """How the hand stands: what is played, the points so far, what lies in the trick, whose turn it is."""
    if not view.hand_number:
        return ""
    parts = [contract_line(view, names), *(f"{line}." for line in doubled_lines(view, names))]
    if view.contract is not None and view.to_move is not None:
        parts.append(say("trick", number=min(len(view.tricks) + 1, 10)))
    if count is not None:
        parts.append(say("points", soloist=count[0], defenders=count[1]))
    on_table = [card_name(card) for card in view.trick]
    return state_text(parts, on_table, whose_turn(say, view, view.phase, names))


def hand_line(result: HandResult, viewer: int, names: Sequence[str]) -> str:
    """What became of the contract, and what that brought the viewer: "You win Ulti: 10 points"."""
    bid = [each for each in result.components if not each.name.startswith("silent")]
    lost = [part_name(each.name) for each in bid if not each.won]
    how = "won" if not lost else "lost" if len(lost) == len(bid) else "partly"
    points, who = result.points[viewer], names[result.soloist]
    if result.soloist == viewer:
        told = tr("−%n point(s)", None, -points) if points < 0 else tr("%n point(s)", None, points)
    else:
        told = tr("you get %n point(s)", None, points) if points else say("nobody-pays")
        if points < 0:
            told = tr("you pay %n point(s)", None, -points)
    whose = "own" if result.soloist == viewer else "other"
    line = say(f"{whose}-{how}", who=who, contract=bid_name(result.contract), points=told)
    return say("lost-parts", hand=line, parts=", ".join(lost)) if how == "partly" else line


def draw_line(draw: Draw, viewer: int | None, names: Sequence[str]) -> str:
    """Who deals first, by the lowest card."""
    card: Card = draw.rounds[-1][draw.dealer]
    return say("draw", own=draw.dealer == viewer, who=names[draw.dealer], card=card_name(card))
