<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_AT" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Tartli</source>
        <translation>Über Tartli</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Licences of the libraries&lt;/b&gt;&lt;br&gt;%1&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Lizenzen der Programmbibliotheken&lt;/b&gt;&lt;br&gt;%1&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>No file manager was found. Your matches are in %1</source>
        <translation>Es wurde kein Dateimanager gefunden. Deine Partien liegen in %1</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Tartli %1&lt;/h2&gt;&lt;p&gt;Three old Hungarian card games: Tartli, Ulti and Tarokk.&lt;/p&gt;&lt;p&gt;Free software under the GPL, version 3 or later.&lt;br&gt;Drawings: CC BY-SA 4.0.&lt;br&gt;Typefaces: Vollkorn and Lato, SIL Open Font License.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Your matches&lt;/b&gt;&lt;br&gt;%2&lt;/p&gt;&lt;p&gt;&lt;b&gt;Your settings&lt;/b&gt;&lt;br&gt;%3&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Tartli %1&lt;/h2&gt;&lt;p&gt;Drei alte ungarische Kartenspiele: Tartli, Ulti und Tarock.&lt;/p&gt;&lt;p&gt;Freie Software unter der GPL, Version 3 oder neuer.&lt;br&gt;Zeichnungen: CC BY-SA 4.0.&lt;br&gt;Schriften: Vollkorn und Lato, SIL Open Font License.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Deine Partien&lt;/b&gt;&lt;br&gt;%2&lt;/p&gt;&lt;p&gt;&lt;b&gt;Deine Einstellungen&lt;/b&gt;&lt;br&gt;%3&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>Accessible</name>
    <message>
        <source>Your hand. Cards: %1</source>
        <translation>Deine Hand. Karten: %1</translation>
    </message>
    <message>
        <source>The hand of %2. Cards: %1</source>
        <translation>Die andere Hand, %2. Karten: %1</translation>
    </message>
    <message>
        <source>your opponent</source>
        <translation>dein Gegenüber</translation>
    </message>
    <message>
        <source>The draw for first dealer</source>
        <translation>Ziehen, wer zuerst gibt</translation>
    </message>
    <message>
        <source>The pack, face down. Cards: %1</source>
        <translation>Die Karten, verdeckt. Anzahl: %1</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>a card on the table, and who played it</comment>
        <translation>%1, von %2</translation>
    </message>
    <message>
        <source>you</source>
        <translation>dir</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a place among cards</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>You say: %1</source>
        <translation>Du sagst: %1</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <translation>%1 sagt: %2</translation>
    </message>
    <message>
        <source>Arrow keys go through your cards. Shift and letters type one. Enter plays it or gathers.</source>
        <translation>Mit den Pfeiltasten gehst du durch deine Karten, mit Umschalt und Buchstaben nennst du eine. Die Eingabetaste spielt sie oder zieht ein.</translation>
    </message>
    <message>
        <source>Laid open by %2. Cards: %1</source>
        <translation>Von %2 aufgelegt. Karten: %1</translation>
    </message>
    <message>
        <source>Laid open by you. Cards: %1</source>
        <translation>Von dir aufgelegt. Karten: %1</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>one of several cards for one action</comment>
        <translation>gewählt</translation>
    </message>
</context>
<context>
    <name>Account</name>
    <message>
        <source>&amp;Play again</source>
        <translation>Nochmals &amp;spielen</translation>
    </message>
    <message>
        <source>Another match with the same players and rules</source>
        <translation>Noch eine Partie mit denselben Spielern und Regeln</translation>
    </message>
    <message>
        <source>Re&amp;view the match</source>
        <translation>Partie dur&amp;chgehen</translation>
    </message>
    <message>
        <source>&amp;Review this hand</source>
        <translation>Runde d&amp;urchgehen</translation>
    </message>
    <message>
        <source>On the table, card by card, with what each decision cost</source>
        <translation>Am Tisch, Karte für Karte, und was jede Entscheidung gekostet hat</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Du gewinnst die Partie</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 gewinnt die Partie</translation>
    </message>
    <message>
        <source>Best hand: %1, %2 (hand %3).</source>
        <comment>a name, points, a number</comment>
        <translation>Beste Runde: %1, %2 (Runde %3).</translation>
    </message>
    <message>
        <source>The match is a draw</source>
        <translation>Die Partie endet unentschieden</translation>
    </message>
    <message>
        <source>Winners of the match: %1</source>
        <comment>names</comment>
        <translation>Gewinner der Partie: %1</translation>
    </message>
    <message>
        <source>&amp;Look at the table</source>
        <translation>&amp;Tisch ansehen</translation>
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
        <source>Play this deal &amp;again</source>
        <translation>Runde &amp;wiederholen</translation>
    </message>
    <message>
        <source>As a practice match of one hand; the current match stays saved</source>
        <translation>Als Übungspartie mit einer Runde; die jetzige Partie bleibt gespeichert</translation>
    </message>
    <message>
        <source>Play it from the other &amp;seat</source>
        <translation>Auf anderem &amp;Platz wiederholen</translation>
    </message>
    <message>
        <source>The same deal from another seat, as a practice match of one hand</source>
        <translation>Dieselben Karten auf anderem Platz, als Übungspartie mit einer Runde</translation>
    </message>
    <message>
        <source>The &amp;evening…</source>
        <translation>Der &amp;Abend …</translation>
    </message>
    <message>
        <source>The &amp;duel…</source>
        <translation>Das &amp;Duell …</translation>
    </message>
    <message>
        <source>From another &amp;seat</source>
        <translation>Auf anderem &amp;Platz</translation>
    </message>
</context>
<context>
    <name>ActionButton</name>
    <message>
        <source>%1. Key: %2</source>
        <comment>what a button does, and its key</comment>
        <translation>%1. Taste: %2</translation>
    </message>
</context>
<context>
    <name>Announcements</name>
    <message>
        <source>%1 Press Space to continue.</source>
        <translation>%1 Weiter mit der Leertaste.</translation>
    </message>
    <message>
        <source>Press Space to gather the trick.</source>
        <translation>Mit der Leertaste ziehst du den Stich ein.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Du bist dran.</translation>
    </message>
</context>
<context>
    <name>BalanceChart</name>
    <message>
        <source>Chart of the balance</source>
        <translation>Diagramm der Bilanz</translation>
    </message>
    <message>
        <source>%1: now %2, at best %3, at worst %4.</source>
        <translation>%1: jetzt %2, Höchststand %3, Tiefststand %4.</translation>
    </message>
</context>
<context>
    <name>CardBoard</name>
    <message>
        <source>Light tile: %1.</source>
        <translation>Helles Feld: %1.</translation>
    </message>
    <message>
        <source>Outlined: %1.</source>
        <translation>Umrandet: %1.</translation>
    </message>
    <message>
        <source>Golden rim: %1.</source>
        <translation>Goldrand: %1.</translation>
    </message>
    <message>
        <source>unseen</source>
        <comment>of a card that may still come</comment>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>played</source>
        <comment>of a card</comment>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>in sight</source>
        <comment>of a card in the own hand or face up</comment>
        <translation>siehst du</translation>
    </message>
    <message>
        <source>Grey letter: %1.</source>
        <translation>Grauer Buchstabe: %1.</translation>
    </message>
    <message>
        <source>%1’s</source>
        <comment>of a card that the player of this name is known to hold</comment>
        <translation>bei %1</translation>
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
        <translation>Weggelegt</translation>
    </message>
</context>
<context>
    <name>CardTableView</name>
    <message>
        <source>Card table</source>
        <translation>Kartentisch</translation>
    </message>
    <message>
        <source>You do not have the %1.</source>
        <translation>Du hast [den]%1 nicht.</translation>
    </message>
    <message>
        <source>You have no %1.</source>
        <translation>Du hast kein %1.</translation>
    </message>
    <message>
        <source>%1 isn’t available right now.</source>
        <comment>a key</comment>
        <translation>%1 geht jetzt nicht.</translation>
    </message>
    <message>
        <source>%1 is not a rank. After the suit comes one of %2.</source>
        <comment>%1 is a key</comment>
        <translation>%1 ist kein Rang. Nach der Farbe kommt eins von %2.</translation>
    </message>
    <message>
        <source>%1 does nothing right now. To pick a card, press Shift with one of %2, then one of %3.</source>
        <comment>%1 is a key, %2 are letters of suits, %3 those of ranks</comment>
        <translation>%1 bewirkt gerade nichts. Eine Karte wählst du mit Umschalt und einem von %2, dann einem von %3.</translation>
    </message>
    <message>
        <source>Choose a card first with the arrow keys.</source>
        <translation>Wähle zuerst mit den Pfeiltasten eine Karte.</translation>
    </message>
    <message>
        <source>the last figure of a tarokk</source>
        <translation>die letzte Ziffer eines Tarocks</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Acorns</source>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Laub</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Bells</source>
        <translation>Schellen</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Siebener</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Achter</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Neuner</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Zehner</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Unter</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Ober</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Sau</translation>
    </message>
    <message>
        <source>Sevens</source>
        <translation>Siebener</translation>
    </message>
    <message>
        <source>Eights</source>
        <translation>Achter</translation>
    </message>
    <message>
        <source>Nines</source>
        <translation>Neuner</translation>
    </message>
    <message>
        <source>Tens</source>
        <translation>Zehner</translation>
    </message>
    <message>
        <source>Unders</source>
        <translation>Unter</translation>
    </message>
    <message>
        <source>Overs</source>
        <translation>Ober</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Könige</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Säue</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2-%1</translation>
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
        <translation>%1 (± %2)</translation>
    </message>
    <message>
        <source>Reviewed (hands: %1)</source>
        <translation>Durchgegangen (Runden: %1)</translation>
    </message>
    <message>
        <source>Duels (hands: %1)</source>
        <translation>Duelle (Runden: %1)</translation>
    </message>
    <message>
        <source>Won per hand</source>
        <translation>Gewonnen pro Runde</translation>
    </message>
    <message>
        <source>Worth of the cards</source>
        <translation>Wert der Karten</translation>
    </message>
    <message>
        <source>What you add</source>
        <translation>Was du daraus machst</translation>
    </message>
    <message>
        <source>Lost by mistakes</source>
        <translation>Durch Fehler verloren</translation>
    </message>
    <message>
        <source>… by: %1</source>
        <comment>a kind of decision</comment>
        <translation>… davon: %1</translation>
    </message>
    <message>
        <source>In duels you make %1 points a hand, compared with the worth of the cards.</source>
        <translation>In Duellen machst du pro Runde %1 Punkte, gemessen am Wert der Karten.</translation>
    </message>
    <message>
        <source>So far that may be chance: more duels will show.</source>
        <translation>Das kann bisher Zufall sein: Mehr Duelle werden es zeigen.</translation>
    </message>
    <message>
        <source>That is not chance: you play better than the levels on average.</source>
        <translation>Das ist kein Zufall: Du spielst besser als der Schnitt der Stärken.</translation>
    </message>
    <message>
        <source>That is not chance: the levels play better than you on average.</source>
        <translation>Das ist kein Zufall: Die Stärken spielen im Schnitt besser als du.</translation>
    </message>
    <message>
        <source>“Give or take”: two times in three, chance moves a figure by no more than this.</source>
        <translation>±: In zwei von drei Fällen verschiebt der Zufall eine Zahl um höchstens so viel.</translation>
    </message>
    <message>
        <source>Mistakes cost you %1 points in a reviewed hand.</source>
        <translation>Fehler kosten dich in einer durchgegangenen Runde %1 Punkte.</translation>
    </message>
    <message>
        <source>hands %1 to %2</source>
        <translation>Runden %1 bis %2</translation>
    </message>
    <message>
        <source>Duels, %1 (%2)</source>
        <comment>when, how many</comment>
        <translation>Duelle, %1 (%2)</translation>
    </message>
    <message>
        <source>Reviewed, %1 (%2)</source>
        <comment>when, how many</comment>
        <translation>Durchgegangen, %1 (%2)</translation>
    </message>
</context>
<context>
    <name>Characters</name>
    <message>
        <source>apprentice waiter</source>
        <translation>Pikkolo</translation>
    </message>
    <message>
        <source>flower girl</source>
        <translation>Blumenmädchen</translation>
    </message>
    <message>
        <source>student</source>
        <translation>Student</translation>
    </message>
    <message>
        <source>market woman</source>
        <translation>Standlerin</translation>
    </message>
    <message>
        <source>coachman</source>
        <translation>Fiaker</translation>
    </message>
    <message>
        <source>postman</source>
        <translation>Briefträger</translation>
    </message>
    <message>
        <source>head waiter</source>
        <translation>Oberkellner</translation>
    </message>
    <message>
        <source>forester</source>
        <translation>Förster</translation>
    </message>
    <message>
        <source>actress</source>
        <translation>Schauspielerin</translation>
    </message>
    <message>
        <source>teacher</source>
        <translation>Lehrer</translation>
    </message>
    <message>
        <source>widow</source>
        <translation>Witwe</translation>
    </message>
    <message>
        <source>retired colonel</source>
        <translation>Oberst i. R.</translation>
    </message>
</context>
<context>
    <name>ChartPage</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message numerus="yes">
        <source>Your balance in points over %n hand(s): now %1.</source>
        <translation>
            <numerusform>Deine Bilanz in Punkten nach %n Runde: jetzt %1.</numerusform>
            <numerusform>Deine Bilanz in Punkten nach %n Runden: jetzt %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>own</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>No hand has a check number.</source>
        <translation>Keine Runde hat eine Prüfzahl.</translation>
    </message>
    <message>
        <source>Hand %1, check number %2: it fits the cards.</source>
        <translation>Runde %1, Prüfzahl %2: Sie passt zu den Karten.</translation>
    </message>
    <message>
        <source>If you noted the same number before a hand was dealt, nobody has changed its pack since.</source>
        <translation>Wenn du dir vor dem Geben dieselbe Zahl aufgeschrieben hast, hat seither niemand die Karten vertauscht.</translation>
    </message>
    <message>
        <source>1 hand</source>
        <translation>1 Runde</translation>
    </message>
    <message>
        <source>%1 hands</source>
        <translation>%1 Runden</translation>
    </message>
    <message>
        <source>you won the match %1</source>
        <translation>du hast die Partie %1 gewonnen</translation>
    </message>
    <message>
        <source>%1 won the match %2</source>
        <translation>Sieger: %1, %2</translation>
    </message>
    <message>
        <source>the match stands %1</source>
        <translation>die Partie steht %1</translation>
    </message>
    <message>
        <source>%1 played by the %2 rules: %3, and %4. Every action follows the rules.</source>
        <translation>Partie: %1, Regeln: %2, %3; %4. Jeder Zug folgt den Regeln.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>the match stands %1, and hand %2 is being played</source>
        <translation>die Partie steht %1, gespielt wird gerade Runde %2</translation>
    </message>
    <message>
        <source>the study “%1” of %2. It has one step, and every line follows the rules.</source>
        <translation>Studie „%1“ mit %2, 1 Schritt. Jede Variante folgt den Regeln.</translation>
    </message>
    <message>
        <source>the study “%1” of %2. It has %3 steps, and every line follows the rules.</source>
        <translation>Studie „%1“ mit %2, %3 Schritte. Jede Variante folgt den Regeln.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>usage:</source>
        <translation>Aufruf:</translation>
    </message>
    <message>
        <source>there is no option %1</source>
        <translation>eine Option %1 gibt es nicht</translation>
    </message>
    <message>
        <source>%1 names a user that does not exist</source>
        <translation>%1 nennt einen Benutzer, den es nicht gibt</translation>
    </message>
    <message>
        <source>%1 cannot be combined with %2</source>
        <translation>%1 und %2 können nicht kombiniert werden</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>ORDNER</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>MATCH</source>
        <translation>PARTIE</translation>
    </message>
    <message>
        <source>a match (.tartli.json) to import and open</source>
        <translation>eine Partie (.tartli.json), die importiert und geöffnet wird</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>diese Hilfe anzeigen und beenden</translation>
    </message>
    <message>
        <source>show the version and exit</source>
        <translation>die Version anzeigen und beenden</translation>
    </message>
    <message>
        <source>keep settings and matches in this folder</source>
        <translation>Einstellungen und Partien in diesem Ordner speichern</translation>
    </message>
    <message>
        <source>replay a match and print its result, or the hand, action and rule where it goes wrong</source>
        <translation>eine Partie nachspielen und das Ergebnis ausgeben, oder Runde, Zug und Regel, wo etwas nicht stimmt</translation>
    </message>
    <message>
        <source>%1 cannot be combined with other options</source>
        <translation>%1 kann nicht mit anderen Optionen kombiniert werden</translation>
    </message>
    <message>
        <source>%1 needs a file after it</source>
        <translation>nach %1 fehlt eine Datei</translation>
    </message>
    <message>
        <source>%1 needs a folder after it</source>
        <translation>nach %1 fehlt ein Ordner</translation>
    </message>
    <message>
        <source>a match needs a file name; this one is empty</source>
        <translation>für eine Partie fehlt der Dateiname</translation>
    </message>
    <message>
        <source>See %1.</source>
        <translation>Siehe %1.</translation>
    </message>
    <message>
        <source>there is no game %1; the games are: %2</source>
        <translation>ein Spiel %1 gibt es nicht; die Spiele sind: %2</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>SPIEL</translation>
    </message>
    <message>
        <source>offer a new match of this game, or play it with --demo (%1)</source>
        <translation>eine neue Partie dieses Spiels anbieten oder es mit --demo vorführen (%1)</translation>
    </message>
    <message>
        <source>%1 needs the name of a game after it</source>
        <translation>nach %1 fehlt der Name eines Spiels</translation>
    </message>
    <message>
        <source>let opponents play a match and save pictures and the record in this folder</source>
        <translation>Gegner eine Partie spielen lassen; Bilder und Partiedatei in diesem Ordner speichern</translation>
    </message>
    <message>
        <source>%1 belongs to %2</source>
        <translation>%1 gehört zu %2</translation>
    </message>
    <message>
        <source>print what you could have played better in each finished hand of a match, and why</source>
        <translation>ausgeben, was du in jeder beendeten Runde einer Partie besser hättest spielen können, und warum</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>review only this hand, counted from 1</source>
        <translation>nur diese Runde durchgehen, gezählt ab 1</translation>
    </message>
    <message>
        <source>%1 needs the number of a hand after it, counted from 1</source>
        <translation>nach %1 fehlt die Nummer einer Runde, gezählt ab 1</translation>
    </message>
    <message>
        <source>Play three old Hungarian card games: Tartli, Ulti and Tarokk.</source>
        <translation>Drei alte ungarische Kartenspiele: Tartli, Ulti und Tarock.</translation>
    </message>
    <message>
        <source>print what can be done at each position of a study, and its worth</source>
        <translation>ausgeben, was in jeder Stellung einer Studie getan werden kann und was es wert ist</translation>
    </message>
    <message>
        <source>start as this player</source>
        <translation>als dieser Spieler beginnen</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>%1 needs the name of a player after it</source>
        <translation>nach %1 fehlt der Name eines Spielers</translation>
    </message>
    <message>
        <source>there is no player %1; the players are: %2</source>
        <translation>einen Spieler %1 gibt es nicht; die Spieler sind: %2</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a button&apos;s words and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Try the puzzle again</source>
        <translation>Dieselbe Aufgabe noch einmal</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Tartli could not start because of an internal error.</source>
        <translation>Tartli konnte wegen eines internen Fehlers nicht starten.</translation>
    </message>
    <message>
        <source>Something went wrong in Tartli. Some things may not work properly now.</source>
        <translation>In Tartli ist ein Fehler aufgetreten. Vielleicht funktioniert jetzt nicht alles richtig.</translation>
    </message>
    <message>
        <source>Tartli closed unexpectedly last time.</source>
        <translation>Tartli wurde beim letzten Mal unerwartet beendet.</translation>
    </message>
    <message>
        <source>Your matches have not been changed.</source>
        <translation>Deine Partien wurden nicht verändert.</translation>
    </message>
    <message>
        <source>Your match is saved up to the last action. You can continue, or quit and pick it up at the next start.</source>
        <translation>Deine Partie ist bis zum letzten Zug gespeichert. Du kannst weiterspielen oder Tartli beenden; beim nächsten Start liegt sie wieder auf dem Tisch.</translation>
    </message>
    <message>
        <source>Your match was saved up to the last action, and you can continue from there.</source>
        <translation>Deine Partie ist bis zum letzten Zug gespeichert; dort kannst du weiterspielen.</translation>
    </message>
    <message>
        <source>The last part of your match is not saved. If you continue, it will be saved as soon as possible; if you quit, it is lost.</source>
        <translation>Der letzte Teil deiner Partie ist nicht gespeichert. Spielst du weiter, wird er so bald wie möglich gespeichert; beendest du Tartli, ist er verloren.</translation>
    </message>
    <message>
        <source>To help us fix this, send the report below to the developers and say what you were doing. Nothing is sent automatically. The report is also here: %1</source>
        <translation>Damit wir das beheben können, schick uns den Bericht unten und schreib dazu, was du gerade getan hast. Von selbst wird nichts verschickt. Der Bericht liegt auch hier: %1</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>Bericht &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Tartli &amp;beenden</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>DealCheck</name>
    <message>
        <source>Verify this deal</source>
        <translation>Kartenverteilung prüfen</translation>
    </message>
    <message>
        <source>&amp;Hand:</source>
        <translation>&amp;Runde:</translation>
    </message>
    <message>
        <source>Check &amp;number (SHA-256):</source>
        <translation>&amp;Prüfzahl (SHA-256):</translation>
    </message>
    <message>
        <source>Cards and &amp;salt:</source>
        <translation>Karten und &amp;Salt:</translation>
    </message>
    <message>
        <source>Hand %1, which is dealt next</source>
        <translation>Runde %1, die als nächste gegeben wird</translation>
    </message>
    <message>
        <source>Hand %1, which is being played</source>
        <translation>Runde %1, die gerade gespielt wird</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>This hand was dealt without a check number.</source>
        <translation>Diese Runde wurde ohne Prüfzahl gegeben.</translation>
    </message>
    <message>
        <source>The cards and the salt are shown when the hand is over.</source>
        <translation>Karten und Salt siehst du, sobald die Runde vorbei ist.</translation>
    </message>
    <message>
        <source>The pack was dealt in this order.</source>
        <translation>Die Karten wurden in dieser Reihenfolge gegeben.</translation>
    </message>
    <message>
        <source>The pack was then cut after card %1: the cards up to there were dealt last.</source>
        <translation>Danach wurde nach Karte %1 abgehoben: Die Karten bis dorthin wurden zuletzt gegeben.</translation>
    </message>
    <message>
        <source>✓ The check number fits the cards that were dealt. If you noted the same number before the deal, nobody has changed the pack since.</source>
        <translation>✓ Die Prüfzahl passt zu den gegebenen Karten. Wenn du dir vor dem Geben dieselbe Zahl aufgeschrieben hast, hat seither niemand die Karten vertauscht.</translation>
    </message>
    <message>
        <source>✗ The check number does not fit the cards that were dealt. Do not trust this deal.</source>
        <translation>✗ Die Prüfzahl passt nicht zu den gegebenen Karten. Trau dieser Verteilung nicht.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Chec&amp;k now</source>
        <translation>&amp;Jetzt prüfen</translation>
    </message>
    <message>
        <source>Before the deal, copy this check number, or write down its first %1 digits. After the hand, enter them here: if the cards and the salt (random digits) give the same number, nobody has changed the pack. The help explains how to check it elsewhere.</source>
        <translation>Kopiere diese Prüfzahl vor dem Geben, oder schreib dir ihre ersten %1 Stellen auf. Gib sie nach der Runde hier ein: Ergeben die Karten und das Salt (ein Zufallszusatz) dieselbe Zahl, hat niemand die Karten vertauscht. In der Hilfe steht, wie man das anderswo nachprüft.</translation>
    </message>
    <message>
        <source>&amp;What you noted:</source>
        <translation>&amp;Was du notiert hast:</translation>
    </message>
    <message>
        <source>Co&amp;py number</source>
        <translation>Zahl &amp;kopieren</translation>
    </message>
    <message>
        <source>✗ This is not the number you noted. Is it that of another hand, or mistyped?</source>
        <translation>✗ Du hast eine andere Zahl notiert. Gehört sie zu einer anderen Runde, oder hast du dich vertippt?</translation>
    </message>
    <message>
        <source>So far it is the number you noted. Enter at least %1 digits.</source>
        <translation>So weit ist es die Zahl, die du notiert hast. Gib mindestens %1 Stellen ein.</translation>
    </message>
    <message>
        <source>✓ It is the number you noted, and it fits the cards that were dealt: nobody has changed the pack since then.</source>
        <translation>✓ Diese Zahl hast du notiert, und sie passt zu den gegebenen Karten: Seither hat niemand die Karten vertauscht.</translation>
    </message>
