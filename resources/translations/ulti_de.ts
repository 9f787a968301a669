<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_AT" sourcelanguage="en">
<context>
    <name>Ulti.Accessible</name>
    <message>
        <source>No trick is being played</source>
        <translation>Es läuft kein Stich</translation>
    </message>
    <message>
        <source>Talon. Cards: %1</source>
        <translation>Talon. Karten: %1</translation>
    </message>
    <message>
        <source>Trumps are %1</source>
        <translation>Atout: %1</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>Tricks won. %1</source>
        <translation>Gewonnene Stiche. %1</translation>
    </message>
</context>
<context>
    <name>Ulti.Announcements</name>
    <message>
        <source>You are dealt: %1.</source>
        <translation>Du bekommst: %1.</translation>
    </message>
    <message>
        <source>You discard two cards.</source>
        <translation>Du legst zwei Karten weg.</translation>
    </message>
    <message>
        <source>%1 discards two cards.</source>
        <translation>%1 legt zwei Karten weg.</translation>
    </message>
    <message>
        <source>You pick up %1.</source>
        <translation>Du nimmst auf: %1.</translation>
    </message>
    <message>
        <source>The auction is over: %1 plays %2, worth %3.</source>
        <translation>Die Lizitation ist vorbei. %1 spielt: %2, Wert %3.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>You win the trick.</source>
        <translation>Du machst den Stich.</translation>
    </message>
    <message>
        <source>%1 wins the trick.</source>
        <translation>%1 macht den Stich.</translation>
    </message>
    <message>
        <source>%1 shows the hand: %2.</source>
        <translation>%1 legt auf: %2.</translation>
    </message>
    <message>
        <source>You can announce marriages, key %1.</source>
        <translation>Du kannst Vierziger und Zwanziger ansagen, Taste %1.</translation>
    </message>
    <message>
        <source>You can double, key %1.</source>
        <translation>Du kannst Kontra geben, Taste %1.</translation>
    </message>
    <message>
        <source>You can claim the rest, key %1.</source>
        <translation>Du kannst sagen, dass der Rest entschieden ist, Taste %1.</translation>
    </message>
    <message>
        <source>You can give up, key %1.</source>
        <translation>Du kannst aufgeben, Taste %1.</translation>
    </message>
    <message>
        <source>The auction is over: you play %1, worth %2.</source>
        <translation>Die Lizitation ist vorbei. Du spielst: %1, Wert %2.</translation>
    </message>
    <message>
        <source>Your cards now: %1</source>
        <translation>Deine Karten jetzt: %1</translation>
    </message>
</context>
<context>
    <name>Ulti.Check</name>
    <message>
        <source>%1 Ft</source>
        <translation>%1 Ft</translation>
    </message>
</context>
<context>
    <name>Ulti.Commands</name>
    <message>
        <source>Bids</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Announce marriages</source>
        <translation>Vierziger und Zwanziger ansagen</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Rest entschieden</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
</context>
<context>
    <name>Ulti.Dialogs</name>
    <message>
        <source>Bid %1?</source>
        <translation>„%1“ ansagen?</translation>
    </message>
    <message>
        <source>Bid it anyway</source>
        <translation>Trotzdem ansagen</translation>
    </message>
    <message>
        <source>Claim the rest?</source>
        <translation>Ist der Rest entschieden?</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Ja, entschieden</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>Aufgeben?</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>You claim that you will win none of the tricks left.</source>
        <translation>Du sagst, dass du keinen der übrigen Stiche machst.</translation>
    </message>
    <message>
        <source>You claim that you will win all the tricks left.</source>
        <translation>Du sagst, dass alle übrigen Stiche dir gehören.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Choose another bid</source>
        <translation>Andere Ansage wählen</translation>
    </message>
    <message>
        <source>Both defenders must agree.</source>
        <translation>Beide Verteidiger müssen zustimmen.</translation>
    </message>
    <message>
        <source>Announce first?</source>
        <translation>Zuerst ansagen?</translation>
    </message>
    <message>
        <source>You hold marriages: %1.</source>
        <translation>In der Hand hast du: %1.</translation>
    </message>
    <message>
        <source>You hold a marriage: %1.</source>
        <translation>In der Hand hast du: %1.</translation>
    </message>
    <message>
        <source>After your first card you can no longer announce anything.</source>
        <translation>Nach deiner ersten Karte kannst du nichts mehr ansagen.</translation>
    </message>
    <message>
        <source>&amp;Announce</source>
        <translation>&amp;Ansagen</translation>
    </message>
    <message>
        <source>&amp;Play anyway</source>
        <translation>Trotzdem &amp;spielen</translation>
    </message>
    <message>
        <source>You lose the contract, and the hand is over.</source>
        <translation>Damit ist das Spiel verloren und die Runde vorbei.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>%1?</source>
        <comment>a double</comment>
        <translation>%1?</translation>
    </message>
    <message>
        <source>%1 anyway</source>
        <comment>a double</comment>
        <translation>Trotzdem: %1</translation>
    </message>
</context>
<context>
    <name>Ulti.Doubling</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>a part, a defender</comment>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Announce marriages</source>
        <translation>Vierziger und Zwanziger ansagen</translation>
    </message>
    <message>
        <source>You announce only the values, not the suits. They count for your side.</source>
        <translation>Gesagt werden nur die Werte, nicht die Farben. Sie zählen für deine Partei.</translation>
    </message>
    <message>
        <source>%1: doubling it doubles the silent bids, too.</source>
        <translation>Ein Kontra auf [den]%1 gilt auch für die stillen Ansagen.</translation>
    </message>
    <message>
        <source>%1: counts %3 instead of %2</source>
        <comment>a part, its worth now and then</comment>
        <translation>%1: zählt %3 statt %2</translation>
    </message>
    <message>
        <source>If you win everything, you get %2 points</source>
        <translation>Gewinnst du alles, bekommst du %2 Punkte</translation>
    </message>
    <message>
        <source>If %1 wins everything, you pay %2 points</source>
        <translation>Gewinnt %1 alles, zahlst du %2 Punkte</translation>
    </message>
    <message>
        <source>If you lose everything, you pay %2 points</source>
        <translation>Verlierst du alles, zahlst du %2 Punkte</translation>
    </message>
    <message>
        <source>If %1 loses everything, you get %2 points</source>
        <translation>Verliert %1 alles, bekommst du %2 Punkte</translation>
    </message>
    <message>
        <source>%1 (%2 Ft).</source>
        <comment>points, and in money</comment>
        <translation>%1 (%2 Ft).</translation>
    </message>
    <message>
        <source>%1 your %2?</source>
        <comment>level, contract</comment>
        <translation>%1 auf [den]%2?</translation>
    </message>
    <message>
        <source>%1 %2’s %3?</source>
        <comment>level, soloist, contract</comment>
        <translation>%1 auf [den]%3 von %2?</translation>
    </message>
    <message>
        <source>%1 (%3 Ft) instead of %2.</source>
        <comment>points, those before, and in money</comment>
        <translation>%1 (%3 Ft) statt %2.</translation>
    </message>
