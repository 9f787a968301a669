"""Problems with files in the user's words: what happened, what was kept, what to do."""

from collections.abc import Iterable
from pathlib import Path

from tartli_desktop.files.problems import DocumentHeldElsewhere, HeldElsewhere, StoreError, Trouble
from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.settings.people import People, Person
from tartli_desktop.settings.settings_file import Problem, ProblemKind
from tartli_desktop.store.database.claims import SEASON
from tartli_desktop.store.database.damage.repair import Damage, SetAside
from tartli_desktop.store.match_store import OpenedStore
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

tr = Context("Troubles")


NO_LANGUAGE = (
    "The translation you chose is missing or damaged, so Tartli is in English. Reinstall Tartli to restore "
    "it."
)
"""In English, since its translation could not be read."""


def reason(trouble: Trouble) -> str:
    """Why a file could not be used."""
    return tr(trouble.value)


def not_opened(error: StoreError) -> str:
    """Tell that the matches cannot be opened; the game goes on without saving."""
    text = tr("%1\n\n%2 The file has not been changed. %3", "a file, and what is wrong with it")
    unsaved = tr("You can play, but what you play now is not saved.")
    if error.trouble is not Trouble.NEWER:
        unsaved = tr("You can play, but nothing will be saved until Tartli can open it.")
    return fill(text, error.path, reason(error.trouble), unsaved)


def not_kept(error: StoreError) -> str:
    """Tell that a new match cannot be saved."""
    text = tr(
        "This match cannot be saved in %1 right now. %2\n\nYou can still play; it will be saved as soon "
        "as possible."
    )
    return fill(text, error.path, reason(error.trouble))


def not_saved(error: StoreError) -> str:
    """Tell that saving has failed."""
    if isinstance(error, HeldElsewhere):
        return tr("This match is open in another Tartli window and can be changed only there.")
    if isinstance(error, DocumentHeldElsewhere) and error.table == SEASON:
        return tr("This season is open in another Tartli window and can be played only there.")
    if isinstance(error, DocumentHeldElsewhere):
        return tr("This study is open in another Tartli window and can be changed only there.")
    text = tr("This could not be saved in %1. %2")
    return fill(text, error.path, reason(error.trouble))


def of_people(people: People) -> list[str]:
    """Tell, in one text each, why the list of the players is as their folders say, and whose are gone."""
    texts = []
    if people.kept_as is not None:
        text = tr(
            "The list of players in %1 was damaged. Tartli has made a new one from the folders of all "
            "players. Names and signs may be different; all matches are still there.\n\nThe damaged file is "
            "kept as %2."
        )
        texts.append(fill(text, people.file, people.kept_as))
    if people.trouble is not None:
        text = tr(
            "The list of players in %1 cannot be read. %2\n\nUntil then, names and signs may be different."
        )
        texts.append(fill(text, people.file, reason(people.trouble)))
    if people.missing is not None:
        texts.append(missing_player(people, people.missing))
    return texts


def missing_player(people: People, person: Person) -> str:
    """Tell that the files of a player are gone."""
    text = tr("The folder %1 with all data of %2 is missing. Put it back, or remove the player.")
    return fill(text, people.paths_of(person.folder).data, person.name)


def at_opening(paths: UserPaths, opened: OpenedStore, puzzles_kept_as: Path | None) -> list[str]:
    """Tell, in one text each, what was set aside when the matches were opened, and what was kept.

    Args:
        paths: where the files are.
        puzzles_kept_as: what ``puzzle_file.take_in`` returned.
    """
    texts = [set_aside(problem) for problem in opened.problems]
    if opened.kept_as is not None:
        texts.append(saved_copy(paths.database, opened.kept_as))
    if puzzles_kept_as is not None:
        texts.append(damaged_puzzles(paths.puzzles, puzzles_kept_as))
    return texts


def set_aside(problem: Damage | SetAside) -> str:
    """Tell what was set aside when the matches were opened."""
    if isinstance(problem, Damage):
        return damaged(problem)
    text = tr(
        "The file %1, probably left by an earlier repair of your matches, cannot be used. Tartli has renamed "
        "it to %2. Your matches are in another file."
    )
    return fill(text, problem.path, problem.kept_as)


def saved_copy(database: Path, kept_as: Path) -> str:
    """Tell that the file of the matches has a new format, and that a copy in the old one is beside it."""
    text = tr(
        "This version of Tartli keeps your matches in a new format, and has converted %1. All your matches "
        "are still there.\n\nEarlier versions of Tartli cannot open this file any more. A copy from before "
        "is kept as %2. You can delete the copy when you no longer need it."
    )
    return fill(text, database, kept_as)


