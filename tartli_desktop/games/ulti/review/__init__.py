"""The review of a finished hand of Ulti."""
