"""The last variations of tarokk on the table: knocking, the pot, what is told in turn (T22)."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from tartli_desktop.face.hand_parts import OneHand
from tartli_desktop.game.rules import StoredResult
from tartli_desktop.games.tarokk import CARDS, ONLINE_POT, PASKIEVICS, RULES, Match, Play, Variant
from tartli_desktop.games.tarokk.dialogs.hand_summary import HandSummary
from tartli_desktop.games.tarokk.review import TarokkReviews
from tartli_desktop.games.tarokk.table.plan import PLAN
from tartli_desktop.games.tarokk.words import prompts, terms
from tartli_desktop.games.tarokk.words.announcements import TableWords
from tartli_desktop.games.tarokk.words.hand_text import hand_parts
from tartli_desktop.kit.trick_piles import BATCHES, HANDS, OPEN, TALON
from tartli_desktop.session.match_state import Phase
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.table.card_item import Rendering
from tartli_desktop.table.scene import TableScene
from tartli_desktop.widgets.announcer import Listener
from tests.games.contract.sitting import Sitting, opened, settle
from tests.games.contract.stored import PERSON
from tests.games.tarokk.at_the_table import NAMES, announcing, dealt, done
from tests.games.tarokk.positions import deck
from tests.games.tarokk.rules.walks import choice

Sit = Callable[[Match], Sitting]

KNOCK = replace(PASKIEVICS, name="house", cut="knock")
POT = replace(PASKIEVICS, name="house", ultimo_pot=True)
IN_TURN = replace(PASKIEVICS, name="house", discards_told="first_turn")
HOLD = replace(PASKIEVICS, name="house", cue_accept="hold")
PAIS = replace(PASKIEVICS, name="house", cue_bids="pais", declarations="pais")
ALL = replace(KNOCK, ultimo_pot=True, discards_told="first_turn", cue_bids="pais", cue_accept="hold")
FIVE = replace(ALL, players=5, talon_honours=True, dealer_shares=True)


def knocked(variant: Variant = KNOCK, *, dealer: int = PERSON + 1) -> Match:
    """A hand before which the player at the dealer's left has knocked; by default the person."""
    match = Match.new(variant, first_dealer=dealer, players=NAMES[: variant.players])
    match.deal(deck(), knock=True)
    return match


def heard(match: Match, seat: int, actions: str) -> str:
    """What a screen reader says of these actions to a player."""
    told = TableWords().announcements
    sentences = []
    for action in actions.split(", "):
        before = len(match.events)
        done(match, action)
        view = match.view(seat)
        events = [event.seen_by(seat) for event in match.events[before:]]
        sentences += [told.sentence_for(each, view, Listener(NAMES)) for each in events]
    return " ".join(filter(None, sentences))


@pytest.mark.parametrize("variant", [ALL, FIVE], ids=("four", "five"))
def test_shown_event_by_event_it_lies_as_laid_out(qapp: object, variant: Variant) -> None:
    rendering = Rendering(CardFaces("tarokk"))
    for viewer in range(0, variant.players, 2):
        chance, match = random.Random(viewer), Match.new(variant, first_dealer=viewer)
        followed, laid = (TableScene(rendering, PLAN, variant.players) for _ in range(2))
        for table in (followed, laid):
            table.motion.set_speed(None)
            table.spoken = lambda event, view: terms.spoken(event)
        followed.lay_out(match.view(viewer))
        piles = [pile.name for pile in PLAN.piles(variant.players)]
        for _ in range(120):
            if match.needs_deck:
                events = match.deal(chance.sample(CARDS, len(CARDS)), knock=True)
            else:
                events = match.apply(*choice(match, chance))
            followed.present([event.seen_by(viewer) for event in events], match.view(viewer))
            laid.lay_out(match.view(viewer))
            for name in piles:
                lying = [[(i.card, i.place) for i in table.items_of(name)] for table in (followed, laid)]
                assert lying[0] == lying[1], name
            assert [note.text for note in followed.notes] == [note.text for note in laid.notes]


# Knocking (T22.2)


