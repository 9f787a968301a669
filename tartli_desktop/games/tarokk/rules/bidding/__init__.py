"""What is said before the play: the auction, the call, announcements and kontras (T4, T5, T8 to T10)."""
