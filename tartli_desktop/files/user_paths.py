"""Where the program keeps its files."""

from pathlib import Path

import platformdirs
from msgspec import Struct

APP_NAME = "tartli"


class UserPaths(Struct, frozen=True):
    """The folders and files of one user. This class makes nothing on the disk; the code that writes does."""

    config: Path
    """The folder of the settings."""

    data: Path
    """The folder of the matches and everything else."""

    @classmethod
    def of_user(cls) -> "UserPaths":
        """The per-user folders that the system prescribes."""
        return cls(
            config=platformdirs.user_config_path(APP_NAME, appauthor=False),
            data=platformdirs.user_data_path(APP_NAME, appauthor=False),
        )

    @classmethod
    def under(cls, folder: Path) -> "UserPaths":
        """Everything in one folder, for a portable copy and for tests."""
        # Absolute, since the working folder may change later.
        here = folder.expanduser().absolute()
        return cls(config=here, data=here)

    def of_person(self, folder: str) -> "UserPaths":
        """The folders of somebody else who plays at the computer of this user."""
        return UserPaths(config=self.config / "people" / folder, data=self.data / "people" / folder)

    @property
    def settings_file(self) -> Path:
        """The file that ``settings_file.load`` reads and ``settings_file.save`` writes."""
        return self.config / "settings.toml"

    @property
    def database(self) -> Path:
        """The file that ``MatchStore.open`` opens. Its lock files, and copies set aside, lie beside it."""
        return self.data / "matches.sqlite3"

    @property
    def people(self) -> Path:
        """The list of everybody who plays at this computer; only the folders of the first person have one."""
        return self.data / "people.json"

    @property
    def puzzles(self) -> Path:
        """The file in which earlier versions kept what came of the puzzles; see ``puzzle_file``."""
        return self.data / "puzzles.json"

    @property
    def log_file(self) -> Path:
        """The log that a user can send with a bug report."""
        return self.data / "tartli.log"

    @property
    def crash_file(self) -> Path:
        """The file for what the interpreter writes when the system ends the program; otherwise empty."""
        return self.data / "tartli-crash.log"
