"""The rules by their numbers and the examples E1 to E43, each in a position."""

import pytest

from tartli_desktop.games.tarokk import Variant

from .course import cases, follow

AUCTION = """
T4.7 E1 a two is held | / SKIZ / XXI | pass, bid three, bid two, pass, hold, pass, =contract B2, =promise none
    =calls XX
T5.3 E3 an opening solo is no cue bid | SKIZ / XXI | pass, bid solo, =contract B4, =promise none, =calls XX
T5.2 E4 one cue bid at most | SKIZ / / / XXI XIX | bid three, pass, pass, bid one, bid solo, pass
    =contract A4
    =promise cue D XIX, =calls XIX
T4.6 E5 who did not bid is out without speaking | SKIZ / XXI XVIII | bid three, bid solo, hold, =contract A4
    =promise cue B XVIII, =calls XVIII
E6 a cue bid of the opener | SKIZ XIX / / / XXI | bid two, pass, pass, bid one, pass, =contract D3
    =promise cue A XIX, =calls XIX
E7 a jump after a bid | / SKIZ XIX / XXI | pass, bid three, bid two, pass, bid one, hold, pass, =contract C3
    =promise cue B XIX, =calls XIX
E7 who may hold by the old rule | / SKIZ XIX / XXI [hold=earlier] | pass, bid three, bid two, pass, bid one
    !hold(T4.4), =legal pass; bid solo
E8 a jump to solo | SKIZ / XXI / I XIX | bid three, bid two, bid solo, pass, hold, =contract B4
    =promise cue C XIX
    =calls XIX
T5.9 E8 by level | SKIZ / XXI / I XVIII [cue_bids=level] | bid three, bid two, bid solo, pass, hold
    =contract B4
    =promise cue C XVIII, =calls XVIII
T5.9 E8 online | SKIZ / XXI / I XVIII [online opening_cue=yes] | bid three, bid two, bid solo, pass, hold
    =contract B4, =promise cue C XVIII, =calls XVIII
E9 the first cue bid counts | SKIZ XIX / XXI / I | bid two, bid one, bid solo, pass, pass, =contract C4
    =promise cue A XIX, =calls XIX
E10 over a cue bid | SKIZ / / XXI XIX / I | bid three, pass, bid one, bid solo, hold, =contract A4
    =promise cue C XIX, =calls XIX
T5.7 E11 a yielded game | SKIZ XX / / XXI | bid three, pass, bid two, pass, pass, =contract C2
    =promise yield A XX
    =calls XX
E12 not where more was bid | SKIZ / XXI / / I | bid three, bid two, pass, bid one, pass, pass, =contract D3
    =promise none, =calls XX
T4.3 E13 a trial needs no honour | SKIZ XXI I | pass, pass, pass, =legal pass; bid three; bid two; bid one
    !bid solo(T4.3), =move D
E13 and promises nothing | SKIZ / / / XXI | pass, pass, pass, bid one, =contract D3, =promise none, =calls XX
T7.1 T7.5 E14 all pass | SKIZ XXI I | pass, pass, pass, pass, =dealer 3, =multiplier 2, =kind passed
    =payments 0 0 0 0
T5.4 E15 what an opener may bid | XXI XIX X V II HK DQ CT SJ | =legal pass; bid three; bid two; bid solo
    !bid one(T5.4)
T4.3 E16 without an honour only a pass | SKIZ / XX XVIII XVII X IX V HK HQ CT | bid three, =legal pass
    !bid two(T4.3)
T5.7 E17 a pass that yields needs a high honour | XX XIV X IX V I HQ DJ CT / SKIZ | bid three, bid two, pass
    pass
    =legal hold, !pass(T5.7), !bid one(T5.4), !bid solo(T5.4)
T5.7 E18 with one it may be said | XX XXI X IX V I HQ DJ CT / SKIZ | bid three, bid two, pass, pass
    =legal pass; hold, !bid one(T5.4), !bid solo(T5.4)
T5.11 E17 without that rule | XX XIV X IX V I HQ DJ CT / SKIZ [yield_high_honour=False] |
    bid three, bid two, pass, pass, =legal pass; hold
T5.11 E17 but never without the XX | XVII XXI X IX V I HQ DJ CT / SKIZ [yield_high_honour=False] |
    bid three, bid two, pass, pass, =legal hold, !pass(T5.7)
T5.11 T9.8 E17 who yields so owes ultimo | XX XIV X IX V I HQ DJ CT / SKIZ [yield_high_honour=False] |
    bid three, bid two, pass, pass, pass, .discard, .keep, call XX, pass, pass, pass, !pass(T9.8), =can ultimo
T5.4 T9.8 E19 the pagát alone owes ultimo | XIX XVIII XVII XVI XIV XIII XI I HK / SKIZ XX |
    bid two, bid one, pass, pass, pass, .discard, .keep, call XIX, pass, pass, pass, =sides FFOO
    =legal tarokks 8, tarokks 8, !pass(T9.8), ultimo, pass, =move B
T9.8 the tarokks come before a rekontra, too | XIX XVIII XVII XVI XIV XIII XI I HK / SKIZ XX |
    bid two, bid one, pass, pass, pass, .discard, .keep, call XIX, pass, kontra game, pass, pass
    =legal tarokks 8, !rekontra game(T9.8), tarokks 8, rekontra game
T5.4 E19 as declarer too | XIX XVIII XVII XVI XIV XIII XI I HK | bid two, pass, pass, pass, .discard, .keep
    =legal tarokks 8
T5.11 E19 only where it was accepted | XIX XVIII XVII XVI XIV XIII XI I HK [cue_debt=accepted] |
    bid two, pass, pass, pass, .discard, .keep, =can call XX
E20 a jump over a held two | SKIZ / XXI | bid three, bid two, pass, pass, hold, =legal pass; bid one
E20 online | SKIZ / XXI [online opening_cue=yes] | bid three, bid two, pass, pass, hold
    =legal pass; bid one; bid solo, bid solo, =promise none
E21 nobody may hold, so it is no cue bid | SKIZ / XXI [hold=earlier] | bid three, bid two, pass, pass
    bid solo
    =contract A4, =promise none, =calls XX
E21 a jump | SKIZ XIX / XXI [hold=earlier] | bid three, bid two, pass, pass, bid one, pass, =contract A3
    =promise cue A XIX, =calls XX
E21 by level | SKIZ XVIII / XXI [hold=earlier cue_bids=level] | bid three, bid two, pass, pass, bid one, pass
    =contract A3, =promise cue A XVIII, =calls XX
T5.9 E22 a hold rejects | SKIZ XVIII / XXI [online] | bid three, bid two, pass, pass, bid one, hold, pass
    =contract B3, =promise rejected A XVIII, =calls XX
E22 a solo accepts | SKIZ XVIII / XXI [online] | bid three, bid two, pass, pass, bid one, bid solo, pass
    =contract B4, =promise cue A XVIII, =calls XVIII
T5.10 E23 a hold cancels | SKIZ / XXI [online] | bid two, bid one, pass, pass, !pass(T5.10)
    =legal hold; bid solo
    hold, pass, =contract A3, =promise cancelled A XIX, =calls XX
E23 a pass keeps it | SKIZ XIX / XXI [online] | bid two, bid one, pass, pass, pass, =contract B3
    =promise cue A XIX, =calls XIX
T5.10 nobody bid over it | SKIZ / XXI [online] | bid one, pass, pass, pass, =contract A3
    =promise cancelled A XVIII, =calls XX
T5.9 none: a jump promises nothing | SKIZ / XXI [cue_bids=none] | bid one, pass, pass, pass, =contract A3
    =promise none, =calls XX
T5.9 none: nobody yields | SKIZ / XXI [cue_bids=none] | bid three, bid two, pass, pass, pass, =contract B2
    =promise none, =calls XX
T5.10 no: the first bid promises nothing, a later jump does | SKIZ / XXI XIX [opening_cue=no] |
    bid two, bid solo, hold, =contract A4, =promise cue B XIX, =calls XIX
T4.10 E24 the sole bidder may raise | SKIZ [sole_bidder_raise=True] | bid three, pass, pass, pass
    =phase raise
    =contract none, =legal pass; bid two; bid one, !bid solo(T4.10), !bid three(T4.4), bid one, =contract A3
    =promise none
T4.10 not after a trial | / / / SKIZ [sole_bidder_raise=True] | pass, pass, pass, bid three, =phase discard
T4.4 E2 a level is held once | SKIZ / XXI / / I | bid three, bid two, pass, bid one, hold, !hold(T4.4)
    =legal pass; bid solo, pass, !hold(T4.4), 3:bid solo, 0:hold, =contract A4, =promise none
T4.3 T4.5 an honour forces nobody | SKIZ / XXI / I | pass, pass, pass, =move D
T4.7 only the seat to speak, and only bids | SKIZ XX XIX XVIII / XXI / I | !B:pass(T4.7), !keep(T4.7)
    !discard HQ(T4.7), bid three, pass, !bid three(T4.4), !B:pass(T4.7)
T5.5 T5.6 a cue bidder may go on | SKIZ XIX / XXI | bid two, bid one, pass, pass, =legal pass; hold; bid solo
    hold, pass, =contract A3, =known A XIX, =calls XX
"""

