import pytest
from pytestqt.qtbot import QtBot

from tartli_desktop.games.tartli.table.plan import PLAN
from tartli_desktop.games.tartli.words import terms
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.table.view import CardTableView
from tests.on_screen import on_screen


@pytest.fixture(scope="session")
def faces(qapp: object) -> CardFaces:
    return CardFaces()


@pytest.fixture
def view(qtbot: QtBot, faces: CardFaces) -> CardTableView:
    """The table in a window, without motion."""
    shown = CardTableView(faces, PLAN)
    shown.scene().spoken = lambda event, view: terms.spoken(event, view.variant)
    shown.scene().motion.set_speed(None)
    shown.resize(1280, 800)
    return on_screen(qtbot, shown)
