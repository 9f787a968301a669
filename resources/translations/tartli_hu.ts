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
        <source>&lt;h2&gt;Tartli %1&lt;/h2&gt;&lt;p&gt;The old two-player card game of Hungary and Austria.&lt;/p&gt;&lt;p&gt;Free software under the GPL, version 3 or later.&lt;br&gt;Drawings: CC BY-SA 4.0.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Where my matches are&lt;/b&gt;&lt;br&gt;%2&lt;/p&gt;&lt;p&gt;&lt;b&gt;Where my settings are&lt;/b&gt;&lt;br&gt;%3&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Tartli %1&lt;/h2&gt;&lt;p&gt;Régi magyar és osztrák kártyajáték két játékosnak.&lt;/p&gt;&lt;p&gt;Szabad szoftver, a GPL 3-as vagy későbbi változata szerint.&lt;br&gt;Rajzok: CC BY-SA 4.0.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Itt vannak a partijaim&lt;/b&gt;&lt;br&gt;%2&lt;/p&gt;&lt;p&gt;&lt;b&gt;Itt vannak a beállításaim&lt;/b&gt;&lt;br&gt;%3&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Licences of the libraries&lt;/b&gt;&lt;br&gt;%1&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;A programkönyvtárak licencei&lt;/b&gt;&lt;br&gt;%1&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Mappa megnyitása</translation>
    </message>
    <message>
        <source>No file manager was found. Your matches are in %1</source>
        <translation>Nem található fájlkezelő. A partijaid itt vannak: %1</translation>
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
        <source>No trick is being played</source>
        <translation>Most nincs ütés az asztalon</translation>
    </message>
    <message>
        <source>Trick %1. No card yet</source>
        <translation>%1. ütés. Még nincs benne lap</translation>
    </message>
    <message>
        <source>Trick %1. Cards: %2</source>
        <translation>%1. ütés. Lapok: %2</translation>
    </message>
    <message>
        <source>Talon. Cards: %1</source>
        <translation>Talon. Lapok: %1</translation>
    </message>
    <message>
        <source>Trumps are %1</source>
        <translation>Adu: %1</translation>
    </message>
    <message>
        <source>Tricks taken. You: %1, %3: %2</source>
        <translation>Elvitt ütések. Te: %1, %3: %2</translation>
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
        <source>%1, turned up</source>
        <translation>%1, felütve</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>adu</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a place among cards</comment>
        <translation>%1. lap, összesen %2</translation>
    </message>
    <message>
        <source>may not be played</source>
        <translation>nem játszható ki</translation>
    </message>
    <message>
        <source>may not be played: you hold %1</source>
        <translation>nem játszható ki: van lapod a hívott színből (%1)</translation>
    </message>
    <message>
        <source>may not be played: you must play a trump</source>
        <translation>nem játszható ki: adut kell tenned</translation>
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
</context>
<context>
    <name>ActionButton</name>
    <message>
        <source>%1  (%2)</source>
        <comment>a button&apos;s words and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1. Key: %2</source>
        <comment>what a button does, and its key</comment>
        <translation>%1. Billentyű: %2</translation>
    </message>
</context>
<context>
    <name>AustrianTerms</name>
    <message>
        <source>Terz</source>
        <translation>terc</translation>
    </message>
    <message>
        <source>Quart</source>
        <translation>kvart</translation>
    </message>
    <message>
        <source>Quint</source>
        <translation>kvint</translation>
    </message>
    <message>
        <source>Sext</source>
        <translation>szext</translation>
    </message>
    <message>
        <source>Siebt</source>
        <translation>szept</translation>
    </message>
    <message>
        <source>Acht</source>
        <translation>okt</translation>
    </message>
    <message>
        <source>Vierling</source>
        <translation>vannak</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>maccs</translation>
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
        <translation>Ez nincs nálad: %1.</translation>
    </message>
    <message>
        <source>You have no %1.</source>
        <translation>Nincs ilyen lapod: %1.</translation>
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
        <source>Choose a card first, with the arrow keys.</source>
        <translation>Előbb válassz egy lapot a nyílbillentyűkkel.</translation>
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
</context>
<context>
    <name>Check</name>
    <message>
        <source>you won the match %1 : %2</source>
        <translation>megnyerted a partit, %1 : %2</translation>
    </message>
    <message>
        <source>%1 won the match %2 : %3</source>
        <translation>a parti győztese: %1 (%2 : %3)</translation>
    </message>
    <message>
        <source>the match stands %1 in games, %2 in points</source>
        <translation>az állás játszmákban %1, pontokban %2</translation>
    </message>
    <message>
        <source>the match stands %1 in games, and hand %2 is being played</source>
        <translation>az állás játszmákban %1, és most folyik a következő: %2. leosztás</translation>
    </message>
    <message>
        <source>own</source>
        <translation>saját</translation>
    </message>
    <message>
        <source>%1 and %2 played by the %3 rules: %4, and %5. Every action follows the rules.</source>
        <translation>Parti: %1 és %2, szabályok: %3, %4; %5. Minden lépés szabályos.</translation>
    </message>
    <message>
        <source>No hand has a check number.</source>
        <translation>Egyik leosztásnak sincs ellenőrző száma.</translation>
    </message>
    <message>
        <source>Hand %1, check number %2: it fits the cards.</source>
        <translation>%1. leosztás, ellenőrző szám: %2 – illik a lapokhoz.</translation>
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
        <source>Play Tartli, the old two-player card game.</source>
        <translation>Tartli: a régi kártyajáték két játékosnak.</translation>
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
        <source>let two opponents play a match and save pictures and the record in this folder</source>
        <translation>két gépi ellenfél lejátszik egy partit; a képek és a partifájl ebbe a mappába kerülnek</translation>
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
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Declare melds</source>
        <translation>Bemondás</translation>
    </message>
    <message>
        <source>Béla</source>
        <translation>Béla</translation>
    </message>
    <message>
        <source>Exchange the Seven</source>
        <translation>Hetes cseréje</translation>
    </message>
    <message>
        <source>Go out</source>
        <translation>Kimenés</translation>
    </message>
    <message>
        <source>Read the slate</source>
        <translation>A tábla elolvasása</translation>
    </message>
    <message>
        <source>Announce trumps</source>
        <translation>Adu és talon felolvasása</translation>
    </message>
    <message>
        <source>Repeat last message</source>
        <translation>Utolsó üzenet ismétlése</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Explain refused move</source>
        <translation>Elutasított lépés magyarázata</translation>
    </message>
    <message>
        <source>Show my melds</source>
        <translation>Bemondható lapjaim</translation>
    </message>
    <message>
        <source>Show scored melds</source>
        <translation>Az elszámolt bemondások</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>The other player goes out</source>
        <translation>A másik játékos kimegy</translation>
    </message>
    <message>
        <source>The other player speaks</source>
        <translation>A másik játékos szól</translation>
    </message>
    <message>
        <source>Card values</source>
        <translation>Sorrend és pontok</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Súgó</translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation>Egér és billentyűk</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Új parti</translation>
    </message>
    <message>
        <source>My matches</source>
        <translation>Partijaim</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statisztika</translation>
    </message>
    <message>
        <source>Copy this hand as text</source>
        <translation>Leosztás másolása szövegként</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Teljes képernyő</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Kilépés</translation>
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
        <source>To help us fix this, send the report below to the developers and say what you were doing. Nothing is sent automatically. The report is also in %1</source>
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
        <source>&amp;Continue</source>
        <translation>&amp;Tovább</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Másolva</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>What has happened since</source>
        <translation>Ami azóta történt</translation>
    </message>
</context>
<context>
    <name>DealCheck</name>
    <message>
        <source>Check this deal</source>
        <translation>Az osztás ellenőrzése</translation>
    </message>
    <message>
        <source>&amp;Check now</source>
        <translation>&amp;Ellenőrzés most</translation>
    </message>
    <message>
        <source>The pack is shuffled before a hand begins, and its check number is shown here. Note the number before the deal. After the hand, the cards and the salt are shown, too: if they give the number that you noted, nobody has changed the pack. A number that you see only afterwards proves nothing. The help explains how to check it elsewhere.</source>
        <translation>A paklit már a leosztás előtt megkeveri a program, és itt megmutatja az ellenőrző számát. Írd fel ezt a számot az osztás előtt. A leosztás végén itt láthatod a lapokat és a véletlen kiegészítést (salt) is: ha ezekből az általad felírt szám jön ki, senki sem változtatott a paklin. Az a szám, amelyet csak utólag látsz, nem bizonyít semmit. A súgó elmondja, hogyan ellenőrizheted máshol.</translation>
    </message>
    <message>
        <source>Check number (SHA-256)</source>
        <translation>Ellenőrző szám (SHA-256)</translation>
    </message>
    <message>
        <source>Cards and salt</source>
        <translation>Lapok és salt</translation>
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
        <source>The pack was cut before the number was made. It was dealt in this order.</source>
        <translation>Az emelés még a szám elkészülte előtt történt. Az osztás sorrendje ez volt.</translation>
    </message>
    <message>
        <source>The pack was then cut after card %1: the cards up to there were dealt last.</source>
        <translation>Ezután jött az emelés, ennyi lap után: %1. Ezek a lapok az osztásban utoljára kerültek sorra.</translation>
    </message>
    <message>
        <source>✓ The check number fits the cards that were dealt. If you noted the same number before the deal, nobody has changed the pack since.</source>
        <translation>✓ Az ellenőrző szám illik a kiosztott lapokhoz. Ha az osztás előtt ugyanezt a számot írtad fel, azóta senki sem változtatott a paklin.</translation>
    </message>
    <message>
        <source>✗ The check number does not fit the cards that were dealt. Do not trust this deal.</source>
        <translation>✗ Az ellenőrző szám nem illik a kiosztott lapokhoz. Ne bízz ebben az osztásban.</translation>
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
        <source>%1 won the match. Games: %2. Hands: %3.</source>
        <translation>A parti győztese: %1. Játszmák: %2. Leosztások: %3.</translation>
    </message>
    <message>
        <source>Pictures:%1
Record: %2</source>
        <translation>Képek: %1
Partifájl: %2</translation>
    </message>
</context>
<context>
    <name>Figures</name>
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
        <source>Jack</source>
        <translation>bubi</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>dáma</translation>
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
        <source>Jacks</source>
        <translation>bubi</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>dáma</translation>
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
</context>
<context>
    <name>Games</name>
    <message numerus="yes">
        <source>%n stake(s)</source>
        <translation>
            <numerusform>%n tét</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buli point(s)</source>
        <translation>
            <numerusform>%n buli</numerusform>
        </translation>
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
        <source>It is your turn. Play as you like.</source>
        <translation>Te jössz. Játszhatsz, ahogy tetszik.</translation>
    </message>
    <message>
        <source>Now it is %1’s turn.</source>
        <translation>Most ő jön: %1.</translation>
    </message>
    <message>
        <source>Your first hand · %1 of %2</source>
        <comment>of the steps of the lesson</comment>
        <translation>Első leosztás · %1/%2</translation>
    </message>
    <message>
        <source>That is allowed, but the lesson had something else in mind: %1. Go back, or carry on your own way; some topics may then not come up.</source>
        <translation>Ezt is szabad, csak a lecke mást szánt ide: %1. Lépj vissza, vagy játssz tovább a magad módján; ilyenkor kimaradhat valami.</translation>
    </message>
    <message>
        <source>That is allowed, but the lesson had more to say first. Go back, or carry on your own way; some topics may then not come up.</source>
        <translation>Ezt is szabad, csak a lecke előbb még mondott volna valamit. Lépj vissza, vagy játssz tovább a magad módján; ilyenkor kimaradhat valami.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Visszalépek</translation>
    </message>
    <message>
        <source>Carry on</source>
        <translation>Így folytatom</translation>
    </message>
    <message>
        <source>Play a match…</source>
        <translation>Parti indítása…</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>A szabályok</translation>
    </message>
    <message>
        <source>Well done! The game is yours: both columns have been wiped, and your buli is chalked below the line. Talon, trumps, terc, contest, the Seven, béla, following suit and going out: now you know them all.</source>
        <translation>Szép volt! Tiéd a játszma: a szivacs letörölte a két oszlopot, a bulid pedig ott áll a vonal alatt. Talon, adu, terc, a jobb bemondás, a hetes, a béla, a színre szín és a kimenés: most már mindet ismered.</translation>
    </message>
    <message>
        <source>Your first hand is won</source>
        <translation>Megnyerted az elsőt</translation>
    </message>
    <message>
        <source>The hand is over, and this time you did not win the game. You can go back a step, play the hand once more, or go on to a match.</source>
        <translation>Vége a leosztásnak, és ezúttal nem te nyerted a játszmát. Visszaléphetsz egyet, lejátszhatod újra a leosztást, vagy kezdhetsz egy partit.</translation>
    </message>
    <message>
        <source>Your first hand</source>
        <translation>Az első leosztásod</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Még egyszer</translation>
    </message>
    <message>
        <source>Go back a step</source>
        <translation>Egy lépést vissza</translation>
    </message>
</context>
<context>
    <name>HandSummary</name>
    <message>
        <source>%1: %2</source>
        <comment>a player&apos;s name, and what is said to that player</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a headline, told as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The cards left on the table count for nobody.</source>
        <translation>Az asztalon maradt lapok senkinek sem számítanak.</translation>
    </message>
    <message>
        <source>You are tied at %1. In the next hand, the first points win the game.</source>
        <translation>Mindketten %1 ponton álltok. A következő leosztásban az első szerzett pont megnyeri a játszmát.</translation>
    </message>
    <message>
        <source>The next game starts at 0 to 0.</source>
        <translation>A következő játszma 0 : 0-ról indul.</translation>
    </message>
    <message>
        <source>This time %1 : %2. The first time, with the other cards, %3 : %4.</source>
        <translation>Most %1 : %2. Először, amikor még a másik lapok voltak nálad: %3 : %4.</translation>
    </message>
    <message>
        <source>This time %1 : %2, the first time %3 : %4.</source>
        <translation>Most %1 : %2, először %3 : %4.</translation>
    </message>
    <message>
        <source>You win the hand %2 to %3</source>
        <translation>Tiéd a leosztás, %2 : %3</translation>
    </message>
    <message>
        <source>%1 wins the hand %2 to %3</source>
        <translation>%1 nyeri a leosztást, %2 : %3</translation>
    </message>
    <message>
        <source>You win the match %2 to %3</source>
        <translation>Megnyerted a partit, %2 : %3</translation>
    </message>
    <message>
        <source>%1 wins the match %2 to %3</source>
        <translation>%1 nyeri a partit, %2 : %3</translation>
    </message>
    <message>
        <source>You go out with %2 and win the game: %4</source>
        <translation>Kimész %2 ponttal, és tiéd a játszma: %4</translation>
    </message>
    <message>
        <source>%1 went out with only %3, so you win the game: %4</source>
        <translation>%1 csak %3 ponttal ment ki, ezért tiéd a játszma: %4</translation>
    </message>
    <message>
        <source>You both reach 501, but you have more (%2 to %3) and win the game: %4</source>
        <translation>Mindkettőtöknek megvan az 501. Neked több van (%2 : %3), tiéd a játszma: %4</translation>
    </message>
    <message>
        <source>You score first and win the game: %4</source>
        <translation>Te szerzel először pontot, tiéd a játszma: %4</translation>
    </message>
    <message>
        <source>You get ahead, %2 to %3, and win the game: %4</source>
        <translation>Te kerülsz előnybe (%2 : %3), tiéd a játszma: %4</translation>
    </message>
    <message>
        <source>You end the hand with %2 and win the game: %4</source>
        <translation>%2 ponttal zárod a leosztást, tiéd a játszma: %4</translation>
    </message>
    <message>
        <source>%1 goes out with %2 and wins the game: %4</source>
        <translation>%1 kimegy %2 ponttal, és viszi a játszmát: %4</translation>
    </message>
    <message>
        <source>You went out with only %3, so %1 wins the game: %4</source>
        <translation>Csak %3 ponttal mentél ki, ezért %1 viszi a játszmát: %4</translation>
    </message>
    <message>
        <source>You both reach 501, but %1 has more (%2 to %3) and wins the game: %4</source>
        <translation>Mindkettőtöknek megvan az 501. %1 áll jobban (%2 : %3), és viszi a játszmát: %4</translation>
    </message>
    <message>
        <source>%1 scores first and wins the game: %4</source>
        <translation>%1 szerez először pontot, és viszi a játszmát: %4</translation>
    </message>
    <message>
        <source>%1 gets ahead, %2 to %3, and wins the game: %4</source>
        <translation>%1 kerül előnybe (%2 : %3), és viszi a játszmát: %4</translation>
    </message>
    <message>
        <source>%1 ends the hand with %2 and wins the game: %4</source>
        <translation>%1 %2 ponttal zárja a leosztást, és viszi a játszmát: %4</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the word for a game won twofold, what it brings</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%4: you have only %2, less than %3, so the game counts double.</source>
        <translation>%4: csak %2 pontod van, kevesebb, mint %3, ezért a játszma duplán számít.</translation>
    </message>
    <message>
        <source>%4: %1 has only %2, less than %3, so the game counts double.</source>
        <translation>%4: %1 csak %2 ponton áll, ez kevesebb, mint %3, ezért a játszma duplán számít.</translation>
    </message>
    <message>
        <source>Stichmatsch: you won every trick from 8 to 16, so all 161 points are yours.</source>
        <translation>Stichmatsch: a 8–16. ütést mind te vitted el, így az ütések mind a 161 pontja a tiéd.</translation>
    </message>
    <message>
        <source>Stichmatsch: %1 won every trick from 8 to 16 and gets all 161 points.</source>
        <translation>Stichmatsch: a 8–16. ütést mind %1 vitte el, így az ütések mind a 161 pontja az övé.</translation>
    </message>
    <message>
        <source>You used hints in this match.</source>
        <translation>Ebben a partiban tippet kértél.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>A parti vége</translation>
    </message>
    <message>
        <source>End of the hand</source>
        <translation>A leosztás vége</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>A játszma vége</translation>
    </message>
    <message>
        <source>Next &amp;hand</source>
        <translation>Következő &amp;leosztás</translation>
    </message>
    <message>
        <source>Next &amp;game</source>
        <translation>Következő &amp;játszma</translation>
    </message>
    <message>
        <source>New &amp;match</source>
        <translation>Új &amp;parti</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <translation>&amp;Vissza a partihoz</translation>
    </message>
    <message>
        <source>My &amp;matches…</source>
        <translation>Parti&amp;jaim…</translation>
    </message>
    <message>
        <source>&amp;View the table</source>
        <translation>Lássuk az &amp;asztalt</translation>
    </message>
    <message>
        <source>Play this deal &amp;again</source>
        <translation>Ugyanez az osztás &amp;újra</translation>
    </message>
    <message>
        <source>As a practice match of one hand; the current match stays saved</source>
        <translation>Egyleosztásos gyakorlóparti; a mostani parti mentve marad</translation>
    </message>
    <message>
        <source>With &amp;seats swapped</source>
        <translation>Cserélt &amp;helyekkel</translation>
    </message>
    <message>
        <source>The same deal with your opponent’s cards, as a practice match of one hand</source>
        <translation>Ugyanez az osztás az ellenfeled lapjaival, egyleosztásos gyakorlópartiban</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Elszámolás</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Bemondások</translation>
    </message>
    <message>
        <source>Béla</source>
        <translation>Béla</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Ütések</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Utolsó ütés</translation>
    </message>
    <message>
        <source>Hand total</source>
        <translation>Leosztás összesen</translation>
    </message>
    <message>
        <source>Score before</source>
        <translation>Előtte</translation>
    </message>
    <message>
        <source>Score now</source>
        <translation>Állás most</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Te</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Tétek</translation>
    </message>
    <message>
        <source>Buli points</source>
        <translation>Buli</translation>
    </message>
    <message>
        <source>%1 (first to %2)</source>
        <comment>buli points or stakes, how many win the match</comment>
        <translation>%1 (%2 kell a partihoz)</translation>
    </message>
    <message>
        <source>Nobody scored a meld.</source>
        <translation>Senki sem számolt el bemondást.</translation>
    </message>
    <message>
        <source>Melds that scored</source>
        <translation>Elszámolt bemondások</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nincs</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a meld, and its points</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>HandText</name>
    <message>
        <source>The hand is still being played.</source>
        <translation>A leosztás még tart.</translation>
    </message>
    <message>
        <source>As a record:</source>
        <translation>Visszajátszható alakban:</translation>
    </message>
    <message>
        <source>Tartli: %1 and %2, hand %3. Rules: %4.</source>
        <translation>Tartli: %1 és %2, %3. leosztás. Szabályok: %4.</translation>
    </message>
    <message>
        <source>Trick %1</source>
        <translation>%1. ütés</translation>
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
        <source>The first points win the game.</source>
        <translation>Az első szerzett pont megnyeri a játszmát.</translation>
    </message>
    <message>
        <source>Trumps: %1. Turned up as card %3: %2.</source>
        <translation>Adu: %1. Felütött lap: %2 (%3. lap).</translation>
    </message>
    <message>
        <source>Your cards: %1.</source>
        <translation>A te lapjaid: %1.</translation>
    </message>
    <message>
        <source>Dealt to %1: %2.</source>
        <translation>Lapok (%1): %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Drawn by you: %1</source>
        <comment>a card</comment>
        <translation>A te húzásod: %1</translation>
    </message>
    <message>
        <source>Drawn by %1: %2</source>
        <comment>a card</comment>
        <translation>Húzás (%1): %2</translation>
    </message>
    <message>
        <source>Trick taken by you: %1</source>
        <comment>its points</comment>
        <translation>A te ütésed: %1</translation>
    </message>
    <message>
        <source>Trick taken by %1: %2</source>
        <translation>Ütés (%1): %2</translation>
    </message>
    <message>
        <source>Your béla: %1</source>
        <comment>its points</comment>
        <translation>A te bélád: %1</translation>
    </message>
    <message>
        <source>Béla scored by %1: %2</source>
        <translation>Béla (%1): %2</translation>
    </message>
    <message>
        <source>You win the game: %1.</source>
        <translation>Tiéd a játszma: %1.</translation>
    </message>
    <message>
        <source>Game won by %1: %2.</source>
        <translation>A játszma győztese: %1 (%2).</translation>
    </message>
    <message>
        <source>In the next hand the first points win the game.</source>
        <translation>A következő leosztásban az első szerzett pont megnyeri a játszmát.</translation>
    </message>
    <message>
        <source>You win the match, %1 : %2.</source>
        <translation>Tiéd a parti, %1 : %2.</translation>
    </message>
    <message>
        <source>Match won by %1, %2 : %3.</source>
        <translation>A parti győztese: %1 (%2 : %3).</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>what a player says</comment>
        <translation>%1: „%2”</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Elszámolás</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 from melds, %4 from tricks, %5 now</source>
        <translation>%1: előtte %2, bemondásból %3, ütésekből %4, most %5</translation>
    </message>
    <message>
        <source>Stichmatsch: you.</source>
        <translation>Stichmatsch: te.</translation>
    </message>
    <message>
        <source>Stichmatsch: %1.</source>
        <translation>Stichmatsch: %1.</translation>
    </message>
