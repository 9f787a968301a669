"""The signs by which people at one computer tell each other: things and animals of the cards.

They are seen at 24 pixels, so each fills its frame, and is unlike the others in shape and colour.
"""

from __future__ import annotations

from parts.doors import cup as hot_cup
from parts.ink import BLUE, Art
from parts.signs import acorn as nut
from tarokk import beasts, land
from tarokk.drum import drum as kettle
from tarokk.drum import stick
from tarokk.scenes import feasts, sights

from .medallion import MIDDLE


def acorn(art: Art) -> None:
    with art.at(MIDDLE, 204, 1.9):
        nut(art)


def cup(art: Art) -> None:
    with art.at(194, 224, 1.0):
        hot_cup(art, 0, 0)


def dog(art: Art) -> None:
    beasts.dog(art, 210, 306, 1.62)


def drum(art: Art) -> None:
    with art.at(222, 390, 0.98):
        kettle(art)
        stick(art, 100, -390, 10, -290)
        stick(art, -150, -390, -60, -290)


def eagle(art: Art) -> None:
    with art.at(MIDDLE, 196, 0.66, bold=1.2):
        beasts.eagle(art)


def goose(art: Art) -> None:
    beasts.goose(art, 204, 314, 1.62)


def hare(art: Art) -> None:
    beasts.hare(art, 206, 300, 1.9)


def lion(art: Art) -> None:
    sights.lion(art, 204, 292, 1.28)


def sheep(art: Art) -> None:
    beasts.sheep(art, 208, 304, 1.7)


def sun(art: Art) -> None:
    land.sun(art, MIDDLE, MIDDLE, 72)


def violin(art: Art) -> None:
    with art.at(224, 178, 1.5, 128):
        feasts.violin(art)


def windmill(art: Art) -> None:
    land.ground(art, 300)
    land.windmill(art, 206, 318, 0.98)


SKY, MIST, MEADOW, STRAW, LINEN, ROSE = "#9DB8CF", "#C3CFD1", "#C6D0A6", "#EBD590", "#F3E9D2", "#DDA694"

SIGNS = {
    "sign-acorn": (LINEN, acorn),
    "sign-cup": (ROSE, cup),
    "sign-dog": (STRAW, dog),
    "sign-drum": (MEADOW, drum),
    "sign-eagle": (SKY, eagle),
    "sign-goose": (BLUE, goose),
    "sign-hare": (MEADOW, hare),
    "sign-lion": (ROSE, lion),
    "sign-sheep": (SKY, sheep),
    "sign-sun": (BLUE, sun),
    "sign-violin": (STRAW, violin),
    "sign-windmill": (MIST, windmill),
}
