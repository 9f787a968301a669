"""The pictures that the demonstration takes of a game."""

from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from tartli_desktop.face.at_the_table.account import ToldHand
from tartli_desktop.session.session import AnySession
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.widgets.papers.table_paper import TablePaper


class Demo(NamedTuple):
    """The moments of a match that are worth a picture."""

    pictures: Mapping[str, type[object]]
    """The file names in order, each with the type of the event after which its picture is taken once."""
    variant: object = None
    """The variant of the match; None for the default one. The match must come to an end by itself."""
    account: Callable[[AnySession, ToldHand, CardFaces, QWidget], TablePaper] | None = None
    """Makes the account of a hand, over the table."""
    with_account: Collection[str] = ()
    """The pictures that show the account."""
