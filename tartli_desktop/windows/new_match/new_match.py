"""The dialog that sets up a match: the game, its rules and the players."""

import random
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QBoxLayout, QDialogButtonBox, QHBoxLayout, QVBoxLayout, QWidget

from tartli_desktop.characters.characters import (
    CHARACTERS,
    Character,
    character_of,
    characters_at,
    level_of,
    opponents,
)
from tartli_desktop.face import face_of
from tartli_desktop.game.registry import games, rules_of
from tartli_desktop.packs.pack_kinds import kind_of
from tartli_desktop.settings.settings import Settings
from tartli_desktop.store.match_kinds import TWO
from tartli_desktop.table.card_faces.card_fan import FAN_SIZE, draw_fan
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.program_names import FIRST, SECOND, YOU, name_kept, name_shown, other_than
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.dialogs.dialog_geometry import room_on_screen
from tartli_desktop.widgets.dialogs.forms import (
    Choice,
    Explanation,
    Field,
    FormDialog,
    Group,
    Labels,
    Name,
    Tick,
)
from tartli_desktop.widgets.dialogs.picture_choice import PictureChoice
from tartli_desktop.windows.new_match.opponents import LevelChoice

from .opponents import SOMEBODY_ELSE, InvitedChoice, OpponentChoice

NAMES = ("Kata", "Bence", "Resi", "Mitzi", "Poldi", "Gyuri")
"""Names to offer for an opponent who is not one of the people of the café."""

EVENINGS = (6, 12, 24, 36)
"""The lengths of an evening on offer, in hands."""

_COLUMN = 50
"""The least width of rules and of opponents side by side, in characters."""

_CHARACTERS = 150
"""The preferred width of the dialog, with rules and opponents side by side."""

_EMBLEM = 0.9
"""The size of a game's cards, relative to those in the settings."""


@dataclass(frozen=True)
class NewMatch:
    """The agreement for a new match."""

    game: str
    """The name of the game in the registry."""

    variant: object
    """The rules that are played."""

    level: str
    """The level of the opponents."""

    names: tuple[str, ...]
    """The names of the players, that of the player at this computer first."""

    settings: Settings
    """The settings with these choices remembered for the next match."""

    practice: bool = False
    """Whether the match is for practice; chosen for each match."""

    two: bool = False
    """Whether the opponent plays at this computer too; chosen for each match."""

    characters: tuple[str, ...] = ()
    """The ids of the café's people by seat; empty for anybody else."""

    levels: tuple[str | None, ...] = ()
    """The level of each seat, None for a person; empty if all opponents play at ``level``."""

    hands: int = 0
    """The number of hands of an evening; 0 for a match that the rules end."""


