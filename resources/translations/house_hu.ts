<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Tartli</source>
        <translation>A Tartli névjegye</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Licences of the libraries&lt;/b&gt;&lt;br&gt;%1&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;A programkönyvtárak licencei&lt;/b&gt;&lt;br&gt;%1&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Mappa megnyitása</translation>
    </message>
    <message>
        <source>No file manager was found. Your matches are in %1</source>
        <translation>Nem található fájlkezelő. A partijaid itt vannak: %1</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Bezárás</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Tartli %1&lt;/h2&gt;&lt;p&gt;Three old Hungarian card games: Tartli, Ulti and Tarokk.&lt;/p&gt;&lt;p&gt;Free software under the GPL, version 3 or later.&lt;br&gt;Drawings: CC BY-SA 4.0.&lt;br&gt;Typefaces: Vollkorn and Lato, SIL Open Font License.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Your matches&lt;/b&gt;&lt;br&gt;%2&lt;/p&gt;&lt;p&gt;&lt;b&gt;Your settings&lt;/b&gt;&lt;br&gt;%3&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Tartli %1&lt;/h2&gt;&lt;p&gt;Három régi magyar kártyajáték: tartli, ulti és tarokk.&lt;/p&gt;&lt;p&gt;Szabad szoftver, a GPL 3-as vagy későbbi változata szerint.&lt;br&gt;Rajzok: CC BY-SA 4.0.&lt;br&gt;Betűk: Vollkorn és Lato, SIL Open Font License.&lt;/p&gt;&lt;p&gt;&lt;b&gt;A partijaid&lt;/b&gt;&lt;br&gt;%2&lt;/p&gt;&lt;p&gt;&lt;b&gt;A beállításaid&lt;/b&gt;&lt;br&gt;%3&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>Accessible</name>
    <message>
        <source>Your hand. Cards: %1</source>
        <translation>A kezed. Lapok: %1</translation>
    </message>
    <message>
        <source>The hand of %2. Cards: %1</source>
        <translation>%2 keze. Lapok: %1</translation>
    </message>
    <message>
        <source>your opponent</source>
        <translation>az ellenfeled</translation>
    </message>
    <message>
        <source>The draw for first dealer</source>
        <translation>Húzás az első osztásért</translation>
    </message>
    <message>
        <source>The pack, face down. Cards: %1</source>
        <translation>A pakli, lefelé fordítva. Lapok: %1</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>a card on the table, and who played it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>you</source>
        <translation>te</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a place among cards</comment>
        <translation>%1. lap, összesen %2</translation>
    </message>
    <message>
        <source>You say: %1</source>
        <translation>Ezt mondod: %1</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <translation>%1 ezt mondja: %2</translation>
    </message>
    <message>
        <source>Arrow keys go through your cards. Shift and letters type one. Enter plays it or gathers.</source>
        <translation>A nyilakkal lépkedsz a lapjaid között. Shifttel és betűkkel begépelsz egyet. Az Enter kijátssza a lapot, vagy elviszi az ütést.</translation>
    </message>
    <message>
        <source>Laid open by %2. Cards: %1</source>
        <translation>%2 kiterített lapjai. Lapok: %1</translation>
    </message>
    <message>
        <source>Laid open by you. Cards: %1</source>
        <translation>A te kiterített lapjaid. Lapok: %1</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>one of several cards for one action</comment>
        <translation>kiválasztva</translation>
    </message>
</context>
<context>
    <name>Account</name>
    <message>
        <source>&amp;Play again</source>
        <translation>Még &amp;egyszer</translation>
    </message>
    <message>
        <source>Another match with the same players and rules</source>
        <translation>Újabb parti ugyanezekkel a játékosokkal és szabályokkal</translation>
    </message>
    <message>
        <source>Re&amp;view the match</source>
        <translation>A parti át&amp;nézése</translation>
    </message>
    <message>
        <source>&amp;Review this hand</source>
        <translation>A leosztás á&amp;tnézése</translation>
    </message>
    <message>
        <source>On the table, card by card, with what each decision cost</source>
        <translation>Az asztalon, lapról lapra, azzal együtt, hogy melyik döntés mibe került</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Megnyerted a partit</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 nyerte a partit</translation>
    </message>
    <message>
        <source>Best hand: %1, %2 (hand %3).</source>
        <comment>a name, points, a number</comment>
        <translation>A legjobb leosztás: %1, %2 (%3. leosztás).</translation>
    </message>
    <message>
        <source>The match is a draw</source>
        <translation>A parti döntetlen</translation>
    </message>
    <message>
        <source>Winners of the match: %1</source>
        <comment>names</comment>
        <translation>A parti győztesei: %1</translation>
    </message>
    <message>
        <source>&amp;Look at the table</source>
        <translation>Lássuk az &amp;asztalt</translation>
    </message>
    <message>
        <source>&amp;Next hand</source>
        <translation>&amp;Következő leosztás</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Vissza</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>Ú&amp;j parti…</translation>
    </message>
    <message>
        <source>Play this deal &amp;again</source>
        <translation>Leosztás &amp;újra</translation>
    </message>
    <message>
        <source>As a practice match of one hand; the current match stays saved</source>
        <translation>Egyleosztásos gyakorlóparti; a mostani parti mentve marad</translation>
    </message>
    <message>
        <source>Play it from the other &amp;seat</source>
        <translation>Újra, a másik &amp;helyről</translation>
    </message>
    <message>
        <source>The same deal from another seat, as a practice match of one hand</source>
        <translation>Ugyanez a leosztás másik helyről, egyleosztásos gyakorlópartiban</translation>
    </message>
    <message>
        <source>The &amp;evening…</source>
        <translation>Az &amp;est…</translation>
    </message>
    <message>
        <source>The &amp;duel…</source>
        <translation>A &amp;párbaj…</translation>
    </message>
    <message>
        <source>From another &amp;seat</source>
        <translation>Másik &amp;helyről</translation>
    </message>
</context>
<context>
    <name>ActionButton</name>
    <message>
        <source>%1. Key: %2</source>
        <comment>what a button does, and its key</comment>
        <translation>%1. Billentyű: %2</translation>
    </message>
</context>
<context>
    <name>Announcements</name>
    <message>
        <source>%1 Press Space to continue.</source>
        <translation>%1 Tovább: szóköz.</translation>
    </message>
    <message>
        <source>Press Space to gather the trick.</source>
        <translation>Az ütés elvitele: szóköz.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Te jössz.</translation>
    </message>
</context>
<context>
    <name>BalanceChart</name>
    <message>
        <source>Chart of the balance</source>
        <translation>Az egyenlegek grafikonja</translation>
    </message>
    <message>
        <source>%1: now %2, at best %3, at worst %4.</source>
        <translation>%1: most %2, legjobb %3, legrosszabb %4.</translation>
    </message>
</context>
<context>
    <name>CardBoard</name>
    <message>
        <source>Light tile: %1.</source>
        <translation>Világos mező: %1.</translation>
    </message>
    <message>
        <source>Outlined: %1.</source>
        <translation>Keretben: %1.</translation>
    </message>
    <message>
        <source>Golden rim: %1.</source>
        <translation>Arany kerettel: %1.</translation>
    </message>
    <message>
        <source>unseen</source>
        <comment>of a card that may still come</comment>
        <translation>rejtve</translation>
    </message>
    <message>
        <source>played</source>
        <comment>of a card</comment>
        <translation>lement</translation>
    </message>
    <message>
        <source>in sight</source>
        <comment>of a card in the own hand or face up</comment>
        <translation>látod</translation>
    </message>
    <message>
        <source>Grey letter: %1.</source>
        <translation>Szürke betű: %1.</translation>
    </message>
    <message>
        <source>%1’s</source>
        <comment>of a card that the player of this name is known to hold</comment>
        <translation>%1[nál]</translation>
    </message>
</context>
<context>
    <name>CardTable</name>
    <message>
        <source>%1: %2</source>
        <comment>a player, and the card that was drawn</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Talon</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Fektetés</translation>
    </message>
</context>
<context>
    <name>CardTableView</name>
    <message>
        <source>Card table</source>
        <translation>Kártyaasztal</translation>
    </message>
    <message>
        <source>You do not have the %1.</source>
        <translation>[A]%1 nincs nálad.</translation>
    </message>
    <message>
        <source>You have no %1.</source>
        <translation>Nincs nálad %1.</translation>
    </message>
    <message>
        <source>%1 isn’t available right now.</source>
        <comment>a key</comment>
        <translation>Ez a billentyű most nem használható: %1.</translation>
    </message>
    <message>
        <source>%1 is not a rank. After the suit comes one of %2.</source>
        <comment>%1 is a key</comment>
        <translation>Ilyen érték nincs: %1. A szín után ezek egyike jön: %2.</translation>
    </message>
    <message>
        <source>%1 does nothing right now. To pick a card, press Shift with one of %2, then one of %3.</source>
        <comment>%1 is a key, %2 are letters of suits, %3 those of ranks</comment>
        <translation>Ez most nem csinál semmit: %1. Lapot így választhatsz: Shift és ezek egyike: %2, aztán ezek egyike: %3.</translation>
    </message>
    <message>
        <source>Choose a card first with the arrow keys.</source>
        <translation>Előbb válassz egy lapot a nyílbillentyűkkel.</translation>
    </message>
    <message>
        <source>the last figure of a tarokk</source>
        <translation>a tarokk utolsó számjegye</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Acorns</source>
        <translation>makk</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>zöld</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>piros</translation>
    </message>
    <message>
        <source>Bells</source>
        <translation>tök</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>hetes</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>nyolcas</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>kilences</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>tízes</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>alsó</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>felső</translation>
    </message>
    <message>
        <source>King</source>
        <translation>király</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>ász</translation>
    </message>
    <message>
        <source>Sevens</source>
        <translation>hetes</translation>
    </message>
    <message>
        <source>Eights</source>
        <translation>nyolcas</translation>
    </message>
    <message>
        <source>Nines</source>
        <translation>kilences</translation>
    </message>
    <message>
        <source>Tens</source>
        <translation>tízes</translation>
    </message>
    <message>
        <source>Unders</source>
        <translation>alsó</translation>
    </message>
    <message>
        <source>Overs</source>
        <translation>felső</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>király</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>ász</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a suit, and the ranks of it that are held</comment>
        <translation>%1: %2.</translation>
    </message>
</context>
<context>
    <name>CardsOrMe</name>
    <message>
        <source>%1, give or take %2</source>
        <comment>points on average, and their error</comment>
        <translation>%1 (±%2)</translation>
    </message>
    <message>
        <source>Reviewed (hands: %1)</source>
        <translation>Átnézve (%1 leosztás)</translation>
    </message>
    <message>
        <source>Duels (hands: %1)</source>
        <translation>Párbajok (%1 leosztás)</translation>
    </message>
    <message>
        <source>Won per hand</source>
        <translation>Nyereség leosztásonként</translation>
    </message>
    <message>
        <source>Worth of the cards</source>
        <translation>A lapok értéke</translation>
    </message>
    <message>
        <source>What you add</source>
        <translation>Ami rajtad múlt</translation>
    </message>
    <message>
        <source>Lost by mistakes</source>
        <translation>Hibákkal elveszítve</translation>
    </message>
    <message>
        <source>… by: %1</source>
        <comment>a kind of decision</comment>
        <translation>… ebből: %1</translation>
    </message>
    <message>
        <source>In duels you make %1 points a hand, compared with the worth of the cards.</source>
        <translation>A párbajokban leosztásonként %1 pont a mérleged a lapok értékéhez képest.</translation>
    </message>
    <message>
        <source>So far that may be chance: more duels will show.</source>
        <translation>Ez eddig véletlen is lehet: több párbajból kiderül.</translation>
    </message>
    <message>
        <source>That is not chance: you play better than the levels on average.</source>
        <translation>Ez nem véletlen: jobban játszol a szintek átlagánál.</translation>
    </message>
    <message>
        <source>That is not chance: the levels play better than you on average.</source>
        <translation>Ez nem véletlen: a szintek átlaga jobban játszik nálad.</translation>
    </message>
    <message>
        <source>“Give or take”: two times in three, chance moves a figure by no more than this.</source>
        <translation>±: a véletlen háromból kétszer legfeljebb ennyivel téríti el a számot.</translation>
    </message>
    <message>
        <source>Mistakes cost you %1 points in a reviewed hand.</source>
        <translation>A hibáid egy átnézett leosztásban %1 pontba kerülnek.</translation>
    </message>
    <message>
        <source>hands %1 to %2</source>
        <translation>%1–%2. leosztás</translation>
    </message>
    <message>
        <source>Duels, %1 (%2)</source>
        <comment>when, how many</comment>
        <translation>Párbaj, %1 (%2)</translation>
    </message>
    <message>
        <source>Reviewed, %1 (%2)</source>
        <comment>when, how many</comment>
        <translation>Átnézve, %1 (%2)</translation>
    </message>
</context>
<context>
    <name>Characters</name>
    <message>
        <source>apprentice waiter</source>
        <translation>pikolófiú</translation>
    </message>
    <message>
        <source>flower girl</source>
        <translation>virágáruslány</translation>
    </message>
    <message>
        <source>student</source>
        <translation>diák</translation>
    </message>
    <message>
        <source>market woman</source>
        <translation>piaci kofa</translation>
    </message>
    <message>
        <source>coachman</source>
        <translation>fiákeres</translation>
    </message>
    <message>
        <source>postman</source>
        <translation>postás</translation>
    </message>
    <message>
        <source>head waiter</source>
        <translation>főpincér</translation>
    </message>
    <message>
        <source>forester</source>
        <translation>erdész</translation>
    </message>
    <message>
        <source>actress</source>
        <translation>színésznő</translation>
    </message>
    <message>
        <source>teacher</source>
        <translation>tanár</translation>
    </message>
    <message>
        <source>widow</source>
        <translation>özvegy</translation>
    </message>
    <message>
        <source>retired colonel</source>
        <translation>nyugalmazott ezredes</translation>
    </message>
</context>
<context>
    <name>ChartPage</name>
    <message>
        <source>You</source>
        <translation>Te</translation>
    </message>
    <message>
        <source>points</source>
        <translation>pont</translation>
    </message>
    <message numerus="yes">
        <source>Your balance in points over %n hand(s): now %1.</source>
        <translation>
            <numerusform>Az egyenleged pontban %n leosztás után: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>own</source>
        <translation>saját</translation>
    </message>
    <message>
        <source>No hand has a check number.</source>
        <translation>Egyik leosztásnak sincs ellenőrző száma.</translation>
    </message>
    <message>
        <source>Hand %1, check number %2: it fits the cards.</source>
        <translation>%1. leosztás, ellenőrző szám: %2 – megfelel a lapoknak.</translation>
    </message>
    <message>
        <source>If you noted the same number before a hand was dealt, nobody has changed its pack since.</source>
        <translation>Ha az osztás előtt ugyanezt a számot írtad fel, azóta senki sem változtatott a paklin.</translation>
    </message>
    <message>
        <source>1 hand</source>
        <translation>1 leosztás</translation>
    </message>
    <message>
        <source>%1 hands</source>
        <translation>%1 leosztás</translation>
    </message>
    <message>
        <source>you won the match %1</source>
        <translation>megnyerted a partit, %1</translation>
    </message>
    <message>
        <source>%1 won the match %2</source>
        <translation>a parti győztese: %1 (%2)</translation>
    </message>
    <message>
        <source>the match stands %1</source>
        <translation>az állás %1</translation>
    </message>
    <message>
        <source>%1 played by the %2 rules: %3, and %4. Every action follows the rules.</source>
        <translation>Parti: %1, szabályok: „%2”, %3; %4. Minden lépés szabályos.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 és %2</translation>
    </message>
    <message>
        <source>the match stands %1, and hand %2 is being played</source>
        <translation>az állás %1, most [a]%2. leosztás folyik</translation>
    </message>
    <message>
        <source>the study “%1” of %2. It has one step, and every line follows the rules.</source>
        <translation>Elemzés: „%1”, játékosok: %2, lépések száma: 1. Minden változat szabályos.</translation>
    </message>
    <message>
        <source>the study “%1” of %2. It has %3 steps, and every line follows the rules.</source>
        <translation>Elemzés: „%1”, játékosok: %2, lépések száma: %3. Minden változat szabályos.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>usage:</source>
        <translation>használat:</translation>
    </message>
    <message>
        <source>there is no option %1</source>
        <translation>nincs ilyen kapcsoló: %1</translation>
    </message>
    <message>
        <source>%1 names a user that does not exist</source>
        <translation>%1: nincs ilyen felhasználó</translation>
    </message>
    <message>
        <source>%1 cannot be combined with %2</source>
        <translation>%1 és %2 együtt nem használható</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>MAPPA</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FÁJL</translation>
    </message>
    <message>
        <source>files</source>
        <translation>fájlok</translation>
    </message>
    <message>
        <source>MATCH</source>
        <translation>PARTI</translation>
    </message>
    <message>
        <source>a match (.tartli.json) to import and open</source>
        <translation>egy parti (.tartli.json), amelyet a program importál és megnyit</translation>
    </message>
    <message>
        <source>options</source>
        <translation>kapcsolók</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>ezt a súgót írja ki, és kilép</translation>
    </message>
    <message>
        <source>show the version and exit</source>
        <translation>a változat számát írja ki, és kilép</translation>
    </message>
    <message>
        <source>keep settings and matches in this folder</source>
        <translation>a beállítások és a partik ebbe a mappába kerüljenek</translation>
    </message>
    <message>
        <source>replay a match and print its result, or the hand, action and rule where it goes wrong</source>
        <translation>visszajátszik egy partit; kiírja az eredményét, vagy azt, hogy melyik leosztásban, melyik lépés milyen szabályt sért</translation>
    </message>
    <message>
        <source>%1 cannot be combined with other options</source>
        <translation>%1: más kapcsolóval együtt nem használható</translation>
    </message>
    <message>
        <source>%1 needs a file after it</source>
        <translation>%1 után egy fájl kell</translation>
    </message>
    <message>
        <source>%1 needs a folder after it</source>
        <translation>%1 után egy mappa kell</translation>
    </message>
    <message>
        <source>a match needs a file name; this one is empty</source>
        <translation>a parti fájlneve hiányzik</translation>
    </message>
    <message>
        <source>See %1.</source>
        <translation>Bővebben: %1.</translation>
    </message>
    <message>
        <source>there is no game %1; the games are: %2</source>
        <translation>nincs ilyen játék: %1; a játékok: %2</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>JÁTÉK</translation>
    </message>
    <message>
        <source>offer a new match of this game, or play it with --demo (%1)</source>
        <translation>új partit ajánl ebből a játékból, vagy bemutató a --demo kapcsolóval (%1)</translation>
    </message>
    <message>
        <source>%1 needs the name of a game after it</source>
        <translation>%1 után egy játék neve kell</translation>
    </message>
    <message>
        <source>let opponents play a match and save pictures and the record in this folder</source>
        <translation>gépi ellenfelek lejátszanak egy partit; a képek és a partifájl ebbe a mappába kerülnek</translation>
    </message>
    <message>
        <source>%1 belongs to %2</source>
        <translation>%1 csak ezzel együtt használható: %2</translation>
    </message>
    <message>
        <source>print what you could have played better in each finished hand of a match, and why</source>
        <translation>kiírja, mit játszhattál volna jobban egy parti befejezett leosztásaiban, és miért</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>review only this hand, counted from 1</source>
        <translation>csak ezt a leosztást nézi át, 1-től számolva</translation>
    </message>
    <message>
        <source>%1 needs the number of a hand after it, counted from 1</source>
        <translation>%1 után egy leosztás száma kell, 1-től számolva</translation>
    </message>
    <message>
        <source>Play three old Hungarian card games: Tartli, Ulti and Tarokk.</source>
        <translation>Három régi magyar kártyajáték: tartli, ulti és tarokk.</translation>
    </message>
    <message>
        <source>print what can be done at each position of a study, and its worth</source>
        <translation>kiírja, mit lehet tenni egy elemzés minden állásában, és mennyit ér</translation>
    </message>
    <message>
        <source>start as this player</source>
        <translation>ez a játékos játsszon</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NÉV</translation>
    </message>
    <message>
        <source>%1 needs the name of a player after it</source>
        <translation>%1 után egy játékos neve kell</translation>
    </message>
    <message>
        <source>there is no player %1; the players are: %2</source>
        <translation>nincs ilyen játékos: %1; a játékosok: %2</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a button&apos;s words and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Try the puzzle again</source>
        <translation>A feladvány még egyszer</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Valami elromlott</translation>
    </message>
    <message>
        <source>Tartli could not start because of an internal error.</source>
        <translation>A Tartli belső hiba miatt nem tudott elindulni.</translation>
    </message>
    <message>
        <source>Something went wrong in Tartli. Some things may not work properly now.</source>
        <translation>Hiba történt a Tartliban. Lehet, hogy most nem minden működik rendesen.</translation>
    </message>
    <message>
        <source>Tartli closed unexpectedly last time.</source>
        <translation>A Tartli legutóbb váratlanul leállt.</translation>
    </message>
    <message>
        <source>Your matches have not been changed.</source>
        <translation>A partijaid nem változtak.</translation>
    </message>
    <message>
        <source>Your match is saved up to the last action. You can continue, or quit and pick it up at the next start.</source>
        <translation>A partid az utolsó lépésig el van mentve. Folytathatod, vagy kiléphetsz: a következő indításkor újra az asztalon találod.</translation>
    </message>
    <message>
        <source>Your match was saved up to the last action, and you can continue from there.</source>
        <translation>A partid az utolsó lépésig el van mentve; ott folytathatod, ahol abbamaradt.</translation>
    </message>
    <message>
        <source>The last part of your match is not saved. If you continue, it will be saved as soon as possible; if you quit, it is lost.</source>
        <translation>A partid utolsó része nincs elmentve. Ha folytatod, elmentjük, amint lehet; ha kilépsz, elvész.</translation>
    </message>
    <message>
        <source>To help us fix this, send the report below to the developers and say what you were doing. Nothing is sent automatically. The report is also here: %1</source>
        <translation>Ha segítenél kijavítani, küldd el az alábbi jelentést a fejlesztőknek, és írd meg, mit csináltál előtte. A program magától semmit sem küld el. A jelentés itt is megvan: %1</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Jelentés</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>Jelentés &amp;másolása</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Kilépés</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>&amp;Tovább</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Másolva</translation>
    </message>
