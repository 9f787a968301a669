"""Statistics of the finished matches."""