</context>
<context>
    <name>Ulti.Face</name>
    <message>
        <source>Ulti</source>
        <translation>Ulti</translation>
    </message>
    <message>
        <source>One plays alone against two</source>
        <translation>Einer spielt allein gegen zwei</translation>
    </message>
</context>
<context>
    <name>Ulti.HandText</name>
    <message>
        <source>Talon: %1</source>
        <translation>Talon: %1</translation>
    </message>
    <message>
        <source>Score: %1 to %2</source>
        <translation>Punkte: %1 gegen %2</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Abrechnung: %1</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>Contract: %1 (%2)</source>
        <translation>Spiel: %1 (%2)</translation>
    </message>
    <message>
        <source>%1 pays %2 Ft</source>
        <translation>%1 zahlt %2 Ft</translation>
    </message>
    <message>
        <source>%1 gets %2 Ft</source>
        <translation>%1 bekommt %2 Ft</translation>
    </message>
    <message>
        <source>You pay %1 Ft</source>
        <translation>Du zahlst %1 Ft</translation>
    </message>
    <message>
        <source>you get %1 Ft</source>
        <translation>du bekommst %1 Ft</translation>
    </message>
    <message>
        <source>The hands, face up</source>
        <translation>Die Karten, offen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Lizitation</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what is held</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You discard two cards</source>
        <translation>Du legst zwei Karten weg</translation>
    </message>
    <message>
        <source>%1 discards two cards</source>
        <translation>%1 legt zwei Karten weg</translation>
    </message>
    <message>
        <source>You discard two cards: %1</source>
        <translation>Du legst zwei Karten weg: %1</translation>
    </message>
    <message>
        <source>%1 discards two cards: %2</source>
        <translation>%1 legt zwei Karten weg: %2</translation>
    </message>
    <message>
        <source>You pick up the talon</source>
        <translation>Du nimmst den Talon auf</translation>
    </message>
    <message>
        <source>%1 picks up the talon</source>
        <translation>%1 nimmt den Talon auf</translation>
    </message>
    <message>
        <source>You pick up the talon: %1</source>
        <translation>Du nimmst den Talon auf: %1</translation>
    </message>
    <message>
        <source>%1 picks up the talon: %2</source>
        <translation>%1 nimmt den Talon auf: %2</translation>
    </message>
    <message>
        <source>You win it</source>
        <comment>a trick</comment>
        <translation>Dein Stich</translation>
    </message>
    <message>
        <source>%1 wins it</source>
        <translation>Stich für %1</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>what a player says</comment>
        <translation>%1: „%2“</translation>
    </message>
    <message>
        <source>You and %1 each pay %2 Ft</source>
        <translation>Du und %1 zahlt je %2 Ft</translation>
    </message>
    <message>
        <source>%1 and %2 each pay %3 Ft</source>
        <translation>%1 und %2 zahlen je %3 Ft</translation>
    </message>
    <message>
        <source>you and %1 each get %2 Ft</source>
        <translation>du und %1 bekommt je %2 Ft</translation>
    </message>
    <message>
        <source>%1 and %2 each get %3 Ft</source>
        <translation>%1 und %2 bekommen je %3 Ft</translation>
    </message>
</context>
<context>
    <name>Ulti.Help</name>
    <message>
        <source>%1 (%2 Ft)</source>
        <comment>points, and in money</comment>
        <translation>%1 (%2 Ft)</translation>
    </message>
    <message>
        <source>a defender</source>
        <translation>ein Verteidiger</translation>
    </message>
    <message>
        <source>the soloist</source>
        <translation>der Alleinspieler</translation>
    </message>
    <message>
        <source>With trumps</source>
        <translation>Mit Atout</translation>
    </message>
    <message>
        <source>Without trumps</source>
        <translation>Ohne Atout</translation>
    </message>
    <message>
        <source>Last trick: +%1</source>
        <translation>Letzter Stich: +%1</translation>
    </message>
    <message>
        <source>%1 and %2 of a suit: 40 in trumps, 20 in another</source>
        <translation>%1 und %2 einer Farbe: 40 in Atout, 20 in einer anderen</translation>
    </message>
