<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_AT" sourcelanguage="en">
<context>
    <name>Tarokk.Accessible</name>
    <message>
        <source>No trick is being played</source>
        <translation>Es läuft kein Stich</translation>
    </message>
    <message>
        <source>Trick %1. No card yet</source>
        <translation>Stich %1. Noch keine Karte</translation>
    </message>
    <message>
        <source>Trick %1. Cards: %2</source>
        <translation>Stich %1. Karten: %2</translation>
    </message>
    <message>
        <source>Talon. Cards: %1</source>
        <translation>Talon. Karten: %1</translation>
    </message>
    <message>
        <source>Tricks taken. %1</source>
        <translation>Gewonnene Stiche. %1</translation>
    </message>
    <message>
        <source>honour</source>
        <translation>Honneur</translation>
    </message>
    <message>
        <source>called</source>
        <translation>gerufen</translation>
    </message>
    <message>
        <source>promised</source>
        <translation>versprochen</translation>
    </message>
    <message>
        <source>Called: %1</source>
        <translation>Gerufen: %1</translation>
    </message>
</context>
<context>
    <name>Tarokk.Announcements</name>
    <message>
        <source>You are dealt: %1.</source>
        <translation>Du bekommst: %1.</translation>
    </message>
    <message>
        <source>The auction is over: you are the declarer, %1.</source>
        <translation>Die Lizitation ist vorbei: Du bist der Spielmacher, %1.</translation>
    </message>
    <message>
        <source>The auction is over: %1 is the declarer, %2.</source>
        <translation>Die Lizitation ist vorbei: %1 ist der Spielmacher, %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player and a card</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Du gewinnst den Stich.</translation>
    </message>
    <message>
        <source>%1 takes the trick.</source>
        <translation>%1 gewinnt den Stich.</translation>
    </message>
    <message>
        <source>Your XXI was caught: you wear the hat.</source>
        <translation>Dein XXI ist gefangen: Du trägst den Hut.</translation>
    </message>
    <message>
        <source>The XXI of %1 was caught: the hat is on.</source>
        <translation>Der XXI ist gefangen; den Hut trägt: %1.</translation>
    </message>
    <message>
        <source>You can announce bonuses, key %1.</source>
        <translation>Du kannst Prämien ansagen, Taste %1.</translation>
    </message>
    <message>
        <source>You can say kontra, key %1.</source>
        <translation>Du kannst Kontra sagen, Taste %1.</translation>
    </message>
    <message>
        <source>It will promise the %1 if the bidder passes.</source>
        <translation>Passt der Bieter später, ist versprochen: %1.</translation>
    </message>
    <message>
        <source>That yields the game and promises the XX.</source>
        <translation>Das überlässt das Spiel und verspricht den XX.</translation>
    </message>
    <message>
        <source>A cue bid: it promises the %1.</source>
        <translation>Ein Invit, versprochen: %1.</translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <translation>Du ziehst %1.</translation>
    </message>
    <message>
        <source>You lay away %1.</source>
        <translation>Du legst weg: %1.</translation>
    </message>
    <message>
        <source>Everybody knows now: you are the declarer’s partner.</source>
        <translation>Jetzt wissen es alle: Du bist der Partner des Spielmachers.</translation>
    </message>
    <message>
        <source>Everybody knows now: you are an opponent.</source>
        <translation>Jetzt wissen es alle: Du bist ein Gegner.</translation>
    </message>
    <message>
        <source>%1 is the declarer’s partner.</source>
        <translation>%1 ist der Partner des Spielmachers.</translation>
    </message>
    <message>
        <source>%1 is an opponent of the declarer.</source>
        <translation>%1 ist ein Gegner des Spielmachers.</translation>
    </message>
    <message>
        <source>Notice (%1): the skíz deals and does not deal.</source>
        <translation>Kündigung (%1): Der Sküs gibt und gibt nicht.</translation>
    </message>
    <message>
        <source>Drawn (%1), cards: %2.</source>
        <translation>Gezogen (%1), Karten: %2.</translation>
    </message>
    <message>
        <source>Laid away (%1), cards: %2.</source>
        <translation>Weggelegt (%1), Karten: %2.</translation>
    </message>
</context>
<context>
    <name>Tarokk.Announcing</name>
    <message>
        <source>Announcements</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Look at the &amp;table</source>
        <translation>&amp;Tisch ansehen</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <comment>what stands, whose it is, its worth</comment>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>Call your partner by a tarokk</source>
        <translation>Rufe deinen Partner mit einem Tarock</translation>
    </message>
    <message>
        <source>%1 plays %2 and has called the %3</source>
        <comment>a player, a bid, a tarokk</comment>
        <translation>%1 spielt %2 und hat %3 gerufen</translation>
    </message>
    <message>
        <source>Tarokks</source>
        <translation>Tarock</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Rufen</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Ansagen</translation>
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
        <translation>Ich rufe den Zweier.</translation>
    </message>
    <message>
        <source>I call the three.</source>
        <translation>Ich rufe den Dreier.</translation>
    </message>
    <message>
        <source>I call the four.</source>
        <translation>Ich rufe den Vierer.</translation>
    </message>
    <message>
        <source>I call the five.</source>
        <translation>Ich rufe den Fünfer.</translation>
    </message>
    <message>
        <source>I call the six.</source>
        <translation>Ich rufe den Sechser.</translation>
    </message>
    <message>
        <source>I call the seven.</source>
        <translation>Ich rufe den Siebener.</translation>
    </message>
    <message>
        <source>I call the eight.</source>
        <translation>Ich rufe den Achter.</translation>
    </message>
    <message>
        <source>I call the nine.</source>
        <translation>Ich rufe den Neuner.</translation>
    </message>
    <message>
        <source>I call the ten.</source>
        <translation>Ich rufe den Zehner.</translation>
    </message>
    <message>
        <source>I call the eleven.</source>
        <translation>Ich rufe den Elfer.</translation>
    </message>
    <message>
        <source>I call the twelve.</source>
        <translation>Ich rufe den Zwölfer.</translation>
    </message>
    <message>
        <source>I call the thirteen.</source>
        <translation>Ich rufe den Dreizehner.</translation>
    </message>
    <message>
        <source>I call the fourteen.</source>
        <translation>Ich rufe den Vierzehner.</translation>
    </message>
    <message>
        <source>I call the fifteen.</source>
        <translation>Ich rufe den Fünfzehner.</translation>
    </message>
    <message>
        <source>I call the sixteen.</source>
        <translation>Ich rufe den Sechzehner.</translation>
    </message>
    <message>
        <source>I call the seventeen.</source>
        <translation>Ich rufe den Siebzehner.</translation>
    </message>
    <message>
        <source>I call the eighteen.</source>
        <translation>Ich rufe den Achtzehner.</translation>
    </message>
    <message>
        <source>I call the nineteen.</source>
        <translation>Ich rufe den Neunzehner.</translation>
    </message>
    <message>
        <source>I call the twenty.</source>
        <translation>Ich rufe den Zwanziger.</translation>
    </message>
</context>
<context>
    <name>Tarokk.Commands</name>
    <message>
        <source>Announce</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Call…</source>
        <translation>Rufen…</translation>
    </message>
    <message>
        <source>Announce…</source>
        <translation>Ansagen…</translation>
    </message>
    <message>
        <source>Call a partner, announce bonuses, or say a kontra</source>
        <translation>Einen Partner rufen, Prämien ansagen oder Kontra geben</translation>
    </message>
</context>
<context>
    <name>Tarokk.Dialogs</name>
    <message>
        <source>&amp;Next hand</source>
        <translation>&amp;Nächste Runde</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Neue Partie …</translation>
    </message>
</context>
<context>
    <name>Tarokk.Face</name>
    <message>
        <source>Tarokk</source>
        <translation>Tarock</translation>
    </message>
