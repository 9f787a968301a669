"""What is said of duels: their tables and codes, and what is wrong with a code."""

from tartli_desktop.duel.code import LENGTH, MIXED, CodeError, Duel, Fault
from tartli_desktop.face import face_of
from tartli_desktop.game.registry import games, rules_of
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

tr = Context("Duel")


def rules_words(game: str, rules: int) -> str:
    """A game and its rules, such as "Tarokk, Paskievics, 5 players"."""
    face, variant, form = face_of(game), rules_of(game).duels.variants[rules], rules_of(game).form
    words = fill(tr("%1, %2", "a game, and its rules"), face.game_name(), face.variant_name(variant))
    if len(form.seats) > 1:
        words = fill(tr("%1, %2 players", "a game with its rules"), words, form.seats_of(variant))
    return words


def all_rules() -> list[tuple[str, int]]:
    """All that can be played in duels: games, and the indexes of their rules."""
    return [(game, rules) for game in games() for rules, _ in enumerate(rules_of(game).duels.variants)]


def level_words(game: str, level: int) -> str:
    """The level of the people at the table."""
    if level == MIXED:
        return tr("All levels, mixed")
    return face_of(game).level_name(rules_of(game).opponents.levels[level])


def hands_words(hands: int) -> str:
    """How many hands a duel has."""
    return tr("1 hand") if hands == 1 else fill(tr("%1 hands"), hands)


def about(duel: Duel) -> str:
    """What a duel is about, in a line."""
    text = tr("%1 · %2 · %3", "a game with its rules, hands, and the level of the people")
    return fill(
        text, rules_words(duel.game, duel.rules), hands_words(duel.hands), level_words(duel.game, duel.level)
    )


def fault_words(error: CodeError) -> str:
    """What is wrong with a code, and how to put it right."""
    match error.fault:
        case Fault.LENGTH:
            text = tr("A code has %1 letters and digits; this one has %2.")
            return fill(text, LENGTH, error.place)
        case Fault.SIGN:
            return fill(tr("“%1” is never part of a code."), error.sign)
        case Fault.ONE:
            text = tr("“%1” at place %2 seems to be wrong. Perhaps it is %3?", "a letter, a number, a code")
            return fill(text, error.sign, error.place, error.meant)
        case Fault.SWAPPED if error.meant:
            text = tr("“%1” seems to be swapped. Perhaps it is %2?", "two letters, a code")
            return fill(text, error.sign, error.meant)
        case Fault.SWAPPED:
            return tr("Two letters side by side seem to be swapped. Check the code again.")
        case Fault.VERSION:
            return tr("This code is from another version of Tartli, and its cards are not known here.")
        case _:
            return tr("More than one letter is wrong. Check the code again.")