</context>
<context>
    <name>DealCheck</name>
    <message>
        <source>Verify this deal</source>
        <translation>Az osztás ellenőrzése</translation>
    </message>
    <message>
        <source>&amp;Hand:</source>
        <translation>&amp;Leosztás:</translation>
    </message>
    <message>
        <source>Check &amp;number (SHA-256):</source>
        <translation>Ellenőrző &amp;szám (SHA-256):</translation>
    </message>
    <message>
        <source>Cards and &amp;salt:</source>
        <translation>La&amp;pok és salt:</translation>
    </message>
    <message>
        <source>Hand %1, which is dealt next</source>
        <translation>%1. leosztás, ez következik</translation>
    </message>
    <message>
        <source>Hand %1, which is being played</source>
        <translation>%1. leosztás, most játsszátok</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>%1. leosztás</translation>
    </message>
    <message>
        <source>This hand was dealt without a check number.</source>
        <translation>Ehhez a leosztáshoz nem készült ellenőrző szám.</translation>
    </message>
    <message>
        <source>The cards and the salt are shown when the hand is over.</source>
        <translation>A lapokat és a saltot a leosztás végén láthatod.</translation>
    </message>
    <message>
        <source>The pack was dealt in this order.</source>
        <translation>Az osztás sorrendje ez volt.</translation>
    </message>
    <message>
        <source>The pack was then cut after card %1: the cards up to there were dealt last.</source>
        <translation>Ezután jött az emelés, ennyi lap után: %1. Ezek a lapok az osztásban utoljára kerültek sorra.</translation>
    </message>
    <message>
        <source>✓ The check number fits the cards that were dealt. If you noted the same number before the deal, nobody has changed the pack since.</source>
        <translation>✓ Az ellenőrző szám megfelel a kiosztott lapoknak. Ha az osztás előtt ugyanezt a számot írtad fel, azóta senki sem változtatott a paklin.</translation>
    </message>
    <message>
        <source>✗ The check number does not fit the cards that were dealt. Do not trust this deal.</source>
        <translation>✗ Az ellenőrző szám nem felel meg a kiosztott lapoknak. Ne bízz ebben az osztásban.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Bezárás</translation>
    </message>
    <message>
        <source>Chec&amp;k now</source>
        <translation>&amp;Ellenőrzés most</translation>
    </message>
    <message>
        <source>Before the deal, copy this check number, or write down its first %1 digits. After the hand, enter them here: if the cards and the salt (random digits) give the same number, nobody has changed the pack. The help explains how to check it elsewhere.</source>
        <translation>Osztás előtt másold ki ezt az ellenőrző számot, vagy írd fel az első %1 jegyét. A leosztás végén add meg itt: ha a lapokból és a saltból (véletlen jegyekből) ugyanez a szám jön ki, senki sem változtatott a paklin. A súgó elmondja, hogyan ellenőrizheted máshol.</translation>
    </message>
    <message>
        <source>&amp;What you noted:</source>
        <translation>&amp;Amit felírtál:</translation>
    </message>
    <message>
        <source>Co&amp;py number</source>
        <translation>Szám &amp;másolása</translation>
    </message>
    <message>
        <source>✗ This is not the number you noted. Is it that of another hand, or mistyped?</source>
        <translation>✗ Nem ezt a számot írtad fel. Talán egy másik leosztásé, vagy elgépelted?</translation>
    </message>
    <message>
        <source>So far it is the number you noted. Enter at least %1 digits.</source>
        <translation>Eddig egyezik azzal, amit felírtál. Adj meg legalább %1 jegyet.</translation>
    </message>
    <message>
        <source>✓ It is the number you noted, and it fits the cards that were dealt: nobody has changed the pack since then.</source>
        <translation>✓ Ezt a számot írtad fel, és megfelel a kiosztott lapoknak: azóta senki sem változtatott a paklin.</translation>
    </message>
</context>
<context>
    <name>Demo</name>
    <message>
        <source>The demonstration cannot be saved in %1. %2 You can name another folder.</source>
        <translation>A bemutatót ide nem lehet menteni: %1. %2 Megadhatsz másik mappát is.</translation>
    </message>
    <message>
        <source>A picture could not be written.</source>
        <translation>Egy képet nem sikerült kiírni.</translation>
    </message>
    <message>
        <source>Pictures:%1
Record: %2</source>
        <translation>Képek: %1
Partifájl: %2</translation>
    </message>
    <message>
        <source>%1 won the match. Standings: %2. Hands: %3.</source>
        <translation>A parti győztese: %1. Állás: %2. Leosztások: %3.</translation>
    </message>
</context>
<context>
    <name>Duel</name>
    <message>
        <source>See how this level played the hand</source>
        <translation>Hogyan játszotta ezt a leosztást ez a szint?</translation>
    </message>
    <message>
        <source>All &amp;hands…</source>
        <translation>Minden &amp;leosztás…</translation>
    </message>
    <message>
        <source>The same cards: you %1</source>
        <comment>the points of the player</comment>
        <translation>Ugyanezek a lapok: te %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a level, and its points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of %2 levels have finished this hand.</source>
        <translation>%2 szintből eddig %1 játszotta végig ezt a leosztást.</translation>
    </message>
    <message>
        <source>Points of each hand</source>
        <translation>A leosztások pontjai</translation>
    </message>
    <message>
        <source>&amp;Look at this hand</source>
        <translation>&amp;Nézzük ezt a leosztást</translation>
    </message>
    <message>
        <source>Compare with a &amp;friend’s file…</source>
        <translation>Összevetés egy &amp;barát fájljával…</translation>
    </message>
    <message>
        <source>&amp;Save for a friend…</source>
        <translation>&amp;Mentés egy barátnak…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Bezárás</translation>
    </message>
    <message>
        <source>Worth of the cards</source>
        <translation>A lapok értéke</translation>
    </message>
    <message>
        <source>You, without luck</source>
        <translation>Te, lapjárás nélkül</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>%1. leosztás</translation>
    </message>
    <message>
        <source>Sum</source>
        <comment>of a column of points</comment>
        <translation>Összesen</translation>
    </message>
    <message>
        <source>You got %1. The cards were worth %2, so without the luck of the cards you made %3.</source>
        <translation>Az eredményed %1. A lapok értéke %2 volt, a lapjárást leszámítva ez %3.</translation>
    </message>
    <message>
        <source>The levels are still playing while the duel is on the table: %1 of %2 hands are done.</source>
        <translation>Amíg a párbaj az asztalon van, a szintek még játszanak: %2 leosztásból %1 van kész.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, and its rules</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 players</source>
        <comment>a game with its rules</comment>
        <translation>%1, %2 játékos</translation>
    </message>
    <message>
        <source>All levels, mixed</source>
        <translation>Minden szint, vegyesen</translation>
    </message>
    <message>
        <source>1 hand</source>
        <translation>1 leosztás</translation>
    </message>
    <message>
        <source>%1 hands</source>
        <translation>%1 leosztás</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>a game with its rules, hands, and the level of the people</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>A code has %1 letters and digits; this one has %2.</source>
        <translation>Egy kód %1 betűből és számjegyből áll; ebben %2 van.</translation>
    </message>
    <message>
        <source>“%1” is never part of a code.</source>
        <translation>A kódokban nincs „%1”.</translation>
    </message>
    <message>
        <source>“%1” at place %2 seems to be wrong. Perhaps it is %3?</source>
        <comment>a letter, a number, a code</comment>
        <translation>[A]%2. jel, „%1” alighanem hibás. Talán így jó: %3?</translation>
    </message>
    <message>
        <source>“%1” seems to be swapped. Perhaps it is %2?</source>
        <comment>two letters, a code</comment>
        <translation>„%1” alighanem fel van cserélve. Talán így jó: %2?</translation>
    </message>
    <message>
        <source>Two letters side by side seem to be swapped. Check the code again.</source>
        <translation>Két szomszédos jel alighanem fel van cserélve. Nézd meg újra a kódot.</translation>
    </message>
    <message>
        <source>This code is from another version of Tartli, and its cards are not known here.</source>
        <translation>Ez a kód a Tartli egy másik változatából való, a lapjai itt nem ismertek.</translation>
    </message>
    <message>
        <source>More than one letter is wrong. Check the code again.</source>
        <translation>Több jel is hibás. Nézd meg újra a kódot.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Otthagyom</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Párbaj</translation>
    </message>
    <message>
        <source>This hand cannot be read.</source>
        <translation>Ez a leosztás nem olvasható.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Olvasás: %1…</translation>
    </message>
    <message>
        <source>Your friend</source>
        <translation>A barátod</translation>
    </message>
    <message>
        <source>Compare with a friend</source>
        <translation>Összevetés egy baráttal</translation>
    </message>
    <message>
        <source>%1 is not the duel %2.</source>
        <comment>a file, a code</comment>
        <translation>Ez a fájl nem [a]%2 párbajé: %1.</translation>
    </message>
    <message>
        <source>The cards in %1 are not those of the duel %2.</source>
        <comment>a file, a code</comment>
        <translation>Ebben a fájlban nem [a]%2 párbaj lapjai vannak: %1.</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>A nap leosztása</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Every day everybody gets the same hand, and a player of each level plays it too.</source>
        <translation>Mindennap mindenki ugyanazt a leosztást kapja, és minden szint egy-egy játékosa is lejátssza.</translation>
    </message>
    <message>
        <source>Days, with your results</source>
        <translation>A napok és az eredményeid</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Mégse</translation>
    </message>
    <message>
        <source>%1: not played yet.</source>
        <comment>a day</comment>
        <translation>%1: még nem játszottad.</translation>
    </message>
    <message>
        <source>&amp;Play this deal</source>
        <translation>&amp;Lejátszom</translation>
    </message>
    <message>
        <source>%1: started, not finished.</source>
        <comment>a day</comment>
        <translation>%1: elkezdted, de még nem fejezted be.</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Folytatás</translation>
    </message>
    <message>
        <source>&amp;Show the result</source>
        <translation>&amp;Az eredmény</translation>
    </message>
    <message>
        <source>you %1</source>
        <comment>points</comment>
        <translation>te %1</translation>
    </message>
    <message>
        <source>%1, better than you</source>
        <comment>points</comment>
        <translation>%1, jobb nálad</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a hand, a player, points</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>No hand of this duel is over yet.</source>
        <translation>Ebben a párbajban még egy leosztás sem ért véget.</translation>
    </message>
    <message numerus="yes">
        <source>This month: %n deal(s), %1 in all.</source>
        <comment>points</comment>
        <translation>
            <numerusform>Ebben a hónapban: %n leosztás, összesen %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 did better than you in %2 of %3 hands.</source>
        <comment>a player or level, and numbers</comment>
        <translation>Nálad jobb volt: %1, %3 leosztásból %2 alkalommal.</translation>
    </message>
    <message>
        <source>%1 did better than you in hand %2.</source>
        <comment>a player or level, and a number</comment>
        <translation>Nálad jobb volt: %1 (leosztás: %2).</translation>
    </message>
    <message>
        <source>%1 did better than you in hands %2.</source>
        <translation>Nálad jobb volt: %1 (leosztások: %2).</translation>
    </message>
</context>
<context>
    <name>DuelDialog</name>
    <message>
        <source>Duel</source>
        <translation>Párbaj</translation>
    </message>
    <message>
        <source>The same cards for everybody</source>
        <translation>Mindenkinek ugyanazok a lapok</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Kód</translation>
    </message>
    <message>
        <source>C&amp;opy the code</source>
        <translation>&amp;Kód másolása</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Osztás</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Mégse</translation>
    </message>
    <message>
        <source>Read it to a friend, who gets the same cards and people. Or type a friend’s code here.</source>
        <translation>Olvasd fel egy barátodnak: ugyanezeket a lapokat és ugyanezeket az asztaltársakat kapja. Vagy írd ide az ő kódját.</translation>
    </message>
    <message>
        <source>&amp;Game and rules:</source>
        <translation>&amp;Játék és szabályok:</translation>
    </message>
    <message>
        <source>A code cannot hold your own house rules.</source>
        <translation>Saját házi szabályok nem férnek bele a kódba.</translation>
    </message>
    <message>
        <source>&amp;Length:</source>
        <translation>&amp;Hossz:</translation>
    </message>
    <message>
        <source>A player of each level plays the same hands in your seat.</source>
        <translation>A te helyeden minden szint egy-egy játékosa is végigjátssza ugyanezeket a leosztásokat.</translation>
    </message>
    <message>
        <source>Le&amp;vel of the others:</source>
        <translation>A többiek sz&amp;intje:</translation>
    </message>
    <message>
        <source>Cod&amp;e:</source>
        <translation>Kó&amp;d:</translation>
    </message>
</context>
<context>
    <name>Evening</name>
    <message>
        <source>The evening</source>
        <translation>Az est</translation>
    </message>
    <message>
        <source>Hand of the evening: hand %1 (%2).</source>
        <comment>a number; what it brought each</comment>
        <translation>Az est leosztása: [a]%1. (%2).</translation>
    </message>
    <message>
        <source>%1 share the evening</source>
        <translation>Megosztott első hely: %1</translation>
    </message>
    <message>
        <source>You win the evening</source>
        <translation>Te nyerted az estet</translation>
    </message>
    <message>
        <source>%1 wins the evening</source>
        <translation>%1 nyerte az estet</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Játszma</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Hely</translation>
    </message>
    <message>
        <source>&amp;Hand of the evening</source>
        <translation>Az est &amp;leosztása</translation>
    </message>
    <message>
        <source>Evenings won among you so far: %1.</source>
        <comment>names with numbers</comment>
        <translation>Megnyert estek eddig: %1.</translation>
    </message>
    <message>
        <source>To the &amp;league</source>
        <translation>A b&amp;ajnoksághoz</translation>
    </message>
    <message>
        <source>League points: %1.</source>
        <comment>names with numbers</comment>
        <translation>Bajnoki pontok: %1.</translation>
    </message>
</context>
<context>
    <name>FiguresGrid</name>
    <message>
        <source>%1 %2</source>
        <comment>a person, and their number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what numbers tell, and the number of each person</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>FrenchCards</name>
    <message>
        <source>Clubs</source>
        <translation>treff</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>pikk</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>kőr</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>káró</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>bubi</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>dáma</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>ász</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>bubi</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>dáma</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>ász</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 %1</translation>
    </message>
</context>
<context>
    <name>GameSettings</name>
    <message>
        <source>Play the last card &amp;automatically</source>
        <translation>Az utolsó lapot magától &amp;játssza ki</translation>
    </message>
    <message>
        <source>There is nothing to choose in the last trick.</source>
        <translation>Az utolsó ütésben nincs mit választani.</translation>
    </message>
</context>
<context>
    <name>GuidedHand</name>
    <message>
        <source>Start again</source>
        <translation>Újrakezdés</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>That is allowed, but the lesson had something else in mind: %1. Go back, or play on as you like; the lesson may then skip a topic or two.</source>
        <translation>Szabályos, de a leckében most ez jönne: %1. Lépj vissza, vagy játssz tovább a magad módján; így egy-két dolog kimaradhat.</translation>
    </message>
    <message>
        <source>That is allowed, but the lesson had more to say first. Go back, or play on as you like; the lesson may then skip a topic or two.</source>
        <translation>Szabályos, csak a lecke előbb még mondott volna valamit. Lépj vissza, vagy játssz tovább a magad módján; így egy-két dolog kimaradhat.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Visszalépek</translation>
    </message>
    <message>
        <source>&amp;Play a match…</source>
        <translation>&amp;Parti indítása…</translation>
    </message>
    <message>
        <source>&amp;Read the rules</source>
        <translation>A &amp;szabályok</translation>
    </message>
    <message>
        <source>&amp;Once more</source>
        <translation>&amp;Még egyszer</translation>
    </message>
    <message>
        <source>&amp;Go back a step</source>
        <translation>&amp;Egy lépést vissza</translation>
    </message>
    <message>
        <source>Look at the slate: the hand is being written down.</source>
        <translation>Nézd a táblát: most írjuk fel a leosztást.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Így játszom tovább</translation>
    </message>
    <message>
        <source>Done!</source>
        <translation>Kész!</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <comment>the title of a guided hand, of the steps of the lesson</comment>
        <translation>%1 · %2/%3</translation>
    </message>
</context>
<context>
    <name>HandPuzzles</name>
    <message>
        <source>Easy</source>
        <translation>Könnyű</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Közepes</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Nehéz</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between cards</comment>
        <translation> vagy </translation>
    </message>
    <message>
        <source>%1. %2 – %3</source>
        <comment>the number of a trick, who led, the cards</comment>
        <translation>%1. %2 – %3</translation>
    </message>
    <message>
        <source>Your discards: %1</source>
        <translation>Letett lapjaid: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a suit, and a rank of it</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>HandText</name>
    <message>
        <source>%1: %2, hand %3. Rules: %4.</source>
        <comment>game, players, number, name of the rules</comment>
        <translation>%1: %2, %3. leosztás. Szabályok: %4.</translation>
    </message>
    <message>
        <source>Dealer: you.</source>
        <translation>Osztó: te.</translation>
    </message>
    <message>
        <source>Dealer: %1.</source>
        <translation>Osztó: %1.</translation>
    </message>
    <message>
        <source>Trick %1</source>
        <translation>%1. ütés</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>%1 or %2</source>
        <comment>the last two of some things to choose from</comment>
        <translation>%1 vagy %2</translation>
    </message>
