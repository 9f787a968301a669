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
        <source>&lt;h2&gt;Tartli %1&lt;/h2&gt;&lt;p&gt;The old two-player card game of Hungary and Austria.&lt;/p&gt;&lt;p&gt;Free software under the GPL, version 3 or later.&lt;br&gt;Drawings: CC BY-SA 4.0.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Where my matches are&lt;/b&gt;&lt;br&gt;%2&lt;/p&gt;&lt;p&gt;&lt;b&gt;Where my settings are&lt;/b&gt;&lt;br&gt;%3&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Tartli %1&lt;/h2&gt;&lt;p&gt;Das alte Kartenspiel für zwei aus Ungarn und Österreich.&lt;/p&gt;&lt;p&gt;Freie Software unter der GPL, Version 3 oder neuer.&lt;br&gt;Zeichnungen: CC BY-SA 4.0.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Wo meine Partien liegen&lt;/b&gt;&lt;br&gt;%2&lt;/p&gt;&lt;p&gt;&lt;b&gt;Wo meine Einstellungen liegen&lt;/b&gt;&lt;br&gt;%3&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Licences of the libraries&lt;/b&gt;&lt;br&gt;%1&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Lizenzen der Programmbibliotheken&lt;/b&gt;&lt;br&gt;%1&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>No file manager was found. Your matches are in %1</source>
        <translation>Es wurde kein Dateimanager gefunden. Deine Partien liegen in %1</translation>
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
        <source>No trick is being played</source>
        <translation>Gerade wird kein Stich gespielt</translation>
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
        <translation>Atout ist %1</translation>
    </message>
    <message>
        <source>Tricks taken. You: %1, %3: %2</source>
        <translation>Gewonnene Stiche. Du: %1, %3: %2</translation>
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
        <source>%1, turned up</source>
        <translation>%1, aufgedeckt</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a place among cards</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>may not be played</source>
        <translation>darf nicht gespielt werden</translation>
    </message>
    <message>
        <source>may not be played: you hold %1</source>
        <translation>darf nicht gespielt werden: du hast %1</translation>
    </message>
    <message>
        <source>may not be played: you must play a trump</source>
        <translation>darf nicht gespielt werden: du musst Atout spielen</translation>
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
</context>
<context>
    <name>ActionButton</name>
    <message>
        <source>%1  (%2)</source>
        <comment>a button&apos;s words and its key</comment>
        <translation>%1  (%2)</translation>
    </message>
    <message>
        <source>%1. Key: %2</source>
        <comment>what a button does, and its key</comment>
        <translation>%1. Taste: %2</translation>
    </message>
</context>
<context>
    <name>AustrianTerms</name>
    <message>
        <source>Terz</source>
        <translation>Terz</translation>
    </message>
    <message>
        <source>Quart</source>
        <translation>Quart</translation>
    </message>
    <message>
        <source>Quint</source>
        <translation>Quint</translation>
    </message>
    <message>
        <source>Sext</source>
        <translation>Sext</translation>
    </message>
    <message>
        <source>Siebt</source>
        <translation>Siebt</translation>
    </message>
    <message>
        <source>Acht</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>Vierling</source>
        <translation>Vierling</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Double</translation>
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
        <translation>Du hast %1 nicht.</translation>
    </message>
    <message>
        <source>You have no %1.</source>
        <translation>Du hast keine Karte dieser Farbe: %1.</translation>
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
        <source>Choose a card first, with the arrow keys.</source>
        <translation>Wähle zuerst mit den Pfeiltasten eine Karte.</translation>
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
</context>
<context>
    <name>Check</name>
    <message>
        <source>you won the match %1 : %2</source>
        <translation>du hast die Partie %1 : %2 gewonnen</translation>
    </message>
    <message>
        <source>%1 won the match %2 : %3</source>
        <translation>Sieger: %1, %2 : %3</translation>
    </message>
    <message>
        <source>the match stands %1 in games, %2 in points</source>
        <translation>die Partie steht %1 in Spielen, %2 in Punkten</translation>
    </message>
    <message>
        <source>the match stands %1 in games, and hand %2 is being played</source>
        <translation>die Partie steht %1 in Spielen, gespielt wird gerade Runde %2</translation>
    </message>
    <message>
        <source>own</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>%1 and %2 played by the %3 rules: %4, and %5. Every action follows the rules.</source>
        <translation>Partie: %1 und %2, Regeln: %3, %4; %5. Jeder Zug folgt den Regeln.</translation>
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
        <source>Play Tartli, the old two-player card game.</source>
        <translation>Tartli spielen, das alte Kartenspiel für zwei.</translation>
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
        <source>let two opponents play a match and save pictures and the record in this folder</source>
        <translation>zwei Gegner eine Partie spielen lassen; Bilder und Partiedatei in diesem Ordner speichern</translation>
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
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Declare melds</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Béla</source>
        <translation>Bela</translation>
    </message>
    <message>
        <source>Exchange the Seven</source>
        <translation>Siebener tauschen</translation>
    </message>
    <message>
        <source>Go out</source>
        <translation>Ausmelden</translation>
    </message>
    <message>
        <source>Read the slate</source>
        <translation>Tafel lesen</translation>
    </message>
    <message>
        <source>Announce trumps</source>
        <translation>Atout vorlesen</translation>
    </message>
    <message>
        <source>Repeat last message</source>
        <translation>Letzte Nachricht wiederholen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Explain refused move</source>
        <translation>Abgelehnten Zug erklären</translation>
    </message>
    <message>
        <source>Show my melds</source>
        <translation>Meine Ansagen zeigen</translation>
    </message>
    <message>
        <source>Show scored melds</source>
        <translation>Gezählte Ansagen zeigen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>The other player goes out</source>
        <translation>Der andere meldet sich aus</translation>
    </message>
    <message>
        <source>The other player speaks</source>
        <translation>Der andere spricht</translation>
    </message>
    <message>
        <source>Card values</source>
        <translation>Kartenwerte</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation>Maus und Tasten</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>My matches</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Copy this hand as text</source>
        <translation>Diese Runde als Text kopieren</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
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
        <source>To help us fix this, send the report below to the developers and say what you were doing. Nothing is sent automatically. The report is also in %1</source>
        <translation>Damit wir das beheben können, schick den Bericht unten an die Entwickler und schreib dazu, was du gerade getan hast. Automatisch wird nichts verschickt. Der Bericht liegt auch in %1</translation>
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
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>What has happened since</source>
        <translation>Was inzwischen passiert ist</translation>
    </message>
</context>
<context>
    <name>DealCheck</name>
    <message>
        <source>Check this deal</source>
        <translation>Kartenverteilung prüfen</translation>
    </message>
    <message>
        <source>&amp;Check now</source>
        <translation>&amp;Jetzt prüfen</translation>
    </message>
    <message>
        <source>The pack is shuffled before a hand begins, and its check number is shown here. Note the number before the deal. After the hand, the cards and the salt are shown, too: if they give the number that you noted, nobody has changed the pack. A number that you see only afterwards proves nothing. The help explains how to check it elsewhere.</source>
        <translation>Die Karten werden schon vor der Runde gemischt, und hier siehst du ihre Prüfzahl. Schreib sie dir vor dem Geben auf. Nach der Runde siehst du hier auch die Karten und das Salt (einen Zufallszusatz): Ergeben sie die Zahl, die du aufgeschrieben hast, dann hat niemand die Karten vertauscht. Eine Zahl, die du erst nachher siehst, beweist nichts. In der Hilfe steht, wie man das anderswo nachprüft.</translation>
    </message>
    <message>
        <source>Check number (SHA-256)</source>
        <translation>Prüfzahl (SHA-256)</translation>
    </message>
    <message>
        <source>Cards and salt</source>
        <translation>Karten und Salt</translation>
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
        <source>The pack was cut before the number was made. It was dealt in this order.</source>
        <translation>Abgehoben wurde, bevor die Zahl entstand. Die Karten wurden in dieser Reihenfolge gegeben.</translation>
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
        <source>%1 won the match. Games: %2. Hands: %3.</source>
        <translation>%1 hat die Partie gewonnen. Spiele: %2. Runden: %3.</translation>
    </message>
    <message>
        <source>Pictures:%1
Record: %2</source>
        <translation>Bilder: %1
