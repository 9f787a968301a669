"""What a bid, a double or a hand brings, in points and in money (U12)."""

from collections.abc import Mapping, Sequence

from tartli_desktop.face.sentences import Sentences
from tartli_desktop.games.ulti import CONTRACTS, Contract, View
from tartli_desktop.games.ulti.coach.lost_parts import PARTS, Lost
from tartli_desktop.text.amounts import amount, signed
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

tr = Context("Ulti.Money")
tr_lost = Context("Ulti.LostParts")
say = Sentences("ulti", "account")


Levels = Mapping[str, tuple[int, int, int]]
"""The level of doubling of each component that concerns each seat (U18.4)."""


def gain(contract: Contract, multiplier: int = 1) -> int:
    """What the soloist wins from both defenders if all components are won, undoubled, without silent bids."""
    return 2 * multiplier * contract.value


def loss(contract: Contract, multiplier: int = 1) -> int:
    """What the soloist pays both if all components are lost: a lost Ulti costs its value twice (U12.2)."""
    penalty = 4 * contract.factor if contract.has("ulti") else 0
    return 2 * multiplier * (contract.value + penalty)


def worth(contract: Contract, multiplier: int = 1) -> str:
    """The values of the components as players add them up: "8 + 8 = 16", in a first round "2 × 5 = 10"."""
    values = [str(value) for _, value in contract.components]
    added = " + ".join(values)
    if multiplier > 1:
        added = f"{multiplier} × {added if len(values) == 1 else f'({added})'}"
    elif len(values) == 1:
        return added
    return f"{added} = {multiplier * contract.value}"


def in_money(points: int, unit: int) -> str:
    """Points, and what they are in money: "+10 points (+100 in money)"."""
    text = tr("%1 points (%2 Ft)")
    if abs(points) == 1:
        text = tr("%1 point (%2 Ft)")
    return fill(text, signed(points), signed(points * unit))


def cost(points: int, unit: int) -> str:
    """What something costs the viewer: "That costs you 40 points (400 Ft)." """
    text = tr("That costs you %1 points (%2 Ft).")
    if points == 1:
        text = tr("That costs you %1 point (%2 Ft).")
    return fill(text, amount(points), amount(points * unit))


def paid_and_cost(contract: Contract, unit: int, multiplier: int = 1) -> tuple[str, str]:
    """What a bid pays and what it costs, as two texts."""
    won, lost = gain(contract, multiplier), -loss(contract, multiplier)
    return in_money(won, unit), in_money(lost, unit)


def as_it_stands(view: View) -> str:
    """What the viewer wins or pays at the current levels of doubling."""
    levels, unit = dict(view.levels), view.rules.unit
    best, worst = sorted((paid_if(view, levels, view.seat, won=won) for won in (True, False)), reverse=True)
    text = tr("At stake for you now: %1 points (%2 Ft) or %3 (%4 Ft).")
    return fill(text, signed(best), signed(best * unit), signed(worst), signed(worst * unit))


def if_claimed(view: View) -> str:
    """What a claim brings the viewer if it wins every component (U13.3)."""
    text = tr("If every part is won: %1 for you.")
    points = paid_if(view, dict(view.levels), view.seat, won=True)
    return fill(text, in_money(points, view.rules.unit))


def paid_if(view: View, levels: Levels, seat: int, *, won: bool) -> int:
    """What a seat gets if the soloist wins or loses all components at these levels (U12.1, U12.2).

    Silent bids are left out: nobody knows about them yet.
    """
    assert view.contract is not None
    contract, times = CONTRACTS[view.contract], view.multiplier or 1

    def owed(defender: int) -> int:
        """What that defender pays; negative if the soloist pays."""
        amount = sum(times * (value << levels[name][defender]) for name, value in contract.components)
        if won:
            return amount
        penalty = 4 * contract.factor * times if contract.has("ulti") else 0
        return -amount - penalty

    if seat != view.soloist:
        return -owed(seat)
    return sum(owed(defender) for defender in range(3) if defender != seat)


def cost_sentence(contract: Contract, reasons: Sequence[Lost], unit: int, factor: int = 1) -> str:
    """What the components that are certainly lost cost; empty if it is unknown which are.

    ``factor`` is what a double multiplies their value by; a lost Ulti's penalty is never doubled (U12.2).
    """
    values, names = dict(contract.components), {PARTS[why] for why in reasons if why in PARTS}
    if not names:
        return ""
    # U12.2: a lost Ulti costs its value once more.
    lost = 2 * sum(values[name] * (factor + (name == "ulti")) for name in names)
    return fill(tr_lost("That alone costs you %1 points (%2 Ft)."), amount(lost), amount(lost * unit))


def lost_words(why: Lost) -> str:
    """The component that is lost, in as few words as possible."""
    return say(f"lost-{why.name.lower().replace('_', '-')}")


def lost_sentence(why: Lost) -> str:
    """Why it is lost (U6)."""
    return tr_lost(why.value)
