"""The help: its window, search, and the chapters about the program."""
