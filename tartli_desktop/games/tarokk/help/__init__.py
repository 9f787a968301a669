"""What the help says about Hungarian Tarokk."""
