"""How the match stands: tricks at the plates, what is played and announced, what can be chosen and played."""

from collections.abc import Callable, Sequence

from msgspec import structs

from tartli_desktop.face.at_the_table.choices import Choice, Choices, PanelCallbacks, Taking, usual_choices
from tartli_desktop.face.at_the_table.status import Status
from tartli_desktop.face.portraits import portraits_of
from tartli_desktop.games import tarokk
from tartli_desktop.games.tarokk import Action, Batch, Promise, TrickWon, View
from tartli_desktop.games.tarokk.rules.sides import DECLARERS
from tartli_desktop.games.tarokk.session import Session
from tartli_desktop.games.tarokk.table.gathered import hand_dealer
from tartli_desktop.games.tarokk.words import prompts, terms
from tartli_desktop.games.tarokk.words.prompts import owes_ultimo, promise_by, what_is_owed
from tartli_desktop.games.tarokk.words.utterances import call_words, pass_words, say, utterance_words
from tartli_desktop.kit.status import plate_of
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.settings import Settings
from tartli_desktop.table.notes.plate_content import PlateContent
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun

tr_choices = Context("Tarokk.PlayArea")


def status_of(session: Session, settings: Settings, *, dealing: bool) -> Status:
    """How a match stands; while cards are being dealt, nothing gives them away."""
    view: View = session.view
    # It counts when it has been gathered, not while it lies there.
    won = [event.seat for event in session.events_shown if isinstance(event, TrickWon)]
    players = list(zip(session.names, portraits_of(session), strict=True))
    plates = plates_of(view, players, won, dealing=dealing)
    return Status(
        plates=plates,
        caption="" if dealing else prompts.caption(view, session.names),
        pot=view.pot if view.rules.ultimo_pot else None,
        weights={"announce": "" if _calls(view) else "quiet"},
        # The paper of announcements would offer no more than the panel.
        away=("announce",) if _calls(view) and offers_all_calls(view) else (),
    )


def _calls(view: View) -> bool:
    """Whether the declarer must call now."""
    return view.phase == "announce" and view.called is None


def position_status(view: View, players: Sequence[tuple[str, str]], settings: Settings) -> Status:
    """How a position that is only looked at stands; ``players`` are names and portraits, by seat."""
    plates = plates_of(view, players, view.winners, dealing=False)
    pot = view.pot if view.rules.ultimo_pot else None
    return Status(plates=plates, caption=prompts.caption(view, [name for name, _ in players]), pot=pot)


def plates_of(
    view: View, players: Sequence[tuple[str, str]], won: Sequence[int], *, dealing: bool
) -> tuple[PlateContent, ...]:
    """What stands on the plate of each seat; nothing of a hand while the pack is cut or dealt.

    ``won`` are the winners of the tricks gathered so far.
    """
    is_running = view.to_move is not None
    is_called = view.called is not None and not dealing
    return tuple(
        plate_of(
            player,
            won.count(seat) if is_called and seat in view.active else None,
            _role(view, seat, dealing=dealing),
            _marked(view, seat),
            sits_out=is_running and not dealing and seat not in view.active,
            is_dealer=is_running and seat == hand_dealer(view),
            is_declarer=not dealing and seat == view.declarer,
            is_partner=not dealing and seat != view.declarer and view.sides[seat] == DECLARERS,
            wears_hat=seat == view.hat,
            is_to_act=seat == view.to_move and not dealing,
        )
        for seat, player in enumerate(players)
    )


def _marked(view: View, seat: int) -> list[str]:
    """What only the marks at the face of a player show, in words."""
    words = []
    if view.to_move is not None and seat == hand_dealer(view):
        words.append(say("dealer"))
    if seat == view.hat:
        words.append(say("hat"))
    return words


