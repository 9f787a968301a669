<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_AT" sourcelanguage="en">
<context>
    <name>Curtain</name>
    <message>
        <source>What has happened since</source>
        <translation>Was inzwischen passiert ist</translation>
    </message>
</context>
<context>
    <name>GamesSlate</name>
    <message>
        <source>Slate of all games</source>
        <translation>Tafel aller Spiele</translation>
    </message>
</context>
<context>
    <name>HandSummary</name>
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
        <source>Next &amp;game</source>
        <translation>Nächstes &amp;Spiel</translation>
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
        <source>Stakes</source>
        <translation>Einsätze</translation>
    </message>
    <message>
        <source>Nobody scored a meld.</source>
        <translation>Niemand hat mit einer Ansage gepunktet.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>P&amp;icture</source>
        <translation>&amp;Bild</translation>
    </message>
    <message>
        <source>The slate of the match as a picture, to keep or to send</source>
        <translation>Die Tafel der Partie als Bild, zum Aufheben oder Verschicken</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Th&amp;e match</source>
        <translation>&amp;Die Partie</translation>
    </message>
    <message>
        <source>Bulis</source>
        <translation>Buli-Punkte</translation>
    </message>
    <message>
        <source>Scored melds</source>
        <translation>Gezählte Ansagen</translation>
    </message>
    <message>
        <source>Last &amp;hand</source>
        <translation>&amp;Letzte Runde</translation>
    </message>
</context>
<context>
    <name>MatchChart</name>
    <message>
        <source>Chart of the match</source>
        <translation>Verlauf der Partie</translation>
    </message>
</context>
<context>
    <name>MeldDialog</name>
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
        <translation>Du hast nichts anzusagen. Dazu brauchst du drei Karten einer Farbe der Reihe nach oder vier vom selben Rang.</translation>
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
        <source>You will say nothing.</source>
        <translation>Du sagst nichts.</translation>
    </message>
    <message>
        <source>You will say: %1</source>
        <translation>Du sagst dann: %1</translation>
    </message>
</context>
<context>
    <name>ShownMelds</name>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Scored melds</source>
        <translation>Gezählte Ansagen</translation>
    </message>
</context>
<context>
    <name>Slate</name>
    <message>
        <source>Slate</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>{name}: points {points}, stakes {games}.</source>
        <translation>{name}: Stand {points}, Einsätze {games}.</translation>
    </message>
    <message>
        <source>The match goes to {target}.</source>
        <translation>Die Partie geht bis {target}.</translation>
    </message>
    <message>
        <source>{name}: points {points}, bulis {games}.</source>
        <translation>{name}: Stand {points}, Buli-Punkte {games}.</translation>
    </message>
</context>
<context>
    <name>Tartli.Check</name>
    <message>
        <source>%1 in points</source>
        <translation>%1 in Punkten</translation>
    </message>
    <message>
        <source>%1 in bulis</source>
        <translation>%1 in Buli-Punkten</translation>
    </message>
    <message>
        <source>%1 in stakes</source>
        <translation>%1 in Einsätzen</translation>
    </message>
</context>
<context>
    <name>Tartli.Face</name>
    <message>
        <source>Tartli</source>
        <translation>Tartli</translation>
    </message>
    <message>
        <source>Welcome to Tartli, the old card game of Hungary and Austria.</source>
        <translation>Willkommen bei Tartli, dem alten Kartenspiel aus Ungarn und Österreich.</translation>
    </message>
    <message>
        <source>Melds and tricks, to 501 points</source>
        <translation>Ansagen, bis 501 Punkte</translation>
    </message>
</context>
<context>
    <name>Tartli.Games</name>
    <message numerus="yes">
        <source>%n stake(s)</source>
        <translation>
            <numerusform>%n Einsatz</numerusform>
            <numerusform>%n Einsätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buli(s)</source>
        <translation>
            <numerusform>%n Buli-Punkt</numerusform>
            <numerusform>%n Buli-Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tartli.HandSummary</name>
    <message>
        <source>%1: %2</source>
        <comment>a meld, and its points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Das Bild ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>match.png</source>
        <translation>partie.png</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Picture saved as %1.</source>
        <translation>Bild als %1 gespeichert.</translation>
    </message>
    <message>
        <source>The picture could not be saved as %1. Choose another folder.</source>
        <translation>Das Bild konnte nicht als %1 gespeichert werden. Wähle einen anderen Ordner.</translation>
    </message>
    <message>
        <source>%1 (first to %2)</source>
        <comment>bulis or stakes, how many win the match</comment>
        <translation>%1 (bis %2)</translation>
    </message>
