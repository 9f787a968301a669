"""Two people at one table: the session, the curtain between their turns, and the texts for it."""
