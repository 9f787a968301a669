"""Makes the sounds of a café table in resources/sounds: synthesize.py [another folder].

Run it with any Python 3.11 or later; it needs nothing else, and writes the same bytes every time. A sound is
noise that is filtered and given a course in time, and wood, slate or glass that rings where something touches
it. Change a sound here, run this, listen, and commit the result with it.
"""

from __future__ import annotations

import math
import sys
import wave
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "sounds"
RATE = 44_100

Wave = list[float]
Point = tuple[float, float]
"""A time in milliseconds and a value."""

Ringing = Sequence[tuple[float, float, float]]
"""What rings: for each mode its frequency in Hz, loudness, and milliseconds until it falls to a third."""

WALNUT: Ringing = (
    (148, 0.5, 36),
    (231, 0.85, 30),
    (372, 1.0, 22),
    (548, 0.85, 15),
    (823, 0.75, 10),
    (1290, 0.55, 6),
    (2050, 0.35, 3.5),
    (3120, 0.15, 2),
)
TOP_UNDER_BAIZE: Ringing = ((112, 1.0, 30), (187, 0.6, 22), (301, 0.28, 13), (520, 0.1, 7))
SLATE: Ringing = ((940, 0.5, 9), (1730, 1.0, 7), (2810, 0.6, 5), (4350, 0.3, 3))
GLASS: Ringing = (
    (1.0, 1.0, 120),
    (1.004, 0.6, 95),
    (2.32, 0.9, 66),
    (2.33, 0.4, 50),
    (4.25, 0.8, 32),
    (6.63, 0.5, 15),
)
"""Frequencies relative to the lowest, as at the rim of a wine glass."""


# What sounds are made of


def samples(milliseconds: float) -> int:
    return round(milliseconds * RATE / 1000)


def noise(chance: Random, milliseconds: float) -> Wave:
    return [chance.uniform(-1.0, 1.0) for _ in range(samples(milliseconds))]


def course(points: Sequence[Point], milliseconds: float) -> Wave:
    """Values that go from point to point, without a corner at any point."""
    values: Wave = []
    for (start, low), (end, high) in pairwise(points):
        count = samples(end) - samples(start)
        values += [low + (high - low) * (0.5 - 0.5 * math.cos(math.pi * n / count)) for n in range(count)]
    length = samples(milliseconds)
    return (values + [points[-1][1]] * length)[:length]


def times(sound: Wave, gains: Wave) -> Wave:
    return [value * gain for value, gain in zip(sound, gains, strict=True)]


def dying(milliseconds: float, fall: float) -> Wave:
    """A decay to a third in `fall` milliseconds."""
    return [math.exp(-n / samples(fall)) for n in range(samples(milliseconds))]


def low_pass(sound: Iterable[float], frequency: float) -> Wave:
    keep = math.exp(-math.tau * frequency / RATE)
    level, out = 0.0, []
    for value in sound:
        level = value + (level - value) * keep
        out.append(level)
    return out


def high_pass(sound: Wave, frequency: float) -> Wave:
    return [value - low for value, low in zip(sound, low_pass(sound, frequency), strict=True)]


def band_pass(sound: Wave, frequency: float | Wave, width: float) -> Wave:
    """The part of a sound near a frequency, which may wander; the width is a share of the frequency."""
    centres = [frequency] * len(sound) if isinstance(frequency, int | float) else frequency
    low = band = 0.0
    out = []
    for value, centre in zip(sound, centres, strict=True):
        # A state variable filter with its integrators solved together: stable however the frequency moves.
        gain = math.tan(math.pi * centre / RATE)
        high = (value - (width + gain) * band - low) / (1 + width * gain + gain * gain)
        now = band + gain * high
        low += gain * (band + now)
        band = now + gain * high
        out.append(now * width)
    return out