</context>
<context>
    <name>HandsModel</name>
    <message>
        <source>Hand</source>
        <translation>Leosztás</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Osztó</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Bemondások</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Ütések</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Állás</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>points of both players</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>You won the match, %1 : %2</source>
        <translation>Tiéd a parti, %1 : %2</translation>
    </message>
    <message>
        <source>Match won by %1, %2 : %3</source>
        <translation>A parti győztese: %1 (%2 : %3)</translation>
    </message>
    <message>
        <source>You won on a false claim: %1</source>
        <translation>Téves kimenés, te nyertél: %1</translation>
    </message>
    <message>
        <source>Won by %1 on a false claim: %2</source>
        <translation>Téves kimenés, győztes: %1 (%2)</translation>
    </message>
    <message>
        <source>You won: %1</source>
        <translation>Te nyertél: %1</translation>
    </message>
    <message>
        <source>Won by %1: %2</source>
        <translation>Győztes: %1 (%2)</translation>
    </message>
    <message>
        <source>Tied: the next points win</source>
        <translation>Egyenlő: a következő pont dönt</translation>
    </message>
    <message>
        <source>Stichmatsch: you</source>
        <translation>Stichmatsch: te</translation>
    </message>
    <message>
        <source>Stichmatsch: %1</source>
        <translation>Stichmatsch: %1</translation>
    </message>
    <message>
        <source>not over</source>
        <translation>még tart</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Many games are decided by melds, and many of the others by the last nine tricks. These habits take a beginner a long way; where they contradict each other, ask for a hint.</source>
        <translation>Sok játszmát a bemondások döntenek el, a többi közül sokat az utolsó kilenc ütés. Ezekkel a szokásokkal kezdőként is sokra viheted; ha ellentmondanak egymásnak, kérj tippet.</translation>
    </message>
    <message>
        <source>While there is a talon</source>
        <translation>Amíg tart a talon</translation>
    </message>
    <message>
        <source>When to declare</source>
        <translation>Mikor mondj be</translation>
    </message>
    <message>
        <source>Tricks 7 to 16</source>
        <translation>7–16. ütés</translation>
    </message>
    <message>
        <source>Near the end of a game</source>
        <translation>A játszma vége felé</translation>
    </message>
    <message>
        <source>Playing well</source>
        <translation>Így játssz jól</translation>
    </message>
    <message>
        <source>&lt;b&gt;Collect first.&lt;/b&gt; In the first tricks melds are worth more than cards. It is often right to let an Ace go so that three cards stay together.</source>
        <translation>&lt;b&gt;Előbb gyűjts.&lt;/b&gt; Az első ütésekben a bemondás többet ér a lapoknál. Sokszor megéri odaadni egy ászt, ha így három összetartozó lap együtt marad.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Prefer what is open at both ends.&lt;/b&gt; With %1 and %2 of a suit, either %3 or %4 makes a %5. Two cards at the end of the row, or with a gap between them, wait for one single card.</source>
        <comment>Under, Ten, Over, Nine, terc</comment>
        <translation>&lt;b&gt;A mindkét végén nyitott sorozat a jobb.&lt;/b&gt; Ha egy színből ez a két lapod van: %1 és %2, kétféle lapból is lehet %5: %3, %4. A sor szélén álló vagy lyukas lappár csak egyetlen lapra várhat.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Treasure %1 and %2.&lt;/b&gt; No sequence can do without one of the two: if you hold both of a suit, your opponent has no sequence to declare in it. In trumps they are the two best cards, and they make the most valuable sets.</source>
        <comment>Over, Nine</comment>
        <translation>&lt;b&gt;Becsüld meg ezt a két lapot: %1, %2.&lt;/b&gt; Egyikük nélkül nincs sorozat: ha egy színből mindkettő nálad van, abban az ellenfelednek nem lehet sorozata. Adunak ez a két legerősebb lap, és a legtöbbet érő vannakok is belőlük lesznek.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Treasure %1 and %2.&lt;/b&gt; No sequence can do without one of the two: if you hold both of a suit, your opponent has no sequence to declare in it. In trumps they are the two best cards.</source>
        <comment>Over, Nine</comment>
        <translation>&lt;b&gt;Becsüld meg ezt a két lapot: %1, %2.&lt;/b&gt; Egyikük nélkül nincs sorozat: ha egy színből mindkettő nálad van, abban az ellenfelednek nem lehet sorozata. Adunak ez a két legerősebb lap.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Remember what has gone.&lt;/b&gt; Do not wait for a card that has been played, or that your opponent has named in a meld.</source>
        <translation>&lt;b&gt;Jegyezd meg, mi ment már el.&lt;/b&gt; Ne várj olyan lapra, amelyet már kijátszottak, vagy amelyet az ellenfeled egy bemondásban megnevezett.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Save your trumps.&lt;/b&gt; As long as nobody has to follow suit, a trump seldom wins much. From trick 8 on it captures Aces and brings you the lead.</source>
        <translation>&lt;b&gt;Gyűjtsd az adut.&lt;/b&gt; Amíg nem kell színre színt adni, egy adu ritkán visz el sokat. A 8. ütéstől ászt fog, és megszerzi neked a hívást.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Lead low, answer high.&lt;/b&gt; Lead a card that fits no meld and is worth nothing. When you answer, you know what you get: take a low card with the %1 or %2 of its suit, and throw something worthless under a card that you cannot beat.</source>
        <comment>Ace, Ten</comment>
        <translation>&lt;b&gt;Hívj kicsit, üss naggyal.&lt;/b&gt; Olyan lapot hívj, amely semmit sem ér, és bemondáshoz sem kell. Ha te jössz másodiknak, már tudod, mit kapsz: a kis lapot üsd ugyanabból a színből (%1 vagy %2), amit pedig nem tudsz ütni, arra dobj értéktelent.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Split a long sequence&lt;/b&gt; while there are enough tricks to declare all its parts. Declare it whole when time runs short, when your opponent is near %1, or when it wins the game.</source>
        <translation>&lt;b&gt;A hosszú sorozatot oszd fel,&lt;/b&gt; ha minden részére jut még ütés. Mondd be egyben, ha fogy az idő, ha az ellenfeled már %1 közelében jár, vagy ha azzal megnyered a játszmát.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Keep a %1 that has scored&lt;/b&gt; for a while: one more card makes it a %2, and another 100 points.</source>
        <comment>kvart, kvint</comment>
        <translation>&lt;b&gt;Az elszámolt sorozatot (%1) tartsd meg&lt;/b&gt; még egy ideig: egy lappal több, és már %2, azaz még 100 pont.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Do not hurry with béla.&lt;/b&gt; Until you say it, your opponent cannot know where two good trumps are. But say it before you play one of them, before trick 8 is over, and at once if it wins the game.</source>
        <translation>&lt;b&gt;A bélával ne siess.&lt;/b&gt; Amíg nem mondod, az ellenfeled nem tudhatja, hol van két jó adu. De mondd be, mielőtt az egyiket kijátszod, a 8. ütés vége előtt, és azonnal, ha megnyered vele a játszmát.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Listen.&lt;/b&gt; A meld that lost its contest is still there and will come again, unless one of its cards is played. With a better one you can stop it once more.</source>
        <translation>&lt;b&gt;Figyelj.&lt;/b&gt; Az alulmaradt bemondás megvan még, és vissza fog jönni, hacsak ki nem játsszák egy lapját. Egy jobbal megint megfoghatod.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Think before trick 7.&lt;/b&gt; Its loser gets the turned-up card, and its winner leads when the talon is gone. Losing it for a high trump is often the better bargain. No card before the ending matters more.</source>
        <translation>&lt;b&gt;A 7. ütés előtt gondolkodj.&lt;/b&gt; A vesztese kapja a felütött lapot, a győztese hív, amikor elfogyott a talon. Egy nagy aduért sokszor megéri elveszíteni. A végjáték előtt ez a legfontosabb lap.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Know your opponent’s hand.&lt;/b&gt; From trick 8 on it is exactly the cards that you have not seen. If you have kept track, nothing is hidden any more.</source>
        <translation>&lt;b&gt;Tudd, mi van az ellenfelednél.&lt;/b&gt; A 8. ütéstől pontosan azok a lapok, amelyeket nem láttál. Ha számon tartottad őket, nincs több titok.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Draw trumps&lt;/b&gt; if yours are better or more than your opponent’s; then your Aces and Tens are safe. If not, make your opponent spend them on your worthless cards.</source>
        <translation>&lt;b&gt;Hívd ki az adukat,&lt;/b&gt; ha a tieid erősebbek vagy többen vannak; utána biztos az ászod és a tízesed. Ha nem, az értéktelen lapjaidra csald ki őket.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Think of the last trick.&lt;/b&gt; It is worth %1 points more: keep a trump for it, or the lead.</source>
        <translation>&lt;b&gt;Gondolj az utolsó ütésre.&lt;/b&gt; Az még %1 pontot ér: tarts meg hozzá egy adut vagy a hívást.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Keep one sure trick.&lt;/b&gt; A single trick from 8 to 16 saves all your others from a stichmatsch.</source>
        <translation>&lt;b&gt;Legyen egy biztos ütésed.&lt;/b&gt; A 8–16. ütésből egyetlenegy is megmenti a többi ütésedet a stichmatschtól.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Count every card&lt;/b&gt; once one of you is near %1. Now a rich trick may be worth more than a meld, and three points may win the game.</source>
        <translation>&lt;b&gt;Számolj minden lapot,&lt;/b&gt; ha valamelyikőtök már %1 közelében jár. Most egy kövér ütés többet érhet egy bemondásnál, és három ponton is múlhat a játszma.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Go out at once&lt;/b&gt; when you have %1, even in the middle of a trick: your opponent may be just one card away.</source>
        <translation>&lt;b&gt;Menj ki rögtön,&lt;/b&gt; ha megvan az %1 pontod, akár ütés közben is: lehet, hogy az ellenfelednek már csak egy lap hiányzik.</translation>
    </message>
    <message>
        <source>The one reason to wait is a stichmatsch that cannot fail: it takes your opponent’s tricks away, and can make the game a %1.</source>
        <comment>maccs</comment>
        <translation>Egyvalamire érdemes várni: a biztos stichmatschra. Az elviszi az ellenfeled ütéseit, és lehet belőle %1.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Avoid the %2.&lt;/b&gt; If the game is lost, %1 points still halve its cost.</source>
        <comment>points; maccs</comment>
        <translation>&lt;b&gt;Kerüld el, hogy %2 legyen.&lt;/b&gt; Ha a játszma el is veszett, %1 ponttal már csak a felébe kerül.</translation>
    </message>
    <message>
        <source>After the hand, copy &lt;b&gt;Cards and salt&lt;/b&gt; from the same place: 32 cards, the top one first, then the salt, all separated by single spaces. A is %1, L %2, H %3, B %4; X is %5, U %6, O %7.</source>
        <translation>A leosztás után ugyanonnan másold ki, ami a &lt;b&gt;Lapok és salt&lt;/b&gt; mellett áll: a 32 lapot, a legfelsővel kezdve, utána a saltot (a véletlen kiegészítést), mindet egy-egy szóközzel elválasztva. A = %1, L = %2, H = %3, B = %4; X = %5, U = %6, O = %7.</translation>
    </message>
    <message>
        <source>Before a hand, open &lt;b&gt;Match → Check this deal&lt;/b&gt; and note the check number of the next hand.</source>
        <translation>Leosztás előtt nyisd meg ezt: &lt;b&gt;Parti → Az osztás ellenőrzése&lt;/b&gt;, és jegyezd fel a következő leosztás ellenőrző számát.</translation>
    </message>
    <message>
        <source>In a terminal, type: &lt;code&gt;echo -n &apos;CARDS AND SALT&apos; | sha256sum&lt;/code&gt;</source>
        <translation>Terminálba írd be: &lt;code&gt;echo -n &apos;LAPOK ÉS SALT&apos; | sha256sum&lt;/code&gt;</translation>
    </message>
    <message>
        <source>If you get the same number, the order of the cards was set before the deal and before you cut. Your cut puts the first cards below the rest; if your opponent cuts, that has already happened.</source>
        <translation>Ha ugyanaz a szám jön ki, a lapok sorrendje már az osztás és a te emelésed előtt megvolt. Az emelésed az első lapokat a többi alá teszi; ha az ellenfeled emel, ez már megtörtént.</translation>
    </message>
    <message>
        <source>An exported match contains all this as &lt;code&gt;deal_proof&lt;/code&gt;, and &lt;code&gt;tartli-desktop --check FILE&lt;/code&gt; checks every hand in it.</source>
        <translation>Az exportált partiban mindez benne van (&lt;code&gt;deal_proof&lt;/code&gt;), és a &lt;code&gt;tartli-desktop --check FÁJL&lt;/code&gt; minden leosztását ellenőrzi.</translation>
    </message>
    <message>
        <source>Checking a deal</source>
        <translation>Egy osztás ellenőrzése</translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation>Egér és billentyűk</translation>
    </message>
    <message>
        <source>Drag a card to the middle, or click it, to play it.</source>
        <translation>Ha ki akarsz játszani egy lapot, húzd középre, vagy kattints rá.</translation>
    </message>
    <message>
        <source>Drag a card along your hand to move it.</source>
        <translation>Ha a lapjaidat rendezgeted, húzd arrébb a lapot a kezedben.</translation>
    </message>
    <message>
        <source>Click the middle to gather a full trick.</source>
        <translation>A teljes ütést középre kattintva viszed el.</translation>
    </message>
    <message>
        <source>Click the talon to exchange the Seven.</source>
        <translation>A hetest a talonra kattintva cseréled ki.</translation>
    </message>
    <message>
        <source>Click a card of the spread pack to cut there.</source>
        <translation>Emeléshez kattints a kiterített pakli egyik lapjára.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Billentyű</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Mit csinál</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Az asztalnál</translation>
    </message>
    <message>
        <source>When you declare melds</source>
        <translation>Bemondáskor</translation>
    </message>
    <message>
        <source>In the list of matches</source>
        <translation>A partik listájában</translation>
    </message>
    <message>
        <source>In this help</source>
        <translation>Ebben a súgóban</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Bármikor</translation>
    </message>
    <message>
        <source>You can change the keys of commands: Match menu, Settings, Keys.</source>
        <translation>A parancsok billentyűit megváltoztathatod: Parti menü, Beállítások, Billentyűk.</translation>
    </message>
    <message>
        <source>Select a card in your hand</source>
        <translation>Lap kijelölése a kezedben</translation>
    </message>
    <message>
        <source>Home, End</source>
        <comment>keys</comment>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>Select the first or the last card</source>
        <translation>Az első vagy az utolsó lap kijelölése</translation>
    </message>
    <message>
        <source>Shift and a letter</source>
        <comment>keys</comment>
        <translation>Shift és egy betű</translation>
    </message>
    <message>
        <source>Select the next card of a suit (%1); then the letter or figure of a rank (%2) selects that card: %3 and %4 for the %5</source>
        <translation>Egy szín következő lapjának kijelölése (%1); utána a lap betűje vagy száma (%2) kijelöli azt a lapot: %3, majd %4 = %5</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <comment>keys</comment>
        <translation>Enter, Szóköz</translation>
    </message>
    <message>
        <source>Play the selected card</source>
        <translation>A kijelölt lap kijátszása</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Szóköz</translation>
    </message>
    <message>
        <source>With no card selected: gather the trick, cut the pack, or go on</source>
        <translation>Ha nincs kijelölt lap: az ütés elvitele, emelés vagy tovább</translation>
    </message>
    <message>
        <source>While the pack is spread: choose where to cut; Space cuts</source>
        <translation>Amíg a pakli szétterítve fekszik: hol emelj; a szóköz emel</translation>
    </message>
    <message>
        <source>Ctrl ← →</source>
        <comment>keys</comment>
        <translation>Ctrl ← →</translation>
    </message>
    <message>
        <source>Move the selected card</source>
        <translation>A kijelölt lap áthelyezése</translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>a key</comment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Move to the buttons and the slate; Space presses a button</source>
        <translation>Tovább a gombokra és a táblára; a szóköz megnyomja a gombot</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>a key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Clear the selection; close a window like this one</source>
        <translation>A kijelölés megszüntetése; az ilyen ablak bezárása</translation>
    </message>
    <message>
        <source>Read the rule that forbids a meld</source>
        <translation>Melyik szabály tiltja a kijelölt bemondást</translation>
    </message>
    <message>
        <source>Move through the melds</source>
        <translation>Lépkedés a bemondások között</translation>
    </message>
    <message>
        <source>Show or hide the parts of a sequence</source>
        <translation>Egy sorozat részeinek mutatása vagy elrejtése</translation>
    </message>
    <message>
        <source>Tick or untick a meld</source>
        <translation>Bemondás bejelölése, vagy a jelölés törlése</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Declare the ticked melds</source>
        <translation>A bejelöltek bemondása</translation>
    </message>
    <message>
        <source>Declare nothing</source>
        <translation>Bemondás nélkül tovább</translation>
    </message>
    <message>
        <source>Move from paragraph to paragraph</source>
        <translation>Bekezdésről bekezdésre</translation>
    </message>
    <message>
        <source>H, Shift H</source>
        <comment>keys</comment>
        <translation>H, Shift H</translation>
    </message>
    <message>
        <source>Move to the next heading; to the previous one</source>
        <translation>Ugrás a következő címre; az előzőre</translation>
    </message>
    <message>
        <source>Ctrl F</source>
        <comment>keys</comment>
        <translation>Ctrl F</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>Enter, F3</source>
        <comment>keys</comment>
        <translation>Enter, F3</translation>
    </message>
    <message>
        <source>Go to the next place found</source>
        <translation>A következő találat</translation>
    </message>
    <message>
        <source>Shift Enter, Shift F3</source>
        <comment>keys</comment>
        <translation>Shift Enter, Shift F3</translation>
    </message>
    <message>
        <source>Go back to the previous one</source>
        <translation>Az előző találat</translation>
    </message>
    <message>
        <source>Clear the search; close the help</source>
        <translation>A keresés törlése; a súgó bezárása</translation>
    </message>
    <message>
        <source>Continue the match, or view it if it is finished</source>
        <translation>A parti folytatása, vagy ha már vége, a megtekintése</translation>
    </message>
    <message>
        <source>Ctrl 1 to 7</source>
        <comment>keys</comment>
        <translation>Ctrl 1–7</translation>
    </message>
    <message>
        <source>Sort by a column; press again to reverse</source>
        <translation>Rendezés oszlop szerint; még egyszer: fordítva</translation>
    </message>
    <message>
        <source>Rename the match</source>
        <translation>A parti átnevezése</translation>
    </message>
    <message>
        <source>Del, Ctrl Z</source>
        <comment>keys</comment>
        <translation>Del, Ctrl Z</translation>
    </message>
    <message>
        <source>Delete matches; restore them</source>
        <translation>Partik törlése; a törlés visszavonása</translation>
    </message>
    <message>
        <source>Ctrl D, Ctrl E</source>
        <comment>keys</comment>
        <translation>Ctrl D, Ctrl E</translation>
    </message>
    <message>
        <source>Duplicate matches; export them</source>
        <translation>Partik másolása; exportálásuk</translation>
    </message>
    <message>
        <source>↑ ↓ in the text of a hand</source>
        <comment>keys</comment>
        <translation>↑ ↓ egy leosztás szövegében</translation>
    </message>
    <message>
        <source>Move from trick to trick, and on to the next hand</source>
        <translation>Ütésről ütésre, és tovább a következő leosztásra</translation>
    </message>
    <message>
        <source>In &lt;b&gt;tricks 1 to 8&lt;/b&gt;, before you play your card, you may declare melds that you hold. You never have to. A card of a meld may be played to the same trick.</source>
        <translation>Az &lt;b&gt;első nyolc ütésben&lt;/b&gt;, mielőtt kijátszod a lapodat, bemondhatod, ami a kezedben van. Ez sosem kötelező. A bemondott lapok egyikét ugyanabban az ütésben ki is játszhatod.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;sequence&lt;/b&gt; is three or more cards of one suit in a row. A &lt;b&gt;set&lt;/b&gt; is four of a kind, all four cards of one rank.</source>
        <translation>A &lt;b&gt;sorozat&lt;/b&gt; legalább három egymás utáni lap egy színből. A &lt;b&gt;vannak&lt;/b&gt; négy egyforma: egy érték mind a négy lapja.</translation>
    </message>
    <message>
        <source>Meld</source>
        <translation>Bemondás</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Mi ez</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>In a row means in this order: %1.</source>
        <translation>Az egymás utáni lapok sorrendje: %1.</translation>
    </message>
    <message>
        <source>You may also declare just a part of a longer sequence.</source>
        <translation>Egy hosszabb sorozatnak csak a részét is bemondhatod.</translation>
    </message>
    <message>
        <source>For example, a %1:</source>
        <comment>a meld</comment>
        <translation>Például %1:</translation>
    </message>
    <message>
        <source>Declaring</source>
        <translation>A bemondás</translation>
    </message>
    <message>
        <source>Whose melds are better</source>
        <translation>Kié a jobb</translation>
    </message>
    <message>
        <source>Declaring again</source>
        <translation>Újra bemondani</translation>
    </message>
    <message>
        <source>%1 cards of a suit in a row</source>
        <comment>a number, or some: 5, 6, 7 or 8</comment>
        <translation>%1 egymás utáni lap egy színből</translation>
    </message>
    <message>
        <source>All four %1</source>
        <comment>a rank, or some: Aces, Tens or Kings</comment>
        <translation>Mind a négy %1</translation>
    </message>
    <message>
        <source>béla</source>
        <translation>béla</translation>
    </message>
    <message>
        <source>Four %1 are a set; four %2 or four %3 are not.</source>
        <comment>ranks</comment>
        <translation>Ezekből is lehet vannak: %1; ezekből nem: %2, %3.</translation>
    </message>
    <message>
        <source>Four %1 are not a set, nor are four %2 or four %3.</source>
        <comment>ranks</comment>
        <translation>Ezekből nem lehet vannak: %1, %2, %3.</translation>
    </message>
    <message>
        <source>Or a %1 of %2:</source>
        <comment>a set: vannak, Overs</comment>
        <translation>Vagy %2 %1:</translation>
    </message>
    <message>
        <source>%1 and %2 of trumps</source>
        <comment>King and Over</comment>
        <translation>adu %1 és %2</translation>
    </message>
    <message>
        <source>In one trick you may declare one set and one sequence. They may share a card.</source>
        <translation>Egy ütésben egy vannakot és egy sorozatot mondhatsz be. Lehet közös lapjuk.</translation>
    </message>
    <message>
        <source>In one trick you may declare one set, and one sequence in each suit. A set and a sequence may share a card.</source>
        <translation>Egy ütésben egy vannakot és színenként egy sorozatot mondhatsz be. A vannaknak és a sorozatnak lehet közös lapja.</translation>
    </message>
    <message>
        <source>You declare everything at once, and only once in a trick.</source>
        <translation>Mindent egyszerre mondasz be, ütésenként csak egyszer.</translation>
    </message>
    <message>
        <source>You say only the word, “%1!” or “%2!”, not which cards: the set first, then the sequences, the longest first.</source>
        <translation>Csak ennyit mondasz: „%1!” vagy „%2!”, azt nem, hogy melyik lapok. Előbb jön a vannak, aztán a sorozatok, a leghosszabbal kezdve.</translation>
    </message>
    <message>
        <source>After the leader, the other player may declare only what could be better, going by those words alone: against a set another set; against sequences a set, or a sequence at least as long as the longest. Weaker melds may be declared along with it. Whether it really is better comes out only afterwards.</source>
        <translation>Ha a hívó bemondott, a másik csak olyat mondhat be, ami ennyiből ítélve jobb lehet: vannakra vannakot; sorozatokra vannakot, vagy legalább olyan hosszú sorozatot, mint a leghosszabb. Gyengébbet is bemondhat vele együtt. Hogy csakugyan jobb-e, az csak utána derül ki.</translation>
    </message>
    <message>
        <source>If both of you declare in a trick, the best single meld decides this contest: the player who holds it scores everything declared with it in the trick, and the other player scores nothing.</source>
        <translation>Ha egy ütésben mindketten bemondtok, a legjobb bemondás dönt: akié az, mindent elszámol, amit ebben az ütésben bemondott, a másik semmit.</translation>
    </message>
    <message>
        <source>Any set is better than any sequence. The sets, best first: %1. A longer sequence is better than a shorter one; if they are equally long, the higher top card decides; if that is equal too, the one in trumps is better, and if neither is in trumps, the leader’s.</source>
        <translation>Minden vannak jobb minden sorozatnál. A vannakok sorrendje, a legjobbal kezdve: %1. A hosszabb sorozat jobb a rövidebbnél; egyforma hosszúaknál az, amelyiknek magasabb a legnagyobb lapja; ha az is egyforma, az adusorozat a jobb, és ha egyik sem adu, akkor azé, aki hívott.</translation>
    </message>
    <message>
        <source>If the words leave it open, you settle it before the second card is played. The leader names the rank of the set, or the top card of the sequence. The other player answers “Higher here.” with a better meld, and otherwise “Good.”</source>
        <translation>Ha ebből még nem dől el, a második lap előtt tisztázzátok. A hívó megmondja, miből van vannakja, vagy mi a sorozata legnagyobb lapja. A másik azt feleli: „Itt nagyobb van.”, ha az övé jobb, különben azt: „Jó.”</translation>
    </message>
    <message>
        <source>When both cards lie on the table, the melds that score are named in full. About the others nothing more is said.</source>
        <translation>Amikor mindkét lap az asztalon van, az elszámolt bemondásokat pontosan megnevezitek. A többiről nem esik több szó.</translation>
    </message>
    <message>
        <source>The other player may ask to see their cards at the end of the trick.</source>
        <translation>A másik játékos az ütés végén kérheti, hogy a lapjaikat is lássa.</translation>
    </message>
    <message>
        <source>Now that they are known, you may look at their cards on the table.</source>
        <translation>Ha már úgyis ismertek, a lapjaikat meg is nézheted az asztalon.</translation>
    </message>
    <message>
        <source>A meld that was declared but did not score may be declared again in a later trick, as long as you hold all its cards. A set can score only once in a hand.</source>
        <translation>Amit bemondtál, de nem tudtál elszámolni, azt egy későbbi ütésben újra bemondhatod, amíg minden lapja megvan. Egy vannakot egy leosztásban csak egyszer lehet elszámolni.</translation>
    </message>
    <message>
        <source>Once you have scored a sequence, a further one in that suit must include a card that the first did not. This goes for every sequence you have scored in the suit.</source>
        <translation>Ha már elszámoltál egy sorozatot, abban a színben a következőben legyen olyan lap, amely abban nem volt. Ez minden sorozatra igaz, amelyet abban a színben elszámoltál.</translation>
    </message>
    <message>
        <source>After a %1 %4, for example, the %3 %5 of that suit may score, but not the %2 %5.</source>
        <comment>King, Over and Under; four and three cards in a row</comment>
        <translation>Például %1 %4 után ugyanabból a színből %3 %5 elszámolható, %2 %5 viszont nem.</translation>
    </message>
    <message>
        <source>Once you have scored a sequence, a further one in that suit must be higher, or have the same top card and be longer, or lie below it with at least one rank between them. If you have scored several in the suit, this goes for each of them.</source>
        <translation>Ha már elszámoltál egy sorozatot, abban a színben a következő legyen magasabb, vagy ugyanaz legyen a legnagyobb lapja, de hosszabb legyen, vagy legyen lejjebb úgy, hogy legalább egy lap kimaradjon közöttük. Ha többet is elszámoltál abban a színben, ez mindegyikre igaz.</translation>
    </message>
    <message>
        <source>It may not start right next to one that has scored, unless the two share a card.</source>
        <translation>Olyan sem lehet, amely közvetlenül egy elszámolt mellett kezdődik, hacsak nincs közös lapjuk.</translation>
    </message>
    <message>
        <source>After a %1 %5, for example, the %3 %4 or the %1 %6 of that suit may score, but neither the %1 %4 nor the %2 %6.</source>
        <comment>King, Over and Ace; three, four and five cards in a row</comment>
        <translation>Például %1 %5 után ugyanabból a színből %3 %4 vagy %1 %6 elszámolható, %1 %4 és %2 %6 viszont nem.</translation>
    </message>
    <message>
        <source>So a long sequence can score in parts, one in each trick, if you begin low. For example, the %1 scores six times in this order, for %3 points in all: %2.</source>
        <comment>Over kvint; its parts; their points</comment>
        <translation>Így a hosszú sorozatot részenként is elszámolhatod, ütésenként egyet, ha alul kezded. A sorrend egy példán (%1): %2. Ez hat ütésben összesen %3 pont.</translation>
    </message>
    <message>
        <source>While you learn</source>
        <translation>Amíg tanulod</translation>
    </message>
    <message>
        <source>Opponents and matches</source>
        <translation>Ellenfelek és partik</translation>
    </message>
    <message>
        <source>Saving, sending, counting</source>
        <translation>Mentés, küldés, statisztika</translation>
    </message>
    <message>
        <source>As you like it</source>
        <translation>Ahogy neked jó</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>A program</translation>
    </message>
    <message>
        <source>The &lt;b&gt;guided first hand&lt;/b&gt; in the Help menu plays a hand with you and explains each step. You can start it again at any time.</source>
        <translation>A &lt;b&gt;vezetett első leosztás&lt;/b&gt; a Súgó menüben végigmegy veled egy leosztáson, és minden lépést elmagyaráz. Bármikor újrakezdheted.</translation>
    </message>
    <message>
        <source>%1 shows what a master would do in your place, and says why. It knows only what you can know. In the statistics you can look at matches with and without hints separately.</source>
        <comment>Hint</comment>
        <translation>%1: megmutatja, mit tenne a helyedben egy mester, és meg is indokolja. Csak azt tudja, amit te is tudhatsz. A statisztikában külön nézheted a tippel és a tipp nélkül játszott partikat.</translation>
    </message>
    <message>
        <source>When something is refused, a sentence says why. %1 opens this help at the rule behind it.</source>
        <comment>Why not?</comment>
        <translation>Ha valamit nem lehet, egy mondat megmondja, miért. %1 – ezzel a súgó annál a szabálynál nyílik meg, amelyiken múlt.</translation>
    </message>
    <message>
        <source>%1 lists every meld you hold, whether you can declare it now or not.</source>
        <comment>Look at my melds</comment>
        <translation>%1: minden bemondás, ami a kezedben van, akár bemondhatod most, akár nem.</translation>
    </message>
    <message>
        <source>%1 shows the values of the cards and melds beside the table.</source>
        <comment>Card values</comment>
        <translation>%1: a lapok és a bemondások értéke az asztal mellett.</translation>
    </message>
    <message>
        <source>In %1 you choose how much help you get, from everything a beginner may want to nothing, as in a café: running counts, a board of the cards that are gone or that your opponent must hold, a reminder of melds.</source>
        <comment>Settings</comment>
        <translation>%1: itt választod meg, mennyi segítséget kérsz: mindent, ami egy kezdőnek jól jön, vagy semmit, mint a kávéházban. Ilyen az állás játék közben, a tábla a már elment lapokról és azokról, amelyek biztosan az ellenfelednél vannak, meg az emlékeztető a bemondásokra.</translation>
    </message>
    <message>
        <source>%1 lets you choose the rules, the opponent and how long the match lasts. Hungarian and Austrian rules are ready; with &lt;b&gt;My own rules&lt;/b&gt; you play by those of your house.</source>
        <comment>New match</comment>
        <translation>%1: itt választasz szabályt, ellenfelet, és hogy meddig tart a parti. A magyar és az osztrák szabályok készen állnak, a &lt;b&gt;Saját szabályaim&lt;/b&gt; pedig azok, amelyeket otthon szoktatok.</translation>
    </message>
    <message>
        <source>There are four levels: %1. None of them sees hidden cards; the better ones remember, count and think further.</source>
        <comment>Beginner, Sunday player, Café regular, Master</comment>
        <translation>Négy szint van: %1. Egyik sem lát rejtett lapot; a jobbak többre emlékeznek, számolnak, és messzebbre látnak.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Two people&lt;/b&gt; can play at one screen. A curtain hides the cards while you change places, and tells you what happened in the meantime.</source>
        <translation>Egy képernyőnél &lt;b&gt;ketten&lt;/b&gt; is játszhattok. Függöny takarja a lapokat, amíg helyet cseréltek, és elmondja, mi történt közben.</translation>
    </message>
    <message>
        <source>In a &lt;b&gt;practice match&lt;/b&gt; you can undo your decisions, one after the other, as far back as you like (%1). Practice does not count in the statistics.</source>
        <comment>Take back</comment>
        <translation>&lt;b&gt;Gyakorlópartiban&lt;/b&gt; visszavonhatod a döntéseidet, egyiket a másik után, ameddig csak akarod (%1). A gyakorlás nem kerül a statisztikába.</translation>
    </message>
    <message>
        <source>When a hand is over you can play the same deal again, or with your opponent’s cards, and see what would have been better.</source>
        <translation>Ha vége egy leosztásnak, ugyanazt az osztást lejátszhatod újra, akár az ellenfeled lapjaival is, és megnézheted, mi lett volna jobb.</translation>
    </message>
    <message>
        <source>Nobody can tamper with a deal, not even the program: &lt;b&gt;Checking a deal&lt;/b&gt;, below, tells how to prove it.</source>
        <translation>Az osztást senki sem manipulálhatja, a program sem: lejjebb, az &lt;b&gt;Egy osztás ellenőrzése&lt;/b&gt; cím alatt olvashatod, hogyan bizonyosodhatsz meg róla.</translation>
    </message>
    <message>
        <source>You never have to save. Every card is stored as it is played; if you quit, or the power fails, the match is on the table again at the next start.</source>
        <translation>Menteni sosem kell. A program minden kijátszott lapot rögtön elment; ha kilépsz, vagy elmegy az áram, a következő indításkor ott a parti az asztalon.</translation>
    </message>
    <message>
        <source>%1 lists all of them. Resume one that is not finished, go through a finished one card by card, search, rename, duplicate, or delete; what you delete can be brought back until you quit.</source>
        <comment>My matches</comment>
        <translation>%1: itt van az összes. A befejezetlent folytathatod, a befejezettet lapról lapra végignézheted; kereshetsz, átnevezhetsz, másolhatsz, törölhetsz. Amit törölsz, kilépésig visszahozhatod.</translation>
    </message>
    <message>
        <source>A match can be exported to a file, sent, and imported on another computer. %1 puts the hand on the clipboard, and the slate can be saved as a picture.</source>
        <comment>Copy this hand as text</comment>
        <translation>Egy partit fájlba exportálhatsz, elküldheted, és egy másik gépen importálhatod. %1: a leosztás a vágólapra kerül; a táblát képként is elmentheted.</translation>
    </message>
    <message>
        <source>%1 shows how you are doing against each level: matches, games, points, melds. They can be exported as a table.</source>
        <comment>Statistics</comment>
        <translation>%1: hogy állsz az egyes szintek ellen: partik, játszmák, pontok, bemondások. Táblázatként is exportálhatod.</translation>
    </message>
    <message>
        <source>Play with the mouse, with a finger, or with the keyboard alone; every key can be changed.</source>
        <translation>Játszhatsz egérrel, ujjal vagy csak billentyűzettel; minden billentyűt megváltoztathatsz.</translation>
    </message>
    <message>
        <source>Two packs of cards come with the program, with German and with French suits. You can add a pack of your own from photographs or scans.</source>
        <translation>A programhoz két pakli tartozik, egy magyar és egy francia. Fényképekből vagy beolvasott képekből a sajátodat is hozzáadhatod.</translation>
    </message>
    <message>
        <source>Text and the corners of the cards can be made larger, each suit can have a colour of its own, there are dark and high-contrast windows, and a screen reader reads everything out.</source>
        <translation>A betűk és a lapok sarkai nagyobbak is lehetnek, a kártyaszínek külön színt kaphatnak, az ablakok sötétek vagy nagy kontrasztúak is lehetnek, és a képernyőolvasó mindent felolvas.</translation>
    </message>
    <message>
        <source>The program speaks English, Hungarian and German. It never goes online, and everything stays on your computer.</source>
        <translation>A program magyarul, németül és angolul tud. Sosem megy fel a netre, minden a te gépeden marad.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>A játék célja</translation>
    </message>
    <message>
        <source>A hand</source>
        <translation>Egy leosztás</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>A lapok</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Bemondások</translation>
    </message>
    <message>
        <source>Béla and the Seven</source>
        <translation>A béla és a hetes</translation>
    </message>
    <message>
        <source>Winning a game</source>
        <translation>A játszma megnyerése</translation>
    </message>
    <message>
        <source>A game is a race to &lt;b&gt;%1 points&lt;/b&gt;. You score for melds, which are combinations of cards that you declare aloud, and for the cards in the tricks you win. As soon as you have %1 points you &lt;b&gt;go out&lt;/b&gt;, and the game is yours. It usually takes several hands.</source>
        <translation>Egy játszma &lt;b&gt;%1 pontig&lt;/b&gt; tart. Pontot a hangosan bemondott lapjaidért (sorozatokért és vannakokért) kapsz, meg az elvitt ütéseidben lévő lapokért. Amint megvan az %1 pontod, &lt;b&gt;kimész&lt;/b&gt;, és tiéd a játszma. Ehhez többnyire több leosztás kell.</translation>
    </message>
    <message>
        <source>Each game stands alone: it wins one stake, or two if the loser is far behind.</source>
        <translation>Minden játszma külön áll: egy tétet hoz, vagy kettőt, ha a vesztes nagyon lemaradt.</translation>
    </message>
    <message>
        <source>Each game you win is worth one buli point, or two if the loser is far behind.</source>
        <translation>Minden megnyert játszma egy bulit ér, vagy kettőt, ha a vesztes nagyon lemaradt.</translation>
    </message>
    <message>
        <source>The match has no set end: play as long as you like.</source>
        <translation>A partinak nincs kitűzött vége: addig játszotok, ameddig jólesik.</translation>
    </message>
    <message>
        <source>The first player with %1 wins the match; you agree on the number beforehand.</source>
        <comment>5 buli points</comment>
        <translation>A partit az nyeri, akinek előbb összegyűlik ennyi: %1. Ezt előre megbeszélitek.</translation>
    </message>
    <message>
        <source>The dealer shuffles, and the other player cuts.</source>
        <translation>Az osztó kever, a másik játékos emel.</translation>
    </message>
    <message>
        <source>The player who did &lt;b&gt;not&lt;/b&gt; deal leads to the first trick, and the winner of each trick leads to the next. There are 16 tricks.</source>
        <translation>Az első ütésre az hív, aki &lt;b&gt;nem&lt;/b&gt; osztott, utána mindig az, aki az előző ütést vitte. Összesen 16 ütés van.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tricks 1 to 7:&lt;/b&gt; play any card you like; nobody has to follow suit. After each trick the winner draws a card from the talon, then the loser.</source>
        <translation>&lt;b&gt;1–7. ütés:&lt;/b&gt; azt a lapot teszed, amelyiket akarod; nem kell színre színt adni. Minden ütés után előbb az húz egy lapot a talonból, aki vitte, aztán a másik.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tricks 8 to 16:&lt;/b&gt; follow suit. If you cannot, you must play a trump; if you have no trump either, play any card. You never have to win the trick: a lower card will do.</source>
        <translation>&lt;b&gt;8–16. ütés:&lt;/b&gt; színre színt kell adni. Ha nincs olyan színed, adut kell tenned; ha adud sincs, bármit tehetsz. Az ütést sosem kötelező elvinned: kisebb lap is megteszi.</translation>
    </message>
    <message>
        <source>The highest trump wins a trick; without a trump, the highest card of the suit that was led.</source>
        <translation>Az ütést a legmagasabb adu viszi; ha nincs benne adu, a hívott szín legmagasabb lapja.</translation>
    </message>
    <message>
        <source>To begin, both of you draw a card, and the lower one deals. From high to low the order is %1. If the ranks are equal, draw again.</source>
        <translation>Először mindketten húztok egy lapot, és az oszt, akié alacsonyabb. A sorrend felülről lefelé: %1. Egyforma lapoknál újra húztok.</translation>
    </message>
    <message>
        <source>After that you take turns to deal.</source>
        <translation>Ezután felváltva osztotok.</translation>
    </message>
    <message>
        <source>After that the winner of a hand deals the next one: the player who got more points out of it or, if it ended early, the one who won the game.</source>
        <translation>Ezután mindig az oszt, aki az előző leosztást nyerte: akinek több pontot hozott, vagy ha előbb véget ért, aki a játszmát nyerte.</translation>
    </message>
    <message>
        <source>The next card, the 19th, is turned up: its suit is &lt;b&gt;trumps&lt;/b&gt;.</source>
        <translation>A következő, a 19. lapot felütjük: ennek a színe az &lt;b&gt;adu&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>One card is turned up: its suit is &lt;b&gt;trumps&lt;/b&gt;. The player who does not deal may ask beforehand for card number %1 of the pack. Otherwise it is the 19th.</source>
        <translation>Egy lapot felütünk: ennek a színe az &lt;b&gt;adu&lt;/b&gt;. Aki nem oszt, előre megmondhatja, a pakli hányadik lapja legyen az: %1. Különben a 19.</translation>
    </message>
    <message>
        <source>Each player gets nine cards in packets of three; the first packet goes to the player who does not deal.</source>
        <translation>Mindketten kilenc lapot kaptok, hármasával; az első három azé, aki nem oszt.</translation>
    </message>
    <message>
        <source>The other 13 cards are laid across it, face down. Together these 14 cards are the &lt;b&gt;talon&lt;/b&gt;, from which you draw.</source>
        <translation>A többi 13 lap keresztben rákerül, lefelé fordítva. Ez a 14 lap együtt a &lt;b&gt;talon&lt;/b&gt;, ebből húztok.</translation>
    </message>
    <message>
        <source>The turned-up card is drawn last, and the loser of trick 7 gets it.</source>
        <translation>A felütött lapra kerül sor utoljára, ezt a 7. ütés vesztese kapja.</translation>
    </message>
    <message>
        <source>The winner of trick 7 shows the card drawn after it.</source>
        <translation>A 7. ütés nyertese megmutatja a lapot, amelyet utána húz.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The order in a trick:&lt;/b&gt; the leader may exchange the Seven, then may declare melds, and plays a card.</source>
        <translation>&lt;b&gt;Egy ütés rendje:&lt;/b&gt; aki hív, kicserélheti a hetest, aztán bemondhat, és kijátszik egy lapot.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The order in a trick:&lt;/b&gt; the leader may declare melds, and plays a card.</source>
        <translation>&lt;b&gt;Egy ütés rendje:&lt;/b&gt; aki hív, bemondhat, és kijátszik egy lapot.</translation>
    </message>
    <message>
        <source>Then the other player may declare. If both have declared, you find out whose melds are better. The other player plays a card, and the better melds score. Last, the winner of the trick gathers it, and only then do its cards count.</source>
        <translation>Ezután a másik is bemondhat. Ha mindketten bemondtatok, kiderül, kié a jobb. A másik is lapot tesz, és a jobb bemondás számít. Végül, aki az ütést vitte, elviszi az asztalról, és a lapjai csak ekkor számítanak neki.</translation>
    </message>
    <message>
        <source>There are 32 cards. The four suits are %1, each with eight ranks: %2.</source>
        <translation>Összesen 32 lap van. A négy szín: %1; mindegyikben nyolc lap: %2.</translation>
    </message>
    <message>
        <source>The %1 of each suit:</source>
        <comment>a rank, before pictures of cards</comment>
        <translation>A négy %1:</translation>
    </message>
    <message>
        <source>The suit sign tells them apart: the Over has it at the top, the Under lower down.</source>
        <translation>A színjelükről ismered meg őket: a felsőn fent van, az alsón lejjebb.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Adu</translation>
    </message>
    <message>
        <source>Other suits</source>
        <translation>Többi szín</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>Sorban</translation>
    </message>
    <message>
        <source>The last trick is worth %1 points more. The tricks of a hand are worth %2 points in all.</source>
        <translation>Az utolsó ütés még %1 pontot ér. Egy leosztás ütései együtt %2 pontot érnek.</translation>
    </message>
    <message>
        <source>The cards of a suit have three orders, each for a purpose of its own:</source>
        <translation>Egy szín lapjainak három sorrendje van, mindegyik másra való:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Trumps&lt;/b&gt; win by the first order. %1 and %2, modest cards elsewhere, rise to the top.</source>
        <comment>Over, Nine</comment>
        <translation>Az &lt;b&gt;aduk&lt;/b&gt; az első szerint ütnek. A máshol szerény %1 és %2 itt az élre kerül.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The other suits&lt;/b&gt; win by the second, in which a card is the stronger the more it is worth: %1, %2, %3 and so on.</source>
        <comment>Ace, Ten, King</comment>
        <translation>A &lt;b&gt;többi szín&lt;/b&gt; a második szerint üt: itt az az erősebb, amelyik többet ér: %1, %2, %3 és így tovább.</translation>
    </message>
    <message>
        <source>&lt;b&gt;In a row&lt;/b&gt;, for sequences and when you draw for the deal, points do not matter: the cards stand as they follow each other in the pack, with the %1 between %2 and %3.</source>
        <comment>Ten, Under, Nine</comment>
        <translation>&lt;b&gt;Sorban&lt;/b&gt;, a sorozatoknál és amikor az osztásért húztok, a pontok nem számítanak: a lapok úgy állnak, ahogy a pakliban egymás után következnek. Itt tehát: %2, %1, %3.</translation>
    </message>
    <message>
        <source>Declare it in tricks 1 to 8 before you play your card; it scores when the melds do, even if your own melds lose.</source>
        <translation>Az első nyolc ütésben mondhatod be, mielőtt kijátszod a lapodat; a bemondásokkal együtt számít, akkor is, ha a tieid alulmaradtak.</translation>
    </message>
    <message>
        <source>Declare it at any moment until trick 8 is gathered, even when it is not your turn.</source>
        <translation>Bármikor bemondhatod, amíg a 8. ütést el nem viszik, akkor is, ha nem te következel.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Béla&lt;/b&gt;, %1, is worth %2 points, whatever else is declared.</source>
        <translation>A &lt;b&gt;béla&lt;/b&gt; (%1) %2 pontot ér, bármi mást mondtak is be.</translation>
    </message>
    <message>
        <source>You must hold both cards at that moment, and it scores only once in a hand.</source>
        <translation>Bemondáskor mindkét lapnak a kezedben kell lennie, és egy leosztásban csak egyszer számít.</translation>
    </message>
    <message>
        <source>If %1 are trumps:</source>
        <comment>a suit</comment>
        <translation>Ha az adu %1:</translation>
    </message>
    <message>
        <source>If both of you have 501 or more after it and one goes out before the trick is gathered, the higher count wins. If the counts are equal, you play on, nobody may go out any more, and the next points decide. Such a game counts once.</source>
        <translation>Ha ezután mindkettőtöknek megvan az 501, és az egyik az ütés elvitele előtt kimegy, az nyer, akinek több van. Ha egyformán álltok, tovább játszotok, senki sem mehet már ki, és a következő pontok döntenek. Az ilyen játszma egyet ér.</translation>
    </message>
    <message>
        <source>If you lead, exchange the Seven first: once you have declared béla it is too late.</source>
        <translation>Ha te hívsz, előbb cseréld ki a hetest: a béla bemondása után abban az ütésben már késő.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The Seven of trumps&lt;/b&gt; may be exchanged for the turned-up card in tricks 1 to 7, when you lead, before you declare and play.</source>
        <translation>Az &lt;b&gt;aduhetest&lt;/b&gt; kicserélheted a felütött lapra: az első hét ütésben, amikor te hívsz, bemondás és kijátszás előtt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The Seven of trumps&lt;/b&gt; may be exchanged for the turned-up card at any moment of tricks 1 to 7, as long as that card lies there. But if you declare a sequence that contains the Seven, you must wait until the trick is gathered.</source>
        <translation>Az &lt;b&gt;aduhetest&lt;/b&gt; az első hét ütésben bármikor kicserélheted a felütött lapra, amíg az ott van. De ha olyan sorozatot mondtál be, amelyben benne van a hetes, meg kell várnod, amíg az ütést elviszik.</translation>
    </message>
    <message>
        <source>You never have to. Your opponent sees the exchange, and so knows where both cards are.</source>
        <translation>Ez sosem kötelező. Az ellenfeled látja a cserét, így mindkét lapról tudja, hol van.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stichmatsch:&lt;/b&gt; a player who wins all of tricks 8 to 16 gets all %1 points for tricks, and the other player none. Melds and béla stay. It counts only if the hand is played to its end.</source>
        <translation>&lt;b&gt;Stichmatsch:&lt;/b&gt; aki a 8–16. ütést mind elviszi, az ütések összes pontját megkapja (%1), a másik egyet sem. A bemondások és a béla pontjai megmaradnak. Csak akkor számít, ha a leosztást végigjátszottátok.</translation>
    </message>
    <message>
        <source>Winning all of tricks 8 to 16 brings nothing extra.</source>
        <translation>Azért nem jár semmi, ha valaki a 8–16. ütést mind elviszi.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1:&lt;/b&gt; if the loser has %2 points or less, the game counts double. A false claim costs the same, by the count of the player who made it.</source>
        <comment>maccs, or Double</comment>
        <translation>&lt;b&gt;%1:&lt;/b&gt; ha a vesztesnek legfeljebb %2 pontja van, a játszma duplán számít. A téves kimenés ugyanennyibe kerül, annak az állása szerint, aki kiment.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Keep count.&lt;/b&gt; Your count is what you had at the start of the hand, plus the melds and béla that have scored in it, plus the cards in the tricks you have gathered. Nobody may look through gathered tricks.</source>
        <translation>&lt;b&gt;Számolj magadban.&lt;/b&gt; Az állásod: amennyiről a leosztást kezdted, hozzá az elszámolt bemondásaid és a béla, meg az elvitt ütéseidben lévő lapok. Az elvitt ütéseket senki sem nézheti meg újra.</translation>
    </message>
    <message>
        <source>After a game both of you start again from 0.</source>
        <translation>Egy játszma után mindketten újra 0-ról indultok.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Go out&lt;/b&gt; with %1 or more at any moment, even in the middle of a trick, and you win. If both of you have enough, the first to go out wins, even with fewer points. Cards still on the table count for nobody. But if you go out with less than %1, you &lt;b&gt;lose&lt;/b&gt; the game.</source>
        <translation>&lt;b&gt;Kimenni&lt;/b&gt; bármikor lehet, akár ütés közben is: ha legalább %1 pontod van, nyertél. Ha mindkettőtöknek megvan, az nyer, aki előbb kimegy, akkor is, ha kevesebb van neki. Az asztalon fekvő lapok senkinek sem számítanak. De ha %1 pont alatt mész ki, &lt;b&gt;elveszted&lt;/b&gt; a játszmát.</translation>
    </message>
    <message>
        <source>One exception: when béla has just scored, the higher count wins, as described above.</source>
        <translation>Egy kivétel van: ha épp a béla számított, az nyer, akinek több van, ahogy fentebb olvashattad.</translation>
    </message>
    <message>
        <source>If nobody goes out, the hand is totalled as soon as the last trick is gathered; nobody can go out in between. A player with %1 or more wins the game, and if both have that, the higher count wins. If the counts are equal, the next hand is &lt;b&gt;sudden death&lt;/b&gt;: nobody can go out, and the first points in it win the game, which counts once.</source>
        <translation>Ha senki sem megy ki, az utolsó ütés elvitelekor rögtön összeszámoltok; közben már nem lehet kimenni. Akinek megvan az %1 pont, megnyeri a játszmát; ha mindkettőtöknek megvan, az nyer, akinek több van. Ha egyenlő (döntetlen), a következő leosztás &lt;b&gt;hirtelen halál&lt;/b&gt;: nem lehet kimenni, és az első szerzett pont megnyeri a játszmát, amely egyet ér.</translation>
    </message>
    <message>
        <source>marks for 5 and 2 games</source>
        <translation>5 és 2 játszma jele</translation>
    </message>
    <message>
        <source>marks for %1 points</source>
        <comment>several numbers</comment>
        <translation>ezek jele, pontban: %1</translation>
    </message>
    <message>
        <source>the mark for %1 points</source>
        <translation>%1 pont jele</translation>
    </message>
    <message>
        <source>The slate</source>
        <translation>A tábla</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Jel</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Értéke</translation>
    </message>
    <message>
        <source>How it is drawn</source>
        <translation>Hogyan írjuk</translation>
    </message>
    <message>
        <source>Each player has a column. Melds are chalked up when they score, tricks at the end of the hand. Point at the slate, or move to it with Tab, to see the totals as numbers.</source>
        <translation>Mindkét játékosnak van egy oszlopa. A bemondás akkor kerül fel, amikor elszámolják, az ütések a leosztás végén. Mutass a táblára, vagy lépj rá a Tab billentyűvel, és számmal is látod az összegeket.</translation>
    </message>
    <message>
        <source>What the games have brought is marked below the line: a bar for each buli point or stake, the fifth across. The ring shows how many are needed to win the match. After each game both columns are wiped.</source>
        <translation>A vonal alatt áll, mit hoztak a játszmák: minden bulihoz vagy téthez egy vonás, az ötödik keresztben. A karika mutatja, mennyi kell a parti megnyeréséhez. Minden játszma után a szivacs mindkét oszlopot letörli.</translation>
    </message>
    <message>
        <source>Hungarian signs</source>
        <translation>Magyar jelek</translation>
    </message>
    <message>
        <source>Austrian signs</source>
        <translation>Osztrák jelek</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Játszmák</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <comment>what some chalk marks are together</comment>
        <translation>Például: %1</translation>
    </message>
    <message>
        <source>a stroke that leans to the right</source>
        <translation>jobbra dőlő vonás</translation>
    </message>
    <message>
        <source>a stroke that leans to the left</source>
        <translation>balra dőlő vonás</translation>
    </message>
    <message>
        <source>a 30 with one more stroke</source>
        <translation>a 30 még egy vonással</translation>
    </message>
    <message>
        <source>a long stroke with a leg</source>
        <translation>hosszú vonás egy lábbal</translation>
    </message>
    <message>
        <source>an 80 with one more stroke, which makes a cross</source>
        <translation>a 80 még egy vonással: kereszt lesz belőle</translation>
    </message>
    <message>
        <source>a small number that is added</source>
        <translation>kis szám, hozzáadódik</translation>
    </message>
    <message>
        <source>a small number that is subtracted</source>
        <translation>kis szám, levonódik</translation>
    </message>
    <message>
        <source>an upright bar</source>
        <translation>függőleges vonás</translation>
    </message>
    <message>
        <source>a bar for each 20</source>
        <translation>minden 20-ért egy vonás</translation>
    </message>
    <message>
        <source>the fifth bar goes across</source>
        <translation>az ötödik vonás keresztben áll</translation>
    </message>
    <message>
        <source>a second 50 closes the V to a triangle</source>
        <translation>a második 50 háromszöggé zárja a V-t</translation>
    </message>
    <message>
        <source>a two-figure number, underlined</source>
        <translation>kétjegyű szám, aláhúzva</translation>
    </message>
    <message>
        <source>a line above it: it is subtracted</source>
        <translation>vonal van fölötte: levonódik</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>the last two of some things to choose from</comment>
        <translation>%1 vagy %2</translation>
    </message>
    <message>
        <source>House rule</source>
        <comment>a mark before a rule</comment>
        <translation>Házi szabály</translation>
    </message>
    <message>
        <source>Hungarian rule</source>
        <comment>a mark before a rule</comment>
        <translation>Magyar szabály</translation>
    </message>
    <message>
        <source>Austrian rule</source>
        <comment>a mark before a rule</comment>
        <translation>Osztrák szabály</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>H&amp;ow much help:</source>
        <translation>&amp;Mennyi segítség:</translation>
    </message>
    <message>
        <source>Everything on, for your first matches.</source>
        <translation>Minden, ami csak van, az első partikhoz.</translation>
    </message>
    <message>
        <source>Keeps score for you, and offers hints when you ask.</source>
        <translation>A pontjaidat számoljuk, és ha kérsz, kapsz tippet.</translation>
    </message>
    <message>
        <source>Shows nothing that you would not see at a real table.</source>
        <translation>Semmi sem látszik, amit az asztalnál ne látnál.</translation>
    </message>
    <message>
        <source>Your choices below.</source>
        <translation>Úgy, ahogy alább kiválasztottad.</translation>
    </message>
    <message>
        <source>For beginners</source>
        <translation>Kezdőknek</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Szokásos</translation>
    </message>
    <message>
        <source>As in a café</source>
        <translation>Mint a kávéházban</translation>
    </message>
    <message>
        <source>Your own choice</source>
        <translation>Saját választás</translation>
    </message>
    <message>
        <source>Sho&amp;w the running score</source>
        <translation>&amp;Pontállás mutatása</translation>
    </message>
    <message>
        <source>Shows both players’ points during the hand; no café would do that for you.</source>
        <translation>Leosztás közben is látszik mindkettőtök pontja; a kávéházban ezt senki sem teszi meg helyetted.</translation>
    </message>
    <message>
        <source>Show &amp;trumps and the trick number</source>
        <translation>A&amp;du és az ütés száma</translation>
    </message>
    <message>
        <source>At a real table you have to remember them once the talon is gone.</source>
        <translation>Az asztalnál ezt fejben tartod, ha már nincs talon.</translation>
    </message>
    <message>
        <source>Show what &amp;you can do</source>
        <translation>A lehetsé&amp;ges lépések mutatása</translation>
    </message>
    <message>
        <source>Dims cards and buttons that you cannot use right now.</source>
        <translation>Ami épp nem használható, az a lap vagy gomb halvány.</translation>
    </message>
    <message>
        <source>Show which cards are go&amp;ne</source>
        <translation>&amp;Elment lapok mutatása</translation>
    </message>
    <message>
        <source>On a small board beside your opponent’s cards, based on what you have seen.</source>
        <translation>Kis táblán az ellenfeled lapjai mellett, abból, amit láttál.</translation>
    </message>
    <message>
        <source>Show which cards your opponent must &amp;hold</source>
        <translation>Bi&amp;ztos lapok az ellenfélnél</translation>
    </message>
    <message>
        <source>On the same board: cards that were shown, or that follow from what was said.</source>
        <translation>Ugyanazon a táblán: amit megmutatott, vagy ami a szavaiból bizonyos.</translation>
    </message>
    <message>
        <source>Re&amp;mind me of melds</source>
        <translation>&amp;Figyelmeztess a bemondásra</translation>
    </message>
    <message>
        <source>Asks before you miss a meld or béla, or break one by exchanging the Seven.</source>
        <translation>Egyszer rákérdez, mielőtt kihagynál egy bemondást vagy a bélát, vagy a hetes cseréjével elrontanál egyet.</translation>
    </message>
    <message>
        <source>H&amp;ints when I ask for them</source>
        <translation>&amp;Tipp, ha kérem</translation>
    </message>
    <message>
        <source>A hint says what a master would do, and why. The match is marked in the statistics.</source>
        <translation>A tipp megmondja, mit tenne egy mester, és miért. A statisztika megjelöli az ilyen partit.</translation>
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
        <source>but %1</source>
        <comment>what speaks against a card</comment>
        <translation>de %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what to do, as a sentence</comment>
        <translation>Tipp: %1.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between two reasons</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>what to do, and the reasons</comment>
        <translation>Tipp: %1 – %2.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two things to declare</comment>
        <translation>%1 és %2</translation>
    </message>
    <message>
        <source>Declare %1 first, then play the %2</source>
        <comment>melds, a card</comment>
        <translation>%1 bemondása, aztán %2</translation>
    </message>
    <message>
        <source>béla</source>
        <comment>to declare</comment>
        <translation>béla</translation>
    </message>
    <message>
        <source>Declare %1</source>
        <translation>%1 bemondása</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>%1. lap</translation>
    </message>
    <message>
        <source>Declare béla</source>
        <translation>béla bemondása</translation>
    </message>
    <message>
        <source>Exchange the Seven</source>
        <translation>hetes cseréje</translation>
    </message>
    <message>
        <source>Go out</source>
        <translation>kimenés</translation>
    </message>
    <message>
        <source>Gather the trick</source>
        <translation>az ütés elvitele</translation>
    </message>
    <message>
        <source>it&apos;s the only card you may play</source>
        <translation>más lapot nem is tehetsz</translation>
    </message>
    <message>
        <source>it can&apos;t be beaten</source>
        <translation>biztos ütés</translation>
    </message>
    <message>
        <source>only a trump can take it</source>
        <translation>csak aduval üthető</translation>
    </message>
    <message>
        <source>it takes the trick</source>
        <translation>viszi az ütést</translation>
    </message>
    <message numerus="yes">
        <source>it takes the trick with %n point(s)</source>
        <translation>
            <numerusform>viszi az ütést, %n pont</numerusform>
        </translation>
    </message>
    <message>
        <source>it takes the last trick, which is worth 10 more</source>
        <translation>viszi az utolsó ütést, ami még 10 pont</translation>
    </message>
    <message>
        <source>you have won every trick since the 8th and can go on, for stichmatsch</source>
        <translation>a 8. óta minden ütést te viszel, így meglehet a stichmatsch</translation>
    </message>
    <message numerus="yes">
        <source>you can&apos;t win the trick, and this costs least: %n point(s)</source>
        <translation>
            <numerusform>az ütést nem viheted el, és ez kerül a legkevesebbe: %n pont</numerusform>
        </translation>
    </message>
    <message>
        <source>you risk none of your points</source>
        <translation>saját pontot nem kockáztatsz</translation>
    </message>
    <message>
        <source>it draws a trump</source>
        <translation>kihív egy adut</translation>
    </message>
    <message>
        <source>it keeps your béla</source>
        <translation>megmarad a bélád</translation>
    </message>
    <message>
        <source>it keeps your %1</source>
        <comment>a meld</comment>
        <translation>egyben marad: %1</translation>
    </message>
    <message>
        <source>it saves a trump</source>
        <translation>megspórolsz egy adut</translation>
    </message>
    <message>
        <source>only the %1 can take it</source>
        <comment>a card</comment>
        <translation>csak ez ütheti: %1</translation>
    </message>
    <message>
        <source>the loser of this trick draws the turned-up card, the %1</source>
        <comment>a card</comment>
        <translation>aki elveszti ezt az ütést, a felütött lapot húzza: %1</translation>
    </message>
    <message numerus="yes">
        <source>it scores %n point(s) for certain</source>
        <translation>
            <numerusform>biztos %n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), unless your opponent has better</source>
        <translation>
            <numerusform>%n pont, ha nincs nála jobb</numerusform>
        </translation>
    </message>
    <message>
        <source>you get the %1</source>
        <comment>a card</comment>
        <translation>tiéd lesz: %1</translation>
    </message>
    <message>
        <source>but it breaks your %1, worth %2</source>
        <comment>a meld, its points</comment>
        <translation>de odavész vele: %1 (%2 pont)</translation>
    </message>
    <message numerus="yes">
        <source>you have %n point(s), and the game is yours</source>
        <translation>
            <numerusform>%n pontod van, és tiéd a játszma</numerusform>
        </translation>
    </message>
    <message>
        <source>worked out to the end</source>
        <translation>a végéig kiszámolva</translation>
    </message>
    <message numerus="yes">
        <source>with %n point(s) you no longer risk losing double</source>
        <translation>
            <numerusform>%n ponttal már nem veszíthetsz duplán</numerusform>
        </translation>
    </message>
    <message>
        <source>your %1 can follow later</source>
        <comment>a meld</comment>
        <translation>később ezt is bemondhatod: %1</translation>
    </message>
    <message>
        <source>it&apos;s a close call</source>
        <translation>nehéz választani</translation>
    </message>
    <message>
        <source>played out to the end, it scores better</source>
        <translation>végigszámolva többet hoz</translation>
    </message>
    <message numerus="yes">
        <source>hard to explain, but it did better in %n simulated deal(s)</source>
        <translation>
            <numerusform>nehéz megmondani, miért, de %n kipróbált leosztásban jobban jött ki</numerusform>
        </translation>
    </message>
    <message>
        <source>little depends on this card</source>
        <translation>ezen a lapon kevés múlik</translation>
    </message>
    <message>
        <source>your opponent must answer with the %1</source>
        <comment>a card</comment>
        <translation>az ellenfeled csak ezt teheti rá: %1</translation>
    </message>
    <message>
        <source>your opponent must trump it</source>
        <translation>az ellenfelednek adut kell rátennie</translation>
    </message>
    <message numerus="yes">
        <source>your opponent must add at least %n point(s)</source>
        <translation>
            <numerusform>az ellenfeled legalább %n pontot beletesz</numerusform>
        </translation>
    </message>
    <message>
        <source>the trick is worth nothing</source>
        <translation>az ütés nem ér semmit</translation>
    </message>
    <message numerus="yes">
        <source>the trick is worth only %n point(s)</source>
        <translation>
            <numerusform>az ütés csak %n pontot ér</numerusform>
        </translation>
    </message>
    <message>
        <source>it gives no points away</source>
        <translation>nem adsz bele pontot</translation>
    </message>
    <message>
        <source>you give away only %1, not %2</source>
        <comment>points</comment>
        <translation>csak %1 pontot adsz bele %2 helyett</translation>
    </message>
    <message>
        <source>you risk only %1, not %2</source>
        <comment>points</comment>
        <translation>csak %1 pontot kockáztatsz %2 helyett</translation>
    </message>
    <message numerus="yes">
        <source>the trick is lost, with at least %n point(s)</source>
        <translation>
            <numerusform>az ütés elmegy, legalább %n ponttal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the trick is lost, with %n point(s)</source>
        <translation>
            <numerusform>az ütés elmegy, %n ponttal</numerusform>
        </translation>
    </message>
    <message>
        <source>it brings you to 501, so you can go out</source>
        <translation>megvan vele az 501, kimehetsz</translation>
    </message>
    <message>
        <source>if it wins the trick, you reach 501 and can go out</source>
        <translation>ha viszi az ütést, megvan az 501, és kimehetsz</translation>
    </message>
    <message>
        <source>if it scores, you reach 501 and can go out</source>
        <translation>ha elszámolhatod, megvan az 501, és kimehetsz</translation>
    </message>
    <message>
        <source>it keeps your opponent from reaching 501 with this trick</source>
        <translation>így ebből az ütésből az ellenfelednek nem lesz meg az 501</translation>
    </message>
    <message>
        <source>these points decide the game</source>
        <translation>ezek a pontok eldöntik a játszmát</translation>
    </message>
    <message>
        <source>it leaves a chance of %1</source>
        <comment>a meld</comment>
        <translation>megmarad rá az esélyed: %1</translation>
    </message>
    <message>
        <source>you keep the %1 for béla</source>
        <comment>a card</comment>
        <translation>megmarad a bélához: %1</translation>
    </message>
    <message>
        <source>you keep the Seven, to exchange it for the %1</source>
        <comment>a card</comment>
        <translation>megmarad a hetes, amit erre cserélhetsz: %1</translation>
    </message>
    <message>
        <source>you keep the %1, the highest left in its suit</source>
        <comment>a card</comment>
        <translation>nálad marad a szín legnagyobb lapja: %1</translation>
    </message>
    <message>
        <source>you keep the higher %1</source>
        <comment>a card</comment>
        <translation>nálad marad a nagyobb: %1</translation>
    </message>
    <message>
        <source>then you are out of %1 and can trump them</source>
        <comment>a suit</comment>
        <translation>utána nem marad több lapod ebből a színből (%1), és aduval ütheted</translation>
    </message>
    <message>
        <source>it belongs to no meld you have or nearly have</source>
        <translation>egyik meglévő vagy készülő bemondásodhoz sem kell</translation>
    </message>
    <message>
        <source>%1, the %2 is gone</source>
        <comment>that a card is safe, the rank of another</comment>
        <translation>%1 (már elment: %2)</translation>
    </message>
    <message>
        <source>%1, the %2 is yours</source>
        <comment>that a card is safe, the rank of another</comment>
        <translation>%1 (nálad van: %2)</translation>
    </message>
    <message>
        <source>%1, the higher ones are gone or yours</source>
        <translation>%1 (a nagyobbak elmentek, vagy nálad vannak)</translation>
    </message>
    <message>
        <source>%1, the higher ones are gone</source>
        <translation>%1 (a nagyobbak elmentek)</translation>
    </message>
    <message>
        <source>%1, the higher ones are yours</source>
        <translation>%1 (a nagyobbak nálad vannak)</translation>
    </message>
    <message>
        <source>%1 is just as good</source>
        <comment>a card, or to play it</comment>
        <translation>ugyanilyen jó: %1</translation>
    </message>
    <message>
        <source>%1 is nearly as good</source>
        <comment>a card, or to play it</comment>
        <translation>majdnem ilyen jó: %1</translation>
    </message>
    <message>
        <source>%1 may be just as good</source>
        <comment>a card, or to play it</comment>
        <translation>lehet, hogy ugyanilyen jó: %1</translation>
    </message>
    <message>
        <source>you can also declare later</source>
        <translation>ráérsz később is bemondani</translation>
    </message>
    <message>
        <source>the game looks lost with any card</source>
        <translation>bármelyik lappal elveszettnek látszik a játszma</translation>
    </message>
    <message>
        <source>%1 wins the game, too</source>
        <comment>a card, or to play it</comment>
        <translation>ezzel is megnyered a játszmát: %1</translation>
    </message>
    <message>
        <source>%1 brings more points, but this is better for the game</source>
        <comment>a card</comment>
        <translation>több pontot hozna, de a játszmához kevésbé jó: %1</translation>
    </message>
    <message>
        <source>your chance of winning the game is %1%, against %2% for %3</source>
        <comment>a card</comment>
        <translation>esélyed a játszmára %1% (%3: %2%)</translation>
    </message>
    <message numerus="yes">
        <source>it is %n point(s) better than %1</source>
        <comment>a card</comment>
        <translation>
            <numerusform>%n ponttal jobb, mint %1</numerusform>
        </translation>
    </message>
    <message>
        <source>slightly better than %1</source>
        <comment>a card, or to play it</comment>
        <translation>kicsit jobb, mint %1</translation>
    </message>
    <message numerus="yes">
        <source>much better than %1, by about %n point(s)</source>
        <comment>a card</comment>
        <translation>
            <numerusform>sokkal jobb, mint %1, nagyjából %n ponttal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>better than %1, by about %n point(s)</source>
        <comment>a card</comment>
        <translation>
            <numerusform>jobb, mint %1, nagyjából %n ponttal</numerusform>
        </translation>
    </message>
    <message>
        <source>not declaring</source>
        <comment>what a declaration is compared with</comment>
        <translation>bemondás nélkül</translation>
    </message>
    <message>
        <source>playing the %1 without declaring</source>
        <comment>a card</comment>
        <translation>%1, bemondás nélkül</translation>
    </message>
    <message>
        <source>playing the %1 without exchanging</source>
        <comment>a card</comment>
        <translation>%1, csere nélkül</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>a card that is compared</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no cards</comment>
        <translation>egy sem</translation>
    </message>
    <message>
        <source>Gone: %1.</source>
        <translation>Elment: %1.</translation>
    </message>
    <message>
        <source>%1 holds: %2.</source>
        <translation>%1 kezében: %2.</translation>
    </message>
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
        <translation>Elég</translation>
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
        <source>What a master would do, and why</source>
        <translation>Mit tenne egy mester, és miért</translation>
    </message>
    <message>
        <source>it scores %1 points</source>
        <translation>%1 pontot ér</translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>These are the Hungarian rules. Change anything you like.</source>
        <translation>Ezek a magyar játék szabályai. Változtass rajtuk, ahogy szeretnél.</translation>
    </message>
    <message>
        <source>These are the Austrian rules. Change anything you like.</source>
        <translation>Ezek az osztrák játék szabályai. Változtass rajtuk, ahogy szeretnél.</translation>
    </message>
    <message>
        <source>These are your own rules. You can also start again from the Hungarian or Austrian ones.</source>
        <translation>Ezek a saját szabályaid. Újra kiindulhatsz a magyar vagy az osztrák szabályokból is.</translation>
    </message>
    <message>
        <source>My own rules</source>
        <translation>Saját szabályaim</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Házi szabályok</translation>
    </message>
    <message>
        <source>Start from &amp;Hungarian rules</source>
        <translation>&amp;Magyar szabályok</translation>
    </message>
    <message>
        <source>Start from &amp;Austrian rules</source>
        <translation>&amp;Osztrák szabályok</translation>
    </message>
    <message>
        <source>Save &amp;rules</source>
        <translation>Szabályok m&amp;entése</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Mé&amp;gse</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Osztás</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Bemondások</translation>
    </message>
    <message>
        <source>Béla and the Seven</source>
        <translation>A béla és a hetes</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Számolás</translation>
    </message>
    <message>
        <source>&amp;Name of these rules:</source>
        <translation>A szabályok &amp;neve:</translation>
    </message>
    <message>
        <source>&amp;Turned-up card:</source>
        <translation>Fe&amp;lütött lap:</translation>
    </message>
    <message>
        <source>After the deal, the 19th card is turned up; its suit is trumps.</source>
        <translation>Osztás után a 19. lapot ütik fel; annak a színe az adu.</translation>
    </message>
    <message>
        <source>The non-dealer may ask for an earlier card to be turned up instead.</source>
        <translation>Aki nem oszt, kérheti, hogy egy korábbi lapot üssenek fel.</translation>
    </message>
    <message>
        <source>Always the 19th</source>
        <translation>Mindig a 19. lap</translation>
    </message>
    <message>
        <source>On request</source>
        <translation>Kérésre</translation>
    </message>
    <message>
        <source>Next &amp;dealer:</source>
        <translation>&amp;Következő osztó:</translation>
    </message>
    <message>
        <source>You and your opponent take turns dealing.</source>
        <translation>Felváltva osztotok, egyszer te, egyszer az ellenfeled.</translation>
    </message>
    <message>
        <source>The player who scores more in a hand deals the next one.</source>
        <translation>Az oszt, aki az előző leosztásban több pontot szerzett.</translation>
    </message>
    <message>
        <source>Alternating</source>
        <translation>Felváltva</translation>
    </message>
    <message>
        <source>The winner</source>
        <translation>A nyertes</translation>
    </message>
    <message>
        <source>&amp;Show the card drawn after trick 7</source>
        <translation>A 7. ütés utáni &amp;húzás látszik</translation>
    </message>
    <message>
        <source>The winner of trick 7 shows the other player the card drawn after it.</source>
        <translation>A 7. ütés nyertese megmutatja a másiknak az utána húzott lapot.</translation>
    </message>
    <message>
        <source>Higher, or one card apart</source>
        <translation>Magasabb vagy különálló</translation>
    </message>
    <message>
        <source>Only applies if further sequences are set to: %1.</source>
        <translation>Ez csak akkor számít, ha a „További sorozatok” beállítása ez: %1.</translation>
    </message>
    <message>
        <source>Four N&amp;ines count as a set</source>
        <translation>A négy kilences is &amp;vannaknak számít</translation>
    </message>
    <message>
        <source>Four Nines can be declared for 150 points.</source>
        <translation>A négy kilences 150 pontért bemondható.</translation>
    </message>
    <message>
        <source>Four &amp;%1 beat four Tens</source>
        <comment>Unders</comment>
        <translation>Nég&amp;y %1 jobb, mint négy tízes</translation>
    </message>
    <message>
        <source>If both players declare a set, four Tens are the lowest.</source>
        <translation>Ha mindketten vannakot mondtok be, a négy tízes a leggyengébb.</translation>
    </message>
    <message>
        <source>Se&amp;quences in a trick:</source>
        <translation>&amp;Sorozat egy ütésben:</translation>
    </message>
    <message>
        <source>You may declare one sequence per trick, with or without a set.</source>
        <translation>Egy ütésben egy sorozatot mondhatsz be, vannakkal vagy anélkül.</translation>
    </message>
    <message>
        <source>You may declare one sequence of each suit per trick, with or without a set.</source>
        <translation>Egy ütésben minden színből bemondhatsz egy sorozatot, vannakkal vagy anélkül.</translation>
    </message>
    <message>
        <source>Only one</source>
        <translation>Csak egy</translation>
    </message>
    <message>
        <source>One in each suit</source>
        <translation>Színenként egy</translation>
    </message>
    <message>
        <source>&amp;Further sequences:</source>
        <translation>&amp;További sorozatok:</translation>
    </message>
    <message>
        <source>Once a sequence has scored, the next one in that suit must go higher, be longer with the same top card, or lie below it with a gap of one card.</source>
        <translation>Egy elszámolt sorozat után abban a színben a következő legyen magasabb, vagy ugyanazzal a legnagyobb lappal hosszabb, vagy legyen alatta, egy lap kihagyásával.</translation>
    </message>
    <message>
        <source>Once a sequence has scored, the next one in that suit must include a new card.</source>
        <translation>Egy elszámolt sorozat után abban a színben a következőben legyen új lap is.</translation>
    </message>
    <message>
        <source>With a new card</source>
        <translation>Új lappal</translation>
    </message>
    <message>
        <source>For&amp;bid adjoining sequences</source>
        <translation>Érintkező sorozat t&amp;ilos</translation>
    </message>
    <message>
        <source>The next sequence in that suit may not start right next to one that has scored.</source>
        <translation>Abban a színben a következő nem kezdődhet közvetlenül egy már elszámolt mellett.</translation>
    </message>
    <message>
        <source>&amp;Exchange of the Seven:</source>
        <translation>A hetes &amp;cseréje:</translation>
    </message>
    <message>
        <source>You can exchange the trump Seven for the turned-up card only before you lead to a trick.</source>
        <translation>Az aduhetest a hívó cserélheti ki a felütött lapra, mielőtt hív.</translation>
    </message>
    <message>
        <source>You can exchange the trump Seven for the turned-up card at any time.</source>
        <translation>Az aduhetest bármikor ki lehet cserélni a felütött lapra.</translation>
    </message>
    <message>
        <source>Leader only</source>
        <translation>Aki hív</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Bármikor</translation>
    </message>
    <message>
        <source>Béla is declared with the &amp;melds</source>
        <translation>&amp;Béla a bemondásokkal együtt</translation>
    </message>
    <message>
        <source>You declare béla before you play a card, and it scores when your melds do.</source>
        <translation>A bélát a lap kijátszása előtt kell bemondani, és a többi bemondással együtt számoljátok el.</translation>
    </message>
    <message>
        <source>Stichmatsch c&amp;ounts</source>
        <translation>A stichmatsch é&amp;rvényes</translation>
    </message>
    <message>
        <source>Winning all of the last nine tricks brings all 161 points of the tricks.</source>
        <translation>Aki az utolsó kilenc ütést mind elviszi, megkapja az ütések mind a 161 pontját.</translation>
    </message>
    <message>
        <source>A game counts double belo&amp;w:</source>
        <translation>&amp;Duplán számít ez alatt:</translation>
    </message>
    <message>
        <source>If the loser has fewer points than this, the game counts double. This is called maccs, in Austria Double.</source>
        <translation>Ha a vesztesnek ennél kevesebb pontja van, a játszma kettőt ér. Ez a maccs, Ausztriában Double.</translation>
    </message>
    <message>
        <source>&amp;Game points to win the match:</source>
        <translation>A &amp;partihoz ennyi buli kell:</translation>
    </message>
    <message>
        <source>The default for new matches; you can still agree on another number.</source>
        <translation>Ezzel indul egy új parti; kezdéskor még megegyezhettek másban.</translation>
    </message>
    <message>
        <source>No target</source>
        <translation>Nincs megszabva</translation>
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
        <source>The rules of the game:</source>
        <translation>A játék szabályai:</translation>
    </message>
