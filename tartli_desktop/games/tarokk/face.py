"""How Hungarian Tarokk looks and speaks: see :class:`tartli_desktop.face.face.Face`."""

from collections.abc import Mapping

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.characters.remarks import Moment
from tartli_desktop.games import tarokk
from tartli_desktop.games.tarokk import RULES, Action, Event, Match, Variant, View
from tartli_desktop.kit.face import UsualFace
from tartli_desktop.sound.player import Sound
from tartli_desktop.text.context import Context

tr = Context("Tarokk.Face")

_MUCH = 10
"""How many points a hand must bring a player for a remark."""


class TarokkFace(UsualFace[Match, View, Event, Action, Variant]):
    """All that is shown of tarokk."""

    rules = RULES
    emblem = Card.I, Card.SKIZ, Card.XXI

    def game_name(self) -> str:
        return tr("Tarokk")

    def game_line(self) -> str:
        return tr("A secret partner")

    def sound_of(self, event: Event) -> Sound | None:
        """The sound of cards dealt, laid down, drawn or gathered."""
        match event:
            case tarokk.Played() | tarokk.Discarded():
                return Sound.DOWN
            case tarokk.TrickWon() | tarokk.TalonDrawn() | tarokk.BatchTaken():
                return Sound.SLIDE
            case tarokk.Dealt():
                return Sound.RIFFLE
        return None

    def moments_of(self, event: Event, view: View) -> Mapping[int, Moment]:
        """Players who win or lose much in a hand, or lose the XXI, have something to say."""
        if isinstance(event, tarokk.HatMoved):
            return {event.seat: Moment.LOST_HAND}
        if not isinstance(event, tarokk.HandScored):
            return {}
        paid = event.result.payments
        return {
            seat: Moment.WON_HAND if amount > 0 else Moment.LOST_HAND
            for seat, amount in enumerate(paid)
            if abs(amount) >= _MUCH
        }


FACE = TarokkFace()