Partiedatei: %2</translation>
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
        <source>Jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>Ass</translation>
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
        <source>Jacks</source>
        <translation>Buben</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Damen</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Könige</translation>
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
    <name>Games</name>
    <message numerus="yes">
        <source>%n stake(s)</source>
        <translation>
            <numerusform>%n Einsatz</numerusform>
            <numerusform>%n Einsätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buli point(s)</source>
        <translation>
            <numerusform>%n Buli-Punkt</numerusform>
            <numerusform>%n Buli-Punkte</numerusform>
        </translation>
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
        <source>It is your turn. Play as you like.</source>
        <translation>Du bist dran. Spiel, wie du magst.</translation>
    </message>
    <message>
        <source>Now it is %1’s turn.</source>
        <translation>Jetzt ist %1 dran.</translation>
    </message>
    <message>
        <source>Your first hand · %1 of %2</source>
        <comment>of the steps of the lesson</comment>
        <translation>Erste Runde · %1 von %2</translation>
    </message>
    <message>
        <source>That is allowed, but the lesson had something else in mind: %1. Go back, or carry on your own way; some topics may then not come up.</source>
        <translation>Das darfst du, nur hatte die Lektion etwas anderes vor: %1. Geh zurück, oder spiel auf deine Art weiter; manches kommt dann vielleicht nicht vor.</translation>
    </message>
    <message>
        <source>That is allowed, but the lesson had more to say first. Go back, or carry on your own way; some topics may then not come up.</source>
        <translation>Das darfst du, nur hatte die Lektion vorher noch etwas zu sagen. Geh zurück, oder spiel auf deine Art weiter; manches kommt dann vielleicht nicht vor.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Carry on</source>
        <translation>Weiter so</translation>
    </message>
    <message>
        <source>Play a match…</source>
        <translation>Partie spielen …</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Die Regeln lesen</translation>
    </message>
    <message>
        <source>Well done! The game is yours: both columns have been wiped, and your buli is chalked below the line. Talon, trumps, terc, contest, the Seven, béla, following suit and going out: now you know them all.</source>
        <translation>Bravo! Das Spiel gehört dir: Beide Spalten sind abgewischt, und dein Buli-Punkt steht unter dem Strich. Talon, Atout, Terz, der Vergleich, der Siebener, die Bela, Farbe bekennen und sich ausmelden: Jetzt kennst du alles.</translation>
    </message>
    <message>
        <source>Your first hand is won</source>
        <translation>Erste Runde gewonnen</translation>
    </message>
    <message>
        <source>The hand is over, and this time you did not win the game. You can go back a step, play the hand once more, or go on to a match.</source>
        <translation>Die Runde ist vorbei, und diesmal hast du das Spiel nicht gewonnen. Du kannst einen Schritt zurückgehen, die Runde noch einmal spielen oder eine Partie beginnen.</translation>
    </message>
    <message>
        <source>Your first hand</source>
        <translation>Deine erste Runde</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Nochmals</translation>
    </message>
    <message>
        <source>Go back a step</source>
        <translation>Einen Schritt zurück</translation>
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
        <translation>Die Karten auf dem Tisch zählen für niemanden.</translation>
    </message>
    <message>
        <source>You are tied at %1. In the next hand, the first points win the game.</source>
        <translation>Ihr steht beide bei %1. Die nächste Runde ist die Entscheidungsrunde: Die ersten Punkte gewinnen das Spiel.</translation>
    </message>
    <message>
        <source>The next game starts at 0 to 0.</source>
        <translation>Das nächste Spiel beginnt bei 0 zu 0.</translation>
    </message>
    <message>
        <source>This time %1 : %2. The first time, with the other cards, %3 : %4.</source>
        <translation>Diesmal %1 : %2. Beim ersten Mal, mit den anderen Karten, %3 : %4.</translation>
    </message>
    <message>
        <source>This time %1 : %2, the first time %3 : %4.</source>
        <translation>Diesmal %1 : %2, beim ersten Mal %3 : %4.</translation>
    </message>
    <message>
        <source>You win the hand %2 to %3</source>
        <translation>Du gewinnst die Runde %2 zu %3</translation>
    </message>
    <message>
        <source>%1 wins the hand %2 to %3</source>
        <translation>%1 gewinnt die Runde %2 zu %3</translation>
    </message>
    <message>
        <source>You win the match %2 to %3</source>
        <translation>Du gewinnst die Partie %2 zu %3</translation>
    </message>
    <message>
        <source>%1 wins the match %2 to %3</source>
        <translation>%1 gewinnt die Partie %2 zu %3</translation>
    </message>
    <message>
        <source>You go out with %2 and win the game: %4</source>
        <translation>Du meldest dich mit %2 aus und gewinnst das Spiel: %4</translation>
    </message>
    <message>
        <source>%1 went out with only %3, so you win the game: %4</source>
        <translation>%1 hat sich mit nur %3 ausgemeldet, also gewinnst du das Spiel: %4</translation>
    </message>
    <message>
        <source>You both reach 501, but you have more (%2 to %3) and win the game: %4</source>
        <translation>Ihr erreicht beide 501. Du hast mehr, %2 zu %3, und gewinnst das Spiel: %4</translation>
    </message>
    <message>
        <source>You score first and win the game: %4</source>
        <translation>Du punktest zuerst und gewinnst das Spiel: %4</translation>
    </message>
    <message>
        <source>You get ahead, %2 to %3, and win the game: %4</source>
        <translation>Du gehst in Führung, %2 zu %3, und gewinnst das Spiel: %4</translation>
    </message>
    <message>
        <source>You end the hand with %2 and win the game: %4</source>
        <translation>Du beendest die Runde mit %2 und gewinnst das Spiel: %4</translation>
    </message>
    <message>
        <source>%1 goes out with %2 and wins the game: %4</source>
        <translation>%1 meldet sich mit %2 aus und gewinnt das Spiel: %4</translation>
    </message>
    <message>
        <source>You went out with only %3, so %1 wins the game: %4</source>
        <translation>Du hast dich mit nur %3 ausgemeldet, also gewinnt %1 das Spiel: %4</translation>
    </message>
    <message>
        <source>You both reach 501, but %1 has more (%2 to %3) and wins the game: %4</source>
        <translation>Ihr erreicht beide 501. %1 hat mehr, %2 zu %3, und gewinnt das Spiel: %4</translation>
    </message>
    <message>
        <source>%1 scores first and wins the game: %4</source>
        <translation>%1 punktet zuerst und gewinnt das Spiel: %4</translation>
    </message>
    <message>
        <source>%1 gets ahead, %2 to %3, and wins the game: %4</source>
        <translation>%1 geht in Führung, %2 zu %3, und gewinnt das Spiel: %4</translation>
    </message>
    <message>
        <source>%1 ends the hand with %2 and wins the game: %4</source>
        <translation>%1 beendet die Runde mit %2 und gewinnt das Spiel: %4</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the word for a game won twofold, what it brings</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%4: you have only %2, less than %3, so the game counts double.</source>
        <translation>%4: Du hast %2, das ist weniger als %3, also zählt das Spiel doppelt.</translation>
    </message>
    <message>
        <source>%4: %1 has only %2, less than %3, so the game counts double.</source>
        <translation>%4: %1 hat %2, das ist weniger als %3, also zählt das Spiel doppelt.</translation>
    </message>
    <message>
        <source>Stichmatsch: you won every trick from 8 to 16, so all 161 points are yours.</source>
        <translation>Stichmatsch: Du hast alle Stiche von 8 bis 16 gewonnen, also gehören dir alle 161 Punkte.</translation>
    </message>
    <message>
        <source>Stichmatsch: %1 won every trick from 8 to 16 and gets all 161 points.</source>
        <translation>Stichmatsch: %1 hat alle Stiche von 8 bis 16 gewonnen und bekommt alle 161 Punkte.</translation>
    </message>
    <message>
        <source>You used hints in this match.</source>
        <translation>In dieser Partie hast du Tipps verwendet.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>End of the hand</source>
        <translation>Ende der Runde</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende des Spiels</translation>
    </message>
    <message>
        <source>Next &amp;hand</source>
        <translation>Nächste &amp;Runde</translation>
    </message>
    <message>
        <source>Next &amp;game</source>
        <translation>Nächstes &amp;Spiel</translation>
    </message>
    <message>
        <source>New &amp;match</source>
        <translation>Neue &amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <translation>&amp;Zurück zur Partie</translation>
    </message>
    <message>
        <source>My &amp;matches…</source>
        <translation>&amp;Meine Partien …</translation>
    </message>
    <message>
        <source>&amp;View the table</source>
        <translation>&amp;Tisch ansehen</translation>
    </message>
    <message>
        <source>Play this deal &amp;again</source>
        <translation>&amp;Dieselben Karten nochmals</translation>
    </message>
    <message>
        <source>As a practice match of one hand; the current match stays saved</source>
        <translation>Als Übungspartie mit einer Runde; die jetzige Partie bleibt gespeichert</translation>
    </message>
    <message>
        <source>With &amp;seats swapped</source>
        <translation>Mit &amp;getauschten Plätzen</translation>
    </message>
    <message>
        <source>The same deal with your opponent’s cards, as a practice match of one hand</source>
        <translation>Dieselben Karten, aber du bekommst die deines Gegenübers; als Übungspartie mit einer Runde</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Béla</source>
        <translation>Bela</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Hand total</source>
        <translation>Summe der Runde</translation>
    </message>
    <message>
        <source>Score before</source>
        <translation>Stand vorher</translation>
    </message>
    <message>
        <source>Score now</source>
        <translation>Stand jetzt</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Einsätze</translation>
    </message>
    <message>
        <source>Buli points</source>
        <translation>Buli-Punkte</translation>
    </message>
    <message>
        <source>%1 (first to %2)</source>
        <comment>buli points or stakes, how many win the match</comment>
        <translation>%1 (bis %2)</translation>
    </message>
    <message>
        <source>Nobody scored a meld.</source>
        <translation>Niemand hat mit einer Ansage gepunktet.</translation>
    </message>
    <message>
        <source>Melds that scored</source>
        <translation>Ansagen, die gezählt haben</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
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
        <translation>Die Runde wird noch gespielt.</translation>
    </message>
    <message>
        <source>As a record:</source>
        <translation>Als Aufzeichnung:</translation>
    </message>
    <message>
        <source>Tartli: %1 and %2, hand %3. Rules: %4.</source>
        <translation>Tartli: %1 und %2, Runde %3. Regeln: %4.</translation>
    </message>
    <message>
        <source>Trick %1</source>
        <translation>Stich %1</translation>
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
        <source>The first points win the game.</source>
        <translation>Die ersten Punkte gewinnen das Spiel.</translation>
    </message>
    <message>
        <source>Trumps: %1. Turned up as card %3: %2.</source>
        <translation>Atout: %1. Aufgedeckt als Karte %3: %2.</translation>
    </message>
    <message>
        <source>Your cards: %1.</source>
        <translation>Deine Karten: %1.</translation>
    </message>
    <message>
        <source>Dealt to %1: %2.</source>
        <translation>Karten (%1): %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Drawn by you: %1</source>
        <comment>a card</comment>
        <translation>Von dir gezogen: %1</translation>
    </message>
    <message>
        <source>Drawn by %1: %2</source>
        <comment>a card</comment>
        <translation>Gezogen (%1): %2</translation>
    </message>
    <message>
        <source>Trick taken by you: %1</source>
        <comment>its points</comment>
        <translation>Dein Stich: %1</translation>
    </message>
    <message>
        <source>Trick taken by %1: %2</source>
        <translation>Stich (%1): %2</translation>
    </message>
    <message>
        <source>Your béla: %1</source>
        <comment>its points</comment>
        <translation>Deine Bela: %1</translation>
    </message>
    <message>
        <source>Béla scored by %1: %2</source>
        <translation>Bela (%1): %2</translation>
    </message>
    <message>
        <source>You win the game: %1.</source>
        <translation>Du gewinnst das Spiel: %1.</translation>
    </message>
    <message>
        <source>Game won by %1: %2.</source>
        <translation>Spiel gewonnen: %1 (%2).</translation>
    </message>
    <message>
        <source>In the next hand the first points win the game.</source>
        <translation>In der nächsten Runde gewinnen die ersten Punkte das Spiel.</translation>
    </message>
    <message>
        <source>You win the match, %1 : %2.</source>
        <translation>Du gewinnst die Partie, %1 : %2.</translation>
    </message>
    <message>
        <source>Match won by %1, %2 : %3.</source>
        <translation>Partie gewonnen: %1, %2 : %3.</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>what a player says</comment>
        <translation>%1: „%2“</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Die Abrechnung</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 from melds, %4 from tricks, %5 now</source>
        <translation>%1: %2 vorher, %3 aus Ansagen, %4 aus Stichen, %5 jetzt</translation>
    </message>
    <message>
        <source>Stichmatsch: you.</source>
        <translation>Stichmatsch: du.</translation>
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
        <translation>Runde</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>points of both players</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>You won the match, %1 : %2</source>
        <translation>Du hast die Partie gewonnen, %1 : %2</translation>
    </message>
    <message>
        <source>Match won by %1, %2 : %3</source>
        <translation>Partie gewonnen: %1, %2 : %3</translation>
    </message>
    <message>
        <source>You won on a false claim: %1</source>
        <translation>Falsch ausgemeldet, du hast gewonnen: %1</translation>
    </message>
    <message>
        <source>Won by %1 on a false claim: %2</source>
        <translation>Falsch ausgemeldet, gewonnen: %1 (%2)</translation>
    </message>
    <message>
        <source>You won: %1</source>
        <translation>Du hast gewonnen: %1</translation>
    </message>
    <message>
        <source>Won by %1: %2</source>
        <translation>Gewonnen: %1 (%2)</translation>
    </message>
    <message>
        <source>Tied: the next points win</source>
        <translation>Gleichstand: Die nächsten Punkte gewinnen</translation>
    </message>
    <message>
        <source>Stichmatsch: you</source>
        <translation>Stichmatsch: du</translation>
    </message>
    <message>
        <source>Stichmatsch: %1</source>
        <translation>Stichmatsch: %1</translation>
    </message>
    <message>
        <source>not over</source>
        <translation>nicht zu Ende</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Many games are decided by melds, and many of the others by the last nine tricks. These habits take a beginner a long way; where they contradict each other, ask for a hint.</source>
        <translation>Viele Spiele werden durch Ansagen entschieden, und von den anderen viele in den letzten neun Stichen. Mit diesen Gewohnheiten kommst du auch als Anfänger weit; wo sie einander widersprechen, lass dir einen Tipp geben.</translation>
    </message>
    <message>
        <source>While there is a talon</source>
        <translation>Solange es den Talon gibt</translation>
    </message>
    <message>
        <source>When to declare</source>
        <translation>Wann du ansagst</translation>
    </message>
    <message>
        <source>Tricks 7 to 16</source>
        <translation>Stiche 7 bis 16</translation>
    </message>
    <message>
        <source>Near the end of a game</source>
        <translation>Gegen Ende des Spiels</translation>
    </message>
    <message>
        <source>Playing well</source>
        <translation>Gut spielen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Collect first.&lt;/b&gt; In the first tricks melds are worth more than cards. It is often right to let an Ace go so that three cards stay together.</source>
        <translation>&lt;b&gt;Zuerst sammeln.&lt;/b&gt; In den ersten Stichen sind Ansagen mehr wert als Karten. Oft lohnt es sich, eine Sau herzugeben, damit drei Karten beisammenbleiben.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Prefer what is open at both ends.&lt;/b&gt; With %1 and %2 of a suit, either %3 or %4 makes a %5. Two cards at the end of the row, or with a gap between them, wait for one single card.</source>
        <comment>Under, Ten, Over, Nine, terc</comment>
        <translation>&lt;b&gt;Setz auf das, was an beiden Enden offen ist.&lt;/b&gt; Mit %1 und %2 einer Farbe wird durch %3 oder durch %4 eine %5 daraus. Zwei Karten am Ende der Reihe oder mit einer Lücke dazwischen warten auf eine einzige Karte.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Treasure %1 and %2.&lt;/b&gt; No sequence can do without one of the two: if you hold both of a suit, your opponent has no sequence to declare in it. In trumps they are the two best cards, and they make the most valuable sets.</source>
        <comment>Over, Nine</comment>
        <translation>&lt;b&gt;Gib %1 und %2 nicht leicht her.&lt;/b&gt; Ohne eine der beiden Karten gibt es keine Folge: Hast du beide einer Farbe, kann dein Gegenüber in ihr keine Folge ansagen. In Atout sind sie die zwei besten Karten, und aus ihnen werden die wertvollsten Vierlinge.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Treasure %1 and %2.&lt;/b&gt; No sequence can do without one of the two: if you hold both of a suit, your opponent has no sequence to declare in it. In trumps they are the two best cards.</source>
        <comment>Over, Nine</comment>
        <translation>&lt;b&gt;Gib %1 und %2 nicht leicht her.&lt;/b&gt; Ohne eine der beiden Karten gibt es keine Folge: Hast du beide einer Farbe, kann dein Gegenüber in ihr keine Folge ansagen. In Atout sind sie die zwei besten Karten.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Remember what has gone.&lt;/b&gt; Do not wait for a card that has been played, or that your opponent has named in a meld.</source>
        <translation>&lt;b&gt;Merk dir, was schon fort ist.&lt;/b&gt; Warte auf keine Karte, die gespielt ist oder die dein Gegenüber in einer Ansage genannt hat.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Save your trumps.&lt;/b&gt; As long as nobody has to follow suit, a trump seldom wins much. From trick 8 on it captures Aces and brings you the lead.</source>
        <translation>&lt;b&gt;Spar deine Atouts.&lt;/b&gt; Solange niemand Farbe bekennen muss, bringt ein Atout selten viel ein. Ab Stich 8 sticht es Säue und bringt dir das Ausspiel.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Lead low, answer high.&lt;/b&gt; Lead a card that fits no meld and is worth nothing. When you answer, you know what you get: take a low card with the %1 or %2 of its suit, and throw something worthless under a card that you cannot beat.</source>
        <comment>Ace, Ten</comment>
        <translation>&lt;b&gt;Klein ausspielen, hoch antworten.&lt;/b&gt; Spiel eine Karte aus, die zu keiner Ansage gehört und nichts zählt. Als Zweiter weißt du, was du bekommst: Stich eine kleine Karte mit %1 oder %2 derselben Farbe, und wirf etwas Wertloses auf eine Karte, gegen die du nichts hast.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Split a long sequence&lt;/b&gt; while there are enough tricks to declare all its parts. Declare it whole when time runs short, when your opponent is near %1, or when it wins the game.</source>
        <translation>&lt;b&gt;Teile eine lange Folge auf,&lt;/b&gt; solange genug Stiche für alle ihre Teile bleiben. Sag sie ganz an, wenn die Zeit knapp wird, wenn dein Gegenüber knapp vor %1 steht oder wenn du damit das Spiel gewinnst.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Keep a %1 that has scored&lt;/b&gt; for a while: one more card makes it a %2, and another 100 points.</source>
        <comment>kvart, kvint</comment>
        <translation>&lt;b&gt;Behalte eine %1, die gezählt hat,&lt;/b&gt; noch eine Weile: Mit einer Karte mehr wird sie zur %2, und das sind weitere 100 Punkte.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Do not hurry with béla.&lt;/b&gt; Until you say it, your opponent cannot know where two good trumps are. But say it before you play one of them, before trick 8 is over, and at once if it wins the game.</source>
        <translation>&lt;b&gt;Lass dir mit der Bela Zeit.&lt;/b&gt; Solange du sie nicht ansagst, weiß dein Gegenüber nicht, wo zwei gute Atouts sind. Sag sie aber an, bevor du eines davon spielst, bevor Stich 8 vorbei ist, und sofort, wenn du damit das Spiel gewinnst.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Listen.&lt;/b&gt; A meld that lost its contest is still there and will come again, unless one of its cards is played. With a better one you can stop it once more.</source>
        <translation>&lt;b&gt;Hör zu.&lt;/b&gt; Eine unterlegene Ansage ist noch da und kommt wieder, wenn nicht eine ihrer Karten gespielt wird. Mit einer besseren hältst du sie noch einmal auf.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Think before trick 7.&lt;/b&gt; Its loser gets the turned-up card, and its winner leads when the talon is gone. Losing it for a high trump is often the better bargain. No card before the ending matters more.</source>
        <translation>&lt;b&gt;Überleg vor Stich 7.&lt;/b&gt; Wer ihn verliert, bekommt die aufgedeckte Karte; wer ihn gewinnt, spielt aus, wenn der Talon fort ist. Für ein hohes Atout lohnt es sich oft, ihn zu verlieren. Keine Karte vor dem Endspiel ist wichtiger.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Know your opponent’s hand.&lt;/b&gt; From trick 8 on it is exactly the cards that you have not seen. If you have kept track, nothing is hidden any more.</source>
        <translation>&lt;b&gt;Rechne dir die andere Hand aus.&lt;/b&gt; Ab Stich 8 hat dein Gegenüber genau die Karten, die du nicht gesehen hast. Hast du aufgepasst, ist nichts mehr verborgen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Draw trumps&lt;/b&gt; if yours are better or more than your opponent’s; then your Aces and Tens are safe. If not, make your opponent spend them on your worthless cards.</source>
        <translation>&lt;b&gt;Zieh die Atouts,&lt;/b&gt; wenn deine besser oder mehr sind; dann sind deine Säue und Zehner sicher. Wenn nicht, lock sie mit wertlosen Karten heraus.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Think of the last trick.&lt;/b&gt; It is worth %1 points more: keep a trump for it, or the lead.</source>
        <translation>&lt;b&gt;Denk an den letzten Stich.&lt;/b&gt; Er zählt %1 Punkte mehr: Heb dir dafür ein Atout auf oder das Ausspiel.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Keep one sure trick.&lt;/b&gt; A single trick from 8 to 16 saves all your others from a stichmatsch.</source>
        <translation>&lt;b&gt;Behalte einen sicheren Stich.&lt;/b&gt; Ein einziger von 8 bis 16 rettet alle deine anderen vor dem Stichmatsch.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Count every card&lt;/b&gt; once one of you is near %1. Now a rich trick may be worth more than a meld, and three points may win the game.</source>
        <translation>&lt;b&gt;Zähl jede Karte mit,&lt;/b&gt; sobald einer von euch knapp vor %1 steht. Jetzt kann ein fetter Stich mehr wert sein als eine Ansage, und drei Punkte können das Spiel entscheiden.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Go out at once&lt;/b&gt; when you have %1, even in the middle of a trick: your opponent may be just one card away.</source>
        <translation>&lt;b&gt;Melde dich sofort aus,&lt;/b&gt; wenn du %1 hast, auch mitten im Stich: Deinem Gegenüber fehlt vielleicht nur noch eine Karte.</translation>
    </message>
    <message>
        <source>The one reason to wait is a stichmatsch that cannot fail: it takes your opponent’s tricks away, and can make the game a %1.</source>
        <comment>maccs</comment>
        <translation>Warten lohnt sich nur auf ein sicheres Stichmatsch: Es nimmt deinem Gegenüber die Stiche weg und kann aus dem Spiel ein %1 machen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Avoid the %2.&lt;/b&gt; If the game is lost, %1 points still halve its cost.</source>
        <comment>points; maccs</comment>
        <translation>&lt;b&gt;Rette dich vor dem %2.&lt;/b&gt; Ist das Spiel verloren, kostet es mit %1 Punkten nur die Hälfte.</translation>
    </message>
    <message>
        <source>After the hand, copy &lt;b&gt;Cards and salt&lt;/b&gt; from the same place: 32 cards, the top one first, then the salt, all separated by single spaces. A is %1, L %2, H %3, B %4; X is %5, U %6, O %7.</source>
        <translation>Kopiere nach der Runde von dort &lt;b&gt;Karten und Salt&lt;/b&gt;: 32 Karten, die oberste zuerst, dann das Salt (einen Zufallszusatz), alles durch je ein Leerzeichen getrennt. A ist %1, L %2, H %3, B %4; X ist %5, U %6, O %7.</translation>
    </message>
    <message>
        <source>Before a hand, open &lt;b&gt;Match → Check this deal&lt;/b&gt; and note the check number of the next hand.</source>
        <translation>Öffne vor einer Runde &lt;b&gt;Partie → Kartenverteilung prüfen&lt;/b&gt; und schreib dir die Prüfzahl der nächsten Runde auf.</translation>
    </message>
    <message>
        <source>In a terminal, type: &lt;code&gt;echo -n &apos;CARDS AND SALT&apos; | sha256sum&lt;/code&gt;</source>
        <translation>Gib in einem Terminal ein: &lt;code&gt;echo -n &apos;KARTEN UND SALT&apos; | sha256sum&lt;/code&gt;</translation>
    </message>
    <message>
        <source>If you get the same number, the order of the cards was set before the deal and before you cut. Your cut puts the first cards below the rest; if your opponent cuts, that has already happened.</source>
        <translation>Kommt dieselbe Zahl heraus, stand die Reihenfolge der Karten schon vor dem Geben fest, und auch, bevor du abgehoben hast. Dein Abheben legt die ersten Karten unter die übrigen; hebt dein Gegenüber ab, ist das schon geschehen.</translation>
    </message>
    <message>
        <source>An exported match contains all this as &lt;code&gt;deal_proof&lt;/code&gt;, and &lt;code&gt;tartli-desktop --check FILE&lt;/code&gt; checks every hand in it.</source>
        <translation>Eine exportierte Partie enthält das alles als &lt;code&gt;deal_proof&lt;/code&gt;, und &lt;code&gt;tartli-desktop --check DATEI&lt;/code&gt; prüft jede Runde darin.</translation>
    </message>
    <message>
        <source>Checking a deal</source>
        <translation>Die Kartenverteilung prüfen</translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation>Maus und Tasten</translation>
    </message>
    <message>
        <source>Drag a card to the middle, or click it, to play it.</source>
        <translation>Zieh eine Karte in die Mitte oder klick sie an, um sie zu spielen.</translation>
    </message>
    <message>
        <source>Drag a card along your hand to move it.</source>
        <translation>Zieh eine Karte die Hand entlang, um sie zu verschieben.</translation>
    </message>
    <message>
        <source>Click the middle to gather a full trick.</source>
        <translation>Klick in die Mitte, um einen vollen Stich einzuziehen.</translation>
    </message>
    <message>
        <source>Click the talon to exchange the Seven.</source>
        <translation>Klick auf den Talon, um den Siebener zu tauschen.</translation>
    </message>
    <message>
        <source>Click a card of the spread pack to cut there.</source>
        <translation>Klick auf eine der ausgebreiteten Karten, um dort abzuheben.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie bewirkt</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>When you declare melds</source>
        <translation>Beim Ansagen</translation>
    </message>
    <message>
        <source>In the list of matches</source>
        <translation>In der Liste der Partien</translation>
    </message>
    <message>
        <source>In this help</source>
        <translation>In dieser Hilfe</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>You can change the keys of commands: Match menu, Settings, Keys.</source>
        <translation>Die Tasten der Befehle kannst du ändern: Menü Partie, Einstellungen, Tasten.</translation>
    </message>
    <message>
        <source>Select a card in your hand</source>
        <translation>Eine Karte in deiner Hand auswählen</translation>
    </message>
    <message>
        <source>Home, End</source>
        <comment>keys</comment>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>Select the first or the last card</source>
        <translation>Die erste oder die letzte Karte auswählen</translation>
    </message>
    <message>
        <source>Shift and a letter</source>
        <comment>keys</comment>
        <translation>Umschalt und ein Buchstabe</translation>
    </message>
    <message>
        <source>Select the next card of a suit (%1); then the letter or figure of a rank (%2) selects that card: %3 and %4 for the %5</source>
        <translation>Die nächste Karte einer Farbe auswählen (%1); dann wählt der Buchstabe oder die Ziffer eines Rangs (%2) diese Karte: %3 und %4 für %5</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <comment>keys</comment>
        <translation>Eingabe, Leertaste</translation>
    </message>
    <message>
        <source>Play the selected card</source>
        <translation>Die ausgewählte Karte spielen</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>With no card selected: gather the trick, cut the pack, or go on</source>
        <translation>Ohne ausgewählte Karte: den Stich einziehen, abheben oder weiter</translation>
    </message>
    <message>
        <source>While the pack is spread: choose where to cut; Space cuts</source>
        <translation>Bei ausgebreitetem Kartenspiel: wählen, wo abgehoben wird; die Leertaste hebt ab</translation>
    </message>
    <message>
        <source>Ctrl ← →</source>
        <comment>keys</comment>
        <translation>Strg ← →</translation>
    </message>
    <message>
        <source>Move the selected card</source>
        <translation>Die ausgewählte Karte verschieben</translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>a key</comment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Move to the buttons and the slate; Space presses a button</source>
        <translation>Zu den Knöpfen und zur Tafel gehen; die Leertaste drückt einen Knopf</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>a key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Clear the selection; close a window like this one</source>
        <translation>Die Auswahl aufheben; ein Fenster wie dieses schließen</translation>
    </message>
    <message>
        <source>Read the rule that forbids a meld</source>
        <translation>Die Regel lesen, die eine Ansage verbietet</translation>
    </message>
    <message>
        <source>Move through the melds</source>
        <translation>Durch die Ansagen gehen</translation>
    </message>
    <message>
        <source>Show or hide the parts of a sequence</source>
        <translation>Die Teile einer Folge zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Tick or untick a meld</source>
        <translation>Eine Ansage an- oder abwählen</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Declare the ticked melds</source>
        <translation>Die gewählten Ansagen machen</translation>
    </message>
    <message>
        <source>Declare nothing</source>
        <translation>Nichts ansagen</translation>
    </message>
    <message>
        <source>Move from paragraph to paragraph</source>
        <translation>Von Absatz zu Absatz</translation>
    </message>
    <message>
        <source>H, Shift H</source>
        <comment>keys</comment>
        <translation>H, Umschalt H</translation>
    </message>
    <message>
        <source>Move to the next heading; to the previous one</source>
        <translation>Zur nächsten, zur vorigen Überschrift</translation>
    </message>
    <message>
        <source>Ctrl F</source>
        <comment>keys</comment>
        <translation>Strg F</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Enter, F3</source>
        <comment>keys</comment>
        <translation>Eingabe, F3</translation>
    </message>
    <message>
        <source>Go to the next place found</source>
        <translation>Zur nächsten Fundstelle</translation>
    </message>
    <message>
        <source>Shift Enter, Shift F3</source>
        <comment>keys</comment>
        <translation>Umschalt Eingabe, Umschalt F3</translation>
    </message>
    <message>
        <source>Go back to the previous one</source>
        <translation>Zur vorigen Fundstelle</translation>
    </message>
    <message>
        <source>Clear the search; close the help</source>
        <translation>Suche löschen; Hilfe schließen</translation>
    </message>
    <message>
        <source>Continue the match, or view it if it is finished</source>
        <translation>Die Partie fortsetzen oder, wenn sie beendet ist, ansehen</translation>
    </message>
    <message>
        <source>Ctrl 1 to 7</source>
        <comment>keys</comment>
        <translation>Strg 1 bis 7</translation>
    </message>
    <message>
        <source>Sort by a column; press again to reverse</source>
        <translation>Nach einer Spalte sortieren; nochmals: umgekehrt</translation>
    </message>
    <message>
        <source>Rename the match</source>
        <translation>Die Partie umbenennen</translation>
    </message>
    <message>
        <source>Del, Ctrl Z</source>
        <comment>keys</comment>
        <translation>Entf, Strg Z</translation>
    </message>
    <message>
        <source>Delete matches; restore them</source>
        <translation>Partien löschen; wiederherstellen</translation>
    </message>
    <message>
        <source>Ctrl D, Ctrl E</source>
        <comment>keys</comment>
        <translation>Strg D, Strg E</translation>
    </message>
    <message>
        <source>Duplicate matches; export them</source>
        <translation>Partien duplizieren; sie exportieren</translation>
    </message>
    <message>
        <source>↑ ↓ in the text of a hand</source>
        <comment>keys</comment>
        <translation>↑ ↓ im Text einer Runde</translation>
    </message>
    <message>
        <source>Move from trick to trick, and on to the next hand</source>
        <translation>Von Stich zu Stich und weiter zur nächsten Runde</translation>
    </message>
    <message>
        <source>In &lt;b&gt;tricks 1 to 8&lt;/b&gt;, before you play your card, you may declare melds that you hold. You never have to. A card of a meld may be played to the same trick.</source>
        <translation>In den &lt;b&gt;Stichen 1 bis 8&lt;/b&gt; darfst du, bevor du deine Karte spielst, ansagen, was du in der Hand hast. Das musst du nie. Eine Karte der Ansage darfst du im selben Stich spielen.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;sequence&lt;/b&gt; is three or more cards of one suit in a row. A &lt;b&gt;set&lt;/b&gt; is four of a kind, all four cards of one rank.</source>
        <translation>Eine &lt;b&gt;Folge&lt;/b&gt; sind drei oder mehr Karten einer Farbe in einer Reihe. Ein &lt;b&gt;Vierling&lt;/b&gt; sind vier Gleiche: alle vier Karten eines Rangs.</translation>
    </message>
    <message>
        <source>Meld</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>In a row means in this order: %1.</source>
        <translation>In einer Reihe heißt in dieser Reihenfolge: %1.</translation>
    </message>
    <message>
        <source>You may also declare just a part of a longer sequence.</source>
        <translation>Von einer längeren Folge darfst du auch nur einen Teil ansagen.</translation>
    </message>
    <message>
        <source>For example, a %1:</source>
        <comment>a meld</comment>
        <translation>Zum Beispiel eine %1:</translation>
    </message>
    <message>
        <source>Declaring</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Whose melds are better</source>
        <translation>Wer das Bessere hat</translation>
    </message>
    <message>
        <source>Declaring again</source>
        <translation>Nochmals ansagen</translation>
    </message>
    <message>
        <source>%1 cards of a suit in a row</source>
        <comment>a number, or some: 5, 6, 7 or 8</comment>
        <translation>%1 Karten einer Farbe in einer Reihe</translation>
    </message>
    <message>
        <source>All four %1</source>
        <comment>a rank, or some: Aces, Tens or Kings</comment>
        <translation>Alle vier %1</translation>
    </message>
    <message>
        <source>béla</source>
        <translation>Bela</translation>
    </message>
    <message>
        <source>Four %1 are a set; four %2 or four %3 are not.</source>
        <comment>ranks</comment>
        <translation>Vier %1 sind ein Vierling; vier %2 oder vier %3 sind keiner.</translation>
    </message>
    <message>
        <source>Four %1 are not a set, nor are four %2 or four %3.</source>
        <comment>ranks</comment>
        <translation>Vier %1 sind kein Vierling, vier %2 oder vier %3 auch nicht.</translation>
    </message>
    <message>
        <source>Or a %1 of %2:</source>
        <comment>a set: vannak, Overs</comment>
        <translation>Oder ein %1 %2:</translation>
    </message>
    <message>
        <source>%1 and %2 of trumps</source>
        <comment>King and Over</comment>
        <translation>%1 und %2 von Atout</translation>
    </message>
    <message>
        <source>In one trick you may declare one set and one sequence. They may share a card.</source>
        <translation>In einem Stich darfst du einen Vierling und eine Folge ansagen. Sie dürfen eine Karte gemeinsam haben.</translation>
    </message>
    <message>
        <source>In one trick you may declare one set, and one sequence in each suit. A set and a sequence may share a card.</source>
        <translation>In einem Stich darfst du einen Vierling ansagen und in jeder Farbe eine Folge. Vierling und Folge dürfen eine Karte gemeinsam haben.</translation>
    </message>
    <message>
        <source>You declare everything at once, and only once in a trick.</source>
        <translation>Du sagst alles auf einmal an, und nur einmal in einem Stich.</translation>
    </message>
    <message>
        <source>You say only the word, “%1!” or “%2!”, not which cards: the set first, then the sequences, the longest first.</source>
        <translation>Du sagst nur das Wort, „%1!“ oder „%2!“, nicht welche Karten: zuerst den Vierling, dann die Folgen, die längste voran.</translation>
    </message>
    <message>
        <source>After the leader, the other player may declare only what could be better, going by those words alone: against a set another set; against sequences a set, or a sequence at least as long as the longest. Weaker melds may be declared along with it. Whether it really is better comes out only afterwards.</source>
        <translation>Hat der Ausspieler angesagt, darf der andere nur ansagen, was nach diesen Worten besser sein könnte: gegen einen Vierling einen Vierling; gegen Folgen einen Vierling oder eine Folge, die mindestens so lang ist wie die längste. Schwächere Ansagen dürfen mit dabei sein. Ob die Ansage wirklich besser ist, zeigt sich erst danach.</translation>
    </message>
    <message>
        <source>If both of you declare in a trick, the best single meld decides this contest: the player who holds it scores everything declared with it in the trick, and the other player scores nothing.</source>
        <translation>Sagt ihr beide in einem Stich an, entscheidet die beste einzelne Ansage: Wer sie hat, dem zählt alles, was er in diesem Stich angesagt hat, dem anderen nichts.</translation>
    </message>
    <message>
        <source>Any set is better than any sequence. The sets, best first: %1. A longer sequence is better than a shorter one; if they are equally long, the higher top card decides; if that is equal too, the one in trumps is better, and if neither is in trumps, the leader’s.</source>
        <translation>Jeder Vierling ist besser als jede Folge. Die Vierlinge, beste zuerst: %1. Eine längere Folge ist besser als eine kürzere; bei gleicher Länge entscheidet die höhere oberste Karte; ist auch sie gleich, ist die Folge in Atout besser, und wenn keine in Atout ist, die des Ausspielers.</translation>
    </message>
    <message>
        <source>If the words leave it open, you settle it before the second card is played. The leader names the rank of the set, or the top card of the sequence. The other player answers “Higher here.” with a better meld, and otherwise “Good.”</source>
        <translation>Bleibt es nach den Worten offen, klärt ihr es, bevor die zweite Karte gespielt wird. Der Ausspieler nennt den Rang des Vierlings oder die oberste Karte der Folge. Hat der andere Besseres, antwortet er „Ich hab Höheres.“, sonst „Gut.“</translation>
    </message>
    <message>
        <source>When both cards lie on the table, the melds that score are named in full. About the others nothing more is said.</source>
        <translation>Liegen beide Karten auf dem Tisch, werden die Ansagen, die zählen, vollständig genannt. Über die anderen wird nichts weiter gesagt.</translation>
    </message>
    <message>
        <source>The other player may ask to see their cards at the end of the trick.</source>
        <translation>Der andere darf am Ende des Stichs verlangen, ihre Karten zu sehen.</translation>
    </message>
    <message>
        <source>Now that they are known, you may look at their cards on the table.</source>
        <translation>Da sie nun bekannt sind, darfst du ihre Karten am Tisch ansehen.</translation>
    </message>
    <message>
        <source>A meld that was declared but did not score may be declared again in a later trick, as long as you hold all its cards. A set can score only once in a hand.</source>
        <translation>Was du angesagt hast, ohne dass es gezählt hat, darfst du in einem späteren Stich wieder ansagen, solange du alle Karten davon hast. Ein Vierling zählt in einer Runde nur einmal.</translation>
    </message>
    <message>
        <source>Once you have scored a sequence, a further one in that suit must include a card that the first did not. This goes for every sequence you have scored in the suit.</source>
        <translation>Hat eine Folge gezählt, muss eine weitere in dieser Farbe eine Karte enthalten, die in jener nicht war. Das gilt gegenüber jeder Folge, die dir in dieser Farbe gezählt hat.</translation>
    </message>
    <message>
        <source>After a %1 %4, for example, the %3 %5 of that suit may score, but not the %2 %5.</source>
        <comment>King, Over and Under; four and three cards in a row</comment>
        <translation>Nach einer %1-%4 darf zum Beispiel die %3-%5 dieser Farbe zählen, nicht aber die %2-%5.</translation>
    </message>
    <message>
        <source>Once you have scored a sequence, a further one in that suit must be higher, or have the same top card and be longer, or lie below it with at least one rank between them. If you have scored several in the suit, this goes for each of them.</source>
        <translation>Hat eine Folge gezählt, muss eine weitere in dieser Farbe höher sein, oder bei gleicher oberster Karte länger, oder darunter liegen, mit mindestens einem Rang dazwischen. Haben dir in der Farbe mehrere gezählt, gilt das gegenüber jeder davon.</translation>
    </message>
    <message>
        <source>It may not start right next to one that has scored, unless the two share a card.</source>
        <translation>Sie darf auch nicht unmittelbar an eine gezählte anschließen, außer sie hat eine Karte mit ihr gemeinsam.</translation>
    </message>
    <message>
        <source>After a %1 %5, for example, the %3 %4 or the %1 %6 of that suit may score, but neither the %1 %4 nor the %2 %6.</source>
        <comment>King, Over and Ace; three, four and five cards in a row</comment>
        <translation>Nach einer %1-%5 dürfen zum Beispiel die %3-%4 oder die %1-%6 dieser Farbe zählen, nicht aber die %1-%4 und auch nicht die %2-%6.</translation>
    </message>
    <message>
        <source>So a long sequence can score in parts, one in each trick, if you begin low. For example, the %1 scores six times in this order, for %3 points in all: %2.</source>
        <comment>Over kvint; its parts; their points</comment>
        <translation>So kann eine lange Folge in Teilen zählen, in jedem Stich einer, wenn du unten anfängst. Die %1 zum Beispiel zählt in dieser Reihenfolge sechsmal, zusammen %3 Punkte: %2.</translation>
    </message>
    <message>
        <source>While you learn</source>
        <translation>Solange du lernst</translation>
    </message>
    <message>
        <source>Opponents and matches</source>
        <translation>Gegner und Partien</translation>
    </message>
    <message>
        <source>Saving, sending, counting</source>
        <translation>Speichern, verschicken, Statistik</translation>
    </message>
    <message>
        <source>As you like it</source>
        <translation>Wie du es magst</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Das Programm</translation>
    </message>
    <message>
        <source>The &lt;b&gt;guided first hand&lt;/b&gt; in the Help menu plays a hand with you and explains each step. You can start it again at any time.</source>
        <translation>Die &lt;b&gt;geführte erste Runde&lt;/b&gt; im Menü Hilfe spielt mit dir eine Runde und erklärt jeden Schritt. Du kannst sie jederzeit neu beginnen.</translation>
    </message>
    <message>
        <source>%1 shows what a master would do in your place, and says why. It knows only what you can know. In the statistics you can look at matches with and without hints separately.</source>
        <comment>Hint</comment>
        <translation>%1 zeigt, was ein Meister an deiner Stelle täte, und sagt, warum. Er weiß nur, was auch du wissen kannst. In der Statistik kannst du Partien mit und ohne Tipp getrennt ansehen.</translation>
    </message>
    <message>
        <source>When something is refused, a sentence says why. %1 opens this help at the rule behind it.</source>
        <comment>Why not?</comment>
        <translation>Geht etwas nicht, sagt ein Satz, warum. %1 öffnet diese Hilfe bei der Regel dahinter.</translation>
    </message>
    <message>
        <source>%1 lists every meld you hold, whether you can declare it now or not.</source>
        <comment>Look at my melds</comment>
        <translation>Unter %1 findest du alle Ansagen in deiner Hand, ob du sie jetzt machen kannst oder nicht.</translation>
    </message>
    <message>
        <source>%1 shows the values of the cards and melds beside the table.</source>
        <comment>Card values</comment>
        <translation>%1 zeigt neben dem Tisch, was Karten und Ansagen wert sind.</translation>
    </message>
    <message>
        <source>In %1 you choose how much help you get, from everything a beginner may want to nothing, as in a café: running counts, a board of the cards that are gone or that your opponent must hold, a reminder of melds.</source>
        <comment>Settings</comment>
        <translation>Unter %1 wählst du, wie viel Hilfe du willst, von allem, was Anfängern nützt, bis zu gar keiner, wie im Kaffeehaus: laufender Stand, eine Tafel mit den Karten, die fort sind oder die dein Gegenüber haben muss, eine Erinnerung an Ansagen.</translation>
    </message>
    <message>
        <source>%1 lets you choose the rules, the opponent and how long the match lasts. Hungarian and Austrian rules are ready; with &lt;b&gt;My own rules&lt;/b&gt; you play by those of your house.</source>
        <comment>New match</comment>
        <translation>Unter %1 wählst du die Regeln, den Gegner und wie lange die Partie dauert. Ungarische und österreichische Regeln stehen bereit; unter &lt;b&gt;Meine Regeln&lt;/b&gt; spielst du, wie ihr es zu Hause gewohnt seid.</translation>
    </message>
    <message>
        <source>There are four levels: %1. None of them sees hidden cards; the better ones remember, count and think further.</source>
        <comment>Beginner, Sunday player, Café regular, Master</comment>
        <translation>Es gibt vier Stufen: %1. Keine sieht verdeckte Karten; die besseren merken sich mehr, zählen mit und denken weiter voraus.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Two people&lt;/b&gt; can play at one screen. A curtain hides the cards while you change places, and tells you what happened in the meantime.</source>
        <translation>&lt;b&gt;Zwei Personen&lt;/b&gt; können an einem Bildschirm spielen. Ein Vorhang verbirgt die Karten, während ihr die Plätze tauscht, und sagt euch, was inzwischen passiert ist.</translation>
    </message>
    <message>
        <source>In a &lt;b&gt;practice match&lt;/b&gt; you can undo your decisions, one after the other, as far back as you like (%1). Practice does not count in the statistics.</source>
        <comment>Take back</comment>
        <translation>In einer &lt;b&gt;Übungspartie&lt;/b&gt; kannst du deine Entscheidungen zurücknehmen, eine nach der anderen, so weit du willst (%1). Übungspartien zählen nicht in der Statistik.</translation>
    </message>
    <message>
        <source>When a hand is over you can play the same deal again, or with your opponent’s cards, and see what would have been better.</source>
        <translation>Ist eine Runde vorbei, kannst du dieselben Karten noch einmal spielen, auch mit denen deines Gegenübers, und sehen, was besser gewesen wäre.</translation>
    </message>
    <message>
        <source>Nobody can tamper with a deal, not even the program: &lt;b&gt;Checking a deal&lt;/b&gt;, below, tells how to prove it.</source>
        <translation>Niemand kann die Karten manipulieren, auch das Programm nicht: Unter &lt;b&gt;Die Kartenverteilung prüfen&lt;/b&gt; weiter unten steht, wie du das nachprüfst.</translation>
    </message>
    <message>
        <source>You never have to save. Every card is stored as it is played; if you quit, or the power fails, the match is on the table again at the next start.</source>
        <translation>Speichern musst du nie. Jede Karte wird gespeichert, sobald sie gespielt ist; ob du Tartli beendest oder der Strom ausfällt, beim nächsten Start liegt die Partie wieder auf dem Tisch.</translation>
    </message>
    <message>
        <source>%1 lists all of them. Resume one that is not finished, go through a finished one card by card, search, rename, duplicate, or delete; what you delete can be brought back until you quit.</source>
        <comment>My matches</comment>
        <translation>%1 zeigt alle. Du kannst eine unfertige fortsetzen, eine beendete Karte für Karte durchgehen, suchen, umbenennen, duplizieren oder löschen; Gelöschtes lässt sich zurückholen, bis du Tartli beendest.</translation>
    </message>
    <message>
        <source>A match can be exported to a file, sent, and imported on another computer. %1 puts the hand on the clipboard, and the slate can be saved as a picture.</source>
        <comment>Copy this hand as text</comment>
        <translation>Eine Partie kann in eine Datei exportiert, verschickt und auf einem anderen Computer importiert werden. %1 legt die Runde in die Zwischenablage, und die Tafel lässt sich als Bild speichern.</translation>
    </message>
    <message>
        <source>%1 shows how you are doing against each level: matches, games, points, melds. They can be exported as a table.</source>
        <comment>Statistics</comment>
        <translation>%1 zeigt, wie du gegen jede Stufe stehst: Partien, Spiele, Punkte, Ansagen. Sie lässt sich als Tabelle exportieren.</translation>
    </message>
    <message>
        <source>Play with the mouse, with a finger, or with the keyboard alone; every key can be changed.</source>
        <translation>Spiel mit der Maus, mit dem Finger oder nur mit der Tastatur; jede Taste lässt sich ändern.</translation>
    </message>
    <message>
        <source>Two packs of cards come with the program, with German and with French suits. You can add a pack of your own from photographs or scans.</source>
        <translation>Zum Programm gehören zwei Kartenspiele, eines mit deutschen und eines mit französischen Farben. Aus Fotos oder Scans kannst du ein eigenes hinzufügen.</translation>
    </message>
    <message>
        <source>Text and the corners of the cards can be made larger, each suit can have a colour of its own, there are dark and high-contrast windows, and a screen reader reads everything out.</source>
        <translation>Schrift und Kartenecken können größer sein, jede Kartenfarbe kann einen eigenen Farbton haben, es gibt dunkle und kontrastreiche Fenster, und ein Screenreader liest alles vor.</translation>
    </message>
    <message>
        <source>The program speaks English, Hungarian and German. It never goes online, and everything stays on your computer.</source>
        <translation>Das Programm spricht Deutsch, Ungarisch und Englisch. Es geht nie ins Netz, und alles bleibt auf deinem Computer.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>A hand</source>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Béla and the Seven</source>
        <translation>Bela und der Siebener</translation>
    </message>
    <message>
        <source>Winning a game</source>
        <translation>Ein Spiel gewinnen</translation>
    </message>
    <message>
        <source>A game is a race to &lt;b&gt;%1 points&lt;/b&gt;. You score for melds, which are combinations of cards that you declare aloud, and for the cards in the tricks you win. As soon as you have %1 points you &lt;b&gt;go out&lt;/b&gt;, and the game is yours. It usually takes several hands.</source>
        <translation>Ein Spiel ist ein Wettlauf um &lt;b&gt;%1 Punkte&lt;/b&gt;. Punkte bringen Ansagen, also Karten, die zusammengehören und die du laut ansagst, und die Karten in den Stichen, die du gewinnst. Sobald du %1 Punkte hast, &lt;b&gt;meldest du dich aus&lt;/b&gt;, und das Spiel gehört dir. Meist dauert das mehrere Runden.</translation>
    </message>
    <message>
        <source>Each game stands alone: it wins one stake, or two if the loser is far behind.</source>
        <translation>Jedes Spiel steht für sich: Es bringt einen Einsatz, oder zwei, wenn der Verlierer weit zurückliegt.</translation>
    </message>
    <message>
        <source>Each game you win is worth one buli point, or two if the loser is far behind.</source>
        <translation>Jedes gewonnene Spiel bringt einen Buli-Punkt, oder zwei, wenn der Verlierer weit zurückliegt.</translation>
    </message>
    <message>
        <source>The match has no set end: play as long as you like.</source>
        <translation>Die Partie hat kein festes Ende: Spielt, solange ihr mögt.</translation>
    </message>
    <message>
        <source>The first player with %1 wins the match; you agree on the number beforehand.</source>
        <comment>5 buli points</comment>
        <translation>Wer zuerst %1 hat, gewinnt die Partie; wie viele es sein sollen, macht ihr vorher aus.</translation>
    </message>
    <message>
        <source>The dealer shuffles, and the other player cuts.</source>
        <translation>Der Geber mischt, der andere hebt ab.</translation>
    </message>
    <message>
        <source>The player who did &lt;b&gt;not&lt;/b&gt; deal leads to the first trick, and the winner of each trick leads to the next. There are 16 tricks.</source>
        <translation>Zum ersten Stich spielt aus, wer &lt;b&gt;nicht&lt;/b&gt; gegeben hat, dann immer, wer den letzten Stich gewonnen hat. Es gibt 16 Stiche.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tricks 1 to 7:&lt;/b&gt; play any card you like; nobody has to follow suit. After each trick the winner draws a card from the talon, then the loser.</source>
        <translation>&lt;b&gt;Stiche 1 bis 7:&lt;/b&gt; Spiel, welche Karte du magst; niemand muss Farbe bekennen. Nach jedem Stich zieht zuerst der Gewinner eine Karte vom Talon, dann der Verlierer.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tricks 8 to 16:&lt;/b&gt; follow suit. If you cannot, you must play a trump; if you have no trump either, play any card. You never have to win the trick: a lower card will do.</source>
        <translation>&lt;b&gt;Stiche 8 bis 16:&lt;/b&gt; Bekenne Farbe. Kannst du das nicht, musst du Atout spielen; hast du auch kein Atout, spiel irgendeine Karte. Gewinnen musst du den Stich nie: Eine niedrigere Karte genügt.</translation>
    </message>
    <message>
        <source>The highest trump wins a trick; without a trump, the highest card of the suit that was led.</source>
        <translation>Das höchste Atout gewinnt den Stich; liegt kein Atout darin, die höchste Karte der ausgespielten Farbe.</translation>
    </message>
    <message>
        <source>To begin, both of you draw a card, and the lower one deals. From high to low the order is %1. If the ranks are equal, draw again.</source>
        <translation>Zuerst zieht jeder eine Karte, und wer die niedrigere hat, gibt. Die Reihenfolge von oben nach unten: %1. Bei gleichem Rang zieht ihr noch einmal.</translation>
    </message>
    <message>
        <source>After that you take turns to deal.</source>
        <translation>Danach gebt ihr abwechselnd.</translation>
    </message>
    <message>
        <source>After that the winner of a hand deals the next one: the player who got more points out of it or, if it ended early, the one who won the game.</source>
        <translation>Danach gibt, wer die Runde gewonnen hat: wer mehr Punkte aus ihr hat oder, wenn sie früher endete, wer das Spiel gewonnen hat.</translation>
    </message>
    <message>
        <source>The next card, the 19th, is turned up: its suit is &lt;b&gt;trumps&lt;/b&gt;.</source>
        <translation>Die nächste Karte, die 19., wird aufgedeckt: Ihre Farbe ist &lt;b&gt;Atout&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>One card is turned up: its suit is &lt;b&gt;trumps&lt;/b&gt;. The player who does not deal may ask beforehand for card number %1 of the pack. Otherwise it is the 19th.</source>
        <translation>Eine Karte wird aufgedeckt: Ihre Farbe ist &lt;b&gt;Atout&lt;/b&gt;. Wer nicht gibt, darf vorher verlangen, die wievielte Karte das sein soll: %1. Sonst ist es die 19.</translation>
    </message>
    <message>
        <source>Each player gets nine cards in packets of three; the first packet goes to the player who does not deal.</source>
        <translation>Beide bekommen neun Karten, je drei auf einmal; die ersten drei bekommt, wer nicht gibt.</translation>
    </message>
    <message>
        <source>The other 13 cards are laid across it, face down. Together these 14 cards are the &lt;b&gt;talon&lt;/b&gt;, from which you draw.</source>
        <translation>Die übrigen 13 Karten kommen verdeckt quer darüber. Zusammen sind diese 14 Karten der &lt;b&gt;Talon&lt;/b&gt;, von dem ihr zieht.</translation>
    </message>
    <message>
        <source>The turned-up card is drawn last, and the loser of trick 7 gets it.</source>
        <translation>Die aufgedeckte Karte wird zuletzt gezogen; sie bekommt, wer Stich 7 verliert.</translation>
    </message>
    <message>
        <source>The winner of trick 7 shows the card drawn after it.</source>
        <translation>Wer Stich 7 gewinnt, zeigt die Karte her, die er danach zieht.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The order in a trick:&lt;/b&gt; the leader may exchange the Seven, then may declare melds, and plays a card.</source>
        <translation>&lt;b&gt;Die Reihenfolge in einem Stich:&lt;/b&gt; Der Ausspieler darf den Siebener tauschen, darf dann ansagen und spielt eine Karte.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The order in a trick:&lt;/b&gt; the leader may declare melds, and plays a card.</source>
        <translation>&lt;b&gt;Die Reihenfolge in einem Stich:&lt;/b&gt; Der Ausspieler darf ansagen und spielt eine Karte.</translation>
    </message>
    <message>
        <source>Then the other player may declare. If both have declared, you find out whose melds are better. The other player plays a card, and the better melds score. Last, the winner of the trick gathers it, and only then do its cards count.</source>
        <translation>Dann darf der andere ansagen. Haben beide angesagt, klärt ihr, wer das Bessere hat. Der andere spielt eine Karte, und die besseren Ansagen zählen. Zuletzt zieht der Gewinner den Stich ein, und erst dann zählen dessen Karten.</translation>
    </message>
    <message>
        <source>There are 32 cards. The four suits are %1, each with eight ranks: %2.</source>
        <translation>Es sind 32 Karten. Die vier Farben heißen %1 und haben je acht Ränge: %2.</translation>
    </message>
    <message>
        <source>The %1 of each suit:</source>
        <comment>a rank, before pictures of cards</comment>
        <translation>%1 in jeder Farbe:</translation>
    </message>
    <message>
        <source>The suit sign tells them apart: the Over has it at the top, the Under lower down.</source>
        <translation>Am Farbzeichen erkennst du sie: Der Ober hat es oben, der Unter weiter unten.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>Other suits</source>
        <translation>Andere Farben</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>In einer Reihe</translation>
    </message>
    <message>
        <source>The last trick is worth %1 points more. The tricks of a hand are worth %2 points in all.</source>
        <translation>Der letzte Stich zählt %1 Punkte mehr. Die Stiche einer Runde bringen zusammen %2 Punkte.</translation>
    </message>
    <message>
        <source>The cards of a suit have three orders, each for a purpose of its own:</source>
        <translation>Die Karten einer Farbe haben drei Reihenfolgen, jede für etwas anderes:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Trumps&lt;/b&gt; win by the first order. %1 and %2, modest cards elsewhere, rise to the top.</source>
        <comment>Over, Nine</comment>
        <translation>&lt;b&gt;Atouts&lt;/b&gt; stechen nach der ersten Reihenfolge. %1 und %2, sonst bescheidene Karten, stehen hier ganz oben.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The other suits&lt;/b&gt; win by the second, in which a card is the stronger the more it is worth: %1, %2, %3 and so on.</source>
        <comment>Ace, Ten, King</comment>
        <translation>&lt;b&gt;Die anderen Farben&lt;/b&gt; stechen nach der zweiten, in der eine Karte umso stärker ist, je mehr sie zählt: %1, %2, %3 und so weiter.</translation>
    </message>
    <message>
        <source>&lt;b&gt;In a row&lt;/b&gt;, for sequences and when you draw for the deal, points do not matter: the cards stand as they follow each other in the pack, with the %1 between %2 and %3.</source>
        <comment>Ten, Under, Nine</comment>
        <translation>&lt;b&gt;In einer Reihe&lt;/b&gt;, bei Folgen und wenn ihr um das Geben zieht, zählen die Punkte nicht: Die Karten stehen so, wie sie im Kartenspiel aufeinanderfolgen, %1 also zwischen %2 und %3.</translation>
    </message>
    <message>
        <source>Declare it in tricks 1 to 8 before you play your card; it scores when the melds do, even if your own melds lose.</source>
        <translation>Sag sie in den Stichen 1 bis 8 an, bevor du deine Karte spielst; sie zählt, wenn die Ansagen zählen, auch wenn deine eigenen unterliegen.</translation>
    </message>
    <message>
        <source>Declare it at any moment until trick 8 is gathered, even when it is not your turn.</source>
        <translation>Sag sie an, wann du willst, bis Stich 8 eingezogen ist, auch wenn du nicht an der Reihe bist.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Béla&lt;/b&gt;, %1, is worth %2 points, whatever else is declared.</source>
        <translation>Die &lt;b&gt;Bela&lt;/b&gt;, %1, zählt %2 Punkte, was immer sonst angesagt wird.</translation>
    </message>
    <message>
        <source>You must hold both cards at that moment, and it scores only once in a hand.</source>
        <translation>In diesem Augenblick musst du beide Karten in der Hand haben, und sie zählt nur einmal in einer Runde.</translation>
    </message>
    <message>
        <source>If %1 are trumps:</source>
        <comment>a suit</comment>
        <translation>Wenn %1 Atout ist:</translation>
    </message>
    <message>
        <source>If both of you have 501 or more after it and one goes out before the trick is gathered, the higher count wins. If the counts are equal, you play on, nobody may go out any more, and the next points decide. Such a game counts once.</source>
        <translation>Habt ihr danach beide 501 oder mehr und meldet sich einer aus, bevor der Stich eingezogen ist, gewinnt der höhere Stand. Bei Gleichstand spielt ihr weiter, niemand darf sich mehr ausmelden, und die nächsten Punkte entscheiden. So ein Spiel zählt einfach.</translation>
    </message>
    <message>
        <source>If you lead, exchange the Seven first: once you have declared béla it is too late.</source>
        <translation>Spielst du aus, tausch zuerst den Siebener: Nach der Bela ist es in diesem Stich zu spät.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The Seven of trumps&lt;/b&gt; may be exchanged for the turned-up card in tricks 1 to 7, when you lead, before you declare and play.</source>
        <translation>&lt;b&gt;Der Atout-Siebener&lt;/b&gt; darf gegen die aufgedeckte Karte getauscht werden: in den Stichen 1 bis 7, wenn du ausspielst, bevor du ansagst und spielst.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The Seven of trumps&lt;/b&gt; may be exchanged for the turned-up card at any moment of tricks 1 to 7, as long as that card lies there. But if you declare a sequence that contains the Seven, you must wait until the trick is gathered.</source>
        <translation>&lt;b&gt;Der Atout-Siebener&lt;/b&gt; darf in den Stichen 1 bis 7 jederzeit gegen die aufgedeckte Karte getauscht werden, solange sie dort liegt. Sagst du aber eine Folge mit dem Siebener an, musst du warten, bis der Stich eingezogen ist.</translation>
    </message>
    <message>
        <source>You never have to. Your opponent sees the exchange, and so knows where both cards are.</source>
        <translation>Das musst du nie. Dein Gegenüber sieht den Tausch und weiß also, wo beide Karten sind.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stichmatsch:&lt;/b&gt; a player who wins all of tricks 8 to 16 gets all %1 points for tricks, and the other player none. Melds and béla stay. It counts only if the hand is played to its end.</source>
        <translation>&lt;b&gt;Stichmatsch:&lt;/b&gt; Wer alle Stiche von 8 bis 16 gewinnt, bekommt alle %1 Punkte der Stiche, der andere keinen. Ansagen und Bela bleiben. Es zählt nur, wenn die Runde zu Ende gespielt wird.</translation>
    </message>
    <message>
        <source>Winning all of tricks 8 to 16 brings nothing extra.</source>
        <translation>Wer alle Stiche von 8 bis 16 gewinnt, bekommt dafür nichts extra.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1:&lt;/b&gt; if the loser has %2 points or less, the game counts double. A false claim costs the same, by the count of the player who made it.</source>
        <comment>maccs, or Double</comment>
        <translation>&lt;b&gt;%1:&lt;/b&gt; Hat der Verlierer %2 Punkte oder weniger, zählt das Spiel doppelt. Sich falsch auszumelden kostet dasselbe, nach dem Stand dessen, der es getan hat.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Keep count.&lt;/b&gt; Your count is what you had at the start of the hand, plus the melds and béla that have scored in it, plus the cards in the tricks you have gathered. Nobody may look through gathered tricks.</source>
        <translation>&lt;b&gt;Zähl mit.&lt;/b&gt; Dein Stand ist, was du zu Beginn der Runde hattest, dazu die Ansagen und die Bela, die dir in ihr gezählt haben, und die Karten in den Stichen, die du eingezogen hast. Eingezogene Stiche darf niemand nochmals ansehen.</translation>
    </message>
    <message>
        <source>After a game both of you start again from 0.</source>
        <translation>Nach einem Spiel beginnt ihr beide wieder bei 0.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Go out&lt;/b&gt; with %1 or more at any moment, even in the middle of a trick, and you win. If both of you have enough, the first to go out wins, even with fewer points. Cards still on the table count for nobody. But if you go out with less than %1, you &lt;b&gt;lose&lt;/b&gt; the game.</source>
        <translation>&lt;b&gt;Melde dich aus,&lt;/b&gt; wann du willst, auch mitten im Stich: Mit %1 oder mehr gewinnst du. Habt ihr beide genug, gewinnt, wer sich zuerst ausmeldet, auch mit weniger Punkten. Karten, die noch auf dem Tisch liegen, zählen für niemanden. Meldest du dich aber mit weniger als %1 aus, &lt;b&gt;verlierst&lt;/b&gt; du das Spiel.</translation>
    </message>
    <message>
        <source>One exception: when béla has just scored, the higher count wins, as described above.</source>
        <translation>Eine Ausnahme: Hat gerade die Bela gezählt, gewinnt der höhere Stand, wie oben beschrieben.</translation>
    </message>
    <message>
        <source>If nobody goes out, the hand is totalled as soon as the last trick is gathered; nobody can go out in between. A player with %1 or more wins the game, and if both have that, the higher count wins. If the counts are equal, the next hand is &lt;b&gt;sudden death&lt;/b&gt;: nobody can go out, and the first points in it win the game, which counts once.</source>
        <translation>Meldet sich niemand aus, wird abgerechnet, sobald der letzte Stich eingezogen ist; dazwischen kann sich niemand ausmelden. Wer %1 oder mehr hat, gewinnt das Spiel; haben das beide, gewinnt der höhere Stand. Steht es unentschieden, ist die nächste Runde die &lt;b&gt;Entscheidungsrunde&lt;/b&gt;: Niemand kann sich ausmelden, und die ersten Punkte gewinnen das Spiel, das einfach zählt.</translation>
    </message>
    <message>
        <source>marks for 5 and 2 games</source>
        <translation>die Zeichen für 5 und 2 Spiele</translation>
    </message>
    <message>
        <source>marks for %1 points</source>
        <comment>several numbers</comment>
        <translation>die Zeichen für %1 Punkte</translation>
    </message>
    <message>
        <source>the mark for %1 points</source>
        <translation>das Zeichen für %1 Punkte</translation>
    </message>
    <message>
        <source>The slate</source>
        <translation>Die Tafel</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>How it is drawn</source>
        <translation>Wie es gezeichnet wird</translation>
    </message>
    <message>
        <source>Each player has a column. Melds are chalked up when they score, tricks at the end of the hand. Point at the slate, or move to it with Tab, to see the totals as numbers.</source>
        <translation>Jeder hat eine Spalte. Ansagen werden angeschrieben, wenn sie zählen, Stiche am Ende der Runde. Zeig auf die Tafel oder geh mit Tab zu ihr, dann siehst du die Summen als Zahlen.</translation>
    </message>
    <message>
        <source>What the games have brought is marked below the line: a bar for each buli point or stake, the fifth across. The ring shows how many are needed to win the match. After each game both columns are wiped.</source>
        <translation>Unter dem Strich steht, was die Spiele gebracht haben: ein Strich für jeden Buli-Punkt oder Einsatz, der fünfte quer. Der Ring zeigt, wie viele zum Gewinn der Partie nötig sind. Nach jedem Spiel werden beide Spalten abgewischt.</translation>
    </message>
    <message>
        <source>Hungarian signs</source>
        <translation>Ungarische Zeichen</translation>
    </message>
    <message>
        <source>Austrian signs</source>
        <translation>Österreichische Zeichen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <comment>what some chalk marks are together</comment>
        <translation>Zum Beispiel: %1</translation>
    </message>
    <message>
        <source>a stroke that leans to the right</source>
        <translation>ein Strich, der sich nach rechts neigt</translation>
    </message>
    <message>
        <source>a stroke that leans to the left</source>
        <translation>ein Strich, der sich nach links neigt</translation>
    </message>
    <message>
        <source>a 30 with one more stroke</source>
        <translation>ein 30er mit einem Strich mehr</translation>
    </message>
    <message>
        <source>a long stroke with a leg</source>
        <translation>ein langer Strich mit einem Bein</translation>
    </message>
    <message>
        <source>an 80 with one more stroke, which makes a cross</source>
        <translation>ein 80er mit einem Strich mehr, das wird ein Kreuz</translation>
    </message>
    <message>
        <source>a small number that is added</source>
        <translation>eine kleine Zahl, die dazukommt</translation>
    </message>
    <message>
        <source>a small number that is subtracted</source>
        <translation>eine kleine Zahl, die abgezogen wird</translation>
    </message>
    <message>
        <source>an upright bar</source>
        <translation>ein aufrechter Balken</translation>
    </message>
    <message>
        <source>a bar for each 20</source>
        <translation>ein Balken für jeden 20er</translation>
    </message>
    <message>
        <source>the fifth bar goes across</source>
        <translation>der fünfte Balken geht quer</translation>
    </message>
    <message>
        <source>a second 50 closes the V to a triangle</source>
        <translation>ein zweiter 50er schließt das V zum Dreieck</translation>
    </message>
    <message>
        <source>a two-figure number, underlined</source>
        <translation>eine zweistellige Zahl, unterstrichen</translation>
    </message>
    <message>
        <source>a line above it: it is subtracted</source>
        <translation>mit Strich darüber: Sie wird abgezogen</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>the last two of some things to choose from</comment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>House rule</source>
        <comment>a mark before a rule</comment>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>Hungarian rule</source>
        <comment>a mark before a rule</comment>
        <translation>Ungarische Regel</translation>
    </message>
    <message>
        <source>Austrian rule</source>
        <comment>a mark before a rule</comment>
        <translation>Österreichische Regel</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>H&amp;ow much help:</source>
        <translation>&amp;Wie viel Hilfe:</translation>
    </message>
    <message>
        <source>Everything on, for your first matches.</source>
        <translation>Alles, was es gibt, für die ersten Partien.</translation>
    </message>
    <message>
        <source>Keeps score for you, and offers hints when you ask.</source>
        <translation>Punkte werden für dich gezählt, und wenn du einen Tipp willst, bekommst du ihn.</translation>
    </message>
    <message>
        <source>Shows nothing that you would not see at a real table.</source>
        <translation>Gezeigt wird nur, was man auch am Tisch sieht.</translation>
    </message>
    <message>
        <source>Your choices below.</source>
        <translation>Wie du es unten gewählt hast.</translation>
    </message>
    <message>
        <source>For beginners</source>
        <translation>Für den Anfang</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>As in a café</source>
        <translation>Wie im Kaffeehaus</translation>
    </message>
    <message>
        <source>Your own choice</source>
        <translation>Eigene Wahl</translation>
    </message>
    <message>
        <source>Sho&amp;w the running score</source>
        <translation>Laufenden &amp;Stand zeigen</translation>
    </message>
    <message>
        <source>Shows both players’ points during the hand; no café would do that for you.</source>
        <translation>Zeigt während der Runde die Punkte von euch beiden; im Kaffeehaus macht das niemand für dich.</translation>
    </message>
    <message>
        <source>Show &amp;trumps and the trick number</source>
        <translation>&amp;Atout und Nummer des Stichs zeigen</translation>
    </message>
    <message>
        <source>At a real table you have to remember them once the talon is gone.</source>
        <translation>Am Tisch merkst du sie dir selbst, sobald der Talon weg ist.</translation>
    </message>
    <message>
        <source>Show what &amp;you can do</source>
        <translation>Zeigen, was &amp;möglich ist</translation>
    </message>
    <message>
        <source>Dims cards and buttons that you cannot use right now.</source>
        <translation>Karten und Knöpfe, mit denen gerade nichts geht, sind blass.</translation>
    </message>
    <message>
        <source>Show which cards are go&amp;ne</source>
        <translation>Zeigen, welche Karten we&amp;g sind</translation>
    </message>
    <message>
        <source>On a small board beside your opponent’s cards, based on what you have seen.</source>
        <translation>Auf einem Täfelchen neben den Karten deines Gegenübers, nach dem, was du gesehen hast.</translation>
    </message>
    <message>
        <source>Show which cards your opponent must &amp;hold</source>
        <translation>Zeigen, was dein Gegenüber &amp;haben muss</translation>
    </message>
    <message>
        <source>On the same board: cards that were shown, or that follow from what was said.</source>
        <translation>Auf demselben Täfelchen: was gezeigt wurde oder aus dem Gesagten sicher folgt.</translation>
    </message>
    <message>
        <source>Re&amp;mind me of melds</source>
        <translation>An Ansagen &amp;erinnern</translation>
    </message>
    <message>
        <source>Asks before you miss a meld or béla, or break one by exchanging the Seven.</source>
        <translation>Fragt einmal nach, bevor du eine Ansage oder die Bela auslässt oder durch den Tausch des Siebeners verlierst.</translation>
    </message>
    <message>
        <source>H&amp;ints when I ask for them</source>
        <translation>&amp;Tipps, wenn ich sie will</translation>
    </message>
    <message>
        <source>A hint says what a master would do, and why. The match is marked in the statistics.</source>
        <translation>Ein Tipp sagt, was ein Meister täte und warum. Die Statistik kennzeichnet die Partie.</translation>
    </message>
