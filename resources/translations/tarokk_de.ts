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
        <source>Talon. Cards: %1</source>
        <translation>Talon. Karten: %1</translation>
    </message>
    <message>
        <source>Tricks won. %1</source>
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
    <message>
        <source>Batches to choose from: %1</source>
        <translation>Päckchen zur Wahl: %1</translation>
    </message>
</context>
<context>
    <name>Tarokk.Account</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>people</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <comment>people</comment>
        <translation>%1, %2 und %3</translation>
    </message>
    <message>
        <source>%1: %2 points, no trick.</source>
        <comment>a side</comment>
        <translation>%1: %2 Punkte, kein Stich.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 points in %n trick(s).</source>
        <comment>a side</comment>
        <translation>
            <numerusform>%1: %2 Punkte in %n Stich.</numerusform>
            <numerusform>%1: %2 Punkte in %n Stichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 points to %3.</source>
        <comment>a side, its points, those of the others</comment>
        <translation>%1: %2 zu %3 Punkten.</translation>
    </message>
    <message>
        <source>you pay each</source>
        <comment>a player who was alone</comment>
        <translation>du zahlst jedem</translation>
    </message>
    <message>
        <source>each pays you</source>
        <comment>a player who was alone</comment>
        <translation>jeder zahlt dir</translation>
    </message>
    <message>
        <source>You won the game.</source>
        <translation>Du hast das Spiel gewonnen.</translation>
    </message>
    <message>
        <source>You lost the game.</source>
        <translation>Du hast das Spiel verloren.</translation>
    </message>
    <message>
        <source>The declarer’s side won the game.</source>
        <translation>Die Partei des Rufers hat das Spiel gewonnen.</translation>
    </message>
    <message>
        <source>The opponents won the game.</source>
        <translation>Die Gegner haben das Spiel gewonnen.</translation>
    </message>
    <message>
        <source>Your side won the game.</source>
        <translation>Deine Partei hat das Spiel gewonnen.</translation>
    </message>
    <message>
        <source>Your side lost the game.</source>
        <translation>Deine Partei hat das Spiel verloren.</translation>
    </message>
    <message>
        <source>you pay</source>
        <comment>each player of a side</comment>
        <translation>ihr zahlt</translation>
    </message>
    <message>
        <source>you get</source>
        <comment>each player of a side</comment>
        <translation>ihr bekommt</translation>
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
        <translation>Die Lizitation ist vorbei: Du bist der Rufer, %1.</translation>
    </message>
    <message>
        <source>The auction is over: %1 is the declarer, %2.</source>
        <translation>Die Lizitation ist vorbei: %1 ist der Rufer, %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player and a card</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>You win the trick.</source>
        <translation>Du gewinnst den Stich.</translation>
    </message>
    <message>
        <source>%1 wins the trick.</source>
        <translation>%1 gewinnt den Stich.</translation>
    </message>
    <message>
        <source>Your XXI was caught: you wear the hat.</source>
        <translation>Dein XXI ist gefangen: Du trägst den Hut.</translation>
    </message>
    <message>
        <source>%1 has lost the XXI and wears the hat.</source>
        <translation>%1 hat den XXI verloren und trägt den Hut.</translation>
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
        <translation>Passt dieser Spieler später, verspricht das den %1.</translation>
    </message>
    <message>
        <source>That yields the game and promises the XX.</source>
        <translation>Das überlässt das Spiel und verspricht den XX.</translation>
    </message>
    <message>
        <source>A cue bid: it promises the %1.</source>
        <translation>Ein Invit: Das verspricht den %1.</translation>
    </message>
    <message>
        <source>You discard %1.</source>
        <translation>Du legst weg: %1.</translation>
    </message>
    <message>
        <source>Everybody knows now: you are the declarer’s partner.</source>
        <translation>Jetzt wissen es alle: Du bist der Partner des Rufers.</translation>
    </message>
    <message>
        <source>Everybody knows now: you are an opponent.</source>
        <translation>Jetzt wissen es alle: Du bist ein Gegner.</translation>
    </message>
    <message>
        <source>%1 is the declarer’s partner.</source>
        <translation>%1 ist der Partner des Rufers.</translation>
    </message>
    <message>
        <source>%1 is an opponent of the declarer.</source>
        <translation>%1 ist ein Gegner des Rufers.</translation>
    </message>
    <message>
        <source>Notice (%1): the Skíz deals and does not deal.</source>
        <translation>%1 sagt Schluss an: Der Sküs gibt und gibt nicht.</translation>
    </message>
    <message>
        <source>You can announce and say kontra, key %1.</source>
        <translation>Du kannst ansagen und Kontra sagen, Taste %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s).</source>
        <translation>
            <numerusform>%1 zieht %n Karte.</numerusform>
            <numerusform>%1 zieht %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n card(s).</source>
        <translation>
            <numerusform>%1 legt %n Karte weg.</numerusform>
            <numerusform>%1 legt %n Karten weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>You knock: everybody chooses one of four batches.</source>
        <translation>Du klopfst: Jeder wählt eines von vier Päckchen.</translation>
    </message>
    <message>
        <source>%1 knocks: everybody chooses one of four batches.</source>
        <translation>%1 klopft: Jeder wählt eines von vier Päckchen.</translation>
    </message>
    <message>
        <source>You take batch %1.</source>
        <translation>Du nimmst Päckchen %1.</translation>
    </message>
    <message>
        <source>%1 takes batch %2.</source>
        <translation>%1 nimmt Päckchen %2.</translation>
    </message>
    <message>
        <source>You take batch %1: %2.</source>
        <translation>Du nimmst Päckchen %1: %2.</translation>
    </message>
    <message>
        <source>You deal and sit out.</source>
        <translation>Du gibst und setzt aus.</translation>
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
        <source>%1 plays %2 and has called the %3</source>
        <comment>a player, a bid, a tarokk</comment>
        <translation>%1 spielt [einen]%2 und ruft den %3</translation>
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
    <message>
        <source>You play %1 and have called the %2</source>
        <comment>a bid, a tarokk</comment>
        <translation>Du spielst [einen]%1 und rufst den %2</translation>
    </message>
    <message>
        <source>Call your partner</source>
        <translation>Wen rufst du?</translation>
    </message>
    <message>
        <source>Until you pass, another click undoes what you have said.</source>
        <translation>Bis „Weiter“ nimmt ein weiterer Klick deine Ansage zurück.</translation>
    </message>
    <message>
        <source>Undoes it: the others hear it only when you pass.</source>
        <translation>Nimmt es zurück: Die anderen hören es erst nach „Weiter“.</translation>
    </message>
</context>
<context>
    <name>Tarokk.Called</name>
    <message>
        <source>I call the II.</source>
        <translation>Ich rufe den Zweier.</translation>
    </message>
    <message>
        <source>I call the III.</source>
        <translation>Ich rufe den Dreier.</translation>
    </message>
    <message>
        <source>I call the IV.</source>
        <translation>Ich rufe den Vierer.</translation>
    </message>
    <message>
        <source>I call the V.</source>
        <translation>Ich rufe den Fünfer.</translation>
    </message>
    <message>
        <source>I call the VI.</source>
        <translation>Ich rufe den Sechser.</translation>
    </message>
    <message>
        <source>I call the VII.</source>
        <translation>Ich rufe den Siebener.</translation>
    </message>
    <message>
        <source>I call the VIII.</source>
        <translation>Ich rufe den Achter.</translation>
    </message>
    <message>
        <source>I call the IX.</source>
        <translation>Ich rufe den Neuner.</translation>
    </message>
    <message>
        <source>I call the X.</source>
        <translation>Ich rufe den Zehner.</translation>
    </message>
    <message>
        <source>I call the XI.</source>
        <translation>Ich rufe den Elfer.</translation>
    </message>
    <message>
        <source>I call the XII.</source>
        <translation>Ich rufe den Zwölfer.</translation>
    </message>
    <message>
        <source>I call the XIII.</source>
        <translation>Ich rufe den Dreizehner.</translation>
    </message>
    <message>
        <source>I call the XIV.</source>
        <translation>Ich rufe den Vierzehner.</translation>
    </message>
    <message>
        <source>I call the XV.</source>
        <translation>Ich rufe den Fünfzehner.</translation>
    </message>
    <message>
        <source>I call the XVI.</source>
        <translation>Ich rufe den Sechzehner.</translation>
    </message>
    <message>
        <source>I call the XVII.</source>
        <translation>Ich rufe den Siebzehner.</translation>
    </message>
    <message>
        <source>I call the XVIII.</source>
        <translation>Ich rufe den Achtzehner.</translation>
    </message>
    <message>
        <source>I call the XIX.</source>
        <translation>Ich rufe den Neunzehner.</translation>
    </message>
    <message>
        <source>I call the XX.</source>
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
        <translation>Rufen …</translation>
    </message>
    <message>
        <source>Call a partner, announce bonuses, or say kontra</source>
        <translation>Einen Partner rufen, Prämien ansagen oder Kontra geben</translation>
    </message>
    <message>
        <source>Announce…</source>
        <translation>Ansagen …</translation>
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
        <translation>Trotzdem ansagen</translation>
    </message>
    <message>
        <source>Do not say it</source>
        <translation>Nicht ansagen</translation>
    </message>
