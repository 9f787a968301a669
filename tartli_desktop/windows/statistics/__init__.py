"""Statistics of finished matches."""
