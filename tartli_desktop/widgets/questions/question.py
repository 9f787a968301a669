"""A question or message of the program: the words, and the answers to choose from."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from tartli_desktop.text.context import Context
from tartli_desktop.widgets.questions.signs import BoxSign

tr = Context("Question")


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
