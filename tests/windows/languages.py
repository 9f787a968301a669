"""The texts of a window, and languages to show them in."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from unittest.mock import patch

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QGraphicsView,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QStatusBar,
    QTableView,
    QTabWidget,
    QTextEdit,
    QWidget,
)

from tartli_desktop.face import sentences
from tartli_desktop.table.notes.notes import Note
from tartli_desktop.text import catalogues
from tartli_desktop.widgets.dialogs import field_words
from tartli_desktop.widgets.pages.rule_book import plain_texts, step_text


class Marks(QTranslator):
    """A language that puts every text between marks."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return f"‹{source}›"

    def isEmpty(self) -> bool:  # noqa: N802
        return False


@contextmanager
def english_again(application: QApplication) -> Iterator[None]:
    """Afterwards, restore the tests' usual language: English without a catalogue."""
    usual = QLocale()
    try:
        yield
    finally:
        for translator in application.findChildren(QTranslator):
            application.removeTranslator(translator)
            translator.setParent(None)
        QLocale.setDefault(usual)
        hear()


@contextmanager
def marked() -> Iterator[None]:
    """Put every text between marks meanwhile, also those of fields and games, which are in files."""
    marks = Marks()
    QCoreApplication.installTranslator(marks)
    try:
        with (
            patch.object(field_words, "plain_texts", _marked_texts),
            patch.object(sentences, "step_text", _marked_step),
        ):
            hear()
            yield
    finally:
        QCoreApplication.removeTranslator(marks)
        hear()


def _marked_texts(game: str, name: str, values: Mapping[str, object]) -> Iterator[tuple[str, str, str]]:
    for kind, anchor, text in plain_texts(game, name, values):
        # What stands between asterisks is the name of an option.
        parts = text.split("**")
        yield kind, anchor, "**".join(f"‹{part}›" if part.strip() else part for part in parts)


def _marked_step(game: str, name: str, part: str, values: Mapping[str, object]) -> str | None:
    told = step_text(game, name, part, values)
    return f"‹{told}›" if told else told


def speak(language: str) -> None:
    """Switch to a language, as the setting does."""
    assert catalogues.install(language)
    hear()


def hear() -> None:
    """Let all windows handle the change of language, and lay themselves out."""
    for _ in range(4):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def texts(top: QWidget) -> list[str]:
    """Every text of a window and its visible parts, including texts only for screen readers."""
    found = [top.windowTitle()]
    for widget in (top, *top.findChildren(QWidget)):
        shown = widget is top or widget.isVisible() or isinstance(widget, QMenu)
        if shown and widget.window() in (top, *top.findChildren(QMenu)):
            found += _texts_of(widget)
            found += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
    return [text for text in found if text.strip()]


def _texts_of(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    elif isinstance(widget, QGroupBox):
        yield widget.title()
    elif isinstance(widget, QComboBox) and not widget.isEditable():
        yield from (widget.itemText(index) for index in range(widget.count()))
    elif isinstance(widget, QTabWidget):
        yield from (widget.tabText(index) for index in range(widget.count()))
    elif isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    elif isinstance(widget, QStatusBar):
        yield widget.currentMessage()
    elif isinstance(widget, QMenu):
        yield widget.title()
        for action in widget.actions():
            yield from _texts_of_action(action)
    elif isinstance(widget, QListWidget):
        yield from (widget.item(row).text() for row in range(widget.count()))
    elif isinstance(widget, QTableView):
        model = widget.model()
        for column in range(model.columnCount()):
            yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
            yield from (str(model.index(row, column).data() or "") for row in range(model.rowCount()))
    elif isinstance(widget, QTextEdit):
        yield widget.toPlainText()
    elif isinstance(widget, QGraphicsView):
        for item in widget.scene().items():
            if isinstance(item, Note) and item.isVisible():
                yield item.text if isinstance(item, Note) else item.text()


def _texts_of_action(action: QAction) -> Iterator[str]:
    if not action.isSeparator():
        yield action.text()
        yield action.toolTip()


@pytest.fixture
def english_afterwards(qapp: QApplication) -> Iterator[None]:
    with english_again(qapp):
        yield


@pytest.fixture
def hungarian(english_afterwards: None) -> None:
    speak("hu")