</context>
<context>
    <name>Tarokk.Doubts</name>
    <message>
        <source>You hold the XXI yourself: it cannot be won.</source>
        <translation>Du hast den XXI selbst: Das ist nicht zu gewinnen.</translation>
    </message>
    <message>
        <source>You do not hold the Skíz, so only a partner who has it can win this.</source>
        <translation>Du hast den Sküs nicht: Gewinnen kann das nur ein Partner, der ihn hat.</translation>
    </message>
    <message>
        <source>You do not hold the Pagát, so only a partner who has it can win this.</source>
        <translation>Du hast den Pagat nicht: Gewinnen kann das nur ein Partner, der ihn hat.</translation>
    </message>
    <message>
        <source>You hold none of the three cards of the Trull.</source>
        <translation>Du hast keine der drei Trullkarten.</translation>
    </message>
    <message>
        <source>You play alone without the Skíz: it cannot be won.</source>
        <translation>Du spielst allein und ohne den Sküs: Das ist nicht zu gewinnen.</translation>
    </message>
    <message>
        <source>If it fails, it costs you %1 points.</source>
        <translation>Geht es schief, kostet es dich %1 Punkte.</translation>
    </message>
</context>
<context>
    <name>Tarokk.Face</name>
    <message>
        <source>Tarokk</source>
        <translation>Tarock</translation>
    </message>
    <message>
        <source>A secret partner</source>
        <translation>Ein geheimer Partner</translation>
    </message>
</context>
<context>
    <name>Tarokk.HandText</name>
    <message>
        <source>Declarer: %1 (%2)</source>
        <translation>Rufer: %1 (%2)</translation>
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
        <source>Notice: %1</source>
        <translation>Schluss angesagt: %1</translation>
    </message>
    <message>
        <source>%1 (%2): %3 to each</source>
        <translation>%1 (%2): an jeden %3</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Lizitation</translation>
    </message>
    <message>
        <source>Talon</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what is held</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You draw: %1</source>
        <translation>Du ziehst: %1</translation>
    </message>
    <message>
        <source>%1 draws: %2</source>
        <translation>%1 zieht: %2</translation>
    </message>
    <message>
        <source>You discard: %1</source>
        <translation>Du legst weg: %1</translation>
    </message>
    <message>
        <source>%1 discards: %2</source>
        <translation>%1 legt weg: %2</translation>
    </message>
    <message>
        <source>You win it</source>
        <comment>a trick</comment>
        <translation>Dein Stich</translation>
    </message>
    <message>
        <source>%1 wins it</source>
        <translation>Stich für %1</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>what a player says</comment>
        <translation>%1: „%2“</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s)</source>
        <translation>
            <numerusform>%1 zieht %n Karte</numerusform>
            <numerusform>%1 zieht %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n card(s)</source>
        <translation>
            <numerusform>%1 legt %n Karte weg</numerusform>
            <numerusform>%1 legt %n Karten weg</numerusform>
        </translation>
    </message>
    <message>
        <source>Your XXI was caught: you wear the hat</source>
        <translation>Dein XXI ist gefangen: Du trägst den Hut</translation>
    </message>
    <message>
        <source>%1 has lost the XXI and wears the hat</source>
        <translation>%1 hat den XXI verloren und trägt den Hut</translation>
    </message>
    <message>
        <source>You knock on the pack</source>
        <translation>Du klopfst auf das Kartenspiel</translation>
    </message>
    <message>
        <source>%1 knocks on the pack</source>
        <translation>%1 klopft auf das Kartenspiel</translation>
    </message>
    <message>
        <source>You take batch %1</source>
        <translation>Du nimmst Päckchen %1</translation>
    </message>
    <message>
        <source>%1 takes batch %2</source>
        <translation>%1 nimmt Päckchen %2</translation>
    </message>
    <message>
        <source>You take batch %1: %2</source>
        <translation>Du nimmst Päckchen %1: %2</translation>
    </message>
    <message>
        <source>%1 takes batch %2: %3</source>
        <translation>%1 nimmt Päckchen %2: %3</translation>
    </message>
    <message>
        <source>%1 (%2): pays in %3</source>
        <translation>%1 (%2): zahlt %3 ein</translation>
    </message>
    <message>
        <source>%1 (%2): takes out %3</source>
        <translation>%1 (%2): nimmt %3 heraus</translation>
    </message>
    <message>
        <source>%1 (%2): %3 from %4</source>
        <translation>%1 (%2): %3 von %4</translation>
    </message>
</context>
<context>
    <name>Tarokk.Help</name>
    <message>
        <source>%1 × game</source>
        <translation>%1 × Spiel</translation>
    </message>
    <message>
        <source>the other side</source>
        <translation>die Gegenpartei</translation>
    </message>
    <message>
        <source>the side that owns it</source>
        <translation>die Partei, der es gehört</translation>
    </message>
    <message>
        <source>Each suit</source>
        <translation>Jede Farbe</translation>
    </message>
    <message>
        <source>The declarer’s side needs %1 of the %2 points.</source>
        <translation>Die Partei des Rufers braucht %1 der %2 Punkte.</translation>
    </message>
