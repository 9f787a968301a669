"""Which catalogues are loaded: the shared ones, and those of each registered game, which may have its own."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from tartli_desktop.game import registry
from tartli_desktop.text import catalogues
from tartli_desktop.text.catalogues import Catalogue

sys.path.append(str(Path(__file__).resolve().parents[2] / "packaging"))

import translations

pytestmark = pytest.mark.usefixtures("english_afterwards")

TEXT = translations.Message("Whist.Words", "Hearts are trumps")
HOUSE_TEXT = ("CommandLine", "usage:")
TARTLI_TEXT = ("Tartli.PlayArea", "Go out")


@pytest.fixture
def whist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The catalogue folder of a registered game that brings its own."""
    folder = tmp_path / "whist" / "translations"
    folder.mkdir(parents=True)
    (tmp_path / "whist" / "__init__.py").touch()
    for language in translations.LANGUAGES:
        known = {TEXT: ((f"{language}!",), True)}
        source = folder / f"whist_{language}.ts"
        source.write_text(translations.renewed(language, [TEXT], known), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "GAMES", (*registry.GAMES, "whist"))
    return folder


def said(context: str, text: str) -> str:
    return QCoreApplication.translate(context, text)


def test_each_game_has_its_own_file_beside_that_of_the_house() -> None:
    house, tartli = catalogues.house(), catalogues.catalogue_of("tartli")
    others = (catalogues.catalogue_of("ulti"), catalogues.catalogue_of("tarokk"))
    assert catalogues.catalogues() == (house, tartli, *others)
    assert (house.file("hu").name, tartli.file("de").name) == ("house_hu.ts", "tartli_de.ts")
    assert house.folder == tartli.folder
    with pytest.raises(KeyError):
        catalogues.catalogue_of("whist")


def test_a_game_may_bring_its_own_catalogues(whist: Path) -> None:
    assert catalogues.catalogue_of("whist") == Catalogue("whist", whist)
    for language, words in (("hu", "hu!"), ("en", TEXT.source), ("de", "de!")):
        assert catalogues.install(language)
        assert said(TEXT.context, TEXT.source) == words
    assert said(*HOUSE_TEXT) != HOUSE_TEXT[1]
    assert said(*TARTLI_TEXT) != TARTLI_TEXT[1]


def test_only_what_is_asked_for_is_spoken(whist: Path) -> None:
    assert catalogues.install("hu", [catalogues.house(), Catalogue("whist", whist)])
    assert said(TEXT.context, TEXT.source) == "hu!"
    assert said(*HOUSE_TEXT) != HOUSE_TEXT[1]
    assert said(*TARTLI_TEXT) == TARTLI_TEXT[1]


@pytest.mark.parametrize("harmed", ["hu", "en"])
def test_with_one_catalogue_damaged_that_is_told(whist: Path, harmed: str) -> None:
    (whist / f"whist_{harmed}.ts").write_bytes(b"")
    assert not catalogues.install(harmed)
    # No window mixes two languages.
    assert (said(*HOUSE_TEXT), said(*TARTLI_TEXT)) == (HOUSE_TEXT[1], TARTLI_TEXT[1])
    assert QLocale().language() == QLocale.Language.English
    assert catalogues.install("de")
    assert said(TEXT.context, TEXT.source) == "de!"
