<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name>Ulti.Accessible</name>
    <message>
        <source>No trick is being played</source>
        <translation>Most nincs ütés</translation>
    </message>
    <message>
        <source>Talon. Cards: %1</source>
        <translation>Talon. Lapok: %1</translation>
    </message>
    <message>
        <source>Trumps are %1</source>
        <translation>Az adu: %1</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>adu</translation>
    </message>
    <message>
        <source>Tricks won. %1</source>
        <translation>Elvitt ütések. %1</translation>
    </message>
</context>
<context>
    <name>Ulti.Announcements</name>
    <message>
        <source>You are dealt: %1.</source>
        <translation>A lapjaid: %1.</translation>
    </message>
    <message>
        <source>You discard two cards.</source>
        <translation>Két lapot talonba tettél.</translation>
    </message>
    <message>
        <source>%1 discards two cards.</source>
        <translation>%1 két lapot talonba tett.</translation>
    </message>
    <message>
        <source>You pick up %1.</source>
        <translation>Felvetted: %1.</translation>
    </message>
    <message>
        <source>The auction is over: %1 plays %2, worth %3.</source>
        <translation>Vége a licitnek. %1 játszik: %2, értéke %3.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>You win the trick.</source>
        <translation>Viszed az ütést.</translation>
    </message>
    <message>
        <source>%1 wins the trick.</source>
        <translation>%1 viszi az ütést.</translation>
    </message>
    <message>
        <source>%1 shows the hand: %2.</source>
        <translation>%1 terít: %2.</translation>
    </message>
    <message>
        <source>You can announce marriages, key %1.</source>
        <translation>Bemondhatod a negyvenet, húszat, billentyű: %1.</translation>
    </message>
    <message>
        <source>You can double, key %1.</source>
        <translation>Kontrázhatsz, billentyű: %1.</translation>
    </message>
    <message>
        <source>You can claim the rest, key %1.</source>
        <translation>Bejelentheted, hogy a többi eldőlt, billentyű: %1.</translation>
    </message>
    <message>
        <source>You can give up, key %1.</source>
        <translation>Feladhatod, billentyű: %1.</translation>
    </message>
    <message>
        <source>The auction is over: you play %1, worth %2.</source>
        <translation>Vége a licitnek. Te játszol: %1, értéke %2.</translation>
    </message>
    <message>
        <source>Your cards now: %1</source>
        <translation>A lapjaid most: %1</translation>
    </message>
</context>
<context>
    <name>Ulti.Check</name>
    <message>
        <source>%1 Ft</source>
        <translation>%1 Ft</translation>
    </message>
</context>
<context>
    <name>Ulti.Commands</name>
    <message>
        <source>Bids</source>
        <translation>Bemondások</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Announce marriages</source>
        <translation>Negyven, húsz bemondása</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Viszem a többit</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Feladom</translation>
    </message>
</context>
<context>
    <name>Ulti.Dialogs</name>
    <message>
        <source>Bid %1?</source>
        <translation>Bemondod: %1?</translation>
    </message>
    <message>
        <source>Bid it anyway</source>
        <translation>Mégis bemondom</translation>
    </message>
    <message>
        <source>Claim the rest?</source>
        <translation>Eldőlt a többi?</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Bejelentem</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>Feladod?</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Feladom</translation>
    </message>
    <message>
        <source>You claim that you will win none of the tricks left.</source>
        <translation>Azt mondod, hogy a hátralévő ütésekből egyet sem viszel.</translation>
    </message>
    <message>
        <source>You claim that you will win all the tricks left.</source>
        <translation>Azt mondod, hogy minden hátralévő ütés a tiéd.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Vissza</translation>
    </message>
    <message>
        <source>Choose another bid</source>
        <translation>Mást választok</translation>
    </message>
    <message>
        <source>Both defenders must agree.</source>
        <translation>Mindkét védőnek bele kell egyeznie.</translation>
    </message>
    <message>
        <source>Announce first?</source>
        <translation>Előbb bemondod?</translation>
    </message>
    <message>
        <source>You hold marriages: %1.</source>
        <translation>A kezedben van: %1.</translation>
    </message>
    <message>
        <source>You hold a marriage: %1.</source>
        <translation>A kezedben van: %1.</translation>
    </message>
    <message>
        <source>After your first card you can no longer announce anything.</source>
        <translation>Az első lapod után már nem mondhatod be.</translation>
    </message>
    <message>
        <source>&amp;Announce</source>
        <translation>&amp;Bemondom</translation>
    </message>
    <message>
        <source>&amp;Play anyway</source>
        <translation>&amp;Mégis kijátszom</translation>
    </message>
    <message>
        <source>You lose the contract, and the hand is over.</source>
        <translation>Ezzel elbuktad a játékot, és vége a leosztásnak.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Játszom tovább</translation>
    </message>
    <message>
        <source>%1?</source>
        <comment>a double</comment>
        <translation>%1?</translation>
    </message>
    <message>
        <source>%1 anyway</source>
        <comment>a double</comment>
        <translation>Mégis: %1</translation>
    </message>
</context>
<context>
    <name>Ulti.Doubling</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Mégse</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>a part, a defender</comment>
        <translation>%1, %2 ellen</translation>
    </message>
    <message>
        <source>Announce marriages</source>
        <translation>Negyven, húsz bemondása</translation>
    </message>
    <message>
        <source>You announce only the values, not the suits. They count for your side.</source>
        <translation>Csak az értéküket mondod be, a színüket nem. A te oldaladnak számítanak.</translation>
    </message>
    <message>
        <source>%1: doubling it doubles the silent bids, too.</source>
        <translation>[a]%1 kontrája a csendes bemondásokra is szól.</translation>
    </message>
    <message>
        <source>%1: counts %3 instead of %2</source>
        <comment>a part, its worth now and then</comment>
        <translation>%1: %2 helyett %3 pont</translation>
    </message>
    <message>
        <source>If you win everything, you get %2 points</source>
        <translation>Ha minden megvan, %2 pontot kapsz</translation>
    </message>
    <message>
        <source>If %1 wins everything, you pay %2 points</source>
        <translation>Ha %1[nak] minden megvan, %2 pontot fizetsz</translation>
    </message>
    <message>
        <source>If you lose everything, you pay %2 points</source>
        <translation>Ha mindent elbuksz, %2 pontot fizetsz</translation>
    </message>
    <message>
        <source>If %1 loses everything, you get %2 points</source>
        <translation>Ha %1 mindent elbukik, %2 pontot kapsz</translation>
    </message>
    <message>
        <source>%1 (%2 Ft).</source>
        <comment>points, and in money</comment>
        <translation>%1 (%2 Ft).</translation>
    </message>
    <message>
        <source>%1 your %2?</source>
        <comment>level, contract</comment>
        <translation>%1: %2?</translation>
    </message>
    <message>
        <source>%1 %2’s %3?</source>
        <comment>level, soloist, contract</comment>
        <translation>%1? %2: %3</translation>
    </message>
    <message>
        <source>%1 (%3 Ft) instead of %2.</source>
        <comment>points, those before, and in money</comment>
        <translation>%1 (%3 Ft), nem %2 pontot.</translation>
    </message>