</context>
<context>
    <name>Tarokk.HandText</name>
    <message>
        <source>Hand %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Declarer: %1 (%2)</source>
        <translation>Spielmacher: %1 (%2)</translation>
    </message>
    <message>
        <source>Trick %1: %2</source>
        <translation>Stich %1: %2</translation>
    </message>
    <message>
        <source>Doubled round: everything counts ×%1</source>
        <translation>Doppelrunde: Alles zählt ×%1</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Punkte: %1</translation>
    </message>
    <message>
        <source>%1: %2 points, tricks: %3. Opponents: %4 points, tricks: %5</source>
        <translation>%1: %2 Punkte, Stiche: %3. Gegner: %4 Punkte, Stiche: %5</translation>
    </message>
    <message>
        <source>%1 (%2), declared: %3 from each of %4</source>
        <translation>%1 (%2), angesagt: je %3 von %4</translation>
    </message>
    <message>
        <source>%1 (%2), not declared: %3 from each of %4</source>
        <translation>%1 (%2), nicht angesagt: je %3 von %4</translation>
    </message>
    <message>
        <source>announced</source>
        <translation>angesagt</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>still</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>Void hand</source>
        <translation>Runde ohne Spiel</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation>%1 allein</translation>
    </message>
    <message>
        <source>You pay %1 Ft</source>
        <translation>Du zahlst %1 Ft</translation>
    </message>
    <message>
        <source>%1 pays %2 Ft</source>
        <translation>%1 zahlt %2 Ft</translation>
    </message>
    <message>
        <source>you get %1 Ft</source>
        <translation>du bekommst %1 Ft</translation>
    </message>
    <message>
        <source>%1 gets %2 Ft</source>
        <translation>%1 bekommt %2 Ft</translation>
    </message>
    <message>
        <source>Nobody pays anything.</source>
        <translation>Niemand zahlt etwas.</translation>
    </message>
    <message>
        <source>Drawn (%1), cards: %2</source>
        <translation>Gezogen (%1), Karten: %2</translation>
    </message>
    <message>
        <source>Drawn (%1): %2</source>
        <translation>Gezogen (%1): %2</translation>
    </message>
    <message>
        <source>Laid away (%1), cards: %2</source>
        <translation>Weggelegt (%1), Karten: %2</translation>
    </message>
    <message>
        <source>Laid away (%1): %2</source>
        <translation>Weggelegt (%1): %2</translation>
    </message>
    <message>
        <source>The XXI is caught; the hat goes on: %1</source>
        <translation>Der XXI ist gefangen; den Hut trägt: %1</translation>
    </message>
    <message>
        <source>Notice: %1</source>
        <translation>Kündigung: %1</translation>
    </message>
    <message>
        <source>%1 (%2): %3 to each</source>
        <translation>%1 (%2): an jeden %3</translation>
    </message>
</context>
<context>
    <name>Tarokk.Help</name>
    <message>
        <source>Bonus</source>
        <translation>Prämie</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gewonnen mit</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Prämien</translation>
    </message>
</context>
<context>
    <name>Tarokk.Money</name>
    <message>
        <source>%1 points (%2 Ft)</source>
        <translation>%1 Punkte (%2 Ft)</translation>
    </message>
</context>
<context>
    <name>Tarokk.NewMatch</name>
    <message>
        <source>My own rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>Until you stop</source>
        <translation>Bis du aufhörst</translation>
    </message>
    <message>
        <source>1 round of deals</source>
        <translation>1 Runde</translation>
    </message>
    <message>
        <source>%1 rounds of deals</source>
        <translation>%1 Runden</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>S&amp;pieler:</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Five; the dealer sits out</source>
        <translation>Fünf; der Geber setzt aus</translation>
    </message>
    <message>
        <source>&amp;Length:</source>
        <translation>&amp;Länge:</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten …</translation>
    </message>
    <message>
        <source>Edit my own rules</source>
        <translation>Eigene Regeln bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Paskievics</source>
        <translation>&amp;Paskievics</translation>
    </message>
    <message>
        <source>The usual game with the called XX: cue bids, doubled rounds after void hands.</source>
        <translation>Das übliche Spiel mit dem gerufenen XXer: Invits, doppelte Runden nach ungültigen Spielen.</translation>
    </message>
    <message>
        <source>As played &amp;online</source>
        <translation>Wie im &amp;Internet gespielt</translation>
    </message>
    <message>
        <source>As in the browser: the XX is never laid away, fewer hands are annulled, nothing is doubled.</source>
        <translation>Wie im Browser: der XXer wird nie weggelegt, weniger Blätter werden weggeworfen, nichts wird verdoppelt.</translation>
    </message>
    <message>
        <source>House rules, with every switch set your way.</source>
        <translation>Hausregeln, jeder Schalter nach deinem Geschmack.</translation>
    </message>
    <message>
        <source>House rules, with every switch set your way. Yours are called “%1”.</source>
        <translation>Hausregeln, jeder Schalter nach deinem Geschmack. Deine heißen „%1“.</translation>
    </message>
    <message>
        <source>My &amp;own rules</source>
        <translation>&amp;Eigene Regeln</translation>
    </message>
</context>
<context>
    <name>Tarokk.PlayArea</name>
    <message>
        <source>Partners are called and bonuses announced before the first card.</source>
        <translation>Partner werden vor der ersten Karte gerufen, und dann wird auch angesagt.</translation>
    </message>
    <message>
        <source>Play the hand</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Throw it in</source>
        <translation>Wegwerfen</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>Keep the Three</source>
        <translation>Beim Dreier bleiben</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>%1 (promises the %2)</source>
        <comment>a bid and a tarokk</comment>
        <translation>%1 (verspricht %2)</translation>
    </message>
    <message>
        <source>Call the %1</source>
        <comment>a tarokk</comment>
        <translation>%1 rufen</translation>
    </message>
    <message>
        <source>Call the %1: play alone</source>
        <comment>a tarokk</comment>
        <translation>%1 rufen: allein spielen</translation>
    </message>
</context>
<context>
    <name>Tarokk.Promises</name>
    <message>
        <source>Hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>%1: promises nothing but an honour.</source>
        <translation>%1: verspricht nur ein Honneur.</translation>
    </message>
    <message>
        <source>%1: the game is yours at the same level.</source>
        <translation>%1: Das Spiel gehört dir auf derselben Stufe.</translation>
    </message>
    <message>
        <source>%1: promises nothing.</source>
        <translation>%1: verspricht nichts.</translation>
    </message>
    <message>
        <source>%1: promises the %2 if you pass after another bid.</source>
        <translation>%1: verspricht %2, wenn du nach einer anderen Ansage passt.</translation>
    </message>
    <message>
        <source>%1: a cue bid, promises the %2.</source>
        <translation>%1: ein Invit, verspricht %2.</translation>
    </message>
    <message>
        <source>Pass: promises the %1.</source>
        <translation>Passen verspricht: %1.</translation>
    </message>
    <message>
        <source>Pass: yields the game, promises the XX and a high honour.</source>
        <translation>Passen überlässt das Spiel und verspricht den XX und ein hohes Honneur.</translation>
    </message>
    <message>
        <source>Pass: yields the game, promises the XX.</source>
        <translation>Passen überlässt das Spiel und verspricht den XX.</translation>
    </message>
    <message>
        <source>Cue bid: %1</source>
        <translation>Invit: %1</translation>
    </message>
    <message>
        <source>Cue bid if the bidder passes: %1</source>
        <translation>Invit, wenn der Bieter passt: %1</translation>
    </message>
    <message>
        <source>Yielded game: %1</source>
        <translation>Überlassenes Spiel: %1</translation>
    </message>
    <message>
        <source>Rejected cue bid: %1</source>
        <translation>Abgelehntes Invit: %1</translation>
    </message>