</context>
<context>
    <name>HelpSearch</name>
    <message>
        <source>claim = go out; contest = whose melds; discard = any card; discarding = any card; stock = talon; deck = pack; VII = seven; VIII = eight; IX = nine; X = ten; seventh = seven; jack = under; queen = over; under = jack; over = queen; knave = under; pig = ace; clubs = acorns; spades = leaves; diamonds = bells; beats = wins a trick, better than; strategy = playing well; tactics = playing well; advice = playing well; tips = playing well; undo = take back; tie = counts are equal; draw = draws a card; resume = on the table again; run = sequence; four = set; shortcuts = key; language = English; colours = colour; cheat = tamper; fair = tamper</source>
        <comment>For the search in the help. Before each = is a word that somebody may type, behind it what the help calls it; several are set apart by commas. Write what players of your language would type: terms of other card games, the ranks in Roman figures, words for what the program does.</comment>
        <translation>színkényszer = színre színt; adukényszer = adut kell tenned; ütéskényszer = nem kötelező elvinned, sosem kötelező; döntetlen = egyenlő; egyenlőség = egyenlő; tromf = adu; atu = adu; bubi = alsó; dáma = felső; alsó = bubi; felső = dáma; treff = makk; pikk = zöld; káró = tök; VII = hetes; VIII = nyolcas; IX = kilences; X = tízes; VII-es = hetes; pakk = talon; húzópakli = talon; kasszál = elszámol; besorol = bemond; figura = bemondás; négyes = vannak; négy egyforma = vannak; hármas = terc; ötös = kvint; stratégia = így játssz jól; taktika = így játssz jól; tanács = így játssz jól; ötlet = tipp; segítség = tipp, súgó; visszavonás = visszavon; mentés = mentés, menteni; eldob = bármit tehetsz; ledob = bármit tehetsz; győzelem = nyer; csalás = manipulál; nyelv = magyarul; gyorsbillentyű = billentyű; szint = négy szint; folytatás = folytat; kijelentkezés = kimen</translation>
    </message>
    <message>
        <source>a an the of to in on at is are was do does did i you my your me we it its how what when where why who which can may must should and or if for with be have has this that there will would</source>
        <comment>For the search in the help: words of a question that say nothing of what is asked.</comment>
        <translation>a az egy és is hogy hogyan mi mit mikor hol hova honnan ki kié kit miért melyik mennyi hány lehet kell szabad ha vagy de nem én te ő nekem van most ez ezt azt</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Working out a hint…</source>
        <translation>A tipp készül…</translation>
    </message>
    <message>
        <source>No hint could be found this time.</source>
        <translation>Most nem sikerült tippet adni.</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>thinking of a hint</comment>
        <translation>Mégsem kell</translation>
    </message>
    <message>
        <source>Stop thinking of a hint</source>
        <translation>Ne keress tovább tippet</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>What a master would do</source>
        <translation>Mit tenne egy mester</translation>
    </message>
    <message>
        <source>You can expect %1.</source>
        <translation>Várható: %1.</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>My own rules</source>
        <translation>Saját szabályaim</translation>
    </message>
    <message>
        <source>These are your own rules. You can also start over from a known set.</source>
        <translation>Ezek a saját szabályaid. Ismert szabályokból is kiindulhatsz.</translation>
    </message>
    <message>
        <source>Known rules</source>
        <translation>Ismert szabályok</translation>
    </message>
    <message>
        <source>Start from &amp;these</source>
        <translation>Ebből indulok &amp;ki</translation>
    </message>
    <message>
        <source>Save &amp;rules</source>
        <translation>Szabályok &amp;mentése</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Mé&amp;gse</translation>
    </message>
    <message>
        <source>&amp;Name of these rules:</source>
        <translation>A szabályok &amp;neve:</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>igen</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nem</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Szabály</translation>
    </message>
</context>
<context>
    <name>HowToPlay</name>
    <message>
        <source>How to play</source>
        <translation>Így kell játszani</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>Fejezetek</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Szabályok:</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Bezárás</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Select a command and press its new key. Backspace clears it.</source>
        <translation>Válassz ki egy parancsot, és nyomd meg az új billentyűjét. A Backspace törli.</translation>
    </message>
    <message>
        <source>Reset &amp;keys</source>
        <translation>Billentyűk &amp;visszaállítása</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a command, and its key</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>Billentyű: %1</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Nincs billentyű</translation>
    </message>
    <message>
        <source>%1 is already used for “%2”. Give that command another key first.</source>
        <translation>%1: ez a billentyű már foglalt („%2”). Előbb annak adj másikat.</translation>
    </message>
    <message>
        <source>%1 is already used at the table: to move through the cards, pick one, or play it.</source>
        <translation>%1: ez a billentyű az asztalnál már foglalt: lépkedés a lapok között, egy lap kiválasztása vagy kijátszása.</translation>
    </message>
    <message>
        <source>This key cannot be used. Press another one.</source>
        <translation>Ez a billentyű nem használható. Nyomj meg egy másikat.</translation>
    </message>
    <message>
        <source>All keys have been reset.</source>
        <translation>Minden billentyű visszaállt az eredetire.</translation>
    </message>
</context>
<context>
    <name>KindsDialog</name>
    <message>
        <source>You get ten such hands in a row, against Masters, and are told what each was worth.</source>
        <translation>Tíz ilyen leosztást kapsz egymás után, Mesterek ellen, és mindegyikről megtudod, mennyit ért.</translation>
    </message>
    <message>
        <source>Kinds of hands</source>
        <translation>A lapok fajtái</translation>
    </message>
    <message>
        <source>&amp;Deal ten hands</source>
        <translation>&amp;Tíz leosztást kérek</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Mégse</translation>
    </message>
    <message>
        <source>Practise a kind of hand</source>
        <translation>Ilyen lapot kérek</translation>
    </message>
</context>
<context>
    <name>League</name>
    <message>
        <source>Your matches cannot be opened right now, and neither can the league.</source>
        <translation>A partijaidat most nem lehet megnyitni, így a bajnokságot sem.</translation>
    </message>
    <message>
        <source>The season started on %1 cannot be continued: %2. It is kept as it is.</source>
        <translation>Az egyik idényt (kezdete: %1) nem lehet folytatni: %2. Megmarad úgy, ahogy van.</translation>
    </message>
    <message>
        <source>This season is being played in another Tartli window.</source>
        <translation>Ezt az idényt egy másik Tartli-ablakban játsszák.</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Bajnokság</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Otthagyom</translation>
    </message>
    <message>
        <source>The season of %1 is over. %2</source>
        <comment>a month; what has come of it</comment>
        <translation>Vége az idénynek (%1). %2</translation>
    </message>
    <message>
        <source>Evening %1 of %2, with %3 hands · %4</source>
        <comment>the last is the name of rules</comment>
        <translation>%1/%2. forduló, %3 leosztással · %4</translation>
    </message>
    <message>
        <source>You win the golden cup!</source>
        <translation>Tiéd az aranykupa!</translation>
    </message>
    <message>
        <source>You come second and win the silver cup!</source>
        <translation>Második lettél, tiéd az ezüstkupa!</translation>
    </message>
    <message>
        <source>You come third and win the bronze cup!</source>
        <translation>Harmadik lettél, tiéd a bronzkupa!</translation>
    </message>
    <message>
        <source>You finish in place %1.</source>
        <translation>A helyezésed: %1.</translation>
    </message>
    <message>
        <source>Golden cup: %1, season of %2</source>
        <comment>a game, a month</comment>
        <translation>Aranykupa: %1, %2</translation>
    </message>
    <message>
        <source>Silver cup: %1, season of %2</source>
        <translation>Ezüstkupa: %1, %2</translation>
    </message>
    <message>
        <source>Bronze cup: %1, season of %2</source>
        <translation>Bronzkupa: %1, %2</translation>
    </message>
    <message>
        <source>%1: place %2, evenings: %3, league points: %4, card points: %5. Latest places: %6.</source>
        <translation>%1: %2. hely, forduló: %3, bajnoki pont: %4, lappont: %5. Legutóbbi helyezések: %6.</translation>
    </message>
    <message>
        <source>rested</source>
        <translation>pihent</translation>
    </message>
    <message>
        <source>%1 rests.</source>
        <translation>%1 pihen.</translation>
    </message>
    <message>
        <source>%1: hand %2 of %3 is being played</source>
        <translation>%1: folyik [a]%2/%3. leosztás</translation>
    </message>
    <message>
        <source>%1: waiting in hand %2 of %3</source>
        <translation>%1: szünet, %2/%3. leosztás</translation>
    </message>
    <message>
        <source>%1: still to play</source>
        <translation>%1: még hátravan</translation>
    </message>
    <message>
        <source>%1. %2: %3 (%4)</source>
        <comment>place, name, league points, card points</comment>
        <translation>%1. %2: %3 (%4)</translation>
    </message>
    <message>
        <source>Evening %1: %2 %3, %4 %5</source>
        <comment>a number, then names with their card points</comment>
        <translation>%1. forduló: %2 %3, %4 %5</translation>
    </message>
    <message>
        <source>They have not met in this season yet.</source>
        <translation>Ebben az idényben még nem találkoztak.</translation>
    </message>
    <message>
        <source>Ahead at the table: %1 %2, %3 %4</source>
        <comment>names with numbers of evenings</comment>
        <translation>Ennyiszer végzett előrébb: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>The other tables have stopped, because their players got no time or memory to think. Nothing is lost: they go on when you let them play again.</source>
        <translation>A többi asztal megállt, mert az ottaniaknak nem jutott idő vagy memória a gondolkodásra. Semmi sem veszett el: onnan folytatják, ha újra játszani engeded őket.</translation>
    </message>
</context>
<context>
    <name>LeaguePage</name>
    <message>
        <source>League</source>
        <translation>Bajnokság</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Tables of the evening</source>
        <translation>A forduló asztalai</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Forduló</translation>
    </message>
    <message>
        <source>Meetings</source>
        <translation>Találkozások</translation>
    </message>
    <message>
        <source>Past seasons</source>
        <translation>Korábbi idények</translation>
    </message>
    <message>
        <source>&amp;New season…</source>
        <translation>Ú&amp;j idény…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Bezárás</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Hely</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Evenings</source>
        <comment>a column of numbers</comment>
        <translation>Forduló</translation>
    </message>
    <message>
        <source>League points</source>
        <translation>Bajnoki pont</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Lappont</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Table of the season</source>
        <translation>Az idény állása</translation>
    </message>
    <message>
        <source>League points after the names, card points in brackets.</source>
        <translation>A nevek után a bajnoki pont, zárójelben a lappont.</translation>
    </message>
    <message>
        <source>E&amp;venings</source>
        <translation>F&amp;ordulók</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Egyik</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>Másik</translation>
    </message>
    <message>
        <source>&amp;Head to head</source>
        <translation>&amp;Egymás ellen</translation>
    </message>
    <message>
        <source>&amp;Past seasons</source>
        <translation>&amp;Korábbi idények</translation>
    </message>
    <message>
        <source>Go on with my &amp;evening</source>
        <translation>&amp;Folytatom a fordulót</translation>
    </message>
    <message>
        <source>Play my &amp;evening</source>
        <translation>&amp;Lejátszom a fordulót</translation>
    </message>
    <message>
        <source>&amp;Stop the other tables</source>
        <translation>A &amp;többi asztal megállítása</translation>
    </message>
    <message>
        <source>Let the &amp;other tables play</source>
        <translation>Játsszon a &amp;többi asztal</translation>
    </message>
    <message>
        <source>You and the twelve people of the café play a season of several evenings, each with other people at your table. For everybody there whom you beat you get two league points. The first three win a cup.</source>
        <translation>Te és a kávéház tizenkét vendége egy több fordulóból álló idényt játszotok, fordulónként más asztaltársakkal. Mindenkiért, akit az asztalodnál megelőzöl, két bajnoki pontot kapsz. Az első három helyezett kupát nyer.</translation>
    </message>
    <message>
        <source>Evening %1 of %2</source>
        <translation>%1/%2. forduló</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>Slate</source>
        <translation>Tábla</translation>
    </message>
</context>
<context>
    <name>LessonEnd</name>
    <message>
        <source>End of the lesson</source>
        <translation>A lecke vége</translation>
    </message>
    <message>
        <source>Now you know:</source>
        <translation>Ezt már tudod:</translation>
    </message>
    <message>
        <source>You have now finished the lessons of all games.</source>
        <translation>Ezzel minden játék leckéjén végigmentél.</translation>
    </message>
    <message>
        <source>The hand is over</source>
        <translation>Vége a leosztásnak</translation>
    </message>
    <message>
        <source>Well done! You’ve won the hand</source>
        <translation>Szép volt! Megnyerted a leosztást</translation>
    </message>
</context>
<context>
    <name>LessonNote</name>
    <message>
        <source>Guided first hand</source>
        <translation>Vezetett első leosztás</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>Újonc</translation>
    </message>
    <message>
        <source>Sunday player</source>
        <translation>Vasárnapi játékos</translation>
    </message>
    <message>
        <source>Café regular</source>
        <translation>Törzsvendég</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mester</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Vegyes</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Your matches</source>
        <translation>Partijaid</translation>
    </message>
    <message>
        <source>This match cannot be duplicated: it breaks a rule in hand %1.</source>
        <translation>Ezt a partit nem lehet lemásolni, mert szabálytalan (%1. leosztás).</translation>
    </message>
    <message>
        <source>A hand in progress is not copied, and no other hand has been played yet.</source>
        <translation>A folyamatban lévő leosztás nem másolható, más leosztás pedig még nem volt.</translation>
    </message>
    <message>
        <source>The copy begins with a new deal: a hand in progress is not copied.</source>
        <translation>A másolat új osztással kezdődik: a folyamatban lévő leosztás nem kerül bele.</translation>
    </message>
    <message>
        <source>Opening the match…</source>
        <translation>A parti megnyitása…</translation>
    </message>
    <message>
        <source>Copying the match…</source>
        <translation>A parti másolása…</translation>
    </message>
    <message>
        <source>The match on the table cannot be deleted. Open another one first.</source>
        <translation>Az asztalon lévő partit nem lehet törölni. Előbb nyiss meg egy másikat.</translation>
    </message>
    <message>
        <source>A match that is open in another Tartli window cannot be deleted.</source>
        <translation>Másik Tartli-ablakban nyitott partit nem lehet törölni.</translation>
    </message>
    <message>
        <source>imported</source>
        <comment>in place of the level of an opponent</comment>
        <translation>importált</translation>
    </message>
    <message>
        <source>at this table</source>
        <comment>of an opponent</comment>
        <translation>ennél az asztalnál</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, and its rules</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>imported from a file</source>
        <translation>fájlból importálva</translation>
    </message>
    <message>
        <source>two people at one table</source>
        <translation>ketten egy asztalnál</translation>
    </message>
    <message>
        <source>against %1 (%2)</source>
        <comment>the opponents, and their level</comment>
        <translation>%1 ellen (%2)</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>The open study cannot be deleted. Close it first.</source>
        <translation>A nyitott elemzést nem lehet törölni. Előbb zárd be.</translation>
    </message>
    <message>
        <source>A study that is open in another Tartli window cannot be deleted.</source>
        <translation>Másik Tartli-ablakban nyitott elemzést nem lehet törölni.</translation>
    </message>
    <message>
        <source>Matches of %1</source>
        <translation>%1 partijai</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>gyakorlás</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>tippekkel</translation>
    </message>
    <message>
        <source>league, evening %1</source>
        <translation>bajnokság, %1. forduló</translation>
    </message>
    <message>
        <source>evening of %1 hands</source>
        <translation>est %1 leosztással</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>the rules of a match, and its kind</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Your matches</source>
        <translation>Partijaid</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Otthagyom</translation>
    </message>
    <message>
        <source>Tartli</source>
        <translation>Tartli</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Parti</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>Ú&amp;j parti…</translation>
    </message>
    <message>
        <source>My &amp;matches…</source>
        <translation>&amp;Partijaim…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>&amp;Statisztika…</translation>
    </message>
    <message>
        <source>Save the slate as a &amp;picture…</source>
        <translation>A tábla mentése &amp;képként…</translation>
    </message>
    <message>
        <source>&amp;Copy this hand as text</source>
        <translation>Leosztás &amp;másolása szövegként</translation>
    </message>
    <message>
        <source>Verify this &amp;deal…</source>
        <translation>Az osztás &amp;ellenőrzése…</translation>
    </message>
    <message>
        <source>&amp;Import matches…</source>
        <translation>Partik &amp;importálása…</translation>
    </message>
    <message>
        <source>&amp;Export this match…</source>
        <translation>A parti e&amp;xportálása…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Beállítások…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Ki&amp;lépés</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Játék</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Nézet</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Teljes képernyő</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Súgó</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>Í&amp;gy kell játszani</translation>
    </message>
    <message>
        <source>&amp;Mouse and keys</source>
        <translation>&amp;Egér és billentyűk</translation>
    </message>
    <message>
        <source>&amp;About Tartli</source>
        <translation>A &amp;Tartli névjegye</translation>
    </message>
    <message>
        <source>Play a match…</source>
        <translation>Parti indítása…</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Megtanulom a játékot</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Beállítások…</translation>
    </message>
    <message>
        <source>Quit without saving</source>
        <translation>Kilépés mentés nélkül</translation>
    </message>
    <message>
        <source>Start the lesson again?</source>
        <translation>Újrakezded a leckét?</translation>
    </message>
    <message>
        <source>It begins with the same cards.</source>
        <translation>Ugyanazokkal a lapokkal indul.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Újrakezdés</translation>
    </message>
    <message>
        <source>Carry on</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statisztika</translation>
    </message>
    <message>
        <source>Export statistics</source>
        <translation>A statisztika exportálása</translation>
    </message>
    <message>
        <source>tartli-statistics.csv</source>
        <translation>tartli-statisztika.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Táblázatok (*.csv)</translation>
    </message>
    <message>
        <source>The statistics could not be saved as %1. %2</source>
        <translation>A statisztikát nem sikerült ide menteni: %1. %2</translation>
    </message>
    <message>
        <source>No hand has been dealt yet.</source>
        <translation>Még nem volt osztás.</translation>
    </message>
    <message>
        <source>Hand copied to the clipboard as text.</source>
        <translation>A leosztás szövegként a vágólapra került.</translation>
    </message>
    <message>
        <source>Save the slate</source>
        <translation>A tábla mentése</translation>
    </message>
    <message>
        <source>slate.png</source>
        <translation>tabla.png</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Képek (*.png)</translation>
    </message>
    <message>
        <source>The slate could not be saved as %1. Choose another folder.</source>
        <translation>A táblát nem sikerült ide menteni: %1. Válassz másik mappát.</translation>
    </message>
    <message>
        <source>Slate saved as %1.</source>
        <translation>A tábla ide került: %1.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Pack of cards</source>
        <translation>Pakli</translation>
    </message>
    <message>
        <source>%1 (practice)</source>
        <comment>the title of a match</comment>
        <translation>%1 (gyakorlás)</translation>
    </message>
    <message>
        <source>%1 – Tartli</source>
        <translation>%1 – Tartli</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nincs elmentve</translation>
    </message>
    <message>
        <source>The last part of this match could not be saved. If you leave now, it is lost.</source>
        <translation>A parti utolsó részét nem sikerült elmenteni. Ha most otthagyod, az elvész.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Maradok</translation>
    </message>
    <message>
        <source>Opening the match…</source>
        <translation>A parti megnyitása…</translation>
    </message>
    <message>
        <source>The match “%1” is damaged from hand %2 on and cannot be continued. It is kept as it is.</source>
        <translation>„%1”: ez a parti [a]%2. leosztástól sérült, nem lehet folytatni; úgy marad, ahogy van.</translation>
    </message>
    <message>
        <source>The match “%1” cannot be continued: it breaks a rule in hand %2. It is kept as it is.</source>
        <translation>„%1”: ez a parti szabálytalan (%2. leosztás), nem lehet folytatni; úgy marad, ahogy van.</translation>
    </message>
    <message>
        <source>This match is being played in another Tartli window. You can view it here, but not play it.</source>
        <translation>Ezt a partit egy másik Tartli-ablakban játsszák. Itt megnézheted, de nem játszhatod.</translation>
    </message>
    <message>
        <source>Play it here</source>
        <translation>Itt játszom tovább</translation>
    </message>
    <message>
        <source>Another match…</source>
        <translation>Másik parti…</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Új parti…</translation>
    </message>
    <message>
        <source>%1 (open elsewhere)</source>
        <translation>%1 (máshol nyitva)</translation>
    </message>
    <message>
        <source>It is still open there. Close it there first.</source>
        <translation>Ott még nyitva van. Előbb zárd be ott.</translation>
    </message>
    <message>
        <source>&amp;Play without saving</source>
        <translation>Játék &amp;mentés nélkül</translation>
    </message>
    <message>
        <source>You can keep playing; the missing part will be saved as soon as possible.</source>
        <translation>Játszhatsz tovább; ami hiányzik, azt elmentjük, amint lehet.</translation>
    </message>
    <message>
        <source>Not saved yet; trying again every second.</source>
        <translation>Még nincs elmentve; másodpercenként újra megpróbáljuk.</translation>
    </message>
    <message>
        <source>Counting what was played…</source>
        <translation>Az eredmények összeszámolása…</translation>
    </message>
    <message>
        <source>Welcome to %1.</source>
        <comment>a game</comment>
        <translation>Üdvözöl [a]%1.</translation>
    </message>
    <message>
        <source>No hand of this match is over yet.</source>
        <translation>Ebben a partiban még egy leosztás sem ért véget.</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;day</source>
        <translation>A &amp;nap feladványa</translation>
    </message>
    <message>
        <source>Re&amp;view the last hand</source>
        <translation>Az utolsó leosztás á&amp;tnézése</translation>
    </message>
    <message>
        <source>Puzzle from my &amp;hands</source>
        <translation>Feladvány a saját &amp;leosztásaimból</translation>
    </message>
    <message>
        <source>No mistake in your reviewed hands makes a clear puzzle yet.</source>
        <translation>Az átnézett leosztásaid egyik hibájából sem lesz még egyértelmű feladvány.</translation>
    </message>
    <message>
        <source>Learn to play…</source>
        <translation>Tanulás…</translation>
    </message>
    <message>
        <source>Pu&amp;zzle</source>
        <translation>Felad&amp;vány</translation>
    </message>
    <message>
        <source>Your matches cannot be opened</source>
        <translation>Nem sikerült megnyitni a partijaidat</translation>
    </message>
    <message>
        <source>There are no puzzles in this game, only in %1.</source>
        <comment>the names of games</comment>
        <translation>Ehhez a játékhoz nincs feladvány, csak ehhez: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a guided hand, what it is about</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Next lesson: %1</source>
        <comment>the title of a guided hand, or the name of another game</comment>
        <translation>&amp;Következő lecke: %1</translation>
    </message>
    <message>
        <source>Guided han&amp;ds</source>
        <translation>Vezetett leo&amp;sztások</translation>
    </message>
    <message>
        <source>Now the pu&amp;zzle</source>
        <translation>Most a &amp;feladvány</translation>
    </message>
    <message>
        <source>Puzzles by &amp;kind</source>
        <translation>Feladvány &amp;fajta szerint</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 new)</source>
        <comment>a kind of puzzles</comment>
        <translation>%1 (%3 közül %2 új)</translation>
    </message>
    <message>
        <source>What would you &amp;bid?</source>
        <translation>Mit &amp;mondanál?</translation>
    </message>
    <message>
        <source>Again, those I got &amp;wrong</source>
        <translation>Újra, amit &amp;elvétettem</translation>
    </message>
    <message>
        <source>&amp;Study…</source>
        <translation>E&amp;lemzés…</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Tanulás</translation>
    </message>
    <message>
        <source>D&amp;uel…</source>
        <translation>Pá&amp;rbaj…</translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation>%1 játszik.</translation>
    </message>
    <message>
        <source>Switch player…</source>
        <translation>Játékosváltás…</translation>
    </message>
    <message>
        <source>Pla&amp;yers…</source>
        <translation>Játék&amp;osok…</translation>
    </message>
    <message>
        <source>Deal of the day…</source>
        <translation>A nap leosztása…</translation>
    </message>
    <message>
        <source>Deal o&amp;f the day…</source>
        <translation>A nap leo&amp;sztása…</translation>
    </message>
    <message>
        <source>&amp;Game: %1</source>
        <translation>&amp;Játék: %1</translation>
    </message>
    <message>
        <source>&amp;League…</source>
        <translation>&amp;Bajnokság…</translation>
    </message>
    <message>
        <source>Old Hungarian card games: Tartli, Ulti and Tarokk.</source>
        <translation>Régi magyar kártyajátékok: tartli, ulti és tarokk.</translation>
    </message>
    <message>
        <source>P&amp;ractise a kind of hand…</source>
        <translation>Il&amp;yen lapot kérek…</translation>
    </message>
