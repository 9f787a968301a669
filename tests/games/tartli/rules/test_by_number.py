"""The rules of a hand by their numbers, each in a position; ``notation`` explains how they are written."""

import pytest

from tartli_desktop.games.tartli import Variant

from .notation import begun, cases, check

TRICKS = """
R4 the non-dealer leads | dealer 0 | =move 1 =leader 1
R4 the non-dealer leads, 1 | dealer 1 | =move 0 =leader 0
R4 the winner leads to the next trick | 0 HA L7; 1 H7 LA | H7/HA =move 0 L7/LA =move 1
R4 lead, reply and gather, each by its own seat | 0 H7 L7; 1 HA LA |
    !0:play H7(R4) !1:gather(R4) 1:play HA !1:play LA(R4) !1:gather(R4)
    0:play H7 !0:play L7(R4) !1:play LA(R4) !0:gather(R4) 1:gather 1:play LA
R4 the card must be in hand | 0 H7; 1 HA | !1:play H7(R4) !1:play A7(R4)
R4 the winner draws first | 0 HA L7; 1 H7 LA; talon B9 BU BX BK | H7/HA =draws1 0-? 1-BU =draws0 0-B9 1-?
    L7/LA =holds1 BUX =holds0 B9K
R4 nobody draws after trick 7 | late; 0 A7 L789 H789 B78; 1 AO9AXK LAXK B9 | =sizes0 9 0 AO/A7 =sizes0 8 0
    =sizes1 8 0
R4 R9.2 the loser of a full trick may only go out | contest HK3 / LK3 | =legal0 out =legal1 gather, out
R4 the points count when the trick is gathered | 0 HX; 1 HA | 1:play HA 0:play HX =counts 0 0
    1:gather =counts 0 21
R4 the higher card of a suit wins | 0 HA; 1 H7 | H7/HA =leader 0
R4 so does the lead | 0 H7; 1 HA | 1:play HA 0:play H7 =move 1 !0:gather(R4) 1:gather =leader 1
R4 any trump beats any plain card | 0 A8; 1 HA | 1:play HA 0:play A8 =move 0 !1:gather(R4)
R4 led trumps too | 0 HA; 1 A8 | A8/HA =leader 1
R4 another plain suit never wins | 0 LA; 1 H7 | H7/LA =leader 1
R4.1 any card may be played in tricks 1 to 7 | 0 HKO AKO LKO B789; 1 HA | 1:play HA =plays0 HKO AKO LKO B789
R4.1 and still in trick 7 | 0 AO LAX HAXK BAX; 1 L789 H789 B789 | L7/LA LX/L8 HA/H7 HX/H8 HK/H9 BA/B7 =trick 7
    0:play BX ?1:play L9 ?1:play B8 ?1:play B9
R4.2 follow suit from trick 8, a trump in hand or not | late; 0 A7 A8 HX H7 LAX BAXK; 1 HA L789 B789 AK AO |
    1:play HA =plays0 HX7 !0:play A7(R4.2) !0:play LA(R4.2)
R4.2 trump when unable to follow | late; 0 A78 LAXKO BAXK; 1 HAK L789 B789 AO |
    1:play HA =plays0 A78 !0:play LA(R4.2)
R4.2 any card when unable to do either | late; 0 A7 LAXKO BAXKO; 1 HAKO L789 A89 AO |
    AO/A7 1:play HA =plays0 LAXKO BAXKO
R4.2 trumps are followed with trumps | late; 0 A7X LAXKO BAXK; 1 HAKO L789 A89 AO |
    1:play A8 =plays0 A7X !0:play LA(R4.2)
R4.2 no duty to win | late; both; 0 A7 A9 HX H7 LAX BAX L7; 1 HK L89 B789 AK AO AX | =plays1 HK L89 B789 AKOX
    1:play HK =plays0 HX7 0:play H7 1:gather B7/BX =move 0
R4.3 the loser of trick 7 draws the turned card | 0 AO LAX HAXK BAX; 1 L789 H789 B789;
    talon LK LU LO HU HO BU BO BK A8 A9 AU AX AK | L7/LA LX/L8 HA/H7 HX/H8 HK/H9 BA/B7 BX/B8
    =holds1 A7 =turned None =draws1 0-? 1-A7 =draws0 0-AK 1-A7
R4.3 or the Seven that was exchanged | 0 A7 LAX HAXK BAX; 1 L789 H789 B789; up AO;
    talon LK LU LO HU HO BU BO BK A8 A9 AU AX AK | L7/LA 0:exchange LX/L8 HA/H7 HX/H8 HK/H9 BA/B7 BX/B8
    =holds1 A7 =holds0 AO
R4.4 in Austria the winner of trick 7 shows the card | 0 AO LAX HAXK BAX; 1 L789 H789 B789; austrian;
    talon LK LU LO HU HO BU BO BK A8 A9 AU AX AK | L7/LA =draws1 0-? 1-LU LX/L8 HA/H7 HX/H8 HK/H9 BA/B7
    =draws1 0-? 1-AX BX/B8 =draws1 0-AK 1-A7 =draws0 0-AK 1-A7
R4 every step of one trick | 0 LAKO L7; 1 HKOU A7; talon B9 B8; up AX |
    1:exchange =gave Exchanged 1:declare HK3 =gave Declared 1:play HK =gave CardPlayed
    0:declare LA3 =gave Declared RankNamed ContestAnswered 0:play L7 =gave CardPlayed MeldsScored
    1:gather =gave TrickGathered CardDrawn CardDrawn
R1.4 R1.6 the last trick is worth ten more | late; 0 A7 A8 LA LX H9 H8 H7 L7 BA;
    1 AO A9 AA AX HA HX HK HO B7 | AO/A7 A9/A8 AA/L7 AX/LX HA/H7 HX/H8 HK/H9 HO/LA
    1:play B7 0:play BA .gather =waits True =ending played out
R1.6 R9.1 and it counts when it is gathered | late; 0 A7 L789 H789 B78; 1 AO9AXK LAXK B9; austrian |
    AO/A7 A9/H7 AA/H8 AX/H9 AK/B7 LA/L7 LX/L8 LK/L9 1:play B9 0:play B8 1:gather =stichmatsch None
"""

