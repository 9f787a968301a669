"""The match that is being played: who acts, what is saved, what the table is told."""
