"""What a game adds to the settings dialog."""

from collections.abc import Collection, Mapping
from functools import cached_property

from tartli_desktop.settings.game_options import GameOptions
from tartli_desktop.text.context import Context
from tartli_desktop.widgets.command_keys import command_names
from tartli_desktop.widgets.dialogs.forms import Field, Labels, Tick

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

    without: Collection[str] = ()
    """The settings of all games that change nothing in this one, and are not offered."""

    @cached_property
    def fields(self) -> Mapping[str, Field]:
        """The fields by the names of the options, except options that are chosen elsewhere."""
        return {name: Tick() for name in ("last_card_by_itself", *self.follows)}

    def words(self) -> dict[str, Labels]:
        """What the fields say."""
        return {
            "last_card_by_itself": Labels(
                tr("Play the last card &automatically"),
                (tr("There is nothing to choose in the last trick."),),
            )
        }

    def command_names(self) -> Mapping[str, str]:
        """The names of all commands in this game, in the order of their keys."""
        return command_names()
