"""Asks before a card is played that a meld should precede."""

from __future__ import annotations

from collections.abc import Callable, Set
from functools import partial

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli import BELA_POINTS, EXCHANGE, Action, Declare, Meld, Play
from tartli_desktop.games.tartli.coach.future_melds import Risk, broken_by_exchange, risk_of
from tartli_desktop.games.tartli.session import Session
from tartli_desktop.games.tartli.words.terms import meld_name
from tartli_desktop.session.match_state import Phase
from tartli_desktop.text.card_names import SuitSystem, card_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.questions.question import Answer, Question

tr = Context("Tartli.MeldReminder")


class MeldReminder:
    """Remembers what has been asked: about each meld once in a hand, and once more before it is lost.

    Args:
        declare: declares first.
        go_on: does what was asked about.
        stop: stops all reminders.
    """

    def __init__(
        self,
        declare: Callable[[Action], object],
        go_on: Callable[[Action], object],
        stop: Callable[[], object],
    ) -> None:
        self._declare, self._go_on, self._stop = declare, go_on, stop
        self._hand: tuple[int, int] = (0, 0)
        self._asked: set[object] = set()

    def due(self, session: Session, card: Card) -> Risk | None:
        """The risk to ask about before this card, or None; it then counts as asked."""
        if session.phase is not Phase.DECIDE or not session.may(Play(card)):
            return None
        risk = risk_of(session.view, card)
        keys = set() if risk is None else {(item, risk.lost) for item in risk.items or (risk.action,)}
        return risk if self._is_new(session, keys) else None

    def due_before_exchange(self, session: Session) -> Meld | None:
        """The meld to ask about before the exchange, or None; it then counts as asked."""
        meld = broken_by_exchange(session.view) if session.may(EXCHANGE) else None
        return meld if self._is_new(session, set() if meld is None else {(EXCHANGE, meld)}) else None

    def _is_new(self, session: Session, keys: Set[object]) -> bool:
        """Whether any of these was not asked in this hand; from now on all are."""
        hand = (id(session), session.hands_played)
        if hand != self._hand:
            self._hand = hand
            self._asked.clear()
        is_new = not keys <= self._asked
        self._asked |= keys
        return is_new

    def question(self, session: Session, card: Card, risk: Risk, suits: SuitSystem) -> Question:
        """The question before a card is played that loses a meld or puts it off."""
        name, variant = card_name(card, suits), session.view.variant
        if risk.items:
            names = ", ".join(meld_name(item, variant, suits) for item in risk.items)
            points = sum(item.points for item in risk.items)
            held = fill(tr("You can declare this now: %1 (%2 points)."), names, points)
        else:
            held = fill(tr("You hold béla, worth %1 points."), BELA_POINTS)
        at_stake = tr("If you play the %1 first, you have to wait for a later trick.")
        if risk.lost:
            at_stake = tr("If you play the %1 first, you can no longer declare it.")
        answers = (
            Answer(tr("&Declare"), partial(self._declare, risk.action)),
            Answer(tr("&Play anyway"), partial(self._go_on, Play(card)), harms=True),
            Answer(tr("&Back")),
        )
        return Question(tr("Declare first?"), held, answers, fill(at_stake, name), usual=0, stop=self._stop)

    def exchange_question(self, session: Session, meld: Meld, suits: SuitSystem) -> Question:
        """The question before an exchange that breaks a meld."""
        view = session.view
        text = tr("The Seven is part of your %1, worth %2 points: exchanging it breaks the meld.")
        declares = (each for each in view.legal if isinstance(each, Declare) and meld in each.items)
        first = [Answer(tr("&Declare"), partial(self._declare, each)) for each in declares][:1]
        exchange = Answer(tr("&Exchange anyway"), partial(self._go_on, EXCHANGE), harms=True)
        return Question(
            tr("Exchange the Seven?"),
            fill(text, meld_name(meld, view.variant, suits), meld.points),
            (*first, exchange, Answer(tr("&Back"))),
            stop=self._stop,
        )
