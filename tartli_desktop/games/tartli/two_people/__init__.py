"""Two people at one table: the session, the curtain between their looks, and what is said meanwhile."""
