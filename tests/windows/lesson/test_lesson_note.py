"""The note of the lesson and its pointers, in every size of letters."""

from __future__ import annotations

import sys
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFontInfo, QFontMetrics
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli.lesson.first_hand import LESSON
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.settings import ColourScheme
from tartli_desktop.widgets.part_arrow import PartArrow
from tartli_desktop.widgets.seat_line import SeatLine
from tartli_desktop.widgets.side_column import LARGEST_ON_TABLE
from tests.games.tartli.rules.positions import dealt
from tests.session.playing import keep, quick, settle
from tests.windows.languages import english_again, speak
from tests.windows.legibility import brightest_and_ground, contrast
from tests.windows.lesson.school import School

Key = Qt.Key


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_all_words_have_room_and_cover_no_card(school: School, size: tuple[int, int]) -> None:
    window = school.open(*size)
    window.begin_lesson()
    settle()
    view, note = school.lesson.view, school.guide.note
    for pack in ("tell", "french"):
        window.area.settings.change(quick(pack=pack))
        for step in LESSON.steps:
            if step.name in ("follow", "trump"):
                continue
            note.set_words("Heading", school.guide.words(step, view), [("Continue", settle)])
            assert not note.is_cut, step.name
            assert note.words_label.font().pixelSize() >= 12, step.name
    # Beside the table, not on it.
    right = window.area.view.mapTo(window, window.area.view.rect().topRight()).x()
    assert note.mapTo(window, note.rect().topLeft()).x() > right
    assert note.geometry().top() >= window.area.slate.geometry().bottom()
    assert window.area.rect().contains(note.geometry())


@pytest.mark.parametrize("size", [(940, 560), (1280, 800)])
@pytest.mark.parametrize("scale", [1.1, 1.5, 2.0])
def test_the_words_grow_with_all_others_and_can_be_scrolled(
    school: School, size: tuple[int, int], scale: float
) -> None:
    window = school.open(*size)
    window.begin_lesson()
    settle()
    note, view = school.guide.note, school.lesson.view
    parts = (note.words_label, note.heading_label, note.buttons[0])
    usual = [QFontInfo(part.font()).pixelSize() for part in parts]
    window.area.settings.change(quick(text_scale=scale))
    settle()
    for part, pixels in zip(parts, usual, strict=True):
        # Beside the table, words grow less, so that more of them are visible at once.
        least = 0.93 * scale * pixels if scale <= LARGEST_ON_TABLE else 12.5 * scale
        assert QFontInfo(part.font()).pixelSize() >= min(least, 0.93 * scale * pixels)
    bar = note.scroller.verticalScrollBar()
    for step in LESSON.steps:
        if step.name in ("follow", "trump"):
            continue
        words = school.guide.words(step, view)
        note.set_words("Your first hand", words, [("Continue", settle)])
        settle()
        assert bar.value() == 0
        metrics = QFontMetrics(note.words_label.font())
        room = QRect(0, 0, note.words_label.width(), 10_000)
        needed = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), words).height()
        assert note.words_label.height() >= needed, step.name
        assert note.scroller.viewport().height() + bar.maximum() >= note.words_label.height()
        # Without a wheel, Tab reaches the words, and the arrows scroll them.
        scrolls = bool(note.scroller.focusPolicy() & Qt.FocusPolicy.TabFocus)
        assert scrolls or bar.maximum() == 0
        assert note.rect().contains(note.foot.geometry())
    assert window.area.rect().contains(note.geometry())


