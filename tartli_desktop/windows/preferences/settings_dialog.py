"""A dialog for the settings, which hold from the moment they are changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QPushButton,
    QSpinBox,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.face.settings_pages import SettingsPages
from tartli_desktop.files.problems import StoreError
from tartli_desktop.packs import packs
from tartli_desktop.packs.pack_kinds import Kind
from tartli_desktop.settings.assistance_presets import with_set
from tartli_desktop.settings.game_options import GameOptions
from tartli_desktop.settings.settings import (
    CardBack,
    Cloth,
    ColourScheme,
    GatherPolicy,
    IndexLetters,
    PlayBy,
    ReducedMotion,
    Settings,
    SortHand,
    Talk,
    Wood,
)
from tartli_desktop.sound.player import Reason, Silence, why_silent
from tartli_desktop.table.card_faces.corner_indices import court_letters
from tartli_desktop.text.card_names import SuitSystem, suits_of
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.command_keys import command_names
from tartli_desktop.widgets.dialogs import message_boxes as boxes
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.dialogs.forms import Choice, Field, FormDialog, Number, Page, Tick, Words
from tartli_desktop.widgets.dialogs.picture_choice import PictureChoice
from tartli_desktop.windows.errors import troubles

from .assistance_page import HelpPage
from .keys_page import KeysPage
from .previews import CARD_SIZE, PACK_SIZE, STUFF_SIZE, Previews

_TABS = (("cards",), ("table", "game"), ("play",), ("assistance",), ("display",), ("motion", "sound"), ())
"""The groups of fields behind each tab; behind the last there are the keys."""

LANGUAGES = ("", "en", "hu", "de_AT")
"""What can be set as ``Settings.language``; empty is that of the system."""


def known_language(language: str) -> str:
    """The one of ``LANGUAGES`` that comes nearest to a setting, which may be any language in the world."""
    if language in LANGUAGES:
        return language
    spoken = language.replace("-", "_").partition("_")[0]
    return next((known for known in LANGUAGES if known.partition("_")[0] == spoken), "")


def _decimal(least: float, most: float, step: float, decimals: int = 1) -> Number:
    box = QDoubleSpinBox()
    box.setDecimals(decimals)
    return Number(box, least, most, step)


class Percent(Number):
    """A part of a whole, shown in hundredths, within these limits."""

    def __init__(self, least: int = 0, most: int = 100, step: int = 5) -> None:
        super().__init__(QSpinBox(), least, most, step)

    def value(self) -> Any:
        return self.box.value() / 100

    def _show(self, value: Any) -> None:
        self.box.setValue(round(value * 100))


class LettersChoice(Choice):
    """The letters in the corners: each that a pack can show once, with the languages that have it."""

    def __init__(self) -> None:
        super().__init__((IndexLetters.OFF,))
        self._put = IndexLetters.OFF
        self.offer(SuitSystem.GERMAN)

    @property
    def offered(self) -> tuple[tuple[str, tuple[IndexLetters, ...]], ...]:
        """The letters that are offered, such as "A, K, O, U", and the languages they stand for."""
        return tuple(self._alike.items())

    def offer(self, suits: SuitSystem) -> None:
        """Offer the letters of a pack with these suits."""
        self._alike: dict[str, tuple[IndexLetters, ...]] = {}
        for language in (IndexLetters.ENGLISH, IndexLetters.GERMAN, IndexLetters.HUNGARIAN):
            letters = ", ".join(court_letters(suits, language))
            self._alike[letters] = (*self._alike.get(letters, ()), language)
        self._values = [(IndexLetters.OFF,), (IndexLetters.SPOKEN,), *self._alike.values()]
        with QSignalBlocker(self.box):
            self.box.clear()
            self.box.addItems([""] * len(self._values))
            self._show(self._put)

    def value(self) -> IndexLetters:
        alike: tuple[IndexLetters, ...] = super().value()
        # Where letters are alike, the language that was chosen for another pack is kept.
        return self._put if self._put in alike else alike[0]

    def _show(self, value: Any) -> None:
        self._put = value
        self.box.setCurrentIndex(next(i for i, alike in enumerate(self._values) if value in alike))


class PackChoice(PictureChoice):
    """A built-in pack of some kind or one of the user's own, with buttons to add and to remove one."""

    def __init__(self, kind: Kind, folder: Path | None, previews: Previews) -> None:
        self._kind = kind
        self._folder = folder
        super().__init__(self._there_are(), PACK_SIZE, previews.draw_pack)
        self.add_button = QPushButton()
        self.remove_button = QPushButton()
        for button in (self.add_button, self.remove_button):
            button.setAutoDefault(False)
            button.setVisible(folder is not None)

    def _add_pictures(self, form: QFormLayout) -> None:
        buttons = QVBoxLayout()
        buttons.setSpacing(6)
        buttons.addStretch(1)
        buttons.addWidget(self.add_button)
        buttons.addWidget(self.remove_button)
        beside = QHBoxLayout()
        beside.addWidget(self.control, 1)
        beside.addLayout(buttons)
        form.addRow(beside)

    def offer_again(self) -> None:
        """Offer the packs that there are now."""
        self._offer(self._there_are())

    def _there_are(self) -> list[str]:
        """The packs that there are now."""
        self._own = packs.own_packs(self._folder, self._kind) if self._folder is not None else ()
        return [*self._kind.built_in, *(pack.identifier for pack in self._own)]

    def own_name(self, identifier: str) -> str:
        """The name of a pack of the user's own."""
        known = (pack.name for pack in self._own if pack.identifier == identifier)
        return next(known, identifier.removeprefix(self._kind.own_prefix))

    def _offer(self, values: list[str]) -> None:
        self._values = values
        self.set_words(self._words)

    def _name(self, words: Words) -> None:
        super()._name(words)
        built_in = words.options[: len(self._kind.built_in)]
        self.box.name([*built_in, *map(self.own_name, self._values[len(built_in) :])])

    def _show(self, value: Any) -> None:
        if value not in self._values:
            # The folder of the pack is gone, but it is still what was chosen.
            self._offer([*self._values, value])
        super()._show(value)

    def _explain(self) -> None:
        super()._explain()
        self.remove_button.setEnabled(self.value() not in self._kind.built_in)