</context>
<context>
    <name>HelpSearch</name>
    <message>
        <source>claim = go out; contest = whose melds; discard = any card; discarding = any card; stock = talon; deck = pack; VII = seven; VIII = eight; IX = nine; X = ten; seventh = seven; jack = under; queen = over; under = jack; over = queen; knave = under; pig = ace; clubs = acorns; spades = leaves; diamonds = bells; beats = wins a trick, better than; strategy = playing well; tactics = playing well; advice = playing well; tips = playing well; undo = take back; tie = counts are equal; draw = draws a card; resume = on the table again; run = sequence; four = set; shortcuts = key; language = English; colours = colour; cheat = tamper; fair = tamper</source>
        <comment>For the search in the help. Before each = is a word that somebody may type, behind it what the help calls it; several are set apart by commas. Write what players of your language would type: terms of other card games, the ranks in Roman figures, words for what the program does.</comment>
        <translation>Trumpf = Atout; Trümpfe = Atout; Farbzwang = Farbe bekennen, bekenne Farbe; Bedienpflicht = Farbe bekennen; bedienen = Farbe bekennen, bekenne Farbe; zugeben = Farbe bekennen, bekenne Farbe; Stichzwang = den Stich nie; Trumpfzwang = musst du Atout spielen; unentschieden = Gleichstand; Sudden Death = Entscheidungsrunde; Bube = Unter; Bub = Unter; Dame = Ober; Unter = Bube; Ober = Dame; Ass = Sau; Daus = Sau; Kreuz = Eichel; Pik = Laub; Karo = Schellen; Grün = Laub; Rot = Herz; VII = Siebener; VIII = Achter; IX = Neuner; X = Zehner; Sieben = Siebener; Stock = Talon; Stapel = Talon; melden = ansagen; Meldung = Ansage; weisen = ansagen; Sequenz = Folge; vier gleiche = Vierling; abwerfen = irgendeine Karte; Strategie = gut spielen; Taktik = gut spielen; Ratschläge = gut spielen; Hilfe = Tipp; zurücknehmen = zurücknehmen, rückgängig; Undo = zurücknehmen, rückgängig; rückgängig = zurücknehmen; sichern = speichern; ausmachen = ausmelden; rufen = ausmelden; rausgehen = ausmelden; verdoppeln = Double; Mogeln = manipulieren; Schummeln = manipulieren; Tastenkürzel = Taste; Sprache = Deutsch; Level = Stufe; Schwierigkeit = Stufe</translation>
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
        <source>but %1</source>
        <comment>what speaks against a card</comment>
        <translation>aber %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what to do, as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between two reasons</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>what to do, and the reasons</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two things to declare</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Declare %1 first, then play the %2</source>
        <comment>melds, a card</comment>
        <translation>Erst %1 ansagen, dann %2 spielen</translation>
    </message>
    <message>
        <source>béla</source>
        <comment>to declare</comment>
        <translation>Bela</translation>
    </message>
    <message>
        <source>Declare %1</source>
        <translation>%1 ansagen</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Karte %1</translation>
    </message>
    <message>
        <source>Declare béla</source>
        <translation>Bela ansagen</translation>
    </message>
    <message>
        <source>Exchange the Seven</source>
        <translation>Den Siebener tauschen</translation>
    </message>
    <message>
        <source>Go out</source>
        <translation>Ausmelden</translation>
    </message>
    <message>
        <source>Gather the trick</source>
        <translation>Den Stich einziehen</translation>
    </message>
    <message>
        <source>it&apos;s the only card you may play</source>
        <translation>eine andere Karte darfst du nicht spielen</translation>
    </message>
    <message>
        <source>it can&apos;t be beaten</source>
        <translation>das kann niemand stechen</translation>
    </message>
    <message>
        <source>only a trump can take it</source>
        <translation>nur ein Atout kann das stechen</translation>
    </message>
    <message>
        <source>it takes the trick</source>
        <translation>das gewinnt den Stich</translation>
    </message>
    <message numerus="yes">
        <source>it takes the trick with %n point(s)</source>
        <translation>
            <numerusform>das gewinnt den Stich mit %n Punkt</numerusform>
            <numerusform>das gewinnt den Stich mit %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>it takes the last trick, which is worth 10 more</source>
        <translation>das gewinnt den letzten Stich, der 10 mehr zählt</translation>
    </message>
    <message>
        <source>you have won every trick since the 8th and can go on, for stichmatsch</source>
        <translation>du hast seit dem 8. jeden Stich gewonnen, so kann es ein Stichmatsch werden</translation>
    </message>
    <message numerus="yes">
        <source>you can&apos;t win the trick, and this costs least: %n point(s)</source>
        <translation>
            <numerusform>du kannst den Stich nicht gewinnen, und das kostet am wenigsten: %n Punkt</numerusform>
            <numerusform>du kannst den Stich nicht gewinnen, und das kostet am wenigsten: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>you risk none of your points</source>
        <translation>du setzt keine eigenen Punkte aufs Spiel</translation>
    </message>
    <message>
        <source>it draws a trump</source>
        <translation>das zieht ein Atout</translation>
    </message>
    <message>
        <source>it keeps your béla</source>
        <translation>so behältst du die Bela</translation>
    </message>
    <message>
        <source>it keeps your %1</source>
        <comment>a meld</comment>
        <translation>so behältst du %1</translation>
    </message>
    <message>
        <source>it saves a trump</source>
        <translation>das spart ein Atout</translation>
    </message>
    <message>
        <source>only the %1 can take it</source>
        <comment>a card</comment>
        <translation>nur %1 kann das stechen</translation>
    </message>
    <message>
        <source>the loser of this trick draws the turned-up card, the %1</source>
        <comment>a card</comment>
        <translation>wer diesen Stich verliert, zieht die aufgedeckte Karte: %1</translation>
    </message>
    <message numerus="yes">
        <source>it scores %n point(s) for certain</source>
        <translation>
            <numerusform>das zählt sicher %n Punkt</numerusform>
            <numerusform>das zählt sicher %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), unless your opponent has better</source>
        <translation>
            <numerusform>%n Punkt, wenn dein Gegenüber nichts Besseres hat</numerusform>
            <numerusform>%n Punkte, wenn dein Gegenüber nichts Besseres hat</numerusform>
        </translation>
    </message>
    <message>
        <source>you get the %1</source>
        <comment>a card</comment>
        <translation>du bekommst %1</translation>
    </message>
    <message>
        <source>but it breaks your %1, worth %2</source>
        <comment>a meld, its points</comment>
        <translation>aber %1 geht dadurch verloren (%2 Punkte)</translation>
    </message>
    <message numerus="yes">
        <source>you have %n point(s), and the game is yours</source>
        <translation>
            <numerusform>du hast %n Punkt, und das Spiel gehört dir</numerusform>
            <numerusform>du hast %n Punkte, und das Spiel gehört dir</numerusform>
        </translation>
    </message>
    <message>
        <source>worked out to the end</source>
        <translation>bis zum Ende durchgerechnet</translation>
    </message>
    <message numerus="yes">
        <source>with %n point(s) you no longer risk losing double</source>
        <translation>
            <numerusform>mit %n Punkt kannst du nicht mehr doppelt verlieren</numerusform>
            <numerusform>mit %n Punkten kannst du nicht mehr doppelt verlieren</numerusform>
        </translation>
    </message>
    <message>
        <source>your %1 can follow later</source>
        <comment>a meld</comment>
        <translation>%1 kannst du später noch ansagen</translation>
    </message>
    <message>
        <source>it&apos;s a close call</source>
        <translation>eine knappe Entscheidung</translation>
    </message>
    <message>
        <source>played out to the end, it scores better</source>
        <translation>bis zum Ende gerechnet bringt das mehr</translation>
    </message>
    <message numerus="yes">
        <source>hard to explain, but it did better in %n simulated deal(s)</source>
        <translation>
            <numerusform>schwer zu erklären, aber in %n durchgespielten Verteilung kam mehr heraus</numerusform>
            <numerusform>schwer zu erklären, aber in %n durchgespielten Verteilungen kam mehr heraus</numerusform>
        </translation>
    </message>
    <message>
        <source>little depends on this card</source>
        <translation>auf diese Karte kommt es kaum an</translation>
    </message>
    <message>
        <source>your opponent must answer with the %1</source>
        <comment>a card</comment>
        <translation>dein Gegenüber muss %1 zugeben</translation>
    </message>
    <message>
        <source>your opponent must trump it</source>
        <translation>dein Gegenüber muss mit Atout stechen</translation>
    </message>
    <message numerus="yes">
        <source>your opponent must add at least %n point(s)</source>
        <translation>
            <numerusform>dein Gegenüber muss mindestens %n Punkt dazugeben</numerusform>
            <numerusform>dein Gegenüber muss mindestens %n Punkte dazugeben</numerusform>
        </translation>
    </message>
    <message>
        <source>the trick is worth nothing</source>
        <translation>der Stich ist nichts wert</translation>
    </message>
    <message numerus="yes">
        <source>the trick is worth only %n point(s)</source>
        <translation>
            <numerusform>der Stich ist nur %n Punkt wert</numerusform>
            <numerusform>der Stich ist nur %n Punkte wert</numerusform>
        </translation>
    </message>
    <message>
        <source>it gives no points away</source>
        <translation>das verschenkt keine Punkte</translation>
    </message>
    <message>
        <source>you give away only %1, not %2</source>
        <comment>points</comment>
        <translation>du gibst nur %1 Punkte her statt %2</translation>
    </message>
    <message>
        <source>you risk only %1, not %2</source>
        <comment>points</comment>
        <translation>du setzt nur %1 Punkte aufs Spiel statt %2</translation>
    </message>
    <message numerus="yes">
        <source>the trick is lost, with at least %n point(s)</source>
        <translation>
            <numerusform>der Stich ist verloren, mit mindestens %n Punkt</numerusform>
            <numerusform>der Stich ist verloren, mit mindestens %n Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the trick is lost, with %n point(s)</source>
        <translation>
            <numerusform>der Stich ist verloren, mit %n Punkt</numerusform>
            <numerusform>der Stich ist verloren, mit %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>it brings you to 501, so you can go out</source>
        <translation>damit hast du 501 und kannst dich ausmelden</translation>
    </message>
    <message>
        <source>if it wins the trick, you reach 501 and can go out</source>
        <translation>wenn das den Stich gewinnt, hast du 501 und kannst dich ausmelden</translation>
    </message>
    <message>
        <source>if it scores, you reach 501 and can go out</source>
        <translation>wenn das zählt, hast du 501 und kannst dich ausmelden</translation>
    </message>
    <message>
        <source>it keeps your opponent from reaching 501 with this trick</source>
        <translation>so kommt dein Gegenüber mit diesem Stich nicht auf 501</translation>
    </message>
    <message>
        <source>these points decide the game</source>
        <translation>diese Punkte entscheiden das Spiel</translation>
    </message>
    <message>
        <source>it leaves a chance of %1</source>
        <comment>a meld</comment>
        <translation>so bleibt die Aussicht auf %1</translation>
    </message>
    <message>
        <source>you keep the %1 for béla</source>
        <comment>a card</comment>
        <translation>%1 bleibt dir für die Bela</translation>
    </message>
    <message>
        <source>you keep the Seven, to exchange it for the %1</source>
        <comment>a card</comment>
        <translation>du behältst den Siebener zum Tausch gegen %1</translation>
    </message>
    <message>
        <source>you keep the %1, the highest left in its suit</source>
        <comment>a card</comment>
        <translation>%1 bleibt dir, die höchste Karte ihrer Farbe</translation>
    </message>
    <message>
        <source>you keep the higher %1</source>
        <comment>a card</comment>
        <translation>du behältst die höhere Karte: %1</translation>
    </message>
    <message>
        <source>then you are out of %1 and can trump them</source>
        <comment>a suit</comment>
        <translation>dann hast du in %1 nichts mehr und kannst mit Atout stechen</translation>
    </message>
    <message>
        <source>it belongs to no meld you have or nearly have</source>
        <translation>gehört zu keiner Ansage, auch zu keiner fast fertigen</translation>
    </message>
    <message>
        <source>%1, the %2 is gone</source>
        <comment>that a card is safe, the rank of another</comment>
        <translation>%1 (%2 schon weg)</translation>
    </message>
    <message>
        <source>%1, the %2 is yours</source>
        <comment>that a card is safe, the rank of another</comment>
        <translation>%1 (%2 bei dir)</translation>
    </message>
    <message>
        <source>%1, the higher ones are gone or yours</source>
        <translation>%1, die höheren sind weg oder bei dir</translation>
    </message>
    <message>
        <source>%1, the higher ones are gone</source>
        <translation>%1, die höheren sind weg</translation>
    </message>
    <message>
        <source>%1, the higher ones are yours</source>
        <translation>%1, die höheren hast du selbst</translation>
    </message>
    <message>
        <source>%1 is just as good</source>
        <comment>a card, or to play it</comment>
        <translation>%1 ist genauso gut</translation>
    </message>
    <message>
        <source>%1 is nearly as good</source>
        <comment>a card, or to play it</comment>
        <translation>%1 ist fast so gut</translation>
    </message>
    <message>
        <source>%1 may be just as good</source>
        <comment>a card, or to play it</comment>
        <translation>%1 ist vielleicht genauso gut</translation>
    </message>
    <message>
        <source>you can also declare later</source>
        <translation>ansagen kannst du auch später</translation>
    </message>
    <message>
        <source>the game looks lost with any card</source>
        <translation>das Spiel scheint mit jeder Karte verloren</translation>
    </message>
    <message>
        <source>%1 wins the game, too</source>
        <comment>a card, or to play it</comment>
        <translation>auch so gewinnst du das Spiel: %1</translation>
    </message>
    <message>
        <source>%1 brings more points, but this is better for the game</source>
        <comment>a card</comment>
        <translation>%1 bringt mehr Punkte, aber für das Spiel ist das hier besser</translation>
    </message>
    <message>
        <source>your chance of winning the game is %1%, against %2% for %3</source>
        <comment>a card</comment>
        <translation>deine Chance auf das Spiel: %1 %, für %3: %2 %</translation>
    </message>
    <message numerus="yes">
        <source>it is %n point(s) better than %1</source>
        <comment>a card</comment>
        <translation>
            <numerusform>%n Punkt besser als %1</numerusform>
            <numerusform>%n Punkte besser als %1</numerusform>
        </translation>
    </message>
    <message>
        <source>slightly better than %1</source>
        <comment>a card, or to play it</comment>
        <translation>etwas besser als %1</translation>
    </message>
    <message numerus="yes">
        <source>much better than %1, by about %n point(s)</source>
        <comment>a card</comment>
        <translation>
            <numerusform>viel besser als %1, um etwa %n Punkt</numerusform>
            <numerusform>viel besser als %1, um etwa %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>better than %1, by about %n point(s)</source>
        <comment>a card</comment>
        <translation>
            <numerusform>besser als %1, um etwa %n Punkt</numerusform>
            <numerusform>besser als %1, um etwa %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>not declaring</source>
        <comment>what a declaration is compared with</comment>
        <translation>ohne Ansage</translation>
    </message>
    <message>
        <source>playing the %1 without declaring</source>
        <comment>a card</comment>
        <translation>%1 ohne Ansage</translation>
    </message>
    <message>
        <source>playing the %1 without exchanging</source>
        <comment>a card</comment>
        <translation>%1 ohne Tausch</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>a card that is compared</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no cards</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Gone: %1.</source>
        <translation>Weg: %1.</translation>
    </message>
    <message>
        <source>%1 holds: %2.</source>
        <translation>%1 hat: %2.</translation>
    </message>
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
        <translation>Stopp</translation>
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
        <source>What a master would do, and why</source>
        <translation>Was ein Meister täte, und warum</translation>
    </message>
    <message>
        <source>it scores %1 points</source>
        <translation>das zählt %1 Punkte</translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>These are the Hungarian rules. Change anything you like.</source>
        <translation>Das sind die Regeln des ungarischen Spiels. Ändere, was du magst.</translation>
    </message>
    <message>
        <source>These are the Austrian rules. Change anything you like.</source>
        <translation>Das sind die Regeln des österreichischen Spiels. Ändere, was du magst.</translation>
    </message>
    <message>
        <source>These are your own rules. You can also start again from the Hungarian or Austrian ones.</source>
        <translation>Das sind deine eigenen Regeln. Du kannst auch wieder von den ungarischen oder österreichischen ausgehen.</translation>
    </message>
    <message>
        <source>My own rules</source>
        <translation>Meine Regeln</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Start from &amp;Hungarian rules</source>
        <translation>Ungari&amp;sche Regeln als Vorlage</translation>
    </message>
    <message>
        <source>Start from &amp;Austrian rules</source>
        <translation>&amp;Österreichische Regeln als Vorlage</translation>
    </message>
    <message>
        <source>Save &amp;rules</source>
        <translation>Regeln speic&amp;hern</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Austeilen</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Béla and the Seven</source>
        <translation>Bela und der Siebener</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>&amp;Name of these rules:</source>
        <translation>&amp;Name dieser Regeln:</translation>
    </message>
    <message>
        <source>&amp;Turned-up card:</source>
        <translation>Au&amp;fgedeckte Karte:</translation>
    </message>
    <message>
        <source>After the deal, the 19th card is turned up; its suit is trumps.</source>
        <translation>Die 19. Karte wird nach dem Geben aufgedeckt und bestimmt Atout.</translation>
    </message>
    <message>
        <source>The non-dealer may ask for an earlier card to be turned up instead.</source>
        <translation>Wer nicht gibt, darf verlangen, dass eine frühere Karte aufgedeckt wird.</translation>
    </message>
    <message>
        <source>Always the 19th</source>
        <translation>Immer die 19.</translation>
    </message>
    <message>
        <source>On request</source>
        <translation>Auf Wunsch</translation>
    </message>
    <message>
        <source>Next &amp;dealer:</source>
        <translation>Nächster &amp;Geber:</translation>
    </message>
    <message>
        <source>You and your opponent take turns dealing.</source>
        <translation>Du und dein Gegenüber gebt abwechselnd.</translation>
    </message>
    <message>
        <source>The player who scores more in a hand deals the next one.</source>
        <translation>Wer mehr Punkte aus einer Runde hat, gibt die nächste.</translation>
    </message>
    <message>
        <source>Alternating</source>
        <translation>Abwechselnd</translation>
    </message>
    <message>
        <source>The winner</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>&amp;Show the card drawn after trick 7</source>
        <translation>Karte nach Stich 7 &amp;zeigen</translation>
    </message>
    <message>
        <source>The winner of trick 7 shows the other player the card drawn after it.</source>
        <translation>Wer Stich 7 gewinnt, zeigt dem anderen die Karte, die danach gezogen wird.</translation>
    </message>
    <message>
        <source>Higher, or one card apart</source>
        <translation>Höher oder mit Abstand</translation>
    </message>
    <message>
        <source>Only applies if further sequences are set to: %1.</source>
        <translation>Gilt nur, wenn für weitere Folgen eingestellt ist: %1.</translation>
    </message>
    <message>
        <source>Four N&amp;ines count as a set</source>
        <translation>V&amp;ier Neuner zählen als Vierling</translation>
    </message>
    <message>
        <source>Four Nines can be declared for 150 points.</source>
        <translation>Vier Neuner darf man für 150 Punkte ansagen.</translation>
    </message>
    <message>
        <source>Four &amp;%1 beat four Tens</source>
        <comment>Unders</comment>
        <translation>Vier &amp;%1 schlagen vier Zehner</translation>
    </message>
    <message>
        <source>If both players declare a set, four Tens are the lowest.</source>
        <translation>Sagen beide einen Vierling an, sind vier Zehner der niedrigste.</translation>
    </message>
    <message>
        <source>Se&amp;quences in a trick:</source>
        <translation>Folgen in einem Sti&amp;ch:</translation>
    </message>
    <message>
        <source>You may declare one sequence per trick, with or without a set.</source>
        <translation>In einem Stich darfst du eine Folge ansagen, mit oder ohne Vierling.</translation>
    </message>
    <message>
        <source>You may declare one sequence of each suit per trick, with or without a set.</source>
        <translation>In einem Stich darfst du in jeder Farbe eine Folge ansagen, mit oder ohne Vierling.</translation>
    </message>
    <message>
        <source>Only one</source>
        <translation>Nur eine</translation>
    </message>
    <message>
        <source>One in each suit</source>
        <translation>Eine in jeder Farbe</translation>
    </message>
    <message>
        <source>&amp;Further sequences:</source>
        <translation>&amp;Weitere Folgen:</translation>
    </message>
    <message>
        <source>Once a sequence has scored, the next one in that suit must go higher, be longer with the same top card, or lie below it with a gap of one card.</source>
        <translation>Hat eine Folge gezählt, so muss die nächste in dieser Farbe höher reichen, bei gleicher oberster Karte länger sein oder mit einer Karte Abstand darunter liegen.</translation>
    </message>
    <message>
        <source>Once a sequence has scored, the next one in that suit must include a new card.</source>
        <translation>Hat eine Folge gezählt, so muss die nächste in dieser Farbe eine neue Karte bringen.</translation>
    </message>
    <message>
        <source>With a new card</source>
        <translation>Mit einer neuen Karte</translation>
    </message>
    <message>
        <source>For&amp;bid adjoining sequences</source>
        <translation>Folgen, die sich be&amp;rühren, verbieten</translation>
    </message>
    <message>
        <source>The next sequence in that suit may not start right next to one that has scored.</source>
        <translation>Die nächste in dieser Farbe darf nicht gleich neben einer beginnen, die gezählt hat.</translation>
    </message>
    <message>
        <source>&amp;Exchange of the Seven:</source>
        <translation>&amp;Tausch des Siebeners:</translation>
    </message>
    <message>
        <source>You can exchange the trump Seven for the turned-up card only before you lead to a trick.</source>
        <translation>Den Atout-Siebener darfst du nur gegen die aufgedeckte Karte tauschen, bevor du zu einem Stich ausspielst.</translation>
    </message>
    <message>
        <source>You can exchange the trump Seven for the turned-up card at any time.</source>
        <translation>Den Atout-Siebener darfst du jederzeit gegen die aufgedeckte Karte tauschen.</translation>
    </message>
    <message>
        <source>Leader only</source>
        <translation>Nur wer ausspielt</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>Béla is declared with the &amp;melds</source>
        <translation>Be&amp;la zusammen mit den Ansagen</translation>
    </message>
    <message>
        <source>You declare béla before you play a card, and it scores when your melds do.</source>
        <translation>Bela wird angesagt, bevor du eine Karte spielst, und zählt mit den Ansagen.</translation>
    </message>
    <message>
        <source>Stichmatsch c&amp;ounts</source>
        <translation>Stich&amp;matsch zählt</translation>
    </message>
    <message>
        <source>Winning all of the last nine tricks brings all 161 points of the tricks.</source>
        <translation>Wer die letzten neun Stiche alle gewinnt, bekommt alle 161 Punkte der Stiche.</translation>
    </message>
    <message>
        <source>A game counts double belo&amp;w:</source>
        <translation>Ein Spiel zählt &amp;doppelt unter:</translation>
    </message>
    <message>
        <source>If the loser has fewer points than this, the game counts double. This is called maccs, in Austria Double.</source>
        <translation>Hat der Verlierer weniger Punkte, zählt das Spiel doppelt. Das heißt Double, in Ungarn Maccs.</translation>
    </message>
    <message>
        <source>&amp;Game points to win the match:</source>
        <translation>&amp;Partie geht bis:</translation>
    </message>
    <message>
        <source>The default for new matches; you can still agree on another number.</source>
        <translation>Vorgabe für neue Partien; ihr könnt euch trotzdem auf eine andere Zahl einigen.</translation>
    </message>
    <message>
        <source>No target</source>
        <translation>Kein Ziel</translation>
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
        <source>The rules of the game:</source>
        <translation>Die Regeln des Spiels:</translation>
    </message>
