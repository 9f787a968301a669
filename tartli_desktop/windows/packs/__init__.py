"""The dialog in which a player makes a pack from pictures."""