</context>
<context>
    <name>Tarokk.Prompts</name>
    <message>
        <source>A click takes the trick away.</source>
        <translation>Ein Klick zieht den Stich ein.</translation>
    </message>
    <message>
        <source>Cut the pack.</source>
        <translation>Heb ab.</translation>
    </message>
    <message>
        <source>Your three was the only bid. You can raise it, or keep it.</source>
        <translation>Dein Dreier war die einzige Ansage. Du kannst erhöhen oder dabei bleiben.</translation>
    </message>
    <message>
        <source>You can annul the hand: %1. Do you?</source>
        <translation>Du kannst die Runde wegwerfen: %1. Willst du?</translation>
    </message>
    <message>
        <source>You cannot annul this hand: play on.</source>
        <translation>Diese Karten kannst du nicht wegwerfen: Spiel weiter.</translation>
    </message>
    <message>
        <source>Play a card.</source>
        <translation>Spiel eine Karte.</translation>
    </message>
    <message>
        <source>You lead: play a card.</source>
        <translation>Du spielst aus.</translation>
    </message>
    <message>
        <source>Without an honour you can only pass.</source>
        <translation>Ohne Honneur kannst du nur passen.</translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>Du kannst nur passen.</translation>
    </message>
    <message>
        <source>You cannot pass here: hold, or bid higher.</source>
        <translation>Hier kannst du nicht passen: Halte, oder geh höher.</translation>
    </message>
    <message>
        <source>Do you hold, bid higher or pass?</source>
        <translation>Hältst du, gehst du höher, oder passt du?</translation>
    </message>
    <message>
        <source>Do you bid higher?</source>
        <translation>Gehst du höher?</translation>
    </message>
    <message>
        <source>Do you bid?</source>
        <translation>Lizitierst du?</translation>
    </message>
    <message>
        <source>You drew %1. Lay one card away.</source>
        <translation>Du hast %1 gezogen. Leg eine Karte weg.</translation>
    </message>
    <message>
        <source>You drew %1. Lay two cards away.</source>
        <translation>Du hast %1 gezogen. Leg zwei Karten weg.</translation>
    </message>
    <message>
        <source>You drew %1. Lay three cards away.</source>
        <translation>Du hast %1 gezogen. Leg drei Karten weg.</translation>
    </message>
    <message>
        <source>You owe pagátultimó: declare your tarokks first.</source>
        <translation>Du schuldest den Pagatultimo: Sag zuerst deine Tarock an.</translation>
    </message>
    <message>
        <source>Your cue bid owes pagátultimó: announce it before you pass.</source>
        <translation>Dein Invit schuldet den Pagatultimo: Sag ihn an, bevor du passt.</translation>
    </message>
    <message>
        <source>You laid the %1 away: say kontra to the game.</source>
        <translation>Du hast %1 weggelegt: Sag Kontra zum Spiel.</translation>
    </message>
    <message>
        <source>You owe pagátultimó: say kontra first, then announce it.</source>
        <translation>Du schuldest den Pagatultimo: Sag zuerst Kontra, dann sag ihn an.</translation>
    </message>
    <message>
        <source>You owe pagátultimó: it must be announced before you pass.</source>
        <translation>Du schuldest den Pagatultimo: Vor dem Passen muss er angesagt sein.</translation>
    </message>
    <message>
        <source>Announce, say kontra, or pass.</source>
        <translation>Sag an, sag Kontra, oder passe.</translation>
    </message>
    <message>
        <source>Call the %1, which %2 has promised.</source>
        <translation>Ruf %1, versprochen von %2.</translation>
    </message>
    <message>
        <source>Call your partner by the %1.</source>
        <translation>Ruf deinen Partner mit %1.</translation>
    </message>
    <message>
        <source>Call your partner by a tarokk.</source>
        <translation>Ruf deinen Partner mit einem Tarock.</translation>
    </message>
    <message>
        <source>You would count as the declarer’s friend: kontra first, or pass.</source>
        <translation>Du würdest als Freund des Spielmachers gelten: zuerst Kontra, oder passe.</translation>
    </message>
    <message>
        <source>You would count as an opponent: say a kontra first, or pass.</source>
        <translation>Du würdest als Gegner gelten: Sag zuerst ein Kontra, oder passe.</translation>
    </message>
    <message>
        <source>You play alone; nobody else knows it.</source>
        <translation>Du spielst allein; sonst weiß es niemand.</translation>
    </message>
    <message>
        <source>You are the declarer.</source>
        <translation>Du bist der Spielmacher.</translation>
    </message>
    <message>
        <source>You are the declarer’s partner.</source>
        <translation>Du bist der Partner des Spielmachers.</translation>
    </message>
    <message>
        <source>You are the declarer’s partner; nobody else knows it.</source>
        <translation>Du bist der Partner des Spielmachers; sonst weiß es niemand.</translation>
    </message>
    <message>
        <source>You are an opponent of the declarer.</source>
        <translation>Du bist ein Gegner des Spielmachers.</translation>
    </message>
    <message>
        <source>Your bid stands: %1.</source>
        <translation>Deine Ansage gilt: %1.</translation>
    </message>
    <message>
        <source>%1 has bid: %2.</source>
        <translation>%1 hat angesagt: %2.</translation>
    </message>
    <message>
        <source>%1 holds: %2.</source>
        <translation>%1 hält: %2.</translation>
    </message>
    <message>
        <source>%1 is about to bid.</source>
        <translation>%1 lizitiert.</translation>
    </message>
    <message>
        <source>%1 thinks about raising the three.</source>
        <translation>%1 überlegt, ob der Dreier erhöht wird.</translation>
    </message>
    <message>
        <source>%1 is laying cards away.</source>
        <translation>%1 legt weg.</translation>
    </message>
    <message>
        <source>%1 is asked about annulling the hand.</source>
        <translation>%1 wird nach dem Wegwerfen gefragt.</translation>
    </message>
    <message>
        <source>%1 is to speak.</source>
        <translation>%1 ist mit dem Ansagen an der Reihe.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <translation>%1 ist an der Reihe.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a bid</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Called: %1</source>
        <translation>Gerufen: %1</translation>
    </message>
    <message>
        <source>Doubled round: ×%1</source>
        <translation>Doppelrunde: ×%1</translation>
    </message>
    <message>
        <source>You are the declarer: %1.</source>
        <translation>Du bist der Spielmacher: %1.</translation>
    </message>
    <message>
        <source>%1 is the declarer: %2.</source>
        <translation>%1 ist der Spielmacher: %2.</translation>
    </message>
    <message>
        <source>Trick %1.</source>
        <translation>Stich %1.</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <translation>Auf dem Tisch: %1.</translation>
    </message>
    <message>
        <source>The trial failed: there was no honour in the talon. You: %1.</source>
        <translation>Der Probedreier ist gescheitert: Im Talon war kein Honneur. Du: %1.</translation>
    </message>
    <message>
        <source>The trial failed: %1 found no honour. You: %2.</source>
        <translation>Der Probedreier ist gescheitert: %1 hat kein Honneur gefunden. Du: %2.</translation>
    </message>
    <message>
        <source>%1 alone: %2 points against %3. You: %4.</source>
        <translation>%1 allein: %2 Punkte gegen %3. Du: %4.</translation>
    </message>
    <message>
        <source>%1 and %2: %3 points against %4. You: %5.</source>
        <translation>%1 und %2: %3 Punkte gegen %4. Du: %5.</translation>
    </message>
    <message>
        <source>Yours is the highest card, %1: you deal.</source>
        <translation>Du hast die höchste Karte, %1: Du gibst.</translation>
    </message>
    <message>
        <source>The highest card deals: %1, with %2.</source>
        <translation>Die höchste Karte gibt: %1, mit %2.</translation>
    </message>
    <message>
        <source>Tarokks laid away by the three others: %1.</source>
        <translation>Weggelegte Tarock der drei anderen: %1.</translation>
    </message>
    <message>
        <source>The discards are clean.</source>
        <translation>Die abgelegten Karten sind sauber.</translation>
    </message>
    <message>
        <source>Tarokks laid away (%1): %2.</source>
        <translation>Weggelegte Tarock (%1): %2.</translation>
    </message>
    <message>
        <source>Called: %1.</source>
        <translation>Gerufen: %1.</translation>
    </message>
    <message>
        <source>You can only hold: a pass would promise cards that you do not have.</source>
        <translation>Du kannst nur halten: Passen würde Karten versprechen, die du nicht hast.</translation>
    </message>
</context>
<context>
    <name>Tarokk.Records</name>
    <message>
        <source>Points: %1.</source>
        <translation>Punkte: %1.</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>Declarer and partner</source>
        <translation>Spielmacher und Partner</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>auction</source>
        <translation>Lizitation</translation>
    </message>
    <message>
        <source>not over</source>
        <translation>läuft noch</translation>
    </message>
    <message>
        <source>void</source>
        <translation>ohne Spiel</translation>
    </message>
