from tartli_desktop.widgets.panel import table_panel

# The simulated person clicks faster than one who has to see a new button first.
table_panel.NEW_FOR = 0
