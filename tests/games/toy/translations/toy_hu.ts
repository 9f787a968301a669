<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
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
</context>
</TS>
