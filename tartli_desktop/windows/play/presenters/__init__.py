"""Show the match at the table."""
