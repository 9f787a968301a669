"""A finished review is kept as plain data and reads the same when restored."""

import json
import random
import re
import zlib

import pytest

from tartli_desktop.cards.german import CARDS
from tartli_desktop.games.tartli import Action
from tartli_desktop.games.tartli.opponents.strong import FULL
from tartli_desktop.games.tartli.review.decisions import Decision
from tartli_desktop.games.tartli.review.hand_review import HandReview, kept, kind_of
from tartli_desktop.games.tartli.review.judgement import NO_GAP, JudgedDecision
from tartli_desktop.games.tartli.review_form import Kind
from tartli_desktop.text.card_names import name_cards_of
from tests.games.tartli.rules.positions import dealt

from .planted import LEAST, REVIEWS, planted, reviewed_by
from .test_review import finished_from, review

COMES_TO = (4, 3749947847)
"""``VERSION``, and the checksum of its reviews."""


def through_json(found: HandReview) -> object:
    return json.loads(json.dumps(kept(found)))


def test_what_is_kept_is_told_as_it_was(qapp: object) -> None:
    again = REVIEWS.from_stored(through_json(review()), planted(), 1, 0)
    for pack in ("tell", "french"):
        name_cards_of(pack)
        assert REVIEWS.in_words(again) == REVIEWS.in_words(review())
        assert REVIEWS.text(again) == REVIEWS.text(review())
    assert through_json(again) == through_json(review())


@pytest.mark.parametrize("seed", range(2))
def test_the_points_that_are_told_are_counted(qapp: object, seed: int) -> None:
    """Only a cost that is told as a chance to win counts for what it is worth."""
    match = finished_from(tuple(random.Random(seed).sample(CARDS, 32)))
    found = reviewed_by(LEAST, match, seat=1)
    stored = json.loads(json.dumps(kept(found)))["decisions"]
    told = REVIEWS.in_words(found).decisions
    for judged, words, decision in zip(found.decisions, told, stored, strict=True):
        if judged.is_mistake and judged.in_points:
            assert re.search(rf"\b{decision[2]:.0f} point", words.cost)
        elif not judged.is_mistake:
            assert decision[2] == 0


def test_a_usual_hand_needs_less_than_a_page() -> None:
    assert len(json.dumps(kept(review()), separators=(",", ":"))) < 4000


def test_what_does_not_fit_the_hand_is_refused() -> None:
    unknown = {"decisions": [[1, "fun", 0, "", ""]], "expected": [None, None]}
    others: tuple[object, ...] = ([], {}, None, unknown)
    for other in others:
        with pytest.raises(ValueError, match=r"Expected|missing|Invalid"):
            REVIEWS.from_stored(other, planted(), 1, 0)


@pytest.mark.parametrize(
    ("done", "better", "kind"),
    [
        ("play A7", "play A8", Kind.CARD),
        ("play A7", "declare AK3", Kind.DECLARATION),
        ("declare AK3", "play A7", Kind.DECLARATION),
        ("play HK", "bela", Kind.BELA),
        # Béla can equally be declared in the next trick.
        ("play A7", "bela", Kind.CARD),
        ("bela", "bela", Kind.BELA),
        ("play A7", "exchange", Kind.EXCHANGE),
        ("play A7", "out", Kind.OUT),
        ("exchange", "gather", Kind.EXCHANGE),
        ("gather", "out", Kind.OUT),
        ("turn 7", "turn 19", Kind.TURN),
    ],
)
def test_silence_belongs_to_what_could_have_been_said(done: str, better: str, kind: Kind) -> None:
    view = dealt(hands=("", "HKO A7"), turned="H8").view(1)
    decision = Decision(view, Action.parse(done))
    assert kind_of(JudgedDecision(decision, Action.parse(better), NO_GAP, is_mistake=True, values={})) is kind


def test_mistakes_have_a_cost_and_nothing_else_has() -> None:
    data = kept(review())
    costs = {decision[0]: decision[2] for decision in data["decisions"] if decision[2]}
    assert costs == {each.decision.at: each.points for each in review().mistakes}


def test_another_judgement_is_another_version() -> None:
    """A failure means that reviews have changed: raise ``VERSION`` and note the new checksum."""
    judged = [(each.decision.at, str(each.better), each.is_mistake) for each in review().decisions]
    points = [round(each.gap.points) for each in review().mistakes]
    assert (REVIEWS.VERSION, zlib.crc32(repr((judged, points, FULL)).encode())) == COMES_TO
