"""What a hand is worth before the play: how likely each component is won, and in which contract."""
