"""The chalk scoreboard (R13): points to chalk marks, and the widget that draws them."""