</context>
<context>
    <name>Demo</name>
    <message>
        <source>The demonstration cannot be saved in %1. %2 You can name another folder.</source>
        <translation>Die Vorführung kann nicht in %1 gespeichert werden. %2 Du kannst auch einen anderen Ordner angeben.</translation>
    </message>
    <message>
        <source>A picture could not be written.</source>
        <translation>Ein Bild konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Pictures:%1
Record: %2</source>
        <translation>Bilder: %1
Partiedatei: %2</translation>
    </message>
    <message>
        <source>%1 won the match. Standings: %2. Hands: %3.</source>
        <translation>%1 hat die Partie gewonnen. Stand: %2. Runden: %3.</translation>
    </message>
</context>
<context>
    <name>Duel</name>
    <message>
        <source>See how this level played the hand</source>
        <translation>Ansehen, wie diese Stärke die Runde gespielt hat</translation>
    </message>
    <message>
        <source>All &amp;hands…</source>
        <translation>Alle &amp;Runden …</translation>
    </message>
    <message>
        <source>The same cards: you %1</source>
        <comment>the points of the player</comment>
        <translation>Dieselben Karten: du %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a level, and its points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2 levels have finished this hand.</source>
        <translation>%1 von %2 Stärken sind mit dieser Runde fertig.</translation>
    </message>
    <message>
        <source>Points of each hand</source>
        <translation>Die Punkte jeder Runde</translation>
    </message>
    <message>
        <source>&amp;Look at this hand</source>
        <translation>Diese Runde an&amp;schauen</translation>
    </message>
    <message>
        <source>Compare with a &amp;friend’s file…</source>
        <translation>Mit der Datei eines &amp;Freundes vergleichen …</translation>
    </message>
    <message>
        <source>&amp;Save for a friend…</source>
        <translation>Für einen Freund &amp;speichern …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Worth of the cards</source>
        <translation>Wert der Karten</translation>
    </message>
    <message>
        <source>You, without luck</source>
        <translation>Du, ohne Kartenglück</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Sum</source>
        <comment>of a column of points</comment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>You got %1. The cards were worth %2, so without the luck of the cards you made %3.</source>
        <translation>Du hast %1. Die Karten waren %2 wert, ohne Kartenglück sind das %3.</translation>
    </message>
    <message>
        <source>The levels are still playing while the duel is on the table: %1 of %2 hands are done.</source>
        <translation>Solange das Duell auf dem Tisch liegt, spielen die Stärken noch: %1 von %2 Runden sind fertig.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, and its rules</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 players</source>
        <comment>a game with its rules</comment>
        <translation>%1, %2 Spieler</translation>
    </message>
    <message>
        <source>All levels, mixed</source>
        <translation>Alle Stärken, gemischt</translation>
    </message>
    <message>
        <source>1 hand</source>
        <translation>1 Runde</translation>
    </message>
    <message>
        <source>%1 hands</source>
        <translation>%1 Runden</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>a game with its rules, hands, and the level of the people</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>A code has %1 letters and digits; this one has %2.</source>
        <translation>Ein Code hat %1 Buchstaben und Ziffern; dieser hat %2.</translation>
    </message>
    <message>
        <source>“%1” is never part of a code.</source>
        <translation>„%1“ kommt in keinem Code vor.</translation>
    </message>
    <message>
        <source>“%1” at place %2 seems to be wrong. Perhaps it is %3?</source>
        <comment>a letter, a number, a code</comment>
        <translation>„%1“ an Stelle %2 scheint falsch zu sein. Vielleicht %3?</translation>
    </message>
    <message>
        <source>“%1” seems to be swapped. Perhaps it is %2?</source>
        <comment>two letters, a code</comment>
        <translation>„%1“ scheint vertauscht zu sein. Vielleicht %2?</translation>
    </message>
    <message>
        <source>Two letters side by side seem to be swapped. Check the code again.</source>
        <translation>Zwei benachbarte Zeichen scheinen vertauscht zu sein. Vergleiche den Code noch einmal.</translation>
    </message>
    <message>
        <source>This code is from another version of Tartli, and its cards are not known here.</source>
        <translation>Dieser Code ist aus einer anderen Version von Tartli; seine Karten sind hier nicht bekannt.</translation>
    </message>
    <message>
        <source>More than one letter is wrong. Check the code again.</source>
        <translation>Mehr als ein Zeichen ist falsch. Vergleiche den Code noch einmal.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duell</translation>
    </message>
    <message>
        <source>This hand cannot be read.</source>
        <translation>Diese Runde kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen …</translation>
    </message>
    <message>
        <source>Your friend</source>
        <translation>Dein Freund</translation>
    </message>
    <message>
        <source>Compare with a friend</source>
        <translation>Mit einem Freund vergleichen</translation>
    </message>
    <message>
        <source>%1 is not the duel %2.</source>
        <comment>a file, a code</comment>
        <translation>%1 ist nicht das Duell %2.</translation>
    </message>
    <message>
        <source>The cards in %1 are not those of the duel %2.</source>
        <comment>a file, a code</comment>
        <translation>Die Karten in %1 sind nicht die des Duells %2.</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Runde des Tages</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Every day everybody gets the same hand, and a player of each level plays it too.</source>
        <translation>Jeden Tag bekommen alle dieselbe Runde, und ein Spieler jeder Stärke spielt sie auch.</translation>
    </message>
    <message>
        <source>Days, with your results</source>
        <translation>Tage mit deinen Ergebnissen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>%1: not played yet.</source>
        <comment>a day</comment>
        <translation>%1: noch nicht gespielt.</translation>
    </message>
    <message>
        <source>&amp;Play this deal</source>
        <translation>Diese &amp;Runde spielen</translation>
    </message>
    <message>
        <source>%1: started, not finished.</source>
        <comment>a day</comment>
        <translation>%1: begonnen, aber noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Show the result</source>
        <translation>Ergebnis an&amp;zeigen</translation>
    </message>
    <message>
        <source>you %1</source>
        <comment>points</comment>
        <translation>du %1</translation>
    </message>
    <message>
        <source>%1, better than you</source>
        <comment>points</comment>
        <translation>%1, besser als du</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a hand, a player, points</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>No hand of this duel is over yet.</source>
        <translation>In diesem Duell ist noch keine Runde vorbei.</translation>
    </message>
    <message numerus="yes">
        <source>This month: %n deal(s), %1 in all.</source>
        <comment>points</comment>
        <translation>
            <numerusform>In diesem Monat: %n Runde, insgesamt %1.</numerusform>
            <numerusform>In diesem Monat: %n Runden, insgesamt %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 did better than you in %2 of %3 hands.</source>
        <comment>a player or level, and numbers</comment>
        <translation>Besser als du: %1 in %2 von %3 Runden.</translation>
    </message>
    <message>
        <source>%1 did better than you in hand %2.</source>
        <comment>a player or level, and a number</comment>
        <translation>Besser als du: %1 in Runde %2.</translation>
    </message>
    <message>
        <source>%1 did better than you in hands %2.</source>
        <translation>Besser als du: %1 in den Runden %2.</translation>
    </message>
</context>
<context>
    <name>DuelDialog</name>
    <message>
        <source>Duel</source>
        <translation>Duell</translation>
    </message>
    <message>
        <source>The same cards for everybody</source>
        <translation>Dieselben Karten für alle</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>C&amp;opy the code</source>
        <translation>Code &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>Karten &amp;geben</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Read it to a friend, who gets the same cards and people. Or type a friend’s code here.</source>
        <translation>Lies ihn einem Freund vor: Er bekommt dieselben Karten und dieselben Mitspieler. Oder gib hier seinen Code ein.</translation>
    </message>
    <message>
        <source>&amp;Game and rules:</source>
        <translation>&amp;Spiel und Regeln:</translation>
    </message>
    <message>
        <source>A code cannot hold your own house rules.</source>
        <translation>Eigene Hausregeln haben in einem Code keinen Platz.</translation>
    </message>
    <message>
        <source>&amp;Length:</source>
        <translation>&amp;Länge:</translation>
    </message>
    <message>
        <source>A player of each level plays the same hands in your seat.</source>
        <translation>Auf deinem Platz spielt auch ein Spieler jeder Stärke dieselben Runden.</translation>
    </message>
    <message>
        <source>Le&amp;vel of the others:</source>
        <translation>S&amp;tärke der anderen:</translation>
    </message>
    <message>
        <source>Cod&amp;e:</source>
        <translation>Co&amp;de:</translation>
    </message>
</context>
<context>
    <name>Evening</name>
    <message>
        <source>The evening</source>
        <translation>Der Abend</translation>
    </message>
    <message>
        <source>Hand of the evening: hand %1 (%2).</source>
        <comment>a number; what it brought each</comment>
        <translation>Die Runde des Abends: Runde %1 (%2).</translation>
    </message>
    <message>
        <source>%1 share the evening</source>
        <translation>Gleichstand: %1</translation>
    </message>
    <message>
        <source>You win the evening</source>
        <translation>Du gewinnst den Abend</translation>
    </message>
    <message>
        <source>%1 wins the evening</source>
        <translation>%1 gewinnt den Abend</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>&amp;Hand of the evening</source>
        <translation>Runde des A&amp;bends</translation>
    </message>
    <message>
        <source>Evenings won among you so far: %1.</source>
        <comment>names with numbers</comment>
        <translation>Gewonnene Abende bisher: %1.</translation>
    </message>
    <message>
        <source>To the &amp;league</source>
        <translation>Zur &amp;Liga</translation>
    </message>
    <message>
        <source>League points: %1.</source>
        <comment>names with numbers</comment>
        <translation>Ligapunkte: %1.</translation>
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
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Bub</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>Buben</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Damen</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2-%1</translation>
    </message>
</context>
<context>
    <name>GameSettings</name>
    <message>
        <source>Play the last card &amp;automatically</source>
        <translation>Die letzte Karte &amp;automatisch spielen</translation>
    </message>
    <message>
        <source>There is nothing to choose in the last trick.</source>
        <translation>Im letzten Stich gibt es nichts zu wählen.</translation>
    </message>
</context>
<context>
    <name>GuidedHand</name>
    <message>
        <source>Start again</source>
        <translation>Von vorn beginnen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>That is allowed, but the lesson had something else in mind: %1. Go back, or play on as you like; the lesson may then skip a topic or two.</source>
        <translation>Das darfst du, nur hatte die Lektion etwas anderes vor: %1. Geh zurück, oder spiel auf deine Art weiter; dann lässt die Lektion vielleicht etwas aus.</translation>
    </message>
    <message>
        <source>That is allowed, but the lesson had more to say first. Go back, or play on as you like; the lesson may then skip a topic or two.</source>
        <translation>Das darfst du, nur hatte die Lektion vorher noch etwas zu sagen. Geh zurück, oder spiel auf deine Art weiter; dann lässt die Lektion vielleicht etwas aus.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>&amp;Play a match…</source>
        <translation>&amp;Partie spielen …</translation>
    </message>
    <message>
        <source>&amp;Read the rules</source>
        <translation>&amp;Regeln lesen</translation>
    </message>
    <message>
        <source>&amp;Once more</source>
        <translation>&amp;Nochmals</translation>
    </message>
    <message>
        <source>&amp;Go back a step</source>
        <translation>&amp;Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Look at the slate: the hand is being written down.</source>
        <translation>Schau auf die Tafel: Jetzt wird die Runde aufgeschrieben.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>So weiterspielen</translation>
    </message>
    <message>
        <source>Done!</source>
        <translation>Geschafft!</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <comment>the title of a guided hand, of the steps of the lesson</comment>
        <translation>%1 · %2 von %3</translation>
    </message>
</context>
<context>
    <name>HandPuzzles</name>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between cards</comment>
        <translation> oder </translation>
    </message>
    <message>
        <source>%1. %2 – %3</source>
        <comment>the number of a trick, who led, the cards</comment>
        <translation>%1. %2 – %3</translation>
    </message>
    <message>
        <source>Your discards: %1</source>
        <translation>Weggelegt hast du: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a suit, and a rank of it</comment>
        <translation>%1-%2</translation>
    </message>
</context>
<context>
    <name>HandText</name>
    <message>
        <source>%1: %2, hand %3. Rules: %4.</source>
        <comment>game, players, number, name of the rules</comment>
        <translation>%1: %2, Runde %3. Regeln: %4.</translation>
    </message>
    <message>
        <source>Dealer: you.</source>
        <translation>Geber: du.</translation>
    </message>
    <message>
        <source>Dealer: %1.</source>
        <translation>Geber: %1.</translation>
    </message>
    <message>
        <source>Trick %1</source>
        <translation>Stich %1</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>%1 or %2</source>
        <comment>the last two of some things to choose from</comment>
        <translation>%1 oder %2</translation>
    </message>