MELDS = """
R2.1 any part of a run | 1 HOUX98 A8 L7 B7 BK | =can1 HO5, HO4, HU4, HO3, HU3, HX3
R2.1 two cards are no sequence | 1 HAK B9 B7 LU LX A9 A8 LK | =can1
R2.1 nor cards of several suits | 1 HAK LO BU AX H9 L8 B7 A8 | =can1
R2.1 nor cards with a gap | 1 HAK H98 HU LX BX A8 LK | =can1
R2.1 nothing follows the Seven | 1 HA H87 L9 LX BU A8 A9 BK | =can1
R2.2 three Aces are no set | 1 LA HA BA L8 H8 H7 B7 A8 BK | =can1
R2.2 four Nines are none in Austria | 1 A9 L9 H9 B9 A8 LK HK BO LU; austrian | =can1 !1:declare 9999(R2.2)
R2.2 nor four Eights | 1 A8 L8 H8 B8 LK HK BO LU L9; up AO | =can1
R2.2 nor four Sevens | 1 A7 L7 H7 B7 LK HK BO LU L9; up AO | =can1
R2.3 béla is outside all comparison | 0 LAKOU; 1 HKO AK AO AU; up H7 |
    1:declare AK3 1:bela 1:play AU 0:declare LA4 0:play A8 =counts 50 40
R2.3 its cards may be in a sequence too | 1 HAKO L7; up H7 |
    1:declare HA3 1:play L7 0:play A8 1:bela =counts 0 60
R2.1 R1.6 melds are no part of the 161 | 1 HAKO L7 |
    1:declare HA3 1:play L7 0:play A8 0:gather .end =melds 0 20 =ending played out
R2.5 Tens stay above sequences | contest XXXX / HA4; open; tens_below_unders=True | !0:declare HA4(R5.4)
R2.5 and Kings above Tens | contest KKKK / XXXX; tens_below_unders=True | =scorer 1
R2.5 and above Unders | contest UUUU / KKKK; tens_below_unders=True | =scorer 0
R5.1 before the own card | 0 LAKO; 1 HAKO | !0:declare LA3(R5.1) 1:play HA !1:declare HA3(R5.1)
    ?0:declare LA3 0:play LA !0:declare LA3(R5.1)
R5.1 no later than trick 8 | late; 0 A7 LAKO BAKO L9 B9; 1 HAKO A8 A9 AO AK B7 L7 | ?1:declare HA3 AO/A7 =can1
    !1:declare HA3(R5.1) 1:play A9 !0:declare LA3(R5.1)
R5.1 only cards in hand | 0 HO; 1 HAKUX98 | !1:declare HA3(R5.1) !1:declare UUUU(R5.1) ?1:declare HU4
R5.1 in Hungary one set and one sequence | 1 HAKO LAKO AA BA H7 | =can1 AAAA, HA3, LA3, AAAA HA3, AAAA LA3
    !1:declare LA3 HA3(R5.1) !1:declare AAAA LA3 HA3(R5.1)
R5.1 in Austria sequences of several suits | austrian; 1 HAKO LAKO BAKO |
    =can1 LA3, HA3, BA3, LA3 HA3, LA3 BA3, HA3 BA3, LA3 HA3 BA3
R5.1 and a set beside them | austrian; 1 HAKO LAKO AA BA | ?1:declare AAAA LA3 HA3
R5.1 but not two of one suit | austrian; 1 HAKO H987 L7 LX BK | =can1 HA3, H93 !1:declare HA3 H93(R5.1)
R5.1 never two sets | both; 1 AAO LAO HAO BAO L7 | =can1 AAAA, OOOO !1:declare AAAA OOOO(R5.1)
    !1:declare AAAA AAAA(R5.1)
R5.1 a set and a sequence may share a card | both; 1 AU LU HOUX BU |
    1:declare UUUU HO3 1:play AU 0:play A8 =counts 0 120
R5.1 once in a trick | austrian; 1 HAKO LAKO | 1:declare HA3 =can1 !1:declare LA3(R5.1) !1:declare HA3(R5.1)
R5.2 never compulsory | 0 LAKO L7; 1 HAKO B7 | 1:play B7 0:play L7 1:gather =counts 0 0 ?1:declare HA3
R5.4 against a set only a set | contest AAAA / LK4; open | !0:declare LK4(R5.4)
R5.4 be it lower | contest AAAA / UUUU; open | ?0:declare UUUU
R5.4 with whatever beside it | contest AAAA / UUUU LK4; open | ?0:declare UUUU LK4
R5.4 against a sequence none that is shorter | contest HO4 / LK3; open | !0:declare LK3(R5.4)
R5.4 as long | contest HO4 / LX4; open | ?0:declare LX4
R5.4 longer | contest HO4 / LK5; open | ?0:declare LK5
R5.4 a set | contest HO4 / KKKK LA3; open | ?0:declare KKKK ?0:declare KKKK LA3
R5.4 whether it can win or not | contest HA3 / L93; open | ?0:declare L93
R5.4 the set of several items counts | contest AAAA HK3 / LO5; open | !0:declare LO5(R5.4)
R5.4 and the longest sequence | austrian; up B7; contest LA3 HO4 / BX3 AO5; open | ?0:declare AO5 BX3
    !0:declare BX3(R5.4)
R5.4 free where nothing was said | 0 L987; 1 HAKOU | 1:play HA ?0:declare L93
R5.5 a declared card may be played to the trick | 0 LAKO; 1 HAKOU |
    1:declare HA4 1:play HO ?0:play L8 0:play LA =counts 0 50
R5.6 what did not score may be declared again | 0 LAKOU; 1 H987 HA L7 |
    1:declare H93 1:play L7 0:declare LA4 0:play LA 0:gather 0:play LU ?1:declare H93
    1:declare H93 1:play HA =count1 20
R5.6 not when one of its cards is gone | 0 LAKO; 1 HKOU L7 |
    1:declare HK3 1:play HK 0:declare LA3 0:play LA 1:gather =counts 20 15 !1:declare HK3(R5.1)
R5.6 R5.9 so may a set | 0 AO LO HO BO; 1 AK LK HK BK H7 |
    1:declare KKKK 1:play H7 0:declare OOOO 0:play AO 0:gather 0:play LO ?1:declare KKKK
R5.7 after a King-kvart | scored HK4; 1 HAKOUX98 L7 B7 |
    ?1:declare HA3 ?1:declare HK5 !1:declare HK3(R5.7) !1:declare HO5(R5.7)
R5.7 after an Ace-kvart | scored HA4; 1 HAKOUX987 L7 | ?1:declare H93 !1:declare HX3(R5.7) ?1:declare HA5
R5.7 an Over-kvint scores six times | 1 HOUX98 L7 B7 L8 B8; talon A8 L9 B9 LX BX LU BU LO BO |
    .score HX3 .score HU3 .score HU4 .score HO3 .score HO4 .score HO5 =trick 7 =points1 260
R5.7a a higher top card | scored HX3; 1 HAKOUX98 L7 B7 |
    =can1 HA3, HA4, HA5, HA6, HA7, HK3, HK4, HK5, HK6, HO3, HO4, HO5, HU3, HU4
R5.7b the same top card and longer | scored HO3; 1 HOUX98 L7 B7 L8 B8 | =can1 HO4, HO5
R5.7c wholly below, a rank between | scored HA3; 1 HAKOUX987 L7 | =can1 HA4, HA5, HA6, HA7, HA8, HX3, HX4, H93
    !1:declare HU3(R5.7)
R5.7c which need not be held | scored HA3; 1 HAKOX987 L7 B7 | =can1 HX3, HX4, H93
R5.7 against every sequence scored | scored HX3; 1 HAKOUX98 L7 B7 |
    .score HA3 .declaring =can1 HA4, HA5, HA6, HA7
R5.7 one that lost bars nothing | 0 LAKOU; 1 HKOUX L7 |
    1:declare HK4 1:play L7 0:declare LA4 0:play LA 0:gather 0:play LU
    ?1:declare HK4 ?1:declare HK3 ?1:declare HO3
R5.7 only the same suit and player | 0 L987 AO; 1 HKOUX LO LU LX A9 |
    1:declare HK4 1:play A9 0:play AO 0:gather ?0:declare L93 0:play L9 ?1:declare LO3
R5.7 a new hand forgets | scored HK4; 1 HAKOUX98 L7 B7 | !1:declare HK3(R5.7) 0:out
    .deal 1 HAKOUX98 L7 B7; up A7 .declaring ?1:declare HK3
R5.8 after a King-Quart | austrian; scored HK4; 1 HAKOUX98 L7 B7 | !1:declare HO3(R5.8) ?1:declare HU3
    !1:declare HK3(R5.8) !1:declare HK4(R5.8) ?1:declare HO4 ?1:declare HK5 ?1:declare HA3 ?1:declare HX3
R5.8 inside any sequence scored | austrian; scored HU3; 1 HKOUX9 L7 B7 L8 B8 |
    .score HK3 .declaring =can1 HO3, HO4, HK4, HK5
R5.9 a set scores once | both; 1 AU LU HU BU LAKO AO B7; talon B8 B9 |
    1:declare UUUU 1:play AO 0:play A8 1:gather !1:declare UUUU(R5.9) !1:declare UUUU LA3(R5.9)
    =can1 LA3, LA4, LK3
R5.10 a higher sequence may not touch | touching; scored HX3; 1 HAKOUX98 L7 B7 |
    !1:declare HA4(R5.10) !1:declare HK3(R5.10)
    =can1 HA3, HA5, HA6, HA7, HK4, HK5, HK6, HO3, HO4, HO5, HU3, HU4
R5.10 only together with R5.7 | touching; further_sequences=not_inside; scored HX3; 1 HAKOUX98 L7 B7 |
    ?1:declare HA4 ?1:declare HK3
R5.10 a lower one is barred either way | touching; scored HA4; 1 HAKOUX987 L7 | !1:declare HX3(R5.7)
"""

