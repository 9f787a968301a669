<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Toy.Face</name>
    <message numerus="yes">
        <source>first to %n hand(s)</source>
        <translation>
            <numerusform>first to %n hand</numerusform>
            <numerusform>first to %n hands</numerusform>
        </translation>
    </message>
</context>
</TS>