</context>
<context>
    <name>HungarianTerms</name>
    <message>
        <source>terc</source>
        <translation>terc</translation>
    </message>
    <message>
        <source>kvart</source>
        <translation>kvart</translation>
    </message>
    <message>
        <source>kvint</source>
        <translation>kvint</translation>
    </message>
    <message>
        <source>szext</source>
        <translation>szext</translation>
    </message>
    <message>
        <source>szept</source>
        <translation>szept</translation>
    </message>
    <message>
        <source>okt</source>
        <translation>okt</translation>
    </message>
    <message>
        <source>vannak</source>
        <translation>vannak</translation>
    </message>
    <message>
        <source>maccs</source>
        <translation>maccs</translation>
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
    <name>Lesson</name>
    <message>
        <source>Keys: %1, then Enter.</source>
        <translation>Billentyűk: %1, aztán Enter.</translation>
    </message>
    <message>
        <source>Key: %1.</source>
        <translation>Billentyű: %1.</translation>
    </message>
    <message>
        <source>The trick will be gathered in a moment.</source>
        <translation>Az ütés mindjárt lekerül az asztalról.</translation>
    </message>
    <message>
        <source>Click the table or “Gather”, or press Space.</source>
        <translation>Kattints az asztalra vagy az „Elvitel” gombra, vagy nyomd meg a szóközt.</translation>
    </message>
    <message>
        <source>You can also type it: %1, then Enter.</source>
        <translation>Be is gépelheted: %1, aztán Enter.</translation>
    </message>
    <message>
        <source>Click it, or drag it to the middle.</source>
        <translation>Kattints rá, vagy húzd középre.</translation>
    </message>
    <message>
        <source>Click it.</source>
        <translation>Kattints rá.</translation>
    </message>
    <message>
        <source>Drag it to the middle.</source>
        <translation>Húzd középre.</translation>
    </message>
    <message>
        <source>Keys: the arrows select a card, Enter plays it.</source>
        <translation>Billentyűk: a nyilak kijelölnek egy lapot, az Enter kijátssza.</translation>
    </message>
    <message>
        <source>These nine cards are yours. The pile on the left is the talon: after each of the first seven tricks both of you draw a card from it.</source>
        <translation>Ez a kilenc lap a tiéd. A bal oldali halom a talon: az első hét ütés után mindig húztok belőle egy-egy lapot.</translation>
    </message>
    <message>
        <source>The card that lies face up, the %1, decides what is trumps: %2. A trump beats any card of another suit.</source>
        <translation>A felütött lap (%1) mondja meg, mi az adu: %2. Az adu bármely más szín lapját üti.</translation>
    </message>
    <message>
        <source>On the slate you have %1 points, and %2 has %3. The first to have %4 and say so wins. You can get there in this hand.</source>
        <translation>A táblán neked %1 pontod van, az ellenfelednek (%2) %3. Aki előbb eléri az %4 pontot, és be is mondja, az nyer. Ebben a leosztásban eljuthatsz odáig.</translation>
    </message>
    <message>
        <source>Points are kept in chalk: / is 20, \ 30, V 50, λ 80 and X 100. A small number is added, or subtracted if it has a minus. Yours are on the left, %1’s on the right.</source>
        <translation>A pontokat krétával írjuk: a / 20, a \ 30, a V 50, a λ 80, az X 100. A kis szám hozzáadódik, mínusszal levonódik. Balra a tieid vannak, jobbra az ellenfeledéi (%1).</translation>
    </message>
    <message>
        <source>Points are kept in chalk: | is 20, \ 30, V 50, λ 80 and X 100. A small number is added, or subtracted if it has a line above it. Yours are on the left, %1’s on the right.</source>
        <translation>A pontokat krétával írjuk: a | 20, a \ 30, a V 50, a λ 80, az X 100. A kis szám hozzáadódik, ha vonal van fölötte, levonódik. Balra a tieid vannak, jobbra az ellenfeledéi (%1).</translation>
    </message>
    <message>
        <source>Below the lower line there is a bar for each buli, the prize for a game. The ring shows how many win the match: here it is one.</source>
        <translation>Az alsó vonal alatt minden bulihoz, vagyis megnyert játszmához egy vonás kerül. A karika mutatja, mennyi kell a parti megnyeréséhez: itt egy.</translation>
    </message>
    <message>
        <source>Both your melds are on the slate: one more stroke turned the 80 into a 100, and a / is new. Melds are chalked up at once, tricks only at the end of the hand. The number beside your name counts both.</source>
        <translation>Mindkét bemondásod ott van a táblán: a 80 még egy vonással 100 lett, és van egy új /. A bemondás rögtön felkerül, az ütések csak a leosztás végén. A neved melletti szám mindkettőt számolja.</translation>
    </message>
    <message>
        <source>Both your melds are on the slate, 20 each. Melds are chalked up at once, tricks only at the end of the hand. The number beside your name counts both.</source>
        <translation>Mindkét bemondásod fent van a táblán, 20-20 ponttal. A bemondás rögtön felkerül, az ütések csak a leosztás végén. A neved melletti számban mindkettő benne van.</translation>
    </message>
    <message>
        <source>Three cards of a suit in a row are a terc, worth 20 points. You hold two; the higher one is %1, %2 and %3. Press Declare and choose it.</source>
        <translation>Három egymás utáni lap egy színből a terc, 20 pontot ér. Neked kettő is van; a magasabb: %1, %2 és %3. Nyomd meg a Bemondás gombot, és válaszd ki.</translation>
    </message>
    <message>
        <source>You said only “Terc!”, not which one. Now lead a card: the %1 will do.</source>
        <translation>Csak annyit mondtál: „Terc!”, azt nem, melyik. Most hívj egy lapot; ez jó lesz: %1.</translation>
    </message>
    <message>
        <source>The higher card of the suit led takes the trick, so it goes to %1. Nothing was declared against your terc, so it scores 20.</source>
        <translation>Az ütést a hívott szín magasabb lapja viszi; most: %1. A terced ellen nem mondtak be semmit, így megkapod érte a 20 pontot.</translation>
    </message>
    <message>
        <source>%1 said “Terc!” You hold one, too: %2, %3 and %4. Declare it as well: only the better one scores.</source>
        <translation>%1 azt mondta: „Terc!” Neked is van: %2, %3 és %4. Mondd be te is: csak a jobbik számít.</translation>
    </message>
    <message>
        <source>%1 names the top card, and you answer “Higher here”: your terc scores, the other one does not. Now your card: the %2 beats the one on the table.</source>
        <translation>%1 megmondja a legnagyobb lapját, te azt feleled: „Itt nagyobb van.” A tiéd számít, a másik nem. Most a lapod jön; ez üti azt, ami ott van: %2.</translation>
    </message>
    <message>
        <source>You hold the %1, the lowest trump. When you lead, you may exchange it for the card that lies face up, which is far better. Do it.</source>
        <translation>Nálad van a legkisebb adu (%1). Amikor te hívsz, kicserélheted a felütött lapra, az sokkal jobb. Cseréld ki.</translation>
    </message>
    <message>
        <source>You lead again. An Ace brings 11 points, and nothing in its suit is higher. Lead the %1.</source>
        <translation>Megint te hívsz. Az ász 11 pontot ér, és a színében nincs nála nagyobb. Hívd ezt: %1.</translation>
    </message>
    <message>
        <source>Sevens and Eights are worth nothing. Lead the %1, and keep what is good. Up to trick 7 any card may be played to a lead.</source>
        <translation>A hetes és a nyolcas semmit sem ér. Hívd ezt: %1, és tartsd meg, ami jó. A 7. ütésig bármilyen lappal lehet rá felelni.</translation>
    </message>
    <message>
        <source>%1 leads a low card. Take it with the %2: a King is worth 4.</source>
        <translation>%1 kis lapot hív. Vidd el ezzel: %2. A király 4 pontot ér.</translation>
    </message>
    <message>
        <source>Trumps are for later. Lead the %1: outside trumps a Nine is worth nothing, so little is lost if it is beaten.</source>
        <translation>Az adukra később lesz szükség. Hívd ezt: %1. A kilences csak aduban ér pontot, így nem baj, ha elütik.</translation>
    </message>
    <message>
        <source>Trick 7 is the last with the talon: its loser draws the card that lies face up. Throw the %1 away, and the trump %2 comes back to you.</source>
        <translation>A 7. ütés az utolsó, amíg van talon: a vesztese kapja a felütött lapot. Dobd el ezt: %1, és visszajön hozzád az adu %2.</translation>
    </message>
    <message>
        <source>The talon is gone, and from now on you must follow suit: %1 were led, so all your other cards are dimmed.</source>
        <translation>Elfogyott a talon, mostantól színre színt kell adni. A hívott szín: %1, ezért a többi lapod elhalványult.</translation>
    </message>
    <message>
        <source>The %1 is too high for your %2 and %3, whose points would be lost. Play the %4, which is worth nothing.</source>
        <translation>Az ellenfeled lapja (%1) erősebb, mint a tieid (%2, %3), és azok pontját elveszítenéd. Ezt add, semmit sem ér: %4.</translation>
    </message>
    <message>
        <source>You have no %1, so you must play a trump. It takes the trick.</source>
        <translation>Ebből a színből (%1) nincs lapod, ezért adut kell tenned. Az el is viszi az ütést.</translation>
    </message>
    <message>
        <source>The %1 of trumps is the best card there is, and its 20 points will be yours.</source>
        <translation>Az adu %1 a legerősebb lap, és a 20 pontja a tiéd lesz.</translation>
    </message>
    <message>
        <source>You have %1 points, and %2 are enough. Nobody will say it for you, and with fewer you would lose the game. Go out!</source>
        <translation>%1 pontod van, és %2 elég. Helyetted senki sem mondja be, és ha kevesebb volna, elvesztenéd a játszmát. Menj ki!</translation>
    </message>
    <message>
        <source>%1 and %2 of trumps in one hand are béla: %3 points, and nobody can beat it. Declare it.</source>
        <translation>Az adu %1 és %2 egy kézben a béla: %3 pont, és senki sem üti. Mondd be.</translation>
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
</context>
<context>
    <name>Library</name>
    <message>
        <source>Your matches</source>
        <translation>Partijaid</translation>
    </message>
    <message>
        <source>Rules: %1. Opponent: %2, %3. Games: %4 : %5.</source>
        <translation>Szabályok: %1. Ellenfél: %2, %3. Játszmák: %4 : %5.</translation>
    </message>
    <message>
        <source>Rules: %1. Two people at one table. Games: %4 : %5.</source>
        <translation>Szabályok: %1. Ketten egy asztalnál. Játszmák: %4 : %5.</translation>
    </message>
    <message>
        <source>Rules: %1. Imported from a file. Games: %4 : %5.</source>
        <translation>Szabályok: %1. Fájlból importálva. Játszmák: %4 : %5.</translation>
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
        <source>%1 (practice, with hints)</source>
        <comment>the rules of a match</comment>
        <translation>%1 (gyakorlás, tippekkel)</translation>
    </message>
    <message>
        <source>%1 (with hints)</source>
        <comment>the rules of a match</comment>
        <translation>%1 (tippekkel)</translation>
    </message>
    <message>
        <source>%1 (practice)</source>
        <comment>the rules of a match</comment>
        <translation>%1 (gyakorlás)</translation>
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
        <source>Check this &amp;deal…</source>
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
        <source>&amp;Guided first hand</source>
        <translation>&amp;Vezetett első leosztás</translation>
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
        <source>Welcome to Tartli, the old card game of Hungary and Austria.</source>
        <translation>Üdvözöl a Tartli, a régi magyar és osztrák kártyajáték.</translation>
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
        <source>Guided first hand</source>
        <translation>Vezetett első leosztás</translation>
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
        <translation>„%1”: ez a parti sérült (%2. leosztás), nem lehet folytatni; úgy marad, ahogy van.</translation>
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
        <source>In the match “%1” you sit in the second seat. It can be viewed in the list, but not continued.</source>
        <translation>„%1”: ebben a partiban a második helyen ülsz. A listában megnézheted, de folytatni nem lehet.</translation>
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
        <translation>A leosztás nélkül a fájl az előzővel ér véget.</translation>
    </message>
    <message>
        <source>&amp;Leave out that hand</source>
        <translation>A &amp;leosztás nélkül</translation>
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
        <source>%1 matches saved in %2.</source>
        <translation>%1 parti került ide: %2.</translation>
    </message>
    <message>
        <source>Export a match</source>
        <translation>Egy parti exportálása</translation>
    </message>
    <message>
        <source>Matches (*.tartli.json *.json)</source>
        <translation>Partik (*.tartli.json *.json)</translation>
    </message>
    <message>
        <source>Match saved as %1.</source>
        <translation>A parti ide került: %1.</translation>
    </message>
    <message>
        <source>The match could not be saved as %1. %2</source>
        <translation>A partit nem sikerült ide menteni: %1. %2</translation>
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
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>Deleted: %1. Undo restores them one by one, the last first, until you quit Tartli.</source>
        <translation>Törölve: %1. A „Visszahozás” egyenként visszaadja őket, az utolsóval kezdve, amíg ki nem lépsz a Tartliból.</translation>
    </message>
    <message>
        <source>No matches yet. Start one, and it will appear here.</source>
        <translation>Még nincs partid. Kezdj egyet, és itt megtalálod.</translation>
    </message>
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
        <translation>Partik</translation>
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
        <source>Give the match another title</source>
        <translation>Új cím a partinak</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>Má&amp;solás</translation>
    </message>
    <message>
        <source>Make a copy of the match as it stands</source>
        <translation>Másolat a partiról, ahogy most áll</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Törlés</translation>
    </message>
    <message>
        <source>Delete the match; you can restore it until you quit Tartli</source>
        <translation>A parti törlése; visszahozhatod, amíg ki nem lépsz a Tartliból</translation>
    </message>
    <message>
        <source>Und&amp;o delete</source>
        <translation>&amp;Visszahozás</translation>
    </message>
    <message>
        <source>Restore the match deleted last (Ctrl+Z)</source>
        <translation>Az utoljára törölt parti visszahozása (Ctrl+Z)</translation>
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
        <source>Save the selected matches as files, to send or keep</source>
        <translation>A kijelölt partik mentése fájlba, elküldésre vagy megőrzésre</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Bezárás</translation>
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
        <source>Opponent</source>
        <translation>Ellenfél</translation>
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
        <translation>Utoljára</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>games won by the player and by the opponent</comment>
        <translation>%1 : %2</translation>
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
</context>
<context>
    <name>MeldDialog</name>
    <message>
        <source>No trick is being played.</source>
        <translation>Most nem folyik játék.</translation>
    </message>
    <message>
        <source>Melds are declared in tricks 1 to 8. This is trick %1.</source>
        <translation>Bemondani csak az első nyolc ütésben lehet (most: %1. ütés).</translation>
    </message>
    <message>
        <source>You have already declared in this trick, and you can do so only once.</source>
        <translation>Ebben az ütésben már bemondtál; egy ütésben csak egyszer lehet.</translation>
    </message>
    <message>
        <source>You have already played to trick 8, the last one for melds.</source>
        <translation>A 8. ütésre már tettél, az volt az utolsó, amelyben be lehetett mondani.</translation>
    </message>
    <message>
        <source>You have played your card. You can declare again in the next trick.</source>
        <translation>A lapodat már kijátszottad. A következő ütésben újra bemondhatsz.</translation>
    </message>
    <message>
        <source>Your opponent leads. You can declare before you play your card.</source>
        <translation>Az ellenfeled hív. Mielőtt lapot teszel, te is bemondhatsz.</translation>
    </message>
    <message>
        <source>Your opponent said: %1 Only a set could score against that.</source>
        <translation>Az ellenfeled ezt mondta: %1 Erre csak vannakkal szerezhetsz pontot.</translation>
    </message>
    <message>
        <source>Your opponent said: %1 You need a set, or at least a %2, to score.</source>
        <translation>Az ellenfeled ezt mondta: %1 Ehhez vannak kell, vagy legalább %2.</translation>
    </message>
    <message>
        <source>You can declare one set and one sequence in this trick.</source>
        <translation>Ebben az ütésben egy vannakot és egy sorozatot mondhatsz be.</translation>
    </message>
    <message>
        <source>You can declare one set, and one sequence of each suit, in this trick.</source>
        <translation>Ebben az ütésben egy vannakot mondhatsz be, és minden színből egy sorozatot.</translation>
    </message>
    <message>
        <source>Only together with a stronger meld: alone it could not score now.</source>
        <translation>Csak egy erősebb mellett; magában most nem érne semmit.</translation>
    </message>
    <message>
        <source>Four Nines are not a set in this game.</source>
        <translation>Ebben a játékban négy kilences nem számít vannaknak.</translation>
    </message>
    <message>
        <source>It lies entirely within your %1, which has already scored.</source>
        <translation>Teljesen benne van ebben, amelyet már elszámoltál: %1.</translation>
    </message>
    <message>
        <source>By your house rules it may not touch your %1, which has already scored.</source>
        <translation>A házi szabály szerint nem érintkezhet ezzel, amelyet már elszámoltál: %1.</translation>
    </message>
    <message>
        <source>After your %1 it must be higher, longer with the same top card, or below it with a gap of one card.</source>
        <translation>A korábbi (%1) után legyen magasabb, vagy ugyanazzal a legnagyobb lappal hosszabb, vagy egy lap kihagyásával lejjebb.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a sequence: top rank, the word for its length</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Bemondások</translation>
    </message>
    <message>
        <source>What do you declare?</source>
        <translation>Mit mondasz be?</translation>
    </message>
    <message>
        <source>Your melds</source>
        <translation>Bemondható lapjaid</translation>
    </message>
    <message>
        <source>Nothing can be declared now</source>
        <translation>Most semmit sem lehet bemondani</translation>
    </message>
    <message>
        <source>You have no meld: three cards of a suit in a row, or four of a kind.</source>
        <translation>Nincs mit bemondanod: ahhoz három egymás utáni lap kell egy színből, vagy négy egyforma.</translation>
    </message>
    <message>
        <source>&amp;Declare</source>
        <translation>&amp;Bemondás</translation>
    </message>
    <message>
        <source>Say &amp;nothing</source>
        <translation>&amp;Nem mondok semmit</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Bezárás</translation>
    </message>
    <message>
        <source>Nothing is ticked.</source>
        <translation>Semmi sincs megjelölve.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>melds, and their points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You will say nothing.</source>
        <translation>Nem mondasz semmit.</translation>
    </message>
    <message>
        <source>You will say: %1</source>
        <translation>Ezt mondod: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a meld, and its points</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>MeldReminder</name>
    <message>
        <source>Declare first?</source>
        <translation>Előbb bemondod?</translation>
    </message>
    <message>
        <source>&amp;Declare</source>
        <translation>&amp;Bemondás</translation>
    </message>
    <message>
        <source>&amp;Play anyway</source>
        <translation>&amp;Mégis kijátszom</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Vissza</translation>
    </message>
    <message>
        <source>Exchange the Seven?</source>
        <translation>Kicseréled a hetest?</translation>
    </message>
    <message>
        <source>The Seven is part of your %1, worth %2 points: exchanging it breaks the meld.</source>
        <translation>A hetes ennek része: %1 (%2 pont). A cserével ez elvész.</translation>
    </message>
    <message>
        <source>&amp;Exchange anyway</source>
        <translation>&amp;Mégis cserélek</translation>
    </message>
    <message>
        <source>Do &amp;not ask again</source>
        <translation>&amp;Ne kérdezd többet</translation>
    </message>
    <message>
        <source>You hold %1, which you can declare now: %2 points.</source>
        <translation>Ez most bemondható: %1 (%2 pont).</translation>
    </message>
    <message>
        <source>If you play the %1 first, it can no longer be declared.</source>
        <translation>Ha előbb a %1 kerül az asztalra, már nem mondhatod be.</translation>
    </message>
    <message>
        <source>If you play the %1 first, it must wait for another trick.</source>
        <translation>Ha előbb a %1 kerül az asztalra, várnod kell vele egy későbbi ütésig.</translation>
    </message>
    <message>
        <source>You hold béla, worth %1 points.</source>
        <translation>Nálad van a béla, az %1 pont.</translation>
    </message>