</context>
<context>
    <name>Tartli.Help</name>
    <message>
        <source>béla</source>
        <translation>Bela</translation>
    </message>
    <message>
        <source>%1 and %2 of trumps</source>
        <comment>King and Over</comment>
        <translation>%1 und %2 in Atout</translation>
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
        <source>For example: %1</source>
        <comment>what some chalk marks are together</comment>
        <translation>Zum Beispiel: %1</translation>
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
    <message>
        <source>%1 cards of a suit in a row</source>
        <comment>a number, or some: 5–8</comment>
        <translation>%1er-Folge einer Farbe</translation>
    </message>
    <message>
        <source>%1 in a row</source>
        <comment>a number, or some: 5–8</comment>
        <translation>%1 der Reihe nach</translation>
    </message>
    <message>
        <source>four %1</source>
        <comment>a rank, or some: Aces, Tens or Kings</comment>
        <translation>vier %1</translation>
    </message>
    <message>
        <source>all four %1</source>
        <comment>a rank, or some: Aces, Tens or Kings</comment>
        <translation>alle vier %1</translation>
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
        <source>Last trick: +%1</source>
        <translation>Letzter Stich: +%1</translation>
    </message>
    <message>
        <source>Other suits</source>
        <translation>Sonst</translation>
    </message>
    <message>
        <source>Order in a sequence: %1</source>
        <translation>In Folgen gilt: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the name of a meld, and what it is</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>Tartli.Hints</name>
    <message>
        <source>%1.</source>
        <comment>what to do, as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>what to do, and the reasons</comment>
        <translation>%1: [Satz]%2.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two things to declare</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Declare %1 first, then play the %2</source>
        <comment>melds, a card</comment>
        <translation>Sag zuerst [den]%1 an, dann spiel [den]%2</translation>
    </message>
    <message>
        <source>béla</source>
        <comment>to declare</comment>
        <translation>Bela</translation>
    </message>
    <message>
        <source>it’s the only card you may play</source>
        <translation>etwas anderes darfst du nicht spielen</translation>
    </message>
    <message>
        <source>it can’t be beaten</source>
        <translation>das kann niemand stechen</translation>
    </message>
    <message>
        <source>only a trump can take it</source>
        <translation>nur ein Atout kann das stechen</translation>
    </message>
    <message>
        <source>it wins the trick</source>
        <translation>das gewinnt den Stich</translation>
    </message>
    <message numerus="yes">
        <source>it wins the trick with %n point(s)</source>
        <translation>
            <numerusform>das gewinnt den Stich (%n Punkt)</numerusform>
            <numerusform>das gewinnt den Stich (%n Punkte)</numerusform>
        </translation>
    </message>
    <message>
        <source>it wins the last trick, which is worth 10 more</source>
        <translation>das gewinnt den letzten Stich, der 10 mehr zählt</translation>
    </message>
    <message>
        <source>you have won every trick since the 8th and can go on, for stichmatsch</source>
        <translation>du hast seit dem 8. jeden Stich gewonnen, so kann es ein Stichmatsch werden</translation>
    </message>
    <message numerus="yes">
        <source>you can’t win the trick, and this costs least: %n point(s)</source>
        <translation>
            <numerusform>den Stich bekommst du nicht, und so kostet er am wenigsten (%n Punkt)</numerusform>
            <numerusform>den Stich bekommst du nicht, und so kostet er am wenigsten (%n Punkte)</numerusform>
        </translation>
    </message>
    <message>
        <source>you risk none of your points</source>
        <translation>du riskierst keine eigenen Punkte</translation>
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
        <translation>so behältst du [den]%1</translation>
    </message>
    <message>
        <source>it saves a trump</source>
        <translation>das spart ein Atout</translation>
    </message>
    <message>
        <source>only the %1 can take it</source>
        <comment>a card</comment>
        <translation>nur [der]%1 kann das stechen</translation>
    </message>
    <message>
        <source>the loser of this trick draws the turned-up card, the %1</source>
        <comment>a card</comment>
        <translation>wer diesen Stich verliert, zieht die aufgedeckte Karte, [den]%1</translation>
    </message>
    <message numerus="yes">
        <source>it scores %n point(s) for certain</source>
        <translation>
            <numerusform>das zählt sicher %n Punkt</numerusform>
            <numerusform>das zählt sicher %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), unless your opponent has a better meld</source>
        <translation>
            <numerusform>%n Punkt, wenn dein Gegenüber nichts Besseres hat</numerusform>
            <numerusform>%n Punkte, wenn dein Gegenüber nichts Besseres hat</numerusform>
        </translation>
    </message>
    <message>
        <source>you get the %1</source>
        <comment>a card</comment>
        <translation>du bekommst [den]%1</translation>
    </message>
    <message numerus="yes">
        <source>you have %n point(s), and the game is yours</source>
        <translation>
            <numerusform>du hast %n Punkt, und das Spiel gehört dir</numerusform>
            <numerusform>du hast %n Punkte, und das Spiel gehört dir</numerusform>
        </translation>
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
        <translation>[den]%1 kannst du später noch ansagen</translation>
    </message>
    <message>
        <source>it’s a close call</source>
        <translation>eine knappe Entscheidung</translation>
    </message>
    <message>
        <source>played out to the end, it scores better</source>
        <translation>bis zum Ende gerechnet bringt das mehr</translation>
    </message>
    <message numerus="yes">
        <source>hard to explain, but it did better in %n simulated deal(s)</source>
        <translation>
            <numerusform>schwer zu erklären, aber in %n durchgespielten Verteilung ist mehr herausgekommen</numerusform>
            <numerusform>schwer zu erklären, aber in %n durchgespielten Verteilungen ist mehr herausgekommen</numerusform>
        </translation>
    </message>
    <message>
        <source>little depends on this card</source>
        <translation>auf diese Karte kommt es kaum an</translation>
    </message>
    <message>
        <source>your opponent must answer with the %1</source>
        <comment>a card</comment>
        <translation>dein Gegenüber muss [den]%1 zugeben</translation>
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
        <translation>du riskierst nur %1 Punkte statt %2</translation>
    </message>
    <message numerus="yes">
        <source>the trick is lost, with at least %n point(s)</source>
        <translation>
            <numerusform>der Stich ist verloren (mindestens %n Punkt)</numerusform>
            <numerusform>der Stich ist verloren (mindestens %n Punkte)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the trick is lost, with %n point(s)</source>
        <translation>
            <numerusform>der Stich ist verloren (%n Punkt)</numerusform>
            <numerusform>der Stich ist verloren (%n Punkte)</numerusform>
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
        <translation>so bleibt die Aussicht auf [den]%1</translation>
    </message>
    <message>
        <source>you keep the %1 for béla</source>
        <comment>a card</comment>
        <translation>[der]%1 bleibt dir für die Bela</translation>
    </message>
    <message>
        <source>you keep the Seven, to exchange it for the %1</source>
        <comment>a card</comment>
        <translation>du behältst den Siebener zum Tausch gegen [den]%1</translation>
    </message>
    <message>
        <source>you keep the %1, the highest left in its suit</source>
        <comment>a card</comment>
        <translation>[der]%1 bleibt dir, das Höchste dieser Farbe</translation>
    </message>
    <message>
        <source>you keep the higher %1</source>
        <comment>a card</comment>
        <translation>du behältst die höhere Karte, [den]%1</translation>
    </message>
    <message>
        <source>then you are out of %1 and can trump them</source>
        <comment>a suit</comment>
        <translation>dann hast du kein %1 mehr und kannst mit Atout stechen</translation>
    </message>
    <message>
        <source>your chance of winning the game is %1%, against %2% for %3</source>
        <comment>a card</comment>
        <translation>deine Chance auf das Spiel ist %1 % (%3: %2 %)</translation>
    </message>
    <message numerus="yes">
        <source>it is %n point(s) better than %1</source>
        <comment>a card</comment>
        <translation>
            <numerusform>das ist um %n Punkt besser als %1</numerusform>
            <numerusform>das ist um %n Punkte besser als %1</numerusform>
        </translation>
    </message>
    <message>
        <source>slightly better than %1</source>
        <comment>a card, or to play it</comment>
        <translation>etwas besser als %1</translation>
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
        <source>it scores %1 points</source>
        <translation>das zählt %1 Punkte</translation>
    </message>
    <message>
        <source>the card belongs to no meld you could still declare</source>
        <translation>die Karte gehört zu keiner Ansage, die du noch machen könntest</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), unless %1 has a better meld</source>
        <translation>
            <numerusform>%n Punkt, wenn %1 nichts Besseres hat</numerusform>
            <numerusform>%n Punkte, wenn %1 nichts Besseres hat</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 must answer with the %2</source>
        <comment>a name, a card</comment>
        <translation>%1 muss [den]%2 zugeben</translation>
    </message>
    <message>
        <source>%1 must trump it</source>
        <comment>a name</comment>
        <translation>%1 muss mit Atout stechen</translation>
    </message>
    <message numerus="yes">
        <source>%1 must add at least %n point(s)</source>
        <translation>
            <numerusform>%1 muss mindestens %n Punkt dazugeben</numerusform>
            <numerusform>%1 muss mindestens %n Punkte dazugeben</numerusform>
        </translation>
    </message>
    <message>
        <source>it keeps %1 from reaching 501 with this trick</source>
        <comment>a name</comment>
        <translation>so kommt %1 mit diesem Stich nicht auf 501</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what was to be done, how much better it is</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <comment>two reasons</comment>
        <translation>%1, und %2</translation>
    </message>
    <message>
        <source>%1, but %2</source>
        <comment>a reason, and one against it</comment>
        <translation>%1, aber %2</translation>
    </message>
    <message>
        <source>it breaks your %1, worth %2</source>
        <comment>a meld, its points</comment>
        <translation>damit verlierst du [den]%1 (%2 Punkte)</translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) better than %1</source>
        <comment>a card</comment>
        <translation>
            <numerusform>um etwa %n Punkt besser als %1</numerusform>
            <numerusform>um etwa %n Punkte besser als %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Declare %1 first</source>
        <comment>melds</comment>
        <translation>Sag zuerst [den]%1 an</translation>
    </message>
    <message>
        <source>Then play the %1.</source>
        <comment>a card</comment>
        <translation>Spiel dann [den]%1.</translation>
    </message>
    <message numerus="yes">
        <source>the %1 gains %n point(s) over %2</source>
        <comment>two cards</comment>
        <translation>
            <numerusform>[Der]%1 bringt %n Punkt mehr als %2</numerusform>
            <numerusform>[Der]%1 bringt %n Punkte mehr als %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Play the %1</source>
        <comment>a card</comment>
        <translation>Spiel [den]%1</translation>
    </message>
    <message>
        <source>counted to the last trick</source>
        <translation>bis zum letzten Stich gerechnet</translation>
    </message>
    <message numerus="yes">
        <source>points and game together put it ahead of the %1 in %n simulated deal(s)</source>
        <comment>a card</comment>
        <translation>
            <numerusform>Punkte und Spiel zusammen bringen in %n durchgespielten Verteilung mehr als [der]%1</numerusform>
            <numerusform>Punkte und Spiel zusammen bringen in %n durchgespielten Verteilungen mehr als [der]%1</numerusform>
        </translation>
    </message>
    <message>
        <source>in parts, over several tricks, the run can score up to %1 points, not only %2</source>
        <translation>in Teilen angesagt, kann die Folge über mehrere Stiche bis zu %1 Punkte bringen, nicht nur %2</translation>
    </message>
