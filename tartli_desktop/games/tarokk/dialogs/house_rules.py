"""A dialog for a player's own rules of tarokk (T15)."""

from __future__ import annotations

from dataclasses import fields, replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QWidget,
)

from tartli_desktop.games.tarokk.rules.variant import HOLDINGS, ONLINE, PASKIEVICS, Variant
from tartli_desktop.games.tarokk.words import terms
from tartli_desktop.text.own_rules import own_name
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.dialogs.forms import Choice, FormDialog, Name, Tick, Words, form_layout

PRESETS = (PASKIEVICS, ONLINE)
PRESET_NAMES = tuple(preset.name for preset in PRESETS)
_AGREED_ELSEWHERE = ("name", "players", "rounds")
"""Not among the switches: how many play, and how long, is agreed before each match."""


class TarokkRulesDialog(FormDialog):
    """Every switch of a set of rules (T15), each explained in a sentence.

    Args:
        variant: the rules shown at first.
        parent: the window it belongs to.
    """

    def __init__(self, variant: Variant, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._variant = variant
        self._known = QLabel(textFormat=Qt.TextFormat.PlainText)
        self._known.setWordWrap(True)
        self.start_from = QComboBox()
        """The preset that the button beside it loads."""
        self.take_button = QPushButton()
        self.keep_button = add_button(self.buttons, "", QDialogButtonBox.ButtonRole.AcceptRole)
        self.cancel_button = add_button(self.buttons, "", QDialogButtonBox.ButtonRole.RejectRole)
        self._groups = self._build()
        self._show_variant(variant)
        self.retranslate()
        name = variant.name if variant.name not in PRESET_NAMES else ""
        self.fields["name"].put(own_name(name, self._nameless(), PRESET_NAMES))
        self.keep_button.setDefault(True)
        self.fields["name"].control.setFocus()

    def variant(self) -> Variant:
        """The rules as they are shown."""
        values = {name: field.value() for name, field in self.fields.items()}
        values["annul_holdings"] = tuple(each for each in HOLDINGS if values.pop(_holding(each)))
        return replace(
            self._variant, **{**values, "name": own_name(values["name"], self._nameless(), PRESET_NAMES)}
        )

    def _build(self) -> tuple[QGroupBox, ...]:
        name = Name()
        form = form_layout()
        name.add_to(form)
        self.fields["name"] = name
        known = QHBoxLayout()
        # In another language the texts may be longer than those first shown.
        self.start_from.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.start_from.addItems([""] * len(PRESETS))
        known.addWidget(self.start_from)
        known.addWidget(self.take_button)
        known.addStretch(1)
        self.page.rows.addLayout(form)
        self.page.rows.addSpacing(self.fontMetrics().height() // 2)
        self.page.rows.addWidget(self._known)
        self.page.rows.addLayout(known)
        self.page.rows.addSpacing(self.fontMetrics().height() // 2)
        groups = (
            self._add_group(
                {
                    "hold": Choice(("bidders", "earlier")),
                    "cue_bids": Choice(("jump", "level", "online", "none")),
                    "opening_cue": Choice(("yes", "no", "if_passed")),
                    "cue_debt": Choice(("always", "accepted")),
                    "yield_high_honour": Tick(),
                    "sole_bidder_raise": Tick(),
                    "trial_price": Choice((None, 1, 2, 4, 8)),
                }
            ),
            self._add_group(
                {
                    "discard_xx": Tick(),
                    "annul_when": Choice(("after_discard", "before_discard")),
                    **{_holding(holding): Tick() for holding in HOLDINGS},
                    "annul_after_tarokk_discard": Tick(),
                    "void_hands": Choice(("stack", "append", "quad", "none")),
                }
            ),
            self._add_group(
                {
                    "free_call": Tick(),
                    "tell_discarded_call": Tick(),
                    "double_and_volat": Choice(("not_same_turn", "same_turn", "not_same_player")),
                    "declarations": Choice(("free", "bind")),
                }
            ),
            self._add_group(
                {
                    "kontra_needs_48": Tick(),
                    "kings_value": Choice((1, 2)),
                    "ultimo_value": Choice((5, 6)),
                    "catch_value": Choice((21, 30)),
                    "silent_with_volat": Choice(("none", "trull")),
                    "kings_with_double": Tick(),
                    "kontra_on_silent": Tick(),
                    "undeclared_tarokks": Choice(("partner", "if_covered", "never")),
                }
            ),
        )
        self.page.rows.addStretch(1)
        for field in self.fields.values():
            field.changed.connect(self._follow)
        self.take_button.clicked.connect(self._take_preset)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        return groups

    def _take_preset(self) -> None:
        self._show_variant(PRESETS[self.start_from.currentIndex()])

    def _show_variant(self, variant: Variant) -> None:
        """Show all switches without changing the name."""
        for switch in fields(variant):
            if switch.name == "annul_holdings":
                for holding in HOLDINGS:
                    self.fields[_holding(holding)].put(holding in variant.annul_holdings)
            elif switch.name not in _AGREED_ELSEWHERE:
                self.fields[switch.name].put(getattr(variant, switch.name))
        self._follow()

    def _follow(self) -> None:
        """Say which rules these are."""
        shown = self.variant()
        for preset in PRESETS:
            if shown == replace(preset, name=shown.name, players=shown.players, rounds=shown.rounds):
                self._known.setText(self._known_words()[preset.name])
                return
        self._known.setText(self.tr("These are your own rules. You can also start over from a known set."))

    def _known_words(self) -> dict[str, str]:
        return {
            "paskievics": self.tr("These are the Paskievics rules. Change anything you like."),
            "online": self.tr("These are the rules as played online. Change anything you like."),
        }

    def _nameless(self) -> str:
        return self.tr("My own rules")

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("House rules for tarokk"))
        self.start_from.setAccessibleName(self.tr("Known rules"))
        for place, preset in enumerate(PRESETS):
            self.start_from.setItemText(place, terms.variant_name(preset))
        self.take_button.setText(self.tr("Start from &these"))
        self.keep_button.setText(self.tr("Save &rules"))
        self.cancel_button.setText(self.tr("&Cancel"))
        titles = (
            self.tr("Auction"),
            self.tr("Discards and void hands"),
            self.tr("Calls and announcements"),
            self.tr("What is paid"),
        )
        for group, title in zip(self._groups, titles, strict=True):
            group.setTitle(title)
        self._say_fields(
            {"name": Words(self.tr("&Name of these rules:"))}
            | self._auction_words()
            | self._void_words()
            | self._announcing_words()
            | self._payment_words()
        )
        self._follow()

    def _auction_words(self) -> dict[str, Words]:
        return {
            "hold": Words(
                self.tr("Who may &hold:"),
                (
                    self.tr("Any bidder who was outbid may hold."),
                    self.tr("Only a bidder who spoke before the last bidder may hold."),
                ),
                (self.tr("Any bidder"), self.tr("Only an earlier bidder")),
            ),
            "cue_bids": Words(
                self.tr("Cue bid&s:"),
                (
                    self.tr("A jump of one promises the XIX, a jump of two the XVIII."),
                    self.tr("A jump that only Solo can overcall promises the XVIII, any other the XIX."),
                    self.tr("As played online; a cue bid can be rejected by a hold."),
                    self.tr("No bid promises a card, and no game is yielded."),
                ),
                (
                    self.tr("By the size of the jump"),
                    self.tr("By the level"),
                    self.tr("As played online"),
                    self.tr("None"),
                ),
            ),
            "opening_cue": Words(
                self.tr("The first bid as a cue b&id:"),
                (
                    self.tr("A first bid of Two or One is a cue bid."),
                    self.tr("The first bid never promises a card."),
                    self.tr("It promises the card only if the bidder passes later."),
                ),
                (self.tr("Yes"), self.tr("No"), self.tr("If the bidder passes")),
            ),
            "cue_debt": Words(
                self.tr("A cue bid with the Pagát alone o&wes Pagátultimó:"),
                options=(self.tr("Always"), self.tr("If the card is called")),
            ),
            "yield_high_honour": Words(
                self.tr("&Yielding promises a high honour"),
                (self.tr("The player who yields holds the Skíz or the XXI as well as the XX."),),
            ),
            "sole_bidder_raise": Words(
                self.tr("A lone Three &may be raised"),
                (self.tr("A declarer whose Three was the only bid may make it Two or One."),),
            ),
            "trial_price": Words(
                self.tr("A failed trial pays each of the others:"),
                options=(self.tr("The value of the bid"), *map(str, (1, 2, 4, 8))),
            ),
        }

    def _void_words(self) -> dict[str, Words]:
        holdings = {
            _holding(each): Words(
                fill(self.tr("A hand with %1 can be annulled"), terms.holding_name(each)).replace("&", "&&")
            )
            for each in HOLDINGS
        }
        return holdings | {
            "discard_xx": Words(self.tr("The &XX may be discarded")),
            "annul_when": Words(
                self.tr("&Annulling comes:"),
                options=(self.tr("After discarding"), self.tr("Before discarding")),
            ),
            "annul_after_tarokk_discard": Words(
                self.tr("Annulling is allowed after discarding a tarokk, too")
            ),
            "void_hands": Words(
                self.tr("After a &void hand:"),
                (
                    self.tr("A round of deals counts double; overlapping rounds multiply."),
                    self.tr("A round of deals counts double; rounds follow one another."),
                    self.tr("A round of deals counts double, after a second void hand four times."),
                    self.tr("Nothing is doubled, and the deal passes on."),
                ),
                (
                    self.tr("Doubled rounds that multiply"),
                    self.tr("Doubled rounds in a row"),
                    self.tr("Twice, then four times"),
                    self.tr("Nothing"),
                ),
            ),
        }

    def _announcing_words(self) -> dict[str, Words]:
        return {
            "free_call": Words(
                self.tr("&Free call after discarded tarokks"),
                (self.tr("If another player has discarded a tarokk, any tarokk may be called."),),
            ),
            "tell_discarded_call": Words(
                self.tr("Te&ll that a called tarokk was discarded"),
                (self.tr("Otherwise its player only says kontra, and nobody else knows why."),),
            ),
            "double_and_volat": Words(
                self.tr("&Double Game and Volát:"),
                options=(
                    self.tr("Not in the same turn"),
                    self.tr("Also in the same turn"),
                    self.tr("Never by the same player"),
                ),
            ),
            "declarations": Words(
                self.tr("D&eclaring eight or nine tarokks:"),
                options=(self.tr("Shows no side"), self.tr("Shows the side, like a bonus")),
            ),
        }

    def _payment_words(self) -> dict[str, Words]:
        return {
            "kontra_needs_48": Words(
                self.tr("If the game is &kontra’d, the declarer wins with 47 points, too")
            ),
            "kings_value": Words(self.tr("Silent Four Kin&gs:"), options=("1", "2")),
            "ultimo_value": Words(self.tr("Silent Pagát&ultimó:"), options=("5", "6")),
            "catch_value": Words(self.tr("Silent XXI-Catch:"), options=("21", "30")),
            "silent_with_volat": Words(
                self.tr("Silent b&onuses beside Volát:"),
                options=(self.tr("None"), self.tr("Trull only")),
            ),
            "kings_with_double": Words(self.tr("Silent Four Kings count beside silent Dou&ble Game")),
            "kontra_on_silent": Words(self.tr("The kontra multiplies silent Double Game and Volát")),
            "undeclared_tarokks": Words(
                self.tr("Undeclared eight or nine tarokks are &paid:"),
                options=(
                    self.tr("By the partner"),
                    self.tr("By the partner, if the side has won that much"),
                    self.tr("Never"),
                ),
            ),
        }


def _holding(name: str) -> str:
    """The field of a holding that entitles to annul."""
    return f"annul {name}"
