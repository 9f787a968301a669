"""Two people at one table in the window: the curtain hides, everything else is as against the program."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QFontInfo, QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.engine import (
    AUSTRIAN,
    GATHER,
    HUNGARIAN,
    Card,
    Dealt,
    Exchanged,
    Match,
    MeldsScored,
    Variant,
)
from tartli_desktop.files.user_paths import Places
from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary
from tartli_desktop.games.tartli.dialogs.meld_dialog import MeldDialog
from tartli_desktop.games.tartli.words.announcements import hand_words
from tartli_desktop.games.tartli.words.hot_seat import claim_question
from tartli_desktop.session.hot_seat import TwoPeople
from tartli_desktop.session.session import Phase
from tartli_desktop.settings.assistance_presets import HelpSet, with_set
from tartli_desktop.settings.settings import ColourScheme, Talk
from tartli_desktop.store import note_marks, records
from tartli_desktop.store.match_kinds import TWO
from tartli_desktop.store.match_store import MatchStore, new_stored
from tartli_desktop.store.statistics import Choice
from tartli_desktop.table.card_item import CardItem
from tartli_desktop.table.felt import PLAIN_BAIZE
from tartli_desktop.text.card_names import SuitSystem, card_name
from tartli_desktop.text.program_names import FIRST, SECOND
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tartli_desktop.windows.matches.record_hands import replayed
from tartli_desktop.windows.matches.record_view import RecordView
from tartli_desktop.windows.new_match.new_match import NewMatch, NewMatchDialog
from tartli_desktop.windows.play import match_on_table
from tests.engine.positions import dealt, play, play_out, stacked
from tests.session.playing import QUICK, Scripted, first_card, keep, quick, settle
from tests.windows.languages import english_again, speak
from tests.windows.legibility import brightest_and_ground, contrast
from tests.windows.programs import Windows
from tests.windows.simulated_user import ByKeyboard, ByMouse, Person, answer, button, click, find, the

Key, Mod = Qt.Key, Qt.KeyboardModifier
SHORT = Variant(name="own", match_target=1, double_below=1)


class Cafe(Windows):
    """A window at which two people play."""

    @property
    def session(self) -> TwoPeople:
        session = self.window.area.session
        assert isinstance(session, TwoPeople)
        return session

    def begin(self, variant: Variant = HUNGARIAN, *, practice: bool = False) -> None:
        """A match agreed by two, with the draw seen."""
        agreed = NewMatch(variant, "casual", "Kata", "Anna", QUICK, practice=practice, two=True)
        self.window.begin_match(agreed)
        settle()

    def lay(self, match: Match, *, practice: bool = False) -> int:
        """Save a match of two and put it on the table."""
        store = self.window.saving.store
        match_id = keep(store, match, practice=practice)
        store.set_extra(match_id, TWO, "1")
        store.release(match_id)
        assert self.window.resume(match_id)
        settle()
        return match_id

    def open_curtain(self) -> None:
        click(self.qtbot, self.window.area.two.curtain.open_button)
        settle()

    def saved(self, match_id: int) -> list[str]:
        return list(self.window.saving.store.load(match_id).record["hands"][-1]["actions"])


@pytest.fixture
def cafe(qtbot: QtBot, tmp_path: Path, scripted: list[Scripted]) -> Iterator[Cafe]:
    made = Cafe(qtbot, tmp_path / "tartli")
    made.open()
    yield made
    made.leave()
    assert not any(each.asked for each in scripted), "the program has no part in it"


# What must not be seen


def told_to_readers(interface: QAccessibleInterface) -> Iterator[str]:
    """All that a screen reader could come across."""
    if not interface.isValid():
        return
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
        yield interface.text(kind)
    for place in range(interface.childCount()):
        child = interface.child(place)
        if child is not None:
            yield from told_to_readers(child)


def check_hidden(cafe: Cafe, *, in_words: bool = True) -> None:
    """Nothing of either hand is anywhere while the curtain is closed."""
    session, area = cafe.session, cafe.window.area
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
    assert find(area, MeldDialog) is None
    assert not any(each.isEnabled() for each in (area.declare_action, area.bela_action, area.look_action))
    if in_words:
        check_unsaid(cafe, hands)


def check_unsaid(cafe: Cafe, hands: set[Card]) -> None:
    """No word in the window names a hidden card."""
    session, area = cafe.session, cafe.window.area
    # What was said aloud names cards that both know.
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
        assert card_name(card, SuitSystem.GERMAN) not in words


def play_through(cafe: Cafe, person: Person, by_curtain: Callable[[], None], most: int = 900) -> set[str]:
    """Play on to the end of the match; who has looked."""
    looked = set()
    for step in range(most):
        phase = cafe.session.phase
        if phase is Phase.CURTAIN:
            # To go through all words takes its time.
            check_hidden(cafe, in_words=step % 9 == 0)
            looked.add(cafe.session.players[0])
            by_curtain()
            settle()
            assert cafe.session.is_open
            assert not cafe.window.area.two.curtain.isVisible()
            assert cafe.window.area.view.scene().own_cards
        elif person.step() is Phase.MATCH_OVER:
            return looked
        settle()
    raise AssertionError("the match does not come to its end")


def rich(cafe: Cafe, monkeypatch: pytest.MonkeyPatch, cut: int) -> None:
    """Packs that bring whoever leads 501 points in a few tricks, as they lie before that cut."""
    pack = stacked(("AO LO HO BO AA LA HA BA HK", "AX LX"), talon="AK A7 LK L7 BK B7", turned="H7", dealer=1)

    def shuffled(things: list[Card]) -> None:
        things[:] = [*pack[-cut:], *pack[:-cut]]

    monkeypatch.setattr(match_on_table, "TwoPeople", partial(TwoPeople, shuffle=shuffled))


def test_a_whole_match_by_clicks(cafe: Cafe, monkeypatch: pytest.MonkeyPatch) -> None:
    rich(cafe, monkeypatch, cut=11)
    window = cafe.window
    window.begin()
    click(cafe.qtbot, window.area.panel.choices[0])
    dialog = the(window, NewMatchDialog)
    cafe.qtbot.keyClick(dialog.fields["opponent"].control, Key.Key_Down)
    for name, words in (("player_name", "Anna"), ("opponent_name", "Kata")):
        control = dialog.fields[name].control
        control.setFocus()
        cafe.qtbot.keyClick(control, Key.Key_A, Mod.ControlModifier)
        cafe.qtbot.keyClicks(control, words)
    assert not dialog.fields["level"].control.isEnabled()
    cafe.qtbot.keyClick(dialog.fields["match_target"].control, Key.Key_Home)
    click(cafe.qtbot, dialog.deal_button)
    settle()
    assert cafe.session.phase is Phase.OPENING
    assert "Anna drew" in window.area.panel.prompt
    person = ByMouse(cafe.qtbot, window.area)
    assert play_through(cafe, person, cafe.open_curtain) == {"Anna", "Kata"}
    assert cafe.session.winner is not None
    summary = the(window, HandSummary)
    winner = cafe.session.names[cafe.session.winner]
    assert summary.headline.text().startswith(f"{winner}: You win the match")
    stored = window.saving.store.load(1)
    assert stored.marks.two
    assert stored.row.finished
    assert stored.row.head.players == ("Anna", "Kata")
    assert Match.from_record(stored.record).winner == cafe.session.winner


def test_a_whole_match_by_keys(cafe: Cafe, monkeypatch: pytest.MonkeyPatch) -> None:
    rich(cafe, monkeypatch, cut=16)
    cafe.begin(SHORT)
    person = ByKeyboard(cafe.qtbot, cafe.window.area)
    assert play_through(cafe, person, lambda: person.key(Key.Key_Return)) == {"Anna", "Kata"}
    assert cafe.session.winner is not None


def test_a_hand_to_its_last_trick(cafe: Cafe) -> None:
    match = dealt(hands=("AA LA", "BA HA"), turned="H7")
    while match.view(0).trick_number < 15:
        match.apply(
            match.to_move or 0,
            first_card(match.view(match.to_move or 0)) if len(match.view(0).trick) < 2 else GATHER,
        )
    cafe.lay(match)
    area = cafe.window.area
    person = ByMouse(cafe.qtbot, area)
    for _ in range(20):
        if cafe.session.phase is Phase.CURTAIN:
            cafe.open_curtain()
        elif cafe.session.phase is Phase.PLAY:
            person.hand.click(person.card())
        elif cafe.session.phase is Phase.GATHER:
            last = not cafe.session.view.hand
            person.hand.click(person.hand.middle)
            if last:
                break
        settle()
    # With the last two cards on the table no curtain comes between.
    assert cafe.session.phase is Phase.HAND_OVER
    click(cafe.qtbot, the(area, HandSummary).next_button)
    assert cafe.session.phase is Phase.CUT
    assert cafe.session.players[0] == cafe.session.names[1 - cafe.session.played().dealer]


# The curtain


def test_the_columns_of_the_slate_stay_when_the_table_turns(cafe: Cafe) -> None:
    cafe.lay(dealt(hands=("AA", "HKO BA"), turned="H7"))
    area = cafe.window.area
    cafe.open_curtain()
    assert area.view.scene().plate_items[0].text().startswith("B · 0")
    cafe.qtbot.keyClick(area.view, Key.Key_B)
    settle()
    # B sits below, and stands in the right column as before.
    assert area.slate.totals == (0, 40)
    assert area.view.scene().plate_items[0].text().startswith("B · 40")


def test_what_was_said_and_played_is_told_on_the_curtain_and_on_the_notes(cafe: Cafe) -> None:
    cafe.lay(dealt(hands=("AA LA L9", "BAKO HA"), turned="H7"))
    area = cafe.window.area
    curtain = area.two.curtain
    assert "Trumps: Hearts" in curtain.told.text()
    cafe.open_curtain()
    cafe.qtbot.keyClick(area.view, Key.Key_D)
    click(cafe.qtbot, the(area, MeldDialog).declare_button)
    settle()
    person = ByMouse(cafe.qtbot, area)
    person.hand.click("BA")
    settle()
    assert curtain.heading.text().startswith("A,")
    lines = curtain.told.text().splitlines()
    assert lines[-2:] == ["B: “Terc!”", "B: Ace of Bells"]
    assert area.view.scene().notes[1].text == "Terc!"
    cafe.open_curtain()
    # Until the trick is gathered.
    assert area.view.scene().notes[1].text == "Terc!"
    person.hand.click("AA")
    settle()
    assert "B: “Bells Ace terc: 20.”" in curtain.told.text()
    cafe.open_curtain()
    person.hand.click(person.hand.middle)
    settle()
    assert area.view.scene().notes[1].text == ""


def test_what_was_drawn_behind_the_curtain_is_said_when_it_opens(cafe: Cafe) -> None:
    cafe.lay(dealt(hands=("AA LA", "BA HA"), talon="LX AX", turned="H7"))
    area = cafe.window.area
    person = ByMouse(cafe.qtbot, area)
    cafe.open_curtain()
    person.hand.click("BA")
    settle()
    cafe.open_curtain()
    person.hand.click("AA")
    settle()
    cafe.open_curtain()
    person.hand.click(person.hand.middle)
    settle()
    person.hand.click("HA")
    settle()
    assert "Ten" not in area.two.curtain.told.text()
    heard: list[str] = []
    area.announcer.announced.connect(heard.append)
    cafe.open_curtain()
    assert area.panel.notice_text == "You drew the Ten of Acorns."
    assert heard[-1] == area.panel.notice_text


def test_what_stands_on_the_curtain_is_told_once_and_again_by_its_key(cafe: Cafe) -> None:
    heard: list[str] = []
    area = cafe.window.area
    area.announcer.announced.connect(heard.append)
    cafe.lay(dealt(hands=("AA LA", "BAKO HA"), turned="H7"))
    curtain = area.two.curtain
    assert heard == [curtain.words]
    assert curtain.heading.text() in curtain.words
    cafe.qtbot.keyClick(curtain.open_button, Key.Key_L)
    assert heard == [curtain.words] * 2
    assert area.panel.notice_text == ""
    cafe.open_curtain()
    ByMouse(cafe.qtbot, area).hand.click("BA")
    settle()
    assert heard[-1] == curtain.words
    assert heard[-1].endswith("B: Ace of Bells")
    assert len(heard) == len(set(heard)) + 1


def test_what_one_has_heard_is_not_said_again_to_the_other(cafe: Cafe) -> None:
    cafe.lay(dealt(hands=("AA LA", "BAKO HA"), turned="H7"))
    area = cafe.window.area
    cafe.open_curtain()
    heard: list[str] = []
    area.announcer.announced.connect(heard.append)
    # Why something cannot be done is for whoever looks.
    cafe.qtbot.keyClick(area.view, Key.Key_X)
    private = heard[-1]
    cafe.session.cover()
    settle()
    cafe.qtbot.keyClick(area.two.curtain.open_button, Key.Key_L)
    assert private not in heard[-1]
    assert heard[-1] == area.two.curtain.words
    check_hidden(cafe)


def test_who_looks_at_a_hand_first_hears_it_and_only_once(cafe: Cafe) -> None:
    heard: list[str] = []
    area = cafe.window.area
    area.announcer.announced.connect(heard.append)
    cafe.lay(dealt(hands=("AA LA", "BA HA"), turned="H7"))
    person = ByMouse(cafe.qtbot, area)

    def hand() -> str:
        view = cafe.session.view
        return hand_words(view.hand, view.trump, SuitSystem.GERMAN)

    cafe.open_curtain()
    first = hand()
    assert "Bells: " in first
    assert heard[-1].startswith(f"{first} {area.panel.prompt}")
    cafe.session.cover()
    settle()
    cafe.open_curtain()
    assert heard[-1].startswith(area.panel.prompt)
    person.hand.click("BA")
    settle()
    assert first not in heard[-1]
    cafe.open_curtain()
    assert hand() != first
    assert heard[-1].startswith(hand())
    assert sum(first in text for text in heard) == 1


def test_who_wants_to_be_told_little_is_not_told_a_hand(cafe: Cafe) -> None:
    cafe.window.change_settings(quick(talk=Talk.LITTLE))
    heard: list[str] = []
    cafe.window.area.announcer.announced.connect(heard.append)
    cafe.lay(dealt(hands=("AA LA", "BA HA"), turned="H7"))
    cafe.open_curtain()
    view = cafe.session.view
    assert heard
    assert not any(hand_words(view.hand, view.trump, SuitSystem.GERMAN) in text for text in heard)


def test_in_the_next_hand_both_hear_theirs(cafe: Cafe) -> None:
    match = dealt(hands=("AA LA", "BA HA"), turned="H7")
    while match.view(0).trick_number < 16:
        seat = match.to_move or 0
        match.apply(seat, first_card(match.view(seat)) if len(match.view(0).trick) < 2 else GATHER)
    cafe.lay(match)
    heard: list[str] = []
    area = cafe.window.area
    area.announcer.announced.connect(heard.append)
    person = ByMouse(cafe.qtbot, area)
    hands = {0: 0, 1: 0}
    for _ in range(40):
        session = cafe.session
        if session.phase is Phase.CURTAIN:
            cafe.open_curtain()
            words = hand_words(session.view.hand, session.view.trump, SuitSystem.GERMAN)
            hands[session.below] += heard[-1].startswith(words)
            if session.view.trick_number == 2:
                break
        elif session.phase in (Phase.PLAY, Phase.SPEAK) and session.view.trick_number == 1:
            person.hand.click(person.card())
        elif session.phase is Phase.GATHER:
            person.hand.click(person.hand.middle)
        else:
            person.step()
        settle()
    assert hands == {0: 1, 1: 1}, [cafe.session.phase, person.done]


def test_a_key_that_was_meant_for_the_table_does_not_open(cafe: Cafe) -> None:
    area = cafe.window.area
    area.unseen_for = 60_000
    cafe.lay(dealt(hands=("AA LA", "BA HA"), turned="H7"))
    cafe.qtbot.keyClick(area.two.curtain.open_button, Key.Key_Return)
    click(cafe.qtbot, area.two.curtain.open_button)
    assert cafe.session.phase is Phase.CURTAIN


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_keys_that_open_it(cafe: Cafe, key: Qt.Key) -> None:
    cafe.lay(dealt(hands=("AA LA", "BA HA"), turned="H7"))
    assert QApplication.focusWidget() is cafe.window.area.two.curtain.open_button
    cafe.qtbot.keyClick(QApplication.focusWidget(), key)
    assert cafe.session.is_open


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640), (940, 560)])
def test_the_cards_of_the_other_leave_their_name_free(cafe: Cafe, size: tuple[int, int]) -> None:
    cafe.lay(dealt(hands=("AA LA AK LK AO LO AU LU AX", "BA HA BK HK BO HO BU HU BX"), turned="H7"))
    cafe.window.resize(*size)
    settle()
    scene = cafe.window.area.view.scene()
    scene.set_plate(1, "Second player · 0 · dealer")
    plate = scene.plate_items[1]
    assert not [item for item in plate.collidingItems() if isinstance(item, CardItem)]
    assert plate.scale() > 0.8
    scene.set_plate(1, "Kata · 0")
    assert plate.scale() == 1


def test_a_click_on_the_cloth_leaves_the_keys_with_it(cafe: Cafe) -> None:
    cafe.lay(dealt(hands=("AA LA", "BA HA"), turned="H7"))
    curtain = cafe.window.area.two.curtain
    cafe.qtbot.mouseClick(curtain, Qt.MouseButton.LeftButton, pos=curtain.rect().center())
    assert QApplication.focusWidget() is curtain.open_button


def test_no_key_of_the_table_does_anything_behind_it(cafe: Cafe) -> None:
    match_id = cafe.lay(dealt(hands=("AA LA", "HKO BA"), turned="H7"))
    area = cafe.window.area
    for key in (Key.Key_B, Key.Key_D, Key.Key_X, Key.Key_G, Key.Key_M, Key.Key_Home, Key.Key_Right):
        cafe.qtbot.keyClick(area.view, key)
    cafe.qtbot.keyClick(area.view, Key.Key_Return)
    cafe.qtbot.mouseClick(
        area.view.viewport(), Qt.MouseButton.LeftButton, pos=ByMouse(cafe.qtbot, area).hand.middle
    )
    settle()
    assert cafe.saved(match_id) == []
    assert find(area, QMessageBox) is None
    check_hidden(cafe)


def test_it_closes_when_the_player_goes_to_another_program(cafe: Cafe) -> None:
    cafe.lay(dealt(hands=("AA LA", "BAKO HA"), turned="H7"))
    area = cafe.window.area
    cafe.open_curtain()
    cafe.qtbot.keyClick(area.view, Key.Key_M)
    the(area, MeldDialog)
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    settle()
    check_hidden(cafe)
    assert cafe.session.players[0] == "B"


@pytest.mark.parametrize("by_other", [True, False])
def test_a_hint_for_one_is_not_told_to_the_other(cafe: Cafe, by_other: bool) -> None:
    cafe.lay(dealt(hands=("AX LX", "HAKO LA"), turned="H7"))
    area, thinker = cafe.window.area, cafe.window.thinker
    assert isinstance(thinker, Scripted)
    thinker.on_demand = True
    for answered_before in (False, True):
        cafe.open_curtain()
        if cafe.session.players[0] != "B":
            click(cafe.qtbot, button(area.panel, "Continue"))
            cafe.open_curtain()
        cafe.qtbot.keyClick(area.view, Key.Key_H)
        if answered_before:
            thinker.answer_weighed()
            assert area.hints.shown is not None
        if by_other:
            cafe.qtbot.keyClick(area.view, Key.Key_B, Mod.ControlModifier)
        else:
            cafe.session.cover()
        settle()
        thinker.answer_weighed()
        check_hidden(cafe)
        assert area.hints.shown is None
        assert area.panel.notice_text == ""
        assert area.panel.button(area.declare_action).weight != "urgent"


def test_where_nothing_tells_what_may_be_done_nothing_can_be_behind_it(cafe: Cafe) -> None:
    cafe.window.change_settings(with_set(QUICK, HelpSet.CAFE))
    cafe.lay(dealt(hands=("AA LA", "HAKO BA"), turned="H7"))
    check_hidden(cafe)
    cafe.qtbot.keyClick(cafe.window.area.view, Key.Key_D)
    assert cafe.window.area.panel.notice_text == ""


def test_with_large_letters_it_hangs_before_the_hand(cafe: Cafe) -> None:
    cafe.window.change_settings(quick(text_scale=2.0))
    cafe.window.resize(1100, 700)
    cafe.lay(dealt(hands=("AA LA", "HAKO BA"), turned="H7"))
    check_hidden(cafe)
    view, curtain = cafe.window.area.view, cafe.window.area.two.curtain
    assert curtain.geometry().bottomRight() == view.viewport().rect().bottomRight()
    assert curtain.rect().contains(curtain.open_button.geometry())
    cafe.window.change_settings(QUICK)


def test_no_note_is_cut_through_by_it(cafe: Cafe) -> None:
    cafe.window.change_settings(quick(text_scale=2.0))
    cafe.window.resize(1100, 700)
    match = dealt(hands=("AA LA L9", "BAKO HA"), turned="H7")
    play(match, "1:declare BA3 1:play BA")
    cafe.lay(match)
    area, curtain = cafe.window.area, cafe.window.area.two.curtain
    note = area.view.scene().notes[1]
    assert note.text == "Terc!"

    def is_cut() -> bool:
        place = area.view.mapFromScene(note.sceneBoundingRect()).boundingRect()
        return curtain.isVisible() and place.intersects(curtain.geometry())

    assert is_cut()
    assert note.opacity() == 0
    assert "B: “Terc!”" in curtain.told.text()
    cafe.open_curtain()
    assert not is_cut()
    assert note.opacity() == 1
    cafe.window.change_settings(QUICK)


@pytest.mark.parametrize("language", ["en", "hu", "de"])
@pytest.mark.parametrize("scale", [1.0, 1.15, 1.5, 2.0])
def test_curtain_and_buttons_grow_and_nothing_is_cut(cafe: Cafe, scale: float, language: str) -> None:
    window, area = cafe.window, cafe.window.area
    two, curtain = area.two, area.two.curtain
    with english_again(QApplication.instance()):  # type: ignore[arg-type]
        speak(language)
        window.resize(940, 560)
        cafe.lay(dealt(hands=("AA LA L9", "BAKO HA"), turned="H7"))
        parts = (curtain.heading, curtain.sentence, curtain.told, curtain.open_button, two.out_button)
        usual = [QFontInfo(part.font()).pixelSize() for part in parts]
        window.change_settings(quick(text_scale=scale))
        settle()
        # The heading need not be as much larger than the rest.
        shares = (0.75, 0.93, 0.93, 0.93, 0.93)
        for part, pixels, share in zip(parts, usual, shares, strict=True):
            assert QFontInfo(part.font()).pixelSize() >= share * scale * pixels
        assert curtain.rect().contains(curtain.open_button.geometry())
        cafe.open_curtain()
        ByMouse(cafe.qtbot, area).hand.click("BA")
        settle()
        cafe.session.other_speaks()
        settle()
        for label in (curtain.heading, curtain.sentence, curtain.told):
            assert label.height() >= label.heightForWidth(label.width()), label.text()
        bar = curtain.scroller.verticalScrollBar()
        # What happened last is seen.
        assert bar.value() == bar.maximum()
        check_hidden(cafe, in_words=False)
        for each in (two.out_button, two.speak_button):
            assert each.isVisible()
            assert each.height() >= each.sizeHint().height()
            assert each.width() >= each.sizeHint().width(), each.text()
            outer = area.column.viewport() if area.column.isVisible() else area.view.viewport()
            area.column.ensureWidgetVisible(each)
            assert outer.rect().contains(QRect(each.mapTo(outer, QPoint(0, 0)), each.size()))
        window.change_settings(QUICK)
        settle()
        assert two.above.parentWidget() is area.view.viewport()
        assert two.above.isVisible()


@pytest.mark.parametrize("language", ["hu", "de"])
def test_a_long_name_is_shortened_where_large_letters_have_no_room(cafe: Cafe, language: str) -> None:
    with english_again(QApplication.instance()):  # type: ignore[arg-type]
        speak(language)
        cafe.window.resize(940, 560)
        cafe.window.change_settings(quick(text_scale=2.0))
        names = ("Bartholomäus Maximilian", "Annemarie Wolfeschlegelstein")
        match = dealt(hands=("AA LA L9", "BAKO HA"), turned="H7", players=names)
        cafe.lay(match)
        two = cafe.window.area.two
        for each in (two.curtain.open_button, two.out_button, two.speak_button):
            assert each.width() >= each.sizeHint().width(), each.text()
            whole = any(name in each.text().replace("\n", " ") for name in match.players)
            assert whole or "…" in each.text()
        assert "…" in two.curtain.open_button.text()
        assert two.curtain.rect().contains(two.curtain.open_button.geometry())
        assert "Annem" in two.curtain.open_button.text()


@pytest.mark.parametrize("size", [(940, 560), (1024, 640), (1280, 800)])
def test_the_names_that_the_program_gives_are_not_shortened(cafe: Cafe, size: tuple[int, int]) -> None:
    window = cafe.window
    window.resize(*size)
    match = dealt(hands=("AA LA", "BA HA"), turned="H7", players=(FIRST, SECOND))
    cafe.lay(match)
    two, panel = window.area.two, window.area.panel

    def check(name: str) -> None:
        for each in (two.out_button, two.speak_button):
            assert name in each.text().replace("\n", " ")
            wanted = each.sizeHint()
            assert each.width() >= wanted.width()
            assert each.height() >= wanted.height()
        assert two.above.geometry().bottom() <= panel.geometry().top() + 1

    cafe.open_curtain()
    check("First player")
    ByMouse(cafe.qtbot, window.area).hand.click("BA")
    settle()
    cafe.open_curtain()
    check("Second player")


def test_with_high_contrast_curtain_and_buttons_have_seven_to_one(cafe: Cafe) -> None:
    cafe.window.change_settings(quick(colour_scheme=ColourScheme.HIGH_CONTRAST))
    cafe.lay(dealt(hands=("AA LA", "HKO BA"), turned="H7"))
    two, curtain = cafe.window.area.two, cafe.window.area.two.curtain
    for whole, parts in (
        (curtain, (curtain.heading, curtain.sentence, curtain.told, curtain.open_button)),
        (two.above, (two.out_button, two.speak_button)),
    ):
        image = whole.grab().toImage()
        for part in parts:
            there = QRect(part.mapTo(whole, QPoint(0, 0)), part.size()).adjusted(6, 4, -6, -4)
            text, ground = brightest_and_ground(image, there)
            assert contrast(text, ground) >= 7
    assert curtain.grab().toImage().pixelColor(curtain.width() // 2, curtain.height() - 5) == PLAIN_BAIZE
    cafe.window.change_settings(QUICK)
    assert curtain.grab().toImage().pixelColor(curtain.width() // 2, curtain.height() - 5) != PLAIN_BAIZE


def test_after_a_power_cut_it_is_closed(cafe: Cafe, tmp_path: Path) -> None:
    cafe.lay(dealt(hands=("AA LA", "BA HA"), turned="H7"))
    cafe.open_curtain()
    ByMouse(cafe.qtbot, cafe.window.area).hand.click("BA")
    settle()
    cafe.open_curtain()
    # As the disk is in this moment.
    other = Places.under(tmp_path / "after")
    shutil.copytree(cafe.places.database.parent, other.database.parent)
    cafe.open(other).begin()
    settle()
    check_hidden(cafe)
    assert cafe.session.players == ("A", "B")
    assert cafe.saved(1) == ["1:play BA"]
    cafe.open_curtain()
    assert Card.AA in cafe.window.area.view.scene().own_cards


def test_each_keeps_their_own_order_of_the_fan(cafe: Cafe) -> None:
    from tartli_desktop.settings.settings import SortHand

    cafe.window.change_settings(quick(sort_hand=SortHand.BY_HAND))
    cafe.lay(dealt(hands=("AA LA", "BA HA"), turned="H7"))
    area = cafe.window.area
    person = ByMouse(cafe.qtbot, area)
    cafe.open_curtain()
    person.hand.move_to_place("BA", 0)
    first = area.view.scene().own_cards
    assert first[0] is Card.BA
    person.hand.click("HA")
    settle()
    cafe.open_curtain()
    person.hand.move_to_place("LA", 0)
    person.hand.click("AA")
    settle()
    cafe.open_curtain()
    assert area.view.scene().own_cards == [card for card in first if card is not Card.HA]


# Out of turn


def test_the_other_goes_out_by_a_click(cafe: Cafe) -> None:  # R9.2
    match_id = cafe.lay(dealt(hands=("AA LA", "BA HA"), turned="H7", scores=(464, 491)))
    area = cafe.window.area
    cafe.open_curtain()
    assert area.two.out_button.text().startswith("A goes out")
    click(cafe.qtbot, area.two.out_button)
    box = the(area, QMessageBox)
    assert box.text() == "A, you have 464 points but need 501. If you go out now, you lose the game."
    assert box.informativeText() == ""
    answer(cafe.qtbot, area, "Play on")
    assert cafe.saved(match_id) == []
    click(cafe.qtbot, area.two.out_button)
    answer(cafe.qtbot, area, "Go out and lose")
    settle()
    assert cafe.saved(match_id) == ["0:out"]
    assert the(area, HandSummary).headline.text().startswith("B: ")


def test_a_claim_by_the_key_tells_what_it_costs(cafe: Cafe) -> None:  # R9.3
    cafe.lay(dealt(hands=("AA LA", "BA HA"), turned="H7"))
    area = cafe.window.area
    cafe.open_curtain()
    cafe.qtbot.keyClick(area.view, Key.Key_G, Mod.ControlModifier)
    box = the(area, QMessageBox)
    assert box.text().startswith("A, you have 0 points but need 501.")
    assert box.informativeText() == "It would count double (maccs)."
    answer(cafe.qtbot, area, "Play on")


def test_where_counts_are_not_shown_a_claim_tells_none(cafe: Cafe) -> None:
    cafe.window.change_settings(quick(show_counts=False))
    cafe.lay(dealt(hands=("AA LA", "BA HA"), turned="H7"))
    area = cafe.window.area
    cafe.open_curtain()
    cafe.qtbot.keyClick(area.view, Key.Key_G, Mod.ControlModifier)
    box = the(area, QMessageBox)
    assert box.text() == "A, are you going out? With less than 501 points you lose the game."
    assert box.informativeText() == ""
    answer(cafe.qtbot, area, "Play on")


def test_where_both_are_out_the_lower_count_is_warned() -> None:  # R7.2
    view = replace(dealt(hands=("AA LA", "BA HA"), turned="H7").view(0), counts=(530, 511))
    text, cost = claim_question(view, "Kata", shows_counts=True)
    assert (
        text == "Kata, both of you are out after this béla, and your opponent’s 530 beats your 511: you lose."
    )
    assert cost == ""


def test_the_other_speaks_by_keys(cafe: Cafe) -> None:  # R7.1
    match_id = cafe.lay(dealt(hands=("HKO", "BA"), turned="H7"))
    area = cafe.window.area
    cafe.open_curtain()
    cafe.qtbot.keyClick(area.view, Key.Key_B, Mod.ControlModifier)
    settle()
    check_hidden(cafe)
    assert area.two.curtain.heading.text().startswith("A,")
    cafe.qtbot.keyClick(QApplication.focusWidget(), Key.Key_Space)
    cafe.qtbot.keyClick(area.view, Key.Key_B)
    settle()
    assert cafe.saved(match_id) == ["0:bela"]
    click(cafe.qtbot, button(area.panel, "Continue"))
    settle()
    check_hidden(cafe)
    assert area.two.curtain.heading.text().startswith("B,")


@pytest.mark.parametrize("by_other", [False, True])
def test_what_is_taken_back_is_said_to_both(cafe: Cafe, by_other: bool) -> None:
    cafe.lay(dealt(hands=("AA LA", "BAK HA"), turned="H7"), practice=True)
    area = cafe.window.area
    cafe.open_curtain()
    ByMouse(cafe.qtbot, area).hand.click("BA")
    settle()
    if by_other:
        # The other has looked already, and lets the card be taken back.
        cafe.open_curtain()
    heard: list[str] = []
    area.announcer.announced.connect(heard.append)
    area.take_back_action.trigger()
    settle()
    assert heard == [area.two.curtain.words]
    assert heard[0].endswith("Undone: the Ace of Bells.")
    # Then it is over with.
    cafe.open_curtain()
    ByMouse(cafe.qtbot, area).hand.click("BK")
    settle()
    assert heard[-1].endswith("B: King of Bells")
    assert "Undone" not in heard[-1]


# Kept, sent, counted


def test_a_decision_is_taken_back_on_the_curtain(cafe: Cafe) -> None:
    match_id = cafe.lay(dealt(hands=("AA LA", "BA HA"), turned="H7"), practice=True)
    area = cafe.window.area
    cafe.open_curtain()
    ByMouse(cafe.qtbot, area).hand.click("BA")
    settle()
    click(cafe.qtbot, button(area.panel, "Undo"))
    settle()
    assert cafe.saved(match_id) == []
    # It is said which card was taken back; both have seen it.
    check_hidden(cafe, in_words=False)
    assert area.two.curtain.heading.text().startswith("B,")


def test_the_library_shows_it_and_the_statistics_leave_it_out(cafe: Cafe) -> None:
    match = dealt(hands=("AA LA", "BA HA"), turned="H7")
    play_out(match)
    cafe.window.saving.store.add(new_stored(match, title="", human_seat=0, level="", extras={TWO: "1"}))
    cafe.window.open_matches()
    line = the(cafe.window, MatchesDialog).model.lines[0]
    assert line.level == "at this table"
    shown = cafe.window.saving.store.statistics(Choice())
    assert (shown.levels, shown.left_out.two) == ((), 1)


def test_the_hand_that_is_played_is_listed_without_what_either_hides(cafe: Cafe) -> None:
    match_id = cafe.lay(dealt(hands=("AA LA", "BA HA"), turned="H7"))
    cafe.open_curtain()
    stored = cafe.window.saving.store.load(match_id)
    for by_two, told in ((False, 1), (True, 0)):
        hand = list(replayed(stored.record, 0, by_two=by_two))[-1]
        seen = [event.hands for event in hand.events if isinstance(event, Dealt)]
        assert sum(hand is not None for hand in seen[0]) == told
    cafe.window.open_matches()
    dialog = the(cafe.window, MatchesDialog)
    dialog.look_asked.emit(match_id)
    view = the(cafe.window, RecordView)
    assert "Two people at one table" in view.about.text()
    told = view.pages.toPlainText()
    assert "Trumps: Hearts" in told
    assert "Dealt to" not in told


def test_a_file_says_that_two_play_it(cafe: Cafe, tmp_path: Path) -> None:
    match = dealt(hands=("AA LA", "BA HA"), turned="H7")
    play_out(match)
    match_id = cafe.lay(match, practice=True)
    path = tmp_path / "two.tartli.json"
    records.write(path, cafe.window.saving.store.load(match_id))
    assert json.loads(path.read_text())["note"].splitlines()[0] == note_marks.TWO
    with MatchStore.in_memory() as store:
        kept = records.keep(store, records.read(path), human_seat=0, level="casual")
        stored = store.load(kept.match_id)
    assert (stored.marks.two, stored.marks.practice, stored.row.head.level) == (True, True, "")
    assert stored.row.head.players == ("A", "B")


def test_another_copy_that_looks_sees_neither_hand(cafe: Cafe) -> None:
    match_id = cafe.lay(dealt(hands=("AA LA", "BA HA"), turned="H7"))
    second = cafe.open()
    second.begin()
    settle()
    assert second.area.session is not None
    assert "another Tartli window" in second.area.panel.prompt
    assert second.area.view.scene().own_cards == []
    assert not second.area.two.above.isVisible()
    cards = {item.card for item in second.area.view.scene().items_of_pack} - {None}
    assert cards == {Card.H7}
    assert match_id == 1


def test_a_deal_of_two_is_played_again_by_two(cafe: Cafe) -> None:
    match = dealt(hands=("AA LA", "BA HA"), turned="H7")
    play_out(match)
    cafe.lay(match)
    click(cafe.qtbot, the(cafe.window, HandSummary).swapped_button)
    settle()
    check_hidden(cafe)
    assert cafe.session.is_practice
    cafe.open_curtain()
    assert cafe.session.players == ("A", "B")
    assert {Card.BA, Card.HA} <= set(cafe.window.area.view.scene().own_cards)


def test_austrian_the_turned_card_is_chosen_before_anything_is_hidden(cafe: Cafe) -> None:  # R3.4
    cafe.begin(AUSTRIAN)
    area = cafe.window.area
    click(cafe.qtbot, area.panel.choices[0])
    click(cafe.qtbot, area.panel.choices[0])
    settle()
    assert cafe.session.phase is Phase.CHOOSE
    assert f"{cafe.session.players[0]}, which card" in area.panel.prompt
    click(cafe.qtbot, area.panel.choices[0])
    settle()
    check_hidden(cafe)


# Agreed


def test_two_people_are_asked_for_their_names_first(cafe: Cafe) -> None:
    window = cafe.window
    window.open_new_match()
    dialog = the(window, NewMatchDialog)
    cafe.qtbot.keyClick(dialog.fields["opponent"].control, Key.Key_Down)
    for name, typed in (("player_name", "Anna"), ("opponent_name", "Bence")):
        click(cafe.qtbot, dialog.deal_button)
        assert dialog.isVisible()
        control = dialog.fields[name].control
        assert control.hasFocus()
        assert "both names" in control.accessibleDescription()
        cafe.qtbot.keyClicks(control, typed)
    click(cafe.qtbot, dialog.deal_button)
    settle()
    assert find(window, NewMatchDialog) is None
    assert set(cafe.session.players) == {"Anna", "Bence"}


def test_two_of_one_name_are_told_apart(cafe: Cafe) -> None:
    window = cafe.window
    window.open_new_match()
    dialog = the(window, NewMatchDialog)
    cafe.qtbot.keyClick(dialog.fields["opponent"].control, Key.Key_Down)
    assert dialog.fields["player_name"].value() == dialog.fields["opponent_name"].value() == ""
    for name in ("player_name", "opponent_name"):
        control = dialog.fields[name].control
        control.setFocus()
        cafe.qtbot.keyClick(control, Key.Key_A, Mod.ControlModifier)
        cafe.qtbot.keyClicks(control, "Anna")
    chosen = dialog.chosen()
    assert (chosen.player_name, chosen.opponent_name, chosen.two) == ("Anna 1", "Anna 2", True)
    # The program as opponent is remembered as it was.
    assert chosen.settings.opponent_name == ""
    cafe.qtbot.keyClick(dialog.fields["opponent"].control, Key.Key_Up)
    assert dialog.chosen().opponent_name == "Kata"
    assert not dialog.chosen().two
