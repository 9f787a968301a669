"""What a hand brought: the points of both sides, each line of the settlement, who pays whom (T12 to T14)."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QWidget

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.face.at_the_table.account import Account, ToldHand, figure, figures_grid, ruled
from tartli_desktop.games.tarokk import HandResult, Item, View
from tartli_desktop.games.tarokk.rules.actions import GAME, Action, Announce
from tartli_desktop.games.tarokk.rules.sides import DECLARERS, OPPONENTS
from tartli_desktop.games.tarokk.words import terms
from tartli_desktop.games.tarokk.words.account import brought, outcome_words, owner, say, sides_line, won_by
from tartli_desktop.text.amounts import amount, signed
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun
from tartli_desktop.widgets.papers.sheet import plain_label

tr_play_area = Context("Tarokk.PlayArea")


class HandSummary(Account):
    """The two sides with their points, each line with what it brought, and the balance of all.

    Enter goes on; Escape puts it away.

    Args:
        view: the view after the hand.
        told: the players, and what can follow.
        parent: the widget that the paper lies on.
        results: what each hand of the match has brought each seat, for the chart.
        may_give_notice: whether the player may say that the match is to end soon (T2.6).

    Signals:
        notice_given: the player says that the match is to end soon.
    """

    notice_given = Signal()
    notice_button: QPushButton | None = None

    def __init__(
        self,
        view: View,
        told: ToldHand,
        parent: QWidget | None = None,
        *,
        results: Sequence[Sequence[int]] = (),
        may_give_notice: bool = False,
    ) -> None:
        super().__init__(told, parent)
        result, names = view.result, told.names
        assert result is not None
        self.setWindowTitle(say("hand"))
        lines = self.begin(headline(result, view.seat, view.active), view.seat, facts(result, view, names))
        if result.items:
            self.rows.addLayout(self._settlement(result, view, names))
        payments = ""
        if not _is_void(result) or any(result.payments):
            self.rows.addLayout(self._payments(result, view))
            paid = [f"{name} {signed(points)}" for name, points in zip(names, result.payments, strict=True)]
            payments = f"{', '.join(paid)}."
        scored = [each for each in results if any(each)]
        self.add_chart(scored, view.seat)
        best = self.add_best(results if scored else ())
        if may_give_notice:
            self.notice_button = QPushButton(tr_play_area("Give notice"))
            self.rows.addSpacing(4)
            self.rows.addLayout(self._notice(self.notice_button))
        items = [_told(item, result, view, names) for item in result.items]
        self.finish(*lines, *items, payments, best)

    def _notice(self, button: QPushButton) -> QHBoxLayout:
        """The button for giving notice, with what that means beside it."""
        meaning = say("notice")
        button.setAutoDefault(False)
        button.setAccessibleDescription(meaning)
        button.clicked.connect(self.reject)
        button.clicked.connect(self.notice_given)
        notice = QHBoxLayout()
        notice.setSpacing(12)
        notice.addWidget(button)
        notice.addWidget(plain_label(meaning), 1)
        return notice

    def _settlement(self, result: HandResult, view: View, names: Sequence[str]) -> QGridLayout:
        """A row for each line: what it is, whether it was announced, how it ended, what it is worth."""
        grid = figures_grid()
        for row, item in enumerate(result.items):
            about = item_words(item, result, view, names)
            cells = (about, said_words(item), outcome_words(item, result, view.active, names, view.seat))
            for column, text in enumerate(cells):
                # With large letters, the first column wraps: it gets the room that is left.
                grid.addWidget(plain_label(text, wrap=column == 0), row, column)
            grid.addWidget(figure(amount(abs(item.value)), about), row, len(cells))
        # Figures near their labels, with the same right edge as the payments.
        grid.setColumnStretch(0, 1)
        return grid

    def _payments(self, result: HandResult, view: View) -> QGridLayout:
        """A column for each player: the hand and the balance."""
        names, seats = self.told.names, self.seats_from(view.seat)
        grid = self.columns_of(seats, 1, 1)
        grid.addWidget(ruled(), 0, 0, 1, len(seats) + 1)
        sums = ((say("payment"), result.payments), (say("balance"), view.balance))
        for row, (words, numbers) in enumerate(sums, 3):
            grid.addWidget(plain_label(words, bold=row == 3), row, 0)
            for column, seat in enumerate(seats, 1):
                grid.addWidget(figure(signed(numbers[seat]), names[seat], bold=row == 3), row, column)
        grid.setColumnStretch(0, 1)
        return grid


def _is_void(result: HandResult) -> bool:
    """Whether the hand was not played (T7), so that nobody pays but into a pot (T22.10)."""
    return result.kind in ("passed", "annulled")


def headline(result: HandResult, viewer: int, active: Collection[int]) -> str:
    """What the hand brought the viewer, in a sentence; ``active`` are the seats that played it."""
    paid = result.payments[viewer]
    if _is_void(result):
        return say(f"head-{result.kind}")
    if viewer not in active and not paid:
        return say("sat-out")
    return say("head-trial", points=signed(paid)) if result.kind == "trial" else brought(paid)


def facts(result: HandResult, view: View, names: Sequence[str]) -> list[str]:
    """Who played what with whom, the points of both sides, the multiplier."""
    lines = []
    if view.annulled is not None:
        seat, ground = view.annulled
        holding = terms.term(f"held-{ground}")
        lines.append(say("annulled", own=seat == view.seat, who=names[seat], holding=holding))
    if _is_void(result):
        if view.multiplier > 1:
            lines.append(say("doubled-next", times=view.multiplier))
        return [*lines, *_pot(view)]
    if result.kind == "trial":
        return [_failed_trial(result, view, names), *_pot(view)]
    lines.append(_who_played(result, view, names))
    if result.points is not None and result.tricks is not None:
        lines.append(sides_line(result, view.active, names, view.seat))
    game = next((item for item in result.items if item.kind == GAME), None)
    if game is not None:
        lines[0] += f" {won_by(DECLARERS if game.value > 0 else OPPONENTS, result, view.active, view.seat)}"
        if game.value < 0 and result.points and result.points[0] == result.points[1]:
            lines[0] += " " + say("needed-48")
    if result.multiplier > 1:
        lines.append(say("doubled", times=result.multiplier))
    return [*lines, *_dealer_of_five(view, names), *_pot(view)]


def _dealer_of_five(view: View, names: Sequence[str]) -> list[str]:
    """That the dealer wins and loses with the opponents, where that is the rule (T22.8)."""
    if not view.rules.dealer_shares:
        return []
    (dealer,) = {*range(len(names))} - {*view.active}
    return [say("dealer-shared", own=dealer == view.seat, who=names[dealer])]


def _pot(view: View) -> list[str]:
    """What is in the pot now, or that it was shared at the end of the match (T22.10)."""
    over, pot = view.phase == "over", amount(view.pot)
    return [say("pot", over=over, pot=pot)] if view.rules.ultimo_pot else []


def _failed_trial(result: HandResult, view: View, names: Sequence[str]) -> str:
    """Who failed, and what that costs (T4.12, T22.10)."""
    price = result.items[0].value * (1 if view.rules.ultimo_pot else result.multiplier)
    own, who = result.declarer == view.seat, names[result.declarer or 0]
    return say("trial", pot=view.rules.ultimo_pot, own=own, who=who, price=amount(price))


def _who_played(result: HandResult, view: View, names: Sequence[str]) -> str:
    """Who played what with whom; the viewer is called "you"."""
    discarder = _who_discarded(view.called, view)
    return say(
        "played",
        own=result.declarer == view.seat,
        who=names[result.declarer or 0],
        bid=terms.bid_name(result.contract or 1),
        card="" if view.called is None else terms.tarokk_name(view.called),
        partner="" if result.partner is None else names[result.partner],
        discarder="" if discarder is None else names[discarder],
        with_you=view.seat == (discarder if result.partner is None else result.partner),
    )


def _who_discarded(card: Card | None, view: View) -> int | None:
    """The seat that has discarded a called card, so that nobody is the partner (T8.5), or None."""
    piles = enumerate(view.all_discards or ())
    return next((seat for seat, discards in piles if card in discards), None)


def item_words(item: Item, result: HandResult, view: View, names: Sequence[str]) -> str:
    """What a line of the settlement is about, and whose it is if that is one player."""
    name = terms.tarokks_held(item) if item.kind == "tarokks" else begun(terms.term(item.kind))
    said = [(seat, Action.parse(text)) for seat, text in view.said]
    announced = [(seat, action.bonus) for seat, action in said if isinstance(action, Announce)]
    seat = owner(item, result, announced, view.tricks)
    return name if seat is None else f"{name} ({names[seat]})"


def _told(item: Item, result: HandResult, view: View, names: Sequence[str]) -> str:
    """A line of the settlement for players who see no columns."""
    what = ", ".join(part for part in (item_words(item, result, view, names), said_words(item)) if part)
    outcome = outcome_words(item, result, view.active, names, view.seat)
    return say("told-item", what=what, points=amount(abs(item.value)), outcome=outcome)


def said_words(item: Item) -> str:
    """Whether it was announced, whether it failed, and how it was doubled."""
    if item.kind in ("trial", "talon", "pot"):
        return ""
    if item.kind == GAME:
        return terms.kontra_word(item.kontra)
    if item.kind == "tarokks":
        return say("tarokks-declared", announced=item.announced)
    failed = say("bonus-failed") if (item.side == DECLARERS) != (item.value > 0) else ""
    parts = say("bonus-announced", announced=item.announced), failed, terms.kontra_word(item.kontra)
    return ", ".join(filter(None, parts))