</context>
<context>
    <name>Melds</name>
    <message>
        <source>%1 %2</source>
        <comment>a set: plural rank, the word for a set</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <comment>a sequence: suit, top rank, the word for its length</comment>
        <translation>%1 %2 %3</translation>
    </message>
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
    <name>NewMatchDialog</name>
    <message>
        <source>My own rules</source>
        <translation>Saját szabályaim</translation>
    </message>
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
        <source>&amp;Edit…</source>
        <translation>S&amp;zerkesztés…</translation>
    </message>
    <message>
        <source>Edit my own rules</source>
        <translation>Saját szabályaim szerkesztése</translation>
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
        <source>&amp;Hungarian</source>
        <translation>&amp;Magyar</translation>
    </message>
    <message>
        <source>As played in the cafés of Budapest. Players take turns dealing and declare one sequence per trick; a match goes to 5 or 10 buli points.</source>
        <translation>A pesti kávéházak játéka. Felváltva osztotok, egy ütésben egy sorozatot lehet bemondani, és a parti 5 vagy 10 buliig megy.</translation>
    </message>
    <message>
        <source>&amp;Austrian</source>
        <translation>Osztrá&amp;k</translation>
    </message>
    <message>
        <source>Tartl, as played in Vienna. The winner deals, sequences of several suits count at once, and each game is settled separately.</source>
        <translation>A Tartl, ahogy Bécsben játsszák. A nyertes oszt, több szín sorozata is számít egyszerre, és minden játszmát külön fizetnek.</translation>
    </message>
    <message>
        <source>House rules, with every switch set your way. Yours are called “%1”.</source>
        <translation>Házi szabályok, mindegyik úgy, ahogy szeretnéd. A te szabályaid neve: „%1”.</translation>
    </message>
    <message>
        <source>House rules, with every switch set your way.</source>
        <translation>Házi szabályok, mindegyik úgy, ahogy szeretnéd.</translation>
    </message>
    <message>
        <source>My &amp;own rules</source>
        <translation>&amp;Saját szabályaim</translation>
    </message>
    <message>
        <source>Type both names, so that each of you is called by name.</source>
        <translation>Írjátok be mindkettőtök nevét: a játék a neveteken szólít benneteket.</translation>
    </message>
    <message>
        <source>&amp;Game points to win the match:</source>
        <translation>A &amp;partihoz ennyi buli kell:</translation>
    </message>
    <message>
        <source>No target</source>
        <translation>Nincs megszabva</translation>
    </message>
    <message>
        <source>Play agains&amp;t:</source>
        <translation>Ki&amp;vel játszol:</translation>
    </message>
    <message>
        <source>Two people at this computer. A curtain hides both hands at every change of turn. The match does not count in the statistics.</source>
        <translation>Ketten ennél a számítógépnél. Függöny takarja el mindkettőtök lapjait, valahányszor a másik következik. Az ilyen parti nem számít bele a statisztikába.</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>A géppel</translation>
    </message>
    <message>
        <source>Someone at this table</source>
        <translation>Valakivel itt az asztalnál</translation>
    </message>
    <message>
        <source>The other’s &amp;name:</source>
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
        <source>Only applies against the computer.</source>
        <translation>Ez csak akkor számít, ha a gép az ellenfél.</translation>
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
        <source>If the loser of a game has %1 points or fewer, the game counts double: %2.</source>
        <translation>Ha a vesztesnek legfeljebb %1 pontja van, duplán számít: %2.</translation>
    </message>
    <message>
        <source>A good choice for your first match.</source>
        <translation>Az első partidhoz jó választás.</translation>
    </message>
    <message>
        <source>For your first match, try %1.</source>
        <comment>a level</comment>
        <translation>Az első partidhoz ezt ajánljuk: %1.</translation>
    </message>
    <message>
        <source>Declares every meld it sees and plays any card that comes to hand.</source>
        <translation>Bemond mindent, amit lát, és kijátssza, ami a kezébe akad.</translation>
    </message>
    <message>
        <source>Knows what is good, but forgets which cards have been played.</source>
        <translation>Tudja, mi a jó, de elfelejti, mely lapok mentek már el.</translation>
    </message>
    <message>
        <source>Remembers every card, saves trumps and calculates the ending.</source>
        <translation>Minden lapra emlékszik, spórol az aduval, és kiszámolja a végét.</translation>
    </message>
    <message>
        <source>Works out what you may hold, tests every plan in many deals, and takes its time.</source>
        <translation>Mérlegeli, mi lehet nálad, minden tervet sok leosztáson kipróbál, és ehhez kell neki egy kis idő.</translation>
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
        <source>it is larger than 20 MB</source>
        <translation>nagyobb 20 MB-nál</translation>
    </message>
    <message>
        <source>it has more than 16 million pixels (JPEG: 50 million)</source>
        <translation>több mint 16 millió képpontból áll (JPEG esetén 50 millióból)</translation>
    </message>
    <message>
        <source>it is not a PNG, JPEG or WebP picture</source>
        <translation>nem PNG, JPEG vagy WebP kép</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>sérült</translation>
    </message>
    <message>
        <source>it would be far too large when unpacked</source>
        <translation>kicsomagolva túl nagy lenne</translation>
    </message>
    <message>
        <source>its name points outside the folder</source>
        <translation>a neve kivezet a mappából</translation>
    </message>
    <message>
        <source>it is a link to another place</source>
        <translation>egy másik helyre mutató hivatkozás</translation>
    </message>
    <message>
        <source>it is protected with a password</source>
        <translation>jelszóval védett</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>nem olvasható</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>%1: %2</translation>
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
        <source>No picture, so the built-in face is used: %1.</source>
        <translation>Nincs képe, marad a beépített rajz: %1.</translation>
    </message>
    <message>
        <source>All 32 cards and the back have a picture.</source>
        <translation>Mind a 32 lapnak és a hátlapnak is megvan a képe.</translation>
    </message>
    <message>
        <source>%1 appears more than once: %2.</source>
        <translation>%1: többször is megvan (%2).</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation>Kimaradt: %1.</translation>
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
        <translation>Válassz egy mappát vagy zipet a lapok képeivel (PNG, JPEG vagy WebP), vagy ejtsd ide. A lapról elnevezett képek maguktól a helyükre kerülnek: „HO”, „hearts_over”, „piros-felső”, „herz_ober”. A többit egérrel vagy billentyűzettel teheted a lapjához.</translation>
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
        <source>&amp;Stop</source>
        <translation>&amp;Leállítás</translation>
    </message>
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
        <source>Cards of the pack</source>
        <translation>A pakli lapjai</translation>
    </message>
    <message>
        <source>Pictures that could not be matched appear here.</source>
        <translation>Itt jelennek meg a képek, amelyekről nem derült ki, melyik lap.</translation>
    </message>
    <message>
        <source>Pictures without a card</source>
        <translation>Képek lap nélkül</translation>
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
        <source>Picture %1 of %2</source>
        <translation>%1. kép, összesen %2</translation>
    </message>
    <message>
        <source>&amp;Pictures without a card: %1</source>
        <translation>&amp;Képek lap nélkül: %1</translation>
    </message>
    <message>
        <source>Picked up: %1. Select its card and press Enter, or click it. Escape puts it back.</source>
        <translation>A kezedben: %1. Válaszd ki a lapját, és nyomj Entert, vagy kattints rá. Az Escape visszateszi.</translation>
    </message>
    <message>
        <source>Drag a picture to its card, or select it, press Enter and select the card.</source>
        <translation>Húzz egy képet a lapjára; vagy válaszd ki, nyomj Entert, és válaszd ki a lapot.</translation>
    </message>
    <message>
        <source>Drag a picture to another card to swap the two.</source>
        <translation>Ha egy képet egy másik lapra húzol, a kettő helyet cserél.</translation>
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
        <translation>Gyakorlás: %1. leosztás cserélt helyekkel, „%2”</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (másolat)</translation>
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
        <source>No melds have scored in this trick.</source>
        <translation>Ebben az ütésben nem volt elszámolt bemondás.</translation>
    </message>
    <message>
        <source>Undo your last decision</source>
        <translation>Az utolsó döntésed visszavonása</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Cut in the middle</source>
        <translation>Emelés középen</translation>
    </message>
    <message>
        <source>Gather</source>
        <translation>Elvitel</translation>
    </message>
    <message>
        <source>Show melds</source>
        <translation>Bemondások</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>%1. lap</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Új leosztás</translation>
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
        <source>Undo</source>
        <translation>Visszavonás</translation>
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
        <source>Nothing has been said yet.</source>
        <translation>Még nem hangzott el semmi.</translation>
    </message>
    <message>
        <source>There is no refused move to explain.</source>
        <translation>Nem volt elutasított lépés.</translation>
    </message>
    <message>
        <source>Your opponent could not decide and played the first card at hand.</source>
        <translation>Az ellenfeled tanácstalan volt, és kijátszotta az első lapot, ami a kezébe akadt.</translation>
    </message>
    <message>
        <source>Your opponent lost track and had to think again.</source>
        <translation>Az ellenfeled elvesztette a fonalat, és elölről kellett kezdenie a gondolkodást.</translation>
    </message>
    <message>
        <source>Your opponent got stuck and decided in a hurry.</source>
        <translation>Az ellenfeled elakadt ennél, és kapkodva döntött.</translation>
    </message>
    <message>
        <source>Cut after card %1 of %2. Space cuts here.</source>
        <translation>Emelés %1 lap után (összesen %2). A szóköz itt emel.</translation>
    </message>
    <message>
        <source>You have %1 points: you can go out.</source>
        <translation>%1 pontod van: kimehetsz.</translation>
    </message>
    <message>
        <source>You can go out.</source>
        <translation>Kimehetsz.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a player&apos;s name and count</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · dealer</source>
        <comment>a player&apos;s name and count, and that this player is the dealer</comment>
        <translation>%1 · osztó</translation>
    </message>
    <message>
        <source>Declare…</source>
        <translation>Bemondás…</translation>
    </message>
    <message>
        <source>Declare sequences and sets in your hand</source>
        <translation>A kezedben lévő sorozatok és vannakok bemondása</translation>
    </message>
    <message>
        <source>Béla</source>
        <translation>Béla</translation>
    </message>
    <message>
        <source>Exchange the Seven</source>
        <translation>Hetes cseréje</translation>
    </message>
    <message>
        <source>Exchange the trump Seven for the turned-up card</source>
        <translation>Az aduhetes cseréje a felütött lapra</translation>
    </message>
    <message>
        <source>Go out</source>
        <translation>Kimenés</translation>
    </message>
    <message>
        <source>Claim the game with 501 points or more</source>
        <translation>A játszma megnyerése legalább 501 ponttal</translation>
    </message>
    <message>
        <source>Undo your last decision (practice)</source>
        <translation>Az utolsó döntésed visszavonása (gyakorlás)</translation>
    </message>
    <message>
        <source>Show my melds</source>
        <translation>Bemondható lapjaim</translation>
    </message>
    <message>
        <source>All the melds you hold, and which of them you can declare</source>
        <translation>Minden, amit be tudsz mondani, és hogy most melyik mondható be</translation>
    </message>
    <message>
        <source>Show scored melds</source>
        <translation>Az elszámolt bemondások</translation>
    </message>
    <message>
        <source>The cards of the melds that scored in this trick</source>
        <translation>Az ebben az ütésben elszámolt bemondások lapjai</translation>
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
        <source>Read the slate</source>
        <translation>A tábla elolvasása</translation>
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
        <source>Announce trumps</source>
        <translation>Adu és talon felolvasása</translation>
    </message>
    <message>
        <source>Says what trumps are and what lies in the middle</source>
        <translation>Felolvassa, mi az adu, és mi fekszik középen</translation>
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
        <translation>Ugyanez az osztás újra</translation>
    </message>
    <message>
        <source>As a practice match of one hand; the current match stays saved</source>
        <translation>Egyleosztásos gyakorlóparti; a mostani parti mentve marad</translation>
    </message>
    <message>
        <source>Play it with seats swapped</source>
        <translation>Újra, cserélt helyekkel</translation>
    </message>
    <message>
        <source>The same deal with your opponent’s cards, as a practice match of one hand</source>
        <translation>Ugyanez az osztás az ellenfeled lapjaival, egyleosztásos gyakorlópartiban</translation>
    </message>
    <message>
        <source>Go out?</source>
        <translation>Kimész?</translation>
    </message>
    <message>
        <source>With less than %1 points you lose the game.</source>
        <translation>%1 pontnál kevesebbel elveszted a játszmát.</translation>
    </message>
    <message>
        <source>You have %1 points but need %2. If you go out now, you lose the game.</source>
        <translation>%1 pontod van, de %2 kell. Ha most kimész, elveszted a játszmát.</translation>
    </message>
    <message>
        <source>Both of you are out after this béla, and your opponent’s %1 beats your %2: you lose.</source>
        <translation>Ezzel a bélával mindketten kint vagytok, de az ellenfelednek több pontja van (%1), mint neked (%2): veszítesz.</translation>
    </message>
    <message>
        <source>It would count double (%1).</source>
        <translation>Duplán számítana (%1).</translation>
    </message>
    <message>
        <source>Go out and lose</source>
        <translation>Kimegyek és veszítek</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Játszom tovább</translation>
    </message>
    <message>
        <source>Declare %1 and %2 of trumps: %3 points</source>
        <comment>King and Over</comment>
        <translation>Adu %1 és %2 bemondása: %3 pont</translation>
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
    <message>
        <source>Trumps</source>
        <translation>Adu</translation>
    </message>
    <message>
        <source>Trumps: %1</source>
        <translation>Adu: %1</translation>
    </message>
    <message>
        <source>Other suits</source>
        <translation>Többi szín</translation>
    </message>
    <message>
        <source>The last trick: %1 more.</source>
        <translation>Az utolsó ütés: még %1.</translation>
    </message>
    <message>
        <source>%1 game</source>
        <comment>Hungarian, or Austrian</comment>
        <translation>%1 játék</translation>
    </message>
    <message>
        <source>Meld</source>
        <translation>Bemondás</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Mi ez</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>In a row: %1.</source>
        <translation>Sorrend: %1.</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Bemondások</translation>
    </message>