</context>
<context>
    <name>HungarianTerms</name>
    <message>
        <source>terc</source>
        <translation>Terz</translation>
    </message>
    <message>
        <source>kvart</source>
        <translation>Quart</translation>
    </message>
    <message>
        <source>kvint</source>
        <translation>Quint</translation>
    </message>
    <message>
        <source>szext</source>
        <translation>Sext</translation>
    </message>
    <message>
        <source>szept</source>
        <translation>Siebt</translation>
    </message>
    <message>
        <source>okt</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>vannak</source>
        <translation>Vierling</translation>
    </message>
    <message>
        <source>maccs</source>
        <translation>Double</translation>
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
    <name>Lesson</name>
    <message>
        <source>Keys: %1, then Enter.</source>
        <translation>Tasten: %1, dann Eingabetaste.</translation>
    </message>
    <message>
        <source>Key: %1.</source>
        <translation>Taste: %1.</translation>
    </message>
    <message>
        <source>The trick will be gathered in a moment.</source>
        <translation>Gleich wird der Stich eingezogen.</translation>
    </message>
    <message>
        <source>Click the table or “Gather”, or press Space.</source>
        <translation>Klick auf den Tisch oder auf „Einziehen“, oder drück die Leertaste.</translation>
    </message>
    <message>
        <source>You can also type it: %1, then Enter.</source>
        <translation>Du kannst sie auch tippen: %1, dann die Eingabetaste.</translation>
    </message>
    <message>
        <source>Click it, or drag it to the middle.</source>
        <translation>Klick sie an, oder zieh sie in die Mitte.</translation>
    </message>
    <message>
        <source>Click it.</source>
        <translation>Klick sie an.</translation>
    </message>
    <message>
        <source>Drag it to the middle.</source>
        <translation>Zieh sie in die Mitte.</translation>
    </message>
    <message>
        <source>Keys: the arrows select a card, Enter plays it.</source>
        <translation>Tasten: Die Pfeile wählen eine Karte, die Eingabetaste spielt sie.</translation>
    </message>
    <message>
        <source>These nine cards are yours. The pile on the left is the talon: after each of the first seven tricks both of you draw a card from it.</source>
        <translation>Diese neun Karten gehören dir. Der Stapel links ist der Talon: Nach jedem der ersten sieben Stiche zieht ihr beide eine Karte davon.</translation>
    </message>
    <message>
        <source>The card that lies face up, the %1, decides what is trumps: %2. A trump beats any card of another suit.</source>
        <translation>Die offene Karte, %1, bestimmt, was Atout ist: %2. Ein Atout sticht jede Karte einer anderen Farbe.</translation>
    </message>
    <message>
        <source>On the slate you have %1 points, and %2 has %3. The first to have %4 and say so wins. You can get there in this hand.</source>
        <translation>Auf der Tafel hast du %1 Punkte, %2 hat %3. Wer zuerst %4 hat und es sagt, gewinnt. In dieser Runde kannst du das schaffen.</translation>
    </message>
    <message>
        <source>Points are kept in chalk: / is 20, \ 30, V 50, λ 80 and X 100. A small number is added, or subtracted if it has a minus. Yours are on the left, %1’s on the right.</source>
        <translation>Die Punkte stehen mit Kreide da: / ist 20, \ 30, V 50, λ 80 und X 100. Eine kleine Zahl kommt dazu, mit einem Minus wird sie abgezogen. Links stehen deine, rechts die von %1.</translation>
    </message>
    <message>
        <source>Points are kept in chalk: | is 20, \ 30, V 50, λ 80 and X 100. A small number is added, or subtracted if it has a line above it. Yours are on the left, %1’s on the right.</source>
        <translation>Die Punkte stehen mit Kreide da: | ist 20, \ 30, V 50, λ 80 und X 100. Eine kleine Zahl kommt dazu, mit einem Strich darüber wird sie abgezogen. Links stehen deine, rechts die von %1.</translation>
    </message>
    <message>
        <source>Below the lower line there is a bar for each buli, the prize for a game. The ring shows how many win the match: here it is one.</source>
        <translation>Unter der unteren Linie steht ein Strich für jeden Buli-Punkt, den ein Spiel gebracht hat. Der Ring zeigt, wie viele die Partie gewinnen: hier einer.</translation>
    </message>
    <message>
        <source>Both your melds are on the slate: one more stroke turned the 80 into a 100, and a / is new. Melds are chalked up at once, tricks only at the end of the hand. The number beside your name counts both.</source>
        <translation>Beide Ansagen stehen auf der Tafel: Ein Strich mehr hat aus dem 80er einen 100er gemacht, und ein / ist neu. Ansagen kommen sofort dazu, Stiche erst am Ende der Runde. Die Zahl neben deinem Namen zählt beides.</translation>
    </message>
    <message>
        <source>Both your melds are on the slate, 20 each. Melds are chalked up at once, tricks only at the end of the hand. The number beside your name counts both.</source>
        <translation>Beide Ansagen stehen auf der Tafel, mit je 20. Ansagen werden gleich angeschrieben, Stiche erst am Ende der Runde. Die Zahl bei deinem Namen zählt beides.</translation>
    </message>
    <message>
        <source>Three cards of a suit in a row are a terc, worth 20 points. You hold two; the higher one is %1, %2 and %3. Press Declare and choose it.</source>
        <translation>Drei Karten einer Farbe hintereinander sind eine Terz und bringen 20 Punkte. Du hast zwei; die höhere ist %1, %2 und %3. Drück auf Ansagen und wähle sie aus.</translation>
    </message>
    <message>
        <source>You said only “Terc!”, not which one. Now lead a card: the %1 will do.</source>
        <translation>Du hast nur „Terz!“ gesagt, nicht welche. Spiel jetzt eine Karte aus, zum Beispiel %1.</translation>
    </message>
    <message>
        <source>The higher card of the suit led takes the trick, so it goes to %1. Nothing was declared against your terc, so it scores 20.</source>
        <translation>Die höhere Karte der ausgespielten Farbe gewinnt den Stich, also bekommt ihn %1. Gegen deine Terz wurde nichts angesagt, so zählt sie 20.</translation>
    </message>
    <message>
        <source>%1 said “Terc!” You hold one, too: %2, %3 and %4. Declare it as well: only the better one scores.</source>
        <translation>%1 hat „Terz!“ gesagt. Du hast auch eine: %2, %3 und %4. Sag sie ebenfalls an: Nur die bessere zählt.</translation>
    </message>
    <message>
        <source>%1 names the top card, and you answer “Higher here”: your terc scores, the other one does not. Now your card: the %2 beats the one on the table.</source>
        <translation>%1 nennt die oberste Karte, du antwortest „Ich hab Höheres“: Deine Terz zählt, die andere nicht. Jetzt deine Karte: %2 sticht, was dort liegt.</translation>
    </message>
    <message>
        <source>You hold the %1, the lowest trump. When you lead, you may exchange it for the card that lies face up, which is far better. Do it.</source>
        <translation>Du hast das niedrigste Atout, %1. Wenn du ausspielst, darfst du es gegen die offene Karte tauschen, und die ist viel besser. Tausch es.</translation>
    </message>
    <message>
        <source>You lead again. An Ace brings 11 points, and nothing in its suit is higher. Lead the %1.</source>
        <translation>Du spielst wieder aus. Eine Sau bringt 11 Punkte, und in ihrer Farbe ist nichts höher. Spiel %1 aus.</translation>
    </message>
    <message>
        <source>Sevens and Eights are worth nothing. Lead the %1, and keep what is good. Up to trick 7 any card may be played to a lead.</source>
        <translation>Siebener und Achter sind nichts wert. Spiel %1 aus, und behalte, was gut ist. Bis Stich 7 darf man mit jeder Karte antworten.</translation>
    </message>
    <message>
        <source>%1 leads a low card. Take it with the %2: a King is worth 4.</source>
        <translation>%1 spielt eine niedrige Karte aus. Nimm sie mit %2: Ein König zählt 4.</translation>
    </message>
    <message>
        <source>Trumps are for later. Lead the %1: outside trumps a Nine is worth nothing, so little is lost if it is beaten.</source>
        <translation>Atout hebst du dir für später auf. Spiel %1 aus: Nur im Atout zählt der Neuner etwas, also schadet es nicht, wenn er geschlagen wird.</translation>
    </message>
    <message>
        <source>Trick 7 is the last with the talon: its loser draws the card that lies face up. Throw the %1 away, and the trump %2 comes back to you.</source>
        <translation>Stich 7 ist der letzte mit dem Talon: Wer ihn verliert, zieht die offene Karte. Wirf %1 weg, dann kommt %2 von Atout zu dir zurück.</translation>
    </message>
    <message>
        <source>The talon is gone, and from now on you must follow suit: %1 were led, so all your other cards are dimmed.</source>
        <translation>Der Talon ist fort, und ab jetzt musst du Farbe bekennen: Ausgespielt ist %1, darum sind alle deine anderen Karten blass.</translation>
    </message>
    <message>
        <source>The %1 is too high for your %2 and %3, whose points would be lost. Play the %4, which is worth nothing.</source>
        <translation>%1 ist höher als %2 und %3, deren Punkte du verlieren würdest. Gib %4, das zählt nichts.</translation>
    </message>
    <message>
        <source>You have no %1, so you must play a trump. It takes the trick.</source>
        <translation>Du hast nichts in %1, also musst du Atout spielen. Es gewinnt den Stich.</translation>
    </message>
    <message>
        <source>The %1 of trumps is the best card there is, and its 20 points will be yours.</source>
        <translation>%1 von Atout ist die beste Karte von allen, und ihre 20 Punkte gehören dann dir.</translation>
    </message>
    <message>
        <source>You have %1 points, and %2 are enough. Nobody will say it for you, and with fewer you would lose the game. Go out!</source>
        <translation>Du hast %1 Punkte, und %2 genügen. Niemand sagt es für dich, und mit weniger würdest du das Spiel verlieren. Melde dich aus!</translation>
    </message>
    <message>
        <source>%1 and %2 of trumps in one hand are béla: %3 points, and nobody can beat it. Declare it.</source>
        <translation>%1 und %2 von Atout in einer Hand sind die Bela: %3 Punkte, und niemand kann sie schlagen. Sag sie an.</translation>
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
</context>
<context>
    <name>Library</name>
    <message>
        <source>Your matches</source>
        <translation>Deine Partien</translation>
    </message>
    <message>
        <source>Rules: %1. Opponent: %2, %3. Games: %4 : %5.</source>
        <translation>Regeln: %1. Gegenüber: %2, %3. Spiele: %4 : %5.</translation>
    </message>
    <message>
        <source>Rules: %1. Two people at one table. Games: %4 : %5.</source>
        <translation>Regeln: %1. Zwei an einem Tisch. Spiele: %4 : %5.</translation>
    </message>
    <message>
        <source>Rules: %1. Imported from a file. Games: %4 : %5.</source>
        <translation>Regeln: %1. Aus einer Datei importiert. Spiele: %4 : %5.</translation>
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
        <source>%1 (practice, with hints)</source>
        <comment>the rules of a match</comment>
        <translation>%1 (Übung, mit Tipps)</translation>
    </message>
    <message>
        <source>%1 (with hints)</source>
        <comment>the rules of a match</comment>
        <translation>%1 (mit Tipps)</translation>
    </message>
    <message>
        <source>%1 (practice)</source>
        <comment>the rules of a match</comment>
        <translation>%1 (Übung)</translation>
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
        <source>Check this &amp;deal…</source>
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
        <source>&amp;Guided first hand</source>
        <translation>&amp;Geführte erste Runde</translation>
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
        <source>Welcome to Tartli, the old card game of Hungary and Austria.</source>
        <translation>Willkommen bei Tartli, dem alten Kartenspiel aus Ungarn und Österreich.</translation>
    </message>
    <message>
        <source>Play a match…</source>
        <translation>Eine Partie spielen …</translation>
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
        <source>Guided first hand</source>
        <translation>Geführte erste Runde</translation>
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
        <translation>Weitermachen</translation>
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
        <source>In the match “%1” you sit in the second seat. It can be viewed in the list, but not continued.</source>
        <translation>In der Partie „%1“ sitzt du auf dem zweiten Platz. Du kannst sie in der Liste ansehen, aber nicht fortsetzen.</translation>
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
        <source>%1 matches saved in %2.</source>
        <translation>%1 Partien in %2 gespeichert.</translation>
    </message>
    <message>
        <source>Export a match</source>
        <translation>Eine Partie exportieren</translation>
    </message>
    <message>
        <source>Matches (*.tartli.json *.json)</source>
        <translation>Partien (*.tartli.json *.json)</translation>
    </message>
    <message>
        <source>Match saved as %1.</source>
        <translation>Partie gespeichert: %1.</translation>
    </message>
    <message>
        <source>The match could not be saved as %1. %2</source>
        <translation>Die Partie konnte nicht als %1 gespeichert werden. %2</translation>
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
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>Deleted: %1. Undo restores them one by one, the last first, until you quit Tartli.</source>
        <translation>Gelöscht: %1. „Löschen rückgängig“ stellt sie einzeln wieder her, die letzte zuerst, bis du Tartli beendest.</translation>
    </message>
    <message>
        <source>No matches yet. Start one, and it will appear here.</source>
        <translation>Es gibt noch keine Partien. Beginne eine, und du findest sie hier.</translation>
    </message>
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
        <translation>Partien</translation>
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
        <source>Give the match another title</source>
        <translation>Der Partie einen anderen Titel geben</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Make a copy of the match as it stands</source>
        <translation>Eine Kopie der Partie im jetzigen Stand anlegen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Delete the match; you can restore it until you quit Tartli</source>
        <translation>Partie löschen; sie lässt sich zurückholen, bis du Tartli beendest</translation>
    </message>
    <message>
        <source>Und&amp;o delete</source>
        <translation>Löschen &amp;rückgängig</translation>
    </message>
    <message>
        <source>Restore the match deleted last (Ctrl+Z)</source>
        <translation>Die zuletzt gelöschte Partie zurückholen (Strg+Z)</translation>
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
        <source>Save the selected matches as files, to send or keep</source>
        <translation>Die ausgewählten Partien als Dateien speichern, zum Verschicken oder Aufheben</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>MatchesModel</name>
    <message>
        <source>Sort by this column (%1)</source>
        <translation>Nach dieser Spalte ordnen (%1)</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegenüber</translation>
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
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>games won by the player and by the opponent</comment>
        <translation>%1 : %2</translation>
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
</context>
<context>
    <name>MeldDialog</name>
    <message>
        <source>No trick is being played.</source>
        <translation>Gerade wird kein Stich gespielt.</translation>
    </message>
    <message>
        <source>Melds are declared in tricks 1 to 8. This is trick %1.</source>
        <translation>Angesagt wird in den Stichen 1 bis 8. Das ist Stich %1.</translation>
    </message>
    <message>
        <source>You have already declared in this trick, and you can do so only once.</source>
        <translation>Du hast in diesem Stich schon angesagt, und das geht nur einmal.</translation>
    </message>
    <message>
        <source>You have already played to trick 8, the last one for melds.</source>
        <translation>Du hast schon zu Stich 8 gespielt, dem letzten für Ansagen.</translation>
    </message>
    <message>
        <source>You have played your card. You can declare again in the next trick.</source>
        <translation>Du hast deine Karte gespielt. Im nächsten Stich darfst du wieder ansagen.</translation>
    </message>
    <message>
        <source>Your opponent leads. You can declare before you play your card.</source>
        <translation>Dein Gegenüber spielt aus. Bevor du deine Karte spielst, darfst du ansagen.</translation>
    </message>
    <message>
        <source>Your opponent said: %1 Only a set could score against that.</source>
        <translation>Dein Gegenüber sagte: %1 Dagegen kann nur ein Vierling zählen.</translation>
    </message>
    <message>
        <source>Your opponent said: %1 You need a set, or at least a %2, to score.</source>
        <translation>Dein Gegenüber sagte: %1 Dagegen brauchst du einen Vierling oder mindestens eine %2.</translation>
    </message>
    <message>
        <source>You can declare one set and one sequence in this trick.</source>
        <translation>In diesem Stich darfst du einen Vierling und eine Folge ansagen.</translation>
    </message>
    <message>
        <source>You can declare one set, and one sequence of each suit, in this trick.</source>
        <translation>In diesem Stich darfst du einen Vierling und in jeder Farbe eine Folge ansagen.</translation>
    </message>
    <message>
        <source>Only together with a stronger meld: alone it could not score now.</source>
        <translation>Nur neben einer stärkeren Ansage: Allein würde sie jetzt nicht zählen.</translation>
    </message>
    <message>
        <source>Four Nines are not a set in this game.</source>
        <translation>Vier Neuner sind in diesem Spiel kein Vierling.</translation>
    </message>
    <message>
        <source>It lies entirely within your %1, which has already scored.</source>
        <translation>Sie liegt ganz in deiner %1, die gezählt hat.</translation>
    </message>
    <message>
        <source>By your house rules it may not touch your %1, which has already scored.</source>
        <translation>Nach euren Hausregeln darf sie deine %1, die schon gezählt hat, nicht berühren.</translation>
    </message>
    <message>
        <source>After your %1 it must be higher, longer with the same top card, or below it with a gap of one card.</source>
        <translation>Nach deiner %1 muss sie höher sein, bei gleicher oberster Karte länger oder mit einer Karte Abstand darunter.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a sequence: top rank, the word for its length</comment>
        <translation>%1-%2</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>What do you declare?</source>
        <translation>Was sagst du an?</translation>
    </message>
    <message>
        <source>Your melds</source>
        <translation>Deine Ansagen</translation>
    </message>
    <message>
        <source>Nothing can be declared now</source>
        <translation>Jetzt darf nichts angesagt werden</translation>
    </message>
    <message>
        <source>You have no meld: three cards of a suit in a row, or four of a kind.</source>
        <translation>Du hast nichts anzusagen. Dazu brauchst du drei Karten einer Farbe in einer Reihe oder vier vom selben Rang.</translation>
    </message>
    <message>
        <source>&amp;Declare</source>
        <translation>&amp;Ansagen</translation>
    </message>
    <message>
        <source>Say &amp;nothing</source>
        <translation>&amp;Nichts sagen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Nothing is ticked.</source>
        <translation>Nichts ist angekreuzt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>melds, and their points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You will say nothing.</source>
        <translation>Du sagst nichts.</translation>
    </message>
    <message>
        <source>You will say: %1</source>
        <translation>Du sagst dann: %1</translation>
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
        <translation>Zuerst ansagen?</translation>
    </message>
    <message>
        <source>&amp;Declare</source>
        <translation>&amp;Ansagen</translation>
    </message>
    <message>
        <source>&amp;Play anyway</source>
        <translation>Trotzdem &amp;spielen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Exchange the Seven?</source>
        <translation>Den Siebener tauschen?</translation>
    </message>
    <message>
        <source>The Seven is part of your %1, worth %2 points: exchanging it breaks the meld.</source>
        <translation>Der Siebener gehört zu %1 (%2 Punkte): Durch den Tausch geht diese Ansage verloren.</translation>
    </message>
    <message>
        <source>&amp;Exchange anyway</source>
        <translation>Trotzdem &amp;tauschen</translation>
    </message>
    <message>
        <source>Do &amp;not ask again</source>
        <translation>&amp;Nicht mehr fragen</translation>
    </message>
    <message>
        <source>You hold %1, which you can declare now: %2 points.</source>
        <translation>Du hast %1 und darfst das jetzt ansagen: %2 Punkte.</translation>
    </message>
    <message>
        <source>If you play the %1 first, it can no longer be declared.</source>
        <translation>Spielst du zuerst %1, geht das nicht mehr.</translation>
    </message>
    <message>
        <source>If you play the %1 first, it must wait for another trick.</source>
        <translation>Spielst du zuerst %1, geht das erst in einem anderen Stich.</translation>
    </message>
    <message>
        <source>You hold béla, worth %1 points.</source>
        <translation>Du hast die Bela, das sind %1 Punkte.</translation>
    </message>
