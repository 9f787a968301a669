"""Two people at one table, and what neither may see of the other."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli import HUNGARIAN, Exchanged, Match, MeldsScored, Variant
from tartli_desktop.games.tartli.dialogs.meld_dialog import MeldDialog
from tartli_desktop.games.tartli.two_people.session import TwoPeople
from tartli_desktop.store.match_kinds import TWO
from tartli_desktop.text.card_names import card_name
from tartli_desktop.windows.new_match.new_match import NewMatch
from tests.session.playing import QUICK, keep, settle
from tests.windows.programs import Windows
from tests.windows.simulated_user import click, find

Key, Mod = Qt.Key, Qt.KeyboardModifier


class Cafe(Windows):
    """A window where two people play."""

    @property
    def session(self) -> TwoPeople:
        session = self.window.area.session
        assert isinstance(session, TwoPeople)
        return session

    def begin(self, variant: Variant = HUNGARIAN, *, practice: bool = False) -> None:
        """Begin a match of two, after the draw."""
        agreed = NewMatch("tartli", variant, "casual", ("Anna", "Kata"), QUICK, practice=practice, two=True)
        self.window.begin_match(agreed)
        settle()

    def lay(self, match: Match, *, practice: bool = False) -> int:
        """Save a match of two and put it on the table."""
        store = self.window.saving.store
        match_id = keep(store, match, practice=practice)
        store.set_extra(match_id, TWO, "1")
        store.release(match_id)
        assert self.window.on_table.resume(match_id)
        settle()
        return match_id

    def open_curtain(self) -> None:
        click(self.qtbot, self.window.area.two.curtain.open_button)

    def saved(self, match_id: int) -> list[str]:
        return list(self.window.saving.store.load(match_id).record["hands"][-1]["actions"])


def told_to_readers(interface: QAccessibleInterface) -> Iterator[str]:
    """Everything that a screen reader could find."""
    if not interface.isValid():
        return
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
        yield interface.text(kind)
    for place in range(interface.childCount()):
        child = interface.child(place)
        if child is not None:
            yield from told_to_readers(child)


def check_hidden(cafe: Cafe, *, in_words: bool = True) -> None:
    """Check that nothing shows either hand while the curtain is closed."""
    session, area = cafe.session, cafe.window.area
    # Deferred deletes happen when the program waits for events, which no test does.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not session.is_open
    assert area.two.curtain.isVisible()
    hands = {card for seat in (0, 1) for card in session.played().view(seat).hand}
    assert hands, "there is something to hide"
    scene = area.view.scene()
    assert [item.card for item in scene.items_of_pack if item.card in hands] == []
    assert scene.own_cards == []
    fan = [item for item in scene.own_items if item.isVisible()]
    covered = area.two.curtain.geometry()
    for item in fan:
        top = area.view.mapFromScene(item.sceneBoundingRect()).boundingRect().top()
        assert top >= covered.top() - 8
    assert find(area.window(), MeldDialog) is None
    assert not any(
        each.isEnabled()
        for each in (area.commands["declare"], area.commands["bela"], area.commands["look_at_melds"])
    )
    if in_words:
        check_unsaid(cafe, hands)


def check_unsaid(cafe: Cafe, hands: set[Card]) -> None:
    """Check that no text in the window names a hidden card."""
    session, area = cafe.session, cafe.window.area
    # Cards named in announcements are known to both.
    public = {
        card
        for event in session.view.events
        for card in (
            {event.taken, event.seven}
            if isinstance(event, Exchanged)
            else {card for item in event.items for card in item.cards}
            if isinstance(event, MeldsScored)
            else set()
        )
    }
    public |= {card for event in session.view.events if (card := getattr(event, "card", None)) is not None}
    words = "\n".join(
        [
            *told_to_readers(QAccessible.queryAccessibleInterface(cafe.window)),
            *(widget.toolTip() for widget in cafe.window.findChildren(QWidget)),
            area.panel.prompt,
            area.panel.notice_text,
        ]
    )
    assert area.two.curtain.heading.text() in words
    for card in hands - public - {session.view.turned}:
        assert card_name(card) not in words
