<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name>Tarokk.Account</name>
    <message>
        <source>%1: %2 points, no trick.</source>
        <comment>a side</comment>
        <translation>%1: %2 pont, ütés nélkül.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 points in %n trick(s).</source>
        <comment>a side</comment>
        <translation>
            <numerusform>%1: %2 pont, %n ütés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tarokk.Announcements</name>
    <message numerus="yes">
        <source>%1 draws %n card(s).</source>
        <translation>
            <numerusform>%1 %n lapot húzott.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n card(s).</source>
        <translation>
            <numerusform>%1 %n lapot fektetett.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tarokk.Announcing</name>
    <message>
        <source>Announcements</source>
        <translation>Bemondások</translation>
    </message>
    <message>
        <source>Look at the &amp;table</source>
        <translation>Lássuk az &amp;asztalt</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <comment>what stands, whose it is, its worth</comment>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>Tarokks</source>
        <translation>Tarokkok</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Hívás</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Bemondás</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Until you pass, another click undoes what you have said.</source>
        <translation>Amíg nem passzolsz, újabb kattintással visszavonhatod.</translation>
    </message>
    <message>
        <source>Undoes it: the others hear it only when you pass.</source>
        <translation>Visszavonja: a többiek csak a passzod után hallják.</translation>
    </message>
</context>
<context>
    <name>Tarokk.Commands</name>
    <message>
        <source>Call…</source>
        <translation>Hívás…</translation>
    </message>
    <message>
        <source>Call a partner, announce bonuses, or say kontra</source>
        <translation>Segítő hívása, bemondás vagy kontra</translation>
    </message>
    <message>
        <source>Announce…</source>
        <translation>Bemondás…</translation>
    </message>
</context>
<context>
    <name>Tarokk.Dialogs</name>
    <message>
        <source>%1?</source>
        <comment>what can be announced</comment>
        <translation>%1?</translation>
    </message>
    <message>
        <source>Say it anyway</source>
        <translation>Mégis bemondom</translation>
    </message>
    <message>
        <source>Do not say it</source>
        <translation>Nem mondom be</translation>
    </message>
</context>
<context>
    <name>Tarokk.Doubts</name>
    <message>
        <source>You hold the XXI yourself: it cannot be won.</source>
        <translation>Nálad van a XXI: ezt nem lehet megnyerni.</translation>
    </message>
    <message>
        <source>You do not hold the Skíz, so only a partner who has it can win this.</source>
        <translation>Nincs nálad a skíz: csak akkor nyerheted meg, ha a társadnál van.</translation>
    </message>
    <message>
        <source>You do not hold the Pagát, so only a partner who has it can win this.</source>
        <translation>Nincs nálad a pagát: csak akkor nyerheted meg, ha a társadnál van.</translation>
    </message>
    <message>
        <source>You hold none of the three cards of the Trull.</source>
        <translation>A tulétroá egyik lapja sincs nálad.</translation>
    </message>
    <message>
        <source>You play alone without the Skíz: it cannot be won.</source>
        <translation>Egyedül játszol skíz nélkül: ezt nem lehet megnyerni.</translation>
    </message>
    <message>
        <source>If it fails, it costs you %1 points.</source>
        <translation>Ha elbukik, %1 pontot fizetsz.</translation>
    </message>
</context>
<context>
    <name>Tarokk.Face</name>
    <message>
        <source>Tarokk</source>
        <translation>Tarokk</translation>
    </message>
    <message>
        <source>A secret partner</source>
        <translation>Titkos segítő</translation>
    </message>
</context>
<context>
    <name>Tarokk.HandText</name>
    <message numerus="yes">
        <source>%1 draws %n card(s)</source>
        <translation>
            <numerusform>%1 %n lapot húzott</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n card(s)</source>
        <translation>
            <numerusform>%1 %n lapot fektetett</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tarokk.Help</name>
    <message>
        <source>%1 × game</source>
        <translation>%1 × játék</translation>
    </message>
    <message>
        <source>the other side</source>
        <translation>a másik oldal</translation>
    </message>
    <message>
        <source>the side that owns it</source>
        <translation>akié a bemondás</translation>
    </message>
    <message>
        <source>Each suit</source>
        <translation>Minden szín</translation>
    </message>
    <message>
        <source>The declarer’s side needs %1 of the %2 points.</source>
        <translation>A felvevőknek a %2 pontból %1 kell.</translation>
    </message>
