"""A dialog for a player's own rules (R11)."""

from __future__ import annotations

from msgspec.structs import fields, replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QWidget,
)

from tartli_desktop.cards.german import Rank
from tartli_desktop.games.tartli.rules import AUSTRIAN, HUNGARIAN, Variant
from tartli_desktop.text.card_names import SuitSystem, ranks_name
from tartli_desktop.text.own_rules import own_name
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.dialogs.forms import (
    LARGEST_TARGET,
    Choice,
    FormDialog,
    Name,
    Number,
    Tick,
    Words,
    form_layout,
)

PRESET_NAMES = (HUNGARIAN.name, AUSTRIAN.name)


class HouseRulesDialog(FormDialog):
    """Every switch of a variant (R11), each explained in a sentence.

    Args:
        variant: the rules shown at first.
        parent: the window it belongs to.
        suits: the suits of the pack in play, for the wording.
    """

    def __init__(
        self, variant: Variant, parent: QWidget | None = None, suits: SuitSystem = SuitSystem.GERMAN
    ) -> None:
        super().__init__(parent)
        self._suits = suits
        self._known = QLabel(textFormat=Qt.TextFormat.PlainText)
        self._known.setWordWrap(True)
        self.take_hungarian = QPushButton()
        self.take_austrian = QPushButton()
        self.keep_button = add_button(self.buttons, "", QDialogButtonBox.ButtonRole.AcceptRole)
        self.cancel_button = add_button(self.buttons, "", QDialogButtonBox.ButtonRole.RejectRole)
        self._groups = self._build()
        self._connect()
        self._show_variant(variant)
        self.retranslate()
        name = variant.name if variant.name not in PRESET_NAMES else ""
        self.fields["name"].put(own_name(name, self._nameless(), PRESET_NAMES))
        self.keep_button.setDefault(True)
        self.fields["name"].control.setFocus()

    def variant(self) -> Variant:
        """The rules as currently set in the dialog."""
        values = {name: field.value() for name, field in self.fields.items()}
        return Variant(**{**values, "name": own_name(values["name"], self._nameless(), PRESET_NAMES)})

    def _build(self) -> tuple[QGroupBox, ...]:
        name = Name()
        form = form_layout()
        name.add_to(form)
        self.fields["name"] = name
        known = QHBoxLayout()
        known.addWidget(self.take_hungarian)
        known.addWidget(self.take_austrian)
        known.addStretch(1)
        self.page.rows.addLayout(form)
        self.page.rows.addSpacing(self.fontMetrics().height() // 2)
        self.page.rows.addWidget(self._known)
        self.page.rows.addLayout(known)
        self.page.rows.addSpacing(self.fontMetrics().height() // 2)
        groups = (
            self._add_group(
                {
                    "turned_card": Choice(("nineteenth", "choice")),
                    "next_dealer": Choice(("alternate", "winner")),
                    "show_trick_7_draw": Tick(),
                }
            ),
            self._add_group(
                {
                    "set_of_nines": Tick(),
                    "tens_below_unders": Tick(),
                    "sequences_per_trick": Choice(("one", "one_per_suit")),
                    "further_sequences": Choice(("higher_or_apart", "not_inside")),
                    "bar_touching_sequences": Tick(),
                }
            ),
            self._add_group({"exchange": Choice(("leader", "any_time")), "bela_with_melds": Tick()}),
            self._add_group(
                {
                    "stichmatsch": Tick(),
                    "double_below": Number(QSpinBox(), 1, 501),
                    "match_target": Choice((*range(1, LARGEST_TARGET + 1), None)),
                }
            ),
        )
        self.page.rows.addStretch(1)
        return groups

    def _connect(self) -> None:
        for field in self.fields.values():
            field.changed.connect(self._follow)
        self.take_hungarian.clicked.connect(self._show_hungarian)
        self.take_austrian.clicked.connect(self._show_austrian)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _show_hungarian(self) -> None:
        self._show_variant(HUNGARIAN)

    def _show_austrian(self) -> None:
        self._show_variant(AUSTRIAN)

    def _show_variant(self, variant: Variant) -> None:
        """Show all switches but leave the name alone."""
        for switch in fields(variant):
            if switch.name != "name":
                self.fields[switch.name].put(getattr(variant, switch.name))
        self._follow()

    def _follow(self) -> None:
        """Update what depends on several switches."""
        # R5.10 has no effect without R5.7.
        further = self.fields["further_sequences"].value()
        self.fields["bar_touching_sequences"].allow(further == "higher_or_apart")
        variant = self.variant()
        if variant == replace(HUNGARIAN, name=variant.name):
            text = self.tr("These are the Hungarian rules. Change anything you like.")
        elif variant == replace(AUSTRIAN, name=variant.name):
            text = self.tr("These are the Austrian rules. Change anything you like.")
        else:
            text = self.tr(
                "These are your own rules. You can also start again from the Hungarian or Austrian ones."
            )
        self._known.setText(text)

    def _nameless(self) -> str:
        return self.tr("My own rules")

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("House rules"))
        self.take_hungarian.setText(self.tr("Start from &Hungarian rules"))
        self.take_austrian.setText(self.tr("Start from &Austrian rules"))
        self.keep_button.setText(self.tr("Save &rules"))
        self.cancel_button.setText(self.tr("&Cancel"))
        titles = (
            self.tr("Deal"),
            self.tr("Melds"),
            self.tr("Béla and the Seven"),
            self.tr("Counting"),
        )
        for group, title in zip(self._groups, titles, strict=True):
            group.setTitle(title)
        self._say_fields(self._name_words() | self._deal_words() | self._meld_words() | self._count_words())
        self._follow()

    def _name_words(self) -> dict[str, Words]:
        return {"name": Words(self.tr("&Name of these rules:"))}

    def _deal_words(self) -> dict[str, Words]:
        return {
            "turned_card": Words(
                self.tr("&Turned-up card:"),
                (
                    self.tr("After the deal, the 19th card is turned up; its suit is trumps."),
                    self.tr("The non-dealer may ask for an earlier card to be turned up instead."),
                ),
                (self.tr("Always the 19th"), self.tr("On request")),
            ),
            "next_dealer": Words(
                self.tr("Next &dealer:"),
                (
                    self.tr("You and your opponent take turns dealing."),
                    self.tr("The player who scores more in a hand deals the next one."),
                ),
                (self.tr("Alternating"), self.tr("The winner")),
            ),
            "show_trick_7_draw": Words(
                self.tr("&Show the card drawn after trick 7"),
                (self.tr("The winner of trick 7 must show the card they draw next."),),
            ),
        }

    def _meld_words(self) -> dict[str, Words]:
        higher_or_apart = self.tr("Higher, or one card apart")
        barred = self.tr("Only applies if further sequences are set to: %1.")
        return {
            "set_of_nines": Words(
                self.tr("Four N&ines count as a set"),
                (self.tr("Four Nines can be declared for 150 points."),),
            ),
            "tens_below_unders": Words(
                fill(self.tr("Four &%1 beat four Tens", "Unders"), ranks_name(Rank.UNDER, self._suits)),
                (self.tr("If both players declare a set, four Tens rank lowest."),),
            ),
            "sequences_per_trick": Words(
                self.tr("Se&quences in a trick:"),
                (
                    self.tr("You may declare one sequence per trick, with or without a set."),
                    self.tr("You may declare one sequence of each suit per trick, with or without a set."),
                ),
                (self.tr("Only one"), self.tr("One in each suit")),
            ),
            "further_sequences": Words(
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
            "bar_touching_sequences": Words(
                self.tr("For&bid adjoining sequences"),
                (self.tr("The next sequence in that suit may not start right next to one that has scored."),),
                barred=barred.replace("%1", higher_or_apart),
            ),
            "exchange": Words(
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
            "bela_with_melds": Words(
                self.tr("Béla is declared with the &melds"),
                (self.tr("You declare béla before you play a card, and it scores when your melds do."),),
            ),
        }

    def _count_words(self) -> dict[str, Words]:
        targets = [self.locale().toString(games) for games in range(1, LARGEST_TARGET + 1)]
        return {
            "stichmatsch": Words(
                self.tr("Stichmatsch c&ounts"),
                (self.tr("Win all of the last nine tricks, and you score all 161 points for tricks."),),
            ),
            "double_below": Words(
                self.tr("A game counts double belo&w:"),
                (
                    self.tr(
                        "If the loser has fewer points than this, the game counts double. This is "
                        "called maccs (Double in Austria)."
                    ),
                ),
            ),
            "match_target": Words(
                self.tr("The match &goes to:"),
                (self.tr("The default for new matches; you can still agree on another number."),),
                (*targets, self.tr("No target")),
            ),
        }
