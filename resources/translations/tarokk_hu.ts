<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name>Tarokk.Accessible</name>
    <message>
        <source>No trick is being played</source>
        <translation>Most nincs ütés</translation>
    </message>
    <message>
        <source>Talon. Cards: %1</source>
        <translation>Talon. Lapok: %1</translation>
    </message>
    <message>
        <source>Tricks won. %1</source>
        <translation>Elvitt ütések. %1</translation>
    </message>
    <message>
        <source>honour</source>
        <translation>honőr</translation>
    </message>
    <message>
        <source>called</source>
        <translation>hívott</translation>
    </message>
    <message>
        <source>promised</source>
        <translation>ígért</translation>
    </message>
    <message>
        <source>Called: %1</source>
        <translation>Hívott tarokk: %1</translation>
    </message>
    <message>
        <source>Batches to choose from: %1</source>
        <translation>Választható csomagok: %1</translation>
    </message>
</context>
<context>
    <name>Tarokk.Account</name>
    <message>
        <source>You</source>
        <translation>Te</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>people</comment>
        <translation>%1 és %2</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <comment>people</comment>
        <translation>%1, %2 és %3</translation>
    </message>
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
    <message>
        <source>%1: %2 points to %3.</source>
        <comment>a side, its points, those of the others</comment>
        <translation>%1: %2 pont, a többiek: %3 pont.</translation>
    </message>
    <message>
        <source>you pay each</source>
        <comment>a player who was alone</comment>
        <translation>mindenkinek te fizeted</translation>
    </message>
    <message>
        <source>each pays you</source>
        <comment>a player who was alone</comment>
        <translation>mindenki neked fizeti</translation>
    </message>
    <message>
        <source>You won the game.</source>
        <translation>A játékot megnyerted.</translation>
    </message>
    <message>
        <source>You lost the game.</source>
        <translation>A játékot elvesztetted.</translation>
    </message>
    <message>
        <source>The declarer’s side won the game.</source>
        <translation>A felvevők megnyerték a játékot.</translation>
    </message>
    <message>
        <source>The opponents won the game.</source>
        <translation>Az ellenfelek megnyerték a játékot.</translation>
    </message>
    <message>
        <source>Your side won the game.</source>
        <translation>A játékot megnyertétek.</translation>
    </message>
    <message>
        <source>Your side lost the game.</source>
        <translation>A játékot elvesztettétek.</translation>
    </message>
    <message>
        <source>you pay</source>
        <comment>each player of a side</comment>
        <translation>ti fizetitek</translation>
    </message>
    <message>
        <source>you get</source>
        <comment>each player of a side</comment>
        <translation>ti kapjátok</translation>
    </message>
</context>
<context>
    <name>Tarokk.Announcements</name>
    <message>
        <source>You are dealt: %1.</source>
        <translation>A lapjaid: %1.</translation>
    </message>
    <message>
        <source>The auction is over: you are the declarer, %1.</source>
        <translation>Vége a licitnek: te vagy a felvevő, %1.</translation>
    </message>
    <message>
        <source>The auction is over: %1 is the declarer, %2.</source>
        <translation>Vége a licitnek: %1 a felvevő, %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player and a card</comment>
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
        <source>Your XXI was caught: you wear the hat.</source>
        <translation>Megfogták a XXI-esedet: rajtad a kalap.</translation>
    </message>
    <message>
        <source>%1 has lost the XXI and wears the hat.</source>
        <translation>Megfogták a XXI-est: %1 kapja a kalapot.</translation>
    </message>
    <message>
        <source>You can announce bonuses, key %1.</source>
        <translation>Bemondhatsz, billentyű: %1.</translation>
    </message>
    <message>
        <source>You can say kontra, key %1.</source>
        <translation>Kontrázhatsz, billentyű: %1.</translation>
    </message>
    <message>
        <source>It will promise the %1 if the bidder passes.</source>
        <translation>Ha a licitáló később passzol, [a]%1[t] ígéri.</translation>
    </message>
    <message>
        <source>That yields the game and promises the XX.</source>
        <translation>Ezzel engedi a játékot, és megígéri a XX-ast.</translation>
    </message>
    <message>
        <source>A cue bid: it promises the %1.</source>
        <translation>Invit: [a]%1[t] ígéri.</translation>
    </message>
    <message>
        <source>You discard %1.</source>
        <translation>Lefektetted: %1.</translation>
    </message>
    <message>
        <source>Everybody knows now: you are the declarer’s partner.</source>
        <translation>Most már mindenki tudja: te vagy a segítő.</translation>
    </message>
    <message>
        <source>Everybody knows now: you are an opponent.</source>
        <translation>Most már mindenki tudja: ellenfél vagy.</translation>
    </message>
    <message>
        <source>%1 is the declarer’s partner.</source>
        <translation>%1 a segítő.</translation>
    </message>
    <message>
        <source>%1 is an opponent of the declarer.</source>
        <translation>%1 ellenfél.</translation>
    </message>
    <message>
        <source>Notice (%1): the Skíz deals and does not deal.</source>
        <translation>%1 felmond: a skíz oszt, nem oszt.</translation>
    </message>
    <message>
        <source>You can announce and say kontra, key %1.</source>
        <translation>Bemondhatsz és kontrázhatsz, billentyű: %1.</translation>
    </message>
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
    <message>
        <source>You knock: everybody chooses one of four batches.</source>
        <translation>Kopogsz: mindenki választ egyet a négy csomagból.</translation>
    </message>
    <message>
        <source>%1 knocks: everybody chooses one of four batches.</source>
        <translation>%1 kopog: mindenki választ egyet a négy csomagból.</translation>
    </message>
    <message>
        <source>You take batch %1.</source>
        <translation>Elviszed [a]%1. csomagot.</translation>
    </message>
    <message>
        <source>%1 takes batch %2.</source>
        <translation>%1 elviszi [a]%2. csomagot.</translation>
    </message>
    <message>
        <source>You take batch %1: %2.</source>
        <translation>Elviszed [a]%1. csomagot: %2.</translation>
    </message>
    <message>
        <source>You deal and sit out.</source>
        <translation>Osztasz és pihensz.</translation>
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
        <source>%1 plays %2 and has called the %3</source>
        <comment>a player, a bid, a tarokk</comment>
        <translation>%1 a felvevő (%2), [a]%3[t] hívta</translation>
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
        <source>You play %1 and have called the %2</source>
        <comment>a bid, a tarokk</comment>
        <translation>Te vagy a felvevő (%1), [a]%2[t] hívtad</translation>
    </message>
    <message>
        <source>Call your partner</source>
        <translation>Kit hívsz segítőnek?</translation>
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
    <name>Tarokk.Called</name>
    <message>
        <source>I call the II.</source>
        <translation>Hívom a kettest.</translation>
    </message>
    <message>
        <source>I call the III.</source>
        <translation>Hívom a hármast.</translation>
    </message>
    <message>
        <source>I call the IV.</source>
        <translation>Hívom a négyest.</translation>
    </message>
    <message>
        <source>I call the V.</source>
        <translation>Hívom az ötöst.</translation>
    </message>
    <message>
        <source>I call the VI.</source>
        <translation>Hívom a hatost.</translation>
    </message>
    <message>
        <source>I call the VII.</source>
        <translation>Hívom a hetest.</translation>
    </message>
    <message>
        <source>I call the VIII.</source>
        <translation>Hívom a nyolcast.</translation>
    </message>
    <message>
        <source>I call the IX.</source>
        <translation>Hívom a kilencest.</translation>
    </message>
    <message>
        <source>I call the X.</source>
        <translation>Hívom a tízest.</translation>
    </message>
    <message>
        <source>I call the XI.</source>
        <translation>Hívom a tizenegyest.</translation>
    </message>
    <message>
        <source>I call the XII.</source>
        <translation>Hívom a tizenkettest.</translation>
    </message>
    <message>
        <source>I call the XIII.</source>
        <translation>Hívom a tizenhármast.</translation>
    </message>
    <message>
        <source>I call the XIV.</source>
        <translation>Hívom a tizennégyest.</translation>
    </message>
    <message>
        <source>I call the XV.</source>
        <translation>Hívom a tizenötöst.</translation>
    </message>
    <message>
        <source>I call the XVI.</source>
        <translation>Hívom a tizenhatost.</translation>
    </message>
    <message>
        <source>I call the XVII.</source>
        <translation>Hívom a tizenhetest.</translation>
    </message>
    <message>
        <source>I call the XVIII.</source>
        <translation>Hívom a tizennyolcast.</translation>
    </message>
    <message>
        <source>I call the XIX.</source>
        <translation>Hívom a tizenkilencest.</translation>
    </message>
    <message>
        <source>I call the XX.</source>
        <translation>Hívom a húszast.</translation>
    </message>