CONTEST = """
R6.1 the best item decides and all score | contest UUUU L93 / KKKK B93 | =counts 120 0
R6.1 weaker items too | austrian; contest AK4 L93 / HO4 LK3 | =counts 0 70
R6.1 the loser scores none | contest XXXX LA3 / 9999 | =counts 150 0 =items0 9999 =items1
R6.1 R6.2 the leader alone | 1 HAKOU | 1:declare HA4 1:play HA 0:play A8 =heard0 Declared MeldsScored
    =counts 0 50
R6.1 R6.2 the second alone | 0 HAKOU; 1 L7 | 1:play L7 0:declare HA4 0:play HA =heard1 Declared MeldsScored
    =counts 50 0
R6.2 a kvart beats a terc by what was said | contest HA3 / LX4 | =named none =scorer 0
R6.2 a set a kvart | contest HA4 / 9999 | =named none =scorer 0
R6.3 the rank of a set is named | contest KKKK / UUUU | =named K good
R6.3 and may be beaten | contest KKKK / XXXX | =named K higher
R6.3 by Aces | contest KKKK / AAAA | =named K higher
R6.3 so is the top of a sequence | contest HO3 / LK3 | =named O higher =scorer 0
R6.3 which may be the higher | contest HO3 / LU3 | =named O good =scorer 1
R6.3 an equal top in trumps | contest HO3 / AO3 | =named O higher =scorer 0
R6.3 the leader's in trumps | contest AO3 / HO3 | =named O good =scorer 1
R6.3 neither in trumps | contest HO3 / LO3 | =named O good =scorer 1
R6.3 trumps do not help a lower top | contest HO3 / AU3 | =named O good =scorer 1
R6.3 the longest are compared | austrian; contest LA3 HO4 / BU4 | =named O good =counts 0 70
R6.3 of equal lengths the higher | austrian; contest LU3 HO3 / BK3 AU3 | =named O higher =counts 40 0
R6.3 of equal tops that in trumps | austrian; contest HO3 AO3 / LO3 | =named O good
R6.3 before the second card | contest HO3 / LK3; open |
    0:declare LK3 =gave Declared RankNamed ContestAnswered =counts 0 0
R6.4 the winner names every item in full | contest XXXX / AAAA LK3 | =items0 AAAA LK3 =counts 120 0
R6.4 the loser is heard no more | contest KKKK / UUUU LX3 |
    =heard1 Declared Declared RankNamed ContestAnswered MeldsScored =items0 =knows1
R6.2 R6.4 nor named if the words decide | contest HA3 / LX4 | =heard0 Declared Declared MeldsScored
R6.4 R9.2 nothing scores before the second card | contest HA3 / LX4; open | 0:declare LX4 1:out =counts 0 0
    =items0 =items1
R6.1 each trick has its own contest | contest HO3 / LK3 | .gather .any .any =items1 =items0 LK3
R2.4 a set beats any sequence | contest HK7 / AAAA | =scorer 0
R2.4 the lowest too | contest HX4 / UUUU | =scorer 0
R2.4 Overs beat Nines | contest 9999 / OOOO | =scorer 0
R2.4 Nines Aces | contest AAAA / 9999 | =scorer 0
R2.4 Aces Tens | contest XXXX / AAAA | =scorer 0
R2.4 Tens Kings | contest KKKK / XXXX | =scorer 0
R2.4 Kings Unders | contest UUUU / KKKK | =scorer 0
R2.4 the leader's set too | contest OOOO / UUUU | =scorer 1
R2.4 a longer sequence | contest HA3 / LX4 | =scorer 0
R2.4 longer still | contest HU5 / LO6 | =scorer 0
R2.4 the higher top | contest HK3 / LO3 | =scorer 1
R2.4 against trumps | contest AO3 / LK3 | =scorer 0
R2.4 an equal top in trumps | contest HK3 / AK3 | =scorer 0
R2.4 otherwise the leader's | contest LK3 / HK3 | =scorer 1
R2.5 Tens above Unders | both; contest UUUU / XXXX | =scorer 0
R2.5 the leader's | both; contest XXXX / UUUU | =scorer 1
R2.5 or below | both; tens_below_unders=True; contest UUUU / XXXX | =scorer 1
R2.5 or below, the leader's | both; tens_below_unders=True; contest XXXX / UUUU | =scorer 0
"""

