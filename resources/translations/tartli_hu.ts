<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name>Curtain</name>
    <message>
        <source>What has happened since</source>
        <translation>Ami azóta történt</translation>
    </message>
</context>
<context>
    <name>GamesSlate</name>
    <message>
        <source>Slate of all games</source>
        <translation>Az összes játszma táblája</translation>
    </message>
</context>
<context>
    <name>HandSummary</name>
    <message>
        <source>You used hints in this match.</source>
        <translation>Ebben a partiban tippet kértél.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>A parti vége</translation>
    </message>
    <message>
        <source>End of the hand</source>
        <translation>A leosztás vége</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>A játszma vége</translation>
    </message>
    <message>
        <source>Next &amp;game</source>
        <translation>Következő &amp;játszma</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Elszámolás</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Bemondások</translation>
    </message>
    <message>
        <source>Béla</source>
        <translation>Béla</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Ütések</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Utolsó ütés</translation>
    </message>
    <message>
        <source>Hand total</source>
        <translation>Összesen</translation>
    </message>
    <message>
        <source>Score before</source>
        <translation>Előtte</translation>
    </message>
    <message>
        <source>Score now</source>
        <translation>Állás most</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Tétek</translation>
    </message>
    <message>
        <source>Nobody scored a meld.</source>
        <translation>Bemondást senki sem írhatott.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nincs</translation>
    </message>
    <message>
        <source>P&amp;icture</source>
        <translation>&amp;Kép</translation>
    </message>
    <message>
        <source>The slate of the match as a picture, to keep or to send</source>
        <translation>A parti táblája képként: elmenthető, elküldhető</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Mentés…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>M&amp;ásolás</translation>
    </message>
    <message>
        <source>Th&amp;e match</source>
        <translation>A pa&amp;rti</translation>
    </message>
    <message>
        <source>Bulis</source>
        <translation>Buli</translation>
    </message>
    <message>
        <source>Scored melds</source>
        <translation>Elszámolt bemondások</translation>
    </message>
    <message>
        <source>Last &amp;hand</source>
        <translation>&amp;Utolsó leosztás</translation>
    </message>
</context>
<context>
    <name>MatchChart</name>
    <message>
        <source>Chart of the match</source>
        <translation>A parti grafikonja</translation>
    </message>
</context>
<context>
    <name>MeldDialog</name>
    <message>
        <source>Melds</source>
        <translation>Bemondások</translation>
    </message>
    <message>
        <source>What do you declare?</source>
        <translation>Mit mondasz be?</translation>
    </message>
    <message>
        <source>Your melds</source>
        <translation>Bemondható lapjaid</translation>
    </message>
    <message>
        <source>Nothing can be declared now</source>
        <translation>Most semmit sem lehet bemondani</translation>
    </message>
    <message>
        <source>You have no meld: three cards of a suit in a row, or four of a kind.</source>
        <translation>Nincs mit bemondanod: ahhoz három egymás utáni lap kell egy színből, vagy négy egyforma.</translation>
    </message>
    <message>
        <source>&amp;Declare</source>
        <translation>&amp;Bemondom</translation>
    </message>
    <message>
        <source>Say &amp;nothing</source>
        <translation>&amp;Nem mondok semmit</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Bezárás</translation>
    </message>
    <message>
        <source>Nothing is ticked.</source>
        <translation>Semmi sincs megjelölve.</translation>
    </message>
    <message>
        <source>You will say nothing.</source>
        <translation>Nem mondasz semmit.</translation>
    </message>
    <message>
        <source>You will say: %1</source>
        <translation>Ezt mondod: %1</translation>
    </message>
</context>
<context>
    <name>ShownMelds</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Bezárás</translation>
    </message>
    <message>
        <source>Scored melds</source>
        <translation>Elszámolt bemondások</translation>
    </message>
</context>
<context>
    <name>Slate</name>
    <message>
        <source>Slate</source>
        <translation>Tábla</translation>
    </message>
    <message>
        <source>{name}: points {points}, stakes {games}.</source>
        <translation>{name}: {points} pont, {games} tét.</translation>
    </message>
    <message>
        <source>The match goes to {target}.</source>
        <translation>A partihoz ennyi kell: {target}.</translation>
    </message>
    <message>
        <source>{name}: points {points}, bulis {games}.</source>
        <translation>{name}: {points} pont, {games} buli.</translation>
    </message>
</context>
<context>
    <name>Tartli.Check</name>
    <message>
        <source>%1 in points</source>
        <translation>pontban %1</translation>
    </message>
    <message>
        <source>%1 in bulis</source>
        <translation>buliban %1</translation>
    </message>
    <message>
        <source>%1 in stakes</source>
        <translation>tétben %1</translation>
    </message>
</context>
<context>
    <name>Tartli.Face</name>
    <message>
        <source>Tartli</source>
        <translation>Tartli</translation>
    </message>
    <message>
        <source>Welcome to Tartli, the old card game of Hungary and Austria.</source>
        <translation>Üdvözöl a Tartli, a régi magyar és osztrák kártyajáték.</translation>
    </message>
    <message>
        <source>Melds and tricks, to 501 points</source>
        <translation>Bemondások, 501 pontig</translation>
    </message>
</context>
<context>
    <name>Tartli.Games</name>
    <message numerus="yes">
        <source>%n stake(s)</source>
        <translation>
            <numerusform>%n tét</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buli(s)</source>
        <translation>
            <numerusform>%n buli</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tartli.HandSummary</name>
    <message>
        <source>%1: %2</source>
        <comment>a meld, and its points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>A kép a vágólapon van.</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>A kép mentése</translation>
    </message>
    <message>
        <source>match.png</source>
        <translation>parti.png</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Képek (*.png)</translation>
    </message>
    <message>
        <source>Picture saved as %1.</source>
        <translation>A kép ide került: %1.</translation>
    </message>
    <message>
        <source>The picture could not be saved as %1. Choose another folder.</source>
        <translation>A képet nem sikerült ide menteni: %1. Válassz másik mappát.</translation>
    </message>
    <message>
        <source>%1 (first to %2)</source>
        <comment>bulis or stakes, how many win the match</comment>
        <translation>%1 (%2-ig)</translation>
    </message>
