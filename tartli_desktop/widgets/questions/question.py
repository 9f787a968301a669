"""A question or message of the program: the words, and the answers to choose from."""

from collections.abc import Callable
from enum import Enum

from msgspec import Struct
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from tartli_desktop.looks.fonts import table_font
from tartli_desktop.text.context import Context

tr = Context("Question")

_INK, _PAPER = QColor("#2B211C"), QColor("#F5ECDA")
_HEIGHT = 2.4
"""The height of a sign, in lines of text."""


class BoxSign(Enum):
    """The kinds of signs: the mark, and the colour of its disc."""

    QUESTION = ("?", "#44703D")
    WARNING = ("!", "#B8372B")


def drawn_sign(sign: BoxSign, beside: QWidget) -> QPixmap:
    """The sign in a size that suits the letters of a dialog."""
    mark, colour = sign.value
    size, ratio = round(beside.fontMetrics().height() * _HEIGHT), beside.devicePixelRatioF()
    picture = QPixmap(QSize(size, size) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(size / 100, size / 100)
        painter.setPen(QPen(_INK, 4))
        painter.setBrush(_PAPER)
        painter.drawEllipse(QPointF(50, 50), 47, 47)
        painter.setPen(QPen(_INK, 2.5))
        painter.setBrush(QColor(colour))
        painter.drawEllipse(QPointF(50, 50), 39, 39)
        path = QPainterPath()
        path.addText(0, 0, table_font(62, bold=True), mark)
        path.translate(QPointF(50, 50) - path.boundingRect().center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_PAPER)
        painter.drawPath(path)
    return picture


class Answer(Struct, frozen=True):
    """One of the answers to a question."""

    words: str
    """The words on its button."""
    then: Callable[[], object] | None = None
    """What the answer does."""
    harms: bool = False
    """Whether the result cannot be undone, or costs something."""


class Question(Struct, frozen=True):
    """A question with its answers, or a message with one. All texts are plain, since they may contain names
    from somebody else's file.
    """

    title: str
    """The subject."""
    text: str
    answers: tuple[Answer, ...]
    """The last one does no harm, and is what Escape means."""
    explanation: str = ""
    """More about the question, such as what would be lost."""
    sign: BoxSign = BoxSign.QUESTION
    """The sign drawn beside the words."""
    usual: int = -1
    """The index of the answer that Enter gives; by default the last one."""
    stop: Callable[[], object] | None = None
    """Stops the question from being asked again: offered as a box to tick, and called before any answer but
    the last."""


def before(
    title: str,
    text: str,
    explanation: str = "",
    *,
    do: str,
    stay: str,
    then: Callable[[], object],
    is_warning: bool = False,
) -> Question:
    """The question before something that cannot be undone. Enter and Escape both cancel.

    Args:
        title: what is to be done.
        text: the question.
        explanation: what would be lost or kept.
        do: the words on the button that does it.
        stay: the words on the button that cancels.
        then: does it.
        is_warning: whether the player could not expect the question.
    """
    sign = BoxSign.WARNING if is_warning else BoxSign.QUESTION
    return Question(title, text, (Answer(do, then, harms=True), Answer(stay)), explanation, sign)


def warning(title: str, text: str) -> Question:
    """A message that something went wrong."""
    words = tr("OK")
    return Question(title, text, (Answer(words),), sign=BoxSign.WARNING)