</context>
<context>
    <name>PointsEntry</name>
    <message>
        <source>&amp;Card values</source>
        <translation>S&amp;orrend és pontok</translation>
    </message>
    <message>
        <source>A card with the order and the points of cards and melds</source>
        <translation>A lapok és bemondások sorrendje és pontjai egy lapon</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>%1 deals. Cut the pack: click a card or choose one with the arrow keys and press Space. Space alone cuts in the middle.</source>
        <translation>%1 oszt. Emelj: kattints egy lapra, vagy válassz egyet a nyilakkal, és nyomd meg a szóközt. A szóköz magában középen emel.</translation>
    </message>
    <message>
        <source>%1 deals. Which card of the pack should be turned up? Without a request it is the 19th.</source>
        <translation>%1 oszt. A pakli melyik lapját üssék fel? Ha nem kérsz mást: a 19.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Vége a leosztásnak.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Vége a partinak.</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 gondolkodik…</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Te jössz.</translation>
    </message>
    <message>
        <source>%1’s turn.</source>
        <translation>%1 jön.</translation>
    </message>
    <message>
        <source>You lead. Sudden death: the first points win the game.</source>
        <translation>Te hívsz. Hirtelen halál: az első szerzett pont megnyeri a játszmát.</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Te hívsz.</translation>
    </message>
    <message>
        <source>You lead to trick %1.</source>
        <translation>Te hívsz: %1. ütés.</translation>
    </message>
    <message>
        <source>%1 led the %2. Your card.</source>
        <translation>%1 ezt hívta: %2. Te jössz.</translation>
    </message>
    <message>
        <source>The trick is yours.</source>
        <translation>Tiéd az ütés.</translation>
    </message>
    <message>
        <source>%1 wins the trick.</source>
        <translation>%1 viszi az ütést.</translation>
    </message>
    <message>
        <source>You have nothing to declare now.</source>
        <translation>Most semmit sem tudsz bemondani.</translation>
    </message>
    <message>
        <source>You have nothing to declare now. %1 shows your melds.</source>
        <translation>Most semmit sem tudsz bemondani. A bemondható lapjaid: %1.</translation>
    </message>
    <message>
        <source>You drew the %1, %3 the %2. The lower card deals first: you.</source>
        <translation>Te ezt húztad: %1, az ellenfeled (%3) ezt: %2. Akié alacsonyabb, az oszt először: te.</translation>
    </message>
    <message>
        <source>You drew the %1, %3 the %2. The lower card deals first: %3.</source>
        <translation>Te ezt húztad: %1, az ellenfeled (%3) ezt: %2. Akié alacsonyabb, az oszt először: %3.</translation>
    </message>
    <message numerus="yes">
        <source>(Drawn %n time(s): ties are drawn again.)</source>
        <translation>
            <numerusform>(%n húzás kellett: egyforma lapoknál újra húztok.)</numerusform>
        </translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>the kind of the match on the table</comment>
        <translation>Gyakorlás</translation>
    </message>
    <message>
        <source>Practice · trick %2 of 16