</context>
<context>
    <name>Ulti.Face</name>
    <message>
        <source>Ulti</source>
        <translation>Ulti</translation>
    </message>
    <message>
        <source>One plays alone against two</source>
        <translation>Egy játszik kettő ellen</translation>
    </message>
</context>
<context>
    <name>Ulti.HandText</name>
    <message>
        <source>Talon: %1</source>
        <translation>Talon: %1</translation>
    </message>
    <message>
        <source>Score: %1 to %2</source>
        <translation>Pontok: %1, a védőké %2</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Összesen: %1</translation>
    </message>
    <message>
        <source>won</source>
        <translation>megvan</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>elbukott</translation>
    </message>
    <message>
        <source>Contract: %1 (%2)</source>
        <translation>Játék: %1 (%2)</translation>
    </message>
    <message>
        <source>%1 pays %2 Ft</source>
        <translation>%1 %2 Ft-ot fizet</translation>
    </message>
    <message>
        <source>%1 gets %2 Ft</source>
        <translation>%1 %2 Ft-ot kap</translation>
    </message>
    <message>
        <source>You pay %1 Ft</source>
        <translation>Te %1 Ft-ot fizetsz</translation>
    </message>
    <message>
        <source>you get %1 Ft</source>
        <translation>te %1 Ft-ot kapsz</translation>
    </message>
    <message>
        <source>The hands, face up</source>
        <translation>A kiterített lapok</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Elszámolás</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Licit</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what is held</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You discard two cards</source>
        <translation>Talonba tettél két lapot</translation>
    </message>
    <message>
        <source>%1 discards two cards</source>
        <translation>%1 talonba tett két lapot</translation>
    </message>
    <message>
        <source>You discard two cards: %1</source>
        <translation>Talonba tettél két lapot: %1</translation>
    </message>
    <message>
        <source>%1 discards two cards: %2</source>
        <translation>%1 talonba tett két lapot: %2</translation>
    </message>
    <message>
        <source>You pick up the talon</source>
        <translation>Felvetted a talont</translation>
    </message>
    <message>
        <source>%1 picks up the talon</source>
        <translation>%1 felvette a talont</translation>
    </message>
    <message>
        <source>You pick up the talon: %1</source>
        <translation>Felvetted a talont: %1</translation>
    </message>
    <message>
        <source>%1 picks up the talon: %2</source>
        <translation>%1 felvette a talont: %2</translation>
    </message>
    <message>
        <source>You win it</source>
        <comment>a trick</comment>
        <translation>Tiéd az ütés</translation>
    </message>
    <message>
        <source>%1 wins it</source>
        <translation>%1[é] az ütés</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>what a player says</comment>
        <translation>%1: „%2”</translation>
    </message>
    <message>
        <source>You and %1 each pay %2 Ft</source>
        <translation>Te és %1 %2-%2 Ft-ot fizettek</translation>
    </message>
    <message>
        <source>%1 and %2 each pay %3 Ft</source>
        <translation>%1 és %2 %3-%3 Ft-ot fizet</translation>
    </message>
    <message>
        <source>you and %1 each get %2 Ft</source>
        <translation>te és %1 %2-%2 Ft-ot kaptok</translation>
    </message>
    <message>
        <source>%1 and %2 each get %3 Ft</source>
        <translation>%1 és %2 %3-%3 Ft-ot kap</translation>
    </message>
</context>
<context>
    <name>Ulti.Help</name>
    <message>
        <source>%1 (%2 Ft)</source>
        <comment>points, and in money</comment>
        <translation>%1 (%2 Ft)</translation>
    </message>
    <message>
        <source>a defender</source>
        <translation>egy védő</translation>
    </message>
    <message>
        <source>the soloist</source>
        <translation>a felvevő</translation>
    </message>
    <message>
        <source>With trumps</source>
        <translation>Aduval</translation>
    </message>
    <message>
        <source>Without trumps</source>
        <translation>Adu nélkül</translation>
    </message>
    <message>
        <source>Last trick: +%1</source>
        <translation>Utolsó ütés: +%1</translation>
    </message>
    <message>
        <source>%1 and %2 of a suit: 40 in trumps, 20 in another</source>
        <translation>Egyszínű %1 és %2: aduban 40, más színben 20</translation>
    </message>