</context>
<context>
    <name>Melds</name>
    <message>
        <source>%1 %2</source>
        <comment>a set: plural rank, the word for a set</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <comment>a sequence: suit, top rank, the word for its length</comment>
        <translation>%1-%2-%3</translation>
    </message>
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
    <name>NewMatchDialog</name>
    <message>
        <source>My own rules</source>
        <translation>Meine Regeln</translation>
    </message>
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
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten …</translation>
    </message>
    <message>
        <source>Edit my own rules</source>
        <translation>Meine Regeln bearbeiten</translation>
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
        <source>&amp;Hungarian</source>
        <translation>&amp;Ungarisch</translation>
    </message>
    <message>
        <source>As played in the cafés of Budapest. Players take turns dealing and declare one sequence per trick; a match goes to 5 or 10 buli points.</source>
        <translation>Das Spiel der Budapester Kaffeehäuser. Gegeben wird abwechselnd, in einem Stich sagt man eine Folge an, und die Partie geht bis 5 oder 10 Buli-Punkte.</translation>
    </message>
    <message>
        <source>&amp;Austrian</source>
        <translation>Ö&amp;sterreichisch</translation>
    </message>
    <message>
        <source>Tartl, as played in Vienna. The winner deals, sequences of several suits count at once, and each game is settled separately.</source>
        <translation>Tartl, wie man es in Wien spielt. Wer gewinnt, gibt, Folgen mehrerer Farben zählen zugleich, und jedes Spiel wird einzeln bezahlt.</translation>
    </message>
    <message>
        <source>House rules, with every switch set your way. Yours are called “%1”.</source>
        <translation>Hausregeln, jede so gesetzt, wie du sie magst. Deine heißen „%1“.</translation>
    </message>
    <message>
        <source>House rules, with every switch set your way.</source>
        <translation>Hausregeln, jede so gesetzt, wie du sie magst.</translation>
    </message>
    <message>
        <source>My &amp;own rules</source>
        <translation>&amp;Meine Regeln</translation>
    </message>
    <message>
        <source>Type both names, so that each of you is called by name.</source>
        <translation>Gebt beide Namen ein, damit jeder beim Namen gerufen wird.</translation>
    </message>
    <message>
        <source>&amp;Game points to win the match:</source>
        <translation>&amp;Partie geht bis:</translation>
    </message>
    <message>
        <source>No target</source>
        <translation>Kein Ziel</translation>
    </message>
    <message>
        <source>Play agains&amp;t:</source>
        <translation>&amp;Wer spielt gegen dich:</translation>
    </message>
    <message>
        <source>Two people at this computer. A curtain hides both hands at every change of turn. The match does not count in the statistics.</source>
        <translation>Zwei an diesem Computer. Bei jedem Wechsel verdeckt ein Vorhang beide Hände. In der Statistik zählt die Partie nicht.</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Der Computer</translation>
    </message>
    <message>
        <source>Someone at this table</source>
        <translation>Jemand an diesem Tisch</translation>
    </message>
    <message>
        <source>The other’s &amp;name:</source>
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
        <source>Only applies against the computer.</source>
        <translation>Gilt nur gegen den Computer.</translation>
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
        <translation>Züge dürfen zurückgenommen werden; die Partie bleibt aus der Statistik.</translation>
    </message>
    <message>
        <source>If the loser of a game has %1 points or fewer, the game counts double: %2.</source>
        <translation>Hat der Verlierer nur %1 Punkte oder weniger, zählt das Spiel doppelt: %2.</translation>
    </message>
    <message>
        <source>A good choice for your first match.</source>
        <translation>Eine gute Wahl für deine erste Partie.</translation>
    </message>
    <message>
        <source>For your first match, try %1.</source>
        <comment>a level</comment>
        <translation>Für deine erste Partie empfehlen wir: %1.</translation>
    </message>
    <message>
        <source>Declares every meld it sees and plays any card that comes to hand.</source>
        <translation>Sagt alles an, was ins Auge fällt, und spielt, was gerade zur Hand ist.</translation>
    </message>
    <message>
        <source>Knows what is good, but forgets which cards have been played.</source>
        <translation>Weiß, was gut ist, vergisst aber, welche Karten schon weg sind.</translation>
    </message>
    <message>
        <source>Remembers every card, saves trumps and calculates the ending.</source>
        <translation>Merkt sich jede Karte, spart Atout und rechnet den Schluss aus.</translation>
    </message>
    <message>
        <source>Works out what you may hold, tests every plan in many deals, and takes its time.</source>
        <translation>Wägt ab, was du haben kannst, probiert jeden Plan an vielen Verteilungen und nimmt sich dafür Zeit.</translation>
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
        <source>it is larger than 20 MB</source>
        <translation>es ist größer als 20 MB</translation>
    </message>
    <message>
        <source>it has more than 16 million pixels (JPEG: 50 million)</source>
        <translation>es hat mehr als 16 Millionen Bildpunkte (JPEG: 50 Millionen)</translation>
    </message>
    <message>
        <source>it is not a PNG, JPEG or WebP picture</source>
        <translation>es ist kein Bild in PNG, JPEG oder WebP</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>es ist beschädigt</translation>
    </message>
    <message>
        <source>it would be far too large when unpacked</source>
        <translation>es wäre ausgepackt viel zu groß</translation>
    </message>
    <message>
        <source>its name points outside the folder</source>
        <translation>sein Name führt aus dem Ordner hinaus</translation>
    </message>
    <message>
        <source>it is a link to another place</source>
        <translation>es ist ein Verweis auf einen anderen Ort</translation>
    </message>
    <message>
        <source>it is protected with a password</source>
        <translation>es ist mit einem Kennwort geschützt</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>es kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>%1: %2</translation>
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
        <source>No picture, so the built-in face is used: %1.</source>
        <translation>Kein Bild, also gilt das eingebaute: %1.</translation>
    </message>
    <message>
        <source>All 32 cards and the back have a picture.</source>
        <translation>Alle 32 Karten und die Rückseite haben ihr Bild.</translation>
    </message>
    <message>
        <source>%1 appears more than once: %2.</source>
        <translation>%1 kommt mehr als einmal vor: %2.</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation>Ausgelassen: %1.</translation>
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
        <translation>Wähle einen Ordner oder eine Zip-Datei mit Bildern der Karten (PNG, JPEG oder WebP), oder leg sie hier ab. Bilder, die nach einer Karte benannt sind, werden von selbst zugeordnet: „HO“, „hearts_over“, „piros-felső“, „herz_ober“. Die anderen ordnest du mit Maus oder Tastatur zu.</translation>
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
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
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
        <source>Cards of the pack</source>
        <translation>Karten des Spiels</translation>
    </message>
    <message>
        <source>Pictures that could not be matched appear here.</source>
        <translation>Hier erscheinen Bilder, die zu keiner Karte passen.</translation>
    </message>
    <message>
        <source>Pictures without a card</source>
        <translation>Bilder ohne Karte</translation>
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
        <source>Picture %1 of %2</source>
        <translation>Bild %1 von %2</translation>
    </message>
    <message>
        <source>&amp;Pictures without a card: %1</source>
        <translation>&amp;Bilder ohne Karte: %1</translation>
    </message>
    <message>
        <source>Picked up: %1. Select its card and press Enter, or click it. Escape puts it back.</source>
        <translation>Aufgenommen: %1. Wähle die Karte dazu und drück die Eingabetaste, oder klick sie an. Esc legt das Bild zurück.</translation>
    </message>
    <message>
        <source>Drag a picture to its card, or select it, press Enter and select the card.</source>
        <translation>Zieh ein Bild zu seiner Karte, oder wähle es, drück die Eingabetaste und wähle die Karte.</translation>
    </message>
    <message>
        <source>Drag a picture to another card to swap the two.</source>
        <translation>Zieh ein Bild zu einer anderen Karte, um die beiden zu tauschen.</translation>
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
        <translation>Übung: Runde %1 von %2, Plätze getauscht</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
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
        <source>No melds have scored in this trick.</source>
        <translation>In diesem Stich hat keine Ansage gezählt.</translation>
    </message>
    <message>
        <source>Undo your last decision</source>
        <translation>Deine letzte Entscheidung zurücknehmen</translation>
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
        <source>Gather</source>
        <translation>Einziehen</translation>
    </message>
    <message>
        <source>Show melds</source>
        <translation>Ansagen zeigen</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Karte %1</translation>
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
        <source>Undo</source>
        <translation>Rückgängig</translation>
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
        <source>Nothing has been said yet.</source>
        <translation>Gesagt wurde noch nichts.</translation>
    </message>
    <message>
        <source>There is no refused move to explain.</source>
        <translation>Es wurde kein Zug abgelehnt.</translation>
    </message>
    <message>
        <source>Your opponent could not decide and played the first card at hand.</source>
        <translation>Dein Gegenüber wusste nicht weiter und hat die erstbeste Karte gespielt.</translation>
    </message>
    <message>
        <source>Your opponent lost track and had to think again.</source>
        <translation>Dein Gegenüber hat den Faden verloren und musste nochmals überlegen.</translation>
    </message>
    <message>
        <source>Your opponent got stuck and decided in a hurry.</source>
        <translation>Dein Gegenüber ist nicht weitergekommen und hat sich rasch entschieden.</translation>
    </message>
    <message>
        <source>Cut after card %1 of %2. Space cuts here.</source>
        <translation>Abheben nach Karte %1 von %2. Die Leertaste hebt hier ab.</translation>
    </message>
    <message>
        <source>You have %1 points: you can go out.</source>
        <translation>Du hast %1 Punkte: Du darfst dich ausmelden.</translation>
    </message>
    <message>
        <source>You can go out.</source>
        <translation>Du darfst dich ausmelden.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a player&apos;s name and count</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · dealer</source>
        <comment>a player&apos;s name and count, and that this player is the dealer</comment>
        <translation>%1 · Geber</translation>
    </message>
    <message>
        <source>Declare…</source>
        <translation>Ansagen …</translation>
    </message>
    <message>
        <source>Declare sequences and sets in your hand</source>
        <translation>Folgen und Vierlinge ansagen, die du in der Hand hast</translation>
    </message>
    <message>
        <source>Béla</source>
        <translation>Bela</translation>
    </message>
    <message>
        <source>Exchange the Seven</source>
        <translation>Siebener tauschen</translation>
    </message>
    <message>
        <source>Exchange the trump Seven for the turned-up card</source>
        <translation>Den Atout-Siebener gegen die aufgedeckte Karte tauschen</translation>
    </message>
    <message>
        <source>Go out</source>
        <translation>Ausmelden</translation>
    </message>
    <message>
        <source>Claim the game with 501 points or more</source>
        <translation>Mit 501 Punkten oder mehr das Spiel beanspruchen</translation>
    </message>
    <message>
        <source>Undo your last decision (practice)</source>
        <translation>Deine letzte Entscheidung zurücknehmen (Übung)</translation>
    </message>
    <message>
        <source>Show my melds</source>
        <translation>Meine Ansagen zeigen</translation>
    </message>
    <message>
        <source>All the melds you hold, and which of them you can declare</source>
        <translation>Alle Ansagen, die du in der Hand hast, und was du davon ansagen darfst</translation>
    </message>
    <message>
        <source>Show scored melds</source>
        <translation>Gezählte Ansagen zeigen</translation>
    </message>
    <message>
        <source>The cards of the melds that scored in this trick</source>
        <translation>Die Karten der Ansagen, die in diesem Stich gezählt haben</translation>
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
        <source>Read the slate</source>
        <translation>Tafel lesen</translation>
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
        <source>Announce trumps</source>
        <translation>Atout vorlesen</translation>
    </message>
    <message>
        <source>Says what trumps are and what lies in the middle</source>
        <translation>Liest vor, was Atout ist und was in der Mitte liegt</translation>
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
        <translation>Dieselben Karten nochmals spielen</translation>
    </message>
    <message>
        <source>As a practice match of one hand; the current match stays saved</source>
        <translation>Als Übungspartie mit einer Runde; die jetzige Partie bleibt gespeichert</translation>
    </message>
    <message>
        <source>Play it with seats swapped</source>
        <translation>Mit getauschten Plätzen spielen</translation>
    </message>
    <message>
        <source>The same deal with your opponent’s cards, as a practice match of one hand</source>
        <translation>Dieselben Karten, aber du bekommst die deines Gegenübers; als Übungspartie mit einer Runde</translation>
    </message>
    <message>
        <source>Go out?</source>
        <translation>Ausmelden?</translation>
    </message>
    <message>
        <source>With less than %1 points you lose the game.</source>
        <translation>Mit weniger als %1 Punkten verlierst du das Spiel.</translation>
    </message>
    <message>
        <source>You have %1 points but need %2. If you go out now, you lose the game.</source>
        <translation>Du hast %1 Punkte, brauchst aber %2. Wenn du dich jetzt ausmeldest, verlierst du das Spiel.</translation>
    </message>
    <message>
        <source>Both of you are out after this béla, and your opponent’s %1 beats your %2: you lose.</source>
        <translation>Ihr seid nach dieser Bela beide aus, aber dein Gegenüber hat %1 und du nur %2: Du verlierst.</translation>
    </message>
    <message>
        <source>It would count double (%1).</source>
        <translation>Es würde doppelt zählen (%1).</translation>
    </message>
    <message>
        <source>Go out and lose</source>
        <translation>Ausmelden und verlieren</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Declare %1 and %2 of trumps: %3 points</source>
        <comment>King and Over</comment>
        <translation>%1 und %2 von Atout ansagen: %3 Punkte</translation>
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
    <message>
        <source>Trumps</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>Trumps: %1</source>
        <translation>Atout: %1</translation>
    </message>
    <message>
        <source>Other suits</source>
        <translation>Andere Farben</translation>
    </message>
    <message>
        <source>The last trick: %1 more.</source>
        <translation>Der letzte Stich: %1 dazu.</translation>
    </message>
    <message>
        <source>%1 game</source>
        <comment>Hungarian, or Austrian</comment>
        <translation>Spiel: %1</translation>
    </message>
    <message>
        <source>Meld</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>In a row: %1.</source>
        <translation>In einer Reihe: %1.</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Ansagen</translation>
    </message>