</context>
<context>
    <name>MatchDelegate</name>
    <message>
        <source>Title</source>
        <translation>Cím</translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message>
        <source>Importing %1…</source>
        <translation>%1 importálása…</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Partik importálása</translation>
    </message>
    <message>
        <source>“%1” is not finished. Its file would show all cards of the current hand, including those that are hidden from you.</source>
        <translation>„%1”: ez a parti még tart. A fájljában a most játszott leosztás minden lapja látszana, az is, amelyet most nem láthatsz.</translation>
    </message>
    <message>
        <source>Some of these matches are not finished, such as “%1”. Their files would show all cards of the current hands, including those that are hidden from you.</source>
        <translation>Ezek közül nem mindegyik parti ért véget, például ez sem: „%1”. A fájljukban a most játszott leosztás minden lapja látszana, az is, amelyet most nem láthatsz.</translation>
    </message>
    <message>
        <source>Export matches</source>
        <translation>Partik exportálása</translation>
    </message>
    <message>
        <source>Without that hand, the file ends with the hand before it.</source>
        <translation>E leosztás nélkül a fájl az előzővel ér véget.</translation>
    </message>
    <message>
        <source>&amp;Leave out that hand</source>
        <translation>&amp;E leosztás nélkül</translation>
    </message>
    <message>
        <source>Export &amp;everything</source>
        <translation>&amp;Az egész exportálása</translation>
    </message>
    <message>
        <source>Do &amp;not export</source>
        <translation>&amp;Inkább ne</translation>
    </message>
    <message>
        <source>Export matches into a folder</source>
        <translation>Partik exportálása egy mappába</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Minden fájl (*)</translation>
    </message>
    <message>
        <source>%1 breaks the rules of the game: hand %2, action %3, rule %4. (%5)</source>
        <translation>%1: ez a parti nem szabályos: %2. leosztás, %3. lépés, %4 szabály. (%5)</translation>
    </message>
    <message>
        <source>%1 is not a match that Tartli can read. (%2)</source>
        <translation>%1: ezt a partit a Tartli nem tudja olvasni. (%2)</translation>
    </message>
    <message>
        <source>%1 is too large for a match. The limit is %2 MB.</source>
        <translation>%1: partinak túl nagy fájl. A határ %2 MB.</translation>
    </message>
    <message>
        <source>%1 cannot be read. %2</source>
        <translation>%1: nem olvasható. %2</translation>
    </message>
    <message>
        <source>File not found: %1.</source>
        <translation>Nincs ilyen fájl: %1.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a match file. Choose a file in it.</source>
        <translation>%1: ez mappa, nem partifájl. Válassz benne egy fájlt.</translation>
    </message>
    <message>
        <source>%1 is empty and contains no match. Ask the sender for it again, or choose another file.</source>
        <translation>%1: ez a fájl üres, nincs benne parti. Kérd el újra, vagy válassz másikat.</translation>
    </message>
    <message>
        <source>%1 is a match file, but it is damaged or cut off. Copy it again, or ask the sender for it again.</source>
        <translation>%1: ez partifájl, de megsérült, vagy hiányzik a vége. Másold át vagy kérd el újra.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Tartli. Install that version to open it.</source>
        <translation>%1: ezt a Tartli egy újabb változata írta. Telepítsd azt a változatot.</translation>
    </message>
    <message>
        <source>%1 is not a match file. Choose one that was exported from Tartli; its name ends in .tartli.json.</source>
        <translation>%1: ez nem partifájl. Olyat válassz, amelyet a Tartli exportált; a neve így végződik: .tartli.json.</translation>
    </message>
    <message>
        <source>%1 is already among your matches: “%2”.</source>
        <translation>%1: ez már megvan a partijaid között, ezen a címen: „%2”.</translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <translation>És még %1.</translation>
    </message>
    <message>
        <source>%1 is a study, not a match. Import it to open it.</source>
        <translation>Ez elemzés, nem parti: %1. Importáld, és úgy nyisd meg.</translation>
    </message>
    <message>
        <source>%1 breaks the rules of the game: step %2, rule %3. (%4)</source>
        <translation>%1: ez az elemzés nem szabályos: %2. lépés, %3 szabály. (%4)</translation>
    </message>
    <message>
        <source>%1 is not a study that Tartli can read. (%2)</source>
        <translation>%1: ezt az elemzést a Tartli nem tudja olvasni. (%2)</translation>
    </message>
    <message>
        <source>%1 files saved in %2.</source>
        <translation>%1 fájl került ide: %2.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportálás</translation>
    </message>
    <message>
        <source>Matches and studies (*.tartli.json *.json)</source>
        <translation>Partik és elemzések (*.tartli.json *.json)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Ide került: %1.</translation>
    </message>
    <message>
        <source>This could not be saved as %1. %2</source>
        <translation>Ezt nem sikerült ide menteni: %1. %2</translation>
    </message>
    <message>
        <source>%1 is already among your studies: “%2”.</source>
        <translation>%1: ez már megvan az elemzéseid között, ezen a címen: „%2”.</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>No match found for “%1”. Try fewer words, or press Escape to show all.</source>
        <translation>Nincs találat: „%1”. Keress rövidebb szóra, vagy nyomj Escape-et, és újra látod mindet.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how many matches were found</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Selected: %1.</source>
        <translation>Kijelölve: %1.</translation>
    </message>
    <message>
        <source>This match is on the table. Open another one before deleting it.</source>
        <translation>Ez a parti az asztalon van. Előbb nyiss meg egy másikat, aztán törölheted.</translation>
    </message>
    <message>
        <source>This match is open in another Tartli window. You can view it here, but not play or delete it.</source>
        <translation>Ez a parti egy másik Tartli-ablakban van nyitva. Itt megnézheted, de nem játszhatod és nem törölheted.</translation>
    </message>
    <message>
        <source>This match is finished. You can view it hand by hand.</source>
        <translation>Ez a parti véget ért. Leosztásról leosztásra végignézheted.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partijaim</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Keresés:</translation>
    </message>
    <message>
        <source>Title, opponent, level, rules, result or date</source>
        <translation>Cím, ellenfél, szint, szabály, állás, dátum</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Folytatás</translation>
    </message>
    <message>
        <source>Continue the match</source>
        <translation>A parti folytatása</translation>
    </message>
    <message>
        <source>Re&amp;view…</source>
        <translation>&amp;Megnézés…</translation>
    </message>
    <message>
        <source>View the match hand by hand</source>
        <translation>A parti megtekintése leosztásról leosztásra</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Át&amp;nevezés</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>Má&amp;solás</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Törlés</translation>
    </message>
    <message>
        <source>Und&amp;o delete</source>
        <translation>&amp;Visszahozás</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importálás…</translation>
    </message>
    <message>
        <source>Import matches from files</source>
        <translation>Partik importálása fájlokból</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportálás…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Bezárás</translation>
    </message>
    <message>
        <source>No matches yet. Start one from the Match menu; it is saved here.</source>
        <translation>Még nincs parti. Kezdj egyet a Parti menüből, itt mindig megtalálod.</translation>
    </message>
    <message>
        <source>Sor&amp;t by:</source>
        <translation>&amp;Rendezés:</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Minden</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Elemzések</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Mi látszik a listában</translation>
    </message>
    <message>
        <source>This study is open. Close it before deleting it.</source>
        <translation>Ez az elemzés nyitva van. Törlés előtt zárd be.</translation>
    </message>
    <message>
        <source>This study is open in another Tartli window. Here you can open a copy of it.</source>
        <translation>Ez az elemzés egy másik Tartli-ablakban van nyitva. Itt a másolatát nyithatod meg.</translation>
    </message>
    <message>
        <source>Due&amp;l…</source>
        <translation>&amp;Párbaj…</translation>
    </message>
    <message>
        <source>See what others made of the same cards</source>
        <translation>Mire mentek mások ugyanezekkel a lapokkal?</translation>
    </message>
    <message>
        <source>Duels</source>
        <translation>Párbajok</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>A napok leosztásai</translation>
    </message>
    <message>
        <source>O&amp;pen</source>
        <translation>Me&amp;gnyitás</translation>
    </message>
    <message numerus="yes">
        <source>%n deleted. “%1” restores the last one until you quit Tartli.</source>
        <translation>
            <numerusform>%n törölve. A „%1” visszahozza az utolsót, amíg ki nem lépsz a Tartliból.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give it another title</source>
        <translation>Új cím</translation>
    </message>
    <message>
        <source>Make a copy as it stands</source>
        <translation>Másolat, ahogy most áll</translation>
    </message>
    <message>
        <source>Delete it; you can restore it until you quit Tartli</source>
        <translation>Törlés; amíg ki nem lépsz a Tartliból, visszahozhatod</translation>
    </message>
    <message>
        <source>Restore what was deleted last (Ctrl+Z)</source>
        <translation>Az utolsó törlés visszavonása (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Save what is selected as files, to send or keep</source>
        <translation>A kijelöltek mentése fájlokba, küldésre vagy megőrzésre</translation>
    </message>
    <message>
        <source>Open the study</source>
        <translation>Az elemzés megnyitása</translation>
    </message>
</context>
<context>
    <name>MatchesModel</name>
    <message>
        <source>Sort by this column (%1)</source>
        <translation>Rendezés eszerint (%1)</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Parti</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Szint</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Játszmák</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Utoljára játszva</translation>
    </message>
    <message>
        <source>won</source>
        <translation>győzelem</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>vereség</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>az asztalon</translation>
    </message>
    <message>
        <source>open elsewhere</source>
        <translation>máshol nyitva</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>még tart</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <comment>a time follows</comment>
        <translation>Ma, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <comment>a time follows</comment>
        <translation>Tegnap, %1</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Állás</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>döntetlen</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n leosztás</numerusform>
        </translation>
    </message>
    <message>
        <source>started %1</source>
        <comment>a day follows, as 20.11.2025</comment>
        <translation>kezdés: %1</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Ellenfelek</translation>
    </message>
    <message>
        <source>over</source>
        <comment>a match in which nobody has won anything</comment>
        <translation>vége</translation>
    </message>
    <message>
        <source>study</source>
        <translation>elemzés</translation>
    </message>
</context>
<context>
    <name>Melds</name>
    <message>
        <source>%1 points</source>
        <translation>%1 pont</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a meld, and its cards</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>MistakesPage</name>
    <message>
        <source>You have not reviewed any of these hands yet.

When a hand is over, choose “%1” in the Match menu and see what each decision cost you. Then this page shows which mistakes cost you most.</source>
        <translation>Ezek közül még egyetlen leosztást sem néztél át.

Ha véget ért egy leosztás, válaszd a Parti menüben: „%1”, és meglátod, mibe kerültek a döntéseid. Ezután itt látod, mely hibáid kerülnek a legtöbbe.</translation>
    </message>
</context>
<context>
    <name>MistakesSlate</name>
    <message>
        <source>What mistakes cost</source>
        <translation>Mibe kerülnek a hibák</translation>
    </message>
    <message>
        <source>Points lost to mistakes per hand</source>
        <translation>A hibák ára leosztásonként, pontban</translation>
    </message>
    <message>
        <source>Average: %1 points, by kind of decision</source>
        <translation>Átlagosan %1 pont, döntésfajták szerint</translation>
    </message>
    <message>
        <source>each dot: up to %1 hands</source>
        <translation>egy pötty: legfeljebb %1 leosztás</translation>
    </message>
    <message>
        <source>high values closer together</source>
        <translation>a nagy értékek sűrűbben</translation>
    </message>
</context>
<context>
    <name>Months</name>
    <message>
        <source>MMMM yyyy</source>
        <comment>a month with its year, in the letters of QLocale::toString</comment>
        <translation>yyyy. MMMM</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Új parti</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Osztás</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Mé&amp;gse</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Parti</translation>
    </message>
    <message>
        <source>Type both names, so that each of you is called by name.</source>
        <translation>Írjátok be mindkettőtök nevét: a játék a neveteken szólít benneteket.</translation>
    </message>
    <message>
        <source>Two people at this computer. A curtain hides both hands at every change of turn. The match does not count in the statistics.</source>
        <translation>Ketten ennél a számítógépnél. Függöny takarja el mindkettőtök lapjait, valahányszor a másik következik. Az ilyen parti nem számít bele a statisztikába.</translation>
    </message>
    <message>
        <source>Someone at this table</source>
        <translation>Valaki itt az asztalnál</translation>
    </message>
    <message>
        <source>Other &amp;player’s name:</source>
        <translation>A más&amp;ik neve:</translation>
    </message>
    <message>
        <source>O&amp;pponent’s name:</source>
        <translation>Az &amp;ellenfél neve:</translation>
    </message>
    <message>
        <source>Opponent’s &amp;level:</source>
        <translation>Az e&amp;llenfél szintje:</translation>
    </message>
    <message>
        <source>&amp;Your name:</source>
        <translation>A te &amp;neved:</translation>
    </message>
    <message>
        <source>P&amp;ractice</source>
        <translation>Gyako&amp;rlás</translation>
    </message>
    <message>
        <source>Lets you undo moves. The match does not count in the statistics.</source>
        <translation>Visszavonhatod a lépéseidet. A parti nem számít bele a statisztikába.</translation>
    </message>
    <message>
        <source>A good choice for your first match.</source>
        <translation>Az első partidhoz jó választás.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Opponents’ &amp;level:</source>
        <translation>Az e&amp;llenfelek szintje:</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Ellenfél</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Ellenfelek</translation>
    </message>
    <message>
        <source>Someone else</source>
        <translation>Valaki más</translation>
    </message>
    <message>
        <source>any name, any level</source>
        <translation>tetszőleges név és szint</translation>
    </message>
    <message>
        <source>two players, one screen</source>
        <translation>ketten egy képernyőnél</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>a person, a level such as Master, and how that level plays</comment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>Anybody you like: type a name, and choose how well your opponent plays.</source>
        <translation>Bárki, akit szeretnél: írd be a nevét, és válaszd ki, milyen jól játsszon.</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 játékos</translation>
    </message>
    <message>
        <source>%1 or %2 players</source>
        <translation>%1 vagy %2 játékos</translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1–%2 játékos</translation>
    </message>
    <message>
        <source>Opponent: %1</source>
        <translation>Ellenfél: %1</translation>
    </message>
    <message>
        <source>Opponents: %1</source>
        <translation>Ellenfelek: %1</translation>
    </message>
    <message>
        <source>For your first match, try a %1.</source>
        <comment>a level</comment>
        <translation>Első partihoz ezt ajánljuk: %1.</translation>
    </message>
    <message>
        <source>Anybody</source>
        <comment>of the people at the café</comment>
        <translation>Bárki</translation>
    </message>
    <message>
        <source>Opponent %1</source>
        <translation>%1. ellenfél</translation>
    </message>
    <message>
        <source>People:</source>
        <translation>Kikkel:</translation>
    </message>
    <message>
        <source>Le&amp;ngth:</source>
        <translation>&amp;Hossz:</translation>
    </message>
    <message>
        <source>Over as many days as you like; at the end you see who has won it.</source>
        <translation>Akár több napra elosztva; a végén kiderül, ki nyerte.</translation>
    </message>
    <message>
        <source>A match</source>
        <translation>Egy parti</translation>
    </message>
    <message>
        <source>An evening of %1 hands</source>
        <translation>Egy est %1 leosztással</translation>
    </message>
</context>
<context>
    <name>NewMatchRules</name>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Szerkesztés…</translation>
    </message>
    <message>
        <source>Edit my own rules</source>
        <translation>Saját szabályaim szerkesztése</translation>
    </message>
    <message>
        <source>House rules, just the way you like them.</source>
        <translation>Házi szabályok: minden úgy, ahogy szereted.</translation>
    </message>
    <message>
        <source>Your own house rules: “%1”.</source>
        <translation>A saját házi szabályaid: „%1”.</translation>
    </message>
    <message>
        <source>My &amp;own rules</source>
        <translation>S&amp;aját szabályaim</translation>
    </message>
</context>
<context>
    <name>NewSeasonDialog</name>
    <message>
        <source>The current season is given up and deleted.</source>
        <translation>A mostani idény félbemarad, és törlődik.</translation>
    </message>
    <message>
        <source>In the league there are tables of two, three or four.</source>
        <translation>A bajnokságban ketten, hárman vagy négyen ülnek egy asztalnál.</translation>
    </message>
    <message>
        <source>New season</source>
        <translation>Új idény</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Indítás</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Mé&amp;gse</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Idény</translation>
    </message>
    <message>
        <source>Evenin&amp;gs:</source>
        <translation>For&amp;dulók:</translation>
    </message>
    <message>
        <source>Han&amp;ds in an evening:</source>
        <translation>&amp;Leosztás fordulónként:</translation>
    </message>
    <message>
        <source>Give up and &amp;start</source>
        <translation>Feladás és újra&amp;kezdés</translation>
    </message>
</context>
<context>
    <name>OwnPack</name>
    <message>
        <source>%1, no picture: built-in face</source>
        <comment>a card</comment>
        <translation>%1, kép nélkül: beépített rajz</translation>
    </message>
    <message>
        <source>%1, picture %2</source>
        <comment>a card, and the name of a file</comment>
        <translation>%1, kép: %2</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>heading over the back of the cards</comment>
        <translation>Hátlap</translation>
    </message>
    <message>
        <source>the back</source>
        <translation>hátlap</translation>
    </message>
    <message>
        <source>all eight</source>
        <comment>cards of a suit</comment>
        <translation>mind a nyolc</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a suit, and some of its ranks</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The pack of cards “%1” cannot be read. The built-in cards are used instead.</source>
        <translation>A pakli nem olvasható: „%1”. Helyette a beépített lapokkal játszol.</translation>
    </message>
    <message>
        <source>Some pictures of the pack of cards “%1” cannot be read. These cards keep their built-in faces: %2.</source>
        <translation>A pakli („%1”) néhány képe nem olvasható. Ezeken a lapokon marad a beépített rajz: %2.</translation>
    </message>
    <message>
        <source>larger than 20 MB</source>
        <translation>nagyobb 20 MB-nál</translation>
    </message>
    <message>
        <source>more than 16 million pixels (JPEG: 50 million)</source>
        <translation>több mint 16 millió képpontból áll (JPEG esetén 50 millióból)</translation>
    </message>
    <message>
        <source>not a PNG, JPEG or WebP picture</source>
        <translation>nem használható kép, vagy nem PNG, JPEG, WebP</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>sérült</translation>
    </message>
    <message>
        <source>far too large when unpacked</source>
        <translation>kicsomagolva túl nagy lenne</translation>
    </message>
    <message>
        <source>its name points outside the folder</source>
        <translation>a neve kivezet a mappából</translation>
    </message>
    <message>
        <source>a link to another place</source>
        <translation>egy másik helyre mutató hivatkozás</translation>
    </message>
    <message>
        <source>protected with a password</source>
        <translation>jelszóval védett</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>nem olvasható</translation>
    </message>
    <message>
        <source>“%1” no longer exists. Choose another.</source>
        <translation>„%1” már nincs meg. Válassz másikat.</translation>
    </message>
    <message>
        <source>“%1” cannot be read. Check its permissions.</source>
        <translation>„%1” nem olvasható. Nézd meg, van-e hozzá jogosultságod.</translation>
    </message>
    <message>
        <source>“%1” is neither a folder nor a zip file. Choose one that contains pictures.</source>
        <translation>„%1” se nem mappa, se nem zip. Olyat válassz, amelyben képek vannak.</translation>
    </message>
    <message>
        <source>The zip file “%1” is damaged. Try unpacking it yourself.</source>
        <translation>Sérült zip: „%1”. Próbáld meg magad kicsomagolni.</translation>
    </message>
    <message>
        <source>“%1” contains more than 200 pictures. Choose a folder with just one pack.</source>
        <translation>„%1”: több mint 200 kép van benne. Olyan mappát válassz, amelyben csak egy pakli van.</translation>
    </message>
    <message>
        <source>“%1” is larger than 200 MB. Choose smaller pictures.</source>
        <translation>„%1” nagyobb 200 MB-nál. Válassz kisebb képeket.</translation>
    </message>
    <message>
        <source>“%1” contains no PNG, JPEG or WebP picture.</source>
        <translation>Itt nincs PNG, JPEG vagy WebP kép: „%1”.</translation>
    </message>
    <message>
        <source>All 32 cards and the back have a picture.</source>
        <translation>Mind a 32 lapnak és a hátlapnak is megvan a képe.</translation>
    </message>
    <message>
        <source>%1 appears more than once: %2.</source>
        <translation>Több kép is jut [a]%1[ra]: %2.</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation>Kimaradt: %1.</translation>
    </message>
    <message>
        <source>all 22</source>
        <comment>tarokks</comment>
        <translation>mind a 22</translation>
    </message>
    <message>
        <source>all five</source>
        <comment>cards of a suit</comment>
        <translation>mind az öt</translation>
    </message>
    <message>
        <source>All 42 cards and the back have a picture.</source>
        <translation>Mind a 42 lapnak és a hátlapnak is megvan a képe.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Still with built-in faces – %1.</source>
        <translation>Beépített rajzzal marad – %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) missing: built-in ones take their place.</source>
        <translation>
            <numerusform>%n kép hiányzik: ezek helyén a beépített rajz marad.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnPackDialog</name>
    <message>
        <source>Add a pack of cards</source>
        <translation>Pakli hozzáadása</translation>
    </message>
    <message>
        <source>Choose a folder or zip file with pictures of the cards (PNG, JPEG or WebP), or drop it here. Pictures named after a card are matched automatically: “HO”, “hearts_over”, “piros-felső”, “herz_ober”. Match the others with the mouse or the keyboard.</source>
        <translation>Válassz egy mappát vagy zipet a lapok képeivel (PNG, JPEG vagy WebP), vagy húzd ide. A lapról elnevezett képek maguktól a helyükre kerülnek: „HO”, „hearts_over”, „piros-felső”, „herz_ober”. A többit egérrel vagy billentyűzettel teheted a lapjához.</translation>
    </message>
    <message>
        <source>Choose &amp;folder…</source>
        <translation>&amp;Mappa választása…</translation>
    </message>
    <message>
        <source>Choose &amp;zip file…</source>
        <translation>&amp;Zip választása…</translation>
    </message>
    <message>
        <source>&amp;Name of the pack:</source>
        <translation>A &amp;pakli neve:</translation>
    </message>
    <message>
        <source>Sa&amp;ve pack</source>
        <translation>Pakli men&amp;tése</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Mé&amp;gse</translation>
    </message>
    <message>
        <source>Missing or left out</source>
        <translation>Hiányzik vagy kimaradt</translation>
    </message>
    <message>
        <source>Close without saving this pack?</source>
        <translation>Bezárod a pakli mentése nélkül?</translation>
    </message>
    <message>
        <source>You would have to match the pictures again.</source>
        <translation>A képeket újra a lapjukhoz kellene tenned.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Elvetés</translation>
    </message>
    <message>
        <source>&amp;Keep editing</source>
        <translation>&amp;Szerkesztem tovább</translation>
    </message>
    <message>
        <source>Folder with pictures of the cards</source>
        <translation>Mappa a lapok képeivel</translation>
    </message>
    <message>
        <source>Zip file with pictures of the cards</source>
        <translation>Zip a lapok képeivel</translation>
    </message>
    <message>
        <source>Zip files and pictures (*.zip *.png *.jpg *.jpeg *.webp)</source>
        <translation>Zipek és képek (*.zip *.png *.jpg *.jpeg *.webp)</translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <translation>Olvasás: „%1”…</translation>
    </message>
    <message>
        <source>My cards</source>
        <translation>Az én lapjaim</translation>
    </message>
    <message>
        <source>Saving the pack…</source>
        <translation>A pakli mentése…</translation>
    </message>
    <message>
        <source>Something went wrong, and nothing was saved: %1</source>
        <translation>Valami nem sikerült, semmi sem lett elmentve: %1</translation>
    </message>
    <message>
        <source>Choose a folder or zip file with pictures of the cards (PNG, JPEG or WebP), or drop it here. Pictures named after a card are matched automatically: “XIV”, “tarokk_14”, “skíz”, “hearts_rider”, “kőr-lovas”, “herz_cavall”. Match the others with the mouse or the keyboard.</source>
        <translation>Válassz egy mappát vagy zipet a lapok képeivel (PNG, JPEG vagy WebP), vagy húzd ide. A lapról elnevezett képek maguktól a helyükre kerülnek: „XIV”, „tarokk_14”, „skíz”, „hearts_rider”, „kőr-lovas”, „herz_cavall”. A többit egérrel vagy billentyűzettel teheted a lapjához.</translation>
    </message>
