"""Ulti's part of the settings dialog: see :class:`tartli_desktop.face.settings_pages.SettingsPages`."""

from collections.abc import Mapping

from tartli_desktop.face.settings_pages import SettingsPages
from tartli_desktop.games.ulti.commands import command_names
from tartli_desktop.games.ulti.options import UltiOptions
from tartli_desktop.text.context import Context
from tartli_desktop.widgets.dialogs.forms import Labels

tr = Context("Ulti.Settings")


class UltiPages(SettingsPages):
    """The fields of Ulti's options, each by the name of its option."""

    command_names = staticmethod(command_names)
    options = UltiOptions
    follows: Mapping[str, str] = {
        "warn_of_lost_bids": "show_legal",
        "remind_marriages": "warn_of_lost_bids",
    }

    def words(self) -> dict[str, Labels]:
        return super().words() | {
            "warn_of_lost_bids": Labels(
                tr("Warn about bids that cannot be &won"),
                (
                    tr(
                        "Asks before you bid something that your cards cannot win by the rules, whatever "
                        "is played."
                    ),
                ),
            ),
            "remind_marriages": Labels(
                tr("Re&mind me of marriages"),
                (tr("Asks before your first card while you can still announce a 40 or 20."),),
            ),
        }
