"""The rules of T22 by their numbers and the examples V1 to V16, each in a position."""

from dataclasses import replace

import pytest

from tartli_desktop.games.tarokk import PASKIEVICS, Called, SideProved, TarokksDiscarded, TurnClosed, Variant
from tests.games.tarokk.positions import cards, dealt, discards, keep, play
from tests.games.tarokk.rules.course import cases, follow

PAIS = """
T22.3 V2 a jump as a first bid | SKIZ / XXI XIX [cue_bids=pais] | bid three, bid one, =promise cue B XIX
    pass, pass, hold, pass, =contract A3, =calls XIX
T22.3 V2 a jump of one after a bid | SKIZ XVII / XXI [cue_bids=pais] | bid three, bid two, pass, pass, bid one
    =promise cue A XVII, hold, pass, =contract B3, =calls XVII
T22.3 V2 a jump of two | SKIZ XVIII / XXI [cue_bids=pais] | bid three, bid two, pass, pass, bid solo
    =promise cue A XVIII, hold, =contract B4, =calls XVIII
T22.3 overbid | / SKIZ XVII / XXI [cue_bids=pais] | pass, bid three, bid two, pass, bid one, bid solo, pass
    =contract C4, =promise cue B XVII, =calls XVII
T22.3 over a held bid | SKIZ / XXI XVII [cue_bids=pais] | bid three, bid two, pass, pass, hold, bid solo
    =promise cue B XVII, hold, =contract A4, =calls XVII
T22.3 a third bid is like the second | SKIZ XVII / XXI [cue_bids=pais] | bid three, bid two, pass, pass, hold
    bid one, bid solo, =promise cue A XVII
T22.3 T5.4 it needs the card | SKIZ XIX / XXI [cue_bids=pais] | bid three, bid two, pass, pass
    !bid one(T5.4), !bid solo(T5.4), =legal hold
T22.3 T5.8 T6.5 the card is not discarded | SKIZ XVII / XXI [cue_bids=pais] | bid three, bid two, pass, pass
    bid one, pass, =contract A3, !discard XVII(T6.5)
T22.3 T8.2 nothing else is called | SKIZ XVII / XXI [cue_bids=pais] | bid three, bid two, pass, pass, bid one
    hold, pass, .discard, .keep, !call XX(T8.2), call XVII, =sides FFOO
T22.3 T5.4 T9.8 it may owe pagátultimó | I XVII / XXI [cue_bids=pais] | bid three, bid two, pass, pass
    bid one, hold, pass, .discard, .keep, call XVII, pass, pass, pass, !pass(T9.8), ultimo, pass
T22.3 V14 a first bid that jumped and was no cue bid | SKIZ XIX / XXI [cue_bids=pais opening_cue=no] |
    bid two, bid one, pass, pass, bid solo, =promise cue A XIX, hold, =contract B4, =calls XIX
T22.3 T22.4 the same where nobody could hold | SKIZ XIX / XXI [cue_bids=pais cue_accept=hold] | bid two
    =promise none, bid one, pass, pass, bid solo, =promise cue A XIX
T22.3 T5.10 a pending two | SKIZ / XXI [cue_bids=pais opening_cue=if_passed] | bid two
    =promise pending A XIX
T22.3 T5.10 a pending one | SKIZ / XXI [cue_bids=pais opening_cue=if_passed] | bid one
    =promise pending A XVIII
"""

