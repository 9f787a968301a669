"""Where a user's files are, and how to write them so that nothing is lost."""
