"""The command line."""

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NoReturn

from msgspec import Struct

from tartli_desktop import __version__

from .terminal import print_line, translate


class Arguments(Struct, frozen=True):
    """What the command line asks for."""

    portable: Path | None = None
    """Keep everything in this folder, instead of the user's folders."""
    demo: Path | None = None
    """Let two opponents play a match without a screen, and leave pictures and the record here."""
    check: Path | None = None
    """Say whether this file is a match by the rules, and end."""
    review: Path | None = None
    """Say what could have been played better in this match, and end."""
    study: Path | None = None
    """Say what can be done at each position of this study is worth, and end."""
    hand: int | None = None
    """The one hand to review, counted from 1; None for all finished hands."""
    matches: tuple[Path, ...] = ()
    """Import these matches and show the last of them."""
    game: str | None = None
    """The name of the game for the demonstration, or for a new match at the start; None if not given."""
    player: str | None = None
    """The name of the person who plays; None for who played last."""


class _Format(argparse.HelpFormatter):
    """Says "usage:" in the user's language."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, prefix or translate("CommandLine", "usage:") + " ")


class _Speaking(argparse.Action):
    """Prints the help or the version, and ends the program."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        text = parser_in_language().format_help() if self.dest == "help" else f"Tartli {__version__}"
        print_line(text.rstrip(), error=False)
        sys.exit(0)


def parse(words: Sequence[str]) -> Arguments:
    """Read the command line. If it makes no sense, end the program with one sentence and code 2."""
    try:
        # Nobody will read its texts.
        found, unknown = _parser(lambda _, text: text).parse_known_args(words)
    except argparse.ArgumentError as error:
        _refuse(_misused(error))
    if unknown:
        _refuse(translate("CommandLine", "there is no option %1").replace("%1", unknown[0]))
    for path in (found.portable, found.demo, found.check, found.review, found.study, *found.matches):
        try:
            _ = path and path.expanduser()
        except RuntimeError:
            text = translate("CommandLine", "%1 names a user that does not exist")
            _refuse(text.replace("%1", str(path)))
    _refuse_together(found)
    _refuse_unknown_game(found.game)
    known = vars(found) | {"matches": tuple(found.matches)}
    return Arguments(**{name: known[name] for name in Arguments.__struct_fields__})


def _refuse_together(found: argparse.Namespace) -> None:
    """Refuse options that --check, --review, --study, --demo or --game would leave without effect."""
    given = {
        "--check": found.check,
        "--review": found.review,
        "--study": found.study,
        "--hand": found.hand,
        "--demo": found.demo,
        "--portable": found.portable,
        "--game": found.game,
        "--player": found.player,
        "": found.matches or None,
    }
    barred = {
        "--check": ("--review", "--study", "--hand", "--demo", "--portable", "--game", "--player", ""),
        "--review": ("--study", "--demo", "--portable", "--game", "--player", ""),
        "--study": ("--demo", "--portable", "--game", "--player", ""),
        "--demo": ("--portable", "--player", ""),
        "--game": ("",),
    }
    for option, others in barred.items():
        other = next((name for name in others if given[name] is not None), None)
        if given[option] is not None and other is not None:
            text = translate("CommandLine", "%1 cannot be combined with %2")
            _refuse(text.replace("%1", option).replace("%2", other or str(found.matches[0])))
    if found.hand is not None and found.review is None:
        text = translate("CommandLine", "%1 belongs to %2")
        _refuse(text.replace("%1", "--hand").replace("%2", "--review"))


def _refuse_unknown_game(name: str | None) -> None:
    if name is not None:
        from tartli_desktop.game.registry import games

        if name not in games():
            text = translate("CommandLine", "there is no game %1; the games are: %2")
            _refuse(text.replace("%1", name).replace("%2", ", ".join(games())))


def _name(text: str) -> str:
    """A name on the command line, but not an empty one (from an unset variable)."""
    if not text:
        raise argparse.ArgumentTypeError("empty")
    return text


