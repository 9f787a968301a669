"""What there is to see, set up: each function opens a window, or makes a function that does."""
