"""Short questions and messages in windows of their own, over windows other than the table's.

They open without waiting for the answer. Qt's message boxes are imported when one opens, so that the program
starts quickly.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from tartli_desktop.widgets.questions.question import Question, before, warning

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMessageBox, QWidget


def show(parent: QWidget, question: Question) -> QMessageBox:
    """Ask over a window. Returns the box, so that callers can wait for its end."""
    from tartli_desktop.widgets.questions.question_box import QuestionBox

    box = QuestionBox(parent, question)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()
    return box


def ask(
    parent: QWidget,
    title: str,
    text: str,
    explanation: str = "",
    *,
    do: str,
    stay: str,
    then: Callable[[], object],
) -> QMessageBox:
    """Ask before something that cannot be undone: see :func:`.question.before`."""
    return show(parent, before(title, text, explanation, do=do, stay=stay, then=then))


def warn(parent: QWidget, title: str, text: str) -> QMessageBox:
    """Show what went wrong."""
    return show(parent, warning(title, text))