BELA = """
R7.1 forty at once | both; 1 HKO A9 L7; up H7 | 1:bela =gave BelaDeclared BelaScored =counts 0 40
    !1:bela(R7.1)
R7.1 at any moment | 1 HKO A9U L7; up H7 |
    ?1:bela 1:play A9 ?1:bela 0:play A8 ?1:bela 1:gather ?1:bela 1:play AU ?1:bela
R7.1 whoever leads | 0 HKO A8 L7; 1 A9U; up H7 |
    ?0:bela 1:play A9 ?0:bela 0:play A8 ?0:bela 1:gather ?0:bela 1:play AU 0:bela =counts 40 0
R7.1 it does not touch the turn | 1 HKO A9 L7; up H7 | 1:play A9 1:bela =move 0 0:play A8 =move 1
R7.1 not King and Under | 1 HK HU; up H7 | !1:bela(R7.1)
R7.1 not in two suits | 1 HO LK; up H7 | !1:bela(R7.1)
R7.1 not in other suits | 1 AKO LKO BKO; up H7 | !1:bela(R7.1)
R7.1 not when the King was played | 1 HKO A9 L7; up H7 | 1:play HK !1:bela(R7.1)
R7.1 not when the Over was played | 1 HKO A9 L7; up H7 | 1:play HO !1:bela(R7.1)
R7.1 with the card just drawn | 1 HO A9; talon HK; up H7 | !1:bela(R7.1) A9/A8 ?1:bela
R7.1 R8.1 with the card exchanged | 1 HO7; up HK | 1:exchange 1:bela =counts 0 40
R7.1 until trick 8 is gathered | late; 0 H7 L789 B789 A78; 1 HKO AAKOUX LAX; up H7 |
    1:play AA 0:play A8 ?1:bela 1:gather !1:bela(R7.1)
R7.1 again in the next hand | 0 HKO; up H7 | 0:bela 1:out .deal 0 HKO; up H7 ?0:bela
R7.2 at the leader's own step | pais; 1 HKO A9 L7; up H7 |
    ?1:bela 1:play A9 !1:bela(R7.2) 0:play A8 !1:bela(R7.2)
R7.2 at the second's own step | pais; 0 HKO A8; 1 A9; up H7 |
    !0:bela(R7.2) 1:play A9 ?0:bela 0:play A8 !0:bela(R7.2)
R7.2 it scores at step 7 | pais; 1 HKO A9 L7; up H7 |
    1:bela !1:bela(R7.1) 1:play A9 =counts 0 0 0:play A8 =gave CardPlayed BelaScored =counts 0 40
R7.2 for the loser of the contest too | pais; 0 LAKOU; 1 HAKO; up H7 |
    1:declare HA3 1:bela 1:play HA 0:declare LA4 0:play LA =counts 50 40
R7.2 before the melds of the same step | pais; 1 HAKO L7; up H7 |
    1:bela 1:declare HA3 1:play HO 0:play A8 =counts 0 60
R7.2 nothing in a trick that is not played out | pais; 1 HKO A9 L7; up H7 | 1:bela 1:play HO 1:out =counts 0 0
R7.2 in trick 8 and no later | pais; late; 0 H7 L789 B789 A78; 1 HKO AAKOUX LAX; up H7 |
    ?1:bela AA/A8 !1:bela(R7.1)
R7.2 the leader exchanges first | pais; 1 HKO7; up HA | ?1:exchange 1:bela !1:exchange(R7.2)
R7.2 in that trick only | pais; 1 HKO7 A9; up HA | 1:bela A9/A8 ?1:exchange
R7.2 not where exchange is free | pais; exchange=any_time; 1 HKO7; up HA | 1:bela ?1:exchange
R7.2 nor without the house rule | both; 1 HKO7; up HA | 1:bela ?1:exchange
R7.2 the higher count wins | tie 473 442 | =counts 513 503 0:out =games 1 0 =ending both out
R7.2 whoever goes out first | tie 473 442 | 1:out =games 1 0 =ending both out
R9.2 without the house rule the first | tie 473 442; hungarian | =counts 513 503 0:out =games 1 0
R9.2 be it the other | tie 473 442; hungarian | 1:out =games 0 1
R7.2 equal counts go on | tie 463 442 | 0:out =gave WentOut Tied =games 0 0 !0:out(R7.2) !1:out(R7.2)
    =tied True
R7.2 whoever goes out | tie 463 442 | 1:out =gave WentOut Tied !0:out(R7.2) !1:out(R7.2)
R7.2 the trick breaks the tie | tie 463 442 | 0:out 1:gather =games 0 1 =counts 503 514 =ending tie broken
R7.2 a worthless trick keeps it, a meld breaks it | pais; 0 HKO L9 B9 AAKO; 1 LKOUX BA7; up H7; scores 463 442
    |
    BA/L9 1:declare LK4 1:play B7 0:bela 0:play B9 1:out 0:gather =counts 503 503 =tied True !0:out(R7.2)
    0:declare AA3 0:play AA 1:play LU =games 1 0 =counts 523 503 =items0 AA3
R7.2 after the gather the first wins | tie 463 442 | 1:gather 0:out =counts 503 514 =games 1 0
R7.2 only in the trick of béla | pais; 0 HKO LA9; 1 LKOUX BA7; up H7; scores 473 442; talon A8 A9 AU BU |
    1:play BA 0:bela 0:play L9 1:gather 1:declare LK4 1:play B7 0:play LA =counts 513 503 1:out =games 0 1
R7.2 one at 501 goes out as always | tie 473 432 | =counts 513 493 0:out =games 1 0 =ending out
R7.2 both need 501 | tie 443 452 | =counts 483 513 0:out =games 0 1 =ending false claim
R7.2 no matter when it was reached | pais; 0 HKO LA9; 1 LKOUX BA7; up H7; scores 464 491; talon A8 A9 AU BU |
    BA/L9 1:play B7 0:bela 0:play LA =counts 504 502 1:out =games 1 0
"""

