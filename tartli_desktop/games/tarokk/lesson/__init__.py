"""The guided first hand of Hungarian Tarokk."""
