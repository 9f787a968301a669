"""Terms and sentences of a game, from a text file beside its help."""

from msgspec import Struct, structs

from tartli_desktop.widgets.pages.rule_book import step_text


class Sentences(Struct, frozen=True):
    """What stands in a file that is written like a lesson, each text under a name, on one line."""

    game: str
    """The folder of the game's help."""
    file: str

    def __call__(self, name: str, /, **values: object) -> str:
        """A text in the current language; ``values`` are what it asks and fills in."""
        told = self.get(name, **values)
        assert told is not None, f"{self.file} of {self.game} has no “{name}”"
        return told

    def get(self, name: str, /, **values: object) -> str | None:
        """The same, or None if there is no text of this name."""
        told = step_text(self.game, self.file, name, values)
        return None if told is None else told.replace("\n", " ")

    def of(self, event: Struct, name: str, /, *, own: bool, **values: object) -> str:
        """What is said of an event, under the name of its type, or else nothing.

        Its fields are values too; ``name`` is that of the player who did it, ``own`` says whether
        that is whom the sentence is for.
        """
        fields = structs.asdict(event) | {"who": name, "own": own} | values
        return self.get(type(event).__name__, **fields) or ""