def test_who_cuts_may_knock_and_all_choose(sit: Sit) -> None:
    sitting = sit(Match.new(KNOCK, first_dealer=PERSON + 1, players=NAMES[:4]))
    assert sitting.session.phase is Phase.CUT
    assert "Or press “Knock”" in sitting.prompt
    sitting.choose("Knock")
    scene = sitting.area.view.scene()
    assert [len(scene.items_of(name)) for name in (TALON, *BATCHES)] == [6, 9, 9, 9, 9]
    assert scene.notes[0].text == "I knock!"
    assert sitting.choices == ["1", "2", "3", "4"]
    assert sitting.kept()["hands"][0]["knock"] is True
    sitting.choose("3")
    assert sitting.mine()[0] == "batch 3"
    assert len(scene.own_cards) == 9
    # The others take theirs, and the last has no choice.
    assert sorted(text[2:] for text in sitting.said()[:4]) == [f"batch {number}" for number in range(1, 5)]
    assert not any(scene.items_of(name) for name in BATCHES)


def test_without_the_switch_nobody_knocks(sit: Sit) -> None:
    sitting = sit(Match.new(PASKIEVICS, first_dealer=PERSON + 1, players=NAMES[:4]))
    assert sitting.choices == ["Cut in the middle (Space)"]
    sitting.session.knock()
    assert sitting.session.phase is Phase.CUT


def middle_of(sitting: Sitting, name: str) -> QPoint:
    item = sitting.area.view.scene().items_of(name)[-1]
    return sitting.area.view.mapFromScene(item.pos())


@pytest.mark.parametrize("way", ["click", "drag", "number", "button"])
def test_a_batch_is_taken_by_click_drag_or_key(sit: Sit, qtbot: QtBot, way: str) -> None:
    sitting = sit(knocked())
    hand, start = sitting.hand, middle_of(sitting, BATCHES[1])
    if way == "click":
        hand.click(start)
    elif way == "drag":
        near = sitting.hand.at(600, sitting.area.view.scene().layout.own_y)
        hand.press(start)
        hand.move(start + QPoint(0, 40), near)
        hand.release(near)
    elif way == "number":
        sitting.key(Qt.Key.Key_2)
        # Qt shows for a moment that the button is pressed.
        qtbot.waitUntil(lambda: bool(sitting.mine()))
    else:
        first, second, *_ = sitting.area.panel.choices
        assert first.hasFocus()
        qtbot.keyClick(first, Qt.Key.Key_Tab)
        qtbot.keyClick(second, Qt.Key.Key_Return)
    settle()
    assert sitting.mine()[0] == "batch 2"


def test_a_batch_that_is_dropped_in_the_middle_glides_back(sit: Sit) -> None:
    sitting = sit(knocked())
    hand, start = sitting.hand, middle_of(sitting, BATCHES[1])
    hand.press(start)
    hand.move(start + QPoint(0, 40), start + QPoint(60, 60))
    hand.release(start + QPoint(60, 60))
    settle()
    assert sitting.mine() == []
    assert middle_of(sitting, BATCHES[1]) == start


def test_nobody_takes_a_batch_out_of_turn_or_a_card_before(sit: Sit) -> None:
    match = knocked()
    refuse = TableWords().why_not
    view = match.view(PERSON)
    assert refuse(view, Play(CARDS[0]), "T22.2")[0] == "No card can be played now."
    done(match, "batch 2")
    view = match.view(0)
    assert "taken already" in refuse(view, RULES.form.parse("batch 2"), "T22.2")[0]


def test_choosing_is_heard_and_only_the_own_cards_are_named(qapp: object) -> None:
    match = knocked()
    told = TableWords().announcements
    view = match.view(PERSON)
    deal = match.events[0].seen_by(PERSON)
    assert told.sentence_for(deal, view, Listener(NAMES)).startswith("You knock")
    assert TableWords().parts.middle(view, 6) == ("Talon. Cards: 6. Batches to choose from: 1, 2, 3, 4")
    own = heard(match, PERSON, "batch 4")
    assert own.startswith("You take batch 4: ")
    assert heard(match, PERSON, "batch 1") == "Vilma takes batch 1."
    assert TableWords().parts.middle(match.view(PERSON), 6).endswith("from: 2, 3")


