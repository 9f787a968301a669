<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_AT" sourcelanguage="en">
<context>
    <name>Tarokk.Account</name>
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
</context>
<context>
    <name>Tarokk.Announcements</name>
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
        <source>Until you pass, another click undoes what you have said.</source>
        <translation>Bis „Weiter“ nimmt ein weiterer Klick deine Ansage zurück.</translation>
    </message>
    <message>
        <source>Undoes it: the others hear it only when you pass.</source>
        <translation>Nimmt es zurück: Die anderen hören es erst nach „Weiter“.</translation>
    </message>
</context>
<context>
    <name>Tarokk.Commands</name>
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
        <translation>So wirst du eine Farbe los und kannst Tarock spielen, wenn sie ausgespielt wird.</translation>
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
        <translation>So wirst du mehr als eine Farbe los und kannst Tarock spielen, wenn eine davon ausgespielt wird.</translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Nur diese Karte darfst du spielen.</translation>
    </message>
    <message>
        <source>It is your lowest card that wins the trick.</source>
        <translation>Das ist die niedrigste Karte, mit der du den Stich gewinnst.</translation>
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
        <source>Give notice</source>
        <translation>Schluss ansagen</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Klopfen</translation>
    </message>
</context>
<context>
    <name>Tarokk.Prompts</name>
    <message>
        <source>Others: no tarokk</source>
        <translation>Die anderen haben
kein Tarock weggelegt</translation>
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
        <translation>man muss die ausgespielte Farbe bekennen</translation>
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
        <translation>Punkte pro Runde als Rufer</translation>
    </message>
    <message>
        <source>Points per hand as partner</source>
        <translation>Punkte pro Runde als Partner</translation>
    </message>
    <message>
        <source>Points per hand as opponent</source>
        <translation>Punkte pro Runde als Gegner</translation>
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
