<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_AT" sourcelanguage="en">
<context>
    <name>Ulti.Accessible</name>
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
        <source>Trumps are %1</source>
        <translation>Atout: %1</translation>
    </message>
    <message>
        <source>%1 has tricks: %2</source>
        <translation>%1: Stiche: %2</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>Atout</translation>
    </message>
</context>
<context>
    <name>Ulti.Announcements</name>
    <message>
        <source>You are dealt: %1.</source>
        <translation>Du bekommst: %1.</translation>
    </message>
    <message>
        <source>You lay two cards away.</source>
        <translation>Du legst zwei Karten weg.</translation>
    </message>
    <message>
        <source>%1 lays two cards away.</source>
        <translation>%1 legt zwei Karten weg.</translation>
    </message>
    <message>
        <source>You take up %1.</source>
        <translation>Du nimmst auf: %1.</translation>
    </message>
    <message>
        <source>The auction is over: %1 plays %2, worth %3.</source>
        <translation>Die Lizitation ist vorbei: %1 spielt %2, Wert %3.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Du machst den Stich.</translation>
    </message>
    <message>
        <source>%1 takes the trick.</source>
        <translation>%1 macht den Stich.</translation>
    </message>
    <message>
        <source>%1 lays open: %2.</source>
        <translation>%1 legt auf: %2.</translation>
    </message>
    <message>
        <source>You can announce marriages, key %1.</source>
        <translation>Du kannst Paare ansagen, Taste %1.</translation>
    </message>
    <message>
        <source>You can double, key %1.</source>
        <translation>Du kannst kontrieren, Taste %1.</translation>
    </message>
    <message>
        <source>You can claim the rest, key %1.</source>
        <translation>Du kannst den Rest beanspruchen, Taste %1.</translation>
    </message>
    <message>
        <source>You can give up, key %1.</source>
        <translation>Du kannst aufgeben, Taste %1.</translation>
    </message>
    <message>
        <source>The auction is over: you play %1, worth %2.</source>
        <translation>Die Lizitation ist vorbei: Du spielst %1, Wert %2.</translation>
    </message>
</context>
<context>
    <name>Ulti.Chart</name>
    <message>
        <source>Chart of the balance</source>
        <translation>Diagramm des Stands</translation>
    </message>
    <message>
        <source>%1: now %2 Ft, at best %3, at worst %4.</source>
        <translation>%1: jetzt %2 Ft, am besten %3, am schlechtesten %4.</translation>
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
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Announce marriages</source>
        <translation>Paare ansagen</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Rest beanspruchen</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
</context>
<context>
    <name>Ulti.Dialogs</name>
    <message>
        <source>Bid %1?</source>
        <translation>%1 ansagen?</translation>
    </message>
    <message>
        <source>Bid it all the same</source>
        <translation>Trotzdem ansagen</translation>
    </message>
    <message>
        <source>Claim the rest?</source>
        <translation>Den Rest beanspruchen?</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Beanspruchen</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>Aufgeben?</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>You say that you take none of the tricks left.</source>
        <translation>Du sagst, dass du keinen der übrigen Stiche machst.</translation>
    </message>
    <message>
        <source>You say that all tricks left are yours.</source>
        <translation>Du sagst, dass alle übrigen Stiche dir gehören.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
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
    <message>
        <source>Choose another</source>
        <translation>Etwas anderes wählen</translation>
    </message>
    <message>
        <source>The contract is lost then, and the hand is over: %1.</source>
        <translation>Damit ist das Spiel verloren und die Runde vorbei: %1.</translation>
    </message>
    <message>
        <source>Both defenders must agree.</source>
        <translation>Beide Verteidiger müssen zustimmen.</translation>
    </message>
</context>
<context>
    <name>Ulti.Doubling</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>a bet, a defender</comment>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Announce marriages</source>
        <translation>Paare ansagen</translation>
    </message>
    <message>
        <source>Only the values are said, not the suits. They count in your side’s score.</source>
        <translation>Gesagt werden nur die Werte, nicht die Farben. Sie zählen für deine Seite.</translation>
    </message>
    <message>
        <source>%1? %2: %3</source>
        <comment>level, soloist, contract</comment>
        <translation>%1? %2: %3</translation>
    </message>
    <message>
        <source>Silent bids are doubled with this bet: %1.</source>
        <translation>Mit dieser Ansage werden auch die stillen kontriert: %1.</translation>
    </message>
    <message>
        <source>%1, worth %2: ×%3 becomes ×%4</source>
        <translation>%1, Wert %2: ×%3 wird ×%4</translation>
    </message>
    <message>
        <source>If the soloist wins every bet, it brings you %1 points (now %2), %3 Ft.
If the soloist loses every bet, it brings you %4 points (now %5), %6 Ft.</source>
        <translation>Gewinnt der Alleinspieler jede Ansage, bringt es dir %1 Punkte (jetzt %2), %3 Ft.
Verliert der Alleinspieler jede Ansage, bringt es dir %4 Punkte (jetzt %5), %6 Ft.</translation>
    </message>
</context>
<context>
    <name>Ulti.Face</name>
    <message>
        <source>Ulti</source>
        <translation>Ulti</translation>
    </message>
</context>
<context>
    <name>Ulti.HandText</name>
    <message>
        <source>Hand %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Trick %1: %2</source>
        <translation>Stich %1: %2</translation>
    </message>
    <message>
        <source>Talon: %1</source>
        <translation>Talon: %1</translation>
    </message>
    <message>
        <source>Score: %1 against %2</source>
        <translation>Punkte: %1 gegen %2</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Abrechnung: %1</translation>
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
        <source>%1: two cards laid away, %2</source>
        <translation>%1: zwei Karten weggelegt, %2</translation>
    </message>
    <message>
        <source>%1: two cards laid away</source>
        <translation>%1: zwei Karten weggelegt</translation>
    </message>
    <message>
        <source>%1: talon taken up, %2</source>
        <translation>%1: Talon aufgenommen, %2</translation>
    </message>
    <message>
        <source>%1: talon taken up</source>
        <translation>%1: Talon aufgenommen</translation>
    </message>
    <message>
        <source>Contract: %1 (%2)</source>
        <translation>Spiel: %1 (%2)</translation>
    </message>
    <message>
        <source>%1 pays %2 Ft</source>
        <translation>%1 zahlt %2 Ft</translation>
    </message>
    <message>
        <source>%1 gets %2 Ft</source>
        <translation>%1 bekommt %2 Ft</translation>
    </message>