</context>
<context>
    <name>Tarokk.Commands</name>
    <message>
        <source>Announce</source>
        <translation>Bemondás</translation>
    </message>
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
    <message>
        <source>Declarer: %1 (%2)</source>
        <translation>Felvevő: %1 (%2)</translation>
    </message>
    <message>
        <source>Doubled round: everything counts ×%1</source>
        <translation>Dupla kör: minden ×%1</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Pontok: %1</translation>
    </message>
    <message>
        <source>%1 (%2), declared: %3 from each of %4</source>
        <translation>%1 (%2), bemondva: fejenként %3; fizet: %4</translation>
    </message>
    <message>
        <source>%1 (%2), not declared: %3 from each of %4</source>
        <translation>%1 (%2), bemondás nélkül: fejenként %3; fizet: %4</translation>
    </message>
    <message>
        <source>announced</source>
        <translation>bemondva</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>csendes</translation>
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
        <source>Notice: %1</source>
        <translation>Felmondás: %1</translation>
    </message>
    <message>
        <source>%1 (%2): %3 to each</source>
        <translation>%1 (%2): mindenkinek %3</translation>
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
        <source>Talon</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Bemondások</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what is held</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You draw: %1</source>
        <translation>Húztál: %1</translation>
    </message>
    <message>
        <source>%1 draws: %2</source>
        <translation>%1 húzott: %2</translation>
    </message>
    <message>
        <source>You discard: %1</source>
        <translation>Fektettél: %1</translation>
    </message>
    <message>
        <source>%1 discards: %2</source>
        <translation>%1 fektetett: %2</translation>
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
    <message>
        <source>Your XXI was caught: you wear the hat</source>
        <translation>Megfogták a XXI-esedet: rajtad a kalap</translation>
    </message>
    <message>
        <source>%1 has lost the XXI and wears the hat</source>
        <translation>Megfogták a XXI-est: %1 kapja a kalapot</translation>
    </message>
    <message>
        <source>You knock on the pack</source>
        <translation>Kopogsz a paklin</translation>
    </message>
    <message>
        <source>%1 knocks on the pack</source>
        <translation>%1 kopog a paklin</translation>
    </message>
    <message>
        <source>You take batch %1</source>
        <translation>Elviszed [a]%1. csomagot</translation>
    </message>
    <message>
        <source>%1 takes batch %2</source>
        <translation>%1 elviszi [a]%2. csomagot</translation>
    </message>
    <message>
        <source>You take batch %1: %2</source>
        <translation>Elviszed [a]%1. csomagot: %2</translation>
    </message>
    <message>
        <source>%1 takes batch %2: %3</source>
        <translation>%1 elviszi [a]%2. csomagot: %3</translation>
    </message>
    <message>
        <source>%1 (%2): pays in %3</source>
        <translation>%1 (%2): befizet %3 pontot</translation>
    </message>
    <message>
        <source>%1 (%2): takes out %3</source>
        <translation>%1 (%2): kivesz %3 pontot</translation>
    </message>
    <message>
        <source>%1 (%2): %3 from %4</source>
        <translation>%1 (%2): %3, fizeti: %4</translation>
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
        <source>Play the %1.</source>
        <translation>Tedd [a]%1[t].</translation>
    </message>
    <message>
        <source>Discard %1.</source>
        <translation>Fektesd le %1[mindet].</translation>
    </message>
    <message>
        <source>Bid %1.</source>
        <translation>Licitálj %1[t].</translation>
    </message>
    <message>
        <source>Call the %1.</source>
        <translation>Hívd [a]%1[t].</translation>
    </message>
    <message>
        <source>Declare your %1 tarokks.</source>
        <translation>Mondd be a %1 tarokkodat.</translation>
    </message>
    <message>
        <source>Announce %1.</source>
        <translation>Mondd be [a]%1[t].</translation>
    </message>
    <message>
        <source>Say %1: %2.</source>
        <comment>a level of kontra, what it is said to</comment>
        <translation>Mondj [a]%2[ra] %1[t].</translation>
    </message>
    <message>
        <source>Hold.</source>
        <translation>Tartsd.</translation>
    </message>
    <message>
        <source>Play the hand.</source>
        <translation>Játszd le.</translation>
    </message>
    <message>
        <source>Annul the hand.</source>
        <translation>Dobd be.</translation>
    </message>
    <message>
        <source>Say nothing more.</source>
        <translation>Csak passzolj.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passzolj.</translation>
    </message>
    <message>
        <source>This is only a rule of thumb: nothing can be worked out here.</source>
        <translation>Ez ökölszabály: itt nem lehet semmit kiszámolni.</translation>
    </message>
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
        <translation>Innen már senki sem viheti el tőletek.</translation>
    </message>
    <message>
        <source>The trick is your side’s, and its points count for you.</source>
        <translation>Az ütés a tiétek, a pontjai nektek számítanak.</translation>
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
        <source>Each of the other three pays you %1 for them, however the hand ends.</source>
        <translation>Mindhárman %1 pontot fizetnek neked értük, akárhogy végződik a leosztás.</translation>
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
        <translation>Az ütés már a tiétek.</translation>
    </message>
    <message>
        <source>Nobody can beat it.</source>
        <translation>Senki sem tudja felülütni.</translation>
    </message>
    <message>
        <source>about %1 points</source>
        <translation>körülbelül %1 pont</translation>
    </message>
    <message>
        <source>%1 point</source>
        <translation>%1 pont</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 pont</translation>
    </message>
    <message>
        <source>You can expect %1. Perhaps just as good: %2.</source>
        <translation>Várható: %1. Talán ugyanilyen jó: %2.</translation>
    </message>
    <message>
        <source>about %1 point</source>
        <translation>körülbelül %1 pont</translation>
    </message>
    <message>
        <source>Lead the %1.</source>
        <translation>Hívd [a]%1[t].</translation>
    </message>
    <message>
        <source>Choose any batch: nobody has seen the cards.</source>
        <translation>Válassz bármelyik csomagot: a lapokat senki sem látta.</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <comment>one to three cards</comment>
        <translation>Fektetés: %1</translation>
    </message>
    <message>
        <source>Batch %1</source>
        <translation>%1. csomag</translation>
    </message>
    <message>
        <source>Play the hand</source>
        <comment>what a player does who does not annul it</comment>
        <translation>Játék</translation>
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
        <source>Hold</source>
        <translation>Tartom</translation>
    </message>
    <message>
        <source>Keep the Three</source>
        <translation>Marad a három</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passz</translation>
    </message>
    <message>
        <source>%1 (promises the %2)</source>
        <comment>a bid and a tarokk</comment>
        <translation>%1 (invit: %2)</translation>
    </message>
    <message>
        <source>Call the %1</source>
        <comment>a tarokk</comment>
        <translation>Hívom [a]%1[t]</translation>
    </message>
    <message>
        <source>Call the %1: play alone</source>
        <comment>a tarokk</comment>
        <translation>Hívom [a]%1[t], egyedül</translation>
    </message>
    <message>
        <source>%1 (with a later pass the %2)</source>
        <comment>a bid and a tarokk</comment>
        <translation>%1 (későbbi passzal: %2)</translation>
    </message>
    <message>
        <source>%1 (%2 and Pagátultimó)</source>
        <comment>a bid and a tarokk</comment>
        <translation>%1 (%2 és pagátultimó)</translation>
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
    <name>Tarokk.Promises</name>
    <message>
        <source>Pass: promises the %1.</source>
        <translation>A passz [a]%1[t] ígéri.</translation>
    </message>
    <message>
        <source>A pass would promise the %1.</source>
        <translation>A passz [a]%1[t] ígérné.</translation>
    </message>
    <message>
        <source>Cue bid (%1): %2</source>
        <translation>Invit (%1): %2</translation>
    </message>
    <message>
        <source>Cue bid if %1 passes: %2</source>
        <translation>Invit, ha %1 passzol: %2</translation>
    </message>
    <message>
        <source>Yielded (%1): %2</source>
        <translation>Engedett játék (%1): %2</translation>
    </message>
    <message>
        <source>Rejected cue bid (%1): %2</source>
        <translation>Elutasított invit (%1): %2</translation>
    </message>
    <message>
        <source>A pass yields: it promises the XX and a high honour.</source>
        <translation>A passz enged: a XX-ast és nagyhonőrt ígér.</translation>
    </message>
    <message>
        <source>A pass yields: it promises the XX.</source>
        <translation>A passz enged: a XX-ast ígéri.</translation>
    </message>
    <message>
        <source>A pass would promise the XX and a high honour.</source>
        <translation>A passz a XX-ast és nagyhonőrt ígérne.</translation>
    </message>
    <message>
        <source>For %1 you need the %2.</source>
        <comment>a bid and a tarokk</comment>
        <translation>%1[t] csak [a]%2[val] mondhatsz.</translation>
    </message>
    <message>
        <source>For %1 you need the %2, for %3 the %4.</source>
        <comment>bids and tarokks</comment>
        <translation>%1[t] csak [a]%2[val] mondhatsz, %3[t] csak [a]%4[val].</translation>
    </message>
    <message>
        <source>Cancelled cue bid (%1): %2</source>
        <translation>Elvetett invit (%1): %2</translation>
    </message>
    <message>
        <source>Accepted cue bid (%1): %2</source>
        <translation>Elfogadott invit (%1): %2</translation>
    </message>
    <message>
        <source>That cancels the cue bid (%1).</source>
        <translation>Az invit ezzel elvetve (%1).</translation>
    </message>
    <message>
        <source>That accepts the cue bid (%1).</source>
        <translation>Ez elfogadja az invitet (%1).</translation>
    </message>
