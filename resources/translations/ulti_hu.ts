<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name>Ulti.Check</name>
    <message>
        <source>%1 Ft</source>
        <translation>%1 Ft</translation>
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
        <source>%1 your %2?</source>
        <comment>level, contract</comment>
        <translation>%1: %2?</translation>
    </message>
    <message>
        <source>%1 %2’s %3?</source>
        <comment>level, soloist, contract</comment>
        <translation>%1? %2: %3</translation>
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
        <translation>Neked most ennyi a tét: %1 pont (%2 Ft) vagy %3 (%4 Ft).</translation>
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
        <translation>Ha minden megvan, az neked %1.</translation>
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
        <source>worth %1</source>
        <translation>értéke %1</translation>
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
</context>
<context>
    <name>Ulti.Puzzles</name>
    <message>
        <source>Then bid %1.</source>
        <translation>Utána ezt mondd be: %1.</translation>
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
        <source>Balance in forints</source>
        <translation>Egyenleg forintban</translation>
    </message>
    <message>
        <source>%1 each</source>
        <comment>points of each defender</comment>
        <translation>fejenként %1</translation>
    </message>
</context>
<context>
    <name>Ulti.Table</name>
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
