"""Asks opponents, in a process of their own."""