def damaged_puzzles(file: Path, kept_as: Path) -> str:
    """Tell that the file in which an earlier version kept what came of the puzzles was damaged."""
    text = tr(
        "The file %1, in which an earlier version of Tartli kept which puzzles you have solved, is damaged. "
        "Whatever could still be read is now with your matches.\n\n"
        "The damaged file is kept as %2. You can simply play on. If you have an older copy of the file, put "
        "it in the place of the first one and start Tartli again."
    )
    return fill(text, file, kept_as)


def damaged(damage: Damage) -> str:
    """Tell that a database was damaged and repaired."""
    text = tr(
        "Your saved matches in %1 were damaged. Tartli has made a new file with everything that could still "
        "be read.\n\n"
        "Complete matches: %2\n"
        "Matches without their last part: %3\n"
        "Lost matches: %4"
    )
    kept = tr(
        "The damaged file is kept as %1. You can simply play on. If you have an older copy of your matches "
        "and would rather use that, close Tartli and put the copy in the place of the first file."
    )
    paragraphs = [
        fill(text, damage.path, damage.whole, len(damage.cut), damage.lost),
        fill(kept, damage.kept_as),
    ]
    missing, studies, seasons, results = [], damage.lost_studies, damage.lost_seasons, damage.lost_results
    if damage.may_lack_the_end:
        missing.append(tr("What you played last may be missing."))
    if studies:
        missing.append(tr("%n study(ies) could not be read.", None, studies))
    if seasons:
        missing.append(tr("%n season(s) of the league could not be read.", None, seasons))
    if results:
        missing.append(tr("%n result(s) of puzzles and exercises could not be read.", None, results))
    if damage.may_lack_others:
        missing.append(tr("Studies and results of puzzles and exercises may be missing."))
    if missing:
        paragraphs.insert(1, " ".join(missing))
    return "\n\n".join(paragraphs)


def damaged_match(title: str) -> str:
    """Tell that a finished match with this title is damaged."""
    text = tr(
        "The finished match “%1” is damaged. The next time Tartli starts, it will make a new file of your "
        "matches with everything that can still be read, and keep the damaged one. Until then you can simply "
        "play on."
    )
    return fill(text, title)


def settings_problems(problems: Iterable[Problem]) -> str:
    """Tell which parts of the settings file could not be used, a line each, and where the file was kept."""
    found = list(problems)
    lines = [fill(tr("Some of your settings in %1 could not be used:"), found[0].path)]
    lines += [_problem_line(problem) for problem in found[:8]]
    more = len(found) - 8
    if more > 0:
        lines.append(tr("… and %n more.", None, more))
    kept = found[0].kept_as
    if kept is not None:
        lines.append(fill(tr("The original file is kept as %1."), kept))
    return "\n".join(lines)


def _problem_line(problem: Problem) -> str:
    if problem.kind is ProblemKind.BAD_VALUE and not problem.used:
        return fill(tr("%1 cannot be %2; the defaults are used instead."), problem.key, problem.value)
    if problem.kind is ProblemKind.BAD_VALUE:
        text = tr("%1 cannot be %2; %3 is used instead.")
        return fill(text, problem.key, problem.value, problem.used)
    if problem.kind is ProblemKind.KEY_TAKEN:
        text = tr("%1 cannot be %2, which is already used for %4; %3 is used instead.")
        return fill(text, problem.key, problem.value, problem.used, problem.detail)
    if problem.kind is ProblemKind.KEY_OF_TABLE:
        text = tr("%1 cannot be %2, which is already used at the table; %3 is used instead.")
        return fill(text, problem.key, problem.value, problem.used)
    sentences = {
        ProblemKind.UNREADABLE: tr("The file cannot be read; the default settings are used."),
        ProblemKind.NOT_A_FILE: tr("It is not a file; the default settings are used."),
        ProblemKind.TOO_LARGE: tr("The file is far too large; the default settings are used."),
        ProblemKind.NOT_TEXT: tr("The file is not plain text; whatever can still be read is used."),
        ProblemKind.NOT_TOML: tr("The file is not valid TOML; whatever can still be read is used."),
        ProblemKind.NEWER_VERSION: tr(
            "It was written by a newer version of Tartli; the settings that this version knows are used."
        ),
        ProblemKind.UNKNOWN_KEY: tr("%1 is not a setting; it is ignored."),
    }
    return fill(sentences[problem.kind], problem.key)
