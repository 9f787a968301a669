"""Which match is on the table: begun, saved, left, played again."""