</context>
<context>
    <name>Ulti.Help</name>
    <message>
        <source>A hand of Ulti</source>
        <translation>Eine Runde Ulti</translation>
    </message>
    <message>
        <source>Three play with 32 cards. Who opens the auction is dealt twelve cards, the others ten. Two cards are laid away as the talon. Who bids highest plays alone against the two others.</source>
        <translation>Zu dritt spielt man mit 32 Karten. Wer die Lizitation eröffnet, bekommt zwölf Karten, die anderen zehn. Zwei Karten werden als Talon weggelegt. Wer am höchsten ansagt, spielt allein gegen die zwei anderen.</translation>
    </message>
    <message>
        <source>With trumps the cards rank Ace, Ten, King, Over, Under, Nine, Eight, Seven; without trumps the Ten ranks beneath the Under. Each Ace, each Ten and the last trick bring 10 points.</source>
        <translation>Mit Atout ist die Reihenfolge Sau, Zehner, König, Ober, Unter, Neuner, Achter, Siebener; ohne Atout steht der Zehner unter dem Unter. Jede Sau, jeder Zehner und der letzte Stich bringen 10 Punkte.</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>Die Lizitation</translation>
    </message>
    <message>
        <source>The first bidder lays two cards away and must bid, a Simple at least.</source>
        <translation>Wer beginnt, legt zwei Karten weg und muss etwas ansagen, zumindest ein einfaches Spiel.</translation>
    </message>
    <message>
        <source>Then each in turn passes, or takes the talon up, lays two cards away and bids higher. Who has passed may still take the talon later.</source>
        <translation>Dann passt der Reihe nach jeder, oder nimmt den Talon auf, legt zwei Karten weg und sagt höher an. Wer gepasst hat, darf den Talon später noch nehmen.</translation>
    </message>
    <message>
        <source>Three passes in a row end it; the highest bidder too may bid higher.</source>
        <translation>Dreimal Passen hintereinander beendet sie; auch wer am höchsten steht, darf noch höher ansagen.</translation>
    </message>
    <message>
        <source>A bid may be made without the cards for it; what cannot be won is lost.</source>
        <translation>Ansagen darf man auch ohne die Karten dafür; was nicht zu gewinnen ist, ist verloren.</translation>
    </message>
    <message>
        <source>The soloist then names the trumps, which are never Hearts unless Hearts were bid. A Simple may be thrown in instead, at twice its value.</source>
        <translation>Dann nennt der Alleinspieler das Atout; Herz ist es nur, wenn Herz angesagt war. Ein einfaches Spiel darf er stattdessen wegwerfen, zum doppelten Wert.</translation>
    </message>
    <message>
        <source>The play</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>The soloist leads; who takes a trick leads to the next.</source>
        <translation>Der Alleinspieler spielt aus; wer den Stich macht, spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>Follow suit.</source>
        <translation>Farbe muss bekannt werden.</translation>
    </message>
    <message>
        <source>Who cannot follow plays a trump, if there is one.</source>
        <translation>Wer nicht bekennen kann, spielt ein Atout, wenn er eines hat.</translation>
    </message>
    <message>
        <source>Who can beat the trick by this must beat it.</source>
        <translation>Wer damit den Stich überbieten kann, muss ihn überstechen.</translation>
    </message>
    <message>
        <source>Who has bid Ulti keeps the Seven of trumps for the last trick while it can be.</source>
        <translation>Wer Ulti angesagt hat, behält den Atout-Siebener für den letzten Stich, solange es geht.</translation>
    </message>
    <message>
        <source>Where a Simple is played, King and Over of a suit may be announced with the own first card: 40 points in trumps, 20 in another suit.</source>
        <translation>Im einfachen Spiel darf man König und Ober einer Farbe mit der eigenen ersten Karte ansagen: 40 Punkte in Atout, 20 in einer anderen Farbe.</translation>
    </message>
    <message>
        <source>In open games hands are laid open after the first trick.</source>
        <translation>In offenen Spielen werden die Karten nach dem ersten Stich aufgelegt.</translation>
    </message>
    <message>
        <source>From the second trick on the soloist may claim the rest, to which both defenders must agree, and may give up a contract without trumps.</source>
        <translation>Ab dem zweiten Stich darf der Alleinspieler den Rest beanspruchen, wenn beide Verteidiger zustimmen, und ein Spiel ohne Atout aufgeben.</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Kontrieren</translation>
    </message>
    <message>
        <source>A defender may double each bet of the contract with the own first card. After the first trick the soloist may answer, then the defenders again, until one side has nothing to say.</source>
        <translation>Ein Verteidiger darf mit der eigenen ersten Karte jede Ansage des Spiels kontrieren. Nach dem ersten Stich darf der Alleinspieler antworten, dann wieder die Verteidiger, bis eine Seite nichts mehr sagt.</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>Gesagt</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>What is paid</source>
        <translation>Was bezahlt wird</translation>
    </message>
    <message>
        <source>What happens without having been bid is paid as well: 100 points in a Simple, an Ulti, all four Aces, all tricks. Lost, such a silent bid costs twice its value.</source>
        <translation>Auch was ohne Ansage gelingt, wird bezahlt: 100 Punkte im einfachen Spiel, ein Ulti, vier Asse, alle Stiche. Verloren kostet eine solche stille Ansage den doppelten Wert.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>The ladder of bids</source>
        <translation>Die Leiter der Ansagen</translation>
    </message>
    <message>
        <source>Each bet is won or lost separately, and paid by each defender to the soloist or by the soloist to each. A lost Ulti costs as much again, which no double touches.</source>
        <translation>Jede Ansage wird für sich gewonnen oder verloren; jeder Verteidiger zahlt dem Alleinspieler oder dieser jedem. Ein verlorener Ulti kostet noch einmal so viel, was kein Kontra vervielfacht.</translation>
    </message>
</context>
<context>
    <name>Ulti.Hints</name>
    <message>
        <source>Play the %1.</source>
        <translation>Spiel: %1.</translation>
    </message>
    <message>
        <source>Lay away the %1 and the %2.</source>
        <translation>Leg weg: %1 und %2.</translation>
    </message>
    <message>
        <source>Bid %1.</source>
        <translation>Sag %1 an.</translation>
    </message>
    <message>
        <source>Make %1 trumps.</source>
        <translation>Mach %1 zum Atout.</translation>
    </message>
    <message>
        <source>Announce %1.</source>
        <translation>Sag %1 an.</translation>
    </message>
    <message>
        <source>Raise the double: %1.</source>
        <translation>Geh mit dem Kontra höher: %1.</translation>
    </message>
    <message>
        <source>Double: %1.</source>
        <translation>Kontra: %1.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passe.</translation>
    </message>
    <message>
        <source>Take the talon.</source>
        <translation>Nimm den Talon auf.</translation>
    </message>
    <message>
        <source>Keep your bid.</source>
        <translation>Bleib bei deiner Ansage.</translation>
    </message>
    <message>
        <source>Throw the hand in.</source>
        <translation>Wirf das Spiel weg.</translation>
    </message>
    <message>
        <source>Claim the rest.</source>
        <translation>Beanspruche den Rest.</translation>
    </message>
    <message>
        <source>Give up.</source>
        <translation>Gib auf.</translation>
    </message>
    <message>
        <source>Agree to the claim.</source>
        <translation>Stimm zu.</translation>
    </message>
    <message>
        <source>Refuse the claim.</source>
        <translation>Stimm nicht zu.</translation>
    </message>
    <message>
        <source>Leave the double as it is.</source>
        <translation>Lass es beim Kontra.</translation>
    </message>
    <message>
        <source>That is by rule of thumb: nothing can be worked out yet.</source>
        <translation>Das ist eine Faustregel: Berechnen lässt sich noch nichts.</translation>
    </message>
    <message>
        <source>It should bring you %1.</source>
        <translation>Das sollte dir %1 bringen.</translation>
    </message>
    <message>
        <source>Whatever you do now should bring you %1.</source>
        <translation>Was du jetzt auch tust, es sollte dir %1 bringen.</translation>
    </message>
    <message>
        <source>It should bring you %1; the %2 may be just as good.</source>
        <translation>Das sollte dir %1 bringen; ebenso gut kann sein: %2.</translation>
    </message>
    <message>
        <source>It should bring you %1; something else may be just as good.</source>
        <translation>Das sollte dir %1 bringen; etwas anderes kann ebenso gut sein.</translation>
    </message>
    <message>
        <source>It should bring you %1; the next best, the %2, would bring %3.</source>
        <translation>Das sollte dir %1 bringen; das Nächstbeste (%2) brächte %3.</translation>
    </message>
    <message>
        <source>It should bring you %1; the next best would bring %2.</source>
        <translation>Das sollte dir %1 bringen; das Nächstbeste brächte %2.</translation>
    </message>
    <message>
        <source>Then bid %1.</source>
        <translation>Sag dann %1 an.</translation>
    </message>
    <message>
        <source>Then bid %1, with %2 as trumps.</source>
        <translation>Sag dann %1 an, mit Atout %2.</translation>
    </message>
    <message>
        <source>Trumps: %1.</source>
        <translation>Atout: %1.</translation>
    </message>
    <message>
        <source>%1 points (%2 Ft)</source>
        <translation>%1 Punkte (%2 Ft)</translation>
    </message>
    <message>
        <source>about %1 points (%2 Ft)</source>
        <translation>etwa %1 Punkte (%2 Ft)</translation>
    </message>
