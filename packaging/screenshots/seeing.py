"""What helps to see: corners of cards, contrast, and everything with words in letters twice as large."""

from __future__ import annotations

from tartli_desktop.settings.game_options import AssistancePreset
from tartli_desktop.settings.settings import ColourScheme, LargeIndex

from .setups.beginnings import choose_turned_card, curtain, curtain_open, draw
from .setups.dialogs import dialog, first_start, house_rules, menu, message, new_match_of_two
from .setups.help import points_card
from .setups.hints import hint
from .setups.learning import lesson
from .setups.looks import with_settings
from .setups.matches import match_record, matches, review, statistics
from .setups.preferences import own_pack, settings_page
from .setups.tartli_table import at_table, contest, french_pack, helped, practice, why_not
from .setups.ulti_and_tarokk import tarokk, ulti
from .studio import SetUp

_TAUGHT_AND_FOR_TWO: dict[str, SetUp] = {
    "new-match-two": new_match_of_two,
    "curtain": curtain,
    "curtain-open": curtain_open,
    "lesson": lesson("talon"),
    "lesson-slate": lesson("slate"),
    "lesson-meld": lesson("terc"),
    "lesson-strayed": lesson("contest won", stray="play LA"),
    "lesson-end": lesson(""),
}
_LARGE: dict[str, SetUp] = {
    "first-start": first_start,
    "draw-for-dealer": draw,
    "choose-turned-card": choose_turned_card,
    "contest": contest,
    "scored-melds": at_table("scored-melds"),
    "may-go-out": at_table("going-out"),
    "why-not": why_not,
    "practice": practice,
    "hint-early": hint("own-lead"),
    "beginner-board": helped("trick-9", AssistancePreset.BEGINNER),
    "new-match": dialog("open_new_match"),
    "house-rules": house_rules,
    "meld-dialog": at_table("own-lead", "look_at_melds"),
    "scored-melds-dialog": at_table("scored-melds", "see_melds"),
    "false-claim": at_table("own-lead", "go_out"),
    "end-of-hand": at_table("hand-over"),
    "match-won": at_table("match-won"),
    "settings": settings_page(4),
    "matches": matches,
    "statistics": statistics(),
    "match-record": match_record,
    "review": review(25),
    "how-to-play": dialog("open_how_to_play"),
    "points-card": points_card,
    "about": dialog("open_about"),
    "message": message,
    "menu": menu,
    "own-pack": own_pack,
    **_TAUGHT_AND_FOR_TWO,
}
_OTHER_GAMES: dict[str, SetUp] = {
    "ulti-trick": ulti(3, lambda view: len(view.tricks) == 4),
    "ulti-ladder": ulti(2, lambda view: view.phase == "bid", "bid"),
    "ulti-doubling": ulti(3, lambda view: view.phase == "play", "double"),
    "ulti-end-of-hand": ulti(1),
    "ulti-balance": ulti(4),
    "tarokk-announcing": tarokk(2, lambda view: view.phase == "announce", "announce"),
    "tarokk-trick": tarokk(4, lambda view: len(view.winners) > 1 and len(view.trick) == 3),
    "tarokk-end-of-hand": tarokk(4),
}
_CONTRAST: dict[str, SetUp] = {
    "first-start": first_start,
    "contest": contest,
    "trick-9-dimmed": at_table("trick-9"),
    "may-go-out": at_table("going-out"),
    "new-match": dialog("open_new_match"),
    "end-of-hand": at_table("hand-over"),
    "match-won": at_table("match-won"),
    "settings": dialog("open_settings"),
    "matches": matches,
    "review": review(25),
    "statistics": statistics(),
    "how-to-play": dialog("open_how_to_play"),
    "points-card": points_card,
    **_TAUGHT_AND_FOR_TWO,
}
TO_SEE_WELL: dict[str, SetUp] = {
    "slate-folded": with_settings(at_table("scored-melds"), slate_folded=True),
    "large-corners": with_settings(at_table("trick-9"), large_index=LargeIndex.ON),
    "large-corners-french": with_settings(french_pack, large_index=LargeIndex.ON),
    "four-colours": with_settings(at_table("trick-9"), four_colours=True),
    "four-colours-french": with_settings(french_pack, four_colours=True),
    "large-corners-four-colours": with_settings(contest, large_index=LargeIndex.ON, four_colours=True),
    **{f"{name}-large": with_settings(take, text_scale=2.0) for name, take in _LARGE.items()},
    **{
        f"{name}-contrast": with_settings(take, colour_scheme=ColourScheme.HIGH_CONTRAST)
        for name, take in _CONTRAST.items()
    },
    **{f"{name}-large": with_settings(take, text_scale=2.0) for name, take in _OTHER_GAMES.items()},
}
