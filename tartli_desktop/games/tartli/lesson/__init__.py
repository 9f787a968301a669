"""The guided first hand of Tartli."""
