"""The curtain between the turns of two people at one table."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFontInfo, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from tartli_desktop.cards.german import Card
from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.games.tartli import GATHER
from tartli_desktop.games.tartli.dialogs.meld_dialog import MeldDialog
from tartli_desktop.games.tartli.words.announcements import hand_words
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.assistance_presets import with_preset
from tartli_desktop.settings.game_options import AssistancePreset
from tartli_desktop.settings.settings import ColourScheme, Talk
from tartli_desktop.table.card_item import CardItem
from tartli_desktop.table.felt import PLAIN_BAIZE
from tartli_desktop.table.notes.plate_content import PlateContent
from tartli_desktop.text.program_names import FIRST, SECOND
from tests.games.tartli.rules.positions import dealt
from tests.session.playing import QUICK, Scripted, first_card, quick, settle
from tests.settings.choices import KINDS
from tests.windows.languages import english_again, speak
from tests.windows.legibility import brightest_and_ground, contrast
from tests.windows.play.two_people.cafe import Cafe, check_hidden
from tests.windows.simulated_user import ByMouse, button, click, is_asked, tap, the

Key, Mod = Qt.Key, Qt.KeyboardModifier


def test_the_columns_of_the_slate_stay_when_the_table_turns(cafe: Cafe) -> None:
    cafe.lay(dealt(hands=("AA", "HKO BA"), turned="H7"))
    area = cafe.window.area
    cafe.open_curtain()
    assert area.view.scene().plate_items[0].text().startswith("B · 0")
    tap(cafe.qtbot, area.view, Key.Key_B)
    # B now sits below, but stays in the right column.
    assert area.slate.totals == (0, 40)
    assert area.view.scene().plate_items[0].text().startswith("B · 40")


def test_what_was_said_and_played_is_told_on_the_curtain_and_on_the_notes(cafe: Cafe) -> None:
    cafe.lay(dealt(hands=("AA LA L9", "BAKO HA"), turned="H7"))
    area = cafe.window.area
    curtain = area.two.curtain
    assert "Trumps: Hearts" in curtain.told.text()
    cafe.open_curtain()
    cafe.qtbot.keyClick(area.view, Key.Key_D)
    click(cafe.qtbot, the(area.window(), MeldDialog).declare_button)
    person = ByMouse(cafe.qtbot, area)
    person.hand.click("BA")
    assert curtain.heading.text().startswith("A,")
    lines = curtain.told.text().splitlines()
    assert lines[-2:] == ["B: “Terc!”", "B: Ace of Bells"]
    assert area.view.scene().notes[1].text == "Terc!"
    cafe.open_curtain()
    # The note stays until the trick is gathered.
    assert area.view.scene().notes[1].text == "Terc!"
    person.hand.click("AA")
    assert "B: “Bells Ace terc: 20.”" in curtain.told.text()
    cafe.open_curtain()
    person.hand.click(person.hand.middle)
    assert area.view.scene().notes[1].text == ""


def test_what_was_drawn_behind_the_curtain_is_said_when_it_opens(cafe: Cafe) -> None:
    cafe.lay(dealt(hands=("AA LA", "BA HA"), talon="LX AX", turned="H7"))
    area = cafe.window.area
    person = ByMouse(cafe.qtbot, area)
    cafe.open_curtain()
    person.hand.click("BA")
    cafe.open_curtain()
    person.hand.click("AA")
    cafe.open_curtain()
    person.hand.click(person.hand.middle)
    person.hand.click("HA")
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
    assert heard[-1] == curtain.words
    assert heard[-1].endswith("B: Ace of Bells")
    assert len(heard) == len(set(heard)) + 1


def test_what_one_has_heard_is_not_said_again_to_the_other(cafe: Cafe) -> None:
    cafe.lay(dealt(hands=("AA LA", "BAKO HA"), turned="H7"))
    area = cafe.window.area
    cafe.open_curtain()
    heard: list[str] = []
    area.announcer.announced.connect(heard.append)
    # The reason for a refusal is only for the viewer.
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
        return hand_words(view.hand, view.trump)

    cafe.open_curtain()
    first = hand()
    assert "Bells: " in first
    assert heard[-1].startswith(f"{first} {area.panel.prompt}")
    cafe.session.cover()
    settle()
    cafe.open_curtain()
    assert heard[-1].startswith(area.panel.prompt)
    person.hand.click("BA")
    assert first not in heard[-1]
    cafe.open_curtain()
    assert hand() != first
    assert heard[-1].startswith(hand())
    assert sum(first in text for text in heard) == 1


def test_who_wants_to_be_told_little_is_not_told_a_hand(cafe: Cafe) -> None:
    cafe.window.settings_writer.change(quick(talk=Talk.LITTLE))
    heard: list[str] = []
    cafe.window.area.announcer.announced.connect(heard.append)
    cafe.lay(dealt(hands=("AA LA", "BA HA"), turned="H7"))
    cafe.open_curtain()
    view = cafe.session.view
    assert heard
    assert not any(hand_words(view.hand, view.trump) in text for text in heard)


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
            words = hand_words(session.view.hand, session.view.trump)
            hands[session.viewer] += heard[-1].startswith(words)
            if session.view.trick_number == 2:
                break
        elif session.phase in (Phase.DECIDE, Phase.SPEAK) and session.view.trick_number == 1:
            person.hand.click(person.card())
        elif session.phase is Phase.PAUSE:
            person.hand.click(person.hand.middle)
        else:
            person.step()
        settle()
    assert hands == {0: 1, 1: 1}, [cafe.session.phase, person.done]


def test_a_key_that_was_meant_for_the_table_does_not_open(cafe: Cafe) -> None:
    area = cafe.window.area
    area.guard_input(60_000)
    cafe.lay(dealt(hands=("AA LA", "BA HA"), turned="H7"))
    cafe.qtbot.keyClick(area.two.curtain.open_button, Key.Key_Return)
    click(cafe.qtbot, area.two.curtain.open_button)
    assert cafe.session.phase is Phase.CURTAIN


@pytest.mark.parametrize("size", [(1280, 800), (940, 560)])
def test_the_cards_of_the_other_leave_their_name_free(cafe: Cafe, size: tuple[int, int]) -> None:
    cafe.lay(dealt(hands=("AA LA AK LK AO LO AU LU AX", "BA HA BK HK BO HO BU HU BX"), turned="H7"))
    cafe.window.resize(*size)
    settle()
    scene = cafe.window.area.view.scene()
    scene.set_plate(0, PlateContent("Second player", figures="0", is_dealer=True))
    plate = scene.plate_items[1]
    assert not [item for item in plate.collidingItems() if isinstance(item, CardItem)]
    assert plate.name_shown == "Second player"


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
    assert not is_asked(area)
    check_hidden(cafe)


def test_it_closes_when_the_player_goes_to_another_program(cafe: Cafe) -> None:
    cafe.lay(dealt(hands=("AA LA", "BAKO HA"), turned="H7"))
    area = cafe.window.area
    cafe.open_curtain()
    cafe.qtbot.keyClick(area.view, Key.Key_M)
    the(area.window(), MeldDialog)
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    settle()
    check_hidden(cafe)
    assert cafe.session.names[cafe.session.viewer] == "B"


@pytest.mark.parametrize("by_other", [True, False])
def test_a_hint_for_one_is_not_told_to_the_other(cafe: Cafe, by_other: bool) -> None:
    cafe.lay(dealt(hands=("AX LX", "HAKO LA"), turned="H7"))
    area, thinker = cafe.window.area, cafe.window.thinker
    assert isinstance(thinker, Scripted)
    thinker.on_demand = True
    for answered_before in (False, True):
        cafe.open_curtain()
        if cafe.session.names[cafe.session.viewer] != "B":
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
        assert area.panel.button(area.commands["declare"]).weight != "urgent"


def test_where_nothing_tells_what_may_be_done_nothing_can_be_behind_it(cafe: Cafe) -> None:
    cafe.window.settings_writer.change(with_preset(QUICK, AssistancePreset.CAFE, KINDS))
    cafe.lay(dealt(hands=("AA LA", "HAKO BA"), turned="H7"))
    check_hidden(cafe)
    cafe.qtbot.keyClick(cafe.window.area.view, Key.Key_D)
    assert cafe.window.area.panel.notice_text == ""


def test_buttons_that_were_hidden_while_letters_grew_have_grown_too(cafe: Cafe) -> None:
    cafe.window.settings_writer.change(quick(text_scale=2.0))
    settle()
    cafe.lay(dealt(hands=("AA LA", "HAKO BA"), turned="H7"))
    area = cafe.window.area
    command = area.panel.button(area.commands["go_out"])
    for theirs in (area.two.out_button, area.two.speak_button):
        assert QFontInfo(theirs.font()).pixelSize() >= 0.8 * QFontInfo(command.font()).pixelSize()
    cafe.window.settings_writer.change(QUICK)


def test_no_note_is_cut_through_by_it(cafe: Cafe) -> None:
    cafe.window.settings_writer.change(quick(text_scale=2.0))
    cafe.window.resize(1100, 700)
    match = dealt(hands=("AA LA L9", "BAKO HA"), turned="H7", played="1:declare BA3 1:play BA")
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
    cafe.window.settings_writer.change(QUICK)


def test_no_card_looks_out_over_it_as_a_sliver(cafe: Cafe) -> None:
    cafe.window.settings_writer.change(quick(text_scale=2.0))
    match = dealt(hands=("AA LA L9", "BAKO HA"), turned="H7", played="1:declare BA3 1:play BA")
    cafe.lay(match)
    view, curtain = cafe.window.area.view, cafe.window.area.two.curtain
    for height in range(600, 880, 8):
        cafe.window.resize(1280, height)
        settle()
        for item in view.scene().items_of_pack:
            top = view.mapFromScene(item.mapRectToScene(item.face)).boundingRect().top()
            assert not item.isVisible() or not 0 < curtain.y() - top < 10, (height, item.card)
    cafe.window.settings_writer.change(QUICK)


@pytest.mark.parametrize(("scale", "language"), [(1.15, "hu"), (2.0, "en"), (2.0, "de")])
def test_curtain_and_buttons_grow_and_nothing_is_cut(cafe: Cafe, scale: float, language: str) -> None:
    window, area = cafe.window, cafe.window.area
    two, curtain = area.two, area.two.curtain
    with english_again(QApplication.instance()):  # type: ignore[arg-type]
        speak(language)
        window.resize(940, 560)
        cafe.lay(dealt(hands=("AA LA L9", "BAKO HA"), turned="H7"))
        parts = (curtain.heading, curtain.sentence, curtain.told, curtain.open_button, two.out_button)
        usual = [QFontInfo(part.font()).pixelSize() for part in parts]
        window.settings_writer.change(quick(text_scale=scale))
        settle()
        # The heading may grow less than the rest.
        shares = (0.75, 0.93, 0.93, 0.93, 0.93)
        for part, pixels, share in zip(parts, usual, shares, strict=True):
            assert QFontInfo(part.font()).pixelSize() >= share * scale * pixels
        assert curtain.rect().contains(curtain.open_button.geometry())
        cafe.open_curtain()
        ByMouse(cafe.qtbot, area).hand.click("BA")
        cafe.session.other_speaks()
        settle()
        for label in (curtain.heading, curtain.sentence, curtain.told):
            assert label.height() >= label.heightForWidth(label.width()), label.text()
        check_hidden(cafe, in_words=False)
        for each in (two.out_button, two.speak_button):
            assert each.isVisible()
            assert each.height() >= each.sizeHint().height()
            assert each.width() >= each.sizeHint().width(), each.text()
            outer = area.column.viewport()
            area.column.ensureWidgetVisible(each)
            assert outer.rect().contains(QRect(each.mapTo(outer, QPoint(0, 0)), each.size()))
        assert two.out_button.height() == two.speak_button.height()
        window.settings_writer.change(QUICK)
        settle()
        assert two.above.isVisible()


def test_where_the_curtain_scrolls_what_happened_last_is_seen(cafe: Cafe) -> None:
    cafe.lay(dealt(hands=("AA LA", "BA HA"), turned="H7"))
    curtain = cafe.window.area.two.curtain
    for lines in (40, 60):
        curtain.close_for("A", [f"Line {line}" for line in range(lines)], input_guard_ms=0)
        settle()
        bar = curtain.scroller.verticalScrollBar()
        assert 0 < bar.value() == bar.maximum()


@pytest.mark.parametrize("language", ["hu", "de"])
def test_a_long_name_is_shortened_where_large_letters_have_no_room(cafe: Cafe, language: str) -> None:
    with english_again(QApplication.instance()):  # type: ignore[arg-type]
        speak(language)
        cafe.window.resize(940, 560)
        cafe.window.settings_writer.change(quick(text_scale=2.0))
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


def test_the_names_that_the_program_gives_are_not_shortened(cafe: Cafe) -> None:
    window = cafe.window
    window.resize(940, 560)
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
    cafe.open_curtain()
    check("Second player")


def test_with_high_contrast_curtain_and_buttons_have_seven_to_one(cafe: Cafe) -> None:
    cafe.window.settings_writer.change(quick(colour_scheme=ColourScheme.HIGH_CONTRAST))
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
    assert curtain.grab().toImage().pixelColor(curtain.width() // 2, curtain.height() - 5) == QColor("black")
    # No lines of folds stand among the words.
    picture = curtain.grab().toImage()
    foot = {picture.pixelColor(x, picture.height() - 5).name() for x in range(picture.width())}
    assert foot == {"#000000"}
    cafe.window.settings_writer.change(QUICK)
    assert curtain.grab().toImage().pixelColor(curtain.width() // 2, curtain.height() - 5) not in (
        QColor("black"),
        PLAIN_BAIZE,
    )


def test_after_a_power_cut_it_is_closed(cafe: Cafe, tmp_path: Path) -> None:
    cafe.lay(dealt(hands=("AA LA", "BA HA"), turned="H7"))
    cafe.open_curtain()
    ByMouse(cafe.qtbot, cafe.window.area).hand.click("BA")
    cafe.open_curtain()
    # As the disk is at this moment.
    other = UserPaths.under(tmp_path / "after")
    shutil.copytree(cafe.paths.database.parent, other.database.parent)
    cafe.open(paths=other).begin()
    settle()
    check_hidden(cafe)
    assert cafe.session.names == ("A", "B")
    assert cafe.saved(1) == ["1:play BA"]
    cafe.open_curtain()
    assert Card.AA in cafe.window.area.view.scene().own_cards


def test_each_keeps_their_own_order_of_the_fan(cafe: Cafe) -> None:
    from tartli_desktop.settings.settings import SortHand

    cafe.window.settings_writer.change(quick(sort_hand=SortHand.BY_HAND))
    cafe.lay(dealt(hands=("AA LA", "BA HA"), turned="H7"))
    area = cafe.window.area
    person = ByMouse(cafe.qtbot, area)
    cafe.open_curtain()
    person.hand.move_to_place("BA", 0)
    first = area.view.scene().own_cards
    assert first[0] is Card.BA
    person.hand.click("HA")
    cafe.open_curtain()
    person.hand.move_to_place("LA", 0)
    person.hand.click("AA")
    cafe.open_curtain()
    assert area.view.scene().own_cards == [card for card in first if card is not Card.HA]


def test_tab_stops_only_where_a_key_does_something(cafe: Cafe) -> None:
    cafe.lay(dealt(hands=("AA", "HKO BA"), turned="H7"))
    area = cafe.window.area

    def stops() -> list[QWidget]:
        found: list[QWidget] = []
        while (focused := QApplication.focusWidget()) is not None and focused not in found:
            found.append(focused)
            cafe.qtbot.keyClick(focused, Key.Key_Tab)
        return found

    closed = stops()
    assert area.two.curtain.open_button in closed
    assert not {area.view, area.two.curtain.scroller} & set(closed)
    cafe.open_curtain()
    assert area.view in stops()
