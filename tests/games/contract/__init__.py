"""Tests that every registered game passes, and the toy with them: what the program relies on in a game."""
