"""What a bid means, pays and costs, as shown beside the ladder and as read out."""

from collections.abc import Collection
from html import escape

from tartli_desktop.games.ulti import CONTRACTS, Contract, View
from tartli_desktop.games.ulti.coach.facts import silent_bids
from tartli_desktop.games.ulti.coach.lost_parts import can_judge, lost_parts, talon_of
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.games.ulti.words.money import lost_sentence, paid_and_cost, worth
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

tr = Context("Ulti.Ladder")
tr_prompts = Context("Ulti.Prompts")

_PARAGRAPH = '<p style="margin-top:6px; margin-bottom:0px;">%s</p>'
_HEADING = '<p style="margin-top:0px; margin-bottom:4px;"><b><big>%s</big></b>, %s</p>'
_LIST = '<table cellspacing="0" cellpadding="0">%s</table>'
_ITEM = '<tr><td style="padding-right:7px;">\u2022</td><td>%s</td></tr>'
_ROW = '<tr><td>%s</td><td align="right" style="padding-left:14px;"><b>%s</b></td></tr>'
_TABLE = '<table cellspacing="0" cellpadding="1" style="margin-bottom:6px;">%s</table>'


class BidMeaning:
    """The explanation of one bid.

    Args:
        contract: the bid.
        view: what the player knows.
        higher: the bids that may be bid now.
    """

    def __init__(self, contract: Contract, view: View, higher: Collection[str]) -> None:
        self._contract = contract
        self._view = view
        self._higher = higher
        self._name = terms.bid_name(contract.text)
        self._parts = [
            (terms.part_name(name), terms.component_sentence(name, contract)) for name in contract.names
        ]
        self._multiplier = view.bidding.times

    def shown(self) -> str:
        """As rich text: a heading, what is won and lost, the parts as a list, and notes."""
        items = "".join(_ITEM % f"<b>{escape(name)}</b>: {escape(told)}." for name, told in self._parts)
        told_worth = fill(tr_prompts("worth %1"), worth(self._contract, self._multiplier))
        stakes = (_ROW % (escape(words), escape(told)) for words, told in self._stakes())
        notes = (terms.kind_sentence(self._contract), *self._notes())
        return "".join(
            (
                _HEADING % (escape(self._name), escape(told_worth)),
                _TABLE % "".join(stakes),
                _LIST % items,
                *(_PARAGRAPH % escape(line) for line in notes),
            )
        )

    def spoken(self) -> str:
        """In lines of plain text."""
        lines = [f"{self._name}: {worth(self._contract, self._multiplier)}"]
        lines += [f"\u2022 {name}: {told}." for name, told in self._parts]
        lines.append(terms.kind_sentence(self._contract))
        lines.append(" ".join(f"{words} {told}." for words, told in self._stakes()))
        return "\n".join((*lines, *self._notes()))

    def _stakes(self) -> tuple[tuple[str, str], tuple[str, str]]:
        won, lost = paid_and_cost(self._contract, self._view.rules.unit, self._multiplier)
        return (tr("Won:", "a contract"), won), (tr("Lost:", "a contract"), lost)

    def _notes(self) -> list[str]:
        """The silent bids that go with it, and what stands against it now."""
        contract, view = self._contract, self._view
        notes = []
        silent = silent_bids(contract, view.rules)
        if silent:
            named = tr("%1 (%2, or %3 if lost)", "a silent bid and its value")
            text = tr("Also paid if they happen: %1.")
            told = (fill(named, terms.term(name), value, 2 * value) for name, value in silent)
            notes.append(fill(text, ", ".join(told)))
        if (kept := _kept_instead(contract, view)) is not None:
            notes.append(_only_its_kind(kept))
        elif contract.text not in self._higher and view.standing is not None:
            notes.append(fill(tr("It cannot be bid over %1."), terms.bid_name(view.standing[1])))
        elif can_judge(view):
            lost = lost_parts(contract, view.hand, talon_of(view))
            notes += [f"\u26a0 {lost_sentence(why)}" for why in lost]
        return notes


def _kept_instead(contract: Contract, view: View) -> Contract | None:
    """The player's bid of the first round, if ``contract`` is of another kind and may not raise it (U4.9)."""
    if view.standing is None or view.to_move != view.seat or not view.bidding.raising:
        return None
    kept = CONTRACTS[view.standing[1]]
    return kept if contract.kind != kept.kind else None


def _only_its_kind(kept: Contract) -> str:
    """Which bids can be made over a bid of the first round."""
    return {
        "single": tr("Over your bid of the first round you can bid only with trumps that you name later."),
        "hearts": tr("Over your bid of the first round you can bid only Hearts."),
        "plain": tr("Over your bid of the first round you can bid only without trumps."),
    }[kept.kind]
