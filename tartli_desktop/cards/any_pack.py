"""A card of any pack, for all that handles cards without asking what they are.

Cards of two packs may be equal as integers: where both can occur, they are told apart by their codes.
"""

from __future__ import annotations

from . import german, tarokk

Card = german.Card | tarokk.Card
Suit = german.Suit | tarokk.Suit
Rank = german.Rank | tarokk.Rank
