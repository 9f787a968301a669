from tartli_desktop.widgets.panel import click_guard

# The simulated person clicks faster than one who has to see a new button first.
click_guard.NEW_FOR = 0