</context>
<context>
    <name>Tarokk.Refusals</name>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht an der Reihe.</translation>
    </message>
    <message>
        <source>A bid needs an honour: Skíz, XXI or Pagát.</source>
        <translation>Eine Ansage braucht ein Honneur: Sküs, XXI oder Pagat.</translation>
    </message>
    <message>
        <source>%1 is not higher.</source>
        <translation>%1 ist nicht höher.</translation>
    </message>
    <message>
        <source>You can hold only a bid over your own, and only once at each level.</source>
        <translation>Du kannst nur halten, was über deine Ansage gesagt wurde, und auf jeder Stufe nur einmal.</translation>
    </message>
    <message>
        <source>The three can be raised to two or one only.</source>
        <translation>Der Dreier kann nur zum Zweier oder Einser erhöht werden.</translation>
    </message>
    <message>
        <source>%1 would be a cue bid and promise the %2. You do not hold it.</source>
        <translation>%1 wäre ein Invit und verspräche %2. Diese Karte hast du nicht.</translation>
    </message>
    <message>
        <source>A pass would yield the game: it promises the XX and a high honour. Hold, or bid higher.</source>
        <translation>Passen würde das Spiel überlassen und den XX und ein hohes Honneur versprechen. Halte, oder geh höher.</translation>
    </message>
    <message>
        <source>A pass would promise the %1. Hold, or bid higher.</source>
        <translation>Passen würde %1 versprechen. Halte, oder geh höher.</translation>
    </message>
    <message>
        <source>This hand cannot be annulled.</source>
        <translation>Diese Karten kann man nicht wegwerfen.</translation>
    </message>
    <message>
        <source>You have laid a tarokk away: only four Kings would annul the hand.</source>
        <translation>Du hast ein Tarock weggelegt: Nur mit vier Königen könntest du wegwerfen.</translation>
    </message>
    <message>
        <source>Call your partner first.</source>
        <translation>Ruf zuerst deinen Partner.</translation>
    </message>
    <message>
        <source>Eight or nine tarokks are declared once, with their true number, before anything else.</source>
        <translation>Acht oder neun Tarock werden einmal angesagt, mit der richtigen Zahl, vor allem anderen.</translation>
    </message>
    <message>
        <source>You laid the called tarokk away: say kontra to the game.</source>
        <translation>Du hast das gerufene Tarock weggelegt: Sag Kontra zum Spiel.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>As many cards are laid away as you drew: %1.</source>
        <translation>Du legst so viele Karten weg, wie du gezogen hast: %1.</translation>
    </message>
    <message>
        <source>No cards are laid away now.</source>
        <translation>Jetzt werden keine Karten weggelegt.</translation>
    </message>
    <message>
        <source>Kings are never laid away.</source>
        <translation>Könige werden nie weggelegt.</translation>
    </message>
    <message>
        <source>Honours are never laid away.</source>
        <translation>Honneurs werden nie weggelegt.</translation>
    </message>
    <message>
        <source>You have promised the %1: it stays.</source>
        <translation>Du hast %1 versprochen, die Karte bleibt.</translation>
    </message>
    <message>
        <source>By these rules the XX is never laid away.</source>
        <translation>Nach diesen Regeln wird der XX nie weggelegt.</translation>
    </message>
    <message>
        <source>You must call the %1: it was promised.</source>
        <translation>Du musst rufen, was versprochen wurde: %1.</translation>
    </message>
    <message>
        <source>Only the tarokks from II to XX are called.</source>
        <translation>Gerufen werden nur die Tarock von II bis XX.</translation>
    </message>
    <message>
        <source>You have laid the %1 away.</source>
        <translation>Du hast %1 weggelegt.</translation>
    </message>
    <message>
        <source>You hold the %1 yourself.</source>
        <translation>%1 hast du selbst.</translation>
    </message>
    <message>
        <source>You call the XX, or the highest tarokk below it that you do not hold. Others can be called only where somebody else has laid a tarokk away.</source>
        <translation>Du rufst den XX oder das höchste Tarock darunter, das du nicht hast. Andere kannst du nur rufen, wenn jemand anderer ein Tarock weggelegt hat.</translation>
    </message>
    <message>
        <source>You have called already.</source>
        <translation>Du hast schon gerufen.</translation>
    </message>
    <message>
        <source>Declare your eight or nine tarokks first, at the beginning of a turn.</source>
        <translation>Sag zuerst deine acht oder neun Tarock an, gleich wenn du an der Reihe bist.</translation>
    </message>
    <message>
        <source>Your side has announced this already: %1.</source>
        <translation>Deine Partei hat das schon angesagt: %1.</translation>
    </message>
    <message>
        <source>One player never announces both double and volát.</source>
        <translation>Ein Spieler sagt nie Doppelspiel und Volat an.</translation>
    </message>
    <message>
        <source>Double and volát are not announced in one turn, and double not after volát.</source>
        <translation>Doppelspiel und Volat werden nicht zugleich angesagt, und das Doppelspiel nicht nach dem Volat.</translation>
    </message>
    <message>
        <source>The kontras go one after the other, the two sides in turn: %1.</source>
        <translation>Die Kontras folgen aufeinander, die Parteien wechseln sich ab: %1.</translation>
    </message>
    <message>
        <source>That cannot be said now.</source>
        <translation>Das kann jetzt nicht gesagt werden.</translation>
    </message>
    <message>
        <source>Your promise with the Pagát as only honour owes pagátultimó: announce it in your first turn, and declare eight or nine tarokks before it.</source>
        <translation>Wer mit dem Pagat als einzigem Honneur etwas verspricht, schuldet den Pagatultimo: Sag ihn an, sobald du zum ersten Mal an der Reihe bist, und davor acht oder neun Tarock.</translation>
    </message>
    <message>
        <source>You would count as the declarer’s friend: say a kontra first, it shows your side.</source>
        <translation>Du würdest als Freund des Spielmachers gelten: Sag zuerst ein Kontra, das zeigt deine Partei.</translation>
    </message>
    <message>
        <source>You would count as an opponent: say a kontra first, it shows your side.</source>
        <translation>Du würdest als Gegner gelten: Sag zuerst ein Kontra, das zeigt deine Partei.</translation>
    </message>
    <message>
        <source>First lay away as many cards as you drew.</source>
        <translation>Leg zuerst so viele Karten weg, wie du gezogen hast.</translation>
    </message>
    <message>
        <source>No card can be played now.</source>
        <translation>Jetzt kann keine Karte gespielt werden.</translation>
    </message>
    <message>
        <source>A tarokk was led: play a tarokk.</source>
        <translation>Es wurde Tarock ausgespielt: Spiel ein Tarock.</translation>
    </message>
    <message>
        <source>You must follow: %1 were led.</source>
        <translation>Du musst Farbe bekennen: %1.</translation>
    </message>
    <message>
        <source>You have no %1: you must play a tarokk.</source>
        <translation>Diese Farbe fehlt dir (%1): Du musst ein Tarock spielen.</translation>
    </message>
    <message>
        <source>Your side announced pagátultimó: the Pagát is kept while another card can be played.</source>
        <translation>Deine Partei hat den Pagatultimo angesagt: Der Pagat bleibt, solange eine andere Karte geht.</translation>
    </message>
    <message>
        <source>This card may not be played now.</source>
        <translation>Diese Karte darf jetzt nicht gespielt werden.</translation>
    </message>
