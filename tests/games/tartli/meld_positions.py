"""Positions in which melds are declared, seen from seat 0."""

from tartli_desktop.games.tartli import HUNGARIAN, Match, Meld, Variant, View, parse_meld
from tartli_desktop.games.tartli.words.meld_list import MeldLine, groups_of
from tests.games.tartli.rules.positions import dealt, play


def leads(cards: str, variant: Variant = HUNGARIAN, turned: str = "LK") -> View:
    """Seat 0 leads to trick 1 with these cards."""
    return dealt(variant, hands=(cards, ""), turned=turned, dealer=1).view(0)


def answers(cards: str, said: str, variant: Variant = HUNGARIAN) -> View:
    """Seat 0 is second in trick 1, after the leader has declared these melds."""
    return against(cards, said, variant).view(0)


def against(cards: str, said: str, variant: Variant = HUNGARIAN) -> Match:
    held = " ".join(str(card) for word in said.split() for card in parse_meld(word).cards)
    return dealt(variant, hands=(cards, held), turned="LK", played=f"1:declare {said} 1:play {held[:2]}")


def after(scored: str, cards: str, variant: Variant = HUNGARIAN) -> View:
    """Seat 0 scored one sequence in trick 1, and leads again."""
    match = dealt(variant, hands=(f"{cards} AA", "A8"), talon="B9 A7", turned="LK", dealer=1)
    play(match, f"0:declare {scored} AA/A8")
    return match.view(0)


def melds_of(view: View) -> tuple[MeldLine, ...]:
    """Every line of the dialog, from all groups."""
    return tuple(line for group in groups_of(view) for line in group.lines)


def names(lines: tuple[MeldLine, ...]) -> str:
    return " ".join(str(line.item) for line in lines)


def line_of(view: View, text: str) -> MeldLine:
    return next(line for line in melds_of(view) if line.item == parse_meld(text))


def melds(text: str) -> frozenset[Meld]:
    return frozenset(parse_meld(word) for word in text.split())
