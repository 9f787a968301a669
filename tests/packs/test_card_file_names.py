"""A picture finds its card by its file name, in any language and usual form."""

from collections.abc import Callable

import hypothesis
import pytest
from hypothesis import strategies as st

from tartli_desktop.cards.german import CARDS
from tartli_desktop.packs.file_names import BACK, in_order
from tartli_desktop.packs.pack_kinds import PackKind

FACES, face_of = PackKind.GERMAN.faces, PackKind.GERMAN.face_of

SUIT_WORDS = {
    "en": ("Acorns", "Leaves", "Hearts", "Bells"),
    "hu": ("Makk", "Zöld", "Piros", "Tök"),
    "de": ("Eichel", "Laub", "Herz", "Schellen"),
}
RANK_WORDS = {
    "en": ("Seven", "Eight", "Nine", "Ten", "Under", "Over", "King", "Ace"),
    "hu": ("Hetes", "Nyolcas", "Kilences", "Tízes", "Alsó", "Felső", "Király", "Ász"),
    "de": ("Sieben", "Acht", "Neun", "Zehn", "Unter", "Ober", "König", "Ass"),
}
FORMS: tuple[Callable[[str, str], str], ...] = (
    lambda suit, rank: f"{suit}_{rank}",
    lambda suit, rank: f"{rank} of {suit}",
    lambda suit, rank: f"{suit}{rank}".lower(),
    lambda suit, rank: f"{suit}{rank}",
    lambda suit, rank: f"{suit} – {rank}".upper(),
    lambda suit, rank: f"07. {suit.lower()}-{rank.lower()}",
    lambda suit, rank: f"pack/{suit}/{rank}",
)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("language", ["en", "hu", "de"])
def test_every_card_is_known_by_its_names(language: str, form: Callable[[str, str], str]) -> None:
    for card in CARDS:
        name = form(SUIT_WORDS[language][card.suit], RANK_WORDS[language][card.rank])
        assert face_of(f"{name}.png") == str(card), name


@pytest.mark.parametrize("form", ["{}.png", "{}.JPG", "tell/{}.webp", "12_{}.png", "IMG_{}.png"])
def test_every_card_is_known_by_its_code(form: str) -> None:
    for card in CARDS:
        assert face_of(form.format(card)) == str(card)
        assert face_of(form.format(str(card).lower())) in (str(card), None)


@pytest.mark.parametrize(
    ("name", "face"),
    [
        ("hearts_over", "HO"),
        ("piros felso\u030b", "HO"),
        ("herz-sau", "HA"),
        ("tok7", "B7"),
        ("Laub VII", "L7"),
        ("zold_kiraly", "LK"),
        ("gruen_koenig", "LK"),
        ("queen_of_spades", "LO"),
        ("QS", "LO"),
        ("10D", "BX"),
        ("07_hearts_10", "HX"),
        ("hearts/08 over", "HO"),
        ("hátlap", BACK),
        ("Rückseite", BACK),
    ],
)
def test_usual_forms(name: str, face: str) -> None:
    assert face_of(f"{name}.png") == face
    assert face_of(name.upper() + ".PNG") in (face, None)


@pytest.mark.parametrize(
    "name",
    [
        "IMG_2034",
        "hearts",
        "over",
        "hearts_over_king",
        "hearts_bells_over",
        "makk_a",
        "la_carte",
        "red deck/IMG_10",
        "hearts/IMG_0010",
        "hearts_over_back",
        "",
        "…",
    ],
)
def test_a_name_that_may_mean_anything_means_no_card(name: str) -> None:
    assert face_of(f"{name}.png") is None


@hypothesis.given(st.text(max_size=60))
def test_any_name_is_a_face_or_none(name: str) -> None:
    assert face_of(name) in (*FACES, None)
    assert in_order([name]) == [name]


def test_people_count_two_before_ten() -> None:
    assert in_order(["p10.png", "p9.png", "P1.png"]) == ["P1.png", "p9.png", "p10.png"]
