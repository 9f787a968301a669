"""What people who lack one kind of cone see, and how far apart two colours are for them.

The simulation is that of G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A Physiologically-based Model
for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (6),
2009, with the matrices of its supplement for a severity of 1.0, which hold for linear RGB. Distances are
CIEDE2000: G. Sharma, W. Wu and E. N. Dalal, "The CIEDE2000 Color-Difference Formula", Color Research and
Application 30 (1), 2005.
"""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from PySide6.QtGui import QColor, QImage

Lab = tuple[float, float, float]
_Matrix = tuple[Lab, Lab, Lab]

MACHADO: dict[str, _Matrix] = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""By kind of vision; each row sums to 1, so that greys stay unchanged."""

_TO_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = (0.95047, 1.0, 1.08883)


def seen_as(colour: QColor, vision: str) -> QColor:
    """A colour as somebody with this vision sees it."""
    linear = [_linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF())]
    rows = (sum(weight * part for weight, part in zip(row, linear, strict=True)) for row in MACHADO[vision])
    return QColor.fromRgbF(*(_gamma(min(max(value, 0.0), 1.0)) for value in rows))


def picture_seen_as(image: QImage, vision: str) -> QImage:
    """A picture as somebody with this vision sees it."""
    seen = image.convertToFormat(QImage.Format.Format_RGB32)
    known: dict[int, int] = {}
    for y in range(seen.height()):
        for x in range(seen.width()):
            pixel = seen.pixel(x, y)
            if pixel not in known:
                known[pixel] = seen_as(QColor.fromRgb(pixel), vision).rgb()
            seen.setPixel(x, y, known[pixel])
    return seen


def lab(colour: QColor) -> Lab:
    """A colour in CIELAB, under D65."""
    linear = [_linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF())]
    parts = [sum(weight * part for weight, part in zip(row, linear, strict=True)) for row in _TO_XYZ]
    x, y, z = (_root(part / white) for part, white in zip(parts, _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: Lab, other: Lab) -> float:
    """CIEDE2000."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    grey = 0.5 * (1 - sqrt(mean**7 / (mean**7 + 25.0**7)))
    a1, a2 = a1 * (1 + grey), a2 * (1 + grey)
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = (degrees(atan2(b, a)) % 360 if a or b else 0.0 for a, b in ((a1, b1), (a2, b2)))
    turn = 0.0
    if c1 * c2:
        turn = (h2 - h1 + 180) % 360 - 180 if abs(h2 - h1) != 180 else h2 - h1
    dl, dc, dh = l2 - l1, c2 - c1, 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    lm, cm = (l1 + l2) / 2, (c1 + c2) / 2
    hm = h1 + h2
    if c1 * c2:
        if abs(h1 - h2) <= 180:
            hm /= 2
        else:
            hm = (hm + 360) / 2 if hm < 360 else (hm - 360) / 2
    t = (
        1
        - 0.17 * cos(radians(hm - 30))
        + 0.24 * cos(radians(2 * hm))
        + 0.32 * cos(radians(3 * hm + 6))
        - 0.20 * cos(radians(4 * hm - 63))
    )
    sl = 1 + 0.015 * (lm - 50) ** 2 / sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    rc = 2 * sqrt(cm**7 / (cm**7 + 25.0**7))
    rt = -sin(radians(60 * exp(-(((hm - 275) / 25) ** 2)))) * rc
    return sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh))


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _gamma(part: float) -> float:
    return part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055


def _root(part: float) -> float:
    return part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116
