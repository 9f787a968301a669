<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_AT" sourcelanguage="en">
<context>
    <name>Ulti.Check</name>
    <message>
        <source>%1 Ft</source>
        <translation>%1 Ft</translation>
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
        <source>%1 your %2?</source>
        <comment>level, contract</comment>
        <translation>%1 auf [den]%2?</translation>
    </message>
    <message>
        <source>%1 %2’s %3?</source>
        <comment>level, soloist, contract</comment>
        <translation>%1 auf [den]%3 von %2?</translation>
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
        <translation>Du hast König oder Ober in Atout: Der Alleinspieler hat keinen Vierziger.</translation>
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
        <translation>So wirst du eine Farbe los und kannst sie mit Atout stechen.</translation>
    </message>
    <message>
        <source>That voids a suit, and in it you cannot win a trick.</source>
        <translation>So wirst du eine Farbe los, in der du dann keinen Stich machen musst.</translation>
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
        <translation>Über deine Ansage vom ersten Durchgang kannst du nur mit einem Atout gehen, das du später nennst.</translation>
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
        <translation>Stufe</translation>
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
        <source>worth %1</source>
        <translation>Wert %1</translation>
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
</context>
<context>
    <name>Ulti.Puzzles</name>
    <message>
        <source>Then bid %1.</source>
        <translation>Sag dann %1 an.</translation>
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
        <translation>man muss die ausgespielte Farbe bekennen</translation>
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
</context>
<context>
    <name>Ulti.Statistics</name>
    <message>
        <source>Hands as soloist</source>
        <translation>Runden als Alleinspieler</translation>
    </message>
    <message>
        <source>Points per hand as soloist</source>
        <translation>Punkte pro Runde als Alleinspieler</translation>
    </message>
    <message>
        <source>Points per hand as defender</source>
        <translation>Punkte pro Runde als Verteidiger</translation>
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
        <source>Balance in forints</source>
        <translation>Stand in Forint</translation>
    </message>
    <message>
        <source>%1 each</source>
        <comment>points of each defender</comment>
        <translation>je %1</translation>
    </message>
</context>
<context>
    <name>Ulti.Table</name>
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
