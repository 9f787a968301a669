"""The court cards."""
