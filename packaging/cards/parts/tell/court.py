"""Who stands on the picture cards of the Tell pack."""

from .aces import ACES
from .kings import KINGS
from .overs import OVERS
from .unders import UNDERS

COURT = {
    suit + rank: figures[suit]
    for rank, figures in (("U", UNDERS), ("O", OVERS), ("K", KINGS), ("A", ACES))
    for suit in "ALHB"
}