</context>
<context>
    <name>Ulti.Ladder</name>
    <message>
        <source>Your bid</source>
        <translation>Deine Ansage</translation>
    </message>
    <message>
        <source>All bids</source>
        <translation>Alle Ansagen</translation>
    </message>
    <message>
        <source>&amp;Bid</source>
        <translation>&amp;Ansagen</translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <translation>&amp;Noch nicht</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>Laid away</source>
        <translation>Weggelegt</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>ohne Atout</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>All bids, the highest first</source>
        <translation>Alle Ansagen, die höchste zuerst</translation>
    </message>
    <message>
        <source>It may not be bid over %1.</source>
        <translation>Das darf man nicht über %1 ansagen.</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>steht</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a silent bid and its value</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Paid besides if it happens: %1. A silent bid lost costs twice.</source>
        <translation>Kommt es dazu, zählt auch: %1. Eine verlorene stille Ansage kostet das Doppelte.</translation>
    </message>
</context>
<context>
    <name>Ulti.Ledger</name>
    <message>
        <source>Slate</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>%1: %2 points, %3 forints.</source>
        <translation>%1: %2 Punkte, %3 Forint.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Forints</source>
        <translation>Forint</translation>
    </message>
</context>
<context>
    <name>Ulti.Lesson</name>
    <message>
        <source>Click both cards, then “Lay away”. Keys: the arrows select a card, Space chooses it, Enter lays both away.</source>
        <translation>Klick beide Karten an, dann „Weglegen“. Tasten: Die Pfeile gehen zu einer Karte, die Leertaste wählt sie, die Eingabetaste legt beide weg.</translation>
    </message>
    <message>
        <source>Key: %1.</source>
        <translation>Taste: %1.</translation>
    </message>
    <message>
        <source>Keys: Tab selects a button, Enter presses it.</source>
        <translation>Tasten: Tab geht zur nächsten Schaltfläche, die Eingabetaste drückt sie.</translation>
    </message>
    <message>
        <source>The trick will be gathered in a moment.</source>
        <translation>Gleich wird der Stich eingezogen.</translation>
    </message>
    <message>
        <source>The trick is full. Click the table, or press Space.</source>
        <translation>Der Stich ist voll. Klick auf den Tisch, oder drück die Leertaste.</translation>
    </message>
    <message>
        <source>Well done! You won the Simple by %1 to %2, and the other two pay you. Auction, talon, trumps, marriages, following suit, beating and the last trick: that is how every hand goes. The other bids promise more and pay more; the rules tell of each.</source>
        <translation>Bravo! Du hast das Einfache mit %1 zu %2 gewonnen, und die anderen zwei zahlen dir. Ansage, Talon, Atout, Paare, Farbe bekennen, stechen und letzter Stich: So läuft jede Runde. Die anderen Ansagen versprechen mehr und zahlen mehr; die Regeln erklären jede davon.</translation>
    </message>
    <message>
        <source>The hand is over, and this time you did not win it. You can go back a step, play the hand once more, or go on to a match.</source>
        <translation>Die Runde ist vorbei, und diesmal hast du sie nicht gewonnen. Du kannst einen Schritt zurückgehen, die Runde noch einmal spielen oder eine Partie beginnen.</translation>
    </message>
    <message>
        <source>These twelve cards are yours. The others have ten each: you sit next to the dealer, so you got two more, and you open the auction.</source>
        <translation>Diese zwölf Karten gehören dir. Die anderen haben je zehn: Du sitzt nach dem Geber, deshalb hast du zwei mehr und sagst als Erster an.</translation>
    </message>
    <message>
        <source>From the highest to the lowest, the cards of a suit rank: %1. Mind the Ten: only the Ace beats it.</source>
        <translation>Von oben nach unten ist die Reihenfolge in einer Farbe: %1. Achte auf den Zehner: Nur die Sau sticht ihn.</translation>
    </message>
    <message>
        <source>One plays alone against the other two. Here it will be you, against %1 and %2. In a Simple, the lowest bid, you need more points than both together. An Ace counts 10, a Ten counts 10, and so does the last trick.</source>
        <translation>Einer spielt allein gegen die anderen zwei. Hier bist du das, gegen %1 und %2. Beim Einfachen, der niedrigsten Ansage, brauchst du mehr Punkte als beide zusammen. Eine Sau zählt 10, ein Zehner zählt 10, und der letzte Stich auch.</translation>
    </message>
    <message>
        <source>First lay two cards away, face down: they are the talon. Take the %1 and the %2. They count nothing, and without %3 you can trump when %3 are led.</source>
        <translation>Leg zuerst zwei Karten verdeckt weg: Das ist der Talon. Nimm %1 und %2. Sie zählen nichts, und ohne %3 kannst du einstechen, wenn %3 ausgespielt wird.</translation>
    </message>
    <message>
        <source>Now the bid. Five %1 and the two highest %2 are enough for the lowest one: press “%3 (%4)”. “Bids…” shows all the others, with what they pay.</source>
        <translation>Jetzt die Ansage. Fünf %1 und die zwei höchsten %2 reichen für die niedrigste: Drück auf „%3 (%4)“. „Ansagen …“ zeigt alle anderen und was sie zahlen.</translation>
    </message>
    <message>
        <source>%1 and %2 pass: to bid higher, they would have to take up the talon. You could take it back and raise your own bid. Press “Pass: play it” instead.</source>
        <translation>%1 und %2 passen: Um höher anzusagen, müssten sie den Talon aufnehmen. Du könntest ihn zurücknehmen und höher gehen. Drück stattdessen auf „Passen und spielen“.</translation>
    </message>
    <message>
        <source>You play alone, so you name the trumps: your longest suit, %1. A trump beats any card of another suit.</source>
        <translation>Du spielst allein, also nennst du das Atout: deine längste Farbe, %1. Ein Atout sticht jede Karte einer anderen Farbe.</translation>
    </message>
    <message>
        <source>%1 and %2 of one suit are a marriage: 20 points, and 40 if they are trumps. It must be announced with your first card. Press “Marriage…” and announce the 40.</source>
        <translation>%1 und %2 einer Farbe sind ein Paar: 20 Punkte, im Atout 40. Man sagt es mit der ersten Karte an. Drück auf „Paar …“ und sag die 40 an.</translation>
    </message>
    <message>
        <source>You lead to the first trick. Draw the trumps of the others with the highest one: lead the %1.</source>
        <translation>Du spielst zum ersten Stich aus. Zieh den anderen mit dem höchsten Atout die ihren: Spiel %1 aus.</translation>
    </message>
    <message>
        <source>%1 announced a marriage of 20, which counts for both of them. But your Ace took the trick: 10 points, and two trumps are gone.</source>
        <translation>%1 hat 20 angesagt, und die zählen für beide. Aber deine Sau hat den Stich gemacht: 10 Punkte, und zwei Atouts sind weg.</translation>
    </message>
    <message>
        <source>Of the trumps only the %1 is still out. You cannot catch it, but who holds it must beat your card: lead the low %2, and from then on all trumps are yours.</source>
        <translation>Vom Atout ist nur mehr %1 draußen. Fangen kannst du ihn nicht, aber wer ihn hat, muss deine Karte stechen: Spiel das niedrige Atout aus, %2, und von da an gehören alle Atouts dir.</translation>
    </message>
    <message>
        <source>%1 leads %2, and you must follow suit; what you may not play is dimmed. You cannot beat the %3, so give the %4.</source>
        <translation>%1 spielt %2 aus, und du musst Farbe bekennen; was du nicht spielen darfst, ist abgedunkelt. %3 kannst du nicht stechen, also gib %4.</translation>
    </message>
    <message>
        <source>In Ulti you must beat the card on the table if you can, even if it helps the others. The %1 beats the %2, so it must be played.</source>
        <translation>Beim Ulti musst du die Karte auf dem Tisch stechen, wenn du kannst, auch wenn es den anderen hilft. %1 sticht %2, also musst du ihn spielen.</translation>
    </message>
    <message>
        <source>You have no %1, so you must trump. The lowest trump will do: with the %2 you catch an Ace.</source>
        <translation>Du hast kein %1, also musst du mit Atout stechen. Das kleinste genügt: Mit %2 fängst du eine Sau.</translation>
    </message>
    <message>
        <source>You lead again. Nothing beats the %1 now: play it.</source>
        <translation>Du spielst wieder aus. Nichts sticht jetzt %1: Spiel sie.</translation>
    </message>
    <message>
        <source>With the Ace gone, the %1 is the highest card of its suit. Lead it.</source>
        <translation>Die Sau ist weg, also ist %1 die höchste Karte ihrer Farbe. Spiel sie aus.</translation>
    </message>
    <message>
        <source>Now give up the %1, and keep your two trumps for the end: the last trick counts 10 points.</source>
        <translation>Gib jetzt %1 her, und heb dir die zwei Atouts für das Ende auf: Der letzte Stich zählt 10 Punkte.</translation>
    </message>
    <message>
        <source>No %1 again: trump with the %2, which takes the trick.</source>
        <translation>Wieder kein %1: Stich mit %2, der Stich gehört dir.</translation>
    </message>
    <message>
        <source>The last trick is yours, too: lead the %1.</source>
        <translation>Auch der letzte Stich gehört dir: Spiel %1 aus.</translation>
    </message>