def _path(text: str) -> Path:
    """A path on the command line; an empty one would mean ``.``."""
    return Path(_name(text))


def _number(text: str) -> int:
    """The number of a hand on the command line, counted from 1."""
    if not text.isascii() or not text.isdecimal() or len(text) > 9 or not int(text):
        raise argparse.ArgumentTypeError("no number")
    return int(text)


def parser_in_language() -> argparse.ArgumentParser:
    """The parser of the command line, with all its texts in the user's language."""
    from tartli_desktop.game.registry import games

    return _parser(translate, ", ".join(games()))


def _parser(translate: Callable[[str, str], str], games: str = "") -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="tartli-desktop",
        description=translate("CommandLine", "Play three old Hungarian card games: Tartli, Ulti and Tarokk."),
        formatter_class=_Format,
        allow_abbrev=False,
        add_help=False,
        exit_on_error=False,
    )
    made.add_argument_group(translate("CommandLine", "files")).add_argument(
        "matches",
        metavar=translate("CommandLine", "MATCH"),
        nargs="*",
        type=_path,
        help=translate("CommandLine", "a match (.tartli.json) to import and open"),
    )
    options = made.add_argument_group(translate("CommandLine", "options"))
    for names, told in (
        (("-h", "--help"), translate("CommandLine", "show this help and exit")),
        (("--version",), translate("CommandLine", "show the version and exit")),
    ):
        options.add_argument(*names, action=_Speaking, nargs=0, help=told)
    folder, file = translate("CommandLine", "DIR"), translate("CommandLine", "FILE")
    game, hand = translate("CommandLine", "GAME"), translate("CommandLine", "N")
    portable = translate("CommandLine", "keep settings and matches in this folder")
    demo = translate(
        "CommandLine", "let opponents play a match and save pictures and the record in this folder"
    )
    of_game = translate("CommandLine", "offer a new match of this game, or play it with --demo (%1)")
    player, person = translate("CommandLine", "start as this player"), translate("CommandLine", "NAME")
    check = translate(
        "CommandLine", "replay a match and print its result, or the hand, action and rule where it goes wrong"
    )
    review = translate(
        "CommandLine", "print what you could have played better in each finished hand of a match, and why"
    )
    number = translate("CommandLine", "review only this hand, counted from 1")
    study = translate("CommandLine", "print what can be done at each position of a study, and its worth")
    for name, kind, metavar, told in (
        ("--portable", _path, folder, portable),
        ("--demo", _path, folder, demo),
        ("--game", _name, game, of_game.replace("%1", games)),
        ("--player", _name, person, player),
        ("--check", _path, file, check),
        ("--review", _path, file, review),
        ("--hand", _number, hand, number),
        ("--study", _path, file, study),
    ):
        options.add_argument(name, type=kind, metavar=metavar, help=told)
    return made


def _misused(error: argparse.ArgumentError) -> str:
    """What is wrong with a known option."""
    option = (error.argument_name or "").split("/")[-1]
    if option in ("--version", "--help"):
        text = translate("CommandLine", "%1 cannot be combined with other options")
    elif option in ("--check", "--review", "--study"):
        text = translate("CommandLine", "%1 needs a file after it")
    elif option in ("--portable", "--demo"):
        text = translate("CommandLine", "%1 needs a folder after it")
    elif option == "--hand":
        text = translate("CommandLine", "%1 needs the number of a hand after it, counted from 1")
    elif option == "--game":
        text = translate("CommandLine", "%1 needs the name of a game after it")
    elif option == "--player":
        text = translate("CommandLine", "%1 needs the name of a player after it")
    else:
        text = translate("CommandLine", "a match needs a file name; this one is empty")
    return text.replace("%1", option)


def _refuse(sentence: str) -> NoReturn:
    see = translate("CommandLine", "See %1.").replace("%1", "tartli-desktop --help")
    print_line(f"tartli-desktop: {sentence}. {see}")
    sys.exit(2)
