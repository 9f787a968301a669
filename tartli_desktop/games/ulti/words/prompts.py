"""What the match waits for, and how the hand stands, in sentences."""

from collections.abc import Sequence

from tartli_desktop.cards.german import Card
from tartli_desktop.game.rules import Draw
from tartli_desktop.games.ulti import CONTRACTS, HandResult, View
from tartli_desktop.games.ulti.coach.facts import announcements
from tartli_desktop.games.ulti.rules.actions import KEEP, Announce, Double
from tartli_desktop.kit.prompts import state_text, usual_prompt
from tartli_desktop.session.match_state import Phase
from tartli_desktop.text.amounts import signed
from tartli_desktop.text.card_names import card_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, fill

from .money import as_it_stands, gain, if_claimed, loss
from .terms import bid_name, level_word, marriages_in_sentence, part_name, trump_name

tr = Context("Ulti.Prompts")


def prompt(phase: Phase, view: View, names: Sequence[str], *_: object) -> str:
    """What the match waits for; empty if nothing needs saying."""
    match phase:
        case Phase.DECIDE:
            return _decision(view, names)
        case Phase.HAND_OVER | Phase.MATCH_OVER if view.results:
            return f"{hand_line(view.results[-1], view.seat, names)}."
    return usual_prompt(phase, names[view.dealer], whose_turn(view, names))


def _decision(view: View, names: Sequence[str]) -> str:
    match view.phase:
        case "lay" if view.standing is None:
            return tr("You open. Discard two cards, then bid.")
        case "lay" if view.bidding.raising:
            return tr("Discard two cards, then keep your bid or bid higher.")
        case "lay":
            return tr("Discard two cards, then bid higher.")
        case "bid" if view.bidding.first_round and view.standing is None:
            return tr("First round, every bid counts double: bid or pass.")
        case "bid" if view.bidding.first_round:
            return tr("Bid higher at double value, or pass.")
        case "bid" if KEEP in view.legal and view.standing is not None:
            _, bid, multiplier = view.standing
            text = tr("Keep your bid, worth %1: none of its kind is higher.")
            if len(view.legal) > 1:
                text = tr("Keep your bid, worth %1, or bid higher of the same kind.")
            return fill(text, CONTRACTS[bid].value * multiplier)
        case "bid":
            return tr("Choose your bid.")
        case "auction":
            return tr("Bid higher?")
        case "trump":
            contract = CONTRACTS[view.contract or "simple"]
            times, unit = view.multiplier or 1, view.rules.unit
            won, lost = gain(contract, times), -loss(contract, times)
            text = tr("Name the trumps. Won: %1 points (%2 Ft). Lost: %3 (%4 Ft).")
            return fill(text, signed(won), signed(won * unit), signed(lost), signed(lost * unit))
        case "answer":
            asked = tr("Do you answer?")
            return f"{asked} {as_it_stands(view)}"
        case "claim":
            if CONTRACTS[view.contract or "simple"].has("betli"):
                text = tr("%1 claims to win no more tricks. Do you agree?")
            else:
                text = tr("%1 claims the rest. Do you agree?")
            text = f"{fill(text, names[view.soloist or 0])} {if_claimed(view)}"
            if view.open_hands[view.soloist or 0] is None:
                text += " " + tr("No cards are shown.")
            return text
    asked = _card_asked(view, names)
    if _is_claim_refused(view):
        return fill(tr("Your claim was refused. %1"), asked)
    return asked


def _is_claim_refused(view: View) -> bool:
    return (view.seat, "claim", len(view.tricks) + 1) in view.claims


def asks_for_card_alone(view: View) -> bool:
    """Whether the viewer must follow to a trick, and there is nothing else to say or to tell."""
    may_speak = any(isinstance(action, Double | Announce) for action in view.legal)
    return view.phase == "play" and bool(view.trick) and not may_speak and not _is_claim_refused(view)


def _card_asked(view: View, names: Sequence[str]) -> str:
    """The request for a card, with what can be said before it."""
    can_double = any(isinstance(action, Double) for action in view.legal)
    can_announce = any(isinstance(action, Announce) for action in view.legal)
    if can_double and not can_announce:
        return tr("Play a card. You can double first.")
    if can_announce:
        text = tr("Play a card. You can announce %1 first.", "marriages")
        if can_double:
            text = tr("Play a card. You can double and announce %1 first.", "marriages")
        return fill(text, marriages_in_sentence(announcements(view)[0].values))
    if view.trick:
        text = tr("%1 led the %2. Your turn.", "a player, a card")
        return fill(text, names[view.leader or 0], card_name(view.trick[0]))
    return tr("You lead.")


def standing_line(view: View, names: Sequence[str]) -> str:
    """The standing bid and its value: "Anna bids Ulti, 5 points." """
    if view.standing is None:
        return ""
    seat, bid, multiplier = view.standing
    value = CONTRACTS[bid].value * multiplier
    if seat == view.seat:
        return fill(tr("Your %1 stands, worth %2."), bid_name(bid), value)
    return fill(tr("%1 has bid %2, worth %3."), names[seat], bid_name(bid), value)