</context>
<context>
    <name>Ulti.Hints</name>
    <message>
        <source>Play the %1.</source>
        <translation>Spiel [den]%1.</translation>
    </message>
    <message>
        <source>Discard the %1 and the %2.</source>
        <translation>Leg [den]%1 und [den]%2 weg.</translation>
    </message>
    <message>
        <source>Bid %1.</source>
        <translation>Sag [einen]%1 an.</translation>
    </message>
    <message>
        <source>Make %1 trumps.</source>
        <translation>Mach %1 zum Atout.</translation>
    </message>
    <message>
        <source>Announce %1.</source>
        <translation>Sag %1 an.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passe.</translation>
    </message>
    <message>
        <source>Pick up the talon.</source>
        <translation>Nimm den Talon auf.</translation>
    </message>
    <message>
        <source>Keep your bid.</source>
        <translation>Bleib bei deiner Ansage.</translation>
    </message>
    <message>
        <source>Throw the hand in.</source>
        <translation>Wirf das Spiel weg.</translation>
    </message>
    <message>
        <source>Claim the rest.</source>
        <translation>Sag, dass der Rest entschieden ist.</translation>
    </message>
    <message>
        <source>Give up.</source>
        <translation>Gib auf.</translation>
    </message>
    <message>
        <source>Agree to the claim.</source>
        <translation>Stimm zu.</translation>
    </message>
    <message>
        <source>Refuse the claim.</source>
        <translation>Stimm nicht zu.</translation>
    </message>
    <message>
        <source>Leave the double as it is.</source>
        <translation>Lass es beim Kontra.</translation>
    </message>
    <message>
        <source>This is only a rule of thumb: it is too early to work anything out.</source>
        <translation>Das ist nur eine Faustregel: Ausrechnen lässt sich noch nichts.</translation>
    </message>
    <message>
        <source>Whatever you do now, you can expect %1.</source>
        <translation>Was du jetzt auch tust, zu erwarten: %1.</translation>
    </message>
    <message>
        <source>Then bid %1.</source>
        <translation>Sag dann [einen]%1 an.</translation>
    </message>
    <message>
        <source>Then bid %1, with %2 as trumps.</source>
        <translation>Sag dann [einen]%1 an, mit Atout %2.</translation>
    </message>
    <message>
        <source>Trumps: %1.</source>
        <translation>Atout: %1.</translation>
    </message>
    <message>
        <source>%1 points (%2 Ft)</source>
        <translation>%1 Punkte (%2 Ft)</translation>
    </message>
    <message>
        <source>about %1 points (%2 Ft)</source>
        <translation>etwa %1 Punkte (%2 Ft)</translation>
    </message>
    <message>
        <source>%1 point (%2 Ft)</source>
        <translation>%1 Punkt (%2 Ft)</translation>
    </message>
    <message>
        <source>It counts %1 points for your side.</source>
        <translation>Das zählt %1 Punkte für deine Partei.</translation>
    </message>
    <message>
        <source>It is the only card you may play.</source>
        <translation>Nur diese Karte darfst du spielen.</translation>
    </message>
    <message>
        <source>The trick is yours: an Ace or a Ten in it counts 10 points for you.</source>
        <translation>Der Stich gehört deiner Partei: Eine Sau oder ein Zehner darin zählt 10 Punkte für euch.</translation>
    </message>
    <message>
        <source>The trick is theirs: give them no Ace and no Ten.</source>
        <translation>Der Stich gehört den anderen: Gib keine Sau und keinen Zehner hinein.</translation>
    </message>
    <message>
        <source>Nobody can beat it.</source>
        <translation>Niemand kann diese Karte stechen.</translation>
    </message>
    <message>
        <source>Only a trump can beat it.</source>
        <translation>Nur ein Atout kann diese Karte stechen.</translation>
    </message>
    <message>
        <source>It draws the defenders’ trumps.</source>
        <translation>Das zieht den Verteidigern die Atouts.</translation>
    </message>
    <message>
        <source>The soloist has none of that suit and has to trump, if possible.</source>
        <translation>Der Alleinspieler hat diese Farbe nicht und muss mit Atout stechen, wenn er kann.</translation>
    </message>
    <message>
        <source>It cannot win the trick.</source>
        <translation>Damit kannst du den Stich nicht gewinnen.</translation>
    </message>
    <message>
        <source>The soloist has to win this trick.</source>
        <translation>Diesen Stich muss der Alleinspieler gewinnen.</translation>
    </message>
    <message>
        <source>You hold the Seven of trumps: the Ulti is lost.</source>
        <translation>Du hast den Atout-Siebener: Der Ulti ist verloren.</translation>
    </message>
    <message>
        <source>You hold the King or the Over of trumps: the soloist has no 40.</source>
        <translation>Du hast König oder Ober von Atout: Der Alleinspieler hat keinen Vierziger.</translation>
    </message>
    <message>
        <source>Your bid stands, and you play it.</source>
        <translation>Deine Ansage gilt, du spielst sie.</translation>
    </message>
    <message>
        <source>It is your longest suit.</source>
        <translation>Es ist deine längste Farbe.</translation>
    </message>
    <message>
        <source>The player who picks up the talon gets no Seven and no Heart.</source>
        <translation>Wer den Talon aufnimmt, bekommt keinen Siebener und kein Herz.</translation>
    </message>
    <message>
        <source>That voids a suit, so you can trump it.</source>
        <translation>So hast du eine Farbe nicht mehr und kannst sie mit Atout stechen.</translation>
    </message>
    <message>
        <source>That voids a suit, and in it you cannot win a trick.</source>
        <translation>So hast du eine Farbe nicht mehr und kannst in ihr keinen Stich gewinnen.</translation>
    </message>
    <message>
        <source>An Ace or a Ten in the talon would count for the defenders.</source>
        <translation>Eine Sau oder ein Zehner im Talon zählt für die Verteidiger.</translation>
    </message>
    <message>
        <source>Nobody can win a trick from you any more.</source>
        <translation>Niemand kann dir mehr einen Stich nehmen.</translation>
    </message>
    <message>
        <source>You cannot win a trick any more.</source>
        <translation>Du kannst keinen Stich mehr gewinnen.</translation>
    </message>
    <message>
        <source>You can expect %1; %2 may be just as good a bid.</source>
        <translation>Zu erwarten: %1; vielleicht ebenso gut angesagt: %2.</translation>
    </message>
    <message>
        <source>You can expect %1; if you bid %2, %3.</source>
        <comment>a bid, points</comment>
        <translation>Zu erwarten: %1; mit der Ansage %2: %3.</translation>
    </message>
    <message>
        <source>Raise the double of %1.</source>
        <translation>Erhöhe das Kontra auf %1.</translation>
    </message>
    <message>
        <source>Double %1.</source>
        <translation>Sag Kontra auf %1.</translation>
    </message>
    <message>
        <source>The open hands prove it.</source>
        <translation>Die offenen Karten beweisen es.</translation>
    </message>
    <message>
        <source>The soloist cannot keep the Seven of trumps any longer: the Ulti is lost.</source>
        <translation>Der Alleinspieler kann den Atout-Siebener nicht länger halten: Der Ulti ist verloren.</translation>
    </message>
    <message>
        <source>It keeps your marriage.</source>
        <translation>Damit bleiben König und Ober beisammen.</translation>
    </message>
    <message>
        <source>Lead the %1.</source>
        <translation>Spiel [den]%1 aus.</translation>
    </message>
    <message>
        <source>The likeliest bid then: %1.</source>
        <translation>Die wahrscheinlichste Ansage danach: %1.</translation>
    </message>
    <message>
        <source>Discard %1, %2</source>
        <comment>two cards</comment>
        <translation>Weglegen: %1, %2</translation>
    </message>
    <message>
        <source>%1: discard %2, %3</source>
        <comment>a bid, two cards</comment>
        <translation>%1; weglegen: %2, %3</translation>
    </message>
</context>
<context>
    <name>Ulti.Ladder</name>
    <message>
        <source>All bids</source>
        <translation>Alle Ansagen</translation>
    </message>
    <message>
        <source>&amp;Bid</source>
        <translation>&amp;Ansagen</translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Weggelegt</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Möglich</translation>
    </message>
    <message>
        <source>All bids, the highest first</source>
        <translation>Alle Ansagen, die höchste zuerst</translation>
    </message>
    <message>
        <source>It cannot be bid over %1.</source>
        <translation>Das darf man nicht über „%1“ ansagen.</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a silent bid and its value</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>can be bid</source>
        <translation>kann angesagt werden</translation>
    </message>
    <message>
        <source>cannot be bid</source>
        <translation>kann nicht angesagt werden</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>No trumps</source>
        <translation>Ohne Atout</translation>
    </message>
    <message>
        <source>Won:</source>
        <comment>a contract</comment>
        <translation>Gewonnen:</translation>
    </message>
    <message>
        <source>Lost:</source>
        <comment>a contract</comment>
        <translation>Verloren:</translation>
    </message>
    <message>
        <source>Over your bid of the first round you can bid only with trumps that you name later.</source>
        <translation>Über deine Ansage vom ersten Durchgang kannst du nur mit Atout gehen, das du noch nennst.</translation>
    </message>
    <message>
        <source>Over your bid of the first round you can bid only Hearts.</source>
        <translation>Über deine Ansage vom ersten Durchgang kannst du nur in Herz gehen.</translation>
    </message>
    <message>
        <source>Over your bid of the first round you can bid only without trumps.</source>
        <translation>Über deine Ansage vom ersten Durchgang kannst du nur ohne Atout gehen.</translation>
    </message>
    <message>
        <source>In the first round everything counts double.</source>
        <translation>Im ersten Durchgang zählt alles doppelt.</translation>
    </message>
    <message>
        <source>standing bid</source>
        <translation>angesagt</translation>
    </message>
    <message>
        <source>Your bid?</source>
        <translation>Was sagst du an?</translation>
    </message>
    <message>
        <source>By its &amp;parts</source>
        <translation>Nach &amp;Teilen</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>%1 (%2, or %3 if lost)</source>
        <comment>a silent bid and its value</comment>
        <translation>%1 (%2, verloren %3)</translation>
    </message>
    <message>
        <source>Also paid if they happen: %1.</source>
        <translation>Auch ohne Ansage zählen: %1.</translation>
    </message>
