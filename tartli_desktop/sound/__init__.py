"""The sounds of the program."""
