"""Words and buttons on the cloth: what the match waits for, and the possible actions."""
