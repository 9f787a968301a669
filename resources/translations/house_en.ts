<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BalancePage</name>
    <message numerus="yes">
        <source>Your balance in points over %n hand(s): now %1.</source>
        <translation>
            <numerusform>Your balance in points over %n hand: now %1.</numerusform>
            <numerusform>Your balance in points over %n hands: now %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message numerus="yes">
        <source>%n match(es) deleted. “Undo delete” restores the last one, until you quit Tartli.</source>
        <translation>
            <numerusform>%n match deleted. “Undo delete” restores it, until you quit Tartli.</numerusform>
            <numerusform>%n matches deleted. “Undo delete” restores the last one, until you quit Tartli.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… and %n more.</numerusform>
            <numerusform>… and %n more.</numerusform>
        </translation>
    </message>
</context>
</TS>
