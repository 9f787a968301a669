"""Training in the window: questions before the play, and hands of a chosen kind."""