EXCHANGE = """
R8.1 the Seven for the turned card | both; 1 H7 AAK LAK; up HK | 1:exchange =gave Exchanged =turned H7
    =holds1 HK !1:play H7(R4) =trump H !1:exchange(R8.1) =knows0 HK
R8.1 only its holder | both; 0 H7; 1 A7 L7 B7; up HK | !1:exchange(R8.1)
R8.1 nobody if it is turned | both; up H7 | !0:exchange(R8.1) !1:exchange(R8.1)
R8.1 while the turned card lies there | both; late; 0 HK L789 B789 A78; 1 H7 AAKOUX LAXK; up HK |
    !1:exchange(R8.1)
R8.1 the card may be used at once | 1 H7AO; up HK | 1:exchange 1:declare HA3 1:play HK
R8.2 in Hungary only the leader | 0 H7 AA; 1 AK; up HK | !0:exchange(R8.2) 1:play AK !0:exchange(R8.2)
    0:play AA !0:exchange(R8.2) 0:gather ?0:exchange
R8.2 not after declaring | 1 H7 LAKO; up HK | 1:declare LA3 !1:exchange(R8.2)
R8.2 nor after the card | 1 H7 LAKO; up HK | 1:play LA !1:exchange(R8.2)
R8.2 in each of tricks 1 to 7 | both; 0 L789 B789 A78 H8; 1 LAXK BAXK H7 AA; up HK |
    ?1:exchange LA/L7 ?1:exchange LX/L8 ?1:exchange LK/L9 ?1:exchange BA/B7 ?1:exchange BX/B8 ?1:exchange
    BK/B9 =trick 7 ?1:exchange AA/A7 !1:exchange(R8.1)
R8.2 in Austria at any moment | austrian; 0 H7 L8; 1 LA; up HK |
    ?0:exchange 1:play LA ?0:exchange 0:play L8 ?0:exchange 1:gather ?0:exchange
R8.2 whoever leads | austrian; 0 L8; 1 H7 LA; up HK |
    ?1:exchange 1:play LA ?1:exchange 0:play L8 ?1:exchange 1:gather ?1:exchange
R8.2 until the turned card is drawn | austrian; 0 L789 B789 A78; 1 LAXK BAXK H7; up HK; talon AA |
    LA/L7 LX/L8 LK/L9 BA/B7 BX/B8 BK/B9 1:play AA 0:play A7 ?1:exchange 1:exchange 1:gather =holds0 H7
R8.3 not with a Seven declared in this trick | austrian; 0 L8; 1 H789 LA; up HK | 1:declare H93
    !1:exchange(R8.3)
    1:play LA !1:exchange(R8.3) 0:play L8 !1:exchange(R8.3) 1:gather ?1:exchange
R8.3 whether it scored or not | austrian; 0 LAKOU; 1 H789 L7; up HX |
    1:declare H93 1:play L7 0:declare LA4 0:play LA !1:exchange(R8.3) 0:gather ?1:exchange
R8.3 nor does the second player | austrian; 0 H789 L8; 1 LA; up HK | 1:play LA 0:declare H93 !0:exchange(R8.3)
R8.3 other melds leave it | austrian; 1 H7 LAKO; up HK | 1:declare LA3 ?1:exchange
R8.3 what was exchanged is not declared | austrian; 1 H789; up HK | ?1:declare H93
    1:exchange !1:declare H93(R5.1)
R8.2 R8.3 R4.3 R4.4 Beck's 495 to 440, declared | austrian; 0 A98 H87 B87 L87 LO; 1 HAXK BAXK LAX9; up AO;
    talon H9 HU B9 BU LK LU AK HO AU BO AX A7 AA; scores 440 445 |
    HA/H7 HX/H8 HK/L7 BA/B7 BX/B8 BK/L8 =counts 440 495 1:play LA ?0:declare A93 ?0:exchange
    0:declare A93 !0:exchange(R8.3) 0:play A8 0:gather =counts 471 495 =holds1 AO
R9.2 Beck's 495 to 440, discarded | austrian; 0 A98 H87 B87 L87 LO; 1 HAXK BAXK LAX9; up AO;
    talon H9 HU B9 BU LK LU AK HO AU BO AX A7 AA; scores 440 445 |
    HA/H7 HX/H8 HK/L7 BA/B7 BX/B8 BK/L8 1:play LA 0:play LU 1:gather 1:out =games 0 1
R8.3 R9.2 Beck's 495 to 440, exchanged | austrian; 0 A98 H87 B87 L87 LO; 1 HAXK BAXK LAX9; up AO;
    talon H9 HU B9 BU LK LU AK HO AU BO AX A7 AA; scores 440 445 |
    HA/H7 HX/H8 HK/L7 BA/B7 BX/B8 BK/L8 1:play LA 0:exchange !0:declare A93(R5.1) 0:play A8 0:gather
    =draws0 0-AA 1-A7 AO/A7 A9/AU =counts 487 495 AA/AK 0:out =counts 502 495 =games 1 0
"""

