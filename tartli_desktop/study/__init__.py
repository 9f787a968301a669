"""The study table: hands of which some cards may be unknown, with lines of actions that branch. No Qt."""
