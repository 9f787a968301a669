"""What the people of the café do and say, in the language that is spoken. Their names are the same in all."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.people.people import Person
from tartli_desktop.people.remarks import CONTEXTS


def calling_shown(person: Person) -> str:
    """What a person does: "head waiter"."""
    return QCoreApplication.translate("People", person.calling)


def remark_shown(person: Person, remark: str) -> str:
    """What :func:`tartli_desktop.people.remarks.remark` lets a person say."""
    return QCoreApplication.translate(CONTEXTS[person.temper], remark)