</context>
<context>
    <name>Tarokk.RefusedRecords</name>
    <message>
        <source>no hand is being played</source>
        <translation>es läuft keine Runde</translation>
    </message>
    <message>
        <source>there is no such seat</source>
        <translation>diesen Platz gibt es nicht</translation>
    </message>
    <message>
        <source>it is not this player’s turn to bid</source>
        <translation>dieser Spieler ist nicht mit dem Lizitieren an der Reihe</translation>
    </message>
    <message>
        <source>the auction is not over</source>
        <translation>die Lizitation ist nicht vorbei</translation>
    </message>
    <message>
        <source>only a bidder who was overbid may hold, once at each level</source>
        <translation>halten darf nur, wer überboten wurde, auf jeder Stufe einmal</translation>
    </message>
    <message>
        <source>a bid needs an honour</source>
        <translation>eine Ansage braucht ein Honneur</translation>
    </message>
    <message>
        <source>the bid must be higher</source>
        <translation>die Ansage muss höher sein</translation>
    </message>
    <message>
        <source>the three may be raised to two or one only</source>
        <translation>der Dreier kann nur zum Zweier oder Einser erhöht werden</translation>
    </message>
    <message>
        <source>this bid promises %1, which is not in the hand</source>
        <translation>diese Ansage verspricht %1, das nicht in der Hand ist</translation>
    </message>
    <message>
        <source>a pass would promise %1 and a high honour</source>
        <translation>Passen würde %1 und ein hohes Honneur versprechen</translation>
    </message>
    <message>
        <source>a pass would promise %1</source>
        <translation>Passen würde %1 versprechen</translation>
    </message>
    <message>
        <source>it is not this player’s turn to lay cards away</source>
        <translation>dieser Spieler ist nicht mit dem Weglegen an der Reihe</translation>
    </message>
    <message>
        <source>cards are being laid away</source>
        <translation>es werden Karten weggelegt</translation>
    </message>
    <message>
        <source>%1 is not in the hand</source>
        <translation>%1 ist nicht in der Hand</translation>
    </message>
    <message>
        <source>Kings are never laid away</source>
        <translation>Könige werden nie weggelegt</translation>
    </message>
    <message>
        <source>honours are never laid away</source>
        <translation>Honneurs werden nie weggelegt</translation>
    </message>
    <message>
        <source>%1 was promised by a bid and stays</source>
        <translation>%1 wurde durch eine Ansage versprochen und bleibt</translation>
    </message>
    <message>
        <source>by these rules XX is never laid away</source>
        <translation>nach diesen Regeln wird der XX nie weggelegt</translation>
    </message>
    <message>
        <source>as many cards are laid away as were drawn: %1</source>
        <translation>es werden so viele Karten weggelegt, wie gezogen wurden: %1</translation>
    </message>
    <message>
        <source>it is not this player’s turn to annul the hand</source>
        <translation>dieser Spieler ist nicht mit dem Wegwerfen an der Reihe</translation>
    </message>
    <message>
        <source>the players are asked who annuls the hand</source>
        <translation>die Spieler werden nach dem Wegwerfen gefragt</translation>
    </message>
    <message>
        <source>this hand cannot be annulled</source>
        <translation>diese Karten kann man nicht wegwerfen</translation>
    </message>
    <message>
        <source>a player who has laid a tarokk away may not annul the hand</source>
        <translation>wer ein Tarock weggelegt hat, darf nicht wegwerfen</translation>
    </message>
    <message>
        <source>it is not this player’s turn to speak</source>
        <translation>dieser Spieler ist nicht mit dem Ansagen an der Reihe</translation>
    </message>
    <message>
        <source>the round of announcements is not over</source>
        <translation>die Ansagen sind nicht vorbei</translation>
    </message>
    <message>
        <source>the declarer calls a partner first</source>
        <translation>der Spielmacher ruft zuerst einen Partner</translation>
    </message>
    <message>
        <source>a partner has been called</source>
        <translation>es ist schon ein Partner gerufen</translation>
    </message>
    <message>
        <source>this player does not hold %1 tarokks</source>
        <translation>dieser Spieler hat nicht %1 Tarock</translation>
    </message>
    <message>
        <source>tarokks are declared once</source>
        <translation>Tarock werden einmal angesagt</translation>
    </message>
    <message>
        <source>tarokks are declared at the beginning of a turn</source>
        <translation>Tarock werden gleich am Anfang angesagt</translation>
    </message>
    <message>
        <source>eight or nine tarokks are declared before pagátultimó or its kontra</source>
        <translation>acht oder neun Tarock werden vor dem Pagatultimo oder seinem Kontra angesagt</translation>
    </message>
    <message>
        <source>this side has announced it already</source>
        <translation>diese Partei hat das schon angesagt</translation>
    </message>
    <message>
        <source>double and volát are not announced in one turn</source>
        <translation>Doppelspiel und Volat werden nicht zugleich angesagt</translation>
    </message>
    <message>
        <source>double is not announced after volát</source>
        <translation>das Doppelspiel wird nicht nach dem Volat angesagt</translation>
    </message>
    <message>
        <source>one player does not announce both double and volát</source>
        <translation>ein Spieler sagt nie Doppelspiel und Volat an</translation>
    </message>
    <message>
        <source>this player owes pagátultimó and declares the tarokks first</source>
        <translation>dieser Spieler schuldet den Pagatultimo und sagt zuerst die Tarock an</translation>
    </message>
    <message>
        <source>this player owes pagátultimó</source>
        <translation>dieser Spieler schuldet den Pagatultimo</translation>
    </message>
    <message>
        <source>the player who laid the called tarokk away says kontra to the game</source>
        <translation>wer das gerufene Tarock weggelegt hat, sagt Kontra zum Spiel</translation>
    </message>
    <message>
        <source>there is nothing of that name to double</source>
        <translation>dazu gibt es nichts zu kontrieren</translation>
    </message>
    <message>
        <source>this kontra belongs to the other players</source>
        <translation>dieses Kontra gehört den anderen</translation>
    </message>
    <message>
        <source>the kontras go one after the other</source>
        <translation>die Kontras folgen aufeinander</translation>
    </message>
    <message>
        <source>this player would count as a friend of the others: a kontra first</source>
        <translation>dieser Spieler würde zu den anderen zählen: zuerst ein Kontra</translation>
    </message>
    <message>
        <source>%1 was promised and must be called</source>
        <translation>versprochen und deshalb zu rufen: %1</translation>
    </message>
    <message>
        <source>only the tarokks from II to XX are called</source>
        <translation>gerufen werden nur die Tarock von II bis XX</translation>
    </message>
    <message>
        <source>the declarer has laid %1 away</source>
        <translation>der Spielmacher hat %1 weggelegt</translation>
    </message>
    <message>
        <source>the declarer holds %1</source>
        <translation>der Spielmacher hat %1 selbst</translation>
    </message>
    <message>
        <source>%1 may not be called now</source>
        <translation>%1 kann jetzt nicht gerufen werden</translation>
    </message>
    <message>
        <source>it is not this player’s turn to play</source>
        <translation>dieser Spieler ist nicht an der Reihe</translation>
    </message>
    <message>
        <source>the cards are being played</source>
        <translation>die Karten werden schon gespielt</translation>
    </message>
    <message>
        <source>the suit led must be followed</source>
        <translation>die ausgespielte Farbe muss bekannt werden</translation>
    </message>
    <message>
        <source>a player without the suit led must play a tarokk</source>
        <translation>wer die Farbe nicht hat, muss ein Tarock spielen</translation>
    </message>
    <message>
        <source>with pagátultimó announced, the Pagát is kept as long as possible</source>
        <translation>nach der Ansage Pagatultimo bleibt der Pagat, solange es geht</translation>
    </message>
    <message>
        <source>%1 is no action</source>
        <translation>%1 ist keine Aktion</translation>
    </message>
    <message>
        <source>%1 does not begin with a seat, 0: to 4:</source>
        <translation>%1 beginnt nicht mit einem Platz, 0: bis 4:</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>die Partie ist vorbei</translation>
    </message>
    <message>
        <source>the hand before is not finished</source>
        <translation>die Runde davor ist nicht zu Ende</translation>
    </message>
    <message>
        <source>a record is an object</source>
        <translation>eine Aufzeichnung ist ein Objekt</translation>
    </message>
    <message>
        <source>the format is not “%1”</source>
        <translation>das Format ist nicht „%1“</translation>
    </message>
    <message>
        <source>the version is not %1</source>
        <translation>die Version ist nicht %1</translation>
    </message>
    <message>
        <source>players must be a list of names, this many: %1</source>
        <translation>players muss eine Liste von Namen sein, so viele: %1</translation>
    </message>
    <message>
        <source>first_dealer is no seat</source>
        <translation>first_dealer ist kein Platz</translation>
    </message>
    <message>
        <source>hands must be a list</source>
        <translation>hands muss eine Liste sein</translation>
    </message>
    <message>
        <source>notice is no seat</source>
        <translation>notice ist kein Platz</translation>
    </message>
    <message>
        <source>%1 must be a text</source>
        <translation>%1 muss ein Text sein</translation>
    </message>
    <message>
        <source>a hand is an object</source>
        <translation>eine Runde ist ein Objekt</translation>
    </message>
    <message>
        <source>actions must be a list</source>
        <translation>actions muss eine Liste sein</translation>
    </message>
    <message>
        <source>deal_proof is nested too deeply</source>
        <translation>deal_proof ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>the deck must be each of the %1 cards once</source>
        <translation>deck muss jede der %1 Karten einmal enthalten</translation>
    </message>
    <message>
        <source>the key “%1” is missing</source>
        <translation>der Schlüssel „%1“ fehlt</translation>
    </message>
    <message>
        <source>the key %1 is unknown</source>
        <translation>der Schlüssel %1 ist unbekannt</translation>
    </message>
    <message>
        <source>the rules must be an object with every switch</source>
        <translation>die Regeln müssen ein Objekt mit allen Schaltern sein</translation>
    </message>
    <message>
        <source>the rules lack %1</source>
        <translation>in den Regeln fehlt %1</translation>
    </message>
    <message>
        <source>the rules have unknown switches: %1</source>
        <translation>die Regeln haben unbekannte Schalter: %1</translation>
    </message>
    <message>
        <source>%1 is %2; it must be %3</source>
        <translation>%1 ist %2; es muss %3 sein</translation>
    </message>
    <message>
        <source>the rules must be an object</source>
        <translation>die Regeln müssen ein Objekt sein</translation>
    </message>
    <message>
        <source>%1 is no seat</source>
        <translation>%1 ist kein Platz</translation>
    </message>
    <message>
        <source>notice has been given already</source>
        <translation>es wurde schon gekündigt</translation>
    </message>
    <message>
        <source>notice is given between two hands</source>
        <translation>gekündigt wird zwischen zwei Runden</translation>
    </message>