</context>
<context>
    <name>Tartli.Help</name>
    <message>
        <source>béla</source>
        <translation>béla</translation>
    </message>
    <message>
        <source>%1 and %2 of trumps</source>
        <comment>King and Over</comment>
        <translation>adu %1 és %2</translation>
    </message>
    <message>
        <source>marks for 5 and 2 games</source>
        <translation>5 és 2 játszma jele</translation>
    </message>
    <message>
        <source>marks for %1 points</source>
        <comment>several numbers</comment>
        <translation>ezek jele, pontban: %1</translation>
    </message>
    <message>
        <source>the mark for %1 points</source>
        <translation>%1 pont jele</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <comment>what some chalk marks are together</comment>
        <translation>Például: %1</translation>
    </message>
    <message>
        <source>House rule</source>
        <comment>a mark before a rule</comment>
        <translation>Házi szabály</translation>
    </message>
    <message>
        <source>Hungarian rule</source>
        <comment>a mark before a rule</comment>
        <translation>Magyar szabály</translation>
    </message>
    <message>
        <source>Austrian rule</source>
        <comment>a mark before a rule</comment>
        <translation>Osztrák szabály</translation>
    </message>
    <message>
        <source>%1 cards of a suit in a row</source>
        <comment>a number, or some: 5–8</comment>
        <translation>%1 lap sorban egy színből</translation>
    </message>
    <message>
        <source>%1 in a row</source>
        <comment>a number, or some: 5–8</comment>
        <translation>%1 lap sorban</translation>
    </message>
    <message>
        <source>four %1</source>
        <comment>a rank, or some: Aces, Tens or Kings</comment>
        <translation>négy %1</translation>
    </message>
    <message>
        <source>all four %1</source>
        <comment>a rank, or some: Aces, Tens or Kings</comment>
        <translation>mind a négy %1</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Adu</translation>
    </message>
    <message>
        <source>Trumps: %1</source>
        <translation>Adu: %1</translation>
    </message>
    <message>
        <source>Last trick: +%1</source>
        <translation>Utolsó ütés: +%1</translation>
    </message>
    <message>
        <source>Other suits</source>
        <translation>Egyéb</translation>
    </message>
    <message>
        <source>Order in a sequence: %1</source>
        <translation>Sorrend a sorozatban: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the name of a meld, and what it is</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Bemondások</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pont</translation>
    </message>
