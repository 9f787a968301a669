"""Filling in translated texts."""

import pytest

from tartli_desktop.text.placeholders import begun, fill


@pytest.mark.parametrize(("text", "alone"), [("kettő: Anna", "Kettő: Anna"), ("ötös", "Ötös"), ("", "")])
def test_what_begins_a_sentence_has_a_capital_letter(text: str, alone: str) -> None:
    assert begun(text) == alone


def test_a_value_is_filled_in_as_it_is() -> None:
    assert fill("%2 to %1", "%2[t]", 3) == "3 to %2[t]"
    assert fill("%1 and %2", "one") == "one and %2"


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("Vilma", "Vilmát Vilmának Vilmáé"),
        ("Ágoston", "Ágostont Ágostonnak Ágostoné"),
        ("Kornél", "Kornélt Kornélnak Kornélé"),
        ("Szalayné", "Szalaynét Szalaynénak Szalaynéé"),
        ("Bálint", "Bálintot Bálintnak Bálinté"),
        ("Jenő", "Jenőt Jenőnek Jenőé"),
        ("Józsi bácsi", "Józsi bácsit Józsi bácsinak Józsi bácsié"),
        ("Ilona néni", "Ilona nénit Ilona néninek Ilona nénié"),
        ("Lajos", "Lajost Lajosnak Lajosé"),
        ("Ágnes", "Ágnest Ágnesnek Ágnesé"),
        ("Zsolt", "Zsoltot Zsoltnak Zsolté"),
        ("Anna 2", "Anna 2-t Anna 2-nek Anna 2-é"),
        ("B.", "B.-t B.-nek B.-é"),
    ],
)
def test_a_name_has_the_hungarian_ending_that_its_sounds_want(name: str, wanted: str) -> None:
    assert fill("%1[t] %1[nak] %1[é]", name) == wanted


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("Mary", "Maryt Maryvel Marynek"),
        ("Harry", "Harryt Harryvel Harrynek"),
        ("Tommy", "Tommyt Tommyval Tommynak"),
        ("Jenny", "Jennyt Jennyvel Jennynek"),
        ("Szalay", "Szalayt Szalayval Szalaynak"),
        ("Ady", "Adyt Adyval Adynak"),
        ("Nagy", "Nagyot Naggyal Nagynak"),
        ("Mihály", "Mihályt Mihállyal Mihálynak"),
        ("György", "Györgyöt Györggyel Györgynek"),
        ("Zoë", "Zoët Zoëval Zoënak"),
        ("Chloë", "Chloët Chloëval Chloënak"),
        ("Zoé", "Zoét Zoéval Zoénak"),
    ],
)
def test_a_final_y_and_the_vowels_of_other_languages_end_a_name_as_they_sound(name: str, wanted: str) -> None:
    """What is spoken as a vowel takes -val and a bare -t; gy, ly, ny and ty are consonants."""
    assert fill("%1[t] %1[val] %1[nak]", name) == wanted


@pytest.mark.parametrize(
    ("card", "wanted"),
    [
        ("makk ász", "a makk ászt"),
        ("zöld nyolcas", "a zöld nyolcast"),
        ("piros felső", "a piros felsőt"),
        ("tök király", "a tök királyt"),
        ("kőr dáma", "a kőr dámát"),
        ("káró bubi", "a káró bubit"),
        ("pikk lovas", "a pikk lovast"),
        ("piros ász szept", "a piros ász szeptet"),
        ("tök király terc", "a tök király tercet"),
        ("makk felső kvart", "a makk felső kvartot"),
        ("felső vannak", "a felső vannakot"),
        ("piros", "a pirosat"),
        ("három", "a hármat"),
        ("egy", "az egyet"),
        ("szóló", "a szólót"),
        ("tök", "a tököt"),
        ("zöld", "a zöldet"),
        ("skíz", "a skízt"),
        ("pagát", "a pagátot"),
        ("XXI", "a XXI-est"),
        ("XX", "a XX-ast"),
        ("XVIII", "a XVIII-ast"),
        ("XII", "a XII-est"),
        ("VI", "a VI-ost"),
        ("V", "az V-öst"),
        ("ulti", "az ultit"),
        ("passz", "a passzt"),
        ("40-100", "a 40-100-at"),
        ("11", "a 11-et"),
        ("1", "az 1-et"),
        ("50", "az 50-et"),
    ],
)
def test_a_card_and_a_number_have_a_hungarian_article_and_ending(card: str, wanted: str) -> None:
    assert fill("[a]%1[t]", card) == wanted