TALON = """
T6.1 T3.3 three cards for the first | / / SKIZ | pass, pass, bid three, pass, =drew C 0 1 2, =drew D 3
    =drew A 4, =drew B 5
E26 two | SKIZ / / XXI | bid three, pass, bid two, pass, hold, pass, =drew A 0 1, =drew B 2 3, =drew C 4
E26 one | / / / SKIZ | pass, pass, pass, bid one, =drew D 0, =drew A 1 2, =drew B 3 4, =drew C 5
T6.1 T6.3 a solo draws none and is passed over | SKIZ | bid solo, =drew A, =drew B 0 1, =drew C 2 3
    =drew D 4 5
    =move B
T6.5 what is never discarded | SKIZ XIX HK XVIII / XXI XX : I V | bid two, bid one, pass, pass, hold, pass
    !discard HK(T6.5), !discard SKIZ(T6.5), !discard I(T6.5), !discard XIX(T6.5), !discard XVIII SJ(T6.3)
    !discard XX(T6.3), !B:discard SJ(T6.3), !pass(T6.3), discard XVIII, =move B, =can discard XX V
T6.5 the XX may be kept from it | SKIZ HQ HR HJ / XX [discard_xx=False] | bid three, pass, pass, pass
    discard HQ HR HJ, !discard XX(T6.5)
T7.2 E27 the XXI alone | SKIZ XX XIX / XXI HK HQ HR DQ DR CQ CR SQ : XVIII XVII XVI HJ | bid three, pass, pass
    pass, discard XVIII XVII XVI, discard HJ, .discard, 0:keep, =legal keep; annul, annul, =annulled B xxi
    =balance 0 0 0 0
T7.2 E27 the pagát alone | SKIZ XX XIX / I HK HQ HR DQ DR CQ CR SQ : XVIII XVII XVI HJ | bid three, pass, pass
    pass, discard XVIII XVII XVI, discard HJ, .discard, 0:keep, annul, =annulled B pagat
T7.2 E27 both | SKIZ XX XIX / XXI I HK HQ HR DQ DR CQ CR : XVIII XVII XVI HJ | bid three, pass, pass, pass
    discard XVIII XVII XVI, discard HJ, .discard, 0:keep, annul, =annulled B xxi_pagat
T7.2 E27 no tarokk | SKIZ XX XIX / SR HK HQ HR DQ DR CQ CR SQ : XVIII XVII XVI HJ | bid three, pass, pass
    pass
    discard XVIII XVII XVI, discard HJ, .discard, 0:keep, annul, =annulled B none
T7.2 E27 four kings | SKIZ XX XIX / V XIV HK DK CK SK DQ DR CQ : XVIII XVII XVI HJ | bid three, pass, pass
    pass
    discard XVIII XVII XVI, discard HJ, .discard, 0:keep, annul, =annulled B kings
T7.2 E27 kings before the rest | SKIZ XX XIX / XXI I HK DK CK SK DQ DR CQ : XVIII XVII XVI HJ | bid three
    pass
    pass, pass, discard XVIII XVII XVI, discard HJ, .discard, 0:keep, annul, =annulled B kings
T7.2 not without the switch | SKIZ XX XIX / XXI HK HQ HR DQ DR CQ CR SQ : XVIII XVII XVI HJ [annul_holdings=]
    |
    bid three, pass, pass, pass, discard XVIII XVII XVI, discard HJ, .discard, 0:keep, !annul(T7.2)
T7.3 E27 not after a discarded tarokk | SKIZ XX XIX / XXI HK HQ HR DQ DR CQ CR SQ : XVIII XVII XVI V |
    bid three, pass, pass, pass, discard XVIII XVII XVI, discard V, .discard, 0:keep, !annul(T7.3)
    =legal keep
T7.3 E27 unless the rules allow it | SKIZ XX XIX / XXI HK HQ HR DQ DR CQ CR SQ : XVIII XVII XVI V
    [annul_after_tarokk_discard=True] | bid three, pass, pass, pass, discard XVIII XVII XVI, discard V
    .discard
    0:keep, =legal keep; annul
T7.3 E27 kings always | SKIZ XX XIX / VI HK DK CK SK DQ DR CQ CR : XVIII XVII XVI V | bid three, pass, pass
    pass
    discard XVIII XVII XVI, discard V, .discard, 0:keep, =legal keep; annul
T7.4 annulling before the discards | SKIZ / XXI HK HQ HR DQ DR CQ CR SQ : XVIII XVII XVI HJ [online] |
    bid three, pass, pass, pass, =phase annul, =legal keep, !B:annul(T7.2), keep, =legal keep; annul, keep
    keep, keep
    =phase discard, .discard, =phase announce
T4.12 T2.4 E29 a trial that fails | SKIZ / XXI / I | pass, pass, pass, bid three, =kind trial
    =payments 1 1 1 -3
    =dealer 0
T4.12 E29 its price | SKIZ / XXI / I [online] | pass, pass, pass, bid one, =balance 2 2 2 -6
T14.3 E29 five players | SKIZ / XXI / I [players=5] | pass, pass, pass, bid two, =balance 2 2 2 -6 0
E29 a trial that holds | SKIZ / XXI / : I | pass, pass, pass, bid three, =phase discard, .discard, .keep
    =move D
"""

