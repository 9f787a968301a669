"""How Ulti looks and speaks: see :class:`tartli_desktop.face.face.Face`."""

from collections.abc import Mapping

from tartli_desktop.cards.german import Card
from tartli_desktop.characters.remarks import Moment
from tartli_desktop.games import ulti
from tartli_desktop.games.ulti import RULES, Action, Event, Match, Variant, View
from tartli_desktop.kit.face import UsualFace
from tartli_desktop.sound.player import Sound
from tartli_desktop.text.context import Context

tr = Context("Ulti.Face")

_MUCH = 20
"""How many points a hand must bring a player for a remark."""


class UltiFace(UsualFace[Match, View, Event, Action, Variant]):
    """All that is shown of Ulti."""

    rules = RULES
    emblem = Card.LA, Card.H7, Card.BA

    def game_name(self) -> str:
        return tr("Ulti")

    def game_line(self) -> str:
        return tr("One plays alone against two")

    def sound_of(self, event: Event) -> Sound | None:
        """The sound of cards dealt, laid down, taken, gathered or laid open."""
        match event:
            case ulti.Played() | ulti.Laid():
                return Sound.DOWN
            case ulti.TrickWon() | ulti.Taken() | ulti.HandsOpened():
                return Sound.SLIDE
            case ulti.Dealt():
                return Sound.RIFFLE
        return None

    def moments_of(self, event: Event, view: View) -> Mapping[int, Moment]:
        """Players who win or lose much in a hand have something to say."""
        if not isinstance(event, ulti.HandEnded):
            return {}
        points = event.result.points
        return {
            seat: Moment.WON_HAND if points[seat] > 0 else Moment.LOST_HAND
            for seat in range(3)
            if abs(points[seat]) >= _MUCH
        }


FACE = UltiFace()