</context>
<context>
    <name>Tartli.Hints</name>
    <message>
        <source>%1.</source>
        <comment>what to do, as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>what to do, and the reasons</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two things to declare</comment>
        <translation>%1 és %2</translation>
    </message>
    <message>
        <source>Declare %1 first, then play the %2</source>
        <comment>melds, a card</comment>
        <translation>mondd be [a]%1[t], aztán jöjjön [a]%2</translation>
    </message>
    <message>
        <source>béla</source>
        <comment>to declare</comment>
        <translation>béla</translation>
    </message>
    <message>
        <source>it’s the only card you may play</source>
        <translation>mást nem is tehetsz</translation>
    </message>
    <message>
        <source>it can’t be beaten</source>
        <translation>biztos ütés</translation>
    </message>
    <message>
        <source>only a trump can take it</source>
        <translation>csak aduval üthető</translation>
    </message>
    <message>
        <source>it wins the trick</source>
        <translation>viszi az ütést</translation>
    </message>
    <message numerus="yes">
        <source>it wins the trick with %n point(s)</source>
        <translation>
            <numerusform>viszi az ütést (%n pont)</numerusform>
        </translation>
    </message>
    <message>
        <source>it wins the last trick, which is worth 10 more</source>
        <translation>viszi az utolsó ütést, ami még 10 pont</translation>
    </message>
    <message>
        <source>you have won every trick since the 8th and can go on, for stichmatsch</source>
        <translation>a 8. óta minden ütést te viszel, így meglehet a stichmatsch</translation>
    </message>
    <message numerus="yes">
        <source>you can’t win the trick, and this costs least: %n point(s)</source>
        <translation>
            <numerusform>az ütést nem viheted el, és ez kerül a legkevesebbe (%n pont)</numerusform>
        </translation>
    </message>
    <message>
        <source>you risk none of your points</source>
        <translation>saját pontot nem kockáztatsz</translation>
    </message>
    <message>
        <source>it draws a trump</source>
        <translation>kihív egy adut</translation>
    </message>
    <message>
        <source>it keeps your béla</source>
        <translation>megmarad a bélád</translation>
    </message>
    <message>
        <source>it keeps your %1</source>
        <comment>a meld</comment>
        <translation>egyben marad [a]%1</translation>
    </message>
    <message>
        <source>it saves a trump</source>
        <translation>megspórolsz egy adut</translation>
    </message>
    <message>
        <source>only the %1 can take it</source>
        <comment>a card</comment>
        <translation>csak [a]%1 ütheti</translation>
    </message>
    <message>
        <source>the loser of this trick draws the turned-up card, the %1</source>
        <comment>a card</comment>
        <translation>az ütés vesztese húzza a felütött lapot, [a]%1[t]</translation>
    </message>
    <message numerus="yes">
        <source>it scores %n point(s) for certain</source>
        <translation>
            <numerusform>biztos %n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), unless your opponent has a better meld</source>
        <translation>
            <numerusform>%n pont, ha az ellenfeled nem mond jobbat</numerusform>
        </translation>
    </message>
    <message>
        <source>you get the %1</source>
        <comment>a card</comment>
        <translation>tiéd lesz [a]%1</translation>
    </message>
    <message numerus="yes">
        <source>you have %n point(s), and the game is yours</source>
        <translation>
            <numerusform>%n pontod van, és tiéd a játszma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n point(s) you no longer risk losing double</source>
        <translation>
            <numerusform>%n ponttal már nem veszíthetsz duplán</numerusform>
        </translation>
    </message>
    <message>
        <source>your %1 can follow later</source>
        <comment>a meld</comment>
        <translation>[a]%1 későbbre marad</translation>
    </message>
    <message>
        <source>it’s a close call</source>
        <translation>nehéz választani</translation>
    </message>
    <message>
        <source>played out to the end, it scores better</source>
        <translation>végigszámolva többet hoz</translation>
    </message>
    <message numerus="yes">
        <source>hard to explain, but it did better in %n simulated deal(s)</source>
        <translation>
            <numerusform>nehéz megmondani, miért, de %n próbaosztásban jobban jött ki</numerusform>
        </translation>
    </message>
    <message>
        <source>little depends on this card</source>
        <translation>ezen a lapon kevés múlik</translation>
    </message>
    <message>
        <source>your opponent must answer with the %1</source>
        <comment>a card</comment>
        <translation>az ellenfeled csak [a]%1[t] teheti rá</translation>
    </message>
    <message>
        <source>your opponent must trump it</source>
        <translation>az ellenfelednek adut kell rátennie</translation>
    </message>
    <message numerus="yes">
        <source>your opponent must add at least %n point(s)</source>
        <translation>
            <numerusform>az ellenfeled legalább %n pontot beletesz</numerusform>
        </translation>
    </message>
    <message>
        <source>the trick is worth nothing</source>
        <translation>az ütés nem ér semmit</translation>
    </message>
    <message numerus="yes">
        <source>the trick is worth only %n point(s)</source>
        <translation>
            <numerusform>az ütés csak %n pontot ér</numerusform>
        </translation>
    </message>
    <message>
        <source>it gives no points away</source>
        <translation>nem adsz bele pontot</translation>
    </message>
    <message>
        <source>you give away only %1, not %2</source>
        <comment>points</comment>
        <translation>csak %1 pontot adsz bele %2 helyett</translation>
    </message>
    <message>
        <source>you risk only %1, not %2</source>
        <comment>points</comment>
        <translation>csak %1 pontot kockáztatsz %2 helyett</translation>
    </message>
    <message numerus="yes">
        <source>the trick is lost, with at least %n point(s)</source>
        <translation>
            <numerusform>az ütés elmegy (legalább %n pont)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the trick is lost, with %n point(s)</source>
        <translation>
            <numerusform>az ütés elmegy (%n pont)</numerusform>
        </translation>
    </message>
    <message>
        <source>it brings you to 501, so you can go out</source>
        <translation>megvan vele az 501, kimehetsz</translation>
    </message>
    <message>
        <source>if it wins the trick, you reach 501 and can go out</source>
        <translation>ha viszi az ütést, megvan az 501, és kimehetsz</translation>
    </message>
    <message>
        <source>if it scores, you reach 501 and can go out</source>
        <translation>ha elszámolhatod, megvan az 501, és kimehetsz</translation>
    </message>
    <message>
        <source>it keeps your opponent from reaching 501 with this trick</source>
        <translation>így ebből az ütésből az ellenfelednek nem lesz meg az 501</translation>
    </message>
    <message>
        <source>these points decide the game</source>
        <translation>ezek a pontok eldöntik a játszmát</translation>
    </message>
    <message>
        <source>it leaves a chance of %1</source>
        <comment>a meld</comment>
        <translation>megmarad az esélyed [a]%1[ra]</translation>
    </message>
    <message>
        <source>you keep the %1 for béla</source>
        <comment>a card</comment>
        <translation>[a]%1 megmarad a bélához</translation>
    </message>
    <message>
        <source>you keep the Seven, to exchange it for the %1</source>
        <comment>a card</comment>
        <translation>megmarad a hetes, amit [a]%1[ra] cserélhetsz</translation>
    </message>
    <message>
        <source>you keep the %1, the highest left in its suit</source>
        <comment>a card</comment>
        <translation>nálad marad a szín legnagyobb lapja, [a]%1</translation>
    </message>
    <message>
        <source>you keep the higher %1</source>
        <comment>a card</comment>
        <translation>nálad marad a nagyobb, [a]%1</translation>
    </message>
    <message>
        <source>then you are out of %1 and can trump them</source>
        <comment>a suit</comment>
        <translation>utána nem marad több lapod ebből (%1), és aduval ütheted</translation>
    </message>
    <message>
        <source>your chance of winning the game is %1%, against %2% for %3</source>
        <comment>a card</comment>
        <translation>esélyed a játszmára %1% (%3: %2%)</translation>
    </message>
    <message numerus="yes">
        <source>it is %n point(s) better than %1</source>
        <comment>a card</comment>
        <translation>
            <numerusform>%n ponttal jobb, mint %1</numerusform>
        </translation>
    </message>
    <message>
        <source>slightly better than %1</source>
        <comment>a card, or to play it</comment>
        <translation>kicsit jobb, mint %1</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no cards</comment>
        <translation>egy sem</translation>
    </message>
    <message>
        <source>Gone: %1.</source>
        <translation>Lement: %1.</translation>
    </message>
    <message>
        <source>%1 holds: %2.</source>
        <translation>%1 kezében: %2.</translation>
    </message>
    <message>
        <source>it scores %1 points</source>
        <translation>%1 pontot ér</translation>
    </message>
    <message>
        <source>the card belongs to no meld you could still declare</source>
        <translation>ez a lap nem kell semmilyen bemondáshoz, ami még összejöhet</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), unless %1 has a better meld</source>
        <translation>
            <numerusform>%n pont, ha %1 nem mond jobbat</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 must answer with the %2</source>
        <comment>a name, a card</comment>
        <translation>%1 csak [a]%2[t] teheti rá</translation>
    </message>
    <message>
        <source>%1 must trump it</source>
        <comment>a name</comment>
        <translation>%1 csak adut tehet rá</translation>
    </message>
    <message numerus="yes">
        <source>%1 must add at least %n point(s)</source>
        <translation>
            <numerusform>%1 legalább %n pontot beletesz</numerusform>
        </translation>
    </message>
    <message>
        <source>it keeps %1 from reaching 501 with this trick</source>
        <comment>a name</comment>
        <translation>így %1 ezzel az ütéssel nem éri el az 501-et</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what was to be done, how much better it is</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <comment>two reasons</comment>
        <translation>%1, és %2</translation>
    </message>
    <message>
        <source>%1, but %2</source>
        <comment>a reason, and one against it</comment>
        <translation>%1, de %2</translation>
    </message>
    <message>
        <source>it breaks your %1, worth %2</source>
        <comment>a meld, its points</comment>
        <translation>odavész vele [a]%1 (%2 pont)</translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) better than %1</source>
        <comment>a card</comment>
        <translation>
            <numerusform>nagyjából %n ponttal jobb, mint %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Declare %1 first</source>
        <comment>melds</comment>
        <translation>először mondd be [a]%1[t]</translation>
    </message>
    <message>
        <source>Then play the %1.</source>
        <comment>a card</comment>
        <translation>Utána [a]%1 jöhet.</translation>
    </message>
    <message numerus="yes">
        <source>the %1 gains %n point(s) over %2</source>
        <comment>two cards</comment>
        <translation>
            <numerusform>%n ponttal többet hoz [a]%1, mint %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Play the %1</source>
        <comment>a card</comment>
        <translation>játszd ki [a]%1[t]</translation>
    </message>
    <message>
        <source>counted to the last trick</source>
        <translation>az utolsó ütésig kiszámolva</translation>
    </message>
    <message numerus="yes">
        <source>points and game together put it ahead of the %1 in %n simulated deal(s)</source>
        <comment>a card</comment>
        <translation>
            <numerusform>pontban és játszmában együtt %n próbaosztásban jobb [a]%1[nál]</numerusform>
        </translation>
    </message>
    <message>
        <source>in parts, over several tricks, the run can score up to %1 points, not only %2</source>
        <translation>részletekben bemondva, több ütés alatt a sorozat akár %1 pontot hozhat, a te bemondásod után viszont csak %2 pontot</translation>
    </message>