</context>
<context>
    <name>OwnWords</name>
    <message>
        <source>You</source>
        <translation>Te</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Első játékos</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Második játékos</translation>
    </message>
    <message>
        <source>Guided first hand</source>
        <translation>Vezetett első leosztás</translation>
    </message>
    <message>
        <source>Practice: hand %1 of %2</source>
        <translation>Gyakorlás: %1. leosztás, „%2”</translation>
    </message>
    <message>
        <source>Practice: hand %1 of %2, seats swapped</source>
        <translation>Gyakorlás: %1. leosztás másik helyről, „%2”</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (másolat)</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>%1. feladvány</translation>
    </message>
    <message>
        <source>Puzzle from your hands</source>
        <translation>Feladvány a saját leosztásaidból</translation>
    </message>
    <message>
        <source>Practice: hand %1 of %2, from another seat</source>
        <translation>Gyakorlás: %1. leosztás másik helyről, „%2”</translation>
    </message>
    <message>
        <source>Guided hand %1</source>
        <translation>%1. vezetett leosztás</translation>
    </message>
    <message>
        <source>What would you bid? %1 of %2</source>
        <translation>Mit mondanál? %1/%2</translation>
    </message>
    <message>
        <source>Chosen hands: %1 of %2</source>
        <translation>Választott lapok: %1/%2</translation>
    </message>
    <message>
        <source>Duel %1</source>
        <translation>Párbaj: %1</translation>
    </message>
    <message>
        <source>Deal of the day, %1</source>
        <translation>A nap leosztása, %1</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>%1: %2</source>
        <comment>what heads a column, and a cell of it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Patience</name>
    <message>
        <source>One moment</source>
        <translation>Egy pillanat</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Mégse</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>Player 1</source>
        <translation>1. játékos</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Each player has matches, statistics and settings of their own.</source>
        <translation>Minden játékosnak saját partijai, statisztikája és beállításai vannak.</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>Ú&amp;j játékos…</translation>
    </message>
    <message>
        <source>&amp;Name and sign…</source>
        <translation>&amp;Név és jel…</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Eltávolítás…</translation>
    </message>
    <message>
        <source>Re&amp;store</source>
        <translation>Vissza&amp;hozás</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Bezárás</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>eltávolítva</translation>
    </message>
    <message>
        <source>Remove %1 from the players?</source>
        <translation>%1[t] eltávolítod a játékosok közül?</translation>
    </message>
    <message>
        <source>All matches and settings stay on this computer, and you can restore the player here.</source>
        <translation>Minden partija és beállítása megmarad ezen a számítógépen, és itt bármikor visszahozhatod.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Eltávolítás</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Mégse</translation>
    </message>
    <message>
        <source>&amp;Switch to this player</source>
        <translation>&amp;Váltás erre a játékosra</translation>
    </message>
    <message>
        <source>playing now</source>
        <translation>most játszik</translation>
    </message>
</context>
<context>
    <name>PersonDialog</name>
    <message>
        <source>New player</source>
        <translation>Új játékos</translation>
    </message>
    <message>
        <source>Name and sign</source>
        <translation>Név és jel</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hozzáadás</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>M&amp;entés</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Mégse</translation>
    </message>
    <message>
        <source>This is also the name at the table.</source>
        <translation>Az asztalnál is ez a név áll.</translation>
    </message>
    <message>
        <source>There is already a player called %1.</source>
        <translation>Már van ilyen nevű játékos: %1.</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Név:</translation>
    </message>
    <message>
        <source>Sign:</source>
        <translation>Jel:</translation>
    </message>
    <message>
        <source>%1 is among the removed players, and can be restored.</source>
        <translation>%1 az eltávolított játékosok közt van, és visszahozható.</translation>
    </message>
</context>
<context>
    <name>PhasePresenter</name>
    <message>
        <source>The puzzle is finished.</source>
        <translation>A feladvány véget ért.</translation>
    </message>
    <message>
        <source>Tab moves from button to button, Enter presses one.</source>
        <translation>A Tab gombról gombra lép, az Enter megnyomja.</translation>
    </message>
    <message>
        <source>The arrow keys select a card, Enter plays it.</source>
        <translation>A nyilakkal lépsz a lapok között, az Enter kijátssza.</translation>
    </message>
    <message>
        <source>%1 (%2/%3)</source>
        <comment>what cards are chosen for, how many are, and how many have to be</comment>
        <translation>%1 (%2/%3)</translation>
    </message>
    <message>
        <source>The arrow keys select a card, Space chooses it. When you have enough, press %1.</source>
        <translation>A nyilakkal lépsz a lapok között, a szóközzel választasz. Ha megvan mind, nyomd meg ezt: %1.</translation>
    </message>
    <message>
        <source>This is your answer.</source>
        <translation>Ez a válaszod.</translation>
    </message>
    <message>
        <source>The evening is over.</source>
        <translation>Vége az estnek.</translation>
    </message>
    <message>
        <source>The duel is over.</source>
        <translation>Vége a párbajnak.</translation>
    </message>
    <message>
        <source>The deal of the day is over.</source>
        <translation>Vége a nap leosztásának.</translation>
    </message>
</context>
<context>
    <name>Placing</name>
    <message>
        <source>&amp;Turn upside down</source>
        <translation>Meg&amp;fordítás</translation>
    </message>
    <message>
        <source>Turn the picture upside down</source>
        <translation>A kép fejjel lefelé fordítása</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Eltávolítás</translation>
    </message>
    <message>
        <source>Remove the picture from this card (Delete)</source>
        <translation>A kép eltávolítása erről a lapról (Delete)</translation>
    </message>
    <message>
        <source>Cards of the pack</source>
        <translation>A pakli lapjai</translation>
    </message>
    <message>
        <source>Pictures that could not be matched appear here.</source>
        <translation>Itt jelennek meg a képek, amelyekről nem derült ki, melyik lap.</translation>
    </message>
    <message>
        <source>Pictures left to place</source>
        <translation>Elhelyezendő képek</translation>
    </message>
    <message>
        <source>&amp;Pictures left to place: %1</source>
        <translation>Elhelyezendő &amp;képek: %1</translation>
    </message>
    <message>
        <source>Picked up: %1. Select its card and press Enter, or click it. Escape puts it back.</source>
        <translation>A kezedben: %1. Válaszd ki a lapját, és nyomj Entert, vagy kattints rá. Az Escape visszateszi.</translation>
    </message>
    <message>
        <source>Drag a picture onto its card, or select it, press Enter and pick the card.</source>
        <translation>Húzz egy képet a lapjára, vagy jelöld ki, nyomj Entert, és válassz hozzá lapot.</translation>
    </message>
    <message>
        <source>Drag a picture to another card to swap the two.</source>
        <translation>Ha egy képet egy másik lapra húzol, a kettő helyet cserél.</translation>
    </message>
    <message>
        <source>Drop a folder of card pictures here</source>
        <translation>Húzz ide egy mappát a lapok képeivel</translation>
    </message>
</context>
<context>
    <name>Plates</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n ütés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayArea</name>
    <message>
        <source>Hints are turned off in the settings.</source>
        <translation>A tippek ki vannak kapcsolva a beállításokban.</translation>
    </message>
    <message>
        <source>Hints are available on your own turn.</source>
        <translation>Tippet akkor kérhetsz, amikor te jössz.</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>Még nem hangzott el semmi.</translation>
    </message>
    <message>
        <source>There is no refused move to explain.</source>
        <translation>Nem volt elutasított lépés.</translation>
    </message>
    <message>
        <source>Undo your last decision</source>
        <translation>Az utolsó döntésed visszavonása</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Undo your last decision (practice)</source>
        <translation>Az utolsó döntésed visszavonása (gyakorlás)</translation>
    </message>
    <message>
        <source>Gather the trick</source>
        <translation>Az ütés elvitele</translation>
    </message>
    <message>
        <source>Take the full trick off the table</source>
        <translation>A teljes ütés elvitele az asztalról</translation>
    </message>
    <message>
        <source>Read out the slate</source>
        <translation>A tábla felolvasása</translation>
    </message>
    <message>
        <source>Shows the points as numbers; press again to return to the table</source>
        <translation>A pontok számokkal; még egyszer: vissza az asztalhoz</translation>
    </message>
    <message>
        <source>Explain refused move</source>
        <translation>Elutasított lépés magyarázata</translation>
    </message>
    <message>
        <source>Shows the rule that forbids what you last tried</source>
        <translation>Melyik szabály tiltja, amit utoljára akartál</translation>
    </message>
    <message>
        <source>Repeat last message</source>
        <translation>Utolsó üzenet ismétlése</translation>
    </message>
    <message>
        <source>Repeats what was said or happened last</source>
        <translation>Megismétli, ami utoljára elhangzott vagy történt</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Leosztás újra</translation>
    </message>
    <message>
        <source>As a practice match of one hand; the current match stays saved</source>
        <translation>Egyleosztásos gyakorlóparti; a mostani parti mentve marad</translation>
    </message>
    <message>
        <source>There is nothing to undo in this hand yet.</source>
        <translation>Ebben a leosztásban még nincs mit visszavonni.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Cut in the middle</source>
        <translation>Középen emelek</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Következő leosztás</translation>
    </message>
    <message>
        <source>Show the score</source>
        <translation>Elszámolás</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Új parti…</translation>
    </message>
    <message>
        <source>Show the score again</source>
        <translation>Elszámolás újra</translation>
    </message>
    <message>
        <source>My matches…</source>
        <translation>Partijaim…</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Vissza a partihoz</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>what somebody says</comment>
        <translation>„%1”</translation>
    </message>
    <message>
        <source>Slate hidden.</source>
        <translation>A tábla el van rejtve.</translation>
    </message>
    <message>
        <source>Slate shown.</source>
        <translation>A tábla újra látszik.</translation>
    </message>
    <message>
        <source>Hide the slate</source>
        <translation>Tábla elrejtése</translation>
    </message>
    <message>
        <source>Hides the slate to give the table more room</source>
        <translation>Elrejti a táblát, így nagyobb lesz az asztal</translation>
    </message>
    <message>
        <source>%1 cards are already chosen. Choose one again to put it back.</source>
        <translation>Már ki van választva %1 lap. Ha cserélnél, egyiket válaszd ki újra.</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Következő feladvány</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Még egyszer</translation>
    </message>
    <message>
        <source>Leave the puzzle</source>
        <translation>Kilépés a feladványból</translation>
    </message>
    <message>
        <source>%1 got stuck and decided in a hurry.</source>
        <comment>a name</comment>
        <translation>%1 elakadt ennél, és kapkodva döntött.</translation>
    </message>
    <message>
        <source>The same deal from another seat, as a practice match of one hand</source>
        <translation>Ugyanez a leosztás másik helyről, egyleosztásos gyakorlópartiban</translation>
    </message>
    <message>
        <source>Read out the table</source>
        <translation>Az asztal felolvasása</translation>
    </message>
    <message>
        <source>Says what is played, what lies in the middle and whose turn it is</source>
        <translation>Felolvassa, mit játszotok, mi fekszik középen, és ki következik</translation>
    </message>
    <message>
        <source>Chosen: %1 of %2.</source>
        <translation>Kiválasztva: %1 / %2.</translation>
    </message>
    <message>
        <source>Play it from another seat</source>
        <translation>Újra, másik helyről</translation>
    </message>
    <message>
        <source>Play it from the other seat</source>
        <translation>Újra, a másik helyről</translation>
    </message>
    <message>
        <source>The same deal from the other seat, as a practice match of one hand</source>
        <translation>Ugyanez a leosztás a másik helyről, egyleosztásos gyakorlópartiban</translation>
    </message>
    <message>
        <source>There are no hints in a puzzle.</source>
        <translation>Feladványhoz nincs tipp.</translation>
    </message>
    <message>
        <source>Nothing can be undone in a puzzle, but you can try it again.</source>
        <translation>Feladványban nincs visszavonás, de újrakezdheted.</translation>
    </message>
    <message>
        <source>Gather</source>
        <translation>Ütés elvitele</translation>
    </message>
    <message>
        <source>Whose cards do you want to play?</source>
        <translation>Kinek a lapjaival szeretnél játszani?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>To the end of the hand</source>
        <translation>A leosztás végére</translation>
    </message>
    <message>
        <source>Your cards: %1.</source>
        <translation>A lapjaid: %1.</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Kilépés a leckéből</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Következő kérdés</translation>
    </message>
    <message>
        <source>Leave the training</source>
        <translation>Kilépés a gyakorlásból</translation>
    </message>
    <message>
        <source>There are no hints in training.</source>
        <translation>Gyakorlás közben nincs tipp.</translation>
    </message>
    <message>
        <source>Nothing can be undone in training.</source>
        <translation>Gyakorlás közben semmi sem vonható vissza.</translation>
    </message>
    <message>
        <source>Cut after card %1 of %2. Enter cuts here.</source>
        <translation>Emelés %1 lap után (összesen %2). Az Enter itt emel.</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Viszem a többit</translation>
    </message>
    <message>
        <source>All tricks left are yours; the hand is played to its end</source>
        <translation>A többi ütés biztosan a tiéd, a leosztás magától lejátszódik</translation>
    </message>
    <message>
        <source>Plays this hand, in which you have nothing to decide, to its end</source>
        <translation>Végigjátssza a leosztást, amelyben már nincs dolgod</translation>
    </message>
    <message>
        <source>Once somebody else has acted, you can undo in practice matches only.</source>
        <translation>Ha már más is lépett, csak gyakorlópartiban vonhatod vissza.</translation>
    </message>
    <message>
        <source>The evening…</source>
        <translation>Az est…</translation>
    </message>
    <message>
        <source>The duel…</source>
        <translation>A párbaj…</translation>
    </message>
