"""Where a user's files are, and how they are written so that nothing is lost."""
