<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name>Tarokk.Accessible</name>
    <message>
        <source>No trick is being played</source>
        <translation>Nincs folyamatban ütés</translation>
    </message>
    <message>
        <source>Trick %1. No card yet</source>
        <translation>%1. ütés. Még nincs lap</translation>
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
        <source>Tricks taken. %1</source>
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
        <translation>Hívott: %1</translation>
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
        <source>You take the trick.</source>
        <translation>Viszed az ütést.</translation>
    </message>
    <message>
        <source>%1 takes the trick.</source>
        <translation>%1 viszi az ütést.</translation>
    </message>
    <message>
        <source>Your XXI was caught: you wear the hat.</source>
        <translation>Megfogták a XXI-edet: rajtad a kalap.</translation>
    </message>
    <message>
        <source>The XXI of %1 was caught: the hat is on.</source>
        <translation>Megfogták a XXI-et; kalapot kap: %1.</translation>
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
        <translation>Ha a licitáló később passzol, ezt ígéri: %1.</translation>
    </message>
    <message>
        <source>That yields the game and promises the XX.</source>
        <translation>Ezzel engedi a játékot, és a XX-at ígéri.</translation>
    </message>
    <message>
        <source>A cue bid: it promises the %1.</source>
        <translation>Invit, ezt ígéri: %1.</translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <translation>Húztál: %1.</translation>
    </message>
    <message>
        <source>You lay away %1.</source>
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
        <source>Notice (%1): the skíz deals and does not deal.</source>
        <translation>Felmondás (%1): a skíz oszt, nem oszt.</translation>
    </message>
    <message>
        <source>Drawn (%1), cards: %2.</source>
        <translation>Húzás (%1), lapok: %2.</translation>
    </message>
    <message>
        <source>Laid away (%1), cards: %2.</source>
        <translation>Fektetés (%1), lapok: %2.</translation>
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
        <translation>Az &amp;asztal megnézése</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <comment>what stands, whose it is, its worth</comment>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>Call your partner by a tarokk</source>
        <translation>Hívj segítőt egy tarokkal</translation>
    </message>
    <message>
        <source>%1 plays %2 and has called the %3</source>
        <comment>a player, a bid, a tarokk</comment>
        <translation>%1 felvett (%2), és ezt hívta: %3</translation>
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
</context>
<context>
    <name>Tarokk.Called</name>
    <message>
        <source>I call the two.</source>
        <translation>Hívom a kettest.</translation>
    </message>
    <message>
        <source>I call the three.</source>
        <translation>Hívom a hármast.</translation>
    </message>
    <message>
        <source>I call the four.</source>
        <translation>Hívom a négyest.</translation>
    </message>
    <message>
        <source>I call the five.</source>
        <translation>Hívom az ötöst.</translation>
    </message>
    <message>
        <source>I call the six.</source>
        <translation>Hívom a hatost.</translation>
    </message>
    <message>
        <source>I call the seven.</source>
        <translation>Hívom a hetest.</translation>
    </message>
    <message>
        <source>I call the eight.</source>
        <translation>Hívom a nyolcast.</translation>
    </message>
    <message>
        <source>I call the nine.</source>
        <translation>Hívom a kilencest.</translation>
    </message>
    <message>
        <source>I call the ten.</source>
        <translation>Hívom a tízest.</translation>
    </message>
    <message>
        <source>I call the eleven.</source>
        <translation>Hívom a tizenegyest.</translation>
    </message>
    <message>
        <source>I call the twelve.</source>
        <translation>Hívom a tizenkettest.</translation>
    </message>
    <message>
        <source>I call the thirteen.</source>
        <translation>Hívom a tizenhármast.</translation>
    </message>
    <message>
        <source>I call the fourteen.</source>
        <translation>Hívom a tizennégyest.</translation>
    </message>
    <message>
        <source>I call the fifteen.</source>
        <translation>Hívom a tizenötöst.</translation>
    </message>
    <message>
        <source>I call the sixteen.</source>
        <translation>Hívom a tizenhatost.</translation>
    </message>
    <message>
        <source>I call the seventeen.</source>
        <translation>Hívom a tizenhetest.</translation>
    </message>
    <message>
        <source>I call the eighteen.</source>
        <translation>Hívom a tizennyolcast.</translation>
    </message>
    <message>
        <source>I call the nineteen.</source>
        <translation>Hívom a tizenkilencest.</translation>
    </message>
    <message>
        <source>I call the twenty.</source>
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
        <source>Announce…</source>
        <translation>Bemondás…</translation>
    </message>
    <message>
        <source>Call a partner, announce bonuses, or say a kontra</source>
        <translation>Segítőt hívni, figurát bemondani vagy kontrázni</translation>
    </message>
</context>
<context>
    <name>Tarokk.Dialogs</name>
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
</context>
<context>
    <name>Tarokk.Face</name>
    <message>
        <source>Tarokk</source>
        <translation>Tarokk</translation>
    </message>
</context>
<context>
    <name>Tarokk.HandText</name>
    <message>
        <source>Hand %1</source>
        <translation>%1. leosztás</translation>
    </message>
    <message>
        <source>Declarer: %1 (%2)</source>
        <translation>Felvevő: %1 (%2)</translation>
    </message>
    <message>
        <source>Trick %1: %2</source>
        <translation>%1. ütés: %2</translation>
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
        <source>%1: %2 points, tricks: %3. Opponents: %4 points, tricks: %5</source>
        <translation>%1: %2 pont, ütések: %3. Ellenfelek: %4 pont, ütések: %5</translation>
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
        <source>Void hand</source>
        <translation>Nincs játék</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation>%1 egyedül</translation>
    </message>
    <message>
        <source>You pay %1 Ft</source>
        <translation>Fizetsz %1 Ft-ot</translation>
    </message>
    <message>
        <source>%1 pays %2 Ft</source>
        <translation>%1 fizet %2 Ft-ot</translation>
    </message>
    <message>
        <source>you get %1 Ft</source>
        <translation>kapsz %1 Ft-ot</translation>
    </message>
    <message>
        <source>%1 gets %2 Ft</source>
        <translation>%1 kap %2 Ft-ot</translation>
    </message>
    <message>
        <source>Nobody pays anything.</source>
        <translation>Senki sem fizet.</translation>
    </message>
    <message>
        <source>Drawn (%1), cards: %2</source>
        <translation>Húzás (%1), lapok: %2</translation>
    </message>
    <message>
        <source>Drawn (%1): %2</source>
        <translation>Húzás (%1): %2</translation>
    </message>
    <message>
        <source>Laid away (%1), cards: %2</source>
        <translation>Fektetés (%1), lapok: %2</translation>
    </message>
    <message>
        <source>Laid away (%1): %2</source>
        <translation>Fektetés (%1): %2</translation>
    </message>
    <message>
        <source>The XXI is caught; the hat goes on: %1</source>
        <translation>Megfogták a XXI-et; kalapot kap: %1</translation>
    </message>
    <message>
        <source>Notice: %1</source>
        <translation>Felmondás: %1</translation>
    </message>
    <message>
        <source>%1 (%2): %3 to each</source>
        <translation>%1 (%2): mindenkinek %3</translation>
    </message>