</context>
<context>
    <name>Tarokk.Hints</name>
    <message>
        <source>It catches the XXI.</source>
        <translation>Elfogja a XXI-est.</translation>
    </message>
    <message>
        <source>Your Skíz waits for the XXI.</source>
        <translation>A skízed a XXI-esre vár.</translation>
    </message>
    <message>
        <source>The Skíz cannot catch it in this trick.</source>
        <translation>Ebben az ütésben a skíz nem foghatja el.</translation>
    </message>
    <message>
        <source>The Skíz could catch your XXI in this trick.</source>
        <translation>Ebben az ütésben a skíz elfoghatná a XXI-esedet.</translation>
    </message>
    <message>
        <source>Nobody can take it from your side now.</source>
        <translation>Innen már senki sem viheti el az ütést.</translation>
    </message>
    <message>
        <source>The trick is your side’s, and its points count for you.</source>
        <translation>Megvan az ütés, a pontjaival együtt.</translation>
    </message>
    <message>
        <source>The trick is theirs: give them few points.</source>
        <translation>Az ütés az övék: kevés pontot adj bele.</translation>
    </message>
    <message>
        <source>It wins a trick that would be theirs.</source>
        <translation>Elvisz egy ütést, amely az övék lenne.</translation>
    </message>
    <message>
        <source>You hold both high honours.</source>
        <translation>Mindkét nagyhonőr nálad van.</translation>
    </message>
    <message>
        <source>They lack the Skíz: you hold it.</source>
        <translation>A skíz nálad van, nem náluk.</translation>
    </message>
    <message>
        <source>They lack the Pagát: you hold it.</source>
        <translation>A pagát nálad van, nem náluk.</translation>
    </message>
    <message>
        <source>You have the Pagát, and enough tarokks to keep it to the end.</source>
        <translation>Nálad a pagát, és van elég tarokkod, hogy a végéig megtartsd.</translation>
    </message>
    <message>
        <source>With the Skíz you bid nearly always.</source>
        <translation>Skízzel szinte mindig licitálunk.</translation>
    </message>
    <message>
        <source>Usually the game is yielded to you, or you draw one card more from the talon.</source>
        <translation>Többnyire vagy neked engedik a játékot, vagy eggyel több lapot húzol a talonból.</translation>
    </message>
    <message>
        <source>You hold the XX, so somebody may call you.</source>
        <translation>Nálad a XX, úgyhogy téged hívhatnak.</translation>
    </message>
    <message>
        <source>Their points count for your side.</source>
        <translation>A pontok a te oldaladnak számítanak.</translation>
    </message>
    <message>
        <source>Unless you are called, their points count for your side.</source>
        <translation>Ha nem téged hívnak, a pontok a te oldaladnak számítanak.</translation>
    </message>
    <message>
        <source>You hold the XX: if you are called, they count for the opponents.</source>
        <translation>Nálad a XX: ha téged hívnak, az ellenfeleknek számítanak.</translation>
    </message>
    <message>
        <source>That voids a suit, so you can play a tarokk when it is led.</source>
        <translation>Így kifogysz egy színből, és tarokkal üthetsz, ha azt hívják.</translation>
    </message>
    <message>
        <source>It catches the XXI, unless that is your partner’s.</source>
        <translation>Elfogja a XXI-est, ha nem a társadé.</translation>
    </message>
    <message>
        <source>You will be called: they count for the opponents.</source>
        <translation>Téged fognak hívni: az ellenfeleknek számítanak.</translation>
    </message>
    <message>
        <source>That voids more than one suit, so you can play a tarokk when one of them is led.</source>
        <translation>Így több színből is kifogysz, és tarokkal üthetsz, ha valamelyiket hívják.</translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Csak ezt teheted.</translation>
    </message>
    <message>
        <source>It is your lowest card that wins the trick.</source>
        <translation>Ez a legkisebb lapod, amely viszi az ütést.</translation>
    </message>
    <message>
        <source>The trick is your side’s already.</source>
        <translation>Az ütés már megvan.</translation>
    </message>
    <message>
        <source>Nobody can beat it.</source>
        <translation>Senki sem tudja felülütni.</translation>
    </message>
    <message>
        <source>It is a cue bid: it promises a card that you hold, and who accepts it must call that card.</source>
        <translation>Invit: egy nálad lévő lapot ígér, és aki elfogadja, azt kell hívnia.</translation>
    </message>
</context>
<context>
    <name>Tarokk.Ledger</name>
    <message>
        <source>%1, counted %2 times</source>
        <translation>%1, szorzó: %2</translation>
    </message>
    <message>
        <source>Void hand</source>
        <translation>Érvénytelen leosztás</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Kassza</translation>
    </message>
