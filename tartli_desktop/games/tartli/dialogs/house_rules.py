"""A dialog for a player's own rules (R11)."""

from types import MappingProxyType

from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from tartli_desktop.cards.german import Rank
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Variant
from tartli_desktop.games.tartli.words.terms import variant_name
from tartli_desktop.kit.house_rules import RulesDialog, RulesWords, Values
from tartli_desktop.text.card_names import SuitSystem, ranks_name
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.forms import LARGEST_TARGET, Field, Labels, Number, WholeBox


class HouseRulesDialog(RulesDialog[Variant]):
    """Every switch of R11.

    Args:
        variant: the rules shown at first.
        parent: the window it belongs to.
        suits: the suits of the pack in play, for the wording.
    """

    presets = (HUNGARIAN, AUSTRIAN)
    choices = MappingProxyType({"match_target": (*range(1, LARGEST_TARGET + 1), None)})

    def __init__(
        self, variant: Variant, parent: QWidget | None = None, suits: SuitSystem = SuitSystem.GERMAN
    ) -> None:
        self._suits = suits
        super().__init__(variant, parent)

    def field(self, switch: str) -> Field:
        return Number(WholeBox(), 1, 501) if switch == "double_below" else super().field(switch)

    def with_values(self, variant: Variant, values: Values) -> Variant:
        return replace(variant, **values)

    def follow(self) -> None:
        # R5.10 has no effect without R5.7.
        further = self.fields["further_sequences"].value()
        self.fields["bar_touching_sequences"].allow(further == "higher_or_apart")
        super().follow()

    def words(self) -> RulesWords:
        sentences = (
            self.tr("These are the Hungarian rules. Change anything you like."),
            self.tr("These are the Austrian rules. Change anything you like."),
        )
        groups = {
            self.tr("Deal"): self._deal_words(),
            self.tr("Melds"): self._meld_words(),
            self.tr("Béla and the Seven"): self._seven_words(),
            self.tr("Counting"): self._count_words(),
        }
        named = zip(map(variant_name, self.presets), sentences, strict=True)
        return RulesWords(self.tr("House rules"), tuple(named), groups)

    def _deal_words(self) -> dict[str, Labels]:
        return {
            "turned_card": Labels(
                self.tr("Turned-u&p card:"),
                (
                    self.tr("After the deal, the 19th card is turned up; its suit is trumps."),
                    self.tr("The non-dealer may ask for an earlier card to be turned up instead."),
                ),
                (self.tr("Always the 19th"), self.tr("On request")),
            ),
            "next_dealer": Labels(
                self.tr("Next &dealer:"),
                (
                    self.tr("You and your opponent take turns dealing."),
                    self.tr("The player who scores more in a hand deals the next one."),
                ),
                (self.tr("Alternating"), self.tr("The winner")),
            ),
            "show_trick_7_draw": Labels(
                self.tr("&Show the card drawn after trick 7"),
                (self.tr("The winner of trick 7 must show the card they draw next."),),
            ),
        }

    def _meld_words(self) -> dict[str, Labels]:
        higher_or_apart = self.tr("Higher, or one card apart")
        barred = self.tr("Only applies if further sequences are set to: %1.")
        return {
            "set_of_nines": Labels(
                self.tr("Four N&ines count as a set"),
                (self.tr("Four Nines can be declared for 150 points."),),
            ),
            "tens_below_unders": Labels(
                fill(self.tr("Four &%1 beat four Tens", "Unders"), ranks_name(Rank.UNDER, self._suits)),
                (self.tr("If both players declare a set, four Tens rank lowest."),),
            ),
            "sequences_per_trick": Labels(
                self.tr("Se&quences in a trick:"),
                (
                    self.tr("You may declare one sequence per trick, with or without a set."),
                    self.tr("You may declare one sequence of each suit per trick, with or without a set."),
                ),
                (self.tr("Only one"), self.tr("One in each suit")),
            ),
            "further_sequences": Labels(
                self.tr("&Further sequences:"),
                (
                    self.tr(
                        "Once a sequence has scored, the next one in that suit must go higher, be "
                        "longer with the same top card, or lie below it with a gap of at least one "
                        "card."
                    ),
                    self.tr("Once a sequence has scored, the next one in that suit must include a new card."),
                ),
                (higher_or_apart, self.tr("With a new card")),
            ),
            "bar_touching_sequences": Labels(
                self.tr("For&bid adjoining sequences"),
                (self.tr("The next sequence in that suit may not start right next to one that has scored."),),
                barred=barred.replace("%1", higher_or_apart),
            ),
        }

    def _seven_words(self) -> dict[str, Labels]:
        return {
            "exchange": Labels(
                self.tr("&Exchange of the Seven:"),
                (
                    self.tr(
                        "You can exchange the trump Seven for the turned-up card only before you lead to "
                        "a trick."
                    ),
                    self.tr("You can exchange the trump Seven for the turned-up card at any time."),
                ),
                (self.tr("Leader only"), self.tr("At any time")),
            ),
            "bela_with_melds": Labels(
                self.tr("Béla is declared with the &melds"),
                (self.tr("You declare béla before you play a card, and it scores when your melds do."),),
            ),
        }

    def _count_words(self) -> dict[str, Labels]:
        targets = [self.locale().toString(games) for games in range(1, LARGEST_TARGET + 1)]
        return {
            "stichmatsch": Labels(
                self.tr("Stichmatsch c&ounts"),
                (self.tr("Win all of the last nine tricks, and you score all 161 points for tricks."),),
            ),
            "double_below": Labels(
                self.tr("A game counts double belo&w:"),
                (
                    self.tr(
                        "If the loser has fewer points than this, the game counts double. This is "
                        "called maccs (Double in Austria)."
                    ),
                ),
            ),
            "match_target": Labels(
                self.tr("The match &goes to:"),
                (self.tr("The default for new matches; you can still agree on another number."),),
                (*targets, self.tr("No target")),
            ),
        }
