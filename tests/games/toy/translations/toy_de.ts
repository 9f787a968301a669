<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_AT" sourcelanguage="en">
<context>
    <name>Toy.Check</name>
    <message>
        <source>first-to-%1</source>
        <translation>bis zu %1 gewonnenen Runden</translation>
    </message>
</context>
<context>
    <name>Toy.Dialogs</name>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>Toy.Face</name>
    <message>
        <source>Toy</source>
        <translation>Spielzeug</translation>
    </message>
    <message>
        <source>Careless</source>
        <translation>Sorglos</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <source>Keen</source>
        <translation>Scharf</translation>
    </message>
    <message numerus="yes">
        <source>first to %n hand(s)</source>
        <translation>
            <numerusform>wer zuerst %n Runde gewinnt</numerusform>
            <numerusform>wer zuerst %n Runden gewinnt</numerusform>
        </translation>
    </message>
    <message>
        <source>A game for tests</source>
        <translation>Ein Spiel für Tests</translation>
    </message>
</context>
<context>
    <name>Toy.Help</name>
    <message>
        <source>Follow suit, or else play any card. The highest trump takes the trick.</source>
        <translation>Farbe bekennen, sonst eine beliebige Karte. Der höchste Trumpf macht den Stich.</translation>
    </message>
    <message>
        <source>The toy</source>
        <translation>Das Spielzeug</translation>
    </message>
    <message>
        <source>Each suit</source>
        <translation>Jede Farbe</translation>
    </message>
</context>
<context>
    <name>Toy.NewMatch</name>
    <message>
        <source>&amp;Hands to win the match:</source>
        <translation>&amp;Partie geht bis (Runden):</translation>
    </message>
    <message>
        <source>&amp;Lay two cards away first</source>
        <translation>Zuerst zwei Karten ab&amp;legen</translation>
    </message>
    <message>
        <source>Four play two against two, others each alone.</source>
        <translation>Zu viert spielt man zwei gegen zwei, sonst jeder für sich.</translation>
    </message>
    <message>
        <source>Ho&amp;w many play:</source>
        <translation>&amp;Wie viele spielen:</translation>
    </message>
</context>
<context>
    <name>Toy.Records</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>%1 lays away: %2</source>
        <translation>%1 legt ab: %2</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>%1 hands</source>
        <translation>%1 Runden</translation>
    </message>
</context>
<context>
    <name>Toy.RefusedRecords</name>
    <message>
        <source>%1 is no action</source>
        <translation>%1 ist kein Zug</translation>
    </message>
    <message>
        <source>it is not this player&apos;s turn</source>
        <translation>dieser Spieler ist nicht am Zug</translation>
    </message>
    <message>
        <source>the suit that was led must be followed</source>
        <translation>die ausgespielte Farbe muss bedient werden</translation>
    </message>
    <message>
        <source>cards are laid away before the first is played</source>
        <translation>Karten werden abgelegt, bevor die erste ausgespielt wird</translation>
    </message>
    <message>
        <source>the variant has a target from 1 to 9, 3 to 5 seats, and says whether cards are laid away</source>
        <translation>die Variante hat ein Ziel von 1 bis 9, 3 bis 5 Plätze und sagt, ob Karten abgelegt werden</translation>
    </message>
    <message>
        <source>this player does not hold %1</source>
        <translation>dieser Spieler hat %1 nicht</translation>
    </message>
</context>
<context>
    <name>Toy.Words</name>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 takes the trick.</source>
        <translation>%1 nimmt den Stich.</translation>
    </message>
    <message>
        <source>Play a card.</source>
        <translation>Spiel eine Karte.</translation>
    </message>
    <message>
        <source>A click takes the trick away.</source>
        <translation>Ein Klick räumt den Stich weg.</translation>
    </message>
    <message>
        <source>Cut the pack.</source>
        <translation>Heb die Karten ab.</translation>
    </message>
    <message>
        <source>The lowest card deals: %1.</source>
        <translation>Die niedrigste Karte gibt: %1.</translation>
    </message>
    <message>
        <source>Trumps are %1.</source>
        <translation>Trumpf ist %1.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>You must follow: %1 were led.</source>
        <translation>Du musst bedienen: ausgespielt ist %1.</translation>
    </message>
    <message>
        <source>Trick. Cards: %1</source>
        <translation>Stich. Karten: %1</translation>
    </message>
    <message>
        <source>Nothing lies in the middle</source>
        <translation>In der Mitte liegt nichts</translation>
    </message>
    <message>
        <source>%1 has tricks: %2</source>
        <translation>Stiche von %1: %2</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>%1 lays two cards away.</source>
        <translation>%1 legt zwei Karten ab.</translation>
    </message>
    <message>
        <source>Choose two cards to lay away.</source>
        <translation>Wähle zwei Karten zum Ablegen.</translation>
    </message>
    <message>
        <source>Lay away</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>The hand is over, %1.</source>
        <translation>Die Runde ist aus, %1.</translation>
    </message>
    <message>
        <source>Card points %1.</source>
        <translation>Augen: %1.</translation>
    </message>
</context>
</TS>