</context>
<context>
    <name>Tarokk.Hints</name>
    <message>
        <source>Play the %1.</source>
        <translation>Spiel [den]%1.</translation>
    </message>
    <message>
        <source>Discard %1.</source>
        <translation>Leg %1 weg.</translation>
    </message>
    <message>
        <source>Bid %1.</source>
        <translation>Sag [einen]%1 an.</translation>
    </message>
    <message>
        <source>Call the %1.</source>
        <translation>Ruf den %1.</translation>
    </message>
    <message>
        <source>Declare your %1 tarokks.</source>
        <translation>Sag deine %1 Tarock an.</translation>
    </message>
    <message>
        <source>Announce %1.</source>
        <translation>Sag [den]%1 an.</translation>
    </message>
    <message>
        <source>Say %1: %2.</source>
        <comment>a level of kontra, what it is said to</comment>
        <translation>Sag „%1 %2“.</translation>
    </message>
    <message>
        <source>Hold.</source>
        <translation>Halte.</translation>
    </message>
    <message>
        <source>Play the hand.</source>
        <translation>Spiel weiter.</translation>
    </message>
    <message>
        <source>Annul the hand.</source>
        <translation>Wirf zusammen.</translation>
    </message>
    <message>
        <source>Say nothing more.</source>
        <translation>Sag „Weiter“.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Sag „Weiter“.</translation>
    </message>
    <message>
        <source>This is only a rule of thumb: nothing can be worked out here.</source>
        <translation>Das ist eine Faustregel: Hier lässt sich nichts ausrechnen.</translation>
    </message>
    <message>
        <source>It catches the XXI.</source>
        <translation>Er fängt den XXI.</translation>
    </message>
    <message>
        <source>Your Skíz waits for the XXI.</source>
        <translation>Dein Sküs wartet auf den XXI.</translation>
    </message>
    <message>
        <source>The Skíz cannot catch it in this trick.</source>
        <translation>In diesem Stich kann ihn der Sküs nicht fangen.</translation>
    </message>
    <message>
        <source>The Skíz could catch your XXI in this trick.</source>
        <translation>In diesem Stich könnte der Sküs deinen XXI fangen.</translation>
    </message>
    <message>
        <source>Nobody can take it from your side now.</source>
        <translation>Den nimmt deiner Partei jetzt niemand mehr.</translation>
    </message>
    <message>
        <source>The trick is your side’s, and its points count for you.</source>
        <translation>Der Stich gehört deiner Partei, seine Punkte zählen für euch.</translation>
    </message>
    <message>
        <source>The trick is theirs: give them few points.</source>
        <translation>Der Stich gehört den anderen: Gib ihnen wenig Punkte.</translation>
    </message>
    <message>
        <source>It wins a trick that would be theirs.</source>
        <translation>Damit holst du einen Stich, den sonst die anderen bekämen.</translation>
    </message>
    <message>
        <source>You hold both high honours.</source>
        <translation>Du hast beide hohen Honneurs.</translation>
    </message>
    <message>
        <source>They lack the Skíz: you hold it.</source>
        <translation>Der Sküs ist bei dir, nicht bei ihnen.</translation>
    </message>
    <message>
        <source>They lack the Pagát: you hold it.</source>
        <translation>Der Pagat ist bei dir, nicht bei ihnen.</translation>
    </message>
    <message>
        <source>You have the Pagát, and enough tarokks to keep it to the end.</source>
        <translation>Du hast den Pagat und genug Tarock, um ihn bis zum Ende zu behalten.</translation>
    </message>
    <message>
        <source>With the Skíz you bid nearly always.</source>
        <translation>Mit dem Sküs lizitiert man fast immer.</translation>
    </message>
    <message>
        <source>Usually the game is yielded to you, or you draw one card more from the talon.</source>
        <translation>Meist wird dir das Spiel überlassen, oder du ziehst eine Karte mehr aus dem Talon.</translation>
    </message>
    <message>
        <source>You hold the XX, so somebody may call you.</source>
        <translation>Du hast den XX, man wird vielleicht dich rufen.</translation>
    </message>
    <message>
        <source>Their points count for your side.</source>
        <translation>Die Punkte zählen für deine Partei.</translation>
    </message>
    <message>
        <source>Unless you are called, their points count for your side.</source>
        <translation>Wirst du nicht gerufen, zählen die Punkte für deine Partei.</translation>
    </message>
    <message>
        <source>You hold the XX: if you are called, they count for the opponents.</source>
        <translation>Du hast den XX: Wirst du gerufen, zählen sie für die Gegner.</translation>
    </message>
    <message>
        <source>That voids a suit, so you can play a tarokk when it is led.</source>
        <translation>So hast du eine Farbe nicht mehr und kannst Tarock spielen, wenn sie ausgespielt wird.</translation>
    </message>
    <message>
        <source>It catches the XXI, unless that is your partner’s.</source>
        <translation>Er fängt den XXI, außer der gehört deinem Partner.</translation>
    </message>
    <message>
        <source>You will be called: they count for the opponents.</source>
        <translation>Du wirst gerufen: Sie zählen für die Gegner.</translation>
    </message>
    <message>
        <source>That voids more than one suit, so you can play a tarokk when one of them is led.</source>
        <translation>So hast du mehr als eine Farbe nicht mehr und kannst Tarock spielen, wenn eine davon ausgespielt wird.</translation>
    </message>
    <message>
        <source>Each of the other three pays you %1 for them, however the hand ends.</source>
        <translation>Jeder der drei anderen zahlt dir dafür %1, wie die Runde auch ausgeht.</translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Nur diese Karte darfst du spielen.</translation>
    </message>
    <message>
        <source>It is your lowest card that wins the trick.</source>
        <translation>Es ist deine niedrigste Karte, die den Stich gewinnt.</translation>
    </message>
    <message>
        <source>The trick is your side’s already.</source>
        <translation>Der Stich gehört schon deiner Partei.</translation>
    </message>
    <message>
        <source>Nobody can beat it.</source>
        <translation>Niemand kann sie überstechen.</translation>
    </message>
    <message>
        <source>about %1 points</source>
        <translation>etwa %1 Punkte</translation>
    </message>
    <message>
        <source>%1 point</source>
        <translation>%1 Punkt</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>You can expect %1. Perhaps just as good: %2.</source>
        <translation>Zu erwarten: %1. Vielleicht ebenso gut: %2.</translation>
    </message>
    <message>
        <source>about %1 point</source>
        <translation>etwa %1 Punkt</translation>
    </message>
    <message>
        <source>Lead the %1.</source>
        <translation>Spiel [den]%1 aus.</translation>
    </message>
    <message>
        <source>Choose any batch: nobody has seen the cards.</source>
        <translation>Wähle irgendein Päckchen: Niemand hat die Karten gesehen.</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <comment>one to three cards</comment>
        <translation>Weglegen: %1</translation>
    </message>
    <message>
        <source>Batch %1</source>
        <translation>%1. Päckchen</translation>
    </message>
    <message>
        <source>Play the hand</source>
        <comment>what a player does who does not annul it</comment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>It is a cue bid: it promises a card that you hold, and who accepts it must call that card.</source>
        <translation>Ein Invit: Es verspricht eine Karte, die du hast, und wer es annimmt, muss sie rufen.</translation>
    </message>
</context>
<context>
    <name>Tarokk.Ledger</name>
    <message>
        <source>%1, counted %2 times</source>
        <translation>%1, %2-fach gezählt</translation>
    </message>
    <message>
        <source>Void hand</source>
        <translation>Ungültige Runde</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Topf</translation>
    </message>
</context>
<context>
    <name>Tarokk.Lesson</name>
    <message>
        <source>First declare your eight tarokks.</source>
        <translation>Sag zuerst deine acht Tarock an.</translation>
    </message>
</context>
<context>
    <name>Tarokk.NewMatch</name>
    <message>
        <source>Until you stop</source>
        <translation>Bis du aufhörst</translation>
    </message>
    <message>
        <source>1 round of deals</source>
        <translation>1 Umlauf</translation>
    </message>
    <message>
        <source>%1 rounds of deals</source>
        <translation>%1 Umläufe</translation>
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
        <source>The match &amp;lasts:</source>
        <translation>Daue&amp;r:</translation>
    </message>
</context>
<context>
    <name>Tarokk.PlayArea</name>
    <message>
        <source>Partners are called and bonuses announced before the first card.</source>
        <translation>Partner werden vor der ersten Karte gerufen; dann wird auch angesagt.</translation>
    </message>
    <message>
        <source>Play the hand</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Annul the hand</source>
        <translation>Zusammenwerfen</translation>
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
        <translation>%1 rufen, allein spielen</translation>
    </message>
    <message>
        <source>%1 (with a later pass the %2)</source>
        <comment>a bid and a tarokk</comment>
        <translation>%1 (mit späterem Passen %2)</translation>
    </message>
    <message>
        <source>%1 (%2 and Pagátultimó)</source>
        <comment>a bid and a tarokk</comment>
        <translation>%1 (%2, Pagatultimo)</translation>
    </message>
    <message>
        <source>Give notice</source>
        <translation>Schluss ansagen</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Klopfen</translation>
    </message>
</context>
<context>
    <name>Tarokk.Promises</name>
    <message>
        <source>Pass: promises the %1.</source>
        <translation>„Weiter“ verspricht den %1.</translation>
    </message>
    <message>
        <source>A pass would promise the %1.</source>
        <translation>„Weiter“ würde den %1 versprechen.</translation>
    </message>
    <message>
        <source>Cue bid (%1): %2</source>
        <translation>Invit (%1): %2</translation>
    </message>
    <message>
        <source>Cue bid if %1 passes: %2</source>
        <translation>Invit, wenn %1 „Weiter“ sagt: %2</translation>
    </message>
    <message>
        <source>Yielded (%1): %2</source>
        <translation>Überlassen (%1): %2</translation>
    </message>
    <message>
        <source>Rejected cue bid (%1): %2</source>
        <translation>Abgelehntes Invit (%1): %2</translation>
    </message>
    <message>
        <source>A pass yields: it promises the XX and a high honour.</source>
        <translation>„Weiter“ verspricht XX und hohes Honneur.</translation>
    </message>
    <message>
        <source>A pass yields: it promises the XX.</source>
        <translation>„Weiter“ verspricht den XX.</translation>
    </message>
    <message>
        <source>A pass would promise the XX and a high honour.</source>
        <translation>„Weiter“ würde XX und hohes Honneur versprechen.</translation>
    </message>
    <message>
        <source>For %1 you need the %2.</source>
        <comment>a bid and a tarokk</comment>
        <translation>Für [den]%1 brauchst du den %2.</translation>
    </message>
    <message>
        <source>For %1 you need the %2, for %3 the %4.</source>
        <comment>bids and tarokks</comment>
        <translation>%1 nur mit dem %2, %3 nur mit dem %4.</translation>
    </message>
    <message>
        <source>Cancelled cue bid (%1): %2</source>
        <translation>Hinfälliges Invit (%1): %2</translation>
    </message>
    <message>
        <source>Accepted cue bid (%1): %2</source>
        <translation>Angenommenes Invit (%1): %2</translation>
    </message>
    <message>
        <source>That cancels the cue bid (%1).</source>
        <translation>Damit ist das Invit hinfällig (%1).</translation>
    </message>
    <message>
        <source>That accepts the cue bid (%1).</source>
        <translation>Das nimmt das Invit an (%1).</translation>
    </message>