</context>
<context>
    <name>Tarokk.Prompts</name>
    <message>
        <source>Your Three was the only bid. You can raise it, or keep it.</source>
        <translation>A hármad volt az egyetlen licit. Emelheted, vagy maradhatsz nála.</translation>
    </message>
    <message>
        <source>You can annul the hand: %1. Do you?</source>
        <translation>Bedobhatod a leosztást: %1. Bedobod?</translation>
    </message>
    <message>
        <source>Without an honour (Skíz, XXI or Pagát) you can only pass.</source>
        <translation>Honőr (skíz, XXI vagy pagát) nélkül csak passzolhatsz.</translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>Csak passzolhatsz.</translation>
    </message>
    <message>
        <source>You owe Pagátultimó: declare your tarokks first.</source>
        <translation>Pagátultimóval tartozol: előbb mondd be a tarokkjaidat.</translation>
    </message>
    <message>
        <source>For your cue bid you owe Pagátultimó: announce it before you pass.</source>
        <translation>Az invit miatt pagátultimóval tartozol: mondd be, mielőtt passzolsz.</translation>
    </message>
    <message>
        <source>You discarded the %1, which was called: say kontra to the game.</source>
        <translation>Nálad fekszik, amit hívtak, [a]%1: kontrázd meg a játékot.</translation>
    </message>
    <message>
        <source>You owe Pagátultimó: say kontra first, then announce it.</source>
        <translation>Pagátultimóval tartozol: előbb kontrázz, aztán mondd be.</translation>
    </message>
    <message>
        <source>You owe Pagátultimó: announce it before you pass.</source>
        <translation>Pagátultimóval tartozol: be kell mondanod, mielőtt passzolsz.</translation>
    </message>
    <message>
        <source>Announce, say kontra, or say “%1”.</source>
        <translation>Mondj be valamit, kontrázz, vagy mondd: „%1”.</translation>
    </message>
    <message>
        <source>Call the %1, which %2 has promised.</source>
        <translation>Hívd [a]%1[t], %2 megígérte.</translation>
    </message>
    <message>
        <source>Call the %1: its holder is your partner.</source>
        <translation>Hívd [a]%1[t]: akinél van, az a segítőd.</translation>
    </message>
    <message>
        <source>Call a tarokk: its holder is your partner.</source>
        <translation>Hívj egy tarokkot: akinél van, az a segítőd.</translation>
    </message>
    <message>
        <source>You play alone; nobody else knows it.</source>
        <translation>Egyedül játszol; más nem tudja.</translation>
    </message>
    <message>
        <source>Your bid stands: %1.</source>
        <translation>Nálad áll a licit: %1.</translation>
    </message>
    <message>
        <source>%1 has bid: %2.</source>
        <translation>%1 licitje: %2.</translation>
    </message>
    <message>
        <source>%1 holds: %2.</source>
        <translation>%1 tartja: %2.</translation>
    </message>
    <message>
        <source>%1 is bidding.</source>
        <translation>%1 licitál.</translation>
    </message>
    <message>
        <source>%1 is thinking about raising the Three.</source>
        <translation>%1 gondolkodik, emelje-e a hármat.</translation>
    </message>
    <message>
        <source>%1 is discarding.</source>
        <translation>%1 fektet.</translation>
    </message>
    <message>
        <source>%1 is asked about annulling the hand.</source>
        <translation>%1 a bedobáson gondolkodik.</translation>
    </message>
    <message>
        <source>%1 to speak.</source>
        <translation>%1 beszél.</translation>
    </message>
    <message>
        <source>%1 to play.</source>
        <translation>%1 jön.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a bid</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Called: %1</source>
        <translation>Hívott tarokk: %1</translation>
    </message>
    <message>
        <source>Doubled round: ×%1</source>
        <translation>Dupla kör: ×%1</translation>
    </message>
    <message>
        <source>You are the declarer: %1.</source>
        <translation>Te vagy a felvevő: %1.</translation>
    </message>
    <message>
        <source>%1 is the declarer: %2.</source>
        <translation>%1 a felvevő: %2.</translation>
    </message>
    <message>
        <source>Trick %1.</source>
        <translation>%1. ütés.</translation>
    </message>
    <message>
        <source>You have the highest card, the %1: you deal.</source>
        <translation>Tiéd a legmagasabb lap, [a]%1: te osztasz.</translation>
    </message>
    <message>
        <source>%1 deals, with the highest card: %2.</source>
        <translation>%1 oszt, a legmagasabb lappal: %2.</translation>
    </message>
    <message>
        <source>Tarokks discarded by the three others: %1.</source>
        <translation>A másik háromnál %1 tarokk fekszik.</translation>
    </message>
    <message>
        <source>Tarokks discarded (%1): %2.</source>
        <translation>%1 fektetett tarokkja: %2.</translation>
    </message>
    <message>
        <source>Notice: the Skíz decides</source>
        <translation>A skíz oszt, nem oszt</translation>
    </message>
    <message>
        <source>Notice, hands left: %1</source>
        <translation>Skíz oszt, nem oszt: még %1 leosztás</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>Egyedül játszol</translation>
    </message>
    <message>
        <source>You are the partner</source>
        <translation>Te vagy a segítő</translation>
    </message>
    <message>
        <source>You can only hold.</source>
        <translation>Csak tarthatod.</translation>
    </message>
    <message>
        <source>You drew: %1. Discard one card.</source>
        <translation>Ezt húztad: %1. Fektess le egy lapot.</translation>
    </message>
    <message>
        <source>You drew: %1. Discard two cards.</source>
        <translation>Ezt húztad: %1. Fektess le két lapot.</translation>
    </message>
    <message>
        <source>You drew: %1. Discard three cards.</source>
        <translation>Ezt húztad: %1. Fektess le három lapot.</translation>
    </message>
    <message>
        <source>Say kontra, or say “%1”.</source>
        <translation>Kontrázz, vagy mondd: „%1”.</translation>
    </message>
    <message>
        <source>Announce something, or say “%1”.</source>
        <translation>Mondj be valamit, vagy mondd: „%1”.</translation>
    </message>
    <message>
        <source>You deal and sit out</source>
        <translation>Osztasz és pihensz</translation>
    </message>
    <message>
        <source>Tarokks discarded:</source>
        <translation>Fektetett tarokk:</translation>
    </message>
    <message>
        <source>the others %1</source>
        <comment>a number of tarokks</comment>
        <translation>a többieknél %1</translation>
    </message>
    <message>
        <source>The discards of the three others are clean.</source>
        <translation>A másik három fektetése tiszta.</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>in the list of bids</comment>
        <translation>passz</translation>
    </message>
    <message>
        <source>Bids: %1.</source>
        <translation>Licitek: %1.</translation>
    </message>
    <message>
        <source>Hold, or bid higher.</source>
        <translation>Tartsd, vagy licitálj többet.</translation>
    </message>
    <message>
        <source>Hold or pass?</source>
        <translation>Tartod vagy passzolsz?</translation>
    </message>
    <message>
        <source>Hold, bid higher or pass?</source>
        <translation>Mit mondasz?</translation>
    </message>
    <message>
        <source>Bid higher?</source>
        <translation>Licitálsz többet?</translation>
    </message>
    <message>
        <source>Your bid?</source>
        <translation>Licitálsz?</translation>
    </message>
    <message>
        <source>Others: no tarokk</source>
        <translation>A többieknél nincs</translation>
    </message>
    <message>
        <source>You play against %1.</source>
        <comment>the declarer</comment>
        <translation>%1 ellen játszol.</translation>
    </message>
    <message>
        <source>You are %1’s partner; nobody else knows it.</source>
        <translation>Te vagy %1 segítője; más nem tudja.</translation>
    </message>
    <message>
        <source>You are %1’s partner.</source>
        <translation>Te vagy %1 segítője.</translation>
    </message>
    <message>
        <source>your side</source>
        <translation>a tiétek</translation>
    </message>
    <message>
        <source>You play against %1</source>
        <comment>the declarer</comment>
        <translation>%1 ellen játszol</translation>
    </message>
    <message>
        <source>The trial failed: there was no honour in the talon.</source>
        <translation>Elbukott a próbahárom: nem jött honőr a talonból.</translation>
    </message>
    <message>
        <source>The trial failed: %1 found no honour.</source>
        <translation>Elbukott a próbahárom: %1 nem húzott honőrt.</translation>
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
        <source>Your side announced:</source>
        <translation>Bemondtátok:</translation>
    </message>
    <message>
        <source>%1 announced:</source>
        <translation>%1 bemondta:</translation>
    </message>
    <message>
        <source>The declarer’s side announced:</source>
        <translation>A felvevők bemondták:</translation>
    </message>
    <message>
        <source>The opponents announced:</source>
        <translation>Az ellenfelek bemondták:</translation>
    </message>
    <message>
        <source>%1: %2 tarokks</source>
        <comment>a player, how many are declared</comment>
        <translation>%1: %2 tarokk</translation>
    </message>
    <message>
        <source>hold %1</source>
        <comment>in the list of bids</comment>
        <translation>tartom (%1)</translation>
    </message>
    <message>
        <source>You play alone.</source>
        <translation>Egyedül játszol.</translation>
    </message>
    <message>
        <source>Partner: %1 (%2)</source>
        <comment>a player, the called tarokk</comment>
        <translation>Segítő: %1 (%2)</translation>
    </message>
    <message>
        <source>%1 plays alone</source>
        <translation>%1 egyedül játszik</translation>
    </message>
    <message>
        <source>To announce now would make you the declarer’s partner. Say kontra first, or just “%1”.</source>
        <translation>Ha most bemondasz, a felvevő segítőjének hisznek. Előbb kontrázz, vagy csak mondd: „%1”.</translation>
    </message>
    <message>
        <source>To announce now would make you an opponent. Say kontra first, or just “%1”.</source>
        <translation>Ha most bemondasz, ellenfélnek vesznek. Előbb kontrázz, vagy csak mondd: „%1”.</translation>
    </message>
    <message>
        <source>You have announced or said kontra: declare your %1 tarokks before you pass.</source>
        <translation>Bemondtál vagy kontráztál: a passz előtt mondd be a %1 tarokkot.</translation>
    </message>
    <message>
        <source>%1 is choosing a batch.</source>
        <translation>%1 csomagot választ.</translation>
    </message>
    <message>
        <source>Pot: %1</source>
        <translation>Kassza: %1</translation>
    </message>
    <message>
        <source>Or press “Knock”: then everybody chooses a batch.</source>
        <translation>Vagy nyomd meg a „Kopogás” gombot: akkor mindenki csomagot választ.</translation>
    </message>
    <message>
        <source>Choose nine cards: click a batch, drag it to you, or press its number.</source>
        <translation>Válassz kilenc lapot: kattints egy csomagra, húzd magadhoz, vagy nyomd meg a számát.</translation>
    </message>
