"""The occupations and remarks of the people of the café, translated. Their names are the same everywhere."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.people.people import Person
from tartli_desktop.people.remarks import CONTEXTS


def calling_shown(person: Person) -> str:
    """The occupation of a person: "head waiter"."""
    return QCoreApplication.translate("People", person.calling)


def remark_shown(person: Person, remark: str) -> str:
    """A remark from :func:`tartli_desktop.people.remarks.remark`, translated."""
    return QCoreApplication.translate(CONTEXTS[person.temper], remark)