class BackChoice(PictureChoice):
    """The back of the pack, or another one that any pack can have: each back once."""

    def __init__(self, previews: Previews) -> None:
        self._previews = previews
        self._put = CardBack.OF_PACK
        self._own: CardBack | None = None
        """The one that is the pack's own; not offered beside it."""
        super().__init__(tuple(CardBack), CARD_SIZE, previews.draw_back)

    def follow(self, pack: str) -> None:
        """Show the back that this pack has of its own, and the others."""
        self._previews.pack = pack
        chosen = self.value()
        self._own = self._previews.own_back
        self._values = [back for back in CardBack if back is not self._own]
        with QSignalBlocker(self.box):
            self._name(self._words)
            self._show(chosen)
        self.box.viewport().update()

    def value(self) -> CardBack:
        shown: CardBack = super().value()
        # Where it is the pack's own, it is kept for another pack.
        return self._put if shown is CardBack.OF_PACK and self._put is self._own else shown

    def _show(self, value: Any) -> None:
        self._put = value
        super()._show(CardBack.OF_PACK if value is self._own else value)

    def _name(self, words: Words) -> None:
        names = dict(zip(CardBack, words.options, strict=False))
        super()._name(replace(words, options=[names.get(back, "") for back in self._values]))


class SettingsDialog(FormDialog):
    """The settings of the program, in groups behind tabs. It keeps and saves nothing itself."""

    changed = Signal(object)
    """Emitted with the new ``Settings`` at each change that the user makes."""

    def __init__(
        self,
        settings: Settings,
        parent: QWidget | None = None,
        *,
        packs_folder: Path | None = None,
        commands: Iterable[str] | None = None,
        fixed_keys: Mapping[str, str] | None = None,
        keys_elsewhere: Mapping[str, str] | None = None,
        game: SettingsPages | None = None,
        cards: Kind = Kind.GERMAN,
    ) -> None:
        """``game``: what is added to the settings of any game, and ``cards``: which cards it is played with.

        For the keys see :class:`KeysPage`.
        """
        self.tabs = QTabWidget()
        super().__init__(parent, self.tabs)
        self._settings = settings
        self._packs_folder = packs_folder
        self._game = game
        self._cards = cards
        self._kind: type[GameOptions] = game.options if game is not None else GameOptions
        self.keys_page = KeysPage(
            settings.keys_with(self._kind),
            Settings().keys_with(self._kind),
            game.command_names if game is not None else command_names,
            commands,
            fixed_keys,
            keys_elsewhere,
        )
        previews = Previews(packs_folder)
        self.pack_choice = PackChoice(cards, packs_folder, previews)
        self.back_choice = BackChoice(previews)
        self._previews = previews
        self.letters_choice = LettersChoice()
        self.help_page = HelpPage()
        self._silence: Silence | None = None
        self.restore_button = add_button(self.buttons, "", QDialogButtonBox.ButtonRole.ResetRole)
        self.close_button = add_button(self.buttons, "", QDialogButtonBox.ButtonRole.RejectRole)
        self._groups = self._build()
        self._connect()
        self.retranslate()
        self._show_settings()
        self.close_button.setDefault(True)
        next(iter(self.fields.values())).control.setFocus()

    def settings(self) -> Settings:
        """The settings as they are shown."""
        return self._settings

    def _build(self) -> dict[str, QGroupBox]:
        groups = {
            name: self._with_those_of_the_game(fields) for name, fields in self._shared_fields().items()
        }
        groups["game"] = self._own_group()
        boxes: dict[str, QGroupBox] = {}
        for names in _TABS:
            self.page = Page()
            boxes |= {name: self._add_group(groups[name]) for name in names if groups[name]}
            if not names:
                self.page.rows.addWidget(self.keys_page)
            self.page.rows.addStretch(1)
            margin = self.fontMetrics().height() // 2
            self.page.rows.setContentsMargins(margin, margin, margin, margin)
            self.tabs.addTab(self.page, "")
        self.help_page.put_sets_above(boxes["assistance"])
        return boxes

    def _shared_fields(self) -> dict[str, dict[str, Field]]:
        return {
            "cards": {
                self._cards.setting: self.pack_choice,
                "card_back": self.back_choice,
                "index_letters": self.letters_choice,
                "sort_hand": Choice((SortHand.AUTOMATIC, SortHand.BY_HAND)),
                "alternate_colours": Tick(),
            },
            "table": {
                "cloth": PictureChoice(tuple(Cloth), STUFF_SIZE, self._previews.draw_cloth),
                "wood": PictureChoice(tuple(Wood), STUFF_SIZE, self._previews.draw_wood),
            },
            "play": {
                "play_by": Choice((PlayBy.CLICK_AND_DRAG, PlayBy.CLICK, PlayBy.DRAG)),
                "gather": Choice((GatherPolicy.CLICK, GatherPolicy.TIMED, GatherPolicy.CLICK_OR_TIMED)),
                "gather_after": _decimal(0.5, 20, 0.5),
                "opponent_pause": _decimal(0, 5, 0.1),
                "remarks": Tick(),
            },
            "assistance": self.help_page.fields,
            "display": {
                "language": Choice(LANGUAGES),
                "text_scale": Percent(100, 200, 10),
                "large_index": Tick(),
                "four_colours": Tick(),
                "colour_scheme": Choice(
                    (
                        ColourScheme.HOUSE,
                        ColourScheme.LIGHT,
                        ColourScheme.DARK,
                        ColourScheme.HIGH_CONTRAST,
                        ColourScheme.SYSTEM,
                    )
                ),
                "reading_time": _decimal(1, 10, 0.5),
            },
            "motion": {
                "motion": Tick(),
                "speed": _decimal(0.5, 3, 0.25, decimals=2),
                "reduced_motion": Choice((ReducedMotion.SYSTEM, ReducedMotion.ON, ReducedMotion.OFF)),
            },
            "sound": {
                "sound": Tick(),
                "volume": Percent(),
                "talk": Choice((Talk.LITTLE, Talk.USUAL, Talk.MUCH)),
            },
        }

    def _with_those_of_the_game(self, fields: Mapping[str, Field]) -> dict[str, Field]:
        """The fields of a group, and after each those of the game that follow it."""
        placed: dict[str, Field] = {}
        for name, field in fields.items():
            placed[name] = field
            if self._game is not None:
                following = {
                    own: self._game.fields[own] for own, other in self._game.follows.items() if other == name
                }
                placed |= self._with_those_of_the_game(following)
        return placed

    def _own_group(self) -> dict[str, Field]:
        """The fields of the game that follow no other one."""
        if self._game is None:
            return {}
        return {name: field for name, field in self._game.fields.items() if name not in self._game.follows}

    def _connect(self) -> None:
        for field in self.fields.values():
            field.changed.connect(self._change)
        self.help_page.sets.changed.connect(self._choose_help)
        self.keys_page.changed.connect(self._change_keys)
        self.buttons.rejected.connect(self.reject)
        self.restore_button.clicked.connect(self._ask_restore)
        self.pack_choice.add_button.clicked.connect(self._add_pack)
        self.pack_choice.remove_button.clicked.connect(self._ask_remove_pack)

    def _show_settings(self) -> None:
        near = msgspec.structs.replace(self._settings, language=known_language(self._settings.language))
        self._offer_letters()
        self.back_choice.follow(self._cards.chosen(near))
        for name, field in self.fields.items():
            field.put(getattr(near.game(self._kind) if self._is_of_the_game(name) else near, name))
        self._look_for_sound()
        self._follow()

    def _is_of_the_game(self, name: str) -> bool:
        return self._game is not None and name in self._game.fields

    def _change(self, name: str) -> None:
        change = {name: self.fields[name].value()}
        if self._is_of_the_game(name):
            options = msgspec.structs.replace(self._settings.game(self._kind), **change)
            self._settings = self._settings.with_game(options)
        else:
            self._settings = msgspec.structs.replace(self._settings, **change)
        if name == self._cards.setting:
            self._offer_letters()
            self.back_choice.follow(self._cards.chosen(self._settings))
        if name == "sound":
            self._look_for_sound()
        self._follow()
        self.changed.emit(self._settings)

    def _choose_help(self) -> None:
        chosen = self.help_page.sets.value()
        if chosen is not None:
            self._settings = with_set(self._settings, chosen, [self._kind])
            self._show_settings()
            self.changed.emit(self._settings)
        else:
            self._follow()

    def _change_keys(self, keys: dict[str, str]) -> None:
        self._settings = self._settings.with_keys(self._kind, keys)
        self.changed.emit(self._settings)

    def _follow(self) -> None:
        """Bar what has no effect beside other settings."""
        settings = self._settings
        self.help_page.follow(settings, [self._kind])
        self.fields["alternate_colours"].allow(settings.sort_hand is SortHand.AUTOMATIC)
        self.fields["gather_after"].allow(settings.gather is not GatherPolicy.CLICK)
        for name in ("speed", "reduced_motion"):
            self.fields[name].allow(settings.motion)
        self.fields["volume"].allow(settings.sound and self._silence is None)

    def _offer_letters(self) -> None:
        """Offer the letters that the chosen pack can show."""
        self.letters_choice.offer(suits_of(self._cards.chosen(self._settings)))
        self.letters_choice.set_words(self._card_words()["index_letters"])

    def _look_for_sound(self) -> None:
        """Find out whether sound that is on can be heard, and say why not."""
        self._silence = why_silent() if self._settings.sound else None
        self.fields["sound"].set_words(self._sound_words()["sound"])

    def _add_pack(self) -> None:
        from tartli_desktop.windows.packs.pack_dialog import OwnPackDialog

        if self._packs_folder is not None:
            dialog = OwnPackDialog(self._packs_folder, self, self._cards)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.kept.connect(lambda pack: self._choose_pack(pack.identifier))
            self.opens.emit(dialog)
            dialog.open()

    def _choose_pack(self, identifier: str) -> None:
        self.pack_choice.offer_again()
        self.pack_choice.put(identifier)
        self._change(self._cards.setting)

    def _ask_remove_pack(self) -> None:
        identifier = self.pack_choice.value()
        boxes.ask(
            self,
            self.tr("Remove a pack of cards"),
            fill(self.tr("Remove the pack “%1”?"), self.pack_choice.own_name(identifier)),
            self.tr("The original pictures stay where they are."),
            do=self.tr("Re&move"),
            stay=self.tr("&Keep"),
            then=lambda: self._remove_pack(identifier),
        )

    def _remove_pack(self, identifier: str) -> None:
        assert self._packs_folder is not None
        try:
            packs.remove(self._packs_folder, identifier)
        except StoreError as error:
            boxes.warn(self, self.tr("Remove a pack of cards"), troubles.not_saved(error))
        else:
            self._choose_pack(self._cards.built_in[0])

    def _ask_restore(self) -> None:
        boxes.ask(
            self,
            self.tr("Restore defaults"),
            self.tr("Reset the settings on all tabs to their defaults?"),
            self.tr("Your matches, names and house rules stay as they are."),
            do=self.tr("&Restore"),
            stay=self.tr("&Keep my settings"),
            then=self._restore,
        )

    def _restore(self) -> None:
        usual, usual_options = Settings(), self._kind()
        shared = {name: getattr(usual, name) for name in self.fields if not self._is_of_the_game(name)}
        own = {name: getattr(usual_options, name) for name in self.fields if self._is_of_the_game(name)}
        options = msgspec.structs.replace(self._settings.game(self._kind), **own)
        keys = usual.keys_with(self._kind)
        settings = msgspec.structs.replace(self._settings, **shared).with_game(options)
        self._settings = settings.with_keys(self._kind, keys)
        self.keys_page.put(keys)
        self._show_settings()
        self.changed.emit(self._settings)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        self.restore_button.setText(self.tr("&Restore defaults…"))
        self.close_button.setText(self.tr("&Close"))
        tabs = (
            self.tr("Cards"),
            self.tr("Table"),
            self.tr("Play"),
            self.tr("Assistance"),
            self.tr("Display"),
            self.tr("Effects"),
            self.tr("Keys"),
        )
        for index, title in enumerate(tabs):
            self.tabs.setTabText(index, title)
        # A group that is alone behind its tab needs no title of its own.
        titles = {
            "table": self.tr("Table"),
            "game": self._game.title() if self._game is not None else "",
            "assistance": self.tr("Help while playing"),
            "motion": self.tr("Animation"),
            "sound": self.tr("Sound"),
        }
        for name, group in self._groups.items():
            group.setTitle(titles.get(name, ""))
        self.help_page.retranslate()
        self._say_fields(
            self._card_words()
            | self._table_words()
            | self._play_words()
            | self.help_page.words()
            | self._seeing_words()
            | self._motion_words()
            | self._sound_words()
            | self._window_words()
            | self._talk_words()
            | (self._game.words() if self._game is not None else {})
        )
        self.keys_page.retranslate()

    def _card_words(self) -> dict[str, Words]:
        self.pack_choice.add_button.setText(self.tr("Add a pack o&f cards…"))
        self.pack_choice.remove_button.setText(self.tr("Remo&ve…"))
        return {
            self._cards.setting: self._pack_words(),
            "card_back": Words(
                self.tr("&Back of the cards:"),
                options=(
                    self.tr("Of the pack"),
                    self.tr("Blue acorns"),
                    self.tr("Red acorns"),
                    self.tr("Tulips"),
                    self.tr("Stars"),
                ),
            ),
            "index_letters": Words(
                self.tr("&Letters in the corners:"),
                (self._letters_sentence(),),
                (self.tr("None"), self.tr("Same as the program"), *self._letters_words()),
            ),
            "sort_hand": Words(
                self.tr("&Sort the hand:"),
                (
                    self.tr("Keeps your cards sorted by suit, with trumps on the left."),
                    self.tr("Your cards stay where you drag them."),
                ),
                (self.tr("Automatically"), self.tr("Manually")),
            ),
            "alternate_colours": Words(
                self.tr("&Alternate dark and light suits"),
                (self.tr("Keeps suits that look alike apart."),),
                barred=self.tr("Only applies when the hand is sorted automatically."),
            ),
        }

    def _pack_words(self) -> Words:
        label, own = self.tr("Pac&k of cards:"), self.tr("Your own pictures.")
        if self._cards is Kind.TAROKK:
            drawn = self.tr("Scenes of country life, trades, soldiers and sights.")
            return Words(label, (drawn, own), (self.tr("Tarokk cards"),))
        tell = self.tr("Acorns, Leaves, Hearts and Bells, with the people of William Tell.")
        french = self.tr("Clubs, Spades, Hearts and Diamonds; the Queen is the Over, the Jack the Under.")
        return Words(label, (tell, french, own), (self.tr("Tell cards"), self.tr("French cards")))

    def _table_words(self) -> dict[str, Words]:
        return {
            "cloth": Words(
                self.tr("Cl&oth:"),
                options=(self.tr("Green"), self.tr("Wine red"), self.tr("Blue"), self.tr("Coffee brown")),
            ),
            "wood": Words(
                self.tr("&Wood:"),
                options=(self.tr("Walnut"), self.tr("Oak"), self.tr("Cherry"), self.tr("Ebony")),
            ),
        }

    def _letters_sentence(self) -> str:
        if self._cards is Kind.TAROKK:
            return self.tr("They help to tell the cards apart.")
        return self.tr("They help to tell the cards apart. Real Tell cards have none.")

    def _letters_words(self) -> list[str]:
        languages = {
            IndexLetters.ENGLISH: self.tr("English"),
            IndexLetters.GERMAN: self.tr("German"),
            IndexLetters.HUNGARIAN: self.tr("Hungarian"),
        }
        text = self.tr("%1 (%2)", "letters such as A, K, O, U, and the languages that have them")
        return [
            fill(text, letters, ", ".join(languages[language] for language in alike))
            for letters, alike in self.letters_choice.offered
        ]

    def _play_words(self) -> dict[str, Words]:
        seconds = self.tr(" seconds", "after a number such as 0.8")
        return {
            "play_by": Words(
                self.tr("&Play a card:"),
                (self.tr("The keyboard always works as well."),),
                (self.tr("Click or drag"), self.tr("Click"), self.tr("Drag")),
            ),
            "gather": Words(
                self.tr("Gather a &trick:"),
                (
                    self.tr("A full trick stays until you click."),
                    self.tr("A full trick stays for a while."),
                    self.tr("A full trick stays for a while; a click gathers it at once."),
                ),
                (self.tr("Click"), self.tr("Automatically"), self.tr("Click or automatically")),
            ),
            "gather_after": Words(
                self.tr("Gather &after:"),
                (self.tr("How long a full trick stays on the table."),),
                barred=self.tr("Only applies when tricks are gathered automatically."),
                unit=seconds,
            ),
            "opponent_pause": Words(
                self.tr("&Opponent’s thinking time:"),
                (self.tr("How long your opponent waits before each card."),),
                unit=seconds,
            ),
            "remarks": Words(
                self.tr("Remarks from t&he café"),
                (self.tr("Your opponents say a word now and then. That never delays the match."),),
            ),
        }

    def _seeing_words(self) -> dict[str, Words]:
        return {
            "text_scale": Words(
                self.tr("Te&xt size:"),
                (self.tr("Scales all text, on top of the system setting."),),
                unit=self.tr("%", "after a number: per cent"),
            ),
            "large_index": Words(
                self.tr("Large car&d corners"),
                (self.tr("Makes rank and suit as large as the corner allows."),),
            ),
            "four_colours": Words(
                self.tr("&4 colours for 4 suits"),
                (self.tr("Gives each suit its own corner colour."),),
            ),
            "colour_scheme": Words(
                self.tr("W&indow colours:"),
                (
                    self.tr("Cream, or dark when your system is dark."),
                    self.tr("Always cream."),
                    self.tr("Always dark."),
                    self.tr("Table and slate, too."),
                    self.tr("The colours of your system’s other windows."),
                ),
                (
                    self.tr("Automatic"),
                    self.tr("Light"),
                    self.tr("Dark"),
                    self.tr("High contrast"),
                    self.tr("Same as system"),
                ),
            ),
            "reading_time": Words(
                self.tr("Ad&just reading time:"),
                (self.tr("2: full tricks, shown melds, remarks and tooltips stay twice as long."),),
                unit=self.tr(" ×", "after a number: times as long"),
            ),
        }

    def _motion_words(self) -> dict[str, Words]:
        barred = self.tr("Only applies when cards are animated.")
        return {
            "motion": Words(
                self.tr("Ani&mate cards"),
                (self.tr("When off, cards jump straight into place."),),
            ),
            "speed": Words(
                self.tr("Sp&eed:"),
                (self.tr("2 is twice the normal speed."),),
                barred=barred,
                unit=self.tr(" ×", "after a number: times as fast"),
            ),
            "reduced_motion": Words(
                self.tr("Re&duced motion:"),
                (self.tr("Leaves out long movements across the table."),),
                (self.tr("Same as system"), self.tr("On"), self.tr("Off")),
                barred=barred,
            ),
        }

    def _sound_words(self) -> dict[str, Words]:
        silence = self._silence
        heard = self.tr("You hear cards on the table, chalk and sponge.")
        return {
            "sound": Words(
                self.tr("Ta&ble sounds"),
                (heard if silence is None else self._why_silent(silence),),
            ),
            "volume": Words(
                self.tr("&Volume:"),
                barred=self.tr("Only applies when sound is on."),
                unit=self.tr("%", "after a number: per cent"),
            ),
        }

    def _why_silent(self, silence: Silence) -> str:
        match silence.reason:
            case Reason.NOT_INSTALLED:
                return fill(
                    self.tr("No sound: %1 is not installed. Install it with: %2"),
                    "Qt Multimedia",
                    'pip install "tartli-desktop[sound]"',
                )
            case Reason.LIBRARY_MISSING:
                return fill(self.tr("No sound: %1 is missing from the system."), silence.name)
            case Reason.NO_DEVICE:
                return self.tr("No sound: no audio output was found.")
            case Reason.NO_FILES:
                return fill(self.tr("No sound: the sound files are missing from %1."), silence.name)
        return fill(self.tr("No sound: %1 does not work (%2)."), "Qt Multimedia", silence.name)

    def _window_words(self) -> dict[str, Words]:
        system = self.tr("Same as system")
        return {
            "language": Words(
                self.tr("La&nguage:"),
                options=(system, *map(_own_word, LANGUAGES[1:])),
            ),
        }

    def _talk_words(self) -> dict[str, Words]:
        return {
            "talk": Words(
                self.tr("Screen reader de&tail:"),
                (
                    self.tr("What your opponent does and says, the card you draw, and how each hand ends."),
                    self.tr("The same, plus whose turn it is and who takes each trick."),
                    self.tr(
                        "The same, plus your own cards, the points of each trick, the score and the talon."
                    ),
                ),
                (self.tr("Brief"), self.tr("Normal"), self.tr("Full")),
            ),
        }


def _own_word(language: str) -> str:
    """What a language calls itself, which everybody finds who speaks it."""
    return {"en": "English", "hu": "Magyar", "de_AT": "Deutsch (Österreich)"}[language]