</context>
<context>
    <name>Tarokk.Lesson</name>
    <message>
        <source>First declare your eight tarokks.</source>
        <translation>Előbb mondd be a nyolc tarokkodat.</translation>
    </message>
</context>
<context>
    <name>Tarokk.NewMatch</name>
    <message>
        <source>Until you stop</source>
        <translation>Amíg abba nem hagyod</translation>
    </message>
    <message>
        <source>1 round of deals</source>
        <translation>1 kör</translation>
    </message>
    <message>
        <source>%1 rounds of deals</source>
        <translation>%1 kör</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Játékosok:</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Négyen</translation>
    </message>
    <message>
        <source>Five; the dealer sits out</source>
        <translation>Öten; az osztó pihen</translation>
    </message>
    <message>
        <source>The match &amp;lasts:</source>
        <translation>Me&amp;ddig:</translation>
    </message>
</context>
<context>
    <name>Tarokk.PlayArea</name>
    <message>
        <source>Partners are called and bonuses announced before the first card.</source>
        <translation>Segítőt hívni és bemondani az első lap előtt lehet.</translation>
    </message>
    <message>
        <source>Play the hand</source>
        <translation>Játsszuk</translation>
    </message>
    <message>
        <source>Annul the hand</source>
        <translation>Bedobom</translation>
    </message>
    <message>
        <source>Give notice</source>
        <translation>A skíz oszt, nem oszt</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Kopogás</translation>
    </message>
</context>
<context>
    <name>Tarokk.Prompts</name>
    <message>
        <source>Others: no tarokk</source>
        <translation>A többieknél nincs</translation>
    </message>