def mixed(milliseconds: float, *parts: tuple[float, float, Wave]) -> Wave:
    """Sounds mixed together; ``parts`` are the start, the loudness and the wave of each."""
    out = [0.0] * samples(milliseconds)
    for start, gain, sound in parts:
        first = samples(start)
        for n, value in enumerate(sound[: len(out) - first]):
            out[first + n] += value * gain
    return out


def struck(by: Wave, modes: Ringing, milliseconds: float) -> Wave:
    """The ringing of a thing that is struck: the blow ``by`` drives each of its modes."""
    blow = by + [0.0] * (samples(milliseconds) - len(by))
    out = [0.0] * len(blow)
    for frequency, loud, fall in modes:
        keep = math.exp(-1000 / (fall * RATE))
        turn = math.tau * frequency / RATE
        first, second = 2 * keep * math.cos(turn), -keep * keep
        gain = loud * math.sin(turn)
        last = before = 0.0
        for n, value in enumerate(blow):
            last, before = value * gain + first * last + second * before, last
            out[n] += last
    return out


def soft_blow(milliseconds: float) -> Wave:
    """A push without an edge, as of a knuckle or a mallet."""
    count = samples(milliseconds)
    return [math.sin(math.pi * n / count) ** 2 / count for n in range(count)]


def grit(chance: Random, milliseconds: float, per_second: float, unevenness: float) -> Wave:
    """Little pushes of any strength, each a while after the last, as chalk or a card's edge gives them."""
    out = [0.0] * samples(milliseconds)
    at = 0.0
    while at < len(out):
        out[int(at)] = chance.uniform(0.2, 1.0) * chance.choice((-1, 1))
        at += RATE / per_second * (1 + unevenness * chance.uniform(-1, 1))
    return out


def in_a_room(sound: Wave, loud: float) -> Wave:
    """The sound with echoes from walls and table in the first few hundredths of a second, each darker."""
    back = low_pass(low_pass(sound, 2600), 3400)
    echoes = ((7.3, 0.5), (11.9, -0.42), (17.1, 0.36), (23.8, 0.27), (31.3, -0.2), (42.7, 0.13))
    return mixed(
        len(sound) * 1000 / RATE, (0, 1.0, sound), *((when, gain * loud, back) for when, gain in echoes)
    )


def finished(sound: Wave, peak: float, fade_in: float, fade_out: float) -> Wave:
    """The sound without DC offset, silent at both ends, with its peak at `peak` dBFS."""
    sound = high_pass(high_pass(sound, 35), 35)
    fades = [1.0] * len(sound)
    for n in range(samples(fade_in)):
        fades[n] *= 0.5 - 0.5 * math.cos(math.pi * n / samples(fade_in))
    for n in range(samples(fade_out)):
        fades[-1 - n] *= 0.5 - 0.5 * math.cos(math.pi * n / samples(fade_out))
    sound = times(sound, fades)
    offset = math.fsum(sound) / math.fsum(fades)
    sound = [value - offset * fade for value, fade in zip(sound, fades, strict=True)]
    gain = 10 ** (peak / 20) / max(map(abs, sound))
    return [value * gain for value in sound]


# The sounds


def card_slide(chance: Random) -> Wave:
    """A card pushed over baize: a breath that swells and goes, a little rough."""
    length = 190
    wander = course([(0, 1500), (60, 2700), (190, 1250)], length)
    rough = [0.62 + 2.2 * value for value in low_pass(low_pass(noise(chance, length), 110), 110)]
    paper = times(band_pass(noise(chance, length), wander, 0.9), rough)
    fibres = band_pass(grit(chance, length, 420, 0.9), 3300, 1.1)
    cloth = band_pass(noise(chance, length), 420, 1.2)
    body = mixed(length, (0, 1.0, paper), (0, 0.5, fibres), (0, 0.55, cloth))
    swell = course([(0, 0.0), (48, 1.0), (85, 0.82), (190, 0.0)], length)
    return finished(in_a_room(low_pass(times(body, swell), 6000), 0.2), -13, 3, 20)