</context>
<context>
    <name>Ulti.Ledger</name>
    <message>
        <source>%1: %2 points, %3 forints.</source>
        <translation>%1: %2 Punkte, %3 Forint.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Forints</source>
        <translation>Forint</translation>
    </message>
</context>
<context>
    <name>Ulti.Lesson</name>
    <message numerus="yes">
        <source>Each of the others pays you %n point(s) (%1 forints).</source>
        <translation>
            <numerusform>Die anderen zahlen dir je %n Punkt, das sind je %1 Forint.</numerusform>
            <numerusform>Die anderen zahlen dir je %n Punkte, das sind je %1 Forint.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay each of the others %n point(s) (%1 forints).</source>
        <translation>
            <numerusform>Du zahlst den anderen je %n Punkt, das sind je %1 Forint.</numerusform>
            <numerusform>Du zahlst den anderen je %n Punkte, das sind je %1 Forint.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n point(s) (%1 forints).</source>
        <translation>
            <numerusform>Du bekommst %n Punkt (%1 Forint).</numerusform>
            <numerusform>Du bekommst %n Punkte (%1 Forint).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n point(s) (%1 forints).</source>
        <translation>
            <numerusform>Du zahlst %n Punkt (%1 Forint).</numerusform>
            <numerusform>Du zahlst %n Punkte (%1 Forint).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ulti.LostParts</name>
    <message>
        <source>40-100 lost</source>
        <translation>40-100 verloren</translation>
    </message>
    <message>
        <source>20-100 lost</source>
        <translation>20-100 verloren</translation>
    </message>
    <message>
        <source>Ulti lost</source>
        <translation>Ulti verloren</translation>
    </message>
    <message>
        <source>one part lost</source>
        <translation>eine Ansage verloren</translation>
    </message>
    <message>
        <source>Four Aces lost</source>
        <translation>Vier Asse verloren</translation>
    </message>
    <message>
        <source>You do not hold King and Over of trumps: 40-100 would be lost.</source>
        <translation>Dir fehlt König oder Ober in Atout: 40-100 wäre verloren.</translation>
    </message>
    <message>
        <source>You hold no King and Over of another suit: 20-100 would be lost.</source>
        <translation>Du hast in keiner anderen Farbe König und Ober: 20-100 wäre verloren.</translation>
    </message>
    <message>
        <source>With two Aces or Tens discarded, 20-100 would be lost.</source>
        <translation>Mit zwei Säuen oder Zehnern im Talon wäre 20-100 verloren.</translation>
    </message>
    <message>
        <source>You do not hold the Seven of trumps: Ulti would be lost.</source>
        <translation>Du hast den Atout-Siebener nicht: Ulti wäre verloren.</translation>
    </message>
    <message>
        <source>You have discarded an Ace: Four Aces would be lost.</source>
        <translation>Eine Sau liegt im Talon: Vier Asse wären verloren.</translation>
    </message>
    <message>
        <source>That alone costs you %1 points (%2 Ft).</source>
        <translation>Das allein kostet dich %1 Punkte (%2 Ft).</translation>
    </message>
    <message>
        <source>No trump suit is right for every part: one would be lost.</source>
        <translation>Kein Atout reicht für alles: Eine Ansage wäre verloren.</translation>
    </message>
</context>
<context>
    <name>Ulti.Money</name>
    <message>
        <source>%1 points (%2 Ft)</source>
        <translation>%1 Punkte (%2 Ft)</translation>
    </message>
    <message>
        <source>At stake for you now: %1 points (%2 Ft) or %3 (%4 Ft).</source>
        <translation>Für dich geht es jetzt um %1 Punkte (%2 Ft) oder %3 (%4 Ft).</translation>
    </message>
    <message>
        <source>%1 point (%2 Ft)</source>
        <translation>%1 Punkt (%2 Ft)</translation>
    </message>
    <message>
        <source>That costs you %1 points (%2 Ft).</source>
        <translation>Das kostet dich %1 Punkte (%2 Ft).</translation>
    </message>
    <message>
        <source>That costs you %1 point (%2 Ft).</source>
        <translation>Das kostet dich %1 Punkt (%2 Ft).</translation>
    </message>
    <message>
        <source>If every part is won: %1 for you.</source>
        <translation>Ist alles gewonnen: %1 für dich.</translation>
    </message>
</context>
<context>
    <name>Ulti.NewMatch</name>
    <message>
        <source>Until you stop</source>
        <translation>Bis du aufhörst</translation>
    </message>
    <message>
        <source>%1 hands</source>
        <translation>%1 Runden</translation>
    </message>
    <message>
        <source>A &amp;point is worth:</source>
        <translation>Ein &amp;Punkt ist wert:</translation>
    </message>
    <message>
        <source>The match &amp;lasts:</source>
        <translation>Daue&amp;r:</translation>
    </message>
