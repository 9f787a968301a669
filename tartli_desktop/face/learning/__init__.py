"""What a game offers learners: help, hints, a lesson, puzzles and reviews."""
