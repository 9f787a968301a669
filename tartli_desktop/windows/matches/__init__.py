"""The list of matches, their records and files."""
