<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Tartli.Games</name>
    <message numerus="yes">
        <source>%n stake(s)</source>
        <translation>
            <numerusform>%n stake</numerusform>
            <numerusform>%n stakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buli(s)</source>
        <translation>
            <numerusform>%n buli</numerusform>
            <numerusform>%n bulis</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tartli.Hints</name>
    <message numerus="yes">
        <source>it wins the trick with %n point(s)</source>
        <translation>
            <numerusform>it takes the trick with %n point</numerusform>
            <numerusform>it takes the trick with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you can’t win the trick, and this costs least: %n point(s)</source>
        <translation>
            <numerusform>you can’t win the trick, and this costs least: %n point</numerusform>
            <numerusform>you can’t win the trick, and this costs least: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it scores %n point(s) for certain</source>
        <translation>
            <numerusform>it scores %n point for certain</numerusform>
            <numerusform>it scores %n points for certain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), unless your opponent has a better meld</source>
        <translation>
            <numerusform>%n point, unless your opponent has a better meld</numerusform>
            <numerusform>%n points, unless your opponent has a better meld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have %n point(s), and the game is yours</source>
        <translation>
            <numerusform>you have %n point, and the game is yours</numerusform>
            <numerusform>you have %n points, and the game is yours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n point(s) you no longer risk losing double</source>
        <translation>
            <numerusform>with %n point you no longer risk losing double</numerusform>
            <numerusform>with %n points you no longer risk losing double</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hard to explain, but it did better in %n simulated deal(s)</source>
        <translation>
            <numerusform>hard to explain, but it did better in %n simulated deal</numerusform>
            <numerusform>hard to explain, but it did better in %n simulated deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your opponent must add at least %n point(s)</source>
        <translation>
            <numerusform>your opponent must add at least %n point</numerusform>
            <numerusform>your opponent must add at least %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the trick is worth only %n point(s)</source>
        <translation>
            <numerusform>the trick is worth only %n point</numerusform>
            <numerusform>the trick is worth only %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the trick is lost, with at least %n point(s)</source>
        <translation>
            <numerusform>the trick is lost, with at least %n point</numerusform>
            <numerusform>the trick is lost, with at least %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the trick is lost, with %n point(s)</source>
        <translation>
            <numerusform>the trick is lost, with %n point</numerusform>
            <numerusform>the trick is lost, with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it is %n point(s) better than %1</source>
        <comment>a card</comment>
        <translation>
            <numerusform>it is %n point better than %1</numerusform>
            <numerusform>it is %n points better than %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), unless %1 has a better meld</source>
        <translation>
            <numerusform>%n point, unless %1 has a better meld</numerusform>
            <numerusform>%n points, unless %1 has a better meld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 must add at least %n point(s)</source>
        <translation>
            <numerusform>%1 must add at least %n point</numerusform>
            <numerusform>%1 must add at least %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) better than %1</source>
        <comment>a card</comment>
        <translation>
            <numerusform>about %n point better than %1</numerusform>
            <numerusform>about %n points better than %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %1 gains %n point(s) over %2</source>
        <comment>two cards</comment>
        <translation>
            <numerusform>the %1 gains %n point over %2</numerusform>
            <numerusform>the %1 gains %n points over %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>points and game together put it ahead of the %1 in %n simulated deal(s)</source>
        <comment>a card</comment>
        <translation>
            <numerusform>points and game together put it ahead of the %1 in %n simulated deal</numerusform>
            <numerusform>points and game together put it ahead of the %1 in %n simulated deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tartli.Prompts</name>
    <message numerus="yes">
        <source>(Drawn %n time(s): ties are drawn again.)</source>
        <translation>
            <numerusform>(Drawn %n time: ties are drawn again.)</numerusform>
            <numerusform>(Drawn %n times: ties are drawn again.)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tartli.Puzzles</name>
    <message numerus="yes">
        <source>Trick %1: “%2” cost %n point(s).</source>
        <comment>what was done</comment>
        <translation>
            <numerusform>Trick %1: “%2” cost %n point.</numerusform>
            <numerusform>Trick %1: “%2” cost %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n more point(s) with melds by trick 8. %1 has nothing to declare.</source>
        <comment>a name</comment>
        <translation>
            <numerusform>Score %n more point with melds by trick 8. %1 has nothing to declare.</numerusform>
            <numerusform>Score %n more points with melds by trick 8. %1 has nothing to declare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead</source>
        <translation>
            <numerusform>%n point ahead</numerusform>
            <numerusform>%n points ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) behind</source>
        <translation>
            <numerusform>%n point behind</numerusform>
            <numerusform>%n points behind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tartli.Review</name>
    <message numerus="yes">
        <source>You made %n point(s) more than your opponent.</source>
        <translation>
            <numerusform>You made %n point more than your opponent.</numerusform>
            <numerusform>You made %n points more than your opponent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You made %n point(s) fewer than your opponent.</source>
        <translation>
            <numerusform>You made %n point fewer than your opponent.</numerusform>
            <numerusform>You made %n points fewer than your opponent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) ahead</source>
        <translation>
            <numerusform>about %n point ahead</numerusform>
            <numerusform>about %n points ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) behind</source>
        <translation>
            <numerusform>about %n point behind</numerusform>
            <numerusform>about %n points behind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep the Seven for now; that did better in %n simulated deal(s).</source>
        <translation>
            <numerusform>Keep the Seven for now; that did better in %n simulated deal.</numerusform>
            <numerusform>Keep the Seven for now; that did better in %n simulated deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You made %n point(s) more than %1.</source>
        <comment>a name</comment>
        <translation>
            <numerusform>You made %n point more than %1.</numerusform>
            <numerusform>You made %n points more than %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You made %n point(s) fewer than %1.</source>
        <comment>a name</comment>
        <translation>
            <numerusform>You made %n point fewer than %1.</numerusform>
            <numerusform>You made %n points fewer than %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That cost about %n point(s).</source>
        <translation>
            <numerusform>That cost about %n point.</numerusform>
            <numerusform>That cost about %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That cost %n point(s) (counted to the last trick).</source>
        <translation>
            <numerusform>That cost %n point (counted to the last trick).</numerusform>
            <numerusform>That cost %n points (counted to the last trick).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_GroupBox</name>
    <message numerus="yes">
        <source>Declared in parts, it can score %1 points over %n trick(s)</source>
        <translation>
            <numerusform>Declared in parts, it can score %1 points over %n trick</numerusform>
            <numerusform>Declared in parts, it can score %1 points over %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n trick(s) left for melds, one of these could still score: %1.</source>
        <translation>
            <numerusform>With %n trick left for melds, one of these could still score: %1.</numerusform>
            <numerusform>With %n tricks left for melds, one of these could still score: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n trick(s) left, these could score %1 points in this order: %2.</source>
        <translation>
            <numerusform>With %n trick left, these could score %1 points in this order: %2.</numerusform>
            <numerusform>With %n tricks left, these could score %1 points in this order: %2.</numerusform>
        </translation>
    </message>
</context>
</TS>
