"""How the program looks: colours, wood, icons, letters, the ring of the keyboard focus."""