def card_down(chance: Random) -> Wave:
    """A card laid down: its edge, then its face a moment later, and the wood under the cloth."""
    length = 170

    def slap(frequency: float, fall: float) -> Wave:
        return times(band_pass(noise(chance, 40), frequency, 1.0), dying(40, fall))

    push = low_pass(times(noise(chance, 5), dying(5, 1.2)), 900)
    wood = struck([a + 0.4 * b for a, b in zip(soft_blow(5), push, strict=True)], TOP_UNDER_BAIZE, length)
    air = times(low_pass(low_pass(noise(chance, 90), 650), 650), dying(90, 17))
    sound = mixed(
        length,
        (3, 0.42, slap(2300, 1.8)),
        (9, 0.75, slap(1500, 3.6)),
        (14, 0.3, slap(3000, 2.0)),
        (9, 0.09, wood),
        (8, 0.9, air),
    )
    return finished(in_a_room(low_pass(sound, 6500), 0.3), -10, 1.5, 45)


def knock(chance: Random) -> Wave:
    """Two knuckles on walnut: tock-tock, the second a little less."""
    length = 430

    def tock(contact: float, pitch: float) -> Wave:
        table = [(frequency * pitch, loud, fall) for frequency, loud, fall in WALNUT]
        skin = times(band_pass(noise(chance, 14), 1900, 1.0), dying(14, 1.6))
        return mixed(250, (0, 1.0, struck(soft_blow(contact), table, 250)), (0, 0.5, skin))

    sound = mixed(length, (2, 1.0, tock(0.9, 1.0)), (154, 0.74, tock(1.05, 1.012)))
    return finished(in_a_room(sound, 0.4), -8, 1, 60)


def chalk(length: float, drag: Sequence[Point], tone: float) -> Callable[[Random], Wave]:
    """Chalk set down on slate and drawn: a tick, then crumbs that catch and let go."""

    def sound(chance: Random) -> Wave:
        tick = struck(
            [a + 0.15 * b for a, b in zip(soft_blow(1), noise(chance, 1), strict=True)], SLATE, length
        )
        catching = grit(chance, length, 310, 0.65)
        scratch = mixed(
            length,
            (0, 1.0, band_pass(catching, 1750 * tone, 0.7)),
            (0, 0.8, band_pass(catching, 3100 * tone, 0.5)),
            (0, 0.16, band_pass(noise(chance, length), 2700 * tone, 0.8)),
            (0, 0.3, band_pass(catching, 620, 0.9)),
        )
        unsteady = [0.7 + 2.4 * value for value in low_pass(low_pass(noise(chance, length), 60), 60)]
        drawn = times(times(scratch, course(drag, length)), unsteady)
        return finished(
            in_a_room(low_pass(mixed(length, (1, 0.16, tick), (0, 1.0, drawn)), 5200), 0.22), -14, 1, 18
        )

    return sound


def sponge(chance: Random) -> Wave:
    """A wet sponge to and fro over slate, with water pressed out of its pores."""
    length = 590
    there, back = (0, 0.0), (590, 0.0)
    swell = course([there, (95, 1.0), (215, 0.55), (285, 0.28), (385, 0.85), (480, 0.42), back], length)
    wander = course([(0, 420), (140, 980), (290, 520), (400, 1150), (590, 480)], length)
    wipe = band_pass(noise(chance, length), wander, 1.0)
    drag = times(
        band_pass(noise(chance, length), 2300, 1.2),
        [0.5 + 3 * value for value in low_pass(low_pass(noise(chance, length), 45), 45)],
    )
    parts: list[tuple[float, float, Wave]] = [(0, 1.0, times(wipe, swell)), (0, 0.2, times(drag, swell))]
    for _ in range(44):
        when = chance.triangular(10, 540, 190)
        parts.append((when, chance.uniform(0.02, 0.085) * swell[samples(when)], drop(chance)))
    return finished(in_a_room(low_pass(mixed(length, *parts), 3800), 0.25), -14, 8, 110)


