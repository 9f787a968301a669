"""What the card beside the table tells of Tarokk."""

from tartli_desktop.games.tarokk.help.card_values import card_values
from tartli_desktop.games.tarokk.rules.variant import Variant


def test_tarokks_and_suits_high_to_low_with_their_points() -> None:  # T1.3, T1.4, T12.2
    (tarokks, suits), rest = card_values(Variant(), None)
    assert tarokks == ("Tarokks", [("Skíz", 5), ("XXI", 5), ("XX–II", 1), ("Pagát", 5)])
    assert suits[1] == [("King", 5), ("Queen", 4), ("Rider", 3), ("Jack", 2), ("Ace / Ten", 1)]
    assert "The declarer’s side needs 48 of the 94 points." in rest
