"""Tests of the words of Hungarian Tarokk."""
