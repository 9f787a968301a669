"""The dialog in which a duel is chosen: a new one, or that of a code."""

import random
from collections.abc import Sequence

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QLineEdit, QWidget

from tartli_desktop.duel.code import LENGTHS, MIXED, SEEDS, CodeError, Duel, read
from tartli_desktop.game.registry import games, rules_of
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.dialogs.forms import Choice, Field, FormDialog, Labels

from . import duel_words

_LETTERS = 24
"""The width of the field of the code, in characters."""


class CodeField(Field):
    """A code that can be read out, or typed."""

    def __init__(self) -> None:
        self.line = QLineEdit(maxLength=60)
        super().__init__(self.line, QLabel())
        self.line.setMinimumWidth(self.line.fontMetrics().averageCharWidth() * _LETTERS)
        # Only what is typed: a code that is shown follows from the other fields.
        self.line.textEdited.connect(self._tell)

    def value(self) -> str:
        return self.line.text()

    def _show(self, value: object) -> None:
        self.line.setText(str(value))


class DuelDialog(FormDialog):
    """Asks for the table of a duel, and shows its code; a code that is typed sets the table.

    Args:
        game: the game that is chosen at first.
    """

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seed = random.SystemRandom().randrange(SEEDS)
        self._error: CodeError | None = None
        """What is wrong with the code that was typed."""
        tables = duel_words.all_rules()
        most = max(len(rules_of(name).opponents.levels) for name in games())
        self._levels: Sequence[int] = (*range(most), MIXED)
        self.code = CodeField()
        self.setWindowTitle(self.tr("Duel"))
        table = {"rules": Choice(tables), "hands": Choice(LENGTHS), "level": Choice(self._levels)}
        self._add_group(table).setTitle(self.tr("The same cards for everybody"))
        self._add_group({"code": self.code}).setTitle(self.tr("Code"))
        self.page.rows.addStretch(1)
        roles = QDialogButtonBox.ButtonRole
        self.copy_button = add_button(self.buttons, self.tr("C&opy the code"), roles.ActionRole)
        self.deal_button = add_button(self.buttons, self.tr("&Deal"), roles.AcceptRole)
        self.cancel_button = add_button(self.buttons, self.tr("&Cancel"), roles.RejectRole)
        self.deal_button.setDefault(True)
        self.copy_button.setAutoDefault(False)
        self.copy_button.clicked.connect(self._copy)
        usual = rules_of(game).opponents
        self._put(Duel(game, 0, 6, usual.levels.index(usual.default), self._seed))
        for name in ("rules", "hands", "level"):
            self.fields[name].changed.connect(self._follow_table)
        self.code.changed.connect(self._follow_code)
        self._say()

    def chosen(self) -> Duel:
        """The duel that is chosen now."""
        game, rules = self.fields["rules"].value()
        level = self._level_in(game, self.fields["level"].value())
        return Duel(game, rules, self.fields["hands"].value(), level, self._seed)

    @staticmethod
    def _level_in(game: str, level: int) -> int:
        """A level that the game has."""
        return level if level == MIXED else min(level, len(rules_of(game).opponents.levels) - 1)

    def _put(self, duel: Duel) -> None:
        self._seed = duel.seed
        for name, value in (("rules", (duel.game, duel.rules)), ("hands", duel.hands), ("level", duel.level)):
            self.fields[name].put(value)
        self.code.put(duel.code)

    def _follow_table(self) -> None:
        """Show the code of another table."""
        self._error = None
        self.code.put(self.chosen().code)
        self._say()

    def _follow_code(self) -> None:
        """Set the table by the code that is typed, once it is whole."""
        typed = self.code.value()
        try:
            duel = read(typed)
        except CodeError as error:
            self._error = error
        else:
            self._error = None
            self._put(duel)
            # As it was typed, since the player may still be reading.
            self.code.put(typed)
        self._say()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.chosen().code)

    def _say(self) -> None:
        game, _ = self.fields["rules"].value()
        told = (
            self.tr("Read it to a friend, who gets the same cards and people. Or type a friend’s code here.")
            if self._error is None
            else duel_words.fault_words(self._error)
        )
        self._say_fields(
            {
                "rules": Labels(
                    self.tr("&Game and rules:"),
                    (self.tr("A code cannot hold your own house rules."),),
                    [duel_words.rules_words(*each) for each in duel_words.all_rules()],
                ),
                "hands": Labels(
                    self.tr("&Length:"),
                    (self.tr("A player of each level plays the same hands in your seat."),),
                    list(map(duel_words.hands_words, LENGTHS)),
                ),
                "level": Labels(
                    self.tr("Le&vel of the others:"),
                    options=[
                        duel_words.level_words(game, self._level_in(game, level)) for level in self._levels
                    ],
                ),
                "code": Labels(self.tr("Cod&e:"), (told,)),
            }
        )
        for button in (self.deal_button, self.copy_button):
            button.setEnabled(self._error is None)
        self.grow()