def drop(chance: Random) -> Wave:
    """A bubble of water that closes: a very short tone that rises."""
    pitch, fall = chance.uniform(480, 1500), chance.uniform(3, 8)
    rise = chance.uniform(4, 11)
    phase, out = 0.0, []
    for n, gain in enumerate(dying(fall * 4, fall)):
        phase += math.tau * pitch * (1 + rise * n / RATE) / RATE
        out.append(math.sin(phase) * gain * min(1.0, n / 40))
    return out


def chime(chance: Random) -> Wave:
    """A spoon against two wine glasses, softly, a fourth apart."""
    length = 600

    def glass(pitch: float) -> Wave:
        rim = [(pitch * part, loud, fall) for part, loud, fall in GLASS]
        spoon = times(band_pass(noise(chance, 12), 2400, 1.2), dying(12, 2))
        return mixed(500, (0, 1.0, struck(soft_blow(0.45), rim, 500)), (0, 0.12, spoon))

    sound = mixed(length, (2, 0.8, glass(659.3)), (128, 1.0, glass(880.0)))
    return finished(in_a_room(low_pass(sound, 4200), 0.35), -15, 1.5, 280)


def riffle(chance: Random) -> Wave:
    """Cards that fall from two thumbs, ever closer, and the pack set square on the table."""
    length = 600
    parts: list[tuple[float, float, Wave]] = []
    when, number, cards = 8.0, 0, 26
    while number < cards:
        part = number / cards
        flick = times(band_pass(noise(chance, 14), chance.uniform(1500, 2600), 0.9), dying(14, 2.2))
        touch = times(low_pass(low_pass(noise(chance, 14), 700), 700), dying(14, 4))
        loud = (0.35 + 0.65 * math.sin(math.pi * min(1.0, 0.15 + part))) * chance.uniform(0.6, 1.0)
        parts += [(when, loud, flick), (when + 1, loud * 0.9, touch)]
        when += (24 - 14 * part) * chance.uniform(0.8, 1.2)
        number += 1
    rustle = times(
        band_pass(noise(chance, 460), 1700, 1.1), course([(0, 0), (200, 0.09), (400, 0.14), (460, 0)], 460)
    )
    square = times(band_pass(noise(chance, 30), 1250, 1.0), dying(30, 4))
    wood = struck(soft_blow(4), TOP_UNDER_BAIZE, 120)
    parts += [(0, 1.0, rustle), (when + 20, 0.5, square), (when + 20, 0.06, wood)]
    return finished(in_a_room(low_pass(mixed(length, *parts), 5200), 0.25), -13, 2, 40)


SOUNDS: dict[str, Callable[[Random], Wave]] = {
    "card-slide": card_slide,
    "card-down": card_down,
    "knock": knock,
    "chalk-1": chalk(125, [(0, 0.0), (5, 0.35), (45, 1.0), (90, 0.6), (125, 0.0)], 1.0),
    "chalk-2": chalk(160, [(0, 0.0), (8, 0.5), (35, 0.7), (105, 1.0), (160, 0.0)], 0.93),
    "chalk-3": chalk(100, [(0, 0.0), (4, 0.6), (25, 1.0), (60, 0.7), (100, 0.0)], 1.08),
    "sponge": sponge,
    "chime": chime,
    "riffle": riffle,
}


def write(path: Path, sound: Wave) -> None:
    """Write one channel of 16 bits."""
    whole = (round(value * 32767) for value in sound)
    data = b"".join(value.to_bytes(2, "little", signed=True) for value in whole)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(data)


def main(folder: Path = FOLDER) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, sound in SOUNDS.items():
        write(folder / f"{name}.wav", sound(Random(f"tartli {name}")))


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