</context>
<context>
    <name>Tartli.MeldDialog</name>
    <message>
        <source>You can declare one set and one sequence in this trick.</source>
        <translation>Ebben az ütésben egy vannakot és egy sorozatot mondhatsz be.</translation>
    </message>
    <message>
        <source>You can declare one set, and one sequence of each suit, in this trick.</source>
        <translation>Ebben az ütésben egy vannakot mondhatsz be, és minden színből egy sorozatot.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a sequence: top rank, the word for its length</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>melds, and their points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a meld, and its points</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Only a set could score against that.</source>
        <translation>Erre csak vannakkal szerezhetsz pontot.</translation>
    </message>
    <message>
        <source>You need a set, or at least a %1, to score.</source>
        <comment>kvint</comment>
        <translation>Ehhez vannak kell, vagy legalább %1.</translation>
    </message>
    <message>
        <source>%1 said: %2 %3</source>
        <comment>a name, words, and what they mean for you</comment>
        <translation>%1 ezt mondta: %2 %3</translation>
    </message>
    <message>
        <source>Your opponent said: %1 %2</source>
        <comment>words, and what they mean for you</comment>
        <translation>Az ellenfeled ezt mondta: %1 %2</translation>
    </message>
</context>
<context>
    <name>Tartli.MeldReminder</name>
    <message>
        <source>Declare first?</source>
        <translation>Előbb bemondod?</translation>
    </message>
    <message>
        <source>&amp;Declare</source>
        <translation>&amp;Bemondom</translation>
    </message>
    <message>
        <source>&amp;Play anyway</source>
        <translation>&amp;Mégis kijátszom</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Vissza</translation>
    </message>
    <message>
        <source>Exchange the Seven?</source>
        <translation>Kicseréled a hetest?</translation>
    </message>
    <message>
        <source>The Seven is part of your %1, worth %2 points: exchanging it breaks the meld.</source>
        <translation>A hetes benne van [a]%1[ban] (%2 pont). Ha kicseréled, ez a bemondás odavan.</translation>
    </message>
    <message>
        <source>&amp;Exchange anyway</source>
        <translation>&amp;Mégis cserélek</translation>
    </message>
</context>
<context>
    <name>Tartli.Melds</name>
    <message>
        <source>%1 %2</source>
        <comment>a set: plural rank, the word for a set</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>Tartli.NewMatch</name>
    <message>
        <source>No target</source>
        <translation>Nincs megszabva</translation>
    </message>
    <message>
        <source>If the loser of a game has %1 points or fewer, the game counts double: %2.</source>
        <translation>Ha a vesztesnek legfeljebb %1 pontja van, a játszma duplán számít: ez a %2.</translation>
    </message>
    <message>
        <source>The match &amp;goes to:</source>
        <translation>A &amp;parti hossza:</translation>
    </message>
