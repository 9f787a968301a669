"""What the help says about Hungarian Tarokk: see :class:`tartli_desktop.face.learning.help.Help`."""

from collections.abc import Sequence
from dataclasses import asdict

from tartli_desktop.cards.tarokk import CARDS, Card
from tartli_desktop.face.learning.help import HelpOf
from tartli_desktop.games.tarokk.dialogs.new_match import TarokkRulesDialog
from tartli_desktop.games.tarokk.rules.actions import BONUSES, GAME, KONTRAS
from tartli_desktop.games.tarokk.rules.card_values import ALL_POINTS, POINTS
from tartli_desktop.games.tarokk.rules.settlement import DOUBLE_POINTS, GAME_POINTS
from tartli_desktop.games.tarokk.rules.talon import talon_shares
from tartli_desktop.games.tarokk.rules.variant import ONLINE, PASKIEVICS, PRESETS, Variant
from tartli_desktop.games.tarokk.words import terms
from tartli_desktop.games.tarokk.words.terms import variant_name
from tartli_desktop.games.tarokk.words.utterances import silent_value, stake
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.pages.rich_text import Section, cards, either
from tartli_desktop.widgets.pages.rule_book import chapters

tr = Context("Tarokk.Help")


FILES = (
    *("course", "bidding", "talon", "announcing", "play", "payment", "rounds", "house_rules", "advice"),
    "words",
)
"""The files with the chapters, in the order in which a hand meets them."""


class TarokkHelp(HelpOf[Variant]):
    """The rules with their numbers, in the order in which a hand meets them, advice and the words."""

    def variants(self, played: Variant) -> Sequence[Variant]:
        """The known sets of rules; the one that is played may have other switches."""
        known = {variant.name: variant for variant in PRESETS}
        return tuple((known | {played.name: played}).values())

    def chapters(self, variant: Variant) -> Sequence[Section]:
        """The course of a hand, what is paid for it, own rules, advice and words."""
        # More columns would be too narrow for long words.
        shown = {variant_name(each): each for each in (PASKIEVICS, ONLINE, variant)}
        values = figures(variant) | {"switches": TarokkRulesDialog.compared(shown)}
        return tuple(each for name in FILES for each in chapters("tarokk", name, values))


_LEVELS = range(1, 5)


def figures(variant: Variant) -> dict[str, object]:
    """The values of the chapters by name: the switches of a set of rules, and what follows from them."""
    three, two, one, solo = map(terms.bid_name, _LEVELS)
    return asdict(variant) | {
        "three": three,
        "two": two,
        "one": one,
        "solo": solo,
        "game": terms.term(GAME),
        "highest_and_lowest": cards("SKIZ XXI XX XIX XVIII II I"),
        "king_points": POINTS[Card.SKIZ],
        "queen_points": POINTS[Card.HQ],
        "rider_points": POINTS[Card.HR],
        "jack_points": POINTS[Card.HJ],
        "low_points": POINTS[Card.II],
        "all_points": ALL_POINTS,
        "game_points": GAME_POINTS,
        "points_to_defend": GAME_POINTS - 1,
        "double_points": DOUBLE_POINTS,
        "bids": [(terms.bid_name(level), str(level)) for level in _LEVELS],
        "drawn": [_drawn(level) for level in _LEVELS],
        "bonuses": [
            (f"<b>{terms.term(kind)}</b>", terms.term(f"made-{kind}"), *_worth(kind, variant))
            for kind in BONUSES
        ],
        "kontras": _kontras(),
        "values": [_values(level, variant) for level in _LEVELS],
        "holdings": either([terms.term(f"held-{holding}") for holding in variant.annul_holdings]),
    }


def _drawn(level: int) -> tuple[str, ...]:
    """How many cards each draws from the talon, the declarer first."""
    shares = talon_shares(CARDS, (0, 1, 2, 3), 0, level)
    return terms.bid_name(level), *(str(len(shares[seat])) for seat in range(4))


def _worth(kind: str, variant: Variant) -> tuple[str, str]:
    """What a bonus is worth silent and announced; double game and volát by the value of the game."""
    silent = silent_value(kind, variant, 1)
    text = tr("%1 × game") if kind in ("double", "volat") else "%1"
    return fill(text, silent), fill(text, 2 * silent)


def _kontras() -> list[tuple[str, str, str]]:
    against = tr("the other side")
    own = tr("the side that owns it")
    return [
        (terms.kontra_word(level), against if level % 2 else own, f"×{2**level}")
        for level in range(1, len(KONTRAS) + 1)
    ]


def _values(level: int, variant: Variant) -> tuple[str, ...]:
    """Game, double game and volát in a bid."""
    values = (
        stake(GAME, variant, level),
        silent_value("double", variant, level),
        silent_value("volat", variant, level),
        stake("double", variant, level),
        stake("volat", variant, level),
    )
    return terms.bid_name(level), *map(str, values)
