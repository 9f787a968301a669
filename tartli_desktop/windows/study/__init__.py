"""The study table: a hand set up or taken over, what can be done in it, and the lines that were tried."""