</context>
<context>
    <name>Tartli.PlayArea</name>
    <message>
        <source>Card %1</source>
        <translation>%1. lap</translation>
    </message>
    <message>
        <source>You have %1 points: you can go out.</source>
        <translation>%1 pontod van: kimehetsz.</translation>
    </message>
    <message>
        <source>You can go out.</source>
        <translation>Kimehetsz.</translation>
    </message>
    <message>
        <source>Declare…</source>
        <translation>Bemondás…</translation>
    </message>
    <message>
        <source>Declare sequences and sets in your hand</source>
        <translation>A kezedben lévő sorozatok és vannakok bemondása</translation>
    </message>
    <message>
        <source>Béla</source>
        <translation>Béla</translation>
    </message>
    <message>
        <source>Exchange the Seven</source>
        <translation>Hetes cseréje</translation>
    </message>
    <message>
        <source>Exchange the trump Seven for the turned-up card</source>
        <translation>Az aduhetes cseréje a felütött lapra</translation>
    </message>
    <message>
        <source>Go out</source>
        <translation>Kimenés</translation>
    </message>
    <message>
        <source>Claim the game with 501 points or more</source>
        <translation>A játszma megnyerése legalább 501 ponttal</translation>
    </message>
    <message>
        <source>Show my melds</source>
        <translation>Bemondható lapjaim</translation>
    </message>
    <message>
        <source>All the melds you hold, and which of them you can declare</source>
        <translation>Minden, amit be tudsz mondani, és hogy most melyik mondható be</translation>
    </message>
    <message>
        <source>Show scored melds</source>
        <translation>Elszámolt bemondások</translation>
    </message>
    <message>
        <source>The cards of the melds that scored in this trick</source>
        <translation>Az ebben az ütésben elszámolt bemondások lapjai</translation>
    </message>
    <message>
        <source>Go out?</source>
        <translation>Kimész?</translation>
    </message>
    <message>
        <source>Go out and lose</source>
        <translation>Kimegyek és veszítek</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Játszom tovább</translation>
    </message>
    <message>
        <source>Declare %1 and %2 of trumps: %3 points</source>
        <comment>King and Over</comment>
        <translation>Adu %1 és %2 bemondása: %3 pont</translation>
    </message>
    <message>
        <source>No melds have scored in this trick.</source>
        <translation>Ebben az ütésben nem volt elszámolt bemondás.</translation>
    </message>
    <message>
        <source>This hand is over. Its count shows all melds.</source>
        <translation>Ennek a leosztásnak vége. Az elszámoláson minden bemondás látszik.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>osztó</translation>
    </message>
    <message>
        <source>Scored melds</source>
        <translation>Elszámolt bemondások</translation>
    </message>
</context>
<context>
    <name>Tartli.Prompts</name>
    <message numerus="yes">
        <source>(Drawn %n time(s): ties are drawn again.)</source>
        <translation>
            <numerusform>(%n húzás kellett: egyforma lapoknál újra húztok.)</numerusform>
        </translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>the kind of the match on the table</comment>
        <translation>Gyakorlás</translation>
    </message>
    <message>
        <source>Trick %2 of 16
Trumps: %1</source>
        <translation>%2. ütés a 16-ból
Adu: %1</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <comment>the kind of the match on the table</comment>
        <translation>Feladvány</translation>
    </message>
</context>
<context>
    <name>Tartli.Puzzles</name>
    <message>
        <source>Your melds scored %1; they could have scored %2.</source>
        <comment>points</comment>
        <translation>A bemondásaid %1 pontot hoztak; %2 pontot hozhattak volna.</translation>
    </message>
    <message>
        <source>“%1” had to come first: once a sequence has scored, its lower and shorter parts no longer can.</source>
        <comment>a declaration</comment>
        <translation>Ezzel kellett kezdeni: „%1”. Ha egy sorozat már pontot ért, az alacsonyabb és rövidebb részei többé nem érnek.</translation>
    </message>
    <message>
        <source>A declaration was left out.</source>
        <translation>Kimaradt egy bemondás.</translation>
    </message>
    <message>
        <source>This card was still needed for a meld.</source>
        <translation>Ez a lap még kellett egy bemondáshoz.</translation>
    </message>
    <message>
        <source>Better: “%1”.</source>
        <comment>a declaration</comment>
        <translation>Jobb lett volna: „%1”.</translation>
    </message>
    <message numerus="yes">
        <source>Trick %1: “%2” cost %n point(s).</source>
        <comment>what was done</comment>
        <translation>
            <numerusform>%1. ütés: „%2” %n pontba került.</numerusform>
        </translation>
    </message>
    <message>
        <source>From one of your hands: you did not find the best here.</source>
        <translation>Az egyik leosztásodból: itt nem a legjobbat találtad meg.</translation>
    </message>
    <message>
        <source>You can tell from the play that %1 holds %2.</source>
        <comment>a name, cards</comment>
        <translation>Az eddigiekből tudható, mi van %1 kezében: %2.</translation>
    </message>
    <message>
        <source>Trick %1 decided it: %2.</source>
        <comment>a trick, a card</comment>
        <translation>[A]%1. ütésben dőlt el: %2.</translation>
    </message>
    <message>
        <source>Score as much as you can from here. %1 makes no mistakes.</source>
        <comment>a name</comment>
        <translation>Szerezz innen minél több pontot. %1 nem hibázik.</translation>
    </message>
    <message>
        <source>Rules: %1.</source>
        <translation>Szabályok: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Score %n more point(s) with melds by trick 8. %1 has nothing to declare.</source>
        <comment>a name</comment>
        <translation>
            <numerusform>A 8. ütésig szerezz bemondásokkal még %n pontot. %1 nem mond be semmit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your melds scored %1, all that they could.</source>
        <translation>A bemondásaid %1 pontot hoztak, ennél többet nem hozhattak.</translation>
    </message>
    <message>
        <source>Hungarian rules.</source>
        <translation>Magyar szabályok szerint.</translation>
    </message>
    <message>
        <source>Austrian rules.</source>
        <translation>Osztrák szabályok szerint.</translation>
    </message>
    <message>
        <source>You ended %1, the best possible.</source>
        <comment>points ahead or behind</comment>
        <translation>A végén: %1; több nem volt benne.</translation>
    </message>
    <message>
        <source>You ended %1; you could have ended %2.</source>
        <comment>points ahead or behind</comment>
        <translation>A végén: %1; elérhető volt: %2.</translation>
    </message>
    <message>
        <source>level</source>
        <comment>at the end of a hand</comment>
        <translation>egyenlő állás</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead</source>
        <translation>
            <numerusform>%n pont előny</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) behind</source>
        <translation>
            <numerusform>%n pont hátrány</numerusform>
        </translation>
    </message>
    <message>
        <source>The best move: %1</source>
        <comment>a hint, which is a sentence</comment>
        <translation>A legjobb lépés: %1</translation>
    </message>
    <message>
        <source>Play the cards</source>
        <translation>Kijátszás</translation>
    </message>
    <message>
        <source>Declare the melds</source>
        <translation>Bemondások</translation>
    </message>