TO_BIDDERS = """
T22.4 V3 accepted by a hold | SKIZ / XXI XIX [cue_accept=hold] | bid three, bid one, =promise cue B XIX
    pass, pass, hold, pass, =contract A3, =promise cue B XIX, =known B XIX, =calls XIX
T22.4 V3 cancelled by a higher bid | SKIZ / XXI XIX [cue_accept=hold] | bid three, bid one, pass, pass
    bid solo, =promise cancelled B XIX, pass, =contract A4, =calls XX
T22.4 V3 no cue bid where nobody has bid | / XXI [cue_accept=hold] | pass
    =legal pass; bid three; bid two; bid one; bid solo, bid two, =promise none
T22.4 it needs the card | SKIZ / XXI [cue_accept=hold] | bid three, =legal pass; bid two, !bid one(T5.4)
T22.4 nobody holds it | SKIZ / XXI XIX [cue_accept=hold] | bid three, bid one, pass, pass
    =promise cue B XIX, pass, =contract B3, =promise cancelled B XIX, =calls XX
T22.4 V15 overbid by a third seat and held | SKIZ / XXI XIX / / I [cue_accept=hold] | bid three, bid one
    pass, bid solo, hold, =contract A4, =promise cancelled B XIX, =calls XX
T22.4 V15 accepted, but the cue bidder is declarer | SKIZ / XXI XIX [cue_accept=hold] | bid three, bid one
    pass, pass, hold, bid solo, pass, =contract B4, =promise cue B XIX, =calls XX
T22.4 also at a higher level | SKIZ / XXI XIX [cue_accept=hold] | bid three, bid one, pass, pass, hold
    bid solo, hold, =contract A4, =calls XIX
T22.4 T5.2 a free jump does not count | / XXI / SKIZ XIX [cue_accept=hold] | pass, bid two, =promise none
    bid solo, =promise cue C XIX
T22.4 T5.2 a cancelled one counts | SKIZ / XXI XIX / / I [cue_accept=hold hold=earlier] | bid three, bid one
    pass, bid solo, =promise cancelled B XIX
T22.4 T4.4 who spoke later cannot hold | / SKIZ / XXI [cue_accept=hold hold=earlier] | pass, bid three
    bid two, pass, bid one, =promise none
T22.4 opening_cue acts as no | SKIZ / XXI [cue_accept=hold opening_cue=if_passed] | bid two, =promise none
    bid one, pass, pass, pass, =contract B3, =calls XX
T22.4 T5.9 a hold rejects it online | SKIZ XVIII / XXI [cue_accept=hold cue_bids=online] | bid three
    bid two, pass, pass, bid one, =promise cue A XVIII, hold, =promise rejected A XVIII, pass, =contract B3
    =calls XX
T22.4 T5.9 a higher bid cancels it | SKIZ XVIII / XXI [cue_accept=hold cue_bids=online] | bid three
    bid two, pass, pass, bid one, bid solo, =promise cancelled A XVIII, pass, =calls XX
T22.4 T5.7 a game is yielded as ever | SKIZ XX / / XXI [cue_accept=hold] | bid three, pass, bid two, pass
    pass, =promise yield A XX, =calls XX
T22.4 T5.4 an accepted one owes pagátultimó | SKIZ / I XIX [cue_accept=hold cue_debt=accepted] | bid three
    bid one, pass, pass, hold, pass, .discard, .keep, call XIX, pass, !pass(T9.8), ultimo, pass
T22.4 T5.11 not where the cue bidder is declarer | SKIZ / I XIX [cue_accept=hold cue_debt=accepted] |
    bid three, bid one, pass, pass, hold, bid solo, pass, .discard, .keep, call XX, pass
T22.4 T5.4 but always by the usual rule | SKIZ / I XIX [cue_accept=hold] |
    bid three, bid one, pass, pass, hold, bid solo, pass, .discard, .keep, call XX, !pass(T9.8), ultimo
T22.4 a cancelled one owes nothing | SKIZ / I XIX [cue_accept=hold] | bid three, bid one, pass, pass
    bid solo, pass, .discard, .keep, call XX, pass, pass, =move C
T22.4 T6.5 and may be discarded | SKIZ / I XIX [cue_accept=hold] | bid three, bid one, pass, pass
    pass, =contract B3, discard XIX, =move C
"""