Trumps: %1</source>
        <translation>Gyakorlás · %2. ütés a 16-ból
Adu: %1</translation>
    </message>
    <message>
        <source>Trick %2 of 16
Trumps: %1</source>
        <translation>%2. ütés a 16-ból
Adu: %1</translation>
    </message>
    <message>
        <source>Hand %1 again, now in %4’s seat. The score starts as it stood: %2 to %3.</source>
        <translation>%1. leosztás újra, most %4 helyén. Az állás az akkori: %2 : %3.</translation>
    </message>
    <message>
        <source>Hand %1 again. The score starts as it stood: %2 to %3.</source>
        <translation>%1. leosztás újra. Az állás az akkori: %2 : %3.</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <translation>Visszavonva: %1.</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>a card</comment>
        <translation>a %1</translation>
    </message>
    <message>
        <source>your declaration</source>
        <translation>a bemondásod</translation>
    </message>
    <message>
        <source>your béla</source>
        <translation>a bélád</translation>
    </message>
    <message>
        <source>the exchange of the Seven</source>
        <translation>a hetes cseréje</translation>
    </message>
    <message>
        <source>the choice of card %1</source>
        <translation>a %1. lap kérése</translation>
    </message>
    <message>
        <source>going out</source>
        <translation>a kimenés</translation>
    </message>
    <message>
        <source>Undo is available in practice matches only.</source>
        <translation>Visszavonni csak gyakorlópartiban lehet.</translation>
    </message>
    <message>
        <source>There is nothing to undo in this hand yet.</source>
        <translation>Ebben a leosztásban még nincs mit visszavonni.</translation>
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
    <name>RecordView</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 és %2</translation>
    </message>
    <message>
        <source>&amp;Copy this hand as text</source>
        <translation>Leosztás &amp;másolása szövegként</translation>
    </message>
    <message>
        <source>Check this &amp;deal…</source>
        <translation>Az osztás &amp;ellenőrzése…</translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation>Ugyanez az osztás ú&amp;jra</translation>
    </message>
    <message>
        <source>With &amp;seats swapped</source>
        <translation>Cserélt &amp;helyekkel</translation>
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
        <source>Up and Down: hand by hand, or trick by trick in the text. Left and Right: another hand.</source>
        <translation>Fel és Le: leosztásonként, a szövegben ütésenként. Balra és Jobbra: másik leosztás.</translation>
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
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>No trick is being played.</source>
        <translation>Most nem folyik játék.</translation>
    </message>
    <message>
        <source>The trick is full and must be gathered first.</source>
        <translation>Az ütés teljes, előbb el kell vinni.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Nem te jössz.</translation>
    </message>
    <message>
        <source>First choose the card to be turned up.</source>
        <translation>Előbb mondd meg, melyik lapot üssék fel.</translation>
    </message>
    <message>
        <source>From trick 8 on you must follow suit: %1 were led, and you have some.</source>
        <translation>A 8. ütéstől színre színt kell adni: a hívott szín (%1) neked is van.</translation>
    </message>
    <message>
        <source>From trick 8 on, if you cannot follow suit, you must play a trump: %1.</source>
        <translation>A 8. ütéstől, ha nincs lapod a hívott színből, adut kell tenned: %1.</translation>
    </message>
    <message>
        <source>The card to be turned up must be chosen first.</source>
        <translation>Előbb meg kell mondani, melyik lapot üssék fel.</translation>
    </message>
    <message>
        <source>You cannot do that now.</source>
        <translation>Ezt most nem lehet.</translation>
    </message>
    <message>
        <source>Melds are declared in tricks 1 to 8, before your own card, once per trick.</source>
        <translation>Bemondani az első nyolc ütésben lehet, a lapod előtt, ütésenként egyszer.</translation>
    </message>
    <message>
        <source>After what your opponent said, this could not score now.</source>
        <translation>Arra, amit az ellenfeled mondott, ez most nem érne semmit.</translation>
    </message>
    <message>
        <source>After one that has scored, it must go higher, be longer with the same top card, or lie below with a gap.</source>
        <translation>Egy elszámolt sorozat után a következő legyen magasabb, vagy ugyanazzal a legnagyobb lappal hosszabb, vagy egy lap kihagyásával lejjebb.</translation>
    </message>
    <message>
        <source>It lies entirely within a sequence that has already scored.</source>
        <translation>Teljesen benne van egy már elszámolt sorozatban.</translation>
    </message>
    <message>
        <source>It has already scored in this hand.</source>
        <translation>Ebben a leosztásban ezt már elszámoltad.</translation>
    </message>
    <message>
        <source>By your house rules it may not touch a sequence that has scored.</source>
        <translation>A házi szabály szerint nem érintkezhet egy már elszámolt sorozattal.</translation>
    </message>
    <message>
        <source>For béla you need %1 and %2 of trumps in your hand: once per hand, until trick 8 is gathered.</source>
        <translation>A bélához adu %1 és %2 kell a kezedben; a 8. ütés elviteléig mondható be, leosztásonként egyszer.</translation>
    </message>
    <message>
        <source>You can exchange only the trump Seven, from your hand, while the turned-up card is on the table.</source>
        <translation>Csak a kezedben lévő aduhetest cserélheted ki, amíg a felütött lap ott fekszik.</translation>
    </message>
    <message>
        <source>Only the leader can exchange, before declaring and playing.</source>
        <translation>Csak az cserélhet, aki hív, bemondás és kijátszás előtt.</translation>
    </message>
    <message>
        <source>You declared the Seven in a sequence: no exchange until the trick is gathered.</source>
        <translation>A hetest egy sorozatban már bemondtad: csak az ütés elvitele után cserélhetsz.</translation>
    </message>
    <message>
        <source>In sudden death nobody goes out: the first points win.</source>
        <translation>Hirtelen halálban nem lehet kimenni: az első szerzett pont dönt.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>Ezt most nem engedik a szabályok.</translation>
    </message>
    <message>
        <source>By your house rule you exchange before you declare béla in a trick.</source>
        <translation>A házi szabályod szerint egy ütésben a béla bemondása után már nem cserélheted a hetest.</translation>
    </message>
    <message>
        <source>You are tied, and both of you are out: nobody may go out any more, and the next points win.</source>
        <translation>Mindketten kint vagytok, egyenlő ponttal: már senki sem mehet ki, a következő pontok döntenek.</translation>
    </message>
    <message>
        <source>By your house rules, béla can be declared only before you play a card to the trick.</source>
        <translation>A házi szabály szerint a bélát csak a lapod kijátszása előtt mondhatod be.</translation>
    </message>