</context>
<context>
    <name>Tartli.MeldDialog</name>
    <message>
        <source>You can declare one set and one sequence in this trick.</source>
        <translation>In diesem Stich darfst du einen Vierling und eine Folge ansagen.</translation>
    </message>
    <message>
        <source>You can declare one set, and one sequence of each suit, in this trick.</source>
        <translation>In diesem Stich darfst du einen Vierling und in jeder Farbe eine Folge ansagen.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a sequence: top rank, the word for its length</comment>
        <translation>%1-%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>melds, and their points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a meld, and its points</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Only a set could score against that.</source>
        <translation>Dagegen kann nur ein Vierling zählen.</translation>
    </message>
    <message>
        <source>You need a set, or at least a %1, to score.</source>
        <comment>kvint</comment>
        <translation>Dagegen brauchst du einen Vierling oder mindestens eine %1.</translation>
    </message>
    <message>
        <source>%1 said: %2 %3</source>
        <comment>a name, words, and what they mean for you</comment>
        <translation>%1 hat gesagt: %2 %3</translation>
    </message>
    <message>
        <source>Your opponent said: %1 %2</source>
        <comment>words, and what they mean for you</comment>
        <translation>Dein Gegenüber hat gesagt: %1 %2</translation>
    </message>
</context>
<context>
    <name>Tartli.MeldReminder</name>
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
        <translation>Der Siebener gehört [zum]%1 (%2 Punkte). Tauschst du ihn, ist diese Ansage verloren.</translation>
    </message>
    <message>
        <source>&amp;Exchange anyway</source>
        <translation>Trotzdem &amp;tauschen</translation>
    </message>