</context>
<context>
    <name>Tarokk.Help</name>
    <message>
        <source>Bonus</source>
        <translation>Figura</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Így nyered</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Figurák</translation>
    </message>
</context>
<context>
    <name>Tarokk.Money</name>
    <message>
        <source>%1 points (%2 Ft)</source>
        <translation>%1 pont (%2 Ft)</translation>
    </message>
</context>
<context>
    <name>Tarokk.NewMatch</name>
    <message>
        <source>My own rules</source>
        <translation>Saját szabályok</translation>
    </message>
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
        <source>&amp;Length:</source>
        <translation>&amp;Hossz:</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Szerkesztés…</translation>
    </message>
    <message>
        <source>Edit my own rules</source>
        <translation>Saját szabályok szerkesztése</translation>
    </message>
    <message>
        <source>&amp;Paskievics</source>
        <translation>&amp;Paskievics</translation>
    </message>
    <message>
        <source>The usual game with the called XX: cue bids, doubled rounds after void hands.</source>
        <translation>A szokásos húszashívásos játék: invitek, dupla kör az érvénytelen leosztás után.</translation>
    </message>
    <message>
        <source>As played &amp;online</source>
        <translation>Ahogy a &amp;neten játsszák</translation>
    </message>
    <message>
        <source>As in the browser: the XX is never laid away, fewer hands are annulled, nothing is doubled.</source>
        <translation>Mint a böngészőben: a XX-at nem lehet fektetni, kevesebb lap dobható be, nincs dupla kör.</translation>
    </message>
    <message>
        <source>House rules, with every switch set your way.</source>
        <translation>Házi szabályok: minden úgy, ahogy szereted.</translation>
    </message>
    <message>
        <source>House rules, with every switch set your way. Yours are called “%1”.</source>
        <translation>Házi szabályok: minden úgy, ahogy szereted. A tieid neve: „%1”.</translation>
    </message>
    <message>
        <source>My &amp;own rules</source>
        <translation>S&amp;aját szabályok</translation>
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
        <source>Throw it in</source>
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
        <translation>Hívás: %1</translation>
    </message>
    <message>
        <source>Call the %1: play alone</source>
        <comment>a tarokk</comment>
        <translation>Hívás: %1 (egyedül)</translation>
    </message>
</context>
<context>
    <name>Tarokk.Promises</name>
    <message>
        <source>Hold</source>
        <translation>Tartom</translation>
    </message>
    <message>
        <source>%1: promises nothing but an honour.</source>
        <translation>%1: csak egy honőrt ígér.</translation>
    </message>
    <message>
        <source>%1: the game is yours at the same level.</source>
        <translation>%1: tiéd a játék ugyanazon a fokon.</translation>
    </message>
    <message>
        <source>%1: promises nothing.</source>
        <translation>%1: nem ígér semmit.</translation>
    </message>
    <message>
        <source>%1: promises the %2 if you pass after another bid.</source>
        <translation>%1: ezt ígéri, ha később passzolsz: %2.</translation>
    </message>
    <message>
        <source>%1: a cue bid, promises the %2.</source>
        <translation>%1: invit, ezt ígéri: %2.</translation>
    </message>
    <message>
        <source>Pass: promises the %1.</source>
        <translation>A passz ezt ígéri: %1.</translation>
    </message>
    <message>
        <source>Pass: yields the game, promises the XX and a high honour.</source>
        <translation>A passz engedi a játékot: a XX-at és nagyhonőrt ígér.</translation>
    </message>
    <message>
        <source>Pass: yields the game, promises the XX.</source>
        <translation>A passz engedi a játékot, és a XX-at ígéri.</translation>
    </message>
    <message>
        <source>Cue bid: %1</source>
        <translation>Invit: %1</translation>
    </message>
    <message>
        <source>Cue bid if the bidder passes: %1</source>
        <translation>Invit, ha a licitáló passzol: %1</translation>
    </message>
    <message>
        <source>Yielded game: %1</source>
        <translation>Engedett játék: %1</translation>
    </message>
    <message>
        <source>Rejected cue bid: %1</source>
        <translation>Elutasított invit: %1</translation>
    </message>
