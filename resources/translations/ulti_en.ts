<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Ulti.Lesson</name>
    <message numerus="yes">
        <source>Each of the others pays you %n point(s) (%1 forints).</source>
        <translation>
            <numerusform>Each of the others pays you %n point (%1 forints).</numerusform>
            <numerusform>Each of the others pays you %n points (%1 forints).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay each of the others %n point(s) (%1 forints).</source>
        <translation>
            <numerusform>You pay each of the others %n point (%1 forints).</numerusform>
            <numerusform>You pay each of the others %n points (%1 forints).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n point(s) (%1 forints).</source>
        <translation>
            <numerusform>You get %n point (%1 forints).</numerusform>
            <numerusform>You get %n points (%1 forints).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n point(s) (%1 forints).</source>
        <translation>
            <numerusform>You pay %n point (%1 forints).</numerusform>
            <numerusform>You pay %n points (%1 forints).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ulti.PlayArea</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>a bid and its value</comment>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ulti.Prompts</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <translation>
            <numerusform>−%n point</numerusform>
            <numerusform>−%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you pay %n point(s)</source>
        <translation>
            <numerusform>you pay %n point</numerusform>
            <numerusform>you pay %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you get %n point(s)</source>
        <translation>
            <numerusform>you get %n point</numerusform>
            <numerusform>you get %n points</numerusform>
        </translation>
    </message>
</context>
</TS>