</context>
<context>
    <name>Ulti.PlayArea</name>
    <message>
        <source>The auction is over.</source>
        <translation>Die Lizitation ist vorbei.</translation>
    </message>
    <message>
        <source>Defenders double before their own first card; after that, doubles are only answered.</source>
        <translation>Verteidiger kontrieren vor der eigenen ersten Karte; danach wird nur noch geantwortet.</translation>
    </message>
    <message>
        <source>You can announce marriages only with your first card, in a contract with a Simple.</source>
        <translation>Vierziger und Zwanziger sagst du nur mit deiner ersten Karte an, wenn ein Einfaches mitgespielt wird.</translation>
    </message>
    <message>
        <source>Bids…</source>
        <translation>Alle Ansagen …</translation>
    </message>
    <message>
        <source>All bids in order: what each means, pays and costs</source>
        <translation>Alle Ansagen der Reihe nach: was jede bedeutet, bringt und kostet</translation>
    </message>
    <message>
        <source>Double parts of the contract, or raise a double</source>
        <translation>Teile des Spiels kontrieren oder auf ein Kontra antworten</translation>
    </message>
    <message>
        <source>Marriage…</source>
        <translation>40 oder 20 …</translation>
    </message>
    <message>
        <source>Announce King and Over of a suit with your first card</source>
        <translation>König und Ober einer Farbe mit deiner ersten Karte ansagen</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Rest entschieden</translation>
    </message>
    <message>
        <source>Claim that the tricks left are decided; both defenders must agree</source>
        <translation>Du sagst, dass die übrigen Stiche entschieden sind; beide Verteidiger müssen zustimmen</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Give up a contract without trumps</source>
        <translation>Ein Spiel ohne Atout verloren geben</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Pick up the talon</source>
        <translation>Talon aufnehmen</translation>
    </message>
    <message>
        <source>Good: no answer</source>
        <translation>Gut, keine Antwort</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Zustimmen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Keep the bid</source>
        <translation>Ansage behalten</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a suit, and what is lost with it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Pass: play it</source>
        <translation>Passen und spielen</translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>a level of doubling</comment>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>Throw it in: %1 (%2 Ft)</source>
        <comment>points, and in money</comment>
        <translation>Wegwerfen: %1 (%2 Ft)</translation>
    </message>
    <message>
        <source>No more tricks</source>
        <translation>Keinen Stich mehr</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <comment>a bid and its value</comment>
        <translation>
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ulti.Prompts</name>
    <message>
        <source>You open. Discard two cards, then bid.</source>
        <translation>Du beginnst: Leg zwei Karten weg, dann sag an.</translation>
    </message>
    <message>
        <source>Discard two cards, then bid higher.</source>
        <translation>Leg zwei Karten weg und geh höher.</translation>
    </message>
    <message>
        <source>Choose your bid.</source>
        <translation>Was sagst du an?</translation>
    </message>
    <message>
        <source>%1 claims the rest. Do you agree?</source>
        <translation>%1 sagt, der Rest sei entschieden. Stimmst du zu?</translation>
    </message>
    <message>
        <source>Play a card. You can double first.</source>
        <translation>Du bist dran. Vorher kannst du kontrieren.</translation>
    </message>
    <message>
        <source>Your %1 stands, worth %2.</source>
        <translation>Deine Ansage steht: %1 (%2).</translation>
    </message>
    <message>
        <source>%1 has bid %2, worth %3.</source>
        <translation>%1 sagt %2 (%3).</translation>
    </message>
    <message>
        <source>%1 is bidding.</source>
        <translation>%1 sagt an.</translation>
    </message>
    <message>
        <source>%1 is thinking about a higher bid.</source>
        <translation>%1 überlegt, höher zu gehen.</translation>
    </message>
    <message>
        <source>%1 to play.</source>
        <translation>%1 ist dran.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 spielt: %2.</translation>
    </message>
    <message>
        <source>Trick %1.</source>
        <translation>Stich %1.</translation>
    </message>
    <message>
        <source>You have the lowest card, the %1: you deal.</source>
        <translation>Du hast die niedrigste Karte, [den]%1: Du gibst.</translation>
    </message>
    <message>
        <source>%1 deals, with the lowest card: %2.</source>
        <translation>%1 hat die niedrigste Karte, [den]%2, und gibt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a bid</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>worth %1</source>
        <translation>Wert %1</translation>
    </message>
    <message>
        <source>Trumps: %1</source>
        <translation>Atout: %1</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <translation>Du spielst: %1.</translation>
    </message>
    <message>
        <source>Trumps: %1.</source>
        <translation>Atout: %1.</translation>
    </message>
    <message>
        <source>Name the trumps. Won: %1 points (%2 Ft). Lost: %3 (%4 Ft).</source>
        <translation>Nenne das Atout. Gewonnen: %1 Punkte (%2 Ft). Verloren: %3 (%4 Ft).</translation>
    </message>
    <message>
        <source>%1 claims to win no more tricks. Do you agree?</source>
        <translation>%1 will keinen Stich mehr machen. Stimmst du zu?</translation>
    </message>
    <message>
        <source>Soloist %1, defenders %2</source>
        <translation>Alleinspieler %1, Verteidiger %2</translation>
    </message>
    <message>
        <source>Points so far: soloist %1, defenders %2.</source>
        <translation>Punkte bisher: Alleinspieler %1, Verteidiger %2.</translation>
    </message>
    <message>
        <source>Discard two cards, then keep your bid or bid higher.</source>
        <translation>Leg zwei Karten weg, dann behalte deine Ansage oder geh höher.</translation>
    </message>
    <message>
        <source>First round, every bid counts double: bid or pass.</source>
        <translation>Erster Durchgang, jede Ansage zählt doppelt: Sag etwas an oder passe.</translation>
    </message>
    <message>
        <source>Keep your bid, worth %1: none of its kind is higher.</source>
        <translation>Behalte deine Ansage, Wert %1: Keine ihrer Art ist höher.</translation>
    </message>
    <message>
        <source>Keep your bid, worth %1, or bid higher of the same kind.</source>
        <translation>Behalte deine Ansage (%1) oder sag eine höhere derselben Art an.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a part, and the defender who has doubled it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a double, and the parts</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Your claim was refused. %1</source>
        <translation>Nicht alle stimmen zu, es wird weitergespielt. %1</translation>
    </message>
    <message>
        <source>%1 is naming trumps.</source>
        <translation>%1 nennt das Atout.</translation>
    </message>
    <message>
        <source>%1 is thinking about an answer.</source>
        <translation>%1 überlegt eine Antwort.</translation>
    </message>
    <message>
        <source>%1 is thinking about the claim.</source>
        <translation>%1 überlegt, ob das stimmt.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a contract, and how high it is doubled</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>You play %1: %2</source>
        <translation>Du spielst [den]%1: %2</translation>
    </message>
    <message>
        <source>You win %1: %2</source>
        <translation>Du gewinnst [den]%1: %2</translation>
    </message>
    <message>
        <source>You lose %1: %2</source>
        <translation>Du verlierst [den]%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <translation>
            <numerusform>−%n Punkt</numerusform>
            <numerusform>−%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays %2: %3</source>
        <translation>%1 spielt [den]%2: %3</translation>
    </message>
    <message>
        <source>%1 wins %2: %3</source>
        <translation>%1 gewinnt [den]%2: %3</translation>
    </message>
    <message>
        <source>%1 loses %2: %3</source>
        <translation>%1 verliert [den]%2: %3</translation>
    </message>
    <message>
        <source>nobody pays</source>
        <translation>Niemand zahlt</translation>
    </message>
    <message numerus="yes">
        <source>you pay %n point(s)</source>
        <translation>
            <numerusform>Du zahlst %n Punkt</numerusform>
            <numerusform>Du zahlst %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you get %n point(s)</source>
        <translation>
            <numerusform>Du bekommst %n Punkt</numerusform>
            <numerusform>Du bekommst %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 led the %2. Your turn.</source>
        <comment>a player, a card</comment>
        <translation>%1 spielt [den]%2 aus. Du bist dran.</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Du spielst aus.</translation>
    </message>
    <message>
        <source>Play a card. You can announce %1 first.</source>
        <comment>marriages</comment>
        <translation>Du bist dran. Vorher kannst du %1 ansagen.</translation>
    </message>
    <message>
        <source>Play a card. You can double and announce %1 first.</source>
        <comment>marriages</comment>
        <translation>Du bist dran. Vorher kannst du kontrieren und %1 ansagen.</translation>
    </message>
    <message>
        <source>%1 (lost: %2)</source>
        <comment>what a hand brought</comment>
        <translation>%1 (verloren: %2)</translation>
    </message>
    <message>
        <source>Bid higher at double value, or pass.</source>
        <translation>Geh höher, zum doppelten Wert, oder passe.</translation>
    </message>
    <message>
        <source>Bid higher?</source>
        <translation>Gehst du höher?</translation>
    </message>
    <message>
        <source>Do you answer?</source>
        <translation>Antwortest du?</translation>
    </message>
    <message>
        <source>No cards are shown.</source>
        <translation>Die Karten bleiben verdeckt.</translation>
    </message>