@pytest.mark.parametrize(
    ("card", "wanted"),
    [
        ("zöld király", "zöld királlyal zöld királyra zöld királyban"),
        ("makk ász", "makk ásszal makk ászra makk ászban"),
        ("tök alsó", "tök alsóval tök alsóra tök alsóban"),
        ("kőr dáma", "kőr dámával kőr dámára kőr dámában"),
        ("piros tízes", "piros tízessel piros tízesre piros tízesben"),
        ("tök", "tökkel tökre tökben"),
        ("makk", "makkal makkra makkban"),
        ("piros kilences terc", "piros kilences terccel piros kilences tercre piros kilences tercben"),
        ("XX", "XX-assal XX-asra XX-asban"),
        ("XXI", "XXI-essel XXI-esre XXI-esben"),
        ("pagát", "pagáttal pagátra pagátban"),
    ],
)
def test_a_card_has_the_hungarian_ending_that_its_sounds_want(card: str, wanted: str) -> None:
    assert fill("%1[val] %1[ra] %1[ban]", card) == wanted


def test_a_hungarian_list_has_an_article_and_an_ending_for_each_thing() -> None:
    assert fill("%1[mindet]", "kőr dáma, V és XX") == "a kőr dámát, az V-öst és a XX-ast"


@pytest.mark.parametrize(
    ("card", "wanted"),
    [
        ("Laub-Achter", "Der Laub-Achter, den Laub-Achter, dem Laub-Achter"),
        ("Herz-Sau", "Die Herz-Sau, die Herz-Sau, der Herz-Sau"),
        ("Karo-Ass", "Das Karo-Ass, das Karo-Ass, dem Karo-Ass"),
        ("Pik-Dame", "Die Pik-Dame, die Pik-Dame, der Pik-Dame"),
        ("Herz-Neuner-Terz", "Die Herz-Neuner-Terz, die Herz-Neuner-Terz, der Herz-Neuner-Terz"),
        ("XX", "Der XX, den XX, dem XX"),
        ("Sküs", "Der Sküs, den Sküs, dem Sküs"),
        ("Ulti in Herz", "Der Ulti in Herz, den Ulti in Herz, dem Ulti in Herz"),
        ("Vier Asse", "Die Vier Asse, die Vier Asse, den Vier Assen"),
        ("Vier Könige", "Die Vier Könige, die Vier Könige, den Vier Königen"),
        ("vier Ober", "Die vier Ober, die vier Ober, den vier Obern"),
        ("vier Buben", "Die vier Buben, die vier Buben, den vier Buben"),
        ("Doppelspiel", "Das Doppelspiel, das Doppelspiel, dem Doppelspiel"),
        ("Mondfang", "Der Mondfang, den Mondfang, dem Mondfang"),
        ("Herz-Bub", "Der Herz-Bub, den Herz-Buben, dem Herz-Buben"),
        ("Pik-Bub-Terz", "Die Pik-Bub-Terz, die Pik-Bub-Terz, der Pik-Bub-Terz"),
        ("40-100 Ulti", "Der 40-100 mit Ulti, den 40-100 mit Ulti, dem 40-100 mit Ulti"),
        ("Einfaches in Herz", "Das Einfache in Herz, das Einfache in Herz, dem Einfachen in Herz"),
        ("Offener Bettel", "Der offene Bettel, den offenen Bettel, dem offenen Bettel"),
        ("stiller Ulti", "Der stille Ulti, den stillen Ulti, dem stillen Ulti"),
        ("stille Vier Asse", "Die stillen Vier Asse, die stillen Vier Asse, den stillen Vier Assen"),
    ],
)
def test_a_card_and_a_bid_have_the_german_article_of_their_gender(card: str, wanted: str) -> None:
    assert fill("[Der]%1, [den]%1, [dem]%1", card) == wanted


@pytest.mark.parametrize(
    ("bid", "wanted"),
    [
        ("Zweier", "einen Zweier"),
        ("Solo", "ein Solo"),
        ("Trull", "eine Trull"),
        ("Einfaches", "ein Einfaches"),
        ("Vier Asse", "Vier Asse"),
        ("Karo-Bub", "einen Karo-Buben"),
        ("Ulti Offener Durchmarsch in Herz", "einen Ulti mit offenem Durchmarsch in Herz"),
        ("40-100 Ulti Vier Asse", "einen 40-100 mit Ulti und Vier Assen"),
        ("Offener Durchmarsch ohne Atout", "einen offenen Durchmarsch ohne Atout"),
    ],
)
def test_a_bid_has_the_german_article_of_its_gender(bid: str, wanted: str) -> None:
    assert fill("[einen]%1", bid) == wanted


def test_a_german_sentence_behind_a_colon_has_a_capital_letter() -> None:
    assert (
        fill("%1: [Satz]%2.", "Laub-Sau", "so behältst du die Bela") == "Laub-Sau: So behältst du die Bela."
    )