</context>
<context>
    <name>Tartli.RefusedRecords</name>
    <message>
        <source>the hand is over</source>
        <translation>a leosztásnak vége van</translation>
    </message>
    <message>
        <source>no hand is being played</source>
        <translation>nem folyik leosztás</translation>
    </message>
    <message>
        <source>the non-dealer first asks for the turned card</source>
        <translation>előbb az kéri meg a felütött lapot, aki nem oszt</translation>
    </message>
    <message>
        <source>the non-dealer asks for the turned card</source>
        <translation>a felütött lapot az kéri, aki nem oszt</translation>
    </message>
    <message>
        <source>nobody may go out in a hand of sudden death</source>
        <translation>hirtelen halálban senki sem mehet ki</translation>
    </message>
    <message>
        <source>both are out and equal: nobody may go out any more</source>
        <translation>mindketten kint vannak, egyenlő ponttal: már senki sem mehet ki</translation>
    </message>
    <message>
        <source>the turned card is chosen once, before the first packet</source>
        <translation>a felütött lapot egyszer kell megkérni, az első három lap előtt</translation>
    </message>
    <message>
        <source>it is not this player’s turn to play</source>
        <translation>nem ez a játékos következik</translation>
    </message>
    <message>
        <source>%1 is not in this player’s hand</source>
        <translation>ez a lap nincs a játékos kezében: %1</translation>
    </message>
    <message>
        <source>%1 was led and this player holds cards of that suit</source>
        <translation>a hívott lap %1, és a játékosnak van ebből a színből</translation>
    </message>
    <message>
        <source>this player cannot follow suit and holds trumps</source>
        <translation>a játékosnak nincs a hívott színből, de van aduja</translation>
    </message>
    <message>
        <source>the trick is not full</source>
        <translation>az ütés nem teljes</translation>
    </message>
    <message>
        <source>the winner of a trick gathers it</source>
        <translation>az ütést az viszi el, aki megnyerte</translation>
    </message>
    <message>
        <source>melds are declared in tricks 1 to 8 only</source>
        <translation>bemondani csak az első nyolc ütésben lehet</translation>
    </message>
    <message>
        <source>melds are declared in turn, before a card is played</source>
        <translation>bemondani a saját lap előtt kell, amikor a játékoson a sor</translation>
    </message>
    <message>
        <source>all melds of a trick are declared together, once</source>
        <translation>egy ütésben mindent egyszerre kell bemondani, egyszer</translation>
    </message>
    <message>
        <source>at most one set in a trick</source>
        <translation>egy ütésben legfeljebb egy vannak mondható be</translation>
    </message>
    <message>
        <source>at most one sequence in a trick</source>
        <translation>egy ütésben legfeljebb egy sorozat mondható be</translation>
    </message>
    <message>
        <source>at most one sequence of a suit in a trick</source>
        <translation>egy ütésben színenként legfeljebb egy sorozat mondható be</translation>
    </message>
    <message>
        <source>four Nines are not a set in this variant</source>
        <translation>e szabályok szerint négy kilences nem vannak</translation>
    </message>
    <message>
        <source>%1 has scored already</source>
        <translation>ezt már elszámolták: %1</translation>
    </message>
    <message>
        <source>%1 may not follow what this player has scored in that suit</source>
        <translation>ez nem jöhet azután, amit a játékos abban a színben már elszámolt: %1</translation>
    </message>
    <message>
        <source>by what the leader said, this cannot score</source>
        <translation>arra, amit a hívó mondott, ez nem érhet semmit</translation>
    </message>
    <message>
        <source>béla is declared once in a hand</source>
        <translation>a béla egy leosztásban csak egyszer mondható be</translation>
    </message>
    <message>
        <source>this player does not hold King and Over of trumps</source>
        <translation>a játékosnál nincs adu király és felső</translation>
    </message>
    <message>
        <source>béla may be declared until trick 8 is gathered</source>
        <translation>a béla a 8. ütés elviteléig mondható be</translation>
    </message>
    <message>
        <source>béla is declared only before a card is played</source>
        <translation>a bélát akkor kell bemondani, amikor a játékos a többit is bemondhatja</translation>
    </message>
    <message>
        <source>this player does not hold the trump VII</source>
        <translation>a játékosnál nincs az aduhetes</translation>
    </message>
    <message>
        <source>the turned card has been drawn</source>
        <translation>a felütött lapot már felhúzták</translation>
    </message>
    <message>
        <source>only the leader exchanges, before playing a card</source>
        <translation>csak az cserélhet, aki hív, a kijátszás előtt</translation>
    </message>
    <message>
        <source>the exchange comes before the declaration</source>
        <translation>a csere a bemondás előtt van</translation>
    </message>
    <message>
        <source>the exchange comes before béla</source>
        <translation>a csere a béla előtt van</translation>
    </message>
    <message>
        <source>the trump VII was declared in this trick</source>
        <translation>az aduhetest ebben az ütésben bemondták</translation>
    </message>
    <message>
        <source>%1 is not a meld: it takes a rank four times, or suit, top rank and length</source>
        <translation>ez nem bemondás: %1; bemondás egy érték négyszer, vagy szín, legnagyobb lap és hossz</translation>
    </message>
    <message>
        <source>%1 is not a sequence of three to eight cards</source>
        <translation>ez nem három–nyolc lapos sorozat: %1</translation>
    </message>
    <message>
        <source>four cards of rank %1 are not a set</source>
        <translation>négy ilyen lap nem vannak: %1</translation>
    </message>
    <message>
        <source>a sequence is a suit, the rank of its top card, and its length</source>
        <translation>egy sorozat: a színe, a legnagyobb lapjának értéke és a hossza</translation>
    </message>
    <message>
        <source>a declaration holds at least one meld, and nothing else</source>
        <translation>egy bemondásban legalább egy vannak vagy sorozat áll, és semmi más</translation>
    </message>
    <message>
        <source>the 4th, 7th, 10th, 13th, 16th or 19th card may be turned</source>
        <translation>a 4., 7., 10., 13., 16. vagy 19. lapot lehet felütni</translation>
    </message>
    <message>
        <source>%1 is not an action</source>
        <translation>ez nem lépés: %1</translation>
    </message>
    <message>
        <source>%1 is not a text</source>
        <translation>ez nem szöveg: %1</translation>
    </message>
    <message>
        <source>there is no hand %1</source>
        <translation>nincs %1. leosztás</translation>
    </message>