</context>
<context>
    <name>PointsCard</name>
    <message>
        <source>Card values</source>
        <translation>Sorrend és pontok</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
</context>
<context>
    <name>PointsEntry</name>
    <message>
        <source>&amp;Card values</source>
        <translation>S&amp;orrend és pontok</translation>
    </message>
    <message>
        <source>A card with the order and the points of the cards</source>
        <translation>A lapok sorrendje és pontjai egy lapon</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Gather the trick: click, or press Space.</source>
        <translation>Az ütés elvitele: kattints, vagy nyomd meg a szóközt.</translation>
    </message>
    <message>
        <source>Trick %1. No cards yet</source>
        <translation>%1. ütés. Még nincs benne lap</translation>
    </message>
    <message>
        <source>Trick %1. Cards: %2</source>
        <translation>%1. ütés. Lapok: %2</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <translation>Az asztalon: %1.</translation>
    </message>
</context>
<context>
    <name>PuzzleEnd</name>
    <message>
        <source>Solved!</source>
        <translation>Megoldottad!</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Még nem sikerült</translation>
    </message>
    <message>
        <source>End of the puzzle</source>
        <translation>A feladvány vége</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>&amp;Következő feladvány</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Még egyszer</translation>
    </message>
    <message>
        <source>Worth remembering:</source>
        <translation>Ezt jegyezd meg:</translation>
    </message>
    <message>
        <source>Where it went wrong:</source>
        <translation>Itt csúszott el:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Keresés itt:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Fájlok &amp;típusa:</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Biztosan törlöd: „%1”?</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>„%1” írásvédett.
Mégis törlöd?</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1: már van ilyen fájl.
Lecseréled?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Nincs ilyen fájl.
Nézd meg, jól írtad-e a nevét.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Nincs ilyen mappa.
Nézd meg, jól írtad-e a nevét.</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Új billentyű</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Left</source>
        <translation>←</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>→</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>OK</source>
        <translation>Rendben</translation>
    </message>
</context>
<context>
    <name>QuestionPaper</name>
    <message>
        <source>Do &amp;not ask again</source>
        <translation>&amp;Ne kérdezd többet</translation>
    </message>
</context>
<context>
    <name>RecordView</name>
    <message>
        <source>&amp;Copy this hand as text</source>
        <translation>Leosztás &amp;másolása szövegként</translation>
    </message>
    <message>
        <source>Verify this &amp;deal…</source>
        <translation>Az osztás &amp;ellenőrzése…</translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation>Ugyanez a leosztás ú&amp;jra</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Bezárás</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Leosztások</translation>
    </message>
    <message>
        <source>The hand as text</source>
        <translation>A leosztás szövege</translation>
    </message>
    <message>
        <source>This match breaks rule %3 in hand %1, action %2. It is shown up to that point.</source>
        <translation>A parti itt szabálytalan: %1. leosztás, %2. lépés, %3 szabály. Eddig láthatod.</translation>
    </message>
    <message>
        <source>This match is damaged: it cannot be read from hand %1, action %2 on.</source>
        <translation>A parti megsérült, innen nem olvasható: %1. leosztás, %2. lépés.</translation>
    </message>
    <message>
        <source>No hand has been dealt in this match yet.</source>
        <translation>Ebben a partiban még nem volt osztás.</translation>
    </message>
    <message>
        <source>The rest of this hand cannot be read.</source>
        <translation>A leosztás többi része nem olvasható.</translation>
    </message>
    <message>
        <source>This hand is still being played.</source>
        <translation>Ez a leosztás még tart.</translation>
    </message>
    <message>
        <source>&amp;Review this hand</source>
        <translation>A leosztás á&amp;tnézése</translation>
    </message>
    <message>
        <source>On the table, card by card, with what each decision cost</source>
        <translation>Az asztalon, lapról lapra, azzal együtt, hogy melyik döntés mibe került</translation>
    </message>
    <message>
        <source>Play it from another &amp;seat</source>
        <translation>Újra, másik &amp;helyről</translation>
    </message>
    <message>
        <source>↑ ↓ trick · ← → hand</source>
        <translation>↑ ↓ ütés · ← → leosztás</translation>
    </message>
    <message>
        <source>↑ ↓ hand · Enter: as text</source>
        <translation>↑ ↓ leosztás · Enter: szövegként</translation>
    </message>
    <message>
        <source>Hand %1 as text</source>
        <translation>%1. leosztás szövege</translation>
    </message>
    <message>
        <source>Play it from the other &amp;seat</source>
        <translation>Újra, a másik &amp;helyről</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Leosztás</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Osztó</translation>
    </message>
</context>
<context>
    <name>RefusedRecords</name>
    <message>
        <source>%1 is not a card</source>
        <translation>ez nem lap: %1</translation>
    </message>
    <message>
        <source>a match record is an object</source>
        <translation>egy parti leírása objektum</translation>
    </message>
    <message>
        <source>the format is not &quot;%1&quot;</source>
        <translation>a „format” értéke nem ez: „%1”</translation>
    </message>
    <message>
        <source>the version is not %1</source>
        <translation>a „version” értéke nem ez: %1</translation>
    </message>
    <message>
        <source>hands must be a list</source>
        <translation>a „hands” lista legyen</translation>
    </message>
    <message>
        <source>a hand is an object</source>
        <translation>egy leosztás objektum</translation>
    </message>
    <message>
        <source>actions must be a list</source>
        <translation>az „actions” lista legyen</translation>
    </message>
    <message>
        <source>no deck is needed now</source>
        <translation>itt nem kell „deck”</translation>
    </message>
    <message>
        <source>the hand before is not finished</source>
        <translation>az előző leosztás nem ért véget</translation>
    </message>
    <message>
        <source>deal_proof is nested too deeply</source>
        <translation>a „deal_proof” túl mélyen van egymásba ágyazva</translation>
    </message>
    <message>
        <source>%1 must be a text</source>
        <translation>szöveg legyen: %1</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is missing</source>
        <translation>hiányzik ez a kulcs: „%1”</translation>
    </message>
    <message>
        <source>the key %1 is unknown</source>
        <translation>ismeretlen kulcs: %1</translation>
    </message>
    <message>
        <source>deal_proof has more than %1 bytes</source>
        <translation>a „deal_proof” hosszabb ennyi bájtnál: %1</translation>
    </message>
    <message>
        <source>the check number does not fit the deck</source>
        <translation>az ellenőrző szám nem felel meg a paklinak</translation>
    </message>
    <message>
        <source>the program cut before the check number was made, so cut must be 0</source>
        <translation>a program az ellenőrző szám elkészülte előtt emelt, ezért a „cut” csak 0 lehet</translation>
    </message>
    <message>
        <source>the key %1 is there twice</source>
        <translation>kétszer szereplő kulcs: %1</translation>
    </message>
    <message>
        <source>the document is nested deeper than %1</source>
        <translation>a dokumentum ennél mélyebben van egymásba ágyazva: %1</translation>
    </message>
    <message>
        <source>%1 does not begin with a seat, 0: to %2:</source>
        <translation>nem hellyel kezdődik (0: és %2: között): %1</translation>
    </message>
    <message>
        <source>players must be %1 names</source>
        <translation>a „players” %1 név legyen</translation>
    </message>
    <message>
        <source>first_dealer must be a seat, 0 to %1</source>
        <translation>a „first_dealer” egy hely legyen, 0 és %1 között</translation>
    </message>
    <message>
        <source>the deck must be a text of %1 codes</source>
        <translation>a „deck” %1 kódból álló szöveg legyen</translation>
    </message>
    <message>
        <source>a deck is each of the %1 cards once</source>
        <translation>a „deck” a %1 lap, mindegyik egyszer</translation>
    </message>
    <message>
        <source>no game has the format %1</source>
        <translation>nincs játék, amelynek ez a formátuma: %1</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>a partinak vége</translation>
    </message>
    <message>
        <source>the rules lack %1</source>
        <translation>a szabályokból hiányzik: %1</translation>
    </message>
    <message>
        <source>perhaps a newer version knows these house rules: %1</source>
        <translation>talán egy újabb változat ismeri ezeket a házi szabályokat: %1</translation>
    </message>
    <message>
        <source>%1 is %2; it must be %3</source>
        <translation>%1: %2; ez lehet: %3</translation>
    </message>
    <message>
        <source>notice is not a seat</source>
        <translation>a notice nem hely</translation>
    </message>
    <message>
        <source>%1 is not a seat</source>
        <translation>%1 nem hely</translation>
    </message>
    <message>
        <source>the rules must be an object</source>
        <translation>a szabályok objektumot alkossanak</translation>
    </message>
    <message>
        <source>the deal proof lacks a SHA-256, a salt in hexadecimal digits or a cut</source>
        <translation>az osztás igazolásában nincs SHA-256, hexadecimális salt vagy emelés</translation>
    </message>
    <message>
        <source>by these rules nobody knocks instead of cutting</source>
        <translation>ezekkel a szabályokkal emelés helyett nem lehet kopogni</translation>
    </message>
    <message>
        <source>%1 must be true</source>
        <translation>%1 értéke csak true lehet</translation>
    </message>
    <message>
        <source>the known cards cannot be dealt like that</source>
        <translation>az ismert lapok nem oszthatók így</translation>
    </message>
    <message>
        <source>nothing of that kind is possible now</source>
        <translation>ilyesmi most nem lehetséges</translation>
    </message>
    <message>
        <source>a study is an object</source>
        <translation>egy elemzés objektum</translation>
    </message>
    <message>
        <source>no game has the name %1</source>
        <translation>nincs ilyen nevű játék: %1</translation>
    </message>
    <message>
        <source>known must be %1 texts</source>
        <translation>a „known” %1 szöveg legyen</translation>
    </message>
    <message>
        <source>known cards are a text of codes</source>
        <translation>az ismert lapok kódokból álló szöveg</translation>
    </message>
    <message>
        <source>before must be a list of at most %1 hands</source>
        <translation>a „before” legfeljebb %1 leosztás listája legyen</translation>
    </message>
    <message>
        <source>%1 must be a text of at most %2 letters</source>
        <translation>%1 legfeljebb %2 betűs szöveg legyen</translation>
    </message>
    <message>
        <source>played_by must have %1 levels</source>
        <translation>a „played_by” %1 szintből álljon</translation>
    </message>
    <message>
        <source>steps must be a list of at most %1 steps</source>
        <translation>a „steps” legfeljebb %1 lépés listája legyen</translation>
    </message>
    <message>
        <source>%1 must be a seat, 0 to %2</source>
        <translation>%1 egy hely legyen, 0 és %2 között</translation>
    </message>
    <message>
        <source>there is no level %1</source>
        <translation>nincs ilyen szint: %1</translation>
    </message>
    <message>
        <source>a step has “after”, “step” and perhaps a note</source>
        <translation>egy lépésben „after” és „step” van, és legfeljebb még jegyzet</translation>
    </message>
    <message>
        <source>after must be the number of an earlier step</source>
        <translation>az „after” egy korábbi lépés száma legyen</translation>
    </message>
    <message>
        <source>a line has at most %1 steps</source>
        <translation>egy változat legfeljebb %1 lépés</translation>
    </message>
    <message>
        <source>the same step follows twice</source>
        <translation>ugyanaz a lépés kétszer következik</translation>
    </message>
    <message>
        <source>a study has at most %1 steps</source>
        <translation>egy elemzés legfeljebb %1 lépés</translation>
    </message>
    <message>
        <source>%1 is in two places</source>
        <translation>%1 két helyen van</translation>
    </message>
    <message>
        <source>these are more cards than a pack has</source>
        <translation>ez több lap, mint amennyi egy pakliban van</translation>
    </message>
    <message>
        <source>it is not a season of the league</source>
        <translation>ez nem egy bajnokság idénye</translation>
    </message>
    <message>
        <source>a newer version of the program made it</source>
        <translation>a program újabb változata készítette</translation>
    </message>
    <message>
        <source>%1 is not a game of this program</source>
        <translation>nincs „%1” nevű játék ebben a programban</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>megsérült</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>There is no review for the hands of %1.</source>
        <translation>Ennek a játéknak a leosztásait nem lehet átnézni: %1.</translation>
    </message>
    <message>
        <source>No hand of this match is over yet.</source>
        <translation>Ebben a partiban még egy leosztás sem ért véget.</translation>
    </message>
    <message>
        <source>There is no finished hand %1 in this match; the last one is hand %2.</source>
        <translation>Ebben a partiban nincs %1. befejezett leosztás; az utolsó [a]%2.</translation>
    </message>
    <message>
        <source>&amp;Try it from here</source>
        <translation>Próbáld &amp;ki innen</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <translation>&amp;Vissza a partihoz</translation>
    </message>
    <message>
        <source>Play on from this position, as a practice match of one hand</source>
        <translation>Játszd tovább ebből az állásból, egyleosztásos gyakorlópartiban</translation>
    </message>
    <message>
        <source>To the deal</source>
        <translation>Az osztáshoz</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Előző hiba</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Előző ütés</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Egy lépést vissza</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Egy lépést előre</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Következő ütés</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Következő hiba</translation>
    </message>
    <message>
        <source>To the end of the hand</source>
        <translation>A leosztás végére</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Jó</translation>
    </message>
    <message>
        <source>Small mistake</source>
        <translation>Kis hiba</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Hiba</translation>
    </message>
    <message>
        <source>Serious mistake</source>
        <translation>Súlyos hiba</translation>
    </message>
    <message>
        <source>&amp;See it as %1</source>
        <comment>the name of another player</comment>
        <translation>%1 sz&amp;emével</translation>
    </message>
    <message>
        <source>&amp;Open all hands</source>
        <translation>Minden lap n&amp;yitva</translation>
    </message>
    <message>
        <source>Hand %1, as you played it</source>
        <translation>%1. leosztás, ahogyan te játszottad</translation>
    </message>
    <message>
        <source>Hand %1, in %2’s seat</source>
        <translation>%1. leosztás, %2 helyén</translation>
    </message>
    <message>
        <source>Before the first trick: %1</source>
        <comment>what was done</comment>
        <translation>Az első ütés előtt: %1</translation>
    </message>
    <message>
        <source>Trick %1: %2</source>
        <comment>a number, what was done, and what it cost</comment>
        <translation>%1. ütés: %2</translation>
    </message>
    <message>
        <source>&amp;Copy the review as text</source>
        <translation>Az elemzés &amp;másolása szövegként</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>a whole sentence</comment>
        <translation>Inkább így: %1</translation>
    </message>
    <message>
        <source>At your first decision you could expect about %1.</source>
        <translation>Az első döntésednél kb. %1 volt várható.</translation>
    </message>
    <message>
        <source>One decision cost points:</source>
        <translation>Egy döntés pontba került:</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cost points, each counted on its own; these cost most:</source>
        <translation>
            <numerusform>%n döntés pontba került, mindegyik külön számolva; ezek a legtöbbe:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cost points, each counted on its own:</source>
        <translation>
            <numerusform>%n döntés pontba került, mindegyik külön számolva:</numerusform>
        </translation>
    </message>
    <message>
        <source>St&amp;udy it from here</source>
        <translation>&amp;Elemzés innen</translation>
    </message>
    <message>
        <source>There was nothing to decide in this hand.</source>
        <translation>Ebben a leosztásban nem volt miről dönteni.</translation>
    </message>
    <message numerus="yes">
        <source>Well played: no mistake in %n decision(s).</source>
        <translation>
            <numerusform>Jó játék: %n döntésben egy hiba sem volt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Well played; what could have been better cost little:</source>
        <translation>Jó játék; ami jobb lehetett volna, az kevésbe került:</translation>
    </message>
