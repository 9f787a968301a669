"""The match in progress: who acts, what is saved, and what the table is told."""