</context>
<context>
    <name>HelpSearch</name>
    <message>
        <source>claim = go out; contest = whose melds; discard = any card; discarding = any card; stock = talon; deck = pack; VII = seven; VIII = eight; IX = nine; X = ten; seventh = seven; jack = under; queen = over; under = jack; over = queen; knave = under; pig = ace; clubs = acorns; spades = leaves; diamonds = bells; beats = wins a trick, better than; strategy = playing well; tactics = playing well; advice = playing well; tips = playing well; undo = take back; tie = counts are equal; draw = draws a card; resume = on the table again; run = sequence; four = set; shortcuts = key; language = English; colours = colour; cheat = tamper; fair = tamper</source>
        <comment>For the search in the help. Before each = is a word that somebody may type, behind it what the help calls it; several are set apart by commas. Write what players of your language would type: terms of other card games, the ranks in Roman figures, words for what the program does.</comment>
        <translation>Trumpf = Atout; Trümpfe = Atout; Farbzwang = Farbe bekennen, bekenne Farbe; Bedienpflicht = Farbe bekennen; bedienen = Farbe bekennen, bekenne Farbe; zugeben = Farbe bekennen, bekenne Farbe; Stichzwang = den Stich nie; Trumpfzwang = musst du Atout spielen; unentschieden = Gleichstand; Sudden Death = Entscheidungsrunde; Bube = Unter; Bub = Unter; Dame = Ober; Unter = Bub; Ober = Dame; Ass = Sau; Daus = Sau; Kreuz = Eichel; Pik = Laub; Karo = Schellen; Grün = Laub; Rot = Herz; VII = Siebener; VIII = Achter; IX = Neuner; X = Zehner; Sieben = Siebener; Stock = Talon; Stapel = Talon; melden = ansagen; Meldung = Ansage; weisen = ansagen; Sequenz = Folge; vier gleiche = Vierling; abwerfen = irgendeine Karte; Strategie = gut spielen; Taktik = gut spielen; Ratschläge = gut spielen; Hilfe = Tipp; zurücknehmen = zurücknehmen, rückgängig; Undo = zurücknehmen, rückgängig; rückgängig = zurücknehmen; sichern = speichern; ausmachen = ausmelden; rufen = ausmelden; rausgehen = ausmelden; verdoppeln = Double; Mogeln = vertausch; Schummeln = vertausch; Tastenkürzel = Taste; Sprache = Deutsch; Level = Stärke; Schwierigkeit = Stärke</translation>
    </message>
    <message>
        <source>a an the of to in on at is are was do does did i you my your me we it its how what when where why who which can may must should and or if for with be have has this that there will would</source>
        <comment>For the search in the help: words of a question that say nothing of what is asked.</comment>
        <translation>der die das den dem des ein eine einen einem einer und oder in im am an auf zu zum zur ist sind war wie was wann wo wer wen wem warum viel viele welche welcher welches kann darf muss soll ich du mein meine wenn für mit bei man es wird</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Working out a hint…</source>
        <translation>Tipp wird berechnet …</translation>
    </message>
    <message>
        <source>No hint could be found this time.</source>
        <translation>Diesmal war kein Tipp zu finden.</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>thinking of a hint</comment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop thinking of a hint</source>
        <translation>Nicht länger über einen Tipp nachdenken</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>What a master would do</source>
        <translation>Was ein Meister täte</translation>
    </message>
    <message>
        <source>You can expect %1.</source>
        <translation>Zu erwarten: %1.</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>My own rules</source>
        <translation>Meine Regeln</translation>
    </message>
    <message>
        <source>These are your own rules. You can also start over from a known set.</source>
        <translation>Das sind deine eigenen Regeln. Du kannst auch wieder von bekannten ausgehen.</translation>
    </message>
    <message>
        <source>Known rules</source>
        <translation>Bekannte Regeln</translation>
    </message>
    <message>
        <source>Start from &amp;these</source>
        <translation>&amp;Diese als Vorlage</translation>
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
        <source>&amp;Name of these rules:</source>
        <translation>&amp;Name der Regeln:</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
</context>
<context>
    <name>HowToPlay</name>
    <message>
        <source>How to play</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>Überschriften</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Regeln:</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Select a command and press its new key. Backspace clears it.</source>
        <translation>Wähle einen Befehl und drück die neue Taste. Die Rücktaste löscht sie.</translation>
    </message>
    <message>
        <source>Reset &amp;keys</source>
        <translation>&amp;Tasten zurücksetzen</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a command, and its key</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>Taste: %1</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <source>%1 is already used for “%2”. Give that command another key first.</source>
        <translation>%1 ist schon die Taste für „%2“. Gib diesem Befehl zuerst eine andere.</translation>
    </message>
    <message>
        <source>%1 is already used at the table: to move through the cards, pick one, or play it.</source>
        <translation>%1 ist am Tisch schon vergeben: um durch die Karten zu gehen, eine zu wählen oder sie zu spielen.</translation>
    </message>
    <message>
        <source>This key cannot be used. Press another one.</source>
        <translation>Diese Taste lässt sich nicht verwenden. Drück eine andere.</translation>
    </message>
    <message>
        <source>All keys have been reset.</source>
        <translation>Alle Tasten sind zurückgesetzt.</translation>
    </message>
</context>
<context>
    <name>KindsDialog</name>
    <message>
        <source>You get ten such hands in a row, against Masters, and are told what each was worth.</source>
        <translation>Du bekommst zehn Runden mit solchen Karten nacheinander, gegen Meister, und erfährst, was jede wert war.</translation>
    </message>
    <message>
        <source>Kinds of hands</source>
        <translation>Arten von Karten</translation>
    </message>
    <message>
        <source>&amp;Deal ten hands</source>
        <translation>&amp;Zehn Runden geben</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Practise a kind of hand</source>
        <translation>Solche Karten geben</translation>
    </message>
</context>
<context>
    <name>League</name>
    <message>
        <source>Your matches cannot be opened right now, and neither can the league.</source>
        <translation>Deine Partien lassen sich gerade nicht öffnen, die Liga deshalb auch nicht.</translation>
    </message>
    <message>
        <source>The season started on %1 cannot be continued: %2. It is kept as it is.</source>
        <translation>Die am %1 begonnene Saison kann nicht weitergespielt werden: %2. Sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>This season is being played in another Tartli window.</source>
        <translation>Diese Saison wird in einem anderen Tartli-Fenster gespielt.</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>The season of %1 is over. %2</source>
        <comment>a month; what has come of it</comment>
        <translation>Die Saison vom %1 ist vorbei. %2</translation>
    </message>
    <message>
        <source>Evening %1 of %2, with %3 hands · %4</source>
        <comment>the last is the name of rules</comment>
        <translation>Abend %1 von %2, mit %3 Runden · %4</translation>
    </message>
    <message>
        <source>You win the golden cup!</source>
        <translation>Du gewinnst den goldenen Pokal!</translation>
    </message>
    <message>
        <source>You come second and win the silver cup!</source>
        <translation>Zweiter Platz, du gewinnst den silbernen Pokal!</translation>
    </message>
    <message>
        <source>You come third and win the bronze cup!</source>
        <translation>Dritter Platz, du gewinnst den bronzenen Pokal!</translation>
    </message>
    <message>
        <source>You finish in place %1.</source>
        <translation>Du landest auf Platz %1.</translation>
    </message>
    <message>
        <source>Golden cup: %1, season of %2</source>
        <comment>a game, a month</comment>
        <translation>Goldener Pokal: %1, %2</translation>
    </message>
    <message>
        <source>Silver cup: %1, season of %2</source>
        <translation>Silberner Pokal: %1, %2</translation>
    </message>
    <message>
        <source>Bronze cup: %1, season of %2</source>
        <translation>Bronzener Pokal: %1, %2</translation>
    </message>
    <message>
        <source>%1: place %2, evenings: %3, league points: %4, card points: %5. Latest places: %6.</source>
        <translation>%1: Platz %2, Abende: %3, Ligapunkte: %4, Kartenpunkte: %5. Letzte Plätze: %6.</translation>
    </message>
    <message>
        <source>rested</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>%1 rests.</source>
        <translation>%1 hat Pause.</translation>
    </message>
    <message>
        <source>%1: hand %2 of %3 is being played</source>
        <translation>%1: Runde %2 von %3 läuft</translation>
    </message>
    <message>
        <source>%1: waiting in hand %2 of %3</source>
        <translation>%1: Pause in Runde %2 von %3</translation>
    </message>
    <message>
        <source>%1: still to play</source>
        <translation>%1: noch nicht gespielt</translation>
    </message>
    <message>
        <source>%1. %2: %3 (%4)</source>
        <comment>place, name, league points, card points</comment>
        <translation>%1. %2: %3 (%4)</translation>
    </message>
    <message>
        <source>Evening %1: %2 %3, %4 %5</source>
        <comment>a number, then names with their card points</comment>
        <translation>Abend %1: %2 %3, %4 %5</translation>
    </message>
    <message>
        <source>They have not met in this season yet.</source>
        <translation>Sie sind in dieser Saison noch nicht aufeinandergetroffen.</translation>
    </message>
    <message>
        <source>Ahead at the table: %1 %2, %3 %4</source>
        <comment>names with numbers of evenings</comment>
        <translation>So oft am Tisch vorn: %1 %2, %3 %4</translation>
    </message>
    <message>
        <source>The other tables have stopped, because their players got no time or memory to think. Nothing is lost: they go on when you let them play again.</source>
        <translation>Die anderen Tische haben angehalten, weil ihre Spieler weder Zeit noch Speicher zum Denken bekamen. Nichts ist verloren: Sie spielen weiter, sobald du sie wieder spielen lässt.</translation>
    </message>
</context>
<context>
    <name>LeaguePage</name>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Tables of the evening</source>
        <translation>Tische des Abends</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Abend</translation>
    </message>
    <message>
        <source>Meetings</source>
        <translation>Begegnungen</translation>
    </message>
    <message>
        <source>Past seasons</source>
        <translation>Frühere Saisonen</translation>
    </message>
    <message>
        <source>&amp;New season…</source>
        <translation>&amp;Neue Saison …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Evenings</source>
        <comment>a column of numbers</comment>
        <translation>Abende</translation>
    </message>
    <message>
        <source>League points</source>
        <translation>Ligapunkte</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Kartenpunkte</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Table of the season</source>
        <translation>Tabelle der Saison</translation>
    </message>
    <message>
        <source>League points after the names, card points in brackets.</source>
        <translation>Hinter den Namen die Ligapunkte, in Klammern die Kartenpunkte.</translation>
    </message>
    <message>
        <source>E&amp;venings</source>
        <translation>A&amp;bende</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eine Person</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>Die andere</translation>
    </message>
    <message>
        <source>&amp;Head to head</source>
        <translation>&amp;Direkter Vergleich</translation>
    </message>
    <message>
        <source>&amp;Past seasons</source>
        <translation>&amp;Frühere Saisonen</translation>
    </message>
    <message>
        <source>Go on with my &amp;evening</source>
        <translation>Mit meinem &amp;Abend weitermachen</translation>
    </message>
    <message>
        <source>Play my &amp;evening</source>
        <translation>Meinen &amp;Abend spielen</translation>
    </message>
    <message>
        <source>&amp;Stop the other tables</source>
        <translation>Die anderen &amp;Tische anhalten</translation>
    </message>
    <message>
        <source>Let the &amp;other tables play</source>
        <translation>Die anderen &amp;Tische spielen lassen</translation>
    </message>
    <message>
        <source>You and the twelve people of the café play a season of several evenings, each with other people at your table. For everybody there whom you beat you get two league points. The first three win a cup.</source>
        <translation>Du und die zwölf Leute aus dem Kaffeehaus spielt eine Saison mit mehreren Abenden, jedes Mal mit anderen am Tisch. Für alle dort, vor denen du liegst, bekommst du je zwei Ligapunkte. Die ersten drei gewinnen einen Pokal.</translation>
    </message>
    <message>
        <source>Evening %1 of %2</source>
        <translation>Abend %1 von %2</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>Slate</source>
        <translation>Tafel</translation>
    </message>
</context>
<context>
    <name>LessonEnd</name>
    <message>
        <source>End of the lesson</source>
        <translation>Ende der Lektion</translation>
    </message>
    <message>
        <source>Now you know:</source>
        <translation>Das kannst du jetzt:</translation>
    </message>
    <message>
        <source>You have now finished the lessons of all games.</source>
        <translation>Damit hast du die Lektionen aller Spiele durch.</translation>
    </message>
    <message>
        <source>The hand is over</source>
        <translation>Die Runde ist vorbei</translation>
    </message>
    <message>
        <source>Well done! You’ve won the hand</source>
        <translation>Bravo! Die Runde ist gewonnen</translation>
    </message>
</context>
<context>
    <name>LessonNote</name>
    <message>
        <source>Guided first hand</source>
        <translation>Geführte erste Runde</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Sunday player</source>
        <translation>Sonntagsspieler</translation>
    </message>
    <message>
        <source>Café regular</source>
        <translation>Stammgast</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Gemischt</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Your matches</source>
        <translation>Deine Partien</translation>
    </message>
    <message>
        <source>This match cannot be duplicated: it breaks a rule in hand %1.</source>
        <translation>Diese Partie kann nicht dupliziert werden: In Runde %1 verstößt sie gegen eine Regel.</translation>
    </message>
    <message>
        <source>A hand in progress is not copied, and no other hand has been played yet.</source>
        <translation>Eine laufende Runde wird nicht kopiert, und eine andere wurde noch nicht gespielt.</translation>
    </message>
    <message>
        <source>The copy begins with a new deal: a hand in progress is not copied.</source>
        <translation>Die Kopie beginnt mit neuem Geben: Eine laufende Runde wird nicht kopiert.</translation>
    </message>
    <message>
        <source>Opening the match…</source>
        <translation>Die Partie wird geöffnet …</translation>
    </message>
    <message>
        <source>Copying the match…</source>
        <translation>Die Partie wird kopiert …</translation>
    </message>
    <message>
        <source>The match on the table cannot be deleted. Open another one first.</source>
        <translation>Die Partie auf dem Tisch kann nicht gelöscht werden. Öffne zuerst eine andere.</translation>
    </message>
    <message>
        <source>A match that is open in another Tartli window cannot be deleted.</source>
        <translation>Eine Partie, die in einem anderen Tartli-Fenster offen ist, kann nicht gelöscht werden.</translation>
    </message>
    <message>
        <source>imported</source>
        <comment>in place of the level of an opponent</comment>
        <translation>importiert</translation>
    </message>
    <message>
        <source>at this table</source>
        <comment>of an opponent</comment>
        <translation>an diesem Tisch</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, and its rules</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>imported from a file</source>
        <translation>aus einer Datei importiert</translation>
    </message>
    <message>
        <source>two people at one table</source>
        <translation>zwei an einem Tisch</translation>
    </message>
    <message>
        <source>against %1 (%2)</source>
        <comment>the opponents, and their level</comment>
        <translation>gegen %1 (%2)</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>The open study cannot be deleted. Close it first.</source>
        <translation>Die geöffnete Studie kann nicht gelöscht werden. Schließ sie zuerst.</translation>
    </message>
    <message>
        <source>A study that is open in another Tartli window cannot be deleted.</source>
        <translation>Eine Studie, die in einem anderen Tartli-Fenster offen ist, kann nicht gelöscht werden.</translation>
    </message>
    <message>
        <source>Matches of %1</source>
        <translation>Partien von %1</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>mit Tipps</translation>
    </message>
    <message>
        <source>league, evening %1</source>
        <translation>Liga, Abend %1</translation>
    </message>
    <message>
        <source>evening of %1 hands</source>
        <translation>Abend mit %1 Runden</translation>
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
        <translation>Deine Partien</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Tartli</source>
        <translation>Tartli</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
        <source>My &amp;matches…</source>
        <translation>&amp;Meine Partien …</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistik …</translation>
    </message>
    <message>
        <source>Save the slate as a &amp;picture…</source>
        <translation>Tafel als Bild &amp;speichern …</translation>
    </message>
    <message>
        <source>&amp;Copy this hand as text</source>
        <translation>Diese Runde als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>Verify this &amp;deal…</source>
        <translation>Karten&amp;verteilung prüfen …</translation>
    </message>
    <message>
        <source>&amp;Import matches…</source>
        <translation>Partien &amp;importieren …</translation>
    </message>
    <message>
        <source>&amp;Export this match…</source>
        <translation>Diese Partie e&amp;xportieren …</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Spielregeln</translation>
    </message>
    <message>
        <source>&amp;Mouse and keys</source>
        <translation>&amp;Maus und Tasten</translation>
    </message>
    <message>
        <source>&amp;About Tartli</source>
        <translation>&amp;Über Tartli</translation>
    </message>
    <message>
        <source>Play a match…</source>
        <translation>Partie spielen …</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen …</translation>
    </message>
    <message>
        <source>Quit without saving</source>
        <translation>Ohne Speichern beenden</translation>
    </message>
    <message>
        <source>Start the lesson again?</source>
        <translation>Die Lektion von vorn beginnen?</translation>
    </message>
    <message>
        <source>It begins with the same cards.</source>
        <translation>Sie beginnt mit denselben Karten.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Von vorn beginnen</translation>
    </message>
    <message>
        <source>Carry on</source>
        <translation>So weiterspielen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Export statistics</source>
        <translation>Statistik exportieren</translation>
    </message>
    <message>
        <source>tartli-statistics.csv</source>
        <translation>tartli-statistik.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>The statistics could not be saved as %1. %2</source>
        <translation>Die Statistik konnte nicht als %1 gespeichert werden. %2</translation>
    </message>
    <message>
        <source>No hand has been dealt yet.</source>
        <translation>Es wurde noch keine Runde gegeben.</translation>
    </message>
    <message>
        <source>Hand copied to the clipboard as text.</source>
        <translation>Die Runde wurde als Text in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>Save the slate</source>
        <translation>Tafel speichern</translation>
    </message>
    <message>
        <source>slate.png</source>
        <translation>tafel.png</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>The slate could not be saved as %1. Choose another folder.</source>
        <translation>Die Tafel konnte nicht als %1 gespeichert werden. Wähle einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Slate saved as %1.</source>
        <translation>Tafel gespeichert: %1.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pack of cards</source>
        <translation>Kartenspiel</translation>
    </message>
    <message>
        <source>%1 (practice)</source>
        <comment>the title of a match</comment>
        <translation>%1 (Übung)</translation>
    </message>
    <message>
        <source>%1 – Tartli</source>
        <translation>%1 – Tartli</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>The last part of this match could not be saved. If you leave now, it is lost.</source>
        <translation>Der letzte Teil dieser Partie konnte nicht gespeichert werden. Wenn du sie jetzt verlässt, ist er verloren.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Opening the match…</source>
        <translation>Die Partie wird geöffnet …</translation>
    </message>
    <message>
        <source>The match “%1” is damaged from hand %2 on and cannot be continued. It is kept as it is.</source>
        <translation>Die Partie „%1“ ist ab Runde %2 beschädigt und kann nicht fortgesetzt werden. Sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The match “%1” cannot be continued: it breaks a rule in hand %2. It is kept as it is.</source>
        <translation>Die Partie „%1“ kann nicht fortgesetzt werden: In Runde %2 verstößt sie gegen eine Regel. Sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>This match is being played in another Tartli window. You can view it here, but not play it.</source>
        <translation>Diese Partie läuft in einem anderen Tartli-Fenster. Hier kannst du sie ansehen, aber nicht spielen.</translation>
    </message>
    <message>
        <source>Play it here</source>
        <translation>Hier spielen</translation>
    </message>
    <message>
        <source>Another match…</source>
        <translation>Andere Partie …</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Neue Partie …</translation>
    </message>
    <message>
        <source>%1 (open elsewhere)</source>
        <translation>%1 (anderswo offen)</translation>
    </message>
    <message>
        <source>It is still open there. Close it there first.</source>
        <translation>Sie ist dort noch offen. Schließ sie zuerst dort.</translation>
    </message>
    <message>
        <source>&amp;Play without saving</source>
        <translation>Ohne Speichern &amp;spielen</translation>
    </message>
    <message>
        <source>You can keep playing; the missing part will be saved as soon as possible.</source>
        <translation>Du kannst weiterspielen; was fehlt, wird so bald wie möglich gespeichert.</translation>
    </message>
    <message>
        <source>Not saved yet; trying again every second.</source>
        <translation>Noch nicht gespeichert; es wird jede Sekunde erneut versucht.</translation>
    </message>
    <message>
        <source>Counting what was played…</source>
        <translation>Die Ergebnisse werden zusammengezählt …</translation>
    </message>
    <message>
        <source>Welcome to %1.</source>
        <comment>a game</comment>
        <translation>Willkommen bei %1.</translation>
    </message>
    <message>
        <source>No hand of this match is over yet.</source>
        <translation>In dieser Partie ist noch keine Runde beendet.</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;day</source>
        <translation>Aufgabe des &amp;Tages</translation>
    </message>
    <message>
        <source>Re&amp;view the last hand</source>
        <translation>Letzte Runde d&amp;urchgehen</translation>
    </message>
    <message>
        <source>Puzzle from my &amp;hands</source>
        <translation>Aufgabe aus meinen &amp;Runden</translation>
    </message>
    <message>
        <source>No mistake in your reviewed hands makes a clear puzzle yet.</source>
        <translation>Kein Fehler in deinen durchgegangenen Runden gibt bisher eine eindeutige Aufgabe her.</translation>
    </message>
    <message>
        <source>Learn to play…</source>
        <translation>Spielen lernen …</translation>
    </message>
    <message>
        <source>Pu&amp;zzle</source>
        <translation>Aufga&amp;be lösen</translation>
    </message>
    <message>
        <source>Your matches cannot be opened</source>
        <translation>Deine Partien lassen sich nicht öffnen</translation>
    </message>
    <message>
        <source>There are no puzzles in this game, only in %1.</source>
        <comment>the names of games</comment>
        <translation>Für dieses Spiel gibt es keine Aufgaben, nur für %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a guided hand, what it is about</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Next lesson: %1</source>
        <comment>the title of a guided hand, or the name of another game</comment>
        <translation>N&amp;ächste Lektion: %1</translation>
    </message>
    <message>
        <source>Guided han&amp;ds</source>
        <translation>Geführte &amp;Runden</translation>
    </message>
    <message>
        <source>Now the pu&amp;zzle</source>
        <translation>Jetzt die &amp;Aufgabe</translation>
    </message>
    <message>
        <source>Puzzles by &amp;kind</source>
        <translation>Auf&amp;gaben nach Art</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 new)</source>
        <comment>a kind of puzzles</comment>
        <translation>%1 (%2 von %3 neu)</translation>
    </message>
    <message>
        <source>What would you &amp;bid?</source>
        <translation>Was würdest du &amp;ansagen?</translation>
    </message>
    <message>
        <source>Again, those I got &amp;wrong</source>
        <translation>&amp;Noch einmal, was falsch war</translation>
    </message>
    <message>
        <source>&amp;Study…</source>
        <translation>&amp;Studie …</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>D&amp;uel…</source>
        <translation>D&amp;uell …</translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation>%1 spielt.</translation>
    </message>
    <message>
        <source>Switch player…</source>
        <translation>Spieler wechseln …</translation>
    </message>
    <message>
        <source>Pla&amp;yers…</source>
        <translation>S&amp;pieler …</translation>
    </message>
    <message>
        <source>Deal of the day…</source>
        <translation>Runde des Tages …</translation>
    </message>
    <message>
        <source>Deal o&amp;f the day…</source>
        <translation>R&amp;unde des Tages …</translation>
    </message>
    <message>
        <source>&amp;Game: %1</source>
        <translation>Sp&amp;iel: %1</translation>
    </message>
    <message>
        <source>&amp;League…</source>
        <translation>&amp;Liga …</translation>
    </message>
    <message>
        <source>Old Hungarian card games: Tartli, Ulti and Tarokk.</source>
        <translation>Alte ungarische Kartenspiele: Tartli, Ulti und Tarock.</translation>
    </message>
    <message>
        <source>P&amp;ractise a kind of hand…</source>
        <translation>S&amp;olche Karten geben …</translation>
    </message>
