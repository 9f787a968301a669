"""The table for screen readers: its parts, cards and notes, and the interfaces that Qt asks for."""
