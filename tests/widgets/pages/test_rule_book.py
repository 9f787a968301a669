"""Chapters of the help are read from Markdown; what is wrong with a file is said with its line."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tartli_desktop.widgets.pages import rule_book
from tartli_desktop.widgets.pages.rule_book import MalformedChapterError, chapters, read, step_text
from tests.windows.languages import english_again, speak

VALUES = {
    "trumps": "adu",
    "doubles": 2,
    "none": 0,
    "mark": "",
    "auction": "two_rounds",
    "hands": None,
    "picture": "<p><img src='card:HA'></p>",
    "matches": ["two", "three"],
    "bids": [("Simple", "1"), ("Ulti", "5")],
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "chapter.md"


def body(file: Path, *lines: str) -> str:
    """The only chapter, without the invisible letters of anchors."""
    file.write_text("\n".join(["# Title", *lines]), encoding="utf-8")
    (section,) = read(file, VALUES)
    assert section.title == "Title"
    return section.body.replace("\u200b", "")


@pytest.mark.parametrize(
    ("lines", "html"),
    [
        (["One", "paragraph.", "", "Another."], "<p>One paragraph.</p><p>Another.</p>"),
        (["## In the **auction**"], "<h3>In the <b>auction</b></h3>"),
        (
            ["- one", "  item", "- two", "", "- three"],
            "<ul><li>one item</li><li>two</li></ul><ul><li>three</li></ul>",
        ),
        (["{U8.5 U8.6} Said."], '<p><a name="U8.5"></a><a name="U8.6"></a>Said.</p>'),
        (["One. {R3.5} Two."], '<p>One. <a name="R3.5"></a>Two.</p>'),
        (["- {#bid-ulti} Said."], '<ul><li><a name="bid-ulti"></a>Said.</li></ul>'),
        (["{R1}", "", "{picture}"], f'<a name="R1"></a>{VALUES["picture"]}'),
        (["Trumps: {trumps}, {doubles}."], "<p>Trumps: adu, 2.</p>"),
        (["One. {mark}", "Two."], "<p>One. Two.</p>"),
        (["{trumps}[val]"], "<p>aduval</p>"),
        (["{if doubles}", "yes", "{else}", "no", "{end}"], "<p>yes</p>"),
        (["{if not none}", "{U1}", "{U2} yes", "{end}"], '<p><a name="U1"></a><a name="U2"></a>yes</p>'),
        (["{if none}", "yes", "{else}", "no", "{end}"], "<p>no</p>"),
        (["{if auction is one_round}", "one", "{else}", "two", "{end}", "rounds"], "<p>two rounds</p>"),
        (["{if hands is None}", "{if none}", "in", "{end}", "out", "{end}"], "<p>out</p>"),
        (
            ["| Bid | Value |", "|---|--:|", "| {U3.1} Betli | {doubles} |", "| {bids} |"],
            '<table cellspacing="0"><thead><tr><th align="left">Bid</th><th align="right">Value</th></tr>'
            "</thead>"
            '<tr><td align="left"><a name="U3.1"></a>Betli</td><td align="right">2</td></tr>'
            '<tr><td align="left">Simple</td><td align="right">1</td></tr>'
            '<tr><td align="left">Ulti</td><td align="right">5</td></tr></table>',
        ),
        (["- one", "- {matches}"], "<ul><li>one</li><li>two</li><li>three</li></ul>"),
        (["| Bid |", "|---|", "{if none}", "| Betli |", "{end}"], ""),
    ],
)
def test_a_file_becomes_rich_text(file: Path, lines: list[str], html: str) -> None:
    assert body(file, *lines) == html


def test_a_file_has_as_many_chapters_as_titles(file: Path) -> None:
    file.write_text("# {trumps}\n\nOne.\n\n# Two\n", encoding="utf-8")
    assert [(each.title, each.body) for each in read(file, VALUES)] == [("adu", "<p>One.</p>"), ("Two", "")]


@pytest.mark.parametrize(
    ("lines", "number", "what"),
    [
        (["{trump}"], 2, "there is no value “trump”; there are auction, bids"),
        (["", "{if trump}"], 3, "there is no value “trump”"),
        (["{if auction = one}"], 2, "a condition is {if name}, {if not name} or"),
        (["{if doubles}", "{if none}", "{end}"], 2, "this condition has no {end}"),
        (["{end}"], 2, "{end} has no {if …} before it"),
        (["{if doubles}", "{else}", "{else}"], 4, "{else} has no {if …} before it"),
        (["Said {u 8} there."], 2, "what stands between { and }"),
        (["Said **there."], 2, "“**” stands before and after"),
        (["  Said."], 2, "only the lines of an item are indented"),
        (["| Bid |", "| Simple |"], 2, "the second line of a table is"),
        (["| Bid |", "|---|", "| Simple | 1 |"], 4, "the table has 1 columns, but this row has 2 cells"),
        (["| Bid |", "|---|", "| {bids} |"], 4, "the table has 1 columns, but this row has 2 cells"),
        (["| Bid |", "|---|", "| {trumps} |"], 4, "“trumps” has no rows"),
    ],
)
def test_what_is_wrong_is_said_with_file_and_line(
    file: Path, lines: list[str], number: int, what: str
) -> None:
    with pytest.raises(MalformedChapterError) as error:
        body(file, *lines)
    assert str(error.value).startswith(f"{file}, line {number}: {what}")


@pytest.fixture
def lesson(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of a lesson."""
    monkeypatch.setattr(rule_book, "resources_folder", lambda: tmp_path)
    file = tmp_path / "help" / "whist" / "en" / "lesson.md"
    file.parent.mkdir(parents=True)
    return file


