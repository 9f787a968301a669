"""The actions of records (U17.1)."""

from functools import partial

from tartli_desktop.game.record import read_seated
from tartli_desktop.games.ulti import Match

parse_seated = partial(read_seated, seats=3, form=Match.form)