</context>
<context>
    <name>PointsEntry</name>
    <message>
        <source>&amp;Card values</source>
        <translation>&amp;Kartenwerte</translation>
    </message>
    <message>
        <source>A card with the order and the points of cards and melds</source>
        <translation>Reihenfolge und Punkte der Karten und Ansagen auf einen Blick</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>%1 deals. Cut the pack: click a card or choose one with the arrow keys and press Space. Space alone cuts in the middle.</source>
        <translation>%1 gibt. Heb ab: Klick auf eine Karte oder wähl eine mit den Pfeiltasten und drück die Leertaste. Die Leertaste allein hebt in der Mitte ab.</translation>
    </message>
    <message>
        <source>%1 deals. Which card of the pack should be turned up? Without a request it is the 19th.</source>
        <translation>%1 gibt. Die wievielte Karte soll aufgedeckt werden? Ohne Wunsch ist es die 19.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Die Runde ist vorbei.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 überlegt …</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Du bist dran.</translation>
    </message>
    <message>
        <source>%1’s turn.</source>
        <translation>%1 ist dran.</translation>
    </message>
    <message>
        <source>You lead. Sudden death: the first points win the game.</source>
        <translation>Du spielst aus. Entscheidungsrunde: Die ersten Punkte gewinnen das Spiel.</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Du spielst aus.</translation>
    </message>
    <message>
        <source>You lead to trick %1.</source>
        <translation>Du spielst zu Stich %1 aus.</translation>
    </message>
    <message>
        <source>%1 led the %2. Your card.</source>
        <translation>%1 hat %2 ausgespielt. Deine Karte.</translation>
    </message>
    <message>
        <source>The trick is yours.</source>
        <translation>Der Stich gehört dir.</translation>
    </message>
    <message>
        <source>%1 wins the trick.</source>
        <translation>%1 gewinnt den Stich.</translation>
    </message>
    <message>
        <source>You have nothing to declare now.</source>
        <translation>Du hast gerade nichts anzusagen.</translation>
    </message>
    <message>
        <source>You have nothing to declare now. %1 shows your melds.</source>
        <translation>Du hast gerade nichts anzusagen. %1 zeigt deine Ansagen.</translation>
    </message>
    <message>
        <source>You drew the %1, %3 the %2. The lower card deals first: you.</source>
        <translation>Du hast %1 gezogen, %3 %2. Wer die niedrigere Karte hat, gibt zuerst: du.</translation>
    </message>
    <message>
        <source>You drew the %1, %3 the %2. The lower card deals first: %3.</source>
        <translation>Du hast %1 gezogen, %3 %2. Wer die niedrigere Karte hat, gibt zuerst: %3.</translation>
    </message>
    <message numerus="yes">
        <source>(Drawn %n time(s): ties are drawn again.)</source>
        <translation>
            <numerusform>(%n-mal gezogen: Bei gleichem Rang wird nochmals gezogen.)</numerusform>
            <numerusform>(%n-mal gezogen: Bei gleichem Rang wird nochmals gezogen.)</numerusform>
        </translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>the kind of the match on the table</comment>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Practice · trick %2 of 16
Trumps: %1</source>
        <translation>Übung · Stich %2 von 16
Atout: %1</translation>
    </message>
    <message>
        <source>Trick %2 of 16
Trumps: %1</source>
        <translation>Stich %2 von 16
Atout: %1</translation>
    </message>
    <message>
        <source>Hand %1 again, now in %4’s seat. The score starts as it stood: %2 to %3.</source>
        <translation>Nochmals Runde %1, diesmal auf dem Platz von %4. Ihr beginnt mit dem alten Stand, %2 zu %3.</translation>
    </message>
    <message>
        <source>Hand %1 again. The score starts as it stood: %2 to %3.</source>
        <translation>Nochmals Runde %1. Ihr beginnt mit dem alten Stand, %2 zu %3.</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <translation>Zurückgenommen: %1.</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>a card</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>your declaration</source>
        <translation>deine Ansage</translation>
    </message>
    <message>
        <source>your béla</source>
        <translation>deine Bela</translation>
    </message>
    <message>
        <source>the exchange of the Seven</source>
        <translation>der Tausch des Siebeners</translation>
    </message>
    <message>
        <source>the choice of card %1</source>
        <translation>die Wahl von Karte %1</translation>
    </message>
    <message>
        <source>going out</source>
        <translation>das Ausmelden</translation>
    </message>
    <message>
        <source>Undo is available in practice matches only.</source>
        <translation>Entscheidungen kann man nur in Übungspartien zurücknehmen.</translation>
    </message>
    <message>
        <source>There is nothing to undo in this hand yet.</source>
        <translation>In dieser Runde gibt es noch nichts zurückzunehmen.</translation>
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
    <name>RecordView</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>&amp;Copy this hand as text</source>
        <translation>Diese Runde als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>Check this &amp;deal…</source>
        <translation>Karten&amp;verteilung prüfen …</translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation>&amp;Dieselben Karten nochmals</translation>
    </message>
    <message>
        <source>With &amp;seats swapped</source>
        <translation>Mit &amp;getauschten Plätzen</translation>
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
        <source>Up and Down: hand by hand, or trick by trick in the text. Left and Right: another hand.</source>
        <translation>Auf und Ab: Runde für Runde, oder im Text Stich für Stich. Links und Rechts: eine andere Runde.</translation>
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
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>No trick is being played.</source>
        <translation>Gerade wird kein Stich gespielt.</translation>
    </message>
    <message>
        <source>The trick is full and must be gathered first.</source>
        <translation>Der Stich ist voll und muss zuerst eingezogen werden.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht an der Reihe.</translation>
    </message>
    <message>
        <source>First choose the card to be turned up.</source>
        <translation>Wähle zuerst die Karte, die aufgedeckt wird.</translation>
    </message>
    <message>
        <source>From trick 8 on you must follow suit: %1 were led, and you have some.</source>
        <translation>Ab Stich 8 musst du Farbe bekennen: Ausgespielt ist %1, und du hast noch Karten dieser Farbe.</translation>
    </message>
    <message>
        <source>From trick 8 on, if you cannot follow suit, you must play a trump: %1.</source>
        <translation>Ab Stich 8 musst du, wenn du die ausgespielte Farbe nicht hast, Atout spielen: %1.</translation>
    </message>
    <message>
        <source>The card to be turned up must be chosen first.</source>
        <translation>Zuerst wird die Karte gewählt, die aufgedeckt wird.</translation>
    </message>
    <message>
        <source>You cannot do that now.</source>
        <translation>Das geht gerade nicht.</translation>
    </message>
    <message>
        <source>Melds are declared in tricks 1 to 8, before your own card, once per trick.</source>
        <translation>Angesagt wird in den Stichen 1 bis 8, vor der eigenen Karte, einmal in einem Stich.</translation>
    </message>
    <message>
        <source>After what your opponent said, this could not score now.</source>
        <translation>Nach dem, was dein Gegenüber gesagt hat, würde das jetzt nicht zählen.</translation>
    </message>
    <message>
        <source>After one that has scored, it must go higher, be longer with the same top card, or lie below with a gap.</source>
        <translation>Nach einer, die gezählt hat, muss sie höher reichen, bei gleicher oberster Karte länger sein oder mit Abstand darunter liegen.</translation>
    </message>
    <message>
        <source>It lies entirely within a sequence that has already scored.</source>
        <translation>Sie liegt ganz in einer Folge, die gezählt hat.</translation>
    </message>
    <message>
        <source>It has already scored in this hand.</source>
        <translation>Das hat in dieser Runde schon gezählt.</translation>
    </message>
    <message>
        <source>By your house rules it may not touch a sequence that has scored.</source>
        <translation>Nach euren Hausregeln darf sie keine Folge berühren, die schon gezählt hat.</translation>
    </message>
    <message>
        <source>For béla you need %1 and %2 of trumps in your hand: once per hand, until trick 8 is gathered.</source>
        <translation>Für Bela brauchst du %1 und %2 von Atout in der Hand; einmal in einer Runde, bis Stich 8 eingezogen ist.</translation>
    </message>
    <message>
        <source>You can exchange only the trump Seven, from your hand, while the turned-up card is on the table.</source>
        <translation>Tauschen kann man nur den Atout-Siebener aus der Hand, solange die aufgedeckte Karte daliegt.</translation>
    </message>
    <message>
        <source>Only the leader can exchange, before declaring and playing.</source>
        <translation>Nur wer ausspielt, darf tauschen, und zwar vor Ansage und Karte.</translation>
    </message>
    <message>
        <source>You declared the Seven in a sequence: no exchange until the trick is gathered.</source>
        <translation>Du hast den Siebener in einer Folge angesagt: kein Tausch, bis der Stich eingezogen ist.</translation>
    </message>
    <message>
        <source>In sudden death nobody goes out: the first points win.</source>
        <translation>In der Entscheidungsrunde meldet sich niemand aus: Die ersten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>Das lassen die Regeln jetzt nicht zu.</translation>
    </message>
    <message>
        <source>By your house rule you exchange before you declare béla in a trick.</source>
        <translation>Nach deiner Hausregel wird in einem Stich vor der Bela getauscht, nicht danach.</translation>
    </message>
    <message>
        <source>You are tied, and both of you are out: nobody may go out any more, and the next points win.</source>
        <translation>Gleichstand, und ihr seid beide aus: Niemand darf sich mehr ausmelden, die nächsten Punkte entscheiden.</translation>
    </message>
    <message>
        <source>By your house rules, béla can be declared only before you play a card to the trick.</source>
        <translation>Nach euren Hausregeln wird Bela nur angesagt, bevor du eine Karte zum Stich spielst.</translation>
    </message>
