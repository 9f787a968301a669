"""How Ulti lies on the table."""
