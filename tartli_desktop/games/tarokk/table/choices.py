"""The choices in the panel beside the trick: what can be chosen in each phase of a match."""

from __future__ import annotations

from collections.abc import Callable

from tartli_desktop.face.at_the_table.choices import Choice, Choices, PanelCallbacks, Taking, usual_choices
from tartli_desktop.games import tarokk
from tartli_desktop.games.tarokk import Action, Promise, View
from tartli_desktop.games.tarokk.session import Session
from tartli_desktop.games.tarokk.words import terms
from tartli_desktop.games.tarokk.words.promises import owes_ultimo, promise_by
from tartli_desktop.games.tarokk.words.prompts import what_is_owed
from tartli_desktop.games.tarokk.words.utterances import call_words, pass_words, utterance_words
from tartli_desktop.session.match_state import Phase
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, fill

tr = Context("Tarokk.PlayArea")

_CALLS = 3
"""How many calls have a button of their own; all of them are on the paper."""


def choices_of(session: Session, panel: PanelCallbacks) -> Choices | None:
    """What can be chosen in this phase of a match; None if there is nothing to choose."""
    if session.phase is not Phase.DECIDE:
        return _with_notice(usual_choices(session, panel), session)
    view: View = session.view
    does = panel.does
    match view.phase:
        case "auction" | "raise":
            return Choices(_bids(view, does), keeps_play=True)
        case "annul":
            keep = (tr("Play the hand"), does(tarokk.KEEP))
            throw = (tr("Annul the hand"), does(tarokk.ANNUL))
            return Choices([keep, *([throw] if tarokk.ANNUL in view.legal else [])], keeps_play=True)
        case "announce":
            return Choices(_said(view, does), keeps_play=True)
    return usual_choices(session, panel)


def _with_notice(usual: Choices | None, session: Session) -> Choices | None:
    """The usual choices after a hand, and to give notice (T2.6)."""
    if usual is None or not session.may_give_notice:
        return usual
    notice = (tr("Give notice"), session.give_notice)
    return Choices([*usual.buttons, notice], usual.columns, usual.keeps_play)


def _bids(view: View, does: Callable[[Action], Taking]) -> list[Choice]:
    """Buttons to pass, to hold and for each bid, with the card that it promises."""
    buttons: list[Choice] = []
    for action in sorted(view.legal, key=lambda action: (action != tarokk.PASS, action != tarokk.HOLD)):
        promise = promise_by(view, action) if view.phase == "auction" else None
        buttons.append((_bid_words(action, promise, view), does(action)))
    return buttons


def _bid_words(action: Action, promise: Promise | None, view: View) -> str:
    if action == tarokk.HOLD:
        words = tr("Hold")
    elif isinstance(action, tarokk.Bid):
        words = begun(terms.bid_name(action.level))
    elif view.phase == "raise":
        words = tr("Keep the Three")
    else:
        words = tr("Pass")
    if promise is None:
        return words
    text = tr("%1 (promises the %2)", "a bid and a tarokk")
    if isinstance(action, tarokk.Bid) and owes_ultimo(view):
        text = tr("%1 (%2 and Pagátultimó)", "a bid and a tarokk")
    if promise.state == "pending":
        text = tr("%1 (with a later pass the %2)", "a bid and a tarokk")
    return fill(text, words, terms.tarokk_name(promise.card))


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