</context>
<context>
    <name>Tarokk.Prompts</name>
    <message>
        <source>Your Three was the only bid. You can raise it, or keep it.</source>
        <translation>Dein Dreier war die einzige Ansage. Du kannst erhöhen oder dabei bleiben.</translation>
    </message>
    <message>
        <source>You can annul the hand: %1. Do you?</source>
        <translation>Du kannst %1 zusammenwerfen. Willst du?</translation>
    </message>
    <message>
        <source>Without an honour (Skíz, XXI or Pagát) you can only pass.</source>
        <translation>Ohne Honneur (Sküs, XXI oder Pagat) kannst du nur „Weiter“ sagen.</translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>Du kannst nur „Weiter“ sagen.</translation>
    </message>
    <message>
        <source>You owe Pagátultimó: declare your tarokks first.</source>
        <translation>Du musst den Pagatultimo ansagen: Sag zuerst deine Tarock an.</translation>
    </message>
    <message>
        <source>For your cue bid you owe Pagátultimó: announce it before you pass.</source>
        <translation>Für dein Invit musst du den Pagatultimo ansagen, bevor du „Weiter“ sagst.</translation>
    </message>
    <message>
        <source>You discarded the %1, which was called: say kontra to the game.</source>
        <translation>Du hast den gerufenen %1 weggelegt: Sag Kontra zum Spiel.</translation>
    </message>
    <message>
        <source>You owe Pagátultimó: say kontra first, then announce it.</source>
        <translation>Du musst den Pagatultimo ansagen: Sag zuerst Kontra, dann sag ihn an.</translation>
    </message>
    <message>
        <source>You owe Pagátultimó: announce it before you pass.</source>
        <translation>Du musst den Pagatultimo ansagen, bevor du „Weiter“ sagst.</translation>
    </message>
    <message>
        <source>Announce, say kontra, or say “%1”.</source>
        <translation>Sag etwas an, sag Kontra oder „%1“.</translation>
    </message>
    <message>
        <source>Call the %1, which %2 has promised.</source>
        <translation>Ruf den %1, %2 hat ihn versprochen.</translation>
    </message>
    <message>
        <source>Call the %1: its holder is your partner.</source>
        <translation>Ruf den %1: Wer ihn hat, ist dein Partner.</translation>
    </message>
    <message>
        <source>Call a tarokk: its holder is your partner.</source>
        <translation>Ruf ein Tarock: Wer es hat, ist dein Partner.</translation>
    </message>
    <message>
        <source>You play alone; nobody else knows it.</source>
        <translation>Du spielst allein; sonst weiß es niemand.</translation>
    </message>
    <message>
        <source>Your bid stands: %1.</source>
        <translation>Deine Ansage gilt: %1.</translation>
    </message>
    <message>
        <source>%1 has bid: %2.</source>
        <translation>%1 sagt an: %2.</translation>
    </message>
    <message>
        <source>%1 holds: %2.</source>
        <translation>%1 hält: %2.</translation>
    </message>
    <message>
        <source>%1 is bidding.</source>
        <translation>%1 lizitiert.</translation>
    </message>
    <message>
        <source>%1 is thinking about raising the Three.</source>
        <translation>%1 überlegt, ob der Dreier erhöht wird.</translation>
    </message>
    <message>
        <source>%1 is discarding.</source>
        <translation>%1 legt weg.</translation>
    </message>
    <message>
        <source>%1 is asked about annulling the hand.</source>
        <translation>%1 wird nach dem Zusammenwerfen gefragt.</translation>
    </message>
    <message>
        <source>%1 to speak.</source>
        <translation>%1 ist mit dem Ansagen an der Reihe.</translation>
    </message>
    <message>
        <source>%1 to play.</source>
        <translation>%1 ist dran.</translation>
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
        <translation>Du bist der Rufer: %1.</translation>
    </message>
    <message>
        <source>%1 is the declarer: %2.</source>
        <translation>%1 ist der Rufer: %2.</translation>
    </message>
    <message>
        <source>Trick %1.</source>
        <translation>Stich %1.</translation>
    </message>
    <message>
        <source>You have the highest card, the %1: you deal.</source>
        <translation>Du hast die höchste Karte, [den]%1: Du gibst.</translation>
    </message>
    <message>
        <source>%1 deals, with the highest card: %2.</source>
        <translation>%1 hat die höchste Karte, [den]%2, und gibt.</translation>
    </message>
    <message>
        <source>Tarokks discarded by the three others: %1.</source>
        <translation>Weggelegte Tarock der drei anderen: %1.</translation>
    </message>
    <message>
        <source>Tarokks discarded (%1): %2.</source>
        <translation>%1 hat Tarock weggelegt: %2.</translation>
    </message>
    <message>
        <source>Notice: the Skíz decides</source>
        <translation>Schluss angesagt: Der Sküs entscheidet</translation>
    </message>
    <message>
        <source>Notice, hands left: %1</source>
        <translation>Schluss angesagt, noch %1 Runden</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>Du spielst allein</translation>
    </message>
    <message>
        <source>You are the partner</source>
        <translation>Du bist der Partner</translation>
    </message>
    <message>
        <source>You can only hold.</source>
        <translation>Du kannst nur halten.</translation>
    </message>
    <message>
        <source>You drew: %1. Discard one card.</source>
        <translation>Du hast gezogen: %1. Leg eine Karte weg.</translation>
    </message>
    <message>
        <source>You drew: %1. Discard two cards.</source>
        <translation>Du hast gezogen: %1. Leg zwei Karten weg.</translation>
    </message>
    <message>
        <source>You drew: %1. Discard three cards.</source>
        <translation>Du hast gezogen: %1. Leg drei Karten weg.</translation>
    </message>
    <message>
        <source>Say kontra, or say “%1”.</source>
        <translation>Sag Kontra oder „%1“.</translation>
    </message>
    <message>
        <source>Announce something, or say “%1”.</source>
        <translation>Sag etwas an oder sag „%1“.</translation>
    </message>
    <message>
        <source>You deal and sit out</source>
        <translation>Du gibst und setzt aus</translation>
    </message>
    <message>
        <source>Tarokks discarded:</source>
        <translation>Weggelegte Tarock:</translation>
    </message>
    <message>
        <source>the others %1</source>
        <comment>a number of tarokks</comment>
        <translation>die anderen %1</translation>
    </message>
    <message>
        <source>The discards of the three others are clean.</source>
        <translation>Die drei anderen haben kein Tarock weggelegt.</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>in the list of bids</comment>
        <translation>weiter</translation>
    </message>
    <message>
        <source>Bids: %1.</source>
        <translation>Lizitation: %1.</translation>
    </message>
    <message>
        <source>Hold, or bid higher.</source>
        <translation>Halte oder geh höher.</translation>
    </message>
    <message>
        <source>Hold or pass?</source>
        <translation>Halten oder „Weiter“?</translation>
    </message>
    <message>
        <source>Hold, bid higher or pass?</source>
        <translation>Was sagst du?</translation>
    </message>
    <message>
        <source>Bid higher?</source>
        <translation>Gehst du höher?</translation>
    </message>
    <message>
        <source>Your bid?</source>
        <translation>Lizitierst du?</translation>
    </message>
    <message>
        <source>Others: no tarokk</source>
        <translation>Die anderen haben