</context>
<context>
    <name>Ulti.Hints</name>
    <message>
        <source>Play the %1.</source>
        <translation>Tedd [a]%1[t].</translation>
    </message>
    <message>
        <source>Discard the %1 and the %2.</source>
        <translation>Tedd [a]%1[t] és [a]%2[t] talonba.</translation>
    </message>
    <message>
        <source>Bid %1.</source>
        <translation>Mondj %1[t].</translation>
    </message>
    <message>
        <source>Make %1 trumps.</source>
        <translation>Válaszd adunak [a]%1[t].</translation>
    </message>
    <message>
        <source>Announce %1.</source>
        <translation>Mondj be %1.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Mondj mehetet.</translation>
    </message>
    <message>
        <source>Pick up the talon.</source>
        <translation>Vedd fel a talont.</translation>
    </message>
    <message>
        <source>Keep your bid.</source>
        <translation>Maradj a bemondásodnál.</translation>
    </message>
    <message>
        <source>Throw the hand in.</source>
        <translation>Dobd be.</translation>
    </message>
    <message>
        <source>Claim the rest.</source>
        <translation>Jelentsd be, hogy a többi eldőlt.</translation>
    </message>
    <message>
        <source>Give up.</source>
        <translation>Add fel.</translation>
    </message>
    <message>
        <source>Agree to the claim.</source>
        <translation>Fogadd el.</translation>
    </message>
    <message>
        <source>Refuse the claim.</source>
        <translation>Utasítsd el.</translation>
    </message>
    <message>
        <source>Leave the double as it is.</source>
        <translation>Hagyd annyiban.</translation>
    </message>
    <message>
        <source>This is only a rule of thumb: it is too early to work anything out.</source>
        <translation>Ez csak ökölszabály: még nem lehet semmit kiszámolni.</translation>
    </message>
    <message>
        <source>Whatever you do now, you can expect %1.</source>
        <translation>Bármit teszel most, várható: %1.</translation>
    </message>
    <message>
        <source>Then bid %1.</source>
        <translation>Utána %1.</translation>
    </message>
    <message>
        <source>Then bid %1, with %2 as trumps.</source>
        <translation>Utána %1, %2 aduval.</translation>
    </message>
    <message>
        <source>Trumps: %1.</source>
        <translation>Adu: %1.</translation>
    </message>
    <message>
        <source>%1 points (%2 Ft)</source>
        <translation>%1 pont (%2 Ft)</translation>
    </message>
    <message>
        <source>about %1 points (%2 Ft)</source>
        <translation>körülbelül %1 pont (%2 Ft)</translation>
    </message>
    <message>
        <source>%1 point (%2 Ft)</source>
        <translation>%1 pont (%2 Ft)</translation>
    </message>
    <message>
        <source>It counts %1 points for your side.</source>
        <translation>%1 pontot ér nektek.</translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Csak ezt teheted.</translation>
    </message>
    <message>
        <source>The trick is yours: an Ace or a Ten in it counts 10 points for you.</source>
        <translation>Ez az ütés jó helyre megy: az ász és a tízes 10-10 pontot ér benne.</translation>
    </message>
    <message>
        <source>The trick is theirs: give them no Ace and no Ten.</source>
        <translation>Ezt az ütést az ellenfél viszi: ne adj bele ászt vagy tízest.</translation>
    </message>
    <message>
        <source>Nobody can beat it.</source>
        <translation>Senki sem tudja felülütni.</translation>
    </message>
    <message>
        <source>Only a trump can beat it.</source>
        <translation>Csak aduval lehet felülütni.</translation>
    </message>
    <message>
        <source>It draws the defenders’ trumps.</source>
        <translation>Kihúzza a védők aduit.</translation>
    </message>
    <message>
        <source>The soloist has none of that suit and has to trump, if possible.</source>
        <translation>A felvevőnek nincs ilyen színe: aduznia kell, ha tud.</translation>
    </message>
    <message>
        <source>It cannot win the trick.</source>
        <translation>Ezzel nem viheted el az ütést.</translation>
    </message>
    <message>
        <source>The soloist has to win this trick.</source>
        <translation>Ezt az ütést a felvevőnek kell elvinnie.</translation>
    </message>
    <message>
        <source>You hold the Seven of trumps: the Ulti is lost.</source>
        <translation>Nálad az aduhetes: az ulti elbukik.</translation>
    </message>
    <message>
        <source>You hold the King or the Over of trumps: the soloist has no 40.</source>
        <translation>Nálad az adu király vagy felső: a felvevőnek nincs negyvene.</translation>
    </message>
    <message>
        <source>Your bid stands, and you play it.</source>
        <translation>A te bemondásod áll, azt játszod.</translation>
    </message>
    <message>
        <source>It is your longest suit.</source>
        <translation>Ez a leghosszabb színed.</translation>
    </message>
    <message>
        <source>The player who picks up the talon gets no Seven and no Heart.</source>
        <translation>Aki felveszi a talont, nem kap se hetest, se pirosat.</translation>
    </message>
    <message>
        <source>That voids a suit, so you can trump it.</source>
        <translation>Így elfogy egy színed, és aduval ütheted.</translation>
    </message>
    <message>
        <source>That voids a suit, and in it you cannot win a trick.</source>
        <translation>Így elfogy egy színed, és abban nem kell ütést vinned.</translation>
    </message>
    <message>
        <source>An Ace or a Ten in the talon would count for the defenders.</source>
        <translation>A talonban az ász és a tízes a védőknek számít.</translation>
    </message>
    <message>
        <source>Nobody can win a trick from you any more.</source>
        <translation>Több ütést már senki sem vihet el tőled.</translation>
    </message>
    <message>
        <source>You cannot win a trick any more.</source>
        <translation>Több ütést már nem vihetsz.</translation>
    </message>
    <message>
        <source>You can expect %1; %2 may be just as good a bid.</source>
        <translation>Várható: %1; talán ugyanolyan jó bemondás: %2.</translation>
    </message>
    <message>
        <source>You can expect %1; if you bid %2, %3.</source>
        <comment>a bid, points</comment>
        <translation>Várható: %1; ha ezt mondod be: %2, akkor %3.</translation>
    </message>
    <message>
        <source>Raise the double of %1.</source>
        <translation>Kontrázd vissza %1.</translation>
    </message>
    <message>
        <source>Double %1.</source>
        <translation>Kontrázd meg %1.</translation>
    </message>
    <message>
        <source>The open hands prove it.</source>
        <translation>A nyitott lapokból látszik.</translation>
    </message>
    <message>
        <source>The soloist cannot keep the Seven of trumps any longer: the Ulti is lost.</source>
        <translation>A felvevő nem tarthatja tovább az aduhetest: az ulti elbukik.</translation>
    </message>
    <message>
        <source>It keeps your marriage.</source>
        <translation>Így egyben marad a király és a felső.</translation>
    </message>
    <message>
        <source>Lead the %1.</source>
        <translation>Hívd [a]%1[t].</translation>
    </message>
    <message>
        <source>The likeliest bid then: %1.</source>
        <translation>Utána a legvalószínűbb bemondás: %1.</translation>
    </message>
    <message>
        <source>Discard %1, %2</source>
        <comment>two cards</comment>
        <translation>Talonba: %1, %2</translation>
    </message>
    <message>
        <source>%1: discard %2, %3</source>
        <comment>a bid, two cards</comment>
        <translation>%1; talonba: %2, %3</translation>
    </message>
</context>
<context>
    <name>Ulti.Ladder</name>
    <message>
        <source>All bids</source>
        <translation>Bemondások</translation>
    </message>
    <message>
        <source>&amp;Bid</source>
        <translation>&amp;Bemondom</translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <translation>&amp;Még nem</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Bezárás</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>A lapjaid</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>A talonban</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Bemondás</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Érték</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Most</translation>
    </message>
    <message>
        <source>All bids, the highest first</source>
        <translation>Minden bemondás, felül a legmagasabb</translation>
    </message>
    <message>
        <source>It cannot be bid over %1.</source>
        <translation>Nem mondható be erre: %1.</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>piros</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a silent bid and its value</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>can be bid</source>
        <translation>bemondható</translation>
    </message>
    <message>
        <source>cannot be bid</source>
        <translation>nem mondható be</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>terített</translation>
    </message>
    <message>
        <source>No trumps</source>
        <translation>színtelen</translation>
    </message>
    <message>
        <source>Won:</source>
        <comment>a contract</comment>
        <translation>Ha megvan:</translation>
    </message>
    <message>
        <source>Lost:</source>
        <comment>a contract</comment>
        <translation>Ha elbukik:</translation>
    </message>
    <message>
        <source>Over your bid of the first round you can bid only with trumps that you name later.</source>
        <translation>Az első körben tett bemondásod fölé csak olyat mondhatsz, amelynek később nevezed meg az aduját.</translation>
    </message>
    <message>
        <source>Over your bid of the first round you can bid only Hearts.</source>
        <translation>Az első körben tett bemondásod fölé csak pirosat mondhatsz.</translation>
    </message>
    <message>
        <source>Over your bid of the first round you can bid only without trumps.</source>
        <translation>Az első körben tett bemondásod fölé csak színtelent mondhatsz.</translation>
    </message>
    <message>
        <source>In the first round everything counts double.</source>
        <translation>Az első körben minden duplán számít.</translation>
    </message>
    <message>
        <source>standing bid</source>
        <translation>ez áll</translation>
    </message>
    <message>
        <source>Your bid?</source>
        <translation>Mit mondasz?</translation>
    </message>
    <message>
        <source>By its &amp;parts</source>
        <translation>&amp;Részei szerint</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Sorrend</translation>
    </message>
    <message>
        <source>%1 (%2, or %3 if lost)</source>
        <comment>a silent bid and its value</comment>
        <translation>%1 (%2, bukva %3)</translation>
    </message>
    <message>
        <source>Also paid if they happen: %1.</source>
        <translation>Ha összejön, ez is fizet: %1.</translation>
    </message>
