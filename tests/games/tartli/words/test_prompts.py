"""One sentence for each moment."""

import pytest
from msgspec.structs import replace

from tartli_desktop.cards.german import Card
from tartli_desktop.game.rules import Draw
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Match, View
from tartli_desktop.games.tartli.words.prompts import draw_prompt, prompt_for, trick_line
from tartli_desktop.session.match_state import Phase
from tests.games.tartli.rules.positions import dealt

NAMES = ("Anna", "Kata")
NOBODY = Match.new(HUNGARIAN, first_dealer=1).view(0)


def leads(dealer: int = 1) -> View:
    return dealt(hands=("LA", "AO"), turned="H7", dealer=dealer).view(0)


def replies() -> View:
    match = dealt(hands=("LA", "AO"), turned="H7", dealer=0, played="1:play AO")
    return match.view(0)


def full(mine: str, theirs: str) -> View:
    match = dealt(hands=(mine, theirs), turned="H8", dealer=1, played=f"0:play {mine} 1:play {theirs}")
    return match.view(0)


@pytest.mark.parametrize(
    ("phase", "view", "words"),
    [
        (
            Phase.CUT,
            NOBODY,
            "Kata deals. Cut the pack: click a card, or press Space; the arrow keys choose where.",
        ),
        (
            Phase.DECIDE,
            NOBODY,
            "Kata deals. Which card should be turned up? If you don’t ask, it is the 19th.",
        ),
        (Phase.DECIDE, leads(), "You lead."),
        (Phase.DECIDE, replies(), "Kata led the Over of Acorns. Your turn."),
        (Phase.PAUSE, full("LA", "LX"), "The trick is yours."),
        (Phase.PAUSE, full("LX", "LA"), "Kata wins the trick."),
        (Phase.HAND_OVER, leads(), "The hand is over."),
        (Phase.MATCH_OVER, leads(), "The match is over."),
        (Phase.OPPONENT, leads(dealer=0), "Kata is thinking…"),
        (Phase.OPPONENT, leads(dealer=1), ""),
        (Phase.OPPONENT, NOBODY, ""),
    ],
)
def test_each_moment_has_its_sentence(phase: Phase, view: View, words: str) -> None:
    assert prompt_for(phase, view, NAMES) == words


def test_sudden_death_is_announced() -> None:  # R9.5
    view = replace(leads(), sudden_death=True)
    assert "the first points win the game" in prompt_for(Phase.DECIDE, view, NAMES)


def test_the_opponent_is_not_said_to_think_over_a_full_trick() -> None:
    assert prompt_for(Phase.OPPONENT, full("LX", "LA"), NAMES) == ""


def test_the_draw_in_words(qapp: object) -> None:  # R3.1
    lower, higher = Draw(((Card.H7, Card.BA),), 0), Draw(((Card.HA, Card.B8),), 1)
    told = "You drew the Seven of Hearts, Kata the Ace of Bells. You have the lower card and deal first."
    assert draw_prompt(lower, 0, NAMES) == told
    assert draw_prompt(higher, 0, NAMES).endswith("Kata has the lower card and deals first.")
    # The same for a player in the other seat.
    assert draw_prompt(Draw(((Card.BA, Card.H7),), 1), 1, NAMES[::-1]) == told
    again = Draw(((Card.H7, Card.A7), (Card.HA, Card.AA), (Card.HA, Card.B8)), 1)
    assert "ties are drawn again" in draw_prompt(again, 0, NAMES)
    both = draw_prompt(lower, None, ("Anna", "Kata"))
    assert both == (
        "Anna drew the Seven of Hearts, Kata the Ace of Bells. Anna has the lower card and deals first."
    )


def test_trumps_and_trick() -> None:
    assert trick_line(leads()) == "Trick 1 of 16\nTrumps: Hearts"
    assert trick_line(NOBODY) == ""
    match = Match.new(AUSTRIAN, first_dealer=1)
    match.deal(Card)
    assert trick_line(match.view(0)) == ""