def test_an_opponent_knocks_in_one_hand_of_ten() -> None:
    match = Match.new(KNOCK, first_dealer=0)
    assert 60 <= sum(RULES.knocks(match, seed) for seed in range(1000)) <= 140
    assert not any(RULES.knocks(Match.new(PASKIEVICS, first_dealer=0), seed) for seed in range(100))


def test_a_knocked_hand_is_written_out(qapp: object) -> None:
    match = knocked()
    done(match, "batch 4, batch 1, batch 2, batch 3")
    parts = hand_parts(match.events, OneHand(1, NAMES[:4], match.variant))
    lines = [line.words for part in parts for line in part.lines]
    assert lines[1] == "Anna knocks on the pack"
    assert lines[2].startswith("Anna takes batch 4: ")


def test_a_review_judges_no_choice_of_a_batch() -> None:
    match = knocked()
    while match.to_move is not None:
        match.apply(match.to_move, match.legal_actions(match.to_move)[0])
    decisions = TarokkReviews().decisions_of(match, 1, PERSON)
    assert decisions
    assert all(each.view.phase != "batch" for each in decisions)


# The pot (T22.10)


def passed_out(match: Match) -> Match:
    return done(match, "pass, pass, pass, pass")


def test_the_pot_lies_in_a_saucer_and_stands_on_the_slate(sit: Sit) -> None:
    sitting = sit(passed_out(dealt(variant=POT)))
    assert sitting.area.view.scene().pot.amount == 8
    slate = sitting.area.score.widget if sitting.area.score else None
    assert slate is not None
    told = slate.accessibleDescription()
    assert "Pot: +8." in told
    assert "Void hand: −2, −2, −2, −2, +8." in told
    paper = opened(sitting.area, HandSummary)
    assert "In the pot now: 8." in paper.spoken
    assert "Pot (Anna), paid in: 2." in paper.spoken


def test_without_a_pot_there_is_no_saucer(sit: Sit) -> None:
    sitting = sit(dealt())
    assert sitting.area.view.scene().pot.amount is None
    assert not sitting.area.view.scene().pot.isVisible()


def test_the_pot_is_read_aloud(qapp: object) -> None:
    match = passed_out(dealt(variant=POT))
    match.deal(deck())
    view = match.view(PERSON)
    assert "Pot: 8." in prompts.state_line(view, NAMES)
    assert TableWords().parts.middle(view, 6).endswith("Pot: 8")


def test_a_void_hand_decides_nothing_though_it_costs() -> None:
    match = Match.new(ONLINE_POT, first_dealer=0)
    match.deal(deck())
    found: StoredResult = RULES.hand_result(passed_out(match))
    assert found.scores == (-2, -2, -2, -2)
    assert found.outcomes == (0, 0, 0, 0)


# Promises (T22.3, T22.4), what is owed (T22.9), what is told (T22.11)


def test_the_seventeen_is_promised_by_a_second_bid(sit: Sit) -> None:  # T22.3
    match = dealt(("SKIZ XVII", "XXI XIX"), variant=PAIS, first=PERSON)
    sitting = sit(done(match, "bid three, bid two, pass, pass"))
    assert "One (promises the XVII)" in sitting.choices
    sitting.choose("One (promises the XVII)")
    assert "Cue bid (Anna): XVII" in sitting.area.column.lines


def test_an_invitation_is_accepted_or_cancelled_aloud(qapp: object) -> None:  # T22.4
    hands = ("SKIZ", "XXI XIX")
    match = done(dealt(hands, variant=HOLD, first=0), "bid three, bid one, pass, pass")
    assert prompts.standing_promise(match.view(0), NAMES) == "Cue bid (Anna): XIX"
    assert heard(match, 2, "hold").endswith("That accepts the cue bid (Anna).")
    assert prompts.standing_promise(match.view(0), NAMES) == "Accepted cue bid (Anna): XIX"
    match = done(dealt(hands, variant=HOLD, first=0), "bid three, bid one, pass, pass")
    assert heard(match, 2, "bid solo").endswith("That cancels the cue bid (Anna).")
    assert prompts.standing_promise(match.view(0), NAMES) == "Cancelled cue bid (Anna): XIX"