</context>
<context>
    <name>Tarokk.Records</name>
    <message>
        <source>Bid</source>
        <translation>Licit</translation>
    </message>
    <message>
        <source>Declarer and partner</source>
        <translation>Felvevő és segítő</translation>
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
        <translation>még tart</translation>
    </message>
    <message>
        <source>void</source>
        <translation>érvénytelen</translation>
    </message>
    <message>
        <source>points</source>
        <translation>pont</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 pont</translation>
    </message>
</context>
<context>
    <name>Tarokk.Refusals</name>
    <message>
        <source>It is not your turn.</source>
        <translation>Nem te jössz.</translation>
    </message>
    <message>
        <source>A bid needs an honour: Skíz, XXI or Pagát.</source>
        <translation>A licithez honőr kell: skíz, XXI vagy pagát.</translation>
    </message>
    <message>
        <source>%1 is not higher.</source>
        <translation>%1: ez nem több.</translation>
    </message>
    <message>
        <source>You can hold only a bid over your own, and only once at each level.</source>
        <translation>Csak azt tarthatod, amivel a te licitedre rálicitáltak, és minden fokot csak egyszer.</translation>
    </message>
    <message>
        <source>The Three can be raised only to Two or One.</source>
        <translation>A három csak kettőre vagy egyre emelhető.</translation>
    </message>
    <message>
        <source>%1 would be a cue bid and promise the %2. You do not hold it.</source>
        <translation>[A]%1 invit volna, és [a]%2[t] ígérné. Ez a lap nincs nálad.</translation>
    </message>
    <message>
        <source>A pass would yield the game: it promises the XX and a high honour. Hold, or bid higher.</source>
        <translation>A passz engedné a játékot, és a XX-ast meg nagyhonőrt ígérne. Tartsd, vagy licitálj többet.</translation>
    </message>
    <message>
        <source>A pass would promise the %1. Hold, or bid higher.</source>
        <translation>A passz [a]%1[t] ígérné. Tartsd, vagy licitálj többet.</translation>
    </message>
    <message>
        <source>This hand cannot be annulled.</source>
        <translation>Ezt a leosztást nem lehet bedobni.</translation>
    </message>
    <message>
        <source>You have discarded a tarokk: only four Kings would annul the hand.</source>
        <translation>Tarokkot fektettél: csak négy királlyal dobhatnád be.</translation>
    </message>
    <message>
        <source>Call your partner first.</source>
        <translation>Előbb hívd a segítődet.</translation>
    </message>
    <message>
        <source>Declare eight or nine tarokks once, with their true number, before anything else.</source>
        <translation>A nyolc vagy kilenc tarokkot egyszer, a valódi számával, mindennél előbb kell bemondani.</translation>
    </message>
    <message>
        <source>You discarded the called tarokk: say kontra to the game.</source>
        <translation>A hívott tarokk nálad fekszik: kontrázd meg a játékot.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Ezt most nem lehet.</translation>
    </message>
    <message>
        <source>Discard as many cards as you drew: %1.</source>
        <translation>Annyi lapot kell fektetned, ahányat húztál: %1.</translation>
    </message>
    <message>
        <source>You cannot discard now.</source>
        <translation>Most nem kell fektetni.</translation>
    </message>
    <message>
        <source>Kings cannot be discarded.</source>
        <translation>Királyt nem lehet fektetni.</translation>
    </message>
    <message>
        <source>Honours cannot be discarded.</source>
        <translation>Honőrt nem lehet fektetni.</translation>
    </message>
    <message>
        <source>You have promised the %1, so you keep it.</source>
        <translation>[A]%1[t] megígérted, úgyhogy marad.</translation>
    </message>
    <message>
        <source>By these rules the XX cannot be discarded.</source>
        <translation>E szabályok szerint a XX-ast nem lehet fektetni.</translation>
    </message>
    <message>
        <source>You must call the %1: it was promised.</source>
        <translation>[A]%1[t] kell hívnod: megígérték.</translation>
    </message>
    <message>
        <source>Only tarokks from II to XX can be called.</source>
        <translation>Csak a II és a XX közötti tarokkok hívhatók.</translation>
    </message>
    <message>
        <source>You have discarded the %1.</source>
        <translation>[A]%1[t] lefektetted.</translation>
    </message>
    <message>
        <source>You hold the %1 yourself.</source>
        <translation>[A]%1 nálad van.</translation>
    </message>
    <message>
        <source>You have called already.</source>
        <translation>Már hívtál.</translation>
    </message>
    <message>
        <source>Declare your eight or nine tarokks first, at the beginning of a turn.</source>
        <translation>Előbb mondd be a nyolc vagy kilenc tarokkodat, amikor rád kerül a sor.</translation>
    </message>
    <message>
        <source>Your side has already announced this: %1.</source>
        <translation>A ti oldalatok ezt már bemondta: %1.</translation>
    </message>
    <message>
        <source>No player announces both Double Game and Volát.</source>
        <translation>Egy játékos nem mondhat be duplát és volátot is.</translation>
    </message>
    <message>
        <source>Double Game and Volát cannot be announced in the same turn, nor Double Game after Volát.</source>
        <translation>Duplát és volátot nem lehet egyszerre bemondani, duplát a volát után sem.</translation>
    </message>
    <message>
        <source>Kontras go step by step, the two sides taking turns: %1.</source>
        <translation>A kontrák sorban jönnek, a két oldal felváltva: %1.</translation>
    </message>
    <message>
        <source>That cannot be said now.</source>
        <translation>Ezt most nem mondhatod.</translation>
    </message>
    <message>
        <source>You made a promise with the Pagát as your only honour, so you owe Pagátultimó: announce it in your first turn, and declare eight or nine tarokks before it.</source>
        <translation>Egyetlen honőrként a pagáttal ígértél, ezért pagátultimóval tartozol: mondd be, amikor először rád kerül a sor, előtte pedig a nyolc vagy kilenc tarokkot.</translation>
    </message>
    <message>
        <source>If you announce now, you count as the declarer’s partner: say kontra first, to show your side.</source>
        <translation>Ha most bemondasz, a felvevő segítőjének hisznek: előbb kontrázz, az megmutatja, hol állsz.</translation>
    </message>
    <message>
        <source>First discard as many cards as you drew.</source>
        <translation>Előbb fektess le annyi lapot, ahányat húztál.</translation>
    </message>
    <message>
        <source>No card can be played now.</source>
        <translation>Most nem lehet lapot tenni.</translation>
    </message>
    <message>
        <source>A tarokk was led: play a tarokk.</source>
        <translation>Tarokkot hívtak: tarokkot kell tenned.</translation>
    </message>
    <message>
        <source>You must follow suit: %1 were led.</source>
        <translation>Színre színt kell adnod: %1[t] hívtak.</translation>
    </message>
    <message>
        <source>You have no %1: you must play a tarokk.</source>
        <translation>Nincs nálad %1: tarokkot kell tenned.</translation>
    </message>
    <message>
        <source>Your side announced Pagátultimó: the Pagát is kept as long as another card can be played.</source>
        <translation>A ti oldalatok pagátultimót mondott: a pagát marad, amíg más lapot tehetsz.</translation>
    </message>
    <message>
        <source>This card may not be played now.</source>
        <translation>Ezt a lapot most nem teheted.</translation>
    </message>
    <message>
        <source>If you announce now, you count as an opponent: say kontra first, to show your side.</source>
        <translation>Ha most bemondasz, ellenfélnek vesznek: előbb kontrázz, az megmutatja, hol állsz.</translation>
    </message>
    <message>
        <source>You call the XX, or the highest tarokk below it that you do not hold.</source>
        <translation>A XX-ast hívod, vagy alatta a legmagasabb tarokkot, amely nincs nálad.</translation>
    </message>
    <message>
        <source>You can call others only if somebody else has discarded a tarokk.</source>
        <translation>Mást csak akkor hívhatsz, ha más is fektetett tarokkot.</translation>
    </message>
    <message>
        <source>This batch has been taken already.</source>
        <translation>Ezt a csomagot már elvitték.</translation>
    </message>
    <message>
        <source>First choose one of the batches.</source>
        <translation>Előbb válassz egy csomagot.</translation>
    </message>
    <message>
        <source>The declarer’s partner declares tarokks only once everybody knows that side.</source>
        <translation>A segítő csak akkor mondhat be tarokkot, ha már mindenki tudja, hova tartozik.</translation>
    </message>
    <message>
        <source>You have announced or said kontra: declare your eight or nine tarokks in this turn.</source>
        <translation>Bemondtál vagy kontráztál: a nyolc vagy kilenc tarokkot most kell bemondanod.</translation>
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
    <message>
        <source>you played the %1.</source>
        <translation>[a]%1[t] tetted.</translation>
    </message>
    <message>
        <source>you discarded %1.</source>
        <translation>%1[mindet] fektetted.</translation>
    </message>
    <message>
        <source>you bid %1.</source>
        <translation>%1[t] licitáltál.</translation>
    </message>
    <message>
        <source>you called the %1.</source>
        <translation>[a]%1[t] hívtad.</translation>
    </message>
    <message>
        <source>you declared %1 tarokks.</source>
        <translation>bemondtál %1 tarokkot.</translation>
    </message>
    <message>
        <source>you announced %1.</source>
        <translation>[a]%1[t] mondtad be.</translation>
    </message>
    <message>
        <source>you said %1: %2.</source>
        <comment>a level of kontra, what it was said to</comment>
        <translation>[a]%2[ra] %1[t] mondtál.</translation>
    </message>
    <message>
        <source>you said nothing more.</source>
        <translation>nem mondtál többet.</translation>
    </message>
    <message>
        <source>you passed.</source>
        <translation>passzoltál.</translation>
    </message>
    <message>
        <source>you held.</source>
        <translation>tartottad.</translation>
    </message>
    <message>
        <source>you kept the hand.</source>
        <translation>nem dobtad be.</translation>
    </message>
    <message>
        <source>you annulled the hand.</source>
        <translation>bedobtad a lapot.</translation>
    </message>
    <message>
        <source>That cost %1 points.</source>
        <translation>Ez %1 pontba került.</translation>
    </message>
    <message>
        <source>That cost about %1 points.</source>
        <translation>Ez körülbelül %1 pontba került.</translation>
    </message>
    <message>
        <source>That cost about %1 point.</source>
        <translation>Ez körülbelül %1 pontba került.</translation>
    </message>
    <message>
        <source>That cost %1 point.</source>
        <translation>Ez %1 pontba került.</translation>
    </message>
    <message>
        <source>you led the %1.</source>
        <translation>[a]%1[t] hívtad.</translation>
    </message>