</context>
<context>
    <name>ReviewPaper</name>
    <message>
        <source>Result (%1)</source>
        <comment>the names of the players</comment>
        <translation>Eredmény (%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is counted in a hand, and how much it was</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>A leosztás</translation>
    </message>
</context>
<context>
    <name>ReviewPlace</name>
    <message>
        <source>The deal</source>
        <translation>Az osztás</translation>
    </message>
    <message>
        <source>The end of the hand</source>
        <translation>A leosztás vége</translation>
    </message>
    <message>
        <source>Trick %1</source>
        <translation>%1. ütés</translation>
    </message>
    <message>
        <source>All hands are open.</source>
        <translation>Minden lap nyitva van.</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>%1. leosztás</translation>
    </message>
    <message>
        <source>The first time, this hand ended %1. This time it ended %2.</source>
        <translation>Először %1 lett ennek a leosztásnak a vége, most %2.</translation>
    </message>
    <message>
        <source>Before the first trick</source>
        <translation>Az első ütés előtt</translation>
    </message>
    <message>
        <source>&amp;Close the hands</source>
        <translation>Lapok &amp;elrejtése</translation>
    </message>
    <message>
        <source>Review copied to the clipboard as text.</source>
        <translation>Az elemzés szövegként a vágólapra került.</translation>
    </message>
    <message>
        <source>After trick %1</source>
        <translation>[A]%1. ütés után</translation>
    </message>
    <message>
        <source>It goes no further that way.</source>
        <translation>Arra már nincs tovább.</translation>
    </message>
    <message>
        <source>The rest of the decisions could not be judged this time.</source>
        <translation>A többi döntést most nem sikerült megítélni.</translation>
    </message>
    <message>
        <source>The review is copied at 100%. Checking the decisions: %1%</source>
        <translation>Az elemzés 100%-nál kerül a vágólapra. A döntéseket nézzük: %1%</translation>
    </message>
    <message>
        <source>Checking the decisions: %1%</source>
        <comment>a share of a hundred</comment>
        <translation>A döntéseket nézzük: %1%</translation>
    </message>
    <message>
        <source>Only what this player knew is shown.</source>
        <translation>Csak az látszik, amit ez a játékos tudott.</translation>
    </message>
    <message>
        <source>Hand %1, played by %2</source>
        <comment>a number, a name</comment>
        <translation>%1. leosztás, játékos: %2</translation>
    </message>
</context>
<context>
    <name>Screen</name>
    <message>
        <source>Tartli cannot start because part of Qt cannot be loaded: %1</source>
        <translation>A Tartli nem tud elindulni, mert a Qt egyik része nem tölthető be: %1</translation>
    </message>
    <message>
        <source>Tartli cannot start because %1 is missing. Install it with: %2</source>
        <translation>A Tartli nem tud elindulni, mert hiányzik: %1. Így telepítheted: %2</translation>
    </message>
    <message>
        <source>Tartli cannot start because QT_QPA_PLATFORM asks for &quot;%1&quot;, which Qt does not have here. Unset that variable.</source>
        <translation>A Tartli nem tud elindulni, mert a QT_QPA_PLATFORM ezt kéri: „%1”, és ilyen itt nincs a Qt-ben. Töröld ezt a változót.</translation>
    </message>
    <message>
        <source>Tartli cannot start because the display &quot;%1&quot; does not answer. Check %2.</source>
        <translation>A Tartli nem tud elindulni, mert ez a kijelző nem válaszol: „%1”. Nézd meg ezt a változót: %2.</translation>
    </message>
    <message>
        <source>Tartli cannot start because this is a remote session without a display. Connect with ssh -X, or watch the demo instead: %1</source>
        <translation>A Tartli nem tud elindulni, mert ez egy kijelző nélküli távoli munkamenet. Lépj be így: ssh -X, vagy nézd meg helyette a bemutatót: %1</translation>
    </message>
    <message>
        <source>Tartli cannot start because there is no display (DISPLAY and WAYLAND_DISPLAY are not set). Start it from a desktop, or watch the demo instead: %1</source>
        <translation>A Tartli nem tud elindulni, mert nincs kijelző (a DISPLAY és a WAYLAND_DISPLAY nincs beállítva). Indítsd egy asztali környezetből, vagy nézd meg helyette a bemutatót: %1</translation>
    </message>
    <message>
        <source>Tartli ignores %1=&quot;%2&quot;. Only numbers from %3 to %4 make sense.</source>
        <translation>A Tartli figyelmen kívül hagyja ezt: %1=&quot;%2&quot;. Csak ilyen határok közötti számnak van értelme: %3–%4.</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Find</source>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>Find words in the help</source>
        <translation>Szavak keresése a súgóban</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Előző</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Következő</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>which hit of how many, and the sentence</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>hits</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nincs találat</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Remove a pack of cards</source>
        <translation>Pakli törlése</translation>
    </message>
    <message>
        <source>Remove the pack “%1”?</source>
        <translation>Törlöd ezt a paklit: „%1”?</translation>
    </message>
    <message>
        <source>The original pictures stay where they are.</source>
        <translation>Az eredeti képek a helyükön maradnak.</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Törlés</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Maradjon</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Alapbeállítások</translation>
    </message>
    <message>
        <source>Reset the settings on all tabs to their defaults?</source>
        <translation>Visszaállítod minden fül alapbeállításait?</translation>
    </message>
    <message>
        <source>Your matches, names and house rules stay as they are.</source>
        <translation>A partijaid, a nevek és a házi szabályaid megmaradnak.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Visszaállítás</translation>
    </message>
    <message>
        <source>&amp;Keep my settings</source>
        <translation>&amp;Maradjon így</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>&amp;Restore defaults…</source>
        <translation>&amp;Alapbeállítások…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Bezárás</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Lapok</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Segítség</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Kijelzés</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Effektek</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Billentyűk</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation>Segítség játék közben</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animáció</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Hang</translation>
    </message>
    <message>
        <source>Add a pack o&amp;f cards…</source>
        <translation>Pakli hozzáa&amp;dása…</translation>
    </message>
    <message>
        <source>Remo&amp;ve…</source>
        <translation>&amp;Törlés…</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Angol</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Német</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Magyar</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>letters such as A, K, O, U, and the languages that have them</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source> seconds</source>
        <comment>after a number such as 0.8</comment>
        <translation> másodperc</translation>
    </message>
    <message>
        <source>%</source>
        <comment>after a number: per cent</comment>
        <translation>%</translation>
    </message>
    <message>
        <source> ×</source>
        <comment>after a number: times as long</comment>
        <translation> ×</translation>
    </message>
    <message>
        <source> ×</source>
        <comment>after a number: times as fast</comment>
        <translation> ×</translation>
    </message>
    <message>
        <source>No sound: %1 is not installed. Install it with: %2</source>
        <translation>Nincs hang: %1 nincs telepítve. Telepítése: %2</translation>
    </message>
    <message>
        <source>No sound: %1 is missing from the system.</source>
        <translation>Nincs hang: a rendszerből hiányzik: %1.</translation>
    </message>
    <message>
        <source>No sound: no audio output was found.</source>
        <translation>Nincs hang: a rendszerben nincs hangkimenet.</translation>
    </message>
    <message>
        <source>No sound: the sound files are missing from %1.</source>
        <translation>Nincs hang: innen hiányoznak a hangfájlok: %1.</translation>
    </message>
    <message>
        <source>No sound: %1 does not work (%2).</source>
        <translation>Nincs hang: %1 nem működik (%2).</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Asztal</translation>
    </message>
    <message>
        <source>Hear an e&amp;xample</source>
        <translation>Hallgasd &amp;meg</translation>
    </message>
    <message>
        <source>Good evening! Whose deal is it?</source>
        <comment>an example of a voice</comment>
        <translation>Jó estét! Ki oszt?</translation>
    </message>
    <message>
        <source>Your system has no voice for this language.</source>
        <translation>A rendszerben nincs ilyen nyelvű hang.</translation>
    </message>
    <message>
        <source>Silent while a screen reader is running.</source>
        <translation>Amíg képernyőolvasó fut, nem szólalnak meg.</translation>
    </message>
    <message>
        <source>No voices: no speech engine was found.</source>
        <translation>Nincs hang: a rendszerben nincs beszédszintetizátor.</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>Acorn</source>
        <translation>Makk</translation>
    </message>
    <message>
        <source>Coffee</source>
        <translation>Kávé</translation>
    </message>
    <message>
        <source>Dog</source>
        <translation>Kutya</translation>
    </message>
    <message>
        <source>Drum</source>
        <translation>Dob</translation>
    </message>
    <message>
        <source>Eagle</source>
        <translation>Sas</translation>
    </message>
    <message>
        <source>Goose</source>
        <translation>Liba</translation>
    </message>
    <message>
        <source>Hare</source>
        <translation>Nyúl</translation>
    </message>
    <message>
        <source>Lion</source>
        <translation>Oroszlán</translation>
    </message>
    <message>
        <source>Sheep</source>
        <translation>Bárány</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Nap</translation>
    </message>
    <message>
        <source>Violin</source>
        <translation>Hegedű</translation>
    </message>
    <message>
        <source>Windmill</source>
        <translation>Szélmalom</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>%1 : %2</source>
        <comment>mine, and the opponent’s</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>mine, and the opponent’s, as it is read aloud</comment>
        <translation>enyém %1, ellenfélé %2</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partik</translation>
    </message>
    <message>
        <source>Matches with hints</source>
        <translation>Partik tippel</translation>
    </message>
    <message>
        <source>Matches won : lost</source>
        <translation>Nyert : vesztett partik</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Leghosszabb győzelmi sorozat</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Leosztások</translation>
    </message>
    <message>
        <source>Hands won : lost</source>
        <translation>Nyert : vesztett leosztások</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Egyenleg</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Szint</translation>
    </message>
    <message>
        <source>Not counted: %1.</source>
        <translation>Nincs beleszámítva: %1.</translation>
    </message>
    <message>
        <source>The last %1 matches: %2 won, %3 lost.</source>
        <translation>Az utolsó %1 parti: %2 győzelem, %3 vereség.</translation>
    </message>
    <message>
        <source>%1: %2 matches won, %3 lost.</source>
        <comment>%1 is a level of the opponent</comment>
        <translation>%1: %2 győzelem, %3 vereség.</translation>
    </message>
    <message>
        <source>%1: won against %2 (%3), %4</source>
        <translation>%1: győzelem, ellenfél: %2 (%3), %4</translation>
    </message>
    <message>
        <source>%1: tied with %2 (%3), %4</source>
        <translation>%1: döntetlen, ellenfél: %2 (%3), %4</translation>
    </message>
    <message>
        <source>%1: lost to %2 (%3), %4</source>
        <translation>%1: vereség, ellenfél: %2 (%3), %4</translation>
    </message>
    <message>
        <source>%1, with hints</source>
        <comment>how a match went</comment>
        <translation>%1, tippel</translation>
    </message>
    <message>
        <source>Puzzles: none tried yet.</source>
        <translation>Feladvány: még egyet sem próbáltál.</translation>
    </message>
    <message>
        <source>On average, mistakes cost you %1 points in a hand.</source>
        <translation>A hibák leosztásonként átlagosan %1 pontodba kerülnek.</translation>
    </message>
    <message>
        <source>Only hands you have reviewed count here: %1 of %2.</source>
        <translation>Itt csak az átnézett leosztások számítanak: %2 közül %1.</translation>
    </message>
    <message>
        <source>%1: hand %2 against %3, %4 points</source>
        <translation>%1: %2. leosztás (%3), %4 pont</translation>
    </message>
    <message>
        <source>%1 to %2: %3 hands, %4 points each</source>
        <translation>%1 – %2: %3 leosztás, egyenként %4 pont</translation>
    </message>
    <message>
        <source>%1: %2 points.</source>
        <comment>%1 is a kind of decision</comment>
        <translation>%1: %2 pont.</translation>
    </message>
    <message>
        <source>In the first %1 of these hands, mistakes cost %2 points a hand; in the last %1, %3.</source>
        <translation>Az első %1 leosztásban leosztásonként %2 pontba kerültek a hibák, az utolsó %1 leosztásban %3 pontba.</translation>
    </message>
    <message>
        <source>Puzzle of the day: no streak yet.</source>
        <translation>A nap feladványa: még nincs sorozatod.</translation>
    </message>
    <message numerus="yes">
        <source>Puzzle of the day: %n day(s) in a row.</source>
        <translation>
            <numerusform>A nap feladványa: %n nap egymás után.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice match(es)</source>
        <translation>
            <numerusform>%n gyakorlóparti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imported match(es)</source>
        <translation>
            <numerusform>%n importált parti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) between two people</source>
        <translation>
            <numerusform>%n ketten egy asztalnál játszott parti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copy(ies)</source>
        <translation>
            <numerusform>%n másolat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) only readable in part</source>
        <translation>
            <numerusform>%n csak részben olvasható parti</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles: %1 tried, %2 solved (%3 at the first try).</source>
        <translation>Feladvány: %1 próbálkozás, %2 megoldva, ebből %3 elsőre.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>%1 is what is counted, %2 how often</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2 hands won, %3 lost.</source>
        <comment>%1 is a level of the opponent</comment>
        <translation>%1: %2 leosztás nyerve, %3 vesztve.</translation>
    </message>
    <message>
        <source>Well played: not a single mistake.</source>
        <translation>Szépen játszottál: egyetlen hibád sem volt.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) unfinished; only finished hands count.</source>
        <translation>
            <numerusform>%n parti befejezetlen: csak a végigjátszott leosztások számítanak.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your best hand</source>
        <translation>A legjobb leosztásod</translation>
    </message>
    <message>
        <source>Your worst hand</source>
        <translation>A legrosszabb leosztásod</translation>
    </message>
    <message>
        <source>Points a hand</source>
        <translation>Pont leosztásonként</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statisztika</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>&amp;Exportálás CSV-be…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Bezárás</translation>
    </message>
    <message>
        <source>With or without</source>
        <translation>Mindegy</translation>
    </message>
    <message>
        <source>With hints</source>
        <translation>Tippel</translation>
    </message>
    <message>
        <source>Without hints</source>
        <translation>Tipp nélkül</translation>
    </message>
    <message>
        <source>&amp;Hints:</source>
        <translation>&amp;Tippek:</translation>
    </message>
    <message>
        <source>On the &amp;slate</source>
        <translation>A &amp;táblán</translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation>Táblá&amp;zatban</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a figure, the level, the number</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>No match fits this choice yet.</source>
        <translation>Még nincs ilyen parti.</translation>
    </message>
    <message>
        <source>No hand has been played by these rules yet.</source>
        <translation>Ezekkel a szabályokkal még nem játszottál leosztást.</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Játék:</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Minden szint</translation>
    </message>
    <message>
        <source>Your &amp;mistakes</source>
        <translation>&amp;Hibáid</translation>
    </message>
    <message>
        <source>No finished hands yet. Finish one and your results will appear here.</source>
        <translation>Még nincs végigjátszott leosztás. Játssz végig egyet, és itt látod az eredményeidet.</translation>
    </message>
    <message>
        <source>Your &amp;balance</source>
        <translation>&amp;Egyenleged</translation>
    </message>
    <message>
        <source>No hand that counts yet. Finish one and your results will appear here.</source>
        <translation>Még nincs olyan leosztás, amely számítana. Játssz végig egyet, és itt látod az eredményeidet.</translation>
    </message>
    <message>
        <source>With &amp;whom</source>
        <translation>Ki&amp;vel</translation>
    </message>
    <message>
        <source>Car&amp;ds or me?</source>
        <translation>A lapok vagy é&amp;n?</translation>
    </message>
    <message>
        <source>What was right in training, in per cent, day by day.</source>
        <translation>A jó válaszok aránya a gyakorlásban, százalékban, napról napra.</translation>
    </message>
    <message>
        <source>Your tra&amp;ining</source>
        <translation>&amp;Gyakorlásod</translation>
    </message>
</context>
<context>
    <name>StatisticsSlate</name>
    <message>
        <source>Won and lost</source>
        <translation>Győzelem és vereség</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>The last %1 matches: up when you win, down when you lose</source>
        <translation>Az utolsó %1 parti: fölfelé, ha nyersz, lefelé, ha vesztesz</translation>
    </message>
    <message>
        <source>One match has been decided</source>
        <translation>Egy parti dőlt el</translation>
    </message>
    <message>
        <source>Matches won and lost, by level</source>
        <translation>Nyert és vesztett partik szintenként</translation>
    </message>
    <message>
        <source>Your hands so far</source>
        <translation>Az eddigi leosztásaid</translation>
    </message>
    <message>
        <source>Hands won and lost, by level</source>
        <translation>Nyert és vesztett leosztások szintenként</translation>
    </message>
    <message>
        <source>Finish a match and it is chalked up here.</source>
        <translation>Fejezz be egy partit, és felkerül ide.</translation>
    </message>
</context>
<context>
    <name>StatusPresenter</name>
    <message>
        <source>Hand %1 of %2</source>
        <translation>%1/%2. leosztás</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>Lines of the study</source>
        <translation>Az elemzés változatai</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Az osztás</translation>
    </message>
    <message>
        <source>%1. Note: %2</source>
        <comment>a step and the note on it</comment>
        <translation>%1. Jegyzet: %2</translation>
    </message>
    <message>
        <source>not known where</source>
        <translation>nem tudni, hol</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card, and where it lies</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cards of the pack</source>
        <translation>A pakli lapjai</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Felütött lap</translation>
    </message>
    <message>
        <source>Talon</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>“%1” is not a card of this pack.</source>
        <translation>„%1” nem lapja ennek a paklinak.</translation>
    </message>
    <message>
        <source>You know %1 of your %2 cards. “Go on” leaves the others open.</source>
        <translation>%2 lapodból %1 van megadva. A „Tovább” nyitva hagyja a többit.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>cards known, cards dealt</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 + %2 drawn later</source>
        <comment>cards known</comment>
        <translation>%1 + %2 később húzott</translation>
    </message>
    <message>
        <source>&amp;%1  %2: %3</source>
        <comment>a number to press, a place, how many cards</comment>
        <translation>&amp;%1  %2: %3</translation>
    </message>
    <message>
        <source>Which card was turned up?</source>
        <translation>Melyik lapot ütötték fel?</translation>
    </message>
    <message>
        <source>Your hand is complete. Go on, or add what you know of the others.</source>
        <translation>Megvan minden lapod. Menj tovább, vagy add meg, amit a többiek lapjairól tudsz.</translation>
    </message>
    <message>
        <source>Click your cards, or type them: “%1”.</source>
        <translation>Kattints a lapjaidra, vagy írd be őket: „%1”.</translation>
    </message>
    <message>
        <source>The cards as they were dealt</source>
        <translation>A kiosztott lapok</translation>
    </message>
    <message>
        <source>Type cards</source>
        <translation>Lapok beírása</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Tová&amp;bb</translation>
    </message>
    <message>
        <source>&amp;Clear all</source>
        <translation>Lapok tö&amp;rlése</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Vissza</translation>
    </message>
    <message>
        <source>To the deal</source>
        <translation>Az osztáshoz</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Egy lépést vissza</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Egy lépést előre</translation>
    </message>
    <message>
        <source>To the end of the line</source>
        <translation>A változat végére</translation>
    </message>
    <message>
        <source>Other &amp;line</source>
        <translation>Másik &amp;változat</translation>
    </message>
    <message>
        <source>Make this the &amp;main line</source>
        <translation>Legyen ez a &amp;fő változat</translation>
    </message>
    <message>
        <source>&amp;Delete from here</source>
        <translation>&amp;Törlés innen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>V&amp;isszavonás</translation>
    </message>
    <message>
        <source>&amp;Set up the cards</source>
        <translation>&amp;Lapok megadása</translation>
    </message>
    <message>
        <source>Write a &amp;note</source>
        <translation>&amp;Jegyzet írása</translation>
    </message>
    <message>
        <source>&amp;Copy the study as text</source>
        <translation>Elemzés &amp;másolása szövegként</translation>
    </message>
    <message>
        <source>Copy the table as a pict&amp;ure</source>
        <translation>Asztal másolása &amp;képként</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Nyomtatás…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Mentés PD&amp;F-ként…</translation>
    </message>
    <message>
        <source>&amp;Export this study…</source>
        <translation>Elemzés e&amp;xportálása…</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <translation>&amp;Vissza a partihoz</translation>
    </message>
    <message>
        <source>&amp;Played by %1</source>
        <comment>a level of play</comment>
        <translation>%1 játs&amp;zik helyette</translation>
    </message>
    <message>
        <source>St&amp;op working it out</source>
        <translation>Számolás &amp;leállítása</translation>
    </message>
    <message>
        <source>&amp;Work it out further</source>
        <translation>Számolás &amp;folytatása</translation>
    </message>
    <message>
        <source>The study cannot be opened. %1</source>
        <translation>Az elemzés nem nyitható meg. %1</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>Study copied to the clipboard as text.</source>
        <translation>Az elemzés szövegként a vágólapon van.</translation>
    </message>
    <message>
        <source>The table was copied to the clipboard as a picture.</source>
        <translation>Az asztal képként a vágólapon van.</translation>
    </message>
    <message>
        <source>Print the study</source>
        <translation>Elemzés nyomtatása</translation>
    </message>
    <message>
        <source>Save the study as PDF</source>
        <translation>Elemzés mentése PDF-ként</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Study saved as %1.</source>
        <translation>Az elemzés mentve: %1.</translation>
    </message>
    <message>
        <source>Export the study</source>
        <translation>Elemzés exportálása</translation>
    </message>
    <message>
        <source>Studies (*.tartli.json)</source>
        <translation>Elemzések (*.tartli.json)</translation>
    </message>
    <message>
        <source>study</source>
        <comment>the name of a file</comment>
        <translation>elemzés</translation>
    </message>
    <message>
        <source>The study could not be saved as %1. Choose another folder.</source>
        <translation>Az elemzést nem sikerült ide menteni: %1. Válassz másik mappát.</translation>
    </message>
    <message>
        <source>%1, rules: %2</source>
        <comment>a game</comment>
        <translation>%1, szabályok: %2</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation>Osztó: %1</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nem ismert</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and the cards of the hand</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Talon: %1</source>
        <translation>Talon: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the number of a step, and what was done</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>After the deal: %1</source>
        <comment>who is to act</comment>
        <translation>Az osztás után: %1</translation>
    </message>
    <message>
        <source>After “%1”: %2</source>
        <comment>a step, and who is to act</comment>
        <translation>Ezután: %1 – %2</translation>
    </message>
    <message>
        <source>Title of the study</source>
        <translation>Az elemzés címe</translation>
    </message>
    <message>
        <source>Note on this position</source>
        <translation>Jegyzet ehhez az álláshoz</translation>
    </message>
    <message>
        <source>Deleted. Undo brings it back.</source>
        <translation>Törölve. A visszavonás visszahozza.</translation>
    </message>
    <message>
        <source>%1 (rule %2)</source>
        <comment>why something cannot be</comment>
        <translation>%1 (%2. szabály)</translation>
    </message>
    <message>
        <source>That cannot be: %1</source>
        <translation>Ez nem lehet: %1</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 gondolkodik…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what is said out of turn</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not known (%1)</source>
        <comment>what was done in a sentence</comment>
        <translation>Nem ismert (%1)</translation>
    </message>
    <message>
        <source>I do not remember</source>
        <translation>Nem emlékszem</translation>
    </message>
    <message>
        <source>The hand is over</source>
        <translation>Vége a leosztásnak</translation>
    </message>
    <message>
        <source>You are to act</source>
        <translation>Te jössz</translation>
    </message>
    <message>
        <source>%1 is to act</source>
        <translation>%1 jön</translation>
    </message>
    <message>
        <source>Which card did you get?</source>
        <translation>Melyik lapot kaptad?</translation>
    </message>
    <message>
        <source>What did you do?</source>
        <translation>Mit csináltál?</translation>
    </message>
    <message>
        <source>What did %1 do?</source>
        <translation>Mit csinált %1?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is counted in a hand, and how much it was</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not known</source>
        <comment>what a player has laid away</comment>
        <translation>nem ismert</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what that player did</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This could not be worked out.</source>
        <translation>Ezt nem sikerült kiszámolni.</translation>
    </message>
    <message>
        <source>Then you see what each choice is worth.</source>
        <translation>Utána látod, mit érdemes tenned.</translation>
    </message>
    <message>
        <source>%1’s cards are not all known, so nothing is worked out.</source>
        <translation>%1 lapjai nem mind ismertek, ezért itt nincs számolás.</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Számolás…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Leállítva.</translation>
    </message>
    <message>
        <source>Exact: nothing is left to chance.</source>
        <translation>Pontos: semmi sem múlik a véletlenen.</translation>
    </message>
    <message>
        <source>Worked out.</source>
        <translation>Kiszámolva.</translation>
    </message>
    <message>
        <source>%1 Best: %2</source>
        <translation>%1 A legjobb: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, and the day</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The last changes to a study could not be saved. If you leave now, they are lost.</source>
        <translation>Egy elemzés legutóbbi változásait nem sikerült elmenteni. Ha most kilépsz, elvesznek.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nincs elmentve</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Maradok</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Osztó</translation>
    </message>
    <message>
        <source>Nothing that can be done now fits “%1”.</source>
        <translation>Most semmi sem illik erre: „%1”.</translation>
    </message>
    <message>
        <source>&amp;This position</source>
        <translation>&amp;Ez az állás</translation>
    </message>
    <message>
        <source>The &amp;last hand</source>
        <translation>Az &amp;utolsó leosztás</translation>
    </message>
    <message>
        <source>&amp;Set up a hand</source>
        <translation>&amp;Lapok megadása</translation>
    </message>
    <message>
        <source>What do you want to study?</source>
        <translation>Mit szeretnél elemezni?</translation>
    </message>
    <message>
        <source>%1, hand %2</source>
        <comment>a game, and a number</comment>
        <translation>%1, %2. leosztás</translation>
    </message>
    <message>
        <source>Cards from the &amp;clipboard</source>
        <translation>Lapok a vá&amp;gólapról</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <translation>A vágólap</translation>
    </message>
    <message>
        <source>Reading the hand…</source>
        <translation>A leosztás beolvasása…</translation>
    </message>
    <message>
        <source>The hand from the &amp;clipboard</source>
        <translation>A leosztás a vá&amp;gólapról</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Type it, or choose it in the list.</source>
        <translation>Írd be, vagy válaszd ki a listából.</translation>
    </message>
    <message>
        <source>Not known, tarokks: %1 (%2)</source>
        <comment>a number, what was done</comment>
        <translation>Nem ismert, tarokk: %1 (%2)</translation>
    </message>
    <message>
        <source>not known, tarokks: %1</source>
        <comment>what a player has laid away</comment>
        <translation>nem ismert, tarokk: %1</translation>
    </message>
    <message>
        <source>%1, %2 players</source>
        <comment>the name of rules</comment>
        <translation>%1, %2 játékos</translation>
    </message>
    <message>
        <source>Thinking for you…</source>
        <translation>Gondolkodik helyetted…</translation>
    </message>
    <message>
        <source>Your cards are not all known, so nothing is worked out.</source>
        <translation>A lapjaid nem mind ismertek, ezért itt nincs számolás.</translation>
    </message>