</context>
<context>
    <name>MatchDelegate</name>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message>
        <source>Importing %1…</source>
        <translation>%1 wird importiert …</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <source>“%1” is not finished. Its file would show all cards of the current hand, including those that are hidden from you.</source>
        <translation>„%1“ ist nicht zu Ende. Die Datei würde alle Karten der laufenden Runde zeigen, auch die, die du jetzt nicht siehst.</translation>
    </message>
    <message>
        <source>Some of these matches are not finished, such as “%1”. Their files would show all cards of the current hands, including those that are hidden from you.</source>
        <translation>Einige dieser Partien sind nicht zu Ende, zum Beispiel „%1“. Ihre Dateien würden alle Karten der laufenden Runden zeigen, auch die, die du jetzt nicht siehst.</translation>
    </message>
    <message>
        <source>Export matches</source>
        <translation>Partien exportieren</translation>
    </message>
    <message>
        <source>Without that hand, the file ends with the hand before it.</source>
        <translation>Ohne diese Runde endet eine Datei mit der Runde davor.</translation>
    </message>
    <message>
        <source>&amp;Leave out that hand</source>
        <translation>Diese Runde &amp;weglassen</translation>
    </message>
    <message>
        <source>Export &amp;everything</source>
        <translation>&amp;Alles exportieren</translation>
    </message>
    <message>
        <source>Do &amp;not export</source>
        <translation>&amp;Nicht exportieren</translation>
    </message>
    <message>
        <source>Export matches into a folder</source>
        <translation>Partien in einen Ordner exportieren</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 breaks the rules of the game: hand %2, action %3, rule %4. (%5)</source>
        <translation>%1 verstößt gegen die Spielregeln: Runde %2, Zug %3, Regel %4. (%5)</translation>
    </message>
    <message>
        <source>%1 is not a match that Tartli can read. (%2)</source>
        <translation>%1 ist keine Partie, die Tartli lesen kann. (%2)</translation>
    </message>
    <message>
        <source>%1 is too large for a match. The limit is %2 MB.</source>
        <translation>%1 ist zu groß für eine Partie. Erlaubt sind %2 MB.</translation>
    </message>
    <message>
        <source>%1 cannot be read. %2</source>
        <translation>%1 kann nicht gelesen werden. %2</translation>
    </message>
    <message>
        <source>File not found: %1.</source>
        <translation>Datei nicht gefunden: %1.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a match file. Choose a file in it.</source>
        <translation>%1 ist ein Ordner und keine Partiedatei. Wähle eine Datei darin.</translation>
    </message>
    <message>
        <source>%1 is empty and contains no match. Ask the sender for it again, or choose another file.</source>
        <translation>%1 ist leer und enthält keine Partie. Lass sie dir noch einmal schicken, oder wähle eine andere Datei.</translation>
    </message>
    <message>
        <source>%1 is a match file, but it is damaged or cut off. Copy it again, or ask the sender for it again.</source>
        <translation>%1 ist eine Partiedatei, aber beschädigt oder abgeschnitten. Kopiere sie noch einmal, oder lass sie dir noch einmal schicken.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Tartli. Install that version to open it.</source>
        <translation>%1 wurde von einer neueren Version von Tartli geschrieben. Installiere diese Version.</translation>
    </message>
    <message>
        <source>%1 is not a match file. Choose one that was exported from Tartli; its name ends in .tartli.json.</source>
        <translation>%1 ist keine Partiedatei. Wähle eine, die Tartli exportiert hat; ihr Name endet auf .tartli.json.</translation>
    </message>
    <message>
        <source>%1 is already among your matches: “%2”.</source>
        <translation>%1 ist schon unter deinen Partien: „%2“.</translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <translation>Und noch %1.</translation>
    </message>
    <message>
        <source>%1 is a study, not a match. Import it to open it.</source>
        <translation>%1 ist eine Studie, keine Partie. Importiere sie, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>%1 breaks the rules of the game: step %2, rule %3. (%4)</source>
        <translation>%1 verstößt gegen die Spielregeln: Schritt %2, Regel %3. (%4)</translation>
    </message>
    <message>
        <source>%1 is not a study that Tartli can read. (%2)</source>
        <translation>%1 ist keine Studie, die Tartli lesen kann. (%2)</translation>
    </message>
    <message>
        <source>%1 files saved in %2.</source>
        <translation>%1 Dateien in %2 gespeichert.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Matches and studies (*.tartli.json *.json)</source>
        <translation>Partien und Studien (*.tartli.json *.json)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert: %1.</translation>
    </message>
    <message>
        <source>This could not be saved as %1. %2</source>
        <translation>Das konnte nicht als %1 gespeichert werden. %2</translation>
    </message>
    <message>
        <source>%1 is already among your studies: “%2”.</source>
        <translation>%1 ist schon unter deinen Studien: „%2“.</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>No match found for “%1”. Try fewer words, or press Escape to show all.</source>
        <translation>Keine Partie gefunden: „%1“. Gib weniger ein, oder drück Esc, um alle zu sehen.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how many matches were found</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Selected: %1.</source>
        <translation>Ausgewählt: %1.</translation>
    </message>
    <message>
        <source>This match is on the table. Open another one before deleting it.</source>
        <translation>Diese Partie liegt auf dem Tisch. Öffne zuerst eine andere, dann kannst du sie löschen.</translation>
    </message>
    <message>
        <source>This match is open in another Tartli window. You can view it here, but not play or delete it.</source>
        <translation>Diese Partie ist in einem anderen Tartli-Fenster offen. Hier kannst du sie ansehen, aber weder spielen noch löschen.</translation>
    </message>
    <message>
        <source>This match is finished. You can view it hand by hand.</source>
        <translation>Diese Partie ist zu Ende. Du kannst sie Runde für Runde ansehen.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Suchen:</translation>
    </message>
    <message>
        <source>Title, opponent, level, rules, result or date</source>
        <translation>Titel, Gegenüber, Stärke, Regeln, Ergebnis oder Datum</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Continue the match</source>
        <translation>Die Partie weiterspielen</translation>
    </message>
    <message>
        <source>Re&amp;view…</source>
        <translation>&amp;Ansehen …</translation>
    </message>
    <message>
        <source>View the match hand by hand</source>
        <translation>Die Partie Runde für Runde ansehen</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Lösc&amp;hen</translation>
    </message>
    <message>
        <source>Und&amp;o delete</source>
        <translation>Löschen &amp;rückgängig</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>Import matches from files</source>
        <translation>Partien aus Dateien importieren</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>No matches yet. Start one from the Match menu; it is saved here.</source>
        <translation>Noch keine Partien. Beginn eine im Menü „Partie“; sie wird hier gespeichert.</translation>
    </message>
    <message>
        <source>Sor&amp;t by:</source>
        <translation>Sor&amp;tieren nach:</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Studien</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Was in der Liste steht</translation>
    </message>
    <message>
        <source>This study is open. Close it before deleting it.</source>
        <translation>Diese Studie ist geöffnet. Schließ sie, bevor du sie löschst.</translation>
    </message>
    <message>
        <source>This study is open in another Tartli window. Here you can open a copy of it.</source>
        <translation>Diese Studie ist in einem anderen Tartli-Fenster offen. Hier kannst du eine Kopie davon öffnen.</translation>
    </message>
    <message>
        <source>Due&amp;l…</source>
        <translation>Due&amp;ll …</translation>
    </message>
    <message>
        <source>See what others made of the same cards</source>
        <translation>Ansehen, was andere aus denselben Karten gemacht haben</translation>
    </message>
    <message>
        <source>Duels</source>
        <translation>Duelle</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>Runden des Tages</translation>
    </message>
    <message>
        <source>O&amp;pen</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message numerus="yes">
        <source>%n deleted. “%1” restores the last one until you quit Tartli.</source>
        <translation>
            <numerusform>%n gelöscht: „%1“ macht das rückgängig, bis du Tartli beendest.</numerusform>
            <numerusform>%n gelöscht: „%1“ macht das letzte Löschen rückgängig, bis du Tartli beendest.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give it another title</source>
        <translation>Einen anderen Titel geben</translation>
    </message>
    <message>
        <source>Make a copy as it stands</source>
        <translation>Eine Kopie im jetzigen Stand anlegen</translation>
    </message>
    <message>
        <source>Delete it; you can restore it until you quit Tartli</source>
        <translation>Löschen; bis du Tartli beendest, kannst du es zurückholen</translation>
    </message>
    <message>
        <source>Restore what was deleted last (Ctrl+Z)</source>
        <translation>Zurückholen, was zuletzt gelöscht wurde (Strg+Z)</translation>
    </message>
    <message>
        <source>Save what is selected as files, to send or keep</source>
        <translation>Das Ausgewählte als Dateien speichern, zum Verschicken oder Aufheben</translation>
    </message>
    <message>
        <source>Open the study</source>
        <translation>Die Studie öffnen</translation>
    </message>
</context>
<context>
    <name>MatchesModel</name>
    <message>
        <source>Sort by this column (%1)</source>
        <translation>Nach dieser Spalte sortieren (%1)</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Zuletzt</translation>
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
        <source>on the table</source>
        <translation>auf dem Tisch</translation>
    </message>
    <message>
        <source>open elsewhere</source>
        <translation>anderswo offen</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <comment>a time follows</comment>
        <translation>Heute, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <comment>a time follows</comment>
        <translation>Gestern, %1</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>unentschieden</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>started %1</source>
        <comment>a day follows, as 20.11.2025</comment>
        <translation>begonnen am %1</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>over</source>
        <comment>a match in which nobody has won anything</comment>
        <translation>beendet</translation>
    </message>
    <message>
        <source>study</source>
        <translation>Studie</translation>
    </message>
</context>
<context>
    <name>Melds</name>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
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
        <translation>Von diesen Runden bist du noch keine durchgegangen.

Wenn eine Runde vorbei ist, wähle im Menü Partie „%1“ und sieh, was dich jede Entscheidung gekostet hat. Dann zeigt diese Seite, welche Fehler am meisten kosten.</translation>
    </message>
</context>
<context>
    <name>MistakesSlate</name>
    <message>
        <source>What mistakes cost</source>
        <translation>Was Fehler kosten</translation>
    </message>
    <message>
        <source>Points lost to mistakes per hand</source>
        <translation>Was dich Fehler pro Runde kosten, in Punkten</translation>
    </message>
    <message>
        <source>Average: %1 points, by kind of decision</source>
        <translation>Im Schnitt %1 Punkte, nach Art der Entscheidung</translation>
    </message>
    <message>
        <source>each dot: up to %1 hands</source>
        <translation>ein Kreidepunkt: bis zu %1 Runden</translation>
    </message>
    <message>
        <source>high values closer together</source>
        <translation>hohe Werte enger beisammen</translation>
    </message>
</context>
<context>
    <name>Months</name>
    <message>
        <source>MMMM yyyy</source>
        <comment>a month with its year, in the letters of QLocale::toString</comment>
        <translation>MMMM yyyy</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Karten geben</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Type both names, so that each of you is called by name.</source>
        <translation>Gebt beide Namen ein, damit jeder beim Namen gerufen wird.</translation>
    </message>
    <message>
        <source>Two people at this computer. A curtain hides both hands at every change of turn. The match does not count in the statistics.</source>
        <translation>Zwei an diesem Computer. Bei jedem Wechsel verdeckt ein Vorhang die Karten. Die Partie zählt nicht für die Statistik.</translation>
    </message>
    <message>
        <source>Someone at this table</source>
        <translation>Jemand an diesem Tisch</translation>
    </message>
    <message>
        <source>Other &amp;player’s name:</source>
        <translation>Name des Gegen&amp;übers:</translation>
    </message>
    <message>
        <source>O&amp;pponent’s name:</source>
        <translation>Name des Gegen&amp;übers:</translation>
    </message>
    <message>
        <source>Opponent’s &amp;level:</source>
        <translation>S&amp;tärke des Gegenübers:</translation>
    </message>
    <message>
        <source>&amp;Your name:</source>
        <translation>&amp;Dein Name:</translation>
    </message>
    <message>
        <source>P&amp;ractice</source>
        <translation>Übu&amp;ng</translation>
    </message>
    <message>
        <source>Lets you undo moves. The match does not count in the statistics.</source>
        <translation>Züge darfst du zurücknehmen; zählt nicht für die Statistik.</translation>
    </message>
    <message>
        <source>A good choice for your first match.</source>
        <translation>Eine gute Wahl für deine erste Partie.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Opponents’ &amp;level:</source>
        <translation>S&amp;tärke der Gegner:</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegenüber</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Someone else</source>
        <translation>Jemand anderer</translation>
    </message>
    <message>
        <source>any name, any level</source>
        <translation>Name und Stärke nach Wahl</translation>
    </message>
    <message>
        <source>two players, one screen</source>
        <translation>Zu zweit am Bildschirm</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>a person, a level such as Master, and how that level plays</comment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>Anybody you like: type a name, and choose how well your opponent plays.</source>
        <translation>Wer du willst: Gib einen Namen ein und wähle, wie gut dein Gegenüber spielt.</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 Spieler</translation>
    </message>
    <message>
        <source>%1 or %2 players</source>
        <translation>%1 oder %2 Spieler</translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1 bis %2 Spieler</translation>
    </message>
    <message>
        <source>Opponent: %1</source>
        <translation>Gegenüber: %1</translation>
    </message>
    <message>
        <source>Opponents: %1</source>
        <translation>Gegner: %1</translation>
    </message>
    <message>
        <source>For your first match, try a %1.</source>
        <comment>a level</comment>
        <translation>Für deine erste Partie empfehlen wir dir [einen]%1.</translation>
    </message>
    <message>
        <source>Anybody</source>
        <comment>of the people at the café</comment>
        <translation>Egal wer</translation>
    </message>
    <message>
        <source>Opponent %1</source>
        <translation>Gegner %1</translation>
    </message>
    <message>
        <source>People:</source>
        <translation>Leute:</translation>
    </message>
    <message>
        <source>Le&amp;ngth:</source>
        <translation>&amp;Länge:</translation>
    </message>
    <message>
        <source>Over as many days as you like; at the end you see who has won it.</source>
        <translation>Auf so viele Tage verteilt, wie du willst; am Ende siehst du, wer gewonnen hat.</translation>
    </message>
    <message>
        <source>A match</source>
        <translation>Eine Partie</translation>
    </message>
    <message>
        <source>An evening of %1 hands</source>
        <translation>Ein Abend mit %1 Runden</translation>
    </message>
</context>
<context>
    <name>NewMatchRules</name>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten …</translation>
    </message>
    <message>
        <source>Edit my own rules</source>
        <translation>Meine Regeln bearbeiten</translation>
    </message>
    <message>
        <source>House rules, just the way you like them.</source>
        <translation>Hausregeln, ganz wie es dir passt.</translation>
    </message>
    <message>
        <source>Your own house rules: “%1”.</source>
        <translation>Deine Hausregeln: „%1“.</translation>
    </message>
    <message>
        <source>My &amp;own rules</source>
        <translation>&amp;Meine Regeln</translation>
    </message>
</context>
<context>
    <name>NewSeasonDialog</name>
    <message>
        <source>The current season is given up and deleted.</source>
        <translation>Die laufende Saison wird aufgegeben und gelöscht.</translation>
    </message>
    <message>
        <source>In the league there are tables of two, three or four.</source>
        <translation>In der Liga sitzen zwei, drei oder vier an einem Tisch.</translation>
    </message>
    <message>
        <source>New season</source>
        <translation>Neue Saison</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>Evenin&amp;gs:</source>
        <translation>A&amp;bende:</translation>
    </message>
    <message>
        <source>Han&amp;ds in an evening:</source>
        <translation>&amp;Runden pro Abend:</translation>
    </message>
    <message>
        <source>Give up and &amp;start</source>
        <translation>Aufgeben und &amp;neu beginnen</translation>
    </message>