</context>
<context>
    <name>Ulti.Puzzles</name>
    <message>
        <source>Then bid %1.</source>
        <translation>Sag dann %1 an.</translation>
    </message>
</context>
<context>
    <name>Ulti.Records</name>
    <message>
        <source>Contract</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Soloist</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>auction</source>
        <translation>Lizitation</translation>
    </message>
    <message>
        <source>not over</source>
        <translation>nicht zu Ende</translation>
    </message>
    <message>
        <source>Ft</source>
        <comment>after an amount of money</comment>
        <translation>Ft</translation>
    </message>
    <message>
        <source>%1 Ft</source>
        <translation>%1 Ft</translation>
    </message>
</context>
<context>
    <name>Ulti.Refusals</name>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht an der Reihe.</translation>
    </message>
    <message>
        <source>First choose two cards and discard them.</source>
        <translation>Wähle zuerst zwei Karten und leg sie weg.</translation>
    </message>
    <message>
        <source>No card can be played now.</source>
        <translation>Jetzt kann keine Karte gespielt werden.</translation>
    </message>
    <message>
        <source>You can discard only before a bid.</source>
        <translation>Karten legt man nur vor einer Ansage weg.</translation>
    </message>
    <message>
        <source>%1 cannot be bid over %2.</source>
        <translation>„%1“ darf man nicht über „%2“ ansagen.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>You must follow suit: %1 were led.</source>
        <translation>Du musst bekennen: %1 ist ausgespielt.</translation>
    </message>
    <message>
        <source>You have no %1: you must play a trump (%2).</source>
        <translation>Du hast kein %1: Du musst ein Atout spielen (%2).</translation>
    </message>
    <message>
        <source>You bid Ulti: %1 is kept for the last trick as long as possible.</source>
        <translation>Du hast Ulti angesagt: [Der]%1 bleibt für den letzten Stich, solange es geht.</translation>
    </message>
    <message>
        <source>This card may not be played now.</source>
        <translation>Diese Karte darf jetzt nicht gespielt werden.</translation>
    </message>
    <message>
        <source>You can beat the trick, so you must.</source>
        <translation>Du kannst überstechen, also musst du.</translation>
    </message>
</context>
<context>
    <name>Ulti.RefusedRecords</name>
    <message>
        <source>no hand is being played</source>
        <translation>es läuft keine Runde</translation>
    </message>
    <message>
        <source>it is not the turn of seat %1</source>
        <translation>Platz %1 ist nicht am Zug</translation>
    </message>
    <message>
        <source>“%1” is not possible now</source>
        <translation>„%1“ geht in diesem Moment nicht</translation>
    </message>
    <message>
        <source>%1 is not in the hand</source>
        <translation>%1 ist nicht in der Hand</translation>
    </message>
    <message>
        <source>%1 cannot be bid over %2</source>
        <translation>%1 darf nicht über %2 angesagt werden</translation>
    </message>
    <message>
        <source>these rules have no bids with Four Aces</source>
        <translation>diese Regeln kennen keine Ansagen mit Vier Assen</translation>
    </message>
    <message>
        <source>nothing can be bid over %1</source>
        <translation>über %1 kann nichts angesagt werden</translation>
    </message>
    <message>
        <source>the suit led must be followed</source>
        <translation>die ausgespielte Farbe muss bekannt werden</translation>
    </message>
    <message>
        <source>a player without the suit led must play a trump</source>
        <translation>wer die ausgespielte Farbe nicht hat, muss ein Atout spielen</translation>
    </message>
    <message>
        <source>a card that wins the trick must be played</source>
        <translation>es muss überstochen werden</translation>
    </message>
    <message>
        <source>with Ulti bid, the Seven of trumps is kept for the last trick</source>
        <translation>bei Ulti bleibt der Atout-Siebener für den letzten Stich</translation>
    </message>
    <message>
        <source>marriages are announced only in a contract with a Simple</source>
        <translation>Vierziger und Zwanziger werden nur angesagt, wo ein Einfaches mitgespielt wird</translation>
    </message>
    <message>
        <source>these marriages are not in the hand</source>
        <translation>diese Vierziger oder Zwanziger sind nicht in der Hand</translation>
    </message>
    <message>
        <source>%1 is not in the contract</source>
        <translation>%1 gehört nicht zum Spiel</translation>
    </message>
    <message>
        <source>%1 names a seat that does not belong there, or lacks one</source>
        <translation>%1 nennt einen Platz, der nicht hingehört, oder keinen</translation>
    </message>
    <message>
        <source>%1 cannot be doubled now</source>
        <translation>%1 kann jetzt nicht kontriert werden</translation>
    </message>
    <message>
        <source>these rules have no double as high as that</source>
        <translation>so hoch geht das Kontra in diesen Regeln nicht</translation>
    </message>
    <message>
        <source>the rest is claimed only once in a trick</source>
        <translation>in einem Stich wird der Rest nur einmal für entschieden erklärt</translation>
    </message>
    <message>
        <source>a contract with trumps cannot be given up</source>
        <translation>ein Spiel mit Atout wird zu Ende gespielt</translation>
    </message>
    <message>
        <source>%1 is not an action</source>
        <translation>%1 ist kein Zug</translation>
    </message>
    <message>
        <source>%1 is a different kind of bid from %2, which was bid in the first round</source>
        <translation>%1 ist eine andere Art von Ansage als %2 im ersten Durchgang</translation>
    </message>
</context>
<context>
    <name>Ulti.Review</name>
    <message>
        <source>Your score for this hand: %1 (%2 Ft).</source>
        <translation>Dein Ergebnis in dieser Runde: %1 (%2 Ft).</translation>
    </message>
    <message>
        <source>you played the %1.</source>
        <translation>Du hast [den]%1 gespielt.</translation>
    </message>
    <message>
        <source>you played the %1 and did not double.</source>
        <translation>Du hast [den]%1 gespielt und nicht kontriert.</translation>
    </message>
    <message>
        <source>you played the %1 without announcing.</source>
        <translation>Du hast [den]%1 gespielt, ohne anzusagen.</translation>
    </message>
    <message>
        <source>you played on with the %1.</source>
        <translation>Du hast mit [dem]%1 weitergespielt.</translation>
    </message>
    <message>
        <source>you discarded the %1 and the %2.</source>
        <translation>Du hast [den]%1 und [den]%2 weggelegt.</translation>
    </message>
    <message>
        <source>you bid %1.</source>
        <translation>Du hast [einen]%1 angesagt.</translation>
    </message>
    <message>
        <source>you made %1 trumps.</source>
        <translation>Du hast %1 zum Atout gemacht.</translation>
    </message>
    <message>
        <source>you announced %1.</source>
        <translation>Du hast %1 angesagt.</translation>
    </message>
    <message>
        <source>you passed.</source>
        <translation>Du hast gepasst.</translation>
    </message>
    <message>
        <source>you picked up the talon.</source>
        <translation>Du hast den Talon aufgenommen.</translation>
    </message>
    <message>
        <source>you kept your bid.</source>
        <translation>Du hast deine Ansage behalten.</translation>
    </message>
    <message>
        <source>you threw the hand in.</source>
        <translation>Du hast weggeworfen.</translation>
    </message>
    <message>
        <source>you left the double as it was.</source>
        <translation>Du hast das Kontra stehen lassen.</translation>
    </message>
    <message>
        <source>you claimed the rest.</source>
        <translation>Du hast den Rest für entschieden erklärt.</translation>
    </message>
    <message>
        <source>you gave up.</source>
        <translation>Du hast aufgegeben.</translation>
    </message>
    <message>
        <source>you agreed to the claim.</source>
        <translation>Du hast zugestimmt, dass der Rest entschieden ist.</translation>
    </message>
    <message>
        <source>you refused the claim.</source>
        <translation>Du hast nicht zugestimmt, dass der Rest entschieden ist.</translation>
    </message>
    <message>
        <source>That cost %1 points (%2 Ft).</source>
        <translation>Das hat %1 Punkte gekostet (%2 Ft).</translation>
    </message>
    <message>
        <source>That cost about %1 points (%2 Ft).</source>
        <translation>Das hat etwa %1 Punkte gekostet (%2 Ft).</translation>
    </message>
    <message>
        <source>you raised the double of %1.</source>
        <translation>Du hast das Kontra auf %1 erhöht.</translation>
    </message>
    <message>
        <source>you doubled %1.</source>
        <translation>Du hast Kontra auf %1 gesagt.</translation>
    </message>
    <message>
        <source>That cost about %1 point (%2 Ft).</source>
        <translation>Das hat etwa %1 Punkt gekostet (%2 Ft).</translation>
    </message>
    <message>
        <source>That cost %1 point (%2 Ft).</source>
        <translation>Das hat %1 Punkt gekostet (%2 Ft).</translation>
    </message>
    <message>
        <source>you led the %1.</source>
        <translation>Du hast [den]%1 ausgespielt.</translation>
    </message>