END = """
R9.1 scores, melds and gathered tricks | 0 H7; 1 HA LAKO AKO; scores 251 322 | =counts 251 322
    1:bela 1:declare LA3 1:play HA 0:play H7 =counts 251 382 1:gather =counts 251 393
R9.2 501 wins | both; 0 HKO; up H7; scores 461 322 | 0:bela 0:out =gave WentOut HandEnded GameWon
    =counts 501 322 =games 1 0 =scores 0 0 =move None =legal0 =legal1 =waits True
R9.2 500 loses | both; 0 HKO; up H7; scores 460 343 | 0:bela 0:out =counts 500 343 =games 0 1
    =ending false claim
R9.2 either player at any moment | 0 H7; 1 HAKO | ?0:out ?1:out 1:declare HA3 ?0:out ?1:out 1:play HA ?0:out
    ?1:out
    0:play H7 ?0:out ?1:out 1:gather ?0:out ?1:out 1:out !0:out(R14)
R9.2 cards on the table count for nobody | 0 H7; 1 HA; scores 415 490 |
    1:play HA 0:play H7 1:out =counts 415 490 =games 1 0
R9.2 gathered they do | 0 H7; 1 HA; scores 415 490 | HA/H7 1:out =counts 415 501 =games 0 1
R9.2 so does a meld of step 7 | 0 H7; 1 HAKO; scores 363 482 |
    1:declare HA3 1:play HA 0:play H7 1:out =counts 363 502 =games 0 1
R9.2 the first wins with fewer points | 0 HKO A7; 1 AA BA; up H7; scores 461 493 |
    AA/A7 0:bela =counts 501 504 0:out =games 1 0
R9.2 or with more | 0 HKO A7; 1 AA BA; up H7; scores 461 493 | AA/A7 0:bela 1:out =games 0 1
R9.2 R9.4 nobody between the last gather and the totalling | late; 0 A7 L789 H789 B78; 1 AO9AXK LAXK B9;
    scores 490 415 | AO/A7 A9/H7 AA/H8 AX/H9 AK/B7 LA/L7 LX/L8 LK/L9 1:play B9 0:play B8 ?0:out
    1:gather =counts 490 576 =games 0 1 !0:out(R14)
R9.3 maccs at 250 | 0 HKO; up H7; scores 464 250 | 0:bela 0:out =games 2 0 =worth 2
R9.3 not at 251 | 0 HKO; up H7; scores 463 251 | 0:bela 0:out =games 1 0 =worth 1
R9.3 Double at 249 | austrian; 0 HKO; up H7; scores 464 249 | 0:bela 0:out =games 2 0
R9.3 not at 250 | austrian; 0 HKO; up H7; scores 464 250 | 0:bela 0:out =games 1 0
R9.3 the lowest limit | double_below=1; 0 HKO; up H7; scores 464 250 | 0:bela 0:out =games 1 0
R9.3 the highest | double_below=501; 0 HKO; up H7; scores 463 442 | 0:bela 0:out =games 2 0
R9.3 a false claim by the count of who made it | scores 250 463 | 0:out =games 0 2
R9.3 251 | scores 251 463 | 0:out =games 0 1
R9.3 in Austria 249 | austrian; scores 249 464 | 0:out =games 0 2
R9.3 in Austria 250 | austrian; scores 250 464 | 0:out =games 0 1
R9.3 the winner's count does not matter | scores 464 250 | 0:out =games 0 1
R9.4 stichmatsch | late; 0 A7 L789 H789 B78; 1 AO9AXK LAXK B9 | .end =counts 0 161 =stichmatsch 1
R9.4 melds stay | late; 0 A7 L789 H789 B78; 1 AO9AXK LAXK B9 | 1:play AO 0:declare L93 0:play A7 1:gather .end
    =counts 20 161 =melds 20 0
R9.4 none in Austria | austrian; late; 0 A7 L789 H789 B78; 1 AO9AXK LAXK B9 | .end =stichmatsch None
R11 R9.4 but by the switch | austrian; stichmatsch=True; late; 0 A7 L789 H789 B78; 1 AO9AXK LAXK B9 |
    .end =counts 0 161
R9.4 one trick saves | late; 0 A7 L789 H789 BAX; 1 AO9AXK LAXK B9 |
    AO/A7 A9/H7 AA/H8 AX/H9 AK/BX LA/L7 LX/L8 LK/L9 B9/BA =stichmatsch None =ending played out
R9.4 going out escapes | late; 0 A7 L789 H789 B78; 1 AO9AXK LAXK B9 |
    AO/A7 A9/H7 AA/H8 AX/H9 AK/B7 LA/L7 LX/L8 LK/L9 0:out =stichmatsch None
R3.5 R9.4 who wins the hand by it deals | next_dealer=winner; late; 0 A7 L789 H789 B78; 1 AO9AXK LAXK B9 |
    .end =dealer 1
R3.5 melds count for the winner of the hand | austrian; 0 A7 LOXU HO BO AO L98; 1 A89AX LAK HAK; up AU |
    1:play AA 0:declare OOOO 0:play A7 1:gather A9/L8 AX/L9 LA/LU LK/LO .end =dealer 0
R3.5 who gains by a false claim deals | austrian | 0:out =dealer 1
R3.5 be it the dealer | austrian | 1:out =dealer 0
R9.6 R3.5 the next dealer deals the new hand | scores 464 250 | 0:out =dealer 1 .deal up A7 =counts 0 0
    =move 0
R9.5 nobody at 501 | both; ended 252 251 | =scores 252 251 =counts 252 251 =games 0 0
R9.5 R9.3 one at 501, the other at 250 | ended 504 250 | =games 2 0 =ending played out
R9.5 R9.3 at 251 | ended 503 251 | =games 1 0
R9.5 R9.3 in Austria at 249 | austrian; ended 249 505 | =games 0 2
R9.5 R9.3 in Austria at 250 | austrian; ended 250 504 | =games 0 1
R9.5 either | ended 471 504 | =games 0 1
R9.5 with 501 exactly | ended 501 424 | =games 1 0
R9.5 both at 501, the higher wins | ended 503 522 | =games 0 1
R9.5 by little | ended 504 502 | =games 1 0
R9.5 worth 1 | double_below=501; ended 522 503 | =games 1 0 =worth 1
R9.5 equal above 501 | both; ended 503 503 | =games 0 0 =waits True =scores 503 503
R9.6 both scores go back to 0 | both; ended 504 250 | =scores 0 0 =counts 504 250
R3.5 who wins the hand deals, not who wins the game | austrian; dealer 1; ended 505 449 | =games 1 0 =dealer 1
R9.5 nobody goes out in sudden death | scores 503 503; 0 H7; 1 HA | !0:out(R9.5) !1:out(R9.5) =sudden True
    1:play HA 0:play H7 =games 0 0 1:gather =games 0 1 =scores 0 0 =ending sudden death
R9.5 a worthless trick does not decide | scores 503 503; 0 H7 L7; 1 H8 LA | H8/H7 =games 0 0 =move 1
    LA/L7 =games 0 1
R9.5 a meld decides | scores 503 503; 0 LAKO; 1 HA | 1:play HA 0:declare LA3 0:play LO =games 1 0
    =counts 523 503
R9.5 so does béla, worth 1 | scores 503 503; double_below=501; 0 HKO; up H7 | 0:bela =games 1 0 =worth 1
R9.5 R7.2 one step 7 is one moment | pais; scores 503 503; 0 HKO; 1 LAKOU; up H7 |
    1:declare LA4 1:play LU 0:bela 0:play HK =games 0 1
R9.5 R7.2 béla against a terc | pais; scores 503 503; 0 HKO; 1 LAKOU; up H7 |
    1:declare LA3 1:play LU 0:bela 0:play HK =games 1 0
R9.5 R7.2 equal points go on | austrian; bela_with_melds=True; scores 503 503; 0 HKO; 1 LAKO BAKO; up H7 |
    1:declare LA3 BA3 1:play LO 0:bela 0:play HK =counts 543 543 =games 0 0 0:gather =games 1 0
R9.5 R9.6 it is over with its hand | scores 503 503; 0 HKO; up H7 | 0:bela .deal up A7 ?0:out =sudden False
"""