</context>
<context>
    <name>Ulti.LostBets</name>
    <message>
        <source>40-100 lost</source>
        <translation>40-100 verloren</translation>
    </message>
    <message>
        <source>20-100 lost</source>
        <translation>20-100 verloren</translation>
    </message>
    <message>
        <source>Ulti lost</source>
        <translation>Ulti verloren</translation>
    </message>
    <message>
        <source>one bet lost</source>
        <translation>eine Ansage verloren</translation>
    </message>
    <message>
        <source>Four Aces lost</source>
        <translation>vier Asse verloren</translation>
    </message>
    <message>
        <source>You do not hold King and Over of trumps: 40-100 would be lost.</source>
        <translation>Du hast König und Ober in Atout nicht: 40-100 wäre verloren.</translation>
    </message>
    <message>
        <source>You hold no King and Over of another suit: 20-100 would be lost.</source>
        <translation>Du hast König und Ober keiner anderen Farbe: 20-100 wäre verloren.</translation>
    </message>
    <message>
        <source>With two Aces or Tens laid away, 20-100 would be lost.</source>
        <translation>Mit zwei Säuen oder Zehnern im Talon wäre 20-100 verloren.</translation>
    </message>
    <message>
        <source>You do not hold the Seven of trumps: Ulti would be lost.</source>
        <translation>Du hast den Atout-Siebener nicht: Ulti wäre verloren.</translation>
    </message>
    <message>
        <source>No trump suit does for all of it: one bet would be lost.</source>
        <translation>Kein Atout reicht für alles: Eine Ansage wäre verloren.</translation>
    </message>
    <message>
        <source>An Ace is laid away: Four Aces would be lost.</source>
        <translation>Eine Sau liegt im Talon: Vier Asse wären verloren.</translation>
    </message>
    <message>
        <source>That alone brings you %1.</source>
        <translation>Das allein bringt dir %1.</translation>
    </message>
</context>
<context>
    <name>Ulti.Money</name>
    <message>
        <source>If every bet is won so, it brings you %1.</source>
        <translation>Ist damit jede Ansage gewonnen, bringt es dir %1.</translation>
    </message>
    <message>
        <source>%1 points (%2 Ft)</source>
        <translation>%1 Punkte (%2 Ft)</translation>
    </message>
    <message>
        <source>Won: %1 points (%2 Ft). Lost: %3 points (%4 Ft).</source>
        <translation>Gewonnen: %1 Punkte (%2 Ft). Verloren: %3 Punkte (%4 Ft).</translation>
    </message>
    <message>
        <source>At stake for you now: %1 points (%2 Ft) or %3 (%4 Ft).</source>
        <translation>Für dich geht es jetzt um %1 Punkte (%2 Ft) oder %3 (%4 Ft).</translation>
    </message>
</context>
<context>
    <name>Ulti.NewMatch</name>
    <message>
        <source>Until you stop</source>
        <translation>Bis du aufhörst</translation>
    </message>
    <message>
        <source>%1 hands</source>
        <translation>%1 Runden</translation>
    </message>
    <message>
        <source>The association’s game, with all 54 bids.</source>
        <translation>Das Spiel des Verbands mit allen 54 Ansagen.</translation>
    </message>
    <message>
        <source>As on a club evening: a weak Simple is thrown in, no Four Aces, at most Redouble.</source>
        <translation>Wie am Klubabend: Ein einfaches Spiel wird weggeworfen, keine vier Asse, höchstens Rekontra.</translation>
    </message>
    <message>
        <source>The association’s game with a first round of bids on five cards.</source>
        <translation>Das Spiel des Verbands mit einer ersten Runde von Ansagen auf fünf Karten.</translation>
    </message>
    <message>
        <source>&amp;Length:</source>
        <translation>&amp;Länge:</translation>
    </message>
    <message>
        <source>A &amp;point is worth:</source>
        <translation>Ein &amp;Punkt ist wert:</translation>
    </message>
    <message>
        <source>My own rules</source>
        <translation>Eigene Regeln</translation>
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
        <source>&amp;Association</source>
        <translation>&amp;Verband</translation>
    </message>
    <message>
        <source>Clu&amp;b evening</source>
        <translation>&amp;Klubabend</translation>
    </message>
    <message>
        <source>&amp;Two rounds of bids</source>
        <translation>&amp;Zwei Ansagerunden</translation>
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
    <name>Ulti.PlayArea</name>
    <message>
        <source>The auction is over.</source>
        <translation>Die Lizitation ist vorbei.</translation>
    </message>
    <message>
        <source>Defenders double with their own first card; later only doubles are answered.</source>
        <translation>Verteidiger kontrieren mit der eigenen ersten Karte; später wird nur noch geantwortet.</translation>
    </message>
    <message>
        <source>Marriages are announced with the own first card, where a Simple is played.</source>
        <translation>Paare sagt man mit der eigenen ersten Karte an, wenn ein einfaches Spiel läuft.</translation>
    </message>
    <message>
        <source>Bids…</source>
        <translation>Ansagen …</translation>
    </message>
    <message>
        <source>All bids in order, what each means, pays and costs</source>
        <translation>Alle Ansagen der Reihe nach: was jede bedeutet, bringt und kostet</translation>
    </message>
    <message>
        <source>Double bets of the contract, or raise a double</source>
        <translation>Ansagen des Spiels kontrieren oder auf ein Kontra antworten</translation>
    </message>
    <message>
        <source>Marriage…</source>
        <translation>Paar …</translation>
    </message>
    <message>
        <source>Announce King and Over of a suit with your first card</source>
        <translation>König und Ober einer Farbe mit deiner ersten Karte ansagen</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Rest beanspruchen</translation>
    </message>
    <message>
        <source>Say that the tricks left are decided; both defenders must agree</source>
        <translation>Du sagst, dass die übrigen Stiche entschieden sind; beide Verteidiger müssen zustimmen</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Give a contract without trumps up as lost</source>
        <translation>Ein Spiel ohne Atout verloren geben</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Take the talon</source>
        <translation>Talon aufnehmen</translation>
    </message>
    <message>
        <source>Good: no answer</source>
        <translation>Gut, keine Antwort</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Zustimmen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Keep the bid</source>
        <translation>Ansage behalten</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a bid and its value</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a suit, and what is lost with it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Throw it in: %1 points (%2)</source>
        <comment>and money</comment>
        <translation>Wegwerfen: %1 Punkte (%2)</translation>
    </message>
    <message>
        <source>Pass: play it</source>
        <translation>Passen und spielen</translation>
    </message>
