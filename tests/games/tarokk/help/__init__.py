"""The help of Hungarian Tarokk."""