</context>
<context>
    <name>Ulti.Spoken</name>
    <message>
        <source>%1, double value!</source>
        <translation>%1, doppelt!</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passe.</translation>
    </message>
    <message>
        <source>I pick it up.</source>
        <translation>Ich nehme auf.</translation>
    </message>
    <message>
        <source>I keep it.</source>
        <translation>Ich bleibe dabei.</translation>
    </message>
    <message>
        <source>%1 are trumps!</source>
        <translation>%1 ist Atout!</translation>
    </message>
    <message>
        <source>I throw it in.</source>
        <translation>Ich werfe weg.</translation>
    </message>
    <message>
        <source>I have %1!</source>
        <translation>Ich habe %1!</translation>
    </message>
    <message>
        <source>%1: %2!</source>
        <translation>%1: %2!</translation>
    </message>
    <message>
        <source>The rest is decided.</source>
        <translation>Der Rest ist entschieden.</translation>
    </message>
    <message>
        <source>Good.</source>
        <translation>Gut.</translation>
    </message>
    <message>
        <source>Play on!</source>
        <translation>Weiterspielen!</translation>
    </message>
    <message>
        <source>I give up.</source>
        <translation>Ich gebe auf.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>values of marriages</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>twenty</source>
        <translation>zwanzig</translation>
    </message>
    <message>
        <source>forty</source>
        <translation>vierzig</translation>
    </message>
    <message>
        <source>I win no more tricks.</source>
        <translation>Ich mache keinen Stich mehr.</translation>
    </message>
</context>
<context>
    <name>Ulti.Statistics</name>
    <message>
        <source>Hands as soloist</source>
        <translation>Runden als Alleinspieler</translation>
    </message>
    <message>
        <source>Points per hand as soloist</source>
        <translation>Punkte je Runde als Alleinspieler</translation>
    </message>
    <message>
        <source>Points per hand as defender</source>
        <translation>Punkte je Runde als Verteidiger</translation>
    </message>
    <message>
        <source>Bidding and discarding</source>
        <translation>Ansagen und Weglegen</translation>
    </message>
    <message>
        <source>Naming trumps</source>
        <translation>Atout nennen</translation>
    </message>
    <message>
        <source>Announcing marriages</source>
        <translation>Vierziger und Zwanziger</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Gespielte Karten</translation>
    </message>
    <message>
        <source>Claiming and giving up</source>
        <translation>Rest und Aufgeben</translation>
    </message>
    <message>
        <source>%1 Ft</source>
        <translation>%1 Ft</translation>
    </message>
    <message>
        <source>Contracts, all parts won : some lost</source>
        <translation>Spiele, alle Teile gewonnen : nicht alle</translation>
    </message>
</context>
<context>
    <name>Ulti.Summary</name>
    <message>
        <source>Hand %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Talon</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>The hand was decided early.</source>
        <translation>Die Runde war vorzeitig entschieden.</translation>
    </message>
    <message>
        <source>The rest was claimed, and both defenders agreed.</source>
        <translation>Der Alleinspieler hat den Rest für entschieden erklärt, und beide Verteidiger haben zugestimmt.</translation>
    </message>
    <message>
        <source>The soloist gave up.</source>
        <translation>Der Alleinspieler hat aufgegeben.</translation>
    </message>
    <message>
        <source>The Simple was thrown in: it is lost at twice its value.</source>
        <translation>Das Einfache wurde weggeworfen: Es ist zum doppelten Wert verloren.</translation>
    </message>
    <message>
        <source>The soloist’s tricks contain %1 points.</source>
        <translation>In den Stichen des Alleinspielers sind %1 Punkte.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>In forints (%1 a point)</source>
        <translation>In Forint (%1 je Punkt)</translation>
    </message>
    <message>
        <source>%1 were trumps.</source>
        <comment>a suit</comment>
        <translation>%1 war Atout.</translation>
    </message>
    <message>
        <source>You made %1 points, the defenders %2.</source>
        <translation>Du hast %1 Punkte, die Verteidiger %2.</translation>
    </message>
    <message>
        <source>%1 made %2 points, the defenders %3.</source>
        <translation>%1 hat %2 Punkte, die Verteidiger haben %3.</translation>
    </message>
    <message>
        <source>Balance in forints</source>
        <translation>Stand in Forint</translation>
    </message>
    <message>
        <source>%1 each</source>
        <comment>points of each defender</comment>
        <translation>je %1</translation>
    </message>
    <message>
        <source>The defenders’ points include %1 from the talon.</source>
        <translation>Von den Punkten der Verteidiger kommen %1 aus dem Talon.</translation>
    </message>
</context>
<context>
    <name>Ulti.Table</name>
    <message>
        <source>%1 is back in your hand.</source>
        <translation>%1 ist wieder in deiner Hand.</translation>
    </message>
    <message>
        <source>%1 are back in your hand.</source>
        <translation>%1 sind wieder in deiner Hand.</translation>
    </message>
    <message>
        <source>Your bid, %1, was undone.</source>
        <translation>Deine Ansage %1 wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>soloist</source>
        <translation>Alleinspieler</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>gibt</translation>
    </message>
    <message>
        <source>In the talon: your cards</source>
        <translation>Im Talon: deine Karten</translation>
    </message>
    <message>
        <source>In the talon: %1’s cards</source>
        <translation>Im Talon: Karten von %1</translation>
    </message>