</context>
<context>
    <name>OwnPack</name>
    <message>
        <source>%1, no picture: built-in face</source>
        <comment>a card</comment>
        <translation>%1, kein Bild: eingebautes Bild</translation>
    </message>
    <message>
        <source>%1, picture %2</source>
        <comment>a card, and the name of a file</comment>
        <translation>%1, Bild %2</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>heading over the back of the cards</comment>
        <translation>Rückseite</translation>
    </message>
    <message>
        <source>the back</source>
        <translation>die Rückseite</translation>
    </message>
    <message>
        <source>all eight</source>
        <comment>cards of a suit</comment>
        <translation>alle acht</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a suit, and some of its ranks</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The pack of cards “%1” cannot be read. The built-in cards are used instead.</source>
        <translation>Das Kartenspiel „%1“ kann nicht gelesen werden. Stattdessen spielst du mit den eingebauten Karten.</translation>
    </message>
    <message>
        <source>Some pictures of the pack of cards “%1” cannot be read. These cards keep their built-in faces: %2.</source>
        <translation>Einige Bilder des Kartenspiels „%1“ können nicht gelesen werden. Diese Karten behalten ihr eingebautes Bild: %2.</translation>
    </message>
    <message>
        <source>larger than 20 MB</source>
        <translation>größer als 20 MB</translation>
    </message>
    <message>
        <source>more than 16 million pixels (JPEG: 50 million)</source>
        <translation>mehr als 16 Millionen Bildpunkte (JPEG: 50 Millionen)</translation>
    </message>
    <message>
        <source>not a PNG, JPEG or WebP picture</source>
        <translation>kein Bild in PNG, JPEG oder WebP</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>far too large when unpacked</source>
        <translation>ausgepackt viel zu groß</translation>
    </message>
    <message>
        <source>its name points outside the folder</source>
        <translation>sein Name führt aus dem Ordner hinaus</translation>
    </message>
    <message>
        <source>a link to another place</source>
        <translation>ein Verweis auf einen anderen Ort</translation>
    </message>
    <message>
        <source>protected with a password</source>
        <translation>mit einem Kennwort geschützt</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>“%1” no longer exists. Choose another.</source>
        <translation>„%1“ ist nicht mehr da. Wähle etwas anderes.</translation>
    </message>
    <message>
        <source>“%1” cannot be read. Check its permissions.</source>
        <translation>„%1“ kann nicht gelesen werden. Prüfe die Zugriffsrechte.</translation>
    </message>
    <message>
        <source>“%1” is neither a folder nor a zip file. Choose one that contains pictures.</source>
        <translation>„%1“ ist weder ein Ordner noch eine Zip-Datei. Wähle etwas mit Bildern darin.</translation>
    </message>
    <message>
        <source>The zip file “%1” is damaged. Try unpacking it yourself.</source>
        <translation>Die Zip-Datei „%1“ ist beschädigt. Versuch, sie selbst auszupacken.</translation>
    </message>
    <message>
        <source>“%1” contains more than 200 pictures. Choose a folder with just one pack.</source>
        <translation>„%1“ enthält mehr als 200 Bilder. Wähle einen Ordner mit nur einem Kartenspiel.</translation>
    </message>
    <message>
        <source>“%1” is larger than 200 MB. Choose smaller pictures.</source>
        <translation>„%1“ ist größer als 200 MB. Wähle kleinere Bilder.</translation>
    </message>
    <message>
        <source>“%1” contains no PNG, JPEG or WebP picture.</source>
        <translation>In „%1“ ist kein Bild in PNG, JPEG oder WebP.</translation>
    </message>
    <message>
        <source>All 32 cards and the back have a picture.</source>
        <translation>Alle 32 Karten und die Rückseite haben ihr Bild.</translation>
    </message>
    <message>
        <source>%1 appears more than once: %2.</source>
        <translation>Mehrere Bilder für %1: %2.</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation>Ausgelassen: %1.</translation>
    </message>
    <message>
        <source>all 22</source>
        <comment>tarokks</comment>
        <translation>alle 22</translation>
    </message>
    <message>
        <source>all five</source>
        <comment>cards of a suit</comment>
        <translation>alle fünf</translation>
    </message>
    <message>
        <source>All 42 cards and the back have a picture.</source>
        <translation>Alle 42 Karten und die Rückseite haben ihr Bild.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Still with built-in faces – %1.</source>
        <translation>Noch mit eingebautem Bild – %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) missing: built-in ones take their place.</source>
        <translation>
            <numerusform>%n Bild fehlt: Dort bleibt das eingebaute.</numerusform>
            <numerusform>%n Bilder fehlen: Dort bleiben die eingebauten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnPackDialog</name>
    <message>
        <source>Add a pack of cards</source>
        <translation>Kartenspiel hinzufügen</translation>
    </message>
    <message>
        <source>Choose a folder or zip file with pictures of the cards (PNG, JPEG or WebP), or drop it here. Pictures named after a card are matched automatically: “HO”, “hearts_over”, “piros-felső”, “herz_ober”. Match the others with the mouse or the keyboard.</source>
        <translation>Wähle einen Ordner oder eine Zip-Datei mit Bildern der Karten (PNG, JPEG oder WebP), oder zieh ihn hierher. Bilder, die nach einer Karte benannt sind, werden von selbst zugeordnet: „HO“, „hearts_over“, „piros-felső“, „herz_ober“. Die anderen ordnest du mit Maus oder Tastatur zu.</translation>
    </message>
    <message>
        <source>Choose &amp;folder…</source>
        <translation>&amp;Ordner wählen …</translation>
    </message>
    <message>
        <source>Choose &amp;zip file…</source>
        <translation>&amp;Zip-Datei wählen …</translation>
    </message>
    <message>
        <source>&amp;Name of the pack:</source>
        <translation>&amp;Name des Kartenspiels:</translation>
    </message>
    <message>
        <source>Sa&amp;ve pack</source>
        <translation>Kartenspiel speic&amp;hern</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <source>Missing or left out</source>
        <translation>Fehlt oder ausgelassen</translation>
    </message>
    <message>
        <source>Close without saving this pack?</source>
        <translation>Schließen, ohne dieses Kartenspiel zu speichern?</translation>
    </message>
    <message>
        <source>You would have to match the pictures again.</source>
        <translation>Die Bilder müsstest du noch einmal zuordnen.</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Keep editing</source>
        <translation>&amp;Weiter bearbeiten</translation>
    </message>
    <message>
        <source>Folder with pictures of the cards</source>
        <translation>Ordner mit Bildern der Karten</translation>
    </message>
    <message>
        <source>Zip file with pictures of the cards</source>
        <translation>Zip-Datei mit Bildern der Karten</translation>
    </message>
    <message>
        <source>Zip files and pictures (*.zip *.png *.jpg *.jpeg *.webp)</source>
        <translation>Zip-Dateien und Bilder (*.zip *.png *.jpg *.jpeg *.webp)</translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <translation>„%1“ wird gelesen …</translation>
    </message>
    <message>
        <source>My cards</source>
        <translation>Meine Karten</translation>
    </message>
    <message>
        <source>Saving the pack…</source>
        <translation>Kartenspiel wird gespeichert …</translation>
    </message>
    <message>
        <source>Something went wrong, and nothing was saved: %1</source>
        <translation>Das hat nicht geklappt, gespeichert wurde nichts: %1</translation>
    </message>
    <message>
        <source>Choose a folder or zip file with pictures of the cards (PNG, JPEG or WebP), or drop it here. Pictures named after a card are matched automatically: “XIV”, “tarokk_14”, “skíz”, “hearts_rider”, “kőr-lovas”, “herz_cavall”. Match the others with the mouse or the keyboard.</source>
        <translation>Wähle einen Ordner oder eine Zip-Datei mit Bildern der Karten (PNG, JPEG oder WebP), oder zieh ihn hierher. Bilder, die nach einer Karte benannt sind, werden von selbst zugeordnet: „XIV“, „tarokk_14“, „skíz“, „hearts_rider“, „kőr-lovas“, „herz_cavall“. Die anderen ordnest du mit Maus oder Tastatur zu.</translation>
    </message>
</context>
<context>
    <name>OwnWords</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Spieler 1</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Spieler 2</translation>
    </message>
    <message>
        <source>Guided first hand</source>
        <translation>Geführte erste Runde</translation>
    </message>
    <message>
        <source>Practice: hand %1 of %2</source>
        <translation>Übung: Runde %1 von %2</translation>
    </message>
    <message>
        <source>Practice: hand %1 of %2, seats swapped</source>
        <translation>Übung: Runde %1 von %2, auf anderem Platz</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>Aufgabe %1</translation>
    </message>
    <message>
        <source>Puzzle from your hands</source>
        <translation>Aufgabe aus deinen Runden</translation>
    </message>
    <message>
        <source>Practice: hand %1 of %2, from another seat</source>
        <translation>Übung: Runde %1 von %2, auf anderem Platz</translation>
    </message>
    <message>
        <source>Guided hand %1</source>
        <translation>Geführte Runde %1</translation>
    </message>
    <message>
        <source>What would you bid? %1 of %2</source>
        <translation>Was würdest du ansagen? %1 von %2</translation>
    </message>
    <message>
        <source>Chosen hands: %1 of %2</source>
        <translation>Gewählte Karten: %1 von %2</translation>
    </message>
    <message>
        <source>Duel %1</source>
        <translation>Duell %1</translation>
    </message>
    <message>
        <source>Deal of the day, %1</source>
        <translation>Runde des Tages, %1</translation>
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
        <translation>Einen Moment</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>Player 1</source>
        <translation>Spieler 1</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Each player has matches, statistics and settings of their own.</source>
        <translation>Jeder Spieler hat eigene Partien, eine eigene Statistik und eigene Einstellungen.</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Hinzufügen …</translation>
    </message>
    <message>
        <source>&amp;Name and sign…</source>
        <translation>&amp;Name und Zeichen …</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>Ent&amp;fernen …</translation>
    </message>
    <message>
        <source>Re&amp;store</source>
        <translation>Wieder&amp;herstellen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>Remove %1 from the players?</source>
        <translation>%1 aus der Spielerliste entfernen?</translation>
    </message>
    <message>
        <source>All matches and settings stay on this computer, and you can restore the player here.</source>
        <translation>Alle Partien und Einstellungen bleiben auf diesem Computer, und du kannst den Spieler hier wiederherstellen.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Switch to this player</source>
        <translation>Zu diesem Spieler &amp;wechseln</translation>
    </message>
    <message>
        <source>playing now</source>
        <translation>spielt gerade</translation>
    </message>
</context>
<context>
    <name>PersonDialog</name>
    <message>
        <source>New player</source>
        <translation>Neuer Spieler</translation>
    </message>
    <message>
        <source>Name and sign</source>
        <translation>Name und Zeichen</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>This is also the name at the table.</source>
        <translation>Dieser Name steht auch am Tisch.</translation>
    </message>
    <message>
        <source>There is already a player called %1.</source>
        <translation>Es gibt schon einen Spieler namens %1.</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>Sign:</source>
        <translation>Zeichen:</translation>
    </message>
    <message>
        <source>%1 is among the removed players, and can be restored.</source>
        <translation>%1 wurde entfernt und kann wiederhergestellt werden.</translation>
    </message>
</context>
<context>
    <name>PhasePresenter</name>
    <message>
        <source>The puzzle is finished.</source>
        <translation>Die Aufgabe ist zu Ende.</translation>
    </message>
    <message>
        <source>Tab moves from button to button, Enter presses one.</source>
        <translation>Tab geht von Knopf zu Knopf, die Eingabetaste drückt ihn.</translation>
    </message>
    <message>
        <source>The arrow keys select a card, Enter plays it.</source>
        <translation>Mit den Pfeiltasten gehst du zu einer Karte, die Eingabetaste spielt sie.</translation>
    </message>
    <message>
        <source>%1 (%2/%3)</source>
        <comment>what cards are chosen for, how many are, and how many have to be</comment>
        <translation>%1 (%2/%3)</translation>
    </message>
    <message>
        <source>The arrow keys select a card, Space chooses it. When you have enough, press %1.</source>
        <translation>Mit den Pfeiltasten gehst du zu einer Karte, mit der Leertaste wählst du sie. Hast du genug, drück %1.</translation>
    </message>
    <message>
        <source>This is your answer.</source>
        <translation>Das ist deine Antwort.</translation>
    </message>
    <message>
        <source>The evening is over.</source>
        <translation>Der Abend ist vorbei.</translation>
    </message>
    <message>
        <source>The duel is over.</source>
        <translation>Das Duell ist vorbei.</translation>
    </message>
    <message>
        <source>The deal of the day is over.</source>
        <translation>Die Runde des Tages ist vorbei.</translation>
    </message>
</context>
<context>
    <name>Placing</name>
    <message>
        <source>&amp;Turn upside down</source>
        <translation>&amp;Umdrehen</translation>
    </message>
    <message>
        <source>Turn the picture upside down</source>
        <translation>Das Bild um 180° drehen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>Remove the picture from this card (Delete)</source>
        <translation>Das Bild von dieser Karte entfernen (Entf)</translation>
    </message>
    <message>
        <source>Cards of the pack</source>
        <translation>Karten des Spiels</translation>
    </message>
    <message>
        <source>Pictures that could not be matched appear here.</source>
        <translation>Hier erscheinen Bilder, die zu keiner Karte passen.</translation>
    </message>
    <message>
        <source>Pictures left to place</source>
        <translation>Noch zuzuordnende Bilder</translation>
    </message>
    <message>
        <source>&amp;Pictures left to place: %1</source>
        <translation>Übrige &amp;Bilder: %1</translation>
    </message>
    <message>
        <source>Picked up: %1. Select its card and press Enter, or click it. Escape puts it back.</source>
        <translation>Aufgenommen: %1. Wähle die Karte dazu und drück die Eingabetaste, oder klick sie an. Esc legt das Bild zurück.</translation>
    </message>
    <message>
        <source>Drag a picture onto its card, or select it, press Enter and pick the card.</source>
        <translation>Zieh ein Bild zu seiner Karte. Oder wähle es aus, drück die Eingabetaste und wähle die Karte.</translation>
    </message>
    <message>
        <source>Drag a picture to another card to swap the two.</source>
        <translation>Zieh ein Bild zu einer anderen Karte, um die beiden zu tauschen.</translation>
    </message>
    <message>
        <source>Drop a folder of card pictures here</source>
        <translation>Zieh einen Ordner mit Kartenbildern hierher</translation>
    </message>
</context>
<context>
    <name>Plates</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayArea</name>
    <message>
        <source>Hints are turned off in the settings.</source>
        <translation>Tipps sind in den Einstellungen abgeschaltet.</translation>
    </message>
    <message>
        <source>Hints are available on your own turn.</source>
        <translation>Tipps gibt es, wenn du an der Reihe bist.</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>Gesagt wurde noch nichts.</translation>
    </message>
    <message>
        <source>There is no refused move to explain.</source>
        <translation>Es wurde kein Zug abgelehnt.</translation>
    </message>
    <message>
        <source>Undo your last decision</source>
        <translation>Deine letzte Entscheidung zurücknehmen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo your last decision (practice)</source>
        <translation>Deine letzte Entscheidung zurücknehmen (Übung)</translation>
    </message>
    <message>
        <source>Gather the trick</source>
        <translation>Stich einziehen</translation>
    </message>
    <message>
        <source>Take the full trick off the table</source>
        <translation>Den vollen Stich einziehen</translation>
    </message>
    <message>
        <source>Read out the slate</source>
        <translation>Tafel vorlesen</translation>
    </message>
    <message>
        <source>Shows the points as numbers; press again to return to the table</source>
        <translation>Zeigt die Punkte als Zahlen; noch einmal: zurück zum Tisch</translation>
    </message>
    <message>
        <source>Explain refused move</source>
        <translation>Abgelehnten Zug erklären</translation>
    </message>
    <message>
        <source>Shows the rule that forbids what you last tried</source>
        <translation>Zeigt die Regel, die deinen letzten Versuch verbietet</translation>
    </message>
    <message>
        <source>Repeat last message</source>
        <translation>Letzte Nachricht wiederholen</translation>
    </message>
    <message>
        <source>Repeats what was said or happened last</source>
        <translation>Wiederholt, was zuletzt gesagt wurde oder geschehen ist</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Runde wiederholen</translation>
    </message>
    <message>
        <source>As a practice match of one hand; the current match stays saved</source>
        <translation>Als Übungspartie mit einer Runde; die jetzige Partie bleibt gespeichert</translation>
    </message>
    <message>
        <source>There is nothing to undo in this hand yet.</source>
        <translation>In dieser Runde gibt es noch nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Cut in the middle</source>
        <translation>In der Mitte abheben</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Show the score</source>
        <translation>Abrechnung zeigen</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Neue Partie …</translation>
    </message>
    <message>
        <source>Show the score again</source>
        <translation>Abrechnung zeigen</translation>
    </message>
    <message>
        <source>My matches…</source>
        <translation>Meine Partien …</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>what somebody says</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Slate hidden.</source>
        <translation>Tafel ausgeblendet.</translation>
    </message>
    <message>
        <source>Slate shown.</source>
        <translation>Tafel eingeblendet.</translation>
    </message>
    <message>
        <source>Hide the slate</source>
        <translation>Tafel ausblenden</translation>
    </message>
    <message>
        <source>Hides the slate to give the table more room</source>
        <translation>Blendet die Tafel aus, damit der Tisch mehr Platz hat</translation>
    </message>
    <message>
        <source>%1 cards are already chosen. Choose one again to put it back.</source>
        <translation>%1 Karten sind schon gewählt. Wähle eine davon noch einmal, um sie zurückzustecken.</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Leave the puzzle</source>
        <translation>Aufgabe verlassen</translation>
    </message>
    <message>
        <source>%1 got stuck and decided in a hurry.</source>
        <comment>a name</comment>
        <translation>%1 ist nicht weitergekommen und hat sich rasch entschieden.</translation>
    </message>
    <message>
        <source>The same deal from another seat, as a practice match of one hand</source>
        <translation>Dieselben Karten auf anderem Platz, als Übungspartie mit einer Runde</translation>
    </message>
    <message>
        <source>Read out the table</source>
        <translation>Tisch vorlesen</translation>
    </message>
    <message>
        <source>Says what is played, what lies in the middle and whose turn it is</source>
        <translation>Liest vor, was gespielt wird, was in der Mitte liegt und wer dran ist</translation>
    </message>
    <message>
        <source>Chosen: %1 of %2.</source>
        <translation>Gewählt: %1 von %2.</translation>
    </message>
    <message>
        <source>Play it from another seat</source>
        <translation>Auf anderem Platz wiederholen</translation>
    </message>
    <message>
        <source>Play it from the other seat</source>
        <translation>Auf anderem Platz wiederholen</translation>
    </message>
    <message>
        <source>The same deal from the other seat, as a practice match of one hand</source>
        <translation>Dieselben Karten auf anderem Platz, als Übungspartie mit einer Runde</translation>
    </message>
    <message>
        <source>There are no hints in a puzzle.</source>
        <translation>Bei einer Aufgabe gibt es keine Tipps.</translation>
    </message>
    <message>
        <source>Nothing can be undone in a puzzle, but you can try it again.</source>
        <translation>In einer Aufgabe kann man nichts zurücknehmen, aber du kannst sie noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Gather</source>
        <translation>Einziehen</translation>
    </message>
    <message>
        <source>Whose cards do you want to play?</source>
        <translation>Mit wessen Karten willst du spielen?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>To the end of the hand</source>
        <translation>Zum Ende der Runde</translation>
    </message>
    <message>
        <source>Your cards: %1.</source>
        <translation>Deine Karten: %1.</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Nächste Frage</translation>
    </message>
    <message>
        <source>Leave the training</source>
        <translation>Übung verlassen</translation>
    </message>
    <message>
        <source>There are no hints in training.</source>
        <translation>Beim Üben gibt es keine Tipps.</translation>
    </message>
    <message>
        <source>Nothing can be undone in training.</source>
        <translation>Beim Üben kann nichts zurückgenommen werden.</translation>
    </message>
    <message>
        <source>Cut after card %1 of %2. Enter cuts here.</source>
        <translation>Abheben nach Karte %1 von %2. Eingabe hebt hier ab.</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Rest entschieden</translation>
    </message>
    <message>
        <source>All tricks left are yours; the hand is played to its end</source>
        <translation>Alle übrigen Stiche gehören dir, die Runde läuft von selbst zu Ende</translation>
    </message>
    <message>
        <source>Plays this hand, in which you have nothing to decide, to its end</source>
        <translation>Spielt diese Runde zu Ende, in der du nichts mehr zu entscheiden hast</translation>
    </message>
    <message>
        <source>Once somebody else has acted, you can undo in practice matches only.</source>
        <translation>Sobald jemand anderer am Zug war, kannst du nur noch in Übungspartien zurücknehmen.</translation>
    </message>
    <message>
        <source>The evening…</source>
        <translation>Der Abend …</translation>
    </message>
    <message>
        <source>The duel…</source>
        <translation>Das Duell …</translation>
    </message>