</context>
<context>
    <name>Tartli.Review</name>
    <message>
        <source>The cards were on your side.</source>
        <translation>A lapjárás neked kedvezett.</translation>
    </message>
    <message>
        <source>The cards were against you.</source>
        <translation>A lapjárás ellened volt.</translation>
    </message>
    <message>
        <source>Your chance of winning the game fell from %1% to %2%.</source>
        <translation>A játszma megnyerésének esélye %1%-ról %2%-ra csökkent.</translation>
    </message>
    <message>
        <source>From your cards you could expect to be %1.</source>
        <comment>about … ahead</comment>
        <translation>A lapjaid alapján %1 számíthattál.</translation>
    </message>
    <message>
        <source>You made as many points as your opponent.</source>
        <translation>Ugyanannyi pontot szereztél, mint az ellenfeled.</translation>
    </message>
    <message numerus="yes">
        <source>You made %n point(s) more than your opponent.</source>
        <translation>
            <numerusform>%n ponttal többet szereztél, mint az ellenfeled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You made %n point(s) fewer than your opponent.</source>
        <translation>
            <numerusform>%n ponttal kevesebbet szereztél, mint az ellenfeled.</numerusform>
        </translation>
    </message>
    <message>
        <source>about level</source>
        <comment>what a player could expect from cards</comment>
        <translation>nagyjából egyenlő eredményre</translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) ahead</source>
        <translation>
            <numerusform>körülbelül %n pontos előnyre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) behind</source>
        <translation>
            <numerusform>körülbelül %n pontos hátrányra</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on; a player who goes out with fewer than 501 points loses the game.</source>
        <translation>Játssz tovább; aki 501 pontnál kevesebbel megy ki, elveszti a játszmát.</translation>
    </message>
    <message>
        <source>Play on.</source>
        <translation>Játssz tovább.</translation>
    </message>
    <message numerus="yes">
        <source>Keep the Seven for now; that did better in %n simulated deal(s).</source>
        <translation>
            <numerusform>Egyelőre tartsd meg a hetest; %n kipróbált leosztásban ez jobban jött ki.</numerusform>
        </translation>
    </message>
    <message>
        <source>You made as many points as %1.</source>
        <comment>a name</comment>
        <translation>Ugyanannyi pontot szereztél, mint %1.</translation>
    </message>
    <message numerus="yes">
        <source>You made %n point(s) more than %1.</source>
        <comment>a name</comment>
        <translation>
            <numerusform>%n ponttal többet szereztél, mint %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You made %n point(s) fewer than %1.</source>
        <comment>a name</comment>
        <translation>
            <numerusform>%n ponttal kevesebbet szereztél, mint %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your chance of winning the game fell from about %1% to %2%.</source>
        <translation>A játszma megnyerésének esélye körülbelül %1%-ról %2%-ra csökkent.</translation>
    </message>
    <message numerus="yes">
        <source>That cost about %n point(s).</source>
        <translation>
            <numerusform>Ez körülbelül %n pontba került.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That cost %n point(s) (counted to the last trick).</source>
        <translation>
            <numerusform>Ez %n pontba került (az utolsó ütésig kiszámolva).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tartli.ShownMelds</name>
    <message>
        <source>%1: %2</source>
        <comment>who scored, and the points</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Tartli.Statistics</name>
    <message>
        <source>Matches</source>
        <translation>Partik</translation>
    </message>
    <message>
        <source>Matches with hints</source>
        <translation>Partik tippel</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Leghosszabb győzelmi sorozat</translation>
    </message>
    <message>
        <source>Games won : lost</source>
        <translation>Nyert : vesztett játszmák</translation>
    </message>
    <message>
        <source>Stichmatsch</source>
        <translation>Stichmatsch</translation>
    </message>
    <message>
        <source>False claims</source>
        <translation>Téves kimenések</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Leosztások</translation>
    </message>
    <message>
        <source>Points per hand</source>
        <translation>Pont leosztásonként</translation>
    </message>
    <message>
        <source>   from tricks</source>
        <translation>   ütésekből</translation>
    </message>
    <message>
        <source>   from melds</source>
        <translation>   bemondásokból</translation>
    </message>
    <message>
        <source>Your best meld</source>
        <translation>Legjobb bemondásod</translation>
    </message>
    <message>
        <source>Best meld of an opponent</source>
        <translation>Ellenfél legjobb bemondása</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Szint</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Nyert partik</translation>
    </message>
    <message>
        <source>Matches lost</source>
        <translation>Vesztett partik</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Nyert játszmák</translation>
    </message>
    <message>
        <source>Games lost</source>
        <translation>Vesztett játszmák</translation>
    </message>
    <message>
        <source>Maccs won</source>
        <translation>Adott maccs</translation>
    </message>
    <message>
        <source>Maccs lost</source>
        <translation>Kapott maccs</translation>
    </message>
    <message>
        <source>Stichmatsch, mine</source>
        <translation>Stichmatsch (én)</translation>
    </message>
    <message>
        <source>Stichmatsch, opponent’s</source>
        <translation>Stichmatsch (ellenfél)</translation>
    </message>
    <message>
        <source>False claims, mine</source>
        <translation>Téves kimenések (én)</translation>
    </message>
    <message>
        <source>False claims, opponent’s</source>
        <translation>Téves kimenések (ellenfél)</translation>
    </message>
    <message>
        <source>Points per hand, mine</source>
        <translation>Pont leosztásonként (én)</translation>
    </message>
    <message>
        <source>Points per hand, opponent’s</source>
        <translation>Pont leosztásonként (ellenfél)</translation>
    </message>
    <message>
        <source>From tricks, mine</source>
        <translation>Ütésekből (én)</translation>
    </message>
    <message>
        <source>From tricks, opponent’s</source>
        <translation>Ütésekből (ellenfél)</translation>
    </message>
    <message>
        <source>From melds, mine</source>
        <translation>Bemondásokból (én)</translation>
    </message>
    <message>
        <source>From melds, opponent’s</source>
        <translation>Bemondásokból (ellenfél)</translation>
    </message>
    <message>
        <source>Best meld, mine</source>
        <translation>Legjobb bemondás (én)</translation>
    </message>
    <message>
        <source>Best meld, opponent’s</source>
        <translation>Legjobb bemondás (ellenfél)</translation>
    </message>
    <message>
        <source>Double games (maccs), won : lost</source>
        <translation>Adott : kapott maccs</translation>
    </message>
    <message>
        <source>%1 won : lost</source>
        <comment>the word for a game that counts twice</comment>
        <translation>%1, adott : kapott</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Mindegyik</translation>
    </message>
    <message>
        <source>Include h&amp;ouse rules</source>
        <translation>Há&amp;zi szabályok is</translation>
    </message>
    <message>
        <source>Matches with your own rules count towards the rules they resemble most</source>
        <translation>A saját szabályokkal játszott partik ahhoz a szabályhoz számítanak, amelyhez a leginkább hasonlítanak</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Szabályok:</translation>
    </message>
    <message>
        <source>Hands reviewed</source>
        <translation>Átnézett leosztások</translation>
    </message>
    <message>
        <source>Cost of mistakes per hand</source>
        <translation>Hibák ára leosztásonként</translation>
    </message>
    <message>
        <source>Throwing away a won game counts as %1 points.</source>
        <translation>Ha egy nyert játszmát elrontasz, az %1 pontnak számít.</translation>
    </message>
    <message>
        <source>Pairs: you : opponent.</source>
        <translation>A számpárokban az első a tiéd.</translation>
    </message>
