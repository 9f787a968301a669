"""The picture of a window with its dialogs, and where there are words in it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from tartli_desktop.games.tartli.score.layout import lay_out
from tartli_desktop.looks.text_size import text_scale
from tartli_desktop.table.notes.notes import Note
from tartli_desktop.widgets.papers.table_paper import TablePaper
from tartli_desktop.windows.main_window import MainWindow

_TITLE_HEIGHT = 26


def photograph(window: MainWindow) -> QImage:
    """The window, and above it each dialog that is open, in the middle, with a frame and its title."""
    for _ in range(5):
        QApplication.processEvents()
    image = window.grab()
    with QPainter(image) as painter:
        for dialog in _open_dialogs():
            _paint_framed(painter, dialog, window)
        for menu in QApplication.topLevelWidgets():
            if isinstance(menu, QMenu) and menu.isVisible():
                painter.drawPixmap(window.mapFromGlobal(menu.pos()), menu.grab())
    return image.toImage()


def areas_with_words(window: MainWindow) -> list[QRect]:
    """Where a picture depends on fonts: around words, and dialogs as a whole."""

    def within(widget: QWidget, area: QRect) -> QRect:
        return QRect(widget.mapTo(window, QPoint()) + area.topLeft(), area.size())

    area, view = window.area, window.area.view
    found = [window.menuBar().geometry(), *(_frame_of(dialog, window) for dialog in _open_dialogs())]
    papers = (paper for paper in area.findChildren(TablePaper) if paper.isVisible())
    found += [within(paper, paper.rect()) for paper in papers]
    panel = area.panel
    if panel.isVisible():
        found.append(within(panel, panel.childrenRect()))
    plan = lay_out(area.slate.width(), area.slate.height())
    found += [within(area.slate, place.toAlignedRect()) for place in (*plan.names, plan.target)]
    for item in view.scene().items():
        if isinstance(item, Note) and item.isVisible():
            place = view.mapFromScene(item.sceneBoundingRect()).boundingRect()
            if not place.isEmpty():
                found.append(within(view.viewport(), place))
    return found


def _open_dialogs() -> list[QDialog]:
    widgets = QApplication.topLevelWidgets()
    dialogs = [widget for widget in widgets if isinstance(widget, QDialog) and widget.isVisible()]
    # A dialog opened from another lies above it.
    return sorted(dialogs, key=_depth)


def _depth(widget: QWidget | None) -> int:
    return 0 if widget is None else 1 + _depth(widget.parentWidget())


def _frame_of(dialog: QDialog, window: MainWindow) -> QRect:
    """Where a dialog lies above the window, with its title."""
    if dialog.windowType() is Qt.WindowType.Tool:
        # It lies beside what is played, not in the middle.
        return QRect(dialog.pos() - window.pos(), dialog.size() + QSize(0, _TITLE_HEIGHT))
    # As on a desktop.
    frame = QRect(QPoint(0, 0), dialog.size() + QSize(0, _TITLE_HEIGHT))
    frame.moveCenter(window.rect().center())
    return frame


def _paint_framed(painter: QPainter, dialog: QDialog, window: MainWindow) -> None:
    frame = _frame_of(dialog, window)
    painter.save()
    painter.fillRect(frame.adjusted(-1, -1, 1, 1), QColor("#2B211C"))
    painter.setPen(QColor("#F5ECDA"))
    # The text size is that of the windows, not of the desktop.
    font = QApplication.font()
    font.setPointSizeF(font.pointSizeF() / text_scale())
    painter.setFont(font)
    title = frame.adjusted(0, 0, 0, _TITLE_HEIGHT - frame.height())
    painter.drawText(title, Qt.AlignmentFlag.AlignCenter, dialog.windowTitle())
    painter.restore()
    painter.drawPixmap(frame.topLeft() + QPoint(0, _TITLE_HEIGHT), dialog.grab())
