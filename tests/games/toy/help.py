"""What the toy tells in the help: see :class:`tartli_desktop.face.help.Help`."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage

from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.widgets.pages.rich_text import Section, said

from .rules import Variant

translate = QCoreApplication.translate


def variants(played: Variant) -> tuple[Variant, ...]:
    """Only those that are played."""
    return (played,)


def chapters(variant: Variant, suits: SuitSystem) -> tuple[Section, ...]:
    """The rules in a sentence."""
    rules = translate("Toy.Help", "Follow suit, or else play any card. The highest trump takes the trick.")
    return (Section(translate("Toy.Help", "The toy"), said(f'<a name="Y3">{rules}</a>')),)


def picture(name: str, size: float, ratio: float) -> QImage | None:
    """There are none."""
    return None


def picture_words(name: str) -> str:
    """There are no pictures."""
    return ""


def while_you_learn() -> tuple[str, ...]:
    """Nothing."""
    return ()


def mouse() -> tuple[str, ...]:
    """Nothing but what any game has."""
    return ()


def keys(why: str) -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
    """No keys of its own."""
    return ()