def test_who_has_spoken_up_declares_before_the_pass(sit: Sit) -> None:  # T22.9, V9
    long = "SKIZ XIX XVIII XVII XVI XIV XIII XI HK"
    match = announcing(("XXI I XX", long), variant=PAIS, first=0)
    calls = [str(action) for action in match.legal_actions(0) if str(action).startswith("call")]
    done(match, f"{calls[0]}, pass, kontra game")
    sitting = sit(match)
    assert sitting.prompt.startswith("You have announced or said kontra: declare your 8 tarokks")
    assert sitting.choices == ["Declare 8 tarokks (1 from each)"]
    sitting.choose("Declare 8 tarokks (1 from each)")
    assert "Pass" in sitting.choices


def test_each_tells_its_tarokks_in_its_first_turn(sit: Sit) -> None:  # T22.11
    strong = "SKIZ XX XIX XVIII XV XIII VII HK HA"
    match = announcing((strong, "XXI X II III IV V VI VIII IX"), talon="HQ HJ HR XVI", variant=IN_TURN)
    call = next(str(action) for action in match.legal_actions(PERSON) if str(action).startswith("call"))
    done(match, call)
    assert heard(match, PERSON, "pass").endswith("Tarokks discarded (Lajos): 1.")
    assert heard(match, PERSON, "pass").endswith("Tarokks discarded (Kornél): 0.")
    assert "Lajos 1, Kornél 0" in prompts.caption(match.view(PERSON), NAMES)
    scene = sit(match).area.view.scene()
    assert all(len(scene.items_of(name)) <= 3 for name in OPEN[:4])
    assert all(len(scene.items_of(name)) == 9 for name in HANDS[:4])


def test_the_dealer_of_five_is_on_the_account(sit: Sit) -> None:  # T22.7, T22.8
    match = Match.new(replace(FIVE, cut="cut"), first_dealer=PERSON, players=NAMES)
    chance = random.Random(4)
    while not match.results or match.results[-1].kind != "played":
        if match.needs_deck:
            match = Match.new(replace(FIVE, cut="cut"), first_dealer=PERSON, players=NAMES)
            match.deal(chance.sample(CARDS, len(CARDS)))
        match.apply(*choice(match, chance))
    paper = opened(sit(match).area, HandSummary)
    paid = match.results[-1].payments[PERSON]
    assert "You dealt: you won or lost as much as each opponent." in paper.spoken
    assert (paid == 0) == ("sat out" in paper.headline.text())


def test_an_opponent_who_cuts_may_knock(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:  # T22.2
    monkeypatch.setattr(RULES, "knocks", lambda match, seed: match.may_knock)
    sitting = sit(Match.new(KNOCK, first_dealer=PERSON, players=NAMES[:4]))
    assert sitting.kept()["hands"][0]["knock"] is True
    # The person deals, and takes what is left without being asked.
    assert [text.partition(" ")[0] for text in sitting.said()[:4]] == [f"{s}:batch" for s in (0, 3, 2, 1)]
    assert len(sitting.area.view.scene().own_cards) == 9


def test_what_is_left_in_the_pot_is_shared_at_the_end_of_the_match(sit: Sit) -> None:  # T22.10
    variant = replace(POT, rounds=1, void_hands="none")
    match = Match.new(variant, first_dealer=PERSON, players=NAMES[:4])
    while not match.over:
        match.deal(deck())
        passed_out(match)
    sitting = sit(match)
    paper = opened(sitting.area, HandSummary)
    assert "The match is over: what was left in the pot has been shared." in paper.spoken
    assert "Pot (Anna), taken out: 8." in paper.spoken
    assert sitting.area.view.scene().pot.amount == 0
    assert sitting.area.score is not None
    assert sitting.area.score.widget.accessibleDescription().startswith("Anna: 0.")
