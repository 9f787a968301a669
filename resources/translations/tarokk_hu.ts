<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
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
