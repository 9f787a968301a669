"""The pictures that the demonstration takes of the toy: see :class:`tartli_desktop.face.demo.Demo`."""

from tartli_desktop.face.demo import Demo

from .rules import Dealt, HandEnded, Played

DEMO = Demo({"1-deal.png": Dealt, "2-trick.png": Played, "3-end-of-hand.png": HandEnded})