</context>
<context>
    <name>RefusedRecords</name>
    <message>
        <source>the hand is over</source>
        <translation>die Runde ist vorbei</translation>
    </message>
    <message>
        <source>no hand is running</source>
        <translation>es läuft keine Runde</translation>
    </message>
    <message>
        <source>the non-dealer first asks for the turned card</source>
        <translation>wer nicht gibt, wählt zuerst die aufgedeckte Karte</translation>
    </message>
    <message>
        <source>the non-dealer asks for the turned card</source>
        <translation>die aufgedeckte Karte wählt, wer nicht gibt</translation>
    </message>
    <message>
        <source>nobody may go out in a hand of sudden death</source>
        <translation>in der Entscheidungsrunde darf sich niemand ausmelden</translation>
    </message>
    <message>
        <source>both are out and equal: nobody may go out any more</source>
        <translation>beide sind aus und gleichauf: niemand darf sich mehr ausmelden</translation>
    </message>
    <message>
        <source>the turned card is chosen once, before the first packet</source>
        <translation>die aufgedeckte Karte wird einmal gewählt, vor dem ersten Geben</translation>
    </message>
    <message>
        <source>it is not this player&apos;s turn to play</source>
        <translation>dieser Spieler ist nicht an der Reihe</translation>
    </message>
    <message>
        <source>%1 is not in this player&apos;s hand</source>
        <translation>%1 ist nicht in dieser Hand</translation>
    </message>
    <message>
        <source>%1 was led and this player holds cards of that suit</source>
        <translation>%1 wurde ausgespielt, und dieser Spieler hat Karten dieser Farbe</translation>
    </message>
    <message>
        <source>this player cannot follow suit and holds trumps</source>
        <translation>dieser Spieler kann nicht bekennen und hat Atout</translation>
    </message>
    <message>
        <source>the trick is not full</source>
        <translation>der Stich ist nicht voll</translation>
    </message>
    <message>
        <source>the winner of a trick gathers it</source>
        <translation>einen Stich zieht ein, wer ihn gewonnen hat</translation>
    </message>
    <message>
        <source>melds are declared in tricks 1 to 8 only</source>
        <translation>angesagt wird nur in den Stichen 1 bis 8</translation>
    </message>
    <message>
        <source>melds are declared before the own card, in turn</source>
        <translation>angesagt wird vor der eigenen Karte, wenn man an der Reihe ist</translation>
    </message>
    <message>
        <source>all melds of a trick are declared together, once</source>
        <translation>alle Ansagen eines Stichs werden zugleich gemacht, einmal</translation>
    </message>
    <message>
        <source>at most one set in a trick</source>
        <translation>höchstens ein Vierling in einem Stich</translation>
    </message>
    <message>
        <source>at most one sequence in a trick</source>
        <translation>höchstens eine Folge in einem Stich</translation>
    </message>
    <message>
        <source>at most one sequence of a suit in a trick</source>
        <translation>höchstens eine Folge je Farbe in einem Stich</translation>
    </message>
    <message>
        <source>four Nines are no set in this variant</source>
        <translation>vier Neuner sind nach diesen Regeln kein Vierling</translation>
    </message>
    <message>
        <source>%1 has scored already</source>
        <translation>%1 hat schon gezählt</translation>
    </message>
    <message>
        <source>%1 may not follow what this player has scored in that suit</source>
        <translation>%1 darf nicht auf das folgen, was dieser Spieler in dieser Farbe schon gezählt hat</translation>
    </message>
    <message>
        <source>by what the leader said, this cannot score</source>
        <translation>nach dem, was zuvor gesagt wurde, kann das nicht zählen</translation>
    </message>
    <message>
        <source>béla is declared once in a hand</source>
        <translation>Bela wird einmal in einer Runde angesagt</translation>
    </message>
    <message>
        <source>this player does not hold King and Over of trumps</source>
        <translation>dieser Spieler hat König und Ober von Atout nicht</translation>
    </message>
    <message>
        <source>béla may be declared until trick 8 is gathered</source>
        <translation>Bela darf angesagt werden, bis Stich 8 eingezogen ist</translation>
    </message>
    <message>
        <source>béla is declared at one&apos;s own declaring step</source>
        <translation>Bela wird vor der eigenen Karte angesagt</translation>
    </message>
    <message>
        <source>this player does not hold the trump VII</source>
        <translation>dieser Spieler hat den Atout-Siebener nicht</translation>
    </message>
    <message>
        <source>the turned card has been drawn</source>
        <translation>die aufgedeckte Karte ist schon gezogen</translation>
    </message>
    <message>
        <source>only the leader exchanges, before playing a card</source>
        <translation>nur wer ausspielt, darf tauschen, bevor eine Karte liegt</translation>
    </message>
    <message>
        <source>the exchange comes before the declaration</source>
        <translation>der Tausch kommt vor der Ansage</translation>
    </message>
    <message>
        <source>the exchange comes before béla</source>
        <translation>der Tausch kommt vor Bela</translation>
    </message>
    <message>
        <source>the trump VII was declared in this trick</source>
        <translation>der Atout-Siebener wurde in diesem Stich angesagt</translation>
    </message>
    <message>
        <source>%1 is no card: a suit letter A L H B and a rank letter 7 8 9 X U O K A are</source>
        <translation>%1 ist keine Karte; das wäre ein Farbbuchstabe A L H B und ein Rang 7 8 9 X U O K A</translation>
    </message>
    <message>
        <source>%1 is no meld: a rank four times, or suit, top rank and length, are</source>
        <translation>%1 ist keine Ansage; das wäre viermal ein Rang, oder Farbe, oberster Rang und Länge</translation>
    </message>
    <message>
        <source>%1 is no sequence of three to eight cards</source>
        <translation>%1 ist keine Folge von drei bis acht Karten</translation>
    </message>
    <message>
        <source>four cards of rank %1 are no set</source>
        <translation>vier Karten vom Rang %1 sind kein Vierling</translation>
    </message>
    <message>
        <source>a sequence is a suit, the rank of its top card, and its length</source>
        <translation>eine Folge besteht aus einer Farbe, dem Rang ihrer obersten Karte und ihrer Länge</translation>
    </message>
    <message>
        <source>a declaration holds at least one meld, and nothing else</source>
        <translation>angesagt wird mindestens ein Vierling oder eine Folge, und nichts anderes</translation>
    </message>
    <message>
        <source>the 4th, 7th, 10th, 13th, 16th or 19th card may be turned</source>
        <translation>aufgedeckt werden darf die 4., 7., 10., 13., 16. oder 19. Karte</translation>
    </message>
    <message>
        <source>%1 does not begin with a seat, 0: or 1:</source>
        <translation>%1 beginnt nicht mit einem Platz, 0: oder 1:</translation>
    </message>
    <message>
        <source>%1 is no action</source>
        <translation>%1 ist kein Zug</translation>
    </message>
    <message>
        <source>%1 is no text</source>
        <translation>%1 ist kein Text</translation>
    </message>
    <message>
        <source>%1 is no card</source>
        <translation>%1 ist keine Karte</translation>
    </message>
    <message>
        <source>%1 is no seat</source>
        <translation>%1 ist kein Platz</translation>
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
        <source>players must be two names</source>
        <translation>players muss zwei Namen enthalten</translation>
    </message>
    <message>
        <source>a match has two players, and each a name</source>
        <translation>eine Partie hat zwei Spieler, und jeder einen Namen</translation>
    </message>
    <message>
        <source>first_dealer must be 0 or 1</source>
        <translation>first_dealer muss 0 oder 1 sein</translation>
    </message>
    <message>
        <source>first_dealer is %1; it must be seat 0 or 1</source>
        <translation>first_dealer ist %1; es muss Platz 0 oder 1 sein</translation>
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
        <source>the deck must be a text of 32 codes</source>
        <translation>die Karten müssen ein Text aus 32 Kürzeln sein</translation>
    </message>
    <message>
        <source>a deck is each of the 32 cards once</source>
        <translation>die Karten sind jede der 32 einmal</translation>
    </message>
    <message>
        <source>no deck is needed now</source>
        <translation>es werden jetzt keine Karten gebraucht</translation>
    </message>
    <message>
        <source>the match is won already</source>
        <translation>die Partie ist schon gewonnen</translation>
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
        <source>the variant must be an object with every switch of R11</source>
        <translation>variant muss ein Objekt mit allen Schaltern von R11 sein</translation>
    </message>
    <message>
        <source>the variant lacks %1</source>
        <translation>in variant fehlt %1</translation>
    </message>
    <message>
        <source>the variant has unknown switches: %1</source>
        <translation>variant hat unbekannte Schalter: %1</translation>
    </message>
    <message>
        <source>name is %1; it must be a text</source>
        <translation>name ist %1; es muss ein Text sein</translation>
    </message>
    <message>
        <source>double_below is %1; it must be a whole number from 1 to 501</source>
        <translation>double_below ist %1; es muss eine ganze Zahl von 1 bis 501 sein</translation>
    </message>
    <message>
        <source>match_target is %1; it must be 1 to 20, or null</source>
        <translation>match_target ist %1; es muss 1 bis 20 sein, oder null</translation>
    </message>
    <message>
        <source>%1 is %2; it must be one of %3</source>
        <translation>%1 ist %2; möglich sind %3</translation>
    </message>
    <message>
        <source>deal_proof has more than %1 bytes</source>
        <translation>deal_proof hat mehr als %1 Bytes</translation>
    </message>
    <message>
        <source>the deal proof has no SHA-256 or no salt in hexadecimal digits</source>
        <translation>der Beweis der Verteilung hat keine SHA-256-Prüfzahl oder kein Salt aus hexadezimalen Ziffern</translation>
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
        <source>deal_proof: %1</source>
        <translation>deal_proof: %1</translation>
    </message>
    <message>
        <source>Expected %1, got %2 - at %3</source>
        <translation>erwartet wird %1, gefunden %2 – bei %3</translation>
    </message>
    <message>
        <source>Expected %1, got %2</source>
        <translation>erwartet wird %1, gefunden %2</translation>
    </message>
    <message>
        <source>Expected %1 - at %2</source>
        <translation>erwartet wird %1 – bei %2</translation>
    </message>
    <message>
        <source>Expected %1</source>
        <translation>erwartet wird %1</translation>
    </message>
    <message>
        <source>Object missing required field %1 - at %2</source>
        <translation>im Objekt fehlt das Feld %1 – bei %2</translation>
    </message>
    <message>
        <source>Object missing required field %1</source>
        <translation>im Objekt fehlt das Feld %1</translation>
    </message>
    <message>
        <source>Object contains unknown field %1 - at %2</source>
        <translation>das Objekt hat ein unbekanntes Feld %1 – bei %2</translation>
    </message>
    <message>
        <source>Object contains unknown field %1</source>
        <translation>das Objekt hat ein unbekanntes Feld %1</translation>
    </message>
    <message>
        <source>Invalid enum value %1 - at %2</source>
        <translation>unzulässiger Wert %1 – bei %2</translation>
    </message>
    <message>
        <source>Invalid enum value %1</source>
        <translation>unzulässiger Wert %1</translation>
    </message>
    <message>
        <source>a match that begins with points has no record</source>
        <translation>eine Partie, die mit Punkten beginnt, hat keine Aufzeichnung</translation>
    </message>
    <message>
        <source>there is no hand %1</source>
        <translation>es gibt keine Runde %1</translation>
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
        <source>Tartli ignores %1=&quot;%2&quot;. Only numbers from %3 to %4 make sense.</source>
        <translation>Tartli ignoriert %1=&quot;%2&quot;. Sinnvoll sind nur Zahlen von %3 bis %4.</translation>
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
        <source>Assistance</source>
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
        <source>Slate</source>
        <translation>Tafel</translation>
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
        <source>Pac&amp;k of cards:</source>
        <translation>Kartens&amp;piel:</translation>
    </message>
    <message>
        <source>Acorns, Leaves, Hearts and Bells, with the people of William Tell.</source>
        <translation>Eichel, Laub, Herz und Schellen, mit den Figuren aus dem Wilhelm Tell.</translation>
    </message>
    <message>
        <source>Clubs, Spades, Hearts and Diamonds; the Queen is the Over, the Jack the Under.</source>
        <translation>Kreuz, Pik, Herz und Karo; die Dame ist der Ober, der Bube der Unter.</translation>
    </message>
    <message>
        <source>Your own pictures.</source>
        <translation>Deine eigenen Bilder.</translation>
    </message>
    <message>
        <source>Tell cards</source>
        <translation>Tell-Karten</translation>
    </message>
    <message>
        <source>French cards</source>
        <translation>Französische Karten</translation>
    </message>
    <message>
        <source>&amp;Letters in the corners:</source>
        <translation>&amp;Buchstaben in den Ecken:</translation>
    </message>
    <message>
        <source>They help to tell the cards apart. Real Tell cards have none.</source>
        <translation>An ihnen sind die Karten leichter zu erkennen. Echte Tell-Karten haben keine.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Same as the program</source>
        <translation>Wie die Programmsprache</translation>
    </message>
    <message>
        <source>&amp;Sort the hand:</source>
        <translation>Hand &amp;ordnen:</translation>
    </message>
    <message>
        <source>Keeps your cards sorted by suit, with trumps on the left.</source>
        <translation>Deine Karten bleiben nach Farben geordnet, mit Atout links.</translation>
    </message>
    <message>
        <source>Your cards stay where you drag them.</source>
        <translation>Deine Karten bleiben, wo du sie hinziehst.</translation>
    </message>
    <message>
        <source>Automatically</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Manually</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>&amp;Alternate dark and light suits</source>
        <translation>&amp;Dunkle und helle Farben abwechseln</translation>
    </message>
    <message>
        <source>Keeps suits that look alike apart.</source>
        <translation>Farben, die einander ähnlich sehen, liegen nicht nebeneinander.</translation>
    </message>
    <message>
        <source>Only applies when the hand is sorted automatically.</source>
        <translation>Gilt nur, wenn die Hand automatisch geordnet wird.</translation>
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
        <source>&amp;Play a card:</source>
        <translation>Karte &amp;spielen:</translation>
    </message>
    <message>
        <source>The keyboard always works as well.</source>
        <translation>Die Tastatur geht immer.</translation>
    </message>
    <message>
        <source>Click or drag</source>
        <translation>Klicken oder Ziehen</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klicken</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>&amp;Go out:</source>
        <translation>&amp;Ausmelden:</translation>
    </message>
    <message>
        <source>You count your points yourself and say when you are out.</source>
        <translation>Du zählst deine Punkte selbst und sagst, wann du aus bist.</translation>
    </message>
    <message>
        <source>Tells you when you reach 501 points.</source>
        <translation>Du wirst erinnert, wenn du 501 Punkte hast.</translation>
    </message>
    <message>
        <source>Goes out for you as soon as you have 501 points.</source>
        <translation>Das Programm meldet dich aus, sobald du 501 Punkte hast.</translation>
    </message>
    <message>
        <source>Remind me</source>
        <translation>Erinnere mich</translation>
    </message>
    <message>
        <source>Gather a &amp;trick:</source>
        <translation>S&amp;tich einziehen:</translation>
    </message>
    <message>
        <source>A full trick stays until you click.</source>
        <translation>Ein voller Stich bleibt liegen, bis du klickst.</translation>
    </message>
    <message>
        <source>A full trick stays for a while.</source>
        <translation>Ein voller Stich bleibt eine Weile liegen.</translation>
    </message>
    <message>
        <source>A full trick stays for a while; a click gathers it at once.</source>
        <translation>Ein voller Stich bleibt eine Weile liegen; ein Klick zieht ihn sofort ein.</translation>
    </message>
    <message>
        <source>Click or automatically</source>
        <translation>Klicken oder automatisch</translation>
    </message>
    <message>
        <source>Gather &amp;after:</source>
        <translation>Einziehen &amp;nach:</translation>
    </message>
    <message>
        <source>How long a full trick stays on the table.</source>
        <translation>Wie lange ein voller Stich auf dem Tisch bleibt.</translation>
    </message>
    <message>
        <source>Only applies when tricks are gathered automatically.</source>
        <translation>Gilt nur, wenn Stiche automatisch eingezogen werden.</translation>
    </message>
    <message>
        <source>&amp;Opponent’s thinking time:</source>
        <translation>Bedenkzeit des Gegen&amp;übers:</translation>
    </message>
    <message>
        <source>How long your opponent waits before each card.</source>
        <translation>Wie lange dein Gegenüber vor jeder Karte wartet.</translation>
    </message>
    <message>
        <source>Alwa&amp;ys turn up the last card</source>
        <translation>&amp;Immer die letzte Karte aufdecken</translation>
    </message>
    <message>
        <source>You are never asked which card to turn up; it is always the 19th.</source>
        <translation>Du wirst nie gefragt, welche Karte aufgedeckt wird; es ist immer die 19.</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <translation>&amp;Schriftgröße:</translation>
    </message>
    <message>
        <source>Scales all text, on top of the system setting.</source>
        <translation>Größe aller Texte, zusätzlich zur Einstellung des Systems.</translation>
    </message>
    <message>
        <source>%</source>
        <comment>after a number: per cent</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>Large car&amp;d corners</source>
        <translation>&amp;Große Zeichen in den Ecken</translation>
    </message>
    <message>
        <source>Makes rank and suit as large as the corner allows.</source>
        <translation>Rang und Farbe werden so groß gezeigt, wie in der Ecke Platz ist.</translation>
    </message>
    <message>
        <source>&amp;4 colours for 4 suits</source>
        <translation>&amp;4 Farbtöne für die 4 Farben</translation>
    </message>
    <message>
        <source>Gives each suit its own corner colour.</source>
        <translation>Bei jeder Farbe sind die Ecken anders unterlegt.</translation>
    </message>
    <message>
        <source>W&amp;indow colours:</source>
        <translation>Farben der &amp;Fenster:</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Starker Kontrast</translation>
    </message>
    <message>
        <source>Ad&amp;just reading time:</source>
        <translation>&amp;Lesezeit anpassen:</translation>
    </message>
    <message>
        <source>2: full tricks, shown melds and tooltips stay twice as long.</source>
        <translation>2: Volle Stiche, gezeigte Ansagen und Hinweise bleiben doppelt so lang.</translation>
    </message>
    <message>
        <source> ×</source>
        <comment>after a number: times as long</comment>
        <translation> ×</translation>
    </message>
    <message>
        <source>Only applies when cards are animated.</source>
        <translation>Gilt nur, wenn sich die Karten bewegen.</translation>
    </message>
    <message>
        <source>Ani&amp;mate cards</source>
        <translation>Karten bewe&amp;gen sich</translation>
    </message>
    <message>
        <source>When off, cards jump straight into place.</source>
        <translation>Sonst liegen die Karten sofort an ihrem Platz.</translation>
    </message>
    <message>
        <source>Sp&amp;eed:</source>
        <translation>&amp;Tempo:</translation>
    </message>
    <message>
        <source>2 is twice the normal speed.</source>
        <translation>2 ist doppelt so schnell wie normal.</translation>
    </message>
    <message>
        <source> ×</source>
        <comment>after a number: times as fast</comment>
        <translation> ×</translation>
    </message>
    <message>
        <source>Re&amp;duced motion:</source>
        <translation>&amp;Weniger Bewegung:</translation>
    </message>
    <message>
        <source>Leaves out long movements across the table.</source>
        <translation>Weite Bewegungen über den Tisch entfallen.</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>You hear cards on the table, chalk and sponge.</source>
        <translation>Man hört Karten auf dem Tisch, Kreide und Schwamm.</translation>
    </message>
    <message>
        <source>Ta&amp;ble sounds</source>
        <translation>Geräusche &amp;vom Tisch</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Lautstärke:</translation>
    </message>
    <message>
        <source>Only applies when sound is on.</source>
        <translation>Gilt nur, wenn der Ton eingeschaltet ist.</translation>
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
        <source>C&amp;halk signs:</source>
        <translation>&amp;Kreidezeichen:</translation>
    </message>
    <message>
        <source>How points are written on the slate.</source>
        <translation>Wie Punkte auf der Tafel geschrieben werden.</translation>
    </message>
    <message>
        <source>According to the rules</source>
        <translation>Nach den Regeln</translation>
    </message>
    <message>
        <source>Austrian</source>
        <translation>Österreichisch</translation>
    </message>
    <message>
        <source>La&amp;nguage:</source>
        <translation>Sp&amp;rache:</translation>
    </message>
    <message>
        <source>Screen reader de&amp;tail:</source>
        <translation>Te&amp;xt zum Vorlesen:</translation>
    </message>
    <message>
        <source>What your opponent does and says, the card you draw, and how each hand ends.</source>
        <translation>Was dein Gegenüber tut und sagt, die Karte, die du ziehst, und wie eine Runde endet.</translation>
    </message>
    <message>
        <source>The same, plus whose turn it is and who takes each trick.</source>
        <translation>Das alles, wer an der Reihe ist, und wer jeden Stich gewinnt.</translation>
    </message>
    <message>
        <source>The same, plus your own cards, the points of each trick, the score and the talon.</source>
        <translation>Das alles, deine eigenen Karten, die Punkte jedes Stichs, der Stand und der Talon.</translation>
    </message>
    <message>
        <source>Brief</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Ausführlich</translation>
    </message>
