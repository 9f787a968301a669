"""The review of a finished hand of Hungarian Tarokk."""