</context>
<context>
    <name>Ulti.Terms</name>
    <message>
        <source>40-100</source>
        <translation>40-100</translation>
    </message>
    <message>
        <source>20-100</source>
        <translation>20-100</translation>
    </message>
    <message>
        <source>Ulti</source>
        <translation>Ulti</translation>
    </message>
    <message>
        <source>Four Aces</source>
        <translation>Vier Asse</translation>
    </message>
    <message>
        <source>Durchmars</source>
        <translation>Durchmarsch</translation>
    </message>
    <message>
        <source>Open Durchmars</source>
        <translation>Offener Durchmarsch</translation>
    </message>
    <message>
        <source>Betli</source>
        <translation>Bettel</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Einfaches</translation>
    </message>
    <message>
        <source>silent 100</source>
        <translation>stiller Hunderter</translation>
    </message>
    <message>
        <source>silent Ulti</source>
        <translation>stiller Ulti</translation>
    </message>
    <message>
        <source>silent Four Aces</source>
        <translation>stille Vier Asse</translation>
    </message>
    <message>
        <source>silent Durchmars</source>
        <translation>stiller Durchmarsch</translation>
    </message>
    <message>
        <source>Rebetli</source>
        <translation>Rebettel</translation>
    </message>
    <message>
        <source>Open Betli</source>
        <translation>Offener Bettel</translation>
    </message>
    <message>
        <source>Plain Durchmars</source>
        <translation>Durchmarsch ohne Atout</translation>
    </message>
    <message>
        <source>Plain Redurchmars</source>
        <translation>Redurchmarsch ohne Atout</translation>
    </message>
    <message>
        <source>Plain Open Durchmars</source>
        <translation>Offener Durchmarsch ohne Atout</translation>
    </message>
    <message>
        <source>Trump Durchmars</source>
        <translation>Durchmarsch mit Atout</translation>
    </message>
    <message>
        <source>%1 of Hearts</source>
        <comment>a bid</comment>
        <translation>%1 in Herz</translation>
    </message>
    <message>
        <source>win all ten tricks, without trumps</source>
        <translation>alle zehn Stiche machen, ohne Atout</translation>
    </message>
    <message>
        <source>hold King and Over of trumps and win at least 60 points in Aces, Tens and last trick</source>
        <translation>König und Ober in Atout haben und mindestens 60 Punkte aus Säuen, Zehnern und letztem Stich machen</translation>
    </message>
    <message>
        <source>hold King and Over of another suit and win at least 80 points in Aces, Tens and last trick</source>
        <translation>König und Ober einer anderen Farbe haben und mindestens 80 Punkte aus Säuen, Zehnern und letztem Stich machen</translation>
    </message>
    <message>
        <source>win the last trick with the Seven of trumps</source>
        <translation>den letzten Stich mit dem Atout-Siebener machen</translation>
    </message>
    <message>
        <source>win all four Aces</source>
        <translation>alle vier Säue gewinnen</translation>
    </message>
    <message>
        <source>win all ten tricks</source>
        <translation>alle zehn Stiche machen</translation>
    </message>
    <message>
        <source>win all ten tricks, with hands laid open after the first</source>
        <translation>alle zehn Stiche machen, nach dem ersten mit offenen Karten</translation>
    </message>
    <message>
        <source>win no trick, without trumps</source>
        <translation>keinen Stich machen, ohne Atout</translation>
    </message>
    <message>
        <source>score more points than the defenders</source>
        <translation>mehr Punkte machen als die Verteidiger</translation>
    </message>
    <message>
        <source>Hearts are trumps; everything counts double.</source>
        <translation>Herz ist Atout; alles zählt doppelt.</translation>
    </message>
    <message>
        <source>You name the trumps after the auction: Acorns, Leaves or Bells.</source>
        <translation>Das Atout nennst du nach der Lizitation: Eichel, Laub oder Schellen.</translation>
    </message>
    <message>
        <source>No trumps; Tens rank below the Under. Hands are laid open after trick 1.</source>
        <translation>Kein Atout; der Zehner steht unter dem Unter. Nach Stich 1 wird aufgelegt.</translation>
    </message>
    <message>
        <source>No trumps; Tens rank below the Under.</source>
        <translation>Kein Atout; der Zehner steht unter dem Unter.</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Redouble</source>
        <translation>Rekontra</translation>
    </message>
    <message>
        <source>Fedák Sári</source>
        <translation>Fedák Sári</translation>
    </message>
    <message>
        <source>Do&amp;n’t double</source>
        <translation>&amp;Kein Kontra</translation>
    </message>
    <message>
        <source>Do&amp;n’t redouble</source>
        <translation>&amp;Kein Rekontra</translation>
    </message>
    <message>
        <source>Szubkontra</source>
        <translation>Subkontra</translation>
    </message>
    <message>
        <source>Mordkontra</source>
        <translation>Mordkontra</translation>
    </message>
    <message>
        <source>Hirschkontra</source>
        <translation>Hirschkontra</translation>
    </message>
    <message>
        <source>Kerekes bicikli</source>
        <translation>Kerekes Bicikli</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>&amp;Kein weiteres Kontra</translation>
    </message>
    <message>
        <source>Simple</source>
        <comment>a part of a contract</comment>
        <translation>Einfaches</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>a part that is doubled, with its article and ending</comment>
        <translation>[den]%1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>parts that are doubled</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>20</source>
        <comment>a marriage, as an object</comment>
        <translation>20</translation>
    </message>
    <message>
        <source>40</source>
        <comment>a marriage, as an object</comment>
        <translation>40</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>marriages</comment>
        <translation>%1 und %2</translation>
    </message>
</context>
<context>
    <name>Ulti.Training</name>
    <message>
        <source>I have an Ulti</source>
        <translation>Ich habe einen Ulti</translation>
    </message>
    <message>
        <source>I have a 40-100 or a 20-100</source>
        <translation>Ich habe 40-100 oder 20-100</translation>
    </message>
    <message>
        <source>A Betli is worth bidding</source>
        <translation>Ein Bettel lohnt sich</translation>
    </message>
    <message>
        <source>A bid in Hearts is best</source>
        <translation>Ein Spiel in Herz ist am besten</translation>
    </message>
    <message>
        <source>The talon is worth picking up</source>
        <translation>Es lohnt sich, den Talon aufzunehmen</translation>
    </message>
    <message>
        <source>Defend against a 40-100 or a 20-100</source>
        <translation>Verteidigung gegen 40-100 oder 20-100</translation>
    </message>
    <message>
        <source>What do you discard, and what do you bid?</source>
        <translation>Was legst du weg, und was sagst du an?</translation>
    </message>
    <message>
        <source>Do you pick up the talon?</source>
        <translation>Nimmst du den Talon auf?</translation>
    </message>
</context>
<context>
    <name>Ulti.Variants</name>
    <message>
        <source>Association</source>
        <translation>Verband</translation>
    </message>
    <message>
        <source>Club evening</source>
        <translation>Klubabend</translation>
    </message>
    <message>
        <source>Two rounds of bids</source>
        <translation>Zwei Durchgänge</translation>
    </message>
</context>
</TS>