</context>
<context>
    <name>Ulti.Prompts</name>
    <message>
        <source>A click takes the trick away.</source>
        <translation>Ein Klick nimmt den Stich weg.</translation>
    </message>
    <message>
        <source>Cut the pack.</source>
        <translation>Heb ab.</translation>
    </message>
    <message>
        <source>You open: choose two cards to lay away as the talon, then bid.</source>
        <translation>Du beginnst: Wähle zwei Karten für den Talon, dann sag an.</translation>
    </message>
    <message>
        <source>Choose two cards to lay away, then bid higher.</source>
        <translation>Wähle zwei Karten zum Weglegen, dann sag höher an.</translation>
    </message>
    <message>
        <source>Choose your bid.</source>
        <translation>Was sagst du an?</translation>
    </message>
    <message>
        <source>%1 Do you bid higher?</source>
        <translation>%1 Sagst du höher an?</translation>
    </message>
    <message>
        <source>%1 says that the rest is decided. Do you agree?</source>
        <translation>%1 sagt, der Rest sei entschieden. Stimmst du zu?</translation>
    </message>
    <message>
        <source>Play a card. You can double before it.</source>
        <translation>Spiel eine Karte. Vorher kannst du kontrieren.</translation>
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
        <source>Your %1 stands, worth %2.</source>
        <translation>Deine Ansage steht: %1, Wert %2.</translation>
    </message>
    <message>
        <source>%1 has bid %2, worth %3.</source>
        <translation>%1 hat %2 angesagt, Wert %3.</translation>
    </message>
    <message>
        <source>%1 is about to bid.</source>
        <translation>%1 sagt gleich an.</translation>
    </message>
    <message>
        <source>%1 thinks about bidding higher.</source>
        <translation>%1 überlegt, höher anzusagen.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 spielt %2.</translation>
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
        <source>You played %1: %2 points.</source>
        <translation>Du hast %1 gespielt: %2 Punkte.</translation>
    </message>
    <message>
        <source>%1 played %2: %3 points. You: %4.</source>
        <translation>%1 hat %2 gespielt: %3 Punkte. Du: %4.</translation>
    </message>
    <message>
        <source>Yours is the lowest card, %1: you deal.</source>
        <translation>Du hast die niedrigste Karte, %1: Du gibst.</translation>
    </message>
    <message>
        <source>The lowest card deals: %1, with %2.</source>
        <translation>Die niedrigste Karte gibt: %1 mit %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a bid</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>worth %1</source>
        <translation>Wert %1</translation>
    </message>
    <message>
        <source>Trumps: %1</source>
        <translation>Atout: %1</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <translation>Du spielst %1.</translation>
    </message>
    <message>
        <source>Trumps: %1.</source>
        <translation>Atout: %1.</translation>
    </message>
    <message>
        <source>Play a card. Before it you can double, and announce a marriage.</source>
        <translation>Spiel eine Karte. Vorher kannst du kontrieren und ein Paar ansagen.</translation>
    </message>
    <message>
        <source>Play a card. You can announce a marriage before it.</source>
        <translation>Spiel eine Karte. Vorher kannst du ein Paar ansagen.</translation>
    </message>
    <message>
        <source>Do you answer?</source>
        <translation>Antwortest du?</translation>
    </message>
    <message>
        <source>Name the trumps. Won: %1 points (%2 Ft). Lost: %3 (%4 Ft).</source>
        <translation>Nenne das Atout. Gewonnen: %1 Punkte (%2 Ft). Verloren: %3 (%4 Ft).</translation>
    </message>
</context>
<context>
    <name>Ulti.Records</name>
    <message>
        <source>Money: %1.</source>
        <translation>In Geld: %1.</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Soloist</source>
        <translation>Solo</translation>
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
        <translation>nicht zu Ende</translation>
    </message>
</context>
<context>
    <name>Ulti.Refusals</name>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>Choose two cards and lay them away first.</source>
        <translation>Wähle zuerst zwei Karten und leg sie weg.</translation>
    </message>
    <message>
        <source>No card can be played now.</source>
        <translation>Jetzt kann keine Karte gespielt werden.</translation>
    </message>
    <message>
        <source>Cards are laid away before a bid only.</source>
        <translation>Karten legt man nur vor einer Ansage weg.</translation>
    </message>
    <message>
        <source>%1 may not be bid over %2.</source>
        <translation>%1 darf man nicht über %2 ansagen.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>You must follow: %1 were led.</source>
        <translation>Du musst bekennen: Ausgespielt ist %1.</translation>
    </message>
    <message>
        <source>You have no %1: you must play a trump (%2).</source>
        <translation>Du hast kein %1: Du musst ein Atout spielen (%2).</translation>
    </message>
    <message>
        <source>You bid Ulti: %1 is kept for the last trick while it can be.</source>
        <translation>Du hast Ulti angesagt: %1 bleibt für den letzten Stich, solange es geht.</translation>
    </message>
    <message>
        <source>This card may not be played now.</source>
        <translation>Diese Karte darf jetzt nicht gespielt werden.</translation>
    </message>
    <message>
        <source>You must beat the trick because you can.</source>
        <translation>Du musst überstechen, da du kannst.</translation>
    </message>
</context>
<context>
    <name>Ulti.RefusedRecords</name>
    <message>
        <source>no hand is being played</source>
        <translation>es läuft keine Runde</translation>
    </message>
    <message>
        <source>seat %1 is not on turn</source>
        <translation>Platz %1 ist nicht am Zug</translation>
    </message>
    <message>
        <source>“%1” is not for this moment</source>
        <translation>„%1“ geht in diesem Moment nicht</translation>
    </message>
    <message>
        <source>%1 is not in the hand</source>
        <translation>%1 ist nicht auf der Hand</translation>
    </message>
    <message>
        <source>%1 may not be bid over %2</source>
        <translation>%1 darf nicht über %2 angesagt werden</translation>
    </message>
    <message>
        <source>%1 is of another kind than %2, which was bid in the first round</source>
        <translation>%1 ist von anderer Art als %2, das in der ersten Runde angesagt wurde</translation>
    </message>
    <message>
        <source>these rules have no bids with Four Aces</source>
        <translation>diese Regeln kennen keine Ansagen mit vier Assen</translation>
    </message>
    <message>
        <source>nothing can be bid over %1</source>
        <translation>über %1 kann nichts angesagt werden</translation>
    </message>
    <message>
        <source>Hearts are trumps already</source>
        <translation>Herz ist schon Atout</translation>
    </message>
    <message>
        <source>the suit led must be followed</source>
        <translation>die ausgespielte Farbe muss bekannt werden</translation>
    </message>
    <message>
        <source>who has none of the suit led must play a trump</source>
        <translation>wer die ausgespielte Farbe nicht hat, muss ein Atout spielen</translation>
    </message>
    <message>
        <source>a card that takes the trick must be played</source>
        <translation>es muss überstochen werden</translation>
    </message>
    <message>
        <source>with Ulti bid, the Seven of trumps is kept for the last trick</source>
        <translation>bei Ulti bleibt der Atout-Siebener für den letzten Stich</translation>
    </message>
    <message>
        <source>marriages are announced only where a Simple is played</source>
        <translation>Paare werden nur im einfachen Spiel angesagt</translation>
    </message>
    <message>
        <source>these marriages are not in the hand</source>
        <translation>diese Paare sind nicht auf der Hand</translation>
    </message>
    <message>
        <source>%1 is not in the contract</source>
        <translation>%1 gehört nicht zum Spiel</translation>
    </message>
    <message>
        <source>%1 names a seat that does not belong there, or lacks one</source>
        <translation>%1 nennt einen Platz, der nicht hingehört, oder keinen</translation>
    </message>
    <message>
        <source>%1 cannot be doubled now</source>
        <translation>%1 kann jetzt nicht kontriert werden</translation>
    </message>
    <message>
        <source>these rules know no double as high as that</source>
        <translation>so hoch geht das Kontra in diesen Regeln nicht</translation>
    </message>
    <message>
        <source>a trick is claimed once</source>
        <translation>ein Stich wird nur einmal beansprucht</translation>
    </message>
    <message>
        <source>a contract with trumps is played on</source>
        <translation>ein Spiel mit Atout wird zu Ende gespielt</translation>
    </message>
    <message>
        <source>%1 is no action</source>
        <translation>%1 ist kein Zug</translation>
    </message>
    <message>
        <source>%1 does not begin with a seat, 0: or 1: or 2:</source>
        <translation>%1 beginnt nicht mit einem Platz, 0: oder 1: oder 2:</translation>
    </message>
    <message>
        <source>all hands of the match have been played</source>
        <translation>alle Runden der Partie sind gespielt</translation>
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
        <source>the rules must be an object</source>
        <translation>die Regeln müssen ein Objekt sein</translation>
    </message>
    <message>
        <source>players must be three names</source>
        <translation>die Spieler müssen drei Namen sein</translation>
    </message>
    <message>
        <source>first_dealer must be 0, 1 or 2</source>
        <translation>first_dealer muss 0, 1 oder 2 sein</translation>
    </message>
    <message>
        <source>hands must be a list</source>
        <translation>die Runden müssen eine Liste sein</translation>
    </message>
    <message>
        <source>a hand is an object</source>
        <translation>eine Runde ist ein Objekt</translation>
    </message>
    <message>
        <source>actions must be a list</source>
        <translation>die Züge müssen eine Liste sein</translation>
    </message>
    <message>
        <source>the deck must be a text of 32 codes</source>
        <translation>das Kartenspiel muss ein Text aus 32 Codes sein</translation>
    </message>
    <message>
        <source>the rules lack %1</source>
        <translation>den Regeln fehlt %1</translation>
    </message>
    <message>
        <source>the rules have unknown switches: %1</source>
        <translation>die Regeln haben unbekannte Schalter: %1</translation>
    </message>
    <message>
        <source>%1 is %2; it must be %3</source>
        <translation>%1 ist %2; es muss %3 sein</translation>
    </message>
