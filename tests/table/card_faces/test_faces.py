"""Faces of cards: from the chosen pack, or built in where the pack has none that can be read."""

import shutil
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from tartli_desktop.cards import tarokk
from tartli_desktop.cards.any_pack import Card as AnyCard
from tartli_desktop.cards.german import CARDS, Card
from tartli_desktop.resources import resources_folder
from tartli_desktop.settings.settings import CardBack
from tartli_desktop.table.card_faces import faces
from tartli_desktop.table.card_faces.corner_indices import CornerIndices, Edge, index_letters, letter_of
from tartli_desktop.table.card_faces.faces import ASPECT, CardFaces
from tartli_desktop.text.card_names import SuitSystem, deck_of
from tests.pictures import card_face_cache

SIZE = (570, 890)
pytestmark = pytest.mark.usefixtures("qapp")


def picture(colour: str = "#3D5A80", size: tuple[int, int] = SIZE) -> QImage:
    made = QImage(*size, QImage.Format.Format_ARGB32)
    made.fill(QColor(colour))
    return made


@pytest.fixture(autouse=True)
def faces_drawn_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faces, "draw_svg", card_face_cache.draw_svg_each_time)


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    """A pack "mine" with blue Hearts and a blue back."""
    folder = tmp_path / "packs" / "mine"
    folder.mkdir(parents=True)
    back = folder / "back.png"
    assert picture().save(str(back))
    for card in CARDS:
        if str(card).startswith("H"):
            shutil.copy(back, folder / f"{card}.png")
    return folder.parent


def seen(faces: CardFaces, card: AnyCard | None, width: float = 120) -> QImage:
    return faces.pixmap(card, width).toImage().convertToFormat(QImage.Format.Format_ARGB32)