</context>
<context>
    <name>Tarokk.Spoken</name>
    <message>
        <source>I hold.</source>
        <translation>Tartom.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passz.</translation>
    </message>
    <message>
        <source>I throw it in.</source>
        <translation>Bedobom.</translation>
    </message>
    <message>
        <source>Eight tarokks!</source>
        <translation>Nyolc tarokk!</translation>
    </message>
    <message>
        <source>Nine tarokks!</source>
        <translation>Kilenc tarokk!</translation>
    </message>
    <message>
        <source>%1 the game!</source>
        <comment>a level of kontra</comment>
        <translation>%1 a játék!</translation>
    </message>
    <message>
        <source>%1 the Trull!</source>
        <comment>a level of kontra</comment>
        <translation>%1 a tulétroá!</translation>
    </message>
    <message>
        <source>%1 the Kings!</source>
        <comment>a level of kontra</comment>
        <translation>%1 a négykirály!</translation>
    </message>
    <message>
        <source>%1 the Double Game!</source>
        <comment>a level of kontra</comment>
        <translation>%1 a dupla!</translation>
    </message>
    <message>
        <source>%1 the Volát!</source>
        <comment>a level of kontra</comment>
        <translation>%1 a volát!</translation>
    </message>
    <message>
        <source>%1 the Ultimó!</source>
        <comment>a level of kontra</comment>
        <translation>%1 az ultimó!</translation>
    </message>
    <message>
        <source>%1 the catch!</source>
        <comment>a level of kontra</comment>
        <translation>%1 a XXI-fogás!</translation>
    </message>
    <message>
        <source>I knock!</source>
        <translation>Kopogok!</translation>
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
        <source>Bidding</source>
        <translation>Licit</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Fektetés</translation>
    </message>
    <message>
        <source>Calling and announcing</source>
        <translation>Hívás és bemondás</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Kijátszott lapok</translation>
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
    <name>Tarokk.Summary</name>
    <message>
        <source>The hand</source>
        <translation>A leosztás</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Fizetés</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Egyenleg, pont</translation>
    </message>
    <message>
        <source>Everybody passed</source>
        <translation>Mindenki passzolt</translation>
    </message>
    <message>
        <source>The hand was annulled</source>
        <translation>A lapot bedobták</translation>
    </message>
    <message>
        <source>The trial failed: %1 for you</source>
        <comment>points with sign</comment>
        <translation>Elbukott a próbahárom: neked %1</translation>
    </message>
    <message>
        <source>%1 found no honour in the talon and pays each %2.</source>
        <translation>%1 nem talált honőrt a talonban, és mindenkinek ennyit fizet: %2.</translation>
    </message>
    <message>
        <source>%1 played %2 alone, and had called the %3.</source>
        <translation>%1 egyedül játszott (%2), [a]%3[t] hívta.</translation>
    </message>
    <message>
        <source>%1 played %2 with %3, who held the %4.</source>
        <translation>%1 volt a felvevő (%2), a segítője %3 ([a]%4).</translation>
    </message>
    <message>
        <source>announced</source>
        <comment>a bonus</comment>
        <translation>bemondva</translation>
    </message>
    <message>
        <source>silent</source>
        <comment>a bonus</comment>
        <translation>csendes</translation>
    </message>
    <message>
        <source>to each of the others</source>
        <translation>a többiek kapják</translation>
    </message>
    <message>
        <source>from each of the others</source>
        <translation>mindenki más fizeti</translation>
    </message>
    <message>
        <source>to the declarer’s side</source>
        <translation>a felvevők kapják</translation>
    </message>
    <message>
        <source>to the opponents</source>
        <translation>az ellenfelek kapják</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>a player who pays</comment>
        <translation>%1 fizeti</translation>
    </message>
    <message>
        <source>You sat out this hand</source>
        <translation>Ebben a leosztásban pihentél</translation>
    </message>
    <message>
        <source>%1 played %2 with you: you held the %3.</source>
        <translation>%1 volt a felvevő (%2), te a segítője ([a]%3).</translation>
    </message>
    <message>
        <source>declared</source>
        <comment>eight or nine tarokks</comment>
        <translation>bemondva</translation>
    </message>
    <message>
        <source>not declared</source>
        <comment>eight or nine tarokks</comment>
        <translation>nem mondta be</translation>
    </message>
    <message>
        <source>Doubled round: the next hand counts ×%1.</source>
        <translation>Dupla kör: a következő leosztás ×%1.</translation>
    </message>
    <message>
        <source>Doubled round: everything counts ×%1.</source>
        <translation>Dupla kör: minden ×%1.</translation>
    </message>
    <message>
        <source>You found no honour in the talon and pay each %1.</source>
        <translation>Nem találtál honőrt a talonban, és mindenkinek ennyit fizetsz: %1.</translation>
    </message>
    <message>
        <source>%1 played %2 alone: %3 had discarded the called %4.</source>
        <translation>%1 egyedül játszott (%2): a hívott %4 %3[nál] feküdt.</translation>
    </message>
    <message>
        <source>You played %1 with %2, who held the %3.</source>
        <translation>Te voltál a felvevő (%1), a segítőd %2 ([a]%3).</translation>
    </message>
    <message>
        <source>You played %1 alone, and had called the %2.</source>
        <translation>Egyedül játszottál (%1), [a]%2[t] hívtad.</translation>
    </message>
    <message>
        <source>You played %1 alone: %2 had discarded the called %3.</source>
        <translation>Egyedül játszottál (%1): a hívott %3 %2[nál] feküdt.</translation>
    </message>
    <message>
        <source>%1 played %2 alone: you had discarded the called %3.</source>
        <translation>%1 egyedül játszott (%2): a hívott %3 nálad feküdt.</translation>
    </message>
    <message>
        <source>You gain nothing</source>
        <translation>Ez a leosztás nem hozott semmit</translation>
    </message>
    <message>
        <source>You gain 1 point</source>
        <translation>1 pontot nyertél</translation>
    </message>
    <message>
        <source>You lose 1 point</source>
        <translation>1 pontot vesztettél</translation>
    </message>
    <message>
        <source>You gain %1 points</source>
        <translation>%1 pontot nyertél</translation>
    </message>
    <message>
        <source>You lose %1 points</source>
        <translation>%1 pontot vesztettél</translation>
    </message>
    <message>
        <source>failed</source>
        <comment>a bonus</comment>
        <translation>elbukott</translation>
    </message>
    <message>
        <source>You annulled the hand: %1.</source>
        <translation>Bedobtad a lapot: %1.</translation>
    </message>
    <message>
        <source>%1 annulled the hand: %2.</source>
        <translation>%1 bedobta a lapot: %2.</translation>
    </message>
    <message>
        <source>%1, %3: %2.</source>
        <comment>what is scored, its points, to whom they go</comment>
        <translation>%1: %2 pont, %3.</translation>
    </message>
    <message>
        <source>Announce the end: at most two more rounds. The Skíz in the next hand decides how many.</source>
        <translation>Felmondod a partit: legfeljebb két kör jön még. Hogy mennyi, azt a következő leosztás skíze dönti el.</translation>
    </message>
    <message>
        <source>The declarer’s side needed 48 points.</source>
        <translation>A felvevőknek 48 pont kellett volna.</translation>
    </message>
    <message>
        <source>You dealt: you won or lost as much as each opponent.</source>
        <translation>Te osztottál: annyit nyertél vagy vesztettél, mint egy-egy ellenfél.</translation>
    </message>
    <message>
        <source>%1 dealt, and won or lost as much as each opponent.</source>
        <translation>%1 osztott, és annyit nyert vagy vesztett, mint egy-egy ellenfél.</translation>
    </message>
    <message>
        <source>The match is over: what was left in the pot has been shared.</source>
        <translation>A parti véget ért: a kassza maradékát szétosztottuk.</translation>
    </message>
    <message>
        <source>In the pot now: %1.</source>
        <translation>A kasszában most %1 pont van.</translation>
    </message>
    <message>
        <source>You found no honour in the talon and pay %1 into the pot.</source>
        <translation>Nem találtál honőrt a talonban, és %1 pontot fizetsz a kasszába.</translation>
    </message>
    <message>
        <source>%1 found no honour in the talon and pays %2 into the pot.</source>
        <translation>%1 nem talált honőrt a talonban, és %2 pontot fizet a kasszába.</translation>
    </message>
    <message>
        <source>paid in</source>
        <translation>befizetés</translation>
    </message>
    <message>
        <source>taken out</source>
        <translation>kivét</translation>
    </message>