</context>
<context>
    <name>Ulti.Ledger</name>
    <message>
        <source>%1: %2 points, %3 forints.</source>
        <translation>%1: %2 pont, %3 forint.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>Forints</source>
        <translation>Forint</translation>
    </message>
</context>
<context>
    <name>Ulti.Lesson</name>
    <message numerus="yes">
        <source>Each of the others pays you %n point(s) (%1 forints).</source>
        <translation>
            <numerusform>A többiek fejenként %n pontot fizetnek neked, azaz %1-%1 forintot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay each of the others %n point(s) (%1 forints).</source>
        <translation>
            <numerusform>Te fizetsz a többieknek, fejenként %n pontot, azaz %1-%1 forintot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n point(s) (%1 forints).</source>
        <translation>
            <numerusform>%n pontot kapsz, azaz %1 forintot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n point(s) (%1 forints).</source>
        <translation>
            <numerusform>%n pontot fizetsz, azaz %1 forintot.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ulti.LostParts</name>
    <message>
        <source>40-100 lost</source>
        <translation>a 40-100 elbukik</translation>
    </message>
    <message>
        <source>20-100 lost</source>
        <translation>a 20-100 elbukik</translation>
    </message>
    <message>
        <source>Ulti lost</source>
        <translation>az ulti elbukik</translation>
    </message>
    <message>
        <source>one part lost</source>
        <translation>egy bemondás elbukik</translation>
    </message>
    <message>
        <source>Four Aces lost</source>
        <translation>a négy ász elbukik</translation>
    </message>
    <message>
        <source>You do not hold King and Over of trumps: 40-100 would be lost.</source>
        <translation>Nincs nálad az adu király és felső: a 40-100 elbukna.</translation>
    </message>
    <message>
        <source>You hold no King and Over of another suit: 20-100 would be lost.</source>
        <translation>Nincs nálad más színből király és felső: a 20-100 elbukna.</translation>
    </message>
    <message>
        <source>With two Aces or Tens discarded, 20-100 would be lost.</source>
        <translation>Két ász vagy tízes van a talonban: a 20-100 elbukna.</translation>
    </message>
    <message>
        <source>You do not hold the Seven of trumps: Ulti would be lost.</source>
        <translation>Nincs nálad az aduhetes: az ulti elbukna.</translation>
    </message>
    <message>
        <source>You have discarded an Ace: Four Aces would be lost.</source>
        <translation>Ász van a talonban: a négy ász elbukna.</translation>
    </message>
    <message>
        <source>That alone costs you %1 points (%2 Ft).</source>
        <translation>Ez önmagában %1 pontodba (%2 Ft) kerülne.</translation>
    </message>
    <message>
        <source>No trump suit is right for every part: one would be lost.</source>
        <translation>Egyik adu sem jó mindenhez: egy bemondás elbukna.</translation>
    </message>
</context>
<context>
    <name>Ulti.Money</name>
    <message>
        <source>%1 points (%2 Ft)</source>
        <translation>%1 pont (%2 Ft)</translation>
    </message>
    <message>
        <source>At stake for you now: %1 points (%2 Ft) or %3 (%4 Ft).</source>
        <translation>Most ez a téted: %1 pont (%2 Ft) vagy %3 (%4 Ft).</translation>
    </message>
    <message>
        <source>%1 point (%2 Ft)</source>
        <translation>%1 pont (%2 Ft)</translation>
    </message>
    <message>
        <source>That costs you %1 points (%2 Ft).</source>
        <translation>Ez neked %1 pontba kerül (%2 Ft).</translation>
    </message>
    <message>
        <source>That costs you %1 point (%2 Ft).</source>
        <translation>Ez neked %1 pontba kerül (%2 Ft).</translation>
    </message>
    <message>
        <source>If every part is won: %1 for you.</source>
        <translation>Ha minden megvan, neked %1.</translation>
    </message>
</context>
<context>
    <name>Ulti.NewMatch</name>
    <message>
        <source>Until you stop</source>
        <translation>Amíg abba nem hagyod</translation>
    </message>
    <message>
        <source>%1 hands</source>
        <translation>%1 leosztás</translation>
    </message>
    <message>
        <source>A &amp;point is worth:</source>
        <translation>Egy &amp;pont értéke:</translation>
    </message>
    <message>
        <source>The match &amp;lasts:</source>
        <translation>Me&amp;ddig:</translation>
    </message>
