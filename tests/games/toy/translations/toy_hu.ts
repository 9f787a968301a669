<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name>Toy.Check</name>
    <message>
        <source>first-to-%1</source>
        <translation>%1 nyert leosztásig</translation>
    </message>
</context>
<context>
    <name>Toy.Dialogs</name>
    <message>
        <source>Go on</source>
        <translation>Tovább</translation>
    </message>
</context>
<context>
    <name>Toy.Face</name>
    <message>
        <source>Toy</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Careless</source>
        <translation>Figyelmetlen</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Óvatos</translation>
    </message>
    <message>
        <source>Keen</source>
        <translation>Éles szemű</translation>
    </message>
    <message numerus="yes">
        <source>first to %n hand(s)</source>
        <translation>
            <numerusform>%n nyert leosztásig</numerusform>
        </translation>
    </message>
    <message>
        <source>A game for tests</source>
        <translation>Játék tesztekhez</translation>
    </message>
</context>
<context>
    <name>Toy.Help</name>
    <message>
        <source>Follow suit, or else play any card. The highest trump takes the trick.</source>
        <translation>Adj színt, különben tetszőleges lapot. Az ütést a legnagyobb adu viszi.</translation>
    </message>
    <message>
        <source>The toy</source>
        <translation>A játékszer</translation>
    </message>
    <message>
        <source>Each suit</source>
        <translation>Minden szín</translation>
    </message>
</context>
<context>
    <name>Toy.NewMatch</name>
    <message>
        <source>&amp;Hands to win the match:</source>
        <translation>&amp;Ennyi nyert leosztásig:</translation>
    </message>
    <message>
        <source>&amp;Lay two cards away first</source>
        <translation>&amp;Előbb két lapot letesznek</translation>
    </message>
    <message>
        <source>Four play two against two, others each alone.</source>
        <translation>Négyen ketten kettő ellen játszanak, mások mind egyedül.</translation>
    </message>
    <message>
        <source>Ho&amp;w many play:</source>
        <translation>Hány &amp;játékos:</translation>
    </message>
</context>
<context>
    <name>Toy.Records</name>
    <message>
        <source>Points</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>%1. leosztás</translation>
    </message>
    <message>
        <source>%1 lays away: %2</source>
        <translation>%1 leteszi: %2</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Ütés</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>leosztás</translation>
    </message>
    <message>
        <source>%1 hands</source>
        <translation>%1 leosztás</translation>
    </message>
</context>
<context>
    <name>Toy.RefusedRecords</name>
    <message>
        <source>%1 is no action</source>
        <translation>ez nem lépés: %1</translation>
    </message>
    <message>
        <source>it is not this player&apos;s turn</source>
        <translation>nem ez a játékos van soron</translation>
    </message>
    <message>
        <source>the suit that was led must be followed</source>
        <translation>a hívott színt követni kell</translation>
    </message>
    <message>
        <source>cards are laid away before the first is played</source>
        <translation>a lapokat az első kijátszás előtt kell letenni</translation>
    </message>
    <message>
        <source>the variant has a target from 1 to 9, 3 to 5 seats, and says whether cards are laid away</source>
        <translation>a változatnak 1 és 9 közötti célja és 3–5 helye van, és megmondja, hogy tesznek-e le lapot</translation>
    </message>
    <message>
        <source>this player does not hold %1</source>
        <translation>ennél a játékosnál nincs ott: %1</translation>
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
        <translation>Ütést visz: %1.</translation>
    </message>
    <message>
        <source>Play a card.</source>
        <translation>Játssz ki egy lapot.</translation>
    </message>
    <message>
        <source>A click takes the trick away.</source>
        <translation>Egy kattintás elviszi az ütést.</translation>
    </message>
    <message>
        <source>Cut the pack.</source>
        <translation>Emeld el a paklit.</translation>
    </message>
    <message>
        <source>The lowest card deals: %1.</source>
        <translation>A legkisebb lap oszt: %1.</translation>
    </message>
    <message>
        <source>Trumps are %1.</source>
        <translation>Az adu: %1.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Nem te következel.</translation>
    </message>
    <message>
        <source>You must follow: %1 were led.</source>
        <translation>Színre színt: a hívott szín %1.</translation>
    </message>
    <message>
        <source>Trick. Cards: %1</source>
        <translation>Ütés. Lapok: %1</translation>
    </message>
    <message>
        <source>Nothing lies in the middle</source>
        <translation>Középen nincs semmi</translation>
    </message>
    <message>
        <source>%1 has tricks: %2</source>
        <translation>%1 ütései: %2</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>adu</translation>
    </message>
    <message>
        <source>%1 lays two cards away.</source>
        <translation>%1 letesz két lapot.</translation>
    </message>
    <message>
        <source>Choose two cards to lay away.</source>
        <translation>Válassz két lapot, amit leteszel.</translation>
    </message>
    <message>
        <source>Lay away</source>
        <translation>Leteszem</translation>
    </message>
    <message>
        <source>The hand is over, %1.</source>
        <translation>A leosztásnak vége, %1.</translation>
    </message>
    <message>
        <source>Card points %1.</source>
        <translation>Lapok értéke: %1.</translation>
    </message>
</context>
</TS>
