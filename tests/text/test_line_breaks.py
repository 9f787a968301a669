"""A line never ends between a number and what it counts, nor leaves a crumb for the next one."""

from __future__ import annotations

import pytest

from tartli_desktop.text.line_breaks import held_together


@pytest.mark.parametrize(
    ("text", "held"),
    [
        ("The trick is worth 11 points.", "The trick is worth 11~points."),
        ("8 ponttal jobb, mint a makk hetes.", "8~ponttal jobb, mint a makk hetes."),
        ("Ez az 5. ütés a leosztásban.", "Ez az 5.~ütés a leosztásban."),
        # A sentence that ends with a number is no ordinal.
        ("Most 135. Te hívsz.", "Most 135. Te~hívsz."),
        ("Vilma spielt aus. Du bist dran.", "Vilma spielt aus. Du~bist~dran."),
        ("Vilma leads. You may do what you like.", "Vilma leads. You may do what you like."),
        ("Tök király terc: 20.", "Tök király terc:~20."),
        ("Key: K.\nYou win +6.", "Key:~K.\nYou win~+6."),
        ("V = 50, X = 100.", "V~=~50, X~=~100."),
        ("Your lead.", "Your lead."),
    ],
)
def test_numbers_and_short_last_words_stay_with_their_neighbours(text: str, held: str) -> None:
    assert held_together(text) == held.replace("~", "\u00a0")


@pytest.mark.parametrize(
    ("text", "held"),
    [
        ("Spiel den Herz-Neuner.", "Spiel den Herz-+Neuner."),
        ("Du hast die Laub-Ober-Terz.", "Du hast die Laub-+Ober-+Terz."),
        ("Hívd a XX-ast.", "Hívd a XX-+ast."),
        # So long a name may be wider than the line.
        ("Du hast die Schellen-König-Quart.", "Du hast die Schellen-König-Quart."),
        ("Tartli - Ulti", "Tartli - Ulti"),
    ],
)
def test_a_name_is_not_torn_at_its_hyphen(text: str, held: str) -> None:
    assert held_together(text) == held.replace("+", "\u2060")