</context>
<context>
    <name>Tarokk.Prompts</name>
    <message>
        <source>A click takes the trick away.</source>
        <translation>Egy kattintás elviszi az ütést.</translation>
    </message>
    <message>
        <source>Cut the pack.</source>
        <translation>Emelj.</translation>
    </message>
    <message>
        <source>Your three was the only bid. You can raise it, or keep it.</source>
        <translation>A hármad volt az egyetlen licit. Emelheted, vagy maradhatsz nála.</translation>
    </message>
    <message>
        <source>You can annul the hand: %1. Do you?</source>
        <translation>Bedobhatod a leosztást: %1. Bedobod?</translation>
    </message>
    <message>
        <source>You cannot annul this hand: play on.</source>
        <translation>Ezt a leosztást nem dobhatod be: játssz tovább.</translation>
    </message>
    <message>
        <source>Play a card.</source>
        <translation>Játssz ki egy lapot.</translation>
    </message>
    <message>
        <source>You lead: play a card.</source>
        <translation>Te hívsz: játssz ki egy lapot.</translation>
    </message>
    <message>
        <source>Without an honour you can only pass.</source>
        <translation>Honőr nélkül csak passzolhatsz.</translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>Csak passzolhatsz.</translation>
    </message>
    <message>
        <source>You cannot pass here: hold, or bid higher.</source>
        <translation>Itt nem passzolhatsz: tartsd, vagy licitálj többet.</translation>
    </message>
    <message>
        <source>Do you hold, bid higher or pass?</source>
        <translation>Tartod, többet licitálsz vagy passzolsz?</translation>
    </message>
    <message>
        <source>Do you bid higher?</source>
        <translation>Licitálsz többet?</translation>
    </message>
    <message>
        <source>Do you bid?</source>
        <translation>Licitálsz?</translation>
    </message>
    <message>
        <source>You drew %1. Lay one card away.</source>
        <translation>Húztál: %1. Fektess le egy lapot.</translation>
    </message>
    <message>
        <source>You drew %1. Lay two cards away.</source>
        <translation>Húztál: %1. Fektess le két lapot.</translation>
    </message>
    <message>
        <source>You drew %1. Lay three cards away.</source>
        <translation>Húztál: %1. Fektess le három lapot.</translation>
    </message>
    <message>
        <source>You owe pagátultimó: declare your tarokks first.</source>
        <translation>Pagátultimóval tartozol: előbb mondd be a tarokkjaidat.</translation>
    </message>
    <message>
        <source>Your cue bid owes pagátultimó: announce it before you pass.</source>
        <translation>Az invited pagátultimóval tartozik: mondd be, mielőtt passzolsz.</translation>
    </message>
    <message>
        <source>You laid the %1 away: say kontra to the game.</source>
        <translation>Nálad fekszik, amit hívtak (%1): kontrázd meg a játékot.</translation>
    </message>
    <message>
        <source>You owe pagátultimó: say kontra first, then announce it.</source>
        <translation>Pagátultimóval tartozol: előbb kontrázz, aztán mondd be.</translation>
    </message>
    <message>
        <source>You owe pagátultimó: it must be announced before you pass.</source>
        <translation>Pagátultimóval tartozol: be kell mondanod, mielőtt passzolsz.</translation>
    </message>
    <message>
        <source>Announce, say kontra, or pass.</source>
        <translation>Mondj be, kontrázz vagy passzolj.</translation>
    </message>
    <message>
        <source>Call the %1, which %2 has promised.</source>
        <translation>Hívd a megígért lapot: %1 (%2).</translation>
    </message>
    <message>
        <source>Call your partner by the %1.</source>
        <translation>Hívd a segítődet: %1.</translation>
    </message>
    <message>
        <source>Call your partner by a tarokk.</source>
        <translation>Hívd a segítődet egy tarokkal.</translation>
    </message>
    <message>
        <source>You would count as the declarer’s friend: kontra first, or pass.</source>
        <translation>A felvevő barátjának számítanál: előbb kontrázz, vagy passzolj.</translation>
    </message>
    <message>
        <source>You would count as an opponent: say a kontra first, or pass.</source>
        <translation>Ellenfélnek számítanál: előbb kontrázz, vagy passzolj.</translation>
    </message>
    <message>
        <source>You play alone; nobody else knows it.</source>
        <translation>Egyedül játszol; más nem tudja.</translation>
    </message>
    <message>
        <source>You are the declarer.</source>
        <translation>Te vagy a felvevő.</translation>
    </message>
    <message>
        <source>You are the declarer’s partner.</source>
        <translation>Te vagy a segítő.</translation>
    </message>
    <message>
        <source>You are the declarer’s partner; nobody else knows it.</source>
        <translation>Te vagy a segítő; más nem tudja.</translation>
    </message>
    <message>
        <source>You are an opponent of the declarer.</source>
        <translation>Ellenfél vagy.</translation>
    </message>
    <message>
        <source>Your bid stands: %1.</source>
        <translation>A te liciteden áll: %1.</translation>
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
        <source>%1 is about to bid.</source>
        <translation>%1 licitál.</translation>
    </message>
    <message>
        <source>%1 thinks about raising the three.</source>
        <translation>%1 gondolkodik, emelje-e a hármat.</translation>
    </message>
    <message>
        <source>%1 is laying cards away.</source>
        <translation>%1 fektet.</translation>
    </message>
    <message>
        <source>%1 is asked about annulling the hand.</source>
        <translation>%1 a bedobáson gondolkodik.</translation>
    </message>
    <message>
        <source>%1 is to speak.</source>
        <translation>%1 beszél.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <translation>%1 következik.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a bid</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Called: %1</source>
        <translation>Hívott: %1</translation>
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
        <source>On the table: %1.</source>
        <translation>Az asztalon: %1.</translation>
    </message>
    <message>
        <source>The trial failed: there was no honour in the talon. You: %1.</source>
        <translation>Elbukott a próbahárom: nem jött honőr a talonból. Te: %1.</translation>
    </message>
    <message>
        <source>The trial failed: %1 found no honour. You: %2.</source>
        <translation>Elbukott a próbahárom: %1 nem húzott honőrt. Te: %2.</translation>
    </message>
    <message>
        <source>%1 alone: %2 points against %3. You: %4.</source>
        <translation>%1 egyedül: %2 pont, ellene %3. Te: %4.</translation>
    </message>
    <message>
        <source>%1 and %2: %3 points against %4. You: %5.</source>
        <translation>%1 és %2: %3 pont, ellenük %4. Te: %5.</translation>
    </message>
    <message>
        <source>Yours is the highest card, %1: you deal.</source>
        <translation>Tiéd a legmagasabb lap, %1: te osztasz.</translation>
    </message>
    <message>
        <source>The highest card deals: %1, with %2.</source>
        <translation>A legmagasabb lap oszt: %1, lapja: %2.</translation>
    </message>
    <message>
        <source>Tarokks laid away by the three others: %1.</source>
        <translation>A másik három lefektetett tarokkjai: %1.</translation>
    </message>
    <message>
        <source>The discards are clean.</source>
        <translation>Tiszta a fektetés.</translation>
    </message>
    <message>
        <source>Tarokks laid away (%1): %2.</source>
        <translation>Lefektetett tarokk (%1): %2.</translation>
    </message>
    <message>
        <source>Called: %1.</source>
        <translation>Hívott: %1.</translation>
    </message>
    <message>
        <source>You can only hold: a pass would promise cards that you do not have.</source>
        <translation>Csak tarthatod: a passz olyan lapokat ígérne, amelyek nincsenek nálad.</translation>
    </message>