</context>
<context>
    <name>Ulti.Review</name>
    <message>
        <source>Hand %1, as you played it</source>
        <translation>Runde %1, wie du sie gespielt hast</translation>
    </message>
    <message>
        <source>Hand %1, as %2 played it</source>
        <translation>Runde %1, wie %2 sie gespielt hat</translation>
    </message>
    <message>
        <source>Trick %1: %2</source>
        <comment>a number, what was done</comment>
        <translation>Stich %1: %2</translation>
    </message>
    <message>
        <source>This hand brought you %1 points (%2 Ft).</source>
        <translation>Diese Runde hat dir %1 Punkte gebracht (%2 Ft).</translation>
    </message>
    <message>
        <source>When you first had a choice, you could expect about %1 points.</source>
        <translation>Bei deiner ersten Entscheidung konntest du etwa %1 Punkte erwarten.</translation>
    </message>
    <message>
        <source>You had nothing to decide in this hand.</source>
        <translation>In dieser Runde hattest du nichts zu entscheiden.</translation>
    </message>
    <message numerus="yes">
        <source>You played this hand well: no mistake in %n decision(s).</source>
        <translation>
            <numerusform>Du hast diese Runde gut gespielt: kein Fehler in %n Entscheidung.</numerusform>
            <numerusform>Du hast diese Runde gut gespielt: kein Fehler in %n Entscheidungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You played this hand well; what could have been better cost little:</source>
        <translation>Du hast diese Runde gut gespielt; was besser gegangen wäre, hat wenig gekostet:</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s); these cost most:</source>
        <translation>
            <numerusform>%n Fehler; diese haben am meisten gekostet:</numerusform>
            <numerusform>%n Fehler; diese haben am meisten gekostet:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s):</source>
        <translation>
            <numerusform>%n Fehler:</numerusform>
            <numerusform>%n Fehler:</numerusform>
        </translation>
    </message>
    <message>
        <source>you played the %1.</source>
        <translation>du hast %1 gespielt.</translation>
    </message>
    <message>
        <source>you played the %1 and did not double.</source>
        <translation>du hast %1 gespielt und nicht kontriert.</translation>
    </message>
    <message>
        <source>you played the %1 without announcing.</source>
        <translation>du hast %1 gespielt, ohne anzusagen.</translation>
    </message>
    <message>
        <source>you played on with the %1.</source>
        <translation>du hast mit %1 weitergespielt.</translation>
    </message>
    <message>
        <source>you laid away the %1 and the %2.</source>
        <translation>du hast %1 und %2 weggelegt.</translation>
    </message>
    <message>
        <source>you bid %1.</source>
        <translation>du hast %1 angesagt.</translation>
    </message>
    <message>
        <source>you made %1 trumps.</source>
        <translation>du hast %1 zum Atout gemacht.</translation>
    </message>
    <message>
        <source>you announced %1.</source>
        <translation>du hast %1 angesagt.</translation>
    </message>
    <message>
        <source>you raised the double: %1.</source>
        <translation>du hast zurückkontriert: %1.</translation>
    </message>
    <message>
        <source>you doubled: %1.</source>
        <translation>du hast kontriert: %1.</translation>
    </message>
    <message>
        <source>you passed.</source>
        <translation>du hast gepasst.</translation>
    </message>
    <message>
        <source>you took the talon.</source>
        <translation>du hast den Talon genommen.</translation>
    </message>
    <message>
        <source>you kept your bid.</source>
        <translation>du hast deine Ansage behalten.</translation>
    </message>
    <message>
        <source>you threw the hand in.</source>
        <translation>du hast die Karten hingeworfen.</translation>
    </message>
    <message>
        <source>you left the double as it was.</source>
        <translation>du hast das Kontra stehen lassen.</translation>
    </message>
    <message>
        <source>you claimed the rest.</source>
        <translation>du hast den Rest für entschieden erklärt.</translation>
    </message>
    <message>
        <source>you gave up.</source>
        <translation>du hast aufgegeben.</translation>
    </message>
    <message>
        <source>you agreed to the claim.</source>
        <translation>du hast zugestimmt, dass der Rest entschieden ist.</translation>
    </message>
    <message>
        <source>you refused the claim.</source>
        <translation>du hast nicht zugestimmt, dass der Rest entschieden ist.</translation>
    </message>
    <message>
        <source>That cost %1 points (%2 Ft).</source>
        <translation>Das hat %1 Punkte gekostet (%2 Ft).</translation>
    </message>
    <message>
        <source>That cost about %1 points (±%2), or %3 Ft.</source>
        <translation>Das hat etwa %1 Punkte gekostet (±%2), also %3 Ft.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>a whole sentence</comment>
        <translation>Besser: %1</translation>
    </message>
    <message>
        <source>It wins points in %1 of %3 simulated deals, and what you did in %2.</source>
        <translation>Das bringt in %1 von %3 durchgespielten Verteilungen Punkte, dein Zug in %2.</translation>
    </message>
    <message>
        <source>The trick was theirs, and your card gave them 10 points.</source>
        <translation>Der Stich gehörte ihnen, und deine Karte gab ihnen 10 Punkte.</translation>
    </message>
    <message>
        <source>The trick was yours: an Ace or a Ten in it counts 10 points for you.</source>
        <translation>Der Stich gehörte euch: Eine Sau oder ein Zehner zählt darin 10 Punkte für dich.</translation>
    </message>
</context>
<context>
    <name>Ulti.Settings</name>
    <message>
        <source>Ulti</source>
        <translation>Ulti</translation>
    </message>
    <message>
        <source>Play the last card b&amp;y itself</source>
        <translation>Die letzte Karte &amp;von selbst spielen</translation>
    </message>
    <message>
        <source>There is nothing to choose in the last trick.</source>
        <translation>Im letzten Stich gibt es nichts zu wählen.</translation>
    </message>
    <message>
        <source>Warn of bids that cannot be &amp;won</source>
        <translation>&amp;Warnen, wenn eine Ansage nicht zu gewinnen ist</translation>
    </message>
    <message>
        <source>Asks before a bid that your cards lose by the rules, whatever is played.</source>
        <translation>Fragt nach, wenn eine Ansage mit deinen Karten nach den Regeln verloren ist, was immer gespielt wird.</translation>
    </message>