</context>
<context>
    <name>RefusedRecords</name>
    <message>
        <source>the hand is over</source>
        <translation>a leosztásnak vége van</translation>
    </message>
    <message>
        <source>no hand is running</source>
        <translation>nem folyik leosztás</translation>
    </message>
    <message>
        <source>the non-dealer first asks for the turned card</source>
        <translation>előbb az kéri meg a felütött lapot, aki nem oszt</translation>
    </message>
    <message>
        <source>the non-dealer asks for the turned card</source>
        <translation>a felütött lapot az kéri, aki nem oszt</translation>
    </message>
    <message>
        <source>nobody may go out in a hand of sudden death</source>
        <translation>hirtelen halálban senki sem mehet ki</translation>
    </message>
    <message>
        <source>both are out and equal: nobody may go out any more</source>
        <translation>mindketten kint vannak, egyenlő ponttal: már senki sem mehet ki</translation>
    </message>
    <message>
        <source>the turned card is chosen once, before the first packet</source>
        <translation>a felütött lapot egyszer kell megkérni, az első három lap előtt</translation>
    </message>
    <message>
        <source>it is not this player&apos;s turn to play</source>
        <translation>nem ez a játékos következik</translation>
    </message>
    <message>
        <source>%1 is not in this player&apos;s hand</source>
        <translation>ez a lap nincs a játékos kezében: %1</translation>
    </message>
    <message>
        <source>%1 was led and this player holds cards of that suit</source>
        <translation>a hívott lap %1, és a játékosnak van ebből a színből</translation>
    </message>
    <message>
        <source>this player cannot follow suit and holds trumps</source>
        <translation>a játékosnak nincs a hívott színből, de van aduja</translation>
    </message>
    <message>
        <source>the trick is not full</source>
        <translation>az ütés nem teljes</translation>
    </message>
    <message>
        <source>the winner of a trick gathers it</source>
        <translation>az ütést az viszi el, aki megnyerte</translation>
    </message>
    <message>
        <source>melds are declared in tricks 1 to 8 only</source>
        <translation>bemondani csak az első nyolc ütésben lehet</translation>
    </message>
    <message>
        <source>melds are declared before the own card, in turn</source>
        <translation>bemondani a saját lap előtt kell, amikor a játékoson a sor</translation>
    </message>
    <message>
        <source>all melds of a trick are declared together, once</source>
        <translation>egy ütésben mindent egyszerre kell bemondani, egyszer</translation>
    </message>
    <message>
        <source>at most one set in a trick</source>
        <translation>egy ütésben legfeljebb egy vannak mondható be</translation>
    </message>
    <message>
        <source>at most one sequence in a trick</source>
        <translation>egy ütésben legfeljebb egy sorozat mondható be</translation>
    </message>
    <message>
        <source>at most one sequence of a suit in a trick</source>
        <translation>egy ütésben színenként legfeljebb egy sorozat mondható be</translation>
    </message>
    <message>
        <source>four Nines are no set in this variant</source>
        <translation>e szabályok szerint négy kilences nem vannak</translation>
    </message>
    <message>
        <source>%1 has scored already</source>
        <translation>ezt már elszámolták: %1</translation>
    </message>
    <message>
        <source>%1 may not follow what this player has scored in that suit</source>
        <translation>ez nem jöhet azután, amit a játékos abban a színben már elszámolt: %1</translation>
    </message>
    <message>
        <source>by what the leader said, this cannot score</source>
        <translation>arra, amit a hívó mondott, ez nem érhet semmit</translation>
    </message>
    <message>
        <source>béla is declared once in a hand</source>
        <translation>a béla egy leosztásban csak egyszer mondható be</translation>
    </message>
    <message>
        <source>this player does not hold King and Over of trumps</source>
        <translation>a játékosnál nincs adu király és felső</translation>
    </message>
    <message>
        <source>béla may be declared until trick 8 is gathered</source>
        <translation>a béla a 8. ütés elviteléig mondható be</translation>
    </message>
    <message>
        <source>béla is declared at one&apos;s own declaring step</source>
        <translation>a bélát akkor kell bemondani, amikor a játékos a többit is bemondhatja</translation>
    </message>
    <message>
        <source>this player does not hold the trump VII</source>
        <translation>a játékosnál nincs az aduhetes</translation>
    </message>
    <message>
        <source>the turned card has been drawn</source>
        <translation>a felütött lapot már felhúzták</translation>
    </message>
    <message>
        <source>only the leader exchanges, before playing a card</source>
        <translation>csak az cserélhet, aki hív, a kijátszás előtt</translation>
    </message>
    <message>
        <source>the exchange comes before the declaration</source>
        <translation>a csere a bemondás előtt van</translation>
    </message>
    <message>
        <source>the exchange comes before béla</source>
        <translation>a csere a béla előtt van</translation>
    </message>
    <message>
        <source>the trump VII was declared in this trick</source>
        <translation>az aduhetest ebben az ütésben bemondták</translation>
    </message>
    <message>
        <source>%1 is no card: a suit letter A L H B and a rank letter 7 8 9 X U O K A are</source>
        <translation>ez nem lap: %1; egy lap a szín betűje (A L H B) és az érték jele (7 8 9 X U O K A)</translation>
    </message>
    <message>
        <source>%1 is no meld: a rank four times, or suit, top rank and length, are</source>
        <translation>ez nem bemondás: %1; bemondás egy érték négyszer, vagy szín, legnagyobb lap és hossz</translation>
    </message>
    <message>
        <source>%1 is no sequence of three to eight cards</source>
        <translation>ez nem három–nyolc lapos sorozat: %1</translation>
    </message>
    <message>
        <source>four cards of rank %1 are no set</source>
        <translation>négy ilyen lap nem vannak: %1</translation>
    </message>
    <message>
        <source>a sequence is a suit, the rank of its top card, and its length</source>
        <translation>egy sorozat: a színe, a legnagyobb lapjának értéke és a hossza</translation>
    </message>
    <message>
        <source>a declaration holds at least one meld, and nothing else</source>
        <translation>egy bemondásban legalább egy vannak vagy sorozat áll, és semmi más</translation>
    </message>
    <message>
        <source>the 4th, 7th, 10th, 13th, 16th or 19th card may be turned</source>
        <translation>a 4., 7., 10., 13., 16. vagy 19. lapot lehet felütni</translation>
    </message>
    <message>
        <source>%1 does not begin with a seat, 0: or 1:</source>
        <translation>nem hellyel kezdődik (0: vagy 1:): %1</translation>
    </message>
    <message>
        <source>%1 is no action</source>
        <translation>ez nem lépés: %1</translation>
    </message>
    <message>
        <source>%1 is no text</source>
        <translation>ez nem szöveg: %1</translation>
    </message>
    <message>
        <source>%1 is no card</source>
        <translation>ez nem lap: %1</translation>
    </message>
    <message>
        <source>%1 is no seat</source>
        <translation>ez nem hely: %1</translation>
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
        <source>players must be two names</source>
        <translation>a „players” két név legyen</translation>
    </message>
    <message>
        <source>a match has two players, and each a name</source>
        <translation>egy partinak két játékosa van, és mindkettőnek neve</translation>
    </message>
    <message>
        <source>first_dealer must be 0 or 1</source>
        <translation>a „first_dealer” 0 vagy 1 legyen</translation>
    </message>
    <message>
        <source>first_dealer is %1; it must be seat 0 or 1</source>
        <translation>a „first_dealer” értéke %1; 0 vagy 1 legyen</translation>
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
        <source>the deck must be a text of 32 codes</source>
        <translation>a „deck” 32 kódból álló szöveg legyen</translation>
    </message>
    <message>
        <source>a deck is each of the 32 cards once</source>
        <translation>a „deck” a 32 lap, mindegyik egyszer</translation>
    </message>
    <message>
        <source>no deck is needed now</source>
        <translation>itt nem kell „deck”</translation>
    </message>
    <message>
        <source>the match is won already</source>
        <translation>a partit már megnyerték</translation>
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
        <source>the variant must be an object with every switch of R11</source>
        <translation>a „variant” objektum legyen az R11 minden kapcsolójával</translation>
    </message>
    <message>
        <source>the variant lacks %1</source>
        <translation>a „variant” részből hiányzik: %1</translation>
    </message>
    <message>
        <source>the variant has unknown switches: %1</source>
        <translation>a „variant” részben ismeretlen kapcsolók vannak: %1</translation>
    </message>
    <message>
        <source>name is %1; it must be a text</source>
        <translation>a „name” értéke %1; szöveg legyen</translation>
    </message>
    <message>
        <source>double_below is %1; it must be a whole number from 1 to 501</source>
        <translation>a „double_below” értéke %1; 1 és 501 közti egész szám legyen</translation>
    </message>
    <message>
        <source>match_target is %1; it must be 1 to 20, or null</source>
        <translation>a „match_target” értéke %1; 1 és 20 közti szám vagy null legyen</translation>
    </message>
    <message>
        <source>%1 is %2; it must be one of %3</source>
        <translation>%1 értéke %2; ezek egyike legyen: %3</translation>
    </message>
    <message>
        <source>deal_proof has more than %1 bytes</source>
        <translation>a „deal_proof” hosszabb ennyi bájtnál: %1</translation>
    </message>
    <message>
        <source>the deal proof has no SHA-256 or no salt in hexadecimal digits</source>
        <translation>az osztás igazolásában nincs SHA-256, vagy nincs hexadecimális salt</translation>
    </message>
    <message>
        <source>the check number does not fit the deck</source>
        <translation>az ellenőrző szám nem illik a paklihoz</translation>
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
        <source>deal_proof: %1</source>
        <translation>deal_proof: %1</translation>
    </message>
    <message>
        <source>Expected %1, got %2 - at %3</source>
        <translation>Itt %1 kell, nem %2 – hely: %3</translation>
    </message>
    <message>
        <source>Expected %1, got %2</source>
        <translation>Itt %1 kell, nem %2</translation>
    </message>
    <message>
        <source>Expected %1 - at %2</source>
        <translation>Itt %1 kell – hely: %2</translation>
    </message>
    <message>
        <source>Expected %1</source>
        <translation>Itt %1 kell</translation>
    </message>
    <message>
        <source>Object missing required field %1 - at %2</source>
        <translation>Hiányzik egy kötelező mező: %1 – hely: %2</translation>
    </message>
    <message>
        <source>Object missing required field %1</source>
        <translation>Hiányzik egy kötelező mező: %1</translation>
    </message>
    <message>
        <source>Object contains unknown field %1 - at %2</source>
        <translation>Ismeretlen mező: %1 – hely: %2</translation>
    </message>
    <message>
        <source>Object contains unknown field %1</source>
        <translation>Ismeretlen mező: %1</translation>
    </message>
    <message>
        <source>Invalid enum value %1 - at %2</source>
        <translation>Nem megengedett érték: %1 – hely: %2</translation>
    </message>
    <message>
        <source>Invalid enum value %1</source>
        <translation>Nem megengedett érték: %1</translation>
    </message>
    <message>
        <source>a match that begins with points has no record</source>
        <translation>a pontokkal induló partinak nincs leírása</translation>
    </message>
    <message>
        <source>there is no hand %1</source>
        <translation>nincs %1. leosztás</translation>
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
        <source>Tartli ignores %1=&quot;%2&quot;. Only numbers from %3 to %4 make sense.</source>
        <translation>A Tartli figyelmen kívül hagyja ezt: %1=&quot;%2&quot;. Csak ilyen határok közötti számnak van értelme: %3–%4.</translation>
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
        <source>Assistance</source>
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
        <source>Slate</source>
        <translation>Tábla</translation>
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
        <source>Pac&amp;k of cards:</source>
        <translation>Pa&amp;kli:</translation>
    </message>
    <message>
        <source>Acorns, Leaves, Hearts and Bells, with the people of William Tell.</source>
        <translation>Makk, zöld, piros és tök, Tell Vilmos szereplőivel.</translation>
    </message>
    <message>
        <source>Clubs, Spades, Hearts and Diamonds; the Queen is the Over, the Jack the Under.</source>
        <translation>Treff, pikk, kőr és káró; a dáma a felső, a bubi az alsó.</translation>
    </message>
    <message>
        <source>Your own pictures.</source>
        <translation>A saját képeid.</translation>
    </message>
    <message>
        <source>Tell cards</source>
        <translation>Magyar kártya</translation>
    </message>
    <message>
        <source>French cards</source>
        <translation>Francia kártya</translation>
    </message>
    <message>
        <source>&amp;Letters in the corners:</source>
        <translation>Betűk a &amp;sarkokban:</translation>
    </message>
    <message>
        <source>They help to tell the cards apart. Real Tell cards have none.</source>
        <translation>Segítenek felismerni a lapokat. Az igazi magyar kártyán nincsenek.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nincs</translation>
    </message>
    <message>
        <source>Same as the program</source>
        <translation>A program nyelve szerint</translation>
    </message>
    <message>
        <source>&amp;Sort the hand:</source>
        <translation>&amp;Rendezés:</translation>
    </message>
    <message>
        <source>Keeps your cards sorted by suit, with trumps on the left.</source>
        <translation>A lapjaid szín szerint állnak, az adu bal oldalon.</translation>
    </message>
    <message>
        <source>Your cards stay where you drag them.</source>
        <translation>A lapjaid ott maradnak, ahová húzod őket.</translation>
    </message>
    <message>
        <source>Automatically</source>
        <translation>Magától</translation>
    </message>
    <message>
        <source>Manually</source>
        <translation>Én magam</translation>
    </message>
    <message>
        <source>&amp;Alternate dark and light suits</source>
        <translation>Sötét és világos színek &amp;felváltva</translation>
    </message>
    <message>
        <source>Keeps suits that look alike apart.</source>
        <translation>A hasonló színek nem kerülnek egymás mellé.</translation>
    </message>
    <message>
        <source>Only applies when the hand is sorted automatically.</source>
        <translation>Ez csak akkor számít, ha a lapok maguktól rendeződnek.</translation>
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
        <source>&amp;Play a card:</source>
        <translation>&amp;Lap kijátszása:</translation>
    </message>
    <message>
        <source>The keyboard always works as well.</source>
        <translation>Billentyűvel is mindig lehet.</translation>
    </message>
    <message>
        <source>Click or drag</source>
        <translation>Kattintás vagy húzás</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Kattintás</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Húzás</translation>
    </message>
    <message>
        <source>&amp;Go out:</source>
        <translation>Ki&amp;menés:</translation>
    </message>
    <message>
        <source>You count your points yourself and say when you are out.</source>
        <translation>Te számolod a pontjaidat, és te szólsz, ha kint vagy.</translation>
    </message>
    <message>
        <source>Tells you when you reach 501 points.</source>
        <translation>Szólunk, ha megvan az 501 pontod.</translation>
    </message>
    <message>
        <source>Goes out for you as soon as you have 501 points.</source>
        <translation>A program kimegy helyetted, amint megvan az 501 pontod.</translation>
    </message>
    <message>
        <source>Remind me</source>
        <translation>Szólj, ha megvan</translation>
    </message>
    <message>
        <source>Gather a &amp;trick:</source>
        <translation>Ütés el&amp;vitele:</translation>
    </message>
    <message>
        <source>A full trick stays until you click.</source>
        <translation>A teljes ütés addig marad, amíg nem kattintasz.</translation>
    </message>
    <message>
        <source>A full trick stays for a while.</source>
        <translation>A teljes ütés egy ideig marad.</translation>
    </message>
    <message>
        <source>A full trick stays for a while; a click gathers it at once.</source>
        <translation>A teljes ütés egy ideig marad; kattintásra rögtön lekerül.</translation>
    </message>
    <message>
        <source>Click or automatically</source>
        <translation>Kattintásra vagy magától</translation>
    </message>
    <message>
        <source>Gather &amp;after:</source>
        <translation>&amp;Ennyi ideig marad:</translation>
    </message>
    <message>
        <source>How long a full trick stays on the table.</source>
        <translation>Ennyi ideig marad az asztalon a teljes ütés.</translation>
    </message>
    <message>
        <source>Only applies when tricks are gathered automatically.</source>
        <translation>Ez csak akkor számít, ha az ütés magától kerül le az asztalról.</translation>
    </message>
    <message>
        <source>&amp;Opponent’s thinking time:</source>
        <translation>Az ellenfél gondolkodá&amp;si ideje:</translation>
    </message>
    <message>
        <source>How long your opponent waits before each card.</source>
        <translation>Ennyit vár az ellenfeled minden lap előtt.</translation>
    </message>
    <message>
        <source>Alwa&amp;ys turn up the last card</source>
        <translation>Mindig az &amp;utolsó lapot üssék fel</translation>
    </message>
    <message>
        <source>You are never asked which card to turn up; it is always the 19th.</source>
        <translation>Sosem kérdezzük meg, melyik lapot üssék fel. Mindig a 19. lesz.</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <translation>B&amp;etűméret:</translation>
    </message>
    <message>
        <source>Scales all text, on top of the system setting.</source>
        <translation>Minden szöveg mérete, a rendszer beállításán felül.</translation>
    </message>
    <message>
        <source>%</source>
        <comment>after a number: per cent</comment>
        <translation>%</translation>
    </message>
    <message>
        <source>Large car&amp;d corners</source>
        <translation>Na&amp;gy sarkok a lapokon</translation>
    </message>
    <message>
        <source>Makes rank and suit as large as the corner allows.</source>
        <translation>Az érték és a szín jele akkora, amekkora csak a sarokban elfér.</translation>
    </message>
    <message>
        <source>&amp;4 colours for 4 suits</source>
        <translation>A &amp;4 szín külön háttérrel</translation>
    </message>
    <message>
        <source>Gives each suit its own corner colour.</source>
        <translation>A sarkoknak minden színben más a háttere.</translation>
    </message>
    <message>
        <source>W&amp;indow colours:</source>
        <translation>Az ablakok &amp;színei:</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>A rendszer szerint</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Világos</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sötét</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Erős kontraszt</translation>
    </message>
    <message>
        <source>Ad&amp;just reading time:</source>
        <translation>&amp;Olvasási idő:</translation>
    </message>
    <message>
        <source>2: full tricks, shown melds and tooltips stay twice as long.</source>
        <translation>2: a teljes ütés, a megmutatott bemondások és a buboréksúgók kétszer annyi ideig maradnak.</translation>
    </message>
    <message>
        <source> ×</source>
        <comment>after a number: times as long</comment>
        <translation> ×</translation>
    </message>
    <message>
        <source>Only applies when cards are animated.</source>
        <translation>Ez csak akkor számít, ha a lapok mozognak.</translation>
    </message>
    <message>
        <source>Ani&amp;mate cards</source>
        <translation>A lapok m&amp;ozognak</translation>
    </message>
    <message>
        <source>When off, cards jump straight into place.</source>
        <translation>Ha ki van kapcsolva, a lapok rögtön a helyükön vannak.</translation>
    </message>
    <message>
        <source>Sp&amp;eed:</source>
        <translation>Sebessé&amp;g:</translation>
    </message>
    <message>
        <source>2 is twice the normal speed.</source>
        <translation>A 2 kétszer olyan gyors, mint a szokásos.</translation>
    </message>
    <message>
        <source> ×</source>
        <comment>after a number: times as fast</comment>
        <translation> ×</translation>
    </message>
    <message>
        <source>Re&amp;duced motion:</source>
        <translation>&amp;Kevesebb mozgás:</translation>
    </message>
    <message>
        <source>Leaves out long movements across the table.</source>
        <translation>A hosszú mozgások elmaradnak az asztalon.</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Be</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Ki</translation>
    </message>
    <message>
        <source>You hear cards on the table, chalk and sponge.</source>
        <translation>Hallani a lapokat az asztalon, a krétát és a szivacsot.</translation>
    </message>
    <message>
        <source>Ta&amp;ble sounds</source>
        <translation>Az asztal ha&amp;ngjai</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Hangerő:</translation>
    </message>
    <message>
        <source>Only applies when sound is on.</source>
        <translation>Ez csak akkor számít, ha a hang be van kapcsolva.</translation>
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
        <source>C&amp;halk signs:</source>
        <translation>Kré&amp;tajelek:</translation>
    </message>
    <message>
        <source>How points are written on the slate.</source>
        <translation>Így írjuk fel a pontokat a táblára.</translation>
    </message>
    <message>
        <source>According to the rules</source>
        <translation>A szabályok szerint</translation>
    </message>
    <message>
        <source>Austrian</source>
        <translation>Osztrák</translation>
    </message>
    <message>
        <source>La&amp;nguage:</source>
        <translation>N&amp;yelv:</translation>
    </message>
    <message>
        <source>Screen reader de&amp;tail:</source>
        <translation>Képernyőolvasó &amp;részletessége:</translation>
    </message>
    <message>
        <source>What your opponent does and says, the card you draw, and how each hand ends.</source>
        <translation>Mit tesz és mond az ellenfeled, mit húzol, és hogyan végződik a leosztás.</translation>
    </message>
    <message>
        <source>The same, plus whose turn it is and who takes each trick.</source>
        <translation>Mindez, továbbá hogy ki következik, és ki viszi az ütéseket.</translation>
    </message>
    <message>
        <source>The same, plus your own cards, the points of each trick, the score and the talon.</source>
        <translation>Mindez, továbbá a saját lapjaid, az ütések pontjai, az állás és a talon.</translation>
    </message>
    <message>
        <source>Brief</source>
        <translation>Rövid</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Szokásos</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Részletes</translation>
    </message>
</context>
<context>
    <name>ShownMelds</name>
    <message>
        <source>Melds that scored</source>
        <translation>Elszámolt bemondások</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who scored, and the points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Bezárás</translation>
    </message>
