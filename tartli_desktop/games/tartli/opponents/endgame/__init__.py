"""Tricks 8 to 16, in which all cards are known: solved, looked up, estimated."""
