"""A hand as text names the cards as they are held in the game that is played (U1.3, U1.4)."""

import pytest

from tartli_desktop.face import face_of

from .at_the_table import dealt, do

HELD = "LA LX LU BX BU B9 B8 B7 A9 A8 A7 L7"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("said", "told"),
    [
        (("1:bid simple", "2:pass", "0:pass", "1:pass", "1:trump L"), ("Ten of Leaves, Under", "Anna: Ace")),
        (
            ("1:bid hearts simple", "2:pass", "0:pass", "1:pass"),
            ("Ten of Leaves, Under", "Ten of Bells, Under"),
        ),
        (("1:bid betli", "2:pass", "0:pass", "1:pass"), ("Under of Leaves, Ten", "Under of Bells, Ten")),
    ],
)
def test_tens_stand_as_high_as_they_count(said: tuple[str, ...], told: tuple[str, ...]) -> None:
    match = do(dealt((HELD,), forehand=1), "1:lay", *said)
    records = face_of("ulti").records
    text = records.hand_text(1, match.events, match.players, match.variant, viewer=1)
    assert all(each in text for each in told)
