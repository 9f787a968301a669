"""The texts of a module, in the user's language."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication


@dataclass(frozen=True)
class Context:
    """Translates the texts of one context: ``tr = Context("Ulti.Prompts")`` at the head of a module.

    Its name there begins with ``tr``; ``packaging/translations.py`` finds the texts of all calls.
    """

    name: str

    def __call__(self, text: str, meaning: str | None = None, number: int = -1) -> str:
        """A text in the current language; ``meaning`` tells translators what it is about."""
        return QCoreApplication.translate(self.name, text, meaning, number)