</context>
<context>
    <name>Tarokk.Records</name>
    <message>
        <source>Points: %1.</source>
        <translation>Pontok: %1.</translation>
    </message>
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
        <translation>Pontok</translation>
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
        <translation>nincs játék</translation>
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
        <source>The three can be raised to two or one only.</source>
        <translation>A három csak kettőre vagy egyre emelhető.</translation>
    </message>
    <message>
        <source>%1 would be a cue bid and promise the %2. You do not hold it.</source>
        <translation>%1: ez invit volna, és ezt ígérné: %2. Ez a lap nincs nálad.</translation>
    </message>
    <message>
        <source>A pass would yield the game: it promises the XX and a high honour. Hold, or bid higher.</source>
        <translation>A passz engedné a játékot, és a XX-at meg nagyhonőrt ígérne. Tartsd, vagy licitálj többet.</translation>
    </message>
    <message>
        <source>A pass would promise the %1. Hold, or bid higher.</source>
        <translation>A passz ezt ígérné: %1. Tartsd, vagy licitálj többet.</translation>
    </message>
    <message>
        <source>This hand cannot be annulled.</source>
        <translation>Ezt a leosztást nem lehet bedobni.</translation>
    </message>
    <message>
        <source>You have laid a tarokk away: only four Kings would annul the hand.</source>
        <translation>Tarokkot fektettél: csak négy királlyal dobhatnád be.</translation>
    </message>
    <message>
        <source>Call your partner first.</source>
        <translation>Előbb hívd a segítődet.</translation>
    </message>
    <message>
        <source>Eight or nine tarokks are declared once, with their true number, before anything else.</source>
        <translation>A nyolc vagy kilenc tarokkot egyszer, a valódi számával, mindennél előbb kell bemondani.</translation>
    </message>
    <message>
        <source>You laid the called tarokk away: say kontra to the game.</source>
        <translation>A hívott tarokk nálad fekszik: kontrázd meg a játékot.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Ezt most nem lehet.</translation>
    </message>
    <message>
        <source>As many cards are laid away as you drew: %1.</source>
        <translation>Annyi lapot fektetsz, ahányat húztál: %1.</translation>
    </message>
    <message>
        <source>No cards are laid away now.</source>
        <translation>Most nem kell fektetni.</translation>
    </message>
    <message>
        <source>Kings are never laid away.</source>
        <translation>Királyt nem lehet fektetni.</translation>
    </message>
    <message>
        <source>Honours are never laid away.</source>
        <translation>Honőrt nem lehet fektetni.</translation>
    </message>
    <message>
        <source>You have promised the %1: it stays.</source>
        <translation>Ezt megígérted, marad: %1.</translation>
    </message>
    <message>
        <source>By these rules the XX is never laid away.</source>
        <translation>E szabályok szerint a XX-at nem lehet fektetni.</translation>
    </message>
    <message>
        <source>You must call the %1: it was promised.</source>
        <translation>Azt kell hívnod, amit megígértek: %1.</translation>
    </message>
    <message>
        <source>Only the tarokks from II to XX are called.</source>
        <translation>Csak a II és a XX közötti tarokkok hívhatók.</translation>
    </message>
    <message>
        <source>You have laid the %1 away.</source>
        <translation>Ezt lefektetted: %1.</translation>
    </message>
    <message>
        <source>You hold the %1 yourself.</source>
        <translation>Ez nálad van: %1.</translation>
    </message>
    <message>
        <source>You call the XX, or the highest tarokk below it that you do not hold. Others can be called only where somebody else has laid a tarokk away.</source>
        <translation>A XX-at hívod, vagy alatta a legmagasabb tarokkot, amely nincs nálad. Mást csak akkor hívhatsz, ha más is fektetett tarokkot.</translation>
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
        <source>Your side has announced this already: %1.</source>
        <translation>A ti oldalatok ezt már bemondta: %1.</translation>
    </message>
    <message>
        <source>One player never announces both double and volát.</source>
        <translation>Egy játékos nem mondhat be duplát és volátot is.</translation>
    </message>
    <message>
        <source>Double and volát are not announced in one turn, and double not after volát.</source>
        <translation>Duplát és volátot nem lehet egyszerre bemondani, duplát a volát után sem.</translation>
    </message>
    <message>
        <source>The kontras go one after the other, the two sides in turn: %1.</source>
        <translation>A kontrák sorban jönnek, a két oldal felváltva: %1.</translation>
    </message>
    <message>
        <source>That cannot be said now.</source>
        <translation>Ezt most nem mondhatod.</translation>
    </message>
    <message>
        <source>Your promise with the Pagát as only honour owes pagátultimó: announce it in your first turn, and declare eight or nine tarokks before it.</source>
        <translation>Egyetlen honőrként a pagáttal ígértél, ezért pagátultimóval tartozol: mondd be, amikor először rád kerül a sor, előtte pedig a nyolc vagy kilenc tarokkot.</translation>
    </message>
    <message>
        <source>You would count as the declarer’s friend: say a kontra first, it shows your side.</source>
        <translation>A felvevő barátjának számítanál: előbb kontrázz, az megmutatja, hol állsz.</translation>
    </message>
    <message>
        <source>You would count as an opponent: say a kontra first, it shows your side.</source>
        <translation>Ellenfélnek számítanál: előbb kontrázz, az megmutatja, hol állsz.</translation>
    </message>
    <message>
        <source>First lay away as many cards as you drew.</source>
        <translation>Előbb fektess le annyi lapot, ahányat húztál.</translation>
    </message>
    <message>
        <source>No card can be played now.</source>
        <translation>Most nem lehet lapot kijátszani.</translation>
    </message>
    <message>
        <source>A tarokk was led: play a tarokk.</source>
        <translation>Tarokkot hívtak: tarokkot kell tenned.</translation>
    </message>
    <message>
        <source>You must follow: %1 were led.</source>
        <translation>Színre színt kell adnod: %1.</translation>
    </message>
    <message>
        <source>You have no %1: you must play a tarokk.</source>
        <translation>Ebből a színből nincs lapod (%1): tarokkot kell tenned.</translation>
    </message>
    <message>
        <source>Your side announced pagátultimó: the Pagát is kept while another card can be played.</source>
        <translation>A ti oldalatok pagátultimót mondott: a pagát marad, amíg más lapot tehetsz.</translation>
    </message>
    <message>
        <source>This card may not be played now.</source>
        <translation>Ez a lap most nem játszható ki.</translation>
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
        <source>it is not this player’s turn to bid</source>
        <translation>nem ez a játékos licitál</translation>
    </message>
    <message>
        <source>the auction is not over</source>
        <translation>még tart a licit</translation>
    </message>
    <message>
        <source>only a bidder who was overbid may hold, once at each level</source>
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
        <source>the three may be raised to two or one only</source>
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
        <source>it is not this player’s turn to lay cards away</source>
        <translation>nem ez a játékos fektet</translation>
    </message>
    <message>
        <source>cards are being laid away</source>
        <translation>még tart a fektetés</translation>
    </message>
    <message>
        <source>%1 is not in the hand</source>
        <translation>nincs kézben: %1</translation>
    </message>
    <message>
        <source>Kings are never laid away</source>
        <translation>királyt nem lehet fektetni</translation>
    </message>
    <message>
        <source>honours are never laid away</source>
        <translation>honőrt nem lehet fektetni</translation>
    </message>
    <message>
        <source>%1 was promised by a bid and stays</source>
        <translation>licit ígérte, ezért marad: %1</translation>
    </message>
    <message>
        <source>by these rules XX is never laid away</source>
        <translation>e szabályok szerint a XX-at nem lehet fektetni</translation>
    </message>
    <message>
        <source>as many cards are laid away as were drawn: %1</source>
        <translation>annyi lapot kell fektetni, ahányat húztak: %1</translation>
    </message>
    <message>
        <source>it is not this player’s turn to annul the hand</source>
        <translation>nem ezt a játékost kérdezik a bedobásról</translation>
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
        <source>a player who has laid a tarokk away may not annul the hand</source>
        <translation>aki tarokkot fektetett, nem dobhatja be a leosztást</translation>
    </message>
    <message>
        <source>it is not this player’s turn to speak</source>
        <translation>nem ez a játékos beszél</translation>
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
        <source>a partner has been called</source>
        <translation>a segítőt már meghívták</translation>
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
        <source>eight or nine tarokks are declared before pagátultimó or its kontra</source>
        <translation>a nyolc vagy kilenc tarokkot a pagátultimó vagy kontrája előtt kell bemondani</translation>
    </message>
    <message>
        <source>this side has announced it already</source>
        <translation>ez az oldal már bemondta</translation>
    </message>
    <message>
        <source>double and volát are not announced in one turn</source>
        <translation>duplát és volátot nem lehet egyszerre bemondani</translation>
    </message>
    <message>
        <source>double is not announced after volát</source>
        <translation>volát után duplát nem lehet bemondani</translation>
    </message>
    <message>
        <source>one player does not announce both double and volát</source>
        <translation>egy játékos nem mondhat be duplát és volátot is</translation>
    </message>
    <message>
        <source>this player owes pagátultimó and declares the tarokks first</source>
        <translation>ez a játékos pagátultimóval tartozik, és előbb a tarokkokat mondja be</translation>
    </message>
    <message>
        <source>this player owes pagátultimó</source>
        <translation>ez a játékos pagátultimóval tartozik</translation>
    </message>
    <message>
        <source>the player who laid the called tarokk away says kontra to the game</source>
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
        <source>%1 was promised and must be called</source>
        <translation>ezt ígérték, ezt kell hívni: %1</translation>
    </message>
    <message>
        <source>only the tarokks from II to XX are called</source>
        <translation>csak a II és a XX közötti tarokkok hívhatók</translation>
    </message>
    <message>
        <source>the declarer has laid %1 away</source>
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
        <source>it is not this player’s turn to play</source>
        <translation>nem ez a játékos következik</translation>
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
        <source>with pagátultimó announced, the Pagát is kept as long as possible</source>
        <translation>bemondott pagátultimónál a pagát marad, amíg lehet</translation>
    </message>
    <message>
        <source>%1 is no action</source>
        <translation>%1: ilyen művelet nincs</translation>
    </message>
    <message>
        <source>%1 does not begin with a seat, 0: to 4:</source>
        <translation>%1: nem hellyel kezdődik (0: – 4:)</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>a partinak vége</translation>
    </message>
    <message>
        <source>the hand before is not finished</source>
        <translation>az előző leosztás nincs befejezve</translation>
    </message>
    <message>
        <source>a record is an object</source>
        <translation>a feljegyzés objektum</translation>
    </message>
    <message>
        <source>the format is not “%1”</source>
        <translation>a formátum nem ez: „%1”</translation>
    </message>
    <message>
        <source>the version is not %1</source>
        <translation>a verzió nem %1</translation>
    </message>
    <message>
        <source>players must be a list of names, this many: %1</source>
        <translation>a players ennyi név listája: %1</translation>
    </message>
    <message>
        <source>first_dealer is no seat</source>
        <translation>a first_dealer nem hely</translation>
    </message>
    <message>
        <source>hands must be a list</source>
        <translation>a hands lista kell legyen</translation>
    </message>
    <message>
        <source>notice is no seat</source>
        <translation>a notice nem hely</translation>
    </message>
    <message>
        <source>%1 must be a text</source>
        <translation>%1: szöveg kell legyen</translation>
    </message>
    <message>
        <source>a hand is an object</source>
        <translation>a leosztás objektum</translation>
    </message>
    <message>
        <source>actions must be a list</source>
        <translation>az actions lista kell legyen</translation>
    </message>
    <message>
        <source>deal_proof is nested too deeply</source>
        <translation>a deal_proof túl mélyen egymásba ágyazott</translation>
    </message>
    <message>
        <source>the deck must be each of the %1 cards once</source>
        <translation>a deck mind a %1 lapot egyszer tartalmazza</translation>
    </message>
    <message>
        <source>the key “%1” is missing</source>
        <translation>hiányzik a kulcs: „%1”</translation>
    </message>
    <message>
        <source>the key %1 is unknown</source>
        <translation>ismeretlen kulcs: %1</translation>
    </message>
    <message>
        <source>the rules must be an object with every switch</source>
        <translation>a szabályok objektum, minden kapcsolóval</translation>
    </message>
    <message>
        <source>the rules lack %1</source>
        <translation>a szabályokból hiányzik: %1</translation>
    </message>
    <message>
        <source>the rules have unknown switches: %1</source>
        <translation>ismeretlen kapcsolók a szabályokban: %1</translation>
    </message>
    <message>
        <source>%1 is %2; it must be %3</source>
        <translation>%1: %2; ez lehet: %3</translation>
    </message>
    <message>
        <source>the rules must be an object</source>
        <translation>a szabályok objektum kell legyenek</translation>
    </message>
    <message>
        <source>%1 is no seat</source>
        <translation>%1 nem hely</translation>
    </message>
    <message>
        <source>notice has been given already</source>
        <translation>a felmondás már megvolt</translation>
    </message>
    <message>
        <source>notice is given between two hands</source>
        <translation>felmondani két leosztás között lehet</translation>
    </message>
