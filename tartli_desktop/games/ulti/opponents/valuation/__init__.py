"""What a hand is worth before the play: how likely each part is won, and in which contract."""
