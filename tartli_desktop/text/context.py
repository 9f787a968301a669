"""The texts of a module, and the sentences of rules, in the user's language."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from tartli_desktop.game.errors import Sentence, for_translators, places_in

from .placeholders import fill
from .translated_texts import Texts, form_of

_instead: ContextVar[Texts | None] = ContextVar("_instead", default=None)
"""The texts that count instead of those of the current language."""


@dataclass(frozen=True)
class Context:
    """Translates the texts of one context: ``tr = Context("Ulti.Prompts")`` at the head of a module.

    Its name there begins with ``tr``; ``packaging/translations.py`` finds the texts of all calls.
    """

    name: str

    def __call__(self, text: str, meaning: str | None = None, number: int = -1) -> str:
        """A text in the current language; ``meaning`` tells translators what it is about."""
        texts = _instead.get()
        if texts is not None:
            return form_of(texts, self.name, text, meaning or "", number) or text
        return QCoreApplication.translate(self.name, text, meaning, number)


@contextmanager
def translated_by(texts: Texts) -> Iterator[None]:
    """Within this, contexts translate by these texts, whatever the current language is."""
    token = _instead.set(texts)
    try:
        yield
    finally:
        _instead.reset(token)


def refusal_said(message: str, game: str = "", named: Callable[[str], str] = str) -> str:
    """A refusal in the user's language; unchanged if it is no :class:`Sentence`.

    The sentences of a game are in its own catalogue, those about records of all games in that of the house.

    Args:
        message: the ``message`` of a RuleError.
        game: the game whose rules may have refused.
        named: how a text is said that stands for something, such as a card; by default as it is.
    """
    if not isinstance(message, Sentence):
        return named(message)
    source = for_translators(message.template)
    text = Context(f"{game.capitalize()}.RefusedRecords")(source)
    if text == source:
        text = Context("RefusedRecords")(source)
    values = (message.values[name] for name in places_in(message.template))
    said = (refusal_said(each, game, named) if isinstance(each, str) else each for each in values)
    return fill(text, *said)
