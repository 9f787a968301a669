<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_AT" sourcelanguage="en">
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
        <source>I call the %1.</source>
        <comment>a tarokk</comment>
        <translation>Ich rufe den %1er.</translation>
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
        <source>%1: %2!</source>
        <comment>a level of doubling, what it is said to</comment>
        <translation>%1: %2!</translation>
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
        <translation>48 Punkte für die Partei des Spielers, 47 für die Gegner</translation>
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
        <translation>Spielerpartei</translation>
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
</TS>