</context>
<context>
    <name>Tarokk.Settings</name>
    <message>
        <source>Tarokk</source>
        <translation>Tarock</translation>
    </message>
    <message>
        <source>Play the last card b&amp;y itself</source>
        <translation>Die letzte Karte &amp;von selbst spielen</translation>
    </message>
    <message>
        <source>There is nothing to choose in the last trick.</source>
        <translation>Im letzten Stich gibt es nichts zu wählen.</translation>
    </message>
</context>
<context>
    <name>Tarokk.Spoken</name>
    <message>
        <source>I hold.</source>
        <translation>Ich halte.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Weiter.</translation>
    </message>
    <message>
        <source>I throw it in.</source>
        <translation>Ich werfe weg.</translation>
    </message>
    <message>
        <source>Eight tarokks!</source>
        <translation>Acht Tarock!</translation>
    </message>
    <message>
        <source>Nine tarokks!</source>
        <translation>Neun Tarock!</translation>
    </message>
    <message>
        <source>%1 the game!</source>
        <comment>a level of kontra</comment>
        <translation>%1 Spiel!</translation>
    </message>
    <message>
        <source>%1 the trull!</source>
        <comment>a level of kontra</comment>
        <translation>%1 Trull!</translation>
    </message>
    <message>
        <source>%1 the kings!</source>
        <comment>a level of kontra</comment>
        <translation>%1 Könige!</translation>
    </message>
    <message>
        <source>%1 the double!</source>
        <comment>a level of kontra</comment>
        <translation>%1 Doppelspiel!</translation>
    </message>
    <message>
        <source>%1 the volát!</source>
        <comment>a level of kontra</comment>
        <translation>%1 Volat!</translation>
    </message>
    <message>
        <source>%1 the ultimó!</source>
        <comment>a level of kontra</comment>
        <translation>%1 Ultimo!</translation>
    </message>
    <message>
        <source>%1 the catch!</source>
        <comment>a level of kontra</comment>
        <translation>%1 Fang!</translation>
    </message>
</context>
<context>
    <name>Tarokk.Statistics</name>
    <message>
        <source>Hands as declarer</source>
        <translation>Runden als Spielmacher</translation>
    </message>
    <message>
        <source>Games won : lost as declarer</source>
        <translation>Spiele gewonnen : verloren als Spielmacher</translation>
    </message>
    <message>
        <source>Trials failed</source>
        <translation>Gescheiterte Probedreier</translation>
    </message>
    <message>
        <source>Void hands</source>
        <translation>Runden ohne Spiel</translation>
    </message>
    <message>
        <source>Points per hand as declarer</source>
        <translation>Punkte je Runde als Spielmacher</translation>
    </message>
    <message>
        <source>Points per hand as partner</source>
        <translation>Punkte je Runde als Partner</translation>
    </message>
    <message>
        <source>Points per hand as opponent</source>
        <translation>Punkte je Runde als Gegner</translation>
    </message>
    <message>
        <source>Your best hand</source>
        <translation>Deine beste Runde</translation>
    </message>
    <message>
        <source>Your worst hand</source>
        <translation>Deine schlechteste Runde</translation>
    </message>
    <message>
        <source>XXI caught by your side : your own caught</source>
        <translation>XXI gefangen : eigener XXI verloren</translation>
    </message>
    <message>
        <source>%1, announced</source>
        <comment>a bonus</comment>
        <translation>%1, angesagt</translation>
    </message>
    <message>
        <source>%1, silent</source>
        <comment>a bonus</comment>
        <translation>%1, still</translation>
    </message>
</context>
<context>
    <name>Tarokk.Summary</name>
    <message>
        <source>The hand</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>Look at the &amp;table</source>
        <translation>&amp;Tisch ansehen</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>All have passed</source>
        <translation>Alle haben gepasst</translation>
    </message>
    <message>
        <source>The hand was thrown in</source>
        <translation>Das Blatt wurde weggeworfen</translation>
    </message>
    <message>
        <source>The trial failed: %1 for you</source>
        <comment>points with sign</comment>
        <translation>Der Probedreier ist gescheitert: %1 für dich</translation>
    </message>
    <message>
        <source>The hand brings you %1</source>
        <comment>points with sign</comment>
        <translation>Das Spiel bringt dir %1</translation>
    </message>
    <message>
        <source>The next hand counts %1 times.</source>
        <translation>Das nächste Spiel zählt %1-fach.</translation>
    </message>
    <message>
        <source>%1 found no honour in the talon and pays each %2.</source>
        <translation>%1 hat im Talon keinen Honneur gefunden und zahlt jedem %2.</translation>
    </message>
    <message>
        <source>%1 played %2 alone, and had called the %3.</source>
        <translation>%1 hat allein %2 gespielt und %3 gerufen.</translation>
    </message>
    <message>
        <source>%1 played %2 with %3, who held the %4.</source>
        <translation>%1 hat %2 mit %3 gespielt, mit %4 in der Hand.</translation>
    </message>
    <message>
        <source>Points %1 to %2, tricks %3 to %4.</source>
        <comment>declarer’s side first</comment>
        <translation>Punkte %1 zu %2, Stiche %3 zu %4.</translation>
    </message>
    <message>
        <source>Everything counts %1 times.</source>
        <translation>Alles zählt %1-fach.</translation>
    </message>
    <message>
        <source>announced</source>
        <comment>a bonus</comment>
        <translation>angesagt</translation>
    </message>
    <message>
        <source>silent</source>
        <comment>a bonus</comment>
        <translation>still</translation>
    </message>
    <message>
        <source>to each of the others</source>
        <translation>an jeden der anderen</translation>
    </message>
    <message>
        <source>from each of the others</source>
        <translation>von jedem der anderen</translation>
    </message>
    <message>
        <source>to the declarer’s side</source>
        <translation>für die Spielerpartei</translation>
    </message>
    <message>
        <source>to the opponents</source>
        <translation>für die Gegner</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>a player who pays</comment>
        <translation>von %1</translation>
    </message>
</context>
<context>
    <name>Tarokk.Table</name>
    <message>
        <source>declarer</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>tricks: %1</source>
        <translation>Stiche: %1</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>wears the mayor’s hat</source>
        <translation>trägt den Bürgermeisterhut</translation>
    </message>
    <message>
        <source>%1 is back in your hand.</source>
        <translation>%1 ist wieder in deiner Hand.</translation>
    </message>
    <message>
        <source>Back in your hand: %1.</source>
        <translation>Wieder in deiner Hand: %1.</translation>
    </message>
    <message>
        <source>Your last decision was undone.</source>
        <translation>Deine letzte Entscheidung wurde rückgängig gemacht.</translation>
    </message>
    <message>
        <source>The first time it brought you %1.</source>
        <translation>Beim ersten Mal brachte es dir %1.</translation>
    </message>
    <message>
        <source>Lay away</source>
        <translation>Weglegen</translation>
    </message>
