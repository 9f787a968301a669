"""What the program asks or tells: the words, and the answers there are to choose from."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from .signs import BoxSign

translate = QCoreApplication.translate


class Answer(Struct, frozen=True):
    """One of the answers to a question."""

    words: str
    """What stands on its button."""
    then: Callable[[], object] | None = None
    """What it does."""
    harms: bool = False
    """Whether what it does cannot be taken back, or costs something."""


class Question(Struct, frozen=True):
    """A question with its answers, or a message with one. All texts are plain, since there may be names from
    somebody else's file in them.
    """

    title: str
    """What it is about."""
    text: str
    answers: tuple[Answer, ...]
    """The last one harms nobody, and is what Escape means."""
    explanation: str = ""
    """More about it, such as what would be lost."""
    sign: BoxSign = BoxSign.QUESTION
    """What is drawn beside the words."""
    usual: int = -1
    """Which of the answers Enter gives; the last one, if nothing else is said."""
    comes_by_itself: bool = False
    """Whether the player has done nothing for it, so that a key or click may still be meant for the table."""
    stop: Callable[[], object] | None = None
    """Lets it not be asked any more: offered with a box to tick, and done before any answer but the last."""


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
    """The question before something that cannot be undone. Enter and Escape both mean to leave it.

    Args:
        title: what is to be done.
        text: the question.
        explanation: what would be lost or kept.
        do: the words on the button that does it.
        stay: the words on the button that leaves it.
        then: does it.
        is_warning: whether the question was not to be expected.
    """
    sign = BoxSign.WARNING if is_warning else BoxSign.QUESTION
    return Question(title, text, (Answer(do, then, harms=True), Answer(stay)), explanation, sign)


def warning(title: str, text: str) -> Question:
    """The message that something went wrong."""
    words = translate("Question", "OK")
    return Question(title, text, (Answer(words),), sign=BoxSign.WARNING)