ANNOUNCEMENTS = """
T8.3 E31 who holds the XX | SKIZ XX XIX XVIII XV XIII VII HK HA / XXI / / XVII : HQ HJ HR DQ | bid three, pass
    pass, pass, discard HQ HR HJ, discard DQ, .discard, .keep, =calls XX XVII, !call XVI(T8.3)
T8.3.4 T8.4 E32 another has discarded a tarokk | SKIZ XX XIX XVIII XV XIII VII HK HA / XXI / / XVII : HQ HJ
    HR V |
    bid three, pass, pass, pass, discard HQ HR HJ, discard V, .discard, .keep
    =calls XX XVII XVI XIV XII XI X IX VIII VI V IV III II, !call XV(T8.4), !call XXI(T8.4), !call HK(T8.4)
T8.3.4 E32 not without free calls | SKIZ XX XIX XVIII XV XIII VII HK HA / XXI / / XVII : HQ HJ HR V
    [free_call=False] | bid three, pass, pass, pass, discard HQ HR HJ, discard V, .discard, .keep
    =calls XX XVII
T8.3.1 E33 only the XX | SKIZ [called] | =calls XX
T8.3.2 T8.4 a discarded XX is not called | SKIZ XX XIX HK : HQ HJ HR | bid three, pass, pass, pass
    discard XX HQ HJ, .discard, .keep, =calls XVIII, !call XX(T8.4)
T8.5 T9.9 E34 the called card was discarded | XX XVII / XXI / I / SKIZ : DR CR SR | pass, pass, pass
    bid three
    discard DR CR SR, 0:discard XX, .discard, .keep, call XX, pass, =move A, !pass(T9.9), !trull(T10.3)
    =sides ---F, kontra game, pass, =sides O--F
T10.1.5 E34 the engine may tell it | XX XVII / XXI / I / SKIZ : DR CR SR [tell_discarded_call=True] |
    pass, pass, pass, bid three, discard DR CR SR, 0:discard XX, .discard, .keep, call XX, pass, =sides OOOF
T10.1.3 T10.1.6 T9.1 E35 the round | / SKIZ / XX [called B] | call XX, pass, trull, kings, pass, pass
    =sides OFFO
    0:kontra trull, pass, 1:ultimo, pass, 2:pass, 3:pass, =phase announce, 0:pass, =phase play
T10.3 E35 not without a kontra | XX / SKIZ [called B] | call XX, pass, !trull(T10.3)
T10.2 E36 a kontra presumes its side | / SKIZ / / XX [called B] | call XX, pass, 2:kontra game, pass, 3:pass
    0:trull, pass, =sides OFO-
E36 a friend's rekontra | XX / SKIZ [called B] | call XX, pass, kontra game, pass, pass, !trull(T10.3)
    rekontra game, trull, pass, =sides FFOO
T9.3 T9.4 E37 a declaration proves no side | XX / SKIZ / / XIX XVIII XVII XVI XV XIV XIII XII XI
    : HQ HJ HR DQ DR DJ [called B] | call XX, kings, pass, kontra kings, pass, !ultimo(T9.4), !tarokks 8(T9.3)
    tarokks 9, =sides -FO-, ultimo, =sides -FOO, pass, pass, kontra ultimo, pass, pass, pass, pass
    =phase play
T9.4 a kontra to it comes after the declaration, too | XX / SKIZ / / XIX XVIII XVII XVI XV XIV XIII XII XI
    : HQ HJ HR DQ DR DJ [called B] | call XX, ultimo, pass, pass, !kontra ultimo(T9.4), tarokks 9
    kontra ultimo
E37 the declarer's friend needs a rekontra | / SKIZ / / XX XVIII XVII XVI XV XIV XIII XII XI
    : HQ HJ HR DQ DR DJ [called B] | call XX, kings, pass, kontra kings, pass, tarokks 9, !ultimo(T10.3)
    rekontra kings, ultimo
T10.3 E38 the first opponent says kontra first | SKIZ / XIX / XX [called] | call XX, pass, !trull(T10.3)
    kontra game, trull, pass, =sides FO--
T10.1.7 E39 when a partner is certain | SKIZ XX XIX XVIII XV XIII VII HK HA / XXI / / XVII : HQ HJ HR DQ |
    bid three, pass, pass, pass, discard HQ HR HJ, discard DQ, .discard, .keep, call XVII, pass, =side D F
    kontra game, pass, =sides FO--, trull, =sides FOOF
T10.2 E39 when none is | SKIZ XX XIX XVIII XV XIII VII HK HA / XXI / / XVII : HQ HJ HR DQ | bid three, pass
    pass
    pass, discard HQ HR HJ, discard DQ, .discard, .keep, call XX, pass, kontra game, pass, trull, pass
    =sides FOO-
T9.7 E40 double and volat in later turns | SKIZ XX XIX XVIII XV XIII VII HK HA [called] | call XX, double
    !volat(T9.7), pass, pass, pass, kontra double, pass, volat
T9.7 E40 not the other way round | SKIZ XX XIX XVIII XV XIII VII HK HA [called] | call XX, volat
    !double(T9.7)
T9.7 in one turn where the rules allow it | SKIZ XX XIX XVIII XV XIII VII HK HA
    [called double_and_volat=same_turn] | call XX, double, volat
T9.7 in that order | SKIZ XX XIX XVIII XV XIII VII HK HA [called double_and_volat=same_turn] |
    call XX, volat, !double(T9.7)
T9.7 not by the same player | SKIZ XX XIX XVIII XV XIII VII HK HA [called double_and_volat=not_same_player] |
    call XX, double, !volat(T9.7)
T9.5 T9.10 E41 one bonus of both sides | SKIZ / XX / XXI / I [called] | call XX, pass, 1:trull, pass
    2:kontra trull, kings, pass, 3:pass, 0:pass, 1:kontra kings, kings, pass
    =items game F0 kings F0 kings O1 trull F1
    =can kontra kings; rekontra kings, !szubkontra kings(T9.10), kontra kings, rekontra kings
    =items game F0 kings F1 kings O2 trull F1
T9.10 E42 six levels of kontra | SKIZ / XX [called] | call XX, pass, pass, kontra game, !rekontra game(T9.10)
    !szubkontra game(T9.10), pass, pass, rekontra game, pass, pass, szubkontra game, pass, pass
    hirskontra game, pass, pass, mordkontra game, =items game F5
T9.5 a bonus once by a side | SKIZ / XX [called] | call XX, trull, !trull(T9.5), pass, !trull(T9.5)
    !kontra kings(T9.10), !kontra trull(T9.10)
T9.2 T9.1 only a call begins the round | SKIZ [called] | !pass(T9.2), !trull(T9.2), !kontra game(T9.2)
    !B:pass(T9.1), !play HQ(T9.1), call XX, !call XX(T9.2)
T9.3 tarokks are declared first in a turn | SKIZ XIX XVIII XVII XVI XV XIV XIII HK / XX [called] |
    !tarokks 9(T9.3), call XX, !tarokks 8(T9.3), pass, kings, pass, pass, pass, tarokks 8, !tarokks 8(T9.3)
T9.12 a declaration may bind, then before the call | SKIZ XIX XVIII XVII XVI XV XIV XIII HK / XX
    [called declarations=bind] | call XX, tarokks 8
T9.12 and its side | SKIZ / XIX XVIII XVII XVI XV XIV XIII XII HK / XX [called declarations=bind] |
    call XX, pass, !tarokks 8(T10.3), kontra game, tarokks 8, =sides FO--
T9.1 T11.1 three empty turns end the round | SKIZ / XX [called] | call XX, pass, pass, pass, =phase announce
    pass, =phase play, =move A
"""

