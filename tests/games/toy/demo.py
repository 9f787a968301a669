"""The pictures that the demonstration takes of the toy: see :class:`tartli_desktop.face.demo.Demo`."""

from collections.abc import Mapping

from tartli_desktop.face.demo import Demo

from .rules import Dealt, Event, HandEnded, Played


class ToyDemo(Demo):
    """Pictures of the table without a dialog over it."""

    def pictures(self) -> Mapping[str, type[Event]]:
        """The deal, a trick and the end of a hand."""
        return {"1-deal.png": Dealt, "2-trick.png": Played, "3-end-of-hand.png": HandEnded}
