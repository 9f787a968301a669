"""Who sits where at a table with several opponents: people of the café, each at their own level."""

import pytest
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import CARDS
from tartli_desktop.characters.characters import character_of
from tartli_desktop.games.ulti import ASSOCIATION, Match
from tartli_desktop.games.ulti.options import UltiOptions
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.stored_match import new_stored
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tartli_desktop.windows.new_match.new_match import NewMatchDialog
from tartli_desktop.windows.new_match.opponents import InvitedChoice
from tests.session.playing import settle
from tests.windows.programs import Program
from tests.windows.simulated_user import click, the

from .opponents import shown


def invite(qtbot: QtBot, dialog: NewMatchDialog, seat: int, name: str) -> None:
    """Type the name of a person in the box of an opponent, counted from 0."""
    choice = dialog.fields["people"]
    assert isinstance(choice, InvitedChoice)
    choice.boxes[seat].setFocus()
    qtbot.keyClicks(choice.boxes[seat], name)


@pytest.mark.parametrize(("game", "others"), [("ulti", 2), ("tarokk", 3)])
def test_an_invited_person_plays_at_their_own_level(qtbot: QtBot, game: str, others: int) -> None:
    dialog = shown(qtbot, game=game)
    dialog.fields["level"].put("beginner")
    invite(qtbot, dialog, 1, "Korn")
    chosen = dialog.chosen()
    assert len(chosen.names) == others + 1
    assert (chosen.names[2], chosen.characters[2]) == ("Kornél", "kornel")
    assert (chosen.level, chosen.levels) == ("beginner", (None, None, "strong", *[None] * (others - 2)))


def test_nobody_sits_in_two_seats(qtbot: QtBot) -> None:
    dialog = shown(qtbot, game="tarokk")
    invite(qtbot, dialog, 0, "Vilma")
    invite(qtbot, dialog, 2, "Vilma")
    assert dialog.fields["people"].value() == ("-", "-", "vilma")


def test_who_was_invited_is_remembered(qtbot: QtBot) -> None:
    dialog = shown(qtbot, game="ulti")
    invite(qtbot, dialog, 1, "Ilona")
    settings = dialog.chosen().settings
    assert settings.game(UltiOptions).people == "- ilona"
    assert shown(qtbot, settings, "ulti").chosen().characters[2] == "ilona"


def test_without_invitations_all_play_at_one_level(qtbot: QtBot) -> None:
    chosen = shown(qtbot, game="ulti").chosen()
    assert chosen.levels == ()
    assert chosen.settings.game(UltiOptions).people == ""


def test_mixed_levels_stay_with_their_seats_in_another_match(program: Program) -> None:
    program.open()
    program.window.dialogs.open_new_match("ulti")
    dialog = the(program.window, NewMatchDialog)
    dialog.fields["level"].put("casual")
    invite(program.qtbot, dialog, 0, "Pista")
    click(program.qtbot, dialog.deal_button)
    assert program.session.levels == (None, "beginner", "casual")
    agreed = program.window.on_table.another()
    assert agreed is not None
    program.window.begin_match(agreed)
    settle()
    assert program.session.levels == (None, "beginner", "casual")
    assert program.session.characters[1] == character_of("pista")


def test_mixed_levels_come_back_with_a_match(program: Program) -> None:
    match = Match.new(ASSOCIATION, first_dealer=2, players=("You", "Pista", "Kornél"))
    match.deal(CARDS)
    levels = (None, "beginner", "strong")
    with MatchStore.open(program.paths.database).store as store:
        stored = new_stored(match, title="", human_seat=0, level="casual", levels=levels, extras={})
        store.release(store.add(stored))
    program.open()
    assert program.session.levels == levels
    program.window.dialogs.open_matches()
    assert "Mixed" in row_words(the(program.window, MatchesDialog))


def row_words(dialog: MatchesDialog) -> list[str]:
    """The cells of the first match in the list."""
    model = dialog.table.model()
    return [str(model.index(0, column).data()) for column in range(model.columnCount())]