</context>
<context>
    <name>ShownMelds</name>
    <message>
        <source>Melds that scored</source>
        <translation>Ansagen, die gezählt haben</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who scored, and the points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>Slate</name>
    <message>
        <source>Slate</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>{name}: points {points}, buli {games}.</source>
        <translation>{name}: Stand {points}, Buli-Punkte {games}.</translation>
    </message>
    <message>
        <source>{name}: points {points}, stakes {games}.</source>
        <translation>{name}: Stand {points}, Einsätze {games}.</translation>
    </message>
    <message>
        <source>The match goes to {target}.</source>
        <translation>Die Partie geht bis {target}.</translation>
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
        <translation>Ich hab Höheres.</translation>
    </message>
    <message>
        <source>Good.</source>
        <translation>Gut.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>melds named in full, and their points</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Béla!</source>
        <translation>Bela!</translation>
    </message>
    <message>
        <source>I exchange the Seven for the %1.</source>
        <translation>Ich tausche den Siebener gegen %1.</translation>
    </message>
    <message>
        <source>Card %1, please.</source>
        <translation>Die %1., bitte.</translation>
    </message>
    <message>
        <source>I draw the %1.</source>
        <translation>Ich ziehe %1.</translation>
    </message>
    <message>
        <source>I am out!</source>
        <translation>Ich bin aus!</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>All levels</source>
        <translation>Alle Stärken</translation>
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
        <source>Longest run of wins</source>
        <translation>Längste Siegesreihe</translation>
    </message>
    <message>
        <source>Games won : lost</source>
        <translation>Spiele gewonnen : verloren</translation>
    </message>
    <message>
        <source>Stichmatsch</source>
        <translation>Stichmatsch</translation>
    </message>
    <message>
        <source>False claims</source>
        <translation>Falsch ausgemeldet</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Points per hand</source>
        <translation>Punkte je Runde</translation>
    </message>
    <message>
        <source>   from tricks</source>
        <translation>   aus Stichen</translation>
    </message>
    <message>
        <source>   from melds</source>
        <translation>   aus Ansagen</translation>
    </message>
    <message>
        <source>Your best meld</source>
        <translation>Deine beste Ansage</translation>
    </message>
    <message>
        <source>Best meld of an opponent</source>
        <translation>Beste Ansage eines Gegenübers</translation>
    </message>
    <message>
        <source>practice matches (%1)</source>
        <translation>Übungspartien (%1)</translation>
    </message>
    <message>
        <source>imported matches (%1)</source>
        <translation>importierte Partien (%1)</translation>
    </message>
    <message>
        <source>matches between two people (%1)</source>
        <translation>Partien zwischen zwei Personen (%1)</translation>
    </message>
    <message>
        <source>copies (%1)</source>
        <translation>Kopien (%1)</translation>
    </message>
    <message>
        <source>matches that can only be read in part (%1)</source>
        <translation>nur teilweise lesbare Partien (%1)</translation>
    </message>
    <message>
        <source>unfinished matches, except for their finished hands (%1)</source>
        <translation>nicht beendete Partien bis auf ihre beendeten Runden (%1)</translation>
    </message>
    <message>
        <source>Not counted: %1.</source>
        <translation>Nicht gezählt: %1.</translation>
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
        <source>%1: won against %2 (%3), %4 : %5</source>
        <translation>%1: gegen %2 gewonnen (%3), %4 : %5</translation>
    </message>
    <message>
        <source>%1: tied with %2 (%3), %4 : %5</source>
        <translation>%1: gegen %2 unentschieden (%3), %4 : %5</translation>
    </message>
    <message>
        <source>%1: lost to %2 (%3), %4 : %5</source>
        <translation>%1: gegen %2 verloren (%3), %4 : %5</translation>
    </message>
    <message>
        <source>%1, with hints</source>
        <comment>how a match went</comment>
        <translation>%1, mit Tipps</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Partien gewonnen</translation>
    </message>
    <message>
        <source>Matches lost</source>
        <translation>Partien verloren</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Spiele gewonnen</translation>
    </message>
    <message>
        <source>Games lost</source>
        <translation>Spiele verloren</translation>
    </message>
    <message>
        <source>Maccs won</source>
        <translation>Double gewonnen</translation>
    </message>
    <message>
        <source>Maccs lost</source>
        <translation>Double verloren</translation>
    </message>
    <message>
        <source>Stichmatsch, mine</source>
        <translation>Stichmatsch (ich)</translation>
    </message>
    <message>
        <source>Stichmatsch, opponent’s</source>
        <translation>Stichmatsch (Gegenüber)</translation>
    </message>
    <message>
        <source>False claims, mine</source>
        <translation>Falsch ausgemeldet (ich)</translation>
    </message>
    <message>
        <source>False claims, opponent’s</source>
        <translation>Falsch ausgemeldet (Gegenüber)</translation>
    </message>
    <message>
        <source>Points per hand, mine</source>
        <translation>Punkte je Runde (ich)</translation>
    </message>
    <message>
        <source>Points per hand, opponent’s</source>
        <translation>Punkte je Runde (Gegenüber)</translation>
    </message>
    <message>
        <source>From tricks, mine</source>
        <translation>Aus Stichen (ich)</translation>
    </message>
    <message>
        <source>From tricks, opponent’s</source>
        <translation>Aus Stichen (Gegenüber)</translation>
    </message>
    <message>
        <source>From melds, mine</source>
        <translation>Aus Ansagen (ich)</translation>
    </message>
    <message>
        <source>From melds, opponent’s</source>
        <translation>Aus Ansagen (Gegenüber)</translation>
    </message>
    <message>
        <source>Best meld, mine</source>
        <translation>Beste Ansage (ich)</translation>
    </message>
    <message>
        <source>Best meld, opponent’s</source>
        <translation>Beste Ansage (Gegenüber)</translation>
    </message>
    <message>
        <source>Maccs or Double, won : lost</source>
        <translation>Double gewonnen : verloren</translation>
    </message>
    <message>
        <source>%1 won : lost</source>
        <comment>the word for a game that counts twice</comment>
        <translation>%1 gewonnen : verloren</translation>
    </message>
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
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Count h&amp;ouse rules</source>
        <translation>Auch &amp;Hausregeln</translation>
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
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>With and without</source>
        <translation>Mit und ohne</translation>
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
        <source>&amp;Rules:</source>
        <translation>&amp;Regeln:</translation>
    </message>
    <message>
        <source>&amp;Hints:</source>
        <translation>&amp;Tipps:</translation>
    </message>
    <message>
        <source>Matches with your own rules count towards the rules they resemble most</source>
        <translation>Partien nach eigenen Regeln zählen zu den Regeln, denen sie am ähnlichsten sind</translation>
    </message>
    <message>
        <source>On the &amp;slate</source>
        <translation>Auf der &amp;Tafel</translation>
    </message>
    <message>
        <source>Of two numbers, the first is yours and the second your opponent’s.</source>
        <translation>Die erste Zahl gehört dir, die zweite deinem Gegenüber.</translation>
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
        <source>No finished hands yet. Your results will appear here.</source>
        <translation>Noch keine Runde fertig gespielt. Hier siehst du dann, wie du stehst.</translation>
    </message>
    <message>
        <source>No match fits this choice yet.</source>
        <translation>Dazu gibt es noch keine Partie.</translation>
    </message>
    <message>
        <source>No hand has been played by these rules yet.</source>
        <translation>Nach diesen Regeln wurde noch keine Runde gespielt.</translation>
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
        <source>No match has been decided yet.</source>
        <translation>Noch ist keine Partie entschieden.</translation>
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
        <source>Matches won and lost, by opponent</source>
        <translation>Gewonnene und verlorene Partien, nach Gegenüber</translation>
    </message>
</context>
<context>
    <name>TitleDelegate</name>
    <message>
        <source>Title of the match</source>
        <translation>Titel der Partie</translation>
    </message>
</context>
<context>
    <name>Told</name>
    <message>
        <source>You draw the %2.</source>
        <translation>Du ziehst %2.</translation>
    </message>
    <message>
        <source>%1 draws the %2.</source>
        <translation>%1 zieht %2.</translation>
    </message>
    <message>
        <source>You take %2 points.</source>
        <translation>Du bekommst %2 Punkte.</translation>
    </message>
    <message>
        <source>%1 takes %2 points.</source>
        <translation>%1 bekommt %2 Punkte.</translation>
    </message>
    <message>
        <source>The hand is over. You have %1 points, %3 has %2.</source>
        <translation>Die Runde ist vorbei. Du hast %1 Punkte, %3 hat %2.</translation>
    </message>
    <message>
        <source>You win the game: %2.</source>
        <translation>Du gewinnst das Spiel: %2.</translation>
    </message>
    <message>
        <source>%1 wins the game: %2.</source>
        <translation>%1 gewinnt das Spiel: %2.</translation>
    </message>
    <message>
        <source>You win the match, %2 to %3.</source>
        <translation>Du gewinnst die Partie, %2 zu %3.</translation>
    </message>
    <message>
        <source>%1 wins the match, %2 to %3.</source>
        <translation>%1 gewinnt die Partie, %2 zu %3.</translation>
    </message>
    <message>
        <source>The score is tied. In the next hand, the first points win the game.</source>
        <translation>Gleichstand. Die nächste Runde ist die Entscheidungsrunde: Die ersten Punkte gewinnen das Spiel.</translation>
    </message>
    <message>
        <source>Both of you are out, and the score is tied. The next points decide the game.</source>
        <translation>Ihr seid beide aus, mit gleich vielen Punkten. Die nächsten Punkte entscheiden das Spiel.</translation>
    </message>
    <message>
        <source>You: %1</source>
        <translation>Du: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who speaks, and what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Trumps are %1; the %2 lies face up.</source>
        <translation>Atout ist %1; %2 liegt offen.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a suit, and the ranks of it that are held</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>You play the %1.</source>
        <translation>Du spielst %1.</translation>
    </message>
    <message>
        <source>%1 leads the %2.</source>
        <translation>%1 spielt %2 aus.</translation>
    </message>
    <message>
        <source>%1 plays the %2.</source>
        <translation>%1 spielt %2.</translation>
    </message>
    <message>
        <source>%1 Press Space to continue.</source>
        <translation>%1 Weiter mit der Leertaste.</translation>
    </message>
    <message>
        <source>%1 %2 points.</source>
        <translation>%1 %2 Punkte.</translation>
    </message>
    <message>
        <source>Your card.</source>
        <translation>Deine Karte.</translation>
    </message>
    <message>
        <source>%1 From this trick on you must follow suit.</source>
        <translation>%1 Ab diesem Stich muss man Farbe bekennen.</translation>
    </message>
    <message>
        <source>You can declare (%1).</source>
        <comment>%1 is a key</comment>
        <translation>Du kannst ansagen (%1).</translation>
    </message>
    <message>
        <source>You can say béla (%1).</source>
        <comment>%1 is a key</comment>
        <translation>Du kannst Bela sagen (%1).</translation>
    </message>
    <message>
        <source>You can exchange the Seven (%1).</source>
        <comment>%1 is a key</comment>
        <translation>Du kannst den Siebener tauschen (%1).</translation>
    </message>
    <message>
        <source>Cards in the talon: %1.</source>
        <translation>Karten im Talon: %1.</translation>
    </message>
    <message>
        <source>The talon is empty.</source>
        <translation>Der Talon ist leer.</translation>
    </message>
    <message>
        <source>You have %1 points, %3 has %2.</source>
        <translation>Du hast %1 Punkte, %3 hat %2.</translation>
    </message>
    <message>
        <source>Nothing has been dealt yet.</source>
        <translation>Es ist noch nichts gegeben.</translation>
    </message>
    <message>
        <source>Trumps are %1. Trick %2 of 16.</source>
        <translation>Atout ist %1. Stich %2 von 16.</translation>
    </message>
    <message>
        <source>The %1 lies face up.</source>
        <translation>%1 liegt offen.</translation>
    </message>
    <message>
        <source>You have played the %2.</source>
        <translation>Du hast %2 gespielt.</translation>
    </message>
    <message>
        <source>%1 has played the %2.</source>
        <translation>%1 hat %2 gespielt.</translation>
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
        <source>Access is denied. Check the permissions.</source>
        <translation>Der Zugriff ist nicht erlaubt. Prüfe die Zugriffsrechte.</translation>
    </message>
    <message>
        <source>Something else is in its place. Move that away.</source>
        <translation>Etwas anderes ist an seiner Stelle. Räum das weg.</translation>
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
        <source>Your matches in %1 cannot be opened. %2

The file is left as it is. %3</source>
        <translation>Deine Partien in %1 können nicht geöffnet werden. %2

Die Datei bleibt, wie sie ist. %3</translation>
    </message>
    <message>
        <source>You can play, but what you play now is not saved.</source>
        <translation>Du kannst spielen, aber was du jetzt spielst, wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>You can play, but nothing is saved until the file can be opened.</source>
        <translation>Du kannst spielen, aber gespeichert wird erst, wenn die Datei geöffnet werden kann.</translation>
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
</context>
<context>
    <name>TwoAtTable</name>
    <message>
        <source>The other player goes out</source>
        <translation>Der andere meldet sich aus</translation>
    </message>
    <message>
        <source>The other player speaks</source>
        <translation>Der andere spricht</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>%1 goes out</source>
        <comment>a player who is not to move</comment>
        <translation>%1 ist aus</translation>
    </message>
    <message>
        <source>%1 speaks</source>
        <comment>a player who is not to move</comment>
        <translation>%1 spricht</translation>
    </message>
    <message>
        <source>%1  (%2)</source>
        <comment>a button&apos;s words and its key</comment>
        <translation>%1  (%2)</translation>
    </message>
    <message>
        <source>Your hand is behind the curtain. %1 looks away.</source>
        <translation>Deine Hand liegt hinter dem Vorhang. %1 schaut weg.</translation>
    </message>
    <message>
        <source>I’m %1: open the curtain</source>
        <translation>Ich bin %1: Vorhang auf</translation>
    </message>
    <message>
        <source>%1, it is your turn to look</source>
        <translation>%1, jetzt schaust du</translation>
    </message>
    <message>
        <source>Go out?</source>
        <translation>Ausmelden?</translation>
    </message>
    <message>
        <source>Go out and lose</source>
        <translation>Ausmelden und verlieren</translation>
    </message>
    <message>
        <source>Go out</source>
        <translation>Ausmelden</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>TwoPeople</name>
    <message>
        <source>%1 deals. %2 cuts the pack: click a card or choose one with the arrow keys and press Space. Space alone cuts in the middle.</source>
        <translation>%1 gibt. %2 hebt ab: mit einem Klick auf eine Karte oder mit Pfeiltasten und Leertaste. Die Leertaste allein hebt in der Mitte ab.</translation>
    </message>
    <message>
        <source>%1 deals. %2, which card of the pack should be turned up? Without a request it is the 19th.</source>
        <translation>%1 gibt. %2, die wievielte Karte soll aufgedeckt werden? Ohne Wunsch ist es die 19.</translation>
    </message>
    <message>
        <source>It is %1’s turn to look.</source>
        <translation>Jetzt schaut %1.</translation>
    </message>
    <message>
        <source>It is not your turn, %1, but you can say something and then continue.</source>
        <translation>Du bist nicht an der Reihe, %1, aber du darfst etwas sagen; dann geht es weiter.</translation>
    </message>
    <message>
        <source>%1 wins the trick. Your meld scored, so you may speak first.</source>
        <translation>%1 gewinnt den Stich. Deine Ansage hat gezählt, also darfst du zuerst etwas sagen.</translation>
    </message>
    <message>
        <source>%1 drew the %3, %2 the %4. The lower card deals first: %5.</source>
        <translation>%1 hat %3 gezogen, %2 %4. Wer die niedrigere Karte hat, gibt zuerst: %5.</translation>
    </message>
    <message>
        <source>You drew the %1.</source>
        <translation>Du hast %1 gezogen.</translation>
    </message>
    <message>
        <source>%1, are you going out? With less than %2 points you lose the game.</source>
        <translation>%1, meldest du dich aus? Mit weniger als %2 Punkten verlierst du das Spiel.</translation>
    </message>
    <message>
        <source>%1, you have %2 points but need %3. If you go out now, you lose the game.</source>
        <translation>%1, du hast %2 Punkte, brauchst aber %3. Wenn du dich jetzt ausmeldest, verlierst du das Spiel.</translation>
    </message>
    <message>
        <source>%1, both of you are out after this béla, and your opponent’s %2 beats your %3: you lose.</source>
        <translation>%1, ihr seid nach dieser Bela beide aus, aber dein Gegenüber hat %2 und du nur %3: Du verlierst.</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>Hungarian</source>
        <translation>Ungarisch</translation>
    </message>
    <message>
        <source>Austrian</source>
        <translation>Österreichisch</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Eigene Regeln</translation>
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
        <source>Words of the game</source>
        <translation>Wörter des Spiels</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Pronunciation</source>
        <translation>Aussprache</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>In Hungarian the first syllable of a word is always stressed, and a letter is always spoken the same way. The stressed syllable is in capitals; the International Phonetic Alphabet stands between slashes.</source>
        <translation>Im Ungarischen wird immer die erste Silbe betont, und ein Buchstabe klingt immer gleich. In Großbuchstaben steht die betonte Silbe; å ist das dunkle a der Mundart, doppelte Selbstlaute sind lang; zwischen Schrägstrichen steht die internationale Lautschrift.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>In Austria</source>
        <translation>In Österreich</translation>
    </message>
    <message>
        <source>TORT-lee</source>
        <translation>TÅRT-li</translation>
    </message>
    <message>
        <source>this game</source>
        <translation>dieses Spiel</translation>
    </message>
    <message>
        <source>FEL-shersh (no r)</source>
        <translation>FEL-schöösch</translation>
    </message>
    <message>
        <source>another name of this game, after its highest trump</source>
        <translation>ein anderer Name des Spiels, nach seinem höchsten Atout</translation>
    </message>
    <message>
        <source>O-doo</source>
        <translation>Å-du</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>TO-lon</source>
        <translation>TÅ-lon</translation>
    </message>
    <message>
        <source>the cards you draw from after each trick</source>
        <translation>die Karten, von denen ihr nach jedem Stich zieht</translation>
    </message>
    <message>
        <source>BEH-mon-dahsh</source>
        <translation>BE-mon-daasch</translation>
    </message>
    <message>
        <source>what is declared: melds and béla</source>
        <translation>was angesagt wird: Folgen, Vierlinge und Bela</translation>
    </message>
    <message>
        <source>BOO-lee</source>
        <translation>BU-li</translation>
    </message>
    <message>
        <source>a point for winning a game</source>
        <translation>ein Punkt für ein gewonnenes Spiel</translation>
    </message>
    <message>
        <source>motch</source>
        <translation>måtsch</translation>
    </message>
    <message>
        <source>a game that counts double because the loser is far behind</source>
        <translation>ein Spiel, das doppelt zählt, weil der Verlierer weit zurückliegt</translation>
    </message>
    <message>
        <source>SHTIH-motch</source>
        <translation>SCHTICH-måtsch</translation>
    </message>
    <message>
        <source>all of tricks 8 to 16 for one player (the word is German)</source>
        <translation>alle Stiche von 8 bis 16 für einen Spieler (das Wort ist deutsch)</translation>
    </message>
    <message>
        <source>yoh</source>
        <translation>joo</translation>
    </message>
    <message>
        <source>“Good”: your meld is the better one</source>
        <translation>„Gut“: Deine Ansage ist die bessere</translation>
    </message>
    <message>
        <source>it NO-dyob von</source>
        <translation>it NÅ-djob wån</translation>
    </message>
    <message>
        <source>“Higher here”: my meld is the better one</source>
        <translation>„Ich hab Höheres“: Meine Ansage ist die bessere</translation>
    </message>
    <message>
        <source>kint VO-dyok</source>
        <translation>kint WÅ-djok</translation>
    </message>
    <message>
        <source>“I am out”: said when you go out</source>
        <translation>„Ich bin aus“: das sagt, wer sich ausmeldet</translation>
    </message>
    <message>
        <source>tehrts</source>
        <translation>terz</translation>
    </message>
    <message>
        <source>three cards of a suit in a row</source>
        <translation>drei Karten einer Farbe in einer Reihe</translation>
    </message>
    <message>
        <source>kvort</source>
        <translation>kwårt</translation>
    </message>
    <message>
        <source>four in a row</source>
        <translation>vier in einer Reihe</translation>
    </message>
    <message>
        <source>kvint</source>
        <translation>kwint</translation>
    </message>
    <message>
        <source>five in a row</source>
        <translation>fünf in einer Reihe</translation>
    </message>
    <message>
        <source>sext</source>
        <translation>ßext</translation>
    </message>
    <message>
        <source>six in a row</source>
        <translation>sechs in einer Reihe</translation>
    </message>
    <message>
        <source>sept</source>
        <translation>ßept</translation>
    </message>
    <message>
        <source>seven in a row</source>
        <translation>sieben in einer Reihe</translation>
    </message>
    <message>
        <source>okt</source>
        <translation>okt</translation>
    </message>
    <message>
        <source>all eight of a suit</source>
        <translation>alle acht einer Farbe</translation>
    </message>
    <message>
        <source>VON-nok</source>
        <translation>WÅN-nåk</translation>
    </message>
    <message>
        <source>“there are”: a set, all four cards of a rank</source>
        <translation>„es gibt“: ein Vierling, alle vier Karten eines Rangs</translation>
    </message>
    <message>
        <source>BAY-lo</source>
        <translation>BEE-lå</translation>
    </message>
    <message>
        <source>%1 and %2 of trumps; also a man’s name</source>
        <comment>King and Over</comment>
        <translation>%1 und %2 von Atout; auch ein Männername</translation>
    </message>
    <message>
        <source>mok</source>
        <translation>måkk</translation>
    </message>
    <message>
        <source>zerld (no r)</source>
        <translation>söld (weiches s)</translation>
    </message>
    <message>
        <source>%1; “green”</source>
        <translation>%1; „grün“</translation>
    </message>
    <message>
        <source>PEE-rosh</source>
        <translation>PI-rosch</translation>
    </message>
    <message>
        <source>%1; “red”</source>
        <translation>%1; „rot“</translation>
    </message>
    <message>
        <source>terk (no r)</source>
        <translation>tök</translation>
    </message>
    <message>
        <source>%1; “pumpkin”</source>
        <translation>%1; „Kürbis“</translation>
    </message>
    <message>
        <source>HEH-tesh</source>
        <translation>HE-tesch</translation>
    </message>
    <message>
        <source>NYOL-tsosh</source>
        <translation>NJOL-zåsch</translation>
    </message>
    <message>
        <source>KEE-len-tsesh</source>
        <translation>KI-len-zesch</translation>
    </message>
    <message>
        <source>TEE-zesh</source>
        <translation>TII-sesch (weiches s)</translation>
    </message>
    <message>
        <source>OL-shoh</source>
        <translation>ÅL-schoo</translation>
    </message>
    <message>
        <source>%1; “lower”</source>
        <translation>%1; „unterer“</translation>
    </message>
    <message>
        <source>FEL-sher (no r, long)</source>
        <translation>FEL-schöö</translation>
    </message>
    <message>
        <source>%1; “upper”</source>
        <translation>%1; „oberer“</translation>
    </message>
    <message>
        <source>FIL-koh</source>
        <translation>FIL-koo</translation>
    </message>
    <message>
        <source>the %1 again, as card players call it</source>
        <comment>Over</comment>
        <translation>noch einmal: %1, wie Kartenspieler dazu sagen</translation>
    </message>
    <message>
        <source>KEE-rah-y</source>
        <translation>KI-raaj</translation>
    </message>
    <message>
        <source>CHEE-koh</source>
        <translation>TSCHI-koo</translation>
    </message>
    <message>
        <source>“foal”: the %1 again, because of his horse</source>
        <comment>King</comment>
        <translation>„Fohlen“: noch einmal %1, wegen des Pferdes</translation>
    </message>
    <message>
        <source>ahss</source>
        <translation>aaß</translation>
    </message>
    <message>
        <source>DISS-noh</source>
        <translation>DISS-noo</translation>
    </message>
    <message>
        <source>“pig”: the %1 again</source>
        <comment>Ace</comment>
        <translation>„Schwein“: noch einmal %1, daher die „Sau“</translation>
    </message>
    <message>
        <source>three, four, five in a row</source>
        <translation>drei, vier, fünf in einer Reihe</translation>
    </message>
    <message>
        <source>all four cards of a rank</source>
        <translation>alle vier Karten eines Rangs</translation>
    </message>
    <message>
        <source>a game that counts double</source>
        <translation>ein Spiel, das doppelt zählt</translation>
    </message>
    <message>
        <source>what is declared</source>
        <translation>was angesagt wird</translation>
    </message>
</context>
<context>
    <name>_GroupBox</name>
    <message>
        <source>Its parts</source>
        <translation>Ihre Teile</translation>
    </message>
    <message numerus="yes">
        <source>Could still be split: %1 points in %n trick(s)</source>
        <translation>
            <numerusform>Noch zu teilen: %1 Punkte in %n Stich</numerusform>
            <numerusform>Noch zu teilen: %1 Punkte in %n Stichen</numerusform>
        </translation>
    </message>
    <message>
        <source>No tricks are left for declaring melds.</source>
        <translation>Es bleibt kein Stich mehr, in dem angesagt wird.</translation>
    </message>
    <message>
        <source>No part of it can score any more.</source>
        <translation>Kein Teil davon kann noch zählen.</translation>
    </message>
    <message numerus="yes">
        <source>With %n trick(s) left for melds, one of these could still score: %1.</source>
        <translation>
            <numerusform>In %n Stich, der für Ansagen bleibt, könnte noch eine davon zählen: %1.</numerusform>
            <numerusform>In den %n Stichen, die für Ansagen bleiben, könnte noch eine davon zählen: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n trick(s) left, these could score %1 points in this order: %2.</source>
        <translation>
            <numerusform>In %n Stich, der bleibt, könnten diese %1 Punkte bringen: %2.</numerusform>
            <numerusform>In den %n Stichen, die bleiben, könnten diese der Reihe nach %1 Punkte bringen: %2.</numerusform>
        </translation>
    </message>
</context>
</TS>
