"""Tests that every registered game and the toy must pass: what the program relies on in a game."""
