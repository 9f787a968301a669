"""What Ulti says, in the user's language."""
