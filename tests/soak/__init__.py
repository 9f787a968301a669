from tartli_desktop.widgets.panel import panel_button

# The simulated person clicks faster than one who has to see a new button first.
panel_button.NEW_FOR = 0