</context>
<context>
    <name>Tartli.Melds</name>
    <message>
        <source>%1 %2</source>
        <comment>a set: plural rank, the word for a set</comment>
        <translation>vier %1</translation>
    </message>
</context>
<context>
    <name>Tartli.NewMatch</name>
    <message>
        <source>No target</source>
        <translation>Ende offen</translation>
    </message>
    <message>
        <source>If the loser of a game has %1 points or fewer, the game counts double: %2.</source>
        <translation>Hat der Verlierer höchstens %1 Punkte, zählt das Spiel doppelt: %2.</translation>
    </message>
    <message>
        <source>The match &amp;goes to:</source>
        <translation>&amp;Partie geht bis:</translation>
    </message>
</context>
<context>
    <name>Tartli.PlayArea</name>
    <message>
        <source>Card %1</source>
        <translation>Karte %1</translation>
    </message>
    <message>
        <source>You have %1 points: you can go out.</source>
        <translation>Du hast %1 Punkte und darfst dich ausmelden.</translation>
    </message>
    <message>
        <source>You can go out.</source>
        <translation>Du darfst dich ausmelden.</translation>
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
        <translation>Das Spiel gewinnen, wenn du 501 Punkte oder mehr hast</translation>
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
        <source>Go out?</source>
        <translation>Ausmelden?</translation>
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
        <translation>%1 und %2 in Atout ansagen: %3 Punkte</translation>
    </message>
    <message>
        <source>No melds have scored in this trick.</source>
        <translation>In diesem Stich hat keine Ansage gezählt.</translation>
    </message>
    <message>
        <source>This hand is over. Its count shows all melds.</source>
        <translation>Diese Runde ist vorbei. Die Abrechnung zeigt alle Ansagen.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>gibt</translation>
    </message>
    <message>
        <source>Scored melds</source>
        <translation>Gezählte Ansagen</translation>
    </message>
