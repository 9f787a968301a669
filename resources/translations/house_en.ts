<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ChartPage</name>
    <message numerus="yes">
        <source>Your balance in points over %n hand(s): now %1.</source>
        <translation>
            <numerusform>Your balance in points over %n hand: now %1.</numerusform>
            <numerusform>Your balance in points over %n hands: now %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Duel</name>
    <message numerus="yes">
        <source>This month: %n deal(s), %1 in all.</source>
        <comment>points</comment>
        <translation>
            <numerusform>This month: %n deal, %1 in all.</numerusform>
            <numerusform>This month: %n deals, %1 in all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message numerus="yes">
        <source>%n deleted. “%1” restores the last one until you quit Tartli.</source>
        <translation>
            <numerusform>%n deleted. “%1” restores it until you quit Tartli.</numerusform>
            <numerusform>%n deleted. “%1” restores the last one until you quit Tartli.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchesModel</name>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnPack</name>
    <message numerus="yes">
        <source>%n picture(s) missing: built-in ones take their place.</source>
        <translation>
            <numerusform>%n picture is missing: a built-in one takes its place.</numerusform>
            <numerusform>%n pictures are missing: built-in ones take their place.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Plates</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%n decision(s) cost points, each counted on its own; these cost most:</source>
        <translation>
            <numerusform>%n decision cost points, each counted on its own; these cost most:</numerusform>
            <numerusform>%n decisions cost points, each counted on its own; these cost most:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cost points, each counted on its own:</source>
        <translation>
            <numerusform>%n decision cost points, each counted on its own:</numerusform>
            <numerusform>%n decisions cost points, each counted on its own:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Well played: no mistake in %n decision(s).</source>
        <translation>
            <numerusform>Well played: no mistake in %n decision.</numerusform>
            <numerusform>Well played: no mistake in %n decisions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>Puzzle of the day: %n day(s) in a row.</source>
        <translation>
            <numerusform>Puzzle of the day: %n day in a row.</numerusform>
            <numerusform>Puzzle of the day: %n days in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice match(es)</source>
        <translation>
            <numerusform>%n practice match</numerusform>
            <numerusform>%n practice matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imported match(es)</source>
        <translation>
            <numerusform>%n imported match</numerusform>
            <numerusform>%n imported matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) between two people</source>
        <translation>
            <numerusform>%n match between two people</numerusform>
            <numerusform>%n matches between two people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copy(ies)</source>
        <translation>
            <numerusform>%n copy</numerusform>
            <numerusform>%n copies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) only readable in part</source>
        <translation>
            <numerusform>%n match only readable in part</numerusform>
            <numerusform>%n matches only readable in part</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) unfinished; only finished hands count.</source>
        <translation>
            <numerusform>%n match is unfinished; only its finished hands count.</numerusform>
            <numerusform>%n matches are unfinished; only their finished hands count.</numerusform>
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
    <message numerus="yes">
        <source>%n study(ies) could not be read.</source>
        <translation>
            <numerusform>%n study could not be read.</numerusform>
            <numerusform>%n studies could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) of puzzles and exercises could not be read.</source>
        <translation>
            <numerusform>%n result of puzzles and exercises could not be read.</numerusform>
            <numerusform>%n results of puzzles and exercises could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n season(s) of the league could not be read.</source>
        <translation>
            <numerusform>%n season of the league could not be read.</numerusform>
            <numerusform>%n seasons of the league could not be read.</numerusform>
        </translation>
    </message>
</context>
</TS>