</context>
<context>
    <name>Ulti.PlayArea</name>
    <message>
        <source>The auction is over.</source>
        <translation>Vége a licitnek.</translation>
    </message>
    <message>
        <source>Defenders double before their own first card; after that, doubles are only answered.</source>
        <translation>A védők az első lapjuknál kontráznak; később csak válaszolni lehet rá.</translation>
    </message>
    <message>
        <source>You can announce marriages only with your first card, in a contract with a Simple.</source>
        <translation>Negyvenet, húszat csak partiban és az első lapodnál mondhatsz be.</translation>
    </message>
    <message>
        <source>Bids…</source>
        <translation>Bemondások…</translation>
    </message>
    <message>
        <source>All bids in order: what each means, pays and costs</source>
        <translation>Minden bemondás sorban: mit jelent, mennyit hoz és mennyibe kerül</translation>
    </message>
    <message>
        <source>Double parts of the contract, or raise a double</source>
        <translation>A játék bemondásainak kontrázása, vagy válasz a kontrára</translation>
    </message>
    <message>
        <source>Marriage…</source>
        <translation>Negyven, húsz…</translation>
    </message>
    <message>
        <source>Announce King and Over of a suit with your first card</source>
        <translation>Azonos színű király és felső bemondása az első lapodnál</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Viszem a többit</translation>
    </message>
    <message>
        <source>Claim that the tricks left are decided; both defenders must agree</source>
        <translation>Bejelented, hogy a hátralévő ütések eldőltek; mindkét védőnek bele kell egyeznie</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Feladom</translation>
    </message>
    <message>
        <source>Give up a contract without trumps</source>
        <translation>Az adu nélküli játék feladása</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Mehet</translation>
    </message>
    <message>
        <source>Pick up the talon</source>
        <translation>Felveszem a talont</translation>
    </message>
    <message>
        <source>Good: no answer</source>
        <translation>Jó, nem válaszolok</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Egyetértek</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Játsszuk tovább</translation>
    </message>
    <message>
        <source>Keep the bid</source>
        <translation>Marad a bemondás</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a suit, and what is lost with it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Pass: play it</source>
        <translation>Mehet, játszom</translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>a level of doubling</comment>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Throw it in: %1 (%2 Ft)</source>
        <comment>points, and in money</comment>
        <translation>Bedobom: %1 (%2 Ft)</translation>
    </message>
    <message>
        <source>No more tricks</source>
        <translation>Nem viszek többet</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>a bid and its value</comment>
        <translation>
            <numerusform>%1: %n pont</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ulti.Prompts</name>
    <message>
        <source>You open. Discard two cards, then bid.</source>
        <translation>Te kezdesz: tegyél le két lapot, aztán mondj be valamit.</translation>
    </message>
    <message>
        <source>Discard two cards, then bid higher.</source>
        <translation>Tegyél le két lapot, aztán mondj magasabbat.</translation>
    </message>
    <message>
        <source>Choose your bid.</source>
        <translation>Mit mondasz be?</translation>
    </message>
    <message>
        <source>%1 claims the rest. Do you agree?</source>
        <translation>%1 szerint a többi eldőlt. Egyetértesz?</translation>
    </message>
    <message>
        <source>Play a card. You can double first.</source>
        <translation>Te jössz, de előbb kontrázhatsz.</translation>
    </message>
    <message>
        <source>Your %1 stands, worth %2.</source>
        <translation>A te bemondásod áll: %1 (%2).</translation>
    </message>
    <message>
        <source>%1 has bid %2, worth %3.</source>
        <translation>%1 bemondása áll: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 is bidding.</source>
        <translation>%1 licitál.</translation>
    </message>
    <message>
        <source>%1 is thinking about a higher bid.</source>
        <translation>%1 gondolkodik, licitál-e.</translation>
    </message>
    <message>
        <source>%1 to play.</source>
        <translation>%1 jön.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 játszik: %2.</translation>
    </message>
    <message>
        <source>Trick %1.</source>
        <translation>%1. ütés.</translation>
    </message>
    <message>
        <source>You have the lowest card, the %1: you deal.</source>
        <translation>Tiéd a legalacsonyabb lap, [a]%1: te osztasz.</translation>
    </message>
    <message>
        <source>%1 deals, with the lowest card: %2.</source>
        <translation>%1 oszt, a legalacsonyabb lappal: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a bid</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>worth %1</source>
        <translation>értéke %1</translation>
    </message>
    <message>
        <source>Trumps: %1</source>
        <translation>Adu: %1</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <translation>Te játszol: %1.</translation>
    </message>
    <message>
        <source>Trumps: %1.</source>
        <translation>Adu: %1.</translation>
    </message>
    <message>
        <source>Name the trumps. Won: %1 points (%2 Ft). Lost: %3 (%4 Ft).</source>
        <translation>Mondj adut! Ha megvan: %1 pont (%2 Ft). Ha elbukik: %3 (%4 Ft).</translation>
    </message>
    <message>
        <source>%1 claims to win no more tricks. Do you agree?</source>
        <translation>%1 szerint már nem visz több ütést. Egyetértesz?</translation>
    </message>
    <message>
        <source>Soloist %1, defenders %2</source>
        <translation>Felvevő %1, védők %2</translation>
    </message>
    <message>
        <source>Points so far: soloist %1, defenders %2.</source>
        <translation>Pontok eddig: felvevő %1, védők %2.</translation>
    </message>
    <message>
        <source>Discard two cards, then keep your bid or bid higher.</source>
        <translation>Tegyél le két lapot, aztán tartsd meg a bemondásodat, vagy mondj magasabbat.</translation>
    </message>
    <message>
        <source>First round, every bid counts double: bid or pass.</source>
        <translation>Első kör, minden bemondás duplán számít: mondj be valamit, vagy mehet.</translation>
    </message>
    <message>
        <source>Keep your bid, worth %1: none of its kind is higher.</source>
        <translation>Marad a bemondásod, értéke %1: ebből a fajtából nincs magasabb.</translation>
    </message>
    <message>
        <source>Keep your bid, worth %1, or bid higher of the same kind.</source>
        <translation>Tartsd meg a bemondásodat (%1), vagy mondj magasabbat ugyanabból a fajtából.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a part, and the defender who has doubled it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a double, and the parts</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Your claim was refused. %1</source>
        <translation>Nem fogadták el, játszani kell. %1</translation>
    </message>
    <message>
        <source>%1 is naming trumps.</source>
        <translation>%1 adut mond.</translation>
    </message>
    <message>
        <source>%1 is thinking about an answer.</source>
        <translation>%1 gondolkodik, válaszol-e.</translation>
    </message>
    <message>
        <source>%1 is thinking about the claim.</source>
        <translation>%1 gondolkodik, elfogadja-e.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a contract, and how high it is doubled</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>You play %1: %2</source>
        <translation>Te játszottad [a]%1[t]: %2</translation>
    </message>
    <message>
        <source>You win %1: %2</source>
        <translation>Megcsináltad [a]%1[t]: %2</translation>
    </message>
    <message>
        <source>You lose %1: %2</source>
        <translation>Elbuktad [a]%1[t]: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <translation>
            <numerusform>−%n pont</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays %2: %3</source>
        <translation>%1 játszotta [a]%2[t]: %3</translation>
    </message>
    <message>
        <source>%1 wins %2: %3</source>
        <translation>%1 megcsinálta [a]%2[t]: %3</translation>
    </message>
    <message>
        <source>%1 loses %2: %3</source>
        <translation>%1 elbukta [a]%2[t]: %3</translation>
    </message>
    <message>
        <source>nobody pays</source>
        <translation>senki sem fizet</translation>
    </message>
    <message numerus="yes">
        <source>you pay %n point(s)</source>
        <translation>
            <numerusform>%n pontot fizetsz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you get %n point(s)</source>
        <translation>
            <numerusform>%n pontot kapsz</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 led the %2. Your turn.</source>
        <comment>a player, a card</comment>
        <translation>%1 %2[t] hívott. Te jössz.</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Te hívsz.</translation>
    </message>
    <message>
        <source>Play a card. You can announce %1 first.</source>
        <comment>marriages</comment>
        <translation>Te jössz. Előtte bemondhatsz %1.</translation>
    </message>
    <message>
        <source>Play a card. You can double and announce %1 first.</source>
        <comment>marriages</comment>
        <translation>Te jössz. Előtte kontrázhatsz, és bemondhatsz %1.</translation>
    </message>
    <message>
        <source>%1 (lost: %2)</source>
        <comment>what a hand brought</comment>
        <translation>%1 (elbukott: %2)</translation>
    </message>
    <message>
        <source>Bid higher at double value, or pass.</source>
        <translation>Mondj magasabbat dupla értéken, vagy mehet.</translation>
    </message>
    <message>
        <source>Bid higher?</source>
        <translation>Mondasz magasabbat?</translation>
    </message>
    <message>
        <source>Do you answer?</source>
        <translation>Válaszolsz rá?</translation>
    </message>
    <message>
        <source>No cards are shown.</source>
        <translation>A lapok rejtve maradnak.</translation>
    </message>