</context>
<context>
    <name>Tartli.Prompts</name>
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
        <source>Trick %2 of 16
Trumps: %1</source>
        <translation>Stich %2 von 16
Atout: %1</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <comment>the kind of the match on the table</comment>
        <translation>Aufgabe</translation>
    </message>
</context>
<context>
    <name>Tartli.Puzzles</name>
    <message>
        <source>Your melds scored %1; they could have scored %2.</source>
        <comment>points</comment>
        <translation>Deine Ansagen haben %1 Punkte gebracht, möglich waren %2.</translation>
    </message>
    <message>
        <source>“%1” had to come first: once a sequence has scored, its lower and shorter parts no longer can.</source>
        <comment>a declaration</comment>
        <translation>„%1“ musste zuerst kommen: Sobald eine Folge gezählt hat, zählen ihre niedrigeren und kürzeren Teile nicht mehr.</translation>
    </message>
    <message>
        <source>A declaration was left out.</source>
        <translation>Eine Ansage hast du ausgelassen.</translation>
    </message>
    <message>
        <source>This card was still needed for a meld.</source>
        <translation>Diese Karte wurde noch für eine Ansage gebraucht.</translation>
    </message>
    <message>
        <source>Better: “%1”.</source>
        <comment>a declaration</comment>
        <translation>Besser: „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>Trick %1: “%2” cost %n point(s).</source>
        <comment>what was done</comment>
        <translation>
            <numerusform>Stich %1: „%2“ hat %n Punkt gekostet.</numerusform>
            <numerusform>Stich %1: „%2“ hat %n Punkte gekostet.</numerusform>
        </translation>
    </message>
    <message>
        <source>From one of your hands: you did not find the best here.</source>
        <translation>Aus einer deiner Runden: Hier wäre mehr drin gewesen.</translation>
    </message>
    <message>
        <source>You can tell from the play that %1 holds %2.</source>
        <comment>a name, cards</comment>
        <translation>Aus dem bisherigen Spiel weißt du: %1 hat %2.</translation>
    </message>
    <message>
        <source>Trick %1 decided it: %2.</source>
        <comment>a trick, a card</comment>
        <translation>Entscheidend war Stich %1: %2.</translation>
    </message>
    <message>
        <source>Score as much as you can from here. %1 makes no mistakes.</source>
        <comment>a name</comment>
        <translation>Mach von hier an möglichst viele Punkte. %1 macht keine Fehler.</translation>
    </message>
    <message>
        <source>Rules: %1.</source>
        <translation>Regeln: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Score %n more point(s) with melds by trick 8. %1 has nothing to declare.</source>
        <comment>a name</comment>
        <translation>
            <numerusform>Mach bis zum achten Stich noch %n Punkt mit Ansagen. %1 wird nichts ansagen.</numerusform>
            <numerusform>Mach bis zum achten Stich noch %n Punkte mit Ansagen. %1 wird nichts ansagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your melds scored %1, all that they could.</source>
        <translation>Deine Ansagen haben %1 Punkte gebracht, mehr war nicht drin.</translation>
    </message>
    <message>
        <source>Hungarian rules.</source>
        <translation>Ungarische Regeln.</translation>
    </message>
    <message>
        <source>Austrian rules.</source>
        <translation>Österreichische Regeln.</translation>
    </message>
    <message>
        <source>You ended %1, the best possible.</source>
        <comment>points ahead or behind</comment>
        <translation>Am Ende: %1; mehr war nicht möglich.</translation>
    </message>
    <message>
        <source>You ended %1; you could have ended %2.</source>
        <comment>points ahead or behind</comment>
        <translation>Am Ende: %1; möglich war: %2.</translation>
    </message>
    <message>
        <source>level</source>
        <comment>at the end of a hand</comment>
        <translation>Gleichstand</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead</source>
        <translation>
            <numerusform>%n Punkt Vorsprung</numerusform>
            <numerusform>%n Punkte Vorsprung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) behind</source>
        <translation>
            <numerusform>%n Punkt Rückstand</numerusform>
            <numerusform>%n Punkte Rückstand</numerusform>
        </translation>
    </message>
    <message>
        <source>The best move: %1</source>
        <comment>a hint, which is a sentence</comment>
        <translation>So wäre es am besten gegangen. %1</translation>
    </message>
    <message>
        <source>Play the cards</source>
        <translation>Karten ausspielen</translation>
    </message>
    <message>
        <source>Declare the melds</source>
        <translation>Ansagen</translation>
    </message>
