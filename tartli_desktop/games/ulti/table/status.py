"""How the match stands: tricks and points at the plates, what is played, what can be chosen and played."""

from collections import Counter
from collections.abc import Callable, Sequence

from tartli_desktop.cards.german import Rank, Suit
from tartli_desktop.face.at_the_table.choices import Choice, Choices, PanelCallbacks, Taking, usual_choices
from tartli_desktop.face.at_the_table.status import Status
from tartli_desktop.face.portraits import portraits_of
from tartli_desktop.games.ulti import CONTRACTS, Contract, TrickWon, View
from tartli_desktop.games.ulti.coach.facts import has_long_seven, lies_low, points_so_far
from tartli_desktop.games.ulti.coach.lost_parts import Lost, lost_parts, lost_with, talon_of
from tartli_desktop.games.ulti.rules import actions
from tartli_desktop.games.ulti.rules.actions import Action
from tartli_desktop.games.ulti.session import Session
from tartli_desktop.games.ulti.table.plan import discarder
from tartli_desktop.games.ulti.words import prompts, terms
from tartli_desktop.games.ulti.words.money import lost_words
from tartli_desktop.kit.status import plate_of
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.settings import Settings
from tartli_desktop.table.card_faces.corner_indices import suit_icon
from tartli_desktop.table.notes.plate_content import PlateContent
from tartli_desktop.text.amounts import signed
from tartli_desktop.text.card_names import suits_in_use
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.program_names import is_you

tr = Context("Ulti.Table")
tr_choices = Context("Ulti.PlayArea")


def status_of(session: Session, settings: Settings, *, dealing: bool) -> Status:
    """How a match stands; while cards are being dealt, nothing gives them away."""
    view: View = session.view
    # A full trick counts when it has been gathered.
    won = [event.seat for event in session.events_shown if isinstance(event, TrickWon)]
    players = list(zip(session.names, portraits_of(session), strict=True))
    count = points_so_far(view, len(won)) if settings.show_counts else None
    return Status(
        plates=_plates(view, players, won, dealing=dealing),
        caption="" if dealing else prompts.caption(view, session.names, count),
        weights={
            "double": "quiet",
            "marriage": "quiet",
            "claim": "faint",
            "concede": "faint",
            "bid": "" if view.phase == "bid" and view.to_move == view.seat else "quiet",
        },
    )


def position_status(view: View, players: Sequence[tuple[str, str]], settings: Settings) -> Status:
    """How a position that is only looked at stands; ``players`` are names and portraits, by seat."""
    names = [name for name, _ in players]
    won = [winner for _, _, winner in view.tricks]
    caption, layer = prompts.caption(view, names, points_so_far(view, len(won))), discarder(view)
    if layer is not None:
        own, who = is_you(names[layer]), names[layer]
        talon = tr("In the talon: your cards") if own else fill(tr("In the talon: %1’s cards"), who)
        caption = "\n".join(filter(None, (caption, talon)))
    return Status(plates=_plates(view, players, won, dealing=False), caption=caption)


def _plates(
    view: View, players: Sequence[tuple[str, str]], won: Sequence[int], *, dealing: bool
) -> tuple[PlateContent, ...]:
    """What stands on the plate of each seat; ``won`` are the winners of the tricks gathered so far."""
    tells = view.contract is not None and not dealing
    plates = []
    for seat, player in enumerate(players):
        deals = view.to_move is not None and seat == view.dealer
        plates.append(
            plate_of(
                player,
                won.count(seat) if tells else None,
                tr("soloist") if seat == view.soloist and not dealing else "",
                [tr("dealer")] if deals else [],
                is_dealer=seat == view.dealer and (view.to_move is not None or dealing),
                is_declarer=seat == view.soloist and tells,
                is_to_act=seat == view.to_move and not dealing,
            )
        )
    return tuple(plates)


_OFFERED = 2
"""How many of the lowest bids with trumps have buttons of their own."""


