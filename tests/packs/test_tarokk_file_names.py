"""Which tarokk card a picture shows, from the name of its file."""

import hypothesis
import pytest
from hypothesis import strategies as st

from tartli_desktop.cards.tarokk import CARDS, Card
from tartli_desktop.packs.file_names import BACK
from tartli_desktop.packs.pack_kinds import PackKind

FACES, face_of = PackKind.TAROKK.faces, PackKind.TAROKK.face_of

SUITS = {
    "H": ("hearts", "heart", "kőr", "Herz", "coeur", "srce"),
    "D": ("diamonds", "diamond", "káró", "Karo", "carreau", "kara"),
    "C": ("clubs", "club", "treff", "Treff", "Kreuz", "križ"),
    "S": ("spades", "spade", "pikk", "Pik", "pique", "pik"),
}
RANKS = {
    "K": ("king", "király", "König", "roi", "kralj"),
    "Q": ("queen", "dáma", "Dame", "dama"),
    "R": ("rider", "lovas", "Reiter", "Cavall", "knight", "kaval"),
    "J": ("jack", "bubi", "Bube", "valet", "pob"),
}


def test_the_faces_are_42_cards_and_the_back() -> None:  # T1.1
    assert (*map(str, CARDS), BACK) == FACES
    assert len(FACES) == 43


@pytest.mark.parametrize("card", CARDS)
def test_the_code_of_a_card_names_it(card: Card) -> None:  # T1.2
    assert face_of(f"{card}.png") == str(card)
    assert face_of(f"scans/{str(card).lower()}.jpg") == str(card)


@pytest.mark.parametrize("number", range(1, 23))
def test_a_tarokk_is_named_by_its_number(number: int) -> None:
    code = str(Card.tarokk(number))
    for name in (
        f"{number}",
        f"{number:02}",
        f"t{number}",
        f"tarokk_{number}",
        f"Tarock-{number:02}",
        f"trump {number}",
        f"Tarot nouveau - Grimaud - 1898 - Trumps - {number:02}",
        f"taroki/{number}",
        f"Tarokkok/{number}",
    ):
        assert face_of(f"{name}.png") == code, name


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("rank", RANKS)
def test_a_suit_card_is_named_by_suit_and_rank(suit: str, rank: str) -> None:
    for suit_word in SUITS[suit]:
        for rank_word in RANKS[rank]:
            for name in (
                f"{suit_word}_{rank_word}",
                f"{rank_word} of {suit_word}",
                f"{suit_word}{rank_word}",
                f"{suit_word}/{rank_word}",
                f"37 - {suit_word} {rank_word}",
            ):
                assert face_of(f"{name}.png") == suit + rank, name


@pytest.mark.parametrize(
    ("name", "face"),
    [
        ("skíz", "SKIZ"),
        ("škis", "SKIZ"),
        ("22_skiz", "SKIZ"),
        ("pagát", "I"),
        ("mond", "XXI"),
        ("huszonegyes", "XXI"),
        ("húszas", "XX"),
        ("tizenkilences", "XIX"),
        ("hearts_ace", "HA"),
        ("Karo As", "DA"),
        ("kőr négyes", "HA"),
        ("diamonds 4", "DA"),
        ("Herz 1", "HA"),
        ("treff tízes", "CT"),
        ("pik/10", "ST"),
        ("KH", "HK"),
        ("hn", "HR"),
        ("kör_k", "HK"),
        ("back", BACK),
        ("hátlap", BACK),
        ("Rückseite", BACK),
    ],
)
def test_usual_forms(name: str, face: str) -> None:
    assert face_of(f"{name}.png") == face


@pytest.mark.parametrize(
    "name",
    [
        "IMG_2034",
        "IMG_14",
        "photo 3",
        "23",
        "0",
        "hearts",
        "hearts 2",
        "hearts/2",
        "hearts ten",
        "clubs ace",
        "clubs 9",
        "king",
        "hearts_king_queen",
        "hearts_clubs_king",
        "skiz_pagat",
        "tarokk",
        "tarokk 14 XV",
        "tarokk king",
        "hearts/skiz_mond",
        "la_carte",
        "back of the king of hearts",
        "XXII",
        "",
        "…",
    ],
)
def test_a_name_that_may_mean_anything_means_no_card(name: str) -> None:
    assert face_of(f"{name}.png") is None


@hypothesis.given(st.text(max_size=60))
def test_any_name_is_a_face_or_none(name: str) -> None:
    assert face_of(name) in (*FACES, None)