</context>
<context>
    <name>Tartli.RefusedRecords</name>
    <message>
        <source>the hand is over</source>
        <translation>die Runde ist vorbei</translation>
    </message>
    <message>
        <source>no hand is being played</source>
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
        <source>it is not this player’s turn to play</source>
        <translation>dieser Spieler ist nicht an der Reihe</translation>
    </message>
    <message>
        <source>%1 is not in this player’s hand</source>
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
        <source>melds are declared in turn, before a card is played</source>
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
        <source>four Nines are not a set in this variant</source>
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
        <translation>dieser Spieler hat König und Ober in Atout nicht</translation>
    </message>
    <message>
        <source>béla may be declared until trick 8 is gathered</source>
        <translation>Bela darf angesagt werden, bis Stich 8 eingezogen ist</translation>
    </message>
    <message>
        <source>béla is declared only before a card is played</source>
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
        <source>%1 is not a meld: it takes a rank four times, or suit, top rank and length</source>
        <translation>%1 ist keine Ansage; das wäre viermal ein Rang, oder Farbe, oberster Rang und Länge</translation>
    </message>
    <message>
        <source>%1 is not a sequence of three to eight cards</source>
        <translation>%1 ist keine Folge von drei bis acht Karten</translation>
    </message>
    <message>
        <source>four cards of rank %1 are not a set</source>
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
        <source>%1 is not an action</source>
        <translation>%1 ist kein Zug</translation>
    </message>
    <message>
        <source>%1 is not a text</source>
        <translation>%1 ist kein Text</translation>
    </message>
    <message>
        <source>there is no hand %1</source>
        <translation>es gibt keine Runde %1</translation>
    </message>