</context>
<context>
    <name>Ulti.Spoken</name>
    <message>
        <source>%1, twice!</source>
        <translation>%1, doppelt!</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passe.</translation>
    </message>
    <message>
        <source>I take it.</source>
        <translation>Ich nehme auf.</translation>
    </message>
    <message>
        <source>I keep it.</source>
        <translation>Ich bleibe dabei.</translation>
    </message>
    <message>
        <source>%1 are trumps!</source>
        <translation>%1 ist Atout!</translation>
    </message>
    <message>
        <source>I throw it in.</source>
        <translation>Ich werfe weg.</translation>
    </message>
    <message>
        <source>I have %1!</source>
        <translation>Ich habe %1!</translation>
    </message>
    <message>
        <source>%1: %2!</source>
        <translation>%1: %2!</translation>
    </message>
    <message>
        <source>The rest is decided.</source>
        <translation>Der Rest ist entschieden.</translation>
    </message>
    <message>
        <source>Good.</source>
        <translation>Gut.</translation>
    </message>
    <message>
        <source>Play on!</source>
        <translation>Weiterspielen!</translation>
    </message>
    <message>
        <source>I give up.</source>
        <translation>Ich gebe auf.</translation>
    </message>
</context>
<context>
    <name>Ulti.Statistics</name>
    <message>
        <source>Hands as soloist</source>
        <translation>Runden als Alleinspieler</translation>
    </message>
    <message>
        <source>Contracts won : lost</source>
        <translation>Spiele gewonnen : verloren</translation>
    </message>
    <message>
        <source>Points per hand as soloist</source>
        <translation>Punkte je Runde als Alleinspieler</translation>
    </message>
    <message>
        <source>Points per hand as defender</source>
        <translation>Punkte je Runde als Verteidiger</translation>
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
        <source>Bidding and laying away</source>
        <translation>Ansagen und Weglegen</translation>
    </message>
    <message>
        <source>Naming trumps</source>
        <translation>Atout nennen</translation>
    </message>
    <message>
        <source>Announcing marriages</source>
        <translation>Paare ansagen</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Gespielte Karten</translation>
    </message>
    <message>
        <source>Claiming and giving up</source>
        <translation>Rest und Aufgeben</translation>
    </message>
</context>
<context>
    <name>Ulti.Summary</name>
    <message>
        <source>Hand %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Talon</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Look at the &amp;table</source>
        <translation>&amp;Tisch ansehen</translation>
    </message>
    <message>
        <source>The hand was decided early.</source>
        <translation>Die Runde war vorzeitig entschieden.</translation>
    </message>
    <message>
        <source>The rest was claimed, and both defenders agreed.</source>
        <translation>Der Rest wurde beansprucht, und beide Verteidiger haben zugestimmt.</translation>
    </message>
    <message>
        <source>The soloist gave the contract up.</source>
        <translation>Der Alleinspieler hat aufgegeben.</translation>
    </message>
    <message>
        <source>The Simple was thrown in: it is lost at twice its value.</source>
        <translation>Das einfache Spiel wurde weggeworfen: Es ist zum doppelten Wert verloren.</translation>
    </message>
    <message>
        <source>Score: soloist %1, defenders %2.</source>
        <translation>Punkte: Alleinspieler %1, Verteidiger %2.</translation>
    </message>
    <message>
        <source>The soloist’s tricks hold %1 points.</source>
        <translation>In den Stichen des Alleinspielers sind %1 Punkte.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
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
        <source>Balance</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>In forints (%1 a point)</source>
        <translation>In Forint (%1 je Punkt)</translation>
    </message>
    <message>
        <source>Go &amp;through the hand</source>
        <translation>Runde d&amp;urchgehen</translation>
    </message>
    <message>
        <source>On the table, card by card, with what each decision cost</source>
        <translation>Am Tisch, Karte für Karte, und was jede Entscheidung gekostet hat</translation>
    </message>
</context>
<context>
    <name>Ulti.Table</name>
    <message>
        <source>%1 · soloist</source>
        <comment>a player&apos;s name</comment>
        <translation>%1 · Alleinspieler</translation>
    </message>
    <message>
        <source>%1 · tricks: %2</source>
        <comment>a player&apos;s name</comment>
        <translation>%1 · Stiche: %2</translation>
    </message>
    <message>
        <source>%1 · dealer</source>
        <comment>a player&apos;s name</comment>
        <translation>%1 · Geber</translation>
    </message>
    <message>
        <source>%1 is back in your hand.</source>
        <translation>%1 ist wieder in deiner Hand.</translation>
    </message>
    <message>
        <source>%1 are back in your hand.</source>
        <translation>%1 sind wieder in deiner Hand.</translation>
    </message>
    <message>
        <source>Your bid, %1, was undone.</source>
        <translation>Deine Ansage %1 wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>Your last decision was undone.</source>
        <translation>Deine letzte Entscheidung wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>The first time it brought you %1 points.</source>
        <translation>Beim ersten Mal brachte sie dir %1 Punkte.</translation>
    </message>
    <message>
        <source>Lay away</source>
        <translation>Weglegen</translation>
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
        <translation>Ulti</translation>
    </message>
    <message>
        <source>Four Aces</source>
        <translation>Vier Asse</translation>
    </message>
    <message>
        <source>Durchmars</source>
        <translation>Durchmarsch</translation>
    </message>
    <message>
        <source>Open Durchmars</source>
        <translation>Offener Durchmarsch</translation>
    </message>
    <message>
        <source>Betli</source>
        <translation>Bettel</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Einfaches</translation>
    </message>
    <message>
        <source>silent 100</source>
        <translation>stiller Hunderter</translation>
    </message>
    <message>
        <source>silent Ulti</source>
        <translation>stiller Ulti</translation>
    </message>
    <message>
        <source>silent Four Aces</source>
        <translation>stille vier Asse</translation>
    </message>
    <message>
        <source>silent Durchmars</source>
        <translation>stiller Durchmarsch</translation>
    </message>
    <message>
        <source>Rebetli</source>
        <translation>Rebettel</translation>
    </message>
    <message>
        <source>Open Betli</source>
        <translation>Offener Bettel</translation>
    </message>
    <message>
        <source>Plain Durchmars</source>
        <translation>Durchmarsch ohne Atout</translation>
    </message>
    <message>
        <source>Plain Redurchmars</source>
        <translation>Redurchmarsch ohne Atout</translation>
    </message>
    <message>
        <source>Plain Open Durchmars</source>
        <translation>Offener Durchmarsch ohne Atout</translation>
    </message>
    <message>
        <source>Trump Durchmars</source>
        <translation>Durchmarsch mit Atout</translation>
    </message>
    <message>
        <source>%1 of Hearts</source>
        <comment>a bid</comment>
        <translation>%1 in Herz</translation>
    </message>
    <message>
        <source>win all ten tricks, without trumps</source>
        <translation>alle zehn Stiche machen, ohne Atout</translation>
    </message>
    <message>
        <source>hold King and Over of trumps and take at least 60 points in Aces, Tens and last trick</source>
        <translation>König und Ober in Atout halten und mindestens 60 Punkte aus Säuen, Zehnern und letztem Stich machen</translation>
    </message>
    <message>
        <source>hold King and Over of another suit and take at least 80 points in Aces, Tens and last trick</source>
        <translation>König und Ober einer anderen Farbe halten und mindestens 80 Punkte aus Säuen, Zehnern und letztem Stich machen</translation>
    </message>
    <message>
        <source>win the last trick with the Seven of trumps</source>
        <translation>den letzten Stich mit dem Atout-Siebener machen</translation>
    </message>
    <message>
        <source>win all four Aces</source>
        <translation>alle vier Säue gewinnen</translation>
    </message>
    <message>
        <source>win all ten tricks</source>
        <translation>alle zehn Stiche machen</translation>
    </message>
    <message>
        <source>win all ten tricks, with hands laid open after the first</source>
        <translation>alle zehn Stiche machen, nach dem ersten mit offenen Karten</translation>
    </message>
    <message>
        <source>win no trick, without trumps</source>
        <translation>keinen Stich machen, ohne Atout</translation>
    </message>
    <message>
        <source>take more points than the defenders</source>
        <translation>mehr Punkte machen als die Verteidiger</translation>
    </message>
    <message>
        <source>Hearts are trumps; everything counts double.</source>
        <translation>Herz ist Atout; alles zählt doppelt.</translation>
    </message>
    <message>
        <source>You name the trumps after the auction: Acorns, Leaves or Bells.</source>
        <translation>Das Atout nennst du nach der Lizitation: Eichel, Laub oder Schellen.</translation>
    </message>
    <message>
        <source>No trumps; Tens rank below the Under. Hands are laid open after trick 1.</source>
        <translation>Kein Atout; der Zehner steht unter dem Unter. Nach Stich 1 wird aufgelegt.</translation>
    </message>
    <message>
        <source>No trumps; Tens rank below the Under.</source>
        <translation>Kein Atout; der Zehner steht unter dem Unter.</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Redouble</source>
        <translation>Rekontra</translation>
    </message>
    <message>
        <source>Surdouble</source>
        <translation>Subkontra</translation>
    </message>
    <message>
        <source>Morddouble</source>
        <translation>Mordkontra</translation>
    </message>
    <message>
        <source>Hirschdouble</source>
        <translation>Hirschkontra</translation>
    </message>
    <message>
        <source>Fedák Sári</source>
        <translation>Fedák Sári</translation>
    </message>
    <message>
        <source>Wheeled Bicycle</source>
        <translation>Kerekes Bicikli</translation>
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
        <source>Knows the rules and bids timidly.</source>
        <translation>Kennt die Regeln und sagt vorsichtig an.</translation>
    </message>
    <message>
        <source>Counts what it holds before it bids.</source>
        <translation>Zählt vor der Ansage, was er hat.</translation>
    </message>
    <message>
        <source>Bids and defends by what good players go by.</source>
        <translation>Sagt an und verteidigt, wie gute Spieler es tun.</translation>
    </message>
    <message>
        <source>Thinks through deals that fit everything seen and heard.</source>
        <translation>Denkt Kartenverteilungen durch, die zu allem passen, was zu sehen und zu hören war.</translation>
    </message>
