"""What players say appears on notes: exactly the words of R5.3 and R6, until the trick is gathered."""

import pytest
from msgspec.structs import replace

from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, CardDrawn, Gather, Match, Play, Variant
from tartli_desktop.table.view import CardTableView
from tartli_desktop.text import card_names
from tests.games.tartli.rules.positions import contest, dealt, play, stacked


def said(view: CardTableView) -> tuple[str, str]:
    """The notes of the person and of the opponent."""
    mine, theirs = view.scene().notes
    assert mine.isVisible() == bool(mine.text)
    assert theirs.isVisible() == bool(theirs.text)
    return mine.text, theirs.text


def silence(view: CardTableView) -> None:
    for note in view.scene().notes:
        note.clear()


class Told:
    """A match whose events are presented on a table."""

    def __init__(self, view: CardTableView, match: Match) -> None:
        self.view, self.match = view, match
        view.scene().lay_out(match.view(0))

    def __call__(self, script: str) -> tuple[str, str]:
        events = [event.seen_by(0) for event in play(self.match, script)]
        self.view.scene().present(events, self.match.view(0))
        return said(self.view)


@pytest.mark.parametrize(
    ("variant", "words"),
    [(HUNGARIAN, ("terc!", "vannak, kvart!")), (AUSTRIAN, ("terz!", "vierling, quart!"))],
)
def test_a_declaration_says_lengths_and_no_names(
    view: CardTableView, variant: Variant, words: tuple[str, str]
) -> None:  # R5.3
    told = Told(view, dealt(variant, hands=("", "LAKO HA"), turned="B8"))
    silence(view)
    assert told("1:declare LA3")[1].casefold() == words[0]
    told = Told(view, dealt(variant, hands=("", "LAKOU AU HU BU"), turned="B8"))
    silence(view)
    assert told("1:declare LA4 UUUU")[1].casefold() == words[1]


def test_the_winner_names_all_in_full_after_the_second_card(view: CardTableView) -> None:  # R6.4
    told = Told(view, dealt(hands=("", "LAKOU AU HU BU"), turned="B8"))
    told("1:declare LA4 UUUU")
    assert "\n" not in told("1:play LA")[1]
    mine, theirs = told(f"0:play {told.match.view(0).hand[0]}")
    assert mine == ""
    assert theirs.split("\n")[1] == "Unders vannak, Leaves Ace kvart: 150."


def test_the_contest_names_the_top_rank_and_no_more(view: CardTableView) -> None:  # R6.3
    match = dealt(hands=("HAKO", "LAKO"), turned="A7")
    told = Told(view, match)
    told("1:declare LA3 1:play LA")
    mine, theirs = told("0:declare HA3")
    assert theirs == "Terc!\nAce."
    assert mine == "Terc!\nGood."
    mine, theirs = told("0:play HA")
    # The loser's terc is never named (R6.4).
    assert mine == "Terc!\nGood."
    assert theirs == "Terc!\nAce.\nLeaves Ace terc: 20."


def test_higher_here(view: CardTableView) -> None:  # R6.3
    told = Told(view, dealt(hands=("HAKO", "LKOU"), turned="A7"))
    told("1:declare LK3 1:play LK")
    assert told("0:declare HA3") == ("Terc!\nNot good.", "Terc!\nKing.")


def test_nothing_is_named_where_the_words_decide(view: CardTableView) -> None:  # R6.2
    told = Told(view, dealt(hands=("HAKOU", "LKOU"), turned="A7"))
    told("1:declare LK3 1:play LK")
    assert told("0:declare HA4") == ("Kvart!", "Terc!")


def test_a_lost_set_is_named_by_its_rank_only(view: CardTableView) -> None:  # R6.3
    match = contest("UUUU", "OOOO", turned="A7", answer=False)
    told = Told(view, match)
    assert said(view) == ("", "Vannak!")
    assert told("0:declare OOOO") == ("Vannak!\nNot good.", "Vannak!\nUnder.")


def test_notes_are_cleared_when_the_trick_is_gathered(view: CardTableView) -> None:
    told = Told(view, dealt(hands=("", "LAKO HA"), turned="B8"))
    told("1:declare LA3 1:play LA")
    told(f"0:play {told.match.view(0).hand[0]}")
    assert told(f"{told.match.to_move}:gather") == ("", "")


def test_bela_exchange_and_going_out_are_said(view: CardTableView) -> None:
    told = Told(view, dealt(hands=("HKO", "H7"), turned="HA", dealer=0))
    assert told("1:exchange") == ("", "I exchange the Seven for the Ace of Hearts.")
    assert told("0:bela") == ("Béla!", "I exchange the Seven for the Ace of Hearts.")
    assert told("1:out")[1] == "I exchange the Seven for the Ace of Hearts.\nI’m out!"


def test_the_turned_card_is_asked_for_aloud(view: CardTableView) -> None:  # R3.4
    match = Match.new(AUSTRIAN, first_dealer=0)
    match.deal(stacked(turned="H8", position=7))
    told = Told(view, match)
    assert told("1:turn 7") == ("", "Card 7, please.")


def test_notes_are_there_again_when_the_match_is_taken_up(view: CardTableView) -> None:
    match = dealt(hands=("HAKO", "LAKO"), turned="A7")
    told = Told(view, match)
    told("1:declare LA3 1:play LA")
    before = told("0:declare HA3")
    view.scene().lay_out(match.view(0))
    assert said(view) == before
    told("0:play HA")
    told(f"{match.to_move}:gather")
    view.scene().lay_out(match.view(0))
    assert said(view) == ("", "")


def test_bela_with_melds_is_said_at_once_and_scores_later(view: CardTableView) -> None:  # R7.2
    pais = replace(HUNGARIAN, bela_with_melds=True)
    told = Told(view, dealt(pais, hands=("", "HKO"), turned="H8"))
    assert told("1:bela") == ("", "Béla!")
    assert told.match.counts == (0, 0)


def test_the_card_that_is_shown_after_trick_7_is_said(view: CardTableView) -> None:
    # R4.4
    match = dealt(AUSTRIAN, hands=("", ""), turned="A7", dealer=1)
    view.scene().lay_out(match.view(0))
    while match.view(0).trick_number < 8:
        seat = match.to_move
        assert seat is not None
        action = next(each for each in match.legal_actions(seat) if isinstance(each, Play | Gather))
        events = [event.seen_by(0) for event in match.apply(seat, action)]
        view.scene().present(events, match.view(0))
    drawn = {event.seat: event.card for event in events if isinstance(event, CardDrawn) and event.open}
    # The other one draws the turned card.
    assert drawn.keys() == {0, 1}
    for seat, card in drawn.items():
        assert card is not None
        assert card_names.card_name(card) in view.scene().notes[seat].text


# Where notes hang
