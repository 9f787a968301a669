"""What a game adds to the settings dialog."""

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property

from msgspec import Struct

from tartli_desktop.settings.game_options import GameOptions
from tartli_desktop.settings.shortcuts import Keys
from tartli_desktop.text.context import Context
from tartli_desktop.widgets.dialogs.field_words import field_words
from tartli_desktop.widgets.dialogs.forms import Field, Labels, Tick
from tartli_desktop.widgets.pages.rule_book import has_file

from .sentences import Sentences

tr = Context("GameSettings")


class SettingsPages:
    """The fields of a game's options, and where they stand in the dialog; a game derives its own.

    By default there are boxes to tick, at first that of
    :class:`~tartli_desktop.settings.game_options.TrickOptions`.
    """

    options: type[GameOptions]
    """The type of the options."""

    follows: Mapping[str, str] = {}
    """For a field, the field of the dialog or of the game that precedes it.

    The fields without an entry form a group named like the game, below those of play.
    """

    first: Sequence[str] = ()
    """The names of the commands that come first: those used at the table."""

    without: Collection[str] = ()
    """The settings of all games that change nothing in this one, and are not offered."""

    @cached_property
    def fields(self) -> Mapping[str, Field]:
        """The fields by the names of the options, except options that are chosen elsewhere."""
        return {name: Tick() for name in ("last_card_by_itself", *self.follows)}

    def words(self) -> dict[str, Labels]:
        """What the fields say: those of all games, and those in the file ``settings`` of the game's help."""
        found = {
            "last_card_by_itself": Labels(
                tr("Play the last card &automatically"),
                (tr("There is nothing to choose in the last trick."),),
            )
        }
        if has_file(self.options.game, "settings"):
            for group in field_words(self.options.game, "settings").values():
                found |= group
        return {name: found[name] for name in self.fields}

    def command_names(self) -> Mapping[str, str]:
        """The names of all commands in this game, in the order of their keys."""
        names = command_names("house", Keys) | command_names(self.options.game, type(self.options().keys))
        return {name: names[name] for name in self.first} | names


def command_names(game: str, keys: type[Struct]) -> dict[str, str]:
    """The names of the commands that have these keys, from the file ``commands`` of a game's help."""
    say = Sentences(game, "commands")
    return {name: say(f"key-{name}") for name in keys.__struct_fields__}
