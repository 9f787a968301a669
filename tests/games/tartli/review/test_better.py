"""Why another action would have been better: only what speaks for it against the one that was done."""

from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, View, parse_seated
from tartli_desktop.games.tartli.opponents.value import Value
from tartli_desktop.games.tartli.review.decisions import Decision
from tartli_desktop.games.tartli.review.judgement import JudgedDecision, gap_between
from tartli_desktop.games.tartli.review.wording import better
from tests.games.tartli.meld_positions import answers, leads
from tests.games.tartli.rules.positions import dealt

UNEXPLAINED = "Hard to explain, but it did better in 32 simulated deal(s)."


def told(view: View, done: str, choice: str, then: str = "") -> str:
    """What the review says after "Better:" where one action was done and another was better."""
    ours, theirs = parse_seated(f"0:{choice}")[1], parse_seated(f"0:{done}")[1]
    following = (parse_seated(f"0:{then}")[1],) if then else ()
    values = {
        ours: Value(40.0, 0.6, 32, 1.0, place=0, then=following, worth=40.0),
        theirs: Value(10.0, 0.5, 32, 1.0, place=1, worth=10.0),
    }
    gap = gap_between(values, ours, theirs)
    judged = JudgedDecision(Decision(view, theirs, 0), ours, gap, is_mistake=True, values=values)
    return better(judged)


SIEBT = "AAKOUX98 BX LO"


def test_a_run_scores_more_in_parts_if_its_sext_comes_first(qapp: object) -> None:  # R5.8
    # The sext scores 100, and then, with the Ace, the terc 20, the kvart 50 and three times 100.
    said = told(leads(SIEBT, AUSTRIAN), "declare AA7", "declare AK6", "play BX")
    better_one = "Declare Acorns King Sext: in parts, over several tricks, the run can score up to 470 points"
    assert said == f"{better_one}, not only 100."


def test_a_run_scores_more_in_parts_from_its_lowest_cards_upwards(qapp: object) -> None:  # R5.7
    # The terc scores 20; in seven more tricks, six parts of five or more cards score 100, and a kvart 50.
    said = told(leads(SIEBT, HUNGARIAN), "declare AA7", "declare AX3", "play BX")
    assert "in parts, over several tricks, the run can score up to 670 points, not only 100." in said
    assert "20 point(s)" not in said


def test_parts_are_not_promised_where_the_card_that_follows_breaks_the_run(qapp: object) -> None:
    said = told(leads(SIEBT, AUSTRIAN), "declare AA7", "declare AK6", "play A9")
    assert "in parts" not in said


def test_what_scores_as_much_as_the_meld_declared_is_no_reason(qapp: object) -> None:
    view = answers(SIEBT, "HK4", AUSTRIAN)
    assert "100 point" not in told(view, "declare AA7", "declare AK6", "play BX")
    assert told(view, "declare AK6", "declare AA7").casefold().endswith(UNEXPLAINED.casefold())


def test_more_points_are_a_reason(qapp: object) -> None:
    view = answers(SIEBT, "HU3", AUSTRIAN)
    assert "it scores 100 point(s) for certain" in told(view, "declare AU4", "declare AA7")


def test_what_holds_for_both_cards_is_no_reason_for_one(qapp: object) -> None:
    match = dealt(hands=("LX L9 L8 AA AK BA BK BO B9", "L7"), turned="HX", played="1:play L7")
    assert "it wins the trick" not in told(match.view(0), "play L9", "play L8")
    assert "it wins the trick" in told(match.view(0), "play L8", "play LX")
