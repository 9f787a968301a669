"""Random house rules, apart from ``playing``, which programs import without loading Hypothesis."""

from hypothesis import strategies as st

from tartli_desktop.games.tartli import Variant


def variants() -> st.SearchStrategy[Variant]:
    """Every switch of R11 at random."""
    switch = st.booleans()
    return st.builds(
        Variant,
        name=st.sampled_from(("hungarian", "austrian", "own")),
        turned_card=st.sampled_from(("nineteenth", "choice")),
        next_dealer=st.sampled_from(("alternate", "winner")),
        set_of_nines=switch,
        tens_below_unders=switch,
        sequences_per_trick=st.sampled_from(("one", "one_per_suit")),
        further_sequences=st.sampled_from(("higher_or_apart", "not_inside")),
        bar_touching_sequences=switch,
        bela_with_melds=switch,
        exchange=st.sampled_from(("leader", "any_time")),
        show_trick_7_draw=switch,
        stichmatsch=switch,
        double_below=st.integers(1, 501),
        match_target=st.one_of(st.none(), st.integers(1, 3)),
    )
