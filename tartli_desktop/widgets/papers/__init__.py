"""Papers that lie on the table: their frame, their content and their place."""
