"""Choices about the look of the cards: the pack, its back, the letters in the corners."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QPushButton, QVBoxLayout

from tartli_desktop.packs import packs
from tartli_desktop.packs.pack_kinds import PackKind
from tartli_desktop.settings.settings import CardBack
from tartli_desktop.widgets.dialogs.forms import Labels
from tartli_desktop.widgets.dialogs.picture_choice import PictureChoice

from .previews import CARD_SIZE, PACK_SIZE, Previews


class PackChoice(PictureChoice):
    """The built-in packs of some kind and the user's own, with buttons to add or remove one."""

    def __init__(self, kind: PackKind, folder: Path | None, previews: Previews) -> None:
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
        """Offer the packs that exist now."""
        self._offer(self._there_are())

    def _there_are(self) -> list[str]:
        """The packs that exist now."""
        self._own = packs.own_packs(self._folder, self._kind) if self._folder is not None else ()
        return [*self._kind.built_in, *(pack.identifier for pack in self._own)]

    def own_name(self, identifier: str) -> str:
        """The name of one of the user's own packs."""
        known = (pack.name for pack in self._own if pack.identifier == identifier)
        return next(known, identifier.removeprefix(self._kind.own_prefix))

    def _offer(self, values: list[str]) -> None:
        self.offer(values)
        self.set_words(self._words)

    def _name(self, words: Labels) -> None:
        own = list(self.buttons)[len(self._kind.built_in) :]
        super()._name(replace(words, options=[*words.options, *map(self.own_name, own)]))

    def _show(self, value: Any) -> None:
        if value not in self.buttons:
            # The pack's folder is gone, but the pack is still the chosen one.
            self._offer([*self.buttons, value])
        super()._show(value)

    def _explain(self) -> None:
        super()._explain()
        self.remove_button.setEnabled(self.value() not in self._kind.built_in)


class BackChoice(PictureChoice):
    """The back of the pack, or another one that any pack can have; each back is offered once."""

    def __init__(self, previews: Previews) -> None:
        self._previews = previews
        self._put = CardBack.OF_PACK
        self._own: CardBack | None = None
        """The back that is the pack's own, which is not offered a second time."""
        super().__init__(tuple(CardBack), CARD_SIZE, previews.draw_back)

    def follow(self, pack: str) -> None:
        """Offer the pack's own back, and the others."""
        self._previews.pack = pack
        chosen = self.value()
        self._own = self._previews.own_back
        for back, button in self.buttons.items():
            button.setHidden(back is self._own)
            button.update()
        self._show(chosen)

    def value(self) -> CardBack:
        shown: CardBack = super().value()
        # If the chosen back is the pack's own, keep it for other packs.
        return self._put if shown is CardBack.OF_PACK and self._put is self._own else shown

    def _show(self, value: Any) -> None:
        self._put = value
        super()._show(CardBack.OF_PACK if value is self._own else value)
