"""Words and buttons on the cloth: what the match waits for, and what can be done."""
