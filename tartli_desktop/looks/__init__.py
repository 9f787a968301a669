"""The looks of the program: colours, wood, icons, fonts and the focus ring."""
