"""The dialog in which a player makes a pack of own pictures."""
