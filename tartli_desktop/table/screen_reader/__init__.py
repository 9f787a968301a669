"""What screen readers are told of the table: its parts, cards and notes, and how Qt asks for them."""
