"""Asks before a card is played that a meld should precede."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli.coach.risks import Risk, broken_by_exchange, risk_of
from tartli_desktop.games.tartli.rules import BELA_POINTS, EXCHANGE, Action, Declare, Meld, Play
from tartli_desktop.games.tartli.session import Session
from tartli_desktop.games.tartli.words.terms import meld_name
from tartli_desktop.session.match_state import Phase
from tartli_desktop.text.card_names import SuitSystem, card_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.questions.question import Answer, Question

tr = Context("Tartli.MeldReminder")


class MeldReminder:
    """Remembers what has been asked: about each meld once in a hand, and once more before it is lost."""

    def __init__(self) -> None:
        self._hand: tuple[int, int] = (0, 0)
        self._asked: set[tuple[object, object]] = set()

    def due(self, session: Session, card: Card) -> Risk | None:
        """The risk to ask about before this card, or None; it then counts as asked."""
        if session.phase is not Phase.DECIDE or not session.may(Play(card)):
            return None
        self._begin(session)
        risk = risk_of(session.view, card)
        if risk is None:
            return None
        keys = {(item, risk.lost) for item in risk.items or (risk.action,)}
        if keys <= self._asked:
            return None
        self._asked |= keys
        return risk

    def due_before_exchange(self, session: Session) -> Meld | None:
        """The meld to ask about before the exchange, or None; it then counts as asked."""
        meld = broken_by_exchange(session.view) if session.may(EXCHANGE) else None
        self._begin(session)
        if meld is None or (EXCHANGE, meld) in self._asked:
            return None
        self._asked.add((EXCHANGE, meld))
        return meld

    def _begin(self, session: Session) -> None:
        """Forget what was asked in an earlier hand."""
        hand = (id(session), session.hands_played)
        if hand != self._hand:
            self._hand = hand
            self._asked.clear()


def question(
    session: Session,
    card: Card,
    risk: Risk,
    suits: SuitSystem,
    *,
    declare: Callable[[Action], object],
    play: Callable[[], object],
    stop: Callable[[], object],
) -> Question:
    """The question before a card is played.

    Args:
        session: the match.
        card: the card to be played.
        risk: what it would lose.
        suits: the suits of the pack, for the names of cards.
        declare: declares first.
        play: plays the card anyway.
        stop: stops all reminders.
    """
    return Question(
        tr("Declare first?"),
        _held(session, risk, suits),
        (
            Answer(tr("&Declare"), partial(declare, risk.action)),
            Answer(tr("&Play anyway"), play, harms=True),
            Answer(tr("&Back")),
        ),
        _at_stake(card, risk, suits),
        usual=0,
        stop=stop,
    )


def exchange_question(
    session: Session,
    meld: Meld,
    suits: SuitSystem,
    *,
    declare: Callable[[Action], object],
    exchange: Callable[[], object],
    stop: Callable[[], object],
) -> Question:
    """The question before an exchange that breaks a meld.

    Args:
        session: the match.
        meld: the meld that the Seven is part of.
        suits: the suits of the pack, for the names of cards.
        declare: declares it first, where that is legal now.
        exchange: exchanges anyway.
        stop: stops all reminders.
    """
    text = tr("The Seven is part of your %1, worth %2 points: exchanging it breaks the meld.")
    legal = session.view.legal
    first = next((each for each in legal if isinstance(each, Declare) and meld in each.items), None)
    declaring = () if first is None else (Answer(tr("&Declare"), partial(declare, first)),)
    return Question(
        tr("Exchange the Seven?"),
        fill(text, meld_name(meld, session.view.variant, suits), meld.points),
        (*declaring, Answer(tr("&Exchange anyway"), exchange, harms=True), Answer(tr("&Back"))),
        stop=stop,
    )


def _held(session: Session, risk: Risk, suits: SuitSystem) -> str:
    if not risk.items:
        return fill(tr("You hold béla, worth %1 points."), BELA_POINTS)
    variant = session.view.variant
    names = ", ".join(meld_name(item, variant, suits) for item in risk.items)
    points = sum(item.points for item in risk.items)
    return fill(tr("You can declare this now: %1 (%2 points)."), names, points)


def _at_stake(card: Card, risk: Risk, suits: SuitSystem) -> str:
    name = card_name(card, suits)
    if risk.lost:
        return fill(tr("If you play the %1 first, you can no longer declare it."), name)
    return fill(tr("If you play the %1 first, you have to wait for a later trick."), name)
