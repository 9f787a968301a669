<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name>Tarokk.Spoken</name>
    <message>
        <source>I hold.</source>
        <translation>Tartom.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passz.</translation>
    </message>
    <message>
        <source>I throw it in.</source>
        <translation>Bedobom.</translation>
    </message>
    <message>
        <source>I call the %1.</source>
        <comment>a tarokk</comment>
        <translation>Hívom: %1.</translation>
    </message>
    <message>
        <source>Eight tarokks!</source>
        <translation>Nyolc tarokk!</translation>
    </message>
    <message>
        <source>Nine tarokks!</source>
        <translation>Kilenc tarokk!</translation>
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
        <translation>Három</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Kettő</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Egy</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Szóló</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Trull</source>
        <translation>Tulétroá</translation>
    </message>
    <message>
        <source>Four Kings</source>
        <translation>Négykirály</translation>
    </message>
    <message>
        <source>Double Game</source>
        <translation>Duplajáték</translation>
    </message>
    <message>
        <source>Volát</source>
        <translation>Volát</translation>
    </message>
    <message>
        <source>Pagátultimó</source>
        <translation>Pagátultimó</translation>
    </message>
    <message>
        <source>XXI-Catch</source>
        <translation>XXI-fogás</translation>
    </message>
    <message>
        <source>Tarokks in hand</source>
        <translation>Bemondott tarokkok</translation>
    </message>
    <message>
        <source>Failed trial</source>
        <translation>Elbukott próbahárom</translation>
    </message>
    <message>
        <source>48 points for the declarer’s side, 47 for the opponents</source>
        <translation>48 pont a felvevőknek, 47 az ellenfeleknek</translation>
    </message>
    <message>
        <source>Skíz, XXI and Pagát in your side’s tricks</source>
        <translation>a skíz, a XXI és a pagát a ti ütéseitekben</translation>
    </message>
    <message>
        <source>all four Kings in your side’s tricks</source>
        <translation>mind a négy király a ti ütéseitekben</translation>
    </message>
    <message>
        <source>71 points or more</source>
        <translation>legalább 71 pont</translation>
    </message>
    <message>
        <source>all nine tricks</source>
        <translation>mind a kilenc ütés</translation>
    </message>
    <message>
        <source>win the last trick with the Pagát</source>
        <translation>az utolsó ütést a pagáttal vinni</translation>
    </message>
    <message>
        <source>take the other side’s XXI with the Skíz</source>
        <translation>a másik oldal XXI-ét elfogni a skízzel</translation>
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
        <translation>Szubkontra</translation>
    </message>
    <message>
        <source>Hirskontra</source>
        <translation>Hirskontra</translation>
    </message>
    <message>
        <source>Mordkontra</source>
        <translation>Mordkontra</translation>
    </message>
    <message>
        <source>Declarer’s side</source>
        <translation>Felvevők</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Ellenfelek</translation>
    </message>
    <message>
        <source>All passed.</source>
        <translation>Mindenki passzolt.</translation>
    </message>
    <message>
        <source>Annulled with all four Kings.</source>
        <translation>Bedobva négy királlyal.</translation>
    </message>
    <message>
        <source>Annulled with the XXI as the only tarokk.</source>
        <translation>Bedobva egyetlen tarokkal, a XXI-gyel.</translation>
    </message>
    <message>
        <source>Annulled with the Pagát as the only tarokk.</source>
        <translation>Bedobva egyetlen tarokkal, a pagáttal.</translation>
    </message>
    <message>
        <source>Annulled without a tarokk.</source>
        <translation>Bedobva tarokk nélkül.</translation>
    </message>
    <message>
        <source>Annulled with XXI and Pagát as the only tarokks.</source>
        <translation>Bedobva, csak a XXI és a pagát a tarokk.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Kezdő</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Alkalmi játékos</translation>
    </message>
    <message>
        <source>Experienced</source>
        <translation>Tapasztalt</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mester</translation>
    </message>
    <message>
        <source>Knows the rules and announces little.</source>
        <translation>Ismeri a szabályokat, és keveset mond be.</translation>
    </message>
    <message>
        <source>Counts its tarokks before it bids.</source>
        <translation>Megszámolja a tarokkjait, mielőtt licitál.</translation>
    </message>
    <message>
        <source>Bids, calls and plays by what good players go by.</source>
        <translation>Úgy licitál, hív és játszik, ahogy a jó játékosok.</translation>
    </message>
    <message>
        <source>Thinks through deals that fit everything seen and heard.</source>
        <translation>Végiggondolja az összes leosztást, amely belefér a látottakba és hallottakba.</translation>
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
        <translation>Ahogy a neten játsszák</translation>
    </message>
</context>
</TS>
