"""How the toy looks and speaks: see :class:`tartli_desktop.face.face.Face`."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from .game import RULES
from .rules import Variant

translate = QCoreApplication.translate


class ToyFace:
    """All that is shown of the toy."""

    rules = RULES

    def game_name(self) -> str:
        """What the game is called."""
        return translate("Toy.Face", "Toy")

    def level_name(self, level: str) -> str:
        """What a level of play is called."""
        names = {
            "careless": translate("Toy.Face", "Careless"),
            "careful": translate("Toy.Face", "Careful"),
            "keen": translate("Toy.Face", "Keen"),
        }
        return names[level]

    def variant_name(self, variant: Variant) -> str:
        """How many hands win the match."""
        hands = variant.target
        return translate("Toy.Face", "first to %n hand(s)", None, hands)


FACE = ToyFace()