def choices_of(session: Session, panel: PanelCallbacks) -> Choices | None:
    """What can be chosen in this phase of a match; None if there is nothing to choose."""
    if session.phase is not Phase.DECIDE:
        return usual_choices(session, panel)
    view: View = session.view
    does = panel.does
    match view.phase:
        case "bid":
            return Choices(_bids(view, does), keeps_play=True)
        case "auction":
            own = view.standing is not None and view.standing[0] == view.seat
            said = [(tr_choices("Pass: play it") if own else tr_choices("Pass"), does(actions.PASS))]
            if actions.TAKE in view.legal:
                said.append((tr_choices("Pick up the talon"), does(actions.TAKE)))
            return Choices(said, keeps_play=True)
        case "trump":
            ranked = _trumps_by_loss(view)
            signs = [suit_icon(suits_in_use(), Suit.parse(action.suit)) for action, _ in ranked]
            return Choices(_trumps(view, ranked, does), keeps_play=True, signs=signs)
        case "answer":
            return Choices([(tr_choices("Good: no answer"), does(actions.GOOD))], keeps_play=True)
        case "claim":
            agree = (tr_choices("Agree"), does(actions.AGREE))
            return Choices([agree, (tr_choices("Play on"), does(actions.REFUSE))], keeps_play=True)
    return usual_choices(session, panel)


def _bids(view: View, does: Callable[[Action], Taking]) -> list[Choice]:
    """Keep or pass if possible, and the bids that are offered."""
    buttons: list[Choice] = []
    if actions.KEEP in view.legal:
        buttons.append((tr_choices("Keep the bid"), does(actions.KEEP)))
    if actions.PASS in view.legal:
        buttons.append((tr_choices("Pass"), does(actions.PASS)))
    times = view.bidding.times
    for action in offered_bids(view):
        value = times * CONTRACTS[action.bid].value
        text = tr_choices("%1: %n point(s)", "a bid and its value", value)
        buttons.append((fill(text, terms.bid_name(action.bid)), does(action)))
    return buttons


def offered_bids(view: View) -> list[actions.MakeBid]:
    """The bids with buttons of their own: the lowest that lie near, and Betli for low cards.

    Other bids are chosen from the ladder, where no stray click makes them.
    """
    bids = [action for action in view.legal if isinstance(action, actions.MakeBid)]
    near = [action for action in bids if _lies_near(CONTRACTS[action.bid], view)][:_OFFERED]
    return near + [action for action in bids if action.bid == "betli" and lies_low(view.hand)]


def _lies_near(contract: Contract, view: View) -> bool:
    """Whether a bid may have a button: it has trumps and no Durchmars, and the hand holds what it needs.

    A bid of Hearts also needs more than a fair share of Hearts, and Ulti on five cards a long suit.
    """
    if contract.kind == "plain" or contract.durchmars or lost_parts(contract, view.hand, talon_of(view)):
        return False
    suits = (Suit.HEARTS,) if contract.kind == "hearts" else tuple(Suit)
    if contract.has("ulti") and view.bidding.first_round and not has_long_seven(view.hand, suits):
        return False
    hearts = sum(card.suit is Suit.HEARTS for card in view.hand)
    if contract.kind == "hearts" and hearts * len(Suit) <= len(view.hand):
        return False
    aces = sum(card.rank is Rank.ACE for card in view.hand)
    return not contract.has("aces") or aces == len(Suit)


def _trumps_by_loss(view: View) -> list[tuple[actions.NameTrump, tuple[Lost, ...]]]:
    """The three suits and what is lost with each, first those with the fewest losses and the most cards."""
    assert view.contract is not None
    contract, talon = CONTRACTS[view.contract], talon_of(view)
    told = [
        (action, lost_with(contract, Suit.parse(action.suit), view.hand, talon)) for action in actions.TRUMPS
    ]
    held = Counter(card.suit for card in view.hand)
    return sorted(told, key=lambda each: (len(each[1]), -held[Suit.parse(each[0].suit)]))


def _trumps(
    view: View, ranked: Sequence[tuple[actions.NameTrump, tuple[Lost, ...]]], does: Callable[[Action], Taking]
) -> list[Choice]:
    """Buttons for the suits in this order, and for throwing the Simple in."""
    buttons: list[Choice] = []
    for action, lost in ranked:
        name = terms.trump_name(action.suit)
        if lost:
            text = tr_choices("%1 (%2)", "a suit, and what is lost with it")
            name = fill(text, name, lost_words(lost[0]))
        buttons.append((name, does(action)))
    if actions.FORFEIT in view.legal:
        text = tr_choices("Throw it in: %1 (%2 Ft)", "points, and in money")
        points = -4 * (view.multiplier or 1)
        buttons.append((fill(text, signed(points), signed(points * view.rules.unit)), does(actions.FORFEIT)))
    return buttons
