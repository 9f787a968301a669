"""The dialog that sets up a season of the league."""

from PySide6.QtWidgets import QDialogButtonBox, QVBoxLayout, QWidget

from tartli_desktop.face import face_of
from tartli_desktop.game.registry import rules_of
from tartli_desktop.league.season import EVENINGS, HANDS, can_have_season
from tartli_desktop.settings.settings import Settings
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.dialogs.forms import Choice, Explanation, FormDialog, Labels

_USUAL = (8, 12)
"""How many evenings and hands are chosen at first."""


class NewSeasonDialog(FormDialog):
    """Asks by which rules a season is played, for how many evenings and hands.

    Args:
        settings: the previous choices of rules.
        game: the game of the season.
        gives_up: whether another season of the game is not over yet.
    """

    def __init__(self, settings: Settings, game: str, parent: QWidget, *, gives_up: bool) -> None:
        super().__init__(parent)
        self._game, self._gives_up = game, gives_up
        self.setWindowTitle(self.tr("New season"))
        self.form = face_of(game).new_match_form(settings, self)
        box, content = self._add_box()
        rows = QVBoxLayout(content)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.form.content)
        box.setTitle(self.tr("Rules"))
        own = {"evenings": Choice(EVENINGS), "evening_hands": Choice(HANDS)}
        self._add_group({**own, **self.form.fields}).setTitle(self.tr("Season"))
        if self.form.length:
            # An evening has its own end.
            self.form.fields[self.form.length].set_shown(False)
        for name, usual in zip(("evenings", "evening_hands"), _USUAL, strict=True):
            self.fields[name].put(usual)
        self.note = Explanation()
        self.page.rows.addWidget(self.note)
        self.page.rows.addStretch(1)
        start = self.tr("Give up and &start") if gives_up else self.tr("&Start")
        self.begin_button = add_button(self.buttons, start, QDialogButtonBox.ButtonRole.AcceptRole)
        cancel = self.tr("&Cancel")
        self.cancel_button = add_button(self.buttons, cancel, QDialogButtonBox.ButtonRole.RejectRole)
        # Enter must not cost the evenings that have been played.
        (self.cancel_button if gives_up else self.begin_button).setDefault(True)
        self.form.changed.connect(self._follow)
        self.form.retranslate()
        words = {
            "evenings": Labels(self.tr("Evenin&gs:"), options=[str(each) for each in EVENINGS]),
            "evening_hands": Labels(self.tr("Han&ds in an evening:"), options=[str(each) for each in HANDS]),
        }
        self._say_fields({**self.form.words(), **words})
        self._follow()
        self.form.take_keyboard()

    def chosen(self) -> tuple[object, int, int]:
        """The rules, the number of evenings, and that of hands in each."""
        return self.form.variant(), self.fields["evenings"].value(), self.fields["evening_hands"].value()

    def _follow(self) -> None:
        """Say what stands in the way of a season, or is lost by it."""
        fits = can_have_season(rules_of(self._game), self.form.variant())
        self.begin_button.setEnabled(fits)
        told = self.tr("The current season is given up and deleted.") if self._gives_up else ""
        if not fits:
            told = self.tr("In the league there are tables of two, three or four.")
        self.note.setText(told)
        self.note.setVisible(bool(told))