kein Tarock weggelegt</translation>
    </message>
    <message>
        <source>You play against %1.</source>
        <comment>the declarer</comment>
        <translation>Du spielst gegen %1.</translation>
    </message>
    <message>
        <source>You are %1’s partner; nobody else knows it.</source>
        <translation>Du bist der Partner von %1; sonst weiß es niemand.</translation>
    </message>
    <message>
        <source>You are %1’s partner.</source>
        <translation>Du bist der Partner von %1.</translation>
    </message>
    <message>
        <source>your side</source>
        <translation>deine Partei</translation>
    </message>
    <message>
        <source>You play against %1</source>
        <comment>the declarer</comment>
        <translation>Du spielst gegen %1</translation>
    </message>
    <message>
        <source>The trial failed: there was no honour in the talon.</source>
        <translation>Der Probedreier ist verloren: Im Talon war kein Honneur.</translation>
    </message>
    <message>
        <source>The trial failed: %1 found no honour.</source>
        <translation>Der Probedreier ist verloren: %1 hat kein Honneur gefunden.</translation>
    </message>
    <message>
        <source>%1 led the %2. Your turn.</source>
        <comment>a player, a card</comment>
        <translation>%1 spielt [den]%2 aus. Du bist dran.</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Du spielst aus.</translation>
    </message>
    <message>
        <source>Your side announced:</source>
        <translation>Ihr habt angesagt:</translation>
    </message>
    <message>
        <source>%1 announced:</source>
        <translation>%1 hat angesagt:</translation>
    </message>
    <message>
        <source>The declarer’s side announced:</source>
        <translation>Die Partei des Rufers hat angesagt:</translation>
    </message>
    <message>
        <source>The opponents announced:</source>
        <translation>Die Gegner haben angesagt:</translation>
    </message>
    <message>
        <source>%1: %2 tarokks</source>
        <comment>a player, how many are declared</comment>
        <translation>%1: %2 Tarock</translation>
    </message>
    <message>
        <source>hold %1</source>
        <comment>in the list of bids</comment>
        <translation>halte %1</translation>
    </message>
    <message>
        <source>You play alone.</source>
        <translation>Du spielst allein.</translation>
    </message>
    <message>
        <source>Partner: %1 (%2)</source>
        <comment>a player, the called tarokk</comment>
        <translation>Partner: %1 (%2)</translation>
    </message>
    <message>
        <source>%1 plays alone</source>
        <translation>%1 spielt allein</translation>
    </message>
    <message>
        <source>To announce now would make you the declarer’s partner. Say kontra first, or just “%1”.</source>
        <translation>Wer ohne Kontra ansagt, gilt als Partner. Sag also zuerst Kontra oder nur „%1“.</translation>
    </message>
    <message>
        <source>To announce now would make you an opponent. Say kontra first, or just “%1”.</source>
        <translation>Wer ohne Kontra ansagt, gilt als Gegner. Sag also zuerst Kontra oder nur „%1“.</translation>
    </message>
    <message>
        <source>You have announced or said kontra: declare your %1 tarokks before you pass.</source>
        <translation>Du hast angesagt oder Kontra gegeben: Sag deine %1 Tarock an, bevor du „Weiter“ sagst.</translation>
    </message>
    <message>
        <source>%1 is choosing a batch.</source>
        <translation>%1 wählt ein Päckchen.</translation>
    </message>
    <message>
        <source>Pot: %1</source>
        <translation>Topf: %1</translation>
    </message>
    <message>
        <source>Or press “Knock”: then everybody chooses a batch.</source>
        <translation>Oder drücke „Klopfen“: Dann wählt jeder ein Päckchen.</translation>
    </message>
    <message>
        <source>Choose nine cards: click a batch, drag it to you, or press its number.</source>
        <translation>Wähle neun Karten: Klicke ein Päckchen an, zieh es zu dir, oder drücke seine Nummer.</translation>
    </message>