def whose_turn(view: View, names: Sequence[str]) -> str:
    """Whose turn it is; empty if it is the viewer's or nobody's."""
    if view.to_move is None or view.to_move == view.seat:
        return ""
    text = {
        "lay": tr("%1 is bidding."),
        "bid": tr("%1 is bidding."),
        "auction": tr("%1 is thinking about a higher bid."),
        "trump": tr("%1 is naming trumps."),
        "answer": tr("%1 is thinking about an answer."),
        "claim": tr("%1 is thinking about the claim."),
    }.get(view.phase, tr("%1 to play."))
    return fill(text, names[view.to_move])


def caption(view: View, names: Sequence[str], count: tuple[int, int] | None = None) -> str:
    """What is played, by whom and with which trumps, in short lines; in the auction, what stands.

    ``count``: the points of the soloist and of the defenders so far, if they are shown.
    """
    text = tr("%1: %2", "a player and a bid")
    if view.contract is None or view.soloist is None:
        if view.standing is None:
            return ""
        seat, bid, multiplier = view.standing
        value = CONTRACTS[bid].value * multiplier
        worth = fill(tr("worth %1"), value)
        return f"{fill(text, names[seat], bid_name(bid))}\n{worth}"
    lines = [fill(text, names[view.soloist], bid_name(view.contract))]
    defenders = [seat for seat in range(3) if seat != view.soloist]
    reached = {levels[seat] for _, levels in view.levels for seat in defenders}
    if len(reached) == 1 and any(reached):
        # On a line of its own it would make all the letters too small.
        doubled = tr("%1, %2", "a contract, and how high it is doubled")
        lines[0] = fill(doubled, lines[0], level_word(max(reached)))
    else:
        lines += doubled_lines(view, names)
    if view.trump is not None:
        lines.append(fill(tr("Trumps: %1"), trump_name(view.trump)))
    if count is not None:
        lines.append(fill(tr("Soloist %1, defenders %2"), *count))
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
        text = tr("%1 (%2)", "a part, and the defender who has doubled it")
        for seat in defenders:
            by_level.setdefault(levels[seat], []).append(fill(text, name, names[seat]))
    text = tr("%1: %2", "a double, and the parts")
    raised = sorted((level for level in by_level if level), reverse=True)
    return [begun(fill(text, level_word(level), ", ".join(by_level[level]))) for level in raised]


def contract_line(view: View, names: Sequence[str]) -> str:
    """What is played, in a sentence; in the auction the standing bid."""
    if view.contract is None or view.soloist is None:
        return standing_line(view, names)
    contract = bid_name(view.contract)
    told = fill(tr("%1 plays %2."), names[view.soloist], contract)
    if view.soloist == view.seat:
        told = fill(tr("You play %1."), contract)
    trumps = "" if view.trump is None else fill(tr("Trumps: %1."), trump_name(view.trump))
    return f"{told} {trumps}".rstrip()


def state_line(view: View, names: Sequence[str], count: tuple[int, int] | None = None) -> str:
    """How the hand stands: what is played, the points so far, what lies in the trick, whose turn it is."""
    if not view.hand_number:
        return ""
    parts = [contract_line(view, names), *(f"{line}." for line in doubled_lines(view, names))]
    if view.contract is not None and view.to_move is not None:
        parts.append(fill(tr("Trick %1."), min(len(view.tricks) + 1, 10)))
    if count is not None:
        parts.append(fill(tr("Points so far: soloist %1, defenders %2."), *count))
    on_table = [card_name(card) for card in view.trick]
    return state_text(parts, on_table, whose_turn(view, names))


def hand_line(result: HandResult, viewer: int, names: Sequence[str]) -> str:
    """What became of the contract, and what that brought the viewer: "You win Ulti: 10 points"."""
    bid = [each for each in result.components if not each.name.startswith("silent")]
    lost = [part_name(each.name) for each in bid if not each.won]
    # Won, lost, or partly both.
    place = 0 if not lost else 1 if len(lost) == len(bid) else 2
    points, contract = result.points[viewer], bid_name(result.contract)
    if result.soloist == viewer:
        text = (tr("You win %1: %2"), tr("You lose %1: %2"), tr("You play %1: %2"))[place]
        told = tr("−%n point(s)", None, -points) if points < 0 else tr("%n point(s)", None, points)
        line = fill(text, contract, told)
    else:
        text = (tr("%1 wins %2: %3"), tr("%1 loses %2: %3"), tr("%1 plays %2: %3"))[place]
        told = tr("you get %n point(s)", None, points) if points else tr("nobody pays")
        if points < 0:
            told = tr("you pay %n point(s)", None, -points)
        line = fill(text, names[result.soloist], contract, told)
    return fill(tr("%1 (lost: %2)", "what a hand brought"), line, ", ".join(lost)) if place == 2 else line


def draw_line(draw: Draw, viewer: int | None, names: Sequence[str]) -> str:
    """Who deals first, by the lowest card."""
    card: Card = draw.rounds[-1][draw.dealer]
    if draw.dealer == viewer:
        return fill(tr("You have the lowest card, the %1: you deal."), card_name(card))
    return fill(tr("%1 deals, with the lowest card: %2."), names[draw.dealer], card_name(card))
