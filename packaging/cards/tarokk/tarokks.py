"""The 22 tarokks: a frame with the numeral at both ends, and a scene in each half."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from parts.ink import BLUE, GREEN, INK, MUSTARD, PAPER, RED, Art
from parts.letters import width_of, write

from tarokk.scenes import feasts, fields, journeys, sights, soldiers, trades

from .panel import HEIGHT, MIDDLE, WIDTH, Panel, double_headed, rectangle
from .skiz import skiz

Scene = Callable[[Art], None]
FRAME = Panel(34, 30, 536, 860)
HALF = Panel(34, 30, 536, MIDDLE - 14)
OUTER = Panel(27, 23, 543, 867)
HIGH, APART = 56, 19  # of the numerals: on a small card their strokes must not run together

# Number, scene, and the two colours of the band between the halves.
SCENES: dict[str, tuple[Scene, str, str]] = {
    "I": (feasts.conjurer, RED, MUSTARD),
    "II": (sights.eagle_with_motto, BLUE, MUSTARD),
    "III": (fields.shepherd, GREEN, MUSTARD),
    "IV": (fields.plough, GREEN, RED),
    "V": (fields.harvest, RED, MUSTARD),
    "VI": (fields.vintage, GREEN, MUSTARD),
    "VII": (trades.miller, BLUE, RED),
    "VIII": (trades.smith, RED, MUSTARD),
    "IX": (trades.fisherman, BLUE, MUSTARD),
    "X": (feasts.coffee_house, RED, GREEN),
    "XI": (fields.goose_girl, BLUE, RED),
    "XII": (feasts.musicians, RED, MUSTARD),
    "XIII": (feasts.dancers, GREEN, RED),
    "XIV": (journeys.horseherd, BLUE, MUSTARD),
    "XV": (journeys.mail_coach, GREEN, MUSTARD),
    "XVI": (soldiers.hussar, RED, BLUE),
    "XVII": (soldiers.sentry, GREEN, RED),
    "XVIII": (soldiers.gunner, BLUE, RED),
    "XIX": (journeys.steamer, BLUE, MUSTARD),
    "XX": (sights.chain_bridge, GREEN, MUSTARD),
    "XXI": (journeys.balloon, RED, MUSTARD),
}


def plaque(art: Art, numeral: str) -> None:
    """The numeral on a small board that hangs from the frame."""
    half = width_of(numeral, HIGH, APART) / 2 + 18
    art.shape(
        f"{285 - half:.1f},30! {285 + half:.1f},30! {285 + half:.1f},92! {285 + half - 12:.1f},104!"
        f" {285 - half + 12:.1f},104! {285 - half:.1f},92!",
        PAPER,
        4.5,
    )
    write(art, numeral, 285, 39, HIGH, 17, INK, APART)
    rule = half - 12
    for y in (38, 38 + HIGH + 2):
        art.line(f"{285 - rule:.1f},{y} {285 + rule:.1f},{y}", 3.8, 0.7, 0.7)


def band(art: Art, fill: str, stones: str) -> None:
    """The ornament between the halves, the same when turned round."""
    top, bottom = MIDDLE - 14, MIDDLE + 14
    art.shape(f"34,{top}! 536,{top}! 536,{bottom}! 34,{bottom}!", fill, 3.4)
    for k in range(-6, 7):
        x = 285 + k * 38
        art.shape(
            f"{x - 15},{MIDDLE}! {x},{MIDDLE - 9}! {x + 15},{MIDDLE}! {x},{MIDDLE + 9}!",
            PAPER if k % 2 else stones,
            2.4,
        )


def frame(art: Art) -> None:
    rectangle(art, FRAME, 3.4)
    rectangle(art, OUTER, 1.8)


def tarokk(numeral: str, art: Art) -> None:
    scene, fill, stones = SCENES[numeral]

    double_headed(art, HALF, scene)
    with art.group("numerals"):
        plaque(art, numeral)
        with art.at(WIDTH, HEIGHT, turn=180):
            plaque(art, numeral)
    band(art, fill, stones)
    frame(art)


def the_skiz(art: Art) -> None:
    double_headed(art, HALF, skiz)
    band(art, RED, MUSTARD)
    frame(art)


TAROKKS: dict[str, Callable[[Art], None]] = {"SKIZ": the_skiz}
TAROKKS |= {numeral: partial(tarokk, numeral) for numeral in SCENES}
