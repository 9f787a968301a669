"""The program as a real screen reader meets it: AT-SPI, over D-Bus, under Xvfb."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tartli_desktop.cards.german import CARDS
from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.games.tartli.puzzles.puzzle import puzzles
from tartli_desktop.games.tartli.review.hand_review import kept
from tartli_desktop.settings import settings_file
from tartli_desktop.settings.settings import GatherPolicy
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.puzzle_outcomes import OfGame, Tried
from tartli_desktop.text import card_names
from tests.games.tartli.review.planted import REVIEWS, planted, reviewed
from tests.session.playing import keep
from tests.settings.choices import settings_with

from .listener import Listener, listening
from .screen_reader import ENABLED, SHOWING, Thing

QUICK = settings_with(
    motion=False,
    sound=False,
    opponent_pause=0.0,
    gather=GatherPolicy.CLICK,
    opponent_level="casual",
    language="en",
)


def deal(player: Listener) -> None:
    """Begin a match with the offered settings, and go on to the first card."""
    player.press("Play a match")
    player.press_in("New match", "Deal")
    player.reader.until(lambda: player.dialog() is None, "the end of the dialog")
    player.press("Continue")
    reader = player.reader
    is_cut = False

    def dealt() -> bool:
        """Whether the cards are dealt; first cut, but only once: a button stays down for 100 ms."""
        nonlocal is_cut
        cut = None if is_cut else reader.find(player.program, "push button", "Cut in the middle")
        if cut is not None:
            reader.press(cut)
            is_cut = True
        return any(text.startswith("Trumps are") for text in reader.heard)

    reader.until(dealt, "the trump suit")


@pytest.fixture
def player(tmp_path: Path, paths: UserPaths) -> Iterator[Listener]:
    settings_file.save(paths.settings_file, QUICK)
    with listening(tmp_path, paths.data) as player:
        yield player


def test_a_hand_is_played_by_actions_and_heard(player: Listener) -> None:
    reader = player.reader
    deal(player)
    (told,) = [text for text in reader.heard if text.startswith("Trumps are")]
    assert len(player.hand()) in (8, 9)
    for card in player.hand():
        rank = reader.name(card).split(" of ")[0]
        assert rank in told
        assert reader.role(card) == "push button"
        assert reader.parent(card) == player.part("Your hand")
    tricks = before = 0

    def take_a_step() -> str | None:
        """Take a step and say which; None while the table is about to change."""
        nonlocal tricks, before
        before = len(reader.heard)
        wanted = ("dialog", ""), ("push button", "Gather"), ("list", "Your hand")
        dialog, gather, hand = reader.find_each(player.program, *wanted)
        if dialog is not None:
            return "the end"
        if gather is not None:
            reader.press(gather)
            tricks += 1
            return "a trick"
        cards = reader.children(hand) if hand is not None else []
        free = [card for card in cards if reader.has(card, ENABLED)]
        barred = [reader.name(card) for card in cards if card not in free]
        if not free or not all(", may not be played: you " in name for name in barred):
            return None
        reader.press(free[0])
        return "a card"

    def anyway() -> Thing | None:
        """The answer to the question whether to declare first."""
        return reader.find(player.program, "push button", "Play anyway")

    while reader.until(take_a_step, "a step") != "the end":
        reader.until(lambda: len(reader.heard) > before or anyway(), "an answer")
        if (button := anyway()) is not None:
            reader.press(button)
            reader.until(lambda: len(reader.heard) > before, "an answer")
    assert tricks > 1
    assert not any(one == two for one, two in zip(reader.heard, reader.heard[1:], strict=False))
    assert any(" wins the trick." in text or "The trick is yours." in text for text in reader.heard)
    reader.until(lambda: "Hand total: You " in reader.heard[-1], "the count")
    assert any(words in text for words in ("The hand is over.", "I’m out!") for text in reader.heard[-3:-1])
    dialog = player.dialog()
    assert dialog is not None
    assert any(text.startswith("Hand total: You ") for text in reader.names(dialog))


def test_a_window_is_read_the_focus_heard_and_the_program_ended(player: Listener) -> None:
    deal(player)
    all_can_be_read_and_nothing_hidden(player)
    the_focus_is_heard_as_it_goes_from_card_to_card(player)
    it_ends_as_if_nobody_had_listened(player)


def all_can_be_read_and_nothing_hidden(player: Listener) -> None:
    reader = player.reader
    reader.until(lambda: "Your turn." in reader.heard[-1] or "You lead" in reader.heard[-1], "my turn")
    names = {card_names.card_name(card) for card in CARDS}

    def is_whole() -> bool:
        """Whether the hand, the turned card, the trick and at most an exchanged card are shown."""
        things[:] = reader.walk(player.program)
        read[:] = [reader.name(thing) for thing in things]
        shown = {name for name in names for text in read if name in text}
        table = len(reader.children(player.part("Trick 1")))
        return 9 + 1 + table <= len(shown) <= 9 + 1 + table + 1

    things: list[Thing] = []
    read: list[str] = []
    # While something still moves, the reading may mix two moments.
    reader.until(is_whole, "all that lies open, and nothing else")
    other = next(text for text in read if text.startswith("The hand of "))
    assert other.endswith((". Cards: 9", ". Cards: 8"))
    slate = things[read.index("Slate")]
    assert reader.role(slate) in ("graphic", "image")
    assert "You: points 0, bulis 0." in reader.description(slate)
    # Everything that can be pressed has a name.
    buttons = [thing for thing in things if reader.role(thing) == "push button"]
    assert len(buttons) > 13
    assert all(reader.name(button) for button in buttons if reader.has(button, SHOWING))


def the_focus_is_heard_as_it_goes_from_card_to_card(player: Listener) -> None:
    reader = player.reader
    cards = player.hand()
    for card in (cards[2], cards[0]):
        reader.focus(card)
        reader.until(lambda card=card: reader.focused and reader.focused[-1] == card, "the focus")
        assert player.part("Your hand") == reader.parent(card)


def it_ends_as_if_nobody_had_listened(player: Listener) -> None:
    """Python and Qt both hold each object; the order in which they free them must suit both."""
    reader = player.reader
    assert len(list(reader.walk(player.program))) > 50
    reader.press_when(lambda: reader.find_hidden(player.program, "menu item", "Quit"), "the entry")
    assert player.process.wait(30) == 0


# Puzzles and reviews


def test_a_puzzle_is_heard_from_its_task_to_its_answer(tmp_path: Path, paths: UserPaths) -> None:
    settings_file.save(paths.settings_file, QUICK)
    short = next(
        number for number, each in enumerate(puzzles(), 1) if each.match().view(each.seat).trick_number == 14
    )
    others = {number: Tried(True, True) for number in range(1, len(puzzles()) + 1) if number != short}
    with MatchStore.open(paths.database).store as store:
        store.puzzles.add({"tartli": OfGame(others)})
    with listening(tmp_path, paths.data) as player:
        reader = player.reader
        reader.press_when(lambda: reader.find_hidden(player.program, "menu item", "Puzzle"), "the entry")
        task = reader.until(
            lambda: next((text for text in reader.heard if " makes no mistakes." in text), None), "the task"
        )
        assert "You can tell from the play that " in task
        written = reader.names(player.program, "label")
        assert any(" makes no mistakes." in text for text in written)

        def solved() -> bool:
            return any("The puzzle is finished." in text for text in reader.heard)

        def next_step() -> Thing | None:
            gather = reader.find(player.program, "push button", "Gather")
            return gather or player.free_card()

        before = 0

        def take_a_step() -> bool:
            nonlocal before
            before = len(reader.heard)
            if (step := next_step()) is not None:
                reader.press(step)
            return step is not None or solved()

        while not solved():
            reader.until(take_a_step, "a step")
            reader.until(lambda: len(reader.heard) > before or solved(), "an answer")
        player.button("Next puzzle")
        read = reader.names(player.program)
        assert any(text.startswith(("Solved!", "You ended the hand at ")) for text in read)
        assert any("decided it: " in text or "The best move: " in text for text in read)


def test_the_steps_of_a_review_are_heard(tmp_path: Path, paths: UserPaths) -> None:
    settings_file.save(paths.settings_file, QUICK)
    with MatchStore.open(paths.database).store as store:
        match_id = keep(store, planted())
        review = reviewed()
        store.reviews.set(match_id, 1, 0, kept(review), coach=REVIEWS.VERSION)
    with listening(tmp_path, paths.data) as player:
        reader = player.reader
        words = "Review the last hand"
        reader.press_when(lambda: reader.find_hidden(player.program, "menu item", words), "the entry")
        player.press("One step forward")
        first = reader.until(lambda: next((t for t in reader.heard if "Trick 1. You " in t), None), "a step")
        assert "Ten of Bells" in first
        before = len(reader.heard)
        player.press("Next mistake")
        # The score, announced after a start, may come in between.
        reader.until(lambda: any("Better: " in text for text in reader.heard[before:]), "a mistake")
        buttons = reader.names(player.program, "push button")
        marks = [name for name in buttons if name.startswith("Trick ")]
        # The marks of the bar, and those of the costliest decisions again on the paper.
        assert len(marks) >= len(review.decisions) + len(review.costliest)
        assert sum("That cost " in mark for mark in marks) >= len(review.mistakes)
