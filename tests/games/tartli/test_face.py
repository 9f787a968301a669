"""What Tartli provides to the windows."""

from __future__ import annotations

from tartli_desktop.face import face_of
from tartli_desktop.games.tartli.rules import AUSTRIAN


def test_the_game_its_levels_and_its_rules_have_names() -> None:
    face = face_of("tartli")
    assert face.game_name() == "Tartli"
    assert face.level_name("strong") == "Master"
    assert face.variant_name(AUSTRIAN) == "Austrian"