</context>
<context>
    <name>Ulti.Puzzles</name>
    <message>
        <source>Then bid %1.</source>
        <translation>Utána ezt mondd be: %1.</translation>
    </message>
</context>
<context>
    <name>Ulti.Records</name>
    <message>
        <source>Contract</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Soloist</source>
        <translation>Felvevő</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>auction</source>
        <translation>licit</translation>
    </message>
    <message>
        <source>not over</source>
        <translation>nincs vége</translation>
    </message>
    <message>
        <source>Ft</source>
        <comment>after an amount of money</comment>
        <translation>Ft</translation>
    </message>
    <message>
        <source>%1 Ft</source>
        <translation>%1 Ft</translation>
    </message>
</context>
<context>
    <name>Ulti.Refusals</name>
    <message>
        <source>It is not your turn.</source>
        <translation>Nem te jössz.</translation>
    </message>
    <message>
        <source>First choose two cards and discard them.</source>
        <translation>Előbb válassz két lapot, és tedd talonba.</translation>
    </message>
    <message>
        <source>No card can be played now.</source>
        <translation>Most nem lehet lapot tenni.</translation>
    </message>
    <message>
        <source>You can discard only before a bid.</source>
        <translation>Lapot csak bemondás előtt lehet letenni.</translation>
    </message>
    <message>
        <source>%1 cannot be bid over %2.</source>
        <translation>%1 nem mondható be erre: %2.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Ezt most nem lehet.</translation>
    </message>
    <message>
        <source>You must follow suit: %1 were led.</source>
        <translation>Színre színt kell adnod: %1[t] hívtak.</translation>
    </message>
    <message>
        <source>You have no %1: you must play a trump (%2).</source>
        <translation>Nincs nálad %1: adut, vagyis %2[t] kell tenned.</translation>
    </message>
    <message>
        <source>You bid Ulti: %1 is kept for the last trick as long as possible.</source>
        <translation>Ultit mondtál: [a]%1 az utolsó ütésig marad, amíg lehet.</translation>
    </message>
    <message>
        <source>This card may not be played now.</source>
        <translation>Ezt a lapot most nem teheted.</translation>
    </message>
    <message>
        <source>You can beat the trick, so you must.</source>
        <translation>Felül tudod ütni, ezért felül kell ütnöd.</translation>
    </message>
</context>
<context>
    <name>Ulti.RefusedRecords</name>
    <message>
        <source>no hand is being played</source>
        <translation>nem folyik leosztás</translation>
    </message>
    <message>
        <source>it is not the turn of seat %1</source>
        <translation>nem [a]%1. hely következik</translation>
    </message>
    <message>
        <source>“%1” is not possible now</source>
        <translation>most nem lehetséges: „%1”</translation>
    </message>
    <message>
        <source>%1 is not in the hand</source>
        <translation>%1 nincs a kézben</translation>
    </message>
    <message>
        <source>%1 cannot be bid over %2</source>
        <translation>%1 nem mondható be erre: %2</translation>
    </message>
    <message>
        <source>these rules have no bids with Four Aces</source>
        <translation>ezekben a szabályokban nincs négy ász</translation>
    </message>
    <message>
        <source>nothing can be bid over %1</source>
        <translation>erre már semmi sem mondható be: %1</translation>
    </message>
    <message>
        <source>the suit led must be followed</source>
        <translation>színre színt kell adni</translation>
    </message>
    <message>
        <source>a player without the suit led must play a trump</source>
        <translation>akinek nincs a hívott színből, annak adut kell tennie</translation>
    </message>
    <message>
        <source>a card that wins the trick must be played</source>
        <translation>felül kell ütni</translation>
    </message>
    <message>
        <source>with Ulti bid, the Seven of trumps is kept for the last trick</source>
        <translation>ultiban az aduhetes az utolsó ütésig marad</translation>
    </message>
    <message>
        <source>marriages are announced only in a contract with a Simple</source>
        <translation>negyvenet, húszat csak partiban lehet bemondani</translation>
    </message>
    <message>
        <source>these marriages are not in the hand</source>
        <translation>ez a negyven vagy húsz nincs a kézben</translation>
    </message>
    <message>
        <source>%1 is not in the contract</source>
        <translation>%1 nincs a játékban</translation>
    </message>
    <message>
        <source>%1 names a seat that does not belong there, or lacks one</source>
        <translation>%1 olyan helyet nevez meg, amely nem oda való, vagy hiányzik belőle</translation>
    </message>
    <message>
        <source>%1 cannot be doubled now</source>
        <translation>%1 most nem kontrázható</translation>
    </message>
    <message>
        <source>these rules have no double as high as that</source>
        <translation>ezekben a szabályokban nincs ilyen magas kontra</translation>
    </message>
    <message>
        <source>the rest is claimed only once in a trick</source>
        <translation>egy ütésben csak egyszer lehet bejelenteni</translation>
    </message>
    <message>
        <source>a contract with trumps cannot be given up</source>
        <translation>az adus játékot végig kell játszani</translation>
    </message>
    <message>
        <source>%1 is not an action</source>
        <translation>%1 nem lépés</translation>
    </message>
    <message>
        <source>%1 is a different kind of bid from %2, which was bid in the first round</source>
        <translation>%1 más fajta, mint az első körben bemondott %2</translation>
    </message>
</context>
<context>
    <name>Ulti.Review</name>
    <message>
        <source>Your score for this hand: %1 (%2 Ft).</source>
        <translation>Pontjaid ebben a leosztásban: %1 (%2 Ft).</translation>
    </message>
    <message>
        <source>you played the %1.</source>
        <translation>[a]%1[t] tetted.</translation>
    </message>
    <message>
        <source>you played the %1 and did not double.</source>
        <translation>[a]%1[t] játszottad ki, és nem kontráztál.</translation>
    </message>
    <message>
        <source>you played the %1 without announcing.</source>
        <translation>[a]%1[t] játszottad ki bemondás nélkül.</translation>
    </message>
    <message>
        <source>you played on with the %1.</source>
        <translation>továbbjátszottál [a]%1[val].</translation>
    </message>
    <message>
        <source>you discarded the %1 and the %2.</source>
        <translation>[a]%1[t] és [a]%2[t] tetted talonba.</translation>
    </message>
    <message>
        <source>you bid %1.</source>
        <translation>%1[t] mondtál.</translation>
    </message>
    <message>
        <source>you made %1 trumps.</source>
        <translation>[a]%1 lett az adu.</translation>
    </message>
    <message>
        <source>you announced %1.</source>
        <translation>bemondtál %1.</translation>
    </message>
    <message>
        <source>you passed.</source>
        <translation>nem licitáltál tovább.</translation>
    </message>
    <message>
        <source>you picked up the talon.</source>
        <translation>felvetted a talont.</translation>
    </message>
    <message>
        <source>you kept your bid.</source>
        <translation>megtartottad a bemondásodat.</translation>
    </message>
    <message>
        <source>you threw the hand in.</source>
        <translation>bedobtad a lapot.</translation>
    </message>
    <message>
        <source>you left the double as it was.</source>
        <translation>nem válaszoltál a kontrára.</translation>
    </message>
    <message>
        <source>you claimed the rest.</source>
        <translation>azt mondtad, a többi eldőlt.</translation>
    </message>
    <message>
        <source>you gave up.</source>
        <translation>feladtad.</translation>
    </message>
    <message>
        <source>you agreed to the claim.</source>
        <translation>elfogadtad, hogy a többi eldőlt.</translation>
    </message>
    <message>
        <source>you refused the claim.</source>
        <translation>nem fogadtad el, hogy a többi eldőlt.</translation>
    </message>
    <message>
        <source>That cost %1 points (%2 Ft).</source>
        <translation>Ez %1 pontba került (%2 Ft).</translation>
    </message>
    <message>
        <source>That cost about %1 points (%2 Ft).</source>
        <translation>Ez körülbelül %1 pontba került (%2 Ft).</translation>
    </message>
    <message>
        <source>you raised the double of %1.</source>
        <translation>visszakontráztad %1.</translation>
    </message>
    <message>
        <source>you doubled %1.</source>
        <translation>megkontráztad %1.</translation>
    </message>
    <message>
        <source>That cost about %1 point (%2 Ft).</source>
        <translation>Ez körülbelül %1 pontba került (%2 Ft).</translation>
    </message>
    <message>
        <source>That cost %1 point (%2 Ft).</source>
        <translation>Ez %1 pontba került (%2 Ft).</translation>
    </message>
    <message>
        <source>you led the %1.</source>
        <translation>[a]%1[t] hívtad.</translation>
    </message>