def is_blue(image: QImage) -> bool:
    return image.pixelColor(image.width() // 2, image.height() // 2) == QColor("#3D5A80")


def mine(packs: Path, told: list[tuple[Card | None, ...]] | None = None) -> CardFaces:
    faces = CardFaces("own:mine", "", packs)
    if told is not None:
        faces.when_unreadable = lambda: told.append(faces.unreadable)
    return faces


def test_cards_that_a_pack_lacks_have_their_built_in_face(packs: Path) -> None:
    told: list[tuple[Card | None, ...]] = []
    own, tell = mine(packs, told), CardFaces("tell", "")
    assert all(is_blue(seen(own, card)) for card in (Card.HO, Card.H7, None))
    assert seen(own, Card.BK) == seen(tell, Card.BK)
    assert told == []
    assert own.unreadable == ()


@pytest.mark.parametrize(
    "damage",
    [
        lambda content: b"",
        lambda content: b"nonsense",
        lambda content: content[: len(content) // 2],
        lambda content: content[:-4],
        lambda content: content[:60] + b"\0\0\0" + content[63:],
    ],
)
def test_a_face_that_cannot_be_read_is_built_in_and_told_once(packs: Path, damage: object) -> None:
    assert callable(damage)
    for name in ("HO", "HK", "back"):
        file = packs / "mine" / f"{name}.png"
        file.write_bytes(damage(file.read_bytes()))
    told: list[tuple[Card | None, ...]] = []
    faces, tell = mine(packs, told), CardFaces("tell", "")
    assert is_blue(seen(faces, Card.HA))
    assert told == []
    for width in (120, 80):
        for card in (Card.HO, Card.HK, None):
            assert seen(faces, card, width) == seen(tell, card, width)
    assert told == [(Card.HO, Card.HK, None)] or told == [(Card.HK, Card.HO, None)]
    # Choosing the same pack again reports the card again.
    faces.pack = "tell"
    assert faces.unreadable == ()
    faces.pack = "own:mine"
    seen(faces, Card.HO)
    assert len(told) == 2


def test_a_picture_far_too_large_is_not_read(packs: Path) -> None:
    picture(size=(4000, 1001)).save(str(packs / "mine" / "HO.png"))
    faces = mine(packs)
    assert seen(faces, Card.HO) == seen(CardFaces("tell", ""), Card.HO)
    assert faces.unreadable == (Card.HO,)


def test_a_pack_that_is_gone_is_told_with_all_its_faces(tmp_path: Path) -> None:
    told: list[tuple[Card | None, ...]] = []
    faces = mine(tmp_path, told)
    assert seen(faces, Card.AA) == seen(CardFaces("tell", ""), Card.AA)
    seen(faces, None)
    assert told == [(*CARDS, None)]


@pytest.mark.parametrize("pack", ["own:../mine", "own:", "no such pack"])
def test_what_is_no_pack_is_the_usual_one(packs: Path, pack: str) -> None:
    assert seen(CardFaces(pack, "", packs), Card.HO) == seen(CardFaces("tell", ""), Card.HO)


def test_an_own_pack_may_hold_drawings(packs: Path) -> None:
    drawing = (resources_folder() / "cards" / "french" / "BK.svg").read_bytes()
    (packs / "mine" / "BK.svg").write_bytes(drawing)
    (packs / "mine" / "BA.svg").write_bytes(drawing[: len(drawing) // 2])
    told: list[tuple[Card | None, ...]] = []
    faces = mine(packs, told)
    assert seen(faces, Card.BK) == seen(CardFaces("french", ""), Card.BK)
    assert seen(faces, Card.BA) == seen(CardFaces("tell", ""), Card.BA)
    assert told == [(Card.BA,)]


def test_any_pack_can_have_any_back(packs: Path) -> None:
    faces = CardFaces("own:mine", "", packs)
    own = seen(faces, None)
    others = []
    for back in CardBack:
        faces.back = back
        others.append(seen(faces, None))
        assert is_blue(seen(faces, Card.HA))
    assert others[0] == own
    assert all(one != other for one, other in combinations(others, 2))
    assert others[1] == seen(CardFaces("tell", ""), None)


def test_a_pack_without_a_back_of_its_own_has_that_of_the_usual_pack(packs: Path) -> None:
    assert CardFaces("tell", "").own_back is CardBack.BLUE_ACORNS
    assert CardFaces("french", "").own_back is CardBack.RED_ACORNS
    assert mine(packs).own_back is None
    (packs / "mine" / "back.png").unlink()
    assert mine(packs).own_back is CardBack.BLUE_ACORNS


def test_another_pack_is_shown_from_now_on(packs: Path) -> None:
    faces = CardFaces("tell", "", packs)
    before = seen(faces, Card.HO)
    faces.pack = "french"
    assert seen(faces, Card.HO) == seen(CardFaces("french", ""), Card.HO)
    faces.pack = "own:mine"
    assert is_blue(seen(faces, Card.HO))
    faces.pack = "tell"
    assert seen(faces, Card.HO) == before


@pytest.mark.parametrize("pack", ["tell", "french"])
def test_the_built_in_packs_are_whole(pack: str) -> None:
    faces = CardFaces(pack)
    for card in (*CARDS, None):
        assert faces.pixmap(card, 40).width() == 40
    assert faces.unreadable == ()


@pytest.mark.parametrize("pack", ["tell", "french", "tarokk"])
def test_in_a_column_the_upper_edge_tells_which_card_it_is(pack: str) -> None:
    """An Under's sign stands low, so nothing else would show its suit."""
    width = 60
    faces = CardFaces(pack)
    cards = deck_of(faces.suits)
    edges = {
        card: faces.pixmap(card, width, edge=Edge.TOP).toImage().copy(0, 0, round(0.6 * width), 18)
        for card in cards
    }
    alike = [(one, other) for one, other in combinations(cards, 2) if edges[one] == edges[other]]
    assert alike == []


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_face_is_as_large_as_the_screen_shows_it(packs: Path, ratio: float) -> None:
    pixmap = mine(packs).pixmap(Card.HO, 100, ratio)
    assert (pixmap.width(), pixmap.height()) == (round(100 * ratio), round(round(100 * ratio) * ASPECT))
    assert pixmap.devicePixelRatio() == ratio


# Letters in the corners


@pytest.mark.parametrize(
    ("pack", "language", "letters"),
    [
        ("tell", "en", "VII VIII IX X U O K A"),
        ("tell", "de", "VII VIII IX X U O K S"),
        ("tell", "hu", "VII VIII IX X AL F K Á"),
        ("french", "en", "7 8 9 10 J Q K A"),
        ("french", "de", "7 8 9 10 B D K A"),
        ("french", "hu", "7 8 9 10 B D K Á"),
        ("own:mine", "en", "VII VIII IX X U O K A"),
    ],
)
def test_letters_are_those_of_the_pack_and_the_language(pack: str, language: str, letters: str) -> None:
    assert " ".join(index_letters(CardFaces(pack).suits, language)) == letters


def test_a_tarokk_has_its_numeral_in_the_corner_as_it_is_called() -> None:
    for card in (card for card in tarokk.Card if card.suit is None):
        numeral = "S" if card is tarokk.Card.SKIZ else str(card)
        for large in (False, True):
            assert letter_of(card, SuitSystem.TAROKK, CornerIndices("hu", large=large)) == numeral


def test_the_lowest_red_cards_of_tarokk_are_aces_or_fours(tmp_path: Path) -> None:  # T22.1
    (tmp_path / "mine").mkdir()
    assert picture().save(str(tmp_path / "mine" / "HA.png"))
    drawn, own = CardFaces("tarokk", ""), CardFaces("own-tarokk:mine", "", tmp_path)
    changed = []
    for pack in (drawn, own):
        before = {card: seen(pack, card) for card in tarokk.CARDS}
        pack.corners = CornerIndices(red_fours=True)
        changed.append([card for card, was in before.items() if seen(pack, card) != was])
    # A picture of one's own stays; what a pack lacks is drawn.
    assert changed == [[*tarokk.LOW_RED], [tarokk.Card.DA]]
    for card in tarokk.LOW_RED:
        assert letter_of(card, SuitSystem.TAROKK, CornerIndices("hu", red_fours=True)) == "4"
        assert letter_of(card, SuitSystem.TAROKK, CornerIndices("hu")) == "A"