DISCARDS = """
T22.12 V13 the XX where another card is called | SKIZ HQ / XXI XIX DQ DR / XX V
    [discard_xx=False xx_if_invited=True] | bid three, bid one, pass, pass, hold, pass, discard HQ
    !discard XIX DQ(T6.5), discard DQ DR, discard XX V, =move D
T22.12 V13 not without the switch | SKIZ HQ / XXI XIX DQ DR / XX V [discard_xx=False] | bid three, bid one
    pass, pass, hold, pass, discard HQ, discard DQ DR, !discard XX V(T6.5)
T22.12 V13 nor where nobody invited | SKIZ HQ HR HJ / XX [discard_xx=False xx_if_invited=True] | bid three
    pass, pass, pass, discard HQ HR HJ, !discard XX(T6.5)
T22.12 nor by a cancelled invitation | SKIZ XX / XXI XIX DQ [discard_xx=False xx_if_invited=True
    cue_accept=hold] | bid three, bid one, pass, pass, pass, =contract B3, discard DQ, .discard, =phase annul
T22.12 nor where the cue bidder is declarer | SKIZ / XXI XIX XX [discard_xx=False xx_if_invited=True] |
    bid three, bid one, pass, pass, pass, !discard XX(T6.5)
T22.12 T5.7 nor where the XX is called | XX SKIZ / XXI [discard_xx=False xx_if_invited=True] | bid three
    bid two, pass, pass, pass, =contract B2, .discard, .keep, =calls XX
T22.11 V12 told as each turn begins | SKIZ / XXI / / XX : II HJ HR III HQ IV [discards_told=first_turn] |
    bid three, pass, pass, pass, discard II HJ HR, discard III, discard HQ, discard IV, =told none, .keep
    =told II /, =calls XX, call XX, =told II /, pass, =told II / B1, kontra game, =told II / B1, pass
    =told II / B1 C0, pass, =told II / B1 C0 D1, pass, pass, =told II / B1 C0 D1
T22.11 nothing is told of an annulled hand | SKIZ XX XIX / XXI HK HQ HR DQ DR CQ CR SQ : II DJ CJ SJ
    [discards_told=first_turn annul_after_tarokk_discard=True] | bid three, pass, pass, pass
    discard II XX XIX, .discard, keep, annul, =kind annulled, =told none
T22.11 T8.3.4 no other call | SKIZ XX XIX XVIII XV XIII VII HK HA / XXI / / XVII : HQ HJ HR V
    [discards_told=first_turn] | bid three, pass, pass, pass, discard HQ HR HJ, discard V, .discard, .keep
    =calls XX XVII, !call XVI(T8.3)
T22.11 T10.1.7 a partner is certain once all have told | SKIZ XX XIX XVIII XV XIII VII HK HA / XXI / / XVII
    : HQ HJ HR DQ [discards_told=first_turn] | bid three, pass, pass, pass, discard HQ HR HJ, discard DQ
    .discard, .keep, call XVII, pass, kontra game, pass, trull, =sides FOO-, pass, =sides FOOF
T22.11 T10.1.7 not if one has told a tarokk | SKIZ XX XIX XVIII XV XIII VII HK HA / XXI / / XVII
    : HQ HJ HR V [discards_told=first_turn] | bid three, pass, pass, pass, discard HQ HR HJ, discard V
    .discard, .keep, call XVII, pass, kontra game, pass, trull, pass, =sides FOO-
T22.11 T10.1.5 the discarded call is told, too | XX XVII / XXI / I / SKIZ : DR CR SR
    [discards_told=first_turn tell_discarded_call=True] | pass, pass, pass, bid three, discard DR CR SR
    0:discard XX, .discard, .keep, =told /, call XX, pass, =told / A1, =sides OOOF, !pass(T9.9)
"""

DECLARATIONS = """
T22.9 V9 not by an unproved partner | SKIZ / XX XVIII XVII XVI XV XIV XIII XII HK / XXI : HQ HJ HR DQ DR DJ
    [called declarations=pais] | call XX, pass, !tarokks 9(T9.3), !tarokks 8(T22.9)
    =legal pass; trull; kings; double; volat; catch, pass, =move C
T22.9 V9 but after an announcement it must | SKIZ / XX XVIII XVII XVI XV XIV XIII XII HK / XXI
    : HQ HJ HR DQ DR DJ [called declarations=pais] | call XX, pass, trull, !pass(T22.9), !ultimo(T9.4)
    =legal tarokks 8; kings; double; volat; catch, kings, tarokks 8, !tarokks 8(T9.3), ultimo, pass, =move C
T22.9 V9 an opponent may at once | SKIZ / XX / XXI XIX XVIII XVII XVI XV XIV XIII HK : HQ HJ HR DQ DR DJ
    [called declarations=pais] | call XX, pass, pass, =legal pass; tarokks 8; kontra game, tarokks 8
    =sides F---, pass, =move D
T22.9 V9 and must after a kontra | SKIZ / XX / XXI XIX XVIII XVII XVI XV XIV XIII HK : HQ HJ HR DQ DR DJ
    [called declarations=pais] | call XX, pass, pass, kontra game, !pass(T22.9), tarokks 8, pass, =move D
T22.9 T9.2 the declarer before the call | SKIZ XIX XVIII XVII XVI XV XIV XIII HK [called declarations=pais] |
    =legal tarokks 8; call XX, tarokks 8, call XX, kings, pass, pass, pass, pass, =phase play
T22.9 T9.2 or after it, in any place | SKIZ XIX XVIII XVII XVI XV XIV XIII HK [called declarations=pais] |
    call XX, kings, !pass(T22.9), tarokks 8, double, pass, =move B
T22.9 a call alone obliges to nothing | SKIZ XIX XVIII XVII XVI XV XIV XIII HK [called declarations=pais] |
    call XX, pass, pass, pass, kontra game, pass, rekontra game, !pass(T22.9), tarokks 8, pass
T22.9 what is declared is declared | SKIZ XIX XVIII XVII XVI XV XIV XIII HK [called declarations=pais] |
    tarokks 8, call XX, pass, pass, pass, kontra game, pass, rekontra game, pass, =move B
T22.9 seven oblige to nothing | SKIZ XIX XVIII XVII XVI XV XIV HR HK [called declarations=pais] | call XX
    kings, pass
T22.9 T9.8 a debtor declares first | XIX XVIII XVII XVI XIV XIII XI I HK / SKIZ XX [declarations=pais] |
    bid two, bid one, pass, pass, pass, .discard, .keep, call XIX, pass, kontra game, pass, pass
    =legal tarokks 8, !rekontra game(T9.8), tarokks 8, rekontra game, !pass(T9.8), ultimo, pass
T22.9 T9.9 the discarder's duty comes first | XX XVIII XVII XVI XV XIV XIII XII XI / XXI / I / SKIZ
    : DR CR SR HJ [declarations=pais] | pass, pass, pass, bid three, discard DR CR SR, 0:discard XX, .discard
    .keep, call XX, pass, !pass(T9.9), kontra game, !pass(T22.9), tarokks 8, pass, =move B
"""