</context>
<context>
    <name>Tarokk.Settings</name>
    <message>
        <source>Tarokk</source>
        <translation>Tarokk</translation>
    </message>
    <message>
        <source>Play the last card b&amp;y itself</source>
        <translation>Az utolsó lapot magától &amp;játssza ki</translation>
    </message>
    <message>
        <source>There is nothing to choose in the last trick.</source>
        <translation>Az utolsó ütésben nincs mit választani.</translation>
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
        <source>%1 the trull!</source>
        <comment>a level of kontra</comment>
        <translation>%1 a tulétroá!</translation>
    </message>
    <message>
        <source>%1 the kings!</source>
        <comment>a level of kontra</comment>
        <translation>%1 a négykirály!</translation>
    </message>
    <message>
        <source>%1 the double!</source>
        <comment>a level of kontra</comment>
        <translation>%1 a dupla!</translation>
    </message>
    <message>
        <source>%1 the volát!</source>
        <comment>a level of kontra</comment>
        <translation>%1 a volát!</translation>
    </message>
    <message>
        <source>%1 the ultimó!</source>
        <comment>a level of kontra</comment>
        <translation>%1 az ultimó!</translation>
    </message>
    <message>
        <source>%1 the catch!</source>
        <comment>a level of kontra</comment>
        <translation>%1 a XXI-fogás!</translation>
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
        <translation>Játék nélküli leosztások</translation>
    </message>
    <message>
        <source>Points per hand as declarer</source>
        <translation>Pont leosztásonként felvevőként</translation>
    </message>
    <message>
        <source>Points per hand as partner</source>
        <translation>Pont leosztásonként segítőként</translation>
    </message>
    <message>
        <source>Points per hand as opponent</source>
        <translation>Pont leosztásonként ellenfélként</translation>
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
</context>
<context>
    <name>Tarokk.Summary</name>
    <message>
        <source>The hand</source>
        <translation>A leosztás</translation>
    </message>
    <message>
        <source>Look at the &amp;table</source>
        <translation>Az &amp;asztal megnézése</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Fizetés</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Egyenleg</translation>
    </message>
    <message>
        <source>All have passed</source>
        <translation>Mindenki passzolt</translation>
    </message>
    <message>
        <source>The hand was thrown in</source>
        <translation>A lapot bedobták</translation>
    </message>
    <message>
        <source>The trial failed: %1 for you</source>
        <comment>points with sign</comment>
        <translation>Elbukott a próbahárom: neked %1</translation>
    </message>
    <message>
        <source>The hand brings you %1</source>
        <comment>points with sign</comment>
        <translation>A leosztás neked: %1</translation>
    </message>
    <message>
        <source>The next hand counts %1 times.</source>
        <translation>A következő leosztás %1-szeresen számít.</translation>
    </message>
    <message>
        <source>%1 found no honour in the talon and pays each %2.</source>
        <translation>%1 nem talált honőrt a talonban, és mindenkinek ennyit fizet: %2.</translation>
    </message>
    <message>
        <source>%1 played %2 alone, and had called the %3.</source>
        <translation>%1 egyedül játszott (%2), ezt hívta: %3.</translation>
    </message>
    <message>
        <source>%1 played %2 with %3, who held the %4.</source>
        <translation>%1 játszott (%2), a segítő %3 volt (%4).</translation>
    </message>
    <message>
        <source>Points %1 to %2, tricks %3 to %4.</source>
        <comment>declarer’s side first</comment>
        <translation>Pontok: %1–%2, ütések: %3–%4.</translation>
    </message>
    <message>
        <source>Everything counts %1 times.</source>
        <translation>Minden %1-szeresen számít.</translation>
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
        <translation>mindenki másnak</translation>
    </message>
    <message>
        <source>from each of the others</source>
        <translation>mindenki mástól</translation>
    </message>
    <message>
        <source>to the declarer’s side</source>
        <translation>a felvevőknek</translation>
    </message>
    <message>
        <source>to the opponents</source>
        <translation>az ellenfeleknek</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>a player who pays</comment>
        <translation>fizeti: %1</translation>
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
        <source>tricks: %1</source>
        <translation>ütések: %1</translation>
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
        <translation>%1 újra a kezedben van.</translation>
    </message>
    <message>
        <source>Back in your hand: %1.</source>
        <translation>Újra a kezedben: %1.</translation>
    </message>
    <message>
        <source>Your last decision was undone.</source>
        <translation>A legutóbbi döntésedet visszavontuk.</translation>
    </message>
    <message>
        <source>The first time it brought you %1.</source>
        <translation>Első alkalommal ennyit hozott: %1.</translation>
    </message>
    <message>
        <source>Lay away</source>
        <translation>Fektetés</translation>
    </message>
