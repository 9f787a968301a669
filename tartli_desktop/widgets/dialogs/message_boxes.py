"""Short questions and messages in boxes of their own.

They open without waiting for the answer. Texts are plain: names in them may come from somebody else's file.
Qt's boxes are imported when one opens, since the program should be there quickly.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from .box_buttons import add_button
from .signs import BoxSign

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMessageBox, QWidget

    from .question_box import QuestionBox


def ask(
    parent: QWidget,
    title: str,
    text: str,
    explanation: str = "",
    *,
    do: str,
    stay: str,
    then: Callable[[], object],
    is_warning: bool = False,
) -> QMessageBox:
    """Ask before something that cannot be undone. Return and Escape both mean to leave it.

    Returns the box, so that its end can be waited for.

    Args:
        parent: what the question is about.
        title: what is to be done.
        text: the question.
        explanation: what would be lost or kept.
        do: the words on the button that does it.
        stay: the words on the button that leaves it.
        then: does it.
        is_warning: whether the question was not to be expected.
    """
    from PySide6.QtWidgets import QMessageBox

    box = _box(parent, BoxSign.WARNING if is_warning else BoxSign.QUESTION, title, text)
    explain(box, explanation)
    # Straight to it: a function made here would keep a parent alive that is to go before the box.
    add_button(box, do, QMessageBox.ButtonRole.DestructiveRole).clicked.connect(then)
    leaving = add_button(box, stay, QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(leaving)
    box.setEscapeButton(leaving)
    box.open()
    return box


def choose(
    parent: QWidget,
    title: str,
    text: str,
    explanation: str,
    *,
    ways: Mapping[str, Callable[[], object]],
    stay: str,
    stayed: Callable[[], object] | None = None,
    sign: BoxSign = BoxSign.WARNING,
) -> None:
    """Ask which way to do something. Return takes the first way, which does no harm; Escape none.

    Args:
        parent: what the question is about.
        title: what is to be done.
        text: what is to be known before.
        explanation: what the ways mean.
        ways: the words on each button, and what it does.
        stay: the words on the button that takes none.
        stayed: what is done then.
        sign: what is drawn beside the words.
    """
    from PySide6.QtWidgets import QMessageBox

    box = _box(parent, sign, title, text)
    explain(box, explanation)
    buttons = [add_button(box, words, QMessageBox.ButtonRole.AcceptRole) for words in ways]
    for button, then in zip(buttons, ways.values(), strict=True):
        button.clicked.connect(then)
    box.setDefaultButton(buttons[0])
    box.setEscapeButton(add_button(box, stay, QMessageBox.ButtonRole.RejectRole))
    if stayed is not None:
        box.rejected.connect(stayed)
    box.open()


def explain(box: QMessageBox, explanation: str) -> None:
    """Say more below the text of a box; screen readers come to it before the buttons."""
    from PySide6.QtWidgets import QDialogButtonBox

    box.setInformativeText(explanation)
    buttons = box.findChild(QDialogButtonBox)
    if buttons is not None:
        # Qt makes the words after the buttons, and readers go in the order in which things are stacked.
        buttons.raise_()


def warn(parent: QWidget, title: str, text: str) -> QMessageBox:
    """Tell what went wrong. Returns the box, so that its end can be waited for."""
    box = _box(parent, BoxSign.WARNING, title, text)
    box.open()
    return box


def _box(parent: QWidget, sign: BoxSign, title: str, text: str) -> QuestionBox:
    from .question_box import QuestionBox

    box = QuestionBox(parent, title, sign)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setText(text)
    return box