VIEWS = """
R12 own cards and what lies face up | 0 HA LA98 BUO AK7 B7; 1 HKO9 LK7 AX9 BA B8; up H7 | =knows0 =knows1
    1:play HK =hand0 HA LA98 BUO AK7 B7 =turned H7 =played0 HK =sizes0 8 14
R12 every card played, in order | 0 H7 LA; 1 HA L7 | HA/H7 1:play L7 =played0 HA H7 L7 =played1 HA H7 L7
    =sizes0 8 12
R12 R6.4 cards of melds until they are played | 1 HKOUX A8; up L7 |
    1:declare HK4 1:play HU =knows0 0:play B8 =knows0 HKOX 1:gather 1:play HK =knows0 HOX
R12 those of béla | 0 HKO; 1 A9; up H7 | 0:bela =knows1 HKO 1:play A9 0:play HK =knows1 HO
R12 R6.3 a set whose rank the leader named | contest KKKK / AAAA; up H7; open | =knows0
    0:declare AAAA =knows0 AK LK HK BK
R12 not the second's losing set | contest AAAA / KKKK; up H7 | =knows1
R12 not a sequence named by its top | contest HO3 / LK3 | =knows0
R12 not melds behind a lost declaration | contest HA3 / LX4 | =knows0
R12 R8.4 the exchanged card | 1 H789 A9; up HK | 1:declare H93 1:play A9 0:play A8 =knows0 H789
    1:gather 1:exchange =knows0 H89K
R12 not a hidden draw | 0 H7; 1 HA; talon BA BX | HA/H7 =knows0 =knows1 =draws0 1-? 0-BX
R12 from trick 8 on all | both; late; 0 A7 L789 H789 B78; 1 AO9AXK LAXK B9 |
    =knows0 AO9AXK LAXK B9 =knows1 A7 L789 H789 B78
R12 going out does not lay the cards open | 0 H7 | 1:out =knows0 =sizes0 9 14
"""


@pytest.mark.parametrize(
    ("variant", "position", "steps"), cases(TRICKS + MELDS + CONTEST + BELA + EXCHANGE + END + VIEWS)
)
def test_the_rule(variant: Variant, position: dict[str, str], steps: str) -> None:
    check(begun(variant, position), steps)