</context>
<context>
    <name>Tarokk.Terms</name>
    <message>
        <source>Three</source>
        <translation>Dreier</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zweier</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Einser</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Trull</source>
        <translation>Trull</translation>
    </message>
    <message>
        <source>Four Kings</source>
        <translation>Vier Könige</translation>
    </message>
    <message>
        <source>Double Game</source>
        <translation>Doppelspiel</translation>
    </message>
    <message>
        <source>Volát</source>
        <translation>Volat</translation>
    </message>
    <message>
        <source>Pagátultimó</source>
        <translation>Pagatultimo</translation>
    </message>
    <message>
        <source>XXI-Catch</source>
        <translation>XXI-Fang</translation>
    </message>
    <message>
        <source>Tarokks in hand</source>
        <translation>Tarock in der Hand</translation>
    </message>
    <message>
        <source>Failed trial</source>
        <translation>Gescheiterter Probedreier</translation>
    </message>
    <message>
        <source>48 points for the declarer’s side, 47 for the opponents</source>
        <translation>48 Punkte für die Partei des Spielmachers, 47 für die Gegner</translation>
    </message>
    <message>
        <source>Skíz, XXI and Pagát in your side’s tricks</source>
        <translation>Sküs, XXI und Pagat in den Stichen deiner Partei</translation>
    </message>
    <message>
        <source>all four Kings in your side’s tricks</source>
        <translation>alle vier Könige in den Stichen deiner Partei</translation>
    </message>
    <message>
        <source>71 points or more</source>
        <translation>71 Punkte oder mehr</translation>
    </message>
    <message>
        <source>all nine tricks</source>
        <translation>alle neun Stiche</translation>
    </message>
    <message>
        <source>win the last trick with the Pagát</source>
        <translation>den letzten Stich mit dem Pagat machen</translation>
    </message>
    <message>
        <source>take the other side’s XXI with the Skíz</source>
        <translation>den XXI der anderen Partei mit dem Sküs fangen</translation>
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
        <translation>Subkontra</translation>
    </message>
    <message>
        <source>Hirskontra</source>
        <translation>Hirschkontra</translation>
    </message>
    <message>
        <source>Mordkontra</source>
        <translation>Mordkontra</translation>
    </message>
    <message>
        <source>Declarer’s side</source>
        <translation>Partei des Spielmachers</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>All passed.</source>
        <translation>Alle haben gepasst.</translation>
    </message>
    <message>
        <source>Annulled with all four Kings.</source>
        <translation>Weggeworfen mit allen vier Königen.</translation>
    </message>
    <message>
        <source>Annulled with the XXI as the only tarokk.</source>
        <translation>Weggeworfen mit dem XXI als einzigem Tarock.</translation>
    </message>
    <message>
        <source>Annulled with the Pagát as the only tarokk.</source>
        <translation>Weggeworfen mit dem Pagat als einzigem Tarock.</translation>
    </message>
    <message>
        <source>Annulled without a tarokk.</source>
        <translation>Weggeworfen ohne Tarock.</translation>
    </message>
    <message>
        <source>Annulled with XXI and Pagát as the only tarokks.</source>
        <translation>Weggeworfen mit XXI und Pagat als einzigen Tarock.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Gelegenheitsspieler</translation>
    </message>
    <message>
        <source>Experienced</source>
        <translation>Erfahren</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Knows the rules and announces little.</source>
        <translation>Kennt die Regeln und sagt wenig an.</translation>
    </message>
    <message>
        <source>Counts its tarokks before it bids.</source>
        <translation>Zählt seine Tarock, bevor er lizitiert.</translation>
    </message>
    <message>
        <source>Bids, calls and plays by what good players go by.</source>
        <translation>Lizitiert, ruft und spielt nach den Regeln guter Spieler.</translation>
    </message>
    <message>
        <source>Thinks through deals that fit everything seen and heard.</source>
        <translation>Denkt Verteilungen durch, die zu allem Gesehenen und Gehörten passen.</translation>
    </message>
    <message>
        <source>four Kings</source>
        <translation>vier Könige</translation>
    </message>
    <message>
        <source>the XXI as the only tarokk</source>
        <translation>der XXI als einziges Tarock</translation>
    </message>
    <message>
        <source>the Pagát as the only tarokk</source>
        <translation>der Pagat als einziges Tarock</translation>
    </message>
    <message>
        <source>no tarokk</source>
        <translation>kein Tarock</translation>
    </message>
    <message>
        <source>XXI and Pagát as the only tarokks</source>
        <translation>XXI und Pagat als einzige Tarock</translation>
    </message>
    <message>
        <source>The hand is void.</source>
        <translation>Die Runde zählt nicht.</translation>
    </message>
</context>
<context>
    <name>Tarokk.Utterances</name>
    <message>
        <source>That is all</source>
        <translation>Das ist alles</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>%1 (alone)</source>
        <comment>a tarokk to call</comment>
        <translation>%1 (allein)</translation>
    </message>
    <message>
        <source>You hold it: you play alone, and only you know.</source>
        <translation>Du hast ihn selbst: du spielst allein, und nur du weißt es.</translation>
    </message>
    <message>
        <source>The player who holds the %1 is your partner.</source>
        <translation>Wer %1 hat, ist dein Partner.</translation>
    </message>
    <message>
        <source>%1 tarokks</source>
        <translation>%1 Tarock</translation>
    </message>
    <message>
        <source>Each of the others pays you %1.</source>
        <translation>Jeder der anderen zahlt dir %1.</translation>
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
        <translation>Wie im Internet gespielt</translation>
    </message>