PLAY = """
T11.1 T11.2 what may be played | SKIZ HK SQ / XX HQ HA / XXI DK SK / XIX CK : HR HJ DR DJ CR CJ [called] |
    call XX, pass, pass, pass, pass, !play HQ(T11.1), !B:play HK(T11.1), !pass(T11.1), play HK
    =legal play HQ; play HA, !play XX(T11.2), play HA, !play DK(T11.2)
T11.4 E43 the pagát is kept, by who announced it | SKIZ HK / XXI / I II XX : HR HJ DR DJ CR CJ [called] |
    call XX, ultimo, pass, pass, pass, pass, play SKIZ, play XXI, !play I(T11.4)
T10.6 T10.1.4 the called card proves the sides | SKIZ / XXI / XX / XIX : HR HJ DR DJ CR CJ [called] |
    call XX, pass, pass, pass, pass, play SKIZ, play XXI, =sides F---, play XX, =sides FOFO
T10.1.4 alone | SKIZ XX / XXI / I / XIX : HR HJ DR DJ CR CJ [called] | call XX, pass, pass, pass, pass
    play XX
    =sides FOOO
"""


@pytest.mark.parametrize(
    ("variant", "position", "opening", "steps"), cases(AUCTION + TALON + ANNOUNCEMENTS + PLAY)
)
def test_the_rule(variant: Variant, position: str, opening: str, steps: str) -> None:
    follow(variant, position, opening, steps)
