"""What a game offers to those who learn it: help, hints, a lesson, puzzles and reviews."""
