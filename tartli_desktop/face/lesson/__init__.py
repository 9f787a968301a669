"""What the guided first hands of the games have in common."""
