"""The dialog for the settings, which apply as soon as they are changed."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QEvent, QLocale, Qt, Signal
from PySide6.QtWidgets import QDialogButtonBox, QFormLayout, QGroupBox, QWidget

from tartli_desktop.face import face_of
from tartli_desktop.face.settings_pages import SettingsPages
from tartli_desktop.files.problems import StoreError
from tartli_desktop.game.registry import games, rules_of
from tartli_desktop.packs import packs
from tartli_desktop.packs.pack_kinds import PackKind
from tartli_desktop.settings.assistance_presets import preset_of, with_preset
from tartli_desktop.settings.game_options import AssistancePreset
from tartli_desktop.settings.settings import (
    Cloth,
    ColourScheme,
    GatherPolicy,
    LargeIndex,
    PlayBy,
    ReducedMotion,
    Settings,
    SortHand,
    Talk,
    Wood,
)
from tartli_desktop.sound.player import Silence, why_silent
from tartli_desktop.text.card_names import SuitSystem, suits_of
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.dialogs.forms import (
    Choice,
    DecimalBox,
    Field,
    FormDialog,
    Labels,
    Number,
    Tick,
    WholeBox,
)
from tartli_desktop.widgets.dialogs.picture_choice import PictureChoice
from tartli_desktop.widgets.paged_tabs import PagedTabs
from tartli_desktop.widgets.questions.question import before, warning
from tartli_desktop.widgets.questions.questions import ask_over
from tartli_desktop.windows.errors import troubles
from tartli_desktop.windows.preferences.previews import BackChoice, PackChoice

from .keys_page import KeysPage
from .previews import STUFF_SIZE, TWO_CARDS_SIZE, Previews
from .settings_words import LANGUAGES, LETTERS, known_language, words_of_settings
from .voices_field import VoicesField

_TABS = (("cards",), ("table",), ("play", "game"), ("assistance",), ("display",), ("motion", "sound"), ())
"""The groups of fields on each tab; the last tab has the keys."""


def _decimal(least: float, most: float, step: float, decimals: int = 1) -> Number:
    box = DecimalBox()
    box.setDecimals(decimals)
    return Number(box, least, most, step)


class Percent(Number):
    """A fraction, shown as a percentage, within these limits."""

    def __init__(self, least: int = 0, most: int = 100, step: int = 5) -> None:
        super().__init__(WholeBox(), least, most, step)

    def value(self) -> Any:
        return self.box.value() / 100

    def _show(self, value: Any) -> None:
        self.box.setValue(round(value * 100))


class SettingsDialog(FormDialog):
    """The settings of the program, in groups on tabs. The dialog saves nothing itself."""

    changed = Signal(object)
    """Emitted with the new ``Settings`` at each change by the user."""

    def __init__(
        self,
        settings: Settings,
        parent: QWidget | None = None,
        *,
        packs_folder: Path | None = None,
        commands: Iterable[str] | None = None,
        fixed_keys: Mapping[str, str] | None = None,
        keys_elsewhere: Mapping[str, str] | None = None,
        game: SettingsPages,
        cards: PackKind = PackKind.GERMAN,
        page: int = 0,
    ) -> None:
        """``game``: what a game adds to the settings; ``cards``: the kind of pack that it is played with;
        ``page``: the tab to begin with.

        For the keys see :class:`KeysPage`.
        """
        self.tabs = PagedTabs()
        super().__init__(parent, self.tabs)
        self._settings = settings
        self._packs_folder = packs_folder
        self._game = game
        self._cards = cards
        self._kind = game.options
        # How much help the player wants is one choice for all games.
        self._kinds = {self._kind, *(rules_of(name).options for name in games())}
        self.keys_page = KeysPage(
            settings.keys_with(self._kind),
            Settings().keys_with(self._kind),
            game.command_names,
            commands,
            fixed_keys,
            keys_elsewhere,
        )
        previews = Previews(packs_folder)
        self.pack_choice = PackChoice(cards, packs_folder, previews)
        self.back_choice = BackChoice(previews)
        self._previews = previews
        self.letters_choice = Choice(LETTERS)
        self.voices = VoicesField()
        self.presets = Choice((*AssistancePreset, None))
        """Sets all that helps, which is no setting by itself."""
        self.presets.setObjectName("help_set")
        self._silence: Silence | None = None
        self.restore_button = add_button(self.buttons, "", QDialogButtonBox.ButtonRole.ResetRole)
        self.close_button = add_button(self.buttons, "", QDialogButtonBox.ButtonRole.RejectRole)
        self._groups = self._build()
        self._connect()
        self.retranslate()
        self._show_settings()
        self.close_button.setDefault(True)
        self.tabs.setCurrentIndex(page)
        shown = self.tabs.currentWidget()
        fields = [field.control for field in self.fields.values() if shown.isAncestorOf(field.control)]
        (fields[0] if fields else self.tabs.tabBar()).setFocus()

    def settings(self) -> Settings:
        """The settings as shown."""
        return self._settings

    def _build(self) -> dict[str, QGroupBox]:
        groups = {
            name: self._with_those_of_the_game(fields) for name, fields in self._shared_fields().items()
        }
        own = self._game.fields
        # Those that belong after no other field.
        groups["game"] = {name: own[name] for name in own if name not in self._game.follows}
        boxes: dict[str, QGroupBox] = {}
        for names in _TABS:
            shown = [name for name in names if groups[name]]
            added = self._add_tab(self.tabs, *(groups[name] for name in shown))
            boxes |= zip(shown, added, strict=True)
            if not names:
                self.page.rows.insertWidget(0, self.keys_page)
        self._put_presets_above(boxes["assistance"])
        return boxes

    def _put_presets_above(self, group: QGroupBox) -> None:
        """Put the choice of a preset above all that helps."""
        form, label = group.findChild(QFormLayout), self.presets.label
        assert form is not None
        assert label is not None
        form.insertRow(0, label, self.presets.control)
        form.insertRow(1, self.presets.explanation)
        below = QWidget()
        below.setFixedHeight(self.fontMetrics().height() // 2)
        form.insertRow(2, below)

    def _of_tarokk_pack(self) -> dict[str, Field]:
        """What only the tarokk pack may look like."""
        if self._cards is not PackKind.TAROKK:
            return {}
        return {"red_fours": PictureChoice((False, True), TWO_CARDS_SIZE, self._previews.draw_low_red)}

    def _shared_fields(self) -> dict[str, dict[str, Field]]:
        return {
            "cards": {
                self._cards.setting: self.pack_choice,
                **self._of_tarokk_pack(),
                "card_back": self.back_choice,
                "index_letters": self.letters_choice,
                "sort_hand": Choice((SortHand.AUTOMATIC, SortHand.BY_HAND)),
                "alternate_colours": Tick(),
            },
            "table": {
                "cloth": PictureChoice(tuple(Cloth), STUFF_SIZE, self._previews.draw_cloth),
                "wood": PictureChoice(tuple(Wood), STUFF_SIZE, self._previews.draw_wood),
                "column_left": Tick(),
            },
            "play": {
                "play_by": Choice((PlayBy.CLICK_AND_DRAG, PlayBy.CLICK, PlayBy.DRAG)),
                "only_card_by_itself": Tick(),
                "gather": Choice((GatherPolicy.CLICK, GatherPolicy.TIMED, GatherPolicy.CLICK_OR_TIMED)),
                "gather_after": _decimal(0.5, 20, 0.5),
                "opponent_pause": _decimal(0, 5, 0.1),
                "remarks": Tick(),
            },
            "assistance": {"show_counts": Tick(), "show_legal": Tick(), "hints": Tick()},
            "display": {
                "language": Choice(LANGUAGES),
                "text_scale": Percent(100, 200, 10),
                "large_index": Choice((LargeIndex.WITH_LARGE_TEXT, LargeIndex.ON, LargeIndex.OFF)),
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
                "voices": self.voices,
                "talk": Choice((Talk.LITTLE, Talk.USUAL, Talk.MUCH)),
            },
        }

    def _with_those_of_the_game(self, fields: Mapping[str, Field]) -> dict[str, Field]:
        """The fields of a group, each followed by those of the game that belong after it."""
        placed: dict[str, Field] = {}
        for name, field in fields.items():
            if name not in self._game.without:
                placed[name] = field
            following = [own for own, other in self._game.follows.items() if other == name]
            placed |= self._with_those_of_the_game({own: self._game.fields[own] for own in following})
        return placed

    def _connect(self) -> None:
        for field in self.fields.values():
            field.changed.connect(self._change)
        self.presets.changed.connect(self._choose_help)
        self.keys_page.changed.connect(self._change_keys)
        self.restore_button.clicked.connect(self._ask_restore)
        self.pack_choice.add_button.clicked.connect(self._add_pack)
        self.pack_choice.remove_button.clicked.connect(self._ask_remove_pack)

    def _show_settings(self) -> None:
        near = msgspec.structs.replace(self._settings, language=known_language(self._settings.language))
        self._offer_letters()
        self.back_choice.follow(self._cards.chosen(near))
        for name, field in self.fields.items():
            field.put(getattr(near.game(self._kind) if name in self._game.fields else near, name))
        self._look_for_sound()
        self._follow()

    def _change(self, name: str) -> None:
        change = {name: self.fields[name].value()}
        if name in self._game.fields:
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
        chosen = self.presets.value()
        if chosen is not None:
            self._settings = with_preset(self._settings, chosen, self._kinds)
            self._show_settings()
            self.changed.emit(self._settings)
        else:
            self._follow()

    def _change_keys(self, keys: dict[str, str]) -> None:
        self._settings = self._settings.with_keys(self._kind, keys)
        self.changed.emit(self._settings)

    def _follow(self) -> None:
        """Disable the fields that have no effect with the present settings."""
        settings = self._settings
        self.presets.put(preset_of(settings, self._kinds))
        self.fields["alternate_colours"].allow(settings.sort_hand is SortHand.AUTOMATIC)
        self.fields["gather_after"].allow(settings.gather is not GatherPolicy.CLICK)
        for name in ("speed", "reduced_motion"):
            self.fields[name].allow(settings.motion)
        self.fields["volume"].allow((settings.sound and self._silence is None) or settings.voices)
        self.voices.speech.volume = settings.volume

    def _offer_letters(self) -> None:
        """Offer the letters that the chosen pack can show."""
        self.letters_choice.set_words(self._words()["index_letters"])

    def _words(self) -> dict[str, Labels]:
        return words_of_settings(self._cards, self._suits, self._silence)

    @property
    def _suits(self) -> SuitSystem:
        return suits_of(self._cards.chosen(self._settings))

    def _look_for_sound(self) -> None:
        """Check whether sound, if turned on, can be heard, and say why not."""
        self._silence = why_silent() if self._settings.sound else None
        self.fields["sound"].set_words(self._words()["sound"])

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
        question = before(
            self.tr("Remove a pack of cards"),
            fill(self.tr("Remove the pack “%1”?"), self.pack_choice.own_name(identifier)),
            self.tr("The original pictures stay where they are."),
            do=self.tr("Re&move"),
            stay=self.tr("&Keep"),
            then=lambda: self._remove_pack(identifier),
        )
        ask_over(self, question)

    def _remove_pack(self, identifier: str) -> None:
        assert self._packs_folder is not None
        try:
            packs.remove(self._packs_folder, identifier)
        except StoreError as error:
            ask_over(self, warning(self.tr("Remove a pack of cards"), troubles.not_saved(error)))
        else:
            self._choose_pack(self._cards.built_in[0])

    def _ask_restore(self) -> None:
        question = before(
            self.tr("Restore defaults"),
            self.tr("Reset the settings on all tabs to their defaults?"),
            self.tr("Your matches, names and house rules stay as they are."),
            do=self.tr("&Restore"),
            stay=self.tr("&Keep my settings"),
            then=self._restore,
        )
        ask_over(self, question)

    def _restore(self) -> None:
        usual, usual_options = Settings(), self._kind()
        shared = {name: getattr(usual, name) for name in self.fields if name not in self._game.fields}
        own = {name: getattr(usual_options, name) for name in self.fields if name in self._game.fields}
        options = msgspec.structs.replace(self._settings.game(self._kind), **own)
        keys = usual.keys_with(self._kind)
        settings = msgspec.structs.replace(self._settings, **shared).with_game(options)
        settings = with_preset(settings, AssistancePreset.USUAL, self._kinds)
        self._settings = settings.with_keys(self._kind, keys)
        self.keys_page.put(keys)
        self._show_settings()
        self.changed.emit(self._settings)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            # Numbers follow the language too.
            self.setLocale(QLocale())
            self.retranslate()
            self.grow()

    def retranslate(self) -> None:
        """Say everything in the current language, which is chosen here."""
        self.setWindowTitle(self.tr("Settings"))
        self.restore_button.setText(self.tr("&Restore defaults…"))
        self.close_button.setText(self.tr("&Close"))
        tabs = (
            self.tr("Cards"),
            self.tr("Table"),
            self.tr("Play"),
            self.tr("Help"),
            self.tr("Display"),
            self.tr("Effects"),
            self.tr("Keys"),
        )
        for index, title in enumerate(tabs):
            self.tabs.setTabText(index, title)
        # A group that is alone on its tab needs no title of its own.
        titles = {
            "game": face_of(self._game.options.game).game_name(),
            "assistance": self.tr("Help while playing"),
            "motion": self.tr("Animation"),
            "sound": self.tr("Sound"),
        }
        for name, group in self._groups.items():
            group.setTitle(titles.get(name, ""))
        words = self._words() | self._game.words()
        self.presets.set_words(words.pop("presets"))
        self.pack_choice.add_button.setText(self.tr("Add a pack o&f cards…"))
        self.pack_choice.remove_button.setText(self.tr("Remo&ve…"))
        self._say_fields(words)
        self.keys_page.retranslate()
