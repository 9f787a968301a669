"""A card of any pack, for code that handles cards without asking what they are.

Cards of two packs may be equal as integers; code that may meet both packs must compare their codes.
"""

from . import german, tarokk

Card = german.Card | tarokk.Card
Suit = german.Suit | tarokk.Suit
Rank = german.Rank | tarokk.Rank