</context>
<context>
    <name>Tarokk.Terms</name>
    <message>
        <source>Three</source>
        <translation>Három</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Kettő</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Egy</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Szóló</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Trull</source>
        <translation>Tulétroá</translation>
    </message>
    <message>
        <source>Four Kings</source>
        <translation>Négykirály</translation>
    </message>
    <message>
        <source>Double Game</source>
        <translation>Duplajáték</translation>
    </message>
    <message>
        <source>Volát</source>
        <translation>Volát</translation>
    </message>
    <message>
        <source>Pagátultimó</source>
        <translation>Pagátultimó</translation>
    </message>
    <message>
        <source>XXI-Catch</source>
        <translation>XXI-fogás</translation>
    </message>
    <message>
        <source>Tarokks in hand</source>
        <translation>Bemondott tarokkok</translation>
    </message>
    <message>
        <source>Failed trial</source>
        <translation>Elbukott próbahárom</translation>
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
        <source>take the other side’s XXI with the Skíz</source>
        <translation>a másik oldal XXI-ét elfogni a skízzel</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Rekontra</source>
        <translation>Rekontra</translation>
    </message>
    <message>
        <source>Szubkontra</source>
        <translation>Szubkontra</translation>
    </message>
    <message>
        <source>Hirskontra</source>
        <translation>Hirskontra</translation>
    </message>
    <message>
        <source>Mordkontra</source>
        <translation>Mordkontra</translation>
    </message>
    <message>
        <source>Declarer’s side</source>
        <translation>Felvevők</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Ellenfelek</translation>
    </message>
    <message>
        <source>All passed.</source>
        <translation>Mindenki passzolt.</translation>
    </message>
    <message>
        <source>Annulled with all four Kings.</source>
        <translation>Bedobva négy királlyal.</translation>
    </message>
    <message>
        <source>Annulled with the XXI as the only tarokk.</source>
        <translation>Bedobva egyetlen tarokkal, a XXI-gyel.</translation>
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
        <translation>Bedobva, csak a XXI és a pagát a tarokk.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Kezdő</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Alkalmi játékos</translation>
    </message>
    <message>
        <source>Experienced</source>
        <translation>Tapasztalt</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mester</translation>
    </message>
    <message>
        <source>Knows the rules and announces little.</source>
        <translation>Ismeri a szabályokat, és keveset mond be.</translation>
    </message>
    <message>
        <source>Counts its tarokks before it bids.</source>
        <translation>Megszámolja a tarokkjait, mielőtt licitál.</translation>
    </message>
    <message>
        <source>Bids, calls and plays by what good players go by.</source>
        <translation>Úgy licitál, hív és játszik, ahogy a jó játékosok.</translation>
    </message>
    <message>
        <source>Thinks through deals that fit everything seen and heard.</source>
        <translation>Végiggondolja az összes leosztást, amely belefér a látottakba és hallottakba.</translation>
    </message>
    <message>
        <source>four Kings</source>
        <translation>négy király</translation>
    </message>
    <message>
        <source>the XXI as the only tarokk</source>
        <translation>a XXI az egyetlen tarokk</translation>
    </message>
    <message>
        <source>the Pagát as the only tarokk</source>
        <translation>a pagát az egyetlen tarokk</translation>
    </message>
    <message>
        <source>no tarokk</source>
        <translation>nincs tarokk</translation>
    </message>
    <message>
        <source>XXI and Pagát as the only tarokks</source>
        <translation>csak a XXI és a pagát a tarokk</translation>
    </message>
    <message>
        <source>The hand is void.</source>
        <translation>A leosztás nem számít.</translation>
    </message>