</context>
<context>
    <name>PointsCard</name>
    <message>
        <source>Card values</source>
        <translation>Kartenwerte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>PointsEntry</name>
    <message>
        <source>&amp;Card values</source>
        <translation>&amp;Kartenwerte</translation>
    </message>
    <message>
        <source>A card with the order and the points of the cards</source>
        <translation>Reihenfolge und Punkte der Karten auf einen Blick</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Gather the trick: click, or press Space.</source>
        <translation>Zieh den Stich ein: Klick, oder drück die Leertaste.</translation>
    </message>
    <message>
        <source>Trick %1. No cards yet</source>
        <translation>Stich %1. Noch keine Karte</translation>
    </message>
    <message>
        <source>Trick %1. Cards: %2</source>
        <translation>Stich %1. Karten: %2</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <translation>Auf dem Tisch: %1.</translation>
    </message>
</context>
<context>
    <name>PuzzleEnd</name>
    <message>
        <source>Solved!</source>
        <translation>Gelöst!</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Noch nicht gelöst</translation>
    </message>
    <message>
        <source>End of the puzzle</source>
        <translation>Ende der Aufgabe</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>&amp;Nächste Aufgabe</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>N&amp;och einmal</translation>
    </message>
    <message>
        <source>Worth remembering:</source>
        <translation>Merk dir das:</translation>
    </message>
    <message>
        <source>Where it went wrong:</source>
        <translation>Hier ist es schiefgegangen:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Suchen in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Datei&amp;typ:</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>„%1“ wirklich löschen?</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>„%1“ ist schreibgeschützt.
Trotzdem löschen?</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 gibt es schon.
Soll die Datei ersetzt werden?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Diese Datei gibt es nicht.
Prüfe, ob der Name stimmt.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Diesen Ordner gibt es nicht.
Prüfe, ob der Name stimmt.</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Neue Taste</translation>
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
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>QuestionPaper</name>
    <message>
        <source>Do &amp;not ask again</source>
        <translation>&amp;Nicht mehr fragen</translation>
    </message>
</context>
<context>
    <name>RecordView</name>
    <message>
        <source>&amp;Copy this hand as text</source>
        <translation>Diese Runde als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>Verify this &amp;deal…</source>
        <translation>Karten&amp;verteilung prüfen …</translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation>Runde &amp;wiederholen</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>The hand as text</source>
        <translation>Die Runde in Worten</translation>
    </message>
    <message>
        <source>This match breaks rule %3 in hand %1, action %2. It is shown up to that point.</source>
        <translation>Diese Partie verstößt in Runde %1, Zug %2 gegen Regel %3. Bis dorthin siehst du sie.</translation>
    </message>
    <message>
        <source>This match is damaged: it cannot be read from hand %1, action %2 on.</source>
        <translation>Diese Partie ist beschädigt: Ab Runde %1, Zug %2 kann sie nicht gelesen werden.</translation>
    </message>
    <message>
        <source>No hand has been dealt in this match yet.</source>
        <translation>In dieser Partie wurde noch keine Runde gegeben.</translation>
    </message>
    <message>
        <source>The rest of this hand cannot be read.</source>
        <translation>Der Rest dieser Runde kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>This hand is still being played.</source>
        <translation>Diese Runde wird noch gespielt.</translation>
    </message>
    <message>
        <source>&amp;Review this hand</source>
        <translation>Runde d&amp;urchgehen</translation>
    </message>
    <message>
        <source>On the table, card by card, with what each decision cost</source>
        <translation>Am Tisch, Karte für Karte, und was jede Entscheidung gekostet hat</translation>
    </message>
    <message>
        <source>Play it from another &amp;seat</source>
        <translation>Auf anderem &amp;Platz wiederholen</translation>
    </message>
    <message>
        <source>↑ ↓ trick · ← → hand</source>
        <translation>↑ ↓ Stich · ← → Runde</translation>
    </message>
    <message>
        <source>↑ ↓ hand · Enter: as text</source>
        <translation>↑ ↓ Runde · Eingabe: in Worten</translation>
    </message>
    <message>
        <source>Hand %1 as text</source>
        <translation>Runde %1 in Worten</translation>
    </message>
    <message>
        <source>Play it from the other &amp;seat</source>
        <translation>Auf anderem &amp;Platz wiederholen</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
</context>
<context>
    <name>RefusedRecords</name>
    <message>
        <source>%1 is not a card</source>
        <translation>%1 ist keine Karte</translation>
    </message>
    <message>
        <source>a match record is an object</source>
        <translation>die Aufzeichnung einer Partie ist ein Objekt</translation>
    </message>
    <message>
        <source>the format is not &quot;%1&quot;</source>
        <translation>das Format ist nicht „%1“</translation>
    </message>
    <message>
        <source>the version is not %1</source>
        <translation>die Version ist nicht %1</translation>
    </message>
    <message>
        <source>hands must be a list</source>
        <translation>hands muss eine Liste sein</translation>
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
        <source>no deck is needed now</source>
        <translation>es werden jetzt keine Karten gebraucht</translation>
    </message>
    <message>
        <source>the hand before is not finished</source>
        <translation>die Runde davor ist nicht zu Ende</translation>
    </message>
    <message>
        <source>deal_proof is nested too deeply</source>
        <translation>deal_proof ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>%1 must be a text</source>
        <translation>%1 muss ein Text sein</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is missing</source>
        <translation>der Schlüssel „%1“ fehlt</translation>
    </message>
    <message>
        <source>the key %1 is unknown</source>
        <translation>der Schlüssel %1 ist unbekannt</translation>
    </message>
    <message>
        <source>deal_proof has more than %1 bytes</source>
        <translation>deal_proof hat mehr als %1 Bytes</translation>
    </message>
    <message>
        <source>the check number does not fit the deck</source>
        <translation>die Prüfzahl passt nicht zu den Karten</translation>
    </message>
    <message>
        <source>the program cut before the check number was made, so cut must be 0</source>
        <translation>das Programm hat abgehoben, bevor die Prüfzahl entstand, daher muss cut 0 sein</translation>
    </message>
    <message>
        <source>the key %1 is there twice</source>
        <translation>der Schlüssel %1 kommt zweimal vor</translation>
    </message>
    <message>
        <source>the document is nested deeper than %1</source>
        <translation>das Dokument ist tiefer verschachtelt als %1</translation>
    </message>
    <message>
        <source>%1 does not begin with a seat, 0: to %2:</source>
        <translation>%1 beginnt nicht mit einem Platz von 0: bis %2:</translation>
    </message>
    <message>
        <source>players must be %1 names</source>
        <translation>players muss %1 Namen enthalten</translation>
    </message>
    <message>
        <source>first_dealer must be a seat, 0 to %1</source>
        <translation>first_dealer muss ein Platz von 0 bis %1 sein</translation>
    </message>
    <message>
        <source>the deck must be a text of %1 codes</source>
        <translation>die Karten müssen ein Text aus %1 Kürzeln sein</translation>
    </message>
    <message>
        <source>a deck is each of the %1 cards once</source>
        <translation>die Karten sind jede der %1 einmal</translation>
    </message>
    <message>
        <source>no game has the format %1</source>
        <translation>kein Spiel hat das Format %1</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>die Partie ist vorbei</translation>
    </message>
    <message>
        <source>the rules lack %1</source>
        <translation>in den Regeln fehlt %1</translation>
    </message>
    <message>
        <source>perhaps a newer version knows these house rules: %1</source>
        <translation>vielleicht kennt eine neuere Version diese Hausregeln: %1</translation>
    </message>
    <message>
        <source>%1 is %2; it must be %3</source>
        <translation>%1 ist %2; es muss %3 sein</translation>
    </message>
    <message>
        <source>notice is not a seat</source>
        <translation>notice ist kein Platz</translation>
    </message>
    <message>
        <source>%1 is not a seat</source>
        <translation>%1 ist kein Platz</translation>
    </message>
    <message>
        <source>the rules must be an object</source>
        <translation>die Regeln müssen ein Objekt sein</translation>
    </message>
    <message>
        <source>the deal proof lacks a SHA-256, a salt in hexadecimal digits or a cut</source>
        <translation>im Beweis der Verteilung fehlt die SHA-256-Prüfzahl, das Salt aus hexadezimalen Ziffern oder wo abgehoben wurde</translation>
    </message>
    <message>
        <source>by these rules nobody knocks instead of cutting</source>
        <translation>nach diesen Regeln wird statt des Abhebens nicht geklopft</translation>
    </message>
    <message>
        <source>%1 must be true</source>
        <translation>%1 muss true sein</translation>
    </message>
    <message>
        <source>the known cards cannot be dealt like that</source>
        <translation>die bekannten Karten können nicht so verteilt sein</translation>
    </message>
    <message>
        <source>nothing of that kind is possible now</source>
        <translation>so etwas ist jetzt nicht möglich</translation>
    </message>
    <message>
        <source>a study is an object</source>
        <translation>eine Studie ist ein Objekt</translation>
    </message>
    <message>
        <source>no game has the name %1</source>
        <translation>kein Spiel heißt %1</translation>
    </message>
    <message>
        <source>known must be %1 texts</source>
        <translation>known muss %1 Texte enthalten</translation>
    </message>
    <message>
        <source>known cards are a text of codes</source>
        <translation>bekannte Karten sind ein Text aus Kürzeln</translation>
    </message>
    <message>
        <source>before must be a list of at most %1 hands</source>
        <translation>before muss eine Liste von höchstens %1 Runden sein</translation>
    </message>
    <message>
        <source>%1 must be a text of at most %2 letters</source>
        <translation>%1 muss ein Text von höchstens %2 Zeichen sein</translation>
    </message>
    <message>
        <source>played_by must have %1 levels</source>
        <translation>played_by muss %1 Stärken enthalten</translation>
    </message>
    <message>
        <source>steps must be a list of at most %1 steps</source>
        <translation>steps muss eine Liste von höchstens %1 Schritten sein</translation>
    </message>
    <message>
        <source>%1 must be a seat, 0 to %2</source>
        <translation>%1 muss ein Platz sein, 0 bis %2</translation>
    </message>
    <message>
        <source>there is no level %1</source>
        <translation>es gibt keine Stärke %1</translation>
    </message>
    <message>
        <source>a step has “after”, “step” and perhaps a note</source>
        <translation>ein Schritt hat „after“, „step“ und vielleicht eine Notiz</translation>
    </message>
    <message>
        <source>after must be the number of an earlier step</source>
        <translation>after muss die Nummer eines früheren Schritts sein</translation>
    </message>
    <message>
        <source>a line has at most %1 steps</source>
        <translation>eine Variante hat höchstens %1 Schritte</translation>
    </message>
    <message>
        <source>the same step follows twice</source>
        <translation>derselbe Schritt folgt zweimal</translation>
    </message>
    <message>
        <source>a study has at most %1 steps</source>
        <translation>eine Studie hat höchstens %1 Schritte</translation>
    </message>
    <message>
        <source>%1 is in two places</source>
        <translation>%1 ist an zwei Orten</translation>
    </message>
    <message>
        <source>these are more cards than a pack has</source>
        <translation>das sind mehr Karten, als ein Kartenspiel hat</translation>
    </message>
    <message>
        <source>it is not a season of the league</source>
        <translation>das ist keine Saison der Liga</translation>
    </message>
    <message>
        <source>a newer version of the program made it</source>
        <translation>sie stammt von einer neueren Version des Programms</translation>
    </message>
    <message>
        <source>%1 is not a game of this program</source>
        <translation>dieses Programm kennt kein Spiel „%1“</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>sie ist beschädigt</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>There is no review for the hands of %1.</source>
        <translation>Die Runden dieses Spiels lassen sich nicht durchgehen: %1.</translation>
    </message>
    <message>
        <source>No hand of this match is over yet.</source>
        <translation>In dieser Partie ist noch keine Runde beendet.</translation>
    </message>
    <message>
        <source>There is no finished hand %1 in this match; the last one is hand %2.</source>
        <translation>In dieser Partie gibt es keine beendete Runde %1; die letzte ist Runde %2.</translation>
    </message>
    <message>
        <source>&amp;Try it from here</source>
        <translation>Ab hier p&amp;robieren</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <translation>&amp;Zurück zur Partie</translation>
    </message>
    <message>
        <source>Play on from this position, as a practice match of one hand</source>
        <translation>Ab dieser Stellung weiterspielen, als Übungspartie mit einer Runde</translation>
    </message>
    <message>
        <source>To the deal</source>
        <translation>Zum Geben</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Voriger Fehler</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>Voriger Stich</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Nächster Stich</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>To the end of the hand</source>
        <translation>Zum Ende der Runde</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Small mistake</source>
        <translation>Kleiner Fehler</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Serious mistake</source>
        <translation>Schwerer Fehler</translation>
    </message>
    <message>
        <source>&amp;See it as %1</source>
        <comment>the name of another player</comment>
        <translation>Aus der Si&amp;cht von %1</translation>
    </message>
    <message>
        <source>&amp;Open all hands</source>
        <translation>Alle Karten &amp;offen</translation>
    </message>
    <message>
        <source>Hand %1, as you played it</source>
        <translation>Runde %1, wie du sie gespielt hast</translation>
    </message>
    <message>
        <source>Hand %1, in %2’s seat</source>
        <translation>Runde %1, auf dem Platz von %2</translation>
    </message>
    <message>
        <source>Before the first trick: %1</source>
        <comment>what was done</comment>
        <translation>Vor dem ersten Stich: %1</translation>
    </message>
    <message>
        <source>Trick %1: %2</source>
        <comment>a number, what was done, and what it cost</comment>
        <translation>Stich %1: %2</translation>
    </message>
    <message>
        <source>&amp;Copy the review as text</source>
        <translation>Die Analyse als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>a whole sentence</comment>
        <translation>Besser: %1</translation>
    </message>
    <message>
        <source>At your first decision you could expect about %1.</source>
        <translation>Bei deiner ersten Entscheidung war etwa %1 zu erwarten.</translation>
    </message>
    <message>
        <source>One decision cost points:</source>
        <translation>Eine Entscheidung hat Punkte gekostet:</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cost points, each counted on its own; these cost most:</source>
        <translation>
            <numerusform>%n Entscheidung hat Punkte gekostet (für sich gerechnet), am meisten:</numerusform>
            <numerusform>%n Entscheidungen haben Punkte gekostet (jede für sich gerechnet), am meisten:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cost points, each counted on its own:</source>
        <translation>
            <numerusform>%n Entscheidung hat Punkte gekostet (für sich gerechnet):</numerusform>
            <numerusform>%n Entscheidungen haben Punkte gekostet (jede für sich gerechnet):</numerusform>
        </translation>
    </message>
    <message>
        <source>St&amp;udy it from here</source>
        <translation>Ab hier &amp;studieren</translation>
    </message>
    <message>
        <source>There was nothing to decide in this hand.</source>
        <translation>In dieser Runde gab es nichts zu entscheiden.</translation>
    </message>
    <message numerus="yes">
        <source>Well played: no mistake in %n decision(s).</source>
        <translation>
            <numerusform>Gut gespielt: kein Fehler in %n Entscheidung.</numerusform>
            <numerusform>Gut gespielt: kein Fehler in %n Entscheidungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Well played; what could have been better cost little:</source>
        <translation>Gut gespielt; was besser gegangen wäre, hat wenig gekostet:</translation>
    </message>