</context>
<context>
    <name>Tartli.Review</name>
    <message>
        <source>The cards were on your side.</source>
        <translation>Die Karten waren auf deiner Seite.</translation>
    </message>
    <message>
        <source>The cards were against you.</source>
        <translation>Die Karten waren gegen dich.</translation>
    </message>
    <message>
        <source>Your chance of winning the game fell from %1% to %2%.</source>
        <translation>Deine Chance, das Spiel zu gewinnen, ist von %1 % auf %2 % gefallen.</translation>
    </message>
    <message>
        <source>From your cards you could expect to be %1.</source>
        <comment>about … ahead</comment>
        <translation>Mit deinen Karten konntest du %1 erwarten.</translation>
    </message>
    <message>
        <source>You made as many points as your opponent.</source>
        <translation>Du hast gleich viele Punkte gemacht wie dein Gegenüber.</translation>
    </message>
    <message numerus="yes">
        <source>You made %n point(s) more than your opponent.</source>
        <translation>
            <numerusform>Du hast %n Punkt mehr gemacht als dein Gegenüber.</numerusform>
            <numerusform>Du hast %n Punkte mehr gemacht als dein Gegenüber.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You made %n point(s) fewer than your opponent.</source>
        <translation>
            <numerusform>Du hast %n Punkt weniger gemacht als dein Gegenüber.</numerusform>
            <numerusform>Du hast %n Punkte weniger gemacht als dein Gegenüber.</numerusform>
        </translation>
    </message>
    <message>
        <source>about level</source>
        <comment>what a player could expect from cards</comment>
        <translation>ungefähr Gleichstand</translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) ahead</source>
        <translation>
            <numerusform>etwa %n Punkt Vorsprung</numerusform>
            <numerusform>etwa %n Punkte Vorsprung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) behind</source>
        <translation>
            <numerusform>etwa %n Punkt Rückstand</numerusform>
            <numerusform>etwa %n Punkte Rückstand</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on; a player who goes out with fewer than 501 points loses the game.</source>
        <translation>Spiel weiter; wer sich mit weniger als 501 Punkten ausmeldet, verliert das Spiel.</translation>
    </message>
    <message>
        <source>Play on.</source>
        <translation>Spiel weiter.</translation>
    </message>
    <message numerus="yes">
        <source>Keep the Seven for now; that did better in %n simulated deal(s).</source>
        <translation>
            <numerusform>Behalte den Siebener vorerst; in %n durchgespielten Verteilung ist so mehr herausgekommen.</numerusform>
            <numerusform>Behalte den Siebener vorerst; in %n durchgespielten Verteilungen ist so mehr herausgekommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You made as many points as %1.</source>
        <comment>a name</comment>
        <translation>Du hast gleich viele Punkte gemacht wie %1.</translation>
    </message>
    <message numerus="yes">
        <source>You made %n point(s) more than %1.</source>
        <comment>a name</comment>
        <translation>
            <numerusform>Du hast %n Punkt mehr gemacht als %1.</numerusform>
            <numerusform>Du hast %n Punkte mehr gemacht als %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You made %n point(s) fewer than %1.</source>
        <comment>a name</comment>
        <translation>
            <numerusform>Du hast %n Punkt weniger gemacht als %1.</numerusform>
            <numerusform>Du hast %n Punkte weniger gemacht als %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your chance of winning the game fell from about %1% to %2%.</source>
        <translation>Deine Chance, das Spiel zu gewinnen, ist von etwa %1 % auf %2 % gefallen.</translation>
    </message>
    <message numerus="yes">
        <source>That cost about %n point(s).</source>
        <translation>
            <numerusform>Das hat etwa %n Punkt gekostet.</numerusform>
            <numerusform>Das hat etwa %n Punkte gekostet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That cost %n point(s) (counted to the last trick).</source>
        <translation>
            <numerusform>Das hat %n Punkt gekostet (bis zum letzten Stich gerechnet).</numerusform>
            <numerusform>Das hat %n Punkte gekostet (bis zum letzten Stich gerechnet).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tartli.ShownMelds</name>
    <message>
        <source>%1: %2</source>
        <comment>who scored, and the points</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Tartli.Statistics</name>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Matches with hints</source>
        <translation>Partien mit Tipps</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Längste Siegesserie</translation>
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
        <translation>Punkte pro Runde</translation>
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
        <translation>Punkte pro Runde (ich)</translation>
    </message>
    <message>
        <source>Points per hand, opponent’s</source>
        <translation>Punkte pro Runde (Gegenüber)</translation>
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
        <source>Double games (maccs), won : lost</source>
        <translation>Double gewonnen : verloren</translation>
    </message>
    <message>
        <source>%1 won : lost</source>
        <comment>the word for a game that counts twice</comment>
        <translation>%1 gewonnen : verloren</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>Include h&amp;ouse rules</source>
        <translation>Auch &amp;Hausregeln</translation>
    </message>
    <message>
        <source>Matches with your own rules count towards the rules they resemble most</source>
        <translation>Partien nach eigenen Regeln zählen zu den Regeln, denen sie am ähnlichsten sind</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Regeln:</translation>
    </message>
    <message>
        <source>Hands reviewed</source>
        <translation>Durchgegangene Runden</translation>
    </message>
    <message>
        <source>Cost of mistakes per hand</source>
        <translation>Fehler kosten pro Runde</translation>
    </message>
    <message>
        <source>Throwing away a won game counts as %1 points.</source>
        <translation>Ein verschenktes Spiel zählt als %1 Punkte.</translation>
    </message>
    <message>
        <source>Pairs: you : opponent.</source>
        <translation>Bei zwei Zahlen: links du, rechts dein Gegenüber.</translation>
    </message>
