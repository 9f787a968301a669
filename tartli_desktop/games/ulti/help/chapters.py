"""What the help says about Ulti: see :class:`tartli_desktop.face.learning.help.Help`."""

from collections.abc import Iterator, Sequence

from tartli_desktop.cards.german import Rank
from tartli_desktop.face.learning.help import HelpOf
from tartli_desktop.games.ulti import CONTRACTS
from tartli_desktop.games.ulti.coach.facts import silent_bids
from tartli_desktop.games.ulti.dialogs.new_match import UltiRulesDialog
from tartli_desktop.games.ulti.help.bids import contract_pages, ladder
from tartli_desktop.games.ulti.rules.actions import TRUMPS
from tartli_desktop.games.ulti.rules.cards import HIGH_TEN, LAST_TRICK_POINTS, LOW_TEN
from tartli_desktop.games.ulti.rules.settlement import SILENT_HUNDRED
from tartli_desktop.games.ulti.rules.variant import ASSOCIATION, SOCIAL, TWO_ROUNDS, Variant
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.games.ulti.words.money import gain, loss
from tartli_desktop.games.ulti.words.terms import variant_name
from tartli_desktop.text.amounts import signed
from tartli_desktop.text.card_names import rank_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun
from tartli_desktop.widgets.pages.rich_text import Section, at, either
from tartli_desktop.widgets.pages.rule_book import chapters

tr = Context("Ulti.Help")


class UltiHelp(HelpOf[Variant]):
    """The rules with their numbers, a page for each contract, the ladder, advice and the words."""

    def variants(self, played: Variant) -> Sequence[Variant]:
        """The three known games; the one that is played may have other switches, or another unit."""
        known = {variant.name: variant for variant in (ASSOCIATION, SOCIAL, TWO_ROUNDS)}
        return tuple((known | {played.name: played}).values())

    def chapters(self, variant: Variant) -> Sequence[Section]:
        """The course of a hand, the contracts, the ladder, what is paid, own rules, advice and words."""
        shown = {variant_name(each): each for each in self.variants(variant)}
        switches = UltiRulesDialog.compared(shown)
        return (
            *course(variant),
            *contract_pages(variant),
            ladder(variant),
            *payment(variant),
            *chapters("ulti", "house_rules", {"switches": switches}),
            *chapters("ulti", "advice", variant.to_dict()),
            *chapters("ulti", "words", {}),
        )


def course(variant: Variant) -> tuple[Section, ...]:
    """How a hand goes under a set of rules, in the words of one pack."""

    def row(order: str) -> str:
        return ", ".join(rank_name(Rank.parse(letter)) for letter in reversed(order))

    values = {
        "high_ten": row(HIGH_TEN),
        "low_ten": row(LOW_TEN),
        "ace": rank_name(Rank.ACE),
        "ten": rank_name(Rank.TEN),
        "last_trick": LAST_TRICK_POINTS,
        "trumps": either([terms.trump_name(action.suit) for action in TRUMPS]),
        # Twice its value to each of two.
        "lost": 2 * loss(CONTRACTS["simple"]),
    }
    return chapters("ulti", "course", variant.to_dict() | values)


_SILENT = {"100": "U11.1", "ulti": "U11.2", "aces": "U11.3", "durchmars": "U11.4"}
"""The rule of each silent bid."""


def payment(variant: Variant) -> tuple[Section, ...]:
    """What is paid for a hand by a set of rules."""
    defender, soloist = tr("a defender"), tr("the soloist")
    levels = [
        (begun(terms.level_word(level)), defender if level % 2 else soloist, f"×{2**level}")
        for level in range(1, variant.double_cap + 1)
    ]
    values = {"levels": levels, "hundred": SILENT_HUNDRED}
    return chapters(
        "ulti", "payment", variant.to_dict() | values | dict(_silent(variant)) | dict(_examples(variant))
    )


def _silent(variant: Variant) -> Iterator[tuple[str, object]]:
    """The names of the silent bids and what they are worth, 0 if the rules do not have them."""
    worth = dict(silent_bids(CONTRACTS["simple"], variant))
    for name in _SILENT:
        yield f"name_{name}", terms.term(f"silent-{name}")
        yield f"worth_{name}", worth.get(f"silent-{name}", 0)
    yield (
        "worth_durchmars_elsewhere",
        dict(silent_bids(CONTRACTS["40-100"], variant)).get("silent-durchmars", 0),
    )
    yield "without", at(" ".join(rule for name, rule in _SILENT.items() if f"silent-{name}" not in worth), "")


def _examples(variant: Variant) -> Iterator[tuple[str, object]]:
    """Examples worked out as at the table; a bid is empty if nobody can double as high."""
    simple, hearts = CONTRACTS["simple"], CONTRACTS["hearts simple"]
    ulti, hundred = CONTRACTS["ulti"], CONTRACTS["hearts 40-100"]
    cases = {
        "simple": (simple, gain(simple), 0),
        "both": (ulti, gain(ulti), 0),
        "half": (ulti, gain(simple) - (loss(ulti) - loss(simple)), 0),
        "neither": (ulti, -loss(ulti), 0),
        "doubled": (hearts, 2 * gain(hearts), 1),
        "redoubled": (hundred, 4 * gain(hundred), 2),
    }
    for name, (bid, points, level) in cases.items():
        yield name, terms.bid_name(bid.text) if level <= variant.double_cap else ""
        yield f"{name}_soloist", signed(points)
        yield f"{name}_defender", signed(-points // 2)