</context>
<context>
    <name>Tartli.Training</name>
    <message>
        <source>Four Overs are possible</source>
        <translation>Négy felső lehetséges</translation>
    </message>
    <message>
        <source>Four Kings are possible</source>
        <translation>Négy király lehetséges</translation>
    </message>
    <message>
        <source>A sequence of four or more</source>
        <translation>Kvart vagy hosszabb sorozat</translation>
    </message>
    <message>
        <source>I have béla</source>
        <translation>Nálam a béla</translation>
    </message>
    <message>
        <source>I have the Seven of trumps</source>
        <translation>Nálam az aduhetes</translation>
    </message>
    <message>
        <source>I have no trumps</source>
        <translation>Nincs adum</translation>
    </message>
    <message>
        <source>Do you declare something now, and what?</source>
        <translation>Bemondasz most valamit, és mit?</translation>
    </message>
</context>
<context>
    <name>Tartli.Variants</name>
    <message>
        <source>Hungarian</source>
        <translation>Magyar</translation>
    </message>
    <message>
        <source>Austrian</source>
        <translation>Osztrák</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Saját szabályok</translation>
    </message>
</context>
<context>
    <name>TurningTable</name>
    <message>
        <source>Other player: go out</source>
        <translation>Másik játékos: kimegy</translation>
    </message>
    <message>
        <source>Other player: speak</source>
        <translation>Másik játékos: közbeszól</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>%1 goes out</source>
        <comment>a player who is not to move</comment>
        <translation>%1 kimegy</translation>
    </message>
    <message>
        <source>%1 speaks</source>
        <comment>a player who is not to move</comment>
        <translation>%1 közbeszól</translation>
    </message>
    <message>
        <source>I’m %1: open the curtain</source>
        <translation>%1 vagyok: mutasd</translation>
    </message>
    <message>
        <source>%1, it’s your turn</source>
        <translation>%1, te jössz</translation>
    </message>
    <message>
        <source>Your cards are behind the curtain. %1, look away.</source>
        <translation>A lapjaid a függöny mögött vannak. %1, nézz félre.</translation>
    </message>
    <message>
        <source>%1, now you may speak</source>
        <comment>a player who is not to move</comment>
        <translation>%1, tiéd a szó</translation>
    </message>
</context>
<context>
    <name>_GroupBox</name>
    <message>
        <source>Its parts</source>
        <translation>Részei</translation>
    </message>
    <message numerus="yes">
        <source>Declared in parts, it can score %1 points over %n trick(s)</source>
        <translation>
            <numerusform>Részletekben bemondva: %1 pont, %n ütés alatt</numerusform>
        </translation>
    </message>
    <message>
        <source>No tricks are left for declaring melds.</source>
        <translation>Már nincs olyan ütés, amelyben be lehet mondani.</translation>
    </message>
    <message>
        <source>No part of it can score any more.</source>
        <translation>Egyetlen része sem érhet már pontot.</translation>
    </message>
    <message numerus="yes">
        <source>With %n trick(s) left for melds, one of these could still score: %1.</source>
        <translation>
            <numerusform>Bemondani még %n ütésben lehet, ezek közül egy még pontot hozhat: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n trick(s) left, these could score %1 points in this order: %2.</source>
        <translation>
            <numerusform>Bemondani még %n ütésben lehet, ebben a sorrendben ezek %1 pontot hozhatnak: %2.</numerusform>
        </translation>
    </message>
</context>
</TS>
