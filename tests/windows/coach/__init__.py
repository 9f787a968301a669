"""Tests of the lists of what actions are worth."""
