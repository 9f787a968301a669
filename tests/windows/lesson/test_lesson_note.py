"""The note of the lesson and its pointers, in every size of letters."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QWidget

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli.lesson import COURSE
from tartli_desktop.looks.colours import apply_colour_scheme
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.settings import ColourScheme
from tartli_desktop.widgets.part_arrow import PartArrow
from tests.games.tartli.rules.positions import dealt
from tests.session.playing import keep, quick, settle
from tests.windows.legibility import brightest_and_ground, contrast
from tests.windows.lesson.school import School

LESSON = COURSE.hands[0]

Key = Qt.Key


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1280, 800), 1.0), ((1024, 640), 2.0)])
def test_all_words_of_every_step_can_be_seen(school: School, size: tuple[int, int], scale: float) -> None:
    window = school.open(*size, text_scale=scale)
    window.lessons.begin("tartli")
    settle()
    note, view, column = school.guide.note, school.lesson.view, window.area.column
    for step in LESSON.steps:
        if step.name in ("follow", "trump"):
            continue
        note.set_words("Heading", school.guide.words(step, view), [("Continue", settle)])
        settle()
        for label in (note.heading_label, note.words_label):
            assert label.height() >= label.heightForWidth(label.width()), step.name
        assert note.width() <= column.viewport().width()
        if scale == 1.0:
            assert column.verticalScrollBar().maximum() == 0, step.name


def test_the_slate_that_is_explained_can_be_seen_beside_large_letters(school: School) -> None:
    window = school.open(1024, 640, text_scale=2.0)
    window.lessons.begin("tartli")
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


def test_all_words_are_in_sight_where_large_letters_make_the_column_scroll(school: School) -> None:
    window = school.open()
    window.settings_writer.change(quick(text_scale=2.0))
    window.lessons.begin("tartli")
    column, note = window.area.column.viewport(), school.guide.note
    for step in ("terc", "follow"):
        school.go_to(step)
        assert window.area.column.verticalScrollBar().maximum() > 0
        assert column.rect().contains(QRect(note.mapTo(column, QPoint(0, 0)), note.size())), step
    window.settings_writer.change(quick())


def test_going_on_moves_the_keyboard_once(school: School) -> None:
    school.begin()
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
    apply_colour_scheme(ColourScheme.HIGH_CONTRAST)
    window = school.open(colour_scheme=ColourScheme.HIGH_CONTRAST)
    window.lessons.begin("tartli")
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
    school.begin()
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


def test_what_points_at_a_card_stands_over_the_middle_of_what_is_seen_of_it(school: School) -> None:
    school.begin()
    scene = school.window.area.view.scene()
    fan = scene.own_items
    for item, above in pairwise(fan):
        scene.pointers.point_at([item])
        (tip,) = scene.pointers.tips
        assert item.contains_point(tip)
        # However the card leans, only the tip of the arrow is on it, so that it covers no letter.
        assert item.mapFromScene(tip).y() < item.boundingRect().top() + 12
        beside = item.mapFromScene(tip).x() + item.place.width / 2
        covered = -above.mapFromScene(tip).x() - above.place.width / 2
        assert beside > 0
        assert covered > 0
        assert abs(beside - covered) < 6
    scene.pointers.point_at([fan[-1]])
    (tip,) = scene.pointers.tips
    assert abs(fan[-1].mapFromScene(tip).x()) < 4


def test_the_slate_is_pointed_at_while_it_is_spoken_of(school: School) -> None:
    school.begin()
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


def test_other_matches_are_not_disturbed(school: School) -> None:
    window = school.open()
    match_id = keep(window.saving.store, dealt(hands=("AA LA", "BA HA"), turned="H7", dealer=1))
    window.lessons.begin("tartli")
    settle()
    assert window.on_table.resume(match_id)
    settle()
    assert window.area.session is not None
    assert window.area.session.phase is Phase.DECIDE
    assert not school.guide.note.isVisible()
    assert school.guide.session is None
    assert window.area.view.scene().pointers.tips == []
