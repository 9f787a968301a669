<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_AT" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Tartli</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h2&gt;Tartli %1&lt;/h2&gt;&lt;p&gt;The old two-player card game of Hungary and Austria.&lt;/p&gt;&lt;p&gt;Free software under the GPL, version 3 or later.&lt;br&gt;Drawings: CC BY-SA 4.0.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Where my matches are&lt;/b&gt;&lt;br&gt;%2&lt;/p&gt;&lt;p&gt;&lt;b&gt;Where my settings are&lt;/b&gt;&lt;br&gt;%3&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ActionButton</name>
    <message>
        <source>%1  (%2)</source>
        <comment>a button&apos;s words and its key</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AustrianTerms</name>
    <message>
        <source>Terz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sext</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siebt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acht</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vierling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sevens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealCheck</name>
    <message>
        <source>Check this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Check it now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pack of a hand is fixed before its first card is dealt. Note its check number, if you like: when the hand is over, the cards and the salt are shown here that give this number, and nobody could have changed them meanwhile. The help says how to check it elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check number (SHA-256)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards and salt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hand:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check &amp;number (SHA-256):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards and &amp;salt:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand %1, which is dealt next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand %1, which is being played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hand was dealt without a check number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards and the salt are shown when the hand is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your opponent had cut before: the cards were dealt in this order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then you cut after card %1: the cards up to it were dealt last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ The cards and the salt give this check number, and these cards were dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ The cards that were dealt do not give this check number. Do not trust this deal.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FrenchCards</name>
    <message>
        <source>Clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sevens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message numerus="yes">
        <source>%n stake(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buli point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandSummary</name>
    <message>
        <source>%1.</source>
        <comment>a headline, told as a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards on the table count for nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You both stand at %1. In the next hand the first points win the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next game starts at 0 to 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This time %1 : %2. The first time you had the other cards, and it was %3 : %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This time %1 : %2, the first time %3 : %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the hand %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins the hand %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the match %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins the match %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You go out with %2 and win the game: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 went out with only %3, so you win the game: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You both reach 501. You have more, %2 to %3, and win the game: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You score first and win the game: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get ahead, %2 to %3, and win the game: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You end the hand with %2 and win the game: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes out with %2 and wins the game: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You went out with only %3, so %1 wins the game: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You both reach 501. %1 has more, %2 to %3, and wins the game: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 scores first and wins the game: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gets ahead, %2 to %3, and wins the game: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ends the hand with %2 and wins the game: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the word for a game won twofold, what it brings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%4: you have %2, which is less than %3, so the game counts twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%4: %1 has %2, which is less than %3, so the game counts twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stichmatsch: you won all tricks from 8 to 16, so all 161 points are yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stichmatsch: %1 won all tricks from 8 to 16 and takes all 161 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next &amp;hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next &amp;game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My &amp;matches …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play this deal &amp;again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a practice match of one hand; this match is saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With &amp;seats swapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same deal with your opponent’s cards, as a practice match of one hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Béla</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total of the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>row of the table, player, number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buli points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (first to %2)</source>
        <comment>buli points or stakes, how many win the match</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody scored a meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds that scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a meld, and its points</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandText</name>
    <message>
        <source>The hand is still being played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a record:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tartli: %1 and %2, hand %3. Rules: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first points win the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps: %1. Turned up as card %3: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is dealt: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays: %2</source>
        <comment>a card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draws: %2</source>
        <comment>a card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes the trick: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 scores the béla: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins the game: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the next hand the first points win the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins the match %2 : %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>what a player says</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 before, %3 by melds, %4 by tricks, %5 now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stichmatsch: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandsModel</name>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>points of both players</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins the match %2 : %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins, by a false claim: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal: the next points win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stichmatsch: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>After the hand, copy &lt;b&gt;Cards and salt&lt;/b&gt; from there: 32 cards, the top one first, and the salt, with one blank between each. A is %1, L %2, H %3, B %4; X is %5, U %6, O %7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before a hand, open &lt;b&gt;Match → Check this deal&lt;/b&gt; and note the check number of the hand that is dealt next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a terminal, type: &lt;code&gt;echo -n &apos;CARDS AND SALT&apos; | sha256sum&lt;/code&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number comes out: this pack was fixed before the deal, and before you cut. Your cut puts the first cards below the rest; when your opponent cuts, it has done so before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An exported match holds all of it as &lt;code&gt;deal_proof&lt;/code&gt;, and &lt;code&gt;tartli-desktop --check FILE&lt;/code&gt; checks every hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a card to the middle, or click it, to play it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a card along your hand to move it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the middle to gather a full trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the talon to exchange the Seven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a card of the spread pack to cut there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you declare melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the list of matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At any time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a card in your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home, End</source>
        <comment>keys</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at the first card, at the last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <comment>keys</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the card you point at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With no card pointed at: gather the trick, cut the pack, or go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl ← →</source>
        <comment>keys</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the card you point at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>a key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the buttons and the slate; Space presses a button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>a key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at no card any more; close a window such as this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go through the melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show and hide the parts of a sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick a meld, or take the tick away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare what is ticked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the match on, or look at it where it is finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by a column; again: the other way round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the match another title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Del, Ctrl Z</source>
        <comment>keys</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete matches; bring them back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate matches; export them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>↑ ↓ in the words of a hand</source>
        <comment>keys</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go from trick to trick, and on into the next hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The aim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Béla and the Seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game is a race to &lt;b&gt;%1 points&lt;/b&gt;. You score for melds, which you declare aloud, and for the cards in the tricks you win. As soon as you have %1 points you &lt;b&gt;go out&lt;/b&gt;, and the game is yours. It usually takes several hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each game stands alone: it wins one stake, or two if the loser is far behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game won is one buli point, or two if the loser is far behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match has no set end: play as long as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever is the first to win %1 of them wins the match; you agree on the number beforehand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next card, the 19th, is turned up: its suit is &lt;b&gt;trumps&lt;/b&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card is turned up: its suit is &lt;b&gt;trumps&lt;/b&gt;. The player who does not deal may say beforehand which card of the pack that shall be, number %1. Otherwise it is the 19th.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After that you take turns to deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After that the winner of a hand deals the next one: whoever got more points out of it or, if it ended early, whoever won the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turned card is the last; the loser of trick 7 gets it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner of trick 7 shows the card drawn after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At first both of you draw a card, and the lower one deals: the order is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player gets nine cards, three at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other cards lie across it, face down: the &lt;b&gt;talon&lt;/b&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player who did &lt;b&gt;not&lt;/b&gt; deal leads to the first trick, and the winner of a trick to the next. There are 16 tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Tricks 1 to 7:&lt;/b&gt; play any card you like. After each trick the winner draws a card from the talon, then the loser.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Tricks 8 to 16:&lt;/b&gt; follow suit. If you cannot, you must play a trump; if you have none, play any card. You need not win the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest trump wins a trick; without a trump, the highest card of the suit that was led.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps, best first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last trick is worth %1 more. All tricks of a hand together bring %2 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In &lt;b&gt;tricks 1 to 8&lt;/b&gt;, before you play your card, you may declare cards that you hold. You never have to, and a card of a meld may be played at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a row means in this order: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of a longer row you may declare a part, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cards of a suit in a row</source>
        <comment>a number, or some: 5, 6, 7 or 8</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All four %1</source>
        <comment>a rank, or some: Aces, Tens or Kings</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>béla</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 of trumps</source>
        <comment>King and Over</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In one trick you may declare one set and one sequence. They may share a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In one trick you may declare one set, and a sequence of each suit. They may share a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the word is said, “%1!” or “%2!”, not which cards. The player who answers may declare what could be better by that word: a set against a set; else a set, or a sequence of that length or longer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If both of you declare in a trick, the best meld decides: whoever holds it scores everything they have declared in this trick, and the other one nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any set is better than any sequence; the best sets are, in this order: %1. A longer sequence is better than a shorter one; then the higher top card decides, then trumps, then who led.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What has not scored may be declared again in a later trick, as long as you hold all its cards. A set scores once in a hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a sequence has scored, another one in that suit must hold a card that it did not hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a sequence has scored, another one in that suit must reach higher, or have the same top card and be longer, or lie below it with a gap of at least one card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nor may it begin right beside one that has scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say it before you play your card in tricks 1 to 8; it scores when melds do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say it at any moment until trick 8 is gathered, even when it is not your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Béla&lt;/b&gt;, %1, is %2 points, whatever else is declared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;The Seven of trumps&lt;/b&gt; may be exchanged for the turned card: in tricks 1 to 7, when you lead, before you declare and play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;The Seven of trumps&lt;/b&gt; may be exchanged for the turned card at any moment of tricks 1 to 7, as long as that lies there. Only if you declare a sequence with the Seven in it, you must wait until the trick is gathered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Count along.&lt;/b&gt; Your count is what you had at the start of the hand, your melds that have scored in it, and the cards in the tricks you have gathered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Go out&lt;/b&gt; at any moment with %1 or more, and you win, even if your opponent has more. Cards still on the table count for nobody. But whoever goes out with less than %1 &lt;b&gt;loses&lt;/b&gt; the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If nobody goes out, the hand is added up at its end, and a player with %1 or more wins the game. If both have that, the higher count wins. If the counts are equal, the next hand is sudden death: the first points in it win, and nobody goes out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Stichmatsch:&lt;/b&gt; whoever wins all of tricks 8 to 16 gets all %1 points of the tricks, those of the other player too. The hand must be played to its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;%1:&lt;/b&gt; if the loser has only %2 points or less, the game counts twice. The same holds for whoever goes out by mistake.</source>
        <comment>maccs, or Double</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a game both of you start again from 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player has a column. Melds are chalked up when they score, tricks at the end of the hand. Point at the slate, or go to it with Tab, and the sums are shown as numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below the line stand the games that were won, a bar for each and the fifth across; in the ring, how many of them win the match. A game won wipes both columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hungarian signs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Austrian signs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For example: %1</source>
        <comment>what some chalk marks are together</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a stroke that leans to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a stroke that leans to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a 30 with one stroke more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a long stroke with a leg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an 80 with one stroke more, which makes a cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a small number that is left over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a small number that is taken off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an upright bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bar for each 20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fifth bar goes across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a second 50 closes the first one to a triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of two figures, with a line below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a line above it, it is taken off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>the last two of some things to choose from</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>These are the rules of the Hungarian game. Change what you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the rules of the Austrian game. Change what you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are rules of your own. You can also start again from a known game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My own rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start from &amp;Hungarian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start from &amp;Austrian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep these rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Béla and the Seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name of these rules:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turned-up card:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 19th card is turned up after the deal and makes trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player who does not deal may ask for an earlier card to make trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always the 19th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next &amp;dealer:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and your opponent take turns to deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player with more points out of a hand deals the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show the draw of trick 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner of trick 7 lets the other player see the card drawn after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Higher, or a card apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This has an effect only if further sequences are: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four N&amp;ines are a set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four Nines in one hand can be declared for 150 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four &amp;%1 beat four Tens</source>
        <comment>Unders</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tens become the lowest set when both players declare one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Se&amp;quences in a trick:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may declare one sequence in a trick, with or without a set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may declare a sequence in each suit in one trick, with or without a set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One in each suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Further sequences:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a sequence has scored, the next one in that suit must reach higher, be longer with the same top card, or lie below it with a gap of a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a sequence has scored, the next one in that suit must bring a new card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a new card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bar sequences that touch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next one in that suit may not begin right beside one that has scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Exchange of the Seven:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trump Seven is exchanged for the turned-up card before you lead to a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trump Seven is exchanged for the turned-up card whenever its holder likes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At any time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Béla goes with the &amp;melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Béla is declared before you play a card, and scores when melds do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stichmatsch c&amp;ounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever wins all of the last nine tricks takes all 161 points for tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game counts t&amp;wice below:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner of a game gets two for it if the loser has fewer points than this. It is called maccs, in Austria Double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Games to win the match:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a new match begins with; you can still agree on another number then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No target</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HowToPlay</name>
    <message>
        <source>How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules of the game:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HungarianTerms</name>
    <message>
        <source>terc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kvart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kvint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>szext</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>szept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>okt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vannak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maccs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>First day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sunday player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Café regular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Your matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules: %1. Opponent: %2, %3. Games: %4 : %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match cannot be duplicated: it breaks a rule in hand %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match on the table is not deleted. It can be when another one has taken its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match that is open in another Tartli window is not deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (practice)</source>
        <comment>the rules of a match</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Tartli</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New match …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My &amp;matches …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tatistics …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the slate as a &amp;picture …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy this hand as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check this &amp;deal …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import matches …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export this match …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Tartli</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome to Tartli, the old card game of Hungary and Austria.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a match …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn how to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit without saving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last part of this match could not be saved. If you leave it now, it is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match “%1” is damaged from hand %2 on and cannot be taken up. It is kept as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match “%1” cannot be taken up again: it breaks a rule in hand %2. It is kept as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another Tartli window is playing this match. You can look at it here, but not play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another match …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (open elsewhere)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is still open there. Close it there first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice: hand %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice: hand %1 of %2, seats swapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (practice)</source>
        <comment>the title of a match</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – Tartli</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tartli-statistics.csv</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The statistics cannot be written to %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hand has been dealt yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hand is on the clipboard, in words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the slate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slate.png</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slate could not be saved as %1. Please choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play without saving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pack of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can play on; what is missing is saved as soon as that is possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved just now; it is tried again every second.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message>
        <source>Import matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not over. Its file would show all cards of the hand that is being played, also those that are hidden from you now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some of these matches are not over, “%1” for one. Their files would show all cards of the hands that are being played, also those that are hidden from you now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without that hand, a file ends with the one before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave that hand out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export &amp;all of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do &amp;not export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export matches into a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches (*.tartli.json *.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be written to %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a match by the rules: hand %2, action %3 breaks rule %4. (%5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a match that this program knows. (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is too large for a match. It may have %2 MB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not the file of a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is among your matches already: “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And more of them: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>Deleted: %1. Undo brings them back, the last first, until you quit Tartli.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no matches yet. Start one, and you will find it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match fits “%1”. Search for less of it, or press Escape to see them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how many matches were found</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is on the table. It can be deleted when another one has taken its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is open in another Tartli window. Here you can look at it, but neither play it nor delete it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is finished. You can look at it hand by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title, opponent, level, rules, result or date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the match on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look at it …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the match hand by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the match another title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make another match that is as this one is now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the match; it can be brought back until you quit Tartli</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Und&amp;o delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back what was deleted last (Ctrl+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take in matches from files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the selected matches in files, to send or to save them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchesModel</name>
    <message>
        <source>Sort by this column (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>games won by the player and by the opponent</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today, %1</source>
        <comment>a time follows</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <comment>a time follows</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MeldDialog</name>
    <message>
        <source>No trick is being played now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds are declared in tricks 1 to 8. This is trick %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have declared in this trick already, and that is done once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have played to trick 8, the last one for melds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have played your card. You may declare again in the next trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your opponent leads. You may declare before you play your card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your opponent said: %1 Only with a set could you score against that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your opponent said: %1 You need a set, or a %2 or longer, to score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may declare one set and one sequence in this trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may declare one set, and one sequence of each suit, in this trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only beside a stronger meld: by itself it could not score now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four Nines are no set in the game you play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lies wholly inside your %1, which has scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By your house rule it may not touch your %1, which has scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After your %1 it must be higher, or longer with the same top, or a rank apart below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a sequence: top rank, the word for its length</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you declare?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing may be declared now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no meld: three cards of a suit in a row, or four of a rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Declare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say &amp;nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is ticked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>melds, and their points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You will say nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You will say: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a meld, and its points</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Melds</name>
    <message>
        <source>%1 %2</source>
        <comment>a set: plural rank, the word for a set</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <comment>a sequence: suit, top rank, the word for its length</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a meld, and its cards</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>You</source>
        <comment>a player&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My own rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit my own rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hungarian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game of the cafés in Budapest. Players deal by turns and declare one sequence in a trick; a match goes to 5 or 10 games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Austrian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tartl, as it is played in Vienna. The winner deals, sequences of several suits count at once, and each game is paid by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules, each switch set as you like it. Yours are called “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules, each switch set as you like it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My &amp;own rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Games to win the match:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O&amp;pponent’s name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent’s &amp;level:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Your name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;ractice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may take back what you did. The statistics leave this match out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the loser of a game has %1 points or less, it counts twice: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declares all it sees and plays what comes to hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knows what is good, but forgets which cards have gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remembers every card, saves trumps and works the ending out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weighs what you may hold, tries every plan in many deals, and takes a moment.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OwnPack</name>
    <message>
        <source>%1, no picture: built-in face</source>
        <comment>a card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, picture %2</source>
        <comment>a card, and the name of a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <comment>heading over the back of the cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all eight</source>
        <comment>cards of a suit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a suit, and some of its ranks</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pack of cards “%1” cannot be read. You play with the built-in cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some pictures of the pack of cards “%1” cannot be read. These cards keep their built-in face: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is larger than 20 MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has more than 50 million pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no PNG, JPEG or WebP picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it would be far too large once unpacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its name leads out of the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a link to another place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is locked with a password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, and what is wrong with it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not there any more. Please choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be read. Please check its permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is neither a folder nor a zip. Please choose one with pictures in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The zip “%1” is broken. Perhaps you can unpack it yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” holds more than 200 pictures. Please choose a folder with one pack only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is larger than 200 MB. Please choose smaller pictures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no PNG, JPEG or WebP picture in “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No picture, so the built-in face is used – %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All 32 cards and the back have their picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is there more than once: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out – %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OwnPackDialog</name>
    <message>
        <source>Add a pack of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder or a zip with pictures of the cards (PNG, JPEG or WebP), or drop it here. A picture goes to its card by itself if its name says it: “HO”, “hearts_over”, “piros-felső”, “herz_ober”. Put the others to their cards with the mouse or the keyboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a &amp;folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a &amp;zip…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turn round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the picture upside down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take &amp;away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the picture from this card (Delete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name of the pack:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep this pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of the pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures whose names say no card come here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures without a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is missing or was left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave without keeping this pack?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pictures you put to cards would have to be put there again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder with pictures of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A zip with pictures of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zips and pictures (*.zip *.png *.jpg *.jpeg *.webp)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pictures without a card: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your hand: %1. Choose its card and press Enter, or click it. Escape puts it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a picture to its card; or choose it, press Enter, and choose the card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a picture to another card to change the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeping the pack…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This went wrong, and nothing was kept: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayArea</name>
    <message>
        <source>Declare …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare sequences and sets that you hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Béla</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange the Seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the turned card for the trump Seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim the game with 501 points or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back your last decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at my melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All melds that you hold, and what may be declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the melds that scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of the melds that scored in this trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gather the trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the full trick away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the slate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points as numbers; again: back to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a practice match of one hand; this match is saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it with seats swapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same deal with your opponent’s cards, as a practice match of one hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare %1 and %2 of trumps: 40 points</source>
        <comment>King and Over</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your opponent was at a loss and played the first card that came to hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your opponent lost the thread and had to think again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your opponent got stuck over this and decided in a hurry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut in the middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gather</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the count again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No melds have scored in this trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go out?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With less than %1 points you lose the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have %1 points, and %2 are needed. If you go out now, you lose the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both of you are out after this béla, and %1 are more than your %2: you lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would count double (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go out and lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have %1 points: you may go out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may go out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a player&apos;s name and count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · deals</source>
        <comment>a player&apos;s name and count, and that this player deals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My matches …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>%1 deals. Cut the pack: click a card, or cut in the middle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 deals. Which card of the pack shall show trumps? Card 19 comes last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is thinking …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lead. Sudden death: the first points win the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lead to trick %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 led the %2. Your card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick is yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold nothing that may be declared now. M shows your melds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew the %1, %3 the %2. The lower card deals first: you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew the %1, %3 the %2. The lower card deals first: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>(Drawn %n time(s): equal ranks draw again.)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>the kind of the match on the table</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice · trick %2 of 16
Trumps: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick %2 of 16
Trumps: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand %1 again, in %4’s seat. The counts start as they stood, %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand %1 again. The counts start as they stood, %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>a card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your declaration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your béla</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the exchange of the Seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the choice of card %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>going out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions are taken back in practice matches only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not decided anything in this hand yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordView</name>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy this hand as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check this &amp;deal …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With &amp;seats swapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up and Down: hand by hand, or trick by trick in the words. Left and Right: another hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match breaks rule %3 in hand %1, action %2. You see it up to there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is damaged: from hand %1, action %2 on it cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hand has been dealt in this match yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest of this hand cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hand is still being played.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>No trick is being played now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick is full. It is gathered first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First choose the card to be turned up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From trick 8 on you must follow suit: %1 were led and you hold some.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From trick 8 on, with no card of the suit led, you must play a trump: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By your house rule béla is declared only before you play a card to the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First the card to be turned up is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not the moment for that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds are declared in tricks 1 to 8, before your own card, once in a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By what your opponent said, this could not score now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a scored one it must reach higher, be longer with the same top, or lie apart below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lies wholly inside a sequence that has scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has scored already in this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By your house rule it may not touch a sequence that has scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Béla takes %1 and %2 of trumps in your hand, until trick 8 is gathered, once in a hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the trump Seven in your hand can be exchanged, while the turned card lies there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the leader exchanges, before declaring and playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You declared the Seven in a sequence: no exchange until the trick is gathered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In sudden death nobody goes out: the first points win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RefusedRecords</name>
    <message>
        <source>the hand is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no hand is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the non-dealer first asks for the turned card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the non-dealer asks for the turned card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody may go out in a hand of sudden death</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both are out and equal: nobody may go out any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the turned card is chosen once, before the first packet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not this player&apos;s turn to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in this player&apos;s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was led and this player holds cards of that suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this player cannot follow suit and holds trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the trick is not full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the winner of a trick gathers it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>melds are declared in tricks 1 to 8 only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>melds are declared before the own card, in turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all melds of a trick are declared together, once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most one set in a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most one sequence in a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most one sequence of a suit in a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four Nines are no set in this variant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has scored already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may not follow what this player has scored in that suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by what the leader said, this cannot score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>béla is declared once in a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this player does not hold King and Over of trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>béla may be declared until trick 8 is gathered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>béla is declared at one&apos;s own declaring step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this player does not hold the trump VII</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the turned card has been drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the leader exchanges, before playing a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the exchange comes before the declaration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the exchange comes before béla</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the trump VII was declared in this trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no suit: one of A L H B is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no rank: one of 7 8 9 X U O K A is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no card: a suit letter A L H B and a rank letter 7 8 9 X U O K A are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no meld: a rank four times, or suit, top rank and length, are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no sequence of three to eight cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four cards of rank %1 are no set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sequence is a suit, the rank of its top card, and its length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a declaration holds at least one meld, and nothing else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the 4th, 7th, 10th, 13th, 16th or 19th card may be turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not begin with a seat, 0: or 1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a match record is an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the format is not &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the version is not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>players must be two names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a match has two players, and each a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first_dealer must be 0 or 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first_dealer is %1; it must be seat 0 or 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hands must be a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hand is an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>actions must be a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deck must be a text of 32 codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a deck is each of the 32 cards once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no deck is needed now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match is won already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hand before is not finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal_proof is nested too deeply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key %1 is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the variant must be an object with every switch of R11</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the variant lacks %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the variant has unknown switches: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name is %1; it must be a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double_below is %1; it must be a whole number from 1 to 501</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>match_target is %1; it must be 1 to 20, or null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2; it must be one of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal_proof has more than %1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deal proof has no SHA-256 or no salt in hexadecimal digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deck is not the one that was fixed before the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal_proof: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected %1, got %2 - at %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected %1, got %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected %1 - at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Object missing required field %1 - at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Object missing required field %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Object contains unknown field %1 - at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Object contains unknown field %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid enum value %1 - at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid enum value %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Remove a pack of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the pack “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pictures you made it from stay where they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set everything behind all these tabs back to how it was at first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your matches, names and house rules stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep my settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Restore defaults…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slate and window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts and slate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a pack o&amp;f cards…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remo&amp;ve…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pac&amp;k of cards:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acorns, Leaves, Hearts and Bells, with the people of William Tell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs, Spades, Hearts and Diamonds; the Queen is the Over, the Jack the Under.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own pictures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>French cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Letters in the corners:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They help to tell the cards apart. Real Tell cards have none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the language of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sort the hand:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cards are kept by suit, with trumps on the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cards stay where you drag them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Alternate dark and light suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suits that look alike do not lie side by side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This has an effect only when the hand is sorted by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>German</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>letters such as A, K, O, U, and the languages that have them</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> seconds</source>
        <comment>after a number such as 0.8</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play a card:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keyboard always works, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By click or drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go out:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You count your points yourself and say when you are out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are told when you have 501 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program goes out for you as soon as you have 501 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remind me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gather a &amp;trick:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A full trick stays until you click.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A full trick stays for a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A full trick stays for a time; a click gathers it at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By click or time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Until gathered:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long a full trick stays on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This has an effect only when tricks are gathered by time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Opponent’s pause:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long your opponent waits before each card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alwa&amp;ys turn up the last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are never asked which card to turn up. It is the 19th.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This has an effect only when cards move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards &amp;move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise they are at once where they belong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sp&amp;eed:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 is twice as fast as usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> ×</source>
        <comment>after a number: times as fast</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;duced motion:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long movements across the table are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system asks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards on the table, chalk and sponge are heard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds of the ta&amp;ble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quiet or loud:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This has an effect only when there is sound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %</source>
        <comment>after a number: per cent</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no sound: %1 is not installed. It comes with: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no sound: the system has no %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no sound: the system has nothing to play it on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no sound: the sounds are missing from %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no sound: %1 does not work (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sho&amp;w running counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both players’ points are shown during a hand, which no café does for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;halk signs:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How points are written on the slate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the rules say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Austrian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of w&amp;indows:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La&amp;nguage:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShownMelds</name>
    <message>
        <source>Melds that scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who scored, and the points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Slate</name>
    <message>
        <source>Slate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: points {points}, buli {games}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: points {points}, stakes {games}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match goes to {target}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>%1!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>the rank named in a contest</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Higher here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>melds named in full, and their points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Béla!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I exchange the Seven for the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card %1, please.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I draw the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am out!</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>All levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches won : lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest run of wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games won : lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stichmatsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>False claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>   from tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>   from melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your best meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best meld of an opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice, helped matches and copies do not count: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches that cannot be read to their end do not count either: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last %1 matches: %2 won, %3 lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 matches won, %3 lost.</source>
        <comment>%1 is a level of the opponent</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: won against %2 (%3), %4 : %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: even with %2 (%3), %4 : %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: lost to %2 (%3), %4 : %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maccs given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maccs taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stichmatsch, mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stichmatsch, opponent’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>False claims, mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>False claims, opponent’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points a hand, mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points a hand, opponent’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From tricks, mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From tricks, opponent’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From melds, mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From melds, opponent’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best meld, mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best meld, opponent’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maccs or Double, given : taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 given : taken</source>
        <comment>the word for a game that counts twice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>mine, and the opponent’s</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>mine, and the opponent’s, as it is read aloud</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count &amp;house rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export as CSV …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches by rules of your own count to the rules that they are most like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the &amp;slate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of two numbers, the first is yours and the second your opponent’s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a figure, the level, the number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been played to its end yet. Finish a hand, and you will see here how you do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hand has been played by these rules yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatisticsSlate</name>
    <message>
        <source>Won and lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match has been decided yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last %1 matches: up when you win, down when you lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One match has been decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches won and lost, by opponent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Card table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TitleDelegate</name>
    <message>
        <source>Title of the match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The disk is full. Please make room on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is read-only. Please allow writing there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Access is not allowed. Please check its permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else is in its place. Please move that away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not there any more, or cannot be made there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is using it. Please close that one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was written by a newer Tartli. Please install that version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system refused it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your matches in %1 cannot be opened. %2

The file is left as it is. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can play, but what you play now is not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can play, but what you play is not saved yet: it is as soon as the file can be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match cannot be saved in %1 just now. %2

You can play it all the same. It is saved as soon as that is possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is open in another Tartli window. It can be changed only there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This could not be saved in %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your saved matches in %1 were damaged. Tartli has made that file anew, with all that could still be read.

Matches that are complete: %2
Matches that lack their last part: %3
Matches that are lost: %4

The damaged file is kept as %5. You need do nothing, and can play on. If you have an older copy of your matches and would rather have that, close Tartli and put the copy in the place of the first file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some of your settings in %1 could not be used:</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The file as it was is kept as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be %2; %3 is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read; the usual settings are used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not a file; the usual settings are used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is far too large; the usual settings are used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not all text; what can still be read of it is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not written as TOML; what can still be read of it is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was written by a newer Tartli; what this one knows of it is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no setting; it is left out.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>Hungarian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Austrian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_GroupBox</name>
    <message>
        <source>Its parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Could still be split: %1 points in %n trick(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No trick is left in which melds are declared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No part of it can score any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>With %n trick(s) left for melds, one of these could still score: %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n trick(s) left, these could score %1 points in this order: %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>
