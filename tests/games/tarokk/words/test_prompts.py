"""Sentences on what the player must do now and on what everybody may know."""

from tartli_desktop.games.tarokk import Match
from tartli_desktop.games.tarokk.words import prompts
from tartli_desktop.session.match_state import Phase
from tests.games.tarokk.positions import dealt, play

NAMES = ("Anna", "Bence", "Cili", "Dani")


def asked(match: Match) -> str:
    assert match.to_move is not None
    return prompts.prompt(Phase.DECIDE, match.view(match.to_move), NAMES)


def test_the_auction() -> None:  # T4.3, T4.4
    match = dealt(["SKIZ", "XXI"])
    assert asked(match) == "Your bid? For Two you need the XIX, for One the XVIII."
    play(match, "bid three")
    # Who has bid what stands above.
    assert prompts.caption(match.view(1), NAMES) == "Anna: Three"
    assert asked(match) == "Bid higher? For One you need the XIX, for Solo the XVIII."
    play(match, "bid two")
    assert asked(match) == "Without an honour (Skíz, XXI or Pagát) you can only pass."
    play(match, "pass, pass")
    # A pass would yield the game, but Anna has no XX (T5.7).
    told = (
        "You can only hold. A pass would promise the XX and a high honour. "
        "For One you need the XIX, for Solo the XVIII."
    )
    assert asked(match) == told


def test_nobody_is_asked_to_bid_higher_who_cannot() -> None:
    """T4.4: a solo can be held, but is the highest bid."""
    match = dealt(["SKIZ XIX", "XXI", "I"], played="bid three, bid two, pass, pass, hold, bid one")
    assert "Hold, bid higher or pass?" in asked(match)
    play(match, "hold, bid solo")
    assert asked(match) == "Hold or pass?"


def test_how_the_auction_went_is_told_until_the_play() -> None:  # T4.11
    match = dealt(["SKIZ", "XXI", "I"])
    assert "Bids" not in prompts.state_line(match.view(3), NAMES)
    play(match, "bid three, bid two, pass, pass, hold, bid one")
    told = "Bids: Anna Three, Bence Two, Cili pass, Dani pass, Anna hold Two, Bence One."
    assert prompts.state_line(match.view(3), NAMES) == f"Bence has bid: One. {told} Anna is bidding."
    play(match, "pass")
    assert told.replace(" One.", " One, Anna pass.") in prompts.state_line(match.view(3), NAMES)


def called(hands: list[str], *, owes: bool = False) -> Match:
    """A hand with Bence as declarer, who has still to call; nobody has annulled."""
    match = dealt(hands)
    play(match, "pass, bid three, pass, pass" if not owes else "bid two, bid one, pass, pass, pass")
    while match.phase in ("discard", "annul"):
        assert match.to_move is not None
        calm = [each for each in match.legal_actions(match.to_move) if str(each) != "annul"]
        match.apply(match.to_move, calm[-1])
    return match


PARTNERLESS = ["V IV III HK DK", "SKIZ XXI XV XIV XIII", "XX XI X IX", "XVI XII VIII VII"]


def test_the_call_and_the_round_of_announcements() -> None:  # T8, T10.3
    match = called(PARTNERLESS)
    assert asked(match) == "Call the XX: its holder is your partner."
    play(match, "call XX, pass")
    # Cili holds XX, so she is of the declarer's side as presumed; there is nothing that she could double yet.
    assert asked(match) == "Announce something, or say “Pass”."
    assert prompts.own_side(match.view(2), NAMES) == "You are Bence’s partner; nobody else knows it."
    play(match, "pass")
    # Dani is an opponent, but an announcement would count Dani as the declarer's partner.
    told = "To announce now would make you the declarer’s partner. Say kontra first, or just “Pass”."
    assert asked(match) == told
    play(match, "kontra game")
    assert asked(match) == "Announce something, or say “Pass”."
    assert prompts.presumed_side(match.view(0)) == "O"
    assert (
        prompts.caption(match.view(0), NAMES) == "Bence: Three (Kontra)\nCalled: XX\nYou play against Bence"
    )


def test_a_partner_whom_all_know_is_named() -> None:  # T10.1
    match = called(PARTNERLESS)
    play(match, "call XX, pass")
    assert prompts.caption(match.view(1), NAMES) == "Bence: Three\nCalled: XX"
    play(match, "2:trull")
    assert prompts.caption(match.view(1), NAMES).startswith("Bence: Three\nPartner: Cili (XX)")
    assert "You are the declarer: Three. Partner: Cili (XX)." in prompts.state_line(match.view(1), NAMES)
    assert prompts.caption(match.view(2), NAMES).startswith("Bence: Three\nCalled: XX\nYou are the partner")


def test_a_declarer_of_whom_all_know_it_plays_alone() -> None:  # T8.3.3, T10.1
    match = called(["V IV III HK DK", "SKIZ XXI XX XIV XIII", "XV XI X IX", "XVI XII VIII VII"])
    play(match, "call XX, pass, pass, pass, pass")
    assert prompts.own_side(match.view(1), NAMES) == "You play alone; nobody else knows it."
    assert "Called: XX" in prompts.caption(match.view(0), NAMES)
    while not match.view(0).all_sides_public:
        assert match.to_move is not None
        match.apply(match.to_move, match.legal_actions(match.to_move)[0])
    assert prompts.own_side(match.view(1), NAMES) == "You play alone."
    assert "Bence plays alone" in prompts.caption(match.view(0), NAMES)


def test_what_is_owed_comes_first() -> None:  # T5.4, T9.8
    match = called(["XIX XVIII XVII XVI XIV XIII XII I HK", "SKIZ XXI"], owes=True)
    assert asked(match) == "Call the XIX, which Anna has promised."
    play(match, "call XIX, pass, pass, pass")
    assert asked(match) == "You owe Pagátultimó: declare your tarokks first."
    play(match, "tarokks 8")
    assert asked(match) == "For your cue bid you owe Pagátultimó: announce it before you pass."
