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
</TS>
