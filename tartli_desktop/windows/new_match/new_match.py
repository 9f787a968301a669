"""A dialog for what is agreed before a match: the game, its rules, and who plays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialogButtonBox, QGroupBox, QVBoxLayout, QWidget

from tartli_desktop.face import face_of
from tartli_desktop.game.registry import games, rules_of
from tartli_desktop.settings.settings import Settings
from tartli_desktop.store.match_kinds import TWO
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.program_names import FIRST, SECOND, YOU, name_kept, name_shown
from tartli_desktop.widgets.dialogs.forms import Choice, Field, FormDialog, Name, Tick, Words

PROGRAM = "program"
"""Against whom a match is played, if not ``TWO``."""

OPPONENTS = ("Kata", "Bence", "Resi", "Franz", "Ilona", "Pista", "Mitzi", "Poldi")
"""Names that are offered for an opponent."""


@dataclass(frozen=True)
class NewMatch:
    """What was agreed."""

    game: str
    """Its name in the registry."""

    variant: Any
    """What it is played by."""

    level: str
    """How well the opponents play."""

    names: tuple[str, ...]
    """Of the players, the one at this computer first."""

    settings: Settings
    """The settings with these choices remembered for the next match."""

    practice: bool = False
    """Whether it is for practice; chosen for each match."""

    two: bool = False
    """Whether the opponent is somebody at this table, too; chosen for each match."""


class NewMatchDialog(FormDialog):
    """Which game and rules, against whom, and what the players are called.

    Args:
        settings: what was chosen before.
        game: the name of the game that is chosen at first.
        parent: the window it belongs to.
        is_first: whether the player has not played a match yet.
    """

    def __init__(
        self, settings: Settings, game: str, parent: QWidget | None = None, *, is_first: bool = False
    ) -> None:
        super().__init__(parent)
        self._is_first = is_first
        self._lacks_name = False
        """Whether two people were about to play and one of them had no name."""
        self._settings = settings
        self.deal_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.cancel_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self._game_group: QGroupBox | None = None
        if len(games()) > 1:
            self._game_group = self._add_group({"game": Choice(games())})
            self.fields["game"].put(game)
            self.fields["game"].changed.connect(self._change_game)
        self._lay_form(game)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.retranslate()
        self.deal_button.setDefault(True)
        self.form.take_keyboard()

    # The form of a game

    def _lay_form(self, game: str) -> None:
        """Lay out what is asked for a game, below the choice of the game."""
        self.game = game
        """The game that is chosen."""
        self._face = face_of(game)
        self._levels = rules_of(game).levels
        self.form = self._face.new_match_form(self._settings, self)
        """What the game itself asks."""
        self.form.changed.connect(self._say_all_fields)
        self.form.opens.connect(self.opens)
        self._groups = (self._add_rules(), self._add_group(dict(self.form.fields) | self._who_plays()))
        self.page.rows.addStretch(1)
        self._fill()

    def _change_game(self) -> None:
        """Ask what is asked for the game that has just been chosen."""
        game = self.fields["game"].value()
        choice = self.fields["game"]
        for group in self._groups:
            self.page.rows.removeWidget(group)
            group.hide()
            group.deleteLater()
        self.page.rows.takeAt(self.page.rows.count() - 1)
        if isinstance(self.form, QObject):
            self.form.deleteLater()
        self.fields.clear()
        self.fields["game"] = choice
        self._lacks_name = False
        self._lay_form(game)
        self.retranslate()
        self.grow()

    def _add_rules(self) -> QGroupBox:
        box, content = self._add_box()
        rows = QVBoxLayout(content)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.form.content)
        return box

    def _who_plays(self) -> dict[str, Field]:
        """Who plays how well; two may sit at this table, and more opponents than one have names by chance."""
        fields: dict[str, Field] = {}
        if self.form.seats == 2:
            fields["opponent"] = Choice((PROGRAM, TWO))
            fields["opponent"].changed.connect(self._change_opponent)
            fields["opponent_name"] = Name(OPPONENTS)
        return fields | {"level": Choice(self._levels), "player_name": Name(), "practice": Tick()}

    def _fill(self) -> None:
        settings, level = self._settings, self.form.level
        self.fields["level"].put(level if level in self._levels else rules_of(self.game).default_level)
        self.fields["player_name"].put(settings.player_name or name_shown(YOU))
        if "opponent_name" in self.fields:
            name = settings.opponent_name or self._offered(settings.player_name)[0]
            self.fields["opponent_name"].put(name)

    # What is chosen

    def chosen(self) -> NewMatch:
        """What is chosen now."""
        if self._is_two:
            return self._chosen_of_two()
        level, player = self.fields["level"].value(), self.fields["player_name"].value()
        # A default is not remembered: it is another word in another language.
        settings = msgspec.structs.replace(
            self._settings, player_name="" if name_kept(player) == YOU else player
        )
        opponents = self._offered(player)[: self.form.seats - 1]
        if "opponent_name" in self.fields:
            typed = self.fields["opponent_name"].value()
            settings = msgspec.structs.replace(settings, opponent_name=typed)
            opponents = (typed or opponents[0],)
        return NewMatch(
            game=self.game,
            variant=self.form.variant(),
            level=level,
            names=(name_kept(player) or YOU, *opponents),
            settings=self.form.remembered(settings, level),
            practice=self.fields["practice"].value(),
        )

    def _chosen_of_two(self) -> NewMatch:
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
            game=self.game,
            variant=self.form.variant(),
            level=self.form.level,
            names=(first, second),
            settings=self.form.remembered(settings, self.form.level),
            practice=self.fields["practice"].value(),
            two=True,
        )

    def accept(self) -> None:
        """Agree on the match; two people need names first, by which they are asked to the table."""
        asked = ("player_name", "opponent_name") if self._is_two else ()
        nameless = next((self.fields[name] for name in asked if not self.fields[name].value()), None)
        if nameless is None:
            super().accept()
            return
        self._lacks_name = True
        self._say_all_fields()
        self.grow()
        nameless.control.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _is_two(self) -> bool:
        return "opponent" in self.fields and self.fields["opponent"].value() == TWO

    def _change_opponent(self) -> None:
        """Ask for both names where two people play, and for no level."""
        fields, settings = self.fields, self._settings
        fields["level"].control.setEnabled(not self._is_two)
        self._say_all_fields()
        self.grow()
        if self._is_two:
            fields["player_name"].put(settings.player_name)
            fields["opponent_name"].put(settings.second_player)
        else:
            fields["player_name"].put(settings.player_name or name_shown(YOU))
            name = settings.opponent_name or self._offered(settings.player_name)[0]
            fields["opponent_name"].put(name)

    def _offered(self, player: str) -> tuple[str, ...]:
        """Names for opponents that are not the player's."""
        return tuple(name for name in OPPONENTS if name.casefold() != player.casefold())

    # Its words

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("New match"))
        self.deal_button.setText(self.tr("&Deal"))
        self.cancel_button.setText(self.tr("&Cancel"))
        if self._game_group is not None:
            self._game_group.setTitle(self.tr("Game"))
        rules, match = self._groups
        rules.setTitle(self.tr("Rules"))
        match.setTitle(self.tr("Match"))
        self.form.retranslate()
        self._say_all_fields()
        for name in ("player_name", "opponent_name"):
            field = self.fields.get(name)
            if field is not None and field.value() != name_shown(field.value()):
                field.put(name_shown(field.value()))

    def _say_all_fields(self) -> None:
        self._say_fields({**self._field_words(), **self.form.words()})

    def _field_words(self) -> dict[str, Words]:
        asks = self._is_two and self._lacks_name
        wanted = (self.tr("Type both names, so that each of you is called by name."),) if asks else ()
        level = self.tr("Opponent’s &level:") if self.form.seats == 2 else self.tr("Opponents’ &level:")
        return {
            "game": Words(self.tr("Ga&me:"), options=[face_of(name).game_name() for name in games()]),
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
                level,
                [self._level_words(level) for level in self._levels],
                [self._face.level_name(level) for level in self._levels],
                barred=self.tr("Only applies against the computer."),
            ),
            "player_name": Words(self.tr("&Your name:"), wanted),
            "practice": Words(
                self.tr("P&ractice"),
                (self.tr("Lets you undo moves. The match does not count in the statistics."),),
            ),
        }

    def _level_words(self, level: str) -> str:
        """A sentence about a level, and for a first match which level suits that."""
        easiest = self._levels[0]
        sentence = self.form.level_sentence(level)
        if not self._is_first:
            return sentence
        if level == easiest:
            advice = self.tr("A good choice for your first match.")
        else:
            advice = fill(self.tr("For your first match, try %1.", "a level"), self._face.level_name(easiest))
        return " ".join(filter(None, (sentence, advice)))