</context>
<context>
    <name>Tarokk.Utterances</name>
    <message>
        <source>That is all</source>
        <translation>Ennyi</translation>
    </message>
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
        <translation>Akinél ez van, az a segítőd: %1.</translation>
    </message>
    <message>
        <source>%1 tarokks</source>
        <translation>%1 tarokk</translation>
    </message>
    <message>
        <source>Each of the others pays you %1.</source>
        <translation>Mindenki más ennyit fizet neked: %1.</translation>
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
</context>
<context>
    <name>TarokkRulesDialog</name>
    <message>
        <source>These are the rules “%1”. Change anything you like.</source>
        <translation>Ezek a szabályok: „%1”. Változtass rajtuk, amit csak szeretnél.</translation>
    </message>
    <message>
        <source>These are your own rules. You can also start again from others that are known.</source>
        <translation>Ezek a saját szabályaid. Ismert szabályokból is kiindulhatsz.</translation>
    </message>
    <message>
        <source>My own rules</source>
        <translation>Saját szabályok</translation>
    </message>
    <message>
        <source>House rules for tarokk</source>
        <translation>Házi szabályok a tarokkhoz</translation>
    </message>
    <message>
        <source>Known rules</source>
        <translation>Ismert szabályok</translation>
    </message>
    <message>
        <source>Start from &amp;these</source>
        <translation>Legyen ez a &amp;kiindulás</translation>
    </message>
    <message>
        <source>Save &amp;rules</source>
        <translation>&amp;Mentés</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Mé&amp;gse</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Licit</translation>
    </message>
    <message>
        <source>Discards and void hands</source>
        <translation>Fektetés és érvénytelen leosztás</translation>
    </message>
    <message>
        <source>Calls and announcements</source>
        <translation>Hívás és bemondások</translation>
    </message>
    <message>
        <source>What is paid</source>
        <translation>Fizetés</translation>
    </message>
    <message>
        <source>&amp;Name of these rules:</source>
        <translation>A szabályok &amp;neve:</translation>
    </message>
    <message>
        <source>Who may &amp;hold:</source>
        <translation>&amp;Tarthat:</translation>
    </message>
    <message>
        <source>&amp;Cue bids:</source>
        <translation>&amp;Invit:</translation>
    </message>
    <message>
        <source>A jump of one promises the XIX, a jump of two the XVIII.</source>
        <translation>Az egy ugrás a XIX-et, a két ugrás a XVIII-at ígéri.</translation>
    </message>
    <message>
        <source>A jump that only Solo can overcall promises the XVIII, any other the XIX.</source>
        <translation>Az ugrás, amelyre már csak szólót lehet mondani, a XVIII-at ígéri, minden más a XIX-et.</translation>
    </message>
    <message>
        <source>As in the browser; a cue bid can be rejected by a hold.</source>
        <translation>Mint a böngészőben; az invitet tartással vissza lehet utasítani.</translation>
    </message>
    <message>
        <source>No bid promises a card, and no game is yielded.</source>
        <translation>Egyik licit sem ígér lapot, és nincs engedett játék.</translation>
    </message>
    <message>
        <source>By the size of the jump</source>
        <translation>Az ugrás nagysága szerint</translation>
    </message>
    <message>
        <source>By the level</source>
        <translation>A licit magassága szerint</translation>
    </message>
    <message>
        <source>As played online</source>
        <translation>Ahogy a neten játsszák</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nincs</translation>
    </message>
    <message>
        <source>The first bid as a cue b&amp;id:</source>
        <translation>Az első licit &amp;is invit:</translation>
    </message>
    <message>
        <source>A first bid of Two or One is a cue bid.</source>
        <translation>Az első kettő vagy egy invit.</translation>
    </message>
    <message>
        <source>The first bid never promises a card.</source>
        <translation>Az első licit sosem ígér lapot.</translation>
    </message>
    <message>
        <source>It promises the card only if the bidder passes later.</source>
        <translation>Csak akkor ígéri a lapot, ha a licitáló később passzol.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Igen</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nem</translation>
    </message>
    <message>
        <source>If the bidder passes</source>
        <translation>Ha a licitáló passzol</translation>
    </message>
    <message>
        <source>A cue bid with the Pagát alone o&amp;wes Pagátultimó:</source>
        <translation>A csak pagáttal adott invit pagát&amp;ultimóval tartozik:</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Mindig</translation>
    </message>
    <message>
        <source>If the card is called</source>
        <translation>Ha a lapot hívják</translation>
    </message>
    <message>
        <source>&amp;Yielding promises a high honour</source>
        <translation>Az &amp;engedés nagyhonőrt ígér</translation>
    </message>
    <message>
        <source>A lone Three may be &amp;raised</source>
        <translation>Az egyedüli hármat &amp;emelni lehet</translation>
    </message>
    <message>
        <source>A declarer whose Three was the only bid may make it Two or One.</source>
        <translation>Ha csak a felvevő licitált hármat, kettőre vagy egyre emelheti.</translation>
    </message>
    <message>
        <source>A failed &amp;trial costs each:</source>
        <translation>Az elbukott &amp;próbahárom ára fejenként:</translation>
    </message>
    <message>
        <source>The value of the bid</source>
        <translation>A licit értéke</translation>
    </message>
    <message>
        <source>A hand with %1 can be annulled</source>
        <translation>Bedobható: %1</translation>
    </message>
    <message>
        <source>The &amp;XX may be laid away</source>
        <translation>A &amp;XX fektethető</translation>
    </message>
    <message>
        <source>&amp;Annulling comes:</source>
        <translation>&amp;Bedobni lehet:</translation>
    </message>
    <message>
        <source>After the discards</source>
        <translation>Fektetés után</translation>
    </message>
    <message>
        <source>Before the discards</source>
        <translation>Fektetés előtt</translation>
    </message>
    <message>
        <source>Annulling is allowed after laying a tarokk away, &amp;too</source>
        <translation>&amp;Akkor is bedobható, ha tarokkot fektettél</translation>
    </message>
    <message>
        <source>After a &amp;void hand:</source>
        <translation>Ér&amp;vénytelen leosztás után:</translation>
    </message>
    <message>
        <source>A round of deals counts twice; running rounds multiply.</source>
        <translation>Egy kör duplán számít; a futó körök szorzódnak.</translation>
    </message>
    <message>
        <source>A round of deals counts twice; rounds follow one another.</source>
        <translation>Egy kör duplán számít; a körök egymás után jönnek.</translation>
    </message>
    <message>
        <source>A round of deals counts twice, after a second void hand four times.</source>
        <translation>Egy kör duplán számít, a második érvénytelen után négyszeresen.</translation>
    </message>
    <message>
        <source>Nothing is doubled, and the deal passes on.</source>
        <translation>Nincs dupla kör, és a következő oszt.</translation>
    </message>
    <message>
        <source>Doubled rounds that multiply</source>
        <translation>Szorzódó dupla körök</translation>
    </message>
    <message>
        <source>Doubled rounds in a row</source>
        <translation>Dupla körök egymás után</translation>
    </message>
    <message>
        <source>Twice, then four times</source>
        <translation>Dupla, aztán négyszeres</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Semmi</translation>
    </message>
    <message>
        <source>&amp;Free call after discarded tarokks</source>
        <translation>&amp;Szabad hívás tarokkfektetés után</translation>
    </message>
    <message>
        <source>If another player has laid a tarokk away, any tarokk may be called.</source>
        <translation>Ha más tarokkot fektetett, bármelyik tarokk hívható.</translation>
    </message>
    <message>
        <source>A called tarokk that was &amp;laid away is told</source>
        <translation>A fektetett hívott tarokkot &amp;bejelentik</translation>
    </message>
    <message>
        <source>Else its player only says kontra, and nobody else knows why.</source>
        <translation>Egyébként csak kontráz, aki fektette, és más nem tudja, miért.</translation>
    </message>
    <message>
        <source>&amp;Double Game and Volát:</source>
        <translation>&amp;Duplajáték és volát:</translation>
    </message>
    <message>
        <source>Not in the same turn</source>
        <translation>Egy megszólalásban nem</translation>
    </message>
    <message>
        <source>Also in the same turn</source>
        <translation>Egy megszólalásban is</translation>
    </message>
    <message>
        <source>Never by the same player</source>
        <translation>Ugyanaz a játékos sosem</translation>
    </message>
    <message>
        <source>D&amp;eclaring eight or nine tarokks:</source>
        <translation>&amp;Nyolc vagy kilenc tarokk bemondása:</translation>
    </message>
    <message>
        <source>Tells no side</source>
        <translation>Nem árul el oldalt</translation>
    </message>
    <message>
        <source>Tells the side, like a bonus</source>
        <translation>Oldalt árul el, mint a figura</translation>
    </message>
    <message>
        <source>With &amp;kontra, the declarer wins with 47 points, too</source>
        <translation>&amp;Kontránál 47 ponttal is nyer a felvevő</translation>
    </message>
    <message>
        <source>Silent Four Kin&amp;gs:</source>
        <translation>Csendes né&amp;gykirály:</translation>
    </message>
    <message>
        <source>Silent Pagát&amp;ultimó:</source>
        <translation>Csendes pagátultim&amp;ó:</translation>
    </message>
    <message>
        <source>Silent XXI-Catc&amp;h:</source>
        <translation>Csendes XXI-fo&amp;gás:</translation>
    </message>
    <message>
        <source>Beside Volát silent b&amp;onuses count:</source>
        <translation>Volát mellett számító csen&amp;des figura:</translation>
    </message>
    <message>
        <source>Trull only</source>
        <translation>Csak a tulétroá</translation>
    </message>
    <message>
        <source>Silent Four Kings count beside silent Dou&amp;ble Game</source>
        <translation>A csendes négykirály csendes duplajáték mellett is számít</translation>
    </message>
    <message>
        <source>The kontra multiplies silent Double Game and Volát</source>
        <translation>A kontra a csendes duplajátékot és volátot is szorozza</translation>
    </message>
    <message>
        <source>Eight or nine tarokks that were not declared are &amp;paid:</source>
        <translation>A be nem mondott nyolc vagy kilenc tarokkot fi&amp;zeti:</translation>
    </message>
    <message>
        <source>By the partner</source>
        <translation>A segítő</translation>
    </message>
    <message>
        <source>By the partner, if the side has won as much</source>
        <translation>A segítő, ha az oldal nyert annyit</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Senki</translation>
    </message>
    <message>
        <source>Any bidder who was overbid may hold.</source>
        <translation>Bárki tarthat, aki már licitált, és rálicitáltak.</translation>
    </message>
    <message>
        <source>Only a bidder who spoke before the last bidder may hold.</source>
        <translation>Csak az tarthat, aki az utolsó licitáló előtt szólalt meg.</translation>
    </message>
    <message>
        <source>Any bidder</source>
        <translation>Bármely licitáló</translation>
    </message>
    <message>
        <source>Only an earlier speaker</source>
        <translation>Csak aki előbb szólt</translation>
    </message>
    <message>
        <source>The player who yields has the Skíz or the XXI beside the XX.</source>
        <translation>Aki enged, annál a XX mellett ott a skíz vagy a XXI.</translation>
    </message>
</context>
</TS>
