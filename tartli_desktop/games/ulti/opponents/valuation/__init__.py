"""What a hand is worth before the play: how likely each bet is won, and in which contract."""