</context>
<context>
    <name>Ulti.Spoken</name>
    <message>
        <source>%1, double value!</source>
        <translation>%1, duplán!</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Mehet.</translation>
    </message>
    <message>
        <source>I pick it up.</source>
        <translation>Felveszem.</translation>
    </message>
    <message>
        <source>I keep it.</source>
        <translation>Marad.</translation>
    </message>
    <message>
        <source>%1 are trumps!</source>
        <translation>%1 az adu!</translation>
    </message>
    <message>
        <source>I throw it in.</source>
        <translation>Bedobom.</translation>
    </message>
    <message>
        <source>I have %1!</source>
        <translation>%1!</translation>
    </message>
    <message>
        <source>%1: %2!</source>
        <translation>%1 [a]%2!</translation>
    </message>
    <message>
        <source>The rest is decided.</source>
        <translation>Viszem a többit.</translation>
    </message>
    <message>
        <source>Good.</source>
        <translation>Jó.</translation>
    </message>
    <message>
        <source>Play on!</source>
        <translation>Játsszuk!</translation>
    </message>
    <message>
        <source>I give up.</source>
        <translation>Feladom.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>values of marriages</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>twenty</source>
        <translation>húsz</translation>
    </message>
    <message>
        <source>forty</source>
        <translation>negyven</translation>
    </message>
    <message>
        <source>I win no more tricks.</source>
        <translation>Nem viszek többet.</translation>
    </message>
</context>
<context>
    <name>Ulti.Statistics</name>
    <message>
        <source>Hands as soloist</source>
        <translation>Leosztások felvevőként</translation>
    </message>
    <message>
        <source>Points per hand as soloist</source>
        <translation>Pont leosztásonként, felvevőként</translation>
    </message>
    <message>
        <source>Points per hand as defender</source>
        <translation>Pont leosztásonként, védőként</translation>
    </message>
    <message>
        <source>Bidding and discarding</source>
        <translation>Licit és talonozás</translation>
    </message>
    <message>
        <source>Naming trumps</source>
        <translation>Az adu megnevezése</translation>
    </message>
    <message>
        <source>Announcing marriages</source>
        <translation>Negyven és húsz</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Kijátszott lapok</translation>
    </message>
    <message>
        <source>Claiming and giving up</source>
        <translation>Eldőlt állások, feladás</translation>
    </message>
    <message>
        <source>%1 Ft</source>
        <translation>%1 Ft</translation>
    </message>
    <message>
        <source>Contracts, all parts won : some lost</source>
        <translation>Megnyert : elbukott játék</translation>
    </message>
</context>
<context>
    <name>Ulti.Summary</name>
    <message>
        <source>Hand %1</source>
        <translation>%1. leosztás</translation>
    </message>
    <message>
        <source>Talon</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>The hand was decided early.</source>
        <translation>A leosztás idő előtt eldőlt.</translation>
    </message>
    <message>
        <source>The rest was claimed, and both defenders agreed.</source>
        <translation>A felvevő bejelentette, hogy a többi eldőlt, és mindkét védő beleegyezett.</translation>
    </message>
    <message>
        <source>The soloist gave up.</source>
        <translation>A felvevő feladta a játékot.</translation>
    </message>
    <message>
        <source>The Simple was thrown in: it is lost at twice its value.</source>
        <translation>A felvevő bedobta a passzt: kétszeresen fizeti.</translation>
    </message>
    <message>
        <source>The soloist’s tricks contain %1 points.</source>
        <translation>A felvevő ütéseiben %1 pont van.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>won</source>
        <translation>megvan</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>elbukott</translation>
    </message>
    <message>
        <source>In forints (%1 a point)</source>
        <translation>Forintban (egy pont %1)</translation>
    </message>
    <message>
        <source>%1 were trumps.</source>
        <comment>a suit</comment>
        <translation>%1 volt az adu.</translation>
    </message>
    <message>
        <source>You made %1 points, the defenders %2.</source>
        <translation>Neked %1 pontod lett, a védőknek %2.</translation>
    </message>
    <message>
        <source>%1 made %2 points, the defenders %3.</source>
        <translation>%1[nak] %2 pontja van, a védőknek %3.</translation>
    </message>
    <message>
        <source>Balance in forints</source>
        <translation>Egyenleg forintban</translation>
    </message>
    <message>
        <source>%1 each</source>
        <comment>points of each defender</comment>
        <translation>fejenként %1</translation>
    </message>
    <message>
        <source>The defenders’ points include %1 from the talon.</source>
        <translation>A védők pontjai közül %1 a talonból van.</translation>
    </message>
</context>
<context>
    <name>Ulti.Table</name>
    <message>
        <source>%1 is back in your hand.</source>
        <translation>Visszakaptad: %1.</translation>
    </message>
    <message>
        <source>%1 are back in your hand.</source>
        <translation>Visszakaptad: %1.</translation>
    </message>
    <message>
        <source>Your bid, %1, was undone.</source>
        <translation>A bemondásod (%1) visszavonva.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Talonba teszem</translation>
    </message>
    <message>
        <source>soloist</source>
        <translation>felvevő</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>osztó</translation>
    </message>
    <message>
        <source>In the talon: your cards</source>
        <translation>A talonban: a te lapjaid</translation>
    </message>
    <message>
        <source>In the talon: %1’s cards</source>
        <translation>A talonban: %1 lapjai</translation>
    </message>