POT = """
T22.10 V8 four passes | SKIZ XXI I [ultimo_pot=True] | pass, pass, pass, pass, =payments -2 -2 -2 -2, =pot 8
    =multiplier 2
T22.10 the dealer of five pays nothing | SKIZ XXI I [ultimo_pot=True players=5] | pass, pass, pass, pass
    =payments -2 -2 -2 -2 0, =pot 8
T22.10 an annulled hand | SKIZ XX XIX / XXI HK HQ HR DQ DR CQ CR SQ : XVIII XVII XVI HJ [ultimo_pot=True] |
    bid three, pass, pass, pass, discard XVIII XVII XVI, discard HJ, .discard, keep, annul
    =payments -2 -2 -2 -2, =pot 8
T22.10 a trial that fails costs eight, whatever its price | SKIZ / XXI / I [ultimo_pot=True trial_price=2] |
    pass, pass, pass, bid two, =kind trial, =payments 0 0 0 -8, =pot 8
T22.10 no pot without the switch | SKIZ XXI I | pass, pass, pass, pass, =payments 0 0 0 0, =pot 0
"""


@pytest.mark.parametrize(
    ("variant", "position", "opening", "steps"), cases(PAIS + TO_BIDDERS + DISCARDS + DECLARATIONS + POT)
)
def test_the_rule(variant: Variant, position: str, opening: str, steps: str) -> None:
    follow(variant, position, opening, steps)


def test_with_five_each_tells_for_itself() -> None:  # T22.11
    five = replace(PASKIEVICS, players=5, discards_told="first_turn")
    match = dealt(("SKIZ", "XXI", "", "XX"), "II HJ HR III HQ IV", five, dealer=4)
    play(match, "bid three, pass, pass, pass, discard II HJ HR, discard III, discard HQ, discard IV")
    assert match.view(4).pile == cards("IV III HQ")  # T6.6, as ever from the last discard on
    assert [match.view(seat).told for seat in range(5)] == [None] * 5
    keep(match)
    told = [
        event for event in play(match, "call XX, pass, pass, pass") if isinstance(event, TarokksDiscarded)
    ]
    assert [event.others for event in told] == [((1, 1),), ((1, 1), (2, 0)), ((1, 1), (2, 0), (3, 1))]
    assert match.view(4).told == (cards("II"), ((1, 1), (2, 0), (3, 1)))


def test_a_number_comes_before_the_discarded_call() -> None:  # T22.11
    variant = replace(PASKIEVICS, discards_told="first_turn", tell_discarded_call=True)
    match = dealt(("XX XVII", "XXI", "I", "SKIZ"), "DR CR SR", variant)
    play(match, "pass, pass, pass, bid three, discard DR CR SR, 0:discard XX")
    discards(match)
    keep(match)
    told = [type(event) for event in play(match, "call XX, pass")]
    assert told == [Called, TurnClosed, TarokksDiscarded, SideProved, SideProved, SideProved]
