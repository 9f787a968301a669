"""A dialog for what is agreed before a match: rules, target, and who plays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import msgspec
from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QEnterEvent, QFont, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QGroupBox,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.games.tartli.dialogs.house_rules import HouseRulesDialog, own_name
from tartli_desktop.games.tartli.options import TartliOptions, VariantChoice
from tartli_desktop.games.tartli.rules import AUSTRIAN, HUNGARIAN, Variant
from tartli_desktop.games.tartli.words.terms import double_word, level_name
from tartli_desktop.settings.settings import Settings
from tartli_desktop.store.match_kinds import TWO
from tartli_desktop.text.card_names import suits_of
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.program_names import FIRST, SECOND, YOU, name_kept, name_shown
from tartli_desktop.widgets.dialogs.forms import (
    LARGEST_TARGET,
    Choice,
    Explanation,
    FormDialog,
    Name,
    Tick,
    Words,
    mixed,
    outline,
)

PROGRAM = "program"
"""Against whom a match is played, if not ``TWO``."""

OPPONENTS = ("Kata", "Bence", "Resi", "Franz", "Ilona", "Pista", "Mitzi", "Poldi")
"""Names that are offered for an opponent."""


@dataclass(frozen=True)
class NewMatch:
    """What was agreed."""

    variant: Variant
    """The rules, with the target in them."""

    level: str
    """How well the opponent plays."""

    opponent_name: str
    player_name: str

    settings: Settings
    """The settings with these choices remembered for the next match."""

    practice: bool = False
    """Whether it is for practice; chosen for each match."""

    two: bool = False
    """Whether the opponent is somebody at this table, too; chosen for each match."""


class ClearRadioButton(QRadioButton):
    """A radio button whose empty circle can be seen in a dark palette, too."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        circle = self.style().subElementRect(QStyle.SubElement.SE_RadioButtonIndicator, option, self)
        outline(self, QRectF(circle), circle.width() / 2)