</context>
<context>
    <name>Tarokk.Table</name>
    <message>
        <source>declarer</source>
        <translation>felvevő</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>pihen</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>osztó</translation>
    </message>
    <message>
        <source>wears the mayor’s hat</source>
        <translation>viseli a polgármesterkalapot</translation>
    </message>
    <message>
        <source>%1 is back in your hand.</source>
        <translation>Visszakaptad: %1.</translation>
    </message>
    <message>
        <source>Back in your hand: %1.</source>
        <translation>Visszakaptad: %1.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Fektetés</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>segítő</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>ellenfél</translation>
    </message>
    <message>
        <source>Undone: “%1”</source>
        <comment>what was said</comment>
        <translation>Visszavonva: „%1”</translation>
    </message>
    <message>
        <source>Batch %1 is back on the table.</source>
        <translation>[A]%1. csomag megint az asztalon van.</translation>
    </message>
</context>
<context>
    <name>Tarokk.Terms</name>
    <message>
        <source>Three</source>
        <translation>három</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>kettő</translation>
    </message>
    <message>
        <source>One</source>
        <translation>egy</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>szóló</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>játék</translation>
    </message>
    <message>
        <source>Trull</source>
        <translation>tulétroá</translation>
    </message>
    <message>
        <source>Four Kings</source>
        <translation>négykirály</translation>
    </message>
    <message>
        <source>Double Game</source>
        <translation>duplajáték</translation>
    </message>
    <message>
        <source>Volát</source>
        <translation>volát</translation>
    </message>
    <message>
        <source>Pagátultimó</source>
        <translation>pagátultimó</translation>
    </message>
    <message>
        <source>XXI-Catch</source>
        <translation>XXI-fogás</translation>
    </message>
    <message>
        <source>Tarokks in hand</source>
        <translation>bemondott tarokkok</translation>
    </message>
    <message>
        <source>Failed trial</source>
        <translation>elbukott próbahárom</translation>
    </message>
    <message>
        <source>48 points for the declarer’s side, 47 for the opponents</source>
        <translation>48 pont a felvevőknek, 47 az ellenfeleknek</translation>
    </message>
    <message>
        <source>Skíz, XXI and Pagát in your side’s tricks</source>
        <translation>a skíz, a XXI és a pagát a ti ütéseitekben</translation>
    </message>
    <message>
        <source>all four Kings in your side’s tricks</source>
        <translation>mind a négy király a ti ütéseitekben</translation>
    </message>
    <message>
        <source>71 points or more</source>
        <translation>legalább 71 pont</translation>
    </message>
    <message>
        <source>all nine tricks</source>
        <translation>mind a kilenc ütés</translation>
    </message>
    <message>
        <source>win the last trick with the Pagát</source>
        <translation>az utolsó ütést a pagáttal vinni</translation>
    </message>
    <message>
        <source>catch the other side’s XXI with the Skíz</source>
        <translation>a másik oldal XXI-esét elfogni a skízzel</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>kontra</translation>
    </message>
    <message>
        <source>Rekontra</source>
        <translation>rekontra</translation>
    </message>
    <message>
        <source>Szubkontra</source>
        <translation>szubkontra</translation>
    </message>
    <message>
        <source>Hirschkontra</source>
        <translation>hirschkontra</translation>
    </message>
    <message>
        <source>Mordkontra</source>
        <translation>mordkontra</translation>
    </message>
    <message>
        <source>declarer’s side</source>
        <translation>felvevők</translation>
    </message>
    <message>
        <source>opponents</source>
        <translation>ellenfelek</translation>
    </message>
    <message>
        <source>Everybody passed.</source>
        <translation>Mindenki passzolt.</translation>
    </message>
    <message>
        <source>Annulled with all four Kings.</source>
        <translation>Bedobva négy királlyal.</translation>
    </message>
    <message>
        <source>Annulled with the XXI as the only tarokk.</source>
        <translation>Bedobva egyetlen tarokkal, a XXI-essel.</translation>
    </message>
    <message>
        <source>Annulled with the Pagát as the only tarokk.</source>
        <translation>Bedobva egyetlen tarokkal, a pagáttal.</translation>
    </message>
    <message>
        <source>Annulled without a tarokk.</source>
        <translation>Bedobva tarokk nélkül.</translation>
    </message>
    <message>
        <source>Annulled with XXI and Pagát as the only tarokks.</source>
        <translation>Bedobva, csak a XXI-essel és a pagáttal.</translation>
    </message>
    <message>
        <source>four Kings</source>
        <translation>négy királlyal</translation>
    </message>
    <message>
        <source>the XXI as the only tarokk</source>
        <translation>egyetlen tarokkal, a XXI-essel</translation>
    </message>
    <message>
        <source>the Pagát as the only tarokk</source>
        <translation>egyetlen tarokkal, a pagáttal</translation>
    </message>
    <message>
        <source>no tarokk</source>
        <translation>tarokk nélkül</translation>
    </message>
    <message>
        <source>XXI and Pagát as the only tarokks</source>
        <translation>csak a XXI-essel és a pagáttal</translation>
    </message>
    <message>
        <source>The hand is void.</source>
        <translation>A leosztás érvénytelen.</translation>
    </message>
    <message>
        <source>Eight tarokks</source>
        <translation>Nyolc tarokk</translation>
    </message>
    <message>
        <source>Nine tarokks</source>
        <translation>Kilenc tarokk</translation>
    </message>
    <message>
        <source>Honour from the talon</source>
        <translation>Honőr a talonból</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Kassza</translation>
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
    <name>Tarokk.Utterances</name>
    <message>
        <source>Pass</source>
        <translation>Passz</translation>
    </message>
    <message>
        <source>%1 (alone)</source>
        <comment>a tarokk to call</comment>
        <translation>%1 (egyedül)</translation>
    </message>
    <message>
        <source>You hold it: you play alone, and only you know.</source>
        <translation>Nálad van: egyedül játszol, és csak te tudod.</translation>
    </message>
    <message>
        <source>The player who holds the %1 is your partner.</source>
        <translation>Akinél [a]%1 van, az a segítőd.</translation>
    </message>
    <message>
        <source>Each of the others pays you %1.</source>
        <translation>Mindenki %1 pontot fizet neked.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a bonus and its worth</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>a level, what it is said to, its worth then</comment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>Declare %1 tarokks (%2 from each)</source>
        <comment>eight or nine, their worth</comment>
        <translation>Bemondom: %1 tarokk (fejenként %2)</translation>
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
