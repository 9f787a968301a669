"""The match on the table: beginning it, saving it, leaving it, playing it again."""
