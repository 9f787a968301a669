"""The games, a folder each. Which of them can be played stands in ``tartli_desktop.game.registry``."""
