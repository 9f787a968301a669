"""The dialog in which the player chooses what kind of hands to be dealt."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from tartli_desktop.game.training import Training
from tartli_desktop.store.learning_store import Trained
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.dialogs.forms import FittedDialog

from . import training_words


class KindsDialog(FittedDialog):
    """Lists the kinds of hands of a game, each with how it went so far.

    Signals:
        chosen(kind): the player wants ten hands of the kind with this name.
    """

    chosen = Signal(str)

    def __init__(self, training: Training, log: Sequence[Trained], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Practise a kind of hand"))
        words = self.tr("You get ten such hands in a row, against Masters, and are told what each was worth.")
        about = QLabel(words, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.kinds = QListWidget()
        self.kinds.setWordWrap(True)
        self.kinds.setSpacing(2)
        self.kinds.setAccessibleName(self.tr("Kinds of hands"))
        for kind in training.kinds:
            title = training_words.title_of(training, kind.name)
            line = training_words.kind_line(log, kind.name)
            entry = QListWidgetItem(f"{title}\n{line}" if line else title, self.kinds)
            entry.setData(Qt.ItemDataRole.UserRole, kind.name)
        self.kinds.setCurrentRow(0)
        self.kinds.itemActivated.connect(self.accept)
        self.buttons, roles = QDialogButtonBox(), QDialogButtonBox.ButtonRole
        deal = add_button(self.buttons, self.tr("&Deal ten hands"), roles.AcceptRole)
        deal.setDefault(True)
        add_button(self.buttons, self.tr("&Cancel"), roles.RejectRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        parts = QVBoxLayout(self)
        for part in (about, self.kinds, self.buttons):
            parts.addWidget(part)
        self.accepted.connect(self._choose)

    def _choose(self) -> None:
        self.chosen.emit(self.kinds.currentItem().data(Qt.ItemDataRole.UserRole))

    def sizeHint(self) -> QSize:
        letters = self.fontMetrics()
        return QSize(letters.averageCharWidth() * 72, letters.height() * 24)