@pytest.mark.skipif(sys.platform == "win32", reason="letters are wider on Windows")
@pytest.mark.parametrize("language", ["en", "hu", "de"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_beside_large_letters_all_words_of_every_step_are_seen_at_once(
    school: School, qapp: QApplication, size: tuple[int, int], language: str
) -> None:
    with english_again(qapp):
        speak(language)
        window = school.open(*size, text_scale=2.0)
        window.begin_lesson()
        settle()
        note, view = school.guide.note, school.lesson.view
        for step in LESSON.steps:
            if step.name in ("follow", "trump"):
                continue
            note.set_words("Heading · 12/21", school.guide.words(step, view), [("Continue", settle)])
            settle()
            assert note.scroller.verticalScrollBar().maximum() == 0, step.name
            assert QFontInfo(note.words_label.font()).pixelSize() >= 20, step.name


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_long_card_is_not_torn_at_its_hyphen(school: School, scale: float) -> None:
    window = school.open(1024, 640, text_scale=scale)
    window.begin_lesson()
    settle()
    note = school.guide.note
    words = "Nimm den Schellen-Neuner und den Schellen-Siebener. Sie zählen nichts."
    note.set_words("Heading", words, [("Continue", settle)])
    settle()
    label = note.words_label
    held = {word for word in label.text().split() if "-" in word}
    assert held == {"Schellen-\u2060Neuner", "Schellen-\u2060Siebener."}
    widest = max(map(QFontMetrics(label.font()).horizontalAdvance, held))
    assert widest <= label.width()
    assert label.accessibleName() == words


def test_large_letters_grow_with_the_window(school: School) -> None:
    window = school.open(1280, 800, text_scale=2.0)
    window.begin_lesson()
    settle()
    note = school.guide.note
    parts = (note.words_label, note.heading_label, note.buttons[0])
    usual = [QFontInfo(part.font()).pixelSize() for part in parts]
    window.resize(1920, 1080)
    settle()
    for part, pixels in zip(parts, usual, strict=True):
        assert QFontInfo(part.font()).pixelSize() >= 1.2 * pixels


def test_words_that_scroll_end_with_a_whole_line(school: School) -> None:
    window = school.open(1024, 640, text_scale=2.0)
    window.begin_lesson()
    settle()
    note = school.guide.note
    note.set_words("Heading", "Many words. " * 60, [("Continue", settle)])
    settle()
    assert note.scroller.verticalScrollBar().maximum() > 0
    line = QFontMetrics(note.words_label.font()).lineSpacing()
    assert note.scroller.viewport().height() % line == 0


def test_the_slate_that_is_explained_can_be_seen_beside_large_letters(school: School) -> None:
    window = school.open(1024, 640, text_scale=2.0)
    window.begin_lesson()
    settle()
    school.go_to("slate")
    column, slate = window.area.column.viewport(), window.area.slate
    seen = column.rect().intersected(QRect(slate.mapTo(column, QPoint(0, 0)), slate.size()))
    assert seen.height() > 0.8 * min(slate.height(), column.height())
    for name in slate.plan().names:
        assert column.rect().contains(name.toAlignedRect().translated(slate.mapTo(column, QPoint())))
    school.go_to("terc")
    declare = window.area.panel.button(window.area.commands["declare"])
    assert column.rect().contains(QRect(declare.mapTo(column, QPoint(0, 0)), declare.size()))


@pytest.mark.parametrize("step", ["talon", "terc"])
def test_both_players_can_be_seen_above_large_words_that_need_little_room(school: School, step: str) -> None:
    window = school.open(1280, 800, text_scale=2.0)
    window.begin_lesson()
    settle()
    school.go_to(step)
    column = window.area.column.viewport()
    seats = window.area.column.findChildren(SeatLine)
    assert len(seats) == 2
    # The paper says that this is a lesson.
    assert "Practice" not in window.area.column.lines
    for seat in seats:
        assert column.rect().contains(QRect(seat.mapTo(column, QPoint(0, 0)), seat.size()))


def test_large_words_keep_the_room_that_longer_ones_have_needed(school: School) -> None:
    window = school.open(1280, 800, text_scale=2.0)
    window.begin_lesson()
    settle()
    note = school.guide.note
    few = note.height()
    note.set_words("Heading", "Many words. " * 20, [("Continue", settle)])
    settle()
    many = note.height()
    assert many > few
    note.set_words("Heading", "Few words.", [("Continue", settle)])
    settle()
    assert note.height() == many


def test_many_buttons_in_large_letters_scroll_with_the_words(school: School) -> None:
    window = school.open(940, 560, text_scale=2.0)
    window.begin_lesson()
    settle()
    note = school.guide.note
    note.set_words("Heading", "Words. " * 20, [(text, settle) for text in ("One", "Two", "Three", "Four")])
    settle()
    assert QApplication.focusWidget() is note.buttons[0]
    bar = note.scroller.verticalScrollBar()
    last = note.buttons[-1]
    bar.setValue(bar.maximum())
    settle()
    seen = note.scroller.viewport()
    assert seen.rect().contains(QRect(last.mapTo(seen, QPoint(0, 0)), last.size()))
    note.set_words("Heading", "Words.", [("One", settle)])
    settle()
    assert QApplication.focusWidget() is note.buttons[0]
    assert note.rect().contains(QRect(note.buttons[0].mapTo(note, QPoint(0, 0)), note.buttons[0].size()))


def test_going_on_moves_the_keyboard_once(school: School) -> None:
    school.open()
    school.window.begin_lesson()
    settle()
    note = school.guide.note
    assert note.buttons
    focused: list[QWidget] = []
    QApplication.instance().focusChanged.connect(  # type: ignore[union-attr]
        lambda before, now: focused.append(now) if now is not None else None
    )
    school.qtbot.keyClick(note.buttons[0], Qt.Key.Key_Return)
    assert note.buttons
    assert focused == [note.buttons[0]]


def test_with_high_contrast_it_is_white_on_black(school: School) -> None:
    window = school.open(colour_scheme=ColourScheme.HIGH_CONTRAST)
    window.begin_lesson()
    settle()
    note = school.guide.note
    image = note.grab().toImage()
    for part in (note.heading_label, note.words_label, note.buttons[0]):
        there = QRect(part.mapTo(note, QPoint(0, 0)), part.size()).adjusted(6, 3, -6, -3)
        text, ground = brightest_and_ground(image, there)
        assert contrast(text, ground) >= 12
    window.area.settings.change(quick())
    image = note.grab().toImage()
    there = QRect(note.words_label.mapTo(note, QPoint(0, 0)), note.words_label.size())
    assert brightest_and_ground(image, there)[1] == QColor("#F7EFD9")


def test_what_is_spoken_of_is_pointed_at(school: School) -> None:
    school.open().begin_lesson()
    settle()
    scene = school.window.area.view.scene()
    school.go_to("terc")
    assert len(scene.pointers.tips) == 3
    fan = {item.card: item for item in scene.own_items}
    for tip, card in zip(scene.pointers.tips, (Card.LA, Card.LK, Card.LO), strict=True):
        assert fan[card].sceneBoundingRect().contains(tip)
    area = school.window.area
    assert area.panel.button(area.commands["declare"]).weight == "urgent"
    school.by_mouse()
    assert area.panel.button(area.commands["declare"]).weight == ""
    assert len(scene.pointers.tips) == 1
    school.window.on_table.put_away()
    assert scene.pointers.tips == []
    assert not school.guide.note.isVisible()


def test_what_points_at_a_card_does_not_cover_its_letter(school: School) -> None:
    school.open().begin_lesson()
    settle()
    scene = school.window.area.view.scene()
    for item in scene.own_items:
        scene.pointers.point_at([item])
        (tip,) = scene.pointers.tips
        assert item.contains_point(tip)
        # However the card leans, only the tip of the arrow is on it.
        assert item.mapFromScene(tip).y() < item.boundingRect().top() + 12


def test_what_points_at_a_card_stands_over_the_middle_of_what_is_seen_of_it(school: School) -> None:
    school.open().begin_lesson()
    settle()
    scene = school.window.area.view.scene()
    fan = scene.own_items
    for item, above in pairwise(fan):
        scene.pointers.point_at([item])
        (tip,) = scene.pointers.tips
        beside = item.mapFromScene(tip).x() + item.place.width / 2
        covered = -above.mapFromScene(tip).x() - above.place.width / 2
        assert beside > 0
        assert covered > 0
        assert abs(beside - covered) < 6
    scene.pointers.point_at([fan[-1]])
    (tip,) = scene.pointers.tips
    assert abs(fan[-1].mapFromScene(tip).x()) < 4


def test_the_longest_words_of_a_lesson_have_letters_that_are_read_with_ease(school: School) -> None:
    school.open().begin_lesson()
    school.window.resize(1024, 640)
    settle()
    note = school.guide.note
    before = note.height()
    words = "Lay away the three cards that are worth least to you, then press the button. " * 4
    note.set_words("First hand", words)
    settle()
    grown = note.height()
    # With some systems' letters the first words need as much.
    assert grown >= before
    assert QFontInfo(note.words_label.font()).pixelSize() >= 14
    assert not note.is_cut
    note.set_words("First hand", "Lay it away.")
    settle()
    # The slate above must not move back and forth, so the note keeps its height until the lesson ends.
    assert note.height() == grown


def test_the_slate_is_pointed_at_while_it_is_spoken_of(school: School) -> None:
    school.open().begin_lesson()
    settle()
    (arrow,) = school.window.area.findChildren(PartArrow)
    assert not arrow.isVisible()
    school.go_to("slate")
    settle()
    assert arrow.isVisible()
    slate = school.window.area.slate
    assert slate is not None
    assert slate.rect().contains(arrow.geometry())
    assert abs(arrow.geometry().center().x() - slate.rect().center().x()) <= 1
    school.go_to("terc")
    settle()
    assert not arrow.isVisible()


def test_what_points_at_the_talon_does_not_cover_the_line_above_it(school: School) -> None:
    school.open().begin_lesson()
    settle()
    scene = school.window.area.view.scene()
    assert len(scene.pointers.tips) == 1
    assert not scene.pointers.sceneBoundingRect().intersects(scene.caption_item.sceneBoundingRect())


def test_other_matches_are_not_disturbed(school: School) -> None:
    window = school.open()
    match_id = keep(window.saving.store, dealt(hands=("AA LA", "BA HA"), turned="H7", dealer=1))
    window.begin_lesson()
    settle()
    assert window.on_table.resume(match_id)
    settle()
    assert window.area.session is not None
    assert window.area.session.phase is Phase.DECIDE
    assert not school.guide.note.isVisible()
    assert school.guide.session is None
    assert window.area.view.scene().pointers.tips == []


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_above_it_large_lines_and_buttons_are_seen_whole(school: School, size: tuple[int, int]) -> None:
    window = school.open(*size, text_scale=2.0)
    window.begin_lesson()
    settle()
    area, column = window.area, window.area.column
    steps = 0
    for _ in range(30):
        settle()
        step = school.guide.step
        if step is not None and "slate" not in step.points:
            seen = QRect(column.viewport().mapTo(area, QPoint()), column.viewport().size())
            parts = (*column.findChildren(QAbstractButton), *column.findChildren(QLabel))
            for part in parts:
                there = QRect(part.mapTo(area, QPoint()), part.size())
                if part.isVisible() and seen.intersects(there):
                    assert seen.adjusted(0, -1, 0, 1).contains(there), (step.name, part)
            for choice in area.panel.choices:
                assert seen.contains(QRect(choice.mapTo(area, QPoint()), choice.size())), step.name
            steps += 1
        school.by_mouse()
    assert steps > 10


def test_above_it_the_line_of_the_player_comes_first_in_large_letters(school: School) -> None:
    window = school.open(1280, 800, text_scale=2.0)
    window.begin_lesson()
    settle()
    session = window.area.session
    assert session is not None
    seats = [each for each in window.area.column.findChildren(SeatLine) if each.isVisible()]
    first = min(seats, key=lambda seat: seat.mapTo(window, QPoint()).y())
    assert session.names[session.person] in first.label.text()