class VariantPanel(QFrame):
    """A large choice: a name to pick, in a panel that can be clicked anywhere, and a sentence about it."""

    def __init__(self, beside: QWidget | None = None) -> None:
        super().__init__()
        self.radio = ClearRadioButton()
        self.sentence = Explanation()
        bold = QFont()
        bold.setBold(True)
        self.radio.setFont(bold)
        self.radio.toggled.connect(self.update)
        self.radio.installEventFilter(self)
        style = self.style()
        indent = style.pixelMetric(QStyle.PixelMetric.PM_ExclusiveIndicatorWidth, None, self.radio)
        indent += style.pixelMetric(QStyle.PixelMetric.PM_RadioButtonLabelSpacing, None, self.radio)
        self.sentence.setIndent(indent)
        grid = QGridLayout(self)
        grid.setVerticalSpacing(2)
        grid.addWidget(self.radio, 0, 0)
        grid.addWidget(self.sentence, 1, 0)
        grid.setColumnStretch(0, 1)
        if beside:
            grid.addWidget(beside, 0, 1, 2, 1, Qt.AlignmentFlag.AlignVCenter)

    def say(self, name: str, sentence: str) -> None:
        """Give the choice its words."""
        self.radio.setText(name)
        self.radio.setAccessibleDescription(sentence)
        self.sentence.setText(sentence)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.radio.setFocus(Qt.FocusReason.MouseFocusReason)
            self.radio.click()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.palette()
        text, ground = palette.color(QPalette.ColorRole.WindowText), palette.color(QPalette.ColorRole.Window)
        accent = palette.color(QPalette.ColorRole.Highlight)
        chosen = self.radio.isChecked()
        line = accent if chosen else mixed(text, ground, 0.3 if self.underMouse() else 0.6)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(line, 2 if chosen else 1))
        painter.setBrush(mixed(ground, accent, 0.08) if chosen else ground)
        painter.drawRoundedRect(area, 5, 5)
        if self.radio.hasFocus():
            painter.setPen(QPen(text, 1, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(3, 3, -3, -3), 3, 3)
        painter.end()


class NewMatchDialog(FormDialog):
    """Which rules, how many games, against whom, and what the players are called."""

    def __init__(
        self,
        settings: Settings,
        levels: Sequence[str],
        parent: QWidget | None = None,
        *,
        is_first: bool = False,
    ) -> None:
        """``is_first``: whether the player has not played a match yet."""
        super().__init__(parent)
        self._is_first = is_first
        self._lacks_name = False
        """Whether two people were about to play and one of them had no name."""
        self._settings = settings
        self._options = settings.game(TartliOptions)
        self._own = self._options.own_variant
        self._levels = tuple(levels) or (self._options.opponent_level,)
        self._targets: dict[VariantChoice, int | None] = {
            VariantChoice.HUNGARIAN: HUNGARIAN.match_target,
            VariantChoice.AUSTRIAN: AUSTRIAN.match_target,
            VariantChoice.OWN: self._own.match_target,
        }
        self._targets[self._options.variant] = self._options.match_target
        self.edit_button = QPushButton()
        self.panels = {choice: VariantPanel(self._beside(choice)) for choice in VariantChoice}
        self.deal_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.cancel_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self._groups = (self._add_panels(), self._add_fields())
        self.page.rows.addStretch(1)
        self._fill()
        self._connect()
        self.retranslate()
        self.deal_button.setDefault(True)
        self.panels[self._options.variant].radio.setFocus()

    def chosen(self) -> NewMatch:
        """What is chosen now."""
        choice, target = self._choice(), self.fields["match_target"].value()
        level = self.fields["level"].value()
        opponent, player = self.fields["opponent_name"].value(), self.fields["player_name"].value()
        if self._is_two:
            return self._chosen_of_two(choice, target)
        settings = msgspec.structs.replace(
            self._settings,
            opponent_name=opponent,
            # A default is not remembered: it is another word in another language.
            player_name="" if name_kept(player) == YOU else player,
        )
        return NewMatch(
            variant=replace(self._variant(choice), match_target=target),
            level=level,
            opponent_name=opponent or self._offered(player),
            player_name=name_kept(player) or YOU,
            settings=self._remembered(settings, choice, level),
            practice=self.fields["practice"].value(),
        )

    def _remembered(self, settings: Settings, choice: VariantChoice, level: str) -> Settings:
        """The settings with what is chosen of Tartli."""
        options = msgspec.structs.replace(
            self._options,
            variant=choice,
            own_variant=self._own,
            match_target=self.fields["match_target"].value(),
            opponent_level=level,
        )
        return settings.with_game(options)

    def _chosen_of_two(self, choice: VariantChoice, target: int | None) -> NewMatch:
        """What is chosen for two people; the program as opponent is remembered as it was."""
        first = name_kept(self.fields["player_name"].value()) or FIRST
        second = name_kept(self.fields["opponent_name"].value()) or SECOND
        settings = msgspec.structs.replace(
            self._settings,
            player_name=self._settings.player_name if first == FIRST else first,
            second_player="" if second == SECOND else second,
        )
        if first.casefold() == second.casefold():
            # The slate tells them apart by their names.
            first, second = fill("%1 1", first), fill("%1 2", second)
        return NewMatch(
            variant=replace(self._variant(choice), match_target=target),
            level=self._options.opponent_level,
            opponent_name=second,
            player_name=first,
            settings=self._remembered(settings, choice, self._options.opponent_level),
            practice=self.fields["practice"].value(),
            two=True,
        )

    def accept(self) -> None:
        """Agree on the match; two people need names first, by which they are asked to the table."""
        names = [self.fields[name] for name in ("player_name", "opponent_name")]
        nameless = next((field for field in names if self._is_two and not field.value()), None)
        if nameless is None:
            super().accept()
            return
        self._lacks_name = True
        self._say_fields(self._field_words())
        self.grow()
        nameless.control.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _is_two(self) -> bool:
        return bool(self.fields["opponent"].value() == TWO)

    def _change_opponent(self) -> None:
        """Ask for both names where two people play, and for no level."""
        fields, settings = self.fields, self._settings
        fields["level"].control.setEnabled(not self._is_two)
        self._say_fields(self._field_words())
        self.grow()
        if self._is_two:
            fields["player_name"].put(settings.player_name)
            fields["opponent_name"].put(settings.second_player)
        else:
            fields["player_name"].put(settings.player_name or name_shown(YOU))
            fields["opponent_name"].put(settings.opponent_name or self._offered(settings.player_name))

    def _beside(self, choice: VariantChoice) -> QWidget | None:
        return self.edit_button if choice is VariantChoice.OWN else None

    def _add_panels(self) -> QGroupBox:
        box, content = self._add_box()
        rows = QVBoxLayout(content)
        rows.setContentsMargins(0, 0, 0, 0)
        # Radio buttons with different parents exclude each other only in a group.
        group = QButtonGroup(self)
        for panel in self.panels.values():
            group.addButton(panel.radio)
            rows.addWidget(panel)
        return box

    def _add_fields(self) -> QGroupBox:
        return self._add_group(
            {
                "match_target": Choice((*range(1, LARGEST_TARGET + 1), None)),
                "opponent": Choice((PROGRAM, TWO)),
                "opponent_name": Name(OPPONENTS),
                "level": Choice(self._levels),
                "player_name": Name(),
                "practice": Tick(),
            }
        )

    def _fill(self) -> None:
        settings, options = self._settings, self._options
        level = options.opponent_level
        self.panels[options.variant].radio.setChecked(True)
        self.fields["match_target"].put(options.match_target)
        self.fields["level"].put(level if level in self._levels else self._levels[0])
        self.fields["player_name"].put(settings.player_name or name_shown(YOU))
        self.fields["opponent_name"].put(settings.opponent_name or self._offered(settings.player_name))

    def _connect(self) -> None:
        for panel in self.panels.values():
            panel.radio.toggled.connect(self._show_target)
        self.fields["match_target"].changed.connect(self._keep_target)
        self.fields["opponent"].changed.connect(self._change_opponent)
        self.edit_button.clicked.connect(self._edit)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _choice(self) -> VariantChoice:
        return next(choice for choice, panel in self.panels.items() if panel.radio.isChecked())

    def _variant(self, choice: VariantChoice) -> Variant:
        if choice is VariantChoice.HUNGARIAN:
            return HUNGARIAN
        if choice is VariantChoice.AUSTRIAN:
            return AUSTRIAN
        return replace(self._own, name=own_name(self._own.name, self._nameless()))

    def _show_target(self, picked: bool) -> None:
        if picked:
            self.fields["match_target"].say(self._field_words()["match_target"])
            self.fields["match_target"].put(self._targets[self._choice()])

    def _keep_target(self) -> None:
        self._targets[self._choice()] = self.fields["match_target"].value()

    def _edit(self) -> None:
        # No lambda here: as the last to hold this dialog, it would destroy it while its child is destroyed.
        self._house_rules = HouseRulesDialog(
            self._variant(VariantChoice.OWN), self, suits_of(self._settings.pack)
        )
        self._house_rules.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._house_rules.accepted.connect(self._take)
        self.opens.emit(self._house_rules)
        self._house_rules.open()

    def _take(self) -> None:
        """Play by own rules that have just been edited."""
        rules = self._house_rules.variant()
        self._own = rules
        self._targets[VariantChoice.OWN] = rules.match_target
        radio = self.panels[VariantChoice.OWN].radio
        radio.setChecked(True)
        radio.setFocus()
        self._show_target(True)
        self.retranslate()

    def _offered(self, player: str) -> str:
        """A name for the opponent that is not the player's."""
        return next(name for name in OPPONENTS if name.casefold() != player.casefold())

    def _nameless(self) -> str:
        return self.tr("My own rules")

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("New match"))
        self.deal_button.setText(self.tr("&Deal"))
        self.cancel_button.setText(self.tr("&Cancel"))
        self.edit_button.setText(self.tr("&Edit…"))
        self.edit_button.setAccessibleName(self.tr("Edit my own rules"))
        rules, match = self._groups
        rules.setTitle(self.tr("Rules"))
        match.setTitle(self.tr("Match"))
        self._say_panels()
        self._say_fields(self._field_words())
        for name in ("player_name", "opponent_name"):
            field = self.fields[name]
            if field.value() != name_shown(field.value()):
                field.put(name_shown(field.value()))

    def _say_panels(self) -> None:
        panels = self.panels
        panels[VariantChoice.HUNGARIAN].say(
            self.tr("&Hungarian"),
            self.tr(
                "As played in the cafés of Budapest. Players take turns dealing and declare one sequence "
                "per trick; a match goes to 5 or 10 buli points."
            ),
        )
        panels[VariantChoice.AUSTRIAN].say(
            self.tr("&Austrian"),
            self.tr(
                "Tartl, as played in Vienna. The winner deals, sequences of several suits count at once, "
                "and each game is settled separately."
            ),
        )
        own = self._variant(VariantChoice.OWN).name
        sentence = self.tr("House rules, with every switch set your way. Yours are called “%1”.")
        if own == self._nameless():
            sentence = self.tr("House rules, with every switch set your way.")
        panels[VariantChoice.OWN].say(self.tr("My &own rules"), sentence.replace("%1", own))

    def _field_words(self) -> dict[str, Words]:
        asks = self._is_two and self._lacks_name
        wanted = (self.tr("Type both names, so that each of you is called by name."),) if asks else ()
        targets = [self.locale().toString(games) for games in range(1, LARGEST_TARGET + 1)]
        return {
            "match_target": Words(
                self.tr("&Game points to win the match:"),
                (self._double_sentence(),),
                options=(*targets, self.tr("No target")),
            ),
            "opponent": Words(
                self.tr("Play agains&t:"),
                (
                    "",
                    self.tr(
                        "Two people at this computer. A curtain hides both hands at every change of "
                        "turn. The match does not count in the statistics."
                    ),
                ),
                options=(self.tr("The computer"), self.tr("Someone at this table")),
            ),
            "opponent_name": Words(
                self.tr("The other’s &name:") if self._is_two else self.tr("O&pponent’s name:"),
                wanted,
            ),
            "level": Words(
                self.tr("Opponent’s &level:"),
                [self._level_words(level) for level in self._levels],
                [level_name(level) for level in self._levels],
                barred=self.tr("Only applies against the computer."),
            ),
            "player_name": Words(self.tr("&Your name:"), wanted),
            "practice": Words(
                self.tr("P&ractice"),
                (self.tr("Lets you undo moves. The match does not count in the statistics."),),
            ),
        }

    def _double_sentence(self) -> str:
        variant = self._variant(self._choice())
        text = self.tr("If the loser of a game has %1 points or fewer, the game counts double: %2.")
        return fill(text, variant.double_below - 1, double_word(variant))

    def _level_words(self, level: str) -> str:
        """A sentence about a level, and for a first match which level suits that."""
        easiest = self._levels[0]
        if not self._is_first:
            return self._level_sentence(level)
        if level == easiest:
            advice = self.tr("A good choice for your first match.")
        else:
            advice = fill(self.tr("For your first match, try %1.", "a level"), level_name(easiest))
        return " ".join(filter(None, (self._level_sentence(level), advice)))

    def _level_sentence(self, level: str) -> str:
        """A sentence about a level; none about an unknown one."""
        known = {
            "beginner": self.tr("Declares every meld it sees and plays any card that comes to hand."),
            "casual": self.tr("Knows what is good, but forgets which cards have been played."),
            "heuristic": self.tr("Remembers every card, saves trumps and calculates the ending."),
            "strong": self.tr(
                "Works out what you may hold, tests every plan in many deals, and takes its time."
            ),
        }
        return known.get(level, "")
