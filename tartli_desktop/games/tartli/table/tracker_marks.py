"""What the card tracker shows of a view, according to the player's options."""

from __future__ import annotations

from collections.abc import Sequence

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli import View
from tartli_desktop.games.tartli.coach.card_locations import card_locations
from tartli_desktop.games.tartli.options import TartliOptions
from tartli_desktop.table.card_tracker import CardMark, key_words
from tartli_desktop.text.card_names import SuitSystem, card_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

tr = Context("Tartli.Hints")


def marks_of(view: View, options: TartliOptions) -> dict[Card, CardMark]:
    """The marks of all cards; empty if the tracker is off or no hand is being played."""
    if not (options.show_gone or options.show_known) or not view.trick_number or view.to_move is None:
        return {}
    places = card_locations(view)
    marks = dict.fromkeys((*places.mine, *places.turned), CardMark.SEEN)
    marks |= dict.fromkeys(places.hidden, CardMark.OUT)
    marks |= dict.fromkeys(places.gone, CardMark.GONE if options.show_gone else CardMark.OUT)
    marks |= dict.fromkeys(places.theirs, CardMark.THEIRS if options.show_known else CardMark.OUT)
    return marks


def words_of(view: View, options: TartliOptions, opponent: str, suits: SuitSystem) -> str:
    """The marks in words, with an explanation of how they look."""
    marks = marks_of(view, options)
    if not marks:
        return ""
    places = card_locations(view)

    def named(cards: Sequence[Card]) -> str:
        names = ", ".join(card_name(card, suits) for card in cards)
        return names or tr("none", "no cards")

    lines = [fill(tr("Gone: %1."), named(places.gone))] if options.show_gone else []
    lines += [fill(tr("%1 holds: %2."), opponent, named(places.theirs))] if options.show_known else []
    return "\n".join((*lines, key_words(marks.values(), opponent)))
