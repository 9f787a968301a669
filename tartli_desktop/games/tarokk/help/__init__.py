"""What the help tells of Hungarian Tarokk."""
