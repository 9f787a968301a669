"""Makes the fonts in resources/fonts from Vollkorn and Lato: make.py FOLDER [another target].

FOLDER holds the fonts as their authors publish them, at any depth: Vollkorn 4.105 and Lato 2.007, as in
Debian's packages fonts-vollkorn and fonts-lato. Run it with a Python that has fontTools. It makes the same
files every time.

The fonts keep the letters of Europe's languages in Latin script, and the signs that the program writes. The
families get names of their own, so that the system's versions of them do not interfere; the Open Font License
also reserves the name of Lato to the font as published.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, newTable

TARGET = Path(__file__).resolve().parents[2] / "resources" / "fonts"

FACES = {
    # The medium weight is the usual one: light letters on dark cloth look thinner than they are.
    "Tartli Table": (
        ("Vollkorn-Medium", "Regular"),
        ("Vollkorn-MediumItalic", "Italic"),
        ("Vollkorn-Bold", "Bold"),
    ),
    "Tartli Reading": (("Lato-Regular", "Regular"), ("Lato-Italic", "Italic"), ("Lato-Bold", "Bold")),
}
WEIGHTS = {"Regular": 400, "Italic": 400, "Bold": 700}
LARGER = {"Tartli Table": 1.09, "Tartli Reading": 1.07}
"""Factors that make small letters about as high as those of the systems' own fonts at the same size."""
LINE = {"Tartli Table": (0.96, 0.27), "Tartli Reading": (1.0, 0.22)}
"""How far a line reaches above and below its baseline, relative to the font size."""

LETTERS = [
    *(range(0x20, 0x7F), range(0xA0, 0x180), range(0x218, 0x21C), range(0x1E9E, 0x1E9F)),
    # Phonetic signs, for the glossary; the Greek letter that stands for a chalk sign.
    *(range(0x250, 0x2B0), (0x2C8, 0x2D0, 0x303, 0x329, 0x3BB)),
    *(range(0x2000, 0x200C), range(0x2010, 0x2028), range(0x202F, 0x203B), (0x20AC, 0x2122)),
    *(range(0x2190, 0x2194), (0x2212, 0x2248, 0x2260, 0x2264, 0x2265)),
]
FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk"]

NAMES = {"copyright": 0, "family": 1, "style": 2, "full": 4, "postscript": 6}
LICENCE_NAMES = (0, 5, 7, 8, 9, 11, 13, 14)
"""What a face keeps of its published names: copyright, version, authors and licence."""


def main(folder: Path, target: Path = TARGET) -> None:
    target.mkdir(parents=True, exist_ok=True)
    for family, faces in FACES.items():
        for source, style in faces:
            path = next(folder.rglob(f"{source}.ttf"))
            font = TTFont(path, recalcTimestamp=False)
            write_lining_figures(font)
            reduce(font)
            if family == "Tartli Reading":
                draw_signs(font)
            enlarge(font, LARGER[family])
            set_line(font, *LINE[family])
            name(font, family, style, source)
            made = target / f"{family.replace(' ', '')}-{style}.ttf"
            font.save(made)
            print(made, made.stat().st_size)


def write_lining_figures(font: TTFont) -> None:
    """Make lining figures, which are as high as capitals, the default."""
    table = font["GSUB"].table
    found = {
        one: other
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "lnum"
        for index in record.Feature.LookupListIndex
        for part in table.LookupList.Lookup[index].SubTable
        for one, other in getattr(part, "ExtSubTable", part).mapping.items()
    }
    for part in font["cmap"].tables:
        if part.isUnicode():
            for figure in map(ord, "0123456789"):
                part.cmap[figure] = found.get(part.cmap[figure], part.cmap[figure])


def reduce(font: TTFont) -> None:
    """Keep only what the program writes, without hints, which help on one system and blot on another."""
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.name_IDs = list(LICENCE_NAMES)
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[letter for letters in LETTERS for letter in letters])
    subsetter.subset(font)


def draw_signs(font: TTFont) -> None:
    """Add a tick and a cross, which Lato lacks."""
    unit = font["head"].unitsPerEm / 100
    strokes = {
        0x2713: ("tick", [[(8, 30), (16, 38), (28, 24), (56, 70), (65, 64), (30, 6)]]),
        0x2717: ("cross", [[(10, 8), (4, 14), (52, 68), (59, 62)], [(51, 6), (4, 60), (11, 67), (59, 13)]]),
    }
    for code, (glyph, contours) in strokes.items():
        pen = TTGlyphPen(None)
        for contour in contours:
            points = [(round(x * unit), round(y * unit)) for x, y in contour]
            pen.moveTo(points[0])
            for point in points[1:]:
                pen.lineTo(point)
            pen.closePath()
        font["glyf"][glyph] = pen.glyph()
        font["hmtx"][glyph] = (round(68 * unit), round(4 * unit))
        for part in font["cmap"].tables:
            if part.isUnicode():
                part.cmap[code] = glyph


def enlarge(font: TTFont, times: float) -> None:
    """Make everything larger at the same font size, by fewer units per em."""
    font["head"].unitsPerEm = round(font["head"].unitsPerEm / times)


def set_line(font: TTFont, over: float, under: float) -> None:
    """Set the same line height for every system, and an underline close to the letters."""
    unit = font["head"].unitsPerEm
    above, beneath = round(over * unit), round(under * unit)
    widths, line = font["OS/2"], font["hhea"]
    line.ascent, line.descent, line.lineGap = above, -beneath, 0
    widths.sTypoAscender, widths.sTypoDescender, widths.sTypoLineGap = above, -beneath, 0
    font["post"].underlinePosition, font["post"].underlineThickness = round(-0.09 * unit), round(0.05 * unit)
    widths.usWinAscent, widths.usWinDescent = above, beneath


def name(font: TTFont, family: str, style: str, source: str) -> None:
    """Give a font its name in the program, and say what it was made from."""
    names = font["name"]
    published = f"{names.getDebugName(0)} Made for Tartli from {source}: fewer signs, another name."
    written = {
        "copyright": published,
        "family": family,
        "style": style,
        "full": f"{family} {style}",
        "postscript": f"{family.replace(' ', '')}-{style}",
    }
    kept = {number: names.getDebugName(number) for number in LICENCE_NAMES}
    font["name"] = newTable("name")
    font["name"].names = []
    for number, text in kept.items():
        if text:
            font["name"].setName(text, number, 3, 1, 0x409)
    for key, text in written.items():
        font["name"].setName(text, NAMES[key], 3, 1, 0x409)
    font["OS/2"].usWeightClass = WEIGHTS[style]
    bold, italic = style == "Bold", style == "Italic"
    # Bits 0, 5 and 6: italic, bold, regular.
    others = font["OS/2"].fsSelection & ~0b1100001
    font["OS/2"].fsSelection = others | italic | bold << 5 | (not bold and not italic) << 6
    font["head"].macStyle = bold | italic << 1
    if "STAT" in font:
        del font["STAT"]


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
