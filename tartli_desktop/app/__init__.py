"""The start of the program, its command line, and what it does without a window."""