</context>
<context>
    <name>ReviewPaper</name>
    <message>
        <source>Result (%1)</source>
        <comment>the names of the players</comment>
        <translation>Ergebnis (%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is counted in a hand, and how much it was</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>Die Runde</translation>
    </message>
</context>
<context>
    <name>ReviewPlace</name>
    <message>
        <source>The deal</source>
        <translation>Das Geben</translation>
    </message>
    <message>
        <source>The end of the hand</source>
        <translation>Das Ende der Runde</translation>
    </message>
    <message>
        <source>Trick %1</source>
        <translation>Stich %1</translation>
    </message>
    <message>
        <source>All hands are open.</source>
        <translation>Alle Karten liegen offen.</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>The first time, this hand ended %1. This time it ended %2.</source>
        <translation>Beim ersten Mal ging diese Runde %1 aus, diesmal %2.</translation>
    </message>
    <message>
        <source>Before the first trick</source>
        <translation>Vor dem ersten Stich</translation>
    </message>
    <message>
        <source>&amp;Close the hands</source>
        <translation>Karten &amp;verdecken</translation>
    </message>
    <message>
        <source>Review copied to the clipboard as text.</source>
        <translation>Die Analyse wurde als Text in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>After trick %1</source>
        <translation>Nach Stich %1</translation>
    </message>
    <message>
        <source>It goes no further that way.</source>
        <translation>In dieser Richtung geht es nicht weiter.</translation>
    </message>
    <message>
        <source>The rest of the decisions could not be judged this time.</source>
        <translation>Die übrigen Entscheidungen konnten diesmal nicht beurteilt werden.</translation>
    </message>
    <message>
        <source>The review is copied at 100%. Checking the decisions: %1%</source>
        <translation>Die Analyse wird bei 100 % kopiert. Die Entscheidungen werden beurteilt: %1 %</translation>
    </message>
    <message>
        <source>Checking the decisions: %1%</source>
        <comment>a share of a hundred</comment>
        <translation>Die Entscheidungen werden beurteilt: %1 %</translation>
    </message>
    <message>
        <source>Only what this player knew is shown.</source>
        <translation>Du siehst nur, was dieser Spieler wusste.</translation>
    </message>
    <message>
        <source>Hand %1, played by %2</source>
        <comment>a number, a name</comment>
        <translation>Runde %1, gespielt von %2</translation>
    </message>
</context>
<context>
    <name>Screen</name>
    <message>
        <source>Tartli cannot start because part of Qt cannot be loaded: %1</source>
        <translation>Tartli kann nicht starten, weil ein Teil von Qt nicht geladen werden kann: %1</translation>
    </message>
    <message>
        <source>Tartli cannot start because %1 is missing. Install it with: %2</source>
        <translation>Tartli kann nicht starten, weil %1 fehlt. Installieren mit: %2</translation>
    </message>
    <message>
        <source>Tartli cannot start because QT_QPA_PLATFORM asks for &quot;%1&quot;, which Qt does not have here. Unset that variable.</source>
        <translation>Tartli kann nicht starten, weil QT_QPA_PLATFORM „%1“ verlangt, und das hat Qt hier nicht. Lösch diese Variable.</translation>
    </message>
    <message>
        <source>Tartli cannot start because the display &quot;%1&quot; does not answer. Check %2.</source>
        <translation>Tartli kann nicht starten, weil der Bildschirm „%1“ nicht antwortet. Prüfe %2.</translation>
    </message>
    <message>
        <source>Tartli cannot start because this is a remote session without a display. Connect with ssh -X, or watch the demo instead: %1</source>
        <translation>Tartli kann nicht starten, weil das eine Fernverbindung ohne Bildschirm ist. Verbinde dich mit ssh -X, oder lass stattdessen die Vorführung laufen: %1</translation>
    </message>
    <message>
        <source>Tartli cannot start because there is no display (DISPLAY and WAYLAND_DISPLAY are not set). Start it from a desktop, or watch the demo instead: %1</source>
        <translation>Tartli kann nicht starten, weil kein Bildschirm da ist (DISPLAY und WAYLAND_DISPLAY sind nicht gesetzt). Starte es in einer Desktopsitzung, oder lass stattdessen die Vorführung laufen: %1</translation>
    </message>
    <message>
        <source>Tartli ignores %1=&quot;%2&quot;. Only numbers from %3 to %4 make sense.</source>
        <translation>Tartli ignoriert %1=&quot;%2&quot;. Sinnvoll sind nur Zahlen von %3 bis %4.</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find words in the help</source>
        <translation>Wörter in der Hilfe suchen</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Vorige</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Nächste</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>which hit of how many, and the sentence</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>hits</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Remove a pack of cards</source>
        <translation>Kartenspiel entfernen</translation>
    </message>
    <message>
        <source>Remove the pack “%1”?</source>
        <translation>Das Kartenspiel „%1“ entfernen?</translation>
    </message>
    <message>
        <source>The original pictures stay where they are.</source>
        <translation>Die ursprünglichen Bilder bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset the settings on all tabs to their defaults?</source>
        <translation>Alle Einstellungen auf allen Reitern zurücksetzen?</translation>
    </message>
    <message>
        <source>Your matches, names and house rules stay as they are.</source>
        <translation>Deine Partien, Namen und Hausregeln bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Keep my settings</source>
        <translation>Meine Einstellungen &amp;behalten</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Restore defaults…</source>
        <translation>&amp;Zurücksetzen …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Spielhilfe</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Anzeige</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Effekte</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation>Hilfe beim Spielen</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Add a pack o&amp;f cards…</source>
        <translation>Kartenspiel &amp;hinzufügen …</translation>
    </message>
    <message>
        <source>Remo&amp;ve…</source>
        <translation>Ent&amp;fernen …</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Ungarisch</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>letters such as A, K, O, U, and the languages that have them</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source> seconds</source>
        <comment>after a number such as 0.8</comment>
        <translation> Sekunden</translation>
    </message>
    <message>
        <source>%</source>
        <comment>after a number: per cent</comment>
        <translation> %</translation>
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
        <translation>Kein Ton: %1 ist nicht installiert. Installieren mit: %2</translation>
    </message>
    <message>
        <source>No sound: %1 is missing from the system.</source>
        <translation>Kein Ton: Dem System fehlt %1.</translation>
    </message>
    <message>
        <source>No sound: no audio output was found.</source>
        <translation>Kein Ton: Es wurde keine Tonausgabe gefunden.</translation>
    </message>
    <message>
        <source>No sound: the sound files are missing from %1.</source>
        <translation>Kein Ton: In %1 fehlen die Tondateien.</translation>
    </message>
    <message>
        <source>No sound: %1 does not work (%2).</source>
        <translation>Kein Ton: %1 funktioniert nicht (%2).</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Hear an e&amp;xample</source>
        <translation>&amp;Beispiel anhören</translation>
    </message>
    <message>
        <source>Good evening! Whose deal is it?</source>
        <comment>an example of a voice</comment>
        <translation>Guten Abend! Wer gibt?</translation>
    </message>
    <message>
        <source>Your system has no voice for this language.</source>
        <translation>Dein System hat keine Stimme für diese Sprache.</translation>
    </message>
    <message>
        <source>Silent while a screen reader is running.</source>
        <translation>Stumm, solange ein Screenreader läuft.</translation>
    </message>
    <message>
        <source>No voices: no speech engine was found.</source>
        <translation>Keine Stimmen: Es wurde keine Sprachausgabe gefunden.</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>Acorn</source>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>Coffee</source>
        <translation>Kaffee</translation>
    </message>
    <message>
        <source>Dog</source>
        <translation>Hund</translation>
    </message>
    <message>
        <source>Drum</source>
        <translation>Trommel</translation>
    </message>
    <message>
        <source>Eagle</source>
        <translation>Adler</translation>
    </message>
    <message>
        <source>Goose</source>
        <translation>Gans</translation>
    </message>
    <message>
        <source>Hare</source>
        <translation>Hase</translation>
    </message>
    <message>
        <source>Lion</source>
        <translation>Löwe</translation>
    </message>
    <message>
        <source>Sheep</source>
        <translation>Schaf</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sonne</translation>
    </message>
    <message>
        <source>Violin</source>
        <translation>Geige</translation>
    </message>
    <message>
        <source>Windmill</source>
        <translation>Windmühle</translation>
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
        <translation>%1 zu %2</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Matches with hints</source>
        <translation>Partien mit Tipps</translation>
    </message>
    <message>
        <source>Matches won : lost</source>
        <translation>Partien gewonnen : verloren</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Längste Siegesserie</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Hands won : lost</source>
        <translation>Runden gewonnen : verloren</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Not counted: %1.</source>
        <translation>Nicht mitgezählt: %1.</translation>
    </message>
    <message>
        <source>The last %1 matches: %2 won, %3 lost.</source>
        <translation>Die letzten %1 Partien: %2 gewonnen, %3 verloren.</translation>
    </message>
    <message>
        <source>%1: %2 matches won, %3 lost.</source>
        <comment>%1 is a level of the opponent</comment>
        <translation>%1: %2 Partien gewonnen, %3 verloren.</translation>
    </message>
    <message>
        <source>%1: won against %2 (%3), %4</source>
        <translation>%1: gegen %2 gewonnen (%3), %4</translation>
    </message>
    <message>
        <source>%1: tied with %2 (%3), %4</source>
        <translation>%1: gegen %2 unentschieden (%3), %4</translation>
    </message>
    <message>
        <source>%1: lost to %2 (%3), %4</source>
        <translation>%1: gegen %2 verloren (%3), %4</translation>
    </message>
    <message>
        <source>%1, with hints</source>
        <comment>how a match went</comment>
        <translation>%1, mit Tipps</translation>
    </message>
    <message>
        <source>Puzzles: none tried yet.</source>
        <translation>Aufgaben: noch keine versucht.</translation>
    </message>
    <message>
        <source>On average, mistakes cost you %1 points in a hand.</source>
        <translation>Im Schnitt kosten dich Fehler %1 Punkte pro Runde.</translation>
    </message>
    <message>
        <source>Only hands you have reviewed count here: %1 of %2.</source>
        <translation>Hier zählen nur Runden, die du durchgegangen bist: %1 von %2.</translation>
    </message>
    <message>
        <source>%1: hand %2 against %3, %4 points</source>
        <translation>%1: Runde %2 gegen %3, %4 Punkte</translation>
    </message>
    <message>
        <source>%1 to %2: %3 hands, %4 points each</source>
        <translation>%1 bis %2: %3 Runden, je %4 Punkte</translation>
    </message>
    <message>
        <source>%1: %2 points.</source>
        <comment>%1 is a kind of decision</comment>
        <translation>%1: %2 Punkte.</translation>
    </message>
    <message>
        <source>In the first %1 of these hands, mistakes cost %2 points a hand; in the last %1, %3.</source>
        <translation>In den ersten %1 dieser Runden haben Fehler pro Runde %2 Punkte gekostet, in den letzten %1 pro Runde %3.</translation>
    </message>
    <message>
        <source>Puzzle of the day: no streak yet.</source>
        <translation>Aufgabe des Tages: noch keine Serie.</translation>
    </message>
    <message numerus="yes">
        <source>Puzzle of the day: %n day(s) in a row.</source>
        <translation>
            <numerusform>Aufgabe des Tages: %n Tag in Folge.</numerusform>
            <numerusform>Aufgabe des Tages: %n Tage in Folge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice match(es)</source>
        <translation>
            <numerusform>%n Übungspartie</numerusform>
            <numerusform>%n Übungspartien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imported match(es)</source>
        <translation>
            <numerusform>%n importierte Partie</numerusform>
            <numerusform>%n importierte Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) between two people</source>
        <translation>
            <numerusform>%n Partie zwischen zwei Personen</numerusform>
            <numerusform>%n Partien zwischen zwei Personen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copy(ies)</source>
        <translation>
            <numerusform>%n Kopie</numerusform>
            <numerusform>%n Kopien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) only readable in part</source>
        <translation>
            <numerusform>%n nur teilweise lesbare Partie</numerusform>
            <numerusform>%n nur teilweise lesbare Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles: %1 tried, %2 solved (%3 at the first try).</source>
        <translation>Aufgaben: %2 von %1 gelöst, %3 auf Anhieb.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>%1 is what is counted, %2 how often</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2 hands won, %3 lost.</source>
        <comment>%1 is a level of the opponent</comment>
        <translation>%1: %2 Runden gewonnen, %3 verloren.</translation>
    </message>
    <message>
        <source>Well played: not a single mistake.</source>
        <translation>Gut gespielt: kein einziger Fehler.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) unfinished; only finished hands count.</source>
        <translation>
            <numerusform>%n Partie ist nicht beendet; nur ihre fertigen Runden zählen.</numerusform>
            <numerusform>%n Partien sind nicht beendet; nur ihre fertigen Runden zählen.</numerusform>
        </translation>
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
        <source>Points a hand</source>
        <translation>Punkte pro Runde</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>Als CSV &amp;exportieren …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>With or without</source>
        <translation>Mit oder ohne</translation>
    </message>
    <message>
        <source>With hints</source>
        <translation>Mit Tipps</translation>
    </message>
    <message>
        <source>Without hints</source>
        <translation>Ohne Tipps</translation>
    </message>
    <message>
        <source>&amp;Hints:</source>
        <translation>&amp;Tipps:</translation>
    </message>
    <message>
        <source>On the &amp;slate</source>
        <translation>Auf der &amp;Tafel</translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation>Als Ta&amp;belle</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a figure, the level, the number</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>No match fits this choice yet.</source>
        <translation>Dazu gibt es noch keine Partie.</translation>
    </message>
    <message>
        <source>No hand has been played by these rules yet.</source>
        <translation>Nach diesen Regeln wurde noch keine Runde gespielt.</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Spiel:</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Alle Stärken</translation>
    </message>
    <message>
        <source>Your &amp;mistakes</source>
        <translation>Deine &amp;Fehler</translation>
    </message>
    <message>
        <source>No finished hands yet. Finish one and your results will appear here.</source>
        <translation>Noch keine Runde zu Ende gespielt. Spiel eine fertig, dann stehen hier deine Ergebnisse.</translation>
    </message>
    <message>
        <source>Your &amp;balance</source>
        <translation>Deine &amp;Bilanz</translation>
    </message>
    <message>
        <source>No hand that counts yet. Finish one and your results will appear here.</source>
        <translation>Noch keine Runde, die zählt. Spiel eine fertig, dann stehen hier deine Ergebnisse.</translation>
    </message>
    <message>
        <source>With &amp;whom</source>
        <translation>Mit &amp;wem</translation>
    </message>
    <message>
        <source>Car&amp;ds or me?</source>
        <translation>Karten oder &amp;ich?</translation>
    </message>
    <message>
        <source>What was right in training, in per cent, day by day.</source>
        <translation>Anteil der richtigen Antworten beim Üben, in Prozent, Tag für Tag.</translation>
    </message>
    <message>
        <source>Your tra&amp;ining</source>
        <translation>Deine Ü&amp;bung</translation>
    </message>
</context>
<context>
    <name>StatisticsSlate</name>
    <message>
        <source>Won and lost</source>
        <translation>Gewonnen und verloren</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>The last %1 matches: up when you win, down when you lose</source>
        <translation>Die letzten %1 Partien: hinauf, wenn du gewinnst, hinunter, wenn du verlierst</translation>
    </message>
    <message>
        <source>One match has been decided</source>
        <translation>Eine Partie ist entschieden</translation>
    </message>
    <message>
        <source>Matches won and lost, by level</source>
        <translation>Gewonnene und verlorene Partien, nach Stärke</translation>
    </message>
    <message>
        <source>Your hands so far</source>
        <translation>Deine Runden bisher</translation>
    </message>
    <message>
        <source>Hands won and lost, by level</source>
        <translation>Gewonnene und verlorene Runden, nach Stärke</translation>
    </message>
    <message>
        <source>Finish a match and it is chalked up here.</source>
        <translation>Spiel eine Partie fertig, dann steht sie hier auf der Tafel.</translation>
    </message>
</context>
<context>
    <name>StatusPresenter</name>
    <message>
        <source>Hand %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>Lines of the study</source>
        <translation>Varianten der Studie</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Das Geben</translation>
    </message>
    <message>
        <source>%1. Note: %2</source>
        <comment>a step and the note on it</comment>
        <translation>%1. Notiz: %2</translation>
    </message>
    <message>
        <source>not known where</source>
        <translation>unbekannt, wo</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card, and where it lies</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cards of the pack</source>
        <translation>Karten des Spiels</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Aufgedeckt</translation>
    </message>
    <message>
        <source>Talon</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>“%1” is not a card of this pack.</source>
        <translation>„%1“ ist keine Karte dieses Kartenspiels.</translation>
    </message>
    <message>
        <source>You know %1 of your %2 cards. “Go on” leaves the others open.</source>
        <translation>Du hast %1 deiner %2 Karten angegeben. „Weiter“ lässt die anderen offen.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>cards known, cards dealt</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 + %2 drawn later</source>
        <comment>cards known</comment>
        <translation>%1 + %2 später gezogen</translation>
    </message>
    <message>
        <source>&amp;%1  %2: %3</source>
        <comment>a number to press, a place, how many cards</comment>
        <translation>&amp;%1  %2: %3</translation>
    </message>
    <message>
        <source>Which card was turned up?</source>
        <translation>Welche Karte wurde aufgedeckt?</translation>
    </message>
    <message>
        <source>Your hand is complete. Go on, or add what you know of the others.</source>
        <translation>Deine Karten sind vollständig. Geh weiter, oder gib an, was du von den anderen weißt.</translation>
    </message>
    <message>
        <source>Click your cards, or type them: “%1”.</source>
        <translation>Klick deine Karten an, oder tipp sie: „%1“.</translation>
    </message>
    <message>
        <source>The cards as they were dealt</source>
        <translation>Die Karten, wie sie gegeben wurden</translation>
    </message>
    <message>
        <source>Type cards</source>
        <translation>Karten tippen</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Clear all</source>
        <translation>Lee&amp;ren</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>To the deal</source>
        <translation>Zum Geben</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <source>To the end of the line</source>
        <translation>Ans Ende der Variante</translation>
    </message>
    <message>
        <source>Other &amp;line</source>
        <translation>Andere &amp;Variante</translation>
    </message>
    <message>
        <source>Make this the &amp;main line</source>
        <translation>Zur &amp;Hauptvariante machen</translation>
    </message>
    <message>
        <source>&amp;Delete from here</source>
        <translation>Ab hier &amp;löschen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Set up the cards</source>
        <translation>Karten an&amp;geben</translation>
    </message>
    <message>
        <source>Write a &amp;note</source>
        <translation>&amp;Notiz schreiben</translation>
    </message>
    <message>
        <source>&amp;Copy the study as text</source>
        <translation>Studie als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the table as a pict&amp;ure</source>
        <translation>Tisch als &amp;Bild kopieren</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Als PD&amp;F speichern …</translation>
    </message>
    <message>
        <source>&amp;Export this study…</source>
        <translation>Diese Studie e&amp;xportieren …</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <translation>&amp;Zurück zur Partie</translation>
    </message>
    <message>
        <source>&amp;Played by %1</source>
        <comment>a level of play</comment>
        <translation>%1 &amp;spielt für</translation>
    </message>
    <message>
        <source>St&amp;op working it out</source>
        <translation>Berechnung anhal&amp;ten</translation>
    </message>
    <message>
        <source>&amp;Work it out further</source>
        <translation>&amp;Weiterrechnen</translation>
    </message>
    <message>
        <source>The study cannot be opened. %1</source>
        <translation>Die Studie lässt sich nicht öffnen. %1</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>Study copied to the clipboard as text.</source>
        <translation>Die Studie ist als Text in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The table was copied to the clipboard as a picture.</source>
        <translation>Der Tisch ist als Bild in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Print the study</source>
        <translation>Studie drucken</translation>
    </message>
    <message>
        <source>Save the study as PDF</source>
        <translation>Studie als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Study saved as %1.</source>
        <translation>Studie gespeichert als %1.</translation>
    </message>
    <message>
        <source>Export the study</source>
        <translation>Studie exportieren</translation>
    </message>
    <message>
        <source>Studies (*.tartli.json)</source>
        <translation>Studien (*.tartli.json)</translation>
    </message>
    <message>
        <source>study</source>
        <comment>the name of a file</comment>
        <translation>Studie</translation>
    </message>
    <message>
        <source>The study could not be saved as %1. Choose another folder.</source>
        <translation>Die Studie ließ sich nicht als %1 speichern. Wähle einen anderen Ordner.</translation>
    </message>
    <message>
        <source>%1, rules: %2</source>
        <comment>a game</comment>
        <translation>%1, Regeln: %2</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <translation>Geber: %1</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
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
        <translation>Nach dem Geben: %1</translation>
    </message>
    <message>
        <source>After “%1”: %2</source>
        <comment>a step, and who is to act</comment>
        <translation>Nach „%1“: %2</translation>
    </message>
    <message>
        <source>Title of the study</source>
        <translation>Titel der Studie</translation>
    </message>
    <message>
        <source>Note on this position</source>
        <translation>Notiz zu dieser Stellung</translation>
    </message>
    <message>
        <source>Deleted. Undo brings it back.</source>
        <translation>Gelöscht. Mit „Rückgängig“ kommt es zurück.</translation>
    </message>
    <message>
        <source>%1 (rule %2)</source>
        <comment>why something cannot be</comment>
        <translation>%1 (Regel %2)</translation>
    </message>
    <message>
        <source>That cannot be: %1</source>
        <translation>Das kann nicht sein: %1</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 überlegt …</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what is said out of turn</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not known (%1)</source>
        <comment>what was done in a sentence</comment>
        <translation>Unbekannt (%1)</translation>
    </message>
    <message>
        <source>I do not remember</source>
        <translation>Ich weiß es nicht mehr</translation>
    </message>
    <message>
        <source>The hand is over</source>
        <translation>Die Runde ist vorbei</translation>
    </message>
    <message>
        <source>You are to act</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>%1 is to act</source>
        <translation>%1 ist dran</translation>
    </message>
    <message>
        <source>Which card did you get?</source>
        <translation>Welche Karte hast du bekommen?</translation>
    </message>
    <message>
        <source>What did you do?</source>
        <translation>Was hast du gemacht?</translation>
    </message>
    <message>
        <source>What did %1 do?</source>
        <translation>Was hat %1 gemacht?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is counted in a hand, and how much it was</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not known</source>
        <comment>what a player has laid away</comment>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what that player did</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This could not be worked out.</source>
        <translation>Das ließ sich nicht berechnen.</translation>
    </message>
    <message>
        <source>Then you see what each choice is worth.</source>
        <translation>Dann siehst du, was deine Möglichkeiten wert sind.</translation>
    </message>
    <message>
        <source>%1’s cards are not all known, so nothing is worked out.</source>
        <translation>Nicht alle Karten von %1 sind bekannt, deshalb wird hier nichts berechnet.</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Wird berechnet …</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Exact: nothing is left to chance.</source>
        <translation>Genau: nichts hängt vom Zufall ab.</translation>
    </message>
    <message>
        <source>Worked out.</source>
        <translation>Berechnet.</translation>
    </message>
    <message>
        <source>%1 Best: %2</source>
        <translation>%1 Am besten: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, and the day</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The last changes to a study could not be saved. If you leave now, they are lost.</source>
        <translation>Die letzten Änderungen an einer Studie konnten nicht gespeichert werden. Wenn du jetzt gehst, sind sie verloren.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Nothing that can be done now fits “%1”.</source>
        <translation>Nichts, was jetzt geht, passt zu „%1“.</translation>
    </message>
    <message>
        <source>&amp;This position</source>
        <translation>&amp;Diese Stellung</translation>
    </message>
    <message>
        <source>The &amp;last hand</source>
        <translation>Die &amp;letzte Runde</translation>
    </message>
    <message>
        <source>&amp;Set up a hand</source>
        <translation>Karten &amp;angeben</translation>
    </message>
    <message>
        <source>What do you want to study?</source>
        <translation>Was möchtest du studieren?</translation>
    </message>
    <message>
        <source>%1, hand %2</source>
        <comment>a game, and a number</comment>
        <translation>%1, Runde %2</translation>
    </message>
    <message>
        <source>Cards from the &amp;clipboard</source>
        <translation>Karten aus der &amp;Zwischenablage</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <translation>Die Zwischenablage</translation>
    </message>
    <message>
        <source>Reading the hand…</source>
        <translation>Die Runde wird gelesen …</translation>
    </message>
    <message>
        <source>The hand from the &amp;clipboard</source>
        <translation>Die Runde aus der &amp;Zwischenablage</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Type it, or choose it in the list.</source>
        <translation>Tippe es ein oder wähle es in der Liste.</translation>
    </message>
    <message>
        <source>Not known, tarokks: %1 (%2)</source>
        <comment>a number, what was done</comment>
        <translation>Unbekannt, Tarock: %1 (%2)</translation>
    </message>
    <message>
        <source>not known, tarokks: %1</source>
        <comment>what a player has laid away</comment>
        <translation>unbekannt, Tarock: %1</translation>
    </message>
    <message>
        <source>%1, %2 players</source>
        <comment>the name of rules</comment>
        <translation>%1, %2 Spieler</translation>
    </message>
    <message>
        <source>Thinking for you…</source>
        <translation>Für dich wird überlegt …</translation>
    </message>
    <message>
        <source>Your cards are not all known, so nothing is worked out.</source>
        <translation>Nicht alle deine Karten sind bekannt, deshalb wird hier nichts berechnet.</translation>
    </message>