def test_the_steps_of_a_lesson_are_plain_text(lesson: Path) -> None:
    lesson.write_text(
        "# {#first-lead}\n\nLead & win\n{if doubles}\n{doubles} tricks.\n{end}\n\nNow.\n\n"
        "# {#learned}\n\n- {trumps}\n- Béla\n\n# {#more}\n\n{if none}\nNo.\n{end}\n",
        encoding="utf-8",
    )
    told = [step_text("whist", "lesson", name, VALUES) for name in ("first-lead", "learned", "more", "less")]
    assert told == ["Lead & win 2 tricks.\nNow.", "adu\nBéla", "", None]


@pytest.mark.parametrize(
    ("text", "number", "what"),
    [
        ("Lead.", 1, "a lesson has steps, each begun by “# {#name}”"),
        ("# Title\n", 1, "a lesson has steps, each begun by"),
        ("# {#lead}\n| a | b |", 2, "a lesson has steps, each begun by"),
        ("# {#lead}\nLead {trump}.", 2, "there is no value “trump”"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_said_with_file_and_line(
    lesson: Path, text: str, number: int, what: str
) -> None:
    lesson.write_text(text, encoding="utf-8")
    with pytest.raises(MalformedChapterError) as error:
        step_text("whist", "lesson", "lead", VALUES)
    assert str(error.value).startswith(f"{lesson}, line {number}: {what}")


def test_a_text_without_a_title_is_refused(file: Path) -> None:
    file.write_text("Said.", encoding="utf-8")
    with pytest.raises(MalformedChapterError, match="line 1: before it there is no “# ”"):
        read(file, VALUES)


def test_a_chapter_that_a_language_lacks_is_in_english(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, name in (("en", "one"), ("en", "two"), ("hu", "one")):
        place = tmp_path / "help" / "whist" / language / f"{name}.md"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(f"# {language}", encoding="utf-8")
    with english_again(qapp):
        speak("hu")
        monkeypatch.setattr(rule_book, "resources_folder", lambda: tmp_path)
        told = {name: chapters("whist", name, {})[0].title for name in ("one", "two")}
    assert told == {"one": "hu", "two": "en"}
    with pytest.raises(FileNotFoundError):
        chapters("whist", "three", {})
