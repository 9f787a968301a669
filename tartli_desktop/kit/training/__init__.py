"""Finds hands and questions for practice, in the opponents' process."""