</context>
<context>
    <name>Tarokk.Records</name>
    <message>
        <source>Bid</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>Declarer and partner</source>
        <translation>Rufer und Partner</translation>
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
        <translation>ungültig</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
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
        <translation>Zum Lizitieren brauchst du ein Honneur: Sküs, XXI oder Pagat.</translation>
    </message>
    <message>
        <source>%1 is not higher.</source>
        <translation>%1 ist nicht höher.</translation>
    </message>
    <message>
        <source>You can hold only a bid over your own, and only once at each level.</source>
        <translation>Halten kannst du nur, wenn jemand über deine Ansage gegangen ist, und auf jeder Stufe nur einmal.</translation>
    </message>
    <message>
        <source>The Three can be raised only to Two or One.</source>
        <translation>Der Dreier kann nur auf Zweier oder Einser erhöht werden.</translation>
    </message>
    <message>
        <source>%1 would be a cue bid and promise the %2. You do not hold it.</source>
        <translation>%1 wäre ein Invit und würde den %2 versprechen. Den hast du nicht.</translation>
    </message>
    <message>
        <source>A pass would yield the game: it promises the XX and a high honour. Hold, or bid higher.</source>
        <translation>„Weiter“ würde das Spiel überlassen: Das verspricht den XX und ein hohes Honneur. Halte oder geh höher.</translation>
    </message>
    <message>
        <source>A pass would promise the %1. Hold, or bid higher.</source>
        <translation>„Weiter“ würde den %1 versprechen. Halte oder geh höher.</translation>
    </message>
    <message>
        <source>This hand cannot be annulled.</source>
        <translation>Diese Karten kann man nicht zusammenwerfen.</translation>
    </message>
    <message>
        <source>You have discarded a tarokk: only four Kings would annul the hand.</source>
        <translation>Du hast ein Tarock weggelegt: Nur mit vier Königen könntest du zusammenwerfen.</translation>
    </message>
    <message>
        <source>Call your partner first.</source>
        <translation>Ruf zuerst deinen Partner.</translation>
    </message>
    <message>
        <source>Declare eight or nine tarokks once, with their true number, before anything else.</source>
        <translation>Acht oder neun Tarock werden einmal angesagt, mit der richtigen Zahl, vor allem anderen.</translation>
    </message>
    <message>
        <source>You discarded the called tarokk: say kontra to the game.</source>
        <translation>Du hast das gerufene Tarock weggelegt: Sag Kontra zum Spiel.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>Discard as many cards as you drew: %1.</source>
        <translation>Du legst so viele Karten weg, wie du gezogen hast: %1.</translation>
    </message>
    <message>
        <source>You cannot discard now.</source>
        <translation>Jetzt werden keine Karten weggelegt.</translation>
    </message>
    <message>
        <source>Kings cannot be discarded.</source>
        <translation>Könige werden nie weggelegt.</translation>
    </message>
    <message>
        <source>Honours cannot be discarded.</source>
        <translation>Honneurs werden nie weggelegt.</translation>
    </message>
    <message>
        <source>You have promised the %1, so you keep it.</source>
        <translation>Du hast den %1 versprochen, er bleibt.</translation>
    </message>
    <message>
        <source>By these rules the XX cannot be discarded.</source>
        <translation>Nach diesen Regeln wird der XX nie weggelegt.</translation>
    </message>
    <message>
        <source>You must call the %1: it was promised.</source>
        <translation>Du musst den %1 rufen: Er wurde versprochen.</translation>
    </message>
    <message>
        <source>Only tarokks from II to XX can be called.</source>
        <translation>Gerufen werden nur die Tarock von II bis XX.</translation>
    </message>
    <message>
        <source>You have discarded the %1.</source>
        <translation>Du hast den %1 weggelegt.</translation>
    </message>
    <message>
        <source>You hold the %1 yourself.</source>
        <translation>Den %1 hast du selbst.</translation>
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
        <source>Your side has already announced this: %1.</source>
        <translation>Deine Partei hat das schon angesagt: %1.</translation>
    </message>
    <message>
        <source>No player announces both Double Game and Volát.</source>
        <translation>Doppelspiel und Valat kann nicht derselbe Spieler ansagen.</translation>
    </message>
    <message>
        <source>Double Game and Volát cannot be announced in the same turn, nor Double Game after Volát.</source>
        <translation>Doppelspiel und Valat werden nicht zugleich angesagt, und das Doppelspiel nicht nach dem Valat.</translation>
    </message>
    <message>
        <source>Kontras go step by step, the two sides taking turns: %1.</source>
        <translation>Die Kontras folgen aufeinander, die Parteien wechseln sich ab: %1.</translation>
    </message>
    <message>
        <source>That cannot be said now.</source>
        <translation>Das kann jetzt nicht gesagt werden.</translation>
    </message>
    <message>
        <source>You made a promise with the Pagát as your only honour, so you owe Pagátultimó: announce it in your first turn, and declare eight or nine tarokks before it.</source>
        <translation>Wer mit dem Pagat als einzigem Honneur etwas verspricht, schuldet den Pagatultimo: Sag ihn an, sobald du zum ersten Mal an der Reihe bist, und davor acht oder neun Tarock.</translation>
    </message>
    <message>
        <source>If you announce now, you count as the declarer’s partner: say kontra first, to show your side.</source>
        <translation>Wer ansagt, ohne vorher Kontra zu sagen, gilt als Partner des Rufers: Sag zuerst Kontra, das zeigt deine Partei.</translation>
    </message>
    <message>
        <source>First discard as many cards as you drew.</source>
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
        <source>You must follow suit: %1 were led.</source>
        <translation>Du musst Farbe bekennen: %1.</translation>
    </message>
    <message>
        <source>You have no %1: you must play a tarokk.</source>
        <translation>Du hast kein %1: Du musst ein Tarock spielen.</translation>
    </message>
    <message>
        <source>Your side announced Pagátultimó: the Pagát is kept as long as another card can be played.</source>
        <translation>Deine Partei hat den Pagatultimo angesagt: Der Pagat bleibt, solange eine andere Karte geht.</translation>
    </message>
    <message>
        <source>This card may not be played now.</source>
        <translation>Diese Karte darf jetzt nicht gespielt werden.</translation>
    </message>
    <message>
        <source>If you announce now, you count as an opponent: say kontra first, to show your side.</source>
        <translation>Wer ansagt, ohne vorher Kontra zu sagen, gilt als Gegner: Sag zuerst Kontra, das zeigt deine Partei.</translation>
    </message>
    <message>
        <source>You call the XX, or the highest tarokk below it that you do not hold.</source>
        <translation>Du rufst den XX oder das höchste Tarock darunter, das du nicht hast.</translation>
    </message>
    <message>
        <source>You can call others only if somebody else has discarded a tarokk.</source>
        <translation>Andere kannst du nur rufen, wenn jemand anderer Tarock weggelegt hat.</translation>
    </message>
    <message>
        <source>This batch has been taken already.</source>
        <translation>Dieses Päckchen ist schon genommen.</translation>
    </message>
    <message>
        <source>First choose one of the batches.</source>
        <translation>Wähle zuerst eines der Päckchen.</translation>
    </message>
    <message>
        <source>The declarer’s partner declares tarokks only once everybody knows that side.</source>
        <translation>Der Partner des Rufers sagt Tarock erst an, wenn alle wissen, wozu er gehört.</translation>
    </message>
    <message>
        <source>You have announced or said kontra: declare your eight or nine tarokks in this turn.</source>
        <translation>Du hast angesagt oder Kontra gegeben: Sag deine acht oder neun Tarock jetzt an.</translation>
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
        <source>the auction is not over</source>
        <translation>die Lizitation ist nicht vorbei</translation>
    </message>
    <message>
        <source>only a bidder who was outbid may hold, once at each level</source>
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
        <source>the Three may be raised to Two or One only</source>
        <translation>der Dreier kann nur auf Zweier oder Einser erhöht werden</translation>
    </message>
    <message>
        <source>this bid promises %1, which is not in the hand</source>
        <translation>diese Ansage verspricht den %1, aber der ist nicht in der Hand</translation>
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
        <source>the players are discarding</source>
        <translation>es werden Karten weggelegt</translation>
    </message>
    <message>
        <source>%1 is not in the hand</source>
        <translation>%1 ist nicht in der Hand</translation>
    </message>
    <message>
        <source>Kings cannot be discarded</source>
        <translation>Könige werden nie weggelegt</translation>
    </message>
    <message>
        <source>honours cannot be discarded</source>
        <translation>Honneurs werden nie weggelegt</translation>
    </message>
    <message>
        <source>%1 was promised by a bid and stays</source>
        <translation>%1 wurde durch eine Ansage versprochen und bleibt</translation>
    </message>
    <message>
        <source>by these rules XX cannot be discarded</source>
        <translation>nach diesen Regeln wird der XX nie weggelegt</translation>
    </message>
    <message>
        <source>as many cards must be discarded as were drawn: %1</source>
        <translation>es werden so viele Karten weggelegt, wie gezogen wurden: %1</translation>
    </message>
    <message>
        <source>the players are asked who annuls the hand</source>
        <translation>die Spieler werden nach dem Zusammenwerfen gefragt</translation>
    </message>
    <message>
        <source>this hand cannot be annulled</source>
        <translation>diese Karten kann man nicht zusammenwerfen</translation>
    </message>
    <message>
        <source>the round of announcements is not over</source>
        <translation>die Ansagen sind nicht vorbei</translation>
    </message>
    <message>
        <source>the declarer calls a partner first</source>
        <translation>der Rufer ruft zuerst einen Partner</translation>
    </message>
    <message>
        <source>a partner has been called already</source>
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
        <source>eight or nine tarokks are declared before Pagátultimó or its kontra</source>
        <translation>acht oder neun Tarock werden vor dem Pagatultimo oder seinem Kontra angesagt</translation>
    </message>
    <message>
        <source>this side has announced it already</source>
        <translation>diese Partei hat das schon angesagt</translation>
    </message>
    <message>
        <source>Double Game and Volát are not announced in one turn</source>
        <translation>Doppelspiel und Valat werden nicht zugleich angesagt</translation>
    </message>
    <message>
        <source>Double Game is not announced after Volát</source>
        <translation>das Doppelspiel wird nicht nach dem Valat angesagt</translation>
    </message>
    <message>
        <source>no player announces both Double Game and Volát</source>
        <translation>ein Spieler sagt nie Doppelspiel und Valat an</translation>
    </message>
    <message>
        <source>this player owes Pagátultimó and declares the tarokks first</source>
        <translation>dieser Spieler schuldet den Pagatultimo und sagt zuerst die Tarock an</translation>
    </message>
    <message>
        <source>this player owes Pagátultimó</source>
        <translation>dieser Spieler schuldet den Pagatultimo</translation>
    </message>
    <message>
        <source>the player who discarded the called tarokk must say kontra to the game</source>
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
        <source>only the tarokks from II to XX are called</source>
        <translation>gerufen werden nur die Tarock von II bis XX</translation>
    </message>
    <message>
        <source>the declarer has discarded %1</source>
        <translation>der Rufer hat %1 weggelegt</translation>
    </message>
    <message>
        <source>the declarer holds %1</source>
        <translation>der Rufer hat %1 selbst</translation>
    </message>
    <message>
        <source>%1 may not be called now</source>
        <translation>%1 kann jetzt nicht gerufen werden</translation>
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
        <source>with Pagátultimó announced, the Pagát is kept as long as possible</source>
        <translation>nach der Ansage Pagatultimo bleibt der Pagat, solange es geht</translation>
    </message>
    <message>
        <source>%1 is not an action</source>
        <translation>%1 ist kein Zug</translation>
    </message>
    <message>
        <source>notice has been given already</source>
        <translation>der Schluss ist schon angesagt</translation>
    </message>
    <message>
        <source>notice is given between two hands</source>
        <translation>Schluss angesagt wird zwischen zwei Runden</translation>
    </message>
    <message>
        <source>it is not this player’s turn to bid</source>
        <translation>dieser Spieler ist nicht mit dem Lizitieren an der Reihe</translation>
    </message>
    <message>
        <source>it is not this player’s turn to discard</source>
        <translation>dieser Spieler ist nicht mit dem Weglegen an der Reihe</translation>
    </message>
    <message>
        <source>it is not this player’s turn to annul the hand</source>
        <translation>dieser Spieler ist nicht mit dem Zusammenwerfen an der Reihe</translation>
    </message>
    <message>
        <source>it is not this player’s turn to speak</source>
        <translation>dieser Spieler ist nicht mit dem Ansagen an der Reihe</translation>
    </message>
    <message>
        <source>it is not this player’s turn to play</source>
        <translation>dieser Spieler ist nicht an der Reihe</translation>
    </message>
    <message>
        <source>a player who has discarded a tarokk may annul the hand only with four Kings</source>
        <translation>wer ein Tarock weggelegt hat, darf nur mit vier Königen zusammenwerfen</translation>
    </message>
    <message>
        <source>%1 was promised and must be called</source>
        <translation>versprochen und deshalb zu rufen: %1</translation>
    </message>
    <message>
        <source>the partner declares tarokks only once that side is known</source>
        <translation>der Partner sagt seine Tarock erst an, wenn seine Partei bekannt ist</translation>
    </message>
    <message>
        <source>these cards have been taken already</source>
        <translation>diese Karten sind schon vergeben</translation>
    </message>
    <message>
        <source>it is not this player’s turn to choose cards</source>
        <translation>dieser Spieler ist nicht mit dem Wählen der Karten an der Reihe</translation>
    </message>
    <message>
        <source>the players are choosing their cards</source>
        <translation>die Karten werden noch gewählt</translation>
    </message>
    <message>
        <source>a player who announces or says kontra also declares eight or nine tarokks</source>
        <translation>wer etwas ansagt oder Kontra gibt, sagt auch acht oder neun Tarock an</translation>
    </message>