def _role(view: View, seat: int, *, dealing: bool) -> str:
    """What a player is in this hand, as far as all know it."""
    if seat not in view.active:
        return say("sits-out")
    if dealing:
        return ""
    side = view.sides[seat]
    return say("declarer") if seat == view.declarer else "" if side is None else say(f"side-{side}")


_CALLS = 3
"""How many calls have a button of their own; all of them are on the paper."""


def choices_of(session: Session, panel: PanelCallbacks) -> Choices | None:
    """What can be chosen in this phase of a match; None if there is nothing to choose."""
    if session.phase is not Phase.DECIDE:
        return _with_more(usual_choices(session, panel), session)
    view: View = session.view
    does = panel.does
    match view.phase:
        case "batch":
            numbers = [
                (str(action.number), does(action)) for action in view.legal if isinstance(action, Batch)
            ]
            return Choices(numbers, columns=len(numbers), keeps_play=True)
        case "auction" | "raise":
            return Choices(_bids(view, does), keeps_play=True)
        case "annul":
            keep = (tr_choices("Play the hand"), does(tarokk.KEEP))
            throw = (tr_choices("Annul the hand"), does(tarokk.ANNUL))
            return Choices([keep, *([throw] if tarokk.ANNUL in view.legal else [])], keeps_play=True)
        case "announce":
            return Choices(_said(view, does), keeps_play=True)
    return usual_choices(session, panel)


def _with_more(usual: Choices | None, session: Session) -> Choices | None:
    """The usual choices, and to knock instead of cutting (T22.2), or after a hand to give notice (T2.6)."""
    if usual is None:
        return None
    more: list[Choice] = []
    if session.may_knock:
        more.append((tr_choices("Knock"), session.knock))
    if session.may_give_notice:
        more.append((tr_choices("Give notice"), session.give_notice))
    return structs.replace(usual, buttons=[*usual.buttons, *more]) if more else usual


def _bids(view: View, does: Callable[[Action], Taking]) -> list[Choice]:
    """Buttons to pass, to hold and for each bid, with the card that it promises."""
    buttons: list[Choice] = []
    for action in sorted(view.legal, key=lambda action: (action != tarokk.PASS, action != tarokk.HOLD)):
        promise = promise_by(view, action) if view.phase == "auction" else None
        buttons.append((_bid_words(action, promise, view), does(action)))
    return buttons


def _bid_words(action: Action, promise: Promise | None, view: View) -> str:
    if isinstance(action, tarokk.Bid):
        words = begun(terms.bid_name(action.level))
    else:
        words = say("hold" if action == tarokk.HOLD else "keep" if view.phase == "raise" else "pass")
    if promise is None:
        return words
    pending, owes = promise.state == "pending", isinstance(action, tarokk.Bid) and owes_ultimo(view)
    card = terms.tarokk_name(promise.card)
    return say("promising", words=words, pending=pending, owes=owes, card=card)


def offers_all_calls(view: View) -> bool:
    """Whether each tarokk that can be called has a button of its own."""
    return sum(isinstance(action, tarokk.Call) for action in view.legal) <= _CALLS


def _said(view: View, does: Callable[[Action], Taking]) -> list[Choice]:
    """Buttons for the likeliest calls or to close the turn, and to declare eight or nine tarokks first.

    The paper of announcements offers everything else.
    """
    declared = [
        (utterance_words(action, view)[0], does(action))
        for action in view.legal
        if isinstance(action, tarokk.DeclareTarokks)
    ]
    calls = [action for action in view.legal if isinstance(action, tarokk.Call)]
    if calls:
        first = sorted(calls, key=lambda action: (action.card in view.hand, action.card))[:_CALLS]
        return [*((call_words(each, view), does(each)) for each in first), *declared]
    if tarokk.PASS in view.legal:
        return [(pass_words(), does(tarokk.PASS)), *declared]
    # The player must first say what is owed (T9.8, T9.9).
    return [(utterance_words(action, view)[0], does(action)) for action in what_is_owed(view)]
