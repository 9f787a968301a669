"""The piles of games with tricks and a talon."""

from tartli_desktop.game.match import A_co, C, E, V_contra
from tartli_desktop.table.piles import PileKind, PileSpec, TablePlanOf

HANDS, PLAYED, TAKEN, OPEN = (
    [f"{pile} {seat}" for seat in range(5)] for pile in ("hand", "trick", "taken", "open")
)
"""Names of piles, by seat: cards held, the card in the trick, cards gathered, cards that lie open."""

TALON = "talon"
BATCHES = [f"batch {number}" for number in range(1, 5)]
"""Names of the piles from which players choose their hands."""


class TrickPlan(TablePlanOf[V_contra, E, A_co, C]):
    """Hands, the talon, the trick, what each player has gathered, and what lies open before each."""

    def piles(self, seats: int) -> tuple[PileSpec, ...]:
        """The talon, and of each seat the hand, the card in the trick, the cards gathered, the open ones."""
        every = range(seats)
        return (
            *(PileSpec(HANDS[seat], seat, PileKind.FAN, face_up=False) for seat in every),
            *(PileSpec(PLAYED[seat], seat, PileKind.SPOT) for seat in every),
            PileSpec(TALON, None, PileKind.STACK, face_up=False),
            *(PileSpec(TAKEN[seat], seat, PileKind.STACK, face_up=False) for seat in every),
            *(PileSpec(OPEN[seat], seat, PileKind.ROW) for seat in every),
        )
