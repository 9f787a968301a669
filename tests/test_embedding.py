"""The interface for other programs stays stable: ``tartli_desktop.engine`` and ``tartli_desktop.ai``."""

import doctest
import subprocess
import sys
from types import ModuleType

import pytest

import tartli_desktop.games.tartli
from tartli_desktop import ai, engine

RULES = """
    AUSTRIAN BELA BELA_POINTS CARDS EXCHANGE GAME_POINTS GATHER HAND_POINTS HUNGARIAN LAST_DECLARING_TRICK
    LAST_DRAWING_TRICK LAST_TRICK LAST_TRICK_POINTS OUT PLAIN_POINTS PLAYS POINTS STRENGTH TRUMP_POINTS
    TURNS TURN_POSITIONS Action ActionTextError Bela BelaDeclared BelaScored Card CardDrawn CardPlayed
    ContestAnswered Dealt Declare Declared Ending Event Exchange Exchanged FourOfAKind GameWon Gather
    HandEnded HandOpened HandResult IllegalAction Match MatchWon Meld MeldsScored NotPlayable Out Play
    PlayedHand Rank RankNamed RecordError RuleError Sequence SuddenDeathNext Suit Tied TrickGathered Turn
    TurnAsked Variant VariantError View WentOut Word barred_by beats cards_of could_answer loudness
    mask_of melds_in parse_meld parse_seated playable replay result_of sequences_in sets_in standing
    words_for
"""
OPPONENTS = "LEVELS STRONG choose evaluate interject"
HEAVY = ("PySide6", "sqlite3", "tartli_desktop.games.tartli.opponents.", "multiprocessing")


@pytest.mark.parametrize(("module", "names"), [(engine, RULES), (ai, OPPONENTS)])
def test_every_name_of_the_contract_is_there(module: ModuleType, names: str) -> None:
    assert all(hasattr(module, name) for name in names.split())


@pytest.mark.parametrize("module", [engine, tartli_desktop.games.tartli])
def test_the_examples_come_true(module: ModuleType) -> None:
    found = doctest.testmod(module)
    assert found.attempted > 0
    assert found.failed == 0


@pytest.mark.parametrize("name", ["engine", "ai"])
def test_nothing_heavy_is_loaded_with_it(name: str) -> None:
    program = f"import sys, tartli_desktop.{name}; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert [module for module in loaded.stdout.split() if module.startswith(HEAVY)] == []