</context>
<context>
    <name>Ulti.Terms</name>
    <message>
        <source>40-100</source>
        <translation>40-100</translation>
    </message>
    <message>
        <source>20-100</source>
        <translation>20-100</translation>
    </message>
    <message>
        <source>Ulti</source>
        <translation>ulti</translation>
    </message>
    <message>
        <source>Four Aces</source>
        <translation>négy ász</translation>
    </message>
    <message>
        <source>Durchmars</source>
        <translation>durchmars</translation>
    </message>
    <message>
        <source>Open Durchmars</source>
        <translation>terített durchmars</translation>
    </message>
    <message>
        <source>Betli</source>
        <translation>betli</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>passz</translation>
    </message>
    <message>
        <source>silent 100</source>
        <translation>csendes száz</translation>
    </message>
    <message>
        <source>silent Ulti</source>
        <translation>csendes ulti</translation>
    </message>
    <message>
        <source>silent Four Aces</source>
        <translation>csendes négy ász</translation>
    </message>
    <message>
        <source>silent Durchmars</source>
        <translation>csendes durchmars</translation>
    </message>
    <message>
        <source>Rebetli</source>
        <translation>rebetli</translation>
    </message>
    <message>
        <source>Open Betli</source>
        <translation>terített betli</translation>
    </message>
    <message>
        <source>Plain Durchmars</source>
        <translation>színtelen durchmars</translation>
    </message>
    <message>
        <source>Plain Redurchmars</source>
        <translation>színtelen redurchmars</translation>
    </message>
    <message>
        <source>Plain Open Durchmars</source>
        <translation>színtelen terített durchmars</translation>
    </message>
    <message>
        <source>Trump Durchmars</source>
        <translation>adus durchmars</translation>
    </message>
    <message>
        <source>%1 of Hearts</source>
        <comment>a bid</comment>
        <translation>piros %1</translation>
    </message>
    <message>
        <source>win all ten tricks, without trumps</source>
        <translation>mind a tíz ütés, adu nélkül</translation>
    </message>
    <message>
        <source>hold King and Over of trumps and win at least 60 points in Aces, Tens and last trick</source>
        <translation>adu király és felső a kézben, és legalább 60 pont ászokból, tízesekből és az utolsó ütésből</translation>
    </message>
    <message>
        <source>hold King and Over of another suit and win at least 80 points in Aces, Tens and last trick</source>
        <translation>más színű király és felső a kézben, és legalább 80 pont ászokból, tízesekből és az utolsó ütésből</translation>
    </message>
    <message>
        <source>win the last trick with the Seven of trumps</source>
        <translation>az utolsó ütést az aduhetessel vinni</translation>
    </message>
    <message>
        <source>win all four Aces</source>
        <translation>mind a négy ászt elvinni</translation>
    </message>
    <message>
        <source>win all ten tricks</source>
        <translation>mind a tíz ütést elvinni</translation>
    </message>
    <message>
        <source>win all ten tricks, with hands laid open after the first</source>
        <translation>mind a tíz ütést elvinni, az első után terített lapokkal</translation>
    </message>
    <message>
        <source>win no trick, without trumps</source>
        <translation>egy ütést sem vinni, adu nélkül</translation>
    </message>
    <message>
        <source>score more points than the defenders</source>
        <translation>több pontot vinni, mint a védők</translation>
    </message>
    <message>
        <source>Hearts are trumps; everything counts double.</source>
        <translation>Piros az adu; minden duplán számít.</translation>
    </message>
    <message>
        <source>You name the trumps after the auction: Acorns, Leaves or Bells.</source>
        <translation>Az adut a licit után nevezed meg: makk, zöld vagy tök.</translation>
    </message>
    <message>
        <source>No trumps; Tens rank below the Under. Hands are laid open after trick 1.</source>
        <translation>Nincs adu; a tízes az alsó alatt áll. Az első ütés után terítenek.</translation>
    </message>
    <message>
        <source>No trumps; Tens rank below the Under.</source>
        <translation>Nincs adu; a tízes az alsó alatt áll.</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>kontra</translation>
    </message>
    <message>
        <source>Redouble</source>
        <translation>rekontra</translation>
    </message>
    <message>
        <source>Fedák Sári</source>
        <translation>Fedák Sári</translation>
    </message>
    <message>
        <source>Do&amp;n’t double</source>
        <translation>Kontra &amp;nélkül</translation>
    </message>
    <message>
        <source>Do&amp;n’t redouble</source>
        <translation>Rekontra &amp;nélkül</translation>
    </message>
    <message>
        <source>Szubkontra</source>
        <translation>szubkontra</translation>
    </message>
    <message>
        <source>Mordkontra</source>
        <translation>mordkontra</translation>
    </message>
    <message>
        <source>Hirschkontra</source>
        <translation>hirschkontra</translation>
    </message>
    <message>
        <source>Kerekes bicikli</source>
        <translation>kerekes bicikli</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>&amp;Nem mondok többet</translation>
    </message>
    <message>
        <source>Simple</source>
        <comment>a part of a contract</comment>
        <translation>parti</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>a part that is doubled, with its article and ending</comment>
        <translation>[a]%1[t]</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>parts that are doubled</comment>
        <translation>%1 és %2</translation>
    </message>
    <message>
        <source>20</source>
        <comment>a marriage, as an object</comment>
        <translation>húszat</translation>
    </message>
    <message>
        <source>40</source>
        <comment>a marriage, as an object</comment>
        <translation>negyvenet</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>marriages</comment>
        <translation>%1 és %2</translation>
    </message>
</context>
<context>
    <name>Ulti.Training</name>
    <message>
        <source>I have an Ulti</source>
        <translation>Ultim van</translation>
    </message>
    <message>
        <source>I have a 40-100 or a 20-100</source>
        <translation>Negyvenszázam vagy húszszázam van</translation>
    </message>
    <message>
        <source>A Betli is worth bidding</source>
        <translation>Érdemes betlit mondani</translation>
    </message>
    <message>
        <source>A bid in Hearts is best</source>
        <translation>A piros bemondás a legjobb</translation>
    </message>
    <message>
        <source>The talon is worth picking up</source>
        <translation>Érdemes felvenni a talont</translation>
    </message>
    <message>
        <source>Defend against a 40-100 or a 20-100</source>
        <translation>Védekezés negyvenszáz vagy húszszáz ellen</translation>
    </message>
    <message>
        <source>What do you discard, and what do you bid?</source>
        <translation>Mit teszel a talonba, és mit mondasz?</translation>
    </message>
    <message>
        <source>Do you pick up the talon?</source>
        <translation>Felveszed a talont?</translation>
    </message>
</context>
<context>
    <name>Ulti.Variants</name>
    <message>
        <source>Association</source>
        <translation>Szövetségi</translation>
    </message>
    <message>
        <source>Club evening</source>
        <translation>Klubest</translation>
    </message>
    <message>
        <source>Two rounds of bids</source>
        <translation>Kétkörös licit</translation>
    </message>
</context>
</TS>
