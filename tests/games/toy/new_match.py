"""The choices before a match of the toy: the number of players, the hands that win it, and laying away."""

from collections.abc import Mapping

from PySide6.QtWidgets import QLabel, QWidget

from tartli_desktop.face.new_match import NewMatchForm
from tartli_desktop.settings.settings import Settings
from tartli_desktop.text.context import Context
from tartli_desktop.widgets.dialogs.forms import Choice, Labels, Tick

from .options import Options
from .rules import SEATS

tr = Context("Toy.NewMatch")


class ToyMatchForm(NewMatchForm):
    """A sentence in place of a choice of rules, two numbers, and a check box."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        self._sentence = QLabel()
        fields = {"target": Choice(range(1, 10)), "seats": Choice(SEATS), "lays": Tick()}
        super().__init__(settings.game(Options), self._sentence, fields, parent)
        self.fields["seats"].changed.connect(lambda name: self.changed.emit())

    def words(self) -> Mapping[str, Labels]:
        """The labels of the fields."""
        numbers = [str(number) for number in range(1, 10)]
        return {
            "target": Labels(tr("&Hands to win the match:"), options=numbers),
            "seats": Labels(tr("Ho&w many play:"), options=[str(each) for each in SEATS]),
            "lays": Labels(tr("&Lay two cards away first")),
        }

    def retranslate(self) -> None:
        """Set the sentence in the current language."""
        self._sentence.setText(tr("Four play two against two, others each alone."))
