"""Draws all packs into resources/cards, the icons into resources/icons, the people into resources/portraits.

Run it with any Python 3.11 or later; it needs nothing else, and writes the same bytes every time.
"""

from __future__ import annotations

from pathlib import Path

from parts.back import back, stars, tulips
from parts.doors import DOORS
from parts.entries import ENTRIES
from parts.french import FRENCH_COURT
from parts.icon import icon
from parts.index_letters import sheet
from parts.ink import BLUE, GREEN, INK, PAPER, RED, Art
from parts.lettering import HEIGHT as TITLE_HEIGHT
from parts.lettering import WIDTH as TITLE_WIDTH
from parts.lettering import lettering
from parts.pips import NUMERALS, french_pips, tell_pips
from parts.signs import FRENCH, TELL
from parts.tell.court import COURT
from portraits.gallery import PORTRAITS
from portraits.medallion import SIZE, medallion
from tarokk.pack import FACES as TAROKK
from tarokk.pack import trump_sign

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
SUITS, RANKS = "ALHB", "789XUOKA"
WIDTH, HEIGHT, RADIUS = 570, 890, 22.8

HEAD = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
BODY = (
    f'<rect x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="{RADIUS - 1}" '
    f'fill="{PAPER}" stroke="{INK}" stroke-opacity=".55" stroke-width="2"/>'
)


def tell_face(suit: str, rank: str) -> Art:
    art = Art()
    if rank in NUMERALS:
        tell_pips(art, suit, rank)
    else:
        COURT[suit + rank](art)
    return art


def french_face(suit: str, rank: str) -> Art:
    art = Art()
    if rank in NUMERALS:
        french_pips(art, suit, rank)
    else:
        FRENCH_COURT[suit + rank](art)
    return art


def write_card(path: Path, art: Art) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"{HEAD}{BODY}{art.svg()}</svg>\n", encoding="utf-8", newline="\n")


def write_sign(path: Path, art: Art) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-80 -80 160 160">'
    path.write_text(f"{head}{art.svg()}</svg>\n", encoding="utf-8", newline="\n")


def write_icon(path: Path, art: Art) -> None:
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">'
    path.write_text(f"{head}{art.svg()}</svg>\n", encoding="utf-8", newline="\n")


def write_portrait(path: Path, art: Art) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}">'
    path.write_text(f"{head}{art.svg()}</svg>\n", encoding="utf-8", newline="\n")


def write_title(path: Path, art: Art) -> None:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {TITLE_WIDTH} {TITLE_HEIGHT}">'
    path.write_text(f"{head}{art.svg()}</svg>\n", encoding="utf-8", newline="\n")


def main() -> None:
    for pack, face, inks in (("tell", tell_face, (BLUE, RED)), ("french", french_face, (RED, GREEN))):
        folder = RESOURCES / "cards" / pack
        for suit in SUITS:
            for rank in RANKS:
                write_card(folder / f"{suit}{rank}.svg", face(suit, rank))
        art = Art()
        back(art, *inks)
        write_card(folder / "back.svg", art)
    for name, draw in (("tulips", tulips), ("stars", stars)):
        art = Art()
        draw(art)
        write_card(RESOURCES / "cards" / "backs" / f"{name}.svg", art)
    for code, draw in TAROKK.items():
        art = Art()
        draw(art)
        write_card(RESOURCES / "cards" / "tarokk" / f"{code}.svg", art)
    for name, draw in DOORS.items():
        art = Art()
        draw(art)
        write_card(RESOURCES / "welcome" / f"{name}.svg", art)
    art = Art()
    lettering(art)
    write_title(RESOURCES / "welcome" / "title.svg", art)
    (RESOURCES / "cards" / "indices.svg").write_text(sheet(), encoding="utf-8", newline="\n")
    for pack, signs in (("tell", TELL), ("french", FRENCH), ("tarokk", {"T": trump_sign})):
        for suit, draw in signs.items():
            art = Art()
            draw(art)
            write_sign(RESOURCES / "cards" / "signs" / f"{pack}-{suit}.svg", art)
    for name, draw in {"tartli": icon, **ENTRIES}.items():
        art = Art()
        draw(art)
        write_icon(RESOURCES / "icons" / f"{name}.svg", art)
    for person, (ground, draw) in PORTRAITS.items():
        art = Art()
        medallion(art, ground, draw)
        write_portrait(RESOURCES / "portraits" / f"{person}.svg", art)


if __name__ == "__main__":
    main()