</context>
<context>
    <name>Tartli.Training</name>
    <message>
        <source>Four Overs are possible</source>
        <translation>Vier Ober sind möglich</translation>
    </message>
    <message>
        <source>Four Kings are possible</source>
        <translation>Vier Könige sind möglich</translation>
    </message>
    <message>
        <source>A sequence of four or more</source>
        <translation>Eine Folge von vier oder mehr</translation>
    </message>
    <message>
        <source>I have béla</source>
        <translation>Ich habe die Bela</translation>
    </message>
    <message>
        <source>I have the Seven of trumps</source>
        <translation>Ich habe den Atout-Siebener</translation>
    </message>
    <message>
        <source>I have no trumps</source>
        <translation>Ich habe kein Atout</translation>
    </message>
    <message>
        <source>Do you declare something now, and what?</source>
        <translation>Sagst du jetzt etwas an, und was?</translation>
    </message>
</context>
<context>
    <name>Tartli.Variants</name>
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
        <translation>Meine Regeln</translation>
    </message>
</context>
<context>
    <name>TurningTable</name>
    <message>
        <source>Other player: go out</source>
        <translation>Gegenüber meldet sich aus</translation>
    </message>
    <message>
        <source>Other player: speak</source>
        <translation>Gegenüber sagt an</translation>
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
        <translation>%1 meldet sich aus</translation>
    </message>
    <message>
        <source>%1 speaks</source>
        <comment>a player who is not to move</comment>
        <translation>%1 sagt an</translation>
    </message>
    <message>
        <source>I’m %1: open the curtain</source>
        <translation>Ich bin %1: Vorhang auf</translation>
    </message>
    <message>
        <source>%1, it’s your turn</source>
        <translation>%1, du bist dran</translation>
    </message>
    <message>
        <source>Your cards are behind the curtain. %1, look away.</source>
        <translation>Deine Karten sind hinter dem Vorhang. %1, schau weg.</translation>
    </message>
    <message>
        <source>%1, now you may speak</source>
        <comment>a player who is not to move</comment>
        <translation>%1, du hast das Wort</translation>
    </message>
</context>
<context>
    <name>_GroupBox</name>
    <message>
        <source>Its parts</source>
        <translation>Die einzelnen Teile</translation>
    </message>
    <message numerus="yes">
        <source>Declared in parts, it can score %1 points over %n trick(s)</source>
        <translation>
            <numerusform>In Teilen angesagt: %1 Punkte, in %n Stich</numerusform>
            <numerusform>In Teilen angesagt: %1 Punkte, verteilt auf %n Stiche</numerusform>
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
