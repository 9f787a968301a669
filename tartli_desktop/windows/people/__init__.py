"""The people who play at this computer: who plays, and who is among them."""
