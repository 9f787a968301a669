<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Tarokk.Account</name>
    <message numerus="yes">
        <source>%1: %2 points in %n trick(s).</source>
        <comment>a side</comment>
        <translation>
            <numerusform>%1: %2 points in %n trick.</numerusform>
            <numerusform>%1: %2 points in %n tricks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tarokk.Announcements</name>
    <message numerus="yes">
        <source>%1 draws %n card(s).</source>
        <translation>
            <numerusform>%1 draws %n card.</numerusform>
            <numerusform>%1 draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n card(s).</source>
        <translation>
            <numerusform>%1 discards %n card.</numerusform>
            <numerusform>%1 discards %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tarokk.HandText</name>
    <message numerus="yes">
        <source>%1 draws %n card(s)</source>
        <translation>
            <numerusform>%1 draws %n card</numerusform>
            <numerusform>%1 draws %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n card(s)</source>
        <translation>
            <numerusform>%1 discards %n card</numerusform>
            <numerusform>%1 discards %n cards</numerusform>
        </translation>
    </message>
</context>
</TS>
