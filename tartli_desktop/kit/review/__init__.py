"""The review of a finished hand: its decisions, what each cost, its stored form, and how it is told."""