</context>
<context>
    <name>Tarokk.Review</name>
    <message>
        <source>Your score for this hand: %1.</source>
        <translation>Dein Ergebnis in dieser Runde: %1.</translation>
    </message>
    <message>
        <source>you played the %1.</source>
        <translation>Du hast [den]%1 gespielt.</translation>
    </message>
    <message>
        <source>you discarded %1.</source>
        <translation>Du hast weggelegt: %1.</translation>
    </message>
    <message>
        <source>you bid %1.</source>
        <translation>Du hast [einen]%1 angesagt.</translation>
    </message>
    <message>
        <source>you called the %1.</source>
        <translation>Du hast [den]%1 gerufen.</translation>
    </message>
    <message>
        <source>you declared %1 tarokks.</source>
        <translation>Du hast %1 Tarock angesagt.</translation>
    </message>
    <message>
        <source>you announced %1.</source>
        <translation>Du hast [den]%1 angesagt.</translation>
    </message>
    <message>
        <source>you said %1: %2.</source>
        <comment>a level of kontra, what it was said to</comment>
        <translation>Du hast „%1 %2“ gesagt.</translation>
    </message>
    <message>
        <source>you said nothing more.</source>
        <translation>Du hast „Weiter“ gesagt.</translation>
    </message>
    <message>
        <source>you passed.</source>
        <translation>Du hast „Weiter“ gesagt.</translation>
    </message>
    <message>
        <source>you held.</source>
        <translation>Du hast gehalten.</translation>
    </message>
    <message>
        <source>you kept the hand.</source>
        <translation>Du hast nicht zusammengeworfen.</translation>
    </message>
    <message>
        <source>you annulled the hand.</source>
        <translation>Du hast zusammengeworfen.</translation>
    </message>
    <message>
        <source>That cost %1 points.</source>
        <translation>Das hat %1 Punkte gekostet.</translation>
    </message>
    <message>
        <source>That cost about %1 points.</source>
        <translation>Das hat etwa %1 Punkte gekostet.</translation>
    </message>
    <message>
        <source>That cost about %1 point.</source>
        <translation>Das hat etwa %1 Punkt gekostet.</translation>
    </message>
    <message>
        <source>That cost %1 point.</source>
        <translation>Das hat %1 Punkt gekostet.</translation>
    </message>
    <message>
        <source>you led the %1.</source>
        <translation>Du hast [den]%1 ausgespielt.</translation>
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
        <translation>Ich werfe zusammen.</translation>
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
        <source>%1 the Trull!</source>
        <comment>a level of kontra</comment>
        <translation>%1 Trull!</translation>
    </message>
    <message>
        <source>%1 the Kings!</source>
        <comment>a level of kontra</comment>
        <translation>%1 Könige!</translation>
    </message>
    <message>
        <source>%1 the Double Game!</source>
        <comment>a level of kontra</comment>
        <translation>%1 Doppelspiel!</translation>
    </message>
    <message>
        <source>%1 the Volát!</source>
        <comment>a level of kontra</comment>
        <translation>%1 Valat!</translation>
    </message>
    <message>
        <source>%1 the Ultimó!</source>
        <comment>a level of kontra</comment>
        <translation>%1 Ultimo!</translation>
    </message>
    <message>
        <source>%1 the catch!</source>
        <comment>a level of kontra</comment>
        <translation>%1 Fang!</translation>
    </message>
    <message>
        <source>I knock!</source>
        <translation>Ich klopfe!</translation>
    </message>
</context>
<context>
    <name>Tarokk.Statistics</name>
    <message>
        <source>Hands as declarer</source>
        <translation>Runden als Rufer</translation>
    </message>
    <message>
        <source>Games won : lost as declarer</source>
        <translation>Spiele gewonnen : verloren als Rufer</translation>
    </message>
    <message>
        <source>Trials failed</source>
        <translation>Gescheiterte Probedreier</translation>
    </message>
    <message>
        <source>Void hands</source>
        <translation>Ungültige Runden</translation>
    </message>
    <message>
        <source>Points per hand as declarer</source>
        <translation>Punkte je Runde als Rufer</translation>
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
    <message>
        <source>Bidding</source>
        <translation>Lizitieren</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>Calling and announcing</source>
        <translation>Rufen und Ansagen</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Gespielte Karten</translation>
    </message>
    <message>
        <source>Announced bonuses won : lost</source>
        <translation>Angesagte Prämien, gewonnen : verloren</translation>
    </message>
    <message>
        <source>Silent bonuses won : lost</source>
        <translation>Stille Prämien, gewonnen : verloren</translation>
    </message>
    <message>
        <source>Taken from the pot : paid into it</source>
        <translation>Aus dem Topf genommen : eingezahlt</translation>
    </message>
</context>
<context>
    <name>Tarokk.Summary</name>
    <message>
        <source>The hand</source>
        <translation>Die Runde</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Everybody passed</source>
        <translation>Alle haben gepasst</translation>
    </message>
    <message>
        <source>The hand was annulled</source>
        <translation>Es wurde zusammengeworfen</translation>
    </message>
    <message>
        <source>The trial failed: %1 for you</source>
        <comment>points with sign</comment>
        <translation>Der Probedreier ist verloren: %1 für dich</translation>
    </message>
    <message>
        <source>%1 found no honour in the talon and pays each %2.</source>
        <translation>%1 hat im Talon kein Honneur gefunden und zahlt jedem %2.</translation>
    </message>
    <message>
        <source>%1 played %2 alone, and had called the %3.</source>
        <translation>%1 hat allein [einen]%2 gespielt und den %3 gerufen.</translation>
    </message>
    <message>
        <source>%1 played %2 with %3, who held the %4.</source>
        <translation>%1 hat [einen]%2 gespielt, Partner war %3 mit dem %4.</translation>
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
        <translation>an jeden</translation>
    </message>
    <message>
        <source>from each of the others</source>
        <translation>von jedem</translation>
    </message>
    <message>
        <source>to the declarer’s side</source>
        <translation>bekommt die Partei des Rufers</translation>
    </message>
    <message>
        <source>to the opponents</source>
        <translation>bekommen die Gegner</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>a player who pays</comment>
        <translation>von %1</translation>
    </message>
    <message>
        <source>You sat out this hand</source>
        <translation>In dieser Runde hast du ausgesetzt</translation>
    </message>
    <message>
        <source>%1 played %2 with you: you held the %3.</source>
        <translation>%1 hat [einen]%2 mit dir gespielt, du hattest den %3.</translation>
    </message>
    <message>
        <source>declared</source>
        <comment>eight or nine tarokks</comment>
        <translation>angesagt</translation>
    </message>
    <message>
        <source>not declared</source>
        <comment>eight or nine tarokks</comment>
        <translation>nicht angesagt</translation>
    </message>
    <message>
        <source>Doubled round: the next hand counts ×%1.</source>
        <translation>Doppelrunde: Die nächste Runde zählt ×%1.</translation>
    </message>
    <message>
        <source>Doubled round: everything counts ×%1.</source>
        <translation>Doppelrunde: Alles zählt ×%1.</translation>
    </message>
    <message>
        <source>You found no honour in the talon and pay each %1.</source>
        <translation>Du hast im Talon kein Honneur gefunden und zahlst jedem %1.</translation>
    </message>
    <message>
        <source>%1 played %2 alone: %3 had discarded the called %4.</source>
        <translation>%1 hat allein [einen]%2 gespielt: %3 hatte den gerufenen %4 weggelegt.</translation>
    </message>
    <message>
        <source>You played %1 with %2, who held the %3.</source>
        <translation>Du hast [einen]%1 gespielt, dein Partner war %2 mit dem %3.</translation>
    </message>
    <message>
        <source>You played %1 alone, and had called the %2.</source>
        <translation>Du hast allein [einen]%1 gespielt und den %2 gerufen.</translation>
    </message>
    <message>
        <source>You played %1 alone: %2 had discarded the called %3.</source>
        <translation>Du hast allein [einen]%1 gespielt: %2 hatte den gerufenen %3 weggelegt.</translation>
    </message>
    <message>
        <source>%1 played %2 alone: you had discarded the called %3.</source>
        <translation>%1 hat allein [einen]%2 gespielt: Du hattest den gerufenen %3 weggelegt.</translation>
    </message>
    <message>
        <source>You gain nothing</source>
        <translation>Die Runde bringt dir nichts</translation>
    </message>
    <message>
        <source>You gain 1 point</source>
        <translation>Du gewinnst 1 Punkt</translation>
    </message>
    <message>
        <source>You lose 1 point</source>
        <translation>Du verlierst 1 Punkt</translation>
    </message>
    <message>
        <source>You gain %1 points</source>
        <translation>Du gewinnst %1 Punkte</translation>
    </message>
    <message>
        <source>You lose %1 points</source>
        <translation>Du verlierst %1 Punkte</translation>
    </message>
    <message>
        <source>failed</source>
        <comment>a bonus</comment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>You annulled the hand: %1.</source>
        <translation>Du hast %1 zusammengeworfen.</translation>
    </message>
    <message>
        <source>%1 annulled the hand: %2.</source>
        <translation>%1 hat %2 zusammengeworfen.</translation>
    </message>
    <message>
        <source>%1, %3: %2.</source>
        <comment>what is scored, its points, to whom they go</comment>
        <translation>%1, %3: %2.</translation>
    </message>
    <message>
        <source>Announce the end: at most two more rounds. The Skíz in the next hand decides how many.</source>
        <translation>Wenn du Schluss ansagst, gibt es höchstens noch zwei Umläufe. Wie viele, entscheidet der Sküs der nächsten Runde.</translation>
    </message>
    <message>
        <source>The declarer’s side needed 48 points.</source>
        <translation>Die Partei des Rufers hätte 48 Punkte gebraucht.</translation>
    </message>
    <message>
        <source>You dealt: you won or lost as much as each opponent.</source>
        <translation>Du hast gegeben: Du hast so viel gewonnen oder verloren wie jeder Gegner.</translation>
    </message>
    <message>
        <source>%1 dealt, and won or lost as much as each opponent.</source>
        <translation>%1 hat gegeben und so viel gewonnen oder verloren wie jeder Gegner.</translation>
    </message>
    <message>
        <source>The match is over: what was left in the pot has been shared.</source>
        <translation>Die Partie ist zu Ende: Der Rest im Topf ist aufgeteilt.</translation>
    </message>
    <message>
        <source>In the pot now: %1.</source>
        <translation>Im Topf sind jetzt %1.</translation>
    </message>
    <message>
        <source>You found no honour in the talon and pay %1 into the pot.</source>
        <translation>Du hast im Talon kein Honneur gefunden und zahlst %1 in den Topf.</translation>
    </message>
    <message>
        <source>%1 found no honour in the talon and pays %2 into the pot.</source>
        <translation>%1 hat im Talon kein Honneur gefunden und zahlt %2 in den Topf.</translation>
    </message>
    <message>
        <source>paid in</source>
        <translation>eingezahlt</translation>
    </message>
    <message>
        <source>taken out</source>
        <translation>entnommen</translation>
    </message>