</context>
<context>
    <name>Slate</name>
    <message>
        <source>Slate</source>
        <translation>Tábla</translation>
    </message>
    <message>
        <source>{name}: points {points}, buli {games}.</source>
        <translation>{name}: {points} pont, {games} buli.</translation>
    </message>
    <message>
        <source>{name}: points {points}, stakes {games}.</source>
        <translation>{name}: {points} pont, {games} tét.</translation>
    </message>
    <message>
        <source>The match goes to {target}.</source>
        <translation>A partihoz ennyi kell: {target}.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>%1!</source>
        <translation>%1!</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>the rank named in a contest</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Higher here.</source>
        <translation>Itt nagyobb van.</translation>
    </message>
    <message>
        <source>Good.</source>
        <translation>Jó.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>melds named in full, and their points</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Béla!</source>
        <translation>Béla!</translation>
    </message>
    <message>
        <source>I exchange the Seven for the %1.</source>
        <translation>Cserélem a hetest, ezt kapom: %1.</translation>
    </message>
    <message>
        <source>Card %1, please.</source>
        <translation>A %1. lapot kérem.</translation>
    </message>
    <message>
        <source>I draw the %1.</source>
        <translation>Ezt húztam: %1.</translation>
    </message>
    <message>
        <source>I am out!</source>
        <translation>Kint vagyok!</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>All levels</source>
        <translation>Minden szint</translation>
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
        <source>Longest run of wins</source>
        <translation>Leghosszabb győzelmi sorozat</translation>
    </message>
    <message>
        <source>Games won : lost</source>
        <translation>Nyert : vesztett játszmák</translation>
    </message>
    <message>
        <source>Stichmatsch</source>
        <translation>Stichmatsch</translation>
    </message>
    <message>
        <source>False claims</source>
        <translation>Téves kimenések</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Leosztások</translation>
    </message>
    <message>
        <source>Points per hand</source>
        <translation>Pont leosztásonként</translation>
    </message>
    <message>
        <source>   from tricks</source>
        <translation>   ütésekből</translation>
    </message>
    <message>
        <source>   from melds</source>
        <translation>   bemondásokból</translation>
    </message>
    <message>
        <source>Your best meld</source>
        <translation>Legjobb bemondásod</translation>
    </message>
    <message>
        <source>Best meld of an opponent</source>
        <translation>Ellenfél legjobb bemondása</translation>
    </message>
    <message>
        <source>practice matches (%1)</source>
        <translation>gyakorlópartik (%1)</translation>
    </message>
    <message>
        <source>imported matches (%1)</source>
        <translation>importált partik (%1)</translation>
    </message>
    <message>
        <source>matches between two people (%1)</source>
        <translation>ketten egy asztalnál játszott partik (%1)</translation>
    </message>
    <message>
        <source>copies (%1)</source>
        <translation>másolatok (%1)</translation>
    </message>
    <message>
        <source>matches that can only be read in part (%1)</source>
        <translation>csak részben olvasható partik (%1)</translation>
    </message>
    <message>
        <source>unfinished matches, except for their finished hands (%1)</source>
        <translation>befejezetlen partik, a lejátszott leosztásaik kivételével (%1)</translation>
    </message>
    <message>
        <source>Not counted: %1.</source>
        <translation>Nem számít bele: %1.</translation>
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
        <source>%1: won against %2 (%3), %4 : %5</source>
        <translation>%1: győzelem, ellenfél: %2 (%3), %4 : %5</translation>
    </message>
    <message>
        <source>%1: tied with %2 (%3), %4 : %5</source>
        <translation>%1: döntetlen, ellenfél: %2 (%3), %4 : %5</translation>
    </message>
    <message>
        <source>%1: lost to %2 (%3), %4 : %5</source>
        <translation>%1: vereség, ellenfél: %2 (%3), %4 : %5</translation>
    </message>
    <message>
        <source>%1, with hints</source>
        <comment>how a match went</comment>
        <translation>%1, tippel</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Szint</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Nyert partik</translation>
    </message>
    <message>
        <source>Matches lost</source>
        <translation>Vesztett partik</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Nyert játszmák</translation>
    </message>
    <message>
        <source>Games lost</source>
        <translation>Vesztett játszmák</translation>
    </message>
    <message>
        <source>Maccs won</source>
        <translation>Adott maccs</translation>
    </message>
    <message>
        <source>Maccs lost</source>
        <translation>Kapott maccs</translation>
    </message>
    <message>
        <source>Stichmatsch, mine</source>
        <translation>Stichmatsch (én)</translation>
    </message>
    <message>
        <source>Stichmatsch, opponent’s</source>
        <translation>Stichmatsch (ellenfél)</translation>
    </message>
    <message>
        <source>False claims, mine</source>
        <translation>Téves kimenések (én)</translation>
    </message>
    <message>
        <source>False claims, opponent’s</source>
        <translation>Téves kimenések (ellenfél)</translation>
    </message>
    <message>
        <source>Points per hand, mine</source>
        <translation>Pont leosztásonként (én)</translation>
    </message>
    <message>
        <source>Points per hand, opponent’s</source>
        <translation>Pont leosztásonként (ellenfél)</translation>
    </message>
    <message>
        <source>From tricks, mine</source>
        <translation>Ütésekből (én)</translation>
    </message>
    <message>
        <source>From tricks, opponent’s</source>
        <translation>Ütésekből (ellenfél)</translation>
    </message>
    <message>
        <source>From melds, mine</source>
        <translation>Bemondásokból (én)</translation>
    </message>
    <message>
        <source>From melds, opponent’s</source>
        <translation>Bemondásokból (ellenfél)</translation>
    </message>
    <message>
        <source>Best meld, mine</source>
        <translation>Legjobb bemondás (én)</translation>
    </message>
    <message>
        <source>Best meld, opponent’s</source>
        <translation>Legjobb bemondás (ellenfél)</translation>
    </message>
    <message>
        <source>Maccs or Double, won : lost</source>
        <translation>Adott : kapott maccs</translation>
    </message>
    <message>
        <source>%1 won : lost</source>
        <comment>the word for a game that counts twice</comment>
        <translation>%1, adott : kapott</translation>
    </message>
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
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statisztika</translation>
    </message>
    <message>
        <source>Count h&amp;ouse rules</source>
        <translation>Há&amp;zi szabályok is</translation>
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
        <source>All rules</source>
        <translation>Mindegyik</translation>
    </message>
    <message>
        <source>With and without</source>
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
        <source>&amp;Rules:</source>
        <translation>&amp;Szabályok:</translation>
    </message>
    <message>
        <source>&amp;Hints:</source>
        <translation>&amp;Tippek:</translation>
    </message>
    <message>
        <source>Matches with your own rules count towards the rules they resemble most</source>
        <translation>A saját szabályokkal játszott partik ahhoz a szabályhoz számítanak, amelyhez a leginkább hasonlítanak</translation>
    </message>
    <message>
        <source>On the &amp;slate</source>
        <translation>A &amp;táblán</translation>
    </message>
    <message>
        <source>Of two numbers, the first is yours and the second your opponent’s.</source>
        <translation>Két szám közül az első a tiéd, a második az ellenfeledé.</translation>
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
        <source>No finished hands yet. Your results will appear here.</source>
        <translation>Még nincs befejezett leosztás. Itt látod majd az eredményeidet.</translation>
    </message>
    <message>
        <source>No match fits this choice yet.</source>
        <translation>Még nincs ilyen parti.</translation>
    </message>
    <message>
        <source>No hand has been played by these rules yet.</source>
        <translation>Ezekkel a szabályokkal még nem játszottál leosztást.</translation>
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
        <source>No match has been decided yet.</source>
        <translation>Még egy parti sem dőlt el.</translation>
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
        <source>Matches won and lost, by opponent</source>
        <translation>Nyert és vesztett partik ellenfelenként</translation>
    </message>
</context>
<context>
    <name>TitleDelegate</name>
    <message>
        <source>Title of the match</source>
        <translation>A parti címe</translation>
    </message>
</context>
<context>
    <name>Told</name>
    <message>
        <source>You draw the %2.</source>
        <translation>Ezt húzod: %2.</translation>
    </message>
    <message>
        <source>%1 draws the %2.</source>
        <translation>%1 húzása: %2.</translation>
    </message>
    <message>
        <source>You take %2 points.</source>
        <translation>Tiéd az ütés, %2 pont.</translation>
    </message>
    <message>
        <source>%1 takes %2 points.</source>
        <translation>%1 viszi az ütést, %2 pont.</translation>
    </message>
    <message>
        <source>The hand is over. You have %1 points, %3 has %2.</source>
        <translation>Vége a leosztásnak. Neked %1 pontod van, az ellenfelednek (%3) %2.</translation>
    </message>
    <message>
        <source>You win the game: %2.</source>
        <translation>Megnyerted a játszmát: %2.</translation>
    </message>
    <message>
        <source>%1 wins the game: %2.</source>
        <translation>%1 nyeri a játszmát: %2.</translation>
    </message>
    <message>
        <source>You win the match, %2 to %3.</source>
        <translation>Megnyerted a partit, %2 : %3.</translation>
    </message>
    <message>
        <source>%1 wins the match, %2 to %3.</source>
        <translation>%1 nyeri a partit, %2 : %3.</translation>
    </message>
    <message>
        <source>The score is tied. In the next hand, the first points win the game.</source>
        <translation>Egyenlő az állás. A következő leosztásban az első szerzett pont megnyeri a játszmát.</translation>
    </message>
    <message>
        <source>Both of you are out, and the score is tied. The next points decide the game.</source>
        <translation>Mindketten kint vagytok, egyenlő ponttal. A következő pont dönti el a játszmát.</translation>
    </message>
    <message>
        <source>You: %1</source>
        <translation>Te: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who speaks, and what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Trumps are %1; the %2 lies face up.</source>
        <translation>Adu: %1; felütött lap: %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a suit, and the ranks of it that are held</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>You play the %1.</source>
        <translation>Ezt teszed: %1.</translation>
    </message>
    <message>
        <source>%1 leads the %2.</source>
        <translation>%1 ezt hívja: %2.</translation>
    </message>
    <message>
        <source>%1 plays the %2.</source>
        <translation>%1 ezt teszi: %2.</translation>
    </message>
    <message>
        <source>%1 Press Space to continue.</source>
        <translation>%1 A szóközzel mész tovább.</translation>
    </message>
    <message>
        <source>%1 %2 points.</source>
        <translation>%1 %2 pont.</translation>
    </message>
    <message>
        <source>Your card.</source>
        <translation>Te jössz.</translation>
    </message>
    <message>
        <source>%1 From this trick on you must follow suit.</source>
        <translation>%1 Ettől az ütéstől színre színt kell adni.</translation>
    </message>
    <message>
        <source>You can declare (%1).</source>
        <comment>%1 is a key</comment>
        <translation>Bemondhatsz (%1).</translation>
    </message>
    <message>
        <source>You can say béla (%1).</source>
        <comment>%1 is a key</comment>
        <translation>Bélát mondhatsz (%1).</translation>
    </message>
    <message>
        <source>You can exchange the Seven (%1).</source>
        <comment>%1 is a key</comment>
        <translation>Cserélheted a hetest (%1).</translation>
    </message>
    <message>
        <source>Cards in the talon: %1.</source>
        <translation>Lapok a talonban: %1.</translation>
    </message>
    <message>
        <source>The talon is empty.</source>
        <translation>A talon elfogyott.</translation>
    </message>
    <message>
        <source>You have %1 points, %3 has %2.</source>
        <translation>Neked %1 pontod van, az ellenfelednek (%3) %2.</translation>
    </message>
    <message>
        <source>Nothing has been dealt yet.</source>
        <translation>Még nem volt osztás.</translation>
    </message>
    <message>
        <source>Trumps are %1. Trick %2 of 16.</source>
        <translation>Adu: %1. %2. ütés a 16-ból.</translation>
    </message>
    <message>
        <source>The %1 lies face up.</source>
        <translation>A felütött lap: %1.</translation>
    </message>
    <message>
        <source>You have played the %2.</source>
        <translation>Ezt tetted: %2.</translation>
    </message>
    <message>
        <source>%1 has played the %2.</source>
        <translation>%1 ezt tette: %2.</translation>
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
        <source>Access is denied. Check the permissions.</source>
        <translation>A hozzáférés nincs engedélyezve. Nézd meg a jogosultságokat.</translation>
    </message>
    <message>
        <source>Something else is in its place. Move that away.</source>
        <translation>Valami más van a helyén. Tedd azt máshová.</translation>
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
        <source>Your matches in %1 cannot be opened. %2

The file is left as it is. %3</source>
        <translation>A partijaidat innen nem lehet megnyitni: %1. %2

A fájl úgy marad, ahogy van. %3</translation>
    </message>
    <message>
        <source>You can play, but what you play now is not saved.</source>
        <translation>Játszhatsz, de amit most játszol, azt nem mentjük el.</translation>
    </message>
    <message>
        <source>You can play, but nothing is saved until the file can be opened.</source>
        <translation>Játszhatsz, de semmi sincs elmentve, amíg a fájlt meg nem lehet nyitni.</translation>
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
</context>
<context>
    <name>TwoAtTable</name>
    <message>
        <source>The other player goes out</source>
        <translation>A másik játékos kimegy</translation>
    </message>
    <message>
        <source>The other player speaks</source>
        <translation>A másik játékos szól</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>%1 goes out</source>
        <comment>a player who is not to move</comment>
        <translation>%1 kimegy</translation>
    </message>
    <message>
        <source>%1 speaks</source>
        <comment>a player who is not to move</comment>
        <translation>%1 szól</translation>
    </message>
    <message>
        <source>%1  (%2)</source>
        <comment>a button&apos;s words and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Your hand is behind the curtain. %1 looks away.</source>
        <translation>A lapjaid a függöny mögött vannak. %1 most nem néz ide.</translation>
    </message>
    <message>
        <source>I’m %1: open the curtain</source>
        <translation>%1 vagyok: mutasd</translation>
    </message>
    <message>
        <source>%1, it is your turn to look</source>
        <translation>%1, most te nézz ide</translation>
    </message>
    <message>
        <source>Go out?</source>
        <translation>Kimész?</translation>
    </message>
    <message>
        <source>Go out and lose</source>
        <translation>Kimegyek és veszítek</translation>
    </message>
    <message>
        <source>Go out</source>
        <translation>Kimegyek</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Játszom tovább</translation>
    </message>
</context>
<context>
    <name>TwoPeople</name>
    <message>
        <source>%1 deals. %2 cuts the pack: click a card or choose one with the arrow keys and press Space. Space alone cuts in the middle.</source>
        <translation>%1 oszt, %2 emel: kattintással egy lapra, vagy a nyilakkal és szóközzel. A szóköz magában középen emel.</translation>
    </message>
    <message>
        <source>%1 deals. %2, which card of the pack should be turned up? Without a request it is the 19th.</source>
        <translation>%1 oszt. %2, a pakli melyik lapját üssék fel? Ha nem kérsz mást: a 19.</translation>
    </message>
    <message>
        <source>It is %1’s turn to look.</source>
        <translation>Most %1 nézheti meg a lapjait.</translation>
    </message>
    <message>
        <source>It is not your turn, %1, but you can say something and then continue.</source>
        <translation>Nem te jössz, %1, de szólhatsz, aztán mehet tovább.</translation>
    </message>
    <message>
        <source>%1 wins the trick. Your meld scored, so you may speak first.</source>
        <translation>%1 viszi az ütést. Neked volt elszámolt bemondásod, ezért előbb te szólhatsz.</translation>
    </message>
    <message>
        <source>%1 drew the %3, %2 the %4. The lower card deals first: %5.</source>
        <translation>%1 húzása: %3, %2 húzása: %4. Akié alacsonyabb, az oszt először: %5.</translation>
    </message>
    <message>
        <source>You drew the %1.</source>
        <translation>Ezt húztad: %1.</translation>
    </message>
    <message>
        <source>%1, are you going out? With less than %2 points you lose the game.</source>
        <translation>%1, kimész? %2 pontnál kevesebbel elveszted a játszmát.</translation>
    </message>
    <message>
        <source>%1, you have %2 points but need %3. If you go out now, you lose the game.</source>
        <translation>%1, %2 pontod van, de %3 kell. Ha most kimész, elveszted a játszmát.</translation>
    </message>
    <message>
        <source>%1, both of you are out after this béla, and your opponent’s %2 beats your %3: you lose.</source>
        <translation>%1, ezzel a bélával mindketten kint vagytok, de az ellenfelednek több pontja van (%2), mint neked (%3): veszítesz.</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>Hungarian</source>
        <translation>Magyar</translation>
    </message>
    <message>
        <source>Austrian</source>
        <translation>Osztrák</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Saját szabályok</translation>
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
        <source>Words of the game</source>
        <translation>A játék szavai</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Szó</translation>
    </message>
    <message>
        <source>Pronunciation</source>
        <translation>Kiejtés</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Jelentés</translation>
    </message>
    <message>
        <source>In Hungarian the first syllable of a word is always stressed, and a letter is always spoken the same way. The stressed syllable is in capitals; the International Phonetic Alphabet stands between slashes.</source>
        <translation>A magyar szavakban mindig az első szótag hangsúlyos, és egy betűt mindig ugyanúgy ejtünk. Nagybetűvel a hangsúlyos szótag áll, ferde vonalak között pedig a nemzetközi fonetikai átírás.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Az asztalnál</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Bemondások</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>A lapok</translation>
    </message>
    <message>
        <source>In Austria</source>
        <translation>Ausztriában</translation>
    </message>
    <message>
        <source>TORT-lee</source>
        <translation>TART-li</translation>
    </message>
    <message>
        <source>this game</source>
        <translation>ez a játék</translation>
    </message>
    <message>
        <source>FEL-shersh (no r)</source>
        <translation>FEL-sős</translation>
    </message>
    <message>
        <source>another name of this game, after its highest trump</source>
        <translation>a játék másik neve, a legnagyobb adujáról</translation>
    </message>
    <message>
        <source>O-doo</source>
        <translation>A-du</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>a legerősebb szín, minden mást üt; tromfnak is mondják</translation>
    </message>
    <message>
        <source>TO-lon</source>
        <translation>TA-lon</translation>
    </message>
    <message>
        <source>the cards you draw from after each trick</source>
        <translation>a lapok, amelyekből minden ütés után húztok</translation>
    </message>
    <message>
        <source>BEH-mon-dahsh</source>
        <translation>BE-mon-dás</translation>
    </message>
    <message>
        <source>what is declared: melds and béla</source>
        <translation>amit bemondanak: vannak, sorozat, béla</translation>
    </message>
    <message>
        <source>BOO-lee</source>
        <translation>BU-li</translation>
    </message>
    <message>
        <source>a point for winning a game</source>
        <translation>egy megnyert játszma pontja</translation>
    </message>
    <message>
        <source>motch</source>
        <translation>maccs</translation>
    </message>
    <message>
        <source>a game that counts double because the loser is far behind</source>
        <translation>duplán számító játszma, mert a vesztes nagyon lemaradt</translation>
    </message>
    <message>
        <source>SHTIH-motch</source>
        <translation>STIH-maccs</translation>
    </message>
    <message>
        <source>all of tricks 8 to 16 for one player (the word is German)</source>
        <translation>a 8–16. ütést mind ugyanaz viszi (a szó német)</translation>
    </message>
    <message>
        <source>yoh</source>
        <translation>jó</translation>
    </message>
    <message>
        <source>“Good”: your meld is the better one</source>
        <translation>„Jó”: a te bemondásod a jobb</translation>
    </message>
    <message>
        <source>it NO-dyob von</source>
        <translation>itt NA-gyobb van</translation>
    </message>
    <message>
        <source>“Higher here”: my meld is the better one</source>
        <translation>„Itt nagyobb van”: az én bemondásom a jobb</translation>
    </message>
    <message>
        <source>kint VO-dyok</source>
        <translation>kint VA-gyok</translation>
    </message>
    <message>
        <source>“I am out”: said when you go out</source>
        <translation>ezt mondja, aki kimegy</translation>
    </message>
    <message>
        <source>tehrts</source>
        <translation>terc</translation>
    </message>
    <message>
        <source>three cards of a suit in a row</source>
        <translation>három egymás utáni lap egy színből</translation>
    </message>
    <message>
        <source>kvort</source>
        <translation>kvart</translation>
    </message>
    <message>
        <source>four in a row</source>
        <translation>négy egymás után</translation>
    </message>
    <message>
        <source>kvint</source>
        <translation>kvint</translation>
    </message>
    <message>
        <source>five in a row</source>
        <translation>öt egymás után</translation>
    </message>
    <message>
        <source>sext</source>
        <translation>szext</translation>
    </message>
    <message>
        <source>six in a row</source>
        <translation>hat egymás után</translation>
    </message>
    <message>
        <source>sept</source>
        <translation>szept</translation>
    </message>
    <message>
        <source>seven in a row</source>
        <translation>hét egymás után</translation>
    </message>
    <message>
        <source>okt</source>
        <translation>okt</translation>
    </message>
    <message>
        <source>all eight of a suit</source>
        <translation>egy szín mind a nyolc lapja</translation>
    </message>
    <message>
        <source>VON-nok</source>
        <translation>VAN-nak</translation>
    </message>
    <message>
        <source>“there are”: a set, all four cards of a rank</source>
        <translation>mind a négy egyforma lap</translation>
    </message>
    <message>
        <source>BAY-lo</source>
        <translation>BÉ-la</translation>
    </message>
    <message>
        <source>%1 and %2 of trumps; also a man’s name</source>
        <comment>King and Over</comment>
        <translation>adu %1 és %2; férfinév is</translation>
    </message>
    <message>
        <source>mok</source>
        <translation>makk</translation>
    </message>
    <message>
        <source>zerld (no r)</source>
        <translation>zöld</translation>
    </message>
    <message>
        <source>%1; “green”</source>
        <translation>%1; a magyar kártyán zöld levél</translation>
    </message>
    <message>
        <source>PEE-rosh</source>
        <translation>PI-ros</translation>
    </message>
    <message>
        <source>%1; “red”</source>
        <translation>%1; a magyar kártyán piros szív</translation>
    </message>
    <message>
        <source>terk (no r)</source>
        <translation>tök</translation>
    </message>
    <message>
        <source>%1; “pumpkin”</source>
        <translation>%1; a magyar kártyán csengő, de töknek hívjuk</translation>
    </message>
    <message>
        <source>HEH-tesh</source>
        <translation>HE-tes</translation>
    </message>
    <message>
        <source>NYOL-tsosh</source>
        <translation>NYOL-cas</translation>
    </message>
    <message>
        <source>KEE-len-tsesh</source>
        <translation>KI-len-ces</translation>
    </message>
    <message>
        <source>TEE-zesh</source>
        <translation>TÍ-zes</translation>
    </message>
    <message>
        <source>OL-shoh</source>
        <translation>AL-só</translation>
    </message>
    <message>
        <source>%1; “lower”</source>
        <translation>%1; a magyar kártyán lent van a jele</translation>
    </message>
    <message>
        <source>FEL-sher (no r, long)</source>
        <translation>FEL-ső</translation>
    </message>
    <message>
        <source>%1; “upper”</source>
        <translation>%1; a magyar kártyán fent van a jele</translation>
    </message>
    <message>
        <source>FIL-koh</source>
        <translation>FIL-kó</translation>
    </message>
    <message>
        <source>the %1 again, as card players call it</source>
        <comment>Over</comment>
        <translation>a kártyások így is mondják: %1</translation>
    </message>
    <message>
        <source>KEE-rah-y</source>
        <translation>KI-rály</translation>
    </message>
    <message>
        <source>CHEE-koh</source>
        <translation>CSI-kó</translation>
    </message>
    <message>
        <source>“foal”: the %1 again, because of his horse</source>
        <comment>King</comment>
        <translation>így is mondják: %1 (a lova miatt)</translation>
    </message>
    <message>
        <source>ahss</source>
        <translation>ász</translation>
    </message>
    <message>
        <source>DISS-noh</source>
        <translation>DISZ-nó</translation>
    </message>
    <message>
        <source>“pig”: the %1 again</source>
        <comment>Ace</comment>
        <translation>így is mondják: %1</translation>
    </message>
    <message>
        <source>three, four, five in a row</source>
        <translation>három, négy, öt egymás utáni lap</translation>
    </message>
    <message>
        <source>all four cards of a rank</source>
        <translation>mind a négy egyforma lap</translation>
    </message>
    <message>
        <source>a game that counts double</source>
        <translation>duplán számító játszma</translation>
    </message>
    <message>
        <source>what is declared</source>
        <translation>amit bemondanak</translation>
    </message>
</context>
<context>
    <name>_GroupBox</name>
    <message>
        <source>Its parts</source>
        <translation>Részei</translation>
    </message>
    <message numerus="yes">
        <source>Could still be split: %1 points in %n trick(s)</source>
        <translation>
            <numerusform>Még fölosztható: %1 pont, %n ütésben</numerusform>
        </translation>
    </message>
    <message>
        <source>No tricks are left for declaring melds.</source>
        <translation>Már nincs olyan ütés, amelyben be lehet mondani.</translation>
    </message>
    <message>
        <source>No part of it can score any more.</source>
        <translation>Egyetlen része sem érhet már pontot.</translation>
    </message>
    <message numerus="yes">
        <source>With %n trick(s) left for melds, one of these could still score: %1.</source>
        <translation>
            <numerusform>Bemondani még %n ütésben lehet, ezek közül egy még pontot hozhat: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n trick(s) left, these could score %1 points in this order: %2.</source>
        <translation>
            <numerusform>Bemondani még %n ütésben lehet, ebben a sorrendben ezek %1 pontot hozhatnak: %2.</numerusform>
        </translation>
    </message>
</context>
</TS>
