"""The small icons of menus and buttons, in the lines and colours of the cards.

They are seen at 16 to 32 pixels, so there is no hatching, and each line is a pixel wide in the smallest.
What is drawn in INK takes the colour of the text beside it, and PAPER that of the ground.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from .ink import BLUE, BROWN, GREEN, INK, MUSTARD, PAPER, RED, Art
from .signs import acorn

LINE = 15
SLATE, CHALK = "#2C3436", "#FFFFFF"


def _card(art: Art, x: float, y: float, turn: float, fill: str = PAPER, scale: float = 1) -> None:
    with art.at(x, y, scale, turn):
        art.shape("-46,-72! 46,-72! 54,-64 54,64 46,72! -46,72! -54,64 -54,-64", fill, LINE)


def _heart(art: Art, x: float, y: float, scale: float, turn: float = 0) -> None:
    with art.at(x, y, scale, turn):
        art.shape(
            "0,-30! 14,-50 34,-52 48,-34 44,-8 24,20 0,48! -24,20 -44,-8 -48,-34 -34,-52 -14,-50", RED, 0
        )


def new_match(art: Art) -> None:
    _card(art, 88, 124, -14, BLUE, 1.1)
    _card(art, 164, 136, 10, PAPER, 1.1)
    _heart(art, 164, 138, 0.8, 10)


def duel(art: Art) -> None:
    """The same card twice."""
    for x, turn in ((72, -12), (184, 12)):
        _card(art, x, 128, turn, PAPER, 1.05)
        _heart(art, x, 128, 0.8, turn)


def deal_of_the_day(art: Art) -> None:
    """A leaf of a calendar with a card on it."""
    art.shape("36,52! 220,52! 220,224! 36,224!", PAPER, LINE)
    art.shape("36,52! 220,52! 220,98! 36,98!", RED, LINE)
    for x in (82, 174):
        art.line(f"{x},30 {x},66", 18, 1, 1)
    _heart(art, 128, 164, 0.9)


def matches(art: Art) -> None:
    art.shape("46,30! 168,30! 210,72! 210,226! 46,226!", PAPER, LINE)
    art.shape("168,30! 168,72! 210,72!", MUSTARD, LINE * 0.7)
    for y, end in ((112, 178), (150, 178), (188, 140)):
        art.line(f"78,{y} {end},{y}", 15, 1, 1)


def _page(art: Art, x: float, y: float) -> None:
    art.shape(f"{x},{y}! {x + 104},{y}! {x + 104},{y + 132}! {x},{y + 132}!", PAPER, LINE)
    for row in (40, 70, 100):
        art.line(f"{x + 24},{y + row} {x + 80},{y + row}", 13, 1, 1)


def copy(art: Art) -> None:
    _page(art, 106, 34)
    _page(art, 46, 90)


def check_deal(art: Art) -> None:
    _card(art, 104, 128, -8, BLUE, 1.2)
    art.line("112,150 154,196 230,76", 30, 1, 1, PAPER)
    art.line("118,152 154,190 224,82", 20, 1, 1, GREEN)


def _tray(art: Art) -> None:
    art.shape("34,150! 34,222! 222,222! 222,150! 178,150! 178,182! 78,182! 78,150!", MUSTARD, LINE)


def import_(art: Art) -> None:
    _tray(art)
    art.shape("108,30! 148,30! 148,92! 184,92! 128,152! 72,92! 108,92!", GREEN, LINE)


def export(art: Art) -> None:
    _tray(art)
    art.shape("108,152! 148,152! 148,90! 184,90! 128,30! 72,90! 108,90!", RED, LINE)


def slate(art: Art) -> None:
    art.shape("28,38! 228,38! 228,218! 28,218!", BROWN, LINE)
    art.shape("54,64! 202,64! 202,192! 54,192!", SLATE, 0)
    for stroke in ("78,90 120,166", "120,90 78,166", "142,90 164,166", "184,90 164,166"):
        art.line(stroke, 15, 1, 1, CHALK)


def statistics(art: Art) -> None:
    for x, top, fill in ((40, 150, GREEN), (104, 92, MUSTARD), (168, 40, RED)):
        art.shape(f"{x},{top}! {x + 48},{top}! {x + 48},206! {x},206!", fill, LINE)
    art.line("22,222 234,222", 20, 1, 1)


def league(art: Art) -> None:
    for handle in ("74,56 30,52 28,122 84,126", "182,56 226,52 228,122 172,126"):
        art.line(handle, 15)
    art.shape(
        "64,34! 192,34! 186,104 160,142 138,152! 138,178! 170,196! 86,196! 118,178! 118,152! 96,142 70,104",
        MUSTARD,
        LINE,
    )
    art.shape("76,198! 180,198! 180,228! 76,228!", BROWN, LINE)


def settings(art: Art) -> None:
    points = []
    for tooth in range(8):
        for turn, radius in ((-0.5, 76), (-0.3, 104), (0.3, 104), (0.5, 76)):
            angle = math.radians(45 * tooth + 22.5 * turn * 1.15)
            points.append(f"{128 + radius * math.cos(angle):.1f},{128 + radius * math.sin(angle):.1f}!")
    art.shape(" ".join(points), MUSTARD, LINE)
    art.disc(128, 128, 32, PAPER, LINE)


def leave(art: Art) -> None:
    art.shape("40,24! 156,24! 156,232! 40,232!", BROWN, LINE)
    art.disc(128, 132, 12, MUSTARD, 0)
    art.shape("150,110! 186,110! 186,78! 240,128! 186,178! 186,146! 150,146!", RED, LINE * 0.8)


def declare(art: Art) -> None:
    art.shape(
        "40,36! 216,36! 228,48 228,154 216,168! 132,168! 78,228! 84,168! 40,168! 28,154 28,48", PAPER, LINE
    )
    art.shape("114,62! 146,62! 138,116! 122,116!", RED, 0)
    art.disc(130, 139, 15, RED, 0)


def bela(art: Art) -> None:
    art.shape("34,82! 80,124! 128,46! 176,124! 222,82! 206,176! 50,176!", MUSTARD, LINE)
    art.shape("48,180! 208,180! 208,216! 48,216!", RED, LINE)
    for x, y in ((34, 74), (128, 42), (222, 74)):
        art.disc(x, y, 13, RED, 8)


def double(art: Art) -> None:
    """Times two, on a coin."""
    art.disc(128, 128, 104, MUSTARD, LINE)
    art.line("52,108 100,156", 22, 1, 1)
    art.line("100,108 52,156", 22, 1, 1)
    art.line("128,106 136,82 162,72 188,84 192,110 172,140 132,174!", 24, 1, 1, RED)
    art.line("132,176 198,176", 24, 1, 1, RED)


def exchange(art: Art) -> None:
    art.shape("26,92! 100,28! 100,66! 226,66! 226,114! 100,114! 100,156!", GREEN, LINE * 0.8)
    art.shape("230,164! 156,100! 156,142! 30,142! 30,190! 156,190! 156,228!", MUSTARD, LINE * 0.8)


def go_out(art: Art) -> None:
    art.rod("66,22 66,238", 18, BROWN, 12)
    art.shape("80,36! 134,28 172,52 228,40! 206,88 228,140! 172,152 134,128 80,138!", RED, LINE)


def gather(art: Art) -> None:
    for y in (204, 176):
        art.shape(f"28,{y}! 74,{y - 44}! 228,{y - 44}! 182,{y}!", BLUE, LINE)
    art.shape("104,18! 152,18! 152,72! 188,72! 128,138! 68,72! 104,72!", MUSTARD, LINE * 0.8)


def hint(art: Art) -> None:
    art.shape(
        "96,164! 92,140 62,116 58,84 74,46 108,26 148,26 182,46 198,84 194,116 164,140 160,164!",
        MUSTARD,
        LINE,
    )
    art.shape("96,172! 160,172! 160,206! 144,230! 112,230! 96,206!", BROWN, LINE * 0.8)


def take_back(art: Art) -> None:
    art.shape(
        "26,98! 104,30! 104,74! 152,74 212,96 228,148 210,204 152,224! 78,224! 78,180! 148,180 178,170"
        " 182,148 174,128 148,118! 104,118! 104,166!",
        RED,
        LINE * 0.8,
    )


def _around(radius: float, start: int, end: int) -> list[str]:
    """Points on a circle around the middle, between two angles in degrees."""
    step = 20 if end > start else -20
    angles = [math.radians(angle) for angle in (*range(start, end, step), end)]
    return [f"{128 + radius * math.cos(each):.1f},{144 + radius * math.sin(each):.1f}" for each in angles]


def play_again(art: Art) -> None:
    outer, inner = _around(92, -90, 180), _around(48, 180, -90)
    art.shape(" ".join((*outer, *inner, "128,134! 54,74! 128,16!")), GREEN, LINE * 0.8)


def swap_seats(art: Art) -> None:
    art.shape("78,24! 140,98! 102,98! 102,226! 54,226! 54,98! 16,98!", BLUE, LINE * 0.8)
    art.shape("178,232! 116,158! 154,158! 154,30! 202,30! 202,158! 240,158!", MUSTARD, LINE * 0.8)


def _fan(art: Art) -> None:
    for x, y, turn in ((78, 138, -24), (128, 118, 0)):
        _card(art, x, y, turn, PAPER, 0.98)
    with art.at(78, 138, 1, -24):
        art.disc(-16, -28, 17, GREEN, 0)
    art.disc(108, 84, 17, MUSTARD, 0)
    _card(art, 178, 138, 24, PAPER, 0.98)
    _heart(art, 172, 132, 0.6, 24)


def look_at_melds(art: Art) -> None:
    _fan(art)


def guided_hands(art: Art) -> None:
    _fan(art)
    art.shape("128,152! 196,220! 152,220! 152,246! 104,246! 104,220! 60,220!", MUSTARD, LINE * 0.8)


def see_melds(art: Art) -> None:
    _fan(art)
    art.rod("104,196 138,226 220,138", 26, GREEN, LINE)


def full_screen(art: Art) -> None:
    for turn in range(4):
        with art.at(128, 128, 1, 90 * turn):
            art.shape("-100,-100! -30,-100! -30,-74! -74,-74! -74,-30! -100,-30!", INK, 2)
    art.shape("92,98! 164,98! 164,158! 92,158!", MUSTARD, 0)


def how_to_play(art: Art) -> None:
    art.disc(128, 128, 96, BLUE, LINE)
    art.line("92,104 98,72 128,58 160,72 164,104 140,130 128,156", 25, 0.9, 0.9, CHALK)
    art.disc(128, 190, 16, CHALK, 0)


def points(art: Art) -> None:
    art.shape("52,26! 204,26! 204,230! 52,230!", PAPER, LINE)
    for y, colour in ((70, RED), (118, GREEN), (166, MUSTARD)):
        art.disc(88, y, 17, colour, 0)
        art.line(f"120,{y} 178,{y}", LINE, 1, 1)
    art.line("78,204 178,204", LINE, 1, 1)


def key_list(art: Art) -> None:
    art.shape("26,64! 230,64! 230,192! 26,192!", PAPER, LINE)
    for y, keys in ((98, (58, 104, 150, 196)), (132, (58, 104, 150, 196))):
        for x in keys:
            art.disc(x, y, 13, MUSTARD if (x, y) == (150, 98) else INK, 0)
    art.line("84,166 172,166", LINE, 1, 1)


def talon(art: Art) -> None:
    _card(art, 150, 128, 90, PAPER, 1.05)
    _heart(art, 196, 128, 0.55, 90)
    for step in (0, 12, 24):
        _card(art, 84 + step, 136 - step, 0, BLUE, 1.05)


def last_said(art: Art) -> None:
    art.shape("30,40! 226,40! 226,170! 118,170! 66,226! 72,170! 30,170!", PAPER, LINE)
    for y, end in ((86, 192), (126, 156)):
        art.line(f"66,{y} {end},{y}", LINE, 1, 1)


def about(art: Art) -> None:
    with art.at(128, 134, 1.42, bold=1.5):
        acorn(art)


def review(art: Art) -> None:
    """A page under a glass."""
    _page(art, 40, 30)
    art.line("184,184 228,230", 26, 1, 1)
    art.disc(150, 148, 52, BLUE, LINE)
    art.disc(150, 148, 32, PAPER, 0)


def _piece(art: Art, fill: str) -> None:
    """A piece of a jigsaw: a knob above, one at the right, and room for one below."""
    art.shape(
        "-70,-52! -24,-52! -30,-74 -18,-94 0,-98 18,-94 30,-74 24,-52! 66,-52! 66,-8! 86,-14 106,-2 110,16 "
        "106,34 86,46 66,40! 66,92! 24,92! 28,72 16,58 0,56 -16,58 -28,72 -24,92! -70,92!",
        fill,
        LINE,
    )


def puzzle(art: Art) -> None:
    with art.at(110, 132, 1.1):
        _piece(art, MUSTARD)


def puzzle_of_the_day(art: Art) -> None:
    """A piece on the leaf of a calendar."""
    art.shape("30,50! 226,50! 226,226! 30,226!", PAPER, LINE)
    art.shape("30,50! 226,50! 226,88! 30,88!", RED, LINE)
    for x in (80, 176):
        art.line(f"{x},28 {x},62", 20, 1, 1)
    with art.at(118, 162, 0.62, bold=1.5):
        _piece(art, MUSTARD)


def own_puzzle(art: Art) -> None:
    """A piece on a page of what was played."""
    _page(art, 30, 24)
    with art.at(150, 160, 0.72, bold=1.4):
        _piece(art, MUSTARD)


def _question(art: Art, x: float, y: float) -> None:
    art.line(
        f"{x - 28},{y - 30} {x - 20},{y - 56} {x + 6},{y - 64} {x + 30},{y - 46} {x + 26},{y - 14} "
        f"{x + 2},{y + 6} {x},{y + 26}",
        24,
        1,
        1,
        RED,
    )
    art.disc(x, y + 58, 15, RED, 0)


def bidding(art: Art) -> None:
    """A card, and what to say with it."""
    _card(art, 74, 136, -12, BLUE, 1.15)
    _card(art, 150, 128, 8, PAPER, 1.3)
    _question(art, 152, 132)


def bidding_again(art: Art) -> None:
    """The same on the leaf of a calendar."""
    art.shape("30,50! 226,50! 226,226! 30,226!", PAPER, LINE)
    art.shape("30,50! 226,50! 226,88! 30,88!", RED, LINE)
    for x in (80, 176):
        art.line(f"{x},28 {x},62", 20, 1, 1)
    with art.at(128, 158, 0.72, bold=1.3):
        _question(art, 0, 0)


def deals(art: Art) -> None:
    """A fan of cards, one of them picked out."""
    for x, y, turn in ((68, 150, -26), (128, 138, 0), (188, 150, 26)):
        _card(art, x, y - (24 if not turn else 0), turn, PAPER if not turn else BLUE, 1.05)
    _heart(art, 128, 112, 0.8)


def players(art: Art) -> None:
    """Two people, one before the other."""
    for x, y, fill in ((168, 84, BLUE), (92, 112, MUSTARD)):
        art.shape(
            f"{x - 70},{y + 130}! {x - 64},{y + 84} {x - 30},{y + 56} {x},{y + 54} {x + 30},{y + 56}"
            f" {x + 64},{y + 84} {x + 70},{y + 130}!",
            fill,
            LINE,
        )
        art.disc(x, y, 42, PAPER, LINE)


def study(art: Art) -> None:
    """A card from which lines branch."""
    _card(art, 84, 128, 0, PAPER, 1.15)
    _heart(art, 84, 130, 0.8)
    art.line("146,128 180,128", 15, 1, 1)
    for y in (64, 192):
        art.line(f"146,128 206,{y}", 15, 1, 1)
        art.disc(212, y, 20, BLUE, LINE)
    art.disc(212, 128, 20, MUSTARD, LINE)


ENTRIES: dict[str, Callable[[Art], None]] = {
    "about": about,
    "bela": bela,
    "bidding": bidding,
    "bidding-again": bidding_again,
    "deal-of-the-day": deal_of_the_day,
    "deals": deals,
    "declare": declare,
    "double": double,
    "duel": duel,
    "exchange": exchange,
    "full-screen": full_screen,
    "gather": gather,
    "hint": hint,
    "key-list": key_list,
    "last-said": last_said,
    "go-out": go_out,
    "guided-hands": guided_hands,
    "how-to-play": how_to_play,
    "look-at-melds": look_at_melds,
    "matches": matches,
    "new-match": new_match,
    "play-again": play_again,
    "points": points,
    "league": league,
    "own-puzzle": own_puzzle,
    "players": players,
    "puzzle": puzzle,
    "puzzle-of-the-day": puzzle_of_the_day,
    "swap-seats": swap_seats,
    "take-back": take_back,
    "talon": talon,
    "copy": copy,
    "check-deal": check_deal,
    "import": import_,
    "export": export,
    "quit": leave,
    "review": review,
    "slate": slate,
    "see-melds": see_melds,
    "settings": settings,
    "statistics": statistics,
    "study": study,
}