</context>
<context>
    <name>Tarokk.Table</name>
    <message>
        <source>declarer</source>
        <translation>ruft</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>gibt</translation>
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
        <source>Discard</source>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Undone: “%1”</source>
        <comment>what was said</comment>
        <translation>Zurückgenommen: „%1“</translation>
    </message>
    <message>
        <source>Batch %1 is back on the table.</source>
        <translation>Päckchen %1 liegt wieder auf dem Tisch.</translation>
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
        <translation>Valat</translation>
    </message>
    <message>
        <source>Pagátultimó</source>
        <translation>Pagatultimo</translation>
    </message>
    <message>
        <source>XXI-Catch</source>
        <translation>Mondfang</translation>
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
        <translation>48 Punkte für die Partei des Rufers, 47 für die Gegner</translation>
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
        <source>catch the other side’s XXI with the Skíz</source>
        <translation>den XXI der Gegenpartei mit dem Sküs fangen</translation>
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
        <source>Hirschkontra</source>
        <translation>Hirschkontra</translation>
    </message>
    <message>
        <source>Mordkontra</source>
        <translation>Mordkontra</translation>
    </message>
    <message>
        <source>declarer’s side</source>
        <translation>Partei des Rufers</translation>
    </message>
    <message>
        <source>opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Everybody passed.</source>
        <translation>Alle haben gepasst.</translation>
    </message>
    <message>
        <source>Annulled with all four Kings.</source>
        <translation>Zusammengeworfen mit allen vier Königen.</translation>
    </message>
    <message>
        <source>Annulled with the XXI as the only tarokk.</source>
        <translation>Zusammengeworfen mit dem XXI als einzigem Tarock.</translation>
    </message>
    <message>
        <source>Annulled with the Pagát as the only tarokk.</source>
        <translation>Zusammengeworfen mit dem Pagat als einzigem Tarock.</translation>
    </message>
    <message>
        <source>Annulled without a tarokk.</source>
        <translation>Zusammengeworfen ohne Tarock.</translation>
    </message>
    <message>
        <source>Annulled with XXI and Pagát as the only tarokks.</source>
        <translation>Zusammengeworfen mit XXI und Pagat als einzigen Tarock.</translation>
    </message>
    <message>
        <source>four Kings</source>
        <translation>mit vier Königen</translation>
    </message>
    <message>
        <source>the XXI as the only tarokk</source>
        <translation>mit dem XXI als einzigem Tarock</translation>
    </message>
    <message>
        <source>the Pagát as the only tarokk</source>
        <translation>mit dem Pagat als einzigem Tarock</translation>
    </message>
    <message>
        <source>no tarokk</source>
        <translation>ohne Tarock</translation>
    </message>
    <message>
        <source>XXI and Pagát as the only tarokks</source>
        <translation>mit XXI und Pagat als einzigen Tarock</translation>
    </message>
    <message>
        <source>The hand is void.</source>
        <translation>Die Runde ist ungültig.</translation>
    </message>
    <message>
        <source>Eight tarokks</source>
        <translation>Acht Tarock</translation>
    </message>
    <message>
        <source>Nine tarokks</source>
        <translation>Neun Tarock</translation>
    </message>
    <message>
        <source>Honour from the talon</source>
        <translation>Honneur aus dem Talon</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Topf</translation>
    </message>
</context>
<context>
    <name>Tarokk.Training</name>
    <message>
        <source>I am called with the XX</source>
        <translation>Ich werde mit dem XX gerufen</translation>
    </message>
    <message>
        <source>A cue bid is worth making</source>
        <translation>Ein Invit lohnt sich</translation>
    </message>
    <message>
        <source>I bid One or Solo</source>
        <translation>Ich sage Einser oder Solo an</translation>
    </message>
    <message>
        <source>The Pagát can be brought home</source>
        <translation>Der Pagat kann heimgebracht werden</translation>
    </message>
    <message>
        <source>Trull or Four Kings can be announced</source>
        <translation>Trull oder Vier Könige können angesagt werden</translation>
    </message>
    <message>
        <source>A kontra is worth saying</source>
        <translation>Ein Kontra lohnt sich</translation>
    </message>
    <message>
        <source>I hold the XXI without the Skíz</source>
        <translation>Ich habe den XXI ohne den Sküs</translation>
    </message>
    <message>
        <source>Which card do you call?</source>
        <translation>Welche Karte rufst du?</translation>
    </message>
    <message>
        <source>What do you bid?</source>
        <translation>Was sagst du an?</translation>
    </message>
    <message>
        <source>What do you discard?</source>
        <translation>Was legst du weg?</translation>
    </message>
    <message>
        <source>What do you announce first?</source>
        <translation>Was sagst du zuerst an?</translation>
    </message>
</context>
<context>
    <name>Tarokk.Utterances</name>
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
        <translation>Du hast ihn selbst: Du spielst allein, und nur du weißt es.</translation>
    </message>
    <message>
        <source>The player who holds the %1 is your partner.</source>
        <translation>Wer den %1 hat, ist dein Partner.</translation>
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
    <message>
        <source>Declare %1 tarokks (%2 from each)</source>
        <comment>eight or nine, their worth</comment>
        <translation>%1 Tarock ansagen (%2 von jedem)</translation>
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
    <message>
        <source>Online, with the pot</source>
        <translation>Online mit Topf</translation>
    </message>
</context>
</TS>