</context>
<context>
    <name>Tarokk.RefusedRecords</name>
    <message>
        <source>no hand is being played</source>
        <translation>nincs folyamatban leosztás</translation>
    </message>
    <message>
        <source>there is no such seat</source>
        <translation>nincs ilyen hely</translation>
    </message>
    <message>
        <source>the auction is not over</source>
        <translation>még tart a licit</translation>
    </message>
    <message>
        <source>only a bidder who was outbid may hold, once at each level</source>
        <translation>csak az tarthat, akire rálicitáltak, fokonként egyszer</translation>
    </message>
    <message>
        <source>a bid needs an honour</source>
        <translation>a licithez honőr kell</translation>
    </message>
    <message>
        <source>the bid must be higher</source>
        <translation>többet kell licitálni</translation>
    </message>
    <message>
        <source>the Three may be raised to Two or One only</source>
        <translation>a három csak kettőre vagy egyre emelhető</translation>
    </message>
    <message>
        <source>this bid promises %1, which is not in the hand</source>
        <translation>ez a licit olyan lapot ígér, amely nincs kézben: %1</translation>
    </message>
    <message>
        <source>a pass would promise %1 and a high honour</source>
        <translation>a passz nagyhonőrt és ezt ígérné: %1</translation>
    </message>
    <message>
        <source>a pass would promise %1</source>
        <translation>a passz ezt ígérné: %1</translation>
    </message>
    <message>
        <source>the players are discarding</source>
        <translation>még tart a fektetés</translation>
    </message>
    <message>
        <source>%1 is not in the hand</source>
        <translation>nincs kézben: %1</translation>
    </message>
    <message>
        <source>Kings cannot be discarded</source>
        <translation>királyt nem lehet fektetni</translation>
    </message>
    <message>
        <source>honours cannot be discarded</source>
        <translation>honőrt nem lehet fektetni</translation>
    </message>
    <message>
        <source>%1 was promised by a bid and stays</source>
        <translation>licit ígérte, ezért marad: %1</translation>
    </message>
    <message>
        <source>by these rules XX cannot be discarded</source>
        <translation>e szabályok szerint a XX-ast nem lehet fektetni</translation>
    </message>
    <message>
        <source>as many cards must be discarded as were drawn: %1</source>
        <translation>annyi lapot kell fektetni, ahányat húztak: %1</translation>
    </message>
    <message>
        <source>the players are asked who annuls the hand</source>
        <translation>most a bedobás a kérdés</translation>
    </message>
    <message>
        <source>this hand cannot be annulled</source>
        <translation>ezt a leosztást nem lehet bedobni</translation>
    </message>
    <message>
        <source>the round of announcements is not over</source>
        <translation>még tart a bemondások köre</translation>
    </message>
    <message>
        <source>the declarer calls a partner first</source>
        <translation>a felvevő előbb segítőt hív</translation>
    </message>
    <message>
        <source>a partner has been called already</source>
        <translation>már van hívott segítő</translation>
    </message>
    <message>
        <source>this player does not hold %1 tarokks</source>
        <translation>ennek a játékosnak nincs %1 tarokkja</translation>
    </message>
    <message>
        <source>tarokks are declared once</source>
        <translation>a tarokkokat egyszer kell bemondani</translation>
    </message>
    <message>
        <source>tarokks are declared at the beginning of a turn</source>
        <translation>a tarokkokat a beszéd elején kell bemondani</translation>
    </message>
    <message>
        <source>eight or nine tarokks are declared before Pagátultimó or its kontra</source>
        <translation>a nyolc vagy kilenc tarokkot a pagátultimó vagy kontrája előtt kell bemondani</translation>
    </message>
    <message>
        <source>this side has announced it already</source>
        <translation>ez az oldal már bemondta</translation>
    </message>
    <message>
        <source>Double Game and Volát are not announced in one turn</source>
        <translation>duplát és volátot nem lehet egyszerre bemondani</translation>
    </message>
    <message>
        <source>Double Game is not announced after Volát</source>
        <translation>volát után duplát nem lehet bemondani</translation>
    </message>
    <message>
        <source>no player announces both Double Game and Volát</source>
        <translation>egy játékos nem mondhat be duplát és volátot is</translation>
    </message>
    <message>
        <source>this player owes Pagátultimó and declares the tarokks first</source>
        <translation>ez a játékos pagátultimóval tartozik, és előbb a tarokkokat mondja be</translation>
    </message>
    <message>
        <source>this player owes Pagátultimó</source>
        <translation>ez a játékos pagátultimóval tartozik</translation>
    </message>
    <message>
        <source>the player who discarded the called tarokk must say kontra to the game</source>
        <translation>akinél a hívott tarokk fekszik, kontrázza a játékot</translation>
    </message>
    <message>
        <source>there is nothing of that name to double</source>
        <translation>nincs ilyen, amit kontrázni lehetne</translation>
    </message>
    <message>
        <source>this kontra belongs to the other players</source>
        <translation>ez a kontra a többieké</translation>
    </message>
    <message>
        <source>the kontras go one after the other</source>
        <translation>a kontrák sorban jönnek</translation>
    </message>
    <message>
        <source>this player would count as a friend of the others: a kontra first</source>
        <translation>ez a játékos a többiekhez számítana: előbb kontra</translation>
    </message>
    <message>
        <source>only the tarokks from II to XX are called</source>
        <translation>csak a II és a XX közötti tarokkok hívhatók</translation>
    </message>
    <message>
        <source>the declarer has discarded %1</source>
        <translation>a felvevő lefektette: %1</translation>
    </message>
    <message>
        <source>the declarer holds %1</source>
        <translation>a felvevőnél van: %1</translation>
    </message>
    <message>
        <source>%1 may not be called now</source>
        <translation>most nem hívható: %1</translation>
    </message>
    <message>
        <source>the cards are being played</source>
        <translation>már tart a lejátszás</translation>
    </message>
    <message>
        <source>the suit led must be followed</source>
        <translation>színre színt kell adni</translation>
    </message>
    <message>
        <source>a player without the suit led must play a tarokk</source>
        <translation>akinek nincs a hívott színből, tarokkot kell tennie</translation>
    </message>
    <message>
        <source>with Pagátultimó announced, the Pagát is kept as long as possible</source>
        <translation>bemondott pagátultimónál a pagát marad, amíg lehet</translation>
    </message>
    <message>
        <source>%1 is not an action</source>
        <translation>%1: ilyen lépés nincs</translation>
    </message>
    <message>
        <source>notice has been given already</source>
        <translation>a felmondás már megvolt</translation>
    </message>
    <message>
        <source>notice is given between two hands</source>
        <translation>felmondani két leosztás között lehet</translation>
    </message>
    <message>
        <source>it is not this player’s turn to bid</source>
        <translation>nem ez a játékos licitál</translation>
    </message>
    <message>
        <source>it is not this player’s turn to discard</source>
        <translation>nem ez a játékos fektet</translation>
    </message>
    <message>
        <source>it is not this player’s turn to annul the hand</source>
        <translation>nem ezt a játékost kérdezik a bedobásról</translation>
    </message>
    <message>
        <source>it is not this player’s turn to speak</source>
        <translation>nem ez a játékos beszél</translation>
    </message>
    <message>
        <source>it is not this player’s turn to play</source>
        <translation>nem ez a játékos következik</translation>
    </message>
    <message>
        <source>a player who has discarded a tarokk may annul the hand only with four Kings</source>
        <translation>aki tarokkot fektetett, csak négy királlyal dobhat be</translation>
    </message>
    <message>
        <source>%1 was promised and must be called</source>
        <translation>ezt ígérték, ezt kell hívni: %1</translation>
    </message>
    <message>
        <source>the partner declares tarokks only once that side is known</source>
        <translation>a segítő csak akkor mondhatja be a tarokkjait, ha már kiderült, hogy ő az</translation>
    </message>
    <message>
        <source>these cards have been taken already</source>
        <translation>ezeket a lapokat már elvették</translation>
    </message>
    <message>
        <source>it is not this player’s turn to choose cards</source>
        <translation>nem ez a játékos választ lapokat</translation>
    </message>
    <message>
        <source>the players are choosing their cards</source>
        <translation>még választanak a lapokból</translation>
    </message>
    <message>
        <source>a player who announces or says kontra also declares eight or nine tarokks</source>
        <translation>aki figurát vagy kontrát mond, annak nyolc vagy kilenc tarokkot is be kell mondania</translation>
    </message>