</context>
<context>
    <name>Ulti.Variants</name>
    <message>
        <source>Association</source>
        <translation>Verband</translation>
    </message>
    <message>
        <source>Club evening</source>
        <translation>Klubabend</translation>
    </message>
    <message>
        <source>Two rounds of bids</source>
        <translation>Zwei Runden Ansagen</translation>
    </message>
</context>
<context>
    <name>UltiRulesDialog</name>
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
        <source>House rules for Ulti</source>
        <translation>Hausregeln für Ulti</translation>
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
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Silent bets</source>
        <translation>Stille Ansagen</translation>
    </message>
    <message>
        <source>Doubling and open hands</source>
        <translation>Kontra und offene Karten</translation>
    </message>
    <message>
        <source>&amp;Name of these rules:</source>
        <translation>&amp;Name der Regeln:</translation>
    </message>
    <message>
        <source>&amp;Auction:</source>
        <translation>A&amp;nsagerunden:</translation>
    </message>
    <message>
        <source>Everyone has ten cards before the first bid.</source>
        <translation>Vor der ersten Ansage haben alle zehn Karten.</translation>
    </message>
    <message>
        <source>In a first round, bids are made on five cards; they count twice.</source>
        <translation>In einer ersten Runde wird mit fünf Karten angesagt; das zählt doppelt.</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>Eine</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Thro&amp;wing in a Simple:</source>
        <translation>Einfaches Spiel &amp;wegwerfen:</translation>
    </message>
    <message>
        <source>A Simple in Acorns, Leaves or Bells is always played.</source>
        <translation>Ein einfaches Spiel in Eichel, Laub oder Schellen wird immer gespielt.</translation>
    </message>
    <message>
        <source>The soloist may throw a Simple in, and loses it at twice its value.</source>
        <translation>Der Alleinspieler darf ein einfaches Spiel wegwerfen; er verliert es zum doppelten Wert.</translation>
    </message>
    <message>
        <source>A Simple that nobody outbids is thrown in, at twice its value.</source>
        <translation>Ein einfaches Spiel, das niemand überbietet, wird weggeworfen, zum doppelten Wert.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>If the soloist likes</source>
        <translation>Nach Wunsch</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>&amp;Four Aces can be bid</source>
        <translation>&amp;Vier Asse können angesagt werden</translation>
    </message>
    <message>
        <source>Winning all four Aces is a bet of its own.</source>
        <translation>Alle vier Asse zu gewinnen ist eine eigene Ansage.</translation>
    </message>
    <message>
        <source>Silent &amp;100:</source>
        <translation>Stille &amp;100:</translation>
    </message>
    <message>
        <source>100 points that nobody bid bring nothing.</source>
        <translation>100 Punkte ohne Ansage bringen nichts.</translation>
    </message>
    <message>
        <source>100 points that nobody bid are paid beside the Simple.</source>
        <translation>100 Punkte ohne Ansage werden neben dem einfachen Spiel bezahlt.</translation>
    </message>
    <message>
        <source>With 100 points on either side, the Simple is worth twice as much.</source>
        <translation>Hat eine Seite 100 Punkte, zählt das einfache Spiel doppelt.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Beside the Simple</source>
        <translation>Neben dem einfachen Spiel</translation>
    </message>
    <message>
        <source>Doubles the Simple</source>
        <translation>Verdoppelt das einfache Spiel</translation>
    </message>
    <message>
        <source>Silent &amp;Ulti:</source>
        <translation>Stiller &amp;Ulti:</translation>
    </message>
    <message>
        <source>The Seven of trumps in the last trick counts only where Ulti was bid.</source>
        <translation>Der Atout-Siebener im letzten Stich zählt nur, wenn Ulti angesagt war.</translation>
    </message>
    <message>
        <source>The soloist wins or loses by the Seven of trumps in the last trick, also unbid.</source>
        <translation>Mit dem Atout-Siebener im letzten Stich gewinnt oder verliert der Alleinspieler auch ohne Ansage.</translation>
    </message>
    <message>
        <source>Defenders, too, win or lose by the Seven of trumps in the last trick.</source>
        <translation>Auch Verteidiger gewinnen oder verlieren mit dem Atout-Siebener im letzten Stich.</translation>
    </message>
    <message>
        <source>The soloist’s</source>
        <translation>Alleinspieler</translation>
    </message>
    <message>
        <source>Anybody’s</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Silent Four A&amp;ces count</source>
        <translation>Stille vier &amp;Asse zählen</translation>
    </message>
    <message>
        <source>All four Aces are paid, also unbid.</source>
        <translation>Alle vier Asse werden auch ohne Ansage bezahlt.</translation>
    </message>
    <message>
        <source>Silent &amp;Durchmars:</source>
        <translation>Stiller &amp;Durchmarsch:</translation>
    </message>
    <message>
        <source>All ten tricks bring nothing more where they were not bid.</source>
        <translation>Alle zehn Stiche bringen ohne Ansage nichts dazu.</translation>
    </message>
    <message>
        <source>All ten tricks are worth 3 points, also unbid.</source>
        <translation>Alle zehn Stiche sind auch ohne Ansage 3 Punkte wert.</translation>
    </message>
    <message>
        <source>All ten tricks are worth 4 points in a Simple, also unbid.</source>
        <translation>Alle zehn Stiche sind im einfachen Spiel auch ohne Ansage 4 Punkte wert.</translation>
    </message>
    <message>
        <source>3 points</source>
        <translation>3 Punkte</translation>
    </message>
    <message>
        <source>4 points in a Simple</source>
        <translation>4 Punkte im einfachen Spiel</translation>
    </message>
    <message>
        <source>Nobody may double</source>
        <translation>Kein Kontra</translation>
    </message>
    <message>
        <source>&amp;Highest double:</source>
        <translation>&amp;Höchstes Kontra:</translation>
    </message>
    <message>
        <source>&amp;Open games:</source>
        <translation>&amp;Offene Spiele:</translation>
    </message>
    <message>
        <source>After the first trick all three lay their cards open.</source>
        <translation>Nach dem ersten Stich legen alle drei ihre Karten offen.</translation>
    </message>
    <message>
        <source>After the first trick the soloist lays the cards open.</source>
        <translation>Nach dem ersten Stich legt der Alleinspieler seine Karten offen.</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Alle Karten offen</translation>
    </message>
    <message>
        <source>Only the soloist’s</source>
        <translation>Nur die des Alleinspielers</translation>
    </message>
</context>
</TS>
