<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_AT" sourcelanguage="en">
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
</context>
<context>
    <name>Toy.NewMatch</name>
    <message>
        <source>&amp;Hands to win the match:</source>
        <translation>&amp;Partie geht bis (Runden):</translation>
    </message>
    <message>
        <source>Two against two, with 32 cards.</source>
        <translation>Zwei gegen zwei, mit 32 Karten.</translation>
    </message>
</context>
<context>
    <name>Toy.Records</name>
    <message>
        <source>Hands: %1.</source>
        <translation>Runden: %1.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Runde %1</translation>
    </message>
</context>
<context>
    <name>Toy.Refusals</name>
    <message>
        <source>%1 is no action</source>
        <translation>%1 ist keine Aktion</translation>
    </message>
    <message>
        <source>it is not this player&apos;s turn</source>
        <translation>dieser Spieler ist nicht am Zug</translation>
    </message>
    <message>
        <source>this player does not hold %1</source>
        <translation>dieser Spieler hat %1 nicht</translation>
    </message>
    <message>
        <source>the suit that was led must be followed</source>
        <translation>die ausgespielte Farbe muss bedient werden</translation>
    </message>
    <message>
        <source>the variant has a target from 1 to 9, and nothing else</source>
        <translation>variant hat ein target von 1 bis 9 und sonst nichts</translation>
    </message>
</context>
<context>
    <name>Toy.Settings</name>
    <message>
        <source>Toy</source>
        <translation>Spielzeug</translation>
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
</TS>