</context>
<context>
    <name>Tarokk.Review</name>
    <message>
        <source>Your score for this hand: %1.</source>
        <translation>Pontjaid ebben a leosztásban: %1.</translation>
    </message>
</context>
<context>
    <name>Tarokk.Statistics</name>
    <message>
        <source>Hands as declarer</source>
        <translation>Leosztások felvevőként</translation>
    </message>
    <message>
        <source>Games won : lost as declarer</source>
        <translation>Nyert : vesztett játék felvevőként</translation>
    </message>
    <message>
        <source>Trials failed</source>
        <translation>Elbukott próbahármak</translation>
    </message>
    <message>
        <source>Void hands</source>
        <translation>Érvénytelen leosztások</translation>
    </message>
    <message>
        <source>Points per hand as declarer</source>
        <translation>Pont leosztásonként, felvevőként</translation>
    </message>
    <message>
        <source>Points per hand as partner</source>
        <translation>Pont leosztásonként, segítőként</translation>
    </message>
    <message>
        <source>Points per hand as opponent</source>
        <translation>Pont leosztásonként, ellenfélként</translation>
    </message>
    <message>
        <source>XXI caught by your side : your own caught</source>
        <translation>XXI-fogás : elfogott saját XXI</translation>
    </message>
    <message>
        <source>%1, announced</source>
        <comment>a bonus</comment>
        <translation>%1, bemondva</translation>
    </message>
    <message>
        <source>%1, silent</source>
        <comment>a bonus</comment>
        <translation>%1, csendes</translation>
    </message>
    <message>
        <source>Announced bonuses won : lost</source>
        <translation>Nyert : vesztett bemondott figura</translation>
    </message>
    <message>
        <source>Silent bonuses won : lost</source>
        <translation>Nyert : vesztett csendes figura</translation>
    </message>
    <message>
        <source>Taken from the pot : paid into it</source>
        <translation>A kasszából kivett : befizetett</translation>
    </message>
</context>
<context>
    <name>Tarokk.Training</name>
    <message>
        <source>I am called with the XX</source>
        <translation>Nálam a hívott XX</translation>
    </message>
    <message>
        <source>A cue bid is worth making</source>
        <translation>Érdemes invitálni</translation>
    </message>
    <message>
        <source>I bid One or Solo</source>
        <translation>Egyet vagy szólót licitálok</translation>
    </message>
    <message>
        <source>The Pagát can be brought home</source>
        <translation>A pagát hazavihető</translation>
    </message>
    <message>
        <source>Trull or Four Kings can be announced</source>
        <translation>Tulétroá vagy négykirály bemondható</translation>
    </message>
    <message>
        <source>A kontra is worth saying</source>
        <translation>Érdemes kontrázni</translation>
    </message>
    <message>
        <source>I hold the XXI without the Skíz</source>
        <translation>Nálam a XXI, a skíz nélkül</translation>
    </message>
    <message>
        <source>Which card do you call?</source>
        <translation>Melyik lapot hívod?</translation>
    </message>
    <message>
        <source>What do you bid?</source>
        <translation>Mit licitálsz?</translation>
    </message>
    <message>
        <source>What do you discard?</source>
        <translation>Mit fektetsz le?</translation>
    </message>
    <message>
        <source>What do you announce first?</source>
        <translation>Mit mondasz be elsőnek?</translation>
    </message>
</context>
<context>
    <name>Tarokk.Variants</name>
    <message>
        <source>Paskievics</source>
        <translation>Paskievics</translation>
    </message>
    <message>
        <source>As played online</source>
        <translation>Ahogy a neten játsszák</translation>
    </message>
    <message>
        <source>Online, with the pot</source>
        <translation>A neten, kasszával</translation>
    </message>
</context>
</TS>