class NewMatchDialog(FormDialog):
    """Asks which game and rules are played, who the opponents are, and what the players are called.

    Args:
        settings: the previous choices.
        game: the name of the game that is chosen at first.
        own_packs: the folder of the user's own packs.
        played: the games that the player has played before; None if that is not known.
    """

    def __init__(
        self,
        settings: Settings,
        game: str,
        parent: QWidget | None = None,
        own_packs: Path | None = None,
        *,
        played: Collection[str] | None = None,
    ) -> None:
        super().__init__(parent)
        self._played = played
        self._lack_name: Sequence[str] = ()
        """The fields without a name when two people were about to play."""
        self._asked_two = False
        """Whether the name fields are for two people."""
        self._settings = settings
        self._seed = random.SystemRandom().randrange(2**31)
        """The seed that chooses the people where there are several opponents."""
        self.page.least = _CHARACTERS
        self.deal_button = add_button(self.buttons, "", QDialogButtonBox.ButtonRole.AcceptRole)
        self.cancel_button = add_button(self.buttons, "", QDialogButtonBox.ButtonRole.RejectRole)
        self._against = Explanation()
        """Names the opponents beside the buttons if the choice is not in sight."""
        self._lay_foot()
        self._own_packs = own_packs
        self._faces: dict[str, CardFaces] = {}
        if len(games()) > 1:
            choice = PictureChoice(games(), FAN_SIZE * _EMBLEM, self._draw_emblem, fills=True)
            choice.setObjectName("game")
            choice.put(game)
            choice.changed.connect(self._change_game)
            self.fields["game"] = choice
            self.page.rows.addWidget(choice.control)
        self._lay_form(game)
        self.retranslate()
        self.deal_button.setDefault(True)
        self.form.take_keyboard()

    def _lay_foot(self) -> None:
        rows = self.layout()
        assert isinstance(rows, QVBoxLayout)
        rows.removeWidget(self.buttons)
        foot = QHBoxLayout()
        foot.addWidget(self._against, 1)
        foot.addWidget(self.buttons)
        rows.addLayout(foot)
        self._against.hide()
        self.page.verticalScrollBar().rangeChanged.connect(
            lambda least, most: self._against.setVisible(most > 0 and self.page.scrolls)
        )

    def _draw_emblem(self, game: str, painter: QPainter, area: QRectF, ratio: float) -> None:
        """Draw three cards of a game, in the pack in use."""
        pack = kind_of(rules_of(game).form.pack.cards).chosen(self._settings)
        if pack not in self._faces:
            self._faces[pack] = CardFaces(pack, "", self._own_packs)
        draw_fan(painter, area, self._faces[pack], face_of(game).emblem, ratio)

    # The form of a game

    def _lay_form(self, game: str) -> None:
        """Lay out the form of a game below the choice of the game."""
        self.game = game
        """The chosen game."""
        self._face = face_of(game)
        self._levels = rules_of(game).opponents.levels
        self.form = self._face.new_match_form(self._settings, self)
        """The game's own part of the form."""
        self._is_first = self._played is not None and game not in self._played
        """Whether this game has not been played yet."""
        if self._is_first:
            self.form.prefer_local()
        self.form.changed.connect(self._follow_form)
        self.form.opens.connect(self.opens)
        # Side by side, unless the letters are too large for that.
        letters = 2 * _COLUMN * self.fontMetrics().averageCharWidth()
        ways = QBoxLayout.Direction
        across = letters <= room_on_screen(self).width()
        self._sides = QWidget()
        sides = QBoxLayout(ways.LeftToRight if across else ways.TopToBottom, self._sides)
        sides.setContentsMargins(0, 0, 0, 0)
        sides.setSpacing(self.fontMetrics().height() * 2 // 3)
        left, right = QVBoxLayout(), QVBoxLayout()
        for rows in (left, right):
            sides.addLayout(rows, 1)
        names = {"player_name": Name()}
        evening = Choice((0, *EVENINGS))
        evening.changed.connect(self._follow_length)
        if self.form.seats == 2:
            names["opponent_name"] = Name(NAMES)
        self._groups = (
            self._add_rules(left),
            self._add_group({"evening": evening, **self.form.fields, **names, "practice": Tick()}, left),
            self._add_group(self._who_plays(), right),
        )
        for rows in (left, right):
            rows.addStretch(1)
        self.page.rows.addWidget(self._sides)
        self.page.rows.addStretch(1)
        self._fill()

    def _change_game(self) -> None:
        """Show the form of the game that has just been chosen."""
        game = self.fields["game"].value()
        choice = self.fields["game"]
        self.page.rows.removeWidget(self._sides)
        self._sides.hide()
        self._sides.deleteLater()
        self.page.rows.takeAt(self.page.rows.count() - 1)
        self.form.deleteLater()
        self.fields.clear()
        self.fields["game"] = choice
        self._lack_name, self._asked_two = (), False
        self._lay_form(game)
        self.retranslate()
        self.grow()

    def _follow_form(self) -> None:
        """Describe the present choices, and show as many opponents as will sit down."""
        levels, invited = self.fields["level"], self.fields.get("people")
        if isinstance(invited, InvitedChoice):
            invited.seat(self.form.seats - 1)
        if isinstance(levels, LevelChoice):
            levels.seat(self._characters_by_level())
        self._say_all_fields()

    def _follow_length(self) -> None:
        """Ask how long a match of the game lasts, unless the evening ends it."""
        if self.form.length:
            self.form.fields[self.form.length].set_shown(not self.fields["evening"].value())
        self.grow()

    def _add_rules(self, rows: QVBoxLayout) -> Group:
        box, content = self._add_box(rows)
        inner = QVBoxLayout(content)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(self.form.content)
        return box

    def _who_plays(self) -> dict[str, Field]:
        """The fields about the opponents: one person, or the level of several and who they are."""
        if self.form.seats == 2:
            choice = OpponentChoice(self._levels)
            choice.changed.connect(self._change_opponent)
            return {"opponent": choice, "level": Choice(self._levels)}
        invited = InvitedChoice(self._levels, max(rules_of(self.game).form.seats) - 1)
        invited.put(self.form.people)
        invited.seat(self.form.seats - 1)
        invited.changed.connect(self._follow_form)
        self.fields["people"] = invited
        return {"level": LevelChoice(self._levels, self._characters_by_level()), "people": invited}

    def _characters_by_level(self) -> dict[str, tuple[Character, ...]]:
        """The people who come to a table with several opponents, by level."""
        others = self.form.seats - 1
        invited = self._invited()[:others]
        return {
            level: opponents([level] * others, self._levels, seed=self._seed, invited=invited)
            for level in self._levels
        }

    def _invited(self) -> tuple[Character | None, ...]:
        """Who is invited to the seat of each opponent; None for anybody."""
        people = self.fields.get("people")
        return () if people is None else tuple(map(character_of, people.value()))

    def _fill(self) -> None:
        settings, usual = self._settings, rules_of(self.game).opponents.default
        level = self.form.level if self.form.level in self._levels else usual
        if self._is_first and level == usual:
            # Nobody has chosen it, and the sentences about the levels advise another.
            level = self._levels[0]
        self.fields["level"].put(level)
        self.fields["player_name"].put(settings.player_name or name_shown(YOU))
        if "opponent" in self.fields:
            self.fields["opponent"].put(self._usual_opponent())
            self.fields["opponent_name"].put(self._usual_name())
            self._ask_for_opponent()

    def _usual_opponent(self) -> str:
        """The last opponent; at first one who plays at the usual level."""
        settings = self._settings
        if character_of(settings.opponent) is not None:
            return settings.opponent
        player = settings.player_name.casefold()
        fitting = (
            character.id
            for character in characters_at(self.fields["level"].value(), self._levels)
            if character.name.casefold() != player
        )
        # Settings with only a name are from versions without people to choose from.
        somebody = settings.opponent == SOMEBODY_ELSE or settings.opponent_name
        return SOMEBODY_ELSE if somebody else next(fitting, SOMEBODY_ELSE)

    def _usual_name(self) -> str:
        player = self._settings.player_name.casefold()
        offered = (name for name in NAMES if name.casefold() != player)
        return self._settings.opponent_name or next(offered)

    # What is chosen

    def chosen(self) -> NewMatch:
        """The present choices."""
        if self._is_two:
            return self._chosen_of_two()
        player = self.fields["player_name"].value()
        # A default name is not remembered, since it differs between languages.
        settings = msgspec.structs.replace(
            self._settings, player_name="" if name_kept(player) == YOU else player
        )
        level, characters = self.fields["level"].value(), self._characters()
        names: tuple[str, ...]
        if "opponent" in self.fields:
            settings = msgspec.structs.replace(settings, opponent=self.fields["opponent"].value())
        if characters:
            names = tuple(other_than(character.name, player) for character in characters)
            if len(characters) == 1:
                level = level_of(characters[0], self._levels)
        else:
            typed = self.fields["opponent_name"].value()
            settings = msgspec.structs.replace(settings, opponent_name=typed)
            names = (typed or self._usual_name(),)
        own = (None, *(None if each is None else level_of(each, self._levels) for each in self._invited()))
        return NewMatch(
            game=self.game,
            variant=self.form.variant(),
            level=level,
            names=(name_kept(player) or YOU, *names),
            settings=self.form.remembered(settings, level, self._people()),
            practice=self.fields["practice"].value(),
            characters=("", *(character.id for character in characters)) if characters else (),
            levels=own if any(own) else (),
            hands=self.fields["evening"].value(),
        )

    def _people(self) -> tuple[str, ...]:
        """The people who are invited, as they are remembered; empty if nobody is."""
        people = self.fields.get("people")
        invited: tuple[str, ...] = () if people is None else people.value()
        return invited if any(map(character_of, invited)) else ()

    def _characters(self) -> tuple[Character, ...]:
        """The people of the café who play; empty for any other opponent."""
        if "opponent" not in self.fields:
            return self._characters_by_level()[self.fields["level"].value()]
        character = character_of(self.fields["opponent"].value())
        return () if character is None else (character,)

    def _chosen_of_two(self) -> NewMatch:
        """The present choices for two people; what is remembered of matches with the program stays."""
        first = name_kept(self.fields["player_name"].value()) or FIRST
        second = name_kept(self.fields["opponent_name"].value()) or SECOND
        settings = msgspec.structs.replace(
            self._settings,
            first_player="" if first in (FIRST, self._settings.player_name) else first,
            second_player="" if second == SECOND else second,
        )
        if first.casefold() == second.casefold():
            # The slate needs different names to tell them apart.
            first, second = fill("%1 1", first), fill("%1 2", second)
        return NewMatch(
            game=self.game,
            variant=self.form.variant(),
            level=self.form.level,
            names=(first, second),
            settings=self.form.remembered(settings, self.form.level, self.form.people),
            practice=self.fields["practice"].value(),
            two=True,
            hands=self.fields["evening"].value(),
        )

    def accept(self) -> None:
        """Agree on the match; two people first need names, which call them to the table."""
        asked = ("player_name", "opponent_name") if self._is_two else ()
        self._lack_name = [name for name in asked if not self.fields[name].value()]
        if not self._lack_name:
            super().accept()
            return
        self._say_all_fields()
        self.grow()
        self.fields[self._lack_name[0]].control.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _is_two(self) -> bool:
        return "opponent" in self.fields and self.fields["opponent"].value() == TWO

    def _change_opponent(self) -> None:
        """Ask for what the chosen opponent needs: for two people both names, for somebody else a name."""
        settings = self._settings
        if self._is_two != self._asked_two:
            self._asked_two = self._is_two
            own = settings.player_name or name_shown(YOU)
            name = settings.first_player or settings.player_name if self._is_two else own
            self.fields["player_name"].put(name)
            self.fields["opponent_name"].put(settings.second_player if self._is_two else self._usual_name())
        self._ask_for_opponent()
        self._say_all_fields()
        self.grow()

    def _ask_for_opponent(self) -> None:
        chosen = self.fields["opponent"].value()
        self.fields["opponent_name"].set_shown(chosen in (TWO, SOMEBODY_ELSE))
        self.fields["level"].set_shown(chosen == SOMEBODY_ELSE)

    # Its words

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("New match"))
        self.deal_button.setText(self.tr("&Deal"))
        self.cancel_button.setText(self.tr("&Cancel"))
        rules, match, who = self._groups
        rules.setTitle(self.tr("Rules"))
        match.setTitle(self.tr("Match"))
        who.setTitle(self.tr("Opponent") if self.form.seats == 2 else self.tr("Opponents"))
        self.form.retranslate()
        choice = self.fields.get("opponent")
        level_names = {level: self._face.level_name(level) for level in self._levels}
        if isinstance(choice, OpponentChoice):
            choice.call(level_names, self._others())
        invited = self.fields.get("people")
        if isinstance(invited, InvitedChoice):
            anybody, seat = self.tr("Anybody", "of the people at the café"), self.tr("Opponent %1")
            invited.call(anybody, seat, level_names)
        self._say_all_fields()

    def _others(self) -> dict[str, tuple[str, str]]:
        """The names and lines of the choices that are not people of the café."""
        return {
            SOMEBODY_ELSE: (self.tr("Someone else"), self.tr("any name, any level")),
            TWO: (self.tr("Someone at this table"), self.tr("two players, one screen")),
        }

    def _say_all_fields(self) -> None:
        self._say_fields({**self._field_words(), **self.form.words()})
        named = ", ".join(self._named_opponents())
        text = self.tr("Opponent: %1") if self.form.seats == 2 else self.tr("Opponents: %1")
        self._against.setText(fill(text, named))

    def _named_opponents(self) -> list[str]:
        if characters := self._characters():
            return [character.name for character in characters]
        chosen = self.fields["opponent"].value()
        return [self.fields["opponent_name"].value() or self._others()[chosen][0]]

    def _field_words(self) -> dict[str, Labels]:
        asked = self._lack_name if self._is_two else ()
        wanted = dict.fromkeys(asked, (self.tr("Type both names, so that each of you is called by name."),))
        level = self.tr("Opponent’s &level:") if self.form.seats == 2 else self.tr("Opponents’ &level:")
        return {
            "game": Labels(self.tr("Game"), options=[self._game_words(name) for name in games()]),
            "opponent": Labels(self.tr("Opponent"), self._opponent_sentences()),
            "opponent_name": Labels(
                self.tr("Other &player’s name:") if self._is_two else self.tr("O&pponent’s name:"),
                wanted.get("opponent_name", ()),
            ),
            "level": Labels(
                level,
                [self._level_words(level) for level in self._levels],
                [self._face.level_name(level) for level in self._levels],
            ),
            "evening": Labels(
                self.tr("Le&ngth:"),
                ("", *[self.tr("Over as many days as you like; at the end you see who has won it.")] * 4),
                [self.tr("A match"), *(fill(self.tr("An evening of %1 hands"), hands) for hands in EVENINGS)],
            ),
            "people": Labels(self.tr("People:")),
            "player_name": Labels(self.tr("&Your name:"), wanted.get("player_name", ())),
            "practice": Labels(
                self.tr("P&ractice"),
                (self.tr("Lets you undo moves. The match does not count in the statistics."),),
            ),
        }

    def _game_words(self, name: str) -> str:
        """A game's name, its number of players, and what kind of game it is."""
        face, seats = face_of(name), rules_of(name).form.seats
        if len(seats) == 1:
            players = fill(self.tr("%1 players"), seats[0])
        elif len(seats) == 2:
            players = fill(self.tr("%1 or %2 players"), *seats)
        else:
            players = fill(self.tr("%1 to %2 players"), seats[0], seats[-1])
        return "\n".join((face.game_name(), players, face.game_line()))

    def _opponent_sentences(self) -> list[str]:
        """A sentence about each person, and about the other choices, in the order of the choice."""
        pattern = self.tr("%1: %2. %3", "a person, a level such as Master, and how that level plays")
        characters = [(character.name, level_of(character, self._levels)) for character in CHARACTERS]
        return [
            *(
                fill(pattern, name, self._face.level_name(level), self._level_words(level))
                for name, level in characters
            ),
            self.tr("Anybody you like: type a name, and choose how well your opponent plays."),
            self.tr(
                "Two people at this computer. A curtain hides both hands at every change of "
                "turn. The match does not count in the statistics."
            ),
        ]

    def _level_words(self, level: str) -> str:
        """A sentence about a level, and before a first match which level suits it."""
        easiest = self._levels[0]
        sentence = self.form.level_sentence(level)
        if not self._is_first:
            return sentence
        if level == easiest:
            advice = self.tr("A good choice for your first match.")
        elif self.form.seats > 2:
            # All levels are listed with their sentences, so the easiest one says it for all.
            advice = ""
        else:
            advice = fill(
                self.tr("For your first match, try a %1.", "a level"), self._face.level_name(easiest)
            )
        return " ".join(filter(None, (sentence, advice)))