</context>
<context>
    <name>StudyText</name>
    <message>
        <source>not known</source>
        <translation>nem ismert</translation>
    </message>
    <message>
        <source>Step %1, after %2: %3: %4</source>
        <translation>%1. lépés (előtte: %2): %3: %4</translation>
    </message>
    <message>
        <source>%1 can do this:</source>
        <translation>%1 lehetőségei:</translation>
    </message>
    <message>
        <source>You can do this:</source>
        <translation>A lehetőségeid:</translation>
    </message>
    <message>
        <source>%1 is a match, not a study.</source>
        <translation>%1 parti, nem elemzés.</translation>
    </message>
</context>
<context>
    <name>TarokkCards</name>
    <message>
        <source>Tarokks</source>
        <translation>tarokk</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>kőr</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>káró</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>treff</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>pikk</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>ász</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>tízes</translation>
    </message>
    <message>
        <source>King</source>
        <translation>király</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>dáma</translation>
    </message>
    <message>
        <source>Rider</source>
        <translation>lovas</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>bubi</translation>
    </message>
    <message>
        <source>Skíz</source>
        <comment>the highest tarokk</comment>
        <translation>skíz</translation>
    </message>
    <message>
        <source>Pagát</source>
        <comment>the lowest tarokk</comment>
        <translation>pagát</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a rank and a suit</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>négyes</translation>
    </message>
</context>
<context>
    <name>Training</name>
    <message>
        <source>No question is due today.</source>
        <translation>Ma egy kérdés sem esedékes.</translation>
    </message>
    <message>
        <source>There is no training in this game, only in %1.</source>
        <comment>the names of games</comment>
        <translation>Ebben a játékban nincs gyakorlás, csak ezekben: %1.</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Egy pillanat</translation>
    </message>
    <message>
        <source>Looking for such a hand…</source>
        <translation>Ilyen lap keresése…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Mégse</translation>
    </message>
    <message>
        <source>No such hand could be found this time.</source>
        <translation>Ezúttal nem került elő ilyen lap.</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <translation>&amp;Következő kérdés</translation>
    </message>
    <message>
        <source>&amp;Next hand</source>
        <translation>&amp;Következő leosztás</translation>
    </message>
    <message>
        <source>&amp;More questions</source>
        <translation>&amp;További kérdések</translation>
    </message>
    <message>
        <source>Ten &amp;more</source>
        <translation>Még &amp;tíz</translation>
    </message>
    <message>
        <source>Show the &amp;score</source>
        <translation>Az &amp;elszámolás</translation>
    </message>
    <message>
        <source>your answer</source>
        <translation>a te válaszod</translation>
    </message>
    <message>
        <source>Question %1 of %2: %3</source>
        <comment>what is asked</comment>
        <translation>%1/%2. kérdés: %3</translation>
    </message>
    <message>
        <source>Hand %1 of %2: %3</source>
        <comment>a kind of hands</comment>
        <translation>%1/%2. leosztás: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a kind of hands, how it went</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing is better.</source>
        <translation>Ennél nincs jobb.</translation>
    </message>
    <message>
        <source>That costs about %1 points.</source>
        <translation>Ez kb. %1 pontba kerül.</translation>
    </message>
    <message>
        <source>%1 of %2 right so far, %3 points lost.</source>
        <translation>Eddig %2 kérdésből %1 jó, %3 pont veszteség.</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>A válaszod</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Jó!</translation>
    </message>
    <message>
        <source>Not the best</source>
        <translation>Van jobb</translation>
    </message>
    <message>
        <source>Not weighed</source>
        <translation>Nincs értékelés</translation>
    </message>
    <message>
        <source>End of the hand</source>
        <translation>A leosztás vége</translation>
    </message>
    <message>
        <source>More than expected</source>
        <translation>Több a vártnál</translation>
    </message>
    <message>
        <source>Less than expected</source>
        <translation>Kevesebb a vártnál</translation>
    </message>
    <message>
        <source>The end: %1 of %2 right, %3 points lost.</source>
        <translation>Vége: %2 kérdésből %1 jó, %3 pont veszteség.</translation>
    </message>
    <message>
        <source>“What would you bid?”: %2 of the last %1 right, %3 points lost on average.</source>
        <translation>„Mit mondanál?”: az utolsó %1 kérdésből %2 jó, átlagosan %3 pont veszteség.</translation>
    </message>
    <message>
        <source>As good as the best, as far as can be told.</source>
        <translation>Amennyire megítélhető, éppolyan jó, mint a legjobb.</translation>
    </message>
    <message>
        <source>Before: %2 of %1 right.</source>
        <translation>Előtte: %1 kérdésből %2 jó.</translation>
    </message>
    <message>
        <source>Working out what your answer is worth…</source>
        <translation>Kiszámoljuk, mennyit ér a válaszod…</translation>
    </message>
    <message>
        <source>last hands: %1, on average %2 points compared with what was expected</source>
        <translation>utolsó leosztások: %1, átlagosan %2 pont a várthoz képest</translation>
    </message>
    <message>
        <source>last hands: %1, on average %2 points compared with what was expected, before %3</source>
        <translation>utolsó leosztások: %1, átlagosan %2 pont a várthoz képest, előtte %3</translation>
    </message>
    <message>
        <source>What a Master says:</source>
        <translation>Amit egy Mester mond:</translation>
    </message>
    <message>
        <source>Its worth could not be worked out, so it does not count.</source>
        <translation>Nem sikerült kiszámítani, mennyit ér, ezért nem számít.</translation>
    </message>
    <message>
        <source>You made %1 points of it; a Master expected %2.</source>
        <translation>%1 pontot hoztál ki belőle; egy Mester %2 pontot várt.</translation>
    </message>
    <message>
        <source>After %1 of %2 hands: %3 points compared with what was expected.</source>
        <translation>%2 leosztásból %1 után: %3 pont a várthoz képest.</translation>
    </message>
    <message>
        <source>The end: at least what was expected in %1 of %2 hands, %3 points in all.</source>
        <translation>Vége: %2 leosztásból %1 hozta legalább a vártat, összesen %3 pont hozzá képest.</translation>
    </message>
    <message>
        <source>counts as your answer</source>
        <translation>ez számít a válaszodnak</translation>
    </message>
    <message>
        <source>What would you bid?</source>
        <translation>Mit mondanál?</translation>
    </message>
    <message>
        <source>Chosen hands</source>
        <translation>Választott lapok</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The disk is full. Free up some space.</source>
        <translation>A lemez megtelt. Szabadíts fel rajta helyet.</translation>
    </message>
    <message>
        <source>It is read-only. Allow writing there.</source>
        <translation>Csak olvasható. Engedélyezd ott az írást.</translation>
    </message>
    <message>
        <source>Access was denied. Check the permissions.</source>
        <translation>Nincs hozzá jogosultságod.</translation>
    </message>
    <message>
        <source>It no longer exists, or cannot be created there.</source>
        <translation>Már nincs ott, vagy nem lehet ott létrehozni.</translation>
    </message>
    <message>
        <source>Another program is using it. Close that program.</source>
        <translation>Egy másik program használja. Zárd be azt a programot.</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>Megsérült.</translation>
    </message>
    <message>
        <source>It was written by a newer version of Tartli. Install that version.</source>
        <translation>A Tartli egy újabb változata írta. Telepítsd azt a változatot.</translation>
    </message>
    <message>
        <source>The system refused it.</source>
        <translation>A rendszer visszautasította.</translation>
    </message>
    <message>
        <source>You can play, but what you play now is not saved.</source>
        <translation>Játszhatsz, de amit most játszol, azt nem mentjük el.</translation>
    </message>
    <message>
        <source>You can play, but nothing will be saved until Tartli can open it.</source>
        <translation>Játszhatsz, de a program semmit sem ment, amíg a fájl meg nem nyílik.</translation>
    </message>
    <message>
        <source>This match cannot be saved in %1 right now. %2

You can still play; it will be saved as soon as possible.</source>
        <translation>Ezt a partit most nem lehet ide menteni: %1. %2

Attól még játszhatsz; elmentjük, amint lehet.</translation>
    </message>
    <message>
        <source>This match is open in another Tartli window and can be changed only there.</source>
        <translation>Ez a parti egy másik Tartli-ablakban van nyitva, csak ott lehet változtatni rajta.</translation>
    </message>
    <message>
        <source>This could not be saved in %1. %2</source>
        <translation>Ide nem sikerült menteni: %1. %2</translation>
    </message>
    <message>
        <source>The file %1, probably left by an earlier repair of your matches, cannot be used. Tartli has renamed it to %2. Your matches are in another file.</source>
        <translation>Ez a fájl nem használható: %1. Valószínűleg a partijaid egy korábbi javításából maradt itt. A Tartli átnevezte erre: %2. A partijaid egy másik fájlban vannak.</translation>
    </message>
    <message>
        <source>Your saved matches in %1 were damaged. Tartli has made a new file with everything that could still be read.

Complete matches: %2
Matches without their last part: %3
Lost matches: %4</source>
        <translation>Az elmentett partijaid fájlja megsérült: %1. A Tartli új fájlt készített mindennel, ami még olvasható volt.

Teljes partik: %2
Partik az utolsó részük nélkül: %3
Elveszett partik: %4</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1. You can simply play on. If you have an older copy of your matches and would rather use that, close Tartli and put the copy in the place of the first file.</source>
        <translation>A sérült fájl megmaradt, itt van: %1. Nyugodtan játszhatsz tovább. Ha van régebbi másolatod a partijaidról, és inkább azt használnád, lépj ki a Tartliból, és tedd a másolatot az első fájl helyére.</translation>
    </message>
    <message>
        <source>What you played last may be missing.</source>
        <translation>Lehet, hogy hiányzik, amit legutóbb játszottál.</translation>
    </message>
    <message>
        <source>The finished match “%1” is damaged. The next time Tartli starts, it will make a new file of your matches with everything that can still be read, and keep the damaged one. Until then you can simply play on.</source>
        <translation>Ez a befejezett parti megsérült: „%1”. A Tartli a következő indításkor új fájlt készít mindennel, ami a partijaidból még olvasható, a sérültet pedig megőrzi. Addig nyugodtan játszhatsz tovább.</translation>
    </message>
    <message>
        <source>Some of your settings in %1 could not be used:</source>
        <translation>Néhány beállítás nem használható ebben a fájlban (%1):</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… és még %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The original file is kept as %1.</source>
        <translation>Az eredeti fájl itt maradt meg: %1.</translation>
    </message>
    <message>
        <source>%1 cannot be %2; the defaults are used instead.</source>
        <translation>%1: nem lehet %2; helyette az eredetiek érvényesek.</translation>
    </message>
    <message>
        <source>%1 cannot be %2; %3 is used instead.</source>
        <translation>%1: nem lehet %2; helyette: %3.</translation>
    </message>
    <message>
        <source>%1 cannot be %2, which is already used for %4; %3 is used instead.</source>
        <translation>%1: nem lehet %2, mert az már foglalt (%4); helyette: %3.</translation>
    </message>
    <message>
        <source>%1 cannot be %2, which is already used at the table; %3 is used instead.</source>
        <translation>%1: nem lehet %2, mert az az asztalnál már foglalt; helyette: %3.</translation>
    </message>
    <message>
        <source>The file cannot be read; the default settings are used.</source>
        <translation>A fájl nem olvasható; az alapbeállítások érvényesek.</translation>
    </message>
    <message>
        <source>It is not a file; the default settings are used.</source>
        <translation>Ez nem fájl; az alapbeállítások érvényesek.</translation>
    </message>
    <message>
        <source>The file is far too large; the default settings are used.</source>
        <translation>A fájl túlságosan nagy; az alapbeállítások érvényesek.</translation>
    </message>
    <message>
        <source>The file is not plain text; whatever can still be read is used.</source>
        <translation>A fájl nem csak szöveg; ami még olvasható belőle, az érvényes.</translation>
    </message>
    <message>
        <source>The file is not valid TOML; whatever can still be read is used.</source>
        <translation>A fájl nem TOML formátumú; ami még olvasható belőle, az érvényes.</translation>
    </message>
    <message>
        <source>It was written by a newer version of Tartli; the settings that this version knows are used.</source>
        <translation>A Tartli egy újabb változata írta; amit ez a változat ismer belőle, az érvényes.</translation>
    </message>
    <message>
        <source>%1 is not a setting; it is ignored.</source>
        <translation>%1: nincs ilyen beállítás; kimarad.</translation>
    </message>
    <message>
        <source>This version of Tartli keeps your matches in a new format, and has converted %1. All your matches are still there.

Earlier versions of Tartli cannot open this file any more. A copy from before is kept as %2. You can delete the copy when you no longer need it.</source>
        <translation>A Tartlinak ez a változata új formában tárolja a partijaidat, és átalakította ezt a fájlt: %1. Minden partid megvan.

A Tartli korábbi változatai ezt a fájlt már nem tudják megnyitni. Az átalakítás előtti másolat megmaradt, itt van: %2. Ha már nincs rá szükséged, törölheted.</translation>
    </message>
    <message>
        <source>%1

%2 The file has not been changed. %3</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>%1

%2 A fájl nem változott. %3</translation>
    </message>
    <message>
        <source>Something else is in its place. Move it elsewhere.</source>
        <translation>Valami más van a helyén. Tedd azt máshová.</translation>
    </message>
    <message>
        <source>The file %1, in which an earlier version of Tartli kept which puzzles you have solved, is damaged. Whatever could still be read is now with your matches.

The damaged file is kept as %2. You can simply play on. If you have an older copy of the file, put it in the place of the first one and start Tartli again.</source>
        <translation>Megsérült az a fájl, amelyben a Tartli egy korábbi változata a megoldott feladványaidat tartotta számon: %1. Ami még olvasható volt belőle, az már a partijaid mellett van.

A sérült fájl megmaradt, itt van: %2. Nyugodtan játszhatsz tovább. Ha van róla régebbi másolatod, tedd az első fájl helyére, és indítsd újra a Tartlit.</translation>
    </message>
    <message>
        <source>This study is open in another Tartli window and can be changed only there.</source>
        <translation>Ez az elemzés egy másik Tartli-ablakban van nyitva, és csak ott módosítható.</translation>
    </message>
    <message>
        <source>Studies and results of puzzles and exercises may be missing.</source>
        <translation>Elemzések, valamint feladványok és gyakorlatok eredményei hiányozhatnak.</translation>
    </message>
    <message numerus="yes">
        <source>%n study(ies) could not be read.</source>
        <translation>
            <numerusform>%n elemzést nem lehetett elolvasni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) of puzzles and exercises could not be read.</source>
        <translation>
            <numerusform>Feladványok és gyakorlatok %n eredményét nem lehetett elolvasni.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of players in %1 was damaged. Tartli has made a new one from the folders of all players. Names and signs may be different; all matches are still there.

The damaged file is kept as %2.</source>
        <translation>Megsérült a játékosok listája: %1. A Tartli új listát készített a játékosok mappáiból. A nevek és a jelek eltérhetnek; minden parti megvan.

A sérült fájl megmaradt, itt van: %2.</translation>
    </message>
    <message>
        <source>The list of players in %1 cannot be read. %2

Until then, names and signs may be different.</source>
        <translation>Nem olvasható a játékosok listája: %1. %2

Addig a nevek és a jelek eltérhetnek.</translation>
    </message>
    <message>
        <source>The folder %1 with all data of %2 is missing. Put it back, or remove the player.</source>
        <translation>Hiányzik a mappa, amelyben %2 minden adata van: %1. Tedd vissza, vagy távolítsd el a játékost.</translation>
    </message>
    <message>
        <source>This season is open in another Tartli window and can be played only there.</source>
        <translation>Ez az idény egy másik Tartli-ablakban van nyitva, csak ott játszható tovább.</translation>
    </message>
    <message numerus="yes">
        <source>%n season(s) of the league could not be read.</source>
        <translation>
            <numerusform>A bajnokság %n idényét nem lehetett elolvasni.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>Why? (%1)</source>
        <comment>a link to a rule, and its key</comment>
        <translation>Miért? (%1)</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 deals. Cut the pack: click a card, or press Space; the arrow keys choose where.</source>
        <translation>%1 oszt, te emelsz: kattints egy lapra, vagy nyomj szóközt; a nyilakkal választasz helyet.</translation>
    </message>
    <message>
        <source>Your last decision was undone.</source>
        <translation>A legutóbbi döntésed visszavonva.</translation>
    </message>
    <message>
        <source>The first time, these cards made %1.</source>
        <translation>Először ezek a lapok ennyit hoztak: %1.</translation>
    </message>
</context>
<context>
    <name>Worths</name>
    <message>
        <source>What each choice is worth</source>
        <translation>Melyik lehetőség mennyit ér</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>kb. %1</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>exactly %1 points</source>
        <translation>pontosan %1 pont</translation>
    </message>
    <message>
        <source>about %1 points</source>
        <translation>kb. %1 pont</translation>
    </message>
    <message>
        <source>%1 points, give or take %2</source>
        <translation>%1 pont, plusz-mínusz %2</translation>
    </message>
    <message>
        <source>wins: %1</source>
        <translation>nyer: %1</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Teendő</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Nyer</translation>
    </message>
    <message>
        <source>The points that you can expect, and how uncertain they are (±); without ±, they are exact</source>
        <translation>A várható pontok, és hogy mennyire bizonytalanok (±); ± nélkül pontosak</translation>
    </message>
    <message>
        <source>How often it wins: the game in Tartli, points from this hand in Ulti and Tarokk</source>
        <translation>Milyen gyakran nyer: tartliban a játszmát, ultiban és tarokkban pontot ebben a leosztásban</translation>
    </message>
</context>
</TS>
