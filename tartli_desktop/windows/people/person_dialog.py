"""The dialog that asks for the name and the sign of somebody who plays at this computer."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from tartli_desktop.characters.characters import SIGNS
from tartli_desktop.looks.portraits import portrait
from tartli_desktop.settings.people import Person
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.dialogs.forms import FormDialog, Labels, Name
from tartli_desktop.widgets.dialogs.picture_choice import PictureChoice

_SIGN = QSize(80, 80)


class PersonDialog(FormDialog):
    """Asks for a name that nobody else has, and for a sign.

    Args:
        person: whose name and sign are to be changed; None for somebody new.
        sign: the sign that is chosen at first.
        named: returns who has a name already.

    Signals:
        agreed(name, sign): the player has chosen both.
    """

    agreed = Signal(str, str)

    def __init__(
        self,
        person: Person | None,
        sign: str,
        named: Callable[[str], Person | None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._person, self._named = person, named
        self.name, self.sign = Name(), PictureChoice(SIGNS, _SIGN, _draw)
        self._add_group({"name": self.name, "sign": self.sign})
        self.name.put("" if person is None else person.name)
        self.sign.put(sign)
        self.setWindowTitle(self.tr("New player") if person is None else self.tr("Name and sign"))
        roles, agree = QDialogButtonBox.ButtonRole, self.tr("&Add") if person is None else self.tr("&Save")
        self.accept_button = add_button(self.buttons, agree, roles.AcceptRole)
        self.cancel_button = add_button(self.buttons, self.tr("&Cancel"), roles.RejectRole)
        self.accept_button.setDefault(True)
        self.name.changed.connect(self._follow)
        self.accepted.connect(lambda: self.agreed.emit(self.name.value(), self.sign.value()))
        self._follow()
        self.name.line.setFocus()

    def _follow(self) -> None:
        """Allow only a name that nobody else has, and say why."""
        other = self._named(self.name.value())
        if other is not None and self._person is not None and other.folder == self._person.folder:
            other = None
        sentence = self.tr("This is also the name at the table.")
        if other is not None:
            sentence = fill(self.tr("There is already a player called %1."), other.name)
            if other.removed:
                sentence = fill(self.tr("%1 is among the removed players, and can be restored."), other.name)
        name = Labels(self.tr("&Name:"), (sentence,))
        sign = Labels(self.tr("Sign:"), options=[Context("Signs")(each) for each in SIGNS.values()])
        self._say_fields({"name": name, "sign": sign})
        self.accept_button.setEnabled(bool(self.name.value()) and other is None)


def _draw(sign: str, painter: QPainter, area: QRectF, ratio: float) -> None:
    painter.drawPixmap(QPointF(area.topLeft()), portrait(sign, area.width(), ratio))