</context>
<context>
    <name>StudyText</name>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>Step %1, after %2: %3: %4</source>
        <translation>Schritt %1, nach %2: %3: %4</translation>
    </message>
    <message>
        <source>%1 can do this:</source>
        <translation>%1 kann das tun:</translation>
    </message>
    <message>
        <source>You can do this:</source>
        <translation>Du kannst das tun:</translation>
    </message>
    <message>
        <source>%1 is a match, not a study.</source>
        <translation>%1 ist eine Partie, keine Studie.</translation>
    </message>
</context>
<context>
    <name>TarokkCards</name>
    <message>
        <source>Tarokks</source>
        <translation>Tarock</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Treff</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Zehner</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>Rider</source>
        <translation>Cavall</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Bub</translation>
    </message>
    <message>
        <source>Skíz</source>
        <comment>the highest tarokk</comment>
        <translation>Sküs</translation>
    </message>
    <message>
        <source>Pagát</source>
        <comment>the lowest tarokk</comment>
        <translation>Pagat</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a rank and a suit</comment>
        <translation>%2-%1</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vierer</translation>
    </message>
</context>
<context>
    <name>Training</name>
    <message>
        <source>No question is due today.</source>
        <translation>Heute ist keine Frage fällig.</translation>
    </message>
    <message>
        <source>There is no training in this game, only in %1.</source>
        <comment>the names of games</comment>
        <translation>In diesem Spiel gibt es keine Übungen, nur in %1.</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Einen Moment</translation>
    </message>
    <message>
        <source>Looking for such a hand…</source>
        <translation>Solche Karten werden gesucht …</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>No such hand could be found this time.</source>
        <translation>Diesmal wurden keine solchen Karten gefunden.</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <translation>&amp;Nächste Frage</translation>
    </message>
    <message>
        <source>&amp;Next hand</source>
        <translation>&amp;Nächste Runde</translation>
    </message>
    <message>
        <source>&amp;More questions</source>
        <translation>&amp;Weitere Fragen</translation>
    </message>
    <message>
        <source>Ten &amp;more</source>
        <translation>&amp;Weitere zehn</translation>
    </message>
    <message>
        <source>Show the &amp;score</source>
        <translation>Ab&amp;rechnung zeigen</translation>
    </message>
    <message>
        <source>your answer</source>
        <translation>deine Antwort</translation>
    </message>
    <message>
        <source>Question %1 of %2: %3</source>
        <comment>what is asked</comment>
        <translation>Frage %1 von %2: %3</translation>
    </message>
    <message>
        <source>Hand %1 of %2: %3</source>
        <comment>a kind of hands</comment>
        <translation>Runde %1 von %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a kind of hands, how it went</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing is better.</source>
        <translation>Besser geht es nicht.</translation>
    </message>
    <message>
        <source>That costs about %1 points.</source>
        <translation>Das kostet etwa %1 Punkte.</translation>
    </message>
    <message>
        <source>%1 of %2 right so far, %3 points lost.</source>
        <translation>Bisher %1 von %2 richtig, %3 Punkte verloren.</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Deine Antwort</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Richtig!</translation>
    </message>
    <message>
        <source>Not the best</source>
        <translation>Nicht das Beste</translation>
    </message>
    <message>
        <source>Not weighed</source>
        <translation>Nicht bewertet</translation>
    </message>
    <message>
        <source>End of the hand</source>
        <translation>Ende der Runde</translation>
    </message>
    <message>
        <source>More than expected</source>
        <translation>Mehr als erwartet</translation>
    </message>
    <message>
        <source>Less than expected</source>
        <translation>Weniger als erwartet</translation>
    </message>
    <message>
        <source>The end: %1 of %2 right, %3 points lost.</source>
        <translation>Ende: %1 von %2 richtig, %3 Punkte verloren.</translation>
    </message>
    <message>
        <source>“What would you bid?”: %2 of the last %1 right, %3 points lost on average.</source>
        <translation>„Was würdest du ansagen?“: %2 von den letzten %1 richtig, im Schnitt %3 Punkte verloren.</translation>
    </message>
    <message>
        <source>As good as the best, as far as can be told.</source>
        <translation>Soweit erkennbar, so gut wie das Beste.</translation>
    </message>
    <message>
        <source>Before: %2 of %1 right.</source>
        <translation>Davor: %2 von %1 richtig.</translation>
    </message>
    <message>
        <source>Working out what your answer is worth…</source>
        <translation>Der Wert deiner Antwort wird berechnet …</translation>
    </message>
    <message>
        <source>last hands: %1, on average %2 points compared with what was expected</source>
        <translation>letzte Runden: %1, im Schnitt %2 Punkte gegenüber der Erwartung</translation>
    </message>
    <message>
        <source>last hands: %1, on average %2 points compared with what was expected, before %3</source>
        <translation>letzte Runden: %1, im Schnitt %2 Punkte gegenüber der Erwartung, davor %3</translation>
    </message>
    <message>
        <source>What a Master says:</source>
        <translation>Was ein Meister sagt:</translation>
    </message>
    <message>
        <source>Its worth could not be worked out, so it does not count.</source>
        <translation>Ihr Wert ließ sich nicht berechnen, sie zählt nicht.</translation>
    </message>
    <message>
        <source>You made %1 points of it; a Master expected %2.</source>
        <translation>Du hast %1 Punkte daraus gemacht; ein Meister hat %2 erwartet.</translation>
    </message>
    <message>
        <source>After %1 of %2 hands: %3 points compared with what was expected.</source>
        <translation>Nach %1 von %2 Runden: %3 Punkte gegenüber der Erwartung.</translation>
    </message>
    <message>
        <source>The end: at least what was expected in %1 of %2 hands, %3 points in all.</source>
        <translation>Ende: in %1 von %2 Runden mindestens das Erwartete, insgesamt %3 Punkte gegenüber der Erwartung.</translation>
    </message>
    <message>
        <source>counts as your answer</source>
        <translation>gilt als deine Antwort</translation>
    </message>
    <message>
        <source>What would you bid?</source>
        <translation>Was würdest du ansagen?</translation>
    </message>
    <message>
        <source>Chosen hands</source>
        <translation>Gewählte Karten</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The disk is full. Free up some space.</source>
        <translation>Der Datenträger ist voll. Schaff Platz darauf.</translation>
    </message>
    <message>
        <source>It is read-only. Allow writing there.</source>
        <translation>Es kann dort nur gelesen werden. Erlaube dort das Schreiben.</translation>
    </message>
    <message>
        <source>Access was denied. Check the permissions.</source>
        <translation>Du hast darauf keinen Zugriff. Prüfe die Zugriffsrechte.</translation>
    </message>
    <message>
        <source>It no longer exists, or cannot be created there.</source>
        <translation>Es ist nicht mehr da oder kann dort nicht angelegt werden.</translation>
    </message>
    <message>
        <source>Another program is using it. Close that program.</source>
        <translation>Ein anderes Programm benutzt es. Schließ dieses Programm.</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>Es ist beschädigt.</translation>
    </message>
    <message>
        <source>It was written by a newer version of Tartli. Install that version.</source>
        <translation>Es wurde von einer neueren Version von Tartli geschrieben. Installiere diese Version.</translation>
    </message>
    <message>
        <source>The system refused it.</source>
        <translation>Das System hat es abgelehnt.</translation>
    </message>
    <message>
        <source>You can play, but what you play now is not saved.</source>
        <translation>Du kannst spielen, aber was du jetzt spielst, wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>You can play, but nothing will be saved until Tartli can open it.</source>
        <translation>Du kannst spielen, aber gespeichert wird erst wieder, wenn sich die Datei öffnen lässt.</translation>
    </message>
    <message>
        <source>This match cannot be saved in %1 right now. %2

You can still play; it will be saved as soon as possible.</source>
        <translation>Diese Partie kann gerade nicht in %1 gespeichert werden. %2

Du kannst trotzdem spielen; gespeichert wird sie so bald wie möglich.</translation>
    </message>
    <message>
        <source>This match is open in another Tartli window and can be changed only there.</source>
        <translation>Diese Partie ist in einem anderen Tartli-Fenster offen und kann nur dort geändert werden.</translation>
    </message>
    <message>
        <source>This could not be saved in %1. %2</source>
        <translation>Das konnte nicht in %1 gespeichert werden. %2</translation>
    </message>
    <message>
        <source>The file %1, probably left by an earlier repair of your matches, cannot be used. Tartli has renamed it to %2. Your matches are in another file.</source>
        <translation>Die Datei %1 stammt vermutlich von einer früheren Reparatur deiner Partien und ist unbrauchbar. Tartli hat sie umbenannt, sie heißt jetzt %2. Deine Partien sind in einer anderen Datei.</translation>
    </message>
    <message>
        <source>Your saved matches in %1 were damaged. Tartli has made a new file with everything that could still be read.

Complete matches: %2
Matches without their last part: %3
Lost matches: %4</source>
        <translation>Deine gespeicherten Partien in %1 waren beschädigt. Tartli hat eine neue Datei mit allem angelegt, was noch lesbar war.

Vollständige Partien: %2
Partien ohne ihren letzten Teil: %3
Verlorene Partien: %4</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1. You can simply play on. If you have an older copy of your matches and would rather use that, close Tartli and put the copy in the place of the first file.</source>
        <translation>Die beschädigte Datei ist noch da: %1. Du kannst einfach weiterspielen. Wenn du eine ältere Kopie deiner Partien hast und lieber diese verwenden willst, beende Tartli und leg die Kopie an die Stelle der ersten Datei.</translation>
    </message>
    <message>
        <source>What you played last may be missing.</source>
        <translation>Was du zuletzt gespielt hast, fehlt vielleicht.</translation>
    </message>
    <message>
        <source>The finished match “%1” is damaged. The next time Tartli starts, it will make a new file of your matches with everything that can still be read, and keep the damaged one. Until then you can simply play on.</source>
        <translation>Die beendete Partie „%1“ ist beschädigt. Beim nächsten Start legt Tartli eine neue Datei mit allem an, was von deinen Partien noch lesbar ist, und hebt die beschädigte auf. Bis dahin kannst du einfach weiterspielen.</translation>
    </message>
    <message>
        <source>Some of your settings in %1 could not be used:</source>
        <translation>Einige deiner Einstellungen in %1 konnten nicht verwendet werden:</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… und %n weitere.</numerusform>
            <numerusform>… und %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>The original file is kept as %1.</source>
        <translation>Die ursprüngliche Datei ist als %1 aufgehoben.</translation>
    </message>
    <message>
        <source>%1 cannot be %2; the defaults are used instead.</source>
        <translation>%1 kann nicht %2 sein; stattdessen gelten die ursprünglichen.</translation>
    </message>
    <message>
        <source>%1 cannot be %2; %3 is used instead.</source>
        <translation>%1 kann nicht %2 sein; verwendet wird %3.</translation>
    </message>
    <message>
        <source>%1 cannot be %2, which is already used for %4; %3 is used instead.</source>
        <translation>%1 kann nicht %2 sein, das ist die Taste für %4; verwendet wird %3.</translation>
    </message>
    <message>
        <source>%1 cannot be %2, which is already used at the table; %3 is used instead.</source>
        <translation>%1 kann nicht %2 sein, das ist am Tisch schon vergeben; verwendet wird %3.</translation>
    </message>
    <message>
        <source>The file cannot be read; the default settings are used.</source>
        <translation>Die Datei kann nicht gelesen werden; es gelten die Standardeinstellungen.</translation>
    </message>
    <message>
        <source>It is not a file; the default settings are used.</source>
        <translation>Es ist keine Datei; es gelten die Standardeinstellungen.</translation>
    </message>
    <message>
        <source>The file is far too large; the default settings are used.</source>
        <translation>Die Datei ist viel zu groß; es gelten die Standardeinstellungen.</translation>
    </message>
    <message>
        <source>The file is not plain text; whatever can still be read is used.</source>
        <translation>Die Datei enthält nicht nur Text; verwendet wird, was noch lesbar ist.</translation>
    </message>
    <message>
        <source>The file is not valid TOML; whatever can still be read is used.</source>
        <translation>Die Datei ist kein gültiges TOML; verwendet wird, was noch lesbar ist.</translation>
    </message>
    <message>
        <source>It was written by a newer version of Tartli; the settings that this version knows are used.</source>
        <translation>Sie wurde von einer neueren Version von Tartli geschrieben; verwendet wird, was diese Version davon kennt.</translation>
    </message>
    <message>
        <source>%1 is not a setting; it is ignored.</source>
        <translation>%1 ist keine Einstellung und wird nicht beachtet.</translation>
    </message>
    <message>
        <source>This version of Tartli keeps your matches in a new format, and has converted %1. All your matches are still there.

Earlier versions of Tartli cannot open this file any more. A copy from before is kept as %2. You can delete the copy when you no longer need it.</source>
        <translation>Diese Version von Tartli speichert deine Partien in einem neuen Format und hat %1 umgewandelt. Alle deine Partien sind noch da.

Frühere Versionen von Tartli können diese Datei nicht mehr öffnen. Eine Kopie von vorher ist noch da: %2. Du kannst die Kopie löschen, wenn du sie nicht mehr brauchst.</translation>
    </message>
    <message>
        <source>%1

%2 The file has not been changed. %3</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>%1

%2 Die Datei wurde nicht verändert. %3</translation>
    </message>
    <message>
        <source>Something else is in its place. Move it elsewhere.</source>
        <translation>Etwas anderes ist an seiner Stelle. Räum das weg.</translation>
    </message>
    <message>
        <source>The file %1, in which an earlier version of Tartli kept which puzzles you have solved, is damaged. Whatever could still be read is now with your matches.

The damaged file is kept as %2. You can simply play on. If you have an older copy of the file, put it in the place of the first one and start Tartli again.</source>
        <translation>Die Datei %1, in der eine frühere Version von Tartli deine gelösten Aufgaben festgehalten hat, ist beschädigt. Was noch lesbar war, ist jetzt bei deinen Partien.

Die beschädigte Datei ist noch da: %2. Du kannst einfach weiterspielen. Wenn du eine ältere Kopie davon hast, leg sie an die Stelle der ersten Datei und starte Tartli neu.</translation>
    </message>
    <message>
        <source>This study is open in another Tartli window and can be changed only there.</source>
        <translation>Diese Studie ist in einem anderen Tartli-Fenster geöffnet und kann nur dort geändert werden.</translation>
    </message>
    <message>
        <source>Studies and results of puzzles and exercises may be missing.</source>
        <translation>Studien und Ergebnisse von Aufgaben und Übungen können fehlen.</translation>
    </message>
    <message numerus="yes">
        <source>%n study(ies) could not be read.</source>
        <translation>
            <numerusform>%n Studie konnte nicht gelesen werden.</numerusform>
            <numerusform>%n Studien konnten nicht gelesen werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) of puzzles and exercises could not be read.</source>
        <translation>
            <numerusform>%n Ergebnis von Aufgaben und Übungen konnte nicht gelesen werden.</numerusform>
            <numerusform>%n Ergebnisse von Aufgaben und Übungen konnten nicht gelesen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of players in %1 was damaged. Tartli has made a new one from the folders of all players. Names and signs may be different; all matches are still there.

The damaged file is kept as %2.</source>
        <translation>Die Liste der Spieler in %1 war beschädigt. Tartli hat aus den Ordnern aller Spieler eine neue gemacht. Namen und Zeichen können anders sein; alle Partien sind noch da.

Die beschädigte Datei ist noch da: %2.</translation>
    </message>
    <message>
        <source>The list of players in %1 cannot be read. %2

Until then, names and signs may be different.</source>
        <translation>Die Liste der Spieler in %1 kann nicht gelesen werden. %2

Bis dahin können Namen und Zeichen anders sein.</translation>
    </message>
    <message>
        <source>The folder %1 with all data of %2 is missing. Put it back, or remove the player.</source>
        <translation>Der Ordner %1 mit allen Daten von %2 fehlt. Leg ihn zurück, oder entferne den Spieler.</translation>
    </message>
    <message>
        <source>This season is open in another Tartli window and can be played only there.</source>
        <translation>Diese Saison ist in einem anderen Tartli-Fenster offen und kann nur dort gespielt werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n season(s) of the league could not be read.</source>
        <translation>
            <numerusform>%n Saison der Liga konnte nicht gelesen werden.</numerusform>
            <numerusform>%n Saisonen der Liga konnten nicht gelesen werden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>Why? (%1)</source>
        <comment>a link to a rule, and its key</comment>
        <translation>Warum? (%1)</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 deals. Cut the pack: click a card, or press Space; the arrow keys choose where.</source>
        <translation>%1 gibt. Heb ab: Klick auf eine Karte, oder drück die Leertaste; mit den Pfeiltasten wählst du, wo.</translation>
    </message>
    <message>
        <source>Your last decision was undone.</source>
        <translation>Deine letzte Entscheidung wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>The first time, these cards made %1.</source>
        <translation>Beim ersten Mal haben diese Karten %1 gebracht.</translation>
    </message>
</context>
<context>
    <name>Worths</name>
    <message>
        <source>What each choice is worth</source>
        <translation>Was jede Möglichkeit wert ist</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>exactly %1 points</source>
        <translation>genau %1 Punkte</translation>
    </message>
    <message>
        <source>about %1 points</source>
        <translation>etwa %1 Punkte</translation>
    </message>
    <message>
        <source>%1 points, give or take %2</source>
        <translation>%1 Punkte, plus oder minus %2</translation>
    </message>
    <message>
        <source>wins: %1</source>
        <translation>gewinnt: %1</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Zug oder Ansage</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Gewinnt</translation>
    </message>
    <message>
        <source>The points that you can expect, and how uncertain they are (±); without ±, they are exact</source>
        <translation>Die Punkte, die du erwarten kannst, und wie unsicher sie sind (±); ohne ± sind sie genau</translation>
    </message>
    <message>
        <source>How often it wins: the game in Tartli, points from this hand in Ulti and Tarokk</source>
        <translation>Wie oft es gewinnt: bei Tartli das Spiel, bei Ulti und Tarock Punkte in dieser Runde</translation>
    </message>
</context>
</TS>