</context>
<context>
    <name>TarokkRulesDialog</name>
    <message>
        <source>These are the rules “%1”. Change anything you like.</source>
        <translation>Das sind die Regeln „%1“. Ändere, was du willst.</translation>
    </message>
    <message>
        <source>These are your own rules. You can also start again from others that are known.</source>
        <translation>Das sind deine eigenen Regeln. Du kannst auch wieder von bekannten ausgehen.</translation>
    </message>
    <message>
        <source>My own rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>House rules for tarokk</source>
        <translation>Hausregeln für Tarock</translation>
    </message>
    <message>
        <source>Known rules</source>
        <translation>Bekannte Regeln</translation>
    </message>
    <message>
        <source>Start from &amp;these</source>
        <translation>Von &amp;diesen ausgehen</translation>
    </message>
    <message>
        <source>Save &amp;rules</source>
        <translation>Regeln &amp;speichern</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Lizitation</translation>
    </message>
    <message>
        <source>Discards and void hands</source>
        <translation>Weglegen und ungültige Spiele</translation>
    </message>
    <message>
        <source>Calls and announcements</source>
        <translation>Rufen und Ansagen</translation>
    </message>
    <message>
        <source>What is paid</source>
        <translation>Was bezahlt wird</translation>
    </message>
    <message>
        <source>&amp;Name of these rules:</source>
        <translation>&amp;Name der Regeln:</translation>
    </message>
    <message>
        <source>Who may &amp;hold:</source>
        <translation>&amp;Halten darf:</translation>
    </message>
    <message>
        <source>&amp;Cue bids:</source>
        <translation>&amp;Invits:</translation>
    </message>
    <message>
        <source>A jump of one promises the XIX, a jump of two the XVIII.</source>
        <translation>Ein Sprung um eins verspricht den XIXer, um zwei den XVIIIer.</translation>
    </message>
    <message>
        <source>A jump that only Solo can overcall promises the XVIII, any other the XIX.</source>
        <translation>Ein Sprung, den nur noch Solo überbietet, verspricht den XVIIIer, jeder andere den XIXer.</translation>
    </message>
    <message>
        <source>As in the browser; a cue bid can be rejected by a hold.</source>
        <translation>Wie im Browser; ein Invit kann durch Halten abgelehnt werden.</translation>
    </message>
    <message>
        <source>No bid promises a card, and no game is yielded.</source>
        <translation>Keine Ansage verspricht eine Karte, und kein Spiel wird überlassen.</translation>
    </message>
    <message>
        <source>By the size of the jump</source>
        <translation>Nach der Weite des Sprungs</translation>
    </message>
    <message>
        <source>By the level</source>
        <translation>Nach der Höhe</translation>
    </message>
    <message>
        <source>As played online</source>
        <translation>Wie im Internet gespielt</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>The first bid as a cue b&amp;id:</source>
        <translation>Erste Ansage als In&amp;vit:</translation>
    </message>
    <message>
        <source>A first bid of Two or One is a cue bid.</source>
        <translation>Eine erste Ansage Zweier oder Einser ist ein Invit.</translation>
    </message>
    <message>
        <source>The first bid never promises a card.</source>
        <translation>Die erste Ansage verspricht nie eine Karte.</translation>
    </message>
    <message>
        <source>It promises the card only if the bidder passes later.</source>
        <translation>Sie verspricht die Karte nur, wenn der Bieter später passt.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>If the bidder passes</source>
        <translation>Wenn der Bieter passt</translation>
    </message>
    <message>
        <source>A cue bid with the Pagát alone o&amp;wes Pagátultimó:</source>
        <translation>Ein Invit nur mit dem Pagat schuldet Pagat&amp;ultimo:</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>If the card is called</source>
        <translation>Wenn die Karte gerufen wird</translation>
    </message>
    <message>
        <source>&amp;Yielding promises a high honour</source>
        <translation>&amp;Überlassen verspricht einen hohen Honneur</translation>
    </message>
    <message>
        <source>A lone Three may be &amp;raised</source>
        <translation>Ein einzelner Dreier darf er&amp;höht werden</translation>
    </message>
    <message>
        <source>A declarer whose Three was the only bid may make it Two or One.</source>
        <translation>Ein Spieler, dessen Dreier die einzige Ansage war, darf ihn zum Zweier oder Einser machen.</translation>
    </message>
    <message>
        <source>A failed &amp;trial costs each:</source>
        <translation>Ein gescheiterter &amp;Probedreier kostet je:</translation>
    </message>
    <message>
        <source>The value of the bid</source>
        <translation>Den Wert der Ansage</translation>
    </message>
    <message>
        <source>A hand with %1 can be annulled</source>
        <translation>Ein Blatt darf weggeworfen werden: %1</translation>
    </message>
    <message>
        <source>The &amp;XX may be laid away</source>
        <translation>Der &amp;XXer darf weggelegt werden</translation>
    </message>
    <message>
        <source>&amp;Annulling comes:</source>
        <translation>&amp;Weggeworfen wird:</translation>
    </message>
    <message>
        <source>After the discards</source>
        <translation>Nach dem Weglegen</translation>
    </message>
    <message>
        <source>Before the discards</source>
        <translation>Vor dem Weglegen</translation>
    </message>
    <message>
        <source>Annulling is allowed after laying a tarokk away, &amp;too</source>
        <translation>Wegwerfen darf &amp;auch, wer Tarock weggelegt hat</translation>
    </message>
    <message>
        <source>After a &amp;void hand:</source>
        <translation>Nach einem un&amp;gültigen Spiel:</translation>
    </message>
    <message>
        <source>A round of deals counts twice; running rounds multiply.</source>
        <translation>Eine Runde zählt doppelt; laufende Runden multiplizieren sich.</translation>
    </message>
    <message>
        <source>A round of deals counts twice; rounds follow one another.</source>
        <translation>Eine Runde zählt doppelt; die Runden folgen aufeinander.</translation>
    </message>
    <message>
        <source>A round of deals counts twice, after a second void hand four times.</source>
        <translation>Eine Runde zählt doppelt, nach einem zweiten ungültigen Spiel vierfach.</translation>
    </message>
    <message>
        <source>Nothing is doubled, and the deal passes on.</source>
        <translation>Nichts wird verdoppelt, und der Nächste gibt.</translation>
    </message>
    <message>
        <source>Doubled rounds that multiply</source>
        <translation>Doppelte Runden, multipliziert</translation>
    </message>
    <message>
        <source>Doubled rounds in a row</source>
        <translation>Doppelte Runden nacheinander</translation>
    </message>
    <message>
        <source>Twice, then four times</source>
        <translation>Doppelt, dann vierfach</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>&amp;Free call after discarded tarokks</source>
        <translation>&amp;Freies Rufen nach weggelegtem Tarock</translation>
    </message>
    <message>
        <source>If another player has laid a tarokk away, any tarokk may be called.</source>
        <translation>Hat ein anderer Spieler Tarock weggelegt, darf jeder Tarock gerufen werden.</translation>
    </message>
    <message>
        <source>A called tarokk that was &amp;laid away is told</source>
        <translation>Ein weggelegter gerufener Tarock wird &amp;bekanntgegeben</translation>
    </message>
    <message>
        <source>Else its player only says kontra, and nobody else knows why.</source>
        <translation>Sonst gibt sein Spieler nur Kontra, und sonst weiß niemand, warum.</translation>
    </message>
    <message>
        <source>&amp;Double Game and Volát:</source>
        <translation>&amp;Doppelspiel und Volat:</translation>
    </message>
    <message>
        <source>Not in the same turn</source>
        <translation>Nicht im selben Zug</translation>
    </message>
    <message>
        <source>Also in the same turn</source>
        <translation>Auch im selben Zug</translation>
    </message>
    <message>
        <source>Never by the same player</source>
        <translation>Nie vom selben Spieler</translation>
    </message>
    <message>
        <source>D&amp;eclaring eight or nine tarokks:</source>
        <translation>Acht oder neun Tarock m&amp;elden:</translation>
    </message>
    <message>
        <source>Tells no side</source>
        <translation>Verrät keine Partei</translation>
    </message>
    <message>
        <source>Tells the side, like a bonus</source>
        <translation>Verrät die Partei wie eine Prämie</translation>
    </message>
    <message>
        <source>With &amp;kontra, the declarer wins with 47 points, too</source>
        <translation>Mit &amp;Kontra gewinnt der Spieler auch mit 47 Punkten</translation>
    </message>
    <message>
        <source>Silent Four Kin&amp;gs:</source>
        <translation>Stille Vier &amp;Könige:</translation>
    </message>
    <message>
        <source>Silent Pagát&amp;ultimó:</source>
        <translation>Stiller Pagatultim&amp;o:</translation>
    </message>
    <message>
        <source>Silent XXI-Catc&amp;h:</source>
        <translation>Stiller XXI-Fan&amp;g:</translation>
    </message>
    <message>
        <source>Beside Volát silent b&amp;onuses count:</source>
        <translation>Neben Volat zählen s&amp;tille Prämien:</translation>
    </message>
    <message>
        <source>Trull only</source>
        <translation>Nur der Trull</translation>
    </message>
    <message>
        <source>Silent Four Kings count beside silent Dou&amp;ble Game</source>
        <translation>Stille Vier Könige zählen neben stillem Doppelspie&amp;l</translation>
    </message>
    <message>
        <source>The kontra multiplies silent Double Game and Volát</source>
        <translation>Das Kontra vervielfacht stilles Doppelspiel und stillen Volat</translation>
    </message>
    <message>
        <source>Eight or nine tarokks that were not declared are &amp;paid:</source>
        <translation>Acht oder neun nicht gemeldete Tarock zahlt:</translation>
    </message>
    <message>
        <source>By the partner</source>
        <translation>Der Partner</translation>
    </message>
    <message>
        <source>By the partner, if the side has won as much</source>
        <translation>Der Partner, wenn die Partei so viel gewonnen hat</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Any bidder who was overbid may hold.</source>
        <translation>Jeder, dessen Ansage überboten wurde, darf halten.</translation>
    </message>
    <message>
        <source>Only a bidder who spoke before the last bidder may hold.</source>
        <translation>Halten darf nur, wer vor dem letzten Bieter gesprochen hat.</translation>
    </message>
    <message>
        <source>Any bidder</source>
        <translation>Jeder Bieter</translation>
    </message>
    <message>
        <source>Only an earlier speaker</source>
        <translation>Nur wer früher sprach</translation>
    </message>
    <message>
        <source>The player who yields has the Skíz or the XXI beside the XX.</source>
        <translation>Der Spieler, der überlässt, hat neben dem XXer den Sküs oder den XXIer.</translation>
    </message>
</context>
</TS>
