"""Tartli's part of the statistics: its figures, and the choice of matches."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel

from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN
from tartli_desktop.games.tartli.statistics import CountedMatches
from tartli_desktop.games.tartli.words import statistics
from tartli_desktop.games.tartli.words.terms import variant_name
from tartli_desktop.text.context import Context

tr = Context("Tartli.Statistics")


class TartliFilters(QObject):
    """Filters for the rules of the matches, and whether house rules count.

    Signals:
        changed: the choice has changed.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.variants = QComboBox()
        self.variants.addItem(tr("All rules"), None)
        for variant in (HUNGARIAN, AUSTRIAN):
            self.variants.addItem(variant_name(variant), variant.name)
        self.house_rules = QCheckBox(tr("Include h&ouse rules"))
        self.house_rules.setChecked(True)
        self.house_rules.setToolTip(
            tr("Matches with your own rules count towards the rules they resemble most")
        )
        label = QLabel(tr("&Rules:"), textFormat=Qt.TextFormat.PlainText)
        label.setBuddy(self.variants)
        self.row = QHBoxLayout()
        self.row.addWidget(label)
        self.row.addWidget(self.variants)
        self.row.addSpacing(16)
        self.row.addWidget(self.house_rules)
        self.variants.currentIndexChanged.connect(self.changed)
        self.house_rules.toggled.connect(self.changed)

    def choice(self) -> CountedMatches:
        """The current choice."""
        return CountedMatches(self.variants.currentData(), self.house_rules.isChecked())

    def is_all(self) -> bool:
        """Whether all matches count."""
        return self.choice() == CountedMatches()


class TartliStatistics:
    """The figures of Tartli, and the filters for them."""

    shown = staticmethod(statistics.shown)
    table = staticmethod(statistics.table)

    def filters(self) -> TartliFilters:
        """The filters for rules and house rules."""
        return TartliFilters()
